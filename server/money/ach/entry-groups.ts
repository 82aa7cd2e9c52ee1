import type { EntryGroup } from '../../../contract/staff/ach-files.ts';
import type { AchAddenda } from './ach-records.ts';
import type { EntryState } from './judge-entry.ts';

/** The states of entries in the words of the staff. */
export const groupOf: Record<EntryState, EntryGroup> = {
  posted: 'posted',
  waiting: 'waiting',
  'return due': 'going back',
  returned: 'sent back',
  checked: 'checked',
  'for a person': 'exception',
  twice: 'exception',
  noted: 'exception',
};

export const statesIn = (group: EntryGroup): EntryState[] =>
  (Object.keys(groupOf) as EntryState[]).filter((state) => groupOf[state] === group);

interface Stated {
  state: EntryState;
  returnCode: string | null;
  addenda: AchAddenda | null;
}

/** `R03`, `C01 of 021000020000009, “1234”`; null where the state says all. */
export function stateDetail({ state, returnCode, addenda }: Stated): string | null {
  if (returnCode !== null) return returnCode;
  if (state === 'twice') return 'trace number used before';
  if (state === 'for a person') return 'debit';
  if (state !== 'noted' || addenda === null || addenda.kind === '05') return null;
  const { reason, originalTrace, text } = addenda;
  return `${reason} of ${originalTrace}${text === '' ? '' : `, “${text}”`}`;
}
