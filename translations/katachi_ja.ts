<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Katachi</source>
        <translation>Katachi について</translation>
    </message>
    <message>
        <source>An editor for PMX and PMD, the model formats of MikuMikuDance. Free software under the MIT licence.</source>
        <translation>MikuMikuDance のモデル形式 PMX・PMD のエディタです。MIT ライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>A beta version: nobody has tried it on a real Windows or Mac yet.</source>
        <translation>ベータ版です。実際の Windows と Mac ではまだ試されていません。</translation>
    </message>
</context>
<context>
    <name>AddedBone</name>
    <message>
        <source>Add a bone</source>
        <translation>ボーンを追加</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Save animation</source>
        <translation>アニメーション保存</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>ターンテーブル</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>Pictures a t&amp;urn</source>
        <translation>1周の枚数(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>開始フレーム(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>終了フレーム(&amp;L)</translation>
    </message>
    <message>
        <source>Pictures a s&amp;econd</source>
        <translation>1秒の枚数(&amp;E)</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>ファイル(&amp;L)</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>アニメーションWebP</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>アニメーションPNG</translation>
    </message>
    <message>
        <source>Numbered PNG files</source>
        <translation>連番PNG</translation>
    </message>
    <message>
        <source>{count} pictures, {seconds} seconds</source>
        <translation>{count} 枚、{seconds} 秒</translation>
    </message>
</context>
<context>
    <name>BakeCommands</name>
    <message>
        <source>Ba&amp;ke physics into a motion…</source>
        <translation>物理演算をモーションに焼き込む(&amp;K)…</translation>
    </message>
    <message>
        <source>Writes the movement of physics into a motion as keys, so that it looks the same in every program</source>
        <translation>物理演算の動きをモーションのキーにします。どのソフトで再生しても同じ動きになります</translation>
    </message>
    <message>
        <source>Settle the rest pose &amp;with physics…</source>
        <translation>物理演算で垂らして初期姿勢にする(&amp;N)…</translation>
    </message>
    <message>
        <source>Lets hair, skirt and the like fall until physics is at rest, and makes that the rest pose</source>
        <translation>髪やスカートなどを物理演算で自然に垂らし、その形を初期状態にします</translation>
    </message>
    <message>
        <source>Physics is being baked</source>
        <translation>物理演算をベイク中です</translation>
    </message>
    <message>
        <source>Physics is not available: {}</source>
        <translation>物理演算を使えません：{}</translation>
    </message>
    <message>
        <source>No rigid body of the model is moved by physics</source>
        <translation>物理演算で動く剛体がモデルにありません</translation>
    </message>
    <message>
        <source>{}: physics moves no bone</source>
        <translation>{}：物理演算で動くボーンがありません</translation>
    </message>
    <message>
        <source>Baked physics</source>
        <translation>物理演算の焼き込み</translation>
    </message>
    <message>
        <source>Baked motion</source>
        <translation>焼き込んだモーション</translation>
    </message>
    <message>
        <source>{name}: bones: {bones}, keys: {keys} of {all}, largest error: {distance} and {angle}°</source>
        <translation>{name}：ボーン：{bones}、キー：{all} から {keys}、最大誤差：{distance} / {angle}°</translation>
    </message>
    <message>
        <source>{} failed: {}</source>
        <translation>{}に失敗しました：{}</translation>
    </message>
    <message>
        <source>{} was cancelled</source>
        <translation>{}を中止しました</translation>
    </message>
</context>
<context>
    <name>BakeDialog</name>
    <message>
        <source>Bake physics into a motion</source>
        <translation>物理演算をモーションに焼き込む</translation>
    </message>
    <message>
        <source>As few as needed</source>
        <translation>必要最小限</translation>
    </message>
    <message>
        <source>On every frame</source>
        <translation>全フレーム</translation>
    </message>
    <message>
        <source>The bones that physics moves</source>
        <translation>物理演算で動くボーンだけ</translation>
    </message>
    <message>
        <source>Everything, with motions and pose</source>
        <translation>モーションとポーズを含む全て</translation>
    </message>
    <message>
        <source>&amp;Switch physics off for these bones</source>
        <translation>これらのボーンの物理をOFFにする(&amp;S)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Save it as a VMD file</source>
        <translation>VMDファイルに保存</translation>
    </message>
    <message>
        <source>Play it after the motions</source>
        <translation>モーションに追加して再生</translation>
    </message>
    <message>
        <source>Play it in place of the motions</source>
        <translation>モーションと置き換えて再生</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>開始フレーム(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>終了フレーム(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Warm up before</source>
        <translation>開始前の助走(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>R&amp;otation may be off by</source>
        <translation>回転の許容誤差(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Position may be off by</source>
        <translation>位置の許容誤差(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;The motion holds</source>
        <translation>モーションの内容(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Afterwards</source>
        <translation>焼き込み後(&amp;A)</translation>
    </message>
    <message>
        <source>MMD then moves them by these keys, and not by physics of its own</source>
        <translation>MMDでは物理演算ではなく、このキーで動くようになります</translation>
    </message>
    <message>
        <source>Soft bodies cannot become part of a motion.</source>
        <translation>SoftBodyはモーションに含められません。</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>焼き込む(&amp;B)</translation>
    </message>
    <message>
        <source>{count} frames, {seconds} seconds</source>
        <translation>{count} フレーム、{seconds} 秒</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>Show one</source>
        <translation>1つだけ表示</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>ほか{count}件</translation>
    </message>
</context>
<context>
    <name>BeforeAndAfter</name>
    <message>
        <source>The model without the morph and with it</source>
        <translation>モーフを適用する前と後のモデル</translation>
    </message>
    <message>
        <source>Click a picture to see the model so in the view</source>
        <translation>画像をクリックすると、ビューのモデルがそのように見えます</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>適用なし</translation>
    </message>
    <message>
        <source>With</source>
        <translation>適用</translation>
    </message>
</context>
<context>
    <name>BodiesPane</name>
    <message>
        <source>What is listed</source>
        <translation>一覧の内容</translation>
    </message>
</context>
<context>
    <name>BoneMapEditor</name>
    <message>
        <source>The skeleton from the front</source>
        <translation>正面から見た骨格</translation>
    </message>
    <message>
        <source>MMD</source>
        <translation>MMD</translation>
    </message>
    <message>
        <source>Bone of the model</source>
        <translation>モデルのボーン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>MMD&apos;s bones, and those of the model</source>
        <translation>MMDのボーンとモデルのボーン</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>確実</translation>
    </message>
    <message>
        <source>not sure</source>
        <translation>不確か</translation>
    </message>
    <message>
        <source>no known names</source>
        <translation>既知の名前なし</translation>
    </message>
    <message>
        <source>{names} · sure: {sure}, not sure: {unsure}</source>
        <translation>{names}・確実：{sure}、不確か：{unsure}</translation>
    </message>
</context>
<context>
    <name>BrowseCommands</name>
    <message>
        <source>All models below a folder in pictures, found by name, missing textures and errors</source>
        <translation>フォルダ以下のすべてのモデルを画像で一覧し、名前、見つからないテクスチャ、エラーで探します</translation>
    </message>
    <message>
        <source>Browse &amp;folder…</source>
        <translation>フォルダを一覧(&amp;F)…</translation>
    </message>
</context>
<context>
    <name>BrushPainter</name>
    <message>
        <source>There is no surface here</source>
        <translation>ここには面がありません</translation>
    </message>
</context>
<context>
    <name>BrushPane</name>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Falls gently at the middle and at the rim</source>
        <translation>中心と縁でなだらかに弱くなります</translation>
    </message>
    <message>
        <source>Falls evenly from the middle to the rim</source>
        <translation>中心から縁へ一様に弱くなります</translation>
    </message>
    <message>
        <source>Falls fast: most is at the middle</source>
        <translation>すぐに弱くなり、中心に集中します</translation>
    </message>
    <message>
        <source>The same up to the rim</source>
        <translation>縁まで同じ強さです</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>減衰</translation>
    </message>
    <message>
        <source>In pixels of the view; [ and ], or Ctrl + wheel over the model</source>
        <translation>画面のピクセル単位。[ と ]、またはモデル上で Ctrl+ホイール</translation>
    </message>
    <message>
        <source>Drag sideways to change</source>
        <translation>左右にドラッグして変更</translation>
    </message>
    <message>
        <source>The brush is set above the model view.</source>
        <translation>ブラシはモデルビューの上で設定します。</translation>
    </message>
    <message>
        <source>&amp;Mirror across X</source>
        <translation>左右対称(&amp;M)</translation>
    </message>
    <message>
        <source>Only &amp;selected vertices</source>
        <translation>選択頂点のみ(&amp;S)</translation>
    </message>
    <message>
        <source>Vertices that are not selected stay as they are</source>
        <translation>選択していない頂点は変わりません</translation>
    </message>
    <message>
        <source>Show &amp;vertices</source>
        <translation>頂点を表示(&amp;V)</translation>
    </message>
    <message>
        <source>Points at the vertices under the brush, the larger the more they get</source>
        <translation>ブラシの下の頂点を点で示します。強く効く頂点ほど大きくなります</translation>
    </message>
</context>
<context>
    <name>CameraCommands</name>
    <message>
        <source>Frame &amp;selection</source>
        <translation>選択対象を中央に表示(&amp;S)</translation>
    </message>
    <message>
        <source>Frame &amp;all</source>
        <translation>全体を表示(&amp;A)</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>カメラリセット(&amp;E)</translation>
    </message>
    <message>
        <source>Bac&amp;k to before the reset</source>
        <translation>リセット直前状態へ戻す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>選択対象(&amp;S)</translation>
    </message>
    <message>
        <source>Current &amp;bone</source>
        <translation>現在のボーン(&amp;B)</translation>
    </message>
    <message>
        <source>What the camera &amp;looks at</source>
        <translation>カメラの注視点(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>遠近表示(&amp;P)</translation>
    </message>
    <message>
        <source>Four v&amp;iews</source>
        <translation>4画面モード(&amp;I)</translation>
    </message>
    <message>
        <source>Seco&amp;nd view</source>
        <translation>サブ画面(&amp;N)</translation>
    </message>
    <message>
        <source>Move all views to&amp;gether</source>
        <translation>全画面のカメラを同期(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Values…</source>
        <translation>数値指定(&amp;V)…</translation>
    </message>
    <message>
        <source>Lock r&amp;otation</source>
        <translation>回転のみロック(&amp;O)</translation>
    </message>
    <message>
        <source>Lock everyt&amp;hing</source>
        <translation>すべてロック(&amp;H)</translation>
    </message>
</context>
<context>
    <name>CameraDialog</name>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>注視点</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
</context>
<context>
    <name>CellBlocks</name>
    <message>
        <source>Change cells</source>
        <translation>セルの変更</translation>
    </message>
</context>
<context>
    <name>CellDelegate</name>
    <message>
        <source>Return changes this cell, Ctrl+Return all {count} selected rows</source>
        <translation>Returnでこのセルだけ、Ctrl+Returnで選択した {count} 行すべてに入ります</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>“{text}” does not fit into {field}.</source>
        <translation>「{text}」は「{field}」の値として使えません。</translation>
    </message>
</context>
<context>
    <name>ChainForm</name>
    <message>
        <source>&amp;Let it swing</source>
        <translation>揺らしてみる(&amp;L)</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>チェーン</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Hangs from</source>
        <translation>つなぎ元</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>チェーン</translation>
    </message>
    <message>
        <source>Runs physics with these values: with the motion that is loaded, or while the model sways</source>
        <translation>この値で物理演算を動かします：読み込まれたモーションで、なければモデルを左右に揺らします</translation>
    </message>
    <message>
        <source>Chains: {}, bones: {}</source>
        <translation>チェーン：{}本、ボーン：{}個</translation>
    </message>
    <message>
        <source>they stand in a ring, as a skirt</source>
        <translation>スカートのように輪になっています</translation>
    </message>
    <message>
        <source>Physics is not available: {}</source>
        <translation>物理演算を使えません：{}</translation>
    </message>
</context>
<context>
    <name>ChainPresets</name>
    <message>
        <source>Hair</source>
        <translation>髪</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>スカート</translation>
    </message>
    <message>
        <source>Ribbon</source>
        <translation>リボン</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>胸</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>しっぽ</translation>
    </message>
</context>
<context>
    <name>ChainSliders</name>
    <message>
        <source>Mass</source>
        <translation>質量</translation>
    </message>
    <message>
        <source>Of the first body. The heavier, the less its springs hold it.</source>
        <translation>最初の剛体の質量。重いほどばねで支えにくくなります。</translation>
    </message>
    <message>
        <source>Mass, link to link</source>
        <translation>質量の変化</translation>
    </message>
    <message>
        <source>Below 1 the tip is lighter than the root, and calm.</source>
        <translation>1未満なら先端が根元より軽く、落ち着いて動きます。</translation>
    </message>
    <message>
        <source>Move damping</source>
        <translation>移動減衰</translation>
    </message>
    <message>
        <source>The more, the slower it follows, as if in water.</source>
        <translation>大きいほど、水中のようにゆっくり付いてきます。</translation>
    </message>
    <message>
        <source>Turn damping</source>
        <translation>回転減衰</translation>
    </message>
    <message>
        <source>The more, the sooner it stops swinging back and forth.</source>
        <translation>大きいほど、揺れ戻しが早く収まります。</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>回転制限</translation>
    </message>
    <message>
        <source>Degrees the first joint turns at most: the more, the wider it swings.</source>
        <translation>最初のJointが回る最大の角度（度）。大きいほど大きく揺れます。</translation>
    </message>
    <message>
        <source>Limits, link to link</source>
        <translation>回転制限の変化</translation>
    </message>
    <message>
        <source>Above 1 the tip bends farther than the root.</source>
        <translation>1より大きければ先端が根元より大きく曲がります。</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>ばね</translation>
    </message>
    <message>
        <source>The more, the harder it springs back into its shape.</source>
        <translation>大きいほど、元の形へ強く戻ります。</translation>
    </message>
    <message>
        <source>Stiffness, link to link</source>
        <translation>ばねの変化</translation>
    </message>
    <message>
        <source>Below 1 the tip is softer than the root.</source>
        <translation>1未満なら先端が根元より柔らかくなります。</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>横の遊び</translation>
    </message>
    <message>
        <source>The more, the freer neighbouring chains part and close up.</source>
        <translation>大きいほど、隣のチェーンとの間隔が自由に変わります。</translation>
    </message>
</context>
<context>
    <name>ChannelBinding</name>
    <message>
        <source>Pose: {what} of {rows}</source>
        <translation>ポーズ：{rows}の{what}</translation>
    </message>
    <message>
        <source>This has no finite result.</source>
        <translation>結果が有限の値になりません。</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>A PMD has 20 bytes for a name, ten full-width characters: the rest is cut off when it is saved. Shorten the name, or save as PMX.</source>
        <translation>PMDの名前は20バイト（全角10文字）で、超えた分は保存時に切られます。名前を短くするか、PMXで保存してください。</translation>
    </message>
    <message>
        <source>A PMD has 20 bytes for the paths of texture and sphere map together: the rest is cut off when it is saved, and the files are not found. Give the files short names, without folders, or save as PMX.</source>
        <translation>PMDではテクスチャとスフィアマップのパスを合わせて20バイトです。超えた分は保存時に切られ、ファイルが見つからなくなります。フォルダなしの短い名前にするか、PMXで保存してください。</translation>
    </message>
    <message>
        <source>A PMD has 256 bytes for it: the rest is cut off when it is saved. Shorten it, or save as PMX.</source>
        <translation>PMDのコメントは256バイトで、超えた分は保存時に切られます。短くするか、PMXで保存してください。</translation>
    </message>
    <message>
        <source>A display frame of a PMD has 254 bones at most. When it is saved as PMD it becomes several frames. Divide it, or save the model as PMX.</source>
        <translation>PMDの表示枠のボーンは最大254個です。PMDで保存すると複数の枠に分かれます。枠を分けるか、PMXで保存してください。</translation>
    </message>
    <message>
        <source>A motion file has 15 bytes for a name, seven full-width characters: of a longer one it keeps the beginning, and MMD does not find the bone by it any more. Shorten the name.</source>
        <translation>モーションの名前は15バイト（全角7文字）です。長い名前は先頭だけが保存され、MMDはそのボーンを見つけられなくなります。名前を短くしてください。</translation>
    </message>
    <message>
        <source>A motion file has 15 bytes for a name, seven full-width characters: of a longer one it keeps the beginning. MMD finds the morph by that, other programs may not. Shorten the name.</source>
        <translation>モーションの名前は15バイト（全角7文字）です。長い名前は先頭だけが保存されます。MMDはそれでモーフを見つけますが、ほかのプログラムでは見つからないことがあります。名前を短くしてください。</translation>
    </message>
    <message>
        <source>A motion moves only one of those with the same name; the others stay where they are. Give each its own name: the fix numbers all but the first.</source>
        <translation>モーションは同じ名前のうち1つだけを動かし、ほかは動きません。それぞれに名前を付けてください。修正では2つ目以降に番号が付きます。</translation>
    </message>
    <message>
        <source>A motion, and a PMD, have 20 bytes for the name of the model, ten full-width characters, and cut off the rest. The motion moves the model all the same. Shorten the name where it matters.</source>
        <translation>モーションとPMDのモデル名は20バイト（全角10文字）で、残りは切られます。それでもモーションは動きます。支障があれば名前を短くしてください。</translation>
    </message>
    <message>
        <source>A soft body is made of the faces of its material; without one there is none. Choose the material, or delete the soft body.</source>
        <translation>SoftBodyは材質の面から作られます。材質がなければ作れません。材質を選ぶか、SoftBodyを削除してください。</translation>
    </message>
    <message>
        <source>A sub-texture lies on the first additional UV, and vertex colours are kept in it, but the model has none: the material has one colour all over. Give the model an additional UV, and values.</source>
        <translation>サブTexは追加UV1に貼られ、頂点色もそこに入りますが、このモデルには追加UVがなく、材質全体が1色になります。追加UVを設け、値を入れてください。</translation>
    </message>
    <message>
        <source>Additional UVs that nothing uses</source>
        <translation>使われていない追加UV</translation>
    </message>
    <message>
        <source>An offset of less than 0.0001 cannot be seen, but takes room and time. Remove it.</source>
        <translation>0.0001未満のオフセットは見えませんが、容量と処理時間を使います。削除してください。</translation>
    </message>
    <message>
        <source>Anchors and pins that hold nothing</source>
        <translation>何も留めていないアンカーとPin</translation>
    </message>
    <message>
        <source>Append from itself</source>
        <translation>自分自身からの付与</translation>
    </message>
    <message>
        <source>Append without an append parent</source>
        <translation>付与親のない付与</translation>
    </message>
    <message>
        <source>Bones in 表情</source>
        <translation>表情枠にあるボーン</translation>
    </message>
    <message>
        <source>Bones or morphs that are in display frames twice</source>
        <translation>表示枠に重複しているボーンやモーフ</translation>
    </message>
    <message>
        <source>Colours beyond 0 to 1</source>
        <translation>0から1の範囲外の色</translation>
    </message>
    <message>
        <source>Edge scales below 0</source>
        <translation>0未満のエッジ倍率</translation>
    </message>
    <message>
        <source>Empty display frames</source>
        <translation>空の表示枠</translation>
    </message>
    <message>
        <source>A bone cannot copy its own rotation: nothing is copied. Choose another append parent, or switch the append off.</source>
        <translation>自分の回転を自分に付与することはできず、何も付与されません。別の付与親を選ぶか、付与をオフにしてください。</translation>
    </message>
    <message>
        <source>A bone or morph belongs into one display frame. In two it is shown twice, or in one of them only, depending on the program. Take it out of one.</source>
        <translation>ボーンやモーフは1つの表示枠に入れるものです。2つの枠にあると、二重に表示されるか片方だけに表示されるかはソフトによります。片方から外してください。</translation>
    </message>
    <message>
        <source>A character of the name is not in Shift-JIS, in which motions and poses store names: a question mark, or nothing, is stored instead, and the name does not match any more. Use another character.</source>
        <translation>モーションとポーズは名前をShift-JISで保存しますが、名前にShift-JISにない文字があります。その文字は「?」になるか消え、その名前では何も見つかりません。別の文字を使ってください。</translation>
    </message>
    <message>
        <source>A corner of the face refers to a vertex that does not exist, so that the face cannot be drawn. Remove the face.</source>
        <translation>面の角の1つに頂点がなく、描画できません。ファイルには存在しない頂点の番号が書かれることになります。面を削除してください。</translation>
    </message>
    <message>
        <source>A file of that name is in another folder, or its name was garbled when it was unpacked. Katachi finds it, but MMD does not. Move the file, or correct its path.</source>
        <translation>同じ名前のファイルが別のフォルダにあるか、解凍時に名前が文字化けしています。Katachiは見つけますが、MMDは見つけられません。ファイルを移動するか、パスを書き直してください。</translation>
    </message>
    <message>
        <source>A link of the IK is the target itself, or has no bone. Turning the target does not move it, and the link is ignored. Remove it from the links.</source>
        <translation>IKリンクがターゲット自身、または無しです。ターゲットを回転させても導くことにはならず、このリンクは無視されます。リンクから外してください。</translation>
    </message>
    <message>
        <source>A weight below 0.001 has no visible effect, but costs as much time as any other. Limit the weights: the others get its share.</source>
        <translation>1000分の1未満のウェイトは目に見える動きをしませんが、計算量はほかと同じです。ウェイトを制限すると、その分はほかのボーンに移ります。</translation>
    </message>
    <message>
        <source>A weight without a bone stays behind when the model moves. Give the vertex the weights of its neighbours; the fix gives the weight to the bones that are there, or else to the nearest bone.</source>
        <translation>ボーンがない頂点、またはその分のウェイトは、モデルが動いても取り残されます。隣の頂点のウェイトを与えてください。修正では残りのボーンに、なければ最も近いボーンに割り当てられます。</translation>
    </message>
    <message>
        <source>All three are at the origin, as tools without SDEF leave them: the vertex does not turn about the joint, and is out of place in a bend. Convert its weights to SDEF again, which calculates them, or to BDEF2.</source>
        <translation>3つとも原点にあります。SDEFを知らないツールで作るとこうなり、頂点が関節を中心に回らず、曲げたときに位置がずれます。ウェイトをもう一度SDEFに変換して計算し直すか、BDEF2に変換してください。</translation>
    </message>
    <message>
        <source>An anchor ties a vertex of the material to a rigid body, and a pin makes one follow its bones. Without a body, or at a vertex of another material, they have no effect. Remove them.</source>
        <translation>アンカーは材質の頂点を剛体に結び、Pinは頂点をボーンに追従させます。剛体がない場合や、別の材質の頂点では働きません。削除してください。</translation>
    </message>
    <message>
        <source>Bones in a circle of parents</source>
        <translation>自分自身の子孫になっているボーン</translation>
    </message>
    <message>
        <source>Bones that deform too early</source>
        <translation>必要なボーンより先に変形するボーン</translation>
    </message>
    <message>
        <source>Bones that depend on physics but deform before it</source>
        <translation>物理で動くボーンに従うのに物理前に変形するボーン</translation>
    </message>
    <message>
        <source>Bones with invalid numbers (NaN)</source>
        <translation>不正な数値を持つボーン</translation>
    </message>
    <message>
        <source>Both are drawn at the same place: transparent faces look twice as dense, others only cost time. Remove one of them.</source>
        <translation>両方が同じ場所に描画されます。半透明のものは2倍に濃くなり、そうでないものは無駄に描画されます。一方を削除してください。</translation>
    </message>
    <message>
        <source>Both are read from the first additional UV, so that one of them shows the values of the other. Switch one of them off.</source>
        <translation>どちらも追加UV1から読まれるため、一方がもう一方の値を表示します。片方をオフにしてください。</translation>
    </message>
    <message>
        <source>Display frame entries that refer to nothing</source>
        <translation>対象のない表示枠の要素</translation>
    </message>
    <message>
        <source>Each of them makes the file larger. If no effect that you use reads them, reduce their number.</source>
        <translation>追加UVの数だけ、ファイル内のすべての頂点が大きくなります。使っているエフェクトが参照していなければ、数を減らしてください。</translation>
    </message>
    <message>
        <source>Everything that hangs from such a bone disappears, and not every program can read such a file. Type the number again.</source>
        <translation>このボーンに従う部分は表示されなくなり、ファイルも読めないソフトが出ます。数値を入力し直してください。</translation>
    </message>
    <message>
        <source>Faces that are there twice</source>
        <translation>重複した面</translation>
    </message>
    <message>
        <source>Faces with a vertex twice</source>
        <translation>同じ頂点を2回使う面</translation>
    </message>
    <message>
        <source>Faces without a corner</source>
        <translation>頂点の欠けた面</translation>
    </message>
    <message>
        <source>Faces without a material</source>
        <translation>材質のない面</translation>
    </message>
    <message>
        <source>Features that MMD cannot read</source>
        <translation>MMDが読めないもの</translation>
    </message>
    <message>
        <source>Files that are not where the path says</source>
        <translation>パスと違う場所にあるファイル</translation>
    </message>
    <message>
        <source>Fixed axes that are not of length 1</source>
        <translation>長さが1でない固定軸</translation>
    </message>
    <message>
        <source>Fixed axes without a direction</source>
        <translation>方向のない軸制限</translation>
    </message>
    <message>
        <source>Group morphs that contain themselves</source>
        <translation>自分自身を含むグループモーフ</translation>
    </message>
    <message>
        <source>Groups within group morphs</source>
        <translation>グループモーフ内のグループモーフ</translation>
    </message>
    <message>
        <source>Hidden morphs in display frames</source>
        <translation>表示枠にある非表示モーフ</translation>
    </message>
    <message>
        <source>How to divide it cannot be guessed.</source>
        <translation>どう分けるかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>If the lower limit is above the upper one, physics lets the joint slide or turn without any limit. That may be intended, certainly if they differ only in sign; otherwise swap them.</source>
        <translation>下限が上限を超える軸は、物理演算では無制限になります。符号だけが違う場合は意図したものでしょう。そうでなければ入れ替えてください。</translation>
    </message>
    <message>
        <source>Invalid SDEF values (NaN)</source>
        <translation>数値でない値を持つSDEF</translation>
    </message>
    <message>
        <source>Invalid UVs (NaN)</source>
        <translation>数値でないUV</translation>
    </message>
    <message>
        <source>Invalid edge scales (NaN)</source>
        <translation>数値でないエッジ倍率</translation>
    </message>
    <message>
        <source>Invalid positions (NaN)</source>
        <translation>数値でない位置</translation>
    </message>
    <message>
        <source>Invalid weights (NaN)</source>
        <translation>数値でないウェイト</translation>
    </message>
    <message>
        <source>It is repaired already; save the model.</source>
        <translation>すでに直してあります。モデルを保存してください。</translation>
    </message>
    <message>
        <source>It is undefined which part of the texture the faces around the vertex show. Type a UV; the fix sets it to 0.</source>
        <translation>頂点の周りの面がテクスチャのどこを表示するのか決まりません。UVを入力してください。修正では0になります。</translation>
    </message>
    <message>
        <source>Joints that are free because their limits are swapped</source>
        <translation>制限の上下が逆のため自由になっているJoint</translation>
    </message>
    <message>
        <source>Joints with invalid numbers (NaN)</source>
        <translation>計算できない数値を持つJoint</translation>
    </message>
    <message>
        <source>Lists of models show an empty line, and motions are saved without a model name. Give it a name.</source>
        <translation>モデルの一覧に空の行が出て、モーションもモデル名なしで保存されます。名前を付けてください。</translation>
    </message>
    <message>
        <source>Lists show an empty line, which is hard to find. Give it a name.</source>
        <translation>一覧に空の行が出て、見分けられません。名前を付けてください。</translation>
    </message>
    <message>
        <source>Local X and Z are not of length 1, or not at a right angle. MMD corrects them before it uses them; other programs may not. They are only used to move and rotate the bone by hand.</source>
        <translation>ローカル軸のXとZの長さが1でないか、直角ではありません。MMDは直してから使いますが、そうでないソフトもあります。操作にだけ使われる値です。</translation>
    </message>
    <message>
        <source>Local axes that are not at right angles</source>
        <translation>直交していないローカル軸</translation>
    </message>
    <message>
        <source>Local axes without a direction</source>
        <translation>軸が定まらないローカル軸</translation>
    </message>
    <message>
        <source>MMD does not list such a bone, so that it cannot get keys there. Put it into a display frame; if it need not be moved by hand, make it invisible.</source>
        <translation>MMDに表示されず、キーを登録できません。表示枠に登録するか、操作しないボーンなら非表示にしてください。</translation>
    </message>
    <message>
        <source>MMD ends with an error when it loads a model without a bone. Add one, and give it the weights of all vertices.</source>
        <translation>ボーンのないモデルは、MMDで読み込むとエラー終了します。ボーンを追加し、全頂点のウェイトをそのボーンに設定してください。</translation>
    </message>
    <message>
        <source>MMD hangs when it loads the model. Give one bone of the circle another parent, or none.</source>
        <translation>親子関係がループしているため、MMDは読み込み時に無限ループになります。ループ内のボーンの1つで、親ボーンを変更するか無しにしてください。</translation>
    </message>
    <message>
        <source>MMD limits what is drawn to 1, but programs do so at different steps, so that the material looks too bright or too dark elsewhere. Bring the colours within 0 to 1.</source>
        <translation>MMDは描画結果を1で切りますが、切る場所はプログラムによって異なり、ほかでは明るすぎたり暗すぎたりします。色を0から1の範囲に収めてください。</translation>
    </message>
    <message>
        <source>MMD repeats the texture there, like a tile; some programs show the edge of the texture instead. If that is not intended, move the UVs into the picture.</source>
        <translation>MMDではそこでテクスチャがタイルのように繰り返されます。繰り返さないプログラムでは画像の端が表示されます。意図したものでなければ、UVを画像の中へ移動してください。</translation>
    </message>
    <message>
        <source>MMD shades by the normal: without one the surface is black there. Calculate the normals from the faces.</source>
        <translation>MMDは法線で陰影を付けます。法線がないと、そこは黒くなります。面から法線を作り直してください。</translation>
    </message>
    <message>
        <source>MMD shows no slider for such a morph, though it has a panel. Put it into 表情; if it should not be shown, choose the hidden panel.</source>
        <translation>パネルが設定されていますが、MMDにスライダーが表示されません。表情枠に登録するか、不要ならパネルを「無効」にしてください。</translation>
    </message>
    <message>
        <source>MMD&apos;s own files, and those of MME, store paths in Shift-JIS: with a character outside of it, the texture or its effect is lost. Rename the file, and correct the path.</source>
        <translation>MMDやMMEのファイルはパスをShift-JISで保存します。Shift-JISにない文字があると、テクスチャやエフェクトが失われます。ファイル名を変え、パスを書き直してください。</translation>
    </message>
    <message>
        <source>Many motions are made for models with 上半身2, グルーブ, 腕捩, 足先EX and the like; on other models the movement of these bones is missing. They can be added with their weights; the model looks as before.</source>
        <translation>上半身2、グルーブ、腕捩、足先EXなどを使うモーションが多く、これらがないモデルではその動きが失われます。ウェイトごと追加でき、見た目は変わりません。</translation>
    </message>
    <message>
        <source>Materials that are never visible</source>
        <translation>見えることのない材質</translation>
    </message>
    <message>
        <source>Morphs with invalid numbers (NaN)</source>
        <translation>不正な数値を持つモーフ</translation>
    </message>
    <message>
        <source>Morphs with two offsets of the same target</source>
        <translation>同じ対象を2度動かすモーフ</translation>
    </message>
    <message>
        <source>Motions and MMD&apos;s own files store the name in Shift-JIS, which lacks a character of it, so that the name is a different one there. Use another character.</source>
        <translation>モーションやMMDのファイルは名前をShift-JISで保存します。Shift-JISにない文字があると、そこでは別の名前になります。別の文字を使ってください。</translation>
    </message>
    <message>
        <source>No material uses them, so that MMD never shows them, but the model seems to need their files. Delete them.</source>
        <translation>どの材質にも使われずMMDでは表示されませんが、ファイルが必要なように見えます。削除してください。</translation>
    </message>
    <message>
        <source>No soft body can be made of this material with this shape and mass; its faces move with their bones only. The finding says why.</source>
        <translation>この材質・形状・質量ではSoftBodyを作れず、面はボーンだけで動きます。表示される理由を確認してください。</translation>
    </message>
    <message>
        <source>On any other computer, and in any other folder, the file is not found. Put it beside the model, and make the path relative to the model; the fix does so if it finds the file.</source>
        <translation>ほかのパソコンや別のフォルダではファイルが見つかりません。モデルの横に置いて、そこからのパスを書いてください。修正では、ファイルが見つかればそう書かれます。</translation>
    </message>
    <message>
        <source>Outlines of invisible materials</source>
        <translation>見えない材質の輪郭線</translation>
    </message>
    <message>
        <source>PMX 2.1 gives each number a range; outside of it physics breaks down. The nearest number in range is used.</source>
        <translation>PMX 2.1では各数値に範囲があり、外れると物理演算が破綻します。範囲内の最も近い値が使われます。</translation>
    </message>
    <message>
        <source>Physics does not move a body without mass: it stays where its bone is. Give it a mass, or let it follow its bone.</source>
        <translation>質量がない剛体は物理演算で動かず、ボーンの位置に留まります。質量を設定するか、ボーン追従にしてください。</translation>
    </message>
    <message>
        <source>Physics moves the body, and no joints connect it to a body that follows its bone: it falls to the ground as soon as physics is on, and takes its bone along. Join it with the body from which it should hang.</source>
        <translation>物理演算の剛体ですが、Jointをたどってもボーン追従の剛体に届きません。物理を有効にすると床まで落ち、ボーンも一緒に動きます。ぶら下がる先の剛体と接続してください。</translation>
    </message>
    <message>
        <source>Physics treats damping below 0 as 0, above 1 as 1, and negative sizes as positive. Correct the numbers, so that they say what happens.</source>
        <translation>物理演算では、減衰は0未満を0、1超を1とし、負のサイズは正とみなします。実際の動作どおりの数値にしてください。</translation>
    </message>
    <message>
        <source>Pictures that MMD cannot read</source>
        <translation>MMDが読めない画像</translation>
    </message>
    <message>
        <source>Programs expect axes of length 1; MMD uses the direction only, others may turn the bone too far. Bring the axis to length 1.</source>
        <translation>多くのソフトは軸の長さを1とみなします。MMDは方向だけを使いますが、回転しすぎるソフトもあります。長さを1にしてください。</translation>
    </message>
    <message>
        <source>Programs expect normals of length 1; otherwise the shading is too strong or too weak. Normalize them: they keep their direction.</source>
        <translation>どのプログラムも法線の長さを1とみなします。そうでないと陰影が意図より強く、または弱くなります。正規化してください。向きは変わりません。</translation>
    </message>
    <message>
        <source>Rigid bodies with damping or size out of range</source>
        <translation>減衰やサイズが範囲外の剛体</translation>
    </message>
    <message>
        <source>Rigid bodies with invalid numbers (NaN)</source>
        <translation>計算できない数値を持つ剛体</translation>
    </message>
    <message>
        <source>Save it as PMX; which vertices are not needed cannot be guessed.</source>
        <translation>PMXで保存してください。どの頂点が不要かは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Several rows refer to the same file; a change of one is easily forgotten in the others. Merge them; the fix also merges rows whose files are identical.</source>
        <translation>複数の行が同じファイルを指しています。1つを変えても、ほかを変え忘れがちです。1つにまとめてください。修正では、内容が同じファイルもまとめられます。</translation>
    </message>
    <message>
        <source>Something about the soft body is unknown or too complex to simulate: Katachi leaves it out or reduces it.</source>
        <translation>不明な設定か、計算量が多すぎる設定があります。Katachiで動かすときは省略または軽減されます。</translation>
    </message>
    <message>
        <source>Such a face is a line or a point, and MMD does not draw it. Remove it. In materials that draw points or lines such faces are intended, and not reported.</source>
        <translation>このような面は線か点になり、MMDでは何も描画されません。削除してください。Point描画・Line描画の材質では意図したものなので、対象外です。</translation>
    </message>
    <message>
        <source>Swapped angle limits of IK</source>
        <translation>上下が逆のIK角度制限</translation>
    </message>
    <message>
        <source>The IK has no loops, or its unit angle is 0: it does not turn its links. For legs 40 loops and 114.59° are usual.</source>
        <translation>ループ回数が0、または単位角が0のため、リンクを回転させません。足では40回、114.59°が一般的です。</translation>
    </message>
    <message>
        <source>The IK has no target, or its target is the IK bone itself: it has no effect. Choose the target, the last bone of the chain, or switch off IK.</source>
        <translation>IKボーンへ導くボーンが設定されていないか、IKボーン自身のため、何も導かれません。ターゲット（系列の末端ボーン）を選ぶか、IKをオフにしてください。</translation>
    </message>
    <message>
        <source>The IK target or the local append parent of the bone is moved by physics. As the bone deforms before physics, it uses the position from before. Switch on “after physics” for it and all bones below it.</source>
        <translation>IKターゲットまたはローカル付与の付与親が物理演算で動きますが、このボーンは物理前に変形するため、物理前の位置に従います。このボーンと子孫の「物理後」をオンにしてください。</translation>
    </message>
    <message>
        <source>The IK turns a bone that does not move its target, which has no effect. Links have to be the bones above the target, the nearest first.</source>
        <translation>ターゲットを動かさないボーンを回転させても、ターゲットは導かれません。リンクはターゲットより上のボーンを、近い順に設定します。</translation>
    </message>
    <message>
        <source>The anchor ties the vertex to a rigid body, and the pin makes it follow its bones: only one of them is possible. Remove the pin or the anchor.</source>
        <translation>アンカーは頂点を剛体へ引き、Pinはボーンに追従させます。両立しないので、どちらかを削除してください。</translation>
    </message>
    <message>
        <source>The body collides with nothing. That is fine if it only holds joints; otherwise give it a size.</source>
        <translation>何とも衝突しません。Jointをつなぐためだけならそのままで構いません。そうでなければサイズを設定してください。</translation>
    </message>
    <message>
        <source>The bone can turn about its fixed axis only, and that is 0: in MMD it cannot turn at all. Give it an axis, usually the direction of its tail, or switch the fixed axis off.</source>
        <translation>回転を固定軸だけに制限していますが、軸が0のため、MMDではまったく回転できません。軸（通常は表示先方向）を設定するか、軸制限をオフにしてください。</translation>
    </message>
    <message>
        <source>The bone is set to copy rotation or translation (付与), but it has no append parent: nothing is copied. Choose the append parent, or switch the append off.</source>
        <translation>回転や移動を付与する設定ですが、付与親がないため何も付与されません。付与親を選ぶか、付与をオフにしてください。</translation>
    </message>
    <message>
        <source>The display frame Root is for the topmost bone, which is 全ての親 if the model has one. Put it there; other bones of Root usually belong into a frame センター.</source>
        <translation>Root枠には最上位のボーン（あれば全ての親）を入れます。Rootへ移してください。Rootにあった他のボーンは通常センター枠に入れます。</translation>
    </message>
    <message>
        <source>The group contains itself through its entries, which PMX forbids: programs leave entries out, or hang. Remove the entry that closes the circle.</source>
        <translation>グループが自分自身に戻ってきます。PMXでは禁止されており、無視されたり無限ループになったりします。ループを閉じている要素を外してください。</translation>
    </message>
    <message>
        <source>The local X or Z axis is 0, or both point the same way, so that the bone has no usable local axes. Set them along the tail, or switch local axes off.</source>
        <translation>ローカルX軸かZ軸が0、または両者が同じ方向のため、操作用の軸が決まりません。表示先方向に設定するか、ローカル軸をオフにしてください。</translation>
    </message>
    <message>
        <source>The lower limit of a link is above the upper one. Katachi swaps them; other programs may lock the link, or not limit it. Swap the two.</source>
        <translation>リンクの角度制限の下限が上限を超えています。Katachiは入れ替えて扱いますが、固定または無制限にするソフトもあります。入れ替えてください。</translation>
    </message>
    <message>
        <source>The material cannot be drawn as it is. Type the value again; the fix sets it to that of a new material.</source>
        <translation>この材質はそのままでは描画できません。値を入力し直してください。修正では新しい材質の値になります。</translation>
    </message>
    <message>
        <source>The slider does nothing. That is fine if the morph is only a separator in the list; otherwise delete it.</source>
        <translation>スライダーを動かしても何も起きません。区切り用ならそのままで構いません。そうでなければ削除してください。</translation>
    </message>
    <message>
        <source>The values of the additional UV cannot be guessed.</source>
        <translation>追加UVの値は作者にしか分かりません。</translation>
    </message>
    <message>
        <source>The vertex disappears as soon as its bones turn. Convert its weights to SDEF again, which calculates C, R0 and R1.</source>
        <translation>ボーンが回転すると、頂点の場所が定まらなくなります。ウェイトをもう一度SDEFに変換すると、C・R0・R1が計算し直されます。</translation>
    </message>
    <message>
        <source>The vertex has no position, and its faces cannot be drawn. Set its weights again.</source>
        <translation>頂点の場所が定まらず、その面は描画できません。ウェイトを設定し直してください。</translation>
    </message>
    <message>
        <source>The vertex has no position, and its faces cannot be drawn. Type a position, or delete the vertex; the fix puts it at the origin.</source>
        <translation>頂点の場所がなく、その面は描画できません。位置を入力するか、頂点を削除してください。修正では原点に置かれます。</translation>
    </message>
    <message>
        <source>The vertex moves against one of its bones, and away from the body. Set its weights again, from 0 to 1.</source>
        <translation>頂点がボーンと逆向きに動き、体から離れます。ウェイトを0から1の範囲で設定し直してください。</translation>
    </message>
    <message>
        <source>The weights of the same bone add up, so that the vertex moves as it should; but it is slower to calculate, and painting its weights gives odd results. Normalize the weights, which merges the two.</source>
        <translation>同じボーンのウェイトは足し合わされるので、動きは正しくなります。ただし計算が遅くなり、ウェイトを塗るときに思わぬ結果になります。ウェイトを正規化すると1つにまとまります。</translation>
    </message>
    <message>
        <source>Their alpha is 0, and no morph raises it, so that they are never visible. Raise the alpha, make a morph that does, or delete them with their faces.</source>
        <translation>非透過度が0で、加算するモーフもないため、無駄に描画されます。非透過度を上げるか、上げるモーフを作るか、面ごと削除してください。</translation>
    </message>
    <message>
        <source>They are not visible, but cost time and memory. Remove them, unless something else relies on the numbers of vertices.</source>
        <translation>表示されませんが、ほかの頂点と同じように変形され、メモリも使います。番号を当てにしているものがなければ、削除してください。</translation>
    </message>
    <message>
        <source>They cannot be told apart in lists, and a search by name finds only one of them. Give each its own name.</source>
        <translation>一覧で見分けられず、名前で探すと1つしか見つかりません。それぞれに名前を付けてください。</translation>
    </message>
    <message>
        <source>They draw nothing, but are in every list. Delete them, unless an effect or a morph needs them.</source>
        <translation>何も描画しませんが、どの一覧にも出ます。エフェクトやモーフに必要でなければ、削除してください。</translation>
    </message>
    <message>
        <source>They have no path to a file. Write the path, or delete them: materials that use them have no texture then, as now.</source>
        <translation>どのファイルも指していません。パスを書くか、削除してください。使っている材質は、今と同じくテクスチャなしになります。</translation>
    </message>
    <message>
        <source>Toon files named like MMD&apos;s shared toons</source>
        <translation>共有Toonと同じ名前のToon</translation>
    </message>
    <message>
        <source>Weights of almost 0</source>
        <translation>ほぼ0のウェイト</translation>
    </message>
    <message>
        <source>What can be left out cannot be guessed.</source>
        <translation>どこを削れるかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>What the morph moves disappears as soon as its slider is moved. Type the number again, or remove the offset.</source>
        <translation>スライダーを動かすと、対象が表示されなくなります。数値を入力し直すか、オフセットを削除してください。</translation>
    </message>
    <message>
        <source>What to write cannot be guessed.</source>
        <translation>何を書くかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Where the file is cannot be guessed.</source>
        <translation>ファイルの場所は作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Whether the inner group is also used by itself cannot be guessed.</source>
        <translation>内側のグループが不要か、単独でも使うかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Whether the link or the parent of a bone is wrong cannot be guessed.</source>
        <translation>リンクとボーンの親のどちらが誤りかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Whether their sum or one of them is intended cannot be guessed.</source>
        <translation>合計と片方のどちらが意図かは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Which bone is the topmost cannot be guessed.</source>
        <translation>どのボーンが最上位かは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Which bone it should follow cannot be guessed.</source>
        <translation>どのボーンに追従するかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Which character to use instead cannot be guessed.</source>
        <translation>どの文字に替えるかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Which morphs can be hidden cannot be guessed.</source>
        <translation>どのモーフを隠してよいかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Which of the entries is wrong cannot be guessed.</source>
        <translation>どの要素が誤りかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Which of the two is intended cannot be guessed.</source>
        <translation>どちらを意図したかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Which part of the name can be left out cannot be guessed.</source>
        <translation>名前のどこを削れるかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>With such a number physics breaks down: hair and clothes disappear or fly off. Type it again.</source>
        <translation>この数値では物理演算が破綻し、髪や服が消えたり飛び散ったりします。入力し直してください。</translation>
    </message>
    <message>
        <source>材質1 and so on are the names that materials of a PMD get, as it stores none. Name them after their textures, or as you like.</source>
        <translation>PMDの材質には名前がなかったため、「材質1」などになっています。テクスチャの名前か、好きな名前を付けてください。</translation>
    </message>
    <message>
        <source>表情 is the display frame of morphs; PMXEditor reports a bone in it as an error. Put it into a frame of bones.</source>
        <translation>表情枠はモーフの枠で、PMXEditorではボーンがあると不正とされます。ボーンの枠へ移してください。</translation>
    </message>
    <message>
        <source>IK bones that are their own link</source>
        <translation>自分自身をリンクに持つIKボーン</translation>
    </message>
    <message>
        <source>A vertex of BDEF4 whose weights sum to less than 1 is drawn towards the origin, with more than 1 away from it, even at rest. With QDEF any sum but 0 will do. Normalize the weights.</source>
        <translation>BDEF4の頂点は、ウェイトの合計が1より小さいと静止時でも原点の方へ、1より大きいと原点から遠ざかる方へずれて描かれます。QDEFでは0以外ならどの合計でもかまいません。ウェイトを正規化してください。</translation>
    </message>
    <message>
        <source>English names in Japanese</source>
        <translation>日本語の英語名</translation>
    </message>
    <message>
        <source>IK links that are not above the target</source>
        <translation>ターゲットの親系列にないIKリンク</translation>
    </message>
    <message>
        <source>IK that turns nothing</source>
        <translation>何も回転させないIK</translation>
    </message>
    <message>
        <source>IK without a target</source>
        <translation>ターゲットのないIK</translation>
    </message>
    <message>
        <source>IK without links</source>
        <translation>リンクのないIK</translation>
    </message>
    <message>
        <source>Joints between a body and itself</source>
        <translation>同じ剛体同士のJoint</translation>
    </message>
    <message>
        <source>Joints between bodies that follow their bones</source>
        <translation>ボーン追従剛体同士のJoint</translation>
    </message>
    <message>
        <source>Joints of an unknown kind</source>
        <translation>種類が不明なJoint</translation>
    </message>
    <message>
        <source>Joints without a rigid body</source>
        <translation>剛体のないJoint</translation>
    </message>
    <message>
        <source>Links of IK that cannot be turned</source>
        <translation>回転できないIKリンク</translation>
    </message>
    <message>
        <source>MMD deforms bones by “after physics”, deform level, and row. One that comes before its parent, its append parent or the links of its IK lags a frame behind, or does not move with them. Move it behind them, or raise its deform level.</source>
        <translation>MMDは、まず「物理後」でないボーン、次に「物理後」のボーンを、それぞれ変形階層、番号の順に変形します。親、付与親、IKリンクより先に変形するボーンは1フレーム遅れるか、追従しません。それらより後ろへ移動するか、変形階層を上げてください。</translation>
    </message>
    <message>
        <source>MMD does 255 loops at most; more change nothing there.</source>
        <translation>MMDのループ回数は最大255です。それを超えても変わりません。</translation>
    </message>
    <message>
        <source>MMD draws materials in their order, and nothing that comes later is seen through an earlier one: behind a veil the background shows instead of the body. Put transparent materials after all others; whether there is anything behind one is only estimated by its extent. One of alpha 0 counts as the morphs show it.</source>
        <translation>MMDは材質を順番に描画し、後の材質は先の半透明材質を通して見えません。ベールの向こうに体ではなく背景が見えます。半透明の材質をほかのすべての後に置いてください。後ろに何かがあるかどうかは、材質の範囲だけで判断しています。非透過度0の材質は、モーフで表示したときの状態で判断します。</translation>
    </message>
    <message>
        <source>MMD draws the material without it. Put the file where the path says, or choose another.</source>
        <translation>MMDはそのテクスチャなしで材質を描画します。パスの場所にファイルを置くか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>MMD expects the special display frames Root and 表情 before all others: the first has the bone that moves the whole model, the second the morphs. Add them, in this order.</source>
        <translation>MMDは先頭に特殊枠のRootと表情があるものとします。Rootにはモデル全体を動かすボーン、表情にはモーフが入ります。この順に追加してください。</translation>
    </message>
    <message>
        <source>MMD may crash when it loads a model with a joint that does not hold two bodies. Choose both rigid bodies, or delete the joint.</source>
        <translation>2つの剛体を接続していないJointがあると、MMDは読み込み時に落ちることがあります。両方の剛体を選ぶか、Jointを削除してください。</translation>
    </message>
    <message>
        <source>MMD may crash where a display frame has a morph of the hidden panel. Take it out of the frame, or give the morph a panel.</source>
        <translation>パネルが無効のモーフが表示枠にあると、MMDが落ちることがあります。枠から外すか、パネルを設定してください。</translation>
    </message>
    <message>
        <source>MMD may crash, or mix up its sliders, where display frames have more than 250 morphs together. Take out those that other morphs use, and hide them: group morphs move them all the same.</source>
        <translation>表示枠のモーフが合計250個を超えると、MMDが落ちたり、スライダーが混乱したりすることがあります。他のモーフから使われるものは枠から外し、パネルを無効にしてください。グループモーフからは引き続き動きます。</translation>
    </message>
    <message>
        <source>MMD reads PNG, JPEG, BMP, TGA and DDS; a picture of another kind is not drawn, even if its name says png. Save it as PNG, and choose that.</source>
        <translation>MMDが読むのはPNG・JPEG・BMP・TGA・DDSです。この画像はほかの形式なので、名前がpngでも描画されません。PNGで保存して、それを選んでください。</translation>
    </message>
    <message>
        <source>MMD shows the comment when the model is loaded: who made it, and what may be done with it. Write it.</source>
        <translation>MMDはモデルの読み込み時にコメントを表示します。作者や利用条件などを書いてください。</translation>
    </message>
    <message>
        <source>MMD takes toon01.bmp to toon10.bmp from its own folder; in the model they are looked for as files beside it. Choose the shared toon, unless the file is another picture.</source>
        <translation>MMDはtoon01.bmp〜toon10.bmpを自分のフォルダから読みますが、モデルに書くとモデルの横のファイルとして探されます。別の画像でなければ、共有Toonを選んでください。</translation>
    </message>
    <message>
        <source>MMD&apos;s English window has no name to show. Type the English name; the fix takes it from the dictionary, as far as that knows the words.</source>
        <translation>MMDの英語表示で表示する名前がありません。英名を入力してください。修正では、辞書にある語の範囲で補われます。</translation>
    </message>
    <message>
        <source>MMD&apos;s English window shows Japanese, which not everybody who uses that can read. Type the English name; the fix takes it from the dictionary, as far as that knows the words.</source>
        <translation>英語版のMMDにも日本語で表示され、使う人がみな読めるとは限りません。英語名を入力してください。修正では、辞書にある語をもとに英語名を付けます。</translation>
    </message>
    <message>
        <source>Materials with a number for a name</source>
        <translation>名前が番号のままの材質</translation>
    </message>
    <message>
        <source>Materials with invalid values (NaN)</source>
        <translation>数値でない材質の値</translation>
    </message>
    <message>
        <source>Materials without faces</source>
        <translation>面のない材質</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>More IK loops than MMD does</source>
        <translation>MMDの上限を超えるIKループ回数</translation>
    </message>
    <message>
        <source>More bones in a display frame than a PMD can have</source>
        <translation>PMDの上限を超えるボーンを持つ表示枠</translation>
    </message>
    <message>
        <source>More vertices than a PMD holds</source>
        <translation>PMDの上限を超える頂点数</translation>
    </message>
    <message>
        <source>Morph offsets with almost no effect</source>
        <translation>ほとんど効果のないモーフオフセット</translation>
    </message>
    <message>
        <source>Morphs in Root</source>
        <translation>Root枠にあるモーフ</translation>
    </message>
    <message>
        <source>Morphs that are in no display frame</source>
        <translation>表示枠にないモーフ</translation>
    </message>
    <message>
        <source>Morphs that move nothing</source>
        <translation>何も動かさないモーフ</translation>
    </message>
    <message>
        <source>Names that motions cannot hold</source>
        <translation>モーションに保存できない名前</translation>
    </message>
    <message>
        <source>Names too long for a PMD</source>
        <translation>PMDには長すぎる名前</translation>
    </message>
    <message>
        <source>Names too long for motions</source>
        <translation>モーションには長すぎる名前</translation>
    </message>
    <message>
        <source>Names without an English one</source>
        <translation>英名のない名前</translation>
    </message>
    <message>
        <source>Neither of the bodies is moved by physics, so that the joint does nothing. Let physics move one of them, or delete the joint.</source>
        <translation>どちらの剛体も物理演算で動かないため、Jointは働きません。片方を物理演算にするか、Jointを削除してください。</translation>
    </message>
    <message>
        <source>No bone</source>
        <translation>ボーンがない</translation>
    </message>
    <message>
        <source>No material draws them, so that they are never seen. Give them one, or delete them.</source>
        <translation>どの材質でも描画されないため、表示されません。材質を割り当てるか、削除してください。</translation>
    </message>
    <message>
        <source>No motion can move it, and lists show an empty line. Give it a name.</source>
        <translation>モーションで動かせず、一覧に空の行が出ます。名前を付けてください。</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>名前がありません</translation>
    </message>
    <message>
        <source>Normals that are not of length 1</source>
        <translation>長さが1でない法線</translation>
    </message>
    <message>
        <source>Normals without a direction</source>
        <translation>向きのない法線</translation>
    </message>
    <message>
        <source>PMX forbids groups within groups; the entry is skipped, so that the slider does less than it should. Put the morphs of the inner group into the outer one.</source>
        <translation>PMXではグループモーフをグループモーフに含められません。その要素は無視され、効果が不足します。内側のグループのモーフを外側へ入れてください。</translation>
    </message>
    <message>
        <source>PMX knows six kinds of joints, and MMD only the first, the spring 6DOF. Choose that.</source>
        <translation>PMXのJointは6種類で、MMDは最初のバネ付6DOFだけに対応します。それを選んでください。</translation>
    </message>
    <message>
        <source>Paths that are not in Shift-JIS</source>
        <translation>Shift-JISで書けないパス</translation>
    </message>
    <message>
        <source>Paths that begin at a drive</source>
        <translation>ドライブから始まるパス</translation>
    </message>
    <message>
        <source>Paths too long for a PMD</source>
        <translation>PMDには長すぎるパス</translation>
    </message>
    <message>
        <source>Pins at vertices that are anchored</source>
        <translation>アンカーの頂点にあるPin</translation>
    </message>
    <message>
        <source>QDEF, soft bodies, vertex colours, points, lines, flip and impulse morphs and joints without springs are of PMX 2.1, and MMD does not read a file that has them. Save it as PMX 2.0, which leaves them out and says what is lost, or use a program that knows them.</source>
        <translation>QDEF、SoftBody、頂点色、Point描画、Line描画、フリップ・インパルスモーフ、バネ付き6DOF以外のJointはPMX 2.1のもので、これらがあるファイルをMMDは読みません。PMX 2.0で保存すると除かれ、失われるものが表示されます。または対応しているプログラムを使ってください。</translation>
    </message>
    <message>
        <source>Repaired when the file was read</source>
        <translation>読み込み時に直したもの</translation>
    </message>
    <message>
        <source>Repeating textures are usually intended; where they are not cannot be guessed.</source>
        <translation>テクスチャの繰り返しはたいてい意図したもので、そうでない場合にどの部分だったかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>Rigid bodies that follow a bone, but have none</source>
        <translation>関連ボーンのないボーン追従剛体</translation>
    </message>
    <message>
        <source>Rigid bodies that nothing holds</source>
        <translation>支えのない剛体</translation>
    </message>
    <message>
        <source>Rigid bodies that turn freely</source>
        <translation>自由に回転する剛体</translation>
    </message>
    <message>
        <source>Rigid bodies without mass</source>
        <translation>質量のない剛体</translation>
    </message>
    <message>
        <source>Rigid bodies without volume</source>
        <translation>体積のない剛体</translation>
    </message>
    <message>
        <source>Root is the display frame of the bone that moves the whole model; nobody looks for a morph there. Put it into 表情, or another frame of morphs.</source>
        <translation>Rootはモデル全体を動かすボーンの表示枠で、モーフがあるとは誰も思いません。「表情」か、ほかのモーフ用の表示枠に入れてください。</translation>
    </message>
    <message>
        <source>Root or 表情 is missing</source>
        <translation>Rootまたは表情枠がない</translation>
    </message>
    <message>
        <source>SDEF keeps the width of a bend between two bones; with one bone there is none. Normalize the weights, which makes BDEF1 of it, or set the second bone.</source>
        <translation>SDEFは2つのボーンの間の曲がりの太さを保ちます。ボーンが1つでは曲がりがありません。ウェイトを正規化してBDEF1にするか、2つ目のボーンを設定してください。</translation>
    </message>
    <message>
        <source>SDEF with one bone</source>
        <translation>ボーンが1つだけのSDEF</translation>
    </message>
    <message>
        <source>SDEF without C, R0 and R1</source>
        <translation>C・R0・R1のないSDEF</translation>
    </message>
    <message>
        <source>Save the picture as PNG with another program.</source>
        <translation>ほかのプログラムで画像をPNGとして保存してください。</translation>
    </message>
    <message>
        <source>Saving as PMX 2.0 leaves them out, and the model in the editor as it is.</source>
        <translation>PMX 2.0で保存するとファイルからは除かれ、エディタ内のモデルはそのままです。</translation>
    </message>
    <message>
        <source>Semi-standard bones that can be added</source>
        <translation>追加できる準標準ボーン</translation>
    </message>
    <message>
        <source>Soft bodies that cannot be made</source>
        <translation>作成できないSoftBody</translation>
    </message>
    <message>
        <source>Soft bodies that cannot be simulated exactly</source>
        <translation>設定どおりに計算されないSoftBody</translation>
    </message>
    <message>
        <source>Soft bodies with numbers out of range</source>
        <translation>数値が範囲外のSoftBody</translation>
    </message>
    <message>
        <source>Soft bodies without a material</source>
        <translation>材質のないSoftBody</translation>
    </message>
    <message>
        <source>Sphere maps that are switched off</source>
        <translation>無効になっているスフィアマップ</translation>
    </message>
    <message>
        <source>Sphere modes without a sphere map</source>
        <translation>マップのないスフィアモード</translation>
    </message>
    <message>
        <source>Sub-texture and vertex colour at once</source>
        <translation>サブTexと頂点色の併用</translation>
    </message>
    <message>
        <source>Sub-textures and vertex colours without an additional UV</source>
        <translation>追加UVのないサブTex・頂点色</translation>
    </message>
    <message>
        <source>Tails that lead to their own bone</source>
        <translation>自分自身を指す表示先</translation>
    </message>
    <message>
        <source>Textures that are there twice</source>
        <translation>重複したテクスチャ</translation>
    </message>
    <message>
        <source>Textures that nothing uses</source>
        <translation>使われていないテクスチャ</translation>
    </message>
    <message>
        <source>Textures without a path</source>
        <translation>パスのないテクスチャ</translation>
    </message>
    <message>
        <source>The alpha of the material is 0, but MMD draws its outline all the same, around nothing. Switch the edge off, or lower the alpha of its colour; a morph that shows the material has to show the edge then, too.</source>
        <translation>材質の非透過度は0ですが、MMDは輪郭線を描画するため、何もない所に線だけが出ます。エッジをオフにするか、エッジ色の非透過度を下げてください。その場合、材質を表示するモーフでエッジも表示する必要があります。</translation>
    </message>
    <message>
        <source>The body keeps the position of its bone, but physics turns it, and no joints connect it to a body that follows its bone: the bone tumbles about as soon as physics is on. Join it with the body from which it should hang.</source>
        <translation>この剛体はボーンの位置に留まりますが、回転は物理演算に従い、ボーン追従の剛体とJointでつながっていません。物理演算をオンにするとボーンが回り続けます。ぶら下がるべき剛体とJointでつないでください。</translation>
    </message>
    <message>
        <source>The body stands still where it is while the model dances away from it. Choose its bone, or delete the body.</source>
        <translation>モデルが動いても、その場に残ります。関連ボーンを選ぶか、剛体を削除してください。</translation>
    </message>
    <message>
        <source>The comment is too long for a PMD</source>
        <translation>PMDには長すぎるコメント</translation>
    </message>
    <message>
        <source>The display frame has an entry without a bone or morph. Take it out.</source>
        <translation>表示枠に、ボーンもモーフも指さない要素があります。外してください。</translation>
    </message>
    <message>
        <source>The display frame has no bones and no morphs; MMD shows a name and nothing below it. Fill or delete it.</source>
        <translation>ボーンもモーフも入っておらず、MMDでは名前だけが表示されます。登録するか、削除してください。</translation>
    </message>
    <message>
        <source>The file has invalid contents: references to rows that do not exist, invalid numbers (NaN or infinite), truncated texts. MMD may end with an error when it loads it. It is repaired here already, and stays so when it is saved; check that the places that are named are as they should be.</source>
        <translation>ファイルに、モデルにはあり得ないものがあります：存在しない項目への参照、数でない数値、途中で切れた文字列など。MMDは読み込み時にエラーで終了することがあります。ここではすでに直してあり、保存すればそのまま残ります。挙げられた箇所が意図どおりか確かめてください。</translation>
    </message>
    <message>
        <source>The file has to be renamed, too.</source>
        <translation>ファイル名も変える必要があります。</translation>
    </message>
    <message>
        <source>The files have to be renamed, too.</source>
        <translation>ファイル名も変える必要があります。</translation>
    </message>
    <message>
        <source>The joint holds nothing together. Choose another rigid body, or delete it.</source>
        <translation>何も接続しません。別の剛体を選ぶか、削除してください。</translation>
    </message>
    <message>
        <source>The material has a sphere map, but its mode is “Off”, so that MMD does not draw it. Choose “Multiply” or “Add”, or take the map away.</source>
        <translation>スフィアマップがありますが、モードが「無効」のためMMDでは描画されません。「乗算」か「加算」を選ぶか、マップを外してください。</translation>
    </message>
    <message>
        <source>The model cannot be saved as PMD any more. Save it as PMX, or remove vertices.</source>
        <translation>このモデルはもうPMDで保存できません。PMXで保存するか、頂点を減らしてください。</translation>
    </message>
    <message>
        <source>The model has no comment</source>
        <translation>コメントがありません</translation>
    </message>
    <message>
        <source>The model has no name</source>
        <translation>モデル名がありません</translation>
    </message>
    <message>
        <source>The model&apos;s name is not in Shift-JIS</source>
        <translation>モデル名がShift-JISで書けません</translation>
    </message>
    <message>
        <source>The model&apos;s name is too long for motions</source>
        <translation>モーションには長すぎるモデル名</translation>
    </message>
    <message>
        <source>The morph has two offsets of the same vertex, bone or morph. Katachi adds them up; other programs may take one of them. Leave one, with the sum.</source>
        <translation>同じ頂点・ボーン・モーフのオフセットが2つあります。Katachiは合計しますが、片方だけを使うソフトもあります。合計して1つにしてください。</translation>
    </message>
    <message>
        <source>The name of the model cannot be guessed.</source>
        <translation>モデル名は作者にしか分かりません。</translation>
    </message>
    <message>
        <source>The original number is lost.</source>
        <translation>元の数値は分かりません。</translation>
    </message>
    <message>
        <source>The outline at the vertex cannot be drawn. Type 1, or 0 for no outline.</source>
        <translation>頂点の輪郭線を描画できません。1を入力するか、輪郭線が不要なら0を入力してください。</translation>
    </message>
    <message>
        <source>The outline goes inwards, and is not seen. Type 0 for no outline, or a number above it.</source>
        <translation>輪郭線が内側へ入り、見えません。輪郭線が不要なら0を、必要なら0より大きい数値を入力してください。</translation>
    </message>
    <message>
        <source>The right links cannot be guessed.</source>
        <translation>IKがどのボーンを回転させるかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>The right loops and unit angle cannot be guessed.</source>
        <translation>リンクをどれだけ回転させるかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>The right material cannot be guessed.</source>
        <translation>何から作るかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>The right size cannot be guessed.</source>
        <translation>どの大きさにするかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>The right target cannot be guessed.</source>
        <translation>IKがどのボーンを導くかは作者にしか分かりません。</translation>
    </message>
    <message>
        <source>The same name</source>
        <translation>同じ名前</translation>
    </message>
    <message>
        <source>The tail of the bone is the bone itself, so that it is shown as a point without direction. Choose another bone, or none.</source>
        <translation>表示先が自分自身のため、向きのない点として表示されます。別のボーンを選ぶか、無しにしてください。</translation>
    </message>
    <message>
        <source>The target has to come to the IK bone; if the IK turns the IK bone itself, it has no fixed goal. Remove the IK bone from its links.</source>
        <translation>IKボーンはターゲットの行き先です。それをIKで回転させると行き先が定まりません。IKボーンをリンクから外してください。</translation>
    </message>
    <message>
        <source>The values may be right for other programs.</source>
        <translation>他のソフトでは正しい値かもしれません。</translation>
    </message>
    <message>
        <source>The vertex lies more than 1000 times as far out as nearly all others: its faces are drawn as long spikes, and whatever shows the whole model shows only a dot. Type a position, or delete the vertex; the fix puts it among those with which it shares faces.</source>
        <translation>この頂点は、ほとんどの頂点の1000倍以上離れたところにあります。面は長いトゲのように描かれ、モデル全体を映すと点にしか見えません。位置を入力するか、頂点を削除してください。修正では、面を共有する頂点の中に戻します。</translation>
    </message>
    <message>
        <source>There is no bone that the IK may turn, so that it cannot lead its target anywhere. Add the bones above the target as links, the nearest first, or switch off IK.</source>
        <translation>IKが回転させるボーンがないため、ターゲットを動かせません。ターゲットより上のボーンを、近い順にリンクへ追加するか、IKをオフにしてください。</translation>
    </message>
    <message>
        <source>There is nothing to multiply or to add. Choose a sphere map, or set the mode to “Off”.</source>
        <translation>乗算・加算するものがありません。スフィアマップを選ぶか、モードを「無効」にしてください。</translation>
    </message>
    <message>
        <source>Too many morphs in display frames</source>
        <translation>表示枠のモーフが多すぎる</translation>
    </message>
    <message>
        <source>Topmost bone (全ての親) outside of Root</source>
        <translation>Root枠にない最上位ボーン（全ての親）</translation>
    </message>
    <message>
        <source>Transparent materials that hide later ones</source>
        <translation>後の材質を隠す半透明材質</translation>
    </message>
    <message>
        <source>UVs beyond the picture</source>
        <translation>画像の外のUV</translation>
    </message>
    <message>
        <source>Vertices far outside of the model</source>
        <translation>モデルから遠く離れた頂点</translation>
    </message>
    <message>
        <source>Vertices with one bone twice</source>
        <translation>同じボーンを2回使う頂点</translation>
    </message>
    <message>
        <source>Vertices without a bone</source>
        <translation>ボーンに付いていない頂点</translation>
    </message>
    <message>
        <source>Vertices without a face</source>
        <translation>面のない頂点</translation>
    </message>
    <message>
        <source>Visible bones that are in no display frame</source>
        <translation>表示枠にない表示ボーン</translation>
    </message>
    <message>
        <source>Weights below 0</source>
        <translation>0未満のウェイト</translation>
    </message>
    <message>
        <source>Weights that do not sum to 1</source>
        <translation>合計が1でないウェイト</translation>
    </message>
</context>
<context>
    <name>CheckCounts</name>
    <message>
        <source>{} error</source>
        <translation>エラー {}</translation>
    </message>
    <message>
        <source>{} errors</source>
        <translation>エラー {}</translation>
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
        <translation>情報 {}</translation>
    </message>
    <message>
        <source>{} notes</source>
        <translation>情報 {}</translation>
    </message>
</context>
<context>
    <name>CheckIndicator</name>
    <message>
        <source>A click opens the checks</source>
        <translation>クリックで状態検証を開きます</translation>
    </message>
</context>
<context>
    <name>ChecksPane</name>
    <message>
        <source>Show ignored findings</source>
        <translation>無視した項目も表示</translation>
    </message>
    <message>
        <source>Fix everything that is safe…</source>
        <translation>安全なものをすべて修正…</translation>
    </message>
    <message>
        <source>Selects in the model all rows that the chosen checks found</source>
        <translation>選んだ検査で見つかった行を、すべてモデルで選択します</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>すべてのレベル</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>エラーと警告</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>エラーのみ</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>種別</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>すべての種別</translation>
    </message>
    <message>
        <source>Also shows the findings that were ignored</source>
        <translation>無視した項目も一覧に表示します</translation>
    </message>
    <message>
        <source>Fixes everything that can be fixed without changing how the model looks</source>
        <translation>見た目を変えずに直せるものを修正します</translation>
    </message>
    <message>
        <source>Nothing is found: nothing goes wrong with this model in MMD</source>
        <translation>問題は見つかりませんでした。このまま MMD で使えます</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>検証中…</translation>
    </message>
    <message>
        <source>Select all its rows</source>
        <translation>該当する行をすべて選択</translation>
    </message>
    <message>
        <source>Findings of several kinds are selected</source>
        <translation>複数の種類の項目が選択されています</translation>
    </message>
    <message>
        <source>Nothing that was found can be fixed safely</source>
        <translation>安全に修正できる項目はありません</translation>
    </message>
    <message>
        <source>No finding is selected</source>
        <translation>項目が選択されていません</translation>
    </message>
    <message>
        <source>Fix: {}</source>
        <translation>修正: {}</translation>
    </message>
    <message>
        <source>Fix everything that is safe</source>
        <translation>安全なものをすべて修正</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
</context>
<context>
    <name>ChooseFile</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Models, motions and poses ({})</source>
        <translation>モデル・モーション・ポーズ ({})</translation>
    </message>
    <message>
        <source>Models ({})</source>
        <translation>モデル ({})</translation>
    </message>
    <message>
        <source>Update from CSV</source>
        <translation>CSVから更新</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
</context>
<context>
    <name>ChooseModelDialog</name>
    <message>
        <source>Choose a model</source>
        <translation>モデルの選択</translation>
    </message>
    <message>
        <source>{} holds several models:</source>
        <translation>{} には複数のモデルが入っています：</translation>
    </message>
</context>
<context>
    <name>ClickCommands</name>
    <message>
        <source>&amp;New bones by click…</source>
        <translation>クリックで新規ボーン(&amp;N)…</translation>
    </message>
    <message>
        <source>Each click in the model view makes a bone below the selected one</source>
        <translation>モデルビューをクリックするたびに、選択ボーンの子ボーンを作ります</translation>
    </message>
    <message>
        <source>New rigid bodies by &amp;click…</source>
        <translation>クリックで新規剛体(&amp;C)…</translation>
    </message>
    <message>
        <source>Each click in the model view makes a rigid body on the bone that moves the mesh there</source>
        <translation>モデルビューをクリックするたびに、その場所を最も動かすボーンの剛体を作ります</translation>
    </message>
    <message>
        <source>New &amp;vertices by click…</source>
        <translation>クリックで頂点追加(&amp;V)…</translation>
    </message>
    <message>
        <source>Each click in the model view makes a vertex, or a strip of faces</source>
        <translation>モデルビューをクリックするたびに頂点、または帯状の面を作ります</translation>
    </message>
    <message>
        <source>Set &amp;parent by click…</source>
        <translation>クリックで親ボーンを設定(&amp;P)…</translation>
    </message>
    <message>
        <source>Hangs the selected bones from the bone that is clicked next</source>
        <translation>次にクリックしたボーンを、選択ボーンの親にします</translation>
    </message>
    <message>
        <source>Set &amp;tail by click…</source>
        <translation>クリックで表示先を設定(&amp;T)…</translation>
    </message>
    <message>
        <source>Leads the tails of the selected bones to the bone that is clicked next</source>
        <translation>次にクリックしたボーンを、選択ボーンの表示先にします</translation>
    </message>
    <message>
        <source>Click the bone that becomes the parent. Escape cancels.</source>
        <translation>親にするボーンをクリックしてください。Escで取り消します。</translation>
    </message>
    <message>
        <source>Click the bone that the tails are to lead to. Escape cancels.</source>
        <translation>表示先にするボーンをクリックしてください。Escで取り消します。</translation>
    </message>
</context>
<context>
    <name>ClickPlacing</name>
    <message>
        <source>Nothing is placed in a pose</source>
        <translation>ポーズの表示中は配置できません</translation>
    </message>
    <message>
        <source>There is no surface here to place anything on</source>
        <translation>ここには何かを置ける面がありません</translation>
    </message>
    <message>
        <source>Nothing here has a front and a back to be between</source>
        <translation>ここには表と裏のある形状がなく、中央が求められません</translation>
    </message>
    <message>
        <source>The plane cannot be met from here</source>
        <translation>ここからは平面に届きません</translation>
    </message>
</context>
<context>
    <name>CollisionGrid</name>
    <message>
        <source>Group {number} ({stored} in the file). {bodies}</source>
        <translation>グループ {number}（ファイルでは {stored}）。{bodies}</translation>
    </message>
    <message>
        <source>No body is in it</source>
        <translation>剛体はありません</translation>
    </message>
    <message>
        <source>they collide</source>
        <translation>衝突します</translation>
    </message>
    <message>
        <source>they pass through each other</source>
        <translation>衝突しません（すり抜けます）</translation>
    </message>
    <message>
        <source>some of their bodies collide</source>
        <translation>一部の剛体が衝突します</translation>
    </message>
    <message>
        <source>no body is in them</source>
        <translation>剛体はありません</translation>
    </message>
</context>
<context>
    <name>CollisionView</name>
    <message>
        <source>Collision groups</source>
        <translation>衝突グループ</translation>
    </message>
</context>
<context>
    <name>CollisionsPane</name>
    <message>
        <source>Mark what does &amp;not collide</source>
        <translation>非衝突を表示(&amp;N)</translation>
    </message>
    <message>
        <source>As PMXEditor does</source>
        <translation>PMXEditor と同じ表示です</translation>
    </message>
    <message>
        <source>&amp;Select the bodies of the row&apos;s group</source>
        <translation>この行のグループの剛体を選択(&amp;S)</translation>
    </message>
    <message>
        <source>A click changes all bodies of both groups; a number selects its bodies.</source>
        <translation>クリックで両グループのすべての剛体を変更します。番号をクリックすると、その剛体を選択します。</translation>
    </message>
    <message>
        <source>Group {number}: {count} selected</source>
        <translation>グループ {number}: {count} 個を選択しました</translation>
    </message>
</context>
<context>
    <name>ColorEditor</name>
    <message>
        <source>Choose a colour</source>
        <translation>色の選択</translation>
    </message>
    <message>
        <source>Show the numbers, or not</source>
        <translation>数値の表示を切り替え</translation>
    </message>
</context>
<context>
    <name>CommandHelp</name>
    <message>
        <source>Starts an empty model with a centre bone.</source>
        <translation>センターボーンだけの空のモデルを作ります。</translation>
    </message>
    <message>
        <source>Opens models, motions or poses from files; several models come as tabs.</source>
        <translation>モデル・モーション・ポーズのファイルを開きます。複数のモデルはタブになります。</translation>
    </message>
    <message>
        <source>Draws the model with each morph, or each selected one, at full weight, all in one picture.</source>
        <translation>各モーフ (選択があればそのモーフ) を最大にしたモデルを、一枚の画像に並べて描きます。</translation>
    </message>
    <message>
        <source>Opens Mochi, a model for experiments that comes with the program, with a dance to play.</source>
        <translation>付属のサンプルモデル「もち」を、再生できるダンスとともに開きます。自由に試せます。</translation>
    </message>
    <message>
        <source>Opens Teru, a model with cloths that physics moves.</source>
        <translation>付属の布のサンプルを開きます。布が物理演算で動きます。</translation>
    </message>
    <message>
        <source>Writes the model into its file. The file that was there is kept as a backup.</source>
        <translation>モデルを元のファイルに保存します。前のファイルはバックアップとして残ります。</translation>
    </message>
    <message>
        <source>Writes the model into another file, which is its file from then on.</source>
        <translation>別のファイルに保存し、以後はそのファイルを使います。</translation>
    </message>
    <message>
        <source>Writes the model into another file and goes on with the one it has.</source>
        <translation>別のファイルにコピーを保存し、今のファイルのまま続けます。</translation>
    </message>
    <message>
        <source>Chooses the PMX version and the encoding of texts for saving.</source>
        <translation>保存するPMXのバージョンと文字コードを選びます。</translation>
    </message>
    <message>
        <source>Lists what a PMD file could not hold of this model, without saving.</source>
        <translation>PMDに保存すると失われるものを、保存せずに一覧します。</translation>
    </message>
    <message>
        <source>Opens the models that were open when the program was last closed, with their views.</source>
        <translation>前回の終了時に開いていたモデルを、見ていたとおりに開きます。</translation>
    </message>
    <message>
        <source>Reads the model from its file again, and discards all changes.</source>
        <translation>ファイルから読み直し、その後の変更を捨てます。</translation>
    </message>
    <message>
        <source>Imports another file into this model: as a part of it, or only its positions, normals or UVs.</source>
        <translation>別のファイルをこのモデルに取り込みます。全体を追加するか、位置・法線・UVだけを取り込めます。</translation>
    </message>
    <message>
        <source>Writes the model in another format, and leaves its own file alone.</source>
        <translation>別の形式で書き出します。元のファイルは変わりません。</translation>
    </message>
    <message>
        <source>Changes the model by a CSV file; all changes are shown first.</source>
        <translation>CSVファイルでモデルを更新します。変更は先にすべて表示されます。</translation>
    </message>
    <message>
        <source>Changes the model by CSV from the clipboard; all changes are shown first.</source>
        <translation>クリップボードのCSVでモデルを更新します。変更は先にすべて表示されます。</translation>
    </message>
    <message>
        <source>Puts the whole model on the clipboard as CSV, for PMXEditor or a spreadsheet.</source>
        <translation>モデル全体をCSVとしてクリップボードに置きます。PMXEditorや表計算ソフトで使えます。</translation>
    </message>
    <message>
        <source>Chooses dialect, tables and columns of copied CSV.</source>
        <translation>コピーするCSVの形式・表・列を選びます。</translation>
    </message>
    <message>
        <source>Saves what the model view shows as a picture of any size, with a transparent background if wanted.</source>
        <translation>モデルビューの表示を任意の大きさの画像として保存します。背景を透明にもできます。</translation>
    </message>
    <message>
        <source>Saves a turntable or a motion as a series of pictures or an animated file.</source>
        <translation>ターンテーブルやモーションを連番画像やアニメーションファイルとして保存します。</translation>
    </message>
    <message>
        <source>Closes the model; unsaved changes are asked about.</source>
        <translation>モデルを閉じます。保存していない変更があれば確認します。</translation>
    </message>
    <message>
        <source>Ends the program; unsaved changes are asked about.</source>
        <translation>プログラムを終了します。保存していない変更があれば確認します。</translation>
    </message>
    <message>
        <source>Opens the settings that hold for the whole program.</source>
        <translation>プログラム全体の設定を開きます。</translation>
    </message>
    <message>
        <source>Compares the model with one in a file, field by field.</source>
        <translation>ファイルのモデルと項目ごとに比較します。</translation>
    </message>
    <message>
        <source>Compares the model with its file as it is on disk now.</source>
        <translation>ディスク上の現在のファイルと比較します。</translation>
    </message>
    <message>
        <source>Ends the comparison; nothing of the model changes.</source>
        <translation>比較を終えます。モデルは変わりません。</translation>
    </message>
    <message>
        <source>Repeats the step that was taken back (redo).</source>
        <translation>取り消した操作をやり直します。</translation>
    </message>
    <message>
        <source>Deletes the selected rows and corrects what referred to them; Messages tells what changed.</source>
        <translation>選択した行を削除し、参照していたものを整えます。結果はメッセージに出ます。</translation>
    </message>
    <message>
        <source>Inverts the selection.</source>
        <translation>選択を反転します。</translation>
    </message>
    <message>
        <source>Selects the vertices whose weights do not sum to 1; they are out of place when the model moves.</source>
        <translation>ウェイトの合計が1でない頂点を選択します。動かすと伸び縮みします。</translation>
    </message>
    <message>
        <source>Chooses another picture file for the selected texture.</source>
        <translation>選択したテクスチャの画像ファイルを差し替えます。</translation>
    </message>
    <message>
        <source>Resets all bones to the rest pose, or to the motion.</source>
        <translation>すべてのボーンを初期姿勢、またはモーションの姿勢に戻します。</translation>
    </message>
    <message>
        <source>Resets all morphs to 0, or to the motion.</source>
        <translation>すべてのモーフを0、またはモーションの値に戻します。</translation>
    </message>
    <message>
        <source>Resets bones, morphs and IK to the rest pose, or to the motion.</source>
        <translation>ボーン・モーフ・IKをすべて初期状態、またはモーションの状態に戻します。</translation>
    </message>
    <message>
        <source>Returns to the view before the last reset of the camera.</source>
        <translation>リセット前のカメラに戻します。</translation>
    </message>
    <message>
        <source>Perspective view; otherwise the view is orthographic, and parallel lines stay parallel.</source>
        <translation>遠くのものが小さく見えます。オフでは平行線が平行のまま見えます。</translation>
    </message>
    <message>
        <source>Shows the values of the camera as in MMD; they can be typed.</source>
        <translation>カメラをMMDの数値で表示し、入力できます。</translation>
    </message>
    <message>
        <source>Remembers the present view under this number.</source>
        <translation>現在のカメラをこの番号に記憶します。</translation>
    </message>
    <message>
        <source>Goes to the view that was remembered under this number.</source>
        <translation>この番号に記憶したカメラに戻ります。</translation>
    </message>
    <message>
        <source>Finds commands, operations, rows and preferences by a part of their name, and runs them or goes there.</source>
        <translation>コマンド・操作・行・設定を名前の一部から探し、実行するかそこへ移ります。</translation>
    </message>
    <message>
        <source>Shows help on what has the keyboard focus: a field, a button, a menu entry, a pane.</source>
        <translation>キーボードのある場所（項目・ボタン・メニュー・パネル）の説明を表示します。</translation>
    </message>
    <message>
        <source>The next click on anything shows what it is.</source>
        <translation>マウスが「？」になり、クリックしたものの説明を表示します。</translation>
    </message>
    <message>
        <source>Opens the folder of the log files.</source>
        <translation>エラーなどを記録したログファイルのフォルダーを開きます。</translation>
    </message>
    <message>
        <source>Switches to the next axes for the handles: global, local, parent, normal, screen, virtual.</source>
        <translation>ハンドルの軸を順に切り替えます（グローバル・ローカル・親・法線・画面・仮想軸）。</translation>
    </message>
    <message>
        <source>Goes one frame forward.</source>
        <translation>1フレーム進みます。</translation>
    </message>
    <message>
        <source>Starts again from the first frame when the last one is reached.</source>
        <translation>最後まで再生したら最初に戻ります。</translation>
    </message>
    <message>
        <source>Puts the selected rows on the clipboard and deletes them.</source>
        <translation>選択した行をクリップボードに置いて削除します。</translation>
    </message>
    <message>
        <source>Takes back the last edit or pose (undo). Every edit can be taken back completely.</source>
        <translation>直前の編集またはポーズを元に戻します。どの編集も完全に元に戻せます。</translation>
    </message>
    <message>
        <source>Puts the selected rows on the clipboard, for this program and as CSV for others.</source>
        <translation>選択した行をクリップボードに置きます。ほかのソフトにはCSVとして渡せます。</translation>
    </message>
    <message>
        <source>Inserts the rows on the clipboard after the current one.</source>
        <translation>クリップボードの行を現在の行の後ろに挿入します。</translation>
    </message>
    <message>
        <source>Copies which rows are selected, to be pasted into lists that refer to them: IK links, offsets, frames.</source>
        <translation>選択した行への参照をコピーします。IKリンク、オフセット、表示枠などの一覧に貼り付けられます。</translation>
    </message>
    <message>
        <source>Gives rows of this model the values of copied rows that have the same name.</source>
        <translation>コピーした行の値を、同じ名前の行に上書きします。</translation>
    </message>
    <message>
        <source>Gives all selected rows the values of the copied row, except names.</source>
        <translation>コピーした行の値を、名前以外すべて、選択したすべての行に与えます。</translation>
    </message>
    <message>
        <source>Adds a new row after the current one.</source>
        <translation>現在の行の後ろに新しい行を追加します。</translation>
    </message>
    <message>
        <source>Adds a copy of each selected row after it.</source>
        <translation>選択した各行のコピーを後ろに追加します。</translation>
    </message>
    <message>
        <source>Moves the selected rows one place up; references follow.</source>
        <translation>選択した行を1つ上へ移します。参照は追従します。</translation>
    </message>
    <message>
        <source>Moves the selected rows one place down; references follow.</source>
        <translation>選択した行を1つ下へ移します。参照は追従します。</translation>
    </message>
    <message>
        <source>Moves the selected rows to the top of their table.</source>
        <translation>選択した行を表の先頭へ移します。</translation>
    </message>
    <message>
        <source>Moves the selected rows to the bottom of their table.</source>
        <translation>選択した行を表の末尾へ移します。</translation>
    </message>
    <message>
        <source>Selects all rows of the active table; in a filtered list, those that it shows.</source>
        <translation>対象の表のすべての行を選択します。絞り込み中は表示中の行だけです。</translation>
    </message>
    <message>
        <source>Selects nothing.</source>
        <translation>選択を解除します。</translation>
    </message>
    <message>
        <source>Selects the vertices that the selected bones move.</source>
        <translation>選択したボーンが動かす頂点を選択します。</translation>
    </message>
    <message>
        <source>Selects the vertices that more than one bone moves.</source>
        <translation>2本以上のボーンが動かす頂点を選択します。</translation>
    </message>
    <message>
        <source>Selects the vertices that more than two bones move.</source>
        <translation>3本以上のボーンが動かす頂点を選択します。</translation>
    </message>
    <message>
        <source>Selects the vertices that four bones move.</source>
        <translation>4本のボーンが動かす頂点を選択します。</translation>
    </message>
    <message>
        <source>Selects SDEF vertices whose two bones are not parent and child.</source>
        <translation>2本のボーンが親子でないSDEF頂点を選択します。</translation>
    </message>
    <message>
        <source>Selects the vertices that one bone moves.</source>
        <translation>1本のボーンで動く頂点を選択します。</translation>
    </message>
    <message>
        <source>Selects the vertices that two bones move.</source>
        <translation>2本のボーンで動く頂点を選択します。</translation>
    </message>
    <message>
        <source>Selects the vertices that up to four bones move.</source>
        <translation>最大4本のボーンで動く頂点を選択します。</translation>
    </message>
    <message>
        <source>Selects the vertices that keep their width in bends (SDEF).</source>
        <translation>曲げても太さが保たれるSDEF頂点を選択します。</translation>
    </message>
    <message>
        <source>Selects the vertices that move by dual quaternions (QDEF, PMX 2.1).</source>
        <translation>デュアルクォータニオンで動くQDEF頂点（PMX 2.1）を選択します。</translation>
    </message>
    <message>
        <source>Goes to the filter of the list: part of a name, a number, or /a regular expression/.</source>
        <translation>一覧の絞り込みへ移ります。名前の一部、番号、/正規表現/ が使えます。</translation>
    </message>
    <message>
        <source>Selects a row by its number.</source>
        <translation>番号で行を選択します。</translation>
    </message>
    <message>
        <source>Returns to what was selected before.</source>
        <translation>前に選択していたものへ戻ります。</translation>
    </message>
    <message>
        <source>Goes forward again after Back.</source>
        <translation>戻ったあと、再び先へ進みます。</translation>
    </message>
    <message>
        <source>Adds pictures as textures of the model.</source>
        <translation>画像をモデルのテクスチャとして追加します。</translation>
    </message>
    <message>
        <source>Loads a motion (VMD) onto the model; several play together.</source>
        <translation>モーション（VMD）を読み込みます。複数を同時に再生できます。</translation>
    </message>
    <message>
        <source>Removes all motions from the model.</source>
        <translation>すべてのモーションを外します。</translation>
    </message>
    <message>
        <source>Writes the pose as keys of a motion into a VMD file.</source>
        <translation>ポーズをモーションのキーとしてVMDファイルに書き込みます。</translation>
    </message>
    <message>
        <source>Poses the model by a VPD file.</source>
        <translation>VPDファイルのポーズをとらせます。</translation>
    </message>
    <message>
        <source>Saves the pose as a VPD file.</source>
        <translation>ポーズをVPDファイルに保存します。</translation>
    </message>
    <message>
        <source>Copies the pose as VPD text.</source>
        <translation>ポーズをVPDのテキストとしてコピーします。</translation>
    </message>
    <message>
        <source>Poses the model by VPD text from the clipboard.</source>
        <translation>クリップボードのVPDのテキストでポーズをとらせます。</translation>
    </message>
    <message>
        <source>Swaps left and right of the pose.</source>
        <translation>ポーズの左右を入れ替えます。</translation>
    </message>
    <message>
        <source>Switches IK on for all IK bones of the pose.</source>
        <translation>すべてのIKボーンのIKをオンにします。</translation>
    </message>
    <message>
        <source>Switches IK off for all IK bones of the pose, so that links are turned by hand.</source>
        <translation>すべてのIKボーンのIKをオフにします。リンクを手で回せます。</translation>
    </message>
    <message>
        <source>Lists show Japanese names.</source>
        <translation>一覧に日本語名を表示します。</translation>
    </message>
    <message>
        <source>Lists show English names.</source>
        <translation>一覧に英語名を表示します。</translation>
    </message>
    <message>
        <source>Lists show Japanese and English names.</source>
        <translation>一覧に日本語名と英語名の両方を表示します。</translation>
    </message>
    <message>
        <source>The language of the window. Names in models stay as they are.</source>
        <translation>ウィンドウの言語です。モデル内の名前は変わりません。</translation>
    </message>
    <message>
        <source>Sets the light, its colour and direction, and the background.</source>
        <translation>光の色と向き、背景を設定します。</translation>
    </message>
    <message>
        <source>Puts the panes of the workspace back to their first places.</source>
        <translation>ワークスペースのすべてのパネルを最初の位置に戻します。</translation>
    </message>
    <message>
        <source>Renames the current workspace of your own.</source>
        <translation>使用中の自分のワークスペースの名前を変えます。</translation>
    </message>
    <message>
        <source>Deletes the current workspace of your own. The panes stay.</source>
        <translation>使用中の自分のワークスペースを削除します。パネルはそのままです。</translation>
    </message>
    <message>
        <source>Goes to the next open model.</source>
        <translation>次のモデルへ移ります。</translation>
    </message>
    <message>
        <source>Goes to the previous open model.</source>
        <translation>前のモデルへ移ります。</translation>
    </message>
    <message>
        <source>Moves the camera so that the selection fills the view.</source>
        <translation>選択したものが収まるようにカメラを動かします。</translation>
    </message>
    <message>
        <source>Moves the camera so that the whole model is seen.</source>
        <translation>モデル全体が収まるようにカメラを動かします。</translation>
    </message>
    <message>
        <source>Looks at the whole model from the front, as at first.</source>
        <translation>最初のように、モデル全体を正面から見ます。</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s front.</source>
        <translation>モデルを正面から見ます。</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s back.</source>
        <translation>モデルを背面から見ます。</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s right side.</source>
        <translation>モデルを右側面から見ます。</translation>
    </message>
    <message>
        <source>Looks at the model&apos;s left side.</source>
        <translation>モデルを左側面から見ます。</translation>
    </message>
    <message>
        <source>Looks from above.</source>
        <translation>真上から見ます。</translation>
    </message>
    <message>
        <source>Looks from below.</source>
        <translation>真下から見ます。</translation>
    </message>
    <message>
        <source>The camera turns about the middle of the model.</source>
        <translation>カメラはモデルの中心を軸に回ります。</translation>
    </message>
    <message>
        <source>The camera turns about what is selected.</source>
        <translation>カメラは選択したものを軸に回ります。</translation>
    </message>
    <message>
        <source>The camera turns about where the current bone is.</source>
        <translation>カメラは現在のボーンの位置を軸に回ります。</translation>
    </message>
    <message>
        <source>The camera turns about the point that it looks at.</source>
        <translation>カメラは注視点を軸に回ります。</translation>
    </message>
    <message>
        <source>Shows front, side, top and the free view at once.</source>
        <translation>正面・側面・上面と自由視点を同時に表示します。</translation>
    </message>
    <message>
        <source>Opens one more view of the model in a window of its own.</source>
        <translation>モデルのビューをもう1つ別ウィンドウで開きます。</translation>
    </message>
    <message>
        <source>All views of the model turn and zoom as one.</source>
        <translation>すべてのビューが一緒に回り、拡大縮小します。</translation>
    </message>
    <message>
        <source>The mouse no longer turns the camera.</source>
        <translation>マウスでカメラが回らなくなります。</translation>
    </message>
    <message>
        <source>The mouse no longer moves the camera at all.</source>
        <translation>マウスでカメラがまったく動かなくなります。</translation>
    </message>
    <message>
        <source>Lists all keys and what the mouse does. Keys can be changed there.</source>
        <translation>すべてのキーとマウスの操作を一覧します。キーはそこで変更できます。</translation>
    </message>
    <message>
        <source>Opens the handbook: every mode, pane, operation, field and key.</source>
        <translation>ハンドブックを開きます。モード・パネル・操作・項目・キーのすべてが載っています。</translation>
    </message>
    <message>
        <source>Shows the window in six steps, on the sample.</source>
        <translation>サンプルを使って、ウィンドウを6つのステップで案内します。</translation>
    </message>
    <message>
        <source>Tells about Qt, the toolkit of the window.</source>
        <translation>ウィンドウの部品であるQtについて表示します。</translation>
    </message>
    <message>
        <source>Tells the version and the licence of Katachi.</source>
        <translation>Katachiのバージョンとライセンスを表示します。</translation>
    </message>
    <message>
        <source>Shows or hides the handles that move, turn and scale what is selected.</source>
        <translation>選択したものを移動・回転・拡大縮小するハンドルの表示を切り替えます。</translation>
    </message>
    <message>
        <source>Makes the brush smaller.</source>
        <translation>ブラシを小さくします。</translation>
    </message>
    <message>
        <source>Makes the brush larger.</source>
        <translation>ブラシを大きくします。</translation>
    </message>
    <message>
        <source>Plays the motions from the current frame, or pauses.</source>
        <translation>現在のフレームからモーションを再生、または一時停止します。</translation>
    </message>
    <message>
        <source>Goes to the first frame.</source>
        <translation>最初のフレームへ移ります。</translation>
    </message>
    <message>
        <source>Goes one frame back.</source>
        <translation>1フレーム戻ります。</translation>
    </message>
    <message>
        <source>Goes to the last frame.</source>
        <translation>最後のフレームへ移ります。</translation>
    </message>
    <message>
        <source>Looks through the camera that the motion has.</source>
        <translation>モーションのカメラで見ます。</translation>
    </message>
    <message>
        <source>Shows or hides the pane.</source>
        <translation>パネルの表示を切り替えます。</translation>
    </message>
    <message>
        <source>Takes the keyboard to the model view.</source>
        <translation>キーボードをモデルビューに移します。</translation>
    </message>
    <message>
        <source>Opens the pane and takes the keyboard there.</source>
        <translation>パネルを開き、キーボードをそこに移します。</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>This cannot be done now</source>
        <translation>今は実行できません</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>It survives saving, and is gone when the document closes; Save as file keeps it</source>
        <translation>保存しても残りますが、ドキュメントを閉じると消えます。「ファイルに保存」で残せます</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>ファイル(&amp;F)…</translation>
    </message>
    <message>
        <source>Its own file, as it is on &amp;disk</source>
        <translation>保存済みのこのファイル(&amp;D)</translation>
    </message>
    <message>
        <source>Compare &amp;no longer</source>
        <translation>比較をやめる(&amp;N)</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>比較(&amp;W)</translation>
    </message>
    <message>
        <source>Keep t&amp;his state as…</source>
        <translation>この状態を名前を付けて残す(&amp;H)…</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較する相手</translation>
    </message>
    <message>
        <source>{} on disk</source>
        <translation>ディスク上の{}</translation>
    </message>
    <message>
        <source>Nothing is compared</source>
        <translation>何も比較していません</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>開いた時の状態</translation>
    </message>
</context>
<context>
    <name>ComparePane</name>
    <message>
        <source>Show both</source>
        <translation>両方を表示</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>すべて取り込む</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較する相手</translation>
    </message>
    <message>
        <source>Show the other model in the view of this one, in one colour</source>
        <translation>相手のモデルをこのモデルのビューに単色で表示します</translation>
    </message>
    <message>
        <source>Tolerance: </source>
        <translation>許容差: </translation>
    </message>
    <message>
        <source>Numbers that are closer than this count as equal</source>
        <translation>差がこれより小さい数値は等しいとみなします</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容差</translation>
    </message>
    <message>
        <source>Give the selected rows what they have in the other model</source>
        <translation>選択した行に相手のモデルの値を取り込みます</translation>
    </message>
    <message>
        <source>Make this model like the other in everything that is shown</source>
        <translation>表示されている違いをすべて相手のモデルに合わせます</translation>
    </message>
    <message>
        <source>The models are shown together in Edit mode, without a pose</source>
        <translation>両方のモデルは、ポーズのない編集モードで重ねて表示されます</translation>
    </message>
    <message>
        <source>Nothing to compare with was chosen</source>
        <translation>比較する相手が選ばれていません</translation>
    </message>
    <message>
        <source>{}: comparing…</source>
        <translation>{}: 比較中…</translation>
    </message>
    <message>
        <source>{}: no difference</source>
        <translation>{}: 違いはありません</translation>
    </message>
    <message>
        <source>{title}: differences: {count}</source>
        <translation>{title}: 違い: {count}</translation>
    </message>
    <message>
        <source>{title}: differences: {count}, shown: {shown}</source>
        <translation>{title}: 違い: {count}、表示: {shown}</translation>
    </message>
    <message>
        <source>Take over from {}</source>
        <translation>{}から取り込む</translation>
    </message>
    <message>
        <source>Taken over from {title}: {count}</source>
        <translation>{title}から取り込みました: {count}</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message>
        <source>No model is open</source>
        <translation>モデルが開かれていません</translation>
    </message>
    <message>
        <source>The model was not saved yet</source>
        <translation>モデルはまだ保存されていません</translation>
    </message>
    <message>
        <source>It works in Transform mode[ ({mode.toggle})]</source>
        <translation>変形モード[（{mode.toggle}）]で使えます</translation>
    </message>
    <message>
        <source>It works in Edit mode[ ({mode.toggle})]</source>
        <translation>編集モード[（{mode.toggle}）]で使えます</translation>
    </message>
    <message>
        <source>There is nothing to play: load a motion first</source>
        <translation>再生するものがありません。先にモーションを読み込んでください</translation>
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
        <translation>Python: model、api、window が使えます。Tabで補完します</translation>
    </message>
</context>
<context>
    <name>ConsoleOutput</name>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>エラーが発生しました</translation>
    </message>
    <message>
        <source>The last step may not have been done. You can go on working; saving a copy is wise.</source>
        <translation>直前の操作は行われなかった可能性があります。作業は続けられますが、別名での保存をお勧めします。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Log files</source>
        <translation>ログファイル</translation>
    </message>
</context>
<context>
    <name>CsvCommands</name>
    <message>
        <source>The file could not be read as rows of a model.</source>
        <translation>ファイルをモデルのCSVとして読み込めませんでした。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>クリップボードにテキストがありません</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Looking what {} would change</source>
        <translation>{} で変わるものを調べています</translation>
    </message>
    <message>
        <source>Update from {}</source>
        <translation>{} から更新</translation>
    </message>
    <message>
        <source>{name}; changed rows: {changed}, new rows: {added}</source>
        <translation>{name}（変更：{changed} 行、追加：{added} 行）</translation>
    </message>
    <message>
        <source>Nothing was changed: {}</source>
        <translation>何も変更しませんでした：{}</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>何も変更しませんでした</translation>
    </message>
    <message>
        <source>What is copied as text</source>
        <translation>CSVコピーの対象</translation>
    </message>
    <message>
        <source>Rows will be copied so from now on</source>
        <translation>これからはこの設定でコピーします</translation>
    </message>
    <message>
        <source>Nothing was copied</source>
        <translation>コピーしませんでした</translation>
    </message>
    <message>
        <source>Copying {} as CSV</source>
        <translation>{} をCSVとしてコピー中</translation>
    </message>
    <message>
        <source>Copied as CSV; lines: {count}</source>
        <translation>CSVとしてコピーしました（{count} 行）</translation>
    </message>
    <message>
        <source>Copied as CSV; lines: {count}, not kept: {lost}</source>
        <translation>CSVとしてコピーしました（{count} 行、保存されないもの：{lost} 件）</translation>
    </message>
    <message>
        <source>Nothing was copied: {}</source>
        <translation>コピーしませんでした：{}</translation>
    </message>
</context>
<context>
    <name>CsvStyleDialog</name>
    <message>
        <source>Classic for rows, the present one for a whole model</source>
        <translation>自動（行は汎用、モデル全体は専用）</translation>
    </message>
    <message>
        <source>Comment lines that name the columns</source>
        <translation>列名のコメント行</translation>
    </message>
    <message>
        <source>They are written anyway where columns are left out</source>
        <translation>省いた列があるときは必ず書き込みます</translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation>表と列</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>&amp;Dialect</source>
        <translation>形式(&amp;D)</translation>
    </message>
</context>
<context>
    <name>CsvUpdateDialog</name>
    <message>
        <source>Update from CSV</source>
        <translation>CSVから更新</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>更新後</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行番号</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Lines of {source} that are not taken, or not wholly: {count}</source>
        <translation>{source} の取り込めない行、一部だけ取り込む行：{count}</translation>
    </message>
    <message>
        <source>{}: the model has all that is in it already. Nothing would change.</source>
        <translation>{}：モデルはすでに同じ内容です。何も変わりません。</translation>
    </message>
    <message>
        <source>{source}: rows that change: {changed}, new rows: {added}. Nothing has been changed yet.</source>
        <translation>{source}：変更 {changed} 行、追加 {added} 行。まだ何も変更していません。</translation>
    </message>
    <message>
        <source>{} changed</source>
        <translation>変更 {}</translation>
    </message>
    <message>
        <source>{} new</source>
        <translation>追加 {}</translation>
    </message>
    <message>
        <source>new row</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>… and {} more</source>
        <translation>…ほか {} 件</translation>
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
        <translation>オーバーレイの密度</translation>
    </message>
    <message>
        <source>How much is seen of vertices and bones that stand close together</source>
        <translation>密集した頂点やボーンをどれだけ表示するか</translation>
    </message>
</context>
<context>
    <name>DifferenceTree</name>
    <message>
        <source>Difference</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>こちら</translation>
    </message>
    <message>
        <source>There</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>こちらだけ</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>相手だけ</translation>
    </message>
</context>
<context>
    <name>DisplayMode</name>
    <message>
        <source>&amp;Normal</source>
        <translation>通常(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>フラット(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>ワイヤーフレーム(&amp;W)</translation>
    </message>
    <message>
        <source>A colour for each weight type: BDEF1 blue, BDEF2 green, BDEF4 yellow, SDEF red, QDEF violet.</source>
        <translation>変形方式ごとの色です: BDEF1 青、BDEF2 緑、BDEF4 黄、SDEF 赤、QDEF 紫。</translation>
    </message>
    <message>
        <source>A pattern of squares placed by the UVs: where the squares are stretched, the texture is stretched.</source>
        <translation>UVに従って市松模様を貼ります。歪んだ所はテクスチャも歪みます。</translation>
    </message>
    <message>
        <source>As MMD draws the model: toon, sphere maps, edges and shadows.</source>
        <translation>MMDと同じ表示です。Toon・スフィア・エッジ・影を描きます。</translation>
    </message>
    <message>
        <source>As in MMD, with the edges of all faces over it.</source>
        <translation>MMDと同じ表示の上に、すべての面の辺を重ねます。</translation>
    </message>
    <message>
        <source>Each bone has a colour, and vertices mix those of the bones that move them.</source>
        <translation>ボーンごとに色を決め、頂点を動かすボーンの色を混ぜて表示します。</translation>
    </message>
    <message>
        <source>The edges of all faces, without surfaces.</source>
        <translation>面を描かず、辺だけを表示します。</translation>
    </message>
    <message>
        <source>The first additional UV of the vertices as colours.</source>
        <translation>追加UV1を色で表示します。</translation>
    </message>
    <message>
        <source>The fourth additional UV of the vertices as colours.</source>
        <translation>追加UV4を色で表示します。</translation>
    </message>
    <message>
        <source>The second additional UV of the vertices as colours.</source>
        <translation>追加UV2を色で表示します。</translation>
    </message>
    <message>
        <source>The textures alone, without light.</source>
        <translation>光なしで、テクスチャだけを表示します。</translation>
    </message>
    <message>
        <source>The third additional UV of the vertices as colours.</source>
        <translation>追加UV3を色で表示します。</translation>
    </message>
    <message>
        <source>The weight of the current bone at each vertex: blue is 0, red is 1.</source>
        <translation>現在のボーンが各頂点を動かす割合です。青は0、赤は100%です。</translation>
    </message>
    <message>
        <source>Wireframe o&amp;ver shaded</source>
        <translation>面＋ワイヤーフレーム(&amp;V)</translation>
    </message>
    <message>
        <source>Weight of the current &amp;bone</source>
        <translation>現在のボーンのウェイト(&amp;B)</translation>
    </message>
    <message>
        <source>Weights as bone &amp;colours</source>
        <translation>ウェイト（ボーン色）(&amp;C)</translation>
    </message>
    <message>
        <source>Weight &amp;type</source>
        <translation>変形方式(&amp;T)</translation>
    </message>
    <message>
        <source>Every face with its own normal and without toon, so that the shape of the mesh is visible.</source>
        <translation>面ごとの法線で、Toonなしで描きます。メッシュの形がわかります。</translation>
    </message>
    <message>
        <source>UV c&amp;hecker</source>
        <translation>UVチェッカー(&amp;H)</translation>
    </message>
    <message>
        <source>UV te&amp;xture</source>
        <translation>テクスチャのみ(&amp;X)</translation>
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
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Undone: {name}</source>
        <translation>元に戻しました：{name}</translation>
    </message>
    <message>
        <source>Redone: {name}</source>
        <translation>やり直しました：{name}</translation>
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
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規作成(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open what was open last a&amp;gain</source>
        <translation>前回開いていたものを再び開く(&amp;G)</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>サンプルを開く(&amp;M)</translation>
    </message>
    <message>
        <source>Open c&amp;loth sample</source>
        <translation>布のサンプルを開く(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>上書き保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a co&amp;py…</source>
        <translation>コピーを保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save op&amp;tions…</source>
        <translation>保存時の設定(&amp;T)…</translation>
    </message>
    <message>
        <source>What would a PM&amp;D lose?</source>
        <translation>PM&amp;Dで失われるもの</translation>
    </message>
    <message>
        <source>R&amp;evert…</source>
        <translation>ファイルの状態に戻す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Update from a file…</source>
        <translation>CSVファイルから追加／更新(&amp;U)…</translation>
    </message>
    <message>
        <source>Update from the clip&amp;board…</source>
        <translation>クリップボードから追加／更新(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Copy the whole model as CSV</source>
        <translation>モデル全体をCSVとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>What is copied as te&amp;xt…</source>
        <translation>CSVコピーの対象(&amp;X)…</translation>
    </message>
    <message>
        <source>Save pict&amp;ure…</source>
        <translation>画像を保存(&amp;U)…</translation>
    </message>
    <message>
        <source>Save picture of ever&amp;y morph…</source>
        <translation>全モーフの画像を保存(&amp;Y)…</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>一覧画像、コンタクトシート</translation>
    </message>
    <message>
        <source>Ma&amp;ke animation…</source>
        <translation>アニメーションを保存(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>The model has no morphs</source>
        <translation>モデルにモーフがありません</translation>
    </message>
    <message>
        <source>There is nothing to open again</source>
        <translation>前回開いていたものがないか、すでに開いています</translation>
    </message>
    <message>
        <source>It was not installed</source>
        <translation>インストールされていません</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to show the model.</source>
        <translation>モデルの表示には OpenGL 3.3 が必要です。</translation>
    </message>
</context>
<context>
    <name>DragLabel</name>
    <message>
        <source>Drag sideways to change; Shift: finer, Ctrl: coarser, Esc: take back.</source>
        <translation>左右にドラッグして変更（Shift：細かく、Ctrl：粗く、Esc：取り消し）</translation>
    </message>
    <message>
        <source>Drag sideways to change; Shift: finer, Ctrl: in all selected rows, Esc: take back.</source>
        <translation>左右にドラッグして変更（Shift：細かく、Ctrl：選択したすべての行、Esc：取り消し）</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation>まだ何も行っていません</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing was undone</source>
        <translation>元に戻した操作がありません</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Copy as re&amp;ferences</source>
        <translation>Indexコピー（参照としてコピー）(&amp;F)</translation>
    </message>
    <message>
        <source>Paste onto rows of the same &amp;name</source>
        <translation>同名の行に貼り付け(&amp;N)</translation>
    </message>
    <message>
        <source>Paste v&amp;alues onto the selection</source>
        <translation>値を選択したものに貼り付け(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>挿入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>削除(&amp;L)</translation>
    </message>
    <message>
        <source>Mo&amp;ve up</source>
        <translation>上へ移動(&amp;V)</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>下へ移動(&amp;W)</translation>
    </message>
    <message>
        <source>Move to t&amp;op</source>
        <translation>最上部へ移動(&amp;O)</translation>
    </message>
    <message>
        <source>Move to &amp;bottom</source>
        <translation>最下部へ移動(&amp;B)</translation>
    </message>
    <message>
        <source>This list cannot do that now</source>
        <translation>フォーカスのあるリストでは今は実行できません</translation>
    </message>
</context>
<context>
    <name>EditedMorph</name>
    <message>
        <source>Show morph {name}</source>
        <translation>モーフ {name} の表示</translation>
    </message>
    <message>
        <source>Reset morph {name}</source>
        <translation>モーフ {name} のリセット</translation>
    </message>
    <message>
        <source>Cancel editing {name}</source>
        <translation>{name} の編集を取り消し</translation>
    </message>
</context>
<context>
    <name>EditedRows</name>
    <message>
        <source>In Transform mode nothing of the model is changed.</source>
        <translation>変形モードではモデルは変更されません。</translation>
    </message>
    <message>
        <source>Bones go into the morph by the handles of the model view.</source>
        <translation>ボーンの動きは、ビューのハンドルでモーフに入ります。</translation>
    </message>
    <message>
        <source>While the pose is shown only vertices, faces and materials can be moved.</source>
        <translation>ポーズの表示中に移動できるのは頂点・面・材質だけです。</translation>
    </message>
    <message>
        <source>While the pose is shown normals cannot be turned on their own.</source>
        <translation>ポーズ表示中は法線だけを回せません。</translation>
    </message>
    <message>
        <source>The morph that is edited moves no vertices.</source>
        <translation>編集中のモーフは頂点を動かしません。</translation>
    </message>
    <message>
        <source>The morph that is edited has no weight in this pose.</source>
        <translation>編集中のモーフは、このポーズではウェイトが0です。</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>{what}を移動</translation>
    </message>
    <message>
        <source>Rotate {what}</source>
        <translation>{what}を回転</translation>
    </message>
    <message>
        <source>Scale {what}</source>
        <translation>{what} を拡大縮小</translation>
    </message>
    <message>
        <source>Transform {what}</source>
        <translation>{what}を変形</translation>
    </message>
    <message>
        <source>Turn the normals of {what}</source>
        <translation>{what}の法線を回転</translation>
    </message>
    <message>
        <source>radius {}</source>
        <translation>半径 {}</translation>
    </message>
    <message>
        <source>{name}. Vertices that could not be moved, because their bones cancel each other out in this pose: {count}</source>
        <translation>{name}。このポーズではボーンの変形が打ち消し合うため動かさなかった頂点: {count}</translation>
    </message>
</context>
<context>
    <name>EntryCommands</name>
    <message>
        <source>{list}: entries cannot refer to {rows}</source>
        <translation>{list}：{rows}は要素にできません</translation>
    </message>
    <message>
        <source>{list}: an entry cannot refer to the row that has the list</source>
        <translation>{list}：自分自身は要素にできません</translation>
    </message>
    <message>
        <source>{list}: added {count}</source>
        <translation>{list}：{count}件追加しました</translation>
    </message>
    <message>
        <source>{list}: copied {count}</source>
        <translation>{list}：{count} 件をコピーしました</translation>
    </message>
    <message>
        <source>{list}: copied {count} as references</source>
        <translation>{list}：{count}件を参照としてコピーしました</translation>
    </message>
    <message>
        <source>Nothing of this model is on the clipboard that was copied as references</source>
        <translation>このモデルから参照としてコピーされたものがクリップボードにありません</translation>
    </message>
    <message>
        <source>Paste into {list}</source>
        <translation>{list}に貼り付け</translation>
    </message>
    <message>
        <source>Nothing was pasted: {}</source>
        <translation>貼り付けられませんでした：{}</translation>
    </message>
    <message>
        <source>{list}: pasted {count}</source>
        <translation>{list}：{count} 件を貼り付けました</translation>
    </message>
</context>
<context>
    <name>EntryLine</name>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
</context>
<context>
    <name>EntryPicker</name>
    <message>
        <source>Add by name or number: {noun}</source>
        <translation>名前または番号で追加：{noun}</translation>
    </message>
    <message>
        <source>Add by number: {noun}</source>
        <translation>番号で追加：{noun}</translation>
    </message>
</context>
<context>
    <name>ExchangeCommands</name>
    <message>
        <source>Nothing was imported</source>
        <translation>インポートしませんでした</translation>
    </message>
    <message>
        <source>The file could not be imported.</source>
        <translation>ファイルをインポートできませんでした。</translation>
    </message>
    <message>
        <source>Append {}</source>
        <translation>追加：{}</translation>
    </message>
    <message>
        <source>Replace positions and normals: {}</source>
        <translation>位置と法線の置換：{}</translation>
    </message>
    <message>
        <source>Replace UVs: {}</source>
        <translation>UVの置換：{}</translation>
    </message>
    <message>
        <source>{command}; vertices: {count}</source>
        <translation>{command}（頂点：{count}）</translation>
    </message>
    <message>
        <source>{command}; new vertices: {vertices}, materials: {materials}, bones: {bones}; merged bones: {merged}</source>
        <translation>{command}（新しい頂点：{vertices}、材質：{materials}、ボーン：{bones}、統合したボーン：{merged}）</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Exporting {} was cancelled</source>
        <translation>{} のエクスポートを中断しました</translation>
    </message>
    <message>
        <source>Exporting {}</source>
        <translation>{} をエクスポート中</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>CSVとしてエクスポート</translation>
    </message>
    <message>
        <source>{} exported</source>
        <translation>{} にエクスポートしました</translation>
    </message>
    <message>
        <source>{} exported; what it could not keep is in Messages: {}</source>
        <translation>{} にエクスポートしました（保存できなかったもの {} 件はメッセージにあります）</translation>
    </message>
    <message>
        <source>The file could not be exported; what was there is untouched.</source>
        <translation>ファイルをエクスポートできませんでした。元からあるファイルはそのままです。</translation>
    </message>
</context>
<context>
    <name>ExportOptionsDialog</name>
    <message>
        <source>Export as {}</source>
        <translation>{} として書き出し</translation>
    </message>
</context>
<context>
    <name>FailuresDialog</name>
    <message>
        <source>{failed} of {all} files could not be opened</source>
        <translation>{all} ファイル中 {failed} ファイルを開けませんでした</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>Falloff</name>
    <message>
        <source>Smooth</source>
        <translation>スムーズ</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>リニア</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>シャープ</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>一定</translation>
    </message>
</context>
<context>
    <name>FarVerticesBar</name>
    <message>
        <source>1 vertex is far outside</source>
        <translation>モデルから遠く離れた頂点が1個あります</translation>
    </message>
    <message>
        <source>{count} vertices are far outside</source>
        <translation>モデルから遠く離れた頂点が{count}個あります</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>選択する</translation>
    </message>
    <message>
        <source>Select them</source>
        <translation>すべて選択する</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>FaultsBar</name>
    <message>
        <source>{title} is saved with errors that may cause problems in MMD: {errors}</source>
        <translation>{title} は MMD で問題になりうるエラーを残したまま保存されます: {errors}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>0: the UV itself; 1 to 4: X and Y of an additional UV.</source>
        <translation>0: UV。1～4: 追加UVのX・Y。</translation>
    </message>
    <message>
        <source>0: the UV itself; 1 to 4: an additional UV.</source>
        <translation>0: UV。1～4: 追加UV。</translation>
    </message>
    <message>
        <source>1 to 16 in the window, as in PMXEditor; 0 to 15 in scripts and on the command line.</source>
        <translation>ウィンドウでは PMXEditor と同じ 1～16、スクリプトとコマンドラインでは 0～15 です。</translation>
    </message>
    <message>
        <source>6DOF</source>
        <translation>6DOF</translation>
    </message>
    <message>
        <source>A note for whoever edits the model; it changes nothing. Some effects read it.</source>
        <translation>編集する人のためのメモです。表示には影響しません。一部のエフェクトが読むことがあります。</translation>
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
        <translation>モデルの軸まわり: Z、X、Y の順。</translation>
    </message>
    <message>
        <source>About their centre</source>
        <translation>選択範囲の中心で</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Add to display frames</source>
        <translation>表示枠に登録</translation>
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
        <source>Adds the new visible bones to display frames.</source>
        <translation>追加したボーンのうち表示するものを表示枠に登録します。</translation>
    </message>
    <message>
        <source>Aero model</source>
        <translation>AeroModel</translation>
    </message>
    <message>
        <source>After physics</source>
        <translation>物理後</translation>
    </message>
    <message>
        <source>All names</source>
        <translation>すべての名称</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>環境色</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>アンカー剛体</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Angle limit</source>
        <translation>角度制限</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Angular damping</source>
        <translation>回転減衰</translation>
    </message>
    <message>
        <source>Append parent</source>
        <translation>付与親</translation>
    </message>
    <message>
        <source>Append ratio</source>
        <translation>付与率</translation>
    </message>
    <message>
        <source>Append rotation</source>
        <translation>回転付与</translation>
    </message>
    <message>
        <source>Append translation</source>
        <translation>移動付与</translation>
    </message>
    <message>
        <source>As the tip</source>
        <translation>接続先（〜先）</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>At</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>At the tail</source>
        <translation>表示先</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>B-link distance</source>
        <translation>B-Link 距離</translation>
    </message>
    <message>
        <source>B-links</source>
        <translation>B-Link 作成</translation>
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
        <translation>BDEF2・SDEFでは、2つ目は「1－1つ目」です。BDEF4・QDEFの合計は1にします。ファイルにはほかの合計も入りますが、頂点の位置がずれます。</translation>
    </message>
    <message>
        <source>BDEF4</source>
        <translation>BDEF4</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>ぼかし幅</translation>
    </message>
    <message>
        <source>Blended</source>
        <translation>混ぜる</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>剛体A</translation>
    </message>
    <message>
        <source>Body of the parent bone</source>
        <translation>親ボーンの剛体</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Bones at most</source>
        <translation>最大ボーン数</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両側</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>By</source>
        <translation>移動量</translation>
    </message>
    <message>
        <source>By UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>By default what the model needs, but not less than the file had.</source>
        <translation>既定ではモデルに必要な版ですが、ファイルにあった版より低くはなりません。</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前で判定</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>順番</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>位置</translation>
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
        <source>Capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>Capsules suit limbs and hair, boxes cloth, spheres heads and balls.</source>
        <translation>カプセルは手足や髪、箱は布、球は頭や玉に向きます。</translation>
    </message>
    <message>
        <source>Casts self shadow</source>
        <translation>セルフ影マップ</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Centre: the middle of the box around the vertices that the bone moves. Weighted mean: their mean by weight.</source>
        <translation>ボーンが動かす頂点の範囲の中央、またはウェイトによる平均の位置です。</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>状態検証</translation>
    </message>
    <message>
        <source>Close the hole</source>
        <translation>切り口をふさぐ</translation>
    </message>
    <message>
        <source>Cluster solver iterations (C_IT): how often clusters are solved in each step. Without clusters it has no effect.</source>
        <translation>クラスタの反復回数(C_IT): 1回の計算でクラスタを補正する回数。クラスタがなければ無関係です。</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>クラスタ</translation>
    </message>
    <message>
        <source>Collides with</source>
        <translation>衝突グループ</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>衝突</translation>
    </message>
    <message>
        <source>Collision margin</source>
        <translation>衝突マージン</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
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
        <translation>つながった部分</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>変換先</translation>
    </message>
    <message>
        <source>Copies the files to the new paths. The old files stay where they are; undo does not delete the copies.</source>
        <translation>新しいパスの場所へファイルをコピーします。元のファイルはそのまま残り、元に戻してもコピーは残ります。</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Correct the elbow</source>
        <translation>ひじの位置を補正</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>個数</translation>
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
        <translation>減衰係数(DP): 各頂点の速度が失われる割合(0～1)。大きいほど静かでゆっくりになります。</translation>
    </message>
    <message>
        <source>Deform</source>
        <translation>変形</translation>
    </message>
    <message>
        <source>Deform level</source>
        <translation>変形階層</translation>
    </message>
    <message>
        <source>Deletes the rigid bodies that these bones have, with their joints.</source>
        <translation>これらのボーンの既存の剛体を、Jointとともに削除します。</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降順</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>拡散色</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Display frame</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Divide weights</source>
        <translation>ウェイトを分配</translation>
    </message>
    <message>
        <source>Double-sided</source>
        <translation>両面描画</translation>
    </message>
    <message>
        <source>Drag coefficient (DG): how much the air brakes it, 0 and up. With more it falls like a feather.</source>
        <translation>抗力係数(DG): 空気抵抗(0以上)。大きいと羽根のようにゆっくり落ち、動きにあおられます。</translation>
    </message>
    <message>
        <source>Draw lines</source>
        <translation>Line描画</translation>
    </message>
    <message>
        <source>Draw points</source>
        <translation>Point描画</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>Drift solver iterations (D_IT): how often what drifted apart is brought back in each step. 0 is usual.</source>
        <translation>ずれ(ドリフト）の反復回数(D_IT): 1回の計算でずれを戻す回数。通常は 0 です。</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Each other</source>
        <translation>互いに</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>エッジ</translation>
    </message>
    <message>
        <source>Edge colour</source>
        <translation>エッジ色</translation>
    </message>
    <message>
        <source>Edge scale</source>
        <translation>エッジ倍率</translation>
    </message>
    <message>
        <source>Edge size</source>
        <translation>エッジサイズ</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>English comment</source>
        <translation>英文コメント</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英名</translation>
    </message>
    <message>
        <source>External parent</source>
        <translation>外部親変形</translation>
    </message>
    <message>
        <source>External parent key</source>
        <translation>外部親Key</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>目</translation>
    </message>
    <message>
        <source>Eyebrow</source>
        <translation>眉</translation>
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
        <translation>減衰幅</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先頭</translation>
    </message>
    <message>
        <source>First bone</source>
        <translation>最初のボーン</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Fixed axis</source>
        <translation>軸制限</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>フリップ</translation>
    </message>
    <message>
        <source>Follows bone</source>
        <translation>ボーン追従</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>枠</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦力</translation>
    </message>
    <message>
        <source>From</source>
        <translation>移動元</translation>
    </message>
    <message>
        <source>From channel</source>
        <translation>コピー元のチャンネル</translation>
    </message>
    <message>
        <source>From faces</source>
        <translation>面から</translation>
    </message>
    <message>
        <source>From side</source>
        <translation>コピー元の側</translation>
    </message>
    <message>
        <source>From vertex</source>
        <translation>コピー元の頂点</translation>
    </message>
    <message>
        <source>Ground shadow</source>
        <translation>地面影</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Hangs from</source>
        <translation>つなぐ先</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>ここ</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Hinge</translation>
    </message>
    <message>
        <source>How far it moves when the morph is at 1.</source>
        <translation>モーフが1のときの移動量です。</translation>
    </message>
    <message>
        <source>How far the bone moves when the morph is at 1.</source>
        <translation>モーフが1のときのボーンの移動量です。</translation>
    </message>
    <message>
        <source>How many times weights are smoothed along the surface.</source>
        <translation>表面に沿ってウェイトを平滑化する回数。</translation>
    </message>
    <message>
        <source>How the bone turns when the morph is at 1, in degrees.</source>
        <translation>モーフが1のときのボーンの回転（度）です。</translation>
    </message>
    <message>
        <source>How the material is drawn: both sides, edge, shadows; and in PMX 2.1 vertex colour, points or lines.</source>
        <translation>材質の描き方です。両面、エッジ、影のほか、PMX 2.1では頂点色・点・線も選べます。</translation>
    </message>
    <message>
        <source>How the sphere texture is mixed in: multiplied, added, or as a second texture by additional UV 1.</source>
        <translation>スフィアの重ね方です。乗算、加算、または追加UV1を使う2枚目のテクスチャです。</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IKリンク</translation>
    </message>
    <message>
        <source>IK loops</source>
        <translation>IKループ回数</translation>
    </message>
    <message>
        <source>IK target</source>
        <translation>IKターゲット</translation>
    </message>
    <message>
        <source>IK unit angle</source>
        <translation>IK単位角</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>インパルス</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>訳先</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>枠内要素</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復回数</translation>
    </message>
    <message>
        <source>Its value when this morph is at 1.</source>
        <translation>このモーフが1のときの、そのモーフの値です。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Joint</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Joint</translation>
    </message>
    <message>
        <source>Joints by</source>
        <translation>Jointの名称</translation>
    </message>
    <message>
        <source>KHR</source>
        <translation>KHR</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す側</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <translation>統合しない</translation>
    </message>
    <message>
        <source>Keep in the old morph</source>
        <translation>元のモーフにも残す</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Knees</source>
        <translation>ひざ</translation>
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
        <translation>言語</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Length of the bone</source>
        <translation>ボーンの長さ</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>Linear damping</source>
        <translation>移動減衰</translation>
    </message>
    <message>
        <source>A rigid body that the new one hangs from, by a joint.</source>
        <translation>新規剛体をJointでつなぐ相手の剛体。</translation>
    </message>
    <message>
        <source>As the preset has it</source>
        <translation>プリセットに従う</translation>
    </message>
    <message>
        <source>At the bone</source>
        <translation>ボーンの位置</translation>
    </message>
    <message>
        <source>At the bone of B</source>
        <translation>剛体Bのボーンの位置</translation>
    </message>
    <message>
        <source>At the end of A</source>
        <translation>剛体Aの端</translation>
    </message>
    <message>
        <source>Body and vertex are brought together in each step, instead of keeping the distance that they have at rest.</source>
        <translation>静止時の距離を保つ代わりに、計算のたびに剛体と頂点を引き寄せます。</translation>
    </message>
    <message>
        <source>Body and vertex are brought together, instead of keeping their distance.</source>
        <translation>距離を保つ代わりに、剛体と頂点を引き寄せます。</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>マント</translation>
    </message>
    <message>
        <source>Collides</source>
        <translation>衝突する</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>円錐</translation>
    </message>
    <message>
        <source>Copy the files</source>
        <translation>ファイルをコピー</translation>
    </message>
    <message>
        <source>Cross joints</source>
        <translation>横Joint</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>円柱</translation>
    </message>
    <message>
        <source>Half-way between A and B</source>
        <translation>剛体AとBの中間</translation>
    </message>
    <message>
        <source>Half-way to its tail</source>
        <translation>表示先までの中間</translation>
    </message>
    <message>
        <source>How far from its faces others are kept: more keeps legs from coming through, and shows as a gap.</source>
        <translation>他のものを面からどれだけ離すか。大きいと足が突き抜けにくくなりますが、すき間が見えます。</translation>
    </message>
    <message>
        <source>How heavy, stiff and damped it is: hair, skirt, ribbon, chest, tail, or one of your own.</source>
        <translation>重さ・硬さ・減衰：hair（髪）、skirt（スカート）、ribbon（リボン）、chest（胸）、tail（しっぽ）、または自作のもの。</translation>
    </message>
    <message>
        <source>How the shape is turned at rest: about Z first, then X, then Y. The height of a capsule is along its own Y.</source>
        <translation>静止時の形状の向き: Z、X、Y の順に回転します。カプセルの高さは自身の Y 軸方向です。</translation>
    </message>
    <message>
        <source>It collides with a body only if each has the group of the other among these; others pass through it.</source>
        <translation>互いに相手のグループが含まれている場合だけ衝突し、それ以外はすり抜けます。</translation>
    </message>
    <message>
        <source>Jelly</source>
        <translation>ゼリー</translation>
    </message>
    <message>
        <source>Joined with</source>
        <translation>つなぐ剛体</translation>
    </message>
    <message>
        <source>Joints between neighbouring chains, which keep a skirt together.</source>
        <translation>隣り合うチェーンをつなぎ、スカートの形を保つJoint。</translation>
    </message>
    <message>
        <source>Limits and springs of the joints. How heavy, stiff and damped it is: hair, skirt, ribbon, chest, tail, or one of your own.</source>
        <translation>Jointの制限とばね。重さ・硬さ・減衰：hair（髪）、skirt（スカート）、ribbon（リボン）、chest（胸）、tail（しっぽ）、または自作のもの。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク数</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>Local X axis</source>
        <translation>ローカルX軸</translation>
    </message>
    <message>
        <source>Local Z axis</source>
        <translation>ローカルZ軸</translation>
    </message>
    <message>
        <source>Local append</source>
        <translation>ローカル付与</translation>
    </message>
    <message>
        <source>Local axes</source>
        <translation>ローカル軸</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>照合範囲</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>ループ回数</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>MT</source>
        <translation>MT</translation>
    </message>
    <message>
        <source>Make bones</source>
        <translation>ボーンを作成</translation>
    </message>
    <message>
        <source>Making</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>質量</translation>
    </message>
    <message>
        <source>Match vertices</source>
        <translation>頂点の対応</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Mean of both</source>
        <translation>左右の平均</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Merge bones of the same name</source>
        <translation>同名ボーンを統合</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>統合先</translation>
    </message>
    <message>
        <source>Merge morphs of the same name</source>
        <translation>同名モーフを統合</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>剛体の種類</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Morph weights</source>
        <translation>影響度</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>リップ</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Move limits</source>
        <translation>移動制限</translation>
    </message>
    <message>
        <source>Move lower limit</source>
        <translation>移動下限</translation>
    </message>
    <message>
        <source>Move spring</source>
        <translation>ばね移動</translation>
    </message>
    <message>
        <source>Move upper limit</source>
        <translation>移動上限</translation>
    </message>
    <message>
        <source>Multiplies the edge size of the material; 0 draws no edge.</source>
        <translation>材質のエッジサイズに掛けられます。0 ではエッジを描きません。</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>乗算</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Nearモード</translation>
    </message>
    <message>
        <source>Nearest place of the surface</source>
        <translation>表面の最も近い位置</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>None: every material.</source>
        <translation>なし：全材質が対象です。</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>Of all vertices together: a heavy one drags anchored bodies along, and pushes others away.</source>
        <translation>全頂点の合計。重いとアンカー剛体を引きずり、他のものを押しのけます。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Offsets</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Operable</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>基準側</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Other morphs too</source>
        <translation>モーフが違っても</translation>
    </message>
    <message>
        <source>Other weights too</source>
        <translation>ウェイトが違っても</translation>
    </message>
    <message>
        <source>Over how many edges B-links reach: 2 as a rule; more makes it stiffer, and much slower to make.</source>
        <translation>B-Link がまたぐ辺の数。通常は 2。大きいほど硬くなり、作成に非常に時間がかかります。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>P2P</source>
        <translation>P2P</translation>
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
        <translation>パネル</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>親ボーン</translation>
    </message>
    <message>
        <source>Parent of the first bone</source>
        <translation>最初のボーンの親</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>分割数</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Physics + bone position</source>
        <translation>物理演算 + ボーン位置合わせ</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pin頂点</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>基準点</translation>
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
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Present weights</source>
        <translation>元のウェイト</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>除くウェイト</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Relative to the model</source>
        <translation>モデルのフォルダからの相対パス</translation>
    </message>
    <message>
        <source>Removes textures that no material uses.</source>
        <translation>どの材質も使わないテクスチャを削除します。</translation>
    </message>
    <message>
        <source>Removes the tip bones that nothing uses: no vertex, child, rigid body, IK or morph.</source>
        <translation>先端のボーンは、頂点・子ボーン・剛体・IK・モーフのいずれからも使われていなければ削除します。</translation>
    </message>
    <message>
        <source>Replace existing bodies</source>
        <translation>既存の剛体と置き換える</translation>
    </message>
    <message>
        <source>Replace morphs of the same name</source>
        <translation>同名のモーフを置き換える</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>Rigid contact hardness (CHR): how firmly bodies that physics moves are kept out, 0 to 1. With less they sink in.</source>
        <translation>剛体接触硬さ(CHR): 物理演算の剛体との接触の硬さ(0～1)。小さいとめり込みます。</translation>
    </message>
    <message>
        <source>Rotations are copied (回転付与).</source>
        <translation>回転を付与します。</translation>
    </message>
    <message>
        <source>Scale of the file</source>
        <translation>ファイルの倍率</translation>
    </message>
    <message>
        <source>Seconds at most</source>
        <translation>最長（秒）</translation>
    </message>
    <message>
        <source>Set limits to</source>
        <translation>制限の設定</translation>
    </message>
    <message>
        <source>Sets the limits of movement along the axes.</source>
        <translation>軸に沿った移動の制限。</translation>
    </message>
    <message>
        <source>Sets the limits of rotation about the axes.</source>
        <translation>軸まわりの回転の制限。</translation>
    </message>
    <message>
        <source>Sets the springs to 0, so that nothing draws the bodies back.</source>
        <translation>ばねを 0 にします。剛体を引き戻す力がなくなります。</translation>
    </message>
    <message>
        <source>Sharp edge</source>
        <translation>縁を立てる</translation>
    </message>
    <message>
        <source>Shown when names are shown in English; physics does not use it.</source>
        <translation>英語表示のときの名前です。物理演算には影響しません。</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>滑らかに</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑化</translation>
    </message>
    <message>
        <source>Sphere: radius. Box: half extents. Capsule: radius, height. Larger bodies also turn more slowly at the same mass.</source>
        <translation>球：半径。箱：各辺の半分。カプセル：半径、高さ。同じ質量なら、大きいほどゆっくり回ります。</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>スフィア</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>.L or .R at the end</source>
        <translation>後ろに .L・.R</translation>
    </message>
    <message>
        <source>A file of a model with the same number of vertices, in the same order.</source>
        <translation>頂点の数と順序が同じファイル。</translation>
    </message>
    <message>
        <source>A point on the cutting plane.</source>
        <translation>平面上の1点（モデル座標）。</translation>
    </message>
    <message>
        <source>A special frame. MMD needs both of them, Root and 表情.</source>
        <translation>Root と 表情 が特殊枠です。MMD には両方が必要です。</translation>
    </message>
    <message>
        <source>A value, or a formula with x, the present value, and i, the position among the selected rows: x*1.1, +5, i/10. One for each component, separated by commas. In texts {x} and {i} stand for these.</source>
        <translation>値、または x(現在の値)と i(選択中での番号)の計算式: x*1.1, +5, i/10。成分ごとに指定するときはカンマで区切ります。文字列では {x} と {i} で表します。</translation>
    </message>
    <message>
        <source>All but the uppermost</source>
        <translation>最上位以外</translation>
    </message>
    <message>
        <source>All lengths are multiplied by this.</source>
        <translation>すべての長さに掛ける値。</translation>
    </message>
    <message>
        <source>All lengths of the file are multiplied by this.</source>
        <translation>ファイルのすべての長さに掛ける値。</translation>
    </message>
    <message>
        <source>All offsets are multiplied by this: 2 doubles the effect, -1 reverses it.</source>
        <translation>モーフの効果の倍率。2で2倍、-1で逆になります。</translation>
    </message>
    <message>
        <source>Also empty morphs</source>
        <translation>空のモーフも</translation>
    </message>
    <message>
        <source>Also makes the joints, with the limits and springs of the preset.</source>
        <translation>プリセットの制限とバネを持つJointも作成します。</translation>
    </message>
    <message>
        <source>Also merges vertices that morphs move differently.</source>
        <translation>モーフのオフセットが異なる頂点も統合します。</translation>
    </message>
    <message>
        <source>Also merges vertices whose weights differ.</source>
        <translation>ウェイトの異なる頂点も統合します。</translation>
    </message>
    <message>
        <source>Also parts of names</source>
        <translation>部分でも</translation>
    </message>
    <message>
        <source>Also parts of names: translates names made of several words of the dictionary, such as 前髪内側.</source>
        <translation>部分でも: 辞書にある語を組み合わせた名称も訳します。例: 前髪内側</translation>
    </message>
    <message>
        <source>Also removes faces that face the other way, such as the backs of double-sided cloth.</source>
        <translation>裏向きの面も対象です。両面を別々に作った部分の裏側です。</translation>
    </message>
    <message>
        <source>Also removes faces whose corners are at one place or in line; morphs may open such faces.</source>
        <translation>頂点が同じ位置や一直線上にある面も対象です。モーフで開く面かもしれません。</translation>
    </message>
    <message>
        <source>Also removes morphs that have no offsets left.</source>
        <translation>オフセットがない、またはなくなったモーフも削除します。</translation>
    </message>
    <message>
        <source>Also renames materials that have a name of their own; otherwise only 材質1 and so on.</source>
        <translation>「材質1」などだけでなく、独自の名称を持つ材質も対象にします。</translation>
    </message>
    <message>
        <source>Also reversed ones</source>
        <translation>裏向きも</translation>
    </message>
    <message>
        <source>Also without area</source>
        <translation>面積なし</translation>
    </message>
    <message>
        <source>Anchor hardness (AHR): how firmly anchors hold, 0 to 1. With less, the cloth trails behind the rigid body.</source>
        <translation>アンカー硬さ(AHR): アンカーの硬さ(0～1)。小さいと剛体に遅れて付いていきます。</translation>
    </message>
    <message>
        <source>Area and angle stiffness (AST), 0 to 1. Bullet stores it, but does not use it.</source>
        <translation>面積・角度剛性(AST): 角度と面積の剛性(0～1)。Bullet は保持するだけで使いません。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Automatic: two bodies are joined with each other; more of them each with the body of the nearest parent bone that has one.</source>
        <translation>2つの剛体なら互いに、それ以外は各剛体を、剛体を持つ最も近い親ボーンの剛体と連結します。</translation>
    </message>
    <message>
        <source>B-links (bending links) make it resist folding. Clusters make it collide as lumps, and are slow. Randomized links are solved in another order, which prevents ripples.</source>
        <translation>B-Link: 折れ曲がりにくくなります。クラスタ: かたまりとして衝突しますが、重くなります。リンク交雑: 計算の順序を変えて波打ちを抑えます。</translation>
    </message>
    <message>
        <source>BDEF1, BDEF2 and SDEF keep the one or two largest weights. SDEF gets C, R0 and R1 from the positions of its bones. QDEF is of PMX 2.1, and MMD cannot read it.</source>
        <translation>BDEF1・BDEF2・SDEFは大きいほうから1個または2個のウェイトを残します。SDEFのC・R0・R1はボーンの位置から求めます。QDEFはPMX 2.1のもので、MMDでは読めません。</translation>
    </message>
    <message>
        <source>Body B (the one that hangs)</source>
        <translation>剛体B (ぶら下がる側)</translation>
    </message>
    <message>
        <source>Bones get a share if they are at most this much farther away than the nearest one, in model units.</source>
        <translation>最も近いボーンとの距離の差がこれより小さいボーンにもウェイトを分けます（モデルの単位）。</translation>
    </message>
    <message>
        <source>Bones of the same name become one, as it is in this model.</source>
        <translation>こちら側のボーンひとつにまとめます。</translation>
    </message>
    <message>
        <source>Bones that the other side has already are corrected, too.</source>
        <translation>反対側にすでにあるボーンも鏡像に合わせます。</translation>
    </message>
    <message>
        <source>Bones to add</source>
        <translation>追加するボーン</translation>
    </message>
    <message>
        <source>Weight type</source>
        <translation>変形方式</translation>
    </message>
    <message>
        <source>Duplicates the vertices shared with other faces, with weights and morphs.</source>
        <translation>ほかの面と共有する頂点を、ウェイトとモーフごと複製します。</translation>
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
        <translation>MMDのAポーズ</translation>
    </message>
    <message>
        <source>A pose: arms go to where MMD&apos;s motions expect them, with the mesh, morphs and physics.</source>
        <translation>Aポーズ：メッシュ・モーフ・物理演算ごと、腕をMMDのモーションが前提とする位置にします。</translation>
    </message>
    <message>
        <source>Adds 両目, which turns both eyes; it needs a bone for each.</source>
        <translation>左右の目を動かす両目を追加します。両方の目のボーンが必要です。</translation>
    </message>
    <message>
        <source>Adds 全ての親, センター and グルーブ, by which motions move the body.</source>
        <translation>モーションが体を動かす全ての親・センター・グルーブを追加します。</translation>
    </message>
    <message>
        <source>Adds 腕捩 and 手捩, and gives them weights of the arms.</source>
        <translation>腕捩と手捩を追加し、腕のウェイトを割り当てます。</translation>
    </message>
    <message>
        <source>Adds 足ＩＫ and つま先ＩＫ, with knees that bend forward.</source>
        <translation>ひざが正しい向きに曲がる足ＩＫとつま先ＩＫを追加します。</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Allowed, and passing on what was changed</source>
        <translation>許可、改変したものの再配布も可</translation>
    </message>
    <message>
        <source>Also replaces names that are there already. Otherwise only names are filled in that are empty or Japanese where English ones belong.</source>
        <translation>既にある名称も置き換えます。オフの場合は、空の名称と、英語名が日本語になっているものだけを埋めます。</translation>
    </message>
    <message>
        <source>Ambient colours become emissive ones</source>
        <translation>環境色をEmissiveにする（Emissive⇄Ambient）</translation>
    </message>
    <message>
        <source>Antisocial or hateful use</source>
        <translation>反社会的・憎悪表現での使用</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>腕</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>As the file had it</source>
        <translation>元のファイルのまま</translation>
    </message>
    <message>
        <source>As the file had it, else PMXEditor&apos;s present one</source>
        <translation>元のファイルのまま（なければ専用）</translation>
    </message>
    <message>
        <source>As the file had it, or higher if the model needs it</source>
        <translation>元のファイルのまま（必要なら上げる）</translation>
    </message>
    <message>
        <source>As the model needs</source>
        <translation>モデルに合わせて自動</translation>
    </message>
    <message>
        <source>As the model stands</source>
        <translation>モデルのまま</translation>
    </message>
    <message>
        <source>As the name says</source>
        <translation>名前のとおり</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Before item (-1: at the end)</source>
        <translation>挿入位置の項目 (-1: 末尾)</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>バイナリ</translation>
    </message>
    <message>
        <source>Blender Rigify</source>
        <translation>Blender Rigify</translation>
    </message>
    <message>
        <source>Bones for the whole body</source>
        <translation>全身のボーン</translation>
    </message>
    <message>
        <source>Both eyes</source>
        <translation>両目</translation>
    </message>
    <message>
        <source>By companies, too</source>
        <translation>法人も可</translation>
    </message>
    <message>
        <source>By default as the file had it.</source>
        <translation>既定ではファイルにあったとおりです。</translation>
    </message>
    <message>
        <source>By default the one that the file had, or pmx.</source>
        <translation>既定ではファイルにあった形式、なければ pmx です。</translation>
    </message>
    <message>
        <source>By persons, for profit, too</source>
        <translation>個人・営利も可</translation>
    </message>
    <message>
        <source>By persons, without profit</source>
        <translation>個人・非営利</translation>
    </message>
    <message>
        <source>Changing it</source>
        <translation>改変</translation>
    </message>
    <message>
        <source>Commercial use</source>
        <translation>商用利用</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>連絡先</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>著作権</translation>
    </message>
    <message>
        <source>Daz Genesis</source>
        <translation>Daz Genesis</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>奥行</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>書式の種類</translation>
    </message>
    <message>
        <source>DirectX as binary, not as text.</source>
        <translation>DirectX をテキストではなくバイナリで書き出します。</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>Dynamic friction coefficient (DF): how much it is braked by what it slides along, 0 to 1. 0 is like ice.</source>
        <translation>動摩擦係数(DF): 触れたものとの滑りにくさ(0～1)。0 は氷のように滑ります。</translation>
    </message>
    <message>
        <source>Each bone into its parent, or all into the first selected bone.</source>
        <translation>それぞれを親ボーンに、またはすべてを選択した先頭のボーンに結合します。</translation>
    </message>
    <message>
        <source>Emissive is what MMD takes for ambient; without it those colours are black.</source>
        <translation>MMD はエミッシブを環境色として読みます。なければその色は黒になります。</translation>
    </message>
    <message>
        <source>English names</source>
        <translation>英名</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>誰でも</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>指</translation>
    </message>
    <message>
        <source>Fingers and thumbs become MMD&apos;s, too, or else stay as they are.</source>
        <translation>指もMMDのボーンにします。オフでは元のままです。</translation>
    </message>
    <message>
        <source>First bone: its body follows the bone, and the others hang from it. Parent: the first one swings, too, and hangs from a body on its parent. A chain of one bone always hangs from its parent.</source>
        <translation>最初のボーン: その剛体はボーン追従で、残りがそこから揺れます。親: 最初の剛体も、親ボーンの剛体から揺れます。ボーン1本の列はいつも親につなぎます。</translation>
    </message>
    <message>
        <source>Flag or ribbon</source>
        <translation>旗・リボン</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダ</translation>
    </message>
    <message>
        <source>Follows bone (ボーン追従): it moves with its bone and pushes others away. Physics (物理演算): it falls and swings, and moves the bone. Physics + bone position (物理+ボーン): it turns the bone, which keeps its position.</source>
        <translation>ボーン追従: ボーンに従って動き、ほかの剛体を押しのけます。物理演算: 落ちたり揺れたりして、ボーンを動かします。物理演算 + ボーン位置合わせ: ボーンを回しますが、位置はそのままです。</translation>
    </message>
    <message>
        <source>For 腕捩, takes the elbow to be in the middle of the arm, from front to back.</source>
        <translation>腕捩の計算で、ひじが腕の前後方向の中央にあるものとします。</translation>
    </message>
    <message>
        <source>Four additional numbers for effects; MMD itself does not use them.</source>
        <translation>エフェクト用の追加の4つの数値です。MMD自身の描画には使われません。</translation>
    </message>
    <message>
        <source>Four additional numbers. Sphere mode Sub-texture uses the first two as its UV; effects may use all.</source>
        <translation>追加の4つの数値です。スフィアモードのサブTexは最初の2つをUVとして使います。エフェクトは自由に使います。</translation>
    </message>
    <message>
        <source>Frame of the parent</source>
        <translation>親と同じ枠</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Gives bones the Japanese and English names by which motions find them.</source>
        <translation>モーションがボーンを見つけるための名前と英名を付けます。</translation>
    </message>
    <message>
        <source>Gives the new faces their own vertices, with normals at right angles to the faces.</source>
        <translation>新しい面に専用の頂点を作り、法線を面に垂直にします。</translation>
    </message>
    <message>
        <source>Gives vertices weights of the new bones where these need it.</source>
        <translation>頂点のウェイトを新しいボーンに割り当てます。</translation>
    </message>
    <message>
        <source>Heavy bodies pull light ones along. Chains are calm where each body is lighter than the one that it hangs from. A heavier body does not fall faster. For bodies that follow their bone it has no effect.</source>
        <translation>重い剛体は軽い剛体を振り回します。先へ行くほど軽くすると、連なった剛体は安定します。単独では重くても速く落ちるわけではありません。ボーン追従の剛体では無効です。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Here: at the same place, with the same parent. At the tail: as a child. As the tip: a hidden bone (〜先) to which the tail points.</source>
        <translation>ここ: 同じ位置、同じ親。表示先: 表示先の位置に子ボーンとして。接続先: 表示先となる非表示ボーン（〜先）。</translation>
    </message>
    <message>
        <source>How far B may slide in the negative direction of each axis. Equal to the upper limit: it cannot slide; above the upper limit: it is free. P2P: not used. Cone twist: X is damping, Z other than 0 switches a motor on. Slider: only X is used.</source>
        <translation>剛体Bが各軸の負の向きに移動できる距離。上限と同じなら移動せず、上限より大きければ自由です。P2P: 無効。ConeTwist: X は減衰、Z が 0 以外ならモーター有効。Slider: X のみ。</translation>
    </message>
    <message>
        <source>How far B may slide in the positive direction of each axis. 0 in both limits locks it; a little room makes cloth stretch. Cone twist: X is the fixing threshold, Z the strength of the motor.</source>
        <translation>剛体Bが各軸の正の向きに移動できる距離。上下とも 0 なら固定で、少しゆるめると布が伸びます。ConeTwist: X は固定しきい値、Z はモーターの強さ。</translation>
    </message>
    <message>
        <source>How far B may turn in the negative direction about each axis. Equal to the upper limit: it cannot turn; above the upper limit: it is free. Bullet uses Y from -90 to 90 only. Cone twist: X is twist, Y and Z are swing. Slider and hinge: only X is used.</source>
        <translation>剛体Bが各軸まわりに負の向きへ回転できる角度。上限と同じなら回転せず、上限より大きければ自由です。Bullet では Y は -90～90 度のみ有効。ConeTwist: X はひねり、Y・Z は振れ。Slider・Hinge: X のみ。</translation>
    </message>
    <message>
        <source>How far B may turn in the positive direction about each axis. Wide limits swing freely, narrow ones are stiff. Slider and hinge: only X is used.</source>
        <translation>剛体Bが各軸まわりに正の向きへ回転できる角度。広いほど自由に揺れ、狭いほど硬くなります。Slider・Hinge: X のみ。</translation>
    </message>
    <message>
        <source>How far a link may turn in one loop, in degrees (単位角). 114.59° is usual for legs; large is fast, small is smooth.</source>
        <translation>1回のループでリンクが回転できる角度（単位角、度）。足では114.59°が普通です。大きいほど速く、小さいほど滑らかです。</translation>
    </message>
    <message>
        <source>How far a link turns at most in one loop (単位角).</source>
        <translation>1回の計算でリンクが回転できる最大の角度。</translation>
    </message>
    <message>
        <source>How far a vertex may be from the place of its mirror image.</source>
        <translation>対称の位置からどれだけずれた頂点まで対とみなすか。</translation>
    </message>
    <message>
        <source>How far outside the surface of a body its weight falls to 0, in model units.</source>
        <translation>剛体の表面からこの距離でウェイトが0になります（モデルの単位）。</translation>
    </message>
    <message>
        <source>How heavy and stiff it is, and how it reacts to air and friction.</source>
        <translation>質量、硬さ、空気の受け方、摩擦。</translation>
    </message>
    <message>
        <source>How many additional UVs (追加UV) each vertex has in the file. Values beyond the count are not saved.</source>
        <translation>ファイルで各頂点が持つ追加UVの数です。この数を超える値は保存されません。</translation>
    </message>
    <message>
        <source>How many additional UVs the model has in its file.</source>
        <translation>ファイルに保存する追加UVの数。</translation>
    </message>
    <message>
        <source>How many bones are put between the two.</source>
        <translation>2つの間に作成するボーンの数です。</translation>
    </message>
    <message>
        <source>How many bones in a row; each is the child of the one before it.</source>
        <translation>続けて作成する数です。それぞれ前のボーンの子になります。</translation>
    </message>
    <message>
        <source>How many bones may move a vertex at most.</source>
        <translation>1つの頂点を動かすボーンの数の上限。</translation>
    </message>
    <message>
        <source>How many lumps it collides as: few are firm like jelly, many follow the shape. 0: one for each face.</source>
        <translation>いくつのかたまりとして衝突するか。少ないとゼリーのように固まり、多いと形に沿います。0: 面ごとにひとつ。</translation>
    </message>
    <message>
        <source>How many seconds physics runs at most until everything is at rest.</source>
        <translation>物理演算が静止するまでの秒数。</translation>
    </message>
    <message>
        <source>How much a vertex becomes like the mean of its neighbours.</source>
        <translation>隣の頂点の平均をどれだけ取り入れるか。</translation>
    </message>
    <message>
        <source>How much colours, edge size and specular power may differ.</source>
        <translation>色・エッジサイズ・反射強度がどれだけ違ってもよいか。</translation>
    </message>
    <message>
        <source>How much it is braked by what it slides along (摩擦力): 0 is like ice. The values of both bodies are multiplied.</source>
        <translation>触れたものとの滑りにくさ。0 は氷のように滑ります。両方の剛体の値が掛けられます。</translation>
    </message>
    <message>
        <source>How much of it is copied (付与率): 1 is all, 0.5 half; negative values turn or move it the other way.</source>
        <translation>受け取る割合です。1で全部、0.5で半分、負で逆向きになります。</translation>
    </message>
    <message>
        <source>How much of its speed it bounces back with (反発力): 0 stays where it hits, 1 springs back as fast. The values of both bodies are multiplied.</source>
        <translation>ぶつかったときに跳ね返る速さの割合。0 は跳ね返らず、1 は同じ速さで跳ね返ります。両方の剛体の値が掛けられます。</translation>
    </message>
    <message>
        <source>How much of the movement is copied (付与率).</source>
        <translation>動きを引き継ぐ割合です。</translation>
    </message>
    <message>
        <source>How names mark left and right.</source>
        <translation>名称で左右をどう書くか。</translation>
    </message>
    <message>
        <source>How often IK goes through its links at most (Loop); 40 is usual for legs. MMD does 255 at most.</source>
        <translation>IKがリンクを計算し直す最大回数（Loop）。足では40が普通です。MMDでは255回までです。</translation>
    </message>
    <message>
        <source>How often IK goes through the chain at most (Loop).</source>
        <translation>IK計算を繰り返す最大の回数。</translation>
    </message>
    <message>
        <source>How often it is repeated.</source>
        <translation>繰り返す回数。</translation>
    </message>
    <message>
        <source>How small and sharp highlights are (反射強度): 5 is broad, 100 a point. 0 lights the whole surface, which is seldom wanted.</source>
        <translation>ハイライトの鋭さです。5は広く、100は点のようになります。0では面全体が光り、ふつうは意図した結果になりません。</translation>
    </message>
    <message>
        <source>How strongly B is drawn back to its rest position along each axis; 0: not at all. Cone twist and hinge: X, Y and Z are softness, bias and relaxation. Slider: a motor with its speed and strength.</source>
        <translation>移動できる軸ごとに、剛体Bを静止位置へ引き戻す強さ。0 なら戻しません。ConeTwist・Hinge: softness、bias、relaxation。Slider: モーターと、その速度・強さ。</translation>
    </message>
    <message>
        <source>How strongly B is turned back to its rest rotation about each axis; 0: not at all. Large values hold a hair style, but make light bodies tremble. Cone twist: where the motor turns to. Slider and hinge: a motor with its speed and strength.</source>
        <translation>各軸まわりに、剛体Bを静止時の向きへ戻す強さ。0 なら戻しません。大きいと髪型が保たれますが、軽い剛体では震えます。ConeTwist: モーターの目標角度。Slider・Hinge: モーターと、その速度・強さ。</translation>
    </message>
    <message>
        <source>How the bones move the vertex (ウェイト変形方式).</source>
        <translation>ボーンが頂点を動かす方式です。</translation>
    </message>
    <message>
        <source>How the matching place on the other model is found.</source>
        <translation>頂点が他方のモデルのどこと同じに動くか。</translation>
    </message>
    <message>
        <source>How the model stands at rest. VRM wants T pose; arms are turned up to it.</source>
        <translation>初期状態でのモデルの姿勢です。VRM は T ポーズを求めるため、腕を水平まで上げます。</translation>
    </message>
    <message>
        <source>How the normals are made.</source>
        <translation>法線の求め方。</translation>
    </message>
    <message>
        <source>How the two bodies are tied together. MMD knows Spring 6DOF only: free within limits, drawn back by springs. The others are of PMX 2.1. 6DOF: the same without springs. P2P: a ball joint. Cone twist: swings in a cone. Slider: slides along one axis. Hinge: turns about one axis.</source>
        <translation>2つの剛体のつなぎ方。MMDが対応するのは「バネ付き6DOF」だけです（制限の中で自由に動き、ばねで戻る）。ほかはPMX 2.1のものです。6DOF: ばねなし。P2P: 点でつなぐ。ConeTwist: 円錐の中で振れる。Slider: 1つの軸に沿って滑る。Hinge: 1つの軸で回る。</translation>
    </message>
    <message>
        <source>How vertices of the file are matched with those of the model. Blender changes the order of vertices when it writes glTF.</source>
        <translation>ファイルのどの頂点がこのモデルの頂点にあたるか。BlenderはglTFを独自の順番で書き出します。</translation>
    </message>
    <message>
        <source>How wide the outline is (MMD&apos;s 輪郭, エッジ). With Draw points it is the size of the points.</source>
        <translation>輪郭線（エッジ）の太さ。Point 描画時は点の大きさです。</translation>
    </message>
    <message>
        <source>IK of legs and toes</source>
        <translation>足とつま先のIK</translation>
    </message>
    <message>
        <source>If no child is at the end of a tail, a hidden bone is made there.</source>
        <translation>表示先の位置に子ボーンがなければ、非表示のボーンを作成します。</translation>
    </message>
    <message>
        <source>If one bone is selected: how many bones above it IK turns. If a chain is selected, IK turns the chain.</source>
        <translation>ボーンを1つ選んだとき、その上位でリンクにするボーンの数。系列全体を選んだときは、その系列がリンクになります。</translation>
    </message>
    <message>
        <source>If one side is removed, closes the cut with new faces.</source>
        <translation>片側を取り除くとき、切り口を新しい面でふさぎます。</translation>
    </message>
    <message>
        <source>Into how many bones each bone is split.</source>
        <translation>各ボーンの分割数です。</translation>
    </message>
    <message>
        <source>It may be used for political or religious purposes.</source>
        <translation>政治的・宗教的な目的に使うことができます。</translation>
    </message>
    <message>
        <source>It may be used in antisocial or hateful content.</source>
        <translation>反社会的な表現や憎悪表現に使うことができます。</translation>
    </message>
    <message>
        <source>It may be used in sexual content.</source>
        <translation>性的な表現に使うことができます。</translation>
    </message>
    <message>
        <source>It may be used in violent content.</source>
        <translation>暴力的な表現に使うことができます。</translation>
    </message>
    <message>
        <source>Keeps materials apart that morphs change in different ways, and those of soft bodies.</source>
        <translation>モーフの効果が異なる材質と、SoftBodyの材質は結合しません。</translation>
    </message>
    <message>
        <source>Kinetic contact hardness (KHR): how firmly bodies that follow bones are kept out, 0 to 1. With less, cloth sinks into them and trembles less.</source>
        <translation>ボーン追従剛体との接触硬さ(KHR): ボーン追従の剛体との接触の硬さ(0～1)。小さいと体にめり込みやすくなりますが、震えは減ります。</translation>
    </message>
    <message>
        <source>Koikatsu</source>
        <translation>コイカツ</translation>
    </message>
    <message>
        <source>Leads: the selected bone copies the new one. Follows: the new bone copies the selected one.</source>
        <translation>操作する: 選択したボーンが新しいボーンの動きを受けます。追従する: その逆です。</translation>
    </message>
    <message>
        <source>Leave out below</source>
        <translation>省く移動量</translation>
    </message>
    <message>
        <source>Leaves out what moves by at most this, in model units (bones: radians).</source>
        <translation>移動量がこの値(モデルの単位、ボーンの回転はラジアン)以下のものを省きます。</translation>
    </message>
    <message>
        <source>Licences of others</source>
        <translation>第三者のライセンス</translation>
    </message>
    <message>
        <source>Licences of parts that others made.</source>
        <translation>他の人が作った部分のライセンスです。</translation>
    </message>
    <message>
        <source>Lift coefficient (LF): how much the air along its faces lifts it, 0 and up. Cloth then flutters as it moves.</source>
        <translation>揚力係数(LF): 面に沿った空気で持ち上がる強さ(0以上)。動くと布がはためきます。</translation>
    </message>
    <message>
        <source>Linear stiffness (LST): how stiff the B-links are, 0 to 1. With less it folds more easily. The edges of faces are always stiff.</source>
        <translation>線形剛性(LST): B-Link の剛性(0～1)。小さいほど折れやすくなります。面の辺は常に硬いままです。</translation>
    </message>
    <message>
        <source>Local axes of the thumb</source>
        <translation>親指のローカル軸</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Locked: all limits are 0. Free: the lower limits are above the upper ones.</source>
        <translation>固定: すべての制限を0にします。自由: 下限を上限より大きくします。</translation>
    </message>
    <message>
        <source>MMD shows accessories ten times as large as they are in their file.</source>
        <translation>MMD はアクセサリをファイルの 10 倍の大きさで表示します。</translation>
    </message>
    <message>
        <source>Made after</source>
        <translation>参照元</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>作成したソフト</translation>
    </message>
    <message>
        <source>Makes a face from the new vertex and the last two selected ones.</source>
        <translation>新しい頂点と、選択中の最後の2頂点の間に面を作ります。</translation>
    </message>
    <message>
        <source>Makes 足D, ひざD and 足首D visible and operable.</source>
        <translation>足D・ひざD・足首Dを表示し、操作できるようにします。</translation>
    </message>
    <message>
        <source>Mean of nearby normals</source>
        <translation>近傍の法線の平均</translation>
    </message>
    <message>
        <source>Merges textures whose paths differ only in case and slashes, and those whose files are identical.</source>
        <translation>大文字小文字と区切り文字以外が同じパスのテクスチャと、ファイルの内容が同じテクスチャをひとつにします。</translation>
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
        <source>Morph weight</source>
        <translation>影響度</translation>
    </message>
    <message>
        <source>Morphs change the copies as they change the originals.</source>
        <translation>モーフは複製にも元と同じように働きます。</translation>
    </message>
    <message>
        <source>Morphs of the same name become one; where both change the same, the one of this model counts.</source>
        <translation>ひとつにまとめます。同じ対象についてはこちら側の内容が残ります。</translation>
    </message>
    <message>
        <source>Motions find the bone by this name. A VMD holds at most 15 bytes of it in Shift-JIS.</source>
        <translation>モーションはこの名前でボーンを見つけます。VMDではShift-JISで15バイトまでが使われます。</translation>
    </message>
    <message>
        <source>Motions find the morph by this name. A VMD holds at most 15 bytes of it in Shift-JIS.</source>
        <translation>モーションはこの名前でモーフを見つけます。VMDではShift-JISで15バイトまでが使われます。</translation>
    </message>
    <message>
        <source>Moves the joint to the bone of the body that hangs, body B.</source>
        <translation>Jointを、つながれる剛体Bのボーンの位置に置きます。</translation>
    </message>
    <message>
        <source>Moves the new vertices outwards so that the surface is rounded, as the normals beside them say.</source>
        <translation>新しい頂点を、隣の頂点の法線から求めた丸みの上に置きます。</translation>
    </message>
    <message>
        <source>Names the joint like body B.</source>
        <translation>Jointの名前を剛体Bと同じにします。</translation>
    </message>
    <message>
        <source>Naming the author</source>
        <translation>クレジット表記</translation>
    </message>
    <message>
        <source>No comment lines</source>
        <translation>コメント行なし</translation>
    </message>
    <message>
        <source>No lines that name the columns of CSV.</source>
        <translation>CSV の列名を書いた行を付けません。</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Not required</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Of the bodies that hang. Follows bone (ボーン追従): it moves with its bone and pushes others away. Physics (物理演算): it falls and swings, and moves the bone. Physics + bone position (物理+ボーン): it turns the bone, which keeps its position.</source>
        <translation>揺れる剛体のタイプ。ボーン追従: ボーンに追従し、他の剛体を押しのけます。物理演算: 落ちたり揺れたりして、ボーンを動かします。物理演算 + ボーン位置合わせ: ボーンを回しますが、位置はそのままです。</translation>
    </message>
    <message>
        <source>Offsets of at most this, in model units, radians or values, are removed.</source>
        <translation>移動(モデルの単位またはラジアン)や値の変化がこれ以下のものは、何もしないとみなします。</translation>
    </message>
    <message>
        <source>One frame for all</source>
        <translation>ひとつの枠</translation>
    </message>
    <message>
        <source>One weight for each morph in their order, such as 0.5,1, or one for all. Empty: 1.</source>
        <translation>モーフの順に「0.5,1」のように1つずつ、または全体に1つ。空欄では1です。</translation>
    </message>
    <message>
        <source>Only vertices of these materials get weights. None: all materials.</source>
        <translation>これらの材質の頂点だけウェイトを変更します。指定がなければすべて。</translation>
    </message>
    <message>
        <source>Only with the same use</source>
        <translation>用途も同じ</translation>
    </message>
    <message>
        <source>Other licence</source>
        <translation>その他のライセンス</translation>
    </message>
    <message>
        <source>Otherwise all are added as new morphs, with a number after the name.</source>
        <translation>しなければ、すべて名前に番号を付けた新しいモーフになります。</translation>
    </message>
    <message>
        <source>Overrules what was found: pairs as Arm_L=左腕, separated by commas. =左目 leaves that one out.</source>
        <translation>見つけた結果を直します：Arm_L=左腕 のような組を、コンマ区切りで指定します。=左目 とすると、そのボーンは使いません。</translation>
    </message>
    <message>
        <source>PMX version</source>
        <translation>PMXバージョン</translation>
    </message>
    <message>
        <source>PMXEditor&apos;s present one (PmxBone …, UTF-8)</source>
        <translation>専用（PmxBone …、UTF-8）</translation>
    </message>
    <message>
        <source>Passing it on</source>
        <translation>再配布</translation>
    </message>
    <message>
        <source>Paths relative to the folder of the model work wherever that folder is.</source>
        <translation>モデルのフォルダからの相対パスなら、フォルダを移動してもファイルが見つかります。</translation>
    </message>
    <message>
        <source>Persons with a licence of their own</source>
        <translation>個別に許諾を得た人</translation>
    </message>
    <message>
        <source>Physics does not use it.</source>
        <translation>物理演算には影響しません。</translation>
    </message>
    <message>
        <source>Physics does not use it; PMXEditor&apos;s CSV finds the bodies of joints by it.</source>
        <translation>物理演算には影響しません。PMXEditor のCSVでは、Jointの接続剛体がこの名前で指定されます。</translation>
    </message>
    <message>
        <source>Physics does not use it; most joints are named like rigid body B.</source>
        <translation>物理演算には影響しません。ぶら下がる剛体と同じ名前にするのが一般的です。</translation>
    </message>
    <message>
        <source>Plane and box: squares along an edge. Rope: pieces from end to end. Others: pieces around. 0 chooses what suits the shape.</source>
        <translation>平面と箱の面では一辺の分割数、ロープでは端から端までの分割数、ほかでは一周の分割数。0 なら種類に合った数になります。</translation>
    </message>
    <message>
        <source>Political or religious use</source>
        <translation>政治・宗教目的での使用</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Pose matching coefficient (MT): how strongly it returns to the stored shape, 0 to 1. With PMX no shape is stored, so that it has no effect.</source>
        <translation>形状一致係数(MT): 記憶した形状へ戻る強さ(0～1)。PMX のSoftBodyは形状を記憶しないため、効果はありません。</translation>
    </message>
    <message>
        <source>Position solver iterations (P_IT): how often lengths are solved in each step. With 1 it stretches like rubber, from 4 on it hangs like cloth; more takes longer.</source>
        <translation>位置の反復回数(P_IT): 1回の計算で長さを補正する回数。1 ではゴムのように伸び、4 以上で布らしく垂れます。多いほど重くなります。</translation>
    </message>
    <message>
        <source>Present ones at length 1</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>Present ones reversed</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Pressure coefficient (PR): pushes the faces outwards, as in a balloon; below 0 inwards. For closed shapes only.</source>
        <translation>圧力係数(PR): 風船のように面を外へ押します。負なら内へ押します。閉じた形状専用です。</translation>
    </message>
    <message>
        <source>Puts the bones into MMD&apos;s standard display frames.</source>
        <translation>ボーンをMMDの標準の表示枠に登録します。</translation>
    </message>
    <message>
        <source>Puts 左 or 右 in front of the name, and _L or _R behind the English one, unless it has one.</source>
        <translation>名前に左右がなければ、名前の前に「左」か「右」を、英語名の後ろに _L か _R を付けます。</translation>
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
        <translation>リンク交雑</translation>
    </message>
    <message>
        <source>Re-weight</source>
        <translation>ウェイトを変更</translation>
    </message>
    <message>
        <source>Recognised by the names</source>
        <translation>名前から判別</translation>
    </message>
    <message>
        <source>Regular expressions</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必要</translation>
    </message>
    <message>
        <source>Use in sexual content</source>
        <translation>性的表現での使用</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>T pose</source>
        <translation>Tポーズ</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Takes all bones below the selected ones, down to the tips.</source>
        <translation>選択ボーンから先端までの子ボーンもすべて対象にします。</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>The X axis along which the bone is moved and rotated by hand (ローカル軸); how it moves in motions does not change.</source>
        <translation>操作に使うX軸です。モーションでの動きは変わりません。</translation>
    </message>
    <message>
        <source>The Z axis along which the bone is moved and rotated by hand; Y is at right angles to both.</source>
        <translation>操作に使うZ軸です。Yは両方に直角になります。</translation>
    </message>
    <message>
        <source>The address of a licence that holds besides.</source>
        <translation>ほかに適用されるライセンスのアドレスです。</translation>
    </message>
    <message>
        <source>The angle from U towards V: clockwise on the texture.</source>
        <translation>UからVへの向き(テクスチャの見た目で時計回り)。</translation>
    </message>
    <message>
        <source>The author only</source>
        <translation>作者のみ</translation>
    </message>
    <message>
        <source>The axis of the mirror; left and right are along X.</source>
        <translation>鏡像の方向の軸です。左右はX軸です。</translation>
    </message>
    <message>
        <source>The body that holds, nearer to the trunk. Without both bodies the joint has no effect, and MMD may crash.</source>
        <translation>支える側(体に近い側)の剛体。どちらかの剛体がないとJointは働かず、MMD が強制終了することがあります。</translation>
    </message>
    <message>
        <source>The body that pulls the vertex along, and is pulled by it if physics moves the body.</source>
        <translation>頂点を引く剛体。物理演算の剛体なら、頂点からも引かれます。</translation>
    </message>
    <message>
        <source>The bone at the end of the chain (Targetボーン). IK turns the links until it is where this IK bone is.</source>
        <translation>IKの連鎖の先端にあるボーン（Targetボーン）。これがこのIKボーンの位置に来るよう、IKがリンクを回転させます。</translation>
    </message>
    <message>
        <source>The bone that moves the new mesh. None: the selected bone, or else the first.</source>
        <translation>これを動かすボーン。指定しなければ選択中のボーン、それもなければ最初のボーン。</translation>
    </message>
    <message>
        <source>The bone that the body follows, or that follows the body when physics moves it. Without a bone the body stands still, or moves alone.</source>
        <translation>剛体が追従するボーン、または物理演算で動く剛体に連れられるボーン。なしの場合は静止するか、剛体だけが動きます。</translation>
    </message>
    <message>
        <source>The bone that the morph moves.</source>
        <translation>動かすボーンです。</translation>
    </message>
    <message>
        <source>The bone to which the tail points (表示先). It is only shown: nothing moves by it.</source>
        <translation>先端が指すボーンです。見た目だけのもので、動きには影響しません。</translation>
    </message>
    <message>
        <source>The bone to which the tails point.</source>
        <translation>表示先にするボーン。</translation>
    </message>
    <message>
        <source>The bone whose rotation or movement this one copies in part (付与親).</source>
        <translation>このボーンが回転や移動の一部を受け取る相手のボーンです（付与親）。</translation>
    </message>
    <message>
        <source>The bones and morphs of the frame, in MMD&apos;s order. What is in no frame cannot get keys in MMD.</source>
        <translation>グループに入るボーンとモーフです。この順にMMDに表示されます。どの枠にも入っていないものはMMDでキーを打てません。</translation>
    </message>
    <message>
        <source>The bones that IK turns so that the target comes to this bone, from the one next to the target upwards.</source>
        <translation>ターゲットがここに来るように回るボーンです。ターゲットに近いものから順に並べます。</translation>
    </message>
    <message>
        <source>The bones that move the vertex: 1, 2 or 4, depending on its weight type.</source>
        <translation>頂点を動かすボーンです。変形方式に応じて1・2・4本を使います。</translation>
    </message>
    <message>
        <source>The bones to use. None: the selected ones; if none is selected, all with a tail that can rotate and not move.</source>
        <translation>指定なし: 選択中のボーン。選択がなければ、表示先があり、回転でき移動できないすべてのボーン。</translation>
    </message>
    <message>
        <source>The centre of the body at rest. The body swings about its joint; the farther away the joint is, the wider it swings.</source>
        <translation>静止時の中心位置。剛体はJointを中心に揺れ、離れているほど大きく揺れます。</translation>
    </message>
    <message>
        <source>The centre of the new body.</source>
        <translation>新規剛体の中心位置。</translation>
    </message>
    <message>
        <source>The centre of the new mesh.</source>
        <translation>中心の位置。</translation>
    </message>
    <message>
        <source>The classic one, for any use (Bone …)</source>
        <translation>汎用（Bone …）</translation>
    </message>
    <message>
        <source>The codes of checks, separated by commas. Empty: every check that has a safe fix.</source>
        <translation>検証のコードをコンマ区切りで。空欄なら、安全に直せる検証だけをすべて。</translation>
    </message>
    <message>
        <source>The collision group that the body is in. Files and scripts count 0 to 15.</source>
        <translation>剛体が属する衝突グループです。ファイルとスクリプトでは0〜15で数えます。</translation>
    </message>
    <message>
        <source>The colour of highlights (反射色); black for none.</source>
        <translation>ハイライトの色です。黒ならハイライトはありません。</translation>
    </message>
    <message>
        <source>The colour of the lit surface (拡散色). Alpha is the opacity of the material (非透過度).</source>
        <translation>光が当たる面の色（拡散色）。アルファは材質の不透明度（非透過度）です。</translation>
    </message>
    <message>
        <source>The colour of the surface without light (環境色). What is seen is this plus diffuse times light.</source>
        <translation>光がなくても見える色です。拡散色と光を掛けた色にこれを足したものが見えます。</translation>
    </message>
    <message>
        <source>The diffuse colour is multiplied by this.</source>
        <translation>拡散色に掛ける係数。</translation>
    </message>
    <message>
        <source>The direction in which one looks; along Z one looks at the front of the model.</source>
        <translation>見る方向。Zはモデルの正面から見る方向です。</translation>
    </message>
    <message>
        <source>The direction in which the front of the cutting plane faces.</source>
        <translation>平面の表が向く方向。</translation>
    </message>
    <message>
        <source>The direction in which the surface faces, of length 1. Light, toon and edge depend on it.</source>
        <translation>面の向きです。光・Toon・エッジはこれに従います。長さは1にします。</translation>
    </message>
    <message>
        <source>The direction that is up on the texture.</source>
        <translation>テクスチャの上になる方向。</translation>
    </message>
    <message>
        <source>The display frame for bones. Bones without a standard name go to the frame of their parent.</source>
        <translation>ボーンの登録先。標準の名前でないボーンは親と同じ枠に入ります。</translation>
    </message>
    <message>
        <source>The display frame from which items are moved. None: the selected one.</source>
        <translation>項目のある表示枠。指定がなければ選択中の表示枠。</translation>
    </message>
    <message>
        <source>The display frame into which they are moved.</source>
        <translation>移動先の表示枠。</translation>
    </message>
    <message>
        <source>The display frame into which they are put.</source>
        <translation>登録先の表示枠。</translation>
    </message>
    <message>
        <source>The distance along the normals, in model units; below 0 inwards.</source>
        <translation>法線方向に押し出す距離(モデルの単位)。負の値で内側へ。</translation>
    </message>
    <message>
        <source>The distance in model units.</source>
        <translation>移動する距離(モデルの単位)。</translation>
    </message>
    <message>
        <source>The distance; 1 is the width or height of the texture.</source>
        <translation>移動量。1でテクスチャ全体です。</translation>
    </message>
    <message>
        <source>The field by which the rows are sorted.</source>
        <translation>並べ替えの基準にする項目。</translation>
    </message>
    <message>
        <source>The field that is set.</source>
        <translation>設定する項目。</translation>
    </message>
    <message>
        <source>The file may be passed on.</source>
        <translation>ファイルを再配布できます。</translation>
    </message>
    <message>
        <source>The file of the model to append.</source>
        <translation>追加するモデルのファイル。</translation>
    </message>
    <message>
        <source>The file of the model whose morphs are copied.</source>
        <translation>モーフを取り込む元のモデルのファイル。</translation>
    </message>
    <message>
        <source>The file of the model whose weights are copied.</source>
        <translation>ウェイトの転送元モデルのファイル。</translation>
    </message>
    <message>
        <source>The file whose mesh replaces the present one.</source>
        <translation>このモデルのメッシュと入れ替えるファイル。</translation>
    </message>
    <message>
        <source>The folder for files that are only used as toons.</source>
        <translation>ほかの用途を兼ねないToonのフォルダ。</translation>
    </message>
    <message>
        <source>The folder for sphere maps that are not used as textures.</source>
        <translation>テクスチャを兼ねないスフィアのフォルダ。</translation>
    </message>
    <message>
        <source>The folder for textures, even if they are used for something else, too.</source>
        <translation>テクスチャのフォルダ（ほかの用途を兼ねるものも含む）。</translation>
    </message>
    <message>
        <source>The folder in which the files are searched, and in the folders within it.</source>
        <translation>ファイルを探すフォルダです。その中のフォルダも探します。</translation>
    </message>
    <message>
        <source>The form that collides. Other bodies slide along spheres and capsules; they may catch on the edges of boxes.</source>
        <translation>他のものがぶつかる形。球とカプセルは滑りやすく、箱は角に引っかかります。</translation>
    </message>
    <message>
        <source>The joints between them, and to their middle, are mirrored.</source>
        <translation>それらの間のJointと、中央につながるJointも反転します。</translation>
    </message>
    <message>
        <source>The key number by which a bone of another model can become the parent (外部親).</source>
        <translation>ほかのモデルのボーンにつなぐ場所を示す番号です（外部親）。</translation>
    </message>
    <message>
        <source>The language of the new names, which are translated from the other one.</source>
        <translation>書き込む言語。もう一方の言語から訳します。</translation>
    </message>
    <message>
        <source>The largest distance from the first vertex, in model units.</source>
        <translation>最初の頂点からこの距離(モデルの単位)以内の頂点を統合します。</translation>
    </message>
    <message>
        <source>The largest distance, in model units or UV, at which vertices match. 0: any distance.</source>
        <translation>同じ頂点とみなす距離（単位またはUV）。0：制限なし。</translation>
    </message>
    <message>
        <source>The largest value comes first.</source>
        <translation>大きい値を先にします。</translation>
    </message>
    <message>
        <source>The model&apos;s own toon: the upper end is light, the lower end shade.</source>
        <translation>モデル独自の階調です。上端が明、下端が影です。</translation>
    </message>
    <message>
        <source>The morph that this morph moves.</source>
        <translation>一緒に動かすモーフです。</translation>
    </message>
    <message>
        <source>The name in English; MMD does not show it.</source>
        <translation>英語の名前です。日本語を読まない人のためのもので、MMDは表示しません。</translation>
    </message>
    <message>
        <source>The name of the morph. If it is taken a number is added.</source>
        <translation>モーフの名前。すでにある名前には番号が付きます。</translation>
    </message>
    <message>
        <source>The name of the new bone. Empty: made from the name of the parent.</source>
        <translation>新しいボーンの名前です。空欄なら親ボーンの名前に続けます。</translation>
    </message>
    <message>
        <source>The name of the new bone. Empty: the name of the bone with 操作 or 付与.</source>
        <translation>新しいボーンの名前です。空欄なら元の名前に「操作」または「付与」を付けます。</translation>
    </message>
    <message>
        <source>The name of the new bone. Empty: the name of the bone with 親.</source>
        <translation>新しいボーンの名前です。空欄なら元の名前に「親」を付けます。</translation>
    </message>
    <message>
        <source>The name of the new bones, with numbers for several. Empty: made from the name of the bone.</source>
        <translation>新しいボーンの名前です。複数なら番号を付けます。空欄なら元のボーンの名前に続けます。</translation>
    </message>
    <message>
        <source>The name of the new bones, with numbers for several. Empty: the name of the upper bone.</source>
        <translation>新しいボーンの名前です。複数なら番号を付けます。空欄なら親側のボーンの名前になります。</translation>
    </message>
    <message>
        <source>The name of the new morph. Empty: that of the old one with a number.</source>
        <translation>新しいモーフの名前。空欄では元の名前に番号を付けます。</translation>
    </message>
    <message>
        <source>The name of the new morph. Empty: the name of the file.</source>
        <translation>新しいモーフの名前。空欄ではファイル名になります。</translation>
    </message>
    <message>
        <source>The name of the one frame for all. If there is none of that name it is made.</source>
        <translation>すべてを入れる枠の名前。なければ作成します。</translation>
    </message>
    <message>
        <source>The name that MMD shows in its list of frames.</source>
        <translation>MMDのフレーム操作に表示されるグループ名です。</translation>
    </message>
    <message>
        <source>The name that MMD shows where its menus are English; motions do not use it.</source>
        <translation>MMDを英語表示にしたときの名前です。モーションはこれを使いません。</translation>
    </message>
    <message>
        <source>The names in which texts are replaced.</source>
        <translation>対象にする名前。</translation>
    </message>
    <message>
        <source>The names that become unique.</source>
        <translation>重複をなくす名前。</translation>
    </message>
    <message>
        <source>The new kind of the morphs.</source>
        <translation>変更後のモーフの種類。</translation>
    </message>
    <message>
        <source>The new number of the first row; the others follow it.</source>
        <translation>先頭の行の移動先の番号。ほかの行はその後に続きます。</translation>
    </message>
    <message>
        <source>The new parent of the bones. None: they have no parent.</source>
        <translation>親にするボーン。なしなら親のないボーンになります。</translation>
    </message>
    <message>
        <source>The new place of the centre of the body.</source>
        <translation>剛体の中心を置く位置。</translation>
    </message>
    <message>
        <source>The new place of the joint. The end of A is the one that is nearer to B.</source>
        <translation>Jointを置く位置。剛体Aの端は、剛体Bに近い側です。</translation>
    </message>
    <message>
        <source>The number of the vertex whose weights are copied to the others. -1: the first one.</source>
        <translation>ウェイトをコピーする頂点の番号。-1: 先頭の頂点。</translation>
    </message>
    <message>
        <source>The numbers of the items, from 0 on, such as 0,3-5; or all.</source>
        <translation>項目の番号(0から): 0,3-5。または all。</translation>
    </message>
    <message>
        <source>The old morph still moves these vertices, too.</source>
        <translation>元のモーフも引き続きこれらの頂点を動かします。</translation>
    </message>
    <message>
        <source>The old texts are regular expressions; \1 in the new ones is the first group.</source>
        <translation>検索語を正規表現とみなします。\1 はグループです。</translation>
    </message>
    <message>
        <source>The only axis about which the bone turns (軸制限), as twist bones do; other rotations of a motion are projected onto it.</source>
        <translation>ボーンの回転を、この軸まわりだけに制限します。捩りボーンに使います。モーションの回転もこの軸に合わせられます。</translation>
    </message>
    <message>
        <source>The order in which bones deform (変形階層): lower levels first, and within a level in the order of the list.</source>
        <translation>ボーンを変形する順序（変形階層）。小さいものから先に、同じ階層の中ではリストの順に変形します。</translation>
    </message>
    <message>
        <source>The panel in which MMD shows it.</source>
        <translation>MMDで表示される場所。</translation>
    </message>
    <message>
        <source>The panel in which MMD shows the morphs; it does not show hidden ones.</source>
        <translation>MMDでモーフを表示するパネル。無効なら表示されません。</translation>
    </message>
    <message>
        <source>The panel in which MMD shows the slider: eyebrow (眉), eye (目), mouth (リップ) or other (その他). Hidden ones are used by other morphs only.</source>
        <translation>MMDがスライダーを表示する場所です。眉・目・リップ・その他から選びます。非表示のものはほかのモーフからだけ使います。</translation>
    </message>
    <message>
        <source>The parent of the new bone.</source>
        <translation>新しいボーンの親ボーンです。</translation>
    </message>
    <message>
        <source>The path of the file, relative to the model. The shared toons toon01.bmp to toon10.bmp are not listed here.</source>
        <translation>モデルファイルからの相対パスです。共有Toonはここに入れません。</translation>
    </message>
    <message>
        <source>The picture on the surface, placed by the UVs of the vertices. None: the colours alone.</source>
        <translation>頂点のUVに従って面に貼る画像です。なしの場合は色だけになります。</translation>
    </message>
    <message>
        <source>The picture placed by the direction in which the surface faces (スフィアマップ): gloss, or a rim of light.</source>
        <translation>面の向きに従って重ねる画像です。光沢や縁の光に使います。</translation>
    </message>
    <message>
        <source>The place on the texture: 0, 0 is its upper left corner, 1, 1 its lower right one.</source>
        <translation>テクスチャ上の位置です。0, 0 が左上、1, 1 が右下です。</translation>
    </message>
    <message>
        <source>The point about which B swings, usually at the bone of B. Elsewhere the bone seems to come off.</source>
        <translation>剛体Bが揺れる支点。通常は剛体Bのボーンの位置です。ほかの位置ではボーンが外れて見えます。</translation>
    </message>
    <message>
        <source>The point beside C on the side of the first bone. R0 and R1 shape the bend; with both at C it is a plain rotation.</source>
        <translation>Cの隣の、1本目のボーン側の点です。R0とR1が曲がり方を決めます。両方がCと同じなら単純な回転になります。</translation>
    </message>
    <message>
        <source>The point that stays in place when scaling and rotating.</source>
        <translation>拡縮と回転で動かない点。</translation>
    </message>
    <message>
        <source>The point that stays in place: the centre of the selection, or the origin of the model.</source>
        <translation>動かさない点。選択したものの中心、またはモデルの原点。</translation>
    </message>
    <message>
        <source>The position of the new bone.</source>
        <translation>新しいボーンの位置です。</translation>
    </message>
    <message>
        <source>The position of the new vertex.</source>
        <translation>新しい頂点の位置。</translation>
    </message>
    <message>
        <source>The program whose names the bones have. What it does not name is guessed.</source>
        <translation>ボーンの名前の付け方を持つソフトです。名前で分からないボーンは推測します。</translation>
    </message>
    <message>
        <source>The scale along U and V; below 0 it mirrors.</source>
        <translation>U・V方向の倍率。負の値で反転します。</translation>
    </message>
    <message>
        <source>The scale along each axis of the model.</source>
        <translation>モデルの各軸方向の倍率。</translation>
    </message>
    <message>
        <source>The shape. A plane faces the viewer; all others are closed.</source>
        <translation>平面は手前を向きます。ほかはすべて閉じた形です。</translation>
    </message>
    <message>
        <source>The share of its rotation that it loses in a second (回転減衰), 0 to 1: near 1 hair and cloth follow slowly, at 0 they flutter and spin.</source>
        <translation>1秒間に失う回転速度の割合(0～1)。1 に近いと髪や布がゆったり付いてきて、0 ではばたついたり回ったりします。</translation>
    </message>
    <message>
        <source>The share of its speed that it loses in a second (移動減衰), 0 to 1: near 1 it floats down and soon hangs still, at 0 it swings on.</source>
        <translation>1秒間に失う速度の割合(0～1)。1 に近いとふわりと落ちてすぐ静まり、0 では揺れ続けます。</translation>
    </message>
    <message>
        <source>The share of the faces that is kept.</source>
        <translation>面のうち残す割合。</translation>
    </message>
    <message>
        <source>The side of the character that is copied to the other side.</source>
        <translation>コピー元にする側（キャラクターから見た左右）。反対側をこれに合わせます。</translation>
    </message>
    <message>
        <source>The side of the plane on which faces are kept.</source>
        <translation>平面のどちら側の面を残すか。</translation>
    </message>
    <message>
        <source>The side of which the other becomes the mirror image, or the mean of both.</source>
        <translation>基準にする側です。反対側をその鏡像に合わせます。平均なら両方を合わせます。</translation>
    </message>
    <message>
        <source>The tables that are written, separated by commas; by default all.</source>
        <translation>書き出す表。コンマで区切ります。既定ではすべてです。</translation>
    </message>
    <message>
        <source>The tail of the parent points to the new bone, unless it points to another bone.</source>
        <translation>親の表示先を新しいボーンにします。すでに別のボーンが表示先なら変えません。</translation>
    </message>
    <message>
        <source>The thickness of a torus or rope, as a share of its size.</source>
        <translation>トーラスとロープの太さ（サイズに対する割合）。</translation>
    </message>
    <message>
        <source>The version of the model.</source>
        <translation>モデルのバージョンです。</translation>
    </message>
    <message>
        <source>The vertex that follows its bones and is not simulated.</source>
        <translation>布のほかの部分にかかわらず、ボーンに従う頂点。</translation>
    </message>
    <message>
        <source>The vertex that the morph moves.</source>
        <translation>動かす頂点です。</translation>
    </message>
    <message>
        <source>The vertex whose UV the morph changes.</source>
        <translation>UVを変える頂点です。</translation>
    </message>
    <message>
        <source>The vertices along the bone are divided among the new bones.</source>
        <translation>新しいボーンが、方向に沿って頂点のウェイトを引き継ぎます。</translation>
    </message>
    <message>
        <source>The width of the blend on each side of the middle, in model units.</source>
        <translation>中央から左右それぞれこの距離(モデルの単位)まで、両方が働きます。</translation>
    </message>
    <message>
        <source>The width of the texture divided by its height, so that squares on the model are squares on the texture.</source>
        <translation>テクスチャの縦横比。モデル上の正方形がテクスチャ上でも正方形になります。</translation>
    </message>
    <message>
        <source>The width of the texture in model units. 0: as wide as is needed for everything to fit.</source>
        <translation>テクスチャの横幅に当たるモデル上の長さ。0: 全体が収まる長さ。</translation>
    </message>
    <message>
        <source>Translations are copied (移動付与).</source>
        <translation>移動を付与します。</translation>
    </message>
    <message>
        <source>Twist bones</source>
        <translation>捩りボーン</translation>
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
        <translation>モデルの 1 単位に対するファイルの単位数。</translation>
    </message>
    <message>
        <source>Unity Humanoid</source>
        <translation>Unity Humanoid</translation>
    </message>
    <message>
        <source>Unreal mannequin</source>
        <translation>Unrealマネキン</translation>
    </message>
    <message>
        <source>VRM, VRoid</source>
        <translation>VRM、VRoid</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Vertices that are at most this far apart, in model units, count as at one place. 0: only at exactly the same place.</source>
        <translation>この距離(モデルの単位)以内の頂点を同じ位置とみなします。0では完全に同じ位置の頂点だけです。</translation>
    </message>
    <message>
        <source>Vertices that are nearer to the middle than this, in model units, are moved onto it.</source>
        <translation>中央からこの距離（モデル単位）以内の頂点を中央に置きます。</translation>
    </message>
    <message>
        <source>Vertices that are tied to rigid bodies: there the cloth hangs from them.</source>
        <translation>剛体につながれた頂点。布はここからぶら下がります。</translation>
    </message>
    <message>
        <source>Vertices that follow their bones as before: there the cloth is sewn on.</source>
        <translation>ボーンに従ったままの頂点。布はここで縫い付けられます。</translation>
    </message>
    <message>
        <source>Vertices whose normals differ by more than this are not merged, such as those of the two sides of cloth.</source>
        <translation>法線の差がこれより大きい頂点は、布の表と裏のように別のままにします。</translation>
    </message>
    <message>
        <source>Vertices without a match within this distance are not changed. 0: any distance.</source>
        <translation>対応するものからこれより離れた頂点は動かさないか、元のままにします。0：制限なし。</translation>
    </message>
    <message>
        <source>Vertices without a match within this distance stay as they are. 0: any distance.</source>
        <translation>取り込み元からこれより離れた頂点はそのままです。0：すべて取り込みます。</translation>
    </message>
    <message>
        <source>Use in violent content</source>
        <translation>暴力表現での使用</translation>
    </message>
    <message>
        <source>Weights below this are given to the other bones; the largest one stays.</source>
        <translation>これより小さいウェイトはほかのボーンに移します。最大のものは残します。</translation>
    </message>
    <message>
        <source>What the bone can do. This decides which of the other fields are used.</source>
        <translation>ボーンにできることです。ほかのどの項目が意味を持つかもこれで決まります。</translation>
    </message>
    <message>
        <source>What the bones can do; everything else stays as it is.</source>
        <translation>ボーンができること。ほかは変わりません。</translation>
    </message>
    <message>
        <source>What the other side has already is corrected, too.</source>
        <translation>反対側に既にあるものも、反転したものに直します。</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>位置から</translation>
    </message>
    <message>
        <source>Where the authors can be reached.</source>
        <translation>作者への連絡先です。</translation>
    </message>
    <message>
        <source>Where the bone&apos;s tail (表示先) is, as an offset from its position. It is only shown: nothing moves by it.</source>
        <translation>ボーン位置から見た先端の位置です。見た目だけのもので、動きには影響しません。</translation>
    </message>
    <message>
        <source>Where the vertex is at rest, in MMD&apos;s units of about 8 cm: an adult is some 20 high.</source>
        <translation>初期姿勢での頂点の位置です。MMDの単位で、1はおよそ8 cm、大人の背丈が20くらいです。</translation>
    </message>
    <message>
        <source>Whether it may be changed.</source>
        <translation>改変してよいかどうかです。</translation>
    </message>
    <message>
        <source>Whether the authors have to be named.</source>
        <translation>作者の名前を示す必要があるかどうかです。</translation>
    </message>
    <message>
        <source>Whether the bodies of the two groups collide or pass through each other.</source>
        <translation>剛体どうしが衝突するか、すり抜けるか。</translation>
    </message>
    <message>
        <source>Whether the directions are the body&apos;s own axes, or those of the model.</source>
        <translation>方向が剛体と一緒に回るか、ワールドのままかです。</translation>
    </message>
    <message>
        <source>Whether the toon, the ramp from light to shade, is one of MMD&apos;s ten or a texture of the model.</source>
        <translation>明暗の階調を、MMDの共有Toon10種から選ぶか、モデルのテクスチャにするかです。</translation>
    </message>
    <message>
        <source>Which links bend like knees, about one axis and in one direction only.</source>
        <translation>ひざのように、1つの軸で決まった向きにだけ曲がるリンク。</translation>
    </message>
    <message>
        <source>Which of the ten toons that come with MMD.</source>
        <translation>すべてのモデルが共有する10種の階調のどれを使うかです。</translation>
    </message>
    <message>
        <source>Who has the rights, and since when.</source>
        <translation>権利を持つ人と年です。</translation>
    </message>
    <message>
        <source>Who made the model; several are separated by a semicolon.</source>
        <translation>モデルを作った人です。複数の場合はセミコロンで区切ります。</translation>
    </message>
    <message>
        <source>Who may appear as the model.</source>
        <translation>このモデルを使って演じることができる人です。</translation>
    </message>
    <message>
        <source>Who may earn with it.</source>
        <translation>商用に利用できる人です。</translation>
    </message>
    <message>
        <source>Who may use it as an avatar</source>
        <translation>アバターとして使える人</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Width, height and depth; a single number sets all three.</source>
        <translation>幅・高さ・奥行き。数値が1つだけなら3つとも同じになります。</translation>
    </message>
    <message>
        <source>With 親指０, gives the thumb local axes along which it bends.</source>
        <translation>親指０とともに、親指を曲げるローカル軸を設定します。</translation>
    </message>
    <message>
        <source>Works that this one is made after; several are separated by a semicolon.</source>
        <translation>元にした作品です。複数の場合はセミコロンで区切ります。</translation>
    </message>
    <message>
        <source>XNALara, XPS</source>
        <translation>XNALara、XPS</translation>
    </message>
    <message>
        <source>_L or _R at the end</source>
        <translation>後ろに _L・_R</translation>
    </message>
    <message>
        <source>左 or 右 in front</source>
        <translation>前に 左・右</translation>
    </message>
    <message>
        <source>Remove tips</source>
        <translation>先ボーンを削除</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replaced: vertices near bodies follow these alone. Blended: the farther outside the bodies, the more of the present weights stays. Kept: only vertices without weights get some.</source>
        <translation>置き換える: 剛体の近くの頂点は剛体のボーンだけで動きます。混ぜる: 剛体の外側へ離れるほど元のウェイトが多く残ります。残す: どのボーンにも動かされない頂点だけに設定します。</translation>
    </message>
    <message>
        <source>Replaces a name only if all of it is the old text.</source>
        <translation>名前全体が一致するものだけを置換します。</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>反発力</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>Rigid body A</source>
        <translation>接続剛体A</translation>
    </message>
    <message>
        <source>Rigid body B</source>
        <translation>接続剛体B</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>ロープ</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Rotate and move</source>
        <translation>回転と移動</translation>
    </message>
    <message>
        <source>Rotation limits</source>
        <translation>回転制限</translation>
    </message>
    <message>
        <source>Selected faces</source>
        <translation>選択面</translation>
    </message>
    <message>
        <source>Separate vertices</source>
        <translation>頂点を分離</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容差</translation>
    </message>
    <message>
        <source>Triangle mesh: the faces of the material hang together as cloth. Rope: its edges, as a string without width.</source>
        <translation>TriMesh: 材質の面を布としてつなぎます。ロープ: 幅のないひもとしてつなぎます。</translation>
    </message>
    <message>
        <source>UV islands</source>
        <translation>UVアイランド</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Vertex at the same place</source>
        <translation>同じ位置の頂点</translation>
    </message>
    <message>
        <source>Vertex of the same UV</source>
        <translation>同じUVの頂点</translation>
    </message>
    <message>
        <source>Vertex of the same number</source>
        <translation>同じ番号の頂点</translation>
    </message>
    <message>
        <source>Vertices at one place are smoothed together if their normals differ by at most this. 180°: always.</source>
        <translation>同じ位置の頂点は、向きの差がこの角度以内のとき滑らかにつなぎます。180°では常につなぎます。</translation>
    </message>
    <message>
        <source>Vertices of the bone</source>
        <translation>ボーンの頂点</translation>
    </message>
    <message>
        <source>What becomes a material of its own.</source>
        <translation>別の材質にするもの。</translation>
    </message>
    <message>
        <source>With</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Angles as MMD shows them.</source>
        <translation>角度はMMDの表示と同じです。</translation>
    </message>
    <message>
        <source>Along the local axes; no file of a motion or pose keeps it.</source>
        <translation>ローカル軸に沿った倍率。モーションやポーズのファイルには保存されません。</translation>
    </message>
    <message>
        <source>About axis</source>
        <translation>軸まわり</translation>
    </message>
    <message>
        <source>The bone turns about its fixed axis only.</source>
        <translation>軸制限により、この軸でのみ回転します。</translation>
    </message>
    <message>
        <source>Rotation lower limit</source>
        <translation>回転下限</translation>
    </message>
    <message>
        <source>Rotation spring</source>
        <translation>ばね回転</translation>
    </message>
    <message>
        <source>Rotation upper limit</source>
        <translation>回転上限</translation>
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
        <source>Scale</source>
        <translation>拡縮</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>分割数</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共有Toon</translation>
    </message>
    <message>
        <source>Shared toon</source>
        <translation>共有Toon</translation>
    </message>
    <message>
        <source>Show D bones</source>
        <translation>足Dを表示</translation>
    </message>
    <message>
        <source>Shown by MMD when the model is loaded; lines end in CR LF.</source>
        <translation>モデルの読み込み時に MMD が表示します。改行は CR LF です。</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Size and place: from the vertices that the bone moves most, or from the distance to its tail.</source>
        <translation>大きさと位置の決め方: 他のどのボーンよりもそのボーンが動かす頂点から、またはボーンの接続先までの長さから。</translation>
    </message>
    <message>
        <source>Skirt cloth</source>
        <translation>スカート(布)</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Slider</translation>
    </message>
    <message>
        <source>Soft contact hardness (SHR): how firmly other soft bodies are kept out, 0 to 1.</source>
        <translation>SoftBody接触硬さ(SHR): 他のSoftBodyとの接触の硬さ(0～1)。</translation>
    </message>
    <message>
        <source>Soft vs. kinetic hardness with clusters (SKHR_CL): how firmly bodies that follow bones are kept out, 0 to 1.</source>
        <translation>クラスタの対ボーン追従剛体硬さ(SKHR_CL): クラスタ使用時: ボーン追従の剛体との接触の硬さ(0～1)。</translation>
    </message>
    <message>
        <source>Soft vs. kinetic impulse split with clusters (SK_SPLT_CL): the share of a push that it takes itself when it meets bodies that follow bones, 0 to 1.</source>
        <translation>クラスタの対ボーン追従剛体インパルス分配(SK_SPLT_CL): クラスタ使用時: ボーン追従の剛体と接触したとき、自身が受ける衝撃の割合(0～1)。</translation>
    </message>
    <message>
        <source>Soft vs. rigid hardness with clusters (SRHR_CL): how firmly bodies that physics moves are kept out, 0 to 1.</source>
        <translation>クラスタの対剛体硬さ(SRHR_CL): クラスタ使用時: 物理演算の剛体との接触の硬さ(0～1)。</translation>
    </message>
    <message>
        <source>Soft vs. rigid impulse split with clusters (SR_SPLT_CL): the share of a push that it takes itself when it meets bodies that physics moves, 0 to 1.</source>
        <translation>クラスタの対剛体インパルス分配(SR_SPLT_CL): クラスタ使用時: 物理演算の剛体と接触したとき、自身が受ける衝撃の割合(0～1)。</translation>
    </message>
    <message>
        <source>Soft vs. soft hardness with clusters (SSHR_CL): how firmly other soft bodies are kept out, 0 to 1.</source>
        <translation>クラスタの対SoftBody硬さ(SSHR_CL): クラスタ使用時: 他のSoftBodyとの接触の硬さ(0～1)。</translation>
    </message>
    <message>
        <source>Soft vs. soft impulse split with clusters (SS_SPLT_CL): the share of a push that it takes itself when it meets other soft bodies, 0 to 1.</source>
        <translation>クラスタの対SoftBodyインパルス分配(SS_SPLT_CL): クラスタ使用時: 他のSoftBodyと接触したとき、自身が受ける衝撃の割合(0～1)。</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>特殊枠</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>反射色</translation>
    </message>
    <message>
        <source>Specular power</source>
        <translation>反射強度</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Sphere mode</source>
        <translation>スフィアモード</translation>
    </message>
    <message>
        <source>Sphere texture</source>
        <translation>スフィアテクスチャ</translation>
    </message>
    <message>
        <source>Split by</source>
        <translation>分割の単位</translation>
    </message>
    <message>
        <source>Spring 6DOF</source>
        <translation>バネ付き6DOF</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>ばね</translation>
    </message>
    <message>
        <source>Standard frame</source>
        <translation>標準の枠</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>剛性</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Sub-texture</source>
        <translation>サブTex</translation>
    </message>
    <message>
        <source>Tail bone</source>
        <translation>表示先ボーン</translation>
    </message>
    <message>
        <source>Tail is a bone</source>
        <translation>表示先：ボーン</translation>
    </message>
    <message>
        <source>Tail of the parent</source>
        <translation>親の表示先</translation>
    </message>
    <message>
        <source>Tail offset</source>
        <translation>表示先（相対）</translation>
    </message>
    <message>
        <source>Take from</source>
        <translation>取得元</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>The English name of the morph.</source>
        <translation>モーフの英名。</translation>
    </message>
    <message>
        <source>The back</source>
        <translation>裏側</translation>
    </message>
    <message>
        <source>The body that hangs: it moves against A as far as the limits let it.</source>
        <translation>ぶら下がる剛体。制限の範囲で剛体Aに対して動きます。</translation>
    </message>
    <message>
        <source>The bone that is listed.</source>
        <translation>表示するボーンです。</translation>
    </message>
    <message>
        <source>The bone that this one follows. None: it follows the model as a whole.</source>
        <translation>このボーンが従うボーンです。なしの場合はモデル全体に従います。</translation>
    </message>
    <message>
        <source>The bone that turns.</source>
        <translation>回転するボーンです。</translation>
    </message>
    <message>
        <source>The bones to add: all, or names separated by commas: 腕捩, 上半身2, 足先EX …</source>
        <translation>追加するボーン: all、またはカンマ区切りの名前 (腕捩, 上半身2, 足先EX …)。</translation>
    </message>
    <message>
        <source>The colour of the outline; alpha is its opacity.</source>
        <translation>輪郭線の色です。アルファは不透明度です。</translation>
    </message>
    <message>
        <source>The comment that MMD shows where its menus are English.</source>
        <translation>MMDを英語表示にしたときに表示されるコメントです。</translation>
    </message>
    <message>
        <source>The front</source>
        <translation>表側</translation>
    </message>
    <message>
        <source>The greatest angles about X, Y and Z, in degrees.</source>
        <translation>X・Y・Z軸まわりの最大の角度（度）です。</translation>
    </message>
    <message>
        <source>The least angles about X, Y and Z, in degrees. A knee has -180 to -0.5 about X alone.</source>
        <translation>X・Y・Z軸まわりの最小の角度（度）です。ひざはXだけ -180 から -0.5 です。</translation>
    </message>
    <message>
        <source>The material that the face is drawn with. Faces are kept in the order of their materials.</source>
        <translation>面を描く材質です。面は材質の順に並べられます。</translation>
    </message>
    <message>
        <source>The material whose faces become soft; vertices at one place become one.</source>
        <translation>SoftBodyにする材質。同じ位置の頂点はひとつになります。</translation>
    </message>
    <message>
        <source>The material&apos;s name; material morphs and effects are assigned by it.</source>
        <translation>材質の名前です。材質モーフやエフェクトの割り当てはこれで見分けます。</translation>
    </message>
    <message>
        <source>The model&apos;s name, as MMD shows it in its list of models.</source>
        <translation>モデルの名前です。MMDのモデル一覧に表示されます。</translation>
    </message>
    <message>
        <source>The morph that is listed.</source>
        <translation>表示するモーフです。</translation>
    </message>
    <message>
        <source>The name of the new morph. Empty: made of the names of the others, or what all of these begin with.</source>
        <translation>新しいモーフの名前。空のときは、元のモーフの名前、またはその共通の始まりから付けます。</translation>
    </message>
    <message>
        <source>The name that MMD shows where its menus are English.</source>
        <translation>MMDを英語表示にしたときに表示される名前です。</translation>
    </message>
    <message>
        <source>The names that are changed.</source>
        <translation>変更する名称。</translation>
    </message>
    <message>
        <source>The new bone follows</source>
        <translation>新しいボーンが追従する</translation>
    </message>
    <message>
        <source>The new bone leads</source>
        <translation>新しいボーンが操作する</translation>
    </message>
    <message>
        <source>The number of the item before which they are put, from 0 on; -1 puts them at the end.</source>
        <translation>この番号 (0 から) の項目の前に入れます。-1 は末尾に入れます。</translation>
    </message>
    <message>
        <source>The point about which SDEF turns the vertex, usually on the line between the two bones.</source>
        <translation>SDEFが頂点を回す中心点です。ふつうは2本のボーンを結ぶ線の上に置きます。</translation>
    </message>
    <message>
        <source>The point about which the bone turns, at rest.</source>
        <translation>初期姿勢での、ボーンの回転の中心です。</translation>
    </message>
    <message>
        <source>The point beside C on the side of the second bone.</source>
        <translation>Cの隣の、2本目のボーン側の点です。</translation>
    </message>
    <message>
        <source>The push, by direction and strength. With no push and no torque the body is stopped.</source>
        <translation>押す向きと強さです。移動も回転も0なら剛体は止まります。</translation>
    </message>
    <message>
        <source>The radius. 0: the distance to the mesh. Capsules are twice as long.</source>
        <translation>0：その場所からメッシュまでの距離。カプセルの高さはその2倍です。</translation>
    </message>
    <message>
        <source>The rigid bodies to use. None: the selected ones; if none is selected, all that have a bone.</source>
        <translation>指定なし: 選択中の剛体。選択がなければ、関連ボーンのあるすべての剛体。</translation>
    </message>
    <message>
        <source>The rigid body that gets a push.</source>
        <translation>衝撃を受ける剛体です。</translation>
    </message>
    <message>
        <source>The rigid body to which the vertices are tied. None: for each vertex the nearest selected body, or the nearest of all.</source>
        <translation>頂点をつなぐ剛体。なし: 選択した剛体(なければすべて)のうち最も近いものにつなぎます。</translation>
    </message>
    <message>
        <source>The rigid body whose name a joint gets.</source>
        <translation>Jointがどの剛体の名称になるか。</translation>
    </message>
    <message>
        <source>The texts to replace, as old=new, separated by commas: 左=L,右=R. They are found as they are written, or as patterns if “Regular expressions” is on.</source>
        <translation>置換の組を「旧=新」の形でカンマ区切りで書きます：左=L,右=R。書いたとおりに検索し、「正規表現」がオンならパターンとして検索します。</translation>
    </message>
    <message>
        <source>The three corners, clockwise as seen from the front.</source>
        <translation>3つの頂点です。表から見て時計回りに並びます。</translation>
    </message>
    <message>
        <source>The twist, by axis and strength.</source>
        <translation>回す軸と強さです。</translation>
    </message>
    <message>
        <source>The vertex that is tied to the rigid body; one of the material of the soft body.</source>
        <translation>剛体につなぐ頂点。SoftBodyの材質の頂点です。</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>太さ</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>To</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>To channel</source>
        <translation>コピー先のチャンネル</translation>
    </message>
    <message>
        <source>To row</source>
        <translation>移動先の行</translation>
    </message>
    <message>
        <source>Toon</source>
        <translation>Toon</translation>
    </message>
    <message>
        <source>Toon texture</source>
        <translation>Toonテクスチャ</translation>
    </message>
    <message>
        <source>Toons</source>
        <translation>Toon</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>回転トルク</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>トーラス</translation>
    </message>
    <message>
        <source>Total mass</source>
        <translation>総質量</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Triangle mesh</source>
        <translation>TriMesh</translation>
    </message>
    <message>
        <source>Turns the axes of limits and springs along that bone.</source>
        <translation>制限とバネの基準になる軸を、そのボーンに沿わせます。</translation>
    </message>
    <message>
        <source>Turns the axes of limits and springs along the bone of B.</source>
        <translation>制限とばねの基準になる軸を、剛体Bのボーンに沿わせます。</translation>
    </message>
    <message>
        <source>Turns the axes that limits and springs use: about Z first, then X, then Y. With Y along the bone, turning about Y is twisting.</source>
        <translation>制限とばねの基準になる軸の向き: Z、X、Y の順に回転します。Y をボーンに沿わせると、Y まわりの回転はひねりになります。</translation>
    </message>
    <message>
        <source>Turns the body so that its height is along the bone.</source>
        <translation>剛体の高さ方向をボーンに沿わせます。</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>捩り</translation>
    </message>
    <message>
        <source>Two bodies collide only if each has the other&apos;s group among these; others pass through each other. PMXEditor lists the opposite: the groups that do not collide (非衝突グループ).</source>
        <translation>互いに相手のグループが含まれている場合だけ衝突し、それ以外はすり抜けます。PMXEditor の「非衝突グループ」とは逆の表示です。</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Unit angle</source>
        <translation>単位角</translation>
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
        <translation>最初の頂点のUVにする</translation>
    </message>
    <message>
        <source>Uses the centre of the selection as the pivot.</source>
        <translation>選択範囲の中心を基準点にします。</translation>
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
        <translation>値</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>移動速度</translation>
    </message>
    <message>
        <source>Velocity correction factor (VCF): how much of a correction of position becomes speed. 1 is usual; less takes away bouncing.</source>
        <translation>速度補正係数(VCF): 位置の補正を速度に反映する割合。通常は 1 で、小さいと弾みが減ります。</translation>
    </message>
    <message>
        <source>Velocity solver iterations (V_IT): how often speeds are solved in each step. 0 is usual; more is stiffer, and slower to compute.</source>
        <translation>速度の反復回数(V_IT): 1回の計算で速度を補正する回数。通常は 0 で、多いほど硬く、重くなります。</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Vertex colour</source>
        <translation>頂点色</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Vertices that are moved by no more than this are left out.</source>
        <translation>移動量がこれ以下の頂点は除きます。</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Volume conservation coefficient (VC): how strongly its volume is drawn to the stored one, 0 and up. With PMX no volume is stored, so that it shrinks.</source>
        <translation>体積保持係数(VC): 記憶した体積へ引き寄せる強さ(0以上)。PMX のSoftBodyは体積を記憶しないため、縮みます。</translation>
    </message>
    <message>
        <source>Volume stiffness (VST), 0 to 1. Bullet stores it, but does not use it.</source>
        <translation>体積剛性(VST): 体積の剛性(0～1)。Bullet は保持するだけで使いません。</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Weighted mean</source>
        <translation>ウェイト平均</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト値</translation>
    </message>
    <message>
        <source>What changes, and how far, when the slider is at 1.</source>
        <translation>スライダーが1のとき、何がどれだけ変わるかです。</translation>
    </message>
    <message>
        <source>What happens to vertices at one place whose UVs differ.</source>
        <translation>同じ位置にあってUVが異なる頂点の扱い。</translation>
    </message>
    <message>
        <source>What is added to the UV when the morph is at 1; of the plain UV, the first two numbers.</source>
        <translation>モーフが1のときUVに足される値です。通常のUVでは最初の2つを使います。</translation>
    </message>
    <message>
        <source>What the air acts on. V: vertices, F: faces; one-sided air acts on the front only. V_Point is the fastest.</source>
        <translation>空気が作用する対象。V: 頂点、F: 面。OneSided は表側だけ。V_Point が最も軽い方式です。</translation>
    </message>
    <message>
        <source>What the ambient colour is multiplied with, or what is added.</source>
        <translation>環境色に掛ける、または足す値です。</translation>
    </message>
    <message>
        <source>What the colour of the edge is multiplied with, or what is added.</source>
        <translation>エッジ色に掛ける、または足す値です。</translation>
    </message>
    <message>
        <source>What the colours of the sphere texture are multiplied with, or what is added.</source>
        <translation>スフィアの色に掛ける、または足す値です。</translation>
    </message>
    <message>
        <source>What the colours of the texture are multiplied with, or what is added.</source>
        <translation>テクスチャの色に掛ける、または足す値です。</translation>
    </message>
    <message>
        <source>What the colours of the toon are multiplied with, or what is added.</source>
        <translation>Toonの色に掛ける、または足す値です。</translation>
    </message>
    <message>
        <source>What the diffuse colour and the opacity are multiplied with, or what is added to them.</source>
        <translation>拡散色と不透明度に掛ける、または足す値です。</translation>
    </message>
    <message>
        <source>What the morph changes.</source>
        <translation>モーフが変えるもの。</translation>
    </message>
    <message>
        <source>What the size of the edge is multiplied with, or what is added.</source>
        <translation>エッジサイズに掛ける、または足す値です。</translation>
    </message>
    <message>
        <source>What the slider changes: vertices, bones, UVs, materials, other morphs, or impulses of bodies.</source>
        <translation>スライダーが変えるものです。頂点・ボーン・UV・材質・ほかのモーフ・剛体への衝撃から選びます。</translation>
    </message>
    <message>
        <source>What the specular colour is multiplied with, or what is added.</source>
        <translation>反射色に掛ける、または足す値です。</translation>
    </message>
    <message>
        <source>What the specular power is multiplied with, or what is added.</source>
        <translation>反射強度に掛ける、または足す値です。</translation>
    </message>
    <message>
        <source>Whether the bone turns only between the limits below, as knees do.</source>
        <translation>ひざのように、下の制限の範囲でだけ回転するかどうかです。</translation>
    </message>
    <message>
        <source>Whether the values below are multiplied with those of the material, or added.</source>
        <translation>下の値を材質の値に掛けるか、足すかです。</translation>
    </message>
    <message>
        <source>Whole chains</source>
        <translation>先端まで</translation>
    </message>
    <message>
        <source>Whole names</source>
        <translation>名称全体</translation>
    </message>
    <message>
        <source>Whole names only</source>
        <translation>名前全体が一致</translation>
    </message>
    <message>
        <source>Width to height</source>
        <translation>縦横比（横÷縦）</translation>
    </message>
    <message>
        <source>With a face</source>
        <translation>面も作る</translation>
    </message>
    <message>
        <source>With group</source>
        <translation>相手のグループ</translation>
    </message>
    <message>
        <source>With their joints</source>
        <translation>Jointも</translation>
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
        <translation>はい</translation>
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
        <translation>右クリック: この項目群の値をコピー、または選択したものに貼り付け</translation>
    </message>
</context>
<context>
    <name>FieldTableModel</name>
    <message>
        <source>Ctrl+click goes there.</source>
        <translation>Ctrl+クリックで参照先へ移動します。</translation>
    </message>
    <message>
        <source>This would delete offsets of morphs: change their kind in a single cell</source>
        <translation>モーフのオフセットが削除されます。種類は 1 つのセルで変更してください</translation>
    </message>
</context>
<context>
    <name>FileBar</name>
    <message>
        <source>{} is not there any more: another program has moved or deleted it.</source>
        <translation>{} はもうありません。別のプログラムが移動または削除しました。</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>保存し直す</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>{} was changed by another program.</source>
        <translation>{} は別のプログラムで変更されました。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>こちらを残す</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>New model</source>
        <translation>新規モデルを作成しました</translation>
    </message>
    <message>
        <source>{} opened</source>
        <translation>{} を開きました</translation>
    </message>
    <message>
        <source>{} opened and upgraded to PMX</source>
        <translation>{} を開き、PMXに変換しました</translation>
    </message>
    <message>
        <source>{opened}; what was noticed is in Messages</source>
        <translation>{opened}。気づいた点は「メッセージ」にあります</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>The options will be used when {} is saved</source>
        <translation>{} の保存時に使われます</translation>
    </message>
    <message>
        <source>{} is still being saved</source>
        <translation>{} はまだ保存中です</translation>
    </message>
    <message>
        <source>Saving {} was cancelled</source>
        <translation>{} の保存を中断しました</translation>
    </message>
    <message>
        <source>Looking what {} would lose</source>
        <translation>{} で失われるものを調べています</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>{} を保存中</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>{} を保存しました</translation>
    </message>
    <message>
        <source>{} saved; what it could not keep is in Messages: {}</source>
        <translation>{} を保存しました（保存できなかったもの {} 件はメッセージにあります）</translation>
    </message>
    <message>
        <source>The file could not be saved; what was there is untouched.</source>
        <translation>ファイルを保存できませんでした。元のファイルはそのままです。</translation>
    </message>
    <message>
        <source>{} is as in its file again</source>
        <translation>{} をファイルの状態に戻しました</translation>
    </message>
    <message>
        <source>{} was stopped</source>
        <translation>{} を中止しました</translation>
    </message>
</context>
<context>
    <name>FileEditor</name>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
</context>
<context>
    <name>FilterBox</name>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>No regular expression: {}</source>
        <translation>正規表現として読めません: {}</translation>
    </message>
    <message>
        <source>Show only what has all these words in its name (Ctrl+F). Letters typed into the list are tools.
/…/ is a regular expression: /^[左右]/, /[0-9]$/, /arm|leg/</source>
        <translation>名称にこれらの語をすべて含むものだけを表示します (Ctrl+F)。リスト上での文字キーはツールの切り替えです。
/…/ は正規表現です: /^[左右]/, /[0-9]$/, /arm|leg/</translation>
    </message>
</context>
<context>
    <name>FindingTree</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>種別</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Safe fix: made along with all safe ones, and nothing is lost by it</source>
        <translation>安全な修正：安全な修正をまとめて行うときに含まれ、何も失われません</translation>
    </message>
    <message>
        <source>Fix: it changes the model, so have a look at what it does</source>
        <translation>修正：モデルが変わるので、内容を確かめてください</translation>
    </message>
    <message>
        <source>By hand: {}</source>
        <translation>手作業：{}</translation>
    </message>
    <message>
        <source>Safe fix</source>
        <translation>安全な修正</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手作業</translation>
    </message>
    <message>
        <source>{} (ignored)</source>
        <translation>{}（無視）</translation>
    </message>
</context>
<context>
    <name>FixPanel</name>
    <message>
        <source>Fix this…</source>
        <translation>これを修正…</translation>
    </message>
    <message>
        <source>Fix all of this kind…</source>
        <translation>この種類をすべて修正…</translation>
    </message>
    <message>
        <source>Ignore this</source>
        <translation>無視する</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Working out what would change…</source>
        <translation>変更内容を調べています…</translation>
    </message>
    <message>
        <source>Choose a finding to read what happens in MMD because of it.</source>
        <translation>項目を選ぶと、MMD で何が起こるかを表示します。</translation>
    </message>
    <message>
        <source>Do not ignore this</source>
        <translation>無視をやめる</translation>
    </message>
    <message>
        <source>Ignores this finding of the model from now on, by the names of the rows; the file is not changed</source>
        <translation>隠して、このモデルについて行の名前で記憶します。ファイルには書き込みません</translation>
    </message>
    <message>
        <source>Fixes the selected findings; you see what changes before</source>
        <translation>選択した項目を修正します。適用前に変更内容を確認できます</translation>
    </message>
    <message>
        <source>Fixes all that this check finds; you see what changes before</source>
        <translation>この検証で見つかったものをすべて修正します。適用前に変更内容を確認できます</translation>
    </message>
    <message>
        <source>Fix (may change how the model looks): “{}”</source>
        <translation>修正（見た目が変わることがあります）: 「{}」</translation>
    </message>
    <message>
        <source>No automatic fix: {}</source>
        <translation>自動では修正できません: {}</translation>
    </message>
    <message>
        <source>•  Not fixed: {}</source>
        <translation>•  修正できません: {}</translation>
    </message>
    <message>
        <source>No finding is selected</source>
        <translation>項目が選択されていません</translation>
    </message>
    <message>
        <source>This finding is ignored</source>
        <translation>この項目は無視されています</translation>
    </message>
    <message>
        <source>Fix: “{}”</source>
        <translation>修正: 「{}」</translation>
    </message>
    <message>
        <source>Fix: {}</source>
        <translation>修正: {}</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>変更はありません。</translation>
    </message>
    <message>
        <source>{} added</source>
        <translation>{} 件追加</translation>
    </message>
    <message>
        <source>{} removed</source>
        <translation>{} 件削除</translation>
    </message>
    <message>
        <source>{} moved</source>
        <translation>{} 件移動</translation>
    </message>
    <message>
        <source>{} changed</source>
        <translation>{} 件変更</translation>
    </message>
</context>
<context>
    <name>FlipBar</name>
    <message>
        <source>from {place}: {morph}</source>
        <translation>{place} から {morph}</translation>
    </message>
    <message>
        <source>On the slider</source>
        <translation>スライダ上の位置</translation>
    </message>
</context>
<context>
    <name>FoldingRow</name>
    <message>
        <source>More options</source>
        <translation>その他のオプション</translation>
    </message>
</context>
<context>
    <name>FrameBox</name>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Frame; 30 are a second</source>
        <translation>フレーム（1秒 = 30フレーム）</translation>
    </message>
</context>
<context>
    <name>FrameCommands</name>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Take {count} out</source>
        <translation>{count} 個を枠から外す</translation>
    </message>
    <message>
        <source>Move items</source>
        <translation>項目の移動</translation>
    </message>
    <message>
        <source>Put {what} into {frame}</source>
        <translation>{frame} に登録：{what}</translation>
    </message>
</context>
<context>
    <name>FrameIndicator</name>
    <message>
        <source>Visible bones and morphs that are in no display frame: MMD does not show them</source>
        <translation>どの表示枠にもない表示ボーンとモーフ: MMDでは表示されません</translation>
    </message>
    <message>
        <source>{count} not in a display frame</source>
        <translation>表示枠にないもの: {count}</translation>
    </message>
</context>
<context>
    <name>FrameTree</name>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
    </message>
    <message>
        <source>Items with problems in MMD: {count}</source>
        <translation>MMDで問題になる項目: {count}</translation>
    </message>
    <message>
        <source>A special frame: it can neither be deleted, renamed nor moved</source>
        <translation>特殊枠: 削除・名前の変更・移動はできません</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
</context>
<context>
    <name>FramesPane</name>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Insert a display frame after the current one</source>
        <translation>現在の表示枠の後に新しい表示枠を挿入します</translation>
    </message>
    <message>
        <source>Add selected</source>
        <translation>選択対象を追加</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>ここへ移動</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>移動先を表示</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Register missing…</source>
        <translation>未登録を登録…</translation>
    </message>
    <message>
        <source>Take the selected items out of their display frames, or delete the selected frames</source>
        <translation>選択した要素を表示枠から外すか、選択した表示枠を削除します</translation>
    </message>
    <message>
        <source>Standard frames</source>
        <translation>標準の枠</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>Put the selected bones and morphs into the current display frame</source>
        <translation>選択したボーンとモーフを現在の表示枠に入れます</translation>
    </message>
    <message>
        <source>Leave the selected items in this display frame alone</source>
        <translation>選択した要素をこの表示枠だけに残します</translation>
    </message>
    <message>
        <source>Move what is selected up</source>
        <translation>選択したものを上へ移動します</translation>
    </message>
    <message>
        <source>Move what is selected down</source>
        <translation>選択したものを下へ移動します</translation>
    </message>
    <message>
        <source>Select the bone or morph in the model, and show it in the view</source>
        <translation>そのボーンかモーフをモデルで選択し、ビューに表示します</translation>
    </message>
    <message>
        <source>Rename the current display frame</source>
        <translation>現在の表示枠の名前を変更します</translation>
    </message>
    <message>
        <source>In no display frame: {counts}</source>
        <translation>表示枠なし: {counts}</translation>
    </message>
    <message>
        <source>All visible bones and morphs are in display frames</source>
        <translation>表示ボーンとモーフはすべて登録済みです</translation>
    </message>
    <message>
        <source>Problems in MMD: {count}</source>
        <translation>MMDで問題になるもの: {count}</translation>
    </message>
    <message>
        <source>Goes to the next one; the tool tip of what is marked says why</source>
        <translation>次の該当箇所に移動します。理由は印の付いた項目のツールチップに表示されます</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>何も選択されていません</translation>
    </message>
    <message>
        <source>Nothing that is selected is in another display frame, too</source>
        <translation>選択したものに、ほかの表示枠にもあるものはありません</translation>
    </message>
    <message>
        <source>Put {what} into {frame}, out of the other display frames that have it</source>
        <translation>{what} をほかの表示枠から外して {frame} に入れます</translation>
    </message>
    <message>
        <source>Choose the display frame that they are to come to</source>
        <translation>登録先の表示枠を選択してください</translation>
    </message>
    <message>
        <source>No bone or morph is selected, neither in the list of what is in no frame nor in the model</source>
        <translation>ボーンもモーフも選択されていません (どの枠にもないものの一覧でも、モデルでも)</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>登録先</translation>
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
        <translation>物理演算が止まっている間は動かせません</translation>
    </message>
    <message>
        <source>There is no body here that physics moves</source>
        <translation>ここに物理演算で動くものはありません</translation>
    </message>
    <message>
        <source>{} is pinned here</source>
        <translation>{} はここで固定されています</translation>
    </message>
    <message>
        <source>{} follows its bone</source>
        <translation>{} はボーン追従です</translation>
    </message>
    <message>
        <source>Pull {}</source>
        <translation>{} を引く</translation>
    </message>
</context>
<context>
    <name>GraphicsBar</name>
    <message>
        <source>Katachi ended as it began to draw, so it draws without the graphics card now, more slowly.</source>
        <translation>描画の開始時に終了したため、今はグラフィックカードを使わずに、より遅く描画しています。</translation>
    </message>
    <message>
        <source>Keep it so</source>
        <translation>このままにする</translation>
    </message>
    <message>
        <source>Use the card again</source>
        <translation>カードを再び使う</translation>
    </message>
    <message>
        <source>The graphics card&apos;s driver has no OpenGL 3.3, but Katachi can draw without it, more slowly.</source>
        <translation>グラフィックカードのドライバーに OpenGL 3.3 がありませんが、使わずに、より遅く描画できます。</translation>
    </message>
    <message>
        <source>Draw in software</source>
        <translation>ソフトウェアで描画</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Start Katachi again to see models.</source>
        <translation>モデルを表示するには Katachi を再起動してください。</translation>
    </message>
</context>
<context>
    <name>GroupClipboard</name>
    <message>
        <source>{group} of {row} copied: it can be pasted onto other rows</source>
        <translation>{row} の「{group}」をコピーしました。ほかの行に貼り付けられます</translation>
    </message>
    <message>
        <source>All but names</source>
        <translation>名前以外すべて</translation>
    </message>
    <message>
        <source>Paste “{what}”</source>
        <translation>「{what}」を貼り付け</translation>
    </message>
    <message>
        <source>Nothing was pasted: {}</source>
        <translation>貼り付けられませんでした：{}</translation>
    </message>
    <message>
        <source>{section}: {what} set on {count}</source>
        <translation>{section}: 「{what}」を {count} 個に設定しました</translation>
    </message>
    <message>
        <source>{}: nothing was copied that others can be given</source>
        <translation>{}: 貼り付けられるものがコピーされていません</translation>
    </message>
    <message>
        <source>What was copied is “{}”</source>
        <translation>コピーしたのは「{}」です</translation>
    </message>
    <message>
        <source>{}: nothing is selected</source>
        <translation>{}：何も選択されていません</translation>
    </message>
    <message>
        <source>Paste onto the selection</source>
        <translation>選択したものに貼り付け</translation>
    </message>
    <message>
        <source>Copy this group</source>
        <translation>この項目群をコピー</translation>
    </message>
</context>
<context>
    <name>GroupsEditor</name>
    <message>
        <source>Collision group {number}</source>
        <translation>衝突グループ {number}</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook of Katachi</source>
        <translation>Katachi ハンドブック</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>ハンドブックから探す</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>最初のページ</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>次を検索</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>HandlesCommands</name>
    <message>
        <source>&amp;Transform by numbers…</source>
        <translation>オブジェクト操作(&amp;T)…</translation>
    </message>
    <message>
        <source>Move, rotate and scale what is selected by as much as you type</source>
        <translation>選択対象を数値指定で移動・回転・拡縮</translation>
    </message>
    <message>
        <source>Virtual axis &amp;from selection</source>
        <translation>選択から仮想軸を設定(&amp;F)</translation>
    </message>
    <message>
        <source>Handles turn about this axis and move along it, whatever is selected then: from one selected row to another, of a bone to its tail, or of a face along its normal</source>
        <translation>以後、何を選択しても、ハンドルはこの軸のまわりに回転し、この軸の方向に移動します。軸は、選択した2つの項目の間、ボーンから接続先、または面の法線です</translation>
    </message>
    <message>
        <source>St&amp;ore positions</source>
        <translation>位置を記憶(&amp;O)</translation>
    </message>
    <message>
        <source>Remembers where what is selected is, with normals, axes and rotations, until it is stored again</source>
        <translation>選択したものの位置を、法線、軸、回転とともに、次に記憶するまで覚えておきます</translation>
    </message>
    <message>
        <source>R&amp;estore positions</source>
        <translation>位置を復元(&amp;E)</translation>
    </message>
    <message>
        <source>Puts what is selected back where it was stored; without a selection all that was stored</source>
        <translation>選択したものを記憶した位置に戻します。何も選択していなければ、記憶したものをすべて戻します</translation>
    </message>
    <message>
        <source>Nothing is selected that has a position.</source>
        <translation>位置を持つものが選択されていません。</translation>
    </message>
    <message>
        <source>Positions stored: {}</source>
        <translation>位置を記憶しました：{}</translation>
    </message>
    <message>
        <source>Restore positions</source>
        <translation>位置を復元</translation>
    </message>
    <message>
        <source>Positions restored: {}</source>
        <translation>位置を復元しました：{}</translation>
    </message>
    <message>
        <source>Nothing of this is stored; stored are: {}</source>
        <translation>これについては記憶がありません。記憶しているもの：{}</translation>
    </message>
    <message>
        <source>No positions are stored.</source>
        <translation>記憶した位置はありません。</translation>
    </message>
    <message>
        <source>The virtual axis was set.</source>
        <translation>仮想軸を設定しました。</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>F1: more in the handbook</source>
        <translation>F1: ハンドブックで詳しく</translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Help on what has the &amp;focus</source>
        <translation>今いる場所のヘルプ(&amp;F)</translation>
    </message>
    <message>
        <source>Shortcuts, hotkeys</source>
        <translation>ショートカット、ホットキー</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>ハンドブック(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>ツアー(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>これは何?(&amp;W)</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>コマンドを探す(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>キーとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Log files</source>
        <translation>ログファイル(&amp;L)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt について(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;About Katachi</source>
        <translation>Katachi について(&amp;A)</translation>
    </message>
</context>
<context>
    <name>HistoryPane</name>
    <message>
        <source>Memory: {used} of {budget}</source>
        <translation>メモリ：{used} / {budget}</translation>
    </message>
</context>
<context>
    <name>ImportOptionsDialog</name>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Merge bones of the same name</source>
        <translation>同名ボーンを統合する</translation>
    </message>
    <message>
        <source>the open model</source>
        <translation>開いているモデル</translation>
    </message>
    <message>
        <source>As a &amp;new document</source>
        <translation>新規ドキュメントとして開く(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Append to {}</source>
        <translation>{} に追加(&amp;A)</translation>
    </message>
    <message>
        <source>Replace &amp;positions and normals of {}</source>
        <translation>{} の頂点の位置と法線を置き換える(&amp;P)</translation>
    </message>
    <message>
        <source>Replace &amp;UVs of {}</source>
        <translation>{} の頂点のUVを置き換える(&amp;U)</translation>
    </message>
    <message>
        <source>Replace the &amp;geometry of {}…</source>
        <translation>{} の形状全体を置き換える(&amp;G)…</translation>
    </message>
    <message>
        <source>Up&amp;date rows of {} by their names and numbers…</source>
        <translation>{} の行を名前と番号で更新する(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>倍率(&amp;S)</translation>
    </message>
    <message>
        <source>Multiplies every length of the imported model</source>
        <translation>インポートするモデルの長さすべてに掛けます</translation>
    </message>
    <message>
        <source>Positions and UVs cannot be replaced: {name} has {count} vertices, the file {other}.</source>
        <translation>頂点の数が違うため（{name}：{count}、ファイル：{other}）、位置とUVは置き換えられません。</translation>
    </message>
</context>
<context>
    <name>ImpulseBar</name>
    <message>
        <source>Hold down to push</source>
        <translation>押している間、力を加える</translation>
    </message>
    <message>
        <source>Sets the morph to 1 meanwhile</source>
        <translation>その間モーフを1にします</translation>
    </message>
    <message>
        <source>It works in Transform mode[ ({mode.toggle})] with physics on[ ({physics.on})]</source>
        <translation>変形モード[（{mode.toggle}）]で物理演算[（{physics.on}）]がオンのときに使えます</translation>
    </message>
</context>
<context>
    <name>InfluenceTable</name>
    <message>
        <source>Weight of {bone}</source>
        <translation>{bone} のウェイト</translation>
    </message>
    <message>
        <source>Replace {bone}</source>
        <translation>{bone} を置換</translation>
    </message>
    <message>
        <source>Weights changed of vertices: {count}</source>
        <translation>ウェイトを変更した頂点: {count}</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>What is checked keeps its weight while others are changed by hand</source>
        <translation>チェックしたボーンは、ほかのボーンを手で変更してもウェイトが変わりません</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Type another name to have that bone in its place; a dash takes it away</source>
        <translation>別のボーン名を入力すると置き換わります。- を入力すると外れます</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト値</translation>
    </message>
    <message>
        <source>The mean over all the vertices. Also *0.5 or +0.1, for each its own</source>
        <translation>全頂点の平均です。*0.5 や +0.1 と入力すると頂点ごとに計算します</translation>
    </message>
    <message>
        <source>From – to</source>
        <translation>最小 – 最大</translation>
    </message>
    <message>
        <source>Where the vertices differ: the least and the greatest weight</source>
        <translation>頂点によって異なる場合の最小と最大のウェイト値</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>How many of the vertices the bone moves</source>
        <translation>このボーンで動く頂点の数</translation>
    </message>
</context>
<context>
    <name>InfluencesPane</name>
    <message>
        <source>&amp;Normalize</source>
        <translation>正規化(&amp;N)</translation>
    </message>
    <message>
        <source>Make the weights of each vertex sum to 1</source>
        <translation>各頂点のウェイトの合計を 1 にします</translation>
    </message>
    <message>
        <source>&amp;Copy from the current vertex</source>
        <translation>現在の頂点からコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Give all of them the kind, the bones and the weights of the current vertex</source>
        <translation>現在の頂点の変形方式・ボーン・ウェイト値をすべての頂点に与えます</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>頂点ウェイト</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>How the vertices follow their bones; another choice converts all of them</source>
        <translation>頂点の変形方式です。選び直すとすべての頂点を変換します</translation>
    </message>
    <message>
        <source>Select vertices, faces or materials to see which bones move them.</source>
        <translation>頂点・面・材質を選択すると、動かしているボーンを表示します。</translation>
    </message>
    <message>
        <source>Vertices: {count}</source>
        <translation>頂点: {count}</translation>
    </message>
    <message>
        <source>⚠ SDEF between bones that are no parent and child: {count}</source>
        <translation>⚠ 親子でないボーンの SDEF: {count}</translation>
    </message>
    <message>
        <source>⚠ Weights that do not sum to 1: {count}</source>
        <translation>⚠ ウェイトの合計が 1 でない頂点: {count}</translation>
    </message>
</context>
<context>
    <name>InspectorPane</name>
    <message>
        <source>Select what is to be added, anywhere, and press “Add selected”</source>
        <translation>追加するものを好きな場所で選択し、「選択対象を追加」を押してください</translation>
    </message>
    <message>
        <source>{rows} pinned: changes go to all</source>
        <translation>ピン留め：{rows}。変更はすべてに及びます</translation>
    </message>
    <message>
        <source>{rows} selected: changes go to all</source>
        <translation>選択中：{rows}。変更はすべてに及びます</translation>
    </message>
    <message>
        <source>Back to where the last link was followed</source>
        <translation>参照元へ戻る</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Keep this page while other rows are selected</source>
        <translation>別の行を選択しても、このページを表示したままにします</translation>
    </message>
</context>
<context>
    <name>JobProgress</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>KeptCamerasMenu</name>
    <message>
        <source>Remembere&amp;d cameras</source>
        <translation>カメラの記憶(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remember by number</source>
        <translation>番号に記憶(&amp;R)</translation>
    </message>
    <message>
        <source>Loo&amp;k by number</source>
        <translation>番号から復元(&amp;K)</translation>
    </message>
    <message>
        <source>Remember &amp;as…</source>
        <translation>名前を付けて記憶(&amp;A)…</translation>
    </message>
    <message>
        <source>Camera &amp;{}</source>
        <translation>カメラ(&amp;{})</translation>
    </message>
    <message>
        <source>Camera {}</source>
        <translation>カメラ {}</translation>
    </message>
    <message>
        <source>&amp;Look from there</source>
        <translation>復元(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remember here from where it is seen now</source>
        <translation>現在の状態で上書き(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>削除(&amp;F)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Remember as</source>
        <translation>名前を付けて記憶</translation>
    </message>
</context>
<context>
    <name>Knife</name>
    <message>
        <source>Nothing is cut in a pose: switch “Show the pose in Edit mode” off</source>
        <translation>ポーズ中は切れません:「編集モードでポーズを表示」をオフにしてください</translation>
    </message>
    <message>
        <source>The line crosses nothing that can be cut</source>
        <translation>線の下に切れる面がありません</translation>
    </message>
    <message>
        <source>Cut with the knife</source>
        <translation>ナイフで切断</translation>
    </message>
</context>
<context>
    <name>LackingNames</name>
    <message>
        <source>Bones and morphs that the motions move, but that the model does not have</source>
        <translation>モーションにあってモデルにないボーンとモーフ</translation>
    </message>
    <message>
        <source>Not in the model: {}</source>
        <translation>モデルにないもの：{}</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Select a bone to see its weights</source>
        <translation>ボーンを選択すると、そのウェイトが表示されます</translation>
    </message>
</context>
<context>
    <name>LicenceDialog</name>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>What {} tells of its author and its licence:</source>
        <translation>{} に書かれている作者とライセンス:</translation>
    </message>
    <message>
        <source>I may change it: the author allows me to</source>
        <translation>改変してよい: 作者の許可を得ている</translation>
    </message>
    <message>
        <source>Its licence forbids changing it ({}).</source>
        <translation>このライセンスは改変を禁じています ({})。</translation>
    </message>
</context>
<context>
    <name>LightBall</name>
    <message>
        <source>Direction of the light</source>
        <translation>照明の方向</translation>
    </message>
    <message>
        <source>Drag to where the light comes from, beyond the rim for behind; arrow keys turn it</source>
        <translation>光が来る方へドラッグします。縁の外は後ろからの光になります。矢印キーでも回せます</translation>
    </message>
</context>
<context>
    <name>LightPane</name>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Standard (mode 1)</source>
        <translation>標準 (モード1)</translation>
    </message>
    <message>
        <source>By distance (mode 2)</source>
        <translation>距離による (モード2)</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>選択(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Neutral</source>
        <translation>標準(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;MMD&apos;s own light</source>
        <translation>MMDの初期照明(&amp;M)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
</context>
<context>
    <name>LinesEditor</name>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message>
        <source>Saved with losses</source>
        <translation>一部を保存できませんでした</translation>
    </message>
    <message>
        <source>{name} was saved. What the format cannot keep: {count}</source>
        <translation>{name} を保存しました。この形式では保存できないもの：{count} 件</translation>
    </message>
    <message>
        <source>The open model still has all of it until it is closed. The list is in Messages, too.</source>
        <translation>開いているモデルには、閉じるまですべて残っています。一覧はメッセージにもあります。</translation>
    </message>
    <message>
        <source>Save with losses</source>
        <translation>一部を保存できません</translation>
    </message>
    <message>
        <source>What would be lost</source>
        <translation>失われるもの</translation>
    </message>
    <message>
        <source>{} cannot keep all of the model. This will be lost:</source>
        <translation>{} にはモデルのすべてを保存できません。次のものが失われます：</translation>
    </message>
    <message>
        <source>{} can keep all of the model.</source>
        <translation>{} はモデルのすべてを保持できます。</translation>
    </message>
    <message>
        <source>The open model keeps all of it until it is closed.</source>
        <translation>開いているモデルには、閉じるまですべて残ります。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
</context>
<context>
    <name>MaskCommands</name>
    <message>
        <source>Hide what is selected; of vertices, the faces around them</source>
        <translation>選択対象を隠す（頂点はその周りの面）</translation>
    </message>
    <message>
        <source>Hide all that is not selected: of faces and what is made of them, or of bones, bodies or joints</source>
        <translation>選択以外を隠す（面とそれに属するもの、またはボーン・剛体・Joint）</translation>
    </message>
    <message>
        <source>&amp;Hide selected</source>
        <translation>選択を隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Show &amp;only selected</source>
        <translation>選択のみ表示(&amp;O)</translation>
    </message>
    <message>
        <source>Show only</source>
        <translation>のみ表示</translation>
    </message>
    <message>
        <source>Of the selected bones, or those of the selected rigid bodies: the faces that they move</source>
        <translation>選択したボーン、または選択した剛体のボーンが動かす面</translation>
    </message>
    <message>
        <source>Of the selected vertex morphs, and groups of them: the faces that they move</source>
        <translation>選択した頂点モーフ（グループを含む）が動かす面</translation>
    </message>
    <message>
        <source>&amp;Hide faces</source>
        <translation>面を隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Show &amp;only faces</source>
        <translation>面のみ表示(&amp;O)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>すべて表示する</translation>
    </message>
    <message>
        <source>Hide the faces that are shown, and show those that are hidden</source>
        <translation>面の表示と非表示を入れ替える</translation>
    </message>
    <message>
        <source>Show only the bones, bodies and joints of the faces that are shown</source>
        <translation>表示中の面に関連するボーン・剛体・Jointのみ表示</translation>
    </message>
    <message>
        <source>Hide what was hidden before; again: what is hidden now</source>
        <translation>直前の絞込みに戻す（もう一度で元に戻る）</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>全表示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Invert faces</source>
        <translation>面を反転(&amp;I)</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Only bones and bodies of &amp;these faces</source>
        <translation>表示面の関連ボーン・剛体のみ(&amp;T)</translation>
    </message>
    <message>
        <source>Show &amp;none</source>
        <translation>すべて隠す(&amp;N)</translation>
    </message>
    <message>
        <source>Hide the faces of all materials</source>
        <translation>すべての材質の面を隠します</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>直前の絞込み(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Lock selected</source>
        <translation>選択をロック(&amp;L)</translation>
    </message>
    <message>
        <source>Have the model view no longer select what is selected; lists still do</source>
        <translation>選択中のものを、モデルビューでは選択できないようにします。一覧からは選択できます</translation>
    </message>
    <message>
        <source>&amp;Unlock all</source>
        <translation>すべてのロックを解除(&amp;U)</translation>
    </message>
    <message>
        <source>Have the model view select everything again</source>
        <translation>モデルビューで、再びすべてを選択できるようにします</translation>
    </message>
    <message>
        <source>Check which materials are shown</source>
        <translation>表示する材質をチェックで選ぶ</translation>
    </message>
    <message>
        <source>Mas&amp;ks…</source>
        <translation>絞込み表示(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save what is hidden under a name, for this session and later ones</source>
        <translation>隠しているものに名前を付けて保存します。次回以降も使えます</translation>
    </message>
    <message>
        <source>Nothing is locked</source>
        <translation>ロックされているものはありません</translation>
    </message>
    <message>
        <source>{section}: no faces go with what is selected</source>
        <translation>{section}：選択に対応する面がありません</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>絞込み表示</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Masks saved as {}</source>
        <translation>{} として絞込みを保存しました</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>隠れているものはありません</translation>
    </message>
    <message>
        <source>{name}: not in this model any more, or changed: {count}</source>
        <translation>{name}：このモデルになくなったか、変わったもの：{count}</translation>
    </message>
    <message>
        <source>The masks {} are no longer saved</source>
        <translation>絞込み {} の保存を消しました</translation>
    </message>
    <message>
        <source>{section}: {count} locked</source>
        <translation>{section}：{count} 件をロックしました</translation>
    </message>
    <message>
        <source>Nothing is locked any more</source>
        <translation>すべてのロックを解除しました</translation>
    </message>
    <message>
        <source>Shown again: {}</source>
        <translation>再表示しました：{}</translation>
    </message>
    <message>
        <source>Nothing was hidden</source>
        <translation>隠れているものはありませんでした</translation>
    </message>
    <message>
        <source>Nothing is hidden any more</source>
        <translation>すべて表示しました</translation>
    </message>
    <message>
        <source>Nothing that it works on is selected or hidden</source>
        <translation>対象が選択または非表示になっていません</translation>
    </message>
    <message>
        <source>Hidden: {}</source>
        <translation>非表示：{}</translation>
    </message>
</context>
<context>
    <name>MaskIndicator</name>
    <message>
        <source>This is still in the model, but not shown[ ({hide.masks} opens the masks)]</source>
        <translation>モデルにありますが表示されていません[（{hide.masks}で絞込み表示を開く）]</translation>
    </message>
</context>
<context>
    <name>MaskList</name>
    <message>
        <source>Faces: {total}, hidden: {hidden}</source>
        <translation>面：{total}、非表示：{hidden}</translation>
    </message>
    <message>
        <source>What is checked is shown; Space switches what is selected</source>
        <translation>チェックしたものを表示。Spaceで選択行を切替</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>The number of the material</source>
        <translation>材質の番号</translation>
    </message>
    <message>
        <source>How many faces are shown, and of how many</source>
        <translation>表示中の面の数と全体の数</translation>
    </message>
</context>
<context>
    <name>MasksPane</name>
    <message>
        <source>Whole faces only</source>
        <translation>面全体のみ</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>隠れているものはありません</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Save what is hidden by a name, or hide again what was saved</source>
        <translation>隠しているものを名前を付けて保存するか、保存したものを再び隠します</translation>
    </message>
    <message>
        <source>The weight by which bones must move a vertex for it to count</source>
        <translation>対象とするウェイトの下限</translation>
    </message>
    <message>
        <source>Only faces all of whose corners are moved</source>
        <translation>全頂点が対象の面のみ</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択対象</translation>
    </message>
    <message>
        <source>Bones, weight from</source>
        <translation>ボーン、ウェイト下限</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
</context>
<context>
    <name>MaterialBar</name>
    <message>
        <source>× all 1</source>
        <translation>乗算 全て1</translation>
    </message>
    <message>
        <source>+ all 0</source>
        <translation>加算 全て0</translation>
    </message>
    <message>
        <source>The selected entries, or all, then have no effect</source>
        <translation>選択した項目（なければ全て）を、何も変えない値にします</translation>
    </message>
    <message>
        <source>Adds an entry for all materials of the model</source>
        <translation>モデルの全材質を対象とする項目を追加します</translation>
    </message>
    <message>
        <source>Add: all materials</source>
        <translation>全材質を追加</translation>
    </message>
    <message>
        <source>Multiply by 1 in {list}</source>
        <translation>{list}を1の乗算に</translation>
    </message>
    <message>
        <source>Add 0 in {list}</source>
        <translation>{list}を0の加算に</translation>
    </message>
    <message>
        <source>Add to {list}</source>
        <translation>{list}に追加</translation>
    </message>
</context>
<context>
    <name>MaterialCard</name>
    <message>
        <source>A ball of the material</source>
        <translation>材質の球</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>スフィア</translation>
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
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>CSV and clip&amp;board</source>
        <translation>CSVとクリップボード(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Order and values</source>
        <translation>並び順と値</translation>
    </message>
    <message>
        <source>&amp;Handles</source>
        <translation>ハンドル(&amp;H)</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>座標軸(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Pivot</source>
        <translation>中心(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>その他(&amp;M)</translation>
    </message>
    <message>
        <source>B&amp;y weights</source>
        <translation>ウェイトで(&amp;Y)</translation>
    </message>
    <message>
        <source>A click selects</source>
        <translation>クリックで選択するもの</translation>
    </message>
    <message>
        <source>R&amp;egion</source>
        <translation>選択範囲(&amp;E)</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>モデル(&amp;D)</translation>
    </message>
    <message>
        <source>Change na&amp;mes</source>
        <translation>名称の変更(&amp;M)</translation>
    </message>
    <message>
        <source>Display &amp;frames</source>
        <translation>表示枠(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Bone</source>
        <translation>ボーン(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Make bones</source>
        <translation>ボーンを作成(&amp;M)</translation>
    </message>
    <message>
        <source>Tails and &amp;axes</source>
        <translation>表示先と軸(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;ositions</source>
        <translation>位置(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;rder of deforming</source>
        <translation>変形順序(&amp;R)</translation>
    </message>
    <message>
        <source>M&amp;aterial</source>
        <translation>材質(&amp;A)</translation>
    </message>
    <message>
        <source>M&amp;orph</source>
        <translation>モーフ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Mesh</source>
        <translation>メッシュ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>ウェイト(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Physics</source>
        <translation>物理演算(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rigid bodies</source>
        <translation>剛体(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>Joint(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Soft bodies</source>
        <translation>SoftBody(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>変形(&amp;T)</translation>
    </message>
    <message>
        <source>Playin&amp;g</source>
        <translation>再生の操作(&amp;G)</translation>
    </message>
    <message>
        <source>Ph&amp;ysics</source>
        <translation>物理演算(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>カメラ(&amp;C)</translation>
    </message>
    <message>
        <source>Rotation &amp;centre</source>
        <translation>視点の回転中心(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hide and show</source>
        <translation>絞込み(&amp;H)</translation>
    </message>
    <message>
        <source>By &amp;bones</source>
        <translation>ボーンで(&amp;B)</translation>
    </message>
    <message>
        <source>By &amp;morphs</source>
        <translation>モーフで(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Display</source>
        <translation>描画(&amp;D)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Display &amp;mode</source>
        <translation>表示モード(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>オーバーレイ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>名前の表示(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語 / Language(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>A rope has to have vertices at two places</source>
        <translation>ロープには2か所以上の頂点が必要です</translation>
    </message>
    <message>
        <source>A vertex is at no usable place</source>
        <translation>位置が使えない頂点があります</translation>
    </message>
    <message>
        <source>Anchors without a rigid body, or at vertices that are not its own, are left out: {}.</source>
        <translation>剛体がないアンカー、または自身のものでない頂点のアンカーを除外しました：{}</translation>
    </message>
    <message>
        <source>B-links of distance {} are left out: more than {:,} vertices.</source>
        <translation>距離 {} のB-Linkを除外しました：頂点が {:,} を超えています。</translation>
    </message>
    <message>
        <source>Simulation became unstable and was restarted {} times.</source>
        <translation>物理演算が不安定になり、初期化しました：{} 回</translation>
    </message>
    <message>
        <source>Both rigid bodies are the same one; the joint is left out.</source>
        <translation>接続剛体が同じです。Jointを除外しました。</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>English bone names</source>
        <translation>英語のボーン名</translation>
    </message>
    <message>
        <source>English frame names</source>
        <translation>英語の表示枠名</translation>
    </message>
    <message>
        <source>English header</source>
        <translation>英語ヘッダ</translation>
    </message>
    <message>
        <source>English morph names</source>
        <translation>英語のモーフ名</translation>
    </message>
    <message>
        <source>Entry {} of the group is a group itself; the entry is left out.</source>
        <translation>グループモーフの {} 番目の項目もグループモーフです。この項目は無視されます。</translation>
    </message>
    <message>
        <source>The number of clusters is negative; none are used.</source>
        <translation>クラスタ数が負です。クラスタなしとします。</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IKリンク</translation>
    </message>
    <message>
        <source>It has more than {:,} vertices at different places</source>
        <translation>異なる位置の頂点が {:,} を超えています</translation>
    </message>
    <message>
        <source>It has no mass</source>
        <translation>質量がありません</translation>
    </message>
    <message>
        <source>It has no mass; it follows its bone.</source>
        <translation>質量がないため、ボーン追従とします。</translation>
    </message>
    <message>
        <source>This body has no volume; it does not collide.</source>
        <translation>体積がないため、何とも衝突しません。</translation>
    </message>
    <message>
        <source>Simulation became unstable {} times; this soft body is off until you change it.</source>
        <translation>物理演算が {} 回不安定になったため、変更されるまで止めます。</translation>
    </message>
    <message>
        <source>Its aero model is unknown; V_Point is used.</source>
        <translation>AeroModelが不明です。V_Pointとします。</translation>
    </message>
    <message>
        <source>Its kind is unknown; the joint is left out.</source>
        <translation>種類が不明です。Jointを除外しました。</translation>
    </message>
    <message>
        <source>The collision margin is too large for this many vertices; {:.3g} is used.</source>
        <translation>SoftBodyどうしには頂点数に対してマージンが大きすぎます。{:.3g} とします。</translation>
    </message>
    <message>
        <source>Its material belongs to another soft body already</source>
        <translation>材質がすでに別のSoftBodyのものです</translation>
    </message>
    <message>
        <source>Its material has no faces</source>
        <translation>材質に面がありません</translation>
    </message>
    <message>
        <source>Its material is missing</source>
        <translation>材質がありません</translation>
    </message>
    <message>
        <source>Its name has {} bytes, a motion holds 1 to {}; it has no keys.</source>
        <translation>名前が {} バイトです。モーションには1～{} バイトの名前しか入らないため、キーを作りません。</translation>
    </message>
    <message>
        <source>Its shape is unknown</source>
        <translation>形状が不明です</translation>
    </message>
    <message>
        <source>Link {} of the IK is missing; the link is left out.</source>
        <translation>IKの {} 番目のリンクのボーンがありません。このリンクは無視されます。</translation>
    </message>
    <message>
        <source>Link {} of the IK is the target; the link is left out.</source>
        <translation>IKの {} 番目のリンクがターゲットと同じボーンです。このリンクは無視されます。</translation>
    </message>
    <message>
        <source>MMD needs the special frame {}: it can neither be deleted nor renamed</source>
        <translation>特殊枠「{}」はMMDに必要なため、削除も名前の変更もできません</translation>
    </message>
    <message>
        <source>More clusters than can be made; {} are used.</source>
        <translation>クラスタが多すぎます。{} とします。</translation>
    </message>
    <message>
        <source>No face of its material has an area</source>
        <translation>材質に面積のある面がありません</translation>
    </message>
    <message>
        <source>Other bones have the same name in a motion; it has no keys.</source>
        <translation>モーションでは同じ名前になるボーンがあるため、キーを作りません。</translation>
    </message>
    <message>
        <source>Out of range, the nearest that is in it is used: {}.</source>
        <translation>範囲外のため、範囲内の最も近い値とします：{}</translation>
    </message>
    <message>
        <source>PMD has no English names of bodies and joints</source>
        <translation>PMDには剛体とJointの英語名がありません</translation>
    </message>
    <message>
        <source>PMD has no additional UVs</source>
        <translation>PMDには追加UVがありません</translation>
    </message>
    <message>
        <source>PMD has no external parents</source>
        <translation>PMDには外部親がありません</translation>
    </message>
    <message>
        <source>PMD has no local append</source>
        <translation>PMDにはローカル付与がありません</translation>
    </message>
    <message>
        <source>PMD has no local axes</source>
        <translation>PMDにはローカル軸がありません</translation>
    </message>
    <message>
        <source>PMD has no memos</source>
        <translation>PMDにはメモがありません</translation>
    </message>
    <message>
        <source>PMD has no names of materials</source>
        <translation>PMDには材質名がありません</translation>
    </message>
    <message>
        <source>PMD has no negative weights</source>
        <translation>PMDには負のウェイトがありません</translation>
    </message>
    <message>
        <source>PMD has no other special frames than Root and 表情</source>
        <translation>PMDの特殊枠はRootと表情だけです</translation>
    </message>
    <message>
        <source>PMD has no sphere mode without a sphere texture</source>
        <translation>PMDではスフィアテクスチャのないスフィアモードは保存できません</translation>
    </message>
    <message>
        <source>PMD has no sphere textures that are off</source>
        <translation>PMDでは無効のスフィアテクスチャは保存できません</translation>
    </message>
    <message>
        <source>PMD has no vertex colours</source>
        <translation>PMDには頂点色がありません</translation>
    </message>
    <message>
        <source>PMD has no translation append</source>
        <translation>PMDには移動付与がありません</translation>
    </message>
    <message>
        <source>PMX 1.0, which was never published; 2.0 or 2.1 expected</source>
        <translation>公開されていないPMX 1.0です。2.0または2.1が必要です</translation>
    </message>
    <message>
        <source>PMX version {!r}: auto, 2.0 or 2.1 expected</source>
        <translation>PMXバージョン {!r}：auto、2.0、2.1のいずれかが必要です</translation>
    </message>
    <message>
        <source>Became unstable repeatedly; this body follows its bone from now on.</source>
        <translation>物理演算で何度も飛び去ったため、ボーンに追従させます。</translation>
    </message>
    <message>
        <source>Physics rotates this bone about other axes than its fixed axis; keys cannot.</source>
        <translation>物理演算では固定軸以外でも回りますが、キーでは表せません。</translation>
    </message>
    <message>
        <source>Rigid body {} is missing; the joint is left out.</source>
        <translation>接続剛体{}がありません。Jointを除外しました。</translation>
    </message>
    <message>
        <source>SDEF becomes BDEF2</source>
        <translation>SDEFはBDEF2になります</translation>
    </message>
    <message>
        <source>Soft bodies move vertices; a motion cannot hold that.</source>
        <translation>SoftBodyは頂点を動かすため、モーションに含められません。</translation>
    </message>
    <message>
        <source>Some numbers are not finite or too large; 0 is used.</source>
        <translation>使えない数値があります。0とします。</translation>
    </message>
    <message>
        <source>The IK has no links; it is left out.</source>
        <translation>IKにリンクがありません。このIKは無視されます。</translation>
    </message>
    <message>
        <source>The append parent is missing; nothing is appended.</source>
        <translation>付与親がありません。付与は行われません。</translation>
    </message>
    <message>
        <source>The append parent is the bone itself; nothing is appended.</source>
        <translation>付与親がこのボーン自身です。付与は行われません。</translation>
    </message>
    <message>
        <source>The bone is its own parent; it hangs from none.</source>
        <translation>親がこのボーン自身です。親なしとして扱われます。</translation>
    </message>
    <message>
        <source>The special frames {} and {} have to come first: they cannot be moved</source>
        <translation>特殊枠「{}」と「{}」は先頭に必要なため、移動できません</translation>
    </message>
    <message>
        <source>The target of the IK is missing; the IK is left out.</source>
        <translation>IKのターゲットがありません。このIKは無視されます。</translation>
    </message>
    <message>
        <source>The target of the IK is the IK bone itself; the IK is left out.</source>
        <translation>IKのターゲットがIKボーン自身です。このIKは無視されます。</translation>
    </message>
    <message>
        <source>The texture file {} cannot be drawn: {}</source>
        <translation>テクスチャ {} を表示できません：{}</translation>
    </message>
    <message>
        <source>The texture file {} cannot be read: {}</source>
        <translation>テクスチャ {} を読み込めません：{}</translation>
    </message>
    <message>
        <source>The texture file {} has {} × {} pixels, and is drawn with {} × {}</source>
        <translation>テクスチャ {} は {} × {} ピクセルのため、{} × {} に縮小して表示します</translation>
    </message>
    <message>
        <source>The texture file {} was found as {}</source>
        <translation>テクスチャ {} は {} として見つかりました</translation>
    </message>
    <message>
        <source>The texture file {} was not found</source>
        <translation>テクスチャ {} が見つかりません</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>7-Zipアーカイブです</translation>
    </message>
    <message>
        <source>a DirectX file of the unknown kind {!r}</source>
        <translation>不明な種類 {!r} のDirectXファイルです</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RARアーカイブです</translation>
    </message>
    <message>
        <source>a block ends that has not begun: not a DirectX model</source>
        <translation>始まっていないブロックが終わっています：DirectXモデルではありません</translation>
    </message>
    <message>
        <source>a block with {} numbers; left out</source>
        <translation>数値が {} 個のブロックを除外</translation>
    </message>
    <message>
        <source>a compressed block expected</source>
        <translation>圧縮ブロックがありません</translation>
    </message>
    <message>
        <source>a compressed block of {} bytes has {}</source>
        <translation>{} バイトのはずの圧縮ブロックが {} バイトです</translation>
    </message>
    <message>
        <source>a count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>a count of 0, and a record of {} bytes all the same; left out</source>
        <translation>件数0の後に {} バイトの記録があり、除外</translation>
    </message>
    <message>
        <source>a damaged ZIP archive: {} lies outside of it</source>
        <translation>ZIPアーカイブが壊れています：{} がアーカイブの外を指しています</translation>
    </message>
    <message>
        <source>a face of less than three corners; left out</source>
        <translation>3頂点未満の面を除外</translation>
    </message>
    <message>
        <source>a degenerate face; left out</source>
        <translation>面として成り立たないものを除外</translation>
    </message>
    <message>
        <source>a face without one of its vertices is left out</source>
        <translation>頂点が欠けた面を除外しました</translation>
    </message>
    <message>
        <source>a file without extension</source>
        <translation>拡張子のないファイル</translation>
    </message>
    <message>
        <source>a line is not made of numbers</source>
        <translation>数値でない行があります</translation>
    </message>
    <message>
        <source>a link to no bone is left out</source>
        <translation>ボーンのないリンクを除外しました</translation>
    </message>
    <message>
        <source>a morph moves a vertex by numbers that are not finite; left out</source>
        <translation>モーフの移動量が有限の数値でないため除外</translation>
    </message>
    <message>
        <source>a pose file cannot hold this</source>
        <translation>ポーズには保存できません</translation>
    </message>
    <message>
        <source>a switch is {}, neither 0 nor 1; off instead</source>
        <translation>スイッチが 0 でも 1 でもなく {}。OFFとします</translation>
    </message>
    <message>
        <source>a vertex is moved by a joint that does not exist</source>
        <translation>存在しないジョイントが頂点を動かしています</translation>
    </message>
    <message>
        <source>a weight of {} percent; 100 instead</source>
        <translation>ウェイトが {} %。100とします</translation>
    </message>
    <message>
        <source>a {} file, which holds no model; {} expected</source>
        <translation>{} ファイルにはモデルがありません。{} が必要です</translation>
    </message>
    <message>
        <source>accessor {} has no data</source>
        <translation>アクセサ {} にデータがありません</translation>
    </message>
    <message>
        <source>accessor {} has {} elements, not {}</source>
        <translation>アクセサ {} の要素数が {} です（{} のはずです）</translation>
    </message>
    <message>
        <source>accessor {} is of an unknown type</source>
        <translation>アクセサ {} の型が不明です</translation>
    </message>
    <message>
        <source>an IK is left out, because bone {} of it does not exist</source>
        <translation>ボーン {} が存在しないIKを除外</translation>
    </message>
    <message>
        <source>anchors</source>
        <translation>アンカー</translation>
    </message>
    <message>
        <source>and {:,} more of these: {}</source>
        <translation>ほか {:,} 件：{}</translation>
    </message>
    <message>
        <source>animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>becomes BDEF4, as all {:,} vertices with QDEF</source>
        <translation>QDEFの全 {:,} 頂点とともにBDEF4になります</translation>
    </message>
    <message>
        <source>becomes a spring 6DOF joint, the only kind of PMD</source>
        <translation>PMDで唯一の種類であるバネ付6DOFになります</translation>
    </message>
    <message>
        <source>becomes a spring 6DOF joint, the only kind of PMX 2.0</source>
        <translation>PMX 2.0で唯一の種類であるバネ付6DOFになります</translation>
    </message>
    <message>
        <source>becomes a vertex morph of the vertex morphs in it</source>
        <translation>含まれる頂点モーフを合成した頂点モーフになります</translation>
    </message>
    <message>
        <source>becomes one with texture {}, which is the same</source>
        <translation>同じものであるテクスチャ {} と統合されます</translation>
    </message>
    <message>
        <source>begins with {!r}, which is no known format; {} expected</source>
        <translation>先頭が {!r} の不明な形式です。{} が必要です</translation>
    </message>
    <message>
        <source>begins with {!r}; a DirectX model expected</source>
        <translation>先頭が {!r} です。DirectXモデルが必要です</translation>
    </message>
    <message>
        <source>blocks within blocks, {} deep: not a DirectX model</source>
        <translation>ブロックの入れ子が {} 段あります：DirectXモデルではありません</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <source>buffer view {} reaches beyond its buffer of {:,} bytes</source>
        <translation>バッファビュー {} が {:,} バイトのバッファをはみ出しています</translation>
    </message>
    <message>
        <source>buffer {}</source>
        <translation>バッファ {}</translation>
    </message>
    <message>
        <source>byte {}</source>
        <translation>{} バイト目</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>cameras</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>dialect {!r}: {} expected</source>
        <translation>CSVの種類 {!r}：{} のいずれかが必要です</translation>
    </message>
    <message>
        <source>has both the point and the line flag; the line flag, which has no effect, is removed</source>
        <translation>PointとLineの両方を描画する設定です。実際には描画されないLineを除外しました</translation>
    </message>
    <message>
        <source>draws {} vertex indices, not a multiple of 3</source>
        <translation>頂点番号の数が {} で、3の倍数でありません</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>エッジ</translation>
    </message>
    <message>
        <source>every CR in it comes before an LF</source>
        <translation>すべてのCRの直後にLFがある</translation>
    </message>
    <message>
        <source>every LF in it comes after a CR</source>
        <translation>すべてのLFの直前にCRがある</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>faces with normals</source>
        <translation>法線付きの面</translation>
    </message>
    <message>
        <source>faces without positions</source>
        <translation>位置のない面</translation>
    </message>
    <message>
        <source>frame items</source>
        <translation>枠内要素</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>glTF needs {}, which is not installed</source>
        <translation>glTFに必要な {} がインストールされていません</translation>
    </message>
    <message>
        <source>has no name: its faces will have no material</source>
        <translation>名前がありません：面は材質なしになります</translation>
    </message>
    <message>
        <source>has no name: what refers to it will refer to nothing</source>
        <translation>名前がありません：参照は失われます</translation>
    </message>
    <message>
        <source>header</source>
        <translation>ヘッダ</translation>
    </message>
    <message>
        <source>contains values that are not numbers; they will be read as defaults</source>
        <translation>数値でない値があり、既定値として読み込まれます</translation>
    </message>
    <message>
        <source>image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>image {} is of an unknown format; left out</source>
        <translation>画像 {} は不明な形式のため除外</translation>
    </message>
    <message>
        <source>in PMD a bone of the kind {} has no tail</source>
        <translation>PMDの種類 {} のボーンには接続先がありません</translation>
    </message>
    <message>
        <source>in PMD a tail is a bone, not an offset; a hidden bone is put there</source>
        <translation>PMDの接続先はオフセットではなくボーンです。非表示ボーンを追加しました</translation>
    </message>
    <message>
        <source>in PMD an axis is the direction to the tail; a hidden bone is put there</source>
        <translation>PMDの軸は接続先の方向です。非表示ボーンを追加しました</translation>
    </message>
    <message>
        <source>in PMD every bone can be operated</source>
        <translation>PMDではすべてのボーンが操作可能です</translation>
    </message>
    <message>
        <source>in PMD every bone can be rotated</source>
        <translation>PMDではすべてのボーンが回転可能です</translation>
    </message>
    <message>
        <source>in PMD every vertex has bones; the first bone instead of none</source>
        <translation>PMDの頂点には必ずボーンがあります。「なし」は先頭のボーンになります</translation>
    </message>
    <message>
        <source>in PMD it is deformed after {} {}, not before</source>
        <translation>PMDではボーン {} {} より後に変形されます（元は前）</translation>
    </message>
    <message>
        <source>in PMD it is deformed before {} {}, not after</source>
        <translation>PMDではボーン {} {} より前に変形されます（元は後）</translation>
    </message>
    <message>
        <source>in PMD only a bone whose name ends with ひざ has a limit, and always the same one</source>
        <translation>PMDで角度制限があるのは名前が「ひざ」で終わるボーンだけで、制限値は固定です</translation>
    </message>
    <message>
        <source>in PMD only the facial frame has morphs, and it has no bones</source>
        <translation>PMDでモーフが入るのは表情枠だけで、表情枠にボーンは入りません</translation>
    </message>
    <message>
        <source>in PMD the first bone cannot be a tail: its number means none</source>
        <translation>PMDでは先頭のボーンは接続先になりません（接続先なしの意味になります）</translation>
    </message>
    <message>
        <source>in PMD the first bone, and no other one, is always first in Root</source>
        <translation>PMDのRootの先頭は常に先頭のボーンだけです</translation>
    </message>
    <message>
        <source>in PMD the frames Root and 表情 come first, each once</source>
        <translation>PMDでは最初にRootと表情の枠が1つずつあります</translation>
    </message>
    <message>
        <source>in PMD exactly the materials with an edge cast a ground shadow</source>
        <translation>PMDで地面影が付くのはエッジのある材質だけです</translation>
    </message>
    <message>
        <source>A bone has two of the weights</source>
        <translation>同じボーンが2つのウェイトを持っています</translation>
    </message>
    <message>
        <source>A character of the name is not Shift-JIS</source>
        <translation>名前にShift-JISにない文字があります</translation>
    </message>
    <message>
        <source>A character of the path is not Shift-JIS</source>
        <translation>パスにShift-JISにない文字があります</translation>
    </message>
    <message>
        <source>A component of the colour is beyond 0 to 1</source>
        <translation>色の成分が0から1の範囲外です</translation>
    </message>
    <message>
        <source>A corner is missing</source>
        <translation>頂点が欠けています</translation>
    </message>
    <message>
        <source>A lower limit of a link is above the upper one</source>
        <translation>リンクの角度制限の下限が上限を超えています</translation>
    </message>
    <message>
        <source>A morph made of {:,} others</source>
        <translation>{:,} 個のモーフからモーフを作りました</translation>
    </message>
    <message>
        <source>A motion cannot hold “{}” (not in Shift-JIS).</source>
        <translation>「{}」はモーションに保存できません（Shift-JISにありません）。</translation>
    </message>
    <message>
        <source>A vertex morph made; vertices: {:,}</source>
        <translation>頂点モーフを作りました。頂点: {:,}</translation>
    </message>
    <message>
        <source>A weight is below 0</source>
        <translation>ウェイトが0未満です</translation>
    </message>
    <message>
        <source>Another face has the same corners and material</source>
        <translation>頂点と材質が同じ面がほかにあります</translation>
    </message>
    <message>
        <source>Bones taken out of {}: {:,}</source>
        <translation>{} から外したボーン: {:,}</translation>
    </message>
    <message>
        <source>Both rigid bodies follow their bones; the joint does nothing</source>
        <translation>両方の剛体がボーン追従のため、Jointは働きません</translation>
    </message>
    <message>
        <source>C, R0 and R1 are all 0</source>
        <translation>C・R0・R1がすべて0です</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>Display frames have more than {} morphs together</source>
        <translation>表示枠のモーフが合計 {} 個を超えています</translation>
    </message>
    <message>
        <source>In a pose only vertices, faces and materials can be moved</source>
        <translation>ポーズでは頂点・面・材質だけを移動できます</translation>
    </message>
    <message>
        <source>It has a panel, but is in no display frame</source>
        <translation>パネルがありますが、表示枠にありません</translation>
    </message>
    <message>
        <source>It has a sub-texture and vertex colours</source>
        <translation>サブTexと頂点色の両方があります</translation>
    </message>
    <message>
        <source>It has no English name</source>
        <translation>英名がありません</translation>
    </message>
    <message>
        <source>It has no face</source>
        <translation>面がありません</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>名前がありません</translation>
    </message>
    <message>
        <source>It is in {}, the display frame of morphs</source>
        <translation>モーフの表示枠 {} に入っています</translation>
    </message>
    <message>
        <source>It is not in the display frame {}</source>
        <translation>表示枠 {} に入っていません</translation>
    </message>
    <message>
        <source>It is transparent and drawn before {}</source>
        <translation>半透明で、{}より先に描画されます</translation>
    </message>
    <message>
        <source>It is visible, but in no display frame</source>
        <translation>表示ボーンですが、表示枠にありません</translation>
    </message>
    <message>
        <source>It is {}, which MMD does not read</source>
        <translation>{}形式のため、MMDでは読めません</translation>
    </message>
    <message>
        <source>Its alpha is 0, and it has an edge</source>
        <translation>非透過度が0なのに、エッジがあります</translation>
    </message>
    <message>
        <source>Its damping is not between 0 and 1</source>
        <translation>減衰が0～1の範囲外です</translation>
    </message>
    <message>
        <source>Its local axes are 0, or go the same way</source>
        <translation>ローカル軸が0、または同じ方向です</translation>
    </message>
    <message>
        <source>Its size is negative</source>
        <translation>サイズが負です</translation>
    </message>
    <message>
        <source>Local axes not of length 1, or not at a right angle</source>
        <translation>ローカル軸の長さが1でないか、直角ではありません</translation>
    </message>
    <message>
        <source>More than {} loops</source>
        <translation>ループ回数が {} を超えています</translation>
    </message>
    <message>
        <source>No face and no soft body has the vertex</source>
        <translation>面にもSoftBodyにも使われていません</translation>
    </message>
    <message>
        <source>No loops, or a unit angle of 0</source>
        <translation>ループ回数または単位角が0です</translation>
    </message>
    <message>
        <source>No material draws the face</source>
        <translation>どの材質でも描画されません</translation>
    </message>
    <message>
        <source>No material uses it</source>
        <translation>どの材質にも使われていません</translation>
    </message>
    <message>
        <source>Offsets of the same target: {:,}</source>
        <translation>同じ対象のオフセット: {:,}</translation>
    </message>
    <message>
        <source>Only PMX 2.1 has it</source>
        <translation>PMX 2.1だけのものです</translation>
    </message>
    <message>
        <source>QDEF is of PMX 2.1, which MMD does not read</source>
        <translation>QDEFはPMX 2.1のもので、MMDでは読めません</translation>
    </message>
    <message>
        <source>Row {} has the same name.</source>
        <translation>行{}と同じ名前です。</translation>
    </message>
    <message>
        <source>SDEF needs two bones, and has one</source>
        <translation>SDEFには2つのボーンが必要ですが、1つしかありません</translation>
    </message>
    <message>
        <source>Semi-standard bones that can be added: {}</source>
        <translation>追加できる準標準ボーン：{}</translation>
    </message>
    <message>
        <source>in PMD exactly the materials that are not opaque are double-sided</source>
        <translation>PMDで両面描画になるのは不透明でない材質だけです</translation>
    </message>
    <message>
        <source>info</source>
        <translation>モデル情報</translation>
    </message>
    <message>
        <source>is left out, because it is empty</source>
        <translation>空のため除外しました</translation>
    </message>
    <message>
        <source>is left out, because no material uses it</source>
        <translation>どの材質も使っていないため除外しました</translation>
    </message>
    <message>
        <source>item of kind {}: {} (bone) or {} (morph) expected</source>
        <translation>項目の種類 {}：{}（ボーン）または {}（モーフ）が必要です</translation>
    </message>
    <message>
        <source>items</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>its faces will go to material {}, which has the same name</source>
        <translation>面は同名の材質 {} に移ります</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>Joint</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>left out, because PMD has 255 frames at most</source>
        <translation>PMDの表示枠は最大255個のため除外しました</translation>
    </message>
    <message>
        <source>left out, because PMD has no soft bodies</source>
        <translation>PMDにはSoftBodyがないため除外しました</translation>
    </message>
    <message>
        <source>left out, because PMD has only vertex morphs</source>
        <translation>PMDには頂点モーフしかないため除外しました</translation>
    </message>
    <message>
        <source>left out, because PMD has ten toons at most</source>
        <translation>PMDのToonは最大10個のため除外しました</translation>
    </message>
    <message>
        <source>left out, because it lacks a corner</source>
        <translation>頂点が欠けているため除外しました</translation>
    </message>
    <message>
        <source>left out, because it refers to a vertex that does not exist</source>
        <translation>存在しない頂点を参照しているため除外</translation>
    </message>
    <message>
        <source>left out, because it refers to {}, which does not exist</source>
        <translation>存在しない {} を参照しているため除外しました</translation>
    </message>
    <message>
        <source>left out, because no material uses it</source>
        <translation>どの材質も使っていないため除外しました</translation>
    </message>
    <message>
        <source>light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>line {}</source>
        <translation>{} 行目</translation>
    </message>
    <message>
        <source>line {}, {}</source>
        <translation>{} 行目、{}</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>material</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>model name</source>
        <translation>モデル名</translation>
    </message>
    <message>
        <source>more than {:,} bytes when unpacked</source>
        <translation>展開すると {:,} バイトを超えます</translation>
    </message>
    <message>
        <source>more than {:,} bytes: too much for a glTF file</source>
        <translation>{:,} バイトを超えます：glTFファイルには大きすぎます</translation>
    </message>
    <message>
        <source>more than {:,} vertices</source>
        <translation>頂点が {:,} 個を超えています</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>morph of kind {}: 0 to {} expected</source>
        <translation>モーフの種類 {}：0～{} が必要です</translation>
    </message>
    <message>
        <source>morph {} is of a kind that frames cannot show; left out</source>
        <translation>モーフ {} は表示できないため除外</translation>
    </message>
    <message>
        <source>morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>morphs of the facial frame</source>
        <translation>表情枠のモーフ</translation>
    </message>
    <message>
        <source>morphs that are left out are not shown either</source>
        <translation>除外されたモーフは表示枠からも外れます</translation>
    </message>
    <message>
        <source>no known kind of row</source>
        <translation>不明な種類の行</translation>
    </message>
    <message>
        <source>no motion; VMD expected</source>
        <translation>モーションではありません。VMDが必要です</translation>
    </message>
    <message>
        <source>no rows of a model in it</source>
        <translation>モデルの行がありません</translation>
    </message>
    <message>
        <source>node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>node {} has no transform; its parent&apos;s is used</source>
        <translation>ノード {} の位置がないため、親と同じ位置とします</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>not a glTF 2.0 document</source>
        <translation>glTF 2.0ではありません</translation>
    </message>
    <message>
        <source>not copied: there is another file {}</source>
        <translation>コピーできません：別のファイル {} があります</translation>
    </message>
    <message>
        <source>not kept: IK, append and axes of the bones</source>
        <translation>保存されません：ボーンのIK、付与、軸</translation>
    </message>
    <message>
        <source>not kept: additional UVs</source>
        <translation>保存されません：追加UV</translation>
    </message>
    <message>
        <source>not kept: edge scales</source>
        <translation>保存されません：エッジ倍率</translation>
    </message>
    <message>
        <source>not kept: {:,}</source>
        <translation>保存されません：{:,} 個</translation>
    </message>
    <message>
        <source>not kept: {:,} faces that no material draws</source>
        <translation>保存されません：材質のない面 {:,} 個</translation>
    </message>
    <message>
        <source>not kept: {:,} that are no vertex morphs</source>
        <translation>保存されません：頂点モーフ以外のモーフ {:,} 個</translation>
    </message>
    <message>
        <source>not kept: {} of {:,} materials</source>
        <translation>保存されません：{}（材質 {:,} 個）</translation>
    </message>
    <message>
        <source>{!r} is not a format that can be written</source>
        <translation>{!r} では保存できません</translation>
    </message>
    <message>
        <source>the file contains nothing of a Wavefront OBJ file</source>
        <translation>Wavefront OBJの内容がありません</translation>
    </message>
    <message>
        <source>A lower limit is above the upper one, so that the joint is not limited there</source>
        <translation>下限が上限を超えているため、その軸は無制限です</translation>
    </message>
    <message>
        <source>A number is invalid (NaN or infinite)</source>
        <translation>不正な数値です</translation>
    </message>
    <message>
        <source>A number is invalid (NaN) or far too large; physics uses 0</source>
        <translation>不正な数値か大きすぎる数値です。物理演算では0とします</translation>
    </message>
    <message>
        <source>A number of an offset is invalid (NaN or infinite)</source>
        <translation>オフセットに不正な数値があります</translation>
    </message>
    <message>
        <source>A value is invalid (NaN or infinite)</source>
        <translation>値が無限大か、数値ではありません</translation>
    </message>
    <message>
        <source>A weight has no bone</source>
        <translation>ボーンのないウェイトがあります</translation>
    </message>
    <message>
        <source>A weight is almost 0</source>
        <translation>ウェイトがほぼ0です</translation>
    </message>
    <message>
        <source>A weight is invalid (NaN or infinite)</source>
        <translation>ウェイトが無限大か、数値ではありません</translation>
    </message>
    <message>
        <source>Additional UVs of each vertex: {}, used: {}</source>
        <translation>各頂点に追加UVが{}個あり、使われているのは{}個です</translation>
    </message>
    <message>
        <source>Anchors and pins removed: {:,}</source>
        <translation>アンカーとPinを {:,} 個削除しました</translation>
    </message>
    <message>
        <source>Append removed from bones: {:,}</source>
        <translation>ボーン {:,} 本の付与を解除しました</translation>
    </message>
    <message>
        <source>Bodies whose collision groups changed: {:,}</source>
        <translation>衝突グループ: {:,} 個の剛体を変更しました</translation>
    </message>
    <message>
        <source>Bones added ({:,}): {}</source>
        <translation>ボーンを{:,}本追加しました: {}</translation>
    </message>
    <message>
        <source>Bones added: {:,}</source>
        <translation>ボーンを{:,}個追加しました</translation>
    </message>
    <message>
        <source>Bones changed: {:,}</source>
        <translation>{:,}個のボーンを変更しました</translation>
    </message>
    <message>
        <source>Bones inserted: {:,}</source>
        <translation>ボーンを{:,}個挿入しました</translation>
    </message>
    <message>
        <source>Bones merged: {:,} into {:,}</source>
        <translation>{:,}個のボーンを{:,}個に結合しました</translation>
    </message>
    <message>
        <source>Bones mirrored to the other side: {:,}, corrected: {:,}</source>
        <translation>反対側に{:,}個作成、{:,}個修正しました</translation>
    </message>
    <message>
        <source>Bones moved into standard display frames: {:,}</source>
        <translation>ボーン {:,} 個を標準の表示枠に移動しました</translation>
    </message>
    <message>
        <source>Bones placed: {:,}</source>
        <translation>{:,}個のボーンを配置しました</translation>
    </message>
    <message>
        <source>Bones put in order; moved: {:,}, deform levels raised: {:,}</source>
        <translation>ボーンの順序を修正しました: 移動 {:,}、変形階層の変更 {:,}</translation>
    </message>
    <message>
        <source>Bones split: {:,}; new bones: {:,}</source>
        <translation>{:,}個のボーンを分割しました。新しいボーン: {:,}</translation>
    </message>
    <message>
        <source>Bones that deform after physics now: {:,}</source>
        <translation>{:,}個のボーンを物理後変形にしました</translation>
    </message>
    <message>
        <source>Bones that depend on physics deform after it</source>
        <translation>物理演算の結果に依存するボーンは「物理後」になっています</translation>
    </message>
    <message>
        <source>Bones whose axes were straightened: {:,}</source>
        <translation>軸を整えました: ボーン {:,} 本</translation>
    </message>
    <message>
        <source>Bones with a fixed axis along the tail: {:,}</source>
        <translation>表示先方向へ軸制限を設定したボーン: {:,}</translation>
    </message>
    <message>
        <source>Bones with a new parent: {:,} ({})</source>
        <translation>{:,}個のボーンの親を「{}」にしました</translation>
    </message>
    <message>
        <source>Bones with a new tail: {:,} ({})</source>
        <translation>{:,}個のボーンの表示先を「{}」にしました</translation>
    </message>
    <message>
        <source>Bones with local axes along the tail: {:,}</source>
        <translation>ローカル軸を設定したボーン: {:,}</translation>
    </message>
    <message>
        <source>Bones without a child where the tail ends: {:,}</source>
        <translation>表示先の位置に子がないボーン: {:,}</translation>
    </message>
    <message>
        <source>Bones without a parent now: {:,}</source>
        <translation>{:,}個のボーンを親なしにしました</translation>
    </message>
    <message>
        <source>Bones without tail or child, left as they were: {:,}</source>
        <translation>表示先も子もないため変更しなかったボーン: {:,}</translation>
    </message>
    <message>
        <source>Bones: {:,}. The kinds of bones of PMD became flags and append rotation.</source>
        <translation>ボーン: {:,}。PMDのボーン種類は、性能の各フラグと回転付与に置き換えました。</translation>
    </message>
    <message>
        <source>Choose the bone to which the tails point</source>
        <translation>表示先にするボーンを選んでください</translation>
    </message>
    <message>
        <source>Degenerate faces removed: {:,}</source>
        <translation>不正面 {:,} 個を削除しました</translation>
    </message>
    <message>
        <source>Diagonals swapped: {:,}</source>
        <translation>{:,} 個の対角線を入れ替えました</translation>
    </message>
    <message>
        <source>Duplicate faces removed: {:,}</source>
        <translation>重複面 {:,} 個を削除しました</translation>
    </message>
    <message>
        <source>EGL gives no OpenGL 3.3 context. Are libegl1 and a driver (Mesa&apos;s, or the GPU&apos;s) installed? KATACHI_GL=software draws without the graphics card</source>
        <translation>EGL から OpenGL 3.3 のコンテキストを得られません。libegl1 とドライバー (Mesa または GPU のもの) は入っていますか。KATACHI_GL=software でグラフィックカードなしに描画します</translation>
    </message>
    <message>
        <source>Every row has an English name</source>
        <translation>すべてに英語名があります</translation>
    </message>
    <message>
        <source>Faces extruded: {:,}; faces of walls: {:,}</source>
        <translation>面 {:,} 個を押し出しました。側面の面: {:,}</translation>
    </message>
    <message>
        <source>Faces flipped: {:,}</source>
        <translation>面 {:,} 個を反転しました</translation>
    </message>
    <message>
        <source>Faces made: {:,}</source>
        <translation>{:,}面を作りました</translation>
    </message>
    <message>
        <source>Faces mirrored: {:,}</source>
        <translation>{:,}面をミラーしました</translation>
    </message>
    <message>
        <source>Faces moved to a new material: {:,} ({}); vertices duplicated: {:,}</source>
        <translation>面 {:,} 個を {} に移しました。複製した頂点: {:,}</translation>
    </message>
    <message>
        <source>Faces separated: {:,}; vertices duplicated: {:,}</source>
        <translation>面 {:,} 個を分離しました。複製した頂点: {:,}</translation>
    </message>
    <message>
        <source>Faces subdivided: {:,}; new vertices: {:,}</source>
        <translation>{:,}面を細分しました。新しい頂点：{:,}</translation>
    </message>
    <message>
        <source>Faces: {0:,} of {1:,} are left</source>
        <translation>{1:,}面のうち{0:,}面が残りました</translation>
    </message>
    <message>
        <source>Files found: {0:,} of {1:,}</source>
        <translation>見つかったファイル：{1:,}個中{0:,}個</translation>
    </message>
    <message>
        <source>Files that are not found there either ({:,}): {}</source>
        <translation>そこにも見つからないファイル（{:,}個）：{}</translation>
    </message>
    <message>
        <source>Findings fixed: {0:,}; checks: {1:,}</source>
        <translation>{1:,}種類の不備を{0:,}件直しました</translation>
    </message>
    <message>
        <source>Hidden morphs (panel 0) were left out, because MMD may crash: {:,}</source>
        <translation>MMDが強制終了することがあるため、非表示のモーフ(パネル0)は除外しました: {:,}</translation>
    </message>
    <message>
        <source>Holes closed; new faces: {:,}</source>
        <translation>{:,}面で穴をふさぎました</translation>
    </message>
    <message>
        <source>IK and append removed: {}</source>
        <translation>IKと付与を解除しました: {}</translation>
    </message>
    <message>
        <source>IK bone {} draws it to itself</source>
        <translation>IKボーン「{}」が引き寄せています</translation>
    </message>
    <message>
        <source>IK bone {} turns it</source>
        <translation>IKボーン「{}」が回転させています</translation>
    </message>
    <message>
        <source>IK bones cleaned: {:,}</source>
        <translation>IKを整理しました: ボーン {:,} 本</translation>
    </message>
    <message>
        <source>It depends on a bone that physics moves, but deforms before physics</source>
        <translation>物理で動くものに従いますが、物理前に変形します</translation>
    </message>
    <message>
        <source>It follows its bone, but has none</source>
        <translation>ボーンに追従する設定ですが、関連ボーンがありません</translation>
    </message>
    <message>
        <source>It has a sphere map, but its sphere mode is Off</source>
        <translation>スフィアマップがありますが、モードが無効です</translation>
    </message>
    <message>
        <source>It has a sphere mode, but no sphere map</source>
        <translation>スフィアモードがありますが、マップがありません</translation>
    </message>
    <message>
        <source>It refers to nothing</source>
        <translation>対象がありません</translation>
    </message>
    <message>
        <source>It uses the first additional UV, but the model has none</source>
        <translation>追加UV1を使いますが、モデルに追加UVがありません</translation>
    </message>
    <message>
        <source>Items put into a display frame: {:,} ({})</source>
        <translation>{:,} 項目を表示枠 {} に入れました</translation>
    </message>
    <message>
        <source>Its alpha is 0, and no morph changes that</source>
        <translation>非透過度が0で、上げるモーフもありません</translation>
    </message>
    <message>
        <source>Its name is only a number, but its texture has a name</source>
        <translation>名前が番号ですが、テクスチャには名前があります</translation>
    </message>
    <message>
        <source>Its toon file is named like one of MMD&apos;s ten</source>
        <translation>Toonが共有Toonと同じ名前です</translation>
    </message>
    <message>
        <source>Joints made: {:,}</source>
        <translation>Jointを{:,}個作成しました</translation>
    </message>
    <message>
        <source>Joints placed: {:,}</source>
        <translation>Jointを{:,}個配置しました</translation>
    </message>
    <message>
        <source>Joints reset: {:,}</source>
        <translation>{:,} 個のJointを初期化しました</translation>
    </message>
    <message>
        <source>Joints whose limits were put in order: {:,}</source>
        <translation>制限の上下を揃えました: Joint {:,} 個</translation>
    </message>
    <message>
        <source>MMD ignores a group morph within a group morph, and a flip morph within a flip morph: {}</source>
        <translation>同じ種類のモーフに入れたものはMMDで無視されます: {}</translation>
    </message>
    <message>
        <source>Materials deleted: {:,}; faces: {:,}, vertices: {:,}</source>
        <translation>材質を {:,} 個削除しました。面: {:,}、頂点: {:,}</translation>
    </message>
    <message>
        <source>Materials duplicated: {:,}; faces: {:,}, vertices: {:,}</source>
        <translation>材質を {:,} 個複製しました。面: {:,}、頂点: {:,}</translation>
    </message>
    <message>
        <source>Materials merged: {:,} into {:,}; faces: {:,}</source>
        <translation>材質 {:,} 個を同じ材質 {:,} 個に結合しました。面: {:,}</translation>
    </message>
    <message>
        <source>Materials merged: {:,} into {}; faces: {:,}</source>
        <translation>材質 {:,} 個を {} に結合しました。面: {:,}</translation>
    </message>
    <message>
        <source>Materials named: {:,}</source>
        <translation>{:,}個の材質に名称を付けました</translation>
    </message>
    <message>
        <source>Materials split: {:,}; new ones: {:,}</source>
        <translation>材質 {:,} 個を分割しました。新しい材質: {:,}</translation>
    </message>
    <message>
        <source>Materials that use a shared toon now: {:,}</source>
        <translation>{:,}個の材質で共有Toonを使います</translation>
    </message>
    <message>
        <source>Materials with one of MMD&apos;s shared toons: {:,}, with a toon of the model: {:,}.</source>
        <translation>Toon: MMD標準を使う材質 {:,}、モデル独自 {:,}。</translation>
    </message>
    <message>
        <source>Mirrored to the other side: {:,}, corrected: {:,}</source>
        <translation>反対側に{:,}個作成、{:,}個修正しました</translation>
    </message>
    <message>
        <source>Morphs combined: {:,}</source>
        <translation>モーフ {:,} 個を結合しました</translation>
    </message>
    <message>
        <source>Morphs converted: {:,}</source>
        <translation>モーフ {:,} 個の種類を変更しました</translation>
    </message>
    <message>
        <source>Morphs mirrored: {:,}</source>
        <translation>モーフ {:,} 個をミラーしました</translation>
    </message>
    <message>
        <source>Morphs scaled: {:,} (× {:g})</source>
        <translation>モーフ {:,} 個を {:g} 倍にしました</translation>
    </message>
    <message>
        <source>Morphs split into left and right: {:,}</source>
        <translation>モーフ {:,} 個を左右に分割しました</translation>
    </message>
    <message>
        <source>Morphs: {:,}. They move vertices directly; the base morph of PMD is gone.</source>
        <translation>モーフ: {:,}。頂点を直接動かします。PMDのbaseは不要になり、除きました。</translation>
    </message>
    <message>
        <source>Names changed: {:,}</source>
        <translation>{:,} 個の名前を変更しました</translation>
    </message>
    <message>
        <source>Names that are not in the dictionary ({:,}): {}</source>
        <translation>辞書にない名称: {:,}個: {}</translation>
    </message>
    <message>
        <source>No joints connect it to a body that follows its bone; it falls down</source>
        <translation>Jointをたどってもボーンに支えられた剛体に届かず、落下します</translation>
    </message>
    <message>
        <source>None of the bones is a tip, which is named 〜先 and moves no vertex.</source>
        <translation>「～先」という名前でウェイトのないボーンがありません。</translation>
    </message>
    <message>
        <source>Normals changed: {:,}</source>
        <translation>法線 {:,} 個を変更しました</translation>
    </message>
    <message>
        <source>Not in this model, and so not referred to: {}</source>
        <translation>このモデルにないため、参照を外しました: {}</translation>
    </message>
    <message>
        <source>Nothing had to be fixed</source>
        <translation>直すところはありませんでした</translation>
    </message>
    <message>
        <source>Offsets removed: {:,}</source>
        <translation>オフセット {:,} 個を削除しました</translation>
    </message>
    <message>
        <source>Offsets with almost no effect: {:,}</source>
        <translation>ほとんど効果のないオフセット: {:,}</translation>
    </message>
    <message>
        <source>Offsets without a counterpart on the other side: {:,}</source>
        <translation>{:,} 個のオフセットは反対側に対応するものがありません</translation>
    </message>
    <message>
        <source>PMD has 0 to 65,535 loops</source>
        <translation>PMDのIKのLoopは0～65,535です</translation>
    </message>
    <message>
        <source>PMD has at most 254 bones in a frame; it becomes several of the same name</source>
        <translation>PMDの表示枠に入るボーンは最大254個です。同名の複数の枠に分割されます</translation>
    </message>
    <message>
        <source>PMD has at most 255 links for each IK</source>
        <translation>PMDのIKリンクは最大255個です</translation>
    </message>
    <message>
        <source>PMD has no bones that deform after physics</source>
        <translation>PMDには物理後の変形がありません</translation>
    </message>
    <message>
        <source>PMD has no edge scale; the edge of a vertex is on or off</source>
        <translation>PMDの頂点エッジは有効／無効のどちらかだけです</translation>
    </message>
    <message>
        <source>PMD has no flag Draw lines</source>
        <translation>PMDではLine描画はできません</translation>
    </message>
    <message>
        <source>PMD has no flag Draw points</source>
        <translation>PMDではPoint描画はできません</translation>
    </message>
    <message>
        <source>PMD has no hidden morphs; it is put into the panel Other</source>
        <translation>PMDには非表示のモーフがありません。「その他」パネルに入ります</translation>
    </message>
    <message>
        <source>PMD has only vertex morphs; all else in the group is left out</source>
        <translation>PMDには頂点モーフしかないため、グループ内のその他のモーフを除外しました</translation>
    </message>
    <message>
        <source>PMD has two bones for each vertex; the two with the largest weights are kept</source>
        <translation>PMDの頂点のボーンは2個までです。ウェイトの大きい2個を残しました</translation>
    </message>
    <message>
        <source>PMD shows at most 255 morphs</source>
        <translation>PMDで表示できるモーフは最大255個です</translation>
    </message>
    <message>
        <source>Pairs of bones aligned: {:,}</source>
        <translation>{:,}組のボーンの位置を合わせました</translation>
    </message>
    <message>
        <source>Pasted below {}, as its parent {} is not in this model</source>
        <translation>「{}」の子として貼り付けました（親「{}」がこのモデルに無いため）</translation>
    </message>
    <message>
        <source>Pasted without its parent {}, which is not in this model</source>
        <translation>親「{}」がこのモデルに無いため、親なしで貼り付けました</translation>
    </message>
    <message>
        <source>Placed: {:,}</source>
        <translation>{:,} 個を配置しました</translation>
    </message>
    <message>
        <source>Registered in display frames; bones: {:,}, morphs: {:,}</source>
        <translation>表示枠に登録: ボーン {:,}、モーフ {:,}</translation>
    </message>
    <message>
        <source>Rigid bodies brought within limits: {:,}</source>
        <translation>剛体 {:,} 個を範囲内にしました</translation>
    </message>
    <message>
        <source>Rigid bodies made: {:,}</source>
        <translation>剛体を{:,}個作成しました</translation>
    </message>
    <message>
        <source>Rigid bodies made: {:,}, joints: {:,}</source>
        <translation>剛体を{:,}個、Jointを{:,}個作成しました</translation>
    </message>
    <message>
        <source>Rigid bodies reset: {:,}</source>
        <translation>{:,} 個の剛体を初期化しました</translation>
    </message>
    <message>
        <source>Rigid bodies: {:,}, joints: {:,}. The positions of bodies are relative to the model now, no longer to their bones.</source>
        <translation>剛体: {:,}、Joint: {:,}。剛体の位置はボーン基準からモデル座標になりました。</translation>
    </message>
    <message>
        <source>SDEF vertices of bones that are not parent and child: {:,}</source>
        <translation>親子でないボーンのSDEF頂点: {:,}</translation>
    </message>
    <message>
        <source>Soft bodies brought within limits: {:,}</source>
        <translation>SoftBody {:,} 個を範囲内にしました</translation>
    </message>
    <message>
        <source>Soft bodies made: {:,}</source>
        <translation>{:,} 個のSoftBodyを作成しました</translation>
    </message>
    <message>
        <source>Soft bodies set: {:,}</source>
        <translation>{:,} 個のSoftBodyを設定しました</translation>
    </message>
    <message>
        <source>Textures with the same file: {:,}</source>
        <translation>{:,}個のテクスチャが同じファイルを指しています</translation>
    </message>
    <message>
        <source>The GPU&apos;s driver has no OpenGL {}.{}. KATACHI_GL=software draws without the graphics card</source>
        <translation>GPU のドライバーに OpenGL {}.{} がありません。KATACHI_GL=software でグラフィックカードなしに描画します</translation>
    </message>
    <message>
        <source>The pose is the rest pose now; {}</source>
        <translation>ポーズを初期形状にしました。{}</translation>
    </message>
    <message>
        <source>The selection gives no direction: it begins and ends at the same place</source>
        <translation>選択からは方向が決まりません。始点と終点が同じ位置です</translation>
    </message>
    <message>
        <source>The shared toons of MMD are used where toon files are named like them</source>
        <translation>共有Toonを使っています</translation>
    </message>
    <message>
        <source>The target is not below the link {}</source>
        <translation>ターゲットがリンク {} の子孫ではありません</translation>
    </message>
    <message>
        <source>This works on the pose of Transform mode</source>
        <translation>TransformViewのポーズに対して働きます</translation>
    </message>
    <message>
        <source>UVs that move by themselves stand still</source>
        <translation>UVアニメーションは静止します</translation>
    </message>
    <message>
        <source>Unused vertices removed: {:,}</source>
        <translation>使われていない頂点を {:,} 個削除しました</translation>
    </message>
    <message>
        <source>Vertex added</source>
        <translation>頂点を1つ作りました</translation>
    </message>
    <message>
        <source>Vertices anchored: {:,}</source>
        <translation>{:,} 個の頂点をアンカー剛体につなぎました</translation>
    </message>
    <message>
        <source>Vertices converted: {:,} to {}</source>
        <translation>頂点 {:,} 個を {} に変換しました</translation>
    </message>
    <message>
        <source>Vertices merged: {:,} into {:,}; faces that collapsed: {:,}</source>
        <translation>頂点 {:,} 個を {:,} 個に統合しました。つぶれた面: {:,}</translation>
    </message>
    <message>
        <source>Vertices pinned: {:,}</source>
        <translation>{:,} 個の頂点をPin(固定)にしました</translation>
    </message>
    <message>
        <source>Vertices released: {:,}</source>
        <translation>{:,} 個の頂点を解放しました</translation>
    </message>
    <message>
        <source>Vertices that are near none of the bodies: {:,}</source>
        <translation>どの剛体の近くにもない頂点: {:,} 個</translation>
    </message>
    <message>
        <source>Vertices that are too far away: {:,}</source>
        <translation>遠すぎる頂点: {:,}</translation>
    </message>
    <message>
        <source>Vertices that became BDEF1, as they have one bone: {:,}</source>
        <translation>ボーンが1つなのでBDEF1になった頂点: {:,}</translation>
    </message>
    <message>
        <source>Vertices to which weights were copied: {:,}</source>
        <translation>頂点 {:,} 個にウェイトをコピーしました</translation>
    </message>
    <message>
        <source>Vertices whose UVs were copied: {:,}</source>
        <translation>頂点 {:,} 個のUVをコピーしました</translation>
    </message>
    <message>
        <source>Vertices whose UVs were projected: {:,}</source>
        <translation>頂点 {:,} 個のUVを投影しました</translation>
    </message>
    <message>
        <source>Vertices whose UVs were replaced: {:,}</source>
        <translation>頂点 {:,} 個のUVを置き換えました</translation>
    </message>
    <message>
        <source>Vertices whose UVs were transformed: {:,}</source>
        <translation>頂点 {:,} 個のUVを変換しました</translation>
    </message>
    <message>
        <source>Vertices whose weights were averaged: {:,}</source>
        <translation>頂点 {:,} 個のウェイトを平均にしました</translation>
    </message>
    <message>
        <source>Vertices whose weights were limited: {:,}</source>
        <translation>頂点 {:,} 個のウェイトを制限しました</translation>
    </message>
    <message>
        <source>Vertices whose weights were normalized: {:,}</source>
        <translation>頂点 {:,} 個のウェイトを正規化しました</translation>
    </message>
    <message>
        <source>Vertices whose weights were smoothed: {:,}</source>
        <translation>頂点 {:,} 個のウェイトを平滑化しました</translation>
    </message>
    <message>
        <source>Vertices with UVs beyond 0 to 1: {:,}</source>
        <translation>UVが0から1の範囲外の頂点: {:,} 個</translation>
    </message>
    <message>
        <source>Vertices with copied weights: {:,}; largest distance: {:.3g}</source>
        <translation>頂点 {:,} 個のウェイトを転送しました（最大距離 {:.3g}）</translation>
    </message>
    <message>
        <source>Vertices with mirrored weights: {:,}</source>
        <translation>頂点 {:,} 個のウェイトをミラーしました</translation>
    </message>
    <message>
        <source>Vertices with new positions and normals: {:,}</source>
        <translation>頂点 {:,} 個の位置と法線を置き換えました</translation>
    </message>
    <message>
        <source>Vertices with new weights: {:,}; bones: {:,}</source>
        <translation>頂点 {:,} 個のウェイトをボーン {:,} 個から設定しました</translation>
    </message>
    <message>
        <source>Vertices without a counterpart on the other side: {:,}</source>
        <translation>反対側に対のない頂点: {:,}</translation>
    </message>
    <message>
        <source>Vertices: {:,}. Their two bones and weights became BDEF1 and BDEF2, the edge switch became the edge scale.</source>
        <translation>頂点: {:,}。2つのボーンとウェイトはBDEF1とBDEF2に、エッジの有無は倍率になりました。</translation>
    </message>
    <message>
        <source>a bone can have one tip only: the count has to be 1</source>
        <translation>接続先は1つだけです。個数は1にしてください</translation>
    </message>
    <message>
        <source>a bone of the unknown kind {}; read as one that rotates</source>
        <translation>種類 {} のボーン。回転とみなします</translation>
    </message>
    <message>
        <source>a morph of the unknown panel {}; it is put into the panel Other</source>
        <translation>種類 {} のモーフ。「その他」パネルとします</translation>
    </message>
    <message>
        <source>a pose keeps only frame 0</source>
        <translation>ポーズになるのはフレーム0の状態だけです</translation>
    </message>
    <message>
        <source>a twist bone without a direction; it rotates freely</source>
        <translation>方向のない捩りボーン。自由に回転します</translation>
    </message>
    <message>
        <source>almost no CR comes before an LF</source>
        <translation>LFの直前にあるCRがほとんどない</translation>
    </message>
    <message>
        <source>an IK without a target is left out, as PMD cannot have one</source>
        <translation>PMDにはないTargetなしのIKを除外しました</translation>
    </message>
    <message>
        <source>an offset refers to entry {} of the base morph, which does not exist; left out</source>
        <translation>存在しないbaseの項目 {} のオフセットを除外しました</translation>
    </message>
    <message>
        <source>another program has {} open</source>
        <translation>ほかのプログラムが {} を開いています</translation>
    </message>
    <message>
        <source>append parent {} takes it along</source>
        <translation>付与親「{}」に連動しています</translation>
    </message>
    <message>
        <source>bone {} is in a display frame that does not exist; left out</source>
        <translation>ボーン {} の表示枠が存在しないため除外</translation>
    </message>
    <message>
        <source>bones left out, as their size cannot be determined: {}</source>
        <translation>大きさが決まらないため、除いたボーン: {}</translation>
    </message>
    <message>
        <source>bones on one side only, whose weights stay as they are: {}</source>
        <translation>片側にしかないためウェイトをそのままにしたボーン: {}</translation>
    </message>
    <message>
        <source>bones that had rigid bodies already and have more now: {}</source>
        <translation>すでに剛体があり、さらに増えたボーン：{}</translation>
    </message>
    <message>
        <source>choose rotation, translation or both</source>
        <translation>付与には回転と移動の少なくとも一方が必要です</translation>
    </message>
    <message>
        <source>choose what is to be reset</source>
        <translation>初期化する項目が選ばれていません</translation>
    </message>
    <message>
        <source>copies the rotation of bone {}, which is impossible; set to none</source>
        <translation>ボーン {} への回転連動は不可能なため、なしとします</translation>
    </message>
    <message>
        <source>image {} does not exist; left out</source>
        <translation>画像{}が存在しないため省きました</translation>
    </message>
    <message>
        <source>image {} is of a format that MMD cannot read</source>
        <translation>画像 {} はMMDで表示できない形式です</translation>
    </message>
    <message>
        <source>in PMD a tail is a bone, not an offset; one that is so short is left out</source>
        <translation>PMDの接続先はオフセットではなくボーンです。短すぎるため除外しました</translation>
    </message>
    <message>
        <source>in PMD a tail is a bone, not an offset; the bone at that place is used</source>
        <translation>PMDの接続先はオフセットではなくボーンです。その位置のボーンで代用しました</translation>
    </message>
    <message>
        <source>in PMD every material casts a self shadow, except with opacity 0.98</source>
        <translation>PMDでは不透明度0.98以外の材質はすべてセルフ影を落とします</translation>
    </message>
    <message>
        <source>in PMD every material has self shadow, except with opacity 0.98</source>
        <translation>PMDでは不透明度0.98以外の材質にはすべてセルフ影が付きます</translation>
    </message>
    <message>
        <source>in PMD it is always {!r}</source>
        <translation>PMDでは常に {!r} です</translation>
    </message>
    <message>
        <source>in PMD only a visible bone without append has a fixed axis</source>
        <translation>PMDで軸制限ができるのは、付与のない表示ボーンだけです</translation>
    </message>
    <message>
        <source>in PMD the append parent cannot be the first bone</source>
        <translation>PMDの回転付与親は、先頭以外の別のボーンに限られます</translation>
    </message>
    <message>
        <source>in PMD the append ratio is in whole percent</source>
        <translation>PMDの回転付与率は1%単位です</translation>
    </message>
    <message>
        <source>in PMD the edge is always black</source>
        <translation>PMDのエッジ色は黒です</translation>
    </message>
    <message>
        <source>in PMD the edge size is always 1</source>
        <translation>PMDのエッジサイズは1です</translation>
    </message>
    <message>
        <source>in PMD the kind of a bone decides whether it can be moved; this one gets the kind {}</source>
        <translation>PMDの移動可否はボーンの種類で決まります。種類 {} になります</translation>
    </message>
    <message>
        <source>in PMD the kind of a bone decides whether it is visible; this one gets the kind {}</source>
        <translation>PMDの表示／非表示はボーンの種類で決まります。種類 {} になります</translation>
    </message>
    <message>
        <source>joints left out, as they have no rigid body B: {}</source>
        <translation>剛体Bがないため、除いたJoint: {}</translation>
    </message>
    <message>
        <source>left out, as their bones or bodies have no other side: {}</source>
        <translation>属するものの反対側がないため除外: {}</translation>
    </message>
    <message>
        <source>left out, as they have no bone or rigid body to be placed at: {}</source>
        <translation>位置を決めるボーンや剛体がないため除外: {}</translation>
    </message>
    <message>
        <source>left out, for it refers to what does not exist: {}</source>
        <translation>存在しないものを参照しているため省きました: {}</translation>
    </message>
    <message>
        <source>left out: PMD has 100 bytes of Shift-JIS for the path of a toon</source>
        <translation>除外しました：PMDのToonのパスはcp932で100バイトまでです</translation>
    </message>
    <message>
        <source>left out: PMD has 20 bytes for both textures, and knows sphere textures by .sph or .spa</source>
        <translation>除外しました：PMDのテクスチャ名は2つ合わせて20バイトまでで、スフィアは .sph と .spa に限られます</translation>
    </message>
    <message>
        <source>left out: PMD has 20 bytes of Shift-JIS for the path of a texture</source>
        <translation>除外しました：PMDのテクスチャのパスはcp932で20バイトまでです</translation>
    </message>
    <message>
        <source>left out: PMX 2.0 has no flip or impulse morphs</source>
        <translation>PMX 2.0にはフリップモーフとインパルスモーフがないため除外しました</translation>
    </message>
    <message>
        <source>left out: PMX 2.0 has no soft bodies</source>
        <translation>PMX 2.0にはSoftBodyがないため除外しました</translation>
    </message>
    <message>
        <source>light at the rim is not kept</source>
        <translation>リムライトは保持されません</translation>
    </message>
    <message>
        <source>limits of IK stay along the axes of the model, and were not rotated with it</source>
        <translation>IKの角度制限はモデルの軸に沿うため、回転しませんでした</translation>
    </message>
    <message>
        <source>more than {} × {} pixels</source>
        <translation>{} × {} ピクセルを超えています</translation>
    </message>
    <message>
        <source>morphs left out, as they have no left and right: {:,}</source>
        <translation>左右がないため除いたモーフ: {:,} 個</translation>
    </message>
    <message>
        <source>morphs on one side only, which get no mirror image: {}</source>
        <translation>片側にしかないためミラーされないモーフ: {}</translation>
    </message>
    <message>
        <source>no two of the faces share an edge with the same vertices and material</source>
        <translation>頂点と材質を共有して隣り合う2つの面がありません</translation>
    </message>
    <message>
        <source>no vertex or UV morph has a weight</source>
        <translation>働いている頂点モーフ・UVモーフがありません</translation>
    </message>
    <message>
        <source>none of the bones has a tail offset</source>
        <translation>表示先が相対のボーンがありません</translation>
    </message>
    <message>
        <source>none of the bones has vertices or a tail from which the size could be determined</source>
        <translation>大きさの元になる頂点も接続先も、どのボーンにもありません</translation>
    </message>
    <message>
        <source>none of the faces can be removed</source>
        <translation>減らせる面がありません</translation>
    </message>
    <message>
        <source>none of the faces has an edge that can be split</source>
        <translation>分割できる辺を持つ面がありません</translation>
    </message>
    <message>
        <source>not copied: its path is outside the folder of the model</source>
        <translation>コピーできません：パスがモデルのフォルダーの外を指しています</translation>
    </message>
    <message>
        <source>nothing that is selected has a position</source>
        <translation>位置を持つものがありません</translation>
    </message>
    <message>
        <source>numbers that are not finite; 0 instead</source>
        <translation>有限でない数値。0とします</translation>
    </message>
    <message>
        <source>offsets</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>offsets of no vertex are left out</source>
        <translation>頂点のないオフセットを除外しました</translation>
    </message>
    <message>
        <source>physics moves nothing</source>
        <translation>物理演算で動いたものがありません</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>ピン</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>rigid bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>rigid_bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>rigid_body</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>self_shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>show_ik</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <source>signature</source>
        <translation>シグネチャ</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>スキン</translation>
    </message>
    <message>
        <source>soft_bodies</source>
        <translation>SoftBody</translation>
    </message>
    <message>
        <source>sphere texture</source>
        <translation>スフィアテクスチャ</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>text encoding {!r}: {} expected</source>
        <translation>文字コード {!r}：{} のいずれかが必要です</translation>
    </message>
    <message>
        <source>text encoding {}: 0 (UTF-16) or 1 (UTF-8) expected</source>
        <translation>文字コード {}：0（UTF-16）または1（UTF-8）が必要です</translation>
    </message>
    <message>
        <source>text of {} bytes, an odd number in UTF-16; the last byte is left out</source>
        <translation>UTF-16の文字列が奇数の {} バイト。最後の1バイトを除外</translation>
    </message>
    <message>
        <source>text of {} bytes: a length of 0 or more expected</source>
        <translation>{} バイトのテキスト：0以上の長さが必要です</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>texture {} does not exist; left out</source>
        <translation>テクスチャ{}が存在しないため省きました</translation>
    </message>
    <message>
        <source>textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>the archive has a file whose name is too long: {}</source>
        <translation>アーカイブ内に名前の長すぎるファイルがあります：{}</translation>
    </message>
    <message>
        <source>the archive has a link, which may not be unpacked: {!r}</source>
        <translation>アーカイブ内に展開できないリンクがあります：{!r}</translation>
    </message>
    <message>
        <source>the archive has an entry that may not be unpacked: {!r}</source>
        <translation>アーカイブ内に展開できない項目があります：{!r}</translation>
    </message>
    <message>
        <source>the archive is protected by a password</source>
        <translation>アーカイブはパスワードで保護されています</translation>
    </message>
    <message>
        <source>{}: {:,} with invalid numbers repaired</source>
        <translation>{}: 数値でない値があったもの {:,}</translation>
    </message>
    <message>
        <source>{}: {} are among {}, not {}</source>
        <translation>{}: {} は {} のうちのいずれかです（{} は不可）</translation>
    </message>
    <message>
        <source>{}: {} is neither a number nor a formula</source>
        <translation>{}: {} は数値でも計算式でもありません</translation>
    </message>
    <message>
        <source>the archive would be {:,} bytes; at most {:,} are unpacked</source>
        <translation>アーカイブは展開すると {:,} バイトになります。上限は {:,} バイトです</translation>
    </message>
    <message>
        <source>unknown bits 0x{:X} are left out</source>
        <translation>意味のないビット 0x{:X} を除外しました</translation>
    </message>
    <message>
        <source>the bone indices of the vertices are not of the size that the header says</source>
        <translation>頂点のボーン番号のサイズがヘッダと異なります</translation>
    </message>
    <message>
        <source>the document has {}, which are not kept</source>
        <translation>{} は読み込まれません</translation>
    </message>
    <message>
        <source>the faces of the normals are not those of the mesh; normals are made instead</source>
        <translation>法線の面がメッシュの面と異なるため、法線を作り直します</translation>
    </message>
    <message>
        <source>the file ends after the header</source>
        <translation>ヘッダの後でファイルが終わっています</translation>
    </message>
    <message>
        <source>the file ends here, and what was read whole is kept: {}</source>
        <translation>ここでファイルが終わっています。読めた分を残します：{}</translation>
    </message>
    <message>
        <source>the file ends here; of the keys {} are whole, and kept</source>
        <translation>ここでファイルが終わっています。完全なキー {} 件を残します</translation>
    </message>
    <message>
        <source>the file ends in the middle of a block</source>
        <translation>ブロックの途中でファイルが終わっています</translation>
    </message>
    <message>
        <source>the file ends within the vertices</source>
        <translation>頂点の途中でファイルが終わっています</translation>
    </message>
    <message>
        <source>the file has fewer additional UVs</source>
        <translation>ファイルの追加UV数を超えるため保存されません</translation>
    </message>
    <message>
        <source>the file has no binary chunk</source>
        <translation>ファイルにバイナリチャンクがありません</translation>
    </message>
    <message>
        <source>the file has {}, which are not kept</source>
        <translation>{} は読み込まれません</translation>
    </message>
    <message>
        <source>the file is empty; {} expected</source>
        <translation>ファイルが空です。{} が必要です</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>the header says {!r}; read as 0002</source>
        <translation>ヘッダが {!r} です。0002として読みます</translation>
    </message>
    <message>
        <source>the line endings of this file were changed as if it were text ({}), which has destroyed it</source>
        <translation>ファイルがテキストとして改行変換され（{}）、壊れています</translation>
    </message>
    <message>
        <source>the material library {} is missing</source>
        <translation>マテリアルライブラリ {} がありません</translation>
    </message>
    <message>
        <source>the meshes are compressed ({}), which cannot be read</source>
        <translation>メッシュが圧縮されているため（{}）読み込めません</translation>
    </message>
    <message>
        <source>the model name has {} bytes, which is not what the header says</source>
        <translation>モデル名が {} バイトで、ヘッダと異なります</translation>
    </message>
    <message>
        <source>the model&apos;s name becomes {!r}</source>
        <translation>モデル名は {!r} になります</translation>
    </message>
    <message>
        <source>the name {!r} becomes {!r}</source>
        <translation>名前 {!r} は {!r} になります</translation>
    </message>
    <message>
        <source>the text is UTF-8, which MMD does not read</source>
        <translation>文字列がMMDで読めないUTF-8です</translation>
    </message>
    <message>
        <source>the text is neither UTF-8 nor Shift-JIS throughout: some characters are lost</source>
        <translation>文字列がUTF-8でもShift-JISでもなく、一部の文字が失われます</translation>
    </message>
    <message>
        <source>the texture is of a kind that cannot be read; left out</source>
        <translation>読めない種類のテクスチャのため除外</translation>
    </message>
    <message>
        <source>there are fewer faces than this material has</source>
        <translation>この材質の面の途中で面が終わっています</translation>
    </message>
    <message>
        <source>there are no bones of these names: {}</source>
        <translation>このモデルにない名前のボーン: {}</translation>
    </message>
    <message>
        <source>there are {} models in the archive: {}</source>
        <translation>アーカイブ内にモデルが {} 個あります：{}</translation>
    </message>
    <message>
        <source>there is no CR in it</source>
        <translation>CRがない</translation>
    </message>
    <message>
        <source>there is no LF in it</source>
        <translation>LFがない</translation>
    </message>
    <message>
        <source>there is no hole with open edges</source>
        <translation>そこには穴を囲む開いた縁がありません</translation>
    </message>
    <message>
        <source>there is no mesh here from which the size could be determined</source>
        <translation>大きさの目安になるメッシュがここにありません</translation>
    </message>
    <message>
        <source>there is no mesh in the file</source>
        <translation>ファイルにメッシュがありません</translation>
    </message>
    <message>
        <source>there is no model in the archive</source>
        <translation>アーカイブ内にモデルがありません</translation>
    </message>
    <message>
        <source>there is no shared toon {}</source>
        <translation>共有Toon {} はありません</translation>
    </message>
    <message>
        <source>there is nothing to replace: old=new expected, separated by commas</source>
        <translation>置換するものがありません。旧=新 をカンマ区切りで指定してください</translation>
    </message>
    <message>
        <source>they have another append parent already: {}</source>
        <translation>すでに別のボーンから付与されています: {}</translation>
    </message>
    <message>
        <source>they have no parent to be merged into: {}</source>
        <translation>結合先の親がありません: {}</translation>
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
        <translation>末尾のデータ</translation>
    </message>
    <message>
        <source>unknown flags are left out</source>
        <translation>意味のないフラグを除外しました</translation>
    </message>
    <message>
        <source>unused vertices left, as they are not selected: {:,}</source>
        <translation>選択されていないため残した、どこからも使われていない頂点: {:,}</translation>
    </message>
    <message>
        <source>version {:.6g}: 2.0 or 2.1 expected</source>
        <translation>バージョン {:.6g}：2.0または2.1が必要です</translation>
    </message>
    <message>
        <source>version {}; read as 1.0, the only one there is</source>
        <translation>バージョン {}。唯一の1.0として読みます</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>vertex colours</source>
        <translation>頂点色</translation>
    </message>
    <message>
        <source>vertex colours, points and lines are not kept in PMX 2.0</source>
        <translation>頂点色、Point描画、Line描画はPMX 2.0では保存されません</translation>
    </message>
    <message>
        <source>vertex indices</source>
        <translation>頂点Index</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>vertices left out, as they belong to no soft body: {:,}</source>
        <translation>どのSoftBodyにも属さないため除外: 頂点 {:,} 個</translation>
    </message>
    <message>
        <source>weight type {}: 0 to {} expected</source>
        <translation>変形方式 {}：0～{} が必要です</translation>
    </message>
    <message>
        <source>weights become whole percent</source>
        <translation>ウェイトは1%単位になります</translation>
    </message>
    <message>
        <source>unknown data instead of a block of keys: {} bytes, kept unchanged</source>
        <translation>ここはキーのブロックではありません：{} バイトをそのまま残します</translation>
    </message>
    <message>
        <source>A face needs three vertices; the model has fewer.</source>
        <translation>面には頂点が3つ必要ですが、モデルにはそれだけありません。</translation>
    </message>
    <message>
        <source>A hidden morph (panel 0): MMD may crash where a display frame has one</source>
        <translation>非表示のモーフ(パネル0): 表示枠にあるとMMDが強制終了することがあります</translation>
    </message>
    <message>
        <source>Additional UVs: {}; morphs removed: {:,}</source>
        <translation>追加UV: {}、削除したモーフ: {:,}</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Bones brought to deform level 0: {:,}</source>
        <translation>変形階層を0にしたボーン: {:,}</translation>
    </message>
    <message>
        <source>Bones that append from a link may deform too early now: {:,}. Put bones in order.</source>
        <translation>IKリンクを付与親とするボーンの変形が早すぎる可能性があります: {:,}。「ボーンの順序を修正」を行ってください。</translation>
    </message>
    <message>
        <source>Deforms before its append parent {}.</source>
        <translation>付与親 {} より先に変形します。</translation>
    </message>
    <message>
        <source>Deforms before its parent {}.</source>
        <translation>親 {} より先に変形します。</translation>
    </message>
    <message>
        <source>Deforms before {}, the IK that turns its append parent.</source>
        <translation>付与親を回転させるIK {} より先に変形します。</translation>
    </message>
    <message>
        <source>Display frame</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>Display frames: {:,}, with Root and 表情 before them.</source>
        <translation>表示枠: {:,}。先頭にRootと表情を追加しました。</translation>
    </message>
    <message>
        <source>Each needs the other, in a circle, so that no order is right.</source>
        <translation>互いに循環して参照しているため、正しい順序がありません。</translation>
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
        <translation>非表示のモーフ(パネル0)が表示枠にあるとMMDが強制終了することがあります</translation>
    </message>
    <message>
        <source>IK bones made: {:,}</source>
        <translation>作成したIKボーン: {:,}</translation>
    </message>
    <message>
        <source>IK: {:,}. Each is part of its bone, with limits on knees.</source>
        <translation>IK: {:,}。ボーンに含まれ、ひざには角度制限があります。</translation>
    </message>
    <message>
        <source>It is in the display frame {} already</source>
        <translation>すでに表示枠 {} にあります</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Joint</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Joint</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Materials have names</source>
        <translation>材質に名称があります</translation>
    </message>
    <message>
        <source>Materials: {:,}. They were named 材質1 and so on, and spheres became textures of their own.</source>
        <translation>材質: {:,}。名称は「材質1」などです。スフィアは独立したテクスチャになりました。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Morph {} in display frames: MMD may crash where there are more than {}</source>
        <translation>表示枠のモーフ {} 個目: {} 個を超えるとMMDが強制終了することがあります</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Morphs are part of the mesh; vertices changed: {:,}</source>
        <translation>モーフをメッシュに反映しました。変更した頂点: {:,}</translation>
    </message>
    <message>
        <source>New bone morph {}; bones moved: {:,}</source>
        <translation>新しいボーンモーフ {}。動かすボーン: {:,}</translation>
    </message>
    <message>
        <source>New vertex morph {}; vertices moved: {:,}</source>
        <translation>新しい頂点モーフ {}。動かす頂点: {:,}</translation>
    </message>
    <message>
        <source>No bone had to move</source>
        <translation>移動の必要なボーンはありませんでした</translation>
    </message>
    <message>
        <source>No bone is moved.</source>
        <translation>動かされたボーンがありません。</translation>
    </message>
    <message>
        <source>No bones added</source>
        <translation>追加したボーンはありません</translation>
    </message>
    <message>
        <source>No tail is an offset that ends where a child of its bone stands.</source>
        <translation>子ボーンの位置を指す相対の表示先がありません。</translation>
    </message>
    <message>
        <source>No vertex is moved.</source>
        <translation>動かされた頂点がありません。</translation>
    </message>
    <message>
        <source>None of the bones has a tail or a child that gives a direction.</source>
        <translation>方向の決まる表示先や子を持つボーンがありません。</translation>
    </message>
    <message>
        <source>None of the bones has a tail that is a bone.</source>
        <translation>表示先がボーンで指定されたボーンがありません。</translation>
    </message>
    <message>
        <source>Nothing that this works on is selected: {}</source>
        <translation>対象になるものが選択されていません: {}</translation>
    </message>
    <message>
        <source>Physics became unstable and was restarted</source>
        <translation>物理演算が不安定になったため、やり直しました</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>SDEF and QDEF vertices that have one bone left became BDEF1: {:,}</source>
        <translation>ボーンが1つになったSDEF・QDEF頂点をBDEF1にしました: {:,}</translation>
    </message>
    <message>
        <source>Settled; {}</source>
        <translation>静止させました。{}</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>SoftBody</translation>
    </message>
    <message>
        <source>Soft body</source>
        <translation>SoftBody</translation>
    </message>
    <message>
        <source>Solves its IK before {} deforms.</source>
        <translation>{} の変形より先にIKを計算します。</translation>
    </message>
    <message>
        <source>Tails that are bones now: {:,}</source>
        <translation>ボーンに変えた表示先: {:,}</translation>
    </message>
    <message>
        <source>Tails that are offsets now: {:,}; tips removed: {:,}</source>
        <translation>相対に変えた表示先: {:,}、削除した先ボーン: {:,}</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>That one deforms after physics.</source>
        <translation>相手は物理後に変形します。</translation>
    </message>
    <message>
        <source>That one has the higher deform level.</source>
        <translation>相手の変形階層のほうが大きいためです。</translation>
    </message>
    <message>
        <source>That one stands in a later row.</source>
        <translation>相手のほうが後の行にあります。</translation>
    </message>
    <message>
        <source>The PMD model was upgraded to PMX</source>
        <translation>PMDモデルをPMXに変換しました</translation>
    </message>
    <message>
        <source>The file has no English names.</source>
        <translation>ファイルに英語名がありません。</translation>
    </message>
    <message>
        <source>The model has {:,} vertices and the other one {:,}</source>
        <translation>モデルの頂点は {:,} 個、もう一方は {:,} 個です</translation>
    </message>
    <message>
        <source>The model was mirrored</source>
        <translation>モデルを左右反転しました</translation>
    </message>
    <message>
        <source>The model was moved by {:g}, {:g}, {:g}</source>
        <translation>モデルを {:g}, {:g}, {:g} 移動しました</translation>
    </message>
    <message>
        <source>The model was rotated by {:g}°, {:g}°, {:g}°</source>
        <translation>モデルを {:g}°, {:g}°, {:g}° 回転しました</translation>
    </message>
    <message>
        <source>The model was scaled by {:g}</source>
        <translation>モデルを {:g} 倍にしました</translation>
    </message>
    <message>
        <source>Tips hidden: {:,}</source>
        <translation>非表示にした先ボーン: {:,}</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>a display frame expected</source>
        <translation>表示枠を指定してください</translation>
    </message>
    <message>
        <source>a name expected</source>
        <translation>名前を指定してください</translation>
    </message>
    <message>
        <source>a {} file; {} expected</source>
        <translation>{}ファイルです。{}が必要です</translation>
    </message>
    <message>
        <source>and {:,} more</source>
        <translation>他 {:,} 件</translation>
    </message>
    <message>
        <source>another plug-in has the id {} too</source>
        <translation>ID {} のプラグインがほかにもあります</translation>
    </message>
    <message>
        <source>its function returned {} instead of a Plugin</source>
        <translation>関数がPluginではなく{}を返しました</translation>
    </message>
    <message>
        <source>left out, as their tail is no offset: {}</source>
        <translation>表示先が相対ではないため除外しました: {}</translation>
    </message>
    <message>
        <source>left out, as they have no child: {}</source>
        <translation>子ボーンがないため除外しました: {}</translation>
    </message>
    <message>
        <source>left out, as they have no side: {}</source>
        <translation>左右がないため除外: {}</translation>
    </message>
    <message>
        <source>left out, as they have no tail: {}</source>
        <translation>表示先がないため除外しました: {}</translation>
    </message>
    <message>
        <source>left out, as they move no vertices: {}</source>
        <translation>動かす頂点がないため除外しました: {}</translation>
    </message>
    <message>
        <source>made for version {} of the API; this is version {}</source>
        <translation>APIのバージョン{}用です。このプログラムはバージョン{}です</translation>
    </message>
    <message>
        <source>no bone is chosen</source>
        <translation>ボーンが選ばれていません</translation>
    </message>
    <message>
        <source>none of the bones has a child</source>
        <translation>子のあるボーンがありません</translation>
    </message>
    <message>
        <source>none of the bones has a left or a right in its name</source>
        <translation>名前に左右のあるボーンがありません</translation>
    </message>
    <message>
        <source>none of the bones has a tail to be split along</source>
        <translation>分割の方向となる表示先のあるボーンがありません</translation>
    </message>
    <message>
        <source>none of the bones is there on the other side by its name</source>
        <translation>反対側に同名のボーンがあるものがありません</translation>
    </message>
    <message>
        <source>none of the bones moves a vertex</source>
        <translation>頂点を動かすボーンがありません</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>not a number; 0 is used</source>
        <translation>数値でないもの。0とします</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>plug-in {} failed: {}: {}</source>
        <translation>プラグイン{}でエラーが起きました: {}: {}</translation>
    </message>
    <message>
        <source>plug-in {} failed: {}: {} ({}, line {})</source>
        <translation>プラグイン{}でエラーが起きました: {}: {}（{}、{}行目）</translation>
    </message>
    <message>
        <source>plug-in {}: {}</source>
        <translation>プラグイン{}: {}</translation>
    </message>
    <message>
        <source>rigid bodies left out, as they have no bone: {}</source>
        <translation>ボーンがないため、除いた剛体: {}</translation>
    </message>
    <message>
        <source>rigid bodies left out, as they have no parent to be joined with: {}</source>
        <translation>つなぐ親がないため、除いた剛体: {}</translation>
    </message>
    <message>
        <source>rows of a table expected</source>
        <translation>対象の行がありません</translation>
    </message>
    <message>
        <source>rows of one table at a time expected, not of {}</source>
        <translation>一度に扱えるのは1種類だけです({})</translation>
    </message>
    <message>
        <source>the display frame has no item {}</source>
        <translation>表示枠に項目 {} はありません</translation>
    </message>
    <message>
        <source>the model has no bone {}</source>
        <translation>モデルにボーン{}がありません</translation>
    </message>
    <message>
        <source>the model has no file yet; a path expected</source>
        <translation>モデルにはまだファイルがありません。パスを指定してください</translation>
    </message>
    <message>
        <source>the model has no morph {}</source>
        <translation>モデルにモーフ{}がありません</translation>
    </message>
    <message>
        <source>the scale has to be a positive number, not {}</source>
        <translation>倍率は正の数でなければなりません({})</translation>
    </message>
    <message>
        <source>the textures of {} have to be unpacked beside the model</source>
        <translation>{}のテクスチャはモデルの隣に展開する必要があります</translation>
    </message>
    <message>
        <source>{!r} is written as {!r}, as {} lacks some characters</source>
        <translation>{!r} は {!r} と書き込まれます（{} で使える文字）</translation>
    </message>
    <message>
        <source>{:,} rows were copied: they can be pasted onto as many rows, and a single row onto any number</source>
        <translation>コピーしたのは {:,} 個です: 同じ個数にだけ貼り付けられます（1個だけのコピーなら何個にでも貼り付けられます）</translation>
    </message>
    <message>
        <source>{} appended; new: {}</source>
        <translation>{} を追加しました。新規: {}</translation>
    </message>
    <message>
        <source>{} appended; new: {}; merged by name: {}</source>
        <translation>{} を追加しました。新規: {}、同名で統合: {}</translation>
    </message>
    <message>
        <source>{} becomes linear blending; vertices: {:,}</source>
        <translation>{} は線形ブレンドになります：{:,} 頂点</translation>
    </message>
    <message>
        <source>{} cannot be its own ancestor: {}</source>
        <translation>「{}」の親をたどると自身に戻ってしまいます：{}</translation>
    </message>
    <message>
        <source>{} cannot be read as a picture</source>
        <translation>{} を画像として読み込めません</translation>
    </message>
    <message>
        <source>{} faces from here on belong to no material</source>
        <translation>ここから {} 面がどの材質にも属しません</translation>
    </message>
    <message>
        <source>{} has no label</source>
        <translation>{}に表示できる名前がありません</translation>
    </message>
    <message>
        <source>{} in the archive is damaged, or packed in an unknown way</source>
        <translation>アーカイブ内の {} が壊れているか、未知の方式で圧縮されています</translation>
    </message>
    <message>
        <source>{} is neither read nor written</source>
        <translation>{}は読み込みも書き出しもできません</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>長すぎます</translation>
    </message>
    <message>
        <source>A name cannot be empty: enter a value</source>
        <translation>名前は空にできません。値を入力してください</translation>
    </message>
    <message>
        <source>A picture is 1 to {} pixels wide and high, not {} × {}</source>
        <translation>画像の幅と高さは 1～{} ピクセルです。{} × {} にはできません</translation>
    </message>
    <message>
        <source>Absolute paths whose files are not found: {}</source>
        <translation>ファイルが見つからない絶対パス: {}</translation>
    </message>
    <message>
        <source>Ambient colours set: {:,}</source>
        <translation>環境色を設定しました: {:,}</translation>
    </message>
    <message>
        <source>Blend shapes of ARKit: {0:,} of {1:,} were there, {2:,} added</source>
        <translation>ARKit のブレンドシェイプ：{1:,} 個のうち {0:,} 個はあり、{2:,} 個を追加しました</translation>
    </message>
    <message>
        <source>Bones deform in the right order</source>
        <translation>ボーンの変形順序は正しいです</translation>
    </message>
    <message>
        <source>Bones of weights that are not in this model: {}. In {:,} pasted vertices their share moves with no bone</source>
        <translation>このモデルに無いウェイトのボーン：{}。貼り付けた {:,} 頂点では、その分のウェイトはどのボーンにも従いません</translation>
    </message>
    <message>
        <source>Cut; faces taken off: {:,}, faces in the hole: {:,}</source>
        <translation>切断しました。取り除いた面：{:,}、切り口の面：{:,}</translation>
    </message>
    <message>
        <source>Cut; new vertices: {:,}</source>
        <translation>切断しました。新しい頂点：{:,}</translation>
    </message>
    <message>
        <source>EGL does not let a context be used without a surface</source>
        <translation>EGL ではサーフェスのないコンテキストを使えません</translation>
    </message>
    <message>
        <source>Every visible bone and morph is in a display frame</source>
        <translation>表示するボーンとモーフはすべて表示枠にあります</translation>
    </message>
    <message>
        <source>Files outside of the folder of the model, which others will not find ({:,}): {}</source>
        <translation>モデルのフォルダの外にあり、他の人の環境では見つからないファイル（{:,}）：{}</translation>
    </message>
    <message>
        <source>In a pose normals cannot be turned on their own</source>
        <translation>ポーズ中は法線だけを回せません</translation>
    </message>
    <message>
        <source>It is in {}, the display frame of the topmost bone</source>
        <translation>最上位ボーンの表示枠 {} に入っています</translation>
    </message>
    <message>
        <source>It lies far outside of the model</source>
        <translation>モデルから遠く離れています</translation>
    </message>
    <message>
        <source>Its English name is Japanese</source>
        <translation>英語名が日本語です</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>MMD cannot read the path {!r}</source>
        <translation>MMDはパス {!r} を読み込めません</translation>
    </message>
    <message>
        <source>Materials in a new morph: {:,}</source>
        <translation>新しいモーフに入れた材質: {:,}</translation>
    </message>
    <message>
        <source>Materials with colours beyond 0 to 1: {:,}</source>
        <translation>色が0~1の範囲外だった材質: {:,}</translation>
    </message>
    <message>
        <source>Morph {} is being edited: change {} by the handles, or choose Done to change the model itself</source>
        <translation>モーフ「{}」を編集中です。{}はハンドルで変更してください。モデル自体を変更するには「完了」を選びます</translation>
    </message>
    <message>
        <source>Morph {} is being edited: change {} in the UV pane, or choose Done to change the model itself</source>
        <translation>モーフ「{}」を編集中です。{}はUVパネルで変更してください。モデル自体を変更するには「完了」を選びます</translation>
    </message>
    <message>
        <source>Morph {} is being edited: change {} in the inspector, or choose Done to change the model itself</source>
        <translation>モーフ「{}」を編集中です。{}はインスペクターで変更してください。モデル自体を変更するには「完了」を選びます</translation>
    </message>
    <message>
        <source>Morphs added: {:,}, changed: {:,}, as they were: {:,}; vertices matched: {:,} of {:,}</source>
        <translation>追加したモーフ：{:,}、変更：{:,}、元のまま：{:,}。対応した頂点：{:,} / {:,}</translation>
    </message>
    <message>
        <source>Morphs moved to the panel {}: {:,}</source>
        <translation>パネル「{}」へ移したモーフ: {:,}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>New morph {}</source>
        <translation>新しいモーフ {}</translation>
    </message>
    <message>
        <source>No files were copied; the program finds them, but MMD will look for: {}</source>
        <translation>ファイルはコピーしていません。このプログラムは見つけますが、MMDは次の場所を探します: {}</translation>
    </message>
    <message>
        <source>No framebuffer of {} × {} pixels can be made</source>
        <translation>{} × {} ピクセルのフレームバッファーを作れません</translation>
    </message>
    <message>
        <source>No joints connect it to a body that follows its bone; it turns freely</source>
        <translation>ボーン追従の剛体とJointでつながっておらず、自由に回転します</translation>
    </message>
    <message>
        <source>No semi-standard bone can be added</source>
        <translation>追加できる準標準ボーンはありません</translation>
    </message>
    <message>
        <source>None of the selected vertices is moved</source>
        <translation>選択した頂点はどれも動かされていません</translation>
    </message>
    <message>
        <source>Not sorted, as their files are not found: {}</source>
        <translation>ファイルが見つからないため分類しませんでした: {}</translation>
    </message>
    <message>
        <source>Not sure, please look: {}</source>
        <translation>不確かなので確認してください：{}</translation>
    </message>
    <message>
        <source>Offsets in a new morph: {:,}</source>
        <translation>新しいモーフのオフセット: {:,}</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to draw pictures</source>
        <translation>画像の描画には OpenGL 3.3 が必要です</translation>
    </message>
    <message>
        <source>OpenGL cannot be loaded. Is libgl1 installed? {}</source>
        <translation>OpenGL を読み込めません。libgl1 はインストールされていますか？ {}</translation>
    </message>
    <message>
        <source>Other conditions</source>
        <translation>その他の条件</translation>
    </message>
    <message>
        <source>Pictures are drawn with EGL, which is not installed (libegl1): {}</source>
        <translation>画像の描画に使う EGL (libegl1) がインストールされていません：{}</translation>
    </message>
    <message>
        <source>Save the model first: pictures are found from the folder that it is in</source>
        <translation>先にモデルを保存してください：画像はモデルのフォルダから探されます</translation>
    </message>
    <message>
        <source>Select the vertices that the new morph is to move</source>
        <translation>新しいモーフで動かす頂点を選択してください</translation>
    </message>
    <message>
        <source>Select two vertices, bones, bodies or joints, or one bone, or one face</source>
        <translation>頂点・ボーン・剛体・Jointのどれかを2つ、またはボーンか面を1つ選択してください</translation>
    </message>
    <message>
        <source>Soft bodies that are made of the first piece alone now: {}</source>
        <translation>最初の部分だけになったSoftBody: {}</translation>
    </message>
    <message>
        <source>Standard bones: {:,}, of which unsure: {:,}; bones added: {:,}</source>
        <translation>標準ボーン：{:,}（うち不確か：{:,}）、追加したボーン：{:,}</translation>
    </message>
    <message>
        <source>Textures removed: unused {:,}, duplicates {:,}</source>
        <translation>テクスチャを削除しました: 未使用 {:,}、重複 {:,}</translation>
    </message>
    <message>
        <source>Textures sorted: {:,}; files copied: {:,}</source>
        <translation>分類したテクスチャ: {:,}、コピーしたファイル: {:,}</translation>
    </message>
    <message>
        <source>The OpenGL context cannot be used</source>
        <translation>OpenGL のコンテキストを使えません</translation>
    </message>
    <message>
        <source>The check itself failed: {}</source>
        <translation>検証そのものが失敗しました: {}</translation>
    </message>
    <message>
        <source>The comment has more than {} bytes in Shift-JIS</source>
        <translation>コメントがShift-JISで{}バイトを超えています</translation>
    </message>
    <message>
        <source>The display frame has nothing in it</source>
        <translation>表示枠が空です</translation>
    </message>
    <message>
        <source>The edge scale is below 0</source>
        <translation>エッジ倍率が0未満です</translation>
    </message>
    <message>
        <source>The file is {}</source>
        <translation>ファイルは {} です</translation>
    </message>
    <message>
        <source>The fixed axis is 0; the bone cannot be turned</source>
        <translation>固定軸が0のため、回転できません</translation>
    </message>
    <message>
        <source>The fixed axis is not of length 1</source>
        <translation>固定軸の長さが1ではありません</translation>
    </message>
    <message>
        <source>The model has no comment</source>
        <translation>コメントがありません</translation>
    </message>
    <message>
        <source>The model has no name</source>
        <translation>モデル名がありません</translation>
    </message>
    <message>
        <source>The model was edited meanwhile</source>
        <translation>その間にモデルが編集されました</translation>
    </message>
    <message>
        <source>The morph moves nothing</source>
        <translation>何も動かさないモーフです</translation>
    </message>
    <message>
        <source>The name has more than {} bytes in Shift-JIS</source>
        <translation>名前がShift-JISで{}バイトを超えています</translation>
    </message>
    <message>
        <source>The normal has no direction</source>
        <translation>法線に向きがありません</translation>
    </message>
    <message>
        <source>The normal is not of length 1</source>
        <translation>法線の長さが1ではありません</translation>
    </message>
    <message>
        <source>The path begins at a drive or a root</source>
        <translation>パスがドライブかルートから始まっています</translation>
    </message>
    <message>
        <source>The path is empty</source>
        <translation>パスが空です</translation>
    </message>
    <message>
        <source>The paths of its texture and sphere map have more than {} bytes</source>
        <translation>テクスチャとスフィアマップのパスが{}バイトを超えています</translation>
    </message>
    <message>
        <source>The tail is the bone itself</source>
        <translation>表示先が自分自身です</translation>
    </message>
    <message>
        <source>The weights do not sum to 1</source>
        <translation>ウェイトの合計が1ではありません</translation>
    </message>
    <message>
        <source>There is no bone</source>
        <translation>ボーンがありません</translation>
    </message>
    <message>
        <source>There is no check {}</source>
        <translation>{}という検証はありません</translation>
    </message>
    <message>
        <source>There is no file {}</source>
        <translation>ファイル {} がありません</translation>
    </message>
    <message>
        <source>Too long for a motion: {} of {} bytes in Shift-JIS.</source>
        <translation>モーションには長すぎます: Shift-JISで{}バイト（上限{}バイト）。</translation>
    </message>
    <message>
        <source>Transparent materials: {:,}; moved: {:,}</source>
        <translation>半透明の材質: {:,}、移動: {:,}</translation>
    </message>
    <message>
        <source>Two corners are the same vertex</source>
        <translation>同じ頂点が2回使われています</translation>
    </message>
    <message>
        <source>VRM needs the bones {}: give them these names, or run Convert skeleton to MMD (bones.to-mmd) first</source>
        <translation>VRM にはボーン {} が必要です。この名前を付けるか、先に「MMDの骨格に変換」（bones.to-mmd）を実行してください</translation>
    </message>
    <message>
        <source>VRM {} is read as VRM 1.0</source>
        <translation>VRM {} を VRM 1.0 として読みます</translation>
    </message>
    <message>
        <source>Vertices brought back: {:,}</source>
        <translation>戻した頂点: {:,}</translation>
    </message>
    <message>
        <source>Vertices matched: {:,} of {:,}, new: {:,}, gone: {:,}; morph offsets kept: {:,}, lost: {:,}</source>
        <translation>対応した頂点：{:,} / {:,}、新規：{:,}、消失：{:,}。残ったモーフオフセット：{:,}、失われたもの：{:,}</translation>
    </message>
    <message>
        <source>Vertices that are pinned and anchored: {:,}</source>
        <translation>Pinとアンカーの両方がある頂点: {:,}</translation>
    </message>
    <message>
        <source>Windows gives no OpenGL context. Is the GPU&apos;s driver installed?</source>
        <translation>Windows から OpenGL のコンテキストを得られません。GPU のドライバーはインストールされていますか？</translation>
    </message>
    <message>
        <source>Without a rigid body, or at vertices that are not of its material: {:,}</source>
        <translation>剛体がないか、材質の頂点ではないもの: {:,}</translation>
    </message>
    <message>
        <source>a collider of {} holds what is within it; left out</source>
        <translation>{} のコライダーは内側に留めるものなので、省きました</translation>
    </message>
    <message>
        <source>a compressed block is damaged</source>
        <translation>圧縮ブロックが壊れています</translation>
    </message>
    <message>
        <source>a damaged ZIP archive</source>
        <translation>ZIPアーカイブが壊れています</translation>
    </message>
    <message>
        <source>a face needs three vertices at places of their own</source>
        <translation>面には位置の異なる3頂点が必要です</translation>
    </message>
    <message>
        <source>a value does not fit the format</source>
        <translation>形式に収まらない値があります</translation>
    </message>
    <message>
        <source>accessor</source>
        <translation>アクセサ</translation>
    </message>
    <message>
        <source>arms are in a collision group of hips or legs: the skirt collides with them, too</source>
        <translation>腕の剛体が腰や脚と同じグループにあるため、スカートは腕とも衝突します</translation>
    </message>
    <message>
        <source>begins with {!r}, which is no VRM</source>
        <translation>{!r} で始まっており、VRM ではありません</translation>
    </message>
    <message>
        <source>bone morphs become shapes of the mesh: {:,}</source>
        <translation>ボーンモーフはメッシュの変形になります：{:,}</translation>
    </message>
    <message>
        <source>buffer view</source>
        <translation>バッファビュー</translation>
    </message>
    <message>
        <source>columns left out, as chosen: {}</source>
        <translation>選択により省いた列：{}</translation>
    </message>
    <message>
        <source>edges that are half transparent become solid, of materials: {:,}</source>
        <translation>半透明のエッジは不透明になります、材質 {:,}</translation>
    </message>
    <message>
        <source>expressions no longer suppress blinking, gaze or the mouth: {}</source>
        <translation>まばたき・視線・口を抑制しなくなる表情: {}</translation>
    </message>
    <message>
        <source>expressions that change nothing are left out: {}</source>
        <translation>何も変えない表情は省きました: {}</translation>
    </message>
    <message>
        <source>expressions that were either on or off can be set by degrees: {}</source>
        <translation>オン／オフのみから連続値になる表情: {}</translation>
    </message>
    <message>
        <source>its licence forbids changing it ({}); whoever may do so has to confirm it</source>
        <translation>ライセンスが改変を禁じています ({})。改変してよい人は、そのことを確認してください</translation>
    </message>
    <message>
        <source>joints become springs of VRM, without their limits: {:,}</source>
        <translation>ジョイントは制限のない VRM のスプリングになります：{:,}</translation>
    </message>
    <message>
        <source>left out, as chosen: {:,}</source>
        <translation>選択により省かれました：{:,} 個</translation>
    </message>
    <message>
        <source>macOS gives no OpenGL core context (CGL error {})</source>
        <translation>macOS から OpenGL のコアコンテキストを得られません（CGL エラー {}）</translation>
    </message>
    <message>
        <source>materials that draw nothing: {}</source>
        <translation>何も描かない材質：{}</translation>
    </message>
    <message>
        <source>materials without faces, or that are soft already, left out: {:,}</source>
        <translation>面のない材質、既にSoftBodyの材質を除外: {:,}</translation>
    </message>
    <message>
        <source>new materials: {}</source>
        <translation>新しい材質：{}</translation>
    </message>
    <message>
        <source>no body is in either group</source>
        <translation>どちらのグループにも剛体がありません</translation>
    </message>
    <message>
        <source>no bone is called {}</source>
        <translation>{} という名前のボーンはありません</translation>
    </message>
    <message>
        <source>no bone moves the vertices: the body has none</source>
        <translation>頂点を動かすボーンがないため、剛体の関連ボーンはなしです</translation>
    </message>
    <message>
        <source>no bone was found for {}</source>
        <translation>{} に当たるボーンが見つかりません</translation>
    </message>
    <message>
        <source>no faces are selected</source>
        <translation>面が選択されていません</translation>
    </message>
    <message>
        <source>no file of a texture is missing</source>
        <translation>テクスチャのファイルはすべてあります</translation>
    </message>
    <message>
        <source>no vertices are so close together</source>
        <translation>それほど近い頂点はありません</translation>
    </message>
    <message>
        <source>none of the faces has all its corners</source>
        <translation>頂点がそろった面がありません</translation>
    </message>
    <message>
        <source>none of the faces is on that side</source>
        <translation>その側に面がありません</translation>
    </message>
    <message>
        <source>none of the joints has a rigid body B</source>
        <translation>どのJointにも剛体Bがありません</translation>
    </message>
    <message>
        <source>none of the missing files is in {}</source>
        <translation>見つからないファイルは {} にもありません</translation>
    </message>
    <message>
        <source>none of the morphs is of vertices, UVs or bones</source>
        <translation>頂点・UV・ボーンモーフがありません</translation>
    </message>
    <message>
        <source>none of the rigid bodies has a parent to be joined with, or all are joined</source>
        <translation>連結する親のある剛体がないか、すべて連結済みです</translation>
    </message>
    <message>
        <source>none of the vertices belongs to a soft body</source>
        <translation>SoftBodyに属する頂点がありません</translation>
    </message>
    <message>
        <source>none of them has a left or a right in its name</source>
        <translation>名前に左右のあるものがありません</translation>
    </message>
    <message>
        <source>not an image of a known kind</source>
        <translation>対応していない形式の画像です</translation>
    </message>
    <message>
        <source>not kept: the ambient colour</source>
        <translation>保存されません：環境色</translation>
    </message>
    <message>
        <source>one of the two models has no UVs</source>
        <translation>一方のモデルにUVがありません</translation>
    </message>
    <message>
        <source>only Katachi reads back: IK, append and axes of the bones</source>
        <translation>Katachi だけが読み戻せるもの：ボーンの IK、付与、軸</translation>
    </message>
    <message>
        <source>only Katachi reads back: edge scales</source>
        <translation>Katachi だけが読み戻せるもの：エッジ倍率</translation>
    </message>
    <message>
        <source>only Katachi reads back: highlights, of materials: {:,}</source>
        <translation>Katachi だけが読み戻せるもの：反射光、材質 {:,}</translation>
    </message>
    <message>
        <source>only Katachi reads back: multiplied spheres and sub-textures, of materials: {:,}</source>
        <translation>Katachi だけが読み戻せるもの：乗算スフィアとサブTex、材質 {:,}</translation>
    </message>
    <message>
        <source>only Katachi reads back: parts of group morphs: {:,}</source>
        <translation>Katachi だけが読み戻せるもの：グループモーフの一部 {:,} 個</translation>
    </message>
    <message>
        <source>only Katachi reads back: {0:,} morphs of the kind {1}</source>
        <translation>Katachi だけが読み戻せるもの：種類が{1}のモーフ {0:,} 個</translation>
    </message>
    <message>
        <source>only Katachi reads back: {:,}</source>
        <translation>Katachi だけが読み戻せるもの：{:,}</translation>
    </message>
    <message>
        <source>only Katachi reads back: {:,} bodies that are no part of a chain</source>
        <translation>Katachi だけが読み戻せるもの：鎖をなさない剛体 {:,} 個</translation>
    </message>
    <message>
        <source>passing it on is not allowed</source>
        <translation>再配布禁止</translation>
    </message>
    <message>
        <source>rigid body {} moves it</source>
        <translation>剛体「{}」が動かしています</translation>
    </message>
    <message>
        <source>rows that need each other in a circle have no order</source>
        <translation>循環して必要とし合う行に順序は付けられません</translation>
    </message>
    <message>
        <source>several files would have the same name: {}</source>
        <translation>複数のファイルが同じ名前になります: {}</translation>
    </message>
    <message>
        <source>some springs meet more colliders than in the file, for MMD has 16 groups only</source>
        <translation>MMD の衝突グループは 16 個なので、元より多くのコライダーに当たる揺れものがあります</translation>
    </message>
    <message>
        <source>springs with gravity in another direction have the gravity of MMD instead: {}</source>
        <translation>重力の向きが異なる揺れものはMMDの重力に従います: {}</translation>
    </message>
    <message>
        <source>that would be {:,} new materials; {:,} at most are made</source>
        <translation>新しい材質が {:,} 個になります。作成できるのは {:,} 個までです</translation>
    </message>
    <message>
        <source>the GPU does not take {} × {} pixels (error {})</source>
        <translation>GPU は {} × {} ピクセルを扱えません（エラー {}）</translation>
    </message>
    <message>
        <source>the archive of {:,} bytes would unpack to {:,} bytes, which is suspicious</source>
        <translation>{:,} バイトのアーカイブが展開すると {:,} バイトになります。不正なアーカイブとみなします</translation>
    </message>
    <message>
        <source>the bone {}: its constraint is not kept</source>
        <translation>ボーン {}: コンストレイントは引き継がれません</translation>
    </message>
    <message>
        <source>the centres of springs are not kept: {}</source>
        <translation>揺れものの中心（center）は保持されません: {}</translation>
    </message>
    <message>
        <source>the direction has no length</source>
        <translation>方向の長さが0です</translation>
    </message>
    <message>
        <source>the expression {}: {} is not kept</source>
        <translation>表情 {}: {} は引き継がれません</translation>
    </message>
    <message>
        <source>the file tells nothing of VRM: it is read as plain glTF</source>
        <translation>VRM の情報がないファイルです: 通常の glTF として読みます</translation>
    </message>
    <message>
        <source>the file was changed elsewhere: what Katachi kept in it is left out</source>
        <translation>ファイルがほかで変更されているため、Katachi が残した内容は使いません</translation>
    </message>
    <message>
        <source>the glTF document is damaged</source>
        <translation>glTFが壊れています</translation>
    </message>
    <message>
        <source>the materials have no faces, or are soft bodies already</source>
        <translation>材質に面がないか、既にSoftBodyです</translation>
    </message>
    <message>
        <source>the model has no bones</source>
        <translation>モデルにボーンがありません</translation>
    </message>
    <message>
        <source>the model has no folder yet: save it first</source>
        <translation>モデルのフォルダがまだありません: 先に保存してください</translation>
    </message>
    <message>
        <source>the model has no rigid body that vertices could be tied to</source>
        <translation>頂点をつなぐ剛体がモデルにありません</translation>
    </message>
    <message>
        <source>the morphs have to be of one kind, and not flip morphs</source>
        <translation>同じ種類のモーフ(フリップ以外)を選んでください</translation>
    </message>
    <message>
        <source>the other model has no faces</source>
        <translation>相手のモデルに面がありません</translation>
    </message>
    <message>
        <source>the other model has no morphs of vertices or UVs</source>
        <translation>他方のモデルに頂点モーフもUVモーフもありません</translation>
    </message>
    <message>
        <source>the path is longer than 20 bytes, so that only the file name is kept: put the file beside the model</source>
        <translation>パスが20バイトを超えるためファイル名だけになります：ファイルをモデルと同じフォルダーに置いてください</translation>
    </message>
    <message>
        <source>the plane does not go through the faces</source>
        <translation>平面が面を通りません</translation>
    </message>
    <message>
        <source>the plane has no direction</source>
        <translation>平面に向きがありません</translation>
    </message>
    <message>
        <source>the pose moves nothing</source>
        <translation>ポーズで動いたものがありません</translation>
    </message>
    <message>
        <source>the selected vertices are all at one place</source>
        <translation>頂点に広がりがありません</translation>
    </message>
    <message>
        <source>the skeleton is MMD&apos;s already: it has {}</source>
        <translation>骨格はすでにMMDのものです：{} があります</translation>
    </message>
    <message>
        <source>the skeleton stays as it is: {}</source>
        <translation>骨格は元のままです: {}</translation>
    </message>
    <message>
        <source>the spring {} shares joints with another; they swing with that</source>
        <translation>揺れもの {} は他とジョイントを共有しています。そちらと一緒に揺れます</translation>
    </message>
    <message>
        <source>the text is too long or not in Shift-JIS; what is kept is {!r}</source>
        <translation>固定長のcp932テキストに入るのは {!r} までです</translation>
    </message>
    <message>
        <source>the texture {!r} cannot be named in the file</source>
        <translation>テクスチャ {!r} はファイルに書き込めません</translation>
    </message>
    <message>
        <source>there are no rigid bodies that have a bone</source>
        <translation>関連ボーンのある剛体がありません</translation>
    </message>
    <message>
        <source>there are no vertices in it</source>
        <translation>頂点がありません</translation>
    </message>
    <message>
        <source>there is a mistake at character {}</source>
        <translation>{} 文字目に誤りがあります</translation>
    </message>
    <message>
        <source>there is another file {}</source>
        <translation>別のファイル {} があります</translation>
    </message>
    <message>
        <source>there is no folder {}</source>
        <translation>フォルダ {} がありません</translation>
    </message>
    <message>
        <source>there is no preset {}; there are {}</source>
        <translation>プリセット{}はありません（あるもの：{}）</translation>
    </message>
    <message>
        <source>there is no vertex {:,}</source>
        <translation>頂点 {:,} はありません</translation>
    </message>
    <message>
        <source>there is nothing to make blend shapes of: no まばたき, no あ, no 左目 …</source>
        <translation>ブレンドシェイプの元になるものがありません（まばたき、あ、左目など）</translation>
    </message>
    <message>
        <source>there on one side only: {}</source>
        <translation>片側にしかないもの: {}</translation>
    </message>
    <message>
        <source>two bones are needed to put others between them</source>
        <translation>間に作成するには2つのボーンを選択してください</translation>
    </message>
    <message>
        <source>two bones at least are needed to merge them</source>
        <translation>結合には2つ以上のボーンが必要です</translation>
    </message>
    <message>
        <source>two different channels are needed to copy from one to the other</source>
        <translation>コピーには異なる2つのチャンネルが必要です</translation>
    </message>
    <message>
        <source>two materials at least are needed to merge them</source>
        <translation>結合するには材質を2つ以上選んでください</translation>
    </message>
    <message>
        <source>two rigid bodies can be joined with each other, not {:,}</source>
        <translation>互いに連結できる剛体は2つです ({:,}個ではできません)</translation>
    </message>
    <message>
        <source>vertices moved: {:,}, bones: {:,}, rigid bodies: {:,}, joints: {:,}; morphs corrected: {:,}</source>
        <translation>移動した頂点: {:,}、ボーン: {:,}、剛体: {:,}、Joint: {:,}、修正したモーフ: {:,}</translation>
    </message>
    <message>
        <source>weights as in 0.5,1 expected, not {}</source>
        <translation>影響度は 0.5,1 のように指定してください({} ではなく)</translation>
    </message>
    <message>
        <source>what Katachi kept in the file cannot be read; it is read as any other VRM</source>
        <translation>Katachi がファイルに残した内容を読めないため、通常の VRM として読み込みます</translation>
    </message>
    <message>
        <source>what they belong to is not there on the other side</source>
        <translation>属するものが反対側にありません</translation>
    </message>
    <message>
        <source>which parts are hidden in first person is not kept</source>
        <translation>一人称で隠す部分の指定は保持されません</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a PMD file</source>
        <translation>{!r} は {!r} ではありません：PMDファイルではありません</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a PMX file</source>
        <translation>{!r} は {!r} ではありません：PMXファイルではありません</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a VMD file</source>
        <translation>{!r} は {!r} ではありません：VMDファイルではありません</translation>
    </message>
    <message>
        <source>{!r} is not {!r}: not a VPD file</source>
        <translation>{!r} は {!r} ではありません：VPDファイルではありません</translation>
    </message>
    <message>
        <source>{!r} is row {} too: references will go there</source>
        <translation>{!r} は行 {} と同名です：参照はそちらに移ります</translation>
    </message>
    <message>
        <source>{!r} will be a special frame</source>
        <translation>{!r} は特殊枠になります</translation>
    </message>
    <message>
        <source>{!r} will be no special frame</source>
        <translation>{!r} は特殊枠でなくなります</translation>
    </message>
    <message>
        <source>{:,} bytes expected, {:,} are left</source>
        <translation>{:,} バイト必要ですが、残りは {:,} バイトです</translation>
    </message>
    <message>
        <source>{:,} characters, of which {:,} are taken</source>
        <translation>{:,} 文字あります（取り込めるのは {:,} 文字まで）</translation>
    </message>
    <message>
        <source>{:,} elements of {} bytes at {:,}, but {:,} bytes</source>
        <translation>要素 {:,} 個（各 {} バイト、位置 {:,}）に対し、データが {:,} バイトしかありません</translation>
    </message>
    <message>
        <source>{:,} entries that refer to no vertex</source>
        <translation>頂点を参照していない項目 {:,} 個</translation>
    </message>
    <message>
        <source>{:,} faces that lack a corner</source>
        <translation>頂点が欠けた面 {:,} 個</translation>
    </message>
    <message>
        <source>{:,} files in the archive; at most {:,} are unpacked</source>
        <translation>アーカイブ内にファイルが {:,} 個あります。上限は {:,} 個です</translation>
    </message>
    <message>
        <source>{:,} keys: more than the file can hold</source>
        <translation>キーが {:,} 個：ファイルに収まる数を超えています</translation>
    </message>
    <message>
        <source>{:,} lines are too many for a clipboard ({:,}): export a file</source>
        <translation>{:,} 行はクリップボードには多すぎます（上限 {:,} 行）。ファイルにエクスポートしてください</translation>
    </message>
    <message>
        <source>{:,} lines, points or curves; only faces are kept</source>
        <translation>線・点・曲線 {:,} 個は読み込まれません（面だけです）</translation>
    </message>
    <message>
        <source>{:,} of {:,}</source>
        <translation>{:,} / {:,}</translation>
    </message>
    <message>
        <source>{:,} rotations, not of length 1, differ by up to {:.2g} when read again</source>
        <translation>長さが1でない回転 {:,} 個に、再読み込みで最大 {:.2g} の差が出ます</translation>
    </message>
    <message>
        <source>{:,} vertices at most can be joined at once</source>
        <translation>一度につなげる頂点は {:,} 個までです</translation>
    </message>
    <message>
        <source>{:,} vertices, of which a PMD holds {:,}</source>
        <translation>頂点が{:,}個あります。PMDの上限は{:,}個です</translation>
    </message>
    <message>
        <source>{:,} weights expected, or one for all</source>
        <translation>影響度は {:,} 個、または全体に1つ指定してください</translation>
    </message>
    <message>
        <source>{:,} {}</source>
        <translation>{:,} 個の{}</translation>
    </message>
    <message>
        <source>{:,} {} expected, {:,} are whole</source>
        <translation>{:,} 個の{}のうち、完全なものは {:,} 個です</translation>
    </message>
    <message>
        <source>{:,} {}, but the numbers end after {:,}</source>
        <translation>{:,} 個の{}のはずが、数値は {:,} 個目で終わっています</translation>
    </message>
    <message>
        <source>{:,} {}: PMD holds {:,} at most</source>
        <translation>{:,} 個の{}：PMDでは最大 {:,} 個です</translation>
    </message>
    <message>
        <source>{:,} {}: a count from 0 to {:,} expected</source>
        <translation>{:,} 個の{}：0～{:,} 個が必要です</translation>
    </message>
    <message>
        <source>{:,} {}: {:,} at most expected</source>
        <translation>{:,} 個の{}：最大 {:,} 個です</translation>
    </message>
    <message>
        <source>{:g} {}, but {:,} numbers</source>
        <translation>{:g} 個の{}に対し、数値が {:,} 個です</translation>
    </message>
    <message>
        <source>{} ({:,} in all: {})</source>
        <translation>{}（全 {:,} 件：{}）</translation>
    </message>
    <message>
        <source>{} added</source>
        <translation>{} を追加しました</translation>
    </message>
    <message>
        <source>{} added: {:,} vertices, {:,} faces</source>
        <translation>{} を追加しました: 頂点 {:,}、面 {:,}</translation>
    </message>
    <message>
        <source>{} additional UVs: 0 to {} expected</source>
        <translation>追加UV数 {}：0～{} が必要です</translation>
    </message>
    <message>
        <source>{} and {:,} more</source>
        <translation>{} 他 {:,} 件</translation>
    </message>
    <message>
        <source>{} and {} are at the same place</source>
        <translation>{}と{}が同じ位置にあります</translation>
    </message>
    <message>
        <source>{} and {} come first; {:,} items taken out</source>
        <translation>{} と {} を先頭にし、{:,} 項目を除外しました</translation>
    </message>
    <message>
        <source>{} and {} do not both come first, as special frames</source>
        <translation>特殊枠の {} と {} が先頭に揃っていません</translation>
    </message>
    <message>
        <source>{} are not kept</source>
        <translation>{} は読み込まれません</translation>
    </message>
    <message>
        <source>{} becomes the shared toon of that name</source>
        <translation>{} は同名の共有Toonになります</translation>
    </message>
    <message>
        <source>{} becomes {}</source>
        <translation>{} は {} になります</translation>
    </message>
    <message>
        <source>{} bones: a frame of a PMD has {} at most, and becomes several when it is saved</source>
        <translation>ボーン {} 個: PMDの表示枠は最大 {} 個で、保存時に複数の枠に分割されます</translation>
    </message>
    <message>
        <source>{} cannot be a link of its own IK</source>
        <translation>「{}」を自身のIKのリンクにすることはできません</translation>
    </message>
    <message>
        <source>{} cannot be its own append parent</source>
        <translation>「{}」を自身の付与親にすることはできません</translation>
    </message>
    <message>
        <source>{} cannot be its own parent</source>
        <translation>「{}」を自身の親にすることはできません</translation>
    </message>
    <message>
        <source>{} cannot be its own tail</source>
        <translation>「{}」は自分自身を表示先にできません</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{}を読み込めません: {}</translation>
    </message>
    <message>
        <source>{} cannot be the target of its own IK</source>
        <translation>「{}」を自身のIKのターゲットにすることはできません</translation>
    </message>
    <message>
        <source>{} cannot contain itself</source>
        <translation>「{}」に自身を含めることはできません</translation>
    </message>
    <message>
        <source>{} cannot contain itself: {}</source>
        <translation>「{}」に自身を含めることはできません：{}</translation>
    </message>
    <message>
        <source>{} cannot replace what matches the pattern {}</source>
        <translation>{} は正規表現 {} に一致したものを置き換えられません</translation>
    </message>
    <message>
        <source>{} does not compile:
{}</source>
        <translation>{} をコンパイルできません：
{}</translation>
    </message>
    <message>
        <source>{} does not fit into a byte</source>
        <translation>{} は1バイトに収まりません</translation>
    </message>
    <message>
        <source>{} does not work on {}</source>
        <translation>{} は {} を対象にしません</translation>
    </message>
    <message>
        <source>{} forks: choose one chain at a time, or only the ends of chains</source>
        <translation>{} で系列が分岐しています。系列を1つだけ選ぶか、末端のボーンだけを選んでください</translation>
    </message>
    <message>
        <source>{} had not come to rest</source>
        <translation>{} は静止しませんでした</translation>
    </message>
    <message>
        <source>{} hangs from no bone that an IK could turn</source>
        <translation>{} にはIKのリンクにできる親がありません</translation>
    </message>
    <message>
        <source>{} has no fix: {}</source>
        <translation>{}は自動で直せません：{}</translation>
    </message>
    <message>
        <source>{} has no parameter {}</source>
        <translation>{} に {} という引数はありません</translation>
    </message>
    <message>
        <source>{} has no parent</source>
        <translation>{}に親ボーンがありません</translation>
    </message>
    <message>
        <source>{} has no position</source>
        <translation>{}の位置が不正です</translation>
    </message>
    <message>
        <source>{} has no row {}</source>
        <translation>{}に行{}がありません</translation>
    </message>
    <message>
        <source>{} has these faces and no others already</source>
        <translation>{} はすでにこれらの面だけの材質です</translation>
    </message>
    <message>
        <source>{} index of {} bytes: 1, 2 or 4 expected</source>
        <translation>{}Indexのサイズ {} バイト：1、2、4のいずれかが必要です</translation>
    </message>
    <message>
        <source>{} inverse bind matrices for {} joints</source>
        <translation>逆バインド行列が {} 個、ジョイントが {} 個です</translation>
    </message>
    <message>
        <source>{} is a special display frame: choose another name</source>
        <translation>{} は特殊枠です。別の名前にしてください</translation>
    </message>
    <message>
        <source>{} is always written in the model&apos;s own size</source>
        <translation>{} は常にモデルの大きさのまま書き込まれます</translation>
    </message>
    <message>
        <source>{} is both a file and a folder in the archive</source>
        <translation>アーカイブ内で {} がファイルとフォルダーの両方になっています</translation>
    </message>
    <message>
        <source>{} is in no material library; a plain material instead</source>
        <translation>{} がどのマテリアルライブラリにもないため、標準の材質とします</translation>
    </message>
    <message>
        <source>{} is larger than the archive says</source>
        <translation>{} がアーカイブの記録より大きくなっています</translation>
    </message>
    <message>
        <source>{} is larger than {:,} bytes</source>
        <translation>{} が {:,} バイトを超えています</translation>
    </message>
    <message>
        <source>{} is locked</source>
        <translation>{} はロックされています</translation>
    </message>
    <message>
        <source>{} is missing</source>
        <translation>{}がありません</translation>
    </message>
    <message>
        <source>{} is missing: {}</source>
        <translation>{} がありません：{}</translation>
    </message>
    <message>
        <source>{} is no id: small letters, digits and hyphens expected</source>
        <translation>{}はIDとして使えません。英小文字・数字・ハイフンで指定してください</translation>
    </message>
    <message>
        <source>{} is no longer open</source>
        <translation>{} はもう開かれていません</translation>
    </message>
    <message>
        <source>{} is no pair of a bone and a standard bone, as Arm_L=左腕</source>
        <translation>{} は、Arm_L=左腕 のような、ボーンと標準ボーンの組ではありません</translation>
    </message>
    <message>
        <source>{} is no pattern: {}</source>
        <translation>{} は正規表現ではありません: {}</translation>
    </message>
    <message>
        <source>{} is no semi-standard bone: {}</source>
        <translation>{}は準標準ボーンではありません: {}</translation>
    </message>
    <message>
        <source>{} is no token of a DirectX file</source>
        <translation>{} はDirectXファイルのトークンではありません</translation>
    </message>
    <message>
        <source>{} is no weight type</source>
        <translation>{} はウェイト変形方式ではありません</translation>
    </message>
    <message>
        <source>{} is no {}</source>
        <translation>{}は{}ではありません</translation>
    </message>
    <message>
        <source>{} is not a usable number; {} is used.</source>
        <translation>{}が使える数値ではありません。{} とします。</translation>
    </message>
    <message>
        <source>{} is not above {}</source>
        <translation>{}が{}より上にありません</translation>
    </message>
    <message>
        <source>{} is not below {}</source>
        <translation>{}が{}の子(孫)ではありません</translation>
    </message>
    <message>
        <source>{} is not between {} and {}</source>
        <translation>{} は {} から {} の範囲にありません</translation>
    </message>
    <message>
        <source>{} is not in the archive</source>
        <translation>{} はアーカイブ内にありません</translation>
    </message>
    <message>
        <source>{} is not posed by hand alone: {}</source>
        <translation>{}は手動のポーズだけでは動きません: {}</translation>
    </message>
    <message>
        <source>{} is on another drive than the model: copy it beside the model first</source>
        <translation>{} はモデルと別のドライブにあります：先にモデルの隣へコピーしてください</translation>
    </message>
    <message>
        <source>{} is on the right: turn the model by 180° about Y, so that it faces -Z</source>
        <translation>{} が右側にあります：モデルをY軸まわりに180°回して、-Z向きにしてください</translation>
    </message>
    <message>
        <source>{} is taken already</source>
        <translation>{}はすでに使われています</translation>
    </message>
    <message>
        <source>{} is the target of an IK already: {}</source>
        <translation>{} はすでにIKのターゲットです: {}</translation>
    </message>
    <message>
        <source>{} lacks {}</source>
        <translation>{}に{}がありません</translation>
    </message>
    <message>
        <source>{} made</source>
        <translation>{}を作成しました</translation>
    </message>
    <message>
        <source>{} morphs in display frames: MMD may crash where there are more than {}</source>
        <translation>表示枠のモーフ {} 個: {} 個を超えるとMMDが強制終了することがあります</translation>
    </message>
    <message>
        <source>{} moves neither vertices nor UVs</source>
        <translation>{} は頂点もUVも動かしません</translation>
    </message>
    <message>
        <source>{} needs a pose</source>
        <translation>{} にはポーズが必要です</translation>
    </message>
    <message>
        <source>{} needs rows, and there are none</source>
        <translation>{} の対象になる行がありません</translation>
    </message>
    <message>
        <source>{} numbers expected, not {}</source>
        <translation>数値は {} 個必要ですが、{} 個あります</translation>
    </message>
    <message>
        <source>{} of {:,} bytes expected, {:,} bytes are left</source>
        <translation>{}（{:,} バイト）が必要ですが、残りは {:,} バイトです</translation>
    </message>
    <message>
        <source>{} on line {}</source>
        <translation>{}（{} 行目）</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} または {}</translation>
    </message>
    <message>
        <source>{} rows expected, not {}</source>
        <translation>行は {} 個必要ですが、{} 個あります</translation>
    </message>
    <message>
        <source>{} settings: {} or more expected</source>
        <translation>設定が {} 個：{} 個以上必要です</translation>
    </message>
    <message>
        <source>{} vertex indices, not a multiple of 3; those left over are left out</source>
        <translation>頂点番号が {} 個で3の倍数でないため、余りを除外</translation>
    </message>
    <message>
        <source>{} was not added: {}</source>
        <translation>{}は追加されませんでした: {}</translation>
    </message>
    <message>
        <source>{} was renamed, because the name was taken</source>
        <translation>{} は同じ名前があるため改名しました</translation>
    </message>
    <message>
        <source>{} was returned instead of a model</source>
        <translation>モデルではなく{}が返されました</translation>
    </message>
    <message>
        <source>{} was returned instead of bytes</source>
        <translation>バイト列ではなく{}が返されました</translation>
    </message>
    <message>
        <source>{} works on no rows</source>
        <translation>{}は行を対象にしません</translation>
    </message>
    <message>
        <source>{} would be {:,} bytes; at most {:,} are unpacked</source>
        <translation>{} は展開すると {:,} バイトになります。上限は {:,} バイトです</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>{} {} cannot be linked:
{}</source>
        <translation>{} と {} をリンクできません：
{}</translation>
    </message>
    <message>
        <source>{} {} does not exist</source>
        <translation>{} {} は存在しません</translation>
    </message>
    <message>
        <source>{} {}: a count of 0 or more expected</source>
        <translation>{} 個の{}：0個以上が必要です</translation>
    </message>
    <message>
        <source>{} {}: {}</source>
        <translation>{} {}：{}</translation>
    </message>
    <message>
        <source>{} {}: {} cannot be read</source>
        <translation>{} {}：{}を解釈できません</translation>
    </message>
    <message>
        <source>{} × {} pixels are too many</source>
        <translation>{} × {} ピクセルは多すぎます</translation>
    </message>
    <message>
        <source>{}, and the like ({:,} in all: {})</source>
        <translation>{} など（全 {:,} 件：{}）</translation>
    </message>
    <message>
        <source>{}, line {}: {}</source>
        <translation>{}、{}行目: {}</translation>
    </message>
    <message>
        <source>{}, {}: {}</source>
        <translation>{}、{}：{}</translation>
    </message>
    <message>
        <source>{}: 7 numbers expected, an offset and a quaternion x y z w</source>
        <translation>{}: 7つの数値(移動量とクォータニオン x y z w)が必要です</translation>
    </message>
    <message>
        <source>{}: RRGGBB expected</source>
        <translation>{}: RRGGBBの形式で指定してください</translation>
    </message>
    <message>
        <source>{}: a dot and small letters expected</source>
        <translation>{}: ドットと英小文字が必要です</translation>
    </message>
    <message>
        <source>{}: a file expected</source>
        <translation>{}: ファイルを指定してください</translation>
    </message>
    <message>
        <source>{}: a finite number expected</source>
        <translation>{}: 有限の数値を指定してください</translation>
    </message>
    <message>
        <source>{}: a fix, or why there is none, expected</source>
        <translation>{}：直し方、または直せない理由が必要です</translation>
    </message>
    <message>
        <source>{}: a folder within that of the model expected</source>
        <translation>{}: モデルのフォルダ内のフォルダを指定してください</translation>
    </message>
    <message>
        <source>{}: a function expected, not {}</source>
        <translation>{}: {}ではなく関数が必要です</translation>
    </message>
    <message>
        <source>{}: a group expected, not {}</source>
        <translation>{}: {}ではなくグループが必要です</translation>
    </message>
    <message>
        <source>{}: a level expected, not {}</source>
        <translation>{}：レベルが必要です（{}ではなく）</translation>
    </message>
    <message>
        <source>{}: a list cannot be set as a whole</source>
        <translation>{}: リスト全体は設定できません</translation>
    </message>
    <message>
        <source>{}: a list expected, not {}</source>
        <translation>{}: {}ではなくリストが必要です</translation>
    </message>
    <message>
        <source>{}: a name that begins with a Latin letter expected</source>
        <translation>{}: 英字で始まる名前を指定してください</translation>
    </message>
    <message>
        <source>{}: a subject, a dot and a verb expected</source>
        <translation>{}: 「対象.動詞」の形で指定してください</translation>
    </message>
    <message>
        <source>{}: a table of values expected</source>
        <translation>{}：値の表が必要です</translation>
    </message>
    <message>
        <source>{}: at least {:g}</source>
        <translation>{}: {:g} 以上にしてください</translation>
    </message>
    <message>
        <source>{}: at most {:g}</source>
        <translation>{}: {:g} 以下にしてください</translation>
    </message>
    <message>
        <source>{}: choose one, or remove the whole entry</source>
        <translation>{}：どれかを選ぶか、項目ごと削除してください</translation>
    </message>
    <message>
        <source>{}: it cannot be converted to the kind {} with the same effect</source>
        <translation>{}: 種類「{}」では同じ効果を出せません</translation>
    </message>
    <message>
        <source>{}: its parameters are not declared: {}</source>
        <translation>{}: パラメータが宣言されていません: {}</translation>
    </message>
    <message>
        <source>{}: keys are a list of texts, not {}</source>
        <translation>{}: キーは文字列のリストです（{}ではありません）</translation>
    </message>
    <message>
        <source>{}: left out, because it refers to {}, which does not exist</source>
        <translation>{}：存在しない {} を参照しているため除外しました</translation>
    </message>
    <message>
        <source>{}: more than {:,} springs</source>
        <translation>{}: 揺れものが {:,} 個を超えています</translation>
    </message>
    <message>
        <source>{}: neither a sphere nor a capsule nor a plane</source>
        <translation>{}: 球でもカプセルでも平面でもありません</translation>
    </message>
    <message>
        <source>{}: node {} has no mesh</source>
        <translation>{}: ノード {} にメッシュがありません</translation>
    </message>
    <message>
        <source>{}: not every value can be computed</source>
        <translation>{}: 計算できない値があります</translation>
    </message>
    <message>
        <source>{}: old=new expected, separated by commas</source>
        <translation>{}: 旧=新 をカンマ区切りで指定してください</translation>
    </message>
    <message>
        <source>{}: one of {} expected</source>
        <translation>{}: 次のいずれかを指定してください: {}</translation>
    </message>
    <message>
        <source>{}: one of {} expected, not {}</source>
        <translation>{}: {} のいずれかを指定してください({})</translation>
    </message>
    <message>
        <source>{}: only its entries can be edited</source>
        <translation>{}: 編集できるのは項目だけです</translation>
    </message>
    <message>
        <source>{}: only lines and markers are drawn of plug-ins</source>
        <translation>{}: プラグインのものとして描かれるのは線と印だけです</translation>
    </message>
    <message>
        <source>{}: small letters, digits and hyphens expected</source>
        <translation>{}: 英小文字、数字、ハイフンが必要です</translation>
    </message>
    <message>
        <source>{}: some of {} expected</source>
        <translation>{}: {} のうちのいくつかが必要です</translation>
    </message>
    <message>
        <source>{}: the file does not fit into the memory</source>
        <translation>{}：ファイルがメモリーに収まりません</translation>
    </message>
    <message>
        <source>{}: the files were not written: {}</source>
        <translation>{}: ファイルは書き込まれませんでした: {}</translation>
    </message>
    <message>
        <source>{}: the morph is of another kind</source>
        <translation>{}：モーフの種類が違います</translation>
    </message>
    <message>
        <source>{}: there is no field {}; there are {}</source>
        <translation>{}: 項目 {} はありません。あるのは {}</translation>
    </message>
    <message>
        <source>{}: there is no material {}</source>
        <translation>{}: 材質 {} がありません</translation>
    </message>
    <message>
        <source>{}: there is no table {}</source>
        <translation>{}：表 {} はありません</translation>
    </message>
    <message>
        <source>{}: this is no text in UTF-8</source>
        <translation>{}：UTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>{}: too few columns to tell which row is meant</source>
        <translation>{}：列が足りないため、どの行か分かりません</translation>
    </message>
    <message>
        <source>{}: yes or no expected, not {}</source>
        <translation>{}: yes か no を指定してください({})</translation>
    </message>
    <message>
        <source>{}: {:,}</source>
        <translation>{}: {:,}</translation>
    </message>
    <message>
        <source>{}: {:,} deleted</source>
        <translation>{}: {:,} 個削除しました</translation>
    </message>
    <message>
        <source>{}: {:,} duplicated</source>
        <translation>{}: {:,} 個複製しました</translation>
    </message>
    <message>
        <source>{}: {:,} inserted</source>
        <translation>{}: {:,} 個追加しました</translation>
    </message>
    <message>
        <source>{}: {:,} moved down</source>
        <translation>{}: {:,} 個下へ移動しました</translation>
    </message>
    <message>
        <source>{}: {:,} moved to row {}</source>
        <translation>{}：{:,}件を{}行目へ移動しました</translation>
    </message>
    <message>
        <source>{}: {:,} moved to the bottom</source>
        <translation>{}: {:,} 個を末尾へ移動しました</translation>
    </message>
    <message>
        <source>{}: {:,} moved to the top</source>
        <translation>{}: {:,} 個を先頭へ移動しました</translation>
    </message>
    <message>
        <source>{}: {:,} moved up</source>
        <translation>{}: {:,} 個上へ移動しました</translation>
    </message>
    <message>
        <source>{}: {:,} sorted by {}</source>
        <translation>{}: {:,} 個を{}で並べ替えました</translation>
    </message>
    <message>
        <source>{}: {:,} transformed</source>
        <translation>{}: {:,} 個を変形しました</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}: {} cannot be read</source>
        <translation>{}：{} を読み込めません</translation>
    </message>
    <message>
        <source>{}: {} cannot be read and is ignored</source>
        <translation>{}：{} を読み込めないため、無視しました</translation>
    </message>
    <message>
        <source>{}: {} cannot be written in this encoding ({})</source>
        <translation>{}：{} はこの文字コード（{}）では書き込めません</translation>
    </message>
    <message>
        <source>{}: {} columns instead of {}</source>
        <translation>{}：列数が {} です（{} のはずです）</translation>
    </message>
    <message>
        <source>{}: {} does not exist</source>
        <translation>{}：{} がありません</translation>
    </message>
    <message>
        <source>{}: {} does not exist; set to none</source>
        <translation>{}：{} は存在しないため「なし」にしました</translation>
    </message>
    <message>
        <source>{}: {} is not kept</source>
        <translation>{}: {} は引き継がれません</translation>
    </message>
    <message>
        <source>{}: {} is not known; there are {}</source>
        <translation>{}：{}という項目はありません（あるもの：{}）</translation>
    </message>
    <message>
        <source>{}: {} is not what belongs there</source>
        <translation>{}: {} はここに入る値ではありません</translation>
    </message>
    <message>
        <source>{}: {} of {:,} set</source>
        <translation>{}: {}（{:,} 個）を設定しました</translation>
    </message>
    <message>
        <source>{}: {} values expected, not {}</source>
        <translation>{}: 値は {} 個必要ですが、{} 個あります</translation>
    </message>
    <message>
        <source>{}: {}. Rows can only be read here; they change by model.edit: &quot;with model.edit() as edit: edit.set(table, rows, field, value)&quot;</source>
        <translation>{}：{}。行は読み取り専用です。変更は model.edit で行います：&quot;with model.edit() as edit: edit.set(table, rows, field, value)&quot;</translation>
    </message>
    <message>
        <source>{}; it is left out.</source>
        <translation>{}。除外しました。</translation>
    </message>
    <message>
        <source>{}; joints: {:,}</source>
        <translation>{}、Joint: {:,}</translation>
    </message>
    <message>
        <source>{}; morphs removed: {:,}</source>
        <translation>{}。削除したモーフ: {:,}</translation>
    </message>
    <message>
        <source>{}; normals are made instead</source>
        <translation>{}。法線を作り直します</translation>
    </message>
    <message>
        <source>{}; not to be made of what is there, {:,}: {}</source>
        <translation>{}。あるものからは作れないもの {:,} 個：{}</translation>
    </message>
    <message>
        <source>{}; still there: {:,}</source>
        <translation>{}。残り：{:,}</translation>
    </message>
    <message>
        <source>{}; there already: {}</source>
        <translation>{}。既にあるもの: {}</translation>
    </message>
    <message>
        <source>{}; {:,} {} in all</source>
        <translation>{}（全 {:,} {}）</translation>
    </message>
    <message>
        <source>{}; {} expected</source>
        <translation>{}。{} が必要です</translation>
    </message>
    <message>
        <source>{}; {} with them: {:,}</source>
        <translation>{}、同時に{}: {:,}</translation>
    </message>
    <message>
        <source>“{}” is the name of {:,} rows</source>
        <translation>「{}」という名前の行が{:,}行あります</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>{text} ({count} times)</source>
        <translation>{text}（{count} 件）</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <source>{} has changes that are not saved.</source>
        <translation>{} には保存されていない変更があります。</translation>
    </message>
    <message>
        <source>They are lost if you do not save them.</source>
        <translation>保存しないと失われます。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>A form is open</source>
        <translation>開いているフォームがあります</translation>
    </message>
    <message>
        <source>Apply “{}” first?</source>
        <translation>先に「{}」を適用しますか?</translation>
    </message>
    <message>
        <source>Its form is open, and OK was not pressed there yet.</source>
        <translation>フォームが開いたままで、まだOKが押されていません。</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go on without</source>
        <translation>適用せずに続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Picture of morphs</source>
        <translation>モーフの画像</translation>
    </message>
    <message>
        <source>Several morphs are selected. Which ones does the picture show?</source>
        <translation>複数のモーフが選択されています。どれを画像にしますか?</translation>
    </message>
    <message>
        <source>&amp;All: {}</source>
        <translation>すべて: {}(&amp;A)</translation>
    </message>
    <message>
        <source>The &amp;selected ones: {}</source>
        <translation>選択したもの: {}(&amp;S)</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>ファイルの状態に戻す</translation>
    </message>
    <message>
        <source>Read {} again and give up all changes?</source>
        <translation>{} を読み込み直し、すべての変更を破棄しますか？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation>ファイルの状態に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>別のプログラムによる変更</translation>
    </message>
    <message>
        <source>Another program has changed {} since it was opened or saved here.</source>
        <translation>{} は、ここで開くか保存した後に、別のプログラムによって変更されています。</translation>
    </message>
    <message>
        <source>If you overwrite it, the file as it is now is kept beside it as {}.</source>
        <translation>上書きする場合、現在のファイルは同じフォルダに {} として残します。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比較(&amp;M)</translation>
    </message>
    <message>
        <source>Saves nothing and shows what differs</source>
        <translation>保存せずに違いを表示します</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>別の場所に保存(&amp;E)…</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>ファイルを開けませんでした。</translation>
    </message>
    <message>
        <source>The format has no room for this model. Choose another one.</source>
        <translation>この形式ではこのモデルを保存できません。別の形式を選んでください。</translation>
    </message>
    <message>
        <source>The file may be damaged or of another format. It was not changed.</source>
        <translation>ファイルが壊れているか、別の形式の可能性があります。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>Close it in the other program and save again, or choose another name.</source>
        <translation>ほかのプログラムで閉じてから保存し直すか、別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Choose another folder, or change the permissions of the file.</source>
        <translation>別のフォルダを選ぶか、ファイルの権限を変更してください。</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>移動、名前の変更、または削除された可能性があります。</translation>
    </message>
    <message>
        <source>Check the disk, or try another folder.</source>
        <translation>ディスクを確認するか、別のフォルダを試してください。</translation>
    </message>
    <message>
        <source>The details help to find the cause.</source>
        <translation>原因を調べる際は詳細が役に立ちます。</translation>
    </message>
</context>
<context>
    <name>MessagesPane</name>
    <message>
        <source>Copy all</source>
        <translation>すべてコピー</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Messages: {count}</source>
        <translation>メッセージ：{count} 件</translation>
    </message>
    <message>
        <source>No messages</source>
        <translation>メッセージはありません</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>&amp;Transform mode</source>
        <translation>変形モード(&amp;T)</translation>
    </message>
    <message>
        <source>Move bones and morphs and play motions; the model itself stays as it is</source>
        <translation>ボーンとモーフを動かし、モーションを再生します。モデル自体は変わりません</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Change the model</source>
        <translation>モデルを編集する</translation>
    </message>
    <message>
        <source>Move the model</source>
        <translation>モデルを動かす</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>変形</translation>
    </message>
</context>
<context>
    <name>ModelBrowser</name>
    <message>
        <source>&amp;Folder…</source>
        <translation>フォルダ(&amp;F)…</translation>
    </message>
    <message>
        <source>Find a file or a model name</source>
        <translation>ファイル名またはモデル名を検索</translation>
    </message>
    <message>
        <source>&amp;Textures missing</source>
        <translation>テクスチャなし(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Errors found</source>
        <translation>エラーあり(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Append to the open model…</source>
        <translation>開いているモデルに追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Models in a folder</source>
        <translation>フォルダ内のモデル</translation>
    </message>
    <message>
        <source>Or drag a model into the model view; dropped elsewhere it is opened</source>
        <translation>モデルビューへドラッグしても追加できます。ほかの場所へドロップすると開きます</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Browse a folder</source>
        <translation>フォルダを一覧</translation>
    </message>
    <message>
        <source>Models: {}</source>
        <translation>モデル: {}</translation>
    </message>
    <message>
        <source>Models: {} of {}</source>
        <translation>モデル: {} / {}</translation>
    </message>
    <message>
        <source>; there are more, which are not listed</source>
        <translation>。ほかにもありますが、一覧していません</translation>
    </message>
    <message>
        <source>Show in its &amp;folder</source>
        <translation>フォルダで表示(&amp;F)</translation>
    </message>
</context>
<context>
    <name>ModelEditor</name>
    <message>
        <source>Open models</source>
        <translation>開いているモデル</translation>
    </message>
    <message>
        <source>The models of the other tabs, as they are now, saved or not</source>
        <translation>ほかのタブのモデルの今の状態 (保存の有無を問わず)</translation>
    </message>
    <message>
        <source>No other model is open</source>
        <translation>ほかに開いているモデルはありません</translation>
    </message>
    <message>
        <source>{} (open)</source>
        <translation>{} (開いているもの)</translation>
    </message>
</context>
<context>
    <name>ModelFolder</name>
    <message>
        <source>The program ended when it looked into the file</source>
        <translation>ファイルを調べている途中でプログラムが終了しました</translation>
    </message>
</context>
<context>
    <name>ModelGallery</name>
    <message>
        <source>⚠ cannot be read</source>
        <translation>⚠ 読み込めません</translation>
    </message>
    <message>
        <source>⚠ textures missing: {}</source>
        <translation>⚠ テクスチャなし: {}</translation>
    </message>
    <message>
        <source>⚠ errors: {}</source>
        <translation>⚠ エラー: {}</translation>
    </message>
    <message>
        <source>Vertices: {}</source>
        <translation>頂点: {}</translation>
    </message>
    <message>
        <source>Textures that are missing:</source>
        <translation>見つからないテクスチャ:</translation>
    </message>
    <message>
        <source>Errors that the checks find:</source>
        <translation>チェックで見つかったエラー:</translation>
    </message>
</context>
<context>
    <name>MorphBar</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Select vertices that the morph {morph} is to move, or sculpt with brushes; the mesh stays.</source>
        <translation>モーフ {morph} で動かす頂点を選択するか、ブラシで造形してください。メッシュは変わりません。</translation>
    </message>
    <message>
        <source>Select bones that the morph {morph} is to move; the bones stay.</source>
        <translation>モーフ {morph} で動かすボーンを選択してください。ボーンは変わりません。</translation>
    </message>
    <message>
        <source>Select materials that the morph {morph} is to color; they stay as they are.</source>
        <translation>モーフ {morph} で色を変える材質を選択してください。材質は変わりません。</translation>
    </message>
    <message>
        <source>In the UV pane, select what the morph {morph} is to move; the UVs stay.</source>
        <translation>UV パネルで、モーフ {morph} で動かすものを選択してください。UV は変わりません。</translation>
    </message>
    <message>
        <source>Show the UV pane</source>
        <translation>UV パネルを表示</translation>
    </message>
    <message>
        <source>Select {rows}</source>
        <translation>{rows}を選択</translation>
    </message>
    <message>
        <source>What handles and brushes move goes into the morph {morph}; the mesh stays as it is.</source>
        <translation>ハンドルとブラシで動かした分はモーフ {morph} に入ります。メッシュはそのままです。</translation>
    </message>
    <message>
        <source>How handles move and turn bones goes into the morph {morph}; the bones stay as they are.</source>
        <translation>ハンドルでのボーンの移動と回転は、モーフ {morph} に入ります。ボーン自体は変わりません。</translation>
    </message>
    <message>
        <source>Colours and edges that the inspector changes go into the morph {morph}; materials stay.</source>
        <translation>インスペクタで変えた色とエッジは、モーフ {morph} に入ります。材質自体は変わりません。</translation>
    </message>
    <message>
        <source>How the morph comes to what is seen. Where multiplying cannot, as of 0, it adds</source>
        <translation>見える値にする演算。0のように乗算でできない値は加算になります</translation>
    </message>
    <message>
        <source>What is moved in the UV pane goes into the morph {morph}; the UVs stay as they are.</source>
        <translation>UVパネルで動かしたものは、モーフ {morph} に入ります。UV自体は変わりません。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>MorphCard</name>
    <message>
        <source>The weight at which the model in the view shows the morph</source>
        <translation>ビューのモデルにモーフを適用して見せる量</translation>
    </message>
</context>
<context>
    <name>MorphCommands</name>
    <message>
        <source>&amp;Edit on the model</source>
        <translation>モデル上で編集(&amp;E)</translation>
    </message>
    <message>
        <source>While this is on, the model is shown with the selected morph at 1, and what is moved or coloured changes the morph, not the model</source>
        <translation>オンの間、選択中のモーフを 1 にしてモデルを表示し、動かしたものや色はモデルではなくモーフに入ります</translation>
    </message>
    <message>
        <source>Select a morph of vertices, UVs, bones or materials</source>
        <translation>頂点・UV・ボーン・材質のモーフを選択してください</translation>
    </message>
</context>
<context>
    <name>MorphKind</name>
    <message>
        <source>Change the kind</source>
        <translation>モーフ種類の変更</translation>
    </message>
    <message>
        <source>Offsets that a morph of the new kind cannot hold: {count}</source>
        <translation>新しい種類のモーフでは持てないオフセット: {count}</translation>
    </message>
    <message>
        <source>They can be converted: the morph does the same then as one of the new kind.</source>
        <translation>変換できます。新しい種類のモーフとして同じ働きをします。</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>変換(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Delete and change</source>
        <translation>削除して変更(&amp;D)</translation>
    </message>
</context>
<context>
    <name>MorphList</name>
    <message>
        <source>Morph {name}</source>
        <translation>モーフ {name}</translation>
    </message>
    <message>
        <source>Set by hand: this overrides the motion until it is reset</source>
        <translation>手動設定：リセットするまでモーションより優先されます</translation>
    </message>
    <message>
        <source>{kind}, now on: {morph}</source>
        <translation>{kind}、現在オン: {morph}</translation>
    </message>
    <message>
        <source>Drag, or ← →, with Shift finer, with Ctrl coarser; Space: all or nothing; double click: reset</source>
        <translation>ドラッグまたは ← →（Shift：細かく、Ctrl：粗く）、Space：0／1切替、ダブルクリック：リセット</translation>
    </message>
    <message>
        <source>By panel, as MMD shows them</source>
        <translation>MMDのパネル別</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>The number of the morph</source>
        <translation>モーフの番号</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>モーフ量</translation>
    </message>
    <message>
        <source>The weight; type any number, also below 0 and above 1</source>
        <translation>モーフ量。0未満や1を超える値も入力できます</translation>
    </message>
</context>
<context>
    <name>MorphPane</name>
    <message>
        <source>Show the morphs as pictures; Space or a double click takes one to 1, or back to 0</source>
        <translation>モーフを画像で表示。スペースかダブルクリックで 1 に、または 0 に戻す</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Give the selected morphs back to the motion, or to 0 (or double click a slider)</source>
        <translation>選択モーフをモーションの値または0に戻す（スライダのダブルクリックでも可）</translation>
    </message>
    <message>
        <source>Give all morphs back to the motion, or to 0</source>
        <translation>全モーフをモーションの値または0に戻す</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Set to 0</source>
        <translation>0にする</translation>
    </message>
    <message>
        <source>Set to 1</source>
        <translation>1にする</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>パネルへ移動</translation>
    </message>
</context>
<context>
    <name>MotionCommands</name>
    <message>
        <source>Load motion</source>
        <translation>モーション読み込み</translation>
    </message>
    <message>
        <source>Load pose</source>
        <translation>ポーズ読み込み</translation>
    </message>
    <message>
        <source>{name} loaded; keys: {keys}, not in the model: {lacking}</source>
        <translation>{name} を読み込みました（キー：{keys}、モデルにないもの：{lacking}）</translation>
    </message>
    <message>
        <source>Load pose {}</source>
        <translation>ポーズ読み込み {}</translation>
    </message>
    <message>
        <source>{name} loaded; bones: {bones}, morphs: {morphs}, not in the model: {lacking}</source>
        <translation>{name} を読み込みました（ボーン：{bones}、モーフ：{morphs}、モデルにないもの：{lacking}）</translation>
    </message>
    <message>
        <source>{} holds a model, no motion</source>
        <translation>{} はモデルで、モーションではありません</translation>
    </message>
    <message>
        <source>Motions removed: {count}</source>
        <translation>モーションを外しました：{count}</translation>
    </message>
    <message>
        <source>Save pose</source>
        <translation>ポーズ保存</translation>
    </message>
    <message>
        <source>Save motion</source>
        <translation>モーション保存</translation>
    </message>
    <message>
        <source>Put the keys into</source>
        <translation>キーの追加先</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>ファイルを開けませんでした。</translation>
    </message>
    <message>
        <source>[{mode.toggle} goes back to editing]</source>
        <translation>[{mode.toggle} で編集に戻ります]</translation>
    </message>
    <message>
        <source>[{playback.play} plays]</source>
        <translation>[{playback.play} で再生]</translation>
    </message>
    <message>
        <source>{text}; in Transform mode: {keys}</source>
        <translation>{text}。変形モードです：{keys}</translation>
    </message>
    <message>
        <source>{text}; in Transform mode</source>
        <translation>{text}。変形モードです</translation>
    </message>
    <message>
        <source>Opening {}</source>
        <translation>{} を読み込み中</translation>
    </message>
    <message>
        <source>There is nothing to save: the model is in its rest pose</source>
        <translation>保存するものがありません：すべて初期状態です</translation>
    </message>
    <message>
        <source>The file could not be saved; what was there is untouched.</source>
        <translation>ファイルを保存できませんでした。元のファイルはそのままです。</translation>
    </message>
    <message>
        <source>Saving {} was cancelled</source>
        <translation>{} の保存を中断しました</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>{} を保存中</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>{} を保存しました</translation>
    </message>
    <message>
        <source>{} saved; scales of bones are not in it, as its format has none</source>
        <translation>{} を保存しました。ボーンの拡大縮小は形式にないため含まれません</translation>
    </message>
</context>
<context>
    <name>MotionList</name>
    <message>
        <source>frames: {frames}, bones: {bones}, morphs: {morphs}, camera keys: {camera}</source>
        <translation>フレーム：{frames}、ボーン：{bones}、モーフ：{morphs}、カメラキー：{camera}</translation>
    </message>
</context>
<context>
    <name>MotionsView</name>
    <message>
        <source>Drop motions (VMD) here, or load them with +</source>
        <translation>モーション (VMD) をここにドロップするか「＋」で読み込みます</translation>
    </message>
</context>
<context>
    <name>NameChanges</name>
    <message>
        <source>Names before and after</source>
        <translation>変更前と変更後の名前</translation>
    </message>
</context>
<context>
    <name>NameNote</name>
    <message>
        <source>{size} of {limit} bytes in Shift-JIS</source>
        <translation>Shift-JISで{size}／{limit}バイト</translation>
    </message>
    <message>
        <source>All {count} selected rows get this name.</source>
        <translation>選択中の{count}行すべてがこの名称になります。</translation>
    </message>
</context>
<context>
    <name>NestedList</name>
    <message>
        <source>{list}: edited one row at a time.</source>
        <translation>{list}：編集は 1 行ずつです。</translation>
    </message>
    <message>
        <source>Add selected to {list}</source>
        <translation>選択対象を{list}に追加</translation>
    </message>
    <message>
        <source>Add selected</source>
        <translation>選択対象を追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>参照先へ移動</translation>
    </message>
    <message>
        <source>Paste references</source>
        <translation>参照を貼り付け</translation>
    </message>
    <message>
        <source>Paste references: what was copied so. Rows can be dragged here, too</source>
        <translation>参照を貼り付け（Indexコピーから追加）。行をここへドラッグすることもできます</translation>
    </message>
    <message>
        <source>Tie the selected vertices to the nearest of the selected rigid bodies, or of all</source>
        <translation>選択頂点を、選択した剛体(なければすべて)のうち最も近いものにつなぎます</translation>
    </message>
    <message>
        <source>Add what is selected in the tables that the list refers to</source>
        <translation>このリストが参照する一覧で選択中のものを追加します</translation>
    </message>
    <message>
        <source>Add selected ({count})</source>
        <translation>選択対象を追加（{count}）</translation>
    </message>
    <message>
        <source>Select to add…</source>
        <translation>追加するものを選択…</translation>
    </message>
</context>
<context>
    <name>NestedModel</name>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Add to {list}</source>
        <translation>{list}への追加</translation>
    </message>
    <message>
        <source>Remove from {list}</source>
        <translation>{list}からの削除</translation>
    </message>
    <message>
        <source>Reorder {list}</source>
        <translation>{list}の並べ替え</translation>
    </message>
    <message>
        <source>Select in {section} first what the new entry holds: it needs one of them</source>
        <translation>先に{section}で対象を選択してください。新しい項目にはそれが必要です</translation>
    </message>
</context>
<context>
    <name>NewBodyDialog</name>
    <message>
        <source>New rigid bodies by click</source>
        <translation>クリックで新規剛体</translation>
    </message>
    <message>
        <source>Each click in the model view makes a rigid body, on the bone that moves the mesh there most. Escape ends it.</source>
        <translation>モデルビューをクリックするたびに、その場所を最も動かすボーンの剛体を作ります。Escで終了します。</translation>
    </message>
    <message>
        <source>In the &amp;middle, between front and back</source>
        <translation>表と裏の中央(&amp;M)</translation>
    </message>
    <message>
        <source>On the &amp;surface</source>
        <translation>表面(&amp;S)</translation>
    </message>
    <message>
        <source>In a &amp;chain: joined with the rigid body before it</source>
        <translation>連結(&amp;C): 直前の剛体とつなぐ</translation>
    </message>
    <message>
        <source>The next one is joined with none, as no rigid body is selected</source>
        <translation>剛体が選択されていないため、次のものはどれともつながりません</translation>
    </message>
    <message>
        <source>The next one is joined with {}</source>
        <translation>次のものは {} とつながります</translation>
    </message>
</context>
<context>
    <name>NewBoneDialog</name>
    <message>
        <source>New bones by click</source>
        <translation>クリックで新規ボーン</translation>
    </message>
    <message>
        <source>Each click in the model view makes a bone. Escape ends it.</source>
        <translation>モデル画面をクリックするたびにボーンを作ります。Escapeで終了します。</translation>
    </message>
    <message>
        <source>In the &amp;middle, between front and back</source>
        <translation>メッシュの中央（表と裏の間）(&amp;M)</translation>
    </message>
    <message>
        <source>On the &amp;surface</source>
        <translation>面の上(&amp;S)</translation>
    </message>
    <message>
        <source>On the &amp;plane of the picture, through the selected bone</source>
        <translation>選択ボーンを通る、画面に平行な平面(&amp;P)</translation>
    </message>
    <message>
        <source>Lead the &amp;tail of the parent to it</source>
        <translation>親の表示先をつなぐ(&amp;T)</translation>
    </message>
    <message>
        <source>Tails of bones that are made here lead to the next one anyway</source>
        <translation>ここで作ったボーンの表示先は、常に次のボーンになります</translation>
    </message>
    <message>
        <source>The next one has no parent, as no bone is selected</source>
        <translation>ボーンが選択されていないので、次のボーンに親はありません</translation>
    </message>
    <message>
        <source>The next one is a child of {}</source>
        <translation>次のボーンの親：{}</translation>
    </message>
</context>
<context>
    <name>NewVertexDialog</name>
    <message>
        <source>New vertices by click</source>
        <translation>クリックで頂点追加</translation>
    </message>
    <message>
        <source>Each click in the model view makes a vertex, with weights and UVs as the nearest surface has them. Escape ends it.</source>
        <translation>モデルビューをクリックするたびに頂点を作ります。ウェイトとUVは最も近い表面のものになります。Escで終わります。</translation>
    </message>
    <message>
        <source>On the &amp;surface</source>
        <translation>表面(&amp;S)</translation>
    </message>
    <message>
        <source>On the &amp;plane of the picture, through the selected vertex</source>
        <translation>選択中の頂点を通る画面の平面上(&amp;P)</translation>
    </message>
    <message>
        <source>In a s&amp;trip: with a face between it and the last two</source>
        <translation>帯状に：直前の2頂点との間に面を作る(&amp;T)</translation>
    </message>
</context>
<context>
    <name>NoModel</name>
    <message>
        <source>No model to move</source>
        <translation>動かすモデルがありません</translation>
    </message>
    <message>
        <source>Open a model first, then this file: it will move the model.</source>
        <translation>先にモデルを開いてから、このファイルを開いてください。モデルが動きます。</translation>
    </message>
    <message>
        <source>{name} is a pose of {count} bones.</source>
        <translation>{name} は {count} ボーンのポーズです。</translation>
    </message>
    <message>
        <source>{name} is a motion with {count} keys.</source>
        <translation>{name} は {count} キーのモーションです。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>The model cannot be shown.</source>
        <translation>モデルを表示できません。</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Not a number or sum: {text}</source>
        <translation>数値または式ではありません：{text}</translation>
    </message>
    <message>
        <source>This has no finite result.</source>
        <translation>結果が有限の値になりません。</translation>
    </message>
</context>
<context>
    <name>OneName</name>
    <message>
        <source>Give {count} rows the same {field}?</source>
        <translation>{count} 行の「{field}」を同じにしますか？</translation>
    </message>
    <message>
        <source>Motions find bones and morphs by their names. Rename… gives each row a name of its own.</source>
        <translation>モーションはボーンやモーフを名前で探します。「名称の一括編集…」なら、行ごとに別の名前を付けられます。</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名称の一括編集(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Write all</source>
        <translation>すべてに書き込む(&amp;W)</translation>
    </message>
</context>
<context>
    <name>OpenForms</name>
    <message>
        <source>Nothing was done</source>
        <translation>何も行いませんでした</translation>
    </message>
    <message>
        <source>Not shown now; OK applies it</source>
        <translation>今は表示していません。OKで適用します</translation>
    </message>
    <message>
        <source>Nothing was done, for “{}” is not applied yet</source>
        <translation>「{}」がまだ適用されていないため、何も行いませんでした</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening {}</source>
        <translation>{} を読み込み中</translation>
    </message>
    <message>
        <source>{} was not opened</source>
        <translation>{} は開きませんでした</translation>
    </message>
    <message>
        <source>Opening {} was cancelled</source>
        <translation>{} の読み込みを中断しました</translation>
    </message>
</context>
<context>
    <name>Operation</name>
    <message>
        <source>Add a bone at a position</source>
        <translation>位置を指定してボーンを追加</translation>
    </message>
    <message>
        <source>Add a parent bone</source>
        <translation>親側にボーンを作成</translation>
    </message>
    <message>
        <source>Add a primitive</source>
        <translation>プリミティブの追加</translation>
    </message>
    <message>
        <source>Add an append bone</source>
        <translation>操作(付与)ボーンの作成</translation>
    </message>
    <message>
        <source>Add bones</source>
        <translation>ボーンの追加</translation>
    </message>
    <message>
        <source>Adds a bone at a position, with or without a parent, and with a name and side.</source>
        <translation>指定した位置にボーンを追加します。親ボーンはなくてもかまいません。名前と左右を指定できます。</translation>
    </message>
    <message>
        <source>Adds a group morph that moves the selected ones by these weights.</source>
        <translation>選択したモーフをこの影響度で動かすグループモーフを追加します。</translation>
    </message>
    <message>
        <source>Adds a plane, box, sphere, cylinder, cone, torus or rope, with normals, UVs and a material of its own.</source>
        <translation>平面・箱・球・円柱・円錐・トーラス・ロープを、法線・UVと専用の材質つきで追加します。</translation>
    </message>
    <message>
        <source>Adds bones at the place of each selected one, at its tail, or as its tip.</source>
        <translation>選択した各ボーンと同じ位置、表示先の位置、または接続先（〜先）としてボーンを追加します。</translation>
    </message>
    <message>
        <source>Align left and right</source>
        <translation>左右ボーン位置合わせ</translation>
    </message>
    <message>
        <source>Ambient from diffuse</source>
        <translation>拡散色から環境色を設定</translation>
    </message>
    <message>
        <source>Anchor vertices to rigid bodies</source>
        <translation>頂点をアンカー剛体につなぐ</translation>
    </message>
    <message>
        <source>Append a model</source>
        <translation>モデルを追加</translation>
    </message>
    <message>
        <source>Apply a preset to soft bodies</source>
        <translation>SoftBodyにプリセットを適用</translation>
    </message>
    <message>
        <source>Apply the shape to the model</source>
        <translation>形状をモデルに反映</translation>
    </message>
    <message>
        <source>Automatic weights</source>
        <translation>自動ウェイト</translation>
    </message>
    <message>
        <source>Average weights at one place</source>
        <translation>同一位置の頂点のウェイトを平均化</translation>
    </message>
    <message>
        <source>Bring back far vertices</source>
        <translation>離れた頂点を戻す</translation>
    </message>
    <message>
        <source>Chains and skirt</source>
        <translation>チェーン・スカートの剛体</translation>
    </message>
    <message>
        <source>Clamp colours</source>
        <translation>色を0~1に制限</translation>
    </message>
    <message>
        <source>Clean IK</source>
        <translation>IKの整理</translation>
    </message>
    <message>
        <source>Clean anchors and pins</source>
        <translation>アンカーとPinの整理</translation>
    </message>
    <message>
        <source>Clean textures</source>
        <translation>テクスチャの整理</translation>
    </message>
    <message>
        <source>Combine morphs</source>
        <translation>モーフの結合</translation>
    </message>
    <message>
        <source>Convert morphs</source>
        <translation>モーフの種類変更</translation>
    </message>
    <message>
        <source>Convert skeleton to MMD</source>
        <translation>MMDの骨格に変換</translation>
    </message>
    <message>
        <source>Convert weights</source>
        <translation>変形方式の変換</translation>
    </message>
    <message>
        <source>Copies materials with their faces, vertices and weights.</source>
        <translation>材質を面・頂点・ウェイトごと複製します。</translation>
    </message>
    <message>
        <source>Copy UVs to another channel</source>
        <translation>UVを別のチャンネルへコピー</translation>
    </message>
    <message>
        <source>Copy weights</source>
        <translation>ウェイトのコピー</translation>
    </message>
    <message>
        <source>Cut faces</source>
        <translation>面を切断</translation>
    </message>
    <message>
        <source>Deform after physics</source>
        <translation>物理後変形にする</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete with faces and vertices</source>
        <translation>面・頂点ごと削除</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Duplicate with faces and vertices</source>
        <translation>面・頂点ごと複製</translation>
    </message>
    <message>
        <source>Extrude faces</source>
        <translation>面の押し出し</translation>
    </message>
    <message>
        <source>Faces from vertices</source>
        <translation>頂点から面を作る</translation>
    </message>
    <message>
        <source>Faces to a new material</source>
        <translation>面を新規材質へ</translation>
    </message>
    <message>
        <source>Fill holes</source>
        <translation>穴をふさぐ</translation>
    </message>
    <message>
        <source>Fixed axis along the tail</source>
        <translation>表示先方向へ軸制限</translation>
    </message>
    <message>
        <source>Flip faces</source>
        <translation>面の反転</translation>
    </message>
    <message>
        <source>Flip through morphs</source>
        <translation>フリップモーフ作成</translation>
    </message>
    <message>
        <source>Gives the selected bones local axes as MMD has them for arms: X to the tail, Z away from the viewer.</source>
        <translation>選択したボーンにMMDの腕と同じローカル軸を設定します。X軸は表示先の方向、Z軸は奥向きです。</translation>
    </message>
    <message>
        <source>Group morphs</source>
        <translation>グループモーフ作成</translation>
    </message>
    <message>
        <source>Hide tips (〜先)</source>
        <translation>「～先」ボーンを非表示化</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>Insert a bone before the child</source>
        <translation>中間ボーンの作成</translation>
    </message>
    <message>
        <source>Join rigid bodies</source>
        <translation>基礎Jointの作成</translation>
    </message>
    <message>
        <source>Limit weights</source>
        <translation>ウェイトのボーン数を制限</translation>
    </message>
    <message>
        <source>Local axes along the tail</source>
        <translation>ローカル軸の簡易設定</translation>
    </message>
    <message>
        <source>Make IK</source>
        <translation>IKを作成</translation>
    </message>
    <message>
        <source>Make names unique</source>
        <translation>名称の重複をなくす</translation>
    </message>
    <message>
        <source>Makes a rigid body that holds all selected vertices, for the bone that moves them most. It is named like the bone, or like the material where another rigid body has that name.</source>
        <translation>選択したすべての頂点を包む剛体を、それらを最も動かすボーンに作成します。名前はボーンと同じになり、同名の剛体があれば材質の名前になります。</translation>
    </message>
    <message>
        <source>Makes a soft body (PMX 2.1) of each material: cloth, a cape, a flag or jelly.</source>
        <translation>材質ごとにSoftBody(PMX 2.1)を作成します: 布、マント、旗、ゼリー。</translation>
    </message>
    <message>
        <source>Makes a vertex at a position, with the weights, normal and UVs of the surface that is nearest there.</source>
        <translation>指定の位置に頂点を作ります。ウェイト・法線・UVは最も近い表面のものになります。</translation>
    </message>
    <message>
        <source>Makes faces between the selected vertices, as they lie around their middle; they face as the normals do and are of the material beside them.</source>
        <translation>選択した頂点を中心のまわりの順につないで面を作ります。向きは法線に、材質は隣の面に合わせます。</translation>
    </message>
    <message>
        <source>Makes hair, skirts, ribbons and the like swing: rigid bodies along chains of bones, and the joints between them.</source>
        <translation>髪・スカート・リボンなどが揺れるようにします: ボーンの連なりに沿った剛体と、その間のJointを作成します。</translation>
    </message>
    <message>
        <source>Merge bones</source>
        <translation>ボーンの結合</translation>
    </message>
    <message>
        <source>Merge bones of the same name</source>
        <translation>同名ボーンの統合</translation>
    </message>
    <message>
        <source>Merge identical materials</source>
        <translation>同一材質の結合</translation>
    </message>
    <message>
        <source>Merge materials</source>
        <translation>材質の結合</translation>
    </message>
    <message>
        <source>Merge vertices by distance</source>
        <translation>近距離頂点の統合</translation>
    </message>
    <message>
        <source>Merges bones into their parents or into the first one, with weights, children, rigid bodies, morph offsets, frame items, IK links and appends.</source>
        <translation>ボーンを親、または先頭のボーンに結合します。ウェイト、子ボーン、剛体、モーフのオフセット、枠内要素、IKリンク、付与も引き継ぎます。</translation>
    </message>
    <message>
        <source>Mirror bones</source>
        <translation>ボーンの鏡像作成</translation>
    </message>
    <message>
        <source>Mirror joints</source>
        <translation>Jointを左右反転コピー</translation>
    </message>
    <message>
        <source>Mirror morphs</source>
        <translation>モーフのミラー</translation>
    </message>
    <message>
        <source>Mirror one half</source>
        <translation>片側をミラー</translation>
    </message>
    <message>
        <source>Mirror rigid bodies</source>
        <translation>剛体を左右反転コピー</translation>
    </message>
    <message>
        <source>Mirror the model</source>
        <translation>モデルの左右反転</translation>
    </message>
    <message>
        <source>Mirror weights</source>
        <translation>ウェイトの左右反転</translation>
    </message>
    <message>
        <source>Mirrors bones with left or right in their names to the other side, with IK, append, tails and axes, or corrects those that are there. New ones enter the display frame of the other side, where there is one.</source>
        <translation>名前に左右のあるボーンの反対側を、IK・付与・表示先・軸も含めて作成します。すでにあるものは修正します。新しいボーンは、反対側の表示枠があればそこに入ります。</translation>
    </message>
    <message>
        <source>Mirrors rigid bodies with left or right in their names to the other side, with the joints between them, or corrects those that are there.</source>
        <translation>名前に左右のある剛体を、その間のJointとともに反対側へ反転して作成するか、既にあるものを直します。</translation>
    </message>
    <message>
        <source>Morph from another model</source>
        <translation>別のモデルからモーフ作成</translation>
    </message>
    <message>
        <source>Adds a bone morph from the current pose.</source>
        <translation>今のボーンの動きをモーフとして追加します。</translation>
    </message>
    <message>
        <source>Add ARKit blend shapes</source>
        <translation>ARKit のブレンドシェイプを追加</translation>
    </message>
    <message>
        <source>Adds a flip morph (PMX 2.1) that switches through the selected morphs, one after another, at these weights.</source>
        <translation>選択したモーフを1つずつこの影響度にするフリップモーフ(PMX 2.1)を追加します。</translation>
    </message>
    <message>
        <source>Adds a left and a right half of each selected morph; both together do what the whole does.</source>
        <translation>選択したモーフの左半分と右半分を追加します。両方合わせると元のモーフと同じになります。</translation>
    </message>
    <message>
        <source>Adds a material morph that gives the selected materials their current values, whatever other morphs and later edits change.</source>
        <translation>選択した材質を現在の値にする材質モーフを追加します。ほかのモーフや後の編集に左右されません（0の乗算＋加算）。</translation>
    </message>
    <message>
        <source>Adds a morph with the combined effect of the selected ones, all of one kind, at these weights.</source>
        <translation>選択した同じ種類のモーフを、この影響度で合わせた効果のモーフを追加します。</translation>
    </message>
    <message>
        <source>Adds a parent bone to each selected one, at the same place, which can be rotated and moved.</source>
        <translation>選択した各ボーンと同じ位置に、回転・移動できるボーンをその親として作成します。</translation>
    </message>
    <message>
        <source>Adds a vertex morph from the current shape, as bones and morphs deform it.</source>
        <translation>ボーンとモーフで動かした今の頂点の位置をモーフとして追加します。</translation>
    </message>
    <message>
        <source>Adds a vertex morph from the shape of another model with the same vertices.</source>
        <translation>同じ頂点を持つ別のモデルとの差分から、頂点モーフを追加します。</translation>
    </message>
    <message>
        <source>Adds an empty morph. In the window, what is moved or coloured from then on is stored in it.</source>
        <translation>何もしないモーフを追加します。ウィンドウでは、その後に動かしたものや変えた色が入ります。</translation>
    </message>
    <message>
        <source>Adds numbers to names that stand twice. A name that a motion could hold, 15 bytes of Shift-JIS, still fits.</source>
        <translation>同名のものに番号を付けます。モーションで使える名前(Shift-JISで15バイト)は使えるままにします。</translation>
    </message>
    <message>
        <source>Adds the mirror images of the selected morphs, named for the other side. Vertices are matched by place, everything else by name.</source>
        <translation>選択したモーフの鏡像を反対側の名前で追加します。頂点は位置で、それ以外は名前で対応を探します。</translation>
    </message>
    <message>
        <source>Adds the semi-standard bones (準標準ボーン) that many motions use, with their weights: 腕捩, 上半身2, 足先EX, グルーブ and more.</source>
        <translation>多くのモーションが前提とするボーンをウェイトごと追加します: 腕捩、上半身2、足先EX、グルーブなど。</translation>
    </message>
    <message>
        <source>Adds those of ARKit&apos;s 52 blend shapes (Perfect Sync) that the model lacks, made of morphs such as まばたき, あ and 笑い and of the eyes. Those that nothing can be made of are named.</source>
        <translation>ARKit の 52 個のブレンドシェイプ（パーフェクトシンク）のうちモデルにないものを、まばたき、あ、笑いなどのモーフと目のボーンから作って追加します。作れないものは名前を示します。</translation>
    </message>
    <message>
        <source>Adds to each bone one at the same place that controls it, or follows it, by append (付与).</source>
        <translation>各ボーンと同じ位置に、付与によってそのボーンを操作するボーン、または付与で追従するボーンを追加します。</translation>
    </message>
    <message>
        <source>Anchors the selected vertices of soft bodies to rigid bodies: the nearest ones, or the given one.</source>
        <translation>SoftBodyの選択頂点を、最も近い剛体または指定した剛体につなぎます。</translation>
    </message>
    <message>
        <source>Appends another model with everything: mesh, materials, bones, morphs, frames and physics.</source>
        <translation>別のモデルをまるごと追加します(メッシュ、材質、ボーン、モーフ、表示枠、物理)。</translation>
    </message>
    <message>
        <source>Applies the current weights of vertex and UV morphs to the mesh, and resets them.</source>
        <translation>頂点・UVモーフの今の変形をメッシュに反映し、値を戻します。</translation>
    </message>
    <message>
        <source>Bones between two</source>
        <translation>2つのボーンの間に系列ボーンを作成</translation>
    </message>
    <message>
        <source>Bring rigid body parameters within limits</source>
        <translation>パラメータを範囲内にする</translation>
    </message>
    <message>
        <source>Bring soft body parameters within limits</source>
        <translation>数値を範囲内にする</translation>
    </message>
    <message>
        <source>Calculates normals from the faces or from nearby normals, brings them to length 1, or reverses them.</source>
        <translation>法線を面から(角度で重み付け)、または近傍の法線から求めます。正規化や反転もできます。</translation>
    </message>
    <message>
        <source>Change left and right marks of names</source>
        <translation>名称の左右の書き方を変更</translation>
    </message>
    <message>
        <source>Changes the paths of all textures that materials use to tex/…, sph/… and toon/…, by their use, and optionally copies the files there. No file is moved, overwritten or deleted.</source>
        <translation>材質が使うすべてのテクスチャのパスを、用途に応じて tex/…、sph/…、toon/… に書き換え、必要ならファイルもそこへコピーします。ファイルの移動・上書き・削除はしません。</translation>
    </message>
    <message>
        <source>Closes the holes whose open edges are selected, as vertices or by the faces around them. The new faces get the material of those beside them.</source>
        <translation>選択した頂点、または選択した面に囲まれた開いた縁の穴をふさぎます。新しい面の材質は隣の面と同じです。</translation>
    </message>
    <message>
        <source>Converts how names mark left and right: 左腕, arm_L, arm.L.</source>
        <translation>名称の左右の書き方を互いに変換します: 左腕、arm_L、arm.L</translation>
    </message>
    <message>
        <source>Converts tail offsets into tails that point to the bones where they end.</source>
        <translation>相対座標の表示先を、その位置にあるボーンに変えます。</translation>
    </message>
    <message>
        <source>Converts tails that point to bones into offsets that end in the same place.</source>
        <translation>ボーンで指定された表示先を、同じ位置を指す相対座標に変えます。</translation>
    </message>
    <message>
        <source>Converts the selected morphs to another kind with the same effect: UVs to other channels, groups to flips or to what their members do, bone morphs to vertex morphs. What cannot be converted is refused.</source>
        <translation>選択したモーフを、同じ効果の別の種類にします。UVのチャンネル変更、グループとフリップ、グループからその中身の種類へ、ボーンモーフから頂点モーフへ。同じ効果にできないものは変更しません。</translation>
    </message>
    <message>
        <source>Converts vertices to BDEF1, BDEF2, BDEF4, SDEF or QDEF, with weights that sum to 1. SDEF vertices keep their C, R0 and R1.</source>
        <translation>頂点をBDEF1・BDEF2・BDEF4・SDEF・QDEFにし、ウェイトの合計を1にします。C・R0・R1のあるSDEFはそのままです。</translation>
    </message>
    <message>
        <source>Copies UVs to additional UVs or back; additional UVs are added to the model as needed.</source>
        <translation>UVを追加UVへ、または追加UVからコピーします。必要な数の追加UVをモデルに設けます。</translation>
    </message>
    <message>
        <source>Copies the vertex and UV morphs of another model, such as the shape keys of a glTF file, by matching vertices or by the nearest places of its surface. Morphs of the same name and kind are replaced.</source>
        <translation>他のモデルの頂点モーフとUVモーフ（glTFのシェイプキーなど）を、対応する頂点または表面の最も近い位置から取り込みます。同じ名前と種類のものは置き換えます。</translation>
    </message>
    <message>
        <source>Copies weights from another model, from the nearest places of its surface or from matching vertices, with bones matched by name. The preview shows by colours how far away those are; what is grey stays as it is.</source>
        <translation>他のモデルの表面の最も近い位置、または対応する頂点のウェイトを頂点に与えます。ボーンは名前で探します。確定するまで距離を色で示し、変わらないところは灰色です。</translation>
    </message>
    <message>
        <source>Copies weights to the other side. Vertices are matched by place, bones by left and right in their names. Of two matching vertices, one has to be selected.</source>
        <translation>反対側の頂点のウェイトを位置で対応させて与えます。ボーンは名前の左右で対応させます。対になる頂点のどちらかを選択してください。</translation>
    </message>
    <message>
        <source>Cuts the selected faces along a plane; optionally removes what is on one side of it and closes the hole.</source>
        <translation>選択した面を平面に沿って分割します。必要なら片側を取り除き、切り口をふさぎます。</translation>
    </message>
    <message>
        <source>Deletes rows. Children, weights and rigid bodies of bones go to the nearest parent that stays; tails become offsets. Frame items, IK links, morph offsets, joints and anchors that refer to the rows are deleted, too.</source>
        <translation>行を削除します。ボーンの場合、子ボーン・ウェイト・剛体は残る最も近い親に移り、表示先は相対になります。削除した行の枠内要素・IKリンク・モーフオフセット・Joint・アンカー剛体も削除します。</translation>
    </message>
    <message>
        <source>Divides each selected face into four, and those beside them so that no gap opens; weights, UVs and morphs are kept.</source>
        <translation>選択した面をそれぞれ4つに分け、隙間ができないように隣の面も分けます。ウェイト・UV・モーフも補間されます。</translation>
    </message>
    <message>
        <source>Extrudes the selected faces along their normals, with walls to the faces beside them; weights, UVs and morphs are kept.</source>
        <translation>選択した面を法線方向に押し出し、側面を作ります。ウェイト・UV・モーフも引き継ぎます。</translation>
    </message>
    <message>
        <source>Find missing files in a folder</source>
        <translation>見つからないファイルをフォルダから探す</translation>
    </message>
    <message>
        <source>Fix findings</source>
        <translation>不備を直す</translation>
    </message>
    <message>
        <source>Fixes what the checks find: everything that can be fixed without changing how the model looks, or what the given checks find.</source>
        <translation>検証で見つかった不備を直します：見た目を変えずに直せるものすべて、または指定した検証のもの。</translation>
    </message>
    <message>
        <source>Flips the edge between two triangles: the two selected faces of each square are split along its other diagonal.</source>
        <translation>選択した面2つずつがなす四角形の対角線を入れ替えます。</translation>
    </message>
    <message>
        <source>Gives bones the abilities of a kind: rotate, rotate and move, IK, hidden, or twist.</source>
        <translation>ボーンに種類に応じた性能を設定します: 回転、回転と移動、IK、非表示、捩り。</translation>
    </message>
    <message>
        <source>Gives rows without a name their English one or, without that, a name such as ボーン12.</source>
        <translation>名前のない行に英名を、英名もなければ「ボーン12」のような名前を付けます。</translation>
    </message>
    <message>
        <source>Gives the selected bones a fixed axis (軸制限) along their tail, as twist bones have; without a tail, towards their first child.</source>
        <translation>選択したボーンを、捩りボーンのように表示先方向の軸でだけ回転するようにします。表示先がなければ最初の子ボーンの方向にします。</translation>
    </message>
    <message>
        <source>Gives the selected bones another parent; they stay where they are.</source>
        <translation>選択ボーンの親を変更します。位置は変わりません。</translation>
    </message>
    <message>
        <source>Gives the selected vertices the weight type, bones and weights of one vertex.</source>
        <translation>1つの頂点の変形方式・ボーン・ウェイトを選択頂点に与えます。</translation>
    </message>
    <message>
        <source>Gives vertices at exactly the same place the mean of their weights, so that no seam opens in a pose.</source>
        <translation>まったく同じ位置にある頂点のウェイトを平均にし、ポーズで継ぎ目が開かないようにします。</translation>
    </message>
    <message>
        <source>Gives vertices in and around rigid bodies the weights of their bones, as PMXEditor&apos;s weight anchors do. Deep inside one body its bone gets all the weight; between several, the nearest gets the most. The preview shows by colours how far bodies reach; what is grey stays as it is. Bodies made for this purpose can be removed afterwards.</source>
        <translation>剛体をPMXEditorのウェイトアンカーのように使い、その中と周りの頂点に剛体の関連ボーンのウェイトを設定します。1つの剛体の奥ではそのボーンだけになり、複数の剛体の間では近いものほど大きくなります。確定するまで剛体の及ぶ範囲を色で表示し、灰色の頂点は変わりません。このためだけに作った剛体は後で削除できます。</translation>
    </message>
    <message>
        <source>Gives vertices weights of the bones that are nearest to them, measured to the line from a bone to its tail.</source>
        <translation>表示先までの線が最も近いボーンに頂点を付けます。</translation>
    </message>
    <message>
        <source>Hides the bones whose names end in 先 and that move no vertex; toes (つま先) stay visible.</source>
        <translation>名前が「先」で終わり、頂点のウェイトがないボーンを非表示にします。つま先はそのままです。</translation>
    </message>
    <message>
        <source>Inserts a bone half-way between each bone and its child; it becomes the parent of the child.</source>
        <translation>各ボーンとその子ボーンの中間にボーンを作成します。子ボーンの親は新しいボーンになります。</translation>
    </message>
    <message>
        <source>Inserts a new row after the last selected one, or at the end.</source>
        <translation>選択した行の後、または末尾に新しい行を追加します。</translation>
    </message>
    <message>
        <source>Inserts bones between two selected ones, each the child of the one before it.</source>
        <translation>選択した2つのボーンの間に、親子関係のつながったボーンを並べて作成します。</translation>
    </message>
    <message>
        <source>Inserts copies after the selected rows. References among the selected rows become references among the copies.</source>
        <translation>選択した行の後に複製を追加します。行どうしの参照は複製どうしの参照になります。</translation>
    </message>
    <message>
        <source>Keeps only the largest weights of each vertex, up to a number of bones, and removes very small ones. The rest is normalized.</source>
        <translation>大きいウェイトを指定した数だけ残し、ごく小さいウェイトを除きます。残りの合計は1になります。</translation>
    </message>
    <message>
        <source>Limits all colours of materials, opacity included, to 0 to 1.</source>
        <translation>材質のすべての色(不透明度を含む)を0から1の範囲にします。</translation>
    </message>
    <message>
        <source>Limits the damping of rigid bodies to 0 to 1, and makes negative sizes positive, as physics treats them anyway.</source>
        <translation>剛体の減衰を0～1にし、負のサイズを正にします。物理演算での扱いと同じです。</translation>
    </message>
    <message>
        <source>Limits the numbers of soft bodies to the ranges of PMX 2.1.</source>
        <translation>SoftBodyの数値をPMX 2.1の範囲内にします。</translation>
    </message>
    <message>
        <source>Makes a rigid body at a position, for the bone that moves the mesh there most.</source>
        <translation>指定位置に、その場所を最も動かすボーンの剛体を作成します。</translation>
    </message>
    <message>
        <source>Makes a rigid body for each bone: from it to its tail, named like it, as large as what it moves.</source>
        <translation>各ボーンに剛体を作成します: ボーンの向きに沿い、ボーンと同じ名前で、ボーンが動かす頂点に合う大きさにします。</translation>
    </message>
    <message>
        <source>Makes all rigid and soft bodies of two groups collide with each other, or pass through each other. The masks of both are set.</source>
        <translation>2つのグループのすべての剛体・SoftBodyを衝突させるか、すり抜けさせます。両方の衝突グループを設定します。</translation>
    </message>
    <message>
        <source>Makes an IK bone whose target is the last bone of the selected chain. If one bone is selected, the bones above it are the chain. Knees get angle limits, so that they bend the right way.</source>
        <translation>選択した系列の末端をターゲットとするIKボーンを作成します。ボーンを1つ選んだときは、その上位のボーンがリンクになります。ひざには正しい向きに曲がるよう角度制限を付けます。</translation>
    </message>
    <message>
        <source>Makes first weights for a mesh: from the nearest bones, those behind the surface first, and then smoothed along it. Programs that use heat diffusion, such as Blender, give other weights.</source>
        <translation>メッシュの最初のウェイトを、このプログラム独自の方法で設定します。表面の内側にある近いボーンを優先し、表面に沿って平滑化します。熱拡散を使うほかのプログラムとは結果が異なります。</translation>
    </message>
    <message>
        <source>Makes joints between two rigid bodies, or between each one and the body of its parent bone.</source>
        <translation>2つの剛体の間、または各剛体と親ボーンの剛体の間にJointを作成します。</translation>
    </message>
    <message>
        <source>Makes materials use the shared toon of MMD if their toon file is named toon01 to toon10.</source>
        <translation>Toonのファイル名がtoon01～toon10の材質で、共有Toonを使います。</translation>
    </message>
    <message>
        <source>Makes the current pose the rest pose: of vertices, bones, rigid bodies and joints. Morphs are corrected.</source>
        <translation>見えている形を初期形状にします(頂点・ボーン・剛体・Joint)。モーフは修正されます。</translation>
    </message>
    <message>
        <source>Makes the skeleton of a person from another program MMD&apos;s, so that motions move it: finds which bone is which, renames them, adds the bones that MMD has beside them, and brings the arms to A pose.</source>
        <translation>ほかのソフトの人型の骨格をMMDの骨格にして、モーションで動くようにします。どのボーンが何かを見つけて名前を変え、MMDに必要なボーンを追加し、腕をAポーズにします。</translation>
    </message>
    <message>
        <source>Makes the tails of the selected bones point to another bone.</source>
        <translation>選択ボーンの表示先を、指定したボーンにします。</translation>
    </message>
    <message>
        <source>Merges bones of the same name into the first one: of the selected names or, if none are given, of all.</source>
        <translation>同じ名前のボーンを先頭のボーンに結合します。選択したボーンの名前が対象です（選択がなければすべて）。</translation>
    </message>
    <message>
        <source>Merges materials that differ only in name and memo: those like the selected ones or, if none are selected, all. They are drawn in the place of the first one.</source>
        <translation>名前とメモ以外が同じ材質を結合します。選択中の材質と同じものを、選択がなければすべてを対象とします。最初の材質の位置で描画されます。</translation>
    </message>
    <message>
        <source>Merges the selected materials into the first one, which gets all their faces.</source>
        <translation>選択した材質を先頭の材質に結合します。</translation>
    </message>
    <message>
        <source>Merges vertices at one place into the first of them, with the mean of their normals. Vertices with other weights, morphs or UVs are merged optionally. Faces that collapse are removed.</source>
        <translation>同じ位置の頂点を最初の頂点に統合し、法線を平均します。ウェイト・モーフ・UVの異なる頂点は、指定しない限り統合しません。つぶれた面は削除します。</translation>
    </message>
    <message>
        <source>Mirrors joints with left or right in their names to the other side, with limits and springs, or corrects those that are there.</source>
        <translation>名前に左右のあるJointの反対側を、制限やバネとともに作成するか、既にあるものを修正します。</translation>
    </message>
    <message>
        <source>Mirrors the whole model at the plane x = 0, and swaps left and right in its names.</source>
        <translation>モデルを x = 0 の面で左右反転し、名前の左右も入れ替えます。</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Move items between display frames</source>
        <translation>枠内要素を移動</translation>
    </message>
    <message>
        <source>Move the model</source>
        <translation>モデルの移動</translation>
    </message>
    <message>
        <source>Move to a place</source>
        <translation>指定位置へ移動</translation>
    </message>
    <message>
        <source>Move to bottom</source>
        <translation>最下部へ移動</translation>
    </message>
    <message>
        <source>Move to panel</source>
        <translation>パネルへ移動</translation>
    </message>
    <message>
        <source>Move to top</source>
        <translation>最上部へ移動</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move, rotate and scale</source>
        <translation>移動・回転・拡大縮小</translation>
    </message>
    <message>
        <source>Move, rotate and scale UVs</source>
        <translation>UVの移動・回転・拡縮</translation>
    </message>
    <message>
        <source>Moves Root and 表情 to the top as the only special frames, and removes what causes problems in MMD: items that are in a frame already, items that refer to nothing, and hidden morphs.</source>
        <translation>Root と 表情 だけを特殊枠として先頭に置き、MMDで問題になる項目(重複、対象のない項目、非表示のモーフ)を除外します。</translation>
    </message>
    <message>
        <source>Moves as few bones as possible, so that each deforms after its parent, its append parent and the links of its IK. Where the order of rows is not enough, deform levels are raised.</source>
        <translation>できるだけ少ないボーンを移動して、各ボーンが親・付与親・IKリンクより後に変形するように並べます。並び順で直せないときは変形階層を上げます。</translation>
    </message>
    <message>
        <source>Moves bones by their names into the usual display frames: center, IK, upper body, arms, fingers, lower body, legs and more. Hidden and unknown bones stay where they are.</source>
        <translation>ボーンを名前によって標準の表示枠(センター、ＩＫ、体(上)、腕、指、体(下)、足など)に移動します。非表示のボーンとそれ以外はそのままです。</translation>
    </message>
    <message>
        <source>Moves the offsets of the selected vertices from the selected morph into a new one; both together do what the morph did.</source>
        <translation>選択したモーフのうち選択頂点に対する効果を、新しいモーフに分離します。両方を合わせると元と同じです。</translation>
    </message>
    <message>
        <source>Moves the selected faces to a new material, which is a copy of that of the first face and stands right after it.</source>
        <translation>選択面を新しい材質に移します。材質は最初の面の材質と同じ設定で、その直後に入ります。</translation>
    </message>
    <message>
        <source>Moves the selected morphs to another of MMD&apos;s panels.</source>
        <translation>選択したモーフを、MMDの別のパネルに表示します。</translation>
    </message>
    <message>
        <source>Moves, rotates and scales the UVs of the selected vertices, and the UV morphs with them.</source>
        <translation>選択した頂点のUVを、UVモーフのオフセットとともに移動・回転・拡縮します。</translation>
    </message>
    <message>
        <source>Moves, rotates and scales the selection: all its positions and directions.</source>
        <translation>選択したものを、位置や向きを持つ要素ごと移動・回転・拡縮します。</translation>
    </message>
    <message>
        <source>Multiplies all lengths; edge sizes, masses and springs stay.</source>
        <translation>すべての長さを拡大縮小します。エッジ・質量・ばねはそのままです。</translation>
    </message>
    <message>
        <source>Multiplies what morphs do: offsets, angles, colours, weights of groups.</source>
        <translation>モーフの効果を倍率で変えます。オフセット、角度、色、グループの影響度が対象です。</translation>
    </message>
    <message>
        <source>Name rows without a name</source>
        <translation>無名のものに名称を付ける</translation>
    </message>
    <message>
        <source>Names materials after the files of their textures, as a PMD has no names of materials.</source>
        <translation>材質にテクスチャのファイル名を付けます。PMDには材質名がありません。</translation>
    </message>
    <message>
        <source>Names rigid bodies after their bones, and joints after their bodies, in both languages.</source>
        <translation>剛体は関連ボーンの、Jointは接続剛体の名称にします (和名・英名とも)。</translation>
    </message>
    <message>
        <source>New empty morph</source>
        <translation>新規の空モーフ</translation>
    </message>
    <message>
        <source>New material morph from the current materials</source>
        <translation>現在の材質から新しい材質モーフ</translation>
    </message>
    <message>
        <source>Puts bones and morphs into a display frame and takes them out of others. Hidden morphs are left out.</source>
        <translation>ボーンとモーフを表示枠に登録します。ほかの表示枠にある場合は移動します。非表示のモーフは除外します。</translation>
    </message>
    <message>
        <source>Puts the visible bones and the morphs that are in no display frame into one, because MMD shows only those in a frame. Morphs go to 表情.</source>
        <translation>MMDで表示されるよう、どの表示枠にもない表示ボーンとモーフを登録します。モーフは 表情 に入ります。</translation>
    </message>
    <message>
        <source>Remove offsets without effect</source>
        <translation>不要なオフセットの削除</translation>
    </message>
    <message>
        <source>Remove unused additional UVs</source>
        <translation>使われていない追加UVを除く</translation>
    </message>
    <message>
        <source>Removes faces that draw nothing: with the same vertex twice, with a missing corner, or optionally without area.</source>
        <translation>描画されない面を削除します。同じ頂点を2回使う面、頂点の欠けた面、必要なら面積のない面です。</translation>
    </message>
    <message>
        <source>Removes faces with the same corners and material as another one; optionally also those that face the other way.</source>
        <translation>頂点と材質が同じ重複面を削除します。必要なら裏向きの重複面も削除します。</translation>
    </message>
    <message>
        <source>Removes offsets with no or almost no effect, and those that refer to nothing or have invalid numbers (NaN).</source>
        <translation>効果のない(ほとんどない)オフセットと、対象がない、または数値でないオフセットを削除します。</translation>
    </message>
    <message>
        <source>Removes the anchors and pins of the selected vertices.</source>
        <translation>選択頂点のアンカー剛体とPinを外します。</translation>
    </message>
    <message>
        <source>Removes the append (付与) of the selected bones: they no longer copy rotation or translation from an append parent.</source>
        <translation>選択ボーンの回転付与・移動付与を解除します。</translation>
    </message>
    <message>
        <source>Removes unused textures, merges those that are there twice and, optionally, makes paths relative to the folder of the model. It works on all textures.</source>
        <translation>使われていないテクスチャを削除し、重複をひとつにまとめ、必要ならパスをモデルのフォルダからの相対パスにします。すべてのテクスチャが対象です。</translation>
    </message>
    <message>
        <source>Removes vertices that no face and no soft body uses, with their morph offsets.</source>
        <translation>どの面にもSoftBodyにも使われていない頂点を、モーフのオフセットごと削除します。</translation>
    </message>
    <message>
        <source>Repair invalid numbers (NaN)</source>
        <translation>無効な数値（NaN）を修復</translation>
    </message>
    <message>
        <source>Replaces infinite and invalid values (NaN) by those of a new row.</source>
        <translation>無限大や数値でない値を、新しい行の値に置き換えます。</translation>
    </message>
    <message>
        <source>Replaces positions and normals by those of another model with the same vertices.</source>
        <translation>頂点が同じ別のモデルから位置と法線を取り込みます。</translation>
    </message>
    <message>
        <source>Replaces the UVs by those of another model with the same vertices.</source>
        <translation>頂点が同じ別のモデルからUVを取り込みます。</translation>
    </message>
    <message>
        <source>Searches the files of the textures that are missing in a folder and in those within it, by their names, and corrects the paths. The files stay where they are.</source>
        <translation>見つからないテクスチャのファイルを、フォルダとその中のフォルダからファイル名で探し、パスを直します。ファイルは移動しません。</translation>
    </message>
    <message>
        <source>Sets all numbers of soft bodies to those of a preset. Material, anchors, pins and collision groups stay.</source>
        <translation>SoftBodyの数値をすべてプリセットにします。材質、アンカー・Pin、衝突グループは変わりません。</translation>
    </message>
    <message>
        <source>Sets how many additional UVs the model has; more than that are removed, with their morphs.</source>
        <translation>追加UVの数を設定します。超えるものはモーフごと削除されます。</translation>
    </message>
    <message>
        <source>Sets mass, damping, restitution and friction of rigid bodies to those of a new one.</source>
        <translation>剛体の質量・減衰・反発力・摩擦力を新規剛体の値に戻します。</translation>
    </message>
    <message>
        <source>Sets one field of many rows to a value, or calculates it from the present one.</source>
        <translation>多くの行のある項目に、値または計算式の結果を設定します。</translation>
    </message>
    <message>
        <source>Sets the flag After physics for IK and local append that depend on bones moved by physics, and for the bones below them.</source>
        <translation>物理演算で動くボーンに従うIKとローカル付与、およびその子ボーンを物理後変形にします。</translation>
    </message>
    <message>
        <source>Settle the rest pose with physics</source>
        <translation>物理演算で初期姿勢を整える</translation>
    </message>
    <message>
        <source>Split selected vertices into a new morph</source>
        <translation>選択頂点を新規モーフに分離</translation>
    </message>
    <message>
        <source>Splits each bone into several along its tail and divides the weights among them. Existing poses look as before.</source>
        <translation>各ボーンを表示先の方向に分割し、ウェイトも分配します。元のボーンだけを動かしたときの見た目は変わりません。</translation>
    </message>
    <message>
        <source>Splits materials into several that look alike: one for each connected part of the mesh or of the UV map, or one for the selected faces. The new ones come right after, with the same material morphs; soft bodies stay with the first.</source>
        <translation>材質を同じ見た目の複数の材質に分割します。つながった部分ごと、UVアイランドごと、または選択面だけを分けます。新しい材質は直後に入り、材質モーフも引き継ぎます。SoftBodyは最初の材質に残ります。</translation>
    </message>
    <message>
        <source>Swaps lower and upper limits of joints where the lower is above the upper one: the joint, which was free there, is limited again.</source>
        <translation>下限が上限を超えるJointの制限を入れ替えます。無制限だった軸は、その範囲に制限されます。</translation>
    </message>
    <message>
        <source>Take bones out of 表情</source>
        <translation>表情枠からボーンを外す</translation>
    </message>
    <message>
        <source>Takes bones out of 表情, the display frame of morphs. Those that are in no other frame are put into that of their parent.</source>
        <translation>モーフの枠である表情枠からボーンを外します。他の枠にないボーンは親ボーンの枠に入ります。</translation>
    </message>
    <message>
        <source>Transfer morphs from another model</source>
        <translation>モーフの取り込み</translation>
    </message>
    <message>
        <source>Transfer weights from another model</source>
        <translation>ほかのモデルからウェイトを転送</translation>
    </message>
    <message>
        <source>Use MMD&apos;s shared toons</source>
        <translation>共有Toonを使う</translation>
    </message>
    <message>
        <source>Moves everything: vertices, bones, rigid bodies, joints.</source>
        <translation>頂点・ボーン・剛体・Jointをすべて移動します。</translation>
    </message>
    <message>
        <source>Moves items of a display frame into another, or to another place in it.</source>
        <translation>枠内要素を別の表示枠、または同じ枠の別の位置に移動します。</translation>
    </message>
    <message>
        <source>Moves rows down by one; references follow.</source>
        <translation>行を1つ下へ移動します。参照も追従します。</translation>
    </message>
    <message>
        <source>Moves rows so that they stand together at a place, keeping their order; references follow.</source>
        <translation>行を順序を保ったまま指定位置へまとめて移動します。参照も追従します。</translation>
    </message>
    <message>
        <source>Moves rows to the end of the table, keeping their order; references follow.</source>
        <translation>行を順序を保って末尾へ移動します。参照も追従します。</translation>
    </message>
    <message>
        <source>Moves rows to the top of the table, keeping their order; references follow.</source>
        <translation>行を順序を保って先頭へ移動します。参照も追従します。</translation>
    </message>
    <message>
        <source>Moves rows up by one; references follow.</source>
        <translation>行を1つ上へ移動します。参照も追従します。</translation>
    </message>
    <message>
        <source>Moves transparent materials after all others, because what is drawn later is not seen through them. Transparent are those with an alpha below 1 or a texture that is translucent where they use it; one of alpha 0 counts as the morphs show it. It works on all materials.</source>
        <translation>半透明の材質をほかのすべての材質の後ろへ移します。後から描画されるものは半透明の材質を通して見えないためです。非透過度が1未満の材質と、表示している部分のテクスチャが半透明の材質が対象です。非透過度0の材質は、モーフで表示したときの状態で判断します。すべての材質に働きます。</translation>
    </message>
    <message>
        <source>Moves vertices that lie far outside of the model to the middle of those around them, with which they share faces, or else to the middle of the model. Other vertices stay.</source>
        <translation>モデルから遠く離れた頂点を、面を共有する周りの頂点の中央に、なければモデルの中央に移します。ほかの頂点は動きません。</translation>
    </message>
    <message>
        <source>Name after textures</source>
        <translation>テクスチャ名から命名</translation>
    </message>
    <message>
        <source>Name by bone or rigid body</source>
        <translation>関連ボーン・剛体から名称を取得</translation>
    </message>
    <message>
        <source>New bone morph from the pose</source>
        <translation>ポーズから新規ボーンモーフ</translation>
    </message>
    <message>
        <source>New vertex</source>
        <translation>新しい頂点</translation>
    </message>
    <message>
        <source>New vertex morph from the shape</source>
        <translation>形状から新規頂点モーフ</translation>
    </message>
    <message>
        <source>Normalize display frames</source>
        <translation>表情枠の正規化</translation>
    </message>
    <message>
        <source>Normalize weights</source>
        <translation>ウェイトの正規化</translation>
    </message>
    <message>
        <source>Normalizes fixed and local axes to length 1, and puts the local Z axis at a right angle to the local X axis. Their directions stay.</source>
        <translation>固定軸とローカル軸の長さを1にし、ローカルZ軸をX軸と直角にします。向きは変わりません。</translation>
    </message>
    <message>
        <source>Normalizes weights: they sum to 1, none is below 0 or of a missing bone, and no bone stands twice. A vertex without any weight left gets its first bone or, without one, the nearest bone that moves vertices.</source>
        <translation>ウェイトの合計を1にし、負の値や存在しないボーンをなくし、必要最小限のボーンで表します。ウェイトが残らない頂点は最初のボーンに、ボーンがなければ頂点を動かしている最も近いボーンに付けます。</translation>
    </message>
    <message>
        <source>Number of additional UVs</source>
        <translation>追加UV数</translation>
    </message>
    <message>
        <source>Pin vertices of soft bodies</source>
        <translation>SoftBodyの頂点をPin(固定)</translation>
    </message>
    <message>
        <source>Pins the selected vertices of soft bodies, so that they follow their bones.</source>
        <translation>SoftBodyの選択頂点をボーンに従わせます。</translation>
    </message>
    <message>
        <source>Place joints</source>
        <translation>Jointの位置合わせ</translation>
    </message>
    <message>
        <source>Place joints by their bodies</source>
        <translation>Jointを剛体に合わせて配置</translation>
    </message>
    <message>
        <source>Place rigid bodies at their bones</source>
        <translation>剛体をボーンの位置に合わせる</translation>
    </message>
    <message>
        <source>Position from vertices</source>
        <translation>頂点の中心へ移動</translation>
    </message>
    <message>
        <source>Project UVs</source>
        <translation>UVの平面投影</translation>
    </message>
    <message>
        <source>Projects the UVs of vertices along a direction. What lies behind gets the same UVs, too: select only what is to be projected.</source>
        <translation>ある方向から見た平面のUVを頂点に設定します。裏側の頂点も同じUVになるので、設定する頂点だけを選択してください。</translation>
    </message>
    <message>
        <source>Put bones in order</source>
        <translation>ボーンの順序を修正</translation>
    </message>
    <message>
        <source>Put into a display frame</source>
        <translation>表示枠に登録</translation>
    </message>
    <message>
        <source>Put limits in order</source>
        <translation>制限の上下を揃える</translation>
    </message>
    <message>
        <source>Puts bones in the middle of the vertices that they move.</source>
        <translation>ボーンを、そのボーンが動かす頂点の中心に移動します。</translation>
    </message>
    <message>
        <source>Puts bones where the mirror image of the same bone of the other side is.</source>
        <translation>ボーンを、反対側の同じボーンの鏡像の位置に合わせます。</translation>
    </message>
    <message>
        <source>Puts joints at the bone of body B, half-way between A and B, or at the end of A, and along the bone of B.</source>
        <translation>Jointを剛体Bのボーンの位置、剛体AとBの中間、または剛体Aの端に置き、剛体Bのボーンに沿わせます。</translation>
    </message>
    <message>
        <source>Puts joints at the bones of the rigid bodies that hang from them, with axes along these.</source>
        <translation>Jointを、つながれる剛体のボーンの位置に、ボーンに沿った軸で配置します。</translation>
    </message>
    <message>
        <source>Puts rigid bodies at their bones, or half-way to the tails of these, and along them.</source>
        <translation>剛体をボーンの位置、または表示先までの中間に置き、ボーンに沿わせます。</translation>
    </message>
    <message>
        <source>Reduce faces</source>
        <translation>面を減らす</translation>
    </message>
    <message>
        <source>Reduces the number of additional UVs to those that have values or are used by morphs or materials.</source>
        <translation>追加UVの数を、値があるもの、またはモーフや材質が使うものだけに減らします。</translation>
    </message>
    <message>
        <source>Reduces the selected faces to a share of their number, with the least change of shape, UVs and movement. Vertices that remain stay as they are, and so do rims, seams and the borders of materials.</source>
        <translation>選択した面を、形・UV・動きの変化が最も小さくなるように指定の割合まで減らします。残る頂点は元のままで、縁・UVの継ぎ目・材質の境界は保たれます。</translation>
    </message>
    <message>
        <source>Register in display frames</source>
        <translation>未登録を表示枠に登録</translation>
    </message>
    <message>
        <source>Release vertices of soft bodies</source>
        <translation>SoftBodyの頂点を解放</translation>
    </message>
    <message>
        <source>Remove append</source>
        <translation>付与を解除</translation>
    </message>
    <message>
        <source>Remove degenerate faces</source>
        <translation>不正面の削除</translation>
    </message>
    <message>
        <source>Remove duplicate faces</source>
        <translation>重複面の削除</translation>
    </message>
    <message>
        <source>Remove unused vertices</source>
        <translation>使われていない頂点の削除</translation>
    </message>
    <message>
        <source>Removes IK links that have no effect: without a bone, the target, or the IK bone itself. Swapped limits are corrected, and loops are limited to 255.</source>
        <translation>回転できないIKリンク（ボーンなし、ターゲット、IKボーン自身）を外します。上下が逆の角度制限は入れ替え、ループ回数は最大255にします。</translation>
    </message>
    <message>
        <source>Removes anchors without a rigid body, anchors and pins at vertices that are not of the material, and pins at vertices that are anchored, too.</source>
        <translation>剛体のないアンカー、材質外の頂点のアンカーとPin、アンカーのある頂点のPinを削除します。</translation>
    </message>
    <message>
        <source>Removes materials with their faces, and the vertices that nothing else uses.</source>
        <translation>材質を、その面とほかで使われていない頂点ごと削除します。</translation>
    </message>
    <message>
        <source>Replace the geometry</source>
        <translation>形状の置き換え</translation>
    </message>
    <message>
        <source>Replaces text in names, in the selected rows or, if none are given, in the whole model. Write old=new, and commas between several: 左=L,右=R. Text is found as it is written, or as patterns if “Regular expressions” is on.</source>
        <translation>選択した行の名前、選択がなければモデル全体の名前の語を置換します。「旧=新」と書き、複数はカンマで区切ります：左=L,右=R。書いたとおりに検索し、「正規表現」がオンならパターンとして検索します。</translation>
    </message>
    <message>
        <source>Replaces the faces on one side by the mirror images of those on the other, and joins both in the middle. Bones, morphs and materials of the other side are found by left and right in their names.</source>
        <translation>片側の面を反対側の鏡像で置き換え、中央でつなぎます。反対側のボーン・モーフ・材質は名前の左右で探します。</translation>
    </message>
    <message>
        <source>Replaces vertices and faces by those of another file, for instance after work in Blender. Matching vertices keep weights, morphs, edge scale, additional UVs, pins and anchors; new ones get theirs from the nearest place of the surface. Bones, physics, frames and the settings of materials of the same name stay.</source>
        <translation>Blenderでの作業後など、他のファイルの頂点、面、材質の範囲に入れ替えます。対応する頂点のウェイト、モーフ、エッジ倍率、追加UV、ピン、アンカーは残り、新しい頂点は表面の最も近い位置から受け取ります。ボーン、物理、表示枠、同名の材質の設定はそのままです。</translation>
    </message>
    <message>
        <source>Reset limits of joints</source>
        <translation>Jointの制限を初期化</translation>
    </message>
    <message>
        <source>Reset parameters of rigid bodies</source>
        <translation>剛体のパラメータを初期化</translation>
    </message>
    <message>
        <source>Resets limits and springs of joints: locked, or free.</source>
        <translation>Jointの制限とばねを初期化します: 固定、または自由。</translation>
    </message>
    <message>
        <source>Reverses the direction of faces, so that their back becomes their front; normals stay as they are.</source>
        <translation>面の表裏を反転します。法線はそのままです。</translation>
    </message>
    <message>
        <source>Rotates everything about the origin, with the offsets of morphs. Limits of IK stay along the model&apos;s axes.</source>
        <translation>モーフも含めてすべてを原点のまわりに回転します。IKの角度制限はモデルの軸に沿ったままです。</translation>
    </message>
    <message>
        <source>Runs physics from the rest pose until everything hangs still, and makes that the new rest pose.</source>
        <translation>物理演算で動くものを初期姿勢から静止するまで計算し、その形を初期形状にします。</translation>
    </message>
    <message>
        <source>Scale morphs</source>
        <translation>モーフの倍率変更</translation>
    </message>
    <message>
        <source>Separates the selected faces from the others: duplicates the vertices that they share, with weights, morph offsets, anchors and pins.</source>
        <translation>選択面がほかの面と共有する頂点を、ウェイト・モーフ・アンカー・Pinごと複製し、面を切り離します。</translation>
    </message>
    <message>
        <source>Set all deform levels to 0</source>
        <translation>同一階層化</translation>
    </message>
    <message>
        <source>Set normals</source>
        <translation>法線の設定</translation>
    </message>
    <message>
        <source>Smooth weights</source>
        <translation>ウェイトの平滑化</translation>
    </message>
    <message>
        <source>Smooths weights with those of the neighbours along edges. Vertices at one place stay equal, so that seams stay closed.</source>
        <translation>辺でつながる隣の頂点とウェイトをならします。同じ位置の頂点は同じ頂点と隣り合うものとして扱うので、継ぎ目は開きません。</translation>
    </message>
    <message>
        <source>Sorts the bones by their deform order and sets all deform levels to 0; they deform as before.</source>
        <translation>ボーンを変形順に並べ替え、変形階層をすべて0にします。変形の結果は変わりません。</translation>
    </message>
    <message>
        <source>Sorts the selected rows by one of their fields, within the places that they have; references follow.</source>
        <translation>選択した行を、ある項目の順に並べ替えます。参照も追従します。</translation>
    </message>
    <message>
        <source>Split into left and right</source>
        <translation>左右に分割</translation>
    </message>
    <message>
        <source>Straighten axes</source>
        <translation>軸を整える</translation>
    </message>
    <message>
        <source>Subdivide faces</source>
        <translation>面を細分</translation>
    </message>
    <message>
        <source>Swap diagonals</source>
        <translation>面対角線の入れ替え</translation>
    </message>
    <message>
        <source>Weights from rigid bodies</source>
        <translation>剛体からウェイトを設定</translation>
    </message>
    <message>
        <source>Weights from the nearest bones</source>
        <translation>最も近いボーンからウェイトを設定</translation>
    </message>
    <message>
        <source>Replace UVs</source>
        <translation>UVの置き換え</translation>
    </message>
    <message>
        <source>Replace in names</source>
        <translation>名称の置換</translation>
    </message>
    <message>
        <source>Replace positions and normals</source>
        <translation>位置と法線の置き換え</translation>
    </message>
    <message>
        <source>Rigid bodies from bones</source>
        <translation>基礎剛体の作成</translation>
    </message>
    <message>
        <source>Rigid body around vertices</source>
        <translation>頂点を囲む剛体を作成</translation>
    </message>
    <message>
        <source>Rigid body at a position</source>
        <translation>指定位置に剛体を作成</translation>
    </message>
    <message>
        <source>Rotate the model</source>
        <translation>モデルの回転</translation>
    </message>
    <message>
        <source>Scale the model</source>
        <translation>モデルの拡大縮小</translation>
    </message>
    <message>
        <source>Semi-standard bones</source>
        <translation>準標準ボーンの追加</translation>
    </message>
    <message>
        <source>Separate faces</source>
        <translation>面の分離</translation>
    </message>
    <message>
        <source>Set a field</source>
        <translation>項目の一括設定</translation>
    </message>
    <message>
        <source>Set kind</source>
        <translation>種類を設定</translation>
    </message>
    <message>
        <source>Set morph weights into the mesh</source>
        <translation>モーフの値をメッシュに反映</translation>
    </message>
    <message>
        <source>Set parent</source>
        <translation>親ボーンの設定</translation>
    </message>
    <message>
        <source>Set tail</source>
        <translation>表示先の設定</translation>
    </message>
    <message>
        <source>Set which groups collide</source>
        <translation>衝突するグループを設定</translation>
    </message>
    <message>
        <source>Sets the ambient colour of materials to a share of their diffuse colour.</source>
        <translation>材質の環境色を、拡散色に係数を掛けた色にします。</translation>
    </message>
    <message>
        <source>Soft bodies from materials</source>
        <translation>材質からSoftBodyを作成</translation>
    </message>
    <message>
        <source>Sort by a field</source>
        <translation>項目で並べ替え</translation>
    </message>
    <message>
        <source>Sort textures into folders</source>
        <translation>テクスチャをフォルダに分類</translation>
    </message>
    <message>
        <source>Split bones</source>
        <translation>ボーンの分割</translation>
    </message>
    <message>
        <source>Split materials</source>
        <translation>材質の分割</translation>
    </message>
    <message>
        <source>Standard display frames</source>
        <translation>標準の表示枠</translation>
    </message>
    <message>
        <source>Tails to bones</source>
        <translation>表示先をボーンに</translation>
    </message>
    <message>
        <source>Tails to offsets</source>
        <translation>表示先を相対に</translation>
    </message>
    <message>
        <source>Translate names</source>
        <translation>名称を翻訳</translation>
    </message>
    <message>
        <source>Translates Japanese names into English ones, or the other way, with the program&apos;s dictionary of names.</source>
        <translation>内蔵の和英辞書で、和名から英名を (またはその逆に) 埋めます。</translation>
    </message>
    <message>
        <source>Transparent materials last</source>
        <translation>半透明材質を後ろへ</translation>
    </message>
</context>
<context>
    <name>OperationCommands</name>
    <message>
        <source>R&amp;epeat</source>
        <translation>繰り返し(&amp;E)</translation>
    </message>
    <message>
        <source>Runs the last operation again, with its parameters, on what is selected now</source>
        <translation>直前の操作を同じ設定で、現在の選択に対してもう一度実行します</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>名称の一括編集(&amp;N)…</translation>
    </message>
    <message>
        <source>Renames many rows at once, in a table that shows old and new names and what is wrong with them</source>
        <translation>多くの行の名称をまとめて変更します。新旧の名称と問題点を表で確かめられます</translation>
    </message>
</context>
<context>
    <name>OperationForm</name>
    <message>
        <source>Reset to defaults</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>Click in the model view or in a list</source>
        <translation>モデルビューまたは一覧をクリックしてください</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止しました</translation>
    </message>
    <message>
        <source>{}: kept, because the model was edited</source>
        <translation>{}: モデルが編集されたため確定しました</translation>
    </message>
    <message>
        <source>{}: taken back</source>
        <translation>{}: 元に戻しました</translation>
    </message>
    <message>
        <source>On {}</source>
        <translation>対象: {}</translation>
    </message>
    <message>
        <source>With {}</source>
        <translation>併用: {}</translation>
    </message>
</context>
<context>
    <name>OperationRun</name>
    <message>
        <source>{rows}; with {others}</source>
        <translation>{rows}（併用: {others}）</translation>
    </message>
    <message>
        <source>the motion is held at rest: Reset everything lets it go on</source>
        <translation>モーションは初期状態で止めてあります。「すべてリセット」で再び動きます</translation>
    </message>
    <message>
        <source>There is nothing to repeat</source>
        <translation>繰り返す操作がありません</translation>
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
        <translation>視点の軸</translation>
    </message>
    <message>
        <source>Click an axis to look along it, again to look from the other end; drag to orbit</source>
        <translation>軸をクリックするとその方向から見ます。もう一度クリックすると反対側から見ます。ドラッグで回転します</translation>
    </message>
</context>
<context>
    <name>OutlineModel</name>
    <message>
        <source>Hidden: a click shows it</source>
        <translation>非表示：クリックで表示します</translation>
    </message>
    <message>
        <source>A click hides it</source>
        <translation>クリックで非表示にします</translation>
    </message>
    <message>
        <source>Locked: a click in the view passes it over; a click here unlocks it</source>
        <translation>ロック中：ビューでのクリックでは選択されません。ここをクリックで解除します</translation>
    </message>
    <message>
        <source>A click locks it, so that the view does not select it</source>
        <translation>クリックでロックし、ビューで選択されないようにします</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
    </message>
</context>
<context>
    <name>OutlinePane</name>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Frame in the view</source>
        <translation>ビューの中央に表示</translation>
    </message>
    <message>
        <source>Bones as a tree</source>
        <translation>ボーンを階層表示</translation>
    </message>
</context>
<context>
    <name>OutlineTree</name>
    <message>
        <source>{}: they are moved among themselves only</source>
        <translation>{}：同じ種類の中でだけ移動できます</translation>
    </message>
    <message>
        <source>A bone cannot hang from itself</source>
        <translation>ボーンは自分自身の子にできません</translation>
    </message>
    <message>
        <source>Between two bones come those with the same parent; drop onto one to change it</source>
        <translation>ボーンの間に置けるのは親が同じボーンだけです。親を変えるにはボーンの上に置いてください</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command, operation, preference, bone, material, morph…</source>
        <translation>コマンド・操作・設定・ボーン・材質・モーフ…</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使ったもの</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>今はできないもの</translation>
    </message>
    <message>
        <source>Nothing is found for “{}”</source>
        <translation>「{}」に一致するものはありません</translation>
    </message>
    <message>
        <source>was {keys}</source>
        <translation>元のキー {keys}</translation>
    </message>
    <message>
        <source>Go to {}</source>
        <translation>{}へ移動</translation>
    </message>
    <message>
        <source>Preferences &gt; {group}</source>
        <translation>設定 &gt; {group}</translation>
    </message>
</context>
<context>
    <name>PaneScope</name>
    <message>
        <source>Its pane is not open</source>
        <translation>そのパネルが開いていません</translation>
    </message>
</context>
<context>
    <name>PanesMenu</name>
    <message>
        <source>&amp;Panes</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>Go to {}</source>
        <translation>{}へ移動</translation>
    </message>
    <message>
        <source>Model view</source>
        <translation>モデルビュー</translation>
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
        <translation>剛体が物理演算で動き、ボーンを動かします</translation>
    </message>
    <message>
        <source>Physics on&amp;ly while playing</source>
        <translation>再生中のみ物理演算(&amp;L)</translation>
    </message>
    <message>
        <source>While motions stand still, their poses are seen as they are</source>
        <translation>モーションの停止中は、ポーズをそのまま表示します</translation>
    </message>
    <message>
        <source>Reset ph&amp;ysics</source>
        <translation>物理演算を初期化(&amp;Y)</translation>
    </message>
    <message>
        <source>Every rigid body starts from its bone again</source>
        <translation>全剛体をボーンの位置から始め直します</translation>
    </message>
    <message>
        <source>Physics settin&amp;gs…</source>
        <translation>物理設定(&amp;G)…</translation>
    </message>
    <message>
        <source>Gravity, the ground, and how fine physics is</source>
        <translation>重力・床・演算の細かさ</translation>
    </message>
    <message>
        <source>Physics is not available: {}</source>
        <translation>物理演算を使えません：{}</translation>
    </message>
    <message>
        <source>Physics: warnings in Messages: {}</source>
        <translation>物理演算：メッセージに警告 {} 件</translation>
    </message>
    <message>
        <source>Physics is off</source>
        <translation>物理演算がオフです</translation>
    </message>
</context>
<context>
    <name>PhysicsDialog</name>
    <message>
        <source>Physics</source>
        <translation>物理設定</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>240 (finest)</source>
        <translation>240（最も細かい）</translation>
    </message>
    <message>
        <source>120 (fine)</source>
        <translation>120（細かい）</translation>
    </message>
    <message>
        <source>60 (as MMD)</source>
        <translation>60（MMDと同じ）</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>助走</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Ground at height 0</source>
        <translation>床との衝突あり(&amp;G)</translation>
    </message>
    <message>
        <source>How many seconds physics runs after a start or a loop before it is shown</source>
        <translation>開始時やループ時に、表示の前に剛体を動かしておく秒数</translation>
    </message>
    <message>
        <source>Bones with the flag (as PMXEditor)</source>
        <translation>「物理後」のボーンのみ（PMXEditorと同じ）</translation>
    </message>
    <message>
        <source>Also bones that append (as MMD)</source>
        <translation>付与も再計算（MMDと同じ）</translation>
    </message>
    <message>
        <source>Matters where a bone appends from one that physics moves.</source>
        <translation>物理演算で動くボーンを付与親とするボーンに影響します。</translation>
    </message>
    <message>
        <source>As PMXEditor, it follows only with the flag After physics and local append; as MMD, always.</source>
        <translation>PMXEditorと同じでは「物理後」かつ「ローカル付与」の場合だけ、MMDと同じでは常に、物理演算の動きが付与されます。</translation>
    </message>
    <message>
        <source>&amp;MMD&apos;s own values</source>
        <translation>MMDの初期値(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Steps a second</source>
        <translation>毎秒のステップ数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;After physics</source>
        <translation>物理後の変形(&amp;A)</translation>
    </message>
</context>
<context>
    <name>PhysicsList</name>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
</context>
<context>
    <name>PickButton</name>
    <message>
        <source>{noun}: pick in the model view or in a list</source>
        <translation>{noun}: モデルビューまたは一覧から選ぶ</translation>
    </message>
    <message>
        <source>{noun}: pick several</source>
        <translation>{noun}: 複数選ぶ</translation>
    </message>
</context>
<context>
    <name>PictureCommands</name>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>アニメーション保存</translation>
    </message>
    <message>
        <source>Save picture of morphs</source>
        <translation>モーフの画像を保存</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to show the model.</source>
        <translation>モデルの表示にはOpenGL 3.3が必要です。</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>{} を保存しました</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>{} を保存中</translation>
    </message>
    <message>
        <source>Physics of {}</source>
        <translation>{} の物理演算</translation>
    </message>
    <message>
        <source>{path} saved; pictures: {count}</source>
        <translation>{path} を保存しました（{count} 枚）</translation>
    </message>
    <message>
        <source>Saving {} was cancelled</source>
        <translation>{} の保存を中断しました</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>画像を保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>背景を透明にする(&amp;T)</translation>
    </message>
    <message>
        <source>With &amp;overlays, handles and selection</source>
        <translation>オーバーレイ・ハンドル・選択表示を含める(&amp;O)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>サイズ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pixels</source>
        <translation>ピクセル(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;moothing</source>
        <translation>アンチエイリアス(&amp;M)</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>画面と同じ</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{} samples a pixel</source>
        <translation>{} サンプル</translation>
    </message>
</context>
<context>
    <name>PictureDrop</name>
    <message>
        <source>Several pictures were dropped: a material takes one</source>
        <translation>複数の画像がドロップされました：材質に設定できるのは1つです</translation>
    </message>
    <message>
        <source>There is no material where {file} was dropped</source>
        <translation>{file} をドロップした位置に材質がありません</translation>
    </message>
    <message>
        <source>{material}: the texture is {file} now</source>
        <translation>{material}：テクスチャを {file} にしました</translation>
    </message>
</context>
<context>
    <name>PictureTools</name>
    <message>
        <source>Choose picture…</source>
        <translation>画像を選択…</translation>
    </message>
</context>
<context>
    <name>PluginCommands</name>
    <message>
        <source>From plu&amp;g-ins</source>
        <translation>プラグイン(&amp;G)</translation>
    </message>
    <message>
        <source>“{command}” does not get the key {key}: “{other}” has it</source>
        <translation>「{command}」にキー {key} は割り当てられません：「{other}」が使っています</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed</source>
        <translation>中止しました。何も変更されていません</translation>
    </message>
</context>
<context>
    <name>PluginPanes</name>
    <message>
        <source>The plug-in of this pane is not loaded</source>
        <translation>このパネルのプラグインは読み込まれていません</translation>
    </message>
</context>
<context>
    <name>PluginsPane</name>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>New plug-in…</source>
        <translation>新規プラグイン…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダを開く</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>About the plug-in</source>
        <translation>プラグインの情報</translation>
    </message>
    <message>
        <source>Write a plug-in to begin with, an operation, a command and a test, and enable it</source>
        <translation>雛形となるプラグイン（処理とコマンドを1つずつ、テスト付き）を書き出し、有効にします</translation>
    </message>
    <message>
        <source>Look for plug-ins again, and reload those that are enabled</source>
        <translation>プラグインを探し直し、有効なものを読み込み直します</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>No plug-ins in {folder}</source>
        <translation>{folder} にプラグインはありません</translation>
    </message>
    <message>
        <source>Plug-ins: {count}, broken: {broken}</source>
        <translation>プラグイン: {count}、エラー: {broken}</translation>
    </message>
    <message>
        <source>Plug-ins: {count}. They run with all your rights: enable those that you trust.</source>
        <translation>プラグイン: {count}。プラグインはユーザーの全権限で動作します。信頼できるものだけを有効にしてください。</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Read and written</source>
        <translation>読み込み・書き出し</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>読み込みのみ</translation>
    </message>
    <message>
        <source>Written only</source>
        <translation>書き出しのみ</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>ファイル形式</translation>
    </message>
    <message>
        <source>In View &gt; Panes</source>
        <translation>「表示 &gt; パネル」から開けます</translation>
    </message>
    <message>
        <source>It comes with the next start of Katachi</source>
        <translation>次にKatachiを起動したときから使えます</translation>
    </message>
    <message>
        <source>Pane</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>オーバーレイ</translation>
    </message>
    <message>
        <source>Display mode</source>
        <translation>表示モード</translation>
    </message>
    <message>
        <source>Tool of the model view</source>
        <translation>モデルビューのツール</translation>
    </message>
    <message>
        <source>New plug-in</source>
        <translation>新規プラグイン</translation>
    </message>
    <message>
        <source>There is a plug-in {id} already</source>
        <translation>プラグイン {id} はすでにあります</translation>
    </message>
    <message>
        <source>The plug-ins could not be changed.</source>
        <translation>プラグインを変更できませんでした。</translation>
    </message>
</context>
<context>
    <name>Pmd</name>
    <message>
        <source>Save as PMX or PMD</source>
        <translation>PMXかPMDで保存</translation>
    </message>
    <message>
        <source>{} is a PMD file; it was upgraded to PMX.</source>
        <translation>{} はPMDファイルで、開くときにPMXに変換しました。</translation>
    </message>
    <message>
        <source>PMX keeps everything. PMD keeps what it has room for; what would be lost is listed before, and the file that is replaced is kept as a backup.</source>
        <translation>PMXならすべて保存できます。PMDでは保存できるものだけになり、失われるものは保存前に表示します。上書きされるファイルはバックアップに残します。</translation>
    </message>
    <message>
        <source>Save as PMX…</source>
        <translation>PMXとして保存…</translation>
    </message>
    <message>
        <source>Save as PMD</source>
        <translation>PMDで保存</translation>
    </message>
</context>
<context>
    <name>PoseCommands</name>
    <message>
        <source>There is no pose to copy: the model is in its rest pose</source>
        <translation>コピーするポーズがありません：すべて初期状態です</translation>
    </message>
    <message>
        <source>Pose copied; bones: {bones}, morphs: {morphs}</source>
        <translation>ポーズをコピーしました（ボーン：{bones}、モーフ：{morphs}）</translation>
    </message>
    <message>
        <source>There is no pose on the clipboard</source>
        <translation>クリップボードにポーズがありません</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>ポーズを貼り付け</translation>
    </message>
    <message>
        <source>Pose pasted; bones: {bones}, morphs: {morphs}, not in the model: {lacking}</source>
        <translation>ポーズを貼り付けました（ボーン：{bones}、モーフ：{morphs}、モデルにないもの：{lacking}）</translation>
    </message>
    <message>
        <source>Left and right of the pose exchanged</source>
        <translation>ポーズの左右を入れ替えました</translation>
    </message>
    <message>
        <source>{told}; the other side is not there: {names}</source>
        <translation>{told}。反対側がありません: {names}</translation>
    </message>
    <message>
        <source>All bones are as the motion has them, or at rest</source>
        <translation>全ボーンをモーションの状態または初期状態に戻しました</translation>
    </message>
    <message>
        <source>All morphs are as the motion has them, or at rest</source>
        <translation>全モーフをモーションの状態または初期状態に戻しました</translation>
    </message>
    <message>
        <source>Bones, morphs and IK are as the motion has them, or at rest</source>
        <translation>ボーン・モーフ・IKをモーションの状態または初期状態に戻しました</translation>
    </message>
    <message>
        <source>IK switched on: {count}</source>
        <translation>IKをONにしました：{count}</translation>
    </message>
    <message>
        <source>IK switched off: {count}</source>
        <translation>IKをOFFにしました：{count}</translation>
    </message>
</context>
<context>
    <name>PoseKeysDialog</name>
    <message>
        <source>Keys of the pose</source>
        <translation>ポーズのキー</translation>
    </message>
    <message>
        <source>A new motion</source>
        <translation>新しいモーション</translation>
    </message>
    <message>
        <source>The motion in a file…</source>
        <translation>ファイルのモーション…</translation>
    </message>
    <message>
        <source>Keys; bones: {bones}, morphs: {morphs}</source>
        <translation>キー（ボーン：{bones}、モーフ：{morphs}）</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>追加先</translation>
    </message>
</context>
<context>
    <name>PoseList</name>
    <message>
        <source>In no display frame</source>
        <translation>表示枠なし</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
    </message>
    <message>
        <source>Can neither be moved nor rotated.</source>
        <translation>移動も回転もできません。</translation>
    </message>
    <message>
        <source>IK switched by hand: this overrides the motion until it is reset</source>
        <translation>IKの手動切替：リセットするまでモーションより優先されます</translation>
    </message>
    <message>
        <source>Posed by hand: this overrides the motion until it is reset</source>
        <translation>手動ポーズ：リセットするまでモーションより優先されます</translation>
    </message>
    <message>
        <source>IK is on</source>
        <translation>IK ON</translation>
    </message>
    <message>
        <source>IK is off: the bones of its chain stand as posed</source>
        <translation>IK OFF：リンクのボーンはポーズのまま</translation>
    </message>
    <message>
        <source>Grey: can neither be moved nor rotated</source>
        <translation>灰色：移動も回転もできません</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>The number of the bone</source>
        <translation>ボーンの番号</translation>
    </message>
    <message>
        <source>IK switch (Space)</source>
        <translation>IKの切替 (Space)</translation>
    </message>
</context>
<context>
    <name>PoseNumbers</name>
    <message>
        <source>No bone selected</source>
        <translation>ボーンが選択されていません</translation>
    </message>
</context>
<context>
    <name>PosePane</name>
    <message>
        <source>List</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>All bones in the order of the model</source>
        <translation>全ボーンをモデルの順に表示</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>ツリー</translation>
    </message>
    <message>
        <source>Bones below their parents</source>
        <translation>親子関係で表示</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>Bones by display frame</source>
        <translation>表示枠ごとに表示</translation>
    </message>
    <message>
        <source>Give the selected bones back to the motion, or to rest</source>
        <translation>選択ボーンをモーションの状態または初期状態に戻す</translation>
    </message>
    <message>
        <source>Give all bones and IK switches back to the motion, or to rest</source>
        <translation>全ボーンとIKをモーションの状態または初期状態に戻す</translation>
    </message>
    <message>
        <source>Exchange left and right of the whole pose</source>
        <translation>ポーズ全体の左右を入れ替える</translation>
    </message>
    <message>
        <source>Put the pose of the selected bones on those of the other side</source>
        <translation>選択ボーンのポーズを反対側のボーンに写す</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Mirror selected</source>
        <translation>選択を反対側へ</translation>
    </message>
    <message>
        <source>Select children</source>
        <translation>子ボーンを選択</translation>
    </message>
    <message>
        <source>Reset all bones</source>
        <translation>全ボーンをリセット</translation>
    </message>
    <message>
        <source>The other side is not there: {names}</source>
        <translation>反対側がありません: {names}</translation>
    </message>
</context>
<context>
    <name>PosedBones</name>
    <message>
        <source>{count} bones</source>
        <translation>ボーン {count} 本</translation>
    </message>
    <message>
        <source>Rotate {what}</source>
        <translation>{what}を回転</translation>
    </message>
    <message>
        <source>Scale {what}</source>
        <translation>{what} を拡大縮小</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>{what}を移動</translation>
    </message>
</context>
<context>
    <name>Posing</name>
    <message>
        <source>Pose bones</source>
        <translation>ボーンのポーズ</translation>
    </message>
    <message>
        <source>Set morphs</source>
        <translation>モーフの設定</translation>
    </message>
    <message>
        <source>Switch IK on</source>
        <translation>IK ON</translation>
    </message>
    <message>
        <source>Switch IK off</source>
        <translation>IK OFF</translation>
    </message>
    <message>
        <source>Reset bones</source>
        <translation>ボーンのリセット</translation>
    </message>
    <message>
        <source>Reset morphs</source>
        <translation>モーフのリセット</translation>
    </message>
    <message>
        <source>Reset IK</source>
        <translation>IKのリセット</translation>
    </message>
    <message>
        <source>Reset pose</source>
        <translation>ポーズのリセット</translation>
    </message>
    <message>
        <source>Lift limits</source>
        <translation>制限解除</translation>
    </message>
    <message>
        <source>Restore limits</source>
        <translation>制限を戻す</translation>
    </message>
    <message>
        <source>Mirror pose</source>
        <translation>ポーズを左右反転</translation>
    </message>
    <message>
        <source>Apply pose</source>
        <translation>ポーズの適用</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Files and safety</source>
        <translation>ファイルと保護</translation>
    </message>
    <message>
        <source>Model view</source>
        <translation>モデルビュー</translation>
    </message>
    <message>
        <source>Colours of bones</source>
        <translation>ボーンの色</translation>
    </message>
    <message>
        <source>Physics of new documents</source>
        <translation>新しいドキュメントの物理演算</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Right button, as MMD and PMXEditor</source>
        <translation>右ボタン(MMD・PMXEditor と同じ)</translation>
    </message>
    <message>
        <source>Middle button, as Blender</source>
        <translation>中ボタン(Blender と同じ)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>グラフィックカード</translation>
    </message>
    <message>
        <source>Software (slower)</source>
        <translation>ソフトウェア (遅い)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>240 (finest)</source>
        <translation>240（最も細かい）</translation>
    </message>
    <message>
        <source>120 (fine)</source>
        <translation>120（細かい）</translation>
    </message>
    <message>
        <source>60 (as MMD)</source>
        <translation>60（MMDと同じ）</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>The language of menus and messages. “System” uses the first language of the system that the program supports</source>
        <translation>メニューやメッセージの言語です。「システム」ではシステムの言語に従います</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Light, dark, or as the system</source>
        <translation>明るい配色、暗い配色、またはシステムに従います</translation>
    </message>
    <message>
        <source>Marks the mode, and what is selected where the keyboard is: that of the system, or one of your own</source>
        <translation>モードと、キーボードがある場所の選択に付く色です。システムの色か、自分で選んだ色になります</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自分で選ぶ</translation>
    </message>
    <message>
        <source>Own accent colour</source>
        <translation>自分で選んだアクセントカラー</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>アンチエイリアス</translation>
    </message>
    <message>
        <source>Smooths the edges of a view that is left alone; less is less work</source>
        <translation>操作していないビューの輪郭を滑らかにします。少ないほど負荷が軽くなります</translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation>背景の色</translation>
    </message>
    <message>
        <source>That of the theme, or one of your own</source>
        <translation>テーマの色か、自分で選んだ色です</translation>
    </message>
    <message>
        <source>Own background colour</source>
        <translation>自分で選んだ背景の色</translation>
    </message>
    <message>
        <source>Behind the model; used when the background colour is “Own”</source>
        <translation>モデルの後ろの色です。背景の色が「自分で選ぶ」のときに使われます</translation>
    </message>
    <message>
        <source>When the program starts without a file: opens the last documents with cameras, selection and mode</source>
        <translation>ファイルを指定せずに起動したとき、前回のモデルをカメラ・選択・モードとともに開きます</translation>
    </message>
    <message>
        <source>Any other colour; where it would not be seen it is made lighter or darker</source>
        <translation>ほかの任意の色。見えにくいときは、明るさを自動で調整します</translation>
    </message>
    <message>
        <source>How many previous versions of a file are kept: .bak, .bak2, .bak3 …; 0 for none</source>
        <translation>上書きされるファイルを残す数: .bak、.bak2、.bak3 …。0 なら残しません</translation>
    </message>
    <message>
        <source>For each document; the oldest steps are removed first</source>
        <translation>ドキュメントごとの上限です。古い操作から破棄します</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>What draws models, from the next start on. Software helps where the driver of the graphics card is poor. “Automatic” uses the card unless you chose software for its driver. macOS has no software to draw with</source>
        <translation>次回の起動からモデルを描画するもの。グラフィックカードのドライバーに問題がある場合はソフトウェアが役立ちます。「自動」は、そのドライバーにソフトウェアを選んでいなければカードを使います。macOS にはソフトウェア描画がありません</translation>
    </message>
    <message>
        <source>Mouse button that turns the camera</source>
        <translation>カメラを動かすマウス</translation>
    </message>
    <message>
        <source>With Shift the same button pans, with Ctrl it zooms</source>
        <translation>カメラを回すボタンです。Shiftで平行移動、Ctrlで拡大縮小します</translation>
    </message>
    <message>
        <source>Of turning and zooming; 1 is as in MMD</source>
        <translation>回転とズームの速さ。1 が MMD と同じです</translation>
    </message>
    <message>
        <source>Reverse the zoom direction of the wheel</source>
        <translation>ホイールのズームを逆向きにする</translation>
    </message>
    <message>
        <source>As in programs that zoom out when the wheel turns forwards</source>
        <translation>ホイールを前に回すと縮小する、他のソフトに慣れた人向けです</translation>
    </message>
    <message>
        <source>Density of overlays</source>
        <translation>オーバーレイの密度</translation>
    </message>
    <message>
        <source>How close together vertices and bones may stand before they fade</source>
        <translation>頂点やボーンがどれだけ密集すると薄くなるか</translation>
    </message>
    <message>
        <source>Axes in the corner of the view</source>
        <translation>ビューの隅の軸</translation>
    </message>
    <message>
        <source>Show from where the model is seen; a click on an axis looks along it</source>
        <translation>モデルを見ている方向を示します。軸をクリックするとその方向から見ます</translation>
    </message>
    <message>
        <source>Marks selected vertices, faces, bones and bodies in the model view</source>
        <translation>モデルビューで選択した頂点・面・ボーン・剛体の色です</translation>
    </message>
    <message>
        <source>Colour of these bones in the model view, and of the spots beside their names</source>
        <translation>モデルビューのボーンと、一覧で名前の横に付く点の色です</translation>
    </message>
    <message>
        <source>Bones towards which IK turns a chain of bones</source>
        <translation>ほかのボーンが追いかける先になるボーンの色です</translation>
    </message>
    <message>
        <source>Bones that IK turns so that the chain reaches the IK bone</source>
        <translation>IKボーンに届くように回転するボーンの色です</translation>
    </message>
    <message>
        <source>Bones that turn about one axis only, such as twist bones</source>
        <translation>捩りボーンのように、一つの軸だけで回転するボーンの色です</translation>
    </message>
    <message>
        <source>Bones that a rigid body moves</source>
        <translation>剛体が動かすボーンの色です</translation>
    </message>
    <message>
        <source>Bones that cannot be moved by hand in MMD</source>
        <translation>MMDで操作できないボーンの色です</translation>
    </message>
    <message>
        <source>In the units that MMD shows</source>
        <translation>MMD での表示値</translation>
    </message>
    <message>
        <source>Ground at height 0</source>
        <translation>床との衝突あり</translation>
    </message>
    <message>
        <source>Falling bodies come to rest at height 0, as in MMD</source>
        <translation>落ちるものはMMDと同じように高さ0で止まります</translation>
    </message>
    <message>
        <source>More steps make physics calmer, but slower; MMD uses 60</source>
        <translation>多いほど安定しますが、時間がかかります。MMDは60です</translation>
    </message>
    <message>
        <source>How many seconds physics runs after a start or a loop before it is shown</source>
        <translation>開始やループのあと、表示の前に剛体を動かす秒数</translation>
    </message>
    <message>
        <source>Append (付与) also after physics</source>
        <translation>物理演算のあとにも付与を計算</translation>
    </message>
    <message>
        <source>On: bones copy the movement of bones that physics moves, as in MMD. Off: only bones with the flag After physics do, as in PMXEditor</source>
        <translation>オン: 物理演算で動いたボーンの動きも、付与先に反映します（MMDと同じ）。オフ: 「物理後」のボーンだけに反映します（PMXEditorと同じ）</translation>
    </message>
    <message>
        <source>Accent colour</source>
        <translation>アクセントカラー</translation>
    </message>
    <message>
        <source>100 % is the system&apos;s size</source>
        <translation>100 % がシステムの大きさです</translation>
    </message>
    <message>
        <source>Open what was open last</source>
        <translation>前回開いていたものを開く</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Time between autosaves</source>
        <translation>自動保存の間隔</translation>
    </message>
    <message>
        <source>Copies of unsaved work, offered after a crash; 0 for none</source>
        <translation>未保存の作業の控えを作る間隔です。異常終了したときは、次の起動時に復元できます。0 なら作りません</translation>
    </message>
    <message>
        <source>Memory for undo</source>
        <translation>元に戻す用のメモリ</translation>
    </message>
    <message>
        <source>Speed of the camera</source>
        <translation>カメラの速さ</translation>
    </message>
    <message>
        <source>Colour of the selection</source>
        <translation>選択の色</translation>
    </message>
    <message>
        <source>Movable and rotatable bones</source>
        <translation>移動・回転ボーン</translation>
    </message>
    <message>
        <source>IK bones</source>
        <translation>IKボーン</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IKリンク</translation>
    </message>
    <message>
        <source>Bones with a fixed axis</source>
        <translation>軸制限ボーン</translation>
    </message>
    <message>
        <source>Bones moved by physics</source>
        <translation>物理演算ボーン</translation>
    </message>
    <message>
        <source>Bones that are not operable</source>
        <translation>操作不可ボーン</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>毎秒のステップ数</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>助走</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青緑</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>No setting is called so</source>
        <translation>そのような設定はありません</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse…</source>
        <translation>キーとマウス(&amp;K)…</translation>
    </message>
    <message>
        <source>Lists all keys and what the mouse does; keys are changed there</source>
        <translation>すべてのキーとマウス操作の一覧。キーはそこで変更します</translation>
    </message>
</context>
<context>
    <name>PresetsButton</name>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>&amp;Save as preset…</source>
        <translation>プリセットとして保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Import from a file…</source>
        <translation>ファイルから取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>ファイルへ書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>プリセットの取り込み</translation>
    </message>
    <message>
        <source>{}: there are no presets in it that do not come with the program</source>
        <translation>{}：本体付属以外のプリセットがありません</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>プリセットの書き出し</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>{} comes with the program: another name is needed</source>
        <translation>{}は本体付属のプリセット名です。別の名前にしてください</translation>
    </message>
</context>
<context>
    <name>PythonPane</name>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Options are written as name=value, with spaces between them</source>
        <translation>オプションは 名前=値 の形で、空白で区切って書きます</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed</source>
        <translation>中止しました。何も変更されていません</translation>
    </message>
    <message>
        <source>Line {line}: {text}</source>
        <translation>{line}行目: {text}</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>何も変更されていません</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Run the script as one step (F5, Ctrl+Return)</source>
        <translation>スクリプトを1つの操作として実行します (F5、Ctrl+Return)</translation>
    </message>
    <message>
        <source>Options: name=value</source>
        <translation>オプション: 名前=値</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>What the script finds as options, as in size=200 to=pictures</source>
        <translation>スクリプトが options として受け取る値です。例: size=200 to=pictures</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>ファイルフォルダ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>RaisedPanes</name>
    <message>
        <source>Selecting a row then does not bring the inspector before the pane</source>
        <translation>行を選択しても、インスペクタがこのパネルの手前に出ません</translation>
    </message>
    <message>
        <source>&amp;Keep the pane before the inspector in front</source>
        <translation>インスペクタの手前のパネルを固定(&amp;K)</translation>
    </message>
    <message>
        <source>No pane lies before the inspector</source>
        <translation>インスペクタの手前にパネルがありません</translation>
    </message>
    <message>
        <source>Keep in front</source>
        <translation>手前に固定</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>{}, pinned</source>
        <translation>{}、ピン留め</translation>
    </message>
    <message>
        <source>Un&amp;pin	Space</source>
        <translation>ピン留めを外す(&amp;P)	Space</translation>
    </message>
    <message>
        <source>&amp;Pin to the top	Space</source>
        <translation>先頭にピン留め(&amp;P)	Space</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove from the list	Del</source>
        <translation>一覧から除く(&amp;R)	Del</translation>
    </message>
    <message>
        <source>Unpin (Space)</source>
        <translation>ピン留めを外す (Space)</translation>
    </message>
    <message>
        <source>Pin to the top (Space)</source>
        <translation>先頭にピン留め (Space)</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pin to the top</source>
        <translation>先頭にピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>一覧から除く(&amp;R)</translation>
    </message>
</context>
<context>
    <name>RecoverMenu</name>
    <message>
        <source>Reco&amp;ver</source>
        <translation>復元(&amp;V)</translation>
    </message>
    <message>
        <source>Undo discard: {}</source>
        <translation>破棄を取り消す：{}</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>{}, never saved, as of {}</source>
        <translation>{}（未保存のモデル、{} 時点）</translation>
    </message>
    <message>
        <source>{} as of {}, in {}</source>
        <translation>{}（{} 時点、フォルダ {}）</translation>
    </message>
    <message>
        <source>{} as of {}, older than the file is now, in {}</source>
        <translation>{}（{} 時点、現在のファイルより古い、フォルダ {}）</translation>
    </message>
</context>
<context>
    <name>RecoveryBar</name>
    <message>
        <source>{count} models were not saved when the program last ended: {names}</source>
        <translation>前回の終了時に {count} 個のモデルが保存されていませんでした: {names}</translation>
    </message>
    <message>
        <source>Recover all</source>
        <translation>すべて復元</translation>
    </message>
    <message>
        <source>Show each</source>
        <translation>個別に表示</translation>
    </message>
    <message>
        <source>Not saved when the program last ended: {}</source>
        <translation>前回終了時に保存されていなかったもの：{}</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Recover and compare with the file</source>
        <translation>復元してファイルと比較</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Discarded: {}</source>
        <translation>破棄しました：{}</translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation>破棄を取り消す</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
</context>
<context>
    <name>RecoveryCommands</name>
    <message>
        <source>Recovering {}</source>
        <translation>{} を復元中</translation>
    </message>
    <message>
        <source>The unsaved {} was discarded</source>
        <translation>保存されていない {} を破棄しました</translation>
    </message>
    <message>
        <source>{} recovered; it is not saved yet</source>
        <translation>{} を復元しました。まだ保存されていません</translation>
    </message>
    <message>
        <source>{name} is open with other unsaved changes: recovered as {recovered}, not saved yet</source>
        <translation>{name} は別の未保存の変更とともに開いているため、{recovered} として復元しました。まだ保存されていません</translation>
    </message>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name}（復元）</translation>
    </message>
    <message>
        <source>No copy of the unsaved {} could be kept: {}</source>
        <translation>保存されていない {} の自動保存に失敗しました：{}</translation>
    </message>
</context>
<context>
    <name>ReferenceLine</name>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>{noun}: “{text}” is not the name of exactly one.</source>
        <translation>{noun}：「{text}」という名前のものがないか、複数あります。</translation>
    </message>
</context>
<context>
    <name>ReferencesEditor</name>
    <message>
        <source>Go there</source>
        <translation>参照先へ移動</translation>
    </message>
</context>
<context>
    <name>RegionTool</name>
    <message>
        <source>&amp;Through the surface</source>
        <translation>面を貫通(&amp;T)</translation>
    </message>
    <message>
        <source>Select vertices, faces and materials that are covered, too</source>
        <translation>隠れている頂点・面・材質も選択します</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <translation>ブラシを小さく(&amp;M)</translation>
    </message>
    <message>
        <source>Lar&amp;ger brush</source>
        <translation>ブラシを大きく(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Click</source>
        <translation>クリック(&amp;C)</translation>
    </message>
    <message>
        <source>Select one by one</source>
        <translation>ひとつずつ選択</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>矩形(&amp;B)</translation>
    </message>
    <message>
        <source>Click, or drag a box around what to select</source>
        <translation>クリック、または矩形で囲んで選択</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>投げ縄(&amp;L)</translation>
    </message>
    <message>
        <source>Click, or draw around what to select</source>
        <translation>クリック、または自由に囲んで選択</translation>
    </message>
    <message>
        <source>B&amp;rush</source>
        <translation>ブラシ(&amp;R)</translation>
    </message>
    <message>
        <source>Paint over what to select; Ctrl + wheel changes the size</source>
        <translation>なぞって選択。Ctrl＋ホイールで大きさ変更</translation>
    </message>
    <message>
        <source>Connected &amp;part</source>
        <translation>連結パーツ(&amp;P)</translation>
    </message>
    <message>
        <source>Click, or drag a box, to select what hangs together</source>
        <translation>クリックまたは矩形で、つながっているものを選択</translation>
    </message>
</context>
<context>
    <name>RelatedMenu</name>
    <message>
        <source>&amp;Related</source>
        <translation>関連選択(&amp;R)</translation>
    </message>
    <message>
        <source>Select related rows: {}</source>
        <translation>選択に関連するものを選択：{}</translation>
    </message>
    <message>
        <source>Weights that count</source>
        <translation>対象とするウェイト</translation>
    </message>
    <message>
        <source>{} % and more</source>
        <translation>{} % 以上</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Related rows are those that weights of so much lead to, from bones to vertices and back</source>
        <translation>関連選択では、このウェイト以上でボーンと頂点を結びます</translation>
    </message>
</context>
<context>
    <name>RemovalText</name>
    <message>
        <source>{count} weight</source>
        <translation>ウェイト {count} 個</translation>
    </message>
    <message>
        <source>{count} weights</source>
        <translation>ウェイト {count} 個</translation>
    </message>
    <message>
        <source>{count} weight is left without a bone</source>
        <translation>ウェイト {count} 個がボーンなしになりました</translation>
    </message>
    <message>
        <source>{count} weights are left without a bone</source>
        <translation>ウェイト {count} 個がボーンなしになりました</translation>
    </message>
    <message>
        <source>{count} child</source>
        <translation>子ボーン {count} 本</translation>
    </message>
    <message>
        <source>{count} children</source>
        <translation>子ボーン {count} 本</translation>
    </message>
    <message>
        <source>{count} bone is left without a parent</source>
        <translation>ボーン {count} 本が親なしになりました</translation>
    </message>
    <message>
        <source>{count} bones are left without a parent</source>
        <translation>ボーン {count} 本が親なしになりました</translation>
    </message>
    <message>
        <source>{count} rigid body</source>
        <translation>剛体 {count} 個</translation>
    </message>
    <message>
        <source>{count} rigid bodies</source>
        <translation>剛体 {count} 個</translation>
    </message>
    <message>
        <source>{count} rigid body is left without a bone</source>
        <translation>剛体 {count} 個が関連ボーンなしになりました</translation>
    </message>
    <message>
        <source>{count} rigid bodies are left without a bone</source>
        <translation>剛体 {count} 個が関連ボーンなしになりました</translation>
    </message>
    <message>
        <source>{count} morph offset</source>
        <translation>モーフのオフセット {count} 個</translation>
    </message>
    <message>
        <source>{count} morph offsets</source>
        <translation>モーフのオフセット {count} 個</translation>
    </message>
    <message>
        <source>{count} frame item</source>
        <translation>枠内要素 {count} 個</translation>
    </message>
    <message>
        <source>{count} frame items</source>
        <translation>枠内要素 {count} 個</translation>
    </message>
    <message>
        <source>{count} vertex</source>
        <translation>{count} 頂点</translation>
    </message>
    <message>
        <source>{count} vertices</source>
        <translation>頂点 {count} 個</translation>
    </message>
    <message>
        <source>{count} face</source>
        <translation>面 {count} 個</translation>
    </message>
    <message>
        <source>{count} faces</source>
        <translation>面 {count} 個</translation>
    </message>
    <message>
        <source>{count} IK link</source>
        <translation>IKリンク {count} 個</translation>
    </message>
    <message>
        <source>{count} IK links</source>
        <translation>IKリンク {count} 個</translation>
    </message>
    <message>
        <source>{count} joint</source>
        <translation>ジョイント {count} 個</translation>
    </message>
    <message>
        <source>{count} joints</source>
        <translation>ジョイント {count} 個</translation>
    </message>
    <message>
        <source>{count} anchor</source>
        <translation>アンカー {count} 個</translation>
    </message>
    <message>
        <source>{count} anchors</source>
        <translation>アンカー {count} 個</translation>
    </message>
    <message>
        <source>{count} pin</source>
        <translation>Pin {count} 個</translation>
    </message>
    <message>
        <source>{count} pins</source>
        <translation>Pin {count} 個</translation>
    </message>
    <message>
        <source>{count} material lost a texture</source>
        <translation>材質 {count} 個のテクスチャがなくなりました</translation>
    </message>
    <message>
        <source>{count} textures of materials are empty now</source>
        <translation>材質のテクスチャ {count} か所が空になりました</translation>
    </message>
    <message>
        <source>{count} tail became an offset</source>
        <translation>表示先 {count} 個が相対位置になりました</translation>
    </message>
    <message>
        <source>{count} tails became offsets</source>
        <translation>表示先 {count} 個が相対位置になりました</translation>
    </message>
    <message>
        <source>{count} bone appends nothing any more</source>
        <translation>ボーン {count} 本の付与がなくなりました</translation>
    </message>
    <message>
        <source>{count} bones append nothing any more</source>
        <translation>ボーン {count} 本の付与がなくなりました</translation>
    </message>
    <message>
        <source>{count} IK needs another target</source>
        <translation>IK {count} 個に新しいターゲットが必要です</translation>
    </message>
    <message>
        <source>{count} IKs need another target</source>
        <translation>IK {count} 個に新しいターゲットが必要です</translation>
    </message>
    <message>
        <source>{count} soft body needs another material</source>
        <translation>SoftBody {count} 個に新しい材質が必要です</translation>
    </message>
    <message>
        <source>{count} soft bodies need another material</source>
        <translation>SoftBody {count} 個に新しい材質が必要です</translation>
    </message>
    <message>
        <source>{what} deleted</source>
        <translation>{what}を削除しました</translation>
    </message>
    <message>
        <source>{what} deleted: {parts}</source>
        <translation>{what}を削除しました：{parts}</translation>
    </message>
    <message>
        <source>{things} to {heirs}</source>
        <translation>{things}は{heirs}へ</translation>
    </message>
    <message>
        <source>{things} dropped</source>
        <translation>{things}は削除</translation>
    </message>
    <message>
        <source>{things} and {last}</source>
        <translation>{things}と{last}</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename</source>
        <translation>名称の一括編集</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Only rows with these words in a name; /…/ is a regular expression</source>
        <translation>名称にこれらの語を含む行だけ。/…/ は正規表現です</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>すべて元に戻す</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>全行</translation>
    </message>
    <message>
        <source>Only what changes</source>
        <translation>変更される行のみ</translation>
    </message>
    <message>
        <source>Only faults</source>
        <translation>問題のある行のみ</translation>
    </message>
    <message>
        <source>Names changed: {}</source>
        <translation>変更した名称: {}</translation>
    </message>
    <message>
        <source>Only selected rows</source>
        <translation>選択した行のみ</translation>
    </message>
    <message>
        <source>None of these names becomes another one</source>
        <translation>変わる名称はありません</translation>
    </message>
    <message>
        <source>Names that change: {}</source>
        <translation>変更される名称: {}</translation>
    </message>
    <message>
        <source>in rows that are not shown: {}</source>
        <translation>表示されていない行: {}</translation>
    </message>
    <message>
        <source>with faults: {}</source>
        <translation>問題あり: {}</translation>
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
        <translation>和名</translation>
    </message>
    <message>
        <source>New Japanese</source>
        <translation>新しい和名</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英名</translation>
    </message>
    <message>
        <source>New English</source>
        <translation>新しい英名</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
</context>
<context>
    <name>RenameTools</name>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>和英辞書</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>List</source>
        <translation>複数候補</translation>
    </message>
    <message>
        <source>From bone or body</source>
        <translation>ボーン・剛体から取得</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>旧名称</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>Found as it is written, or as a pattern if “Regular expression” is on</source>
        <translation>書いたとおりに検索します。「正規表現」がオンならパターンとして検索します</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>The old text is a pattern; \1 in the new one is its first group</source>
        <translation>旧名称は正規表現です。新名称の \1 は最初のグループです</translation>
    </message>
    <message>
        <source>Whole names only</source>
        <translation>名前全体が一致</translation>
    </message>
    <message>
        <source>Also parts of names</source>
        <translation>部分でも</translation>
    </message>
    <message>
        <source>Translates names made of several words that the dictionary knows, too</source>
        <translation>辞書にある語を組み合わせた名称も訳します</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Replaces names that are there, instead of only filling in empty ones</source>
        <translation>空の名称を埋めるだけでなく、既にある名称も置き換えます</translation>
    </message>
    <message>
        <source>Japanese → English</source>
        <translation>和名 → 英名</translation>
    </message>
    <message>
        <source>English → Japanese</source>
        <translation>英名 → 和名</translation>
    </message>
    <message>
        <source>Spell sides</source>
        <translation>書き方を変更</translation>
    </message>
    <message>
        <source>A line a name: old,new</source>
        <translation>1行に1つ: 旧名称,新名称</translation>
    </message>
    <message>
        <source>Old names are found as they are written, never as patterns</source>
        <translation>旧い名前は書いたとおりに検索し、パターンとしては扱いません</translation>
    </message>
    <message>
        <source>Take names</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>Rigid bodies as their bones, joints as their bodies; joints by</source>
        <translation>剛体は関連ボーン、Jointは接続剛体の名称に。Jointの名称:</translation>
    </message>
    <message>
        <source>Nothing is to be replaced yet</source>
        <translation>置換する文字がまだありません</translation>
    </message>
    <message>
        <source>Line {}: old,new expected</source>
        <translation>{}行目: 「旧名称,新名称」の形ではありません</translation>
    </message>
    <message>
        <source>Japanese names</source>
        <translation>和名</translation>
    </message>
    <message>
        <source>English names</source>
        <translation>英名</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
</context>
<context>
    <name>Reopening</name>
    <message>
        <source>Opening {}</source>
        <translation>{} を開いています</translation>
    </message>
    <message>
        <source>Not there any more: {}</source>
        <translation>なくなったファイル: {}</translation>
    </message>
    <message>
        <source>Could not be opened: {}</source>
        <translation>開けなかったファイル: {}</translation>
    </message>
</context>
<context>
    <name>RoleMark</name>
    <message>
        <source>IK bone</source>
        <translation>IKボーン</translation>
    </message>
    <message>
        <source>Moved by physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Fixed axis</source>
        <translation>軸制限</translation>
    </message>
    <message>
        <source>IK link</source>
        <translation>IKリンク</translation>
    </message>
    <message>
        <source>Movable</source>
        <translation>移動可</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>回転可</translation>
    </message>
    <message>
        <source>Not operable</source>
        <translation>操作不可</translation>
    </message>
    <message>
        <source>{role}, hidden</source>
        <translation>{role} (非表示)</translation>
    </message>
</context>
<context>
    <name>RowActionsEnabling</name>
    <message>
        <source>Nothing is selected</source>
        <translation>何も選択されていません</translation>
    </message>
    <message>
        <source>Rows cannot be added or removed here</source>
        <translation>ここでは行の追加・削除はできません</translation>
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
        <translation>行へ移動</translation>
    </message>
    <message>
        <source>Type the number of a row and press Return to go there.</source>
        <translation>行の番号を入力して Enter を押すと移動します。</translation>
    </message>
</context>
<context>
    <name>RowChecksEditor</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>RowCommands</name>
    <message>
        <source>{section}: copied {count}</source>
        <translation>{section}：{count} 件をコピーしました</translation>
    </message>
    <message>
        <source>There are no rows on the clipboard</source>
        <translation>クリップボードに行がありません</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>{section}: pasted {count}</source>
        <translation>{section}：{count} 件を貼り付けました</translation>
    </message>
    <message>
        <source>Nothing was pasted: {}</source>
        <translation>貼り付けられませんでした：{}</translation>
    </message>
    <message>
        <source>{}: rows cannot be added or removed here</source>
        <translation>{}：行の追加や削除はできません</translation>
    </message>
    <message>
        <source>{section}: copied {count} as references</source>
        <translation>{section}：{count}件を参照としてコピーしました</translation>
    </message>
    <message>
        <source>References are pasted into the lists of the inspector</source>
        <translation>参照は、インスペクターのリストに貼り付けます</translation>
    </message>
    <message>
        <source>Bones: pasted {count}; those selected lack their parent: the inspector gives them another</source>
        <translation>ボーン: {count}個貼り付け。選択中のボーンは親がありません。インスペクタで指定できます</translation>
    </message>
    <message>
        <source>Bones: pasted {count}; {lost} hang from {bone}, as their parents are not in this model</source>
        <translation>ボーン: {count}個貼り付け。うち{lost}個は親がこのモデルに無いため「{bone}」の子にしました</translation>
    </message>
    <message>
        <source>{section}: pasted {count}; weights are without their bones, which are not in this model: {names}</source>
        <translation>{section}：{count} 件を貼り付けました。このモデルに無いボーンのウェイトがあります：{names}</translation>
    </message>
    <message>
        <source>{} updated</source>
        <translation>{} 件を更新</translation>
    </message>
    <message>
        <source>{} added</source>
        <translation>{} 件を追加</translation>
    </message>
    <message>
        <source>warnings: {count} ({first})</source>
        <translation>警告 {count} 件 ({first})</translation>
    </message>
    <message>
        <source>{section}: {count} selected</source>
        <translation>{section}：{count} 件を選択中</translation>
    </message>
    <message>
        <source>{}: nothing is selected</source>
        <translation>{}：何も選択されていません</translation>
    </message>
</context>
<context>
    <name>RowDrops</name>
    <message>
        <source>These rows are of a model that is not open here; copy and paste brings them</source>
        <translation>これらの行はここで開いていないモデルのものです。コピーと貼り付けで取り込めます</translation>
    </message>
</context>
<context>
    <name>RowNumbers</name>
    <message>
        <source>Drag a number to move its row, or all selected rows; Shift+click selects up to a row</source>
        <translation>番号をドラッグすると、その行、または選択したすべての行が移動します。Shift+クリックでその行までを選択します</translation>
    </message>
    <message>
        <source>These rows are of another table</source>
        <translation>別の表の行です</translation>
    </message>
    <message>
        <source>The list is sorted: rows are moved while it is in the order of the model</source>
        <translation>並べ替え中です。行の移動は、モデルの順序で表示しているときにできます</translation>
    </message>
</context>
<context>
    <name>RowTree</name>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
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
        <translation>選択中のものを使う</translation>
    </message>
</context>
<context>
    <name>RowsLine</name>
    <message>
        <source>{table}: “{text}” is not the name of exactly one.</source>
        <translation>{table}: 「{text}」に当てはまるものがひとつに決まりません。</translation>
    </message>
</context>
<context>
    <name>SaveOptionsDialog</name>
    <message>
        <source>Save options</source>
        <translation>保存時の設定</translation>
    </message>
    <message>
        <source>Files kept when they are replaced; 0 for none</source>
        <translation>上書きされるファイルを残す数。0 なら残しません</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
</context>
<context>
    <name>SavePicture</name>
    <message>
        <source>Save animation</source>
        <translation>アニメーション保存</translation>
    </message>
    <message>
        <source>{count} of the files are in {folder} already, such as {name}.</source>
        <translation>{folder} には {name} など {count} 個のファイルが既にあります。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
</context>
<context>
    <name>SavedMasksMenu</name>
    <message>
        <source>&amp;Saved masks</source>
        <translation>保存した絞込み(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide this, and nothing else</source>
        <translation>これだけを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Sa&amp;ve here what is hidden</source>
        <translation>今隠しているものをここに保存(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>削除(&amp;F)</translation>
    </message>
</context>
<context>
    <name>Script</name>
    <message>
        <source>Cut by material</source>
        <translation>材質ごとに分割</translation>
    </message>
    <message>
        <source>Cuts a model into files with one material each. Bones, morphs and physics stay in all of them.</source>
        <translation>モデルを材質ごとのファイルに分けます。ボーン・モーフ・物理はすべてに残ります。</translation>
    </message>
    <message>
        <source>Draws a small picture of every model in the folder of the given one.</source>
        <translation>指定したモデルのフォルダにあるすべてのモデルの小さな画像を描きます。</translation>
    </message>
    <message>
        <source>Draws one sheet with a small picture of each morph at full weight, row by row as they stand in the table.</source>
        <translation>モーフを最大にした小さな画像を、表の順に並べた一枚の画像を描きます。</translation>
    </message>
    <message>
        <source>Draws the model in every pose (VPD) of a folder.</source>
        <translation>フォルダ内のすべてのポーズ (VPD) でモデルを描きます。</translation>
    </message>
    <message>
        <source>Find differences</source>
        <translation>違いを探す</translation>
    </message>
    <message>
        <source>Gives the right half of a model the weights of its left half, by position; left bones become right bones.</source>
        <translation>モデルの右半分に左半分のウェイトを位置で移します。左のボーンは右のボーンになります。</translation>
    </message>
    <message>
        <source>Lists textures that no file is found for, with the materials that want them.</source>
        <translation>ファイルが見つからないテクスチャを、使っている材質とともに一覧にします。</translation>
    </message>
    <message>
        <source>Mirror weights</source>
        <translation>ウェイトの左右反転</translation>
    </message>
    <message>
        <source>Missing textures</source>
        <translation>見つからないテクスチャ</translation>
    </message>
    <message>
        <source>Morph sheet</source>
        <translation>モーフ一覧画像</translation>
    </message>
    <message>
        <source>Pose pictures</source>
        <translation>ポーズ画像</translation>
    </message>
    <message>
        <source>Prints what is in a model: counts, materials with their faces, how vertices are weighted, and what is odd.</source>
        <translation>モデルの内容を出力します。個数、材質と面、頂点のウェイト、おかしな点です。</translation>
    </message>
    <message>
        <source>Rename by list</source>
        <translation>一覧で名前を変更</translation>
    </message>
    <message>
        <source>Renames bones, morphs and materials by a list: a text file with a line `old,new` for each name.</source>
        <translation>一覧に従ってボーン・モーフ・材質の名前を変えます。一覧は名前ごとに「旧,新」の行を持つテキストファイルです。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Tells in which fields of which tables a model differs from another one.</source>
        <translation>別のモデルと、どの表のどの項目が違うかを知らせます。</translation>
    </message>
    <message>
        <source>Thumbnails</source>
        <translation>サムネイル</translation>
    </message>
    <message>
        <source>Upgrade pmd</source>
        <translation>PMD のアップグレード</translation>
    </message>
    <message>
        <source>Writes every PMD model in the folder of the given one as PMX.</source>
        <translation>指定したモデルのフォルダにあるすべての PMD モデルを PMX で書き出します。</translation>
    </message>
</context>
<context>
    <name>ScriptEditor</name>
    <message>
        <source>Script</source>
        <translation>スクリプト</translation>
    </message>
</context>
<context>
    <name>ScriptMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>サンプル(&amp;E)</translation>
    </message>
    <message>
        <source>Open a script</source>
        <translation>スクリプトを開く</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Pythonスクリプト (*.py)</translation>
    </message>
    <message>
        <source>The script could not be read.</source>
        <translation>スクリプトを読み込めませんでした。</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>スクリプトを保存</translation>
    </message>
    <message>
        <source>The script could not be saved.</source>
        <translation>スクリプトを保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>ScriptProgress</name>
    <message>
        <source>A script is running</source>
        <translation>スクリプトを実行しています</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>SculptPainter</name>
    <message>
        <source>The morph that is edited moves no vertices.</source>
        <translation>編集中のモーフは頂点を動かしません。</translation>
    </message>
    <message>
        <source>The morph that is edited has no weight in this pose.</source>
        <translation>編集中のモーフは、このポーズではウェイトが0です。</translation>
    </message>
    <message>
        <source>Sculpt: deflate</source>
        <translation>スカルプト: 凹ませる</translation>
    </message>
    <message>
        <source>Sculpt: move</source>
        <translation>スカルプト: 移動</translation>
    </message>
    <message>
        <source>Sculpt: smooth</source>
        <translation>スカルプト: 平滑化</translation>
    </message>
    <message>
        <source>Sculpt: inflate</source>
        <translation>スカルプト: 膨らませる</translation>
    </message>
    <message>
        <source>Sculpt: restore</source>
        <translation>スカルプト: 復元</translation>
    </message>
</context>
<context>
    <name>SculptPane</name>
    <message>
        <source>Shift: smooth. Ctrl: inflate inwards.</source>
        <translation>Shift: 平滑化。Ctrl: 内側へ凹ませる。</translation>
    </message>
    <message>
        <source>The same on the other side, by the vertices that are there at rest</source>
        <translation>反対側にも同じことをします。初期状態で反対側にある頂点が対象です</translation>
    </message>
    <message>
        <source>Changes the mesh</source>
        <translation>メッシュを変えます</translation>
    </message>
    <message>
        <source>Changes the morph {morph}</source>
        <translation>モーフ {morph} を変えます</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Drags the surface along with the pointer</source>
        <translation>面をポインターと一緒に引っ張ります</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>滑らかに</translation>
    </message>
    <message>
        <source>Takes vertices to the middle of their neighbours</source>
        <translation>頂点を隣り合う頂点の中央へ寄せます</translation>
    </message>
    <message>
        <source>Inflate</source>
        <translation>膨らませる</translation>
    </message>
    <message>
        <source>Lifts the surface along its normals; with Ctrl it sinks</source>
        <translation>面を法線の向きに持ち上げます。Ctrl を押している間は凹ませます</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Takes the mesh back to where it was opened or last saved; in a morph, vertices to where it does not move them</source>
        <translation>メッシュを、開いたときか最後に保存したときの形へ戻します。モーフでは、頂点をモーフで動かない位置へ戻します</translation>
    </message>
</context>
<context>
    <name>SelectCommands</name>
    <message>
        <source>{}: nothing is on the other side</source>
        <translation>{}：反対側に何もありません</translation>
    </message>
    <message>
        <source>{}: all are used</source>
        <translation>{}：すべて使用されています</translation>
    </message>
    <message>
        <source>{}: none are like that</source>
        <translation>{}: 該当するものはありません</translation>
    </message>
    <message>
        <source>{}: the selected bones move none</source>
        <translation>{}: 選択ボーンで動くものはありません</translation>
    </message>
    <message>
        <source>{}: none are related to the selection</source>
        <translation>{}：選択に関連するものがありません</translation>
    </message>
    <message>
        <source>Stored as {name}: {count} ({section})</source>
        <translation>{name} として記憶しました：{count}（{section}）</translation>
    </message>
    <message>
        <source>{} is no longer stored</source>
        <translation>{} を削除しました</translation>
    </message>
    <message>
        <source>{}: nothing is selected</source>
        <translation>{}：何も選択されていません</translation>
    </message>
    <message>
        <source>{section}: {count} selected</source>
        <translation>{section}：{count} 件を選択中</translation>
    </message>
</context>
<context>
    <name>SelectMenuCommands</name>
    <message>
        <source>&amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>選択解除(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>選択状態の反転(&amp;I)</translation>
    </message>
    <message>
        <source>Add the neighbours of what is selected</source>
        <translation>隣接するものを選択に加える</translation>
    </message>
    <message>
        <source>Select all that hangs together with what is selected; of bones, the chain</source>
        <translation>選択とつながるものすべてを選択（ボーンは系列）</translation>
    </message>
    <message>
        <source>Gro&amp;w</source>
        <translation>選択を拡張(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation>選択を縮小(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Connected part</source>
        <translation>連結パーツ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Other side</source>
        <translation>反対側(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Both sides</source>
        <translation>両側(&amp;B)</translation>
    </message>
    <message>
        <source>Same &amp;material</source>
        <translation>同じ材質(&amp;M)</translation>
    </message>
    <message>
        <source>Add all of the same material</source>
        <translation>同じ材質のものを加える</translation>
    </message>
    <message>
        <source>&amp;Unused</source>
        <translation>未使用(&amp;U)</translation>
    </message>
    <message>
        <source>Select unused rows</source>
        <translation>モデルで使われていないものを選択</translation>
    </message>
    <message>
        <source>With &amp;parents</source>
        <translation>親も(&amp;P)</translation>
    </message>
    <message>
        <source>Add the parents of the bones</source>
        <translation>親ボーンを加える</translation>
    </message>
    <message>
        <source>With &amp;children</source>
        <translation>子も(&amp;C)</translation>
    </message>
    <message>
        <source>Add the children of the bones</source>
        <translation>子ボーンを加える</translation>
    </message>
    <message>
        <source>With &amp;all below</source>
        <translation>子孫すべて(&amp;A)</translation>
    </message>
    <message>
        <source>Add all that hangs from the bones</source>
        <translation>子孫ボーンをすべて加える</translation>
    </message>
    <message>
        <source>Deselect what is beside something that is not selected</source>
        <translation>選択の縁を外す</translation>
    </message>
    <message>
        <source>Select what is on the other side of the middle instead</source>
        <translation>代わりに左右反対側を選択する</translation>
    </message>
    <message>
        <source>Also select what is on the other side of the middle</source>
        <translation>左右反対側を加える</translation>
    </message>
    <message>
        <source>More than &amp;1 bone</source>
        <translation>ボーンが &amp;1 つより多い頂点</translation>
    </message>
    <message>
        <source>More than &amp;2 bones</source>
        <translation>ボーンが &amp;2 つより多い頂点</translation>
    </message>
    <message>
        <source>More than &amp;3 bones</source>
        <translation>ボーンが &amp;3 つより多い頂点</translation>
    </message>
    <message>
        <source>Deform: {kind}</source>
        <translation>変形方式: {kind}</translation>
    </message>
    <message>
        <source>Of the selected &amp;bones</source>
        <translation>選択ボーンのウェイトを持つ頂点(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Sum is not 1</source>
        <translation>ウェイトの合計が 1 でない頂点(&amp;S)</translation>
    </message>
    <message>
        <source>SDEF of bones that are no &amp;pair</source>
        <translation>親子でないボーンの SDEF(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Go to row…</source>
        <translation>行へ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>ジャンプ元へ戻る(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>次の選択へ(&amp;O)</translation>
    </message>
    <message>
        <source>Click in the model to select: {}</source>
        <translation>モデル上のクリックで選択：{}</translation>
    </message>
    <message>
        <source>It works on: {}</source>
        <translation>対象: {}</translation>
    </message>
    <message>
        <source>This is where you started</source>
        <translation>ここが最初の場所です</translation>
    </message>
    <message>
        <source>This is the latest selection</source>
        <translation>これより後の選択はありません</translation>
    </message>
</context>
<context>
    <name>SemiStandardKinds</name>
    <message>
        <source>Twists the upper arm; the twist runs out softly over the skin.</source>
        <translation>上腕をひねります。ひねりは肌に滑らかに分散されます。</translation>
    </message>
    <message>
        <source>Twists the forearm, so that the wrist is not wrung.</source>
        <translation>前腕をひねります。手首がねじ切れて見えません。</translation>
    </message>
    <message>
        <source>A second joint in the back: the chest bends apart from the belly.</source>
        <translation>背中の二つめの関節。胸を腹とは別に曲げられます。</translation>
    </message>
    <message>
        <source>Turns hips and upper body together, and not the legs.</source>
        <translation>腰から上半身までをまとめて回します。足は回りません。</translation>
    </message>
    <message>
        <source>Moves and turns a foot about the ground below it.</source>
        <translation>真下の床を基点に足を動かし、回します。</translation>
    </message>
    <message>
        <source>Bends the toes. With 足D: copies of the leg that its IK leads.</source>
        <translation>つま先を曲げます。IKに従う足の複製、足Dも作ります。</translation>
    </message>
    <message>
        <source>Holds what lies in the hand: accessories hang from it.</source>
        <translation>手に持つもののボーン。アクセサリの親になります。</translation>
    </message>
    <message>
        <source>Lifts the shoulder without turning the arm.</source>
        <translation>腕を回さずに肩だけを動かします。</translation>
    </message>
    <message>
        <source>The base of the thumb: it closes over the palm.</source>
        <translation>親指の付け根。手のひらの上へ曲げられます。</translation>
    </message>
    <message>
        <source>Moves the body to the beat, on top of what センター does.</source>
        <translation>センターの動きに、リズムに合わせた動きを重ねます。</translation>
    </message>
    <message>
        <source>Carries everything: it moves and turns the whole model.</source>
        <translation>すべての親。モデル全体を動かし、回します。</translation>
    </message>
    <message>
        <source>A point to turn the view about; it moves nothing.</source>
        <translation>視点を回す中心。何も動かしません。</translation>
    </message>
    <message>
        <source>There already</source>
        <translation>既にあります</translation>
    </message>
    <message>
        <source>Can be added</source>
        <translation>追加できます</translation>
    </message>
    <message>
        <source>there already</source>
        <translation>既にあります</translation>
    </message>
</context>
<context>
    <name>ShadowIndicator</name>
    <message>
        <source>Shadows off</source>
        <translation>影オフ</translation>
    </message>
    <message>
        <source>Drawing is slow, so that shadows are left out. A click shows them all the same</source>
        <translation>描画が遅いため影を省いています。クリックするとそれでも表示します</translation>
    </message>
</context>
<context>
    <name>ShapeCommands</name>
    <message>
        <source>New &amp;bone morph from the pose…</source>
        <translation>現在の変形状態で新規ボーンモーフ追加(&amp;B)…</translation>
    </message>
    <message>
        <source>Adds a bone morph from the current pose</source>
        <translation>現在のボーンの動きをボーンモーフとして追加します</translation>
    </message>
    <message>
        <source>New verte&amp;x morph from the shape…</source>
        <translation>現在の形状で新規頂点モーフ追加(&amp;X)…</translation>
    </message>
    <message>
        <source>Adds a vertex morph from the current shape, as bones and morphs deform it</source>
        <translation>ボーンとモーフによる現在の形状を頂点モーフとして追加します</translation>
    </message>
    <message>
        <source>Apply the shape to the mo&amp;del</source>
        <translation>現在の変形状態でモデル形状を更新(&amp;D)</translation>
    </message>
    <message>
        <source>Makes what is seen the rest shape: vertices, bones, rigid bodies and joints; morphs are corrected</source>
        <translation>見えている形状を初期形状にします（頂点・ボーン・剛体・Joint）。モーフも補正されます</translation>
    </message>
    <message>
        <source>Set morph &amp;weights into the mesh</source>
        <translation>モーフの変形をメッシュに反映(&amp;W)</translation>
    </message>
    <message>
        <source>Makes what vertex and UV morphs do now part of the mesh, and resets their weights</source>
        <translation>頂点モーフとUVモーフの現在の変形をメッシュに反映し、モーフ量を0に戻します</translation>
    </message>
</context>
<context>
    <name>Shaping</name>
    <message>
        <source>About the &amp;centre</source>
        <translation>中央(&amp;C)</translation>
    </message>
    <message>
        <source>The middle of the box around what is selected</source>
        <translation>選択範囲の中央</translation>
    </message>
    <message>
        <source>About the &amp;mean place</source>
        <translation>重心(&amp;M)</translation>
    </message>
    <message>
        <source>The mean of the places that are selected</source>
        <translation>選択位置の平均</translation>
    </message>
    <message>
        <source>About the c&amp;urrent row</source>
        <translation>現在の行(&amp;U)</translation>
    </message>
    <message>
        <source>The place of the row that is the current one</source>
        <translation>現在の行の位置</translation>
    </message>
    <message>
        <source>About the &amp;origin</source>
        <translation>原点(&amp;O)</translation>
    </message>
    <message>
        <source>The origin of the model</source>
        <translation>モデルの原点</translation>
    </message>
    <message>
        <source>M&amp;irror across X</source>
        <translation>鏡像モード (X)(&amp;I)</translation>
    </message>
    <message>
        <source>Does the same on the other side: vertices are found at the mirrored place, bones and others by left and right in their names</source>
        <translation>反対側にも同じ操作を行います（頂点は位置、ボーンなどは名前の左右で判定）</translation>
    </message>
    <message>
        <source>&amp;Falloff</source>
        <translation>減衰(&amp;F)</translation>
    </message>
    <message>
        <source>Child bones, vertices, bodies and joints move along</source>
        <translation>子孫ボーン、頂点、剛体、Jointも一緒に動きます</translation>
    </message>
    <message>
        <source>&amp;Joints between bodies too</source>
        <translation>剛体間のJointも(&amp;J)</translation>
    </message>
    <message>
        <source>A joint goes along where both rigid bodies that it connects are moved</source>
        <translation>つながる両方の剛体が動くとき、Jointも一緒に動きます</translation>
    </message>
    <message>
        <source>&amp;Normals alone</source>
        <translation>法線だけ(&amp;N)</translation>
    </message>
    <message>
        <source>The rings turn the normals of the selected vertices, which stay where they are</source>
        <translation>選択した頂点の位置はそのままで、リングで法線だけを回します</translation>
    </message>
    <message>
        <source>Chil&amp;dren of bones too</source>
        <translation>子ボーンも(&amp;D)</translation>
    </message>
    <message>
        <source>Moves the vertices around, too, the less the farther away they are (proportional editing). The wheel changes the radius while dragging</source>
        <translation>周囲の頂点も距離に応じて動きます。ドラッグ中のホイールで範囲を変更</translation>
    </message>
    <message>
        <source>What &amp;bones move too</source>
        <translation>関連頂点・剛体も(&amp;B)</translation>
    </message>
    <message>
        <source>Vertices go along by their weights, and rigid bodies and joints with their bones</source>
        <translation>頂点はウェイトに応じ、剛体とJointはボーンと一緒に動きます</translation>
    </message>
    <message>
        <source>&amp;Vertex morphs too</source>
        <translation>頂点モーフも(&amp;V)</translation>
    </message>
    <message>
        <source>Offsets of vertex morphs are rotated and scaled with the vertices when the drag ends</source>
        <translation>頂点モーフの変位も、ハンドルを離したときに回転・拡縮されます</translation>
    </message>
</context>
<context>
    <name>SheetCells</name>
    <message>
        <source>Copy cells</source>
        <translation>セルのコピー</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>セルの貼り付け</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>下方向へコピー</translation>
    </message>
    <message>
        <source>Puts the selected cells on the clipboard as text, as spreadsheets do.</source>
        <translation>選択したセルを表計算ソフトと同じ形式のテキストでクリップボードに置きます。</translation>
    </message>
    <message>
        <source>Puts the text of the clipboard into the selected cells.</source>
        <translation>クリップボードのテキストを選択したセルに入れます。</translation>
    </message>
    <message>
        <source>Gives the selected cells of each column the value of the topmost.</source>
        <translation>選択したセルを、列ごとに一番上の値にします。</translation>
    </message>
    <message>
        <source>Too many cells to copy: {count}</source>
        <translation>セルが多すぎてコピーできません：{count}</translation>
    </message>
    <message>
        <source>Cells copied: {count}</source>
        <translation>セルをコピーしました：{count}</translation>
    </message>
    <message>
        <source>Cells pasted: {count}</source>
        <translation>セルを貼り付けました：{count}</translation>
    </message>
</context>
<context>
    <name>SheetColumns</name>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show those in use</source>
        <translation>使用中のものを表示</translation>
    </message>
</context>
<context>
    <name>SheetMenu</name>
    <message>
        <source>Frame in the view</source>
        <translation>ビューの中央に表示</translation>
    </message>
    <message>
        <source>Go to {name}</source>
        <translation>{name} へ移動</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Orbit</source>
        <translation>視点の回転</translation>
    </message>
    <message>
        <source>right drag, arrow keys</source>
        <translation>右ドラッグ、矢印キー</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>視点の移動</translation>
    </message>
    <message>
        <source>middle drag, Shift + right drag, Shift + arrow keys</source>
        <translation>中ドラッグ、Shift + 右ドラッグ、Shift + 矢印キー</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>wheel, Ctrl + right drag, + and −</source>
        <translation>ホイール、Ctrl + 右ドラッグ、+ と −</translation>
    </message>
    <message>
        <source>Reset the camera</source>
        <translation>カメラリセット</translation>
    </message>
    <message>
        <source>right double click</source>
        <translation>右ダブルクリック</translation>
    </message>
    <message>
        <source>Turn the camera around what is there</source>
        <translation>その位置を視点の回転中心にする</translation>
    </message>
    <message>
        <source>Ctrl + right double click</source>
        <translation>Ctrl + 右ダブルクリック</translation>
    </message>
    <message>
        <source>Tools and what a click selects</source>
        <translation>ツール、クリックで選択する種類</translation>
    </message>
    <message>
        <source>letters, in lists too, wherever no text is typed</source>
        <translation>英字キー（リスト上でも可。文字の入力中を除く）</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>click, left drag for a region</source>
        <translation>クリック、左ドラッグで範囲</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>選択に追加</translation>
    </message>
    <message>
        <source>Shift + click or drag</source>
        <translation>Shift + クリックまたはドラッグ</translation>
    </message>
    <message>
        <source>Take from the selection</source>
        <translation>選択から除外</translation>
    </message>
    <message>
        <source>Ctrl + click or drag</source>
        <translation>Ctrl + クリックまたはドラッグ</translation>
    </message>
    <message>
        <source>Size of the brush</source>
        <translation>ブラシの大きさ</translation>
    </message>
    <message>
        <source>Ctrl + wheel, [ and ]</source>
        <translation>Ctrl＋ホイール、[ と ]</translation>
    </message>
    <message>
        <source>Move, turn or scale</source>
        <translation>移動・回転・拡縮</translation>
    </message>
    <message>
        <source>drag a handle; Ctrl: in steps, Shift: finely, wheel: radius of the falloff, Esc: take back</source>
        <translation>ハンドルをドラッグ。Ctrl: 段階的、Shift: 細かく、ホイール: 周囲への影響の半径、Esc: 取り消し</translation>
    </message>
    <message>
        <source>Pull a rigid body, what it moves, or cloth</source>
        <translation>剛体やその動かす部分、布を引く</translation>
    </message>
    <message>
        <source>left drag with the tool Grab while physics is on</source>
        <translation>物理演算中に「つかむ」で左ドラッグ</translation>
    </message>
    <message>
        <source>Frame what was clicked</source>
        <translation>クリックしたものを中央に表示</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Show only the selected rows of a list</source>
        <translation>リストで選択した行だけを表示</translation>
    </message>
    <message>
        <source>Ctrl+W in the list, with PMXEditor&apos;s keys</source>
        <translation>リスト上でCtrl+W（PMXEditorのキー配置）</translation>
    </message>
    <message>
        <source>This file holds no keys</source>
        <translation>このファイルにはキー設定がありません</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Keys as in</source>
        <translation>キー配置</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>⚠ This key is taken from: {}</source>
        <translation>⚠ このキーは次から外されます: {}</translation>
    </message>
    <message>
        <source>⚠ Your own keys stay; so these keys of the set are left out: {}</source>
        <translation>⚠ 自分で決めたキーはそのままです。そのためセットの次のキーは使われません: {}</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>キー設定のエクスポート</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>キー設定のインポート</translation>
    </message>
    <message>
        <source>Mouse and keys in the model view</source>
        <translation>モデルビューでのマウスとキー</translation>
    </message>
</context>
<context>
    <name>SimilarMenu</name>
    <message>
        <source>Simi&amp;lar</source>
        <translation>類似選択(&amp;L)</translation>
    </message>
    <message>
        <source>Add all rows with the same value: {}</source>
        <translation>同じ値の行をすべて選択に加えます: {}</translation>
    </message>
</context>
<context>
    <name>SnapshotsPane</name>
    <message>
        <source>Keep this state as…</source>
        <translation>この状態を名前を付けて残す…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Swap in</source>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>ファイルに保存…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Show what the model differs in from this state, and both in the view</source>
        <translation>この状態とモデルの違いを示し、ビューに両方を表示します</translation>
    </message>
    <message>
        <source>Make the model what it was; undoing brings back what it is now</source>
        <translation>モデルをこの状態に戻します。元に戻すと今の状態になります</translation>
    </message>
    <message>
        <source>Append this state to the model; bones and morphs of the same name become one</source>
        <translation>この状態をモデルに追加します。同名のボーンとモーフは一つになります</translation>
    </message>
    <message>
        <source>Give this state another name</source>
        <translation>この状態の名前を変更します</translation>
    </message>
    <message>
        <source>Write this state to a file of its own</source>
        <translation>この状態を別のファイルに保存します</translation>
    </message>
    <message>
        <source>Keep this state no longer</source>
        <translation>この状態を破棄します</translation>
    </message>
    <message>
        <source>It survives saving, and is gone when the document closes; Save as file keeps it</source>
        <translation>保存しても残りますが、ドキュメントを閉じると消えます。「ファイルに保存」で残せます</translation>
    </message>
    <message>
        <source>Vertices: {}</source>
        <translation>頂点: {}</translation>
    </message>
    <message>
        <source>Memory: {}</source>
        <translation>メモリ: {}</translation>
    </message>
    <message>
        <source>No snapshot is selected</source>
        <translation>スナップショットが選択されていません</translation>
    </message>
    <message>
        <source>Swap in {}</source>
        <translation>{}と入れ替え</translation>
    </message>
    <message>
        <source>The model is as in {}</source>
        <translation>モデルは{}の状態になりました</translation>
    </message>
    <message>
        <source>Append {}</source>
        <translation>{}を追加</translation>
    </message>
    <message>
        <source>{name} appended; new vertices: {count}</source>
        <translation>{name}を追加しました。新しい頂点: {count}</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>ファイルに保存</translation>
    </message>
    <message>
        <source>{} saved</source>
        <translation>{} を保存しました</translation>
    </message>
    <message>
        <source>The file could not be saved; what was there is untouched.</source>
        <translation>ファイルを保存できませんでした。元のファイルはそのままです。</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Where the model was clicked</source>
        <translation>モデル上のクリックした位置</translation>
    </message>
    <message>
        <source>{section}: {count} selected</source>
        <translation>{section}：{count} 件を選択中</translation>
    </message>
    <message>
        <source>physics: while playing</source>
        <translation>物理演算：再生中のみ</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>physics: slower than real time ({}%)</source>
        <translation>物理演算：実時間より遅い（{}%）</translation>
    </message>
    <message>
        <source>Frame {frame}</source>
        <translation>フレーム {frame}</translation>
    </message>
    <message>
        <source>{frame} · {rate} fps</source>
        <translation>{frame} · {rate} fps</translation>
    </message>
</context>
<context>
    <name>StepNames</name>
    <message>
        <source>vertex {row}</source>
        <translation>頂点 {row}</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>{count} vertices</source>
        <translation>頂点 {count} 個</translation>
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
        <translation>面 {count} 個</translation>
    </message>
    <message>
        <source>texture {row}</source>
        <translation>テクスチャ {row}</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>{count} textures</source>
        <translation>テクスチャ {count} 個</translation>
    </message>
    <message>
        <source>material {row}</source>
        <translation>材質 {row}</translation>
    </message>
    <message>
        <source>material</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>{count} materials</source>
        <translation>材質 {count} 個</translation>
    </message>
    <message>
        <source>bone {row}</source>
        <translation>ボーン {row}</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>{count} bones</source>
        <translation>ボーン {count} 本</translation>
    </message>
    <message>
        <source>morph {row}</source>
        <translation>モーフ {row}</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>{count} morphs</source>
        <translation>モーフ {count} 個</translation>
    </message>
    <message>
        <source>display frame {row}</source>
        <translation>表示枠 {row}</translation>
    </message>
    <message>
        <source>display frame</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>{count} display frames</source>
        <translation>表示枠 {count} 個</translation>
    </message>
    <message>
        <source>rigid body {row}</source>
        <translation>剛体 {row}</translation>
    </message>
    <message>
        <source>rigid body</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>{count} rigid bodies</source>
        <translation>剛体 {count} 個</translation>
    </message>
    <message>
        <source>joint {row}</source>
        <translation>ジョイント {row}</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>{count} joints</source>
        <translation>ジョイント {count} 個</translation>
    </message>
    <message>
        <source>soft body {row}</source>
        <translation>SoftBody {row}</translation>
    </message>
    <message>
        <source>soft body</source>
        <translation>SoftBody</translation>
    </message>
    <message>
        <source>{count} soft bodies</source>
        <translation>SoftBody {count} 個</translation>
    </message>
    <message>
        <source>{step} in morph {morph}</source>
        <translation>{step} (モーフ {morph})</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>{field}の変更</translation>
    </message>
    <message>
        <source>{operation} {rows}</source>
        <translation>{operation}：{rows}</translation>
    </message>
    <message>
        <source>{step}: {what}</source>
        <translation>{step}：{what}</translation>
    </message>
</context>
<context>
    <name>StepsModel</name>
    <message>
        <source>{step}, a pose</source>
        <translation>{step}（ポーズ）</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>元に戻した操作</translation>
    </message>
    <message>
        <source>A pose, which changes nothing in the file</source>
        <translation>ポーズです。ファイルは変わりません</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>StoredMenu</name>
    <message>
        <source>S&amp;tored selections</source>
        <translation>選択の記憶(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Store as…</source>
        <translation>名前を付けて記憶(&amp;S)…</translation>
    </message>
    <message>
        <source>Remember what is selected, under a name</source>
        <translation>現在の選択に名前を付けて記憶します</translation>
    </message>
    <message>
        <source>{name}   ({count}, {section})</source>
        <translation>{name}   （{count}、{section}）</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add to the selection</source>
        <translation>選択に追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Take from the selection</source>
        <translation>選択から除外(&amp;T)</translation>
    </message>
    <message>
        <source>Store &amp;here what is selected</source>
        <translation>現在の選択で上書き(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>削除(&amp;F)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Store as</source>
        <translation>名前を付けて記憶</translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>There is no row {row}</source>
        <translation>行 {row} はありません</translation>
    </message>
    <message>
        <source>{shown} of {count}</source>
        <translation>{count} 件中 {shown} 件</translation>
    </message>
    <message>
        <source>selected: {count}</source>
        <translation>選択 {count} 件</translation>
    </message>
</context>
<context>
    <name>TextureCard</name>
    <message>
        <source>with transparency</source>
        <translation>透過あり</translation>
    </message>
    <message>
        <source>without transparency</source>
        <translation>透過なし</translation>
    </message>
    <message>
        <source>No material uses it</source>
        <translation>どの材質にも使われていません</translation>
    </message>
    <message>
        <source>Used by {materials}</source>
        <translation>使用する材質: {materials}</translation>
    </message>
</context>
<context>
    <name>TextureCommands</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add &amp;pictures…</source>
        <translation>画像を追加(&amp;P)…</translation>
    </message>
    <message>
        <source>R&amp;eplace the file…</source>
        <translation>ファイルを差し替え(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Open the picture</source>
        <translation>画像を開く(&amp;O)</translation>
    </message>
    <message>
        <source>Pictures that another program saves are seen at once</source>
        <translation>他のプログラムが保存した画像をすぐに表示します</translation>
    </message>
    <message>
        <source>In the program that the system opens pictures with</source>
        <translation>システムで画像に関連付けられたプログラムで開きます</translation>
    </message>
    <message>
        <source>&amp;Watch the files of textures</source>
        <translation>外部テクスチャの更新監視(&amp;W)</translation>
    </message>
    <message>
        <source>Select a texture first</source>
        <translation>先にテクスチャを選択してください</translation>
    </message>
    <message>
        <source>Its file is missing</source>
        <translation>ファイルが見つかりません</translation>
    </message>
</context>
<context>
    <name>TextureTile</name>
    <message>
        <source>Click: choose another</source>
        <translation>クリック: 別のものを選ぶ</translation>
    </message>
</context>
<context>
    <name>Textures</name>
    <message>
        <source>Pictures ({})</source>
        <translation>画像 ({})</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>画像を追加</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>画像を選択</translation>
    </message>
    <message>
        <source>{path} is outside of the folder of the model: others will not find it</source>
        <translation>{path} はモデルのフォルダの外にあります：他の人の環境では見つかりません</translation>
    </message>
    <message>
        <source>{} × {} pixels</source>
        <translation>{} × {} ピクセル</translation>
    </message>
    <message>
        <source>The file cannot be read: {}</source>
        <translation>ファイルを読み込めません：{}</translation>
    </message>
    <message>
        <source>The file is missing</source>
        <translation>ファイルが見つかりません</translation>
    </message>
</context>
<context>
    <name>TexturesBar</name>
    <message>
        <source>1 texture is not found: {paths}</source>
        <translation>テクスチャが1個見つかりません：{paths}</translation>
    </message>
    <message>
        <source>{count} textures are not found: {paths}</source>
        <translation>テクスチャが{count}個見つかりません：{paths}</translation>
    </message>
    <message>
        <source>Look in folder…</source>
        <translation>フォルダから探す…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Look in folder</source>
        <translation>フォルダから探す</translation>
    </message>
</context>
<context>
    <name>ThumbnailLabel</name>
    <message>
        <source>unreadable</source>
        <translation>読込不可</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>TimeRuler</name>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Drag to go through time; the wheel zooms, with Shift it moves along. Drag in the strip at the top to loop over a part; a double click there loops over all.</source>
        <translation>ドラッグでフレームを移動します。ホイールで拡大縮小、Shift を押しながらで左右に移動します。上端の帯をドラッグするとその範囲を、ダブルクリックすると全体をループします。</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Load a motion</source>
        <translation>モーションを読み込む</translation>
    </message>
    <message>
        <source>Remove the motion that is selected</source>
        <translation>選択したモーションを外す</translation>
    </message>
    <message>
        <source>Loop over it</source>
        <translation>これをループ</translation>
    </message>
    <message>
        <source>Loop from the start to the last frame of the motion that is selected</source>
        <translation>選択したモーションの最初から最後のフレームまでをループします</translation>
    </message>
    <message>
        <source>To its end</source>
        <translation>このモーションの最後へ</translation>
    </message>
    <message>
        <source>Go to the last frame of the motion that is selected</source>
        <translation>選択したモーションの最後のフレームへ移ります</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>フォルダで表示</translation>
    </message>
    <message>
        <source>Open the folder of the file of the motion that is selected</source>
        <translation>選択したモーションのファイルがあるフォルダを開きます</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Camera, light, IK</source>
        <translation>カメラ・照明・IK</translation>
    </message>
    <message>
        <source>No motion is selected</source>
        <translation>モーションが選択されていません</translation>
    </message>
    <message>
        <source>No motion from a file is selected</source>
        <translation>ファイルから読み込んだモーションが選択されていません</translation>
    </message>
    <message>
        <source>Play from frame {}</source>
        <translation>フレーム {} から再生</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>モーション</translation>
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
        <translation>ツールのオプション</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Radius of the falloff</source>
        <translation>減衰の半径</translation>
    </message>
    <message>
        <source>How far vertices around go along</source>
        <translation>周囲の頂点が動く範囲</translation>
    </message>
    <message>
        <source>Goes along</source>
        <translation>一緒に動くもの</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>&amp;Next axes</source>
        <translation>次の座標軸(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Handles</source>
        <translation>ハンドル(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>Click or drag a box to select</source>
        <translation>クリックまたは範囲ドラッグで選択</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移動(&amp;M)</translation>
    </message>
    <message>
        <source>Move what is selected by its arrows</source>
        <translation>選択対象を矢印で移動</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>回転(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the selection by its rings</source>
        <translation>選択対象をリングで回転</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>拡縮(&amp;C)</translation>
    </message>
    <message>
        <source>Scale what is selected by its arms or its ring</source>
        <translation>選択対象をハンドルの軸またはリングで拡縮</translation>
    </message>
    <message>
        <source>&amp;Grab</source>
        <translation>つかむ(&amp;G)</translation>
    </message>
    <message>
        <source>Pull rigid bodies, cloth, and what they move</source>
        <translation>剛体や布、それらが動かす部分を引きます</translation>
    </message>
    <message>
        <source>Paint &amp;weights</source>
        <translation>ウェイトペイント(&amp;W)</translation>
    </message>
    <message>
        <source>Paint the weight of the current bone; Shift+click takes the bone, Ctrl+click the weight</source>
        <translation>現在のボーンのウェイトを塗ります。Shift+クリックでボーン、Ctrl+クリックでウェイト値を取得します</translation>
    </message>
    <message>
        <source>Sc&amp;ulpt</source>
        <translation>スカルプト(&amp;U)</translation>
    </message>
    <message>
        <source>Move, smooth, inflate or restore the surface; Shift smooths, Ctrl inflates inwards</source>
        <translation>面を移動・平滑化・膨張・復元します。Shift で平滑化、Ctrl で凹ませます</translation>
    </message>
    <message>
        <source>&amp;Knife</source>
        <translation>ナイフ(&amp;K)</translation>
    </message>
    <message>
        <source>Draw a line across the faces that are to be cut</source>
        <translation>切る面の上に線を引きます</translation>
    </message>
    <message>
        <source>&amp;Local axes</source>
        <translation>ローカル軸(&amp;L)</translation>
    </message>
    <message>
        <source>Handles along the local axes of the bone, body or joint</source>
        <translation>ボーン・剛体・Joint自身の軸を使います</translation>
    </message>
    <message>
        <source>Glo&amp;bal axes</source>
        <translation>グローバル軸(&amp;B)</translation>
    </message>
    <message>
        <source>N&amp;ormal axes</source>
        <translation>法線軸(&amp;O)</translation>
    </message>
    <message>
        <source>Z is the mean of the normals of the vertices that are selected</source>
        <translation>Z軸が選択頂点の平均法線になります</translation>
    </message>
    <message>
        <source>Scr&amp;een axes</source>
        <translation>スクリーン軸(&amp;E)</translation>
    </message>
    <message>
        <source>Handles have the axes of the picture</source>
        <translation>画面の軸を使います</translation>
    </message>
    <message>
        <source>&amp;Virtual axis</source>
        <translation>仮想軸(&amp;V)</translation>
    </message>
    <message>
        <source>Z is the axis that was set, wherever the selection is; it is turned about and moved along</source>
        <translation>設定した仮想軸をZ軸とし、選択を変えても位置は変わりません。回転はこの軸のまわり、移動はこの軸の方向になります</translation>
    </message>
    <message>
        <source>Handles have the axes of the model</source>
        <translation>モデルの軸を使います</translation>
    </message>
    <message>
        <source>It works while physics does</source>
        <translation>物理演算が動いている間に使えます</translation>
    </message>
    <message>
        <source>No virtual axis was set</source>
        <translation>仮想軸が設定されていません</translation>
    </message>
    <message>
        <source>It works in the other mode[ ({mode.toggle})]</source>
        <translation>もう一方のモード[（{mode.toggle}）]で使えます</translation>
    </message>
    <message>
        <source>&amp;Parent axes</source>
        <translation>親の軸(&amp;P)</translation>
    </message>
    <message>
        <source>Handles along the axes of the posed parent</source>
        <translation>回転後の親ボーンの軸を使います</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Look around</source>
        <translation>見回す</translation>
    </message>
    <message>
        <source>Drag with the right mouse button to turn the camera, with the middle one to move it, and zoom with the wheel.</source>
        <translation>右ドラッグでカメラを回し、中ドラッグで動かし、ホイールで拡大縮小します。</translation>
    </message>
    <message>
        <source>Drag with the middle mouse button to turn the camera, with Shift to move it, and zoom with the wheel.</source>
        <translation>中ドラッグでカメラを回し、Shift+中ドラッグで動かし、ホイールで拡大縮小します。</translation>
    </message>
    <message>
        <source>This is Mochi, a model to try things on. {mouse}[ The key {camera.frame-all} shows the whole model.]</source>
        <translation>試しに使えるサンプル「もち」です。{mouse}[{camera.frame-all} キーで全体を映します。]</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択する</translation>
    </message>
    <message>
        <source>Click a part of the model, or a row here. Outline, table, inspector and model view share one selection; a double click brings it into view.</source>
        <translation>モデルの一部か、ここの行をクリックします。アウトライン・一覧・インスペクター・モデルビューの選択は共通です。ダブルクリックするとその場所を映します。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更する</translation>
    </message>
    <message>
        <source>The inspector has every field of what is selected. Type a number, drag it by its label or pick a colour: the model shows it at once.[ {help.focused} tells what a field is.]</source>
        <translation>インスペクターには選択したもののすべての項目があります。数値を入力するか、ラベルをドラッグするか、色を選ぶと、すぐにモデルに表れます。[{help.focused} で項目の説明が出ます。]</translation>
    </message>
    <message>
        <source>Undo[ ({edit.undo})] takes back the last step and Redo[ ({edit.redo})] does it again, as far back as you like. The History pane lists all steps.</source>
        <translation>「元に戻す」[（{edit.undo}）]で直前の操作を取り消し、「やり直し」[（{edit.redo}）]でもう一度行います。何回でも戻れます。履歴パネルにはすべての操作が並びます。</translation>
    </message>
    <message>
        <source>In Transform mode bones are posed and motions play, and the model itself stays as it is.[ {mode.toggle} leads there and back.] A dance is loaded[: {playback.play} plays it].</source>
        <translation>変形モードではボーンのポーズやモーションの再生ができ、モデル自体は変わりません。[{mode.toggle} で行き来します。]ダンスを読み込みました[。{playback.play} で再生します]。</translation>
    </message>
    <message>
        <source>The pane Checks[ ({pane.go-to-checks})] lists what goes wrong in MMD, and fixes most of it; if there are findings, their number is shown here. Saving[ ({file.save})] keeps the previous file as a backup. More is in the handbook, in the Help menu.</source>
        <translation>「状態検証」パネル[（{pane.go-to-checks}）]はMMDで問題になる点を一覧し、ほとんどを修正します。問題があればその数がここに表示されます。保存[（{file.save}）]すると前のファイルはバックアップとして残ります。詳しくはヘルプメニューのハンドブックにあります。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Pose and play</source>
        <translation>ポーズと再生</translation>
    </message>
    <message>
        <source>Check and save</source>
        <translation>検証と保存</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message>
        <source>Tour</source>
        <translation>ツアー</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} / {}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>TransformBox</name>
    <message>
        <source>Transform by numbers</source>
        <translation>オブジェクト操作</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>拡縮</translation>
    </message>
    <message>
        <source>&amp;Evenly</source>
        <translation>等倍(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing is selected that has a position.</source>
        <translation>位置を持つものが選択されていません。</translation>
    </message>
    <message>
        <source>How far vertices around go along</source>
        <translation>周囲の頂点が動く範囲</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>座標軸</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>中心</translation>
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
        <translation>編集モードでポーズを表示(&amp;E)</translation>
    </message>
    <message>
        <source>The model is shown at rest.</source>
        <translation>初期姿勢を表示しています。</translation>
    </message>
    <message>
        <source>Shows the pose of Transform mode in Edit mode: vertices, faces and materials can be moved in the posed model; their rest positions are calculated from that</source>
        <translation>変形モードのポーズのままモデルを編集します。頂点・面・材質の移動は、ポーズを戻した位置に換算して書き込まれます</translation>
    </message>
    <message>
        <source>The pose is shown, but nothing is posed yet[: {mode.toggle} leads to Transform mode].</source>
        <translation>ポーズを表示していますが、まだ何も変形されていません[。{mode.toggle} で変形モードに移ります]。</translation>
    </message>
    <message>
        <source>The pose is shown: the rest position of what is moved is calculated from it.</source>
        <translation>ポーズを表示しています。移動は初期姿勢の位置に換算されます。</translation>
    </message>
    <message>
        <source>&amp;Load motion…</source>
        <translation>モーション読み込み(&amp;L)…</translation>
    </message>
    <message>
        <source>Re&amp;move motions</source>
        <translation>モーションをすべて外す(&amp;M)</translation>
    </message>
    <message>
        <source>Save &amp;keys of the pose…</source>
        <translation>ポーズをキーとして保存(&amp;K)…</translation>
    </message>
    <message>
        <source>L&amp;oad pose…</source>
        <translation>ポーズ読み込み(&amp;O)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve pose…</source>
        <translation>ポーズ保存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Copy pose</source>
        <translation>ポーズをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;aste pose</source>
        <translation>ポーズを貼り付け(&amp;A)</translation>
    </message>
    <message>
        <source>M&amp;irror pose</source>
        <translation>ポーズを左右反転(&amp;I)</translation>
    </message>
    <message>
        <source>Reset all bones</source>
        <translation>全ボーンをリセット</translation>
    </message>
    <message>
        <source>Reset all morphs</source>
        <translation>全モーフをリセット</translation>
    </message>
    <message>
        <source>Reset &amp;everything</source>
        <translation>すべてリセット(&amp;E)</translation>
    </message>
    <message>
        <source>All IK o&amp;n</source>
        <translation>全IK ON(&amp;N)</translation>
    </message>
    <message>
        <source>All IK o&amp;ff</source>
        <translation>全IK OFF(&amp;F)</translation>
    </message>
    <message>
        <source>Lift limits</source>
        <translation>制限解除</translation>
    </message>
    <message>
        <source>Any bone can be moved and rotated here, whatever it is meant for; fixed axes and the limits of IK do not count. The model stays as it is</source>
        <translation>性能の設定にかかわらず、どのボーンも移動・回転できます。軸制限とIKの角度制限も働きません。モデルは変わりません</translation>
    </message>
    <message>
        <source>No motion is loaded</source>
        <translation>モーションが読み込まれていません</translation>
    </message>
</context>
<context>
    <name>TransformPane</name>
    <message>
        <source>Frame in the view</source>
        <translation>ビューの中央に表示</translation>
    </message>
</context>
<context>
    <name>TranslationForm</name>
    <message>
        <source>Rename…</source>
        <translation>名称の一括編集…</translation>
    </message>
    <message>
        <source>Give the names that the dictionary does not know by hand</source>
        <translation>辞書にない名称を手で入力します</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop, and go back to the start</source>
        <translation>停止して先頭に戻る</translation>
    </message>
    <message>
        <source>To the st&amp;art</source>
        <translation>先頭へ(&amp;A)</translation>
    </message>
    <message>
        <source>One frame &amp;back</source>
        <translation>1F戻す(&amp;B)</translation>
    </message>
    <message>
        <source>One frame &amp;forward</source>
        <translation>1F進める(&amp;O)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>末尾へ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>ループ(&amp;L)</translation>
    </message>
    <message>
        <source>Loop from &amp;here</source>
        <translation>ここからループ(&amp;H)</translation>
    </message>
    <message>
        <source>Loop over a part of the motions, which begins at the current frame</source>
        <translation>現在のフレームから始まる範囲をループします</translation>
    </message>
    <message>
        <source>Loop &amp;up to here</source>
        <translation>ここまでループ(&amp;U)</translation>
    </message>
    <message>
        <source>Loop over a part of the motions, which ends at the current frame</source>
        <translation>現在のフレームで終わる範囲をループします</translation>
    </message>
    <message>
        <source>Loop over all</source>
        <translation>全体をループ</translation>
    </message>
    <message>
        <source>Loop over the whole of the motions again</source>
        <translation>再びモーション全体をループします</translation>
    </message>
    <message>
        <source>No part is looped over</source>
        <translation>ループ範囲はありません</translation>
    </message>
    <message>
        <source>&amp;Camera of the motion</source>
        <translation>モーションのカメラ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;{rate} fps</source>
        <translation>&amp;{rate} fps</translation>
    </message>
    <message>
        <source>Show {count} pictures a second</source>
        <translation>毎秒 {count} コマで表示</translation>
    </message>
    <message>
        <source>No motion moves the camera</source>
        <translation>カメラを動かすモーションがありません</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
</context>
<context>
    <name>Typing</name>
    <message>
        <source>Nothing was done, for what is being typed cannot be taken: {}</source>
        <translation>入力中の値が正しくないため、実行しませんでした：{}</translation>
    </message>
</context>
<context>
    <name>UnlistedRows</name>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
    </message>
    <message>
        <source>In no display frame: MMD does not show it</source>
        <translation>どの表示枠にもありません: MMDでは表示されません</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
</context>
<context>
    <name>UnlistedView</name>
    <message>
        <source>In no display frame</source>
        <translation>表示枠なし</translation>
    </message>
</context>
<context>
    <name>UpgradePane</name>
    <message>
        <source>Save as PMX…</source>
        <translation>PMXとして保存…</translation>
    </message>
    <message>
        <source>What would a PMD lose?</source>
        <translation>PMDで失われるもの</translation>
    </message>
    <message>
        <source>What can be made better</source>
        <translation>改善できること</translation>
    </message>
    <message>
        <source>{file} was opened from {pmd}, a PMD:</source>
        <translation>{file}：{pmd}（PMD）から開いたモデルです：</translation>
    </message>
    <message>
        <source>•  What was noticed is in Messages.</source>
        <translation>•  気づいた点は「メッセージ」にあります。</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>{} is a PMD; it was opened as a PMX:</source>
        <translation>{} はPMDです。PMXとして開きました:</translation>
    </message>
    <message>
        <source>Improve…</source>
        <translation>改善…</translation>
    </message>
</context>
<context>
    <name>UvCanvas</name>
    <message>
        <source>UV</source>
        <translation>UV編集</translation>
    </message>
</context>
<context>
    <name>UvCommands</name>
    <message>
        <source>Project &amp;UVs from view…</source>
        <translation>視点からUVを投影(&amp;U)…</translation>
    </message>
    <message>
        <source>Projects the texture onto the selection from the current view</source>
        <translation>選択範囲に、今見えている方向からテクスチャを貼ります</translation>
    </message>
</context>
<context>
    <name>UvPane</name>
    <message>
        <source>Show &amp;all</source>
        <translation>全体表示(&amp;A)</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>The UV itself, or X and Y of an additional one</source>
        <translation>UV、または追加UVのXとY</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>Click or drag a box to select; Shift adds, Ctrl takes away; a double click takes the island</source>
        <translation>クリックか枠のドラッグで選択。Shiftで追加、Ctrlで解除、ダブルクリックでアイランド全体</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移動(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>回転(&amp;R)</translation>
    </message>
    <message>
        <source>Drag to turn what is selected about its centre; Ctrl: by steps of 15°</source>
        <translation>ドラッグで選択UVを中心の周りに回転。Ctrl: 15°刻み</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>拡縮(&amp;C)</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>コピー先</translation>
    </message>
    <message>
        <source>Show &amp;selection</source>
        <translation>選択を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Copy the UVs of what is selected to another channel</source>
        <translation>選択範囲のUVを別のチャンネルにコピーします</translation>
    </message>
    <message>
        <source>From &amp;view…</source>
        <translation>視点から投影(&amp;V)…</translation>
    </message>
    <message>
        <source>S&amp;nap</source>
        <translation>吸着(&amp;N)</translation>
    </message>
    <message>
        <source>Moving goes to corners of pixels, turning by 15°, scaling to whole pixels; Ctrl: the other way round</source>
        <translation>移動はピクセルの角、回転は15°刻み、拡縮はピクセル単位に吸着します。Ctrl: 逆にする</translation>
    </message>
    <message>
        <source>&amp;Others</source>
        <translation>他の材質(&amp;O)</translation>
    </message>
    <message>
        <source>Show faintly the other materials that have the same texture</source>
        <translation>同じテクスチャを使う他の材質を薄く表示します</translation>
    </message>
    <message>
        <source>Project the texture onto the selection from the model view</source>
        <translation>選択範囲に、モデルビューで見えている方向からテクスチャを貼ります</translation>
    </message>
    <message>
        <source>Drag to move what is selected; Shift: along U or V, Ctrl: to pixels</source>
        <translation>ドラッグで選択UVを移動。Shift: UかVの方向だけ、Ctrl: ピクセルに吸着</translation>
    </message>
    <message>
        <source>Drag to scale what is selected about its centre; Shift: along U or V, Ctrl: to whole pixels</source>
        <translation>ドラッグで選択UVを中心から拡縮。Shift: UかVの方向だけ、Ctrl: ピクセル単位</translation>
    </message>
    <message>
        <source>Flip U</source>
        <translation>U反転</translation>
    </message>
    <message>
        <source>Mirror what is selected from left to right</source>
        <translation>選択UVを左右反転します</translation>
    </message>
    <message>
        <source>Flip V</source>
        <translation>V反転</translation>
    </message>
    <message>
        <source>Mirror what is selected upside down</source>
        <translation>選択UVを上下反転します</translation>
    </message>
    <message>
        <source>Shows what is selected as large as it fits</source>
        <translation>選択したものを収まる大きさで表示します</translation>
    </message>
    <message>
        <source>Shows the whole texture</source>
        <translation>テクスチャ全体を表示します</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>The material whose UVs are shown: another one is selected, too</source>
        <translation>UVを表示する材質。選び直すと、その材質が選択されます</translation>
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
        <translation>材質がありません</translation>
    </message>
    <message>
        <source>What is moved goes into morph {}, which moves {:,} UVs of the material</source>
        <translation>移動はモーフ {} に入ります。この材質の {:,} 個のUVを動かします</translation>
    </message>
    <message>
        <source>Morph {}: {:,} UVs of the material are moved</source>
        <translation>モーフ {}: この材質の {:,} 個のUVを動かします</translation>
    </message>
    <message>
        <source>{material}, without a picture</source>
        <translation>{material}、画像なし</translation>
    </message>
    <message>
        <source>{material}, {texture}, {width} × {height} pixels</source>
        <translation>{material}、{texture}、{width} × {height} ピクセル</translation>
    </message>
    <message>
        <source>Nothing of the material that is shown is selected</source>
        <translation>表示中の材質に、選択されているものがありません</translation>
    </message>
    <message>
        <source>A morph is edited, not the mesh</source>
        <translation>メッシュではなくモーフを編集中です</translation>
    </message>
    <message>
        <source>Move UVs</source>
        <translation>UVの移動</translation>
    </message>
    <message>
        <source>Rotate UVs</source>
        <translation>UVの回転</translation>
    </message>
    <message>
        <source>Scale UVs</source>
        <translation>UVの拡縮</translation>
    </message>
    <message>
        <source>The morph that is edited moves another channel: {}</source>
        <translation>編集中のモーフが動かすのは別のチャンネルです: {}</translation>
    </message>
    <message>
        <source>Copy UVs to another channel</source>
        <translation>UVを別のチャンネルへコピー</translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message>
        <source>{count} offset</source>
        <translation>オフセット {count} 件</translation>
    </message>
    <message>
        <source>{count} offsets</source>
        <translation>オフセット {count} 件</translation>
    </message>
    <message>
        <source>{count} link</source>
        <translation>リンク {count} 件</translation>
    </message>
    <message>
        <source>{count} links</source>
        <translation>リンク {count} 件</translation>
    </message>
    <message>
        <source>{count} item</source>
        <translation>要素 {count} 件</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>要素 {count} 件</translation>
    </message>
    <message>
        <source>{count} anchor</source>
        <translation>アンカー {count} 個</translation>
    </message>
    <message>
        <source>{count} anchors</source>
        <translation>アンカー {count} 個</translation>
    </message>
    <message>
        <source>{count} pin</source>
        <translation>Pin {count} 件</translation>
    </message>
    <message>
        <source>{count} pins</source>
        <translation>Pin {count} 件</translation>
    </message>
    <message>
        <source>{count} bytes</source>
        <translation>{count} バイト</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>VectorEditor</name>
    <message>
        <source>Copy whole</source>
        <translation>全成分をコピー</translation>
    </message>
    <message>
        <source>Paste whole</source>
        <translation>全成分を貼り付け</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>{overlay} (automatic)</source>
        <translation>{overlay}（自動）</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システムの言語</translation>
    </message>
    <message>
        <source>&amp;Light and background</source>
        <translation>照明と背景(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;xt document</source>
        <translation>次のモデル(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious document</source>
        <translation>前のモデル(&amp;V)</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>Textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>The axes of the model&apos;s space on the ground: X red, Z blue</source>
        <translation>地面上のモデル空間の軸：X は赤、Z は青</translation>
    </message>
    <message>
        <source>The bones, coloured by what they can do</source>
        <translation>ボーンです。働きによって色が違います</translation>
    </message>
    <message>
        <source>The ground, with lines every 5 units; more of them nearby, fewer from afar</source>
        <translation>地面。線は 5 単位ごと。近づくと細かく、離れると粗くなります</translation>
    </message>
    <message>
        <source>The sphere maps of the materials</source>
        <translation>スフィアによる光沢です</translation>
    </message>
    <message>
        <source>The toon shading of the materials, from light to shade</source>
        <translation>材質の明暗の階調（Toon）です</translation>
    </message>
    <message>
        <source>Toon shading</source>
        <translation>Toon</translation>
    </message>
    <message>
        <source>Sphere maps</source>
        <translation>スフィア</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>ハイライト</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>エッジ</translation>
    </message>
    <message>
        <source>Ground shadow</source>
        <translation>地面影</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>座標軸</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Lines from bones to their append parents (付与親)</source>
        <translation>ボーンから付与親への線です</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Joint</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>ワイヤーフレーム</translation>
    </message>
    <message>
        <source>Rigid bodies, solid</source>
        <translation>剛体（面）</translation>
    </message>
    <message>
        <source>Rigid bodies coloured by group</source>
        <translation>剛体をグループ色で</translation>
    </message>
    <message>
        <source>Soft bodies: links, anchors and pins</source>
        <translation>SoftBody：リンク・アンカー・ピン</translation>
    </message>
    <message>
        <source>Limits of selected joints</source>
        <translation>選択Jointの制限</translation>
    </message>
    <message>
        <source>Hidden bones</source>
        <translation>非表示ボーン</translation>
    </message>
    <message>
        <source>Axes of selected bones</source>
        <translation>選択ボーンのローカル軸</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IKリンク</translation>
    </message>
    <message>
        <source>Append links</source>
        <translation>付与の関係</translation>
    </message>
    <message>
        <source>Parent links</source>
        <translation>親子の関係</translation>
    </message>
    <message>
        <source>Selected vertices</source>
        <translation>選択頂点</translation>
    </message>
    <message>
        <source>Selected faces and materials</source>
        <translation>選択面・材質</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触点</translation>
    </message>
    <message>
        <source>Beyond joint limits</source>
        <translation>Joint制限の超過</translation>
    </message>
    <message>
        <source>A colour for each of the 16 collision groups, in place of how bodies move</source>
        <translation>動き方の代わりに、16の衝突グループで剛体を色分けします</translation>
    </message>
    <message>
        <source>All vertices as points</source>
        <translation>すべての頂点を点で表示します</translation>
    </message>
    <message>
        <source>Bones that MMD does not show, among the others</source>
        <translation>MMDで表示されないボーンも表示します</translation>
    </message>
    <message>
        <source>Contact shadow</source>
        <translation>接地影</translation>
    </message>
    <message>
        <source>How far selected joints let their bodies turn and move</source>
        <translation>選択したJointの回転と移動の範囲です</translation>
    </message>
    <message>
        <source>Lines from bones to their parents</source>
        <translation>ボーンから親への線です</translation>
    </message>
    <message>
        <source>Lines from each IK bone along its links to the target</source>
        <translation>IKボーンからリンク、ターゲットまでの線です</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The axes by which the selected bones are handled</source>
        <translation>選択したボーンの操作軸です</translation>
    </message>
    <message>
        <source>The edges of all faces over the surface</source>
        <translation>面の上にすべての辺を重ねます</translation>
    </message>
    <message>
        <source>The highlights of the light by specular colour and power</source>
        <translation>反射色と反射強度によるハイライトです</translation>
    </message>
    <message>
        <source>The joints, with lines to the two bodies of each</source>
        <translation>Jointと、つながる2つの剛体への線です</translation>
    </message>
    <message>
        <source>The links, anchors and pins of soft bodies</source>
        <translation>SoftBodyのリンク、剛体へのアンカー、ボーンが支えるピンです</translation>
    </message>
    <message>
        <source>The names of bones, bodies and joints beside them, and the numbers of vertices</source>
        <translation>ボーン・剛体・Jointの名前と、頂点の番号を横に表示します</translation>
    </message>
    <message>
        <source>The normals of the vertices as lines</source>
        <translation>頂点の法線を線で表示します</translation>
    </message>
    <message>
        <source>The outlines of materials and vertices that have one</source>
        <translation>エッジのある材質と頂点の輪郭線です</translation>
    </message>
    <message>
        <source>The pictures on the surfaces; without them the colours of the materials</source>
        <translation>面のテクスチャです。オフにすると材質の色だけになります</translation>
    </message>
    <message>
        <source>The selected faces, and those of selected materials, in the colour of the selection</source>
        <translation>選択した面と、選択した材質の面を選択色で表示します</translation>
    </message>
    <message>
        <source>The selected vertices as points</source>
        <translation>選択した頂点を点で表示します</translation>
    </message>
    <message>
        <source>The shadow on the ground of materials that have one</source>
        <translation>地面影のある材質の、地面の影です</translation>
    </message>
    <message>
        <source>The shadows that parts of the model cast onto each other</source>
        <translation>モデル自身に落ちる影です</translation>
    </message>
    <message>
        <source>The shape before the edited morph</source>
        <translation>編集中のモーフの元の形</translation>
    </message>
    <message>
        <source>The shape without the morph that is edited, translucent where the morph takes it elsewhere</source>
        <translation>編集中のモーフがないときの形を、モーフで動いたところに半透明で表示します</translation>
    </message>
    <message>
        <source>The shapes of the rigid bodies as wires</source>
        <translation>剛体の形を線で表示します</translation>
    </message>
    <message>
        <source>The shapes of the rigid bodies, filled</source>
        <translation>剛体の形を塗りつぶして表示します</translation>
    </message>
    <message>
        <source>The soft darkness below what stands on the ground</source>
        <translation>地面に立つものの下にできるやわらかい影</translation>
    </message>
    <message>
        <source>Where rigid bodies touch each other and the ground while physics is on</source>
        <translation>物理演算中に、剛体どうしや地面と接触している場所</translation>
    </message>
    <message>
        <source>Joints beyond their limits, and the rigid bodies that they connect</source>
        <translation>物理演算で制限を超えて離れたり曲がったりしたJointと、その剛体</translation>
    </message>
    <message>
        <source>Japanese names</source>
        <translation>和名</translation>
    </message>
    <message>
        <source>English names</source>
        <translation>英名</translation>
    </message>
    <message>
        <source>Both names</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Colours of bones in lists</source>
        <translation>ボーンリストカラー</translation>
    </message>
    <message>
        <source>Beside each bone a spot in the colour of the model view</source>
        <translation>リストのボーンに、モデルビューと同じ色の印を付けます</translation>
    </message>
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
        <translation>右側面(&amp;R)</translation>
    </message>
    <message>
        <source>The model&apos;s &amp;left</source>
        <translation>左側面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上面(&amp;T)</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>底面(&amp;M)</translation>
    </message>
</context>
<context>
    <name>Viewport</name>
    <message>
        <source>Model view</source>
        <translation>モデルビュー</translation>
    </message>
    <message>
        <source>The camera turns around what was double-clicked</source>
        <translation>カメラはダブルクリックした位置を中心に回転します</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Model view</source>
        <translation>モデルビュー</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>サブ画面</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>The model&apos;s left</source>
        <translation>モデルの左</translation>
    </message>
</context>
<context>
    <name>WeightPainter</name>
    <message>
        <source>Paint {bone}</source>
        <translation>ウェイトペイント: {bone}</translation>
    </message>
    <message>
        <source>No bone moves this place</source>
        <translation>ここを動かすボーンがありません</translation>
    </message>
    <message>
        <source>Select the bone to be painted, or pick it here with Shift</source>
        <translation>塗るボーンを選択するか、ここでShift+クリックして取得してください</translation>
    </message>
    <message>
        <source>{bone} is locked</source>
        <translation>{bone} はロックされています</translation>
    </message>
</context>
<context>
    <name>WeightsPane</name>
    <message>
        <source>Weight</source>
        <translation>ウェイト値</translation>
    </message>
    <message>
        <source>Exchanges with</source>
        <translation>ウェイトを交換するボーン</translation>
    </message>
    <message>
        <source>The one bone that weight is taken from and given to; none: all others that are not locked</source>
        <translation>ウェイトを受け渡しする唯一のボーン。指定がなければロックされていないほかのすべてのボーン</translation>
    </message>
    <message>
        <source>Bone: none; select one, or Shift+click the model</source>
        <translation>ボーン: なし。選択するか、モデルをShift+クリックしてください</translation>
    </message>
    <message>
        <source>Bone: {} (locked)</source>
        <translation>ボーン: {}（ロック中）</translation>
    </message>
    <message>
        <source>Bone: {} (its other side is not there)</source>
        <translation>ボーン: {}（反対側がありません）</translation>
    </message>
    <message>
        <source>Bone: {}</source>
        <translation>ボーン: {}</translation>
    </message>
    <message>
        <source>The mode {} does not use the weight</source>
        <translation>モード「{}」ではウェイトの値を使いません</translation>
    </message>
    <message>
        <source>No bone is locked</source>
        <translation>ロックされたボーンはありません</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Each dab adds the strength</source>
        <translation>塗るたびに強さの分だけ加えます</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>減算</translation>
    </message>
    <message>
        <source>Each dab takes the strength away</source>
        <translation>塗るたびに強さの分だけ減らします</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Goes towards the weight, by the strength</source>
        <translation>強さの割合でウェイト値に近づけます</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑化</translation>
    </message>
    <message>
        <source>Goes towards the mean of the neighbours</source>
        <translation>隣の頂点の平均に近づけます</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>塗りつぶし</translation>
    </message>
    <message>
        <source>A click gives the weight to all that hangs together</source>
        <translation>クリックした部分とつながるすべての頂点をウェイト値にします</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>グラデーション</translation>
    </message>
    <message>
        <source>From where the mouse is pressed the weight falls to 0 where it is released</source>
        <translation>押した場所のウェイト値から、離した場所の0まで変化させます</translation>
    </message>
    <message>
        <source>Paint with this weight</source>
        <translation>このウェイトで塗る</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>正規化(&amp;N)</translation>
    </message>
    <message>
        <source>What the bone gains others lose, so that the sum stays 1</source>
        <translation>ボーンが得た分だけほかのボーンが減り、合計は1のままです</translation>
    </message>
    <message>
        <source>The same on the other side, for the bone of the other side</source>
        <translation>反対側にも、反対側のボーンで同じように塗ります</translation>
    </message>
    <message>
        <source>Locked: {count} ({names})</source>
        <translation>ロック中: {count}（{names}）</translation>
    </message>
    <message>
        <source>&amp;Lock selected</source>
        <translation>選択をロック(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Unlock selected</source>
        <translation>選択を解除(&amp;U)</translation>
    </message>
    <message>
        <source>Unlock &amp;all</source>
        <translation>すべてのロックを解除(&amp;A)</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Files that you open will be listed here.</source>
        <translation>開いたファイルがここに並びます。</translation>
    </message>
    <message>
        <source>An editor for PMX and PMD models</source>
        <translation>PMX・PMD モデルのエディタ</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>新規作成</translation>
    </message>
    <message>
        <source>Open what was open last</source>
        <translation>前回開いていたものを開く</translation>
    </message>
    <message>
        <source>The window in six steps, on the sample.</source>
        <translation>サンプルを使って、6つのステップで案内します。</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>ツアーを始める</translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> ほか {} 件</translation>
    </message>
    <message>
        <source>Start from a centre bone.</source>
        <translation>センターボーンだけのモデルから始めます。</translation>
    </message>
    <message>
        <source>A PMX, PMD, VRM or other model.</source>
        <translation>PMX、PMD、VRM などのモデルを開きます。</translation>
    </message>
    <message>
        <source>Drop a model here</source>
        <translation>ここにモデルをドロップ</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>サンプルを開く</translation>
    </message>
    <message>
        <source>A sample model for experiments.</source>
        <translation>いろいろ試すためのモデルです。</translation>
    </message>
    <message>
        <source>Open the cloth sample</source>
        <translation>布のサンプルを開く</translation>
    </message>
    <message>
        <source>Cloths that physics moves.</source>
        <translation>物理演算で動く布。</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>From {least} to {most}</source>
        <translation>{least} から {most} まで</translation>
    </message>
    <message>
        <source>At least {least}</source>
        <translation>{least} 以上</translation>
    </message>
    <message>
        <source>At most {most}</source>
        <translation>{most} 以下</translation>
    </message>
    <message>
        <source>In degrees</source>
        <translation>単位は度</translation>
    </message>
    <message>
        <source>Can be: {}</source>
        <translation>選べる値: {}</translation>
    </message>
    <message>
        <source>Refers to: {}</source>
        <translation>参照先: {}</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクタ</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>The bones as they are posed, in Transform mode: numbers for translation, rotation and scale, which poses and motions do not hold, IK switches, and buttons that bring bones back to rest or to the motion. Nothing here changes the model.</source>
        <translation>変形モードでのボーンの姿勢です。移動・回転・拡縮（ポーズやモーションには保存されません）の数値、IKのオンオフ、初期姿勢やモーションに戻すボタンがあります。ここではモデルは変わりません。</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>絞込み表示</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>頂点ウェイト</translation>
    </message>
    <message>
        <source>The bones and weights of the selected vertices, as a table to edit. Weights are set, added, normalized, converted between BDEF and SDEF, and copied to other vertices.</source>
        <translation>選択した頂点のボーンとウェイトの表です。ウェイトの入力・追加・正規化、BDEFとSDEFの変換、ほかの頂点へのコピーができます。</translation>
    </message>
    <message>
        <source>Bodies and joints</source>
        <translation>剛体とJoint</translation>
    </message>
    <message>
        <source>The rigid bodies or the joints as a list: the switch above it chooses which, and with that what a click in the model view selects. The inspector has what is selected; selected bodies are joined by a button.</source>
        <translation>剛体またはJointの一覧です。上の切り替えでどちらかを選ぶと、モデルビューのクリックで選択されるものも変わります。選択したものはインスペクタに表示され、選択した剛体はボタンでつなげられます。</translation>
    </message>
    <message>
        <source>Collision groups</source>
        <translation>衝突グループ</translation>
    </message>
    <message>
        <source>The 16 collision groups as a grid that says which of them meet. A click changes it for all rigid bodies of both groups, as one step.</source>
        <translation>16の衝突グループのうち、どれとどれがぶつかるかの表です。クリックすると両方のグループのすべての剛体が一度に変わります。</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>A console and an editor for scripts on the open model. Each entry and each script is one step that can be undone; errors name their line.</source>
        <translation>開いているモデルに対するコンソールとスクリプトの編集です。入力やスクリプトはそれぞれ取り消せる1操作になり、エラーには行番号が付きます。</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>PMXへの変換</translation>
    </message>
    <message>
        <source>What was done to a PMD when it was opened as PMX, what can be made better, each by a button, and what a PMD would lose.</source>
        <translation>PMDをPMXとして開いたときに行ったこと、ボタン1つで改善できること、PMDにすると失われるものを表示します。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>What differs between this model and another one, by table and field. Values are taken over one by one or all at once; the other model is seen as a ghost.</source>
        <translation>ほかのモデルとの違いを、表と項目ごとに並べます。値を1つずつ、またはまとめて取り込めます。相手のモデルは半透明で表示されます。</translation>
    </message>
    <message>
        <source>The bone whose weights are painted in the model view, what it exchanges weight with, and the bones that are locked and keep theirs. Mode, radius, strength and falloff of the brush are above the view; a stroke is one step.</source>
        <translation>モデルビューでウェイトを塗るボーン、ウェイトを交換するボーン、ロックしてウェイトを変えないボーンの設定です。ブラシのモード・半径・強さ・減衰はビューの上にあります。1ストロークが1操作です。</translation>
    </message>
    <message>
        <source>How brushes move, smooth, inflate or restore the surface in the model view: of the mesh, of a pose, or of the vertex morph that is edited. Mode, radius, strength and falloff of the brush are above the view; a stroke is one step.</source>
        <translation>モデルビューでブラシを使い、面を移動・平滑化・膨張・復元するときの設定です。対象はメッシュ、ポーズ、または編集中の頂点モーフです。ブラシのモード・半径・強さ・減衰はビューの上にあります。1ストロークが1操作です。</translation>
    </message>
    <message>
        <source>A material&apos;s faces on its texture: that of what is selected, or the one that is chosen at the top. Corners are clicked, boxed, moved, turned, scaled and flipped; the selection is the one of the whole window.</source>
        <translation>材質の面をテクスチャの上に表示します。材質は選択に従うか、上の一覧で選びます。頂点をクリックや囲みで選び、移動・回転・拡大縮小・反転できます。選択は全体で共通です。</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>状態検証</translation>
    </message>
    <message>
        <source>The messages about this model: warnings when it was opened, losses when it was saved, and what deleting changed. A double click goes to the row that a message is about.</source>
        <translation>このモデルについてのお知らせです。読み込み時の警告、保存で失われたもの、削除の結果などが出ます。ダブルクリックで該当の行へ移ります。</translation>
    </message>
    <message>
        <source>All rows of the model by section, with a filter. What is selected here is selected everywhere; a double click shows it in the model view. What the mouse is over glows in the view, and the other way round; the eye beside a row hides it, the lock has the view pass it over. Rows are dragged to another place; in the tree a bone that is dropped onto another hangs from it. A right click offers what can be done with them.</source>
        <translation>モデルのすべての行をセクションごとに並べ、絞り込めます。ここでの選択は全体で共通です。ダブルクリックするとモデルビューで中央に表示します。マウスを重ねた行はビューで光り、ビューで重ねたものはここで光ります。行の右の目は非表示に、錠はビューで選択されないようにします。行はドラッグで移せ、ツリーではボーンの上に置いたボーンがその子になります。右クリックで、使える操作のメニューが出ます。</translation>
    </message>
    <message>
        <source>All fields of what is selected, in groups that fold. With several rows a change goes to all of them, and values that differ are shown as mixed. Numbers are rounded until they are edited; they are dragged by their label or take sums such as *1.1 or 180/3; links go to what a field refers to.</source>
        <translation>選択したもののすべての項目をグループごとに表示します。複数行を選ぶと変更はすべてに及び、異なる値は「混在」と表示されます。数値は編集するまで丸めて表示され、ラベルのドラッグや *1.1、180/3 のような式で変えられます。リンクで参照先へ移れます。</translation>
    </message>
    <message>
        <source>The edits and poses since the model was opened, as many as the memory for undo holds. A click on one goes to the state after it, back or forward. Poses have an icon of their own, and change nothing in the file.</source>
        <translation>モデルを開いてからの編集とポーズの一覧です。元に戻す用のメモリーに入るだけ残ります。クリックするとその直後の状態へ、前にも後にも移れます。ポーズには専用のアイコンが付き、ファイルは変わりません。</translation>
    </message>
    <message>
        <source>One section of the model as a sheet: cells are edited, copied and pasted as in a spreadsheet. Return changes the cell, Ctrl+Return all selected rows; so does Ctrl held for a tick, a choice or a drag. A click on a header sorts what is seen, never the model; a right click on it chooses the columns.</source>
        <translation>1つのセクションを表計算のように表示します。セルの編集・コピー・貼り付けができます。Returnはそのセルだけ、Ctrl+Returnは選択したすべての行を変えます。Ctrlを押したままのチェック・選択・ドラッグも同じです。見出しのクリックは表示だけを並べ替え、モデルは変わりません。右クリックで列を選べます。</translation>
    </message>
    <message>
        <source>A slider for each morph, by MMD&apos;s panels, in both modes. What is set here overrides the motion until it is reset.</source>
        <translation>編集モードと変形モードの両方で使える、MMDのパネル順のモーフのスライダーです。ここで決めた値は、戻すまでモーションより優先されます。</translation>
    </message>
    <message>
        <source>The motions that play, and the keys of the bones and morphs that are selected, or of all. Dragging goes through time; the wheel zooms around the mouse, with Shift it moves along. Dragging in the strip at the top loops over a part, a double click there over all. A right click on a motion plays from there, loops over it, shows its folder or removes it. Motion files are dropped here; keys are shown, and not changed.</source>
        <translation>再生中のモーションと、選択したボーン・モーフ（なければ全体）のキーです。ドラッグでフレームを移動し、ホイールでマウス位置を中心に拡大縮小、Shift を押しながらで左右に移動します。上端の帯をドラッグするとその範囲を、ダブルクリックすると全体をループします。モーションを右クリックすると、そこからの再生、ループ、フォルダの表示、取り外しができます。モーションファイルはここにドロップします。キーは表示だけで、変更はできません。</translation>
    </message>
    <message>
        <source>Hides and shows materials and parts of the model (絞込み表示): check boxes for materials, and buttons that hide or isolate what is selected. What is hidden cannot be clicked, and is saved all the same.</source>
        <translation>材質やモデルの一部を表示・非表示にします（絞込み表示）。材質のチェックボックスと、選択したものを隠す・それだけを表示するボタンがあります。隠したものはクリックできませんが、保存はされます。</translation>
    </message>
    <message>
        <source>The display frames of MMD with their bones and morphs as a tree, and beside it what is in no frame yet. Items are dragged between frames; what causes problems in MMD is marked with the reason.</source>
        <translation>MMDの表示枠とその中のボーン・モーフをツリーで表示し、横にどの枠にもないものを並べます。項目は枠の間でドラッグでき、MMDで問題になるものには理由が付きます。</translation>
    </message>
    <message>
        <source>The plug-ins that were found: switch them on and off, reload them, write one, and see in full what is wrong with one.</source>
        <translation>見つかったプラグインです。オンオフ、再読み込み、新規作成ができ、問題があれば詳しく表示します。</translation>
    </message>
    <message>
        <source>What goes wrong in MMD, what happens there, and how to fix it. A double click goes to the row; a fix corrects one row, all findings of a kind, or everything that can be fixed safely, as one step. A finding can be ignored.</source>
        <translation>MMDで問題になる箇所と、そこで起こること、直し方です。ダブルクリックでその項目に移ります。修正は1行だけ、同じ種類すべて、または安全に直せるものすべてに、1回の操作として行え、まとめて元に戻せます。検証結果は無視することもできます。</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>States of the model that were kept by name. They are compared with the model, swapped with it, appended to it, or saved as files.</source>
        <translation>名前を付けて残したモデルの状態です。モデルと比較する、入れ替える、追加する、ファイルに保存することができます。</translation>
    </message>
    <message>
        <source>Paint weights</source>
        <translation>ウェイトペイント</translation>
    </message>
    <message>
        <source>Sculpt</source>
        <translation>スカルプト</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>The light, the self shadow and the background of the model views. The ball is dragged to where the light comes from. A motion with light of its own is seen in that.</source>
        <translation>モデルビューの照明、セルフ影、背景です。光が来る方へ球をドラッグします。照明を含むモーションは、その照明で表示されます。</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV編集</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>サブ画面</translation>
    </message>
    <message>
        <source>One more view of the model with a camera of its own, in a window that can go to another screen.</source>
        <translation>独自のカメラを持つもう1つのビューです。別の画面に置けるウィンドウで開きます。</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>The buttons below the menus</source>
        <translation>メニューの下のボタン</translation>
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
        <translation>{source} の{rows}</translation>
    </message>
    <message>
        <source>the whole model</source>
        <translation>モデル全体</translation>
    </message>
    <message>
        <source>all {rows}</source>
        <translation>すべての{rows}</translation>
    </message>
    <message>
        <source>{rows}; from {source}</source>
        <translation>{rows}、{source} から</translation>
    </message>
</context>
<context>
    <name>Workspaces</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Edit mode: materials, textures, the mesh, all there is in the model</source>
        <translation>編集モード：材質、テクスチャ、メッシュなど、モデルのすべて</translation>
    </message>
    <message>
        <source>Rig</source>
        <translation>リグ</translation>
    </message>
    <message>
        <source>Edit mode: bones and the display frames that they are in</source>
        <translation>編集モード：ボーンと、その表示枠</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Edit mode: the weights of bones, painted on the model</source>
        <translation>編集モード：モデルに塗るボーンのウェイト</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Edit mode: morphs, their weights, and what they do to the model</source>
        <translation>編集モード：モーフとその値、モデルの変わり方</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Transform mode: rigid bodies and joints, and how they swing</source>
        <translation>変形モード：剛体とJoint、その揺れ方</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Edit mode: the mesh on its textures, beside the model</source>
        <translation>編集モード：テクスチャ上のメッシュを、モデルと並べて表示します</translation>
    </message>
    <message>
        <source>Pose &amp; motion</source>
        <translation>ポーズとモーション</translation>
    </message>
    <message>
        <source>Transform mode: bones and morphs are posed, and motions played</source>
        <translation>変形モード：ボーンとモーフでポーズを付け、モーションを再生します</translation>
    </message>
</context>
<context>
    <name>WorkspacesMenu</name>
    <message>
        <source>Wor&amp;kspaces</source>
        <translation>ワークスペース(&amp;K)</translation>
    </message>
    <message>
        <source>Remember under a name where the panes stand, as a workspace of your own</source>
        <translation>パネルの配置に名前を付けて、自分のワークスペースとして保存します</translation>
    </message>
    <message>
        <source>&amp;Save workspace as…</source>
        <translation>名前を付けてワークスペースを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Re&amp;name workspace…</source>
        <translation>ワークスペースの名前を変更(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Delete workspace</source>
        <translation>ワークスペースを削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Reset workspace</source>
        <translation>ワークスペースを最初に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>The workspace in use is none of your own</source>
        <translation>使用中のワークスペースは、自分で保存したものではありません</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
</context>
</TS>
