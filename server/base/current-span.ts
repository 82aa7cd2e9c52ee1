import { AsyncLocalStorage } from 'node:async_hooks';

/** Words and numbers of our own code, and never what a caller sent. */
export type Attributes = Record<string, string | number>;

export type SpanKind = 'internal' | 'server' | 'client';

/** One piece of work of a trace, as OpenTelemetry has it. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly hasEnded: boolean;
  child(name: string, kind: SpanKind, attributes?: Attributes): Span;
  set(attributes: Attributes): void;
  linkTo(other: Span): void;
  /** Once; a second end changes nothing. @param errorType why it failed, in a word of our own. */
  end(errorType?: string): void;
}

const spans = new AsyncLocalStorage<Span | undefined>();

/** The span of the caller; none where the bank keeps no traces, or where it has ended. */
export function currentSpan(): Span | undefined {
  const span = spans.getStore();
  // Work that goes on after an answer, such as a timer's, is no part of the request that started
  // it.
  return span?.hasEnded ? undefined : span;
}

/** Runs `act` within a span, or within none. */
export function within<T>(span: Span | undefined, act: () => T): T {
  if (span === undefined && spans.getStore() === undefined) return act();
  return spans.run(span, act);
}

/** Runs `act` within a span, which ends with it. */
export async function during<T>(span: Span | undefined, act: () => Promise<T>): Promise<T> {
  try {
    const result = await within(span, act);
    span?.end();
    return result;
  } catch (error) {
    span?.end(errorType(error));
    throw error;
  }
}

/** SQLSTATE where PostgreSQL gave one, else the error's class: its words may hold what people wrote. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[\dA-Z]{5}$/.test(code) ? code : error.constructor.name;
}

/** The fields by which a line of the log names its span: OpenTelemetry's names for logs in JSON. */
export function traceFields(span: Span | undefined): Record<string, string> | undefined {
  return span && { trace_id: span.traceId, span_id: span.spanId, trace_flags: '01' };
}
