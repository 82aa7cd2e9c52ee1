import { useState } from 'react';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { loadPinChecks } from './load-pin-checks.ts';
import { securityPinTexts } from './security-pin.texts.ts';

const texts = securityPinTexts.requestPinReset;

/** Asks for the link. It takes the password too, so that a session left open is not enough. */
export function RequestPinReset() {
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
