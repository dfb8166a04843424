const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT' && node.isConnected;

/**
 * Keeps a page current that the browser translates. Chrome and Google Translate replace text nodes with `<font>`
 * elements, but React still changes and removes the text nodes: the page would show old texts, or React would throw a
 * `NotFoundError` (https://github.com/facebook/react/issues/11538). Each replaced text node is put back, empty, in front
 * of its translation, which is removed when the text node is changed or removed.
 */
export function keepTextsCurrent(root: Node) {
  const translations = new WeakMap<Node, { font: Element; original: string }>();
  const usedFonts = new WeakSet<Element>();

  function putBack(text: Text, font: Element) {
    usedFonts.add(font);
    translations.set(text, { font, original: text.data });
    text.data = '';
    font.before(text);
  }

  function removeTranslation(text: Node) {
    const translation = translations.get(text);
    translations.delete(text);
    translation?.font.remove();
    return translation;
  }

  function handleRemoval(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
    const translation = removeTranslation(text);
    // The browser puts the text node itself back when it shows the original page again.
    if (translation) text.data = translation.original;
    if (translation || text.isConnected) return;
    const fonts = [...addedNodes, previousSibling, nextSibling].filter(isFont);
    const font = fonts.find((one) => !usedFonts.has(one));
    if (font) putBack(text, font);
  }

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') removeTranslation(record.target);
      for (const removed of record.removedNodes) if (isText(removed)) handleRemoval(removed, record);
    }
    // Discards the records of the changes made here.
    observer.takeRecords();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
}
