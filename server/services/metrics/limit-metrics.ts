import { Counter, type Registry } from 'prom-client';
import type { Bank } from '../../bank.ts';
import { refusalsOf } from '../limits/limit-refusals.ts';

/** Adds how often this process refused for each limit. */
export function addLimitMetrics(
  registry: Registry,
  { counters }: Pick<Bank, 'counters'>,
): () => void {
  const refused = new Counter({
    name: 'larkmoor_limit_refusals_total',
    help: 'Requests refused with 429 because a limit was used up, by the name of the limit.',
    labelNames: ['limit'],
    registers: [registry],
  });
  return () => {
    refused.reset();
    for (const [limit, times] of refusalsOf(counters)) refused.inc({ limit }, times);
  };
}
