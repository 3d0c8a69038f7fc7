import type { Difference } from '@boxtrail/contracts/comparison'
import type { Changeset } from './changesets.ts'

/** A line of a changeset: `breaks: Container.seal_number`. */
export interface Declaration {
  kind: Difference['kind']
  /** The name of a promise, or a pattern for several: `*` matches anything but a space. */
  name: string
  changeset: Changeset
}

export const LINE = /^[ \t]*(?:[-*] +)?`?(breaks|adds|changes): *(.+?)`?[ \t]*$/gm

export const declarationsIn = (changesets: readonly Changeset[]): Declaration[] =>
  changesets.flatMap((changeset) =>
    [...changeset.summary.matchAll(LINE)].map(([, kind, name]) => ({
      kind: kind as Declaration['kind'],
      name: name!,
      changeset,
    })),
  )

export const lineOf = ({ kind, promise }: Pick<Difference, 'kind' | 'promise'>): string => `${kind}: ${promise}`

export const isPattern = (name: string): boolean => name.includes('*')

/**
 * Whether a pattern is too general: it must name a parameter, status, value or keyword, because it would match any
 * future change otherwise.
 */
export const isTooWide = (name: string): boolean =>
  isPattern(name) && !/(?: |=)[^\s*=]{3}/.test(name.replace(/^(?:feed|tool|prompt|resource|event|parameter|@\S+) /, ''))

export function declares({ kind, name }: Pick<Declaration, 'kind' | 'name'>, difference: Difference): boolean {
  if (kind !== difference.kind) return false
  return isPattern(name) ? expressionOf(name).test(difference.promise) : name === difference.promise
}

const escaped = (text: string) => text.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&')

const expressions = new Map<string, RegExp>()
const expressionOf = (name: string): RegExp => {
  const known = expressions.get(name)
  if (known) return known
  const made = new RegExp(`^${name.split('*').map(escaped).join('[^ ]*')}$`)
  expressions.set(name, made)
  return made
}
