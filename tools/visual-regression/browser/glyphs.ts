const known = new Set<string>();

const glyphsOf = (text: string, { fontFamily, fontStyle, fontWeight }: CSSStyleDeclaration) =>
  Array.from(text, (character) => `${fontFamily} ${fontWeight} ${fontStyle} ${character}`);

/** The glyphs of the text in `::before` or `::after`. */
function pseudoGlyphs(element: Element, pseudo: '::before' | '::after') {
  const style = getComputedStyle(element, pseudo);
  return style.content === 'none' || style.content === 'normal' ? [] : glyphsOf(style.content, style);
}

const textOf = (element: Element) => {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isField) return element.value + element.placeholder;
  const texts = Array.from(element.childNodes).filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ nodeValue }) => nodeValue).join('');
};

/** Returns each character of the page with its font, except those passed to `rememberGlyphs`. */
export function findNewGlyphs() {
  const glyphs = Array.from(document.body.querySelectorAll('*')).flatMap((element) => {
    const text = textOf(element);
    return [
      ...(text ? glyphsOf(text, getComputedStyle(element)) : []),
      ...pseudoGlyphs(element, '::before'),
      ...pseudoGlyphs(element, '::after'),
    ];
  });
  return [...new Set(glyphs)].filter((glyph) => !known.has(glyph));
}

/** Marks glyphs as drawn by a bundled font. */
export function rememberGlyphs(glyphs: readonly string[]) {
  for (const glyph of glyphs) known.add(glyph);
}
