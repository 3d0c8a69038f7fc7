import { closestMatch } from 'leven'

/** The known name that was probably meant: one letter in four may differ. */
export const nearestName = (given: string, known: readonly string[]): string | undefined => {
  const lower = known.map((name) => name.toLowerCase())
  const best = closestMatch(given.toLowerCase(), lower, { maxDistance: Math.max(1, Math.floor(given.length / 4)) })
  return best === undefined ? undefined : known[lower.indexOf(best)]
}

const PREFIX = 'BOXTRAIL_'
/** Whether Kubernetes set a variable, as it does in every container beside a service that is called `boxtrail`. */
const isOfKubernetes = (name: string, value: string) =>
  /^BOXTRAIL_(SERVICE_|PORT_)/.test(name) || /^\w+:\/\//.test(value)

/** Variables that look like settings but are not any: those that were probably meant to be one, and the others. */
export const unknownVariables = (
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): { mistaken: { name: string; meant: string }[]; unknown: string[] } => {
  const names = Object.entries(env)
    .filter(
      ([name, value]) => name.startsWith(PREFIX) && !known.includes(name) && value && !isOfKubernetes(name, value),
    )
    .map(([name]) => name)
  const bare = known.map((name) => name.replace(PREFIX, ''))
  const found = names.map((name) => {
    const near = nearestName(name.slice(PREFIX.length), bare)
    return { name, meant: near === undefined ? undefined : known[bare.indexOf(near)] }
  })
  return {
    mistaken: found.flatMap(({ name, meant }) => (meant === undefined ? [] : [{ name, meant }])),
    unknown: found.flatMap(({ name, meant }) => (meant === undefined ? [name] : [])),
  }
}
