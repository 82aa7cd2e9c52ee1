import { CopyButton } from '../../ui/copy-button.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { PayerLink } from '../outside-payments/payer-link.tsx';
import { AskedBeforePaying } from '../queues/asked-before-paying.tsx';
import { Age } from '../queues/age.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { AnswerDue } from './answer-due.tsx';
import type { DecisionProps } from './decision-props.ts';

/**
 * Shows the customer who reported it, by when they hear from us or from whom they heard, and what a
 * colleague proposed already.
 */
export function DisputeFacts({ one }: Pick<DecisionProps, 'one'>) {
  const { customer, dispute, proposal, otherDisputes, caution } = one;
  return (
    <CaseFacts>
      <CaseFact name="Reported by">
        <PayerLink payer={customer} />
      </CaseFact>
      <AnswerFacts one={one} />
      <CaseFact name="Reference">
        {dispute.reference} <CopyButton text={dispute.reference} what="reference" />
      </CaseFact>
      <CaseFact name="Their other reports">{otherDisputes === 0 ? 'None' : otherDisputes}</CaseFact>
      <AskedBeforePaying caution={caution} />
      {proposal && (
        <CaseFact name="Proposed correction">
          <MoneyText amount={proposal.amount} />
          <span className="muted small">
            by {proposal.isYours ? `${proposal.proposedBy} (you)` : proposal.proposedBy}
          </span>
        </CaseFact>
      )}
    </CaseFacts>
  );
}

function AnswerFacts({
  one: { dispute, urgency, answeredBy, waitingSince, asOf },
}: Pick<DecisionProps, 'one'>) {
  if (dispute.answeredAt !== null)
    return (
      <CaseFact name="Answered by">
        {answeredBy}
        <span className="muted small">{formatExact(new Date(dispute.answeredAt))}</span>
      </CaseFact>
    );
  return (
    <>
      <CaseFact name="Answer">
        <AnswerDue day={dispute.answerDueOn} urgency={urgency} />
      </CaseFact>
      <CaseFact name="Waiting">
        <Age since={waitingSince} asOf={asOf} />
      </CaseFact>
    </>
  );
}
