import { type ReactNode, useState } from 'react';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { Loan } from '../../../contract/money/loans.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { LoanAgreement } from './loan-agreement.tsx';
import { LoanHead } from './loan-head.tsx';
import type { OfferedLoan, OfferProps } from './loan-offer-dialogs.tsx';
import { LoanTimeline } from './loan-timeline.tsx';
import { Row } from '../../ui/layout/row.tsx';
import './loans.css';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.loanOffers;

const AcceptDialog = latePart(async () => (await import('./loan-offer-dialogs.tsx')).AcceptDialog, {
  lost: 'window',
});
const TurnDownDialog = latePart(
  async () => (await import('./loan-offer-dialogs.tsx')).TurnDownDialog,
  {
    lost: 'window',
  },
);

export const isOffered = (loan: Loan): loan is OfferedLoan => loan.offer !== null;

/** The loans that wait for their customer's word, and what the bank answers to it. */
export function LoanOffers({ loans }: { loans: readonly OfferedLoan[] }) {
  /** It stays while the offer itself has moved on. */
  const [answer, setAnswer] = useState<string>();
  return (
    <>
      <Alert kind="success">{answer}</Alert>
      {loans.length > 0 && (
        <Panel title={texts.yourOffer(loans.length)} className="loan-offers">
          <ul>
            {loans.map((loan) => (
              <Offer key={loan._id} loan={loan} onAnswered={setAnswer} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Offer({ loan, onAnswered }: OfferProps) {
  const { offer, loanAmount } = loan;
  const [asking, setAsking] = useState<'accept' | 'turn-down'>();
  const close = () => setAsking(undefined);
  return (
    <li>
      <LoanHead loan={loan} />
      <p>{texts.readAndAcceptBy(<strong>{writtenDay(offer.until)}</strong>)}</p>
      <dl className="loan-offer-figures">
        <Figure name={texts.apr} means={texts.aprMeans}>
          {percentText(offer.aprBps)}
        </Figure>
        <Figure name={texts.financeCharge} means={texts.financeChargeMeans}>
          <MoneyText amount={offer.financeCharge} />
        </Figure>
        <Figure name={texts.amountFinanced} means={texts.amountFinancedMeans}>
          <MoneyText amount={loanAmount} />
        </Figure>
        <Figure name={texts.totalOfPayments} means={texts.totalOfPaymentsMeans}>
          <MoneyText amount={offer.totalOfPayments} />
        </Figure>
      </dl>
      <Payments loan={loan} />
      <p className="muted small">{texts.noLateCharge}</p>
      <Row gap={12} align="center" className="loan-offer-buttons">
        <Button onClick={() => setAsking('accept')}>
          {texts.accept}
          <span className="visually-hidden"> {loan.reference}</span>
        </Button>
        <LoanAgreement loan={loan} />
        <Button look="secondary" onClick={() => setAsking('turn-down')}>
          {texts.noThankYou}
          <span className="visually-hidden"> {loan.reference}</span>
        </Button>
      </Row>
      <LoanTimeline loan={loan} />
      {asking === 'accept' && <AcceptDialog loan={loan} onAnswered={onAnswered} onClose={close} />}
      {asking === 'turn-down' && (
        <TurnDownDialog loan={loan} onAnswered={onAnswered} onClose={close} />
      )}
    </li>
  );
}

interface FigureProps {
  name: string;
  means: string;
  children: ReactNode;
}

/** One of the four figures that the law wants emphasized, in its words. */
function Figure({ name, means, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="loan-offer-value">{children}</dd>
      <dd className="muted small">{means}</dd>
    </div>
  );
}

/** When how much is paid: equal payments, and what the last one takes up of rounding. */
function Payments({ loan: { offer } }: Pick<OfferProps, 'loan'>) {
  return (
    <div>
      <h4>{texts.paymentSchedule}</h4>
      <ul className="loan-offer-payments">
        {offer.payments.map(({ count, amount }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the groups follow each other
          <li key={index}>{texts.payments(count, <MoneyText amount={amount} />)}</li>
        ))}
      </ul>
      <p className="muted small">{texts.monthlyFrom}</p>
    </div>
  );
}
