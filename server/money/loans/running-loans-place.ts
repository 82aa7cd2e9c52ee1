import { runningGroups, type RunningGroup } from '../../../contract/staff-loans.ts';
import { invariant } from '../../base/invariant.ts';

/**
 * Where a page of running loans ends: the list goes on after it, whatever has become of that loan
 * since.
 */
export interface RunningPlace {
  group: RunningGroup;
  /** What the group is ordered by: when it was approved, overdue since, when it was paid out. */
  at: Temporal.Instant;
  id: string;
}

const written = /^([a-z]+)~(\d{1,16})~([0-9a-f-]{36})$/;

export const textFromPlace = ({ group, at, id }: RunningPlace): string =>
  `${group}~${at.epochNanoseconds / 1000n}~${id}`;

/** A place as the contract lets it through. */
export function placeFromText(text: string): RunningPlace {
  const [, name, micros, id] = written.exec(text) ?? [];
  const group = runningGroups.find((each) => each === name);
  invariant(group && micros && id, 'the contract takes places only');
  return { group, at: Temporal.Instant.fromEpochNanoseconds(BigInt(micros) * 1000n), id };
}
