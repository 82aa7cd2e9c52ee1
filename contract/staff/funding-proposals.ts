import * as z from 'zod/mini';
import { accountTypes } from '../values/account-types.ts';
import { caseDecision, caseFields, queueFields, declining } from '../calls/cases.ts';
import { amount, idField } from '../values/fields.ts';
import { reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { payer } from './staff-payments.ts';

const oneProposal = z.object({ id: idField });
/** A credit as it was proposed, to the letter what is booked once it is approved. */
const proposal = z.strictObject({
  accountName: z.enum(accountTypes),
  accountNumber: z.string(),
  amount,
  senderAccount: z.string(),
  recipientBank: z.string(),
  reference: z.string(),
  transferDate: z.string(),
  /** The username of who proposed it. */
  proposedBy: z.string(),
  isYours: z.boolean(),
});

export type FundingProposal = z.infer<typeof proposal>;

export const listFundingProposalsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/funding-proposals',
  who: 'admin',
  right: 'see-customers',
  look: ['funding_proposals.listed'],
  background: true,
  summary:
    'Credits by staff above the two-person size that wait for a second person, oldest first.',
  answers: {
    200: z.strictObject({
      ...queueFields,
      cases: z.array(z.strictObject({ ...caseFields, customer: payer, proposal })),
      /** The two-person size in force; null: one person is enough for any. */
      above: z.nullable(amount),
    }),
  },
  refusals: [],
});

export const getFundingProposalRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/funding-proposals/{id}',
  who: 'admin',
  right: 'see-customers',
  look: ['funding.viewed'],
  summary: 'One proposed credit, waiting or decided. The look is written to the audit trail.',
  params: oneProposal,
  answers: {
    200: z.strictObject({
      ...caseFields,
      customer: payer,
      proposal,
      /** The two-person size it was above. */
      above: amount,
      decision: z.nullable(caseDecision),
      asOf: z.string(),
    }),
  },
  refusals: ['CASE_NOT_FOUND'],
});

export const approveFundingRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/funding-proposals/{id}/approve',
  who: 'admin',
  right: 'approve-credits',
  summary:
    'Books a proposed credit, once, exactly as it was proposed. Only the holder of the case ' +
    'may, and never who proposed it.',
  params: oneProposal,
  answers: { 200: saying(['CREDIT_APPROVED']) },
  refusals: [
    'CASE_NOT_FOUND',
    'CASE_DECIDED',
    'OWN_PROPOSAL',
    'NOT_YET_TWO',
    'PROPOSER_LEFT',
    'CASE_NOT_TAKEN',
    'CASE_HELD',
    'ACCOUNT_CLOSED',
  ],
  leaves: ['funding.approved', 'transfer.funded'],
});

export const declineFundingRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/funding-proposals/{id}/decline',
  who: 'admin',
  right: ['approve-credits', 'handle-money'],
  needsNoFreshProof: 'it moves nothing',
  summary:
    'Declines a proposed credit with a reason: nothing is booked. The person who proposed it ' +
    'may take it back this way. Only the holder of the case may.',
  params: oneProposal,
  body: declining(reasonCodes(reasonTexts.fundingDecline)),
  example: { reason: 'NOT_DOCUMENTED' },
  answers: { 200: saying(['CREDIT_DECLINED']) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_NOT_TAKEN', 'CASE_HELD'],
  leaves: ['funding.declined'],
});
