import '../../app/configure-zod.ts';
import { useLinkSecret } from '../../app/use-link-secret.ts';
import { PageTop } from '../page-top.tsx';
import { ChoosePin } from './choose-pin.tsx';
import { RequestPinReset } from './request-pin-reset.tsx';
import './security-pin-page.css';

/** Where a forgotten or locked PIN is chosen anew: first a link by mail, then, with the link, the new PIN. */
export function Component() {
  const secret = useLinkSecret();
  return (
    <>
      <PageTop
        heading="Security PIN"
        documentTitle="Security PIN"
        detail={secret === undefined ? 'Forgotten or locked? We mail you a link to choose a new one.' : 'Choose four digits for your payments.'}
      />
      <section className="panel security-pin-panel" aria-label="Security PIN">
        {secret === undefined ? <RequestPinReset /> : <ChoosePin secret={secret} />}
      </section>
    </>
  );
}
