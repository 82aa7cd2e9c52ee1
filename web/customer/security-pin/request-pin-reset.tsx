import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pinResetRequest } from '../../../contract/approvals.ts';
import { call } from '../../api/client.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { ProofFields } from '../../app/two-step/proof-fields.tsx';
import { useFreshForm } from '../../app/two-step/use-fresh-form.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { securityPinTexts } from './security-pin.texts.ts';

const texts = securityPinTexts.requestPinReset;

/** Asks for the link. It takes the password too, so that a session left open is not enough. */
export function RequestPinReset() {
  const [answer, setAnswer] = useState<string>();
  const { data: wanted } = useQuery(pinStateQuery);
  const { form, alert, factor } = useFreshForm({
    schema: pinResetRequest,
    ...(wanted ? { wanted } : {}),
    send: async (body, shown) =>
      setAnswer(
        (await call('POST /api/approvals/pin/reset', { body: { ...body, ...shown } })).message,
      ),
  });
  return (
    <Form form={form} method="post">
      <Alert kind="error">{alert}</Alert>
      <Alert kind="success">{answer}</Alert>
      <ProofFields factor={factor} asksPassword errors={form.errors} />
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.sending}>
        {texts.emailMeALink}
      </Button>
    </Form>
  );
}
