import {
  changesBeatSeconds,
  changeTopics,
  mostMissedSeconds,
  type ChangeTopic,
} from '../../contract/calls/change-topics.ts';
import { refusalOf, send } from './client.ts';
import { Unanswered } from './failures.ts';
import { readSession } from './session.ts';

/** The bank says its first word within a second or two, unless something holds it back. */
const firstWordMs = 10_000;

/** A connection that is silent for two beats is dead, though nothing has ended it. */
const silenceMs = changesBeatSeconds * 2_500;

/** A connection of this age is given up, and the page opens another. */
const longestMs = 3_600_000;

interface Hearing {
  /** Changes of this time are said at once. */
  missedMs: number;
  signal: AbortSignal;
  /** The bank has said something, if only that it is there. */
  onWord: () => void;
  onChange: (topic: ChangeTopic) => void;
}

/**
 * Hears from the bank that something has changed, until the bank, the line or the signal ends it.
 * @throws as `call` does.
 */
export async function hearChanges({ missedMs, signal, onWord, onChange }: Hearing): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), firstWordMs);
  const token = readSession()?.token;
  const missed = Math.min(mostMissedSeconds, Math.max(0, Math.ceil(missedMs / 1_000)));
  try {
    const response = await send(
      'GET /api/changes',
      {
        query: { missed },
        signal: AbortSignal.any([signal, silence.signal]),
        timeoutMs: longestMs,
      },
      token,
    );
    if (!response.ok) throw await refusalOf(response, token);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (reader === undefined) throw new Unanswered();
    let unread = '';
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      onWord();
      const events = (unread + read.value).split('\n\n');
      unread = events.pop() ?? '';
      for (const event of events)
        for (const topic of changeTopics)
          if (event === `event: changed\ndata: ${topic}`) onChange(topic);
    }
  } finally {
    clearTimeout(timer);
  }
}
