import type { ReactNode } from 'react';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { reasonTexts } from '../../../contract/reasons.texts.ts';
import type { Dispute } from '../../../contract/disputes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DisputeBadge } from '../../bank/dispute-badge.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';

/** What was reported, by when there is an answer, and what it says. */
export function DisputeState({ dispute }: { dispute: Dispute }) {
  const {
    reference,
    reason,
    whatHappened,
    status,
    reportedAt,
    answerDueOn,
    reviewStartedAt,
    answeredAt,
    answer,
  } = dispute;
  return (
    <div className="dispute-state">
      <DisputeBadge status={status} />
      {answer !== null && (
        <p>
          <TextWithAmounts text={answer} />
        </p>
      )}
      <dl>
        <Line name="Reference">
          {reference} <CopyButton text={reference} what="reference" />
        </Line>
        <Line name="Reported">{exact(reportedAt)}</Line>
        {reviewStartedAt !== null && <Line name="Review began">{exact(reviewStartedAt)}</Line>}
        {answeredAt === null ? (
          <Line name="Answer by">{writtenDay(answerDueOn)}</Line>
        ) : (
          <Line name="Answered">{exact(answeredAt)}</Line>
        )}
      </dl>
      <p className="muted small dispute-words">
        {reasonTexts.disputeReport[reason]}: {whatHappened}
      </p>
    </div>
  );
}

const exact = (instant: string) => <time dateTime={instant}>{formatExact(new Date(instant))}</time>;

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
