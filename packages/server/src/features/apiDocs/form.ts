import { type Endpoint, takesIfMatch } from '@settlement-help/contract';
import { html } from 'hono/html';
import * as z from 'zod/mini';

type Part = 'form' | 'header' | 'path' | 'query';

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

function input(part: Part, name: string, { isFile = false, isRequired = false } = {}) {
  const type = isFile ? 'file' : 'text';
  return html`<label>${name} <input type="${type}" name="${name}" data-part="${part}" ${isRequired ? 'required' : ''}></label>`;
}

const inputs = (part: Part, fields: z.ZodMiniObject | undefined) =>
  Object.entries(fields?.shape ?? {}).map(([name, schema]) =>
    input(part, name, { isFile: takes(schema, new Blob()), isRequired: !takes(schema, undefined) }),
  );

function bodyInput({ shape }: z.ZodMiniObject) {
  const fields = Object.entries(shape);
  const required = fields.filter(([, schema]) => !takes(schema, undefined));
  const start = Object.fromEntries(required.map(([name, schema]) => [name, takes(schema, true) ? true : '']));
  const names = fields.map(([name]) => name).join(', ');
  return html`<label>JSON of ${names}<textarea name="body" rows="5">${JSON.stringify(start, null, 2)}</textarea></label>`;
}

export function docsForm(endpoint: Endpoint) {
  const { method, path, query, body, form, idempotent, contentLanguage } = endpoint;
  const rows = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => input('path', name, { isRequired: true })),
    ...inputs('query', query),
    ...inputs('form', form),
    ...(idempotent ? [input('header', 'Idempotency-Key')] : []),
    ...(contentLanguage ? [input('header', 'Content-Language')] : []),
    ...(takesIfMatch(endpoint) ? [input('header', 'If-Match')] : []),
    ...(body ? [bodyInput(body)] : []),
  ];
  return html`<details><summary>Try it</summary>
<form data-method="${method}" data-path="${path}">
${rows}
<button>Send</button>
<output></output>
</form></details>`;
}
