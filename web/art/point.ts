/** A place in a drawing: x to the right, y downwards, in units of its viewBox. */
export type Point = readonly [x: number, y: number];
