import axe from 'axe-core';

/** Theme and element of each text whose contrast was checked and holds. Stories of one component share most of them. */
const checked = new Set<string>();

/** Attributes and states that a style can depend on. */
function stylesOf(element: Element) {
  const attributes = Array.from(element.attributes)
    .filter(
      ({ name }) =>
        /^(class|style|disabled|data-.*|aria-.*)$/.test(name) && !/^aria-(label|describe|control)/.test(name),
    )
    .map(({ name, value }) => `${name}=${value}`);
  const states = [':checked', ':focus', ':hover', ':invalid', ':placeholder-shown'].filter((state) =>
    element.matches(state),
  );
  return [element.tagName, ...attributes, ...states].join(' ');
}

const hasText = ({ childNodes }: Element) =>
  Array.from(childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Each element with text, together with its ancestors, which can be its background. */
function textElements() {
  const paths = new Map<Element, string>();
  const pathOf = (element: Element): string => {
    const known = paths.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const path = parent ? `${pathOf(parent)} > ${stylesOf(element)}` : '';
    paths.set(element, path);
    return path;
  };
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => hasText(element) || element.matches('input, textarea, select'))
    .map(pathOf);
}

/** Returns the texts with too little contrast in a theme. Skips axe if every element was checked in an earlier story. */
export async function contrastProblems(theme: string) {
  document.documentElement.dataset.theme = theme;
  const unchecked = textElements()
    .map((path) => `${theme} ${path}`)
    .filter((path) => !checked.has(path));
  if (unchecked.length === 0) return [];
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  if (violations.length === 0) for (const path of unchecked) checked.add(path);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `theme ${theme}: ${html}\n${failureSummary}`),
  );
}
