import { useId } from 'react';
import type { Moment } from '../../../contract/people/moments.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { MomentArt } from './moment-art.tsx';
import './moment-card.css';
import { momentsTexts as texts } from './moments.texts.ts';

interface MomentCardProps {
  moment: Moment;
  onDismiss: () => void;
}

/** One thing reached, engraved as a bank card is. */
export function MomentCard({ moment, onDismiss }: MomentCardProps) {
  const id = useId();
  const { title, text, more } = wordsOf(moment);
  return (
    <section className="moment lm-night" aria-labelledby={id}>
      <MomentArt kind={moment.kind} />
      <div className="moment-words">
        <p className="moment-title" id={id}>
          {title}
        </p>
        <p className="moment-text">{text}</p>
        {more !== undefined && <p className="moment-more">{more}</p>}
      </div>
      <button type="button" className="icon-button" aria-label={texts.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function wordsOf({ kind, account, name, amount }: Moment) {
  const written = <MoneyText amount={amount} />;
  switch (kind) {
    case 'first_money':
      return {
        title: texts.firstDeposit,
        text: texts.theFirstIsIn(written, wireWordsTexts.ownAccount(account ?? '')),
      };
    case 'loan_paid_back':
      return {
        title: texts.loanPaidBack,
        text: texts.yourLoanIsPaid(written),
        more: texts.nothingIsOwedOn(name ?? ''),
      };
    case 'goal_reached':
      return { title: texts.goalReached, text: texts.youSavedFor(written, name ?? '') };
  }
}
