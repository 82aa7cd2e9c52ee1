import { noun } from '../../noun.ts';
import { bindBankDay } from './bank-day-routes.ts';

export const bankDay = noun({ calls: [(app, bank, { worker }) => bindBankDay(app, bank, worker)] });
