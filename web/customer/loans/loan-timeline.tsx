import type { Loan } from '../../../contract/money/loans.ts';
import { formatDay, formatExact } from '../../ui/values/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { stateWords, statesAhead } from '../../bank/loan-words.ts';
import './loans.css';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.loanTimeline;

/** The steps of a loan so far, with their dates, and those still ahead. */
export function LoanTimeline({ loan }: { loan: Loan }) {
  return (
    <ol className="loan-timeline" aria-label={texts.timeline}>
      {loan.timeline.map(({ state, at }) => (
        <li key={state} className="loan-step-done">
          <span className="loan-step-mark">
            <Icon name={state === 'declined' ? 'ban' : 'check'} small />
          </span>
          <span>{stateWords[state]}</span>
          <time translate="no" dateTime={at} title={formatExact(new Date(at))}>
            {formatDay(new Date(at))}
          </time>
        </li>
      ))}
      {statesAhead(loan).map((state) => (
        <li key={state}>
          <span className="loan-step-mark" />
          <span>{stateWords[state]}</span>
          <span className="visually-hidden">{texts.stillAhead}</span>
        </li>
      ))}
    </ol>
  );
}
