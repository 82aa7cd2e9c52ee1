import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { useLinkSecret } from '../../app/use-link-secret.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PageTop } from '../frame/page-top.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ChooseFirstPin } from './choose-first-pin.tsx';
import { ChoosePin } from './choose-pin.tsx';
import { loadPinChecks } from './load-pin-checks.ts';
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

/** Asks for the link. It takes the password too, so that a session left open is not enough. */
function RequestPinReset() {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: {},
    read: (element) => Object.fromEntries(new FormData(element)),
    late: async () => (await loadPinChecks()).checkResetRequest,
    send: async (body) =>
      setAnswer((await call('POST /api/approvals/pin/reset', { body })).message),
  });
  return (
    <Form form={form} method="post">
      <Alert kind="error">{failureText(form.failureForAlert)}</Alert>
      <Alert kind="success">{answer}</Alert>
      <PasswordField
        label={texts.password}
        name="password"
        error={form.errors['password']}
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.sending}>
        {texts.emailMeALink}
      </Button>
    </Form>
  );
}

export { SecurityPinPage as Page };
