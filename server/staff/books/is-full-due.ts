/** Nights come by the clock on the wall: a week of them is not always seven times a day long. */
const hoursBetweenFull = 6.5 * 24;

/** Says whether a proof of everything is due again, after the last one that found all right. */
export function isFullDue(
  last: Temporal.Instant | null | undefined,
  now: Temporal.Instant,
): boolean {
  return !last || now.since(last).total('hours') >= hoursBetweenFull;
}
