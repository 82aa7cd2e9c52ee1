/**
 * SQL for the person behind an actor of the staff, null for any other. By it people are found by
 * their key; to compare texts would read everybody.
 */
export const staffIdOf = (actorColumn: string): string =>
  `CASE WHEN ${actorColumn} LIKE 'admin:%' THEN substr(${actorColumn}, 7)::uuid END`;
