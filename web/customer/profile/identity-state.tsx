import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Identity } from '../../../contract/identity.ts';
import { identityQuery } from '../../api/identity-queries.ts';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

const looks = {
  waiting: { look: 'waiting', icon: 'clock', word: 'Waiting for review' },
  in_review: { look: 'waiting', icon: 'clock', word: 'In review' },
  verified: { look: 'good', icon: 'check', word: 'Verified' },
  refused: { look: 'bad', icon: 'ban', word: 'Not accepted' },
} as const;

/** How far the own identity is verified, and what to do. */
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
    </div>
  );
}

function WhatToDo({ identity: { state, refusalReasons } }: { identity: Identity }) {
  switch (state) {
    case 'none':
      return (
        <p className="muted small">
          Show us who you are with a passport, a driver’s license or another ID.{' '}
          <Link to={paths.personalInfo()}>Send a document</Link>
        </p>
      );
    case 'refused':
      return (
        <>
          <ul className="identity-reasons" aria-label="Reasons">
            {refusalReasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="small">
            <Link to={paths.personalInfo()}>Send another document</Link>
          </p>
        </>
      );
    case 'verified':
      return null;
    default:
      return <p className="muted small">We’ll email you when it’s done.</p>;
  }
}
