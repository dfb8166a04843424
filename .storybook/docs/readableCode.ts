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

/** Takes the spies of tests away from what they wrap; one that wraps nothing does nothing. */
function withoutSpies(code: string): string {
  const spy = /\bfn(?:<.*?>)?\(/.exec(code);
  if (!spy) return code;
  const start = spy.index + spy[0].length;
  let end = start;
  for (let depth = 1; end < code.length; end += 1) {
    if (code[end] === '(') depth += 1;
    if (code[end] === ')') depth -= 1;
    if (depth === 0) break;
  }
  const wrapped = withoutSpies(code.slice(start, end)) || '() => {}';
  return code.slice(0, spy.index) + wrapped + withoutSpies(code.slice(end + 1));
}

const dedent = (code: string) => code.replaceAll(/^ {2}/gm, '');

/** Indents by two, and ends where it began: else Storybook takes the first row for one that is indented less. */
function inRowsOfTwo(code: string) {
  const [first = '', ...rows] = code.split('\n');
  if (rows.length === 0) return code;
  const byTwo = rows.every((row) => /^( {4}|\S|$)/.test(row))
    ? rows.map((row) => row.replace(/^ {4}/, '  '))
    : rows;
  return [first, ...byTwo]
    .join('\n')
    .replace(/\n? *\/>$/, '\n/>')
    .replace(/\n( [^\n]*)(<\/\w+>)$/, '\n$1\n$2');
}

/** The name of the outermost element and of its attributes; values may hold braces, strings and arrows. */
function rootOf(code: string) {
  const [, root = ''] = /^<([A-Z]\w*)/.exec(code) ?? [];
  const attributes: string[] = [];
  let depth = 0;
  let quote = '';
  let name = '';
  for (const letter of code.slice(root.length + 1)) {
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (depth === 0 && letter === '"') quote = letter;
    else if (depth === 0 && letter === '>') break;
    else if (depth === 0 && /\w|-/.test(letter)) {
      name += letter;
      continue;
    }
    if (name) attributes.push(name);
    name = '';
  }
  return { root, attributes };
}

function attribute(name: string, value: unknown) {
  if (typeof value === 'string') return `${name}="${value}"`;
  return typeof value === 'number' || typeof value === 'boolean' ? `${name}={${value}}` : `${name}={${name}}`;
}

/** The component with what it needs, where a story only shows something of its own around it. */
function usage(component: string, required: readonly string[], { initialArgs }: ShownStory) {
  const attributes = required
    .filter((name) => name !== 'children')
    .map((name) => attribute(name, initialArgs[name]));
  const inLine = [component, ...attributes].join(' ');
  const start = inLine.length < 80 ? inLine : `${[component, ...attributes].join('\n  ')}\n`;
  if (required.includes('children')) return `<${start}>\n  {children}\n</${component}>`;
  return `<${start}${start.endsWith('\n') ? '' : ' '}/>`;
}

/**
 * The code of a story as somebody would write it in an app: without what tests and stories need. Code that a story
 * words itself stays as it is.
 */
export function readableCode({ displayName = '', props = {} }: Docgen, story: ShownStory): string {
  const { code = '' } = story.parameters.docs?.source ?? {};
  const [, inRows, inLine] = frame.exec(code) ?? [];
  const markup = inRows === undefined ? inLine : dedent(inRows);
  if (markup === undefined) return code;

  const readable = inRowsOfTwo(withoutSpies(markup))
    .replaceAll(/ as \([^()]*\) => void/g, '')
    .replaceAll(/\s+\w+=\{undefined\}/g, '')
    // Mock data are named after what they are.
    .replaceAll(/(\w+)=\{fixtures(?:\.\w+)*\}/g, '$1={$1}')
    // A child that was an argument keeps the parentheses of its source.
    .replaceAll(/(?<!=)>\s*\(\s*</g, '>\n  <')
    .replaceAll(/>\s*\)\s*<\//g, '>\n</');

  if (!displayName || new RegExp(`<${displayName}\\b`).test(readable)) return readable;
  const required = Object.keys(props).filter((name) => props[name]?.required);
  const { root, attributes } = rootOf(readable);
  const isRenamed =
    root !== '' &&
    attributes.every((name) => name in props) &&
    required.every((name) => name === 'children' || attributes.includes(name));
  return isRenamed
    ? readable.replaceAll(new RegExp(`(</?)${root}\\b`, 'g'), `$1${displayName}`)
    : usage(displayName, required, story);
}
