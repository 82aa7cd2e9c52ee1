import { bankFacts, brand } from '../../../config/bank.ts';
import { claimFeedRoute, getFeedInfoRoute, readFeedRoute } from '../../../contract/money/feeds.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { callerOf } from '../../http/caller-of.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { openExport } from '../statements/open-export.ts';
import { isFeedOpen } from './feeds-store.ts';
import { claimAccess, openFeed } from './open-feed.ts';
import { daysBetweenSeconds, writeSimplefin } from './write-simplefin.ts';

export const callsOfSimplefin = [
  answerTo(getFeedInfoRoute, async () => ({ versions: ['1.0', '2.0'] as ('1.0' | '2.0')[] })),

  bindRoute(claimFeedRoute, async (ctx, { params }) => ({
    status: 200,
    download: {
      mediaType: 'text/plain; charset=utf-8' as const,
      name: `${brand.fileName}-access.txt`,
      bytes: Buffer.from(await claimAccess(ctx, params.token)),
    },
  })),

  bindRoute(readFeedRoute, async (ctx, { query }, { request }) => {
    const feed = await openFeed(ctx, request.headers.authorization);
    const { account: asked, version = '1' } = query;
    const wanted = asked === undefined ? undefined : new Set([asked].flat());
    const accounts = (await findAccountsOf(ctx.bank.db, [feed.userId])).filter(
      ({ id, number }) => feed.accountIds.includes(id) && (wanted?.has(number) ?? true),
    );
    const pieces = writeSimplefin(ctx.bank, {
      accounts,
      range: daysBetweenSeconds(query['start-date'], query['end-date']),
      balancesOnly: query['balances-only'] === '1',
      version,
      stillOpen: () => isFeedOpen(ctx.bank.db, feed.id, ctx.bank.clock.businessDay()),
      language: feed.language ?? 'en',
      connection: { id: `CON-${feed.id}`, name: `${bankFacts.name} - ${feed.name}` },
    });
    return {
      status: 200,
      download: {
        mediaType: 'application/json; charset=utf-8' as const,
        name: `${brand.fileName}-accounts.json`,
        bytes: openExport(callerOf(request, feed.userId), pieces),
      },
    };
  }),
];
