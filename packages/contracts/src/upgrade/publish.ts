import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Spec } from '../comparison/document.ts'
import openapi from '../generated/openapi.json' with { type: 'json' }
import { createUsage } from '../usage/create-usage.ts'
import type { Consumer, SourceUsage, UsageRecord } from '../usage/record.ts'
import { readRecord, type UpgradeOptions, usesOf } from './can-i-upgrade.ts'
import { namedPlaces } from './named-places.ts'
import type { Site, Uses } from './uses.ts'

export interface PublishOptions extends Pick<UpgradeOptions, 'project' | 'usage' | 'typescript'> {
  /** The folder of records, such as one in a repository. */
  to: string
  consumer: Consumer
}

/** Writes what a program uses to `<folder>/<consumer>.json`; returns the name of the file. */
export async function publishUsage(options: PublishOptions): Promise<string> {
  const { to, consumer } = options
  if (!/^[\w@][\w@./-]{0,120}$/.test(consumer.name) || consumer.name.includes('..'))
    throw new Error(`--consumer: ${consumer.name} is not a name of a program: letters, digits, and . _ - @ /`)
  const record = await usageOf(options)
  const file = join(to, `${consumer.name.replaceAll('/', '__')}.json`)
  await mkdir(to, { recursive: true })
  // Renames a complete file, so that others who read the folder never find a partial record.
  await writeFile(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`)
  await rename(`${file}.new`, file)
  return file
}

/** The recorded usage of a program and what its sources use, as one record. */
export async function usageOf(options: Omit<PublishOptions, 'to'>): Promise<UsageRecord> {
  const usage = createUsage(options.consumer)
  for (const file of options.usage ?? []) usage.merge(await readRecord(file))
  if (options.project !== undefined) {
    const spec = openapi as unknown as Spec
    const { uses } = await usesOf(spec, {
      project: options.project,
      typescript: options.typescript,
    })
    usage.merge({ ...createUsage().toJSON(), source: sourceOf(spec, uses) })
  }
  return usage.toJSON()
}

/**
 * The first file of each use, without the line, so that the record changes when a use is added or removed, and not with
 * every edit.
 */
function sourceOf(spec: Spec, uses: Uses): SourceUsage {
  const named = namedPlaces(spec, uses)
  const firsts = (known: Map<string, Site[]>) =>
    Object.fromEntries(
      [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, sites]) => [key, sites[0]!.file]),
    )
  return {
    places: firsts(new Map([...named.places, ...uses.places])),
    whole: firsts(new Map([...named.whole, ...uses.whole])),
    words: firsts(uses.words),
    operations: firsts(uses.operations),
    events: firsts(uses.events),
  }
}
