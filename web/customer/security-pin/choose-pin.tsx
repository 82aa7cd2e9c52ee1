import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PinField } from '../../ui/fields/pin-field.tsx';
import { loadPinChecks } from './load-pin-checks.ts';
import { securityPinTexts } from './security-pin.texts.ts';

const texts = securityPinTexts.choosePin;

interface ChoosePinProps {
  /** From the mailed link. */
  secret: string;
}

/** Chooses the new PIN with a mailed link. */
export function ChoosePin({ secret }: ChoosePinProps) {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: { securityPin: '' },
    late: async () => {
      const { checkNewPin } = await loadPinChecks();
      return ({ securityPin }) => checkNewPin({ token: secret, securityPin });
    },
    send: (body) => call('POST /api/approvals/pin/reset/confirm', { body }),
    onSent: ({ message }) => setAnswer(message),
  });
  if (answer !== undefined) {
    return (
      <>
        <Alert kind="success">{answer}</Alert>
        <Link className={buttonClass()} to={paths.localTransfer()}>
          {texts.goToLocalTransfer}
        </Link>
      </>
    );
  }
  return (
    <Form form={form} method="post">
      <Alert kind="error">{failureText(form.failureForAlert) ?? form.errors['token']}</Alert>
      <PinField
        label={texts.newSecurityPin}
        hint={texts.fourDigitsForHoursYou}
        {...form.field('securityPin')}
      />
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.settingPin}>
        {texts.setNewPin}
      </Button>
    </Form>
  );
}
