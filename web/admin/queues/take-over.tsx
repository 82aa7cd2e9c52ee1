import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { leftAfterMinutes, type CaseKind } from '../../../contract/cases.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { holdQuery } from '../../api/queue-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface TakeOverProps {
  kind: CaseKind;
  id: string;
  noun: string;
  onTaken: () => void;
}

/**
 * The way to a case that somebody else holds: it is kept on record who took it from whom, and why.
 */
export function TakeOver({ kind, id, noun, onTaken }: TakeOverProps) {
  const [reason, setReason] = useState('');
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: () =>
      call('POST /api/admin/queues/{kind}/{id}/take-over', {
        params: { kind, id },
        body: { reason },
      }),
    onSuccess: (answer) => {
      queryClient.setQueryData(holdQuery(kind, id).queryKey, answer);
      onTaken();
    },
  });
  const error = take.error instanceof Refused ? take.error.fields['reason'] : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    take.mutate();
  };
  return (
    <form className="take-over" noValidate onSubmit={submit}>
      <Alert kind="error">{error === undefined ? take.error?.message : undefined}</Alert>
      <TextField
        label="Why do you take it over?"
        name="reason"
        hint={
          'Kept in the audit trail. Needed unless its holder has not opened it for ' +
          `${leftAfterMinutes} minutes.`
        }
        value={reason}
        error={error}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => {
          setReason(event.currentTarget.value);
          take.reset();
        }}
      />
      <Button
        type="submit"
        look="secondary"
        compact
        busy={take.isPending}
        busyLabel="Taking over..."
      >
        Take over this {noun}
      </Button>
    </form>
  );
}
