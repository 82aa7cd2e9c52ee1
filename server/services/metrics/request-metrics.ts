import { Counter, Histogram, type Registry } from 'prom-client';
import { countedMethods } from './counted-methods.ts';

/** The parts of a request that are counted: words of our own code, and never what a caller sent. */
export interface AnsweredRequest {
  method: string;
  /** The route's pattern; undefined for an unknown address. */
  route: string | undefined;
  status: number;
  /** Undefined where the answer stays open until its reader leaves. */
  seconds: number | undefined;
}

/** From a page out of memory to an upload over a slow line. */
const bucketsSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts answered requests by route and status.
 * @returns what to call with each of them.
 */
export function addRequestMetrics(registry: Registry): (request: AnsweredRequest) => void {
  const registers = [registry];
  const requests = new Counter({
    name: 'larkmoor_http_requests_total',
    help: 'Answered requests, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'larkmoor_http_request_duration_seconds',
    help: 'From the request line to the last byte of the answer, by route pattern.',
    labelNames: ['method', 'route'],
    buckets: bucketsSeconds,
    registers,
  });
  return ({ method: given, route = 'none', status, seconds }) => {
    const method = countedMethods.has(given) ? given : 'other';
    requests.inc({ method, route, status });
    if (seconds !== undefined) durations.observe({ method, route }, seconds);
  };
}
