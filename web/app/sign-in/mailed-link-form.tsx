import { useState } from 'react';
import type * as z from 'zod/mini';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { mailedSecret } from '../mailed-secret.ts';

interface MailedLinkFormProps<Body> {
  schema: z.ZodMiniType<Body>;
  send: (body: Body) => Promise<{ message: string }>;
  button: string;
  busy: string;
}

/** Acts on a press and never on opening alone: mail programs open links to look at them. */
export function MailedLinkForm<Body>({ schema, send, button, busy }: MailedLinkFormProps<Body>) {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: {},
    read: () => ({ token: mailedSecret() }),
    schema,
    send: (body) => send(body),
    onSent: ({ message }) => setAnswer(message),
  });

  return (
    <Form form={form} method="post" className={answer === undefined ? undefined : 'link-used'}>
      <Alert kind="error">{failureText(form.failure) ?? form.errors['token']}</Alert>
      <Alert kind="success">{answer}</Alert>
      {answer === undefined && (
        <Button type="submit" wide large look="danger-solid" busy={form.isBusy} busyLabel={busy}>
          {button}
        </Button>
      )}
    </Form>
  );
}
