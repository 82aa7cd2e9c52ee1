import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pinStateQuery } from '../../api/pin-query.ts';
import '../../app/configure-zod.ts';
import { paths } from '../../app/paths.ts';
import { useLinkSecret } from '../../app/use-link-secret.ts';
import { PageTop } from '../page-top.tsx';
import { ChoosePin } from './choose-pin.tsx';
import { RequestPinReset } from './request-pin-reset.tsx';
import './security-pin-page.css';

/** Where a forgotten or locked PIN is chosen anew: first a link by mail, then, with the link, the new PIN. */
export function Component() {
  const secret = useLinkSecret();
  const hasNone = useQuery(pinStateQuery).data?.set === false;
  return (
    <>
      <PageTop
        heading="Security PIN"
        documentTitle="Security PIN"
        detail={secret === undefined && !hasNone ? 'Forgotten or locked? We email you a link to choose a new one.' : 'Four digits that approve your payments.'}
      />
      <section className="panel security-pin-panel" aria-label="Security PIN">
        {secret !== undefined && <ChoosePin secret={secret} />}
        {secret === undefined && (hasNone ? <NoPinYet /> : <RequestPinReset />)}
      </section>
    </>
  );
}

function NoPinYet() {
  return (
    <p>
      You have no PIN yet. You choose it in the last step of your first payment, such as a <Link to={paths.localTransfer()}>local transfer</Link>.
    </p>
  );
}
