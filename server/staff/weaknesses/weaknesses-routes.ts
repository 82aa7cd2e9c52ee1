import { listWeaknessesRoute } from '../../../contract/staff/weaknesses.ts';
import { answerTo } from '../../http/bind-route.ts';
import { findWeaknesses } from './find-weaknesses.ts';

export const callsOfWeaknesses = [
  answerTo(listWeaknessesRoute, async ({ bank }) => ({ weaknesses: await findWeaknesses(bank) })),
];
