import type { Factor, RiskSignal } from '../../contract/values/step-up.ts';
import { refuse } from '../base/refusal.ts';

/** The field of a request that brings each factor. */
export const fieldOf = {
  password: 'password',
  pin: 'securityPin',
  code: 'code',
  passkey: 'passkey',
} as const satisfies Record<Factor, string>;

/**
 * Refuses with the factor that is wanted and the signals that raised it. Where several are missing,
 * the first is named as the factor, and the fields of all.
 */
export function refuseProof(
  wanted: Factor | readonly [Factor, ...Factor[]],
  because: readonly RiskSignal[] = [],
): never {
  const [factor, ...more] = [wanted].flat() as [Factor, ...Factor[]];
  return refuse('PROOF_NEEDED', {
    params: { factor, because: [...because] },
    about: [factor, ...more].map((one) => fieldOf[one]),
  });
}
