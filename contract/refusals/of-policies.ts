import * as z from 'zod/mini';
import { define, withParams } from './define.ts';
import { nameParam } from './params.ts';

const doubts = {
  jump: 'a rate is more than 20% away from the one before',
  older: 'it is older than the rates the bank has',
  correction: 'the bank has other rates of that day',
};

/** Of the bank’s policies and rates. */
export const ofPolicies = define({
  RATES_DOUBTFUL: withParams({
    params: { reasons: z.array(z.enum(['jump', 'older', 'correction'])) },
    status: 409,
    title: 'Rates in doubt',
    message: ({ reasons }) =>
      `Please look at this file again and confirm it: ${reasons.map((reason) => doubts[reason]).join('; ')}. Nothing was saved.`,
  }),
  POLICY_CHANGED: withParams({
    params: { by: nameParam },
    status: 409,
    title: 'Policy changed',
    message: ({ by }) =>
      `${by} has changed this policy since you opened it. Nothing was changed. Please look at ` +
      'it again.',
  }),
  POLICY_UNCHANGED: {
    status: 409,
    title: 'Nothing to change',
    message: 'This is what is in force at that moment anyway. Nothing was changed.',
  },
  CHANGE_NOT_PLANNED: {
    status: 409,
    title: 'Not planned any more',
    message: 'This change is in force already, or somebody withdrew it. Nothing was changed.',
  },
  EFFECTIVE_DATE_INVALID: {
    status: 422,
    title: 'Date not possible',
    message:
      'A change comes into force at once, or later within two years; never in the past. Nothing ' +
      'was changed.',
    field: 'effectiveFrom',
  },
  PROPOSAL_WAITS: withParams({
    params: { by: nameParam },
    status: 409,
    title: 'Proposal waits',
    message: ({ by }) =>
      `${by} has proposed a change of this policy, which waits for a second person. Nothing was ` +
      'changed. Please decide that first.',
  }),
  PROPOSAL_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'No proposal with this ID waits: it was decided already. Nothing was changed.',
  },
  OWN_POLICY_PROPOSAL: {
    status: 403,
    title: 'Second person needed',
    message:
      'You proposed this change yourself. Nothing was changed. Please ask a colleague to approve ' +
      'it.',
  },
  LOOSENED_TOO_SOON: {
    status: 422,
    title: 'Too soon',
    message:
      'The two-person rule is loosened a whole day ahead at the earliest, so that your ' +
      'colleagues can see it coming. Nothing was changed.',
    field: 'effectiveFrom',
  },
  WITHDRAWN_TOO_LATE: {
    status: 422,
    title: 'Too late to withdraw',
    message:
      'In less than a day this change makes the two-person size stricter, so it cannot be ' +
      'withdrawn. Nothing was changed. Please plan the former size for a day ahead instead.',
  },
});
