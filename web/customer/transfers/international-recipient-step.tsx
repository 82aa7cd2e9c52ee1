import { useId } from 'react';
import { CodeField } from '../../ui/code-field.tsx';
import { DigitsField } from '../../ui/digits-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DraftForm } from '../payments/draft-fields.ts';
import { draftField } from '../payments/draft-fields.ts';
import { ibanWarning, offeredCountries, swiftHint, swiftWarning } from './bank-codes.ts';
import type { InternationalTransferDraft } from './international-transfer-draft.ts';
import { RecentRecipients } from './recent-recipients.tsx';

export function InternationalRecipientStep(form: DraftForm<InternationalTransferDraft>) {
  const { recipientSwift, recipientIban } = form.draft;
  const countriesId = useId();
  return (
    <>
      <RecentRecipients
        kind="international"
        title="Recent recipients"
        onChoose={({
          kind: _kind,
          recipientRouting: _routing,
          billType: _billType,
          ...recipient
        }) => {
          for (const [field, value] of Object.entries(recipient))
            form.onEdit(field as keyof typeof recipient, value ?? '');
        }}
      />
      <TextField
        label="Recipient's name"
        {...draftField(form, 'recipientName')}
        autoComplete="off"
      />
      <DigitsField label="Account number" length={9} {...draftField(form, 'recipientAccount')} />
      <TextField label="Bank name" {...draftField(form, 'recipientBank')} autoComplete="off" />
      <CodeField
        label="SWIFT/BIC code"
        hint={swiftHint(recipientSwift)}
        warning={swiftWarning(recipientSwift)}
        {...draftField(form, 'recipientSwift')}
      />
      <CodeField
        label="IBAN"
        hint="15 to 34 letters and digits, with or without spaces."
        warning={ibanWarning(recipientIban, recipientSwift)}
        {...draftField(form, 'recipientIban')}
      />
      <TextField
        label="Country"
        list={countriesId}
        {...draftField(form, 'recipientCountry')}
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
