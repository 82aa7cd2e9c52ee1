import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { TransferReceipt } from '../../../contract/money/transfers.ts';
import { ownDisputeQuery } from '../../api/dispute-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { DisputeState } from './dispute-state.tsx';
import './disputes.css';
import { disputesTexts } from './disputes.texts.ts';

const texts = disputesTexts.paymentProblem;

const ReportProblem = latePart(async () => (await import('./report-problem.tsx')).ReportProblem);

interface PaymentProblemProps {
  receipt: TransferReceipt;
  /** Called with true while the report holds text that was not sent. */
  onTyped?: ((typed: boolean) => void) | undefined;
}

/**
 * The way to report a problem with a payment, and once reported, how far the bank is with it. For
 * money that came in it shows nothing.
 */
export function PaymentProblem({ receipt, onTyped }: PaymentProblemProps) {
  return receipt.transactionType === 'debit' && receipt.bookedAt !== null ? (
    <OwnProblem id={receipt._id} onTyped={onTyped} />
  ) : null;
}

function OwnProblem({ id, onTyped }: { id: string } & Pick<PaymentProblemProps, 'onTyped'>) {
  const query = useQuery(ownDisputeQuery(id));
  const [writing, setWriting] = useState(false);
  const [done, setDone] = useState<string>();
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusOnChange(place, done);
  // After Cancel; after a report it is gone.
  useFocusOnChange(opener, writing);
  const { data } = query;
  // A report whose answer was lost is found when the page reads again: the form has nothing to send.
  if (data?.dispute && writing) {
    setWriting(false);
    setDone(texts.weveReceivedYourReport);
  }
  if (data && data.dispute === null && data.reportUntil === null && !data.goesToLoan) return null;
  return (
    <section
      className="payment-problem screen-only"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={place}
    >
      <h3 id={titleId}>{data?.dispute ? texts.reportedProblem : texts.somethingWrongWithThis}</h3>
      <LoadFailed text={texts.whetherYouReportedAProblem} query={query} />
      <Alert kind="success">{done}</Alert>
      {data?.dispute && <DisputeState dispute={data.dispute} />}
      {data?.goesToLoan && data.dispute === null && (
        <p className="muted small">
          {texts.itWentToYourLoan(
            (text) => (
              <Link to={paths.loans()}>{text}</Link>
            ),
            (text) => (
              <Link to={paths.messages()}>{text}</Link>
            ),
          )}
        </p>
      )}
      {data?.reportUntil && !writing && (
        <>
          <p className="muted small">{texts.youCanReportItUntil(writtenDay(data.reportUntil))}</p>
          <Button
            look="secondary"
            compact
            ref={opener}
            onClick={() => setWriting(true)}
            onPointerEnter={ReportProblem.fetchAhead}
            onFocus={ReportProblem.fetchAhead}
          >
            {texts.reportAProblem}
          </Button>
        </>
      )}
      {data?.reportUntil && writing && (
        <Suspense>
          <ReportProblem
            id={id}
            onTyped={onTyped}
            onReported={(message) => {
              setWriting(false);
              setDone(message);
            }}
            onCancel={() => setWriting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
