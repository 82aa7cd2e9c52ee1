import {
  bankName,
  betweenOwn,
  counterparty,
  isFromAccount,
  isOurReference,
  shortType,
  type OwnAccount,
  type Words,
} from './transfer-words.ts';
import { transferTexts } from './transfer-words.texts.ts';
import { receiptTexts } from './receipt-words.texts.ts';
import type { Currency } from '../values/money.ts';
import type { Transfer, TransferReceipt } from './transfers.ts';

/**
 * A part of a receipt's line about an order, the same on the screen and on paper. The reader of it
 * decides how a sum, a moment or an account number is written.
 */
export type ReceiptPart =
  | { kind: 'text'; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'reference'; text: string }
  /** With what kind of number it is, where the line has several. */
  | { kind: 'account'; text: string; label?: string }
  | { kind: 'money'; minor: bigint; currency: Currency; direction?: Transfer['transactionType'] }
  | { kind: 'moment'; at: string };

export interface ReceiptLine {
  name: string;
  parts: ReceiptPart[];
}

const text = (said: string): ReceiptPart => ({ kind: 'text', text: said });

/** The words of receipts; a page leaves it out and has its own language. */
export interface ReceiptWords {
  receipt: typeof receiptTexts;
  transfer: Words | undefined;
}

const ownWords: ReceiptWords = { receipt: receiptTexts, transfer: undefined };

function bankNumbers(
  {
    recipientRouting,
    recipientSwift,
    recipientIban,
    recipientTown,
    recipientCountry,
  }: TransferReceipt,
  { names }: typeof receiptTexts,
): ReceiptPart[] {
  const numbers = [
    [names.routing, recipientRouting],
    ['SWIFT/BIC', recipientSwift],
    ['IBAN', recipientIban],
    [names.town, recipientTown],
    [names.country, recipientCountry],
  ] as const;
  return numbers.flatMap(([label, number]) =>
    number === null ? [] : [{ kind: 'account', text: number, label } as const],
  );
}

function* sumLines(
  { amount, currency, fee, rate, debitedUsd, transactionType: direction }: TransferReceipt,
  { names }: typeof receiptTexts,
): Generator<ReceiptLine> {
  const abroad = currency !== 'USD';
  yield { name: names.amount, parts: [{ kind: 'money', minor: amount, currency, direction }] };
  if (fee > 0 || direction === 'debit')
    yield { name: names.fee, parts: [{ kind: 'money', minor: fee, currency: 'USD' }] };
  if (abroad && rate !== null)
    yield { name: names.rate, parts: [text(`1 ${currency} = ${rate} USD`)] };
  if (abroad || fee > 0)
    yield {
      name: names.total,
      parts: [{ kind: 'money', minor: debitedUsd, currency: 'USD', direction }],
    };
}

/** Names an own account by its kind and number, any other text as it is. */
function accountParts(
  number: string,
  own: readonly OwnAccount[],
  { transfer }: ReceiptWords,
): ReceiptPart[] {
  const type = own.find((account) => account.number === number)?.type;
  return [
    ...(type === undefined
      ? []
      : [{ kind: 'name', text: shortType(type, transfer?.texts) } as const]),
    { kind: 'account', text: number },
  ];
}

/** Of an own account its kind says more than one's own name. */
function recipientParts(
  { recipientName, recipientAccount }: TransferReceipt,
  own: readonly OwnAccount[],
  words: ReceiptWords,
): ReceiptPart[] {
  const parts = accountParts(recipientAccount, own, words);
  return parts.length > 1 ? parts : [{ kind: 'name', text: recipientName }, ...parts];
}

/**
 * Where the money went or came from, for the head: `to Kettle & Loaf`, `from Payroll 12`, `from
 * Checking to Savings`.
 */
export function receiptParty(
  transfer: Transfer,
  own: readonly OwnAccount[] = [],
  { receipt, transfer: words }: ReceiptWords = ownWords,
): string {
  const moved = betweenOwn(transfer, own);
  if (moved)
    return receipt.fromTo(shortType(moved.from, words?.texts), shortType(moved.to, words?.texts));
  const other = counterparty(transfer, own, words);
  if (transfer.transactionType === 'debit') return receipt.to(other);
  // A title such as "Check deposit" says enough by itself; a sender is one that the order names.
  if (other === transfer.senderAccount) return receipt.from(other);
  return isFromAccount(transfer)
    ? receipt.from(transfer.senderAccount.replaceAll(/(\d{3})(?=\d)/g, '$1 '))
    : other;
}

/**
 * Everything there is to say about one order, line by line. Of the own accounts those are named
 * that are known.
 */
export function receiptLines(
  receipt: TransferReceipt,
  own: readonly OwnAccount[] = [],
  words: ReceiptWords = ownWords,
): ReceiptLine[] {
  const { receipt: texts, transfer } = words;
  const { category: nameOf, type } = transfer?.texts ?? transferTexts;
  const { names } = texts;
  const {
    senderAccount,
    reference,
    billType,
    category,
    transferType,
    transferDate,
    bookedAt,
    balanceAfter,
    confirmation,
  } = receipt;
  const referenceLine: ReceiptLine = {
    name: names.reference,
    parts: [{ kind: 'reference', text: reference }],
  };
  return [
    ...(isOurReference(reference) ? [] : [referenceLine]),
    { name: names.fromAccount, parts: accountParts(senderAccount, own, words) },
    { name: names.to, parts: recipientParts(receipt, own, words) },
    {
      name: names.bank,
      parts: [text(bankName(receipt, transfer?.texts)), ...bankNumbers(receipt, texts)],
    },
    ...sumLines(receipt, texts),
    {
      name: names.type,
      parts: [
        text(
          [
            nameOf(category),
            billType && texts.purpose(billType),
            transferType && type(transferType),
          ]
            .filter((part) => part !== null)
            .join(' · '),
        ),
      ],
    },
    { name: names.date, parts: [{ kind: 'moment', at: transferDate }] },
    {
      name: names.posted,
      parts: [bookedAt === null ? text(texts.notPosted) : { kind: 'moment', at: bookedAt }],
    },
    ...(balanceAfter === null
      ? []
      : [
          {
            name: names.balanceAfter,
            parts: [{ kind: 'money', minor: balanceAfter, currency: 'USD' } as const],
          },
        ]),
    ...(confirmation === null
      ? []
      : [
          {
            name: names.confirmedWith,
            parts: [
              confirmation.passkey === null
                ? text(texts.securityPin)
                : ({ kind: 'name', text: confirmation.passkey } as const),
              { kind: 'moment', at: confirmation.at } as const,
            ],
          },
        ]),
    ...(isOurReference(reference) ? [referenceLine] : []),
  ];
}

/** @returns the title for the kind of receipt. */
export const receiptTitle = ({ transactionType }: Transfer, texts = receiptTexts): string =>
  transactionType === 'credit' ? texts.received : texts.payment;

type Step = TransferReceipt['steps'][number];

/** Words a step; money that came and went again came back to another person. */
export const stepMeaning = (
  status: Step['status'],
  { transactionType, bookedAt }: Transfer,
  texts = receiptTexts,
): string => {
  if (status === 'Returned' && transactionType === 'credit') return texts.returnedUnpaid;
  return status === 'Cancelled' && bookedAt !== null ? texts.takenBack : texts.steps[status];
};

/** Words the next step, if there is one; `written` writes a moment. */
export function nextStep(
  { status, dueAt, transactionType }: TransferReceipt,
  written: (at: Date) => string,
  texts = receiptTexts,
): string | undefined {
  if (dueAt === null || transactionType === 'credit') return undefined;
  const at = written(new Date(dueAt));
  if (status === 'Scheduled') return texts.willBePaid(at);
  return status === 'Pending' ? texts.expectedBy(at) : undefined;
}
