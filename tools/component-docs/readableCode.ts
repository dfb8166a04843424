/** The docgen data of a component; names are minified in a build. */
export interface Docgen {
  displayName?: string;
  props?: Record<string, { required?: boolean }>;
}

interface ShownStory {
  parameters: { docs?: { source?: { code?: string } } };
  initialArgs: Record<string, unknown>;
}

/** The code that Storybook puts around the markup of a story. */
const frame = /^const \w+ = (?:\(\)|args) => (?:\(\n([\s\S]*)\n\)|(<[\s\S]*>));?\s*$/;

/** A spy and the function in it. */
const spy = /\bfn(?:<.*?>)?\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

const attribute = (name: string, value: unknown) =>
  typeof value === 'string' ? `${name}="${value}"` : `${name}={${name}}`;

/** Returns the component with its required props. */
function usage(component: string, props: Docgen['props'] = {}, { initialArgs }: ShownStory) {
  const required = Object.keys(props).filter((name) => props[name]?.required);
  const attributes = required.filter((name) => name !== 'children');
  const start = [component, ...attributes.map((name) => attribute(name, initialArgs[name]))].join(' ');
  return required.includes('children') ? `<${start}>{children}</${component}>` : `<${start} />`;
}

/** Returns the code of a story as in an app, without spies and fixtures. */
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
