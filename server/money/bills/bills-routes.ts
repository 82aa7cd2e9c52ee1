import type { FastifyInstance } from 'fastify';
import {
  listScheduledRoute,
  payBillRoute,
  skipBillRoute,
  stopBillRoute,
} from '../../../contract/bills.ts';
import { said } from '../../../contract/said.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { ownViews } from '../transfers/own-views.ts';
import { findNicknamesOfBills } from '../transfers/nicknames-store.ts';
import { findScheduledTransfers } from '../transfers/transfers-store.ts';
import { payBill } from './pay-bill.ts';
import { asItStands } from './schedule-pause.ts';
import { scheduleView } from './schedule-view.ts';
import { findSchedules } from './schedules-store.ts';
import { skipBill } from './skip-bill.ts';
import { stopBill } from './stop-bill.ts';

export function bindBills(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, payBillRoute).to((ctx, { body, claim }) => payBill(ctx, body, claim));

  bindRoute(app, bank, listScheduledRoute).to(async (ctx) => {
    const { userId } = ctx.session;
    const transfers = await findScheduledTransfers(bank.db, userId);
    const schedules = await findSchedules(bank.db, userId);
    const nicknames = await findNicknamesOfBills(bank.db, userId);
    const { clock } = bank;
    const own = await readPolicy(bank.db, 'holidays', clock.businessNow());
    return {
      status: 200,
      body: {
        transfers: await ownViews(
          ctx,
          transfers.map((row) => ({ ...row, direction: 'debit' })),
        ),
        asOf: textFromInstant(clock.businessNow()),
        schedules: schedules.map(({ last, ...row }) => ({
          ...scheduleView(asItStands(row, { own, clock }), last),
          nickname: nicknames.get(row.id) ?? null,
        })),
      },
    };
  });

  bindRoute(app, bank, skipBillRoute).to(async (ctx, { params, body }) => {
    const schedule = await skipBill(ctx, params.id, body.date);
    const goesOn = schedule.status === 'active';
    return {
      status: 200,
      body: {
        ...said('BILL_SKIPPED', {
          name: schedule.recipientName,
          date: body.date,
          next: goesOn ? schedule.nextDay : null,
        }),
        schedule: goesOn ? scheduleView(schedule) : null,
      },
    };
  });

  bindRoute(app, bank, stopBillRoute).to(async (ctx, { params }) => {
    const { recipientName } = await stopBill(ctx, params.id);
    return {
      status: 200,
      body: said('BILL_STOPPED', { name: recipientName }),
    };
  });
}
