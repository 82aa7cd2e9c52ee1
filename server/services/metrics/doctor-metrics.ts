import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { findLastExaminations } from '../condition/examinations.ts';

/**
 * Adds the findings of `npm run bank -- doctor --note`.
 * @returns what reads them, and fails where the database does not answer.
 */
export function addDoctorMetrics(registry: Registry, db: Database): () => Promise<void> {
  const registers = [registry];
  const looked = new Gauge({
    name: 'larkmoor_doctor_timestamp_seconds',
    help: 'When the doctor last looked and noted it; of several machines the longest ago.',
    registers,
  });
  const findings = new Gauge({
    name: 'larkmoor_doctor_findings',
    help: 'How many faults and warnings it found then, by what they are about.',
    labelNames: ['about', 'state'],
    registers,
  });
  return async () => {
    const last = await findLastExaminations(db);
    looked.set((last?.at.epochMilliseconds ?? 0) / 1000);
    findings.reset();
    for (const { about, state, times } of last?.findings ?? [])
      findings.set({ about, state }, times);
  };
}
