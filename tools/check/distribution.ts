import type { Unbound } from '@boxtrail/server/db/generate/distribution'

const TOKEN = 'finds whose it is, by a token, a key or the id in one'
const PERSON = 'is about a person, who may be in several accounts'
const DUE = 'finds what a worker has to do next, of whomever'
const SUBJECT = 'finds the check of a number, which is how the world knows it'
const FOLLOWERS = 'goes from a check to those who follow it'
const SANDBOX = "finds the checks of an account's own simulated lines"
const UPKEEP = 'removes or packs what has had its time, of everybody'
const OPERATOR = 'tells the operator about the whole installation'
const REPORT = 'finds reports by the ids that claims name'

/**
 * The statements that may read rows of any account, or of any check, and why. On a database that is distributed over several
 * machines they ask all of them; every other one asks the machine that has the account, or the check.
 */
const ACROSS: Readonly<Record<string, string>> = {
  'advance-sandbox-checks': SANDBOX,
  'claim-due-checks': DUE,
  'claim-due-checks-in-pace': DUE,
  'consume-oauth-token': TOKEN,
  'count-deliveries': OPERATOR,
  'count-queues': OPERATOR,
  'delete-early-notifications': UPKEEP,
  'delete-oauth-connection': TOKEN,
  'delete-oauth-token': TOKEN,
  'delete-old-audit-events': UPKEEP,
  'end-other-sessions': PERSON,
  'end-session': TOKEN,
  'end-sessions-of-person': PERSON,
  'ensure-check': SUBJECT,
  'find-due-webhooks': DUE,
  'find-ended-to-pack': UPKEEP,
  'find-oauth-connection': TOKEN,
  'find-oauth-token': TOKEN,
  'find-people-by-email': PERSON,
  'find-receipts': REPORT,
  'find-sources-with-work': DUE,
  'find-unnamed-keys': UPKEEP,
  'forget-answers': UPKEEP,
  'forget-invitations': UPKEEP,
  'forget-joined-people': PERSON,
  'forget-oauth-clients': UPKEEP,
  'forget-oauth-connections': UPKEEP,
  'forget-oauth-tokens': UPKEEP,
  'forget-sessions': UPKEEP,
  'has-owner': OPERATOR,
  'has-sealed-secrets': OPERATOR,
  'insert-container-checks': SUBJECT,
  'insert-key-of-setting': TOKEN,
  'insert-oauth-token': TOKEN,
  'insert-pushed-checks': SUBJECT,
  installed: OPERATOR,
  'is-unsettled': SANDBOX,
  'list-sources': OPERATOR,
  'lock-subjects': SUBJECT,
  'lock-unattached-blobs': UPKEEP,
  'lock-unused-checks': FOLLOWERS,
  'mark-journeys-stale': FOLLOWERS,
  'next-follow-up': SANDBOX,
  'poll-changed-sources': OPERATOR,
  'quarantine-reports': REPORT,
  'reschedule-checks': FOLLOWERS,
  'subscribe-to-containers': SUBJECT,
  'subscribe-to-reported': SUBJECT,
}

/** What is wrong with the statements that name neither account nor check, in sentences. */
export const distributionProblems = (unbound: readonly Unbound[]): string[] => [
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
