/** When minutes left are said to who listens; at no other, so that a page does not chatter. */
const saidAt = [1, 5, 10];

export interface TimeToCancel {
  isOver: boolean;
  /** In the last hour, never fewer than are left; undefined before. */
  minutesLeft: number | undefined;
  /** The latest of the announced minutes that was passed. */
  saidMinutes: number | undefined;
}

/** Says how long an order that waits can still be canceled, by the bank's time. */
export function timeToCancel(dueMs: number, bankNowMs: number | undefined): TimeToCancel {
  if (bankNowMs === undefined)
    return { isOver: false, minutesLeft: undefined, saidMinutes: undefined };
  const left = Math.ceil((dueMs - bankNowMs) / 60_000);
  if (left <= 0) return { isOver: true, minutesLeft: undefined, saidMinutes: undefined };
  return {
    isOver: false,
    minutesLeft: left <= 60 ? left : undefined,
    saidMinutes: saidAt.find((minutes) => left <= minutes),
  };
}
