import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { savedSearchesQuery } from '../../api/transfer-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { announceSuccess } from '../announce-success.ts';
import type { ListFilter } from './list-filter.ts';
import { filterText, savedOf } from './saved-filter.ts';

/** The same sent twice is saved once. */
const failureWords = {
  refused: 'The search could not be saved. Please try again.',
  unanswered:
    'We could not find out whether the search was saved. Please try again: it is saved once.',
};

/** Keeps what the list shows now under a name. */
export function SaveSearch({ filter }: { filter: ListFilter }) {
  const queryClient = useQueryClient();
  const saved = savedOf(filter, new Date());
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => ({ values: name }),
    send: (name) => call('POST /api/transfers/searches', { body: { name, filter: saved } }),
    onSent: async ({ message }) => {
      announceSuccess(message);
      form.startOver();
      await queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
    },
  });
  if (Object.keys(saved).length === 0)
    return (
      <p className="muted small">
        Search or filter the list, then save it here under a name of your own.
      </p>
    );
  return (
    <Form form={form} className="save-search">
      <p className="muted small">
        Now shown: <TextWithAmounts text={filterText(saved)} />
      </p>
      <TextField
        label="Name"
        maxLength={40}
        autoComplete="off"
        {...form.field('name')}
        name="searchName"
      />
      <Button type="submit" look="secondary" busy={form.isBusy} keepsFocus busyLabel="Saving...">
        Save this search
      </Button>
      <Alert kind="error">{failureText(form.failureForAlert, failureWords)}</Alert>
    </Form>
  );
}
