import {
  exportAuditEventsRoute,
  listAuditActionsRoute,
  listAuditEventsRoute,
} from '../../../contract/staff/audit.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { findAuditActions } from './audit-trail-store.ts';
import { exportTrail } from './export-trail.ts';
import { readTrail } from './read-trail.ts';

export const callsOfAuditTrail = [
  answerTo(listAuditEventsRoute, async (ctx, { query }) => await readTrail(ctx, query)),

  answerTo(listAuditActionsRoute, async ({ bank }) => ({
    actions: await findAuditActions(bank.db),
  })),

  bindRoute(exportAuditEventsRoute, async (ctx, { query }) => ({
    status: 200,
    download: await exportTrail(ctx, query),
  })),
];
