import type { FastifyInstance } from 'fastify';
import { listWeaknessesRoute } from '../../../contract/staff/weaknesses.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { findWeaknesses } from './find-weaknesses.ts';

export function bindWeaknesses(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listWeaknessesRoute).to(async ({ bank }) => ({
    status: 200,
    body: { weaknesses: await findWeaknesses(bank) },
  }));
}
