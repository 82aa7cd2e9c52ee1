import * as z from 'zod/mini';

/** Values that a schema of params takes, each of them another one in a text. */
function samplesOf(schema: z.core.$ZodType): unknown[] {
  const { def } = schema._zod;
  if (schema instanceof z.ZodMiniOptional) return [...samplesOf(schema.def.innerType), undefined];
  if (schema instanceof z.ZodMiniNullable) return [...samplesOf(schema.def.innerType), null];
  if (schema instanceof z.ZodMiniEnum) return schema.options;
  if (schema instanceof z.ZodMiniBoolean) return [true, false];
  if (schema instanceof z.ZodMiniArray)
    return [samplesOf(schema.def.element), samplesOf(schema.def.element).slice(0, 1)];
  if (schema instanceof z.ZodMiniNumber) return [0, 1, 2, 1000];
  if (schema instanceof z.ZodMiniISODate) return ['2026-12-01', '2027-01-31'];
  if (schema instanceof z.ZodMiniISODateTime)
    return ['2026-11-22T18:52:07.123Z', '2026-07-01T03:00:00.000Z'];
  if (schema instanceof z.ZodMiniString)
    return schema.safeParse('Ada').success ? ['Ada', 'Grace'] : ['2026-11', '2027-01', '2026'];
  if (schema instanceof z.ZodMiniObject)
    return [
      { minor: 0, currency: 'USD' },
      { minor: 123_456, currency: 'USD' },
    ];
  throw new Error(`no sample of a param that is ${def.type}`);
}

/** The params of one code, once for each value of each of them; undefined alone where it has none. */
export function sampleParams(
  params: z.ZodMiniObject | undefined,
): (Record<string, unknown> | undefined)[] {
  if (!params) return [undefined];
  const samples = Object.entries(params.shape).map(
    ([name, schema]) => [name, samplesOf(schema)] as const,
  );
  const first = Object.fromEntries(samples.map(([name, [value]]) => [name, value]));
  return samples.flatMap(([name, values]) => values.map((value) => ({ ...first, [name]: value })));
}
