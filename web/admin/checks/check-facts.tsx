import { Link } from 'react-router';
import type { CheckForStaff } from '../../../contract/check-reviews.ts';
import { paths } from '../../app/paths.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { formatDay, formatExact, formatPaymentDay, noonOf } from '../../ui/format-date.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { ActiveBadge } from '../../ui/user-badges.tsx';

/** Whose check it is, what they say of it, and where its money would go. */
export function CheckFacts({ check: { customer, account, statedAmount, sentAt, availableDate } }: { check: CheckForStaff }) {
  return (
    <dl className="check-facts">
      <div>
        <dt>Customer</dt>
        <dd>
          <Link to={paths.manageUser(customer._id)}>{customer.fullName || customer.username}</Link> <ActiveBadge active={!customer.isSuspended} />
          <span className="muted small">
            {customer.username}, since {formatDay(new Date(customer.since))}
          </span>
        </dd>
      </div>
      <div>
        <dt>Amount stated</dt>
        <dd>{statedAmount === null ? 'Left to the bank to read' : <MoneyText amount={statedAmount} />}</dd>
      </div>
      <div>
        <dt>To account</dt>
        <dd>
          <AccountNumber number={account} />
        </dd>
      </div>
      <div>
        <dt>Sent</dt>
        <dd>{formatExact(new Date(sentAt))}</dd>
      </div>
      <div>
        <dt>All of it available on</dt>
        <dd>{formatPaymentDay(noonOf(availableDate))}</dd>
      </div>
    </dl>
  );
}
