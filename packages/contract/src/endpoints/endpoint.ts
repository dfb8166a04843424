import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject;

/** One endpoint of the API. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for each parameter. */
  path: `/${string}`;
  /** True if the endpoint needs no bearer token. */
  isPublic?: true;
  /**
   * True if the password must have been entered in this session in the last 10 minutes, by a log-in or verify-password.
   * Otherwise the endpoint fails with 403 and the code `password_not_verified`.
   */
  needsPassword?: true;
  /** True if the endpoint works in read-only mode although it is no GET. The others fail with 503 and the code `read_only`. */
  worksReadOnly?: true;
  summary: string;
  query?: ObjectSchema;
  body?: ObjectSchema;
  /** Multipart form; a field that is a Blob is a file. */
  form?: ObjectSchema;
  status: 200 | 201 | 202 | 204;
  /** JSON of a successful response; `null` for a file or no content. */
  response: Schema | null;
  mediaType?: 'text/calendar' | 'text/csv' | 'text/html';
  /** True if the response is one page of a list, with the next cursor in a `Link` header. */
  paged?: true;
  /**
   * The path of a paged list whose first page is part of the response. A `Link` header has its next cursor, and `{id}` is
   * the id of the response.
   */
  firstPageOf?: `/${string}`;
  /**
   * True if the endpoint accepts an `Idempotency-Key` header. For 24 hours, a repeated request gets the first response;
   * another request with the same key fails with 422.
   */
  idempotent?: true;
  /** True if a `Content-Language` header can name the language of the body's text. */
  contentLanguage?: true;
  /**
   * The fields of the response that its `ETag` covers. PUT and PATCH with an `If-Match` that does not match fail with 412
   * and the current state.
   */
  etagOf?: readonly string[];
  /** Failure statuses besides those of every endpoint: 401 without a session, 422, 429 and 5xx. */
  errors?: readonly number[];
}

type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

type Present<Value> = Value extends Schema ? z.input<Value> : never;

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };

type QueryPart<E> = E extends { query: infer Query extends Schema }
  ? Partial<z.input<Query>> extends z.input<Query>
    ? { query?: z.input<Query> }
    : { query: z.input<Query> }
  : unknown;

/** The `params`, `query`, `body` and `form` of an endpoint. */
export type EndpointInput<E extends Endpoint> = Part<
  'params',
  PathParams<E['path']> extends never ? never : Record<PathParams<E['path']>, string>
> &
  QueryPart<E> &
  Part<'body', Present<E['body']>> &
  Part<'form', Present<E['form']>>;

export interface Page<Item> {
  items: Item[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
}

type Parsed<E extends Endpoint> = E['response'] extends Schema ? z.output<E['response']> : undefined;

/**
 * The result of the client's method: a `Page` if the endpoint is paged, the JSON with a `nextCursor` if it contains the
 * first page of a list, undefined without JSON.
 */
export type EndpointOutput<E extends Endpoint> = E extends { paged: true }
  ? Parsed<E> extends (infer Item)[]
    ? Page<Item>
    : never
  : E extends { firstPageOf: string }
    ? Parsed<E> & Pick<Page<unknown>, 'nextCursor'>
    : Parsed<E>;

/** True if the endpoint honours an `If-Match` header. */
export const takesIfMatch = ({ etagOf, method }: Pick<Endpoint, 'etagOf' | 'method'>) =>
  etagOf !== undefined && method !== 'GET';

/** The path in the syntax of Hono and MSW: `/questions/:id`. */
export const routePattern = ({ path }: Pick<Endpoint, 'path'>) => path.replaceAll(/\{(\w+)\}/g, ':$1');
