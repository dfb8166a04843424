import { type Endpoint, endpoints } from '@settlement-help/contract';
import { type Section, table } from './section.ts';

const fieldsOf = (label: string, schema: { shape: object } | undefined) =>
  schema
    ? [
        `${label} ${Object.keys(schema.shape)
          .map((field) => `\`${field}\``)
          .join(', ')}`,
      ]
    : [];

const rowOf = (endpoint: Endpoint) => [
  `\`${endpoint.method} ${endpoint.path}\``,
  endpoint.isPublic ? '' : endpoint.needsPassword ? 'yes, and the password of the last 10 minutes' : 'yes',
  endpoint.summary,
  [
    ...fieldsOf('query', endpoint.query),
    ...fieldsOf('JSON', endpoint.body),
    ...fieldsOf('form', endpoint.form),
    ...(endpoint.contentLanguage ? ['header `Content-Language`'] : []),
  ].join('; '),
  [endpoint.status, ...(endpoint.errors ?? [])].join(', '),
];

export const calls: Section = {
  id: '§7',
  title: 'The calls',
  introduction: `The table is that of the contract. “Token” says whether a request needs the token of a session. Every request may also fail with 401 where it needs a token, with 422 for input that breaks a rule, 429 for too many requests, and 5xx.

${table(['request', 'token', 'what it does', 'what it takes', 'statuses'], Object.values(endpoints).map(rowOf))}

Where the specification names no response body, the app takes any 2xx and fetches what it shows again.`,
  topics: {
    'Change password by email': {
      'Password changed successfully': 'Its success says “Password changed successfully”.',
    },
  },
};
