import { said } from '../../../contract/calls/said.ts';
import {
  approvePeriodReopeningRoute,
  declinePeriodReopeningRoute,
  listPeriodsRoute,
  proposePeriodReopeningRoute,
  signPeriodRoute,
} from '../../../contract/staff/periods.ts';
import { answerTo } from '../../http/bind-route.ts';
import { listPeriods } from './list-periods.ts';
import { decidePeriodReopening, proposePeriodReopening } from './reopen-periods.ts';
import { signPeriod } from './sign-period.ts';

export const callsOfPeriods = [
  answerTo(listPeriodsRoute, async (ctx) => await listPeriods(ctx)),
  answerTo(signPeriodRoute, async (ctx, { body }) => {
    await signPeriod(ctx, body);
    return said('PERIOD_SIGNED', { period: body.period });
  }),
  answerTo(proposePeriodReopeningRoute, async (ctx, { body }) => {
    await proposePeriodReopening(ctx, body);
    return said('PERIOD_REOPENING_PROPOSED', { period: body.fromPeriod });
  }),
  answerTo(approvePeriodReopeningRoute, async (ctx, { params }) => {
    const period = await decidePeriodReopening(ctx, params.id, 'approved');
    return said('PERIODS_REOPENED', { period });
  }),
  answerTo(declinePeriodReopeningRoute, async (ctx, { params }) => {
    const period = await decidePeriodReopening(ctx, params.id, 'declined');
    return said('PERIODS_STAY_CLOSED', { period });
  }),
];
