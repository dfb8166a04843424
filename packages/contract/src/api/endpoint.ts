import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject;

/** One call of the API as both sides read it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for each parameter. */
  path: `/${string}`;
  /** Whether the call needs the bearer token of a session. */
  auth: 'bearer' | 'none';
  /** What it does, in a few words, for the OpenAPI document. */
  summary: string;
  query?: ObjectSchema;
  /** JSON body. */
  body?: ObjectSchema;
  /** Multipart form; a field that is a Blob is a file. */
  form?: ObjectSchema;
  /** Status of success. */
  status: 200 | 201 | 202 | 204;
  /** JSON of success; `null` where the answer has no JSON (204, or a file). */
  response: Schema | null;
  /** Whether the answer is one page of a list, with the next cursor in a `Link` header. */
  paged?: true;
  /**
   * Whether the call takes an `Idempotency-Key` header. For 24 hours the same key of the same person gets the answer
   * of the first call, which alone creates something; with another request it gets 422.
   */
  idempotent?: true;
  /** Statuses of failure beyond 401 on bearer calls, 422, 429 and 5xx, which every call may give. */
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

/** What a caller hands to the endpoint: only the parts that it has, `params`, `query`, `body` and `form`. */
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
  /** Put into the query it leads to the next page; null on the last one. */
  nextCursor: string | null;
}

type Parsed<E extends Endpoint> = E['response'] extends Schema ? z.output<E['response']> : undefined;

/** What the endpoint answers a caller: a `Page` where it is paged, nothing where the answer has no JSON. */
export type EndpointOutput<E extends Endpoint> = E extends { paged: true }
  ? Parsed<E> extends (infer Item)[]
    ? Page<Item>
    : never
  : Parsed<E>;
