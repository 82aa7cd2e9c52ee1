import { groupedText, parseTypedAmount } from '../../../contract/values/money.ts';
import { loanWordsTexts } from '../../bank/bank.texts.ts';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import type { LoanDraft } from './loan-draft.ts';
import { exampleTerms } from './loan-example.ts';
import { LoanSlider } from './loan-slider.tsx';
import { amountStops, termStops } from './loan-stops.ts';
import './loan-form.css';
import { loanSlidersTexts, loansTexts } from './loans.texts.ts';

const texts = loansTexts.loanForm;
const words = loanSlidersTexts.loanSliders;

/** A number of months that is typed, right or not. */
const typedMonths = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;

/** Amount and term: each is typed, or set by the slider below it. */
export function LoanSliders({ fields, field, edit }: FormFields<LoanDraft>) {
  return (
    <>
      <MoneyField label={texts.loanAmount} {...field('loanAmount')} />
      <LoanSlider
        label={words.setTheAmount}
        stops={amountStops}
        value={parseTypedAmount(fields.loanAmount)}
        waitsAt={exampleTerms.amountMinor}
        valueText={(minor) => moneyText(minor)}
        // No stop has cents.
        onMove={(minor) => edit({ loanAmount: groupedText(minor).slice(0, -'.00'.length) })}
      />
      <TextField
        label={texts.termInMonths}
        hint={texts.to}
        inputMode="numeric"
        autoComplete="off"
        {...field('loanTerm')}
      />
      <LoanSlider
        label={words.setTheTerm}
        stops={termStops}
        value={typedMonths(fields.loanTerm)}
        waitsAt={exampleTerms.months}
        valueText={loanWordsTexts.loanWords.months}
        onMove={(months) => edit({ loanTerm: String(months) })}
      />
    </>
  );
}
