import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Spec } from '../comparison/document.ts'
import openapi from '../generated/openapi.json' with { type: 'json' }
import { textOfFile } from '../text-of-file.ts'
import { isUsageRecord, type UsageRecord } from '../usage/record.ts'
import { affected } from './affected.ts'
import { findCompiler } from './compiler.ts'
import { type Contract, installedContract, loadContract } from './load-contract.ts'
import { folderOf, readProject } from './project.ts'
import { readSources } from './read-sources.ts'
import { addRecord } from './recorded.ts'
import type { UpgradeReport } from './report.ts'
import { noUses, type Site, type Uses } from './uses.ts'

export interface UpgradeOptions {
  /** The version, file or address to compare with; by default the newest published version. */
  to?: string | undefined
  /** The contract that the program was written for; by default that of the installed package. */
  from?: string | undefined
  /** A tsconfig or a folder; undefined if only records are read. */
  project?: string | undefined
  /** Files with records of usage. */
  usage?: readonly string[]
  typescript?: string | undefined
}

/** What a program uses, read from its sources and from records. */
export async function usesOf(
  spec: Spec,
  { project, usage = [], typescript }: UpgradeOptions,
  base?: string,
): Promise<{ uses: Uses; files: number }> {
  let uses = noUses()
  let files = 0
  if (project !== undefined) {
    const compiler = findCompiler(folderOf(project), typescript)
    const read = readProject(compiler, project)
    uses = readSources(compiler, spec, { ...read, folder: nameable(base, read.folder) })
    files = read.sources.length
    if (uses.operations.size === 0 && uses.places.size === 0 && usage.length === 0)
      throw new Error(nothingIn(read.folder))
  }
  for (const file of usage) addRecord(uses, spec, await readRecord(file), file)
  return { uses, files }
}

/** Names files relative to where CI runs, or to the project for files elsewhere. */
const nameable = (base: string | undefined, folder: string): string =>
  base !== undefined && !relative(base, folder).startsWith('..') ? base : folder

const nothingIn = (folder: string): string => {
  const isThere = ['client', 'contracts'].some((name) => existsSync(join(folder, 'node_modules/@boxtrail', name)))
  const hint = isThere
    ? 'Name the tsconfig of the program that does: --project'
    : 'Install its packages first: npm install'
  return `The sources below ${folder} use nothing of the contract. ${hint}`
}

export async function readRecord(file: string): Promise<UsageRecord> {
  const text = await textOfFile(file).catch((error: Error) => {
    throw new Error(`--usage: ${error.message}`)
  })
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch {
    throw new Error(`--usage: ${file} is not JSON`)
  }
  if (!isUsageRecord(record)) throw new Error(`--usage: ${file} is not a record of usage (boxtrail-usage/1)`)
  return record
}

/** Compares two versions of the contract, as far as a program uses it. */
export async function canIUpgrade(options: UpgradeOptions): Promise<UpgradeReport> {
  const folder = options.project === undefined ? process.cwd() : folderOf(options.project)
  const own: Contract = { spec: openapi as unknown as Spec, name: `this package (${openapi.info.version})` }
  const from = options.from ? await loadContract(options.from) : (installedContract(folder) ?? own)
  const to = await loadContract(options.to ?? 'latest')
  const { uses, files } = await usesOf(from.spec, options, process.cwd())
  return {
    ...affected(from.spec, to.spec, uses),
    from: from.name,
    to: to.name,
    files,
    records: options.usage?.length ?? 0,
    operations: uses.operations.size,
    events: uses.events.size,
    notFollowed: notFollowed(uses),
  }
}

function notFollowed({ whole, answersHandedOn }: Uses): (Site & { why: string })[] {
  const sites = [[...whole.values()].flat(), answersHandedOn]
    .flat()
    .map((site) => [`${site.file}:${site.line}:${site.column}`, site] as const)
  return [...new Map(sites).values()]
}
