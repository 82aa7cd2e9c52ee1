import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { addDays, daysBetween, writtenDay } from '../../../contract/values/calendar-day.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { jobTitle } from './job-title.ts';
import { countText } from '../../ui/values/format.ts';
import { plural } from '../../ui/values/plural.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { Stack } from '../../ui/layout/stack.tsx';

interface SandboxClockProps {
  businessDay: string;
  offsetSeconds: number;
}

const steps = [
  { label: 'A day', advance: 'P1D' },
  { label: '3 days', advance: 'P3D' },
  { label: 'A month', advance: 'P1M' },
] as const;

/**
 * Moves business time ahead in a sandbox, and tells what ran. Sign-ins and limits keep real time.
 */
export function SandboxClock({ businessDay, offsetSeconds }: SandboxClockProps) {
  const queryClient = useQueryClient();
  const advance = useMutation({
    mutationFn: (duration: string) =>
      call('POST /api/sandbox/clock', { body: { advance: duration } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const daysTo = (day: string) => (day === '' ? 0 : daysBetween(businessDay, day));
  const form = useForm({
    initial: { day: '' },
    check: ({ day }) => (daysTo(day) > 0 ? { values: daysTo(day) } : {}),
    send: (days) => advance.mutateAsync(`P${days}D`),
  });
  const daysAhead = daysTo(form.fields.day);
  return (
    <Panel title="Sandbox clock">
      <Stack gap={12} className="panel-body sandbox-clock">
        <p>
          It is <strong>{writtenDay(businessDay)}</strong> in this bank{offsetText(offsetSeconds)}.
          Time only moves forward: whatever comes due in between happens right away.
        </p>
        <div className="sandbox-clock-steps">
          {steps.map(({ label, advance: duration }) => (
            <Button
              key={duration}
              look="secondary"
              compact
              disabled={advance.isPending}
              onClick={() => advance.mutate(duration)}
            >
              {label}
            </Button>
          ))}
          <Form form={form}>
            <TextField
              label="To the day"
              type="date"
              min={addDays(businessDay, 1)}
              {...form.field('day')}
            />
            <Button
              type="submit"
              look="secondary"
              compact
              busy={advance.isPending}
              busyLabel="Moving..."
              disabledReason={daysAhead > 0 ? undefined : 'Choose a day ahead'}
            >
              Move
            </Button>
          </Form>
        </div>
        <p>
          <Link to={paths.mailbox()}>Mailbox</Link>: what this bank has emailed.
        </p>
        <Alert kind="error">{failureText(advance.error)}</Alert>
        <Alert kind="success">{advance.data && <Ran {...advance.data} />}</Alert>
      </Stack>
    </Panel>
  );
}

function Ran({ message, ran }: { message: string; ran: readonly { job: string; done: number }[] }) {
  return (
    <Stack gap={4}>
      <p>{message}</p>
      <p>
        {ran.length === 0
          ? 'Nothing became due.'
          : 'What ran: ' +
            `${ran.map(({ job, done }) => `${jobTitle(job)} (${countText(done)})`).join(', ')}.`}
      </p>
    </Stack>
  );
}

function offsetText(seconds: number): string {
  const days = Math.round(seconds / 86_400);
  return days === 0
    ? ''
    : `, ${plural(Math.abs(days), { one: '# day', other: '# days' })} ` +
        (days > 0 ? 'ahead' : 'behind');
}
