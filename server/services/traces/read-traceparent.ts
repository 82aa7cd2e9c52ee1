/** Where a trace that began elsewhere goes on. */
export interface RemoteParent {
  traceId: string;
  spanId: string;
  isKept: boolean;
}

const format = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const sampled = 1;

/**
 * Reads the header `traceparent` as W3C Trace Context has it. What is not valid counts as none:
 * anybody can send it.
 */
export function readTraceparent(header: unknown): RemoteParent | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId = '', spanId = '', flags = '', rest] = format.exec(header) ?? [];
  if (version === undefined || version === 'ff') return undefined;
  // Later versions may have more at the end; this one has not.
  if (version === '00' && rest !== undefined) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isKept: (Number.parseInt(flags, 16) & sampled) === sampled };
}
