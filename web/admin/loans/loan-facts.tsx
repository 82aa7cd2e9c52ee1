import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { LoanState } from '../../../contract/money/loans.ts';
import type { LoanCase } from '../../../contract/staff/staff-loans.ts';
import type { Factor } from '../../../contract/values/step-up.ts';
import { formatDay } from '../../ui/values/format-date.ts';
import { capitalized, termText } from '../../bank/loan-words.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { CaseCustomer } from '../queues/case-customer.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { paymentBurden } from './payment-burden.ts';

/** Shows the customer, the loan they ask for, and whether they can carry it. */
export function LoanFacts({ one }: { one: LoanCase }) {
  const { loan, customer, decideBy } = one;
  return (
    <CaseFacts>
      <CaseCustomer
        id={customer._id}
        name={customer.fullName || customer.username}
        suspended={customer.suspended}
      >
        {customer.username}, since {formatDay(new Date(customer.customerSince))}
      </CaseCustomer>
      <CaseFact name="Asks for">
        <MoneyText amount={loan.loanAmount} />
        <span className="muted small">
          {capitalized(loan.loanPurpose)} loan, {termText(loan.loanTerm)}
        </span>
      </CaseFact>
      <CaseFact name="Would pay">
        <MoneyText amount={loan.monthlyPayment} /> a month
        <span className="muted small">
          at {percentText(loan.rateBps)} a year, <MoneyText amount={loan.totalInterest} /> interest
          in all
        </span>
      </CaseFact>
      <CaseFact name="Income">
        <MoneyText amount={loan.income} /> a year
        <span className="muted small">{paymentBurden(loan)}</span>
      </CaseFact>
      <CaseFact name="Employment">{capitalized(loan.employmentStatus)}</CaseFact>
      <CaseFact name="Credit score">{loan.creditScore}</CaseFact>
      <CaseFact name="Answer by">
        {writtenDay(decideBy)}
        <span className="muted small">30 days after the application</span>
      </CaseFact>
      <OfferFact one={one} />
    </CaseFacts>
  );
}

const proofs: Record<Factor, string> = {
  passkey: 'with a passkey',
  code: 'with a code of the app',
  pin: 'with the security PIN',
  password: 'with the password',
};

/** The customer's answer to the offer; nothing before there is one. */
function OfferFact({ one: { loan, acceptedWith } }: { one: LoanCase }) {
  const { offer, timeline } = loan;
  if (offer)
    return (
      <CaseFact name="Offer">
        Until {writtenDay(offer.until)}
        <span className="muted small">the customer has not answered yet</span>
      </CaseFact>
    );
  const answer = timeline.find(({ state }) => words[state] !== undefined);
  if (!answer) return null;
  return (
    <CaseFact name="Offer">
      {words[answer.state]} on {formatDay(new Date(answer.at))}
      {acceptedWith && <span className="muted small">{proofs[acceptedWith]}</span>}
    </CaseFact>
  );
}

const words: Partial<Record<LoanState, string>> = {
  accepted: 'Accepted',
  turned_down: 'Turned down',
  lapsed: 'Lapsed',
};
