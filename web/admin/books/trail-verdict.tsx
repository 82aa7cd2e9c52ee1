import type { Proofs } from '../../api/books-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { ProofFindings } from './proof-findings.tsx';
import { proofSpan } from './proof-span.ts';

/** Whether the audit trail is the one that was written, since when, and what is wrong with it. */
export function TrailVerdict({ proofs: { trailUnchangedSince, trailProvenAt, stop, proofs } }: { proofs: Proofs }) {
  const last = proofs.find(({ trail }) => trail !== undefined)?.trail;
  const unread = proofs.find(({ state }) => state === 'right' || state === 'wrong')?.error;
  if (unread !== undefined && !last?.findings.length)
    return (
      <Alert kind="warning">
        <strong>The last check could not read the audit trail.</strong>{' '}
        {trailUnchangedSince !== undefined && trailProvenAt !== undefined && `It was unchanged ${proofSpan(trailUnchangedSince, trailProvenAt)} `}
        Nobody knows whether it is still the one that was written. Tell whoever runs the bank.
      </Alert>
    );
  if (trailUnchangedSince !== undefined && trailProvenAt !== undefined)
    return (
      <Alert kind="success">
        <strong>The audit trail is unchanged</strong> {proofSpan(trailUnchangedSince, trailProvenAt)}
        {last && ` ${last.events.toLocaleString('en-US')} events in ${last.blocks.toLocaleString('en-US')} blocks.`}
      </Alert>
    );
  if (last === undefined) return null;
  return (
    <>
      <Alert kind="error">
        <strong>The audit trail is not right.</strong>{' '}
        {stop ? 'Payments are stopped for a reason of their own, above.' : 'Payments go on: the ledger is checked separately.'} Tell whoever runs the bank, and
        keep a copy of everything.
      </Alert>
      <ProofFindings title="What is wrong with the trail" findings={last.findings} />
    </>
  );
}
