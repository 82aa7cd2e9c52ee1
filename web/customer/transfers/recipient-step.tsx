import { DigitsField } from '../../ui/fields/digits-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { type LocalTransferDraft, recipientFields } from './local-transfer-draft.ts';
import { KnownRecipients } from './known-recipients.tsx';
import { bankWarning, routingHint, routingWarning } from './routing-number.ts';
import { localTransferWizardTexts } from './transfers.texts.ts';

const texts = localTransferWizardTexts.recipientStep;

interface RecipientStepProps extends FormFields<LocalTransferDraft> {
  offersRecent: boolean | undefined;
  choose: (known: Partial<LocalTransferDraft>) => void;
}

export function RecipientStep({ offersRecent, ...form }: RecipientStepProps) {
  const routing = form.fields.recipientRouting;
  return (
    <>
      {offersRecent && (
        <KnownRecipients
          kinds={['local']}
          title={texts.recentRecipients}
          onChoose={(recipient) => form.choose(recipientFields(recipient))}
        />
      )}
      <TextField label={texts.recipientsName} {...form.field('recipientName')} autoComplete="off" />
      <DigitsField label={texts.accountNumber} length={9} {...form.field('recipientAccount')} />
      <TextField
        label={texts.bankName}
        {...form.field('recipientBank')}
        warning={bankWarning(form.fields.recipientBank, routing)}
        autoComplete="off"
      />
      <DigitsField
        label={texts.routingNumber}
        length={9}
        hint={routingHint(routing)}
        warning={routingWarning(routing)}
        {...form.field('recipientRouting')}
      />
    </>
  );
}
