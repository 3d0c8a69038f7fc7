import { globSync, readFileSync } from 'node:fs'
import { repository } from '../../generate/places.ts'
import { architecturePage, withRooms } from './draw.ts'
import { layerProblems } from './problems.ts'

/** Checks the direction of imports, between the rooms of the server and between the folders of every package. */
const sources = globSync(['packages/*/src', 'apps/*/src'], { cwd: repository })
const problems = layerProblems(sources)
const page = readFileSync(architecturePage, 'utf8')
if (withRooms(page) !== page)
  problems.push('apps/docs/architecture.md: the drawing of the rooms is stale. Run: pnpm generate')
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
