const known = new Set<string>();

/** What draws the text of an element, or of what its style sheet puts before or after it. */
function glyphsOf(element: Element, text: string, pseudo?: '::before' | '::after') {
  const { content, fontFamily, fontStyle, fontWeight } = getComputedStyle(element, pseudo);
  const shown = pseudo ? content : text;
  return Array.from(shown, (character) => `${fontFamily} ${fontWeight} ${fontStyle} ${character}`);
}

const textOf = (element: Element) => {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isField) return element.value + element.placeholder;
  const texts = Array.from(element.childNodes).filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ nodeValue }) => nodeValue).join('');
};

/** Each character of the page with its font, as far as `rememberGlyphs` was not told of it. */
export function findNewGlyphs() {
  const glyphs = Array.from(document.body.querySelectorAll('*')).flatMap((element) => [
    ...glyphsOf(element, textOf(element)),
    ...glyphsOf(element, '', '::before'),
    ...glyphsOf(element, '', '::after'),
  ]);
  return [...new Set(glyphs)].filter((glyph) => !known.has(glyph));
}

/** Takes note of glyphs that a bundled font draws. */
export function rememberGlyphs(glyphs: readonly string[]) {
  for (const glyph of glyphs) known.add(glyph);
}
