import { useQuery } from '@tanstack/react-query';
import { fundingProposalQuery, fundingQueueQuery } from '../../api/funding-queries.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { moneyText, MoneyText } from '../../ui/money/money-text.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Loaded } from '../loaded.tsx';
import { PayerLink } from '../outside-payments/payer-link.tsx';
import { calledName, usernameBefore } from '../person-name.tsx';
import { Age } from '../queues/age.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { type DecisionProps, FundingDecision } from './funding-decision.tsx';

function FundingQueuePage() {
  return (
    <QueuePage
      kind="funding"
      queue={useQuery(fundingQueueQuery)}
      line={({ customer, proposal }) => ({
        name: calledName(customer),
        detail:
          `${usernameBefore(customer)}${proposal.reference} · by ` +
          (proposal.isYours ? 'you' : proposal.proposedBy),
        figure: moneyText(proposal.amount),
      })}
      emptyReason="Staff credits above the two-person threshold show up here for a second person. The threshold is set under Policy."
    >
      {({ id, decided }) => <FundingCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}

interface FundingCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One credit that waits for a second person: what is booked if they agree; and the decision. */
function FundingCase({ id, onDecided }: FundingCaseProps) {
  const query = useQuery(fundingProposalQuery(id));
  return (
    <Loaded what="The credit" query={query} lines={8}>
      {(one) => (
        <CaseSheet decision={<FundingDecision one={one} onDecided={onDecided} />}>
          <FundingFacts one={one} />
        </CaseSheet>
      )}
    </Loaded>
  );
}

/** Shows the customer, the amount and the reason of a credit, and who proposes it. */
function FundingFacts({
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

export { FundingQueuePage as Page };
