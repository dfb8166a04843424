import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that the contract's schemas turn into. */
export interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
}

const oddCharacters = [
  '\0',
  '\ud800',
  '\udc00',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\r\n',
  '😀',
  'é',
  "'",
  '%',
  '\\',
  '<',
];

/** A text with what usually breaks things somewhere in it. */
export const oddText: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .tuple(fc.string({ maxLength: 10 }), fc.constantFrom(...oddCharacters), fc.string({ maxLength: 10 }))
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    'NaN',
    'null',
    '__proto__',
    '../../etc/passwd',
    "' OR 1=1 --",
    '{{7*7}}',
  ),
  fc.integer({ min: 1000, max: 70_000 }).map((length) => 'x'.repeat(length)),
);

const deep: Arbitrary<unknown> = fc.integer({ min: 2, max: 200 }).map((depth) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
});

/** Any JSON at all. */
export const anyJson: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, false, 0, -0, 1e308, 2 ** 53, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
  deep,
);

const emails = fc.constantFrom(
  'person1@example.org',
  'PERSON2@example.org',
  'nobody@example.org',
  `${'x'.repeat(64)}@example.org`,
  `a@${'x.'.repeat(120)}example`,
  'a@b',
  'ü@example.org',
);

function textOf({ format, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<string> {
  if (format === 'email') return emails;
  const lengths = [minLength - 1, minLength, minLength + 1, maxLength - 1, maxLength, maxLength + 1];
  const edge = fc
    .tuple(fc.constantFrom(...lengths.filter((length) => length >= 0)), fc.constantFrom('a', '😀', ' ', 'é'))
    .map(([length, character]) => character.repeat(length));
  return fc.oneof(edge, fc.string({ minLength, maxLength: Math.min(maxLength, 60) }), oddText, emails);
}

function exactly(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(exactly));
  if (schema.type === 'object') return objectOf(schema, exactly);
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.oneof(fc.integer({ min: -1, max: 400 }), fc.maxSafeInteger());
  if (schema.type === 'null') return fc.constant(null);
  return anyJson;
}

const sometimesWrong = (schema: JsonSchema): Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: exactly(schema) }, { weight: 1, arbitrary: anyJson });

function objectOf({ properties = {} }: JsonSchema, value: (schema: JsonSchema) => Arbitrary<unknown>) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, value(schema)]),
  );
  return fc.record(fields, { requiredKeys: [] });
}

/** Values that fit the schema, nearly fit it, or have nothing to do with it. */
export function around(schema: JsonSchema): Arbitrary<unknown> {
  const { properties = {} } = schema;
  const whole = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exactly(field)])),
  );
  const unknownFields = fc.dictionary(
    fc.oneof(oddText, fc.constantFrom('id', 'constructor', 'user_id')),
    anyJson,
    {
      maxKeys: 3,
    },
  );
  return fc.oneof(
    { weight: 5, arbitrary: whole },
    { weight: 3, arbitrary: objectOf(schema, sometimesWrong) },
    { weight: 1, arbitrary: fc.tuple(whole, unknownFields).map(([one, other]) => ({ ...other, ...one })) },
    { weight: 1, arbitrary: anyJson },
  );
}
