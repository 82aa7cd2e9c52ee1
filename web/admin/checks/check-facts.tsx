import type { CheckForStaff } from '../../../contract/staff/check-reviews.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { formatDay, formatExact, formatPaymentDay, noonOf } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { calledName, usernameBefore } from '../person-name.tsx';
import { CaseCustomer } from '../queues/case-customer.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';

/** Shows the customer of a check, what they say of it, and where its money would go. */
export function CheckFacts({
  check: { customer, account, statedAmount, sentAt, availableDate, readBy },
}: {
  check: CheckForStaff;
}) {
  return (
    <CaseFacts>
      <CaseCustomer id={customer._id} name={calledName(customer)} suspended={customer.isSuspended}>
        {usernameBefore(customer)}customer since {formatDay(new Date(customer.since))}
      </CaseCustomer>
      <CaseFact name="Amount stated">
        {statedAmount === null ? 'Left to the bank to read' : <MoneyText amount={statedAmount} />}
      </CaseFact>
      {readBy && (
        <CaseFact name="Read first by">
          {readBy.isYou ? 'you' : readBy.username}. A second person has to read the same amount.
        </CaseFact>
      )}
      <CaseFact name="To account">
        <AccountNumber number={account} />
      </CaseFact>
      <CaseFact name="Sent">{formatExact(new Date(sentAt))}</CaseFact>
      <CaseFact name="Fully available">{formatPaymentDay(noonOf(availableDate))}</CaseFact>
    </CaseFacts>
  );
}
