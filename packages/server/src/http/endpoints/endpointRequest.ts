import type { Endpoint, EndpointInput, EndpointOutput } from '@settlement-help/contract';
import type * as z from 'zod/mini';

/** Who makes a call: a session and its user. */
export interface Principal {
  sessionId: string;
  userId: string;
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Part<E, Key extends string> = E extends Record<Key, infer Schema> ? Parsed<Schema> : undefined;

/** A call of an endpoint after every check that the table of endpoints asks for. */
export interface Call<E extends Endpoint> {
  params: EndpointInput<E> extends { params: infer Params } ? Params : Record<string, never>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
  principal: E['auth'] extends 'bearer' ? Principal : undefined;
  /** The request itself, for a form or a file. */
  request: Request;
  /** What the log calls the request, for a line of its own about what the call did. */
  requestId: string;
  /** The network that the caller calls from; only worked out where it is asked for, as few calls count who calls. */
  network: () => string;
  /** The caller's name for what the call is to create, where the endpoint takes one. */
  idempotencyKey: string | undefined;
}

/** Bytes in place of JSON. */
export interface FileResponse {
  stream: ReadableStream<Uint8Array>;
  headers: Record<string, string>;
}

/** A page of a list. */
export interface Page<Item = unknown> {
  items: Item[];
  nextCursor: string | null;
}

/** What a handler answers: the JSON of the endpoint, nothing, or a file where the endpoint is one. */
export type Answer<E extends Endpoint> = E extends { response: null; status: 200 }
  ? FileResponse
  : EndpointOutput<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;
