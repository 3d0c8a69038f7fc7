import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractDifferences } from '@boxtrail/contracts/comparison'
import { addRecord, affectedBy, concernedBreaks, type Finding, noUses, publishUsage } from '@boxtrail/contracts/upgrade'
import { isUsageRecord, type UsageRecord } from '@boxtrail/contracts/usage'
import type { Spec } from '../generate/bundle.ts'
import { generated, repository } from '../generate/places.ts'
import { readChangesets } from './changesets.ts'
import { declarationsIn, declares } from './declarations.ts'
import { readExceptions, untolerated } from './exceptions.ts'
import { newestRelease } from './released.ts'

/** The folder with the records of programs: `npx @boxtrail/contracts usage publish --to tools/check/usage`. */
const FOLDER = 'tools/check/usage'

/** The record of our own program, from its sources: `node tools/check/usage.ts --update`. */
export const WEB = { name: '@boxtrail/web', project: 'apps/web/tsconfig.json' }

/** The parts of a program's use that a change breaks. */
export interface Broken {
  consumer: string
  findings: Finding[]
}

/** The programs that a change breaks, from their records. */
export function brokenBy(before: Spec, now: Spec, records: readonly UsageRecord[]): Broken[] {
  const breaks = concernedBreaks(before, now)
  return records
    .map((record) => {
      const uses = noUses()
      addRecord(uses, before, record, '')
      const { name = 'a program without a name', version } = record.consumer ?? {}
      return {
        consumer: [name, version].filter(Boolean).join(' '),
        findings: affectedBy(breaks, before, uses).findings,
      }
    })
    .filter(({ findings }) => findings.length > 0)
}

const line = (consumer: string, { promise, what, rule, sites }: Finding): string => {
  const files = [...new Set(sites.map(({ file }) => file))].filter(Boolean)
  const where = files.length > 0 ? `, in ${files.slice(0, 3).join(', ')}${files.length > 3 ? ' and others' : ''}` : ''
  return `${consumer} uses ${promise} (${rule}): ${what}${where}`
}

async function readRecords(root: string): Promise<{ records: UsageRecord[]; problems: string[] }> {
  const folder = join(root, FOLDER)
  const files = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith('.json')).sort() : []
  const records: UsageRecord[] = []
  const problems: string[] = []
  for (const file of files) {
    const read = await readFile(join(folder, file), 'utf8')
      .then(JSON.parse)
      .catch(() => undefined)
    if (isUsageRecord(read)) records.push(read)
    else problems.push(`${FOLDER}/${file} is no record of usage (boxtrail-usage/1)`)
  }
  return { records, problems }
}

/** Breaks of recorded programs. Undeclared ones are problems, declared ones are reported. */
export async function usageProblems(root: string = repository): Promise<{ problems: string[]; declared: string[] }> {
  const { openapi: before } = await newestRelease()
  const now: Spec = JSON.parse(await readFile(join(generated, 'openapi.json'), 'utf8'))
  const [{ records, problems }, { changesets }, { exceptions }] = await Promise.all([
    readRecords(root),
    readChangesets(root),
    readExceptions(root),
  ])
  const declarations = declarationsIn(changesets)
  const open = untolerated(exceptions, contractDifferences(before, now)).filter(
    (one) => !declarations.some((declaration) => declares(declaration, one)),
  )
  const undeclared = new Set(open.map(({ promise }) => promise))
  const broken = brokenBy(before, now, records).flatMap(({ consumer, findings }) =>
    findings.map((finding) => ({ isOpen: undeclared.has(finding.promise), text: line(consumer, finding) })),
  )
  return {
    problems: [...problems, ...broken.filter(({ isOpen }) => isOpen).map(({ text }) => `breaks a program: ${text}`)],
    declared: broken.filter(({ isOpen }) => !isOpen).map(({ text }) => text),
  }
}

if (import.meta.main) {
  if (process.argv.includes('--update')) {
    const options = {
      to: join(repository, FOLDER),
      consumer: { name: WEB.name },
      project: join(repository, WEB.project),
    }
    console.log(await publishUsage(options))
  } else {
    const { problems, declared } = await usageProblems()
    for (const problem of problems) console.error(problem)
    for (const text of declared) console.log(`breaks a program, as declared: ${text}`)
    if (problems.length > 0) process.exitCode = 1
  }
}
