import { Counter, type Registry } from 'prom-client';
import type { Traces } from '../traces/traces.ts';

/** Adds how many spans of this process were sent and dropped. */
export function addTraceMetrics(registry: Registry, traces: Traces): void {
  const count = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  count(
    'larkmoor_trace_spans_sent_total',
    'Spans that the collector of traces took.',
    () => traces.figures().sent,
  );
  count(
    'larkmoor_trace_spans_dropped_total',
    'Spans lost, because the collector did not take them or too many waited.',
    () => traces.figures().dropped,
  );
}
