import type { Difference } from '@boxtrail/contracts/comparison'
import { repository } from '../generate/places.ts'
import { baseOf, changedSince, isAsAtBase } from './base.ts'
import { readChangesets } from './changesets.ts'
import { type Ledger, type Verdict, verdict } from './promises.ts'

/** Promises of one kind in three states: at the last release, at the base, and now. */
export interface Promises<State> extends Pick<Ledger, 'packageOf' | 'isOurs' | 'countsWords'> {
  /** `file` is the one that stores the released state. */
  released: { version: string; file: string; state: State }
  now: State
  /** Undefined if the base does not have them. */
  atBase(commit: string): Promise<State | undefined>
  differences(before: State, after: State): Difference[]
}

/**
 * Compares promises with the last release and with the base. A base from before the newest release is left out: a
 * release consumes the changesets of its differences, which were checked when the version was made.
 */
export async function judge<State extends object>(
  promises: Promises<State>,
  root: string = repository,
): Promise<Verdict> {
  const { released, now, differences } = promises
  const [base, { changesets }] = await Promise.all([
    baseOf(root).catch((error: Error) => error.message),
    readChangesets(root),
  ])
  if (typeof base === 'string') return { problems: [base], declared: [] }
  const state = base.commit ? await promises.atBase(base.commit) : undefined
  const ledger: Ledger = {
    ...promises,
    release: { name: released.version, differences: differences(released.state, now) },
    changesets,
    revised: new Set(),
  }
  if (!base.commit || !state) {
    const why = base.commit ? `${base.commit.slice(0, 8)} (${base.reason}) has nothing to compare with` : base.reason
    console.log(`compared with ${released.version} only: ${why}`)
    return verdict(ledger)
  }
  if (!(await isAsAtBase(root, base.commit, released.file))) {
    console.log(`compared with ${released.version} only: ${base.commit.slice(0, 8)} (${base.reason}) is from before it`)
    return verdict(ledger)
  }
  return verdict({
    ...ledger,
    base: {
      name: `${base.commit.slice(0, 8)} (${base.reason})`,
      differences: differences(state, now),
      sinceRelease: differences(released.state, state),
    },
    revised: await changedSince(root, base.commit, '.changeset'),
  })
}

/** Prints the problems, and every declared break. */
export function report({ problems, declared }: Verdict): void {
  for (const problem of problems) console.error(problem)
  for (const change of declared) console.log(`breaking, declared: ${change}`)
  if (problems.length > 0) process.exitCode = 1
}
