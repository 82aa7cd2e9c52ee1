import { decimalText } from '../../../contract/values/money.ts';
import {
  betweenOwn,
  counterparty,
  isOurReference,
  type OwnAccount,
} from '../../../contract/money/transfer-words.ts';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import { bankDay } from '../../bank/bank-clock.ts';
import { cutWords } from '../../ui/values/cut-words.ts';
import type { SkylineDay } from '../../bank/skyline/skyline-day.ts';
import { livelySkylineTexts } from './accounts.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { transferTexts } from '../../../contract/money/transfer-words.texts.ts';

const texts = livelySkylineTexts.hillReasons;

const reasonCount = 3;

/** A movement below this part of the highest hill is visible in no hill. */
const seenPart = 8n;

/** So few words say what it was for; its details have the rest. */
const whatWords = 6;

/**
 * The smallest movement that shapes these hills, as an address takes it; undefined of a level
 * moor. It keeps the question small, however many payments there were.
 */
export function movementFloor(days: readonly SkylineDay[]): string | undefined {
  const totals = days.map(({ total }) => total);
  const [first, ...more] = totals;
  if (first === undefined) return undefined;
  const lowest = more.reduce((low, total) => (total < low ? total : low), first);
  const highest = more.reduce((high, total) => (total > high ? total : high), first);
  return highest === lowest ? undefined : decimalText((highest - lowest) / seenPart);
}

/**
 * The largest movements of the shown days, largest first. The closing balance of the first day
 * contains that day's movements already; money that came back, or went from one own account to
 * another, shapes no hill.
 */
export function hillReasons(
  transfers: readonly OwnTransfer[],
  own: readonly OwnAccount[],
  days: readonly SkylineDay[],
): OwnTransfer[] {
  const firstDay = days[0]?.day ?? '';
  return transfers
    .filter(
      (transfer) =>
        transfer.bookedAt !== null &&
        transfer.status !== 'Returned' &&
        bankDay(new Date(transfer.bookedAt)) > firstDay &&
        !betweenOwn(transfer, own),
    )
    .toSorted((one, other) => Number(other.debitedUsd - one.debitedUsd))
    .slice(0, reasonCount);
}

/** The largest of them that went the way the balance went. */
export function mainReason(
  reasons: readonly OwnTransfer[],
  days: readonly SkylineDay[],
): OwnTransfer | undefined {
  const change = (days.at(-1)?.total ?? 0n) - (days[0]?.total ?? 0n);
  if (change === 0n) return undefined;
  const way = change < 0n ? 'debit' : 'credit';
  return reasons.find(({ transactionType }) => transactionType === way);
}

/** `Rent`, or what its customer wrote; undefined where the payment says no purpose. */
export function whatFor({ billType, reference }: OwnTransfer): string | undefined {
  if (billType !== null) return wireWordsTexts.category(billType);
  return isOurReference(reference) ? undefined : cutWords(reference, whatWords);
}

/** As it goes on after an amount: ` to Fenland Cottages`, ` from Wren Foundry`, `: Check deposit` */
export function reasonWords(transfer: OwnTransfer, own: readonly OwnAccount[]): string {
  const { transactionType, category } = transfer;
  const who = transfer.nickname ?? counterparty(transfer, own);
  if (category === 'Loan instalment') return texts.loanPayment;
  if (transactionType === 'debit') return texts.to(who);
  // Money from another account of their own begins with its own word for it.
  if (who.startsWith(transferTexts.from('')))
    return ` ${who.charAt(0).toLowerCase()}${who.slice(1)}`;
  return category === 'Deposit' && who !== category ? texts.from(who) : `: ${who}`;
}
