/** Where a trace that began elsewhere goes on. */
export interface RemoteParent {
  traceId: string;
  spanId: string;
}

const format = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/**
 * Reads the header `traceparent` as W3C Trace Context has it. An invalid one counts as none. It
 * ignores whether its caller keeps the trace: a sender could hide their request with that.
 */
export function readTraceparent(header: unknown): RemoteParent | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId = '', spanId = '', , rest] = format.exec(header) ?? [];
  if (version === undefined || version === 'ff') return undefined;
  // Later versions may have more at the end; this one has not.
  if (version === '00' && rest !== undefined) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId };
}
