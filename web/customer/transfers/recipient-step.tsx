import { DigitsField } from '../../ui/digits-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DraftForm } from '../payments/draft-fields.ts';
import { draftField } from '../payments/draft-fields.ts';
import type { LocalTransferDraft } from './local-transfer-draft.ts';
import { RecentRecipients } from './recent-recipients.tsx';
import { bankWarning, routingHint, routingWarning } from './routing-number.ts';

export function RecipientStep(form: DraftForm<LocalTransferDraft>) {
  const routing = form.draft.recipientRouting;
  return (
    <>
      <RecentRecipients
        kind="local"
        title="Recent recipients"
        onChoose={({ recipientName, recipientAccount, recipientBank, recipientRouting }) => {
          form.onEdit('recipientName', recipientName);
          form.onEdit('recipientAccount', recipientAccount);
          form.onEdit('recipientBank', recipientBank);
          form.onEdit('recipientRouting', recipientRouting ?? '');
        }}
      />
      <TextField
        label="Recipient's name"
        {...draftField(form, 'recipientName')}
        autoComplete="off"
      />
      <DigitsField label="Account number" length={9} {...draftField(form, 'recipientAccount')} />
      <TextField
        label="Bank name"
        {...draftField(form, 'recipientBank')}
        warning={bankWarning(form.draft.recipientBank, routing)}
        autoComplete="off"
      />
      <DigitsField
        label="Routing number"
        length={9}
        hint={routingHint(routing)}
        warning={routingWarning(routing)}
        {...draftField(form, 'recipientRouting')}
      />
    </>
  );
}
