<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Katachi</source>
        <translation>Katachi 정보</translation>
    </message>
    <message>
        <source>An editor for PMX and PMD, the model formats of MikuMikuDance. Free software under the MIT licence.</source>
        <translation>MikuMikuDance의 모델 형식 PMX·PMD용 편집기입니다. MIT 라이선스로 배포되는 자유 소프트웨어입니다.</translation>
    </message>
    <message>
        <source>A beta version: nobody has tried it on a real Windows or Mac yet.</source>
        <translation>베타 버전입니다. 실제 Windows와 Mac에서는 아직 사용해 보지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>AddedBone</name>
    <message>
        <source>Add a bone</source>
        <translation>본 추가</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Save animation</source>
        <translation>애니메이션 저장</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>턴테이블</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>애니메이션(&amp;A)</translation>
    </message>
    <message>
        <source>Pictures a t&amp;urn</source>
        <translation>한 바퀴당 장수(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>시작 프레임(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>끝 프레임(&amp;L)</translation>
    </message>
    <message>
        <source>Pictures a s&amp;econd</source>
        <translation>초당 장수(&amp;E)</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>파일(&amp;L)</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>애니메이션 WebP</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>애니메이션 PNG</translation>
    </message>
    <message>
        <source>Numbered PNG files</source>
        <translation>연속 번호 PNG 파일</translation>
    </message>
    <message>
        <source>{count} pictures, {seconds} seconds</source>
        <translation>{count}장, {seconds}초</translation>
    </message>
</context>
<context>
    <name>BakeCommands</name>
    <message>
        <source>Ba&amp;ke physics into a motion…</source>
        <translation>물리 연산을 모션으로 베이크(&amp;K)…</translation>
    </message>
    <message>
        <source>Writes the movement of physics into a motion as keys, so that it looks the same in every program</source>
        <translation>물리 연산의 움직임을 모션의 키로 만듭니다. 어떤 프로그램에서 재생해도 똑같이 움직입니다</translation>
    </message>
    <message>
        <source>Settle the rest pose &amp;with physics…</source>
        <translation>물리 연산으로 늘어뜨려 초기 자세로 만들기(&amp;N)…</translation>
    </message>
    <message>
        <source>Lets hair, skirt and the like fall until physics is at rest, and makes that the rest pose</source>
        <translation>머리카락이나 스커트 등을 물리 연산으로 자연스럽게 늘어뜨리고, 그 모양을 초기 상태로 만듭니다</translation>
    </message>
    <message>
        <source>Physics is being baked</source>
        <translation>물리 연산을 굽는 중입니다</translation>
    </message>
    <message>
        <source>Physics is not available: {}</source>
        <translation>물리 연산을 사용할 수 없습니다: {}</translation>
    </message>
    <message>
        <source>No rigid body of the model is moved by physics</source>
        <translation>모델에 물리 연산으로 움직이는 강체가 없습니다</translation>
    </message>
    <message>
        <source>{}: physics moves no bone</source>
        <translation>{}: 물리 연산으로 움직이는 본이 없습니다</translation>
    </message>
    <message>
        <source>Baked physics</source>
        <translation>물리 연산 베이크</translation>
    </message>
    <message>
        <source>Baked motion</source>
        <translation>베이크한 모션</translation>
    </message>
    <message>
        <source>{name}: bones: {bones}, keys: {keys} of {all}, largest error: {distance} and {angle}°</source>
        <translation>{name}: 본: {bones}, 키: {all} 중 {keys}, 최대 오차: {distance} / {angle}°</translation>
    </message>
    <message>
        <source>{} failed: {}</source>
        <translation>{} 실패: {}</translation>
    </message>
    <message>
        <source>{} was cancelled</source>
        <translation>{} 취소됨</translation>
    </message>
</context>
<context>
    <name>BakeDialog</name>
    <message>
        <source>Bake physics into a motion</source>
        <translation>물리 연산을 모션으로 베이크</translation>
    </message>
    <message>
        <source>As few as needed</source>
        <translation>필요한 만큼만</translation>
    </message>
    <message>
        <source>On every frame</source>
        <translation>모든 프레임</translation>
    </message>
    <message>
        <source>The bones that physics moves</source>
        <translation>물리 연산으로 움직이는 본만</translation>
    </message>
    <message>
        <source>Everything, with motions and pose</source>
        <translation>모션과 포즈를 포함한 전체</translation>
    </message>
    <message>
        <source>&amp;Switch physics off for these bones</source>
        <translation>이 본들의 물리 연산 끄기(&amp;S)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>Save it as a VMD file</source>
        <translation>VMD 파일로 저장</translation>
    </message>
    <message>
        <source>Play it after the motions</source>
        <translation>모션에 추가해서 재생</translation>
    </message>
    <message>
        <source>Play it in place of the motions</source>
        <translation>모션 대신 재생</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>시작 프레임(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>끝 프레임(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Warm up before</source>
        <translation>시작 전 사전 연산(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>키(&amp;K)</translation>
    </message>
    <message>
        <source>R&amp;otation may be off by</source>
        <translation>회전 허용 오차(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Position may be off by</source>
        <translation>위치 허용 오차(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;The motion holds</source>
        <translation>모션에 담을 내용(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Afterwards</source>
        <translation>베이크한 후(&amp;A)</translation>
    </message>
    <message>
        <source>MMD then moves them by these keys, and not by physics of its own</source>
        <translation>MMD에서는 물리 연산이 아니라 이 키로 움직이게 됩니다</translation>
    </message>
    <message>
        <source>Soft bodies cannot become part of a motion.</source>
        <translation>소프트 바디는 모션에 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>베이크(&amp;B)</translation>
    </message>
    <message>
        <source>{count} frames, {seconds} seconds</source>
        <translation>{count}프레임, {seconds}초</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Show one</source>
        <translation>하나만 보기</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count}개 더</translation>
    </message>
</context>
<context>
    <name>BeforeAndAfter</name>
    <message>
        <source>The model without the morph and with it</source>
        <translation>모프를 적용하기 전과 후의 모델</translation>
    </message>
    <message>
        <source>Click a picture to see the model so in the view</source>
        <translation>그림을 클릭하면 뷰의 모델이 그렇게 보입니다</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>적용 안 함</translation>
    </message>
    <message>
        <source>With</source>
        <translation>적용</translation>
    </message>
</context>
<context>
    <name>BodiesPane</name>
    <message>
        <source>What is listed</source>
        <translation>목록에 표시할 것</translation>
    </message>
</context>
<context>
    <name>BoneMapEditor</name>
    <message>
        <source>The skeleton from the front</source>
        <translation>앞에서 본 골격</translation>
    </message>
    <message>
        <source>MMD</source>
        <translation>MMD</translation>
    </message>
    <message>
        <source>Bone of the model</source>
        <translation>모델의 본</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>MMD&apos;s bones, and those of the model</source>
        <translation>MMD 본과 모델의 본</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>지정됨</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>확실</translation>
    </message>
    <message>
        <source>not sure</source>
        <translation>불확실</translation>
    </message>
    <message>
        <source>no known names</source>
        <translation>알려진 이름 없음</translation>
    </message>
    <message>
        <source>{names} · sure: {sure}, not sure: {unsure}</source>
        <translation>{names} · 확실: {sure}, 불확실: {unsure}</translation>
    </message>
</context>
<context>
    <name>BrowseCommands</name>
    <message>
        <source>All models below a folder in pictures, found by name, missing textures and errors</source>
        <translation>폴더 아래의 모든 모델을 이미지로 보여 주며, 이름, 없는 텍스처, 오류로 찾을 수 있습니다</translation>
    </message>
    <message>
        <source>Browse &amp;folder…</source>
        <translation>폴더 둘러보기(&amp;F)…</translation>
    </message>
</context>
<context>
    <name>BrushPainter</name>
    <message>
        <source>There is no surface here</source>
        <translation>여기에 표면이 없습니다</translation>
    </message>
</context>
<context>
    <name>BrushPane</name>
    <message>
        <source>Mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>반지름</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>세기</translation>
    </message>
    <message>
        <source>Falls gently at the middle and at the rim</source>
        <translation>가운데와 가장자리에서 완만하게 약해집니다</translation>
    </message>
    <message>
        <source>Falls evenly from the middle to the rim</source>
        <translation>가운데에서 가장자리까지 고르게 약해집니다</translation>
    </message>
    <message>
        <source>Falls fast: most is at the middle</source>
        <translation>빠르게 약해지며 가운데에 집중됩니다</translation>
    </message>
    <message>
        <source>The same up to the rim</source>
        <translation>가장자리까지 똑같습니다</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>폴오프</translation>
    </message>
    <message>
        <source>In pixels of the view; [ and ], or Ctrl + wheel over the model</source>
        <translation>화면의 픽셀 단위입니다. [ 와 ] 키, 또는 모델 위에서 Ctrl + 휠</translation>
    </message>
    <message>
        <source>Drag sideways to change</source>
        <translation>좌우로 드래그해 변경</translation>
    </message>
    <message>
        <source>The brush is set above the model view.</source>
        <translation>브러시는 모델 뷰 위에서 설정합니다.</translation>
    </message>
    <message>
        <source>&amp;Mirror across X</source>
        <translation>X축 미러(&amp;M)</translation>
    </message>
    <message>
        <source>Only &amp;selected vertices</source>
        <translation>선택한 정점만(&amp;S)</translation>
    </message>
    <message>
        <source>Vertices that are not selected stay as they are</source>
        <translation>선택하지 않은 정점은 그대로입니다</translation>
    </message>
    <message>
        <source>Show &amp;vertices</source>
        <translation>정점 표시(&amp;V)</translation>
    </message>
    <message>
        <source>Points at the vertices under the brush, the larger the more they get</source>
        <translation>브러시 아래의 정점을 점으로 표시합니다. 영향을 많이 받을수록 커집니다</translation>
    </message>
</context>
<context>
    <name>CameraCommands</name>
    <message>
        <source>Frame &amp;selection</source>
        <translation>선택 항목에 맞춰 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Frame &amp;all</source>
        <translation>전체 보기(&amp;A)</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>카메라 초기화(&amp;E)</translation>
    </message>
    <message>
        <source>Bac&amp;k to before the reset</source>
        <translation>초기화 직전으로 되돌리기(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>모델(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>선택 항목(&amp;S)</translation>
    </message>
    <message>
        <source>Current &amp;bone</source>
        <translation>현재 본(&amp;B)</translation>
    </message>
    <message>
        <source>What the camera &amp;looks at</source>
        <translation>카메라 주시점(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>원근 투영(&amp;P)</translation>
    </message>
    <message>
        <source>Four v&amp;iews</source>
        <translation>4분할 화면(&amp;I)</translation>
    </message>
    <message>
        <source>Seco&amp;nd view</source>
        <translation>보조 화면(&amp;N)</translation>
    </message>
    <message>
        <source>Move all views to&amp;gether</source>
        <translation>모든 화면의 카메라 동기화(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Values…</source>
        <translation>값 지정(&amp;V)…</translation>
    </message>
    <message>
        <source>Lock r&amp;otation</source>
        <translation>회전만 잠금(&amp;O)</translation>
    </message>
    <message>
        <source>Lock everyt&amp;hing</source>
        <translation>모두 잠금(&amp;H)</translation>
    </message>
</context>
<context>
    <name>CameraDialog</name>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>주시점</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>시야각</translation>
    </message>
</context>
<context>
    <name>CellBlocks</name>
    <message>
        <source>Change cells</source>
        <translation>셀 변경</translation>
    </message>
</context>
<context>
    <name>CellDelegate</name>
    <message>
        <source>Return changes this cell, Ctrl+Return all {count} selected rows</source>
        <translation>Return은 이 셀만, Ctrl+Return은 선택한 {count}행 모두를 바꿉니다</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>“{text}” does not fit into {field}.</source>
        <translation>“{text}”은(는) {field} 값으로 사용할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ChainForm</name>
    <message>
        <source>&amp;Let it swing</source>
        <translation>흔들어 보기(&amp;L)</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>체인</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Hangs from</source>
        <translation>매다는 곳</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>체인</translation>
    </message>
    <message>
        <source>Runs physics with these values: with the motion that is loaded, or while the model sways</source>
        <translation>이 값으로 물리 연산을 실행합니다. 불러온 모션을 쓰고, 없으면 모델을 좌우로 흔듭니다</translation>
    </message>
    <message>
        <source>Chains: {}, bones: {}</source>
        <translation>체인: {}개, 본: {}개</translation>
    </message>
    <message>
        <source>they stand in a ring, as a skirt</source>
        <translation>스커트처럼 고리 모양으로 늘어서 있습니다</translation>
    </message>
    <message>
        <source>Physics is not available: {}</source>
        <translation>물리 연산을 사용할 수 없습니다: {}</translation>
    </message>
</context>
<context>
    <name>ChainPresets</name>
    <message>
        <source>Hair</source>
        <translation>머리카락</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>스커트</translation>
    </message>
    <message>
        <source>Ribbon</source>
        <translation>리본</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>가슴</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>꼬리</translation>
    </message>
</context>
<context>
    <name>ChainSliders</name>
    <message>
        <source>Mass</source>
        <translation>질량</translation>
    </message>
    <message>
        <source>Of the first body. The heavier, the less its springs hold it.</source>
        <translation>첫 번째 강체의 질량입니다. 무거울수록 스프링이 지탱하기 어렵습니다.</translation>
    </message>
    <message>
        <source>Mass, link to link</source>
        <translation>질량 변화</translation>
    </message>
    <message>
        <source>Below 1 the tip is lighter than the root, and calm.</source>
        <translation>1보다 작으면 끝이 뿌리보다 가벼워 차분하게 움직입니다.</translation>
    </message>
    <message>
        <source>Move damping</source>
        <translation>이동 감쇠</translation>
    </message>
    <message>
        <source>The more, the slower it follows, as if in water.</source>
        <translation>클수록 물속에서처럼 천천히 따라옵니다.</translation>
    </message>
    <message>
        <source>Turn damping</source>
        <translation>회전 감쇠</translation>
    </message>
    <message>
        <source>The more, the sooner it stops swinging back and forth.</source>
        <translation>클수록 흔들림이 빨리 가라앉습니다.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>회전 제한</translation>
    </message>
    <message>
        <source>Degrees the first joint turns at most: the more, the wider it swings.</source>
        <translation>첫 번째 조인트가 회전하는 최대 각도(도)입니다. 클수록 크게 흔들립니다.</translation>
    </message>
    <message>
        <source>Limits, link to link</source>
        <translation>회전 제한 변화</translation>
    </message>
    <message>
        <source>Above 1 the tip bends farther than the root.</source>
        <translation>1보다 크면 끝이 뿌리보다 크게 휩니다.</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>스프링</translation>
    </message>
    <message>
        <source>The more, the harder it springs back into its shape.</source>
        <translation>클수록 원래 모양으로 강하게 돌아갑니다.</translation>
    </message>
    <message>
        <source>Stiffness, link to link</source>
        <translation>스프링 변화</translation>
    </message>
    <message>
        <source>Below 1 the tip is softer than the root.</source>
        <translation>1보다 작으면 끝이 뿌리보다 부드러워집니다.</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>가로 여유</translation>
    </message>
    <message>
        <source>The more, the freer neighbouring chains part and close up.</source>
        <translation>클수록 옆 체인과의 간격이 자유롭게 변합니다.</translation>
    </message>
</context>
<context>
    <name>ChannelBinding</name>
    <message>
        <source>Pose: {what} of {rows}</source>
        <translation>포즈: {rows}의 {what}</translation>
    </message>
    <message>
        <source>This has no finite result.</source>
        <translation>유한한 값이 나오지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>A PMD has 20 bytes for a name, ten full-width characters: the rest is cut off when it is saved. Shorten the name, or save as PMX.</source>
        <translation>PMD의 이름은 20바이트(전각 10자)이며, 넘는 부분은 저장할 때 잘립니다. 이름을 줄이거나 PMX로 저장하십시오.</translation>
    </message>
    <message>
        <source>A PMD has 20 bytes for the paths of texture and sphere map together: the rest is cut off when it is saved, and the files are not found. Give the files short names, without folders, or save as PMX.</source>
        <translation>PMD에서는 텍스처와 스피어 맵 경로를 합쳐 20바이트입니다. 넘는 부분은 저장할 때 잘려 파일을 찾을 수 없게 됩니다. 폴더 없이 짧은 파일 이름을 쓰거나 PMX로 저장하십시오.</translation>
    </message>
    <message>
        <source>A PMD has 256 bytes for it: the rest is cut off when it is saved. Shorten it, or save as PMX.</source>
        <translation>PMD의 코멘트는 256바이트이며, 넘는 부분은 저장할 때 잘립니다. 줄이거나 PMX로 저장하십시오.</translation>
    </message>
    <message>
        <source>A display frame of a PMD has 254 bones at most. When it is saved as PMD it becomes several frames. Divide it, or save the model as PMX.</source>
        <translation>PMD의 표시 프레임에는 본이 최대 254개까지 들어갑니다. PMD로 저장하면 여러 프레임으로 나뉩니다. 프레임을 나누거나 PMX로 저장하십시오.</translation>
    </message>
    <message>
        <source>A motion file has 15 bytes for a name, seven full-width characters: of a longer one it keeps the beginning, and MMD does not find the bone by it any more. Shorten the name.</source>
        <translation>모션 파일의 이름은 15바이트(전각 7자)입니다. 더 긴 이름은 앞부분만 남아 MMD가 더 이상 그 본을 찾지 못합니다. 이름을 줄이십시오.</translation>
    </message>
    <message>
        <source>A motion file has 15 bytes for a name, seven full-width characters: of a longer one it keeps the beginning. MMD finds the morph by that, other programs may not. Shorten the name.</source>
        <translation>모션 파일의 이름은 15바이트(전각 7자)입니다. 더 긴 이름은 앞부분만 남습니다. MMD는 그것으로 모프를 찾지만 다른 프로그램은 찾지 못할 수 있습니다. 이름을 줄이십시오.</translation>
    </message>
    <message>
        <source>A motion moves only one of those with the same name; the others stay where they are. Give each its own name: the fix numbers all but the first.</source>
        <translation>모션은 이름이 같은 것 중 하나만 움직이고 나머지는 움직이지 않습니다. 각각 다른 이름을 붙이십시오. 수정하면 두 번째부터 번호가 붙습니다.</translation>
    </message>
    <message>
        <source>A motion, and a PMD, have 20 bytes for the name of the model, ten full-width characters, and cut off the rest. The motion moves the model all the same. Shorten the name where it matters.</source>
        <translation>모션과 PMD의 모델 이름은 20바이트(전각 10자)이며 나머지는 잘립니다. 그래도 모션은 모델을 움직입니다. 문제가 된다면 이름을 줄이십시오.</translation>
    </message>
    <message>
        <source>A soft body is made of the faces of its material; without one there is none. Choose the material, or delete the soft body.</source>
        <translation>소프트 바디는 재질의 면으로 만들어집니다. 재질이 없으면 만들 수 없습니다. 재질을 선택하거나 소프트 바디를 삭제하십시오.</translation>
    </message>
    <message>
        <source>A sub-texture lies on the first additional UV, and vertex colours are kept in it, but the model has none: the material has one colour all over. Give the model an additional UV, and values.</source>
        <translation>서브 텍스처는 추가 UV 1에 놓이고 정점 색도 거기에 저장되지만, 이 모델에는 추가 UV가 없어 재질 전체가 한 가지 색이 됩니다. 추가 UV를 만들고 값을 넣으십시오.</translation>
    </message>
    <message>
        <source>Additional UVs that nothing uses</source>
        <translation>사용되지 않는 추가 UV</translation>
    </message>
    <message>
        <source>An offset of less than 0.0001 cannot be seen, but takes room and time. Remove it.</source>
        <translation>0.0001 미만의 오프셋은 보이지 않으면서 용량과 시간을 차지합니다. 제거하십시오.</translation>
    </message>
    <message>
        <source>Anchors and pins that hold nothing</source>
        <translation>아무것도 고정하지 않는 앵커와 핀</translation>
    </message>
    <message>
        <source>Append from itself</source>
        <translation>자기 자신으로부터의 부여</translation>
    </message>
    <message>
        <source>Append without an append parent</source>
        <translation>부여 부모가 없는 부여</translation>
    </message>
    <message>
        <source>Bones in 表情</source>
        <translation>表情에 있는 본</translation>
    </message>
    <message>
        <source>Bones or morphs that are in display frames twice</source>
        <translation>표시 프레임에 중복된 본 또는 모프</translation>
    </message>
    <message>
        <source>Colours beyond 0 to 1</source>
        <translation>0~1 범위를 벗어난 색</translation>
    </message>
    <message>
        <source>Edge scales below 0</source>
        <translation>0 미만의 엣지 배율</translation>
    </message>
    <message>
        <source>Empty display frames</source>
        <translation>빈 표시 프레임</translation>
    </message>
    <message>
        <source>A bone cannot copy its own rotation: nothing is copied. Choose another append parent, or switch the append off.</source>
        <translation>본은 자기 자신의 회전을 부여받을 수 없으므로 아무것도 부여되지 않습니다. 다른 부여 부모를 선택하거나 부여를 끄십시오.</translation>
    </message>
    <message>
        <source>A bone or morph belongs into one display frame. In two it is shown twice, or in one of them only, depending on the program. Take it out of one.</source>
        <translation>본과 모프는 표시 프레임 하나에만 넣습니다. 두 곳에 있으면 두 번 표시될지 한쪽에만 표시될지 프로그램마다 다릅니다. 한쪽에서 빼십시오.</translation>
    </message>
    <message>
        <source>A character of the name is not in Shift-JIS, in which motions and poses store names: a question mark, or nothing, is stored instead, and the name does not match any more. Use another character.</source>
        <translation>모션과 포즈는 이름을 Shift-JIS로 저장하는데, 이름에 Shift-JIS에 없는 문자가 있습니다. 그 문자는 “?”가 되거나 사라지고, 그 이름으로는 아무것도 찾지 못합니다. 다른 문자를 사용하십시오.</translation>
    </message>
    <message>
        <source>A corner of the face refers to a vertex that does not exist, so that the face cannot be drawn. Remove the face.</source>
        <translation>면의 꼭짓점 하나에 정점이 없어 그릴 수 없습니다. 파일에는 존재하지 않는 정점이 기록됩니다. 면을 제거하십시오.</translation>
    </message>
    <message>
        <source>A file of that name is in another folder, or its name was garbled when it was unpacked. Katachi finds it, but MMD does not. Move the file, or correct its path.</source>
        <translation>같은 이름의 파일이 다른 폴더에 있거나, 압축을 풀 때 이름이 깨졌습니다. Katachi는 찾지만 MMD는 찾지 못합니다. 파일을 옮기거나 경로를 다시 쓰십시오.</translation>
    </message>
    <message>
        <source>A link of the IK is the target itself, or has no bone. Turning the target does not move it, and the link is ignored. Remove it from the links.</source>
        <translation>IK 링크가 타겟 자신이거나 본이 없습니다. 타겟을 회전해도 이끌 수 없어 이 링크는 무시됩니다. 링크에서 빼십시오.</translation>
    </message>
    <message>
        <source>A weight below 0.001 has no visible effect, but costs as much time as any other. Limit the weights: the others get its share.</source>
        <translation>1000분의 1 미만의 웨이트는 눈에 보이는 움직임이 없지만 계산량은 똑같습니다. 웨이트를 제한하면 그 몫은 다른 본으로 넘어갑니다.</translation>
    </message>
    <message>
        <source>A weight without a bone stays behind when the model moves. Give the vertex the weights of its neighbours; the fix gives the weight to the bones that are there, or else to the nearest bone.</source>
        <translation>본이 없는 정점이나 그만큼의 웨이트는 모델이 움직여도 뒤에 남습니다. 이웃 정점의 웨이트를 주십시오. 수정하면 남은 본에, 없으면 가장 가까운 본에 할당됩니다.</translation>
    </message>
    <message>
        <source>All three are at the origin, as tools without SDEF leave them: the vertex does not turn about the joint, and is out of place in a bend. Convert its weights to SDEF again, which calculates them, or to BDEF2.</source>
        <translation>셋 다 원점에 있습니다. SDEF를 모르는 도구로 만들면 이렇게 되며, 정점이 관절을 중심으로 돌지 않아 굽힐 때 위치가 어긋납니다. 웨이트를 다시 SDEF로 변환해 새로 계산하거나 BDEF2로 변환하십시오.</translation>
    </message>
    <message>
        <source>An anchor ties a vertex of the material to a rigid body, and a pin makes one follow its bones. Without a body, or at a vertex of another material, they have no effect. Remove them.</source>
        <translation>앵커는 재질의 정점을 강체에 묶고, 핀은 정점이 본을 따라가게 합니다. 강체가 없거나 다른 재질의 정점이면 아무 역할도 하지 않습니다. 제거하십시오.</translation>
    </message>
    <message>
        <source>Bones in a circle of parents</source>
        <translation>자기 자신의 자손인 본</translation>
    </message>
    <message>
        <source>Bones that deform too early</source>
        <translation>필요한 본보다 먼저 변형되는 본</translation>
    </message>
    <message>
        <source>Bones that depend on physics but deform before it</source>
        <translation>물리 연산을 따르는데 물리 전에 변형되는 본</translation>
    </message>
    <message>
        <source>Bones with invalid numbers (NaN)</source>
        <translation>잘못된 수치를 가진 본</translation>
    </message>
    <message>
        <source>Both are drawn at the same place: transparent faces look twice as dense, others only cost time. Remove one of them.</source>
        <translation>둘 다 같은 자리에 그려집니다. 반투명한 것은 두 배로 진해지고, 그 밖의 것은 헛되이 그려집니다. 하나를 제거하십시오.</translation>
    </message>
    <message>
        <source>Both are read from the first additional UV, so that one of them shows the values of the other. Switch one of them off.</source>
        <translation>둘 다 추가 UV 1에서 읽으므로 한쪽이 다른 쪽의 값을 표시합니다. 하나를 끄십시오.</translation>
    </message>
    <message>
        <source>Display frame entries that refer to nothing</source>
        <translation>대상이 없는 표시 프레임 요소</translation>
    </message>
    <message>
        <source>Each of them makes the file larger. If no effect that you use reads them, reduce their number.</source>
        <translation>추가 UV 수만큼 파일의 모든 정점이 커집니다. 사용하는 이펙트가 참조하지 않는다면 수를 줄이십시오.</translation>
    </message>
    <message>
        <source>Everything that hangs from such a bone disappears, and not every program can read such a file. Type the number again.</source>
        <translation>이런 본에 매달린 것은 보이지 않게 되고, 파일도 읽지 못하는 프로그램이 생깁니다. 수치를 다시 입력하십시오.</translation>
    </message>
    <message>
        <source>Faces that are there twice</source>
        <translation>중복된 면</translation>
    </message>
    <message>
        <source>Faces with a vertex twice</source>
        <translation>같은 정점을 두 번 쓰는 면</translation>
    </message>
    <message>
        <source>Faces without a corner</source>
        <translation>꼭짓점이 빠진 면</translation>
    </message>
    <message>
        <source>Faces without a material</source>
        <translation>재질이 없는 면</translation>
    </message>
    <message>
        <source>Features that MMD cannot read</source>
        <translation>MMD가 읽지 못하는 것</translation>
    </message>
    <message>
        <source>Files that are not where the path says</source>
        <translation>경로와 다른 곳에 있는 파일</translation>
    </message>
    <message>
        <source>Fixed axes that are not of length 1</source>
        <translation>길이가 1이 아닌 고정 축</translation>
    </message>
    <message>
        <source>Fixed axes without a direction</source>
        <translation>방향이 없는 고정 축</translation>
    </message>
    <message>
        <source>Group morphs that contain themselves</source>
        <translation>자기 자신을 포함하는 그룹 모프</translation>
    </message>
    <message>
        <source>Groups within group morphs</source>
        <translation>그룹 모프 안의 그룹 모프</translation>
    </message>
    <message>
        <source>Hidden morphs in display frames</source>
        <translation>표시 프레임에 있는 숨김 모프</translation>
    </message>
    <message>
        <source>How to divide it cannot be guessed.</source>
        <translation>어떻게 나눌지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>If the lower limit is above the upper one, physics lets the joint slide or turn without any limit. That may be intended, certainly if they differ only in sign; otherwise swap them.</source>
        <translation>하한이 상한보다 큰 축에서는 물리 연산이 조인트를 제한 없이 움직이거나 회전하게 합니다. 부호만 다르다면 의도한 것이겠지만, 그렇지 않다면 서로 바꾸십시오.</translation>
    </message>
    <message>
        <source>Invalid SDEF values (NaN)</source>
        <translation>수치가 아닌 값을 가진 SDEF</translation>
    </message>
    <message>
        <source>Invalid UVs (NaN)</source>
        <translation>수치가 아닌 UV</translation>
    </message>
    <message>
        <source>Invalid edge scales (NaN)</source>
        <translation>수치가 아닌 엣지 배율</translation>
    </message>
    <message>
        <source>Invalid positions (NaN)</source>
        <translation>수치가 아닌 위치</translation>
    </message>
    <message>
        <source>Invalid weights (NaN)</source>
        <translation>수치가 아닌 웨이트</translation>
    </message>
    <message>
        <source>It is repaired already; save the model.</source>
        <translation>이미 고쳐졌습니다. 모델을 저장하십시오.</translation>
    </message>
    <message>
        <source>It is undefined which part of the texture the faces around the vertex show. Type a UV; the fix sets it to 0.</source>
        <translation>정점 주변의 면이 텍스처의 어느 부분을 표시할지 알 수 없습니다. UV를 입력하십시오. 수정하면 0이 됩니다.</translation>
    </message>
    <message>
        <source>Joints that are free because their limits are swapped</source>
        <translation>제한의 상한과 하한이 뒤바뀌어 자유로운 조인트</translation>
    </message>
    <message>
        <source>Joints with invalid numbers (NaN)</source>
        <translation>계산할 수 없는 수치를 가진 조인트</translation>
    </message>
    <message>
        <source>Lists of models show an empty line, and motions are saved without a model name. Give it a name.</source>
        <translation>모델 목록에 빈 줄이 나오고 모션도 모델 이름 없이 저장됩니다. 이름을 붙이십시오.</translation>
    </message>
    <message>
        <source>Lists show an empty line, which is hard to find. Give it a name.</source>
        <translation>목록에 빈 줄이 나와 구분할 수 없습니다. 이름을 붙이십시오.</translation>
    </message>
    <message>
        <source>Local X and Z are not of length 1, or not at a right angle. MMD corrects them before it uses them; other programs may not. They are only used to move and rotate the bone by hand.</source>
        <translation>로컬 축 X와 Z의 길이가 1이 아니거나 직각이 아닙니다. MMD는 바로잡아 사용하지만 그러지 않는 프로그램도 있습니다. 본을 조작할 때만 쓰이는 값입니다.</translation>
    </message>
    <message>
        <source>Local axes that are not at right angles</source>
        <translation>직교하지 않는 로컬 축</translation>
    </message>
    <message>
        <source>Local axes without a direction</source>
        <translation>축을 정할 수 없는 로컬 축</translation>
    </message>
    <message>
        <source>MMD does not list such a bone, so that it cannot get keys there. Put it into a display frame; if it need not be moved by hand, make it invisible.</source>
        <translation>MMD에 이 본의 줄이 없어 키를 등록할 수 없습니다. 표시 프레임에 넣거나, 조작할 필요가 없다면 숨기십시오.</translation>
    </message>
    <message>
        <source>MMD ends with an error when it loads a model without a bone. Add one, and give it the weights of all vertices.</source>
        <translation>본이 없는 모델을 불러오면 MMD가 오류로 종료됩니다. 본을 추가하고 모든 정점을 그 본에 연결하십시오.</translation>
    </message>
    <message>
        <source>MMD hangs when it loads the model. Give one bone of the circle another parent, or none.</source>
        <translation>부모 관계가 순환하여 MMD가 모델을 불러올 때 무한 루프에 빠집니다. 순환하는 본 하나의 부모를 바꾸거나 없애십시오.</translation>
    </message>
    <message>
        <source>MMD limits what is drawn to 1, but programs do so at different steps, so that the material looks too bright or too dark elsewhere. Bring the colours within 0 to 1.</source>
        <translation>MMD는 그리는 값을 1에서 자르지만 자르는 위치가 프로그램마다 달라, 다른 곳에서는 재질이 너무 밝거나 어둡게 보입니다. 색을 0~1 범위로 맞추십시오.</translation>
    </message>
    <message>
        <source>MMD repeats the texture there, like a tile; some programs show the edge of the texture instead. If that is not intended, move the UVs into the picture.</source>
        <translation>MMD에서는 그 부분의 텍스처가 타일처럼 반복됩니다. 반복하지 않는 프로그램에서는 이미지 가장자리가 표시됩니다. 의도한 것이 아니라면 UV를 이미지 안으로 옮기십시오.</translation>
    </message>
    <message>
        <source>MMD shades by the normal: without one the surface is black there. Calculate the normals from the faces.</source>
        <translation>MMD는 법선으로 음영을 넣습니다. 법선이 없으면 그 부분의 면이 검게 됩니다. 면에서 법선을 다시 만드십시오.</translation>
    </message>
    <message>
        <source>MMD shows no slider for such a morph, though it has a panel. Put it into 表情; if it should not be shown, choose the hidden panel.</source>
        <translation>패널이 지정되어 있지만 MMD에 슬라이더가 나오지 않습니다. 表情에 넣거나, 볼 필요가 없다면 패널을 “숨김”으로 하십시오.</translation>
    </message>
    <message>
        <source>MMD&apos;s own files, and those of MME, store paths in Shift-JIS: with a character outside of it, the texture or its effect is lost. Rename the file, and correct the path.</source>
        <translation>MMD와 MME의 파일은 경로를 Shift-JIS로 저장합니다. 거기에 없는 문자가 있으면 텍스처나 이펙트가 사라집니다. 파일 이름을 바꾸고 경로를 다시 쓰십시오.</translation>
    </message>
    <message>
        <source>Many motions are made for models with 上半身2, グルーブ, 腕捩, 足先EX and the like; on other models the movement of these bones is missing. They can be added with their weights; the model looks as before.</source>
        <translation>上半身2, グルーブ, 腕捩, 足先EX 등을 쓰는 모션이 많으며, 이 본들이 없는 모델에서는 그 움직임이 빠집니다. 웨이트와 함께 추가할 수 있고 모델의 모습은 그대로입니다.</translation>
    </message>
    <message>
        <source>Materials that are never visible</source>
        <translation>보일 일이 없는 재질</translation>
    </message>
    <message>
        <source>Morphs with invalid numbers (NaN)</source>
        <translation>잘못된 수치를 가진 모프</translation>
    </message>
    <message>
        <source>Morphs with two offsets of the same target</source>
        <translation>같은 대상을 두 번 움직이는 모프</translation>
    </message>
    <message>
        <source>Motions and MMD&apos;s own files store the name in Shift-JIS, which lacks a character of it, so that the name is a different one there. Use another character.</source>
        <translation>모션과 MMD 파일은 이름을 Shift-JIS로 저장합니다. 거기에 없는 문자가 있으면 다른 이름이 됩니다. 다른 문자를 사용하십시오.</translation>
    </message>
    <message>
        <source>No material uses them, so that MMD never shows them, but the model seems to need their files. Delete them.</source>
        <translation>어떤 재질에도 쓰이지 않아 MMD에서는 표시되지 않지만, 모델이 그 파일을 필요로 하는 것처럼 보입니다. 삭제하십시오.</translation>
    </message>
    <message>
        <source>No soft body can be made of this material with this shape and mass; its faces move with their bones only. The finding says why.</source>
        <translation>이 재질, 모양, 질량으로는 소프트 바디를 만들 수 없고, 면은 본으로만 움직입니다. 함께 표시된 이유를 확인하십시오.</translation>
    </message>
    <message>
        <source>On any other computer, and in any other folder, the file is not found. Put it beside the model, and make the path relative to the model; the fix does so if it finds the file.</source>
        <translation>다른 컴퓨터나 다른 폴더에서는 파일을 찾을 수 없습니다. 모델 옆에 두고 거기서부터의 경로를 쓰십시오. 수정하면 파일을 찾은 경우 그렇게 기록됩니다.</translation>
    </message>
    <message>
        <source>Outlines of invisible materials</source>
        <translation>보이지 않는 재질의 윤곽선</translation>
    </message>
    <message>
        <source>PMX 2.1 gives each number a range; outside of it physics breaks down. The nearest number in range is used.</source>
        <translation>PMX 2.1은 각 수치의 범위를 정해 두었으며, 벗어나면 물리 연산이 흐트러집니다. 범위 안의 가장 가까운 값이 사용됩니다.</translation>
    </message>
    <message>
        <source>Physics does not move a body without mass: it stays where its bone is. Give it a mass, or let it follow its bone.</source>
        <translation>질량이 없는 강체는 물리 연산으로 움직이지 않고 본이 있는 자리에 머뭅니다. 질량을 지정하거나 본 추종으로 하십시오.</translation>
    </message>
    <message>
        <source>Physics moves the body, and no joints connect it to a body that follows its bone: it falls to the ground as soon as physics is on, and takes its bone along. Join it with the body from which it should hang.</source>
        <translation>물리 연산으로 움직이는 강체인데, 조인트를 따라가도 본 추종 강체에 닿지 않습니다. 물리 연산을 켜면 바닥으로 떨어지고 본도 함께 움직입니다. 매달릴 강체와 이으십시오.</translation>
    </message>
    <message>
        <source>Physics treats damping below 0 as 0, above 1 as 1, and negative sizes as positive. Correct the numbers, so that they say what happens.</source>
        <translation>물리 연산은 0 미만의 감쇠를 0으로, 1을 넘는 감쇠를 1로, 음수 크기를 양수로 다룹니다. 실제 동작과 같은 수치로 맞추십시오.</translation>
    </message>
    <message>
        <source>Pictures that MMD cannot read</source>
        <translation>MMD가 읽지 못하는 이미지</translation>
    </message>
    <message>
        <source>Programs expect axes of length 1; MMD uses the direction only, others may turn the bone too far. Bring the axis to length 1.</source>
        <translation>프로그램들은 축의 길이를 1로 간주합니다. MMD는 방향만 쓰지만, 본을 지나치게 회전시키는 프로그램도 있습니다. 축의 길이를 1로 만드십시오.</translation>
    </message>
    <message>
        <source>Programs expect normals of length 1; otherwise the shading is too strong or too weak. Normalize them: they keep their direction.</source>
        <translation>프로그램들은 법선의 길이를 1로 간주합니다. 그렇지 않으면 음영이 의도보다 강하거나 약해집니다. 정규화하십시오. 방향은 그대로입니다.</translation>
    </message>
    <message>
        <source>Rigid bodies with damping or size out of range</source>
        <translation>감쇠나 크기가 범위를 벗어난 강체</translation>
    </message>
    <message>
        <source>Rigid bodies with invalid numbers (NaN)</source>
        <translation>계산할 수 없는 수치를 가진 강체</translation>
    </message>
    <message>
        <source>Save it as PMX; which vertices are not needed cannot be guessed.</source>
        <translation>PMX로 저장하십시오. 어떤 정점이 필요 없는지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Several rows refer to the same file; a change of one is easily forgotten in the others. Merge them; the fix also merges rows whose files are identical.</source>
        <translation>여러 행이 같은 파일을 가리킵니다. 하나를 바꾸고 나머지를 잊기 쉽습니다. 하나로 합치십시오. 수정하면 내용이 같은 파일도 합쳐집니다.</translation>
    </message>
    <message>
        <source>Something about the soft body is unknown or too complex to simulate: Katachi leaves it out or reduces it.</source>
        <translation>소프트 바디에 알 수 없는 설정이나 계산량이 너무 많은 설정이 있습니다. Katachi에서 움직일 때는 생략하거나 줄입니다.</translation>
    </message>
    <message>
        <source>Such a face is a line or a point, and MMD does not draw it. Remove it. In materials that draw points or lines such faces are intended, and not reported.</source>
        <translation>이런 면은 선이나 점이 되어 MMD에서 아무것도 그려지지 않습니다. 제거하십시오. 점이나 선을 그리는 재질에서는 의도한 것이므로 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Swapped angle limits of IK</source>
        <translation>상한과 하한이 뒤바뀐 IK 각도 제한</translation>
    </message>
    <message>
        <source>The IK has no loops, or its unit angle is 0: it does not turn its links. For legs 40 loops and 114.59° are usual.</source>
        <translation>IK의 루프 횟수가 0이거나 단위각이 0이라 링크가 회전하지 않습니다. 다리는 40회, 114.59°가 일반적입니다.</translation>
    </message>
    <message>
        <source>The IK has no target, or its target is the IK bone itself: it has no effect. Choose the target, the last bone of the chain, or switch off IK.</source>
        <translation>IK 본으로 이끌 본이 지정되지 않았거나 IK 본 자신이라 아무것도 이끌지 않습니다. 체인의 마지막 본을 타겟으로 선택하거나 IK를 끄십시오.</translation>
    </message>
    <message>
        <source>The IK target or the local append parent of the bone is moved by physics. As the bone deforms before physics, it uses the position from before. Switch on “after physics” for it and all bones below it.</source>
        <translation>본의 IK 타겟이나 로컬 부여의 부여 부모가 물리 연산으로 움직이지만, 이 본은 물리 전에 변형되므로 물리 연산이 적용되기 전의 위치를 따릅니다. 이 본과 자손의 “물리 후”를 켜십시오.</translation>
    </message>
    <message>
        <source>The IK turns a bone that does not move its target, which has no effect. Links have to be the bones above the target, the nearest first.</source>
        <translation>IK가 타겟을 움직이지 않는 본을 회전하므로 타겟을 이끌 수 없습니다. 링크는 타겟 위의 본을 가까운 순서로 지정합니다.</translation>
    </message>
    <message>
        <source>The anchor ties the vertex to a rigid body, and the pin makes it follow its bones: only one of them is possible. Remove the pin or the anchor.</source>
        <translation>앵커는 정점을 강체 쪽으로 당기고, 핀은 정점이 본을 따라가게 합니다. 둘 중 하나만 가능합니다. 핀이나 앵커를 제거하십시오.</translation>
    </message>
    <message>
        <source>The body collides with nothing. That is fine if it only holds joints; otherwise give it a size.</source>
        <translation>강체가 아무것과도 충돌하지 않습니다. 조인트를 잇기만 하는 강체라면 그대로 괜찮습니다. 그렇지 않다면 크기를 지정하십시오.</translation>
    </message>
    <message>
        <source>The bone can turn about its fixed axis only, and that is 0: in MMD it cannot turn at all. Give it an axis, usually the direction of its tail, or switch the fixed axis off.</source>
        <translation>본이 고정 축으로만 회전해야 하는데 축이 0이라 MMD에서는 전혀 회전하지 않습니다. 축(보통 연결 대상 방향)을 지정하거나 고정 축을 끄십시오.</translation>
    </message>
    <message>
        <source>The bone is set to copy rotation or translation (付与), but it has no append parent: nothing is copied. Choose the append parent, or switch the append off.</source>
        <translation>회전이나 이동을 부여하는 설정이지만 부여 부모가 없어 아무것도 부여되지 않습니다. 부여 부모를 선택하거나 부여를 끄십시오.</translation>
    </message>
    <message>
        <source>The display frame Root is for the topmost bone, which is 全ての親 if the model has one. Put it there; other bones of Root usually belong into a frame センター.</source>
        <translation>표시 프레임 Root에는 최상위 본(있으면 全ての親)을 넣습니다. 그 본을 Root로 옮기십시오. Root에 있는 다른 본은 보통 センター 프레임에 넣습니다.</translation>
    </message>
    <message>
        <source>The group contains itself through its entries, which PMX forbids: programs leave entries out, or hang. Remove the entry that closes the circle.</source>
        <translation>그룹이 자기 자신으로 되돌아옵니다. PMX가 금지하는 것으로, 프로그램이 요소를 무시하거나 무한 루프에 빠집니다. 순환을 만드는 요소를 빼십시오.</translation>
    </message>
    <message>
        <source>The local X or Z axis is 0, or both point the same way, so that the bone has no usable local axes. Set them along the tail, or switch local axes off.</source>
        <translation>로컬 X축이나 Z축이 0이거나 둘이 같은 방향이라 본을 조작할 축을 정할 수 없습니다. 연결 대상 방향에 맞춰 지정하거나 로컬 축을 끄십시오.</translation>
    </message>
    <message>
        <source>The lower limit of a link is above the upper one. Katachi swaps them; other programs may lock the link, or not limit it. Swap the two.</source>
        <translation>링크의 하한이 상한보다 큽니다. Katachi는 서로 바꿔 처리하지만, 다른 프로그램은 링크를 고정하거나 자유롭게 둘 수 있습니다. 둘을 바꾸십시오.</translation>
    </message>
    <message>
        <source>The material cannot be drawn as it is. Type the value again; the fix sets it to that of a new material.</source>
        <translation>이 재질은 지금 상태로는 그릴 수 없습니다. 값을 다시 입력하십시오. 수정하면 새 재질의 값이 됩니다.</translation>
    </message>
    <message>
        <source>The slider does nothing. That is fine if the morph is only a separator in the list; otherwise delete it.</source>
        <translation>슬라이더가 아무 일도 하지 않습니다. 목록 구분용 모프라면 그대로 괜찮습니다. 그렇지 않다면 삭제하십시오.</translation>
    </message>
    <message>
        <source>The values of the additional UV cannot be guessed.</source>
        <translation>추가 UV의 값은 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>The vertex disappears as soon as its bones turn. Convert its weights to SDEF again, which calculates C, R0 and R1.</source>
        <translation>본이 회전하면 정점의 위치를 알 수 없게 됩니다. 웨이트를 다시 SDEF로 변환하면 C, R0, R1이 새로 계산됩니다.</translation>
    </message>
    <message>
        <source>The vertex has no position, and its faces cannot be drawn. Set its weights again.</source>
        <translation>정점의 위치를 알 수 없어 그 면을 그릴 수 없습니다. 웨이트를 다시 지정하십시오.</translation>
    </message>
    <message>
        <source>The vertex has no position, and its faces cannot be drawn. Type a position, or delete the vertex; the fix puts it at the origin.</source>
        <translation>정점의 위치가 없어 그 면을 그릴 수 없습니다. 위치를 입력하거나 정점을 삭제하십시오. 수정하면 원점에 놓입니다.</translation>
    </message>
    <message>
        <source>The vertex moves against one of its bones, and away from the body. Set its weights again, from 0 to 1.</source>
        <translation>정점이 본 하나와 반대로 움직여 몸에서 떨어집니다. 웨이트를 0~1 범위로 다시 지정하십시오.</translation>
    </message>
    <message>
        <source>The weights of the same bone add up, so that the vertex moves as it should; but it is slower to calculate, and painting its weights gives odd results. Normalize the weights, which merges the two.</source>
        <translation>같은 본의 웨이트는 합산되므로 움직임은 올바릅니다. 다만 계산이 느려지고 웨이트를 칠할 때 예상과 다른 결과가 됩니다. 웨이트를 정규화하면 하나로 합쳐집니다.</translation>
    </message>
    <message>
        <source>Their alpha is 0, and no morph raises it, so that they are never visible. Raise the alpha, make a morph that does, or delete them with their faces.</source>
        <translation>불투명도가 0이고 그것을 높이는 모프도 없어 헛되이 그려집니다. 불투명도를 높이거나, 높이는 모프를 만들거나, 면과 함께 삭제하십시오.</translation>
    </message>
    <message>
        <source>They are not visible, but cost time and memory. Remove them, unless something else relies on the numbers of vertices.</source>
        <translation>보이지 않지만 다른 정점과 함께 변형되고 메모리도 차지합니다. 번호에 의존하는 것이 없다면 제거하십시오.</translation>
    </message>
    <message>
        <source>They cannot be told apart in lists, and a search by name finds only one of them. Give each its own name.</source>
        <translation>목록에서 구분할 수 없고, 이름으로 찾으면 하나만 찾아집니다. 각각 다른 이름을 붙이십시오.</translation>
    </message>
    <message>
        <source>They draw nothing, but are in every list. Delete them, unless an effect or a morph needs them.</source>
        <translation>아무것도 그리지 않으면서 모든 목록에 나옵니다. 이펙트나 모프에 필요하지 않다면 삭제하십시오.</translation>
    </message>
    <message>
        <source>They have no path to a file. Write the path, or delete them: materials that use them have no texture then, as now.</source>
        <translation>어떤 파일도 가리키지 않습니다. 경로를 쓰거나 삭제하십시오. 이를 쓰는 재질은 지금처럼 텍스처가 없게 됩니다.</translation>
    </message>
    <message>
        <source>Toon files named like MMD&apos;s shared toons</source>
        <translation>MMD의 툰 10개와 이름이 같은 툰</translation>
    </message>
    <message>
        <source>Weights of almost 0</source>
        <translation>거의 0인 웨이트</translation>
    </message>
    <message>
        <source>What can be left out cannot be guessed.</source>
        <translation>어디를 줄일 수 있는지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>What the morph moves disappears as soon as its slider is moved. Type the number again, or remove the offset.</source>
        <translation>슬라이더를 움직이면 모프의 대상이 사라집니다. 수치를 다시 입력하거나 오프셋을 제거하십시오.</translation>
    </message>
    <message>
        <source>What to write cannot be guessed.</source>
        <translation>무엇을 적을지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Where the file is cannot be guessed.</source>
        <translation>파일이 어디 있는지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Whether the inner group is also used by itself cannot be guessed.</source>
        <translation>안쪽 그룹이 필요 없는지, 따로도 쓰이는지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Whether the link or the parent of a bone is wrong cannot be guessed.</source>
        <translation>링크가 잘못인지 본의 부모가 잘못인지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Whether their sum or one of them is intended cannot be guessed.</source>
        <translation>합계가 의도인지 하나가 의도인지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Which bone is the topmost cannot be guessed.</source>
        <translation>어떤 본이 최상위인지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Which bone it should follow cannot be guessed.</source>
        <translation>어떤 본을 따라갈지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Which character to use instead cannot be guessed.</source>
        <translation>어떤 문자로 바꿀지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Which morphs can be hidden cannot be guessed.</source>
        <translation>어떤 모프를 숨겨도 되는지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Which of the entries is wrong cannot be guessed.</source>
        <translation>어떤 요소가 잘못인지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Which of the two is intended cannot be guessed.</source>
        <translation>둘 중 어느 것을 의도했는지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Which part of the name can be left out cannot be guessed.</source>
        <translation>이름의 어디를 줄일 수 있는지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>With such a number physics breaks down: hair and clothes disappear or fly off. Type it again.</source>
        <translation>이런 수치로는 물리 연산이 흐트러져 머리카락이나 옷이 사라지거나 날아갑니다. 다시 입력하십시오.</translation>
    </message>
    <message>
        <source>材質1 and so on are the names that materials of a PMD get, as it stores none. Name them after their textures, or as you like.</source>
        <translation>PMD의 재질에는 이름이 없었기 때문에 材質1 같은 이름이 붙습니다. 텍스처 이름이나 원하는 이름을 붙이십시오.</translation>
    </message>
    <message>
        <source>表情 is the display frame of morphs; PMXEditor reports a bone in it as an error. Put it into a frame of bones.</source>
        <translation>表情은 모프의 표시 프레임이며, PMXEditor는 여기에 본이 있으면 오류로 봅니다. 본의 표시 프레임으로 옮기십시오.</translation>
    </message>
    <message>
        <source>IK bones that are their own link</source>
        <translation>자기 자신을 링크로 가진 IK 본</translation>
    </message>
    <message>
        <source>A vertex of BDEF4 whose weights sum to less than 1 is drawn towards the origin, with more than 1 away from it, even at rest. With QDEF any sum but 0 will do. Normalize the weights.</source>
        <translation>BDEF4 정점은 웨이트의 합이 1보다 작으면 정지 상태에서도 원점 쪽으로, 1보다 크면 원점에서 멀어지는 쪽으로 어긋나게 그려집니다. QDEF에서는 0이 아니면 어떤 합이든 괜찮습니다. 웨이트를 정규화하세요.</translation>
    </message>
    <message>
        <source>English names in Japanese</source>
        <translation>일본어로 된 영문 이름</translation>
    </message>
    <message>
        <source>IK links that are not above the target</source>
        <translation>타겟의 상위 본이 아닌 IK 링크</translation>
    </message>
    <message>
        <source>IK that turns nothing</source>
        <translation>아무것도 회전시키지 않는 IK</translation>
    </message>
    <message>
        <source>IK without a target</source>
        <translation>타겟이 없는 IK</translation>
    </message>
    <message>
        <source>IK without links</source>
        <translation>링크가 없는 IK</translation>
    </message>
    <message>
        <source>Joints between a body and itself</source>
        <translation>같은 강체를 잇는 조인트</translation>
    </message>
    <message>
        <source>Joints between bodies that follow their bones</source>
        <translation>본 추종 강체끼리 잇는 조인트</translation>
    </message>
    <message>
        <source>Joints of an unknown kind</source>
        <translation>종류를 알 수 없는 조인트</translation>
    </message>
    <message>
        <source>Joints without a rigid body</source>
        <translation>강체가 없는 조인트</translation>
    </message>
    <message>
        <source>Links of IK that cannot be turned</source>
        <translation>회전할 수 없는 IK 링크</translation>
    </message>
    <message>
        <source>MMD deforms bones by “after physics”, deform level, and row. One that comes before its parent, its append parent or the links of its IK lags a frame behind, or does not move with them. Move it behind them, or raise its deform level.</source>
        <translation>MMD는 “물리 후”, 변형 계층, 번호 순으로 본을 변형합니다. 부모, 부여 부모, IK 링크보다 먼저 변형되는 본은 한 프레임 늦거나 따라오지 않습니다. 그보다 뒤로 옮기거나 변형 계층을 높이십시오.</translation>
    </message>
    <message>
        <source>MMD does 255 loops at most; more change nothing there.</source>
        <translation>MMD의 루프 횟수는 최대 255입니다. 그보다 많아도 달라지지 않습니다.</translation>
    </message>
    <message>
        <source>MMD draws materials in their order, and nothing that comes later is seen through an earlier one: behind a veil the background shows instead of the body. Put transparent materials after all others; whether there is anything behind one is only estimated by its extent. One of alpha 0 counts as the morphs show it.</source>
        <translation>MMD는 재질을 순서대로 그리며, 나중에 그린 재질은 먼저 그린 반투명 재질 너머로 보이지 않습니다. 베일 뒤로 몸이 아니라 배경이 보입니다. 반투명 재질을 다른 모든 재질 뒤에 두십시오. 뒤에 무언가 있는지는 재질의 범위로만 판단합니다. 불투명도가 0인 재질은 모프로 표시했을 때의 상태로 판단합니다.</translation>
    </message>
    <message>
        <source>MMD draws the material without it. Put the file where the path says, or choose another.</source>
        <translation>MMD는 이 텍스처 없이 재질을 그립니다. 경로의 위치에 파일을 두거나 다른 파일을 선택하십시오.</translation>
    </message>
    <message>
        <source>MMD expects the special display frames Root and 表情 before all others: the first has the bone that moves the whole model, the second the morphs. Add them, in this order.</source>
        <translation>MMD는 특수 표시 프레임 Root와 表情이 맨 앞에 있다고 간주합니다. Root에는 모델 전체를 움직이는 본, 表情에는 모프가 들어갑니다. 이 순서로 추가하십시오.</translation>
    </message>
    <message>
        <source>MMD may crash when it loads a model with a joint that does not hold two bodies. Choose both rigid bodies, or delete the joint.</source>
        <translation>두 강체를 잇지 않는 조인트가 있으면 MMD가 모델을 불러올 때 강제 종료될 수 있습니다. 강체를 둘 다 선택하거나 조인트를 삭제하십시오.</translation>
    </message>
    <message>
        <source>MMD may crash where a display frame has a morph of the hidden panel. Take it out of the frame, or give the morph a panel.</source>
        <translation>표시 프레임에 패널이 숨김인 모프가 있으면 MMD가 강제 종료될 수 있습니다. 프레임에서 빼거나 모프에 패널을 지정하십시오.</translation>
    </message>
    <message>
        <source>MMD may crash, or mix up its sliders, where display frames have more than 250 morphs together. Take out those that other morphs use, and hide them: group morphs move them all the same.</source>
        <translation>표시 프레임의 모프가 모두 합쳐 250개를 넘으면 MMD가 강제 종료되거나 슬라이더가 뒤섞일 수 있습니다. 다른 모프가 사용하는 모프를 빼고 숨기십시오. 그룹 모프로는 그대로 움직입니다.</translation>
    </message>
    <message>
        <source>MMD reads PNG, JPEG, BMP, TGA and DDS; a picture of another kind is not drawn, even if its name says png. Save it as PNG, and choose that.</source>
        <translation>MMD는 PNG, JPEG, BMP, TGA를 읽습니다. 다른 종류의 이미지는 이름이 png라도 그려지지 않습니다. PNG로 저장하고 그것을 선택하십시오.</translation>
    </message>
    <message>
        <source>MMD shows the comment when the model is loaded: who made it, and what may be done with it. Write it.</source>
        <translation>MMD는 모델을 불러올 때 코멘트를 표시합니다. 제작자와 이용 조건 등을 적으십시오.</translation>
    </message>
    <message>
        <source>MMD takes toon01.bmp to toon10.bmp from its own folder; in the model they are looked for as files beside it. Choose the shared toon, unless the file is another picture.</source>
        <translation>MMD는 toon01.bmp~toon10.bmp를 자체 폴더에서 읽지만, 모델에 적어 두면 모델 옆의 파일로 찾습니다. 다른 이미지가 아니라면 공유 툰을 선택하십시오.</translation>
    </message>
    <message>
        <source>MMD&apos;s English window has no name to show. Type the English name; the fix takes it from the dictionary, as far as that knows the words.</source>
        <translation>MMD의 영문 화면에 표시할 이름이 없습니다. 영문 이름을 입력하십시오. 수정하면 사전에 있는 단어에 한해 채워집니다.</translation>
    </message>
    <message>
        <source>MMD&apos;s English window shows Japanese, which not everybody who uses that can read. Type the English name; the fix takes it from the dictionary, as far as that knows the words.</source>
        <translation>영어 MMD 창에 일본어가 표시되는데, 쓰는 사람이 모두 읽을 수 있는 것은 아닙니다. 영문 이름을 입력하십시오. 수정은 사전에 있는 말에 한해 사전에서 이름을 가져옵니다.</translation>
    </message>
    <message>
        <source>Materials with a number for a name</source>
        <translation>번호가 이름인 재질</translation>
    </message>
    <message>
        <source>Materials with invalid values (NaN)</source>
        <translation>수치가 아닌 재질 값</translation>
    </message>
    <message>
        <source>Materials without faces</source>
        <translation>면이 없는 재질</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>누락된 파일</translation>
    </message>
    <message>
        <source>More IK loops than MMD does</source>
        <translation>MMD의 한도를 넘는 IK 루프 횟수</translation>
    </message>
    <message>
        <source>More bones in a display frame than a PMD can have</source>
        <translation>PMD의 한도보다 본이 많은 표시 프레임</translation>
    </message>
    <message>
        <source>More vertices than a PMD holds</source>
        <translation>PMD의 한도를 넘는 정점 수</translation>
    </message>
    <message>
        <source>Morph offsets with almost no effect</source>
        <translation>효과가 거의 없는 모프 오프셋</translation>
    </message>
    <message>
        <source>Morphs in Root</source>
        <translation>Root에 있는 모프</translation>
    </message>
    <message>
        <source>Morphs that are in no display frame</source>
        <translation>표시 프레임에 없는 모프</translation>
    </message>
    <message>
        <source>Morphs that move nothing</source>
        <translation>아무것도 움직이지 않는 모프</translation>
    </message>
    <message>
        <source>Names that motions cannot hold</source>
        <translation>모션에 저장할 수 없는 이름</translation>
    </message>
    <message>
        <source>Names too long for a PMD</source>
        <translation>PMD에는 너무 긴 이름</translation>
    </message>
    <message>
        <source>Names too long for motions</source>
        <translation>모션에는 너무 긴 이름</translation>
    </message>
    <message>
        <source>Names without an English one</source>
        <translation>영문 이름이 없는 것</translation>
    </message>
    <message>
        <source>Neither of the bodies is moved by physics, so that the joint does nothing. Let physics move one of them, or delete the joint.</source>
        <translation>두 강체 모두 물리 연산으로 움직이지 않아 조인트가 아무 역할도 하지 않습니다. 하나를 물리 연산으로 움직이게 하거나 조인트를 삭제하십시오.</translation>
    </message>
    <message>
        <source>No bone</source>
        <translation>본 없음</translation>
    </message>
    <message>
        <source>No material draws them, so that they are never seen. Give them one, or delete them.</source>
        <translation>어떤 재질도 그리지 않아 보이지 않습니다. 재질을 지정하거나 삭제하십시오.</translation>
    </message>
    <message>
        <source>No motion can move it, and lists show an empty line. Give it a name.</source>
        <translation>모션으로 움직일 수 없고 목록에 빈 줄이 나옵니다. 이름을 붙이십시오.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>이름 없음</translation>
    </message>
    <message>
        <source>Normals that are not of length 1</source>
        <translation>길이가 1이 아닌 법선</translation>
    </message>
    <message>
        <source>Normals without a direction</source>
        <translation>방향이 없는 법선</translation>
    </message>
    <message>
        <source>PMX forbids groups within groups; the entry is skipped, so that the slider does less than it should. Put the morphs of the inner group into the outer one.</source>
        <translation>PMX는 그룹 모프 안의 그룹 모프를 금지합니다. 그 요소는 무시되어 슬라이더의 효과가 모자랍니다. 안쪽 그룹의 모프를 바깥쪽에 넣으십시오.</translation>
    </message>
    <message>
        <source>PMX knows six kinds of joints, and MMD only the first, the spring 6DOF. Choose that.</source>
        <translation>PMX에는 여섯 종류의 조인트가 있지만 MMD는 첫 번째인 스프링 6DOF만 지원합니다. 그것을 선택하십시오.</translation>
    </message>
    <message>
        <source>Paths that are not in Shift-JIS</source>
        <translation>Shift-JIS로 쓸 수 없는 경로</translation>
    </message>
    <message>
        <source>Paths that begin at a drive</source>
        <translation>드라이브로 시작하는 경로</translation>
    </message>
    <message>
        <source>Paths too long for a PMD</source>
        <translation>PMD에는 너무 긴 경로</translation>
    </message>
    <message>
        <source>Pins at vertices that are anchored</source>
        <translation>앵커가 있는 정점의 핀</translation>
    </message>
    <message>
        <source>QDEF, soft bodies, vertex colours, points, lines, flip and impulse morphs and joints without springs are of PMX 2.1, and MMD does not read a file that has them. Save it as PMX 2.0, which leaves them out and says what is lost, or use a program that knows them.</source>
        <translation>QDEF, 소프트 바디, 정점 색, 점·선 그리기, 플립·임펄스 모프, 스프링이 없는 조인트는 PMX 2.1의 것이며, 이것이 있는 파일을 MMD는 읽지 못합니다. PMX 2.0으로 저장하면 이들이 빠지고 무엇이 사라지는지 표시됩니다. 또는 지원하는 프로그램을 사용하십시오.</translation>
    </message>
    <message>
        <source>Repaired when the file was read</source>
        <translation>읽을 때 고친 것</translation>
    </message>
    <message>
        <source>Repeating textures are usually intended; where they are not cannot be guessed.</source>
        <translation>텍스처 반복은 대개 의도한 것이며, 그렇지 않은 부분이 어디인지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Rigid bodies that follow a bone, but have none</source>
        <translation>관련 본이 없는 본 추종 강체</translation>
    </message>
    <message>
        <source>Rigid bodies that nothing holds</source>
        <translation>지탱하는 것이 없는 강체</translation>
    </message>
    <message>
        <source>Rigid bodies that turn freely</source>
        <translation>자유롭게 도는 강체</translation>
    </message>
    <message>
        <source>Rigid bodies without mass</source>
        <translation>질량이 없는 강체</translation>
    </message>
    <message>
        <source>Rigid bodies without volume</source>
        <translation>부피가 없는 강체</translation>
    </message>
    <message>
        <source>Root is the display frame of the bone that moves the whole model; nobody looks for a morph there. Put it into 表情, or another frame of morphs.</source>
        <translation>Root는 모델 전체를 움직이는 본의 표시 프레임이라 아무도 거기서 모프를 찾지 않습니다. 表情이나 다른 모프용 표시 프레임에 넣으십시오.</translation>
    </message>
    <message>
        <source>Root or 表情 is missing</source>
        <translation>Root 또는 表情이 없음</translation>
    </message>
    <message>
        <source>SDEF keeps the width of a bend between two bones; with one bone there is none. Normalize the weights, which makes BDEF1 of it, or set the second bone.</source>
        <translation>SDEF는 두 본 사이에서 굽힘의 굵기를 유지합니다. 본이 하나면 굽힘이 없습니다. 웨이트를 정규화해 BDEF1로 만들거나 두 번째 본을 지정하십시오.</translation>
    </message>
    <message>
        <source>SDEF with one bone</source>
        <translation>본이 하나뿐인 SDEF</translation>
    </message>
    <message>
        <source>SDEF without C, R0 and R1</source>
        <translation>C·R0·R1이 없는 SDEF</translation>
    </message>
    <message>
        <source>Save the picture as PNG with another program.</source>
        <translation>다른 프로그램에서 이미지를 PNG로 저장하십시오.</translation>
    </message>
    <message>
        <source>Saving as PMX 2.0 leaves them out, and the model in the editor as it is.</source>
        <translation>PMX 2.0으로 저장하면 파일에서는 빠지고, 편집기 안의 모델은 그대로입니다.</translation>
    </message>
    <message>
        <source>Semi-standard bones that can be added</source>
        <translation>추가할 수 있는 준표준 본</translation>
    </message>
    <message>
        <source>Soft bodies that cannot be made</source>
        <translation>만들 수 없는 소프트 바디</translation>
    </message>
    <message>
        <source>Soft bodies that cannot be simulated exactly</source>
        <translation>설정과 다르게 계산되는 소프트 바디</translation>
    </message>
    <message>
        <source>Soft bodies with numbers out of range</source>
        <translation>수치가 범위를 벗어난 소프트 바디</translation>
    </message>
    <message>
        <source>Soft bodies without a material</source>
        <translation>재질이 없는 소프트 바디</translation>
    </message>
    <message>
        <source>Sphere maps that are switched off</source>
        <translation>꺼져 있는 스피어 맵</translation>
    </message>
    <message>
        <source>Sphere modes without a sphere map</source>
        <translation>스피어 맵이 없는 스피어 모드</translation>
    </message>
    <message>
        <source>Sub-texture and vertex colour at once</source>
        <translation>서브 텍스처와 정점 색을 함께 사용</translation>
    </message>
    <message>
        <source>Sub-textures and vertex colours without an additional UV</source>
        <translation>추가 UV가 없는 서브 텍스처와 정점 색</translation>
    </message>
    <message>
        <source>Tails that lead to their own bone</source>
        <translation>자기 자신을 가리키는 연결 대상</translation>
    </message>
    <message>
        <source>Textures that are there twice</source>
        <translation>중복된 텍스처</translation>
    </message>
    <message>
        <source>Textures that nothing uses</source>
        <translation>사용되지 않는 텍스처</translation>
    </message>
    <message>
        <source>Textures without a path</source>
        <translation>경로가 없는 텍스처</translation>
    </message>
    <message>
        <source>The alpha of the material is 0, but MMD draws its outline all the same, around nothing. Switch the edge off, or lower the alpha of its colour; a morph that shows the material has to show the edge then, too.</source>
        <translation>재질의 불투명도가 0인데도 MMD는 윤곽선을 그려 아무것도 없는 곳에 선만 나옵니다. 엣지를 끄거나 엣지 색의 불투명도를 낮추십시오. 그때는 재질을 보이게 하는 모프가 엣지도 보이게 해야 합니다.</translation>
    </message>
    <message>
        <source>The body keeps the position of its bone, but physics turns it, and no joints connect it to a body that follows its bone: the bone tumbles about as soon as physics is on. Join it with the body from which it should hang.</source>
        <translation>이 강체는 본의 위치에 머물지만 회전은 물리 연산을 따르며, 본을 따르는 강체와 조인트로 이어져 있지 않습니다. 물리 연산을 켜자마자 본이 제멋대로 돕니다. 매달려야 할 강체와 조인트로 이으십시오.</translation>
    </message>
    <message>
        <source>The body stands still where it is while the model dances away from it. Choose its bone, or delete the body.</source>
        <translation>모델이 움직여도 강체가 제자리에 남습니다. 관련 본을 선택하거나 강체를 삭제하십시오.</translation>
    </message>
    <message>
        <source>The comment is too long for a PMD</source>
        <translation>PMD에는 너무 긴 코멘트</translation>
    </message>
    <message>
        <source>The display frame has an entry without a bone or morph. Take it out.</source>
        <translation>표시 프레임에 본도 모프도 없는 요소가 있습니다. 빼십시오.</translation>
    </message>
    <message>
        <source>The display frame has no bones and no morphs; MMD shows a name and nothing below it. Fill or delete it.</source>
        <translation>표시 프레임에 본도 모프도 없어 MMD에 이름만 표시됩니다. 채우거나 삭제하십시오.</translation>
    </message>
    <message>
        <source>The file has invalid contents: references to rows that do not exist, invalid numbers (NaN or infinite), truncated texts. MMD may end with an error when it loads it. It is repaired here already, and stays so when it is saved; check that the places that are named are as they should be.</source>
        <translation>파일에 모델에 있을 수 없는 내용이 있습니다. 존재하지 않는 행의 참조, 수가 아닌 수치, 잘린 문자열 등입니다. MMD는 불러올 때 오류로 종료될 수 있습니다. 여기서는 이미 고쳐졌고 저장하면 그대로 남습니다. 표시된 부분이 의도와 같은지 확인하십시오.</translation>
    </message>
    <message>
        <source>The file has to be renamed, too.</source>
        <translation>파일 이름도 바꿔야 합니다.</translation>
    </message>
    <message>
        <source>The files have to be renamed, too.</source>
        <translation>각 파일의 이름도 바꿔야 합니다.</translation>
    </message>
    <message>
        <source>The joint holds nothing together. Choose another rigid body, or delete it.</source>
        <translation>조인트가 아무것도 잇지 않습니다. 다른 강체를 선택하거나 삭제하십시오.</translation>
    </message>
    <message>
        <source>The material has a sphere map, but its mode is “Off”, so that MMD does not draw it. Choose “Multiply” or “Add”, or take the map away.</source>
        <translation>재질에 스피어 맵이 있지만 모드가 “끔”이라 MMD가 그리지 않습니다. “곱하기”나 “더하기”를 선택하거나 맵을 빼십시오.</translation>
    </message>
    <message>
        <source>The model cannot be saved as PMD any more. Save it as PMX, or remove vertices.</source>
        <translation>이 모델은 이제 PMD로 저장할 수 없습니다. PMX로 저장하거나 정점을 줄이십시오.</translation>
    </message>
    <message>
        <source>The model has no comment</source>
        <translation>모델에 코멘트가 없음</translation>
    </message>
    <message>
        <source>The model has no name</source>
        <translation>모델에 이름이 없음</translation>
    </message>
    <message>
        <source>The model&apos;s name is not in Shift-JIS</source>
        <translation>모델 이름을 Shift-JIS로 쓸 수 없음</translation>
    </message>
    <message>
        <source>The model&apos;s name is too long for motions</source>
        <translation>모델 이름이 모션에는 너무 김</translation>
    </message>
    <message>
        <source>The morph has two offsets of the same vertex, bone or morph. Katachi adds them up; other programs may take one of them. Leave one, with the sum.</source>
        <translation>모프에 같은 정점, 본, 모프의 오프셋이 두 개 있습니다. Katachi는 합산하지만 하나만 쓰는 프로그램도 있습니다. 합친 값으로 하나만 남기십시오.</translation>
    </message>
    <message>
        <source>The name of the model cannot be guessed.</source>
        <translation>모델 이름은 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>The original number is lost.</source>
        <translation>원래 수치는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The outline at the vertex cannot be drawn. Type 1, or 0 for no outline.</source>
        <translation>정점의 윤곽선을 그릴 수 없습니다. 1을 입력하거나, 윤곽선이 필요 없다면 0을 입력하십시오.</translation>
    </message>
    <message>
        <source>The outline goes inwards, and is not seen. Type 0 for no outline, or a number above it.</source>
        <translation>윤곽선이 안쪽으로 들어가 보이지 않습니다. 윤곽선이 필요 없다면 0, 필요하다면 0보다 큰 수를 입력하십시오.</translation>
    </message>
    <message>
        <source>The right links cannot be guessed.</source>
        <translation>IK가 어떤 본을 회전시킬지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>The right loops and unit angle cannot be guessed.</source>
        <translation>IK가 링크를 얼마나 회전시킬지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>The right material cannot be guessed.</source>
        <translation>무엇으로 만들지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>The right size cannot be guessed.</source>
        <translation>얼마나 크게 할지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>The right target cannot be guessed.</source>
        <translation>IK가 어떤 본을 이끌지는 제작자만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>The same name</source>
        <translation>같은 이름</translation>
    </message>
    <message>
        <source>The tail of the bone is the bone itself, so that it is shown as a point without direction. Choose another bone, or none.</source>
        <translation>본의 연결 대상이 자기 자신이라 방향 없는 점으로 표시됩니다. 다른 본을 선택하거나 없애십시오.</translation>
    </message>
    <message>
        <source>The target has to come to the IK bone; if the IK turns the IK bone itself, it has no fixed goal. Remove the IK bone from its links.</source>
        <translation>IK 본은 타겟이 가야 할 자리입니다. 그것까지 IK로 회전하면 갈 곳이 정해지지 않습니다. IK 본을 링크에서 빼십시오.</translation>
    </message>
    <message>
        <source>The values may be right for other programs.</source>
        <translation>다른 프로그램에서는 올바른 값일 수 있습니다.</translation>
    </message>
    <message>
        <source>The vertex lies more than 1000 times as far out as nearly all others: its faces are drawn as long spikes, and whatever shows the whole model shows only a dot. Type a position, or delete the vertex; the fix puts it among those with which it shares faces.</source>
        <translation>이 정점은 거의 모든 정점보다 1000배 넘게 멀리 있습니다. 면이 긴 가시처럼 그려지고, 모델 전체를 비추면 점으로만 보입니다. 위치를 입력하거나 정점을 삭제하십시오. 수정은 면을 공유하는 정점들 사이로 옮깁니다.</translation>
    </message>
    <message>
        <source>There is no bone that the IK may turn, so that it cannot lead its target anywhere. Add the bones above the target as links, the nearest first, or switch off IK.</source>
        <translation>IK가 회전할 본이 없어 타겟을 이끌 수 없습니다. 타겟 위의 본을 가까운 순서로 링크에 추가하거나 IK를 끄십시오.</translation>
    </message>
    <message>
        <source>There is nothing to multiply or to add. Choose a sphere map, or set the mode to “Off”.</source>
        <translation>곱하거나 더할 것이 없습니다. 스피어 맵을 선택하거나 모드를 “끔”으로 하십시오.</translation>
    </message>
    <message>
        <source>Too many morphs in display frames</source>
        <translation>표시 프레임에 모프가 너무 많음</translation>
    </message>
    <message>
        <source>Topmost bone (全ての親) outside of Root</source>
        <translation>Root 밖에 있는 최상위 본(全ての親)</translation>
    </message>
    <message>
        <source>Transparent materials that hide later ones</source>
        <translation>뒤의 재질을 가리는 반투명 재질</translation>
    </message>
    <message>
        <source>UVs beyond the picture</source>
        <translation>이미지 밖의 UV</translation>
    </message>
    <message>
        <source>Vertices far outside of the model</source>
        <translation>모델에서 멀리 벗어난 정점</translation>
    </message>
    <message>
        <source>Vertices with one bone twice</source>
        <translation>같은 본을 두 번 쓰는 정점</translation>
    </message>
    <message>
        <source>Vertices without a bone</source>
        <translation>본에 연결되지 않은 정점</translation>
    </message>
    <message>
        <source>Vertices without a face</source>
        <translation>면이 없는 정점</translation>
    </message>
    <message>
        <source>Visible bones that are in no display frame</source>
        <translation>표시 프레임에 없는 표시 본</translation>
    </message>
    <message>
        <source>Weights below 0</source>
        <translation>0 미만의 웨이트</translation>
    </message>
    <message>
        <source>Weights that do not sum to 1</source>
        <translation>합계가 1이 아닌 웨이트</translation>
    </message>
</context>
<context>
    <name>CheckCounts</name>
    <message>
        <source>{} error</source>
        <translation>오류 {}개</translation>
    </message>
    <message>
        <source>{} errors</source>
        <translation>오류 {}개</translation>
    </message>
    <message>
        <source>{} warning</source>
        <translation>경고 {}개</translation>
    </message>
    <message>
        <source>{} warnings</source>
        <translation>경고 {}개</translation>
    </message>
    <message>
        <source>{} note</source>
        <translation>정보 {}개</translation>
    </message>
    <message>
        <source>{} notes</source>
        <translation>정보 {}개</translation>
    </message>
</context>
<context>
    <name>CheckIndicator</name>
    <message>
        <source>A click opens the checks</source>
        <translation>클릭하면 검사를 엽니다</translation>
    </message>
</context>
<context>
    <name>ChecksPane</name>
    <message>
        <source>Show ignored findings</source>
        <translation>무시한 항목 표시</translation>
    </message>
    <message>
        <source>Fix everything that is safe…</source>
        <translation>안전한 항목 모두 수정…</translation>
    </message>
    <message>
        <source>Selects in the model all rows that the chosen checks found</source>
        <translation>고른 검사에서 찾은 행을 모델에서 모두 선택합니다</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>심각도</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>모든 심각도</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>오류와 경고</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>오류만</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>분류</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>모든 분류</translation>
    </message>
    <message>
        <source>Also shows the findings that were ignored</source>
        <translation>무시한 항목도 표시합니다</translation>
    </message>
    <message>
        <source>Fixes everything that can be fixed without changing how the model looks</source>
        <translation>모델의 모습을 바꾸지 않고 고칠 수 있는 것을 수정합니다</translation>
    </message>
    <message>
        <source>Nothing is found: nothing goes wrong with this model in MMD</source>
        <translation>문제가 없습니다. 이 모델을 그대로 MMD에서 사용할 수 있습니다</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>검사 중…</translation>
    </message>
    <message>
        <source>Select all its rows</source>
        <translation>해당 행 모두 선택</translation>
    </message>
    <message>
        <source>Findings of several kinds are selected</source>
        <translation>여러 종류의 항목을 선택했습니다</translation>
    </message>
    <message>
        <source>Nothing that was found can be fixed safely</source>
        <translation>안전하게 고칠 수 있는 항목이 없습니다</translation>
    </message>
    <message>
        <source>No finding is selected</source>
        <translation>선택한 항목이 없습니다</translation>
    </message>
    <message>
        <source>Fix: {}</source>
        <translation>수정: {}</translation>
    </message>
    <message>
        <source>Fix everything that is safe</source>
        <translation>안전한 항목 모두 수정</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>mixed</source>
        <translation>혼합</translation>
    </message>
</context>
<context>
    <name>ChooseFile</name>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Models, motions and poses ({})</source>
        <translation>모델, 모션, 포즈 ({})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Models ({})</source>
        <translation>모델 ({})</translation>
    </message>
    <message>
        <source>Update from CSV</source>
        <translation>CSV에서 업데이트</translation>
    </message>
</context>
<context>
    <name>ChooseModelDialog</name>
    <message>
        <source>Choose a model</source>
        <translation>모델 선택</translation>
    </message>
    <message>
        <source>{} holds several models:</source>
        <translation>{}에 모델이 여러 개 있습니다:</translation>
    </message>
</context>
<context>
    <name>ClickCommands</name>
    <message>
        <source>&amp;New bones by click…</source>
        <translation>클릭으로 새 본(&amp;N)…</translation>
    </message>
    <message>
        <source>Each click in the model view makes a bone below the selected one</source>
        <translation>모델 뷰를 클릭할 때마다 선택한 본의 자식 본을 만듭니다</translation>
    </message>
    <message>
        <source>New rigid bodies by &amp;click…</source>
        <translation>클릭으로 새 강체(&amp;C)…</translation>
    </message>
    <message>
        <source>Each click in the model view makes a rigid body on the bone that moves the mesh there</source>
        <translation>모델 뷰를 클릭할 때마다 그곳의 메시를 움직이는 본에 강체를 만듭니다</translation>
    </message>
    <message>
        <source>New &amp;vertices by click…</source>
        <translation>클릭으로 정점 추가(&amp;V)…</translation>
    </message>
    <message>
        <source>Each click in the model view makes a vertex, or a strip of faces</source>
        <translation>모델 뷰를 클릭할 때마다 정점 또는 띠 모양의 면을 만듭니다</translation>
    </message>
    <message>
        <source>Set &amp;parent by click…</source>
        <translation>클릭으로 부모 지정(&amp;P)…</translation>
    </message>
    <message>
        <source>Hangs the selected bones from the bone that is clicked next</source>
        <translation>다음에 클릭한 본을 선택한 본의 부모로 지정합니다</translation>
    </message>
    <message>
        <source>Set &amp;tail by click…</source>
        <translation>클릭으로 연결 대상 지정(&amp;T)…</translation>
    </message>
    <message>
        <source>Leads the tails of the selected bones to the bone that is clicked next</source>
        <translation>다음에 클릭한 본을 선택한 본의 연결 대상으로 지정합니다</translation>
    </message>
    <message>
        <source>Click the bone that becomes the parent. Escape cancels.</source>
        <translation>부모로 지정할 본을 클릭하십시오. Esc 키로 취소합니다.</translation>
    </message>
    <message>
        <source>Click the bone that the tails are to lead to. Escape cancels.</source>
        <translation>연결 대상으로 지정할 본을 클릭하십시오. Esc 키로 취소합니다.</translation>
    </message>
</context>
<context>
    <name>ClickPlacing</name>
    <message>
        <source>Nothing is placed in a pose</source>
        <translation>포즈를 표시하는 동안에는 배치할 수 없습니다</translation>
    </message>
    <message>
        <source>There is no surface here to place anything on</source>
        <translation>여기에는 배치할 수 있는 면이 없습니다</translation>
    </message>
    <message>
        <source>Nothing here has a front and a back to be between</source>
        <translation>여기에는 앞뒤가 있는 형상이 없어 가운데를 정할 수 없습니다</translation>
    </message>
    <message>
        <source>The plane cannot be met from here</source>
        <translation>여기에서는 평면에 닿지 않습니다</translation>
    </message>
</context>
<context>
    <name>CollisionGrid</name>
    <message>
        <source>Group {number} ({stored} in the file). {bodies}</source>
        <translation>그룹 {number} (파일에서는 {stored}). {bodies}</translation>
    </message>
    <message>
        <source>No body is in it</source>
        <translation>강체가 없습니다</translation>
    </message>
    <message>
        <source>they collide</source>
        <translation>충돌합니다</translation>
    </message>
    <message>
        <source>they pass through each other</source>
        <translation>서로 통과합니다</translation>
    </message>
    <message>
        <source>some of their bodies collide</source>
        <translation>일부 강체가 충돌합니다</translation>
    </message>
    <message>
        <source>no body is in them</source>
        <translation>강체가 없습니다</translation>
    </message>
</context>
<context>
    <name>CollisionView</name>
    <message>
        <source>Collision groups</source>
        <translation>충돌 그룹</translation>
    </message>
</context>
<context>
    <name>CollisionsPane</name>
    <message>
        <source>Mark what does &amp;not collide</source>
        <translation>충돌하지 않는 것을 표시(&amp;N)</translation>
    </message>
    <message>
        <source>As PMXEditor does</source>
        <translation>PMXEditor와 같은 표시입니다</translation>
    </message>
    <message>
        <source>&amp;Select the bodies of the row&apos;s group</source>
        <translation>이 행의 그룹에 있는 강체 선택(&amp;S)</translation>
    </message>
    <message>
        <source>A click changes all bodies of both groups; a number selects its bodies.</source>
        <translation>클릭하면 두 그룹의 모든 강체가 바뀝니다. 번호를 클릭하면 그 강체를 선택합니다.</translation>
    </message>
    <message>
        <source>Group {number}: {count} selected</source>
        <translation>그룹 {number}: {count}개 선택함</translation>
    </message>
</context>
<context>
    <name>ColorEditor</name>
    <message>
        <source>Choose a colour</source>
        <translation>색 선택</translation>
    </message>
    <message>
        <source>Show the numbers, or not</source>
        <translation>숫자를 보이거나 숨기기</translation>
    </message>
</context>
<context>
    <name>CommandHelp</name>
    <message>
        <source>Starts an empty model with a centre bone.</source>
        <translation>센터 본만 있는 빈 모델을 만듭니다.</translation>
    </message>
    <message>
        <source>Opens models, motions or poses from files; several models come as tabs.</source>
        <translation>모델, 모션, 포즈 파일을 엽니다. 모델이 여러 개면 탭으로 열립니다.</translation>
    </message>
    <message>
        <source>Draws the model with each morph, or each selected one, at full weight, all in one picture.</source>
        <translation>각 모프(선택한 것이 있으면 그 모프)를 최댓값으로 그려 그림 한 장에 늘어놓습니다.</translation>
    </message>
    <message>
        <source>Opens Mochi, a model for experiments that comes with the program, with a dance to play.</source>
        <translation>프로그램에 포함된 샘플 모델 Mochi를 재생할 수 있는 댄스와 함께 엽니다. 자유롭게 시험해 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Opens Teru, a model with cloths that physics moves.</source>
        <translation>물리 연산으로 천이 움직이는 샘플 모델 Teru를 엽니다.</translation>
    </message>
    <message>
        <source>Writes the model into its file. The file that was there is kept as a backup.</source>
        <translation>모델을 원래 파일에 저장합니다. 이전 파일은 백업으로 남습니다.</translation>
    </message>
    <message>
        <source>Writes the model into another file, which is its file from then on.</source>
        <translation>모델을 다른 파일에 저장하고, 이후에는 그 파일을 사용합니다.</translation>
    </message>
    <message>
        <source>Writes the model into another file and goes on with the one it has.</source>
        <translation>모델의 사본을 다른 파일에 저장하고, 지금 파일로 계속 작업합니다.</translation>
    </message>
    <message>
        <source>Chooses the PMX version and the encoding of texts for saving.</source>
        <translation>저장할 PMX 버전과 텍스트 인코딩을 선택합니다.</translation>
    </message>
    <message>
        <source>Lists what a PMD file could not hold of this model, without saving.</source>
        <translation>이 모델에서 PMD 파일에 담을 수 없는 것을 저장하지 않고 나열합니다.</translation>
    </message>
    <message>
        <source>Opens the models that were open when the program was last closed, with their views.</source>
        <translation>지난번 종료할 때 열려 있던 모델을 보던 그대로 엽니다.</translation>
    </message>
    <message>
        <source>Reads the model from its file again, and discards all changes.</source>
        <translation>모델을 파일에서 다시 읽고, 그 이후의 변경 내용을 버립니다.</translation>
    </message>
    <message>
        <source>Imports another file into this model: as a part of it, or only its positions, normals or UVs.</source>
        <translation>다른 파일을 이 모델에 가져옵니다. 전체를 추가하거나 위치, 법선, UV만 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>Writes the model in another format, and leaves its own file alone.</source>
        <translation>모델을 다른 형식으로 저장합니다. 원래 파일은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Changes the model by a CSV file; all changes are shown first.</source>
        <translation>CSV 파일로 모델을 업데이트합니다. 변경 내용을 먼저 모두 표시합니다.</translation>
    </message>
    <message>
        <source>Changes the model by CSV from the clipboard; all changes are shown first.</source>
        <translation>클립보드의 CSV로 모델을 업데이트합니다. 변경 내용을 먼저 모두 표시합니다.</translation>
    </message>
    <message>
        <source>Puts the whole model on the clipboard as CSV, for PMXEditor or a spreadsheet.</source>
        <translation>모델 전체를 CSV로 클립보드에 복사합니다. PMXEditor나 스프레드시트에서 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Chooses dialect, tables and columns of copied CSV.</source>
        <translation>복사할 CSV의 형식, 목록, 열을 선택합니다.</translation>
    </message>
    <message>
        <source>Saves what the model view shows as a picture of any size, with a transparent background if wanted.</source>
        <translation>모델 뷰의 화면을 원하는 크기의 이미지로 저장합니다. 배경을 투명하게 할 수도 있습니다.</translation>
    </message>
    <message>
        <source>Saves a turntable or a motion as a series of pictures or an animated file.</source>
        <translation>턴테이블이나 모션을 연속 이미지 또는 애니메이션 파일로 저장합니다.</translation>
    </message>
    <message>
        <source>Closes the model; unsaved changes are asked about.</source>
        <translation>모델을 닫습니다. 저장하지 않은 변경 내용이 있으면 확인합니다.</translation>
    </message>
    <message>
        <source>Ends the program; unsaved changes are asked about.</source>
        <translation>프로그램을 종료합니다. 저장하지 않은 변경 내용이 있으면 확인합니다.</translation>
    </message>
    <message>
        <source>Opens the settings that hold for the whole program.</source>
        <translation>프로그램 전체에 적용되는 설정을 엽니다.</translation>
    </message>
    <message>
        <source>Compares the model with one in a file, field by field.</source>
        <translation>파일에 있는 모델과 항목별로 비교합니다.</translation>
    </message>
    <message>
        <source>Compares the model with its file as it is on disk now.</source>
        <translation>현재 디스크에 있는 자신의 파일과 비교합니다.</translation>
    </message>
    <message>
        <source>Ends the comparison; nothing of the model changes.</source>
        <translation>비교를 마칩니다. 모델은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Repeats the step that was taken back (redo).</source>
        <translation>취소한 작업을 다시 실행합니다.</translation>
    </message>
    <message>
        <source>Deletes the selected rows and corrects what referred to them; Messages tells what changed.</source>
        <translation>선택한 행을 삭제하고, 그 행을 참조하던 것을 정리합니다. 결과는 메시지에 표시됩니다.</translation>
    </message>
    <message>
        <source>Inverts the selection.</source>
        <translation>선택을 반전합니다.</translation>
    </message>
    <message>
        <source>Selects the vertices whose weights do not sum to 1; they are out of place when the model moves.</source>
        <translation>웨이트 합계가 1이 아닌 정점을 선택합니다. 이런 정점은 움직일 때 늘어나거나 줄어듭니다.</translation>
    </message>
    <message>
        <source>Chooses another picture file for the selected texture.</source>
        <translation>선택한 텍스처의 이미지 파일을 바꿉니다.</translation>
    </message>
    <message>
        <source>Resets all bones to the rest pose, or to the motion.</source>
        <translation>모든 본을 초기 자세 또는 모션의 자세로 되돌립니다.</translation>
    </message>
    <message>
        <source>Resets all morphs to 0, or to the motion.</source>
        <translation>모든 모프를 0 또는 모션의 값으로 되돌립니다.</translation>
    </message>
    <message>
        <source>Resets bones, morphs and IK to the rest pose, or to the motion.</source>
        <translation>본, 모프, IK를 모두 초기 상태 또는 모션의 상태로 되돌립니다.</translation>
    </message>
    <message>
        <source>Returns to the view before the last reset of the camera.</source>
        <translation>마지막으로 초기화하기 전의 카메라로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Perspective view; otherwise the view is orthographic, and parallel lines stay parallel.</source>
        <translation>멀리 있는 것이 작게 보입니다. 끄면 평행선이 평행하게 보입니다.</translation>
    </message>
    <message>
        <source>Shows the values of the camera as in MMD; they can be typed.</source>
        <translation>카메라를 MMD의 수치로 표시하며, 직접 입력할 수 있습니다.</translation>
    </message>
    <message>
        <source>Remembers the present view under this number.</source>
        <translation>현재 카메라를 이 번호에 기억합니다.</translation>
    </message>
    <message>
        <source>Goes to the view that was remembered under this number.</source>
        <translation>이 번호에 기억한 카메라로 봅니다.</translation>
    </message>
    <message>
        <source>Finds commands, operations, rows and preferences by a part of their name, and runs them or goes there.</source>
        <translation>이름의 일부로 명령, 작업, 행, 환경설정을 찾아 실행하거나 그곳으로 이동합니다.</translation>
    </message>
    <message>
        <source>Shows help on what has the keyboard focus: a field, a button, a menu entry, a pane.</source>
        <translation>키보드 포커스가 있는 항목, 버튼, 메뉴, 패널을 설명합니다.</translation>
    </message>
    <message>
        <source>The next click on anything shows what it is.</source>
        <translation>마우스가 물음표로 바뀌고, 클릭한 것을 설명합니다.</translation>
    </message>
    <message>
        <source>Opens the folder of the log files.</source>
        <translation>프로그램이 문제를 기록해 두는 폴더를 엽니다.</translation>
    </message>
    <message>
        <source>Switches to the next axes for the handles: global, local, parent, normal, screen, virtual.</source>
        <translation>핸들의 축을 차례로 전환합니다: 글로벌, 로컬, 부모, 법선, 화면, 가상.</translation>
    </message>
    <message>
        <source>Goes one frame forward.</source>
        <translation>한 프레임 앞으로 갑니다.</translation>
    </message>
    <message>
        <source>Starts again from the first frame when the last one is reached.</source>
        <translation>마지막 프레임에 이르면 처음부터 다시 재생합니다.</translation>
    </message>
    <message>
        <source>Puts the selected rows on the clipboard and deletes them.</source>
        <translation>선택한 행을 클립보드에 넣고 삭제합니다.</translation>
    </message>
    <message>
        <source>Takes back the last edit or pose (undo). Every edit can be taken back completely.</source>
        <translation>마지막 편집 또는 포즈를 취소합니다. 모든 편집은 완전히 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Puts the selected rows on the clipboard, for this program and as CSV for others.</source>
        <translation>선택한 행을 클립보드에 복사합니다. 다른 프로그램에는 CSV로 전달됩니다.</translation>
    </message>
    <message>
        <source>Inserts the rows on the clipboard after the current one.</source>
        <translation>클립보드의 행을 현재 행 뒤에 삽입합니다.</translation>
    </message>
    <message>
        <source>Copies which rows are selected, to be pasted into lists that refer to them: IK links, offsets, frames.</source>
        <translation>선택한 행에 대한 참조를 복사합니다. IK 링크, 오프셋, 표시 프레임 등의 목록에 붙여넣을 수 있습니다.</translation>
    </message>
    <message>
        <source>Gives rows of this model the values of copied rows that have the same name.</source>
        <translation>복사한 행의 값을 이름이 같은 행에 적용합니다.</translation>
    </message>
    <message>
        <source>Gives all selected rows the values of the copied row, except names.</source>
        <translation>복사한 행의 값을 이름만 빼고 선택한 모든 행에 적용합니다.</translation>
    </message>
    <message>
        <source>Adds a new row after the current one.</source>
        <translation>현재 행 뒤에 새 행을 추가합니다.</translation>
    </message>
    <message>
        <source>Adds a copy of each selected row after it.</source>
        <translation>선택한 각 행의 뒤에 복사본을 추가합니다.</translation>
    </message>
    <message>
        <source>Moves the selected rows one place up; references follow.</source>
        <translation>선택한 행을 한 칸 위로 이동합니다. 참조도 따라갑니다.</translation>
    </message>
    <message>
        <source>Moves the selected rows one place down; references follow.</source>
        <translation>선택한 행을 한 칸 아래로 이동합니다. 참조도 따라갑니다.</translation>
    </message>
    <message>
        <source>Moves the selected rows to the top of their table.</source>
        <translation>선택한 행을 목록의 맨 위로 이동합니다.</translation>
    </message>
    <message>
        <source>Moves the selected rows to the bottom of their table.</source>
        <translation>선택한 행을 목록의 맨 아래로 이동합니다.</translation>
    </message>
    <message>
        <source>Selects all rows of the active table; in a filtered list, those that it shows.</source>
        <translation>현재 목록의 모든 행을 선택합니다. 필터를 쓰고 있으면 표시된 행만 선택합니다.</translation>
    </message>
    <message>
        <source>Selects nothing.</source>
        <translation>선택을 해제합니다.</translation>
    </message>
    <message>
        <source>Selects the vertices that the selected bones move.</source>
        <translation>선택한 본이 움직이는 정점을 선택합니다.</translation>
    </message>
    <message>
        <source>Selects the vertices that more than one bone moves.</source>
        <translation>본이 둘 이상 움직이는 정점을 선택합니다.</translation>
    </message>
    <message>
        <source>Selects the vertices that more than two bones move.</source>
        <translation>본이 셋 이상 움직이는 정점을 선택합니다.</translation>
    </message>
    <message>
        <source>Selects the vertices that four bones move.</source>
        <translation>본 네 개가 움직이는 정점을 선택합니다.</translation>
    </message>
    <message>
        <source>Selects SDEF vertices whose two bones are not parent and child.</source>
        <translation>두 본이 부모와 자식이 아닌 SDEF 정점을 선택합니다.</translation>
    </message>
    <message>
        <source>Selects the vertices that one bone moves.</source>
        <translation>본 하나로 움직이는 정점을 선택합니다.</translation>
    </message>
    <message>
        <source>Selects the vertices that two bones move.</source>
        <translation>본 두 개로 움직이는 정점을 선택합니다.</translation>
    </message>
    <message>
        <source>Selects the vertices that up to four bones move.</source>
        <translation>본 최대 네 개로 움직이는 정점을 선택합니다.</translation>
    </message>
    <message>
        <source>Selects the vertices that keep their width in bends (SDEF).</source>
        <translation>굽혀도 굵기가 유지되는 SDEF 정점을 선택합니다.</translation>
    </message>
    <message>
        <source>Selects the vertices that move by dual quaternions (QDEF, PMX 2.1).</source>
        <translation>듀얼 쿼터니언으로 움직이는 QDEF 정점(PMX 2.1)을 선택합니다.</translation>
    </message>
    <message>
        <source>Goes to the filter of the list: part of a name, a number, or /a regular expression/.</source>
        <translation>목록의 필터로 이동합니다. 이름의 일부, 번호, /정규식/을 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Selects a row by its number.</source>
        <translation>번호로 행을 선택합니다.</translation>
    </message>
    <message>
        <source>Returns to what was selected before.</source>
        <translation>이전에 선택했던 것으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Goes forward again after Back.</source>
        <translation>뒤로 돌아간 다음 다시 앞으로 갑니다.</translation>
    </message>
    <message>
        <source>Adds pictures as textures of the model.</source>
        <translation>이미지를 모델의 텍스처로 추가합니다.</translation>
    </message>
    <message>
        <source>Loads a motion (VMD) onto the model; several play together.</source>
        <translation>모션(VMD)을 모델에 불러옵니다. 여러 모션을 함께 재생할 수 있습니다.</translation>
    </message>
    <message>
        <source>Removes all motions from the model.</source>
        <translation>모델에서 모든 모션을 제거합니다.</translation>
    </message>
    <message>
        <source>Writes the pose as keys of a motion into a VMD file.</source>
        <translation>포즈를 모션의 키로 VMD 파일에 기록합니다.</translation>
    </message>
    <message>
        <source>Poses the model by a VPD file.</source>
        <translation>VPD 파일의 포즈를 모델에 적용합니다.</translation>
    </message>
    <message>
        <source>Saves the pose as a VPD file.</source>
        <translation>포즈를 VPD 파일로 저장합니다.</translation>
    </message>
    <message>
        <source>Copies the pose as VPD text.</source>
        <translation>포즈를 VPD 텍스트로 복사합니다.</translation>
    </message>
    <message>
        <source>Poses the model by VPD text from the clipboard.</source>
        <translation>클립보드의 VPD 텍스트로 포즈를 적용합니다.</translation>
    </message>
    <message>
        <source>Swaps left and right of the pose.</source>
        <translation>포즈의 좌우를 바꿉니다.</translation>
    </message>
    <message>
        <source>Switches IK on for all IK bones of the pose.</source>
        <translation>포즈의 모든 IK 본에서 IK를 켭니다.</translation>
    </message>
    <message>
        <source>Switches IK off for all IK bones of the pose, so that links are turned by hand.</source>
        <translation>포즈의 모든 IK 본에서 IK를 끕니다. 링크를 직접 회전할 수 있습니다.</translation>
    </message>
    <message>
        <source>Lists show Japanese names.</source>
        <translation>목록에 일본어 이름을 표시합니다.</translation>
    </message>
    <message>
        <source>Lists show English names.</source>
        <translation>목록에 영문 이름을 표시합니다.</translation>
    </message>
    <message>
        <source>Lists show Japanese and English names.</source>
        <translation>목록에 일본어 이름과 영문 이름을 함께 표시합니다.</translation>
    </message>
    <message>
        <source>The language of the window. Names in models stay as they are.</source>
        <translation>창의 언어입니다. 모델 안의 이름은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Sets the light, its colour and direction, and the background.</source>
        <translation>조명의 색과 방향, 배경을 설정합니다.</translation>
    </message>
    <message>
        <source>Puts the panes of the workspace back to their first places.</source>
        <translation>작업 공간의 모든 패널을 처음 위치로 되돌립니다.</translation>
    </message>
    <message>
        <source>Renames the current workspace of your own.</source>
        <translation>사용 중인 자신의 작업 공간의 이름을 바꿉니다.</translation>
    </message>
    <message>
        <source>Deletes the current workspace of your own. The panes stay.</source>
        <translation>사용 중인 자신의 작업 공간을 삭제합니다. 패널은 그대로 있습니다.</translation>
    </message>
    <message>
        <source>Goes to the next open model.</source>
        <translation>다음 모델로 이동합니다.</translation>
    </message>
    <message>
        <source>Goes to the previous open model.</source>
        <translation>이전 모델로 이동합니다.</translation>
    </message>
    <message>
        <source>Moves the camera so that the selection fills the view.</source>
        <translation>선택한 것이 화면에 꽉 차도록 카메라를 움직입니다.</translation>
    </message>
    <message>
        <source>Moves the camera so that the whole model is seen.</source>
        <translation>모델 전체가 보이도록 카메라를 움직입니다.</translation>
    </message>
    <message>
        <source>Looks at the whole model from the front, as at first.</source>
        <translation>처음처럼 모델 전체를 정면에서 봅니다.</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s front.</source>
        <translation>모델을 정면에서 봅니다.</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s back.</source>
        <translation>모델을 뒤에서 봅니다.</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s right side.</source>
        <translation>모델을 오른쪽에서 봅니다.</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s left side.</source>
        <translation>모델을 왼쪽에서 봅니다.</translation>
    </message>
    <message>
        <source>Looks from above.</source>
        <translation>위에서 봅니다.</translation>
    </message>
    <message>
        <source>Looks from below.</source>
        <translation>아래에서 봅니다.</translation>
    </message>
    <message>
        <source>The camera turns about the middle of the model.</source>
        <translation>카메라가 모델의 중심을 축으로 회전합니다.</translation>
    </message>
    <message>
        <source>The camera turns about what is selected.</source>
        <translation>카메라가 선택한 것을 축으로 회전합니다.</translation>
    </message>
    <message>
        <source>The camera turns about where the current bone is.</source>
        <translation>카메라가 현재 본의 위치를 축으로 회전합니다.</translation>
    </message>
    <message>
        <source>The camera turns about the point that it looks at.</source>
        <translation>카메라가 바라보는 점을 축으로 회전합니다.</translation>
    </message>
    <message>
        <source>Shows front, side, top and the free view at once.</source>
        <translation>정면, 측면, 윗면과 자유 시점을 동시에 표시합니다.</translation>
    </message>
    <message>
        <source>Opens one more view of the model in a window of its own.</source>
        <translation>모델 뷰를 별도의 창으로 하나 더 엽니다.</translation>
    </message>
    <message>
        <source>All views of the model turn and zoom as one.</source>
        <translation>모델의 모든 뷰가 함께 회전하고 확대/축소됩니다.</translation>
    </message>
    <message>
        <source>The mouse no longer turns the camera.</source>
        <translation>마우스로 카메라를 회전할 수 없게 합니다.</translation>
    </message>
    <message>
        <source>The mouse no longer moves the camera at all.</source>
        <translation>마우스로 카메라를 전혀 움직일 수 없게 합니다.</translation>
    </message>
    <message>
        <source>Lists all keys and what the mouse does. Keys can be changed there.</source>
        <translation>모든 단축키와 마우스 조작을 나열합니다. 단축키는 여기서 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Opens the handbook: every mode, pane, operation, field and key.</source>
        <translation>사용 설명서를 엽니다. 모든 모드, 패널, 작업, 항목, 키가 실려 있습니다.</translation>
    </message>
    <message>
        <source>Shows the window in six steps, on the sample.</source>
        <translation>샘플을 사용해 창을 여섯 단계로 안내합니다.</translation>
    </message>
    <message>
        <source>Tells about Qt, the toolkit of the window.</source>
        <translation>창의 툴킷인 Qt의 정보를 표시합니다.</translation>
    </message>
    <message>
        <source>Tells the version and the licence of Katachi.</source>
        <translation>Katachi의 버전과 라이선스를 표시합니다.</translation>
    </message>
    <message>
        <source>Shows or hides the handles that move, turn and scale what is selected.</source>
        <translation>선택한 것을 이동, 회전, 크기 조정하는 핸들을 표시하거나 숨깁니다.</translation>
    </message>
    <message>
        <source>Makes the brush smaller.</source>
        <translation>브러시를 작게 합니다.</translation>
    </message>
    <message>
        <source>Makes the brush larger.</source>
        <translation>브러시를 크게 합니다.</translation>
    </message>
    <message>
        <source>Plays the motions from the current frame, or pauses.</source>
        <translation>현재 프레임부터 모션을 재생하거나 일시 정지합니다.</translation>
    </message>
    <message>
        <source>Goes to the first frame.</source>
        <translation>첫 프레임으로 이동합니다.</translation>
    </message>
    <message>
        <source>Goes one frame back.</source>
        <translation>한 프레임 뒤로 갑니다.</translation>
    </message>
    <message>
        <source>Goes to the last frame.</source>
        <translation>마지막 프레임으로 이동합니다.</translation>
    </message>
    <message>
        <source>Looks through the camera that the motion has.</source>
        <translation>모션의 카메라로 봅니다.</translation>
    </message>
    <message>
        <source>Shows or hides the pane.</source>
        <translation>패널을 표시하거나 숨깁니다.</translation>
    </message>
    <message>
        <source>Takes the keyboard to the model view.</source>
        <translation>키보드 포커스를 모델 뷰로 옮깁니다.</translation>
    </message>
    <message>
        <source>Opens the pane and takes the keyboard there.</source>
        <translation>패널을 열고 키보드 포커스를 그곳으로 옮깁니다.</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>This cannot be done now</source>
        <translation>지금은 실행할 수 없습니다</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>Compare &amp;with</source>
        <translation>비교(&amp;W)</translation>
    </message>
    <message>
        <source>It survives saving, and is gone when the document closes; Save as file keeps it</source>
        <translation>저장해도 남아 있지만 문서를 닫으면 사라집니다. “파일로 저장”으로 남길 수 있습니다</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>파일(&amp;F)…</translation>
    </message>
    <message>
        <source>Its own file, as it is on &amp;disk</source>
        <translation>디스크에 저장된 파일(&amp;D)</translation>
    </message>
    <message>
        <source>Compare &amp;no longer</source>
        <translation>비교 끝내기(&amp;N)</translation>
    </message>
    <message>
        <source>Keep t&amp;his state as…</source>
        <translation>이 상태를 이름 붙여 보관(&amp;H)…</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>스냅샷</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>{} on disk</source>
        <translation>{}(디스크)</translation>
    </message>
    <message>
        <source>Nothing is compared</source>
        <translation>비교하고 있지 않습니다</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>열었을 때 상태</translation>
    </message>
</context>
<context>
    <name>ComparePane</name>
    <message>
        <source>Show both</source>
        <translation>둘 다 표시</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>반영</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>모두 반영</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Show the other model in the view of this one, in one colour</source>
        <translation>비교 대상 모델을 이 모델의 뷰에 한 가지 색으로 표시합니다</translation>
    </message>
    <message>
        <source>Tolerance: </source>
        <translation>허용 오차: </translation>
    </message>
    <message>
        <source>Numbers that are closer than this count as equal</source>
        <translation>차이가 이보다 작은 수치는 같은 것으로 봅니다</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>허용 오차</translation>
    </message>
    <message>
        <source>Give the selected rows what they have in the other model</source>
        <translation>선택한 행에 비교 대상 모델의 값을 반영합니다</translation>
    </message>
    <message>
        <source>Make this model like the other in everything that is shown</source>
        <translation>표시된 모든 차이를 비교 대상 모델에 맞춥니다</translation>
    </message>
    <message>
        <source>The models are shown together in Edit mode, without a pose</source>
        <translation>두 모델은 편집 모드에서 포즈가 없을 때 함께 표시됩니다</translation>
    </message>
    <message>
        <source>Nothing to compare with was chosen</source>
        <translation>비교 대상을 선택하지 않았습니다</translation>
    </message>
    <message>
        <source>{}: comparing…</source>
        <translation>{}: 비교 중…</translation>
    </message>
    <message>
        <source>{}: no difference</source>
        <translation>{}: 차이 없음</translation>
    </message>
    <message>
        <source>{title}: differences: {count}</source>
        <translation>{title}: 차이: {count}개</translation>
    </message>
    <message>
        <source>{title}: differences: {count}, shown: {shown}</source>
        <translation>{title}: 차이: {count}개, 표시: {shown}개</translation>
    </message>
    <message>
        <source>Take over from {}</source>
        <translation>{}에서 반영</translation>
    </message>
    <message>
        <source>Taken over from {title}: {count}</source>
        <translation>{title}에서 반영함: {count}개</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message>
        <source>No model is open</source>
        <translation>열려 있는 모델이 없습니다</translation>
    </message>
    <message>
        <source>The model was not saved yet</source>
        <translation>아직 저장하지 않은 모델입니다</translation>
    </message>
    <message>
        <source>It works in Transform mode[ ({mode.toggle})]</source>
        <translation>변형 모드[({mode.toggle})]에서 사용할 수 있습니다</translation>
    </message>
    <message>
        <source>It works in Edit mode[ ({mode.toggle})]</source>
        <translation>편집 모드[({mode.toggle})]에서 사용할 수 있습니다</translation>
    </message>
    <message>
        <source>There is nothing to play: load a motion first</source>
        <translation>재생할 것이 없습니다. 먼저 모션을 불러오세요</translation>
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
        <translation>Python: model, api, window를 사용할 수 있습니다. Tab 키로 자동 완성합니다</translation>
    </message>
</context>
<context>
    <name>ConsoleOutput</name>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>문제가 발생했습니다</translation>
    </message>
    <message>
        <source>The last step may not have been done. You can go on working; saving a copy is wise.</source>
        <translation>마지막 작업이 완료되지 않았을 수 있습니다. 계속 작업할 수 있지만 사본을 저장해 두는 것이 좋습니다.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>자세히</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Log files</source>
        <translation>로그 파일</translation>
    </message>
</context>
<context>
    <name>CsvCommands</name>
    <message>
        <source>The file could not be read as rows of a model.</source>
        <translation>파일을 모델의 CSV로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>클립보드에 텍스트가 없습니다</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>클립보드</translation>
    </message>
    <message>
        <source>Looking what {} would change</source>
        <translation>{}(으)로 바뀔 내용 확인 중</translation>
    </message>
    <message>
        <source>Update from {}</source>
        <translation>{}에서 업데이트</translation>
    </message>
    <message>
        <source>{name}; changed rows: {changed}, new rows: {added}</source>
        <translation>{name}; 변경된 행: {changed}개, 새 행: {added}개</translation>
    </message>
    <message>
        <source>Nothing was changed: {}</source>
        <translation>변경하지 않음: {}</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>변경된 것이 없습니다</translation>
    </message>
    <message>
        <source>What is copied as text</source>
        <translation>텍스트로 복사할 내용</translation>
    </message>
    <message>
        <source>Rows will be copied so from now on</source>
        <translation>이제부터 이 설정으로 복사합니다</translation>
    </message>
    <message>
        <source>Nothing was copied</source>
        <translation>복사하지 않았습니다</translation>
    </message>
    <message>
        <source>Copying {} as CSV</source>
        <translation>{}을(를) CSV로 복사 중</translation>
    </message>
    <message>
        <source>Copied as CSV; lines: {count}</source>
        <translation>CSV로 복사했습니다. 줄: {count}개</translation>
    </message>
    <message>
        <source>Copied as CSV; lines: {count}, not kept: {lost}</source>
        <translation>CSV로 복사했습니다. 줄: {count}개, 저장되지 않은 항목: {lost}개</translation>
    </message>
    <message>
        <source>Nothing was copied: {}</source>
        <translation>복사하지 않음: {}</translation>
    </message>
</context>
<context>
    <name>CsvStyleDialog</name>
    <message>
        <source>Classic for rows, the present one for a whole model</source>
        <translation>행은 범용 형식, 모델 전체는 현재 형식</translation>
    </message>
    <message>
        <source>Comment lines that name the columns</source>
        <translation>열 이름을 적은 주석 줄</translation>
    </message>
    <message>
        <source>They are written anyway where columns are left out</source>
        <translation>제외한 열이 있으면 항상 기록합니다</translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation>목록과 열</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>&amp;Dialect</source>
        <translation>형식(&amp;D)</translation>
    </message>
</context>
<context>
    <name>CsvUpdateDialog</name>
    <message>
        <source>Update from CSV</source>
        <translation>CSV에서 업데이트</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>변경 후</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Lines of {source} that are not taken, or not wholly: {count}</source>
        <translation>{source}에서 전부 또는 일부를 반영할 수 없는 줄: {count}개</translation>
    </message>
    <message>
        <source>{}: the model has all that is in it already. Nothing would change.</source>
        <translation>{}: 모델이 이미 같은 내용입니다. 바뀌는 것이 없습니다.</translation>
    </message>
    <message>
        <source>{source}: rows that change: {changed}, new rows: {added}. Nothing has been changed yet.</source>
        <translation>{source}: 변경될 행: {changed}개, 새 행: {added}개. 아직 아무것도 변경하지 않았습니다.</translation>
    </message>
    <message>
        <source>{} changed</source>
        <translation>{}개 변경</translation>
    </message>
    <message>
        <source>{} new</source>
        <translation>{}개 추가</translation>
    </message>
    <message>
        <source>new row</source>
        <translation>새 행</translation>
    </message>
    <message>
        <source>… and {} more</source>
        <translation>… 외 {}개</translation>
    </message>
</context>
<context>
    <name>DensityAction</name>
    <message>
        <source>Density</source>
        <translation>밀도</translation>
    </message>
    <message>
        <source>Density of overlays</source>
        <translation>오버레이 밀도</translation>
    </message>
    <message>
        <source>How much is seen of vertices and bones that stand close together</source>
        <translation>빽빽한 정점과 본을 얼마나 표시할지</translation>
    </message>
</context>
<context>
    <name>DifferenceTree</name>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>이쪽</translation>
    </message>
    <message>
        <source>There</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>이쪽에만</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>상대에만</translation>
    </message>
</context>
<context>
    <name>DisplayMode</name>
    <message>
        <source>&amp;Flat</source>
        <translation>플랫(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>일반(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>와이어프레임(&amp;W)</translation>
    </message>
    <message>
        <source>Additional UV &amp;1</source>
        <translation>추가 UV 1(&amp;1)</translation>
    </message>
    <message>
        <source>Additional UV &amp;2</source>
        <translation>추가 UV 2(&amp;2)</translation>
    </message>
    <message>
        <source>Additional UV &amp;3</source>
        <translation>추가 UV 3(&amp;3)</translation>
    </message>
    <message>
        <source>Additional UV &amp;4</source>
        <translation>추가 UV 4(&amp;4)</translation>
    </message>
    <message>
        <source>As MMD draws the model: toon, sphere maps, edges and shadows.</source>
        <translation>MMD와 같은 표시입니다. 툰, 스피어 맵, 엣지, 그림자를 그립니다.</translation>
    </message>
    <message>
        <source>As in MMD, with the edges of all faces over it.</source>
        <translation>MMD와 같은 표시 위에 모든 면의 변을 겹쳐 그립니다.</translation>
    </message>
    <message>
        <source>Each bone has a colour, and vertices mix those of the bones that move them.</source>
        <translation>본마다 색을 정하고, 정점을 움직이는 본의 색을 섞어 표시합니다.</translation>
    </message>
    <message>
        <source>A colour for each weight type: BDEF1 blue, BDEF2 green, BDEF4 yellow, SDEF red, QDEF violet.</source>
        <translation>웨이트 변형 방식별 색입니다: BDEF1 파랑, BDEF2 초록, BDEF4 노랑, SDEF 빨강, QDEF 보라.</translation>
    </message>
    <message>
        <source>A pattern of squares placed by the UVs: where the squares are stretched, the texture is stretched.</source>
        <translation>UV에 따라 바둑판무늬를 입힙니다. 무늬가 일그러진 곳은 텍스처도 일그러집니다.</translation>
    </message>
    <message>
        <source>Every face with its own normal and without toon, so that the shape of the mesh is visible.</source>
        <translation>툰 없이 면마다 자체 법선으로 그려 메시의 형태를 알아볼 수 있습니다.</translation>
    </message>
    <message>
        <source>The edges of all faces, without surfaces.</source>
        <translation>표면 없이 모든 면의 변만 표시합니다.</translation>
    </message>
    <message>
        <source>The first additional UV of the vertices as colours.</source>
        <translation>정점의 추가 UV 1을 색으로 표시합니다.</translation>
    </message>
    <message>
        <source>The fourth additional UV of the vertices as colours.</source>
        <translation>정점의 추가 UV 4를 색으로 표시합니다.</translation>
    </message>
    <message>
        <source>The second additional UV of the vertices as colours.</source>
        <translation>정점의 추가 UV 2를 색으로 표시합니다.</translation>
    </message>
    <message>
        <source>The textures alone, without light.</source>
        <translation>조명 없이 텍스처만 표시합니다.</translation>
    </message>
    <message>
        <source>The third additional UV of the vertices as colours.</source>
        <translation>정점의 추가 UV 3을 색으로 표시합니다.</translation>
    </message>
    <message>
        <source>The weight of the current bone at each vertex: blue is 0, red is 1.</source>
        <translation>현재 본이 각 정점을 움직이는 정도입니다. 파랑은 전혀 없음, 빨강은 이 본만입니다.</translation>
    </message>
    <message>
        <source>UV c&amp;hecker</source>
        <translation>UV 체커(&amp;H)</translation>
    </message>
    <message>
        <source>UV te&amp;xture</source>
        <translation>텍스처만(&amp;X)</translation>
    </message>
    <message>
        <source>Weight &amp;type</source>
        <translation>웨이트 유형(&amp;T)</translation>
    </message>
    <message>
        <source>Weight of the current &amp;bone</source>
        <translation>현재 본의 웨이트(&amp;B)</translation>
    </message>
    <message>
        <source>Weights as bone &amp;colours</source>
        <translation>웨이트(본 색)(&amp;C)</translation>
    </message>
    <message>
        <source>Wireframe o&amp;ver shaded</source>
        <translation>음영 + 와이어프레임(&amp;V)</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>Undone: {name}</source>
        <translation>실행 취소됨: {name}</translation>
    </message>
    <message>
        <source>Redone: {name}</source>
        <translation>다시 실행됨: {name}</translation>
    </message>
    <message>
        <source>Additional UVs: {count}</source>
        <translation>추가 UV: {count}개</translation>
    </message>
</context>
<context>
    <name>DocumentCommands</name>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>환경설정(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새로 만들기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open what was open last a&amp;gain</source>
        <translation>지난번에 열었던 것 다시 열기(&amp;G)</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>샘플 열기(&amp;M)</translation>
    </message>
    <message>
        <source>Open c&amp;loth sample</source>
        <translation>천 샘플 열기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a co&amp;py…</source>
        <translation>사본 저장(&amp;P)…</translation>
    </message>
    <message>
        <source>Save op&amp;tions…</source>
        <translation>저장 옵션(&amp;T)…</translation>
    </message>
    <message>
        <source>What would a PM&amp;D lose?</source>
        <translation>PM&amp;D로 저장하면 잃는 것</translation>
    </message>
    <message>
        <source>R&amp;evert…</source>
        <translation>파일 상태로 되돌리기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Update from a file…</source>
        <translation>파일에서 업데이트(&amp;U)…</translation>
    </message>
    <message>
        <source>Update from the clip&amp;board…</source>
        <translation>클립보드에서 업데이트(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Copy the whole model as CSV</source>
        <translation>모델 전체를 CSV로 복사(&amp;C)</translation>
    </message>
    <message>
        <source>What is copied as te&amp;xt…</source>
        <translation>텍스트로 복사할 내용(&amp;X)…</translation>
    </message>
    <message>
        <source>Save pict&amp;ure…</source>
        <translation>이미지 저장(&amp;U)…</translation>
    </message>
    <message>
        <source>Save picture of ever&amp;y morph…</source>
        <translation>모든 모프의 이미지 저장(&amp;Y)…</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>밀착 인화, 모아 보기</translation>
    </message>
    <message>
        <source>Ma&amp;ke animation…</source>
        <translation>애니메이션 만들기(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>The model has no morphs</source>
        <translation>모델에 모프가 없습니다</translation>
    </message>
    <message>
        <source>There is nothing to open again</source>
        <translation>열려 있던 것이 없거나 이미 다시 열었습니다</translation>
    </message>
    <message>
        <source>It was not installed</source>
        <translation>설치되어 있지 않습니다</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to show the model.</source>
        <translation>모델을 표시하려면 OpenGL 3.3이 필요합니다.</translation>
    </message>
</context>
<context>
    <name>DragLabel</name>
    <message>
        <source>Drag sideways to change; Shift: finer, Ctrl: coarser, Esc: take back.</source>
        <translation>좌우로 드래그해 변경(Shift: 세밀하게, Ctrl: 크게, Esc: 취소).</translation>
    </message>
    <message>
        <source>Drag sideways to change; Shift: finer, Ctrl: in all selected rows, Esc: take back.</source>
        <translation>좌우로 드래그해 변경(Shift: 세밀하게, Ctrl: 선택한 모든 행, Esc: 취소).</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation>아직 실행한 작업이 없습니다</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing was undone</source>
        <translation>실행 취소한 작업이 없습니다</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Copy as re&amp;ferences</source>
        <translation>참조로 복사(&amp;F)</translation>
    </message>
    <message>
        <source>Paste onto rows of the same &amp;name</source>
        <translation>같은 이름의 행에 붙여넣기(&amp;N)</translation>
    </message>
    <message>
        <source>Paste v&amp;alues onto the selection</source>
        <translation>선택 항목에 값 붙여넣기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>삽입(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>복제(&amp;D)</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>삭제(&amp;L)</translation>
    </message>
    <message>
        <source>Mo&amp;ve up</source>
        <translation>위로 이동(&amp;V)</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>아래로 이동(&amp;W)</translation>
    </message>
    <message>
        <source>Move to t&amp;op</source>
        <translation>맨 위로 이동(&amp;O)</translation>
    </message>
    <message>
        <source>Move to &amp;bottom</source>
        <translation>맨 아래로 이동(&amp;B)</translation>
    </message>
    <message>
        <source>This list cannot do that now</source>
        <translation>키보드 포커스가 있는 목록에서는 지금 실행할 수 없습니다</translation>
    </message>
</context>
<context>
    <name>EditedMorph</name>
    <message>
        <source>Show morph {name}</source>
        <translation>모프 {name} 표시</translation>
    </message>
    <message>
        <source>Reset morph {name}</source>
        <translation>모프 {name} 초기화</translation>
    </message>
    <message>
        <source>Cancel editing {name}</source>
        <translation>{name} 편집 취소</translation>
    </message>
</context>
<context>
    <name>EditedRows</name>
    <message>
        <source>In Transform mode nothing of the model is changed.</source>
        <translation>변형 모드에서는 모델이 변경되지 않습니다.</translation>
    </message>
    <message>
        <source>Bones go into the morph by the handles of the model view.</source>
        <translation>본의 움직임은 모델 뷰의 핸들로 모프에 들어갑니다.</translation>
    </message>
    <message>
        <source>While the pose is shown only vertices, faces and materials can be moved.</source>
        <translation>포즈를 표시하는 동안에는 정점, 면, 재질만 이동할 수 있습니다.</translation>
    </message>
    <message>
        <source>While the pose is shown normals cannot be turned on their own.</source>
        <translation>포즈를 표시하는 동안에는 법선만 회전할 수 없습니다.</translation>
    </message>
    <message>
        <source>The morph that is edited moves no vertices.</source>
        <translation>편집 중인 모프는 정점을 움직이지 않습니다.</translation>
    </message>
    <message>
        <source>The morph that is edited has no weight in this pose.</source>
        <translation>편집 중인 모프의 웨이트가 이 포즈에서 0입니다.</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>{what} 이동</translation>
    </message>
    <message>
        <source>Rotate {what}</source>
        <translation>{what} 회전</translation>
    </message>
    <message>
        <source>Scale {what}</source>
        <translation>{what} 크기 조정</translation>
    </message>
    <message>
        <source>Transform {what}</source>
        <translation>{what} 변형</translation>
    </message>
    <message>
        <source>Turn the normals of {what}</source>
        <translation>{what}의 법선 회전</translation>
    </message>
    <message>
        <source>radius {}</source>
        <translation>반지름 {}</translation>
    </message>
    <message>
        <source>{name}. Vertices that could not be moved, because their bones cancel each other out in this pose: {count}</source>
        <translation>{name}. 이 포즈에서 본의 변형이 서로 상쇄되어 움직이지 않은 정점: {count}개</translation>
    </message>
</context>
<context>
    <name>EntryCommands</name>
    <message>
        <source>{list}: entries cannot refer to {rows}</source>
        <translation>{list}: {rows}은(는) 요소로 넣을 수 없습니다</translation>
    </message>
    <message>
        <source>{list}: an entry cannot refer to the row that has the list</source>
        <translation>{list}: 자기 자신은 요소로 넣을 수 없습니다</translation>
    </message>
    <message>
        <source>{list}: added {count}</source>
        <translation>{list}: {count}개 추가함</translation>
    </message>
    <message>
        <source>{list}: copied {count}</source>
        <translation>{list}: {count}개 복사함</translation>
    </message>
    <message>
        <source>{list}: copied {count} as references</source>
        <translation>{list}: {count}개를 참조로 복사함</translation>
    </message>
    <message>
        <source>Nothing of this model is on the clipboard that was copied as references</source>
        <translation>이 모델에서 참조로 복사한 것이 클립보드에 없습니다</translation>
    </message>
    <message>
        <source>Paste into {list}</source>
        <translation>{list}에 붙여넣기</translation>
    </message>
    <message>
        <source>Nothing was pasted: {}</source>
        <translation>붙여넣지 않음: {}</translation>
    </message>
    <message>
        <source>{list}: pasted {count}</source>
        <translation>{list}: {count}개 붙여넣음</translation>
    </message>
</context>
<context>
    <name>EntryLine</name>
    <message>
        <source>mixed</source>
        <translation>혼합</translation>
    </message>
</context>
<context>
    <name>EntryPicker</name>
    <message>
        <source>Add by name or number: {noun}</source>
        <translation>이름 또는 번호로 추가: {noun}</translation>
    </message>
    <message>
        <source>Add by number: {noun}</source>
        <translation>번호로 추가: {noun}</translation>
    </message>
</context>
<context>
    <name>ExchangeCommands</name>
    <message>
        <source>Nothing was imported</source>
        <translation>가져오지 않았습니다</translation>
    </message>
    <message>
        <source>The file could not be imported.</source>
        <translation>파일을 가져올 수 없습니다.</translation>
    </message>
    <message>
        <source>Append {}</source>
        <translation>추가: {}</translation>
    </message>
    <message>
        <source>Replace positions and normals: {}</source>
        <translation>위치와 법선 바꾸기: {}</translation>
    </message>
    <message>
        <source>Replace UVs: {}</source>
        <translation>UV 바꾸기: {}</translation>
    </message>
    <message>
        <source>{command}; vertices: {count}</source>
        <translation>{command}; 정점: {count}개</translation>
    </message>
    <message>
        <source>{command}; new vertices: {vertices}, materials: {materials}, bones: {bones}; merged bones: {merged}</source>
        <translation>{command}; 새 정점: {vertices}개, 재질: {materials}개, 본: {bones}개; 병합한 본: {merged}개</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Exporting {} was cancelled</source>
        <translation>{} 내보내기 취소됨</translation>
    </message>
    <message>
        <source>Exporting {}</source>
        <translation>{} 내보내는 중</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>CSV로 내보내기</translation>
    </message>
    <message>
        <source>{} exported</source>
        <translation>{}(으)로 내보냈습니다</translation>
    </message>
    <message>
        <source>{} exported; what it could not keep is in Messages: {}</source>
        <translation>{}(으)로 내보냈습니다. 저장하지 못한 항목은 메시지에 있습니다: {}개</translation>
    </message>
    <message>
        <source>The file could not be exported; what was there is untouched.</source>
        <translation>파일을 내보낼 수 없습니다. 원래 있던 파일은 그대로입니다.</translation>
    </message>
</context>
<context>
    <name>ExportOptionsDialog</name>
    <message>
        <source>Export as {}</source>
        <translation>{}(으)로 내보내기</translation>
    </message>
</context>
<context>
    <name>FailuresDialog</name>
    <message>
        <source>{failed} of {all} files could not be opened</source>
        <translation>파일 {all}개 중 {failed}개를 열 수 없습니다</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>Falloff</name>
    <message>
        <source>Smooth</source>
        <translation>부드럽게</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>날카롭게</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>일정</translation>
    </message>
</context>
<context>
    <name>FarVerticesBar</name>
    <message>
        <source>1 vertex is far outside</source>
        <translation>모델에서 멀리 벗어난 정점이 1개 있습니다</translation>
    </message>
    <message>
        <source>{count} vertices are far outside</source>
        <translation>모델에서 멀리 벗어난 정점이 {count}개 있습니다</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>Select them</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>FaultsBar</name>
    <message>
        <source>{title} is saved with errors that may cause problems in MMD: {errors}</source>
        <translation>{title}에 MMD에서 문제가 될 수 있는 오류가 남은 채 저장됩니다: {errors}개</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Translation</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Angles as MMD shows them.</source>
        <translation>각도는 MMD에 표시되는 것과 같습니다.</translation>
    </message>
    <message>
        <source>Along the local axes; no file of a motion or pose keeps it.</source>
        <translation>로컬 축을 따르는 배율입니다. 모션이나 포즈 파일에는 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>About axis</source>
        <translation>회전 축</translation>
    </message>
    <message>
        <source>The bone turns about its fixed axis only.</source>
        <translation>본이 고정 축으로만 회전합니다.</translation>
    </message>
    <message>
        <source>0: the UV itself; 1 to 4: X and Y of an additional UV.</source>
        <translation>0: UV 자체, 1~4: 추가 UV의 X와 Y입니다.</translation>
    </message>
    <message>
        <source>0: the UV itself; 1 to 4: an additional UV.</source>
        <translation>0: UV 자체, 1~4: 추가 UV입니다.</translation>
    </message>
    <message>
        <source>1 to 16 in the window, as in PMXEditor; 0 to 15 in scripts and on the command line.</source>
        <translation>창에서는 PMXEditor와 같이 1~16, 스크립트와 명령줄에서는 0~15입니다.</translation>
    </message>
    <message>
        <source>6DOF</source>
        <translation>6DOF</translation>
    </message>
    <message>
        <source>A note for whoever edits the model; it changes nothing. Some effects read it.</source>
        <translation>모델을 편집하는 사람을 위한 메모입니다. 아무것도 바꾸지 않지만, 읽어 들이는 이펙트도 있습니다.</translation>
    </message>
    <message>
        <source>A rigid body that the new one hangs from, by a joint.</source>
        <translation>새 강체를 조인트로 매달 강체입니다.</translation>
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
        <translation>성능</translation>
    </message>
    <message>
        <source>About the axes of the model: Z first, then X, then Y.</source>
        <translation>모델의 축을 중심으로 Z, X, Y 순서입니다.</translation>
    </message>
    <message>
        <source>About their centre</source>
        <translation>선택 범위의 중심에서</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>더하기</translation>
    </message>
    <message>
        <source>Additional UV 1</source>
        <translation>추가 UV 1</translation>
    </message>
    <message>
        <source>Additional UV 2</source>
        <translation>추가 UV 2</translation>
    </message>
    <message>
        <source>Additional UV 3</source>
        <translation>추가 UV 3</translation>
    </message>
    <message>
        <source>Additional UV 4</source>
        <translation>추가 UV 4</translation>
    </message>
    <message>
        <source>Additional UVs</source>
        <translation>추가 UV</translation>
    </message>
    <message>
        <source>Aero model</source>
        <translation>공기 모델</translation>
    </message>
    <message>
        <source>After physics</source>
        <translation>물리 후</translation>
    </message>
    <message>
        <source>All names</source>
        <translation>모든 이름</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>환경색</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>앵커</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>각도</translation>
    </message>
    <message>
        <source>Angle limit</source>
        <translation>각도 제한</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>각도</translation>
    </message>
    <message>
        <source>Angular damping</source>
        <translation>회전 감쇠</translation>
    </message>
    <message>
        <source>Append parent</source>
        <translation>부여 부모</translation>
    </message>
    <message>
        <source>Append ratio</source>
        <translation>부여율</translation>
    </message>
    <message>
        <source>Append rotation</source>
        <translation>회전 부여</translation>
    </message>
    <message>
        <source>Append translation</source>
        <translation>이동 부여</translation>
    </message>
    <message>
        <source>As the preset has it</source>
        <translation>프리셋대로</translation>
    </message>
    <message>
        <source>As the tip</source>
        <translation>끝 본(〜先)으로</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>At</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>At the bone</source>
        <translation>본의 위치</translation>
    </message>
    <message>
        <source>At the bone of B</source>
        <translation>강체 B의 본 위치</translation>
    </message>
    <message>
        <source>At the end of A</source>
        <translation>강체 A의 끝</translation>
    </message>
    <message>
        <source>At the tail</source>
        <translation>연결 대상 위치</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>축</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>축</translation>
    </message>
    <message>
        <source>B-link distance</source>
        <translation>B-Link 거리</translation>
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
        <translation>BDEF2와 SDEF: 둘째는 1에서 첫째를 뺀 값입니다. BDEF4와 QDEF는 합이 1이어야 합니다. 파일에는 다른 합도 들어가지만 정점이 어긋납니다.</translation>
    </message>
    <message>
        <source>BDEF4</source>
        <translation>BDEF4</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>블렌드 폭</translation>
    </message>
    <message>
        <source>Blended</source>
        <translation>섞기</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>강체 A</translation>
    </message>
    <message>
        <source>Body and vertex are brought together in each step, instead of keeping the distance that they have at rest.</source>
        <translation>정지했을 때의 거리를 유지하는 대신, 계산할 때마다 강체와 정점을 서로 끌어당깁니다.</translation>
    </message>
    <message>
        <source>Body and vertex are brought together, instead of keeping their distance.</source>
        <translation>거리를 유지하는 대신 강체와 정점을 서로 끌어당깁니다.</translation>
    </message>
    <message>
        <source>Body of the parent bone</source>
        <translation>부모 본의 강체</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Bones at most</source>
        <translation>최대 본 수</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>양쪽</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>By</source>
        <translation>이동량</translation>
    </message>
    <message>
        <source>By UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>.L or .R at the end</source>
        <translation>이름 뒤에 .L·.R</translation>
    </message>
    <message>
        <source>A file of a model with the same number of vertices, in the same order.</source>
        <translation>정점의 수와 순서가 같은 파일입니다.</translation>
    </message>
    <message>
        <source>A point on the cutting plane.</source>
        <translation>평면 위의 한 점입니다(모델 좌표).</translation>
    </message>
    <message>
        <source>A special frame. MMD needs both of them, Root and 表情.</source>
        <translation>Root와 表情이 특수 프레임입니다. MMD에는 둘 다 필요합니다.</translation>
    </message>
    <message>
        <source>A value, or a formula with x, the present value, and i, the position among the selected rows: x*1.1, +5, i/10. One for each component, separated by commas. In texts {x} and {i} stand for these.</source>
        <translation>값, 또는 x(현재 값)와 i(선택한 것 중의 번호)를 쓴 계산식: x*1.1, +5, i/10. 성분별로 지정할 때는 쉼표로 구분합니다. 문자열에서는 {x}와 {i}로 나타냅니다.</translation>
    </message>
    <message>
        <source>Add to display frames</source>
        <translation>표시 프레임에 등록</translation>
    </message>
    <message>
        <source>Adds the new visible bones to display frames.</source>
        <translation>표시되는 새 본을 표시 프레임에 등록합니다.</translation>
    </message>
    <message>
        <source>All but the uppermost</source>
        <translation>맨 위를 제외한 전부</translation>
    </message>
    <message>
        <source>All lengths are multiplied by this.</source>
        <translation>모든 길이에 곱하는 값입니다.</translation>
    </message>
    <message>
        <source>All lengths of the file are multiplied by this.</source>
        <translation>파일의 모든 길이에 곱하는 값입니다.</translation>
    </message>
    <message>
        <source>All offsets are multiplied by this: 2 doubles the effect, -1 reverses it.</source>
        <translation>모프 효과의 배율입니다. 2면 두 배, -1이면 반대가 됩니다.</translation>
    </message>
    <message>
        <source>Also empty morphs</source>
        <translation>빈 모프도</translation>
    </message>
    <message>
        <source>Also makes the joints, with the limits and springs of the preset.</source>
        <translation>프리셋의 제한과 스프링을 가진 조인트도 만듭니다.</translation>
    </message>
    <message>
        <source>Also merges vertices that morphs move differently.</source>
        <translation>모프에 따라 다르게 움직이는 정점도 병합합니다.</translation>
    </message>
    <message>
        <source>Also merges vertices whose weights differ.</source>
        <translation>본에 따라 다르게 움직이는 정점도 병합합니다.</translation>
    </message>
    <message>
        <source>Also parts of names</source>
        <translation>부분도 번역</translation>
    </message>
    <message>
        <source>Also parts of names: translates names made of several words of the dictionary, such as 前髪内側.</source>
        <translation>부분도 번역: 사전에 있는 단어를 이어 만든 이름도 번역합니다. 예: 前髪内側</translation>
    </message>
    <message>
        <source>Also removes faces that face the other way, such as the backs of double-sided cloth.</source>
        <translation>반대로 향한 면도 포함합니다. 양면을 따로 만든 부분의 뒷면입니다.</translation>
    </message>
    <message>
        <source>Also removes faces whose corners are at one place or in line; morphs may open such faces.</source>
        <translation>꼭짓점이 한곳에 있거나 일직선인 면도 포함합니다. 모프로 벌어지는 면일 수 있습니다.</translation>
    </message>
    <message>
        <source>Also removes morphs that have no offsets left.</source>
        <translation>오프셋이 없거나 없어진 모프도 삭제합니다.</translation>
    </message>
    <message>
        <source>Also renames materials that have a name of their own; otherwise only 材質1 and so on.</source>
        <translation>材質1 같은 이름뿐 아니라 고유한 이름이 있는 재질도 대상으로 합니다.</translation>
    </message>
    <message>
        <source>Also reversed ones</source>
        <translation>뒤집힌 면도</translation>
    </message>
    <message>
        <source>Also without area</source>
        <translation>면적 없음</translation>
    </message>
    <message>
        <source>Anchor hardness (AHR): how firmly anchors hold, 0 to 1. With less, the cloth trails behind the rigid body.</source>
        <translation>앵커 경도(AHR): 앵커가 붙잡는 정도(0~1)입니다. 작으면 강체보다 늦게 따라옵니다.</translation>
    </message>
    <message>
        <source>Area and angle stiffness (AST), 0 to 1. Bullet stores it, but does not use it.</source>
        <translation>면적·각도 강성(AST): 각도와 면적의 강성(0~1)입니다. Bullet은 값을 보관만 하고 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Automatic: two bodies are joined with each other; more of them each with the body of the nearest parent bone that has one.</source>
        <translation>강체가 둘이면 서로 잇고, 그 밖에는 강체가 있는 가장 가까운 부모 본의 강체와 잇습니다.</translation>
    </message>
    <message>
        <source>B-links (bending links) make it resist folding. Clusters make it collide as lumps, and are slow. Randomized links are solved in another order, which prevents ripples.</source>
        <translation>B-Link는 접힘에 버티게 하고, 클러스터는 덩어리로 충돌하게 하지만 무겁습니다. 링크 섞기는 계산 순서를 바꿔 물결치는 현상을 줄입니다.</translation>
    </message>
    <message>
        <source>BDEF1, BDEF2 and SDEF keep the one or two largest weights. SDEF gets C, R0 and R1 from the positions of its bones. QDEF is of PMX 2.1, and MMD cannot read it.</source>
        <translation>BDEF1·BDEF2·SDEF는 가장 큰 웨이트 하나 또는 둘을 남깁니다. SDEF의 C·R0·R1은 본의 위치에서 구합니다. QDEF는 PMX 2.1의 것으로 MMD가 모릅니다.</translation>
    </message>
    <message>
        <source>Body B (the one that hangs)</source>
        <translation>강체 B(매달리는 쪽)</translation>
    </message>
    <message>
        <source>Bones get a share if they are at most this much farther away than the nearest one, in model units.</source>
        <translation>가장 가까운 본과의 거리 차이가 이보다 작은 본에도 웨이트를 나눕니다(모델 단위).</translation>
    </message>
    <message>
        <source>Bones of the same name become one, as it is in this model.</source>
        <translation>이쪽의 본 하나로 병합합니다.</translation>
    </message>
    <message>
        <source>Bones that the other side has already are corrected, too.</source>
        <translation>반대쪽에 이미 있는 본도 미러 모양으로 맞춥니다.</translation>
    </message>
    <message>
        <source>Bones to add</source>
        <translation>추가할 본</translation>
    </message>
    <message>
        <source>By default what the model needs, but not less than the file had.</source>
        <translation>기본값은 모델에 필요한 버전이지만 파일에 있던 버전보다 낮아지지는 않습니다.</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>이름으로</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>위치</translation>
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
        <translation>망토</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>캡슐</translation>
    </message>
    <message>
        <source>Capsules suit limbs and hair, boxes cloth, spheres heads and balls.</source>
        <translation>캡슐은 팔다리와 머리카락, 상자는 천, 구는 머리와 공에 알맞습니다.</translation>
    </message>
    <message>
        <source>Casts self shadow</source>
        <translation>셀프 섀도우 드리우기</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>중심</translation>
    </message>
    <message>
        <source>Centre: the middle of the box around the vertices that the bone moves. Weighted mean: their mean by weight.</source>
        <translation>본이 움직이는 정점 범위의 가운데, 또는 웨이트에 따른 평균 위치입니다.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>채널</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>검사</translation>
    </message>
    <message>
        <source>Close the hole</source>
        <translation>잘린 곳 메우기</translation>
    </message>
    <message>
        <source>Cluster solver iterations (C_IT): how often clusters are solved in each step. Without clusters it has no effect.</source>
        <translation>클러스터 솔버 반복 횟수(C_IT): 한 번의 계산에서 클러스터를 보정하는 횟수입니다. 클러스터가 없으면 상관없습니다.</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>Collides</source>
        <translation>충돌함</translation>
    </message>
    <message>
        <source>Collides with</source>
        <translation>충돌 대상</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>충돌</translation>
    </message>
    <message>
        <source>Collision margin</source>
        <translation>충돌 마진</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>코멘트</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>원뿔</translation>
    </message>
    <message>
        <source>Cone twist</source>
        <translation>콘 트위스트</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Connected parts</source>
        <translation>연결된 부분</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>변환 대상</translation>
    </message>
    <message>
        <source>Copies the files to the new paths. The old files stay where they are; undo does not delete the copies.</source>
        <translation>새 경로의 위치로 파일을 복사합니다. 원래 파일은 그대로 남고, 실행 취소해도 사본은 남습니다.</translation>
    </message>
    <message>
        <source>Copy the files</source>
        <translation>파일 복사</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>수정</translation>
    </message>
    <message>
        <source>Correct the elbow</source>
        <translation>팔꿈치 위치 보정</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>Cross joints</source>
        <translation>가로 조인트</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>원기둥</translation>
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
        <translation>감쇠 계수(DP): 각 정점이 속도를 잃는 비율(0~1)입니다. 클수록 차분하고 느려집니다.</translation>
    </message>
    <message>
        <source>Deform</source>
        <translation>변형</translation>
    </message>
    <message>
        <source>Deform level</source>
        <translation>변형 계층</translation>
    </message>
    <message>
        <source>Deletes the rigid bodies that these bones have, with their joints.</source>
        <translation>이 본들에 이미 있는 강체를 조인트와 함께 삭제합니다.</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>내림차순</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>확산색</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Display frame</source>
        <translation>표시 프레임</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>Divide weights</source>
        <translation>웨이트 나누기</translation>
    </message>
    <message>
        <source>Double-sided</source>
        <translation>양면 그리기</translation>
    </message>
    <message>
        <source>Drag coefficient (DG): how much the air brakes it, 0 and up. With more it falls like a feather.</source>
        <translation>항력 계수(DG): 공기 저항(0 이상)입니다. 크면 깃털처럼 떨어지고 자신의 움직임이 일으킨 바람을 따릅니다.</translation>
    </message>
    <message>
        <source>Draw lines</source>
        <translation>선 그리기</translation>
    </message>
    <message>
        <source>Draw points</source>
        <translation>점 그리기</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>그리기</translation>
    </message>
    <message>
        <source>Drift solver iterations (D_IT): how often what drifted apart is brought back in each step. 0 is usual.</source>
        <translation>드리프트 솔버 반복 횟수(D_IT): 한 번의 계산에서 어긋난 것을 되돌리는 횟수입니다. 보통 0입니다.</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>중복</translation>
    </message>
    <message>
        <source>Duplicates the vertices shared with other faces, with weights and morphs.</source>
        <translation>다른 면과 공유하는 정점을 웨이트와 모프까지 복제합니다.</translation>
    </message>
    <message>
        <source>Dynamic friction coefficient (DF): how much it is braked by what it slides along, 0 to 1. 0 is like ice.</source>
        <translation>동마찰 계수(DF): 닿은 것에 달라붙는 정도(0~1)입니다. 0이면 얼음처럼 미끄럽습니다.</translation>
    </message>
    <message>
        <source>Each bone into its parent, or all into the first selected bone.</source>
        <translation>각각 부모에 병합하거나, 모두 선택한 첫 번째 본에 병합합니다.</translation>
    </message>
    <message>
        <source>First bone: its body follows the bone, and the others hang from it. Parent: the first one swings, too, and hangs from a body on its parent. A chain of one bone always hangs from its parent.</source>
        <translation>첫 번째 본: 강체가 본 추종이 되고 나머지는 거기에 매달립니다. 부모: 첫 번째 강체도 부모 본의 강체에 매달려 흔들립니다. 본이 하나뿐인 체인은 항상 부모에 매달립니다.</translation>
    </message>
    <message>
        <source>Flag or ribbon</source>
        <translation>깃발, 리본</translation>
    </message>
    <message>
        <source>Follows bone (ボーン追従): it moves with its bone and pushes others away. Physics (物理演算): it falls and swings, and moves the bone. Physics + bone position (物理+ボーン): it turns the bone, which keeps its position.</source>
        <translation>본: 강체가 본을 따라가며 다른 강체를 밀어냅니다. 물리 연산: 떨어지고 흔들리며 본을 움직입니다. 물리 연산 + 본 위치 맞춤: 본을 회전시키지만 위치는 그대로입니다.</translation>
    </message>
    <message>
        <source>For 腕捩, takes the elbow to be in the middle of the arm, from front to back.</source>
        <translation>腕捩 계산에서 팔꿈치가 팔의 앞뒤 방향 가운데에 있다고 봅니다.</translation>
    </message>
    <message>
        <source>Four additional numbers for effects; MMD itself does not use them.</source>
        <translation>이펙트용 추가 수치 네 개입니다. MMD 자체의 그리기에는 쓰이지 않습니다.</translation>
    </message>
    <message>
        <source>Four additional numbers. Sphere mode Sub-texture uses the first two as its UV; effects may use all.</source>
        <translation>추가 수치 네 개입니다. 스피어 모드의 서브 텍스처는 처음 둘을 UV로 사용합니다. 이펙트는 자유롭게 사용합니다.</translation>
    </message>
    <message>
        <source>Heavy bodies pull light ones along. Chains are calm where each body is lighter than the one that it hangs from. A heavier body does not fall faster. For bodies that follow their bone it has no effect.</source>
        <translation>무거운 강체는 가벼운 강체를 휘두릅니다. 매달린 쪽이 더 가벼울수록 체인이 안정됩니다. 혼자서는 무거워도 더 빨리 떨어지지 않습니다. 본 추종 강체에는 효과가 없습니다.</translation>
    </message>
    <message>
        <source>Here: at the same place, with the same parent. At the tail: as a child. As the tip: a hidden bone (〜先) to which the tail points.</source>
        <translation>여기: 같은 위치, 같은 부모. 연결 대상 위치: 자식 본으로. 끝 본으로: 연결 대상이 되는 숨긴 본(〜先).</translation>
    </message>
    <message>
        <source>How far B may slide in the negative direction of each axis. Equal to the upper limit: it cannot slide; above the upper limit: it is free. P2P: not used. Cone twist: X is damping, Z other than 0 switches a motor on. Slider: only X is used.</source>
        <translation>강체 B가 각 축의 음의 방향으로 이동할 수 있는 거리입니다. 상한과 같으면 이동하지 않고, 상한보다 크면 자유입니다. P2P: 없음. 콘 트위스트: X는 감쇠, Z가 0이 아니면 모터를 켭니다. 슬라이더: X만.</translation>
    </message>
    <message>
        <source>How far B may slide in the positive direction of each axis. 0 in both limits locks it; a little room makes cloth stretch. Cone twist: X is the fixing threshold, Z the strength of the motor.</source>
        <translation>강체 B가 각 축의 양의 방향으로 이동할 수 있는 거리입니다. 둘 다 0이면 고정되고, 조금 느슨하면 천이 늘어납니다. 콘 트위스트: X는 고정 임계값, Z는 모터의 세기.</translation>
    </message>
    <message>
        <source>How far B may turn in the negative direction about each axis. Equal to the upper limit: it cannot turn; above the upper limit: it is free. Bullet uses Y from -90 to 90 only. Cone twist: X is twist, Y and Z are swing. Slider and hinge: only X is used.</source>
        <translation>강체 B가 각 축을 중심으로 음의 방향으로 회전할 수 있는 각도입니다. 상한과 같으면 회전하지 않고, 상한보다 크면 자유입니다. Bullet은 Y를 -90~90도에서만 읽습니다. 콘 트위스트: X는 비틀림, Y와 Z는 흔들림. 슬라이더·힌지: X만.</translation>
    </message>
    <message>
        <source>How far B may turn in the positive direction about each axis. Wide limits swing freely, narrow ones are stiff. Slider and hinge: only X is used.</source>
        <translation>강체 B가 각 축을 중심으로 양의 방향으로 회전할 수 있는 각도입니다. 넓으면 자유롭게 흔들리고 좁으면 뻣뻣합니다. 슬라이더·힌지: X만.</translation>
    </message>
    <message>
        <source>How far a link may turn in one loop, in degrees (単位角). 114.59° is usual for legs; large is fast, small is smooth.</source>
        <translation>루프 한 번에 링크가 회전할 수 있는 각도(단위각, 도)입니다. 다리는 보통 114.59°입니다. 크면 빠르고 작으면 부드럽습니다.</translation>
    </message>
    <message>
        <source>How far a link turns at most in one loop (単位角).</source>
        <translation>한 번의 계산에서 링크가 회전할 수 있는 최대 각도입니다.</translation>
    </message>
    <message>
        <source>How far a vertex may be from the place of its mirror image.</source>
        <translation>대칭 위치에서 얼마나 벗어난 정점까지 짝으로 볼지입니다.</translation>
    </message>
    <message>
        <source>How heavy and stiff it is, and how it reacts to air and friction.</source>
        <translation>무게, 뻣뻣함, 공기 저항, 달라붙는 정도입니다.</translation>
    </message>
    <message>
        <source>How many additional UVs (追加UV) each vertex has in the file. Values beyond the count are not saved.</source>
        <translation>파일에서 정점마다 가지는 추가 UV의 수입니다. 이 수를 넘는 값은 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>How many additional UVs the model has in its file.</source>
        <translation>파일에 저장할 추가 UV의 수입니다.</translation>
    </message>
    <message>
        <source>How many bones are put between the two.</source>
        <translation>두 본 사이에 만들 본의 수입니다.</translation>
    </message>
    <message>
        <source>How many bones in a row; each is the child of the one before it.</source>
        <translation>이어서 만들 수입니다. 각각 앞 본의 자식이 됩니다.</translation>
    </message>
    <message>
        <source>How many bones may move a vertex at most.</source>
        <translation>정점 하나를 움직이는 본의 최대 개수입니다.</translation>
    </message>
    <message>
        <source>How many lumps it collides as: few are firm like jelly, many follow the shape. 0: one for each face.</source>
        <translation>몇 개의 덩어리로 충돌할지입니다. 적으면 젤리처럼 단단하고, 많으면 모양을 따릅니다. 0: 면마다 하나.</translation>
    </message>
    <message>
        <source>How many seconds physics runs at most until everything is at rest.</source>
        <translation>물리 연산이 멈출 때까지 주는 시간(초)입니다.</translation>
    </message>
    <message>
        <source>How much a vertex becomes like the mean of its neighbours.</source>
        <translation>정점이 이웃 평균을 얼마나 받아들일지입니다.</translation>
    </message>
    <message>
        <source>How much colours, edge size and specular power may differ.</source>
        <translation>색, 엣지 크기, 반사 강도의 차이를 어디까지 허용할지입니다.</translation>
    </message>
    <message>
        <source>How much it is braked by what it slides along (摩擦力): 0 is like ice. The values of both bodies are multiplied.</source>
        <translation>닿은 것에 달라붙는 정도입니다. 0이면 얼음처럼 미끄럽습니다. 두 강체의 값을 곱합니다.</translation>
    </message>
    <message>
        <source>How much of it is copied (付与率): 1 is all, 0.5 half; negative values turn or move it the other way.</source>
        <translation>받는 비율입니다. 1이면 전부, 0.5면 절반, 음수면 반대 방향입니다.</translation>
    </message>
    <message>
        <source>How much of its speed it bounces back with (反発力): 0 stays where it hits, 1 springs back as fast. The values of both bodies are multiplied.</source>
        <translation>부딪혔을 때 튕겨 나오는 속도의 비율입니다. 0이면 그 자리에 머물고, 1이면 같은 속도로 튕깁니다. 두 강체의 값을 곱합니다.</translation>
    </message>
    <message>
        <source>How much of the movement is copied (付与率).</source>
        <translation>움직임을 얼마나 물려받을지입니다.</translation>
    </message>
    <message>
        <source>How names mark left and right.</source>
        <translation>이름에 좌우를 적는 방식입니다.</translation>
    </message>
    <message>
        <source>How often IK goes through its links at most (Loop); 40 is usual for legs. MMD does 255 at most.</source>
        <translation>IK가 링크를 되풀이해 계산하는 최대 횟수(Loop)입니다. 다리는 보통 40입니다. MMD는 최대 255회입니다.</translation>
    </message>
    <message>
        <source>How often IK goes through the chain at most (Loop).</source>
        <translation>IK 계산을 반복하는 최대 횟수입니다.</translation>
    </message>
    <message>
        <source>How often it is repeated.</source>
        <translation>반복 횟수입니다.</translation>
    </message>
    <message>
        <source>How small and sharp highlights are (反射強度): 5 is broad, 100 a point. 0 lights the whole surface, which is seldom wanted.</source>
        <translation>하이라이트의 작고 날카로운 정도입니다. 5는 넓고 100은 점처럼 됩니다. 0이면 면 전체가 빛나며, 보통은 의도한 결과가 아닙니다.</translation>
    </message>
    <message>
        <source>How strongly B is drawn back to its rest position along each axis; 0: not at all. Cone twist and hinge: X, Y and Z are softness, bias and relaxation. Slider: a motor with its speed and strength.</source>
        <translation>이동할 수 있는 축마다 강체 B를 정지 위치로 당기는 세기입니다. 0이면 당기지 않습니다. 콘 트위스트·힌지: softness, bias, relaxation. 슬라이더: 모터와 그 속도·세기.</translation>
    </message>
    <message>
        <source>How strongly B is turned back to its rest rotation about each axis; 0: not at all. Large values hold a hair style, but make light bodies tremble. Cone twist: where the motor turns to. Slider and hinge: a motor with its speed and strength.</source>
        <translation>각 축을 중심으로 강체 B를 정지했을 때의 방향으로 되돌리는 세기입니다. 0이면 되돌리지 않습니다. 크면 머리 모양이 유지되지만 가벼운 강체에서는 떨립니다. 콘 트위스트: 모터의 목표 각도. 슬라이더·힌지: 모터와 그 속도·세기.</translation>
    </message>
    <message>
        <source>How the bones move the vertex (ウェイト変形方式).</source>
        <translation>본이 정점을 움직이는 방식입니다.</translation>
    </message>
    <message>
        <source>How the matching place on the other model is found.</source>
        <translation>정점이 다른 모델의 어느 곳과 똑같이 움직일지입니다.</translation>
    </message>
    <message>
        <source>How the two bodies are tied together. MMD knows Spring 6DOF only: free within limits, drawn back by springs. The others are of PMX 2.1. 6DOF: the same without springs. P2P: a ball joint. Cone twist: swings in a cone. Slider: slides along one axis. Hinge: turns about one axis.</source>
        <translation>두 강체를 잇는 방식입니다. MMD는 스프링 6DOF만 지원합니다(제한 안에서 자유롭고 스프링으로 돌아옴). 나머지는 PMX 2.1입니다. 6DOF: 스프링 없음. P2P: 볼 조인트. 콘 트위스트: 원뿔 안에서 흔들림. 슬라이더: 한 축을 따라 미끄러짐. 힌지: 한 축으로 회전.</translation>
    </message>
    <message>
        <source>How vertices of the file are matched with those of the model. Blender changes the order of vertices when it writes glTF.</source>
        <translation>파일의 어느 정점이 이 모델의 정점에 해당하는지입니다. Blender는 glTF를 고유한 순서로 저장합니다.</translation>
    </message>
    <message>
        <source>How wide the outline is (MMD&apos;s 輪郭, エッジ). With Draw points it is the size of the points.</source>
        <translation>윤곽선(엣지)의 굵기입니다. 점 그리기를 켜면 점의 크기입니다.</translation>
    </message>
    <message>
        <source>Leads: the selected bone copies the new one. Follows: the new bone copies the selected one.</source>
        <translation>조작: 선택한 본이 새 본의 움직임을 받습니다. 추종: 그 반대입니다.</translation>
    </message>
    <message>
        <source>Leave out below</source>
        <translation>제외할 이동량</translation>
    </message>
    <message>
        <source>Leaves out what moves by at most this, in model units (bones: radians).</source>
        <translation>이동량이 이 값(모델 단위, 본 회전은 라디안) 이하인 것을 제외합니다.</translation>
    </message>
    <message>
        <source>Lift coefficient (LF): how much the air along its faces lifts it, 0 and up. Cloth then flutters as it moves.</source>
        <translation>양력 계수(LF): 면을 따라 흐르는 공기로 떠오르는 정도(0 이상)입니다. 움직일 때 천이 펄럭입니다.</translation>
    </message>
    <message>
        <source>Makes a face from the new vertex and the last two selected ones.</source>
        <translation>새 정점과 선택한 마지막 두 정점 사이에 면을 만듭니다.</translation>
    </message>
    <message>
        <source>Makes 足D, ひざD and 足首D visible and operable.</source>
        <translation>足D, ひざD, 足首D를 표시하고 조작할 수 있게 합니다.</translation>
    </message>
    <message>
        <source>Mean of nearby normals</source>
        <translation>가까운 법선의 평균</translation>
    </message>
    <message>
        <source>Morphs change the copies as they change the originals.</source>
        <translation>모프가 사본에도 원본과 똑같이 작용합니다.</translation>
    </message>
    <message>
        <source>Morphs of the same name become one; where both change the same, the one of this model counts.</source>
        <translation>하나로 병합합니다. 같은 대상에 대해서는 이쪽 내용을 따릅니다.</translation>
    </message>
    <message>
        <source>Motions find the bone by this name. A VMD holds at most 15 bytes of it in Shift-JIS.</source>
        <translation>모션이 본을 찾는 이름입니다. VMD에서는 Shift-JIS로 15바이트까지 쓰입니다.</translation>
    </message>
    <message>
        <source>Motions find the morph by this name. A VMD holds at most 15 bytes of it in Shift-JIS.</source>
        <translation>모션이 모프를 찾는 이름입니다. VMD에서는 Shift-JIS로 15바이트까지 쓰입니다.</translation>
    </message>
    <message>
        <source>Names the joint like body B.</source>
        <translation>조인트의 이름을 강체 B와 같게 합니다.</translation>
    </message>
    <message>
        <source>Of the bodies that hang. Follows bone (ボーン追従): it moves with its bone and pushes others away. Physics (物理演算): it falls and swings, and moves the bone. Physics + bone position (物理+ボーン): it turns the bone, which keeps its position.</source>
        <translation>매달린 강체의 방식입니다. 본 추종: 강체가 본을 따라가며 다른 강체를 밀어냅니다. 물리 연산: 떨어지고 흔들리며 본을 움직입니다. 물리 연산 + 본 위치 맞춤: 본을 회전시키지만 위치는 그대로입니다.</translation>
    </message>
    <message>
        <source>Offsets of at most this, in model units, radians or values, are removed.</source>
        <translation>이동(모델 단위 또는 라디안)이나 값의 변화가 이 이하면 아무 일도 하지 않는 것으로 봅니다.</translation>
    </message>
    <message>
        <source>One frame for all</source>
        <translation>하나의 프레임</translation>
    </message>
    <message>
        <source>One weight for each morph in their order, such as 0.5,1, or one for all. Empty: 1.</source>
        <translation>모프 순서대로 &quot;0.5,1&quot;처럼 하나씩 지정하거나 전체에 하나를 지정합니다. 비워 두면 1입니다.</translation>
    </message>
    <message>
        <source>Only vertices of these materials get weights. None: all materials.</source>
        <translation>이 재질의 정점만 웨이트를 변경합니다. 지정하지 않으면 전체입니다.</translation>
    </message>
    <message>
        <source>Only with the same use</source>
        <translation>용도도 같게</translation>
    </message>
    <message>
        <source>Otherwise all are added as new morphs, with a number after the name.</source>
        <translation>그렇지 않으면 모두 이름 뒤에 번호를 붙인 새 모프가 됩니다.</translation>
    </message>
    <message>
        <source>Paths relative to the folder of the model work wherever that folder is.</source>
        <translation>모델 폴더를 기준으로 한 경로면 폴더를 어디로 옮겨도 파일을 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>Physics does not use it.</source>
        <translation>물리 연산에는 영향을 주지 않습니다.</translation>
    </message>
    <message>
        <source>Physics does not use it; PMXEditor&apos;s CSV finds the bodies of joints by it.</source>
        <translation>물리 연산에는 영향을 주지 않습니다. PMXEditor의 CSV에서는 조인트의 강체를 이 이름으로 찾습니다.</translation>
    </message>
    <message>
        <source>Physics does not use it; most joints are named like rigid body B.</source>
        <translation>물리 연산에는 영향을 주지 않습니다. 매달린 강체와 같은 이름을 쓰는 것이 일반적입니다.</translation>
    </message>
    <message>
        <source>Pose matching coefficient (MT): how strongly it returns to the stored shape, 0 to 1. With PMX no shape is stored, so that it has no effect.</source>
        <translation>형상 일치 계수(MT): 기억해 둔 모양으로 돌아가는 세기(0~1)입니다. PMX의 소프트 바디는 모양을 기억하지 않으므로 효과가 없습니다.</translation>
    </message>
    <message>
        <source>Relative to the model</source>
        <translation>모델 폴더 기준</translation>
    </message>
    <message>
        <source>Replaced: vertices near bodies follow these alone. Blended: the farther outside the bodies, the more of the present weights stays. Kept: only vertices without weights get some.</source>
        <translation>대체: 강체 근처의 정점은 강체의 본으로만 움직입니다. 섞기: 강체에서 멀어질수록 기존 웨이트가 많이 남습니다. 유지: 본으로 움직이지 않는 정점에만 웨이트를 줍니다.</translation>
    </message>
    <message>
        <source>Replaces a name only if all of it is the old text.</source>
        <translation>이름 전체가 찾을 말과 같을 때만 바꿉니다.</translation>
    </message>
    <message>
        <source>Rotations are copied (回転付与).</source>
        <translation>회전을 부여합니다.</translation>
    </message>
    <message>
        <source>Takes all bones below the selected ones, down to the tips.</source>
        <translation>선택한 본에서 끝까지의 자식 본도 모두 포함합니다.</translation>
    </message>
    <message>
        <source>The X axis along which the bone is moved and rotated by hand (ローカル軸); how it moves in motions does not change.</source>
        <translation>본을 조작할 때 쓰는 X축입니다. 모션에서의 움직임은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>The Z axis along which the bone is moved and rotated by hand; Y is at right angles to both.</source>
        <translation>본을 조작할 때 쓰는 Z축입니다. Y축은 두 축에 수직입니다.</translation>
    </message>
    <message>
        <source>The angle from U towards V: clockwise on the texture.</source>
        <translation>U에서 V 방향으로(텍스처를 볼 때 시계 방향).</translation>
    </message>
    <message>
        <source>The axis of the mirror; left and right are along X.</source>
        <translation>미러 방향의 축입니다. 좌우는 X축입니다.</translation>
    </message>
    <message>
        <source>The body that holds, nearer to the trunk. Without both bodies the joint has no effect, and MMD may crash.</source>
        <translation>몸통에 가까운, 붙잡는 쪽 강체입니다. 강체가 둘 다 있지 않으면 조인트는 아무 역할도 하지 않고 MMD가 강제 종료될 수 있습니다.</translation>
    </message>
    <message>
        <source>The body that pulls the vertex along, and is pulled by it if physics moves the body.</source>
        <translation>정점을 당기는 강체이며, 물리 연산으로 움직이면 정점에도 당겨집니다.</translation>
    </message>
    <message>
        <source>The bone at the end of the chain (Targetボーン). IK turns the links until it is where this IK bone is.</source>
        <translation>체인 끝의 본(Target 본)입니다. 이 본이 IK 본의 위치에 올 때까지 IK가 링크를 회전시킵니다.</translation>
    </message>
    <message>
        <source>The bone that moves the new mesh. None: the selected bone, or else the first.</source>
        <translation>이것을 움직일 본입니다. 지정하지 않으면 선택한 본, 그것도 없으면 첫 번째 본입니다.</translation>
    </message>
    <message>
        <source>The bone that the body follows, or that follows the body when physics moves it. Without a bone the body stands still, or moves alone.</source>
        <translation>강체가 따라가는 본, 또는 물리 연산으로 움직이는 강체가 데려가는 본입니다. 없으면 강체가 제자리에 있거나 혼자 움직입니다.</translation>
    </message>
    <message>
        <source>The bone that the morph moves.</source>
        <translation>움직일 본입니다.</translation>
    </message>
    <message>
        <source>The bone to which the tail points (表示先). It is only shown: nothing moves by it.</source>
        <translation>연결 대상이 되는 본입니다. 눈으로 보기 위한 것이며, 움직임에는 영향이 없습니다.</translation>
    </message>
    <message>
        <source>The bone to which the tails point.</source>
        <translation>연결 대상으로 지정할 본입니다.</translation>
    </message>
    <message>
        <source>The bone whose rotation or movement this one copies in part (付与親).</source>
        <translation>이 본이 회전이나 이동의 일부를 받아 오는 본입니다(付与親).</translation>
    </message>
    <message>
        <source>The bones and morphs of the frame, in MMD&apos;s order. What is in no frame cannot get keys in MMD.</source>
        <translation>그룹에 든 본과 모프이며, MMD에 표시되는 순서입니다. 표시 프레임에 없는 것은 MMD에서 키를 등록할 수 없습니다.</translation>
    </message>
    <message>
        <source>The bones that IK turns so that the target comes to this bone, from the one next to the target upwards.</source>
        <translation>타겟이 여기로 오도록 회전하는 본입니다. 타겟에 가까운 것부터 위로 올라가는 순서입니다.</translation>
    </message>
    <message>
        <source>The bones that move the vertex: 1, 2 or 4, depending on its weight type.</source>
        <translation>정점을 움직이는 본입니다. 변형 방식에 따라 1개, 2개, 4개를 사용합니다.</translation>
    </message>
    <message>
        <source>The bones to use. None: the selected ones; if none is selected, all with a tail that can rotate and not move.</source>
        <translation>없음: 선택한 본입니다. 선택한 것이 없으면 연결 대상이 있고 회전만 가능한 모든 본입니다.</translation>
    </message>
    <message>
        <source>The centre of the body at rest. The body swings about its joint; the farther away the joint is, the wider it swings.</source>
        <translation>정지했을 때 모델 안에서의 중심입니다. 강체는 조인트를 중심으로 흔들리며, 멀수록 크게 흔들립니다.</translation>
    </message>
    <message>
        <source>The centre of the new body.</source>
        <translation>새 강체의 중심 위치입니다.</translation>
    </message>
    <message>
        <source>The centre of the new mesh.</source>
        <translation>가운데의 위치입니다.</translation>
    </message>
    <message>
        <source>The codes of checks, separated by commas. Empty: every check that has a safe fix.</source>
        <translation>쉼표로 구분한 검사 코드입니다. 비워 두면 안전하게 수정할 수 있는 검사만 모두 해당합니다.</translation>
    </message>
    <message>
        <source>The collision group that the body is in. Files and scripts count 0 to 15.</source>
        <translation>강체가 속한 충돌 그룹입니다. 파일과 스크립트에서는 0~15로 셉니다.</translation>
    </message>
    <message>
        <source>The colour of highlights (反射色); black for none.</source>
        <translation>하이라이트의 색입니다. 검정이면 하이라이트가 없습니다.</translation>
    </message>
    <message>
        <source>The colour of the lit surface (拡散色). Alpha is the opacity of the material (非透過度).</source>
        <translation>빛을 받는 표면의 색(확산색)입니다. 알파는 재질의 불투명도입니다.</translation>
    </message>
    <message>
        <source>The colour of the surface without light (環境色). What is seen is this plus diffuse times light.</source>
        <translation>조명이 없어도 보이는 표면의 색입니다. 확산색과 조명을 곱한 값에 이 색을 더한 것이 보이는 색입니다.</translation>
    </message>
    <message>
        <source>The key number by which a bone of another model can become the parent (外部親).</source>
        <translation>다른 모델의 본을 연결할 자리를 나타내는 번호입니다(外部親).</translation>
    </message>
    <message>
        <source>The language of the new names, which are translated from the other one.</source>
        <translation>기록할 언어입니다. 다른 언어에서 번역합니다.</translation>
    </message>
    <message>
        <source>The largest distance from the first vertex, in model units.</source>
        <translation>첫 번째 정점에서 이 거리(모델 단위) 안에 있는 정점을 병합합니다.</translation>
    </message>
    <message>
        <source>The largest distance, in model units or UV, at which vertices match. 0: any distance.</source>
        <translation>같은 정점으로 볼 거리(모델 단위 또는 UV)입니다. 0: 제한 없음.</translation>
    </message>
    <message>
        <source>The largest value comes first.</source>
        <translation>큰 값이 먼저 옵니다.</translation>
    </message>
    <message>
        <source>The model&apos;s own toon: the upper end is light, the lower end shade.</source>
        <translation>모델 고유의 명암 단계입니다. 위쪽 끝이 밝은 곳, 아래쪽 끝이 그림자입니다.</translation>
    </message>
    <message>
        <source>The morph that this morph moves.</source>
        <translation>함께 움직일 모프입니다.</translation>
    </message>
    <message>
        <source>The name in English; MMD does not show it.</source>
        <translation>일본어를 읽지 못하는 사람을 위한 영문 이름입니다. MMD에는 표시되지 않습니다.</translation>
    </message>
    <message>
        <source>The name of the morph. If it is taken a number is added.</source>
        <translation>모프의 이름입니다. 이미 있는 이름에는 번호가 붙습니다.</translation>
    </message>
    <message>
        <source>The name of the new bone. Empty: made from the name of the parent.</source>
        <translation>새 본의 이름입니다. 비워 두면 부모의 이름을 따릅니다.</translation>
    </message>
    <message>
        <source>The name of the new bone. Empty: the name of the bone with 操作 or 付与.</source>
        <translation>새 본의 이름입니다. 비워 두면 원래 본의 이름에 操作 또는 付与를 붙입니다.</translation>
    </message>
    <message>
        <source>The name of the new bone. Empty: the name of the bone with 親.</source>
        <translation>새 본의 이름입니다. 비워 두면 원래 본의 이름에 親을 붙입니다.</translation>
    </message>
    <message>
        <source>The name of the new bones, with numbers for several. Empty: made from the name of the bone.</source>
        <translation>새 본의 이름이며, 여러 개면 번호를 붙입니다. 비워 두면 원래 본의 이름을 따릅니다.</translation>
    </message>
    <message>
        <source>The name of the new bones, with numbers for several. Empty: the name of the upper bone.</source>
        <translation>새 본의 이름이며, 여러 개면 번호를 붙입니다. 비워 두면 위쪽 본의 이름이 됩니다.</translation>
    </message>
    <message>
        <source>The name of the new morph. Empty: that of the old one with a number.</source>
        <translation>새 모프의 이름입니다. 비우면 원래 이름에 번호를 붙입니다.</translation>
    </message>
    <message>
        <source>The name of the new morph. Empty: the name of the file.</source>
        <translation>새 모프의 이름입니다. 비워 두면 파일 이름이 됩니다.</translation>
    </message>
    <message>
        <source>The name of the one frame for all. If there is none of that name it is made.</source>
        <translation>모두를 넣을 프레임의 이름입니다. 없으면 만듭니다.</translation>
    </message>
    <message>
        <source>The name that MMD shows in its list of frames.</source>
        <translation>MMD의 프레임 목록에 표시되는 그룹 이름입니다.</translation>
    </message>
    <message>
        <source>The name that MMD shows where its menus are English; motions do not use it.</source>
        <translation>MMD 메뉴가 영어일 때 표시되는 이름입니다. 모션은 이 이름을 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>The names in which texts are replaced.</source>
        <translation>대상으로 할 이름입니다.</translation>
    </message>
    <message>
        <source>The names that become unique.</source>
        <translation>중복을 없앨 이름입니다.</translation>
    </message>
    <message>
        <source>The new kind of the morphs.</source>
        <translation>변경한 뒤 모프의 종류입니다.</translation>
    </message>
    <message>
        <source>The new number of the first row; the others follow it.</source>
        <translation>첫 번째 행이 갖게 될 번호입니다. 나머지 행은 그 뒤에 이어집니다.</translation>
    </message>
    <message>
        <source>The new parent of the bones. None: they have no parent.</source>
        <translation>부모로 할 본입니다. 없으면 부모 없는 본이 됩니다.</translation>
    </message>
    <message>
        <source>The new place of the centre of the body.</source>
        <translation>강체의 중심을 둘 위치입니다.</translation>
    </message>
    <message>
        <source>The new place of the joint. The end of A is the one that is nearer to B.</source>
        <translation>기준점을 둘 위치입니다. 강체 A의 끝은 강체 B에 가까운 쪽입니다.</translation>
    </message>
    <message>
        <source>The number of the vertex whose weights are copied to the others. -1: the first one.</source>
        <translation>웨이트를 복사할 정점의 번호입니다. -1: 첫 번째 정점.</translation>
    </message>
    <message>
        <source>The numbers of the items, from 0 on, such as 0,3-5; or all.</source>
        <translation>번호(0부터): 0,3-5 또는 all.</translation>
    </message>
    <message>
        <source>The old morph still moves these vertices, too.</source>
        <translation>원래 모프도 계속 이 정점을 움직입니다.</translation>
    </message>
    <message>
        <source>The old texts are regular expressions; \1 in the new ones is the first group.</source>
        <translation>찾을 말을 정규 표현식으로 봅니다. 바꿀 말의 \1은 그룹입니다.</translation>
    </message>
    <message>
        <source>The only axis about which the bone turns (軸制限), as twist bones do; other rotations of a motion are projected onto it.</source>
        <translation>본이 회전할 수 있는 유일한 축입니다. 비틀기 본에 사용합니다. 모션의 회전도 이 축에 맞춰집니다.</translation>
    </message>
    <message>
        <source>The order in which bones deform (変形階層): lower levels first, and within a level in the order of the list.</source>
        <translation>본이 변형되는 순서(변형 계층)입니다. 낮은 계층이 먼저이고, 같은 계층에서는 목록 순서대로 변형됩니다.</translation>
    </message>
    <message>
        <source>The panel in which MMD shows it.</source>
        <translation>MMD에서 표시되는 곳입니다.</translation>
    </message>
    <message>
        <source>The panel in which MMD shows the morphs; it does not show hidden ones.</source>
        <translation>MMD에서 모프를 표시하는 패널입니다. 숨긴 모프는 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>The panel in which MMD shows the slider: eyebrow (眉), eye (目), mouth (リップ) or other (その他). Hidden ones are used by other morphs only.</source>
        <translation>MMD에서 슬라이더를 표시하는 패널입니다: 눈썹, 눈, 입, 기타. 숨긴 모프는 다른 모프에서 사용합니다.</translation>
    </message>
    <message>
        <source>The parent of the new bone.</source>
        <translation>새 본의 부모 본입니다.</translation>
    </message>
    <message>
        <source>The path of the file, relative to the model. The shared toons toon01.bmp to toon10.bmp are not listed here.</source>
        <translation>모델 파일 기준의 상대 경로입니다. 공유 툰은 여기에 넣지 않습니다.</translation>
    </message>
    <message>
        <source>The picture on the surface, placed by the UVs of the vertices. None: the colours alone.</source>
        <translation>정점의 UV에 따라 표면에 입히는 이미지입니다. 없으면 색만 표시합니다.</translation>
    </message>
    <message>
        <source>The picture placed by the direction in which the surface faces (スフィアマップ): gloss, or a rim of light.</source>
        <translation>면이 향하는 방향에 따라 입히는 이미지입니다. 광택이나 가장자리의 빛에 사용합니다.</translation>
    </message>
    <message>
        <source>The place on the texture: 0, 0 is its upper left corner, 1, 1 its lower right one.</source>
        <translation>텍스처에서 정점의 위치입니다. 0, 0은 왼쪽 위, 1, 1은 오른쪽 아래입니다.</translation>
    </message>
    <message>
        <source>The point about which B swings, usually at the bone of B. Elsewhere the bone seems to come off.</source>
        <translation>강체 B가 흔들리는 중심입니다. 보통 강체 B의 본 위치입니다. 다른 위치면 본이 빠진 것처럼 보입니다.</translation>
    </message>
    <message>
        <source>The point beside C on the side of the first bone. R0 and R1 shape the bend; with both at C it is a plain rotation.</source>
        <translation>C의 옆, 첫 번째 본 쪽에 있는 점입니다. R0과 R1이 굽는 모양을 정합니다. 둘 다 C와 같으면 단순한 회전이 됩니다.</translation>
    </message>
    <message>
        <source>The texts to replace, as old=new, separated by commas: 左=L,右=R. They are found as they are written, or as patterns if “Regular expressions” is on.</source>
        <translation>바꿀 짝을 “찾을 말=바꿀 말”로 쓰고 쉼표로 구분합니다: 左=L,右=R. 쓴 그대로 찾으며, “정규 표현식”이 켜져 있으면 패턴으로 찾습니다.</translation>
    </message>
    <message>
        <source>The vertex that follows its bones and is not simulated.</source>
        <translation>천의 나머지와 상관없이 본을 따르는 정점입니다.</translation>
    </message>
    <message>
        <source>The vertex that the morph moves.</source>
        <translation>움직일 정점입니다.</translation>
    </message>
    <message>
        <source>The vertex whose UV the morph changes.</source>
        <translation>UV를 바꿀 정점입니다.</translation>
    </message>
    <message>
        <source>The vertices along the bone are divided among the new bones.</source>
        <translation>새 본이 본을 따라 정점의 웨이트를 이어받습니다.</translation>
    </message>
    <message>
        <source>The width of the blend on each side of the middle, in model units.</source>
        <translation>가운데에서 좌우로 이 거리(모델 단위)까지 양쪽 절반이 함께 작용합니다.</translation>
    </message>
    <message>
        <source>The width of the texture divided by its height, so that squares on the model are squares on the texture.</source>
        <translation>텍스처의 가로세로 비율입니다. 모델의 정사각형이 텍스처에서도 정사각형이 됩니다.</translation>
    </message>
    <message>
        <source>The width of the texture in model units. 0: as wide as is needed for everything to fit.</source>
        <translation>텍스처 너비에 해당하는 모델 단위 길이입니다. 0: 전체가 들어가는 길이.</translation>
    </message>
    <message>
        <source>Translations are copied (移動付与).</source>
        <translation>이동을 부여합니다.</translation>
    </message>
    <message>
        <source>Two bodies collide only if each has the other&apos;s group among these; others pass through each other. PMXEditor lists the opposite: the groups that do not collide (非衝突グループ).</source>
        <translation>서로 상대의 그룹이 포함되어 있을 때만 충돌하고, 그 밖에는 통과합니다. PMXEditor의 비충돌 그룹과는 반대입니다.</translation>
    </message>
    <message>
        <source>Vertices at one place are smoothed together if their normals differ by at most this. 180°: always.</source>
        <translation>같은 위치의 정점은 차이가 이 각도 이하일 때 서로 매끄럽게 잇습니다. 180°면 항상 잇습니다.</translation>
    </message>
    <message>
        <source>Vertices that are at most this far apart, in model units, count as at one place. 0: only at exactly the same place.</source>
        <translation>이 거리(모델 단위) 안의 정점을 같은 위치로 봅니다. 0: 정확히 같은 위치만.</translation>
    </message>
    <message>
        <source>Vertices that are nearer to the middle than this, in model units, are moved onto it.</source>
        <translation>가운데에서 이 거리(모델 단위) 안에 있는 정점을 가운데에 맞춥니다.</translation>
    </message>
    <message>
        <source>Vertices that are tied to rigid bodies: there the cloth hangs from them.</source>
        <translation>강체에 묶인 정점입니다. 천이 여기에 매달립니다.</translation>
    </message>
    <message>
        <source>Vertices that follow their bones as before: there the cloth is sewn on.</source>
        <translation>본을 계속 따르는 정점입니다. 천이 여기에 꿰매어집니다.</translation>
    </message>
    <message>
        <source>Vertices whose normals differ by more than this are not merged, such as those of the two sides of cloth.</source>
        <translation>법선의 차이가 이보다 큰 정점은 천의 앞뒷면처럼 따로 둡니다.</translation>
    </message>
    <message>
        <source>Vertices without a match within this distance are not changed. 0: any distance.</source>
        <translation>움직임을 따를 곳에서 이보다 먼 정점은 움직이지 않거나 이전 그대로 둡니다. 0: 제한 없음.</translation>
    </message>
    <message>
        <source>Vertices without a match within this distance stay as they are. 0: any distance.</source>
        <translation>가져올 곳에서 이보다 먼 정점은 그대로 둡니다. 0: 모두 가져옵니다.</translation>
    </message>
    <message>
        <source>Weights below this are given to the other bones; the largest one stays.</source>
        <translation>이보다 작은 웨이트는 다른 본으로 넘깁니다. 가장 큰 것은 남습니다.</translation>
    </message>
    <message>
        <source>What the bone can do. This decides which of the other fields are used.</source>
        <translation>본이 할 수 있는 것입니다. 다른 항목 중 어느 것이 의미가 있는지도 이것으로 정해집니다.</translation>
    </message>
    <message>
        <source>What the bones can do; everything else stays as it is.</source>
        <translation>앞으로 본이 할 수 있는 동작입니다. 나머지는 그대로입니다.</translation>
    </message>
    <message>
        <source>Where the bone&apos;s tail (表示先) is, as an offset from its position. It is only shown: nothing moves by it.</source>
        <translation>본의 위치에서 본 연결 대상의 위치입니다. 눈으로 보기 위한 것이며, 움직임에는 영향이 없습니다.</translation>
    </message>
    <message>
        <source>Where the vertex is at rest, in MMD&apos;s units of about 8 cm: an adult is some 20 high.</source>
        <translation>초기 자세에서 정점의 위치입니다. MMD 단위이며 1은 약 8cm, 어른의 키는 20 정도입니다.</translation>
    </message>
    <message>
        <source>Whether the bodies of the two groups collide or pass through each other.</source>
        <translation>강체끼리 부딪힐지 통과할지입니다.</translation>
    </message>
    <message>
        <source>Whether the directions are the body&apos;s own axes, or those of the model.</source>
        <translation>방향이 강체와 함께 회전할지, 월드 기준으로 유지될지입니다.</translation>
    </message>
    <message>
        <source>Whether the toon, the ramp from light to shade, is one of MMD&apos;s ten or a texture of the model.</source>
        <translation>명암 단계를 MMD의 공유 툰 10종 중에서 고를지, 모델 고유의 텍스처로 할지입니다.</translation>
    </message>
    <message>
        <source>Which links bend like knees, about one axis and in one direction only.</source>
        <translation>무릎처럼 한 축에서 정해진 방향으로만 굽는 링크입니다.</translation>
    </message>
    <message>
        <source>Which of the ten toons that come with MMD.</source>
        <translation>모든 모델이 공유하는 명암 단계 10종 중 어느 것을 쓸지입니다.</translation>
    </message>
    <message>
        <source>Who has the rights, and since when.</source>
        <translation>권리를 가진 사람과 연도입니다.</translation>
    </message>
    <message>
        <source>Who made the model; several are separated by a semicolon.</source>
        <translation>모델을 만든 사람입니다. 여럿이면 세미콜론으로 구분합니다.</translation>
    </message>
    <message>
        <source>Who may appear as the model.</source>
        <translation>이 모델로 출연할 수 있는 사람입니다.</translation>
    </message>
    <message>
        <source>Who may earn with it.</source>
        <translation>상업적으로 쓸 수 있는 사람입니다.</translation>
    </message>
    <message>
        <source>Who may use it as an avatar</source>
        <translation>아바타로 쓸 수 있는 사람</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Width, height and depth; a single number sets all three.</source>
        <translation>너비, 높이, 깊이입니다. 수치 하나만 입력하면 셋 다 같아집니다.</translation>
    </message>
    <message>
        <source>With 親指０, gives the thumb local axes along which it bends.</source>
        <translation>親指０과 함께 엄지가 굽는 로컬 축을 지정합니다.</translation>
    </message>
    <message>
        <source>Works that this one is made after; several are separated by a semicolon.</source>
        <translation>바탕이 된 작품입니다. 여럿이면 세미콜론으로 구분합니다.</translation>
    </message>
    <message>
        <source>XNALara, XPS</source>
        <translation>XNALara, XPS</translation>
    </message>
    <message>
        <source>_L or _R at the end</source>
        <translation>이름 뒤에 _L·_R</translation>
    </message>
    <message>
        <source>左 or 右 in front</source>
        <translation>이름 앞에 左·右</translation>
    </message>
    <message>
        <source>Each other</source>
        <translation>서로</translation>
    </message>
    <message>
        <source>Weight type</source>
        <translation>변형 방식</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>엣지</translation>
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
        <translation>MMD의 A 포즈</translation>
    </message>
    <message>
        <source>A pose: arms go to where MMD&apos;s motions expect them, with the mesh, morphs and physics.</source>
        <translation>A 포즈: 메쉬, 모프, 물리와 함께 팔을 MMD 모션이 전제하는 위치로 옮깁니다.</translation>
    </message>
    <message>
        <source>Adds 両目, which turns both eyes; it needs a bone for each.</source>
        <translation>두 눈을 돌리는 両目를 추가합니다. 눈마다 본이 필요합니다.</translation>
    </message>
    <message>
        <source>Adds 全ての親, センター and グルーブ, by which motions move the body.</source>
        <translation>모션이 몸을 움직이는 全ての親, センター, グルーブ를 추가합니다.</translation>
    </message>
    <message>
        <source>Adds 腕捩 and 手捩, and gives them weights of the arms.</source>
        <translation>腕捩와 手捩를 추가하고 팔의 웨이트를 나누어 줍니다.</translation>
    </message>
    <message>
        <source>Adds 足ＩＫ and つま先ＩＫ, with knees that bend forward.</source>
        <translation>무릎이 바른 방향으로 굽는 足ＩＫ와 つま先ＩＫ를 추가합니다.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Allowed, and passing on what was changed</source>
        <translation>허용, 변경한 것의 재배포도 가능</translation>
    </message>
    <message>
        <source>Also replaces names that are there already. Otherwise only names are filled in that are empty or Japanese where English ones belong.</source>
        <translation>이미 있는 이름도 바꿉니다. 끄면 비어 있거나 영문 이름 자리에 일본어가 있는 것만 채웁니다.</translation>
    </message>
    <message>
        <source>Ambient colours become emissive ones</source>
        <translation>환경색을 발광색으로</translation>
    </message>
    <message>
        <source>Antisocial or hateful use</source>
        <translation>반사회적·혐오 표현에 사용</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>팔</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>As the file had it</source>
        <translation>원래 파일대로</translation>
    </message>
    <message>
        <source>As the file had it, else PMXEditor&apos;s present one</source>
        <translation>원래 파일의 형식, 없으면 PMXEditor의 현재 형식</translation>
    </message>
    <message>
        <source>As the file had it, or higher if the model needs it</source>
        <translation>원래 파일대로, 필요하면 더 높게</translation>
    </message>
    <message>
        <source>As the model needs</source>
        <translation>모델에 맞춰 자동</translation>
    </message>
    <message>
        <source>As the model stands</source>
        <translation>모델 그대로</translation>
    </message>
    <message>
        <source>As the name says</source>
        <translation>이름대로</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>작성자</translation>
    </message>
    <message>
        <source>Before item (-1: at the end)</source>
        <translation>이 항목 앞에 (-1: 맨 끝)</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>바이너리</translation>
    </message>
    <message>
        <source>Blender Rigify</source>
        <translation>Blender Rigify</translation>
    </message>
    <message>
        <source>Bones for the whole body</source>
        <translation>몸 전체의 본</translation>
    </message>
    <message>
        <source>Both eyes</source>
        <translation>두 눈</translation>
    </message>
    <message>
        <source>By companies, too</source>
        <translation>기업도 가능</translation>
    </message>
    <message>
        <source>By default as the file had it.</source>
        <translation>기본값은 파일에 있던 대로입니다.</translation>
    </message>
    <message>
        <source>By default the one that the file had, or pmx.</source>
        <translation>기본값은 파일에 있던 형식이며, 없으면 pmx입니다.</translation>
    </message>
    <message>
        <source>By persons, for profit, too</source>
        <translation>개인, 영리 포함</translation>
    </message>
    <message>
        <source>By persons, without profit</source>
        <translation>개인, 비영리</translation>
    </message>
    <message>
        <source>Changing it</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>Commercial use</source>
        <translation>상업적 이용</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>연락처</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>저작권</translation>
    </message>
    <message>
        <source>Daz Genesis</source>
        <translation>Daz Genesis</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>DirectX as binary, not as text.</source>
        <translation>DirectX를 텍스트가 아닌 바이너리로 씁니다.</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>표시 프레임</translation>
    </message>
    <message>
        <source>Edge colour</source>
        <translation>엣지 색</translation>
    </message>
    <message>
        <source>Edge scale</source>
        <translation>엣지 배율</translation>
    </message>
    <message>
        <source>Edge size</source>
        <translation>엣지 크기</translation>
    </message>
    <message>
        <source>Emissive is what MMD takes for ambient; without it those colours are black.</source>
        <translation>MMD는 이미시브를 주변색으로 읽습니다. 없으면 그 색은 검은색이 됩니다.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>영어</translation>
    </message>
    <message>
        <source>English comment</source>
        <translation>영문 코멘트</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>영문 이름</translation>
    </message>
    <message>
        <source>English names</source>
        <translation>영어 이름</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>누구나</translation>
    </message>
    <message>
        <source>External parent</source>
        <translation>외부 부모</translation>
    </message>
    <message>
        <source>External parent key</source>
        <translation>외부 부모 키</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>눈</translation>
    </message>
    <message>
        <source>Eyebrow</source>
        <translation>눈썹</translation>
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
        <translation>배율</translation>
    </message>
    <message>
        <source>Fall-off</source>
        <translation>폴오프 폭</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>손가락</translation>
    </message>
    <message>
        <source>Fingers and thumbs become MMD&apos;s, too, or else stay as they are.</source>
        <translation>손가락도 MMD 본으로 바꿉니다. 끄면 그대로 둡니다.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>첫 번째</translation>
    </message>
    <message>
        <source>First bone</source>
        <translation>첫 번째 본</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>크기 맞춤</translation>
    </message>
    <message>
        <source>Fixed axis</source>
        <translation>고정 축</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>플립</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Follows bone</source>
        <translation>본 추종</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>표시 프레임</translation>
    </message>
    <message>
        <source>Frame of the parent</source>
        <translation>부모의 프레임</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>자유</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>마찰력</translation>
    </message>
    <message>
        <source>From</source>
        <translation>원본</translation>
    </message>
    <message>
        <source>From channel</source>
        <translation>원본 채널</translation>
    </message>
    <message>
        <source>From faces</source>
        <translation>면에서</translation>
    </message>
    <message>
        <source>From side</source>
        <translation>기준 쪽</translation>
    </message>
    <message>
        <source>From vertex</source>
        <translation>복사할 정점</translation>
    </message>
    <message>
        <source>Gives bones the Japanese and English names by which motions find them.</source>
        <translation>모션이 본을 찾는 일본어와 영어 이름을 붙입니다.</translation>
    </message>
    <message>
        <source>Gives the new faces their own vertices, with normals at right angles to the faces.</source>
        <translation>새 면에 전용 정점을 만들고, 법선을 면에 수직으로 합니다.</translation>
    </message>
    <message>
        <source>Gives vertices weights of the new bones where these need it.</source>
        <translation>새 본에 필요한 만큼 정점의 웨이트를 할당합니다.</translation>
    </message>
    <message>
        <source>Ground shadow</source>
        <translation>지면 그림자</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Half-way between A and B</source>
        <translation>강체 A와 B의 중간</translation>
    </message>
    <message>
        <source>Half-way to its tail</source>
        <translation>연결 대상까지의 중간</translation>
    </message>
    <message>
        <source>Hangs from</source>
        <translation>매다는 곳</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>여기</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>숨김</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>힌지</translation>
    </message>
    <message>
        <source>How far from its faces others are kept: more keeps legs from coming through, and shows as a gap.</source>
        <translation>다른 것을 면에서 얼마나 떼어 놓을지입니다. 크면 다리가 잘 뚫고 나오지 않지만 틈이 보입니다.</translation>
    </message>
    <message>
        <source>How far it moves when the morph is at 1.</source>
        <translation>모프가 1일 때의 이동량입니다.</translation>
    </message>
    <message>
        <source>How far outside the surface of a body its weight falls to 0, in model units.</source>
        <translation>강체 표면에서 이 거리만큼 떨어지면 웨이트가 0이 됩니다(모델 단위).</translation>
    </message>
    <message>
        <source>How far the bone moves when the morph is at 1.</source>
        <translation>모프가 1일 때 본의 이동량입니다.</translation>
    </message>
    <message>
        <source>How heavy, stiff and damped it is: hair, skirt, ribbon, chest, tail, or one of your own.</source>
        <translation>무게, 뻣뻣함, 감쇠: hair(머리카락), skirt(스커트), ribbon(리본), chest(가슴), tail(꼬리) 또는 직접 만든 것.</translation>
    </message>
    <message>
        <source>How many times weights are smoothed along the surface.</source>
        <translation>표면을 따라 웨이트를 매끄럽게 하는 횟수입니다.</translation>
    </message>
    <message>
        <source>How the bone turns when the morph is at 1, in degrees.</source>
        <translation>모프가 1일 때 본의 회전(도)입니다.</translation>
    </message>
    <message>
        <source>How the material is drawn: both sides, edge, shadows; and in PMX 2.1 vertex colour, points or lines.</source>
        <translation>재질을 그리는 방식입니다: 양면, 엣지, 그림자. PMX 2.1에서는 정점 색, 점, 선도 있습니다.</translation>
    </message>
    <message>
        <source>How the model stands at rest. VRM wants T pose; arms are turned up to it.</source>
        <translation>모델의 초기 자세입니다. VRM은 T 포즈를 요구하므로 팔을 수평으로 올립니다.</translation>
    </message>
    <message>
        <source>How the normals are made.</source>
        <translation>법선을 구하는 방법입니다.</translation>
    </message>
    <message>
        <source>How the shape is turned at rest: about Z first, then X, then Y. The height of a capsule is along its own Y.</source>
        <translation>정지했을 때 모양의 방향입니다. Z, X, Y 순으로 회전합니다. 캡슐의 높이는 자신의 Y축 방향입니다.</translation>
    </message>
    <message>
        <source>How the sphere texture is mixed in: multiplied, added, or as a second texture by additional UV 1.</source>
        <translation>스피어 텍스처를 합치는 방식입니다: 곱하기, 더하기, 또는 추가 UV 1을 쓰는 두 번째 텍스처.</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IK 링크</translation>
    </message>
    <message>
        <source>IK loops</source>
        <translation>IK 루프 횟수</translation>
    </message>
    <message>
        <source>IK of legs and toes</source>
        <translation>다리와 발끝 IK</translation>
    </message>
    <message>
        <source>IK target</source>
        <translation>IK 타겟</translation>
    </message>
    <message>
        <source>IK unit angle</source>
        <translation>IK 단위각</translation>
    </message>
    <message>
        <source>If no child is at the end of a tail, a hidden bone is made there.</source>
        <translation>연결 대상 위치에 자식 본이 없으면 숨긴 본을 만듭니다.</translation>
    </message>
    <message>
        <source>If one bone is selected: how many bones above it IK turns. If a chain is selected, IK turns the chain.</source>
        <translation>본을 하나만 선택했을 때 그 위에서 링크로 삼을 본의 수입니다. 체인 전체를 선택하면 그 체인이 링크가 됩니다.</translation>
    </message>
    <message>
        <source>If one side is removed, closes the cut with new faces.</source>
        <translation>한쪽을 없앨 때 잘린 곳을 새 면으로 메웁니다.</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>임펄스</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>번역할 언어</translation>
    </message>
    <message>
        <source>Into how many bones each bone is split.</source>
        <translation>본 하나를 몇 개로 나눌지입니다.</translation>
    </message>
    <message>
        <source>It collides with a body only if each has the group of the other among these; others pass through it.</source>
        <translation>서로 상대의 그룹이 포함되어 있을 때만 충돌하고, 그 밖에는 통과합니다.</translation>
    </message>
    <message>
        <source>It may be used for political or religious purposes.</source>
        <translation>정치적이거나 종교적인 목적에 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>It may be used in antisocial or hateful content.</source>
        <translation>반사회적이거나 혐오를 담은 콘텐츠에 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>It may be used in sexual content.</source>
        <translation>성적인 콘텐츠에 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>It may be used in violent content.</source>
        <translation>폭력적인 콘텐츠에 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>반복 횟수</translation>
    </message>
    <message>
        <source>Its value when this morph is at 1.</source>
        <translation>이 모프가 1일 때 그 모프의 값입니다.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본어</translation>
    </message>
    <message>
        <source>Jelly</source>
        <translation>젤리</translation>
    </message>
    <message>
        <source>Joined with</source>
        <translation>연결할 강체</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>Joints between neighbouring chains, which keep a skirt together.</source>
        <translation>이웃한 체인을 이어 스커트의 모양을 유지하는 조인트입니다.</translation>
    </message>
    <message>
        <source>Joints by</source>
        <translation>조인트 이름 기준</translation>
    </message>
    <message>
        <source>KHR</source>
        <translation>KHR</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>남길 쪽</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <translation>따로 두기</translation>
    </message>
    <message>
        <source>Keep in the old morph</source>
        <translation>원래 모프에도 남기기</translation>
    </message>
    <message>
        <source>Keeps materials apart that morphs change in different ways, and those of soft bodies.</source>
        <translation>모프의 효과가 다른 재질과 소프트 바디의 재질은 병합하지 않습니다.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Kinetic contact hardness (KHR): how firmly bodies that follow bones are kept out, 0 to 1. With less, cloth sinks into them and trembles less.</source>
        <translation>키네틱 접촉 경도(KHR): 본 추종 강체를 밀어내는 정도(0~1)입니다. 작으면 천이 몸에 파고들지만 덜 떨립니다.</translation>
    </message>
    <message>
        <source>Knees</source>
        <translation>무릎</translation>
    </message>
    <message>
        <source>Koikatsu</source>
        <translation>코이카츠</translation>
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
        <translation>언어</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>Length of the bone</source>
        <translation>본의 길이</translation>
    </message>
    <message>
        <source>Licences of others</source>
        <translation>제3자 라이선스</translation>
    </message>
    <message>
        <source>Licences of parts that others made.</source>
        <translation>다른 사람이 만든 부분의 라이선스입니다.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>제한</translation>
    </message>
    <message>
        <source>Limits and springs of the joints. How heavy, stiff and damped it is: hair, skirt, ribbon, chest, tail, or one of your own.</source>
        <translation>조인트의 제한과 스프링. 무게, 뻣뻣함, 감쇠: hair(머리카락), skirt(스커트), ribbon(리본), chest(가슴), tail(꼬리) 또는 직접 만든 것.</translation>
    </message>
    <message>
        <source>Linear damping</source>
        <translation>이동 감쇠</translation>
    </message>
    <message>
        <source>Linear stiffness (LST): how stiff the B-links are, 0 to 1. With less it folds more easily. The edges of faces are always stiff.</source>
        <translation>선형 강성(LST): B-Link의 강성(0~1)입니다. 작을수록 쉽게 접힙니다. 면의 변은 항상 뻣뻣합니다.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>링크 수</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>로컬</translation>
    </message>
    <message>
        <source>Local X axis</source>
        <translation>로컬 X축</translation>
    </message>
    <message>
        <source>Local Z axis</source>
        <translation>로컬 Z축</translation>
    </message>
    <message>
        <source>Local append</source>
        <translation>로컬 부여</translation>
    </message>
    <message>
        <source>Local axes</source>
        <translation>로컬 축</translation>
    </message>
    <message>
        <source>Local axes of the thumb</source>
        <translation>엄지의 축</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Locked: all limits are 0. Free: the lower limits are above the upper ones.</source>
        <translation>고정: 모든 제한이 0입니다. 자유: 하한이 상한보다 큽니다.</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>조회 범위</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>루프 횟수</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>하한</translation>
    </message>
    <message>
        <source>MMD shows accessories ten times as large as they are in their file.</source>
        <translation>MMD는 액세서리를 파일의 10배 크기로 표시합니다.</translation>
    </message>
    <message>
        <source>MT</source>
        <translation>MT</translation>
    </message>
    <message>
        <source>Made after</source>
        <translation>참고 작품</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>만든 프로그램</translation>
    </message>
    <message>
        <source>Make bones</source>
        <translation>본 만들기</translation>
    </message>
    <message>
        <source>Making</source>
        <translation>생성</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>질량</translation>
    </message>
    <message>
        <source>Match vertices</source>
        <translation>정점 대응</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>Mean of both</source>
        <translation>좌우 평균</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Merge bones of the same name</source>
        <translation>이름이 같은 본 병합</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>병합할 곳</translation>
    </message>
    <message>
        <source>Merge morphs of the same name</source>
        <translation>이름이 같은 모프 병합</translation>
    </message>
    <message>
        <source>Merges textures whose paths differ only in case and slashes, and those whose files are identical.</source>
        <translation>대소문자와 구분 기호만 다른 경로의 텍스처와 파일 내용이 같은 텍스처를 하나로 병합합니다.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Mixamo</source>
        <translation>Mixamo</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>물리 방식</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Morph weight</source>
        <translation>모프 웨이트</translation>
    </message>
    <message>
        <source>Morph weights</source>
        <translation>모프 웨이트</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>입</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>이동 가능</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Move limits</source>
        <translation>이동 제한</translation>
    </message>
    <message>
        <source>Move lower limit</source>
        <translation>이동 하한</translation>
    </message>
    <message>
        <source>Move spring</source>
        <translation>이동 스프링</translation>
    </message>
    <message>
        <source>Move upper limit</source>
        <translation>이동 상한</translation>
    </message>
    <message>
        <source>Moves the joint to the bone of the body that hangs, body B.</source>
        <translation>조인트를 매달린 강체 B의 본 위치에 둡니다.</translation>
    </message>
    <message>
        <source>Moves the new vertices outwards so that the surface is rounded, as the normals beside them say.</source>
        <translation>새 정점을 옆 정점의 법선이 나타내는 둥근 표면 위에 놓습니다.</translation>
    </message>
    <message>
        <source>Multiplies the edge size of the material; 0 draws no edge.</source>
        <translation>재질의 엣지 크기에 곱합니다. 0이면 엣지를 그리지 않습니다.</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>곱하기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Naming the author</source>
        <translation>작성자 표기</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>근접 모드</translation>
    </message>
    <message>
        <source>Nearest place of the surface</source>
        <translation>표면의 가장 가까운 곳</translation>
    </message>
    <message>
        <source>No</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>No comment lines</source>
        <translation>주석 줄 없음</translation>
    </message>
    <message>
        <source>No lines that name the columns of CSV.</source>
        <translation>CSV의 열 이름을 적은 줄을 넣지 않습니다.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>None: every material.</source>
        <translation>없음: 모든 재질입니다.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>법선</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>금지</translation>
    </message>
    <message>
        <source>Not required</source>
        <translation>불필요</translation>
    </message>
    <message>
        <source>Of all vertices together: a heavy one drags anchored bodies along, and pushes others away.</source>
        <translation>모든 정점의 합계입니다. 무거우면 앵커로 묶인 강체를 끌고 다른 것을 밀어냅니다.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Offsets</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>Operable</source>
        <translation>조작 가능</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>원점</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>기준 쪽</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>Other licence</source>
        <translation>기타 라이선스</translation>
    </message>
    <message>
        <source>Other morphs too</source>
        <translation>모프가 달라도</translation>
    </message>
    <message>
        <source>Other weights too</source>
        <translation>웨이트가 달라도</translation>
    </message>
    <message>
        <source>Over how many edges B-links reach: 2 as a rule; more makes it stiffer, and much slower to make.</source>
        <translation>B-Link가 몇 개의 변을 건너 이어질지입니다. 보통 2이며, 크면 뻣뻣해지고 만드는 데 훨씬 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Overrules what was found: pairs as Arm_L=左腕, separated by commas. =左目 leaves that one out.</source>
        <translation>찾은 결과를 고칩니다: Arm_L=左腕 같은 쌍을 쉼표로 구분합니다. =左目는 그 본을 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>덮어쓰기</translation>
    </message>
    <message>
        <source>P2P</source>
        <translation>P2P</translation>
    </message>
    <message>
        <source>PMX version</source>
        <translation>PMX 버전</translation>
    </message>
    <message>
        <source>PMXEditor&apos;s present one (PmxBone …, UTF-8)</source>
        <translation>PMXEditor의 현재 형식(PmxBone …, UTF-8)</translation>
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
        <translation>패널</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>부모</translation>
    </message>
    <message>
        <source>Parent of the first bone</source>
        <translation>첫 번째 본의 부모</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>분할 수</translation>
    </message>
    <message>
        <source>Passing it on</source>
        <translation>재배포</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>Persons with a licence of their own</source>
        <translation>따로 허락받은 사람</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>물리 연산</translation>
    </message>
    <message>
        <source>Physics + bone position</source>
        <translation>물리 연산 + 본 위치 맞춤</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>핀</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>기준점</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>Plane and box: squares along an edge. Rope: pieces from end to end. Others: pieces around. 0 chooses what suits the shape.</source>
        <translation>평면과 상자에서는 한 변의 분할 수, 로프에서는 양 끝 사이의 분할 수, 나머지는 한 바퀴의 분할 수입니다. 0이면 종류에 맞는 수가 됩니다.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Political or religious use</source>
        <translation>정치·종교 목적으로 사용</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>포즈</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Position solver iterations (P_IT): how often lengths are solved in each step. With 1 it stretches like rubber, from 4 on it hangs like cloth; more takes longer.</source>
        <translation>위치 솔버 반복 횟수(P_IT): 한 번의 계산에서 길이를 보정하는 횟수입니다. 1이면 고무처럼 늘어나고, 4 이상이면 천처럼 늘어집니다. 많을수록 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Present ones at length 1</source>
        <translation>자신의 법선, 길이 1로</translation>
    </message>
    <message>
        <source>Present ones reversed</source>
        <translation>자신의 법선, 반전</translation>
    </message>
    <message>
        <source>Present weights</source>
        <translation>기존 웨이트</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Pressure coefficient (PR): pushes the faces outwards, as in a balloon; below 0 inwards. For closed shapes only.</source>
        <translation>압력 계수(PR): 풍선처럼 면을 바깥으로 밉니다. 음수면 안쪽입니다. 닫힌 형상에만 사용합니다.</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>제거할 웨이트</translation>
    </message>
    <message>
        <source>Puts the bones into MMD&apos;s standard display frames.</source>
        <translation>본을 MMD의 표준 표시 프레임에 넣습니다.</translation>
    </message>
    <message>
        <source>Puts 左 or 右 in front of the name, and _L or _R behind the English one, unless it has one.</source>
        <translation>이름에 좌우가 없으면 이름 앞에 左나 右를, 영문 이름 뒤에 _L이나 _R을 붙입니다.</translation>
    </message>
    <message>
        <source>QDEF</source>
        <translation>QDEF</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>반지름</translation>
    </message>
    <message>
        <source>Randomize links</source>
        <translation>링크 섞기</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>Re-weight</source>
        <translation>웨이트 변경</translation>
    </message>
    <message>
        <source>Recognised by the names</source>
        <translation>이름으로 판별</translation>
    </message>
    <message>
        <source>Regular expressions</source>
        <translation>정규 표현식</translation>
    </message>
    <message>
        <source>Remove tips</source>
        <translation>끝 본 제거</translation>
    </message>
    <message>
        <source>Removes textures that no material uses.</source>
        <translation>어떤 재질도 쓰지 않는 텍스처를 삭제합니다.</translation>
    </message>
    <message>
        <source>Removes the tip bones that nothing uses: no vertex, child, rigid body, IK or morph.</source>
        <translation>끝에 있는 본은 정점, 자식 본, 강체, IK, 모프가 사용하지 않으면 삭제됩니다.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Replace existing bodies</source>
        <translation>기존 강체 대신</translation>
    </message>
    <message>
        <source>Replace morphs of the same name</source>
        <translation>이름이 같은 모프 바꾸기</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>대체</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>필요</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>반발력</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>Rigid body A</source>
        <translation>강체 A</translation>
    </message>
    <message>
        <source>Rigid body B</source>
        <translation>강체 B</translation>
    </message>
    <message>
        <source>Rigid contact hardness (CHR): how firmly bodies that physics moves are kept out, 0 to 1. With less they sink in.</source>
        <translation>강체 접촉 경도(CHR): 물리 연산 강체를 밀어내는 정도(0~1)입니다. 작으면 파고듭니다.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>역할</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>로프</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>회전 가능</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Rotate and move</source>
        <translation>회전과 이동</translation>
    </message>
    <message>
        <source>Rotation limits</source>
        <translation>회전 제한</translation>
    </message>
    <message>
        <source>Rotation lower limit</source>
        <translation>회전 하한</translation>
    </message>
    <message>
        <source>Rotation spring</source>
        <translation>회전 스프링</translation>
    </message>
    <message>
        <source>Rotation upper limit</source>
        <translation>회전 상한</translation>
    </message>
    <message>
        <source>SDEF</source>
        <translation>SDEF</translation>
    </message>
    <message>
        <source>SDEF C</source>
        <translation>SDEF C</translation>
    </message>
    <message>
        <source>SDEF R0</source>
        <translation>SDEF R0</translation>
    </message>
    <message>
        <source>SDEF R1</source>
        <translation>SDEF R1</translation>
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
        <translation>파일의 배율</translation>
    </message>
    <message>
        <source>Seconds at most</source>
        <translation>최대(초)</translation>
    </message>
    <message>
        <source>Use in sexual content</source>
        <translation>성적 표현에 사용</translation>
    </message>
    <message>
        <source>Shown when names are shown in English; physics does not use it.</source>
        <translation>영문 화면에서 표시되는 이름입니다. 물리 연산에는 영향을 주지 않습니다.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>좌우</translation>
    </message>
    <message>
        <source>Size and place: from the vertices that the bone moves most, or from the distance to its tail.</source>
        <translation>크기와 위치: 다른 어떤 본보다 이 본이 많이 움직이는 정점에서 구하거나, 연결 대상까지의 길이에서 구합니다.</translation>
    </message>
    <message>
        <source>Split by</source>
        <translation>나누는 기준</translation>
    </message>
    <message>
        <source>T pose</source>
        <translation>T 포즈</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Take from</source>
        <translation>가져올 곳</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>텍스트 인코딩</translation>
    </message>
    <message>
        <source>The address of a licence that holds besides.</source>
        <translation>함께 적용되는 라이선스의 주소입니다.</translation>
    </message>
    <message>
        <source>The author only</source>
        <translation>작성자만</translation>
    </message>
    <message>
        <source>The bone that is listed.</source>
        <translation>표시할 본입니다.</translation>
    </message>
    <message>
        <source>The bone that this one follows. None: it follows the model as a whole.</source>
        <translation>이 본이 따르는 본입니다. 없으면 모델 전체를 따릅니다.</translation>
    </message>
    <message>
        <source>The bone that turns.</source>
        <translation>회전할 본입니다.</translation>
    </message>
    <message>
        <source>The classic one, for any use (Bone …)</source>
        <translation>범용 형식(Bone …)</translation>
    </message>
    <message>
        <source>The colour of the outline; alpha is its opacity.</source>
        <translation>윤곽선의 색입니다. 알파는 불투명도입니다.</translation>
    </message>
    <message>
        <source>The comment that MMD shows where its menus are English.</source>
        <translation>MMD 메뉴가 영어일 때 표시되는 코멘트입니다.</translation>
    </message>
    <message>
        <source>The diffuse colour is multiplied by this.</source>
        <translation>확산색에 곱하는 값입니다.</translation>
    </message>
    <message>
        <source>The direction in which one looks; along Z one looks at the front of the model.</source>
        <translation>바라보는 방향입니다. Z는 모델의 정면입니다.</translation>
    </message>
    <message>
        <source>The direction in which the front of the cutting plane faces.</source>
        <translation>평면의 앞면이 향하는 방향입니다.</translation>
    </message>
    <message>
        <source>The direction in which the surface faces, of length 1. Light, toon and edge depend on it.</source>
        <translation>면이 향하는 방향입니다. 조명, 툰, 엣지가 이를 따릅니다. 길이는 1이어야 합니다.</translation>
    </message>
    <message>
        <source>The direction that is up on the texture.</source>
        <translation>텍스처의 위쪽이 되는 방향입니다.</translation>
    </message>
    <message>
        <source>The display frame for bones. Bones without a standard name go to the frame of their parent.</source>
        <translation>본을 등록할 곳입니다. 표준 이름이 아닌 본은 부모의 프레임에 들어갑니다.</translation>
    </message>
    <message>
        <source>The display frame from which items are moved. None: the selected one.</source>
        <translation>요소가 있는 표시 프레임입니다. 지정하지 않으면 선택한 표시 프레임입니다.</translation>
    </message>
    <message>
        <source>The display frame into which they are moved.</source>
        <translation>옮겨 갈 표시 프레임입니다.</translation>
    </message>
    <message>
        <source>The display frame into which they are put.</source>
        <translation>등록할 표시 프레임입니다.</translation>
    </message>
    <message>
        <source>The distance along the normals, in model units; below 0 inwards.</source>
        <translation>법선 방향으로 미는 거리(모델 단위)입니다. 음수면 안쪽입니다.</translation>
    </message>
    <message>
        <source>The distance in model units.</source>
        <translation>이동할 거리(모델 단위)입니다.</translation>
    </message>
    <message>
        <source>The distance; 1 is the width or height of the texture.</source>
        <translation>이동량입니다. 1이 텍스처 전체입니다.</translation>
    </message>
    <message>
        <source>The field by which the rows are sorted.</source>
        <translation>정렬 기준으로 삼을 항목입니다.</translation>
    </message>
    <message>
        <source>The field that is set.</source>
        <translation>설정할 항목입니다.</translation>
    </message>
    <message>
        <source>The file may be passed on.</source>
        <translation>파일을 재배포할 수 있습니다.</translation>
    </message>
    <message>
        <source>The file of the model to append.</source>
        <translation>추가할 모델 파일입니다.</translation>
    </message>
    <message>
        <source>The file of the model whose morphs are copied.</source>
        <translation>모프를 가져올 모델의 파일입니다.</translation>
    </message>
    <message>
        <source>The file of the model whose weights are copied.</source>
        <translation>웨이트를 가져올 모델 파일입니다.</translation>
    </message>
    <message>
        <source>The file whose mesh replaces the present one.</source>
        <translation>이 모델의 메시를 대신할 메시가 든 파일입니다.</translation>
    </message>
    <message>
        <source>The folder for files that are only used as toons.</source>
        <translation>다른 용도로 쓰이지 않는 툰의 폴더입니다.</translation>
    </message>
    <message>
        <source>The folder for sphere maps that are not used as textures.</source>
        <translation>텍스처로 쓰이지 않는 스피어 맵의 폴더입니다.</translation>
    </message>
    <message>
        <source>The folder for textures, even if they are used for something else, too.</source>
        <translation>다른 용도로도 쓰이는 것을 포함한 텍스처의 폴더입니다.</translation>
    </message>
    <message>
        <source>The folder in which the files are searched, and in the folders within it.</source>
        <translation>파일을 찾을 폴더입니다. 하위 폴더도 찾습니다.</translation>
    </message>
    <message>
        <source>The form that collides. Other bodies slide along spheres and capsules; they may catch on the edges of boxes.</source>
        <translation>다른 것이 부딪히는 모양입니다. 구와 캡슐은 미끄러지고, 상자는 모서리에 걸립니다.</translation>
    </message>
    <message>
        <source>The greatest angles about X, Y and Z, in degrees.</source>
        <translation>X, Y, Z축의 최대 각도(도)입니다.</translation>
    </message>
    <message>
        <source>The joints between them, and to their middle, are mirrored.</source>
        <translation>그 사이의 조인트와 가운데로 이어지는 조인트도 반전합니다.</translation>
    </message>
    <message>
        <source>The least angles about X, Y and Z, in degrees. A knee has -180 to -0.5 about X alone.</source>
        <translation>X, Y, Z축의 최소 각도(도)입니다. 무릎은 X축만 -180~-0.5입니다.</translation>
    </message>
    <message>
        <source>The material that the face is drawn with. Faces are kept in the order of their materials.</source>
        <translation>면을 그리는 재질입니다. 면은 재질 순서로 정렬됩니다.</translation>
    </message>
    <message>
        <source>The material&apos;s name; material morphs and effects are assigned by it.</source>
        <translation>재질의 이름입니다. 재질 모프와 이펙트는 이 이름으로 지정됩니다.</translation>
    </message>
    <message>
        <source>The model&apos;s name, as MMD shows it in its list of models.</source>
        <translation>MMD의 모델 목록에 표시되는 모델의 이름입니다.</translation>
    </message>
    <message>
        <source>The morph that is listed.</source>
        <translation>표시할 모프입니다.</translation>
    </message>
    <message>
        <source>The name of the new morph. Empty: made of the names of the others, or what all of these begin with.</source>
        <translation>새 모프의 이름. 비우면 원래 모프들의 이름 또는 공통된 앞부분으로 만듭니다.</translation>
    </message>
    <message>
        <source>The name that MMD shows where its menus are English.</source>
        <translation>MMD 메뉴가 영어일 때 표시되는 이름입니다.</translation>
    </message>
    <message>
        <source>The number of the item before which they are put, from 0 on; -1 puts them at the end.</source>
        <translation>이 번호(0부터)의 항목 앞에 넣습니다. -1은 맨 끝에 넣습니다.</translation>
    </message>
    <message>
        <source>The point about which SDEF turns the vertex, usually on the line between the two bones.</source>
        <translation>SDEF가 정점을 회전하는 중심점입니다. 보통 두 본을 잇는 선 위에 둡니다.</translation>
    </message>
    <message>
        <source>The point about which the bone turns, at rest.</source>
        <translation>초기 자세에서 본이 회전하는 중심점입니다.</translation>
    </message>
    <message>
        <source>The point beside C on the side of the second bone.</source>
        <translation>C의 옆, 두 번째 본 쪽에 있는 점입니다.</translation>
    </message>
    <message>
        <source>The point that stays in place when scaling and rotating.</source>
        <translation>크기 조정과 회전에서 움직이지 않는 점입니다.</translation>
    </message>
    <message>
        <source>The point that stays in place: the centre of the selection, or the origin of the model.</source>
        <translation>움직이지 않는 점입니다. 선택한 것의 중심 또는 모델의 원점입니다.</translation>
    </message>
    <message>
        <source>The position of the new bone.</source>
        <translation>새 본의 위치입니다.</translation>
    </message>
    <message>
        <source>The position of the new vertex.</source>
        <translation>새 정점의 위치입니다.</translation>
    </message>
    <message>
        <source>The program whose names the bones have. What it does not name is guessed.</source>
        <translation>본 이름을 붙인 프로그램입니다. 이름으로 알 수 없는 본은 추측합니다.</translation>
    </message>
    <message>
        <source>The push, by direction and strength. With no push and no torque the body is stopped.</source>
        <translation>미는 방향과 세기입니다. 이동과 회전이 모두 0이면 강체를 멈춥니다.</translation>
    </message>
    <message>
        <source>The radius. 0: the distance to the mesh. Capsules are twice as long.</source>
        <translation>0: 그 자리에서 메시까지의 거리입니다. 캡슐 높이는 그 두 배입니다.</translation>
    </message>
    <message>
        <source>The rigid bodies to use. None: the selected ones; if none is selected, all that have a bone.</source>
        <translation>없음: 선택한 강체입니다. 선택한 것이 없으면 본이 있는 모든 강체입니다.</translation>
    </message>
    <message>
        <source>The rigid body that gets a push.</source>
        <translation>충격을 받는 강체입니다.</translation>
    </message>
    <message>
        <source>The rigid body to which the vertices are tied. None: for each vertex the nearest selected body, or the nearest of all.</source>
        <translation>정점을 묶을 대상입니다. 없음: 선택한 강체(없으면 모든 강체) 중 각각 가장 가까운 것.</translation>
    </message>
    <message>
        <source>The scale along U and V; below 0 it mirrors.</source>
        <translation>U와 V 방향의 배율입니다. 음수면 뒤집힙니다.</translation>
    </message>
    <message>
        <source>The scale along each axis of the model.</source>
        <translation>모델의 각 축 방향 배율입니다.</translation>
    </message>
    <message>
        <source>The shape. A plane faces the viewer; all others are closed.</source>
        <translation>평면은 보는 쪽을 향합니다. 나머지는 모두 닫힌 형상입니다.</translation>
    </message>
    <message>
        <source>The share of its rotation that it loses in a second (回転減衰), 0 to 1: near 1 hair and cloth follow slowly, at 0 they flutter and spin.</source>
        <translation>1초 동안 회전 속도를 잃는 비율(0~1)입니다. 1에 가까우면 머리카락과 천이 느긋하게 따라오고, 0이면 펄럭이며 돕니다.</translation>
    </message>
    <message>
        <source>The share of its speed that it loses in a second (移動減衰), 0 to 1: near 1 it floats down and soon hangs still, at 0 it swings on.</source>
        <translation>1초 동안 속도를 잃는 비율(0~1)입니다. 1에 가까우면 천천히 내려와 곧 멈추고, 0이면 계속 흔들립니다.</translation>
    </message>
    <message>
        <source>The share of the faces that is kept.</source>
        <translation>면 중에서 남길 비율입니다.</translation>
    </message>
    <message>
        <source>The side of the character that is copied to the other side.</source>
        <translation>기준이 되는 캐릭터의 쪽입니다. 반대쪽을 여기에 맞춥니다.</translation>
    </message>
    <message>
        <source>The side of the plane on which faces are kept.</source>
        <translation>평면의 어느 쪽 면을 남길지입니다.</translation>
    </message>
    <message>
        <source>The side of which the other becomes the mirror image, or the mean of both.</source>
        <translation>기준이 되는 쪽입니다. 반대쪽을 미러 모양으로 맞추거나, 평균이면 양쪽을 맞춥니다.</translation>
    </message>
    <message>
        <source>The tables that are written, separated by commas; by default all.</source>
        <translation>쓸 테이블을 쉼표로 구분합니다. 기본값은 모두입니다.</translation>
    </message>
    <message>
        <source>The tail of the parent points to the new bone, unless it points to another bone.</source>
        <translation>부모의 연결 대상을 새 본으로 바꿉니다. 이미 다른 본을 가리키면 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>The thickness of a torus or rope, as a share of its size.</source>
        <translation>토러스와 로프의 굵기이며, 크기에 대한 비율입니다.</translation>
    </message>
    <message>
        <source>The three corners, clockwise as seen from the front.</source>
        <translation>세 꼭짓점이며, 앞면에서 보아 시계 방향입니다.</translation>
    </message>
    <message>
        <source>The twist, by axis and strength.</source>
        <translation>돌리는 축과 세기입니다.</translation>
    </message>
    <message>
        <source>The version of the model.</source>
        <translation>모델의 버전입니다.</translation>
    </message>
    <message>
        <source>To channel</source>
        <translation>대상 채널</translation>
    </message>
    <message>
        <source>Twist bones</source>
        <translation>비틀기 본</translation>
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
        <translation>모델의 1단위에 해당하는 파일의 단위 수.</translation>
    </message>
    <message>
        <source>Unity Humanoid</source>
        <translation>Unity Humanoid</translation>
    </message>
    <message>
        <source>Unreal mannequin</source>
        <translation>Unreal 마네킹</translation>
    </message>
    <message>
        <source>VRM, VRoid</source>
        <translation>VRM, VRoid</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Use in violent content</source>
        <translation>폭력 표현에 사용</translation>
    </message>
    <message>
        <source>What changes, and how far, when the slider is at 1.</source>
        <translation>슬라이더가 1일 때 무엇이 얼마나 바뀌는지입니다.</translation>
    </message>
    <message>
        <source>What happens to vertices at one place whose UVs differ.</source>
        <translation>같은 위치에 있지만 UV가 다른 정점을 어떻게 할지입니다.</translation>
    </message>
    <message>
        <source>What is added to the UV when the morph is at 1; of the plain UV, the first two numbers.</source>
        <translation>모프가 1일 때 UV에 더해지는 값입니다. 일반 UV에는 처음 두 값을 사용합니다.</translation>
    </message>
    <message>
        <source>What the ambient colour is multiplied with, or what is added.</source>
        <translation>환경색에 곱하거나 더하는 값입니다.</translation>
    </message>
    <message>
        <source>What the colour of the edge is multiplied with, or what is added.</source>
        <translation>엣지 색에 곱하거나 더하는 값입니다.</translation>
    </message>
    <message>
        <source>What the colours of the sphere texture are multiplied with, or what is added.</source>
        <translation>스피어 텍스처의 색에 곱하거나 더하는 값입니다.</translation>
    </message>
    <message>
        <source>What the colours of the texture are multiplied with, or what is added.</source>
        <translation>텍스처의 색에 곱하거나 더하는 값입니다.</translation>
    </message>
    <message>
        <source>What the colours of the toon are multiplied with, or what is added.</source>
        <translation>툰의 색에 곱하거나 더하는 값입니다.</translation>
    </message>
    <message>
        <source>What the diffuse colour and the opacity are multiplied with, or what is added to them.</source>
        <translation>확산색과 불투명도에 곱하거나 더하는 값입니다.</translation>
    </message>
    <message>
        <source>What the other side has already is corrected, too.</source>
        <translation>반대쪽에 이미 있는 것도 미러 모양으로 맞춥니다.</translation>
    </message>
    <message>
        <source>What the size of the edge is multiplied with, or what is added.</source>
        <translation>엣지 크기에 곱하거나 더하는 값입니다.</translation>
    </message>
    <message>
        <source>What the slider changes: vertices, bones, UVs, materials, other morphs, or impulses of bodies.</source>
        <translation>슬라이더가 바꾸는 것입니다: 정점, 본, UV, 재질, 다른 모프, 강체의 임펄스.</translation>
    </message>
    <message>
        <source>What the specular colour is multiplied with, or what is added.</source>
        <translation>반사색에 곱하거나 더하는 값입니다.</translation>
    </message>
    <message>
        <source>What the specular power is multiplied with, or what is added.</source>
        <translation>반사 강도에 곱하거나 더하는 값입니다.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>위치에 따라</translation>
    </message>
    <message>
        <source>Where the authors can be reached.</source>
        <translation>작성자에게 연락할 곳입니다.</translation>
    </message>
    <message>
        <source>Whether it may be changed.</source>
        <translation>변경해도 되는지입니다.</translation>
    </message>
    <message>
        <source>Whether the authors have to be named.</source>
        <translation>작성자 이름을 밝혀야 하는지입니다.</translation>
    </message>
    <message>
        <source>Whether the bone turns only between the limits below, as knees do.</source>
        <translation>무릎처럼 아래 제한의 범위에서만 본이 회전할지 여부입니다.</translation>
    </message>
    <message>
        <source>Whether the values below are multiplied with those of the material, or added.</source>
        <translation>아래 값을 재질의 값에 곱할지 더할지입니다.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>크기 조정</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>분할 수</translation>
    </message>
    <message>
        <source>Selected faces</source>
        <translation>선택한 면</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>셀프 섀도우</translation>
    </message>
    <message>
        <source>Separate vertices</source>
        <translation>정점 분리</translation>
    </message>
    <message>
        <source>Set limits to</source>
        <translation>제한 설정</translation>
    </message>
    <message>
        <source>Sets the limits of movement along the axes.</source>
        <translation>축을 따른 이동의 제한입니다.</translation>
    </message>
    <message>
        <source>Sets the limits of rotation about the axes.</source>
        <translation>축을 중심으로 한 회전의 제한입니다.</translation>
    </message>
    <message>
        <source>Sets the springs to 0, so that nothing draws the bodies back.</source>
        <translation>스프링을 0으로 합니다. 강체를 되돌리는 힘이 없어집니다.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>공유 툰</translation>
    </message>
    <message>
        <source>Shared toon</source>
        <translation>공유 툰</translation>
    </message>
    <message>
        <source>Sharp edge</source>
        <translation>각진 가장자리</translation>
    </message>
    <message>
        <source>Show D bones</source>
        <translation>D 본 표시</translation>
    </message>
    <message>
        <source>Shown by MMD when the model is loaded; lines end in CR LF.</source>
        <translation>모델을 불러올 때 MMD가 표시합니다. 줄 바꿈은 CR LF입니다.</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>좌우</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Skirt cloth</source>
        <translation>스커트 천</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>슬라이더</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>부드럽게</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>매끄럽게</translation>
    </message>
    <message>
        <source>Soft contact hardness (SHR): how firmly other soft bodies are kept out, 0 to 1.</source>
        <translation>소프트 바디 접촉 경도(SHR): 다른 소프트 바디를 밀어내는 정도(0~1)입니다.</translation>
    </message>
    <message>
        <source>Soft vs. kinetic hardness with clusters (SKHR_CL): how firmly bodies that follow bones are kept out, 0 to 1.</source>
        <translation>클러스터의 키네틱 경도(SKHR_CL): 클러스터 사용 시: 본 추종 강체를 밀어내는 정도(0~1)입니다.</translation>
    </message>
    <message>
        <source>Soft vs. kinetic impulse split with clusters (SK_SPLT_CL): the share of a push that it takes itself when it meets bodies that follow bones, 0 to 1.</source>
        <translation>클러스터의 키네틱 임펄스 분배(SK_SPLT_CL): 클러스터 사용 시: 본 추종 강체와 부딪혔을 때 자신이 받는 충격의 비율(0~1)입니다.</translation>
    </message>
    <message>
        <source>Soft vs. rigid hardness with clusters (SRHR_CL): how firmly bodies that physics moves are kept out, 0 to 1.</source>
        <translation>클러스터의 강체 경도(SRHR_CL): 클러스터 사용 시: 물리 연산 강체를 밀어내는 정도(0~1)입니다.</translation>
    </message>
    <message>
        <source>Soft vs. rigid impulse split with clusters (SR_SPLT_CL): the share of a push that it takes itself when it meets bodies that physics moves, 0 to 1.</source>
        <translation>클러스터의 강체 임펄스 분배(SR_SPLT_CL): 클러스터 사용 시: 물리 연산 강체와 부딪혔을 때 자신이 받는 충격의 비율(0~1)입니다.</translation>
    </message>
    <message>
        <source>Soft vs. soft hardness with clusters (SSHR_CL): how firmly other soft bodies are kept out, 0 to 1.</source>
        <translation>클러스터의 소프트 바디 경도(SSHR_CL): 클러스터 사용 시: 다른 소프트 바디를 밀어내는 정도(0~1)입니다.</translation>
    </message>
    <message>
        <source>Soft vs. soft impulse split with clusters (SS_SPLT_CL): the share of a push that it takes itself when it meets other soft bodies, 0 to 1.</source>
        <translation>클러스터의 소프트 바디 임펄스 분배(SS_SPLT_CL): 클러스터 사용 시: 다른 소프트 바디와 부딪혔을 때 자신이 받는 충격의 비율(0~1)입니다.</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>특수</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>반사색</translation>
    </message>
    <message>
        <source>Specular power</source>
        <translation>반사 강도</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>구</translation>
    </message>
    <message>
        <source>Sphere mode</source>
        <translation>스피어 모드</translation>
    </message>
    <message>
        <source>Sphere texture</source>
        <translation>스피어 텍스처</translation>
    </message>
    <message>
        <source>Sphere: radius. Box: half extents. Capsule: radius, height. Larger bodies also turn more slowly at the same mass.</source>
        <translation>구: 반지름. 상자: 변 길이의 절반. 캡슐: 반지름, 높이. 질량이 같으면 클수록 천천히 회전합니다.</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>스피어</translation>
    </message>
    <message>
        <source>Spring 6DOF</source>
        <translation>스프링 6DOF</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>스프링</translation>
    </message>
    <message>
        <source>Standard frame</source>
        <translation>표준 프레임</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>강성</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>세기</translation>
    </message>
    <message>
        <source>Sub-texture</source>
        <translation>서브 텍스처</translation>
    </message>
    <message>
        <source>Tail bone</source>
        <translation>연결 대상 본</translation>
    </message>
    <message>
        <source>Tail is a bone</source>
        <translation>연결 대상이 본</translation>
    </message>
    <message>
        <source>Tail of the parent</source>
        <translation>부모의 연결 대상</translation>
    </message>
    <message>
        <source>Tail offset</source>
        <translation>연결 대상 오프셋</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>The English name of the morph.</source>
        <translation>모프의 영문 이름입니다.</translation>
    </message>
    <message>
        <source>The back</source>
        <translation>뒷면</translation>
    </message>
    <message>
        <source>The body that hangs: it moves against A as far as the limits let it.</source>
        <translation>매달리는 강체입니다. 제한이 허용하는 범위에서 강체 A를 기준으로 움직입니다.</translation>
    </message>
    <message>
        <source>The bones to add: all, or names separated by commas: 腕捩, 上半身2, 足先EX …</source>
        <translation>추가할 본: all 또는 쉼표로 구분한 이름(腕捩, 上半身2, 足先EX …).</translation>
    </message>
    <message>
        <source>The front</source>
        <translation>앞면</translation>
    </message>
    <message>
        <source>The material whose faces become soft; vertices at one place become one.</source>
        <translation>면을 소프트 바디로 만들 재질입니다. 같은 위치의 정점은 하나가 됩니다.</translation>
    </message>
    <message>
        <source>The names that are changed.</source>
        <translation>변경할 이름입니다.</translation>
    </message>
    <message>
        <source>The new bone follows</source>
        <translation>새 본이 따라감</translation>
    </message>
    <message>
        <source>The new bone leads</source>
        <translation>새 본이 조작함</translation>
    </message>
    <message>
        <source>The rigid body whose name a joint gets.</source>
        <translation>조인트가 어느 강체의 이름을 받을지입니다.</translation>
    </message>
    <message>
        <source>The vertex that is tied to the rigid body; one of the material of the soft body.</source>
        <translation>강체에 묶을 정점입니다. 소프트 바디의 재질에 속한 정점이어야 합니다.</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>굵기</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>임계값</translation>
    </message>
    <message>
        <source>To</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>To row</source>
        <translation>옮길 행 번호</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>허용 오차</translation>
    </message>
    <message>
        <source>Toon</source>
        <translation>툰</translation>
    </message>
    <message>
        <source>Toon texture</source>
        <translation>툰 텍스처</translation>
    </message>
    <message>
        <source>Toons</source>
        <translation>툰</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>토크</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>토러스</translation>
    </message>
    <message>
        <source>Total mass</source>
        <translation>총질량</translation>
    </message>
    <message>
        <source>Triangle mesh</source>
        <translation>삼각형 메시</translation>
    </message>
    <message>
        <source>Triangle mesh: the faces of the material hang together as cloth. Rope: its edges, as a string without width.</source>
        <translation>삼각형 메시: 재질의 면을 천처럼 잇습니다. 로프: 변을 너비 없는 끈처럼 잇습니다.</translation>
    </message>
    <message>
        <source>Turns the axes of limits and springs along that bone.</source>
        <translation>제한과 스프링의 기준이 되는 축을 그 본에 맞춥니다.</translation>
    </message>
    <message>
        <source>Turns the axes of limits and springs along the bone of B.</source>
        <translation>제한과 스프링의 기준이 되는 축을 강체 B의 본에 맞춥니다.</translation>
    </message>
    <message>
        <source>Turns the axes that limits and springs use: about Z first, then X, then Y. With Y along the bone, turning about Y is twisting.</source>
        <translation>제한과 스프링의 기준이 되는 축의 방향입니다. Z, X, Y 순으로 회전합니다. Y를 본에 맞추면 Y축 회전이 비틀림이 됩니다.</translation>
    </message>
    <message>
        <source>Turns the body so that its height is along the bone.</source>
        <translation>강체의 높이 방향을 본에 맞춰 회전합니다.</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>비틀기</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>UV islands</source>
        <translation>UV 아일랜드</translation>
    </message>
    <message>
        <source>Unit angle</source>
        <translation>단위각</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>사용되지 않음</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>위쪽 방향</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>상한</translation>
    </message>
    <message>
        <source>Use the UV of the first</source>
        <translation>첫 번째 것을 사용</translation>
    </message>
    <message>
        <source>Uses the centre of the selection as the pivot.</source>
        <translation>선택 범위의 중심을 기준점으로 합니다.</translation>
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
        <translation>값</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Velocity correction factor (VCF): how much of a correction of position becomes speed. 1 is usual; less takes away bouncing.</source>
        <translation>속도 보정 계수(VCF): 위치 보정을 속도에 얼마나 반영할지입니다. 보통 1이며, 작으면 덜 튑니다.</translation>
    </message>
    <message>
        <source>Velocity solver iterations (V_IT): how often speeds are solved in each step. 0 is usual; more is stiffer, and slower to compute.</source>
        <translation>속도 솔버 반복 횟수(V_IT): 한 번의 계산에서 속도를 보정하는 횟수입니다. 보통 0이며, 많을수록 뻣뻣하고 느려집니다.</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>Vertex at the same place</source>
        <translation>같은 위치의 정점</translation>
    </message>
    <message>
        <source>Vertex colour</source>
        <translation>정점 색</translation>
    </message>
    <message>
        <source>Vertex of the same UV</source>
        <translation>UV가 같은 정점</translation>
    </message>
    <message>
        <source>Vertex of the same number</source>
        <translation>번호가 같은 정점</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>Vertices of the bone</source>
        <translation>본의 정점</translation>
    </message>
    <message>
        <source>Vertices that are moved by no more than this are left out.</source>
        <translation>이동량이 이 이하인 정점은 제외합니다.</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Volume conservation coefficient (VC): how strongly its volume is drawn to the stored one, 0 and up. With PMX no volume is stored, so that it shrinks.</source>
        <translation>부피 보존 계수(VC): 기억해 둔 부피로 당기는 세기(0 이상)입니다. PMX의 소프트 바디는 부피를 기억하지 않으므로 줄어듭니다.</translation>
    </message>
    <message>
        <source>Volume stiffness (VST), 0 to 1. Bullet stores it, but does not use it.</source>
        <translation>부피 강성(VST): 부피의 강성(0~1)입니다. Bullet은 값을 보관만 하고 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>웨이트</translation>
    </message>
    <message>
        <source>Weighted mean</source>
        <translation>웨이트 평균</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>웨이트</translation>
    </message>
    <message>
        <source>What becomes a material of its own.</source>
        <translation>별도의 재질로 만들 대상입니다.</translation>
    </message>
    <message>
        <source>What the air acts on. V: vertices, F: faces; one-sided air acts on the front only. V_Point is the fastest.</source>
        <translation>공기가 작용하는 대상입니다. V: 정점, F: 면. OneSided는 앞면에만 작용합니다. V_Point가 가장 빠릅니다.</translation>
    </message>
    <message>
        <source>What the morph changes.</source>
        <translation>모프가 바꾸는 것입니다.</translation>
    </message>
    <message>
        <source>Whole chains</source>
        <translation>체인 전체</translation>
    </message>
    <message>
        <source>Whole names</source>
        <translation>이름 전체</translation>
    </message>
    <message>
        <source>Whole names only</source>
        <translation>이름 전체 일치만</translation>
    </message>
    <message>
        <source>Width to height</source>
        <translation>가로세로 비율(가로÷세로)</translation>
    </message>
    <message>
        <source>With</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>With a face</source>
        <translation>면도 만들기</translation>
    </message>
    <message>
        <source>With group</source>
        <translation>상대 그룹</translation>
    </message>
    <message>
        <source>With their joints</source>
        <translation>조인트도 함께</translation>
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
        <translation>예</translation>
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
        <translation>마우스 오른쪽 버튼: 이 값들을 복사하거나 선택 항목에 붙여넣기</translation>
    </message>
</context>
<context>
    <name>FieldTableModel</name>
    <message>
        <source>Ctrl+click goes there.</source>
        <translation>Ctrl+클릭하면 그곳으로 이동합니다.</translation>
    </message>
    <message>
        <source>This would delete offsets of morphs: change their kind in a single cell</source>
        <translation>모프의 오프셋이 삭제됩니다. 종류는 셀 하나에서 변경하십시오</translation>
    </message>
</context>
<context>
    <name>FileBar</name>
    <message>
        <source>{} is not there any more: another program has moved or deleted it.</source>
        <translation>{}이(가) 더 이상 없습니다. 다른 프로그램이 이동하거나 삭제했습니다.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>다시 저장</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>{} was changed by another program.</source>
        <translation>다른 프로그램이 {}을(를) 변경했습니다.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 불러오기</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>이것을 유지</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>New model</source>
        <translation>새 모델</translation>
    </message>
    <message>
        <source>{} opened and upgraded to PMX</source>
        <translation>{}을(를) 열어 PMX로 변환했습니다</translation>
    </message>
    <message>
        <source>{} opened</source>
        <translation>{}을(를) 열었습니다</translation>
    </message>
    <message>
        <source>{opened}; what was noticed is in Messages</source>
        <translation>{opened}; 확인된 내용은 메시지에 있습니다</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>사본 저장</translation>
    </message>
    <message>
        <source>The options will be used when {} is saved</source>
        <translation>이 옵션은 {}을(를) 저장할 때 사용됩니다</translation>
    </message>
    <message>
        <source>{} is still being saved</source>
        <translation>{}을(를) 아직 저장하는 중입니다</translation>
    </message>
    <message>
        <source>Saving {} was cancelled</source>
        <translation>{} 저장 취소됨</translation>
    </message>
    <message>
        <source>Looking what {} would lose</source>
        <translation>{}(으)로 저장하면 잃는 것 확인 중</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>{} 저장 중</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>{}을(를) 저장했습니다</translation>
    </message>
    <message>
        <source>{} saved; what it could not keep is in Messages: {}</source>
        <translation>{}을(를) 저장했습니다. 저장하지 못한 항목은 메시지에 있습니다: {}개</translation>
    </message>
    <message>
        <source>The file could not be saved; what was there is untouched.</source>
        <translation>파일을 저장할 수 없습니다. 원래 있던 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>{} is as in its file again</source>
        <translation>{}을(를) 파일의 상태로 되돌렸습니다</translation>
    </message>
    <message>
        <source>{} was stopped</source>
        <translation>{} 작업을 중지했습니다</translation>
    </message>
</context>
<context>
    <name>FileEditor</name>
    <message>
        <source>Browse…</source>
        <translation>찾아보기…</translation>
    </message>
</context>
<context>
    <name>FilterBox</name>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>No regular expression: {}</source>
        <translation>정규 표현식이 아닙니다: {}</translation>
    </message>
    <message>
        <source>Show only what has all these words in its name (Ctrl+F). Letters typed into the list are tools.
/…/ is a regular expression: /^[左右]/, /[0-9]$/, /arm|leg/</source>
        <translation>이름에 이 단어가 모두 들어 있는 것만 표시합니다(Ctrl+F). 목록에서 누른 글자 키는 도구로 동작합니다.
/…/는 정규 표현식입니다: /^[左右]/, /[0-9]$/, /arm|leg/</translation>
    </message>
</context>
<context>
    <name>FindingTree</name>
    <message>
        <source>Error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>정보</translation>
    </message>
    <message>
        <source>What</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>분류</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>심각도</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>자세히</translation>
    </message>
    <message>
        <source>Safe fix: made along with all safe ones, and nothing is lost by it</source>
        <translation>안전한 수정: 안전한 수정을 한꺼번에 할 때 포함되며, 잃는 것이 없습니다</translation>
    </message>
    <message>
        <source>Fix: it changes the model, so have a look at what it does</source>
        <translation>수정: 모델이 바뀌므로 내용을 확인하십시오</translation>
    </message>
    <message>
        <source>By hand: {}</source>
        <translation>직접: {}</translation>
    </message>
    <message>
        <source>Safe fix</source>
        <translation>안전한 수정</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>수정</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>직접</translation>
    </message>
    <message>
        <source>{} (ignored)</source>
        <translation>{} (무시함)</translation>
    </message>
</context>
<context>
    <name>FixPanel</name>
    <message>
        <source>Fix this…</source>
        <translation>이것 수정…</translation>
    </message>
    <message>
        <source>Fix all of this kind…</source>
        <translation>이 종류 모두 수정…</translation>
    </message>
    <message>
        <source>Ignore this</source>
        <translation>무시</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Working out what would change…</source>
        <translation>변경될 내용 확인 중…</translation>
    </message>
    <message>
        <source>Choose a finding to read what happens in MMD because of it.</source>
        <translation>항목을 선택하면 그것 때문에 MMD에서 어떤 일이 생기는지 표시됩니다.</translation>
    </message>
    <message>
        <source>Do not ignore this</source>
        <translation>무시 취소</translation>
    </message>
    <message>
        <source>Ignores this finding of the model from now on, by the names of the rows; the file is not changed</source>
        <translation>숨기고, 이 모델에 대해 행의 이름으로 기억합니다. 파일에는 기록하지 않습니다</translation>
    </message>
    <message>
        <source>Fixes the selected findings; you see what changes before</source>
        <translation>선택한 항목을 수정합니다. 변경될 내용을 먼저 확인할 수 있습니다</translation>
    </message>
    <message>
        <source>Fixes all that this check finds; you see what changes before</source>
        <translation>이 검사에서 찾은 것을 모두 수정합니다. 변경될 내용을 먼저 확인할 수 있습니다</translation>
    </message>
    <message>
        <source>Fix (may change how the model looks): “{}”</source>
        <translation>수정(모습이 바뀔 수 있음): “{}”</translation>
    </message>
    <message>
        <source>No automatic fix: {}</source>
        <translation>자동 수정 없음: {}</translation>
    </message>
    <message>
        <source>•  Not fixed: {}</source>
        <translation>•  수정하지 못함: {}</translation>
    </message>
    <message>
        <source>No finding is selected</source>
        <translation>선택한 항목이 없습니다</translation>
    </message>
    <message>
        <source>This finding is ignored</source>
        <translation>무시한 항목입니다</translation>
    </message>
    <message>
        <source>Fix: “{}”</source>
        <translation>수정: “{}”</translation>
    </message>
    <message>
        <source>Fix: {}</source>
        <translation>수정: {}</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>변경될 것이 없습니다.</translation>
    </message>
    <message>
        <source>{} added</source>
        <translation>{}개 추가</translation>
    </message>
    <message>
        <source>{} removed</source>
        <translation>{}개 제거</translation>
    </message>
    <message>
        <source>{} moved</source>
        <translation>{}개 이동</translation>
    </message>
    <message>
        <source>{} changed</source>
        <translation>{}개 변경</translation>
    </message>
</context>
<context>
    <name>FlipBar</name>
    <message>
        <source>from {place}: {morph}</source>
        <translation>{place}부터: {morph}</translation>
    </message>
    <message>
        <source>On the slider</source>
        <translation>슬라이더에서의 위치</translation>
    </message>
</context>
<context>
    <name>FoldingRow</name>
    <message>
        <source>More options</source>
        <translation>옵션 더 보기</translation>
    </message>
</context>
<context>
    <name>FrameBox</name>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Frame; 30 are a second</source>
        <translation>프레임(30프레임이 1초)</translation>
    </message>
</context>
<context>
    <name>FrameCommands</name>
    <message>
        <source>Insert</source>
        <translation>삽입</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Take {count} out</source>
        <translation>{count}개 빼기</translation>
    </message>
    <message>
        <source>Move items</source>
        <translation>요소 이동</translation>
    </message>
    <message>
        <source>Put {what} into {frame}</source>
        <translation>{frame}에 등록: {what}</translation>
    </message>
</context>
<context>
    <name>FrameIndicator</name>
    <message>
        <source>Visible bones and morphs that are in no display frame: MMD does not show them</source>
        <translation>어떤 표시 프레임에도 없는 표시 본과 모프: MMD에 표시되지 않습니다</translation>
    </message>
    <message>
        <source>{count} not in a display frame</source>
        <translation>표시 프레임에 없음: {count}</translation>
    </message>
</context>
<context>
    <name>FrameTree</name>
    <message>
        <source>(no name)</source>
        <translation>(이름 없음)</translation>
    </message>
    <message>
        <source>Items with problems in MMD: {count}</source>
        <translation>MMD에서 문제가 되는 요소: {count}개</translation>
    </message>
    <message>
        <source>A special frame: it can neither be deleted, renamed nor moved</source>
        <translation>특수 프레임: 삭제, 이름 변경, 이동을 할 수 없습니다</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
</context>
<context>
    <name>FramesPane</name>
    <message>
        <source>New</source>
        <translation>새로 만들기</translation>
    </message>
    <message>
        <source>Insert a display frame after the current one</source>
        <translation>현재 표시 프레임 뒤에 새 표시 프레임을 삽입합니다</translation>
    </message>
    <message>
        <source>Add selected</source>
        <translation>선택 항목 추가</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>여기로 이동</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>그곳으로 이동</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Register missing…</source>
        <translation>미등록 항목 등록…</translation>
    </message>
    <message>
        <source>Take the selected items out of their display frames, or delete the selected frames</source>
        <translation>선택한 항목을 표시 프레임에서 빼거나 선택한 표시 프레임을 삭제합니다</translation>
    </message>
    <message>
        <source>Standard frames</source>
        <translation>표준 프레임</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>정규화</translation>
    </message>
    <message>
        <source>Put the selected bones and morphs into the current display frame</source>
        <translation>선택한 본과 모프를 현재 표시 프레임에 넣습니다</translation>
    </message>
    <message>
        <source>Leave the selected items in this display frame alone</source>
        <translation>선택한 항목을 이 표시 프레임에만 남깁니다</translation>
    </message>
    <message>
        <source>Move what is selected up</source>
        <translation>선택한 것을 위로 이동합니다</translation>
    </message>
    <message>
        <source>Move what is selected down</source>
        <translation>선택한 것을 아래로 이동합니다</translation>
    </message>
    <message>
        <source>Select the bone or morph in the model, and show it in the view</source>
        <translation>본이나 모프를 모델에서 선택하고 뷰에 표시합니다</translation>
    </message>
    <message>
        <source>Rename the current display frame</source>
        <translation>현재 표시 프레임의 이름을 바꿉니다</translation>
    </message>
    <message>
        <source>In no display frame: {counts}</source>
        <translation>표시 프레임에 없음: {counts}</translation>
    </message>
    <message>
        <source>All visible bones and morphs are in display frames</source>
        <translation>표시 본과 모프가 모두 표시 프레임에 있습니다</translation>
    </message>
    <message>
        <source>Problems in MMD: {count}</source>
        <translation>MMD에서 문제: {count}개</translation>
    </message>
    <message>
        <source>Goes to the next one; the tool tip of what is marked says why</source>
        <translation>다음 해당 위치로 이동합니다. 이유는 표시된 항목의 도구 설명에 나옵니다</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>선택한 것이 없습니다</translation>
    </message>
    <message>
        <source>Nothing that is selected is in another display frame, too</source>
        <translation>선택한 것 중 다른 표시 프레임에도 있는 것이 없습니다</translation>
    </message>
    <message>
        <source>Put {what} into {frame}, out of the other display frames that have it</source>
        <translation>{what}을(를) 다른 표시 틀에서 빼서 {frame}에 넣습니다</translation>
    </message>
    <message>
        <source>Choose the display frame that they are to come to</source>
        <translation>등록할 표시 프레임을 선택하십시오</translation>
    </message>
    <message>
        <source>No bone or morph is selected, neither in the list of what is in no frame nor in the model</source>
        <translation>틀에 없는 목록에서도 모델에서도 본이나 모프가 선택되지 않았습니다</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>이동할 곳</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>등록할 곳</translation>
    </message>
</context>
<context>
    <name>Gizmo</name>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
</context>
<context>
    <name>Grab</name>
    <message>
        <source>Physics is paused: nothing can be pulled</source>
        <translation>물리 연산이 멈춰 있어 당길 수 없습니다</translation>
    </message>
    <message>
        <source>There is no body here that physics moves</source>
        <translation>여기에 물리 연산으로 움직이는 강체가 없습니다</translation>
    </message>
    <message>
        <source>Pull {}</source>
        <translation>{} 당기기</translation>
    </message>
    <message>
        <source>{} follows its bone</source>
        <translation>{}은(는) 본을 따라갑니다</translation>
    </message>
    <message>
        <source>{} is pinned here</source>
        <translation>{}은(는) 여기에서 고정되어 있습니다</translation>
    </message>
</context>
<context>
    <name>GraphicsBar</name>
    <message>
        <source>Katachi ended as it began to draw, so it draws without the graphics card now, more slowly.</source>
        <translation>그리기를 시작할 때 종료되었기 때문에 지금은 그래픽 카드 없이 더 느리게 그립니다.</translation>
    </message>
    <message>
        <source>Keep it so</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Use the card again</source>
        <translation>카드 다시 사용</translation>
    </message>
    <message>
        <source>The graphics card&apos;s driver has no OpenGL 3.3, but Katachi can draw without it, more slowly.</source>
        <translation>그래픽 카드 드라이버에 OpenGL 3.3이 없지만, 그것 없이 더 느리게 그릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Draw in software</source>
        <translation>소프트웨어로 그리기</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Start Katachi again to see models.</source>
        <translation>모델을 보려면 Katachi를 다시 시작하세요.</translation>
    </message>
</context>
<context>
    <name>GroupClipboard</name>
    <message>
        <source>{group} of {row} copied: it can be pasted onto other rows</source>
        <translation>{row}의 “{group}”을(를) 복사했습니다. 다른 행에 붙여넣을 수 있습니다</translation>
    </message>
    <message>
        <source>All but names</source>
        <translation>이름을 제외한 전부</translation>
    </message>
    <message>
        <source>Paste “{what}”</source>
        <translation>“{what}” 붙여넣기</translation>
    </message>
    <message>
        <source>Nothing was pasted: {}</source>
        <translation>붙여넣지 않음: {}</translation>
    </message>
    <message>
        <source>{section}: {what} set on {count}</source>
        <translation>{section}: “{what}”을(를) {count}개에 설정함</translation>
    </message>
    <message>
        <source>{}: nothing was copied that others can be given</source>
        <translation>{}: 다른 것에 붙여넣을 수 있는 내용을 복사하지 않았습니다</translation>
    </message>
    <message>
        <source>What was copied is “{}”</source>
        <translation>복사한 것은 “{}”입니다</translation>
    </message>
    <message>
        <source>{}: nothing is selected</source>
        <translation>{}: 선택한 것이 없습니다</translation>
    </message>
    <message>
        <source>Paste onto the selection</source>
        <translation>선택 항목에 붙여넣기</translation>
    </message>
    <message>
        <source>Copy this group</source>
        <translation>이 항목 묶음 복사</translation>
    </message>
</context>
<context>
    <name>GroupsEditor</name>
    <message>
        <source>Collision group {number}</source>
        <translation>충돌 그룹 {number}</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook of Katachi</source>
        <translation>Katachi 사용 설명서</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>목차</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>설명서에서 찾기</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>찾을 수 없습니다</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>도구 모음</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>첫 페이지</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>다음 찾기</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>이전 찾기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>HandlesCommands</name>
    <message>
        <source>&amp;Transform by numbers…</source>
        <translation>수치로 변형(&amp;T)…</translation>
    </message>
    <message>
        <source>Move, rotate and scale what is selected by as much as you type</source>
        <translation>선택한 것을 입력한 값만큼 이동, 회전, 크기 조정합니다</translation>
    </message>
    <message>
        <source>Virtual axis &amp;from selection</source>
        <translation>선택 항목으로 가상 축 지정(&amp;F)</translation>
    </message>
    <message>
        <source>Handles turn about this axis and move along it, whatever is selected then: from one selected row to another, of a bone to its tail, or of a face along its normal</source>
        <translation>이후 무엇을 선택하든 핸들이 이 축을 중심으로 회전하고 이 축을 따라 이동합니다. 축은 선택한 두 행 사이, 본에서 연결 대상까지, 또는 면의 법선입니다</translation>
    </message>
    <message>
        <source>St&amp;ore positions</source>
        <translation>위치 기억(&amp;O)</translation>
    </message>
    <message>
        <source>Remembers where what is selected is, with normals, axes and rotations, until it is stored again</source>
        <translation>선택한 것의 위치를 법선, 축, 회전과 함께 다시 기억할 때까지 기억해 둡니다</translation>
    </message>
    <message>
        <source>R&amp;estore positions</source>
        <translation>위치 복원(&amp;E)</translation>
    </message>
    <message>
        <source>Puts what is selected back where it was stored; without a selection all that was stored</source>
        <translation>선택한 것을 기억한 위치로 되돌립니다. 선택한 것이 없으면 기억한 것을 모두 되돌립니다</translation>
    </message>
    <message>
        <source>Nothing is selected that has a position.</source>
        <translation>위치가 있는 것을 선택하지 않았습니다.</translation>
    </message>
    <message>
        <source>Positions stored: {}</source>
        <translation>기억한 위치: {}</translation>
    </message>
    <message>
        <source>Restore positions</source>
        <translation>위치 복원</translation>
    </message>
    <message>
        <source>Positions restored: {}</source>
        <translation>복원한 위치: {}</translation>
    </message>
    <message>
        <source>Nothing of this is stored; stored are: {}</source>
        <translation>이것은 기억하지 않았습니다. 기억한 것: {}</translation>
    </message>
    <message>
        <source>No positions are stored.</source>
        <translation>기억한 위치가 없습니다.</translation>
    </message>
    <message>
        <source>The virtual axis was set.</source>
        <translation>가상 축을 지정했습니다.</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>F1: more in the handbook</source>
        <translation>F1: 설명서에서 자세히 보기</translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Help on what has the &amp;focus</source>
        <translation>포커스가 있는 것의 도움말(&amp;F)</translation>
    </message>
    <message>
        <source>Shortcuts, hotkeys</source>
        <translation>단축키, 핫키</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>설명서(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>기능 둘러보기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>이것은 무엇입니까?(&amp;W)</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>명령 찾기(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>키보드와 마우스(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Log files</source>
        <translation>로그 파일(&amp;L)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt 정보(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;About Katachi</source>
        <translation>Katachi 정보(&amp;A)</translation>
    </message>
</context>
<context>
    <name>HistoryPane</name>
    <message>
        <source>Memory: {used} of {budget}</source>
        <translation>메모리: {used} / {budget}</translation>
    </message>
</context>
<context>
    <name>ImportOptionsDialog</name>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Merge bones of the same name</source>
        <translation>이름이 같은 본 병합</translation>
    </message>
    <message>
        <source>the open model</source>
        <translation>열려 있는 모델</translation>
    </message>
    <message>
        <source>As a &amp;new document</source>
        <translation>새 문서로 열기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Append to {}</source>
        <translation>{}에 추가(&amp;A)</translation>
    </message>
    <message>
        <source>Replace &amp;positions and normals of {}</source>
        <translation>{}의 위치와 법선 바꾸기(&amp;P)</translation>
    </message>
    <message>
        <source>Replace &amp;UVs of {}</source>
        <translation>{}의 UV 바꾸기(&amp;U)</translation>
    </message>
    <message>
        <source>Replace the &amp;geometry of {}…</source>
        <translation>{}의 형상 바꾸기(&amp;G)…</translation>
    </message>
    <message>
        <source>Up&amp;date rows of {} by their names and numbers…</source>
        <translation>{}의 행을 이름과 번호로 업데이트(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>배율(&amp;S)</translation>
    </message>
    <message>
        <source>Multiplies every length of the imported model</source>
        <translation>가져오는 모델의 모든 길이에 곱합니다</translation>
    </message>
    <message>
        <source>Positions and UVs cannot be replaced: {name} has {count} vertices, the file {other}.</source>
        <translation>위치와 UV는 바꿀 수 없습니다. {name}의 정점은 {count}개, 파일은 {other}개입니다.</translation>
    </message>
</context>
<context>
    <name>ImpulseBar</name>
    <message>
        <source>Hold down to push</source>
        <translation>누르고 있는 동안 힘을 가합니다</translation>
    </message>
    <message>
        <source>Sets the morph to 1 meanwhile</source>
        <translation>그동안 모프를 1로 합니다</translation>
    </message>
    <message>
        <source>It works in Transform mode[ ({mode.toggle})] with physics on[ ({physics.on})]</source>
        <translation>변형 모드[({mode.toggle})]에서 물리 연산[({physics.on})]을 켰을 때 작동합니다</translation>
    </message>
</context>
<context>
    <name>InfluenceTable</name>
    <message>
        <source>Weight of {bone}</source>
        <translation>{bone}의 웨이트</translation>
    </message>
    <message>
        <source>Replace {bone}</source>
        <translation>{bone} 바꾸기</translation>
    </message>
    <message>
        <source>Weights changed of vertices: {count}</source>
        <translation>웨이트를 변경한 정점: {count}개</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>잠금</translation>
    </message>
    <message>
        <source>What is checked keeps its weight while others are changed by hand</source>
        <translation>체크한 본은 다른 본을 직접 변경해도 웨이트가 유지됩니다</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Type another name to have that bone in its place; a dash takes it away</source>
        <translation>다른 이름을 입력하면 그 본으로 바뀝니다. -를 입력하면 빠집니다</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>웨이트</translation>
    </message>
    <message>
        <source>The mean over all the vertices. Also *0.5 or +0.1, for each its own</source>
        <translation>모든 정점의 평균입니다. *0.5나 +0.1을 입력하면 정점마다 계산합니다</translation>
    </message>
    <message>
        <source>From – to</source>
        <translation>최소 – 최대</translation>
    </message>
    <message>
        <source>Where the vertices differ: the least and the greatest weight</source>
        <translation>정점마다 다를 때: 가장 작은 웨이트와 가장 큰 웨이트</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>How many of the vertices the bone moves</source>
        <translation>이 본이 움직이는 정점의 수</translation>
    </message>
</context>
<context>
    <name>InfluencesPane</name>
    <message>
        <source>&amp;Normalize</source>
        <translation>정규화(&amp;N)</translation>
    </message>
    <message>
        <source>Make the weights of each vertex sum to 1</source>
        <translation>각 정점의 웨이트 합계를 1로 만듭니다</translation>
    </message>
    <message>
        <source>&amp;Copy from the current vertex</source>
        <translation>현재 정점에서 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Give all of them the kind, the bones and the weights of the current vertex</source>
        <translation>모든 정점에 현재 정점의 변형 방식, 본, 웨이트를 적용합니다</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>정점 웨이트</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>혼합</translation>
    </message>
    <message>
        <source>How the vertices follow their bones; another choice converts all of them</source>
        <translation>정점이 본을 따르는 방식입니다. 다른 것을 선택하면 모두 변환합니다</translation>
    </message>
    <message>
        <source>Select vertices, faces or materials to see which bones move them.</source>
        <translation>정점, 면, 재질을 선택하면 어떤 본이 움직이는지 표시됩니다.</translation>
    </message>
    <message>
        <source>Vertices: {count}</source>
        <translation>정점: {count}개</translation>
    </message>
    <message>
        <source>⚠ SDEF between bones that are no parent and child: {count}</source>
        <translation>⚠ 부모와 자식이 아닌 본의 SDEF: {count}개</translation>
    </message>
    <message>
        <source>⚠ Weights that do not sum to 1: {count}</source>
        <translation>⚠ 웨이트 합계가 1이 아닌 정점: {count}개</translation>
    </message>
</context>
<context>
    <name>InspectorPane</name>
    <message>
        <source>Select what is to be added, anywhere, and press “Add selected”</source>
        <translation>추가할 것을 아무 데서나 선택하고 “선택 항목 추가”를 누르십시오</translation>
    </message>
    <message>
        <source>{rows} pinned: changes go to all</source>
        <translation>고정됨: {rows}. 변경이 모두에 적용됩니다</translation>
    </message>
    <message>
        <source>{rows} selected: changes go to all</source>
        <translation>선택됨: {rows}. 변경이 모두에 적용됩니다</translation>
    </message>
    <message>
        <source>Back to where the last link was followed</source>
        <translation>마지막으로 링크를 따라가기 전으로 돌아갑니다</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Keep this page while other rows are selected</source>
        <translation>다른 행을 선택해도 이 페이지를 유지합니다</translation>
    </message>
</context>
<context>
    <name>JobProgress</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>KeptCamerasMenu</name>
    <message>
        <source>Remembere&amp;d cameras</source>
        <translation>기억한 카메라(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remember by number</source>
        <translation>번호에 기억(&amp;R)</translation>
    </message>
    <message>
        <source>Loo&amp;k by number</source>
        <translation>번호에서 불러오기(&amp;K)</translation>
    </message>
    <message>
        <source>Remember &amp;as…</source>
        <translation>이름 붙여 기억(&amp;A)…</translation>
    </message>
    <message>
        <source>Camera &amp;{}</source>
        <translation>카메라(&amp;{})</translation>
    </message>
    <message>
        <source>Camera {}</source>
        <translation>카메라 {}</translation>
    </message>
    <message>
        <source>&amp;Look from there</source>
        <translation>그 시점으로 보기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remember here from where it is seen now</source>
        <translation>지금 시점으로 덮어쓰기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>지우기(&amp;F)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Remember as</source>
        <translation>이름 붙여 기억</translation>
    </message>
</context>
<context>
    <name>Knife</name>
    <message>
        <source>Nothing is cut in a pose: switch “Show the pose in Edit mode” off</source>
        <translation>포즈에서는 자를 수 없습니다: “편집 모드에서 포즈 표시”를 끄십시오</translation>
    </message>
    <message>
        <source>The line crosses nothing that can be cut</source>
        <translation>선이 자를 수 있는 면을 지나지 않습니다</translation>
    </message>
    <message>
        <source>Cut with the knife</source>
        <translation>나이프로 자르기</translation>
    </message>
</context>
<context>
    <name>LackingNames</name>
    <message>
        <source>Bones and morphs that the motions move, but that the model does not have</source>
        <translation>모션이 움직이지만 모델에는 없는 본과 모프</translation>
    </message>
    <message>
        <source>Not in the model: {}</source>
        <translation>모델에 없음: {}</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Select a bone to see its weights</source>
        <translation>본을 선택하면 그 웨이트가 보입니다</translation>
    </message>
</context>
<context>
    <name>LicenceDialog</name>
    <message>
        <source>Licence</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>What {} tells of its author and its licence:</source>
        <translation>{}에 적힌 제작자와 라이선스:</translation>
    </message>
    <message>
        <source>I may change it: the author allows me to</source>
        <translation>개변해도 됨: 제작자의 허락을 받았음</translation>
    </message>
    <message>
        <source>Its licence forbids changing it ({}).</source>
        <translation>이 라이선스는 개변을 금지합니다 ({}).</translation>
    </message>
</context>
<context>
    <name>LightBall</name>
    <message>
        <source>Direction of the light</source>
        <translation>조명의 방향</translation>
    </message>
    <message>
        <source>Drag to where the light comes from, beyond the rim for behind; arrow keys turn it</source>
        <translation>빛이 오는 쪽으로 드래그합니다. 가장자리 밖은 뒤쪽에서 오는 빛입니다. 화살표 키로도 돌립니다</translation>
    </message>
</context>
<context>
    <name>LightPane</name>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Standard (mode 1)</source>
        <translation>표준 (모드 1)</translation>
    </message>
    <message>
        <source>By distance (mode 2)</source>
        <translation>거리에 따름 (모드 2)</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>선택(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Neutral</source>
        <translation>기본(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;MMD&apos;s own light</source>
        <translation>MMD 기본 조명(&amp;M)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>조명</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>셀프 섀도우</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>배경</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
</context>
<context>
    <name>LinesEditor</name>
    <message>
        <source>mixed</source>
        <translation>혼합</translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message>
        <source>Saved with losses</source>
        <translation>일부를 잃고 저장됨</translation>
    </message>
    <message>
        <source>{name} was saved. What the format cannot keep: {count}</source>
        <translation>{name}을(를) 저장했습니다. 이 형식으로 저장하지 못한 항목: {count}개</translation>
    </message>
    <message>
        <source>The open model still has all of it until it is closed. The list is in Messages, too.</source>
        <translation>열려 있는 모델에는 닫을 때까지 모두 남아 있습니다. 목록은 메시지에도 있습니다.</translation>
    </message>
    <message>
        <source>Save with losses</source>
        <translation>일부를 잃고 저장</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>What would be lost</source>
        <translation>잃게 될 것</translation>
    </message>
    <message>
        <source>{} cannot keep all of the model. This will be lost:</source>
        <translation>{}에는 모델 전체를 저장할 수 없습니다. 다음 항목을 잃습니다:</translation>
    </message>
    <message>
        <source>{} can keep all of the model.</source>
        <translation>{}에는 모델 전체를 저장할 수 있습니다.</translation>
    </message>
    <message>
        <source>The open model keeps all of it until it is closed.</source>
        <translation>열려 있는 모델에는 닫을 때까지 모두 남습니다.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
</context>
<context>
    <name>MaskCommands</name>
    <message>
        <source>Hide what is selected; of vertices, the faces around them</source>
        <translation>선택한 것을 숨깁니다. 정점은 주변의 면을 숨깁니다</translation>
    </message>
    <message>
        <source>Hide all that is not selected: of faces and what is made of them, or of bones, bodies or joints</source>
        <translation>선택하지 않은 것을 모두 숨깁니다. 면과 면에 속한 것, 또는 본, 강체, 조인트가 대상입니다</translation>
    </message>
    <message>
        <source>&amp;Hide selected</source>
        <translation>선택 항목 숨기기(&amp;H)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Show &amp;only selected</source>
        <translation>선택 항목만 표시(&amp;O)</translation>
    </message>
    <message>
        <source>Show only</source>
        <translation>이것만 표시</translation>
    </message>
    <message>
        <source>Of the selected bones, or those of the selected rigid bodies: the faces that they move</source>
        <translation>선택한 본 또는 선택한 강체의 본이 움직이는 면</translation>
    </message>
    <message>
        <source>Of the selected vertex morphs, and groups of them: the faces that they move</source>
        <translation>선택한 정점 모프와 이를 포함한 그룹이 움직이는 면</translation>
    </message>
    <message>
        <source>&amp;Hide faces</source>
        <translation>면 숨기기(&amp;H)</translation>
    </message>
    <message>
        <source>Show &amp;only faces</source>
        <translation>면만 표시(&amp;O)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Hide the faces that are shown, and show those that are hidden</source>
        <translation>표시된 면을 숨기고 숨긴 면을 표시합니다</translation>
    </message>
    <message>
        <source>Show only the bones, bodies and joints of the faces that are shown</source>
        <translation>표시된 면과 관련된 본, 강체, 조인트만 표시합니다</translation>
    </message>
    <message>
        <source>Hide what was hidden before; again: what is hidden now</source>
        <translation>직전에 숨겼던 것을 숨깁니다. 다시 실행하면 지금 숨긴 것으로 돌아갑니다</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>모두 표시(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Invert faces</source>
        <translation>면 반전(&amp;I)</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>반전</translation>
    </message>
    <message>
        <source>Only bones and bodies of &amp;these faces</source>
        <translation>이 면의 본과 강체만(&amp;T)</translation>
    </message>
    <message>
        <source>Show &amp;none</source>
        <translation>모두 숨기기(&amp;N)</translation>
    </message>
    <message>
        <source>Hide the faces of all materials</source>
        <translation>모든 재질의 면을 숨깁니다</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>직전 마스크(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Lock selected</source>
        <translation>선택 항목 잠그기(&amp;L)</translation>
    </message>
    <message>
        <source>Have the model view no longer select what is selected; lists still do</source>
        <translation>선택한 것을 모델 뷰에서는 선택할 수 없게 합니다. 목록에서는 선택할 수 있습니다</translation>
    </message>
    <message>
        <source>&amp;Unlock all</source>
        <translation>모든 잠금 해제(&amp;U)</translation>
    </message>
    <message>
        <source>Have the model view select everything again</source>
        <translation>모델 뷰에서 다시 모든 것을 선택할 수 있게 합니다</translation>
    </message>
    <message>
        <source>Check which materials are shown</source>
        <translation>표시할 재질을 체크합니다</translation>
    </message>
    <message>
        <source>Mas&amp;ks…</source>
        <translation>마스크(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>이름 붙여 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Save what is hidden under a name, for this session and later ones</source>
        <translation>숨긴 것을 이름을 붙여 저장합니다. 다음에도 사용할 수 있습니다</translation>
    </message>
    <message>
        <source>Nothing is locked</source>
        <translation>잠긴 것이 없습니다</translation>
    </message>
    <message>
        <source>{section}: no faces go with what is selected</source>
        <translation>{section}: 선택한 것에 해당하는 면이 없습니다</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>이름 붙여 저장</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Masks saved as {}</source>
        <translation>마스크를 {}(으)로 저장했습니다</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>숨긴 것이 없습니다</translation>
    </message>
    <message>
        <source>{name}: not in this model any more, or changed: {count}</source>
        <translation>{name}: 이 모델에 더 이상 없거나 바뀐 것: {count}</translation>
    </message>
    <message>
        <source>The masks {} are no longer saved</source>
        <translation>마스크 {}을(를) 저장 목록에서 지웠습니다</translation>
    </message>
    <message>
        <source>{section}: {count} locked</source>
        <translation>{section}: {count}개 잠금</translation>
    </message>
    <message>
        <source>Nothing is locked any more</source>
        <translation>모든 잠금을 해제했습니다</translation>
    </message>
    <message>
        <source>Shown again: {}</source>
        <translation>다시 표시했습니다: {}</translation>
    </message>
    <message>
        <source>Nothing was hidden</source>
        <translation>숨긴 것이 없었습니다</translation>
    </message>
    <message>
        <source>Nothing is hidden any more</source>
        <translation>이제 숨긴 것이 없습니다</translation>
    </message>
    <message>
        <source>Nothing that it works on is selected or hidden</source>
        <translation>대상 중에 선택하거나 숨긴 것이 없습니다</translation>
    </message>
    <message>
        <source>Hidden: {}</source>
        <translation>숨김: {}</translation>
    </message>
</context>
<context>
    <name>MaskIndicator</name>
    <message>
        <source>This is still in the model, but not shown[ ({hide.masks} opens the masks)]</source>
        <translation>모델에는 있지만 표시되지 않습니다[({hide.masks} 키로 마스크 열기)]</translation>
    </message>
</context>
<context>
    <name>MaskList</name>
    <message>
        <source>Faces: {total}, hidden: {hidden}</source>
        <translation>면: {total}개, 숨김: {hidden}개</translation>
    </message>
    <message>
        <source>What is checked is shown; Space switches what is selected</source>
        <translation>체크한 것을 표시합니다. Space 키로 선택한 행을 전환합니다</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>The number of the material</source>
        <translation>재질의 번호</translation>
    </message>
    <message>
        <source>How many faces are shown, and of how many</source>
        <translation>표시된 면의 수와 전체 수</translation>
    </message>
</context>
<context>
    <name>MasksPane</name>
    <message>
        <source>Whole faces only</source>
        <translation>면 전체만</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>숨긴 것이 없습니다</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장됨</translation>
    </message>
    <message>
        <source>Save what is hidden by a name, or hide again what was saved</source>
        <translation>숨긴 것을 이름 붙여 저장하거나, 저장한 것을 다시 숨깁니다</translation>
    </message>
    <message>
        <source>The weight by which bones must move a vertex for it to count</source>
        <translation>본이 정점을 이 웨이트 이상으로 움직여야 대상이 됩니다</translation>
    </message>
    <message>
        <source>Only faces all of whose corners are moved</source>
        <translation>모든 꼭짓점이 움직이는 면만</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>선택 항목</translation>
    </message>
    <message>
        <source>Bones, weight from</source>
        <translation>본, 최소 웨이트</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
</context>
<context>
    <name>MaterialBar</name>
    <message>
        <source>× all 1</source>
        <translation>× 모두 1</translation>
    </message>
    <message>
        <source>+ all 0</source>
        <translation>+ 모두 0</translation>
    </message>
    <message>
        <source>The selected entries, or all, then have no effect</source>
        <translation>선택한 요소(없으면 모두)를 아무것도 바꾸지 않는 값으로 합니다</translation>
    </message>
    <message>
        <source>Adds an entry for all materials of the model</source>
        <translation>모델의 모든 재질에 적용되는 요소를 추가합니다</translation>
    </message>
    <message>
        <source>Add: all materials</source>
        <translation>추가: 모든 재질</translation>
    </message>
    <message>
        <source>Multiply by 1 in {list}</source>
        <translation>{list}을(를) 1 곱하기로</translation>
    </message>
    <message>
        <source>Add 0 in {list}</source>
        <translation>{list}을(를) 0 더하기로</translation>
    </message>
    <message>
        <source>Add to {list}</source>
        <translation>{list}에 추가</translation>
    </message>
</context>
<context>
    <name>MaterialCard</name>
    <message>
        <source>A ball of the material</source>
        <translation>재질 구</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>스피어</translation>
    </message>
    <message>
        <source>Toon</source>
        <translation>툰</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>CSV and clip&amp;board</source>
        <translation>CSV와 클립보드(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>Order and values</source>
        <translation>순서와 값</translation>
    </message>
    <message>
        <source>&amp;Handles</source>
        <translation>핸들(&amp;H)</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>축(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Pivot</source>
        <translation>기준점(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>선택(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>더 보기(&amp;M)</translation>
    </message>
    <message>
        <source>B&amp;y weights</source>
        <translation>웨이트로(&amp;Y)</translation>
    </message>
    <message>
        <source>A click selects</source>
        <translation>클릭으로 선택할 대상</translation>
    </message>
    <message>
        <source>R&amp;egion</source>
        <translation>영역(&amp;E)</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>모델(&amp;D)</translation>
    </message>
    <message>
        <source>Change na&amp;mes</source>
        <translation>이름 변경(&amp;M)</translation>
    </message>
    <message>
        <source>Display &amp;frames</source>
        <translation>표시 프레임(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Bone</source>
        <translation>본(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Make bones</source>
        <translation>본 만들기(&amp;M)</translation>
    </message>
    <message>
        <source>Tails and &amp;axes</source>
        <translation>연결 대상과 축(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;ositions</source>
        <translation>위치(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;rder of deforming</source>
        <translation>변형 순서(&amp;R)</translation>
    </message>
    <message>
        <source>M&amp;aterial</source>
        <translation>재질(&amp;A)</translation>
    </message>
    <message>
        <source>M&amp;orph</source>
        <translation>모프(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Mesh</source>
        <translation>메시(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>웨이트(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Physics</source>
        <translation>물리 연산(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rigid bodies</source>
        <translation>강체(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>조인트(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Soft bodies</source>
        <translation>소프트 바디(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>변형(&amp;T)</translation>
    </message>
    <message>
        <source>Playin&amp;g</source>
        <translation>재생(&amp;G)</translation>
    </message>
    <message>
        <source>Ph&amp;ysics</source>
        <translation>물리 연산(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>카메라(&amp;C)</translation>
    </message>
    <message>
        <source>Rotation &amp;centre</source>
        <translation>회전 중심(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hide and show</source>
        <translation>숨기기와 표시(&amp;H)</translation>
    </message>
    <message>
        <source>By &amp;bones</source>
        <translation>본으로(&amp;B)</translation>
    </message>
    <message>
        <source>By &amp;morphs</source>
        <translation>모프로(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>렌더링(&amp;D)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Display &amp;mode</source>
        <translation>표시 모드(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>오버레이(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>이름 표시(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어 / Language(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>A bone has two of the weights</source>
        <translation>본 하나가 웨이트를 둘 가지고 있습니다</translation>
    </message>
    <message>
        <source>A character of the name is not Shift-JIS</source>
        <translation>이름에 Shift-JIS에 없는 문자가 있습니다</translation>
    </message>
    <message>
        <source>A character of the path is not Shift-JIS</source>
        <translation>경로에 Shift-JIS에 없는 문자가 있습니다</translation>
    </message>
    <message>
        <source>A component of the colour is beyond 0 to 1</source>
        <translation>색의 성분이 0~1 범위를 벗어났습니다</translation>
    </message>
    <message>
        <source>A corner is missing</source>
        <translation>꼭짓점 하나가 없습니다</translation>
    </message>
    <message>
        <source>A face needs three vertices; the model has fewer.</source>
        <translation>면에는 정점이 셋 필요한데 모델의 정점이 그보다 적습니다.</translation>
    </message>
    <message>
        <source>A hidden morph (panel 0): MMD may crash where a display frame has one</source>
        <translation>숨긴 모프(패널 0): 표시 프레임에 있으면 MMD가 강제 종료될 수 있습니다</translation>
    </message>
    <message>
        <source>A lower limit of a link is above the upper one</source>
        <translation>링크의 하한이 상한보다 큽니다</translation>
    </message>
    <message>
        <source>A morph made of {:,} others</source>
        <translation>모프 {:,}개로 모프를 만들었습니다</translation>
    </message>
    <message>
        <source>A motion cannot hold “{}” (not in Shift-JIS).</source>
        <translation>“{}”은(는) 모션에 저장할 수 없습니다(Shift-JIS에 없음).</translation>
    </message>
    <message>
        <source>A rope has to have vertices at two places</source>
        <translation>로프에는 서로 다른 위치의 정점이 둘 이상 필요합니다</translation>
    </message>
    <message>
        <source>A vertex is at no usable place</source>
        <translation>사용할 수 없는 위치의 정점이 있습니다</translation>
    </message>
    <message>
        <source>A vertex morph made; vertices: {:,}</source>
        <translation>정점 모프를 만들었습니다. 정점: {:,}개</translation>
    </message>
    <message>
        <source>A weight is below 0</source>
        <translation>웨이트가 0 미만입니다</translation>
    </message>
    <message>
        <source>Absolute paths whose files are not found: {}</source>
        <translation>파일을 찾을 수 없는 절대 경로: {}</translation>
    </message>
    <message>
        <source>Additional UVs: {}; morphs removed: {:,}</source>
        <translation>추가 UV: {}개; 제거한 모프: {:,}개</translation>
    </message>
    <message>
        <source>Ambient colours set: {:,}</source>
        <translation>환경색을 설정했습니다: {:,}개</translation>
    </message>
    <message>
        <source>Anchors without a rigid body, or at vertices that are not its own, are left out: {}.</source>
        <translation>강체가 없거나 자신의 것이 아닌 정점의 앵커를 제외했습니다: {}.</translation>
    </message>
    <message>
        <source>Another face has the same corners and material</source>
        <translation>꼭짓점과 재질이 같은 면이 또 있습니다</translation>
    </message>
    <message>
        <source>B-links of distance {} are left out: more than {:,} vertices.</source>
        <translation>거리 {}의 B-Link를 제외했습니다. 정점이 {:,}개를 넘습니다.</translation>
    </message>
    <message>
        <source>Became unstable repeatedly; this body follows its bone from now on.</source>
        <translation>여러 번 불안정해져 이제부터 이 강체는 본을 따라갑니다.</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Bones brought to deform level 0: {:,}</source>
        <translation>변형 계층을 0으로 한 본: {:,}개</translation>
    </message>
    <message>
        <source>Bones deform in the right order</source>
        <translation>본의 변형 순서가 올바릅니다</translation>
    </message>
    <message>
        <source>Bones taken out of {}: {:,}</source>
        <translation>{}에서 뺀 본: {:,}개</translation>
    </message>
    <message>
        <source>Bones that append from a link may deform too early now: {:,}. Put bones in order.</source>
        <translation>링크에서 부여받는 본이 이제 너무 먼저 변형될 수 있습니다: {:,}개. 본의 순서를 바로잡으십시오.</translation>
    </message>
    <message>
        <source>Both rigid bodies are the same one; the joint is left out.</source>
        <translation>두 강체가 같습니다. 조인트를 제외했습니다.</translation>
    </message>
    <message>
        <source>Both rigid bodies follow their bones; the joint does nothing</source>
        <translation>두 강체가 모두 본을 따라가므로 조인트가 아무 역할도 하지 않습니다</translation>
    </message>
    <message>
        <source>C, R0 and R1 are all 0</source>
        <translation>C, R0, R1이 모두 0입니다</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>취소되었습니다</translation>
    </message>
    <message>
        <source>Deforms before its append parent {}.</source>
        <translation>부여 부모 {}보다 먼저 변형됩니다.</translation>
    </message>
    <message>
        <source>Deforms before its parent {}.</source>
        <translation>부모 {}보다 먼저 변형됩니다.</translation>
    </message>
    <message>
        <source>Deforms before {}, the IK that turns its append parent.</source>
        <translation>부여 부모를 회전시키는 IK {}보다 먼저 변형됩니다.</translation>
    </message>
    <message>
        <source>Display frame</source>
        <translation>표시 프레임</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>표시 프레임</translation>
    </message>
    <message>
        <source>Display frames have more than {} morphs together</source>
        <translation>표시 프레임의 모프가 모두 합쳐 {}개를 넘습니다</translation>
    </message>
    <message>
        <source>Display frames: {:,}, with Root and 表情 before them.</source>
        <translation>표시 프레임: {:,}개. 앞에 Root와 表情이 붙었습니다.</translation>
    </message>
    <message>
        <source>Each needs the other, in a circle, so that no order is right.</source>
        <translation>서로 순환하며 필요로 하여 올바른 순서가 없습니다.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>영어</translation>
    </message>
    <message>
        <source>English bone names</source>
        <translation>영문 본 이름</translation>
    </message>
    <message>
        <source>English frame names</source>
        <translation>영문 표시 프레임 이름</translation>
    </message>
    <message>
        <source>English header</source>
        <translation>영문 헤더</translation>
    </message>
    <message>
        <source>English morph names</source>
        <translation>영문 모프 이름</translation>
    </message>
    <message>
        <source>Entry {} of the group is a group itself; the entry is left out.</source>
        <translation>그룹의 {}번째 요소도 그룹입니다. 이 요소를 제외했습니다.</translation>
    </message>
    <message>
        <source>Every visible bone and morph is in a display frame</source>
        <translation>모든 표시 본과 모프가 표시 프레임에 있습니다</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>면</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>면</translation>
    </message>
    <message>
        <source>Hidden morphs (panel 0) in a display frame may crash MMD</source>
        <translation>표시 프레임에 숨긴 모프(패널 0)가 있으면 MMD가 강제 종료될 수 있습니다</translation>
    </message>
    <message>
        <source>IK bones made: {:,}</source>
        <translation>만든 IK 본: {:,}개</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IK 링크</translation>
    </message>
    <message>
        <source>IK: {:,}. Each is part of its bone, with limits on knees.</source>
        <translation>IK: {:,}개. 본에 포함되며 무릎에는 제한이 있습니다.</translation>
    </message>
    <message>
        <source>In a pose only vertices, faces and materials can be moved</source>
        <translation>포즈에서는 정점, 면, 재질만 이동할 수 있습니다</translation>
    </message>
    <message>
        <source>It has a panel, but is in no display frame</source>
        <translation>패널이 있지만 표시 프레임에 없습니다</translation>
    </message>
    <message>
        <source>It has a sub-texture and vertex colours</source>
        <translation>서브 텍스처와 정점 색이 모두 있습니다</translation>
    </message>
    <message>
        <source>It has more than {:,} vertices at different places</source>
        <translation>서로 다른 위치의 정점이 {:,}개를 넘습니다</translation>
    </message>
    <message>
        <source>It has no English name</source>
        <translation>영문 이름이 없습니다</translation>
    </message>
    <message>
        <source>It has no face</source>
        <translation>면이 없습니다</translation>
    </message>
    <message>
        <source>It has no mass</source>
        <translation>질량이 없습니다</translation>
    </message>
    <message>
        <source>It has no mass; it follows its bone.</source>
        <translation>질량이 없어 본을 따라갑니다.</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>이름이 없습니다</translation>
    </message>
    <message>
        <source>It is in the display frame {} already</source>
        <translation>이미 표시 프레임 {}에 있습니다</translation>
    </message>
    <message>
        <source>It is in {}, the display frame of morphs</source>
        <translation>모프의 표시 프레임인 {}에 있습니다</translation>
    </message>
    <message>
        <source>It is not in the display frame {}</source>
        <translation>표시 프레임 {}에 없습니다</translation>
    </message>
    <message>
        <source>It is transparent and drawn before {}</source>
        <translation>반투명인데 {}보다 먼저 그려집니다</translation>
    </message>
    <message>
        <source>It is visible, but in no display frame</source>
        <translation>표시 본이지만 표시 프레임에 없습니다</translation>
    </message>
    <message>
        <source>It is {}, which MMD does not read</source>
        <translation>{} 형식이라 MMD가 읽지 못합니다</translation>
    </message>
    <message>
        <source>Its aero model is unknown; V_Point is used.</source>
        <translation>공기 모델을 알 수 없어 V_Point를 사용합니다.</translation>
    </message>
    <message>
        <source>Its alpha is 0, and it has an edge</source>
        <translation>불투명도가 0인데 엣지가 있습니다</translation>
    </message>
    <message>
        <source>Its damping is not between 0 and 1</source>
        <translation>감쇠가 0~1 범위를 벗어났습니다</translation>
    </message>
    <message>
        <source>Its kind is unknown; the joint is left out.</source>
        <translation>종류를 알 수 없어 조인트를 제외했습니다.</translation>
    </message>
    <message>
        <source>Its local axes are 0, or go the same way</source>
        <translation>로컬 축이 0이거나 같은 방향입니다</translation>
    </message>
    <message>
        <source>Its material belongs to another soft body already</source>
        <translation>재질이 이미 다른 소프트 바디에 속해 있습니다</translation>
    </message>
    <message>
        <source>Its material has no faces</source>
        <translation>재질에 면이 없습니다</translation>
    </message>
    <message>
        <source>Its material is missing</source>
        <translation>재질이 없습니다</translation>
    </message>
    <message>
        <source>Its name has {} bytes, a motion holds 1 to {}; it has no keys.</source>
        <translation>이름이 {}바이트입니다. 모션에는 1~{}바이트만 들어가므로 키를 만들지 않습니다.</translation>
    </message>
    <message>
        <source>Its shape is unknown</source>
        <translation>모양을 알 수 없습니다</translation>
    </message>
    <message>
        <source>Its size is negative</source>
        <translation>크기가 음수입니다</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>Link {} of the IK is missing; the link is left out.</source>
        <translation>IK의 {}번째 링크가 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>Link {} of the IK is the target; the link is left out.</source>
        <translation>IK의 {}번째 링크가 타겟이어서 제외했습니다.</translation>
    </message>
    <message>
        <source>Local axes not of length 1, or not at a right angle</source>
        <translation>로컬 축의 길이가 1이 아니거나 직각이 아닙니다</translation>
    </message>
    <message>
        <source>MMD cannot read the path {!r}</source>
        <translation>MMD가 경로 {!r}을(를) 읽지 못합니다</translation>
    </message>
    <message>
        <source>MMD needs the special frame {}: it can neither be deleted nor renamed</source>
        <translation>MMD에는 특수 프레임 {}이(가) 필요하므로 삭제하거나 이름을 바꿀 수 없습니다</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>Materials have names</source>
        <translation>재질에 이름이 있습니다</translation>
    </message>
    <message>
        <source>Materials with colours beyond 0 to 1: {:,}</source>
        <translation>색이 0~1 범위를 벗어난 재질: {:,}개</translation>
    </message>
    <message>
        <source>Materials: {:,}. They were named 材質1 and so on, and spheres became textures of their own.</source>
        <translation>재질: {:,}개. 이름은 材質1 등으로 붙이고, 스피어는 별도의 텍스처가 되었습니다.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>More clusters than can be made; {} are used.</source>
        <translation>만들 수 있는 것보다 클러스터가 많아 {}개를 사용합니다.</translation>
    </message>
    <message>
        <source>More than {} loops</source>
        <translation>루프 횟수가 {}을(를) 넘습니다</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Morph {} in display frames: MMD may crash where there are more than {}</source>
        <translation>표시 프레임의 {}번째 모프: {}개를 넘으면 MMD가 강제 종료될 수 있습니다</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Morphs are part of the mesh; vertices changed: {:,}</source>
        <translation>모프를 메시에 반영했습니다. 변경한 정점: {:,}개</translation>
    </message>
    <message>
        <source>New bone morph {}; bones moved: {:,}</source>
        <translation>새 본 모프 {}; 움직이는 본: {:,}개</translation>
    </message>
    <message>
        <source>New vertex morph {}; vertices moved: {:,}</source>
        <translation>새 정점 모프 {}; 움직이는 정점: {:,}개</translation>
    </message>
    <message>
        <source>No bone had to move</source>
        <translation>이동할 본이 없었습니다</translation>
    </message>
    <message>
        <source>No bone is moved.</source>
        <translation>움직인 본이 없습니다.</translation>
    </message>
    <message>
        <source>No bones added</source>
        <translation>추가한 본이 없습니다</translation>
    </message>
    <message>
        <source>No face and no soft body has the vertex</source>
        <translation>면에도 소프트 바디에도 쓰이지 않는 정점입니다</translation>
    </message>
    <message>
        <source>No face of its material has an area</source>
        <translation>재질에 면적이 있는 면이 없습니다</translation>
    </message>
    <message>
        <source>No files were copied; the program finds them, but MMD will look for: {}</source>
        <translation>파일을 복사하지 않았습니다. 이 프로그램은 찾지만 MMD는 다음을 찾습니다: {}</translation>
    </message>
    <message>
        <source>No loops, or a unit angle of 0</source>
        <translation>루프 횟수 또는 단위각이 0입니다</translation>
    </message>
    <message>
        <source>No material draws the face</source>
        <translation>이 면을 그리는 재질이 없습니다</translation>
    </message>
    <message>
        <source>No material uses it</source>
        <translation>이것을 쓰는 재질이 없습니다</translation>
    </message>
    <message>
        <source>No semi-standard bone can be added</source>
        <translation>추가할 수 있는 준표준 본이 없습니다</translation>
    </message>
    <message>
        <source>No tail is an offset that ends where a child of its bone stands.</source>
        <translation>자식 본의 위치를 가리키는 연결 대상 오프셋이 없습니다.</translation>
    </message>
    <message>
        <source>No vertex is moved.</source>
        <translation>움직인 정점이 없습니다.</translation>
    </message>
    <message>
        <source>None of the bones has a tail or a child that gives a direction.</source>
        <translation>방향을 알 수 있는 연결 대상이나 자식을 가진 본이 없습니다.</translation>
    </message>
    <message>
        <source>None of the bones has a tail that is a bone.</source>
        <translation>연결 대상이 본인 것이 없습니다.</translation>
    </message>
    <message>
        <source>Not sorted, as their files are not found: {}</source>
        <translation>파일을 찾을 수 없어 분류하지 않았습니다: {}</translation>
    </message>
    <message>
        <source>Offsets of the same target: {:,}</source>
        <translation>같은 대상의 오프셋: {:,}개</translation>
    </message>
    <message>
        <source>Only PMX 2.1 has it</source>
        <translation>PMX 2.1에만 있습니다</translation>
    </message>
    <message>
        <source>Other bones have the same name in a motion; it has no keys.</source>
        <translation>모션에서 이름이 같아지는 다른 본이 있어 키를 만들지 않습니다.</translation>
    </message>
    <message>
        <source>Out of range, the nearest that is in it is used: {}.</source>
        <translation>범위를 벗어나 범위 안의 가장 가까운 값을 사용합니다: {}.</translation>
    </message>
    <message>
        <source>PMD has no English names of bodies and joints</source>
        <translation>PMD에는 강체와 조인트의 영문 이름이 없습니다</translation>
    </message>
    <message>
        <source>PMD has no additional UVs</source>
        <translation>PMD에는 추가 UV가 없습니다</translation>
    </message>
    <message>
        <source>PMD has no external parents</source>
        <translation>PMD에는 외부 부모가 없습니다</translation>
    </message>
    <message>
        <source>PMD has no local append</source>
        <translation>PMD에는 로컬 부여가 없습니다</translation>
    </message>
    <message>
        <source>PMD has no local axes</source>
        <translation>PMD에는 로컬 축이 없습니다</translation>
    </message>
    <message>
        <source>PMD has no memos</source>
        <translation>PMD에는 메모가 없습니다</translation>
    </message>
    <message>
        <source>PMD has no names of materials</source>
        <translation>PMD에는 재질 이름이 없습니다</translation>
    </message>
    <message>
        <source>PMD has no negative weights</source>
        <translation>PMD에는 음수 웨이트가 없습니다</translation>
    </message>
    <message>
        <source>PMD has no other special frames than Root and 表情</source>
        <translation>PMD의 특수 프레임은 Root와 表情뿐입니다</translation>
    </message>
    <message>
        <source>PMD has no sphere mode without a sphere texture</source>
        <translation>PMD에는 스피어 텍스처 없는 스피어 모드가 없습니다</translation>
    </message>
    <message>
        <source>PMD has no sphere textures that are off</source>
        <translation>PMD에는 꺼진 스피어 텍스처가 없습니다</translation>
    </message>
    <message>
        <source>PMD has no translation append</source>
        <translation>PMD에는 이동 부여가 없습니다</translation>
    </message>
    <message>
        <source>PMD has no vertex colours</source>
        <translation>PMD에는 정점 색이 없습니다</translation>
    </message>
    <message>
        <source>PMX 1.0, which was never published; 2.0 or 2.1 expected</source>
        <translation>공개된 적 없는 PMX 1.0입니다. 2.0 또는 2.1이어야 합니다</translation>
    </message>
    <message>
        <source>PMX version {!r}: auto, 2.0 or 2.1 expected</source>
        <translation>PMX 버전 {!r}: auto, 2.0 또는 2.1이어야 합니다</translation>
    </message>
    <message>
        <source>Physics became unstable and was restarted</source>
        <translation>물리 연산이 불안정해져 다시 시작했습니다</translation>
    </message>
    <message>
        <source>Physics rotates this bone about other axes than its fixed axis; keys cannot.</source>
        <translation>물리 연산은 이 본을 고정 축이 아닌 축으로도 회전시키지만 키로는 나타낼 수 없습니다.</translation>
    </message>
    <message>
        <source>QDEF is of PMX 2.1, which MMD does not read</source>
        <translation>QDEF는 PMX 2.1의 것이며 MMD가 읽지 못합니다</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>Rigid body {} is missing; the joint is left out.</source>
        <translation>강체 {}이(가) 없어 조인트를 제외했습니다.</translation>
    </message>
    <message>
        <source>Row {} has the same name.</source>
        <translation>행 {}의 이름이 같습니다.</translation>
    </message>
    <message>
        <source>SDEF and QDEF vertices that have one bone left became BDEF1: {:,}</source>
        <translation>본이 하나만 남아 BDEF1이 된 SDEF·QDEF 정점: {:,}개</translation>
    </message>
    <message>
        <source>SDEF becomes BDEF2</source>
        <translation>SDEF가 BDEF2가 됩니다</translation>
    </message>
    <message>
        <source>SDEF needs two bones, and has one</source>
        <translation>SDEF에는 본이 둘 필요한데 하나뿐입니다</translation>
    </message>
    <message>
        <source>Save the model first: pictures are found from the folder that it is in</source>
        <translation>먼저 모델을 저장하십시오. 이미지는 모델이 있는 폴더를 기준으로 찾습니다</translation>
    </message>
    <message>
        <source>Select two vertices, bones, bodies or joints, or one bone, or one face</source>
        <translation>정점, 본, 강체, 조인트 중 하나를 두 개 선택하거나, 본이나 면을 하나 선택하십시오</translation>
    </message>
    <message>
        <source>Semi-standard bones that can be added: {}</source>
        <translation>추가할 수 있는 준표준 본: {}</translation>
    </message>
    <message>
        <source>Settled; {}</source>
        <translation>멈춘 상태가 되었습니다; {}</translation>
    </message>
    <message>
        <source>Simulation became unstable and was restarted {} times.</source>
        <translation>시뮬레이션이 불안정해져 {}번 다시 시작했습니다.</translation>
    </message>
    <message>
        <source>Simulation became unstable {} times; this soft body is off until you change it.</source>
        <translation>시뮬레이션이 {}번 불안정해졌습니다. 변경할 때까지 이 소프트 바디를 끕니다.</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>소프트 바디</translation>
    </message>
    <message>
        <source>Soft bodies move vertices; a motion cannot hold that.</source>
        <translation>소프트 바디는 정점을 움직이므로 모션에 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>Soft bodies that are made of the first piece alone now: {}</source>
        <translation>이제 첫 조각만으로 된 소프트 바디: {}</translation>
    </message>
    <message>
        <source>Soft body</source>
        <translation>소프트 바디</translation>
    </message>
    <message>
        <source>Solves its IK before {} deforms.</source>
        <translation>{}이(가) 변형되기 전에 IK를 계산합니다.</translation>
    </message>
    <message>
        <source>Some numbers are not finite or too large; 0 is used.</source>
        <translation>일부 수치가 유한하지 않거나 너무 커서 0을 사용합니다.</translation>
    </message>
    <message>
        <source>Tails that are bones now: {:,}</source>
        <translation>본이 된 연결 대상: {:,}개</translation>
    </message>
    <message>
        <source>Tails that are offsets now: {:,}; tips removed: {:,}</source>
        <translation>오프셋이 된 연결 대상: {:,}개; 제거한 끝 본: {:,}개</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>Textures removed: unused {:,}, duplicates {:,}</source>
        <translation>텍스처를 제거했습니다. 사용되지 않음: {:,}개, 중복: {:,}개</translation>
    </message>
    <message>
        <source>Textures sorted: {:,}; files copied: {:,}</source>
        <translation>분류한 텍스처: {:,}개; 복사한 파일: {:,}개</translation>
    </message>
    <message>
        <source>That one deforms after physics.</source>
        <translation>상대가 물리 후에 변형됩니다.</translation>
    </message>
    <message>
        <source>That one has the higher deform level.</source>
        <translation>상대의 변형 계층이 더 높습니다.</translation>
    </message>
    <message>
        <source>That one stands in a later row.</source>
        <translation>상대가 더 뒤의 행에 있습니다.</translation>
    </message>
    <message>
        <source>The IK has no links; it is left out.</source>
        <translation>IK에 링크가 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>The PMD model was upgraded to PMX</source>
        <translation>PMD 모델을 PMX로 변환했습니다</translation>
    </message>
    <message>
        <source>A picture is 1 to {} pixels wide and high, not {} × {}</source>
        <translation>그림의 너비와 높이는 1~{}픽셀이며 {} × {}일 수 없습니다</translation>
    </message>
    <message>
        <source>Cut; faces taken off: {:,}, faces in the hole: {:,}</source>
        <translation>잘랐습니다. 없앤 면: {:,}개, 잘린 곳을 메운 면: {:,}개</translation>
    </message>
    <message>
        <source>Cut; new vertices: {:,}</source>
        <translation>잘랐습니다. 새 정점: {:,}개</translation>
    </message>
    <message>
        <source>EGL does not let a context be used without a surface</source>
        <translation>EGL에서는 서피스 없이 컨텍스트를 사용할 수 없습니다</translation>
    </message>
    <message>
        <source>In a pose normals cannot be turned on their own</source>
        <translation>포즈에서는 법선만 회전할 수 없습니다</translation>
    </message>
    <message>
        <source>Materials in a new morph: {:,}</source>
        <translation>새 모프에 넣은 재질: {:,}개</translation>
    </message>
    <message>
        <source>Morphs added: {:,}, changed: {:,}, as they were: {:,}; vertices matched: {:,} of {:,}</source>
        <translation>추가한 모프: {:,}개, 변경: {:,}개, 그대로: {:,}개. 대응한 정점: {:,}개 / {:,}개</translation>
    </message>
    <message>
        <source>Morphs moved to the panel {}: {:,}</source>
        <translation>패널 “{}”(으)로 옮긴 모프: {:,}개</translation>
    </message>
    <message>
        <source>New morph {}</source>
        <translation>새 모프 {}</translation>
    </message>
    <message>
        <source>No framebuffer of {} × {} pixels can be made</source>
        <translation>{} × {}픽셀의 프레임버퍼를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>None of the selected vertices is moved</source>
        <translation>선택한 정점 중에 움직이는 것이 없습니다</translation>
    </message>
    <message>
        <source>Offsets in a new morph: {:,}</source>
        <translation>새 모프의 오프셋: {:,}개</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to draw pictures</source>
        <translation>그림을 그리려면 OpenGL 3.3이 필요합니다</translation>
    </message>
    <message>
        <source>OpenGL cannot be loaded. Is libgl1 installed? {}</source>
        <translation>OpenGL을 불러올 수 없습니다. libgl1이 설치되어 있습니까? {}</translation>
    </message>
    <message>
        <source>Pictures are drawn with EGL, which is not installed (libegl1): {}</source>
        <translation>그림을 그리는 데 쓰는 EGL(libegl1)이 설치되어 있지 않습니다: {}</translation>
    </message>
    <message>
        <source>Select the vertices that the new morph is to move</source>
        <translation>새 모프로 움직일 정점을 선택하십시오</translation>
    </message>
    <message>
        <source>The OpenGL context cannot be used</source>
        <translation>OpenGL 컨텍스트를 사용할 수 없습니다</translation>
    </message>
    <message>
        <source>The append parent is missing; nothing is appended.</source>
        <translation>부여 부모가 없어 아무것도 부여하지 않습니다.</translation>
    </message>
    <message>
        <source>The append parent is the bone itself; nothing is appended.</source>
        <translation>부여 부모가 자기 자신이어서 아무것도 부여하지 않습니다.</translation>
    </message>
    <message>
        <source>The bone is its own parent; it hangs from none.</source>
        <translation>부모가 자기 자신이어서 부모 없는 본으로 다룹니다.</translation>
    </message>
    <message>
        <source>The check itself failed: {}</source>
        <translation>검사 자체가 실패했습니다: {}</translation>
    </message>
    <message>
        <source>The collision margin is too large for this many vertices; {:.3g} is used.</source>
        <translation>정점 수에 비해 충돌 마진이 너무 커서 {:.3g}을(를) 사용합니다.</translation>
    </message>
    <message>
        <source>The comment has more than {} bytes in Shift-JIS</source>
        <translation>코멘트가 Shift-JIS로 {}바이트를 넘습니다</translation>
    </message>
    <message>
        <source>The display frame has nothing in it</source>
        <translation>표시 프레임이 비어 있습니다</translation>
    </message>
    <message>
        <source>The edge scale is below 0</source>
        <translation>엣지 배율이 0 미만입니다</translation>
    </message>
    <message>
        <source>The file has no English names.</source>
        <translation>파일에 영문 이름이 없습니다.</translation>
    </message>
    <message>
        <source>The file is {}</source>
        <translation>파일은 {}입니다</translation>
    </message>
    <message>
        <source>The fixed axis is 0; the bone cannot be turned</source>
        <translation>고정 축이 0이어서 본을 회전할 수 없습니다</translation>
    </message>
    <message>
        <source>The fixed axis is not of length 1</source>
        <translation>고정 축의 길이가 1이 아닙니다</translation>
    </message>
    <message>
        <source>The model has no comment</source>
        <translation>모델에 코멘트가 없습니다</translation>
    </message>
    <message>
        <source>The model has no name</source>
        <translation>모델에 이름이 없습니다</translation>
    </message>
    <message>
        <source>The model has {:,} vertices and the other one {:,}</source>
        <translation>모델의 정점은 {:,}개, 다른 모델의 정점은 {:,}개입니다</translation>
    </message>
    <message>
        <source>The model was edited meanwhile</source>
        <translation>그동안 모델이 편집되었습니다</translation>
    </message>
    <message>
        <source>The model was mirrored</source>
        <translation>모델을 좌우로 뒤집었습니다</translation>
    </message>
    <message>
        <source>The model was moved by {:g}, {:g}, {:g}</source>
        <translation>모델을 {:g}, {:g}, {:g}만큼 이동했습니다</translation>
    </message>
    <message>
        <source>The model was rotated by {:g}°, {:g}°, {:g}°</source>
        <translation>모델을 {:g}°, {:g}°, {:g}°만큼 회전했습니다</translation>
    </message>
    <message>
        <source>The model was scaled by {:g}</source>
        <translation>모델의 크기를 {:g}배로 바꿨습니다</translation>
    </message>
    <message>
        <source>The morph moves nothing</source>
        <translation>아무것도 움직이지 않는 모프입니다</translation>
    </message>
    <message>
        <source>The name has more than {} bytes in Shift-JIS</source>
        <translation>이름이 Shift-JIS로 {}바이트를 넘습니다</translation>
    </message>
    <message>
        <source>The normal has no direction</source>
        <translation>법선에 방향이 없습니다</translation>
    </message>
    <message>
        <source>The normal is not of length 1</source>
        <translation>법선의 길이가 1이 아닙니다</translation>
    </message>
    <message>
        <source>The number of clusters is negative; none are used.</source>
        <translation>클러스터 수가 음수입니다. 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>The path begins at a drive or a root</source>
        <translation>경로가 드라이브나 루트로 시작합니다</translation>
    </message>
    <message>
        <source>The path is empty</source>
        <translation>경로가 비어 있습니다</translation>
    </message>
    <message>
        <source>The paths of its texture and sphere map have more than {} bytes</source>
        <translation>텍스처와 스피어 맵의 경로가 {}바이트를 넘습니다</translation>
    </message>
    <message>
        <source>The special frames {} and {} have to come first: they cannot be moved</source>
        <translation>특수 프레임 {}와(과) {}은(는) 맨 앞에 있어야 하므로 이동할 수 없습니다</translation>
    </message>
    <message>
        <source>The tail is the bone itself</source>
        <translation>연결 대상이 본 자신입니다</translation>
    </message>
    <message>
        <source>The target of the IK is missing; the IK is left out.</source>
        <translation>IK의 타겟이 없어 IK를 제외했습니다.</translation>
    </message>
    <message>
        <source>The target of the IK is the IK bone itself; the IK is left out.</source>
        <translation>IK의 타겟이 IK 본 자신이어서 IK를 제외했습니다.</translation>
    </message>
    <message>
        <source>The texture file {} cannot be drawn: {}</source>
        <translation>텍스처 파일 {}을(를) 그릴 수 없습니다: {}</translation>
    </message>
    <message>
        <source>The texture file {} cannot be read: {}</source>
        <translation>텍스처 파일 {}을(를) 읽을 수 없습니다: {}</translation>
    </message>
    <message>
        <source>The texture file {} has {} × {} pixels, and is drawn with {} × {}</source>
        <translation>텍스처 파일 {}은(는) {} × {} 픽셀이며 {} × {}(으)로 그립니다</translation>
    </message>
    <message>
        <source>The texture file {} was found as {}</source>
        <translation>텍스처 파일 {}을(를) {}(으)로 찾았습니다</translation>
    </message>
    <message>
        <source>The texture file {} was not found</source>
        <translation>텍스처 파일 {}을(를) 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>The weights do not sum to 1</source>
        <translation>웨이트 합계가 1이 아닙니다</translation>
    </message>
    <message>
        <source>There is no bone</source>
        <translation>본이 없습니다</translation>
    </message>
    <message>
        <source>There is no check {}</source>
        <translation>검사 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>There is no file {}</source>
        <translation>파일 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>This body has no volume; it does not collide.</source>
        <translation>강체에 부피가 없어 충돌하지 않습니다.</translation>
    </message>
    <message>
        <source>Tips hidden: {:,}</source>
        <translation>숨긴 끝 본: {:,}개</translation>
    </message>
    <message>
        <source>Too long for a motion: {} of {} bytes in Shift-JIS.</source>
        <translation>모션에는 너무 깁니다: Shift-JIS로 {}바이트(최대 {}바이트).</translation>
    </message>
    <message>
        <source>Transparent materials: {:,}; moved: {:,}</source>
        <translation>반투명 재질: {:,}개; 이동: {:,}개</translation>
    </message>
    <message>
        <source>Two corners are the same vertex</source>
        <translation>두 꼭짓점이 같은 정점입니다</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>Vertices matched: {:,} of {:,}, new: {:,}, gone: {:,}; morph offsets kept: {:,}, lost: {:,}</source>
        <translation>대응한 정점: {:,}개 / {:,}개, 새 정점: {:,}개, 없어진 정점: {:,}개. 유지한 모프 오프셋: {:,}개, 잃은 것: {:,}개</translation>
    </message>
    <message>
        <source>Vertices that are pinned and anchored: {:,}</source>
        <translation>핀과 앵커가 모두 있는 정점: {:,}개</translation>
    </message>
    <message>
        <source>Windows gives no OpenGL context. Is the GPU&apos;s driver installed?</source>
        <translation>Windows에서 OpenGL 컨텍스트를 얻을 수 없습니다. GPU 드라이버가 설치되어 있습니까?</translation>
    </message>
    <message>
        <source>Without a rigid body, or at vertices that are not of its material: {:,}</source>
        <translation>강체가 없거나 재질의 것이 아닌 정점: {:,}개</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>7-Zip 압축 파일</translation>
    </message>
    <message>
        <source>a DirectX file of the unknown kind {!r}</source>
        <translation>알 수 없는 종류 {!r}의 DirectX 파일</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR 압축 파일</translation>
    </message>
    <message>
        <source>a block ends that has not begun: not a DirectX model</source>
        <translation>시작되지 않은 블록이 끝남: DirectX 모델이 아님</translation>
    </message>
    <message>
        <source>a block with {} numbers; left out</source>
        <translation>수치가 {}개인 블록; 제외함</translation>
    </message>
    <message>
        <source>a compressed block expected</source>
        <translation>압축 블록이 있어야 함</translation>
    </message>
    <message>
        <source>a compressed block of {} bytes has {}</source>
        <translation>{}바이트여야 할 압축 블록이 {}바이트임</translation>
    </message>
    <message>
        <source>a count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>a count of 0, and a record of {} bytes all the same; left out</source>
        <translation>개수가 0인데 {}바이트 기록이 있음; 제외함</translation>
    </message>
    <message>
        <source>a damaged ZIP archive: {} lies outside of it</source>
        <translation>손상된 ZIP 압축 파일: {}이(가) 파일 밖에 있음</translation>
    </message>
    <message>
        <source>a degenerate face; left out</source>
        <translation>퇴화한 면; 제외함</translation>
    </message>
    <message>
        <source>a display frame expected</source>
        <translation>표시 프레임을 지정하십시오</translation>
    </message>
    <message>
        <source>a face needs three vertices at places of their own</source>
        <translation>면에는 위치가 서로 다른 세 정점이 필요합니다</translation>
    </message>
    <message>
        <source>a face of less than three corners; left out</source>
        <translation>꼭짓점이 셋보다 적은 면; 제외함</translation>
    </message>
    <message>
        <source>a face without one of its vertices is left out</source>
        <translation>정점 하나가 없는 면을 제외함</translation>
    </message>
    <message>
        <source>a file without extension</source>
        <translation>확장자 없는 파일</translation>
    </message>
    <message>
        <source>a line is not made of numbers</source>
        <translation>수치가 아닌 것이 있는 줄</translation>
    </message>
    <message>
        <source>a link to no bone is left out</source>
        <translation>본이 없는 링크를 제외함</translation>
    </message>
    <message>
        <source>a morph moves a vertex by numbers that are not finite; left out</source>
        <translation>모프가 유한하지 않은 수치로 정점을 움직임; 제외함</translation>
    </message>
    <message>
        <source>a name expected</source>
        <translation>이름을 지정하십시오</translation>
    </message>
    <message>
        <source>a pose file cannot hold this</source>
        <translation>포즈 파일에 저장할 수 없음</translation>
    </message>
    <message>
        <source>a switch is {}, neither 0 nor 1; off instead</source>
        <translation>스위치가 0도 1도 아닌 {}; 꺼짐으로 함</translation>
    </message>
    <message>
        <source>a compressed block is damaged</source>
        <translation>압축 블록이 손상됨</translation>
    </message>
    <message>
        <source>Blend shapes of ARKit: {0:,} of {1:,} were there, {2:,} added</source>
        <translation>ARKit 블렌드 셰이프: {1:,}개 중 {0:,}개가 있었고 {2:,}개를 추가함</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Other conditions</source>
        <translation>그 밖의 조건</translation>
    </message>
    <message>
        <source>VRM needs the bones {}: give them these names, or run Convert skeleton to MMD (bones.to-mmd) first</source>
        <translation>VRM에는 본 {}이(가) 필요합니다. 이 이름을 붙이거나 먼저 MMD 골격으로 변환(bones.to-mmd)을 실행하세요</translation>
    </message>
    <message>
        <source>VRM {} is read as VRM 1.0</source>
        <translation>VRM {}을(를) VRM 1.0으로 읽습니다</translation>
    </message>
    <message>
        <source>a collider of {} holds what is within it; left out</source>
        <translation>{}의 콜라이더는 안쪽에 가두는 것이라 제외했습니다</translation>
    </message>
    <message>
        <source>a damaged ZIP archive</source>
        <translation>손상된 ZIP 압축 파일</translation>
    </message>
    <message>
        <source>a value does not fit the format</source>
        <translation>형식에 맞지 않는 값</translation>
    </message>
    <message>
        <source>a vertex is moved by a joint that does not exist</source>
        <translation>존재하지 않는 조인트가 정점을 움직임</translation>
    </message>
    <message>
        <source>a weight of {} percent; 100 instead</source>
        <translation>{}퍼센트의 웨이트; 100으로 함</translation>
    </message>
    <message>
        <source>a {} file, which holds no model; {} expected</source>
        <translation>{} 파일에는 모델이 없음; {}이어야 함</translation>
    </message>
    <message>
        <source>a {} file; {} expected</source>
        <translation>{} 파일입니다. {}이어야 합니다</translation>
    </message>
    <message>
        <source>accessor</source>
        <translation>접근자</translation>
    </message>
    <message>
        <source>accessor {} has no data</source>
        <translation>접근자 {}에 데이터가 없음</translation>
    </message>
    <message>
        <source>accessor {} has {} elements, not {}</source>
        <translation>접근자 {}의 요소가 {}개임({}개여야 함)</translation>
    </message>
    <message>
        <source>accessor {} is of an unknown type</source>
        <translation>접근자 {}의 유형을 알 수 없음</translation>
    </message>
    <message>
        <source>an IK is left out, because bone {} of it does not exist</source>
        <translation>본 {}이(가) 존재하지 않아 IK를 제외함</translation>
    </message>
    <message>
        <source>anchors</source>
        <translation>앵커</translation>
    </message>
    <message>
        <source>and {:,} more</source>
        <translation>외 {:,}개</translation>
    </message>
    <message>
        <source>and {:,} more of these: {}</source>
        <translation>외 {:,}개: {}</translation>
    </message>
    <message>
        <source>animations</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>another plug-in has the id {} too</source>
        <translation>ID가 {}인 플러그인이 또 있습니다</translation>
    </message>
    <message>
        <source>arms are in a collision group of hips or legs: the skirt collides with them, too</source>
        <translation>팔이 골반이나 다리의 충돌 그룹에 있어 스커트가 팔과도 충돌합니다</translation>
    </message>
    <message>
        <source>becomes BDEF4, as all {:,} vertices with QDEF</source>
        <translation>QDEF 정점 {:,}개 모두와 함께 BDEF4가 됨</translation>
    </message>
    <message>
        <source>becomes a spring 6DOF joint, the only kind of PMD</source>
        <translation>PMD의 유일한 종류인 스프링 6DOF 조인트가 됨</translation>
    </message>
    <message>
        <source>becomes a spring 6DOF joint, the only kind of PMX 2.0</source>
        <translation>PMX 2.0의 유일한 종류인 스프링 6DOF 조인트가 됨</translation>
    </message>
    <message>
        <source>becomes a vertex morph of the vertex morphs in it</source>
        <translation>안에 든 정점 모프를 합친 정점 모프가 됨</translation>
    </message>
    <message>
        <source>becomes one with texture {}, which is the same</source>
        <translation>같은 텍스처 {}와(과) 하나가 됨</translation>
    </message>
    <message>
        <source>begins with {!r}, which is no VRM</source>
        <translation>{!r}(으)로 시작하므로 VRM이 아닙니다</translation>
    </message>
    <message>
        <source>begins with {!r}, which is no known format; {} expected</source>
        <translation>알 수 없는 형식인 {!r}(으)로 시작함; {}이어야 함</translation>
    </message>
    <message>
        <source>begins with {!r}; a DirectX model expected</source>
        <translation>{!r}(으)로 시작함; DirectX 모델이어야 함</translation>
    </message>
    <message>
        <source>blocks within blocks, {} deep: not a DirectX model</source>
        <translation>블록이 {}단계 중첩됨: DirectX 모델이 아님</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>bone morphs become shapes of the mesh: {:,}</source>
        <translation>본 모프는 메시 변형이 됩니다: {:,}</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>버퍼</translation>
    </message>
    <message>
        <source>buffer view</source>
        <translation>버퍼 뷰</translation>
    </message>
    <message>
        <source>buffer view {} reaches beyond its buffer of {:,} bytes</source>
        <translation>버퍼 뷰 {}이(가) {:,}바이트 버퍼를 벗어남</translation>
    </message>
    <message>
        <source>buffer {}</source>
        <translation>버퍼 {}</translation>
    </message>
    <message>
        <source>byte {}</source>
        <translation>{}번째 바이트</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>cameras</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>columns left out, as chosen: {}</source>
        <translation>선택에 따라 제외한 열: {}</translation>
    </message>
    <message>
        <source>contains values that are not numbers; they will be read as defaults</source>
        <translation>수치가 아닌 값이 있음; 기본값으로 읽음</translation>
    </message>
    <message>
        <source>data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>dialect {!r}: {} expected</source>
        <translation>CSV 형식 {!r}: {}이어야 함</translation>
    </message>
    <message>
        <source>draws {} vertex indices, not a multiple of 3</source>
        <translation>정점 번호가 {}개로 3의 배수가 아님</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>엣지</translation>
    </message>
    <message>
        <source>edges that are half transparent become solid, of materials: {:,}</source>
        <translation>반투명 엣지는 불투명해집니다, 재질 {:,}</translation>
    </message>
    <message>
        <source>every CR in it comes before an LF</source>
        <translation>모든 CR이 LF 앞에 있음</translation>
    </message>
    <message>
        <source>every LF in it comes after a CR</source>
        <translation>모든 LF가 CR 뒤에 있음</translation>
    </message>
    <message>
        <source>expressions no longer suppress blinking, gaze or the mouth: {}</source>
        <translation>눈 깜빡임, 시선, 입을 더 이상 억제하지 않는 표정: {}</translation>
    </message>
    <message>
        <source>expressions that change nothing are left out: {}</source>
        <translation>아무것도 바꾸지 않는 표정은 제외했습니다: {}</translation>
    </message>
    <message>
        <source>expressions that were either on or off can be set by degrees: {}</source>
        <translation>켜기/끄기만 되던 표정이 단계적으로 조절됩니다: {}</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>면</translation>
    </message>
    <message>
        <source>faces with normals</source>
        <translation>법선이 있는 면</translation>
    </message>
    <message>
        <source>faces without positions</source>
        <translation>위치가 없는 면</translation>
    </message>
    <message>
        <source>frame items</source>
        <translation>프레임 요소</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>표시 프레임</translation>
    </message>
    <message>
        <source>glTF needs {}, which is not installed</source>
        <translation>glTF에는 {}이(가) 필요하지만 설치되어 있지 않음</translation>
    </message>
    <message>
        <source>has both the point and the line flag; the line flag, which has no effect, is removed</source>
        <translation>점과 선 플래그가 모두 있음; 효과가 없는 선 플래그를 제거함</translation>
    </message>
    <message>
        <source>has no name: its faces will have no material</source>
        <translation>이름이 없음: 면에 재질이 없게 됨</translation>
    </message>
    <message>
        <source>has no name: what refers to it will refer to nothing</source>
        <translation>이름이 없음: 이것을 가리키는 참조가 사라짐</translation>
    </message>
    <message>
        <source>header</source>
        <translation>헤더</translation>
    </message>
    <message>
        <source>image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>image {} is of an unknown format; left out</source>
        <translation>이미지 {}의 형식을 알 수 없음; 제외함</translation>
    </message>
    <message>
        <source>in PMD a bone of the kind {} has no tail</source>
        <translation>PMD에서 종류 {}의 본에는 연결 대상이 없음</translation>
    </message>
    <message>
        <source>in PMD a tail is a bone, not an offset; a hidden bone is put there</source>
        <translation>PMD의 연결 대상은 오프셋이 아니라 본임; 숨긴 본을 추가함</translation>
    </message>
    <message>
        <source>in PMD an axis is the direction to the tail; a hidden bone is put there</source>
        <translation>PMD에서 축은 연결 대상 방향임; 숨긴 본을 추가함</translation>
    </message>
    <message>
        <source>in PMD every bone can be operated</source>
        <translation>PMD에서는 모든 본을 조작할 수 있음</translation>
    </message>
    <message>
        <source>in PMD every bone can be rotated</source>
        <translation>PMD에서는 모든 본을 회전할 수 있음</translation>
    </message>
    <message>
        <source>in PMD every vertex has bones; the first bone instead of none</source>
        <translation>PMD의 정점에는 반드시 본이 있음; 없음 대신 첫 번째 본으로 함</translation>
    </message>
    <message>
        <source>in PMD exactly the materials that are not opaque are double-sided</source>
        <translation>PMD에서는 불투명하지 않은 재질만 양면으로 그려짐</translation>
    </message>
    <message>
        <source>in PMD exactly the materials with an edge cast a ground shadow</source>
        <translation>PMD에서는 엣지가 있는 재질만 지면 그림자를 드리움</translation>
    </message>
    <message>
        <source>in PMD it is deformed after {} {}, not before</source>
        <translation>PMD에서는 {} {}보다 먼저가 아니라 나중에 변형됨</translation>
    </message>
    <message>
        <source>in PMD it is deformed before {} {}, not after</source>
        <translation>PMD에서는 {} {}보다 나중이 아니라 먼저 변형됨</translation>
    </message>
    <message>
        <source>in PMD only a bone whose name ends with ひざ has a limit, and always the same one</source>
        <translation>PMD에서는 이름이 ひざ로 끝나는 본에만 제한이 있고 값은 항상 같음</translation>
    </message>
    <message>
        <source>in PMD only the facial frame has morphs, and it has no bones</source>
        <translation>PMD에서는 표정 프레임에만 모프가 있고 본은 없음</translation>
    </message>
    <message>
        <source>in PMD the first bone cannot be a tail: its number means none</source>
        <translation>PMD에서 첫 번째 본은 연결 대상이 될 수 없음: 그 번호는 없음을 뜻함</translation>
    </message>
    <message>
        <source>in PMD the first bone, and no other one, is always first in Root</source>
        <translation>PMD의 Root에는 항상 첫 번째 본만 맨 앞에 옴</translation>
    </message>
    <message>
        <source>in PMD the frames Root and 表情 come first, each once</source>
        <translation>PMD에서는 표시 프레임 Root와 表情이 하나씩 맨 앞에 옴</translation>
    </message>
    <message>
        <source>info</source>
        <translation>모델 정보</translation>
    </message>
    <message>
        <source>is left out, because it is empty</source>
        <translation>비어 있어 제외함</translation>
    </message>
    <message>
        <source>is left out, because no material uses it</source>
        <translation>쓰는 재질이 없어 제외함</translation>
    </message>
    <message>
        <source>item of kind {}: {} (bone) or {} (morph) expected</source>
        <translation>종류 {}의 요소: {}(본) 또는 {}(모프)여야 함</translation>
    </message>
    <message>
        <source>items</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>its faces will go to material {}, which has the same name</source>
        <translation>면이 같은 이름의 재질 {}(으)로 옮겨짐</translation>
    </message>
    <message>
        <source>its function returned {} instead of a Plugin</source>
        <translation>함수가 Plugin이 아니라 {}을(를) 반환했습니다</translation>
    </message>
    <message>
        <source>its licence forbids changing it ({}); whoever may do so has to confirm it</source>
        <translation>라이선스가 개변을 금지합니다 ({}). 개변해도 되는 사람은 이를 확인해야 합니다</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>joints become springs of VRM, without their limits: {:,}</source>
        <translation>조인트는 제한 없는 VRM 스프링이 됩니다: {:,}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>left out, as chosen: {:,}</source>
        <translation>선택에 따라 제외함: {:,}개</translation>
    </message>
    <message>
        <source>left out, as their tail is no offset: {}</source>
        <translation>연결 대상이 오프셋이 아니어서 제외했습니다: {}</translation>
    </message>
    <message>
        <source>left out, as they have no child: {}</source>
        <translation>자식이 없어 제외했습니다: {}</translation>
    </message>
    <message>
        <source>left out, as they have no side: {}</source>
        <translation>좌우가 없어 제외했습니다: {}</translation>
    </message>
    <message>
        <source>left out, as they have no tail: {}</source>
        <translation>연결 대상이 없어 제외했습니다: {}</translation>
    </message>
    <message>
        <source>left out, as they move no vertices: {}</source>
        <translation>움직이는 정점이 없어 제외했습니다: {}</translation>
    </message>
    <message>
        <source>left out, because PMD has 255 frames at most</source>
        <translation>PMD의 표시 프레임은 최대 255개여서 제외함</translation>
    </message>
    <message>
        <source>left out, because PMD has no soft bodies</source>
        <translation>PMD에는 소프트 바디가 없어 제외함</translation>
    </message>
    <message>
        <source>left out, because PMD has only vertex morphs</source>
        <translation>PMD에는 정점 모프만 있어 제외함</translation>
    </message>
    <message>
        <source>left out, because PMD has ten toons at most</source>
        <translation>PMD의 툰은 최대 10개여서 제외함</translation>
    </message>
    <message>
        <source>left out, because it lacks a corner</source>
        <translation>꼭짓점이 빠져 제외함</translation>
    </message>
    <message>
        <source>left out, because it refers to a vertex that does not exist</source>
        <translation>존재하지 않는 정점을 참조하여 제외함</translation>
    </message>
    <message>
        <source>left out, because it refers to {}, which does not exist</source>
        <translation>존재하지 않는 {}을(를) 참조하여 제외함</translation>
    </message>
    <message>
        <source>left out, because no material uses it</source>
        <translation>쓰는 재질이 없어 제외함</translation>
    </message>
    <message>
        <source>light</source>
        <translation>조명</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>{}번째 줄</translation>
    </message>
    <message>
        <source>line {}, {}</source>
        <translation>{}번째 줄, {}</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>선</translation>
    </message>
    <message>
        <source>links</source>
        <translation>링크</translation>
    </message>
    <message>
        <source>macOS gives no OpenGL core context (CGL error {})</source>
        <translation>macOS에서 OpenGL 코어 컨텍스트를 얻을 수 없습니다(CGL 오류 {})</translation>
    </message>
    <message>
        <source>made for version {} of the API; this is version {}</source>
        <translation>API 버전 {}용입니다. 이 프로그램은 버전 {}입니다</translation>
    </message>
    <message>
        <source>material</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>materials that draw nothing: {}</source>
        <translation>아무것도 그리지 않는 재질: {}</translation>
    </message>
    <message>
        <source>materials without faces, or that are soft already, left out: {:,}</source>
        <translation>면이 없거나 이미 소프트 바디인 재질을 제외함: {:,}개</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>메시</translation>
    </message>
    <message>
        <source>model name</source>
        <translation>모델 이름</translation>
    </message>
    <message>
        <source>more than {:,} bytes when unpacked</source>
        <translation>압축을 풀면 {:,}바이트를 넘음</translation>
    </message>
    <message>
        <source>more than {:,} bytes: too much for a glTF file</source>
        <translation>{:,}바이트를 넘음: glTF 파일로는 너무 큼</translation>
    </message>
    <message>
        <source>more than {:,} vertices</source>
        <translation>정점이 {:,}개를 넘음</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>morph of kind {}: 0 to {} expected</source>
        <translation>종류 {}의 모프: 0~{}이어야 함</translation>
    </message>
    <message>
        <source>morph {} is of a kind that frames cannot show; left out</source>
        <translation>모프 {}은(는) 표시 프레임에 표시할 수 없는 종류임; 제외함</translation>
    </message>
    <message>
        <source>morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>morphs of the facial frame</source>
        <translation>표정 프레임의 모프</translation>
    </message>
    <message>
        <source>morphs that are left out are not shown either</source>
        <translation>제외한 모프는 표시 프레임에서도 빠짐</translation>
    </message>
    <message>
        <source>new materials: {}</source>
        <translation>새 재질: {}</translation>
    </message>
    <message>
        <source>no body is in either group</source>
        <translation>두 그룹 모두 강체가 없습니다</translation>
    </message>
    <message>
        <source>no bone is chosen</source>
        <translation>선택한 본이 없습니다</translation>
    </message>
    <message>
        <source>no bone moves the vertices: the body has none</source>
        <translation>정점을 움직이는 본이 없어 강체에도 본이 없습니다</translation>
    </message>
    <message>
        <source>no faces are selected</source>
        <translation>선택한 면이 없습니다</translation>
    </message>
    <message>
        <source>no known kind of row</source>
        <translation>알 수 없는 종류의 행</translation>
    </message>
    <message>
        <source>no motion; VMD expected</source>
        <translation>모션이 아님; VMD여야 함</translation>
    </message>
    <message>
        <source>no rows of a model in it</source>
        <translation>모델의 행이 없음</translation>
    </message>
    <message>
        <source>no vertices are so close together</source>
        <translation>그렇게 가까운 정점이 없습니다</translation>
    </message>
    <message>
        <source>node</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>node {} has no transform; its parent&apos;s is used</source>
        <translation>노드 {}에 변환이 없어 부모의 것을 사용함</translation>
    </message>
    <message>
        <source>none of the bones has a child</source>
        <translation>자식이 있는 본이 없습니다</translation>
    </message>
    <message>
        <source>none of the bones has a left or a right in its name</source>
        <translation>이름에 좌우가 있는 본이 없습니다</translation>
    </message>
    <message>
        <source>none of the bones has a tail to be split along</source>
        <translation>나눌 방향이 되는 연결 대상이 있는 본이 없습니다</translation>
    </message>
    <message>
        <source>none of the bones is there on the other side by its name</source>
        <translation>이름으로 반대쪽을 찾을 수 있는 본이 없습니다</translation>
    </message>
    <message>
        <source>none of the bones moves a vertex</source>
        <translation>정점을 움직이는 본이 없습니다</translation>
    </message>
    <message>
        <source>none of the faces has all its corners</source>
        <translation>꼭짓점이 모두 있는 면이 없습니다</translation>
    </message>
    <message>
        <source>none of the faces is on that side</source>
        <translation>그쪽에 있는 면이 없습니다</translation>
    </message>
    <message>
        <source>none of the joints has a rigid body B</source>
        <translation>강체 B가 있는 조인트가 없습니다</translation>
    </message>
    <message>
        <source>none of the morphs is of vertices, UVs or bones</source>
        <translation>정점, UV, 본 모프가 없습니다</translation>
    </message>
    <message>
        <source>none of the rigid bodies has a parent to be joined with, or all are joined</source>
        <translation>이을 부모가 있는 강체가 없거나 이미 모두 이어져 있습니다</translation>
    </message>
    <message>
        <source>none of the vertices belongs to a soft body</source>
        <translation>소프트 바디에 속한 정점이 없습니다</translation>
    </message>
    <message>
        <source>none of them has a left or a right in its name</source>
        <translation>이름에 좌우가 있는 것이 없습니다</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>법선</translation>
    </message>
    <message>
        <source>not a glTF 2.0 document</source>
        <translation>glTF 2.0 문서가 아님</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>수치가 아닙니다</translation>
    </message>
    <message>
        <source>not a number; 0 is used</source>
        <translation>수치가 아니어서 0을 사용합니다</translation>
    </message>
    <message>
        <source>not an image of a known kind</source>
        <translation>알려진 형식의 이미지가 아닙니다</translation>
    </message>
    <message>
        <source>not copied: there is another file {}</source>
        <translation>복사하지 않음: 다른 파일 {}이(가) 있음</translation>
    </message>
    <message>
        <source>not kept: IK, append and axes of the bones</source>
        <translation>저장되지 않음: 본의 IK, 부여, 축</translation>
    </message>
    <message>
        <source>not kept: additional UVs</source>
        <translation>저장되지 않음: 추가 UV</translation>
    </message>
    <message>
        <source>not kept: edge scales</source>
        <translation>저장되지 않음: 엣지 배율</translation>
    </message>
    <message>
        <source>not kept: the ambient colour</source>
        <translation>저장되지 않음: 환경색</translation>
    </message>
    <message>
        <source>not kept: {:,}</source>
        <translation>저장되지 않음: {:,}개</translation>
    </message>
    <message>
        <source>not kept: {:,} faces that no material draws</source>
        <translation>저장되지 않음: 재질이 그리지 않는 면 {:,}개</translation>
    </message>
    <message>
        <source>not kept: {:,} that are no vertex morphs</source>
        <translation>저장되지 않음: 정점 모프가 아닌 모프 {:,}개</translation>
    </message>
    <message>
        <source>not kept: {} of {:,} materials</source>
        <translation>저장되지 않음: {}(재질 {:,}개)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>numbers that are not finite; 0 instead</source>
        <translation>유한하지 않은 수치; 0으로 함</translation>
    </message>
    <message>
        <source>offsets</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>offsets of no vertex are left out</source>
        <translation>정점이 없는 오프셋을 제외함</translation>
    </message>
    <message>
        <source>one of the two models has no UVs</source>
        <translation>두 모델 중 하나에 UV가 없습니다</translation>
    </message>
    <message>
        <source>only Katachi reads back: IK, append and axes of the bones</source>
        <translation>Katachi만 다시 읽는 것: 본의 IK, 부여, 축</translation>
    </message>
    <message>
        <source>only Katachi reads back: edge scales</source>
        <translation>Katachi만 다시 읽는 것: 엣지 배율</translation>
    </message>
    <message>
        <source>only Katachi reads back: highlights, of materials: {:,}</source>
        <translation>Katachi만 다시 읽는 것: 하이라이트, 재질 {:,}</translation>
    </message>
    <message>
        <source>only Katachi reads back: multiplied spheres and sub-textures, of materials: {:,}</source>
        <translation>Katachi만 다시 읽는 것: 곱하기 스피어와 서브 텍스처, 재질 {:,}</translation>
    </message>
    <message>
        <source>only Katachi reads back: parts of group morphs: {:,}</source>
        <translation>Katachi만 다시 읽는 것: 그룹 모프의 일부 {:,}개</translation>
    </message>
    <message>
        <source>only Katachi reads back: {0:,} morphs of the kind {1}</source>
        <translation>Katachi만 다시 읽는 것: 종류가 {1}인 모프 {0:,}개</translation>
    </message>
    <message>
        <source>only Katachi reads back: {:,}</source>
        <translation>Katachi만 다시 읽는 것: {:,}</translation>
    </message>
    <message>
        <source>only Katachi reads back: {:,} bodies that are no part of a chain</source>
        <translation>Katachi만 다시 읽는 것: 체인에 속하지 않는 강체 {:,}개</translation>
    </message>
    <message>
        <source>passing it on is not allowed</source>
        <translation>재배포 금지</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>핀</translation>
    </message>
    <message>
        <source>plug-in {} failed: {}: {}</source>
        <translation>플러그인 {} 실패: {}: {}</translation>
    </message>
    <message>
        <source>plug-in {} failed: {}: {} ({}, line {})</source>
        <translation>플러그인 {} 실패: {}: {}({}, {}번째 줄)</translation>
    </message>
    <message>
        <source>plug-in {}: {}</source>
        <translation>플러그인 {}: {}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>rigid bodies</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>rigid bodies left out, as they have no bone: {}</source>
        <translation>본이 없어 제외한 강체: {}</translation>
    </message>
    <message>
        <source>rigid bodies left out, as they have no parent to be joined with: {}</source>
        <translation>이을 부모가 없어 제외한 강체: {}</translation>
    </message>
    <message>
        <source>rigid_bodies</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>rigid_body</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>rows of a table expected</source>
        <translation>한 목록의 행을 지정하십시오</translation>
    </message>
    <message>
        <source>rows of one table at a time expected, not of {}</source>
        <translation>한 번에 한 목록의 행만 지정하십시오({} 아님)</translation>
    </message>
    <message>
        <source>rows that need each other in a circle have no order</source>
        <translation>서로 순환하며 필요로 하는 행에는 순서를 정할 수 없습니다</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>self_shadow</source>
        <translation>셀프 섀도우</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>several files would have the same name: {}</source>
        <translation>여러 파일의 이름이 같아집니다: {}</translation>
    </message>
    <message>
        <source>show_ik</source>
        <translation>표시·IK</translation>
    </message>
    <message>
        <source>signature</source>
        <translation>시그니처</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>스킨</translation>
    </message>
    <message>
        <source>soft_bodies</source>
        <translation>소프트 바디</translation>
    </message>
    <message>
        <source>some springs meet more colliders than in the file, for MMD has 16 groups only</source>
        <translation>MMD의 충돌 그룹은 16개뿐이므로 원본보다 많은 콜라이더에 닿는 스프링이 있습니다</translation>
    </message>
    <message>
        <source>sphere texture</source>
        <translation>스피어 텍스처</translation>
    </message>
    <message>
        <source>springs with gravity in another direction have the gravity of MMD instead: {}</source>
        <translation>중력 방향이 다른 스프링은 MMD의 중력을 따릅니다: {}</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>text encoding {!r}: {} expected</source>
        <translation>텍스트 인코딩 {!r}: {}이어야 함</translation>
    </message>
    <message>
        <source>text encoding {}: 0 (UTF-16) or 1 (UTF-8) expected</source>
        <translation>텍스트 인코딩 {}: 0(UTF-16) 또는 1(UTF-8)이어야 함</translation>
    </message>
    <message>
        <source>text of {} bytes, an odd number in UTF-16; the last byte is left out</source>
        <translation>UTF-16인데 홀수인 {}바이트의 텍스트; 마지막 바이트를 제외함</translation>
    </message>
    <message>
        <source>text of {} bytes: a length of 0 or more expected</source>
        <translation>{}바이트의 텍스트: 길이는 0 이상이어야 함</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>textures</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>that would be {:,} new materials; {:,} at most are made</source>
        <translation>새 재질이 {:,}개가 됩니다. 최대 {:,}개까지 만들 수 있습니다</translation>
    </message>
    <message>
        <source>the GPU does not take {} × {} pixels (error {})</source>
        <translation>GPU가 {} × {}픽셀을 처리하지 못합니다(오류 {})</translation>
    </message>
    <message>
        <source>the archive has a file whose name is too long: {}</source>
        <translation>압축 파일 안에 이름이 너무 긴 파일이 있음: {}</translation>
    </message>
    <message>
        <source>the archive has a link, which may not be unpacked: {!r}</source>
        <translation>압축 파일 안에 풀 수 없는 링크가 있음: {!r}</translation>
    </message>
    <message>
        <source>the archive has an entry that may not be unpacked: {!r}</source>
        <translation>압축 파일 안에 풀 수 없는 항목이 있음: {!r}</translation>
    </message>
    <message>
        <source>the archive is protected by a password</source>
        <translation>압축 파일이 암호로 보호되어 있음</translation>
    </message>
    <message>
        <source>the archive would be {:,} bytes; at most {:,} are unpacked</source>
        <translation>압축 파일을 풀면 {:,}바이트가 됨; 최대 {:,}바이트까지 풂</translation>
    </message>
    <message>
        <source>the bone indices of the vertices are not of the size that the header says</source>
        <translation>정점의 본 번호 크기가 헤더에 적힌 것과 다름</translation>
    </message>
    <message>
        <source>the bone {}: its constraint is not kept</source>
        <translation>본 {}: 제약은 유지되지 않습니다</translation>
    </message>
    <message>
        <source>the centres of springs are not kept: {}</source>
        <translation>스프링의 중심(center)은 유지되지 않습니다: {}</translation>
    </message>
    <message>
        <source>the direction has no length</source>
        <translation>방향의 길이가 0입니다</translation>
    </message>
    <message>
        <source>the display frame has no item {}</source>
        <translation>표시 프레임에 요소 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>the document has {}, which are not kept</source>
        <translation>문서의 {}은(는) 유지되지 않음</translation>
    </message>
    <message>
        <source>the expression {}: {} is not kept</source>
        <translation>표정 {}: {}은(는) 유지되지 않습니다</translation>
    </message>
    <message>
        <source>the faces of the normals are not those of the mesh; normals are made instead</source>
        <translation>법선의 면이 메시의 면과 다름; 법선을 새로 만듦</translation>
    </message>
    <message>
        <source>the file contains nothing of a Wavefront OBJ file</source>
        <translation>파일에 Wavefront OBJ의 내용이 없음</translation>
    </message>
    <message>
        <source>the file ends after the header</source>
        <translation>헤더 뒤에서 파일이 끝남</translation>
    </message>
    <message>
        <source>the file ends here, and what was read whole is kept: {}</source>
        <translation>여기서 파일이 끝남. 온전히 읽은 것은 유지함: {}</translation>
    </message>
    <message>
        <source>the file ends here; of the keys {} are whole, and kept</source>
        <translation>여기서 파일이 끝남. 온전한 키 {}개를 유지함</translation>
    </message>
    <message>
        <source>the file ends in the middle of a block</source>
        <translation>블록 중간에서 파일이 끝남</translation>
    </message>
    <message>
        <source>the file ends within the vertices</source>
        <translation>정점 중간에서 파일이 끝남</translation>
    </message>
    <message>
        <source>the file has fewer additional UVs</source>
        <translation>파일의 추가 UV가 더 적음</translation>
    </message>
    <message>
        <source>the file has no binary chunk</source>
        <translation>파일에 바이너리 청크가 없음</translation>
    </message>
    <message>
        <source>the file has {}, which are not kept</source>
        <translation>파일의 {}은(는) 유지되지 않음</translation>
    </message>
    <message>
        <source>the file is empty; {} expected</source>
        <translation>파일이 비어 있음; {}이어야 함</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>파일이 없음</translation>
    </message>
    <message>
        <source>the file tells nothing of VRM: it is read as plain glTF</source>
        <translation>VRM 정보가 없는 파일입니다: 일반 glTF로 읽습니다</translation>
    </message>
    <message>
        <source>the file was changed elsewhere: what Katachi kept in it is left out</source>
        <translation>파일이 다른 곳에서 변경되어 Katachi가 남긴 내용은 쓰지 않습니다</translation>
    </message>
    <message>
        <source>the glTF document is damaged</source>
        <translation>glTF 문서가 손상됨</translation>
    </message>
    <message>
        <source>the path is longer than 20 bytes, so that only the file name is kept: put the file beside the model</source>
        <translation>경로가 20바이트를 넘어 파일 이름만 남음: 파일을 모델 옆에 두십시오</translation>
    </message>
    <message>
        <source>the pose moves nothing</source>
        <translation>포즈로 움직인 행이 없습니다</translation>
    </message>
    <message>
        <source>the selected vertices are all at one place</source>
        <translation>정점이 차지하는 범위가 없습니다</translation>
    </message>
    <message>
        <source>the skeleton stays as it is: {}</source>
        <translation>골격은 그대로 둡니다: {}</translation>
    </message>
    <message>
        <source>the spring {} shares joints with another; they swing with that</source>
        <translation>스프링 {}은(는) 다른 것과 조인트를 공유합니다. 그쪽과 함께 흔들립니다</translation>
    </message>
    <message>
        <source>the text is too long or not in Shift-JIS; what is kept is {!r}</source>
        <translation>고정 길이 cp932 텍스트에는 {!r}까지만 들어감</translation>
    </message>
    <message>
        <source>there are fewer faces than this material has</source>
        <translation>이 재질의 면이 끝나기 전에 면이 끝남</translation>
    </message>
    <message>
        <source>there are no bones of these names: {}</source>
        <translation>이 모델에 없는 본 이름: {}</translation>
    </message>
    <message>
        <source>there is no hole with open edges</source>
        <translation>그곳에는 구멍을 두르는 열린 변이 없습니다</translation>
    </message>
    <message>
        <source>there is no mesh here from which the size could be determined</source>
        <translation>여기에는 크기를 정할 메시가 없습니다</translation>
    </message>
    <message>
        <source>there is nothing to make blend shapes of: no まばたき, no あ, no 左目 …</source>
        <translation>블렌드 셰이프를 만들 재료가 없습니다: まばたき, あ, 左目 등이 없음</translation>
    </message>
    <message>
        <source>there is nothing to replace: old=new expected, separated by commas</source>
        <translation>바꿀 것이 없습니다. ‘찾을 말=바꿀 말’을 쉼표로 구분해 지정하십시오</translation>
    </message>
    <message>
        <source>they have another append parent already: {}</source>
        <translation>이미 다른 본에서 부여받고 있음: {}</translation>
    </message>
    <message>
        <source>they have no parent to be merged into: {}</source>
        <translation>병합할 부모가 없음: {}</translation>
    </message>
    <message>
        <source>what Katachi kept in the file cannot be read; it is read as any other VRM</source>
        <translation>Katachi가 파일에 남긴 내용을 읽을 수 없어 일반 VRM으로 읽습니다</translation>
    </message>
    <message>
        <source>which parts are hidden in first person is not kept</source>
        <translation>1인칭 시점에서 숨길 부분의 지정은 유지되지 않습니다</translation>
    </message>
    <message>
        <source>{!r} is written as {!r}, as {} lacks some characters</source>
        <translation>{!r}이(가) {!r}(으)로 기록됨. {}에 있는 문자를 사용함</translation>
    </message>
    <message>
        <source>{:,} rows were copied: they can be pasted onto as many rows, and a single row onto any number</source>
        <translation>복사한 것은 {:,}개입니다. 같은 개수에만 붙여넣을 수 있고, 하나만 복사했다면 몇 개에든 붙여넣을 수 있습니다</translation>
    </message>
    <message>
        <source>{} appended; new: {}</source>
        <translation>{} 추가됨; 새로 추가: {}</translation>
    </message>
    <message>
        <source>{} appended; new: {}; merged by name: {}</source>
        <translation>{} 추가됨; 새로 추가: {}; 이름으로 합침: {}</translation>
    </message>
    <message>
        <source>{} becomes linear blending; vertices: {:,}</source>
        <translation>{}이(가) 선형 블렌드가 됨: 정점 {:,}개</translation>
    </message>
    <message>
        <source>{} cannot be its own ancestor: {}</source>
        <translation>{}은(는) 자기 자신에 매달릴 수 없습니다: {}</translation>
    </message>
    <message>
        <source>{} cannot be read as a picture</source>
        <translation>{}을(를) 이미지로 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>{} faces from here on belong to no material</source>
        <translation>여기부터 면 {}개는 재질에 속하지 않음</translation>
    </message>
    <message>
        <source>{} has no label</source>
        <translation>{}에 표시할 수 있는 이름이 없습니다</translation>
    </message>
    <message>
        <source>{} in the archive is damaged, or packed in an unknown way</source>
        <translation>압축 파일 안의 {}이(가) 손상되었거나 알 수 없는 방식으로 압축됨</translation>
    </message>
    <message>
        <source>the header says {!r}; read as 0002</source>
        <translation>헤더가 {!r}임; 0002로 읽음</translation>
    </message>
    <message>
        <source>A lower limit is above the upper one, so that the joint is not limited there</source>
        <translation>하한이 상한보다 커서 조인트가 그 축에서 자유롭습니다</translation>
    </message>
    <message>
        <source>A number is invalid (NaN or infinite)</source>
        <translation>잘못된 수치가 있습니다</translation>
    </message>
    <message>
        <source>A number is invalid (NaN) or far too large; physics uses 0</source>
        <translation>수치가 잘못되었거나 너무 커서 물리 연산에서 0으로 합니다</translation>
    </message>
    <message>
        <source>A number of an offset is invalid (NaN or infinite)</source>
        <translation>오프셋에 잘못된 수치가 있습니다</translation>
    </message>
    <message>
        <source>A value is invalid (NaN or infinite)</source>
        <translation>값이 무한대이거나 수치가 아닙니다</translation>
    </message>
    <message>
        <source>A weight has no bone</source>
        <translation>본이 없는 웨이트가 있습니다</translation>
    </message>
    <message>
        <source>A weight is almost 0</source>
        <translation>웨이트가 거의 0입니다</translation>
    </message>
    <message>
        <source>A weight is invalid (NaN or infinite)</source>
        <translation>웨이트가 무한대이거나 수치가 아닙니다</translation>
    </message>
    <message>
        <source>Additional UVs of each vertex: {}, used: {}</source>
        <translation>정점마다 추가 UV가 {}개 있고 그중 {}개를 사용합니다</translation>
    </message>
    <message>
        <source>Anchors and pins removed: {:,}</source>
        <translation>앵커와 핀 {:,}개를 제거했습니다</translation>
    </message>
    <message>
        <source>Append removed from bones: {:,}</source>
        <translation>본 {:,}개의 부여를 해제했습니다</translation>
    </message>
    <message>
        <source>Bodies whose collision groups changed: {:,}</source>
        <translation>충돌 그룹: 강체 {:,}개를 변경했습니다</translation>
    </message>
    <message>
        <source>Bones added ({:,}): {}</source>
        <translation>본 {:,}개를 추가했습니다: {}</translation>
    </message>
    <message>
        <source>Bones added: {:,}</source>
        <translation>본 {:,}개를 추가했습니다</translation>
    </message>
    <message>
        <source>Bones changed: {:,}</source>
        <translation>본 {:,}개를 변경했습니다</translation>
    </message>
    <message>
        <source>Bones inserted: {:,}</source>
        <translation>본 {:,}개를 삽입했습니다</translation>
    </message>
    <message>
        <source>Bones merged: {:,} into {:,}</source>
        <translation>본 {:,}개를 {:,}개로 병합했습니다</translation>
    </message>
    <message>
        <source>Bones mirrored to the other side: {:,}, corrected: {:,}</source>
        <translation>반대쪽에 본 {:,}개를 만들고 {:,}개를 수정했습니다</translation>
    </message>
    <message>
        <source>Bones moved into standard display frames: {:,}</source>
        <translation>본 {:,}개를 표준 표시 프레임으로 옮겼습니다</translation>
    </message>
    <message>
        <source>Bones placed: {:,}</source>
        <translation>본 {:,}개를 배치했습니다</translation>
    </message>
    <message>
        <source>Bones put in order; moved: {:,}, deform levels raised: {:,}</source>
        <translation>본의 순서를 바로잡았습니다. 이동: {:,}개, 변형 계층을 높임: {:,}개</translation>
    </message>
    <message>
        <source>Bones split: {:,}; new bones: {:,}</source>
        <translation>본 {:,}개를 나눴습니다. 새 본: {:,}개</translation>
    </message>
    <message>
        <source>Bones that deform after physics now: {:,}</source>
        <translation>본 {:,}개를 물리 후에 변형되게 했습니다</translation>
    </message>
    <message>
        <source>Bones that depend on physics deform after it</source>
        <translation>물리 연산을 따르는 것은 물리 후에 변형됩니다</translation>
    </message>
    <message>
        <source>Bones whose axes were straightened: {:,}</source>
        <translation>축을 바로잡았습니다. 본: {:,}개</translation>
    </message>
    <message>
        <source>Bones with a fixed axis along the tail: {:,}</source>
        <translation>연결 대상 방향으로 고정 축을 지정한 본: {:,}개</translation>
    </message>
    <message>
        <source>Bones with a new parent: {:,} ({})</source>
        <translation>본 {:,}개의 부모를 {}(으)로 지정했습니다</translation>
    </message>
    <message>
        <source>Bones with a new tail: {:,} ({})</source>
        <translation>본 {:,}개의 연결 대상을 {}(으)로 지정했습니다</translation>
    </message>
    <message>
        <source>Bones with local axes along the tail: {:,}</source>
        <translation>연결 대상 방향으로 로컬 축을 지정한 본: {:,}개</translation>
    </message>
    <message>
        <source>Bones without a child where the tail ends: {:,}</source>
        <translation>연결 대상 위치에 자식이 없는 본: {:,}개</translation>
    </message>
    <message>
        <source>Bones without a parent now: {:,}</source>
        <translation>본 {:,}개의 부모를 없앴습니다</translation>
    </message>
    <message>
        <source>Bones without tail or child, left as they were: {:,}</source>
        <translation>연결 대상도 자식도 없어 그대로 둔 본: {:,}개</translation>
    </message>
    <message>
        <source>Bones: {:,}. The kinds of bones of PMD became flags and append rotation.</source>
        <translation>본: {:,}개. PMD에서 본의 종류라고 하던 것은 플래그와 회전 부여가 되었습니다.</translation>
    </message>
    <message>
        <source>Choose the bone to which the tails point</source>
        <translation>연결 대상으로 지정할 본을 선택하십시오</translation>
    </message>
    <message>
        <source>Degenerate faces removed: {:,}</source>
        <translation>퇴화한 면 {:,}개를 제거했습니다</translation>
    </message>
    <message>
        <source>Diagonals swapped: {:,}</source>
        <translation>대각선 {:,}개를 바꿨습니다</translation>
    </message>
    <message>
        <source>Duplicate faces removed: {:,}</source>
        <translation>중복 면 {:,}개를 제거했습니다</translation>
    </message>
    <message>
        <source>EGL gives no OpenGL 3.3 context. Are libegl1 and a driver (Mesa&apos;s, or the GPU&apos;s) installed? KATACHI_GL=software draws without the graphics card</source>
        <translation>EGL이 OpenGL 3.3 컨텍스트를 주지 않습니다. libegl1과 드라이버(Mesa 또는 GPU용)가 설치되어 있습니까? KATACHI_GL=software는 그래픽 카드 없이 그립니다</translation>
    </message>
    <message>
        <source>Every row has an English name</source>
        <translation>모든 이름에 영문 이름이 있습니다</translation>
    </message>
    <message>
        <source>Faces extruded: {:,}; faces of walls: {:,}</source>
        <translation>면 {:,}개를 밀어냈습니다. 옆면: {:,}개</translation>
    </message>
    <message>
        <source>Faces flipped: {:,}</source>
        <translation>면 {:,}개를 뒤집었습니다</translation>
    </message>
    <message>
        <source>Faces made: {:,}</source>
        <translation>면 {:,}개를 만들었습니다</translation>
    </message>
    <message>
        <source>Faces mirrored: {:,}</source>
        <translation>면 {:,}개를 미러했습니다</translation>
    </message>
    <message>
        <source>Faces moved to a new material: {:,} ({}); vertices duplicated: {:,}</source>
        <translation>면 {:,}개를 {}(으)로 옮겼습니다. 복제한 정점: {:,}개</translation>
    </message>
    <message>
        <source>Faces separated: {:,}; vertices duplicated: {:,}</source>
        <translation>면 {:,}개를 분리했습니다. 복제한 정점: {:,}개</translation>
    </message>
    <message>
        <source>Faces subdivided: {:,}; new vertices: {:,}</source>
        <translation>면 {:,}개를 세분했습니다. 새 정점: {:,}개</translation>
    </message>
    <message>
        <source>Faces: {0:,} of {1:,} are left</source>
        <translation>면 {1:,}개 중 {0:,}개가 남았습니다</translation>
    </message>
    <message>
        <source>Findings fixed: {0:,}; checks: {1:,}</source>
        <translation>문제 {1:,}종류 중 {0:,}개를 고쳤습니다</translation>
    </message>
    <message>
        <source>Hidden morphs (panel 0) were left out, because MMD may crash: {:,}</source>
        <translation>MMD가 강제 종료될 수 있어 숨긴 모프(패널 0)를 제외했습니다: {:,}개</translation>
    </message>
    <message>
        <source>Holes closed; new faces: {:,}</source>
        <translation>면 {:,}개로 구멍을 메웠습니다</translation>
    </message>
    <message>
        <source>IK and append removed: {}</source>
        <translation>IK와 부여 해제됨: {}</translation>
    </message>
    <message>
        <source>IK bones cleaned: {:,}</source>
        <translation>IK를 정리했습니다. 본: {:,}개</translation>
    </message>
    <message>
        <source>It depends on a bone that physics moves, but deforms before physics</source>
        <translation>물리 연산으로 움직이는 것을 따르지만 물리 전에 변형됩니다</translation>
    </message>
    <message>
        <source>It follows its bone, but has none</source>
        <translation>본을 따라가는 설정이지만 관련 본이 없습니다</translation>
    </message>
    <message>
        <source>It has a sphere map, but its sphere mode is Off</source>
        <translation>스피어 맵이 있지만 모드가 꺼져 있습니다</translation>
    </message>
    <message>
        <source>It has a sphere mode, but no sphere map</source>
        <translation>스피어 모드가 있지만 스피어 맵이 없습니다</translation>
    </message>
    <message>
        <source>It refers to nothing</source>
        <translation>대상이 없습니다</translation>
    </message>
    <message>
        <source>It uses the first additional UV, but the model has none</source>
        <translation>추가 UV 1을 사용하지만 모델에 추가 UV가 없습니다</translation>
    </message>
    <message>
        <source>Items put into a display frame: {:,} ({})</source>
        <translation>요소 {:,}개를 표시 프레임 {}에 넣었습니다</translation>
    </message>
    <message>
        <source>Its alpha is 0, and no morph changes that</source>
        <translation>불투명도가 0이고 이를 높이는 모프도 없습니다</translation>
    </message>
    <message>
        <source>Its name is only a number, but its texture has a name</source>
        <translation>이름이 번호인데 텍스처에는 이름이 있습니다</translation>
    </message>
    <message>
        <source>Its toon file is named like one of MMD&apos;s ten</source>
        <translation>툰의 이름이 MMD의 툰 10개 중 하나와 같습니다</translation>
    </message>
    <message>
        <source>Joints made: {:,}</source>
        <translation>조인트 {:,}개를 만들었습니다</translation>
    </message>
    <message>
        <source>Joints placed: {:,}</source>
        <translation>조인트 {:,}개를 배치했습니다</translation>
    </message>
    <message>
        <source>Joints reset: {:,}</source>
        <translation>조인트 {:,}개를 초기화했습니다</translation>
    </message>
    <message>
        <source>Joints whose limits were put in order: {:,}</source>
        <translation>제한의 순서를 바로잡았습니다. 조인트: {:,}개</translation>
    </message>
    <message>
        <source>MMD ignores a group morph within a group morph, and a flip morph within a flip morph: {}</source>
        <translation>MMD는 같은 종류의 모프에 든 것을 무시합니다: {}</translation>
    </message>
    <message>
        <source>Materials deleted: {:,}; faces: {:,}, vertices: {:,}</source>
        <translation>재질 {:,}개를 삭제했습니다. 면: {:,}개, 정점: {:,}개</translation>
    </message>
    <message>
        <source>Materials duplicated: {:,}; faces: {:,}, vertices: {:,}</source>
        <translation>재질 {:,}개를 복제했습니다. 면: {:,}개, 정점: {:,}개</translation>
    </message>
    <message>
        <source>Materials merged: {:,} into {:,}; faces: {:,}</source>
        <translation>재질 {:,}개를 같은 재질 {:,}개로 병합했습니다. 면: {:,}개</translation>
    </message>
    <message>
        <source>Materials merged: {:,} into {}; faces: {:,}</source>
        <translation>재질 {:,}개를 {}(으)로 병합했습니다. 면: {:,}개</translation>
    </message>
    <message>
        <source>Materials named: {:,}</source>
        <translation>재질 {:,}개에 이름을 붙였습니다</translation>
    </message>
    <message>
        <source>Materials split: {:,}; new ones: {:,}</source>
        <translation>재질 {:,}개를 나눴습니다. 새 재질: {:,}개</translation>
    </message>
    <message>
        <source>Materials that use a shared toon now: {:,}</source>
        <translation>재질 {:,}개가 MMD의 툰을 사용합니다</translation>
    </message>
    <message>
        <source>Materials with one of MMD&apos;s shared toons: {:,}, with a toon of the model: {:,}.</source>
        <translation>툰: MMD의 툰을 쓰는 재질 {:,}개, 모델의 툰을 쓰는 재질 {:,}개.</translation>
    </message>
    <message>
        <source>Mirrored to the other side: {:,}, corrected: {:,}</source>
        <translation>반대쪽에 {:,}개를 만들고 {:,}개를 수정했습니다</translation>
    </message>
    <message>
        <source>Morphs combined: {:,}</source>
        <translation>모프 {:,}개를 결합했습니다</translation>
    </message>
    <message>
        <source>Morphs converted: {:,}</source>
        <translation>모프 {:,}개를 변환했습니다</translation>
    </message>
    <message>
        <source>Morphs mirrored: {:,}</source>
        <translation>모프 {:,}개를 미러링했습니다</translation>
    </message>
    <message>
        <source>Morphs scaled: {:,} (× {:g})</source>
        <translation>모프 {:,}개를 {:g}배로 했습니다</translation>
    </message>
    <message>
        <source>Morphs split into left and right: {:,}</source>
        <translation>모프 {:,}개를 좌우로 나눴습니다</translation>
    </message>
    <message>
        <source>Morphs: {:,}. They move vertices directly; the base morph of PMD is gone.</source>
        <translation>모프: {:,}개. 정점을 직접 움직이며 base는 없어졌습니다.</translation>
    </message>
    <message>
        <source>Names changed: {:,}</source>
        <translation>이름 {:,}개를 변경했습니다</translation>
    </message>
    <message>
        <source>Names that are not in the dictionary ({:,}): {}</source>
        <translation>이름 {:,}개가 사전에 없습니다: {}</translation>
    </message>
    <message>
        <source>No joints connect it to a body that follows its bone; it falls down</source>
        <translation>조인트를 따라가도 본이 붙잡는 강체에 닿지 않아 떨어집니다</translation>
    </message>
    <message>
        <source>None of the bones is a tip, which is named 〜先 and moves no vertex.</source>
        <translation>이름이 ～先이고 정점이 따르지 않는 끝 본이 없습니다.</translation>
    </message>
    <message>
        <source>Normals changed: {:,}</source>
        <translation>법선 {:,}개를 변경했습니다</translation>
    </message>
    <message>
        <source>Not in this model, and so not referred to: {}</source>
        <translation>이 모델에 없어서 참조를 뺐습니다: {}</translation>
    </message>
    <message>
        <source>Nothing had to be fixed</source>
        <translation>고칠 것이 없었습니다</translation>
    </message>
    <message>
        <source>Offsets removed: {:,}</source>
        <translation>오프셋 {:,}개를 제거했습니다</translation>
    </message>
    <message>
        <source>Offsets with almost no effect: {:,}</source>
        <translation>효과가 거의 없는 오프셋: {:,}개</translation>
    </message>
    <message>
        <source>Offsets without a counterpart on the other side: {:,}</source>
        <translation>오프셋 {:,}개는 반대쪽에 대응하는 것이 없습니다</translation>
    </message>
    <message>
        <source>PMD has 0 to 65,535 loops</source>
        <translation>PMD의 루프 횟수는 0~65,535임</translation>
    </message>
    <message>
        <source>PMD has at most 254 bones in a frame; it becomes several of the same name</source>
        <translation>PMD의 표시 프레임에는 본이 최대 254개 들어가므로 이름이 같은 여러 프레임으로 나뉩니다</translation>
    </message>
    <message>
        <source>PMD has at most 255 links for each IK</source>
        <translation>PMD의 IK 링크는 최대 255개입니다</translation>
    </message>
    <message>
        <source>PMD has no bones that deform after physics</source>
        <translation>PMD에는 물리 후 변형이 없습니다</translation>
    </message>
    <message>
        <source>PMD has no edge scale; the edge of a vertex is on or off</source>
        <translation>PMD의 정점 엣지는 그리거나 그리지 않거나 둘 중 하나입니다</translation>
    </message>
    <message>
        <source>PMD has no flag Draw lines</source>
        <translation>PMD는 선을 그리지 않습니다</translation>
    </message>
    <message>
        <source>PMD has no flag Draw points</source>
        <translation>PMD는 점을 그리지 않습니다</translation>
    </message>
    <message>
        <source>PMD has no hidden morphs; it is put into the panel Other</source>
        <translation>PMD에는 숨긴 모프가 없어 “기타” 패널에 넣습니다</translation>
    </message>
    <message>
        <source>PMD has only vertex morphs; all else in the group is left out</source>
        <translation>PMD에는 정점 모프만 있어 그룹의 나머지를 제외했습니다</translation>
    </message>
    <message>
        <source>PMD has two bones for each vertex; the two with the largest weights are kept</source>
        <translation>PMD의 정점에는 본이 둘까지이므로 웨이트가 가장 큰 둘을 남겼습니다</translation>
    </message>
    <message>
        <source>PMD shows at most 255 morphs</source>
        <translation>PMD에서 표시할 수 있는 모프는 최대 255개임</translation>
    </message>
    <message>
        <source>Pairs of bones aligned: {:,}</source>
        <translation>본 {:,}쌍의 위치를 맞췄습니다</translation>
    </message>
    <message>
        <source>Placed: {:,}</source>
        <translation>{:,}개를 배치했습니다</translation>
    </message>
    <message>
        <source>Registered in display frames; bones: {:,}, morphs: {:,}</source>
        <translation>표시 프레임에 등록함: 본 {:,}개, 모프 {:,}개</translation>
    </message>
    <message>
        <source>Rigid bodies brought within limits: {:,}</source>
        <translation>강체 {:,}개를 범위 안으로 맞췄습니다</translation>
    </message>
    <message>
        <source>Rigid bodies made: {:,}</source>
        <translation>강체 {:,}개를 만들었습니다</translation>
    </message>
    <message>
        <source>Rigid bodies made: {:,}, joints: {:,}</source>
        <translation>강체 {:,}개와 조인트 {:,}개를 만들었습니다</translation>
    </message>
    <message>
        <source>Rigid bodies reset: {:,}</source>
        <translation>강체 {:,}개를 초기화했습니다</translation>
    </message>
    <message>
        <source>Rigid bodies: {:,}, joints: {:,}. The positions of bodies are relative to the model now, no longer to their bones.</source>
        <translation>강체: {:,}개, 조인트: {:,}개. 강체의 위치는 본이 아니라 모델 기준이 되었습니다.</translation>
    </message>
    <message>
        <source>SDEF vertices of bones that are not parent and child: {:,}</source>
        <translation>부모와 자식이 아닌 본의 SDEF: 정점 {:,}개</translation>
    </message>
    <message>
        <source>Soft bodies brought within limits: {:,}</source>
        <translation>소프트 바디 {:,}개를 범위 안으로 맞췄습니다</translation>
    </message>
    <message>
        <source>Soft bodies made: {:,}</source>
        <translation>소프트 바디 {:,}개를 만들었습니다</translation>
    </message>
    <message>
        <source>Soft bodies set: {:,}</source>
        <translation>소프트 바디 {:,}개를 설정했습니다</translation>
    </message>
    <message>
        <source>Textures with the same file: {:,}</source>
        <translation>텍스처 {:,}개가 같은 파일을 가리킵니다</translation>
    </message>
    <message>
        <source>The GPU&apos;s driver has no OpenGL {}.{}. KATACHI_GL=software draws without the graphics card</source>
        <translation>GPU 드라이버에 OpenGL {}.{}이 없습니다. KATACHI_GL=software는 그래픽 카드 없이 그립니다</translation>
    </message>
    <message>
        <source>The pose is the rest pose now; {}</source>
        <translation>포즈를 초기 모양으로 했습니다; {}</translation>
    </message>
    <message>
        <source>The selection gives no direction: it begins and ends at the same place</source>
        <translation>선택한 것에서 방향을 알 수 없습니다. 시작점과 끝점이 같습니다</translation>
    </message>
    <message>
        <source>The shared toons of MMD are used where toon files are named like them</source>
        <translation>MMD의 툰을 써야 할 곳에 쓰고 있습니다</translation>
    </message>
    <message>
        <source>The target is not below the link {}</source>
        <translation>타겟이 링크 {}의 자손이 아닙니다</translation>
    </message>
    <message>
        <source>This works on the pose of Transform mode</source>
        <translation>변형 모드의 포즈에 적용됩니다</translation>
    </message>
    <message>
        <source>Unused vertices removed: {:,}</source>
        <translation>사용되지 않는 정점 {:,}개를 제거했습니다</translation>
    </message>
    <message>
        <source>Vertex added</source>
        <translation>정점을 1개 만들었습니다</translation>
    </message>
    <message>
        <source>Vertices anchored: {:,}</source>
        <translation>정점 {:,}개를 강체에 묶었습니다</translation>
    </message>
    <message>
        <source>Vertices converted: {:,} to {}</source>
        <translation>정점 {:,}개를 {}(으)로 변환했습니다</translation>
    </message>
    <message>
        <source>Vertices merged: {:,} into {:,}; faces that collapsed: {:,}</source>
        <translation>정점 {:,}개를 {:,}개로 병합했습니다. 찌그러진 면: {:,}개</translation>
    </message>
    <message>
        <source>Vertices pinned: {:,}</source>
        <translation>정점 {:,}개를 핀으로 고정했습니다</translation>
    </message>
    <message>
        <source>Vertices released: {:,}</source>
        <translation>정점 {:,}개를 풀었습니다</translation>
    </message>
    <message>
        <source>Vertices that are near none of the bodies: {:,}</source>
        <translation>어느 강체와도 가깝지 않은 정점: {:,}개</translation>
    </message>
    <message>
        <source>Vertices that are too far away: {:,}</source>
        <translation>너무 먼 정점: {:,}개</translation>
    </message>
    <message>
        <source>Vertices that became BDEF1, as they have one bone: {:,}</source>
        <translation>본이 하나여서 BDEF1이 된 정점: {:,}개</translation>
    </message>
    <message>
        <source>Vertices to which weights were copied: {:,}</source>
        <translation>정점 {:,}개에 웨이트를 복사했습니다</translation>
    </message>
    <message>
        <source>Vertices whose UVs were copied: {:,}</source>
        <translation>정점 {:,}개의 UV를 복사했습니다</translation>
    </message>
    <message>
        <source>Vertices whose UVs were projected: {:,}</source>
        <translation>정점 {:,}개의 UV를 투영했습니다</translation>
    </message>
    <message>
        <source>Vertices whose UVs were replaced: {:,}</source>
        <translation>정점 {:,}개의 UV를 바꿨습니다</translation>
    </message>
    <message>
        <source>Vertices whose UVs were transformed: {:,}</source>
        <translation>정점 {:,}개의 UV를 변형했습니다</translation>
    </message>
    <message>
        <source>Vertices whose weights were averaged: {:,}</source>
        <translation>정점 {:,}개의 웨이트를 평균으로 했습니다</translation>
    </message>
    <message>
        <source>Vertices whose weights were limited: {:,}</source>
        <translation>정점 {:,}개의 웨이트를 제한했습니다</translation>
    </message>
    <message>
        <source>Vertices whose weights were normalized: {:,}</source>
        <translation>정점 {:,}개의 웨이트를 정규화했습니다</translation>
    </message>
    <message>
        <source>Vertices whose weights were smoothed: {:,}</source>
        <translation>정점 {:,}개의 웨이트를 매끄럽게 했습니다</translation>
    </message>
    <message>
        <source>Vertices with UVs beyond 0 to 1: {:,}</source>
        <translation>UV가 0~1 범위를 벗어난 정점: {:,}개</translation>
    </message>
    <message>
        <source>Vertices with copied weights: {:,}; largest distance: {:.3g}</source>
        <translation>정점 {:,}개의 웨이트를 가져왔습니다(최대 거리 {:.3g})</translation>
    </message>
    <message>
        <source>Vertices with mirrored weights: {:,}</source>
        <translation>정점 {:,}개의 웨이트를 미러링했습니다</translation>
    </message>
    <message>
        <source>Vertices with new positions and normals: {:,}</source>
        <translation>정점 {:,}개의 위치와 법선을 바꿨습니다</translation>
    </message>
    <message>
        <source>Vertices with new weights: {:,}; bones: {:,}</source>
        <translation>정점 {:,}개를 본 {:,}개에 새로 연결했습니다</translation>
    </message>
    <message>
        <source>Vertices without a counterpart on the other side: {:,}</source>
        <translation>반대쪽에 짝이 없는 정점: {:,}개</translation>
    </message>
    <message>
        <source>Vertices: {:,}. Their two bones and weights became BDEF1 and BDEF2, the edge switch became the edge scale.</source>
        <translation>정점: {:,}개. 두 본과 웨이트는 BDEF1과 BDEF2로, 엣지 여부는 배율로 바뀌었습니다.</translation>
    </message>
    <message>
        <source>a bone can have one tip only: the count has to be 1</source>
        <translation>본의 끝 본은 하나뿐이므로 개수는 1이어야 합니다</translation>
    </message>
    <message>
        <source>a bone of the unknown kind {}; read as one that rotates</source>
        <translation>종류 {}의 본; 회전 본으로 봄</translation>
    </message>
    <message>
        <source>a morph of the unknown panel {}; it is put into the panel Other</source>
        <translation>종류 {}의 모프; “기타” 패널에 넣음</translation>
    </message>
    <message>
        <source>a pose keeps only frame 0</source>
        <translation>포즈에는 프레임 0의 상태만 담김</translation>
    </message>
    <message>
        <source>a twist bone without a direction; it rotates freely</source>
        <translation>방향이 없는 비틀기 본; 자유롭게 회전함</translation>
    </message>
    <message>
        <source>almost no CR comes before an LF</source>
        <translation>LF 앞에 있는 CR이 거의 없음</translation>
    </message>
    <message>
        <source>an IK without a target is left out, as PMD cannot have one</source>
        <translation>타겟이 없는 IK는 PMD에 없어 제외함</translation>
    </message>
    <message>
        <source>an offset refers to entry {} of the base morph, which does not exist; left out</source>
        <translation>존재하지 않는 base 요소 {}의 오프셋; 제외함</translation>
    </message>
    <message>
        <source>another program has {} open</source>
        <translation>다른 프로그램이 {}을(를) 열고 있습니다</translation>
    </message>
    <message>
        <source>bone {} is in a display frame that does not exist; left out</source>
        <translation>본 {}의 표시 프레임이 존재하지 않음; 제외함</translation>
    </message>
    <message>
        <source>bones left out, as their size cannot be determined: {}</source>
        <translation>크기를 정할 수 없어 제외한 본: {}</translation>
    </message>
    <message>
        <source>choose rotation, translation or both</source>
        <translation>부여는 회전과 이동 중 하나 이상이 필요합니다</translation>
    </message>
    <message>
        <source>choose what is to be reset</source>
        <translation>초기화할 항목을 선택하지 않았습니다</translation>
    </message>
    <message>
        <source>copies the rotation of bone {}, which is impossible; set to none</source>
        <translation>본 {}의 회전을 따를 수 없어 없음으로 함</translation>
    </message>
    <message>
        <source>image {} is of a format that MMD cannot read</source>
        <translation>이미지 {}은(는) MMD가 표시하지 못하는 종류임</translation>
    </message>
    <message>
        <source>in PMD a tail is a bone, not an offset; one that is so short is left out</source>
        <translation>PMD의 연결 대상은 오프셋이 아니라 본임; 너무 짧아 제외함</translation>
    </message>
    <message>
        <source>in PMD a tail is a bone, not an offset; the bone at that place is used</source>
        <translation>PMD의 연결 대상은 오프셋이 아니라 본임; 그 위치의 본으로 대신함</translation>
    </message>
    <message>
        <source>in PMD every material casts a self shadow, except with opacity 0.98</source>
        <translation>PMD에서는 불투명도 0.98이 아닌 모든 재질이 셀프 섀도우를 드리움</translation>
    </message>
    <message>
        <source>in PMD every material has self shadow, except with opacity 0.98</source>
        <translation>PMD에서는 불투명도 0.98이 아닌 모든 재질에 셀프 섀도우가 생김</translation>
    </message>
    <message>
        <source>in PMD it is always {!r}</source>
        <translation>PMD에서는 항상 {!r}임</translation>
    </message>
    <message>
        <source>in PMD only a visible bone without append has a fixed axis</source>
        <translation>PMD에서는 다른 본을 따르지 않는 표시 본만 축을 중심으로 회전함</translation>
    </message>
    <message>
        <source>in PMD the append parent cannot be the first bone</source>
        <translation>PMD에서 본은 첫 번째가 아닌 다른 본의 회전만 따름</translation>
    </message>
    <message>
        <source>in PMD the append ratio is in whole percent</source>
        <translation>PMD의 회전 부여율은 1퍼센트 단위임</translation>
    </message>
    <message>
        <source>in PMD the edge is always black</source>
        <translation>PMD의 엣지는 검은색임</translation>
    </message>
    <message>
        <source>in PMD the edge size is always 1</source>
        <translation>PMD의 엣지 크기는 1임</translation>
    </message>
    <message>
        <source>in PMD the kind of a bone decides whether it can be moved; this one gets the kind {}</source>
        <translation>PMD에서 이동 가능 여부는 본의 종류로 정해짐; 종류 {}이(가) 됨</translation>
    </message>
    <message>
        <source>in PMD the kind of a bone decides whether it is visible; this one gets the kind {}</source>
        <translation>PMD에서 표시 여부는 본의 종류로 정해짐; 종류 {}이(가) 됨</translation>
    </message>
    <message>
        <source>joints left out, as they have no rigid body B: {}</source>
        <translation>강체 B가 없어 제외한 조인트: {}</translation>
    </message>
    <message>
        <source>left out, as their bones or bodies have no other side: {}</source>
        <translation>속한 것의 반대쪽이 없어 제외함: {}</translation>
    </message>
    <message>
        <source>left out, as they have no bone or rigid body to be placed at: {}</source>
        <translation>위치를 정할 본이나 강체가 없어 제외함: {}</translation>
    </message>
    <message>
        <source>left out: PMD has 100 bytes of Shift-JIS for the path of a toon</source>
        <translation>제외함: PMD의 툰 경로는 cp932로 100바이트까지임</translation>
    </message>
    <message>
        <source>left out: PMD has 20 bytes for both textures, and knows sphere textures by .sph or .spa</source>
        <translation>제외함: PMD의 두 텍스처는 합쳐 20바이트까지이고, 스피어 텍스처는 .sph 또는 .spa로 구분함</translation>
    </message>
    <message>
        <source>left out: PMD has 20 bytes of Shift-JIS for the path of a texture</source>
        <translation>제외함: PMD의 텍스처 경로는 cp932로 20바이트까지임</translation>
    </message>
    <message>
        <source>left out: PMX 2.0 has no flip or impulse morphs</source>
        <translation>PMX 2.0에는 플립 모프와 임펄스 모프가 없어 제외함</translation>
    </message>
    <message>
        <source>left out: PMX 2.0 has no soft bodies</source>
        <translation>PMX 2.0에는 소프트 바디가 없어 제외함</translation>
    </message>
    <message>
        <source>limits of IK stay along the axes of the model, and were not rotated with it</source>
        <translation>IK의 제한은 모델의 축을 따르므로 함께 회전하지 않았습니다</translation>
    </message>
    <message>
        <source>morphs left out, as they have no left and right: {:,}</source>
        <translation>좌우가 없어 제외함: 모프 {:,}개</translation>
    </message>
    <message>
        <source>no two of the faces share an edge with the same vertices and material</source>
        <translation>같은 정점과 재질로 변을 공유하는 두 면이 없습니다</translation>
    </message>
    <message>
        <source>no vertex or UV morph has a weight</source>
        <translation>작용하는 정점 모프나 UV 모프가 없습니다</translation>
    </message>
    <message>
        <source>none of the bones has a tail offset</source>
        <translation>연결 대상이 오프셋인 본이 없습니다</translation>
    </message>
    <message>
        <source>none of the bones has vertices or a tail from which the size could be determined</source>
        <translation>크기를 정할 정점이나 연결 대상이 있는 본이 없습니다</translation>
    </message>
    <message>
        <source>none of the faces can be removed</source>
        <translation>줄일 수 있는 면이 없습니다</translation>
    </message>
    <message>
        <source>none of the faces has an edge that can be split</source>
        <translation>나눌 수 있는 변을 가진 면이 없습니다</translation>
    </message>
    <message>
        <source>not copied: its path is outside the folder of the model</source>
        <translation>복사하지 않음: 경로가 모델 폴더 밖을 가리킴</translation>
    </message>
    <message>
        <source>nothing that is selected has a position</source>
        <translation>위치가 있는 것이 없습니다</translation>
    </message>
    <message>
        <source>physics moves nothing</source>
        <translation>물리 연산으로 움직인 행이 없습니다</translation>
    </message>
    <message>
        <source>the archive of {:,} bytes would unpack to {:,} bytes, which is suspicious</source>
        <translation>{:,}바이트의 압축 파일이 {:,}바이트가 됨. 정상적인 파일로 볼 수 없음</translation>
    </message>
    <message>
        <source>the line endings of this file were changed as if it were text ({}), which has destroyed it</source>
        <translation>이 파일은 텍스트처럼 줄 바꿈이 변환되어({}) 손상됨</translation>
    </message>
    <message>
        <source>the material library {} is missing</source>
        <translation>재질 라이브러리 {}이(가) 없음</translation>
    </message>
    <message>
        <source>the materials have no faces, or are soft bodies already</source>
        <translation>재질에 면이 없거나 이미 소프트 바디입니다</translation>
    </message>
    <message>
        <source>the meshes are compressed ({}), which cannot be read</source>
        <translation>메시가 압축되어 있어({}) 읽을 수 없음</translation>
    </message>
    <message>
        <source>the model has no bone {}</source>
        <translation>모델에 본 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>the model has no bones</source>
        <translation>모델에 본이 없습니다</translation>
    </message>
    <message>
        <source>the model has no file yet; a path expected</source>
        <translation>모델에 아직 파일이 없습니다. 경로를 지정하십시오</translation>
    </message>
    <message>
        <source>the model has no folder yet: save it first</source>
        <translation>모델에 아직 폴더가 없습니다. 먼저 저장하십시오</translation>
    </message>
    <message>
        <source>the model has no morph {}</source>
        <translation>모델에 모프 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>the model has no rigid body that vertices could be tied to</source>
        <translation>모델에 정점을 묶을 강체가 없습니다</translation>
    </message>
    <message>
        <source>the model name has {} bytes, which is not what the header says</source>
        <translation>모델 이름이 {}바이트로 헤더에 적힌 것과 다름</translation>
    </message>
    <message>
        <source>the model&apos;s name becomes {!r}</source>
        <translation>모델 이름이 {!r}이(가) 됨</translation>
    </message>
    <message>
        <source>the morphs have to be of one kind, and not flip morphs</source>
        <translation>플립을 제외한 같은 종류의 모프를 선택하십시오</translation>
    </message>
    <message>
        <source>the name {!r} becomes {!r}</source>
        <translation>이름 {!r}이(가) {!r}이(가) 됨</translation>
    </message>
    <message>
        <source>the other model has no faces</source>
        <translation>다른 모델에 면이 없습니다</translation>
    </message>
    <message>
        <source>the other model has no morphs of vertices or UVs</source>
        <translation>다른 모델에 정점 모프나 UV 모프가 없습니다</translation>
    </message>
    <message>
        <source>{}: {:,} with invalid numbers repaired</source>
        <translation>{}: 수치가 아닌 값이 있는 것 {:,}개</translation>
    </message>
    <message>
        <source>{}: {} are among {}, not {}</source>
        <translation>{}: {}은(는) {} 중 하나여야 합니다. {}은(는) 안 됩니다</translation>
    </message>
    <message>
        <source>{}: {} is neither a number nor a formula</source>
        <translation>{}: {}은(는) 수치도 계산식도 아닙니다</translation>
    </message>
    <message>
        <source>the plane does not go through the faces</source>
        <translation>평면이 면을 지나지 않습니다</translation>
    </message>
    <message>
        <source>A name cannot be empty: enter a value</source>
        <translation>이름은 비워 둘 수 없습니다. 값을 입력하세요</translation>
    </message>
    <message>
        <source>Bones of weights that are not in this model: {}. In {:,} pasted vertices their share moves with no bone</source>
        <translation>이 모델에 없는 웨이트의 본: {}. 붙여넣은 정점 {:,}개에서 그 몫은 어느 본도 따르지 않습니다</translation>
    </message>
    <message>
        <source>Files found: {0:,} of {1:,}</source>
        <translation>찾은 파일: {1:,}개 중 {0:,}개</translation>
    </message>
    <message>
        <source>Files outside of the folder of the model, which others will not find ({:,}): {}</source>
        <translation>모델 폴더 밖에 있어 다른 사람이 찾을 수 없는 파일({:,}): {}</translation>
    </message>
    <message>
        <source>Files that are not found there either ({:,}): {}</source>
        <translation>그곳에서도 찾을 수 없는 파일({:,}개): {}</translation>
    </message>
    <message>
        <source>IK bone {} draws it to itself</source>
        <translation>IK 본 “{}”이(가) 끌어당깁니다</translation>
    </message>
    <message>
        <source>IK bone {} turns it</source>
        <translation>IK 본 “{}”이(가) 회전시킵니다</translation>
    </message>
    <message>
        <source>It is in {}, the display frame of the topmost bone</source>
        <translation>최상위 본의 표시 프레임인 {}에 있습니다</translation>
    </message>
    <message>
        <source>It lies far outside of the model</source>
        <translation>모델에서 멀리 벗어나 있습니다</translation>
    </message>
    <message>
        <source>Its English name is Japanese</source>
        <translation>영문 이름이 일본어입니다</translation>
    </message>
    <message>
        <source>Morph {} is being edited: change {} by the handles, or choose Done to change the model itself</source>
        <translation>모프 {} 편집 중입니다. {}은(는) 핸들로 바꾸세요. 모델 자체를 바꾸려면 “완료”를 선택하세요</translation>
    </message>
    <message>
        <source>Morph {} is being edited: change {} in the UV pane, or choose Done to change the model itself</source>
        <translation>모프 {} 편집 중입니다. {}은(는) UV 패널에서 바꾸세요. 모델 자체를 바꾸려면 “완료”를 선택하세요</translation>
    </message>
    <message>
        <source>Morph {} is being edited: change {} in the inspector, or choose Done to change the model itself</source>
        <translation>모프 {} 편집 중입니다. {}은(는) 인스펙터에서 바꾸세요. 모델 자체를 바꾸려면 “완료”를 선택하세요</translation>
    </message>
    <message>
        <source>No joints connect it to a body that follows its bone; it turns freely</source>
        <translation>본을 따르는 강체와 조인트로 이어져 있지 않아 자유롭게 돕니다</translation>
    </message>
    <message>
        <source>Not sure, please look: {}</source>
        <translation>불확실하니 확인하세요: {}</translation>
    </message>
    <message>
        <source>Nothing that this works on is selected: {}</source>
        <translation>대상이 되는 것을 선택하지 않았습니다: {}</translation>
    </message>
    <message>
        <source>Pasted below {}, as its parent {} is not in this model</source>
        <translation>“{}” 아래에 붙여넣었습니다. 부모 “{}”이(가) 이 모델에 없기 때문입니다</translation>
    </message>
    <message>
        <source>Pasted without its parent {}, which is not in this model</source>
        <translation>부모 “{}”이(가) 이 모델에 없어 부모 없이 붙여넣었습니다</translation>
    </message>
    <message>
        <source>Standard bones: {:,}, of which unsure: {:,}; bones added: {:,}</source>
        <translation>표준 본: {:,}(그중 불확실: {:,}), 추가한 본: {:,}</translation>
    </message>
    <message>
        <source>UVs that move by themselves stand still</source>
        <translation>UV 애니메이션은 멈춘 상태가 됩니다</translation>
    </message>
    <message>
        <source>Vertices brought back: {:,}</source>
        <translation>되돌린 정점: {:,}개</translation>
    </message>
    <message>
        <source>append parent {} takes it along</source>
        <translation>부여 부모 “{}”에 연동됩니다</translation>
    </message>
    <message>
        <source>bones on one side only, whose weights stay as they are: {}</source>
        <translation>한쪽에만 있어 웨이트를 그대로 둔 본: {}</translation>
    </message>
    <message>
        <source>bones that had rigid bodies already and have more now: {}</source>
        <translation>이미 강체가 있었고 더 늘어난 본: {}</translation>
    </message>
    <message>
        <source>image {} does not exist; left out</source>
        <translation>이미지 {}이(가) 없어 생략했습니다</translation>
    </message>
    <message>
        <source>left out, for it refers to what does not exist: {}</source>
        <translation>존재하지 않는 것을 참조하여 생략했습니다: {}</translation>
    </message>
    <message>
        <source>light at the rim is not kept</source>
        <translation>림 라이트는 유지되지 않습니다</translation>
    </message>
    <message>
        <source>more than {} × {} pixels</source>
        <translation>{} × {}픽셀을 넘습니다</translation>
    </message>
    <message>
        <source>morphs on one side only, which get no mirror image: {}</source>
        <translation>한쪽에만 있어 미러되지 않은 모프: {}</translation>
    </message>
    <message>
        <source>no bone is called {}</source>
        <translation>이름이 {}인 본이 없습니다</translation>
    </message>
    <message>
        <source>no bone was found for {}</source>
        <translation>{}에 해당하는 본을 찾지 못했습니다</translation>
    </message>
    <message>
        <source>no file of a texture is missing</source>
        <translation>없는 텍스처 파일이 없습니다</translation>
    </message>
    <message>
        <source>none of the missing files is in {}</source>
        <translation>없는 파일이 {}에도 하나도 없습니다</translation>
    </message>
    <message>
        <source>rigid body {} moves it</source>
        <translation>강체 “{}”이(가) 움직입니다</translation>
    </message>
    <message>
        <source>texture {} does not exist; left out</source>
        <translation>텍스처 {}이(가) 없어 생략했습니다</translation>
    </message>
    <message>
        <source>the plane has no direction</source>
        <translation>평면에 방향이 없습니다</translation>
    </message>
    <message>
        <source>the scale has to be a positive number, not {}</source>
        <translation>배율은 양수여야 합니다({} 아님)</translation>
    </message>
    <message>
        <source>the skeleton is MMD&apos;s already: it has {}</source>
        <translation>이미 MMD 골격입니다: {}이(가) 있습니다</translation>
    </message>
    <message>
        <source>the text is UTF-8, which MMD does not read</source>
        <translation>텍스트가 MMD가 읽지 못하는 UTF-8임</translation>
    </message>
    <message>
        <source>the text is neither UTF-8 nor Shift-JIS throughout: some characters are lost</source>
        <translation>텍스트 전체가 UTF-8도 Shift-JIS도 아님: 일부 문자가 사라짐</translation>
    </message>
    <message>
        <source>the texture is of a kind that cannot be read; left out</source>
        <translation>읽을 수 없는 종류의 텍스처; 제외함</translation>
    </message>
    <message>
        <source>the texture {!r} cannot be named in the file</source>
        <translation>텍스처 {!r}의 이름을 파일에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>the textures of {} have to be unpacked beside the model</source>
        <translation>{}의 텍스처를 모델 옆에 풀어 두어야 합니다</translation>
    </message>
    <message>
        <source>there are no rigid bodies that have a bone</source>
        <translation>본이 있는 강체가 없습니다</translation>
    </message>
    <message>
        <source>there are no vertices in it</source>
        <translation>정점이 없습니다</translation>
    </message>
    <message>
        <source>there are {} models in the archive: {}</source>
        <translation>압축 파일 안에 모델이 {}개 있음: {}</translation>
    </message>
    <message>
        <source>there is a mistake at character {}</source>
        <translation>{}번째 글자에 잘못이 있습니다</translation>
    </message>
    <message>
        <source>there is another file {}</source>
        <translation>다른 파일 {}이(가) 있습니다</translation>
    </message>
    <message>
        <source>there is no CR in it</source>
        <translation>CR이 없음</translation>
    </message>
    <message>
        <source>there is no LF in it</source>
        <translation>LF가 없음</translation>
    </message>
    <message>
        <source>there is no folder {}</source>
        <translation>폴더 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>there is no mesh in the file</source>
        <translation>파일에 메시가 없음</translation>
    </message>
    <message>
        <source>there is no model in the archive</source>
        <translation>압축 파일에 모델이 없음</translation>
    </message>
    <message>
        <source>there is no preset {}; there are {}</source>
        <translation>프리셋 {}이(가) 없습니다. 사용할 수 있는 것: {}</translation>
    </message>
    <message>
        <source>there is no shared toon {}</source>
        <translation>공유 툰 {}이(가) 없음</translation>
    </message>
    <message>
        <source>there is no vertex {:,}</source>
        <translation>정점 {:,}이(가) 없습니다</translation>
    </message>
    <message>
        <source>there on one side only: {}</source>
        <translation>한쪽에만 있는 것: {}</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>너무 깁니다</translation>
    </message>
    <message>
        <source>toon</source>
        <translation>툰</translation>
    </message>
    <message>
        <source>toons</source>
        <translation>툰</translation>
    </message>
    <message>
        <source>trailing bytes</source>
        <translation>끝에 남은 바이트</translation>
    </message>
    <message>
        <source>two bones are needed to put others between them</source>
        <translation>사이에 본을 넣으려면 본 두 개가 필요합니다</translation>
    </message>
    <message>
        <source>two bones at least are needed to merge them</source>
        <translation>병합하려면 본이 두 개 이상 필요합니다</translation>
    </message>
    <message>
        <source>two different channels are needed to copy from one to the other</source>
        <translation>복사하려면 서로 다른 채널 두 개가 필요합니다</translation>
    </message>
    <message>
        <source>two materials at least are needed to merge them</source>
        <translation>병합하려면 재질이 두 개 이상 필요합니다</translation>
    </message>
    <message>
        <source>two rigid bodies can be joined with each other, not {:,}</source>
        <translation>서로 이을 수 있는 강체는 두 개입니다({:,}개 아님)</translation>
    </message>
    <message>
        <source>unknown bits 0x{:X} are left out</source>
        <translation>의미를 알 수 없는 비트 0x{:X}을(를) 제외함</translation>
    </message>
    <message>
        <source>unknown data instead of a block of keys: {} bytes, kept unchanged</source>
        <translation>키 블록 대신 알 수 없는 데이터: {}바이트, 그대로 유지함</translation>
    </message>
    <message>
        <source>unknown flags are left out</source>
        <translation>의미 없는 플래그를 제외함</translation>
    </message>
    <message>
        <source>unused vertices left, as they are not selected: {:,}</source>
        <translation>선택하지 않아 남겨 둠: 사용되지 않는 정점 {:,}개</translation>
    </message>
    <message>
        <source>version {:.6g}: 2.0 or 2.1 expected</source>
        <translation>버전 {:.6g}: 2.0 또는 2.1이어야 함</translation>
    </message>
    <message>
        <source>version {}; read as 1.0, the only one there is</source>
        <translation>버전 {}; 유일한 버전인 1.0으로 읽음</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>vertex colours</source>
        <translation>정점 색</translation>
    </message>
    <message>
        <source>vertex colours, points and lines are not kept in PMX 2.0</source>
        <translation>정점 색, 점, 선은 PMX 2.0에 저장되지 않음</translation>
    </message>
    <message>
        <source>vertex indices</source>
        <translation>정점 번호</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>vertices left out, as they belong to no soft body: {:,}</source>
        <translation>소프트 바디에 속하지 않아 제외함: 정점 {:,}개</translation>
    </message>
    <message>
        <source>vertices moved: {:,}, bones: {:,}, rigid bodies: {:,}, joints: {:,}; morphs corrected: {:,}</source>
        <translation>이동한 정점: {:,}개, 본: {:,}개, 강체: {:,}개, 조인트: {:,}개; 수정한 모프: {:,}개</translation>
    </message>
    <message>
        <source>weight type {}: 0 to {} expected</source>
        <translation>웨이트 유형 {}: 0~{}이어야 함</translation>
    </message>
    <message>
        <source>weights as in 0.5,1 expected, not {}</source>
        <translation>웨이트를 0.5,1처럼 지정하십시오({} 아님)</translation>
    </message>
    <message>
        <source>weights become whole percent</source>
        <translation>웨이트가 1퍼센트 단위가 됨</translation>
    </message>
    <message>
        <source>what they belong to is not there on the other side</source>
        <translation>속한 것이 반대쪽에 없습니다</translation>
    </message>
    <message>
        <source>{!r} is not a format that can be written</source>
        <translation>{!r}은(는) 저장할 수 있는 형식이 아님</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a PMD file</source>
        <translation>{!r}은(는) {!r}이(가) 아님: PMD 파일이 아님</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a PMX file</source>
        <translation>{!r}은(는) {!r}이(가) 아님: PMX 파일이 아님</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a VMD file</source>
        <translation>{!r}은(는) {!r}이(가) 아님: VMD 파일이 아님</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a VPD file</source>
        <translation>{!r}은(는) {!r}이(가) 아님: VPD 파일이 아님</translation>
    </message>
    <message>
        <source>{!r} is row {} too: references will go there</source>
        <translation>{!r}은(는) 행 {}의 이름이기도 함: 참조가 그쪽으로 감</translation>
    </message>
    <message>
        <source>{!r} will be a special frame</source>
        <translation>{!r}이(가) 특수 프레임이 됨</translation>
    </message>
    <message>
        <source>{!r} will be no special frame</source>
        <translation>{!r}은(는) 더 이상 특수 프레임이 아님</translation>
    </message>
    <message>
        <source>{:,} bytes expected, {:,} are left</source>
        <translation>{:,}바이트가 필요하지만 {:,}바이트만 남음</translation>
    </message>
    <message>
        <source>{:,} characters, of which {:,} are taken</source>
        <translation>{:,}자이며 그중 {:,}자를 사용함</translation>
    </message>
    <message>
        <source>{:,} elements of {} bytes at {:,}, but {:,} bytes</source>
        <translation>요소 {:,}개(각 {}바이트, 위치 {:,})에 비해 데이터가 {:,}바이트뿐임</translation>
    </message>
    <message>
        <source>{:,} entries that refer to no vertex</source>
        <translation>정점을 참조하지 않는 요소 {:,}개</translation>
    </message>
    <message>
        <source>{:,} faces that lack a corner</source>
        <translation>꼭짓점이 빠진 면 {:,}개</translation>
    </message>
    <message>
        <source>{:,} files in the archive; at most {:,} are unpacked</source>
        <translation>압축 파일 안에 파일이 {:,}개 있음; 최대 {:,}개까지 풂</translation>
    </message>
    <message>
        <source>{:,} keys: more than the file can hold</source>
        <translation>키 {:,}개: 파일에 담을 수 있는 수를 넘음</translation>
    </message>
    <message>
        <source>{:,} lines are too many for a clipboard ({:,}): export a file</source>
        <translation>{:,}줄은 클립보드에 너무 많습니다(최대 {:,}줄). 파일로 내보내십시오</translation>
    </message>
    <message>
        <source>{:,} lines, points or curves; only faces are kept</source>
        <translation>선, 점, 곡선 {:,}개; 면만 유지함</translation>
    </message>
    <message>
        <source>{:,} of {:,}</source>
        <translation>{:,} / {:,}</translation>
    </message>
    <message>
        <source>{:,} rotations, not of length 1, differ by up to {:.2g} when read again</source>
        <translation>길이가 1이 아닌 회전 {:,}개가 다시 읽을 때 최대 {:.2g}만큼 달라짐</translation>
    </message>
    <message>
        <source>{:,} vertices at most can be joined at once</source>
        <translation>한 번에 이을 수 있는 정점은 최대 {:,}개입니다</translation>
    </message>
    <message>
        <source>{:,} vertices, of which a PMD holds {:,}</source>
        <translation>정점이 {:,}개 있습니다. PMD에는 {:,}개까지 들어갑니다</translation>
    </message>
    <message>
        <source>{:,} weights expected, or one for all</source>
        <translation>웨이트 {:,}개 또는 전체에 하나를 지정하십시오</translation>
    </message>
    <message>
        <source>{:,} {}</source>
        <translation>{:,}개의 {}</translation>
    </message>
    <message>
        <source>{:,} {} expected, {:,} are whole</source>
        <translation>{:,}개의 {} 중 온전한 것은 {:,}개</translation>
    </message>
    <message>
        <source>{:,} {}, but the numbers end after {:,}</source>
        <translation>{:,}개의 {}이어야 하지만 수치가 {:,}개에서 끝남</translation>
    </message>
    <message>
        <source>{:,} {}: PMD holds {:,} at most</source>
        <translation>{:,}개의 {}: PMD에는 최대 {:,}개</translation>
    </message>
    <message>
        <source>{:,} {}: a count from 0 to {:,} expected</source>
        <translation>{:,}개의 {}: 0~{:,}개여야 함</translation>
    </message>
    <message>
        <source>{:,} {}: {:,} at most expected</source>
        <translation>{:,}개의 {}: 최대 {:,}개여야 함</translation>
    </message>
    <message>
        <source>{:g} {}, but {:,} numbers</source>
        <translation>{:g}개의 {}에 수치가 {:,}개임</translation>
    </message>
    <message>
        <source>{} ({:,} in all: {})</source>
        <translation>{}(모두 {:,}개: {})</translation>
    </message>
    <message>
        <source>{} added</source>
        <translation>{}을(를) 추가했습니다</translation>
    </message>
    <message>
        <source>{} added: {:,} vertices, {:,} faces</source>
        <translation>{}을(를) 추가했습니다. 정점: {:,}개, 면: {:,}개</translation>
    </message>
    <message>
        <source>{} additional UVs: 0 to {} expected</source>
        <translation>추가 UV {}개: 0~{}개여야 함</translation>
    </message>
    <message>
        <source>{} and {:,} more</source>
        <translation>{} 외 {:,}개</translation>
    </message>
    <message>
        <source>{} and {} are at the same place</source>
        <translation>{}와(과) {}이(가) 같은 위치에 있습니다</translation>
    </message>
    <message>
        <source>{} and {} come first; {:,} items taken out</source>
        <translation>{}와(과) {}을(를) 맨 앞에 두고 요소 {:,}개를 뺐습니다</translation>
    </message>
    <message>
        <source>{} and {} do not both come first, as special frames</source>
        <translation>{}와(과) {}이(가) 특수 프레임으로 둘 다 맨 앞에 있지 않습니다</translation>
    </message>
    <message>
        <source>{} are not kept</source>
        <translation>{}은(는) 유지되지 않음</translation>
    </message>
    <message>
        <source>{} becomes the shared toon of that name</source>
        <translation>{}이(가) 같은 이름의 공유 툰이 됨</translation>
    </message>
    <message>
        <source>{} becomes {}</source>
        <translation>{}이(가) {}이(가) 됨</translation>
    </message>
    <message>
        <source>{} bones: a frame of a PMD has {} at most, and becomes several when it is saved</source>
        <translation>본 {}개: PMD의 표시 프레임에는 최대 {}개가 들어가므로 저장할 때 여러 개로 나뉩니다</translation>
    </message>
    <message>
        <source>{} cannot be a link of its own IK</source>
        <translation>{}은(는) 자신의 IK의 링크가 될 수 없습니다</translation>
    </message>
    <message>
        <source>{} cannot be its own append parent</source>
        <translation>{}은(는) 자신의 부여 부모가 될 수 없습니다</translation>
    </message>
    <message>
        <source>{} cannot be its own parent</source>
        <translation>{}은(는) 자신의 부모가 될 수 없습니다</translation>
    </message>
    <message>
        <source>{} cannot be its own tail</source>
        <translation>{}은(는) 자신의 연결 대상이 될 수 없습니다</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{}을(를) 읽을 수 없습니다: {}</translation>
    </message>
    <message>
        <source>{} cannot be the target of its own IK</source>
        <translation>{}은(는) 자신의 IK의 타겟이 될 수 없습니다</translation>
    </message>
    <message>
        <source>{} cannot contain itself</source>
        <translation>{}은(는) 자기 자신을 포함할 수 없습니다</translation>
    </message>
    <message>
        <source>{} cannot contain itself: {}</source>
        <translation>{}은(는) 자기 자신을 포함할 수 없습니다: {}</translation>
    </message>
    <message>
        <source>{} cannot replace what matches the pattern {}</source>
        <translation>{}(으)로는 정규 표현식 {}에 일치하는 것을 바꿀 수 없습니다</translation>
    </message>
    <message>
        <source>{} does not compile:
{}</source>
        <translation>{}을(를) 컴파일할 수 없습니다:
{}</translation>
    </message>
    <message>
        <source>{} does not fit into a byte</source>
        <translation>{}은(는) 1바이트에 들어가지 않습니다</translation>
    </message>
    <message>
        <source>{} does not work on {}</source>
        <translation>{}은(는) {}에 적용되지 않습니다</translation>
    </message>
    <message>
        <source>{} forks: choose one chain at a time, or only the ends of chains</source>
        <translation>{}에서 체인이 갈라집니다. 한 번에 한 체인만 선택하거나 체인의 끝만 선택하십시오</translation>
    </message>
    <message>
        <source>{} had not come to rest</source>
        <translation>{}이(가) 멈추지 않았습니다</translation>
    </message>
    <message>
        <source>{} hangs from no bone that an IK could turn</source>
        <translation>{}에는 IK가 회전할 수 있는 부모 본이 없습니다</translation>
    </message>
    <message>
        <source>{} has no fix: {}</source>
        <translation>{}은(는) 자동으로 수정할 수 없습니다: {}</translation>
    </message>
    <message>
        <source>{} has no parameter {}</source>
        <translation>{}에 매개변수 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>{} has no parent</source>
        <translation>{}에 부모가 없습니다</translation>
    </message>
    <message>
        <source>{} has no position</source>
        <translation>{}에 위치가 없습니다</translation>
    </message>
    <message>
        <source>{} has no row {}</source>
        <translation>{}에 행 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>{} has these faces and no others already</source>
        <translation>{}은(는) 이미 이 면들로만 되어 있습니다</translation>
    </message>
    <message>
        <source>{} index of {} bytes: 1, 2 or 4 expected</source>
        <translation>{} 번호의 크기 {}바이트: 1, 2, 4 중 하나여야 함</translation>
    </message>
    <message>
        <source>{} inverse bind matrices for {} joints</source>
        <translation>역바인드 행렬 {}개에 조인트 {}개</translation>
    </message>
    <message>
        <source>{} is a special display frame: choose another name</source>
        <translation>{}은(는) 특수 표시 프레임입니다. 다른 이름을 선택하십시오</translation>
    </message>
    <message>
        <source>{} is always written in the model&apos;s own size</source>
        <translation>{}은(는) 항상 모델의 원래 크기로 기록됩니다</translation>
    </message>
    <message>
        <source>{} is both a file and a folder in the archive</source>
        <translation>압축 파일 안에서 {}이(가) 파일이면서 폴더임</translation>
    </message>
    <message>
        <source>{} is in no material library; a plain material instead</source>
        <translation>{}이(가) 재질 라이브러리에 없음; 기본 재질을 사용함</translation>
    </message>
    <message>
        <source>{} is larger than the archive says</source>
        <translation>{}이(가) 압축 파일의 기록보다 큼</translation>
    </message>
    <message>
        <source>{} is larger than {:,} bytes</source>
        <translation>{}이(가) {:,}바이트를 넘음</translation>
    </message>
    <message>
        <source>{} is locked</source>
        <translation>{}이(가) 잠겨 있습니다</translation>
    </message>
    <message>
        <source>{} is missing</source>
        <translation>{}이(가) 없습니다</translation>
    </message>
    <message>
        <source>{} is missing: {}</source>
        <translation>{}이(가) 없습니다: {}</translation>
    </message>
    <message>
        <source>{} is neither read nor written</source>
        <translation>{}은(는) 읽거나 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>{} is no id: small letters, digits and hyphens expected</source>
        <translation>{}은(는) ID로 쓸 수 없습니다. 영문 소문자, 숫자, 하이픈을 사용하십시오</translation>
    </message>
    <message>
        <source>{} is no longer open</source>
        <translation>{}은(는) 더 이상 열려 있지 않습니다</translation>
    </message>
    <message>
        <source>{} is no pair of a bone and a standard bone, as Arm_L=左腕</source>
        <translation>{}: Arm_L=左腕처럼 본과 표준 본의 쌍이 아닙니다</translation>
    </message>
    <message>
        <source>{} is no pattern: {}</source>
        <translation>{}은(는) 정규 표현식이 아닙니다: {}</translation>
    </message>
    <message>
        <source>{} is no semi-standard bone: {}</source>
        <translation>{}은(는) 준표준 본이 아닙니다: {}</translation>
    </message>
    <message>
        <source>{} is no token of a DirectX file</source>
        <translation>{}은(는) DirectX 파일의 토큰이 아님</translation>
    </message>
    <message>
        <source>{} is no weight type</source>
        <translation>{}은(는) 웨이트 유형이 아닙니다</translation>
    </message>
    <message>
        <source>{} is no {}</source>
        <translation>{}은(는) {}이(가) 아닙니다</translation>
    </message>
    <message>
        <source>{} is not a usable number; {} is used.</source>
        <translation>{}이(가) 쓸 수 있는 수치가 아니어서 {}을(를) 사용합니다.</translation>
    </message>
    <message>
        <source>{} is not above {}</source>
        <translation>{}이(가) {}보다 위에 있지 않습니다</translation>
    </message>
    <message>
        <source>{} is not below {}</source>
        <translation>{}은(는) {}의 자손이 아닙니다</translation>
    </message>
    <message>
        <source>{} is not between {} and {}</source>
        <translation>{}이(가) {}~{} 범위에 있지 않습니다</translation>
    </message>
    <message>
        <source>{} is not in the archive</source>
        <translation>{}이(가) 압축 파일 안에 없음</translation>
    </message>
    <message>
        <source>{} is not posed by hand alone: {}</source>
        <translation>{}은(는) 수동 포즈만으로 움직이지 않습니다: {}</translation>
    </message>
    <message>
        <source>{} is on another drive than the model: copy it beside the model first</source>
        <translation>{}이(가) 모델과 다른 드라이브에 있습니다. 먼저 모델 옆으로 복사하십시오</translation>
    </message>
    <message>
        <source>{} is on the right: turn the model by 180° about Y, so that it faces -Z</source>
        <translation>{}이(가) 오른쪽에 있습니다: 모델을 Y축으로 180° 돌려 -Z를 향하게 하세요</translation>
    </message>
    <message>
        <source>{} is taken already</source>
        <translation>{}은(는) 이미 사용 중입니다</translation>
    </message>
    <message>
        <source>{} is the target of an IK already: {}</source>
        <translation>{}은(는) 이미 IK의 타겟입니다: {}</translation>
    </message>
    <message>
        <source>{} lacks {}</source>
        <translation>{}에 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>{} made</source>
        <translation>{}을(를) 만들었습니다</translation>
    </message>
    <message>
        <source>{} morphs in display frames: MMD may crash where there are more than {}</source>
        <translation>표시 프레임의 모프가 {}개: {}개를 넘으면 MMD가 강제 종료될 수 있습니다</translation>
    </message>
    <message>
        <source>{} moves neither vertices nor UVs</source>
        <translation>{}은(는) 정점도 UV도 움직이지 않습니다</translation>
    </message>
    <message>
        <source>{} needs a pose</source>
        <translation>{}에는 포즈가 필요합니다</translation>
    </message>
    <message>
        <source>{} needs rows, and there are none</source>
        <translation>{}에는 행이 필요하지만 없습니다</translation>
    </message>
    <message>
        <source>{} numbers expected, not {}</source>
        <translation>수치 {}개가 필요하지만 {}개가 있습니다</translation>
    </message>
    <message>
        <source>{} of {:,} bytes expected, {:,} bytes are left</source>
        <translation>{}에 {:,}바이트가 필요하지만 {:,}바이트만 남음</translation>
    </message>
    <message>
        <source>{} on line {}</source>
        <translation>{}({}번째 줄)</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} 또는 {}</translation>
    </message>
    <message>
        <source>{} rows expected, not {}</source>
        <translation>행 {}개가 필요하지만 {}개가 있습니다</translation>
    </message>
    <message>
        <source>{} settings: {} or more expected</source>
        <translation>설정 {}개: {}개 이상이어야 함</translation>
    </message>
    <message>
        <source>{} vertex indices, not a multiple of 3; those left over are left out</source>
        <translation>정점 번호가 {}개로 3의 배수가 아님; 나머지를 제외함</translation>
    </message>
    <message>
        <source>{} was not added: {}</source>
        <translation>{}을(를) 추가하지 않았습니다: {}</translation>
    </message>
    <message>
        <source>{} was renamed, because the name was taken</source>
        <translation>{}은(는) 이미 있는 이름이어서 바꿨음</translation>
    </message>
    <message>
        <source>{} was returned instead of a model</source>
        <translation>모델이 아니라 {}을(를) 반환했습니다</translation>
    </message>
    <message>
        <source>{} was returned instead of bytes</source>
        <translation>바이트가 아니라 {}을(를) 반환했습니다</translation>
    </message>
    <message>
        <source>{} works on no rows</source>
        <translation>{}은(는) 행에 적용되지 않습니다</translation>
    </message>
    <message>
        <source>{} would be {:,} bytes; at most {:,} are unpacked</source>
        <translation>{}을(를) 풀면 {:,}바이트가 됨; 최대 {:,}바이트까지 풂</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>{} {} cannot be linked:
{}</source>
        <translation>{}, {}을(를) 링크할 수 없습니다:
{}</translation>
    </message>
    <message>
        <source>{} {} does not exist</source>
        <translation>{} {}이(가) 존재하지 않음</translation>
    </message>
    <message>
        <source>{} {}: a count of 0 or more expected</source>
        <translation>{} {}: 개수는 0 이상이어야 함</translation>
    </message>
    <message>
        <source>{} {}: {}</source>
        <translation>{} {}: {}</translation>
    </message>
    <message>
        <source>{} {}: {} cannot be read</source>
        <translation>{} {}: {}을(를) 읽을 수 없음</translation>
    </message>
    <message>
        <source>{} × {} pixels are too many</source>
        <translation>{} × {}픽셀은 너무 많습니다</translation>
    </message>
    <message>
        <source>{}, and the like ({:,} in all: {})</source>
        <translation>{} 등(모두 {:,}개: {})</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <translation>{}, {}번째 줄: {}</translation>
    </message>
    <message>
        <source>{}, {}: {}</source>
        <translation>{}, {}: {}</translation>
    </message>
    <message>
        <source>{}: 7 numbers expected, an offset and a quaternion x y z w</source>
        <translation>{}: 수치 7개(이동량과 쿼터니언 x y z w)를 지정하십시오</translation>
    </message>
    <message>
        <source>{}: RRGGBB expected</source>
        <translation>{}: RRGGBB 형식으로 지정하십시오</translation>
    </message>
    <message>
        <source>{}: a dot and small letters expected</source>
        <translation>{}: 점과 영문 소문자로 지정하십시오</translation>
    </message>
    <message>
        <source>{}: a file expected</source>
        <translation>{}: 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>{}: a finite number expected</source>
        <translation>{}: 유한한 수치를 지정하십시오</translation>
    </message>
    <message>
        <source>{}: a fix, or why there is none, expected</source>
        <translation>{}: 수정 방법 또는 수정할 수 없는 이유를 지정하십시오</translation>
    </message>
    <message>
        <source>{}: a folder within that of the model expected</source>
        <translation>{}: 모델 폴더 안의 폴더를 지정하십시오</translation>
    </message>
    <message>
        <source>{}: a function expected, not {}</source>
        <translation>{}: {}이(가) 아니라 함수가 필요합니다</translation>
    </message>
    <message>
        <source>{}: a group expected, not {}</source>
        <translation>{}: {}이(가) 아니라 그룹이 필요합니다</translation>
    </message>
    <message>
        <source>{}: a level expected, not {}</source>
        <translation>{}: {}이(가) 아니라 심각도가 필요합니다</translation>
    </message>
    <message>
        <source>{}: a list cannot be set as a whole</source>
        <translation>{}: 목록 전체를 설정할 수는 없습니다</translation>
    </message>
    <message>
        <source>{}: a list expected, not {}</source>
        <translation>{}: {}이(가) 아니라 목록이 필요합니다</translation>
    </message>
    <message>
        <source>{}: a name that begins with a Latin letter expected</source>
        <translation>{}: 영문자로 시작하는 이름을 지정하십시오</translation>
    </message>
    <message>
        <source>{}: a subject, a dot and a verb expected</source>
        <translation>{}: “대상.동사” 형식으로 지정하십시오</translation>
    </message>
    <message>
        <source>{}: a table of values expected</source>
        <translation>{}: 값의 표를 지정하십시오</translation>
    </message>
    <message>
        <source>{}: at least {:g}</source>
        <translation>{}: {:g} 이상이어야 합니다</translation>
    </message>
    <message>
        <source>{}: at most {:g}</source>
        <translation>{}: {:g} 이하여야 합니다</translation>
    </message>
    <message>
        <source>{}: choose one, or remove the whole entry</source>
        <translation>{}: 하나를 선택하거나 요소 전체를 제거하십시오</translation>
    </message>
    <message>
        <source>{}: it cannot be converted to the kind {} with the same effect</source>
        <translation>{}: {} 종류의 모프로는 같은 효과를 낼 수 없습니다</translation>
    </message>
    <message>
        <source>{}: its parameters are not declared: {}</source>
        <translation>{}: 매개변수가 선언되지 않았습니다: {}</translation>
    </message>
    <message>
        <source>{}: keys are a list of texts, not {}</source>
        <translation>{}: 키는 {}이(가) 아니라 문자열 목록입니다</translation>
    </message>
    <message>
        <source>{}: left out, because it refers to {}, which does not exist</source>
        <translation>{}: 존재하지 않는 {}을(를) 참조하여 제외함</translation>
    </message>
    <message>
        <source>{}: more than {:,} springs</source>
        <translation>{}: 스프링이 {:,}개를 넘습니다</translation>
    </message>
    <message>
        <source>{}: neither a sphere nor a capsule nor a plane</source>
        <translation>{}: 구도 캡슐도 평면도 아닙니다</translation>
    </message>
    <message>
        <source>{}: node {} has no mesh</source>
        <translation>{}: 노드 {}에 메시가 없습니다</translation>
    </message>
    <message>
        <source>{}: not every value can be computed</source>
        <translation>{}: 계산할 수 없는 값이 있습니다</translation>
    </message>
    <message>
        <source>{}: old=new expected, separated by commas</source>
        <translation>{}: ‘찾을 말=바꿀 말’을 쉼표로 구분해 지정하십시오</translation>
    </message>
    <message>
        <source>{}: one of {} expected</source>
        <translation>{}: 다음 중 하나를 지정하십시오: {}</translation>
    </message>
    <message>
        <source>{}: one of {} expected, not {}</source>
        <translation>{}: {} 중 하나를 지정하십시오({} 아님)</translation>
    </message>
    <message>
        <source>{}: only its entries can be edited</source>
        <translation>{}: 요소만 편집할 수 있습니다</translation>
    </message>
    <message>
        <source>{}: only lines and markers are drawn of plug-ins</source>
        <translation>{}: 플러그인에서는 선과 표식만 그려집니다</translation>
    </message>
    <message>
        <source>{}: small letters, digits and hyphens expected</source>
        <translation>{}: 영문 소문자, 숫자, 하이픈을 사용하십시오</translation>
    </message>
    <message>
        <source>{}: some of {} expected</source>
        <translation>{}: {} 중 일부가 필요합니다</translation>
    </message>
    <message>
        <source>{}: the file does not fit into the memory</source>
        <translation>{}: 파일이 메모리에 들어가지 않음</translation>
    </message>
    <message>
        <source>{}: the files were not written: {}</source>
        <translation>{}: 파일이 쓰이지 않았습니다: {}</translation>
    </message>
    <message>
        <source>{}: the morph is of another kind</source>
        <translation>{}: 모프의 종류가 다릅니다</translation>
    </message>
    <message>
        <source>{}: there is no field {}; there are {}</source>
        <translation>{}: 항목 {}이(가) 없습니다. 있는 항목: {}</translation>
    </message>
    <message>
        <source>{}: there is no material {}</source>
        <translation>{}: 재질 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>{}: there is no table {}</source>
        <translation>{}: 목록 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>{}: this is no text in UTF-8</source>
        <translation>{}: UTF-8 텍스트가 아님</translation>
    </message>
    <message>
        <source>{}: too few columns to tell which row is meant</source>
        <translation>{}: 열이 모자라 어느 행인지 알 수 없음</translation>
    </message>
    <message>
        <source>{}: yes or no expected, not {}</source>
        <translation>{}: yes 또는 no를 지정하십시오({} 아님)</translation>
    </message>
    <message>
        <source>{}: {:,}</source>
        <translation>{}: {:,}</translation>
    </message>
    <message>
        <source>{}: {:,} deleted</source>
        <translation>{}: {:,}개 삭제함</translation>
    </message>
    <message>
        <source>{}: {:,} duplicated</source>
        <translation>{}: {:,}개 복제함</translation>
    </message>
    <message>
        <source>{}: {:,} inserted</source>
        <translation>{}: {:,}개 삽입함</translation>
    </message>
    <message>
        <source>{}: {:,} moved down</source>
        <translation>{}: {:,}개 아래로 이동함</translation>
    </message>
    <message>
        <source>{}: {:,} moved to row {}</source>
        <translation>{}: {:,}개를 행 {}(으)로 이동함</translation>
    </message>
    <message>
        <source>{}: {:,} moved to the bottom</source>
        <translation>{}: {:,}개 맨 아래로 이동함</translation>
    </message>
    <message>
        <source>{}: {:,} moved to the top</source>
        <translation>{}: {:,}개 맨 위로 이동함</translation>
    </message>
    <message>
        <source>{}: {:,} moved up</source>
        <translation>{}: {:,}개 위로 이동함</translation>
    </message>
    <message>
        <source>{}: {:,} sorted by {}</source>
        <translation>{}: {:,}개를 {}(으)로 정렬함</translation>
    </message>
    <message>
        <source>{}: {:,} transformed</source>
        <translation>{}: {:,}개 변형함</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}: {} cannot be read</source>
        <translation>{}: {}을(를) 읽을 수 없음</translation>
    </message>
    <message>
        <source>{}: {} cannot be read and is ignored</source>
        <translation>{}: {}을(를) 읽을 수 없어 무시함</translation>
    </message>
    <message>
        <source>{}: {} cannot be written in this encoding ({})</source>
        <translation>{}: {}은(는) 이 인코딩({})으로 쓸 수 없음</translation>
    </message>
    <message>
        <source>{}: {} columns instead of {}</source>
        <translation>{}: 열이 {}개임({}개여야 함)</translation>
    </message>
    <message>
        <source>{}: {} does not exist</source>
        <translation>{}: {}이(가) 존재하지 않음</translation>
    </message>
    <message>
        <source>{}: {} does not exist; set to none</source>
        <translation>{}: {}이(가) 존재하지 않아 없음으로 함</translation>
    </message>
    <message>
        <source>{}: {} is not kept</source>
        <translation>{}: {}은(는) 유지되지 않습니다</translation>
    </message>
    <message>
        <source>{}: {} is not known; there are {}</source>
        <translation>{}: {}은(는) 알 수 없는 항목입니다. 있는 항목: {}</translation>
    </message>
    <message>
        <source>{}: {} is not what belongs there</source>
        <translation>{}: {}은(는) 여기에 올 값이 아닙니다</translation>
    </message>
    <message>
        <source>{}: {} of {:,} set</source>
        <translation>{}: {}을(를) {:,}개에 설정함</translation>
    </message>
    <message>
        <source>{}: {} values expected, not {}</source>
        <translation>{}: 값 {}개가 필요하지만 {}개가 있습니다</translation>
    </message>
    <message>
        <source>{}: {}. Rows can only be read here; they change by model.edit: &quot;with model.edit() as edit: edit.set(table, rows, field, value)&quot;</source>
        <translation>{}: {}. 여기의 행은 읽기 전용입니다. model.edit로 바꿉니다: &quot;with model.edit() as edit: edit.set(table, rows, field, value)&quot;</translation>
    </message>
    <message>
        <source>{}; it is left out.</source>
        <translation>{}. 제외했습니다.</translation>
    </message>
    <message>
        <source>{}; joints: {:,}</source>
        <translation>{}; 조인트: {:,}</translation>
    </message>
    <message>
        <source>{}; morphs removed: {:,}</source>
        <translation>{}; 제거한 모프: {:,}개</translation>
    </message>
    <message>
        <source>{}; normals are made instead</source>
        <translation>{}; 법선을 새로 만듦</translation>
    </message>
    <message>
        <source>{}; not to be made of what is there, {:,}: {}</source>
        <translation>{}; 있는 것으로 만들 수 없는 것 {:,}개: {}</translation>
    </message>
    <message>
        <source>{}; still there: {:,}</source>
        <translation>{}. 남은 것: {:,}</translation>
    </message>
    <message>
        <source>{}; there already: {}</source>
        <translation>{}; 이미 있음: {}</translation>
    </message>
    <message>
        <source>{}; {:,} {} in all</source>
        <translation>{}; 모두 {:,}개의 {}</translation>
    </message>
    <message>
        <source>{}; {} expected</source>
        <translation>{}; {}이어야 함</translation>
    </message>
    <message>
        <source>{}; {} with them: {:,}</source>
        <translation>{}; 함께 {}: {:,}개</translation>
    </message>
    <message>
        <source>“{}” is the name of {:,} rows</source>
        <translation>이름이 “{}”인 행이 {:,}개 있습니다</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>Note</source>
        <translation>정보</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>메시지</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>{text} ({count} times)</source>
        <translation>{text} ({count}건)</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경 내용</translation>
    </message>
    <message>
        <source>{} has changes that are not saved.</source>
        <translation>{}에 저장하지 않은 변경 내용이 있습니다.</translation>
    </message>
    <message>
        <source>They are lost if you do not save them.</source>
        <translation>저장하지 않으면 사라집니다.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>저장 안 함(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>A form is open</source>
        <translation>열린 양식이 있습니다</translation>
    </message>
    <message>
        <source>Apply “{}” first?</source>
        <translation>먼저 “{}”을(를) 적용할까요?</translation>
    </message>
    <message>
        <source>Its form is open, and OK was not pressed there yet.</source>
        <translation>양식이 열려 있고 아직 확인을 누르지 않았습니다.</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>적용(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go on without</source>
        <translation>적용하지 않고 계속(&amp;G)</translation>
    </message>
    <message>
        <source>Picture of morphs</source>
        <translation>모프 그림</translation>
    </message>
    <message>
        <source>Several morphs are selected. Which ones does the picture show?</source>
        <translation>여러 모프가 선택되어 있습니다. 어느 것을 표시할까요?</translation>
    </message>
    <message>
        <source>&amp;All: {}</source>
        <translation>모두: {}(&amp;A)</translation>
    </message>
    <message>
        <source>The &amp;selected ones: {}</source>
        <translation>선택한 것: {}(&amp;S)</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Read {} again and give up all changes?</source>
        <translation>{}을(를) 다시 읽고 모든 변경 내용을 버리시겠습니까?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>이 작업은 실행 취소할 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation>되돌리기(&amp;R)</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>다른 프로그램에서 변경됨</translation>
    </message>
    <message>
        <source>Another program has changed {} since it was opened or saved here.</source>
        <translation>여기에서 열거나 저장한 뒤에 다른 프로그램이 {}을(를) 변경했습니다.</translation>
    </message>
    <message>
        <source>If you overwrite it, the file as it is now is kept beside it as {}.</source>
        <translation>덮어쓰면 지금의 파일은 같은 폴더에 {}(으)로 남습니다.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>덮어쓰기(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>비교(&amp;M)</translation>
    </message>
    <message>
        <source>Saves nothing and shows what differs</source>
        <translation>저장하지 않고 차이를 표시합니다</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>다른 곳에 저장(&amp;E)…</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>파일을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>The format has no room for this model. Choose another one.</source>
        <translation>이 형식으로는 이 모델을 저장할 수 없습니다. 다른 형식을 선택하십시오.</translation>
    </message>
    <message>
        <source>The file may be damaged or of another format. It was not changed.</source>
        <translation>파일이 손상되었거나 다른 형식일 수 있습니다. 파일은 변경하지 않았습니다.</translation>
    </message>
    <message>
        <source>Close it in the other program and save again, or choose another name.</source>
        <translation>다른 프로그램에서 닫은 뒤 다시 저장하거나 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>Choose another folder, or change the permissions of the file.</source>
        <translation>다른 폴더를 선택하거나 파일의 권한을 변경하십시오.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>이동했거나 이름이 바뀌었거나 삭제되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Check the disk, or try another folder.</source>
        <translation>디스크를 확인하거나 다른 폴더에 저장해 보십시오.</translation>
    </message>
    <message>
        <source>The details help to find the cause.</source>
        <translation>자세한 내용은 원인을 찾는 데 도움이 됩니다.</translation>
    </message>
</context>
<context>
    <name>MessagesPane</name>
    <message>
        <source>Copy all</source>
        <translation>모두 복사</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Messages: {count}</source>
        <translation>메시지: {count}개</translation>
    </message>
    <message>
        <source>No messages</source>
        <translation>메시지가 없습니다</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>&amp;Transform mode</source>
        <translation>변형 모드(&amp;T)</translation>
    </message>
    <message>
        <source>Move bones and morphs and play motions; the model itself stays as it is</source>
        <translation>본과 모프를 움직이고 모션을 재생합니다. 모델 자체는 그대로입니다</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Change the model</source>
        <translation>모델을 편집합니다</translation>
    </message>
    <message>
        <source>Move the model</source>
        <translation>모델을 움직입니다</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>변형</translation>
    </message>
</context>
<context>
    <name>ModelBrowser</name>
    <message>
        <source>&amp;Folder…</source>
        <translation>폴더(&amp;F)…</translation>
    </message>
    <message>
        <source>Find a file or a model name</source>
        <translation>파일 이름 또는 모델 이름 찾기</translation>
    </message>
    <message>
        <source>&amp;Textures missing</source>
        <translation>없는 텍스처(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Errors found</source>
        <translation>오류 있음(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Append to the open model…</source>
        <translation>열려 있는 모델에 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>Models in a folder</source>
        <translation>폴더의 모델</translation>
    </message>
    <message>
        <source>Or drag a model into the model view; dropped elsewhere it is opened</source>
        <translation>모델을 모델 뷰로 드래그해도 됩니다. 다른 곳에 놓으면 엽니다</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Browse a folder</source>
        <translation>폴더 둘러보기</translation>
    </message>
    <message>
        <source>Models: {}</source>
        <translation>모델: {}개</translation>
    </message>
    <message>
        <source>Models: {} of {}</source>
        <translation>모델: {}개 / {}개</translation>
    </message>
    <message>
        <source>; there are more, which are not listed</source>
        <translation>; 표시하지 않은 것이 더 있습니다</translation>
    </message>
    <message>
        <source>Show in its &amp;folder</source>
        <translation>폴더에서 보기(&amp;F)</translation>
    </message>
</context>
<context>
    <name>ModelEditor</name>
    <message>
        <source>Open models</source>
        <translation>열려 있는 모델</translation>
    </message>
    <message>
        <source>The models of the other tabs, as they are now, saved or not</source>
        <translation>다른 탭 모델의 현재 상태(저장 여부와 관계없이)</translation>
    </message>
    <message>
        <source>No other model is open</source>
        <translation>열려 있는 다른 모델이 없습니다</translation>
    </message>
    <message>
        <source>{} (open)</source>
        <translation>{} (열려 있음)</translation>
    </message>
</context>
<context>
    <name>ModelFolder</name>
    <message>
        <source>The program ended when it looked into the file</source>
        <translation>파일을 살펴보는 도중에 프로그램이 종료되었습니다</translation>
    </message>
</context>
<context>
    <name>ModelGallery</name>
    <message>
        <source>⚠ cannot be read</source>
        <translation>⚠ 읽을 수 없음</translation>
    </message>
    <message>
        <source>⚠ textures missing: {}</source>
        <translation>⚠ 없는 텍스처: {}개</translation>
    </message>
    <message>
        <source>⚠ errors: {}</source>
        <translation>⚠ 오류: {}개</translation>
    </message>
    <message>
        <source>Vertices: {}</source>
        <translation>정점: {}개</translation>
    </message>
    <message>
        <source>Textures that are missing:</source>
        <translation>없는 텍스처:</translation>
    </message>
    <message>
        <source>Errors that the checks find:</source>
        <translation>검사에서 찾은 오류:</translation>
    </message>
</context>
<context>
    <name>MorphBar</name>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Select vertices that the morph {morph} is to move, or sculpt with brushes; the mesh stays.</source>
        <translation>모프 {morph}로 움직일 정점을 선택하거나 브러시로 조형하세요. 메시는 그대로입니다.</translation>
    </message>
    <message>
        <source>Select bones that the morph {morph} is to move; the bones stay.</source>
        <translation>모프 {morph}로 움직일 본을 선택하세요. 본은 그대로입니다.</translation>
    </message>
    <message>
        <source>Select materials that the morph {morph} is to color; they stay as they are.</source>
        <translation>모프 {morph}로 색을 바꿀 재질을 선택하세요. 재질은 그대로입니다.</translation>
    </message>
    <message>
        <source>In the UV pane, select what the morph {morph} is to move; the UVs stay.</source>
        <translation>UV 패널에서 모프 {morph}로 움직일 것을 선택하세요. UV는 그대로입니다.</translation>
    </message>
    <message>
        <source>Show the UV pane</source>
        <translation>UV 패널 표시</translation>
    </message>
    <message>
        <source>Select {rows}</source>
        <translation>{rows} 선택</translation>
    </message>
    <message>
        <source>What handles and brushes move goes into the morph {morph}; the mesh stays as it is.</source>
        <translation>핸들과 브러시로 움직인 변화는 모프 {morph}에 들어갑니다. 메시는 그대로입니다.</translation>
    </message>
    <message>
        <source>How handles move and turn bones goes into the morph {morph}; the bones stay as they are.</source>
        <translation>핸들로 본을 이동하고 회전한 변화는 모프 {morph}에 들어갑니다. 본은 그대로입니다.</translation>
    </message>
    <message>
        <source>Colours and edges that the inspector changes go into the morph {morph}; materials stay.</source>
        <translation>인스펙터에서 바꾼 색과 엣지는 모프 {morph}에 들어갑니다. 재질은 그대로입니다.</translation>
    </message>
    <message>
        <source>How the morph comes to what is seen. Where multiplying cannot, as of 0, it adds</source>
        <translation>모프가 보이는 값에 이르는 방식입니다. 0처럼 곱하기로 할 수 없는 값은 더합니다</translation>
    </message>
    <message>
        <source>What is moved in the UV pane goes into the morph {morph}; the UVs stay as they are.</source>
        <translation>UV 패널에서 움직인 것은 모프 {morph}에 들어갑니다. UV는 그대로입니다.</translation>
    </message>
</context>
<context>
    <name>MorphCard</name>
    <message>
        <source>The weight at which the model in the view shows the morph</source>
        <translation>뷰의 모델이 이 모프를 보여 주는 값</translation>
    </message>
</context>
<context>
    <name>MorphCommands</name>
    <message>
        <source>&amp;Edit on the model</source>
        <translation>모델에서 편집(&amp;E)</translation>
    </message>
    <message>
        <source>While this is on, the model is shown with the selected morph at 1, and what is moved or coloured changes the morph, not the model</source>
        <translation>켜져 있는 동안 선택한 모프를 1로 하여 모델을 표시하고, 움직이거나 색을 바꾼 것은 모델이 아니라 모프에 들어갑니다</translation>
    </message>
    <message>
        <source>Select a morph of vertices, UVs, bones or materials</source>
        <translation>정점, UV, 본 또는 재질 모프를 선택하십시오</translation>
    </message>
</context>
<context>
    <name>MorphKind</name>
    <message>
        <source>Change the kind</source>
        <translation>종류 변경</translation>
    </message>
    <message>
        <source>Offsets that a morph of the new kind cannot hold: {count}</source>
        <translation>새 종류의 모프에 담을 수 없는 오프셋: {count}개</translation>
    </message>
    <message>
        <source>They can be converted: the morph does the same then as one of the new kind.</source>
        <translation>변환할 수 있습니다. 새 종류의 모프가 되어도 같은 효과를 냅니다.</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>변환(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Delete and change</source>
        <translation>삭제하고 변경(&amp;D)</translation>
    </message>
</context>
<context>
    <name>MorphList</name>
    <message>
        <source>Morph {name}</source>
        <translation>모프 {name}</translation>
    </message>
    <message>
        <source>Set by hand: this overrides the motion until it is reset</source>
        <translation>직접 설정함: 초기화할 때까지 모션보다 우선합니다</translation>
    </message>
    <message>
        <source>{kind}, now on: {morph}</source>
        <translation>{kind}, 현재 켜짐: {morph}</translation>
    </message>
    <message>
        <source>Drag, or ← →, with Shift finer, with Ctrl coarser; Space: all or nothing; double click: reset</source>
        <translation>드래그 또는 ← →(Shift: 세밀하게, Ctrl: 크게), Space: 0/1 전환, 더블 클릭: 초기화</translation>
    </message>
    <message>
        <source>By panel, as MMD shows them</source>
        <translation>MMD에 표시되는 패널별로</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>The number of the morph</source>
        <translation>모프의 번호</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>웨이트</translation>
    </message>
    <message>
        <source>The weight; type any number, also below 0 and above 1</source>
        <translation>웨이트입니다. 0보다 작거나 1보다 큰 값도 입력할 수 있습니다</translation>
    </message>
</context>
<context>
    <name>MorphPane</name>
    <message>
        <source>Show the morphs as pictures; Space or a double click takes one to 1, or back to 0</source>
        <translation>모프를 그림으로 표시. 스페이스나 두 번 클릭으로 1로, 또는 0으로 되돌림</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Give the selected morphs back to the motion, or to 0 (or double click a slider)</source>
        <translation>선택한 모프를 모션의 값 또는 0으로 되돌립니다(슬라이더를 더블 클릭해도 됩니다)</translation>
    </message>
    <message>
        <source>Give all morphs back to the motion, or to 0</source>
        <translation>모든 모프를 모션의 값 또는 0으로 되돌립니다</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 초기화</translation>
    </message>
    <message>
        <source>Set to 0</source>
        <translation>0으로</translation>
    </message>
    <message>
        <source>Set to 1</source>
        <translation>1로</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>패널로 이동</translation>
    </message>
</context>
<context>
    <name>MotionCommands</name>
    <message>
        <source>Load motion</source>
        <translation>모션 불러오기</translation>
    </message>
    <message>
        <source>Load pose</source>
        <translation>포즈 불러오기</translation>
    </message>
    <message>
        <source>{name} loaded; keys: {keys}, not in the model: {lacking}</source>
        <translation>{name}을(를) 불러왔습니다. 키: {keys}개, 모델에 없음: {lacking}개</translation>
    </message>
    <message>
        <source>Load pose {}</source>
        <translation>포즈 {} 불러오기</translation>
    </message>
    <message>
        <source>{name} loaded; bones: {bones}, morphs: {morphs}, not in the model: {lacking}</source>
        <translation>{name}을(를) 불러왔습니다. 본: {bones}개, 모프: {morphs}개, 모델에 없음: {lacking}개</translation>
    </message>
    <message>
        <source>{} holds a model, no motion</source>
        <translation>{}은(는) 모션이 아니라 모델입니다</translation>
    </message>
    <message>
        <source>Motions removed: {count}</source>
        <translation>모션을 제거했습니다: {count}개</translation>
    </message>
    <message>
        <source>Save pose</source>
        <translation>포즈 저장</translation>
    </message>
    <message>
        <source>Save motion</source>
        <translation>모션 저장</translation>
    </message>
    <message>
        <source>Put the keys into</source>
        <translation>키를 추가할 곳</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>파일을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>[{mode.toggle} goes back to editing]</source>
        <translation>[{mode.toggle}(으)로 편집으로 돌아가기]</translation>
    </message>
    <message>
        <source>[{playback.play} plays]</source>
        <translation>[{playback.play}(으)로 재생]</translation>
    </message>
    <message>
        <source>{text}; in Transform mode: {keys}</source>
        <translation>{text}; 변형 모드: {keys}</translation>
    </message>
    <message>
        <source>{text}; in Transform mode</source>
        <translation>{text}; 변형 모드입니다</translation>
    </message>
    <message>
        <source>Opening {}</source>
        <translation>{} 여는 중</translation>
    </message>
    <message>
        <source>There is nothing to save: the model is in its rest pose</source>
        <translation>저장할 것이 없습니다. 모델이 초기 자세입니다</translation>
    </message>
    <message>
        <source>The file could not be saved; what was there is untouched.</source>
        <translation>파일을 저장할 수 없습니다. 원래 있던 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>Saving {} was cancelled</source>
        <translation>{} 저장 취소됨</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>{} 저장 중</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>{}을(를) 저장했습니다</translation>
    </message>
    <message>
        <source>{} saved; scales of bones are not in it, as its format has none</source>
        <translation>{}을(를) 저장했습니다. 본의 배율은 형식에 없어 담기지 않습니다</translation>
    </message>
</context>
<context>
    <name>MotionList</name>
    <message>
        <source>frames: {frames}, bones: {bones}, morphs: {morphs}, camera keys: {camera}</source>
        <translation>프레임: {frames}개, 본: {bones}개, 모프: {morphs}개, 카메라 키: {camera}개</translation>
    </message>
</context>
<context>
    <name>MotionsView</name>
    <message>
        <source>Drop motions (VMD) here, or load them with +</source>
        <translation>모션(VMD)을 여기에 놓거나 +로 불러오십시오</translation>
    </message>
</context>
<context>
    <name>NameChanges</name>
    <message>
        <source>Names before and after</source>
        <translation>변경 전후의 이름</translation>
    </message>
</context>
<context>
    <name>NameNote</name>
    <message>
        <source>{size} of {limit} bytes in Shift-JIS</source>
        <translation>Shift-JIS로 {size}/{limit}바이트</translation>
    </message>
    <message>
        <source>All {count} selected rows get this name.</source>
        <translation>선택한 {count}개 행이 모두 이 이름이 됩니다.</translation>
    </message>
</context>
<context>
    <name>NestedList</name>
    <message>
        <source>{list}: edited one row at a time.</source>
        <translation>{list}: 한 번에 한 행씩 편집합니다.</translation>
    </message>
    <message>
        <source>Add selected to {list}</source>
        <translation>선택 항목을 {list}에 추가</translation>
    </message>
    <message>
        <source>Add selected</source>
        <translation>선택 항목 추가</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>그곳으로 이동</translation>
    </message>
    <message>
        <source>Paste references</source>
        <translation>참조 붙여넣기</translation>
    </message>
    <message>
        <source>Paste references: what was copied so. Rows can be dragged here, too</source>
        <translation>참조로 복사한 것을 붙여넣습니다. 행을 여기로 드래그해도 됩니다</translation>
    </message>
    <message>
        <source>Tie the selected vertices to the nearest of the selected rigid bodies, or of all</source>
        <translation>선택한 정점을 선택한 강체(없으면 모든 강체) 중 가장 가까운 것에 묶습니다</translation>
    </message>
    <message>
        <source>Add what is selected in the tables that the list refers to</source>
        <translation>이 목록이 참조하는 목록에서 선택한 것을 추가합니다</translation>
    </message>
    <message>
        <source>Add selected ({count})</source>
        <translation>선택 항목 추가({count}개)</translation>
    </message>
    <message>
        <source>Select to add…</source>
        <translation>추가할 것을 선택…</translation>
    </message>
</context>
<context>
    <name>NestedModel</name>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Add to {list}</source>
        <translation>{list}에 추가</translation>
    </message>
    <message>
        <source>Remove from {list}</source>
        <translation>{list}에서 제거</translation>
    </message>
    <message>
        <source>Reorder {list}</source>
        <translation>{list} 순서 바꾸기</translation>
    </message>
    <message>
        <source>Select in {section} first what the new entry holds: it needs one of them</source>
        <translation>먼저 {section}에서 새 요소에 넣을 것을 선택하십시오. 하나가 필요합니다</translation>
    </message>
</context>
<context>
    <name>NewBodyDialog</name>
    <message>
        <source>New rigid bodies by click</source>
        <translation>클릭으로 새 강체</translation>
    </message>
    <message>
        <source>Each click in the model view makes a rigid body, on the bone that moves the mesh there most. Escape ends it.</source>
        <translation>모델 뷰를 클릭할 때마다 그곳의 메시를 가장 많이 움직이는 본에 강체를 만듭니다. Esc 키로 끝냅니다.</translation>
    </message>
    <message>
        <source>In the &amp;middle, between front and back</source>
        <translation>앞면과 뒷면의 가운데(&amp;M)</translation>
    </message>
    <message>
        <source>On the &amp;surface</source>
        <translation>표면(&amp;S)</translation>
    </message>
    <message>
        <source>In a &amp;chain: joined with the rigid body before it</source>
        <translation>사슬로(&amp;C): 앞의 강체와 잇기</translation>
    </message>
    <message>
        <source>The next one is joined with none, as no rigid body is selected</source>
        <translation>선택한 강체가 없어 다음 것은 아무것과도 이어지지 않습니다</translation>
    </message>
    <message>
        <source>The next one is joined with {}</source>
        <translation>다음 것은 {}와(과) 이어집니다</translation>
    </message>
</context>
<context>
    <name>NewBoneDialog</name>
    <message>
        <source>New bones by click</source>
        <translation>클릭으로 새 본</translation>
    </message>
    <message>
        <source>Each click in the model view makes a bone. Escape ends it.</source>
        <translation>모델 화면을 클릭할 때마다 본을 만듭니다. Escape로 끝냅니다.</translation>
    </message>
    <message>
        <source>In the &amp;middle, between front and back</source>
        <translation>앞면과 뒷면의 가운데(&amp;M)</translation>
    </message>
    <message>
        <source>On the &amp;surface</source>
        <translation>표면(&amp;S)</translation>
    </message>
    <message>
        <source>On the &amp;plane of the picture, through the selected bone</source>
        <translation>선택한 본을 지나는 화면 평면(&amp;P)</translation>
    </message>
    <message>
        <source>Lead the &amp;tail of the parent to it</source>
        <translation>부모의 연결 대상을 새 본으로(&amp;T)</translation>
    </message>
    <message>
        <source>Tails of bones that are made here lead to the next one anyway</source>
        <translation>여기서 만든 본의 연결 대상은 항상 다음 본이 됩니다</translation>
    </message>
    <message>
        <source>The next one has no parent, as no bone is selected</source>
        <translation>선택한 본이 없으므로 다음 본에는 부모가 없습니다</translation>
    </message>
    <message>
        <source>The next one is a child of {}</source>
        <translation>다음 본의 부모: {}</translation>
    </message>
</context>
<context>
    <name>NewVertexDialog</name>
    <message>
        <source>New vertices by click</source>
        <translation>클릭으로 정점 추가</translation>
    </message>
    <message>
        <source>Each click in the model view makes a vertex, with weights and UVs as the nearest surface has them. Escape ends it.</source>
        <translation>모델 뷰를 클릭할 때마다 정점을 만듭니다. 웨이트와 UV는 가장 가까운 표면의 값이 됩니다. Esc 키로 끝냅니다.</translation>
    </message>
    <message>
        <source>On the &amp;surface</source>
        <translation>표면(&amp;S)</translation>
    </message>
    <message>
        <source>On the &amp;plane of the picture, through the selected vertex</source>
        <translation>선택한 정점을 지나는 화면 평면 위에(&amp;P)</translation>
    </message>
    <message>
        <source>In a s&amp;trip: with a face between it and the last two</source>
        <translation>띠 모양으로: 마지막 두 정점과의 사이에 면을 만듦(&amp;T)</translation>
    </message>
</context>
<context>
    <name>NoModel</name>
    <message>
        <source>No model to move</source>
        <translation>움직일 모델이 없습니다</translation>
    </message>
    <message>
        <source>Open a model first, then this file: it will move the model.</source>
        <translation>먼저 모델을 연 다음 이 파일을 여십시오. 모델이 움직입니다.</translation>
    </message>
    <message>
        <source>{name} is a pose of {count} bones.</source>
        <translation>{name}은(는) 본 {count}개의 포즈입니다.</translation>
    </message>
    <message>
        <source>{name} is a motion with {count} keys.</source>
        <translation>{name}은(는) 키 {count}개의 모션입니다.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>The model cannot be shown.</source>
        <translation>모델을 표시할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Not a number or sum: {text}</source>
        <translation>수치 또는 계산식이 아닙니다: {text}</translation>
    </message>
    <message>
        <source>This has no finite result.</source>
        <translation>유한한 값이 나오지 않습니다.</translation>
    </message>
</context>
<context>
    <name>OneName</name>
    <message>
        <source>Give {count} rows the same {field}?</source>
        <translation>{count}행의 “{field}”을(를) 같게 하시겠습니까?</translation>
    </message>
    <message>
        <source>Motions find bones and morphs by their names. Rename… gives each row a name of its own.</source>
        <translation>모션은 본과 모프를 이름으로 찾습니다. “이름 일괄 변경…”로 행마다 다른 이름을 줄 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>이름 일괄 변경(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Write all</source>
        <translation>모두 쓰기(&amp;W)</translation>
    </message>
</context>
<context>
    <name>OpenForms</name>
    <message>
        <source>Nothing was done</source>
        <translation>아무것도 하지 않았습니다</translation>
    </message>
    <message>
        <source>Not shown now; OK applies it</source>
        <translation>지금은 표시되지 않습니다. 확인을 누르면 적용됩니다</translation>
    </message>
    <message>
        <source>Nothing was done, for “{}” is not applied yet</source>
        <translation>“{}”이(가) 아직 적용되지 않아 아무것도 하지 않았습니다</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening {}</source>
        <translation>{} 여는 중</translation>
    </message>
    <message>
        <source>{} was not opened</source>
        <translation>{}을(를) 열지 않았습니다</translation>
    </message>
    <message>
        <source>Opening {} was cancelled</source>
        <translation>{} 열기 취소됨</translation>
    </message>
</context>
<context>
    <name>Operation</name>
    <message>
        <source>Add a bone at a position</source>
        <translation>지정한 위치에 본 추가</translation>
    </message>
    <message>
        <source>Add a parent bone</source>
        <translation>부모 본 추가</translation>
    </message>
    <message>
        <source>Add a primitive</source>
        <translation>기본 도형 추가</translation>
    </message>
    <message>
        <source>Add an append bone</source>
        <translation>부여 본 추가</translation>
    </message>
    <message>
        <source>Add bones</source>
        <translation>본 추가</translation>
    </message>
    <message>
        <source>Adds a bone at a position, with or without a parent, and with a name and side.</source>
        <translation>지정한 위치에 본을 추가합니다. 부모 본이 없어도 되며, 이름과 좌우를 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Adds a group morph that moves the selected ones by these weights.</source>
        <translation>선택한 모프를 이 웨이트로 움직이는 그룹 모프를 추가합니다.</translation>
    </message>
    <message>
        <source>Adds a plane, box, sphere, cylinder, cone, torus or rope, with normals, UVs and a material of its own.</source>
        <translation>평면, 상자, 구, 원기둥, 원뿔, 토러스, 로프를 법선, UV, 전용 재질과 함께 추가합니다.</translation>
    </message>
    <message>
        <source>Adds bones at the place of each selected one, at its tail, or as its tip.</source>
        <translation>선택한 각 본의 위치, 연결 대상 위치, 또는 끝 본으로 본을 추가합니다.</translation>
    </message>
    <message>
        <source>Align left and right</source>
        <translation>좌우 위치 맞추기</translation>
    </message>
    <message>
        <source>Ambient from diffuse</source>
        <translation>확산색으로 환경색 설정</translation>
    </message>
    <message>
        <source>Anchor vertices to rigid bodies</source>
        <translation>정점을 강체에 묶기</translation>
    </message>
    <message>
        <source>Append a model</source>
        <translation>모델 추가</translation>
    </message>
    <message>
        <source>Apply a preset to soft bodies</source>
        <translation>소프트 바디에 프리셋 적용</translation>
    </message>
    <message>
        <source>Apply the shape to the model</source>
        <translation>모양을 모델에 반영</translation>
    </message>
    <message>
        <source>Automatic weights</source>
        <translation>자동 웨이트</translation>
    </message>
    <message>
        <source>Average weights at one place</source>
        <translation>같은 위치의 웨이트 평균</translation>
    </message>
    <message>
        <source>Bring back far vertices</source>
        <translation>멀리 있는 정점 되돌리기</translation>
    </message>
    <message>
        <source>Chains and skirt</source>
        <translation>체인과 스커트</translation>
    </message>
    <message>
        <source>Clamp colours</source>
        <translation>색을 0~1로 제한</translation>
    </message>
    <message>
        <source>Clean IK</source>
        <translation>IK 정리</translation>
    </message>
    <message>
        <source>Clean anchors and pins</source>
        <translation>앵커와 핀 정리</translation>
    </message>
    <message>
        <source>Clean textures</source>
        <translation>텍스처 정리</translation>
    </message>
    <message>
        <source>Combine morphs</source>
        <translation>모프 결합</translation>
    </message>
    <message>
        <source>Convert morphs</source>
        <translation>모프 변환</translation>
    </message>
    <message>
        <source>Convert skeleton to MMD</source>
        <translation>MMD 골격으로 변환</translation>
    </message>
    <message>
        <source>Convert weights</source>
        <translation>웨이트 변환</translation>
    </message>
    <message>
        <source>Copies materials with their faces, vertices and weights.</source>
        <translation>재질을 면, 정점, 웨이트와 함께 복제합니다.</translation>
    </message>
    <message>
        <source>Copy UVs to another channel</source>
        <translation>UV를 다른 채널로 복사</translation>
    </message>
    <message>
        <source>Copy weights</source>
        <translation>웨이트 복사</translation>
    </message>
    <message>
        <source>Cut faces</source>
        <translation>면 자르기</translation>
    </message>
    <message>
        <source>Deform after physics</source>
        <translation>물리 후 변형</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Delete with faces and vertices</source>
        <translation>면과 정점까지 삭제</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Duplicate with faces and vertices</source>
        <translation>면과 정점까지 복제</translation>
    </message>
    <message>
        <source>Extrude faces</source>
        <translation>면 밀어내기</translation>
    </message>
    <message>
        <source>Faces from vertices</source>
        <translation>정점에서 면 만들기</translation>
    </message>
    <message>
        <source>Faces to a new material</source>
        <translation>면을 새 재질로</translation>
    </message>
    <message>
        <source>Fill holes</source>
        <translation>구멍 메우기</translation>
    </message>
    <message>
        <source>Fixed axis along the tail</source>
        <translation>연결 대상 방향으로 고정 축</translation>
    </message>
    <message>
        <source>Flip faces</source>
        <translation>면 뒤집기</translation>
    </message>
    <message>
        <source>Flip through morphs</source>
        <translation>플립 모프 만들기</translation>
    </message>
    <message>
        <source>Gives the selected bones local axes as MMD has them for arms: X to the tail, Z away from the viewer.</source>
        <translation>선택한 본에 MMD의 팔과 같은 로컬 축을 지정합니다. X는 연결 대상 방향, Z는 화면 안쪽입니다.</translation>
    </message>
    <message>
        <source>Group morphs</source>
        <translation>그룹 모프 만들기</translation>
    </message>
    <message>
        <source>Hide tips (〜先)</source>
        <translation>끝 본(〜先) 숨기기</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>삽입</translation>
    </message>
    <message>
        <source>Insert a bone before the child</source>
        <translation>자식 앞에 본 삽입</translation>
    </message>
    <message>
        <source>Join rigid bodies</source>
        <translation>강체 잇기</translation>
    </message>
    <message>
        <source>Limit weights</source>
        <translation>웨이트 제한</translation>
    </message>
    <message>
        <source>Local axes along the tail</source>
        <translation>연결 대상 방향으로 로컬 축</translation>
    </message>
    <message>
        <source>Make IK</source>
        <translation>IK 만들기</translation>
    </message>
    <message>
        <source>Make names unique</source>
        <translation>이름 중복 없애기</translation>
    </message>
    <message>
        <source>Makes a rigid body that holds all selected vertices, for the bone that moves them most. It is named like the bone, or like the material where another rigid body has that name.</source>
        <translation>선택한 모든 정점을 감싸는 강체를, 그 정점을 가장 많이 움직이는 본에 만듭니다. 이름은 본과 같고, 그 이름의 강체가 이미 있으면 재질 이름이 됩니다.</translation>
    </message>
    <message>
        <source>Makes a soft body (PMX 2.1) of each material: cloth, a cape, a flag or jelly.</source>
        <translation>재질마다 소프트 바디(PMX 2.1)를 만듭니다: 천, 망토, 깃발, 젤리.</translation>
    </message>
    <message>
        <source>Makes a vertex at a position, with the weights, normal and UVs of the surface that is nearest there.</source>
        <translation>지정한 위치에 정점을 만듭니다. 웨이트, 법선, UV는 가장 가까운 표면의 값이 됩니다.</translation>
    </message>
    <message>
        <source>Makes faces between the selected vertices, as they lie around their middle; they face as the normals do and are of the material beside them.</source>
        <translation>선택한 정점을 중심을 도는 순서로 이어 면을 만듭니다. 방향은 법선을 따르고, 재질은 옆 면과 같습니다.</translation>
    </message>
    <message>
        <source>Makes hair, skirts, ribbons and the like swing: rigid bodies along chains of bones, and the joints between them.</source>
        <translation>머리카락, 스커트, 리본 등이 흔들리게 합니다: 본 체인을 따라 강체를 만들고 그 사이에 조인트를 만듭니다.</translation>
    </message>
    <message>
        <source>Merge bones</source>
        <translation>본 병합</translation>
    </message>
    <message>
        <source>Merge bones of the same name</source>
        <translation>이름이 같은 본 병합</translation>
    </message>
    <message>
        <source>Merge identical materials</source>
        <translation>같은 재질 병합</translation>
    </message>
    <message>
        <source>Merge materials</source>
        <translation>재질 병합</translation>
    </message>
    <message>
        <source>Merge vertices by distance</source>
        <translation>거리로 정점 병합</translation>
    </message>
    <message>
        <source>Merges bones into their parents or into the first one, with weights, children, rigid bodies, morph offsets, frame items, IK links and appends.</source>
        <translation>본을 부모 또는 첫 번째 본으로 병합합니다. 웨이트, 자식, 강체, 모프 오프셋, 프레임 요소, IK 링크, 부여도 옮깁니다.</translation>
    </message>
    <message>
        <source>Mirror bones</source>
        <translation>본 미러</translation>
    </message>
    <message>
        <source>Mirror joints</source>
        <translation>조인트 미러</translation>
    </message>
    <message>
        <source>Mirror morphs</source>
        <translation>모프 미러</translation>
    </message>
    <message>
        <source>Mirror one half</source>
        <translation>한쪽을 미러</translation>
    </message>
    <message>
        <source>Mirror rigid bodies</source>
        <translation>강체 미러</translation>
    </message>
    <message>
        <source>Mirror the model</source>
        <translation>모델 미러</translation>
    </message>
    <message>
        <source>Mirror weights</source>
        <translation>웨이트 미러</translation>
    </message>
    <message>
        <source>Mirrors bones with left or right in their names to the other side, with IK, append, tails and axes, or corrects those that are there. New ones enter the display frame of the other side, where there is one.</source>
        <translation>이름에 좌우가 있는 본의 반대쪽을 IK, 부여, 연결 대상, 축까지 만들거나 이미 있는 것을 수정합니다. 새 본은 반대쪽 표시 프레임이 있으면 거기에 들어갑니다.</translation>
    </message>
    <message>
        <source>Mirrors rigid bodies with left or right in their names to the other side, with the joints between them, or corrects those that are there.</source>
        <translation>이름에 좌우가 있는 강체를 그 사이의 조인트와 함께 반대쪽에 반전하여 만들거나 이미 있는 것을 고칩니다.</translation>
    </message>
    <message>
        <source>Morph from another model</source>
        <translation>다른 모델에서 모프 만들기</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Move items between display frames</source>
        <translation>표시 프레임 간 요소 이동</translation>
    </message>
    <message>
        <source>Move the model</source>
        <translation>모델 이동</translation>
    </message>
    <message>
        <source>Move to a place</source>
        <translation>지정한 위치로 이동</translation>
    </message>
    <message>
        <source>Move to bottom</source>
        <translation>맨 아래로 이동</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>패널로 이동</translation>
    </message>
    <message>
        <source>Move to top</source>
        <translation>맨 위로 이동</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move, rotate and scale</source>
        <translation>이동, 회전, 크기 조정</translation>
    </message>
    <message>
        <source>Move, rotate and scale UVs</source>
        <translation>UV 이동, 회전, 크기 조정</translation>
    </message>
    <message>
        <source>Moves everything: vertices, bones, rigid bodies, joints.</source>
        <translation>정점, 본, 강체, 조인트를 모두 이동합니다.</translation>
    </message>
    <message>
        <source>Moves items of a display frame into another, or to another place in it.</source>
        <translation>표시 프레임의 요소를 다른 표시 프레임이나 같은 프레임의 다른 위치로 옮깁니다.</translation>
    </message>
    <message>
        <source>Moves rows down by one; references follow.</source>
        <translation>행을 하나 아래로 이동합니다. 참조도 따라갑니다.</translation>
    </message>
    <message>
        <source>Moves rows so that they stand together at a place, keeping their order; references follow.</source>
        <translation>행을 순서를 지키며 한곳에 모아 이동합니다. 참조도 따라갑니다.</translation>
    </message>
    <message>
        <source>Moves rows to the end of the table, keeping their order; references follow.</source>
        <translation>행을 순서를 지키며 목록의 맨 끝으로 이동합니다. 참조도 따라갑니다.</translation>
    </message>
    <message>
        <source>Moves rows to the top of the table, keeping their order; references follow.</source>
        <translation>행을 순서를 지키며 목록의 맨 앞으로 이동합니다. 참조도 따라갑니다.</translation>
    </message>
    <message>
        <source>Moves rows up by one; references follow.</source>
        <translation>행을 하나 위로 이동합니다. 참조도 따라갑니다.</translation>
    </message>
    <message>
        <source>Moves transparent materials after all others, because what is drawn later is not seen through them. Transparent are those with an alpha below 1 or a texture that is translucent where they use it; one of alpha 0 counts as the morphs show it. It works on all materials.</source>
        <translation>나중에 그려지는 것은 반투명 재질 너머로 보이지 않으므로, 반투명 재질을 다른 모든 재질 뒤로 옮깁니다. 불투명도가 1 미만이거나 표시되는 부분의 텍스처가 반투명인 재질이 해당합니다. 불투명도가 0인 재질은 모프로 표시했을 때의 상태로 판단합니다. 모든 재질에 적용됩니다.</translation>
    </message>
    <message>
        <source>Moves vertices that lie far outside of the model to the middle of those around them, with which they share faces, or else to the middle of the model. Other vertices stay.</source>
        <translation>모델에서 멀리 벗어난 정점을 면을 공유하는 주변 정점들의 가운데로, 없으면 모델의 가운데로 옮깁니다. 다른 정점은 그대로입니다.</translation>
    </message>
    <message>
        <source>Name after textures</source>
        <translation>텍스처에서 이름 붙이기</translation>
    </message>
    <message>
        <source>Name by bone or rigid body</source>
        <translation>본 또는 강체에서 이름 붙이기</translation>
    </message>
    <message>
        <source>New bone morph from the pose</source>
        <translation>포즈로 새 본 모프</translation>
    </message>
    <message>
        <source>New vertex</source>
        <translation>새 정점</translation>
    </message>
    <message>
        <source>New vertex morph from the shape</source>
        <translation>모양으로 새 정점 모프</translation>
    </message>
    <message>
        <source>Normalize display frames</source>
        <translation>표시 프레임 정규화</translation>
    </message>
    <message>
        <source>Normalize weights</source>
        <translation>웨이트 정규화</translation>
    </message>
    <message>
        <source>Number of additional UVs</source>
        <translation>추가 UV 수</translation>
    </message>
    <message>
        <source>Pin vertices of soft bodies</source>
        <translation>소프트 바디 정점에 핀 지정</translation>
    </message>
    <message>
        <source>Place joints</source>
        <translation>조인트 위치 맞추기</translation>
    </message>
    <message>
        <source>Place joints by their bodies</source>
        <translation>강체에 맞춰 조인트 배치</translation>
    </message>
    <message>
        <source>Place rigid bodies at their bones</source>
        <translation>강체를 본 위치에 배치</translation>
    </message>
    <message>
        <source>Position from vertices</source>
        <translation>정점 중심으로 이동</translation>
    </message>
    <message>
        <source>Project UVs</source>
        <translation>UV 투영</translation>
    </message>
    <message>
        <source>Put bones in order</source>
        <translation>본 순서 바로잡기</translation>
    </message>
    <message>
        <source>Put into a display frame</source>
        <translation>표시 프레임에 등록</translation>
    </message>
    <message>
        <source>Put limits in order</source>
        <translation>제한 순서 바로잡기</translation>
    </message>
    <message>
        <source>Puts bones in the middle of the vertices that they move.</source>
        <translation>본을 그 본이 움직이는 정점의 가운데에 둡니다.</translation>
    </message>
    <message>
        <source>Puts bones where the mirror image of the same bone of the other side is.</source>
        <translation>본을 반대쪽 같은 본의 미러 위치에 둡니다.</translation>
    </message>
    <message>
        <source>Puts joints at the bone of body B, half-way between A and B, or at the end of A, and along the bone of B.</source>
        <translation>조인트를 강체 B의 본, A와 B의 중간, 또는 A의 끝에 두고 B의 본에 맞춥니다.</translation>
    </message>
    <message>
        <source>Puts joints at the bones of the rigid bodies that hang from them, with axes along these.</source>
        <translation>조인트를 매달린 강체의 본 위치에, 축을 본에 맞춰 둡니다.</translation>
    </message>
    <message>
        <source>Puts rigid bodies at their bones, or half-way to the tails of these, and along them.</source>
        <translation>강체를 본의 위치 또는 연결 대상까지의 중간에 두고 본에 맞춥니다.</translation>
    </message>
    <message>
        <source>Reduce faces</source>
        <translation>면 줄이기</translation>
    </message>
    <message>
        <source>Register in display frames</source>
        <translation>미등록 항목을 표시 프레임에 등록</translation>
    </message>
    <message>
        <source>Release vertices of soft bodies</source>
        <translation>소프트 바디의 정점 풀기</translation>
    </message>
    <message>
        <source>Remove degenerate faces</source>
        <translation>퇴화한 면 제거</translation>
    </message>
    <message>
        <source>Remove duplicate faces</source>
        <translation>중복 면 제거</translation>
    </message>
    <message>
        <source>Remove unused vertices</source>
        <translation>사용되지 않는 정점 제거</translation>
    </message>
    <message>
        <source>Removes anchors without a rigid body, anchors and pins at vertices that are not of the material, and pins at vertices that are anchored, too.</source>
        <translation>강체가 없는 앵커, 재질에 속하지 않는 정점의 앵커와 핀, 앵커도 있는 정점의 핀을 제거합니다.</translation>
    </message>
    <message>
        <source>Removes materials with their faces, and the vertices that nothing else uses.</source>
        <translation>재질을 면과 함께, 다른 데서 쓰지 않는 정점까지 제거합니다.</translation>
    </message>
    <message>
        <source>Replace UVs</source>
        <translation>UV 바꾸기</translation>
    </message>
    <message>
        <source>Replace in names</source>
        <translation>이름 찾아 바꾸기</translation>
    </message>
    <message>
        <source>Replace positions and normals</source>
        <translation>위치와 법선 바꾸기</translation>
    </message>
    <message>
        <source>Replace the geometry</source>
        <translation>형상 바꾸기</translation>
    </message>
    <message>
        <source>Replaces text in names, in the selected rows or, if none are given, in the whole model. Write old=new, and commas between several: 左=L,右=R. Text is found as it is written, or as patterns if “Regular expressions” is on.</source>
        <translation>선택한 행의 이름에서, 선택이 없으면 모델 전체의 이름에서 말을 바꿉니다. “찾을 말=바꿀 말”로 쓰고 여럿이면 쉼표로 구분합니다: 左=L,右=R. 쓴 그대로 찾으며, “정규 표현식”이 켜져 있으면 패턴으로 찾습니다.</translation>
    </message>
    <message>
        <source>Replaces the faces on one side by the mirror images of those on the other, and joins both in the middle. Bones, morphs and materials of the other side are found by left and right in their names.</source>
        <translation>한쪽의 면을 반대쪽의 미러 모양으로 바꾸고 가운데에서 잇습니다. 반대쪽의 본, 모프, 재질은 이름의 좌우로 찾습니다.</translation>
    </message>
    <message>
        <source>Reset limits of joints</source>
        <translation>조인트 제한 초기화</translation>
    </message>
    <message>
        <source>Reset parameters of rigid bodies</source>
        <translation>강체 매개변수 초기화</translation>
    </message>
    <message>
        <source>Rigid bodies from bones</source>
        <translation>본으로 강체 만들기</translation>
    </message>
    <message>
        <source>Rigid body around vertices</source>
        <translation>정점을 감싸는 강체 만들기</translation>
    </message>
    <message>
        <source>Rigid body at a position</source>
        <translation>지정한 위치에 강체 만들기</translation>
    </message>
    <message>
        <source>Rotate the model</source>
        <translation>모델 회전</translation>
    </message>
    <message>
        <source>Adds a bone morph from the current pose.</source>
        <translation>지금의 본 움직임을 모프로 추가합니다.</translation>
    </message>
    <message>
        <source>Add ARKit blend shapes</source>
        <translation>ARKit 블렌드 셰이프 추가</translation>
    </message>
    <message>
        <source>Adds a flip morph (PMX 2.1) that switches through the selected morphs, one after another, at these weights.</source>
        <translation>선택한 모프를 하나씩 이 웨이트로 설정하는 플립 모프(PMX 2.1)를 추가합니다.</translation>
    </message>
    <message>
        <source>Adds a left and a right half of each selected morph; both together do what the whole does.</source>
        <translation>선택한 모프의 왼쪽 절반과 오른쪽 절반을 추가합니다. 둘을 합치면 원래 모프와 같습니다.</translation>
    </message>
    <message>
        <source>Adds a material morph that gives the selected materials their current values, whatever other morphs and later edits change.</source>
        <translation>선택한 재질을 현재 값으로 만드는 재질 모프를 추가합니다. 다른 모프나 이후의 편집과 관계없이 그 값이 됩니다.</translation>
    </message>
    <message>
        <source>Adds a morph with the combined effect of the selected ones, all of one kind, at these weights.</source>
        <translation>선택한 같은 종류의 모프가 이 웨이트로 함께 내는 효과를 가진 모프를 추가합니다.</translation>
    </message>
    <message>
        <source>Adds a parent bone to each selected one, at the same place, which can be rotated and moved.</source>
        <translation>선택한 각 본과 같은 위치에 회전과 이동이 가능한 본을 부모로 넣습니다.</translation>
    </message>
    <message>
        <source>Adds a vertex morph from the current shape, as bones and morphs deform it.</source>
        <translation>본과 모프로 움직인 지금의 정점 위치를 모프로 추가합니다.</translation>
    </message>
    <message>
        <source>Adds a vertex morph from the shape of another model with the same vertices.</source>
        <translation>정점이 같은 다른 모델의 위치로 정점을 옮기는 정점 모프를 추가합니다.</translation>
    </message>
    <message>
        <source>Adds an empty morph. In the window, what is moved or coloured from then on is stored in it.</source>
        <translation>아직 아무것도 하지 않는 모프를 추가합니다. 이후 창에서 움직이거나 색을 바꾼 것은 그 모프에 들어갑니다.</translation>
    </message>
    <message>
        <source>Adds numbers to names that stand twice. A name that a motion could hold, 15 bytes of Shift-JIS, still fits.</source>
        <translation>같은 이름에 번호를 붙입니다. 모션에 담을 수 있는 이름(Shift-JIS로 15바이트)은 계속 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>Adds the mirror images of the selected morphs, named for the other side. Vertices are matched by place, everything else by name.</source>
        <translation>선택한 모프의 미러를 반대쪽 이름으로 추가합니다. 정점은 위치로, 나머지는 이름으로 찾습니다.</translation>
    </message>
    <message>
        <source>Adds the semi-standard bones (準標準ボーン) that many motions use, with their weights: 腕捩, 上半身2, 足先EX, グルーブ and more.</source>
        <translation>많은 모션이 사용하는 본을 웨이트와 함께 추가합니다: 腕捩, 上半身2, 足先EX, グルーブ 등.</translation>
    </message>
    <message>
        <source>Adds those of ARKit&apos;s 52 blend shapes (Perfect Sync) that the model lacks, made of morphs such as まばたき, あ and 笑い and of the eyes. Those that nothing can be made of are named.</source>
        <translation>ARKit의 블렌드 셰이프 52개(퍼펙트 싱크) 가운데 모델에 없는 것을 まばたき, あ, 笑い 같은 모프와 눈 본으로 만들어 추가합니다. 만들 수 없는 것은 이름을 알려 줍니다.</translation>
    </message>
    <message>
        <source>Adds to each bone one at the same place that controls it, or follows it, by append (付与).</source>
        <translation>각 본과 같은 위치에 부여로 그 본을 조작하거나 부여로 따라가는 본을 추가합니다.</translation>
    </message>
    <message>
        <source>Anchors the selected vertices of soft bodies to rigid bodies: the nearest ones, or the given one.</source>
        <translation>소프트 바디의 선택한 정점을 가장 가까운 강체나 지정한 강체에 묶습니다.</translation>
    </message>
    <message>
        <source>Appends another model with everything: mesh, materials, bones, morphs, frames and physics.</source>
        <translation>다른 모델 전체를 추가합니다: 메시, 재질, 본, 모프, 표시 프레임, 물리 연산.</translation>
    </message>
    <message>
        <source>Applies the current weights of vertex and UV morphs to the mesh, and resets them.</source>
        <translation>정점 모프와 UV 모프의 지금 효과를 메시에 반영하고 웨이트를 초기화합니다.</translation>
    </message>
    <message>
        <source>Bones between two</source>
        <translation>두 본 사이에 본 넣기</translation>
    </message>
    <message>
        <source>Bring rigid body parameters within limits</source>
        <translation>매개변수를 범위 안으로</translation>
    </message>
    <message>
        <source>Bring soft body parameters within limits</source>
        <translation>수치를 범위 안으로</translation>
    </message>
    <message>
        <source>Calculates normals from the faces or from nearby normals, brings them to length 1, or reverses them.</source>
        <translation>법선을 면의 각도로, 또는 가까운 법선에서 만듭니다. 길이를 1로 하거나 뒤집을 수도 있습니다.</translation>
    </message>
    <message>
        <source>Change left and right marks of names</source>
        <translation>이름의 좌우 표기 변경</translation>
    </message>
    <message>
        <source>Changes the paths of all textures that materials use to tex/…, sph/… and toon/…, by their use, and optionally copies the files there. No file is moved, overwritten or deleted.</source>
        <translation>재질이 쓰는 모든 텍스처의 경로를 용도에 따라 tex/…, sph/…, toon/…으로 쓰고, 원하면 파일도 그곳에 복사합니다. 파일을 옮기거나 덮어쓰거나 삭제하지 않습니다.</translation>
    </message>
    <message>
        <source>Closes the holes whose open edges are selected, as vertices or by the faces around them. The new faces get the material of those beside them.</source>
        <translation>정점으로, 또는 둘러싼 면으로 선택한 열린 변의 구멍을 메웁니다. 새 면의 재질은 옆 면과 같습니다.</translation>
    </message>
    <message>
        <source>Converts how names mark left and right: 左腕, arm_L, arm.L.</source>
        <translation>이름의 좌우 표기를 서로 변환합니다: 左腕, arm_L, arm.L.</translation>
    </message>
    <message>
        <source>Converts tail offsets into tails that point to the bones where they end.</source>
        <translation>오프셋인 연결 대상을 그 위치에 있는 본으로 바꿉니다.</translation>
    </message>
    <message>
        <source>Converts tails that point to bones into offsets that end in the same place.</source>
        <translation>본을 가리키는 연결 대상을 같은 위치의 오프셋으로 바꿉니다.</translation>
    </message>
    <message>
        <source>Converts the selected morphs to another kind with the same effect: UVs to other channels, groups to flips or to what their members do, bone morphs to vertex morphs. What cannot be converted is refused.</source>
        <translation>선택한 모프를 같은 효과를 내는 다른 종류로 바꿉니다: UV는 다른 채널로, 그룹과 플립은 서로, 그룹은 안에 든 모프의 종류로, 본 모프는 정점 모프로. 같은 효과를 낼 수 없는 것은 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Converts vertices to BDEF1, BDEF2, BDEF4, SDEF or QDEF, with weights that sum to 1. SDEF vertices keep their C, R0 and R1.</source>
        <translation>정점을 BDEF1, BDEF2, BDEF4, SDEF, QDEF로 바꾸고 웨이트 합계를 1로 합니다. C, R0, R1이 있는 SDEF는 그대로 유지합니다.</translation>
    </message>
    <message>
        <source>Copies UVs to additional UVs or back; additional UVs are added to the model as needed.</source>
        <translation>UV를 추가 UV로, 또는 그 반대로 복사합니다. 필요한 만큼 모델에 추가 UV가 만들어집니다.</translation>
    </message>
    <message>
        <source>Copies the vertex and UV morphs of another model, such as the shape keys of a glTF file, by matching vertices or by the nearest places of its surface. Morphs of the same name and kind are replaced.</source>
        <translation>다른 모델의 정점 모프와 UV 모프(glTF 파일의 셰이프 키 등)를 대응하는 정점 또는 표면의 가장 가까운 곳에서 가져옵니다. 이름과 종류가 같은 것은 바꿉니다.</translation>
    </message>
    <message>
        <source>Copies weights from another model, from the nearest places of its surface or from matching vertices, with bones matched by name. The preview shows by colours how far away those are; what is grey stays as it is.</source>
        <translation>다른 모델 표면의 가장 가까운 곳 또는 대응하는 정점의 웨이트를 정점에 지정합니다. 본은 이름으로 찾습니다. 확정할 때까지 거리를 색으로 나타내며, 바뀌지 않는 곳은 회색입니다.</translation>
    </message>
    <message>
        <source>Copies weights to the other side. Vertices are matched by place, bones by left and right in their names. Of two matching vertices, one has to be selected.</source>
        <translation>반대쪽 정점을 위치로 찾아 그 웨이트를 이쪽 정점에 줍니다. 본은 이름의 좌우로 찾습니다. 짝을 이루는 둘 중 하나를 선택해야 합니다.</translation>
    </message>
    <message>
        <source>Cuts the selected faces along a plane; optionally removes what is on one side of it and closes the hole.</source>
        <translation>선택한 면을 평면을 따라 나눕니다. 필요하면 한쪽을 없애고 잘린 곳을 메웁니다.</translation>
    </message>
    <message>
        <source>Deletes rows. Children, weights and rigid bodies of bones go to the nearest parent that stays; tails become offsets. Frame items, IK links, morph offsets, joints and anchors that refer to the rows are deleted, too.</source>
        <translation>행을 제거합니다. 본이면 자식, 웨이트, 강체는 남은 가장 가까운 부모로 옮겨지고 연결 대상은 오프셋이 됩니다. 그 행에 관한 프레임 요소, IK 링크, 모프 오프셋, 조인트, 앵커도 제거됩니다.</translation>
    </message>
    <message>
        <source>Divides each selected face into four, and those beside them so that no gap opens; weights, UVs and morphs are kept.</source>
        <translation>선택한 면을 각각 네 개로 나누고, 틈이 벌어지지 않도록 옆 면도 나눕니다. 웨이트, UV, 모프도 함께 나뉩니다.</translation>
    </message>
    <message>
        <source>Extrudes the selected faces along their normals, with walls to the faces beside them; weights, UVs and morphs are kept.</source>
        <translation>선택한 면을 법선 방향으로 밀어내고 옆의 면과 잇는 옆면을 만듭니다. 웨이트, UV, 모프도 함께 갑니다.</translation>
    </message>
    <message>
        <source>Find missing files in a folder</source>
        <translation>없는 파일을 폴더에서 찾기</translation>
    </message>
    <message>
        <source>Fix findings</source>
        <translation>문제 고치기</translation>
    </message>
    <message>
        <source>Fixes what the checks find: everything that can be fixed without changing how the model looks, or what the given checks find.</source>
        <translation>검사에서 찾은 것을 고칩니다: 모델의 모습을 바꾸지 않고 고칠 수 있는 모든 것, 또는 지정한 검사에서 찾은 것.</translation>
    </message>
    <message>
        <source>Flips the edge between two triangles: the two selected faces of each square are split along its other diagonal.</source>
        <translation>선택한 면이 둘씩 이루는 사각형을 다른 대각선으로 나눕니다.</translation>
    </message>
    <message>
        <source>Gives bones the abilities of a kind: rotate, rotate and move, IK, hidden, or twist.</source>
        <translation>본에 종류에 맞는 성능을 설정합니다: 회전, 회전과 이동, IK, 숨김, 비틀기.</translation>
    </message>
    <message>
        <source>Gives rows without a name their English one or, without that, a name such as ボーン12.</source>
        <translation>이름이 없는 행에 영문 이름을, 그것도 없으면 ボーン12 같은 이름을 붙입니다.</translation>
    </message>
    <message>
        <source>Gives the selected bones a fixed axis (軸制限) along their tail, as twist bones have; without a tail, towards their first child.</source>
        <translation>선택한 본이 비틀기 본처럼 연결 대상 방향의 축으로만 회전하게 합니다. 연결 대상이 없으면 첫 번째 자식 방향입니다.</translation>
    </message>
    <message>
        <source>Gives the selected bones another parent; they stay where they are.</source>
        <translation>선택한 본의 부모를 다른 본으로 바꿉니다. 위치는 그대로입니다.</translation>
    </message>
    <message>
        <source>Gives the selected vertices the weight type, bones and weights of one vertex.</source>
        <translation>선택한 정점에 한 정점의 변형 방식, 본, 웨이트를 적용합니다.</translation>
    </message>
    <message>
        <source>Gives vertices at exactly the same place the mean of their weights, so that no seam opens in a pose.</source>
        <translation>정확히 같은 위치에 있는 정점의 웨이트를 평균으로 하여 포즈에서 이음매가 벌어지지 않게 합니다.</translation>
    </message>
    <message>
        <source>Gives vertices in and around rigid bodies the weights of their bones, as PMXEditor&apos;s weight anchors do. Deep inside one body its bone gets all the weight; between several, the nearest gets the most. The preview shows by colours how far bodies reach; what is grey stays as it is. Bodies made for this purpose can be removed afterwards.</source>
        <translation>PMXEditor의 웨이트 앵커처럼, 강체 안과 주변의 정점에 그 강체의 본 웨이트를 줍니다. 한 강체의 깊은 곳은 그 본만 따르고, 여러 강체 사이에서는 가까울수록 커집니다. 확정할 때까지 강체가 미치는 범위를 색으로 표시하며 회색은 그대로입니다. 이것만을 위해 만든 강체는 나중에 제거할 수 있습니다.</translation>
    </message>
    <message>
        <source>Gives vertices weights of the bones that are nearest to them, measured to the line from a bone to its tail.</source>
        <translation>연결 대상까지의 선이 가장 가까운 본에 정점을 연결합니다.</translation>
    </message>
    <message>
        <source>Hides the bones whose names end in 先 and that move no vertex; toes (つま先) stay visible.</source>
        <translation>이름이 先으로 끝나고 따르는 정점이 없는 본을 숨깁니다. 발끝(つま先)은 그대로입니다.</translation>
    </message>
    <message>
        <source>Inserts a bone half-way between each bone and its child; it becomes the parent of the child.</source>
        <translation>각 본과 자식의 중간에 본을 넣습니다. 자식의 부모는 새 본이 됩니다.</translation>
    </message>
    <message>
        <source>Inserts a new row after the last selected one, or at the end.</source>
        <translation>선택한 행 뒤나 맨 끝에 새 행을 넣습니다.</translation>
    </message>
    <message>
        <source>Inserts bones between two selected ones, each the child of the one before it.</source>
        <translation>선택한 두 본 사이에, 각각 앞 본의 자식인 본을 늘어놓습니다.</translation>
    </message>
    <message>
        <source>Inserts copies after the selected rows. References among the selected rows become references among the copies.</source>
        <translation>선택한 행 뒤에 사본을 넣습니다. 행끼리의 참조는 사본끼리의 참조가 됩니다.</translation>
    </message>
    <message>
        <source>Keeps only the largest weights of each vertex, up to a number of bones, and removes very small ones. The rest is normalized.</source>
        <translation>정점마다 큰 웨이트를 지정한 수만큼 남기고 아주 작은 것을 뺍니다. 남은 것의 합계는 1이 됩니다.</translation>
    </message>
    <message>
        <source>Limits all colours of materials, opacity included, to 0 to 1.</source>
        <translation>재질의 모든 색을 불투명도까지 0~1 범위로 맞춥니다.</translation>
    </message>
    <message>
        <source>Limits the damping of rigid bodies to 0 to 1, and makes negative sizes positive, as physics treats them anyway.</source>
        <translation>강체의 감쇠를 0~1 범위로, 음수 크기를 양수로 맞춥니다. 물리 연산이 다루는 값과 같아집니다.</translation>
    </message>
    <message>
        <source>Limits the numbers of soft bodies to the ranges of PMX 2.1.</source>
        <translation>소프트 바디의 수치를 PMX 2.1이 사용하는 범위로 맞춥니다.</translation>
    </message>
    <message>
        <source>Makes a rigid body at a position, for the bone that moves the mesh there most.</source>
        <translation>지정한 위치에, 그곳의 메시를 가장 많이 움직이는 본의 강체를 만듭니다.</translation>
    </message>
    <message>
        <source>Makes a rigid body for each bone: from it to its tail, named like it, as large as what it moves.</source>
        <translation>본마다 강체를 만듭니다: 연결 대상 방향을 따르고, 본과 같은 이름으로, 본이 움직이는 정점에 맞는 크기로 만듭니다.</translation>
    </message>
    <message>
        <source>Makes all rigid and soft bodies of two groups collide with each other, or pass through each other. The masks of both are set.</source>
        <translation>두 그룹의 모든 강체와 소프트 바디가 충돌하거나 통과하게 합니다. 두 그룹의 충돌 대상을 모두 설정합니다.</translation>
    </message>
    <message>
        <source>Makes an IK bone whose target is the last bone of the selected chain. If one bone is selected, the bones above it are the chain. Knees get angle limits, so that they bend the right way.</source>
        <translation>선택한 체인의 마지막 본을 이끄는 IK 본을 만듭니다. 본을 하나만 선택하면 그 위의 본이 체인이 됩니다. 무릎에는 올바른 방향으로 굽도록 제한이 붙습니다.</translation>
    </message>
    <message>
        <source>Makes first weights for a mesh: from the nearest bones, those behind the surface first, and then smoothed along it. Programs that use heat diffusion, such as Blender, give other weights.</source>
        <translation>메시의 첫 웨이트를 이 프로그램의 방법으로 정합니다. 표면 안쪽에 있는 가장 가까운 본을 우선하고 표면을 따라 매끄럽게 합니다. 열 확산을 쓰는 다른 프로그램과는 결과가 다릅니다.</translation>
    </message>
    <message>
        <source>Makes joints between two rigid bodies, or between each one and the body of its parent bone.</source>
        <translation>두 강체 사이, 또는 각 강체와 부모 본의 강체 사이에 조인트를 만듭니다.</translation>
    </message>
    <message>
        <source>Makes materials use the shared toon of MMD if their toon file is named toon01 to toon10.</source>
        <translation>파일 이름이 toon01~toon10인 재질이 MMD의 툰을 사용하게 합니다.</translation>
    </message>
    <message>
        <source>Makes the current pose the rest pose: of vertices, bones, rigid bodies and joints. Morphs are corrected.</source>
        <translation>보이는 모양을 초기 모양으로 합니다: 정점, 본, 강체, 조인트가 대상이고 모프는 보정됩니다.</translation>
    </message>
    <message>
        <source>Makes the skeleton of a person from another program MMD&apos;s, so that motions move it: finds which bone is which, renames them, adds the bones that MMD has beside them, and brings the arms to A pose.</source>
        <translation>다른 프로그램의 사람 골격을 MMD 골격으로 바꾸어 모션으로 움직이게 합니다. 각 본이 무엇인지 찾아 이름을 바꾸고, MMD에 필요한 본을 추가하고, 팔을 A 포즈로 만듭니다.</translation>
    </message>
    <message>
        <source>Makes the tails of the selected bones point to another bone.</source>
        <translation>선택한 본의 연결 대상을 다른 본으로 지정합니다.</translation>
    </message>
    <message>
        <source>Merges bones of the same name into the first one: of the selected names or, if none are given, of all.</source>
        <translation>이름이 같은 본을 첫 번째 본으로 병합합니다. 선택한 이름이 대상이며, 없으면 모두입니다.</translation>
    </message>
    <message>
        <source>Merges materials that differ only in name and memo: those like the selected ones or, if none are selected, all. They are drawn in the place of the first one.</source>
        <translation>이름과 메모를 빼고 같은 재질을 병합합니다. 선택한 재질과 같은 것, 선택이 없으면 모두가 대상입니다. 첫 번째 재질의 위치에서 그려집니다.</translation>
    </message>
    <message>
        <source>Merges the selected materials into the first one, which gets all their faces.</source>
        <translation>선택한 재질을 모두 첫 번째 재질로 병합합니다.</translation>
    </message>
    <message>
        <source>Merges vertices at one place into the first of them, with the mean of their normals. Vertices with other weights, morphs or UVs are merged optionally. Faces that collapse are removed.</source>
        <translation>같은 위치의 정점을 첫 번째 정점으로 병합하고 법선을 평균으로 합니다. 웨이트, 모프, UV가 다른 정점은 따로 지정하지 않으면 병합하지 않으며, 찌그러진 면은 없어집니다.</translation>
    </message>
    <message>
        <source>Mirrors joints with left or right in their names to the other side, with limits and springs, or corrects those that are there.</source>
        <translation>이름에 좌우가 있는 조인트의 반대쪽을 제한과 스프링까지 만들거나 이미 있는 것을 수정합니다.</translation>
    </message>
    <message>
        <source>Mirrors the whole model at the plane x = 0, and swaps left and right in its names.</source>
        <translation>모델을 x = 0 평면에서 좌우로 뒤집고 이름의 좌우도 바꿉니다.</translation>
    </message>
    <message>
        <source>Moves Root and 表情 to the top as the only special frames, and removes what causes problems in MMD: items that are in a frame already, items that refer to nothing, and hidden morphs.</source>
        <translation>Root와 表情만 특수 프레임으로 맨 앞에 두고, MMD에서 문제가 되는 요소(이미 프레임에 있는 것, 대상이 없는 것, 숨긴 모프)를 뺍니다.</translation>
    </message>
    <message>
        <source>Moves as few bones as possible, so that each deforms after its parent, its append parent and the links of its IK. Where the order of rows is not enough, deform levels are raised.</source>
        <translation>가능한 한 적은 본을 옮겨 각 본이 부모, 부여 부모, IK 링크보다 나중에 변형되게 합니다. 순서로 안 되는 곳은 변형 계층을 높입니다.</translation>
    </message>
    <message>
        <source>Moves bones by their names into the usual display frames: center, IK, upper body, arms, fingers, lower body, legs and more. Hidden and unknown bones stay where they are.</source>
        <translation>본을 이름에 따라 모델에 흔히 있는 표시 프레임(센터, IK, 상반신, 팔, 손가락, 하반신, 다리 등)으로 옮깁니다. 숨긴 본과 나머지는 그대로입니다.</translation>
    </message>
    <message>
        <source>Moves the offsets of the selected vertices from the selected morph into a new one; both together do what the morph did.</source>
        <translation>선택한 모프가 선택한 정점에 주는 효과를 새 모프로 분리합니다. 둘을 합치면 원래와 같습니다.</translation>
    </message>
    <message>
        <source>Moves the selected faces to a new material, which is a copy of that of the first face and stands right after it.</source>
        <translation>선택한 면을 새 재질로 옮깁니다. 새 재질은 첫 번째 면의 재질과 같고 바로 뒤에 놓입니다.</translation>
    </message>
    <message>
        <source>Moves the selected morphs to another of MMD&apos;s panels.</source>
        <translation>선택한 모프를 MMD의 다른 패널에 표시합니다.</translation>
    </message>
    <message>
        <source>Moves, rotates and scales the UVs of the selected vertices, and the UV morphs with them.</source>
        <translation>선택한 정점의 UV와 그에 대한 UV 모프의 오프셋을 이동, 회전, 크기 조정합니다.</translation>
    </message>
    <message>
        <source>Moves, rotates and scales the selection: all its positions and directions.</source>
        <translation>선택한 것을 위치나 방향을 가진 모든 것과 함께 이동, 회전, 크기 조정합니다.</translation>
    </message>
    <message>
        <source>Multiplies all lengths; edge sizes, masses and springs stay.</source>
        <translation>길이가 있는 모든 것에 곱합니다. 엣지, 질량, 스프링은 그대로입니다.</translation>
    </message>
    <message>
        <source>Multiplies what morphs do: offsets, angles, colours, weights of groups.</source>
        <translation>모프의 효과를 배율로 바꿉니다: 오프셋, 각도, 색, 그룹의 웨이트.</translation>
    </message>
    <message>
        <source>Name rows without a name</source>
        <translation>이름 없는 것에 이름 붙이기</translation>
    </message>
    <message>
        <source>Names materials after the files of their textures, as a PMD has no names of materials.</source>
        <translation>재질에 텍스처 파일의 이름을 붙입니다. PMD에는 재질 이름이 없습니다.</translation>
    </message>
    <message>
        <source>Names rigid bodies after their bones, and joints after their bodies, in both languages.</source>
        <translation>강체에는 본의 이름을, 조인트에는 강체의 이름을 두 언어 모두 붙입니다.</translation>
    </message>
    <message>
        <source>New empty morph</source>
        <translation>새 빈 모프</translation>
    </message>
    <message>
        <source>New material morph from the current materials</source>
        <translation>현재 재질로 새 재질 모프</translation>
    </message>
    <message>
        <source>Normalizes fixed and local axes to length 1, and puts the local Z axis at a right angle to the local X axis. Their directions stay.</source>
        <translation>고정 축과 로컬 축의 길이를 1로 하고, 로컬 Z축을 로컬 X축과 직각으로 맞춥니다. 방향은 그대로입니다.</translation>
    </message>
    <message>
        <source>Normalizes weights: they sum to 1, none is below 0 or of a missing bone, and no bone stands twice. A vertex without any weight left gets its first bone or, without one, the nearest bone that moves vertices.</source>
        <translation>웨이트 합계를 1로 하고, 0 미만이나 없는 본의 웨이트를 없애며, 가능한 한 적은 본으로 나타냅니다. 웨이트가 남지 않는 정점은 첫 번째 본에, 본이 없으면 정점을 움직이는 가장 가까운 본에 연결합니다.</translation>
    </message>
    <message>
        <source>Pins the selected vertices of soft bodies, so that they follow their bones.</source>
        <translation>소프트 바디의 선택한 정점이 본을 따라가게 합니다.</translation>
    </message>
    <message>
        <source>Projects the UVs of vertices along a direction. What lies behind gets the same UVs, too: select only what is to be projected.</source>
        <translation>한 방향에서 본 평면의 UV를 정점에 지정합니다. 뒤에 가려진 정점도 같은 UV가 되므로 지정할 정점만 선택하십시오.</translation>
    </message>
    <message>
        <source>Puts bones and morphs into a display frame and takes them out of others. Hidden morphs are left out.</source>
        <translation>본과 모프를 표시 프레임에 등록합니다. 다른 표시 프레임에 있으면 옮겨 옵니다. 숨긴 모프는 제외합니다.</translation>
    </message>
    <message>
        <source>Puts the visible bones and the morphs that are in no display frame into one, because MMD shows only those in a frame. Morphs go to 表情.</source>
        <translation>MMD는 표시 프레임에 없는 것을 표시하지 않으므로, 어떤 표시 프레임에도 없는 표시 본과 모프를 등록합니다. 모프는 表情에 들어갑니다.</translation>
    </message>
    <message>
        <source>Reduces the number of additional UVs to those that have values or are used by morphs or materials.</source>
        <translation>추가 UV의 수를 값이 있거나 모프 또는 재질이 사용하는 것까지로 줄입니다.</translation>
    </message>
    <message>
        <source>Reduces the selected faces to a share of their number, with the least change of shape, UVs and movement. Vertices that remain stay as they are, and so do rims, seams and the borders of materials.</source>
        <translation>모양, UV, 움직임의 변화가 가장 작도록 선택한 면을 지정한 비율만 남깁니다. 남는 정점은 그대로이며, 가장자리, 이음매, 재질의 경계는 유지됩니다.</translation>
    </message>
    <message>
        <source>Remove append</source>
        <translation>부여 제거</translation>
    </message>
    <message>
        <source>Remove offsets without effect</source>
        <translation>불필요한 오프셋 제거</translation>
    </message>
    <message>
        <source>Remove unused additional UVs</source>
        <translation>사용되지 않는 추가 UV 제거</translation>
    </message>
    <message>
        <source>Removes IK links that have no effect: without a bone, the target, or the IK bone itself. Swapped limits are corrected, and loops are limited to 255.</source>
        <translation>회전할 수 없는 링크(본 없음, 타겟, IK 본 자신)를 IK에서 뺍니다. 뒤바뀐 제한은 서로 바꾸고 루프 횟수는 최대 255로 합니다.</translation>
    </message>
    <message>
        <source>Removes faces that draw nothing: with the same vertex twice, with a missing corner, or optionally without area.</source>
        <translation>아무것도 그리지 않는 면을 제거합니다: 같은 정점을 두 번 쓰거나, 꼭짓점이 빠졌거나, 원하면 면적이 없는 면.</translation>
    </message>
    <message>
        <source>Removes faces with the same corners and material as another one; optionally also those that face the other way.</source>
        <translation>꼭짓점과 재질이 같은 중복 면을 제거합니다. 원하면 반대로 향한 면도 제거합니다.</translation>
    </message>
    <message>
        <source>Removes offsets with no or almost no effect, and those that refer to nothing or have invalid numbers (NaN).</source>
        <translation>효과가 없거나 거의 없는 오프셋과 대상이 없거나 수치가 아닌 오프셋을 제거합니다.</translation>
    </message>
    <message>
        <source>Removes the anchors and pins of the selected vertices.</source>
        <translation>선택한 정점에서 앵커와 핀을 뺍니다.</translation>
    </message>
    <message>
        <source>Removes the append (付与) of the selected bones: they no longer copy rotation or translation from an append parent.</source>
        <translation>선택한 본이 더 이상 부여 부모에서 회전과 이동을 부여받지 않게 합니다.</translation>
    </message>
    <message>
        <source>Removes unused textures, merges those that are there twice and, optionally, makes paths relative to the folder of the model. It works on all textures.</source>
        <translation>어떤 재질도 쓰지 않는 텍스처를 제거하고, 중복을 하나로 병합하며, 원하면 경로를 모델 폴더 기준으로 씁니다. 모든 텍스처에 적용됩니다.</translation>
    </message>
    <message>
        <source>Removes vertices that no face and no soft body uses, with their morph offsets.</source>
        <translation>어떤 면이나 소프트 바디에도 쓰이지 않는 정점을 모프 오프셋과 함께 제거합니다.</translation>
    </message>
    <message>
        <source>Repair invalid numbers (NaN)</source>
        <translation>잘못된 숫자(NaN) 고치기</translation>
    </message>
    <message>
        <source>Replaces infinite and invalid values (NaN) by those of a new row.</source>
        <translation>무한대이거나 수치가 아닌 값을 새 행의 값으로 바꿉니다.</translation>
    </message>
    <message>
        <source>Replaces positions and normals by those of another model with the same vertices.</source>
        <translation>정점이 같은 다른 모델에서 위치와 법선을 가져옵니다.</translation>
    </message>
    <message>
        <source>Replaces the UVs by those of another model with the same vertices.</source>
        <translation>정점이 같은 다른 모델에서 UV를 가져옵니다.</translation>
    </message>
    <message>
        <source>Replaces vertices and faces by those of another file, for instance after work in Blender. Matching vertices keep weights, morphs, edge scale, additional UVs, pins and anchors; new ones get theirs from the nearest place of the surface. Bones, physics, frames and the settings of materials of the same name stay.</source>
        <translation>Blender에서 작업한 뒤처럼 다른 파일의 정점, 면, 재질 범위로 바꿉니다. 대응하는 정점은 웨이트, 모프, 엣지 배율, 추가 UV, 핀, 앵커를 유지하고, 새 정점은 표면의 가장 가까운 곳에서 가져옵니다. 본, 물리 연산, 표시 프레임, 이름이 같은 재질의 설정은 그대로입니다.</translation>
    </message>
    <message>
        <source>Resets limits and springs of joints: locked, or free.</source>
        <translation>조인트의 제한과 스프링을 초기화합니다: 고정 또는 자유.</translation>
    </message>
    <message>
        <source>Reverses the direction of faces, so that their back becomes their front; normals stay as they are.</source>
        <translation>면의 앞뒤를 뒤집습니다. 법선은 그대로입니다.</translation>
    </message>
    <message>
        <source>Rotates everything about the origin, with the offsets of morphs. Limits of IK stay along the model&apos;s axes.</source>
        <translation>모프의 효과까지 모두 원점을 중심으로 회전합니다. IK의 제한은 모델의 축을 그대로 따릅니다.</translation>
    </message>
    <message>
        <source>Runs physics from the rest pose until everything hangs still, and makes that the new rest pose.</source>
        <translation>물리 연산으로 움직이는 것을 초기 자세에서 멈출 때까지 계산하고, 그 모양을 초기 모양으로 합니다.</translation>
    </message>
    <message>
        <source>Scale morphs</source>
        <translation>모프 배율 변경</translation>
    </message>
    <message>
        <source>Scale the model</source>
        <translation>모델 크기 조정</translation>
    </message>
    <message>
        <source>Searches the files of the textures that are missing in a folder and in those within it, by their names, and corrects the paths. The files stay where they are.</source>
        <translation>찾을 수 없는 텍스처 파일을 폴더와 그 하위 폴더에서 파일 이름으로 찾아 경로를 고칩니다. 파일은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Semi-standard bones</source>
        <translation>준표준 본</translation>
    </message>
    <message>
        <source>Separate faces</source>
        <translation>면 분리</translation>
    </message>
    <message>
        <source>Separates the selected faces from the others: duplicates the vertices that they share, with weights, morph offsets, anchors and pins.</source>
        <translation>선택한 면이 다른 면과 공유하는 정점을 웨이트, 모프 오프셋, 앵커, 핀까지 복제해 서로 떨어지게 합니다.</translation>
    </message>
    <message>
        <source>Set a field</source>
        <translation>항목 설정</translation>
    </message>
    <message>
        <source>Set all deform levels to 0</source>
        <translation>모든 본을 같은 변형 계층으로</translation>
    </message>
    <message>
        <source>Set kind</source>
        <translation>종류 설정</translation>
    </message>
    <message>
        <source>Set morph weights into the mesh</source>
        <translation>모프 웨이트를 메시에 반영</translation>
    </message>
    <message>
        <source>Set normals</source>
        <translation>법선 설정</translation>
    </message>
    <message>
        <source>Set parent</source>
        <translation>부모 지정</translation>
    </message>
    <message>
        <source>Set tail</source>
        <translation>연결 대상 지정</translation>
    </message>
    <message>
        <source>Set which groups collide</source>
        <translation>충돌할 그룹 설정</translation>
    </message>
    <message>
        <source>Sets all numbers of soft bodies to those of a preset. Material, anchors, pins and collision groups stay.</source>
        <translation>소프트 바디의 모든 수치를 프리셋 값으로 합니다. 재질, 매다는 곳, 충돌 대상은 그대로입니다.</translation>
    </message>
    <message>
        <source>Sets how many additional UVs the model has; more than that are removed, with their morphs.</source>
        <translation>모델의 추가 UV 수를 정합니다. 넘는 것은 그 모프와 함께 없어집니다.</translation>
    </message>
    <message>
        <source>Sets mass, damping, restitution and friction of rigid bodies to those of a new one.</source>
        <translation>강체의 질량, 감쇠, 반발력, 마찰력을 새 강체의 값으로 되돌립니다.</translation>
    </message>
    <message>
        <source>Sets one field of many rows to a value, or calculates it from the present one.</source>
        <translation>여러 행의 한 항목에 값을 설정하거나 현재 값을 계산해 설정합니다.</translation>
    </message>
    <message>
        <source>Sets the flag After physics for IK and local append that depend on bones moved by physics, and for the bones below them.</source>
        <translation>물리 연산으로 움직이는 본을 따르는 IK와 로컬 부여, 그리고 그 아래의 본을 물리 후에 변형되게 합니다.</translation>
    </message>
    <message>
        <source>Settle the rest pose with physics</source>
        <translation>물리 연산으로 늘어뜨려 초기 자세로 만들기</translation>
    </message>
    <message>
        <source>Sorts the bones by their deform order and sets all deform levels to 0; they deform as before.</source>
        <translation>본을 변형 순서대로 정렬하고 변형 계층을 모두 0으로 합니다. 변형 결과는 그대로입니다.</translation>
    </message>
    <message>
        <source>Sorts the selected rows by one of their fields, within the places that they have; references follow.</source>
        <translation>선택한 행을 한 항목의 순서로, 지금 차지한 자리 안에서 정렬합니다. 참조도 따라갑니다.</translation>
    </message>
    <message>
        <source>Split selected vertices into a new morph</source>
        <translation>선택한 정점 분리</translation>
    </message>
    <message>
        <source>Splits each bone into several along its tail and divides the weights among them. Existing poses look as before.</source>
        <translation>각 본을 연결 대상 방향으로 여러 개로 나누고 웨이트도 나눠 줍니다. 이전처럼 포즈를 취하면 모습이 그대로입니다.</translation>
    </message>
    <message>
        <source>Splits materials into several that look alike: one for each connected part of the mesh or of the UV map, or one for the selected faces. The new ones come right after, with the same material morphs; soft bodies stay with the first.</source>
        <translation>재질을 모습이 같은 여러 재질로 나눕니다: 메시나 UV 맵의 이어진 부분마다, 또는 선택한 면만. 새 재질은 바로 뒤에 놓이고 같은 모프가 적용되며, 소프트 바디는 첫 번째 재질에 남습니다.</translation>
    </message>
    <message>
        <source>Swaps lower and upper limits of joints where the lower is above the upper one: the joint, which was free there, is limited again.</source>
        <translation>하한이 상한보다 큰 조인트의 제한을 서로 바꿉니다. 제한이 없던 축이 그 사이로 제한됩니다.</translation>
    </message>
    <message>
        <source>Take bones out of 表情</source>
        <translation>表情에서 본 빼기</translation>
    </message>
    <message>
        <source>Takes bones out of 表情, the display frame of morphs. Those that are in no other frame are put into that of their parent.</source>
        <translation>모프의 표시 프레임인 表情에서 본을 뺍니다. 다른 프레임에 없는 본은 부모의 프레임으로 갑니다.</translation>
    </message>
    <message>
        <source>Transfer morphs from another model</source>
        <translation>다른 모델에서 모프 가져오기</translation>
    </message>
    <message>
        <source>Transfer weights from another model</source>
        <translation>다른 모델에서 웨이트 가져오기</translation>
    </message>
    <message>
        <source>Use MMD&apos;s shared toons</source>
        <translation>MMD의 툰 사용</translation>
    </message>
    <message>
        <source>Sets the ambient colour of materials to a share of their diffuse colour.</source>
        <translation>재질의 환경색을 확산색의 일정 비율로 설정합니다.</translation>
    </message>
    <message>
        <source>Smooth weights</source>
        <translation>웨이트 매끄럽게</translation>
    </message>
    <message>
        <source>Smooths weights with those of the neighbours along edges. Vertices at one place stay equal, so that seams stay closed.</source>
        <translation>변으로 이어진 이웃과 웨이트를 고르게 합니다. 같은 위치의 정점은 이웃도 같다고 보므로 이음매가 벌어지지 않습니다.</translation>
    </message>
    <message>
        <source>Soft bodies from materials</source>
        <translation>재질로 소프트 바디 만들기</translation>
    </message>
    <message>
        <source>Sort by a field</source>
        <translation>항목으로 정렬</translation>
    </message>
    <message>
        <source>Sort textures into folders</source>
        <translation>텍스처를 폴더로 분류</translation>
    </message>
    <message>
        <source>Split bones</source>
        <translation>본 나누기</translation>
    </message>
    <message>
        <source>Split into left and right</source>
        <translation>좌우로 나누기</translation>
    </message>
    <message>
        <source>Split materials</source>
        <translation>재질 나누기</translation>
    </message>
    <message>
        <source>Standard display frames</source>
        <translation>표준 표시 프레임</translation>
    </message>
    <message>
        <source>Straighten axes</source>
        <translation>축 바로잡기</translation>
    </message>
    <message>
        <source>Subdivide faces</source>
        <translation>면 세분</translation>
    </message>
    <message>
        <source>Swap diagonals</source>
        <translation>대각선 바꾸기</translation>
    </message>
    <message>
        <source>Tails to bones</source>
        <translation>연결 대상을 본으로</translation>
    </message>
    <message>
        <source>Tails to offsets</source>
        <translation>연결 대상을 오프셋으로</translation>
    </message>
    <message>
        <source>Translate names</source>
        <translation>이름 번역</translation>
    </message>
    <message>
        <source>Translates Japanese names into English ones, or the other way, with the program&apos;s dictionary of names.</source>
        <translation>프로그램의 이름 사전을 사용해 일본어 이름에서 영문 이름을, 또는 그 반대로 채웁니다.</translation>
    </message>
    <message>
        <source>Transparent materials last</source>
        <translation>반투명 재질을 맨 뒤로</translation>
    </message>
    <message>
        <source>Weights from rigid bodies</source>
        <translation>강체에서 웨이트 설정</translation>
    </message>
    <message>
        <source>Weights from the nearest bones</source>
        <translation>가장 가까운 본에서 웨이트 설정</translation>
    </message>
</context>
<context>
    <name>OperationCommands</name>
    <message>
        <source>R&amp;epeat</source>
        <translation>반복(&amp;E)</translation>
    </message>
    <message>
        <source>Runs the last operation again, with its parameters, on what is selected now</source>
        <translation>마지막 작업을 같은 설정으로 지금 선택한 것에 다시 실행합니다</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>이름 일괄 변경(&amp;N)…</translation>
    </message>
    <message>
        <source>Renames many rows at once, in a table that shows old and new names and what is wrong with them</source>
        <translation>여러 행의 이름을 표에서 한꺼번에 바꿉니다. 이전 이름과 새 이름, 문제점을 확인할 수 있습니다</translation>
    </message>
</context>
<context>
    <name>OperationForm</name>
    <message>
        <source>Reset to defaults</source>
        <translation>기본값으로 초기화</translation>
    </message>
    <message>
        <source>Click in the model view or in a list</source>
        <translation>모델 뷰나 목록을 클릭하십시오</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>{}: kept, because the model was edited</source>
        <translation>{}: 모델이 편집되어 확정됨</translation>
    </message>
    <message>
        <source>{}: taken back</source>
        <translation>{}: 취소됨</translation>
    </message>
    <message>
        <source>On {}</source>
        <translation>대상: {}</translation>
    </message>
    <message>
        <source>With {}</source>
        <translation>함께 사용: {}</translation>
    </message>
</context>
<context>
    <name>OperationRun</name>
    <message>
        <source>{rows}; with {others}</source>
        <translation>{rows}; 함께 사용: {others}</translation>
    </message>
    <message>
        <source>the motion is held at rest: Reset everything lets it go on</source>
        <translation>모션은 초기 상태로 고정되어 있습니다. “모두 초기화”하면 다시 움직입니다</translation>
    </message>
    <message>
        <source>There is nothing to repeat</source>
        <translation>반복할 작업이 없습니다</translation>
    </message>
</context>
<context>
    <name>OperationStatus</name>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>OrientationAxes</name>
    <message>
        <source>Axes of the view</source>
        <translation>시점 축</translation>
    </message>
    <message>
        <source>Click an axis to look along it, again to look from the other end; drag to orbit</source>
        <translation>축을 클릭하면 그 방향에서 보고, 다시 클릭하면 반대쪽에서 봅니다. 드래그하면 회전합니다</translation>
    </message>
</context>
<context>
    <name>OutlineModel</name>
    <message>
        <source>Hidden: a click shows it</source>
        <translation>숨김: 클릭하면 표시합니다</translation>
    </message>
    <message>
        <source>A click hides it</source>
        <translation>클릭하면 숨깁니다</translation>
    </message>
    <message>
        <source>Locked: a click in the view passes it over; a click here unlocks it</source>
        <translation>잠김: 뷰에서 클릭해도 선택되지 않습니다. 여기를 클릭하면 잠금을 해제합니다</translation>
    </message>
    <message>
        <source>A click locks it, so that the view does not select it</source>
        <translation>클릭하면 잠가 뷰에서 선택되지 않게 합니다</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(이름 없음)</translation>
    </message>
</context>
<context>
    <name>OutlinePane</name>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Frame in the view</source>
        <translation>화면 가운데에 표시</translation>
    </message>
    <message>
        <source>Bones as a tree</source>
        <translation>본을 트리로 표시</translation>
    </message>
</context>
<context>
    <name>OutlineTree</name>
    <message>
        <source>{}: they are moved among themselves only</source>
        <translation>{}: 같은 종류 안에서만 이동할 수 있습니다</translation>
    </message>
    <message>
        <source>A bone cannot hang from itself</source>
        <translation>본을 자기 자신의 자식으로 만들 수 없습니다</translation>
    </message>
    <message>
        <source>Between two bones come those with the same parent; drop onto one to change it</source>
        <translation>본 사이에는 부모가 같은 본만 놓을 수 있습니다. 부모를 바꾸려면 본 위에 놓으세요</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command, operation, preference, bone, material, morph…</source>
        <translation>명령, 작업, 환경설정, 본, 재질, 모프…</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>환경설정</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>최근</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>지금은 불가능</translation>
    </message>
    <message>
        <source>Nothing is found for “{}”</source>
        <translation>“{}”에 해당하는 항목이 없습니다</translation>
    </message>
    <message>
        <source>was {keys}</source>
        <translation>이전 키 {keys}</translation>
    </message>
    <message>
        <source>Go to {}</source>
        <translation>{}(으)로 이동</translation>
    </message>
    <message>
        <source>Preferences &gt; {group}</source>
        <translation>환경설정 &gt; {group}</translation>
    </message>
</context>
<context>
    <name>PaneScope</name>
    <message>
        <source>Its pane is not open</source>
        <translation>해당 패널이 열려 있지 않습니다</translation>
    </message>
</context>
<context>
    <name>PanesMenu</name>
    <message>
        <source>&amp;Panes</source>
        <translation>패널(&amp;P)</translation>
    </message>
    <message>
        <source>Go to {}</source>
        <translation>{}(으)로 이동</translation>
    </message>
    <message>
        <source>Model view</source>
        <translation>모델 뷰</translation>
    </message>
</context>
<context>
    <name>PhysicsCommands</name>
    <message>
        <source>P&amp;hysics</source>
        <translation>물리 연산(&amp;H)</translation>
    </message>
    <message>
        <source>Rigid bodies move by themselves, and take their bones along</source>
        <translation>강체가 스스로 움직이며 본을 움직입니다</translation>
    </message>
    <message>
        <source>Physics on&amp;ly while playing</source>
        <translation>재생 중에만 물리 연산(&amp;L)</translation>
    </message>
    <message>
        <source>While motions stand still, their poses are seen as they are</source>
        <translation>모션이 멈춰 있는 동안에는 포즈를 그대로 표시합니다</translation>
    </message>
    <message>
        <source>Reset ph&amp;ysics</source>
        <translation>물리 연산 초기화(&amp;Y)</translation>
    </message>
    <message>
        <source>Every rigid body starts from its bone again</source>
        <translation>모든 강체를 본의 위치에서 다시 시작합니다</translation>
    </message>
    <message>
        <source>Physics settin&amp;gs…</source>
        <translation>물리 연산 설정(&amp;G)…</translation>
    </message>
    <message>
        <source>Gravity, the ground, and how fine physics is</source>
        <translation>중력, 바닥, 물리 연산의 정밀도</translation>
    </message>
    <message>
        <source>Physics is not available: {}</source>
        <translation>물리 연산을 사용할 수 없습니다: {}</translation>
    </message>
    <message>
        <source>Physics: warnings in Messages: {}</source>
        <translation>물리 연산: 메시지에 경고 {}개</translation>
    </message>
    <message>
        <source>Physics is off</source>
        <translation>물리 연산이 꺼져 있습니다</translation>
    </message>
</context>
<context>
    <name>PhysicsDialog</name>
    <message>
        <source>Physics</source>
        <translation>물리 연산</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>중력</translation>
    </message>
    <message>
        <source>240 (finest)</source>
        <translation>240(가장 정밀)</translation>
    </message>
    <message>
        <source>120 (fine)</source>
        <translation>120(정밀)</translation>
    </message>
    <message>
        <source>60 (as MMD)</source>
        <translation>60(MMD와 같음)</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>사전 연산</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>&amp;Ground at height 0</source>
        <translation>바닥과 충돌(&amp;G)</translation>
    </message>
    <message>
        <source>How many seconds physics runs after a start or a loop before it is shown</source>
        <translation>시작하거나 반복할 때, 표시하기 전에 강체를 움직여 두는 시간(초)입니다</translation>
    </message>
    <message>
        <source>Bones with the flag (as PMXEditor)</source>
        <translation>“물리 후” 본만(PMXEditor와 같음)</translation>
    </message>
    <message>
        <source>Also bones that append (as MMD)</source>
        <translation>부여받는 본도(MMD와 같음)</translation>
    </message>
    <message>
        <source>Matters where a bone appends from one that physics moves.</source>
        <translation>물리 연산으로 움직이는 본에서 부여받는 본에 영향을 줍니다.</translation>
    </message>
    <message>
        <source>As PMXEditor, it follows only with the flag After physics and local append; as MMD, always.</source>
        <translation>PMXEditor와 같음: “물리 후”와 로컬 부여가 있을 때만 따라갑니다. MMD와 같음: 항상 따라갑니다.</translation>
    </message>
    <message>
        <source>&amp;MMD&apos;s own values</source>
        <translation>MMD 기본값(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Steps a second</source>
        <translation>초당 단계 수(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;After physics</source>
        <translation>물리 후 변형(&amp;A)</translation>
    </message>
</context>
<context>
    <name>PhysicsList</name>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
</context>
<context>
    <name>PickButton</name>
    <message>
        <source>{noun}: pick in the model view or in a list</source>
        <translation>{noun}: 모델 뷰나 목록에서 선택</translation>
    </message>
    <message>
        <source>{noun}: pick several</source>
        <translation>{noun}: 여러 개 선택</translation>
    </message>
</context>
<context>
    <name>PictureCommands</name>
    <message>
        <source>Save picture</source>
        <translation>이미지 저장</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>애니메이션 저장</translation>
    </message>
    <message>
        <source>Save picture of morphs</source>
        <translation>모프 이미지 저장</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to show the model.</source>
        <translation>모델을 표시하려면 OpenGL 3.3이 필요합니다.</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>{}을(를) 저장했습니다</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>{} 저장 중</translation>
    </message>
    <message>
        <source>Physics of {}</source>
        <translation>{}의 물리 연산</translation>
    </message>
    <message>
        <source>{path} saved; pictures: {count}</source>
        <translation>{path}을(를) 저장했습니다. 이미지: {count}장</translation>
    </message>
    <message>
        <source>Saving {} was cancelled</source>
        <translation>{} 저장 취소됨</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>이미지를 저장할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation>이미지 저장</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>투명 배경(&amp;T)</translation>
    </message>
    <message>
        <source>With &amp;overlays, handles and selection</source>
        <translation>오버레이, 핸들, 선택 표시 포함(&amp;O)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>크기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pixels</source>
        <translation>픽셀(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;moothing</source>
        <translation>안티에일리어싱(&amp;M)</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>화면과 같게</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>{} samples a pixel</source>
        <translation>픽셀당 샘플 {}개</translation>
    </message>
</context>
<context>
    <name>PictureDrop</name>
    <message>
        <source>Several pictures were dropped: a material takes one</source>
        <translation>여러 이미지를 놓았습니다. 재질에는 하나만 지정할 수 있습니다</translation>
    </message>
    <message>
        <source>There is no material where {file} was dropped</source>
        <translation>{file}을(를) 놓은 곳에 재질이 없습니다</translation>
    </message>
    <message>
        <source>{material}: the texture is {file} now</source>
        <translation>{material}: 텍스처를 {file}(으)로 지정했습니다</translation>
    </message>
</context>
<context>
    <name>PictureTools</name>
    <message>
        <source>Choose picture…</source>
        <translation>이미지 선택…</translation>
    </message>
</context>
<context>
    <name>PluginCommands</name>
    <message>
        <source>From plu&amp;g-ins</source>
        <translation>플러그인(&amp;G)</translation>
    </message>
    <message>
        <source>“{command}” does not get the key {key}: “{other}” has it</source>
        <translation>“{command}”에 키 {key}을(를) 할당할 수 없습니다. “{other}”이(가) 사용 중입니다</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed</source>
        <translation>중지했습니다. 변경된 것이 없습니다</translation>
    </message>
</context>
<context>
    <name>PluginPanes</name>
    <message>
        <source>The plug-in of this pane is not loaded</source>
        <translation>이 패널의 플러그인을 불러오지 않았습니다</translation>
    </message>
</context>
<context>
    <name>PluginsPane</name>
    <message>
        <source>Reload</source>
        <translation>다시 불러오기</translation>
    </message>
    <message>
        <source>New plug-in…</source>
        <translation>새 플러그인…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>플러그인</translation>
    </message>
    <message>
        <source>About the plug-in</source>
        <translation>플러그인 정보</translation>
    </message>
    <message>
        <source>Write a plug-in to begin with, an operation, a command and a test, and enable it</source>
        <translation>작업, 명령, 테스트가 하나씩 든 기본 플러그인을 만들고 사용하도록 설정합니다</translation>
    </message>
    <message>
        <source>Look for plug-ins again, and reload those that are enabled</source>
        <translation>플러그인을 다시 찾고, 사용 중인 것을 새로 불러옵니다</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>사용</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>사용 안 함</translation>
    </message>
    <message>
        <source>No plug-ins in {folder}</source>
        <translation>{folder}에 플러그인이 없습니다</translation>
    </message>
    <message>
        <source>Plug-ins: {count}, broken: {broken}</source>
        <translation>플러그인: {count}개, 오류: {broken}개</translation>
    </message>
    <message>
        <source>Plug-ins: {count}. They run with all your rights: enable those that you trust.</source>
        <translation>플러그인: {count}개. 플러그인은 사용자의 모든 권한으로 실행됩니다. 믿을 수 있는 것만 사용하십시오.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Read and written</source>
        <translation>읽기와 쓰기</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>읽기만</translation>
    </message>
    <message>
        <source>Written only</source>
        <translation>쓰기만</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>In View &gt; Panes</source>
        <translation>“보기 &gt; 패널”에 있습니다</translation>
    </message>
    <message>
        <source>It comes with the next start of Katachi</source>
        <translation>다음에 Katachi를 시작할 때 나타납니다</translation>
    </message>
    <message>
        <source>Pane</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>오버레이</translation>
    </message>
    <message>
        <source>Display mode</source>
        <translation>표시 모드</translation>
    </message>
    <message>
        <source>Tool of the model view</source>
        <translation>모델 뷰의 도구</translation>
    </message>
    <message>
        <source>New plug-in</source>
        <translation>새 플러그인</translation>
    </message>
    <message>
        <source>There is a plug-in {id} already</source>
        <translation>플러그인 {id}이(가) 이미 있습니다</translation>
    </message>
    <message>
        <source>The plug-ins could not be changed.</source>
        <translation>플러그인을 변경할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Pmd</name>
    <message>
        <source>Save as PMX or PMD</source>
        <translation>PMX 또는 PMD로 저장</translation>
    </message>
    <message>
        <source>{} is a PMD file; it was upgraded to PMX.</source>
        <translation>{}은(는) PMD 파일이며 PMX로 변환되었습니다.</translation>
    </message>
    <message>
        <source>PMX keeps everything. PMD keeps what it has room for; what would be lost is listed before, and the file that is replaced is kept as a backup.</source>
        <translation>PMX는 모든 것을 저장합니다. PMD는 담을 수 있는 것만 저장합니다. 잃게 될 것을 저장하기 전에 표시하고, 덮어쓰는 파일은 백업으로 남깁니다.</translation>
    </message>
    <message>
        <source>Save as PMX…</source>
        <translation>PMX로 저장…</translation>
    </message>
    <message>
        <source>Save as PMD</source>
        <translation>PMD로 저장</translation>
    </message>
</context>
<context>
    <name>PoseCommands</name>
    <message>
        <source>There is no pose to copy: the model is in its rest pose</source>
        <translation>복사할 포즈가 없습니다. 모델이 초기 자세입니다</translation>
    </message>
    <message>
        <source>Pose copied; bones: {bones}, morphs: {morphs}</source>
        <translation>포즈를 복사했습니다. 본: {bones}개, 모프: {morphs}개</translation>
    </message>
    <message>
        <source>There is no pose on the clipboard</source>
        <translation>클립보드에 포즈가 없습니다</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>포즈 붙여넣기</translation>
    </message>
    <message>
        <source>Pose pasted; bones: {bones}, morphs: {morphs}, not in the model: {lacking}</source>
        <translation>포즈를 붙여넣었습니다. 본: {bones}개, 모프: {morphs}개, 모델에 없음: {lacking}개</translation>
    </message>
    <message>
        <source>Left and right of the pose exchanged</source>
        <translation>포즈의 좌우를 바꿨습니다</translation>
    </message>
    <message>
        <source>{told}; the other side is not there: {names}</source>
        <translation>{told}; 반대쪽이 없습니다: {names}</translation>
    </message>
    <message>
        <source>All bones are as the motion has them, or at rest</source>
        <translation>모든 본을 모션의 상태 또는 초기 상태로 되돌렸습니다</translation>
    </message>
    <message>
        <source>All morphs are as the motion has them, or at rest</source>
        <translation>모든 모프를 모션의 상태 또는 초기 상태로 되돌렸습니다</translation>
    </message>
    <message>
        <source>Bones, morphs and IK are as the motion has them, or at rest</source>
        <translation>본, 모프, IK를 모션의 상태 또는 초기 상태로 되돌렸습니다</translation>
    </message>
    <message>
        <source>IK switched on: {count}</source>
        <translation>IK 켜짐: {count}개</translation>
    </message>
    <message>
        <source>IK switched off: {count}</source>
        <translation>IK 꺼짐: {count}개</translation>
    </message>
</context>
<context>
    <name>PoseKeysDialog</name>
    <message>
        <source>Keys of the pose</source>
        <translation>포즈의 키</translation>
    </message>
    <message>
        <source>A new motion</source>
        <translation>새 모션</translation>
    </message>
    <message>
        <source>The motion in a file…</source>
        <translation>파일의 모션…</translation>
    </message>
    <message>
        <source>Keys; bones: {bones}, morphs: {morphs}</source>
        <translation>키; 본: {bones}개, 모프: {morphs}개</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>추가할 곳</translation>
    </message>
</context>
<context>
    <name>PoseList</name>
    <message>
        <source>In no display frame</source>
        <translation>표시 프레임에 없음</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(이름 없음)</translation>
    </message>
    <message>
        <source>Can neither be moved nor rotated.</source>
        <translation>이동도 회전도 할 수 없습니다.</translation>
    </message>
    <message>
        <source>IK switched by hand: this overrides the motion until it is reset</source>
        <translation>IK를 직접 전환함: 초기화할 때까지 모션보다 우선합니다</translation>
    </message>
    <message>
        <source>Posed by hand: this overrides the motion until it is reset</source>
        <translation>포즈를 직접 지정함: 초기화할 때까지 모션보다 우선합니다</translation>
    </message>
    <message>
        <source>IK is on</source>
        <translation>IK 켜짐</translation>
    </message>
    <message>
        <source>IK is off: the bones of its chain stand as posed</source>
        <translation>IK 꺼짐: 체인의 본은 포즈 그대로입니다</translation>
    </message>
    <message>
        <source>Grey: can neither be moved nor rotated</source>
        <translation>회색: 이동도 회전도 할 수 없습니다</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>The number of the bone</source>
        <translation>본의 번호</translation>
    </message>
    <message>
        <source>IK switch (Space)</source>
        <translation>IK 전환(Space)</translation>
    </message>
</context>
<context>
    <name>PoseNumbers</name>
    <message>
        <source>No bone selected</source>
        <translation>선택한 본이 없습니다</translation>
    </message>
</context>
<context>
    <name>PosePane</name>
    <message>
        <source>List</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>All bones in the order of the model</source>
        <translation>모든 본을 모델의 순서로 표시</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>트리</translation>
    </message>
    <message>
        <source>Bones below their parents</source>
        <translation>본을 부모 아래에 표시</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>표시 프레임</translation>
    </message>
    <message>
        <source>Bones by display frame</source>
        <translation>본을 표시 프레임별로 표시</translation>
    </message>
    <message>
        <source>Give the selected bones back to the motion, or to rest</source>
        <translation>선택한 본을 모션의 상태 또는 초기 상태로 되돌립니다</translation>
    </message>
    <message>
        <source>Give all bones and IK switches back to the motion, or to rest</source>
        <translation>모든 본과 IK를 모션의 상태 또는 초기 상태로 되돌립니다</translation>
    </message>
    <message>
        <source>Exchange left and right of the whole pose</source>
        <translation>포즈 전체의 좌우를 바꿉니다</translation>
    </message>
    <message>
        <source>Put the pose of the selected bones on those of the other side</source>
        <translation>선택한 본의 포즈를 반대쪽 본에 적용합니다</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 초기화</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>미러</translation>
    </message>
    <message>
        <source>Mirror selected</source>
        <translation>선택 항목 미러</translation>
    </message>
    <message>
        <source>Select children</source>
        <translation>자식 본 선택</translation>
    </message>
    <message>
        <source>Reset all bones</source>
        <translation>모든 본 초기화</translation>
    </message>
    <message>
        <source>The other side is not there: {names}</source>
        <translation>반대쪽이 없습니다: {names}</translation>
    </message>
</context>
<context>
    <name>PosedBones</name>
    <message>
        <source>{count} bones</source>
        <translation>본 {count}개</translation>
    </message>
    <message>
        <source>Rotate {what}</source>
        <translation>{what} 회전</translation>
    </message>
    <message>
        <source>Scale {what}</source>
        <translation>{what} 크기 조정</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>{what} 이동</translation>
    </message>
</context>
<context>
    <name>Posing</name>
    <message>
        <source>Pose bones</source>
        <translation>본 포즈</translation>
    </message>
    <message>
        <source>Set morphs</source>
        <translation>모프 설정</translation>
    </message>
    <message>
        <source>Switch IK on</source>
        <translation>IK 켜기</translation>
    </message>
    <message>
        <source>Switch IK off</source>
        <translation>IK 끄기</translation>
    </message>
    <message>
        <source>Reset bones</source>
        <translation>본 초기화</translation>
    </message>
    <message>
        <source>Reset morphs</source>
        <translation>모프 초기화</translation>
    </message>
    <message>
        <source>Reset IK</source>
        <translation>IK 초기화</translation>
    </message>
    <message>
        <source>Reset pose</source>
        <translation>포즈 초기화</translation>
    </message>
    <message>
        <source>Lift limits</source>
        <translation>제한 해제</translation>
    </message>
    <message>
        <source>Restore limits</source>
        <translation>제한 복원</translation>
    </message>
    <message>
        <source>Mirror pose</source>
        <translation>포즈 미러</translation>
    </message>
    <message>
        <source>Apply pose</source>
        <translation>포즈 적용</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>일반</translation>
    </message>
    <message>
        <source>Files and safety</source>
        <translation>파일과 보호</translation>
    </message>
    <message>
        <source>Model view</source>
        <translation>모델 뷰</translation>
    </message>
    <message>
        <source>Colours of bones</source>
        <translation>본 색</translation>
    </message>
    <message>
        <source>Physics of new documents</source>
        <translation>새 문서의 물리 연산</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Right button, as MMD and PMXEditor</source>
        <translation>오른쪽 버튼(MMD, PMXEditor와 같음)</translation>
    </message>
    <message>
        <source>Middle button, as Blender</source>
        <translation>가운데 버튼(Blender와 같음)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>그래픽 카드</translation>
    </message>
    <message>
        <source>Software (slower)</source>
        <translation>소프트웨어 (느림)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끄기</translation>
    </message>
    <message>
        <source>240 (finest)</source>
        <translation>240(가장 정밀)</translation>
    </message>
    <message>
        <source>120 (fine)</source>
        <translation>120(정밀)</translation>
    </message>
    <message>
        <source>60 (as MMD)</source>
        <translation>60(MMD와 같음)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>The language of menus and messages. “System” uses the first language of the system that the program supports</source>
        <translation>메뉴와 메시지의 언어입니다. “시스템”은 프로그램이 지원하는 시스템의 첫 번째 언어를 사용합니다</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Light, dark, or as the system</source>
        <translation>밝은 바탕에 어두운 글자, 어두운 바탕에 밝은 글자, 또는 시스템 설정을 따릅니다</translation>
    </message>
    <message>
        <source>Marks the mode, and what is selected where the keyboard is: that of the system, or one of your own</source>
        <translation>모드와 키보드가 있는 곳의 선택을 표시합니다. 시스템의 색이거나 직접 고른 색입니다</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>직접 선택</translation>
    </message>
    <message>
        <source>Own accent colour</source>
        <translation>직접 고른 강조 색</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>안티에일리어싱</translation>
    </message>
    <message>
        <source>Smooths the edges of a view that is left alone; less is less work</source>
        <translation>조작하지 않는 뷰의 가장자리를 매끄럽게 합니다. 낮을수록 부담이 줄어듭니다</translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation>배경색</translation>
    </message>
    <message>
        <source>That of the theme, or one of your own</source>
        <translation>테마의 색이거나 직접 고른 색입니다</translation>
    </message>
    <message>
        <source>Own background colour</source>
        <translation>직접 고른 배경색</translation>
    </message>
    <message>
        <source>Behind the model; used when the background colour is “Own”</source>
        <translation>모델 뒤의 색입니다. 배경색이 “직접 선택”일 때 쓰입니다</translation>
    </message>
    <message>
        <source>When the program starts without a file: opens the last documents with cameras, selection and mode</source>
        <translation>파일 없이 프로그램을 시작할 때: 카메라, 선택, 모드와 함께 문서를 엽니다</translation>
    </message>
    <message>
        <source>Any other colour; where it would not be seen it is made lighter or darker</source>
        <translation>다른 색. 잘 보이지 않을 때는 밝기를 조정합니다</translation>
    </message>
    <message>
        <source>How many previous versions of a file are kept: .bak, .bak2, .bak3 …; 0 for none</source>
        <translation>바꿀 때 보관하는 파일의 수: .bak, .bak2, .bak3 …; 0이면 보관하지 않습니다</translation>
    </message>
    <message>
        <source>For each document; the oldest steps are removed first</source>
        <translation>문서마다 적용됩니다. 오래된 단계부터 잊습니다</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>그래픽</translation>
    </message>
    <message>
        <source>What draws models, from the next start on. Software helps where the driver of the graphics card is poor. “Automatic” uses the card unless you chose software for its driver. macOS has no software to draw with</source>
        <translation>다음 시작부터 모델을 그리는 것. 그래픽 카드 드라이버에 문제가 있으면 소프트웨어가 도움이 됩니다. “자동”은 그 드라이버에 소프트웨어를 고르지 않은 한 카드를 사용합니다. macOS에는 소프트웨어 그리기가 없습니다</translation>
    </message>
    <message>
        <source>Mouse button that turns the camera</source>
        <translation>카메라를 움직이는 마우스 버튼</translation>
    </message>
    <message>
        <source>With Shift the same button pans, with Ctrl it zooms</source>
        <translation>카메라를 회전하는 버튼입니다. Shift와 함께 이동하고, Ctrl과 함께 확대/축소합니다</translation>
    </message>
    <message>
        <source>Of turning and zooming; 1 is as in MMD</source>
        <translation>회전과 확대/축소의 속도입니다. 1은 MMD와 같습니다</translation>
    </message>
    <message>
        <source>Reverse the zoom direction of the wheel</source>
        <translation>휠의 확대/축소 방향 반대로</translation>
    </message>
    <message>
        <source>As in programs that zoom out when the wheel turns forwards</source>
        <translation>휠을 앞으로 돌리면 축소되는 프로그램에 익숙한 사람을 위한 설정입니다</translation>
    </message>
    <message>
        <source>Density of overlays</source>
        <translation>오버레이 밀도</translation>
    </message>
    <message>
        <source>How close together vertices and bones may stand before they fade</source>
        <translation>정점과 본이 얼마나 빽빽하면 흐려지는지</translation>
    </message>
    <message>
        <source>Axes in the corner of the view</source>
        <translation>보기 구석의 축</translation>
    </message>
    <message>
        <source>Show from where the model is seen; a click on an axis looks along it</source>
        <translation>모델을 보는 방향을 표시합니다. 축을 클릭하면 그 방향에서 봅니다</translation>
    </message>
    <message>
        <source>Marks selected vertices, faces, bones and bodies in the model view</source>
        <translation>모델 뷰에서 선택한 정점, 면, 본, 강체의 색입니다</translation>
    </message>
    <message>
        <source>Colour of these bones in the model view, and of the spots beside their names</source>
        <translation>모델 뷰의 본과 목록에서 이름 옆에 붙는 점의 색입니다</translation>
    </message>
    <message>
        <source>Bones towards which IK turns a chain of bones</source>
        <translation>다른 본들이 따라가는 목표 본의 색입니다</translation>
    </message>
    <message>
        <source>Bones that IK turns so that the chain reaches the IK bone</source>
        <translation>IK 본에 닿도록 회전하는 본의 색입니다</translation>
    </message>
    <message>
        <source>Bones that turn about one axis only, such as twist bones</source>
        <translation>비틀기 본처럼 한 축으로만 회전하는 본의 색입니다</translation>
    </message>
    <message>
        <source>Bones that a rigid body moves</source>
        <translation>강체가 움직이는 본의 색입니다</translation>
    </message>
    <message>
        <source>Bones that cannot be moved by hand in MMD</source>
        <translation>MMD에서 조작할 수 없는 본의 색입니다</translation>
    </message>
    <message>
        <source>In the units that MMD shows</source>
        <translation>MMD에 표시되는 값</translation>
    </message>
    <message>
        <source>Ground at height 0</source>
        <translation>바닥과 충돌</translation>
    </message>
    <message>
        <source>Falling bodies come to rest at height 0, as in MMD</source>
        <translation>떨어지는 것이 MMD처럼 높이 0에서 멈춥니다</translation>
    </message>
    <message>
        <source>More steps make physics calmer, but slower; MMD uses 60</source>
        <translation>많을수록 안정되지만 시간이 더 걸립니다. MMD는 60입니다</translation>
    </message>
    <message>
        <source>How many seconds physics runs after a start or a loop before it is shown</source>
        <translation>시작하거나 반복할 때, 표시하기 전에 강체를 움직여 두는 시간(초)입니다</translation>
    </message>
    <message>
        <source>Append (付与) also after physics</source>
        <translation>물리 후에도 부여 적용</translation>
    </message>
    <message>
        <source>On: bones copy the movement of bones that physics moves, as in MMD. Off: only bones with the flag After physics do, as in PMXEditor</source>
        <translation>MMD와 같습니다. 끄면 PMXEditor처럼 “물리 후” 플래그가 있는 본에만 적용합니다</translation>
    </message>
    <message>
        <source>Accent colour</source>
        <translation>강조 색</translation>
    </message>
    <message>
        <source>100 % is the system&apos;s size</source>
        <translation>100%는 시스템의 크기입니다</translation>
    </message>
    <message>
        <source>Open what was open last</source>
        <translation>지난번에 열었던 것 열기</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>Time between autosaves</source>
        <translation>자동 저장 간격</translation>
    </message>
    <message>
        <source>Copies of unsaved work, offered after a crash; 0 for none</source>
        <translation>저장하지 않은 작업의 사본입니다. 비정상 종료 후에 복구할 수 있습니다. 0이면 만들지 않습니다</translation>
    </message>
    <message>
        <source>Memory for undo</source>
        <translation>실행 취소용 메모리</translation>
    </message>
    <message>
        <source>Speed of the camera</source>
        <translation>카메라 속도</translation>
    </message>
    <message>
        <source>Colour of the selection</source>
        <translation>선택 색</translation>
    </message>
    <message>
        <source>Movable and rotatable bones</source>
        <translation>이동·회전 본</translation>
    </message>
    <message>
        <source>IK bones</source>
        <translation>IK 본</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IK 링크</translation>
    </message>
    <message>
        <source>Bones with a fixed axis</source>
        <translation>고정 축 본</translation>
    </message>
    <message>
        <source>Bones moved by physics</source>
        <translation>물리 연산으로 움직이는 본</translation>
    </message>
    <message>
        <source>Bones that are not operable</source>
        <translation>조작 불가 본</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>중력</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>초당 단계 수</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>사전 연산</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>청록</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>주황</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>분홍</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>보라</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>회색</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>환경설정</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>설정 찾기</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>No setting is called so</source>
        <translation>그런 이름의 설정이 없습니다</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>기본값으로 초기화</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse…</source>
        <translation>키보드와 마우스(&amp;K)…</translation>
    </message>
    <message>
        <source>Lists all keys and what the mouse does; keys are changed there</source>
        <translation>모든 키와 마우스 동작 목록. 키는 거기서 바꿉니다</translation>
    </message>
</context>
<context>
    <name>PresetsButton</name>
    <message>
        <source>Presets</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>&amp;Save as preset…</source>
        <translation>프리셋으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>이름 바꾸기(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Import from a file…</source>
        <translation>파일에서 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>파일로 내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>프리셋 가져오기</translation>
    </message>
    <message>
        <source>{}: there are no presets in it that do not come with the program</source>
        <translation>{}: 프로그램에 기본으로 들어 있는 것 외의 프리셋이 없습니다</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>프리셋 내보내기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>{} comes with the program: another name is needed</source>
        <translation>{}은(는) 프로그램에 들어 있는 프리셋입니다. 다른 이름을 지정하십시오</translation>
    </message>
</context>
<context>
    <name>PythonPane</name>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Options are written as name=value, with spaces between them</source>
        <translation>옵션은 이름=값 형식으로, 사이를 띄워 적습니다</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed</source>
        <translation>중지했습니다. 변경된 것이 없습니다</translation>
    </message>
    <message>
        <source>Line {line}: {text}</source>
        <translation>{line}번째 줄: {text}</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>변경된 것이 없습니다</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>스크립트</translation>
    </message>
    <message>
        <source>Run the script as one step (F5, Ctrl+Return)</source>
        <translation>스크립트를 한 단계로 실행합니다(F5, Ctrl+Return)</translation>
    </message>
    <message>
        <source>Options: name=value</source>
        <translation>옵션: 이름=값</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>What the script finds as options, as in size=200 to=pictures</source>
        <translation>스크립트가 options로 받는 값입니다. 예: size=200 to=pictures</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>드라이브</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>파일 폴더</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>찾는 위치(&amp;L):</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>파일 형식(&amp;T):</translation>
    </message>
</context>
<context>
    <name>RaisedPanes</name>
    <message>
        <source>Selecting a row then does not bring the inspector before the pane</source>
        <translation>행을 선택해도 인스펙터가 이 패널 앞으로 나오지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Keep the pane before the inspector in front</source>
        <translation>인스펙터 앞의 패널을 고정(&amp;K)</translation>
    </message>
    <message>
        <source>No pane lies before the inspector</source>
        <translation>인스펙터 앞에 패널이 없습니다</translation>
    </message>
    <message>
        <source>Keep in front</source>
        <translation>앞에 고정</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent files</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>{}, pinned</source>
        <translation>{}, 고정됨</translation>
    </message>
    <message>
        <source>Un&amp;pin	Space</source>
        <translation>고정 해제(&amp;P)	Space</translation>
    </message>
    <message>
        <source>&amp;Pin to the top	Space</source>
        <translation>맨 위에 고정(&amp;P)	Space</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove from the list	Del</source>
        <translation>목록에서 제거(&amp;R)	Del</translation>
    </message>
    <message>
        <source>Unpin (Space)</source>
        <translation>고정 해제(Space)</translation>
    </message>
    <message>
        <source>Pin to the top (Space)</source>
        <translation>맨 위에 고정(Space)</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pin to the top</source>
        <translation>맨 위에 고정(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>목록에서 제거(&amp;R)</translation>
    </message>
</context>
<context>
    <name>RecoverMenu</name>
    <message>
        <source>Reco&amp;ver</source>
        <translation>복구(&amp;V)</translation>
    </message>
    <message>
        <source>Undo discard: {}</source>
        <translation>버리기 취소: {}</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>{}, never saved, as of {}</source>
        <translation>{}, 저장한 적 없음, {} 기준</translation>
    </message>
    <message>
        <source>{} as of {}, in {}</source>
        <translation>{}, {} 기준, {}</translation>
    </message>
    <message>
        <source>{} as of {}, older than the file is now, in {}</source>
        <translation>{}, {} 기준, 현재 파일보다 오래됨, {}</translation>
    </message>
</context>
<context>
    <name>RecoveryBar</name>
    <message>
        <source>{count} models were not saved when the program last ended: {names}</source>
        <translation>지난번 종료 때 모델 {count}개가 저장되지 않았습니다: {names}</translation>
    </message>
    <message>
        <source>Recover all</source>
        <translation>모두 복구</translation>
    </message>
    <message>
        <source>Show each</source>
        <translation>각각 표시</translation>
    </message>
    <message>
        <source>Not saved when the program last ended: {}</source>
        <translation>지난번 종료 시 저장되지 않음: {}</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>Recover and compare with the file</source>
        <translation>복구하여 파일과 비교</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>저장 안 함</translation>
    </message>
    <message>
        <source>Discarded: {}</source>
        <translation>버렸습니다: {}</translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation>버리기 취소</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
</context>
<context>
    <name>RecoveryCommands</name>
    <message>
        <source>Recovering {}</source>
        <translation>{} 복구 중</translation>
    </message>
    <message>
        <source>The unsaved {} was discarded</source>
        <translation>저장하지 않은 {}을(를) 버렸습니다</translation>
    </message>
    <message>
        <source>{} recovered; it is not saved yet</source>
        <translation>{}을(를) 복구했습니다. 아직 저장되지 않았습니다</translation>
    </message>
    <message>
        <source>{name} is open with other unsaved changes: recovered as {recovered}, not saved yet</source>
        <translation>{name}이(가) 다른 저장되지 않은 변경과 함께 열려 있어 {recovered}(으)로 복구했습니다. 아직 저장되지 않았습니다</translation>
    </message>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name} (복구됨)</translation>
    </message>
    <message>
        <source>No copy of the unsaved {} could be kept: {}</source>
        <translation>저장하지 않은 {}의 사본을 남길 수 없습니다: {}</translation>
    </message>
</context>
<context>
    <name>ReferenceLine</name>
    <message>
        <source>Show all</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>{noun}: “{text}” is not the name of exactly one.</source>
        <translation>{noun}: “{text}”은(는) 하나로 정해지는 이름이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>ReferencesEditor</name>
    <message>
        <source>Go there</source>
        <translation>그곳으로 이동</translation>
    </message>
</context>
<context>
    <name>RegionTool</name>
    <message>
        <source>&amp;Through the surface</source>
        <translation>표면 통과(&amp;T)</translation>
    </message>
    <message>
        <source>Select vertices, faces and materials that are covered, too</source>
        <translation>가려진 정점, 면, 재질도 선택합니다</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <translation>브러시 작게(&amp;M)</translation>
    </message>
    <message>
        <source>Lar&amp;ger brush</source>
        <translation>브러시 크게(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Click</source>
        <translation>클릭(&amp;C)</translation>
    </message>
    <message>
        <source>Select one by one</source>
        <translation>하나씩 선택</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>사각형(&amp;B)</translation>
    </message>
    <message>
        <source>Click, or drag a box around what to select</source>
        <translation>클릭하거나 선택할 것을 사각형으로 둘러쌉니다</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>올가미(&amp;L)</translation>
    </message>
    <message>
        <source>Click, or draw around what to select</source>
        <translation>클릭하거나 선택할 것을 자유롭게 둘러쌉니다</translation>
    </message>
    <message>
        <source>B&amp;rush</source>
        <translation>브러시(&amp;R)</translation>
    </message>
    <message>
        <source>Paint over what to select; Ctrl + wheel changes the size</source>
        <translation>선택할 것을 칠합니다. Ctrl + 휠로 크기를 바꿉니다</translation>
    </message>
    <message>
        <source>Connected &amp;part</source>
        <translation>이어진 부분(&amp;P)</translation>
    </message>
    <message>
        <source>Click, or drag a box, to select what hangs together</source>
        <translation>클릭하거나 사각형을 그려 이어진 것을 선택합니다</translation>
    </message>
</context>
<context>
    <name>RelatedMenu</name>
    <message>
        <source>&amp;Related</source>
        <translation>관련 항목(&amp;R)</translation>
    </message>
    <message>
        <source>Select related rows: {}</source>
        <translation>관련된 행 선택: {}</translation>
    </message>
    <message>
        <source>Weights that count</source>
        <translation>대상이 될 웨이트</translation>
    </message>
    <message>
        <source>{} % and more</source>
        <translation>{}% 이상</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Related rows are those that weights of so much lead to, from bones to vertices and back</source>
        <translation>관련 항목은 이만큼의 웨이트로 본과 정점 사이를 오가며 찾습니다</translation>
    </message>
</context>
<context>
    <name>RemovalText</name>
    <message>
        <source>{count} weight</source>
        <translation>웨이트 {count}개</translation>
    </message>
    <message>
        <source>{count} weights</source>
        <translation>웨이트 {count}개</translation>
    </message>
    <message>
        <source>{count} weight is left without a bone</source>
        <translation>웨이트 {count}개가 본 없이 남음</translation>
    </message>
    <message>
        <source>{count} weights are left without a bone</source>
        <translation>웨이트 {count}개가 본 없이 남음</translation>
    </message>
    <message>
        <source>{count} child</source>
        <translation>자식 본 {count}개</translation>
    </message>
    <message>
        <source>{count} children</source>
        <translation>자식 본 {count}개</translation>
    </message>
    <message>
        <source>{count} bone is left without a parent</source>
        <translation>본 {count}개가 부모 없이 남음</translation>
    </message>
    <message>
        <source>{count} bones are left without a parent</source>
        <translation>본 {count}개가 부모 없이 남음</translation>
    </message>
    <message>
        <source>{count} rigid body</source>
        <translation>강체 {count}개</translation>
    </message>
    <message>
        <source>{count} rigid bodies</source>
        <translation>강체 {count}개</translation>
    </message>
    <message>
        <source>{count} rigid body is left without a bone</source>
        <translation>강체 {count}개가 본 없이 남음</translation>
    </message>
    <message>
        <source>{count} rigid bodies are left without a bone</source>
        <translation>강체 {count}개가 본 없이 남음</translation>
    </message>
    <message>
        <source>{count} morph offset</source>
        <translation>모프 오프셋 {count}개</translation>
    </message>
    <message>
        <source>{count} morph offsets</source>
        <translation>모프 오프셋 {count}개</translation>
    </message>
    <message>
        <source>{count} frame item</source>
        <translation>프레임 요소 {count}개</translation>
    </message>
    <message>
        <source>{count} frame items</source>
        <translation>프레임 요소 {count}개</translation>
    </message>
    <message>
        <source>{count} vertex</source>
        <translation>정점 {count}개</translation>
    </message>
    <message>
        <source>{count} vertices</source>
        <translation>정점 {count}개</translation>
    </message>
    <message>
        <source>{count} face</source>
        <translation>면 {count}개</translation>
    </message>
    <message>
        <source>{count} faces</source>
        <translation>면 {count}개</translation>
    </message>
    <message>
        <source>{count} IK link</source>
        <translation>IK 링크 {count}개</translation>
    </message>
    <message>
        <source>{count} IK links</source>
        <translation>IK 링크 {count}개</translation>
    </message>
    <message>
        <source>{count} joint</source>
        <translation>조인트 {count}개</translation>
    </message>
    <message>
        <source>{count} joints</source>
        <translation>조인트 {count}개</translation>
    </message>
    <message>
        <source>{count} anchor</source>
        <translation>앵커 {count}개</translation>
    </message>
    <message>
        <source>{count} anchors</source>
        <translation>앵커 {count}개</translation>
    </message>
    <message>
        <source>{count} pin</source>
        <translation>핀 {count}개</translation>
    </message>
    <message>
        <source>{count} pins</source>
        <translation>핀 {count}개</translation>
    </message>
    <message>
        <source>{count} material lost a texture</source>
        <translation>재질 {count}개가 텍스처를 잃음</translation>
    </message>
    <message>
        <source>{count} textures of materials are empty now</source>
        <translation>재질의 텍스처 {count}개가 비게 됨</translation>
    </message>
    <message>
        <source>{count} tail became an offset</source>
        <translation>연결 대상 {count}개가 오프셋이 됨</translation>
    </message>
    <message>
        <source>{count} tails became offsets</source>
        <translation>연결 대상 {count}개가 오프셋이 됨</translation>
    </message>
    <message>
        <source>{count} bone appends nothing any more</source>
        <translation>본 {count}개의 부여가 없어짐</translation>
    </message>
    <message>
        <source>{count} bones append nothing any more</source>
        <translation>본 {count}개의 부여가 없어짐</translation>
    </message>
    <message>
        <source>{count} IK needs another target</source>
        <translation>IK {count}개에 다른 타겟이 필요함</translation>
    </message>
    <message>
        <source>{count} IKs need another target</source>
        <translation>IK {count}개에 다른 타겟이 필요함</translation>
    </message>
    <message>
        <source>{count} soft body needs another material</source>
        <translation>소프트 바디 {count}개에 다른 재질이 필요함</translation>
    </message>
    <message>
        <source>{count} soft bodies need another material</source>
        <translation>소프트 바디 {count}개에 다른 재질이 필요함</translation>
    </message>
    <message>
        <source>{what} deleted</source>
        <translation>{what} 삭제함</translation>
    </message>
    <message>
        <source>{what} deleted: {parts}</source>
        <translation>{what} 삭제함: {parts}</translation>
    </message>
    <message>
        <source>{things} to {heirs}</source>
        <translation>{things}: {heirs}(으)로 옮김</translation>
    </message>
    <message>
        <source>{things} dropped</source>
        <translation>{things}: 삭제함</translation>
    </message>
    <message>
        <source>{things} and {last}</source>
        <translation>{things} 및 {last}</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename</source>
        <translation>이름 일괄 변경</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Only rows with these words in a name; /…/ is a regular expression</source>
        <translation>이름에 이 단어가 있는 행만 표시합니다. /…/는 정규 표현식입니다</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>모두 되돌리기</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>모든 행</translation>
    </message>
    <message>
        <source>Only what changes</source>
        <translation>바뀌는 것만</translation>
    </message>
    <message>
        <source>Only faults</source>
        <translation>문제가 있는 것만</translation>
    </message>
    <message>
        <source>Names changed: {}</source>
        <translation>바꾼 이름: {}</translation>
    </message>
    <message>
        <source>Only selected rows</source>
        <translation>선택한 행만</translation>
    </message>
    <message>
        <source>None of these names becomes another one</source>
        <translation>바뀌는 이름이 없습니다</translation>
    </message>
    <message>
        <source>Names that change: {}</source>
        <translation>바뀌는 이름: {}개</translation>
    </message>
    <message>
        <source>in rows that are not shown: {}</source>
        <translation>표시되지 않은 행: {}</translation>
    </message>
    <message>
        <source>with faults: {}</source>
        <translation>문제 있음: {}개</translation>
    </message>
</context>
<context>
    <name>RenameGrid</name>
    <message>
        <source>Row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본어</translation>
    </message>
    <message>
        <source>New Japanese</source>
        <translation>새 일본어</translation>
    </message>
    <message>
        <source>English</source>
        <translation>영어</translation>
    </message>
    <message>
        <source>New English</source>
        <translation>새 영어</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>비고</translation>
    </message>
</context>
<context>
    <name>RenameTools</name>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>사전</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>좌우</translation>
    </message>
    <message>
        <source>List</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>From bone or body</source>
        <translation>본·강체에서</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>찾을 말</translation>
    </message>
    <message>
        <source>New</source>
        <translation>바꿀 말</translation>
    </message>
    <message>
        <source>Found as it is written, or as a pattern if “Regular expression” is on</source>
        <translation>쓴 그대로 찾으며, “정규 표현식”이 켜져 있으면 패턴으로 찾습니다</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>정규 표현식</translation>
    </message>
    <message>
        <source>The old text is a pattern; \1 in the new one is its first group</source>
        <translation>찾을 말을 패턴으로 봅니다. 바꿀 말의 \1은 첫 번째 그룹입니다</translation>
    </message>
    <message>
        <source>Whole names only</source>
        <translation>이름 전체 일치만</translation>
    </message>
    <message>
        <source>Also parts of names</source>
        <translation>부분도 번역</translation>
    </message>
    <message>
        <source>Translates names made of several words that the dictionary knows, too</source>
        <translation>사전에 있는 단어를 이어 만든 이름도 번역합니다</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>덮어쓰기</translation>
    </message>
    <message>
        <source>Replaces names that are there, instead of only filling in empty ones</source>
        <translation>빈 이름을 채울 뿐 아니라 이미 있는 이름도 바꿉니다</translation>
    </message>
    <message>
        <source>Japanese → English</source>
        <translation>일본어 → 영어</translation>
    </message>
    <message>
        <source>English → Japanese</source>
        <translation>영어 → 일본어</translation>
    </message>
    <message>
        <source>Spell sides</source>
        <translation>좌우 표기 변경</translation>
    </message>
    <message>
        <source>A line a name: old,new</source>
        <translation>한 줄에 하나: 이전 이름,새 이름</translation>
    </message>
    <message>
        <source>Old names are found as they are written, never as patterns</source>
        <translation>옛 이름은 쓴 그대로 찾으며, 패턴으로 보지 않습니다</translation>
    </message>
    <message>
        <source>Take names</source>
        <translation>이름 가져오기</translation>
    </message>
    <message>
        <source>Rigid bodies as their bones, joints as their bodies; joints by</source>
        <translation>강체는 본의 이름을, 조인트는 강체의 이름을 씁니다. 조인트 이름 기준</translation>
    </message>
    <message>
        <source>Nothing is to be replaced yet</source>
        <translation>아직 바꿀 것이 없습니다</translation>
    </message>
    <message>
        <source>Line {}: old,new expected</source>
        <translation>{}번째 줄: “이전 이름,새 이름” 형식이어야 합니다</translation>
    </message>
    <message>
        <source>Japanese names</source>
        <translation>일본어 이름</translation>
    </message>
    <message>
        <source>English names</source>
        <translation>영어 이름</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
    </message>
</context>
<context>
    <name>Reopening</name>
    <message>
        <source>Opening {}</source>
        <translation>{} 여는 중</translation>
    </message>
    <message>
        <source>Not there any more: {}</source>
        <translation>더 이상 없음: {}</translation>
    </message>
    <message>
        <source>Could not be opened: {}</source>
        <translation>열 수 없음: {}</translation>
    </message>
</context>
<context>
    <name>RoleMark</name>
    <message>
        <source>IK bone</source>
        <translation>IK 본</translation>
    </message>
    <message>
        <source>Moved by physics</source>
        <translation>물리 연산으로 움직임</translation>
    </message>
    <message>
        <source>Fixed axis</source>
        <translation>고정 축</translation>
    </message>
    <message>
        <source>IK link</source>
        <translation>IK 링크</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>이동 가능</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>회전 가능</translation>
    </message>
    <message>
        <source>Not operable</source>
        <translation>조작 불가</translation>
    </message>
    <message>
        <source>{role}, hidden</source>
        <translation>{role}, 숨김</translation>
    </message>
</context>
<context>
    <name>RowActionsEnabling</name>
    <message>
        <source>Nothing is selected</source>
        <translation>선택한 것이 없습니다</translation>
    </message>
    <message>
        <source>Rows cannot be added or removed here</source>
        <translation>여기에서는 행을 추가하거나 제거할 수 없습니다</translation>
    </message>
</context>
<context>
    <name>RowBox</name>
    <message>
        <source>Row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Go to row</source>
        <translation>행으로 이동</translation>
    </message>
    <message>
        <source>Type the number of a row and press Return to go there.</source>
        <translation>행 번호를 입력하고 Enter 키를 누르면 그곳으로 이동합니다.</translation>
    </message>
</context>
<context>
    <name>RowChecksEditor</name>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>RowCommands</name>
    <message>
        <source>{}: rows cannot be added or removed here</source>
        <translation>{}: 여기에서는 행을 추가하거나 제거할 수 없습니다</translation>
    </message>
    <message>
        <source>{section}: copied {count}</source>
        <translation>{section}: {count}개 복사함</translation>
    </message>
    <message>
        <source>{section}: copied {count} as references</source>
        <translation>{section}: {count}개를 참조로 복사함</translation>
    </message>
    <message>
        <source>References are pasted into the lists of the inspector</source>
        <translation>참조는 인스펙터의 목록에 붙여넣습니다</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Nothing was pasted: {}</source>
        <translation>붙여넣지 않음: {}</translation>
    </message>
    <message>
        <source>{section}: pasted {count}</source>
        <translation>{section}: {count}개 붙여넣음</translation>
    </message>
    <message>
        <source>Bones: pasted {count}; those selected lack their parent: the inspector gives them another</source>
        <translation>본: {count}개 붙여넣음. 선택된 본은 부모가 없으며 인스펙터에서 지정할 수 있습니다</translation>
    </message>
    <message>
        <source>Bones: pasted {count}; {lost} hang from {bone}, as their parents are not in this model</source>
        <translation>본: {count}개 붙여넣음. {lost}개는 부모가 이 모델에 없어 “{bone}”의 자식이 되었습니다</translation>
    </message>
    <message>
        <source>{section}: pasted {count}; weights are without their bones, which are not in this model: {names}</source>
        <translation>{section}: {count}개 붙여넣음. 이 모델에 없는 본의 웨이트가 있습니다: {names}</translation>
    </message>
    <message>
        <source>{} updated</source>
        <translation>{}개 업데이트</translation>
    </message>
    <message>
        <source>{} added</source>
        <translation>{}개 추가</translation>
    </message>
    <message>
        <source>warnings: {count} ({first})</source>
        <translation>경고: {count}개({first})</translation>
    </message>
    <message>
        <source>{section}: {count} selected</source>
        <translation>{section}: {count}개 선택됨</translation>
    </message>
    <message>
        <source>There are no rows on the clipboard</source>
        <translation>클립보드에 행이 없습니다</translation>
    </message>
    <message>
        <source>{}: nothing is selected</source>
        <translation>{}: 선택한 것이 없습니다</translation>
    </message>
</context>
<context>
    <name>RowDrops</name>
    <message>
        <source>These rows are of a model that is not open here; copy and paste brings them</source>
        <translation>이 행들은 여기서 열려 있지 않은 모델의 것입니다. 복사하여 붙여넣으면 가져올 수 있습니다</translation>
    </message>
</context>
<context>
    <name>RowNumbers</name>
    <message>
        <source>Drag a number to move its row, or all selected rows; Shift+click selects up to a row</source>
        <translation>번호를 드래그하면 그 행 또는 선택한 모든 행이 이동합니다. Shift+클릭하면 그 행까지 선택합니다</translation>
    </message>
    <message>
        <source>These rows are of another table</source>
        <translation>이 행들은 다른 목록의 것입니다</translation>
    </message>
    <message>
        <source>The list is sorted: rows are moved while it is in the order of the model</source>
        <translation>목록이 정렬되어 있습니다. 행은 모델의 순서로 표시할 때 이동할 수 있습니다</translation>
    </message>
</context>
<context>
    <name>RowTree</name>
    <message>
        <source>(no name)</source>
        <translation>(이름 없음)</translation>
    </message>
</context>
<context>
    <name>RowsBadge</name>
    <message>
        <source>→ {count} rows</source>
        <translation>→ {count}행</translation>
    </message>
</context>
<context>
    <name>RowsEditor</name>
    <message>
        <source>Take selection</source>
        <translation>선택 항목 사용</translation>
    </message>
</context>
<context>
    <name>RowsLine</name>
    <message>
        <source>{table}: “{text}” is not the name of exactly one.</source>
        <translation>{table}: “{text}”은(는) 하나로 정해지는 이름이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>SaveOptionsDialog</name>
    <message>
        <source>Save options</source>
        <translation>저장 옵션</translation>
    </message>
    <message>
        <source>Files kept when they are replaced; 0 for none</source>
        <translation>바꿀 때 보관하는 파일의 수입니다. 0이면 보관하지 않습니다</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>백업</translation>
    </message>
</context>
<context>
    <name>SavePicture</name>
    <message>
        <source>Save animation</source>
        <translation>애니메이션 저장</translation>
    </message>
    <message>
        <source>{count} of the files are in {folder} already, such as {name}.</source>
        <translation>{folder}에 {name} 등 파일 {count}개가 이미 있습니다.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
</context>
<context>
    <name>SavedMasksMenu</name>
    <message>
        <source>&amp;Saved masks</source>
        <translation>저장한 마스크(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide this, and nothing else</source>
        <translation>이것만 숨기기(&amp;H)</translation>
    </message>
    <message>
        <source>Sa&amp;ve here what is hidden</source>
        <translation>현재 숨긴 것을 여기에 저장(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>지우기(&amp;F)</translation>
    </message>
</context>
<context>
    <name>Script</name>
    <message>
        <source>Cut by material</source>
        <translation>재질별로 나누기</translation>
    </message>
    <message>
        <source>Cuts a model into files with one material each. Bones, morphs and physics stay in all of them.</source>
        <translation>모델을 재질별 파일로 나눕니다. 본, 모프, 물리 연산은 모든 파일에 남습니다.</translation>
    </message>
    <message>
        <source>Draws a small picture of every model in the folder of the given one.</source>
        <translation>지정한 모델의 폴더에 있는 모든 모델을 작은 이미지로 그립니다.</translation>
    </message>
    <message>
        <source>Draws one sheet with a small picture of each morph at full weight, row by row as they stand in the table.</source>
        <translation>각 모프를 최대로 한 작은 이미지를 목록 순서대로 늘어놓아 한 장에 그립니다.</translation>
    </message>
    <message>
        <source>Draws the model in every pose (VPD) of a folder.</source>
        <translation>폴더의 모든 포즈(VPD)로 모델을 그립니다.</translation>
    </message>
    <message>
        <source>Find differences</source>
        <translation>차이점 찾기</translation>
    </message>
    <message>
        <source>Gives the right half of a model the weights of its left half, by position; left bones become right bones.</source>
        <translation>모델의 왼쪽 절반의 웨이트를 위치로 찾아 오른쪽 절반에 지정합니다. 왼쪽 본은 오른쪽 본이 됩니다.</translation>
    </message>
    <message>
        <source>Lists textures that no file is found for, with the materials that want them.</source>
        <translation>파일을 찾을 수 없는 텍스처를, 그것을 쓰는 재질과 함께 나열합니다.</translation>
    </message>
    <message>
        <source>Mirror weights</source>
        <translation>웨이트 미러</translation>
    </message>
    <message>
        <source>Missing textures</source>
        <translation>없는 텍스처</translation>
    </message>
    <message>
        <source>Morph sheet</source>
        <translation>모프 일람 이미지</translation>
    </message>
    <message>
        <source>Pose pictures</source>
        <translation>포즈 이미지</translation>
    </message>
    <message>
        <source>Prints what is in a model: counts, materials with their faces, how vertices are weighted, and what is odd.</source>
        <translation>모델의 내용을 출력합니다: 개수, 재질과 면, 정점의 웨이트 방식, 이상한 점.</translation>
    </message>
    <message>
        <source>Rename by list</source>
        <translation>목록으로 이름 변경</translation>
    </message>
    <message>
        <source>Renames bones, morphs and materials by a list: a text file with a line `old,new` for each name.</source>
        <translation>목록으로 본, 모프, 재질의 이름을 바꿉니다. 목록은 이름마다 `이전 이름,새 이름` 줄이 있는 텍스트 파일입니다.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>Tells in which fields of which tables a model differs from another one.</source>
        <translation>모델이 다른 모델과 어느 목록의 어느 항목에서 다른지 알려 줍니다.</translation>
    </message>
    <message>
        <source>Thumbnails</source>
        <translation>축소판</translation>
    </message>
    <message>
        <source>Upgrade pmd</source>
        <translation>PMD 업그레이드</translation>
    </message>
    <message>
        <source>Writes every PMD model in the folder of the given one as PMX.</source>
        <translation>지정한 모델의 폴더에 있는 모든 PMD 모델을 PMX로 저장합니다.</translation>
    </message>
</context>
<context>
    <name>ScriptEditor</name>
    <message>
        <source>Script</source>
        <translation>스크립트</translation>
    </message>
</context>
<context>
    <name>ScriptMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>새로 만들기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>예제(&amp;E)</translation>
    </message>
    <message>
        <source>Open a script</source>
        <translation>스크립트 열기</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Python 스크립트 (*.py)</translation>
    </message>
    <message>
        <source>The script could not be read.</source>
        <translation>스크립트를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>스크립트 저장</translation>
    </message>
    <message>
        <source>The script could not be saved.</source>
        <translation>스크립트를 저장할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ScriptProgress</name>
    <message>
        <source>A script is running</source>
        <translation>스크립트를 실행하고 있습니다</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>SculptPainter</name>
    <message>
        <source>The morph that is edited moves no vertices.</source>
        <translation>편집 중인 모프는 정점을 움직이지 않습니다.</translation>
    </message>
    <message>
        <source>The morph that is edited has no weight in this pose.</source>
        <translation>편집 중인 모프의 웨이트가 이 포즈에서 0입니다.</translation>
    </message>
    <message>
        <source>Sculpt: deflate</source>
        <translation>스컬프트: 오목하게</translation>
    </message>
    <message>
        <source>Sculpt: move</source>
        <translation>스컬프트: 이동</translation>
    </message>
    <message>
        <source>Sculpt: smooth</source>
        <translation>스컬프트: 매끄럽게</translation>
    </message>
    <message>
        <source>Sculpt: inflate</source>
        <translation>스컬프트: 부풀리기</translation>
    </message>
    <message>
        <source>Sculpt: restore</source>
        <translation>스컬프트: 복원</translation>
    </message>
</context>
<context>
    <name>SculptPane</name>
    <message>
        <source>Shift: smooth. Ctrl: inflate inwards.</source>
        <translation>Shift: 매끄럽게. Ctrl: 안쪽으로 오목하게.</translation>
    </message>
    <message>
        <source>The same on the other side, by the vertices that are there at rest</source>
        <translation>초기 자세에서 반대쪽에 있는 정점에도 똑같이 적용합니다</translation>
    </message>
    <message>
        <source>Changes the mesh</source>
        <translation>메시를 바꿉니다</translation>
    </message>
    <message>
        <source>Changes the morph {morph}</source>
        <translation>모프 {morph}을(를) 바꿉니다</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Drags the surface along with the pointer</source>
        <translation>포인터를 따라 표면을 끌어당깁니다</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>부드럽게</translation>
    </message>
    <message>
        <source>Takes vertices to the middle of their neighbours</source>
        <translation>정점을 이웃 정점들의 가운데로 옮깁니다</translation>
    </message>
    <message>
        <source>Inflate</source>
        <translation>부풀리기</translation>
    </message>
    <message>
        <source>Lifts the surface along its normals; with Ctrl it sinks</source>
        <translation>표면을 법선 방향으로 들어 올립니다. Ctrl을 누르면 오목해집니다</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Takes the mesh back to where it was opened or last saved; in a morph, vertices to where it does not move them</source>
        <translation>메시를 열었을 때 또는 마지막으로 저장했을 때의 모양으로 되돌립니다. 모프에서는 정점을 모프가 움직이지 않는 위치로 되돌립니다</translation>
    </message>
</context>
<context>
    <name>SelectCommands</name>
    <message>
        <source>{}: nothing is on the other side</source>
        <translation>{}: 반대쪽에 아무것도 없습니다</translation>
    </message>
    <message>
        <source>{}: all are used</source>
        <translation>{}: 모두 사용되고 있습니다</translation>
    </message>
    <message>
        <source>{}: none are like that</source>
        <translation>{}: 해당하는 것이 없습니다</translation>
    </message>
    <message>
        <source>{}: the selected bones move none</source>
        <translation>{}: 선택한 본이 움직이는 것이 없습니다</translation>
    </message>
    <message>
        <source>{}: none are related to the selection</source>
        <translation>{}: 선택 항목과 관련된 것이 없습니다</translation>
    </message>
    <message>
        <source>Stored as {name}: {count} ({section})</source>
        <translation>{name}(으)로 저장했습니다: {count}개({section})</translation>
    </message>
    <message>
        <source>{} is no longer stored</source>
        <translation>{}을(를) 지웠습니다</translation>
    </message>
    <message>
        <source>{}: nothing is selected</source>
        <translation>{}: 선택한 것이 없습니다</translation>
    </message>
    <message>
        <source>{section}: {count} selected</source>
        <translation>{section}: {count}개 선택됨</translation>
    </message>
</context>
<context>
    <name>SelectMenuCommands</name>
    <message>
        <source>&amp;All</source>
        <translation>모두 선택(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>선택 해제(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>선택 반전(&amp;I)</translation>
    </message>
    <message>
        <source>Add the neighbours of what is selected</source>
        <translation>선택한 것의 이웃을 추가합니다</translation>
    </message>
    <message>
        <source>Select all that hangs together with what is selected; of bones, the chain</source>
        <translation>선택한 것과 이어진 것을 모두 선택합니다. 본은 체인을 선택합니다</translation>
    </message>
    <message>
        <source>Gro&amp;w</source>
        <translation>선택 확장(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation>선택 축소(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Connected part</source>
        <translation>이어진 부분(&amp;C)</translation>
    </message>
    <message>
        <source>Deselect what is beside something that is not selected</source>
        <translation>선택하지 않은 이웃이 있는 것을 제외합니다</translation>
    </message>
    <message>
        <source>Select what is on the other side of the middle instead</source>
        <translation>가운데를 기준으로 반대쪽을 대신 선택합니다</translation>
    </message>
    <message>
        <source>Also select what is on the other side of the middle</source>
        <translation>가운데를 기준으로 반대쪽을 추가합니다</translation>
    </message>
    <message>
        <source>Add all of the same material</source>
        <translation>재질이 같은 것을 모두 추가합니다</translation>
    </message>
    <message>
        <source>Select unused rows</source>
        <translation>사용되지 않는 행을 선택합니다</translation>
    </message>
    <message>
        <source>&amp;Other side</source>
        <translation>반대쪽(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Both sides</source>
        <translation>양쪽(&amp;B)</translation>
    </message>
    <message>
        <source>Same &amp;material</source>
        <translation>같은 재질(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Unused</source>
        <translation>사용되지 않음(&amp;U)</translation>
    </message>
    <message>
        <source>Add the parents of the bones</source>
        <translation>본의 부모를 추가합니다</translation>
    </message>
    <message>
        <source>Add the children of the bones</source>
        <translation>본의 자식을 추가합니다</translation>
    </message>
    <message>
        <source>Add all that hangs from the bones</source>
        <translation>본의 자손을 모두 추가합니다</translation>
    </message>
    <message>
        <source>With &amp;parents</source>
        <translation>부모 포함(&amp;P)</translation>
    </message>
    <message>
        <source>With &amp;children</source>
        <translation>자식 포함(&amp;C)</translation>
    </message>
    <message>
        <source>With &amp;all below</source>
        <translation>자손 모두 포함(&amp;A)</translation>
    </message>
    <message>
        <source>More than &amp;1 bone</source>
        <translation>본이 &amp;1개보다 많은 정점</translation>
    </message>
    <message>
        <source>More than &amp;2 bones</source>
        <translation>본이 &amp;2개보다 많은 정점</translation>
    </message>
    <message>
        <source>More than &amp;3 bones</source>
        <translation>본이 &amp;3개보다 많은 정점</translation>
    </message>
    <message>
        <source>Deform: {kind}</source>
        <translation>변형 방식: {kind}</translation>
    </message>
    <message>
        <source>Of the selected &amp;bones</source>
        <translation>선택한 본의 정점(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Sum is not 1</source>
        <translation>합계가 1이 아닌 정점(&amp;S)</translation>
    </message>
    <message>
        <source>SDEF of bones that are no &amp;pair</source>
        <translation>부모와 자식이 아닌 본의 SDEF(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Go to row…</source>
        <translation>행으로 이동(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>앞으로(&amp;O)</translation>
    </message>
    <message>
        <source>Click in the model to select: {}</source>
        <translation>모델에서 클릭해 선택: {}</translation>
    </message>
    <message>
        <source>It works on: {}</source>
        <translation>대상: {}</translation>
    </message>
    <message>
        <source>This is where you started</source>
        <translation>여기가 시작한 곳입니다</translation>
    </message>
    <message>
        <source>This is the latest selection</source>
        <translation>가장 최근의 선택입니다</translation>
    </message>
</context>
<context>
    <name>SemiStandardKinds</name>
    <message>
        <source>Twists the upper arm; the twist runs out softly over the skin.</source>
        <translation>위팔을 비틉니다. 비틀림이 피부에 부드럽게 퍼집니다.</translation>
    </message>
    <message>
        <source>Twists the forearm, so that the wrist is not wrung.</source>
        <translation>아래팔을 비틀어 손목이 꼬이지 않게 합니다.</translation>
    </message>
    <message>
        <source>A second joint in the back: the chest bends apart from the belly.</source>
        <translation>등의 두 번째 관절입니다. 가슴을 배와 따로 굽힙니다.</translation>
    </message>
    <message>
        <source>Turns hips and upper body together, and not the legs.</source>
        <translation>골반과 상반신을 함께 돌리고 다리는 돌리지 않습니다.</translation>
    </message>
    <message>
        <source>Moves and turns a foot about the ground below it.</source>
        <translation>바로 아래 바닥을 기준으로 발을 이동하고 회전합니다.</translation>
    </message>
    <message>
        <source>Bends the toes. With 足D: copies of the leg that its IK leads.</source>
        <translation>발끝을 굽힙니다. IK가 이끄는 다리의 사본인 足D도 만듭니다.</translation>
    </message>
    <message>
        <source>Holds what lies in the hand: accessories hang from it.</source>
        <translation>손에 든 것을 잡아 줍니다. 액세서리의 부모가 됩니다.</translation>
    </message>
    <message>
        <source>Lifts the shoulder without turning the arm.</source>
        <translation>팔을 돌리지 않고 어깨를 들어 올립니다.</translation>
    </message>
    <message>
        <source>The base of the thumb: it closes over the palm.</source>
        <translation>엄지의 밑동입니다. 손바닥 위로 굽힙니다.</translation>
    </message>
    <message>
        <source>Moves the body to the beat, on top of what センター does.</source>
        <translation>センター의 움직임에 더해 몸을 박자에 맞춰 움직입니다.</translation>
    </message>
    <message>
        <source>Carries everything: it moves and turns the whole model.</source>
        <translation>모든 것을 담아 모델 전체를 이동하고 회전합니다.</translation>
    </message>
    <message>
        <source>A point to turn the view about; it moves nothing.</source>
        <translation>시점을 돌리는 중심점이며 아무것도 움직이지 않습니다.</translation>
    </message>
    <message>
        <source>There already</source>
        <translation>이미 있음</translation>
    </message>
    <message>
        <source>Can be added</source>
        <translation>추가할 수 있음</translation>
    </message>
    <message>
        <source>there already</source>
        <translation>이미 있음</translation>
    </message>
</context>
<context>
    <name>ShadowIndicator</name>
    <message>
        <source>Shadows off</source>
        <translation>그림자 꺼짐</translation>
    </message>
    <message>
        <source>Drawing is slow, so that shadows are left out. A click shows them all the same</source>
        <translation>그리기가 느려 그림자를 생략했습니다. 클릭하면 그래도 표시합니다</translation>
    </message>
</context>
<context>
    <name>ShapeCommands</name>
    <message>
        <source>New &amp;bone morph from the pose…</source>
        <translation>포즈로 새 본 모프(&amp;B)…</translation>
    </message>
    <message>
        <source>New verte&amp;x morph from the shape…</source>
        <translation>모양으로 새 정점 모프(&amp;X)…</translation>
    </message>
    <message>
        <source>Adds a bone morph from the current pose</source>
        <translation>지금의 본 움직임을 모프로 추가합니다</translation>
    </message>
    <message>
        <source>Adds a vertex morph from the current shape, as bones and morphs deform it</source>
        <translation>본과 모프로 움직인 지금의 정점 위치를 모프로 추가합니다</translation>
    </message>
    <message>
        <source>Apply the shape to the mo&amp;del</source>
        <translation>모양을 모델에 반영(&amp;D)</translation>
    </message>
    <message>
        <source>Makes what is seen the rest shape: vertices, bones, rigid bodies and joints; morphs are corrected</source>
        <translation>보이는 모양을 초기 모양으로 합니다: 정점, 본, 강체, 조인트가 대상이고 모프는 보정됩니다</translation>
    </message>
    <message>
        <source>Set morph &amp;weights into the mesh</source>
        <translation>모프 웨이트를 메시에 반영(&amp;W)</translation>
    </message>
    <message>
        <source>Makes what vertex and UV morphs do now part of the mesh, and resets their weights</source>
        <translation>정점 모프와 UV 모프의 지금 효과를 메시에 반영하고 웨이트를 초기화합니다</translation>
    </message>
</context>
<context>
    <name>Shaping</name>
    <message>
        <source>About the &amp;centre</source>
        <translation>중심(&amp;C)</translation>
    </message>
    <message>
        <source>The middle of the box around what is selected</source>
        <translation>선택한 것을 둘러싼 상자의 가운데</translation>
    </message>
    <message>
        <source>About the &amp;mean place</source>
        <translation>평균 위치(&amp;M)</translation>
    </message>
    <message>
        <source>The mean of the places that are selected</source>
        <translation>선택한 위치의 평균</translation>
    </message>
    <message>
        <source>About the c&amp;urrent row</source>
        <translation>현재 행(&amp;U)</translation>
    </message>
    <message>
        <source>The place of the row that is the current one</source>
        <translation>현재 행의 위치</translation>
    </message>
    <message>
        <source>About the &amp;origin</source>
        <translation>원점(&amp;O)</translation>
    </message>
    <message>
        <source>The origin of the model</source>
        <translation>모델의 원점</translation>
    </message>
    <message>
        <source>M&amp;irror across X</source>
        <translation>X축 미러(&amp;I)</translation>
    </message>
    <message>
        <source>Moves the vertices around, too, the less the farther away they are (proportional editing). The wheel changes the radius while dragging</source>
        <translation>주변 정점이 멀수록 덜 따라옵니다. 드래그하는 동안 휠로 범위를 바꿉니다</translation>
    </message>
    <message>
        <source>&amp;Falloff</source>
        <translation>폴오프(&amp;F)</translation>
    </message>
    <message>
        <source>Does the same on the other side: vertices are found at the mirrored place, bones and others by left and right in their names</source>
        <translation>반대쪽에도 똑같이 적용합니다. 정점은 미러 위치로, 본 등은 이름의 좌우로 찾습니다</translation>
    </message>
    <message>
        <source>Chil&amp;dren of bones too</source>
        <translation>본의 자식도(&amp;D)</translation>
    </message>
    <message>
        <source>Child bones, vertices, bodies and joints move along</source>
        <translation>자식 본, 정점, 강체, 조인트도 함께 움직입니다</translation>
    </message>
    <message>
        <source>What &amp;bones move too</source>
        <translation>본이 움직이는 것도(&amp;B)</translation>
    </message>
    <message>
        <source>Vertices go along by their weights, and rigid bodies and joints with their bones</source>
        <translation>정점은 웨이트만큼, 강체와 조인트는 본과 함께 움직입니다</translation>
    </message>
    <message>
        <source>&amp;Joints between bodies too</source>
        <translation>강체 사이의 조인트도(&amp;J)</translation>
    </message>
    <message>
        <source>A joint goes along where both rigid bodies that it connects are moved</source>
        <translation>잇는 두 강체가 모두 움직이면 조인트도 함께 움직입니다</translation>
    </message>
    <message>
        <source>&amp;Vertex morphs too</source>
        <translation>정점 모프도(&amp;V)</translation>
    </message>
    <message>
        <source>Offsets of vertex morphs are rotated and scaled with the vertices when the drag ends</source>
        <translation>드래그를 끝낼 때 정점 모프의 오프셋도 정점과 함께 회전하고 크기를 조정합니다</translation>
    </message>
    <message>
        <source>&amp;Normals alone</source>
        <translation>법선만(&amp;N)</translation>
    </message>
    <message>
        <source>The rings turn the normals of the selected vertices, which stay where they are</source>
        <translation>선택한 정점의 위치는 그대로 두고, 고리 핸들로 법선만 회전합니다</translation>
    </message>
</context>
<context>
    <name>SheetCells</name>
    <message>
        <source>Copy cells</source>
        <translation>셀 복사</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>셀 붙여넣기</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>아래로 채우기</translation>
    </message>
    <message>
        <source>Puts the selected cells on the clipboard as text, as spreadsheets do.</source>
        <translation>선택한 셀을 스프레드시트와 같은 텍스트로 클립보드에 넣습니다.</translation>
    </message>
    <message>
        <source>Puts the text of the clipboard into the selected cells.</source>
        <translation>클립보드의 텍스트를 선택한 셀에 넣습니다.</translation>
    </message>
    <message>
        <source>Gives the selected cells of each column the value of the topmost.</source>
        <translation>선택한 셀을 열마다 맨 위의 값으로 채웁니다.</translation>
    </message>
    <message>
        <source>Too many cells to copy: {count}</source>
        <translation>복사하기에 셀이 너무 많습니다: {count}개</translation>
    </message>
    <message>
        <source>Cells copied: {count}</source>
        <translation>셀을 복사했습니다: {count}개</translation>
    </message>
    <message>
        <source>Cells pasted: {count}</source>
        <translation>셀을 붙여넣었습니다: {count}개</translation>
    </message>
</context>
<context>
    <name>SheetColumns</name>
    <message>
        <source>Show all</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Show those in use</source>
        <translation>사용 중인 것 표시</translation>
    </message>
</context>
<context>
    <name>SheetMenu</name>
    <message>
        <source>Frame in the view</source>
        <translation>화면 가운데에 표시</translation>
    </message>
    <message>
        <source>Go to {name}</source>
        <translation>{name}(으)로 이동</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>This file holds no keys</source>
        <translation>이 파일에는 키 설정이 없습니다</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>시점 회전</translation>
    </message>
    <message>
        <source>right drag, arrow keys</source>
        <translation>오른쪽 드래그, 화살표 키</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>시점 이동</translation>
    </message>
    <message>
        <source>middle drag, Shift + right drag, Shift + arrow keys</source>
        <translation>가운데 드래그, Shift + 오른쪽 드래그, Shift + 화살표 키</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>확대/축소</translation>
    </message>
    <message>
        <source>wheel, Ctrl + right drag, + and −</source>
        <translation>휠, Ctrl + 오른쪽 드래그, + 및 −</translation>
    </message>
    <message>
        <source>Reset the camera</source>
        <translation>카메라 초기화</translation>
    </message>
    <message>
        <source>right double click</source>
        <translation>오른쪽 더블 클릭</translation>
    </message>
    <message>
        <source>Turn the camera around what is there</source>
        <translation>그 위치를 중심으로 카메라 회전</translation>
    </message>
    <message>
        <source>Ctrl + right double click</source>
        <translation>Ctrl + 오른쪽 더블 클릭</translation>
    </message>
    <message>
        <source>Tools and what a click selects</source>
        <translation>도구와 클릭으로 선택할 대상</translation>
    </message>
    <message>
        <source>letters, in lists too, wherever no text is typed</source>
        <translation>글자 키. 텍스트를 입력하지 않는 곳이면 목록에서도 가능</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>click, left drag for a region</source>
        <translation>클릭, 왼쪽 드래그로 영역</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>선택에 추가</translation>
    </message>
    <message>
        <source>Shift + click or drag</source>
        <translation>Shift + 클릭 또는 드래그</translation>
    </message>
    <message>
        <source>Take from the selection</source>
        <translation>선택에서 제외</translation>
    </message>
    <message>
        <source>Ctrl + click or drag</source>
        <translation>Ctrl + 클릭 또는 드래그</translation>
    </message>
    <message>
        <source>Size of the brush</source>
        <translation>브러시 크기</translation>
    </message>
    <message>
        <source>Ctrl + wheel, [ and ]</source>
        <translation>Ctrl + 휠, [ 및 ]</translation>
    </message>
    <message>
        <source>Move, turn or scale</source>
        <translation>이동, 회전, 크기 조정</translation>
    </message>
    <message>
        <source>drag a handle; Ctrl: in steps, Shift: finely, wheel: radius of the falloff, Esc: take back</source>
        <translation>핸들 드래그. Ctrl: 단계별, Shift: 세밀하게, 휠: 폴오프, Esc: 취소</translation>
    </message>
    <message>
        <source>Pull a rigid body, what it moves, or cloth</source>
        <translation>강체와 강체가 움직이는 것, 천 당기기</translation>
    </message>
    <message>
        <source>left drag with the tool Grab while physics is on</source>
        <translation>물리 연산이 켜진 동안 잡기 도구로 왼쪽 드래그</translation>
    </message>
    <message>
        <source>Frame what was clicked</source>
        <translation>클릭한 것을 가운데에 표시</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>더블 클릭</translation>
    </message>
    <message>
        <source>Show only the selected rows of a list</source>
        <translation>목록에서 선택한 행만 표시</translation>
    </message>
    <message>
        <source>Ctrl+W in the list, with PMXEditor&apos;s keys</source>
        <translation>목록에서 Ctrl+W(PMXEditor 키 배치)</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>키보드와 마우스</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Mouse and keys in the model view</source>
        <translation>모델 뷰의 마우스와 키</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>중복</translation>
    </message>
    <message>
        <source>Keys as in</source>
        <translation>키 배치</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>키 없음</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 초기화</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>⚠ This key is taken from: {}</source>
        <translation>⚠ 이 키를 다음에서 뺍니다: {}</translation>
    </message>
    <message>
        <source>⚠ Your own keys stay; so these keys of the set are left out: {}</source>
        <translation>⚠ 직접 정한 키는 그대로 유지되므로 세트의 다음 키는 쓰이지 않습니다: {}</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>키 설정 내보내기</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>키 설정 가져오기</translation>
    </message>
</context>
<context>
    <name>SimilarMenu</name>
    <message>
        <source>Simi&amp;lar</source>
        <translation>비슷한 항목(&amp;L)</translation>
    </message>
    <message>
        <source>Add all rows with the same value: {}</source>
        <translation>값이 같은 행을 모두 추가: {}</translation>
    </message>
</context>
<context>
    <name>SnapshotsPane</name>
    <message>
        <source>Keep this state as…</source>
        <translation>이 상태를 이름 붙여 보관…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Swap in</source>
        <translation>맞바꾸기</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>파일로 저장…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Show what the model differs in from this state, and both in the view</source>
        <translation>모델이 이 상태와 다른 점을 표시하고, 뷰에 둘 다 표시합니다</translation>
    </message>
    <message>
        <source>Make the model what it was; undoing brings back what it is now</source>
        <translation>모델을 그때의 상태로 만듭니다. 실행 취소하면 지금 상태로 돌아옵니다</translation>
    </message>
    <message>
        <source>Append this state to the model; bones and morphs of the same name become one</source>
        <translation>이 상태를 모델에 추가합니다. 이름이 같은 본과 모프는 하나가 됩니다</translation>
    </message>
    <message>
        <source>Give this state another name</source>
        <translation>이 상태의 이름을 바꿉니다</translation>
    </message>
    <message>
        <source>Write this state to a file of its own</source>
        <translation>이 상태를 별도의 파일로 저장합니다</translation>
    </message>
    <message>
        <source>Keep this state no longer</source>
        <translation>이 상태를 더 이상 보관하지 않습니다</translation>
    </message>
    <message>
        <source>It survives saving, and is gone when the document closes; Save as file keeps it</source>
        <translation>저장해도 남아 있지만 문서를 닫으면 사라집니다. “파일로 저장”으로 남길 수 있습니다</translation>
    </message>
    <message>
        <source>Vertices: {}</source>
        <translation>정점: {}개</translation>
    </message>
    <message>
        <source>Memory: {}</source>
        <translation>메모리: {}</translation>
    </message>
    <message>
        <source>No snapshot is selected</source>
        <translation>선택한 스냅샷이 없습니다</translation>
    </message>
    <message>
        <source>Swap in {}</source>
        <translation>{}와(과) 맞바꾸기</translation>
    </message>
    <message>
        <source>The model is as in {}</source>
        <translation>모델이 {}의 상태가 되었습니다</translation>
    </message>
    <message>
        <source>Append {}</source>
        <translation>{} 추가</translation>
    </message>
    <message>
        <source>{name} appended; new vertices: {count}</source>
        <translation>{name}을(를) 추가했습니다. 새 정점: {count}개</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>파일로 저장</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>{}을(를) 저장했습니다</translation>
    </message>
    <message>
        <source>The file could not be saved; what was there is untouched.</source>
        <translation>파일을 저장할 수 없습니다. 원래 있던 파일은 그대로입니다.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Where the model was clicked</source>
        <translation>모델에서 클릭한 위치</translation>
    </message>
    <message>
        <source>{section}: {count} selected</source>
        <translation>{section}: {count}개 선택됨</translation>
    </message>
    <message>
        <source>physics: while playing</source>
        <translation>물리 연산: 재생 중에만</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>물리 연산</translation>
    </message>
    <message>
        <source>physics: slower than real time ({}%)</source>
        <translation>물리 연산: 실제 시간보다 느림({}%)</translation>
    </message>
    <message>
        <source>Frame {frame}</source>
        <translation>프레임 {frame}</translation>
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
        <translation>{step}: {what}</translation>
    </message>
    <message>
        <source>vertex {row}</source>
        <translation>정점 {row}</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>{count} vertices</source>
        <translation>정점 {count}개</translation>
    </message>
    <message>
        <source>face {row}</source>
        <translation>면 {row}</translation>
    </message>
    <message>
        <source>face</source>
        <translation>면</translation>
    </message>
    <message>
        <source>{count} faces</source>
        <translation>면 {count}개</translation>
    </message>
    <message>
        <source>texture {row}</source>
        <translation>텍스처 {row}</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>{count} textures</source>
        <translation>텍스처 {count}개</translation>
    </message>
    <message>
        <source>material {row}</source>
        <translation>재질 {row}</translation>
    </message>
    <message>
        <source>material</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>{count} materials</source>
        <translation>재질 {count}개</translation>
    </message>
    <message>
        <source>bone {row}</source>
        <translation>본 {row}</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>{count} bones</source>
        <translation>본 {count}개</translation>
    </message>
    <message>
        <source>morph {row}</source>
        <translation>모프 {row}</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>{count} morphs</source>
        <translation>모프 {count}개</translation>
    </message>
    <message>
        <source>display frame {row}</source>
        <translation>표시 프레임 {row}</translation>
    </message>
    <message>
        <source>display frame</source>
        <translation>표시 프레임</translation>
    </message>
    <message>
        <source>{count} display frames</source>
        <translation>표시 프레임 {count}개</translation>
    </message>
    <message>
        <source>rigid body {row}</source>
        <translation>강체 {row}</translation>
    </message>
    <message>
        <source>rigid body</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>{count} rigid bodies</source>
        <translation>강체 {count}개</translation>
    </message>
    <message>
        <source>joint {row}</source>
        <translation>조인트 {row}</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>{count} joints</source>
        <translation>조인트 {count}개</translation>
    </message>
    <message>
        <source>soft body {row}</source>
        <translation>소프트 바디 {row}</translation>
    </message>
    <message>
        <source>soft body</source>
        <translation>소프트 바디</translation>
    </message>
    <message>
        <source>{count} soft bodies</source>
        <translation>소프트 바디 {count}개</translation>
    </message>
    <message>
        <source>{step} in morph {morph}</source>
        <translation>{step} (모프 {morph})</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>{field} 변경</translation>
    </message>
    <message>
        <source>{operation} {rows}</source>
        <translation>{operation} {rows}</translation>
    </message>
</context>
<context>
    <name>StepsModel</name>
    <message>
        <source>{step}, a pose</source>
        <translation>{step} (포즈)</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>실행 취소됨</translation>
    </message>
    <message>
        <source>A pose, which changes nothing in the file</source>
        <translation>포즈이며, 파일은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
</context>
<context>
    <name>StoredMenu</name>
    <message>
        <source>S&amp;tored selections</source>
        <translation>저장된 선택(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Store as…</source>
        <translation>이름 붙여 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Remember what is selected, under a name</source>
        <translation>지금 선택한 것을 이름을 붙여 저장합니다</translation>
    </message>
    <message>
        <source>{name}   ({count}, {section})</source>
        <translation>{name}   ({count}개, {section})</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>선택(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add to the selection</source>
        <translation>선택에 추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Take from the selection</source>
        <translation>선택에서 제외(&amp;T)</translation>
    </message>
    <message>
        <source>Store &amp;here what is selected</source>
        <translation>현재 선택으로 덮어쓰기(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>지우기(&amp;F)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Store as</source>
        <translation>이름 붙여 저장</translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>There is no row {row}</source>
        <translation>행 {row}이(가) 없습니다</translation>
    </message>
    <message>
        <source>{shown} of {count}</source>
        <translation>{shown} / {count}개</translation>
    </message>
    <message>
        <source>selected: {count}</source>
        <translation>{count}개 선택됨</translation>
    </message>
</context>
<context>
    <name>TextureCard</name>
    <message>
        <source>with transparency</source>
        <translation>투명 있음</translation>
    </message>
    <message>
        <source>without transparency</source>
        <translation>투명 없음</translation>
    </message>
    <message>
        <source>No material uses it</source>
        <translation>이것을 쓰는 재질이 없습니다</translation>
    </message>
    <message>
        <source>Used by {materials}</source>
        <translation>사용하는 재질: {materials}</translation>
    </message>
</context>
<context>
    <name>TextureCommands</name>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Add &amp;pictures…</source>
        <translation>이미지 추가(&amp;P)…</translation>
    </message>
    <message>
        <source>R&amp;eplace the file…</source>
        <translation>파일 바꾸기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Open the picture</source>
        <translation>이미지 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Pictures that another program saves are seen at once</source>
        <translation>다른 프로그램에서 저장한 이미지가 바로 표시됩니다</translation>
    </message>
    <message>
        <source>In the program that the system opens pictures with</source>
        <translation>시스템에서 이미지를 여는 프로그램으로 엽니다</translation>
    </message>
    <message>
        <source>&amp;Watch the files of textures</source>
        <translation>텍스처 파일 감시(&amp;W)</translation>
    </message>
    <message>
        <source>Select a texture first</source>
        <translation>먼저 텍스처를 선택하십시오</translation>
    </message>
    <message>
        <source>Its file is missing</source>
        <translation>파일이 없습니다</translation>
    </message>
</context>
<context>
    <name>TextureTile</name>
    <message>
        <source>Click: choose another</source>
        <translation>클릭: 다른 것 고르기</translation>
    </message>
</context>
<context>
    <name>Textures</name>
    <message>
        <source>Pictures ({})</source>
        <translation>이미지 ({})</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>이미지 추가</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>이미지 선택</translation>
    </message>
    <message>
        <source>{path} is outside of the folder of the model: others will not find it</source>
        <translation>{path}이(가) 모델 폴더 밖에 있어 다른 사람은 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>{} × {} pixels</source>
        <translation>{} × {} 픽셀</translation>
    </message>
    <message>
        <source>The file cannot be read: {}</source>
        <translation>파일을 읽을 수 없습니다: {}</translation>
    </message>
    <message>
        <source>The file is missing</source>
        <translation>파일이 없습니다</translation>
    </message>
</context>
<context>
    <name>TexturesBar</name>
    <message>
        <source>1 texture is not found: {paths}</source>
        <translation>텍스처 1개를 찾을 수 없습니다: {paths}</translation>
    </message>
    <message>
        <source>{count} textures are not found: {paths}</source>
        <translation>텍스처 {count}개를 찾을 수 없습니다: {paths}</translation>
    </message>
    <message>
        <source>Look in folder…</source>
        <translation>폴더에서 찾기…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Look in folder</source>
        <translation>폴더에서 찾기</translation>
    </message>
</context>
<context>
    <name>ThumbnailLabel</name>
    <message>
        <source>unreadable</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>TimeRuler</name>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Drag to go through time; the wheel zooms, with Shift it moves along. Drag in the strip at the top to loop over a part; a double click there loops over all.</source>
        <translation>드래그하면 프레임을 이동합니다. 휠로 확대/축소하고 Shift와 함께 좌우로 이동합니다. 위쪽 띠를 드래그하면 그 구간을, 더블 클릭하면 전체를 반복합니다.</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Add…</source>
        <translation>추가…</translation>
    </message>
    <message>
        <source>Load a motion</source>
        <translation>모션을 불러옵니다</translation>
    </message>
    <message>
        <source>Remove the motion that is selected</source>
        <translation>선택한 모션을 제거합니다</translation>
    </message>
    <message>
        <source>Loop over it</source>
        <translation>이 모션 반복</translation>
    </message>
    <message>
        <source>Loop from the start to the last frame of the motion that is selected</source>
        <translation>선택한 모션의 처음부터 마지막 프레임까지 반복합니다</translation>
    </message>
    <message>
        <source>To its end</source>
        <translation>이 모션의 끝으로</translation>
    </message>
    <message>
        <source>Go to the last frame of the motion that is selected</source>
        <translation>선택한 모션의 마지막 프레임으로 이동합니다</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Open the folder of the file of the motion that is selected</source>
        <translation>선택한 모션의 파일이 있는 폴더를 엽니다</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Camera, light, IK</source>
        <translation>카메라, 조명, IK</translation>
    </message>
    <message>
        <source>No motion is selected</source>
        <translation>선택한 모션이 없습니다</translation>
    </message>
    <message>
        <source>No motion from a file is selected</source>
        <translation>파일에서 불러온 모션이 선택되지 않았습니다</translation>
    </message>
    <message>
        <source>Play from frame {}</source>
        <translation>{} 프레임부터 재생</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>모션</translation>
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
        <translation>도구의 옵션</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>반지름</translation>
    </message>
    <message>
        <source>Radius of the falloff</source>
        <translation>폴오프 반지름</translation>
    </message>
    <message>
        <source>How far vertices around go along</source>
        <translation>주변 정점이 함께 움직이는 범위입니다</translation>
    </message>
    <message>
        <source>Goes along</source>
        <translation>함께 움직이는 것</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>&amp;Next axes</source>
        <translation>다음 축(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Handles</source>
        <translation>핸들(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>선택(&amp;S)</translation>
    </message>
    <message>
        <source>Click or drag a box to select</source>
        <translation>클릭하거나 사각형을 그려 선택합니다</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>이동(&amp;M)</translation>
    </message>
    <message>
        <source>Move what is selected by its arrows</source>
        <translation>선택한 것을 화살표로 이동합니다</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>회전(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the selection by its rings</source>
        <translation>선택한 것을 고리로 회전합니다</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>크기 조정(&amp;C)</translation>
    </message>
    <message>
        <source>Scale what is selected by its arms or its ring</source>
        <translation>선택한 것을 막대나 고리로 크기 조정합니다</translation>
    </message>
    <message>
        <source>&amp;Grab</source>
        <translation>잡기(&amp;G)</translation>
    </message>
    <message>
        <source>Pull rigid bodies, cloth, and what they move</source>
        <translation>강체와 천, 그것이 움직이는 것을 당깁니다</translation>
    </message>
    <message>
        <source>Paint &amp;weights</source>
        <translation>웨이트 칠하기(&amp;W)</translation>
    </message>
    <message>
        <source>Paint the weight of the current bone; Shift+click takes the bone, Ctrl+click the weight</source>
        <translation>현재 본의 웨이트를 칠합니다. Shift+클릭으로 본, Ctrl+클릭으로 웨이트를 가져옵니다</translation>
    </message>
    <message>
        <source>Sc&amp;ulpt</source>
        <translation>스컬프트(&amp;U)</translation>
    </message>
    <message>
        <source>Move, smooth, inflate or restore the surface; Shift smooths, Ctrl inflates inwards</source>
        <translation>표면을 이동하거나, 매끄럽게 하거나, 부풀리거나, 복원합니다. Shift는 매끄럽게, Ctrl은 안쪽으로 오목하게 합니다</translation>
    </message>
    <message>
        <source>&amp;Knife</source>
        <translation>나이프(&amp;K)</translation>
    </message>
    <message>
        <source>Draw a line across the faces that are to be cut</source>
        <translation>자를 면 위에 선을 그립니다</translation>
    </message>
    <message>
        <source>It works while physics does</source>
        <translation>물리 연산이 작동하는 동안 사용할 수 있습니다</translation>
    </message>
    <message>
        <source>No virtual axis was set</source>
        <translation>가상 축을 지정하지 않았습니다</translation>
    </message>
    <message>
        <source>It works in the other mode[ ({mode.toggle})]</source>
        <translation>다른 모드[({mode.toggle})]에서 사용할 수 있습니다</translation>
    </message>
    <message>
        <source>&amp;Local axes</source>
        <translation>로컬 축(&amp;L)</translation>
    </message>
    <message>
        <source>Handles along the local axes of the bone, body or joint</source>
        <translation>핸들이 본, 강체, 조인트의 로컬 축을 따릅니다</translation>
    </message>
    <message>
        <source>Glo&amp;bal axes</source>
        <translation>글로벌 축(&amp;B)</translation>
    </message>
    <message>
        <source>Handles have the axes of the model</source>
        <translation>핸들이 모델의 축을 따릅니다</translation>
    </message>
    <message>
        <source>&amp;Parent axes</source>
        <translation>부모 축(&amp;P)</translation>
    </message>
    <message>
        <source>Handles along the axes of the posed parent</source>
        <translation>핸들이 포즈를 취한 부모의 축을 따릅니다</translation>
    </message>
    <message>
        <source>N&amp;ormal axes</source>
        <translation>법선 축(&amp;O)</translation>
    </message>
    <message>
        <source>Z is the mean of the normals of the vertices that are selected</source>
        <translation>Z는 선택한 정점 법선의 평균입니다</translation>
    </message>
    <message>
        <source>Scr&amp;een axes</source>
        <translation>화면 축(&amp;E)</translation>
    </message>
    <message>
        <source>Handles have the axes of the picture</source>
        <translation>핸들이 화면의 축을 따릅니다</translation>
    </message>
    <message>
        <source>&amp;Virtual axis</source>
        <translation>가상 축(&amp;V)</translation>
    </message>
    <message>
        <source>Z is the axis that was set, wherever the selection is; it is turned about and moved along</source>
        <translation>Z는 지정한 축이며 선택이 어디에 있든 그대로입니다. 이 축을 중심으로 회전하고 이 축을 따라 이동합니다</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Look around</source>
        <translation>둘러보기</translation>
    </message>
    <message>
        <source>Drag with the right mouse button to turn the camera, with the middle one to move it, and zoom with the wheel.</source>
        <translation>마우스 오른쪽 버튼으로 드래그하면 카메라가 회전하고, 가운데 버튼으로 드래그하면 이동하며, 휠로 확대/축소합니다.</translation>
    </message>
    <message>
        <source>Drag with the middle mouse button to turn the camera, with Shift to move it, and zoom with the wheel.</source>
        <translation>마우스 가운데 버튼으로 드래그하면 카메라가 회전하고, Shift를 누르면 이동하며, 휠로 확대/축소합니다.</translation>
    </message>
    <message>
        <source>This is Mochi, a model to try things on. {mouse}[ The key {camera.frame-all} shows the whole model.]</source>
        <translation>자유롭게 시험해 볼 수 있는 모델 Mochi입니다. {mouse}[ {camera.frame-all} 키를 누르면 모델 전체가 보입니다.]</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>Click a part of the model, or a row here. Outline, table, inspector and model view share one selection; a double click brings it into view.</source>
        <translation>모델의 한 부분이나 여기의 행을 클릭합니다. 개요, 목록, 인스펙터, 모델 뷰는 선택을 공유합니다. 더블 클릭하면 그곳이 화면에 보입니다.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변경하기</translation>
    </message>
    <message>
        <source>The inspector has every field of what is selected. Type a number, drag it by its label or pick a colour: the model shows it at once.[ {help.focused} tells what a field is.]</source>
        <translation>인스펙터에는 선택한 것의 모든 항목이 있습니다. 수치를 입력하거나, 이름표를 드래그하거나, 색을 고르면 모델에 바로 나타납니다.[ {help.focused} 키를 누르면 항목의 설명이 나옵니다.]</translation>
    </message>
    <message>
        <source>Undo[ ({edit.undo})] takes back the last step and Redo[ ({edit.redo})] does it again, as far back as you like. The History pane lists all steps.</source>
        <translation>실행 취소[({edit.undo})]로 마지막 작업을 취소하고 다시 실행[({edit.redo})]으로 되살립니다. 원하는 만큼 되돌아갈 수 있습니다. 작업 내역 패널에는 모든 작업이 나열됩니다.</translation>
    </message>
    <message>
        <source>In Transform mode bones are posed and motions play, and the model itself stays as it is.[ {mode.toggle} leads there and back.] A dance is loaded[: {playback.play} plays it].</source>
        <translation>변형 모드에서는 본으로 포즈를 잡고 모션을 재생하며, 모델 자체는 바뀌지 않습니다.[ {mode.toggle} 키로 오갑니다.] 춤 모션을 불러왔습니다[. {playback.play}(으)로 재생합니다].</translation>
    </message>
    <message>
        <source>The pane Checks[ ({pane.go-to-checks})] lists what goes wrong in MMD, and fixes most of it; if there are findings, their number is shown here. Saving[ ({file.save})] keeps the previous file as a backup. More is in the handbook, in the Help menu.</source>
        <translation>검사 패널[({pane.go-to-checks})]은 MMD에서 문제가 되는 것을 나열하고 대부분 고칩니다. 문제가 있으면 그 수가 여기에 표시됩니다. 저장[({file.save})]하면 이전 파일이 백업으로 남습니다. 자세한 것은 도움말 메뉴의 핸드북에 있습니다.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Pose and play</source>
        <translation>포즈와 재생</translation>
    </message>
    <message>
        <source>Check and save</source>
        <translation>검사와 저장</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message>
        <source>Tour</source>
        <translation>기능 둘러보기</translation>
    </message>
    <message>
        <source>End</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} / {}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
</context>
<context>
    <name>TransformBox</name>
    <message>
        <source>Transform by numbers</source>
        <translation>수치로 변형</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>크기 조정</translation>
    </message>
    <message>
        <source>&amp;Evenly</source>
        <translation>균등하게(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>적용(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>초기화(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing is selected that has a position.</source>
        <translation>위치가 있는 것을 선택하지 않았습니다.</translation>
    </message>
    <message>
        <source>How far vertices around go along</source>
        <translation>주변 정점이 함께 움직이는 범위입니다</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>축</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>기준점</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>반지름</translation>
    </message>
</context>
<context>
    <name>TransformCommands</name>
    <message>
        <source>Show the pose in &amp;Edit mode</source>
        <translation>편집 모드에서 포즈 표시(&amp;E)</translation>
    </message>
    <message>
        <source>The model is shown at rest.</source>
        <translation>모델을 초기 자세로 표시하고 있습니다.</translation>
    </message>
    <message>
        <source>Shows the pose of Transform mode in Edit mode: vertices, faces and materials can be moved in the posed model; their rest positions are calculated from that</source>
        <translation>변형 모드의 포즈 그대로 모델을 편집합니다. 정점, 면, 재질을 포즈에서 이동하면 초기 자세의 위치로 환산됩니다</translation>
    </message>
    <message>
        <source>The pose is shown, but nothing is posed yet[: {mode.toggle} leads to Transform mode].</source>
        <translation>포즈를 표시하고 있지만 아직 변형한 것이 없습니다[. {mode.toggle} 키를 누르면 변형 모드로 갑니다].</translation>
    </message>
    <message>
        <source>The pose is shown: the rest position of what is moved is calculated from it.</source>
        <translation>포즈를 표시하고 있습니다. 이동한 것은 초기 자세의 위치로 환산됩니다.</translation>
    </message>
    <message>
        <source>&amp;Load motion…</source>
        <translation>모션 불러오기(&amp;L)…</translation>
    </message>
    <message>
        <source>Re&amp;move motions</source>
        <translation>모션 제거(&amp;M)</translation>
    </message>
    <message>
        <source>Save &amp;keys of the pose…</source>
        <translation>포즈를 키로 저장(&amp;K)…</translation>
    </message>
    <message>
        <source>L&amp;oad pose…</source>
        <translation>포즈 불러오기(&amp;O)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve pose…</source>
        <translation>포즈 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Copy pose</source>
        <translation>포즈 복사(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;aste pose</source>
        <translation>포즈 붙여넣기(&amp;A)</translation>
    </message>
    <message>
        <source>M&amp;irror pose</source>
        <translation>포즈 미러(&amp;I)</translation>
    </message>
    <message>
        <source>Reset all bones</source>
        <translation>모든 본 초기화</translation>
    </message>
    <message>
        <source>Reset all morphs</source>
        <translation>모든 모프 초기화</translation>
    </message>
    <message>
        <source>Reset &amp;everything</source>
        <translation>모두 초기화(&amp;E)</translation>
    </message>
    <message>
        <source>All IK o&amp;n</source>
        <translation>모든 IK 켜기(&amp;N)</translation>
    </message>
    <message>
        <source>All IK o&amp;ff</source>
        <translation>모든 IK 끄기(&amp;F)</translation>
    </message>
    <message>
        <source>Lift limits</source>
        <translation>제한 해제</translation>
    </message>
    <message>
        <source>Any bone can be moved and rotated here, whatever it is meant for; fixed axes and the limits of IK do not count. The model stays as it is</source>
        <translation>용도와 관계없이 어느 본이든 이동하고 회전할 수 있습니다. 고정 축과 IK 제한은 적용되지 않습니다. 모델은 그대로입니다</translation>
    </message>
    <message>
        <source>No motion is loaded</source>
        <translation>불러온 모션이 없습니다</translation>
    </message>
</context>
<context>
    <name>TransformPane</name>
    <message>
        <source>Frame in the view</source>
        <translation>화면 가운데에 표시</translation>
    </message>
</context>
<context>
    <name>TranslationForm</name>
    <message>
        <source>Rename…</source>
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <source>Give the names that the dictionary does not know by hand</source>
        <translation>사전에 없는 이름을 직접 입력합니다</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>&amp;Play</source>
        <translation>재생(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>정지(&amp;S)</translation>
    </message>
    <message>
        <source>Stop, and go back to the start</source>
        <translation>정지하고 처음으로 돌아갑니다</translation>
    </message>
    <message>
        <source>To the st&amp;art</source>
        <translation>처음으로(&amp;A)</translation>
    </message>
    <message>
        <source>One frame &amp;back</source>
        <translation>한 프레임 뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>One frame &amp;forward</source>
        <translation>한 프레임 앞으로(&amp;O)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>끝으로(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>반복(&amp;L)</translation>
    </message>
    <message>
        <source>Loop from &amp;here</source>
        <translation>여기부터 반복(&amp;H)</translation>
    </message>
    <message>
        <source>Loop over a part of the motions, which begins at the current frame</source>
        <translation>현재 프레임에서 시작하는 구간을 반복합니다</translation>
    </message>
    <message>
        <source>Loop &amp;up to here</source>
        <translation>여기까지 반복(&amp;U)</translation>
    </message>
    <message>
        <source>Loop over a part of the motions, which ends at the current frame</source>
        <translation>현재 프레임에서 끝나는 구간을 반복합니다</translation>
    </message>
    <message>
        <source>Loop over all</source>
        <translation>전체 반복</translation>
    </message>
    <message>
        <source>Loop over the whole of the motions again</source>
        <translation>다시 모션 전체를 반복합니다</translation>
    </message>
    <message>
        <source>No part is looped over</source>
        <translation>반복 구간이 없습니다</translation>
    </message>
    <message>
        <source>&amp;Camera of the motion</source>
        <translation>모션의 카메라(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;{rate} fps</source>
        <translation>&amp;{rate} fps</translation>
    </message>
    <message>
        <source>Show {count} pictures a second</source>
        <translation>초당 {count}장 표시</translation>
    </message>
    <message>
        <source>No motion moves the camera</source>
        <translation>카메라를 움직이는 모션이 없습니다</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>일시 정지(&amp;P)</translation>
    </message>
</context>
<context>
    <name>Typing</name>
    <message>
        <source>Nothing was done, for what is being typed cannot be taken: {}</source>
        <translation>입력 중인 값을 사용할 수 없어 실행하지 않았습니다: {}</translation>
    </message>
</context>
<context>
    <name>UnlistedRows</name>
    <message>
        <source>(no name)</source>
        <translation>(이름 없음)</translation>
    </message>
    <message>
        <source>In no display frame: MMD does not show it</source>
        <translation>표시 프레임에 없음: MMD에 표시되지 않습니다</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
</context>
<context>
    <name>UnlistedView</name>
    <message>
        <source>In no display frame</source>
        <translation>표시 프레임에 없음</translation>
    </message>
</context>
<context>
    <name>UpgradePane</name>
    <message>
        <source>Save as PMX…</source>
        <translation>PMX로 저장…</translation>
    </message>
    <message>
        <source>What would a PMD lose?</source>
        <translation>PMD로 저장하면 잃는 것</translation>
    </message>
    <message>
        <source>What can be made better</source>
        <translation>개선할 수 있는 것</translation>
    </message>
    <message>
        <source>{file} was opened from {pmd}, a PMD:</source>
        <translation>{file}: PMD 파일 {pmd}에서 연 모델입니다:</translation>
    </message>
    <message>
        <source>•  What was noticed is in Messages.</source>
        <translation>•  확인된 내용은 메시지에 있습니다.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <source>{} is a PMD; it was opened as a PMX:</source>
        <translation>{}은(는) PMD이며 PMX로 열었습니다:</translation>
    </message>
    <message>
        <source>Improve…</source>
        <translation>개선…</translation>
    </message>
</context>
<context>
    <name>UvCanvas</name>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
</context>
<context>
    <name>UvCommands</name>
    <message>
        <source>Project &amp;UVs from view…</source>
        <translation>시점에서 UV 투영(&amp;U)…</translation>
    </message>
    <message>
        <source>Projects the texture onto the selection from the current view</source>
        <translation>지금 보이는 방향에서 선택한 것에 텍스처를 입힙니다</translation>
    </message>
</context>
<context>
    <name>UvPane</name>
    <message>
        <source>Show &amp;all</source>
        <translation>모두 표시(&amp;A)</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>채널</translation>
    </message>
    <message>
        <source>The UV itself, or X and Y of an additional one</source>
        <translation>UV 자체, 또는 추가 UV의 X와 Y</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>선택(&amp;S)</translation>
    </message>
    <message>
        <source>Click or drag a box to select; Shift adds, Ctrl takes away; a double click takes the island</source>
        <translation>클릭하거나 사각형을 그려 선택합니다. Shift: 추가, Ctrl: 제외, 더블 클릭: 아일랜드</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>이동(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>회전(&amp;R)</translation>
    </message>
    <message>
        <source>Drag to turn what is selected about its centre; Ctrl: by steps of 15°</source>
        <translation>드래그하면 선택한 것을 중심에서 회전합니다. Ctrl: 15° 단위</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>크기 조정(&amp;C)</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>복사할 곳</translation>
    </message>
    <message>
        <source>Show &amp;selection</source>
        <translation>선택 부분 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Copy the UVs of what is selected to another channel</source>
        <translation>선택한 것의 UV를 다른 채널에 복사합니다</translation>
    </message>
    <message>
        <source>From &amp;view…</source>
        <translation>시점에서 투영(&amp;V)…</translation>
    </message>
    <message>
        <source>S&amp;nap</source>
        <translation>스냅(&amp;N)</translation>
    </message>
    <message>
        <source>Moving goes to corners of pixels, turning by 15°, scaling to whole pixels; Ctrl: the other way round</source>
        <translation>이동은 픽셀 모서리, 회전은 15°, 크기 조정은 픽셀 단위에 맞춥니다. Ctrl: 반대로 작동</translation>
    </message>
    <message>
        <source>&amp;Others</source>
        <translation>다른 재질(&amp;O)</translation>
    </message>
    <message>
        <source>Show faintly the other materials that have the same texture</source>
        <translation>같은 텍스처를 쓰는 다른 재질을 흐리게 표시합니다</translation>
    </message>
    <message>
        <source>Project the texture onto the selection from the model view</source>
        <translation>모델 뷰에서 보이는 방향에서 선택한 것에 텍스처를 입힙니다</translation>
    </message>
    <message>
        <source>Drag to move what is selected; Shift: along U or V, Ctrl: to pixels</source>
        <translation>드래그하여 선택한 것을 이동합니다. Shift: U 또는 V 방향으로만, Ctrl: 픽셀에 맞춤</translation>
    </message>
    <message>
        <source>Drag to scale what is selected about its centre; Shift: along U or V, Ctrl: to whole pixels</source>
        <translation>드래그하여 선택한 것을 중심에서 크기 조정합니다. Shift: U 또는 V 방향으로만, Ctrl: 픽셀 단위로</translation>
    </message>
    <message>
        <source>Flip U</source>
        <translation>U 뒤집기</translation>
    </message>
    <message>
        <source>Mirror what is selected from left to right</source>
        <translation>선택한 것을 좌우로 뒤집습니다</translation>
    </message>
    <message>
        <source>Flip V</source>
        <translation>V 뒤집기</translation>
    </message>
    <message>
        <source>Mirror what is selected upside down</source>
        <translation>선택한 것을 상하로 뒤집습니다</translation>
    </message>
    <message>
        <source>Shows what is selected as large as it fits</source>
        <translation>선택한 것을 꽉 차게 표시합니다</translation>
    </message>
    <message>
        <source>Shows the whole texture</source>
        <translation>텍스처 전체를 표시합니다</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>The material whose UVs are shown: another one is selected, too</source>
        <translation>UV를 표시할 재질. 다른 재질을 고르면 그 재질도 선택됩니다</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Additional UV {}</source>
        <translation>추가 UV {}</translation>
    </message>
    <message>
        <source>No material</source>
        <translation>재질 없음</translation>
    </message>
    <message>
        <source>What is moved goes into morph {}, which moves {:,} UVs of the material</source>
        <translation>움직인 것은 모프 {}에 들어갑니다. 이 모프는 재질의 UV {:,}개를 움직입니다</translation>
    </message>
    <message>
        <source>Morph {}: {:,} UVs of the material are moved</source>
        <translation>모프 {}: 이 재질의 UV {:,}개를 움직입니다</translation>
    </message>
    <message>
        <source>{material}, without a picture</source>
        <translation>{material}, 이미지 없음</translation>
    </message>
    <message>
        <source>{material}, {texture}, {width} × {height} pixels</source>
        <translation>{material}, {texture}, {width} × {height} 픽셀</translation>
    </message>
    <message>
        <source>Nothing of the material that is shown is selected</source>
        <translation>표시 중인 재질에서 선택한 것이 없습니다</translation>
    </message>
    <message>
        <source>A morph is edited, not the mesh</source>
        <translation>메시가 아니라 모프를 편집하고 있습니다</translation>
    </message>
    <message>
        <source>Move UVs</source>
        <translation>UV 이동</translation>
    </message>
    <message>
        <source>Rotate UVs</source>
        <translation>UV 회전</translation>
    </message>
    <message>
        <source>Scale UVs</source>
        <translation>UV 크기 조정</translation>
    </message>
    <message>
        <source>The morph that is edited moves another channel: {}</source>
        <translation>편집 중인 모프가 움직이는 채널이 다릅니다: {}</translation>
    </message>
    <message>
        <source>Copy UVs to another channel</source>
        <translation>UV를 다른 채널로 복사</translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message>
        <source>{count} offset</source>
        <translation>오프셋 {count}개</translation>
    </message>
    <message>
        <source>{count} offsets</source>
        <translation>오프셋 {count}개</translation>
    </message>
    <message>
        <source>{count} link</source>
        <translation>링크 {count}개</translation>
    </message>
    <message>
        <source>{count} links</source>
        <translation>링크 {count}개</translation>
    </message>
    <message>
        <source>{count} item</source>
        <translation>요소 {count}개</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>요소 {count}개</translation>
    </message>
    <message>
        <source>{count} anchor</source>
        <translation>앵커 {count}개</translation>
    </message>
    <message>
        <source>{count} anchors</source>
        <translation>앵커 {count}개</translation>
    </message>
    <message>
        <source>{count} pin</source>
        <translation>핀 {count}개</translation>
    </message>
    <message>
        <source>{count} pins</source>
        <translation>핀 {count}개</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count}바이트</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>No</source>
        <translation>아니요</translation>
    </message>
</context>
<context>
    <name>VectorEditor</name>
    <message>
        <source>Copy whole</source>
        <translation>전체 성분 복사</translation>
    </message>
    <message>
        <source>Paste whole</source>
        <translation>전체 성분 붙여넣기</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>{overlay} (automatic)</source>
        <translation>{overlay}(자동)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>&amp;Light and background</source>
        <translation>조명과 배경(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;xt document</source>
        <translation>다음 문서(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious document</source>
        <translation>이전 문서(&amp;V)</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Front</source>
        <translation>앞(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤(&amp;B)</translation>
    </message>
    <message>
        <source>The model&apos;s &amp;right</source>
        <translation>모델의 오른쪽(&amp;R)</translation>
    </message>
    <message>
        <source>The model&apos;s &amp;left</source>
        <translation>모델의 왼쪽(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>위(&amp;T)</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>아래(&amp;M)</translation>
    </message>
    <message>
        <source>Japanese names</source>
        <translation>일본어 이름</translation>
    </message>
    <message>
        <source>English names</source>
        <translation>영어 이름</translation>
    </message>
    <message>
        <source>Both names</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Colours of bones in lists</source>
        <translation>목록에 본 색 표시</translation>
    </message>
    <message>
        <source>Beside each bone a spot in the colour of the model view</source>
        <translation>각 본 옆에 모델 뷰와 같은 색의 점을 표시합니다</translation>
    </message>
    <message>
        <source>A colour for each of the 16 collision groups, in place of how bodies move</source>
        <translation>강체가 움직이는 방식 대신 충돌 그룹 16개를 색으로 구분합니다</translation>
    </message>
    <message>
        <source>All vertices as points</source>
        <translation>모든 정점을 점으로 표시합니다</translation>
    </message>
    <message>
        <source>Append links</source>
        <translation>부여 관계</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>축</translation>
    </message>
    <message>
        <source>Axes of selected bones</source>
        <translation>선택한 본의 축</translation>
    </message>
    <message>
        <source>Beyond joint limits</source>
        <translation>조인트 제한 초과</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Bones that MMD does not show, among the others</source>
        <translation>MMD에 표시되지 않는 본도 함께 표시합니다</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>접촉점</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>엣지</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>Ground shadow</source>
        <translation>지면 그림자</translation>
    </message>
    <message>
        <source>Hidden bones</source>
        <translation>숨긴 본</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>하이라이트</translation>
    </message>
    <message>
        <source>How far selected joints let their bodies turn and move</source>
        <translation>선택한 조인트가 강체의 회전과 이동을 허용하는 범위입니다</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 체인</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>Joints beyond their limits, and the rigid bodies that they connect</source>
        <translation>제한을 넘은 조인트와 그것이 잇는 강체</translation>
    </message>
    <message>
        <source>Limits of selected joints</source>
        <translation>선택한 조인트의 제한</translation>
    </message>
    <message>
        <source>Lines from bones to their append parents (付与親)</source>
        <translation>본에서 부여 부모로 이어진 선입니다</translation>
    </message>
    <message>
        <source>The axes of the model&apos;s space on the ground: X red, Z blue</source>
        <translation>지면 위의 모델 공간 축: X 빨강, Z 파랑</translation>
    </message>
    <message>
        <source>The bones, coloured by what they can do</source>
        <translation>본입니다. 하는 일에 따라 색이 다릅니다</translation>
    </message>
    <message>
        <source>The ground, with lines every 5 units; more of them nearby, fewer from afar</source>
        <translation>지면. 선은 5 단위 간격이며, 가까이에서는 촘촘해지고 멀어지면 성글어집니다</translation>
    </message>
    <message>
        <source>Lines from bones to their parents</source>
        <translation>본에서 부모로 이어진 선입니다</translation>
    </message>
    <message>
        <source>Contact shadow</source>
        <translation>접지 그림자</translation>
    </message>
    <message>
        <source>Lines from each IK bone along its links to the target</source>
        <translation>각 IK 본에서 링크를 거쳐 타겟으로 이어진 선입니다</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>법선</translation>
    </message>
    <message>
        <source>Parent links</source>
        <translation>부모 관계</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>Rigid bodies coloured by group</source>
        <translation>강체를 그룹 색으로</translation>
    </message>
    <message>
        <source>Rigid bodies, solid</source>
        <translation>강체(솔리드)</translation>
    </message>
    <message>
        <source>Selected faces and materials</source>
        <translation>선택한 면과 재질</translation>
    </message>
    <message>
        <source>Selected vertices</source>
        <translation>선택한 정점</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>셀프 섀도우</translation>
    </message>
    <message>
        <source>Soft bodies: links, anchors and pins</source>
        <translation>소프트 바디: 링크, 앵커, 핀</translation>
    </message>
    <message>
        <source>Sphere maps</source>
        <translation>스피어 맵</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>The axes by which the selected bones are handled</source>
        <translation>선택한 본을 조작할 때 쓰는 축입니다</translation>
    </message>
    <message>
        <source>The edges of all faces over the surface</source>
        <translation>표면 위에 모든 면의 변을 겹쳐 그립니다</translation>
    </message>
    <message>
        <source>The highlights of the light by specular colour and power</source>
        <translation>반사색과 반사 강도에 따른 하이라이트입니다</translation>
    </message>
    <message>
        <source>The joints, with lines to the two bodies of each</source>
        <translation>조인트와 각 조인트가 잇는 두 강체로 향하는 선입니다</translation>
    </message>
    <message>
        <source>The links, anchors and pins of soft bodies</source>
        <translation>소프트 바디를 잇는 링크, 강체와 잇는 앵커, 본이 잡고 있는 정점입니다</translation>
    </message>
    <message>
        <source>The names of bones, bodies and joints beside them, and the numbers of vertices</source>
        <translation>본, 강체, 조인트의 이름과 정점의 번호를 옆에 표시합니다</translation>
    </message>
    <message>
        <source>The normals of the vertices as lines</source>
        <translation>정점의 법선을 선으로 표시합니다</translation>
    </message>
    <message>
        <source>The outlines of materials and vertices that have one</source>
        <translation>엣지가 있는 재질과 정점의 윤곽선입니다</translation>
    </message>
    <message>
        <source>The pictures on the surfaces; without them the colours of the materials</source>
        <translation>표면의 텍스처 이미지입니다. 끄면 재질의 색만 표시합니다</translation>
    </message>
    <message>
        <source>The selected faces, and those of selected materials, in the colour of the selection</source>
        <translation>선택한 면과 선택한 재질의 면을 선택 색으로 표시합니다</translation>
    </message>
    <message>
        <source>The selected vertices as points</source>
        <translation>선택한 정점을 점으로 표시합니다</translation>
    </message>
    <message>
        <source>The shadow on the ground of materials that have one</source>
        <translation>지면 그림자가 있는 재질이 바닥에 드리우는 그림자입니다</translation>
    </message>
    <message>
        <source>The shadows that parts of the model cast onto each other</source>
        <translation>모델의 부분들이 서로에게 드리우는 그림자입니다</translation>
    </message>
    <message>
        <source>The shape before the edited morph</source>
        <translation>편집 중인 모프의 원래 모양</translation>
    </message>
    <message>
        <source>The shape without the morph that is edited, translucent where the morph takes it elsewhere</source>
        <translation>편집 중인 모프가 없을 때의 모양을, 모프가 옮긴 곳에 반투명하게 표시합니다</translation>
    </message>
    <message>
        <source>The shapes of the rigid bodies as wires</source>
        <translation>강체의 모양을 선으로 표시합니다</translation>
    </message>
    <message>
        <source>The shapes of the rigid bodies, filled</source>
        <translation>강체의 모양을 채워서 표시합니다</translation>
    </message>
    <message>
        <source>The soft darkness below what stands on the ground</source>
        <translation>바닥에 선 것 아래에 생기는 부드러운 그림자</translation>
    </message>
    <message>
        <source>The sphere maps of the materials</source>
        <translation>스피어 텍스처가 입히는 광택입니다</translation>
    </message>
    <message>
        <source>The toon shading of the materials, from light to shade</source>
        <translation>재질의 명암 단계(툰)입니다</translation>
    </message>
    <message>
        <source>Toon shading</source>
        <translation>툰 음영</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>Where rigid bodies touch each other and the ground while physics is on</source>
        <translation>물리 연산 중에 강체끼리 또는 바닥과 닿는 곳</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>와이어프레임</translation>
    </message>
</context>
<context>
    <name>Viewport</name>
    <message>
        <source>Model view</source>
        <translation>모델 뷰</translation>
    </message>
    <message>
        <source>The camera turns around what was double-clicked</source>
        <translation>더블 클릭한 위치를 중심으로 카메라가 회전합니다</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Model view</source>
        <translation>모델 뷰</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>보조 화면</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>위</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>앞</translation>
    </message>
    <message>
        <source>The model&apos;s left</source>
        <translation>모델의 왼쪽</translation>
    </message>
</context>
<context>
    <name>WeightPainter</name>
    <message>
        <source>Paint {bone}</source>
        <translation>{bone} 웨이트 칠하기</translation>
    </message>
    <message>
        <source>No bone moves this place</source>
        <translation>여기를 움직이는 본이 없습니다</translation>
    </message>
    <message>
        <source>Select the bone to be painted, or pick it here with Shift</source>
        <translation>칠할 본을 선택하거나 여기에서 Shift 키로 고르십시오</translation>
    </message>
    <message>
        <source>{bone} is locked</source>
        <translation>{bone}이(가) 잠겨 있습니다</translation>
    </message>
</context>
<context>
    <name>WeightsPane</name>
    <message>
        <source>Weight</source>
        <translation>웨이트</translation>
    </message>
    <message>
        <source>Exchanges with</source>
        <translation>주고받을 본</translation>
    </message>
    <message>
        <source>The one bone that weight is taken from and given to; none: all others that are not locked</source>
        <translation>웨이트를 주고받을 유일한 본입니다. 없으면 잠기지 않은 다른 모든 본입니다</translation>
    </message>
    <message>
        <source>Bone: none; select one, or Shift+click the model</source>
        <translation>본: 없음. 본을 선택하거나 모델을 Shift+클릭하십시오</translation>
    </message>
    <message>
        <source>Bone: {} (locked)</source>
        <translation>본: {}(잠김)</translation>
    </message>
    <message>
        <source>Bone: {} (its other side is not there)</source>
        <translation>본: {}(반대쪽이 없음)</translation>
    </message>
    <message>
        <source>Bone: {}</source>
        <translation>본: {}</translation>
    </message>
    <message>
        <source>The mode {} does not use the weight</source>
        <translation>{} 모드에서는 웨이트 값을 사용하지 않습니다</translation>
    </message>
    <message>
        <source>No bone is locked</source>
        <translation>잠긴 본이 없습니다</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>더하기</translation>
    </message>
    <message>
        <source>Each dab adds the strength</source>
        <translation>칠할 때마다 세기만큼 더합니다</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Each dab takes the strength away</source>
        <translation>칠할 때마다 세기만큼 뺍니다</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Goes towards the weight, by the strength</source>
        <translation>세기만큼 웨이트에 가까워집니다</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>매끄럽게</translation>
    </message>
    <message>
        <source>Goes towards the mean of the neighbours</source>
        <translation>이웃의 평균에 가까워집니다</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>채우기</translation>
    </message>
    <message>
        <source>A click gives the weight to all that hangs together</source>
        <translation>클릭하면 이어진 모든 정점을 이 웨이트로 합니다</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>그라데이션</translation>
    </message>
    <message>
        <source>From where the mouse is pressed the weight falls to 0 where it is released</source>
        <translation>마우스를 누른 곳의 웨이트에서 놓은 곳의 0까지 변합니다</translation>
    </message>
    <message>
        <source>Paint with this weight</source>
        <translation>이 웨이트로 칠하기</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>정규화(&amp;N)</translation>
    </message>
    <message>
        <source>What the bone gains others lose, so that the sum stays 1</source>
        <translation>본이 얻은 만큼 다른 본이 잃어 합계가 1로 유지됩니다</translation>
    </message>
    <message>
        <source>The same on the other side, for the bone of the other side</source>
        <translation>반대쪽에도 반대쪽 본으로 똑같이 칠합니다</translation>
    </message>
    <message>
        <source>Locked: {count} ({names})</source>
        <translation>잠김: {count}개({names})</translation>
    </message>
    <message>
        <source>&amp;Lock selected</source>
        <translation>선택한 본 잠금(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Unlock selected</source>
        <translation>선택한 본 잠금 해제(&amp;U)</translation>
    </message>
    <message>
        <source>Unlock &amp;all</source>
        <translation>모든 잠금 해제(&amp;A)</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Files that you open will be listed here.</source>
        <translation>여기에 연 파일이 표시됩니다.</translation>
    </message>
    <message>
        <source>An editor for PMX and PMD models</source>
        <translation>PMX·PMD 모델 편집기</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>새 모델</translation>
    </message>
    <message>
        <source>Open what was open last</source>
        <translation>지난번에 열었던 것 열기</translation>
    </message>
    <message>
        <source>The window in six steps, on the sample.</source>
        <translation>샘플을 사용해 창을 여섯 단계로 안내합니다.</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>기능 둘러보기 시작</translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> 외 {}개</translation>
    </message>
    <message>
        <source>Start from a centre bone.</source>
        <translation>센터 본 하나로 시작합니다.</translation>
    </message>
    <message>
        <source>A PMX, PMD, VRM or other model.</source>
        <translation>PMX, PMD, VRM 등의 모델을 엽니다.</translation>
    </message>
    <message>
        <source>Drop a model here</source>
        <translation>여기에 모델을 놓으세요</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>샘플 열기</translation>
    </message>
    <message>
        <source>A sample model for experiments.</source>
        <translation>시험해 볼 수 있는 샘플 모델입니다.</translation>
    </message>
    <message>
        <source>Open the cloth sample</source>
        <translation>천 샘플 열기</translation>
    </message>
    <message>
        <source>Cloths that physics moves.</source>
        <translation>물리 연산으로 움직이는 천입니다.</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>From {least} to {most}</source>
        <translation>{least}~{most}</translation>
    </message>
    <message>
        <source>At least {least}</source>
        <translation>{least} 이상</translation>
    </message>
    <message>
        <source>At most {most}</source>
        <translation>{most} 이하</translation>
    </message>
    <message>
        <source>In degrees</source>
        <translation>단위: 도</translation>
    </message>
    <message>
        <source>Can be: {}</source>
        <translation>가능한 값: {}</translation>
    </message>
    <message>
        <source>Refers to: {}</source>
        <translation>참조 대상: {}</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>Outline</source>
        <translation>개요</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>인스펙터</translation>
    </message>
    <message>
        <source>History</source>
        <translation>작업 내역</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>메시지</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>포즈</translation>
    </message>
    <message>
        <source>The bones as they are posed, in Transform mode: numbers for translation, rotation and scale, which poses and motions do not hold, IK switches, and buttons that bring bones back to rest or to the motion. Nothing here changes the model.</source>
        <translation>변형 모드에서 포즈를 잡은 본입니다: 이동, 회전, 크기(포즈나 모션에는 저장되지 않음)의 수치, IK 스위치, 본을 초기 자세나 모션으로 되돌리는 버튼. 여기에서는 모델이 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>표시 프레임</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>정점 웨이트</translation>
    </message>
    <message>
        <source>The bones and weights of the selected vertices, as a table to edit. Weights are set, added, normalized, converted between BDEF and SDEF, and copied to other vertices.</source>
        <translation>선택한 정점의 본과 웨이트를 편집할 수 있는 목록입니다. 웨이트를 지정, 추가, 정규화하고, BDEF와 SDEF 사이에서 변환하며, 다른 정점에 복사합니다.</translation>
    </message>
    <message>
        <source>Bodies and joints</source>
        <translation>강체와 조인트</translation>
    </message>
    <message>
        <source>The rigid bodies or the joints as a list: the switch above it chooses which, and with that what a click in the model view selects. The inspector has what is selected; selected bodies are joined by a button.</source>
        <translation>강체 또는 조인트의 목록입니다. 위의 전환으로 어느 쪽인지 고르면 모델 뷰에서 클릭으로 선택되는 것도 바뀝니다. 선택한 것은 인스펙터에 표시되고, 선택한 강체는 버튼으로 연결합니다.</translation>
    </message>
    <message>
        <source>Collision groups</source>
        <translation>충돌 그룹</translation>
    </message>
    <message>
        <source>The 16 collision groups as a grid that says which of them meet. A click changes it for all rigid bodies of both groups, as one step.</source>
        <translation>충돌 그룹 16개 중 어느 것끼리 부딪히는지 나타내는 표입니다. 클릭하면 두 그룹의 모든 강체가 한 단계로 바뀝니다.</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>A console and an editor for scripts on the open model. Each entry and each script is one step that can be undone; errors name their line.</source>
        <translation>열려 있는 모델에 쓰는 스크립트의 콘솔과 편집기입니다. 입력과 스크립트는 각각 실행 취소할 수 있는 한 단계이며, 오류에는 줄 번호가 표시됩니다.</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>플러그인</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>PMX 변환</translation>
    </message>
    <message>
        <source>What was done to a PMD when it was opened as PMX, what can be made better, each by a button, and what a PMD would lose.</source>
        <translation>PMD를 PMX로 열 때 한 일, 버튼 하나로 개선할 수 있는 것, PMD로 저장하면 잃는 것입니다.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>What differs between this model and another one, by table and field. Values are taken over one by one or all at once; the other model is seen as a ghost.</source>
        <translation>이 모델과 다른 모델의 차이를 목록과 항목별로 표시합니다. 값을 하나씩 또는 한꺼번에 반영합니다. 다른 모델은 반투명하게 보입니다.</translation>
    </message>
    <message>
        <source>The bone whose weights are painted in the model view, what it exchanges weight with, and the bones that are locked and keep theirs. Mode, radius, strength and falloff of the brush are above the view; a stroke is one step.</source>
        <translation>모델 뷰에서 웨이트를 칠할 본, 웨이트를 주고받을 본, 잠가서 웨이트를 유지할 본을 정합니다. 브러시의 모드, 반지름, 세기, 폴오프는 뷰 위에 있으며, 한 획이 한 단계입니다.</translation>
    </message>
    <message>
        <source>How brushes move, smooth, inflate or restore the surface in the model view: of the mesh, of a pose, or of the vertex morph that is edited. Mode, radius, strength and falloff of the brush are above the view; a stroke is one step.</source>
        <translation>모델 보기에서 브러시가 표면을 이동, 매끄럽게, 팽창, 복원하는 방식을 정합니다. 대상은 메시, 포즈 또는 편집 중인 정점 모프입니다. 브러시의 모드, 반지름, 세기, 폴오프는 보기 위에 있으며, 스트로크 하나가 한 단계입니다.</translation>
    </message>
    <message>
        <source>A material&apos;s faces on its texture: that of what is selected, or the one that is chosen at the top. Corners are clicked, boxed, moved, turned, scaled and flipped; the selection is the one of the whole window.</source>
        <translation>텍스처 위에 재질의 면을 표시합니다. 재질은 선택을 따르거나 위에서 고릅니다. 꼭짓점을 클릭하거나 상자로 선택하고, 이동, 회전, 크기 조정, 반전할 수 있습니다. 선택은 창 전체와 같습니다.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>검사</translation>
    </message>
    <message>
        <source>The messages about this model: warnings when it was opened, losses when it was saved, and what deleting changed. A double click goes to the row that a message is about.</source>
        <translation>이 모델에 관한 알림입니다: 열 때의 경고, 저장할 때 잃은 것, 삭제의 결과. 더블 클릭하면 메시지에 해당하는 행으로 갑니다.</translation>
    </message>
    <message>
        <source>All rows of the model by section, with a filter. What is selected here is selected everywhere; a double click shows it in the model view. What the mouse is over glows in the view, and the other way round; the eye beside a row hides it, the lock has the view pass it over. Rows are dragged to another place; in the tree a bone that is dropped onto another hangs from it. A right click offers what can be done with them.</source>
        <translation>모델의 모든 행을 분류별로 표시하며 필터가 있습니다. 여기에서 선택한 것은 어디서나 선택됩니다. 더블 클릭하면 모델 뷰에 보입니다. 마우스를 올린 행은 뷰에서 빛나고, 뷰에서 올린 것은 여기에서 빛납니다. 행 옆의 눈은 숨기고, 자물쇠는 뷰에서 선택되지 않게 합니다. 행은 드래그해 옮기며, 트리에서는 다른 본 위에 놓은 본이 그 자식이 됩니다. 마우스 오른쪽 클릭으로 할 수 있는 것을 표시합니다.</translation>
    </message>
    <message>
        <source>All fields of what is selected, in groups that fold. With several rows a change goes to all of them, and values that differ are shown as mixed. Numbers are rounded until they are edited; they are dragged by their label or take sums such as *1.1 or 180/3; links go to what a field refers to.</source>
        <translation>선택한 것의 모든 항목을 접을 수 있는 그룹으로 표시합니다. 여러 행을 선택하면 모두에 변경이 적용되고, 서로 다른 값은 혼합으로 표시됩니다. 수치는 편집하기 전까지 반올림해 보이며, 이름표를 드래그하거나 *1.1, 180/3과 같은 식으로 바꿀 수 있고, 링크로 항목이 참조하는 곳으로 갑니다.</translation>
    </message>
    <message>
        <source>The edits and poses since the model was opened, as many as the memory for undo holds. A click on one goes to the state after it, back or forward. Poses have an icon of their own, and change nothing in the file.</source>
        <translation>모델을 연 뒤의 편집과 포즈로, 실행 취소 메모리에 들어가는 만큼 남습니다. 항목을 클릭하면 그 직후의 상태로 앞뒤로 이동합니다. 포즈에는 전용 아이콘이 있으며, 파일은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>One section of the model as a sheet: cells are edited, copied and pasted as in a spreadsheet. Return changes the cell, Ctrl+Return all selected rows; so does Ctrl held for a tick, a choice or a drag. A click on a header sorts what is seen, never the model; a right click on it chooses the columns.</source>
        <translation>모델의 한 분류를 스프레드시트처럼 표시합니다. 셀을 편집하고 복사하고 붙여넣습니다. Return은 그 셀만, Ctrl+Return은 선택한 모든 행을 바꿉니다. Ctrl을 누른 채 체크, 선택, 드래그해도 같습니다. 머리글을 클릭하면 보이는 것만 정렬하고 모델은 바뀌지 않습니다. 마우스 오른쪽 클릭으로 열을 선택합니다.</translation>
    </message>
    <message>
        <source>A slider for each morph, by MMD&apos;s panels, in both modes. What is set here overrides the motion until it is reset.</source>
        <translation>편집 모드와 변형 모드 모두에서 MMD의 패널별로 각 모프의 슬라이더를 표시합니다. 여기에서 정한 값은 초기화할 때까지 모션보다 우선합니다.</translation>
    </message>
    <message>
        <source>The motions that play, and the keys of the bones and morphs that are selected, or of all. Dragging goes through time; the wheel zooms around the mouse, with Shift it moves along. Dragging in the strip at the top loops over a part, a double click there over all. A right click on a motion plays from there, loops over it, shows its folder or removes it. Motion files are dropped here; keys are shown, and not changed.</source>
        <translation>재생 중인 모션과, 선택한 본과 모프(없으면 전체)의 키입니다. 드래그하면 프레임을 이동하고, 휠은 마우스 위치를 중심으로 확대/축소하며 Shift와 함께 좌우로 이동합니다. 위쪽 띠를 드래그하면 그 구간을, 더블 클릭하면 전체를 반복합니다. 모션을 마우스 오른쪽 클릭하면 그곳부터 재생하거나, 반복하거나, 폴더를 보거나, 제거합니다. 모션 파일은 여기에 놓습니다. 키는 표시만 되며 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>Hides and shows materials and parts of the model (絞込み表示): check boxes for materials, and buttons that hide or isolate what is selected. What is hidden cannot be clicked, and is saved all the same.</source>
        <translation>재질과 모델의 일부를 숨기거나 표시합니다. 재질의 체크 상자와, 선택한 것을 숨기거나 그것만 표시하는 버튼이 있습니다. 숨긴 것은 클릭할 수 없지만 그대로 저장됩니다.</translation>
    </message>
    <message>
        <source>The display frames of MMD with their bones and morphs as a tree, and beside it what is in no frame yet. Items are dragged between frames; what causes problems in MMD is marked with the reason.</source>
        <translation>MMD의 표시 프레임을 본과 모프와 함께 트리로 표시하고, 아직 어느 표시 프레임에도 없는 것을 옆에 표시합니다. 요소는 표시 프레임 사이에서 드래그하며, MMD에서 문제가 되는 것에는 이유가 붙습니다.</translation>
    </message>
    <message>
        <source>The plug-ins that were found: switch them on and off, reload them, write one, and see in full what is wrong with one.</source>
        <translation>찾은 플러그인입니다: 켜고 끄기, 다시 불러오기, 새로 작성하기, 문제를 자세히 보기.</translation>
    </message>
    <message>
        <source>What goes wrong in MMD, what happens there, and how to fix it. A double click goes to the row; a fix corrects one row, all findings of a kind, or everything that can be fixed safely, as one step. A finding can be ignored.</source>
        <translation>MMD에서 문제가 되는 곳과 그때 일어나는 일, 고치는 방법입니다. 두 번 클릭하면 그 행으로 갑니다. 한 행, 같은 종류 전부, 또는 안전하게 고칠 수 있는 것 전부를 한 단계로 고칠 수 있습니다. 항목은 무시할 수 있습니다.</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>스냅샷</translation>
    </message>
    <message>
        <source>States of the model that were kept by name. They are compared with the model, swapped with it, appended to it, or saved as files.</source>
        <translation>이름을 붙여 보관한 모델의 상태입니다. 모델과 비교하거나, 서로 바꾸거나, 모델에 추가하거나, 파일로 저장합니다.</translation>
    </message>
    <message>
        <source>Paint weights</source>
        <translation>웨이트 칠하기</translation>
    </message>
    <message>
        <source>Sculpt</source>
        <translation>스컬프트</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>조명</translation>
    </message>
    <message>
        <source>The light, the self shadow and the background of the model views. The ball is dragged to where the light comes from. A motion with light of its own is seen in that.</source>
        <translation>모델 뷰의 조명, 셀프 섀도우, 배경입니다. 빛이 오는 쪽으로 구를 드래그합니다. 조명이 들어 있는 모션은 그 조명으로 표시됩니다.</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>보조 화면</translation>
    </message>
    <message>
        <source>One more view of the model with a camera of its own, in a window that can go to another screen.</source>
        <translation>별도의 카메라가 있는 모델 뷰를 하나 더 엽니다. 다른 화면으로 옮길 수 있는 창입니다.</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>도구 모음</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>작업 공간</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>The buttons below the menus</source>
        <translation>메뉴 아래의 버튼</translation>
    </message>
    <message>
        <source>{title}: {message}</source>
        <translation>{title}: {message}</translation>
    </message>
</context>
<context>
    <name>WorkingRows</name>
    <message>
        <source>{rows} of {source}</source>
        <translation>{source}의 {rows}</translation>
    </message>
    <message>
        <source>the whole model</source>
        <translation>모델 전체</translation>
    </message>
    <message>
        <source>all {rows}</source>
        <translation>모든 {rows}</translation>
    </message>
    <message>
        <source>{rows}; from {source}</source>
        <translation>{rows}; {source}에서</translation>
    </message>
</context>
<context>
    <name>Workspaces</name>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Edit mode: materials, textures, the mesh, all there is in the model</source>
        <translation>편집 모드: 재질, 텍스처, 메시 등 모델의 모든 것</translation>
    </message>
    <message>
        <source>Rig</source>
        <translation>리그</translation>
    </message>
    <message>
        <source>Edit mode: bones and the display frames that they are in</source>
        <translation>편집 모드: 본과 그 표시 틀</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>웨이트</translation>
    </message>
    <message>
        <source>Edit mode: the weights of bones, painted on the model</source>
        <translation>편집 모드: 모델에 칠하는 본 가중치</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Edit mode: morphs, their weights, and what they do to the model</source>
        <translation>편집 모드: 모프와 그 값, 모델이 바뀌는 모습</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>물리</translation>
    </message>
    <message>
        <source>Transform mode: rigid bodies and joints, and how they swing</source>
        <translation>변형 모드: 강체와 조인트, 그 흔들림</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Edit mode: the mesh on its textures, beside the model</source>
        <translation>편집 모드: 텍스처 위의 메시를 모델과 나란히 표시합니다</translation>
    </message>
    <message>
        <source>Pose &amp; motion</source>
        <translation>포즈와 모션</translation>
    </message>
    <message>
        <source>Transform mode: bones and morphs are posed, and motions played</source>
        <translation>변형 모드: 본과 모프로 포즈를 잡고 모션을 재생합니다</translation>
    </message>
</context>
<context>
    <name>WorkspacesMenu</name>
    <message>
        <source>Wor&amp;kspaces</source>
        <translation>작업 공간(&amp;K)</translation>
    </message>
    <message>
        <source>Remember under a name where the panes stand, as a workspace of your own</source>
        <translation>패널의 배치를 이름을 붙여 자신의 작업 공간으로 저장합니다</translation>
    </message>
    <message>
        <source>&amp;Save workspace as…</source>
        <translation>다른 이름으로 작업 공간 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Re&amp;name workspace…</source>
        <translation>작업 공간 이름 바꾸기(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Delete workspace</source>
        <translation>작업 공간 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Reset workspace</source>
        <translation>작업 공간 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>The workspace in use is none of your own</source>
        <translation>사용 중인 작업 공간은 직접 저장한 것이 아닙니다</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>작업 공간</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
</context>
</TS>
