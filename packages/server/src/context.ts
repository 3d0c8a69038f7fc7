import type { OperationId, Success } from '@boxtrail/contracts'
import type { Body, Params, Query } from '@boxtrail/contracts/zod'
import type { PolicyName } from '@boxtrail/engine/explain/pickup-lfd-policy'
import type { Reference } from '@boxtrail/reference/reference'
import type { Pool } from 'pg'
import type { ConfigFile } from './config/config.ts'
import type { SecretBox } from './config/keys/secrets.ts'
import type { Signer } from './config/keys/signer.ts'
import type { DiskSpace } from './db/examine/disk-space.ts'
import type { LogWatch } from './db/log-watch.ts'
import type { Wakeups } from './db/queues/wakeups.ts'
import type { ReadReplica } from './db/replica/read-replica.ts'
import type { Logger } from './logger.ts'
import type { Outgoing } from './outgoing/outgoing.ts'
import type { TakePlaces } from './rate-limits/windows.ts'
import type { WithoutPermit } from './semaphore.ts'
import type { Registry } from './sources/registry.ts'
import type { Store } from './storage/store/store.ts'

/** The services of the application, passed to every handler. */
export interface Context {
  pool: Pool
  /** Where reads go, if the installation has a replica. */
  replica?: ReadReplica | undefined
  reference: Reference
  registry: Registry
  wakeups: Wakeups
  config: { baseUrl: string } & Pick<ConfigFile, 'limits' | 'webhooks' | 'compat' | 'documents'>
  secretBox: SecretBox
  signer: Signer
  /** Storage for uploaded files. */
  store: Store
  /** Rate limits, shared by all processes. */
  takePlaces: TakePlaces
  /** Sends requests to addresses that tenants supply. */
  outgoing: Outgoing
  /** Advances an account's sandbox to a time of its clock, in milliseconds; false while another request does so. */
  advanceSandbox: (accountId: string, toMs: number) => Promise<boolean>
  /**
   * Projects a journey of a call's account if it is due, as part of the call's transaction if it has one; false if it
   * is not due, or another process does so.
   */
  projectJourney: (call: Pick<Call, 'accountId' | 'pool' | 'wakeups'>, journeyId: string) => Promise<boolean>
  /** For requests that stay open until something happens. */
  logWatch: LogWatch
  /** Whether the database has room to write. */
  diskSpace: DiskSpace
  log: Logger
  clock: () => Date
  newId: () => string
  /** Aborted on SIGTERM: from then on /readyz responds with 503. */
  stopping: AbortSignal
}

/** The caller. Its account comes only from the credential. */
export interface Caller {
  accountId: string
  userId: string
  /** The id of the API key or the session. */
  keyId: string
  features: Features
  /** Which of several last free days counts for the account. */
  pickupLfdPolicy: PolicyName
  /** Whether the caller may read what concerns the whole installation. */
  isOperator: boolean
  /** A signed-in user, or a program. */
  actor: 'user' | 'api_key'
  /** Whether the caller may do more than read. */
  mayWrite: boolean
}

/** What an account may use, by the names of `x-feature` in the contract: everything that is not disabled. */
export type Features = Readonly<Record<string, boolean>>

export interface Call extends Context, Caller {
  /** The URL of this request under `BOXTRAIL_PUBLIC_URL`, with its query as sent; never built from the Host header. */
  requestUrl: string
  /** The `Accept` header of the client. */
  accept?: string | undefined
  /** Waits without occupying one of the caller's concurrent requests, so that others of them run meanwhile. */
  withoutSlot: WithoutPermit
}

/** A call whose response stays open. */
export interface StreamCall extends Call {
  /** The id after which a client that was disconnected continues. */
  lastEventId?: string | undefined
  /** Whether the credential of the request would be accepted now. */
  isStillValid: () => Promise<boolean>
}

export interface Input<Id extends OperationId> {
  params: Params<Id>
  query: Query<Id>
  body: Body<Id>
}

/**
 * The part of an operation that takes long and changes nothing, such as reading a file: it runs before the transaction of
 * an Idempotency-Key, occupies no connection, and returns the part to run inside.
 */
export type Prepare<Id extends OperationId> = (
  input: Input<Id>,
  call: Call,
) => Promise<(call: Call) => Promise<Success<Id>>>

/** One operation: named by its operationId, exported by the `handlers.ts` of its noun (http/handlers.ts). */
export type Handler<Id extends OperationId> = ((input: Input<Id>, call: Call) => Promise<Success<Id>> | Success<Id>) & {
  prepare?: Prepare<Id>
}

/** A handler in two parts. Without an Idempotency-Key they run one after the other. */
export const inTwoParts = <Id extends OperationId>(prepare: Prepare<Id>): Handler<Id> =>
  Object.assign(async (input: Input<Id>, call: Call) => (await prepare(input, call))(call), { prepare })
