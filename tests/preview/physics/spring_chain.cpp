// The oracle of test_oracle.py: a chain of balls on springs in Bullet itself, with its own spring constraints.
//
// Reads from stdin: links, steps, seconds a step, mass, radius, spacing, stiffness of moving and of turning, gravity.
// Writes a line of x y z for each ball after each step. The first ball is led: along x by sin(step / 9).
#include <btBulletDynamicsCommon.h>

#include <cmath>
#include <cstdio>
#include <vector>

static btRigidBody* ball(btDiscreteDynamicsWorld& world, btScalar mass, btScalar radius, btScalar height) {
    auto* shape = new btSphereShape(radius);
    btVector3 inertia(0, 0, 0);
    if (mass > 0) shape->calculateLocalInertia(mass, inertia);
    btTransform start(btQuaternion::getIdentity(), btVector3(0, height, 0));
    btRigidBody::btRigidBodyConstructionInfo info(mass, new btDefaultMotionState(start), shape, inertia);
    info.m_additionalDamping = true;
    info.m_linearDamping = info.m_angularDamping = 0.5;
    auto* body = new btRigidBody(info);
    body->setActivationState(DISABLE_DEACTIVATION);
    if (mass == 0) body->setCollisionFlags(body->getCollisionFlags() | btCollisionObject::CF_KINEMATIC_OBJECT);
    world.addRigidBody(body, 1, 0);
    return body;
}

static void tie(btDiscreteDynamicsWorld& world, btRigidBody& above, btRigidBody& below, btScalar spacing, btScalar moving,
                btScalar turning) {
    btTransform at_above = btTransform::getIdentity(), at_below = btTransform::getIdentity();
    at_above.setOrigin(btVector3(0, -spacing / 2, 0));
    at_below.setOrigin(btVector3(0, spacing / 2, 0));
    auto* spring = new btGeneric6DofSpringConstraint(above, below, at_above, at_below, true);
    for (int axis = 0; axis < 6; ++axis) {
        spring->setLimit(axis, 1, -1);
        spring->enableSpring(axis, true);
        spring->setStiffness(axis, axis < 3 ? moving : turning);
        spring->setDamping(axis, 1);
        spring->setEquilibriumPoint(axis, 0);
    }
    world.addConstraint(spring, false);
}

int main() {
    int links, steps;
    double seconds, mass, radius, spacing, moving, turning, gravity;
    if (scanf("%d %d %lf %lf %lf %lf %lf %lf %lf", &links, &steps, &seconds, &mass, &radius, &spacing, &moving, &turning,
              &gravity) != 9)
        return 1;
    btDefaultCollisionConfiguration configuration;
    btCollisionDispatcher dispatcher(&configuration);
    btDbvtBroadphase broadphase;
    btSequentialImpulseConstraintSolver solver;
    btDiscreteDynamicsWorld world(&dispatcher, &broadphase, &solver, &configuration);
    world.setGravity(btVector3(0, -gravity, 0));
    std::vector<btRigidBody*> balls;
    for (int row = 0; row <= links; ++row) {
        balls.push_back(ball(world, row ? mass : 0, radius, -spacing * row));
        if (row) tie(world, *balls[row - 1], *balls[row], spacing, moving, turning);
    }
    for (int step = 1; step <= steps; ++step) {
        btTransform led(btQuaternion::getIdentity(), btVector3(std::sin(step / 9.0), 0, 0));
        balls[0]->getMotionState()->setWorldTransform(led);
        world.stepSimulation(seconds, 0, seconds);
        for (auto* body : balls) {
            const btVector3& at = body->getWorldTransform().getOrigin();
            printf("%.9g %.9g %.9g\n", at.x(), at.y(), at.z());
        }
    }
}
