import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { spendingCategories, unsorted } from '../../../contract/values/spending-categories.ts';
import { receiptQuery } from '../../api/transfer-queries.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Row } from '../../ui/layout/row.tsx';
import './insight.css';
import { insightTexts } from './insight.texts.ts';
import { sortFailureWords } from './sort-failure-words.ts';
import { useSortPayee } from './use-sort-payee.ts';

const texts = insightTexts.categoryQuestion;

/** Declared outside, so that React calls it once and not after every drawing. */
const takeFocus = (said: HTMLElement | null) => said?.focus({ preventScroll: true });

/**
 * Asks what a payment is for, where neither its customer nor its own words have said it: one press,
 * which counts for every payment to that payee, and nothing is asked of it again.
 */
export function CategoryQuestion({ order }: { order: string }) {
  const receipt = useQuery(receiptQuery(order));
  const sort = useSortPayee();
  const title = useId();
  const sortedAs = receipt.data?.sortedAs;
  if (sort.data)
    return (
      // The button that was pressed is gone: the focus goes on here, and not to the top of the page.
      <p className="category-said" role="status" tabIndex={-1} ref={takeFocus}>
        {sort.data.message}
      </p>
    );
  // The bank tells the page of the change before it answers: until then the pressed button stays.
  if (sortedAs !== unsorted && !sort.isPending) return null;
  return (
    <div className="category-question" role="group" aria-labelledby={title}>
      <p id={title}>{texts.whatIsItFor}</p>
      <Alert kind="error">{sort.error && failureText(sort.error, sortFailureWords)}</Alert>
      <Row gap={8}>
        {spendingCategories.map((category) => (
          <Button
            key={category}
            look="secondary"
            compact
            disabled={sort.isPending}
            onClick={() => sort.mutate({ order, category })}
          >
            {wireWordsTexts.category(category)}
          </Button>
        ))}
      </Row>
    </div>
  );
}
