import { contractDifferences, levelOf as levelIn } from '@boxtrail/contracts/comparison'
import { expect, it } from 'vitest'
import { asContract } from '../mcp-definitions/as-contract.ts'
import { type Definitions, readDefinitions } from '../mcp-definitions/definitions.ts'

const definitions = await readDefinitions()
type Json = Record<string, Record<string, never>>
type Tool = (name: string) => { in: Json; out: Json }

const levelOf = (change: (copy: Definitions, tool: Tool) => void) => {
  const copy = structuredClone(definitions)
  change(copy, (name) => {
    const { inputSchema, outputSchema } = copy.tools.find((tool) => tool.name === name)!
    return { in: inputSchema.properties as Json, out: outputSchema!.properties as Json }
  })
  return levelIn(contractDifferences(asContract(definitions), asContract(copy)))
}

it('the same definitions have no change', () => {
  expect(levelOf(() => {})).toBe('none')
})

it.each([
  ['a tool is gone', (copy: Definitions) => void copy.tools.pop()],
  ['a prompt is gone', (copy: Definitions) => void copy.prompts.pop()],
  ['a resource is gone', (copy: Definitions) => void copy.resources.pop()],
])('the change is breaking when %s', (_, change) => {
  expect(levelOf(change)).toBe('major')
})

it('the change is breaking when an argument is gone, or is required from now on', () => {
  expect(levelOf((_, tool) => void delete tool('list_containers').in.status)).toBe('major')
  const requires = (copy: Definitions) => copy.tools.map(({ inputSchema }) => inputSchema.required?.push('intent'))
  expect(levelOf(requires)).toBe('major')
})

it('the change is breaking when a value is no longer accepted, or a result no longer has a field', () => {
  const status = (tool: Tool) => tool('list_containers').in.status as unknown as { enum: string[] }
  expect(levelOf((_, tool) => void status(tool).enum.pop())).toBe('major')
  expect(levelOf((_, tool) => void delete tool('get_container').out.status)).toBe('major')
})

it('a new tool or a new argument is a minor change, and other words are a patch', () => {
  expect(levelOf((copy) => void copy.tools.push({ ...copy.tools[0]!, name: 'another' }))).toBe('minor')
  expect(levelOf((_, tool) => void Object.assign(tool('get_container').in, { colour: { type: 'string' } }))).toBe(
    'minor',
  )
  expect(levelOf(({ tools }) => void Object.assign(tools[0]!, { description: 'Searches.' }))).toBe('patch')
})
