import type { Answer } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { AnswerDue } from './answer-due.tsx';
import { calledName } from '../person-name.tsx';
import './dispute-case.css';

export type DisputeRow = Answer<'GET /api/admin/disputes'>['cases'][number];

/** Whose report it is, what a colleague proposed, and by when there has to be an answer. */
export function DisputeLine({
  one: { customer, dispute, urgency, proposal },
}: {
  one: DisputeRow;
}) {
  return (
    <span className="dispute-line">
      <span>
        {calledName(customer)}
        {customer.suspended ? ', suspended' : ''} ·{' '}
        <span className="dispute-reference">{dispute.reference}</span>
        {proposal &&
          ` · ${moneyText(proposal.amount)} proposed by ` +
            (proposal.isYours ? 'you' : proposal.proposedBy)}
      </span>
      <AnswerDue day={dispute.answerDueOn} urgency={urgency} />
    </span>
  );
}
