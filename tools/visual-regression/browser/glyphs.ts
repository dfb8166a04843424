const known = new Map<string, Set<string>>();

const fontOf = ({ fontFamily, fontStyle, fontWeight }: CSSStyleDeclaration) =>
  `${fontFamily} ${fontWeight} ${fontStyle}`;

const textOf = (element: Element) => {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isField) return element.value + element.placeholder;
  const texts = Array.from(element.childNodes).filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ nodeValue }) => nodeValue?.trim()).join('');
};

/** Characters by their font. */
type Glyphs = Map<string, Set<string>>;

export interface NewGlyphs {
  glyphs: Glyphs;
  /** The elements with these characters. */
  elements: Element[];
}

/** Returns the characters of the page that `rememberGlyphs` does not know in their font. */
export function findNewGlyphs(): NewGlyphs {
  const glyphs: Glyphs = new Map();
  const elements: Element[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const text = textOf(element);
    if (!text) continue;
    const font = fontOf(getComputedStyle(element));
    const unknown = new Set(text).difference(known.get(font) ?? new Set());
    if (unknown.size === 0) continue;
    elements.push(element);
    glyphs.set(font, unknown.union(glyphs.get(font) ?? new Set()));
  }
  return { glyphs, elements };
}

/** Marks glyphs as drawn by a bundled font. */
export function rememberGlyphs(glyphs: Glyphs) {
  for (const [font, characters] of glyphs) known.set(font, characters.union(known.get(font) ?? new Set()));
}
