import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { IconName } from '../../art/icons.tsx';
import { cardsQuery } from '../../api/card-queries.ts';
import { identityQuery } from '../../api/identity-queries.ts';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import './first-steps.css';
import { firstStepsTexts } from './first-steps.texts.ts';

const texts = firstStepsTexts.firstSteps;

interface Step {
  title: string;
  text: string;
  icon: IconName;
  to: string;
  isOpen: boolean;
}

/** What somebody new does next. A step that is done is gone, and all are with the first money. */
export function FirstSteps() {
  const identity = useQuery(identityQuery).data?.state;
  const cards = useQuery(cardsQuery).data;
  const steps: Step[] = [
    {
      title: texts.addMoney,
      text: texts.depositACheckOrGive,
      icon: 'deposit',
      to: paths.deposit(),
      isOpen: true,
    },
    {
      title: texts.verifyYourIdentity,
      text: identity === 'refused' ? texts.weCouldNotAcceptYour : texts.showUsAPassportA,
      icon: 'shield',
      to: paths.personalInfo(),
      isOpen: identity === 'none' || identity === 'refused',
    },
    {
      title: texts.getACard,
      text: texts.aDebitCardACredit,
      icon: 'card',
      to: paths.cards(),
      isOpen: cards?.length === 0,
    },
  ];
  return (
    <Panel title={texts.nextSteps} className="first-steps">
      <ol>
        {steps
          .filter(({ isOpen }) => isOpen)
          .map(({ title, text, icon, to }) => (
            <li key={title}>
              <Link to={to}>
                <Icon name={icon} />
                <span>
                  <strong>{title}</strong>
                  <span className="muted small">{text}</span>
                </span>
                <Icon name="chevron-right" small />
              </Link>
            </li>
          ))}
      </ol>
    </Panel>
  );
}
