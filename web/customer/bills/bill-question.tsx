import { createRef, useState } from 'react';
import type { BillSchedule } from '../../../contract/money/bills.ts';
import { addDays, addMonths, writtenDay } from '../../../contract/values/calendar-day.ts';
import { call } from '../../api/client.ts';
import { bankDay } from '../../bank/bank-clock.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConfirmChange, type ScheduleChange } from '../scheduled/confirm-change.tsx';
import { billsTexts } from './bills.texts.ts';

const texts = billsTexts.billQuestion;

function skipping({ _id, nextAmount, recipientName, nextDate }: BillSchedule): ScheduleChange {
  return {
    title: texts.skipTheNextPayment,
    consequence: (
      <p>
        {texts.toIsNotPaidFor(
          <MoneyText amount={nextAmount} />,
          recipientName,
          writtenDay(nextDate),
        )}
      </p>
    ),
    confirmLabel: texts.skipPayment,
    busyLabel: texts.skipping,
    keepLabel: texts.keepIt,
    make: async () =>
      (
        await call('POST /api/transfers/schedules/{id}/skip', {
          params: { id: _id },
          body: { date: nextDate },
        })
      ).message,
  };
}

function pausing({ _id, recipientName }: BillSchedule): ScheduleChange {
  const field = createRef<HTMLInputElement>();
  const today = bankDay(new Date());
  return {
    title: texts.pauseThisRecurringBill,
    consequence: (
      <>
        <p>{texts.weWontPayWhileThe(recipientName)}</p>
        <TextField
          label={texts.pauseUntil}
          optional
          type="date"
          name="until"
          min={addDays(today, 1)}
          max={addMonths(today, 12)}
          hint={texts.theFirstDayWeMay}
          ref={field}
        />
      </>
    ),
    confirmLabel: texts.pauseBill,
    busyLabel: texts.pausing,
    keepLabel: texts.keepIt,
    look: 'primary',
    // Half typed the browser gives it as empty, and that would be for good.
    check: () => (field.current?.validity.badInput ? texts.pleaseEnterAValidDate : undefined),
    make: async () => {
      const until = field.current?.value ?? '';
      return (
        await call('POST /api/transfers/schedules/{id}/pause', {
          params: { id: _id },
          body: until === '' ? {} : { until },
        })
      ).message;
    },
  };
}

function resuming({ _id, nextAmount, recipientName }: BillSchedule): ScheduleChange {
  return {
    title: texts.resumeThisRecurringBill,
    consequence: <p>{texts.wellPayToOnIts(<MoneyText amount={nextAmount} />, recipientName)}</p>,
    confirmLabel: texts.resumeBill,
    busyLabel: texts.resuming,
    keepLabel: texts.keepItPaused,
    look: 'primary',
    make: async () =>
      (await call('POST /api/transfers/schedules/{id}/resume', { params: { id: _id } })).message,
  };
}

function stopping({ _id, amount, recipientName }: BillSchedule): ScheduleChange {
  return {
    title: texts.stopThisRecurringBill,
    consequence: <p>{texts.weWontPayToAgain(<MoneyText amount={amount} />, recipientName)}</p>,
    confirmLabel: texts.stopBill,
    busyLabel: texts.stopping,
    keepLabel: texts.keepIt,
    make: async () =>
      (await call('POST /api/transfers/schedules/{id}/stop', { params: { id: _id } })).message,
  };
}

const questions = { skip: skipping, pause: pausing, resume: resuming, stop: stopping };

export interface AskedOfBill {
  change: keyof typeof questions;
  schedule: BillSchedule;
}

interface BillQuestionProps extends AskedOfBill {
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Asks once more before a recurring bill is skipped, paused, resumed or stopped. */
export function BillQuestion({ change, schedule, ...props }: BillQuestionProps) {
  // Text typed into the question stays, however often the page behind is drawn.
  const [question] = useState(() => questions[change](schedule));
  return <ConfirmChange change={question} {...props} />;
}
