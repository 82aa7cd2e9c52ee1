/** Days that move on with the calendar. */
export const movingDays = ['This month', 'Last month', 'Year to date'] as const;

export type MovingDays = (typeof movingDays)[number];
