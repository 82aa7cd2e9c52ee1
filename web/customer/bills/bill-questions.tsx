import { createRef } from 'react';
import type { BillSchedule } from '../../../contract/bills.ts';
import { addDays, addMonths, writtenDay } from '../../../contract/calendar-day.ts';
import { call } from '../../api/client.ts';
import { bankDay } from '../../bank/bank-clock.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ScheduleChange } from '../scheduled/confirm-change.tsx';

export function skipping({
  _id,
  nextAmount,
  recipientName,
  nextDate,
}: BillSchedule): ScheduleChange {
  return {
    title: 'Skip the next payment?',
    consequence: (
      <p>
        <MoneyText amount={nextAmount} /> to {recipientName} is not paid for {writtenDay(nextDate)}.
        The bill goes on with the date after that.
      </p>
    ),
    confirmLabel: 'Skip payment',
    busyLabel: 'Skipping...',
    keepLabel: 'Keep it',
    make: async () =>
      (
        await call('POST /api/transfers/schedules/{id}/skip', {
          params: { id: _id },
          body: { date: nextDate },
        })
      ).message,
  };
}

export function pausing({ _id, recipientName }: BillSchedule): ScheduleChange {
  const field = createRef<HTMLInputElement>();
  const today = bankDay(new Date());
  return {
    title: 'Pause this recurring bill?',
    consequence: (
      <>
        <p>
          We won’t pay {recipientName} while the bill is paused. Payments that fall in the pause are
          not made up for later.
        </p>
        <TextField
          label="Pause until"
          optional
          type="date"
          name="until"
          min={addDays(today, 1)}
          max={addMonths(today, 12)}
          hint="The first day we may pay it again. Leave blank to pause it until you resume."
          ref={field}
        />
      </>
    ),
    confirmLabel: 'Pause bill',
    busyLabel: 'Pausing...',
    keepLabel: 'Keep it',
    look: 'primary',
    // Half typed the browser gives it as empty, and that would be for good.
    check: () =>
      field.current?.validity.badInput
        ? 'Please enter a valid date, or none. Nothing was changed.'
        : undefined,
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

export function resuming({ _id, nextAmount, recipientName }: BillSchedule): ScheduleChange {
  return {
    title: 'Resume this recurring bill?',
    consequence: (
      <p>
        We’ll pay <MoneyText amount={nextAmount} /> to {recipientName} on its next regular date and
        from then on. Payments that fell in the pause are not made up for.
      </p>
    ),
    confirmLabel: 'Resume bill',
    busyLabel: 'Resuming...',
    keepLabel: 'Keep it paused',
    look: 'primary',
    make: async () =>
      (await call('POST /api/transfers/schedules/{id}/resume', { params: { id: _id } })).message,
  };
}

export function stopping({ _id, amount, recipientName }: BillSchedule): ScheduleChange {
  return {
    title: 'Stop this recurring bill?',
    consequence: (
      <p>
        We won’t pay <MoneyText amount={amount} /> to {recipientName} again. Past payments aren’t
        affected.
      </p>
    ),
    confirmLabel: 'Stop bill',
    busyLabel: 'Stopping...',
    keepLabel: 'Keep it',
    make: async () =>
      (await call('POST /api/transfers/schedules/{id}/stop', { params: { id: _id } })).message,
  };
}
