import { useQuery } from '@tanstack/react-query';
import { freshProof } from '../../../contract/fresh-proof.ts';
import { call } from '../../api/client.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { FormDialog } from '../../app/two-step/form-dialog.tsx';
import { useFreshForm, type ProofWanted } from '../../app/two-step/use-fresh-form.ts';
import './proof-dialog.css';

interface ProofDialogProps {
  onProven: () => void;
  onCancel: () => void;
}

/** Asks for the passkey or a code of the app. */
export function ProofDialog(props: ProofDialogProps) {
  const { data, error } = useQuery(secondFactorQuery);
  // Without an answer a code is asked for; the bank says so where it wants the passkey.
  if (data === undefined && !error) return null;
  const factorWanted = data?.factorWanted === 'passkey' ? 'passkey' : 'code';
  return <Asking {...props} wanted={{ factorWanted, passwordNeeded: false }} />;
}

function Asking({ wanted, onProven, onCancel }: ProofDialogProps & { wanted: ProofWanted }) {
  const fresh = useFreshForm({
    schema: freshProof,
    wanted,
    send: async (proof, shown) => {
      await call('POST /api/admin/fresh-proof', { body: { ...proof, ...shown } });
      onProven();
    },
  });
  return (
    <FormDialog
      title="Confirm it is you"
      fresh={fresh}
      confirmLabel="Confirm"
      busyLabel="Confirming..."
      look="primary"
      onCancel={onCancel}
    >
      <p className="proof-lead">
        What you are about to do needs a proof of the last five minutes. It is sent as soon as you
        have confirmed.
      </p>
    </FormDialog>
  );
}
