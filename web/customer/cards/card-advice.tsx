import { Link } from 'wouter';
import { bankFacts, brand } from '../../../config/bank.ts';
import { paths } from '../../app/paths.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';
import { Panel } from '../../ui/panel.tsx';
import { cardsTexts } from './cards.texts.ts';

const texts = cardsTexts.cardAdvice;

/**
 * Says how to act on a lost card, or what a card is good for while the customer has none; and that
 * a card has no PIN of its own.
 */
export function CardAdvice({ hasCards }: { hasCards: boolean }) {
  const { phone } = bankFacts;
  return (
    <div className="card-advice">
      {hasCards ? (
        <Panel title={texts.title}>
          <div className="panel-body">
            <p>
              {texts.freezeThenCall(<a href={telephoneLink(phone)}>{phone}</a>, brand.cardHours)}
            </p>
            <p className="muted small">{texts.forAnotherNumber}</p>
          </div>
        </Panel>
      ) : (
        <Panel title={texts.howItWorks}>
          <p className="panel-body">{texts.chooseABrand}</p>
        </Panel>
      )}
      <Panel title={texts.pin}>
        <p className="panel-body">
          {texts.noPinOfItsOwn((text) => (
            <Link to={paths.securityPin()}>{text}</Link>
          ))}
        </p>
      </Panel>
    </div>
  );
}
