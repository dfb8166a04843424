import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
  const refusedUploads = new Counter({
    name: 'settlement_help_refused_uploads_total',
    help: 'Uploads that were refused, by the code of the problem',
    labelNames: ['code'],
    registers: [register],
  });
  // Without a first value, Prometheus would not see the first refusal as an increase.
  for (const code of ['no_space', 'storage_full']) refusedUploads.inc({ code }, 0);
  const untrustedForwards = new Counter({
    name: 'settlement_help_untrusted_forwards_total',
    help: 'Requests that a proxy forwarded while TRUST_PROXY is not set',
    registers: [register],
  });
  const slowQueries = new Counter({
    name: 'settlement_help_slow_queries_total',
    help: 'Queries that took half a second or longer',
    registers: [register],
  });
  const jobFailures = new Counter({
    name: 'settlement_help_job_failures_total',
    help: 'Jobs and tasks of the cleanup that failed',
    registers: [register],
  });
  const checks = new Gauge({
    name: 'settlement_help_check_result',
    help: 'Result of each check: 0 is ok, 1 a warning, 2 a failure',
    labelNames: ['check'],
    registers: [register],
  });
  const emails = new Counter({
    name: 'settlement_help_emails_total',
    help: 'Attempts to send an email, and emails that were given up',
    labelNames: ['result'],
    registers: [register],
  });
  for (const result of ['sent', 'failed', 'given_up']) emails.inc({ result }, 0);
  return {
    register,
    refusedUploads,
    untrustedForwards,
    slowQueries,
    jobFailures,
    checks,
    emails,
    contentType: register.contentType,
    countRequest: ({ method, route, status, milliseconds }: Request) =>
      requests.labels(method, route, String(status)).observe(milliseconds / 1000),
    read: () => register.metrics(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
