import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenarioList, scenarioPage, scenarios, scenarioTable } from '../src/index.ts'

const page = new URL('../../../apps/docs/scenarios.md', import.meta.url)
const offered = new URL('../../../apps/web/src/pages/sandbox/scenarios.json', import.meta.url)

test('the documentation lists the scenarios as they are', () => {
  const advice = 'Run: node packages/simulator/src/main.ts scenarios --markdown > apps/docs/scenarios.md'
  expect(readFileSync(page, 'utf8') === scenarioPage(scenarios), advice).toBe(true)
})

test('the web application offers the scenarios as they are', () => {
  const advice = 'Run: node packages/simulator/src/main.ts scenarios --json > apps/web/src/pages/sandbox/scenarios.json'
  expect(readFileSync(offered, 'utf8') === scenarioList(scenarios), advice).toBe(true)
})

test('the table has every scenario with its numbers and invariant', () => {
  const table = scenarioTable(scenarios)
  for (const { key, title, invariant } of scenarios)
    for (const words of [key, title, invariant]) expect(table).toContain(words)
})
