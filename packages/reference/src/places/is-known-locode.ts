import { builtInPorts } from './built-in-ports.ts'
import { readPlaceTables } from './place-rows.ts'

let codes: ReadonlySet<string> | undefined

/** Whether a UN/LOCODE is in our tables. Most codes are not: only ports, terminals and inland places of containers are. */
export const isKnownLocode = (code: string): boolean => {
  codes ??= allCodes()
  return codes.has(code)
}

const allCodes = (): ReadonlySet<string> => {
  const { ports, metroAreas, parents } = readPlaceTables()
  const places = [...builtInPorts(), ...ports, ...metroAreas].map(({ locode }) => locode)
  return new Set([...places, ...parents.map(({ child }) => child)])
}
