import type { Unbound } from '@boxtrail/server/db/generate/distribution'

const DUE = 'finds the next work for a worker, of any account'
const FOLLOWERS = 'goes from a check to the rows of any account that depend on it'
const UPKEEP = 'removes or packs expired data of all accounts'
const OPERATOR = 'reports on the whole installation to the operator'
const REPORT = 'finds a report by its id from a request'

/**
 * The statements that may read rows of any account or of any check, with the reason. On a distributed database they
 * query all machines; every other statement queries only the machine with the account or the check.
 */
const ACROSS: Readonly<Record<string, string>> = {
  'count-deliveries': OPERATOR,
  'count-queues': OPERATOR,
  'count-ready-journeys': DUE,
  'delete-early-notifications': UPKEEP,
  'delete-old-audit-events': UPKEEP,
  'find-due-silences': DUE,
  'find-due-webhooks': DUE,
  'find-ended-to-pack': UPKEEP,
  'find-receivers': FOLLOWERS,
  'find-report': REPORT,
  'find-silences-to-attend': DUE,
  'find-unnamed-keys': UPKEEP,
  'forget-answers': UPKEEP,
  'has-sealed-secrets': OPERATOR,
  installed: OPERATOR,
  'lock-unattached-blobs': UPKEEP,
  'lock-unused-checks': FOLLOWERS,
  'mark-journeys-stale': FOLLOWERS,
  'read-report-body': REPORT,
  'reschedule-checks': FOLLOWERS,
}

/** Problems of statements that name neither an account nor a check, and of tables. */
export const distributionProblems = (
  unbound: readonly Unbound[],
  misplaced: readonly string[],
  refused: readonly string[],
): string[] => [
  ...refused,
  ...misplaced.map(
    (table) =>
      `table ${table}: packages/server/src/db/distribution/placements.ts must say where its rows are, and only of tables that exist`,
  ),
  ...unbound
    .filter(({ name }) => !Object.hasOwn(ACROSS, name))
    .map(
      ({ name, tables }) =>
        `statement ${name} may reach rows of ${tables.join(', ')} of every account or check: name account_id, or the check, or say in tools/check/distribution.ts why it may`,
    ),
  ...Object.keys(ACROSS)
    .filter((allowed) => !unbound.some(({ name }) => name === allowed))
    .map(
      (name) => `statement ${name} names its account or check, or is gone: take it out of tools/check/distribution.ts`,
    ),
]
