import { categories, countries } from '@settlement-help/contract';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { toneIcons } from '../packages/ui/src/styles/tone.ts';
import { themes } from '../packages/ui/src/theme/tokens.ts';

type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];
type ArgKind = NonNullable<ArgType['type']>;

/** Props that change nothing in a story. */
const hidden = new Set(['ref', 'className', 'key']);

/** The values of types that are declared in other files. */
const named: Record<string, readonly (string | boolean)[]> = {
  Category: categories,
  Country: countries,
  Tone: Object.keys(toneIcons),
  ThemeName: Object.keys(themes),
  boolean: [true, false],
};

/** Moves the text after `@default` from the description to its own column. */
function withoutDefault(argType: ArgType): ArgType {
  const [description, summary] = argType.description?.split(/\s*@default\s+/) ?? [];
  if (description === undefined || summary === undefined) return argType;
  return {
    ...argType,
    description,
    table: { ...argType.table, defaultValue: argType.table?.defaultValue ?? { summary } },
  };
}

const isEmpty = (kind: ArgKind) => kind.name === 'other' && /^(undefined|null)$/.test(String(kind.value));

/** Returns the members of a union such as `'small' | 'large' | undefined`, if all are literals. */
function choicesOf(written: string): readonly (string | boolean)[] | undefined {
  const members = written.split('|').map((member) => member.trim());
  const choices = members
    .filter((member) => member !== '' && member !== 'undefined' && member !== 'null')
    .map((member) => named[member] ?? /^'(.*)'$/.exec(member)?.slice(1));
  return choices.length > 0 && choices.every((choice) => choice !== undefined) ? choices.flat() : undefined;
}

const isNode = (kind: ArgKind): boolean =>
  kind.name === 'union'
    ? kind.value.some(isNode)
    : kind.name === 'other' && /^ReactNode$/.test(String(kind.value));

/** Unwraps unions such as `string | undefined`. */
function kindOf(kind: ArgKind): ArgKind {
  if (kind.name !== 'union') return kind;
  const kinds = kind.value.filter((each) => !isEmpty(each));
  const [only] = kinds;
  return kinds.length === 1 && only ? kindOf(only) : kind;
}

const isData = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isData)) ||
  (typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((each) => each === undefined || isData(each)));

const plain = new Set(['string', 'number', 'boolean', 'enum', 'function']);
const fits = (type: ArgKind, given: unknown) =>
  plain.has(type.name)
    ? given === undefined || given === null || typeof given !== 'object'
    : typeof given === 'object' && given !== null && isData(given);

function choice(argType: ArgType, options: readonly unknown[]): ArgType {
  const summary = options.map((option) => JSON.stringify(option)).join(' | ');
  return {
    ...argType,
    type: { name: 'enum', value: [...options] as string[] },
    table: { ...argType.table, type: { summary } },
  };
}

/** Removes `undefined` from the written type of an optional prop. */
const written = (raw: string) =>
  raw
    .split(' | ')
    .filter((member) => member !== 'undefined')
    .join(' | ')
    .replace(/^\((.*)\)$/s, '$1');

/** Replaces docgen's "union" with the written type, and "unknown" with "array". */
function withWrittenType(argType: ArgType): ArgType {
  const { raw } = argType.type ?? {};
  const summary = argType.table?.type?.summary;
  if (summary === 'union' && raw) {
    return { ...argType, table: { ...argType.table, type: { summary: written(raw) } } };
  }
  return summary === 'unknown'
    ? { ...argType, table: { ...argType.table, type: { summary: 'array' } } }
    : argType;
}

/** Returns true for an undocumented attribute of the element. */
const isUndescribed = (argType: ArgType | undefined, given: unknown) =>
  argType !== undefined && !argType.type && !argType.description && !argType.control && given === undefined;

/** Adds a control only if each value that it can set is valid for the prop. */
function withControl(argType: ArgType, given: unknown): ArgType {
  if (argType.control !== undefined || argType.options) return argType;
  if (!argType.type)
    return given === undefined || (given !== null && isData(given))
      ? argType
      : { ...argType, control: false };
  const type = kindOf(argType.type);
  const options = choicesOf(type.raw ?? (type.name === 'other' ? String(type.value) : ''));
  if (isNode(type))
    return { ...argType, control: fits({ name: 'string' }, given) ? { type: 'text' } : false };
  if (options && type.name !== 'boolean') return choice(argType, options);
  return { ...argType, type, ...(fits(type, given) ? {} : { control: false }) };
}

/** Limits the Controls to edits that cannot break the story. */
export const editableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      hidden.has(name) || isUndescribed(argTypes[name], initialArgs[name])
        ? { name, ...argTypes[name], control: false, table: { disable: true } }
        : withControl(withWrittenType(withoutDefault(argTypes[name] ?? { name })), initialArgs[name]),
    ]),
  );
