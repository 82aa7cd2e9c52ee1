import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { fundingQueueQuery } from '../../api/funding-queries.ts';
import { paths } from '../../app/paths.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import './user-page.css';

/**
 * Credits to this customer that a second person has not approved yet: nothing of them is in the
 * accounts.
 */
export function WaitingCredits({ userId }: { userId: string }) {
  const { data } = useQuery(fundingQueueQuery);
  const waiting = data?.cases.filter(({ customer }) => customer._id === userId) ?? [];
  if (waiting.length === 0) return null;
  return (
    <div className="waiting-credits">
      <h3>Waiting for a second person</h3>
      <ul>
        {waiting.map(({ _id, proposal }) => (
          <li key={_id}>
            <Link className="lone-link" to={paths.fundingQueue(_id)}>
              {moneyText(proposal.amount)}, {proposal.reference}
            </Link>{' '}
            <span className="muted small">
              proposed by {proposal.isYours ? 'you' : proposal.proposedBy}, not posted
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
