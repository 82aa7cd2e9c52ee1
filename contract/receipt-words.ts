import type { Currency } from './money.ts';
import type { Transfer, TransferReceipt } from './transfers.ts';

/** What a receipt says of an order, the same on the screen and on paper. How a sum, a moment or an account number is written is left to whoever shows it. */
export type ReceiptPart =
  | { kind: 'text'; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'reference'; text: string }
  /** With what kind of number it is, where the line has several. */
  | { kind: 'account'; text: string; label?: string }
  | { kind: 'money'; amount: number; currency: Currency; direction?: Transfer['transactionType'] }
  | { kind: 'moment'; at: string };

export interface ReceiptLine {
  name: string;
  parts: ReceiptPart[];
}

const text = (said: string): ReceiptPart => ({ kind: 'text', text: said });

/** The bank's name; a bill has none of its own. */
export function bankName({ recipientBank }: Pick<Transfer, 'recipientBank'>): string {
  return recipientBank === 'Unknown' ? 'Bill payment' : recipientBank;
}

function bankNumbers({ recipientRouting, recipientSwift, recipientIban, recipientCountry }: TransferReceipt): ReceiptPart[] {
  const numbers = [
    ['Routing', recipientRouting],
    ['SWIFT/BIC', recipientSwift],
    ['IBAN', recipientIban],
    ['Country', recipientCountry],
  ] as const;
  return numbers.flatMap(([label, number]) => (number === null ? [] : [{ kind: 'account', text: number, label } as const]));
}

function* sumLines({ amount, currency, fee, rate, debitedUsd, transactionType: direction }: TransferReceipt): Generator<ReceiptLine> {
  const abroad = currency !== 'USD';
  yield { name: 'Amount', parts: [{ kind: 'money', amount, currency, direction }] };
  if (fee > 0 || direction === 'debit') yield { name: 'Fee', parts: [{ kind: 'money', amount: fee, currency: 'USD' }] };
  if (abroad && rate !== null) yield { name: 'Rate', parts: [text(`1 ${currency} = ${rate} USD`)] };
  if (abroad || fee > 0) yield { name: 'Debited in all', parts: [{ kind: 'money', amount: debitedUsd, currency: 'USD', direction }] };
}

/** Everything there is to say about one order, line by line. */
export function receiptLines(receipt: TransferReceipt): ReceiptLine[] {
  const { recipientName, recipientAccount, senderAccount, reference, billType, category, transferType, transferDate, bookedAt, balanceAfter } = receipt;
  return [
    { name: 'Reference', parts: [{ kind: 'reference', text: reference }] },
    { name: 'From account', parts: [{ kind: 'account', text: senderAccount }] },
    {
      name: 'To',
      parts: [
        { kind: 'name', text: recipientName },
        { kind: 'account', text: recipientAccount },
      ],
    },
    { name: 'Bank', parts: [text(bankName(receipt)), ...bankNumbers(receipt)] },
    ...sumLines(receipt),
    { name: 'Type', parts: [text([category, billType, transferType].filter((part) => part !== null).join(' · '))] },
    { name: 'Date', parts: [{ kind: 'moment', at: transferDate }] },
    { name: 'Booked', parts: [bookedAt === null ? text('Not booked: no money has moved') : { kind: 'moment', at: bookedAt }] },
    ...(balanceAfter === null ? [] : [{ name: 'Balance after', parts: [{ kind: 'money', amount: balanceAfter, currency: 'USD' } as const] }]),
  ];
}

/** What kind of receipt it is. */
export const receiptTitle = ({ transactionType }: Transfer) => (transactionType === 'credit' ? 'Payment received' : 'Payment');

type Step = TransferReceipt['steps'][number];

const meanings: Record<Step['status'], string> = {
  Submitted: 'Order received',
  Scheduled: 'Waiting for its date; no money has moved',
  Pending: 'Under way',
  Approved: 'Completed',
  Completed: 'Completed',
  Declined: 'Declined',
  Returned: 'Returned: the money is back',
  Cancelled: 'Cancelled; no money was moved',
};

/** Money that came and went again came back to somebody else. */
export const stepMeaning = (status: Step['status'], { transactionType }: Transfer): string =>
  status === 'Returned' && transactionType === 'credit' ? 'Returned unpaid' : meanings[status];

/** What comes next, where something does; `written` writes a moment. */
export function nextStep({ status, dueAt, transactionType }: TransferReceipt, written: (at: Date) => string): string | undefined {
  if (dueAt === null || transactionType === 'credit') return undefined;
  const at = written(new Date(dueAt));
  if (status === 'Scheduled') return `Will be paid ${at}`;
  return status === 'Pending' ? `Expected to be completed by ${at}` : undefined;
}
