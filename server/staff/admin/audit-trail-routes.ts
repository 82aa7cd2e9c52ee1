import type { FastifyInstance } from 'fastify';
import {
  exportAuditEventsRoute,
  listAuditActionsRoute,
  listAuditEventsRoute,
} from '../../../contract/staff/audit.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { findAuditActions } from './audit-trail-store.ts';
import { exportTrail } from './export-trail.ts';
import { readTrail } from './read-trail.ts';

export function bindAuditTrail(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listAuditEventsRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await readTrail(ctx, query),
  }));

  bindRoute(app, bank, listAuditActionsRoute).to(async ({ bank }) => ({
    status: 200,
    body: { actions: await findAuditActions(bank.db) },
  }));

  bindRoute(app, bank, exportAuditEventsRoute).to(async (ctx, { query }) => ({
    status: 200,
    download: await exportTrail(ctx, query),
  }));
}
