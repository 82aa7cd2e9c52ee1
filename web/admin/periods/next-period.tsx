import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isYear } from '../../../contract/values/periods.ts';
import { call } from '../../api/client.ts';
import type { Periods } from '../../api/period-queries.ts';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WithRight } from '../with-right.tsx';
import { OpenList } from './open-list.tsx';
import { periodName } from './period-name.ts';

interface NextPeriodProps {
  next: NonNullable<Periods['next']>;
  onChanged: () => Promise<void>;
}

/** The next month or year to close: what is open in it, and its sign-off. */
export function NextPeriod({
  next: { period, isReady, open, digest },
  onChanged,
}: NextPeriodProps) {
  const [asking, setAsking] = useState(false);
  const sign = useMutation({
    mutationFn: () => call('POST /api/admin/books/periods', { body: { period, digest } }),
    onSettled: async () => {
      setAsking(false);
      await onChanged();
    },
  });
  const name = periodName(period);
  const blocking = open.filter(({ blocks }) => blocks);
  const named = open.filter(({ blocks }) => !blocks);
  return (
    <Panel title={`Next to close: ${name}`}>
      <Stack gap={12} align="start" className="panel-body books-resume">
        {blocking.length > 0 && (
          <>
            <p>It cannot be closed yet:</p>
            <OpenList items={blocking} linked />
          </>
        )}
        {named.length > 0 && (
          <>
            <p>Open at its end. These do not prevent closing:</p>
            <OpenList items={named} linked />
          </>
        )}
        {open.length === 0 && <p>Nothing is open. {name} is ready to close.</p>}
        <Alert kind="error">{failureText(sign.error)}</Alert>
        <WithRight right="run-bank">
          <Button
            compact
            disabledReason={isReady ? undefined : 'Not everything above is done yet'}
            onClick={() => setAsking(true)}
          >
            Close {name}
          </Button>
        </WithRight>
        <ConfirmDialog
          open={asking}
          title={`Close ${name}?`}
          look="primary"
          confirmLabel={`Close ${name}`}
          busyLabel="Closing..."
          busy={sign.isPending}
          onConfirm={() => sign.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p className="muted small">
            {isYear(period)
              ? 'Its profit or loss moves to equity today. '
              : 'Nothing can be dated into it any more. '}
            Reopening it takes a second person.
          </p>
          {named.length > 0 && (
            <>
              <p>You close it knowing that:</p>
              <OpenList items={named} />
            </>
          )}
        </ConfirmDialog>
      </Stack>
    </Panel>
  );
}
