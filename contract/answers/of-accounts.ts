import * as z from 'zod/mini';
import { accountTypes } from '../account-types.ts';
import { cardTypes } from '../card-types.ts';
import { define, withParams } from './define.ts';

const type = z.enum(cardTypes);

/** Of accounts, goals of savings and cards. */
export const ofAccounts = define({
  GOAL_SET: 'Your savings goal is set.',
  GOAL_REMOVED: 'Your savings goal was removed.',
  CARD_FROZEN: withParams({ type }, ({ type: card }) => `Your ${card} card is frozen.`),
  CARD_UNFROZEN: withParams({ type }, ({ type: card }) => `Your ${card} card is no longer frozen.`),
  CARD_DELETED: withParams(
    { type },
    ({ type: card }) => `Your ${card} card was deleted. It no longer works.`,
  ),
  ACCOUNT_CREDITED: withParams(
    { account: z.enum(accountTypes) },
    ({ account }) => `${account} credited.`,
  ),
  MOMENT_SHOWN: 'It won’t be shown again.',
});
