import type { Proofs } from '../../api/books-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ProofFindings } from './proof-findings.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { countText } from '../../ui/values/format.ts';

/** Since when something holds, by the first and the last proof that say so. */
export function proofSpan(since: string, until: string): string {
  return since === until
    ? `as of ${formatExact(new Date(until))}.`
    : `in every check since ${formatExact(new Date(since))}, the last as of ` +
        `${formatExact(new Date(until))}.`;
}

/**
 * Says whether the audit trail is the one that was written, since when, and what is wrong with it.
 */
export function TrailVerdict({
  proofs: { trailUnchangedSince, trailProvenAt, trailProvenInFullAt, stop, proofs },
}: {
  proofs: Proofs;
}) {
  const last = proofs.find(({ trail }) => trail !== undefined)?.trail;
  const unread = proofs.find(({ state }) => state === 'right' || state === 'wrong')?.error;
  if (unread !== undefined && !last?.findings.length)
    return (
      <Alert kind="warning">
        <strong>The last check could not read the audit trail.</strong>{' '}
        {trailUnchangedSince !== undefined &&
          trailProvenAt !== undefined &&
          `It was unchanged ${proofSpan(trailUnchangedSince, trailProvenAt)} `}
        We can’t tell whether it was altered. Tell the person who runs the server.
      </Alert>
    );
  if (trailUnchangedSince !== undefined && trailProvenAt !== undefined)
    return (
      <Alert kind="success">
        <strong>The audit trail is unchanged</strong>{' '}
        {proofSpan(trailUnchangedSince, trailProvenAt)}
        {last &&
          ` The last check read ${countText(last.events)} events in ${countText(last.blocks)} blocks.`}
        {trailProvenInFullAt !== undefined &&
          trailProvenInFullAt !== trailProvenAt &&
          ` The last full check was as of ${formatExact(new Date(trailProvenInFullAt))}.`}
      </Alert>
    );
  if (last === undefined) return null;
  return (
    <>
      <Alert kind="error">
        <strong>The audit trail failed its check.</strong>{' '}
        {stop
          ? 'Payments are stopped for another reason, see above.'
          : 'Payments go on: the ledger is checked separately.'}{' '}
        Tell the person who runs the server, and keep a copy of everything.
      </Alert>
      <ProofFindings title="What is wrong with the trail" findings={last.findings} />
    </>
  );
}
