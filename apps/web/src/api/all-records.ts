/** Everything that is read by the hooks, for what may have changed any of it. */
export const ALL_RECORDS = { queryKey: ['boxtrail'] }
