/**
 * Does it once the page is in sight, now or later: a hidden page counts as unread.
 * @returns the way to give it up.
 */
export function whenInSight(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    act();
  };
  const stop = () => document.removeEventListener('visibilitychange', look);
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
