import type { Queryable } from '../../db/database.ts';
import { recordOperatorEvent } from '../audit/operator-event.ts';

const separator = ', ';

/** The subjects of the faults and warnings that the doctor found on one machine. */
export interface Examination {
  machine: string;
  faults: readonly string[];
  warnings: readonly string[];
}

/** Notes in the trail that the doctor looked, so that every server can tell what it found. */
export async function noteExamination(
  db: Queryable,
  { machine, faults, warnings }: Examination,
): Promise<void> {
  await recordOperatorEvent(db, 'bank.examined', {
    machine,
    faults: faults.join(separator),
    warnings: warnings.join(separator),
  });
}

interface Finding {
  about: string;
  state: 'fault' | 'warning';
  /** On all machines together. */
  times: number;
}

interface LastExaminations {
  /** The last one; of several machines the one whose last is the oldest. */
  at: Temporal.Instant;
  findings: Finding[];
}

/** A daily timer may be late by this. */
const sameRoundHours = 26;

/**
 * When the doctor last looked, and what it found then; undefined if never. A machine that it left
 * out for four days counts no more, or one that was taken away would count for good.
 */
export async function findLastExaminations(db: Queryable): Promise<LastExaminations | undefined> {
  const { rows } = await db.query<{ at: Temporal.Instant; faults: string; warnings: string }>(
    `SELECT at, faults, warnings FROM (
        SELECT DISTINCT ON (details ->> 'machine') at,
          COALESCE(details ->> 'faults', '') AS faults,
          COALESCE(details ->> 'warnings', '') AS warnings
        FROM audit_event WHERE action = 'bank.examined'
          AND at > (SELECT at FROM audit_event WHERE action = 'bank.examined'
            ORDER BY at DESC LIMIT 1) - interval '4 days'
        ORDER BY details ->> 'machine', at DESC) AS last_of_machine ORDER BY at`,
  );
  const [oldest, newest] = [rows[0], rows.at(-1)];
  if (!oldest || !newest) return undefined;
  const round = rows.filter(({ at }) => newest.at.since(at).total('hours') < sameRoundHours);
  const count = (state: Finding['state'], noted: readonly string[]): Finding[] => {
    const abouts = noted.flatMap((each) => each.split(separator)).filter(Boolean);
    return [...new Set(abouts)].map((about) => ({
      about,
      state,
      times: abouts.filter((each) => each === about).length,
    }));
  };
  const faults = count(
    'fault',
    round.map((each) => each.faults),
  );
  const warnings = count(
    'warning',
    round.map((each) => each.warnings),
  );
  return { at: oldest.at, findings: [...faults, ...warnings] };
}
