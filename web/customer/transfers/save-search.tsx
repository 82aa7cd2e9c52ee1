import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { savedSearchesQuery } from '../../api/transfer-queries.ts';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import type { ListFilter } from './list-filter.ts';
import { filterText, savedOf } from './saved-filter.ts';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.saveSearch;

/** The same sent twice is saved once. */
const failureWords = {
  refused: texts.theSearchCouldNotBe,
  unanswered: texts.weCouldNotFindOut,
};

/** Keeps what the list shows now under a name. */
export function SaveSearch({ filter }: { filter: ListFilter }) {
  const amountText = useAmountText();
  const queryClient = useQueryClient();
  const saved = savedOf(filter, useBankDay());
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
    return <p className="muted small">{texts.searchOrFilterTheList}</p>;
  return (
    <Form form={form} className="save-search">
      <p className="muted small">
        {texts.nowShown(<TextWithAmounts text={filterText(saved, amountText)} />)}
      </p>
      <TextField
        label={texts.name}
        maxLength={40}
        autoComplete="off"
        {...form.field('name')}
        name="searchName"
      />
      <Button type="submit" look="secondary" busy={form.isBusy} keepsFocus busyLabel={texts.saving}>
        {texts.saveThisSearch}
      </Button>
      <Alert kind="error">{failureText(form.failureForAlert, failureWords)}</Alert>
    </Form>
  );
}
