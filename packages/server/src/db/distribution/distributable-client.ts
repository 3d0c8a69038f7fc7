import { Client, type QueryResult } from 'pg'
import { type Query, type Rewritten, rewritten } from './rewritten.ts'

/** Whether the database of a pool is distributed; this is known once it has been reached. */
export interface Distributable {
  isDistributed?: boolean
}

type Callback = (error: Error | null, result?: QueryResult) => void
type Run = (config: unknown, ...rest: unknown[]) => unknown

const plain = Client.prototype.query as unknown as Run
const BEGINS = /^\s*begin\b/i
const ENDS = /^\s*(?:commit|rollback)\s*$/i

/**
 * A connection that rewrites statements so that a distributed database can plan them, once its pool says that it is
 * one.
 */
export class DistributableClient extends Client {
  readonly #of: Distributable
  /** When the transaction began, on the clock of the database. */
  #began: string | undefined

  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config)
    this.#of = (config ?? {}) as Distributable
  }

  /** Sends a statement as it is. */
  protected send(config: unknown, ...rest: unknown[]): unknown {
    return plain.call(this, config, ...rest)
  }

  ask(config: unknown, ...rest: unknown[]): unknown {
    if (!this.#of.isDistributed || isCursor(config)) return this.send(config, ...rest)
    const callback = typeof rest.at(-1) === 'function' ? (rest.at(-1) as Callback) : undefined
    const result = this.#askDistributed(queryOf(config, rest))
    if (!callback) return result
    result.then(
      (result) => callback(null, result),
      (error) => callback(error),
    )
    return undefined
  }

  async #askDistributed(query: Query): Promise<QueryResult> {
    if (BEGINS.test(query.text)) {
      const results = (await this.send(`${query.text}; select now()::text as at`)) as unknown as QueryResult[]
      this.#began = results[1]!.rows[0].at
      return results[0]!
    }
    if (ENDS.test(query.text)) this.#began = undefined
    const { steps, runs } = rewritten(query)
    if (runs.length * steps.length > 1 && this.#began === undefined)
      return this.#inTransaction(() => this.#askDistributed(query))
    const all: QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }
    for (const values of runs) {
      const result = await this.#runSteps(query.name, steps, values)
      if (runs.length === 1) return result
      all.rows.push(...result.rows)
      all.rowCount! += result.rowCount ?? 0
    }
    return all
  }

  /** Runs the steps of a statement and returns the result of the last one. */
  async #runSteps(name: string | undefined, steps: Rewritten['steps'], values: unknown[]): Promise<QueryResult> {
    let result: QueryResult | undefined
    for (const [index, { text, needsTime }] of steps.entries()) {
      const time = needsTime ? [this.#began ?? (await this.#now())] : []
      const named = name === undefined ? {} : { name: `${name} ${index} distributed` }
      result = (await this.send({ ...named, text, values: [...values, ...time] })) as QueryResult
    }
    return result!
  }

  async #now(): Promise<string> {
    const { rows } = (await this.send('select now()::text as at')) as QueryResult
    return rows[0].at
  }

  /** Runs what was one statement in a transaction, so that it stays all or nothing, and has one time. */
  async #inTransaction(work: () => Promise<QueryResult>): Promise<QueryResult> {
    await this.#askDistributed({ text: 'begin' })
    try {
      const result = await work()
      await this.#askDistributed({ text: 'commit' })
      return result
    } catch (error) {
      await this.#askDistributed({ text: 'rollback' })
      throw error
    }
  }
}

// Assigned instead of declared as a method, because `pg` overloads it nine times.
DistributableClient.prototype.query = function (this: DistributableClient, config: unknown, ...rest: unknown[]) {
  return this.ask(config, ...rest)
} as typeof Client.prototype.query

const isCursor = (config: unknown): boolean => typeof config === 'object' && config !== null && 'submit' in config

const queryOf = (config: unknown, rest: readonly unknown[]): Query => {
  const values = Array.isArray(rest[0]) ? { values: rest[0] } : {}
  return typeof config === 'string' ? { text: config, ...values } : { ...(config as Query), ...values }
}
