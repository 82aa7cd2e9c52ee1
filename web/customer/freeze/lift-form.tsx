import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Freeze } from '../../../contract/freezes.ts';
import { strongestProof } from '../../../contract/own-proof.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { ProofFields } from '../../app/two-step/proof-fields.tsx';
import { useFreshForm } from '../../app/two-step/use-fresh-form.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/form/form.tsx';
import { announceSuccess } from '../announce-success.ts';
import { freezeTexts } from './freeze.texts.ts';

interface LiftFormProps {
  wanted: { factorWanted: NonNullable<Freeze['factorWanted']>; passwordNeeded: boolean };
}

/** Ends the freeze with the factor that is older than what is in doubt. */
export function LiftForm({ wanted }: LiftFormProps) {
  const texts = freezeTexts.lift;
  const queryClient = useQueryClient();
  const { form, alert, factor, asksPassword } = useFreshForm({
    schema: strongestProof,
    wanted,
    send: async (values, shown) => {
      const { message } = await call('POST /api/users/freeze/lift', {
        body: { ...values, ...shown },
      });
      announceSuccess(message);
      await queryClient.invalidateQueries();
    },
  });
  return (
    <Form form={form} method="post">
      <Alert kind="error">{alert}</Alert>
      <p>
        {texts.check((text) => (
          <Link to={paths.payBills()}>{text}</Link>
        ))}
      </p>
      <ProofFields factor={factor} asksPassword={asksPassword} errors={form.errors} />
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.busy}>
        {texts.button}
      </Button>
    </Form>
  );
}
