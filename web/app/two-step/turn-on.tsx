import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useNamedPart } from '../navigation/use-named-part.ts';
import { useDeed } from '../use-deed.ts';
import type { Setup } from './set-up.tsx';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.turnOn;

/** It is off: what it is, and the way to have it. */
export function TurnOn({ onBegun }: { onBegun: (setup: Setup) => void }) {
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
