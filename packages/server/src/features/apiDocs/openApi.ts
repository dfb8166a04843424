import * as contract from '@settlement-help/contract';
import * as z from 'zod/mini';

const { endpoints } = contract;

type Json = Record<string, unknown>;

function nameEntities() {
  for (const [name, value] of Object.entries(contract)) {
    if (!(value instanceof z.ZodMiniType)) continue;
    z.globalRegistry.add(value, { ...z.globalRegistry.get(value), id: name });
  }
}

function createSchemas() {
  const components: Json = {};
  const toJson = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
    const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'custom') {
          Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' });
        }
        // A format implies its pattern, and responses may gain fields.
        if (jsonSchema.format) delete jsonSchema.pattern;
        delete jsonSchema.additionalProperties;
        delete jsonSchema.id;
      },
    });
    Object.assign(components, JSON.parse(JSON.stringify($defs ?? {}).replaceAll('#/$defs/', refs)));
    return JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', refs)) as Json;
  };
  return { components, toJson };
}

const refs = '#/components/schemas/';

type ToJson = ReturnType<typeof createSchemas>['toJson'];

const parameter = (where: 'header' | 'path' | 'query', name: string, required: boolean, schema: unknown) => ({
  in: where,
  name,
  required,
  schema,
});

function parametersOf(endpoint: contract.Endpoint, toJson: ToJson) {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter('path', name, true, { type: 'string' }),
  );
  const { properties = {}, required = [] } = endpoint.query ? toJson(endpoint.query, 'input') : {};
  const inQuery = Object.entries(properties as Json).map(([name, schema]) =>
    parameter('query', name, (required as string[]).includes(name), schema),
  );
  const key = parameter('header', 'Idempotency-Key', false, { type: 'string', minLength: 8, maxLength: 200 });
  const language = parameter('header', 'Content-Language', false, { type: 'string', examples: ['fr'] });
  const ifMatch = parameter('header', 'If-Match', false, { type: 'string', examples: ['"x8Vd0"'] });
  return [
    ...inPath,
    ...inQuery,
    ...(endpoint.idempotent ? [key] : []),
    ...(endpoint.contentLanguage ? [language] : []),
    ...(contract.takesIfMatch(endpoint) ? [ifMatch] : []),
  ];
}

function requestBodyOf({ body, form }: contract.Endpoint, toJson: ToJson) {
  const content = {
    ...(body ? { 'application/json': { schema: toJson(body, 'input') } } : {}),
    ...(form ? { 'multipart/form-data': { schema: toJson(form, 'input') } } : {}),
  };
  return body || form ? { requestBody: { required: true, content } } : {};
}

function successOf(
  { etagOf, firstPageOf, mediaType, paged, response, status }: contract.Endpoint,
  toJson: ToJson,
) {
  const link = { description: 'The next page, with rel="next", if there is one', schema: { type: 'string' } };
  const etag = { description: 'Changes with the fields that can be edited', schema: { type: 'string' } };
  const headers = { ...(paged || firstPageOf ? { Link: link } : {}), ...(etagOf ? { ETag: etag } : {}) };
  const file = { '*/*': {} };
  const content = response
    ? { [mediaType ?? 'application/json']: { schema: toJson(response, 'output') } }
    : file;
  return {
    description: status === 204 || status === 202 ? 'Done' : 'Success',
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(response || status === 200 ? { content } : {}),
  };
}

function statusesOf(endpoint: contract.Endpoint) {
  const { body, errors = [], idempotent, isPublic } = endpoint;
  const ofBearer = isPublic ? [] : [401];
  const ofJson = body ? [400, 413] : [];
  const ofKey = idempotent ? [400] : [];
  const ofMatch = contract.takesIfMatch(endpoint) ? [412] : [];
  return [...new Set([...errors, ...ofBearer, ...ofJson, ...ofKey, ...ofMatch, 422, 429])].sort();
}

const response = (name: string) => ({ $ref: `#/components/responses/${name}` });
const named = new Map([
  [401, 'Unauthorized'],
  [429, 'TooManyRequests'],
]);

function failuresOf(endpoint: contract.Endpoint) {
  const failures = statusesOf(endpoint).map((status) => [status, response(named.get(status) ?? 'Problem')]);
  // Any request may also fail with 405, 503 or 507.
  return { ...Object.fromEntries(failures), default: response('Problem') };
}

function responsesOf(toJson: ToJson) {
  const code = z.enum(contract.problemCodes);
  const content = {
    'application/json': { schema: toJson(z.extend(contract.Problem, { code }), 'output') },
  };
  const header = (name: string, description: string) => ({
    [name]: { required: true, description, schema: { type: 'string' } },
  });
  return {
    Problem: { description: 'What was wrong, in words for the person', content },
    Unauthorized: {
      description: 'The e-mail and password, or the bearer, are not valid',
      headers: header(
        'WWW-Authenticate',
        'A challenge; with error="invalid_token" where a bearer was refused',
      ),
      content,
    },
    TooManyRequests: {
      description: 'Too much of this in a short time',
      headers: header('Retry-After', 'Seconds until it may be tried again'),
      content,
    },
  };
}

export function openApiDocument() {
  nameEntities();
  const { components, toJson } = createSchemas();
  const responses = responsesOf(toJson);
  const paths: Record<string, Json> = {};
  const table: [string, contract.Endpoint][] = Object.entries(endpoints);
  for (const [name, endpoint] of table) {
    const operation = {
      operationId: name,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[3]],
      security: endpoint.isPublic ? [] : [{ bearer: [] }],
      parameters: parametersOf(endpoint, toJson),
      ...requestBodyOf(endpoint, toJson),
      responses: { [endpoint.status]: successOf(endpoint, toJson), ...failuresOf(endpoint) },
    };
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Settlement Help',
      version: '1',
      description: 'Every error is JSON with a `detail`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components,
      responses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
