/**
 * Rewrites a statement that joins checks to records for a distributed database, where they are on different machines.
 * First the ids of the checks are read by a query, as `check_id`, then the checks, then the rest, each in one place.
 */
export const overChecks = (text: string, followed: string): string => {
  const steps = `with followed as materialized (${followed}),
   followed_checks as materialized (select * from checks where id in (select check_id from followed))`
  const over = text.replaceAll(/\b(from|join) checks\b/g, '$1 followed_checks')
  return over.startsWith('with ') ? `${steps}, ${over.slice('with '.length)}` : `${steps} ${over}`
}
