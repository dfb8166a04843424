import autocannon from 'autocannon';

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  token?: string | undefined;
  body?: unknown;
}

interface LoadOptions {
  port: number;
  requests: number;
  connections?: number;
  request: (index: number) => LoadRequest;
  status: number;
}

const toAutocannon = ({ method, path, token, body }: LoadRequest): autocannon.Request => ({
  method,
  path,
  headers: {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** Sends the requests and returns responses per second. Throws on an unexpected status. */
export async function load({ port, requests, connections = 10, request, status }: LoadOptions) {
  let sent = 0;
  let last = 0;
  const unexpected: number[] = [];
  const begin = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    connections,
    amount: requests,
    // Autocannon checks at this interval if it is done. The time is that of the last response.
    sampleInt: 50,
    requests: [{ setupRequest: (defaults) => ({ ...defaults, ...toAutocannon(request(sent++)) }) }],
  };
  const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  run.on('response', (_client, statusCode) => {
    last = performance.now();
    if (statusCode !== status) unexpected.push(statusCode);
  });
  const { errors } = await promise;
  if (unexpected.length > 0 || errors > 0) {
    throw new Error(`Expected ${status}; got ${errors} errors and the statuses ${[...new Set(unexpected)]}`);
  }
  return (requests * 1000) / (last - begin);
}

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
