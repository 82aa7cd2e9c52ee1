import type { BillSchedule, OwnSchedule } from '../../../contract/bills.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { accountWords } from '../../../contract/transfer-words.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { comesByItself, type ComingPayment } from '../scheduled/coming-payments.ts';
import { ComingShort } from '../scheduled/coming-short.tsx';
import { frequencyWord, nextPaymentText } from './bill-words.ts';
import { billsTexts } from './bills.texts.ts';
import { wireWordsTexts } from '../../bank/wire-words.texts.ts';

const texts = billsTexts.recurringBill;

export interface BillActions {
  onPay: () => void;
  onChange: () => void;
  onSkip: () => void;
  onPause: () => void;
  onResume: () => void;
  onStop: () => void;
}

interface RecurringBillProps extends BillActions {
  schedule: OwnSchedule;
  /**
   * Its next date. Undefined for a bill that is paused until it is resumed, and while the
   * customer's accounts are not loaded: what the payment leaves is not known then.
   */
  payment?: ComingPayment | undefined;
}

/** One bill that comes again: when next, how it went last, and what can be done about it. */
export function RecurringBill({ schedule, payment, ...actions }: RecurringBillProps) {
  const failed = failedDate(schedule);
  const { recipientName, nickname, billType, frequency, endDate } = schedule;
  return (
    <li>
      <div className="coming-what">
        <strong>{nickname ?? recipientName}</strong>
        {nickname !== null && <span className="muted">{recipientName}</span>}
        <NextPayment schedule={schedule} />
        <span className="muted">
          {[billType && wireWordsTexts.category(billType), frequencyWord(frequency)]
            .filter(Boolean)
            .join(' · ')}
          {endDate !== null && texts.until(writtenDay(endDate))}
        </span>
        <span className="muted">{fromWords(schedule, payment)}</span>
        {payment && <ComingShort {...payment} />}
        {failed && (
          <span className="coming-short">
            {writtenDay(failed.date)}: {wireWordsTexts.status(failed.status)}.{' '}
            {failed.statusReason !== null && <TextWithAmounts text={failed.statusReason} />}
          </span>
        )}
      </div>
      <MoneyText look="figure" className="coming-amount" amount={schedule.nextAmount} />
      <div className="coming-actions">
        <Button look="secondary" compact onClick={actions.onPay}>
          {(failed ? texts.payNowWhatDidNot : texts.payNowTo)(
            (text) => (
              <span className="visually-hidden">{text}</span>
            ),
            recipientName,
          )}
        </Button>
        {schedule.pausedSince === null ? (
          <>
            <Button look="secondary" compact onClick={actions.onChange}>
              {texts.changeWhatIsPaid(
                (text) => (
                  <span className="visually-hidden">{text}</span>
                ),
                recipientName,
              )}
            </Button>
            <Button look="secondary" compact onClick={actions.onSkip}>
              {texts.skipOnePaymentTo(
                (text) => (
                  <span className="visually-hidden">{text}</span>
                ),
                recipientName,
              )}
            </Button>
            <Button look="secondary" compact onClick={actions.onPause}>
              {texts.pausePaying(
                (text) => (
                  <span className="visually-hidden">{text}</span>
                ),
                recipientName,
              )}
            </Button>
          </>
        ) : (
          <Button look="secondary" compact onClick={actions.onResume}>
            {texts.resumePaying(
              (text) => (
                <span className="visually-hidden">{text}</span>
              ),
              recipientName,
            )}
          </Button>
        )}
        <Button look="danger" compact onClick={actions.onStop}>
          {texts.stopPaying(
            (text) => (
              <span className="visually-hidden">{text}</span>
            ),
            recipientName,
          )}
        </Button>
      </div>
    </li>
  );
}

function NextPayment({ schedule }: { schedule: BillSchedule }) {
  const { amount, nextAmount, nextPaymentAt, pausedSince, pausedUntil } = schedule;
  const isOpen = !comesByItself(schedule);
  return (
    <>
      {pausedSince !== null && (
        <span className="coming-paused">
          <Badge look="waiting">{texts.paused}</Badge>
          {pausedUntil === null
            ? texts.nothingIsPaidUntilYou
            : texts.untilOfDay(writtenDay(pausedUntil))}
        </span>
      )}
      {!isOpen && (
        <span>
          {texts.next(<time dateTime={nextPaymentAt}>{nextPaymentText(schedule)}</time>)}
          {nextAmount !== amount && (
            <>
              {texts.thenAmount(
                <MoneyText amount={amount} />,
                frequencyWord(schedule.frequency).toLowerCase(),
              )}
            </>
          )}
        </span>
      )}
    </>
  );
}

/** Which account pays the next date, as things stand. */
function fromWords({ debitedAccount }: BillSchedule, payment: ComingPayment | undefined): string {
  if (debitedAccount !== null)
    return texts.from(payment?.account ?? accountWords(debitedAccount, []));
  return payment?.account === 'Savings Account'
    ? texts.fromSavingsBecauseChecking
    : texts.fromCheckingSavingsAs;
}

/**
 * The latest date, where something went wrong with it: what was paid stands among the transactions.
 */
function failedDate({ lastPayment }: BillSchedule) {
  return lastPayment?.status === 'Declined' || lastPayment?.status === 'Returned'
    ? lastPayment
    : undefined;
}
