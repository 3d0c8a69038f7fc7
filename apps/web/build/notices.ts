import { writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { readInstalled } from '@boxtrail/notices/installed'
import { renderNotices } from '@boxtrail/notices/notices'
import type { Plugin } from 'vite'

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/
const ROOT = dirname(import.meta.dirname)

/**
 * Writes the notices of what is in the build: modules, those of workers too, and the font and the map, which are
 * assets. Vite's own `build.license` names only the modules of the page. To be given to the build and to its workers.
 */
export const createNotices = (): { ofPage: () => Plugin; ofWorker: () => Plugin } => {
  const folders = new Set<string>()
  const add = (file: string) => {
    const [folder] = PACKAGE.exec(resolve(ROOT, file.replace(/^\0|\?.*$/g, ''))) ?? []
    if (folder) folders.add(folder)
  }
  const ofWorker = (): Plugin => ({
    name: 'notices',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        for (const file of output.type === 'chunk' ? output.moduleIds : output.originalFileNames) add(file)
    },
  })
  const ofPage = (): Plugin => ({
    ...ofWorker(),
    writeBundle: ({ dir }) => {
      const packages = [...folders].map(readInstalled).toSorted((a, b) => (a.name < b.name ? -1 : 1))
      return writeFile(join(dir!, 'THIRD-PARTY-NOTICES.txt'), renderNotices(packages, { of: 'The web application' }))
    },
  })
  return { ofPage, ofWorker }
}
