import type { AnsweredCaution } from '../../../contract/money/caution.ts';
import { pointsToScam } from '../../../contract/values/points-to-scam.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { CaseFact } from './case-facts.tsx';

/** Shows the payer's answers to the questions about scams, and whether they were warned. */
export function AskedBeforePaying({ caution }: { caution: AnsweredCaution }) {
  if (caution === null) return <CaseFact name="Questions about scams">Not asked</CaseFact>;
  const { askedByOthers, toldToKeepSecret, checkedNumber, at } = caution;
  return (
    <CaseFact name="Questions about scams">
      {pointsToScam(caution) ? (
        <Badge look="waiting" icon="alert">
          Warned, and went on
        </Badge>
      ) : (
        'Asked: no sign of a scam'
      )}
      <span className="muted small">
        {askedByOthers ? 'Was asked by others to pay' : 'Was not asked by others to pay'}
        {' · '}
        {toldToKeepSecret ? 'told to keep it secret' : 'not told to keep it secret'}
        {' · '}
        {checkedNumber ? 'checked the account number' : 'did not check the account number'}
        {' · '}
        {formatExact(new Date(at))}
      </span>
    </CaseFact>
  );
}
