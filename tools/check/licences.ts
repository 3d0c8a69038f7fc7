import { ACCEPTED, EXCEPTIONS, type Exception } from '@boxtrail/notices/accepted'
import { CONTAINED, type Contained } from '@boxtrail/notices/contained'
import { type Installed, listInstalled } from '@boxtrail/notices/installed'
import satisfies from 'spdx-satisfies'
import { root } from '../config/test-projects.ts'

type Found = Pick<Installed, 'name' | 'version' | 'licence'>

const isAccepted = (licence: string): boolean => {
  try {
    return satisfies(licence, ACCEPTED)
  } catch {
    // The licence is not an SPDX expression, such as "SEE LICENSE IN …".
    return false
  }
}

/** `name@2` matches one major version, and `name-*` all names with this prefix. */
const appliesTo = (key: string, { name, version }: Found): boolean =>
  key === name || key === `${name}@${version.split('.')[0]}` || (key.endsWith('*') && name.startsWith(key.slice(0, -1)))

const isExcepted = (one: Found, exceptions: Readonly<Record<string, Exception>>): string | undefined =>
  Object.keys(exceptions).find((key) => appliesTo(key, one) && exceptions[key]!.states === one.licence)

/** Packages whose licence is not accepted, and exceptions that are not needed. */
export const licenceProblems = (
  packages: readonly Found[],
  exceptions: Readonly<Record<string, Exception>> = EXCEPTIONS,
): string[] => {
  const used = new Set<string>()
  const refused = packages.filter((one) => {
    if (one.licence !== null && isAccepted(one.licence)) return false
    const key = isExcepted(one, exceptions)
    if (key) used.add(key)
    return key === undefined
  })
  return [
    ...refused.map(({ name, version, licence }) =>
      licence === null
        ? `${name} ${version} states no licence.`
        : `${name} ${version} is under "${licence}", which is not listed.`,
    ),
    ...Object.keys(exceptions)
      .filter((key) => !used.has(key))
      .map((key) => `Nothing needs the exception for ${key}.`),
  ]
}

/** Contents of packages by other authors that their manifests do not name. */
export const contentProblems = (
  contained: Readonly<Record<string, readonly Pick<Contained, 'what' | 'licence' | 'reason'>[]>> = CONTAINED,
): string[] =>
  Object.entries(contained).flatMap(([name, contents]) =>
    contents
      .filter(({ licence, reason }) => !isAccepted(licence) && !reason)
      .map(({ what, licence }) => `${name} contains ${what} under "${licence}", which is not listed.`),
  )

if (import.meta.main) {
  const problems = [...licenceProblems(listInstalled(root)), ...contentProblems()]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error('Accepted licences, and exceptions with their reasons: packages/notices/src/accepted.ts')
    process.exitCode = 1
  }
}
