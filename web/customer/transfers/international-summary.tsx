import type { Account } from '../../../contract/people/account.ts';
import type { Currency } from '../../../contract/values/money.ts';
import type { HeldQuote } from '../../api/quote-query.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import {
  MoneyText,
  moneyText,
  useAmountText,
  type AmountText,
} from '../../ui/money/money-text.tsx';
import { FirstPayment } from '../payments/first-payment.tsx';
import { BalanceAfter, ChangeLink, Summary, SummaryLine } from '../payments/summary.tsx';
import { useSentToday } from '../payments/use-sent-today.ts';
import { ibanWarning } from './bank-codes.ts';
import { placeOf, type InternationalTransferDraft } from './international-transfer-draft.ts';
import { QuoteCountdown } from './quote-countdown.tsx';
import { QuoteFailure, RateText } from './quote-panel.tsx';
import { TransferDateLine } from './transfer-date-line.tsx';
import type { QuoteView } from './use-quote.ts';
import { internationalSummaryTexts } from './international.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = internationalSummaryTexts.internationalSummary;

interface InternationalSummaryProps {
  draft: InternationalTransferDraft;
  price: QuoteView;
  /** The account that pays; undefined when none covers the sum. */
  payer: Account | undefined;
  /** The date lies ahead: the rate is that day's. */
  later: boolean;
  /** The outcome of the order is open, so its price no longer runs. */
  held: boolean;
  onChange: (step: number) => void;
}

/** Everything that is about to be signed: what arrives, what it costs, and until when. */
export function InternationalSummary({
  draft,
  price,
  payer,
  later,
  held,
  onChange,
}: InternationalSummaryProps) {
  const { quote, former, failure } = price;
  const { recipientAccount, recipientSwift, recipientIban } = draft;
  const doubt = ibanWarning(recipientIban, recipientSwift);
  const amountText = useAmountText();
  const sentToday = useSentToday({
    ...draft,
    amountMinor: quote?.amount,
    currency: draft.currency as Currency,
  });
  return (
    <>
      <Summary>
        <SummaryLine
          name={texts.to}
          change={<ChangeLink what={texts.recipient} onPress={() => onChange(0)} />}
        >
          <span>
            <strong>{draft.recipientName}</strong> <AccountNumber number={draft.recipientAccount} />
          </span>
          <span className="muted">
            {texts.swift(draft.recipientBank, placeOf(draft), draft.recipientSwift)}
          </span>
          <span className="muted">{texts.iban(draft.recipientIban)}</span>
          {doubt !== undefined && <span className="field-warning">{doubt}</span>}
          <FirstPayment
            to={{ kind: 'international', recipientAccount, recipientSwift, recipientIban }}
          />
        </SummaryLine>
        <SummaryLine
          name={texts.recipientGets}
          change={<ChangeLink what={texts.details} onPress={() => onChange(1)} />}
        >
          <strong className="summary-amount money-figure">
            {quote ? (
              <MoneyText alwaysShown amount={quote.amount} currency={quote.currency} />
            ) : (
              draft.amount || '…'
            )}
          </strong>
          {quote && <RateText quote={quote} />}
        </SummaryLine>
        {quote && (
          <PriceLines quote={quote} later={later} counts={!held && failure === undefined} />
        )}
        {payer && quote && (
          <SummaryLine canWait name={texts.from}>
            <span>
              {wireWordsTexts.account(payer.type)} <AccountNumber number={payer.number} />
            </span>
            <BalanceAfter availableMinor={payer.available} debitedMinor={quote.total} />
          </SummaryLine>
        )}
        <TransferDateLine {...draft} later={later} referenceStart="INTL-">
          {later
            ? texts.arrivesWithinHoursAfter
            : quote && texts.arrivesWithinHoursBy(formatExact(new Date(quote.arrival)))}
        </TransferDateLine>
      </Summary>
      <Alert kind="info">{quote && former && requotedText(quote, former, amountText)}</Alert>
      <QuoteFailure price={price} />
      <Alert kind="warning">{sentToday}</Alert>
    </>
  );
}

interface PriceLinesProps {
  quote: HeldQuote;
  later: boolean;
  /** Its time runs, and another one comes after it: neither while that failed to load. */
  counts: boolean;
}

function PriceLines({ quote, later, counts }: PriceLinesProps) {
  return (
    <>
      <SummaryLine name={texts.youPay}>
        <strong className="summary-amount money-figure">
          {later && quote.rateDay !== null && texts.about}
          <MoneyText alwaysShown amount={quote.total} />
        </strong>
        <span className="muted">
          {texts.andAFeeOf(moneyText(quote.equivalentUsd), moneyText(quote.fee))}
        </span>
        {later
          ? quote.rateDay !== null && <span className="muted">{texts.theRateIsTakenOn}</span>
          : counts && <QuoteCountdown untilMs={quote.heldUntilMs} />}
      </SummaryLine>
    </>
  );
}

function requotedText(quote: HeldQuote, former: HeldQuote, amountText: AmountText): string {
  const { amount, total, currency } = quote;
  if (amount !== former.amount)
    return texts.theRateHasChangedGets(
      amountText(amount, currency),
      amountText(former.amount, currency),
    );
  return total === former.total
    ? texts.theRateWasAskedFor
    : texts.theRateHasChangedYou(amountText(total), amountText(former.total));
}
