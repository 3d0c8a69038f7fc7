import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../config/test-projects.ts'

/** `apps/docs/engine.md#times` in a comment, `](engine.md#times)` in a page. */
const cited = /apps\/docs\/[\w/.-]+\.md(?:#[\w-]+)?/g
const linked = /\]\((?!\w+:|#)([^)\s]+)\)/g
/** Documents that readers of the repository do not have. */
const elsewhere =
  /\bdesign(?:\.md\b| (?:section |ruling )?\d)|\b(?:wire-facts|data-sources)\b(?!\.md`)|\b(?:style|mcp)\.md\b/

/** The anchor of a heading, as GitHub generates it. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-')

const anchorsIn = (page: string): Set<string> =>
  new Set([...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => anchorOf(heading!.replaceAll(/[`*]/g, ''))))

/** References in comments and pages to pages, sections and files that do not exist. */
export const citationProblems = (files: readonly string[], read: (file: string) => string | undefined): string[] =>
  files.flatMap((file) => {
    const text = read(file) ?? ''
    const targets = [...text.matchAll(cited)].map(([target]) => target)
    if (file.endsWith('.md')) targets.push(...[...text.matchAll(linked)].map(([, path]) => join(dirname(file), path!)))
    const problems = targets.flatMap((target) => {
      const [path, anchor] = target.split('#') as [string, string?]
      const page = read(path)
      if (page === undefined) return [`${file} refers to ${path}, which does not exist`]
      if (anchor === undefined || !path.endsWith('.md') || anchorsIn(page).has(anchor)) return []
      return [`${file} refers to ${target}: ${path} has no such section`]
    })
    const at = text.split('\n').findIndex((line) => elsewhere.test(line))
    // A released migration is never changed, not even its comments.
    if (at >= 0 && !file.includes('/migrations/'))
      problems.push(`${file}:${at + 1} cites a document that is not in the repository: write the reason in apps/docs`)
    return problems
  })

if (import.meta.main) {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.mjs', '*.sql', '*.yaml', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  // Checks and their tests contain what they search for.
  const files = stdout.split('\n').filter((file) => file !== '' && !file.startsWith('tools/check/'))
  const read = (file: string) => (existsSync(join(root, file)) ? tryRead(join(root, file)) : undefined)
  const problems = citationProblems(files, read)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

/** The text of a file; a folder exists, but has no text. */
function tryRead(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
