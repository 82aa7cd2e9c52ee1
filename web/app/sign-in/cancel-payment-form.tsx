import { useState } from 'react';
import { cancelByLinkBody } from '../../../contract/money/delayed-orders.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { signInTexts } from './sign-in.texts.ts';

/** Acts on a press and never on opening alone: mail programs open links to look at them. */
export function CancelPaymentForm() {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: {},
    // Behind the `#`, where no server, log or referrer sees it.
    read: () => ({ token: new URLSearchParams(location.hash.slice(1)).get('token') ?? '' }),
    schema: cancelByLinkBody,
    send: (body) => call('POST /api/transfers/cancel-by-link', { body }),
    onSent: ({ message }) => setAnswer(message),
  });

  return (
    <Form form={form} method="post" className={answer === undefined ? undefined : 'link-used'}>
      <Alert kind="error">{failureText(form.failure) ?? form.errors['token']}</Alert>
      <Alert kind="success">{answer}</Alert>
      {answer === undefined && (
        <Button
          type="submit"
          wide
          large
          look="danger-solid"
          busy={form.isBusy}
          busyLabel={signInTexts.cancelPayment.busy}
        >
          {signInTexts.cancelPayment.button}
        </Button>
      )}
    </Form>
  );
}
