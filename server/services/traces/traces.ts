import type { Attributes, Span, SpanKind } from '../../base/current-span.ts';

/** Where traces begin, and what became of their spans. */
export interface Traces {
  /**
   * Starts a trace, or goes on with the one that a valid `traceparent` names.
   * @returns none where that says that its trace is not kept.
   */
  start(
    name: string,
    kind: SpanKind,
    given?: { attributes?: Attributes; traceparent?: unknown },
  ): Span | undefined;
  figures(): { sent: number; dropped: number };
  /** Sends what waits, and gives up soon. */
  close(): Promise<void>;
}
