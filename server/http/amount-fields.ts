import type * as z from 'zod/mini';
import { amount } from '../../contract/values/fields.ts';

/** The inside of the kinds of schema that answers are made of. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  keyType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
}

interface AnswerField {
  name: string;
  /** `anything`: a value of any shape, in which a name may be that of an amount elsewhere. */
  holds: 'an amount' | 'anything' | 'something else';
}

/** The fields of an answer, however deep, that hold no others. */
export function* fieldsOf(schema: z.ZodMiniType, name = ''): Generator<AnswerField> {
  const { type, shape, element, innerType, keyType, options } = schema._zod.def as Definition;
  if (schema === (amount as z.ZodMiniType)) return yield { name, holds: 'an amount' };
  if (type === 'unknown' || keyType?._zod.def.type === 'string')
    return yield { name, holds: 'anything' };
  for (const [field, inside] of Object.entries(shape ?? {})) yield* fieldsOf(inside, field);
  for (const inside of [element, innerType, ...(options ?? [])])
    if (inside) yield* fieldsOf(inside, name);
  if (!(shape ?? element ?? innerType ?? options)) yield { name, holds: 'something else' };
}

const known = new WeakMap<z.ZodMiniType, string>();

/** The names of an answer's amounts, as `amountFieldsHeader` says them. */
export function amountFieldsOf(schema: z.ZodMiniType): string {
  let names = known.get(schema);
  if (names === undefined) {
    const amounts = [...fieldsOf(schema)].filter(({ holds }) => holds === 'an amount');
    names = [...new Set(amounts.map(({ name }) => name))].join(' ');
    known.set(schema, names);
  }
  return names;
}
