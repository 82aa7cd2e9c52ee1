import type { Insight } from '../../../contract/money/insight.ts';
import { formatDay, noonOf } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sortedWord } from './sorted-word.ts';
import { rhythmWords } from './to-come.tsx';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.repeating;

type Repetition = Insight['repeating'][number];

/** The payments that earlier orders suggest. Nothing of it is a fact, and the words say so. */
export function Repeating({ repeating }: Pick<Insight, 'repeating'>) {
  if (repeating.length === 0) return null;
  return (
    <Panel title={texts.looksLikeItRepeats}>
      <div className="panel-body">
        <p className="muted small">{texts.workedOutFromYourEarlier}</p>
        <ul className="to-come">
          {repeating.map((one) => (
            <li key={`${one.direction} ${one.kind} ${one.name} ${one.lastDay} ${one.lastAmount}`}>
              <span className="to-come-name">{nameOf(one)}</span>
              <span className="to-come-source">
                {texts.looksLikeItRepeatsLast(
                  rhythmWords[one.rhythm],
                  <MoneyText amount={one.lastAmount} direction={one.direction} />,
                  formatDay(noonOf(one.lastDay)),
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** A payee by name; money in by its sender, and by its kind where that has no name. */
const nameOf = ({ direction, kind, name }: Repetition) =>
  (direction === 'debit' && kind !== 'loan_instalment') ||
  ((kind === 'funding' || kind === 'direct_deposit') && /\p{L}/u.test(name))
    ? name
    : sortedWord(kind);
