import { noun } from '../noun.ts';
import { bindCases } from './cases-routes.ts';

export const desk = noun({
  calls: [(app, bank, { queues }) => bindCases(app, bank, queues)],
  tablesOfStaff: ['staff_case'],
});
