import {
  bankName,
  betweenOwn,
  counterparty,
  isOurReference,
  shortType,
  type OwnAccount,
} from './transfer-words.ts';
import type { Currency } from './money.ts';
import type { Transfer, TransferReceipt } from './transfers.ts';

/**
 * What a receipt says of an order, the same on the screen and on paper. The reader of it decides
 * how a sum, a moment or an account number is written.
 */
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

function bankNumbers({
  recipientRouting,
  recipientSwift,
  recipientIban,
  recipientCountry,
}: TransferReceipt): ReceiptPart[] {
  const numbers = [
    ['Routing', recipientRouting],
    ['SWIFT/BIC', recipientSwift],
    ['IBAN', recipientIban],
    ['Country', recipientCountry],
  ] as const;
  return numbers.flatMap(([label, number]) =>
    number === null ? [] : [{ kind: 'account', text: number, label } as const],
  );
}

function* sumLines({
  amount,
  currency,
  fee,
  rate,
  debitedUsd,
  transactionType: direction,
}: TransferReceipt): Generator<ReceiptLine> {
  const abroad = currency !== 'USD';
  yield { name: 'Amount', parts: [{ kind: 'money', amount, currency, direction }] };
  if (fee > 0 || direction === 'debit')
    yield { name: 'Fee', parts: [{ kind: 'money', amount: fee, currency: 'USD' }] };
  if (abroad && rate !== null) yield { name: 'Rate', parts: [text(`1 ${currency} = ${rate} USD`)] };
  if (abroad || fee > 0)
    yield {
      name: 'Total charged',
      parts: [{ kind: 'money', amount: debitedUsd, currency: 'USD', direction }],
    };
}

/** An own account by its kind; any other text as it stands. */
function accountParts(number: string, own: readonly OwnAccount[]): ReceiptPart[] {
  const type = own.find((account) => account.number === number)?.type;
  return [
    ...(type === undefined ? [] : [{ kind: 'name', text: shortType(type) } as const]),
    { kind: 'account', text: number },
  ];
}

/** Of an own account its kind says more than one's own name. */
function recipientParts(
  { recipientName, recipientAccount }: TransferReceipt,
  own: readonly OwnAccount[],
): ReceiptPart[] {
  const parts = accountParts(recipientAccount, own);
  return parts.length > 1 ? parts : [{ kind: 'name', text: recipientName }, ...parts];
}

/**
 * Where the money went or came from, for the head: `to Kettle & Loaf`, `from Payroll 12`, `from
 * Checking to Savings`.
 */
export function receiptParty(transfer: Transfer, own: readonly OwnAccount[] = []): string {
  const moved = betweenOwn(transfer, own);
  if (moved) return `from ${shortType(moved.from)} to ${shortType(moved.to)}`;
  const other = counterparty(transfer, own);
  if (transfer.transactionType === 'debit') return `to ${other}`;
  // A title such as "Check deposit" stands for itself; a sender is one that the order names.
  if (other === transfer.senderAccount) return `from ${other}`;
  return other.startsWith('From account')
    ? `from ${transfer.senderAccount.replaceAll(/(\d{3})(?=\d)/g, '$1 ')}`
    : other;
}

/**
 * Everything there is to say about one order, line by line. Of the own accounts those are named
 * that are known.
 */
export function receiptLines(
  receipt: TransferReceipt,
  own: readonly OwnAccount[] = [],
): ReceiptLine[] {
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
    name: 'Reference',
    parts: [{ kind: 'reference', text: reference }],
  };
  return [
    ...(isOurReference(reference) ? [] : [referenceLine]),
    { name: 'From account', parts: accountParts(senderAccount, own) },
    { name: 'To', parts: recipientParts(receipt, own) },
    { name: 'Bank', parts: [text(bankName(receipt)), ...bankNumbers(receipt)] },
    ...sumLines(receipt),
    {
      name: 'Type',
      parts: [
        text(
          [category === 'Loan instalment' ? 'Loan payment' : category, billType, transferType]
            .filter((part) => part !== null)
            .join(' · '),
        ),
      ],
    },
    { name: 'Date', parts: [{ kind: 'moment', at: transferDate }] },
    {
      name: 'Posted',
      parts: [
        bookedAt === null
          ? text('Not posted: no money has moved')
          : { kind: 'moment', at: bookedAt },
      ],
    },
    ...(balanceAfter === null
      ? []
      : [
          {
            name: 'Posted balance after',
            parts: [{ kind: 'money', amount: balanceAfter, currency: 'USD' } as const],
          },
        ]),
    ...(confirmation === null
      ? []
      : [
          {
            name: 'Confirmed with',
            parts: [
              confirmation.passkey === null
                ? text('Your security PIN')
                : ({ kind: 'name', text: confirmation.passkey } as const),
              { kind: 'moment', at: confirmation.at } as const,
            ],
          },
        ]),
    ...(isOurReference(reference) ? [referenceLine] : []),
  ];
}

/** What kind of receipt it is. */
export const receiptTitle = ({ transactionType }: Transfer) =>
  transactionType === 'credit' ? 'Payment received' : 'Payment';

type Step = TransferReceipt['steps'][number];

const meanings: Record<Step['status'], string> = {
  Submitted: 'Received',
  Scheduled: 'Waiting for its date; no money has moved',
  Pending: 'On its way',
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
export function nextStep(
  { status, dueAt, transactionType }: TransferReceipt,
  written: (at: Date) => string,
): string | undefined {
  if (dueAt === null || transactionType === 'credit') return undefined;
  const at = written(new Date(dueAt));
  if (status === 'Scheduled') return `Will be paid ${at}`;
  return status === 'Pending' ? `Expected to be completed by ${at}` : undefined;
}
