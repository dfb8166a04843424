import type { Problem } from '../entities/problem.ts';
import { ApiError } from './apiError.ts';
import type { Endpoint, EndpointInput, EndpointOutput } from './endpoint.ts';
import { type EndpointName, type Endpoints, endpoints, failureAnswer } from './endpoints.ts';
import { type Reply, sendForm, sendJson } from './transport.ts';

/** Where the API is, and how the client knows the session. */
export interface ClientOptions {
  /** Origin of the API. @default the page's own origin */
  baseUrl?: string;
  /** The bearer token of the session, read at each call. */
  getToken?: () => string | null;
  /** Told of each 401 on a call that carried a token, before the call throws. */
  onUnauthorized?: () => void;
}

/** What goes with one call beside its input. */
export interface CallOptions {
  /** Calls it off: then the call rejects with an `AbortError`. */
  signal?: AbortSignal;
  /** Share of a form that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /**
   * Names one wish of the person, such as `crypto.randomUUID()` when a form opens: sent again with the same key after
   * a failure, a call that creates something creates it once. Other calls ignore it.
   */
  idempotencyKey?: string;
}

type Call<E extends Endpoint> = keyof EndpointInput<E> extends never
  ? (input?: Record<string, never>, options?: CallOptions) => Promise<EndpointOutput<E>>
  : Partial<EndpointInput<E>> extends EndpointInput<E>
    ? (input?: EndpointInput<E>, options?: CallOptions) => Promise<EndpointOutput<E>>
    : (input: EndpointInput<E>, options?: CallOptions) => Promise<EndpointOutput<E>>;

/** One function for each endpoint of the table; each rejects with an `ApiError`. */
export type Client = { [Name in EndpointName]: Call<Endpoints[Name]> };

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  form?: Record<string, string | Blob | undefined>;
}

/** The path of an endpoint with its parameters and query filled in, relative to the API's origin. */
export function endpointPath(
  endpoint: Endpoint,
  { params = {}, query = {} }: Pick<AnyInput, 'params' | 'query'> = {},
) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function parseJson(reply: Reply): unknown {
  try {
    return JSON.parse(reply.body);
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable', status: reply.status, body: reply.body, cause });
  }
}

function failure(reply: Reply): ApiError {
  let problem: Problem | undefined;
  try {
    problem = failureAnswer.safeParse(JSON.parse(reply.body)).data;
  } catch {
    // An error page of something between us and the server: there is no detail to show.
  }
  const { status, body } = reply;
  return new ApiError({ kind: 'http', status, body, detail: problem?.detail, errors: problem?.errors });
}

const nextCursor = (link: string | null) => {
  const target = link?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1];
  return target ? new URL(target, 'http://relative').searchParams.get('cursor') : null;
};

function readReply(endpoint: Endpoint, reply: Reply): unknown {
  if (endpoint.response === null) return undefined;
  const parsed = endpoint.response.safeParse(parseJson(reply));
  if (!parsed.success) {
    throw new ApiError({ kind: 'unreadable', status: reply.status, body: reply.body, cause: parsed.error });
  }
  return endpoint.paged ? { items: parsed.data, nextCursor: nextCursor(reply.header('Link')) } : parsed.data;
}

/** The typed client of the API: sends, parses the answer by its schema, and throws one `ApiError`. */
export function createClient({
  baseUrl = '',
  getToken = () => null,
  onUnauthorized,
}: ClientOptions = {}): Client {
  const call = async (endpoint: Endpoint, input: AnyInput = {}, options: CallOptions = {}) => {
    const token = endpoint.auth === 'bearer' ? getToken() : null;
    const key = endpoint.idempotent && options.idempotencyKey;
    const request = {
      method: endpoint.method,
      url: `${baseUrl}${endpointPath(endpoint, input)}`,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      signal: options.signal,
    };
    const reply = input.form
      ? await sendForm({ ...request, form: input.form, onProgress: options.onProgress })
      : await sendJson({ ...request, body: input.body });
    if (reply.status === 401 && token && token === getToken()) onUnauthorized?.();
    if (reply.status < 200 || reply.status > 299) throw failure(reply);
    return readReply(endpoint, reply);
  };
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input?: AnyInput, options?: CallOptions) => call(endpoint, input, options),
  ]);
  return Object.fromEntries(calls) as Client;
}
