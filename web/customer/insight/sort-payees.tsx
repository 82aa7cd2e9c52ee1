import type { Insight, InsightCategory } from '../../../contract/money/insight.ts';
import { spendingCategories, unsorted } from '../../../contract/values/spending-categories.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { locale } from '../../../contract/values/locale.texts.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { paymentsText } from './category-table.tsx';
import { sortFailureWords } from './sort-failure-words.ts';
import { sortedWord } from './sorted-word.ts';
import { useSortPayee } from './use-sort-payee.ts';
import './insight.css';
import { insightTexts } from './insight.texts.ts';

const words = insightTexts.sortPayees;

interface PaidPayee {
  name: string;
  amount: bigint;
  count: number;
  order: string;
  chosen: boolean;
  sortedAs: string;
}

/**
 * In the order of what they got, whatever they are sorted as: sorted in place, none moves away
 * under the finger.
 */
function paidPayees(categories: readonly InsightCategory[]): PaidPayee[] {
  return categories
    .flatMap(({ payees, sortedAs }) => payees.map((payee) => ({ ...payee, sortedAs })))
    .toSorted(
      (one, other) =>
        Number(other.amount - one.amount) ||
        one.name.localeCompare(other.name, locale) ||
        (one.order < other.order ? -1 : 1),
    );
}

/** The payees of a month, each sorted with one press. */
export function SortPayees({ categories }: Pick<Insight, 'categories'>) {
  const sort = useSortPayee();
  const payees = paidPayees(categories);
  if (payees.length === 0) return null;
  const waiting = sort.isPending ? sort.variables : undefined;
  return (
    <Panel title={words.whomYouPaid} className="sort-payees">
      <div className="panel-body">
        <p className="muted small">{words.aCategoryYouChooseCounts}</p>
        <Alert kind="error">{sort.error && failureText(sort.error, sortFailureWords)}</Alert>
        <ul>
          {payees.map((payee) => (
            <li key={payee.order}>
              <SelectField
                label={payee.name}
                hint={
                  <>
                    <MoneyText amount={payee.amount} direction="debit" />,{' '}
                    {paymentsText(payee.count)}
                  </>
                }
                placeholder={unchosenWord(payee)}
                choices={spendingCategories}
                wordOf={sortedWord}
                value={
                  waiting?.order === payee.order ? (waiting.category ?? '') : chosenWord(payee)
                }
                onChange={({ currentTarget: { value } }) =>
                  sort.mutate({
                    order: payee.order,
                    category: spendingCategories.find((category) => category === value),
                  })
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

const chosenWord = ({ chosen, sortedAs }: PaidPayee) => (chosen ? sortedAs : '');

/** The category it counts under while its customer chooses none, in words. */
function unchosenWord({ chosen, sortedAs }: PaidPayee): string {
  if (chosen) return words.notChosenByYou;
  return sortedAs === unsorted ? words.notSortedYet : words.sortedByItsWords(sortedWord(sortedAs));
}
