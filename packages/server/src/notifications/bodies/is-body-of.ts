/**
 * SQL: whether the row `b` of `notification_bodies` is that of a notification: its own, or that of the first of its
 * change.
 */
export const isBodyOf = (notification: string): string =>
  `b.account_id = ${notification}.account_id and b.id = coalesce(${notification}.body_id, ${notification}.id)`
