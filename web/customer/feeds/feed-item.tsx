import type { Feed } from '../../../contract/money/feeds.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { feedsTexts } from './feeds.texts.ts';

const texts = feedsTexts.item;

function stateOf({ claimedAt, lastReadAt, setupUntil, reads }: Feed): string {
  if (lastReadAt !== null) return texts.lastRead(formatExact(new Date(lastReadAt)), reads);
  if (claimedAt !== null) return texts.neverRead;
  const until = new Date(setupUntil);
  return until > new Date() ? texts.waiting(formatExact(until)) : texts.tooLate;
}

/** One connected app: what it reads, until when, and when it last did. */
export function FeedItem({ feed, onEnd }: { feed: Feed; onEnd: (feed: Feed) => void }) {
  return (
    <li className="feed">
      <div className="feed-text">
        <strong>{feed.name}</strong>
        <p className="muted small">
          {stateOf(feed)}
          <br />
          {texts.accounts(feed.accounts.join(', '), feed.accounts.length)}
          <br />
          {texts.through(writtenDay(feed.endsOn))}
        </p>
      </div>
      <Button look="secondary" compact onClick={() => onEnd(feed)}>
        {texts.end(<span className="visually-hidden"> {feed.name}</span>)}
      </Button>
    </li>
  );
}
