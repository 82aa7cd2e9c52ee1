import { noun } from '../../noun.ts';
import { callsOfBankDay } from './bank-day-routes.ts';

export const bankDay = noun({ calls: [({ worker }) => callsOfBankDay(worker)] });
