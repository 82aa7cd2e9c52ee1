import type { AccountType } from '../values/account-types.ts';
import { locale } from '../values/locale.texts.ts';
import { transferTexts } from './transfer-words.texts.ts';
import type { Transfer } from './transfers.ts';

export interface OwnAccount {
  type: AccountType;
  number: string;
}

/** The fields that an order's words are taken from. */
type Worded = Pick<
  Transfer,
  | 'transactionType'
  | 'category'
  | 'senderAccount'
  | 'recipientAccount'
  | 'recipientName'
  | 'reference'
>;

/** A text that both a page and the server say: a page in its own language. */
type Texts = typeof transferTexts;

/** `Checking` */
export const shortType = (type: AccountType, texts: Texts = transferTexts): string =>
  texts.shortType(type);

const typeIn = (own: readonly OwnAccount[], number: string) =>
  own.find((account) => account.number === number)?.type;

/** The sender's account in an order of a deposited check. */
export const checkAsSender = 'Check';

/**
 * `Checking ···431` for an own account, `···431` for any other, `Check` for a deposited one; other
 * text that is no account number stays as it is.
 */
export function accountWords(text: string, own: readonly OwnAccount[]): string {
  if (text === checkAsSender) return transferTexts.check;
  if (!/^\d{9}$/.test(text)) return text;
  const type = typeIn(own, text);
  return `${type === undefined ? '' : `${shortType(type)} `}···${text.slice(-3)}`;
}

/** The own accounts an order moves money between; undefined for every other order. */
export function betweenOwn(
  { senderAccount, recipientAccount }: Worded,
  own: readonly OwnAccount[],
): { from: AccountType; to: AccountType } | undefined {
  const [from, to] = [typeIn(own, senderAccount), typeIn(own, recipientAccount)];
  return from && to && { from, to };
}

const monthNames = /* @__PURE__ */ new Intl.DateTimeFormat(locale, {
  month: 'long',
  timeZone: 'UTC',
});

function interestTitle(reference: string, { texts, monthName }: Words): string {
  const month = /^INTEREST-(\d{4}-\d{2})$/.exec(reference)?.[1];
  return month === undefined
    ? texts.category('Interest')
    : texts.interestFor(monthName(new Date(`${month}-15T00:00:00Z`)));
}

/** The words of orders; a page leaves it out and has its own. */
export interface Words {
  texts: Texts;
  monthName: (day: Date) => string;
}

const ownWords: Words = { texts: transferTexts, monthName: (day) => monthNames.format(day) };

/** Says whether an order was received from a sender of whom only the account is known. */
export const isFromAccount = ({ category, transactionType }: Worded): boolean =>
  transactionType === 'credit' && category === 'Local transfer';

/**
 * Names the other side of an order, as its customer would call it: never the customer's own name.
 */
export function counterparty(
  transfer: Worded,
  own: readonly OwnAccount[],
  words: Words = ownWords,
): string {
  const { transactionType, category, senderAccount, recipientName, reference } = transfer;
  const { texts } = words;
  const isCredit = transactionType === 'credit';
  const moved = betweenOwn(transfer, own);
  if (moved)
    return isCredit
      ? texts.from(shortType(moved.from, texts))
      : texts.to(shortType(moved.to, texts));
  if (category === 'Loan instalment') return texts.category(category);
  if (!isCredit) return recipientName;
  if (category === 'Interest') return interestTitle(reference, words);
  // The sender as staff typed it or a file names it, a person or a firm; a bare number is no name.
  if (category === 'Deposit' || category === 'Direct deposit')
    return /\p{L}/u.test(senderAccount) ? senderAccount : texts.category(category);
  return isFromAccount(transfer)
    ? texts.fromAccount(accountWords(senderAccount, []))
    : texts.category(category);
}

/**
 * A reference the bank wrote because its customer left it blank, or because there was no customer
 * to write one.
 */
export const isOurReference = (reference: string): boolean =>
  /^((LOCAL|OWN|INTL|BILL)-\d+|CHECK-[0-9A-F]{8}|INTEREST-\d{4}-\d{2})$/.test(reference);

/** The bank's name; a bill has none of its own. */
export function bankName(
  { recipientBank }: Pick<Transfer, 'recipientBank'>,
  texts: Texts = transferTexts,
): string {
  return recipientBank === 'Unknown' ? texts.category('Bill payment') : recipientBank;
}
