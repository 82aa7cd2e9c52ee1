import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import type { Periods } from '../../api/books-queries.ts';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DecideReopening } from '../books/decide-reopening.tsx';
import { periodName, periodTitle } from './next-period.tsx';

interface WaitingProps {
  reopening: NonNullable<Periods['reopening']>;
  onChanged: (said?: string) => Promise<void>;
}

/** A reopening that a colleague proposed, or oneself. */
export function WaitingReopening({ reopening, onChanged }: WaitingProps) {
  const name = periodName(reopening.fromPeriod);
  return (
    <Panel title="Reopening">
      <Stack gap={12} align="start" className="panel-body books-resume">
        <DecideReopening
          reopening={reopening}
          confirmLabel={`Reopen ${name}`}
          send={(id, verb) =>
            call(`POST /api/admin/books/period-reopenings/{id}/${verb}`, { params: { id } })
          }
          onChanged={onChanged}
        >
          {name} and everything closed after it
        </DecideReopening>
      </Stack>
    </Panel>
  );
}

interface ProposeProps {
  /** The closed periods, latest first. */
  closed: readonly string[];
  onChanged: (said?: string) => Promise<void>;
}

/** Proposes to reopen a month or year, with a reason. */
export function ProposeReopening({ closed, onChanged }: ProposeProps) {
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  // The choice may have been reopened since.
  const fromPeriod = closed.includes(chosen) ? chosen : (closed[0] ?? '');
  const propose = useMutation({
    mutationFn: () =>
      call('POST /api/admin/books/period-reopenings', { body: { fromPeriod, reason } }),
    onSettled: async (answer) => {
      setAsking(false);
      await onChanged(answer?.message);
    },
  });
  return (
    <Stack gap={12} align="start" className="panel-body">
      <Alert kind="error">{failureText(propose.error)}</Alert>
      <Button compact look="secondary" onClick={() => setAsking(true)}>
        Reopen…
      </Button>
      <ConfirmDialog
        open={asking}
        title="Reopen a month or year?"
        look="primary"
        confirmLabel="Propose"
        busyLabel="Proposing..."
        busy={propose.isPending}
        blockedReason={reason.trim() === '' ? 'Enter a reason first' : undefined}
        onConfirm={() => propose.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="muted small">
          Once a colleague approves, it is open again with everything closed after it. The profit of
          a year that is reopened goes back from equity. The sign-offs are kept.
        </p>
        <SelectField
          label="From"
          name="fromPeriod"
          value={fromPeriod}
          choices={closed}
          wordOf={periodTitle}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <TextAreaField
          label="Why is it reopened?"
          name="reason"
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </Stack>
  );
}
