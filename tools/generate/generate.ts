import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { argumentsOf } from '../config/arguments.ts'
import { generateContract } from './contract.ts'
import { differencesPage, oasdiffPage, packages, repository } from './places.ts'

const { values } = argumentsOf('usage: npm run generate [-- --out <folder>]', () =>
  parseArgs({ options: { out: { type: 'string' } } }),
)

/**
 * The steps of `pnpm generate`, in order. With `--out` only the contract is written, into that folder, laid out as
 * `packages/`.
 */
const steps: { name: string; wanted: boolean; run: () => Promise<unknown> }[] = [
  { name: 'contract', wanted: true, run: () => generateContract(values.out ? resolve(values.out) : packages) },
  { name: 'database', wanted: !values.out && existsSync(databaseScript()), run: () => runDatabaseScript() },
  { name: 'rules of comparison', wanted: !values.out, run: writeRules },
  { name: 'rooms', wanted: !values.out, run: async () => (await import('../check/layers/draw.ts')).writeRooms() },
  { name: 'settings', wanted: !values.out, run: writeSettings },
  { name: 'tables of kinds', wanted: !values.out, run: writeKinds },
  { name: 'MCP definitions', wanted: !values.out, run: writeDefinitions },
]

for (const step of steps.filter(({ wanted }) => wanted)) {
  const begun = performance.now()
  await step.run()
  console.log(`${step.name} generated in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

async function writeSettings() {
  // Loaded last, because its modules depend on generated ones.
  const { settingsPage, withSettings } = await import('./settings.ts')
  writeFileSync(settingsPage, withSettings(readFileSync(settingsPage, 'utf8')))
}

async function writeKinds() {
  const { kindPages, withKinds } = await import('./kind-tables.ts')
  for (const page of kindPages) writeFileSync(page.path, withKinds(readFileSync(page.path, 'utf8'), page))
}

async function writeRules() {
  const { rulesPage } = await import('../check/rules-page.ts')
  writeFileSync(differencesPage, rulesPage())
  const { catalogueText } = await import('../check/oasdiff/page.ts')
  writeFileSync(oasdiffPage, catalogueText())
}

async function writeDefinitions() {
  const { definitionFiles } = await import('../check/mcp-definitions/write.ts')
  for (const { file, text } of await definitionFiles()) writeFileSync(file, text)
}

function databaseScript() {
  return join(repository, 'packages/server/src/db/generate/generate.ts')
}

async function runDatabaseScript() {
  const script = await import(databaseScript())
  await script.generateDatabaseFiles(script.PACKAGES)
}
