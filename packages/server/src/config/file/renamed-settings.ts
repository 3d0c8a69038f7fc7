import { isObject, type Json } from '@boxtrail/engine/json'
import type { Locate } from './locate.ts'

/** Settings under an earlier name, and their current name: [section, key] each. They are accepted, with a warning. */
export const renamedSettings = [
  { from: ['cadence', 'awaiting_manifest_s'], to: ['retry', 'manifest_interval_s'] },
  { from: ['cadence', 'retry_first_s'], to: ['retry', 'first_s'] },
  { from: ['cadence', 'retry_max_s'], to: ['retry', 'max_s'] },
] as const satisfies { from: [string, string]; to: [string, string] }[]

/** The settings of a file under their current names, and a warning for each that has an earlier one. */
export const renameSettings = (file: unknown, locate: Locate): { file: unknown; warnings: string[] } => {
  const warnings: string[] = []
  if (!isObject(file)) return { file, warnings }
  const settings: Json = { ...file }
  for (const { from, to } of renamedSettings) {
    const [section, key] = from
    const [newSection, newKey] = to
    const old = settings[section]
    if (!isObject(old) || !(key in old)) continue
    const { [key]: value, ...others } = old
    const current = settings[newSection] ?? {}
    settings[section] = others
    // Problems of the section are reported when it is read.
    if (!isObject(current)) continue
    const isIgnored = newKey in current
    settings[newSection] = { [newKey]: value, ...current }
    const what = isIgnored
      ? `is ignored, because its current name ${to.join('.')} is set too`
      : `is now called ${to.join('.')}`
    warnings.push(`${locate(from, true)}: ${what}`)
  }
  return { file: settings, warnings }
}
