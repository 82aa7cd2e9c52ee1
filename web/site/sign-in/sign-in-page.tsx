import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { bankFacts } from '../../../config/bank.ts';
import { LowRidge } from '../../art/low-ridge.tsx';
import { SignInLandscape } from '../../art/sign-in-landscape.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';

interface SignInPageProps {
  title: string;
  lead: string;
  /** Rendered as a root of its own, because it is hydrated as one. */
  form: ReactNode;
  children: ReactNode;
}

/** A form on paper next to the landscape; complete before any script runs. */
export function SignInPage({ title, lead, form, children }: SignInPageProps) {
  return (
    <div className="sign-in">
      <section className="sign-in-paper">
        <div className="sign-in-column">
          <h1>{title}</h1>
          <p className="sign-in-lead">{lead}</p>
          <noscript>
            <p className="sign-in-lead">
              {signInTexts.needsScript(
                <a href={telephoneLink(bankFacts.phone)}>{bankFacts.phone}</a>,
              )}
            </p>
          </noscript>
          {/* oxlint-disable-next-line react/no-danger -- React itself rendered it, to be hydrated alone */}
          <div id="sign-in-form" dangerouslySetInnerHTML={{ __html: renderToString(form) }} />
          {children}
        </div>
      </section>
      <div className="sign-in-view">
        <SignInLandscape />
        <LowRidge />
      </div>
    </div>
  );
}
