import type { Difference } from '@boxtrail/contracts/comparison'
import { declarationDifferences } from './declarations.ts'

/** The exports of packages, by name without scope. */
export type Surfaces = ReadonlyMap<string, string>

/**
 * Differences, named as `@boxtrail/client Deprecation.sunset`, `@boxtrail/contracts/zod Freshness`, `@boxtrail/mock
 * command boxtrail-mock`.
 */
export const exportDifferences = (before: Surfaces, after: Surfaces): Difference[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Difference[] => {
    const [old, now] = [before.get(name), after.get(name)]
    const promise = `@boxtrail/${name}`
    if (old === undefined) return [{ kind: 'adds', promise, rule: 'package-added', level: 'minor', what: promise }]
    if (now === undefined)
      return [
        { kind: 'breaks', promise, rule: 'package-removed', level: 'major', what: `${promise} is no longer published` },
      ]
    return declarationDifferences(old, now).map((one) => ({
      ...one,
      promise: inPackage(promise, one.promise),
      what: inPackage(promise, one.what),
    }))
  })

const inPackage = (name: string, text: string): string =>
  text.startsWith('command ') ? `${name} ${text}` : `${name}${text.replace(/^\./, '')}`
