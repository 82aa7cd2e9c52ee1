import '../../app/configure-zod.ts';
import * as z from 'zod/mini';
import type { Account } from '../../../contract/people/account.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { ownTransfer, type OwnTransfer } from '../../../contract/money/own-transfers.ts';
import { typedAmount } from '../../ui/fields/typed-amount.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import type { PinDraft } from '../payments/draft-fields.ts';
import { fieldErrors } from '../payments/draft-fields.ts';
import { moveMoneyDialogTexts } from './own-transfers.texts.ts';

const texts = moveMoneyDialogTexts.moveMoneyDialog;

export const moveRepeats = ['once', 'monthly'] as const;
export type MoveRepeat = (typeof moveRepeats)[number];

/** A move as it is being typed, by the contract's field names. It needs no PIN. */
export interface OwnTransferDraft extends PinDraft {
  fromAccount: string;
  toAccount: string;
  amount: string;
  reference: string;
  /** The day it is moved on; empty for now. */
  day: string;
  /** From that day on: once, or every month. */
  repeat: MoveRepeat;
}

/** As they are listed: the first of the fullest. */
const fullest = (accounts: readonly Account[]): Account | undefined => {
  const [first, ...others] = accounts;
  return (
    first &&
    others.reduce((best, account) => (account.available > best.available ? account : best), first)
  );
};

/** The accounts, by number, that a page opens the window with. */
export interface AskedMove {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The move that is most likely meant: from the account that was asked for, else from where most is,
 * to the account that was asked for, else to Savings, else to Checking.
 */
export function openDraft(
  accounts: readonly Account[],
  { from, to }: AskedMove = {},
): OwnTransferDraft {
  const asked = accounts.find(({ number }) => number === to);
  const source =
    accounts.find(({ number }) => number === from) ??
    fullest(accounts.filter((account) => account !== asked));
  const others = accounts.filter((account) => account !== source);
  const target = asked ?? others.find(({ type }) => type === 'Savings Account') ?? others[0];
  return {
    fromAccount: source?.number ?? '',
    toAccount: target?.number ?? '',
    amount: '',
    reference: '',
    day: '',
    repeat: 'once',
    securityPin: '',
  };
}

/** The same account on both sides trades places: what was chosen last stays. */
export function chooseAccount(
  draft: OwnTransferDraft,
  field: 'fromAccount' | 'toAccount',
  number: string,
): Pick<OwnTransferDraft, 'fromAccount' | 'toAccount'> {
  const other = field === 'fromAccount' ? 'toAccount' : 'fromAccount';
  const kept = draft[other] === number ? draft[field] : draft[other];
  return field === 'fromAccount'
    ? { fromAccount: number, toAccount: kept }
    : { fromAccount: kept, toAccount: number };
}

const { transferDate: _day, repeat: _repeat, ...shape } = ownTransfer.shape;
const typed = z.object({ ...shape, amount: typedAmount(shape.amount) });

/** A day that is over would be taken for now; what was typed is no such wish. */
export const checkDraft = (draft: OwnTransferDraft, today: CalendarDay): FieldErrors => ({
  ...fieldErrors(typed, draft),
  ...(draft.day !== '' && draft.day <= today ? { day: texts.chooseADayAhead } : {}),
});

export function bodyOf({
  fromAccount,
  toAccount,
  amount,
  reference,
  day,
  repeat,
}: OwnTransferDraft): OwnTransfer {
  return {
    fromAccount,
    toAccount,
    amount: typed.shape.amount.parse(amount),
    ...(day === '' ? {} : { transferDate: day }),
    ...(day === '' || repeat === 'once' ? {} : { repeat }),
    ...(reference.trim() === '' ? {} : { reference: reference.trim() }),
  };
}
