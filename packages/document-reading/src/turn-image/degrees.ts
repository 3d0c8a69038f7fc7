/** Clockwise. */
export type Degrees = 90 | 180 | 270
