/** The query key of everything that the hooks read, for changes that may affect any record. */
export const ALL_RECORDS = { queryKey: ['boxtrail'] }
