import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

const id = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
const unixNano = z.string().check(z.regex(/^\d{19}$/));
const attributes = z.array(
  z.strictObject({
    key: z.string(),
    value: z.union([
      z.strictObject({ stringValue: z.string() }),
      z.strictObject({ intValue: z.string().check(z.regex(/^\d+$/)) }),
    ]),
  }),
);
const spanOnWire = z.strictObject({
  traceId: id(16),
  spanId: id(8),
  parentSpanId: z.optional(id(8)),
  name: z.string().check(z.minLength(1)),
  kind: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  startTimeUnixNano: unixNano,
  endTimeUnixNano: unixNano,
  attributes,
  links: z.optional(z.array(z.strictObject({ traceId: id(16), spanId: id(8) }))),
  status: z.optional(z.strictObject({ code: z.literal(2) })),
});

/** The request of OTLP in JSON, as far as the bank writes it; nothing else may be in it. */
const exportRequest = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string() }),
          spans: z.array(spanOnWire),
        }),
      ),
    }),
  ),
});

export type ReceivedSpan = Omit<z.output<typeof spanOnWire>, 'attributes'> & {
  attributes: Record<string, string>;
};

/** A receiver of OTLP over HTTP on loopback, which takes spans, or lets their sender hang. */
export interface TraceCollector {
  url: string;
  spans(): ReceivedSpan[];
  /** Every byte, but for the ids and times that each span must have. */
  words(): string;
  /** From now on it takes requests and answers none. */
  hang(): void;
  hanging(): number;
  close(): Promise<void>;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const unanswered: ServerResponse[] = [];
  const wrong: unknown[] = [];
  let hangs = false;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (hangs) {
      unanswered.push(response);
      return;
    }
    const parsed = exportRequest.safeParse(JSON.parse(body));
    if (!parsed.success || request.url !== '/v1/traces' || request.method !== 'POST')
      wrong.push({ url: request.url, body, error: parsed.error });
    bodies.push(body);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"partialSuccess":{}}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    spans() {
      if (wrong.length > 0) throw new Error(`no OTLP: ${JSON.stringify(wrong[0])}`);
      return bodies
        .flatMap((body) => exportRequest.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({
          ...span,
          attributes: Object.fromEntries(
            span.attributes.map(({ key, value }) => [key, Object.values(value).join('')]),
          ),
        }));
    },
    words: () =>
      bodies
        .join('\n')
        .replaceAll(/"(?:traceId|spanId|parentSpanId)":"[0-9a-f]+"/g, '')
        .replaceAll(/"(?:start|end)TimeUnixNano":"\d{19}"/g, ''),
    hang() {
      hangs = true;
    },
    hanging: () => unanswered.length,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
