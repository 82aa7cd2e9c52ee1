import type { Account } from '../../../contract/people/account.ts';
import { currencies, groupedText, parseTypedAmount } from '../../../contract/values/money.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { IdentityNote } from '../identity/identity-note.tsx';
import { useCoverWarning } from '../payments/use-cover-warning.ts';
import { DailyLimit } from '../payments/daily-limit.tsx';
import { FromAccount } from '../payments/from-account.tsx';
import { payingAccount } from '../payments/paying-account.ts';
import { RecipientRecap } from '../payments/recipient-recap.tsx';
import { placeOf, type InternationalTransferDraft } from './international-transfer-draft.ts';
import { OrderFields } from './order-fields.tsx';
import { QuoteFailure, QuotePanel } from './quote-panel.tsx';
import type { QuoteView } from './use-quote.ts';
import { internationalDetailsStepTexts } from './international.texts.ts';

const texts = internationalDetailsStepTexts.internationalDetailsStep;

interface InternationalDetailsStepProps extends FormFields<InternationalTransferDraft> {
  changeRecipient: (() => void) | undefined;
  accounts: readonly Account[] | undefined;
  price: QuoteView;
  /** The date lies ahead: the rate is that day's. */
  later: boolean;
}

export function InternationalDetailsStep({
  accounts,
  price,
  later,
  ...form
}: InternationalDetailsStepProps) {
  const { fields: draft, errors, edit } = form;
  const { quote, failure, isOfTotal } = price;
  // The customer types one side; the bank says the other.
  const isByTotal = draft.total !== '';
  const quoted = (minor: bigint | undefined) => (minor === undefined ? '' : groupedText(minor));
  const totalMinor = quote?.total;
  const payer = totalMinor === undefined ? undefined : payingAccount(accounts, totalMinor);
  return (
    <>
      <RecipientRecap
        name={draft.recipientName}
        bank={`${draft.recipientBank}, ${placeOf(draft)}`}
        onChange={form.changeRecipient}
      >
        <AccountNumber number={draft.recipientAccount} /> · {draft.recipientSwift} ·{' '}
        {draft.recipientIban}
      </RecipientRecap>
      <MoneyField
        label={texts.youSend}
        hint={texts.inUsDollarsWithThe}
        {...form.field('total')}
        value={isByTotal ? draft.total : quoted(totalMinor)}
        onChange={({ currentTarget: { value } }) => edit({ total: value, amount: '' })}
        error={errors['total'] ?? (isOfTotal ? failure : undefined)}
        warning={useCoverWarning(accounts, totalMinor)}
      />
      <div className="field-row amount-row">
        <MoneyField
          label={texts.amount}
          hint={texts.whatTheRecipientGets}
          symbol={draft.currency}
          {...form.field('amount')}
          value={isByTotal ? quoted(quote?.amount) : draft.amount}
          onChange={({ currentTarget: { value } }) => edit({ amount: value, total: '' })}
        />
        <SelectField
          label={texts.currency}
          hint={texts.inWhichItArrives}
          choices={currencies}
          {...form.field('currency')}
        />
      </div>
      <IdentityNote about="abroad" />
      <DailyLimit debitedMinor={totalMinor} abroad />
      {!isOfTotal && <QuoteFailure price={price} />}
      <QuotePanel
        quote={quote}
        recipient={draft.recipientName}
        asked={isByTotal ? parseTypedAmount(draft.total) : undefined}
        later={later}
      />
      {payer && <FromAccount account={payer} debitedMinor={totalMinor} />}
      <OrderFields {...form} referenceStart="INTL-" />
    </>
  );
}
