import { noun } from '../../noun.ts';
import { openPeriodReopenings } from './open-period-reopenings.ts';
import { callsOfPeriods } from './periods-routes.ts';

export const periods = noun({
  calls: [callsOfPeriods],
  proposals: [openPeriodReopenings],
  tablesOfStaff: ['period_reopening', 'closed_period'],
});
