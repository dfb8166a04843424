import { ApiError } from './apiError.ts';

export interface RawResponse {
  status: number;
  body: string;
  header: (name: string) => string | null;
}

interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export async function sendJson({
  body,
  headers,
  url,
  ...init
}: Request & { body: unknown }): Promise<RawResponse> {
  try {
    const response = await fetch(url, {
      method: init.method,
      signal: init.signal ?? null,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return {
      status: response.status,
      body: await response.text(),
      header: (name) => response.headers.get(name),
    };
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new ApiError({ kind: 'network', cause });
  }
}

interface FormRequest extends Request {
  form: Record<string, string | Blob | undefined>;
  onProgress: ((share: number) => void) | undefined;
}

/** Sends a multipart form by XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendForm({
  form,
  headers,
  method,
  onProgress,
  signal,
  url,
}: FormRequest): Promise<RawResponse> {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) if (value !== undefined) data.append(name, value);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries({ Accept: 'application/json', ...headers })) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: request.responseText,
        header: (name) => request.getResponseHeader(name),
      }),
    );
    request.addEventListener('error', () => reject(new ApiError({ kind: 'network' })));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled', 'AbortError')),
    );
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    if (signal?.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', abort);
    request.send(data);
  });
}
