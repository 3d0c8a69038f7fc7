import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { repository } from '../../generate/places.ts'

/** Two files of one package, relative to its sources. */
export interface Import {
  from: string
  to: string
}

/** Files that are loaded by path: `from '…'`, `import('…')`, `import '…'`, `new URL('….ts', …)`; types included. */
const SPECIFIER = /(?:from |import\(|import |new URL\()'(\.[^']+\.tsx?)'/g

/** The imports between the files of a folder of sources, such as `packages/server/src`. */
export const importsWithin = (sources: string): Import[] => {
  const root = join(repository, sources)
  return filesOf(sources).flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(SPECIFIER)]
      .map(([, path]) => relative(root, resolve(root, dirname(from), path!)))
      .map((to) => ({ from, to })),
  )
}

export const filesOf = (sources: string): string[] => globSync('**/*.{ts,tsx}', { cwd: join(repository, sources) })

/** The folder of a file. Files beside folders, and generated files, count as folders of their own. */
export const folderOf = (file: string): string =>
  file.includes('/') && !file.startsWith('generated/') ? dirname(file) : file

/** The outermost folder of a file, which is a room of the server; a file beside the folders counts as one. */
export const roomOf = (file: string): string => file.split('/')[0]!
