import {
  endFeedRoute,
  type Feed,
  listFeedsRoute,
  makeFeedRoute,
} from '../../../contract/money/feeds.ts';
import { said } from '../../../contract/calls/said.ts';
import { textFromInstant } from '../../base/clock.ts';
import { answerTo } from '../../http/bind-route.ts';
import { endOwnFeed } from './end-feed.ts';
import { findFeedsOf, type StoredFeed } from './feeds-store.ts';
import { makeFeed } from './make-feed.ts';

const feedView = (feed: StoredFeed): Feed => ({
  _id: feed.id,
  name: feed.name,
  accounts: feed.accounts,
  endsOn: feed.endsOn,
  createdAt: textFromInstant(feed.createdAt),
  setupUntil: textFromInstant(feed.setupUntil),
  claimedAt: feed.claimedAt && textFromInstant(feed.claimedAt),
  lastReadAt: feed.lastReadAt && textFromInstant(feed.lastReadAt),
  reads: Number(feed.reads),
});

export const callsOfFeeds = [
  answerTo(listFeedsRoute, async ({ bank: { db, clock }, session }) => ({
    feeds: (await findFeedsOf(db, session.userId, clock.businessDay())).map(feedView),
  })),

  answerTo(makeFeedRoute, async (ctx, { body }) => {
    const { feed, setupToken } = await makeFeed(ctx, body);
    return { ...said('FEED_MADE'), feed: feedView(feed), setupToken };
  }),

  answerTo(endFeedRoute, async (ctx, { params }) => {
    await endOwnFeed(ctx, params.id);
    return said('FEED_ENDED');
  }),
];
