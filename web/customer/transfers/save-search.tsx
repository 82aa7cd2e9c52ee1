import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { savedSearchesQuery } from '../../api/transfer-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextWithAmounts } from '../../ui/hidden-amounts.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { announceSuccess } from '../announce-success.ts';
import type { ListFilter } from './list-filter.ts';
import { filterText, savedOf } from './saved-filter.ts';

/** The same said twice is saved once. */
function failureText(failure: Error): string {
  if (outcomeIsUnknown(failure))
    return 'We could not find out whether the search was saved. Please try again: it is saved once.';
  return failure.message || 'The search could not be saved. Please try again.';
}

/** Keeps what the list shows now under a name. */
export function SaveSearch({ filter }: { filter: ListFilter }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const saved = savedOf(filter, new Date());
  const save = useMutation({
    mutationFn: () => call('POST /api/transfers/searches', { body: { name, filter: saved } }),
    onSuccess: async ({ message }) => {
      announceSuccess(message);
      setName('');
      await queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
    },
  });
  if (Object.keys(saved).length === 0)
    return (
      <p className="muted small">
        Search or filter the list, then save it here under a name of your own.
      </p>
    );
  const nameError = save.error instanceof Refused ? save.error.fields['name'] : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="save-search" noValidate onSubmit={submit}>
      <p className="muted small">
        Now shown: <TextWithAmounts text={filterText(saved)} />
      </p>
      <TextField
        label="Name"
        name="searchName"
        maxLength={40}
        autoComplete="off"
        value={name}
        error={nameError}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          save.reset();
        }}
      />
      <Button type="submit" look="secondary" busy={save.isPending} keepsFocus busyLabel="Saving...">
        Save this search
      </Button>
      <Alert kind="error">{nameError === undefined && save.error && failureText(save.error)}</Alert>
    </form>
  );
}
