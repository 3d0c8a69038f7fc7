/** Removes from pnpm's folder of packages what nothing reads. */
export function trim(store: string): void
