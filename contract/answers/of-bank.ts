import { dayParam, nameParam } from '../refusals/params.ts';
import { define, withParams } from './define.ts';

/** Of the bank itself: its terms, its books and its jobs. */
export const ofBank = define({
  POLICY_SET: 'Policy changed.',
  POLICY_PLANNED: 'Change planned.',
  POLICY_PROPOSED: 'Proposed. A colleague has to approve it.',
  POLICY_APPROVED: 'Change approved.',
  POLICY_WITHDRAWN: 'Change withdrawn.',
  RATES_SAVED: withParams({ day: dayParam }, ({ day }) => `The rates of ${day} are saved.`),
  RATES_PROPOSED: withParams(
    { day: dayParam },
    ({ day }) =>
      `The rates of ${day} wait for a second person, who has to give the same. No price was ` +
      'changed.',
  ),
  RATES_KNOWN: withParams(
    { day: dayParam },
    ({ day }) => `The rates of ${day} were saved before. Nothing was changed.`,
  ),
  MONEY_RESUMED: 'Money moves again.',
  DAYS_REOPENING_PROPOSED: withParams(
    { day: dayParam },
    ({ day }) =>
      `A second person has to approve that the days from ${day} on are closed again. Nothing was ` +
      'changed yet.',
  ),
  DAYS_REOPENED: withParams(
    { day: dayParam },
    ({ day }) =>
      `The days from ${day} on are open again, and are closed again from their entries. No money ` +
      'was moved.',
  ),
  DAYS_STAY_CLOSED: withParams(
    { day: dayParam },
    ({ day }) => `The days from ${day} on stay closed. Nothing was changed.`,
  ),
  ROW_RETRIED: 'It is tried again now.',
  CLOCK_ADVANCED: withParams(
    /** As it was asked for: `P1D`. */
    { advance: nameParam },
    ({ advance }) => `Business time is now ${advance} further.`,
  ),
});
