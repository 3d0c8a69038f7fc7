import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imports, inputsOf, isWithin, manifests, root, undeclared } from '../config/test-projects.ts'

/**
 * Imports between packages by path: Turbo does not know them, and would use an outdated result. Sources import other
 * packages by name; tests may import the helpers of a package on which their own depends.
 */
export const workspaceProblems = (files: readonly string[]): string[] =>
  [...manifests.keys()].flatMap((folder) => {
    const inputs = inputsOf(folder)
    return (
      files
        // End-to-end programs have no cached tests.
        .filter((file) => isWithin(file, [folder]) && !/\/e2e\/(?!.*test\.ts$)/.test(file))
        .flatMap((file) => imports(file).map((target) => ({ file, target })))
        .filter(({ target }) => !isWithin(target, [folder]))
        .flatMap(({ file, target }) => {
          if (!isWithin(target, inputs)) return [undeclared(file, target)]
          return file.includes('/test/')
            ? []
            : [`${file} imports ${target} by its path. Import it by the name of its package.`]
        })
    )
  })

type Project = { references?: { path: string }[] }

const readProject = (folder: string): Project | null => {
  const file = join(root, folder, 'tsconfig.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Project) : null
}

const folderOf = new Map([...manifests].map(([folder, { name }]) => [name, folder]))

/**
 * Checks that each package that must be compiled first is a reference of the project, and of the repository's project.
 */
export const referenceProblems = (read: (folder: string) => Project | null = readProject): string[] => {
  const compiled = [...manifests].filter(([folder]) => read(folder) !== null)
  const all = new Set(read('.')?.references?.map(({ path }) => path))
  return compiled.flatMap(([folder, { dependencies = {}, devDependencies = {} }]) => {
    const listed = new Set(read(folder)!.references?.map(({ path }) => join(folder, path)))
    const wanted = Object.keys({ ...dependencies, ...devDependencies })
      .flatMap((name) => folderOf.get(name) ?? [])
      // Its build is served, and no package imports its modules.
      .filter((one) => one !== 'apps/web' && read(one) !== null)
    return [
      ...wanted
        .filter((one) => !listed.has(one))
        .map((one) => `${folder}/tsconfig.json does not refer to ${one}, on which its package depends.`),
      ...(all.has(folder) ? [] : [`tsconfig.json does not refer to ${folder}.`]),
    ]
  })
}

if (import.meta.main) {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts'], { cwd: root, encoding: 'utf8' })
  const problems = [...workspaceProblems(stdout.split('\n').filter(Boolean)), ...referenceProblems()]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
