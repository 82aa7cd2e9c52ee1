import { writtenDay } from '../../../contract/calendar-day.ts';
import type { LoanCase } from '../../../contract/staff-loans.ts';
import { formatDay } from '../../ui/values/format-date.ts';
import { capitalized, termText } from '../../bank/loan-words.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { CaseCustomer } from '../queues/case-customer.tsx';
import { CaseFact, CaseFacts } from '../queues/case-facts.tsx';
import { paymentBurden } from './payment-burden.ts';

/** Who asks for what, and whether they can carry it. */
export function LoanFacts({ one: { loan, customer, decideBy } }: { one: LoanCase }) {
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
    </CaseFacts>
  );
}
