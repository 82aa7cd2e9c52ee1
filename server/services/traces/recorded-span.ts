import { randomBytes } from 'node:crypto';
import type { Attributes, Span, SpanKind } from '../../base/current-span.ts';

/** Of the enums of OTLP. */
const kinds = { internal: 1, server: 2, client: 3 } as const satisfies Record<SpanKind, number>;
const failed = 2;

/** A span in OTLP's JSON: ids in hexadecimal, and whole numbers of 64 bits as text. */
export interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: OtlpAttribute[];
  links?: { traceId: string; spanId: string }[];
  status?: { code: number };
}

export interface OtlpAttribute {
  key: string;
  value: { stringValue: string } | { intValue: string };
}

export const encodeAttributes = (attributes: Attributes): OtlpAttribute[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

interface Place {
  traceId: string;
  parentSpanId: string | undefined;
  /** From the steady clock to the time of day: one for a whole trace, so that its order stays. */
  offsetMs: number;
}

interface Start {
  name: string;
  kind: SpanKind;
  attributes?: Attributes | undefined;
}

/** Gets each span that has ended. */
type Keep = (span: OtlpSpan) => void;

export class RecordedSpan implements Span {
  readonly traceId: string;
  readonly spanId = newId(8);
  readonly #parentSpanId: string | undefined;
  readonly #offsetMs: number;
  readonly #name: string;
  readonly #kind: SpanKind;
  readonly #attributes: Attributes;
  readonly #links: { traceId: string; spanId: string }[] = [];
  readonly #startedMs = performance.now();
  readonly #keep: Keep;
  hasEnded = false;

  constructor(place: Place, { name, kind, attributes }: Start, keep: Keep) {
    this.traceId = place.traceId;
    this.#parentSpanId = place.parentSpanId;
    this.#offsetMs = place.offsetMs;
    this.#name = name;
    this.#kind = kind;
    this.#attributes = { ...attributes };
    this.#keep = keep;
  }

  child(name: string, kind: SpanKind, attributes?: Attributes): Span {
    return new RecordedSpan(
      { traceId: this.traceId, parentSpanId: this.spanId, offsetMs: this.#offsetMs },
      { name, kind, attributes },
      this.#keep,
    );
  }

  set(attributes: Attributes): void {
    Object.assign(this.#attributes, attributes);
  }

  linkTo({ traceId, spanId }: Span): void {
    this.#links.push({ traceId, spanId });
  }

  end(errorType?: string): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    if (errorType !== undefined) this.#attributes['error.type'] = errorType;
    this.#keep({
      traceId: this.traceId,
      spanId: this.spanId,
      ...(this.#parentSpanId !== undefined && { parentSpanId: this.#parentSpanId }),
      name: this.#name,
      kind: kinds[this.#kind],
      startTimeUnixNano: this.#unixNano(this.#startedMs),
      endTimeUnixNano: this.#unixNano(performance.now()),
      attributes: encodeAttributes(this.#attributes),
      ...(this.#links.length > 0 && { links: this.#links }),
      ...(errorType !== undefined && { status: { code: failed } }),
    });
  }

  /** To the microsecond, which is what a number of this size can hold. */
  #unixNano(steadyMs: number): string {
    return `${Math.round((steadyMs + this.#offsetMs) * 1_000)}000`;
  }
}

export const newId = (bytes: number): string => randomBytes(bytes).toString('hex');
