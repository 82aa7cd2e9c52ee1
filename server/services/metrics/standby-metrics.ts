import { Counter, type Registry } from 'prom-client';
import type { Bank } from '../../bank.ts';

/** Adds which server answered the reads that a standby may answer. */
export function addStandbyMetrics(registry: Registry, standby: Bank['standby']): () => void {
  const reads = new Counter({
    name: 'larkmoor_recent_reads_total',
    help: 'Statements that a standby may answer, by who did, and why it was the leader.',
    labelNames: ['by', 'why'],
    registers: [registry],
  });
  return () => {
    reads.reset();
    const figures = standby.figures();
    if (!figures) return;
    reads.inc({ by: 'standby', why: '' }, figures.standby);
    for (const [why, count] of figures.leader) reads.inc({ by: 'leader', why }, count);
  };
}
