import type { Account } from '../../../contract/people/account.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FirstPayment } from '../payments/first-payment.tsx';
import {
  BalanceAfter,
  ChangeLink,
  Summary,
  SummaryAmount,
  SummaryLine,
} from '../payments/summary.tsx';
import { useSentToday } from '../payments/use-sent-today.ts';
import type { LocalTransferDraft } from './local-transfer-draft.ts';
import { arrivalText } from './routing-number.ts';
import { isLater } from './is-later.ts';
import { TransferDateLine } from './transfer-date-line.tsx';
import { transferSummaryTexts } from './transfers.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = transferSummaryTexts.transferSummary;

interface TransferSummaryProps {
  draft: LocalTransferDraft;
  amountMinor: bigint;
  savings: Account | undefined;
  /** Undefined while it is not known. */
  feeMinor: bigint | undefined;
  /** The account of the same customer that it goes to; undefined: it goes to another person. */
  ownPayee: Account | undefined;
  dateUntouched: boolean;
  /** Goes back to a step, from 0. */
  onChange: (step: number) => void;
}

/** Everything that is about to be signed; what is seen here is what is sent. */
export function TransferSummary({
  draft,
  amountMinor,
  savings,
  feeMinor,
  ownPayee,
  dateUntouched,
  onChange,
}: TransferSummaryProps) {
  const { recipientAccount, recipientRouting } = draft;
  const later = isLater(draft.transferDate, dateUntouched);
  const sentToday = useSentToday({ ...draft, amountMinor, currency: 'USD' });
  return (
    <>
      <Summary>
        <SummaryLine
          name={texts.to}
          change={<ChangeLink what={texts.recipient} onPress={() => onChange(0)} />}
        >
          <span>
            <strong>
              {ownPayee ? wireWordsTexts.account(ownPayee.type) : draft.recipientName}
            </strong>{' '}
            <AccountNumber number={draft.recipientAccount} />
          </span>
          <span className="muted">
            {texts.routing(draft.recipientBank, <AccountNumber number={draft.recipientRouting} />)}
          </span>
          {!ownPayee && <FirstPayment to={{ kind: 'local', recipientAccount, recipientRouting }} />}
        </SummaryLine>
        <SummaryLine
          name={texts.amount}
          change={<ChangeLink what={texts.details} onPress={() => onChange(1)} />}
        >
          <SummaryAmount amountMinor={amountMinor} feeMinor={feeMinor} />
        </SummaryLine>
        {savings && (
          <SummaryLine canWait name={texts.from}>
            <span>
              {wireWordsTexts.account(savings.type)} <AccountNumber number={savings.number} />
            </span>
            {feeMinor !== undefined && (
              <BalanceAfter
                availableMinor={savings.available}
                debitedMinor={amountMinor + feeMinor}
              />
            )}
          </SummaryLine>
        )}
        <TransferDateLine {...draft} later={later} referenceStart="LOCAL-">
          {arrivalText({ routing: draft.recipientRouting, isOwn: ownPayee !== undefined, later })}
        </TransferDateLine>
      </Summary>
      <Alert kind="warning">{sentToday}</Alert>
    </>
  );
}
