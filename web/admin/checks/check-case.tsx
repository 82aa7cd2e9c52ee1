import { useQuery } from '@tanstack/react-query';
import type { CheckForStaff } from '../../../contract/staff/check-reviews.ts';
import { checkForStaffQuery } from '../../api/check-queries.ts';
import { fileQuery } from '../../api/file-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PictureViewer } from '../../ui/files/picture-viewer.tsx';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { formatDay, formatExact, formatPaymentDay, noonOf } from '../../ui/values/format-date.ts';
import { Loaded } from '../loaded.tsx';
import { calledName, usernameBefore } from '../person-name.tsx';
import { CaseCustomer } from '../queues/case-customer.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { CheckDecision } from './check-decision.tsx';
import { ChecksBefore } from './checks-before.tsx';
import { flagWords } from './flag-words.ts';
import './check-case.css';

interface CheckCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/**
 * One check: what we noticed, both sides, what the customer says of it and sent before; and the
 * decision.
 */
export function CheckCase({ id, onDecided }: CheckCaseProps) {
  const query = useQuery(checkForStaffQuery(id));
  return (
    <Loaded what="The check" query={query} lines={8}>
      {(check) => (
        <CaseSheet decision={<CheckDecision check={check} onDecided={onDecided} />}>
          {check.flags.length > 0 && (
            <Alert kind="warning">
              <ul className="check-flags">
                {check.flags.map((flag) => (
                  <li key={flag}>{flagWords[flag].long}</li>
                ))}
              </ul>
            </Alert>
          )}
          {/* The amount is typed as it is read in the picture, so the picture comes first. */}
          <div className="check-sides">
            <Side name="Front of the check" address={check.front} />
            <Side name="Back of the check" address={check.back} />
          </div>
          <CheckFacts check={check} />
          <BeforeThis check={check} />
        </CaseSheet>
      )}
    </Loaded>
  );
}

function Side({ name, address }: { name: string; address: string }) {
  const picture = useQuery(fileQuery(address));
  return (
    <div>
      <Loaded what={name} query={picture} lines={5}>
        {(data) => <PictureViewer picture={data} name={name} />}
      </Loaded>
    </div>
  );
}

function BeforeThis({ check: { sameFront, history, customer } }: { check: CheckForStaff }) {
  return (
    <>
      <ChecksBefore title="Checks with the same front" checks={sameFront} />
      <ChecksBefore
        title={`Other checks of ${calledName(customer)}`}
        whyEmpty="This is the first check they sent. Later ones show up here, with what became of them."
        checks={history}
      />
    </>
  );
}

/** Shows the customer of a check, what they say of it, and where its money would go. */
function CheckFacts({
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
