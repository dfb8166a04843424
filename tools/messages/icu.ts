import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The type of each value of a message. */
export type Values = Map<string, 'string' | 'number'>;

export interface CompiledMessage {
  /** A JavaScript expression. `f` is the `Formats` object, values are variables. */
  code: string;
  values: Values;
  /** Values that are inserted without formatting. */
  unformattedValues: ReadonlySet<string>;
}

const dateStyles = { day: 'day', long: 'date', month: 'month', short: 'shortDate' } as const;

/** Escapes a text for a template literal. */
const inTemplate = (text: string) =>
  JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll('`', '\\`').replaceAll('${', '\\${');

/**
 * Without isolation, a Latin name would reorder the text around it in a right-to-left language. An empty value stays
 * empty because the caller renders an element after it.
 */
const isolateValue = (code: string) => `\${${code} && \`\u2068\${${code}}\u2069\`}`;

export interface CompileOptions {
  /** Wraps each text value in the Unicode characters FSI and PDI. @default false */
  isolates?: boolean;
}

/** Compiles an ICU message to a JavaScript expression. */
export function compileMessage(message: string, { isolates = false }: CompileOptions = {}): CompiledMessage {
  const values: Values = new Map();
  const unformattedValues = new Set<string>();

  function formatOf(element: MessageFormatElement, countVariable: string | null): string {
    switch (element.type) {
      case TYPE.argument:
        values.set(element.value, values.get(element.value) ?? 'string');
        unformattedValues.add(element.value);
        return element.value;
      case TYPE.number: {
        values.set(element.value, 'number');
        return `f.${element.style === 'percent' ? 'percent' : 'number'}(${element.value})`;
      }
      case TYPE.date: {
        values.set(element.value, 'string');
        const style = dateStyles[element.style as keyof typeof dateStyles];
        if (!style) throw new Error(`a date needs one of the styles ${Object.keys(dateStyles).join(', ')}`);
        return `f.${style}(${element.value})`;
      }
      case TYPE.select:
        values.set(element.value, 'string');
        return choose(element.value, element.options, countVariable);
      case TYPE.plural: {
        if (element.pluralType !== 'cardinal' || element.offset !== 0) {
          throw new Error('ordinals and offsets are not supported');
        }
        values.set(element.value, 'number');
        const forms = Object.entries(element.options).map(
          ([form, { value }]) => `${JSON.stringify(form)}: (_count) => ${expressionOf(value, '_count')}`,
        );
        return `f.plural(${element.value}, { ${forms.join(', ')} })`;
      }
      case TYPE.pound:
        return countVariable ?? '"#"';
      default:
        throw new Error('times and tags are not supported');
    }
  }

  function choose(
    value: string,
    options: Record<string, { value: MessageFormatElement[] }>,
    countVariable: string | null,
  ): string {
    const { other, ...named } = options;
    if (!other) throw new Error('a select argument needs the branch "other"');
    const branches = Object.entries(named).map(
      ([name, branch]) =>
        `${value} === ${JSON.stringify(name)} ? ${expressionOf(branch.value, countVariable)} : `,
    );
    return `(${branches.join('')}${expressionOf(other.value, countVariable)})`;
  }

  function expressionOf(elements: readonly MessageFormatElement[], countVariable: string | null): string {
    if (elements.every(({ type }) => type === TYPE.literal)) {
      return JSON.stringify(elements.map((element) => ('value' in element ? element.value : '')).join(''));
    }
    const [only] = elements;
    // A single argument stays in a template literal, which isolates it and turns a number into text.
    if (only && elements.length === 1 && only.type !== TYPE.argument) return formatOf(only, countVariable);
    const parts = elements.map((element) =>
      element.type === TYPE.literal
        ? inTemplate(element.value)
        : isolates && element.type === TYPE.argument
          ? isolateValue(formatOf(element, countVariable))
          : `\${${formatOf(element, countVariable)}}`,
    );
    return `\`${parts.join('')}\``;
  }

  const code = expressionOf(parse(message, { ignoreTag: true, requiresOtherClause: true }), null);
  return { code, values, unformattedValues };
}
