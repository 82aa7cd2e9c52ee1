import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** Kinds of value that a TypeScript type allows, named as in compare.ts; a list is `[…]`. */
export type Kinds = readonly string[];

/** The kinds and words that a type lets a value be. */
export interface ValueType {
  kinds: Kinds;
  /** The few texts that it names; undefined where it takes any, or none. */
  words: readonly string[] | undefined;
}

export function valueTypeOf(checker: Checker, type: Type): ValueType {
  const options = type.isUnionType() ? type.getTypes() : [type];
  const texts = options.filter((option) => (option.flags & TypeFlags.StringLike) !== 0);
  const words = texts.flatMap((text) => (text.isStringLiteralType() ? [text.value] : []));
  return {
    kinds: kindsOf(checker, type),
    words: words.length > 0 && words.length === texts.length ? words : undefined,
  };
}

/** The kinds of a type, in order. */
function kindsOf(checker: Checker, type: Type): Kinds {
  return [...new Set(parts(checker, type))].toSorted();
}

const simple: [TypeFlags, string][] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'undefined'],
  [TypeFlags.Never, 'never'],
];

function parts(checker: Checker, type: Type): string[] {
  if (type.isUnionType()) return type.getTypes().flatMap((part) => parts(checker, part));
  if (type.isStringLiteralType() && /^-?infinity$/.test(type.value)) return ['infinity'];
  for (const [flag, kind] of simple) if ((type.flags & flag) !== 0) return [kind];
  if (type.isIntersectionType()) {
    const named = (type.getTypes() as Type[])
      .flatMap((part) => parts(checker, part))
      .filter((kind) => kind !== 'object');
    return named.length > 0 ? named.slice(0, 1) : ['object'];
  }
  if (type.isTypeParameter()) {
    const bound = checker.getBaseConstraintOfType(type);
    return bound && bound.id !== type.id ? parts(checker, bound) : ['unknown'];
  }
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0]);
    return [
      `[${[...new Set(items.flatMap((item) => parts(checker, item)))].toSorted().join('|')}]`,
    ];
  }
  if ((type.flags & (TypeFlags.Object | TypeFlags.NonPrimitive)) === 0) return ['unknown'];
  const name = type.getSymbol()?.name ?? '';
  if (name === 'Instant') return ['instant'];
  if (name === 'Buffer' || name === 'Uint8Array') return ['bytes'];
  return ['object'];
}
