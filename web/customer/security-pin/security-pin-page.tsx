import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pinStateQuery } from '../../api/pin-query.ts';
import { useLinkSecret } from '../../app/use-link-secret.ts';
import { PageTop } from '../frame/page-top.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ChooseFirstPin } from './choose-first-pin.tsx';
import { ChoosePin } from './choose-pin.tsx';
import { RequestPinReset } from './request-pin-reset.tsx';
import { TurnOffPin } from './turn-off-pin.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHaveCome } from '../../ui/feedback/use-have-come.ts';
import './security-pin-page.css';
import { securityPinTexts } from './security-pin.texts.ts';

const texts = securityPinTexts.securityPinPage;

/**
 * Where a customer replaces a forgotten or locked PIN: first a link by mail, then, with the link,
 * the new PIN. A customer without a PIN chooses it here ahead of the first payment.
 */
function SecurityPinPage() {
  const secret = useLinkSecret();
  const state = useQuery(pinStateQuery);
  const pin = state.data;
  const isComing = !useHaveCome(state) && secret === undefined;
  const hasNone = pin?.set === false;
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <PageTop
        heading={texts.securityPin}
        detail={
          isComing
            ? undefined
            : pin?.off
              ? texts.yourPinIsOff
              : secret === undefined && !hasNone
                ? texts.forgottenOrLockedWeEmail
                : texts.fourDigitsThatApproveYour
        }
      />
      {isComing && <Skeleton />}
      {!isComing && (
        <section className="panel panel-body security-pin-panel" aria-label={texts.securityPin}>
          {secret !== undefined && <ChoosePin secret={secret} />}
          <Alert kind="success">{chosen}</Alert>
          {secret === undefined &&
            chosen === undefined &&
            (hasNone ? <ChooseFirstPin onChosen={setChosen} /> : <RequestPinReset />)}
        </section>
      )}
      {secret === undefined && <TurnOffPin onTurnedOff={setChosen} />}
    </>
  );
}

export { SecurityPinPage as Page };
