import type { OwnReceipt } from '../../../contract/money/transfers.ts';
import { spendingCategories, unsorted } from '../../../contract/values/spending-categories.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { insightTexts } from './insight.texts.ts';
import { sortFailureWords } from './sort-failure-words.ts';
import { useSortPayee } from './use-sort-payee.ts';

const texts = insightTexts.categoryChoice;

/**
 * The category of the payments to a payee, and the choice of another; none where payments never
 * count.
 */
export function CategoryChoice({ receipt }: { receipt: OwnReceipt }) {
  const sort = useSortPayee();
  const { _id: order, sortedAs } = receipt;
  if (sortedAs === null) return null;
  const shown = sort.isPending ? sort.variables.category : sortedAs;
  const choices = spendingCategories.some((category) => category === sortedAs)
    ? spendingCategories
    : // A word that was typed on the bill.
      [...spendingCategories, ...(sortedAs === unsorted ? [] : [sortedAs])];
  return (
    <div className="payment-category">
      <Alert kind="error">{sort.error && failureText(sort.error, sortFailureWords)}</Alert>
      <SelectField
        label={texts.category}
        hint={texts.appliesToEveryPayment}
        {...(sortedAs === unsorted && { placeholder: texts.uncategorized })}
        choices={choices}
        wordOf={wireWordsTexts.category}
        value={shown === unsorted ? '' : shown}
        onChange={({ currentTarget: { value } }) => {
          const category = spendingCategories.find((one) => one === value);
          if (category !== undefined) sort.mutate({ order, category });
        }}
      />
    </div>
  );
}
