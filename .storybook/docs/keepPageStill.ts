/** Prevents stories in frames from scrolling the docs page when their play function moves the focus. */
export function keepPageStill() {
  if (!window.frameElement?.id.startsWith('iframe--')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
