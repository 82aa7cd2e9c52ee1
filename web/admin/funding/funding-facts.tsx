import { AccountNumber } from '../../ui/money/account-number.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { PayerLink } from '../outside-payments/payer-link.tsx';
import { Age } from '../queues/age.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import type { DecisionProps } from './decision-props.ts';

/** Shows the customer, the amount and the reason of a credit, and who proposes it. */
export function FundingFacts({
  one: { customer, proposal, above, waitingSince, asOf },
}: Pick<DecisionProps, 'one'>) {
  return (
    <CaseFacts>
      <CaseFact name="Amount">
        <MoneyText amount={proposal.amount} />
        <span className="muted small">
          two people above <MoneyText amount={above} />
        </span>
      </CaseFact>
      <CaseFact name="For">
        <PayerLink payer={customer} />
        <span className="muted small">
          {proposal.accountName} <AccountNumber number={proposal.accountNumber} />
        </span>
      </CaseFact>
      <CaseFact name="Proposed by">
        {proposal.isYours ? `${proposal.proposedBy} (you)` : proposal.proposedBy}
      </CaseFact>
      <CaseFact name="Waiting">
        <Age since={waitingSince} asOf={asOf} />
      </CaseFact>
      <CaseFact name="From">
        {proposal.senderAccount}
        <span className="muted small">{proposal.recipientBank}</span>
      </CaseFact>
      <CaseFact name="Reference">{proposal.reference}</CaseFact>
      <CaseFact name="Date">
        <time translate="no" dateTime={proposal.transferDate}>
          {formatExact(new Date(proposal.transferDate))}
        </time>
      </CaseFact>
    </CaseFacts>
  );
}
