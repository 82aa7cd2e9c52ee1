import type { Answer } from '../../api/client.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { PayerLink } from '../outside-payments/payer-link.tsx';
import { AskedBeforePaying } from '../queues/asked-before-paying.tsx';
import { Age } from '../queues/age.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { plural } from '../../ui/values/plural.ts';

type Review = Answer<'GET /api/admin/payment-reviews/{id}'>;

/** Shows the facts that decide: the payer, the payee, and whether they have been paid before. */
export function ReviewFacts({
  review: { payer, payee, paidBefore, caution, above, waitingSince, asOf },
}: {
  review: Review;
}) {
  return (
    <CaseFacts>
      <CaseFact name="Paid by">
        <PayerLink payer={payer} />
      </CaseFact>
      <CaseFact name="Goes to">
        {payee ? <PayerLink payer={payee} /> : 'An account outside this bank'}
      </CaseFact>
      <CaseFact name="Paid there before">
        {paidBefore === 0 ? (
          <Badge look="waiting" icon="alert">
            Never
          </Badge>
        ) : (
          plural(paidBefore, { one: '# time', other: '# times' })
        )}
      </CaseFact>
      <AskedBeforePaying caution={caution} />
      <CaseFact name="Review threshold">
        above <MoneyText amount={above} />
      </CaseFact>
      <CaseFact name="Waiting">
        <Age since={waitingSince} asOf={asOf} />
      </CaseFact>
    </CaseFacts>
  );
}
