import { strongestProof } from '../../../contract/own-proof.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProofFields } from './proof-fields.tsx';
import type { Setup } from './set-up.tsx';
import { useFreshForm, type ProofWanted } from './use-fresh-form.ts';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.turnOn;

interface TurnOnProps {
  wanted: ProofWanted;
  onBegun: (setup: Setup) => void;
}

/** It is off: what it is, and the way to have it. */
export function TurnOn({ wanted, onBegun }: TurnOnProps) {
  const { form, alert, factor, asksPassword } = useFreshForm({
    schema: strongestProof,
    wanted,
    send: async (proof, shown) =>
      onBegun(await call('POST /api/users/second-factor/begin', { body: { ...proof, ...shown } })),
  });
  return (
    <Panel title={texts.authenticatorApp}>
      <Form form={form} method="post" className="panel-body two-step-form">
        <Alert kind="error">{alert}</Alert>
        <p>{texts.withTwoStepSignIn}</p>
        <p className="muted small">{texts.anyAuthenticatorAppWillDo}</p>
        <ProofFields factor={factor} asksPassword={asksPassword} errors={form.errors} />
        <Button type="submit" busy={form.isBusy} busyLabel={texts.turningOn}>
          {texts.turnOn}
        </Button>
      </Form>
    </Panel>
  );
}
