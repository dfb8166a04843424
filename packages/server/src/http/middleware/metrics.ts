import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

interface Request {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}

/** With `ofProcess`, includes memory, event loop and garbage collection. */
export function createMetrics({ ofProcess = false } = {}) {
  const register = new Registry();
  if (ofProcess) collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'settlement_help_request_duration_seconds',
    help: 'Time from the arrival of a request to its response, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  return {
    contentType: register.contentType,
    countRequest: ({ method, route, status, milliseconds }: Request) =>
      requests.labels(method, route, String(status)).observe(milliseconds / 1000),
    read: () => register.metrics(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
