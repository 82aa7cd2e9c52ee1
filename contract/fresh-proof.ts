import * as z from 'zod/mini';
import { proofWithoutPin } from './own-proof.ts';
import { defineRoute } from './route.ts';
import { saying } from './saying.ts';

export const freshProof = z.pick(proofWithoutPin, { code: true, passkey: true });

export const proveAgainRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/fresh-proof',
  who: 'admin',
  right: 'any',
  summary:
    'Proves who is logged in again, with a passkey or a code of the app. For five minutes the ' +
    'calls that want it answer this session.',
  body: freshProof,
  answers: { 200: saying(['PROVEN_AGAIN']) },
  refusals: ['SECOND_FACTOR_OFF', 'PROOF_NEEDED', 'TOO_MANY_TRIES', 'WRONG_PASSKEY', 'WRONG_CODE'],
});
