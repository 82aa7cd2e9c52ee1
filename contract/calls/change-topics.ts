/** The things that a change may touch: something of the caller's own, or a queue of the staff. */
export const changeTopics = ['own', 'queues'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** An answer that says what changed sends a line at least this often, in seconds. */
export const changesBeatSeconds = 15;

/** The longest time without a line that an asker may name, in seconds: a day. */
export const mostMissedSeconds = 86_400;
