import type { Proofs } from '../../api/books-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { ProofFindings } from './proof-findings.tsx';
import { proofSpan } from './proof-span.ts';

/** Whether the audit trail is the one that was written, since when, and what was changed. */
export function TrailVerdict({ proofs: { trailUnchangedSince, trailProvenAt, stop, proofs } }: { proofs: Proofs }) {
  const last = proofs.find(({ trail }) => trail !== undefined)?.trail;
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
        <strong>The audit trail was changed.</strong> {stop ? 'Money is stopped for a reason of its own, above.' : 'Money goes on: its books are proven apart.'}{' '}
        Tell whoever runs the bank, and keep a copy of everything.
      </Alert>
      <ProofFindings title="What was changed in the trail" findings={last.findings} />
    </>
  );
}
