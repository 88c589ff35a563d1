"""Style of the window on every system: flat and calm, drawn over Fusion with the colours of the palette.

Every method here is called thousands of times as a window opens, and from C++, which takes its time. So metrics and
hints stay Fusion's, colours go by the palette (`appearance`), and each part that is drawn is looked up in a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QDialogButtonBox,
    QLineEdit,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComplex,
    QTabBar,
    QWidget,
)

from editor.ui import tokens
from editor.ui.icons import icon
from editor.ui.tokens import HOVER, PRESSED, RADIUS, RADIUS_S, SOFT, mixed

Primitive = QStyle.PrimitiveElement
Control = QStyle.ControlElement
Complex = QStyle.ComplexControl
Sub = QStyle.SubControl
State = QStyle.StateFlag
Contents = QStyle.ContentsType
Pixmap = QStyle.StandardPixmap
Role = QPalette.ColorRole
Group = QPalette.ColorGroup
Step = QAbstractSpinBox.StepEnabledFlag
Draw = Callable[[Any, QPainter, QWidget | None], None]  # of an option, which has the type that the element says

BASE = "fusion"
TITLE_BUTTON = "QDockWidgetTitleButton"  # the class of what closes a dock, and has it float
ICONS = {
    Pixmap.SP_MessageBoxInformation: "info",
    Pixmap.SP_MessageBoxWarning: "warning",
    Pixmap.SP_MessageBoxCritical: "error",
    Pixmap.SP_MessageBoxQuestion: "help",
    Pixmap.SP_TitleBarCloseButton: "close",
    Pixmap.SP_TitleBarNormalButton: "detach",
    Pixmap.SP_LineEditClearButton: "close",
    Pixmap.SP_ToolBarHorizontalExtensionButton: "more",
    Pixmap.SP_ToolBarVerticalExtensionButton: "more",
}
_ON_BUTTONS = "SP_Dialog"  # how the names of icons begin that Qt puts on the buttons of dialogs


class Style(QProxyStyle):
    """Fusion with the program's own fields, buttons, tabs, titles and scroll bars."""

    def __init__(self) -> None:
        super().__init__(BASE)
        self.setObjectName("katachi")

    def drawPrimitive(
        self, element: Primitive, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        draw = _PRIMITIVES.get(element)
        if draw is not None:
            draw(option, painter, widget)
        else:
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self, element: Control, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        draw = _CONTROLS.get(element)
        if draw is not None:
            draw(option, painter, widget)
            return
        if element is Control.CE_TabBarTabLabel and _is_upright(option):
            _draw_tab_icon(option, painter)
            return
        if (prepare := _PREPARED.get(element)) is not None:
            prepare(option, widget)
        super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self, control: Complex, option: QStyleOptionComplex, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if control is Complex.CC_ScrollBar:
            _draw_scroll_bar(self, option, painter, widget)
        elif control is Complex.CC_ComboBox:
            _draw_combo_box(self, option, painter, widget)
        elif control is Complex.CC_SpinBox:
            _draw_spin_box(self, option, painter, widget)
        elif control is Complex.CC_Slider:
            _draw_slider(self, option, painter, widget)
        elif control is not Complex.CC_ToolButton or not _is_hidden_title_button(widget):
            super().drawComplexControl(control, option, painter, widget)

    def subControlRect(
        self, control: Complex, option: QStyleOptionComplex, part: Sub, widget: QWidget | None = None
    ) -> QRect:
        if control is Complex.CC_ScrollBar:
            return _scroll_bar_rect(option, part)
        return super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]  # None, too

    def sizeFromContents(
        self, kind: Contents, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        wanted = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]  # None, too
        if kind is Contents.CT_ScrollBar:
            is_across = bool(option.state & State.State_Horizontal)
            return QSize(wanted.width(), tokens.SCROLL_BAR) if is_across else QSize(tokens.SCROLL_BAR, wanted.height())
        if kind is Contents.CT_TabBarTab and _is_upright(option):
            return QSize(tokens.TAB, tokens.TAB)
        least = _LEAST_HEIGHTS.get(kind)
        return wanted if least is None or wanted.height() >= least else QSize(wanted.width(), least)

    def standardIcon(self, icon_of: Pixmap, option: QStyleOption | None = None, widget: QWidget | None = None) -> QIcon:
        """Return an icon of the program's own; none for the buttons of dialogs, which their words say enough of."""
        if (name := ICONS.get(icon_of)) is not None:
            return icon(name)
        if icon_of.name.startswith(_ON_BUTTONS) and icon_of.name.endswith("Button"):
            return QIcon()
        return super().standardIcon(icon_of, option, widget)


# A separator has the height of its line.
_LEAST_HEIGHTS = {
    Contents.CT_PushButton: tokens.BUTTON,
    Contents.CT_LineEdit: tokens.ROW,
    Contents.CT_ComboBox: tokens.ROW,
    Contents.CT_SpinBox: tokens.ROW,
    Contents.CT_ItemViewItem: tokens.ROW,
    Contents.CT_HeaderSection: tokens.ROW,
    Contents.CT_TabBarTab: tokens.BUTTON,
}


# -- parts -----------------------------------------------------------------------------------------------------------


def _box(rect: QRect, inset: float = 0.5) -> QRectF:
    """A rectangle whose outline, a pixel wide, lies within `rect`."""
    return QRectF(rect).adjusted(inset, inset, -inset, -inset)


def _rounded(painter: QPainter, rect: QRectF, fill: QColor | None, line: QColor | None, radius: float = RADIUS) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(line, tokens.HAIRLINE) if line is not None else Qt.PenStyle.NoPen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def shade(palette: QPalette, share: float, ground: Role = Role.Window) -> QColor:
    """A colour of the palette, by a share nearer to that of texts."""
    return mixed(palette.color(Role.WindowText), palette.color(ground), share)


def soft_accent(palette: QPalette, ground: Role = Role.Window) -> QColor:
    """The ground of what is chosen and has not the focus."""
    return mixed(palette.color(Group.Active, Role.Highlight), palette.color(ground), SOFT)


def smaller(font: QFont) -> QFont:
    """The font of titles, of that of other texts."""
    title = QFont(font)
    if font.pointSizeF() > 0:
        title.setPointSizeF(font.pointSizeF() * tokens.TITLE_SHARE)
    else:
        title.setPixelSize(round(font.pixelSize() * tokens.TITLE_SHARE))
    return title


def _chevron(painter: QPainter, middle: QPointF, color: QColor, *, up: bool = False, size: float = 3.5) -> None:
    tip, wing = (-size / 2, size / 2) if up else (size / 2, -size / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(
        QPolygonF([middle + QPointF(-size, wing), middle + QPointF(0, tip), middle + QPointF(size, wing)])
    )
    painter.restore()


def _has_keyboard(option: QStyleOption) -> bool:
    return bool(option.state & State.State_HasFocus) and bool(option.state & State.State_Enabled)


def _line_of_field(option: QStyleOption) -> QColor:
    """The outline of a field: the accent while it has the keyboard."""
    return (
        option.palette.color(Group.Active, Role.Highlight) if _has_keyboard(option) else option.palette.color(Role.Mid)
    )


# -- primitives ------------------------------------------------------------------------------------------------------


def _draw_nothing(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    pass


Feature = QStyleOptionButton.ButtonFeature


def _is_primary(option: Any, widget: QWidget | None) -> bool:
    """Return whether it is what one most likely wants: the default button of a bar, or of the buttons of a dialog.

    Others in a dialog are default ones, too, while they have the keyboard.
    """
    if not isinstance(option, QStyleOptionButton) or not option.features & Feature.DefaultButton:
        return False
    is_of_box = widget is not None and isinstance(widget.parentWidget(), QDialogButtonBox)
    return bool(option.state & State.State_Enabled) and (is_of_box or not option.features & Feature.AutoDefaultButton)


def _draw_button(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    palette, state = option.palette, option.state
    is_default = _is_primary(option, widget)
    if is_default:
        fill = palette.color(Group.Active, Role.Highlight)
        line = None
    else:
        fill, line = palette.color(Role.Button), palette.color(Role.Mid)
    if state & (State.State_Sunken | State.State_On):
        fill = mixed(palette.color(Role.WindowText), fill, PRESSED)
    elif state & State.State_MouseOver and state & State.State_Enabled:
        fill = mixed(palette.color(Role.WindowText), fill, HOVER)
    if _has_keyboard(option) and state & State.State_KeyboardFocusChange:
        line = palette.color(Role.WindowText if is_default else Role.Highlight)
    _rounded(painter, _box(option.rect), fill, line)


def _draw_tool(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    palette, state = option.palette, option.state
    fill = None
    if state & State.State_On:
        fill = soft_accent(palette)
    if state & State.State_Enabled and state & (State.State_MouseOver | State.State_Sunken):
        ground = palette.color(Role.Window) if fill is None else fill
        fill = mixed(palette.color(Role.WindowText), ground, PRESSED if state & State.State_Sunken else HOVER)
    line = palette.color(Role.Highlight) if _has_keyboard(option) else None
    if fill is not None or line is not None:
        _rounded(painter, _box(option.rect), fill, line)


def _draw_field(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    """The ground of a line edit; one without a frame is part of something that has one."""
    if option.lineWidth > 0:
        _rounded(painter, _box(option.rect), option.palette.color(Role.Base), _line_of_field(option))
    elif isinstance(widget, QLineEdit) and widget.autoFillBackground():  # as those that edit a cell
        painter.fillRect(option.rect, option.palette.base())


def _draw_frame(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    painter.save()
    painter.setPen(option.palette.color(Role.Mid))
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
    painter.restore()


def _draw_rounded_frame(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    _rounded(painter, _box(option.rect), None, option.palette.color(Role.Mid))


def _draw_focus(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    if option.state & State.State_KeyboardFocusChange:
        _rounded(painter, _box(option.rect), None, option.palette.color(Group.Active, Role.Highlight), RADIUS_S)


def _draw_check_box(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    palette, state, box = option.palette, option.state, _box(option.rect)
    is_set = bool(state & (State.State_On | State.State_NoChange))
    ink = palette.color(Role.Text if state & State.State_Enabled else Role.Mid)
    line = palette.color(Role.Dark)
    if _has_keyboard(option):
        line = palette.color(Group.Active, Role.Highlight)
    _rounded(painter, box, palette.color(Role.Base), line, RADIUS_S)
    if not is_set:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    left, top, width, height = box.left(), box.top(), box.width(), box.height()
    ways = ((0.24, 0.52), (0.43, 0.71), (0.77, 0.3)) if state & State.State_On else ((0.28, 0.5), (0.72, 0.5))
    painter.drawPolyline(QPolygonF([QPointF(left + x * width, top + y * height) for x, y in ways]))
    painter.restore()


def _draw_radio_button(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    palette, state, box = option.palette, option.state, _box(option.rect)
    line = palette.color(Group.Active, Role.Highlight) if _has_keyboard(option) else palette.color(Role.Dark)
    _rounded(painter, box, palette.color(Role.Base), line, box.width() / 2)
    if state & State.State_On:
        ink = palette.color(Role.Text if state & State.State_Enabled else Role.Mid)
        inset = box.width() * 0.28
        _rounded(painter, box.adjusted(inset, inset, -inset, -inset), ink, None, box.width())


def _draw_tab_close(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    """A grey cross: of the tab in front, and of the others while the mouse is over them."""
    bar = widget.parentWidget() if widget is not None else None
    if not (option.state & State.State_Selected or (bar is not None and bar.underMouse())):
        return
    if option.state & State.State_MouseOver:
        _rounded(painter, _box(option.rect), shade(option.palette, PRESSED), None, RADIUS_S)
    middle, reach = QRectF(option.rect).center(), 3.5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(option.palette.color(Role.PlaceholderText), 1.4))
    for way in (1, -1):
        painter.drawLine(middle - QPointF(reach, way * reach), middle + QPointF(reach, way * reach))
    painter.restore()


def _draw_tool_bar_line(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    rect = option.rect
    painter.save()
    painter.setPen(option.palette.color(Role.Mid))
    if option.state & State.State_Horizontal:
        painter.drawLine(rect.center().x(), rect.top() + RADIUS, rect.center().x(), rect.bottom() - RADIUS)
    else:
        painter.drawLine(rect.left() + RADIUS, rect.center().y(), rect.right() - RADIUS, rect.center().y())
    painter.restore()


def _draw_list_ground(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    painter.fillRect(option.rect, option.palette.base())


def _draw_menu_ground(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    painter.fillRect(option.rect, option.palette.window())


_PRIMITIVES: dict[Primitive, Draw] = {
    Primitive.PE_PanelButtonCommand: _draw_button,
    Primitive.PE_PanelButtonTool: _draw_tool,
    Primitive.PE_FrameDefaultButton: _draw_nothing,
    Primitive.PE_PanelLineEdit: _draw_field,
    Primitive.PE_FrameLineEdit: _draw_rounded_frame,
    Primitive.PE_Frame: _draw_frame,
    Primitive.PE_FrameGroupBox: _draw_rounded_frame,
    Primitive.PE_FrameFocusRect: _draw_focus,
    Primitive.PE_FrameTabWidget: _draw_frame,
    Primitive.PE_FrameTabBarBase: _draw_nothing,
    Primitive.PE_FrameStatusBarItem: _draw_nothing,
    Primitive.PE_PanelStatusBar: _draw_menu_ground,
    Primitive.PE_FrameDockWidget: _draw_nothing,
    Primitive.PE_IndicatorDockWidgetResizeHandle: _draw_nothing,
    Primitive.PE_IndicatorToolBarSeparator: _draw_tool_bar_line,
    Primitive.PE_IndicatorCheckBox: _draw_check_box,
    Primitive.PE_IndicatorItemViewItemCheck: _draw_check_box,
    Primitive.PE_IndicatorRadioButton: _draw_radio_button,
    Primitive.PE_IndicatorTabClose: _draw_tab_close,
    Primitive.PE_PanelMenu: _draw_menu_ground,
    Primitive.PE_PanelScrollAreaCorner: _draw_list_ground,
    Primitive.PE_FrameMenu: _draw_frame,
}


# -- controls --------------------------------------------------------------------------------------------------------


def _draw_dock_title(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    rect = option.rect
    painter.fillRect(rect, option.palette.window())
    buttons = sum(rect.height() for wanted in (option.closable, option.floatable) if wanted)
    room = rect.adjusted(tokens.SPACING_M, 0, -buttons, 0)
    painter.save()
    painter.setFont(smaller(painter.font()))
    painter.setPen(option.palette.color(Role.PlaceholderText))
    title = painter.fontMetrics().elidedText(option.title, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, title)
    painter.restore()


def _draw_tab(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    """A tab in front has the ground of its page; one below the mouse a shade."""
    palette, state = option.palette, option.state
    if state & State.State_Selected:
        fill = shade(palette, PRESSED)
    elif state & State.State_MouseOver:
        fill = shade(palette, HOVER)
    else:
        return
    _rounded(painter, _box(option.rect.adjusted(1, 2, -1, -2), 0), fill, None)


def _is_upright(option: Any) -> bool:
    """Return whether a tab stands in a column, where it has its icon alone: its tool tip says what it is."""
    return option.shape in _UPRIGHT


_UPRIGHT = (QTabBar.Shape.RoundedWest, QTabBar.Shape.RoundedEast)


def _draw_tab_icon(option: Any, painter: QPainter) -> None:
    mode = QIcon.Mode.Normal if option.state & State.State_Enabled else QIcon.Mode.Disabled
    place = QRect(0, 0, tokens.TAB_ICON, tokens.TAB_ICON)
    place.moveCenter(option.rect.center())
    option.icon.paint(painter, place, Qt.AlignmentFlag.AlignCenter, mode)


def _draw_section(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    palette, rect = option.palette, option.rect
    is_met = option.state & State.State_MouseOver and option.state & State.State_Enabled
    painter.fillRect(rect, shade(palette, HOVER) if is_met else palette.color(Role.Window))
    painter.save()
    painter.setPen(palette.color(Role.Mid))
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())
    painter.drawLine(rect.topRight(), rect.bottomRight())
    painter.restore()


def _draw_bar(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    painter.fillRect(option.rect, option.palette.window())


def _draw_menu_title(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    """A title in the menu bar."""
    painter.fillRect(option.rect, option.palette.window())
    if option.state & (State.State_Selected | State.State_Sunken):
        _rounded(painter, _box(option.rect), shade(option.palette, PRESSED), None)
    hidden = Qt.TextFlag.TextHideMnemonic
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextSingleLine
    style = widget.style() if widget is not None else None
    if style is not None and not style.styleHint(QStyle.StyleHint.SH_UnderlineShortcut, option, widget):
        flags = flags | hidden
    painter.setPen(option.palette.color(Role.WindowText))
    painter.drawText(option.rect, int(flags), option.text)


def _draw_groove(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    _rounded(painter, _box(option.rect), option.palette.color(Role.Base), option.palette.color(Role.Mid), RADIUS_S)


def _draw_progress(option: Any, painter: QPainter, widget: QWidget | None) -> None:
    rect = QRectF(option.rect).adjusted(1, 1, -1, -1)
    span = option.maximum - option.minimum
    share = (option.progress - option.minimum) / span if span > 0 else 0.0
    if span > 0 and share <= 0:
        return
    if span <= 0:  # nobody knows how far it is
        rect.adjust(rect.width() / 3, 0, -rect.width() / 3, 0)
    elif option.state & State.State_Horizontal:
        left = rect.right() - rect.width() * share if option.invertedAppearance else rect.left()
        rect = QRectF(left, rect.top(), rect.width() * share, rect.height())
    else:
        rect.setTop(rect.bottom() - rect.height() * share)
    _rounded(painter, rect, option.palette.color(Group.Active, Role.Highlight), None, RADIUS_S)


_CONTROLS: dict[Control, Draw] = {
    Control.CE_DockWidgetTitle: _draw_dock_title,
    Control.CE_TabBarTabShape: _draw_tab,
    Control.CE_HeaderSection: _draw_section,
    Control.CE_HeaderEmptyArea: _draw_bar,
    Control.CE_ToolBar: _draw_bar,
    Control.CE_MenuBarEmptyArea: _draw_bar,
    Control.CE_MenuBarItem: _draw_menu_title,
    Control.CE_Splitter: _draw_nothing,
    Control.CE_ProgressBarGroove: _draw_groove,
    Control.CE_ProgressBarContents: _draw_progress,
}


def _write_on_accent(option: Any, widget: QWidget | None) -> None:
    if _is_primary(option, widget):
        option.palette.setColor(Role.ButtonText, option.palette.color(Group.Active, Role.HighlightedText))


def _write_tab(option: Any, widget: QWidget | None) -> None:
    """The tabs behind are dimmed."""
    if not option.state & State.State_Selected:
        dim = option.palette.color(Role.PlaceholderText)
        option.palette.setColor(Role.WindowText, dim)
        option.palette.setColor(Role.ButtonText, dim)


_PREPARED: dict[Control, Callable[[Any, QWidget | None], None]] = {
    Control.CE_PushButtonLabel: _write_on_accent,
    Control.CE_TabBarTabLabel: _write_tab,
}


# -- complex controls ------------------------------------------------------------------------------------------------


def _scroll_bar_rect(option: Any, part: Sub) -> QRect:
    """A scroll bar has a thumb and the way before and behind it, and no arrows."""
    rect = option.rect
    is_across = option.orientation == Qt.Orientation.Horizontal
    whole = rect.width() if is_across else rect.height()
    span = option.maximum - option.minimum
    length = whole
    if span > 0:
        length = min(max(whole * option.pageStep // (span + option.pageStep), tokens.THUMB_LEAST), whole)
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, whole - length, option.upsideDown
    )
    places = {
        Sub.SC_ScrollBarGroove: (0, whole),
        Sub.SC_ScrollBarSlider: (start, length),
        Sub.SC_ScrollBarSubPage: (0, start),
        Sub.SC_ScrollBarAddPage: (start + length, whole - start - length),
    }
    if part not in places:
        return QRect()
    begin, extent = places[part]
    if is_across:
        found = QRect(rect.left() + begin, rect.top(), extent, rect.height())
    else:
        found = QRect(rect.left(), rect.top() + begin, rect.width(), extent)
    return QStyle.visualRect(option.direction, rect, found)


def _draw_scroll_bar(style: Style, option: Any, painter: QPainter, widget: QWidget | None) -> None:
    palette = option.palette
    painter.fillRect(option.rect, palette.base())
    if option.maximum <= option.minimum:
        return
    is_met = option.state & (State.State_MouseOver | State.State_Sunken)
    thumb = QRectF(_scroll_bar_rect(option, Sub.SC_ScrollBarSlider)).adjusted(2, 2, -2, -2)
    fill = mixed(palette.color(Role.Text), palette.color(Role.Base), 0.5 if is_met else 0.3)
    _rounded(painter, thumb, fill, None, min(thumb.width(), thumb.height()) / 2)


def _draw_combo_box(style: Style, option: Any, painter: QPainter, widget: QWidget | None) -> None:
    palette, state = option.palette, option.state
    if option.frame:
        fill = palette.color(Role.Base) if option.editable else palette.color(Role.Button)
        if state & State.State_MouseOver and state & State.State_Enabled and not option.editable:
            fill = mixed(palette.color(Role.WindowText), fill, HOVER)
        _rounded(painter, _box(option.rect), fill, _line_of_field(option))
    elif option.editable:
        painter.fillRect(option.rect, palette.base())
    arrow = style.subControlRect(Complex.CC_ComboBox, option, Sub.SC_ComboBoxArrow, widget)
    color = Role.PlaceholderText if state & State.State_Enabled else Role.Mid
    _chevron(painter, QRectF(arrow).center(), palette.color(color))


def _draw_spin_box(style: Style, option: Any, painter: QPainter, widget: QWidget | None) -> None:
    palette, state = option.palette, option.state
    if option.frame:
        _rounded(painter, _box(option.rect), palette.color(Role.Base), _line_of_field(option))
    else:
        painter.fillRect(option.rect, palette.base())
    is_met = bool(state & (State.State_MouseOver | State.State_Sunken))
    for part, step in ((Sub.SC_SpinBoxUp, Step.StepUpEnabled), (Sub.SC_SpinBoxDown, Step.StepDownEnabled)):
        if not option.subControls & part:
            continue
        rect = style.subControlRect(Complex.CC_SpinBox, option, part, widget)
        can_step = bool(option.stepEnabled & step) and bool(state & State.State_Enabled)
        if is_met and can_step and option.activeSubControls == part:
            _rounded(painter, _box(rect.adjusted(0, 1, -1, -1)), shade(palette, PRESSED), None, RADIUS_S)
        color = palette.color(Role.PlaceholderText if can_step else Role.Mid)
        _chevron(painter, QRectF(rect).center(), color, up=step is Step.StepUpEnabled, size=2.5)


def _draw_slider(style: Style, option: Any, painter: QPainter, widget: QWidget | None) -> None:
    palette = option.palette
    groove = style.subControlRect(Complex.CC_Slider, option, Sub.SC_SliderGroove, widget)
    handle = QRectF(style.subControlRect(Complex.CC_Slider, option, Sub.SC_SliderHandle, widget))
    middle, is_across = handle.center(), option.orientation == Qt.Orientation.Horizontal
    line = QRectF(groove)
    if is_across:
        line = QRectF(line.left(), middle.y() - 2, line.width(), 4)
    else:
        line = QRectF(middle.x() - 2, line.top(), 4, line.height())
    _rounded(painter, line, palette.color(Role.Mid), None, 2)
    enabled = bool(option.state & State.State_Enabled)
    radius = min(handle.width(), handle.height()) / 2 - 1
    spot = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    rim = palette.color(Group.Active, Role.Highlight) if _has_keyboard(option) else palette.color(Role.Dark)
    _rounded(painter, spot, palette.color(Role.Button if enabled else Role.Window), rim, radius)


def _is_hidden_title_button(widget: QWidget | None) -> bool:
    """Return whether it is a button of a pane's title, which are seen while the mouse is over the pane."""
    if not isinstance(widget, QAbstractButton) or not widget.inherits(TITLE_BUTTON):
        return False
    dock = widget.parentWidget()
    return not (widget.hasFocus() or dock is None or dock.underMouse())
