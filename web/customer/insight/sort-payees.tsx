import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Insight, InsightCategory } from '../../../contract/insight.ts';
import { spendingCategories, unsorted } from '../../../contract/spending-categories.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { locale } from '../../../contract/locale.texts.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { announceSuccess } from '../announce-success.ts';
import { paymentsText } from './category-table.tsx';
import { sortedWord } from './sorted-word.ts';
import './sort-payees.css';
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

interface Choice {
  order: string;
  category: (typeof spendingCategories)[number] | undefined;
}

const failureWords = {
  refused: words.theCategoryCouldNotBe,
  unanswered: words.weCouldNotFindOut,
};

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

/** Whom was paid in a month, each sorted with one press. */
export function SortPayees({ categories }: Pick<Insight, 'categories'>) {
  const queryClient = useQueryClient();
  const sort = useMutation({
    mutationFn: ({ order, category }: Choice): Promise<{ message: string }> =>
      category === undefined
        ? call('DELETE /api/transfers/{id}/category', { params: { id: order } })
        : call('PUT /api/transfers/{id}/category', { params: { id: order }, body: { category } }),
    onSuccess: ({ message }) => announceSuccess(message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['transfers'] }),
  });
  const payees = paidPayees(categories);
  if (payees.length === 0) return null;
  const waiting = sort.isPending ? sort.variables : undefined;
  return (
    <Panel title={words.whomYouPaid} className="sort-payees">
      <div className="panel-body">
        <p className="muted small">{words.aCategoryYouChooseCounts}</p>
        <Alert kind="error">{sort.error && failureText(sort.error, failureWords)}</Alert>
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

/** What it counts under while its customer says nothing. */
function unchosenWord({ chosen, sortedAs }: PaidPayee): string {
  if (chosen) return words.notChosenByYou;
  return sortedAs === unsorted ? words.notSortedYet : words.asOnTheBill(sortedWord(sortedAs));
}
