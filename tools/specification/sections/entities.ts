import * as contract from '@settlement-help/contract';
import { type Section, table } from './section.ts';

/** As much of a zod schema as tells what a field holds. */
interface Schema {
  _zod: {
    def: {
      type: string;
      format?: string;
      innerType?: Schema;
      element?: Schema;
      entries?: Record<string, string>;
    };
  };
}

const kinds: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  datetime: 'date and time',
  url: 'link',
  custom: 'text',
};

const entityNames = new Map(
  Object.entries(contract).map(([name, value]): [unknown, string] => [value, name]),
);

function kindOf(schema: Schema): string {
  const { type, format, innerType, element, entries } = schema._zod.def;
  if (innerType) return type === 'nullable' ? `${kindOf(innerType)} or null` : kindOf(innerType);
  if (element) return `list of ${kindOf(element)}`;
  if (entries) return Object.values(entries).join(', ');
  return entityNames.get(schema) ?? kinds[format ?? type] ?? kinds[type] ?? type;
}

const mayBeMissing = ({ _zod }: Schema) => ['default', 'optional'].includes(_zod.def.type);

const fieldsOf = (name: string, { shape }: { shape: Record<string, Schema> }) =>
  `### ${name}\n\n${table(
    ['field', 'holds', 'may be missing'],
    Object.entries(shape).map(([field, schema]) => [
      `\`${field}\``,
      kindOf(schema),
      mayBeMissing(schema) ? 'yes' : '',
    ]),
  )}`;

export const entities: Section = {
  id: '§3',
  title: 'Entities and their fields',
  introduction: `The tables are those of the contract. A field that may be missing has a fallback there, so the app also works with a server that leaves it out.

${[
  fieldsOf('User', contract.User),
  fieldsOf('Login response', contract.Session),
  fieldsOf('Settlement step', contract.Step),
  fieldsOf('Document', contract.StoredDocument),
  fieldsOf('Forum question', contract.QuestionDetail),
  fieldsOf('Forum answer', contract.Answer),
  fieldsOf('Author', contract.Author),
  fieldsOf('Local service entry', contract.LocalService),
].join('\n\n')}

### Stored in the browser

The token of the session lies in \`localStorage\` as \`token\`, the destination as \`selectedCountry\`. Drafts lie in \`sessionStorage\` until they are sent.

### Toast

A toast has an id, a type (success, error, warning or info), a message, and a duration where it is not the usual one.

### What the screens show of them`,
  topics: {
    User: {
      'name, e-mail, address, phone and country of origin':
        'The profile shows them; the country of origin serves display alone.',
    },
    Toast: { 'optional duration': 'A toast with a duration of its own disappears after that.' },
    'Settlement step': { 'number, title and description': 'Each step shows the three.' },
    Document: { 'name, kind, size and date': 'Each document shows the four.' },
    'Forum question': {
      'the fields of the list': 'Author, date, category, votes, views, answers, and whether it is resolved.',
    },
    'Forum answer': { 'author, date and votes': 'Each answer shows the three.' },
    'Forum categories': {
      'nine, and all in the filter':
        '“General”, “Housing”, “Banking”, “Legal”, “Work”, “Education”, “Healthcare”, “Transportation” and “Social”. The filter adds “All”.',
    },
    'Local services': {
      'Germany, Government Services & Offices':
        '“Government Services & Offices”: foreigners’ office, job centre, health insurance, tax office, city hall.',
      'Germany, Local/Essential Services': '“Local/Essential Services”: transport, waste, utilities, banks.',
      'France, Government Services & Offices':
        '“Government Services & Offices”: prefecture, family allowances, health insurance, job centre, self-employed registration.',
      'France, Local/Essential Services':
        '“Local/Essential Services”: transport, waste, city hall, utilities, banks.',
      'banks with name, logo and link': 'A bank has a mark of our own drawing, and a link to its site.',
    },
  },
};
