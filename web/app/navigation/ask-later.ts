import { whenInSight } from '../when-in-sight.ts';

const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/**
 * Asks again and again until it is answered: after 5 s, then each time after twice as long, at most
 * 5 min, and only while the page is in sight. Tabs that are open during an outage must not beat on
 * a server that is getting up.
 * @returns the way to give it up.
 */
export function askLater(ask: () => Promise<unknown>): () => void {
  let isOver = false;
  let stop: () => void;
  const plan = (pauseMs: number) => {
    const again = () => plan(Math.min(2 * pauseMs, longestPauseMs));
    const tryNow = () => void ask().catch(() => isOver || again());
    const timer = setTimeout(() => (stop = whenInSight(tryNow)), pauseMs);
    stop = () => clearTimeout(timer);
  };
  plan(firstPauseMs);
  return () => {
    isOver = true;
    stop();
  };
}
