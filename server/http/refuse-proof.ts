import type { Factor, RiskSignal } from '../../contract/step-up.ts';
import { refuse } from '../base/refusal.ts';

/** The field of a request that brings each factor. */
const fieldOf = {
  password: 'password',
  pin: 'securityPin',
  code: 'code',
  passkey: 'passkey',
} as const satisfies Record<Factor, string>;

/** Says which factor is wanted, and which signals raised what is wanted. */
export function refuseProof(factor: Factor, because: readonly RiskSignal[] = []): never {
  return refuse('PROOF_NEEDED', {
    params: { factor, because: [...because] },
    field: fieldOf[factor],
  });
}
