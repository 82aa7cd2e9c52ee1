import { addDays } from '../../../contract/values/calendar-day.ts';
import {
  comingDays,
  listScheduledRoute,
  type ComingMovement as ShownMovement,
} from '../../../contract/money/coming.ts';
import { textFromInstant } from '../../base/clock.ts';
import { answerTo } from '../../http/bind-route.ts';
import { typeOfKind } from '../accounts/account-view.ts';
import { scheduleView } from '../bills/schedule-view.ts';
import { ownViews } from '../transfers/own-views.ts';
import { readComing } from './coming-facts.ts';
import { comingMovements, type ComingMovement } from './coming-movements.ts';

function comingView(movement: ComingMovement): ShownMovement {
  const { kind, id, name, day, plannedDay, at, amountMinor, payer, receiver, leftMinor } = movement;
  return {
    kind,
    id,
    name,
    day,
    plannedDay,
    at: textFromInstant(at),
    amount: amountMinor,
    payer: payer && typeOfKind[payer.kind],
    receiver: receiver && typeOfKind[receiver.kind],
    left: leftMinor,
  };
}

export const callsOfComing = [
  answerTo(listScheduledRoute, async (ctx) => {
    const facts = await readComing(ctx.bank.db, ctx.bank, ctx.session.userId);
    const { orders, schedules, payees, now, today } = facts;
    return {
      transfers: await ownViews(
        ctx,
        orders.map((row) => ({ ...row, direction: 'debit' })),
      ),
      schedules: schedules.map(({ last, ...row }) => ({
        ...scheduleView(row, last),
        nickname: payees.get(row.id)?.nickname ?? null,
      })),
      coming: comingMovements(facts, addDays(today, comingDays)).map(comingView),
      asOf: textFromInstant(now),
    };
  }),
];
