/** The measurement with the median rate. */
export const middle = <Measured extends { rate: number }>(all: readonly Measured[]): Measured =>
  [...all].sort((a, b) => a.rate - b.rate)[Math.floor(all.length / 2)]!
