import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkDigitOk } from '@boxtrail/reference/container-number'
import { repository } from '../generate/places.ts'

/**
 * Checks texts that people read and copy. Container numbers in examples, documentation and sources must have a valid
 * check digit (ISO 6346), unless the line or the file name says that it is wrong. Descriptions in the contract must be
 * sentences: editors show them beside the name, which they should not just repeat.
 */
export const exampleProblems = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`
    const numbers = IS_WRONG.test(file) || IS_WRONG.test(line) ? [] : (line.match(NUMBER) ?? [])
    return [
      ...numbers
        .filter((number) => !checkDigitOk(number))
        .map((number) => `${at}: ${number} has a wrong check digit. Change the last digit, or say that it is wrong.`),
      ...(/^spec\/(components|paths|openapi)/.test(file) ? descriptionsOf(line) : [])
        .filter((description) => wordsOf(description).length < MIN_WORDS)
        .map((description) => `${at}: "${description}" says too little. Write a sentence: unit, source, when null.`),
    ]
  })

const NUMBER = /(?<![A-Za-z0-9])[A-Z]{3}[UJZ]\d{7}(?![A-Za-z0-9])/g
const IS_WRONG = /check.?digit|wrong|mistyped/i
const MIN_WORDS = 4

/** Descriptions on one line that are texts, and not properties with that name. */
const descriptionsOf = (line: string): string[] =>
  [...line.matchAll(/\bdescription: (?:'((?:[^']|'')*)'|([^\s,}'{|>][^,}{]*?)(?=,? *[}]|, \w+:|$))/g)].map(
    ([, quoted, plain]) => (quoted ?? plain ?? '').trim(),
  )

const wordsOf = (description: string): string[] => description.split(/\s+/)

const CHECKED = ['spec/*.yaml', '*.md', 'packages/*/src/*', 'apps/*/src/*']
const IGNORED = /\/(generated|released|rules)\/|CHANGELOG\.md$|\.redocly\.yaml$|redocly\.yaml$/

if (import.meta.main) {
  const { stdout } = spawnSync('git', ['ls-files', ...CHECKED], { cwd: repository, encoding: 'utf8' })
  const problems = stdout
    .split('\n')
    .filter((file) => /\.(ts|tsx|md|yaml|csv)$/.test(file) && !IGNORED.test(file))
    .flatMap((file) => exampleProblems(file, readFileSync(join(repository, file), 'utf8')))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
