import { noun } from '../../noun.ts';
import { callsOfBankStatements } from './bank-statements-routes.ts';

export const bankStatements = noun({ calls: [() => callsOfBankStatements()] });
