import type { Endpoint, EndpointInput, EndpointOutput } from '@settlement-help/contract';
import type * as z from 'zod/mini';

export interface Principal {
  sessionId: string;
  userId: string;
  /** True if the password was entered in this session in the last 10 minutes. */
  isPasswordRecent: boolean;
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Part<E, Key extends string> = E extends Record<Key, infer Schema> ? Parsed<Schema> : undefined;

export interface EndpointRequest<E extends Endpoint> {
  params: EndpointInput<E> extends { params: infer Params } ? Params : Record<string, never>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
  principal: E extends { isPublic: true } ? undefined : Principal;
  request: Request;
  requestId: string;
  /** The network of the client; computed only on demand, because few endpoints need it. */
  network: () => string;
  idempotencyKey: string | undefined;
  /** The language code of `Content-Language`, such as `fr`; null if the endpoint takes none or the header is not valid. */
  language: string | null;
  /** With an `If-Match`, fails with 412 unless it matches the state. Called in the transaction of the write. */
  requireMatch: (load: () => Promise<object>) => Promise<void>;
}

export interface FileResponse {
  stream: ReadableStream<Uint8Array>;
  headers: Record<string, string>;
}

export interface TextResponse {
  text: string;
  headers: Record<string, string>;
}

export interface Page<Item = unknown> {
  items: Item[];
  nextCursor: string | null;
}

/** The return value of a handler: JSON of the endpoint, text, nothing, or a file. */
export type EndpointResult<E extends Endpoint> = E extends { mediaType: string }
  ? TextResponse
  : E extends { response: null; status: 200 }
    ? FileResponse
    : E extends { response: null }
      ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a result needs no `return`.
        void
      : EndpointOutput<E>;

export type Handler<E extends Endpoint> = (
  request: EndpointRequest<E>,
) => Promise<EndpointResult<E>> | EndpointResult<E>;
