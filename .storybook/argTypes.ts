import type { ArgTypesEnhancer } from 'storybook/internal/types';

type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];
type ArgKind = NonNullable<ArgType['type']>;

/** Props that change nothing in a story. */
const hidden = new Set(['ref', 'className', 'key']);

const isData = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isData)) ||
  (typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((each) => each === undefined || isData(each)));

const plain = new Set(['string', 'number', 'boolean', 'enum', 'function']);
const canEdit = (type: ArgKind, given: unknown) =>
  plain.has(type.name)
    ? given === undefined || given === null || typeof given !== 'object'
    : typeof given === 'object' && given !== null && isData(given);

/** True for a date: most components throw while it is incomplete. */
const isDate = (given: unknown) => typeof given === 'string' && /^\d{4}-\d{2}-\d{2}/.test(given);

const isNode = (type: ArgKind) => type.name === 'other' && type.value === 'ReactNode';

/** Characters. A longer type is shown as "function" or "object". */
const maxTypeLength = 100;

/** Removes the parentheses that docgen puts around an optional function, and shortens a long type. */
function withReadableType(argType: ArgType): ArgType {
  const { summary } = argType.table?.type ?? {};
  if (!summary) return argType;
  const type = summary.replace(/^\((\((?:[^()]|\([^()]*\))*\) => [^|]+)\)$/, '$1');
  const kind = type.includes('=>') ? 'function' : 'object';
  const isLong = type.length > maxTypeLength && argType.type?.name !== 'enum';
  return { ...argType, table: { ...argType.table, type: { summary: isLong ? kind : type } } };
}

/** Returns true for an undocumented attribute of the element. */
const isUndescribed = (argType: ArgType | undefined, given: unknown) =>
  argType !== undefined && !argType.type && !argType.description && !argType.control && given === undefined;

/** Adds a control only if each value that it can set is valid for the prop. */
function withControl(argType: ArgType, given: unknown): ArgType {
  const { type, control, options } = argType;
  if (control !== undefined || options) return argType;
  const withoutControl = { ...argType, control: false } as const;
  if (isDate(given)) return withoutControl;
  if (!type) return given === undefined || (given !== null && isData(given)) ? argType : withoutControl;
  if (isNode(type))
    return canEdit({ name: 'string' }, given) ? { ...argType, control: { type: 'text' } } : withoutControl;
  return canEdit(type, given) ? argType : withoutControl;
}

/** Limits the Controls to edits that cannot break the story. */
export const editableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      hidden.has(name) || isUndescribed(argTypes[name], initialArgs[name])
        ? { name, ...argTypes[name], control: false, table: { disable: true } }
        : withControl(withReadableType(argTypes[name] ?? { name }), initialArgs[name]),
    ]),
  );
