import { bankFacts, brand } from '../../../config/bank.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';
import { Panel } from '../../ui/panel.tsx';
import { cardsTexts } from './cards.texts.ts';

const texts = cardsTexts.lostCard;

/** What to do about a card that is gone, before its number is copied off its back. */
export function LostCard() {
  const { phone } = bankFacts;
  return (
    <Panel title={texts.title} className="lost-card">
      <div className="panel-body">
        <p>{texts.freezeThenCall(<a href={telephoneLink(phone)}>{phone}</a>, brand.cardHours)}</p>
        <p className="muted small">{texts.forAnotherNumber}</p>
      </div>
    </Panel>
  );
}
