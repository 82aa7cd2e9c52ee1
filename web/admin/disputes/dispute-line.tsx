import type { Answer } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { AnswerDue } from './answer-due.tsx';
import { calledName } from '../person-name.tsx';
import { Row } from '../../ui/layout/row.tsx';
import '../queues/cases.css';

export type DisputeRow = Answer<'GET /api/admin/disputes'>['cases'][number];

/**
 * Shows the customer of a report, a colleague's proposal, and the day by which an answer is due.
 */
export function DisputeLine({
  one: { customer, dispute, urgency, proposal },
}: {
  one: DisputeRow;
}) {
  return (
    <Row as="span" gap={12} rowGap={4} align="center">
      <span>
        {calledName(customer)}
        {customer.suspended ? ', suspended' : ''} ·{' '}
        <span className="dispute-reference">{dispute.reference}</span>
        {proposal &&
          ` · ${moneyText(proposal.amount)} proposed by ` +
            (proposal.isYours ? 'you' : proposal.proposedBy)}
      </span>
      <AnswerDue day={dispute.answerDueOn} urgency={urgency} />
    </Row>
  );
}
