<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Katachi</source>
        <translation>关于 Katachi</translation>
    </message>
    <message>
        <source>An editor for PMX and PMD, the model formats of MikuMikuDance. Free software under the MIT licence.</source>
        <translation>用于编辑 MikuMikuDance 模型格式 PMX 和 PMD 的编辑器。以 MIT 许可证发布的自由软件。</translation>
    </message>
    <message>
        <source>A beta version: nobody has tried it on a real Windows or Mac yet.</source>
        <translation>测试版：尚未在真正的 Windows 或 Mac 上试用过。</translation>
    </message>
</context>
<context>
    <name>AddedBone</name>
    <message>
        <source>Add a bone</source>
        <translation>添加骨骼</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Save animation</source>
        <translation>保存动画</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>转台</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>Pictures a t&amp;urn</source>
        <translation>每圈张数(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>起始帧(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>结束帧(&amp;L)</translation>
    </message>
    <message>
        <source>Pictures a s&amp;econd</source>
        <translation>每秒张数(&amp;E)</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>文件(&amp;L)</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>WebP 动画</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>PNG 动画</translation>
    </message>
    <message>
        <source>Numbered PNG files</source>
        <translation>编号 PNG 序列</translation>
    </message>
    <message>
        <source>{count} pictures, {seconds} seconds</source>
        <translation>{count} 张，{seconds} 秒</translation>
    </message>
</context>
<context>
    <name>BakeCommands</name>
    <message>
        <source>Ba&amp;ke physics into a motion…</source>
        <translation>将物理演算烘焙为动作(&amp;K)…</translation>
    </message>
    <message>
        <source>Writes the movement of physics into a motion as keys, so that it looks the same in every program</source>
        <translation>把物理演算的结果变成动作的关键帧，在任何播放软件中效果都一样</translation>
    </message>
    <message>
        <source>Settle the rest pose &amp;with physics…</source>
        <translation>用物理演算垂挂成初始姿势(&amp;N)…</translation>
    </message>
    <message>
        <source>Lets hair, skirt and the like fall until physics is at rest, and makes that the rest pose</source>
        <translation>让头发、裙子等按物理演算自然下垂，并以此作为初始形状</translation>
    </message>
    <message>
        <source>Physics is being baked</source>
        <translation>正在烘焙物理演算</translation>
    </message>
    <message>
        <source>Physics is not available: {}</source>
        <translation>无法使用物理演算：{}</translation>
    </message>
    <message>
        <source>No rigid body of the model is moved by physics</source>
        <translation>模型中没有由物理演算驱动的刚体</translation>
    </message>
    <message>
        <source>{}: physics moves no bone</source>
        <translation>{}：没有由物理演算驱动的骨骼</translation>
    </message>
    <message>
        <source>Baked physics</source>
        <translation>烘焙物理演算</translation>
    </message>
    <message>
        <source>Baked motion</source>
        <translation>烘焙的动作</translation>
    </message>
    <message>
        <source>{name}: bones: {bones}, keys: {keys} of {all}, largest error: {distance} and {angle}°</source>
        <translation>{name}：骨骼：{bones}，关键帧：{keys}（共 {all}），最大误差：{distance} / {angle}°</translation>
    </message>
    <message>
        <source>{} failed: {}</source>
        <translation>{}失败：{}</translation>
    </message>
    <message>
        <source>{} was cancelled</source>
        <translation>{}已取消</translation>
    </message>
</context>
<context>
    <name>BakeDialog</name>
    <message>
        <source>Bake physics into a motion</source>
        <translation>将物理演算烘焙为动作</translation>
    </message>
    <message>
        <source>As few as needed</source>
        <translation>尽可能少</translation>
    </message>
    <message>
        <source>On every frame</source>
        <translation>每一帧</translation>
    </message>
    <message>
        <source>The bones that physics moves</source>
        <translation>仅物理演算驱动的骨骼</translation>
    </message>
    <message>
        <source>Everything, with motions and pose</source>
        <translation>全部，包括动作和姿势</translation>
    </message>
    <message>
        <source>&amp;Switch physics off for these bones</source>
        <translation>关闭这些骨骼的物理演算(&amp;S)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Save it as a VMD file</source>
        <translation>保存为 VMD 文件</translation>
    </message>
    <message>
        <source>Play it after the motions</source>
        <translation>在现有动作之后播放</translation>
    </message>
    <message>
        <source>Play it in place of the motions</source>
        <translation>替换现有动作并播放</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>起始帧(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>结束帧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Warm up before</source>
        <translation>开始前预热(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>R&amp;otation may be off by</source>
        <translation>旋转允许误差(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Position may be off by</source>
        <translation>位置允许误差(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;The motion holds</source>
        <translation>动作内容(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Afterwards</source>
        <translation>烘焙之后(&amp;A)</translation>
    </message>
    <message>
        <source>MMD then moves them by these keys, and not by physics of its own</source>
        <translation>此后 MMD 按这些关键帧驱动骨骼，不再使用自己的物理演算</translation>
    </message>
    <message>
        <source>Soft bodies cannot become part of a motion.</source>
        <translation>软体无法写入动作。</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>烘焙(&amp;B)</translation>
    </message>
    <message>
        <source>{count} frames, {seconds} seconds</source>
        <translation>{count} 帧，{seconds} 秒</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Show one</source>
        <translation>只显示一条</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另外{count}条</translation>
    </message>
</context>
<context>
    <name>BeforeAndAfter</name>
    <message>
        <source>The model without the morph and with it</source>
        <translation>应用变形前后的模型</translation>
    </message>
    <message>
        <source>Click a picture to see the model so in the view</source>
        <translation>单击图片，视图中的模型即如图显示</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>不应用</translation>
    </message>
    <message>
        <source>With</source>
        <translation>应用</translation>
    </message>
</context>
<context>
    <name>BodiesPane</name>
    <message>
        <source>What is listed</source>
        <translation>列出的内容</translation>
    </message>
</context>
<context>
    <name>BoneMapEditor</name>
    <message>
        <source>The skeleton from the front</source>
        <translation>骨架正面</translation>
    </message>
    <message>
        <source>MMD</source>
        <translation>MMD</translation>
    </message>
    <message>
        <source>Bone of the model</source>
        <translation>模型的骨骼</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>MMD&apos;s bones, and those of the model</source>
        <translation>MMD 的骨骼与模型的骨骼</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已指定</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>not sure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>no known names</source>
        <translation>没有已知名称</translation>
    </message>
    <message>
        <source>{names} · sure: {sure}, not sure: {unsure}</source>
        <translation>{names} · 确定：{sure}，不确定：{unsure}</translation>
    </message>
</context>
<context>
    <name>BrowseCommands</name>
    <message>
        <source>All models below a folder in pictures, found by name, missing textures and errors</source>
        <translation>用图片浏览文件夹及其子文件夹中的所有模型，可按名称、缺失的贴图和错误查找</translation>
    </message>
    <message>
        <source>Browse &amp;folder…</source>
        <translation>浏览文件夹(&amp;F)…</translation>
    </message>
</context>
<context>
    <name>BrushPainter</name>
    <message>
        <source>There is no surface here</source>
        <translation>这里没有表面</translation>
    </message>
</context>
<context>
    <name>BrushPane</name>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Falls gently at the middle and at the rim</source>
        <translation>在中心和边缘平缓下降</translation>
    </message>
    <message>
        <source>Falls evenly from the middle to the rim</source>
        <translation>从中心到边缘均匀下降</translation>
    </message>
    <message>
        <source>Falls fast: most is at the middle</source>
        <translation>迅速下降：集中在中心</translation>
    </message>
    <message>
        <source>The same up to the rim</source>
        <translation>直到边缘都相同</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>In pixels of the view; [ and ], or Ctrl + wheel over the model</source>
        <translation>以视图像素为单位；用 [ 和 ]，或在模型上 Ctrl + 滚轮调整</translation>
    </message>
    <message>
        <source>Drag sideways to change</source>
        <translation>左右拖动更改</translation>
    </message>
    <message>
        <source>The brush is set above the model view.</source>
        <translation>笔刷在模型视图上方设置。</translation>
    </message>
    <message>
        <source>&amp;Mirror across X</source>
        <translation>沿 X 轴镜像(&amp;M)</translation>
    </message>
    <message>
        <source>Only &amp;selected vertices</source>
        <translation>仅选中的顶点(&amp;S)</translation>
    </message>
    <message>
        <source>Vertices that are not selected stay as they are</source>
        <translation>没有选中的顶点保持不变</translation>
    </message>
    <message>
        <source>Show &amp;vertices</source>
        <translation>显示顶点(&amp;V)</translation>
    </message>
    <message>
        <source>Points at the vertices under the brush, the larger the more they get</source>
        <translation>以点表示笔刷下的顶点，受影响越大点越大</translation>
    </message>
</context>
<context>
    <name>CameraCommands</name>
    <message>
        <source>Frame &amp;selection</source>
        <translation>居中显示选中项(&amp;S)</translation>
    </message>
    <message>
        <source>Frame &amp;all</source>
        <translation>居中显示全部(&amp;A)</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>重置相机(&amp;E)</translation>
    </message>
    <message>
        <source>Bac&amp;k to before the reset</source>
        <translation>回到重置前的状态(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>选中项(&amp;S)</translation>
    </message>
    <message>
        <source>Current &amp;bone</source>
        <translation>当前骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>What the camera &amp;looks at</source>
        <translation>相机注视点(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>透视(&amp;P)</translation>
    </message>
    <message>
        <source>Four v&amp;iews</source>
        <translation>四视图(&amp;I)</translation>
    </message>
    <message>
        <source>Seco&amp;nd view</source>
        <translation>副视图(&amp;N)</translation>
    </message>
    <message>
        <source>Move all views to&amp;gether</source>
        <translation>同步所有视图(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Values…</source>
        <translation>数值(&amp;V)…</translation>
    </message>
    <message>
        <source>Lock r&amp;otation</source>
        <translation>锁定旋转(&amp;O)</translation>
    </message>
    <message>
        <source>Lock everyt&amp;hing</source>
        <translation>全部锁定(&amp;H)</translation>
    </message>
</context>
<context>
    <name>CameraDialog</name>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>注视点</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>视野角</translation>
    </message>
</context>
<context>
    <name>CellBlocks</name>
    <message>
        <source>Change cells</source>
        <translation>更改单元格</translation>
    </message>
</context>
<context>
    <name>CellDelegate</name>
    <message>
        <source>Return changes this cell, Ctrl+Return all {count} selected rows</source>
        <translation>按 Return 只更改此单元格，按 Ctrl+Return 更改所有选中的 {count} 行</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>“{text}” does not fit into {field}.</source>
        <translation>“{text}”不能作为{field}的值。</translation>
    </message>
</context>
<context>
    <name>ChainForm</name>
    <message>
        <source>&amp;Let it swing</source>
        <translation>试着摆动(&amp;L)</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>骨链</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Hangs from</source>
        <translation>悬挂于</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>骨链</translation>
    </message>
    <message>
        <source>Runs physics with these values: with the motion that is loaded, or while the model sways</source>
        <translation>用这些数值运行物理演算：有已加载的动作就用该动作，没有则让模型左右摇摆</translation>
    </message>
    <message>
        <source>Chains: {}, bones: {}</source>
        <translation>骨链：{}，骨骼：{}</translation>
    </message>
    <message>
        <source>they stand in a ring, as a skirt</source>
        <translation>它们像裙子一样围成一圈</translation>
    </message>
    <message>
        <source>Physics is not available: {}</source>
        <translation>无法使用物理演算：{}</translation>
    </message>
</context>
<context>
    <name>ChainPresets</name>
    <message>
        <source>Hair</source>
        <translation>头发</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>裙子</translation>
    </message>
    <message>
        <source>Ribbon</source>
        <translation>丝带</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>胸部</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>尾巴</translation>
    </message>
</context>
<context>
    <name>ChainSliders</name>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Of the first body. The heavier, the less its springs hold it.</source>
        <translation>第一个刚体的质量。越重，弹簧越难支撑住它。</translation>
    </message>
    <message>
        <source>Mass, link to link</source>
        <translation>逐节质量变化</translation>
    </message>
    <message>
        <source>Below 1 the tip is lighter than the root, and calm.</source>
        <translation>小于 1 时，尖端比根部轻，晃动更平稳。</translation>
    </message>
    <message>
        <source>Move damping</source>
        <translation>移动衰减</translation>
    </message>
    <message>
        <source>The more, the slower it follows, as if in water.</source>
        <translation>越大，跟随得越慢，就像在水中一样。</translation>
    </message>
    <message>
        <source>Turn damping</source>
        <translation>旋转衰减</translation>
    </message>
    <message>
        <source>The more, the sooner it stops swinging back and forth.</source>
        <translation>越大，来回摆动停得越快。</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>旋转限制</translation>
    </message>
    <message>
        <source>Degrees the first joint turns at most: the more, the wider it swings.</source>
        <translation>第一个J点最多能旋转的度数：越大，摆动幅度越大。</translation>
    </message>
    <message>
        <source>Limits, link to link</source>
        <translation>逐节限制变化</translation>
    </message>
    <message>
        <source>Above 1 the tip bends farther than the root.</source>
        <translation>大于 1 时，尖端比根部弯得更多。</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>硬度</translation>
    </message>
    <message>
        <source>The more, the harder it springs back into its shape.</source>
        <translation>越大，弹回原形的力越强。</translation>
    </message>
    <message>
        <source>Stiffness, link to link</source>
        <translation>逐节硬度变化</translation>
    </message>
    <message>
        <source>Below 1 the tip is softer than the root.</source>
        <translation>小于 1 时，尖端比根部柔软。</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>横向松弛</translation>
    </message>
    <message>
        <source>The more, the freer neighbouring chains part and close up.</source>
        <translation>越大，相邻骨链分开或靠拢得越自由。</translation>
    </message>
</context>
<context>
    <name>ChannelBinding</name>
    <message>
        <source>Pose: {what} of {rows}</source>
        <translation>姿势：{rows} 的{what}</translation>
    </message>
    <message>
        <source>This has no finite result.</source>
        <translation>结果不是有限的数值。</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>A PMD has 20 bytes for a name, ten full-width characters: the rest is cut off when it is saved. Shorten the name, or save as PMX.</source>
        <translation>PMD 的名称只有 20 字节（10 个全角字符），超出部分在保存时会被截断。请缩短名称，或保存为 PMX。</translation>
    </message>
    <message>
        <source>A PMD has 20 bytes for the paths of texture and sphere map together: the rest is cut off when it is saved, and the files are not found. Give the files short names, without folders, or save as PMX.</source>
        <translation>PMD 中贴图和球面贴图的路径合计只有 20 字节，超出部分在保存时会被截断，文件就找不到了。请改用不含文件夹的短文件名，或保存为 PMX。</translation>
    </message>
    <message>
        <source>A PMD has 256 bytes for it: the rest is cut off when it is saved. Shorten it, or save as PMX.</source>
        <translation>PMD 的注释只有 256 字节，超出部分在保存时会被截断。请缩短注释，或保存为 PMX。</translation>
    </message>
    <message>
        <source>A display frame of a PMD has 254 bones at most. When it is saved as PMD it becomes several frames. Divide it, or save the model as PMX.</source>
        <translation>PMD 的一个显示枠最多有 254 根骨骼。保存为 PMD 时会被拆成多个显示枠。请拆分显示枠，或把模型保存为 PMX。</translation>
    </message>
    <message>
        <source>A motion file has 15 bytes for a name, seven full-width characters: of a longer one it keeps the beginning, and MMD does not find the bone by it any more. Shorten the name.</source>
        <translation>动作文件中名称只有 15 字节（7 个全角字符）：更长的名称只保留开头，MMD 就无法再凭它找到骨骼。请缩短名称。</translation>
    </message>
    <message>
        <source>A motion file has 15 bytes for a name, seven full-width characters: of a longer one it keeps the beginning. MMD finds the morph by that, other programs may not. Shorten the name.</source>
        <translation>动作文件中名称只有 15 字节（7 个全角字符）：更长的名称只保留开头。MMD 能凭它找到变形，其他软件却不一定能。请缩短名称。</translation>
    </message>
    <message>
        <source>A motion moves only one of those with the same name; the others stay where they are. Give each its own name: the fix numbers all but the first.</source>
        <translation>动作只会驱动同名者中的一个，其余的不动。请分别命名：修复时会给第一个以外的加上编号。</translation>
    </message>
    <message>
        <source>A motion, and a PMD, have 20 bytes for the name of the model, ten full-width characters, and cut off the rest. The motion moves the model all the same. Shorten the name where it matters.</source>
        <translation>动作和 PMD 的模型名称只有 20 字节（10 个全角字符），其余会被截断。动作仍能驱动该模型。如有影响，请缩短名称。</translation>
    </message>
    <message>
        <source>A soft body is made of the faces of its material; without one there is none. Choose the material, or delete the soft body.</source>
        <translation>软体由其材质的面构成，没有材质就没有软体。请选择材质，或删除软体。</translation>
    </message>
    <message>
        <source>A sub-texture lies on the first additional UV, and vertex colours are kept in it, but the model has none: the material has one colour all over. Give the model an additional UV, and values.</source>
        <translation>副贴图使用第一个追加UV，顶点色也存放在其中，但该模型没有追加UV：整个材质只会是一种颜色。请给模型添加追加UV并填入数值。</translation>
    </message>
    <message>
        <source>Additional UVs that nothing uses</source>
        <translation>未使用的追加UV</translation>
    </message>
    <message>
        <source>An offset of less than 0.0001 cannot be seen, but takes room and time. Remove it.</source>
        <translation>小于 0.0001 的偏移看不出来，却占用空间和时间。请删除。</translation>
    </message>
    <message>
        <source>Anchors and pins that hold nothing</source>
        <translation>不起作用的锚点和固定点</translation>
    </message>
    <message>
        <source>Append from itself</source>
        <translation>从自身付与</translation>
    </message>
    <message>
        <source>Append without an append parent</source>
        <translation>没有付与亲的付与</translation>
    </message>
    <message>
        <source>Bones in 表情</source>
        <translation>“表情”显示枠中的骨骼</translation>
    </message>
    <message>
        <source>Bones or morphs that are in display frames twice</source>
        <translation>在显示枠中重复的骨骼或变形</translation>
    </message>
    <message>
        <source>Colours beyond 0 to 1</source>
        <translation>超出 0 到 1 的颜色</translation>
    </message>
    <message>
        <source>Edge scales below 0</source>
        <translation>小于 0 的轮廓线倍率</translation>
    </message>
    <message>
        <source>Empty display frames</source>
        <translation>空的显示枠</translation>
    </message>
    <message>
        <source>A bone cannot copy its own rotation: nothing is copied. Choose another append parent, or switch the append off.</source>
        <translation>骨骼不能付与自己的旋转，实际上什么也不会付与。请选择其他付与亲，或关闭付与。</translation>
    </message>
    <message>
        <source>A bone or morph belongs into one display frame. In two it is shown twice, or in one of them only, depending on the program. Take it out of one.</source>
        <translation>同一骨骼或变形只应放在一个显示枠里。两个里都有时，有的软件会显示两次，有的只显示其中一处。请从其中一个移出。</translation>
    </message>
    <message>
        <source>A character of the name is not in Shift-JIS, in which motions and poses store names: a question mark, or nothing, is stored instead, and the name does not match any more. Use another character.</source>
        <translation>动作和姿势用 Shift-JIS 保存名称，而名称中有 Shift-JIS 没有的字符：该字符会变成问号或消失，凭这样的名称什么也找不到。请换用其他字符。</translation>
    </message>
    <message>
        <source>A corner of the face refers to a vertex that does not exist, so that the face cannot be drawn. Remove the face.</source>
        <translation>面的一个角没有顶点，无法绘制；写入文件会引用不存在的顶点。请删除该面。</translation>
    </message>
    <message>
        <source>A file of that name is in another folder, or its name was garbled when it was unpacked. Katachi finds it, but MMD does not. Move the file, or correct its path.</source>
        <translation>同名文件在别的文件夹里，或文件名在解压时变成了乱码。Katachi 能找到它，MMD 却找不到。请移动文件，或重新填写路径。</translation>
    </message>
    <message>
        <source>A link of the IK is the target itself, or has no bone. Turning the target does not move it, and the link is ignored. Remove it from the links.</source>
        <translation>IK 的某个链接就是目标自身，或没有骨骼。旋转目标并不能引导它，该链接会被忽略。请从链接中移除。</translation>
    </message>
    <message>
        <source>A weight below 0.001 has no visible effect, but costs as much time as any other. Limit the weights: the others get its share.</source>
        <translation>千分之一以下的权重看不出任何作用，计算量却与其他权重一样。请限制权重：它的份额会分给其他骨骼。</translation>
    </message>
    <message>
        <source>A weight without a bone stays behind when the model moves. Give the vertex the weights of its neighbours; the fix gives the weight to the bones that are there, or else to the nearest bone.</source>
        <translation>没有骨骼的顶点（或其缺失的那部分权重）在模型运动时会留在原地。请给它相邻顶点的权重；修复时会分给现有的骨骼，没有则分给最近的骨骼。</translation>
    </message>
    <message>
        <source>All three are at the origin, as tools without SDEF leave them: the vertex does not turn about the joint, and is out of place in a bend. Convert its weights to SDEF again, which calculates them, or to BDEF2.</source>
        <translation>三者都在原点，不了解 SDEF 的工具会留下这样的数据：顶点不会绕关节旋转，弯曲时会偏离位置。请再次将权重转换为 SDEF（会重新计算），或转换为 BDEF2。</translation>
    </message>
    <message>
        <source>An anchor ties a vertex of the material to a rigid body, and a pin makes one follow its bones. Without a body, or at a vertex of another material, they have no effect. Remove them.</source>
        <translation>锚点把材质的顶点系在刚体上，固定点让顶点跟随其骨骼。没有刚体，或顶点属于别的材质时，它们不起作用。请删除。</translation>
    </message>
    <message>
        <source>Bones in a circle of parents</source>
        <translation>父级绕回自身的骨骼</translation>
    </message>
    <message>
        <source>Bones that deform too early</source>
        <translation>先于所需骨骼变形的骨骼</translation>
    </message>
    <message>
        <source>Bones that depend on physics but deform before it</source>
        <translation>依赖物理演算却在其之前变形的骨骼</translation>
    </message>
    <message>
        <source>Bones with invalid numbers (NaN)</source>
        <translation>含无效数值的骨骼</translation>
    </message>
    <message>
        <source>Both are drawn at the same place: transparent faces look twice as dense, others only cost time. Remove one of them.</source>
        <translation>两者绘制在同一位置：半透明的会浓一倍，其他的则属于多余的绘制。请删除其中一个。</translation>
    </message>
    <message>
        <source>Both are read from the first additional UV, so that one of them shows the values of the other. Switch one of them off.</source>
        <translation>两者都读取第一个追加UV，因此其中一方会显示本属于另一方的值。请关闭其中一个。</translation>
    </message>
    <message>
        <source>Display frame entries that refer to nothing</source>
        <translation>显示枠中没有对象的条目</translation>
    </message>
    <message>
        <source>Each of them makes the file larger. If no effect that you use reads them, reduce their number.</source>
        <translation>每个追加UV都会让文件中的所有顶点变大。如果所用的特效都不读取它们，请减少数量。</translation>
    </message>
    <message>
        <source>Everything that hangs from such a bone disappears, and not every program can read such a file. Type the number again.</source>
        <translation>跟随该骨骼的部分会消失，有的软件也无法读取含有它的文件。请重新输入数值。</translation>
    </message>
    <message>
        <source>Faces that are there twice</source>
        <translation>重复的面</translation>
    </message>
    <message>
        <source>Faces with a vertex twice</source>
        <translation>两次使用同一顶点的面</translation>
    </message>
    <message>
        <source>Faces without a corner</source>
        <translation>缺少角的面</translation>
    </message>
    <message>
        <source>Faces without a material</source>
        <translation>没有材质的面</translation>
    </message>
    <message>
        <source>Features that MMD cannot read</source>
        <translation>MMD 无法读取的内容</translation>
    </message>
    <message>
        <source>Files that are not where the path says</source>
        <translation>不在路径所指位置的文件</translation>
    </message>
    <message>
        <source>Fixed axes that are not of length 1</source>
        <translation>长度不为 1 的固定轴</translation>
    </message>
    <message>
        <source>Fixed axes without a direction</source>
        <translation>没有方向的固定轴</translation>
    </message>
    <message>
        <source>Group morphs that contain themselves</source>
        <translation>包含自身的组变形</translation>
    </message>
    <message>
        <source>Groups within group morphs</source>
        <translation>组变形中的组变形</translation>
    </message>
    <message>
        <source>Hidden morphs in display frames</source>
        <translation>显示枠中的隐藏变形</translation>
    </message>
    <message>
        <source>How to divide it cannot be guessed.</source>
        <translation>应如何拆分，只有作者清楚。</translation>
    </message>
    <message>
        <source>If the lower limit is above the upper one, physics lets the joint slide or turn without any limit. That may be intended, certainly if they differ only in sign; otherwise swap them.</source>
        <translation>下限大于上限时，物理演算会让J点在该轴上无限制地移动或旋转。这可能是有意的，只有正负号不同时多半如此；否则请对调。</translation>
    </message>
    <message>
        <source>Invalid SDEF values (NaN)</source>
        <translation>含非数值的 SDEF</translation>
    </message>
    <message>
        <source>Invalid UVs (NaN)</source>
        <translation>不是数值的 UV</translation>
    </message>
    <message>
        <source>Invalid edge scales (NaN)</source>
        <translation>不是数值的轮廓线倍率</translation>
    </message>
    <message>
        <source>Invalid positions (NaN)</source>
        <translation>不是数值的位置</translation>
    </message>
    <message>
        <source>Invalid weights (NaN)</source>
        <translation>不是数值的权重</translation>
    </message>
    <message>
        <source>It is repaired already; save the model.</source>
        <translation>已经修好了，保存模型即可。</translation>
    </message>
    <message>
        <source>It is undefined which part of the texture the faces around the vertex show. Type a UV; the fix sets it to 0.</source>
        <translation>顶点周围的面该显示贴图的哪一部分无法确定。请输入 UV；修复时会设为 0。</translation>
    </message>
    <message>
        <source>Joints that are free because their limits are swapped</source>
        <translation>因上下限颠倒而不受限制的J点</translation>
    </message>
    <message>
        <source>Joints with invalid numbers (NaN)</source>
        <translation>数值无法用于计算的J点</translation>
    </message>
    <message>
        <source>Lists of models show an empty line, and motions are saved without a model name. Give it a name.</source>
        <translation>模型列表会显示空行，动作也会存成没有模型名称。请命名。</translation>
    </message>
    <message>
        <source>Lists show an empty line, which is hard to find. Give it a name.</source>
        <translation>列表中会显示空行，无法辨认。请命名。</translation>
    </message>
    <message>
        <source>Local X and Z are not of length 1, or not at a right angle. MMD corrects them before it uses them; other programs may not. They are only used to move and rotate the bone by hand.</source>
        <translation>局部 X、Z 轴的长度不为 1，或两者不成直角。MMD 会先校正再使用，其他软件则不一定。它们只用于操作骨骼。</translation>
    </message>
    <message>
        <source>Local axes that are not at right angles</source>
        <translation>不正交的局部轴</translation>
    </message>
    <message>
        <source>Local axes without a direction</source>
        <translation>无法确定方向的局部轴</translation>
    </message>
    <message>
        <source>MMD does not list such a bone, so that it cannot get keys there. Put it into a display frame; if it need not be moved by hand, make it invisible.</source>
        <translation>MMD 中不会显示该骨骼，因此无法为它记录关键帧。请放入显示枠；如果无需操作，请将其隐藏。</translation>
    </message>
    <message>
        <source>MMD ends with an error when it loads a model without a bone. Add one, and give it the weights of all vertices.</source>
        <translation>MMD 加载没有骨骼的模型时会报错退出。请添加一根骨骼，并让所有顶点跟随它。</translation>
    </message>
    <message>
        <source>MMD hangs when it loads the model. Give one bone of the circle another parent, or none.</source>
        <translation>MMD 加载该模型时会陷入死循环。请给循环中的一根骨骼换一个父骨骼，或设为无。</translation>
    </message>
    <message>
        <source>MMD limits what is drawn to 1, but programs do so at different steps, so that the material looks too bright or too dark elsewhere. Bring the colours within 0 to 1.</source>
        <translation>MMD 把绘制结果截止在 1，而各软件截止的位置不同：在别处材质会显得过亮或过暗。请把颜色调整到 0 到 1 之内。</translation>
    </message>
    <message>
        <source>MMD repeats the texture there, like a tile; some programs show the edge of the texture instead. If that is not intended, move the UVs into the picture.</source>
        <translation>MMD 会像铺瓷砖那样重复贴图；不重复的软件会显示贴图的边缘。如果并非有意，请把 UV 移到图片之内。</translation>
    </message>
    <message>
        <source>MMD shades by the normal: without one the surface is black there. Calculate the normals from the faces.</source>
        <translation>MMD 根据法线计算明暗：没有法线的地方表面是黑的。请从面重新生成法线。</translation>
    </message>
    <message>
        <source>MMD shows no slider for such a morph, though it has a panel. Put it into 表情; if it should not be shown, choose the hidden panel.</source>
        <translation>这样的变形虽有面板，MMD 却不会显示滑块。请放入“表情”；如果无需显示，请将面板设为“隐藏”。</translation>
    </message>
    <message>
        <source>MMD&apos;s own files, and those of MME, store paths in Shift-JIS: with a character outside of it, the texture or its effect is lost. Rename the file, and correct the path.</source>
        <translation>MMD 和 MME 自己的文件用 Shift-JIS 保存路径：含有其中没有的字符时，会丢失贴图或其特效。请重命名文件，并重新填写路径。</translation>
    </message>
    <message>
        <source>Many motions are made for models with 上半身2, グルーブ, 腕捩, 足先EX and the like; on other models the movement of these bones is missing. They can be added with their weights; the model looks as before.</source>
        <translation>许多动作是为带有“上半身2”“グルーブ”“腕捩”“足先EX”等骨骼的模型制作的；在其他模型上，这些骨骼的动作就丢失了。可以连同权重一起添加，外观不变。</translation>
    </message>
    <message>
        <source>Materials that are never visible</source>
        <translation>从不显示的材质</translation>
    </message>
    <message>
        <source>Morphs with invalid numbers (NaN)</source>
        <translation>含无效数值的变形</translation>
    </message>
    <message>
        <source>Morphs with two offsets of the same target</source>
        <translation>重复驱动同一对象的变形</translation>
    </message>
    <message>
        <source>Motions and MMD&apos;s own files store the name in Shift-JIS, which lacks a character of it, so that the name is a different one there. Use another character.</source>
        <translation>动作和 MMD 自己的文件用 Shift-JIS 保存名称；含有其中没有的字符时，在那里会变成另一个名称。请换用其他字符。</translation>
    </message>
    <message>
        <source>No material uses them, so that MMD never shows them, but the model seems to need their files. Delete them.</source>
        <translation>没有材质使用它们，MMD 从不显示，模型却像是需要这些文件。请删除。</translation>
    </message>
    <message>
        <source>No soft body can be made of this material with this shape and mass; its faces move with their bones only. The finding says why.</source>
        <translation>以这样的材质、形状和质量无法生成软体，它的面只会跟随骨骼。请查看一并给出的原因。</translation>
    </message>
    <message>
        <source>On any other computer, and in any other folder, the file is not found. Put it beside the model, and make the path relative to the model; the fix does so if it finds the file.</source>
        <translation>换一台电脑或换一个文件夹就找不到该文件。请把它放在模型旁边，并从那里写路径；修复时如果找到文件就会这样写。</translation>
    </message>
    <message>
        <source>Outlines of invisible materials</source>
        <translation>不可见材质的轮廓线</translation>
    </message>
    <message>
        <source>PMX 2.1 gives each number a range; outside of it physics breaks down. The nearest number in range is used.</source>
        <translation>PMX 2.1 为每个数值规定了范围，超出时物理演算会失控。将使用范围内最接近的数值。</translation>
    </message>
    <message>
        <source>Physics does not move a body without mass: it stays where its bone is. Give it a mass, or let it follow its bone.</source>
        <translation>没有质量的刚体不会由物理演算驱动：它会停在骨骼的位置。请设置质量，或设为跟随骨骼。</translation>
    </message>
    <message>
        <source>Physics moves the body, and no joints connect it to a body that follows its bone: it falls to the ground as soon as physics is on, and takes its bone along. Join it with the body from which it should hang.</source>
        <translation>该刚体由物理演算驱动，却没有J点把它连到跟随骨骼的刚体：一开启物理演算就会掉到地上，连骨骼一起带走。请把它与所悬挂的刚体连接起来。</translation>
    </message>
    <message>
        <source>Physics treats damping below 0 as 0, above 1 as 1, and negative sizes as positive. Correct the numbers, so that they say what happens.</source>
        <translation>物理演算把小于 0 的衰减当作 0，大于 1 的当作 1，负的尺寸当作正的。请改成与实际一致的数值。</translation>
    </message>
    <message>
        <source>Pictures that MMD cannot read</source>
        <translation>MMD 无法读取的图片</translation>
    </message>
    <message>
        <source>Programs expect axes of length 1; MMD uses the direction only, others may turn the bone too far. Bring the axis to length 1.</source>
        <translation>软件都以轴长为 1 为前提；MMD 只取方向，其他软件可能会旋转过头。请把轴的长度调整为 1。</translation>
    </message>
    <message>
        <source>Programs expect normals of length 1; otherwise the shading is too strong or too weak. Normalize them: they keep their direction.</source>
        <translation>软件都把法线当作长度为 1；否则明暗会过强或过弱。请规格化：方向不变。</translation>
    </message>
    <message>
        <source>Rigid bodies with damping or size out of range</source>
        <translation>衰减或尺寸超出范围的刚体</translation>
    </message>
    <message>
        <source>Rigid bodies with invalid numbers (NaN)</source>
        <translation>数值无法用于计算的刚体</translation>
    </message>
    <message>
        <source>Save it as PMX; which vertices are not needed cannot be guessed.</source>
        <translation>请保存为 PMX：哪些顶点不需要，只有作者清楚。</translation>
    </message>
    <message>
        <source>Several rows refer to the same file; a change of one is easily forgotten in the others. Merge them; the fix also merges rows whose files are identical.</source>
        <translation>多行指向同一个文件；改了其中一行，很容易忘记其他行。请合并为一行；修复时也会合并内容相同的文件。</translation>
    </message>
    <message>
        <source>Something about the soft body is unknown or too complex to simulate: Katachi leaves it out or reduces it.</source>
        <translation>软体中有未知的设置，或计算量过大的设置：在 Katachi 中运动时会省略或减轻。</translation>
    </message>
    <message>
        <source>Such a face is a line or a point, and MMD does not draw it. Remove it. In materials that draw points or lines such faces are intended, and not reported.</source>
        <translation>这样的面只是一条线或一个点，MMD 不会绘制任何内容。请删除。在绘制点或线的材质中这是有意的，不会提示。</translation>
    </message>
    <message>
        <source>Swapped angle limits of IK</source>
        <translation>上下限颠倒的 IK 角度限制</translation>
    </message>
    <message>
        <source>The IK has no loops, or its unit angle is 0: it does not turn its links. For legs 40 loops and 114.59° are usual.</source>
        <translation>IK 的循环次数为 0，或单位角为 0：链接完全不会旋转。腿部通常是 40 次、114.59°。</translation>
    </message>
    <message>
        <source>The IK has no target, or its target is the IK bone itself: it has no effect. Choose the target, the last bone of the chain, or switch off IK.</source>
        <translation>IK 要把某根骨骼引向 IK 骨骼，但没有指定，或指定的就是 IK 骨骼自身：什么也不会被引导。请选择目标（骨链的最后一根骨骼），或关闭 IK。</translation>
    </message>
    <message>
        <source>The IK target or the local append parent of the bone is moved by physics. As the bone deforms before physics, it uses the position from before. Switch on “after physics” for it and all bones below it.</source>
        <translation>该骨骼的 IK 目标或局部付与的付与亲由物理演算驱动。由于它先于物理演算变形，依据的是对方在物理演算之前的位置。请为它及其所有子级打开“物理后”。</translation>
    </message>
    <message>
        <source>The IK turns a bone that does not move its target, which has no effect. Links have to be the bones above the target, the nearest first.</source>
        <translation>IK 旋转了一根不会带动目标的骨骼，无法引导目标。链接应是目标上方的骨骼，由近到远排列。</translation>
    </message>
    <message>
        <source>The anchor ties the vertex to a rigid body, and the pin makes it follow its bones: only one of them is possible. Remove the pin or the anchor.</source>
        <translation>锚点把顶点拉向刚体，固定点让它跟随自己的骨骼：两者不能并存。请删除固定点或锚点。</translation>
    </message>
    <message>
        <source>The body collides with nothing. That is fine if it only holds joints; otherwise give it a size.</source>
        <translation>该刚体不与任何东西碰撞。如果只用来连接J点，这样没有问题；否则请设置尺寸。</translation>
    </message>
    <message>
        <source>The bone can turn about its fixed axis only, and that is 0: in MMD it cannot turn at all. Give it an axis, usually the direction of its tail, or switch the fixed axis off.</source>
        <translation>该骨骼只能绕固定轴旋转，而固定轴是 0：在 MMD 中完全不能旋转。请设置轴（通常为指向末端的方向），或关闭固定轴。</translation>
    </message>
    <message>
        <source>The bone is set to copy rotation or translation (付与), but it has no append parent: nothing is copied. Choose the append parent, or switch the append off.</source>
        <translation>该骨骼设置为付与旋转或移动，却没有付与亲：什么也不会付与。请选择付与亲，或关闭付与。</translation>
    </message>
    <message>
        <source>The display frame Root is for the topmost bone, which is 全ての親 if the model has one. Put it there; other bones of Root usually belong into a frame センター.</source>
        <translation>显示枠 Root 用于放最上层的骨骼，有“全ての親”时就是它。请放到那里；Root 中的其他骨骼一般放在“センター”显示枠。</translation>
    </message>
    <message>
        <source>The group contains itself through its entries, which PMX forbids: programs leave entries out, or hang. Remove the entry that closes the circle.</source>
        <translation>该组会绕回自身，PMX 不允许这样：有的软件会忽略条目，有的会陷入死循环。请移除构成循环的条目。</translation>
    </message>
    <message>
        <source>The local X or Z axis is 0, or both point the same way, so that the bone has no usable local axes. Set them along the tail, or switch local axes off.</source>
        <translation>局部 X 轴或 Z 轴为 0，或两者方向相同，因此没有可用于操作骨骼的轴。请沿末端方向设置，或关闭局部轴。</translation>
    </message>
    <message>
        <source>The lower limit of a link is above the upper one. Katachi swaps them; other programs may lock the link, or not limit it. Swap the two.</source>
        <translation>链接的下限大于上限。Katachi 会对调处理；其他软件可能会锁死该链接，或任其自由旋转。请对调两者。</translation>
    </message>
    <message>
        <source>The material cannot be drawn as it is. Type the value again; the fix sets it to that of a new material.</source>
        <translation>该材质现在这样无法绘制。请重新输入数值；修复时会换成新建材质的数值。</translation>
    </message>
    <message>
        <source>The slider does nothing. That is fine if the morph is only a separator in the list; otherwise delete it.</source>
        <translation>该滑块不起任何作用。如果变形只是用来分隔列表，这样没有问题；否则请删除。</translation>
    </message>
    <message>
        <source>The values of the additional UV cannot be guessed.</source>
        <translation>追加UV应取什么数值，只有作者清楚。</translation>
    </message>
    <message>
        <source>The vertex disappears as soon as its bones turn. Convert its weights to SDEF again, which calculates C, R0 and R1.</source>
        <translation>骨骼一旋转，顶点的位置就无法确定。请再次将权重转换为 SDEF，会重新计算 C、R0 和 R1。</translation>
    </message>
    <message>
        <source>The vertex has no position, and its faces cannot be drawn. Set its weights again.</source>
        <translation>顶点的位置无法确定，它的面也无法绘制。请重新设置权重。</translation>
    </message>
    <message>
        <source>The vertex has no position, and its faces cannot be drawn. Type a position, or delete the vertex; the fix puts it at the origin.</source>
        <translation>顶点没有有效的位置，它的面也无法绘制。请输入位置，或删除该顶点；修复时会放到原点。</translation>
    </message>
    <message>
        <source>The vertex moves against one of its bones, and away from the body. Set its weights again, from 0 to 1.</source>
        <translation>顶点会朝与骨骼相反的方向移动，脱离身体。请重新设置权重，范围为 0 到 1。</translation>
    </message>
    <message>
        <source>The weights of the same bone add up, so that the vertex moves as it should; but it is slower to calculate, and painting its weights gives odd results. Normalize the weights, which merges the two.</source>
        <translation>同一骨骼的权重会相加，所以运动没有问题；但该顶点计算更慢，刷权重时也会出现意外的结果。请将权重规格化：两者会合为一个。</translation>
    </message>
    <message>
        <source>Their alpha is 0, and no morph raises it, so that they are never visible. Raise the alpha, make a morph that does, or delete them with their faces.</source>
        <translation>不透明度为 0，也没有变形使其增加，因此是白白绘制。请提高不透明度，制作能提高它的变形，或连同面一起删除。</translation>
    </message>
    <message>
        <source>They are not visible, but cost time and memory. Remove them, unless something else relies on the numbers of vertices.</source>
        <translation>它们看不见，却仍与其他顶点一样参与变形并占用内存。如果没有依赖其编号的内容，请删除。</translation>
    </message>
    <message>
        <source>They cannot be told apart in lists, and a search by name finds only one of them. Give each its own name.</source>
        <translation>在列表中无法区分，按名称查找也只能找到一个。请分别命名。</translation>
    </message>
    <message>
        <source>They draw nothing, but are in every list. Delete them, unless an effect or a morph needs them.</source>
        <translation>它们什么也不绘制，却出现在所有列表中。如果特效或变形不需要，请删除。</translation>
    </message>
    <message>
        <source>They have no path to a file. Write the path, or delete them: materials that use them have no texture then, as now.</source>
        <translation>它们没有指向任何文件。请填写路径，或删除：使用它们的材质将和现在一样没有贴图。</translation>
    </message>
    <message>
        <source>Toon files named like MMD&apos;s shared toons</source>
        <translation>与 MMD 自带的十个同名的 Toon</translation>
    </message>
    <message>
        <source>Weights of almost 0</source>
        <translation>几乎为 0 的权重</translation>
    </message>
    <message>
        <source>What can be left out cannot be guessed.</source>
        <translation>哪些部分可以去掉，只有作者清楚。</translation>
    </message>
    <message>
        <source>What the morph moves disappears as soon as its slider is moved. Type the number again, or remove the offset.</source>
        <translation>一拖动滑块，该变形所驱动的部分就会消失。请重新输入数值，或删除该偏移。</translation>
    </message>
    <message>
        <source>What to write cannot be guessed.</source>
        <translation>应写些什么，只有作者清楚。</translation>
    </message>
    <message>
        <source>Where the file is cannot be guessed.</source>
        <translation>文件在哪里，只有作者清楚。</translation>
    </message>
    <message>
        <source>Whether the inner group is also used by itself cannot be guessed.</source>
        <translation>内层组是可以去掉，还是也会单独使用，只有作者清楚。</translation>
    </message>
    <message>
        <source>Whether the link or the parent of a bone is wrong cannot be guessed.</source>
        <translation>错的是链接还是骨骼的父级，只有作者清楚。</translation>
    </message>
    <message>
        <source>Whether their sum or one of them is intended cannot be guessed.</source>
        <translation>应取两者之和还是其中之一，只有作者清楚。</translation>
    </message>
    <message>
        <source>Which bone is the topmost cannot be guessed.</source>
        <translation>哪根骨骼是最上层，只有作者清楚。</translation>
    </message>
    <message>
        <source>Which bone it should follow cannot be guessed.</source>
        <translation>应跟随哪根骨骼，只有作者清楚。</translation>
    </message>
    <message>
        <source>Which character to use instead cannot be guessed.</source>
        <translation>应换成哪个字符，只有作者清楚。</translation>
    </message>
    <message>
        <source>Which morphs can be hidden cannot be guessed.</source>
        <translation>哪些变形不必显示，只有作者清楚。</translation>
    </message>
    <message>
        <source>Which of the entries is wrong cannot be guessed.</source>
        <translation>哪个条目有误，只有作者清楚。</translation>
    </message>
    <message>
        <source>Which of the two is intended cannot be guessed.</source>
        <translation>应取两者中的哪一个，只有作者清楚。</translation>
    </message>
    <message>
        <source>Which part of the name can be left out cannot be guessed.</source>
        <translation>名称的哪一部分可以去掉，只有作者清楚。</translation>
    </message>
    <message>
        <source>With such a number physics breaks down: hair and clothes disappear or fly off. Type it again.</source>
        <translation>这样的数值会让物理演算失控：头发和衣服会消失或飞走。请重新输入。</translation>
    </message>
    <message>
        <source>材質1 and so on are the names that materials of a PMD get, as it stores none. Name them after their textures, or as you like.</source>
        <translation>PMD 的材质没有名称，所以被称作“材質1”等。请用贴图的名称或喜欢的名称命名。</translation>
    </message>
    <message>
        <source>表情 is the display frame of morphs; PMXEditor reports a bone in it as an error. Put it into a frame of bones.</source>
        <translation>“表情”是放变形的显示枠；PMXEditor 会把其中的骨骼视为错误。请放入骨骼的显示枠。</translation>
    </message>
    <message>
        <source>IK bones that are their own link</source>
        <translation>以自身为链接的 IK 骨骼</translation>
    </message>
    <message>
        <source>A vertex of BDEF4 whose weights sum to less than 1 is drawn towards the origin, with more than 1 away from it, even at rest. With QDEF any sum but 0 will do. Normalize the weights.</source>
        <translation>BDEF4 顶点的权重总和小于 1 时，即使在静止状态下也会被拉向原点，大于 1 时则远离原点。QDEF 只要总和不为 0 即可。请将权重归一化。</translation>
    </message>
    <message>
        <source>English names in Japanese</source>
        <translation>用日文写的英文名</translation>
    </message>
    <message>
        <source>IK links that are not above the target</source>
        <translation>不在目标父级之列的 IK 链接</translation>
    </message>
    <message>
        <source>IK that turns nothing</source>
        <translation>什么都不旋转的 IK</translation>
    </message>
    <message>
        <source>IK without a target</source>
        <translation>没有目标的 IK</translation>
    </message>
    <message>
        <source>IK without links</source>
        <translation>没有链接的 IK</translation>
    </message>
    <message>
        <source>Joints between a body and itself</source>
        <translation>连接同一刚体的J点</translation>
    </message>
    <message>
        <source>Joints between bodies that follow their bones</source>
        <translation>两端都是跟随骨骼刚体的J点</translation>
    </message>
    <message>
        <source>Joints of an unknown kind</source>
        <translation>种类未知的J点</translation>
    </message>
    <message>
        <source>Joints without a rigid body</source>
        <translation>缺少刚体的J点</translation>
    </message>
    <message>
        <source>Links of IK that cannot be turned</source>
        <translation>无法旋转的 IK 链接</translation>
    </message>
    <message>
        <source>MMD deforms bones by “after physics”, deform level, and row. One that comes before its parent, its append parent or the links of its IK lags a frame behind, or does not move with them. Move it behind them, or raise its deform level.</source>
        <translation>MMD 按“物理后”、变形阶层、编号的顺序计算骨骼。排在父骨骼、付与亲或其 IK 链接之前的骨骼会慢一帧，或不跟随它们。请把它移到后面，或提高变形阶层。</translation>
    </message>
    <message>
        <source>MMD does 255 loops at most; more change nothing there.</source>
        <translation>MMD 最多循环 255 次，再多也没有变化。</translation>
    </message>
    <message>
        <source>MMD draws materials in their order, and nothing that comes later is seen through an earlier one: behind a veil the background shows instead of the body. Put transparent materials after all others; whether there is anything behind one is only estimated by its extent. One of alpha 0 counts as the morphs show it.</source>
        <translation>MMD 按顺序绘制材质，后面的材质无法透过前面的看到：薄纱后面露出的会是背景而不是身体。请把半透明材质放到所有材质之后；背后是否有东西只根据材质的范围判断。不透明度为 0 的材质按变形显示它时的状态判断。</translation>
    </message>
    <message>
        <source>MMD draws the material without it. Put the file where the path says, or choose another.</source>
        <translation>MMD 绘制该材质时不会使用它。请把文件放到路径所指的位置，或选择其他文件。</translation>
    </message>
    <message>
        <source>MMD expects the special display frames Root and 表情 before all others: the first has the bone that moves the whole model, the second the morphs. Add them, in this order.</source>
        <translation>MMD 要求特殊显示枠 Root 和“表情”排在最前：前者包含移动整个模型的骨骼，后者包含变形。请按此顺序添加。</translation>
    </message>
    <message>
        <source>MMD may crash when it loads a model with a joint that does not hold two bodies. Choose both rigid bodies, or delete the joint.</source>
        <translation>J点没有连接两个刚体时，MMD 加载模型可能会崩溃。请选好两个刚体，或删除该J点。</translation>
    </message>
    <message>
        <source>MMD may crash where a display frame has a morph of the hidden panel. Take it out of the frame, or give the morph a panel.</source>
        <translation>显示枠中有面板为“隐藏”的变形时，MMD 可能会崩溃。请将其移出显示枠，或为变形设置面板。</translation>
    </message>
    <message>
        <source>MMD may crash, or mix up its sliders, where display frames have more than 250 morphs together. Take out those that other morphs use, and hide them: group morphs move them all the same.</source>
        <translation>显示枠中的变形合计超过 250 个时，MMD 可能会崩溃，或弄乱滑块。请移出供其他变形使用的变形并将其隐藏：组变形仍然能驱动它们。</translation>
    </message>
    <message>
        <source>MMD reads PNG, JPEG, BMP, TGA and DDS; a picture of another kind is not drawn, even if its name says png. Save it as PNG, and choose that.</source>
        <translation>MMD 只读取 PNG、JPEG、BMP 和 TGA；其他格式的图片即使扩展名是 png 也不会绘制。请保存为 PNG，再选择它。</translation>
    </message>
    <message>
        <source>MMD shows the comment when the model is loaded: who made it, and what may be done with it. Write it.</source>
        <translation>MMD 加载模型时会显示注释：作者是谁、允许怎样使用。请填写。</translation>
    </message>
    <message>
        <source>MMD takes toon01.bmp to toon10.bmp from its own folder; in the model they are looked for as files beside it. Choose the shared toon, unless the file is another picture.</source>
        <translation>MMD 从自己的文件夹读取 toon01.bmp 到 toon10.bmp；写在模型里则会在模型旁边寻找文件。除非是另外的图片，否则请选择共用 Toon。</translation>
    </message>
    <message>
        <source>MMD&apos;s English window has no name to show. Type the English name; the fix takes it from the dictionary, as far as that knows the words.</source>
        <translation>MMD 的英文界面没有名称可显示。请填写英文名；修复时会在词典收录的范围内补全。</translation>
    </message>
    <message>
        <source>MMD&apos;s English window shows Japanese, which not everybody who uses that can read. Type the English name; the fix takes it from the dictionary, as far as that knows the words.</source>
        <translation>MMD 的英文界面会显示日文，并非所有使用者都能看懂。请输入英文名；修复会按词典中已有的词取名。</translation>
    </message>
    <message>
        <source>Materials with a number for a name</source>
        <translation>以编号为名称的材质</translation>
    </message>
    <message>
        <source>Materials with invalid values (NaN)</source>
        <translation>不是数值的材质参数</translation>
    </message>
    <message>
        <source>Materials without faces</source>
        <translation>没有面的材质</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>缺失的文件</translation>
    </message>
    <message>
        <source>More IK loops than MMD does</source>
        <translation>超出 MMD 上限的 IK 循环次数</translation>
    </message>
    <message>
        <source>More bones in a display frame than a PMD can have</source>
        <translation>骨骼数超出 PMD 上限的显示枠</translation>
    </message>
    <message>
        <source>More vertices than a PMD holds</source>
        <translation>顶点数超出 PMD 上限</translation>
    </message>
    <message>
        <source>Morph offsets with almost no effect</source>
        <translation>几乎没有作用的变形偏移</translation>
    </message>
    <message>
        <source>Morphs in Root</source>
        <translation>Root 中的变形</translation>
    </message>
    <message>
        <source>Morphs that are in no display frame</source>
        <translation>不在任何显示枠中的变形</translation>
    </message>
    <message>
        <source>Morphs that move nothing</source>
        <translation>什么都不驱动的变形</translation>
    </message>
    <message>
        <source>Names that motions cannot hold</source>
        <translation>动作无法保存的名称</translation>
    </message>
    <message>
        <source>Names too long for a PMD</source>
        <translation>对 PMD 来说过长的名称</translation>
    </message>
    <message>
        <source>Names too long for motions</source>
        <translation>对动作来说过长的名称</translation>
    </message>
    <message>
        <source>Names without an English one</source>
        <translation>没有英文名的名称</translation>
    </message>
    <message>
        <source>Neither of the bodies is moved by physics, so that the joint does nothing. Let physics move one of them, or delete the joint.</source>
        <translation>两个刚体都不由物理演算驱动，因此J点不起作用。请让其中一个由物理演算驱动，或删除该J点。</translation>
    </message>
    <message>
        <source>No bone</source>
        <translation>没有骨骼</translation>
    </message>
    <message>
        <source>No material draws them, so that they are never seen. Give them one, or delete them.</source>
        <translation>没有材质绘制它们，因此永远看不到。请指定材质，或删除。</translation>
    </message>
    <message>
        <source>No motion can move it, and lists show an empty line. Give it a name.</source>
        <translation>动作无法驱动它，列表中也会显示空行。请命名。</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>没有名称</translation>
    </message>
    <message>
        <source>Normals that are not of length 1</source>
        <translation>长度不为 1 的法线</translation>
    </message>
    <message>
        <source>Normals without a direction</source>
        <translation>没有方向的法线</translation>
    </message>
    <message>
        <source>PMX forbids groups within groups; the entry is skipped, so that the slider does less than it should. Put the morphs of the inner group into the outer one.</source>
        <translation>PMX 不允许组中包含组；该条目会被忽略，滑块的效果就不完整。请把内层组的变形放入外层组。</translation>
    </message>
    <message>
        <source>PMX knows six kinds of joints, and MMD only the first, the spring 6DOF. Choose that.</source>
        <translation>PMX 有六种J点，MMD 只支持第一种：弹簧 6DOF。请选择它。</translation>
    </message>
    <message>
        <source>Paths that are not in Shift-JIS</source>
        <translation>无法用 Shift-JIS 表示的路径</translation>
    </message>
    <message>
        <source>Paths that begin at a drive</source>
        <translation>以驱动器开头的路径</translation>
    </message>
    <message>
        <source>Paths too long for a PMD</source>
        <translation>对 PMD 来说过长的路径</translation>
    </message>
    <message>
        <source>Pins at vertices that are anchored</source>
        <translation>位于锚点顶点上的固定点</translation>
    </message>
    <message>
        <source>QDEF, soft bodies, vertex colours, points, lines, flip and impulse morphs and joints without springs are of PMX 2.1, and MMD does not read a file that has them. Save it as PMX 2.0, which leaves them out and says what is lost, or use a program that knows them.</source>
        <translation>QDEF、软体、顶点色、点、线、翻转变形和冲量变形，以及无弹簧的J点属于 PMX 2.1，MMD 不读取含有它们的文件。请保存为 PMX 2.0（会去掉它们并说明丢失的内容），或使用支持它们的软件。</translation>
    </message>
    <message>
        <source>Repaired when the file was read</source>
        <translation>读取文件时已修好</translation>
    </message>
    <message>
        <source>Repeating textures are usually intended; where they are not cannot be guessed.</source>
        <translation>贴图重复一般是有意的；如果不是，哪一部分出了错只有作者清楚。</translation>
    </message>
    <message>
        <source>Rigid bodies that follow a bone, but have none</source>
        <translation>没有关联骨骼的跟随骨骼刚体</translation>
    </message>
    <message>
        <source>Rigid bodies that nothing holds</source>
        <translation>没有支撑的刚体</translation>
    </message>
    <message>
        <source>Rigid bodies that turn freely</source>
        <translation>会自由旋转的刚体</translation>
    </message>
    <message>
        <source>Rigid bodies without mass</source>
        <translation>没有质量的刚体</translation>
    </message>
    <message>
        <source>Rigid bodies without volume</source>
        <translation>没有体积的刚体</translation>
    </message>
    <message>
        <source>Root is the display frame of the bone that moves the whole model; nobody looks for a morph there. Put it into 表情, or another frame of morphs.</source>
        <translation>Root 是移动整个模型的骨骼所在的显示枠，没有人会到那里找变形。请放入“表情”或其他变形的显示枠。</translation>
    </message>
    <message>
        <source>Root or 表情 is missing</source>
        <translation>缺少 Root 或“表情”</translation>
    </message>
    <message>
        <source>SDEF keeps the width of a bend between two bones; with one bone there is none. Normalize the weights, which makes BDEF1 of it, or set the second bone.</source>
        <translation>SDEF 用于保持两根骨骼之间弯曲处的粗细；只有一根骨骼就没有弯曲。请将权重规格化（会变成 BDEF1），或设置第二根骨骼。</translation>
    </message>
    <message>
        <source>SDEF with one bone</source>
        <translation>只有一根骨骼的 SDEF</translation>
    </message>
    <message>
        <source>SDEF without C, R0 and R1</source>
        <translation>没有 C、R0、R1 的 SDEF</translation>
    </message>
    <message>
        <source>Save the picture as PNG with another program.</source>
        <translation>请用其他软件把图片另存为 PNG。</translation>
    </message>
    <message>
        <source>Saving as PMX 2.0 leaves them out, and the model in the editor as it is.</source>
        <translation>保存为 PMX 2.0 时会从文件中去掉它们，编辑器中的模型保持不变。</translation>
    </message>
    <message>
        <source>Semi-standard bones that can be added</source>
        <translation>可以添加的准标准骨骼</translation>
    </message>
    <message>
        <source>Soft bodies that cannot be made</source>
        <translation>无法生成的软体</translation>
    </message>
    <message>
        <source>Soft bodies that cannot be simulated exactly</source>
        <translation>实际模拟与设置不符的软体</translation>
    </message>
    <message>
        <source>Soft bodies with numbers out of range</source>
        <translation>数值超出范围的软体</translation>
    </message>
    <message>
        <source>Soft bodies without a material</source>
        <translation>没有材质的软体</translation>
    </message>
    <message>
        <source>Sphere maps that are switched off</source>
        <translation>已关闭的球面贴图</translation>
    </message>
    <message>
        <source>Sphere modes without a sphere map</source>
        <translation>没有球面贴图的球面模式</translation>
    </message>
    <message>
        <source>Sub-texture and vertex colour at once</source>
        <translation>同时使用副贴图和顶点色</translation>
    </message>
    <message>
        <source>Sub-textures and vertex colours without an additional UV</source>
        <translation>没有追加UV的副贴图和顶点色</translation>
    </message>
    <message>
        <source>Tails that lead to their own bone</source>
        <translation>指向自身的末端</translation>
    </message>
    <message>
        <source>Textures that are there twice</source>
        <translation>重复的贴图</translation>
    </message>
    <message>
        <source>Textures that nothing uses</source>
        <translation>未使用的贴图</translation>
    </message>
    <message>
        <source>Textures without a path</source>
        <translation>没有路径的贴图</translation>
    </message>
    <message>
        <source>The alpha of the material is 0, but MMD draws its outline all the same, around nothing. Switch the edge off, or lower the alpha of its colour; a morph that shows the material has to show the edge then, too.</source>
        <translation>材质的不透明度为 0，但 MMD 仍会绘制轮廓线：材质看不见，只剩下线条。请关闭轮廓线，或降低轮廓线颜色的不透明度；此时显示该材质的变形也必须同时显示轮廓线。</translation>
    </message>
    <message>
        <source>The body keeps the position of its bone, but physics turns it, and no joints connect it to a body that follows its bone: the bone tumbles about as soon as physics is on. Join it with the body from which it should hang.</source>
        <translation>该刚体保持在骨骼的位置，但旋转由物理演算决定，又没有J点把它连到跟随骨骼的刚体：一开启物理，骨骼就会乱转。请用J点把它与应悬挂的刚体相连。</translation>
    </message>
    <message>
        <source>The body stands still where it is while the model dances away from it. Choose its bone, or delete the body.</source>
        <translation>模型舞动离开时，该刚体仍停在原地。请选择它的骨骼，或删除该刚体。</translation>
    </message>
    <message>
        <source>The comment is too long for a PMD</source>
        <translation>对 PMD 来说过长的注释</translation>
    </message>
    <message>
        <source>The display frame has an entry without a bone or morph. Take it out.</source>
        <translation>显示枠中有一个条目既不是骨骼也不是变形。请移出。</translation>
    </message>
    <message>
        <source>The display frame has no bones and no morphs; MMD shows a name and nothing below it. Fill or delete it.</source>
        <translation>显示枠中没有骨骼也没有变形；MMD 只显示名称，下面什么也没有。请填入内容或删除。</translation>
    </message>
    <message>
        <source>The file has invalid contents: references to rows that do not exist, invalid numbers (NaN or infinite), truncated texts. MMD may end with an error when it loads it. It is repaired here already, and stays so when it is saved; check that the places that are named are as they should be.</source>
        <translation>文件中有模型不该有的内容：指向不存在的行的引用、无效的数值、被截断的文本。MMD 加载时可能会报错退出。这里已经修好，保存后也会保持；请确认列出的位置是否符合原意。</translation>
    </message>
    <message>
        <source>The file has to be renamed, too.</source>
        <translation>文件也必须重命名。</translation>
    </message>
    <message>
        <source>The files have to be renamed, too.</source>
        <translation>这些文件也必须重命名。</translation>
    </message>
    <message>
        <source>The joint holds nothing together. Choose another rigid body, or delete it.</source>
        <translation>该J点没有连接任何东西。请选择另一个刚体，或删除它。</translation>
    </message>
    <message>
        <source>The material has a sphere map, but its mode is “Off”, so that MMD does not draw it. Choose “Multiply” or “Add”, or take the map away.</source>
        <translation>该材质有球面贴图，但模式为“无效”，因此 MMD 不会绘制。请选择“乘算”或“加算”，或去掉球面贴图。</translation>
    </message>
    <message>
        <source>The model cannot be saved as PMD any more. Save it as PMX, or remove vertices.</source>
        <translation>该模型已无法保存为 PMD。请保存为 PMX，或减少顶点。</translation>
    </message>
    <message>
        <source>The model has no comment</source>
        <translation>模型没有注释</translation>
    </message>
    <message>
        <source>The model has no name</source>
        <translation>模型没有名称</translation>
    </message>
    <message>
        <source>The model&apos;s name is not in Shift-JIS</source>
        <translation>模型名称无法用 Shift-JIS 表示</translation>
    </message>
    <message>
        <source>The model&apos;s name is too long for motions</source>
        <translation>模型名称对动作来说过长</translation>
    </message>
    <message>
        <source>The morph has two offsets of the same vertex, bone or morph. Katachi adds them up; other programs may take one of them. Leave one, with the sum.</source>
        <translation>该变形对同一顶点、骨骼或变形有两个偏移。Katachi 会相加；其他软件可能只取其中一个。请合并为一个，取两者之和。</translation>
    </message>
    <message>
        <source>The name of the model cannot be guessed.</source>
        <translation>模型叫什么名字，只有作者清楚。</translation>
    </message>
    <message>
        <source>The original number is lost.</source>
        <translation>原来的数值已无从得知。</translation>
    </message>
    <message>
        <source>The outline at the vertex cannot be drawn. Type 1, or 0 for no outline.</source>
        <translation>该顶点处的轮廓线无法绘制。请输入 1；不要轮廓线则输入 0。</translation>
    </message>
    <message>
        <source>The outline goes inwards, and is not seen. Type 0 for no outline, or a number above it.</source>
        <translation>轮廓线朝内，看不见。不要轮廓线请输入 0，否则请输入大于 0 的数值。</translation>
    </message>
    <message>
        <source>The right links cannot be guessed.</source>
        <translation>IK 应旋转哪些骨骼，只有作者清楚。</translation>
    </message>
    <message>
        <source>The right loops and unit angle cannot be guessed.</source>
        <translation>IK 应让链接旋转多少，只有作者清楚。</translation>
    </message>
    <message>
        <source>The right material cannot be guessed.</source>
        <translation>应由什么构成，只有作者清楚。</translation>
    </message>
    <message>
        <source>The right size cannot be guessed.</source>
        <translation>应有多大，只有作者清楚。</translation>
    </message>
    <message>
        <source>The right target cannot be guessed.</source>
        <translation>IK 应引导哪根骨骼，只有作者清楚。</translation>
    </message>
    <message>
        <source>The same name</source>
        <translation>名称相同</translation>
    </message>
    <message>
        <source>The tail of the bone is the bone itself, so that it is shown as a point without direction. Choose another bone, or none.</source>
        <translation>骨骼的末端就是它自身，会显示成没有方向的点。请选择其他骨骼，或设为无。</translation>
    </message>
    <message>
        <source>The target has to come to the IK bone; if the IK turns the IK bone itself, it has no fixed goal. Remove the IK bone from its links.</source>
        <translation>IK 骨骼是目标要到达的位置；如果 IK 又去旋转它，就没有确定的去处了。请把 IK 骨骼从自己的链接中移除。</translation>
    </message>
    <message>
        <source>The values may be right for other programs.</source>
        <translation>这些数值对其他软件来说也许是对的。</translation>
    </message>
    <message>
        <source>The vertex lies more than 1000 times as far out as nearly all others: its faces are drawn as long spikes, and whatever shows the whole model shows only a dot. Type a position, or delete the vertex; the fix puts it among those with which it shares faces.</source>
        <translation>该顶点到中心的距离是几乎所有其他顶点的 1000 倍以上：其面会画成长刺，显示整个模型时只剩一个点。请输入位置或删除该顶点；修复会把它放到与其共面的顶点之间。</translation>
    </message>
    <message>
        <source>There is no bone that the IK may turn, so that it cannot lead its target anywhere. Add the bones above the target as links, the nearest first, or switch off IK.</source>
        <translation>没有可供 IK 旋转的骨骼，因此无法引导目标。请由近到远把目标上方的骨骼添加为链接，或关闭 IK。</translation>
    </message>
    <message>
        <source>There is nothing to multiply or to add. Choose a sphere map, or set the mode to “Off”.</source>
        <translation>没有可供乘算或加算的内容。请选择球面贴图，或把模式设为“无效”。</translation>
    </message>
    <message>
        <source>Too many morphs in display frames</source>
        <translation>显示枠中的变形过多</translation>
    </message>
    <message>
        <source>Topmost bone (全ての親) outside of Root</source>
        <translation>不在 Root 中的最上层骨骼（全ての親）</translation>
    </message>
    <message>
        <source>Transparent materials that hide later ones</source>
        <translation>遮挡后面材质的半透明材质</translation>
    </message>
    <message>
        <source>UVs beyond the picture</source>
        <translation>超出图片的 UV</translation>
    </message>
    <message>
        <source>Vertices far outside of the model</source>
        <translation>远离模型的顶点</translation>
    </message>
    <message>
        <source>Vertices with one bone twice</source>
        <translation>两次使用同一骨骼的顶点</translation>
    </message>
    <message>
        <source>Vertices without a bone</source>
        <translation>没有跟随任何骨骼的顶点</translation>
    </message>
    <message>
        <source>Vertices without a face</source>
        <translation>没有面的顶点</translation>
    </message>
    <message>
        <source>Visible bones that are in no display frame</source>
        <translation>不在任何显示枠中的可见骨骼</translation>
    </message>
    <message>
        <source>Weights below 0</source>
        <translation>小于 0 的权重</translation>
    </message>
    <message>
        <source>Weights that do not sum to 1</source>
        <translation>总和不为 1 的权重</translation>
    </message>
</context>
<context>
    <name>CheckCounts</name>
    <message>
        <source>{} error</source>
        <translation>错误 {}</translation>
    </message>
    <message>
        <source>{} errors</source>
        <translation>错误 {}</translation>
    </message>
    <message>
        <source>{} warning</source>
        <translation>警告 {}</translation>
    </message>
    <message>
        <source>{} warnings</source>
        <translation>警告 {}</translation>
    </message>
    <message>
        <source>{} note</source>
        <translation>提示 {}</translation>
    </message>
    <message>
        <source>{} notes</source>
        <translation>提示 {}</translation>
    </message>
</context>
<context>
    <name>CheckIndicator</name>
    <message>
        <source>A click opens the checks</source>
        <translation>点击打开检查</translation>
    </message>
</context>
<context>
    <name>ChecksPane</name>
    <message>
        <source>Show ignored findings</source>
        <translation>显示已忽略的问题</translation>
    </message>
    <message>
        <source>Fix everything that is safe…</source>
        <translation>修复所有安全项…</translation>
    </message>
    <message>
        <source>Selects in the model all rows that the chosen checks found</source>
        <translation>在模型中选中所选检查找到的所有行</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有级别</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>错误和警告</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>仅错误</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>Also shows the findings that were ignored</source>
        <translation>也显示已忽略的问题</translation>
    </message>
    <message>
        <source>Fixes everything that can be fixed without changing how the model looks</source>
        <translation>修复所有不改变模型外观即可修复的问题</translation>
    </message>
    <message>
        <source>Nothing is found: nothing goes wrong with this model in MMD</source>
        <translation>没有发现问题：MMD 可以直接使用该模型</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Select all its rows</source>
        <translation>选中所有相关行</translation>
    </message>
    <message>
        <source>Findings of several kinds are selected</source>
        <translation>选中了多种问题</translation>
    </message>
    <message>
        <source>Nothing that was found can be fixed safely</source>
        <translation>没有可以安全修复的问题</translation>
    </message>
    <message>
        <source>No finding is selected</source>
        <translation>没有选中任何问题</translation>
    </message>
    <message>
        <source>Fix: {}</source>
        <translation>修复：{}</translation>
    </message>
    <message>
        <source>Fix everything that is safe</source>
        <translation>修复所有安全项</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
</context>
<context>
    <name>ChooseFile</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Models, motions and poses ({})</source>
        <translation>模型、动作和姿势 ({})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Models ({})</source>
        <translation>模型 ({})</translation>
    </message>
    <message>
        <source>Update from CSV</source>
        <translation>从 CSV 更新</translation>
    </message>
</context>
<context>
    <name>ChooseModelDialog</name>
    <message>
        <source>Choose a model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>{} holds several models:</source>
        <translation>{} 中有多个模型：</translation>
    </message>
</context>
<context>
    <name>ClickCommands</name>
    <message>
        <source>&amp;New bones by click…</source>
        <translation>点击新建骨骼(&amp;N)…</translation>
    </message>
    <message>
        <source>Each click in the model view makes a bone below the selected one</source>
        <translation>每在模型视图中点击一次，就在选中骨骼之下新建一根骨骼</translation>
    </message>
    <message>
        <source>New rigid bodies by &amp;click…</source>
        <translation>点击新建刚体(&amp;C)…</translation>
    </message>
    <message>
        <source>Each click in the model view makes a rigid body on the bone that moves the mesh there</source>
        <translation>每在模型视图中点击一次，就为驱动该处网格的骨骼新建一个刚体</translation>
    </message>
    <message>
        <source>New &amp;vertices by click…</source>
        <translation>点击新建顶点(&amp;V)…</translation>
    </message>
    <message>
        <source>Each click in the model view makes a vertex, or a strip of faces</source>
        <translation>在模型视图中每点击一次就新建一个顶点，或连成带状的面</translation>
    </message>
    <message>
        <source>Set &amp;parent by click…</source>
        <translation>点击设置父骨骼(&amp;P)…</translation>
    </message>
    <message>
        <source>Hangs the selected bones from the bone that is clicked next</source>
        <translation>把选中的骨骼挂到接下来点击的骨骼之下</translation>
    </message>
    <message>
        <source>Set &amp;tail by click…</source>
        <translation>点击设置末端(&amp;T)…</translation>
    </message>
    <message>
        <source>Leads the tails of the selected bones to the bone that is clicked next</source>
        <translation>把选中骨骼的末端指向接下来点击的骨骼</translation>
    </message>
    <message>
        <source>Click the bone that becomes the parent. Escape cancels.</source>
        <translation>请点击要作为父骨骼的骨骼。按 Esc 取消。</translation>
    </message>
    <message>
        <source>Click the bone that the tails are to lead to. Escape cancels.</source>
        <translation>请点击末端要指向的骨骼。按 Esc 取消。</translation>
    </message>
</context>
<context>
    <name>ClickPlacing</name>
    <message>
        <source>Nothing is placed in a pose</source>
        <translation>显示姿势时无法放置</translation>
    </message>
    <message>
        <source>There is no surface here to place anything on</source>
        <translation>这里没有可以放置的表面</translation>
    </message>
    <message>
        <source>Nothing here has a front and a back to be between</source>
        <translation>这里没有前后两面，无法取中间位置</translation>
    </message>
    <message>
        <source>The plane cannot be met from here</source>
        <translation>从这里够不到该平面</translation>
    </message>
</context>
<context>
    <name>CollisionGrid</name>
    <message>
        <source>Group {number} ({stored} in the file). {bodies}</source>
        <translation>组 {number}（文件中为 {stored}）。{bodies}</translation>
    </message>
    <message>
        <source>No body is in it</source>
        <translation>其中没有刚体</translation>
    </message>
    <message>
        <source>they collide</source>
        <translation>互相碰撞</translation>
    </message>
    <message>
        <source>they pass through each other</source>
        <translation>互相穿过</translation>
    </message>
    <message>
        <source>some of their bodies collide</source>
        <translation>其中部分刚体碰撞</translation>
    </message>
    <message>
        <source>no body is in them</source>
        <translation>其中没有刚体</translation>
    </message>
</context>
<context>
    <name>CollisionView</name>
    <message>
        <source>Collision groups</source>
        <translation>碰撞组</translation>
    </message>
</context>
<context>
    <name>CollisionsPane</name>
    <message>
        <source>Mark what does &amp;not collide</source>
        <translation>标记不碰撞的组(&amp;N)</translation>
    </message>
    <message>
        <source>As PMXEditor does</source>
        <translation>与 PMXEditor 的显示相同</translation>
    </message>
    <message>
        <source>&amp;Select the bodies of the row&apos;s group</source>
        <translation>选中该行组的刚体(&amp;S)</translation>
    </message>
    <message>
        <source>A click changes all bodies of both groups; a number selects its bodies.</source>
        <translation>点击会更改两个组的所有刚体；点击编号会选中该组的刚体。</translation>
    </message>
    <message>
        <source>Group {number}: {count} selected</source>
        <translation>组 {number}：已选中 {count} 个</translation>
    </message>
</context>
<context>
    <name>ColorEditor</name>
    <message>
        <source>Choose a colour</source>
        <translation>选择颜色</translation>
    </message>
    <message>
        <source>Show the numbers, or not</source>
        <translation>显示或隐藏数值</translation>
    </message>
</context>
<context>
    <name>CommandHelp</name>
    <message>
        <source>Starts an empty model with a centre bone.</source>
        <translation>新建只有中心骨骼的空模型。</translation>
    </message>
    <message>
        <source>Opens models, motions or poses from files; several models come as tabs.</source>
        <translation>从文件打开模型、动作或姿势；多个模型会以标签页打开。</translation>
    </message>
    <message>
        <source>Draws the model with each morph, or each selected one, at full weight, all in one picture.</source>
        <translation>将每个变形（或每个选中的变形）以最大值绘制，全部排在一张图片中。</translation>
    </message>
    <message>
        <source>Opens Mochi, a model for experiments that comes with the program, with a dance to play.</source>
        <translation>打开程序附带的示例模型 Mochi，并附带一段可播放的舞蹈。可随意尝试。</translation>
    </message>
    <message>
        <source>Opens Teru, a model with cloths that physics moves.</source>
        <translation>打开示例模型 Teru，它的布料由物理演算驱动。</translation>
    </message>
    <message>
        <source>Writes the model into its file. The file that was there is kept as a backup.</source>
        <translation>将模型保存到它的文件。原来的文件会留作备份。</translation>
    </message>
    <message>
        <source>Writes the model into another file, which is its file from then on.</source>
        <translation>将模型保存到另一个文件，此后使用该文件。</translation>
    </message>
    <message>
        <source>Writes the model into another file and goes on with the one it has.</source>
        <translation>将模型另存一份到其他文件，之后仍使用现在的文件。</translation>
    </message>
    <message>
        <source>Chooses the PMX version and the encoding of texts for saving.</source>
        <translation>选择保存时的 PMX 版本和文本编码。</translation>
    </message>
    <message>
        <source>Lists what a PMD file could not hold of this model, without saving.</source>
        <translation>列出存为 PMD 时此模型会丢失的内容，不进行保存。</translation>
    </message>
    <message>
        <source>Opens the models that were open when the program was last closed, with their views.</source>
        <translation>打开上次退出程序时打开的模型，并恢复当时的视图。</translation>
    </message>
    <message>
        <source>Reads the model from its file again, and discards all changes.</source>
        <translation>从文件重新读取模型，放弃此后的更改。</translation>
    </message>
    <message>
        <source>Imports another file into this model: as a part of it, or only its positions, normals or UVs.</source>
        <translation>把另一个文件读入此模型：作为其中一部分追加，或只取得位置、法线或 UV。</translation>
    </message>
    <message>
        <source>Writes the model in another format, and leaves its own file alone.</source>
        <translation>以其他格式导出模型，原文件不受影响。</translation>
    </message>
    <message>
        <source>Changes the model by a CSV file; all changes are shown first.</source>
        <translation>用 CSV 文件更新模型；会先显示所有更改。</translation>
    </message>
    <message>
        <source>Changes the model by CSV from the clipboard; all changes are shown first.</source>
        <translation>用剪贴板中的 CSV 更新模型；会先显示所有更改。</translation>
    </message>
    <message>
        <source>Puts the whole model on the clipboard as CSV, for PMXEditor or a spreadsheet.</source>
        <translation>将整个模型以 CSV 放到剪贴板，供 PMXEditor 或电子表格使用。</translation>
    </message>
    <message>
        <source>Chooses dialect, tables and columns of copied CSV.</source>
        <translation>选择复制 CSV 时的格式、表和列。</translation>
    </message>
    <message>
        <source>Saves what the model view shows as a picture of any size, with a transparent background if wanted.</source>
        <translation>将模型视图中的画面保存为任意大小的图片，背景可以透明。</translation>
    </message>
    <message>
        <source>Saves a turntable or a motion as a series of pictures or an animated file.</source>
        <translation>将转台展示或动作保存为一系列图片或动画文件。</translation>
    </message>
    <message>
        <source>Closes the model; unsaved changes are asked about.</source>
        <translation>关闭模型；有未保存的更改时会询问。</translation>
    </message>
    <message>
        <source>Ends the program; unsaved changes are asked about.</source>
        <translation>退出程序；有未保存的更改时会询问。</translation>
    </message>
    <message>
        <source>Opens the settings that hold for the whole program.</source>
        <translation>打开适用于整个程序的设置。</translation>
    </message>
    <message>
        <source>Compares the model with one in a file, field by field.</source>
        <translation>与文件中的模型逐个字段比较。</translation>
    </message>
    <message>
        <source>Compares the model with its file as it is on disk now.</source>
        <translation>与磁盘上现在的文件比较。</translation>
    </message>
    <message>
        <source>Ends the comparison; nothing of the model changes.</source>
        <translation>结束比较；模型不会改变。</translation>
    </message>
    <message>
        <source>Repeats the step that was taken back (redo).</source>
        <translation>重做被撤销的操作。</translation>
    </message>
    <message>
        <source>Deletes the selected rows and corrects what referred to them; Messages tells what changed.</source>
        <translation>删除选中的行，并整理对它们的引用；结果见“消息”。</translation>
    </message>
    <message>
        <source>Inverts the selection.</source>
        <translation>反转选择。</translation>
    </message>
    <message>
        <source>Selects the vertices whose weights do not sum to 1; they are out of place when the model moves.</source>
        <translation>选择权重总和不为 1 的顶点；这样的顶点在运动时会伸缩。</translation>
    </message>
    <message>
        <source>Chooses another picture file for the selected texture.</source>
        <translation>让选中的贴图改用另一个图片文件。</translation>
    </message>
    <message>
        <source>Resets all bones to the rest pose, or to the motion.</source>
        <translation>让所有骨骼恢复初始姿势，或恢复到动作中的位置。</translation>
    </message>
    <message>
        <source>Resets all morphs to 0, or to the motion.</source>
        <translation>让所有变形恢复为 0，或恢复为动作中的值。</translation>
    </message>
    <message>
        <source>Resets bones, morphs and IK to the rest pose, or to the motion.</source>
        <translation>让骨骼、变形和 IK 恢复初始状态，或恢复为动作中的状态。</translation>
    </message>
    <message>
        <source>Returns to the view before the last reset of the camera.</source>
        <translation>回到上次重置之前的相机位置。</translation>
    </message>
    <message>
        <source>Perspective view; otherwise the view is orthographic, and parallel lines stay parallel.</source>
        <translation>远处的物体看起来更小；关闭时平行线保持平行。</translation>
    </message>
    <message>
        <source>Shows the values of the camera as in MMD; they can be typed.</source>
        <translation>以 MMD 的数值显示相机，可查看和输入。</translation>
    </message>
    <message>
        <source>Remembers the present view under this number.</source>
        <translation>将当前的相机位置记在此编号下。</translation>
    </message>
    <message>
        <source>Goes to the view that was remembered under this number.</source>
        <translation>回到此编号记住的相机位置。</translation>
    </message>
    <message>
        <source>Finds commands, operations, rows and preferences by a part of their name, and runs them or goes there.</source>
        <translation>按名称的一部分查找命令、操作、行和设置，并执行或转到该处。</translation>
    </message>
    <message>
        <source>Shows help on what has the keyboard focus: a field, a button, a menu entry, a pane.</source>
        <translation>说明键盘焦点所在之处：字段、按钮、菜单项或窗格。</translation>
    </message>
    <message>
        <source>The next click on anything shows what it is.</source>
        <translation>鼠标变为问号；点击任何地方即可查看说明。</translation>
    </message>
    <message>
        <source>Opens the folder of the log files.</source>
        <translation>打开程序记录错误的日志所在的文件夹。</translation>
    </message>
    <message>
        <source>Switches to the next axes for the handles: global, local, parent, normal, screen, virtual.</source>
        <translation>切换控制柄的轴：全局、局部、父级、法线、屏幕、虚拟。</translation>
    </message>
    <message>
        <source>Goes one frame forward.</source>
        <translation>前进一帧。</translation>
    </message>
    <message>
        <source>Starts again from the first frame when the last one is reached.</source>
        <translation>播放到最后一帧后从头开始。</translation>
    </message>
    <message>
        <source>Puts the selected rows on the clipboard and deletes them.</source>
        <translation>将选中的行放到剪贴板并删除。</translation>
    </message>
    <message>
        <source>Takes back the last edit or pose (undo). Every edit can be taken back completely.</source>
        <translation>撤销最后一次编辑或姿势。任何编辑都能逐字节地还原。</translation>
    </message>
    <message>
        <source>Puts the selected rows on the clipboard, for this program and as CSV for others.</source>
        <translation>将选中的行放到剪贴板，供本程序使用，也能以 CSV 供其他软件使用。</translation>
    </message>
    <message>
        <source>Inserts the rows on the clipboard after the current one.</source>
        <translation>将剪贴板中的行插入到当前行之后。</translation>
    </message>
    <message>
        <source>Copies which rows are selected, to be pasted into lists that refer to them: IK links, offsets, frames.</source>
        <translation>复制对选中行的引用，可粘贴到引用它们的列表：IK 链接、偏移、显示枠。</translation>
    </message>
    <message>
        <source>Gives rows of this model the values of copied rows that have the same name.</source>
        <translation>把复制的行的值写入此模型中同名的行。</translation>
    </message>
    <message>
        <source>Gives all selected rows the values of the copied row, except names.</source>
        <translation>把复制的行的值（名称除外）写入所有选中的行。</translation>
    </message>
    <message>
        <source>Adds a new row after the current one.</source>
        <translation>在当前行之后添加新行。</translation>
    </message>
    <message>
        <source>Adds a copy of each selected row after it.</source>
        <translation>在每个选中的行之后添加它的副本。</translation>
    </message>
    <message>
        <source>Moves the selected rows one place up; references follow.</source>
        <translation>将选中的行上移一位；引用会随之更新。</translation>
    </message>
    <message>
        <source>Moves the selected rows one place down; references follow.</source>
        <translation>将选中的行下移一位；引用会随之更新。</translation>
    </message>
    <message>
        <source>Moves the selected rows to the top of their table.</source>
        <translation>将选中的行移到表的开头。</translation>
    </message>
    <message>
        <source>Moves the selected rows to the bottom of their table.</source>
        <translation>将选中的行移到表的末尾。</translation>
    </message>
    <message>
        <source>Selects all rows of the active table; in a filtered list, those that it shows.</source>
        <translation>选择当前表的所有行；列表经过筛选时只选择显示的行。</translation>
    </message>
    <message>
        <source>Selects nothing.</source>
        <translation>取消选择。</translation>
    </message>
    <message>
        <source>Selects the vertices that the selected bones move.</source>
        <translation>选择由选中骨骼驱动的顶点。</translation>
    </message>
    <message>
        <source>Selects the vertices that more than one bone moves.</source>
        <translation>选择由多于一根骨骼驱动的顶点。</translation>
    </message>
    <message>
        <source>Selects the vertices that more than two bones move.</source>
        <translation>选择由多于两根骨骼驱动的顶点。</translation>
    </message>
    <message>
        <source>Selects the vertices that four bones move.</source>
        <translation>选择由四根骨骼驱动的顶点。</translation>
    </message>
    <message>
        <source>Selects SDEF vertices whose two bones are not parent and child.</source>
        <translation>选择两根骨骼不是父子关系的 SDEF 顶点。</translation>
    </message>
    <message>
        <source>Selects the vertices that one bone moves.</source>
        <translation>选择由一根骨骼驱动的顶点。</translation>
    </message>
    <message>
        <source>Selects the vertices that two bones move.</source>
        <translation>选择由两根骨骼驱动的顶点。</translation>
    </message>
    <message>
        <source>Selects the vertices that up to four bones move.</source>
        <translation>选择最多由四根骨骼驱动的顶点。</translation>
    </message>
    <message>
        <source>Selects the vertices that keep their width in bends (SDEF).</source>
        <translation>选择弯曲时能保持粗细的顶点（SDEF）。</translation>
    </message>
    <message>
        <source>Selects the vertices that move by dual quaternions (QDEF, PMX 2.1).</source>
        <translation>选择以双四元数驱动的顶点（QDEF，PMX 2.1）。</translation>
    </message>
    <message>
        <source>Goes to the filter of the list: part of a name, a number, or /a regular expression/.</source>
        <translation>转到列表的筛选：可输入名称的一部分、编号或 /正则表达式/。</translation>
    </message>
    <message>
        <source>Selects a row by its number.</source>
        <translation>按编号选择行。</translation>
    </message>
    <message>
        <source>Returns to what was selected before.</source>
        <translation>返回之前选中的内容。</translation>
    </message>
    <message>
        <source>Goes forward again after Back.</source>
        <translation>返回之后再次前进。</translation>
    </message>
    <message>
        <source>Adds pictures as textures of the model.</source>
        <translation>将图片添加为模型的贴图。</translation>
    </message>
    <message>
        <source>Loads a motion (VMD) onto the model; several play together.</source>
        <translation>为模型加载动作 (VMD)；多个动作会一起播放。</translation>
    </message>
    <message>
        <source>Removes all motions from the model.</source>
        <translation>移除模型的所有动作。</translation>
    </message>
    <message>
        <source>Writes the pose as keys of a motion into a VMD file.</source>
        <translation>将姿势作为动作的关键帧写入 VMD 文件。</translation>
    </message>
    <message>
        <source>Poses the model by a VPD file.</source>
        <translation>按 VPD 文件摆出姿势。</translation>
    </message>
    <message>
        <source>Saves the pose as a VPD file.</source>
        <translation>将姿势保存为 VPD 文件。</translation>
    </message>
    <message>
        <source>Copies the pose as VPD text.</source>
        <translation>将姿势复制为 VPD 文本。</translation>
    </message>
    <message>
        <source>Poses the model by VPD text from the clipboard.</source>
        <translation>按剪贴板中的 VPD 文本摆出姿势。</translation>
    </message>
    <message>
        <source>Swaps left and right of the pose.</source>
        <translation>对调姿势的左右。</translation>
    </message>
    <message>
        <source>Switches IK on for all IK bones of the pose.</source>
        <translation>开启姿势中所有 IK 骨骼的 IK。</translation>
    </message>
    <message>
        <source>Switches IK off for all IK bones of the pose, so that links are turned by hand.</source>
        <translation>关闭姿势中所有 IK 骨骼的 IK，以便手动旋转链接。</translation>
    </message>
    <message>
        <source>Lists show Japanese names.</source>
        <translation>在列表中显示日文名。</translation>
    </message>
    <message>
        <source>Lists show English names.</source>
        <translation>在列表中显示英文名。</translation>
    </message>
    <message>
        <source>Lists show Japanese and English names.</source>
        <translation>在列表中显示日文名和英文名。</translation>
    </message>
    <message>
        <source>The language of the window. Names in models stay as they are.</source>
        <translation>窗口的语言。模型中的名称保持不变。</translation>
    </message>
    <message>
        <source>Sets the light, its colour and direction, and the background.</source>
        <translation>设置光照的颜色和方向，以及背景。</translation>
    </message>
    <message>
        <source>Puts the panes of the workspace back to their first places.</source>
        <translation>把作业空间的所有面板放回最初的位置。</translation>
    </message>
    <message>
        <source>Renames the current workspace of your own.</source>
        <translation>重命名当前您自己的作业空间。</translation>
    </message>
    <message>
        <source>Deletes the current workspace of your own. The panes stay.</source>
        <translation>删除当前您自己的作业空间；面板保持原位。</translation>
    </message>
    <message>
        <source>Goes to the next open model.</source>
        <translation>转到下一个打开的模型。</translation>
    </message>
    <message>
        <source>Goes to the previous open model.</source>
        <translation>转到上一个打开的模型。</translation>
    </message>
    <message>
        <source>Moves the camera so that the selection fills the view.</source>
        <translation>移动相机，使选中项充满视图。</translation>
    </message>
    <message>
        <source>Moves the camera so that the whole model is seen.</source>
        <translation>移动相机，使整个模型可见。</translation>
    </message>
    <message>
        <source>Looks at the whole model from the front, as at first.</source>
        <translation>像刚打开时那样从正面看整个模型。</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s front.</source>
        <translation>从正面看模型。</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s back.</source>
        <translation>从背面看模型。</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s right side.</source>
        <translation>从模型右侧看。</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s left side.</source>
        <translation>从模型左侧看。</translation>
    </message>
    <message>
        <source>Looks from above.</source>
        <translation>从上方看。</translation>
    </message>
    <message>
        <source>Looks from below.</source>
        <translation>从下方看。</translation>
    </message>
    <message>
        <source>The camera turns about the middle of the model.</source>
        <translation>相机绕模型中心旋转。</translation>
    </message>
    <message>
        <source>The camera turns about what is selected.</source>
        <translation>相机绕选中项旋转。</translation>
    </message>
    <message>
        <source>The camera turns about where the current bone is.</source>
        <translation>相机绕当前骨骼的位置旋转。</translation>
    </message>
    <message>
        <source>The camera turns about the point that it looks at.</source>
        <translation>相机绕注视点旋转。</translation>
    </message>
    <message>
        <source>Shows front, side, top and the free view at once.</source>
        <translation>同时显示正面、侧面、顶部和自由视图。</translation>
    </message>
    <message>
        <source>Opens one more view of the model in a window of its own.</source>
        <translation>在单独的窗口中再打开一个模型视图。</translation>
    </message>
    <message>
        <source>All views of the model turn and zoom as one.</source>
        <translation>模型的所有视图一起旋转和缩放。</translation>
    </message>
    <message>
        <source>The mouse no longer turns the camera.</source>
        <translation>不再用鼠标旋转相机。</translation>
    </message>
    <message>
        <source>The mouse no longer moves the camera at all.</source>
        <translation>完全不再用鼠标移动相机。</translation>
    </message>
    <message>
        <source>Lists all keys and what the mouse does. Keys can be changed there.</source>
        <translation>列出所有按键和鼠标操作。可在其中更改按键。</translation>
    </message>
    <message>
        <source>Opens the handbook: every mode, pane, operation, field and key.</source>
        <translation>打开手册：介绍每种模式、窗格、操作、字段和按键。</translation>
    </message>
    <message>
        <source>Shows the window in six steps, on the sample.</source>
        <translation>用示例模型分六步介绍窗口。</translation>
    </message>
    <message>
        <source>Tells about Qt, the toolkit of the window.</source>
        <translation>关于窗口所用的工具包 Qt。</translation>
    </message>
    <message>
        <source>Tells the version and the licence of Katachi.</source>
        <translation>显示 Katachi 的版本和许可证。</translation>
    </message>
    <message>
        <source>Shows or hides the handles that move, turn and scale what is selected.</source>
        <translation>显示或隐藏用于移动、旋转和缩放选中项的控制柄。</translation>
    </message>
    <message>
        <source>Makes the brush smaller.</source>
        <translation>缩小笔刷。</translation>
    </message>
    <message>
        <source>Makes the brush larger.</source>
        <translation>放大笔刷。</translation>
    </message>
    <message>
        <source>Plays the motions from the current frame, or pauses.</source>
        <translation>从当前帧播放动作，或暂停。</translation>
    </message>
    <message>
        <source>Goes to the first frame.</source>
        <translation>转到第一帧。</translation>
    </message>
    <message>
        <source>Goes one frame back.</source>
        <translation>后退一帧。</translation>
    </message>
    <message>
        <source>Goes to the last frame.</source>
        <translation>转到最后一帧。</translation>
    </message>
    <message>
        <source>Looks through the camera that the motion has.</source>
        <translation>使用动作中的相机观看。</translation>
    </message>
    <message>
        <source>Shows or hides the pane.</source>
        <translation>显示或隐藏窗格。</translation>
    </message>
    <message>
        <source>Takes the keyboard to the model view.</source>
        <translation>将键盘焦点移到模型视图。</translation>
    </message>
    <message>
        <source>Opens the pane and takes the keyboard there.</source>
        <translation>打开窗格并将键盘焦点移到其中。</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>This cannot be done now</source>
        <translation>现在无法执行</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>Compare &amp;with</source>
        <translation>比较对象(&amp;W)</translation>
    </message>
    <message>
        <source>It survives saving, and is gone when the document closes; Save as file keeps it</source>
        <translation>保存后仍会保留，关闭文档时消失；可用“保存为文件”留存</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Its own file, as it is on &amp;disk</source>
        <translation>磁盘上的自身文件(&amp;D)</translation>
    </message>
    <message>
        <source>Compare &amp;no longer</source>
        <translation>不再比较(&amp;N)</translation>
    </message>
    <message>
        <source>Keep t&amp;his state as…</source>
        <translation>将此状态保留为(&amp;H)…</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>{} on disk</source>
        <translation>磁盘上的 {}</translation>
    </message>
    <message>
        <source>Nothing is compared</source>
        <translation>没有进行比较</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>打开时的状态</translation>
    </message>
</context>
<context>
    <name>ComparePane</name>
    <message>
        <source>Show both</source>
        <translation>同时显示</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>全部采用</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Show the other model in the view of this one, in one colour</source>
        <translation>在此模型的视图中以单色显示另一个模型</translation>
    </message>
    <message>
        <source>Tolerance: </source>
        <translation>容差：</translation>
    </message>
    <message>
        <source>Numbers that are closer than this count as equal</source>
        <translation>差值小于此值的数值视为相等</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Give the selected rows what they have in the other model</source>
        <translation>让选中的行采用另一个模型中的值</translation>
    </message>
    <message>
        <source>Make this model like the other in everything that is shown</source>
        <translation>让此模型在所有列出的地方都与另一个模型一致</translation>
    </message>
    <message>
        <source>The models are shown together in Edit mode, without a pose</source>
        <translation>两个模型在编辑模式下、没有姿势时一起显示</translation>
    </message>
    <message>
        <source>Nothing to compare with was chosen</source>
        <translation>没有选择比较对象</translation>
    </message>
    <message>
        <source>{}: comparing…</source>
        <translation>{}：正在比较…</translation>
    </message>
    <message>
        <source>{}: no difference</source>
        <translation>{}：没有差异</translation>
    </message>
    <message>
        <source>{title}: differences: {count}</source>
        <translation>{title}：差异：{count}</translation>
    </message>
    <message>
        <source>{title}: differences: {count}, shown: {shown}</source>
        <translation>{title}：差异：{count}，显示：{shown}</translation>
    </message>
    <message>
        <source>Take over from {}</source>
        <translation>从 {} 采用</translation>
    </message>
    <message>
        <source>Taken over from {title}: {count}</source>
        <translation>从 {title} 采用了 {count} 处</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message>
        <source>No model is open</source>
        <translation>没有打开的模型</translation>
    </message>
    <message>
        <source>The model was not saved yet</source>
        <translation>模型尚未保存</translation>
    </message>
    <message>
        <source>It works in Transform mode[ ({mode.toggle})]</source>
        <translation>在变换模式[ ({mode.toggle}) ]下可用</translation>
    </message>
    <message>
        <source>It works in Edit mode[ ({mode.toggle})]</source>
        <translation>在编辑模式[ ({mode.toggle}) ]下可用</translation>
    </message>
    <message>
        <source>There is nothing to play: load a motion first</source>
        <translation>没有可播放的内容：请先加载动作</translation>
    </message>
</context>
<context>
    <name>ConsoleInput</name>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Python: model, api and window are there; Tab completes</source>
        <translation>Python：可使用 model、api 和 window；按 Tab 补全</translation>
    </message>
</context>
<context>
    <name>ConsoleOutput</name>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>出错了</translation>
    </message>
    <message>
        <source>The last step may not have been done. You can go on working; saving a copy is wise.</source>
        <translation>最后一步操作可能没有完成。可以继续工作，但建议保存一份副本。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Log files</source>
        <translation>日志文件</translation>
    </message>
</context>
<context>
    <name>CsvCommands</name>
    <message>
        <source>The file could not be read as rows of a model.</source>
        <translation>无法把该文件作为模型的行读取。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>剪贴板中没有文本</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Looking what {} would change</source>
        <translation>正在查看 {} 会带来哪些更改</translation>
    </message>
    <message>
        <source>Update from {}</source>
        <translation>从 {} 更新</translation>
    </message>
    <message>
        <source>{name}; changed rows: {changed}, new rows: {added}</source>
        <translation>{name}；更改 {changed} 行，新增 {added} 行</translation>
    </message>
    <message>
        <source>Nothing was changed: {}</source>
        <translation>没有更改任何内容：{}</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>没有更改任何内容</translation>
    </message>
    <message>
        <source>What is copied as text</source>
        <translation>作为文本复制的内容</translation>
    </message>
    <message>
        <source>Rows will be copied so from now on</source>
        <translation>今后将按此设置复制行</translation>
    </message>
    <message>
        <source>Nothing was copied</source>
        <translation>没有复制任何内容</translation>
    </message>
    <message>
        <source>Copying {} as CSV</source>
        <translation>正在将 {} 复制为 CSV</translation>
    </message>
    <message>
        <source>Copied as CSV; lines: {count}</source>
        <translation>已复制为 CSV；{count} 行</translation>
    </message>
    <message>
        <source>Copied as CSV; lines: {count}, not kept: {lost}</source>
        <translation>已复制为 CSV；{count} 行，未保留：{lost}</translation>
    </message>
    <message>
        <source>Nothing was copied: {}</source>
        <translation>没有复制任何内容：{}</translation>
    </message>
</context>
<context>
    <name>CsvStyleDialog</name>
    <message>
        <source>Classic for rows, the present one for a whole model</source>
        <translation>行用通用格式，整个模型用现行格式</translation>
    </message>
    <message>
        <source>Comment lines that name the columns</source>
        <translation>写明列名的注释行</translation>
    </message>
    <message>
        <source>They are written anyway where columns are left out</source>
        <translation>省略了列时总会写入</translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation>列表和列</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>&amp;Dialect</source>
        <translation>格式(&amp;D)</translation>
    </message>
</context>
<context>
    <name>CsvUpdateDialog</name>
    <message>
        <source>Update from CSV</source>
        <translation>从 CSV 更新</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>更新后</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Lines of {source} that are not taken, or not wholly: {count}</source>
        <translation>{source} 中未采用或未完全采用的行：{count}</translation>
    </message>
    <message>
        <source>{}: the model has all that is in it already. Nothing would change.</source>
        <translation>{}：模型中已有全部内容。不会有任何更改。</translation>
    </message>
    <message>
        <source>{source}: rows that change: {changed}, new rows: {added}. Nothing has been changed yet.</source>
        <translation>{source}：更改 {changed} 行，新增 {added} 行。尚未做任何更改。</translation>
    </message>
    <message>
        <source>{} changed</source>
        <translation>更改 {}</translation>
    </message>
    <message>
        <source>{} new</source>
        <translation>新增 {}</translation>
    </message>
    <message>
        <source>new row</source>
        <translation>新行</translation>
    </message>
    <message>
        <source>… and {} more</source>
        <translation>…以及另外 {} 项</translation>
    </message>
</context>
<context>
    <name>DensityAction</name>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Density of overlays</source>
        <translation>叠加层的密度</translation>
    </message>
    <message>
        <source>How much is seen of vertices and bones that stand close together</source>
        <translation>密集的顶点和骨骼显示多少</translation>
    </message>
</context>
<context>
    <name>DifferenceTree</name>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>There</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>仅此处有</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>仅对方有</translation>
    </message>
</context>
<context>
    <name>DisplayMode</name>
    <message>
        <source>&amp;Flat</source>
        <translation>平面着色(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>普通(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>线框(&amp;W)</translation>
    </message>
    <message>
        <source>Additional UV &amp;1</source>
        <translation>追加UV1(&amp;1)</translation>
    </message>
    <message>
        <source>Additional UV &amp;2</source>
        <translation>追加UV2(&amp;2)</translation>
    </message>
    <message>
        <source>Additional UV &amp;3</source>
        <translation>追加UV3(&amp;3)</translation>
    </message>
    <message>
        <source>Additional UV &amp;4</source>
        <translation>追加UV4(&amp;4)</translation>
    </message>
    <message>
        <source>As MMD draws the model: toon, sphere maps, edges and shadows.</source>
        <translation>与 MMD 的显示相同：Toon、球面贴图、轮廓线和阴影。</translation>
    </message>
    <message>
        <source>As in MMD, with the edges of all faces over it.</source>
        <translation>与 MMD 相同，并叠加所有面的边。</translation>
    </message>
    <message>
        <source>Each bone has a colour, and vertices mix those of the bones that move them.</source>
        <translation>每根骨骼有一种颜色，顶点按驱动它的骨骼混合颜色。</translation>
    </message>
    <message>
        <source>A colour for each weight type: BDEF1 blue, BDEF2 green, BDEF4 yellow, SDEF red, QDEF violet.</source>
        <translation>按权重变形方式着色：BDEF1 蓝、BDEF2 绿、BDEF4 黄、SDEF 红、QDEF 紫。</translation>
    </message>
    <message>
        <source>A pattern of squares placed by the UVs: where the squares are stretched, the texture is stretched.</source>
        <translation>按 UV 贴上棋盘格：方格被拉伸处，贴图也会被拉伸。</translation>
    </message>
    <message>
        <source>Every face with its own normal and without toon, so that the shape of the mesh is visible.</source>
        <translation>每个面使用自己的法线，不用 Toon，便于看清网格的形状。</translation>
    </message>
    <message>
        <source>The edges of all faces, without surfaces.</source>
        <translation>只显示所有面的边，不显示表面。</translation>
    </message>
    <message>
        <source>The first additional UV of the vertices as colours.</source>
        <translation>以颜色显示顶点的追加UV1。</translation>
    </message>
    <message>
        <source>The fourth additional UV of the vertices as colours.</source>
        <translation>以颜色显示顶点的追加UV4。</translation>
    </message>
    <message>
        <source>The second additional UV of the vertices as colours.</source>
        <translation>以颜色显示顶点的追加UV2。</translation>
    </message>
    <message>
        <source>The textures alone, without light.</source>
        <translation>只显示贴图，不受光照影响。</translation>
    </message>
    <message>
        <source>The third additional UV of the vertices as colours.</source>
        <translation>以颜色显示顶点的追加UV3。</translation>
    </message>
    <message>
        <source>The weight of the current bone at each vertex: blue is 0, red is 1.</source>
        <translation>当前骨骼驱动各顶点的程度：蓝色为完全不驱动，红色为完全由它驱动。</translation>
    </message>
    <message>
        <source>UV c&amp;hecker</source>
        <translation>UV 棋盘格(&amp;H)</translation>
    </message>
    <message>
        <source>UV te&amp;xture</source>
        <translation>仅贴图(&amp;X)</translation>
    </message>
    <message>
        <source>Weight &amp;type</source>
        <translation>权重类型(&amp;T)</translation>
    </message>
    <message>
        <source>Weight of the current &amp;bone</source>
        <translation>当前骨骼的权重(&amp;B)</translation>
    </message>
    <message>
        <source>Weights as bone &amp;colours</source>
        <translation>以骨骼颜色显示权重(&amp;C)</translation>
    </message>
    <message>
        <source>Wireframe o&amp;ver shaded</source>
        <translation>着色＋线框(&amp;V)</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Undone: {name}</source>
        <translation>已撤销：{name}</translation>
    </message>
    <message>
        <source>Redone: {name}</source>
        <translation>已重做：{name}</translation>
    </message>
    <message>
        <source>Additional UVs: {count}</source>
        <translation>追加UV数：{count}</translation>
    </message>
</context>
<context>
    <name>DocumentCommands</name>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open what was open last a&amp;gain</source>
        <translation>重新打开上次的文档(&amp;G)</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>打开示例(&amp;M)</translation>
    </message>
    <message>
        <source>Open c&amp;loth sample</source>
        <translation>打开布料示例(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a co&amp;py…</source>
        <translation>保存副本(&amp;P)…</translation>
    </message>
    <message>
        <source>Save op&amp;tions…</source>
        <translation>保存选项(&amp;T)…</translation>
    </message>
    <message>
        <source>What would a PM&amp;D lose?</source>
        <translation>存为 PM&amp;D 会丢失什么？</translation>
    </message>
    <message>
        <source>R&amp;evert…</source>
        <translation>还原(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Update from a file…</source>
        <translation>从文件更新(&amp;U)…</translation>
    </message>
    <message>
        <source>Update from the clip&amp;board…</source>
        <translation>从剪贴板更新(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Copy the whole model as CSV</source>
        <translation>将整个模型复制为 CSV(&amp;C)</translation>
    </message>
    <message>
        <source>What is copied as te&amp;xt…</source>
        <translation>作为文本复制的内容(&amp;X)…</translation>
    </message>
    <message>
        <source>Save pict&amp;ure…</source>
        <translation>保存图片(&amp;U)…</translation>
    </message>
    <message>
        <source>Save picture of ever&amp;y morph…</source>
        <translation>保存全部变形的图片(&amp;Y)…</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>缩略图一览</translation>
    </message>
    <message>
        <source>Ma&amp;ke animation…</source>
        <translation>制作动画(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>The model has no morphs</source>
        <translation>模型没有变形</translation>
    </message>
    <message>
        <source>There is nothing to open again</source>
        <translation>上次没有打开文档，或已经打开</translation>
    </message>
    <message>
        <source>It was not installed</source>
        <translation>未安装</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to show the model.</source>
        <translation>显示模型需要 OpenGL 3.3。</translation>
    </message>
</context>
<context>
    <name>DragLabel</name>
    <message>
        <source>Drag sideways to change; Shift: finer, Ctrl: coarser, Esc: take back.</source>
        <translation>左右拖动更改；Shift：更精细，Ctrl：更粗略，Esc：取消。</translation>
    </message>
    <message>
        <source>Drag sideways to change; Shift: finer, Ctrl: in all selected rows, Esc: take back.</source>
        <translation>左右拖动更改；Shift：更精细，Ctrl：所有选中的行，Esc：取消。</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation>还没有做过任何操作</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing was undone</source>
        <translation>没有撤销过的操作</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Copy as re&amp;ferences</source>
        <translation>复制为引用(&amp;F)</translation>
    </message>
    <message>
        <source>Paste onto rows of the same &amp;name</source>
        <translation>粘贴到同名的行(&amp;N)</translation>
    </message>
    <message>
        <source>Paste v&amp;alues onto the selection</source>
        <translation>将数值粘贴到选中项(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>插入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>创建副本(&amp;D)</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>删除(&amp;L)</translation>
    </message>
    <message>
        <source>Mo&amp;ve up</source>
        <translation>上移(&amp;V)</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <source>Move to t&amp;op</source>
        <translation>移到最前(&amp;O)</translation>
    </message>
    <message>
        <source>Move to &amp;bottom</source>
        <translation>移到最后(&amp;B)</translation>
    </message>
    <message>
        <source>This list cannot do that now</source>
        <translation>当前获得焦点的列表现在无法执行</translation>
    </message>
</context>
<context>
    <name>EditedMorph</name>
    <message>
        <source>Show morph {name}</source>
        <translation>显示变形 {name}</translation>
    </message>
    <message>
        <source>Reset morph {name}</source>
        <translation>重置变形 {name}</translation>
    </message>
    <message>
        <source>Cancel editing {name}</source>
        <translation>取消编辑 {name}</translation>
    </message>
</context>
<context>
    <name>EditedRows</name>
    <message>
        <source>In Transform mode nothing of the model is changed.</source>
        <translation>在变换模式下不会更改模型。</translation>
    </message>
    <message>
        <source>Bones go into the morph by the handles of the model view.</source>
        <translation>骨骼要通过模型视图的控制柄写入变形。</translation>
    </message>
    <message>
        <source>While the pose is shown only vertices, faces and materials can be moved.</source>
        <translation>显示姿势时只能移动顶点、面和材质。</translation>
    </message>
    <message>
        <source>While the pose is shown normals cannot be turned on their own.</source>
        <translation>显示姿势时不能单独旋转法线。</translation>
    </message>
    <message>
        <source>The morph that is edited moves no vertices.</source>
        <translation>正在编辑的变形不驱动任何顶点。</translation>
    </message>
    <message>
        <source>The morph that is edited has no weight in this pose.</source>
        <translation>正在编辑的变形在此姿势中的量为 0。</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>移动{what}</translation>
    </message>
    <message>
        <source>Rotate {what}</source>
        <translation>旋转{what}</translation>
    </message>
    <message>
        <source>Scale {what}</source>
        <translation>缩放{what}</translation>
    </message>
    <message>
        <source>Transform {what}</source>
        <translation>变换{what}</translation>
    </message>
    <message>
        <source>Turn the normals of {what}</source>
        <translation>旋转{what}的法线</translation>
    </message>
    <message>
        <source>radius {}</source>
        <translation>半径 {}</translation>
    </message>
    <message>
        <source>{name}. Vertices that could not be moved, because their bones cancel each other out in this pose: {count}</source>
        <translation>{name}。因骨骼在此姿势中互相抵消而没有移动的顶点：{count}</translation>
    </message>
</context>
<context>
    <name>EntryCommands</name>
    <message>
        <source>{list}: entries cannot refer to {rows}</source>
        <translation>{list}：条目不能是{rows}</translation>
    </message>
    <message>
        <source>{list}: an entry cannot refer to the row that has the list</source>
        <translation>{list}：条目不能是列表所属的行自身</translation>
    </message>
    <message>
        <source>{list}: added {count}</source>
        <translation>{list}：已添加 {count} 项</translation>
    </message>
    <message>
        <source>{list}: copied {count}</source>
        <translation>{list}：已复制 {count} 项</translation>
    </message>
    <message>
        <source>{list}: copied {count} as references</source>
        <translation>{list}：已将 {count} 项复制为引用</translation>
    </message>
    <message>
        <source>Nothing of this model is on the clipboard that was copied as references</source>
        <translation>剪贴板中没有从此模型复制的引用</translation>
    </message>
    <message>
        <source>Paste into {list}</source>
        <translation>粘贴到{list}</translation>
    </message>
    <message>
        <source>Nothing was pasted: {}</source>
        <translation>没有粘贴任何内容：{}</translation>
    </message>
    <message>
        <source>{list}: pasted {count}</source>
        <translation>{list}：已粘贴 {count} 项</translation>
    </message>
</context>
<context>
    <name>EntryLine</name>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
</context>
<context>
    <name>EntryPicker</name>
    <message>
        <source>Add by name or number: {noun}</source>
        <translation>按名称或编号添加：{noun}</translation>
    </message>
    <message>
        <source>Add by number: {noun}</source>
        <translation>按编号添加：{noun}</translation>
    </message>
</context>
<context>
    <name>ExchangeCommands</name>
    <message>
        <source>Nothing was imported</source>
        <translation>没有导入任何内容</translation>
    </message>
    <message>
        <source>The file could not be imported.</source>
        <translation>无法导入该文件。</translation>
    </message>
    <message>
        <source>Append {}</source>
        <translation>追加 {}</translation>
    </message>
    <message>
        <source>Replace positions and normals: {}</source>
        <translation>替换位置和法线：{}</translation>
    </message>
    <message>
        <source>Replace UVs: {}</source>
        <translation>替换 UV：{}</translation>
    </message>
    <message>
        <source>{command}; vertices: {count}</source>
        <translation>{command}；顶点：{count}</translation>
    </message>
    <message>
        <source>{command}; new vertices: {vertices}, materials: {materials}, bones: {bones}; merged bones: {merged}</source>
        <translation>{command}；新顶点：{vertices}，材质：{materials}，骨骼：{bones}；合并的骨骼：{merged}</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Exporting {} was cancelled</source>
        <translation>已取消导出 {}</translation>
    </message>
    <message>
        <source>Exporting {}</source>
        <translation>正在导出 {}</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>导出为 CSV</translation>
    </message>
    <message>
        <source>{} exported</source>
        <translation>已导出 {}</translation>
    </message>
    <message>
        <source>{} exported; what it could not keep is in Messages: {}</source>
        <translation>已导出 {}；无法保留的内容见“消息”：{}</translation>
    </message>
    <message>
        <source>The file could not be exported; what was there is untouched.</source>
        <translation>无法导出该文件；原有文件没有改动。</translation>
    </message>
</context>
<context>
    <name>ExportOptionsDialog</name>
    <message>
        <source>Export as {}</source>
        <translation>导出为 {}</translation>
    </message>
</context>
<context>
    <name>FailuresDialog</name>
    <message>
        <source>{failed} of {all} files could not be opened</source>
        <translation>{all} 个文件中有 {failed} 个无法打开</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>Falloff</name>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>锐利</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>恒定</translation>
    </message>
</context>
<context>
    <name>FarVerticesBar</name>
    <message>
        <source>1 vertex is far outside</source>
        <translation>有 1 个顶点远离模型</translation>
    </message>
    <message>
        <source>{count} vertices are far outside</source>
        <translation>有 {count} 个顶点远离模型</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>选择它</translation>
    </message>
    <message>
        <source>Select them</source>
        <translation>全部选择</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
</context>
<context>
    <name>FaultsBar</name>
    <message>
        <source>{title} is saved with errors that may cause problems in MMD: {errors}</source>
        <translation>{title} 带着 MMD 可能无法处理的错误保存：{errors}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Translation</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Angles as MMD shows them.</source>
        <translation>与 MMD 中显示的角度相同。</translation>
    </message>
    <message>
        <source>Along the local axes; no file of a motion or pose keeps it.</source>
        <translation>沿局部轴的缩放；动作和姿势文件都不会保存它。</translation>
    </message>
    <message>
        <source>About axis</source>
        <translation>绕轴</translation>
    </message>
    <message>
        <source>The bone turns about its fixed axis only.</source>
        <translation>该骨骼只绕其固定轴旋转。</translation>
    </message>
    <message>
        <source>0: the UV itself; 1 to 4: X and Y of an additional UV.</source>
        <translation>0：UV 本身；1 到 4：追加UV的 X 和 Y。</translation>
    </message>
    <message>
        <source>0: the UV itself; 1 to 4: an additional UV.</source>
        <translation>0：UV 本身；1 到 4：追加UV。</translation>
    </message>
    <message>
        <source>1 to 16 in the window, as in PMXEditor; 0 to 15 in scripts and on the command line.</source>
        <translation>窗口中与 PMXEditor 相同，为 1 到 16；脚本和命令行中为 0 到 15。</translation>
    </message>
    <message>
        <source>6DOF</source>
        <translation>6DOF</translation>
    </message>
    <message>
        <source>A note for whoever edits the model; it changes nothing. Some effects read it.</source>
        <translation>供编辑模型的人参考的备注，不影响显示。部分特效会读取它。</translation>
    </message>
    <message>
        <source>A rigid body that the new one hangs from, by a joint.</source>
        <translation>新刚体通过J点悬挂于其上的刚体。</translation>
    </message>
    <message>
        <source>AHR</source>
        <translation>AHR</translation>
    </message>
    <message>
        <source>AST</source>
        <translation>AST</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>About the axes of the model: Z first, then X, then Y.</source>
        <translation>绕模型的轴：先 Z，再 X，最后 Y。</translation>
    </message>
    <message>
        <source>About their centre</source>
        <translation>绕选中部分的中心</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Additional UV 1</source>
        <translation>追加UV1</translation>
    </message>
    <message>
        <source>Additional UV 2</source>
        <translation>追加UV2</translation>
    </message>
    <message>
        <source>Additional UV 3</source>
        <translation>追加UV3</translation>
    </message>
    <message>
        <source>Additional UV 4</source>
        <translation>追加UV4</translation>
    </message>
    <message>
        <source>Additional UVs</source>
        <translation>追加UV数</translation>
    </message>
    <message>
        <source>Aero model</source>
        <translation>空气模型</translation>
    </message>
    <message>
        <source>After physics</source>
        <translation>物理后</translation>
    </message>
    <message>
        <source>All names</source>
        <translation>所有名称</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>环境色</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>锚点</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Angle limit</source>
        <translation>角度限制</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Angular damping</source>
        <translation>旋转衰减</translation>
    </message>
    <message>
        <source>Append parent</source>
        <translation>付与亲</translation>
    </message>
    <message>
        <source>Append ratio</source>
        <translation>付与率</translation>
    </message>
    <message>
        <source>Append rotation</source>
        <translation>旋转付与</translation>
    </message>
    <message>
        <source>Append translation</source>
        <translation>移动付与</translation>
    </message>
    <message>
        <source>As the preset has it</source>
        <translation>按预设</translation>
    </message>
    <message>
        <source>As the tip</source>
        <translation>作为尖端</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>At</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>At the bone</source>
        <translation>在骨骼处</translation>
    </message>
    <message>
        <source>At the bone of B</source>
        <translation>在刚体B的骨骼处</translation>
    </message>
    <message>
        <source>At the end of A</source>
        <translation>在刚体A的端部</translation>
    </message>
    <message>
        <source>At the tail</source>
        <translation>在末端</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>B-link distance</source>
        <translation>B-Link 距离</translation>
    </message>
    <message>
        <source>B-links</source>
        <translation>B-Link</translation>
    </message>
    <message>
        <source>BDEF1</source>
        <translation>BDEF1</translation>
    </message>
    <message>
        <source>BDEF2</source>
        <translation>BDEF2</translation>
    </message>
    <message>
        <source>BDEF2 and SDEF: the second is 1 minus the first. BDEF4 and QDEF should sum to 1; files can hold other sums, and the vertex is displaced then.</source>
        <translation>BDEF2 和 SDEF：第二个是 1 减去第一个。BDEF4 和 QDEF 之和应为 1；文件可以存其他的和，但顶点会移位。</translation>
    </message>
    <message>
        <source>BDEF4</source>
        <translation>BDEF4</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合宽度</translation>
    </message>
    <message>
        <source>Blended</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>刚体A</translation>
    </message>
    <message>
        <source>Body and vertex are brought together in each step, instead of keeping the distance that they have at rest.</source>
        <translation>每一步都把刚体和顶点拉到一起，而不是保持初始状态时的距离。</translation>
    </message>
    <message>
        <source>Body and vertex are brought together, instead of keeping their distance.</source>
        <translation>把刚体和顶点拉到一起，而不是保持它们的距离。</translation>
    </message>
    <message>
        <source>Body of the parent bone</source>
        <translation>父骨骼的刚体</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Bones at most</source>
        <translation>最多骨骼数</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>两侧</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>By</source>
        <translation>移动量</translation>
    </message>
    <message>
        <source>By UV</source>
        <translation>按 UV</translation>
    </message>
    <message>
        <source>.L or .R at the end</source>
        <translation>在后面加 .L、.R</translation>
    </message>
    <message>
        <source>A file of a model with the same number of vertices, in the same order.</source>
        <translation>顶点数量和顺序都相同的文件。</translation>
    </message>
    <message>
        <source>A point on the cutting plane.</source>
        <translation>平面上的一点（模型坐标）。</translation>
    </message>
    <message>
        <source>A special frame. MMD needs both of them, Root and 表情.</source>
        <translation>Root 和“表情”是特殊枠；MMD 两者都需要。</translation>
    </message>
    <message>
        <source>A value, or a formula with x, the present value, and i, the position among the selected rows: x*1.1, +5, i/10. One for each component, separated by commas. In texts {x} and {i} stand for these.</source>
        <translation>数值，或由 x（当前值）和 i（在所选行中的序号）构成的算式：x*1.1、+5、i/10。各分量分别指定时用逗号分隔。在文本中用 {x} 和 {i} 表示它们。</translation>
    </message>
    <message>
        <source>Add to display frames</source>
        <translation>加入显示枠</translation>
    </message>
    <message>
        <source>Adds the new visible bones to display frames.</source>
        <translation>把可见的新骨骼加入显示枠。</translation>
    </message>
    <message>
        <source>All but the uppermost</source>
        <translation>除最上层外全部</translation>
    </message>
    <message>
        <source>All lengths are multiplied by this.</source>
        <translation>与所有长度相乘的倍率。</translation>
    </message>
    <message>
        <source>All lengths of the file are multiplied by this.</source>
        <translation>文件中所有长度要乘以的值。</translation>
    </message>
    <message>
        <source>All offsets are multiplied by this: 2 doubles the effect, -1 reverses it.</source>
        <translation>变形效果的倍率：2 为加倍，-1 为反向。</translation>
    </message>
    <message>
        <source>Also empty morphs</source>
        <translation>包括空变形</translation>
    </message>
    <message>
        <source>Also makes the joints, with the limits and springs of the preset.</source>
        <translation>同时新建J点，使用预设的限制和弹簧。</translation>
    </message>
    <message>
        <source>Also merges vertices that morphs move differently.</source>
        <translation>变形偏移不同的顶点也合并。</translation>
    </message>
    <message>
        <source>Also merges vertices whose weights differ.</source>
        <translation>骨骼权重不同的顶点也合并。</translation>
    </message>
    <message>
        <source>Also parts of names</source>
        <translation>包括部分</translation>
    </message>
    <message>
        <source>Also parts of names: translates names made of several words of the dictionary, such as 前髪内側.</source>
        <translation>包括部分：由词典收录的多个词组成的名称也翻译，例如“前髪内側”。</translation>
    </message>
    <message>
        <source>Also removes faces that face the other way, such as the backs of double-sided cloth.</source>
        <translation>也包括朝向相反的面：做成两层的部分的背面。</translation>
    </message>
    <message>
        <source>Also removes faces whose corners are at one place or in line; morphs may open such faces.</source>
        <translation>也包括各角在同一位置或一条直线上的面；变形可能会把它们打开。</translation>
    </message>
    <message>
        <source>Also removes morphs that have no offsets left.</source>
        <translation>没有偏移、或已不再有偏移的变形也会删除。</translation>
    </message>
    <message>
        <source>Also renames materials that have a name of their own; otherwise only 材質1 and so on.</source>
        <translation>也包括有自己名称的材质，而不只是“材質1”等。</translation>
    </message>
    <message>
        <source>Also reversed ones</source>
        <translation>包括反面</translation>
    </message>
    <message>
        <source>Also without area</source>
        <translation>无面积</translation>
    </message>
    <message>
        <source>Anchor hardness (AHR): how firmly anchors hold, 0 to 1. With less, the cloth trails behind the rigid body.</source>
        <translation>锚点硬度（AHR）：锚点的牢固程度，0 到 1：小则滞后于刚体。</translation>
    </message>
    <message>
        <source>Area and angle stiffness (AST), 0 to 1. Bullet stores it, but does not use it.</source>
        <translation>面积与角度刚度（AST）：角度和面积的刚性，0 到 1。Bullet 只保存，并不使用。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Automatic: two bodies are joined with each other; more of them each with the body of the nearest parent bone that has one.</source>
        <translation>两个刚体则互相连接；否则各自与最近的、带刚体的父骨骼的刚体连接。</translation>
    </message>
    <message>
        <source>B-links (bending links) make it resist folding. Clusters make it collide as lumps, and are slow. Randomized links are solved in another order, which prevents ripples.</source>
        <translation>B-Link：不易折叠。簇：成块碰撞，计算量大。打乱链接：改变求解顺序，抑制波纹。</translation>
    </message>
    <message>
        <source>BDEF1, BDEF2 and SDEF keep the one or two largest weights. SDEF gets C, R0 and R1 from the positions of its bones. QDEF is of PMX 2.1, and MMD cannot read it.</source>
        <translation>BDEF1、BDEF2 和 SDEF 保留最大的一个或两个权重。SDEF 的 C、R0、R1 由骨骼的位置求得。QDEF 属于 PMX 2.1，MMD 不支持。</translation>
    </message>
    <message>
        <source>Body B (the one that hangs)</source>
        <translation>刚体B（悬挂一侧）</translation>
    </message>
    <message>
        <source>Bones get a share if they are at most this much farther away than the nearest one, in model units.</source>
        <translation>与最近骨骼的距离差小于此值的骨骼也分得权重，以模型单位计。</translation>
    </message>
    <message>
        <source>Bones of the same name become one, as it is in this model.</source>
        <translation>合并为一个，与此侧一致。</translation>
    </message>
    <message>
        <source>Bones that the other side has already are corrected, too.</source>
        <translation>另一侧已有的骨骼也改成镜像。</translation>
    </message>
    <message>
        <source>Bones to add</source>
        <translation>要添加的骨骼</translation>
    </message>
    <message>
        <source>By default what the model needs, but not less than the file had.</source>
        <translation>默认为模型所需的版本，但不低于文件原来的版本。</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>按顺序</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>按位置</translation>
    </message>
    <message>
        <source>CHR</source>
        <translation>CHR</translation>
    </message>
    <message>
        <source>C_IT</source>
        <translation>C_IT</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>披风</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊</translation>
    </message>
    <message>
        <source>Capsules suit limbs and hair, boxes cloth, spheres heads and balls.</source>
        <translation>胶囊适合四肢和头发，箱适合布料，球适合头部和球状物。</translation>
    </message>
    <message>
        <source>Casts self shadow</source>
        <translation>投射自身阴影</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Centre: the middle of the box around the vertices that the bone moves. Weighted mean: their mean by weight.</source>
        <translation>骨骼所驱动顶点的包围盒中心，或按影响大小加权的平均位置。</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Close the hole</source>
        <translation>封闭切口</translation>
    </message>
    <message>
        <source>Cluster solver iterations (C_IT): how often clusters are solved in each step. Without clusters it has no effect.</source>
        <translation>簇求解迭代次数（C_IT）：每一步对簇修正几次；没有簇时无关。</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>簇</translation>
    </message>
    <message>
        <source>Collides</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>Collides with</source>
        <translation>碰撞对象</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>Collision margin</source>
        <translation>碰撞边距</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>圆锥</translation>
    </message>
    <message>
        <source>Cone twist</source>
        <translation>ConeTwist</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Config</translation>
    </message>
    <message>
        <source>Connected parts</source>
        <translation>相连的部分</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>转换为</translation>
    </message>
    <message>
        <source>Copies the files to the new paths. The old files stay where they are; undo does not delete the copies.</source>
        <translation>把文件复制到新路径所指的位置。原文件保持不动；撤销后副本仍会留下。</translation>
    </message>
    <message>
        <source>Copy the files</source>
        <translation>复制文件</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Correct the elbow</source>
        <translation>修正肘部</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Cross joints</source>
        <translation>横向J点</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>圆柱</translation>
    </message>
    <message>
        <source>DF</source>
        <translation>DF</translation>
    </message>
    <message>
        <source>DG</source>
        <translation>DG</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>D_IT</source>
        <translation>D_IT</translation>
    </message>
    <message>
        <source>Damping coefficient (DP): the share of its speed that every vertex loses, 0 to 1. More makes it calm and slow.</source>
        <translation>阻尼系数（DP）：每个顶点损失的速度比例，0 到 1：大则平稳而缓慢。</translation>
    </message>
    <message>
        <source>Deform</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Deform level</source>
        <translation>变形阶层</translation>
    </message>
    <message>
        <source>Deletes the rigid bodies that these bones have, with their joints.</source>
        <translation>这些骨骼已有的刚体将连同J点一起删除。</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降序</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>漫反射色</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Display frame</source>
        <translation>显示枠</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Divide weights</source>
        <translation>分配权重</translation>
    </message>
    <message>
        <source>Double-sided</source>
        <translation>双面绘制</translation>
    </message>
    <message>
        <source>Drag coefficient (DG): how much the air brakes it, 0 and up. With more it falls like a feather.</source>
        <translation>阻力系数（DG）：空气的阻力，0 以上：大则像羽毛一样飘落，并随自身运动的气流飘动。</translation>
    </message>
    <message>
        <source>Draw lines</source>
        <translation>绘制线</translation>
    </message>
    <message>
        <source>Draw points</source>
        <translation>绘制点</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Drift solver iterations (D_IT): how often what drifted apart is brought back in each step. 0 is usual.</source>
        <translation>漂移求解迭代次数（D_IT）：每一步把偏移拉回几次；通常为 0。</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复项</translation>
    </message>
    <message>
        <source>Duplicates the vertices shared with other faces, with weights and morphs.</source>
        <translation>与其他面共用的顶点会连同权重和变形一起复制。</translation>
    </message>
    <message>
        <source>Dynamic friction coefficient (DF): how much it is braked by what it slides along, 0 to 1. 0 is like ice.</source>
        <translation>动摩擦系数（DF）：与所接触物体的摩擦，0 到 1：0 像冰一样滑。</translation>
    </message>
    <message>
        <source>Each bone into its parent, or all into the first selected bone.</source>
        <translation>各自合并到父骨骼，或全部合并到第一根选中的骨骼。</translation>
    </message>
    <message>
        <source>First bone: its body follows the bone, and the others hang from it. Parent: the first one swings, too, and hangs from a body on its parent. A chain of one bone always hangs from its parent.</source>
        <translation>第一根骨骼：它的刚体跟随骨骼，其余的悬挂于其上。父骨骼：第一根也从父骨骼的刚体上摆动。只有一根骨骼的骨链总是悬挂于父骨骼。</translation>
    </message>
    <message>
        <source>Flag or ribbon</source>
        <translation>旗帜、丝带</translation>
    </message>
    <message>
        <source>Follows bone (ボーン追従): it moves with its bone and pushes others away. Physics (物理演算): it falls and swings, and moves the bone. Physics + bone position (物理+ボーン): it turns the bone, which keeps its position.</source>
        <translation>骨骼：刚体跟随骨骼移动，并推开其他刚体。物理演算：下落、摆动，并带动骨骼。物理演算 + 骨骼位置对齐：旋转骨骼，而骨骼的位置不变。</translation>
    </message>
    <message>
        <source>For 腕捩, takes the elbow to be in the middle of the arm, from front to back.</source>
        <translation>计算“腕捩”时，认为肘部位于手臂前后方向的正中。</translation>
    </message>
    <message>
        <source>Four additional numbers for effects; MMD itself does not use them.</source>
        <translation>供特效使用的另外四个数值；MMD 自身的绘制不使用。</translation>
    </message>
    <message>
        <source>Four additional numbers. Sphere mode Sub-texture uses the first two as its UV; effects may use all.</source>
        <translation>另外四个数值。球面模式“副贴图”将前两个用作 UV；特效可自由使用。</translation>
    </message>
    <message>
        <source>Heavy bodies pull light ones along. Chains are calm where each body is lighter than the one that it hangs from. A heavier body does not fall faster. For bodies that follow their bone it has no effect.</source>
        <translation>重的刚体会甩动轻的刚体。每个刚体都比所悬挂的刚体轻时，骨链就很平稳。单独下落时，重的并不会更快。对跟随骨骼的刚体无效。</translation>
    </message>
    <message>
        <source>Here: at the same place, with the same parent. At the tail: as a child. As the tip: a hidden bone (〜先) to which the tail points.</source>
        <translation>此处：位置相同，父骨骼相同。在末端：作为子骨骼。作为尖端：末端所指向的隐藏骨骼（〜先）。</translation>
    </message>
    <message>
        <source>How far B may slide in the negative direction of each axis. Equal to the upper limit: it cannot slide; above the upper limit: it is free. P2P: not used. Cone twist: X is damping, Z other than 0 switches a motor on. Slider: only X is used.</source>
        <translation>刚体B沿各轴负方向能移动多远。等于上限：不能移动；大于上限：自由。P2P：无效。ConeTwist：X 为衰减，Z 不为 0 时开启马达。Slider：仅 X。</translation>
    </message>
    <message>
        <source>How far B may slide in the positive direction of each axis. 0 in both limits locks it; a little room makes cloth stretch. Cone twist: X is the fixing threshold, Z the strength of the motor.</source>
        <translation>刚体B沿各轴正方向能移动多远。上下限都为 0 则固定；略微放松可让布料有弹性。ConeTwist：X 为固定阈值，Z 为马达强度。</translation>
    </message>
    <message>
        <source>How far B may turn in the negative direction about each axis. Equal to the upper limit: it cannot turn; above the upper limit: it is free. Bullet uses Y from -90 to 90 only. Cone twist: X is twist, Y and Z are swing. Slider and hinge: only X is used.</source>
        <translation>刚体B绕各轴能反向旋转多少。等于上限：不能旋转；大于上限：自由。Bullet 中 Y 只在 -90 到 90 有效。ConeTwist：X 为扭转，Y、Z 为摆动。Slider、Hinge：仅 X。</translation>
    </message>
    <message>
        <source>How far B may turn in the positive direction about each axis. Wide limits swing freely, narrow ones are stiff. Slider and hinge: only X is used.</source>
        <translation>刚体B绕各轴能正向旋转多少。范围大则摆动自由，范围小则僵硬。Slider、Hinge：仅 X。</translation>
    </message>
    <message>
        <source>How far a link may turn in one loop, in degrees (単位角). 114.59° is usual for legs; large is fast, small is smooth.</source>
        <translation>一次循环中一个链接最多转动的角度（单位角，度）。腿部通常为 114.59°；越大越快，越小越平滑。</translation>
    </message>
    <message>
        <source>How far a link turns at most in one loop (単位角).</source>
        <translation>链接在一次计算中最多旋转多少。</translation>
    </message>
    <message>
        <source>How far a vertex may be from the place of its mirror image.</source>
        <translation>顶点允许偏离镜像位置多远。</translation>
    </message>
    <message>
        <source>How heavy and stiff it is, and how it reacts to air and friction.</source>
        <translation>有多重、多硬、多受风，以及摩擦多大。</translation>
    </message>
    <message>
        <source>How many additional UVs (追加UV) each vertex has in the file. Values beyond the count are not saved.</source>
        <translation>文件中每个顶点有几个追加UV。超出此数的数值不会保存。</translation>
    </message>
    <message>
        <source>How many additional UVs the model has in its file.</source>
        <translation>文件中保留几个追加UV。</translation>
    </message>
    <message>
        <source>How many bones are put between the two.</source>
        <translation>在两者之间新建几根骨骼。</translation>
    </message>
    <message>
        <source>How many bones in a row; each is the child of the one before it.</source>
        <translation>连续新建几根：每一根都是前一根的子骨骼。</translation>
    </message>
    <message>
        <source>How many bones may move a vertex at most.</source>
        <translation>最多有这么多骨骼驱动一个顶点。</translation>
    </message>
    <message>
        <source>How many lumps it collides as: few are firm like jelly, many follow the shape. 0: one for each face.</source>
        <translation>分成几块进行碰撞：少则像果冻一样结实，多则贴合形状。0：每个面一块。</translation>
    </message>
    <message>
        <source>How many seconds physics runs at most until everything is at rest.</source>
        <translation>给物理演算多少秒来静止下来。</translation>
    </message>
    <message>
        <source>How much a vertex becomes like the mean of its neighbours.</source>
        <translation>顶点采用相邻顶点平均值的比例。</translation>
    </message>
    <message>
        <source>How much colours, edge size and specular power may differ.</source>
        <translation>颜色、轮廓线粗细和高光强度允许相差多少。</translation>
    </message>
    <message>
        <source>How much it is braked by what it slides along (摩擦力): 0 is like ice. The values of both bodies are multiplied.</source>
        <translation>与所接触物体的摩擦：0 像冰一样滑。两个刚体的数值相乘。</translation>
    </message>
    <message>
        <source>How much of it is copied (付与率): 1 is all, 0.5 half; negative values turn or move it the other way.</source>
        <translation>取得的比例：1 为全部，0.5 为一半，负数则反向。</translation>
    </message>
    <message>
        <source>How much of its speed it bounces back with (反発力): 0 stays where it hits, 1 springs back as fast. The values of both bodies are multiplied.</source>
        <translation>以多大比例的速度弹回：0 停在碰撞处，1 以同样的速度弹开。两个刚体的数值相乘。</translation>
    </message>
    <message>
        <source>How much of the movement is copied (付与率).</source>
        <translation>承接多大比例的运动。</translation>
    </message>
    <message>
        <source>How names mark left and right.</source>
        <translation>名称如何表示左右。</translation>
    </message>
    <message>
        <source>How often IK goes through its links at most (Loop); 40 is usual for legs. MMD does 255 at most.</source>
        <translation>IK 最多遍历链接的次数（Loop）；腿部通常为 40。MMD 最多 255 次。</translation>
    </message>
    <message>
        <source>How often IK goes through the chain at most (Loop).</source>
        <translation>骨链最多反复计算几次。</translation>
    </message>
    <message>
        <source>How often it is repeated.</source>
        <translation>重复次数。</translation>
    </message>
    <message>
        <source>How small and sharp highlights are (反射強度): 5 is broad, 100 a point. 0 lights the whole surface, which is seldom wanted.</source>
        <translation>高光的锐利程度：5 较宽，100 为一点。0 会照亮整个表面，通常不是想要的效果。</translation>
    </message>
    <message>
        <source>How strongly B is drawn back to its rest position along each axis; 0: not at all. Cone twist and hinge: X, Y and Z are softness, bias and relaxation. Slider: a motor with its speed and strength.</source>
        <translation>沿可移动的各轴，把刚体B拉回初始位置的强度；0：不拉回。ConeTwist、Hinge：softness、bias、relaxation。Slider：马达及其速度和强度。</translation>
    </message>
    <message>
        <source>How strongly B is turned back to its rest rotation about each axis; 0: not at all. Large values hold a hair style, but make light bodies tremble. Cone twist: where the motor turns to. Slider and hinge: a motor with its speed and strength.</source>
        <translation>绕各轴把刚体B转回初始方向的强度；0：不转回。数值大能保持发型，但刚体轻时会抖动。ConeTwist：马达的目标角度。Slider、Hinge：马达及其速度和强度。</translation>
    </message>
    <message>
        <source>How the bones move the vertex (ウェイト変形方式).</source>
        <translation>骨骼以何种方式驱动顶点。</translation>
    </message>
    <message>
        <source>How the matching place on the other model is found.</source>
        <translation>顶点与另一模型的何处作相同移动。</translation>
    </message>
    <message>
        <source>How the two bodies are tied together. MMD knows Spring 6DOF only: free within limits, drawn back by springs. The others are of PMX 2.1. 6DOF: the same without springs. P2P: a ball joint. Cone twist: swings in a cone. Slider: slides along one axis. Hinge: turns about one axis.</source>
        <translation>两个刚体如何相连。MMD 只认识弹簧 6DOF: 在限制内自由，由弹簧拉回。其余属于 PMX 2.1。6DOF: 没有弹簧。P2P: 球形关节。Cone twist：在圆锥内摆动。Slider: 沿一个轴滑动。Hinge: 绕一个轴转动。</translation>
    </message>
    <message>
        <source>How vertices of the file are matched with those of the model. Blender changes the order of vertices when it writes glTF.</source>
        <translation>文件中的哪些顶点对应这里的顶点。Blender 以自己的顺序写出 glTF。</translation>
    </message>
    <message>
        <source>How wide the outline is (MMD&apos;s 輪郭, エッジ). With Draw points it is the size of the points.</source>
        <translation>轮廓线的宽度。开启“绘制点”时是点的大小。</translation>
    </message>
    <message>
        <source>Leads: the selected bone copies the new one. Follows: the new bone copies the selected one.</source>
        <translation>引导：选中的骨骼随新骨骼而动。跟随：反之。</translation>
    </message>
    <message>
        <source>Leave out below</source>
        <translation>省略上限</translation>
    </message>
    <message>
        <source>Leaves out what moves by at most this, in model units (bones: radians).</source>
        <translation>移动量（模型单位；骨骼的旋转为弧度）不超过此值的省略。</translation>
    </message>
    <message>
        <source>Lift coefficient (LF): how much the air along its faces lifts it, 0 and up. Cloth then flutters as it moves.</source>
        <translation>升力系数（LF）：沿面流动的空气托起它的程度，0 以上：运动时布料会飘动。</translation>
    </message>
    <message>
        <source>Makes a face from the new vertex and the last two selected ones.</source>
        <translation>在新顶点与选中的最后两个顶点之间生成一个面。</translation>
    </message>
    <message>
        <source>Makes 足D, ひざD and 足首D visible and operable.</source>
        <translation>让“足D”“ひざD”“足首D”可见并可操作。</translation>
    </message>
    <message>
        <source>Mean of nearby normals</source>
        <translation>附近法线的平均</translation>
    </message>
    <message>
        <source>Morphs change the copies as they change the originals.</source>
        <translation>变形对副本的作用与对原件相同。</translation>
    </message>
    <message>
        <source>Morphs of the same name become one; where both change the same, the one of this model counts.</source>
        <translation>合并为一个，对各对象的作用与此侧一致。</translation>
    </message>
    <message>
        <source>Motions find the bone by this name. A VMD holds at most 15 bytes of it in Shift-JIS.</source>
        <translation>动作按此名称查找骨骼：VMD 最多使用 Shift-JIS 的 15 个字节。</translation>
    </message>
    <message>
        <source>Motions find the morph by this name. A VMD holds at most 15 bytes of it in Shift-JIS.</source>
        <translation>动作按此名称查找变形：VMD 最多使用 Shift-JIS 的 15 个字节。</translation>
    </message>
    <message>
        <source>Names the joint like body B.</source>
        <translation>让J点与刚体B同名。</translation>
    </message>
    <message>
        <source>Of the bodies that hang. Follows bone (ボーン追従): it moves with its bone and pushes others away. Physics (物理演算): it falls and swings, and moves the bone. Physics + bone position (物理+ボーン): it turns the bone, which keeps its position.</source>
        <translation>悬挂刚体的类型。跟随骨骼：刚体跟随骨骼移动，并推开其他刚体。物理演算：下落、摆动，并带动骨骼。物理演算 + 骨骼位置对齐：旋转骨骼，而骨骼的位置不变。</translation>
    </message>
    <message>
        <source>Offsets of at most this, in model units, radians or values, are removed.</source>
        <translation>移动不超过此值（模型单位或弧度）、或数值变化不超过此值的，视为没有作用。</translation>
    </message>
    <message>
        <source>One frame for all</source>
        <translation>全部放入一个</translation>
    </message>
    <message>
        <source>One weight for each morph in their order, such as 0.5,1, or one for all. Empty: 1.</source>
        <translation>按变形的顺序逐个指定，如“0.5,1”，或全部用同一个值；留空：1。</translation>
    </message>
    <message>
        <source>Only vertices of these materials get weights. None: all materials.</source>
        <translation>只重新设置这些材质的权重；未指定则为全部。</translation>
    </message>
    <message>
        <source>Only with the same use</source>
        <translation>用途也相同</translation>
    </message>
    <message>
        <source>Otherwise all are added as new morphs, with a number after the name.</source>
        <translation>否则全部作为新变形追加，并在名称后加编号。</translation>
    </message>
    <message>
        <source>Paths relative to the folder of the model work wherever that folder is.</source>
        <translation>使用从模型文件夹起的相对路径时，无论文件夹在哪里都能找到文件。</translation>
    </message>
    <message>
        <source>Physics does not use it.</source>
        <translation>对物理演算没有影响。</translation>
    </message>
    <message>
        <source>Physics does not use it; PMXEditor&apos;s CSV finds the bodies of joints by it.</source>
        <translation>对物理演算没有影响；PMXEditor 的 CSV 凭它查找J点的刚体。</translation>
    </message>
    <message>
        <source>Physics does not use it; most joints are named like rigid body B.</source>
        <translation>对物理演算没有影响；一般与悬挂的刚体同名。</translation>
    </message>
    <message>
        <source>Pose matching coefficient (MT): how strongly it returns to the stored shape, 0 to 1. With PMX no shape is stored, so that it has no effect.</source>
        <translation>姿态匹配系数（MT）：恢复所记形状的强度，0 到 1。PMX 的软体不记录形状，因此无效。</translation>
    </message>
    <message>
        <source>Relative to the model</source>
        <translation>从模型文件夹起的相对路径</translation>
    </message>
    <message>
        <source>Replaced: vertices near bodies follow these alone. Blended: the farther outside the bodies, the more of the present weights stays. Kept: only vertices without weights get some.</source>
        <translation>替换：刚体附近的顶点只跟随这些刚体的骨骼。混合：离刚体越远，保留的原有权重越多。保留：只给没有骨骼驱动的顶点设置权重。</translation>
    </message>
    <message>
        <source>Replaces a name only if all of it is the old text.</source>
        <translation>只替换与旧词完全相同的名称，而不是包含它的名称。</translation>
    </message>
    <message>
        <source>Rotations are copied (回転付与).</source>
        <translation>付与旋转。</translation>
    </message>
    <message>
        <source>Takes all bones below the selected ones, down to the tips.</source>
        <translation>选中的骨骼代表挂在其下直到尖端的所有骨骼。</translation>
    </message>
    <message>
        <source>The X axis along which the bone is moved and rotated by hand (ローカル軸); how it moves in motions does not change.</source>
        <translation>操作骨骼时使用的 X 轴；不影响动作中的运动。</translation>
    </message>
    <message>
        <source>The Z axis along which the bone is moved and rotated by hand; Y is at right angles to both.</source>
        <translation>操作骨骼时使用的 Z 轴；Y 轴与两者垂直。</translation>
    </message>
    <message>
        <source>The angle from U towards V: clockwise on the texture.</source>
        <translation>从 U 转向 V：从贴图上看为顺时针。</translation>
    </message>
    <message>
        <source>The axis of the mirror; left and right are along X.</source>
        <translation>镜像所沿的轴；左右是沿 X 轴。</translation>
    </message>
    <message>
        <source>The body that holds, nearer to the trunk. Without both bodies the joint has no effect, and MMD may crash.</source>
        <translation>起支撑作用、离躯干较近的刚体。缺少任何一个刚体时J点不起作用，MMD 还可能崩溃。</translation>
    </message>
    <message>
        <source>The body that pulls the vertex along, and is pulled by it if physics moves the body.</source>
        <translation>拉动顶点的刚体；由物理演算驱动时也会被顶点拉动。</translation>
    </message>
    <message>
        <source>The bone at the end of the chain (Targetボーン). IK turns the links until it is where this IK bone is.</source>
        <translation>链条末端的骨骼（Target 骨骼）。IK 会转动链接，直到它到达这个 IK 骨骼的位置。</translation>
    </message>
    <message>
        <source>The bone that moves the new mesh. None: the selected bone, or else the first.</source>
        <translation>驱动它的骨骼：未指定时为选中的骨骼，没有则为第一根骨骼。</translation>
    </message>
    <message>
        <source>The bone that the body follows, or that follows the body when physics moves it. Without a bone the body stands still, or moves alone.</source>
        <translation>刚体所跟随的骨骼，或随物理演算驱动的刚体而动的骨骼。没有骨骼时，刚体会停在原地，或只有自己运动。</translation>
    </message>
    <message>
        <source>The bone that the morph moves.</source>
        <translation>要移动的骨骼。</translation>
    </message>
    <message>
        <source>The bone to which the tail points (表示先). It is only shown: nothing moves by it.</source>
        <translation>末端指向的骨骼。只影响外观，不驱动任何东西。</translation>
    </message>
    <message>
        <source>The bone to which the tails point.</source>
        <translation>末端所指向的骨骼。</translation>
    </message>
    <message>
        <source>The bone whose rotation or movement this one copies in part (付与親).</source>
        <translation>此骨骼取得其部分旋转或移动的骨骼（付与親）。</translation>
    </message>
    <message>
        <source>The bones and morphs of the frame, in MMD&apos;s order. What is in no frame cannot get keys in MMD.</source>
        <translation>组中的骨骼和变形，按 MMD 中的顺序。不在任何显示枠中的内容无法在 MMD 中记录关键帧。</translation>
    </message>
    <message>
        <source>The bones that IK turns so that the target comes to this bone, from the one next to the target upwards.</source>
        <translation>为使目标到达此处而旋转的骨骼，从紧邻目标的一根开始依次向上。</translation>
    </message>
    <message>
        <source>The bones that move the vertex: 1, 2 or 4, depending on its weight type.</source>
        <translation>驱动顶点的骨骼：数量取决于变形方式，为 1、2 或 4 根。</translation>
    </message>
    <message>
        <source>The bones to use. None: the selected ones; if none is selected, all with a tail that can rotate and not move.</source>
        <translation>无：选中的骨骼；没有选中时，所有带末端、可旋转而不可移动的骨骼。</translation>
    </message>
    <message>
        <source>The centre of the body at rest. The body swings about its joint; the farther away the joint is, the wider it swings.</source>
        <translation>初始状态下在模型中的中心位置。刚体绕其J点摆动，离得越远摆动越大。</translation>
    </message>
    <message>
        <source>The centre of the new body.</source>
        <translation>新刚体的中心位置。</translation>
    </message>
    <message>
        <source>The centre of the new mesh.</source>
        <translation>中心的位置。</translation>
    </message>
    <message>
        <source>The codes of checks, separated by commas. Empty: every check that has a safe fix.</source>
        <translation>检查的代码，用逗号分隔。留空：所有可安全修复的检查，不含其他。</translation>
    </message>
    <message>
        <source>The collision group that the body is in. Files and scripts count 0 to 15.</source>
        <translation>刚体所属的碰撞组。文件和脚本中从 0 数到 15。</translation>
    </message>
    <message>
        <source>The colour of highlights (反射色); black for none.</source>
        <translation>高光的颜色；黑色则没有高光。</translation>
    </message>
    <message>
        <source>The colour of the lit surface (拡散色). Alpha is the opacity of the material (非透過度).</source>
        <translation>受光表面的颜色（漫反射色）。Alpha 是材质的不透明度。</translation>
    </message>
    <message>
        <source>The colour of the surface without light (環境色). What is seen is this plus diffuse times light.</source>
        <translation>表面在没有光照时的颜色；与漫反射色乘以光照的结果相加，就是看到的颜色。</translation>
    </message>
    <message>
        <source>The key number by which a bone of another model can become the parent (外部親).</source>
        <translation>编号，表示可挂接其他模型骨骼的位置（外部親）。</translation>
    </message>
    <message>
        <source>The language of the new names, which are translated from the other one.</source>
        <translation>要写入的语言；从另一种语言读取。</translation>
    </message>
    <message>
        <source>The largest distance from the first vertex, in model units.</source>
        <translation>其他顶点与第一个最多相距多远，以模型单位计。</translation>
    </message>
    <message>
        <source>The largest distance, in model units or UV, at which vertices match. 0: any distance.</source>
        <translation>视为同一顶点的最大距离，以模型单位或 UV 计；0：不限。</translation>
    </message>
    <message>
        <source>The largest value comes first.</source>
        <translation>最大的值排在最前。</translation>
    </message>
    <message>
        <source>The model&apos;s own toon: the upper end is light, the lower end shade.</source>
        <translation>模型自己的渐变：上端为亮部，下端为暗部。</translation>
    </message>
    <message>
        <source>The morph that this morph moves.</source>
        <translation>要一起驱动的变形。</translation>
    </message>
    <message>
        <source>The name in English; MMD does not show it.</source>
        <translation>英文名称，供不懂日文的人参考；MMD 不显示。</translation>
    </message>
    <message>
        <source>The name of the morph. If it is taken a number is added.</source>
        <translation>变形的名称；已被占用时加编号。</translation>
    </message>
    <message>
        <source>The name of the new bone. Empty: made from the name of the parent.</source>
        <translation>新骨骼的名称。留空则沿用父骨骼的名称。</translation>
    </message>
    <message>
        <source>The name of the new bone. Empty: the name of the bone with 操作 or 付与.</source>
        <translation>新骨骼的名称。留空则为原骨骼的名称加上“操作”或“付与”。</translation>
    </message>
    <message>
        <source>The name of the new bone. Empty: the name of the bone with 親.</source>
        <translation>新骨骼的名称。留空则为原骨骼的名称加上“親”。</translation>
    </message>
    <message>
        <source>The name of the new bones, with numbers for several. Empty: made from the name of the bone.</source>
        <translation>新骨骼的名称，多根时加编号。留空则沿用原骨骼的名称。</translation>
    </message>
    <message>
        <source>The name of the new bones, with numbers for several. Empty: the name of the upper bone.</source>
        <translation>新骨骼的名称，多根时加编号。留空则用上方骨骼的名称。</translation>
    </message>
    <message>
        <source>The name of the new morph. Empty: that of the old one with a number.</source>
        <translation>新变形的名称；留空则用原名称加编号。</translation>
    </message>
    <message>
        <source>The name of the new morph. Empty: the name of the file.</source>
        <translation>新变形的名称；留空则用文件名。</translation>
    </message>
    <message>
        <source>The name of the one frame for all. If there is none of that name it is made.</source>
        <translation>放入全部内容的显示枠；没有同名的则新建。</translation>
    </message>
    <message>
        <source>The name that MMD shows in its list of frames.</source>
        <translation>MMD 在帧列表中显示的组名。</translation>
    </message>
    <message>
        <source>The name that MMD shows where its menus are English; motions do not use it.</source>
        <translation>MMD 在菜单为英文时显示的名称；动作不使用它。</translation>
    </message>
    <message>
        <source>The names in which texts are replaced.</source>
        <translation>要查找的名称。</translation>
    </message>
    <message>
        <source>The names that become unique.</source>
        <translation>要区分开的名称。</translation>
    </message>
    <message>
        <source>The new kind of the morphs.</source>
        <translation>变形要改成的种类。</translation>
    </message>
    <message>
        <source>The new number of the first row; the others follow it.</source>
        <translation>第一行得到的编号；其余的行依次跟随。</translation>
    </message>
    <message>
        <source>The new parent of the bones. None: they have no parent.</source>
        <translation>要挂到哪根骨骼之下；留空：没有父骨骼。</translation>
    </message>
    <message>
        <source>The new place of the centre of the body.</source>
        <translation>刚体的中心放在哪里。</translation>
    </message>
    <message>
        <source>The new place of the joint. The end of A is the one that is nearer to B.</source>
        <translation>J点放在哪里。刚体A的端部是指靠近刚体B的一端。</translation>
    </message>
    <message>
        <source>The number of the vertex whose weights are copied to the others. -1: the first one.</source>
        <translation>把哪个编号的顶点的权重给其他顶点；-1：第一个。</translation>
    </message>
    <message>
        <source>The numbers of the items, from 0 on, such as 0,3-5; or all.</source>
        <translation>编号，从 0 开始：0,3-5；或 all。</translation>
    </message>
    <message>
        <source>The old morph still moves these vertices, too.</source>
        <translation>原变形仍继续驱动这些顶点。</translation>
    </message>
    <message>
        <source>The old texts are regular expressions; \1 in the new ones is the first group.</source>
        <translation>旧词为正则表达式；新词中的 \1 代表分组。</translation>
    </message>
    <message>
        <source>The only axis about which the bone turns (軸制限), as twist bones do; other rotations of a motion are projected onto it.</source>
        <translation>骨骼唯一可绕其旋转的轴，用于扭转骨骼；动作的旋转也会对齐到此轴。</translation>
    </message>
    <message>
        <source>The order in which bones deform (変形階層): lower levels first, and within a level in the order of the list.</source>
        <translation>骨骼变形的顺序（变形阶层）：先低后高，同一阶层内按列表的顺序。</translation>
    </message>
    <message>
        <source>The panel in which MMD shows it.</source>
        <translation>在 MMD 中显示的位置。</translation>
    </message>
    <message>
        <source>The panel in which MMD shows the morphs; it does not show hidden ones.</source>
        <translation>MMD 在哪个面板中显示变形；隐藏的不显示。</translation>
    </message>
    <message>
        <source>The panel in which MMD shows the slider: eyebrow (眉), eye (目), mouth (リップ) or other (その他). Hidden ones are used by other morphs only.</source>
        <translation>MMD 在何处显示滑块：眉毛、眼睛、嘴巴、其他。隐藏的变形供其他变形使用。</translation>
    </message>
    <message>
        <source>The parent of the new bone.</source>
        <translation>新骨骼的父骨骼。</translation>
    </message>
    <message>
        <source>The path of the file, relative to the model. The shared toons toon01.bmp to toon10.bmp are not listed here.</source>
        <translation>相对于模型文件的路径。共用 Toon 不放在这里。</translation>
    </message>
    <message>
        <source>The picture on the surface, placed by the UVs of the vertices. None: the colours alone.</source>
        <translation>按顶点的 UV 贴到表面的图片。无：只显示颜色。</translation>
    </message>
    <message>
        <source>The picture placed by the direction in which the surface faces (スフィアマップ): gloss, or a rim of light.</source>
        <translation>按表面朝向叠加的图片：用于光泽或边缘光。</translation>
    </message>
    <message>
        <source>The place on the texture: 0, 0 is its upper left corner, 1, 1 its lower right one.</source>
        <translation>顶点在贴图上的位置：0, 0 为左上角，1, 1 为右下角。</translation>
    </message>
    <message>
        <source>The point about which B swings, usually at the bone of B. Elsewhere the bone seems to come off.</source>
        <translation>刚体B摆动的支点：通常在刚体B的骨骼处。在别处时，骨骼看起来会脱开。</translation>
    </message>
    <message>
        <source>The point beside C on the side of the first bone. R0 and R1 shape the bend; with both at C it is a plain rotation.</source>
        <translation>C 旁边靠第一根骨骼一侧的点。R0 和 R1 决定弯曲的形状；两者都在 C 处时为单纯的旋转。</translation>
    </message>
    <message>
        <source>The texts to replace, as old=new, separated by commas: 左=L,右=R. They are found as they are written, or as patterns if “Regular expressions” is on.</source>
        <translation>要替换的文字，写作 旧=新，用逗号分隔：左=L,右=R。按所写的原样查找；若开启“正则表达式”，则作为模式查找。</translation>
    </message>
    <message>
        <source>The vertex that follows its bones and is not simulated.</source>
        <translation>不管布料的其余部分如何，都跟随自己骨骼的顶点。</translation>
    </message>
    <message>
        <source>The vertex that the morph moves.</source>
        <translation>要移动的顶点。</translation>
    </message>
    <message>
        <source>The vertex whose UV the morph changes.</source>
        <translation>要更改 UV 的顶点。</translation>
    </message>
    <message>
        <source>The vertices along the bone are divided among the new bones.</source>
        <translation>新骨骼沿骨骼方向承接顶点的权重。</translation>
    </message>
    <message>
        <source>The width of the blend on each side of the middle, in model units.</source>
        <translation>从中间向两侧各多远的范围内左右两半同时起作用，以模型单位计。</translation>
    </message>
    <message>
        <source>The width of the texture divided by its height, so that squares on the model are squares on the texture.</source>
        <translation>贴图的宽高比：使模型上的正方形在贴图上也是正方形。</translation>
    </message>
    <message>
        <source>The width of the texture in model units. 0: as wide as is needed for everything to fit.</source>
        <translation>贴图的宽度相当于多少模型单位。0：正好能容纳全部。</translation>
    </message>
    <message>
        <source>Translations are copied (移動付与).</source>
        <translation>付与移动。</translation>
    </message>
    <message>
        <source>Two bodies collide only if each has the other&apos;s group among these; others pass through each other. PMXEditor lists the opposite: the groups that do not collide (非衝突グループ).</source>
        <translation>两个刚体只有都包含对方的组时才碰撞；其余的互相穿过。与 PMXEditor 的非碰撞组列表正好相反。</translation>
    </message>
    <message>
        <source>Vertices at one place are smoothed together if their normals differ by at most this. 180°: always.</source>
        <translation>同一位置的顶点之间，角度差不超过此值时互相平滑；180°：始终平滑。</translation>
    </message>
    <message>
        <source>Vertices that are at most this far apart, in model units, count as at one place. 0: only at exactly the same place.</source>
        <translation>相距多远以内的顶点视为在同一位置，以模型单位计；0：位置完全相同。</translation>
    </message>
    <message>
        <source>Vertices that are nearer to the middle than this, in model units, are moved onto it.</source>
        <translation>离正中不超过此距离（模型单位）的顶点会放到正中。</translation>
    </message>
    <message>
        <source>Vertices that are tied to rigid bodies: there the cloth hangs from them.</source>
        <translation>系在刚体上的顶点：布料悬挂于此。</translation>
    </message>
    <message>
        <source>Vertices that follow their bones as before: there the cloth is sewn on.</source>
        <translation>继续由骨骼带动的顶点：布料缝在这里。</translation>
    </message>
    <message>
        <source>Vertices whose normals differ by more than this are not merged, such as those of the two sides of cloth.</source>
        <translation>法线相差更大的顶点分开保留，例如布料的两面。</translation>
    </message>
    <message>
        <source>Vertices without a match within this distance are not changed. 0: any distance.</source>
        <translation>与对应处的距离超过此值的顶点不移动，或保持原样；0：不限。</translation>
    </message>
    <message>
        <source>Vertices without a match within this distance stay as they are. 0: any distance.</source>
        <translation>与来源的距离超过此值的顶点保持不变；0：没有这样的顶点。</translation>
    </message>
    <message>
        <source>Weights below this are given to the other bones; the largest one stays.</source>
        <translation>小于此值的权重分给其他骨骼；最大的保留。</translation>
    </message>
    <message>
        <source>What the bone can do. This decides which of the other fields are used.</source>
        <translation>骨骼的性能，也决定其他哪些字段有意义。</translation>
    </message>
    <message>
        <source>What the bones can do; everything else stays as it is.</source>
        <translation>骨骼能做什么；其余不变。</translation>
    </message>
    <message>
        <source>Where the bone&apos;s tail (表示先) is, as an offset from its position. It is only shown: nothing moves by it.</source>
        <translation>骨骼末端相对于其位置的坐标。只影响外观，不驱动任何东西。</translation>
    </message>
    <message>
        <source>Where the vertex is at rest, in MMD&apos;s units of about 8 cm: an adult is some 20 high.</source>
        <translation>顶点的初始位置，以 MMD 的单位计：1 约为 8 cm，成年人身高约为 20。</translation>
    </message>
    <message>
        <source>Whether the bodies of the two groups collide or pass through each other.</source>
        <translation>让它们的刚体互相碰撞，还是互相穿过。</translation>
    </message>
    <message>
        <source>Whether the directions are the body&apos;s own axes, or those of the model.</source>
        <translation>方向是随刚体旋转，还是保持世界方向。</translation>
    </message>
    <message>
        <source>Whether the toon, the ramp from light to shade, is one of MMD&apos;s ten or a texture of the model.</source>
        <translation>明暗渐变使用 MMD 的十种之一，还是模型自己的贴图。</translation>
    </message>
    <message>
        <source>Which links bend like knees, about one axis and in one direction only.</source>
        <translation>哪些链接像膝盖一样弯曲：只绕一根轴，且不会反向弯折。</translation>
    </message>
    <message>
        <source>Which of the ten toons that come with MMD.</source>
        <translation>使用所有模型共用的十种渐变中的哪一种。</translation>
    </message>
    <message>
        <source>Who has the rights, and since when.</source>
        <translation>权利所有者及年份。</translation>
    </message>
    <message>
        <source>Who made the model; several are separated by a semicolon.</source>
        <translation>模型的制作者；多人时用分号分隔。</translation>
    </message>
    <message>
        <source>Who may appear as the model.</source>
        <translation>可以用该模型进行演出的人。</translation>
    </message>
    <message>
        <source>Who may earn with it.</source>
        <translation>可以商业使用的人。</translation>
    </message>
    <message>
        <source>Who may use it as an avatar</source>
        <translation>可作为虚拟形象使用的人</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Width, height and depth; a single number sets all three.</source>
        <translation>宽、高、深；只填一个数则三者相同。</translation>
    </message>
    <message>
        <source>With 親指０, gives the thumb local axes along which it bends.</source>
        <translation>添加“親指０”时，给拇指设置用于弯曲的局部轴。</translation>
    </message>
    <message>
        <source>Works that this one is made after; several are separated by a semicolon.</source>
        <translation>所依据的作品；多个时用分号分隔。</translation>
    </message>
    <message>
        <source>XNALara, XPS</source>
        <translation>XNALara、XPS</translation>
    </message>
    <message>
        <source>_L or _R at the end</source>
        <translation>在后面加 _L、_R</translation>
    </message>
    <message>
        <source>左 or 右 in front</source>
        <translation>在前面加“左”“右”</translation>
    </message>
    <message>
        <source>Each other</source>
        <translation>互相之间</translation>
    </message>
    <message>
        <source>Weight type</source>
        <translation>变形方式</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>轮廓线</translation>
    </message>
    <message>
        <source>2.0</source>
        <translation>2.0</translation>
    </message>
    <message>
        <source>2.1</source>
        <translation>2.1</translation>
    </message>
    <message>
        <source>3ds Max Biped</source>
        <translation>3ds Max Biped</translation>
    </message>
    <message>
        <source>A pose, as MMD has it</source>
        <translation>MMD 的 A 姿势</translation>
    </message>
    <message>
        <source>A pose: arms go to where MMD&apos;s motions expect them, with the mesh, morphs and physics.</source>
        <translation>A 姿势：手臂连同网格、变形和物理移到 MMD 动作所要求的位置。</translation>
    </message>
    <message>
        <source>Adds 両目, which turns both eyes; it needs a bone for each.</source>
        <translation>添加转动双眼的両目；左右眼都要有骨骼。</translation>
    </message>
    <message>
        <source>Adds 全ての親, センター and グルーブ, by which motions move the body.</source>
        <translation>添加动作用来移动身体的全ての親、センター和グルーブ。</translation>
    </message>
    <message>
        <source>Adds 腕捩 and 手捩, and gives them weights of the arms.</source>
        <translation>添加腕捩和手捩，并分配手臂的权重。</translation>
    </message>
    <message>
        <source>Adds 足ＩＫ and つま先ＩＫ, with knees that bend forward.</source>
        <translation>添加足ＩＫ和つま先ＩＫ，膝盖会朝正确方向弯曲。</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Allowed, and passing on what was changed</source>
        <translation>允许，并可再分发修改后的内容</translation>
    </message>
    <message>
        <source>Also replaces names that are there already. Otherwise only names are filled in that are empty or Japanese where English ones belong.</source>
        <translation>也替换已有的名称。否则只填入空白的名称，以及应为英文却是日文的名称。</translation>
    </message>
    <message>
        <source>Ambient colours become emissive ones</source>
        <translation>环境色改为自发光色</translation>
    </message>
    <message>
        <source>Antisocial or hateful use</source>
        <translation>用于反社会或仇恨内容</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>手臂</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>As the file had it</source>
        <translation>与原文件相同</translation>
    </message>
    <message>
        <source>As the file had it, else PMXEditor&apos;s present one</source>
        <translation>与原文件相同，没有则用 PMXEditor 现行格式</translation>
    </message>
    <message>
        <source>As the file had it, or higher if the model needs it</source>
        <translation>与原文件相同，模型需要时提高</translation>
    </message>
    <message>
        <source>As the model needs</source>
        <translation>按模型的需要</translation>
    </message>
    <message>
        <source>As the model stands</source>
        <translation>保持模型原样</translation>
    </message>
    <message>
        <source>As the name says</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Before item (-1: at the end)</source>
        <translation>插入到此项之前 (-1：末尾)</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>Blender Rigify</source>
        <translation>Blender Rigify</translation>
    </message>
    <message>
        <source>Bones for the whole body</source>
        <translation>全身骨骼</translation>
    </message>
    <message>
        <source>Both eyes</source>
        <translation>双眼</translation>
    </message>
    <message>
        <source>By companies, too</source>
        <translation>企业也可</translation>
    </message>
    <message>
        <source>By default as the file had it.</source>
        <translation>默认与文件原来相同。</translation>
    </message>
    <message>
        <source>By default the one that the file had, or pmx.</source>
        <translation>默认为文件原来的格式，没有则为 pmx。</translation>
    </message>
    <message>
        <source>By persons, for profit, too</source>
        <translation>个人，可营利</translation>
    </message>
    <message>
        <source>By persons, without profit</source>
        <translation>个人，非营利</translation>
    </message>
    <message>
        <source>Changing it</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Commercial use</source>
        <translation>商业使用</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系方式</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>版权</translation>
    </message>
    <message>
        <source>Daz Genesis</source>
        <translation>Daz Genesis</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>DirectX as binary, not as text.</source>
        <translation>以二进制而非文本写出 DirectX。</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>显示枠</translation>
    </message>
    <message>
        <source>Edge colour</source>
        <translation>轮廓线颜色</translation>
    </message>
    <message>
        <source>Edge scale</source>
        <translation>轮廓线倍率</translation>
    </message>
    <message>
        <source>Edge size</source>
        <translation>轮廓线粗细</translation>
    </message>
    <message>
        <source>Emissive is what MMD takes for ambient; without it those colours are black.</source>
        <translation>MMD 把自发光当作环境色；没有它，这些颜色就是黑色。</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>English comment</source>
        <translation>英文注释</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名</translation>
    </message>
    <message>
        <source>English names</source>
        <translation>英文名</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>External parent</source>
        <translation>外部亲</translation>
    </message>
    <message>
        <source>External parent key</source>
        <translation>外部亲Key</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>眼睛</translation>
    </message>
    <message>
        <source>Eyebrow</source>
        <translation>眉毛</translation>
    </message>
    <message>
        <source>F_OneSided</source>
        <translation>F_OneSided</translation>
    </message>
    <message>
        <source>F_TwoSided</source>
        <translation>F_TwoSided</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Fall-off</source>
        <translation>衰减宽度</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>手指</translation>
    </message>
    <message>
        <source>Fingers and thumbs become MMD&apos;s, too, or else stay as they are.</source>
        <translation>手指也变成 MMD 的骨骼；关闭则保持原样。</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>First bone</source>
        <translation>第一根骨骼</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>大小依据</translation>
    </message>
    <message>
        <source>Fixed axis</source>
        <translation>固定轴</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Follows bone</source>
        <translation>跟随骨骼</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>显示枠</translation>
    </message>
    <message>
        <source>Frame of the parent</source>
        <translation>与父骨骼相同</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦力</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>From channel</source>
        <translation>来源通道</translation>
    </message>
    <message>
        <source>From faces</source>
        <translation>由面生成</translation>
    </message>
    <message>
        <source>From side</source>
        <translation>来源一侧</translation>
    </message>
    <message>
        <source>From vertex</source>
        <translation>来源顶点</translation>
    </message>
    <message>
        <source>Gives bones the Japanese and English names by which motions find them.</source>
        <translation>为骨骼加上动作用来查找的日文名和英文名。</translation>
    </message>
    <message>
        <source>Gives the new faces their own vertices, with normals at right angles to the faces.</source>
        <translation>新的面使用自己的顶点，其法线垂直于面。</translation>
    </message>
    <message>
        <source>Gives vertices weights of the new bones where these need it.</source>
        <translation>按需要让顶点跟随新骨骼。</translation>
    </message>
    <message>
        <source>Ground shadow</source>
        <translation>地面阴影</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Half-way between A and B</source>
        <translation>刚体A与B的中间</translation>
    </message>
    <message>
        <source>Half-way to its tail</source>
        <translation>到末端的中间</translation>
    </message>
    <message>
        <source>Hangs from</source>
        <translation>悬挂于</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Hinge</translation>
    </message>
    <message>
        <source>How far from its faces others are kept: more keeps legs from coming through, and shows as a gap.</source>
        <translation>让其他物体与面保持多远：大一些，腿不易穿出，但会看到空隙。</translation>
    </message>
    <message>
        <source>How far it moves when the morph is at 1.</source>
        <translation>变形为 1 时的移动量。</translation>
    </message>
    <message>
        <source>How far outside the surface of a body its weight falls to 0, in model units.</source>
        <translation>超出刚体表面到这个距离时权重降为 0，以模型单位计。</translation>
    </message>
    <message>
        <source>How far the bone moves when the morph is at 1.</source>
        <translation>变形为 1 时骨骼的移动量。</translation>
    </message>
    <message>
        <source>How heavy, stiff and damped it is: hair, skirt, ribbon, chest, tail, or one of your own.</source>
        <translation>有多重、多硬、衰减多大：hair（头发）、skirt（裙子）、ribbon（丝带）、chest（胸部）、tail（尾巴），或自定义预设。</translation>
    </message>
    <message>
        <source>How many times weights are smoothed along the surface.</source>
        <translation>沿表面对权重做几次平滑。</translation>
    </message>
    <message>
        <source>How the bone turns when the morph is at 1, in degrees.</source>
        <translation>变形为 1 时骨骼的旋转，以度计。</translation>
    </message>
    <message>
        <source>How the material is drawn: both sides, edge, shadows; and in PMX 2.1 vertex colour, points or lines.</source>
        <translation>材质的绘制方式：双面、轮廓线、阴影；PMX 2.1 还有顶点色、点和线。</translation>
    </message>
    <message>
        <source>How the model stands at rest. VRM wants T pose; arms are turned up to it.</source>
        <translation>模型的初始姿势。VRM 要求 T 姿势，手臂会抬到水平。</translation>
    </message>
    <message>
        <source>How the normals are made.</source>
        <translation>法线由什么求得。</translation>
    </message>
    <message>
        <source>How the shape is turned at rest: about Z first, then X, then Y. The height of a capsule is along its own Y.</source>
        <translation>初始状态下形状的方向：依次绕 Z、X、Y 旋转。胶囊的高度沿自身的 Y 轴。</translation>
    </message>
    <message>
        <source>How the sphere texture is mixed in: multiplied, added, or as a second texture by additional UV 1.</source>
        <translation>球面贴图的混合方式：乘算、加算，或作为使用追加UV1 的第二张贴图。</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IK 链接</translation>
    </message>
    <message>
        <source>IK loops</source>
        <translation>IK 循环次数</translation>
    </message>
    <message>
        <source>IK of legs and toes</source>
        <translation>腿与脚尖 IK</translation>
    </message>
    <message>
        <source>IK target</source>
        <translation>IK 目标</translation>
    </message>
    <message>
        <source>IK unit angle</source>
        <translation>IK 单位角</translation>
    </message>
    <message>
        <source>If no child is at the end of a tail, a hidden bone is made there.</source>
        <translation>末端处没有子骨骼时，新建一根隐藏骨骼。</translation>
    </message>
    <message>
        <source>If one bone is selected: how many bones above it IK turns. If a chain is selected, IK turns the chain.</source>
        <translation>只选一根骨骼时，其上方有几根骨骼旋转；选中整条骨链时，旋转的就是该骨链。</translation>
    </message>
    <message>
        <source>If one side is removed, closes the cut with new faces.</source>
        <translation>去掉一侧时，用新的面封闭切口。</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>冲量</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>译为</translation>
    </message>
    <message>
        <source>Into how many bones each bone is split.</source>
        <translation>每根骨骼分成几根。</translation>
    </message>
    <message>
        <source>It collides with a body only if each has the group of the other among these; others pass through it.</source>
        <translation>只有双方都包含对方的组时才碰撞；其余的互相穿过。</translation>
    </message>
    <message>
        <source>It may be used for political or religious purposes.</source>
        <translation>可用于政治或宗教目的。</translation>
    </message>
    <message>
        <source>It may be used in antisocial or hateful content.</source>
        <translation>可用于反社会或仇恨内容。</translation>
    </message>
    <message>
        <source>It may be used in sexual content.</source>
        <translation>可用于性内容。</translation>
    </message>
    <message>
        <source>It may be used in violent content.</source>
        <translation>可用于暴力内容。</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>Its value when this morph is at 1.</source>
        <translation>此变形为 1 时该变形的值。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Jelly</source>
        <translation>果冻</translation>
    </message>
    <message>
        <source>Joined with</source>
        <translation>连接对象</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>J点</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>J点</translation>
    </message>
    <message>
        <source>Joints between neighbouring chains, which keep a skirt together.</source>
        <translation>相邻骨链之间的J点，使裙子保持形状。</translation>
    </message>
    <message>
        <source>Joints by</source>
        <translation>J点命名依据</translation>
    </message>
    <message>
        <source>KHR</source>
        <translation>KHR</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <translation>分开保留</translation>
    </message>
    <message>
        <source>Keep in the old morph</source>
        <translation>在原变形中保留</translation>
    </message>
    <message>
        <source>Keeps materials apart that morphs change in different ways, and those of soft bodies.</source>
        <translation>受变形影响不同的材质，以及构成软体的材质，不合并。</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Kinetic contact hardness (KHR): how firmly bodies that follow bones are kept out, 0 to 1. With less, cloth sinks into them and trembles less.</source>
        <translation>运动学接触硬度（KHR）：对跟随骨骼的刚体的阻挡强度，0 到 1：小则布料会陷入身体，但抖动较少。</translation>
    </message>
    <message>
        <source>Knees</source>
        <translation>膝盖</translation>
    </message>
    <message>
        <source>Koikatsu</source>
        <translation>Koikatsu</translation>
    </message>
    <message>
        <source>LF</source>
        <translation>LF</translation>
    </message>
    <message>
        <source>LST</source>
        <translation>LST</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Length of the bone</source>
        <translation>骨骼的长度</translation>
    </message>
    <message>
        <source>Licences of others</source>
        <translation>第三方许可</translation>
    </message>
    <message>
        <source>Licences of parts that others made.</source>
        <translation>他人制作部分的许可。</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Limits and springs of the joints. How heavy, stiff and damped it is: hair, skirt, ribbon, chest, tail, or one of your own.</source>
        <translation>J点的限制和弹簧。有多重、多硬、衰减多大：hair（头发）、skirt（裙子）、ribbon（丝带）、chest（胸部）、tail（尾巴），或自定义预设。</translation>
    </message>
    <message>
        <source>Linear damping</source>
        <translation>移动衰减</translation>
    </message>
    <message>
        <source>Linear stiffness (LST): how stiff the B-links are, 0 to 1. With less it folds more easily. The edges of faces are always stiff.</source>
        <translation>线性刚度（LST）：B-Link 的刚性，0 到 1：小则容易折叠。面的边始终是硬的。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接数</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>Local X axis</source>
        <translation>局部 X 轴</translation>
    </message>
    <message>
        <source>Local Z axis</source>
        <translation>局部 Z 轴</translation>
    </message>
    <message>
        <source>Local append</source>
        <translation>局部付与</translation>
    </message>
    <message>
        <source>Local axes</source>
        <translation>局部轴</translation>
    </message>
    <message>
        <source>Local axes of the thumb</source>
        <translation>拇指的局部轴</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Locked: all limits are 0. Free: the lower limits are above the upper ones.</source>
        <translation>固定：所有限制为 0。自由：下限大于上限。</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>查找范围</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>循环次数</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>MMD shows accessories ten times as large as they are in their file.</source>
        <translation>MMD 会以文件中十倍的大小显示配件。</translation>
    </message>
    <message>
        <source>MT</source>
        <translation>MT</translation>
    </message>
    <message>
        <source>Made after</source>
        <translation>参考作品</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>制作软件</translation>
    </message>
    <message>
        <source>Make bones</source>
        <translation>新建骨骼</translation>
    </message>
    <message>
        <source>Making</source>
        <translation>生成方式</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Match vertices</source>
        <translation>顶点对应</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Mean of both</source>
        <translation>左右平均</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Merge bones of the same name</source>
        <translation>合并同名骨骼</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>合并到</translation>
    </message>
    <message>
        <source>Merge morphs of the same name</source>
        <translation>合并同名变形</translation>
    </message>
    <message>
        <source>Merges textures whose paths differ only in case and slashes, and those whose files are identical.</source>
        <translation>除大小写和斜杠外路径相同的贴图，以及文件内容相同的贴图，合并为一个。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Mixamo</source>
        <translation>Mixamo</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>物理模式</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Morph weight</source>
        <translation>变形权重</translation>
    </message>
    <message>
        <source>Morph weights</source>
        <translation>变形权重</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>嘴巴</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>可移动</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Move limits</source>
        <translation>移动限制</translation>
    </message>
    <message>
        <source>Move lower limit</source>
        <translation>移动下限</translation>
    </message>
    <message>
        <source>Move spring</source>
        <translation>移动弹簧</translation>
    </message>
    <message>
        <source>Move upper limit</source>
        <translation>移动上限</translation>
    </message>
    <message>
        <source>Moves the joint to the bone of the body that hangs, body B.</source>
        <translation>把J点移到悬挂的刚体（刚体B）的骨骼处。</translation>
    </message>
    <message>
        <source>Moves the new vertices outwards so that the surface is rounded, as the normals beside them say.</source>
        <translation>按相邻顶点的法线求出表面的弧度，并把新顶点放在其上。</translation>
    </message>
    <message>
        <source>Multiplies the edge size of the material; 0 draws no edge.</source>
        <translation>与材质的轮廓线粗细相乘；0 则不绘制轮廓线。</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>乘算</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Naming the author</source>
        <translation>署名</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Near 模式</translation>
    </message>
    <message>
        <source>Nearest place of the surface</source>
        <translation>表面上最近的位置</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>No comment lines</source>
        <translation>不写注释行</translation>
    </message>
    <message>
        <source>No lines that name the columns of CSV.</source>
        <translation>不写出说明 CSV 列名的行。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>None: every material.</source>
        <translation>无：所有材质。</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Not required</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>Of all vertices together: a heavy one drags anchored bodies along, and pushes others away.</source>
        <translation>所有顶点合计：重的会拖动锚定的刚体，并推开其他物体。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Offsets</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Operable</source>
        <translation>可操作</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算方式</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>基准侧</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Other licence</source>
        <translation>其他许可</translation>
    </message>
    <message>
        <source>Other morphs too</source>
        <translation>变形不同也合并</translation>
    </message>
    <message>
        <source>Other weights too</source>
        <translation>权重不同也合并</translation>
    </message>
    <message>
        <source>Over how many edges B-links reach: 2 as a rule; more makes it stiffer, and much slower to make.</source>
        <translation>B-Link 跨越几条边：通常为 2；越多越硬，生成也越慢。</translation>
    </message>
    <message>
        <source>Overrules what was found: pairs as Arm_L=左腕, separated by commas. =左目 leaves that one out.</source>
        <translation>修正识别结果：以逗号分隔的组合，如 Arm_L=左腕。=左目 表示不使用该骨骼。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>P2P</source>
        <translation>P2P</translation>
    </message>
    <message>
        <source>PMX version</source>
        <translation>PMX 版本</translation>
    </message>
    <message>
        <source>PMXEditor&apos;s present one (PmxBone …, UTF-8)</source>
        <translation>PMXEditor 现行格式（PmxBone …，UTF-8）</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>P_IT</source>
        <translation>P_IT</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父骨骼</translation>
    </message>
    <message>
        <source>Parent of the first bone</source>
        <translation>第一根骨骼的父级</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>分段数</translation>
    </message>
    <message>
        <source>Passing it on</source>
        <translation>再分发</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Persons with a licence of their own</source>
        <translation>另行获得许可的人</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Physics + bone position</source>
        <translation>物理演算 + 骨骼位置对齐</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>固定点</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>轴心</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Plane and box: squares along an edge. Rope: pieces from end to end. Others: pieces around. 0 chooses what suits the shape.</source>
        <translation>平面和箱的侧面：一条边的分段数。绳：从一端到另一端的分段数。其他：一周的分段数。0 则取适合该种类的数量。</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Political or religious use</source>
        <translation>用于政治或宗教</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position solver iterations (P_IT): how often lengths are solved in each step. With 1 it stretches like rubber, from 4 on it hangs like cloth; more takes longer.</source>
        <translation>位置求解迭代次数（P_IT）：每一步对长度修正几次：1 像橡胶一样伸长，4 以上像布一样垂挂。越多越慢。</translation>
    </message>
    <message>
        <source>Present ones at length 1</source>
        <translation>原法线规格化</translation>
    </message>
    <message>
        <source>Present ones reversed</source>
        <translation>原法线反向</translation>
    </message>
    <message>
        <source>Present weights</source>
        <translation>现有权重</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Pressure coefficient (PR): pushes the faces outwards, as in a balloon; below 0 inwards. For closed shapes only.</source>
        <translation>压力系数（PR）：像气球一样把各个面向外推；小于 0 则向内。仅用于封闭形状。</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>剔除阈值</translation>
    </message>
    <message>
        <source>Puts the bones into MMD&apos;s standard display frames.</source>
        <translation>把骨骼放入 MMD 的标准显示枠。</translation>
    </message>
    <message>
        <source>Puts 左 or 右 in front of the name, and _L or _R behind the English one, unless it has one.</source>
        <translation>若名称没有左右之分，则在名称前加“左”或“右”，在英文名后加 _L 或 _R。</translation>
    </message>
    <message>
        <source>QDEF</source>
        <translation>QDEF</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Randomize links</source>
        <translation>打乱链接</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Re-weight</source>
        <translation>重设权重</translation>
    </message>
    <message>
        <source>Recognised by the names</source>
        <translation>按名称识别</translation>
    </message>
    <message>
        <source>Regular expressions</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Remove tips</source>
        <translation>删除尖端</translation>
    </message>
    <message>
        <source>Removes textures that no material uses.</source>
        <translation>删除没有材质使用的贴图。</translation>
    </message>
    <message>
        <source>Removes the tip bones that nothing uses: no vertex, child, rigid body, IK or morph.</source>
        <translation>未被顶点、子骨骼、刚体、IK 或变形使用的尖端骨骼会被删除。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace existing bodies</source>
        <translation>替换现有刚体</translation>
    </message>
    <message>
        <source>Replace morphs of the same name</source>
        <translation>替换同名的变形</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>反弹力</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Rigid body A</source>
        <translation>刚体A</translation>
    </message>
    <message>
        <source>Rigid body B</source>
        <translation>刚体B</translation>
    </message>
    <message>
        <source>Rigid contact hardness (CHR): how firmly bodies that physics moves are kept out, 0 to 1. With less they sink in.</source>
        <translation>刚体接触硬度（CHR）：对物理演算刚体的阻挡强度，0 到 1：小则会陷入。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>绳</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>可旋转</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Rotate and move</source>
        <translation>旋转和移动</translation>
    </message>
    <message>
        <source>Rotation limits</source>
        <translation>旋转限制</translation>
    </message>
    <message>
        <source>Rotation lower limit</source>
        <translation>旋转下限</translation>
    </message>
    <message>
        <source>Rotation spring</source>
        <translation>旋转弹簧</translation>
    </message>
    <message>
        <source>Rotation upper limit</source>
        <translation>旋转上限</translation>
    </message>
    <message>
        <source>SDEF</source>
        <translation>SDEF</translation>
    </message>
    <message>
        <source>SDEF C</source>
        <translation>SDEF-C</translation>
    </message>
    <message>
        <source>SDEF R0</source>
        <translation>SDEF-R0</translation>
    </message>
    <message>
        <source>SDEF R1</source>
        <translation>SDEF-R1</translation>
    </message>
    <message>
        <source>SHR</source>
        <translation>SHR</translation>
    </message>
    <message>
        <source>SKHR_CL</source>
        <translation>SKHR_CL</translation>
    </message>
    <message>
        <source>SK_SPLT_CL</source>
        <translation>SK_SPLT_CL</translation>
    </message>
    <message>
        <source>SRHR_CL</source>
        <translation>SRHR_CL</translation>
    </message>
    <message>
        <source>SR_SPLT_CL</source>
        <translation>SR_SPLT_CL</translation>
    </message>
    <message>
        <source>SSHR_CL</source>
        <translation>SSHR_CL</translation>
    </message>
    <message>
        <source>SS_SPLT_CL</source>
        <translation>SS_SPLT_CL</translation>
    </message>
    <message>
        <source>Scale of the file</source>
        <translation>文件的缩放倍率</translation>
    </message>
    <message>
        <source>Seconds at most</source>
        <translation>最长（秒）</translation>
    </message>
    <message>
        <source>Use in sexual content</source>
        <translation>用于性内容</translation>
    </message>
    <message>
        <source>Shown when names are shown in English; physics does not use it.</source>
        <translation>界面为英文时显示的名称；对物理演算没有影响。</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Size and place: from the vertices that the bone moves most, or from the distance to its tail.</source>
        <translation>大小和位置的依据：该骨骼比其他骨骼影响更大的顶点，或到末端的长度。</translation>
    </message>
    <message>
        <source>Split by</source>
        <translation>分割依据</translation>
    </message>
    <message>
        <source>T pose</source>
        <translation>T 姿势</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Take from</source>
        <translation>取自</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>文本编码</translation>
    </message>
    <message>
        <source>The address of a licence that holds besides.</source>
        <translation>同时适用的其他许可的网址。</translation>
    </message>
    <message>
        <source>The author only</source>
        <translation>仅限作者</translation>
    </message>
    <message>
        <source>The bone that is listed.</source>
        <translation>要显示的骨骼。</translation>
    </message>
    <message>
        <source>The bone that this one follows. None: it follows the model as a whole.</source>
        <translation>此骨骼跟随的骨骼。无：跟随整个模型。</translation>
    </message>
    <message>
        <source>The bone that turns.</source>
        <translation>要旋转的骨骼。</translation>
    </message>
    <message>
        <source>The classic one, for any use (Bone …)</source>
        <translation>通用格式，适合各种用途（Bone …）</translation>
    </message>
    <message>
        <source>The colour of the outline; alpha is its opacity.</source>
        <translation>轮廓线的颜色；Alpha 为不透明度。</translation>
    </message>
    <message>
        <source>The comment that MMD shows where its menus are English.</source>
        <translation>MMD 在菜单为英文时显示的注释。</translation>
    </message>
    <message>
        <source>The diffuse colour is multiplied by this.</source>
        <translation>与漫反射色相乘的系数。</translation>
    </message>
    <message>
        <source>The direction in which one looks; along Z one looks at the front of the model.</source>
        <translation>观看的方向：Z 为从模型正面看。</translation>
    </message>
    <message>
        <source>The direction in which the front of the cutting plane faces.</source>
        <translation>平面正面所朝的方向。</translation>
    </message>
    <message>
        <source>The direction in which the surface faces, of length 1. Light, toon and edge depend on it.</source>
        <translation>表面的朝向；光照、Toon 和轮廓线都依据它。长度应为 1。</translation>
    </message>
    <message>
        <source>The direction that is up on the texture.</source>
        <translation>贴图上方所对应的方向。</translation>
    </message>
    <message>
        <source>The display frame for bones. Bones without a standard name go to the frame of their parent.</source>
        <translation>骨骼放到哪里。没有标准名称的骨骼放入其父骨骼的显示枠。</translation>
    </message>
    <message>
        <source>The display frame from which items are moved. None: the selected one.</source>
        <translation>包含它们的显示枠；未指定时为选中的显示枠。</translation>
    </message>
    <message>
        <source>The display frame into which they are moved.</source>
        <translation>要移到的显示枠。</translation>
    </message>
    <message>
        <source>The display frame into which they are put.</source>
        <translation>放入哪个显示枠。</translation>
    </message>
    <message>
        <source>The distance along the normals, in model units; below 0 inwards.</source>
        <translation>沿法线移动多远，以模型单位计；小于 0 则向内。</translation>
    </message>
    <message>
        <source>The distance in model units.</source>
        <translation>移动多远，以模型单位计。</translation>
    </message>
    <message>
        <source>The distance; 1 is the width or height of the texture.</source>
        <translation>移动多远；1 为整张贴图。</translation>
    </message>
    <message>
        <source>The field by which the rows are sorted.</source>
        <translation>比较各行所依据的字段。</translation>
    </message>
    <message>
        <source>The field that is set.</source>
        <translation>要设置的字段。</translation>
    </message>
    <message>
        <source>The file may be passed on.</source>
        <translation>可以再分发该文件。</translation>
    </message>
    <message>
        <source>The file of the model to append.</source>
        <translation>要追加的模型文件。</translation>
    </message>
    <message>
        <source>The file of the model whose morphs are copied.</source>
        <translation>要取得其变形的模型文件。</translation>
    </message>
    <message>
        <source>The file of the model whose weights are copied.</source>
        <translation>提供权重的模型文件。</translation>
    </message>
    <message>
        <source>The file whose mesh replaces the present one.</source>
        <translation>要用其网格替换这里的网格的文件。</translation>
    </message>
    <message>
        <source>The folder for files that are only used as toons.</source>
        <translation>不兼作他用的 Toon 的文件夹。</translation>
    </message>
    <message>
        <source>The folder for sphere maps that are not used as textures.</source>
        <translation>不兼作贴图的球面贴图的文件夹。</translation>
    </message>
    <message>
        <source>The folder for textures, even if they are used for something else, too.</source>
        <translation>贴图的文件夹，包括兼作他用的贴图。</translation>
    </message>
    <message>
        <source>The folder in which the files are searched, and in the folders within it.</source>
        <translation>查找文件的文件夹，包括其中的子文件夹。</translation>
    </message>
    <message>
        <source>The form that collides. Other bodies slide along spheres and capsules; they may catch on the edges of boxes.</source>
        <translation>与其他物体碰撞的形状。球和胶囊容易滑过；箱的棱角会挂住。</translation>
    </message>
    <message>
        <source>The greatest angles about X, Y and Z, in degrees.</source>
        <translation>绕 X、Y、Z 轴的最大角度，以度计。</translation>
    </message>
    <message>
        <source>The joints between them, and to their middle, are mirrored.</source>
        <translation>它们之间以及与中间相连的 Joint 也一并镜像。</translation>
    </message>
    <message>
        <source>The least angles about X, Y and Z, in degrees. A knee has -180 to -0.5 about X alone.</source>
        <translation>绕 X、Y、Z 轴的最小角度，以度计。膝盖只有 X 为 -180 到 -0.5。</translation>
    </message>
    <message>
        <source>The material that the face is drawn with. Faces are kept in the order of their materials.</source>
        <translation>绘制该面的材质。面按材质的顺序排列。</translation>
    </message>
    <message>
        <source>The material&apos;s name; material morphs and effects are assigned by it.</source>
        <translation>材质的名称；材质变形和特效按名称指定材质。</translation>
    </message>
    <message>
        <source>The model&apos;s name, as MMD shows it in its list of models.</source>
        <translation>模型的名称，显示在 MMD 的模型列表中。</translation>
    </message>
    <message>
        <source>The morph that is listed.</source>
        <translation>要显示的变形。</translation>
    </message>
    <message>
        <source>The name of the new morph. Empty: made of the names of the others, or what all of these begin with.</source>
        <translation>新变形的名称。留空：由其他变形的名称或其共同开头组成。</translation>
    </message>
    <message>
        <source>The name that MMD shows where its menus are English.</source>
        <translation>MMD 在菜单为英文时显示的名称。</translation>
    </message>
    <message>
        <source>The number of the item before which they are put, from 0 on; -1 puts them at the end.</source>
        <translation>放到此编号（从 0 开始）的项之前；-1 放到末尾。</translation>
    </message>
    <message>
        <source>The point about which SDEF turns the vertex, usually on the line between the two bones.</source>
        <translation>SDEF 旋转顶点所绕的点，通常位于两根骨骼的连线上。</translation>
    </message>
    <message>
        <source>The point about which the bone turns, at rest.</source>
        <translation>骨骼在初始姿势下旋转所绕的点。</translation>
    </message>
    <message>
        <source>The point beside C on the side of the second bone.</source>
        <translation>C 旁边靠第二根骨骼一侧的点。</translation>
    </message>
    <message>
        <source>The point that stays in place when scaling and rotating.</source>
        <translation>缩放和旋转时保持不动的点。</translation>
    </message>
    <message>
        <source>The point that stays in place: the centre of the selection, or the origin of the model.</source>
        <translation>保持不动的点：所选内容的中心，或模型的原点。</translation>
    </message>
    <message>
        <source>The position of the new bone.</source>
        <translation>新骨骼的位置。</translation>
    </message>
    <message>
        <source>The position of the new vertex.</source>
        <translation>新顶点的位置。</translation>
    </message>
    <message>
        <source>The program whose names the bones have. What it does not name is guessed.</source>
        <translation>骨骼命名所属的软件。名称看不出的骨骼由程序推测。</translation>
    </message>
    <message>
        <source>The push, by direction and strength. With no push and no torque the body is stopped.</source>
        <translation>推力的方向和强度。推力和扭力都为 0 时，刚体会停止。</translation>
    </message>
    <message>
        <source>The radius. 0: the distance to the mesh. Capsules are twice as long.</source>
        <translation>0：到该处网格的距离。胶囊的高度为其两倍。</translation>
    </message>
    <message>
        <source>The rigid bodies to use. None: the selected ones; if none is selected, all that have a bone.</source>
        <translation>无：选中的刚体；没有选中时，所有带骨骼的刚体。</translation>
    </message>
    <message>
        <source>The rigid body that gets a push.</source>
        <translation>受到冲量的刚体。</translation>
    </message>
    <message>
        <source>The rigid body to which the vertices are tied. None: for each vertex the nearest selected body, or the nearest of all.</source>
        <translation>把顶点系在哪个刚体上。无：各自系在选中的（没有选中则为所有的）刚体中最近的一个上。</translation>
    </message>
    <message>
        <source>The scale along U and V; below 0 it mirrors.</source>
        <translation>沿 U 和 V 的倍率；小于 0 时翻转。</translation>
    </message>
    <message>
        <source>The scale along each axis of the model.</source>
        <translation>沿模型各轴的倍率。</translation>
    </message>
    <message>
        <source>The shape. A plane faces the viewer; all others are closed.</source>
        <translation>平面朝向观看者；其余都是封闭的。</translation>
    </message>
    <message>
        <source>The share of its rotation that it loses in a second (回転減衰), 0 to 1: near 1 hair and cloth follow slowly, at 0 they flutter and spin.</source>
        <translation>每秒损失的旋转速度比例，0 到 1：接近 1 则头发和布料缓缓跟随，0 则会抖动、打转。</translation>
    </message>
    <message>
        <source>The share of its speed that it loses in a second (移動減衰), 0 to 1: near 1 it floats down and soon hangs still, at 0 it swings on.</source>
        <translation>每秒损失的速度比例，0 到 1：接近 1 则轻轻飘下、很快静止，0 则摆动不止。</translation>
    </message>
    <message>
        <source>The share of the faces that is kept.</source>
        <translation>面中要保留的比例。</translation>
    </message>
    <message>
        <source>The side of the character that is copied to the other side.</source>
        <translation>以角色的哪一侧为准，让另一侧与之一致。</translation>
    </message>
    <message>
        <source>The side of the plane on which faces are kept.</source>
        <translation>保留平面哪一侧的面。</translation>
    </message>
    <message>
        <source>The side of which the other becomes the mirror image, or the mean of both.</source>
        <translation>以哪一侧为准制作另一侧的镜像，或取两侧的平均。</translation>
    </message>
    <message>
        <source>The tables that are written, separated by commas; by default all.</source>
        <translation>要写出的表，以逗号分隔；默认为全部。</translation>
    </message>
    <message>
        <source>The tail of the parent points to the new bone, unless it points to another bone.</source>
        <translation>让父骨骼的末端指向新骨骼，除非它已指向别的骨骼。</translation>
    </message>
    <message>
        <source>The thickness of a torus or rope, as a share of its size.</source>
        <translation>圆环和绳的粗细，为其尺寸的比例。</translation>
    </message>
    <message>
        <source>The three corners, clockwise as seen from the front.</source>
        <translation>三个角的顶点，从正面看为顺时针。</translation>
    </message>
    <message>
        <source>The twist, by axis and strength.</source>
        <translation>扭力的轴和强度。</translation>
    </message>
    <message>
        <source>The version of the model.</source>
        <translation>模型的版本。</translation>
    </message>
    <message>
        <source>To channel</source>
        <translation>目标通道</translation>
    </message>
    <message>
        <source>Twist bones</source>
        <translation>扭转骨</translation>
    </message>
    <message>
        <source>UTF-16</source>
        <translation>UTF-16</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Units of the file for one of the model.</source>
        <translation>模型的一个单位对应文件中的多少单位。</translation>
    </message>
    <message>
        <source>Unity Humanoid</source>
        <translation>Unity Humanoid</translation>
    </message>
    <message>
        <source>Unreal mannequin</source>
        <translation>Unreal 人偶</translation>
    </message>
    <message>
        <source>VRM, VRoid</source>
        <translation>VRM、VRoid</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Use in violent content</source>
        <translation>用于暴力内容</translation>
    </message>
    <message>
        <source>What changes, and how far, when the slider is at 1.</source>
        <translation>滑块为 1 时，什么会改变、改变多少。</translation>
    </message>
    <message>
        <source>What happens to vertices at one place whose UVs differ.</source>
        <translation>如何处理同一位置而 UV 不同的顶点。</translation>
    </message>
    <message>
        <source>What is added to the UV when the morph is at 1; of the plain UV, the first two numbers.</source>
        <translation>变形为 1 时加到 UV 的值；普通 UV 使用前两个数值。</translation>
    </message>
    <message>
        <source>What the ambient colour is multiplied with, or what is added.</source>
        <translation>与环境色相乘或相加的值。</translation>
    </message>
    <message>
        <source>What the colour of the edge is multiplied with, or what is added.</source>
        <translation>与轮廓线颜色相乘或相加的值。</translation>
    </message>
    <message>
        <source>What the colours of the sphere texture are multiplied with, or what is added.</source>
        <translation>与球面贴图的颜色相乘或相加的值。</translation>
    </message>
    <message>
        <source>What the colours of the texture are multiplied with, or what is added.</source>
        <translation>与贴图的颜色相乘或相加的值。</translation>
    </message>
    <message>
        <source>What the colours of the toon are multiplied with, or what is added.</source>
        <translation>与 Toon 的颜色相乘或相加的值。</translation>
    </message>
    <message>
        <source>What the diffuse colour and the opacity are multiplied with, or what is added to them.</source>
        <translation>与漫反射色和不透明度相乘或相加的值。</translation>
    </message>
    <message>
        <source>What the other side has already is corrected, too.</source>
        <translation>另一侧已有的也改成镜像。</translation>
    </message>
    <message>
        <source>What the size of the edge is multiplied with, or what is added.</source>
        <translation>与轮廓线粗细相乘或相加的值。</translation>
    </message>
    <message>
        <source>What the slider changes: vertices, bones, UVs, materials, other morphs, or impulses of bodies.</source>
        <translation>滑块改变的内容：顶点、骨骼、UV、材质、其他变形，或对刚体的冲量。</translation>
    </message>
    <message>
        <source>What the specular colour is multiplied with, or what is added.</source>
        <translation>与高光色相乘或相加的值。</translation>
    </message>
    <message>
        <source>What the specular power is multiplied with, or what is added.</source>
        <translation>与高光强度相乘或相加的值。</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>按所在位置</translation>
    </message>
    <message>
        <source>Where the authors can be reached.</source>
        <translation>联系作者的方式。</translation>
    </message>
    <message>
        <source>Whether it may be changed.</source>
        <translation>是否可以修改。</translation>
    </message>
    <message>
        <source>Whether the authors have to be named.</source>
        <translation>是否必须注明作者。</translation>
    </message>
    <message>
        <source>Whether the bone turns only between the limits below, as knees do.</source>
        <translation>骨骼是否像膝盖那样，只在下面的限制范围内旋转。</translation>
    </message>
    <message>
        <source>Whether the values below are multiplied with those of the material, or added.</source>
        <translation>下面的值与材质的值相乘，还是相加。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>分段数</translation>
    </message>
    <message>
        <source>Selected faces</source>
        <translation>选中的面</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>自身阴影</translation>
    </message>
    <message>
        <source>Separate vertices</source>
        <translation>分离顶点</translation>
    </message>
    <message>
        <source>Set limits to</source>
        <translation>限制设为</translation>
    </message>
    <message>
        <source>Sets the limits of movement along the axes.</source>
        <translation>沿轴移动的限制。</translation>
    </message>
    <message>
        <source>Sets the limits of rotation about the axes.</source>
        <translation>绕轴旋转的限制。</translation>
    </message>
    <message>
        <source>Sets the springs to 0, so that nothing draws the bodies back.</source>
        <translation>弹簧变为 0：没有力量把刚体拉回。</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共用</translation>
    </message>
    <message>
        <source>Shared toon</source>
        <translation>共用 Toon</translation>
    </message>
    <message>
        <source>Sharp edge</source>
        <translation>硬边</translation>
    </message>
    <message>
        <source>Show D bones</source>
        <translation>显示 D 骨骼</translation>
    </message>
    <message>
        <source>Shown by MMD when the model is loaded; lines end in CR LF.</source>
        <translation>MMD 加载模型时显示；换行为 CR LF。</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Skirt cloth</source>
        <translation>裙子（布料）</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Slider</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Soft contact hardness (SHR): how firmly other soft bodies are kept out, 0 to 1.</source>
        <translation>软体接触硬度（SHR）：对其他软体的阻挡强度，0 到 1。</translation>
    </message>
    <message>
        <source>Soft vs. kinetic hardness with clusters (SKHR_CL): how firmly bodies that follow bones are kept out, 0 to 1.</source>
        <translation>簇的软体对运动学硬度（SKHR_CL）：使用簇时：对跟随骨骼的刚体的阻挡强度，0 到 1。</translation>
    </message>
    <message>
        <source>Soft vs. kinetic impulse split with clusters (SK_SPLT_CL): the share of a push that it takes itself when it meets bodies that follow bones, 0 to 1.</source>
        <translation>簇的软体对运动学冲量分配（SK_SPLT_CL）：使用簇时：与跟随骨骼的刚体相遇时自身承受的冲击比例，0 到 1。</translation>
    </message>
    <message>
        <source>Soft vs. rigid hardness with clusters (SRHR_CL): how firmly bodies that physics moves are kept out, 0 to 1.</source>
        <translation>簇的软体对刚体硬度（SRHR_CL）：使用簇时：对物理演算刚体的阻挡强度，0 到 1。</translation>
    </message>
    <message>
        <source>Soft vs. rigid impulse split with clusters (SR_SPLT_CL): the share of a push that it takes itself when it meets bodies that physics moves, 0 to 1.</source>
        <translation>簇的软体对刚体冲量分配（SR_SPLT_CL）：使用簇时：与物理演算刚体相遇时自身承受的冲击比例，0 到 1。</translation>
    </message>
    <message>
        <source>Soft vs. soft hardness with clusters (SSHR_CL): how firmly other soft bodies are kept out, 0 to 1.</source>
        <translation>簇的软体对软体硬度（SSHR_CL）：使用簇时：对其他软体的阻挡强度，0 到 1。</translation>
    </message>
    <message>
        <source>Soft vs. soft impulse split with clusters (SS_SPLT_CL): the share of a push that it takes itself when it meets other soft bodies, 0 to 1.</source>
        <translation>簇的软体对软体冲量分配（SS_SPLT_CL）：使用簇时：与其他软体相遇时自身承受的冲击比例，0 到 1。</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>特殊枠</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>高光色</translation>
    </message>
    <message>
        <source>Specular power</source>
        <translation>高光强度</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Sphere mode</source>
        <translation>球面模式</translation>
    </message>
    <message>
        <source>Sphere texture</source>
        <translation>球面贴图</translation>
    </message>
    <message>
        <source>Sphere: radius. Box: half extents. Capsule: radius, height. Larger bodies also turn more slowly at the same mass.</source>
        <translation>球：半径。箱：各边的一半。胶囊：半径、高度。质量相同时，大的刚体转得更慢。</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>球面贴图</translation>
    </message>
    <message>
        <source>Spring 6DOF</source>
        <translation>弹簧 6DOF</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>弹簧</translation>
    </message>
    <message>
        <source>Standard frame</source>
        <translation>标准显示枠</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>刚性</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Sub-texture</source>
        <translation>副贴图</translation>
    </message>
    <message>
        <source>Tail bone</source>
        <translation>末端骨骼</translation>
    </message>
    <message>
        <source>Tail is a bone</source>
        <translation>末端为骨骼</translation>
    </message>
    <message>
        <source>Tail of the parent</source>
        <translation>父骨骼的末端</translation>
    </message>
    <message>
        <source>Tail offset</source>
        <translation>末端偏移</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>The English name of the morph.</source>
        <translation>变形的英文名。</translation>
    </message>
    <message>
        <source>The back</source>
        <translation>背面</translation>
    </message>
    <message>
        <source>The body that hangs: it moves against A as far as the limits let it.</source>
        <translation>悬挂的刚体：在限制范围内相对刚体A运动。</translation>
    </message>
    <message>
        <source>The bones to add: all, or names separated by commas: 腕捩, 上半身2, 足先EX …</source>
        <translation>要添加的骨骼：all，或用逗号分隔的名称：腕捩, 上半身2, 足先EX …</translation>
    </message>
    <message>
        <source>The front</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>The material whose faces become soft; vertices at one place become one.</source>
        <translation>要变成软体的材质；同一位置的顶点合而为一。</translation>
    </message>
    <message>
        <source>The names that are changed.</source>
        <translation>要更改的名称。</translation>
    </message>
    <message>
        <source>The new bone follows</source>
        <translation>新骨骼跟随</translation>
    </message>
    <message>
        <source>The new bone leads</source>
        <translation>新骨骼引导</translation>
    </message>
    <message>
        <source>The rigid body whose name a joint gets.</source>
        <translation>J点以哪个刚体的名称命名。</translation>
    </message>
    <message>
        <source>The vertex that is tied to the rigid body; one of the material of the soft body.</source>
        <translation>系在刚体上的顶点；必须属于软体的材质。</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>粗细</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>To</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>To row</source>
        <translation>目标行</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Toon</source>
        <translation>Toon</translation>
    </message>
    <message>
        <source>Toon texture</source>
        <translation>Toon 贴图</translation>
    </message>
    <message>
        <source>Toons</source>
        <translation>Toon</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>旋转扭矩</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>Total mass</source>
        <translation>总质量</translation>
    </message>
    <message>
        <source>Triangle mesh</source>
        <translation>三角网格</translation>
    </message>
    <message>
        <source>Triangle mesh: the faces of the material hang together as cloth. Rope: its edges, as a string without width.</source>
        <translation>三角网格：材质的面像布一样连在一起。绳：面的边像没有宽度的细绳一样相连。</translation>
    </message>
    <message>
        <source>Turns the axes of limits and springs along that bone.</source>
        <translation>让轴沿着该骨骼，限制和弹簧以此为准。</translation>
    </message>
    <message>
        <source>Turns the axes of limits and springs along the bone of B.</source>
        <translation>让轴沿着刚体B的骨骼，限制和弹簧以此为准。</translation>
    </message>
    <message>
        <source>Turns the axes that limits and springs use: about Z first, then X, then Y. With Y along the bone, turning about Y is twisting.</source>
        <translation>限制和弹簧所依据的轴：依次绕 Z、X、Y 旋转。让 Y 沿着骨骼时，绕 Y 旋转就是扭转。</translation>
    </message>
    <message>
        <source>Turns the body so that its height is along the bone.</source>
        <translation>旋转刚体，使其高度方向沿着骨骼。</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>扭转</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>UV islands</source>
        <translation>UV 岛</translation>
    </message>
    <message>
        <source>Unit angle</source>
        <translation>单位角</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上方向</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Use the UV of the first</source>
        <translation>取第一个的 UV</translation>
    </message>
    <message>
        <source>Uses the centre of the selection as the pivot.</source>
        <translation>以所选内容的中心为轴心。</translation>
    </message>
    <message>
        <source>VC</source>
        <translation>VC</translation>
    </message>
    <message>
        <source>VCF</source>
        <translation>VCF</translation>
    </message>
    <message>
        <source>VST</source>
        <translation>VST</translation>
    </message>
    <message>
        <source>V_IT</source>
        <translation>V_IT</translation>
    </message>
    <message>
        <source>V_OneSided</source>
        <translation>V_OneSided</translation>
    </message>
    <message>
        <source>V_Point</source>
        <translation>V_Point</translation>
    </message>
    <message>
        <source>V_TwoSided</source>
        <translation>V_TwoSided</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>移动速度</translation>
    </message>
    <message>
        <source>Velocity correction factor (VCF): how much of a correction of position becomes speed. 1 is usual; less takes away bouncing.</source>
        <translation>速度修正系数（VCF）：位置修正有多少转化为速度，通常为 1；小则弹跳减少。</translation>
    </message>
    <message>
        <source>Velocity solver iterations (V_IT): how often speeds are solved in each step. 0 is usual; more is stiffer, and slower to compute.</source>
        <translation>速度求解迭代次数（V_IT）：每一步对速度修正几次；通常为 0。越多越硬，计算也越慢。</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Vertex at the same place</source>
        <translation>同一位置的顶点</translation>
    </message>
    <message>
        <source>Vertex colour</source>
        <translation>顶点色</translation>
    </message>
    <message>
        <source>Vertex of the same UV</source>
        <translation>UV 相同的顶点</translation>
    </message>
    <message>
        <source>Vertex of the same number</source>
        <translation>编号相同的顶点</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Vertices of the bone</source>
        <translation>骨骼的顶点</translation>
    </message>
    <message>
        <source>Vertices that are moved by no more than this are left out.</source>
        <translation>移动量不超过此值的顶点不计入。</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>Volume conservation coefficient (VC): how strongly its volume is drawn to the stored one, 0 and up. With PMX no volume is stored, so that it shrinks.</source>
        <translation>体积守恒系数（VC）：恢复所记体积的强度，0 以上。PMX 的软体不记录体积，因此会收缩。</translation>
    </message>
    <message>
        <source>Volume stiffness (VST), 0 to 1. Bullet stores it, but does not use it.</source>
        <translation>体积刚度（VST）：体积的刚性，0 到 1。Bullet 只保存，并不使用。</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weighted mean</source>
        <translation>按权重平均</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>What becomes a material of its own.</source>
        <translation>哪些部分成为单独的材质。</translation>
    </message>
    <message>
        <source>What the air acts on. V: vertices, F: faces; one-sided air acts on the front only. V_Point is the fastest.</source>
        <translation>空气作用的对象。V：顶点，F：面；OneSided 只作用于正面。V_Point 最快。</translation>
    </message>
    <message>
        <source>What the morph changes.</source>
        <translation>变形所改变的内容。</translation>
    </message>
    <message>
        <source>Whole chains</source>
        <translation>整条骨链</translation>
    </message>
    <message>
        <source>Whole names</source>
        <translation>整个名称</translation>
    </message>
    <message>
        <source>Whole names only</source>
        <translation>仅完整名称</translation>
    </message>
    <message>
        <source>Width to height</source>
        <translation>宽高比</translation>
    </message>
    <message>
        <source>With</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>With a face</source>
        <translation>同时生成面</translation>
    </message>
    <message>
        <source>With group</source>
        <translation>对方的组</translation>
    </message>
    <message>
        <source>With their joints</source>
        <translation>连同 Joint</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>toon01.bmp</source>
        <translation>toon01.bmp</translation>
    </message>
    <message>
        <source>toon02.bmp</source>
        <translation>toon02.bmp</translation>
    </message>
    <message>
        <source>toon03.bmp</source>
        <translation>toon03.bmp</translation>
    </message>
    <message>
        <source>toon04.bmp</source>
        <translation>toon04.bmp</translation>
    </message>
    <message>
        <source>toon05.bmp</source>
        <translation>toon05.bmp</translation>
    </message>
    <message>
        <source>toon06.bmp</source>
        <translation>toon06.bmp</translation>
    </message>
    <message>
        <source>toon07.bmp</source>
        <translation>toon07.bmp</translation>
    </message>
    <message>
        <source>toon08.bmp</source>
        <translation>toon08.bmp</translation>
    </message>
    <message>
        <source>toon09.bmp</source>
        <translation>toon09.bmp</translation>
    </message>
    <message>
        <source>toon10.bmp</source>
        <translation>toon10.bmp</translation>
    </message>
</context>
<context>
    <name>FieldGroup</name>
    <message>
        <source>Right click: copy these values, or paste them onto the selection</source>
        <translation>右键单击：复制这些值，或粘贴到选中项</translation>
    </message>
</context>
<context>
    <name>FieldTableModel</name>
    <message>
        <source>Ctrl+click goes there.</source>
        <translation>Ctrl+单击可转到该处。</translation>
    </message>
    <message>
        <source>This would delete offsets of morphs: change their kind in a single cell</source>
        <translation>这会删除变形的偏移：请在单个单元格中更改种类</translation>
    </message>
</context>
<context>
    <name>FileBar</name>
    <message>
        <source>{} is not there any more: another program has moved or deleted it.</source>
        <translation>{} 已不存在：被其他程序移动或删除。</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>重新保存</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>{} was changed by another program.</source>
        <translation>{} 已被其他程序更改。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>保留当前的</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>New model</source>
        <translation>已新建模型</translation>
    </message>
    <message>
        <source>{} opened and upgraded to PMX</source>
        <translation>已打开 {} 并升级为 PMX</translation>
    </message>
    <message>
        <source>{} opened</source>
        <translation>已打开 {}</translation>
    </message>
    <message>
        <source>{opened}; what was noticed is in Messages</source>
        <translation>{opened}；发现的情况见“消息”</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>The options will be used when {} is saved</source>
        <translation>保存 {} 时将使用这些选项</translation>
    </message>
    <message>
        <source>{} is still being saved</source>
        <translation>{} 还在保存中</translation>
    </message>
    <message>
        <source>Saving {} was cancelled</source>
        <translation>已取消保存 {}</translation>
    </message>
    <message>
        <source>Looking what {} would lose</source>
        <translation>正在查看 {} 会丢失什么</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>正在保存 {}</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>已保存 {}</translation>
    </message>
    <message>
        <source>{} saved; what it could not keep is in Messages: {}</source>
        <translation>已保存 {}；无法保留的内容见“消息”：{}</translation>
    </message>
    <message>
        <source>The file could not be saved; what was there is untouched.</source>
        <translation>无法保存该文件；原有文件没有改动。</translation>
    </message>
    <message>
        <source>{} is as in its file again</source>
        <translation>{} 已恢复为文件中的状态</translation>
    </message>
    <message>
        <source>{} was stopped</source>
        <translation>{} 已停止</translation>
    </message>
</context>
<context>
    <name>FileEditor</name>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
</context>
<context>
    <name>FilterBox</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>No regular expression: {}</source>
        <translation>不是正则表达式：{}</translation>
    </message>
    <message>
        <source>Show only what has all these words in its name (Ctrl+F). Letters typed into the list are tools.
/…/ is a regular expression: /^[左右]/, /[0-9]$/, /arm|leg/</source>
        <translation>只显示名称中包含所有这些词的项 (Ctrl+F)。在列表中输入字母会切换工具。
/…/ 是正则表达式：/^[左右]/, /[0-9]$/, /arm|leg/</translation>
    </message>
</context>
<context>
    <name>FindingTree</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Safe fix: made along with all safe ones, and nothing is lost by it</source>
        <translation>安全修复：与所有安全修复一起进行，不会丢失任何内容</translation>
    </message>
    <message>
        <source>Fix: it changes the model, so have a look at what it does</source>
        <translation>修复：会更改模型，请先查看其内容</translation>
    </message>
    <message>
        <source>By hand: {}</source>
        <translation>手动：{}</translation>
    </message>
    <message>
        <source>Safe fix</source>
        <translation>安全修复</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>{} (ignored)</source>
        <translation>{}（已忽略）</translation>
    </message>
</context>
<context>
    <name>FixPanel</name>
    <message>
        <source>Fix this…</source>
        <translation>修复此项…</translation>
    </message>
    <message>
        <source>Fix all of this kind…</source>
        <translation>修复所有此类问题…</translation>
    </message>
    <message>
        <source>Ignore this</source>
        <translation>忽略此项</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Working out what would change…</source>
        <translation>正在计算会有哪些更改…</translation>
    </message>
    <message>
        <source>Choose a finding to read what happens in MMD because of it.</source>
        <translation>选择一项，即可了解它在 MMD 中会造成什么后果。</translation>
    </message>
    <message>
        <source>Do not ignore this</source>
        <translation>取消忽略</translation>
    </message>
    <message>
        <source>Ignores this finding of the model from now on, by the names of the rows; the file is not changed</source>
        <translation>将其隐藏，并按行的名称为此模型记住；不写入文件</translation>
    </message>
    <message>
        <source>Fixes the selected findings; you see what changes before</source>
        <translation>修复选中的问题；可事先查看更改内容</translation>
    </message>
    <message>
        <source>Fixes all that this check finds; you see what changes before</source>
        <translation>修复此检查发现的所有问题；可事先查看更改内容</translation>
    </message>
    <message>
        <source>Fix (may change how the model looks): “{}”</source>
        <translation>修复（可能改变外观）：“{}”</translation>
    </message>
    <message>
        <source>No automatic fix: {}</source>
        <translation>无法自动修复：{}</translation>
    </message>
    <message>
        <source>•  Not fixed: {}</source>
        <translation>•  未修复：{}</translation>
    </message>
    <message>
        <source>No finding is selected</source>
        <translation>没有选中任何问题</translation>
    </message>
    <message>
        <source>This finding is ignored</source>
        <translation>此问题已被忽略</translation>
    </message>
    <message>
        <source>Fix: “{}”</source>
        <translation>修复：“{}”</translation>
    </message>
    <message>
        <source>Fix: {}</source>
        <translation>修复：{}</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>不会有任何更改。</translation>
    </message>
    <message>
        <source>{} added</source>
        <translation>添加 {} 项</translation>
    </message>
    <message>
        <source>{} removed</source>
        <translation>删除 {} 项</translation>
    </message>
    <message>
        <source>{} moved</source>
        <translation>移动 {} 项</translation>
    </message>
    <message>
        <source>{} changed</source>
        <translation>更改 {} 项</translation>
    </message>
</context>
<context>
    <name>FlipBar</name>
    <message>
        <source>from {place}: {morph}</source>
        <translation>从 {place}：{morph}</translation>
    </message>
    <message>
        <source>On the slider</source>
        <translation>在滑块上</translation>
    </message>
</context>
<context>
    <name>FoldingRow</name>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
</context>
<context>
    <name>FrameBox</name>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Frame; 30 are a second</source>
        <translation>帧；每秒 30 帧</translation>
    </message>
</context>
<context>
    <name>FrameCommands</name>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Take {count} out</source>
        <translation>移出 {count} 项</translation>
    </message>
    <message>
        <source>Move items</source>
        <translation>移动条目</translation>
    </message>
    <message>
        <source>Put {what} into {frame}</source>
        <translation>将 {what} 加入 {frame}</translation>
    </message>
</context>
<context>
    <name>FrameIndicator</name>
    <message>
        <source>Visible bones and morphs that are in no display frame: MMD does not show them</source>
        <translation>不在任何显示枠中的可见骨骼和变形：MMD 不会显示它们</translation>
    </message>
    <message>
        <source>{count} not in a display frame</source>
        <translation>未在显示枠中：{count}</translation>
    </message>
</context>
<context>
    <name>FrameTree</name>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>Items with problems in MMD: {count}</source>
        <translation>MMD 无法处理的条目：{count}</translation>
    </message>
    <message>
        <source>A special frame: it can neither be deleted, renamed nor moved</source>
        <translation>特殊枠：不能删除、重命名或移动</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
</context>
<context>
    <name>FramesPane</name>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Insert a display frame after the current one</source>
        <translation>在当前显示枠之后插入一个显示枠</translation>
    </message>
    <message>
        <source>Add selected</source>
        <translation>添加选中项</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>移到这里</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>转到该处</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Register missing…</source>
        <translation>登记缺失项…</translation>
    </message>
    <message>
        <source>Take the selected items out of their display frames, or delete the selected frames</source>
        <translation>将选中的条目移出显示枠，或删除选中的显示枠</translation>
    </message>
    <message>
        <source>Standard frames</source>
        <translation>标准显示枠</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>规范化</translation>
    </message>
    <message>
        <source>Put the selected bones and morphs into the current display frame</source>
        <translation>将选中的骨骼和变形放入当前显示枠</translation>
    </message>
    <message>
        <source>Leave the selected items in this display frame alone</source>
        <translation>只在此显示枠中保留选中的条目</translation>
    </message>
    <message>
        <source>Move what is selected up</source>
        <translation>将选中项上移</translation>
    </message>
    <message>
        <source>Move what is selected down</source>
        <translation>将选中项下移</translation>
    </message>
    <message>
        <source>Select the bone or morph in the model, and show it in the view</source>
        <translation>在模型中选中该骨骼或变形，并在视图中显示</translation>
    </message>
    <message>
        <source>Rename the current display frame</source>
        <translation>重命名当前显示枠</translation>
    </message>
    <message>
        <source>In no display frame: {counts}</source>
        <translation>不在任何显示枠中：{counts}</translation>
    </message>
    <message>
        <source>All visible bones and morphs are in display frames</source>
        <translation>所有可见骨骼和变形都在显示枠中</translation>
    </message>
    <message>
        <source>Problems in MMD: {count}</source>
        <translation>MMD 无法处理：{count}</translation>
    </message>
    <message>
        <source>Goes to the next one; the tool tip of what is marked says why</source>
        <translation>转到下一处；原因见带标记项的提示</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>没有选中任何内容</translation>
    </message>
    <message>
        <source>Nothing that is selected is in another display frame, too</source>
        <translation>选中项都不在其他显示枠中</translation>
    </message>
    <message>
        <source>Put {what} into {frame}, out of the other display frames that have it</source>
        <translation>将 {what} 从其他表示框移出，放入 {frame}</translation>
    </message>
    <message>
        <source>Choose the display frame that they are to come to</source>
        <translation>选择要移到的显示枠</translation>
    </message>
    <message>
        <source>No bone or morph is selected, neither in the list of what is in no frame nor in the model</source>
        <translation>没有选中骨骼或表情，无论是在未归入任何框的列表中还是在模型中</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>移到</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>加入</translation>
    </message>
</context>
<context>
    <name>Gizmo</name>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}：{amount}</translation>
    </message>
</context>
<context>
    <name>Grab</name>
    <message>
        <source>Physics is paused: nothing can be pulled</source>
        <translation>物理演算已暂停：无法拉动任何东西</translation>
    </message>
    <message>
        <source>There is no body here that physics moves</source>
        <translation>这里没有由物理演算驱动的物体</translation>
    </message>
    <message>
        <source>Pull {}</source>
        <translation>拉动 {}</translation>
    </message>
    <message>
        <source>{} follows its bone</source>
        <translation>{} 跟随骨骼</translation>
    </message>
    <message>
        <source>{} is pinned here</source>
        <translation>{} 被固定在这里</translation>
    </message>
</context>
<context>
    <name>GraphicsBar</name>
    <message>
        <source>Katachi ended as it began to draw, so it draws without the graphics card now, more slowly.</source>
        <translation>Katachi 在开始绘制时意外结束，因此现在不使用显卡绘制，速度较慢。</translation>
    </message>
    <message>
        <source>Keep it so</source>
        <translation>保持这样</translation>
    </message>
    <message>
        <source>Use the card again</source>
        <translation>重新使用显卡</translation>
    </message>
    <message>
        <source>The graphics card&apos;s driver has no OpenGL 3.3, but Katachi can draw without it, more slowly.</source>
        <translation>显卡驱动没有 OpenGL 3.3，但 Katachi 可以不用它绘制，只是较慢。</translation>
    </message>
    <message>
        <source>Draw in software</source>
        <translation>用软件绘制</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Start Katachi again to see models.</source>
        <translation>请重新启动 Katachi 以显示模型。</translation>
    </message>
</context>
<context>
    <name>GroupClipboard</name>
    <message>
        <source>{group} of {row} copied: it can be pasted onto other rows</source>
        <translation>已复制 {row} 的“{group}”：可粘贴到其他行</translation>
    </message>
    <message>
        <source>All but names</source>
        <translation>除名称外全部</translation>
    </message>
    <message>
        <source>Paste “{what}”</source>
        <translation>粘贴“{what}”</translation>
    </message>
    <message>
        <source>Nothing was pasted: {}</source>
        <translation>没有粘贴任何内容：{}</translation>
    </message>
    <message>
        <source>{section}: {what} set on {count}</source>
        <translation>{section}：已将“{what}”设置到 {count} 项</translation>
    </message>
    <message>
        <source>{}: nothing was copied that others can be given</source>
        <translation>{}：没有复制可供粘贴的内容</translation>
    </message>
    <message>
        <source>What was copied is “{}”</source>
        <translation>复制的是“{}”</translation>
    </message>
    <message>
        <source>{}: nothing is selected</source>
        <translation>{}：没有选中任何内容</translation>
    </message>
    <message>
        <source>Paste onto the selection</source>
        <translation>粘贴到选中项</translation>
    </message>
    <message>
        <source>Copy this group</source>
        <translation>复制该组</translation>
    </message>
</context>
<context>
    <name>GroupsEditor</name>
    <message>
        <source>Collision group {number}</source>
        <translation>碰撞组 {number}</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook of Katachi</source>
        <translation>Katachi 手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>在手册中查找</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>HandlesCommands</name>
    <message>
        <source>&amp;Transform by numbers…</source>
        <translation>按数值变换(&amp;T)…</translation>
    </message>
    <message>
        <source>Move, rotate and scale what is selected by as much as you type</source>
        <translation>按输入的数值移动、旋转和缩放选中项</translation>
    </message>
    <message>
        <source>Virtual axis &amp;from selection</source>
        <translation>由选中项设置虚拟轴(&amp;F)</translation>
    </message>
    <message>
        <source>Handles turn about this axis and move along it, whatever is selected then: from one selected row to another, of a bone to its tail, or of a face along its normal</source>
        <translation>此后不论选中什么，控制柄都绕该轴旋转、沿该轴移动：从一个选中行到另一个选中行，从骨骼到其末端，或面的法线</translation>
    </message>
    <message>
        <source>St&amp;ore positions</source>
        <translation>记住位置(&amp;O)</translation>
    </message>
    <message>
        <source>Remembers where what is selected is, with normals, axes and rotations, until it is stored again</source>
        <translation>记住选中项的位置，以及法线、轴和旋转，直到下次记住为止</translation>
    </message>
    <message>
        <source>R&amp;estore positions</source>
        <translation>还原位置(&amp;E)</translation>
    </message>
    <message>
        <source>Puts what is selected back where it was stored; without a selection all that was stored</source>
        <translation>将选中项放回记住的位置；没有选中时还原所有记住的内容</translation>
    </message>
    <message>
        <source>Nothing is selected that has a position.</source>
        <translation>选中项中没有带位置的内容。</translation>
    </message>
    <message>
        <source>Positions stored: {}</source>
        <translation>已记住位置：{}</translation>
    </message>
    <message>
        <source>Restore positions</source>
        <translation>还原位置</translation>
    </message>
    <message>
        <source>Positions restored: {}</source>
        <translation>已还原位置：{}</translation>
    </message>
    <message>
        <source>Nothing of this is stored; stored are: {}</source>
        <translation>没有记住此类内容；已记住的有：{}</translation>
    </message>
    <message>
        <source>No positions are stored.</source>
        <translation>没有记住任何位置。</translation>
    </message>
    <message>
        <source>The virtual axis was set.</source>
        <translation>已设置虚拟轴。</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>F1: more in the handbook</source>
        <translation>F1：在手册中查看更多</translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Help on what has the &amp;focus</source>
        <translation>当前焦点的帮助(&amp;F)</translation>
    </message>
    <message>
        <source>Shortcuts, hotkeys</source>
        <translation>快捷键、热键</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>手册(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>查找命令(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>按键与鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Log files</source>
        <translation>日志文件(&amp;L)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;About Katachi</source>
        <translation>关于 Katachi(&amp;A)</translation>
    </message>
</context>
<context>
    <name>HistoryPane</name>
    <message>
        <source>Memory: {used} of {budget}</source>
        <translation>内存：{used} / {budget}</translation>
    </message>
</context>
<context>
    <name>ImportOptionsDialog</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Merge bones of the same name</source>
        <translation>合并同名骨骼</translation>
    </message>
    <message>
        <source>the open model</source>
        <translation>打开的模型</translation>
    </message>
    <message>
        <source>As a &amp;new document</source>
        <translation>作为新文档(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Append to {}</source>
        <translation>追加到 {}(&amp;A)</translation>
    </message>
    <message>
        <source>Replace &amp;positions and normals of {}</source>
        <translation>替换 {} 的位置和法线(&amp;P)</translation>
    </message>
    <message>
        <source>Replace &amp;UVs of {}</source>
        <translation>替换 {} 的 UV(&amp;U)</translation>
    </message>
    <message>
        <source>Replace the &amp;geometry of {}…</source>
        <translation>替换 {} 的整个形状(&amp;G)…</translation>
    </message>
    <message>
        <source>Up&amp;date rows of {} by their names and numbers…</source>
        <translation>按名称和编号更新 {} 的行(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>倍率(&amp;S)</translation>
    </message>
    <message>
        <source>Multiplies every length of the imported model</source>
        <translation>与导入模型的所有长度相乘</translation>
    </message>
    <message>
        <source>Positions and UVs cannot be replaced: {name} has {count} vertices, the file {other}.</source>
        <translation>无法替换位置和 UV：{name} 有 {count} 个顶点，文件有 {other} 个。</translation>
    </message>
</context>
<context>
    <name>ImpulseBar</name>
    <message>
        <source>Hold down to push</source>
        <translation>按住以施加推力</translation>
    </message>
    <message>
        <source>Sets the morph to 1 meanwhile</source>
        <translation>期间将变形设为 1</translation>
    </message>
    <message>
        <source>It works in Transform mode[ ({mode.toggle})] with physics on[ ({physics.on})]</source>
        <translation>在变换模式[ ({mode.toggle}) ]下开启物理演算[ ({physics.on}) ]后可用</translation>
    </message>
</context>
<context>
    <name>InfluenceTable</name>
    <message>
        <source>Weight of {bone}</source>
        <translation>{bone} 的权重</translation>
    </message>
    <message>
        <source>Replace {bone}</source>
        <translation>替换 {bone}</translation>
    </message>
    <message>
        <source>Weights changed of vertices: {count}</source>
        <translation>已更改权重的顶点：{count}</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>What is checked keeps its weight while others are changed by hand</source>
        <translation>手动更改其他骨骼时，勾选的骨骼保持其权重</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Type another name to have that bone in its place; a dash takes it away</source>
        <translation>输入其他名称即可换成该骨骼；输入短横线则去掉</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>The mean over all the vertices. Also *0.5 or +0.1, for each its own</source>
        <translation>所有顶点的平均值。也可输入 *0.5 或 +0.1，对每个顶点分别计算</translation>
    </message>
    <message>
        <source>From – to</source>
        <translation>最小 – 最大</translation>
    </message>
    <message>
        <source>Where the vertices differ: the least and the greatest weight</source>
        <translation>顶点之间不同时：最小和最大的权重</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>How many of the vertices the bone moves</source>
        <translation>该骨骼驱动多少个顶点</translation>
    </message>
</context>
<context>
    <name>InfluencesPane</name>
    <message>
        <source>&amp;Normalize</source>
        <translation>规格化(&amp;N)</translation>
    </message>
    <message>
        <source>Make the weights of each vertex sum to 1</source>
        <translation>让每个顶点的权重总和为 1</translation>
    </message>
    <message>
        <source>&amp;Copy from the current vertex</source>
        <translation>从当前顶点复制(&amp;C)</translation>
    </message>
    <message>
        <source>Give all of them the kind, the bones and the weights of the current vertex</source>
        <translation>让所有顶点采用当前顶点的类型、骨骼和权重</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>顶点权重</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>How the vertices follow their bones; another choice converts all of them</source>
        <translation>顶点跟随骨骼的方式；选择其他方式会转换所有顶点</translation>
    </message>
    <message>
        <source>Select vertices, faces or materials to see which bones move them.</source>
        <translation>选中顶点、面或材质，即可查看由哪些骨骼驱动。</translation>
    </message>
    <message>
        <source>Vertices: {count}</source>
        <translation>顶点：{count}</translation>
    </message>
    <message>
        <source>⚠ SDEF between bones that are no parent and child: {count}</source>
        <translation>⚠ 骨骼之间不是父子关系的 SDEF：{count}</translation>
    </message>
    <message>
        <source>⚠ Weights that do not sum to 1: {count}</source>
        <translation>⚠ 权重总和不为 1：{count}</translation>
    </message>
</context>
<context>
    <name>InspectorPane</name>
    <message>
        <source>Select what is to be added, anywhere, and press “Add selected”</source>
        <translation>在任意位置选中要添加的内容，再按“添加选中项”</translation>
    </message>
    <message>
        <source>{rows} pinned: changes go to all</source>
        <translation>已固定：{rows}。更改将作用于全部</translation>
    </message>
    <message>
        <source>{rows} selected: changes go to all</source>
        <translation>已选中：{rows}。更改将作用于全部</translation>
    </message>
    <message>
        <source>Back to where the last link was followed</source>
        <translation>返回跳转之前的位置</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Keep this page while other rows are selected</source>
        <translation>选中其他行时仍保持此页</translation>
    </message>
</context>
<context>
    <name>JobProgress</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>KeptCamerasMenu</name>
    <message>
        <source>Remembere&amp;d cameras</source>
        <translation>记住的相机(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remember by number</source>
        <translation>按编号记住(&amp;R)</translation>
    </message>
    <message>
        <source>Loo&amp;k by number</source>
        <translation>按编号调出(&amp;K)</translation>
    </message>
    <message>
        <source>Remember &amp;as…</source>
        <translation>记住为(&amp;A)…</translation>
    </message>
    <message>
        <source>Camera &amp;{}</source>
        <translation>相机(&amp;{})</translation>
    </message>
    <message>
        <source>Camera {}</source>
        <translation>相机 {}</translation>
    </message>
    <message>
        <source>&amp;Look from there</source>
        <translation>调出(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remember here from where it is seen now</source>
        <translation>用当前视角覆盖(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>删除(&amp;F)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Remember as</source>
        <translation>记住为</translation>
    </message>
</context>
<context>
    <name>Knife</name>
    <message>
        <source>Nothing is cut in a pose: switch “Show the pose in Edit mode” off</source>
        <translation>姿势中无法切割：请关闭“在编辑模式中显示姿势”</translation>
    </message>
    <message>
        <source>The line crosses nothing that can be cut</source>
        <translation>线没有穿过任何可切割的面</translation>
    </message>
    <message>
        <source>Cut with the knife</source>
        <translation>用小刀切割</translation>
    </message>
</context>
<context>
    <name>LackingNames</name>
    <message>
        <source>Bones and morphs that the motions move, but that the model does not have</source>
        <translation>动作会驱动、但模型中没有的骨骼和变形</translation>
    </message>
    <message>
        <source>Not in the model: {}</source>
        <translation>模型中没有：{}</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Select a bone to see its weights</source>
        <translation>选择骨骼以查看其权重</translation>
    </message>
</context>
<context>
    <name>LicenceDialog</name>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>What {} tells of its author and its licence:</source>
        <translation>{} 中写明的作者与许可证：</translation>
    </message>
    <message>
        <source>I may change it: the author allows me to</source>
        <translation>我可以修改：已得到作者许可</translation>
    </message>
    <message>
        <source>Its licence forbids changing it ({}).</source>
        <translation>其许可证禁止修改 ({})。</translation>
    </message>
</context>
<context>
    <name>LightBall</name>
    <message>
        <source>Direction of the light</source>
        <translation>光照方向</translation>
    </message>
    <message>
        <source>Drag to where the light comes from, beyond the rim for behind; arrow keys turn it</source>
        <translation>拖到光的来处，边缘之外为从后方照射；也可用方向键转动</translation>
    </message>
</context>
<context>
    <name>LightPane</name>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Standard (mode 1)</source>
        <translation>标准（模式1）</translation>
    </message>
    <message>
        <source>By distance (mode 2)</source>
        <translation>按距离（模式2）</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Neutral</source>
        <translation>标准(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;MMD&apos;s own light</source>
        <translation>MMD 的初始光照(&amp;M)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>光照</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>自身阴影</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
</context>
<context>
    <name>LinesEditor</name>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message>
        <source>Saved with losses</source>
        <translation>已保存，但有丢失</translation>
    </message>
    <message>
        <source>{name} was saved. What the format cannot keep: {count}</source>
        <translation>已保存 {name}。该格式无法保留的内容：{count}</translation>
    </message>
    <message>
        <source>The open model still has all of it until it is closed. The list is in Messages, too.</source>
        <translation>打开的模型在关闭之前仍保有全部内容。列表也可在“消息”中查看。</translation>
    </message>
    <message>
        <source>Save with losses</source>
        <translation>保存会有丢失</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>What would be lost</source>
        <translation>会丢失的内容</translation>
    </message>
    <message>
        <source>{} cannot keep all of the model. This will be lost:</source>
        <translation>{} 无法保留模型的全部内容。将丢失以下内容：</translation>
    </message>
    <message>
        <source>{} can keep all of the model.</source>
        <translation>{} 可以保留模型的全部内容。</translation>
    </message>
    <message>
        <source>The open model keeps all of it until it is closed.</source>
        <translation>打开的模型在关闭之前会保有全部内容。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
</context>
<context>
    <name>MaskCommands</name>
    <message>
        <source>Hide what is selected; of vertices, the faces around them</source>
        <translation>隐藏选中项；顶点则隐藏其周围的面</translation>
    </message>
    <message>
        <source>Hide all that is not selected: of faces and what is made of them, or of bones, bodies or joints</source>
        <translation>隐藏所有未选中的内容：面及其组成部分，或骨骼、刚体、J点</translation>
    </message>
    <message>
        <source>&amp;Hide selected</source>
        <translation>隐藏选中项(&amp;H)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Show &amp;only selected</source>
        <translation>仅显示选中项(&amp;O)</translation>
    </message>
    <message>
        <source>Show only</source>
        <translation>仅显示</translation>
    </message>
    <message>
        <source>Of the selected bones, or those of the selected rigid bodies: the faces that they move</source>
        <translation>所选骨骼（或所选刚体的骨骼）所带动的面</translation>
    </message>
    <message>
        <source>Of the selected vertex morphs, and groups of them: the faces that they move</source>
        <translation>选中的顶点变形（及由其组成的组）所驱动的面</translation>
    </message>
    <message>
        <source>&amp;Hide faces</source>
        <translation>隐藏面(&amp;H)</translation>
    </message>
    <message>
        <source>Show &amp;only faces</source>
        <translation>仅显示面(&amp;O)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Hide the faces that are shown, and show those that are hidden</source>
        <translation>隐藏当前显示的面，显示当前隐藏的面</translation>
    </message>
    <message>
        <source>Show only the bones, bodies and joints of the faces that are shown</source>
        <translation>只显示与可见的面相关的骨骼、刚体和J点</translation>
    </message>
    <message>
        <source>Hide what was hidden before; again: what is hidden now</source>
        <translation>恢复之前的隐藏状态；再次执行则回到现在的状态</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Invert faces</source>
        <translation>反转面的显示(&amp;I)</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>反转</translation>
    </message>
    <message>
        <source>Only bones and bodies of &amp;these faces</source>
        <translation>仅这些面的骨骼和刚体(&amp;T)</translation>
    </message>
    <message>
        <source>Show &amp;none</source>
        <translation>全部隐藏(&amp;N)</translation>
    </message>
    <message>
        <source>Hide the faces of all materials</source>
        <translation>隐藏所有材质的面</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>之前的遮罩(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Lock selected</source>
        <translation>锁定所选(&amp;L)</translation>
    </message>
    <message>
        <source>Have the model view no longer select what is selected; lists still do</source>
        <translation>使所选内容在模型视图中无法被选中；列表中仍可选择</translation>
    </message>
    <message>
        <source>&amp;Unlock all</source>
        <translation>全部解锁(&amp;U)</translation>
    </message>
    <message>
        <source>Have the model view select everything again</source>
        <translation>使模型视图中的一切重新可选</translation>
    </message>
    <message>
        <source>Check which materials are shown</source>
        <translation>勾选要显示的材质</translation>
    </message>
    <message>
        <source>Mas&amp;ks…</source>
        <translation>遮罩(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Save what is hidden under a name, for this session and later ones</source>
        <translation>以某个名称保存隐藏状态，供本次及以后使用</translation>
    </message>
    <message>
        <source>Nothing is locked</source>
        <translation>没有锁定任何内容</translation>
    </message>
    <message>
        <source>{section}: no faces go with what is selected</source>
        <translation>{section}：没有与选中项对应的面</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>遮罩</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Masks saved as {}</source>
        <translation>遮罩已保存为 {}</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>没有隐藏任何内容</translation>
    </message>
    <message>
        <source>{name}: not in this model any more, or changed: {count}</source>
        <translation>{name}：已不在此模型中或已更改：{count}</translation>
    </message>
    <message>
        <source>The masks {} are no longer saved</source>
        <translation>遮罩 {} 的保存已删除</translation>
    </message>
    <message>
        <source>{section}: {count} locked</source>
        <translation>{section}：已锁定 {count} 个</translation>
    </message>
    <message>
        <source>Nothing is locked any more</source>
        <translation>已全部解锁</translation>
    </message>
    <message>
        <source>Shown again: {}</source>
        <translation>已重新显示：{}</translation>
    </message>
    <message>
        <source>Nothing was hidden</source>
        <translation>本来没有隐藏任何内容</translation>
    </message>
    <message>
        <source>Nothing is hidden any more</source>
        <translation>已全部显示</translation>
    </message>
    <message>
        <source>Nothing that it works on is selected or hidden</source>
        <translation>没有可作用的选中项或隐藏项</translation>
    </message>
    <message>
        <source>Hidden: {}</source>
        <translation>已隐藏：{}</translation>
    </message>
</context>
<context>
    <name>MaskIndicator</name>
    <message>
        <source>This is still in the model, but not shown[ ({hide.masks} opens the masks)]</source>
        <translation>这些仍在模型中，只是没有显示[（{hide.masks} 打开遮罩）]</translation>
    </message>
</context>
<context>
    <name>MaskList</name>
    <message>
        <source>Faces: {total}, hidden: {hidden}</source>
        <translation>面：{total}，隐藏：{hidden}</translation>
    </message>
    <message>
        <source>What is checked is shown; Space switches what is selected</source>
        <translation>显示勾选的项；空格键切换选中项</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>The number of the material</source>
        <translation>材质的编号</translation>
    </message>
    <message>
        <source>How many faces are shown, and of how many</source>
        <translation>显示了多少个面，总共多少个</translation>
    </message>
</context>
<context>
    <name>MasksPane</name>
    <message>
        <source>Whole faces only</source>
        <translation>仅完整的面</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>没有隐藏任何内容</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Save what is hidden by a name, or hide again what was saved</source>
        <translation>将隐藏的内容命名保存，或再次隐藏已保存的内容</translation>
    </message>
    <message>
        <source>The weight by which bones must move a vertex for it to count</source>
        <translation>骨骼驱动顶点的权重达到多少才算在内</translation>
    </message>
    <message>
        <source>Only faces all of whose corners are moved</source>
        <translation>仅所有角都被驱动的面</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选中项</translation>
    </message>
    <message>
        <source>Bones, weight from</source>
        <translation>骨骼，权重不低于</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
</context>
<context>
    <name>MaterialBar</name>
    <message>
        <source>× all 1</source>
        <translation>× 全部为 1</translation>
    </message>
    <message>
        <source>+ all 0</source>
        <translation>+ 全部为 0</translation>
    </message>
    <message>
        <source>The selected entries, or all, then have no effect</source>
        <translation>让选中的条目（没有选中则为全部）不改变任何内容</translation>
    </message>
    <message>
        <source>Adds an entry for all materials of the model</source>
        <translation>添加一个作用于模型所有材质的条目</translation>
    </message>
    <message>
        <source>Add: all materials</source>
        <translation>添加：所有材质</translation>
    </message>
    <message>
        <source>Multiply by 1 in {list}</source>
        <translation>将{list}设为乘以 1</translation>
    </message>
    <message>
        <source>Add 0 in {list}</source>
        <translation>将{list}设为加 0</translation>
    </message>
    <message>
        <source>Add to {list}</source>
        <translation>添加到{list}</translation>
    </message>
</context>
<context>
    <name>MaterialCard</name>
    <message>
        <source>A ball of the material</source>
        <translation>材质球</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球面</translation>
    </message>
    <message>
        <source>Toon</source>
        <translation>Toon</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>CSV and clip&amp;board</source>
        <translation>CSV 与剪贴板(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Order and values</source>
        <translation>顺序和数值</translation>
    </message>
    <message>
        <source>&amp;Handles</source>
        <translation>控制柄(&amp;H)</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>坐标轴(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Pivot</source>
        <translation>轴心(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>B&amp;y weights</source>
        <translation>按权重(&amp;Y)</translation>
    </message>
    <message>
        <source>A click selects</source>
        <translation>点击选择的对象</translation>
    </message>
    <message>
        <source>R&amp;egion</source>
        <translation>选择范围(&amp;E)</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>模型(&amp;D)</translation>
    </message>
    <message>
        <source>Change na&amp;mes</source>
        <translation>更改名称(&amp;M)</translation>
    </message>
    <message>
        <source>Display &amp;frames</source>
        <translation>显示枠(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Bone</source>
        <translation>骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Make bones</source>
        <translation>新建骨骼(&amp;M)</translation>
    </message>
    <message>
        <source>Tails and &amp;axes</source>
        <translation>末端与轴(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;ositions</source>
        <translation>位置(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;rder of deforming</source>
        <translation>变形顺序(&amp;R)</translation>
    </message>
    <message>
        <source>M&amp;aterial</source>
        <translation>材质(&amp;A)</translation>
    </message>
    <message>
        <source>M&amp;orph</source>
        <translation>变形(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Mesh</source>
        <translation>网格(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>权重(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Physics</source>
        <translation>物理(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rigid bodies</source>
        <translation>刚体(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>J点(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Soft bodies</source>
        <translation>软体(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>变换(&amp;T)</translation>
    </message>
    <message>
        <source>Playin&amp;g</source>
        <translation>播放操作(&amp;G)</translation>
    </message>
    <message>
        <source>Ph&amp;ysics</source>
        <translation>物理演算(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>相机(&amp;C)</translation>
    </message>
    <message>
        <source>Rotation &amp;centre</source>
        <translation>旋转中心(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hide and show</source>
        <translation>隐藏与显示(&amp;H)</translation>
    </message>
    <message>
        <source>By &amp;bones</source>
        <translation>按骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>By &amp;morphs</source>
        <translation>按变形(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>显示内容(&amp;D)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Display &amp;mode</source>
        <translation>显示模式(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>叠加层(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>名称显示(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言 / Language(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>A bone has two of the weights</source>
        <translation>同一骨骼有两个权重</translation>
    </message>
    <message>
        <source>A character of the name is not Shift-JIS</source>
        <translation>名称中有 Shift-JIS 没有的字符</translation>
    </message>
    <message>
        <source>A character of the path is not Shift-JIS</source>
        <translation>路径中有 Shift-JIS 没有的字符</translation>
    </message>
    <message>
        <source>A component of the colour is beyond 0 to 1</source>
        <translation>颜色的某个分量超出 0 到 1</translation>
    </message>
    <message>
        <source>A corner is missing</source>
        <translation>缺少一个角</translation>
    </message>
    <message>
        <source>A face needs three vertices; the model has fewer.</source>
        <translation>面需要三个顶点；模型中没有这么多。</translation>
    </message>
    <message>
        <source>A hidden morph (panel 0): MMD may crash where a display frame has one</source>
        <translation>隐藏变形（面板 0）：放在显示枠中时 MMD 可能会崩溃</translation>
    </message>
    <message>
        <source>A lower limit of a link is above the upper one</source>
        <translation>链接的下限大于上限</translation>
    </message>
    <message>
        <source>A morph made of {:,} others</source>
        <translation>由另外 {:,} 个变形合成的变形</translation>
    </message>
    <message>
        <source>A motion cannot hold “{}” (not in Shift-JIS).</source>
        <translation>动作无法保存“{}”（不在 Shift-JIS 中）。</translation>
    </message>
    <message>
        <source>A rope has to have vertices at two places</source>
        <translation>绳至少需要两个不同位置的顶点</translation>
    </message>
    <message>
        <source>A vertex is at no usable place</source>
        <translation>有顶点的位置无法使用</translation>
    </message>
    <message>
        <source>A vertex morph made; vertices: {:,}</source>
        <translation>已生成顶点变形；顶点：{:,}</translation>
    </message>
    <message>
        <source>A weight is below 0</source>
        <translation>权重小于 0</translation>
    </message>
    <message>
        <source>Absolute paths whose files are not found: {}</source>
        <translation>找不到文件的绝对路径：{}</translation>
    </message>
    <message>
        <source>Additional UVs: {}; morphs removed: {:,}</source>
        <translation>追加UV：{}；删除的变形：{:,}</translation>
    </message>
    <message>
        <source>Ambient colours set: {:,}</source>
        <translation>已设置环境色：{:,}</translation>
    </message>
    <message>
        <source>Anchors without a rigid body, or at vertices that are not its own, are left out: {}.</source>
        <translation>已略去没有刚体的锚点，或不属于自身的顶点上的锚点：{}。</translation>
    </message>
    <message>
        <source>Another face has the same corners and material</source>
        <translation>另有角和材质都相同的面</translation>
    </message>
    <message>
        <source>B-links of distance {} are left out: more than {:,} vertices.</source>
        <translation>已略去距离为 {} 的 B-Link：顶点超过 {:,} 个。</translation>
    </message>
    <message>
        <source>Became unstable repeatedly; this body follows its bone from now on.</source>
        <translation>反复变得不稳定；该刚体今后跟随骨骼。</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Bones brought to deform level 0: {:,}</source>
        <translation>变形阶层改为 0 的骨骼：{:,}</translation>
    </message>
    <message>
        <source>Bones deform in the right order</source>
        <translation>骨骼的变形顺序正确</translation>
    </message>
    <message>
        <source>Bones taken out of {}: {:,}</source>
        <translation>从 {} 移出的骨骼：{:,}</translation>
    </message>
    <message>
        <source>Bones that append from a link may deform too early now: {:,}. Put bones in order.</source>
        <translation>从 IK 链接付与的骨骼现在可能变形过早：{:,}。请执行“理顺骨骼顺序”。</translation>
    </message>
    <message>
        <source>Both rigid bodies are the same one; the joint is left out.</source>
        <translation>两个刚体是同一个；已略去该J点。</translation>
    </message>
    <message>
        <source>Both rigid bodies follow their bones; the joint does nothing</source>
        <translation>两个刚体都跟随骨骼；J点不起作用</translation>
    </message>
    <message>
        <source>C, R0 and R1 are all 0</source>
        <translation>C、R0 和 R1 全为 0</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Deforms before its append parent {}.</source>
        <translation>先于付与亲 {} 变形。</translation>
    </message>
    <message>
        <source>Deforms before its parent {}.</source>
        <translation>先于父骨骼 {} 变形。</translation>
    </message>
    <message>
        <source>Deforms before {}, the IK that turns its append parent.</source>
        <translation>先于旋转其付与亲的 IK {} 变形。</translation>
    </message>
    <message>
        <source>Display frame</source>
        <translation>显示枠</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>显示枠</translation>
    </message>
    <message>
        <source>Display frames have more than {} morphs together</source>
        <translation>显示枠中的变形合计超过 {} 个</translation>
    </message>
    <message>
        <source>Display frames: {:,}, with Root and 表情 before them.</source>
        <translation>显示枠：{:,}，前面加上了 Root 和“表情”。</translation>
    </message>
    <message>
        <source>Each needs the other, in a circle, so that no order is right.</source>
        <translation>互相需要对方，形成循环，因此没有正确的顺序。</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>English bone names</source>
        <translation>英文骨骼名</translation>
    </message>
    <message>
        <source>English frame names</source>
        <translation>英文显示枠名</translation>
    </message>
    <message>
        <source>English header</source>
        <translation>英文文件头</translation>
    </message>
    <message>
        <source>English morph names</source>
        <translation>英文变形名</translation>
    </message>
    <message>
        <source>Entry {} of the group is a group itself; the entry is left out.</source>
        <translation>组的第 {} 个条目本身也是组；已略去该条目。</translation>
    </message>
    <message>
        <source>Every visible bone and morph is in a display frame</source>
        <translation>所有可见的骨骼和变形都在显示枠中</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Hidden morphs (panel 0) in a display frame may crash MMD</source>
        <translation>显示枠中的隐藏变形（面板 0）可能会让 MMD 崩溃</translation>
    </message>
    <message>
        <source>IK bones made: {:,}</source>
        <translation>新建的 IK 骨骼：{:,}</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IK 链接</translation>
    </message>
    <message>
        <source>IK: {:,}. Each is part of its bone, with limits on knees.</source>
        <translation>IK：{:,}。已并入各自的骨骼，膝盖带有限制。</translation>
    </message>
    <message>
        <source>In a pose only vertices, faces and materials can be moved</source>
        <translation>在姿势中只能移动顶点、面和材质</translation>
    </message>
    <message>
        <source>It has a panel, but is in no display frame</source>
        <translation>有面板，却不在任何显示枠中</translation>
    </message>
    <message>
        <source>It has a sub-texture and vertex colours</source>
        <translation>同时有副贴图和顶点色</translation>
    </message>
    <message>
        <source>It has more than {:,} vertices at different places</source>
        <translation>不同位置的顶点超过 {:,} 个</translation>
    </message>
    <message>
        <source>It has no English name</source>
        <translation>没有英文名</translation>
    </message>
    <message>
        <source>It has no face</source>
        <translation>没有面</translation>
    </message>
    <message>
        <source>It has no mass</source>
        <translation>没有质量</translation>
    </message>
    <message>
        <source>It has no mass; it follows its bone.</source>
        <translation>没有质量；将跟随骨骼。</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>没有名称</translation>
    </message>
    <message>
        <source>It is in the display frame {} already</source>
        <translation>已在显示枠 {} 中</translation>
    </message>
    <message>
        <source>It is in {}, the display frame of morphs</source>
        <translation>在变形的显示枠 {} 中</translation>
    </message>
    <message>
        <source>It is not in the display frame {}</source>
        <translation>不在显示枠 {} 中</translation>
    </message>
    <message>
        <source>It is transparent and drawn before {}</source>
        <translation>半透明，却先于 {} 绘制</translation>
    </message>
    <message>
        <source>It is visible, but in no display frame</source>
        <translation>可见，却不在任何显示枠中</translation>
    </message>
    <message>
        <source>It is {}, which MMD does not read</source>
        <translation>是 {}，MMD 不读取</translation>
    </message>
    <message>
        <source>Its aero model is unknown; V_Point is used.</source>
        <translation>空气模型未知；使用 V_Point。</translation>
    </message>
    <message>
        <source>Its alpha is 0, and it has an edge</source>
        <translation>不透明度为 0，却有轮廓线</translation>
    </message>
    <message>
        <source>Its damping is not between 0 and 1</source>
        <translation>衰减不在 0 到 1 之间</translation>
    </message>
    <message>
        <source>Its kind is unknown; the joint is left out.</source>
        <translation>种类未知；已略去该J点。</translation>
    </message>
    <message>
        <source>Its local axes are 0, or go the same way</source>
        <translation>局部轴为 0，或方向相同</translation>
    </message>
    <message>
        <source>Its material belongs to another soft body already</source>
        <translation>其材质已属于另一个软体</translation>
    </message>
    <message>
        <source>Its material has no faces</source>
        <translation>其材质没有面</translation>
    </message>
    <message>
        <source>Its material is missing</source>
        <translation>缺少材质</translation>
    </message>
    <message>
        <source>Its name has {} bytes, a motion holds 1 to {}; it has no keys.</source>
        <translation>名称有 {} 字节，而动作只能容纳 1 到 {} 字节；不生成关键帧。</translation>
    </message>
    <message>
        <source>Its shape is unknown</source>
        <translation>形状未知</translation>
    </message>
    <message>
        <source>Its size is negative</source>
        <translation>尺寸为负</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>J点</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>J点</translation>
    </message>
    <message>
        <source>Link {} of the IK is missing; the link is left out.</source>
        <translation>IK 的第 {} 个链接没有骨骼；已略去该链接。</translation>
    </message>
    <message>
        <source>Link {} of the IK is the target; the link is left out.</source>
        <translation>IK 的第 {} 个链接就是目标；已略去该链接。</translation>
    </message>
    <message>
        <source>Local axes not of length 1, or not at a right angle</source>
        <translation>局部轴长度不为 1，或不成直角</translation>
    </message>
    <message>
        <source>MMD cannot read the path {!r}</source>
        <translation>MMD 无法读取路径 {!r}</translation>
    </message>
    <message>
        <source>MMD needs the special frame {}: it can neither be deleted nor renamed</source>
        <translation>MMD 需要特殊枠 {}：不能删除或重命名</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Materials have names</source>
        <translation>材质都有名称</translation>
    </message>
    <message>
        <source>Materials with colours beyond 0 to 1: {:,}</source>
        <translation>颜色超出 0 到 1 的材质：{:,}</translation>
    </message>
    <message>
        <source>Materials: {:,}. They were named 材質1 and so on, and spheres became textures of their own.</source>
        <translation>材质：{:,}。已命名为“材質1”等，球面贴图成为独立的贴图。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>More clusters than can be made; {} are used.</source>
        <translation>簇过多，无法全部生成；使用 {} 个。</translation>
    </message>
    <message>
        <source>More than {} loops</source>
        <translation>循环超过 {} 次</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Morph {} in display frames: MMD may crash where there are more than {}</source>
        <translation>显示枠中的第 {} 个变形：超过 {} 个时 MMD 可能会崩溃</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Morphs are part of the mesh; vertices changed: {:,}</source>
        <translation>变形已并入网格；更改的顶点：{:,}</translation>
    </message>
    <message>
        <source>New bone morph {}; bones moved: {:,}</source>
        <translation>新骨骼变形 {}；驱动的骨骼：{:,}</translation>
    </message>
    <message>
        <source>New vertex morph {}; vertices moved: {:,}</source>
        <translation>新顶点变形 {}；驱动的顶点：{:,}</translation>
    </message>
    <message>
        <source>No bone had to move</source>
        <translation>没有需要移动的骨骼</translation>
    </message>
    <message>
        <source>No bone is moved.</source>
        <translation>没有移动任何骨骼。</translation>
    </message>
    <message>
        <source>No bones added</source>
        <translation>没有添加骨骼</translation>
    </message>
    <message>
        <source>No face and no soft body has the vertex</source>
        <translation>没有面也没有软体使用该顶点</translation>
    </message>
    <message>
        <source>No face of its material has an area</source>
        <translation>其材质中没有面积不为 0 的面</translation>
    </message>
    <message>
        <source>No files were copied; the program finds them, but MMD will look for: {}</source>
        <translation>没有复制文件；本程序能找到，但 MMD 会在此处寻找：{}</translation>
    </message>
    <message>
        <source>No loops, or a unit angle of 0</source>
        <translation>没有循环，或单位角为 0</translation>
    </message>
    <message>
        <source>No material draws the face</source>
        <translation>没有材质绘制该面</translation>
    </message>
    <message>
        <source>No material uses it</source>
        <translation>没有材质使用它</translation>
    </message>
    <message>
        <source>No semi-standard bone can be added</source>
        <translation>没有可以添加的准标准骨骼</translation>
    </message>
    <message>
        <source>No tail is an offset that ends where a child of its bone stands.</source>
        <translation>没有以偏移指定、且止于其子骨骼处的末端。</translation>
    </message>
    <message>
        <source>No vertex is moved.</source>
        <translation>没有移动任何顶点。</translation>
    </message>
    <message>
        <source>None of the bones has a tail or a child that gives a direction.</source>
        <translation>没有一根骨骼有能给出方向的末端或子骨骼。</translation>
    </message>
    <message>
        <source>None of the bones has a tail that is a bone.</source>
        <translation>没有一根骨骼的末端是骨骼。</translation>
    </message>
    <message>
        <source>Not sorted, as their files are not found: {}</source>
        <translation>因找不到文件而未分类：{}</translation>
    </message>
    <message>
        <source>Offsets of the same target: {:,}</source>
        <translation>同一对象的偏移：{:,}</translation>
    </message>
    <message>
        <source>Only PMX 2.1 has it</source>
        <translation>仅 PMX 2.1 才有</translation>
    </message>
    <message>
        <source>Other bones have the same name in a motion; it has no keys.</source>
        <translation>动作中有其他骨骼同名；不生成关键帧。</translation>
    </message>
    <message>
        <source>Out of range, the nearest that is in it is used: {}.</source>
        <translation>超出范围，使用范围内最接近的值：{}。</translation>
    </message>
    <message>
        <source>PMD has no English names of bodies and joints</source>
        <translation>PMD 没有刚体和J点的英文名</translation>
    </message>
    <message>
        <source>PMD has no additional UVs</source>
        <translation>PMD 没有追加UV</translation>
    </message>
    <message>
        <source>PMD has no external parents</source>
        <translation>PMD 没有外部亲</translation>
    </message>
    <message>
        <source>PMD has no local append</source>
        <translation>PMD 没有局部付与</translation>
    </message>
    <message>
        <source>PMD has no local axes</source>
        <translation>PMD 没有局部轴</translation>
    </message>
    <message>
        <source>PMD has no memos</source>
        <translation>PMD 没有备注</translation>
    </message>
    <message>
        <source>PMD has no names of materials</source>
        <translation>PMD 没有材质名称</translation>
    </message>
    <message>
        <source>PMD has no negative weights</source>
        <translation>PMD 没有负的权重</translation>
    </message>
    <message>
        <source>PMD has no other special frames than Root and 表情</source>
        <translation>PMD 的特殊枠只有 Root 和“表情”</translation>
    </message>
    <message>
        <source>PMD has no sphere mode without a sphere texture</source>
        <translation>PMD 不能保存没有球面贴图的球面模式</translation>
    </message>
    <message>
        <source>PMD has no sphere textures that are off</source>
        <translation>PMD 不能保存已关闭的球面贴图</translation>
    </message>
    <message>
        <source>PMD has no translation append</source>
        <translation>PMD 没有移动付与</translation>
    </message>
    <message>
        <source>PMD has no vertex colours</source>
        <translation>PMD 没有顶点色</translation>
    </message>
    <message>
        <source>PMX 1.0, which was never published; 2.0 or 2.1 expected</source>
        <translation>PMX 1.0 从未公开；应为 2.0 或 2.1</translation>
    </message>
    <message>
        <source>PMX version {!r}: auto, 2.0 or 2.1 expected</source>
        <translation>PMX 版本 {!r}：应为 auto、2.0 或 2.1</translation>
    </message>
    <message>
        <source>Physics became unstable and was restarted</source>
        <translation>物理演算变得不稳定，已重新开始</translation>
    </message>
    <message>
        <source>Physics rotates this bone about other axes than its fixed axis; keys cannot.</source>
        <translation>物理演算会让该骨骼绕固定轴以外的轴旋转；关键帧无法表示。</translation>
    </message>
    <message>
        <source>QDEF is of PMX 2.1, which MMD does not read</source>
        <translation>QDEF 属于 PMX 2.1，MMD 不读取</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Rigid body {} is missing; the joint is left out.</source>
        <translation>缺少刚体 {}；已略去该J点。</translation>
    </message>
    <message>
        <source>Row {} has the same name.</source>
        <translation>与第 {} 行同名。</translation>
    </message>
    <message>
        <source>SDEF and QDEF vertices that have one bone left became BDEF1: {:,}</source>
        <translation>只剩一根骨骼而变为 BDEF1 的 SDEF 和 QDEF 顶点：{:,}</translation>
    </message>
    <message>
        <source>SDEF becomes BDEF2</source>
        <translation>SDEF 变为 BDEF2</translation>
    </message>
    <message>
        <source>SDEF needs two bones, and has one</source>
        <translation>SDEF 需要两根骨骼，却只有一根</translation>
    </message>
    <message>
        <source>Save the model first: pictures are found from the folder that it is in</source>
        <translation>请先保存模型：图片要从模型所在的文件夹查找</translation>
    </message>
    <message>
        <source>Select two vertices, bones, bodies or joints, or one bone, or one face</source>
        <translation>请选中两个顶点、骨骼、刚体或J点，或者一根骨骼或一个面</translation>
    </message>
    <message>
        <source>Semi-standard bones that can be added: {}</source>
        <translation>可以添加的准标准骨骼：{}</translation>
    </message>
    <message>
        <source>Settled; {}</source>
        <translation>已静止；{}</translation>
    </message>
    <message>
        <source>Simulation became unstable and was restarted {} times.</source>
        <translation>模拟变得不稳定，已重新开始 {} 次。</translation>
    </message>
    <message>
        <source>Simulation became unstable {} times; this soft body is off until you change it.</source>
        <translation>模拟 {} 次变得不稳定；在更改该软体之前将其停用。</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>软体</translation>
    </message>
    <message>
        <source>Soft bodies move vertices; a motion cannot hold that.</source>
        <translation>软体驱动的是顶点；动作无法保存。</translation>
    </message>
    <message>
        <source>Soft bodies that are made of the first piece alone now: {}</source>
        <translation>现在只由第一块构成的软体：{}</translation>
    </message>
    <message>
        <source>Soft body</source>
        <translation>软体</translation>
    </message>
    <message>
        <source>Solves its IK before {} deforms.</source>
        <translation>在 {} 变形之前就求解 IK。</translation>
    </message>
    <message>
        <source>Some numbers are not finite or too large; 0 is used.</source>
        <translation>有些数值不是有限值或过大；使用 0。</translation>
    </message>
    <message>
        <source>Tails that are bones now: {:,}</source>
        <translation>现在为骨骼的末端：{:,}</translation>
    </message>
    <message>
        <source>Tails that are offsets now: {:,}; tips removed: {:,}</source>
        <translation>现在为偏移的末端：{:,}；删除的尖端：{:,}</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Textures removed: unused {:,}, duplicates {:,}</source>
        <translation>已删除贴图：未使用 {:,}，重复 {:,}</translation>
    </message>
    <message>
        <source>Textures sorted: {:,}; files copied: {:,}</source>
        <translation>已分类的贴图：{:,}；已复制的文件：{:,}</translation>
    </message>
    <message>
        <source>That one deforms after physics.</source>
        <translation>对方在物理后变形。</translation>
    </message>
    <message>
        <source>That one has the higher deform level.</source>
        <translation>对方的变形阶层更高。</translation>
    </message>
    <message>
        <source>That one stands in a later row.</source>
        <translation>对方的行在后面。</translation>
    </message>
    <message>
        <source>The IK has no links; it is left out.</source>
        <translation>IK 没有链接；已略去。</translation>
    </message>
    <message>
        <source>The PMD model was upgraded to PMX</source>
        <translation>PMD 模型已升级为 PMX</translation>
    </message>
    <message>
        <source>A picture is 1 to {} pixels wide and high, not {} × {}</source>
        <translation>图片的宽和高为 1 到 {} 像素，不能是 {} × {}</translation>
    </message>
    <message>
        <source>Cut; faces taken off: {:,}, faces in the hole: {:,}</source>
        <translation>已切割；去掉的面：{:,}，切口的面：{:,}</translation>
    </message>
    <message>
        <source>Cut; new vertices: {:,}</source>
        <translation>已切割；新顶点：{:,}</translation>
    </message>
    <message>
        <source>EGL does not let a context be used without a surface</source>
        <translation>EGL 不允许在没有表面的情况下使用上下文</translation>
    </message>
    <message>
        <source>In a pose normals cannot be turned on their own</source>
        <translation>姿势中不能单独旋转法线</translation>
    </message>
    <message>
        <source>Materials in a new morph: {:,}</source>
        <translation>新变形中的材质：{:,}</translation>
    </message>
    <message>
        <source>Morphs added: {:,}, changed: {:,}, as they were: {:,}; vertices matched: {:,} of {:,}</source>
        <translation>添加的变形：{:,}，更改：{:,}，保持原样：{:,}；对应的顶点：{:,} / {:,}</translation>
    </message>
    <message>
        <source>Morphs moved to the panel {}: {:,}</source>
        <translation>移到面板“{}”的变形：{:,}</translation>
    </message>
    <message>
        <source>New morph {}</source>
        <translation>新变形 {}</translation>
    </message>
    <message>
        <source>No framebuffer of {} × {} pixels can be made</source>
        <translation>无法创建 {} × {} 像素的帧缓冲</translation>
    </message>
    <message>
        <source>None of the selected vertices is moved</source>
        <translation>选中的顶点都没有被驱动</translation>
    </message>
    <message>
        <source>Offsets in a new morph: {:,}</source>
        <translation>新变形中的偏移：{:,}</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to draw pictures</source>
        <translation>绘制图片需要 OpenGL 3.3</translation>
    </message>
    <message>
        <source>OpenGL cannot be loaded. Is libgl1 installed? {}</source>
        <translation>无法加载 OpenGL。是否已安装 libgl1？{}</translation>
    </message>
    <message>
        <source>Pictures are drawn with EGL, which is not installed (libegl1): {}</source>
        <translation>绘制图片所用的 EGL（libegl1）未安装：{}</translation>
    </message>
    <message>
        <source>Select the vertices that the new morph is to move</source>
        <translation>请选中要由新变形驱动的顶点</translation>
    </message>
    <message>
        <source>The OpenGL context cannot be used</source>
        <translation>无法使用 OpenGL 上下文</translation>
    </message>
    <message>
        <source>The append parent is missing; nothing is appended.</source>
        <translation>缺少付与亲；什么也不付与。</translation>
    </message>
    <message>
        <source>The append parent is the bone itself; nothing is appended.</source>
        <translation>付与亲是骨骼自身；什么也不付与。</translation>
    </message>
    <message>
        <source>The bone is its own parent; it hangs from none.</source>
        <translation>父骨骼是骨骼自身；视为没有父骨骼。</translation>
    </message>
    <message>
        <source>The check itself failed: {}</source>
        <translation>检查本身失败了：{}</translation>
    </message>
    <message>
        <source>The collision margin is too large for this many vertices; {:.3g} is used.</source>
        <translation>对这么多顶点来说碰撞边距过大；使用 {:.3g}。</translation>
    </message>
    <message>
        <source>The comment has more than {} bytes in Shift-JIS</source>
        <translation>注释在 Shift-JIS 中超过 {} 字节</translation>
    </message>
    <message>
        <source>The display frame has nothing in it</source>
        <translation>显示枠中没有任何内容</translation>
    </message>
    <message>
        <source>The edge scale is below 0</source>
        <translation>轮廓线倍率小于 0</translation>
    </message>
    <message>
        <source>The file has no English names.</source>
        <translation>文件没有英文名。</translation>
    </message>
    <message>
        <source>The file is {}</source>
        <translation>文件为 {}</translation>
    </message>
    <message>
        <source>The fixed axis is 0; the bone cannot be turned</source>
        <translation>固定轴为 0；骨骼无法旋转</translation>
    </message>
    <message>
        <source>The fixed axis is not of length 1</source>
        <translation>固定轴的长度不为 1</translation>
    </message>
    <message>
        <source>The model has no comment</source>
        <translation>模型没有注释</translation>
    </message>
    <message>
        <source>The model has no name</source>
        <translation>模型没有名称</translation>
    </message>
    <message>
        <source>The model has {:,} vertices and the other one {:,}</source>
        <translation>此模型有 {:,} 个顶点，另一个有 {:,} 个</translation>
    </message>
    <message>
        <source>The model was edited meanwhile</source>
        <translation>模型在此期间被编辑过</translation>
    </message>
    <message>
        <source>The model was mirrored</source>
        <translation>已镜像模型</translation>
    </message>
    <message>
        <source>The model was moved by {:g}, {:g}, {:g}</source>
        <translation>已将模型移动 {:g}, {:g}, {:g}</translation>
    </message>
    <message>
        <source>The model was rotated by {:g}°, {:g}°, {:g}°</source>
        <translation>已将模型旋转 {:g}°, {:g}°, {:g}°</translation>
    </message>
    <message>
        <source>The model was scaled by {:g}</source>
        <translation>已将模型缩放 {:g} 倍</translation>
    </message>
    <message>
        <source>The morph moves nothing</source>
        <translation>该变形什么都不驱动</translation>
    </message>
    <message>
        <source>The name has more than {} bytes in Shift-JIS</source>
        <translation>名称在 Shift-JIS 中超过 {} 字节</translation>
    </message>
    <message>
        <source>The normal has no direction</source>
        <translation>法线没有方向</translation>
    </message>
    <message>
        <source>The normal is not of length 1</source>
        <translation>法线的长度不为 1</translation>
    </message>
    <message>
        <source>The number of clusters is negative; none are used.</source>
        <translation>簇的数量为负；不使用簇。</translation>
    </message>
    <message>
        <source>The path begins at a drive or a root</source>
        <translation>路径以驱动器或根目录开头</translation>
    </message>
    <message>
        <source>The path is empty</source>
        <translation>路径为空</translation>
    </message>
    <message>
        <source>The paths of its texture and sphere map have more than {} bytes</source>
        <translation>贴图和球面贴图的路径超过 {} 字节</translation>
    </message>
    <message>
        <source>The special frames {} and {} have to come first: they cannot be moved</source>
        <translation>特殊枠 {} 和 {} 必须排在最前：不能移动</translation>
    </message>
    <message>
        <source>The tail is the bone itself</source>
        <translation>末端就是骨骼自身</translation>
    </message>
    <message>
        <source>The target of the IK is missing; the IK is left out.</source>
        <translation>缺少 IK 目标；已略去该 IK。</translation>
    </message>
    <message>
        <source>The target of the IK is the IK bone itself; the IK is left out.</source>
        <translation>IK 目标是 IK 骨骼自身；已略去该 IK。</translation>
    </message>
    <message>
        <source>The texture file {} cannot be drawn: {}</source>
        <translation>无法绘制贴图文件 {}：{}</translation>
    </message>
    <message>
        <source>The texture file {} cannot be read: {}</source>
        <translation>无法读取贴图文件 {}：{}</translation>
    </message>
    <message>
        <source>The texture file {} has {} × {} pixels, and is drawn with {} × {}</source>
        <translation>贴图文件 {} 为 {} × {} 像素，以 {} × {} 绘制</translation>
    </message>
    <message>
        <source>The texture file {} was found as {}</source>
        <translation>贴图文件 {} 以 {} 的名称找到</translation>
    </message>
    <message>
        <source>The texture file {} was not found</source>
        <translation>找不到贴图文件 {}</translation>
    </message>
    <message>
        <source>The weights do not sum to 1</source>
        <translation>权重的总和不为 1</translation>
    </message>
    <message>
        <source>There is no bone</source>
        <translation>没有骨骼</translation>
    </message>
    <message>
        <source>There is no check {}</source>
        <translation>没有检查 {}</translation>
    </message>
    <message>
        <source>There is no file {}</source>
        <translation>没有文件 {}</translation>
    </message>
    <message>
        <source>This body has no volume; it does not collide.</source>
        <translation>该刚体没有体积；不与任何物体碰撞。</translation>
    </message>
    <message>
        <source>Tips hidden: {:,}</source>
        <translation>隐藏的尖端：{:,}</translation>
    </message>
    <message>
        <source>Too long for a motion: {} of {} bytes in Shift-JIS.</source>
        <translation>对动作来说过长：Shift-JIS 中为 {} 字节，上限 {} 字节。</translation>
    </message>
    <message>
        <source>Transparent materials: {:,}; moved: {:,}</source>
        <translation>半透明材质：{:,}；移动：{:,}</translation>
    </message>
    <message>
        <source>Two corners are the same vertex</source>
        <translation>有两个角是同一个顶点</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Vertices matched: {:,} of {:,}, new: {:,}, gone: {:,}; morph offsets kept: {:,}, lost: {:,}</source>
        <translation>对应的顶点：{:,} / {:,}，新增：{:,}，消失：{:,}；保留的变形偏移：{:,}，丢失：{:,}</translation>
    </message>
    <message>
        <source>Vertices that are pinned and anchored: {:,}</source>
        <translation>既是固定点又有锚点的顶点：{:,}</translation>
    </message>
    <message>
        <source>Windows gives no OpenGL context. Is the GPU&apos;s driver installed?</source>
        <translation>Windows 无法提供 OpenGL 上下文。是否已安装 GPU 驱动程序？</translation>
    </message>
    <message>
        <source>Without a rigid body, or at vertices that are not of its material: {:,}</source>
        <translation>没有刚体，或不属于其材质的顶点：{:,}</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>7-Zip 压缩包</translation>
    </message>
    <message>
        <source>a DirectX file of the unknown kind {!r}</source>
        <translation>种类未知 ({!r}) 的 DirectX 文件</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR 压缩包</translation>
    </message>
    <message>
        <source>a block ends that has not begun: not a DirectX model</source>
        <translation>没有开始的块却结束了：不是 DirectX 模型</translation>
    </message>
    <message>
        <source>a block with {} numbers; left out</source>
        <translation>含 {} 个数值的块；已略去</translation>
    </message>
    <message>
        <source>a compressed block expected</source>
        <translation>应为压缩块</translation>
    </message>
    <message>
        <source>a compressed block of {} bytes has {}</source>
        <translation>{} 字节的压缩块实际为 {} 字节</translation>
    </message>
    <message>
        <source>a count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>a count of 0, and a record of {} bytes all the same; left out</source>
        <translation>数量为 0，后面却有 {} 字节的记录；已略去</translation>
    </message>
    <message>
        <source>a damaged ZIP archive: {} lies outside of it</source>
        <translation>ZIP 压缩包已损坏：{} 在压缩包之外</translation>
    </message>
    <message>
        <source>a degenerate face; left out</source>
        <translation>退化的面；已略去</translation>
    </message>
    <message>
        <source>a display frame expected</source>
        <translation>应指定显示枠</translation>
    </message>
    <message>
        <source>a face needs three vertices at places of their own</source>
        <translation>面需要三个位置各不相同的顶点</translation>
    </message>
    <message>
        <source>a face of less than three corners; left out</source>
        <translation>不足三个角的面；已略去</translation>
    </message>
    <message>
        <source>a face without one of its vertices is left out</source>
        <translation>已略去缺少顶点的面</translation>
    </message>
    <message>
        <source>a file without extension</source>
        <translation>没有扩展名的文件</translation>
    </message>
    <message>
        <source>a line is not made of numbers</source>
        <translation>有一行不是数值</translation>
    </message>
    <message>
        <source>a link to no bone is left out</source>
        <translation>已略去没有骨骼的链接</translation>
    </message>
    <message>
        <source>a morph moves a vertex by numbers that are not finite; left out</source>
        <translation>变形以非有限的数值移动顶点；已略去</translation>
    </message>
    <message>
        <source>a name expected</source>
        <translation>应指定名称</translation>
    </message>
    <message>
        <source>a pose file cannot hold this</source>
        <translation>姿势文件无法保存此项</translation>
    </message>
    <message>
        <source>a switch is {}, neither 0 nor 1; off instead</source>
        <translation>开关为 {}，既非 0 也非 1；改为关闭</translation>
    </message>
    <message>
        <source>a compressed block is damaged</source>
        <translation>压缩块已损坏</translation>
    </message>
    <message>
        <source>Blend shapes of ARKit: {0:,} of {1:,} were there, {2:,} added</source>
        <translation>ARKit 混合变形：{1:,} 个中已有 {0:,} 个，已添加 {2:,} 个</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Other conditions</source>
        <translation>其他条件</translation>
    </message>
    <message>
        <source>VRM needs the bones {}: give them these names, or run Convert skeleton to MMD (bones.to-mmd) first</source>
        <translation>VRM 需要骨骼 {}：请使用这些名称，或先运行“转换为 MMD 骨架”（bones.to-mmd）</translation>
    </message>
    <message>
        <source>VRM {} is read as VRM 1.0</source>
        <translation>VRM {} 按 VRM 1.0 读取</translation>
    </message>
    <message>
        <source>a collider of {} holds what is within it; left out</source>
        <translation>{} 的碰撞体用于限制在内部，已略去</translation>
    </message>
    <message>
        <source>a damaged ZIP archive</source>
        <translation>ZIP 压缩包已损坏</translation>
    </message>
    <message>
        <source>a value does not fit the format</source>
        <translation>数值不符合该格式</translation>
    </message>
    <message>
        <source>a vertex is moved by a joint that does not exist</source>
        <translation>顶点由不存在的关节驱动</translation>
    </message>
    <message>
        <source>a weight of {} percent; 100 instead</source>
        <translation>权重为 {}%；改为 100%</translation>
    </message>
    <message>
        <source>a {} file, which holds no model; {} expected</source>
        <translation>{} 文件中没有模型；应为 {}</translation>
    </message>
    <message>
        <source>a {} file; {} expected</source>
        <translation>{} 文件；应为 {}</translation>
    </message>
    <message>
        <source>accessor</source>
        <translation>访问器</translation>
    </message>
    <message>
        <source>accessor {} has no data</source>
        <translation>访问器 {} 没有数据</translation>
    </message>
    <message>
        <source>accessor {} has {} elements, not {}</source>
        <translation>访问器 {} 有 {} 个元素，应为 {} 个</translation>
    </message>
    <message>
        <source>accessor {} is of an unknown type</source>
        <translation>访问器 {} 的类型未知</translation>
    </message>
    <message>
        <source>an IK is left out, because bone {} of it does not exist</source>
        <translation>已略去一个 IK，因为其骨骼 {} 不存在</translation>
    </message>
    <message>
        <source>anchors</source>
        <translation>锚点</translation>
    </message>
    <message>
        <source>and {:,} more</source>
        <translation>还有 {:,} 个</translation>
    </message>
    <message>
        <source>and {:,} more of these: {}</source>
        <translation>还有 {:,} 处同样情况：{}</translation>
    </message>
    <message>
        <source>animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>another plug-in has the id {} too</source>
        <translation>另一个插件的 ID 也是 {}</translation>
    </message>
    <message>
        <source>arms are in a collision group of hips or legs: the skirt collides with them, too</source>
        <translation>手臂的刚体与腰或腿在同一碰撞组中：裙子也会与手臂碰撞</translation>
    </message>
    <message>
        <source>becomes BDEF4, as all {:,} vertices with QDEF</source>
        <translation>变为 BDEF4，与全部 {:,} 个 QDEF 顶点一样</translation>
    </message>
    <message>
        <source>becomes a spring 6DOF joint, the only kind of PMD</source>
        <translation>变为弹簧 6DOF J点，PMD 只有这一种</translation>
    </message>
    <message>
        <source>becomes a spring 6DOF joint, the only kind of PMX 2.0</source>
        <translation>变为弹簧 6DOF J点，PMX 2.0 只有这一种</translation>
    </message>
    <message>
        <source>becomes a vertex morph of the vertex morphs in it</source>
        <translation>变为由其中顶点变形合成的顶点变形</translation>
    </message>
    <message>
        <source>becomes one with texture {}, which is the same</source>
        <translation>与相同的贴图 {} 合并为一个</translation>
    </message>
    <message>
        <source>begins with {!r}, which is no VRM</source>
        <translation>以 {!r} 开头，不是 VRM</translation>
    </message>
    <message>
        <source>begins with {!r}, which is no known format; {} expected</source>
        <translation>以 {!r} 开头，格式未知；应为 {}</translation>
    </message>
    <message>
        <source>begins with {!r}; a DirectX model expected</source>
        <translation>以 {!r} 开头；应为 DirectX 模型</translation>
    </message>
    <message>
        <source>blocks within blocks, {} deep: not a DirectX model</source>
        <translation>块嵌套了 {} 层：不是 DirectX 模型</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>bone morphs become shapes of the mesh: {:,}</source>
        <translation>骨骼变形将转为网格变形：{:,}</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>buffer view</source>
        <translation>缓冲视图</translation>
    </message>
    <message>
        <source>buffer view {} reaches beyond its buffer of {:,} bytes</source>
        <translation>缓冲区视图 {} 超出了 {:,} 字节的缓冲区</translation>
    </message>
    <message>
        <source>buffer {}</source>
        <translation>缓冲区 {}</translation>
    </message>
    <message>
        <source>byte {}</source>
        <translation>第 {} 字节</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>cameras</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>columns left out, as chosen: {}</source>
        <translation>按设置略去的列：{}</translation>
    </message>
    <message>
        <source>contains values that are not numbers; they will be read as defaults</source>
        <translation>含有不是数值的值；将按默认值读取</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>dialect {!r}: {} expected</source>
        <translation>CSV 格式 {!r}：应为 {}</translation>
    </message>
    <message>
        <source>draws {} vertex indices, not a multiple of 3</source>
        <translation>绘制 {} 个顶点编号，不是 3 的倍数</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>轮廓线</translation>
    </message>
    <message>
        <source>edges that are half transparent become solid, of materials: {:,}</source>
        <translation>半透明边缘将变为不透明，材质 {:,}</translation>
    </message>
    <message>
        <source>every CR in it comes before an LF</source>
        <translation>其中每个 CR 之后都是 LF</translation>
    </message>
    <message>
        <source>every LF in it comes after a CR</source>
        <translation>其中每个 LF 之前都是 CR</translation>
    </message>
    <message>
        <source>expressions no longer suppress blinking, gaze or the mouth: {}</source>
        <translation>不再抑制眨眼、视线或口型的表情：{}</translation>
    </message>
    <message>
        <source>expressions that change nothing are left out: {}</source>
        <translation>已略去不改变任何内容的表情：{}</translation>
    </message>
    <message>
        <source>expressions that were either on or off can be set by degrees: {}</source>
        <translation>原先只能开或关、现在可连续调节的表情：{}</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>faces with normals</source>
        <translation>带法线的面</translation>
    </message>
    <message>
        <source>faces without positions</source>
        <translation>没有位置的面</translation>
    </message>
    <message>
        <source>frame items</source>
        <translation>显示枠条目</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>显示枠</translation>
    </message>
    <message>
        <source>glTF needs {}, which is not installed</source>
        <translation>glTF 需要 {}，但没有安装</translation>
    </message>
    <message>
        <source>has both the point and the line flag; the line flag, which has no effect, is removed</source>
        <translation>同时有点和线的标志；去掉不起作用的线标志</translation>
    </message>
    <message>
        <source>has no name: its faces will have no material</source>
        <translation>没有名称：其面将没有材质</translation>
    </message>
    <message>
        <source>has no name: what refers to it will refer to nothing</source>
        <translation>没有名称：指向它的引用将落空</translation>
    </message>
    <message>
        <source>header</source>
        <translation>文件头</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>image {} is of an unknown format; left out</source>
        <translation>图像 {} 的格式未知；已略去</translation>
    </message>
    <message>
        <source>in PMD a bone of the kind {} has no tail</source>
        <translation>PMD 中种类为 {} 的骨骼没有末端</translation>
    </message>
    <message>
        <source>in PMD a tail is a bone, not an offset; a hidden bone is put there</source>
        <translation>PMD 的末端是骨骼而不是偏移；在那里添加了隐藏骨骼</translation>
    </message>
    <message>
        <source>in PMD an axis is the direction to the tail; a hidden bone is put there</source>
        <translation>PMD 的轴是指向末端的方向；在那里添加了隐藏骨骼</translation>
    </message>
    <message>
        <source>in PMD every bone can be operated</source>
        <translation>PMD 中所有骨骼都可操作</translation>
    </message>
    <message>
        <source>in PMD every bone can be rotated</source>
        <translation>PMD 中所有骨骼都可旋转</translation>
    </message>
    <message>
        <source>in PMD every vertex has bones; the first bone instead of none</source>
        <translation>PMD 的顶点必有骨骼；“无”改为第一根骨骼</translation>
    </message>
    <message>
        <source>in PMD exactly the materials that are not opaque are double-sided</source>
        <translation>PMD 中并非不透明的材质才是双面</translation>
    </message>
    <message>
        <source>in PMD exactly the materials with an edge cast a ground shadow</source>
        <translation>PMD 中有轮廓线的材质才投射地面阴影</translation>
    </message>
    <message>
        <source>in PMD it is deformed after {} {}, not before</source>
        <translation>在 PMD 中后于 {} {} 变形，而不是先于它</translation>
    </message>
    <message>
        <source>in PMD it is deformed before {} {}, not after</source>
        <translation>在 PMD 中先于 {} {} 变形，而不是后于它</translation>
    </message>
    <message>
        <source>in PMD only a bone whose name ends with ひざ has a limit, and always the same one</source>
        <translation>PMD 中只有名称以“ひざ”结尾的骨骼有限制，且限制固定</translation>
    </message>
    <message>
        <source>in PMD only the facial frame has morphs, and it has no bones</source>
        <translation>PMD 中只有“表情”显示枠有变形，且其中没有骨骼</translation>
    </message>
    <message>
        <source>in PMD the first bone cannot be a tail: its number means none</source>
        <translation>PMD 中第一根骨骼不能作为末端：它的编号表示没有末端</translation>
    </message>
    <message>
        <source>in PMD the first bone, and no other one, is always first in Root</source>
        <translation>PMD 中 Root 的第一项总是第一根骨骼，且只有它</translation>
    </message>
    <message>
        <source>in PMD the frames Root and 表情 come first, each once</source>
        <translation>PMD 中 Root 和“表情”显示枠排在最前，各有一个</translation>
    </message>
    <message>
        <source>info</source>
        <translation>模型信息</translation>
    </message>
    <message>
        <source>is left out, because it is empty</source>
        <translation>已略去，因为是空的</translation>
    </message>
    <message>
        <source>is left out, because no material uses it</source>
        <translation>已略去，因为没有材质使用</translation>
    </message>
    <message>
        <source>item of kind {}: {} (bone) or {} (morph) expected</source>
        <translation>种类为 {} 的条目：应为 {}（骨骼）或 {}（变形）</translation>
    </message>
    <message>
        <source>items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>its faces will go to material {}, which has the same name</source>
        <translation>其面将归入同名的材质 {}</translation>
    </message>
    <message>
        <source>its function returned {} instead of a Plugin</source>
        <translation>其函数返回了 {} 而不是 Plugin</translation>
    </message>
    <message>
        <source>its licence forbids changing it ({}); whoever may do so has to confirm it</source>
        <translation>许可证禁止修改 ({})；有权修改者须加以确认</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>J点</translation>
    </message>
    <message>
        <source>joints become springs of VRM, without their limits: {:,}</source>
        <translation>关节将变为没有限制的 VRM 弹簧：{:,}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>left out, as chosen: {:,}</source>
        <translation>按设置略去：{:,}</translation>
    </message>
    <message>
        <source>left out, as their tail is no offset: {}</source>
        <translation>已略去末端不是偏移的：{}</translation>
    </message>
    <message>
        <source>left out, as they have no child: {}</source>
        <translation>已略去没有子骨骼的：{}</translation>
    </message>
    <message>
        <source>left out, as they have no side: {}</source>
        <translation>已略去没有左右之分的：{}</translation>
    </message>
    <message>
        <source>left out, as they have no tail: {}</source>
        <translation>已略去没有末端的：{}</translation>
    </message>
    <message>
        <source>left out, as they move no vertices: {}</source>
        <translation>已略去没有驱动顶点的：{}</translation>
    </message>
    <message>
        <source>left out, because PMD has 255 frames at most</source>
        <translation>已略去，因为 PMD 最多有 255 个显示枠</translation>
    </message>
    <message>
        <source>left out, because PMD has no soft bodies</source>
        <translation>已略去，因为 PMD 没有软体</translation>
    </message>
    <message>
        <source>left out, because PMD has only vertex morphs</source>
        <translation>已略去，因为 PMD 只有顶点变形</translation>
    </message>
    <message>
        <source>left out, because PMD has ten toons at most</source>
        <translation>已略去，因为 PMD 最多有十个 Toon</translation>
    </message>
    <message>
        <source>left out, because it lacks a corner</source>
        <translation>已略去，因为缺少一个角</translation>
    </message>
    <message>
        <source>left out, because it refers to a vertex that does not exist</source>
        <translation>已略去，因为引用了不存在的顶点</translation>
    </message>
    <message>
        <source>left out, because it refers to {}, which does not exist</source>
        <translation>已略去，因为引用了不存在的 {}</translation>
    </message>
    <message>
        <source>left out, because no material uses it</source>
        <translation>已略去，因为没有材质使用</translation>
    </message>
    <message>
        <source>light</source>
        <translation>光照</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>第 {} 行</translation>
    </message>
    <message>
        <source>line {}, {}</source>
        <translation>第 {} 行，{}</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>macOS gives no OpenGL core context (CGL error {})</source>
        <translation>macOS 无法提供 OpenGL 核心上下文（CGL 错误 {}）</translation>
    </message>
    <message>
        <source>made for version {} of the API; this is version {}</source>
        <translation>为 API 版本 {} 制作；当前为版本 {}</translation>
    </message>
    <message>
        <source>material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>materials that draw nothing: {}</source>
        <translation>不绘制任何内容的材质：{}</translation>
    </message>
    <message>
        <source>materials without faces, or that are soft already, left out: {:,}</source>
        <translation>已略去没有面或已是软体的材质：{:,}</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>model name</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>more than {:,} bytes when unpacked</source>
        <translation>解压后超过 {:,} 字节</translation>
    </message>
    <message>
        <source>more than {:,} bytes: too much for a glTF file</source>
        <translation>超过 {:,} 字节：对 glTF 文件来说过大</translation>
    </message>
    <message>
        <source>more than {:,} vertices</source>
        <translation>超过 {:,} 个顶点</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>morph of kind {}: 0 to {} expected</source>
        <translation>种类为 {} 的变形：应为 0 到 {}</translation>
    </message>
    <message>
        <source>morph {} is of a kind that frames cannot show; left out</source>
        <translation>变形 {} 的种类无法放入显示枠；已略去</translation>
    </message>
    <message>
        <source>morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>morphs of the facial frame</source>
        <translation>“表情”显示枠的变形</translation>
    </message>
    <message>
        <source>morphs that are left out are not shown either</source>
        <translation>略去的变形也不会显示</translation>
    </message>
    <message>
        <source>new materials: {}</source>
        <translation>新材质：{}</translation>
    </message>
    <message>
        <source>no body is in either group</source>
        <translation>两个组中都没有刚体</translation>
    </message>
    <message>
        <source>no bone is chosen</source>
        <translation>没有选择骨骼</translation>
    </message>
    <message>
        <source>no bone moves the vertices: the body has none</source>
        <translation>没有骨骼驱动这些顶点：刚体没有骨骼</translation>
    </message>
    <message>
        <source>no faces are selected</source>
        <translation>没有选中面</translation>
    </message>
    <message>
        <source>no known kind of row</source>
        <translation>不是已知种类的行</translation>
    </message>
    <message>
        <source>no motion; VMD expected</source>
        <translation>不是动作；应为 VMD</translation>
    </message>
    <message>
        <source>no rows of a model in it</source>
        <translation>其中没有模型的行</translation>
    </message>
    <message>
        <source>no vertices are so close together</source>
        <translation>没有相距这么近的顶点</translation>
    </message>
    <message>
        <source>node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>node {} has no transform; its parent&apos;s is used</source>
        <translation>节点 {} 没有变换；使用其父节点的变换</translation>
    </message>
    <message>
        <source>none of the bones has a child</source>
        <translation>没有一根骨骼有子骨骼</translation>
    </message>
    <message>
        <source>none of the bones has a left or a right in its name</source>
        <translation>没有一根骨骼的名称中有左右</translation>
    </message>
    <message>
        <source>none of the bones has a tail to be split along</source>
        <translation>没有一根骨骼有可沿其分割的末端</translation>
    </message>
    <message>
        <source>none of the bones is there on the other side by its name</source>
        <translation>没有一根骨骼在另一侧有对应名称的骨骼</translation>
    </message>
    <message>
        <source>none of the bones moves a vertex</source>
        <translation>没有一根骨骼驱动顶点</translation>
    </message>
    <message>
        <source>none of the faces has all its corners</source>
        <translation>没有一个面的角是齐全的</translation>
    </message>
    <message>
        <source>none of the faces is on that side</source>
        <translation>那一侧没有面</translation>
    </message>
    <message>
        <source>none of the joints has a rigid body B</source>
        <translation>没有一个J点有刚体B</translation>
    </message>
    <message>
        <source>none of the morphs is of vertices, UVs or bones</source>
        <translation>没有顶点、UV 或骨骼变形</translation>
    </message>
    <message>
        <source>none of the rigid bodies has a parent to be joined with, or all are joined</source>
        <translation>没有一个刚体有可连接的父级，或都已连接</translation>
    </message>
    <message>
        <source>none of the vertices belongs to a soft body</source>
        <translation>没有一个顶点属于软体</translation>
    </message>
    <message>
        <source>none of them has a left or a right in its name</source>
        <translation>没有一个名称中有左右</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>not a glTF 2.0 document</source>
        <translation>不是 glTF 2.0 文档</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是数值</translation>
    </message>
    <message>
        <source>not a number; 0 is used</source>
        <translation>不是数值；使用 0</translation>
    </message>
    <message>
        <source>not an image of a known kind</source>
        <translation>不是已知格式的图像</translation>
    </message>
    <message>
        <source>not copied: there is another file {}</source>
        <translation>未复制：已有另一个文件 {}</translation>
    </message>
    <message>
        <source>not kept: IK, append and axes of the bones</source>
        <translation>不保留：骨骼的 IK、付与和轴</translation>
    </message>
    <message>
        <source>not kept: additional UVs</source>
        <translation>不保留：追加UV</translation>
    </message>
    <message>
        <source>not kept: edge scales</source>
        <translation>不保留：轮廓线倍率</translation>
    </message>
    <message>
        <source>not kept: the ambient colour</source>
        <translation>不保留：环境色</translation>
    </message>
    <message>
        <source>not kept: {:,}</source>
        <translation>不保留：{:,}</translation>
    </message>
    <message>
        <source>not kept: {:,} faces that no material draws</source>
        <translation>不保留：没有材质绘制的 {:,} 个面</translation>
    </message>
    <message>
        <source>not kept: {:,} that are no vertex morphs</source>
        <translation>不保留：顶点变形以外的 {:,} 个变形</translation>
    </message>
    <message>
        <source>not kept: {} of {:,} materials</source>
        <translation>不保留：{}（{:,} 个材质）</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>numbers that are not finite; 0 instead</source>
        <translation>不是有限值的数值；改为 0</translation>
    </message>
    <message>
        <source>offsets</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>offsets of no vertex are left out</source>
        <translation>已略去没有顶点的偏移</translation>
    </message>
    <message>
        <source>one of the two models has no UVs</source>
        <translation>两个模型中有一个没有 UV</translation>
    </message>
    <message>
        <source>only Katachi reads back: IK, append and axes of the bones</source>
        <translation>仅 Katachi 能读回：骨骼的 IK、赋予和轴</translation>
    </message>
    <message>
        <source>only Katachi reads back: edge scales</source>
        <translation>仅 Katachi 能读回：边缘倍率</translation>
    </message>
    <message>
        <source>only Katachi reads back: highlights, of materials: {:,}</source>
        <translation>仅 Katachi 能读回：高光，材质 {:,}</translation>
    </message>
    <message>
        <source>only Katachi reads back: multiplied spheres and sub-textures, of materials: {:,}</source>
        <translation>仅 Katachi 能读回：乘算球面贴图和子贴图，材质 {:,}</translation>
    </message>
    <message>
        <source>only Katachi reads back: parts of group morphs: {:,}</source>
        <translation>仅 Katachi 能读回：部分内容的组表情 {:,} 个</translation>
    </message>
    <message>
        <source>only Katachi reads back: {0:,} morphs of the kind {1}</source>
        <translation>仅 Katachi 能读回：类型为{1}的表情 {0:,} 个</translation>
    </message>
    <message>
        <source>only Katachi reads back: {:,}</source>
        <translation>仅 Katachi 能读回：{:,}</translation>
    </message>
    <message>
        <source>only Katachi reads back: {:,} bodies that are no part of a chain</source>
        <translation>仅 Katachi 能读回：不属于链条的刚体 {:,} 个</translation>
    </message>
    <message>
        <source>passing it on is not allowed</source>
        <translation>禁止再分发</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>固定点</translation>
    </message>
    <message>
        <source>plug-in {} failed: {}: {}</source>
        <translation>插件 {} 失败：{}：{}</translation>
    </message>
    <message>
        <source>plug-in {} failed: {}: {} ({}, line {})</source>
        <translation>插件 {} 失败：{}：{}（{}，第 {} 行）</translation>
    </message>
    <message>
        <source>plug-in {}: {}</source>
        <translation>插件 {}：{}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>rigid bodies left out, as they have no bone: {}</source>
        <translation>因没有骨骼而略过的刚体：{}</translation>
    </message>
    <message>
        <source>rigid bodies left out, as they have no parent to be joined with: {}</source>
        <translation>因没有可连接的父级而略过的刚体：{}</translation>
    </message>
    <message>
        <source>rigid_bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>rigid_body</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>rows of a table expected</source>
        <translation>应指定列表的行</translation>
    </message>
    <message>
        <source>rows of one table at a time expected, not of {}</source>
        <translation>一次只能处理一个列表的行，不能是 {}</translation>
    </message>
    <message>
        <source>rows that need each other in a circle have no order</source>
        <translation>循环地互相需要的行没有顺序可言</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>self_shadow</source>
        <translation>自身阴影</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>several files would have the same name: {}</source>
        <translation>多个文件会有相同的名称：{}</translation>
    </message>
    <message>
        <source>show_ik</source>
        <translation>显示与 IK</translation>
    </message>
    <message>
        <source>signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>蒙皮</translation>
    </message>
    <message>
        <source>soft_bodies</source>
        <translation>软体</translation>
    </message>
    <message>
        <source>some springs meet more colliders than in the file, for MMD has 16 groups only</source>
        <translation>MMD 只有 16 个碰撞组，因此部分弹簧会碰到比文件中更多的碰撞体</translation>
    </message>
    <message>
        <source>sphere texture</source>
        <translation>球面贴图</translation>
    </message>
    <message>
        <source>springs with gravity in another direction have the gravity of MMD instead: {}</source>
        <translation>重力方向不同的弹簧改用 MMD 的重力：{}</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>text encoding {!r}: {} expected</source>
        <translation>文本编码 {!r}：应为 {}</translation>
    </message>
    <message>
        <source>text encoding {}: 0 (UTF-16) or 1 (UTF-8) expected</source>
        <translation>文本编码 {}：应为 0 (UTF-16) 或 1 (UTF-8)</translation>
    </message>
    <message>
        <source>text of {} bytes, an odd number in UTF-16; the last byte is left out</source>
        <translation>文本有 {} 字节，对 UTF-16 来说是奇数；已略去最后一个字节</translation>
    </message>
    <message>
        <source>text of {} bytes: a length of 0 or more expected</source>
        <translation>文本有 {} 字节：长度应为 0 以上</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>that would be {:,} new materials; {:,} at most are made</source>
        <translation>那会是 {:,} 个新材质；最多新建 {:,} 个</translation>
    </message>
    <message>
        <source>the GPU does not take {} × {} pixels (error {})</source>
        <translation>GPU 无法处理 {} × {} 像素（错误 {}）</translation>
    </message>
    <message>
        <source>the archive has a file whose name is too long: {}</source>
        <translation>压缩包中有文件名过长的文件：{}</translation>
    </message>
    <message>
        <source>the archive has a link, which may not be unpacked: {!r}</source>
        <translation>压缩包中有不允许解压的链接：{!r}</translation>
    </message>
    <message>
        <source>the archive has an entry that may not be unpacked: {!r}</source>
        <translation>压缩包中有不允许解压的项：{!r}</translation>
    </message>
    <message>
        <source>the archive is protected by a password</source>
        <translation>压缩包受密码保护</translation>
    </message>
    <message>
        <source>the archive would be {:,} bytes; at most {:,} are unpacked</source>
        <translation>压缩包解压后会有 {:,} 字节；最多解压 {:,} 字节</translation>
    </message>
    <message>
        <source>the bone indices of the vertices are not of the size that the header says</source>
        <translation>顶点的骨骼编号大小与文件头不符</translation>
    </message>
    <message>
        <source>the bone {}: its constraint is not kept</source>
        <translation>骨骼 {}：其约束不会保留</translation>
    </message>
    <message>
        <source>the centres of springs are not kept: {}</source>
        <translation>弹簧的中心（center）不会保留：{}</translation>
    </message>
    <message>
        <source>the direction has no length</source>
        <translation>方向的长度为 0</translation>
    </message>
    <message>
        <source>the display frame has no item {}</source>
        <translation>显示枠没有条目 {}</translation>
    </message>
    <message>
        <source>the document has {}, which are not kept</source>
        <translation>文档中有 {}，不会保留</translation>
    </message>
    <message>
        <source>the expression {}: {} is not kept</source>
        <translation>表情 {}：{} 不会保留</translation>
    </message>
    <message>
        <source>the faces of the normals are not those of the mesh; normals are made instead</source>
        <translation>法线的面与网格的面不符；改为重新生成法线</translation>
    </message>
    <message>
        <source>the file contains nothing of a Wavefront OBJ file</source>
        <translation>文件中没有 Wavefront OBJ 的内容</translation>
    </message>
    <message>
        <source>the file ends after the header</source>
        <translation>文件在文件头之后就结束了</translation>
    </message>
    <message>
        <source>the file ends here, and what was read whole is kept: {}</source>
        <translation>文件在此结束，已完整读取的内容会保留：{}</translation>
    </message>
    <message>
        <source>the file ends here; of the keys {} are whole, and kept</source>
        <translation>文件在此结束；关键帧中有 {} 个完整，已保留</translation>
    </message>
    <message>
        <source>the file ends in the middle of a block</source>
        <translation>文件在块的中间结束</translation>
    </message>
    <message>
        <source>the file ends within the vertices</source>
        <translation>文件在顶点中间结束</translation>
    </message>
    <message>
        <source>the file has fewer additional UVs</source>
        <translation>文件的追加UV较少</translation>
    </message>
    <message>
        <source>the file has no binary chunk</source>
        <translation>文件没有二进制块</translation>
    </message>
    <message>
        <source>the file has {}, which are not kept</source>
        <translation>文件中有 {}，不会保留</translation>
    </message>
    <message>
        <source>the file is empty; {} expected</source>
        <translation>文件是空的；应为 {}</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>缺少该文件</translation>
    </message>
    <message>
        <source>the file tells nothing of VRM: it is read as plain glTF</source>
        <translation>文件不含 VRM 信息：按普通 glTF 读取</translation>
    </message>
    <message>
        <source>the file was changed elsewhere: what Katachi kept in it is left out</source>
        <translation>文件已在别处修改，不使用 Katachi 保存的内容</translation>
    </message>
    <message>
        <source>the glTF document is damaged</source>
        <translation>glTF 文档已损坏</translation>
    </message>
    <message>
        <source>the path is longer than 20 bytes, so that only the file name is kept: put the file beside the model</source>
        <translation>路径超过 20 字节，只保留文件名：请把文件放在模型旁边</translation>
    </message>
    <message>
        <source>the pose moves nothing</source>
        <translation>没有由姿势移动的行</translation>
    </message>
    <message>
        <source>the selected vertices are all at one place</source>
        <translation>这些顶点没有范围</translation>
    </message>
    <message>
        <source>the skeleton stays as it is: {}</source>
        <translation>骨架保持原样：{}</translation>
    </message>
    <message>
        <source>the spring {} shares joints with another; they swing with that</source>
        <translation>弹簧 {} 与另一个共用关节；这些关节随后者摆动</translation>
    </message>
    <message>
        <source>the text is too long or not in Shift-JIS; what is kept is {!r}</source>
        <translation>固定宽度的 cp932 文本只能容纳 {!r}</translation>
    </message>
    <message>
        <source>there are fewer faces than this material has</source>
        <translation>该材质的面尚未结束，面数据就已到头</translation>
    </message>
    <message>
        <source>there are no bones of these names: {}</source>
        <translation>这里没有叫这些名称的骨骼：{}</translation>
    </message>
    <message>
        <source>there is no hole with open edges</source>
        <translation>那里没有围成孔洞的开放边</translation>
    </message>
    <message>
        <source>there is no mesh here from which the size could be determined</source>
        <translation>这里没有可用于确定大小的网格</translation>
    </message>
    <message>
        <source>there is nothing to make blend shapes of: no まばたき, no あ, no 左目 …</source>
        <translation>没有可用来制作混合变形的内容：缺少まばたき、あ、左目等</translation>
    </message>
    <message>
        <source>there is nothing to replace: old=new expected, separated by commas</source>
        <translation>没有要替换的内容：应为 旧=新，用逗号分隔</translation>
    </message>
    <message>
        <source>they have another append parent already: {}</source>
        <translation>它们已付与其他骨骼：{}</translation>
    </message>
    <message>
        <source>they have no parent to be merged into: {}</source>
        <translation>没有可以合并到的父骨骼：{}</translation>
    </message>
    <message>
        <source>what Katachi kept in the file cannot be read; it is read as any other VRM</source>
        <translation>无法读取 Katachi 保存在文件中的内容，按普通 VRM 读取</translation>
    </message>
    <message>
        <source>which parts are hidden in first person is not kept</source>
        <translation>第一人称视角中隐藏哪些部分的设置不会保留</translation>
    </message>
    <message>
        <source>{!r} is written as {!r}, as {} lacks some characters</source>
        <translation>{!r} 将写为 {!r}，以 {} 所能表示的字符</translation>
    </message>
    <message>
        <source>{:,} rows were copied: they can be pasted onto as many rows, and a single row onto any number</source>
        <translation>已复制 {:,} 个：可粘贴到同样数量的项，只有单个时才能粘贴到多个</translation>
    </message>
    <message>
        <source>{} appended; new: {}</source>
        <translation>已追加 {}；新增：{}</translation>
    </message>
    <message>
        <source>{} appended; new: {}; merged by name: {}</source>
        <translation>已追加 {}；新增：{}；按名称合并：{}</translation>
    </message>
    <message>
        <source>{} becomes linear blending; vertices: {:,}</source>
        <translation>{} 变为线性混合：{:,} 个顶点</translation>
    </message>
    <message>
        <source>{} cannot be its own ancestor: {}</source>
        <translation>{} 不能挂在自身之下：{}</translation>
    </message>
    <message>
        <source>{} cannot be read as a picture</source>
        <translation>{} 无法作为图片读取</translation>
    </message>
    <message>
        <source>{} faces from here on belong to no material</source>
        <translation>从这里起有 {} 个面不属于任何材质</translation>
    </message>
    <message>
        <source>{} has no label</source>
        <translation>{} 没有可显示的名称</translation>
    </message>
    <message>
        <source>{} in the archive is damaged, or packed in an unknown way</source>
        <translation>压缩包中的 {} 已损坏，或以未知方式压缩</translation>
    </message>
    <message>
        <source>the header says {!r}; read as 0002</source>
        <translation>文件头为 {!r}；按 0002 读取</translation>
    </message>
    <message>
        <source>A lower limit is above the upper one, so that the joint is not limited there</source>
        <translation>下限大于上限，J点在该处不受限制</translation>
    </message>
    <message>
        <source>A number is invalid (NaN or infinite)</source>
        <translation>有无效的数值</translation>
    </message>
    <message>
        <source>A number is invalid (NaN) or far too large; physics uses 0</source>
        <translation>数值无效或过大；物理演算按 0 处理</translation>
    </message>
    <message>
        <source>A number of an offset is invalid (NaN or infinite)</source>
        <translation>偏移中有无效的数值</translation>
    </message>
    <message>
        <source>A value is invalid (NaN or infinite)</source>
        <translation>值为无穷大或不是数值</translation>
    </message>
    <message>
        <source>A weight has no bone</source>
        <translation>有权重没有骨骼</translation>
    </message>
    <message>
        <source>A weight is almost 0</source>
        <translation>权重几乎为 0</translation>
    </message>
    <message>
        <source>A weight is invalid (NaN or infinite)</source>
        <translation>权重为无穷大或不是数值</translation>
    </message>
    <message>
        <source>Additional UVs of each vertex: {}, used: {}</source>
        <translation>每个顶点有 {} 个追加UV，用到的有 {} 个</translation>
    </message>
    <message>
        <source>Anchors and pins removed: {:,}</source>
        <translation>已删除 {:,} 个锚点和固定点</translation>
    </message>
    <message>
        <source>Append removed from bones: {:,}</source>
        <translation>{:,} 根骨骼现在不再付与</translation>
    </message>
    <message>
        <source>Bodies whose collision groups changed: {:,}</source>
        <translation>碰撞组：已更改 {:,} 个刚体</translation>
    </message>
    <message>
        <source>Bones added ({:,}): {}</source>
        <translation>已添加 {:,} 根骨骼：{}</translation>
    </message>
    <message>
        <source>Bones added: {:,}</source>
        <translation>已添加 {:,} 根骨骼</translation>
    </message>
    <message>
        <source>Bones changed: {:,}</source>
        <translation>已更改 {:,} 根骨骼</translation>
    </message>
    <message>
        <source>Bones inserted: {:,}</source>
        <translation>已插入 {:,} 根骨骼</translation>
    </message>
    <message>
        <source>Bones merged: {:,} into {:,}</source>
        <translation>已将 {:,} 根骨骼合并为 {:,} 根</translation>
    </message>
    <message>
        <source>Bones mirrored to the other side: {:,}, corrected: {:,}</source>
        <translation>在另一侧新建 {:,} 根骨骼，修正 {:,} 根</translation>
    </message>
    <message>
        <source>Bones moved into standard display frames: {:,}</source>
        <translation>已将 {:,} 根骨骼移到标准显示枠</translation>
    </message>
    <message>
        <source>Bones placed: {:,}</source>
        <translation>已放置 {:,} 根骨骼</translation>
    </message>
    <message>
        <source>Bones put in order; moved: {:,}, deform levels raised: {:,}</source>
        <translation>已理顺骨骼顺序：移动 {:,} 根，提高变形阶层 {:,} 根</translation>
    </message>
    <message>
        <source>Bones split: {:,}; new bones: {:,}</source>
        <translation>已分割 {:,} 根骨骼；新骨骼：{:,}</translation>
    </message>
    <message>
        <source>Bones that deform after physics now: {:,}</source>
        <translation>{:,} 根骨骼在物理后变形</translation>
    </message>
    <message>
        <source>Bones that depend on physics deform after it</source>
        <translation>依赖物理演算的部分都在物理演算之后变形</translation>
    </message>
    <message>
        <source>Bones whose axes were straightened: {:,}</source>
        <translation>已校正轴：{:,} 根骨骼</translation>
    </message>
    <message>
        <source>Bones with a fixed axis along the tail: {:,}</source>
        <translation>已沿末端设置固定轴：{:,} 根骨骼</translation>
    </message>
    <message>
        <source>Bones with a new parent: {:,} ({})</source>
        <translation>{:,} 根骨骼现在挂在 {} 之下</translation>
    </message>
    <message>
        <source>Bones with a new tail: {:,} ({})</source>
        <translation>{:,} 根骨骼的末端现在指向 {}</translation>
    </message>
    <message>
        <source>Bones with local axes along the tail: {:,}</source>
        <translation>已沿末端设置局部轴：{:,} 根骨骼</translation>
    </message>
    <message>
        <source>Bones without a child where the tail ends: {:,}</source>
        <translation>末端处没有子骨骼：{:,} 根骨骼</translation>
    </message>
    <message>
        <source>Bones without a parent now: {:,}</source>
        <translation>{:,} 根骨骼现在没有父骨骼</translation>
    </message>
    <message>
        <source>Bones without tail or child, left as they were: {:,}</source>
        <translation>没有末端或子骨骼而保持原样：{:,} 根骨骼</translation>
    </message>
    <message>
        <source>Bones: {:,}. The kinds of bones of PMD became flags and append rotation.</source>
        <translation>骨骼：{:,}。PMD 的骨骼种类变为标志和旋转付与。</translation>
    </message>
    <message>
        <source>Choose the bone to which the tails point</source>
        <translation>请选择末端要指向的骨骼</translation>
    </message>
    <message>
        <source>Degenerate faces removed: {:,}</source>
        <translation>已删除 {:,} 个退化的面</translation>
    </message>
    <message>
        <source>Diagonals swapped: {:,}</source>
        <translation>已交换 {:,} 条对角线</translation>
    </message>
    <message>
        <source>Duplicate faces removed: {:,}</source>
        <translation>已删除 {:,} 个重复的面</translation>
    </message>
    <message>
        <source>EGL gives no OpenGL 3.3 context. Are libegl1 and a driver (Mesa&apos;s, or the GPU&apos;s) installed? KATACHI_GL=software draws without the graphics card</source>
        <translation>EGL 未提供 OpenGL 3.3 上下文。是否安装了 libegl1 和驱动（Mesa 或 GPU 的）？KATACHI_GL=software 可不用显卡绘制</translation>
    </message>
    <message>
        <source>Every row has an English name</source>
        <translation>所有名称都有英文名</translation>
    </message>
    <message>
        <source>Faces extruded: {:,}; faces of walls: {:,}</source>
        <translation>已挤出 {:,} 个面；侧壁的面：{:,}</translation>
    </message>
    <message>
        <source>Faces flipped: {:,}</source>
        <translation>已翻转 {:,} 个面</translation>
    </message>
    <message>
        <source>Faces made: {:,}</source>
        <translation>已生成 {:,} 个面</translation>
    </message>
    <message>
        <source>Faces mirrored: {:,}</source>
        <translation>已镜像 {:,} 个面</translation>
    </message>
    <message>
        <source>Faces moved to a new material: {:,} ({}); vertices duplicated: {:,}</source>
        <translation>{:,} 个面现在属于 {}；复制的顶点：{:,}</translation>
    </message>
    <message>
        <source>Faces separated: {:,}; vertices duplicated: {:,}</source>
        <translation>已分离 {:,} 个面；复制的顶点：{:,}</translation>
    </message>
    <message>
        <source>Faces subdivided: {:,}; new vertices: {:,}</source>
        <translation>已细分 {:,} 个面；新顶点：{:,}</translation>
    </message>
    <message>
        <source>Faces: {0:,} of {1:,} are left</source>
        <translation>{1:,} 个面中保留了 {0:,} 个</translation>
    </message>
    <message>
        <source>Findings fixed: {0:,}; checks: {1:,}</source>
        <translation>已修复问题：{1:,} 类中的 {0:,} 处</translation>
    </message>
    <message>
        <source>Hidden morphs (panel 0) were left out, because MMD may crash: {:,}</source>
        <translation>已略去隐藏变形（面板 0），因为 MMD 可能会崩溃：{:,}</translation>
    </message>
    <message>
        <source>Holes closed; new faces: {:,}</source>
        <translation>已用 {:,} 个面填补孔洞</translation>
    </message>
    <message>
        <source>IK and append removed: {}</source>
        <translation>已解除 IK 和付与：{}</translation>
    </message>
    <message>
        <source>IK bones cleaned: {:,}</source>
        <translation>已清理 IK：{:,} 根骨骼</translation>
    </message>
    <message>
        <source>It depends on a bone that physics moves, but deforms before physics</source>
        <translation>依赖物理演算驱动的部分，却在物理演算之前变形</translation>
    </message>
    <message>
        <source>It follows its bone, but has none</source>
        <translation>设为跟随骨骼，却没有指定骨骼</translation>
    </message>
    <message>
        <source>It has a sphere map, but its sphere mode is Off</source>
        <translation>有球面贴图，模式却是无效</translation>
    </message>
    <message>
        <source>It has a sphere mode, but no sphere map</source>
        <translation>有球面模式，却没有球面贴图</translation>
    </message>
    <message>
        <source>It refers to nothing</source>
        <translation>没有对象</translation>
    </message>
    <message>
        <source>It uses the first additional UV, but the model has none</source>
        <translation>依据第一个追加UV，但模型没有</translation>
    </message>
    <message>
        <source>Items put into a display frame: {:,} ({})</source>
        <translation>已将 {:,} 个条目加入显示枠 {}</translation>
    </message>
    <message>
        <source>Its alpha is 0, and no morph changes that</source>
        <translation>不透明度为 0，且没有变形使其提高</translation>
    </message>
    <message>
        <source>Its name is only a number, but its texture has a name</source>
        <translation>以编号为名称，而其贴图有名称</translation>
    </message>
    <message>
        <source>Its toon file is named like one of MMD&apos;s ten</source>
        <translation>其 Toon 与 MMD 自带的十个之一同名</translation>
    </message>
    <message>
        <source>Joints made: {:,}</source>
        <translation>已新建 {:,} 个J点</translation>
    </message>
    <message>
        <source>Joints placed: {:,}</source>
        <translation>已放置 {:,} 个J点</translation>
    </message>
    <message>
        <source>Joints reset: {:,}</source>
        <translation>已重置 {:,} 个J点</translation>
    </message>
    <message>
        <source>Joints whose limits were put in order: {:,}</source>
        <translation>已理顺限制：{:,} 个J点</translation>
    </message>
    <message>
        <source>MMD ignores a group morph within a group morph, and a flip morph within a flip morph: {}</source>
        <translation>MMD 会忽略放在同类变形中的变形：{}</translation>
    </message>
    <message>
        <source>Materials deleted: {:,}; faces: {:,}, vertices: {:,}</source>
        <translation>已删除 {:,} 个材质；面：{:,}，顶点：{:,}</translation>
    </message>
    <message>
        <source>Materials duplicated: {:,}; faces: {:,}, vertices: {:,}</source>
        <translation>已创建 {:,} 个材质的副本；面：{:,}，顶点：{:,}</translation>
    </message>
    <message>
        <source>Materials merged: {:,} into {:,}; faces: {:,}</source>
        <translation>已将 {:,} 个材质合并到 {:,} 个相同的材质；面：{:,}</translation>
    </message>
    <message>
        <source>Materials merged: {:,} into {}; faces: {:,}</source>
        <translation>已将 {:,} 个材质合并到 {}；面：{:,}</translation>
    </message>
    <message>
        <source>Materials named: {:,}</source>
        <translation>已为 {:,} 个材质命名</translation>
    </message>
    <message>
        <source>Materials split: {:,}; new ones: {:,}</source>
        <translation>已分割 {:,} 个材质；新材质：{:,}</translation>
    </message>
    <message>
        <source>Materials that use a shared toon now: {:,}</source>
        <translation>{:,} 个材质使用 MMD 自带的 Toon</translation>
    </message>
    <message>
        <source>Materials with one of MMD&apos;s shared toons: {:,}, with a toon of the model: {:,}.</source>
        <translation>Toon：{:,} 个材质使用 MMD 自带的十个之一，{:,} 个使用模型自己的。</translation>
    </message>
    <message>
        <source>Mirrored to the other side: {:,}, corrected: {:,}</source>
        <translation>在另一侧新建 {:,} 个，修正 {:,} 个</translation>
    </message>
    <message>
        <source>Morphs combined: {:,}</source>
        <translation>已组合 {:,} 个变形</translation>
    </message>
    <message>
        <source>Morphs converted: {:,}</source>
        <translation>已转换 {:,} 个变形</translation>
    </message>
    <message>
        <source>Morphs mirrored: {:,}</source>
        <translation>已镜像 {:,} 个变形</translation>
    </message>
    <message>
        <source>Morphs scaled: {:,} (× {:g})</source>
        <translation>已将 {:,} 个变形乘以 {:g}</translation>
    </message>
    <message>
        <source>Morphs split into left and right: {:,}</source>
        <translation>已将 {:,} 个变形拆分为左右</translation>
    </message>
    <message>
        <source>Morphs: {:,}. They move vertices directly; the base morph of PMD is gone.</source>
        <translation>变形：{:,}。它们直接移动顶点；base 已去掉。</translation>
    </message>
    <message>
        <source>Names changed: {:,}</source>
        <translation>已更改 {:,} 个名称</translation>
    </message>
    <message>
        <source>Names that are not in the dictionary ({:,}): {}</source>
        <translation>{:,} 个名称不在词典中：{}</translation>
    </message>
    <message>
        <source>No joints connect it to a body that follows its bone; it falls down</source>
        <translation>没有J点把它连到由骨骼支撑的刚体；它会掉落</translation>
    </message>
    <message>
        <source>None of the bones is a tip, which is named 〜先 and moves no vertex.</source>
        <translation>没有一根骨骼是尖端：名称为“〜先”，且没有顶点跟随。</translation>
    </message>
    <message>
        <source>Normals changed: {:,}</source>
        <translation>已更改 {:,} 条法线</translation>
    </message>
    <message>
        <source>Not in this model, and so not referred to: {}</source>
        <translation>此模型中没有，因此不再引用：{}</translation>
    </message>
    <message>
        <source>Nothing had to be fixed</source>
        <translation>没有需要修复的内容</translation>
    </message>
    <message>
        <source>Offsets removed: {:,}</source>
        <translation>已删除 {:,} 个偏移</translation>
    </message>
    <message>
        <source>Offsets with almost no effect: {:,}</source>
        <translation>几乎没有作用的偏移：{:,}</translation>
    </message>
    <message>
        <source>Offsets without a counterpart on the other side: {:,}</source>
        <translation>{:,} 个偏移在另一侧没有对应</translation>
    </message>
    <message>
        <source>PMD has 0 to 65,535 loops</source>
        <translation>PMD 中循环次数为 0 到 65,535</translation>
    </message>
    <message>
        <source>PMD has at most 254 bones in a frame; it becomes several of the same name</source>
        <translation>PMD 的显示枠最多有 254 根骨骼；将拆成多个同名显示枠</translation>
    </message>
    <message>
        <source>PMD has at most 255 links for each IK</source>
        <translation>PMD 的一个 IK 最多有 255 个链接</translation>
    </message>
    <message>
        <source>PMD has no bones that deform after physics</source>
        <translation>PMD 没有物理后的变形</translation>
    </message>
    <message>
        <source>PMD has no edge scale; the edge of a vertex is on or off</source>
        <translation>PMD 的顶点轮廓线只有全部绘制或完全不绘制</translation>
    </message>
    <message>
        <source>PMD has no flag Draw lines</source>
        <translation>PMD 不能绘制线</translation>
    </message>
    <message>
        <source>PMD has no flag Draw points</source>
        <translation>PMD 不能绘制点</translation>
    </message>
    <message>
        <source>PMD has no hidden morphs; it is put into the panel Other</source>
        <translation>PMD 没有隐藏变形；将放入“其他”面板</translation>
    </message>
    <message>
        <source>PMD has only vertex morphs; all else in the group is left out</source>
        <translation>PMD 只有顶点变形，因此略去组中的其他变形</translation>
    </message>
    <message>
        <source>PMD has two bones for each vertex; the two with the largest weights are kept</source>
        <translation>PMD 的一个顶点有两根骨骼；保留权重最大的两根</translation>
    </message>
    <message>
        <source>PMD shows at most 255 morphs</source>
        <translation>PMD 最多可显示 255 个变形</translation>
    </message>
    <message>
        <source>Pairs of bones aligned: {:,}</source>
        <translation>已对齐 {:,} 对骨骼</translation>
    </message>
    <message>
        <source>Placed: {:,}</source>
        <translation>已放置 {:,} 个</translation>
    </message>
    <message>
        <source>Registered in display frames; bones: {:,}, morphs: {:,}</source>
        <translation>已登记到显示枠：{:,} 根骨骼，{:,} 个变形</translation>
    </message>
    <message>
        <source>Rigid bodies brought within limits: {:,}</source>
        <translation>已将 {:,} 个刚体调整到限制之内</translation>
    </message>
    <message>
        <source>Rigid bodies made: {:,}</source>
        <translation>已新建 {:,} 个刚体</translation>
    </message>
    <message>
        <source>Rigid bodies made: {:,}, joints: {:,}</source>
        <translation>已新建 {:,} 个刚体和 {:,} 个J点</translation>
    </message>
    <message>
        <source>Rigid bodies reset: {:,}</source>
        <translation>已重置 {:,} 个刚体</translation>
    </message>
    <message>
        <source>Rigid bodies: {:,}, joints: {:,}. The positions of bodies are relative to the model now, no longer to their bones.</source>
        <translation>刚体：{:,}，J点：{:,}。刚体的位置改为以模型而不是以骨骼为准。</translation>
    </message>
    <message>
        <source>SDEF vertices of bones that are not parent and child: {:,}</source>
        <translation>骨骼不是父子关系的 SDEF：{:,} 个顶点</translation>
    </message>
    <message>
        <source>Soft bodies brought within limits: {:,}</source>
        <translation>已将 {:,} 个软体调整到限制之内</translation>
    </message>
    <message>
        <source>Soft bodies made: {:,}</source>
        <translation>已新建 {:,} 个软体</translation>
    </message>
    <message>
        <source>Soft bodies set: {:,}</source>
        <translation>已设置 {:,} 个软体</translation>
    </message>
    <message>
        <source>Textures with the same file: {:,}</source>
        <translation>{:,} 个贴图指向同一个文件</translation>
    </message>
    <message>
        <source>The GPU&apos;s driver has no OpenGL {}.{}. KATACHI_GL=software draws without the graphics card</source>
        <translation>GPU 驱动没有 OpenGL {}.{}。KATACHI_GL=software 可不用显卡绘制</translation>
    </message>
    <message>
        <source>The pose is the rest pose now; {}</source>
        <translation>姿势已成为初始形状；{}</translation>
    </message>
    <message>
        <source>The selection gives no direction: it begins and ends at the same place</source>
        <translation>从选中项得不到方向：起点与终点相同</translation>
    </message>
    <message>
        <source>The shared toons of MMD are used where toon files are named like them</source>
        <translation>应使用 MMD 自带 Toon 的地方都已使用</translation>
    </message>
    <message>
        <source>The target is not below the link {}</source>
        <translation>目标不在链接 {} 之下</translation>
    </message>
    <message>
        <source>This works on the pose of Transform mode</source>
        <translation>作用于变换模式的姿势</translation>
    </message>
    <message>
        <source>Unused vertices removed: {:,}</source>
        <translation>已删除 {:,} 个未使用的顶点</translation>
    </message>
    <message>
        <source>Vertex added</source>
        <translation>已新建 1 个顶点</translation>
    </message>
    <message>
        <source>Vertices anchored: {:,}</source>
        <translation>已锚定 {:,} 个顶点</translation>
    </message>
    <message>
        <source>Vertices converted: {:,} to {}</source>
        <translation>已将 {:,} 个顶点转换为 {}</translation>
    </message>
    <message>
        <source>Vertices merged: {:,} into {:,}; faces that collapsed: {:,}</source>
        <translation>已将 {:,} 个顶点合并为 {:,} 个；塌缩的面：{:,}</translation>
    </message>
    <message>
        <source>Vertices pinned: {:,}</source>
        <translation>已固定 {:,} 个顶点</translation>
    </message>
    <message>
        <source>Vertices released: {:,}</source>
        <translation>已释放 {:,} 个顶点</translation>
    </message>
    <message>
        <source>Vertices that are near none of the bodies: {:,}</source>
        <translation>{:,} 个顶点不在任何刚体附近</translation>
    </message>
    <message>
        <source>Vertices that are too far away: {:,}</source>
        <translation>{:,} 个顶点过远</translation>
    </message>
    <message>
        <source>Vertices that became BDEF1, as they have one bone: {:,}</source>
        <translation>{:,} 个顶点只有一根骨骼，已改为 BDEF1</translation>
    </message>
    <message>
        <source>Vertices to which weights were copied: {:,}</source>
        <translation>已将权重复制到 {:,} 个顶点</translation>
    </message>
    <message>
        <source>Vertices whose UVs were copied: {:,}</source>
        <translation>已复制 {:,} 个顶点的 UV</translation>
    </message>
    <message>
        <source>Vertices whose UVs were projected: {:,}</source>
        <translation>已投影 {:,} 个顶点的 UV</translation>
    </message>
    <message>
        <source>Vertices whose UVs were replaced: {:,}</source>
        <translation>已替换 {:,} 个顶点的 UV</translation>
    </message>
    <message>
        <source>Vertices whose UVs were transformed: {:,}</source>
        <translation>已变换 {:,} 个顶点的 UV</translation>
    </message>
    <message>
        <source>Vertices whose weights were averaged: {:,}</source>
        <translation>已平均 {:,} 个顶点的权重</translation>
    </message>
    <message>
        <source>Vertices whose weights were limited: {:,}</source>
        <translation>已限制 {:,} 个顶点的权重</translation>
    </message>
    <message>
        <source>Vertices whose weights were normalized: {:,}</source>
        <translation>已规格化 {:,} 个顶点的权重</translation>
    </message>
    <message>
        <source>Vertices whose weights were smoothed: {:,}</source>
        <translation>已平滑 {:,} 个顶点的权重</translation>
    </message>
    <message>
        <source>Vertices with UVs beyond 0 to 1: {:,}</source>
        <translation>{:,} 个顶点的 UV 超出 0 到 1</translation>
    </message>
    <message>
        <source>Vertices with copied weights: {:,}; largest distance: {:.3g}</source>
        <translation>已从其他模型取得 {:,} 个顶点的权重，最远相距 {:.3g}</translation>
    </message>
    <message>
        <source>Vertices with mirrored weights: {:,}</source>
        <translation>已镜像 {:,} 个顶点的权重</translation>
    </message>
    <message>
        <source>Vertices with new positions and normals: {:,}</source>
        <translation>已替换 {:,} 个顶点的位置和法线</translation>
    </message>
    <message>
        <source>Vertices with new weights: {:,}; bones: {:,}</source>
        <translation>已让 {:,} 个顶点重新跟随 {:,} 根骨骼</translation>
    </message>
    <message>
        <source>Vertices without a counterpart on the other side: {:,}</source>
        <translation>{:,} 个顶点在另一侧没有对应</translation>
    </message>
    <message>
        <source>Vertices: {:,}. Their two bones and weights became BDEF1 and BDEF2, the edge switch became the edge scale.</source>
        <translation>顶点：{:,}。两根骨骼和权重变为 BDEF1 和 BDEF2，轮廓线开关变为倍率。</translation>
    </message>
    <message>
        <source>a bone can have one tip only: the count has to be 1</source>
        <translation>骨骼只有一个尖端：数量必须为 1</translation>
    </message>
    <message>
        <source>a bone of the unknown kind {}; read as one that rotates</source>
        <translation>种类为 {} 的骨骼；当作旋转骨骼</translation>
    </message>
    <message>
        <source>a morph of the unknown panel {}; it is put into the panel Other</source>
        <translation>种类为 {} 的变形；改放入“其他”面板</translation>
    </message>
    <message>
        <source>a pose keeps only frame 0</source>
        <translation>姿势只包含第 0 帧的内容</translation>
    </message>
    <message>
        <source>a twist bone without a direction; it rotates freely</source>
        <translation>没有方向的扭转骨骼；可自由旋转</translation>
    </message>
    <message>
        <source>almost no CR comes before an LF</source>
        <translation>其中几乎没有 CR 在 LF 之前</translation>
    </message>
    <message>
        <source>an IK without a target is left out, as PMD cannot have one</source>
        <translation>已略去没有目标的 IK，PMD 不支持</translation>
    </message>
    <message>
        <source>an offset refers to entry {} of the base morph, which does not exist; left out</source>
        <translation>对 base 中不存在的条目 {} 的偏移；已略去</translation>
    </message>
    <message>
        <source>another program has {} open</source>
        <translation>另一个程序正打开着 {}</translation>
    </message>
    <message>
        <source>bone {} is in a display frame that does not exist; left out</source>
        <translation>骨骼 {} 所在的显示枠不存在；已略去</translation>
    </message>
    <message>
        <source>bones left out, as their size cannot be determined: {}</source>
        <translation>因无法确定大小而略过的骨骼：{}</translation>
    </message>
    <message>
        <source>choose rotation, translation or both</source>
        <translation>付与应包括旋转、移动或两者</translation>
    </message>
    <message>
        <source>choose what is to be reset</source>
        <translation>没有选择要重置的内容</translation>
    </message>
    <message>
        <source>copies the rotation of bone {}, which is impossible; set to none</source>
        <translation>跟随骨骼 {} 旋转，这不可能；设为无</translation>
    </message>
    <message>
        <source>image {} is of a format that MMD cannot read</source>
        <translation>图像 {} 的格式 MMD 无法显示</translation>
    </message>
    <message>
        <source>in PMD a tail is a bone, not an offset; one that is so short is left out</source>
        <translation>PMD 的末端是骨骼而不是偏移；过短，已略去</translation>
    </message>
    <message>
        <source>in PMD a tail is a bone, not an offset; the bone at that place is used</source>
        <translation>PMD 的末端是骨骼而不是偏移；用该位置的骨骼代替</translation>
    </message>
    <message>
        <source>in PMD every material casts a self shadow, except with opacity 0.98</source>
        <translation>PMD 中除不透明度为 0.98 的材质外都投射自身阴影</translation>
    </message>
    <message>
        <source>in PMD every material has self shadow, except with opacity 0.98</source>
        <translation>PMD 中除不透明度为 0.98 的材质外都有自身阴影</translation>
    </message>
    <message>
        <source>in PMD it is always {!r}</source>
        <translation>PMD 中总是 {!r}</translation>
    </message>
    <message>
        <source>in PMD only a visible bone without append has a fixed axis</source>
        <translation>PMD 中只有不跟随其他骨骼的可见骨骼才能绕轴旋转</translation>
    </message>
    <message>
        <source>in PMD the append parent cannot be the first bone</source>
        <translation>PMD 的旋转付与亲必须是第一根以外的其他骨骼</translation>
    </message>
    <message>
        <source>in PMD the append ratio is in whole percent</source>
        <translation>PMD 的旋转付与率以 1% 为单位</translation>
    </message>
    <message>
        <source>in PMD the edge is always black</source>
        <translation>PMD 的轮廓线为黑色</translation>
    </message>
    <message>
        <source>in PMD the edge size is always 1</source>
        <translation>PMD 的轮廓线粗细为 1</translation>
    </message>
    <message>
        <source>in PMD the kind of a bone decides whether it can be moved; this one gets the kind {}</source>
        <translation>PMD 中骨骼能否移动由种类决定；此骨骼变为种类 {}</translation>
    </message>
    <message>
        <source>in PMD the kind of a bone decides whether it is visible; this one gets the kind {}</source>
        <translation>PMD 中骨骼是否可见由种类决定；此骨骼变为种类 {}</translation>
    </message>
    <message>
        <source>joints left out, as they have no rigid body B: {}</source>
        <translation>因没有刚体 B 而略过的 Joint：{}</translation>
    </message>
    <message>
        <source>left out, as their bones or bodies have no other side: {}</source>
        <translation>已略去所属对象没有另一侧的：{}</translation>
    </message>
    <message>
        <source>left out, as they have no bone or rigid body to be placed at: {}</source>
        <translation>已略去没有骨骼或刚体可确定位置的：{}</translation>
    </message>
    <message>
        <source>left out: PMD has 100 bytes of Shift-JIS for the path of a toon</source>
        <translation>已略去：PMD 的 Toon 路径为 100 字节的 cp932</translation>
    </message>
    <message>
        <source>left out: PMD has 20 bytes for both textures, and knows sphere textures by .sph or .spa</source>
        <translation>已略去：PMD 的两个贴图共 20 字节，并凭 .sph 或 .spa 识别球面贴图</translation>
    </message>
    <message>
        <source>left out: PMD has 20 bytes of Shift-JIS for the path of a texture</source>
        <translation>已略去：PMD 的贴图路径为 20 字节的 cp932</translation>
    </message>
    <message>
        <source>left out: PMX 2.0 has no flip or impulse morphs</source>
        <translation>已略去：PMX 2.0 没有翻转变形和冲量变形</translation>
    </message>
    <message>
        <source>left out: PMX 2.0 has no soft bodies</source>
        <translation>已略去：PMX 2.0 没有软体</translation>
    </message>
    <message>
        <source>limits of IK stay along the axes of the model, and were not rotated with it</source>
        <translation>IK 的限制以模型的轴为准，没有随之旋转</translation>
    </message>
    <message>
        <source>morphs left out, as they have no left and right: {:,}</source>
        <translation>已略去没有左右之分的：{:,} 个变形</translation>
    </message>
    <message>
        <source>no two of the faces share an edge with the same vertices and material</source>
        <translation>没有两个面以相同的顶点和材质共用一条边</translation>
    </message>
    <message>
        <source>no vertex or UV morph has a weight</source>
        <translation>没有起作用的顶点变形或 UV 变形</translation>
    </message>
    <message>
        <source>none of the bones has a tail offset</source>
        <translation>没有一根骨骼的末端是偏移</translation>
    </message>
    <message>
        <source>none of the bones has vertices or a tail from which the size could be determined</source>
        <translation>没有一根骨骼有可用于确定大小的顶点或末端</translation>
    </message>
    <message>
        <source>none of the faces can be removed</source>
        <translation>没有可以去掉的面</translation>
    </message>
    <message>
        <source>none of the faces has an edge that can be split</source>
        <translation>没有一个面有可分割的边</translation>
    </message>
    <message>
        <source>not copied: its path is outside the folder of the model</source>
        <translation>未复制：路径指向模型文件夹之外</translation>
    </message>
    <message>
        <source>nothing that is selected has a position</source>
        <translation>其中没有带位置的内容</translation>
    </message>
    <message>
        <source>physics moves nothing</source>
        <translation>没有由物理演算移动的行</translation>
    </message>
    <message>
        <source>the archive of {:,} bytes would unpack to {:,} bytes, which is suspicious</source>
        <translation>{:,} 字节的压缩包解压后会有 {:,} 字节，正常的压缩包不会这样</translation>
    </message>
    <message>
        <source>the line endings of this file were changed as if it were text ({}), which has destroyed it</source>
        <translation>该文件的换行曾被当作文本转换 ({})，已因此损坏</translation>
    </message>
    <message>
        <source>the material library {} is missing</source>
        <translation>缺少材质库 {}</translation>
    </message>
    <message>
        <source>the materials have no faces, or are soft bodies already</source>
        <translation>这些材质没有面，或已是软体</translation>
    </message>
    <message>
        <source>the meshes are compressed ({}), which cannot be read</source>
        <translation>网格经过压缩 ({})，无法读取</translation>
    </message>
    <message>
        <source>the model has no bone {}</source>
        <translation>模型没有骨骼 {}</translation>
    </message>
    <message>
        <source>the model has no bones</source>
        <translation>模型没有骨骼</translation>
    </message>
    <message>
        <source>the model has no file yet; a path expected</source>
        <translation>模型还没有文件；应指定路径</translation>
    </message>
    <message>
        <source>the model has no folder yet: save it first</source>
        <translation>模型还没有文件夹：请先保存</translation>
    </message>
    <message>
        <source>the model has no morph {}</source>
        <translation>模型没有变形 {}</translation>
    </message>
    <message>
        <source>the model has no rigid body that vertices could be tied to</source>
        <translation>模型中没有可供顶点系上的刚体</translation>
    </message>
    <message>
        <source>the model name has {} bytes, which is not what the header says</source>
        <translation>模型名称有 {} 字节，与文件头不符</translation>
    </message>
    <message>
        <source>the model&apos;s name becomes {!r}</source>
        <translation>模型名称变为 {!r}</translation>
    </message>
    <message>
        <source>the morphs have to be of one kind, and not flip morphs</source>
        <translation>应为同一种变形，且不含翻转变形</translation>
    </message>
    <message>
        <source>the name {!r} becomes {!r}</source>
        <translation>名称 {!r} 变为 {!r}</translation>
    </message>
    <message>
        <source>the other model has no faces</source>
        <translation>另一个模型没有面</translation>
    </message>
    <message>
        <source>the other model has no morphs of vertices or UVs</source>
        <translation>另一个模型没有顶点变形或 UV 变形</translation>
    </message>
    <message>
        <source>{}: {:,} with invalid numbers repaired</source>
        <translation>{}：{:,} 个含有不是数值的值</translation>
    </message>
    <message>
        <source>{}: {} are among {}, not {}</source>
        <translation>{}：{} 应为 {} 之一，而不是 {}</translation>
    </message>
    <message>
        <source>{}: {} is neither a number nor a formula</source>
        <translation>{}：{} 既不是数值也不是算式</translation>
    </message>
    <message>
        <source>the plane does not go through the faces</source>
        <translation>平面没有穿过这些面</translation>
    </message>
    <message>
        <source>A name cannot be empty: enter a value</source>
        <translation>名称不能为空：请输入值</translation>
    </message>
    <message>
        <source>Bones of weights that are not in this model: {}. In {:,} pasted vertices their share moves with no bone</source>
        <translation>权重所用而此模型中没有的骨骼：{}。在已粘贴的 {:,} 个顶点中，这部分权重不随任何骨骼移动</translation>
    </message>
    <message>
        <source>Files found: {0:,} of {1:,}</source>
        <translation>找到的文件：{1:,} 个中的 {0:,} 个</translation>
    </message>
    <message>
        <source>Files outside of the folder of the model, which others will not find ({:,}): {}</source>
        <translation>位于模型文件夹之外、他人将找不到的文件（{:,}）：{}</translation>
    </message>
    <message>
        <source>Files that are not found there either ({:,}): {}</source>
        <translation>在那里也找不到的文件（{:,} 个）：{}</translation>
    </message>
    <message>
        <source>IK bone {} draws it to itself</source>
        <translation>IK骨骼“{}”把它拉向自己</translation>
    </message>
    <message>
        <source>IK bone {} turns it</source>
        <translation>IK骨骼“{}”使它旋转</translation>
    </message>
    <message>
        <source>It is in {}, the display frame of the topmost bone</source>
        <translation>在最上级骨骼的显示枠 {} 中</translation>
    </message>
    <message>
        <source>It lies far outside of the model</source>
        <translation>远离模型</translation>
    </message>
    <message>
        <source>Its English name is Japanese</source>
        <translation>英文名是日文</translation>
    </message>
    <message>
        <source>Morph {} is being edited: change {} by the handles, or choose Done to change the model itself</source>
        <translation>正在编辑变形“{}”：请用控制柄更改{}；要更改模型本身，请选择“完成”</translation>
    </message>
    <message>
        <source>Morph {} is being edited: change {} in the UV pane, or choose Done to change the model itself</source>
        <translation>正在编辑变形“{}”：请在 UV 窗格中更改{}；要更改模型本身，请选择“完成”</translation>
    </message>
    <message>
        <source>Morph {} is being edited: change {} in the inspector, or choose Done to change the model itself</source>
        <translation>正在编辑变形“{}”：请在“属性”中更改{}；要更改模型本身，请选择“完成”</translation>
    </message>
    <message>
        <source>No joints connect it to a body that follows its bone; it turns freely</source>
        <translation>没有J点把它连到跟随骨骼的刚体，会自由旋转</translation>
    </message>
    <message>
        <source>Not sure, please look: {}</source>
        <translation>不确定，请检查：{}</translation>
    </message>
    <message>
        <source>Nothing that this works on is selected: {}</source>
        <translation>没有选中可作用的内容：{}</translation>
    </message>
    <message>
        <source>Pasted below {}, as its parent {} is not in this model</source>
        <translation>已粘贴到“{}”之下，因为该模型中没有其父骨骼“{}”</translation>
    </message>
    <message>
        <source>Pasted without its parent {}, which is not in this model</source>
        <translation>粘贴时没有父骨骼“{}”，该模型中没有它</translation>
    </message>
    <message>
        <source>Standard bones: {:,}, of which unsure: {:,}; bones added: {:,}</source>
        <translation>标准骨骼：{:,}（其中不确定：{:,}）；添加的骨骼：{:,}</translation>
    </message>
    <message>
        <source>UVs that move by themselves stand still</source>
        <translation>UV 动画将静止不动</translation>
    </message>
    <message>
        <source>Vertices brought back: {:,}</source>
        <translation>已拉回的顶点：{:,}</translation>
    </message>
    <message>
        <source>append parent {} takes it along</source>
        <translation>付与亲“{}”带动它</translation>
    </message>
    <message>
        <source>bones on one side only, whose weights stay as they are: {}</source>
        <translation>只在一侧的骨骼，其权重保持原样：{}</translation>
    </message>
    <message>
        <source>bones that had rigid bodies already and have more now: {}</source>
        <translation>原来已有刚体、现在又增加了刚体的骨骼：{}</translation>
    </message>
    <message>
        <source>image {} does not exist; left out</source>
        <translation>图像 {} 不存在，已略去</translation>
    </message>
    <message>
        <source>left out, for it refers to what does not exist: {}</source>
        <translation>引用了不存在的内容，已略去：{}</translation>
    </message>
    <message>
        <source>light at the rim is not kept</source>
        <translation>边缘光不会保留</translation>
    </message>
    <message>
        <source>more than {} × {} pixels</source>
        <translation>超过 {} × {} 像素</translation>
    </message>
    <message>
        <source>morphs on one side only, which get no mirror image: {}</source>
        <translation>只在一侧的表情，没有镜像：{}</translation>
    </message>
    <message>
        <source>no bone is called {}</source>
        <translation>没有名为 {} 的骨骼</translation>
    </message>
    <message>
        <source>no bone was found for {}</source>
        <translation>找不到对应 {} 的骨骼</translation>
    </message>
    <message>
        <source>no file of a texture is missing</source>
        <translation>没有缺失的纹理文件</translation>
    </message>
    <message>
        <source>none of the missing files is in {}</source>
        <translation>{} 中没有任何缺失的文件</translation>
    </message>
    <message>
        <source>rigid body {} moves it</source>
        <translation>刚体“{}”带动它</translation>
    </message>
    <message>
        <source>texture {} does not exist; left out</source>
        <translation>纹理 {} 不存在，已略去</translation>
    </message>
    <message>
        <source>the plane has no direction</source>
        <translation>平面没有方向</translation>
    </message>
    <message>
        <source>the scale has to be a positive number, not {}</source>
        <translation>倍率必须为正数，不能是 {}</translation>
    </message>
    <message>
        <source>the skeleton is MMD&apos;s already: it has {}</source>
        <translation>骨架已经是 MMD 的：已有 {}</translation>
    </message>
    <message>
        <source>the text is UTF-8, which MMD does not read</source>
        <translation>文本为 UTF-8，MMD 不读取</translation>
    </message>
    <message>
        <source>the text is neither UTF-8 nor Shift-JIS throughout: some characters are lost</source>
        <translation>文本既不是 UTF-8 也不全是 Shift-JIS：会丢失一些字符</translation>
    </message>
    <message>
        <source>the texture is of a kind that cannot be read; left out</source>
        <translation>贴图的格式无法读取；已略去</translation>
    </message>
    <message>
        <source>the texture {!r} cannot be named in the file</source>
        <translation>文件中无法写入贴图名 {!r}</translation>
    </message>
    <message>
        <source>the textures of {} have to be unpacked beside the model</source>
        <translation>{} 的贴图必须解压到模型旁边</translation>
    </message>
    <message>
        <source>there are no rigid bodies that have a bone</source>
        <translation>没有带骨骼的刚体</translation>
    </message>
    <message>
        <source>there are no vertices in it</source>
        <translation>其中没有顶点</translation>
    </message>
    <message>
        <source>there are {} models in the archive: {}</source>
        <translation>压缩包中有 {} 个模型：{}</translation>
    </message>
    <message>
        <source>there is a mistake at character {}</source>
        <translation>第 {} 个字符处有错误</translation>
    </message>
    <message>
        <source>there is another file {}</source>
        <translation>已有另一个文件 {}</translation>
    </message>
    <message>
        <source>there is no CR in it</source>
        <translation>其中没有 CR</translation>
    </message>
    <message>
        <source>there is no LF in it</source>
        <translation>其中没有 LF</translation>
    </message>
    <message>
        <source>there is no folder {}</source>
        <translation>没有文件夹 {}</translation>
    </message>
    <message>
        <source>there is no mesh in the file</source>
        <translation>文件中没有网格</translation>
    </message>
    <message>
        <source>there is no model in the archive</source>
        <translation>压缩包中没有模型</translation>
    </message>
    <message>
        <source>there is no preset {}; there are {}</source>
        <translation>没有预设 {}；现有 {}</translation>
    </message>
    <message>
        <source>there is no shared toon {}</source>
        <translation>没有共用 Toon {}</translation>
    </message>
    <message>
        <source>there is no vertex {:,}</source>
        <translation>没有顶点 {:,}</translation>
    </message>
    <message>
        <source>there on one side only: {}</source>
        <translation>只有一侧存在：{}</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>过长</translation>
    </message>
    <message>
        <source>toon</source>
        <translation>Toon</translation>
    </message>
    <message>
        <source>toons</source>
        <translation>Toon</translation>
    </message>
    <message>
        <source>trailing bytes</source>
        <translation>末尾多余的字节</translation>
    </message>
    <message>
        <source>two bones are needed to put others between them</source>
        <translation>要在两者之间放入骨骼，需要选中两根骨骼</translation>
    </message>
    <message>
        <source>two bones at least are needed to merge them</source>
        <translation>合并至少需要两根骨骼</translation>
    </message>
    <message>
        <source>two different channels are needed to copy from one to the other</source>
        <translation>从一个通道复制到另一个，需要两个不同的通道</translation>
    </message>
    <message>
        <source>two materials at least are needed to merge them</source>
        <translation>合并至少需要两个材质</translation>
    </message>
    <message>
        <source>two rigid bodies can be joined with each other, not {:,}</source>
        <translation>可以互相连接的是两个刚体，而不是 {:,} 个</translation>
    </message>
    <message>
        <source>unknown bits 0x{:X} are left out</source>
        <translation>已略去未知的位 0x{:X}</translation>
    </message>
    <message>
        <source>unknown data instead of a block of keys: {} bytes, kept unchanged</source>
        <translation>应为关键帧的块，却是未知数据：{} 字节，原样保留</translation>
    </message>
    <message>
        <source>unknown flags are left out</source>
        <translation>已略去没有意义的标志</translation>
    </message>
    <message>
        <source>unused vertices left, as they are not selected: {:,}</source>
        <translation>因未选中而保留：{:,} 个未被使用的顶点</translation>
    </message>
    <message>
        <source>version {:.6g}: 2.0 or 2.1 expected</source>
        <translation>版本 {:.6g}：应为 2.0 或 2.1</translation>
    </message>
    <message>
        <source>version {}; read as 1.0, the only one there is</source>
        <translation>版本 {}；按唯一存在的 1.0 读取</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>vertex colours</source>
        <translation>顶点色</translation>
    </message>
    <message>
        <source>vertex colours, points and lines are not kept in PMX 2.0</source>
        <translation>PMX 2.0 不保留顶点色、点和线</translation>
    </message>
    <message>
        <source>vertex indices</source>
        <translation>顶点编号</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>vertices left out, as they belong to no soft body: {:,}</source>
        <translation>已略去不属于任何软体的：{:,} 个顶点</translation>
    </message>
    <message>
        <source>vertices moved: {:,}, bones: {:,}, rigid bodies: {:,}, joints: {:,}; morphs corrected: {:,}</source>
        <translation>移动的顶点：{:,}，骨骼：{:,}，刚体：{:,}，J点：{:,}；修正的变形：{:,}</translation>
    </message>
    <message>
        <source>weight type {}: 0 to {} expected</source>
        <translation>权重类型 {}：应为 0 到 {}</translation>
    </message>
    <message>
        <source>weights as in 0.5,1 expected, not {}</source>
        <translation>应为 0.5,1 这样的权重，而不是 {}</translation>
    </message>
    <message>
        <source>weights become whole percent</source>
        <translation>权重变为整数百分比</translation>
    </message>
    <message>
        <source>what they belong to is not there on the other side</source>
        <translation>所属对象在另一侧没有</translation>
    </message>
    <message>
        <source>{!r} is not a format that can be written</source>
        <translation>{!r} 不是可以写入的格式</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a PMD file</source>
        <translation>{!r} 不是 {!r}：不是 PMD 文件</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a PMX file</source>
        <translation>{!r} 不是 {!r}：不是 PMX 文件</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a VMD file</source>
        <translation>{!r} 不是 {!r}：不是 VMD 文件</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a VPD file</source>
        <translation>{!r} 不是 {!r}：不是 VPD 文件</translation>
    </message>
    <message>
        <source>{!r} is row {} too: references will go there</source>
        <translation>{!r} 与第 {} 行同名：引用会转到那里</translation>
    </message>
    <message>
        <source>{!r} will be a special frame</source>
        <translation>{!r} 将成为特殊枠</translation>
    </message>
    <message>
        <source>{!r} will be no special frame</source>
        <translation>{!r} 将不是特殊枠</translation>
    </message>
    <message>
        <source>{:,} bytes expected, {:,} are left</source>
        <translation>需要 {:,} 字节，只剩 {:,} 字节</translation>
    </message>
    <message>
        <source>{:,} characters, of which {:,} are taken</source>
        <translation>有 {:,} 个字符，采用其中 {:,} 个</translation>
    </message>
    <message>
        <source>{:,} elements of {} bytes at {:,}, but {:,} bytes</source>
        <translation>{:,} 个元素，各 {} 字节，位于 {:,}，但只有 {:,} 字节</translation>
    </message>
    <message>
        <source>{:,} entries that refer to no vertex</source>
        <translation>{:,} 个没有指向顶点的条目</translation>
    </message>
    <message>
        <source>{:,} faces that lack a corner</source>
        <translation>{:,} 个面缺少角</translation>
    </message>
    <message>
        <source>{:,} files in the archive; at most {:,} are unpacked</source>
        <translation>压缩包中有 {:,} 个文件；最多解压 {:,} 个</translation>
    </message>
    <message>
        <source>{:,} keys: more than the file can hold</source>
        <translation>{:,} 个关键帧：超出文件所能容纳的数量</translation>
    </message>
    <message>
        <source>{:,} lines are too many for a clipboard ({:,}): export a file</source>
        <translation>{:,} 行对剪贴板来说太多（上限 {:,}）：请导出为文件</translation>
    </message>
    <message>
        <source>{:,} lines, points or curves; only faces are kept</source>
        <translation>{:,} 个线、点或曲线；只保留面</translation>
    </message>
    <message>
        <source>{:,} of {:,}</source>
        <translation>{:,} / {:,}</translation>
    </message>
    <message>
        <source>{:,} rotations, not of length 1, differ by up to {:.2g} when read again</source>
        <translation>{:,} 个旋转长度不为 1，重新读取时最多相差 {:.2g}</translation>
    </message>
    <message>
        <source>{:,} vertices at most can be joined at once</source>
        <translation>一次最多可连接 {:,} 个顶点</translation>
    </message>
    <message>
        <source>{:,} vertices, of which a PMD holds {:,}</source>
        <translation>有 {:,} 个顶点，而 PMD 只能容纳 {:,} 个</translation>
    </message>
    <message>
        <source>{:,} weights expected, or one for all</source>
        <translation>应有 {:,} 个权重，或全部用一个</translation>
    </message>
    <message>
        <source>{:,} {}</source>
        <translation>{:,} 个{}</translation>
    </message>
    <message>
        <source>{:,} {} expected, {:,} are whole</source>
        <translation>{:,} 个{}，其中 {:,} 个完整</translation>
    </message>
    <message>
        <source>{:,} {}, but the numbers end after {:,}</source>
        <translation>{:,} 个{}，但数值在第 {:,} 个之后就没有了</translation>
    </message>
    <message>
        <source>{:,} {}: PMD holds {:,} at most</source>
        <translation>{:,} 个{}：PMD 最多容纳 {:,} 个</translation>
    </message>
    <message>
        <source>{:,} {}: a count from 0 to {:,} expected</source>
        <translation>{:,} 个{}：应为 0 到 {:,} 个</translation>
    </message>
    <message>
        <source>{:,} {}: {:,} at most expected</source>
        <translation>{:,} 个{}：最多应为 {:,} 个</translation>
    </message>
    <message>
        <source>{:g} {}, but {:,} numbers</source>
        <translation>{:g} 个{}，却有 {:,} 个数值</translation>
    </message>
    <message>
        <source>{} ({:,} in all: {})</source>
        <translation>{}（共 {:,} 个：{}）</translation>
    </message>
    <message>
        <source>{} added</source>
        <translation>已添加 {}</translation>
    </message>
    <message>
        <source>{} added: {:,} vertices, {:,} faces</source>
        <translation>已添加 {}：{:,} 个顶点，{:,} 个面</translation>
    </message>
    <message>
        <source>{} additional UVs: 0 to {} expected</source>
        <translation>{} 个追加UV：应为 0 到 {}</translation>
    </message>
    <message>
        <source>{} and {:,} more</source>
        <translation>{} 等，另有 {:,} 个</translation>
    </message>
    <message>
        <source>{} and {} are at the same place</source>
        <translation>{} 与 {} 在同一位置</translation>
    </message>
    <message>
        <source>{} and {} come first; {:,} items taken out</source>
        <translation>{} 和 {} 排在最前；移出 {:,} 个条目</translation>
    </message>
    <message>
        <source>{} and {} do not both come first, as special frames</source>
        <translation>{} 和 {} 没有作为特殊枠一起排在最前</translation>
    </message>
    <message>
        <source>{} are not kept</source>
        <translation>{} 不会保留</translation>
    </message>
    <message>
        <source>{} becomes the shared toon of that name</source>
        <translation>{} 变为同名的共用 Toon</translation>
    </message>
    <message>
        <source>{} becomes {}</source>
        <translation>{} 变为 {}</translation>
    </message>
    <message>
        <source>{} bones: a frame of a PMD has {} at most, and becomes several when it is saved</source>
        <translation>{} 根骨骼：PMD 的显示枠最多有 {} 根，保存时会拆成多个</translation>
    </message>
    <message>
        <source>{} cannot be a link of its own IK</source>
        <translation>{} 不能是自身 IK 的链接</translation>
    </message>
    <message>
        <source>{} cannot be its own append parent</source>
        <translation>{} 不能是自身的付与亲</translation>
    </message>
    <message>
        <source>{} cannot be its own parent</source>
        <translation>{} 不能是自身的父骨骼</translation>
    </message>
    <message>
        <source>{} cannot be its own tail</source>
        <translation>{} 不能是自身的末端</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} 无法读取：{}</translation>
    </message>
    <message>
        <source>{} cannot be the target of its own IK</source>
        <translation>{} 不能是自身 IK 的目标</translation>
    </message>
    <message>
        <source>{} cannot contain itself</source>
        <translation>{} 不能包含自身</translation>
    </message>
    <message>
        <source>{} cannot contain itself: {}</source>
        <translation>{} 不能包含自身：{}</translation>
    </message>
    <message>
        <source>{} cannot replace what matches the pattern {}</source>
        <translation>{} 无法替换与正则表达式 {} 匹配的内容</translation>
    </message>
    <message>
        <source>{} does not compile:
{}</source>
        <translation>{} 无法编译：
{}</translation>
    </message>
    <message>
        <source>{} does not fit into a byte</source>
        <translation>{} 无法放入一个字节</translation>
    </message>
    <message>
        <source>{} does not work on {}</source>
        <translation>{} 不适用于 {}</translation>
    </message>
    <message>
        <source>{} forks: choose one chain at a time, or only the ends of chains</source>
        <translation>{} 有分叉：请一次选择一条骨链，或只选择骨链的最后一根骨骼</translation>
    </message>
    <message>
        <source>{} had not come to rest</source>
        <translation>{} 没有静止下来</translation>
    </message>
    <message>
        <source>{} hangs from no bone that an IK could turn</source>
        <translation>{} 上方没有可供 IK 旋转的骨骼</translation>
    </message>
    <message>
        <source>{} has no fix: {}</source>
        <translation>{} 无法自动修复：{}</translation>
    </message>
    <message>
        <source>{} has no parameter {}</source>
        <translation>{} 没有参数 {}</translation>
    </message>
    <message>
        <source>{} has no parent</source>
        <translation>{} 没有父骨骼</translation>
    </message>
    <message>
        <source>{} has no position</source>
        <translation>{} 没有位置</translation>
    </message>
    <message>
        <source>{} has no row {}</source>
        <translation>{} 没有第 {} 行</translation>
    </message>
    <message>
        <source>{} has these faces and no others already</source>
        <translation>{} 已经只有这些面</translation>
    </message>
    <message>
        <source>{} index of {} bytes: 1, 2 or 4 expected</source>
        <translation>{}编号为 {} 字节：应为 1、2 或 4</translation>
    </message>
    <message>
        <source>{} inverse bind matrices for {} joints</source>
        <translation>{} 个逆绑定矩阵对应 {} 个关节</translation>
    </message>
    <message>
        <source>{} is a special display frame: choose another name</source>
        <translation>{} 是特殊枠：请选择其他名称</translation>
    </message>
    <message>
        <source>{} is always written in the model&apos;s own size</source>
        <translation>{} 始终以模型自身的大小写入</translation>
    </message>
    <message>
        <source>{} is both a file and a folder in the archive</source>
        <translation>{} 在压缩包中既是文件又是文件夹</translation>
    </message>
    <message>
        <source>{} is in no material library; a plain material instead</source>
        <translation>{} 不在任何材质库中；改用普通材质</translation>
    </message>
    <message>
        <source>{} is larger than the archive says</source>
        <translation>{} 比压缩包所记载的大</translation>
    </message>
    <message>
        <source>{} is larger than {:,} bytes</source>
        <translation>{} 大于 {:,} 字节</translation>
    </message>
    <message>
        <source>{} is locked</source>
        <translation>{} 已锁定</translation>
    </message>
    <message>
        <source>{} is missing</source>
        <translation>缺少 {}</translation>
    </message>
    <message>
        <source>{} is missing: {}</source>
        <translation>缺少 {}：{}</translation>
    </message>
    <message>
        <source>{} is neither read nor written</source>
        <translation>{} 既不能读取也不能写入</translation>
    </message>
    <message>
        <source>{} is no id: small letters, digits and hyphens expected</source>
        <translation>{} 不能用作 ID：应为小写字母、数字和连字符</translation>
    </message>
    <message>
        <source>{} is no longer open</source>
        <translation>{} 已不再打开</translation>
    </message>
    <message>
        <source>{} is no pair of a bone and a standard bone, as Arm_L=左腕</source>
        <translation>{} 不是“骨骼=标准骨骼”的组合（例如 Arm_L=左腕）</translation>
    </message>
    <message>
        <source>{} is no pattern: {}</source>
        <translation>{} 不是正则表达式：{}</translation>
    </message>
    <message>
        <source>{} is no semi-standard bone: {}</source>
        <translation>{} 不是准标准骨骼：{}</translation>
    </message>
    <message>
        <source>{} is no token of a DirectX file</source>
        <translation>{} 不是 DirectX 文件的标记</translation>
    </message>
    <message>
        <source>{} is no weight type</source>
        <translation>{} 不是权重类型</translation>
    </message>
    <message>
        <source>{} is no {}</source>
        <translation>{} 不是{}</translation>
    </message>
    <message>
        <source>{} is not a usable number; {} is used.</source>
        <translation>{} 不是可用的数值；使用 {}。</translation>
    </message>
    <message>
        <source>{} is not above {}</source>
        <translation>{} 不在 {} 之上</translation>
    </message>
    <message>
        <source>{} is not below {}</source>
        <translation>{} 不在 {} 之下</translation>
    </message>
    <message>
        <source>{} is not between {} and {}</source>
        <translation>{} 不在 {} 到 {} 之间</translation>
    </message>
    <message>
        <source>{} is not in the archive</source>
        <translation>{} 不在压缩包中</translation>
    </message>
    <message>
        <source>{} is not posed by hand alone: {}</source>
        <translation>{}不只由手动姿势决定：{}</translation>
    </message>
    <message>
        <source>{} is on another drive than the model: copy it beside the model first</source>
        <translation>{} 与模型不在同一驱动器：请先复制到模型旁边</translation>
    </message>
    <message>
        <source>{} is on the right: turn the model by 180° about Y, so that it faces -Z</source>
        <translation>{} 在右侧：请将模型绕 Y 轴旋转 180°，使其面向 -Z</translation>
    </message>
    <message>
        <source>{} is taken already</source>
        <translation>{} 已被占用</translation>
    </message>
    <message>
        <source>{} is the target of an IK already: {}</source>
        <translation>{} 已是某个 IK 的目标：{}</translation>
    </message>
    <message>
        <source>{} lacks {}</source>
        <translation>{} 缺少 {}</translation>
    </message>
    <message>
        <source>{} made</source>
        <translation>已新建 {}</translation>
    </message>
    <message>
        <source>{} morphs in display frames: MMD may crash where there are more than {}</source>
        <translation>显示枠中有 {} 个变形：超过 {} 个时 MMD 可能会崩溃</translation>
    </message>
    <message>
        <source>{} moves neither vertices nor UVs</source>
        <translation>{} 既不驱动顶点也不驱动 UV</translation>
    </message>
    <message>
        <source>{} needs a pose</source>
        <translation>{} 需要姿势</translation>
    </message>
    <message>
        <source>{} needs rows, and there are none</source>
        <translation>{} 需要行，但没有</translation>
    </message>
    <message>
        <source>{} numbers expected, not {}</source>
        <translation>应为 {} 个数值，而不是 {} 个</translation>
    </message>
    <message>
        <source>{} of {:,} bytes expected, {:,} bytes are left</source>
        <translation>应有 {}（{:,} 字节），只剩 {:,} 字节</translation>
    </message>
    <message>
        <source>{} on line {}</source>
        <translation>{}，第 {} 行</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} 或 {}</translation>
    </message>
    <message>
        <source>{} rows expected, not {}</source>
        <translation>应为 {} 行，而不是 {} 行</translation>
    </message>
    <message>
        <source>{} settings: {} or more expected</source>
        <translation>{} 个设置：应为 {} 个以上</translation>
    </message>
    <message>
        <source>{} vertex indices, not a multiple of 3; those left over are left out</source>
        <translation>{} 个顶点编号，不是 3 的倍数；已略去多余的</translation>
    </message>
    <message>
        <source>{} was not added: {}</source>
        <translation>没有添加 {}：{}</translation>
    </message>
    <message>
        <source>{} was renamed, because the name was taken</source>
        <translation>{} 因名称已被占用而重命名</translation>
    </message>
    <message>
        <source>{} was returned instead of a model</source>
        <translation>返回了 {} 而不是模型</translation>
    </message>
    <message>
        <source>{} was returned instead of bytes</source>
        <translation>返回了 {} 而不是字节数据</translation>
    </message>
    <message>
        <source>{} works on no rows</source>
        <translation>{} 不作用于行</translation>
    </message>
    <message>
        <source>{} would be {:,} bytes; at most {:,} are unpacked</source>
        <translation>{} 将有 {:,} 字节；最多解压 {:,} 字节</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>{} {} cannot be linked:
{}</source>
        <translation>无法链接 {} 和 {}：
{}</translation>
    </message>
    <message>
        <source>{} {} does not exist</source>
        <translation>{} {} 不存在</translation>
    </message>
    <message>
        <source>{} {}: a count of 0 or more expected</source>
        <translation>{} 个{}：数量应为 0 以上</translation>
    </message>
    <message>
        <source>{} {}: {}</source>
        <translation>{} {}：{}</translation>
    </message>
    <message>
        <source>{} {}: {} cannot be read</source>
        <translation>{} {}：无法读取 {}</translation>
    </message>
    <message>
        <source>{} × {} pixels are too many</source>
        <translation>{} × {} 像素太多</translation>
    </message>
    <message>
        <source>{}, and the like ({:,} in all: {})</source>
        <translation>{} 等（共 {:,} 个：{}）</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <translation>{}，第 {} 行：{}</translation>
    </message>
    <message>
        <source>{}, {}: {}</source>
        <translation>{}，{}：{}</translation>
    </message>
    <message>
        <source>{}: 7 numbers expected, an offset and a quaternion x y z w</source>
        <translation>{}：应为 7 个数值，即偏移和四元数 x y z w</translation>
    </message>
    <message>
        <source>{}: RRGGBB expected</source>
        <translation>{}：应为 RRGGBB</translation>
    </message>
    <message>
        <source>{}: a dot and small letters expected</source>
        <translation>{}：应为点和小写字母</translation>
    </message>
    <message>
        <source>{}: a file expected</source>
        <translation>{}：应指定文件</translation>
    </message>
    <message>
        <source>{}: a finite number expected</source>
        <translation>{}：应为有限的数值</translation>
    </message>
    <message>
        <source>{}: a fix, or why there is none, expected</source>
        <translation>{}：应给出修复方法，或不能修复的原因</translation>
    </message>
    <message>
        <source>{}: a folder within that of the model expected</source>
        <translation>{}：应为模型文件夹中的文件夹</translation>
    </message>
    <message>
        <source>{}: a function expected, not {}</source>
        <translation>{}：应为函数，而不是 {}</translation>
    </message>
    <message>
        <source>{}: a group expected, not {}</source>
        <translation>{}：应为组，而不是 {}</translation>
    </message>
    <message>
        <source>{}: a level expected, not {}</source>
        <translation>{}：应为级别，而不是 {}</translation>
    </message>
    <message>
        <source>{}: a list cannot be set as a whole</source>
        <translation>{}：不能整体设置列表</translation>
    </message>
    <message>
        <source>{}: a list expected, not {}</source>
        <translation>{}：应为列表，而不是 {}</translation>
    </message>
    <message>
        <source>{}: a name that begins with a Latin letter expected</source>
        <translation>{}：应为以拉丁字母开头的名称</translation>
    </message>
    <message>
        <source>{}: a subject, a dot and a verb expected</source>
        <translation>{}：应为 主语.动词 的形式</translation>
    </message>
    <message>
        <source>{}: a table of values expected</source>
        <translation>{}：应为值的表</translation>
    </message>
    <message>
        <source>{}: at least {:g}</source>
        <translation>{}：至少为 {:g}</translation>
    </message>
    <message>
        <source>{}: at most {:g}</source>
        <translation>{}：至多为 {:g}</translation>
    </message>
    <message>
        <source>{}: choose one, or remove the whole entry</source>
        <translation>{}：请选择一个，或删除整个条目</translation>
    </message>
    <message>
        <source>{}: it cannot be converted to the kind {} with the same effect</source>
        <translation>{}：改为{}种类后无法起到原来的作用</translation>
    </message>
    <message>
        <source>{}: its parameters are not declared: {}</source>
        <translation>{}：参数没有声明：{}</translation>
    </message>
    <message>
        <source>{}: keys are a list of texts, not {}</source>
        <translation>{}：keys 应为文本的列表，而不是 {}</translation>
    </message>
    <message>
        <source>{}: left out, because it refers to {}, which does not exist</source>
        <translation>{}：已略去，因为引用了不存在的 {}</translation>
    </message>
    <message>
        <source>{}: more than {:,} springs</source>
        <translation>{}：弹簧超过 {:,} 个</translation>
    </message>
    <message>
        <source>{}: neither a sphere nor a capsule nor a plane</source>
        <translation>{}：既不是球体、胶囊体，也不是平面</translation>
    </message>
    <message>
        <source>{}: node {} has no mesh</source>
        <translation>{}：节点 {} 没有网格</translation>
    </message>
    <message>
        <source>{}: not every value can be computed</source>
        <translation>{}：并非每个值都能计算</translation>
    </message>
    <message>
        <source>{}: old=new expected, separated by commas</source>
        <translation>{}：应为 旧=新，用逗号分隔</translation>
    </message>
    <message>
        <source>{}: one of {} expected</source>
        <translation>{}：应为以下之一：{}</translation>
    </message>
    <message>
        <source>{}: one of {} expected, not {}</source>
        <translation>{}：应为 {} 之一，而不是 {}</translation>
    </message>
    <message>
        <source>{}: only its entries can be edited</source>
        <translation>{}：只能编辑其中的条目</translation>
    </message>
    <message>
        <source>{}: only lines and markers are drawn of plug-ins</source>
        <translation>{}：插件中只能绘制线和标记</translation>
    </message>
    <message>
        <source>{}: small letters, digits and hyphens expected</source>
        <translation>{}：应为小写字母、数字和连字符</translation>
    </message>
    <message>
        <source>{}: some of {} expected</source>
        <translation>{}：需要 {} 中的一些</translation>
    </message>
    <message>
        <source>{}: the file does not fit into the memory</source>
        <translation>{}：内存容纳不下该文件</translation>
    </message>
    <message>
        <source>{}: the files were not written: {}</source>
        <translation>{}：文件未写入：{}</translation>
    </message>
    <message>
        <source>{}: the morph is of another kind</source>
        <translation>{}：变形的种类不同</translation>
    </message>
    <message>
        <source>{}: there is no field {}; there are {}</source>
        <translation>{}：没有字段 {}；现有 {}</translation>
    </message>
    <message>
        <source>{}: there is no material {}</source>
        <translation>{}：没有材质 {}</translation>
    </message>
    <message>
        <source>{}: there is no table {}</source>
        <translation>{}：没有列表 {}</translation>
    </message>
    <message>
        <source>{}: this is no text in UTF-8</source>
        <translation>{}：不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>{}: too few columns to tell which row is meant</source>
        <translation>{}：列数太少，无法确定是哪一行</translation>
    </message>
    <message>
        <source>{}: yes or no expected, not {}</source>
        <translation>{}：应为 yes 或 no，而不是 {}</translation>
    </message>
    <message>
        <source>{}: {:,}</source>
        <translation>{}：{:,}</translation>
    </message>
    <message>
        <source>{}: {:,} deleted</source>
        <translation>{}：已删除 {:,} 个</translation>
    </message>
    <message>
        <source>{}: {:,} duplicated</source>
        <translation>{}：已创建 {:,} 个副本</translation>
    </message>
    <message>
        <source>{}: {:,} inserted</source>
        <translation>{}：已插入 {:,} 个</translation>
    </message>
    <message>
        <source>{}: {:,} moved down</source>
        <translation>{}：已将 {:,} 个下移</translation>
    </message>
    <message>
        <source>{}: {:,} moved to row {}</source>
        <translation>{}：已将 {:,} 个移到第 {} 行</translation>
    </message>
    <message>
        <source>{}: {:,} moved to the bottom</source>
        <translation>{}：已将 {:,} 个移到最后</translation>
    </message>
    <message>
        <source>{}: {:,} moved to the top</source>
        <translation>{}：已将 {:,} 个移到最前</translation>
    </message>
    <message>
        <source>{}: {:,} moved up</source>
        <translation>{}：已将 {:,} 个上移</translation>
    </message>
    <message>
        <source>{}: {:,} sorted by {}</source>
        <translation>{}：已将 {:,} 个按{}排序</translation>
    </message>
    <message>
        <source>{}: {:,} transformed</source>
        <translation>{}：已变换 {:,} 个</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}：{}</translation>
    </message>
    <message>
        <source>{}: {} cannot be read</source>
        <translation>{}：无法读取 {}</translation>
    </message>
    <message>
        <source>{}: {} cannot be read and is ignored</source>
        <translation>{}：无法读取 {}，已忽略</translation>
    </message>
    <message>
        <source>{}: {} cannot be written in this encoding ({})</source>
        <translation>{}：{} 无法用此编码 ({}) 写入</translation>
    </message>
    <message>
        <source>{}: {} columns instead of {}</source>
        <translation>{}：有 {} 列，应为 {} 列</translation>
    </message>
    <message>
        <source>{}: {} does not exist</source>
        <translation>{}：{} 不存在</translation>
    </message>
    <message>
        <source>{}: {} does not exist; set to none</source>
        <translation>{}：{} 不存在；设为无</translation>
    </message>
    <message>
        <source>{}: {} is not kept</source>
        <translation>{}：{} 不会保留</translation>
    </message>
    <message>
        <source>{}: {} is not known; there are {}</source>
        <translation>{}：没有 {}；现有 {}</translation>
    </message>
    <message>
        <source>{}: {} is not what belongs there</source>
        <translation>{}：{} 不是此处应有的值</translation>
    </message>
    <message>
        <source>{}: {} of {:,} set</source>
        <translation>{}：已将{}设置到 {:,} 个</translation>
    </message>
    <message>
        <source>{}: {} values expected, not {}</source>
        <translation>{}：应为 {} 个值，而不是 {} 个</translation>
    </message>
    <message>
        <source>{}: {}. Rows can only be read here; they change by model.edit: &quot;with model.edit() as edit: edit.set(table, rows, field, value)&quot;</source>
        <translation>{}：{}。这里的行是只读的；请用 model.edit 更改：&quot;with model.edit() as edit: edit.set(table, rows, field, value)&quot;</translation>
    </message>
    <message>
        <source>{}; it is left out.</source>
        <translation>{}；已略去。</translation>
    </message>
    <message>
        <source>{}; joints: {:,}</source>
        <translation>{}；Joint：{:,}</translation>
    </message>
    <message>
        <source>{}; morphs removed: {:,}</source>
        <translation>{}；删除的变形：{:,}</translation>
    </message>
    <message>
        <source>{}; normals are made instead</source>
        <translation>{}；改为重新生成法线</translation>
    </message>
    <message>
        <source>{}; not to be made of what is there, {:,}: {}</source>
        <translation>{}；无法用现有内容制作的 {:,} 个：{}</translation>
    </message>
    <message>
        <source>{}; still there: {:,}</source>
        <translation>{}；仍有：{:,}</translation>
    </message>
    <message>
        <source>{}; there already: {}</source>
        <translation>{}；已有：{}</translation>
    </message>
    <message>
        <source>{}; {:,} {} in all</source>
        <translation>{}；共 {:,} 个{}</translation>
    </message>
    <message>
        <source>{}; {} expected</source>
        <translation>{}；应为 {}</translation>
    </message>
    <message>
        <source>{}; {} with them: {:,}</source>
        <translation>{}；连同{}：{:,}</translation>
    </message>
    <message>
        <source>“{}” is the name of {:,} rows</source>
        <translation>“{}”是 {:,} 行的名称</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>{text} ({count} times)</source>
        <translation>{text}（{count} 条）</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>{} has changes that are not saved.</source>
        <translation>{} 有未保存的更改。</translation>
    </message>
    <message>
        <source>They are lost if you do not save them.</source>
        <translation>如果不保存，更改将会丢失。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>A form is open</source>
        <translation>有打开的表单</translation>
    </message>
    <message>
        <source>Apply “{}” first?</source>
        <translation>先应用“{}”吗？</translation>
    </message>
    <message>
        <source>Its form is open, and OK was not pressed there yet.</source>
        <translation>它的表单仍打开着，尚未按“确定”。</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go on without</source>
        <translation>不应用并继续(&amp;G)</translation>
    </message>
    <message>
        <source>Picture of morphs</source>
        <translation>变形图片</translation>
    </message>
    <message>
        <source>Several morphs are selected. Which ones does the picture show?</source>
        <translation>选择了多个变形。要显示哪些？</translation>
    </message>
    <message>
        <source>&amp;All: {}</source>
        <translation>全部：{}(&amp;A)</translation>
    </message>
    <message>
        <source>The &amp;selected ones: {}</source>
        <translation>所选的：{}(&amp;S)</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Read {} again and give up all changes?</source>
        <translation>重新读取 {} 并放弃所有更改？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>此操作无法撤销。</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation>还原(&amp;R)</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>已被其他程序更改</translation>
    </message>
    <message>
        <source>Another program has changed {} since it was opened or saved here.</source>
        <translation>{} 在此处打开或保存之后，已被其他程序更改。</translation>
    </message>
    <message>
        <source>If you overwrite it, the file as it is now is kept beside it as {}.</source>
        <translation>如果覆盖，现在的文件会作为 {} 保留在旁边。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比较(&amp;M)</translation>
    </message>
    <message>
        <source>Saves nothing and shows what differs</source>
        <translation>不保存，只显示差异</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>保存到别处(&amp;E)…</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>无法打开该文件。</translation>
    </message>
    <message>
        <source>The format has no room for this model. Choose another one.</source>
        <translation>该格式容纳不下此模型。请选择其他格式。</translation>
    </message>
    <message>
        <source>The file may be damaged or of another format. It was not changed.</source>
        <translation>文件可能已损坏或是其他格式。文件没有改动。</translation>
    </message>
    <message>
        <source>Close it in the other program and save again, or choose another name.</source>
        <translation>请在另一个程序中关闭它后再次保存，或选择其他名称。</translation>
    </message>
    <message>
        <source>Choose another folder, or change the permissions of the file.</source>
        <translation>请选择其他文件夹，或更改文件的权限。</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>文件可能已被移动、重命名或删除。</translation>
    </message>
    <message>
        <source>Check the disk, or try another folder.</source>
        <translation>请检查磁盘，或换一个文件夹试试。</translation>
    </message>
    <message>
        <source>The details help to find the cause.</source>
        <translation>详细信息有助于查找原因。</translation>
    </message>
</context>
<context>
    <name>MessagesPane</name>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Messages: {count}</source>
        <translation>消息：{count}</translation>
    </message>
    <message>
        <source>No messages</source>
        <translation>没有消息</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>&amp;Transform mode</source>
        <translation>变换模式(&amp;T)</translation>
    </message>
    <message>
        <source>Move bones and morphs and play motions; the model itself stays as it is</source>
        <translation>移动骨骼和变形并播放动作；模型本身保持不变</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Change the model</source>
        <translation>更改模型</translation>
    </message>
    <message>
        <source>Move the model</source>
        <translation>让模型动起来</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>变换</translation>
    </message>
</context>
<context>
    <name>ModelBrowser</name>
    <message>
        <source>&amp;Folder…</source>
        <translation>文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Find a file or a model name</source>
        <translation>查找文件名或模型名称</translation>
    </message>
    <message>
        <source>&amp;Textures missing</source>
        <translation>缺少贴图(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Errors found</source>
        <translation>发现错误(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Append to the open model…</source>
        <translation>追加到打开的模型(&amp;A)…</translation>
    </message>
    <message>
        <source>Models in a folder</source>
        <translation>文件夹中的模型</translation>
    </message>
    <message>
        <source>Or drag a model into the model view; dropped elsewhere it is opened</source>
        <translation>也可将模型拖到模型视图中；拖到其他地方则会打开</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Browse a folder</source>
        <translation>浏览文件夹</translation>
    </message>
    <message>
        <source>Models: {}</source>
        <translation>模型：{}</translation>
    </message>
    <message>
        <source>Models: {} of {}</source>
        <translation>模型：{} / {}</translation>
    </message>
    <message>
        <source>; there are more, which are not listed</source>
        <translation>；还有更多，未列出</translation>
    </message>
    <message>
        <source>Show in its &amp;folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
</context>
<context>
    <name>ModelEditor</name>
    <message>
        <source>Open models</source>
        <translation>已打开的模型</translation>
    </message>
    <message>
        <source>The models of the other tabs, as they are now, saved or not</source>
        <translation>其他标签页中模型的当前状态，无论是否已保存</translation>
    </message>
    <message>
        <source>No other model is open</source>
        <translation>没有打开其他模型</translation>
    </message>
    <message>
        <source>{} (open)</source>
        <translation>{}（已打开）</translation>
    </message>
</context>
<context>
    <name>ModelFolder</name>
    <message>
        <source>The program ended when it looked into the file</source>
        <translation>程序在检查该文件时退出</translation>
    </message>
</context>
<context>
    <name>ModelGallery</name>
    <message>
        <source>⚠ cannot be read</source>
        <translation>⚠ 无法读取</translation>
    </message>
    <message>
        <source>⚠ textures missing: {}</source>
        <translation>⚠ 缺少贴图：{}</translation>
    </message>
    <message>
        <source>⚠ errors: {}</source>
        <translation>⚠ 错误：{}</translation>
    </message>
    <message>
        <source>Vertices: {}</source>
        <translation>顶点：{}</translation>
    </message>
    <message>
        <source>Textures that are missing:</source>
        <translation>缺少的贴图：</translation>
    </message>
    <message>
        <source>Errors that the checks find:</source>
        <translation>检查发现的错误：</translation>
    </message>
</context>
<context>
    <name>MorphBar</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Select vertices that the morph {morph} is to move, or sculpt with brushes; the mesh stays.</source>
        <translation>选择表情 {morph} 要移动的顶点，或用笔刷雕刻；网格不变。</translation>
    </message>
    <message>
        <source>Select bones that the morph {morph} is to move; the bones stay.</source>
        <translation>选择表情 {morph} 要移动的骨骼；骨骼本身不变。</translation>
    </message>
    <message>
        <source>Select materials that the morph {morph} is to color; they stay as they are.</source>
        <translation>选择表情 {morph} 要着色的材质；材质本身不变。</translation>
    </message>
    <message>
        <source>In the UV pane, select what the morph {morph} is to move; the UVs stay.</source>
        <translation>在 UV 面板中选择表情 {morph} 要移动的内容；UV 不变。</translation>
    </message>
    <message>
        <source>Show the UV pane</source>
        <translation>显示 UV 面板</translation>
    </message>
    <message>
        <source>Select {rows}</source>
        <translation>选择{rows}</translation>
    </message>
    <message>
        <source>What handles and brushes move goes into the morph {morph}; the mesh stays as it is.</source>
        <translation>控制柄和笔刷的移动会写入变形 {morph}；网格保持不变。</translation>
    </message>
    <message>
        <source>How handles move and turn bones goes into the morph {morph}; the bones stay as they are.</source>
        <translation>用控制柄移动和旋转骨骼的结果会写入变形 {morph}；骨骼保持不变。</translation>
    </message>
    <message>
        <source>Colours and edges that the inspector changes go into the morph {morph}; materials stay.</source>
        <translation>在“属性”中更改的颜色和轮廓线会写入变形 {morph}；材质保持不变。</translation>
    </message>
    <message>
        <source>How the morph comes to what is seen. Where multiplying cannot, as of 0, it adds</source>
        <translation>变形以何种运算得到所见的值。乘算无法做到时（例如原值为 0）使用加算</translation>
    </message>
    <message>
        <source>What is moved in the UV pane goes into the morph {morph}; the UVs stay as they are.</source>
        <translation>在 UV 窗格中的移动会写入变形 {morph}；UV 保持不变。</translation>
    </message>
</context>
<context>
    <name>MorphCard</name>
    <message>
        <source>The weight at which the model in the view shows the morph</source>
        <translation>视图中的模型显示该变形时的量</translation>
    </message>
</context>
<context>
    <name>MorphCommands</name>
    <message>
        <source>&amp;Edit on the model</source>
        <translation>在模型上编辑(&amp;E)</translation>
    </message>
    <message>
        <source>While this is on, the model is shown with the selected morph at 1, and what is moved or coloured changes the morph, not the model</source>
        <translation>打开时，以选中表情为 1 显示模型，移动或着色只改变该表情，不改变模型</translation>
    </message>
    <message>
        <source>Select a morph of vertices, UVs, bones or materials</source>
        <translation>请选中一个顶点、UV、骨骼或材质变形</translation>
    </message>
</context>
<context>
    <name>MorphKind</name>
    <message>
        <source>Change the kind</source>
        <translation>更改种类</translation>
    </message>
    <message>
        <source>Offsets that a morph of the new kind cannot hold: {count}</source>
        <translation>新种类的变形无法容纳的偏移：{count}</translation>
    </message>
    <message>
        <source>They can be converted: the morph does the same then as one of the new kind.</source>
        <translation>可以转换：转换后变形以新的种类实现相同的效果。</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>转换(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Delete and change</source>
        <translation>删除并更改(&amp;D)</translation>
    </message>
</context>
<context>
    <name>MorphList</name>
    <message>
        <source>Morph {name}</source>
        <translation>变形 {name}</translation>
    </message>
    <message>
        <source>Set by hand: this overrides the motion until it is reset</source>
        <translation>手动设置：在重置之前优先于动作</translation>
    </message>
    <message>
        <source>{kind}, now on: {morph}</source>
        <translation>{kind}，当前开启：{morph}</translation>
    </message>
    <message>
        <source>Drag, or ← →, with Shift finer, with Ctrl coarser; Space: all or nothing; double click: reset</source>
        <translation>拖动或按 ← →，Shift 更精细，Ctrl 更粗略；空格键：全有或全无；双击：重置</translation>
    </message>
    <message>
        <source>By panel, as MMD shows them</source>
        <translation>按面板，与 MMD 中的显示相同</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>The number of the morph</source>
        <translation>变形的编号</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>The weight; type any number, also below 0 and above 1</source>
        <translation>变形量；可输入任意数值，包括小于 0 和大于 1</translation>
    </message>
</context>
<context>
    <name>MorphPane</name>
    <message>
        <source>Show the morphs as pictures; Space or a double click takes one to 1, or back to 0</source>
        <translation>以图片显示变形；按空格或双击设为 1 或恢复为 0</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Give the selected morphs back to the motion, or to 0 (or double click a slider)</source>
        <translation>让选中的变形恢复为动作的值或 0（也可双击滑块）</translation>
    </message>
    <message>
        <source>Give all morphs back to the motion, or to 0</source>
        <translation>让所有变形恢复为动作的值或 0</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Set to 0</source>
        <translation>设为 0</translation>
    </message>
    <message>
        <source>Set to 1</source>
        <translation>设为 1</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>移到面板</translation>
    </message>
</context>
<context>
    <name>MotionCommands</name>
    <message>
        <source>Load motion</source>
        <translation>加载动作</translation>
    </message>
    <message>
        <source>Load pose</source>
        <translation>加载姿势</translation>
    </message>
    <message>
        <source>{name} loaded; keys: {keys}, not in the model: {lacking}</source>
        <translation>已加载 {name}；关键帧：{keys}，模型中没有：{lacking}</translation>
    </message>
    <message>
        <source>Load pose {}</source>
        <translation>加载姿势 {}</translation>
    </message>
    <message>
        <source>{name} loaded; bones: {bones}, morphs: {morphs}, not in the model: {lacking}</source>
        <translation>已加载 {name}；骨骼：{bones}，变形：{morphs}，模型中没有：{lacking}</translation>
    </message>
    <message>
        <source>{} holds a model, no motion</source>
        <translation>{} 是模型，不是动作</translation>
    </message>
    <message>
        <source>Motions removed: {count}</source>
        <translation>已移除动作：{count}</translation>
    </message>
    <message>
        <source>Save pose</source>
        <translation>保存姿势</translation>
    </message>
    <message>
        <source>Save motion</source>
        <translation>保存动作</translation>
    </message>
    <message>
        <source>Put the keys into</source>
        <translation>将关键帧加入</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>无法打开该文件。</translation>
    </message>
    <message>
        <source>[{mode.toggle} goes back to editing]</source>
        <translation>[{mode.toggle} 返回编辑]</translation>
    </message>
    <message>
        <source>[{playback.play} plays]</source>
        <translation>[{playback.play} 播放]</translation>
    </message>
    <message>
        <source>{text}; in Transform mode: {keys}</source>
        <translation>{text}；已进入变换模式：{keys}</translation>
    </message>
    <message>
        <source>{text}; in Transform mode</source>
        <translation>{text}；已进入变换模式</translation>
    </message>
    <message>
        <source>Opening {}</source>
        <translation>正在打开 {}</translation>
    </message>
    <message>
        <source>There is nothing to save: the model is in its rest pose</source>
        <translation>没有可保存的内容：模型处于初始姿势</translation>
    </message>
    <message>
        <source>The file could not be saved; what was there is untouched.</source>
        <translation>无法保存该文件；原有文件没有改动。</translation>
    </message>
    <message>
        <source>Saving {} was cancelled</source>
        <translation>已取消保存 {}</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>正在保存 {}</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>已保存 {}</translation>
    </message>
    <message>
        <source>{} saved; scales of bones are not in it, as its format has none</source>
        <translation>已保存 {}；其中不含骨骼的缩放，因为该格式不支持</translation>
    </message>
</context>
<context>
    <name>MotionList</name>
    <message>
        <source>frames: {frames}, bones: {bones}, morphs: {morphs}, camera keys: {camera}</source>
        <translation>帧：{frames}，骨骼：{bones}，变形：{morphs}，相机关键帧：{camera}</translation>
    </message>
</context>
<context>
    <name>MotionsView</name>
    <message>
        <source>Drop motions (VMD) here, or load them with +</source>
        <translation>把动作 (VMD) 拖放到这里，或用 + 加载</translation>
    </message>
</context>
<context>
    <name>NameChanges</name>
    <message>
        <source>Names before and after</source>
        <translation>更改前后的名称</translation>
    </message>
</context>
<context>
    <name>NameNote</name>
    <message>
        <source>{size} of {limit} bytes in Shift-JIS</source>
        <translation>Shift-JIS 中 {size} / {limit} 字节</translation>
    </message>
    <message>
        <source>All {count} selected rows get this name.</source>
        <translation>选中的 {count} 行都将使用此名称。</translation>
    </message>
</context>
<context>
    <name>NestedList</name>
    <message>
        <source>{list}: edited one row at a time.</source>
        <translation>{list}：一次编辑一行。</translation>
    </message>
    <message>
        <source>Add selected to {list}</source>
        <translation>将选中项添加到{list}</translation>
    </message>
    <message>
        <source>Add selected</source>
        <translation>添加选中项</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>转到该处</translation>
    </message>
    <message>
        <source>Paste references</source>
        <translation>粘贴引用</translation>
    </message>
    <message>
        <source>Paste references: what was copied so. Rows can be dragged here, too</source>
        <translation>粘贴引用：以此方式复制的内容。也可以把行拖到这里</translation>
    </message>
    <message>
        <source>Tie the selected vertices to the nearest of the selected rigid bodies, or of all</source>
        <translation>把选中的顶点系在选中的（没有选中则为所有的）刚体中最近的一个上</translation>
    </message>
    <message>
        <source>Add what is selected in the tables that the list refers to</source>
        <translation>添加该列表所引用的列表中选中的内容</translation>
    </message>
    <message>
        <source>Add selected ({count})</source>
        <translation>添加选中项 ({count})</translation>
    </message>
    <message>
        <source>Select to add…</source>
        <translation>选择要添加的内容…</translation>
    </message>
</context>
<context>
    <name>NestedModel</name>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Add to {list}</source>
        <translation>添加到{list}</translation>
    </message>
    <message>
        <source>Remove from {list}</source>
        <translation>从{list}中移除</translation>
    </message>
    <message>
        <source>Reorder {list}</source>
        <translation>调整{list}的顺序</translation>
    </message>
    <message>
        <source>Select in {section} first what the new entry holds: it needs one of them</source>
        <translation>请先在{section}中选中新条目的对象：条目必须有一个对象</translation>
    </message>
</context>
<context>
    <name>NewBodyDialog</name>
    <message>
        <source>New rigid bodies by click</source>
        <translation>点击新建刚体</translation>
    </message>
    <message>
        <source>Each click in the model view makes a rigid body, on the bone that moves the mesh there most. Escape ends it.</source>
        <translation>每在模型视图中点击一次，就为最能驱动该处网格的骨骼新建一个刚体。按 Esc 结束。</translation>
    </message>
    <message>
        <source>In the &amp;middle, between front and back</source>
        <translation>在前后两面的中间(&amp;M)</translation>
    </message>
    <message>
        <source>On the &amp;surface</source>
        <translation>在表面上(&amp;S)</translation>
    </message>
    <message>
        <source>In a &amp;chain: joined with the rigid body before it</source>
        <translation>连成链(&amp;C)：与前一个刚体相连</translation>
    </message>
    <message>
        <source>The next one is joined with none, as no rigid body is selected</source>
        <translation>未选中刚体，因此下一个不与任何刚体相连</translation>
    </message>
    <message>
        <source>The next one is joined with {}</source>
        <translation>下一个与 {} 相连</translation>
    </message>
</context>
<context>
    <name>NewBoneDialog</name>
    <message>
        <source>New bones by click</source>
        <translation>点击新建骨骼</translation>
    </message>
    <message>
        <source>Each click in the model view makes a bone. Escape ends it.</source>
        <translation>在模型视图中每点击一次就创建一个骨骼。按 Escape 结束。</translation>
    </message>
    <message>
        <source>In the &amp;middle, between front and back</source>
        <translation>在前后两面的中间(&amp;M)</translation>
    </message>
    <message>
        <source>On the &amp;surface</source>
        <translation>在表面上(&amp;S)</translation>
    </message>
    <message>
        <source>On the &amp;plane of the picture, through the selected bone</source>
        <translation>在穿过选中骨骼、与画面平行的平面上(&amp;P)</translation>
    </message>
    <message>
        <source>Lead the &amp;tail of the parent to it</source>
        <translation>将父骨骼的末端指向它(&amp;T)</translation>
    </message>
    <message>
        <source>Tails of bones that are made here lead to the next one anyway</source>
        <translation>在此制作的骨骼，其末端总是指向下一根</translation>
    </message>
    <message>
        <source>The next one has no parent, as no bone is selected</source>
        <translation>没有选中骨骼，因此下一个骨骼没有父骨骼</translation>
    </message>
    <message>
        <source>The next one is a child of {}</source>
        <translation>下一个骨骼的父骨骼：{}</translation>
    </message>
</context>
<context>
    <name>NewVertexDialog</name>
    <message>
        <source>New vertices by click</source>
        <translation>点击新建顶点</translation>
    </message>
    <message>
        <source>Each click in the model view makes a vertex, with weights and UVs as the nearest surface has them. Escape ends it.</source>
        <translation>在模型视图中每点击一次就新建一个顶点，权重和 UV 取自最近的表面。按 Esc 结束。</translation>
    </message>
    <message>
        <source>On the &amp;surface</source>
        <translation>在表面上(&amp;S)</translation>
    </message>
    <message>
        <source>On the &amp;plane of the picture, through the selected vertex</source>
        <translation>在通过选中顶点的画面平面上(&amp;P)</translation>
    </message>
    <message>
        <source>In a s&amp;trip: with a face between it and the last two</source>
        <translation>成带状：与前两个顶点之间生成面(&amp;T)</translation>
    </message>
</context>
<context>
    <name>NoModel</name>
    <message>
        <source>No model to move</source>
        <translation>没有可驱动的模型</translation>
    </message>
    <message>
        <source>Open a model first, then this file: it will move the model.</source>
        <translation>请先打开模型，再打开此文件：它会让模型动起来。</translation>
    </message>
    <message>
        <source>{name} is a pose of {count} bones.</source>
        <translation>{name} 是含 {count} 根骨骼的姿势。</translation>
    </message>
    <message>
        <source>{name} is a motion with {count} keys.</source>
        <translation>{name} 是含 {count} 个关键帧的动作。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>The model cannot be shown.</source>
        <translation>无法显示该模型。</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Not a number or sum: {text}</source>
        <translation>不是数值或算式：{text}</translation>
    </message>
    <message>
        <source>This has no finite result.</source>
        <translation>结果不是有限的数值。</translation>
    </message>
</context>
<context>
    <name>OneName</name>
    <message>
        <source>Give {count} rows the same {field}?</source>
        <translation>要把 {count} 行的“{field}”设为相同吗？</translation>
    </message>
    <message>
        <source>Motions find bones and morphs by their names. Rename… gives each row a name of its own.</source>
        <translation>动作按名称查找骨骼和变形。“批量重命名…”可以给每行各自的名称。</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>批量重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Write all</source>
        <translation>全部写入(&amp;W)</translation>
    </message>
</context>
<context>
    <name>OpenForms</name>
    <message>
        <source>Nothing was done</source>
        <translation>未执行任何操作</translation>
    </message>
    <message>
        <source>Not shown now; OK applies it</source>
        <translation>现在未显示；按“确定”即应用</translation>
    </message>
    <message>
        <source>Nothing was done, for “{}” is not applied yet</source>
        <translation>未执行任何操作，因为“{}”尚未应用</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening {}</source>
        <translation>正在打开 {}</translation>
    </message>
    <message>
        <source>{} was not opened</source>
        <translation>未打开 {}</translation>
    </message>
    <message>
        <source>Opening {} was cancelled</source>
        <translation>已取消打开 {}</translation>
    </message>
</context>
<context>
    <name>Operation</name>
    <message>
        <source>Add a bone at a position</source>
        <translation>在指定位置添加骨骼</translation>
    </message>
    <message>
        <source>Add a parent bone</source>
        <translation>添加上级骨骼</translation>
    </message>
    <message>
        <source>Add a primitive</source>
        <translation>添加基本形状</translation>
    </message>
    <message>
        <source>Add an append bone</source>
        <translation>添加付与骨骼</translation>
    </message>
    <message>
        <source>Add bones</source>
        <translation>添加骨骼</translation>
    </message>
    <message>
        <source>Adds a bone at a position, with or without a parent, and with a name and side.</source>
        <translation>在指定位置添加一根骨骼，可有父骨骼也可没有，并可指定名称和左右。</translation>
    </message>
    <message>
        <source>Adds a group morph that moves the selected ones by these weights.</source>
        <translation>添加一个组变形，按这些权重驱动选中的变形。</translation>
    </message>
    <message>
        <source>Adds a plane, box, sphere, cylinder, cone, torus or rope, with normals, UVs and a material of its own.</source>
        <translation>添加平面、箱、球、圆柱、圆锥、圆环或绳，带有法线、UV 和自己的材质。</translation>
    </message>
    <message>
        <source>Adds bones at the place of each selected one, at its tail, or as its tip.</source>
        <translation>在每根选中骨骼的位置、末端，或作为其尖端添加骨骼。</translation>
    </message>
    <message>
        <source>Align left and right</source>
        <translation>对齐左右</translation>
    </message>
    <message>
        <source>Ambient from diffuse</source>
        <translation>由漫反射色设置环境色</translation>
    </message>
    <message>
        <source>Anchor vertices to rigid bodies</source>
        <translation>将顶点锚定到刚体</translation>
    </message>
    <message>
        <source>Append a model</source>
        <translation>追加模型</translation>
    </message>
    <message>
        <source>Apply a preset to soft bodies</source>
        <translation>将预设应用于软体</translation>
    </message>
    <message>
        <source>Apply the shape to the model</source>
        <translation>将形状应用于模型</translation>
    </message>
    <message>
        <source>Automatic weights</source>
        <translation>自动权重</translation>
    </message>
    <message>
        <source>Average weights at one place</source>
        <translation>平均同一位置的权重</translation>
    </message>
    <message>
        <source>Bring back far vertices</source>
        <translation>拉回远处的顶点</translation>
    </message>
    <message>
        <source>Chains and skirt</source>
        <translation>骨链与裙子</translation>
    </message>
    <message>
        <source>Clamp colours</source>
        <translation>限制颜色范围</translation>
    </message>
    <message>
        <source>Clean IK</source>
        <translation>清理 IK</translation>
    </message>
    <message>
        <source>Clean anchors and pins</source>
        <translation>清理锚点和固定点</translation>
    </message>
    <message>
        <source>Clean textures</source>
        <translation>清理贴图</translation>
    </message>
    <message>
        <source>Combine morphs</source>
        <translation>组合变形</translation>
    </message>
    <message>
        <source>Convert morphs</source>
        <translation>转换变形</translation>
    </message>
    <message>
        <source>Convert skeleton to MMD</source>
        <translation>转换为 MMD 骨架</translation>
    </message>
    <message>
        <source>Convert weights</source>
        <translation>转换权重</translation>
    </message>
    <message>
        <source>Copies materials with their faces, vertices and weights.</source>
        <translation>为材质创建副本，包括其面、顶点和权重。</translation>
    </message>
    <message>
        <source>Copy UVs to another channel</source>
        <translation>将 UV 复制到其他通道</translation>
    </message>
    <message>
        <source>Copy weights</source>
        <translation>复制权重</translation>
    </message>
    <message>
        <source>Cut faces</source>
        <translation>切割面</translation>
    </message>
    <message>
        <source>Deform after physics</source>
        <translation>改为物理后变形</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete with faces and vertices</source>
        <translation>连同面和顶点删除</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Duplicate with faces and vertices</source>
        <translation>连同面和顶点创建副本</translation>
    </message>
    <message>
        <source>Extrude faces</source>
        <translation>挤出面</translation>
    </message>
    <message>
        <source>Faces from vertices</source>
        <translation>由顶点生成面</translation>
    </message>
    <message>
        <source>Faces to a new material</source>
        <translation>将面移到新材质</translation>
    </message>
    <message>
        <source>Fill holes</source>
        <translation>填补孔洞</translation>
    </message>
    <message>
        <source>Fixed axis along the tail</source>
        <translation>沿末端设置固定轴</translation>
    </message>
    <message>
        <source>Flip faces</source>
        <translation>翻转面</translation>
    </message>
    <message>
        <source>Flip through morphs</source>
        <translation>新建翻转变形</translation>
    </message>
    <message>
        <source>Gives the selected bones local axes as MMD has them for arms: X to the tail, Z away from the viewer.</source>
        <translation>给选中的骨骼设置与 MMD 手臂相同的局部轴：X 指向末端，Z 背离观看者。</translation>
    </message>
    <message>
        <source>Group morphs</source>
        <translation>新建组变形</translation>
    </message>
    <message>
        <source>Hide tips (〜先)</source>
        <translation>隐藏尖端（〜先）</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Insert a bone before the child</source>
        <translation>在子骨骼之前插入骨骼</translation>
    </message>
    <message>
        <source>Join rigid bodies</source>
        <translation>连接刚体</translation>
    </message>
    <message>
        <source>Limit weights</source>
        <translation>限制权重</translation>
    </message>
    <message>
        <source>Local axes along the tail</source>
        <translation>沿末端设置局部轴</translation>
    </message>
    <message>
        <source>Make IK</source>
        <translation>新建 IK</translation>
    </message>
    <message>
        <source>Make names unique</source>
        <translation>消除重名</translation>
    </message>
    <message>
        <source>Makes a rigid body that holds all selected vertices, for the bone that moves them most. It is named like the bone, or like the material where another rigid body has that name.</source>
        <translation>为影响最大的骨骼制作一个包住全部所选顶点的刚体。以该骨骼命名；若已有同名刚体，则以材质命名。</translation>
    </message>
    <message>
        <source>Makes a soft body (PMX 2.1) of each material: cloth, a cape, a flag or jelly.</source>
        <translation>由每个材质新建软体 (PMX 2.1)：布料、披风、旗帜或果冻。</translation>
    </message>
    <message>
        <source>Makes a vertex at a position, with the weights, normal and UVs of the surface that is nearest there.</source>
        <translation>在指定位置新建顶点，权重、法线和 UV 取自最近的表面。</translation>
    </message>
    <message>
        <source>Makes faces between the selected vertices, as they lie around their middle; they face as the normals do and are of the material beside them.</source>
        <translation>按选中顶点围绕其中心的顺序在它们之间生成面；朝向依据法线，材质与相邻的面相同。</translation>
    </message>
    <message>
        <source>Makes hair, skirts, ribbons and the like swing: rigid bodies along chains of bones, and the joints between them.</source>
        <translation>让头发、裙子、丝带等摆动：沿骨链的刚体，以及它们之间的J点。</translation>
    </message>
    <message>
        <source>Merge bones</source>
        <translation>合并骨骼</translation>
    </message>
    <message>
        <source>Merge bones of the same name</source>
        <translation>合并同名骨骼</translation>
    </message>
    <message>
        <source>Merge identical materials</source>
        <translation>合并相同的材质</translation>
    </message>
    <message>
        <source>Merge materials</source>
        <translation>合并材质</translation>
    </message>
    <message>
        <source>Merge vertices by distance</source>
        <translation>按距离合并顶点</translation>
    </message>
    <message>
        <source>Merges bones into their parents or into the first one, with weights, children, rigid bodies, morph offsets, frame items, IK links and appends.</source>
        <translation>把骨骼合并到父骨骼或第一根骨骼，包括权重、子骨骼、刚体、变形偏移、显示枠条目、IK 链接和付与。</translation>
    </message>
    <message>
        <source>Mirror bones</source>
        <translation>镜像骨骼</translation>
    </message>
    <message>
        <source>Mirror joints</source>
        <translation>镜像J点</translation>
    </message>
    <message>
        <source>Mirror morphs</source>
        <translation>镜像变形</translation>
    </message>
    <message>
        <source>Mirror one half</source>
        <translation>镜像一半</translation>
    </message>
    <message>
        <source>Mirror rigid bodies</source>
        <translation>镜像刚体</translation>
    </message>
    <message>
        <source>Mirror the model</source>
        <translation>镜像模型</translation>
    </message>
    <message>
        <source>Mirror weights</source>
        <translation>镜像权重</translation>
    </message>
    <message>
        <source>Mirrors bones with left or right in their names to the other side, with IK, append, tails and axes, or corrects those that are there. New ones enter the display frame of the other side, where there is one.</source>
        <translation>为名称中有左右的骨骼制作另一侧，包括 IK、付与、末端和轴；已有的则加以修正。若有另一侧的显示枠，新骨骼会加入其中。</translation>
    </message>
    <message>
        <source>Mirrors rigid bodies with left or right in their names to the other side, with the joints between them, or corrects those that are there.</source>
        <translation>将名称中带左右的刚体连同它们之间的 Joint 镜像到另一侧，或修正已有的。</translation>
    </message>
    <message>
        <source>Morph from another model</source>
        <translation>由另一个模型新建变形</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move items between display frames</source>
        <translation>在显示枠之间移动条目</translation>
    </message>
    <message>
        <source>Move the model</source>
        <translation>移动模型</translation>
    </message>
    <message>
        <source>Move to a place</source>
        <translation>移到指定位置</translation>
    </message>
    <message>
        <source>Move to bottom</source>
        <translation>移到最后</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>移到面板</translation>
    </message>
    <message>
        <source>Move to top</source>
        <translation>移到最前</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move, rotate and scale</source>
        <translation>移动、旋转和缩放</translation>
    </message>
    <message>
        <source>Move, rotate and scale UVs</source>
        <translation>移动、旋转和缩放 UV</translation>
    </message>
    <message>
        <source>Moves everything: vertices, bones, rigid bodies, joints.</source>
        <translation>移动全部：顶点、骨骼、刚体、J点。</translation>
    </message>
    <message>
        <source>Moves items of a display frame into another, or to another place in it.</source>
        <translation>把显示枠的条目移到另一个显示枠，或同一显示枠的其他位置。</translation>
    </message>
    <message>
        <source>Moves rows down by one; references follow.</source>
        <translation>把行下移一行；引用随之更新。</translation>
    </message>
    <message>
        <source>Moves rows so that they stand together at a place, keeping their order; references follow.</source>
        <translation>把行集中移到指定位置，保持其顺序；引用随之更新。</translation>
    </message>
    <message>
        <source>Moves rows to the end of the table, keeping their order; references follow.</source>
        <translation>把行移到列表的最后，保持其顺序；引用随之更新。</translation>
    </message>
    <message>
        <source>Moves rows to the top of the table, keeping their order; references follow.</source>
        <translation>把行移到列表的最前，保持其顺序；引用随之更新。</translation>
    </message>
    <message>
        <source>Moves rows up by one; references follow.</source>
        <translation>把行上移一行；引用随之更新。</translation>
    </message>
    <message>
        <source>Moves transparent materials after all others, because what is drawn later is not seen through them. Transparent are those with an alpha below 1 or a texture that is translucent where they use it; one of alpha 0 counts as the morphs show it. It works on all materials.</source>
        <translation>把半透明材质移到所有其他材质之后，因为透过它们看不到之后绘制的内容。半透明是指不透明度小于 1，或所显示部分的贴图半透明；不透明度为 0 的材质按变形显示它时的状态判断。作用于所有材质。</translation>
    </message>
    <message>
        <source>Moves vertices that lie far outside of the model to the middle of those around them, with which they share faces, or else to the middle of the model. Other vertices stay.</source>
        <translation>把远离模型的顶点移到与其共面的周围顶点的中间；若没有，则移到模型的中间。其他顶点不变。</translation>
    </message>
    <message>
        <source>Name after textures</source>
        <translation>用贴图命名</translation>
    </message>
    <message>
        <source>Name by bone or rigid body</source>
        <translation>用骨骼或刚体命名</translation>
    </message>
    <message>
        <source>New bone morph from the pose</source>
        <translation>由姿势新建骨骼变形</translation>
    </message>
    <message>
        <source>New vertex</source>
        <translation>新建顶点</translation>
    </message>
    <message>
        <source>New vertex morph from the shape</source>
        <translation>由形状新建顶点变形</translation>
    </message>
    <message>
        <source>Normalize display frames</source>
        <translation>规范化显示枠</translation>
    </message>
    <message>
        <source>Normalize weights</source>
        <translation>规格化权重</translation>
    </message>
    <message>
        <source>Number of additional UVs</source>
        <translation>追加UV数</translation>
    </message>
    <message>
        <source>Pin vertices of soft bodies</source>
        <translation>固定软体的顶点</translation>
    </message>
    <message>
        <source>Place joints</source>
        <translation>放置J点</translation>
    </message>
    <message>
        <source>Place joints by their bodies</source>
        <translation>按刚体放置J点</translation>
    </message>
    <message>
        <source>Place rigid bodies at their bones</source>
        <translation>将刚体放到骨骼处</translation>
    </message>
    <message>
        <source>Position from vertices</source>
        <translation>移到顶点中心</translation>
    </message>
    <message>
        <source>Project UVs</source>
        <translation>投影 UV</translation>
    </message>
    <message>
        <source>Put bones in order</source>
        <translation>理顺骨骼顺序</translation>
    </message>
    <message>
        <source>Put into a display frame</source>
        <translation>加入显示枠</translation>
    </message>
    <message>
        <source>Put limits in order</source>
        <translation>理顺限制</translation>
    </message>
    <message>
        <source>Puts bones in the middle of the vertices that they move.</source>
        <translation>把骨骼移到所驱动顶点的中间。</translation>
    </message>
    <message>
        <source>Puts bones where the mirror image of the same bone of the other side is.</source>
        <translation>把骨骼移到另一侧同一骨骼的镜像位置。</translation>
    </message>
    <message>
        <source>Puts joints at the bone of body B, half-way between A and B, or at the end of A, and along the bone of B.</source>
        <translation>把J点放到刚体B的骨骼处、刚体A与B的中间或刚体A的端部，并沿着刚体B的骨骼。</translation>
    </message>
    <message>
        <source>Puts joints at the bones of the rigid bodies that hang from them, with axes along these.</source>
        <translation>把J点放到悬挂于其上的刚体的骨骼处，轴沿着骨骼。</translation>
    </message>
    <message>
        <source>Puts rigid bodies at their bones, or half-way to the tails of these, and along them.</source>
        <translation>把刚体放到其骨骼处或到末端的中间，并沿着骨骼。</translation>
    </message>
    <message>
        <source>Reduce faces</source>
        <translation>减少面数</translation>
    </message>
    <message>
        <source>Register in display frames</source>
        <translation>登记到显示枠</translation>
    </message>
    <message>
        <source>Release vertices of soft bodies</source>
        <translation>释放软体的顶点</translation>
    </message>
    <message>
        <source>Remove degenerate faces</source>
        <translation>删除退化的面</translation>
    </message>
    <message>
        <source>Remove duplicate faces</source>
        <translation>删除重复的面</translation>
    </message>
    <message>
        <source>Remove unused vertices</source>
        <translation>删除未使用的顶点</translation>
    </message>
    <message>
        <source>Removes anchors without a rigid body, anchors and pins at vertices that are not of the material, and pins at vertices that are anchored, too.</source>
        <translation>删除没有刚体的锚点、不属于该材质的顶点上的锚点和固定点，以及同时有锚点的顶点上的固定点。</translation>
    </message>
    <message>
        <source>Removes materials with their faces, and the vertices that nothing else uses.</source>
        <translation>连同面删除材质，以及不再被使用的顶点。</translation>
    </message>
    <message>
        <source>Replace UVs</source>
        <translation>替换 UV</translation>
    </message>
    <message>
        <source>Replace in names</source>
        <translation>替换名称中的词</translation>
    </message>
    <message>
        <source>Replace positions and normals</source>
        <translation>替换位置和法线</translation>
    </message>
    <message>
        <source>Replace the geometry</source>
        <translation>替换形状</translation>
    </message>
    <message>
        <source>Replaces text in names, in the selected rows or, if none are given, in the whole model. Write old=new, and commas between several: 左=L,右=R. Text is found as it is written, or as patterns if “Regular expressions” is on.</source>
        <translation>替换名称中的文字：在所选的行中，未选择则在整个模型中。写作 旧=新，多个用逗号分隔：左=L,右=R。按所写的原样查找；若开启“正则表达式”，则作为模式查找。</translation>
    </message>
    <message>
        <source>Replaces the faces on one side by the mirror images of those on the other, and joins both in the middle. Bones, morphs and materials of the other side are found by left and right in their names.</source>
        <translation>用一侧的面的镜像替换另一侧的面，并在正中连接。另一侧的骨骼、变形和材质按名称中的左右查找。</translation>
    </message>
    <message>
        <source>Reset limits of joints</source>
        <translation>重置J点的限制</translation>
    </message>
    <message>
        <source>Reset parameters of rigid bodies</source>
        <translation>重置刚体的参数</translation>
    </message>
    <message>
        <source>Rigid bodies from bones</source>
        <translation>由骨骼新建刚体</translation>
    </message>
    <message>
        <source>Rigid body around vertices</source>
        <translation>围绕顶点新建刚体</translation>
    </message>
    <message>
        <source>Rigid body at a position</source>
        <translation>在指定位置新建刚体</translation>
    </message>
    <message>
        <source>Rotate the model</source>
        <translation>旋转模型</translation>
    </message>
    <message>
        <source>Adds a bone morph from the current pose.</source>
        <translation>添加一个变形，按骨骼现在的移动来移动骨骼。</translation>
    </message>
    <message>
        <source>Add ARKit blend shapes</source>
        <translation>添加 ARKit 混合变形</translation>
    </message>
    <message>
        <source>Adds a flip morph (PMX 2.1) that switches through the selected morphs, one after another, at these weights.</source>
        <translation>添加一个翻转变形 (PMX 2.1)，把选中的变形逐个设为这些权重。</translation>
    </message>
    <message>
        <source>Adds a left and a right half of each selected morph; both together do what the whole does.</source>
        <translation>添加每个选中变形的左半部分和右半部分；两者合起来与原来的效果相同。</translation>
    </message>
    <message>
        <source>Adds a material morph that gives the selected materials their current values, whatever other morphs and later edits change.</source>
        <translation>添加一个材质变形，使选中的材质成为现在的值，不受其他变形和之后的编辑影响。</translation>
    </message>
    <message>
        <source>Adds a morph with the combined effect of the selected ones, all of one kind, at these weights.</source>
        <translation>添加一个变形，效果等于选中的同类变形按这些权重合起来的结果。</translation>
    </message>
    <message>
        <source>Adds a parent bone to each selected one, at the same place, which can be rotated and moved.</source>
        <translation>在每根选中骨骼的同一位置放入一根可旋转、可移动的骨骼作为其父骨骼。</translation>
    </message>
    <message>
        <source>Adds a vertex morph from the current shape, as bones and morphs deform it.</source>
        <translation>添加一个变形，把顶点移到现在由骨骼和变形所决定的位置。</translation>
    </message>
    <message>
        <source>Adds a vertex morph from the shape of another model with the same vertices.</source>
        <translation>添加一个顶点变形，把顶点移到另一个顶点相同的模型中的位置。</translation>
    </message>
    <message>
        <source>Adds an empty morph. In the window, what is moved or coloured from then on is stored in it.</source>
        <translation>添加一个还没有作用的变形。在窗口中，此后移动或更改颜色的结果会写入其中。</translation>
    </message>
    <message>
        <source>Adds numbers to names that stand twice. A name that a motion could hold, 15 bytes of Shift-JIS, still fits.</source>
        <translation>给同名者加编号。动作能保存的名称（Shift-JIS 15 字节）加编号后仍能保存。</translation>
    </message>
    <message>
        <source>Adds the mirror images of the selected morphs, named for the other side. Vertices are matched by place, everything else by name.</source>
        <translation>以另一侧的名称添加选中变形的镜像；顶点按位置查找，其余按名称查找。</translation>
    </message>
    <message>
        <source>Adds the semi-standard bones (準標準ボーン) that many motions use, with their weights: 腕捩, 上半身2, 足先EX, グルーブ and more.</source>
        <translation>连同权重添加许多动作所需要的骨骼：腕捩、上半身2、足先EX、グルーブ等。</translation>
    </message>
    <message>
        <source>Adds those of ARKit&apos;s 52 blend shapes (Perfect Sync) that the model lacks, made of morphs such as まばたき, あ and 笑い and of the eyes. Those that nothing can be made of are named.</source>
        <translation>将 ARKit 的 52 个混合变形（完美同步）中模型缺少的，用まばたき、あ、笑い等表情和眼睛骨骼制作并添加。无法制作的会列出名称。</translation>
    </message>
    <message>
        <source>Adds to each bone one at the same place that controls it, or follows it, by append (付与).</source>
        <translation>在每根骨骼的同一位置添加一根骨骼，通过付与操作它，或通过付与跟随它。</translation>
    </message>
    <message>
        <source>Anchors the selected vertices of soft bodies to rigid bodies: the nearest ones, or the given one.</source>
        <translation>把软体的选中顶点系到刚体上：最近的刚体，或指定的刚体。</translation>
    </message>
    <message>
        <source>Appends another model with everything: mesh, materials, bones, morphs, frames and physics.</source>
        <translation>追加另一个模型的全部内容：网格、材质、骨骼、变形、显示枠和物理。</translation>
    </message>
    <message>
        <source>Applies the current weights of vertex and UV morphs to the mesh, and resets them.</source>
        <translation>把顶点变形和 UV 变形现在的效果并入网格，并重置它们的变形量。</translation>
    </message>
    <message>
        <source>Bones between two</source>
        <translation>在两根骨骼之间成列添加</translation>
    </message>
    <message>
        <source>Bring rigid body parameters within limits</source>
        <translation>将参数调整到限制之内</translation>
    </message>
    <message>
        <source>Bring soft body parameters within limits</source>
        <translation>将数值调整到限制之内</translation>
    </message>
    <message>
        <source>Calculates normals from the faces or from nearby normals, brings them to length 1, or reverses them.</source>
        <translation>由面按角度生成法线，或由附近的法线生成；也可将其长度调整为 1，或反转方向。</translation>
    </message>
    <message>
        <source>Change left and right marks of names</source>
        <translation>更改左右的写法</translation>
    </message>
    <message>
        <source>Changes the paths of all textures that materials use to tex/…, sph/… and toon/…, by their use, and optionally copies the files there. No file is moved, overwritten or deleted.</source>
        <translation>按用途把材质使用的所有贴图的路径改写为 tex/…、sph/… 和 toon/…，需要时也把文件复制到那里。不会移动、覆盖或删除任何文件。</translation>
    </message>
    <message>
        <source>Closes the holes whose open edges are selected, as vertices or by the faces around them. The new faces get the material of those beside them.</source>
        <translation>填补由选中的开放边围成的孔洞，可选中其顶点或周围的面；新的面使用相邻的材质。</translation>
    </message>
    <message>
        <source>Converts how names mark left and right: 左腕, arm_L, arm.L.</source>
        <translation>把名称中左右的写法互相转换：左腕、arm_L、arm.L。</translation>
    </message>
    <message>
        <source>Converts tail offsets into tails that point to the bones where they end.</source>
        <translation>把以偏移指定的末端改为该位置的骨骼。</translation>
    </message>
    <message>
        <source>Converts tails that point to bones into offsets that end in the same place.</source>
        <translation>把以骨骼指定的末端改为止于同一位置的偏移。</translation>
    </message>
    <message>
        <source>Converts the selected morphs to another kind with the same effect: UVs to other channels, groups to flips or to what their members do, bone morphs to vertex morphs. What cannot be converted is refused.</source>
        <translation>把选中的变形改成效果相同的另一种：其他通道的 UV，组与翻转之间，组改为其成员的种类，骨骼变形改为顶点变形。无法做到效果相同的不予转换。</translation>
    </message>
    <message>
        <source>Converts vertices to BDEF1, BDEF2, BDEF4, SDEF or QDEF, with weights that sum to 1. SDEF vertices keep their C, R0 and R1.</source>
        <translation>把顶点改为 BDEF1、BDEF2、BDEF4、SDEF 或 QDEF，权重总和为 1；已有 C、R0、R1 的 SDEF 保持不变。</translation>
    </message>
    <message>
        <source>Copies UVs to additional UVs or back; additional UVs are added to the model as needed.</source>
        <translation>把 UV 复制到追加UV或反过来；模型会有所需数量的追加UV。</translation>
    </message>
    <message>
        <source>Copies the vertex and UV morphs of another model, such as the shape keys of a glTF file, by matching vertices or by the nearest places of its surface. Morphs of the same name and kind are replaced.</source>
        <translation>按对应的顶点或表面最近的位置，取得另一模型的顶点变形和 UV 变形（如 glTF 文件的形态键）。名称和种类相同的会被替换。</translation>
    </message>
    <message>
        <source>Copies weights from another model, from the nearest places of its surface or from matching vertices, with bones matched by name. The preview shows by colours how far away those are; what is grey stays as it is.</source>
        <translation>让顶点取得另一模型的权重，来自其表面最近的位置或对应的顶点；骨骼按名称查找。确定之前用颜色显示距离，保持不变的为灰色。</translation>
    </message>
    <message>
        <source>Copies weights to the other side. Vertices are matched by place, bones by left and right in their names. Of two matching vertices, one has to be selected.</source>
        <translation>让一侧的顶点采用另一侧的权重，顶点按位置查找，骨骼按名称中的左右查找。成对的两个顶点中须选中一个。</translation>
    </message>
    <message>
        <source>Cuts the selected faces along a plane; optionally removes what is on one side of it and closes the hole.</source>
        <translation>沿平面分割选中的面；需要时可去掉其中一侧并封闭切口。</translation>
    </message>
    <message>
        <source>Deletes rows. Children, weights and rigid bodies of bones go to the nearest parent that stays; tails become offsets. Frame items, IK links, morph offsets, joints and anchors that refer to the rows are deleted, too.</source>
        <translation>删除行。对于骨骼，其子骨骼、权重和刚体转给最近的、留下的父骨骼；末端变为偏移；与这些行有关的显示枠条目、IK 链接、变形偏移、J点和锚点也一并删除。</translation>
    </message>
    <message>
        <source>Divides each selected face into four, and those beside them so that no gap opens; weights, UVs and morphs are kept.</source>
        <translation>将每个选中的面分成四个，并分割相邻的面以免出现缝隙；权重、UV 和变形会随之插值。</translation>
    </message>
    <message>
        <source>Extrudes the selected faces along their normals, with walls to the faces beside them; weights, UVs and morphs are kept.</source>
        <translation>沿法线移动选中的面，与旁边的面之间形成侧壁；权重、UV 和变形一并带上。</translation>
    </message>
    <message>
        <source>Find missing files in a folder</source>
        <translation>在文件夹中查找缺失的文件</translation>
    </message>
    <message>
        <source>Fix findings</source>
        <translation>修复问题</translation>
    </message>
    <message>
        <source>Fixes what the checks find: everything that can be fixed without changing how the model looks, or what the given checks find.</source>
        <translation>修复检查发现的问题：所有不改变模型外观即可修复的，或指定的检查所发现的。</translation>
    </message>
    <message>
        <source>Flips the edge between two triangles: the two selected faces of each square are split along its other diagonal.</source>
        <translation>对选中的面两两构成的四边形，改用另一条对角线分割。</translation>
    </message>
    <message>
        <source>Gives bones the abilities of a kind: rotate, rotate and move, IK, hidden, or twist.</source>
        <translation>按种类给骨骼设置性能：旋转、旋转和移动、IK、隐藏或扭转。</translation>
    </message>
    <message>
        <source>Gives rows without a name their English one or, without that, a name such as ボーン12.</source>
        <translation>给没有名称的行用英文名命名，没有英文名则命名为“ボーン12”之类。</translation>
    </message>
    <message>
        <source>Gives the selected bones a fixed axis (軸制限) along their tail, as twist bones have; without a tail, towards their first child.</source>
        <translation>让选中的骨骼像扭转骨骼那样只绕指向末端的轴旋转；没有末端的则指向第一根子骨骼。</translation>
    </message>
    <message>
        <source>Gives the selected bones another parent; they stay where they are.</source>
        <translation>把选中的骨骼挂到另一根骨骼之下；位置不变。</translation>
    </message>
    <message>
        <source>Gives the selected vertices the weight type, bones and weights of one vertex.</source>
        <translation>让选中的顶点采用某个顶点的类型、骨骼和权重。</translation>
    </message>
    <message>
        <source>Gives vertices at exactly the same place the mean of their weights, so that no seam opens in a pose.</source>
        <translation>让正好在同一位置的顶点采用权重的平均值，使接缝在姿势中不会裂开。</translation>
    </message>
    <message>
        <source>Gives vertices in and around rigid bodies the weights of their bones, as PMXEditor&apos;s weight anchors do. Deep inside one body its bone gets all the weight; between several, the nearest gets the most. The preview shows by colours how far bodies reach; what is grey stays as it is. Bodies made for this purpose can be removed afterwards.</source>
        <translation>像 PMXEditor 的权重锚点那样，把刚体内部和周围的顶点分给刚体的骨骼。在一个刚体的深处由其全部占有；在几个刚体之间，越近的占得越多。确定之前用颜色显示刚体的作用范围；灰色的部分不变。专为此制作的刚体之后可以删除。</translation>
    </message>
    <message>
        <source>Gives vertices weights of the bones that are nearest to them, measured to the line from a bone to its tail.</source>
        <translation>让顶点跟随到末端的线段离它们最近的骨骼。</translation>
    </message>
    <message>
        <source>Hides the bones whose names end in 先 and that move no vertex; toes (つま先) stay visible.</source>
        <translation>隐藏名称以“先”结尾且没有顶点跟随的骨骼；脚尖 (つま先) 除外。</translation>
    </message>
    <message>
        <source>Inserts a bone half-way between each bone and its child; it becomes the parent of the child.</source>
        <translation>在每根骨骼与其子骨骼的中间放入一根骨骼，子骨骼改为挂在它之下。</translation>
    </message>
    <message>
        <source>Inserts a new row after the last selected one, or at the end.</source>
        <translation>在选中的行之后或最后添加一个新行。</translation>
    </message>
    <message>
        <source>Inserts bones between two selected ones, each the child of the one before it.</source>
        <translation>在两根选中的骨骼之间成列添加骨骼，每一根都是前一根的子骨骼。</translation>
    </message>
    <message>
        <source>Inserts copies after the selected rows. References among the selected rows become references among the copies.</source>
        <translation>在选中的行之后添加副本。行与行之间的引用在副本之间同样成立。</translation>
    </message>
    <message>
        <source>Keeps only the largest weights of each vertex, up to a number of bones, and removes very small ones. The rest is normalized.</source>
        <translation>按指定的数量给顶点保留最大的权重，并去掉极小的权重；剩下的总和为 1。</translation>
    </message>
    <message>
        <source>Limits all colours of materials, opacity included, to 0 to 1.</source>
        <translation>把材质的所有颜色（包括不透明度）调整到 0 到 1 之间。</translation>
    </message>
    <message>
        <source>Limits the damping of rigid bodies to 0 to 1, and makes negative sizes positive, as physics treats them anyway.</source>
        <translation>把刚体的衰减调整到 0 到 1 之间，把负的尺寸改为正，与物理演算的处理一致。</translation>
    </message>
    <message>
        <source>Limits the numbers of soft bodies to the ranges of PMX 2.1.</source>
        <translation>把软体的数值调整到 PMX 2.1 所用的范围之内。</translation>
    </message>
    <message>
        <source>Makes a rigid body at a position, for the bone that moves the mesh there most.</source>
        <translation>在指定位置新建刚体，属于最能驱动该处网格的骨骼。</translation>
    </message>
    <message>
        <source>Makes a rigid body for each bone: from it to its tail, named like it, as large as what it moves.</source>
        <translation>在每根骨骼上新建刚体：沿骨骼指向末端，与骨骼同名，大小与所驱动的部分相符。</translation>
    </message>
    <message>
        <source>Makes all rigid and soft bodies of two groups collide with each other, or pass through each other. The masks of both are set.</source>
        <translation>让两个组的所有刚体和软体互相碰撞或互相穿过：两者的碰撞组都会设置。</translation>
    </message>
    <message>
        <source>Makes an IK bone whose target is the last bone of the selected chain. If one bone is selected, the bones above it are the chain. Knees get angle limits, so that they bend the right way.</source>
        <translation>新建 IK 骨骼，以选中骨链的最后一根骨骼为目标。只选一根骨骼时，其上方的骨骼就是骨链。膝盖会加上限制，使其按正确方向弯曲。</translation>
    </message>
    <message>
        <source>Makes first weights for a mesh: from the nearest bones, those behind the surface first, and then smoothed along it. Programs that use heat diffusion, such as Blender, give other weights.</source>
        <translation>以本程序自己的方法给网格设置最初的权重：取最近的骨骼，表面之内的优先，然后沿表面平滑。其他软件采用热扩散，得到的权重会不同。</translation>
    </message>
    <message>
        <source>Makes joints between two rigid bodies, or between each one and the body of its parent bone.</source>
        <translation>在两个刚体之间，或每个刚体与其父骨骼的刚体之间新建J点。</translation>
    </message>
    <message>
        <source>Makes materials use the shared toon of MMD if their toon file is named toon01 to toon10.</source>
        <translation>Toon 文件名为 toon01 到 toon10 的材质，改用 MMD 自带的 Toon。</translation>
    </message>
    <message>
        <source>Makes the current pose the rest pose: of vertices, bones, rigid bodies and joints. Morphs are corrected.</source>
        <translation>把看到的样子变成初始形状：顶点、骨骼、刚体和J点；变形会加以修正。</translation>
    </message>
    <message>
        <source>Makes the skeleton of a person from another program MMD&apos;s, so that motions move it: finds which bone is which, renames them, adds the bones that MMD has beside them, and brings the arms to A pose.</source>
        <translation>把其他软件的人形骨架变成 MMD 的骨架，使动作数据能驱动它：识别各骨骼并改名，添加 MMD 所需的骨骼，并把手臂调整为 A 姿势。</translation>
    </message>
    <message>
        <source>Makes the tails of the selected bones point to another bone.</source>
        <translation>把选中骨骼的末端指向另一根骨骼。</translation>
    </message>
    <message>
        <source>Merges bones of the same name into the first one: of the selected names or, if none are given, of all.</source>
        <translation>把同名骨骼合并到其中第一根：对所选的名称，未选择则对全部。</translation>
    </message>
    <message>
        <source>Merges materials that differ only in name and memo: those like the selected ones or, if none are selected, all. They are drawn in the place of the first one.</source>
        <translation>合并除名称和备注外都相同的材质：与选中的相同的，没有选中则为全部。在其中第一个的位置绘制。</translation>
    </message>
    <message>
        <source>Merges the selected materials into the first one, which gets all their faces.</source>
        <translation>让选中的第一个材质绘制全部内容；其余的删除。</translation>
    </message>
    <message>
        <source>Merges vertices at one place into the first of them, with the mean of their normals. Vertices with other weights, morphs or UVs are merged optionally. Faces that collapse are removed.</source>
        <translation>把同一位置的顶点合并到其中第一个，法线取平均。权重、变形或 UV 不同的顶点除非指定，否则分开保留；塌缩的面会删除。</translation>
    </message>
    <message>
        <source>Mirrors joints with left or right in their names to the other side, with limits and springs, or corrects those that are there.</source>
        <translation>为名称中有左右的J点制作另一侧，包括限制和弹簧；已有的则加以修正。</translation>
    </message>
    <message>
        <source>Mirrors the whole model at the plane x = 0, and swaps left and right in its names.</source>
        <translation>以 x = 0 的平面把模型变成镜像，名称中的左右也一并对调。</translation>
    </message>
    <message>
        <source>Moves Root and 表情 to the top as the only special frames, and removes what causes problems in MMD: items that are in a frame already, items that refer to nothing, and hidden morphs.</source>
        <translation>把 Root 和“表情”作为仅有的特殊枠移到最前，并移出 MMD 无法处理的内容：已在某个显示枠中的条目、没有对象的条目和隐藏变形。</translation>
    </message>
    <message>
        <source>Moves as few bones as possible, so that each deforms after its parent, its append parent and the links of its IK. Where the order of rows is not enough, deform levels are raised.</source>
        <translation>移动尽可能少的骨骼，使每根骨骼都后于其父骨骼、付与亲和 IK 链接变形。靠行的顺序无法解决时，提高变形阶层。</translation>
    </message>
    <message>
        <source>Moves bones by their names into the usual display frames: center, IK, upper body, arms, fingers, lower body, legs and more. Hidden and unknown bones stay where they are.</source>
        <translation>按名称把骨骼移到模型通常具有的显示枠：中心、IK、上半身、手臂、手指、下半身、腿等。隐藏骨骼和其他骨骼保持不动。</translation>
    </message>
    <message>
        <source>Moves the offsets of the selected vertices from the selected morph into a new one; both together do what the morph did.</source>
        <translation>把选中变形对选中顶点的作用分到新变形中，两者合起来与原来相同。</translation>
    </message>
    <message>
        <source>Moves the selected faces to a new material, which is a copy of that of the first face and stands right after it.</source>
        <translation>让选中的面由新材质绘制；新材质与其中第一个面的材质相同，并紧跟其后。</translation>
    </message>
    <message>
        <source>Moves the selected morphs to another of MMD&apos;s panels.</source>
        <translation>将选中的变形显示在 MMD 的另一个面板中。</translation>
    </message>
    <message>
        <source>Moves, rotates and scales the UVs of the selected vertices, and the UV morphs with them.</source>
        <translation>移动、旋转和缩放选中顶点的 UV，以及 UV 变形对它们的作用。</translation>
    </message>
    <message>
        <source>Moves, rotates and scales the selection: all its positions and directions.</source>
        <translation>移动、旋转和缩放所选内容，包括其中所有带位置或方向的部分。</translation>
    </message>
    <message>
        <source>Multiplies all lengths; edge sizes, masses and springs stay.</source>
        <translation>与所有带长度的数值相乘；轮廓线、质量和弹簧不变。</translation>
    </message>
    <message>
        <source>Multiplies what morphs do: offsets, angles, colours, weights of groups.</source>
        <translation>把变形的效果乘以倍率：偏移、角度、颜色、组的权重。</translation>
    </message>
    <message>
        <source>Name rows without a name</source>
        <translation>给没有名称的命名</translation>
    </message>
    <message>
        <source>Names materials after the files of their textures, as a PMD has no names of materials.</source>
        <translation>用贴图的文件名给材质命名：PMD 没有材质名称。</translation>
    </message>
    <message>
        <source>Names rigid bodies after their bones, and joints after their bodies, in both languages.</source>
        <translation>刚体用其骨骼的名称、J点用其刚体的名称命名，日文和英文都是。</translation>
    </message>
    <message>
        <source>New empty morph</source>
        <translation>新建空变形</translation>
    </message>
    <message>
        <source>New material morph from the current materials</source>
        <translation>从当前材质新建材质变形</translation>
    </message>
    <message>
        <source>Normalizes fixed and local axes to length 1, and puts the local Z axis at a right angle to the local X axis. Their directions stay.</source>
        <translation>把固定轴和局部轴的长度调整为 1，并让局部 Z 轴与局部 X 轴成直角。方向不变。</translation>
    </message>
    <message>
        <source>Normalizes weights: they sum to 1, none is below 0 or of a missing bone, and no bone stands twice. A vertex without any weight left gets its first bone or, without one, the nearest bone that moves vertices.</source>
        <translation>使权重的总和为 1，没有小于 0 或骨骼不存在的权重，并只用必要的骨骼。没有剩下权重的顶点跟随其第一根骨骼；没有骨骼的则跟随最近的、驱动顶点的骨骼。</translation>
    </message>
    <message>
        <source>Pins the selected vertices of soft bodies, so that they follow their bones.</source>
        <translation>让选中的软体顶点跟随它们的骨骼。</translation>
    </message>
    <message>
        <source>Projects the UVs of vertices along a direction. What lies behind gets the same UVs, too: select only what is to be projected.</source>
        <translation>把从某个方向所看平面的 UV 设给顶点。被挡在后面的部分也会得到相同的 UV：请只选中需要设置的部分。</translation>
    </message>
    <message>
        <source>Puts bones and morphs into a display frame and takes them out of others. Hidden morphs are left out.</source>
        <translation>把骨骼和变形加入显示枠；原本在其他显示枠中的会移出。隐藏变形会略去。</translation>
    </message>
    <message>
        <source>Puts the visible bones and the morphs that are in no display frame into one, because MMD shows only those in a frame. Morphs go to 表情.</source>
        <translation>把不在任何显示枠中的可见骨骼和变形加入显示枠，因为 MMD 不显示其他的。变形放入“表情”。</translation>
    </message>
    <message>
        <source>Reduces the number of additional UVs to those that have values or are used by morphs or materials.</source>
        <translation>把追加UV的数量减少到有数值的，或被变形、材质使用的那些。</translation>
    </message>
    <message>
        <source>Reduces the selected faces to a share of their number, with the least change of shape, UVs and movement. Vertices that remain stay as they are, and so do rims, seams and the borders of materials.</source>
        <translation>按比例减少选中的面，尽量不改变形状、UV 和运动。保留的顶点不变；边缘、接缝和材质的边界保持走向。</translation>
    </message>
    <message>
        <source>Remove append</source>
        <translation>移除付与</translation>
    </message>
    <message>
        <source>Remove offsets without effect</source>
        <translation>删除无用的偏移</translation>
    </message>
    <message>
        <source>Remove unused additional UVs</source>
        <translation>去掉未使用的追加UV</translation>
    </message>
    <message>
        <source>Removes IK links that have no effect: without a bone, the target, or the IK bone itself. Swapped limits are corrected, and loops are limited to 255.</source>
        <translation>从 IK 中去掉无法旋转的链接：没有骨骼的、目标、IK 骨骼自身。上下限颠倒的会对调，循环最多为 255 次。</translation>
    </message>
    <message>
        <source>Removes faces that draw nothing: with the same vertex twice, with a missing corner, or optionally without area.</source>
        <translation>删除什么也不绘制的面：两次使用同一顶点的、缺少角的，需要时也包括没有面积的。</translation>
    </message>
    <message>
        <source>Removes faces with the same corners and material as another one; optionally also those that face the other way.</source>
        <translation>删除角和材质都与其他面相同的面；需要时也删除朝向相反的面。</translation>
    </message>
    <message>
        <source>Removes offsets with no or almost no effect, and those that refer to nothing or have invalid numbers (NaN).</source>
        <translation>删除没有作用或几乎没有作用的偏移，以及没有对象或不含数值的偏移。</translation>
    </message>
    <message>
        <source>Removes the anchors and pins of the selected vertices.</source>
        <translation>去掉选中顶点的锚点和固定点。</translation>
    </message>
    <message>
        <source>Removes the append (付与) of the selected bones: they no longer copy rotation or translation from an append parent.</source>
        <translation>选中的骨骼不再从付与亲取得旋转或移动。</translation>
    </message>
    <message>
        <source>Removes unused textures, merges those that are there twice and, optionally, makes paths relative to the folder of the model. It works on all textures.</source>
        <translation>删除没有材质使用的贴图，把重复的合并为一个，需要时把路径改写为从模型文件夹起的相对路径。作用于所有贴图。</translation>
    </message>
    <message>
        <source>Removes vertices that no face and no soft body uses, with their morph offsets.</source>
        <translation>删除没有面和软体使用的顶点，连同其变形偏移。</translation>
    </message>
    <message>
        <source>Repair invalid numbers (NaN)</source>
        <translation>修复无效数值（NaN）</translation>
    </message>
    <message>
        <source>Replaces infinite and invalid values (NaN) by those of a new row.</source>
        <translation>用新建行的值替换无穷大或不是数值的值。</translation>
    </message>
    <message>
        <source>Replaces positions and normals by those of another model with the same vertices.</source>
        <translation>从顶点相同的另一个模型取得位置和法线。</translation>
    </message>
    <message>
        <source>Replaces the UVs by those of another model with the same vertices.</source>
        <translation>从顶点相同的另一个模型取得 UV。</translation>
    </message>
    <message>
        <source>Replaces vertices and faces by those of another file, for instance after work in Blender. Matching vertices keep weights, morphs, edge scale, additional UVs, pins and anchors; new ones get theirs from the nearest place of the surface. Bones, physics, frames and the settings of materials of the same name stay.</source>
        <translation>取得另一文件的顶点、面和材质的范围，例如在 Blender 中修改之后。对应的顶点保留权重、变形、轮廓线倍率、追加UV、固定点和锚点；新顶点则取自表面最近的位置。骨骼、物理演算、显示枠和同名材质的设置保持不变。</translation>
    </message>
    <message>
        <source>Resets limits and springs of joints: locked, or free.</source>
        <translation>重置J点的限制和弹簧：固定或自由。</translation>
    </message>
    <message>
        <source>Reverses the direction of faces, so that their back becomes their front; normals stay as they are.</source>
        <translation>翻转面，使背面成为正面；法线保持不变。</translation>
    </message>
    <message>
        <source>Rotates everything about the origin, with the offsets of morphs. Limits of IK stay along the model&apos;s axes.</source>
        <translation>让全部内容连同变形的作用绕原点旋转。IK 的限制仍以模型的轴为准。</translation>
    </message>
    <message>
        <source>Runs physics from the rest pose until everything hangs still, and makes that the new rest pose.</source>
        <translation>从初始姿势开始模拟物理演算驱动的部分直到静止，并以此作为初始形状。</translation>
    </message>
    <message>
        <source>Scale morphs</source>
        <translation>缩放变形</translation>
    </message>
    <message>
        <source>Scale the model</source>
        <translation>缩放模型</translation>
    </message>
    <message>
        <source>Searches the files of the textures that are missing in a folder and in those within it, by their names, and corrects the paths. The files stay where they are.</source>
        <translation>在文件夹及其子文件夹中按文件名查找缺失的纹理文件，并修正路径。文件留在原处。</translation>
    </message>
    <message>
        <source>Semi-standard bones</source>
        <translation>准标准骨骼</translation>
    </message>
    <message>
        <source>Separate faces</source>
        <translation>分离面</translation>
    </message>
    <message>
        <source>Separates the selected faces from the others: duplicates the vertices that they share, with weights, morph offsets, anchors and pins.</source>
        <translation>把选中的面与其他面共用的顶点连同权重、变形偏移、锚点和固定点一起复制，使它们不再相连。</translation>
    </message>
    <message>
        <source>Set a field</source>
        <translation>设置字段</translation>
    </message>
    <message>
        <source>Set all deform levels to 0</source>
        <translation>将所有骨骼统一为一个变形阶层</translation>
    </message>
    <message>
        <source>Set kind</source>
        <translation>设置种类</translation>
    </message>
    <message>
        <source>Set morph weights into the mesh</source>
        <translation>将变形量并入网格</translation>
    </message>
    <message>
        <source>Set normals</source>
        <translation>设置法线</translation>
    </message>
    <message>
        <source>Set parent</source>
        <translation>设置父骨骼</translation>
    </message>
    <message>
        <source>Set tail</source>
        <translation>设置末端</translation>
    </message>
    <message>
        <source>Set which groups collide</source>
        <translation>设置哪些组碰撞</translation>
    </message>
    <message>
        <source>Sets all numbers of soft bodies to those of a preset. Material, anchors, pins and collision groups stay.</source>
        <translation>给软体设置预设的全部数值；由什么构成、悬挂于何处、与什么碰撞则不变。</translation>
    </message>
    <message>
        <source>Sets how many additional UVs the model has; more than that are removed, with their morphs.</source>
        <translation>设置模型有几个追加UV；超出的会连同其变形一起删除。</translation>
    </message>
    <message>
        <source>Sets mass, damping, restitution and friction of rigid bodies to those of a new one.</source>
        <translation>把刚体的质量、衰减、反弹力和摩擦力设为新建刚体的值。</translation>
    </message>
    <message>
        <source>Sets one field of many rows to a value, or calculates it from the present one.</source>
        <translation>给许多行的某个字段设置一个值，或由当前值算出的值。</translation>
    </message>
    <message>
        <source>Sets the flag After physics for IK and local append that depend on bones moved by physics, and for the bones below them.</source>
        <translation>让依赖物理演算所驱动骨骼的 IK 和局部付与，以及它们之下的骨骼，等到物理演算之后再变形。</translation>
    </message>
    <message>
        <source>Settle the rest pose with physics</source>
        <translation>用物理演算垂挂成初始姿势</translation>
    </message>
    <message>
        <source>Sorts the bones by their deform order and sets all deform levels to 0; they deform as before.</source>
        <translation>按变形顺序排列骨骼，并把变形阶层全部设为 0：变形的结果不变。</translation>
    </message>
    <message>
        <source>Sorts the selected rows by one of their fields, within the places that they have; references follow.</source>
        <translation>按某个字段给行排序，只在它们所占的位置之间调换；引用随之更新。</translation>
    </message>
    <message>
        <source>Split selected vertices into a new morph</source>
        <translation>将选中顶点分为新变形</translation>
    </message>
    <message>
        <source>Splits each bone into several along its tail and divides the weights among them. Existing poses look as before.</source>
        <translation>把每根骨骼沿末端分成几根，并在其间分配权重。以原来的骨骼摆姿势时，模型的外观不变。</translation>
    </message>
    <message>
        <source>Splits materials into several that look alike: one for each connected part of the mesh or of the UV map, or one for the selected faces. The new ones come right after, with the same material morphs; soft bodies stay with the first.</source>
        <translation>把材质分割为外观相同的几个：网格或 UV 中每个相连的部分各一个，或选中的面单独一个。新材质紧跟其后，受相同的变形影响；软体留在第一个。</translation>
    </message>
    <message>
        <source>Swaps lower and upper limits of joints where the lower is above the upper one: the joint, which was free there, is limited again.</source>
        <translation>J点的下限大于上限时对调两者，使原本不受限制的J点保持在其间。</translation>
    </message>
    <message>
        <source>Take bones out of 表情</source>
        <translation>将骨骼移出“表情”</translation>
    </message>
    <message>
        <source>Takes bones out of 表情, the display frame of morphs. Those that are in no other frame are put into that of their parent.</source>
        <translation>把骨骼移出变形的显示枠“表情”。不在其他显示枠中的骨骼放入其父骨骼的显示枠。</translation>
    </message>
    <message>
        <source>Transfer morphs from another model</source>
        <translation>取得变形</translation>
    </message>
    <message>
        <source>Transfer weights from another model</source>
        <translation>从其他模型取得权重</translation>
    </message>
    <message>
        <source>Use MMD&apos;s shared toons</source>
        <translation>使用 MMD 自带的 Toon</translation>
    </message>
    <message>
        <source>Sets the ambient colour of materials to a share of their diffuse colour.</source>
        <translation>把材质的环境色设为漫反射色乘以系数。</translation>
    </message>
    <message>
        <source>Smooth weights</source>
        <translation>平滑权重</translation>
    </message>
    <message>
        <source>Smooths weights with those of the neighbours along edges. Vertices at one place stay equal, so that seams stay closed.</source>
        <translation>使权重与沿边相邻的顶点趋于均匀。同一位置的顶点视为有相同的相邻顶点，因此接缝不会裂开。</translation>
    </message>
    <message>
        <source>Soft bodies from materials</source>
        <translation>由材质新建软体</translation>
    </message>
    <message>
        <source>Sort by a field</source>
        <translation>按字段排序</translation>
    </message>
    <message>
        <source>Sort textures into folders</source>
        <translation>将贴图分类到文件夹</translation>
    </message>
    <message>
        <source>Split bones</source>
        <translation>分割骨骼</translation>
    </message>
    <message>
        <source>Split into left and right</source>
        <translation>拆分为左右</translation>
    </message>
    <message>
        <source>Split materials</source>
        <translation>分割材质</translation>
    </message>
    <message>
        <source>Standard display frames</source>
        <translation>标准显示枠</translation>
    </message>
    <message>
        <source>Straighten axes</source>
        <translation>校正轴</translation>
    </message>
    <message>
        <source>Subdivide faces</source>
        <translation>细分面</translation>
    </message>
    <message>
        <source>Swap diagonals</source>
        <translation>交换对角线</translation>
    </message>
    <message>
        <source>Tails to bones</source>
        <translation>末端改为骨骼</translation>
    </message>
    <message>
        <source>Tails to offsets</source>
        <translation>末端改为偏移</translation>
    </message>
    <message>
        <source>Translate names</source>
        <translation>翻译名称</translation>
    </message>
    <message>
        <source>Translates Japanese names into English ones, or the other way, with the program&apos;s dictionary of names.</source>
        <translation>用内置的名称词典，由日文名填写英文名，或由英文名填写日文名。</translation>
    </message>
    <message>
        <source>Transparent materials last</source>
        <translation>将半透明材质移到最后</translation>
    </message>
    <message>
        <source>Weights from rigid bodies</source>
        <translation>由刚体设置权重</translation>
    </message>
    <message>
        <source>Weights from the nearest bones</source>
        <translation>由最近的骨骼设置权重</translation>
    </message>
</context>
<context>
    <name>OperationCommands</name>
    <message>
        <source>R&amp;epeat</source>
        <translation>重复(&amp;E)</translation>
    </message>
    <message>
        <source>Runs the last operation again, with its parameters, on what is selected now</source>
        <translation>用相同的参数，对现在选中的内容再次执行上一个操作</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>批量重命名(&amp;N)…</translation>
    </message>
    <message>
        <source>Renames many rows at once, in a table that shows old and new names and what is wrong with them</source>
        <translation>一次重命名许多行，在表格中显示新旧名称及其问题</translation>
    </message>
</context>
<context>
    <name>OperationForm</name>
    <message>
        <source>Reset to defaults</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Click in the model view or in a list</source>
        <translation>请在模型视图或列表中点击</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>{}: kept, because the model was edited</source>
        <translation>{}：因模型已被编辑，已确定</translation>
    </message>
    <message>
        <source>{}: taken back</source>
        <translation>{}：已取消</translation>
    </message>
    <message>
        <source>On {}</source>
        <translation>对象：{}</translation>
    </message>
    <message>
        <source>With {}</source>
        <translation>并使用：{}</translation>
    </message>
</context>
<context>
    <name>OperationRun</name>
    <message>
        <source>{rows}; with {others}</source>
        <translation>{rows}；并使用 {others}</translation>
    </message>
    <message>
        <source>the motion is held at rest: Reset everything lets it go on</source>
        <translation>动作被保持在初始状态：“全部重置”可让它继续</translation>
    </message>
    <message>
        <source>There is nothing to repeat</source>
        <translation>没有可重复的操作</translation>
    </message>
</context>
<context>
    <name>OperationStatus</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>OrientationAxes</name>
    <message>
        <source>Axes of the view</source>
        <translation>视图坐标轴</translation>
    </message>
    <message>
        <source>Click an axis to look along it, again to look from the other end; drag to orbit</source>
        <translation>单击坐标轴沿其方向查看，再次单击从另一端查看；拖动可环绕</translation>
    </message>
</context>
<context>
    <name>OutlineModel</name>
    <message>
        <source>Hidden: a click shows it</source>
        <translation>已隐藏：点击可显示</translation>
    </message>
    <message>
        <source>A click hides it</source>
        <translation>点击可隐藏</translation>
    </message>
    <message>
        <source>Locked: a click in the view passes it over; a click here unlocks it</source>
        <translation>已锁定：在视图中点击不会选中；点击此处可解锁</translation>
    </message>
    <message>
        <source>A click locks it, so that the view does not select it</source>
        <translation>点击可锁定，使视图不会选中</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
</context>
<context>
    <name>OutlinePane</name>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Frame in the view</source>
        <translation>在视图中居中显示</translation>
    </message>
    <message>
        <source>Bones as a tree</source>
        <translation>以树状显示骨骼</translation>
    </message>
</context>
<context>
    <name>OutlineTree</name>
    <message>
        <source>{}: they are moved among themselves only</source>
        <translation>{}：只能在同类之间移动</translation>
    </message>
    <message>
        <source>A bone cannot hang from itself</source>
        <translation>骨骼不能成为自己的子骨骼</translation>
    </message>
    <message>
        <source>Between two bones come those with the same parent; drop onto one to change it</source>
        <translation>只有父骨骼相同的骨骼才能放到两根骨骼之间；要更改父骨骼，请放到骨骼上</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command, operation, preference, bone, material, morph…</source>
        <translation>命令、操作、设置、骨骼、材质、变形…</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>现在不可用</translation>
    </message>
    <message>
        <source>Nothing is found for “{}”</source>
        <translation>没有找到“{}”</translation>
    </message>
    <message>
        <source>was {keys}</source>
        <translation>原为 {keys}</translation>
    </message>
    <message>
        <source>Go to {}</source>
        <translation>转到 {}</translation>
    </message>
    <message>
        <source>Preferences &gt; {group}</source>
        <translation>设置 &gt; {group}</translation>
    </message>
</context>
<context>
    <name>PaneScope</name>
    <message>
        <source>Its pane is not open</source>
        <translation>其面板未打开</translation>
    </message>
</context>
<context>
    <name>PanesMenu</name>
    <message>
        <source>&amp;Panes</source>
        <translation>窗格(&amp;P)</translation>
    </message>
    <message>
        <source>Go to {}</source>
        <translation>转到 {}</translation>
    </message>
    <message>
        <source>Model view</source>
        <translation>模型视图</translation>
    </message>
</context>
<context>
    <name>PhysicsCommands</name>
    <message>
        <source>P&amp;hysics</source>
        <translation>物理演算(&amp;H)</translation>
    </message>
    <message>
        <source>Rigid bodies move by themselves, and take their bones along</source>
        <translation>刚体自行运动，并带动其骨骼</translation>
    </message>
    <message>
        <source>Physics on&amp;ly while playing</source>
        <translation>仅播放时进行物理演算(&amp;L)</translation>
    </message>
    <message>
        <source>While motions stand still, their poses are seen as they are</source>
        <translation>动作停止时，按原样显示其姿势</translation>
    </message>
    <message>
        <source>Reset ph&amp;ysics</source>
        <translation>重置物理演算(&amp;Y)</translation>
    </message>
    <message>
        <source>Every rigid body starts from its bone again</source>
        <translation>所有刚体重新从其骨骼处开始</translation>
    </message>
    <message>
        <source>Physics settin&amp;gs…</source>
        <translation>物理设置(&amp;G)…</translation>
    </message>
    <message>
        <source>Gravity, the ground, and how fine physics is</source>
        <translation>重力、地面以及物理演算的精细程度</translation>
    </message>
    <message>
        <source>Physics is not available: {}</source>
        <translation>无法使用物理演算：{}</translation>
    </message>
    <message>
        <source>Physics: warnings in Messages: {}</source>
        <translation>物理演算：“消息”中的警告：{}</translation>
    </message>
    <message>
        <source>Physics is off</source>
        <translation>物理演算已关闭</translation>
    </message>
</context>
<context>
    <name>PhysicsDialog</name>
    <message>
        <source>Physics</source>
        <translation>物理设置</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>240 (finest)</source>
        <translation>240（最精细）</translation>
    </message>
    <message>
        <source>120 (fine)</source>
        <translation>120（精细）</translation>
    </message>
    <message>
        <source>60 (as MMD)</source>
        <translation>60（与 MMD 相同）</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Ground at height 0</source>
        <translation>刚体与地面碰撞(&amp;G)</translation>
    </message>
    <message>
        <source>How many seconds physics runs after a start or a loop before it is shown</source>
        <translation>开始或循环时，在显示之前让刚体先运动的秒数</translation>
    </message>
    <message>
        <source>Bones with the flag (as PMXEditor)</source>
        <translation>仅带标志的骨骼（与 PMXEditor 相同）</translation>
    </message>
    <message>
        <source>Also bones that append (as MMD)</source>
        <translation>也包括付与的骨骼（与 MMD 相同）</translation>
    </message>
    <message>
        <source>Matters where a bone appends from one that physics moves.</source>
        <translation>影响以物理演算所驱动的骨骼为付与亲的骨骼。</translation>
    </message>
    <message>
        <source>As PMXEditor, it follows only with the flag After physics and local append; as MMD, always.</source>
        <translation>与 PMXEditor 相同时，只有同时带“物理后”标志和局部付与才会跟随；与 MMD 相同时总会跟随。</translation>
    </message>
    <message>
        <source>&amp;MMD&apos;s own values</source>
        <translation>MMD 的默认值(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Steps a second</source>
        <translation>每秒步数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;After physics</source>
        <translation>物理后(&amp;A)</translation>
    </message>
</context>
<context>
    <name>PhysicsList</name>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
</context>
<context>
    <name>PickButton</name>
    <message>
        <source>{noun}: pick in the model view or in a list</source>
        <translation>{noun}：在模型视图或列表中选取</translation>
    </message>
    <message>
        <source>{noun}: pick several</source>
        <translation>{noun}：选取多个</translation>
    </message>
</context>
<context>
    <name>PictureCommands</name>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>保存动画</translation>
    </message>
    <message>
        <source>Save picture of morphs</source>
        <translation>保存变形的图片</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to show the model.</source>
        <translation>显示模型需要 OpenGL 3.3。</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>已保存 {}</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>正在保存 {}</translation>
    </message>
    <message>
        <source>Physics of {}</source>
        <translation>{} 的物理演算</translation>
    </message>
    <message>
        <source>{path} saved; pictures: {count}</source>
        <translation>已保存 {path}；图片：{count}</translation>
    </message>
    <message>
        <source>Saving {} was cancelled</source>
        <translation>已取消保存 {}</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>无法保存该图片。</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>With &amp;overlays, handles and selection</source>
        <translation>包含叠加层、控制柄和选中显示(&amp;O)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pixels</source>
        <translation>像素(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;moothing</source>
        <translation>抗锯齿(&amp;M)</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{} samples a pixel</source>
        <translation>每像素 {} 个采样</translation>
    </message>
</context>
<context>
    <name>PictureDrop</name>
    <message>
        <source>Several pictures were dropped: a material takes one</source>
        <translation>拖入了多张图片：一个材质只能用一张</translation>
    </message>
    <message>
        <source>There is no material where {file} was dropped</source>
        <translation>拖放 {file} 的位置没有材质</translation>
    </message>
    <message>
        <source>{material}: the texture is {file} now</source>
        <translation>{material}：贴图现为 {file}</translation>
    </message>
</context>
<context>
    <name>PictureTools</name>
    <message>
        <source>Choose picture…</source>
        <translation>选择图片…</translation>
    </message>
</context>
<context>
    <name>PluginCommands</name>
    <message>
        <source>From plu&amp;g-ins</source>
        <translation>来自插件(&amp;G)</translation>
    </message>
    <message>
        <source>“{command}” does not get the key {key}: “{other}” has it</source>
        <translation>“{command}”无法使用按键 {key}：“{other}”已占用</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed</source>
        <translation>已停止；没有更改任何内容</translation>
    </message>
</context>
<context>
    <name>PluginPanes</name>
    <message>
        <source>The plug-in of this pane is not loaded</source>
        <translation>此窗格的插件没有加载</translation>
    </message>
</context>
<context>
    <name>PluginsPane</name>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>New plug-in…</source>
        <translation>新建插件…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>About the plug-in</source>
        <translation>关于该插件</translation>
    </message>
    <message>
        <source>Write a plug-in to begin with, an operation, a command and a test, and enable it</source>
        <translation>写出一个可供起步的插件（含一个操作、一个命令和一个测试）并启用</translation>
    </message>
    <message>
        <source>Look for plug-ins again, and reload those that are enabled</source>
        <translation>重新查找插件，并重新加载已启用的插件</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>出错</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>已启用</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>No plug-ins in {folder}</source>
        <translation>{folder} 中没有插件</translation>
    </message>
    <message>
        <source>Plug-ins: {count}, broken: {broken}</source>
        <translation>插件：{count}，出错：{broken}</translation>
    </message>
    <message>
        <source>Plug-ins: {count}. They run with all your rights: enable those that you trust.</source>
        <translation>插件：{count}。插件以用户的全部权限运行：请只启用信任的插件。</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Read and written</source>
        <translation>读取和写入</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>仅读取</translation>
    </message>
    <message>
        <source>Written only</source>
        <translation>仅写入</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>In View &gt; Panes</source>
        <translation>在“视图 &gt; 窗格”中</translation>
    </message>
    <message>
        <source>It comes with the next start of Katachi</source>
        <translation>下次启动 Katachi 时生效</translation>
    </message>
    <message>
        <source>Pane</source>
        <translation>窗格</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>叠加层</translation>
    </message>
    <message>
        <source>Display mode</source>
        <translation>显示模式</translation>
    </message>
    <message>
        <source>Tool of the model view</source>
        <translation>模型视图的工具</translation>
    </message>
    <message>
        <source>New plug-in</source>
        <translation>新建插件</translation>
    </message>
    <message>
        <source>There is a plug-in {id} already</source>
        <translation>已有插件 {id}</translation>
    </message>
    <message>
        <source>The plug-ins could not be changed.</source>
        <translation>无法更改插件。</translation>
    </message>
</context>
<context>
    <name>Pmd</name>
    <message>
        <source>Save as PMX or PMD</source>
        <translation>保存为 PMX 或 PMD</translation>
    </message>
    <message>
        <source>{} is a PMD file; it was upgraded to PMX.</source>
        <translation>{} 是 PMD 文件，已升级为 PMX。</translation>
    </message>
    <message>
        <source>PMX keeps everything. PMD keeps what it has room for; what would be lost is listed before, and the file that is replaced is kept as a backup.</source>
        <translation>PMX 会保留全部内容。PMD 只保留能容纳的内容；保存前会列出将丢失的内容，被替换的文件会留作备份。</translation>
    </message>
    <message>
        <source>Save as PMX…</source>
        <translation>保存为 PMX…</translation>
    </message>
    <message>
        <source>Save as PMD</source>
        <translation>保存为 PMD</translation>
    </message>
</context>
<context>
    <name>PoseCommands</name>
    <message>
        <source>There is no pose to copy: the model is in its rest pose</source>
        <translation>没有可复制的姿势：模型处于初始姿势</translation>
    </message>
    <message>
        <source>Pose copied; bones: {bones}, morphs: {morphs}</source>
        <translation>已复制姿势；骨骼：{bones}，变形：{morphs}</translation>
    </message>
    <message>
        <source>There is no pose on the clipboard</source>
        <translation>剪贴板中没有姿势</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>粘贴姿势</translation>
    </message>
    <message>
        <source>Pose pasted; bones: {bones}, morphs: {morphs}, not in the model: {lacking}</source>
        <translation>已粘贴姿势；骨骼：{bones}，变形：{morphs}，模型中没有：{lacking}</translation>
    </message>
    <message>
        <source>Left and right of the pose exchanged</source>
        <translation>已对调姿势的左右</translation>
    </message>
    <message>
        <source>{told}; the other side is not there: {names}</source>
        <translation>{told}；另一侧不存在：{names}</translation>
    </message>
    <message>
        <source>All bones are as the motion has them, or at rest</source>
        <translation>所有骨骼已恢复为动作中的状态或初始状态</translation>
    </message>
    <message>
        <source>All morphs are as the motion has them, or at rest</source>
        <translation>所有变形已恢复为动作中的状态或初始状态</translation>
    </message>
    <message>
        <source>Bones, morphs and IK are as the motion has them, or at rest</source>
        <translation>骨骼、变形和 IK 已恢复为动作中的状态或初始状态</translation>
    </message>
    <message>
        <source>IK switched on: {count}</source>
        <translation>已打开 IK：{count}</translation>
    </message>
    <message>
        <source>IK switched off: {count}</source>
        <translation>已关闭 IK：{count}</translation>
    </message>
</context>
<context>
    <name>PoseKeysDialog</name>
    <message>
        <source>Keys of the pose</source>
        <translation>姿势的关键帧</translation>
    </message>
    <message>
        <source>A new motion</source>
        <translation>新动作</translation>
    </message>
    <message>
        <source>The motion in a file…</source>
        <translation>文件中的动作…</translation>
    </message>
    <message>
        <source>Keys; bones: {bones}, morphs: {morphs}</source>
        <translation>关键帧；骨骼：{bones}，变形：{morphs}</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>加入</translation>
    </message>
</context>
<context>
    <name>PoseList</name>
    <message>
        <source>In no display frame</source>
        <translation>不在任何显示枠中</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>Can neither be moved nor rotated.</source>
        <translation>既不能移动也不能旋转。</translation>
    </message>
    <message>
        <source>IK switched by hand: this overrides the motion until it is reset</source>
        <translation>手动切换的 IK：在重置之前优先于动作</translation>
    </message>
    <message>
        <source>Posed by hand: this overrides the motion until it is reset</source>
        <translation>手动设置的姿势：在重置之前优先于动作</translation>
    </message>
    <message>
        <source>IK is on</source>
        <translation>IK 打开</translation>
    </message>
    <message>
        <source>IK is off: the bones of its chain stand as posed</source>
        <translation>IK 关闭：骨链的骨骼保持所摆的姿势</translation>
    </message>
    <message>
        <source>Grey: can neither be moved nor rotated</source>
        <translation>灰色：既不能移动也不能旋转</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>The number of the bone</source>
        <translation>骨骼的编号</translation>
    </message>
    <message>
        <source>IK switch (Space)</source>
        <translation>IK 开关（空格键）</translation>
    </message>
</context>
<context>
    <name>PoseNumbers</name>
    <message>
        <source>No bone selected</source>
        <translation>没有选中骨骼</translation>
    </message>
</context>
<context>
    <name>PosePane</name>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>All bones in the order of the model</source>
        <translation>按模型的顺序显示所有骨骼</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树状</translation>
    </message>
    <message>
        <source>Bones below their parents</source>
        <translation>骨骼显示在父骨骼之下</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>显示枠</translation>
    </message>
    <message>
        <source>Bones by display frame</source>
        <translation>按显示枠显示骨骼</translation>
    </message>
    <message>
        <source>Give the selected bones back to the motion, or to rest</source>
        <translation>让选中的骨骼恢复为动作中的状态或初始状态</translation>
    </message>
    <message>
        <source>Give all bones and IK switches back to the motion, or to rest</source>
        <translation>让所有骨骼和 IK 开关恢复为动作中的状态或初始状态</translation>
    </message>
    <message>
        <source>Exchange left and right of the whole pose</source>
        <translation>对调整个姿势的左右</translation>
    </message>
    <message>
        <source>Put the pose of the selected bones on those of the other side</source>
        <translation>把选中骨骼的姿势应用到另一侧的骨骼</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Mirror selected</source>
        <translation>镜像选中项</translation>
    </message>
    <message>
        <source>Select children</source>
        <translation>选中子骨骼</translation>
    </message>
    <message>
        <source>Reset all bones</source>
        <translation>重置所有骨骼</translation>
    </message>
    <message>
        <source>The other side is not there: {names}</source>
        <translation>另一侧不存在：{names}</translation>
    </message>
</context>
<context>
    <name>PosedBones</name>
    <message>
        <source>{count} bones</source>
        <translation>{count} 根骨骼</translation>
    </message>
    <message>
        <source>Rotate {what}</source>
        <translation>旋转{what}</translation>
    </message>
    <message>
        <source>Scale {what}</source>
        <translation>缩放{what}</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>移动{what}</translation>
    </message>
</context>
<context>
    <name>Posing</name>
    <message>
        <source>Pose bones</source>
        <translation>骨骼姿势</translation>
    </message>
    <message>
        <source>Set morphs</source>
        <translation>设置变形</translation>
    </message>
    <message>
        <source>Switch IK on</source>
        <translation>打开 IK</translation>
    </message>
    <message>
        <source>Switch IK off</source>
        <translation>关闭 IK</translation>
    </message>
    <message>
        <source>Reset bones</source>
        <translation>重置骨骼</translation>
    </message>
    <message>
        <source>Reset morphs</source>
        <translation>重置变形</translation>
    </message>
    <message>
        <source>Reset IK</source>
        <translation>重置 IK</translation>
    </message>
    <message>
        <source>Reset pose</source>
        <translation>重置姿势</translation>
    </message>
    <message>
        <source>Lift limits</source>
        <translation>解除限制</translation>
    </message>
    <message>
        <source>Restore limits</source>
        <translation>恢复限制</translation>
    </message>
    <message>
        <source>Mirror pose</source>
        <translation>镜像姿势</translation>
    </message>
    <message>
        <source>Apply pose</source>
        <translation>应用姿势</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Files and safety</source>
        <translation>文件与安全</translation>
    </message>
    <message>
        <source>Model view</source>
        <translation>模型视图</translation>
    </message>
    <message>
        <source>Colours of bones</source>
        <translation>骨骼的颜色</translation>
    </message>
    <message>
        <source>Physics of new documents</source>
        <translation>新文档的物理演算</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Right button, as MMD and PMXEditor</source>
        <translation>右键（与 MMD、PMXEditor 相同）</translation>
    </message>
    <message>
        <source>Middle button, as Blender</source>
        <translation>中键（与 Blender 相同）</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Software (slower)</source>
        <translation>软件（较慢）</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>240 (finest)</source>
        <translation>240（最精细）</translation>
    </message>
    <message>
        <source>120 (fine)</source>
        <translation>120（精细）</translation>
    </message>
    <message>
        <source>60 (as MMD)</source>
        <translation>60（与 MMD 相同）</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The language of menus and messages. “System” uses the first language of the system that the program supports</source>
        <translation>菜单和消息的语言；“系统语言”使用程序所支持的系统首选语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light, dark, or as the system</source>
        <translation>浅色底深色字、深色底浅色字，或跟随系统</translation>
    </message>
    <message>
        <source>Marks the mode, and what is selected where the keyboard is: that of the system, or one of your own</source>
        <translation>标记模式，以及键盘所在处的选择：系统的颜色，或自选的颜色</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Own accent colour</source>
        <translation>自选强调色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>抗锯齿</translation>
    </message>
    <message>
        <source>Smooths the edges of a view that is left alone; less is less work</source>
        <translation>使静止视图的边缘平滑；数值越小负担越轻</translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation>背景颜色</translation>
    </message>
    <message>
        <source>That of the theme, or one of your own</source>
        <translation>主题的颜色，或自选的颜色</translation>
    </message>
    <message>
        <source>Own background colour</source>
        <translation>自选背景颜色</translation>
    </message>
    <message>
        <source>Behind the model; used when the background colour is “Own”</source>
        <translation>模型后面的颜色；背景颜色为“自选”时使用</translation>
    </message>
    <message>
        <source>When the program starts without a file: opens the last documents with cameras, selection and mode</source>
        <translation>不带文件启动程序时：恢复文档及其相机、选择和模式</translation>
    </message>
    <message>
        <source>Any other colour; where it would not be seen it is made lighter or darker</source>
        <translation>任意其他颜色；看不清时会自动调亮或调暗</translation>
    </message>
    <message>
        <source>How many previous versions of a file are kept: .bak, .bak2, .bak3 …; 0 for none</source>
        <translation>替换文件时保留的旧文件数：.bak、.bak2、.bak3 …；0 为不保留</translation>
    </message>
    <message>
        <source>For each document; the oldest steps are removed first</source>
        <translation>每个文档各自计算；最早的步骤最先丢弃</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>What draws models, from the next start on. Software helps where the driver of the graphics card is poor. “Automatic” uses the card unless you chose software for its driver. macOS has no software to draw with</source>
        <translation>从下次启动起用什么绘制模型。显卡驱动不佳时软件绘制有帮助。“自动”会使用显卡，除非您为其驱动选择了软件。macOS 没有软件绘制</translation>
    </message>
    <message>
        <source>Mouse button that turns the camera</source>
        <translation>移动相机的鼠标键</translation>
    </message>
    <message>
        <source>With Shift the same button pans, with Ctrl it zooms</source>
        <translation>用哪个键旋转相机；按住 Shift 平移，按住 Ctrl 缩放</translation>
    </message>
    <message>
        <source>Of turning and zooming; 1 is as in MMD</source>
        <translation>旋转和缩放的速度；1 与 MMD 相同</translation>
    </message>
    <message>
        <source>Reverse the zoom direction of the wheel</source>
        <translation>反转滚轮缩放方向</translation>
    </message>
    <message>
        <source>As in programs that zoom out when the wheel turns forwards</source>
        <translation>供习惯其他软件（滚轮向前为缩小）的人使用</translation>
    </message>
    <message>
        <source>Density of overlays</source>
        <translation>叠加层的密度</translation>
    </message>
    <message>
        <source>How close together vertices and bones may stand before they fade</source>
        <translation>顶点和骨骼密集到何种程度开始变淡</translation>
    </message>
    <message>
        <source>Axes in the corner of the view</source>
        <translation>视图角落的坐标轴</translation>
    </message>
    <message>
        <source>Show from where the model is seen; a click on an axis looks along it</source>
        <translation>显示从哪个方向查看模型；单击坐标轴可沿其方向查看</translation>
    </message>
    <message>
        <source>Marks selected vertices, faces, bones and bodies in the model view</source>
        <translation>模型视图中选中的顶点、面、骨骼和刚体的颜色</translation>
    </message>
    <message>
        <source>Colour of these bones in the model view, and of the spots beside their names</source>
        <translation>模型视图中的骨骼以及列表中名称旁圆点的颜色</translation>
    </message>
    <message>
        <source>Bones towards which IK turns a chain of bones</source>
        <translation>供一串骨骼去够取的目标骨骼的颜色</translation>
    </message>
    <message>
        <source>Bones that IK turns so that the chain reaches the IK bone</source>
        <translation>为够到 IK 骨骼而旋转的骨骼的颜色</translation>
    </message>
    <message>
        <source>Bones that turn about one axis only, such as twist bones</source>
        <translation>只绕一个轴旋转的骨骼（如捩骨骼）的颜色</translation>
    </message>
    <message>
        <source>Bones that a rigid body moves</source>
        <translation>由刚体驱动的骨骼的颜色</translation>
    </message>
    <message>
        <source>Bones that cannot be moved by hand in MMD</source>
        <translation>在 MMD 中无法操作的骨骼的颜色</translation>
    </message>
    <message>
        <source>In the units that MMD shows</source>
        <translation>MMD 中显示的值</translation>
    </message>
    <message>
        <source>Ground at height 0</source>
        <translation>刚体与地面碰撞</translation>
    </message>
    <message>
        <source>Falling bodies come to rest at height 0, as in MMD</source>
        <translation>下落的物体停在高度 0 处，与 MMD 相同</translation>
    </message>
    <message>
        <source>More steps make physics calmer, but slower; MMD uses 60</source>
        <translation>步数越多越稳定，但更耗时；MMD 为 60</translation>
    </message>
    <message>
        <source>How many seconds physics runs after a start or a loop before it is shown</source>
        <translation>开始或循环时，在显示之前让刚体先运动的秒数</translation>
    </message>
    <message>
        <source>Append (付与) also after physics</source>
        <translation>物理后再次付与</translation>
    </message>
    <message>
        <source>On: bones copy the movement of bones that physics moves, as in MMD. Off: only bones with the flag After physics do, as in PMXEditor</source>
        <translation>与 MMD 相同；否则只有带“物理后”标志的骨骼，与 PMXEditor 相同</translation>
    </message>
    <message>
        <source>Accent colour</source>
        <translation>强调色</translation>
    </message>
    <message>
        <source>100 % is the system&apos;s size</source>
        <translation>100 % 为系统大小</translation>
    </message>
    <message>
        <source>Open what was open last</source>
        <translation>打开上次的文档</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Time between autosaves</source>
        <translation>自动保存间隔</translation>
    </message>
    <message>
        <source>Copies of unsaved work, offered after a crash; 0 for none</source>
        <translation>未保存内容的副本，崩溃后可用于恢复；0 为不保存</translation>
    </message>
    <message>
        <source>Memory for undo</source>
        <translation>撤销用的内存</translation>
    </message>
    <message>
        <source>Speed of the camera</source>
        <translation>相机速度</translation>
    </message>
    <message>
        <source>Colour of the selection</source>
        <translation>选择的颜色</translation>
    </message>
    <message>
        <source>Movable and rotatable bones</source>
        <translation>可移动和可旋转的骨骼</translation>
    </message>
    <message>
        <source>IK bones</source>
        <translation>IK 骨骼</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IK 链接</translation>
    </message>
    <message>
        <source>Bones with a fixed axis</source>
        <translation>固定轴骨骼</translation>
    </message>
    <message>
        <source>Bones moved by physics</source>
        <translation>由物理演算驱动的骨骼</translation>
    </message>
    <message>
        <source>Bones that are not operable</source>
        <translation>不可操作的骨骼</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>每秒步数</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>查找设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>No setting is called so</source>
        <translation>没有这样的设置</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse…</source>
        <translation>按键与鼠标(&amp;K)…</translation>
    </message>
    <message>
        <source>Lists all keys and what the mouse does; keys are changed there</source>
        <translation>列出所有按键和鼠标操作；按键在那里更改</translation>
    </message>
</context>
<context>
    <name>PresetsButton</name>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>&amp;Save as preset…</source>
        <translation>保存为预设(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Import from a file…</source>
        <translation>从文件导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>导出到文件(&amp;E)…</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>导入预设</translation>
    </message>
    <message>
        <source>{}: there are no presets in it that do not come with the program</source>
        <translation>{}：其中没有程序自带以外的预设</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>导出预设</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>{} comes with the program: another name is needed</source>
        <translation>{} 是程序自带的预设：请用其他名称</translation>
    </message>
</context>
<context>
    <name>PythonPane</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Options are written as name=value, with spaces between them</source>
        <translation>选项写作 名称=值，之间用空格分隔</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed</source>
        <translation>已停止；没有更改任何内容</translation>
    </message>
    <message>
        <source>Line {line}: {text}</source>
        <translation>第 {line} 行：{text}</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>没有更改任何内容</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Run the script as one step (F5, Ctrl+Return)</source>
        <translation>把脚本作为一步运行（F5、Ctrl+Return）</translation>
    </message>
    <message>
        <source>Options: name=value</source>
        <translation>选项：名称=值</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>What the script finds as options, as in size=200 to=pictures</source>
        <translation>脚本从 options 得到的内容，例如 size=200 to=pictures</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>RaisedPanes</name>
    <message>
        <source>Selecting a row then does not bring the inspector before the pane</source>
        <translation>选择行时，“属性”不会显示到此窗格前面</translation>
    </message>
    <message>
        <source>&amp;Keep the pane before the inspector in front</source>
        <translation>固定“属性”前面的窗格(&amp;K)</translation>
    </message>
    <message>
        <source>No pane lies before the inspector</source>
        <translation>“属性”前面没有窗格</translation>
    </message>
    <message>
        <source>Keep in front</source>
        <translation>固定在前面</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>{}, pinned</source>
        <translation>{}，已固定</translation>
    </message>
    <message>
        <source>Un&amp;pin	Space</source>
        <translation>取消固定(&amp;P)	Space</translation>
    </message>
    <message>
        <source>&amp;Pin to the top	Space</source>
        <translation>固定到顶部(&amp;P)	Space</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove from the list	Del</source>
        <translation>从列表中移除(&amp;R)	Del</translation>
    </message>
    <message>
        <source>Unpin (Space)</source>
        <translation>取消固定 (Space)</translation>
    </message>
    <message>
        <source>Pin to the top (Space)</source>
        <translation>固定到顶部 (Space)</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pin to the top</source>
        <translation>固定到顶部(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>从列表中移除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>RecoverMenu</name>
    <message>
        <source>Reco&amp;ver</source>
        <translation>恢复(&amp;V)</translation>
    </message>
    <message>
        <source>Undo discard: {}</source>
        <translation>撤销放弃：{}</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>{}, never saved, as of {}</source>
        <translation>{}，从未保存，{} 的内容</translation>
    </message>
    <message>
        <source>{} as of {}, in {}</source>
        <translation>{}，{} 的内容，位于 {}</translation>
    </message>
    <message>
        <source>{} as of {}, older than the file is now, in {}</source>
        <translation>{}，{} 的内容，比现在的文件旧，位于 {}</translation>
    </message>
</context>
<context>
    <name>RecoveryBar</name>
    <message>
        <source>{count} models were not saved when the program last ended: {names}</source>
        <translation>程序上次结束时有 {count} 个模型未保存：{names}</translation>
    </message>
    <message>
        <source>Recover all</source>
        <translation>全部恢复</translation>
    </message>
    <message>
        <source>Show each</source>
        <translation>逐个显示</translation>
    </message>
    <message>
        <source>Not saved when the program last ended: {}</source>
        <translation>程序上次结束时未保存：{}</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Recover and compare with the file</source>
        <translation>恢复并与文件比较</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Discarded: {}</source>
        <translation>已放弃：{}</translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation>撤销放弃</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>RecoveryCommands</name>
    <message>
        <source>Recovering {}</source>
        <translation>正在恢复 {}</translation>
    </message>
    <message>
        <source>The unsaved {} was discarded</source>
        <translation>已放弃未保存的 {}</translation>
    </message>
    <message>
        <source>{} recovered; it is not saved yet</source>
        <translation>已恢复 {}；尚未保存</translation>
    </message>
    <message>
        <source>{name} is open with other unsaved changes: recovered as {recovered}, not saved yet</source>
        <translation>{name} 已打开且有其他未保存的更改：已恢复为 {recovered}，尚未保存</translation>
    </message>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name}（已恢复）</translation>
    </message>
    <message>
        <source>No copy of the unsaved {} could be kept: {}</source>
        <translation>无法自动保存未保存的 {}：{}</translation>
    </message>
</context>
<context>
    <name>ReferenceLine</name>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>{noun}: “{text}” is not the name of exactly one.</source>
        <translation>{noun}：名称为“{text}”的不存在或不止一个。</translation>
    </message>
</context>
<context>
    <name>ReferencesEditor</name>
    <message>
        <source>Go there</source>
        <translation>转到该处</translation>
    </message>
</context>
<context>
    <name>RegionTool</name>
    <message>
        <source>&amp;Through the surface</source>
        <translation>穿透表面(&amp;T)</translation>
    </message>
    <message>
        <source>Select vertices, faces and materials that are covered, too</source>
        <translation>也选中被遮住的顶点、面和材质</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <translation>缩小笔刷(&amp;M)</translation>
    </message>
    <message>
        <source>Lar&amp;ger brush</source>
        <translation>放大笔刷(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Click</source>
        <translation>点选(&amp;C)</translation>
    </message>
    <message>
        <source>Select one by one</source>
        <translation>逐个选择</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>框选(&amp;B)</translation>
    </message>
    <message>
        <source>Click, or drag a box around what to select</source>
        <translation>点击，或拖出矩形框选</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>套索(&amp;L)</translation>
    </message>
    <message>
        <source>Click, or draw around what to select</source>
        <translation>点击，或画线圈选</translation>
    </message>
    <message>
        <source>B&amp;rush</source>
        <translation>笔刷(&amp;R)</translation>
    </message>
    <message>
        <source>Paint over what to select; Ctrl + wheel changes the size</source>
        <translation>涂抹要选择的内容；Ctrl+滚轮更改大小</translation>
    </message>
    <message>
        <source>Connected &amp;part</source>
        <translation>相连部分(&amp;P)</translation>
    </message>
    <message>
        <source>Click, or drag a box, to select what hangs together</source>
        <translation>点击，或拖出矩形，选择相连的整体</translation>
    </message>
</context>
<context>
    <name>RelatedMenu</name>
    <message>
        <source>&amp;Related</source>
        <translation>相关(&amp;R)</translation>
    </message>
    <message>
        <source>Select related rows: {}</source>
        <translation>选中相关的行：{}</translation>
    </message>
    <message>
        <source>Weights that count</source>
        <translation>算在内的权重</translation>
    </message>
    <message>
        <source>{} % and more</source>
        <translation>{}% 以上</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Related rows are those that weights of so much lead to, from bones to vertices and back</source>
        <translation>相关项：按不小于此值的权重在骨骼与顶点之间查找</translation>
    </message>
</context>
<context>
    <name>RemovalText</name>
    <message>
        <source>{count} weight</source>
        <translation>{count} 个权重</translation>
    </message>
    <message>
        <source>{count} weights</source>
        <translation>{count} 个权重</translation>
    </message>
    <message>
        <source>{count} weight is left without a bone</source>
        <translation>{count} 个权重失去了骨骼</translation>
    </message>
    <message>
        <source>{count} weights are left without a bone</source>
        <translation>{count} 个权重失去了骨骼</translation>
    </message>
    <message>
        <source>{count} child</source>
        <translation>{count} 根子骨骼</translation>
    </message>
    <message>
        <source>{count} children</source>
        <translation>{count} 根子骨骼</translation>
    </message>
    <message>
        <source>{count} bone is left without a parent</source>
        <translation>{count} 根骨骼失去了父骨骼</translation>
    </message>
    <message>
        <source>{count} bones are left without a parent</source>
        <translation>{count} 根骨骼失去了父骨骼</translation>
    </message>
    <message>
        <source>{count} rigid body</source>
        <translation>{count} 个刚体</translation>
    </message>
    <message>
        <source>{count} rigid bodies</source>
        <translation>{count} 个刚体</translation>
    </message>
    <message>
        <source>{count} rigid body is left without a bone</source>
        <translation>{count} 个刚体失去了骨骼</translation>
    </message>
    <message>
        <source>{count} rigid bodies are left without a bone</source>
        <translation>{count} 个刚体失去了骨骼</translation>
    </message>
    <message>
        <source>{count} morph offset</source>
        <translation>{count} 个变形偏移</translation>
    </message>
    <message>
        <source>{count} morph offsets</source>
        <translation>{count} 个变形偏移</translation>
    </message>
    <message>
        <source>{count} frame item</source>
        <translation>{count} 个显示枠条目</translation>
    </message>
    <message>
        <source>{count} frame items</source>
        <translation>{count} 个显示枠条目</translation>
    </message>
    <message>
        <source>{count} vertex</source>
        <translation>{count} 个顶点</translation>
    </message>
    <message>
        <source>{count} vertices</source>
        <translation>{count} 个顶点</translation>
    </message>
    <message>
        <source>{count} face</source>
        <translation>{count} 个面</translation>
    </message>
    <message>
        <source>{count} faces</source>
        <translation>{count} 个面</translation>
    </message>
    <message>
        <source>{count} IK link</source>
        <translation>{count} 个 IK 链接</translation>
    </message>
    <message>
        <source>{count} IK links</source>
        <translation>{count} 个 IK 链接</translation>
    </message>
    <message>
        <source>{count} joint</source>
        <translation>{count} 个J点</translation>
    </message>
    <message>
        <source>{count} joints</source>
        <translation>{count} 个J点</translation>
    </message>
    <message>
        <source>{count} anchor</source>
        <translation>{count} 个锚点</translation>
    </message>
    <message>
        <source>{count} anchors</source>
        <translation>{count} 个锚点</translation>
    </message>
    <message>
        <source>{count} pin</source>
        <translation>{count} 个固定点</translation>
    </message>
    <message>
        <source>{count} pins</source>
        <translation>{count} 个固定点</translation>
    </message>
    <message>
        <source>{count} material lost a texture</source>
        <translation>{count} 个材质失去了贴图</translation>
    </message>
    <message>
        <source>{count} textures of materials are empty now</source>
        <translation>材质的 {count} 处贴图变为空</translation>
    </message>
    <message>
        <source>{count} tail became an offset</source>
        <translation>{count} 个末端变为偏移</translation>
    </message>
    <message>
        <source>{count} tails became offsets</source>
        <translation>{count} 个末端变为偏移</translation>
    </message>
    <message>
        <source>{count} bone appends nothing any more</source>
        <translation>{count} 根骨骼不再付与</translation>
    </message>
    <message>
        <source>{count} bones append nothing any more</source>
        <translation>{count} 根骨骼不再付与</translation>
    </message>
    <message>
        <source>{count} IK needs another target</source>
        <translation>{count} 个 IK 需要新的目标</translation>
    </message>
    <message>
        <source>{count} IKs need another target</source>
        <translation>{count} 个 IK 需要新的目标</translation>
    </message>
    <message>
        <source>{count} soft body needs another material</source>
        <translation>{count} 个软体需要新的材质</translation>
    </message>
    <message>
        <source>{count} soft bodies need another material</source>
        <translation>{count} 个软体需要新的材质</translation>
    </message>
    <message>
        <source>{what} deleted</source>
        <translation>已删除{what}</translation>
    </message>
    <message>
        <source>{what} deleted: {parts}</source>
        <translation>已删除{what}：{parts}</translation>
    </message>
    <message>
        <source>{things} to {heirs}</source>
        <translation>{things}转给{heirs}</translation>
    </message>
    <message>
        <source>{things} dropped</source>
        <translation>{things}一并删除</translation>
    </message>
    <message>
        <source>{things} and {last}</source>
        <translation>{things}和{last}</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename</source>
        <translation>批量重命名</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Only rows with these words in a name; /…/ is a regular expression</source>
        <translation>仅名称中含有这些词的行；/…/ 是正则表达式</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>全部还原</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Only what changes</source>
        <translation>仅会更改的</translation>
    </message>
    <message>
        <source>Only faults</source>
        <translation>仅有问题的</translation>
    </message>
    <message>
        <source>Names changed: {}</source>
        <translation>已更改的名称：{}</translation>
    </message>
    <message>
        <source>Only selected rows</source>
        <translation>仅选中的行</translation>
    </message>
    <message>
        <source>None of these names becomes another one</source>
        <translation>这些名称都不会改变</translation>
    </message>
    <message>
        <source>Names that change: {}</source>
        <translation>会更改的名称：{}</translation>
    </message>
    <message>
        <source>in rows that are not shown: {}</source>
        <translation>其中未显示的行：{}</translation>
    </message>
    <message>
        <source>with faults: {}</source>
        <translation>有问题：{}</translation>
    </message>
</context>
<context>
    <name>RenameGrid</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>New Japanese</source>
        <translation>新日文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>New English</source>
        <translation>新英文</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>RenameTools</name>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>From bone or body</source>
        <translation>取自骨骼或刚体</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>旧</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Found as it is written, or as a pattern if “Regular expression” is on</source>
        <translation>按所写的原样查找；若开启“正则表达式”，则作为模式查找</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>The old text is a pattern; \1 in the new one is its first group</source>
        <translation>旧文本为正则表达式；新文本中的 \1 是其第一个分组</translation>
    </message>
    <message>
        <source>Whole names only</source>
        <translation>仅完整名称</translation>
    </message>
    <message>
        <source>Also parts of names</source>
        <translation>包括部分</translation>
    </message>
    <message>
        <source>Translates names made of several words that the dictionary knows, too</source>
        <translation>由词典收录的多个词组成的名称也翻译</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Replaces names that are there, instead of only filling in empty ones</source>
        <translation>不仅填入空白名称，也替换已有名称</translation>
    </message>
    <message>
        <source>Japanese → English</source>
        <translation>日文 → 英文</translation>
    </message>
    <message>
        <source>English → Japanese</source>
        <translation>英文 → 日文</translation>
    </message>
    <message>
        <source>Spell sides</source>
        <translation>左右写法</translation>
    </message>
    <message>
        <source>A line a name: old,new</source>
        <translation>每行一个名称：旧,新</translation>
    </message>
    <message>
        <source>Old names are found as they are written, never as patterns</source>
        <translation>旧名称按所写的原样查找，不作为模式</translation>
    </message>
    <message>
        <source>Take names</source>
        <translation>取得名称</translation>
    </message>
    <message>
        <source>Rigid bodies as their bones, joints as their bodies; joints by</source>
        <translation>刚体取骨骼的名称，J点取刚体的名称；J点命名依据</translation>
    </message>
    <message>
        <source>Nothing is to be replaced yet</source>
        <translation>还没有要替换的内容</translation>
    </message>
    <message>
        <source>Line {}: old,new expected</source>
        <translation>第 {} 行：应为 旧,新</translation>
    </message>
    <message>
        <source>Japanese names</source>
        <translation>日文名</translation>
    </message>
    <message>
        <source>English names</source>
        <translation>英文名</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
</context>
<context>
    <name>Reopening</name>
    <message>
        <source>Opening {}</source>
        <translation>正在打开 {}</translation>
    </message>
    <message>
        <source>Not there any more: {}</source>
        <translation>已不存在：{}</translation>
    </message>
    <message>
        <source>Could not be opened: {}</source>
        <translation>无法打开：{}</translation>
    </message>
</context>
<context>
    <name>RoleMark</name>
    <message>
        <source>IK bone</source>
        <translation>IK 骨骼</translation>
    </message>
    <message>
        <source>Moved by physics</source>
        <translation>由物理演算驱动</translation>
    </message>
    <message>
        <source>Fixed axis</source>
        <translation>固定轴</translation>
    </message>
    <message>
        <source>IK link</source>
        <translation>IK 链接</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>可移动</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>可旋转</translation>
    </message>
    <message>
        <source>Not operable</source>
        <translation>不可操作</translation>
    </message>
    <message>
        <source>{role}, hidden</source>
        <translation>{role}，隐藏</translation>
    </message>
</context>
<context>
    <name>RowActionsEnabling</name>
    <message>
        <source>Nothing is selected</source>
        <translation>没有选中任何内容</translation>
    </message>
    <message>
        <source>Rows cannot be added or removed here</source>
        <translation>这里不能添加或删除行</translation>
    </message>
</context>
<context>
    <name>RowBox</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Go to row</source>
        <translation>转到行</translation>
    </message>
    <message>
        <source>Type the number of a row and press Return to go there.</source>
        <translation>输入行的编号并按 Enter 即可转到该行。</translation>
    </message>
</context>
<context>
    <name>RowChecksEditor</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>RowCommands</name>
    <message>
        <source>{}: rows cannot be added or removed here</source>
        <translation>{}：这里不能添加或删除行</translation>
    </message>
    <message>
        <source>{section}: copied {count}</source>
        <translation>{section}：已复制 {count} 项</translation>
    </message>
    <message>
        <source>{section}: copied {count} as references</source>
        <translation>{section}：已将 {count} 项复制为引用</translation>
    </message>
    <message>
        <source>References are pasted into the lists of the inspector</source>
        <translation>引用要粘贴到“属性”的列表中</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Nothing was pasted: {}</source>
        <translation>没有粘贴任何内容：{}</translation>
    </message>
    <message>
        <source>{section}: pasted {count}</source>
        <translation>{section}：已粘贴 {count} 项</translation>
    </message>
    <message>
        <source>Bones: pasted {count}; those selected lack their parent: the inspector gives them another</source>
        <translation>骨骼：已粘贴 {count} 个；所选骨骼缺少父骨骼，可在“属性”中指定</translation>
    </message>
    <message>
        <source>Bones: pasted {count}; {lost} hang from {bone}, as their parents are not in this model</source>
        <translation>骨骼：已粘贴 {count} 个；其中 {lost} 个的父骨骼不在该模型中，已挂到“{bone}”之下</translation>
    </message>
    <message>
        <source>{section}: pasted {count}; weights are without their bones, which are not in this model: {names}</source>
        <translation>{section}：已粘贴 {count} 项；部分权重所用的骨骼不在此模型中：{names}</translation>
    </message>
    <message>
        <source>{} updated</source>
        <translation>已更新 {} 项</translation>
    </message>
    <message>
        <source>{} added</source>
        <translation>已添加 {} 项</translation>
    </message>
    <message>
        <source>warnings: {count} ({first})</source>
        <translation>警告：{count} ({first})</translation>
    </message>
    <message>
        <source>{section}: {count} selected</source>
        <translation>{section}：已选中 {count} 项</translation>
    </message>
    <message>
        <source>There are no rows on the clipboard</source>
        <translation>剪贴板中没有行</translation>
    </message>
    <message>
        <source>{}: nothing is selected</source>
        <translation>{}：没有选中任何内容</translation>
    </message>
</context>
<context>
    <name>RowDrops</name>
    <message>
        <source>These rows are of a model that is not open here; copy and paste brings them</source>
        <translation>这些行属于此处未打开的模型；可用复制和粘贴带入</translation>
    </message>
</context>
<context>
    <name>RowNumbers</name>
    <message>
        <source>Drag a number to move its row, or all selected rows; Shift+click selects up to a row</source>
        <translation>拖动编号即可移动该行或所有选中的行；Shift+点击可选到某一行</translation>
    </message>
    <message>
        <source>These rows are of another table</source>
        <translation>这些行属于另一个列表</translation>
    </message>
    <message>
        <source>The list is sorted: rows are moved while it is in the order of the model</source>
        <translation>列表已排序：按模型的顺序显示时才能移动行</translation>
    </message>
</context>
<context>
    <name>RowTree</name>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
</context>
<context>
    <name>RowsBadge</name>
    <message>
        <source>→ {count} rows</source>
        <translation>→ {count} 行</translation>
    </message>
</context>
<context>
    <name>RowsEditor</name>
    <message>
        <source>Take selection</source>
        <translation>使用选中项</translation>
    </message>
</context>
<context>
    <name>RowsLine</name>
    <message>
        <source>{table}: “{text}” is not the name of exactly one.</source>
        <translation>{table}：名称为“{text}”的不存在或不止一个。</translation>
    </message>
</context>
<context>
    <name>SaveOptionsDialog</name>
    <message>
        <source>Save options</source>
        <translation>保存选项</translation>
    </message>
    <message>
        <source>Files kept when they are replaced; 0 for none</source>
        <translation>替换文件时保留的旧文件数；0 为不保留</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
</context>
<context>
    <name>SavePicture</name>
    <message>
        <source>Save animation</source>
        <translation>保存动画</translation>
    </message>
    <message>
        <source>{count} of the files are in {folder} already, such as {name}.</source>
        <translation>{folder} 中已有 {name} 等 {count} 个文件。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>SavedMasksMenu</name>
    <message>
        <source>&amp;Saved masks</source>
        <translation>已保存的遮罩(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide this, and nothing else</source>
        <translation>只隐藏这些(&amp;H)</translation>
    </message>
    <message>
        <source>Sa&amp;ve here what is hidden</source>
        <translation>将当前隐藏的内容保存到此处(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>删除(&amp;F)</translation>
    </message>
</context>
<context>
    <name>Script</name>
    <message>
        <source>Cut by material</source>
        <translation>按材质分割</translation>
    </message>
    <message>
        <source>Cuts a model into files with one material each. Bones, morphs and physics stay in all of them.</source>
        <translation>将模型分割为每个只含一种材质的文件。骨骼、变形和物理演算在所有文件中保留。</translation>
    </message>
    <message>
        <source>Draws a small picture of every model in the folder of the given one.</source>
        <translation>为指定模型所在文件夹中的每个模型绘制小图片。</translation>
    </message>
    <message>
        <source>Draws one sheet with a small picture of each morph at full weight, row by row as they stand in the table.</source>
        <translation>绘制一张图片，按表中的顺序逐行排列每个变形在最大值时的小图片。</translation>
    </message>
    <message>
        <source>Draws the model in every pose (VPD) of a folder.</source>
        <translation>用文件夹中的每个姿势 (VPD) 绘制模型。</translation>
    </message>
    <message>
        <source>Find differences</source>
        <translation>查找差异</translation>
    </message>
    <message>
        <source>Gives the right half of a model the weights of its left half, by position; left bones become right bones.</source>
        <translation>按位置将模型左半边的权重复制到右半边；左骨骼变为右骨骼。</translation>
    </message>
    <message>
        <source>Lists textures that no file is found for, with the materials that want them.</source>
        <translation>列出找不到文件的贴图，以及使用它们的材质。</translation>
    </message>
    <message>
        <source>Mirror weights</source>
        <translation>镜像权重</translation>
    </message>
    <message>
        <source>Missing textures</source>
        <translation>缺失的贴图</translation>
    </message>
    <message>
        <source>Morph sheet</source>
        <translation>变形一览图</translation>
    </message>
    <message>
        <source>Pose pictures</source>
        <translation>姿势图片</translation>
    </message>
    <message>
        <source>Prints what is in a model: counts, materials with their faces, how vertices are weighted, and what is odd.</source>
        <translation>输出模型的内容：数量、材质及其面数、顶点的权重情况，以及异常之处。</translation>
    </message>
    <message>
        <source>Rename by list</source>
        <translation>按列表重命名</translation>
    </message>
    <message>
        <source>Renames bones, morphs and materials by a list: a text file with a line `old,new` for each name.</source>
        <translation>按列表重命名骨骼、变形和材质：列表为文本文件，每个名称一行，格式为 `旧,新`。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Tells in which fields of which tables a model differs from another one.</source>
        <translation>说明模型与另一个模型在哪些表的哪些字段上不同。</translation>
    </message>
    <message>
        <source>Thumbnails</source>
        <translation>缩略图</translation>
    </message>
    <message>
        <source>Upgrade pmd</source>
        <translation>升级 PMD</translation>
    </message>
    <message>
        <source>Writes every PMD model in the folder of the given one as PMX.</source>
        <translation>将指定模型所在文件夹中的每个 PMD 模型写为 PMX。</translation>
    </message>
</context>
<context>
    <name>ScriptEditor</name>
    <message>
        <source>Script</source>
        <translation>脚本</translation>
    </message>
</context>
<context>
    <name>ScriptMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例(&amp;E)</translation>
    </message>
    <message>
        <source>Open a script</source>
        <translation>打开脚本</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Python 脚本 (*.py)</translation>
    </message>
    <message>
        <source>The script could not be read.</source>
        <translation>无法读取该脚本。</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>保存脚本</translation>
    </message>
    <message>
        <source>The script could not be saved.</source>
        <translation>无法保存该脚本。</translation>
    </message>
</context>
<context>
    <name>ScriptProgress</name>
    <message>
        <source>A script is running</source>
        <translation>正在运行脚本</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>SculptPainter</name>
    <message>
        <source>The morph that is edited moves no vertices.</source>
        <translation>正在编辑的变形不驱动任何顶点。</translation>
    </message>
    <message>
        <source>The morph that is edited has no weight in this pose.</source>
        <translation>正在编辑的变形在此姿势中的量为 0。</translation>
    </message>
    <message>
        <source>Sculpt: deflate</source>
        <translation>雕刻：收缩</translation>
    </message>
    <message>
        <source>Sculpt: move</source>
        <translation>雕刻：移动</translation>
    </message>
    <message>
        <source>Sculpt: smooth</source>
        <translation>雕刻：平滑</translation>
    </message>
    <message>
        <source>Sculpt: inflate</source>
        <translation>雕刻：膨胀</translation>
    </message>
    <message>
        <source>Sculpt: restore</source>
        <translation>雕刻：还原</translation>
    </message>
</context>
<context>
    <name>SculptPane</name>
    <message>
        <source>Shift: smooth. Ctrl: inflate inwards.</source>
        <translation>Shift：平滑。Ctrl：向内收缩。</translation>
    </message>
    <message>
        <source>The same on the other side, by the vertices that are there at rest</source>
        <translation>在另一侧作同样的操作，对象为初始状态下位于该侧的顶点</translation>
    </message>
    <message>
        <source>Changes the mesh</source>
        <translation>更改网格</translation>
    </message>
    <message>
        <source>Changes the morph {morph}</source>
        <translation>更改变形 {morph}</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Drags the surface along with the pointer</source>
        <translation>随指针拖动表面</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Takes vertices to the middle of their neighbours</source>
        <translation>将顶点移向相邻顶点的中间</translation>
    </message>
    <message>
        <source>Inflate</source>
        <translation>膨胀</translation>
    </message>
    <message>
        <source>Lifts the surface along its normals; with Ctrl it sinks</source>
        <translation>沿法线抬起表面；按住 Ctrl 则下陷</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Takes the mesh back to where it was opened or last saved; in a morph, vertices to where it does not move them</source>
        <translation>将网格还原到打开或上次保存时的形状；在变形中，将顶点还原到不受变形驱动的位置</translation>
    </message>
</context>
<context>
    <name>SelectCommands</name>
    <message>
        <source>{}: nothing is on the other side</source>
        <translation>{}：另一侧没有对应项</translation>
    </message>
    <message>
        <source>{}: all are used</source>
        <translation>{}：全部都在使用</translation>
    </message>
    <message>
        <source>{}: none are like that</source>
        <translation>{}：没有这样的项</translation>
    </message>
    <message>
        <source>{}: the selected bones move none</source>
        <translation>{}：选中的骨骼没有驱动任何项</translation>
    </message>
    <message>
        <source>{}: none are related to the selection</source>
        <translation>{}：没有与选中项相关的项</translation>
    </message>
    <message>
        <source>Stored as {name}: {count} ({section})</source>
        <translation>已存为 {name}：{count} ({section})</translation>
    </message>
    <message>
        <source>{} is no longer stored</source>
        <translation>已删除存储的 {}</translation>
    </message>
    <message>
        <source>{}: nothing is selected</source>
        <translation>{}：没有选中任何内容</translation>
    </message>
    <message>
        <source>{section}: {count} selected</source>
        <translation>{section}：已选中 {count} 项</translation>
    </message>
</context>
<context>
    <name>SelectMenuCommands</name>
    <message>
        <source>&amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>取消选择(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>反选(&amp;I)</translation>
    </message>
    <message>
        <source>Add the neighbours of what is selected</source>
        <translation>加入与选中项相邻的项</translation>
    </message>
    <message>
        <source>Select all that hangs together with what is selected; of bones, the chain</source>
        <translation>选中与选中项相连的全部；骨骼则为整条骨链</translation>
    </message>
    <message>
        <source>Gro&amp;w</source>
        <translation>扩大(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation>缩小(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Connected part</source>
        <translation>相连部分(&amp;C)</translation>
    </message>
    <message>
        <source>Deselect what is beside something that is not selected</source>
        <translation>去掉与未选中项相邻的项</translation>
    </message>
    <message>
        <source>Select what is on the other side of the middle instead</source>
        <translation>改为选中左右相反的一侧</translation>
    </message>
    <message>
        <source>Also select what is on the other side of the middle</source>
        <translation>加入左右相反的一侧</translation>
    </message>
    <message>
        <source>Add all of the same material</source>
        <translation>加入相同材质的全部</translation>
    </message>
    <message>
        <source>Select unused rows</source>
        <translation>选中未使用的行</translation>
    </message>
    <message>
        <source>&amp;Other side</source>
        <translation>另一侧(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Both sides</source>
        <translation>两侧(&amp;B)</translation>
    </message>
    <message>
        <source>Same &amp;material</source>
        <translation>相同材质(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Unused</source>
        <translation>未使用(&amp;U)</translation>
    </message>
    <message>
        <source>Add the parents of the bones</source>
        <translation>加入骨骼的父骨骼</translation>
    </message>
    <message>
        <source>Add the children of the bones</source>
        <translation>加入骨骼的子骨骼</translation>
    </message>
    <message>
        <source>Add all that hangs from the bones</source>
        <translation>加入挂在骨骼之下的全部</translation>
    </message>
    <message>
        <source>With &amp;parents</source>
        <translation>包括父骨骼(&amp;P)</translation>
    </message>
    <message>
        <source>With &amp;children</source>
        <translation>包括子骨骼(&amp;C)</translation>
    </message>
    <message>
        <source>With &amp;all below</source>
        <translation>包括下方全部(&amp;A)</translation>
    </message>
    <message>
        <source>More than &amp;1 bone</source>
        <translation>超过 &amp;1 根骨骼</translation>
    </message>
    <message>
        <source>More than &amp;2 bones</source>
        <translation>超过 &amp;2 根骨骼</translation>
    </message>
    <message>
        <source>More than &amp;3 bones</source>
        <translation>超过 &amp;3 根骨骼</translation>
    </message>
    <message>
        <source>Deform: {kind}</source>
        <translation>变形方式：{kind}</translation>
    </message>
    <message>
        <source>Of the selected &amp;bones</source>
        <translation>跟随选中的骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Sum is not 1</source>
        <translation>总和不为 1(&amp;S)</translation>
    </message>
    <message>
        <source>SDEF of bones that are no &amp;pair</source>
        <translation>骨骼不是父子关系的 SDEF(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Go to row…</source>
        <translation>转到行(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>前进(&amp;O)</translation>
    </message>
    <message>
        <source>Click in the model to select: {}</source>
        <translation>在模型上点击可选中：{}</translation>
    </message>
    <message>
        <source>It works on: {}</source>
        <translation>适用于：{}</translation>
    </message>
    <message>
        <source>This is where you started</source>
        <translation>这里是起点</translation>
    </message>
    <message>
        <source>This is the latest selection</source>
        <translation>这是最近的选择</translation>
    </message>
</context>
<context>
    <name>SemiStandardKinds</name>
    <message>
        <source>Twists the upper arm; the twist runs out softly over the skin.</source>
        <translation>扭转上臂；扭转在皮肤上平滑地分散开。</translation>
    </message>
    <message>
        <source>Twists the forearm, so that the wrist is not wrung.</source>
        <translation>扭转前臂，使手腕不会拧断。</translation>
    </message>
    <message>
        <source>A second joint in the back: the chest bends apart from the belly.</source>
        <translation>背部的第二个关节：胸部与腹部可分别弯曲。</translation>
    </message>
    <message>
        <source>Turns hips and upper body together, and not the legs.</source>
        <translation>把腰和上半身一起转动，而腿不动。</translation>
    </message>
    <message>
        <source>Moves and turns a foot about the ground below it.</source>
        <translation>以脚下的地面为准移动和旋转脚。</translation>
    </message>
    <message>
        <source>Bends the toes. With 足D: copies of the leg that its IK leads.</source>
        <translation>弯曲脚尖。同时添加“足D”：由 IK 引导的腿的副本。</translation>
    </message>
    <message>
        <source>Holds what lies in the hand: accessories hang from it.</source>
        <translation>握持手中的物品：附件挂在它之下。</translation>
    </message>
    <message>
        <source>Lifts the shoulder without turning the arm.</source>
        <translation>抬起肩膀而不转动手臂。</translation>
    </message>
    <message>
        <source>The base of the thumb: it closes over the palm.</source>
        <translation>拇指的根部：可合向手掌。</translation>
    </message>
    <message>
        <source>Moves the body to the beat, on top of what センター does.</source>
        <translation>在“センター”的动作之上，让身体随节拍移动。</translation>
    </message>
    <message>
        <source>Carries everything: it moves and turns the whole model.</source>
        <translation>承载全部：移动和旋转整个模型。</translation>
    </message>
    <message>
        <source>A point to turn the view about; it moves nothing.</source>
        <translation>旋转视角的中心点；不驱动任何内容。</translation>
    </message>
    <message>
        <source>There already</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>Can be added</source>
        <translation>可以添加</translation>
    </message>
    <message>
        <source>there already</source>
        <translation>已有</translation>
    </message>
</context>
<context>
    <name>ShadowIndicator</name>
    <message>
        <source>Shadows off</source>
        <translation>阴影已关闭</translation>
    </message>
    <message>
        <source>Drawing is slow, so that shadows are left out. A click shows them all the same</source>
        <translation>绘制较慢，因此省略了阴影。单击可仍然显示</translation>
    </message>
</context>
<context>
    <name>ShapeCommands</name>
    <message>
        <source>New &amp;bone morph from the pose…</source>
        <translation>由姿势新建骨骼变形(&amp;B)…</translation>
    </message>
    <message>
        <source>New verte&amp;x morph from the shape…</source>
        <translation>由形状新建顶点变形(&amp;X)…</translation>
    </message>
    <message>
        <source>Adds a bone morph from the current pose</source>
        <translation>添加一个变形，按骨骼现在的移动来移动骨骼</translation>
    </message>
    <message>
        <source>Adds a vertex morph from the current shape, as bones and morphs deform it</source>
        <translation>添加一个变形，把顶点移到现在由骨骼和变形所决定的位置</translation>
    </message>
    <message>
        <source>Apply the shape to the mo&amp;del</source>
        <translation>将形状应用于模型(&amp;D)</translation>
    </message>
    <message>
        <source>Makes what is seen the rest shape: vertices, bones, rigid bodies and joints; morphs are corrected</source>
        <translation>把看到的样子变成初始形状：顶点、骨骼、刚体和J点；变形会加以修正</translation>
    </message>
    <message>
        <source>Set morph &amp;weights into the mesh</source>
        <translation>将变形量并入网格(&amp;W)</translation>
    </message>
    <message>
        <source>Makes what vertex and UV morphs do now part of the mesh, and resets their weights</source>
        <translation>把顶点变形和 UV 变形现在的效果并入网格，并重置它们的变形量</translation>
    </message>
</context>
<context>
    <name>Shaping</name>
    <message>
        <source>About the &amp;centre</source>
        <translation>以包围盒中心(&amp;C)</translation>
    </message>
    <message>
        <source>The middle of the box around what is selected</source>
        <translation>包围选中项的矩形框的中心</translation>
    </message>
    <message>
        <source>About the &amp;mean place</source>
        <translation>以平均位置(&amp;M)</translation>
    </message>
    <message>
        <source>The mean of the places that are selected</source>
        <translation>选中位置的平均</translation>
    </message>
    <message>
        <source>About the c&amp;urrent row</source>
        <translation>以当前行(&amp;U)</translation>
    </message>
    <message>
        <source>The place of the row that is the current one</source>
        <translation>当前行的位置</translation>
    </message>
    <message>
        <source>About the &amp;origin</source>
        <translation>以原点(&amp;O)</translation>
    </message>
    <message>
        <source>The origin of the model</source>
        <translation>模型的原点</translation>
    </message>
    <message>
        <source>M&amp;irror across X</source>
        <translation>沿 X 轴镜像(&amp;I)</translation>
    </message>
    <message>
        <source>Moves the vertices around, too, the less the farther away they are (proportional editing). The wheel changes the radius while dragging</source>
        <translation>周围的顶点随之移动，越远移动越少；拖动时用滚轮更改范围</translation>
    </message>
    <message>
        <source>&amp;Falloff</source>
        <translation>衰减(&amp;F)</translation>
    </message>
    <message>
        <source>Does the same on the other side: vertices are found at the mirrored place, bones and others by left and right in their names</source>
        <translation>在另一侧做同样的操作：顶点按镜像位置，骨骼等按名称中的左右查找</translation>
    </message>
    <message>
        <source>Chil&amp;dren of bones too</source>
        <translation>包括子骨骼(&amp;D)</translation>
    </message>
    <message>
        <source>Child bones, vertices, bodies and joints move along</source>
        <translation>子骨骼、顶点、刚体和J点随之移动</translation>
    </message>
    <message>
        <source>What &amp;bones move too</source>
        <translation>包括骨骼所驱动的部分(&amp;B)</translation>
    </message>
    <message>
        <source>Vertices go along by their weights, and rigid bodies and joints with their bones</source>
        <translation>顶点按权重、刚体和J点按其骨骼随之移动</translation>
    </message>
    <message>
        <source>&amp;Joints between bodies too</source>
        <translation>刚体之间的 Joint 也一起(&amp;J)</translation>
    </message>
    <message>
        <source>A joint goes along where both rigid bodies that it connects are moved</source>
        <translation>当所连接的两个刚体都移动时，Joint 随之移动</translation>
    </message>
    <message>
        <source>&amp;Vertex morphs too</source>
        <translation>包括顶点变形(&amp;V)</translation>
    </message>
    <message>
        <source>Offsets of vertex morphs are rotated and scaled with the vertices when the drag ends</source>
        <translation>拖动结束时，顶点变形的偏移与顶点一起旋转和缩放</translation>
    </message>
    <message>
        <source>&amp;Normals alone</source>
        <translation>仅法线(&amp;N)</translation>
    </message>
    <message>
        <source>The rings turn the normals of the selected vertices, which stay where they are</source>
        <translation>圆环只旋转选中顶点的法线，顶点位置不变</translation>
    </message>
</context>
<context>
    <name>SheetCells</name>
    <message>
        <source>Copy cells</source>
        <translation>复制单元格</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>粘贴单元格</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>向下填充</translation>
    </message>
    <message>
        <source>Puts the selected cells on the clipboard as text, as spreadsheets do.</source>
        <translation>将选中的单元格以电子表格的文本形式放到剪贴板。</translation>
    </message>
    <message>
        <source>Puts the text of the clipboard into the selected cells.</source>
        <translation>将剪贴板中的文本放入选中的单元格。</translation>
    </message>
    <message>
        <source>Gives the selected cells of each column the value of the topmost.</source>
        <translation>将选中的单元格按列填为最上方的值。</translation>
    </message>
    <message>
        <source>Too many cells to copy: {count}</source>
        <translation>单元格过多，无法复制：{count}</translation>
    </message>
    <message>
        <source>Cells copied: {count}</source>
        <translation>已复制单元格：{count}</translation>
    </message>
    <message>
        <source>Cells pasted: {count}</source>
        <translation>已粘贴单元格：{count}</translation>
    </message>
</context>
<context>
    <name>SheetColumns</name>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show those in use</source>
        <translation>显示使用中的</translation>
    </message>
</context>
<context>
    <name>SheetMenu</name>
    <message>
        <source>Frame in the view</source>
        <translation>在视图中居中显示</translation>
    </message>
    <message>
        <source>Go to {name}</source>
        <translation>转到 {name}</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>This file holds no keys</source>
        <translation>此文件中没有按键设置</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>旋转视角</translation>
    </message>
    <message>
        <source>right drag, arrow keys</source>
        <translation>右键拖动、方向键</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>平移视角</translation>
    </message>
    <message>
        <source>middle drag, Shift + right drag, Shift + arrow keys</source>
        <translation>中键拖动、Shift + 右键拖动、Shift + 方向键</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放视图</translation>
    </message>
    <message>
        <source>wheel, Ctrl + right drag, + and −</source>
        <translation>滚轮、Ctrl + 右键拖动、+ 和 −</translation>
    </message>
    <message>
        <source>Reset the camera</source>
        <translation>重置相机</translation>
    </message>
    <message>
        <source>right double click</source>
        <translation>右键双击</translation>
    </message>
    <message>
        <source>Turn the camera around what is there</source>
        <translation>以该处为中心旋转相机</translation>
    </message>
    <message>
        <source>Ctrl + right double click</source>
        <translation>Ctrl + 右键双击</translation>
    </message>
    <message>
        <source>Tools and what a click selects</source>
        <translation>工具和点击选择的对象</translation>
    </message>
    <message>
        <source>letters, in lists too, wherever no text is typed</source>
        <translation>字母键，在列表中也可，输入文本时除外</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>click, left drag for a region</source>
        <translation>点击，左键拖动选择范围</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>加入选择</translation>
    </message>
    <message>
        <source>Shift + click or drag</source>
        <translation>Shift + 点击或拖动</translation>
    </message>
    <message>
        <source>Take from the selection</source>
        <translation>从选择中去掉</translation>
    </message>
    <message>
        <source>Ctrl + click or drag</source>
        <translation>Ctrl + 点击或拖动</translation>
    </message>
    <message>
        <source>Size of the brush</source>
        <translation>笔刷大小</translation>
    </message>
    <message>
        <source>Ctrl + wheel, [ and ]</source>
        <translation>Ctrl + 滚轮、[ 和 ]</translation>
    </message>
    <message>
        <source>Move, turn or scale</source>
        <translation>移动、旋转或缩放</translation>
    </message>
    <message>
        <source>drag a handle; Ctrl: in steps, Shift: finely, wheel: radius of the falloff, Esc: take back</source>
        <translation>拖动控制柄；Ctrl：按步进，Shift：精细，滚轮：衰减，Esc：取消</translation>
    </message>
    <message>
        <source>Pull a rigid body, what it moves, or cloth</source>
        <translation>拉动刚体、它所驱动的部分或布料</translation>
    </message>
    <message>
        <source>left drag with the tool Grab while physics is on</source>
        <translation>开启物理演算时，用“抓取”工具左键拖动</translation>
    </message>
    <message>
        <source>Frame what was clicked</source>
        <translation>居中显示点击的内容</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Show only the selected rows of a list</source>
        <translation>只显示列表中所选的行</translation>
    </message>
    <message>
        <source>Ctrl+W in the list, with PMXEditor&apos;s keys</source>
        <translation>在列表中按 Ctrl+W（使用 PMXEditor 的按键）</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>按键与鼠标</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Mouse and keys in the model view</source>
        <translation>模型视图中的鼠标与按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Keys as in</source>
        <translation>按键方案</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>⚠ This key is taken from: {}</source>
        <translation>⚠ 此按键将不再用于：{}</translation>
    </message>
    <message>
        <source>⚠ Your own keys stay; so these keys of the set are left out: {}</source>
        <translation>⚠ 您自己的按键保持不变；因此不使用该按键集的这些按键：{}</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>导出按键</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>导入按键</translation>
    </message>
</context>
<context>
    <name>SimilarMenu</name>
    <message>
        <source>Simi&amp;lar</source>
        <translation>相似(&amp;L)</translation>
    </message>
    <message>
        <source>Add all rows with the same value: {}</source>
        <translation>加入值相同的所有行：{}</translation>
    </message>
</context>
<context>
    <name>SnapshotsPane</name>
    <message>
        <source>Keep this state as…</source>
        <translation>将此状态保留为…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Swap in</source>
        <translation>换入</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>保存为文件…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Show what the model differs in from this state, and both in the view</source>
        <translation>显示模型与此状态的差异，并在视图中同时显示两者</translation>
    </message>
    <message>
        <source>Make the model what it was; undoing brings back what it is now</source>
        <translation>让模型恢复成当时的样子；撤销后回到现在的样子</translation>
    </message>
    <message>
        <source>Append this state to the model; bones and morphs of the same name become one</source>
        <translation>把此状态追加到模型；同名的骨骼和变形合为一个</translation>
    </message>
    <message>
        <source>Give this state another name</source>
        <translation>重命名此状态</translation>
    </message>
    <message>
        <source>Write this state to a file of its own</source>
        <translation>将此状态保存为单独的文件</translation>
    </message>
    <message>
        <source>Keep this state no longer</source>
        <translation>不再保留此状态</translation>
    </message>
    <message>
        <source>It survives saving, and is gone when the document closes; Save as file keeps it</source>
        <translation>保存后仍会保留，关闭文档时消失；可用“保存为文件”留存</translation>
    </message>
    <message>
        <source>Vertices: {}</source>
        <translation>顶点：{}</translation>
    </message>
    <message>
        <source>Memory: {}</source>
        <translation>内存：{}</translation>
    </message>
    <message>
        <source>No snapshot is selected</source>
        <translation>没有选中快照</translation>
    </message>
    <message>
        <source>Swap in {}</source>
        <translation>换入 {}</translation>
    </message>
    <message>
        <source>The model is as in {}</source>
        <translation>模型已与 {} 相同</translation>
    </message>
    <message>
        <source>Append {}</source>
        <translation>追加 {}</translation>
    </message>
    <message>
        <source>{name} appended; new vertices: {count}</source>
        <translation>已追加 {name}；新顶点：{count}</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>保存为文件</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>已保存 {}</translation>
    </message>
    <message>
        <source>The file could not be saved; what was there is untouched.</source>
        <translation>无法保存该文件；原有文件没有改动。</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Where the model was clicked</source>
        <translation>在模型上点击的位置</translation>
    </message>
    <message>
        <source>{section}: {count} selected</source>
        <translation>{section}：已选中 {count} 项</translation>
    </message>
    <message>
        <source>physics: while playing</source>
        <translation>物理演算：播放时</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>physics: slower than real time ({}%)</source>
        <translation>物理演算：慢于实时 ({}%)</translation>
    </message>
    <message>
        <source>Frame {frame}</source>
        <translation>第 {frame} 帧</translation>
    </message>
    <message>
        <source>{frame} · {rate} fps</source>
        <translation>{frame} · {rate} fps</translation>
    </message>
</context>
<context>
    <name>StepNames</name>
    <message>
        <source>{step}: {what}</source>
        <translation>{step}：{what}</translation>
    </message>
    <message>
        <source>vertex {row}</source>
        <translation>顶点 {row}</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>{count} vertices</source>
        <translation>{count} 个顶点</translation>
    </message>
    <message>
        <source>face {row}</source>
        <translation>面 {row}</translation>
    </message>
    <message>
        <source>face</source>
        <translation>面</translation>
    </message>
    <message>
        <source>{count} faces</source>
        <translation>{count} 个面</translation>
    </message>
    <message>
        <source>texture {row}</source>
        <translation>贴图 {row}</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>{count} textures</source>
        <translation>{count} 个贴图</translation>
    </message>
    <message>
        <source>material {row}</source>
        <translation>材质 {row}</translation>
    </message>
    <message>
        <source>material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>{count} materials</source>
        <translation>{count} 个材质</translation>
    </message>
    <message>
        <source>bone {row}</source>
        <translation>骨骼 {row}</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>{count} bones</source>
        <translation>{count} 根骨骼</translation>
    </message>
    <message>
        <source>morph {row}</source>
        <translation>变形 {row}</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>{count} morphs</source>
        <translation>{count} 个变形</translation>
    </message>
    <message>
        <source>display frame {row}</source>
        <translation>显示枠 {row}</translation>
    </message>
    <message>
        <source>display frame</source>
        <translation>显示枠</translation>
    </message>
    <message>
        <source>{count} display frames</source>
        <translation>{count} 个显示枠</translation>
    </message>
    <message>
        <source>rigid body {row}</source>
        <translation>刚体 {row}</translation>
    </message>
    <message>
        <source>rigid body</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>{count} rigid bodies</source>
        <translation>{count} 个刚体</translation>
    </message>
    <message>
        <source>joint {row}</source>
        <translation>J点 {row}</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>J点</translation>
    </message>
    <message>
        <source>{count} joints</source>
        <translation>{count} 个J点</translation>
    </message>
    <message>
        <source>soft body {row}</source>
        <translation>软体 {row}</translation>
    </message>
    <message>
        <source>soft body</source>
        <translation>软体</translation>
    </message>
    <message>
        <source>{count} soft bodies</source>
        <translation>{count} 个软体</translation>
    </message>
    <message>
        <source>{step} in morph {morph}</source>
        <translation>{step}（表情 {morph}）</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>更改{field}</translation>
    </message>
    <message>
        <source>{operation} {rows}</source>
        <translation>{operation}：{rows}</translation>
    </message>
</context>
<context>
    <name>StepsModel</name>
    <message>
        <source>{step}, a pose</source>
        <translation>{step}（姿势）</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>已撤销的步骤</translation>
    </message>
    <message>
        <source>A pose, which changes nothing in the file</source>
        <translation>这是姿势，不会改变文件</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>StoredMenu</name>
    <message>
        <source>S&amp;tored selections</source>
        <translation>存储的选择(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Store as…</source>
        <translation>存储为(&amp;S)…</translation>
    </message>
    <message>
        <source>Remember what is selected, under a name</source>
        <translation>以某个名称记住选中的内容</translation>
    </message>
    <message>
        <source>{name}   ({count}, {section})</source>
        <translation>{name}   ({count}，{section})</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选中(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add to the selection</source>
        <translation>加入选择(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Take from the selection</source>
        <translation>从选择中去掉(&amp;T)</translation>
    </message>
    <message>
        <source>Store &amp;here what is selected</source>
        <translation>用选中项覆盖(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>删除(&amp;F)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Store as</source>
        <translation>存储为</translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>There is no row {row}</source>
        <translation>没有第 {row} 行</translation>
    </message>
    <message>
        <source>{shown} of {count}</source>
        <translation>显示 {shown} / {count}</translation>
    </message>
    <message>
        <source>selected: {count}</source>
        <translation>选中：{count}</translation>
    </message>
</context>
<context>
    <name>TextureCard</name>
    <message>
        <source>with transparency</source>
        <translation>含透明</translation>
    </message>
    <message>
        <source>without transparency</source>
        <translation>无透明</translation>
    </message>
    <message>
        <source>No material uses it</source>
        <translation>没有材质使用它</translation>
    </message>
    <message>
        <source>Used by {materials}</source>
        <translation>使用它的材质：{materials}</translation>
    </message>
</context>
<context>
    <name>TextureCommands</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add &amp;pictures…</source>
        <translation>添加图片(&amp;P)…</translation>
    </message>
    <message>
        <source>R&amp;eplace the file…</source>
        <translation>替换文件(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Open the picture</source>
        <translation>打开图片(&amp;O)</translation>
    </message>
    <message>
        <source>Pictures that another program saves are seen at once</source>
        <translation>其他程序保存的图片会立即显示</translation>
    </message>
    <message>
        <source>In the program that the system opens pictures with</source>
        <translation>用系统默认的图片程序打开</translation>
    </message>
    <message>
        <source>&amp;Watch the files of textures</source>
        <translation>监视贴图文件(&amp;W)</translation>
    </message>
    <message>
        <source>Select a texture first</source>
        <translation>请先选中一个贴图</translation>
    </message>
    <message>
        <source>Its file is missing</source>
        <translation>缺少其文件</translation>
    </message>
</context>
<context>
    <name>TextureTile</name>
    <message>
        <source>Click: choose another</source>
        <translation>单击：选择其他</translation>
    </message>
</context>
<context>
    <name>Textures</name>
    <message>
        <source>Pictures ({})</source>
        <translation>图片 ({})</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>添加图片</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>选择图片</translation>
    </message>
    <message>
        <source>{path} is outside of the folder of the model: others will not find it</source>
        <translation>{path} 在模型文件夹之外：别人会找不到它</translation>
    </message>
    <message>
        <source>{} × {} pixels</source>
        <translation>{} × {} 像素</translation>
    </message>
    <message>
        <source>The file cannot be read: {}</source>
        <translation>无法读取该文件：{}</translation>
    </message>
    <message>
        <source>The file is missing</source>
        <translation>缺少该文件</translation>
    </message>
</context>
<context>
    <name>TexturesBar</name>
    <message>
        <source>1 texture is not found: {paths}</source>
        <translation>找不到 1 个纹理：{paths}</translation>
    </message>
    <message>
        <source>{count} textures are not found: {paths}</source>
        <translation>找不到 {count} 个纹理：{paths}</translation>
    </message>
    <message>
        <source>Look in folder…</source>
        <translation>在文件夹中查找…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Look in folder</source>
        <translation>在文件夹中查找</translation>
    </message>
</context>
<context>
    <name>ThumbnailLabel</name>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
</context>
<context>
    <name>TimeRuler</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Drag to go through time; the wheel zooms, with Shift it moves along. Drag in the strip at the top to loop over a part; a double click there loops over all.</source>
        <translation>拖动可移动帧；滚轮缩放，按住 Shift 则左右移动。在顶部的条带上拖动可循环一段，双击则循环全部。</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Load a motion</source>
        <translation>加载动作</translation>
    </message>
    <message>
        <source>Remove the motion that is selected</source>
        <translation>移除选中的动作</translation>
    </message>
    <message>
        <source>Loop over it</source>
        <translation>循环此动作</translation>
    </message>
    <message>
        <source>Loop from the start to the last frame of the motion that is selected</source>
        <translation>从头到选中动作的最后一帧循环播放</translation>
    </message>
    <message>
        <source>To its end</source>
        <translation>到此动作末尾</translation>
    </message>
    <message>
        <source>Go to the last frame of the motion that is selected</source>
        <translation>转到选中动作的最后一帧</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Open the folder of the file of the motion that is selected</source>
        <translation>打开选中动作的文件所在的文件夹</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Camera, light, IK</source>
        <translation>相机、光照、IK</translation>
    </message>
    <message>
        <source>No motion is selected</source>
        <translation>没有选中动作</translation>
    </message>
    <message>
        <source>No motion from a file is selected</source>
        <translation>没有选中来自文件的动作</translation>
    </message>
    <message>
        <source>Play from frame {}</source>
        <translation>从第 {} 帧播放</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>of {}</source>
        <translation>/ {}</translation>
    </message>
</context>
<context>
    <name>ToolOptions</name>
    <message>
        <source>Options of the tool</source>
        <translation>工具选项</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Radius of the falloff</source>
        <translation>衰减半径</translation>
    </message>
    <message>
        <source>How far vertices around go along</source>
        <translation>周围的顶点随之移动的范围</translation>
    </message>
    <message>
        <source>Goes along</source>
        <translation>一起移动</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>&amp;Next axes</source>
        <translation>下一种坐标轴(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Handles</source>
        <translation>控制柄(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>Click or drag a box to select</source>
        <translation>点击或拖出矩形选择</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移动(&amp;M)</translation>
    </message>
    <message>
        <source>Move what is selected by its arrows</source>
        <translation>用箭头移动选中项</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the selection by its rings</source>
        <translation>用圆环旋转选中项</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>缩放(&amp;C)</translation>
    </message>
    <message>
        <source>Scale what is selected by its arms or its ring</source>
        <translation>用轴臂或圆环缩放选中项</translation>
    </message>
    <message>
        <source>&amp;Grab</source>
        <translation>抓取(&amp;G)</translation>
    </message>
    <message>
        <source>Pull rigid bodies, cloth, and what they move</source>
        <translation>拉动刚体、布料及其所驱动的部分</translation>
    </message>
    <message>
        <source>Paint &amp;weights</source>
        <translation>刷权重(&amp;W)</translation>
    </message>
    <message>
        <source>Paint the weight of the current bone; Shift+click takes the bone, Ctrl+click the weight</source>
        <translation>刷当前骨骼的权重；Shift+点击取得骨骼，Ctrl+点击取得权重</translation>
    </message>
    <message>
        <source>Sc&amp;ulpt</source>
        <translation>雕刻(&amp;U)</translation>
    </message>
    <message>
        <source>Move, smooth, inflate or restore the surface; Shift smooths, Ctrl inflates inwards</source>
        <translation>移动、平滑、膨胀或还原表面；Shift 为平滑，Ctrl 为向内收缩</translation>
    </message>
    <message>
        <source>&amp;Knife</source>
        <translation>小刀(&amp;K)</translation>
    </message>
    <message>
        <source>Draw a line across the faces that are to be cut</source>
        <translation>在要切割的面上画一条线</translation>
    </message>
    <message>
        <source>It works while physics does</source>
        <translation>物理演算运行时可用</translation>
    </message>
    <message>
        <source>No virtual axis was set</source>
        <translation>尚未设置虚拟轴</translation>
    </message>
    <message>
        <source>It works in the other mode[ ({mode.toggle})]</source>
        <translation>在另一模式[ ({mode.toggle}) ]下可用</translation>
    </message>
    <message>
        <source>&amp;Local axes</source>
        <translation>局部轴(&amp;L)</translation>
    </message>
    <message>
        <source>Handles along the local axes of the bone, body or joint</source>
        <translation>控制柄沿骨骼、刚体或J点的局部轴</translation>
    </message>
    <message>
        <source>Glo&amp;bal axes</source>
        <translation>全局轴(&amp;B)</translation>
    </message>
    <message>
        <source>Handles have the axes of the model</source>
        <translation>控制柄使用模型的轴</translation>
    </message>
    <message>
        <source>&amp;Parent axes</source>
        <translation>父级轴(&amp;P)</translation>
    </message>
    <message>
        <source>Handles along the axes of the posed parent</source>
        <translation>控制柄沿摆好姿势后的父骨骼的轴</translation>
    </message>
    <message>
        <source>N&amp;ormal axes</source>
        <translation>法线轴(&amp;O)</translation>
    </message>
    <message>
        <source>Z is the mean of the normals of the vertices that are selected</source>
        <translation>Z 为选中顶点的法线平均</translation>
    </message>
    <message>
        <source>Scr&amp;een axes</source>
        <translation>屏幕轴(&amp;E)</translation>
    </message>
    <message>
        <source>Handles have the axes of the picture</source>
        <translation>控制柄使用画面的轴</translation>
    </message>
    <message>
        <source>&amp;Virtual axis</source>
        <translation>虚拟轴(&amp;V)</translation>
    </message>
    <message>
        <source>Z is the axis that was set, wherever the selection is; it is turned about and moved along</source>
        <translation>Z 为设置的轴，与选中项的位置无关；绕它旋转、沿它移动</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Look around</source>
        <translation>四处查看</translation>
    </message>
    <message>
        <source>Drag with the right mouse button to turn the camera, with the middle one to move it, and zoom with the wheel.</source>
        <translation>按住鼠标右键拖动可旋转相机，按住中键拖动可平移，滚轮可缩放。</translation>
    </message>
    <message>
        <source>Drag with the middle mouse button to turn the camera, with Shift to move it, and zoom with the wheel.</source>
        <translation>按住鼠标中键拖动可旋转相机，同时按住 Shift 可平移，滚轮可缩放。</translation>
    </message>
    <message>
        <source>This is Mochi, a model to try things on. {mouse}[ The key {camera.frame-all} shows the whole model.]</source>
        <translation>这是可随意尝试的示例模型 Mochi。{mouse}[按 {camera.frame-all} 键显示整个模型。]</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Click a part of the model, or a row here. Outline, table, inspector and model view share one selection; a double click brings it into view.</source>
        <translation>点击模型的某处，或这里的一行。大纲、表、属性和模型视图共用同一个选择；双击可在视图中显示。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>The inspector has every field of what is selected. Type a number, drag it by its label or pick a colour: the model shows it at once.[ {help.focused} tells what a field is.]</source>
        <translation>“属性”中有选中项的所有字段。输入数值、拖动标签或选取颜色，模型会立即变化。[按 {help.focused} 可查看字段的说明。]</translation>
    </message>
    <message>
        <source>Undo[ ({edit.undo})] takes back the last step and Redo[ ({edit.redo})] does it again, as far back as you like. The History pane lists all steps.</source>
        <translation>撤销[ ({edit.undo})]取消上一步，重做[ ({edit.redo})]再次执行，次数不限。“历史记录”窗格列出所有步骤。</translation>
    </message>
    <message>
        <source>In Transform mode bones are posed and motions play, and the model itself stays as it is.[ {mode.toggle} leads there and back.] A dance is loaded[: {playback.play} plays it].</source>
        <translation>在变换模式下可以摆骨骼的姿势、播放动作，而模型本身保持不变。[按 {mode.toggle} 可进入或离开。]已加载一段舞蹈[：按 {playback.play} 播放]。</translation>
    </message>
    <message>
        <source>The pane Checks[ ({pane.go-to-checks})] lists what goes wrong in MMD, and fixes most of it; if there are findings, their number is shown here. Saving[ ({file.save})] keeps the previous file as a backup. More is in the handbook, in the Help menu.</source>
        <translation>“检查”窗格[ ({pane.go-to-checks})]列出在 MMD 中会出问题的地方，并能修复其中大部分；如有问题，数量显示在这里。保存[ ({file.save})]会把之前的文件留作备份。更多内容见“帮助”菜单中的手册。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Pose and play</source>
        <translation>摆姿势与播放</translation>
    </message>
    <message>
        <source>Check and save</source>
        <translation>检查与保存</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} / {}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>TransformBox</name>
    <message>
        <source>Transform by numbers</source>
        <translation>按数值变换</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>&amp;Evenly</source>
        <translation>等比(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing is selected that has a position.</source>
        <translation>选中项中没有带位置的内容。</translation>
    </message>
    <message>
        <source>How far vertices around go along</source>
        <translation>周围的顶点随之移动的范围</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>轴心</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
</context>
<context>
    <name>TransformCommands</name>
    <message>
        <source>Show the pose in &amp;Edit mode</source>
        <translation>在编辑模式中显示姿势(&amp;E)</translation>
    </message>
    <message>
        <source>The model is shown at rest.</source>
        <translation>正在显示初始姿势的模型。</translation>
    </message>
    <message>
        <source>Shows the pose of Transform mode in Edit mode: vertices, faces and materials can be moved in the posed model; their rest positions are calculated from that</source>
        <translation>按变换模式中的姿势编辑模型：在该处移动顶点、面和材质，再换算回初始状态的位置</translation>
    </message>
    <message>
        <source>The pose is shown, but nothing is posed yet[: {mode.toggle} leads to Transform mode].</source>
        <translation>正在显示姿势，但还没有摆任何姿势[：按 {mode.toggle} 进入变换模式]。</translation>
    </message>
    <message>
        <source>The pose is shown: the rest position of what is moved is calculated from it.</source>
        <translation>正在显示姿势：移动会换算回初始状态的位置。</translation>
    </message>
    <message>
        <source>&amp;Load motion…</source>
        <translation>加载动作(&amp;L)…</translation>
    </message>
    <message>
        <source>Re&amp;move motions</source>
        <translation>移除动作(&amp;M)</translation>
    </message>
    <message>
        <source>Save &amp;keys of the pose…</source>
        <translation>保存姿势的关键帧(&amp;K)…</translation>
    </message>
    <message>
        <source>L&amp;oad pose…</source>
        <translation>加载姿势(&amp;O)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve pose…</source>
        <translation>保存姿势(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Copy pose</source>
        <translation>复制姿势(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;aste pose</source>
        <translation>粘贴姿势(&amp;A)</translation>
    </message>
    <message>
        <source>M&amp;irror pose</source>
        <translation>镜像姿势(&amp;I)</translation>
    </message>
    <message>
        <source>Reset all bones</source>
        <translation>重置所有骨骼</translation>
    </message>
    <message>
        <source>Reset all morphs</source>
        <translation>重置所有变形</translation>
    </message>
    <message>
        <source>Reset &amp;everything</source>
        <translation>全部重置(&amp;E)</translation>
    </message>
    <message>
        <source>All IK o&amp;n</source>
        <translation>打开所有 IK(&amp;N)</translation>
    </message>
    <message>
        <source>All IK o&amp;ff</source>
        <translation>关闭所有 IK(&amp;F)</translation>
    </message>
    <message>
        <source>Lift limits</source>
        <translation>解除限制</translation>
    </message>
    <message>
        <source>Any bone can be moved and rotated here, whatever it is meant for; fixed axes and the limits of IK do not count. The model stays as it is</source>
        <translation>无论性能如何设置，任何骨骼都能在此移动和旋转；固定轴和 IK 的角度限制不起作用。模型保持不变</translation>
    </message>
    <message>
        <source>No motion is loaded</source>
        <translation>没有加载动作</translation>
    </message>
</context>
<context>
    <name>TransformPane</name>
    <message>
        <source>Frame in the view</source>
        <translation>在视图中居中显示</translation>
    </message>
</context>
<context>
    <name>TranslationForm</name>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Give the names that the dictionary does not know by hand</source>
        <translation>手动填写词典中没有的名称</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop, and go back to the start</source>
        <translation>停止并回到开头</translation>
    </message>
    <message>
        <source>To the st&amp;art</source>
        <translation>到开头(&amp;A)</translation>
    </message>
    <message>
        <source>One frame &amp;back</source>
        <translation>后退一帧(&amp;B)</translation>
    </message>
    <message>
        <source>One frame &amp;forward</source>
        <translation>前进一帧(&amp;O)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到末尾(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>循环(&amp;L)</translation>
    </message>
    <message>
        <source>Loop from &amp;here</source>
        <translation>从此处循环(&amp;H)</translation>
    </message>
    <message>
        <source>Loop over a part of the motions, which begins at the current frame</source>
        <translation>循环播放从当前帧开始的一段</translation>
    </message>
    <message>
        <source>Loop &amp;up to here</source>
        <translation>循环到此处(&amp;U)</translation>
    </message>
    <message>
        <source>Loop over a part of the motions, which ends at the current frame</source>
        <translation>循环播放到当前帧结束的一段</translation>
    </message>
    <message>
        <source>Loop over all</source>
        <translation>循环全部</translation>
    </message>
    <message>
        <source>Loop over the whole of the motions again</source>
        <translation>重新循环整个动作</translation>
    </message>
    <message>
        <source>No part is looped over</source>
        <translation>没有循环范围</translation>
    </message>
    <message>
        <source>&amp;Camera of the motion</source>
        <translation>动作的相机(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;{rate} fps</source>
        <translation>&amp;{rate} fps</translation>
    </message>
    <message>
        <source>Show {count} pictures a second</source>
        <translation>每秒显示 {count} 幅画面</translation>
    </message>
    <message>
        <source>No motion moves the camera</source>
        <translation>没有驱动相机的动作</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
</context>
<context>
    <name>Typing</name>
    <message>
        <source>Nothing was done, for what is being typed cannot be taken: {}</source>
        <translation>没有执行，因为正在输入的内容无法采用：{}</translation>
    </message>
</context>
<context>
    <name>UnlistedRows</name>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>In no display frame: MMD does not show it</source>
        <translation>不在任何显示枠中：MMD 不会显示</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
</context>
<context>
    <name>UnlistedView</name>
    <message>
        <source>In no display frame</source>
        <translation>不在任何显示枠中</translation>
    </message>
</context>
<context>
    <name>UpgradePane</name>
    <message>
        <source>Save as PMX…</source>
        <translation>保存为 PMX…</translation>
    </message>
    <message>
        <source>What would a PMD lose?</source>
        <translation>存为 PMD 会丢失什么？</translation>
    </message>
    <message>
        <source>What can be made better</source>
        <translation>可以改进之处</translation>
    </message>
    <message>
        <source>{file} was opened from {pmd}, a PMD:</source>
        <translation>{file} 由 PMD 文件 {pmd} 打开：</translation>
    </message>
    <message>
        <source>•  What was noticed is in Messages.</source>
        <translation>•  发现的情况见“消息”。</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>{} is a PMD; it was opened as a PMX:</source>
        <translation>{} 是 PMD；已作为 PMX 打开：</translation>
    </message>
    <message>
        <source>Improve…</source>
        <translation>改进…</translation>
    </message>
</context>
<context>
    <name>UvCanvas</name>
    <message>
        <source>UV</source>
        <translation>UV 编辑</translation>
    </message>
</context>
<context>
    <name>UvCommands</name>
    <message>
        <source>Project &amp;UVs from view…</source>
        <translation>从视图投影 UV(&amp;U)…</translation>
    </message>
    <message>
        <source>Projects the texture onto the selection from the current view</source>
        <translation>按当前看到的方向将贴图贴到选中项上</translation>
    </message>
</context>
<context>
    <name>UvPane</name>
    <message>
        <source>Show &amp;all</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>The UV itself, or X and Y of an additional one</source>
        <translation>UV 本身，或追加UV的 X 和 Y</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>Click or drag a box to select; Shift adds, Ctrl takes away; a double click takes the island</source>
        <translation>点击或拖出矩形选择；Shift 加入，Ctrl 去掉；双击选中整个岛</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移动(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Drag to turn what is selected about its centre; Ctrl: by steps of 15°</source>
        <translation>拖动以绕中心旋转选中项；Ctrl：每次 15°</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>缩放(&amp;C)</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>复制到</translation>
    </message>
    <message>
        <source>Show &amp;selection</source>
        <translation>显示选中部分(&amp;S)</translation>
    </message>
    <message>
        <source>Copy the UVs of what is selected to another channel</source>
        <translation>将选中项的 UV 复制到另一个通道</translation>
    </message>
    <message>
        <source>From &amp;view…</source>
        <translation>从视图投影(&amp;V)…</translation>
    </message>
    <message>
        <source>S&amp;nap</source>
        <translation>吸附(&amp;N)</translation>
    </message>
    <message>
        <source>Moving goes to corners of pixels, turning by 15°, scaling to whole pixels; Ctrl: the other way round</source>
        <translation>移动吸附到像素的角，旋转以 15° 为步进，缩放为整数像素；Ctrl：相反</translation>
    </message>
    <message>
        <source>&amp;Others</source>
        <translation>其他材质(&amp;O)</translation>
    </message>
    <message>
        <source>Show faintly the other materials that have the same texture</source>
        <translation>淡淡地显示使用同一贴图的其他材质</translation>
    </message>
    <message>
        <source>Project the texture onto the selection from the model view</source>
        <translation>按模型视图中看到的方向将贴图贴到选中项上</translation>
    </message>
    <message>
        <source>Drag to move what is selected; Shift: along U or V, Ctrl: to pixels</source>
        <translation>拖动以移动选中项；Shift：只沿 U 或 V，Ctrl：吸附到像素</translation>
    </message>
    <message>
        <source>Drag to scale what is selected about its centre; Shift: along U or V, Ctrl: to whole pixels</source>
        <translation>拖动以绕中心缩放选中项；Shift：只沿 U 或 V，Ctrl：整数像素</translation>
    </message>
    <message>
        <source>Flip U</source>
        <translation>翻转 U</translation>
    </message>
    <message>
        <source>Mirror what is selected from left to right</source>
        <translation>左右镜像选中项</translation>
    </message>
    <message>
        <source>Flip V</source>
        <translation>翻转 V</translation>
    </message>
    <message>
        <source>Mirror what is selected upside down</source>
        <translation>上下镜像选中项</translation>
    </message>
    <message>
        <source>Shows what is selected as large as it fits</source>
        <translation>以适合的大小显示选中项</translation>
    </message>
    <message>
        <source>Shows the whole texture</source>
        <translation>显示整张贴图</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>The material whose UVs are shown: another one is selected, too</source>
        <translation>显示其 UV 的材质；换一个时也会选中它</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Additional UV {}</source>
        <translation>追加UV{}</translation>
    </message>
    <message>
        <source>No material</source>
        <translation>没有材质</translation>
    </message>
    <message>
        <source>What is moved goes into morph {}, which moves {:,} UVs of the material</source>
        <translation>移动会写入变形 {}，它驱动该材质的 {:,} 个 UV</translation>
    </message>
    <message>
        <source>Morph {}: {:,} UVs of the material are moved</source>
        <translation>变形 {}：移动该材质的 {:,} 个 UV</translation>
    </message>
    <message>
        <source>{material}, without a picture</source>
        <translation>{material}，没有图片</translation>
    </message>
    <message>
        <source>{material}, {texture}, {width} × {height} pixels</source>
        <translation>{material}，{texture}，{width} × {height} 像素</translation>
    </message>
    <message>
        <source>Nothing of the material that is shown is selected</source>
        <translation>所显示的材质中没有选中任何内容</translation>
    </message>
    <message>
        <source>A morph is edited, not the mesh</source>
        <translation>正在编辑变形，而非网格</translation>
    </message>
    <message>
        <source>Move UVs</source>
        <translation>移动 UV</translation>
    </message>
    <message>
        <source>Rotate UVs</source>
        <translation>旋转 UV</translation>
    </message>
    <message>
        <source>Scale UVs</source>
        <translation>缩放 UV</translation>
    </message>
    <message>
        <source>The morph that is edited moves another channel: {}</source>
        <translation>正在编辑的变形驱动的是另一个通道：{}</translation>
    </message>
    <message>
        <source>Copy UVs to another channel</source>
        <translation>将 UV 复制到其他通道</translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message>
        <source>{count} offset</source>
        <translation>{count} 个偏移</translation>
    </message>
    <message>
        <source>{count} offsets</source>
        <translation>{count} 个偏移</translation>
    </message>
    <message>
        <source>{count} link</source>
        <translation>{count} 个链接</translation>
    </message>
    <message>
        <source>{count} links</source>
        <translation>{count} 个链接</translation>
    </message>
    <message>
        <source>{count} item</source>
        <translation>{count} 个条目</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>{count} 个条目</translation>
    </message>
    <message>
        <source>{count} anchor</source>
        <translation>{count} 个锚点</translation>
    </message>
    <message>
        <source>{count} anchors</source>
        <translation>{count} 个锚点</translation>
    </message>
    <message>
        <source>{count} pin</source>
        <translation>{count} 个固定点</translation>
    </message>
    <message>
        <source>{count} pins</source>
        <translation>{count} 个固定点</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} 字节</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>VectorEditor</name>
    <message>
        <source>Copy whole</source>
        <translation>复制全部分量</translation>
    </message>
    <message>
        <source>Paste whole</source>
        <translation>粘贴全部分量</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>{overlay} (automatic)</source>
        <translation>{overlay}（自动）</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统语言</translation>
    </message>
    <message>
        <source>&amp;Light and background</source>
        <translation>光照与背景(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;xt document</source>
        <translation>下一个文档(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious document</source>
        <translation>上一个文档(&amp;V)</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Front</source>
        <translation>正面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>背面(&amp;B)</translation>
    </message>
    <message>
        <source>The model&apos;s &amp;right</source>
        <translation>模型右侧(&amp;R)</translation>
    </message>
    <message>
        <source>The model&apos;s &amp;left</source>
        <translation>模型左侧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>顶部(&amp;T)</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>底部(&amp;M)</translation>
    </message>
    <message>
        <source>Japanese names</source>
        <translation>日文名</translation>
    </message>
    <message>
        <source>English names</source>
        <translation>英文名</translation>
    </message>
    <message>
        <source>Both names</source>
        <translation>两种名称</translation>
    </message>
    <message>
        <source>Colours of bones in lists</source>
        <translation>列表中的骨骼颜色</translation>
    </message>
    <message>
        <source>Beside each bone a spot in the colour of the model view</source>
        <translation>在每根骨骼旁显示与模型视图相同颜色的标记</translation>
    </message>
    <message>
        <source>A colour for each of the 16 collision groups, in place of how bodies move</source>
        <translation>用颜色区分 16 个碰撞组，而不是刚体的运动方式</translation>
    </message>
    <message>
        <source>All vertices as points</source>
        <translation>以点显示所有顶点</translation>
    </message>
    <message>
        <source>Append links</source>
        <translation>付与关系</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>Axes of selected bones</source>
        <translation>选中骨骼的轴</translation>
    </message>
    <message>
        <source>Beyond joint limits</source>
        <translation>超出J点限制</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Bones that MMD does not show, among the others</source>
        <translation>同时显示 MMD 不显示的骨骼</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触点</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>轮廓线</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格线</translation>
    </message>
    <message>
        <source>Ground shadow</source>
        <translation>地面阴影</translation>
    </message>
    <message>
        <source>Hidden bones</source>
        <translation>隐藏骨骼</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>高光</translation>
    </message>
    <message>
        <source>How far selected joints let their bodies turn and move</source>
        <translation>选中的J点允许其刚体旋转和移动的范围</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 链</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>J点</translation>
    </message>
    <message>
        <source>Joints beyond their limits, and the rigid bodies that they connect</source>
        <translation>超出限制的J点及其所连接的刚体</translation>
    </message>
    <message>
        <source>Limits of selected joints</source>
        <translation>选中J点的限制</translation>
    </message>
    <message>
        <source>Lines from bones to their append parents (付与親)</source>
        <translation>从骨骼到其付与亲的线</translation>
    </message>
    <message>
        <source>The axes of the model&apos;s space on the ground: X red, Z blue</source>
        <translation>地面上的模型空间坐标轴：X 红，Z 蓝</translation>
    </message>
    <message>
        <source>The bones, coloured by what they can do</source>
        <translation>骨骼，颜色表示其作用</translation>
    </message>
    <message>
        <source>The ground, with lines every 5 units; more of them nearby, fewer from afar</source>
        <translation>地面，每 5 个单位一条线；靠近时更密，远离时更疏</translation>
    </message>
    <message>
        <source>Lines from bones to their parents</source>
        <translation>从骨骼到其父骨骼的线</translation>
    </message>
    <message>
        <source>Contact shadow</source>
        <translation>接触阴影</translation>
    </message>
    <message>
        <source>Lines from each IK bone along its links to the target</source>
        <translation>从每根 IK 骨骼经链接到目标的线</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>Parent links</source>
        <translation>父子关系</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Rigid bodies coloured by group</source>
        <translation>按组给刚体着色</translation>
    </message>
    <message>
        <source>Rigid bodies, solid</source>
        <translation>实心刚体</translation>
    </message>
    <message>
        <source>Selected faces and materials</source>
        <translation>选中的面和材质</translation>
    </message>
    <message>
        <source>Selected vertices</source>
        <translation>选中的顶点</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>自身阴影</translation>
    </message>
    <message>
        <source>Soft bodies: links, anchors and pins</source>
        <translation>软体：链接、锚点和固定点</translation>
    </message>
    <message>
        <source>Sphere maps</source>
        <translation>球面贴图</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>The axes by which the selected bones are handled</source>
        <translation>操作选中骨骼时使用的轴</translation>
    </message>
    <message>
        <source>The edges of all faces over the surface</source>
        <translation>在表面上叠加所有面的边</translation>
    </message>
    <message>
        <source>The highlights of the light by specular colour and power</source>
        <translation>按高光色和高光强度产生的光照高光</translation>
    </message>
    <message>
        <source>The joints, with lines to the two bodies of each</source>
        <translation>J点，以及到其两个刚体的线</translation>
    </message>
    <message>
        <source>The links, anchors and pins of soft bodies</source>
        <translation>软体的内部链接、与刚体的连接，以及由骨骼固定的顶点</translation>
    </message>
    <message>
        <source>The names of bones, bodies and joints beside them, and the numbers of vertices</source>
        <translation>在旁边显示骨骼、刚体和J点的名称，以及顶点编号</translation>
    </message>
    <message>
        <source>The normals of the vertices as lines</source>
        <translation>以线显示顶点的法线</translation>
    </message>
    <message>
        <source>The outlines of materials and vertices that have one</source>
        <translation>有轮廓线的材质和顶点的轮廓线</translation>
    </message>
    <message>
        <source>The pictures on the surfaces; without them the colours of the materials</source>
        <translation>表面的贴图；关闭时只显示材质的颜色</translation>
    </message>
    <message>
        <source>The selected faces, and those of selected materials, in the colour of the selection</source>
        <translation>以选择的颜色显示选中的面和选中材质的面</translation>
    </message>
    <message>
        <source>The selected vertices as points</source>
        <translation>以点显示选中的顶点</translation>
    </message>
    <message>
        <source>The shadow on the ground of materials that have one</source>
        <translation>有地面阴影的材质在地面上的阴影</translation>
    </message>
    <message>
        <source>The shadows that parts of the model cast onto each other</source>
        <translation>模型各部分互相投射的阴影</translation>
    </message>
    <message>
        <source>The shape before the edited morph</source>
        <translation>正在编辑的变形的原始形状</translation>
    </message>
    <message>
        <source>The shape without the morph that is edited, translucent where the morph takes it elsewhere</source>
        <translation>不含正在编辑的变形时的形状，在变形所移动之处以半透明显示</translation>
    </message>
    <message>
        <source>The shapes of the rigid bodies as wires</source>
        <translation>以线框显示刚体的形状</translation>
    </message>
    <message>
        <source>The shapes of the rigid bodies, filled</source>
        <translation>以填充显示刚体的形状</translation>
    </message>
    <message>
        <source>The soft darkness below what stands on the ground</source>
        <translation>立在地面上的物体下方的柔和阴影</translation>
    </message>
    <message>
        <source>The sphere maps of the materials</source>
        <translation>球面贴图产生的光泽</translation>
    </message>
    <message>
        <source>The toon shading of the materials, from light to shade</source>
        <translation>材质的明暗渐变</translation>
    </message>
    <message>
        <source>Toon shading</source>
        <translation>Toon 着色</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Where rigid bodies touch each other and the ground while physics is on</source>
        <translation>开启物理演算时，刚体之间以及与地面接触之处</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>线框</translation>
    </message>
</context>
<context>
    <name>Viewport</name>
    <message>
        <source>Model view</source>
        <translation>模型视图</translation>
    </message>
    <message>
        <source>The camera turns around what was double-clicked</source>
        <translation>相机绕双击的位置旋转</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Model view</source>
        <translation>模型视图</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>副视图</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>顶部</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>The model&apos;s left</source>
        <translation>模型左侧</translation>
    </message>
</context>
<context>
    <name>WeightPainter</name>
    <message>
        <source>Paint {bone}</source>
        <translation>刷权重：{bone}</translation>
    </message>
    <message>
        <source>No bone moves this place</source>
        <translation>没有骨骼驱动此处</translation>
    </message>
    <message>
        <source>Select the bone to be painted, or pick it here with Shift</source>
        <translation>请选中要刷的骨骼，或在这里按住 Shift 点击取得</translation>
    </message>
    <message>
        <source>{bone} is locked</source>
        <translation>{bone} 已锁定</translation>
    </message>
</context>
<context>
    <name>WeightsPane</name>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Exchanges with</source>
        <translation>交换对象</translation>
    </message>
    <message>
        <source>The one bone that weight is taken from and given to; none: all others that are not locked</source>
        <translation>唯一与其互相取予权重的骨骼；无：所有其他未锁定的骨骼</translation>
    </message>
    <message>
        <source>Bone: none; select one, or Shift+click the model</source>
        <translation>骨骼：无；请选中一根，或按住 Shift 点击模型</translation>
    </message>
    <message>
        <source>Bone: {} (locked)</source>
        <translation>骨骼：{}（已锁定）</translation>
    </message>
    <message>
        <source>Bone: {} (its other side is not there)</source>
        <translation>骨骼：{}（另一侧不存在）</translation>
    </message>
    <message>
        <source>Bone: {}</source>
        <translation>骨骼：{}</translation>
    </message>
    <message>
        <source>The mode {} does not use the weight</source>
        <translation>“{}”模式不使用权重值</translation>
    </message>
    <message>
        <source>No bone is locked</source>
        <translation>没有锁定的骨骼</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>Each dab adds the strength</source>
        <translation>每刷一下增加强度的量</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>Each dab takes the strength away</source>
        <translation>每刷一下减少强度的量</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Goes towards the weight, by the strength</source>
        <translation>按强度趋近权重</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Goes towards the mean of the neighbours</source>
        <translation>趋近相邻顶点的平均值</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>A click gives the weight to all that hangs together</source>
        <translation>点击后，相连的全部顶点都采用该权重</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>渐变</translation>
    </message>
    <message>
        <source>From where the mouse is pressed the weight falls to 0 where it is released</source>
        <translation>从按下鼠标处的权重渐变到松开处的 0</translation>
    </message>
    <message>
        <source>Paint with this weight</source>
        <translation>用此权重绘制</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>规格化(&amp;N)</translation>
    </message>
    <message>
        <source>What the bone gains others lose, so that the sum stays 1</source>
        <translation>一根骨骼增加多少，其他骨骼就减少多少，使总和保持为 1</translation>
    </message>
    <message>
        <source>The same on the other side, for the bone of the other side</source>
        <translation>在另一侧对另一侧的骨骼做同样的操作</translation>
    </message>
    <message>
        <source>Locked: {count} ({names})</source>
        <translation>已锁定：{count}（{names}）</translation>
    </message>
    <message>
        <source>&amp;Lock selected</source>
        <translation>锁定所选(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Unlock selected</source>
        <translation>解锁选中项(&amp;U)</translation>
    </message>
    <message>
        <source>Unlock &amp;all</source>
        <translation>全部解锁(&amp;A)</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Files that you open will be listed here.</source>
        <translation>打开过的文件会列在这里。</translation>
    </message>
    <message>
        <source>An editor for PMX and PMD models</source>
        <translation>PMX 和 PMD 模型编辑器</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>新建模型</translation>
    </message>
    <message>
        <source>Open what was open last</source>
        <translation>打开上次的文档</translation>
    </message>
    <message>
        <source>The window in six steps, on the sample.</source>
        <translation>用示例模型分六步介绍窗口。</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> 及其他 {} 项</translation>
    </message>
    <message>
        <source>Start from a centre bone.</source>
        <translation>从只有一根中心骨骼的模型开始。</translation>
    </message>
    <message>
        <source>A PMX, PMD, VRM or other model.</source>
        <translation>打开 PMX、PMD、VRM 等模型。</translation>
    </message>
    <message>
        <source>Drop a model here</source>
        <translation>将模型拖放到此处</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>A sample model for experiments.</source>
        <translation>供尝试用的示例模型。</translation>
    </message>
    <message>
        <source>Open the cloth sample</source>
        <translation>打开布料示例</translation>
    </message>
    <message>
        <source>Cloths that physics moves.</source>
        <translation>由物理演算驱动的布料。</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>From {least} to {most}</source>
        <translation>从 {least} 到 {most}</translation>
    </message>
    <message>
        <source>At least {least}</source>
        <translation>至少 {least}</translation>
    </message>
    <message>
        <source>At most {most}</source>
        <translation>至多 {most}</translation>
    </message>
    <message>
        <source>In degrees</source>
        <translation>以度计</translation>
    </message>
    <message>
        <source>Can be: {}</source>
        <translation>可选值：{}</translation>
    </message>
    <message>
        <source>Refers to: {}</source>
        <translation>引用：{}</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>The bones as they are posed, in Transform mode: numbers for translation, rotation and scale, which poses and motions do not hold, IK switches, and buttons that bring bones back to rest or to the motion. Nothing here changes the model.</source>
        <translation>变换模式中骨骼的姿势：移动、旋转和缩放（不会存入姿势和动作）的数值、IK 开关，以及让骨骼恢复初始姿势或动作的按钮。这里的操作不会更改模型。</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>遮罩</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>显示枠</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>顶点权重</translation>
    </message>
    <message>
        <source>The bones and weights of the selected vertices, as a table to edit. Weights are set, added, normalized, converted between BDEF and SDEF, and copied to other vertices.</source>
        <translation>选中顶点的骨骼和权重，以可编辑的表显示。可设置、添加、规格化权重，在 BDEF 与 SDEF 之间转换，并复制到其他顶点。</translation>
    </message>
    <message>
        <source>Bodies and joints</source>
        <translation>刚体与J点</translation>
    </message>
    <message>
        <source>The rigid bodies or the joints as a list: the switch above it chooses which, and with that what a click in the model view selects. The inspector has what is selected; selected bodies are joined by a button.</source>
        <translation>刚体或J点的列表：上方的切换决定列出哪一种，也决定在模型视图中点击时选中哪一种。选中的内容显示在属性中；选中的刚体可用按钮连接。</translation>
    </message>
    <message>
        <source>Collision groups</source>
        <translation>碰撞组</translation>
    </message>
    <message>
        <source>The 16 collision groups as a grid that says which of them meet. A click changes it for all rigid bodies of both groups, as one step.</source>
        <translation>以网格显示 16 个碰撞组之间是否碰撞。点击会更改两个组的所有刚体，作为一步操作。</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>A console and an editor for scripts on the open model. Each entry and each script is one step that can be undone; errors name their line.</source>
        <translation>针对打开的模型的脚本控制台和编辑器。每次输入和每个脚本都是可撤销的一步；出错时会指出行号。</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>升级</translation>
    </message>
    <message>
        <source>What was done to a PMD when it was opened as PMX, what can be made better, each by a button, and what a PMD would lose.</source>
        <translation>将 PMD 作为 PMX 打开时所做的处理、可改进之处（各有按钮），以及存为 PMD 会丢失的内容。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>What differs between this model and another one, by table and field. Values are taken over one by one or all at once; the other model is seen as a ghost.</source>
        <translation>此模型与另一个模型的差异，按表和字段列出。值可逐个或一次全部取得；另一个模型以半透明显示。</translation>
    </message>
    <message>
        <source>The bone whose weights are painted in the model view, what it exchanges weight with, and the bones that are locked and keep theirs. Mode, radius, strength and falloff of the brush are above the view; a stroke is one step.</source>
        <translation>设置在模型视图中刷权重的骨骼、与之交换权重的骨骼，以及锁定而权重不变的骨骼。笔刷的模式、半径、强度和衰减在视图上方；一笔为一步操作。</translation>
    </message>
    <message>
        <source>How brushes move, smooth, inflate or restore the surface in the model view: of the mesh, of a pose, or of the vertex morph that is edited. Mode, radius, strength and falloff of the brush are above the view; a stroke is one step.</source>
        <translation>设置笔刷在模型视图中如何移动、平滑、膨胀或还原表面：对象为网格、姿势或正在编辑的顶点变形。笔刷的模式、半径、强度和衰减在视图上方；一笔为一个步骤。</translation>
    </message>
    <message>
        <source>A material&apos;s faces on its texture: that of what is selected, or the one that is chosen at the top. Corners are clicked, boxed, moved, turned, scaled and flipped; the selection is the one of the whole window.</source>
        <translation>在贴图上显示材质的面：跟随选择，或在上方选取材质。顶点可点击、框选、移动、旋转、缩放和翻转；选择与整个窗口共用。</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>The messages about this model: warnings when it was opened, losses when it was saved, and what deleting changed. A double click goes to the row that a message is about.</source>
        <translation>关于此模型的通知：打开时的警告、保存时丢失的内容，以及删除的结果。双击可转到消息所涉及的行。</translation>
    </message>
    <message>
        <source>All rows of the model by section, with a filter. What is selected here is selected everywhere; a double click shows it in the model view. What the mouse is over glows in the view, and the other way round; the eye beside a row hides it, the lock has the view pass it over. Rows are dragged to another place; in the tree a bone that is dropped onto another hangs from it. A right click offers what can be done with them.</source>
        <translation>按类别列出模型的所有行，可以筛选。在此选择即在各处选择；双击可在模型视图中显示。鼠标指向的行会在视图中发光，反之亦然；行旁的眼睛用于隐藏，锁使视图不会选中它。行可拖到其他位置；在树中，放到另一骨骼上的骨骼成为其子骨骼。右键点击可查看能进行的操作。</translation>
    </message>
    <message>
        <source>All fields of what is selected, in groups that fold. With several rows a change goes to all of them, and values that differ are shown as mixed. Numbers are rounded until they are edited; they are dragged by their label or take sums such as *1.1 or 180/3; links go to what a field refers to.</source>
        <translation>选中项的所有字段，按可折叠的分组显示。选中多行时更改会作用于所有行，不同的值显示为混合。数值在编辑之前以四舍五入显示，可拖动标签更改，也可输入 *1.1 或 180/3 这样的算式；链接可转到字段引用的对象。</translation>
    </message>
    <message>
        <source>The edits and poses since the model was opened, as many as the memory for undo holds. A click on one goes to the state after it, back or forward. Poses have an icon of their own, and change nothing in the file.</source>
        <translation>打开模型以来的编辑和姿势，数量以撤销内存为限。点击某一项可前进或后退到该项之后的状态。姿势有专用图标，不会改变文件。</translation>
    </message>
    <message>
        <source>One section of the model as a sheet: cells are edited, copied and pasted as in a spreadsheet. Return changes the cell, Ctrl+Return all selected rows; so does Ctrl held for a tick, a choice or a drag. A click on a header sorts what is seen, never the model; a right click on it chooses the columns.</source>
        <translation>以表格显示模型的一个类别：单元格可以像电子表格一样编辑、复制和粘贴。Return 只更改该单元格，Ctrl+Return 更改所有选中的行；按住 Ctrl 勾选、选择或拖动也一样。点击标题只对显示排序，不影响模型；右键点击标题可选择列。</translation>
    </message>
    <message>
        <source>A slider for each morph, by MMD&apos;s panels, in both modes. What is set here overrides the motion until it is reset.</source>
        <translation>编辑和变换两种模式中各变形的滑块，按 MMD 的面板排列。在此设置的值在重置之前优先于动作。</translation>
    </message>
    <message>
        <source>The motions that play, and the keys of the bones and morphs that are selected, or of all. Dragging goes through time; the wheel zooms around the mouse, with Shift it moves along. Dragging in the strip at the top loops over a part, a double click there over all. A right click on a motion plays from there, loops over it, shows its folder or removes it. Motion files are dropped here; keys are shown, and not changed.</source>
        <translation>正在播放的动作，以及所选骨骼和变形（未选则为全部）的关键帧。拖动可移动帧；滚轮以鼠标为中心缩放，按住 Shift 则左右移动。在顶部的条带上拖动可循环一段，双击则循环全部。右键点击动作可从该处播放、循环播放、显示其文件夹或移除它。动作文件可拖放到此处；关键帧仅供查看，不能修改。</translation>
    </message>
    <message>
        <source>Hides and shows materials and parts of the model (絞込み表示): check boxes for materials, and buttons that hide or isolate what is selected. What is hidden cannot be clicked, and is saved all the same.</source>
        <translation>隐藏和显示材质及模型的一部分（筛选显示）：材质的复选框，以及隐藏或只显示选中内容的按钮。隐藏的内容不能点击，但照常保存。</translation>
    </message>
    <message>
        <source>The display frames of MMD with their bones and morphs as a tree, and beside it what is in no frame yet. Items are dragged between frames; what causes problems in MMD is marked with the reason.</source>
        <translation>以树形显示 MMD 的显示枠及其中的骨骼和变形，旁边是还不在任何显示枠中的内容。条目可在显示枠之间拖动；会让 MMD 出问题的内容会注明原因。</translation>
    </message>
    <message>
        <source>The plug-ins that were found: switch them on and off, reload them, write one, and see in full what is wrong with one.</source>
        <translation>找到的插件：可开启、关闭、重新加载、编写，并查看问题的详细说明。</translation>
    </message>
    <message>
        <source>What goes wrong in MMD, what happens there, and how to fix it. A double click goes to the row; a fix corrects one row, all findings of a kind, or everything that can be fixed safely, as one step. A finding can be ignored.</source>
        <translation>在 MMD 中会出问题的地方、会发生什么以及如何修复。双击转到该行；可以作为一步修复一行、同一种的全部，或所有能安全修复的问题。问题可以忽略。</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>States of the model that were kept by name. They are compared with the model, swapped with it, appended to it, or saved as files.</source>
        <translation>按名称保留的模型状态。可与模型比较、对调，追加到模型，或保存为文件。</translation>
    </message>
    <message>
        <source>Paint weights</source>
        <translation>刷权重</translation>
    </message>
    <message>
        <source>Sculpt</source>
        <translation>雕刻</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>光照</translation>
    </message>
    <message>
        <source>The light, the self shadow and the background of the model views. The ball is dragged to where the light comes from. A motion with light of its own is seen in that.</source>
        <translation>模型视图的光照、自身阴影和背景。把球拖到光的来处。带有光照的动作以其自身的光照显示。</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV 编辑</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>副视图</translation>
    </message>
    <message>
        <source>One more view of the model with a camera of its own, in a window that can go to another screen.</source>
        <translation>使用独立相机的另一个模型视图，在可移到其他屏幕的窗口中显示。</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>作业空间</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>The buttons below the menus</source>
        <translation>菜单下方的按钮</translation>
    </message>
    <message>
        <source>{title}: {message}</source>
        <translation>{title}：{message}</translation>
    </message>
</context>
<context>
    <name>WorkingRows</name>
    <message>
        <source>{rows} of {source}</source>
        <translation>{source} 的{rows}</translation>
    </message>
    <message>
        <source>the whole model</source>
        <translation>整个模型</translation>
    </message>
    <message>
        <source>all {rows}</source>
        <translation>全部{rows}</translation>
    </message>
    <message>
        <source>{rows}; from {source}</source>
        <translation>{rows}；来自 {source}</translation>
    </message>
</context>
<context>
    <name>Workspaces</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Edit mode: materials, textures, the mesh, all there is in the model</source>
        <translation>编辑模式：材质、贴图、网格等模型的全部内容</translation>
    </message>
    <message>
        <source>Rig</source>
        <translation>绑定</translation>
    </message>
    <message>
        <source>Edit mode: bones and the display frames that they are in</source>
        <translation>编辑模式：骨骼及其所在的显示框</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Edit mode: the weights of bones, painted on the model</source>
        <translation>编辑模式：在模型上绘制骨骼权重</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Edit mode: morphs, their weights, and what they do to the model</source>
        <translation>编辑模式：变形、其数值以及对模型的作用</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Transform mode: rigid bodies and joints, and how they swing</source>
        <translation>变换模式：刚体和关节，以及它们的摆动</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Edit mode: the mesh on its textures, beside the model</source>
        <translation>编辑模式：贴图上的网格，与模型并排显示</translation>
    </message>
    <message>
        <source>Pose &amp; motion</source>
        <translation>姿势和动作</translation>
    </message>
    <message>
        <source>Transform mode: bones and morphs are posed, and motions played</source>
        <translation>变换模式：用骨骼和变形摆姿势，播放动作</translation>
    </message>
</context>
<context>
    <name>WorkspacesMenu</name>
    <message>
        <source>Wor&amp;kspaces</source>
        <translation>作业空间(&amp;K)</translation>
    </message>
    <message>
        <source>Remember under a name where the panes stand, as a workspace of your own</source>
        <translation>把面板的位置命名保存为自己的作业空间</translation>
    </message>
    <message>
        <source>&amp;Save workspace as…</source>
        <translation>作业空间另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Re&amp;name workspace…</source>
        <translation>重命名作业空间(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Delete workspace</source>
        <translation>删除作业空间(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Reset workspace</source>
        <translation>重置作业空间(&amp;R)</translation>
    </message>
    <message>
        <source>The workspace in use is none of your own</source>
        <translation>当前作业空间不是您自己保存的</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>作业空间</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
</TS>
