import { bankFacts } from '../../../config/bank.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { derivedId } from '../../base/digest.ts';
import { entryCodes, type AchBatch, type AchEntry, type AchFile } from './ach-records.ts';
import { dueOn } from './due-on.ts';

/**
 * The state of an entry. `twice`: another one with the same originator, day and trace number was
 * there before. `noted`: a return or a notification of change. `returned`: it left in a file.
 */
export const entryStates = [
  'waiting',
  'posted',
  'return due',
  'returned',
  'checked',
  'for a person',
  'twice',
  'noted',
] as const;
export type EntryState = (typeof entryStates)[number];

/** The codes with which the bank sends entries back by itself, as the Nacha rules name them. */
export type OwnReturnCode =
  /** The account is closed. */
  | 'R02'
  /** There is no such account. */
  | 'R03'
  /** The routing number is not ours. */
  | 'R13'
  /** The bank has suspended its customer. */
  | 'R16';

/** An account of ours, open or closed. */
export interface NamedAccount {
  id: string;
  number: string;
  isClosed: boolean;
}

/** The first state of an entry, as the file came. */
export interface Judged {
  state: Exclude<EntryState, 'posted' | 'twice' | 'returned'>;
  returnCode: OwnReturnCode | null;
  accountId: string | null;
  /** Null where it moves no money. */
  dueOn: CalendarDay | null;
}

/** An account number as we write it: senders put blanks and dashes into it. */
export const accountNumberOf = ({ account }: AchEntry): string => account.replaceAll(/[ -]/g, '');

function returnOf(entry: AchEntry, account: NamedAccount | undefined): OwnReturnCode | null {
  if (entry.routing !== bankFacts.routingNumber) return 'R13';
  if (account === undefined) return 'R03';
  return account.isClosed ? 'R02' : null;
}

/**
 * Judges an entry as its file comes: an account that is not there, or no longer, sends it back. A
 * suspended customer is looked for when it is posted.
 */
export function judgeEntry(
  batch: AchBatch,
  entry: AchEntry,
  { account, today }: { account: NamedAccount | undefined; today: CalendarDay },
): Judged {
  const meaning = entryCodes[entry.code];
  const accountId = account?.id ?? null;
  // A return moves money as a payment does.
  const day = entry.amountMinor > 0n ? dueOn(batch.effectiveOn, today) : null;
  if (meaning === undefined || meaning.means === 'advice')
    return { state: 'noted', returnCode: null, accountId, dueOn: day };
  const returnCode = returnOf(entry, account);
  if (returnCode !== null) return { state: 'return due', returnCode, accountId, dueOn: day };
  const state =
    meaning.means === 'prenote'
      ? 'checked'
      : meaning.side === 'credit'
        ? 'waiting'
        : 'for a person';
  return { state, returnCode: null, accountId, dueOn: day };
}

/**
 * Names an entry for ever: an originator gives a trace number once for a day. Banks begin
 * their numbers again, so that the number alone would take the pay of next month for that of this one.
 */
export const onceOf = (file: AchFile, batch: AchBatch, { trace }: AchEntry): string =>
  derivedId('ach-entry', batch.companyId, batch.effectiveOn ?? file.createdOn, trace);
