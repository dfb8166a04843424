import axe from 'axe-core';

/** The theme, look and background of each text whose contrast was checked and holds. Stories share most of them. */
const checked = new Set<string>();

const isPlain = (value: string) => value === 'none' || value === 'rgba(0, 0, 0, 0)' || value === '1';

/** The backgrounds of an element and its ancestors. */
function createBackgroundsOf() {
  const found = new Map<Element, string>();
  const backgroundsOf = (element: Element): string => {
    const known = found.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, filter, opacity } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, filter, opacity].filter((value) => !isPlain(value));
    const inherited = element.parentElement ? backgroundsOf(element.parentElement) : '';
    const backgrounds = own.length > 0 ? `${inherited} < ${own.join(' ')}` : inherited;
    found.set(element, backgrounds);
    return backgrounds;
  };
  return backgroundsOf;
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

// axe passes hidden texts without a look at them.
const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** How axe sees a text. The class is a part of it, because a text can lie on an element that is not an ancestor. */
function createLookOf(theme: string) {
  const backgroundsOf = createBackgroundsOf();
  return (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [element.className, color, fontSize, fontWeight, textShadow].join(' ');
    return `${theme}: ${look} on ${backgroundsOf(element)}`;
  };
}

/** One text of each look that no earlier story had. */
function textsToCheck(theme: string) {
  const lookOf = createLookOf(theme);
  const texts = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !isShown(element)) continue;
    const look = lookOf(element);
    if (!checked.has(look)) texts.set(look, element);
  }
  return texts;
}

/** Returns the texts with too little contrast in a theme. */
export async function contrastProblems(theme: string) {
  document.documentElement.dataset.theme = theme;
  const texts = textsToCheck(theme);
  if (texts.size === 0) return [];
  const { violations } = await axe.run(
    { include: [...texts.values()] },
    { runOnly: ['color-contrast'], resultTypes: ['violations'] },
  );
  if (violations.length === 0) for (const look of texts.keys()) checked.add(look);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `theme ${theme}: ${html}\n${failureSummary}`),
  );
}
