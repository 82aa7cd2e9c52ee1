import '../../app/configure-zod.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { newFeed } from '../../../contract/money/feeds.ts';
import { addDays } from '../../../contract/values/calendar-day.ts';
import { mostFeedDays } from '../../../contract/values/feed-limits.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { call } from '../../api/client.ts';
import { feedsQuery } from '../../api/feeds-query.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { CheckboxList } from '../../ui/fields/checkbox-list.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { feedsTexts } from './feeds.texts.ts';

const texts = feedsTexts.connect;

interface ConnectAppDialogProps {
  onMade: (made: MadeFeed) => void;
  onClose: () => void;
}

/** The token of a new app, as the page shows it this one time. */
export interface MadeFeed {
  name: string;
  setupToken: string;
}

/** Asks what an app may read, and until when. */
export function ConnectAppDialog({ onMade, onClose }: ConnectAppDialogProps) {
  const queryClient = useQueryClient();
  const accounts = useQuery(accountsQuery).data ?? [];
  const today = useBankDay();
  const form = useForm({
    initial: { name: '', accounts: [] as string[], endsOn: addDays(today, 90) },
    schema: newFeed,
    send: (body) => call('POST /api/users/feeds', { body }),
    onSent: ({ feed, setupToken }) => {
      onMade({ name: feed.name, setupToken });
      void queryClient.invalidateQueries(feedsQuery);
    },
  });
  const choices = Object.fromEntries(
    accounts.map(({ number, type }) => [number, `${wireWordsTexts.account(type)} ${number}`]),
  );
  return (
    <FormDialog
      title={feedsTexts.page.connectAnApp}
      form={form}
      confirmLabel={texts.make}
      busyLabel={texts.making}
      look="primary"
      focusFirst="asked"
      onCancel={onClose}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={40}
        {...form.field('name')}
      />
      <CheckboxList
        label={texts.accounts}
        hint={texts.accountsHint}
        name="accounts"
        choices={choices}
        chosen={form.fields.accounts}
        error={form.errors['accounts']}
        onChoose={(chosen) => form.edit({ accounts: chosen })}
      />
      <TextField
        label={texts.endsOn}
        hint={texts.endsOnHint}
        type="date"
        min={today}
        max={addDays(today, mostFeedDays)}
        {...form.field('endsOn')}
      />
    </FormDialog>
  );
}
