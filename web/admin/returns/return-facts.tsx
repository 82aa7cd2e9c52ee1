import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { PayerLink } from '../outside-payments/payer-link.tsx';
import { Age } from '../queues/age.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import type { DecisionProps } from './decision-props.ts';

/** Shows the amount and the payer it would go back to, and what proves the other bank sent it. */
export function ReturnFacts({
  one: { payer, proposal, above, waitingSince, asOf },
}: Pick<DecisionProps, 'one'>) {
  return (
    <CaseFacts>
      <CaseFact name="Goes back">
        <MoneyText amount={proposal.amount} />
        <span className="muted small">
          two people above <MoneyText amount={above} />
        </span>
      </CaseFact>
      <CaseFact name="To">
        <PayerLink payer={payer} />
      </CaseFact>
      <CaseFact name="Proposed by">
        {proposal.isYours ? `${proposal.proposedBy} (you)` : proposal.proposedBy}
      </CaseFact>
      <CaseFact name="Waiting">
        <Age since={waitingSince} asOf={asOf} />
      </CaseFact>
      <CaseFact name="Reason">{reasonTexts.paymentReturn[proposal.reason]}</CaseFact>
      <CaseFact name="Number of the other bank">
        {proposal.otherBankReference ?? 'None: it had not settled'}
      </CaseFact>
    </CaseFacts>
  );
}
