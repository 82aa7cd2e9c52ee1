import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Proofs } from '../../api/books-queries.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { formatDay, noonOf } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { WithRight } from '../with-right.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { DecideReopening } from './decide-reopening.tsx';

interface ClosedDaysProps {
  closedUpTo: string;
  reopening: Proofs['reopening'];
  onChanged: () => Promise<void>;
}

/** Shows the last closed day; two people together have the days closed again from one on. */
export function ClosedDays({ closedUpTo, reopening, onChanged }: ClosedDaysProps) {
  return (
    <Panel title="Closed days">
      <Stack gap={12} align="start" className="panel-body books-resume">
        <p>
          Bank days are closed up to {formatDay(noonOf(closedUpTo))}. Nothing more can be posted to
          them.
        </p>
        {reopening ? (
          <DecideReopening
            key={reopening._id}
            reopening={reopening}
            confirmLabel="Reopen these days"
            send={(id, verb) =>
              call(`POST /api/admin/books/reopenings/{id}/${verb}`, { params: { id } })
            }
            onChanged={onChanged}
          >
            the days from {formatDay(noonOf(reopening.fromDay))} on
          </DecideReopening>
        ) : (
          <WithRight right="run-bank">
            <Propose last={closedUpTo} onChanged={onChanged} />
          </WithRight>
        )}
      </Stack>
    </Panel>
  );
}

function Propose({ last, onChanged }: { last: string; onChanged: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [fromDay, setFromDay] = useState(last);
  const [reason, setReason] = useState('');
  const propose = useMutation({
    mutationFn: () => call('POST /api/admin/books/reopenings', { body: { fromDay, reason } }),
    onSettled: async () => {
      setAsking(false);
      await onChanged();
    },
  });
  const missing =
    fromDay === ''
      ? 'Choose a day first'
      : reason.trim() === ''
        ? 'Enter a reason first'
        : undefined;
  return (
    <>
      <Alert kind="error">{failureText(propose.error)}</Alert>
      <Button compact look="secondary" onClick={() => setAsking(true)}>
        Reopen days
      </Button>
      <ConfirmDialog
        open={asking}
        title="Reopen days?"
        look="primary"
        confirmLabel="Propose"
        busyLabel="Proposing..."
        busy={propose.isPending}
        blockedReason={missing}
        onConfirm={() => propose.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="muted small">
          Once a colleague approves, the days from this one on are closed again from their entries.
          The first closings are kept. No money moves.
        </p>
        <TextField
          label="From"
          type="date"
          name="fromDay"
          max={last}
          value={fromDay}
          onChange={(event) => setFromDay(event.currentTarget.value)}
        />
        <TextAreaField
          label="What is wrong with these closings?"
          name="reason"
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
