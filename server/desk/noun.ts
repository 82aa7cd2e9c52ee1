import { noun } from '../noun.ts';
import { callsOfCases } from './cases-routes.ts';

export const desk = noun({
  calls: [({ queues }) => callsOfCases(queues)],
  tablesOfStaff: ['staff_case'],
});
