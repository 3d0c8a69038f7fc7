import { spawnSync } from 'node:child_process'
import { imports, inputsOf, isWithin, manifests, root, undeclared } from '../config/test-projects.ts'

/**
 * Imports between packages by path, which Turbo does not know: it would use an outdated result. Sources import other
 * packages by name; tests may import the helpers of a package that theirs depends on.
 */
export const workspaceProblems = (files: readonly string[]): string[] =>
  [...manifests.keys()].flatMap((folder) => {
    const inputs = inputsOf(folder)
    return files
      .filter((file) => isWithin(file, [folder]))
      .flatMap((file) => imports(file).map((target) => ({ file, target })))
      .filter(({ target }) => !isWithin(target, [folder]))
      .flatMap(({ file, target }) => {
        if (!isWithin(target, inputs)) return [undeclared(file, target)]
        return file.includes('/test/')
          ? []
          : [`${file} imports ${target} by its path. Import it by the name of its package.`]
      })
  })

if (import.meta.main) {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts'], { cwd: root, encoding: 'utf8' })
  const problems = workspaceProblems(stdout.split('\n').filter(Boolean))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
