import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Identity } from '../../../contract/people/identity.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { checksQuery } from '../../api/deposit-queries.ts';
import { identityQuery } from '../../api/identity-queries.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmailLinkButton } from '../frame/email-link-button.tsx';
import { maskedEmail } from '../frame/masked-email.ts';
import { identityTexts } from '../identity/identity.texts.ts';
import { ProgressHillPlace } from '../frame/progress-hill-place.tsx';
import './later-parts.css';
import { firstStepsTexts } from './dashboard.texts.ts';

const texts = firstStepsTexts.firstSteps;

interface Step {
  title: string;
  text: string;
  isDone: boolean;
  /** The page where the step is done; undefined of one that a press on `action` does. */
  to?: string;
  action?: ReactNode;
}

/**
 * The way into the bank: five steps, each of which ticks itself. All are gone with the first money.
 */
export function FirstSteps() {
  const answers = [
    useQuery(userQuery),
    useQuery(identityQuery),
    useQuery(checksQuery),
    useQuery(cardsQuery),
    useQuery(pinStateQuery),
  ] as const;
  const amountText = useAmountText();
  const [user, identity, checks, cards, pin] = answers;
  // One after the other they would tick under the reader's eyes.
  if (answers.some(({ isPending }) => isPending))
    return (
      <Panel title={texts.nextSteps} className="first-steps">
        <Skeleton lines={8} />
      </Panel>
    );
  const state = identity.data?.state;
  const hold = identity.data?.hold ?? undefined;
  const steps: Step[] = [
    {
      title: texts.confirmYourEmail,
      text: texts.openTheLink(maskedEmail(user.data?.email ?? '')),
      isDone: user.data?.emailConfirmed === true,
      action: <EmailLinkButton answerClass="first-steps-answer" />,
    },
    {
      title: texts.yourDetailsAndId,
      text: [
        identityText(state, hold !== undefined),
        ...(hold ? [identityTexts.all(amountText(hold.perDay))] : []),
      ].join(' '),
      isDone: !hold && state !== undefined && state !== 'none' && state !== 'refused',
      to: paths.personalInfo(),
    },
    {
      title: texts.addMoney,
      text: texts.depositACheckOrGive,
      isDone: checks.data?.checks.some(({ status }) => !status.startsWith('Returned')) === true,
      to: paths.deposit(),
    },
    {
      title: texts.getACard,
      text: hold ? identityTexts.card : texts.aDebitCardACredit,
      isDone: cards.data !== undefined && cards.data.length > 0,
      to: paths.cards(),
    },
    {
      title: texts.chooseAPin,
      text: texts.fourDigitsThatApprove,
      isDone: pin.data?.set === true || pin.data?.off === true,
      to: paths.securityPin(),
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel
      title={texts.nextSteps}
      className="first-steps"
      aside={<p className="first-steps-done">{texts.ofDone(done, steps.length)}</p>}
    >
      <div className="first-steps-hill">
        <ProgressHillPlace label={texts.nextSteps} reached={done / steps.length} />
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <StepLine {...step} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function identityText(state: Identity['state'] | undefined, isHeld: boolean): string {
  if (state === 'refused') return texts.weCouldNotAcceptYour;
  return isHeld && (state === 'waiting' || state === 'in_review')
    ? identityTexts.next.waiting
    : texts.showUsAPassportA;
}

function StepLine({ title, text, isDone, to, action }: Step) {
  if (isDone)
    return (
      <p className="first-step first-step-done">
        <Tick done />
        <span>
          {title}
          <span className="visually-hidden">{texts.done}</span>
        </span>
      </p>
    );
  const words = (
    <>
      <Tick />
      <span className="first-step-words">
        <strong>{title}</strong>
        <span className="muted small">
          <TextWithAmounts text={text} />
        </span>
      </span>
    </>
  );
  if (to === undefined)
    return (
      <div className="first-step">
        {words}
        <span className="first-step-action">{action}</span>
      </div>
    );
  return (
    <Link to={to} className="first-step">
      {words}
      <Icon name="chevron-right" small />
    </Link>
  );
}

const Tick = ({ done = false }: { done?: boolean }) => (
  <span className="first-step-tick">{done && <Icon name="check" small />}</span>
);
