import type { Account } from '../../../contract/accounts.ts';
import { currencies } from '../../../contract/money.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { FormFields } from '../../ui/form/use-form.ts';
import { useCoverWarning } from '../payments/use-cover-warning.ts';
import { DailyLimit } from '../payments/daily-limit.tsx';
import { FromAccount } from '../payments/from-account.tsx';
import { payingAccount } from '../payments/paying-account.ts';
import { RecipientRecap } from '../payments/recipient-recap.tsx';
import type { InternationalTransferDraft } from './international-transfer-draft.ts';
import { OrderFields } from './order-fields.tsx';
import { QuoteFailure, QuotePanel } from './quote-panel.tsx';
import type { QuoteView } from './use-quote.ts';
import { internationalDetailsStepTexts } from './international-details-step.texts.ts';

const texts = internationalDetailsStepTexts.internationalDetailsStep;

interface InternationalDetailsStepProps extends FormFields<InternationalTransferDraft> {
  accounts: readonly Account[] | undefined;
  price: QuoteView;
}

export function InternationalDetailsStep({
  accounts,
  price,
  ...form
}: InternationalDetailsStepProps) {
  const { fields: draft } = form;
  const { quote } = price;
  const totalMinor = quote?.total;
  const payer = totalMinor === undefined ? undefined : payingAccount(accounts, totalMinor);
  return (
    <>
      <RecipientRecap
        name={draft.recipientName}
        bank={`${draft.recipientBank}, ${draft.recipientCountry}`}
      >
        <AccountNumber number={draft.recipientAccount} /> · {draft.recipientSwift} ·{' '}
        {draft.recipientIban}
      </RecipientRecap>
      <div className="field-row amount-row">
        <MoneyField
          label={texts.amount}
          hint={texts.whatTheRecipientGets}
          symbol={draft.currency}
          {...form.field('amount')}
          warning={useCoverWarning(accounts, totalMinor)}
        />
        <SelectField
          label={texts.currency}
          hint={texts.inWhichItArrives}
          choices={currencies}
          {...form.field('currency')}
        />
      </div>
      <DailyLimit debitedMinor={totalMinor} />
      <QuoteFailure price={price} />
      {quote && <QuotePanel quote={quote} />}
      {payer && <FromAccount account={payer} debitedMinor={totalMinor} />}
      <OrderFields {...form} referenceStart="INTL-" />
    </>
  );
}
