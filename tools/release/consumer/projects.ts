import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isLong } from '../../config/form.ts'
import { repository } from '../../generate/places.ts'
import { type Check, run } from './run.ts'

/** Complete projects of other teams, each with its own tools; the other programs share one folder. */
const FROM = join(repository, 'tools/release/consumer/programs/projects')

/** Installs a project, with the packed packages instead of those of a registry. */
const install = async (folder: string, name: string): Promise<string> => {
  const project = join(folder, 'projects', name)
  await cp(join(FROM, name), project, { recursive: true })
  const packed = (await readdir(folder)).filter((file) => /^boxtrail-(client|contracts|mock)-.*\.tgz$/.test(file))
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts']
  await run(project, 'npm', 'install', ...flags, ...packed.map((file) => join(folder, file)))
  return project
}

/** React with Vite, tested with vitest and MSW. */
const react = async (folder: string): Promise<string> => {
  const project = await install(folder, 'react')
  const bin = (command: string) => join(project, 'node_modules/.bin', command)
  await run(project, bin('vitest'), 'run')
  await run(project, bin('vite'), 'build')
  return 'tested with MSW and built'
}

/** Playwright with sixteen workers on one mock, each in a world of its own. */
const playwright = async (folder: string): Promise<string> => {
  const project = await install(folder, 'playwright')
  const tests = isLong ? 1_000 : 100
  const { stdout } = await run(project, 'env', `TESTS=${tests}`, join(project, 'node_modules/.bin/playwright'), 'test')
  if (!stdout.includes(`${tests} passed`)) throw new Error(stdout.slice(-2_000))
  return `${tests} tests by 16 workers`
}

export const PROJECTS_OF_TEAMS: Check[] = [
  ['React, Vite, vitest and MSW', react],
  ['Playwright with sixteen workers on one mock', playwright],
]
