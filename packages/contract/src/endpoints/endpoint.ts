import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject;

/** One endpoint of the API, as client and server read it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for each parameter. */
  path: `/${string}`;
  /** True if the request needs a bearer token. */
  auth: 'bearer' | 'none';
  /** Short description for the OpenAPI document. */
  summary: string;
  query?: ObjectSchema;
  /** JSON body. */
  body?: ObjectSchema;
  /** Multipart form; a field that is a Blob is a file. */
  form?: ObjectSchema;
  /** Status of success. */
  status: 200 | 201 | 202 | 204;
  /** JSON of a successful response; `null` where it has none (204, or a file). */
  response: Schema | null;
  /** The media type of a response that is text; the client returns it as it is. */
  mediaType?: 'text/calendar' | 'text/html';
  /** True if the response is one page of a list, with the next cursor in a `Link` header. */
  paged?: true;
  /**
   * Whether the endpoint takes an `Idempotency-Key` header. For 24 hours, a request of the same person with the same
   * key gets the response of the first one and creates nothing more; if its content differs, it gets 422.
   */
  idempotent?: true;
  /** True if a `Content-Language` header can name the language of the body's text. */
  contentLanguage?: true;
  /** Statuses of failure, besides those of every endpoint: 401 with `bearer`, 422, 429 and 5xx. */
  errors: readonly number[];
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

/** The input of an endpoint: `params`, `query`, `body` and `form`, as far as it has them. */
export type EndpointInput<E extends Endpoint> = Part<
  'params',
  PathParams<E['path']> extends never ? never : Record<PathParams<E['path']>, string>
> &
  QueryPart<E> &
  Part<'body', Present<E['body']>> &
  Part<'form', Present<E['form']>>;

/** A page of a list. */
export interface Page<Item> {
  items: Item[];
  /** The `cursor` of the query for the next page; null on the last page. */
  nextCursor: string | null;
}

type Parsed<E extends Endpoint> = E['response'] extends Schema ? z.output<E['response']> : undefined;

/** The client's return type: a `Page` if the endpoint is paged, undefined without a JSON body. */
export type EndpointOutput<E extends Endpoint> = E extends { paged: true }
  ? Parsed<E> extends (infer Item)[]
    ? Page<Item>
    : never
  : Parsed<E>;

/** The path as Hono and MSW write it: `/questions/{id}` becomes `/questions/:id`. */
export const routePattern = ({ path }: Pick<Endpoint, 'path'>) => path.replaceAll(/\{(\w+)\}/g, ':$1');
