/** What the reader of types knows of a component; a built script has shorter names. */
export interface Docgen {
  displayName?: string;
  props?: Record<string, { required?: boolean }>;
}

interface ShownStory {
  parameters: { docs?: { source?: { code?: string } } };
  initialArgs: Record<string, unknown>;
}

/** What Storybook puts around the markup of a story that it has read from the source. */
const frame = /^const \w+ = (?:\(\)|args) => (?:\(\n([\s\S]*)\n\)|(<[\s\S]*>));?\s*$/;

/** A spy of the tests, and what it wraps. */
const spy = /\bfn(?:<.*?>)?\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

const attribute = (name: string, value: unknown) =>
  typeof value === 'string' ? `${name}="${value}"` : `${name}={${name}}`;

/** The component with the props that it needs. */
function usage(component: string, props: Docgen['props'] = {}, { initialArgs }: ShownStory) {
  const required = Object.keys(props).filter((name) => props[name]?.required);
  const attributes = required.filter((name) => name !== 'children');
  const start = [component, ...attributes.map((name) => attribute(name, initialArgs[name]))].join(' ');
  return required.includes('children') ? `<${start}>{children}</${component}>` : `<${start} />`;
}

/** The code of a story as somebody would write it in an app: without what tests and stories need. */
export function readableCode({ displayName = '', props }: Docgen, story: ShownStory): string {
  const { code = '' } = story.parameters.docs?.source ?? {};
  const [, inRows, inLine] = frame.exec(code) ?? [];
  const markup = inRows?.replaceAll(/^ {2}/gm, '') ?? inLine;
  // A story words its own code where markup says little.
  if (markup === undefined) return code;
  // Some stories wrap the component in one that keeps its state, which nobody can import.
  if (displayName && !new RegExp(`<${displayName}\\b`).test(markup)) return usage(displayName, props, story);
  return markup
    .replaceAll(spy, (_, wrapped: string) => wrapped || '() => {}')
    .replaceAll(/(\w+)=\{fixtures(?:\.\w+)*\}/g, '$1={$1}');
}
