import type { AccountType } from '../../../contract/values/account-types.ts';
import type { Insight } from '../../../contract/money/insight.ts';
import { formatPaymentDay, noonOf } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { comingAccounts, comingName, movedDayText } from '../scheduled/coming-words.ts';
import './this-month.css';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.toCome;

type PaymentToCome = Insight['toCome'][number];

const sources: Record<PaymentToCome['by'], string> = {
  scheduled: texts.scheduledByYou,
  'recurring bill': texts.yourRecurringBill,
  'loan payment': texts.yourLoan,
  interest: texts.whatYourSavingsEarn,
  check: texts.aCheckYouDeposited,
  deposit: texts.aDepositOnItsWay,
  repeating: texts.looksLikeItRepeatsNot,
};

/** Payments that have not moved money, and so are in no sum of the month. */
export function ToCome({ toCome, toComeAmount }: Pick<Insight, 'toCome' | 'toComeAmount'>) {
  if (toCome.length === 0) return null;
  return (
    <Panel title={texts.stillToComeThisMonth} aside={<MoneyText amount={toComeAmount} />}>
      <div className="panel-body">
        <p className="muted small">{texts.notCountedInMoneyOut}</p>
        <PaymentsToCome payments={toCome} />
      </div>
    </Panel>
  );
}

/** The money left until the next regular pay, where there is one. */
export function UntilPayDay({ untilPayDay }: Pick<Insight, 'untilPayDay'>) {
  if (untilPayDay === null) return null;
  const { rhythm, name, available, toCome } = untilPayDay;
  return (
    <Panel title={texts.untilPayDay}>
      <div className="panel-body">
        <p className="until-pay-day">
          <LeftUntilPayDay untilPayDay={untilPayDay} look="figure" />
        </p>
        <p className="muted small">
          {texts.anEstimateLatelyYouHave(
            payerWords(name),
            rhythmWords[rhythm],
            <MoneyText amount={available} />,
            toCome.length > 0 ? texts.andTheseAreExpectedFirst : texts.andNothingIsExpectedFirst,
          )}
        </p>
        <PaymentsToCome payments={toCome} of="Checking Account" />
      </div>
    </Panel>
  );
}

/** The money left, or lacking, in one line. */
export function LeftUntilPayDay({
  untilPayDay: { left, day },
  look,
}: {
  untilPayDay: NonNullable<Insight['untilPayDay']>;
  look: 'figure' | 'strong';
}) {
  return (
    <>
      <MoneyText look={look} amount={left < 0n ? -left : left} />{' '}
      {left < 0n ? texts.shortUntilAbout : texts.leftUntilAbout} {formatPaymentDay(noonOf(day))}
    </>
  );
}

export const rhythmWords: Record<Insight['repeating'][number]['rhythm'], string> = {
  weekly: texts.aboutWeekly,
  'every two weeks': texts.aboutEveryTwoWeeks,
  monthly: texts.aboutMonthly,
};

/** A sender that is only a number has no name. */
const payerWords = (name: string) =>
  /\p{L}/u.test(name) ? texts.hasPaidYou(name) : texts.aDepositHasCome;

/** Of the whole customer everything leaves that is listed; of one account, what it pays. */
const directionFrom = ({ payer }: PaymentToCome, of: AccountType | undefined) =>
  payer !== null && (of === undefined || payer === of) ? 'debit' : 'credit';

/** `Your recurring bill, from Checking Account, because banks are closed on Sun, Nov 29, 2026` */
const sourceOf = (payment: PaymentToCome) =>
  [sources[payment.by], comingAccounts(payment), movedDayText({ ...payment, kind: payment.by })]
    .filter(Boolean)
    .join(', ');

interface PaymentsToComeProps {
  payments: readonly PaymentToCome[];
  /** The account that they are seen from. */
  of?: AccountType;
}

function PaymentsToCome({ payments, of }: PaymentsToComeProps) {
  if (payments.length === 0) return null;
  // Two may be alike in all they say.
  const numbered = payments.map((payment, place) => ({ ...payment, key: `${place}` }));
  return (
    <ul className="to-come">
      {numbered.map((payment) => (
        <li key={payment.key}>
          <span className="to-come-name">
            {comingName({ ...payment, kind: payment.by })}{' '}
            <span className="to-come-day">{formatPaymentDay(noonOf(payment.day))}</span>
          </span>
          <MoneyText look="strong" amount={payment.amount} direction={directionFrom(payment, of)} />
          <span className="to-come-source">{sourceOf(payment)}</span>
        </li>
      ))}
    </ul>
  );
}
