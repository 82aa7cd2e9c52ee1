import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { IconName } from '../../art/icons.tsx';
import { cardsQuery } from '../../api/card-queries.ts';
import { identityQuery } from '../../api/identity-queries.ts';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import './first-steps.css';

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
      title: 'Add money',
      text: 'Deposit a check, or give your employer your account details.',
      icon: 'deposit',
      to: paths.deposit(),
      isOpen: true,
    },
    {
      title: 'Verify your identity',
      text:
        identity === 'refused'
          ? 'We could not accept your document. Send another one.'
          : 'Show us a passport, a driver’s license or another ID.',
      icon: 'shield',
      to: paths.personalInfo(),
      isOpen: identity === 'none' || identity === 'refused',
    },
    {
      title: 'Get a card',
      text: 'A debit card, a credit card, or both.',
      icon: 'card',
      to: paths.cards(),
      isOpen: cards?.length === 0,
    },
  ];
  return (
    <Panel title="Next steps" className="first-steps">
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
