/** On a docs page the stories in frames play too; without this, the focus of each would scroll the page to it. */
export function keepPageStill() {
  if (!window.frameElement?.id.startsWith('iframe--')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
