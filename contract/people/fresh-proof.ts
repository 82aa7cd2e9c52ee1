import * as z from 'zod/mini';
import { proofWithoutPin } from './own-proof.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

export const freshProof = z.pick(proofWithoutPin, { code: true, passkey: true });

export const proveAgainRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/fresh-proof',
  who: 'admin',
  right: 'any',
  needsNoFreshProof: 'it takes the proof itself',
  summary:
    'Proves who is logged in again, with a passkey or a code of the app. For five minutes the ' +
    'calls that want it answer this session.',
  body: freshProof,
  example: { code: '123456' },
  answers: { 200: saying(['PROVEN_AGAIN']) },
  refusals: ['SECOND_FACTOR_OFF', 'PROOF_NEEDED', 'TOO_MANY_TRIES', 'WRONG_PASSKEY', 'WRONG_CODE'],
  leaves: [],
});
