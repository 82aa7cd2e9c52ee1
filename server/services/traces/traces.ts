import type { Attributes, Span, SpanKind } from '../../base/current-span.ts';

/** The source of traces, with the figures of their spans. */
export interface Traces {
  /** Starts a trace, or goes on with the one that a valid `traceparent` names. */
  start(
    name: string,
    kind: SpanKind,
    given?: { attributes?: Attributes; traceparent?: unknown },
  ): Span;
  figures(): { sent: number; dropped: number };
  /** Sends what waits, and gives up soon. */
  close(): Promise<void>;
}
