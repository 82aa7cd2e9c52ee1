import type { BillSchedule, OwnSchedule } from '../../../contract/money/bills.ts';
import type { ComingMovement } from '../../../contract/money/coming.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { accountWords } from '../../../contract/money/transfer-words.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { comesByItself } from '../scheduled/comes-by-itself.ts';
import { ComingShort } from '../scheduled/coming-short.tsx';
import { frequencyWord, nextPaymentText } from './bill-words.ts';
import { billsTexts } from './bills.texts.ts';
import { Row } from '../../ui/layout/row.tsx';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

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
  /** Its next date; undefined for a bill that is paused until it is resumed. */
  payment?: ComingMovement | undefined;
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
        <Row as="span" gap={8} rowGap={4} align="center">
          <Badge look="waiting">{texts.paused}</Badge>
          {pausedUntil === null
            ? texts.nothingIsPaidUntilYou
            : texts.untilOfDay(writtenDay(pausedUntil))}
        </Row>
      )}
      {!isOpen && (
        <span>
          {texts.next(
            <time translate="no" dateTime={nextPaymentAt}>
              {nextPaymentText(schedule)}
            </time>,
          )}
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

/** Says which account pays the next date, as far as is known today. */
function fromWords({ debitedAccount }: BillSchedule, payment: ComingMovement | undefined): string {
  const payer = payment?.payer;
  if (debitedAccount !== null)
    return texts.from(payer ? wireWordsTexts.ownAccount(payer) : accountWords(debitedAccount, []));
  return payer === 'Savings Account'
    ? texts.fromSavingsBecauseChecking
    : texts.fromCheckingSavingsAs;
}

/** The latest date, where something went wrong with it: a paid date is among the transactions. */
function failedDate({ lastPayment }: BillSchedule) {
  return lastPayment?.status === 'Declined' || lastPayment?.status === 'Returned'
    ? lastPayment
    : undefined;
}
