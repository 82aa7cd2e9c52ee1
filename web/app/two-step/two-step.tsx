import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import type { SecondFactor } from '../../../contract/people/second-factor.ts';
import { call } from '../../api/client.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TryAgain } from '../../ui/feedback/try-again.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { latePart } from '../navigation/late-part.tsx';
import { useNamedPart } from '../navigation/use-named-part.ts';
import { useDeed } from '../use-deed.ts';
import { IsOn } from './is-on.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Setup } from './set-up.tsx';
import './two-step.css';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.twoStep;

// Only who turns it on needs a picture drawn.
const SetUp = latePart(async () => (await import('./set-up.tsx')).SetUp);

interface Told {
  kind: 'success' | 'error';
  text: string;
}

/** Two-step sign-in of the person who is signed in. */
export function TwoStep() {
  const query = useQuery(secondFactorQuery);
  return (
    <div className="two-step">
      <TryAgain query={query}>{() => <p>{texts.yourTwoStepSignIn}</p>}</TryAgain>
      {query.isPending && <Skeleton lines={4} label={texts.loadingTwoStepSignIn} />}
      {query.data && <TwoStepState state={query.data} />}
    </div>
  );
}

/** Off, being set up, or on. */
function TwoStepState({ state }: { state: SecondFactor }) {
  const queryClient = useQueryClient();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [codesLost, setCodesLost] = useState(false);
  const [told, setTold] = useState<Told>();
  const place = useRef<HTMLDivElement>(null);
  const isOn = state.since !== null;
  useFocusOnChange(place, setup ?? isOn);
  const askAgain = () => queryClient.invalidateQueries(secondFactorQuery);

  const begin = (begun: Setup) => {
    setTold(undefined);
    setSetup(begun);
  };
  const endSetup = (reason?: string) => {
    setSetup(undefined);
    setTold(reason === undefined ? undefined : { kind: 'error', text: reason });
    void askAgain();
  };
  const showCodes = (made: readonly string[]) => {
    setCodes(made);
    setCodesLost(false);
    setTold(undefined);
    setSetup(undefined);
    // The known state is shown at once; the bank's own answer follows.
    queryClient.setQueryData(secondFactorQuery.queryKey, {
      ...state,
      since: state.since ?? new Date().toISOString(),
      recoveryCodesLeft: made.length,
    });
    // With what staff were refused for want of it.
    void queryClient.invalidateQueries();
  };
  const loseCodes = () => {
    setCodesLost(true);
    endSetup();
  };
  const turnOff = async (text: string) => {
    setCodesLost(false);
    await askAgain();
    setTold({ kind: 'success', text });
  };
  return (
    <div ref={place} tabIndex={-1} className="two-step-state">
      <Alert kind="error">{told?.kind === 'error' && told.text}</Alert>
      <Alert kind="success">{told?.kind === 'success' && told.text}</Alert>
      {setup !== undefined && (
        <Suspense fallback={<Skeleton lines={8} label={texts.loadingTheSetup} />}>
          <SetUp setup={setup} onTurnedOn={showCodes} onCodesLost={loseCodes} onOver={endSetup} />
        </Suspense>
      )}
      {setup === undefined && state.since === null && <TurnOn onBegun={begin} />}
      {setup === undefined && state.since !== null && (
        <IsOn
          since={state.since}
          state={state}
          codesLost={codesLost}
          onNewCodes={showCodes}
          onTurnedOff={(text) => void turnOff(text)}
        />
      )}
      {codes !== undefined && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}

/** It is off: what it is, and the way to have it. */
function TurnOn({ onBegun }: { onBegun: (setup: Setup) => void }) {
  const form = useDeed(async () =>
    onBegun(await call('POST /api/users/second-factor/begin', { body: {} })),
  );
  const heading = useNamedPart('app');
  return (
    <Panel title={texts.authenticatorApp} headingRef={heading}>
      <Form form={form} method="post" className="panel-body two-step-form">
        <Alert kind="error">{failureText(form.failure)}</Alert>
        <p>{texts.withTwoStepSignIn}</p>
        <p className="muted small">{texts.anyAuthenticatorAppWillDo}</p>
        <Button type="submit" busy={form.isBusy} busyLabel={texts.turningOn}>
          {texts.turnOn}
        </Button>
      </Form>
    </Panel>
  );
}
