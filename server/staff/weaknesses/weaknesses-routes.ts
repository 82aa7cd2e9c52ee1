import type { FastifyInstance } from 'fastify';
import { listWeaknessesRoute } from '../../../contract/weaknesses.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { findWeaknesses } from './find-weaknesses.ts';

export function bindWeaknesses(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listWeaknessesRoute).to(async () => ({
    status: 200,
    body: { weaknesses: await findWeaknesses(bank) },
  }));
}
