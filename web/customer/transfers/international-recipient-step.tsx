import { useId } from 'react';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { DigitsField } from '../../ui/fields/digits-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { ibanWarning, offeredCountries, swiftHint, swiftWarning } from './bank-codes.ts';
import {
  type InternationalTransferDraft,
  recipientFields,
} from './international-transfer-draft.ts';
import { KnownRecipients } from './known-recipients.tsx';
import { internationalTransferWizardTexts } from './international.texts.ts';

const texts = internationalTransferWizardTexts.internationalRecipientStep;

interface InternationalRecipientStepProps extends FormFields<InternationalTransferDraft> {
  offersRecent: boolean | undefined;
  choose: (known: Partial<InternationalTransferDraft>) => void;
}

export function InternationalRecipientStep({
  offersRecent,
  ...form
}: InternationalRecipientStepProps) {
  const { recipientSwift, recipientIban } = form.fields;
  const countriesId = useId();
  return (
    <>
      {offersRecent && (
        <KnownRecipients
          kinds={['international']}
          title={texts.recentRecipients}
          onChoose={(recipient) => form.choose(recipientFields(recipient))}
        />
      )}
      <TextField label={texts.recipientsName} {...form.field('recipientName')} autoComplete="off" />
      <DigitsField label={texts.accountNumber} length={9} {...form.field('recipientAccount')} />
      <TextField label={texts.bankName} {...form.field('recipientBank')} autoComplete="off" />
      <CodeField
        label={texts.swiftBicCode}
        hint={swiftHint(recipientSwift)}
        warning={swiftWarning(recipientSwift)}
        {...form.field('recipientSwift')}
      />
      <CodeField
        label={texts.iban}
        hint={texts.toLettersAndDigitsWith}
        warning={ibanWarning(recipientIban, recipientSwift)}
        {...form.field('recipientIban')}
      />
      <TextField label={texts.town} optional {...form.field('recipientTown')} autoComplete="off" />
      <TextField
        label={texts.country}
        list={countriesId}
        {...form.field('recipientCountry')}
        autoComplete="off"
      />
      <datalist id={countriesId}>
        {offeredCountries.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </datalist>
    </>
  );
}
