import type { Span } from '../../base/current-span.ts';

/**
 * The span of one call of the ledger: a part of the first request that waits in it, linked with
 * each, since a span has one parent and a batch is of many.
 */
export function startBatchSpan(batch: readonly { span: Span | undefined }[]): Span | undefined {
  const waiting = batch.flatMap(({ span }) => (span ? [span] : []));
  const [first] = waiting;
  if (first === undefined) return undefined;
  const span = first.child('ledger batch', 'internal', { 'larkmoor.batch.plans': batch.length });
  for (const each of waiting) {
    span.linkTo(each);
    if (each.traceId !== span.traceId) each.linkTo(span);
  }
  return span;
}
