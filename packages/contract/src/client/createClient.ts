import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  takesIfMatch,
} from '../endpoints/endpoint.ts';
import { type Endpoints, endpoints } from '../endpoints/index.ts';
import { Problem, type TranslatedProblem } from '../entities/problem.ts';
import { ApiError } from './apiError.ts';
import { type RawResponse, sendForm, sendJson } from './transport.ts';

export interface ClientOptions {
  /** Origin of the API. @default the page's own origin */
  baseUrl?: string;
  /** The bearer token, read for each request. */
  getToken?: () => string | null;
  /** Called before a request with a token fails with 401. */
  onUnauthorized?: () => void;
  /** Translates an error response. */
  translateProblem?: (problem: Problem) => Promise<TranslatedProblem>;
  /** Called if the server wants the password again. The request is sent once more if it resolves to true. */
  confirmPassword?: () => Promise<boolean>;
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** Called with the share of a form that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Repeating a request with the same key creates only one item. */
  idempotencyKey?: string;
  /** Language of a post, such as `fr`. Other endpoints ignore it. */
  language?: string;
  /** Called with the `ETag` of a success, or of the current state in a 412; null if the server sends none. */
  onETag?: (etag: string | null) => void;
  /** The `ETag` that a change must match, or it fails with 412. Other endpoints ignore it. */
  ifMatch?: string | null;
}

type Method<E extends Endpoint> = keyof EndpointInput<E> extends never
  ? (input?: Record<string, never>, options?: RequestOptions) => Promise<EndpointOutput<E>>
  : Partial<EndpointInput<E>> extends EndpointInput<E>
    ? (input?: EndpointInput<E>, options?: RequestOptions) => Promise<EndpointOutput<E>>
    : (input: EndpointInput<E>, options?: RequestOptions) => Promise<EndpointOutput<E>>;

export type Client = {
  [Name in keyof Endpoints]: Method<Endpoints[Name]>;
};

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  form?: Record<string, string | Blob | undefined>;
}

/** The path with parameters and query, relative to the API's origin. */
export function endpointPath(
  endpoint: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: Pick<AnyInput, 'params' | 'query'> = {},
) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function parseJson(response: RawResponse): unknown {
  try {
    return JSON.parse(response.body);
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable', status: response.status, body: response.body, cause });
  }
}

function parseProblem(body: string): Problem | undefined {
  try {
    return Problem.safeParse(JSON.parse(body)).data;
  } catch {
    // A proxy may respond with an HTML page, which has no detail.
    return undefined;
  }
}

const nextCursor = (link: string | null) => {
  const target = link?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1];
  return target ? new URL(target, 'http://relative').searchParams.get('cursor') : null;
};

// A proxy that compresses makes an ETag weak. Ours covers fields and not bytes, so it still matches.
const readETag = ({ header }: RawResponse) => header('ETag')?.replace(/^W\//, '') ?? null;

function readResponse(endpoint: Endpoint, response: RawResponse): unknown {
  if (endpoint.response === null) return undefined;
  if (endpoint.mediaType) return response.body;
  const parsed = endpoint.response.safeParse(parseJson(response));
  if (!parsed.success) {
    const { status, body } = response;
    throw new ApiError({ kind: 'unreadable', status, body, cause: parsed.error });
  }
  if (endpoint.paged) return { items: parsed.data, nextCursor: nextCursor(response.header('Link')) };
  return endpoint.firstPageOf
    ? { ...(parsed.data as object), nextCursor: nextCursor(response.header('Link')) }
    : parsed.data;
}

/** Creates a client with a method for each endpoint. Methods reject with an `ApiError`. */
export function createClient({
  baseUrl = '',
  getToken = () => null,
  onUnauthorized,
  translateProblem,
  confirmPassword,
}: ClientOptions = {}): Client {
  const sendOnce = async (endpoint: Endpoint, input: AnyInput = {}, options: RequestOptions = {}) => {
    const token = endpoint.isPublic ? null : getToken();
    const key = endpoint.idempotent && options.idempotencyKey;
    const language = endpoint.contentLanguage && options.language;
    const ifMatch = takesIfMatch(endpoint) && options.ifMatch;
    const request = {
      method: endpoint.method,
      url: `${baseUrl}${endpointPath(endpoint, input)}`,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
        ...(language ? { 'Content-Language': language } : {}),
        ...(ifMatch ? { 'If-Match': ifMatch } : {}),
      },
      signal: options.signal,
    };
    const response = input.form
      ? await sendForm({ ...request, form: input.form, onProgress: options.onProgress })
      : await sendJson({ ...request, body: input.body });
    if (response.status === 401 && token && token === getToken()) onUnauthorized?.();
    if (response.status < 300 || response.status === 412) options.onETag?.(readETag(response));
    if (response.status < 200 || response.status > 299) {
      const { status, body } = response;
      const problem = parseProblem(body);
      throw new ApiError({
        kind: 'http',
        status,
        body,
        ...(problem && translateProblem ? await translateProblem(problem) : problem),
      });
    }
    return readResponse(endpoint, response);
  };
  const send: typeof sendOnce = async (...request) => {
    try {
      return await sendOnce(...request);
    } catch (error) {
      const isPasswordWanted = error instanceof ApiError && error.code === 'password_not_verified';
      if (!isPasswordWanted || !(await confirmPassword?.())) throw error;
      return sendOnce(...request);
    }
  };
  const methods = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input?: AnyInput, options?: RequestOptions) => send(endpoint, input, options),
  ]);
  return Object.fromEntries(methods) as Client;
}
