import { type Difference, LEVELS, type Level } from '@boxtrail/contracts/comparison'
import { closestMatch } from 'leven'
import type { Changeset } from './changesets.ts'
import { type Declaration, declarationsIn, declares, isTooWide, lineOf } from './declarations.ts'

/**
 * The changes of promises of one kind, since the last release and since the base, and the declarations in pending
 * changesets.
 */
export interface Ledger {
  /** The package whose version reflects a promise. */
  packageOf(promise: string): string
  /** Whether a declared name is a promise of this kind. */
  isOurs(name: string): boolean
  /** Whether changes of wording count, as they do for a model that reads it. */
  countsWords?: boolean
  release: Compared
  /** Undefined if there is no base to compare with. */
  base?: (Compared & { sinceRelease: Difference[] }) | undefined
  changesets: Changeset[]
  /** The changesets that are new or changed since the base. */
  revised: ReadonlySet<string>
}

/** The state that the present one is compared with, and the differences. */
export type Compared = { name: string; differences: Difference[] }

export type Verdict = { problems: string[]; declared: string[] }

/**
 * Checks that the lines of all pending changesets name exactly the differences to the last release, and that a new or
 * changed changeset names each difference to the base, so that earlier or unrelated changesets do not cover a change.
 */
export function verdict(given: Ledger): Verdict {
  const ledger = byLine(given)
  const declarations = declarationsIn(ledger.changesets).filter(({ name }) => ledger.isOurs(name))
  const wide = declarations.filter(({ name }) => isTooWide(name))
  const named = declarations.filter((one) => !wide.includes(one))
  const { release, base } = ledger
  const counted = release.differences.filter(({ level }) => ledger.countsWords || level !== 'patch')
  const undeclared = counted.filter((one) => !named.some((declaration) => declares(declaration, one)))
  const names = new Set(undeclared.map(lineOf))
  return {
    problems: [
      ...undeclared.map((one) => missing(ledger, one, release.name)),
      ...counted.filter((one) => !names.has(lineOf(one))).flatMap((one) => tooSmall(ledger, one, named)),
      ...(base?.differences ?? [])
        .filter((one) => !names.has(lineOf(one)))
        .flatMap((one) => unsaidSinceBase(ledger, one, named)),
      ...named.flatMap((one) => stale(ledger, one, undeclared)),
      ...wide.map(
        ({ kind, name, changeset }) =>
          `${changeset.file}: "${kind}: ${name}" may mean too much. A pattern names the parameter, status, value or keyword, as in "breaks: * page[number] maximum"`,
      ),
    ],
    declared: release.differences
      .filter(({ kind }) => kind === 'breaks')
      .flatMap((one) => {
        const declaration = named.find((declaration) => declares(declaration, one))
        return declaration ? [`${one.what}, as ${declaration.changeset.file} declares`] : []
      }),
  }
}

/** Merges the differences of one promise, because one line declares it whatever the number of rules. */
const byLine = (ledger: Ledger): Ledger => {
  const merged = (differences: Difference[]): Difference[] => {
    const lines = Map.groupBy(differences, lineOf)
    return [...lines.values()].map((same) => ({
      ...same.reduce((most, one) => (rank(one.level) > rank(most.level) ? one : most)),
      rule: [...new Set(same.map(({ rule }) => rule))].join(', '),
      what: [...new Set(same.map(({ what }) => what))].join('; '),
    }))
  }
  const { release, base } = ledger
  return {
    ...ledger,
    release: { ...release, differences: merged(release.differences) },
    base: base && { ...base, differences: merged(base.differences), sinceRelease: merged(base.sinceRelease) },
  }
}

const rank = (level: string) => LEVELS.indexOf(level as Level)

const saysEnough = ({ changeset }: Declaration, ours: string, level: Level): boolean =>
  changeset.releases.some(({ name, type }) => name === ours && rank(type) >= rank(level))

const VERBS = { breaks: 'breaks', adds: 'adds to', changes: 'changes' }

const missing = (ledger: Ledger, difference: Difference, than: string): string =>
  `${VERBS[difference.kind]} ${than}: ${difference.what} (${difference.rule}). If that is meant, write into the changeset of this change (.changeset/), with "${ledger.packageOf(difference.promise)}": ${difference.level}\n    ${lineOf(difference)}`

function tooSmall(ledger: Ledger, difference: Difference, named: Declaration[]): string[] {
  const ours = ledger.packageOf(difference.promise)
  const naming = named.filter((declaration) => declares(declaration, difference))
  if (naming.some((declaration) => saysEnough(declaration, ours, difference.level))) return []
  return [
    `${naming[0]!.changeset.file} names "${lineOf(difference)}", which needs "${ours}": ${difference.level} in the same changeset (${difference.rule})`,
  ]
}

function unsaidSinceBase(ledger: Ledger, difference: Difference, named: Declaration[]): string[] {
  const { release, base } = ledger
  const revised = named.filter(({ changeset }) => ledger.revised.has(changeset.file))
  if (revised.some((declaration) => declares(declaration, difference))) return []
  const isWords = difference.level === 'patch'
  if (release.differences.some((one) => lineOf(one) === lineOf(difference)))
    return isWords && sharesItsPart(ledger, difference) ? [] : [missing(ledger, difference, base!.name)]
  // A change of something unreleased breaks nothing, but the changeset that adds it must describe its present state.
  const outer = unreleased(ledger, difference)
  if (!outer || isWords || revised.some((declaration) => declares(declaration, outer))) return []
  const declaration = named.find((one) => declares(one, outer))
  return declaration
    ? [
        `${VERBS[difference.kind]} ${base!.name}: ${difference.what} (${difference.rule}). That is part of what no release has yet: revise ${declaration.changeset.file}, which says "${lineOf(outer)}", or move that line into the changeset of this change`,
      ]
    : []
}

/**
 * The difference to the release that a later change is a part of. If that was reverted, its line matches nothing now.
 */
function unreleased({ release, base }: Ledger, { promise }: Difference): Difference | undefined {
  const found = release.differences.find((one) => one.kind === 'adds' && isWithin(promise, one.promise))
  if (found || base!.sinceRelease.some((one) => one.promise === promise)) return found
  return release.differences.find((one) => one.kind === 'breaks' && isWithin(promise, one.promise.replace(/ \S+$/, '')))
}

/** Whether the wording changed together with what it describes, so that one changeset covers both. */
const sharesItsPart = ({ base }: Ledger, { promise }: Difference): boolean =>
  base!.differences.some((one) => one.level !== 'patch' && isWithin(one.promise, promise))

const isWithin = (promise: string, outer: string): boolean =>
  promise === outer || (promise.startsWith(outer) && /[ .=[{(]/.test(promise[outer.length]!))

function stale(ledger: Ledger, declaration: Declaration, undeclared: Difference[]): string[] {
  const { kind, name, changeset } = declaration
  const { name: releaseName, differences } = ledger.release
  if (differences.some((one) => declares(declaration, one))) return []
  const others = undeclared.length > 0 ? undeclared : differences
  const meant = closestMatch(
    `${kind}: ${name}`,
    others.map((one) => lineOf(one)),
  )
  return [
    `${changeset.file}: "${kind}: ${name}" names nothing that differs from ${releaseName}. Remove the line${meant ? `, or correct it; the nearest is\n    ${meant}` : ''}`,
  ]
}
