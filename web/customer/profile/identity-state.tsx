import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Identity } from '../../../contract/people/identity.ts';
import { identityQuery } from '../../api/identity-queries.ts';
import { shareOf } from '../../../contract/values/share-of.ts';
import { LimitBar } from '../../ui/charts/limit-bar.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { identityTexts } from '../identity/identity.texts.ts';
import { useIdentityHold } from '../identity/use-identity-hold.ts';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.identity;

const looks = {
  waiting: { look: 'waiting', icon: 'clock', word: texts.waiting },
  in_review: { look: 'waiting', icon: 'clock', word: texts.inReview },
  verified: { look: 'good', icon: 'check', word: texts.verified },
  refused: { look: 'bad', icon: 'ban', word: texts.refused },
} as const;

/** The progress of the bank's check of the customer's ID, and the next step. */
export function IdentityState() {
  const { data } = useQuery(identityQuery);
  if (!data) return null;
  const shown = data.state === 'none' ? undefined : looks[data.state];
  return (
    <div className="identity-state">
      {shown && (
        <Badge look={shown.look} icon={shown.icon}>
          {shown.word}
        </Badge>
      )}
      <WhatToDo identity={data} />
      <IdentityHeld />
    </div>
  );
}

function IdentityHeld() {
  const amountText = useAmountText();
  const hold = useIdentityHold();
  if (!hold) return null;
  const { perDay, leftToday } = hold;
  return (
    <div className="identity-held">
      <LimitBar used={shareOf(perDay - leftToday, perDay)} />
      <p className="muted small">
        <TextWithAmounts text={identityTexts.all(amountText(perDay))} />
      </p>
    </div>
  );
}

function WhatToDo({ identity: { state, refusalReasons } }: { identity: Identity }) {
  switch (state) {
    case 'none':
      return (
        <p className="muted small">
          {texts.none((text) => (
            <Link to={paths.personalInfo()}>{text}</Link>
          ))}
        </p>
      );
    case 'refused':
      return (
        <>
          <ul className="identity-reasons" aria-label={texts.reasons}>
            {refusalReasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="small">
            <Link to={paths.personalInfo()}>{texts.another}</Link>
          </p>
        </>
      );
    case 'verified':
      return null;
    default:
      return <p className="muted small">{texts.soon}</p>;
  }
}
