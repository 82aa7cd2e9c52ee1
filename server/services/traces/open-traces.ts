import { randomUUID } from 'node:crypto';
import type { Log } from '../../base/log.ts';
import { bankVersion } from '../../base/version.ts';
import { encodeAttributes, newId, type OtlpSpan, RecordedSpan } from './recorded-span.ts';
import { createSender } from './create-sender.ts';
import type { Traces } from './traces.ts';

/** Sends spans to a collector at `url`, as OTLP in JSON over HTTP. */
export function openTraces(url: string, log: Log): Traces {
  const resource = {
    attributes: encodeAttributes({
      'service.name': 'larkmoor',
      'service.version': bankVersion,
      'service.instance.id': randomUUID(),
    }),
  };
  const scope = { name: 'larkmoor', version: bankVersion };
  const sender = createSender({
    post: async (spans, signal) =>
      await postSpans(
        url,
        { resourceSpans: [{ resource, scopeSpans: [{ scope, spans }] }] },
        signal,
      ),
    away: (reason) => log.warn({ reason }, 'the collector of traces takes none: they are dropped'),
    back: () =>
      log.warn({ dropped: sender.figures().dropped }, 'the collector of traces takes them again'),
  });
  return {
    start(name, kind, { attributes, traceparent } = {}) {
      const parent = readTraceparent(traceparent);
      const place = {
        traceId: parent?.traceId ?? newId(16),
        parentSpanId: parent?.spanId,
        offsetMs: Date.now() - performance.now(),
      };
      return new RecordedSpan(place, { name, kind, attributes }, sender.add);
    },
    figures: sender.figures,
    close: sender.close,
  };
}

interface Request {
  resourceSpans: {
    resource: object;
    scopeSpans: { scope: object; spans: readonly OtlpSpan[] }[];
  }[];
}

/** @returns how many spans the collector says it did not take. */
async function postSpans(url: string, request: Request, signal: AbortSignal): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    redirect: 'error',
    signal,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return 0;
  const { partialSuccess } = JSON.parse(text || '{}') as {
    partialSuccess?: { rejectedSpans?: string | number };
  };
  return Number(partialSuccess?.rejectedSpans ?? 0);
}

/** Where a trace that began elsewhere goes on. */
interface RemoteParent {
  traceId: string;
  spanId: string;
}

const format = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/**
 * Reads the header `traceparent` as W3C Trace Context has it. An invalid one counts as none. It
 * ignores whether its caller keeps the trace: a sender could hide their request with that.
 */
function readTraceparent(header: unknown): RemoteParent | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId = '', spanId = '', , rest] = format.exec(header) ?? [];
  if (version === undefined || version === 'ff') return undefined;
  // Later versions may have more at the end; this one has not.
  if (version === '00' && rest !== undefined) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId };
}
