import { CopyButton } from '../../ui/copy-button.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PayerLink } from '../outside-payments/payer-link.tsx';
import { Age } from '../queues/age.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { AnswerDue } from './answer-due.tsx';
import type { DecisionProps } from './decision-props.ts';

/** Who reported it, by when they hear from us, and what somebody proposed already. */
export function DisputeFacts({ one }: Pick<DecisionProps, 'one'>) {
  const { customer, dispute, urgency, proposal, otherDisputes, waitingSince, asOf } = one;
  return (
    <CaseFacts>
      <CaseFact name="Reported by">
        <PayerLink payer={customer} />
      </CaseFact>
      <CaseFact name="Answer">
        <AnswerDue day={dispute.answerDueOn} urgency={urgency} />
      </CaseFact>
      <CaseFact name="Waits">
        <Age since={waitingSince} asOf={asOf} />
      </CaseFact>
      <CaseFact name="Reference">
        {dispute.reference} <CopyButton text={dispute.reference} what="reference" />
      </CaseFact>
      <CaseFact name="Reported by them besides">
        {otherDisputes === 0 ? 'Nothing' : `${otherDisputes} other ${otherDisputes === 1 ? 'payment' : 'payments'}`}
      </CaseFact>
      {proposal && (
        <CaseFact name="Proposed correction">
          <MoneyText amount={proposal.amount} />
          <span className="muted small">by {proposal.isYours ? `${proposal.proposedBy} (you)` : proposal.proposedBy}</span>
        </CaseFact>
      )}
    </CaseFacts>
  );
}
