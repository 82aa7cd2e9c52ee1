import type { ReactNode } from 'react';
import type { Answer } from '../../api/client.ts';
import { Badge } from '../../ui/badge.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PayerLink } from '../outside-payments/payer-link.tsx';
import { Age } from '../queues/age.tsx';

type Review = Answer<'GET /api/admin/payment-reviews/{id}'>;

/** What decides: who pays, who gets it, whether they have been paid before. */
export function ReviewFacts({ review: { payer, payee, paidBefore, above, waitingSince, asOf } }: { review: Review }) {
  return (
    <dl className="review-facts">
      <Fact name="Paid by">
        <PayerLink payer={payer} />
      </Fact>
      <Fact name="Goes to">{payee ? <PayerLink payer={payee} /> : 'An account outside this bank'}</Fact>
      <Fact name="Paid there before">
        {paidBefore === 0 ? (
          <Badge look="waiting" icon="alert">
            Never
          </Badge>
        ) : (
          `${paidBefore} ${paidBefore === 1 ? 'time' : 'times'}`
        )}
      </Fact>
      <Fact name="Review size">
        above <MoneyText amount={above} />
      </Fact>
      <Fact name="Waits">
        <Age since={waitingSince} asOf={asOf} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
