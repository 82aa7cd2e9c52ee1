import fc from 'fast-check';

/**
 * A request as drawn: people, claims and earlier postings by number, so that any draw makes sense.
 */
export interface DrawnRequest {
  /** Small numbers repeat: twins, conflicts and refusals asked again. */
  claim: number;
  variant: number;
  payer: number;
  payee: number;
  amountMinor: bigint;
  forced: boolean;
  /** Splits the credit over a second payee. */
  third: number | undefined;
  conditions: ('active' | 'unsigned' | 'counter' | 'oneUse' | 'wrongOneUse' | 'refuse')[];
  /** Undoes an earlier posting instead, when there is one. */
  reverses: number | undefined;
  listed: boolean;
}

export type DrawnStep =
  | { kind: 'post'; through: 'groupCommit' | 'transaction'; requests: DrawnRequest[] }
  | { kind: 'suspend'; person: number; suspended: boolean }
  | { kind: 'requireApprovals'; person: number }
  | { kind: 'grant'; person: number }
  | { kind: 'hold'; person: number; amountMinor: bigint }
  | { kind: 'release'; hold: number; amountMinor: bigint }
  | { kind: 'releaseAll'; person: number }
  | { kind: 'close'; person: number };

const person = fc.nat({ max: 4 });
const amountMinor = fc.oneof(
  { weight: 5, arbitrary: fc.bigInt({ min: 1n, max: 60n }) },
  fc.bigInt({ min: 61n, max: 400n }),
);
/** Most of what people have, so that payments meet it. */
const heldMinor = fc.oneof(amountMinor, fc.bigInt({ min: 150n, max: 300n }));
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 6 });

const request: fc.Arbitrary<DrawnRequest> = fc.record({
  claim: fc.oneof(fc.nat({ max: 8 }), fc.integer({ min: 9, max: 100_000 })),
  variant: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.constant(1)),
  payer: fc.nat({ max: 5 }),
  payee: person,
  amountMinor,
  forced: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  third: sometimes(person),
  conditions: fc.subarray(
    ['active', 'unsigned', 'counter', 'oneUse', 'wrongOneUse', 'refuse'] as const,
    { maxLength: 2 },
  ),
  reverses: sometimes(fc.nat({ max: 20 })),
  listed: fc.boolean(),
});

const step: fc.Arbitrary<DrawnStep> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      through: fc.constantFrom('groupCommit' as const, 'transaction' as const),
      requests: fc.array(request, { minLength: 1, maxLength: 12 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('suspend' as const),
      person,
      suspended: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('requireApprovals' as const), person }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('grant' as const), person }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('hold' as const), person, amountMinor: heldMinor }),
  },
  fc.record({ kind: fc.constant('release' as const), hold: fc.nat({ max: 5 }), amountMinor }),
  fc.record({ kind: fc.constant('releaseAll' as const), person }),
  fc.record({ kind: fc.constant('close' as const), person }),
);

export const history: fc.Arbitrary<DrawnStep[]> = fc.array(step, { minLength: 3, maxLength: 25 });
