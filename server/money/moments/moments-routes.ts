import { listMomentsRoute, showMomentRoute } from '../../../contract/people/moments.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo } from '../../http/bind-route.ts';
import { momentsToShow, noteShown } from './show-moments.ts';

export const callsOfMoments = [
  answerTo(listMomentsRoute, async (ctx) => ({ moments: await momentsToShow(ctx) })),

  answerTo(showMomentRoute, async (ctx, { body }) => {
    await noteShown(ctx, body);
    return said('MOMENT_SHOWN');
  }),
];
