import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../generate/places.ts'

interface Banned {
  /** In code, comments and test titles. */
  pattern: RegExp
  instead: string
}

/**
 * Words that were coined here or translated from another language, and what an English-speaking engineer writes. Names
 * in stored data, such as `document_lessons` and `told_by_shipment`, stay and do not match.
 */
const BANNED: readonly Banned[] = [
  { pattern: /\b(?:MOST|LONGEST|LARGEST|HIGHEST)_[A-Z]/, instead: 'MAX_…, with its unit' },
  { pattern: /\b(?:FEWEST|SHORTEST|SMALLEST|LOWEST|LEAST)_[A-Z]/, instead: 'MIN_…, with its unit' },
  { pattern: /\b[A-Z]+_ENOUGH\b|\bENOUGH(?:_[A-Z]+)?\b/, instead: 'MAX_… or MIN_…, with its unit' },
  { pattern: /\bhear(?:s|d)?(?=[A-Z])|\bhear[A-Z]/, instead: 'find…, receive…' },
  { pattern: /\blikeness(?!')/i, instead: 'similarity' },
  { pattern: /\bsetAside\b|\bset aside\b/, instead: 'quarantine' },
  { pattern: /\bbegin(?:Document|Submission)?Of\b|\bBeginnings?\b/, instead: 'prepare…' },
  { pattern: /\bwhat (?:has )?bec(?:ame|omes) of\b/i, instead: 'the outcome of' },
  { pattern: /\bso many\b/, instead: 'this many, up to' },
]

const IGNORED = /\/generated\/|\/released\/|\/snapshots\/|tools\/check\/(?:test\/)?words(?:\.test)?\.ts|\/migrations\//

/** The lines of a file that have a banned word, with what to write instead. */
export const wordProblems = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    BANNED.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(line)?.[0]
      return found === undefined ? [] : [`${file}:${index + 1} says "${found}": write ${instead}.`]
    }),
  )

if (import.meta.main) {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: repository, encoding: 'utf8' })
  const files = stdout.split('\n').filter((file) => file !== '' && !IGNORED.test(file))
  const problems = files.flatMap((file) => wordProblems(file, readFileSync(join(repository, file), 'utf8')))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
