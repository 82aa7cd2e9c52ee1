import type { ReactNode } from 'react';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import type { Dispute } from '../../../contract/money/disputes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DisputeBadge } from '../../bank/dispute-badge.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { disputesTexts } from './disputes.texts.ts';

const words = disputesTexts.disputeState;

/** The reported problem, by when there is an answer, and what it says. */
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
        <Line name={words.reference}>
          {reference} <CopyButton text={reference} what={words.theReference} />
        </Line>
        <Line name={words.reported}>{exact(reportedAt)}</Line>
        {reviewStartedAt !== null && <Line name={words.reviewBegan}>{exact(reviewStartedAt)}</Line>}
        {answeredAt === null ? (
          <Line name={words.answerBy}>{writtenDay(answerDueOn)}</Line>
        ) : (
          <Line name={words.answered}>{exact(answeredAt)}</Line>
        )}
      </dl>
      <p className="muted small dispute-words">
        {reasonTexts.disputeReport[reason]}: {whatHappened}
      </p>
    </div>
  );
}

const exact = (instant: string) => (
  <time translate="no" dateTime={instant}>
    {formatExact(new Date(instant))}
  </time>
);

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
