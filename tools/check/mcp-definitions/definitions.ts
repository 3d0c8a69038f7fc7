import { createServer } from '@boxtrail/mcp'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'

/** What clients learn about the server before their first call, so that a change may break them. */
export interface Definitions {
  instructions: string
  tools: Awaited<ReturnType<Client['listTools']>>['tools']
  prompts: Awaited<ReturnType<Client['listPrompts']>>['prompts']
  resources: Awaited<ReturnType<Client['listResources']>>['resources']
  resourceTemplates: Awaited<ReturnType<Client['listResourceTemplates']>>['resourceTemplates']
}

/** Reads the definitions as a client receives them. */
export const readDefinitions = async (): Promise<Definitions> => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const server = createServer({ apiKey: 'none', baseUrl: 'http://localhost' })
  const client = new Client({ name: 'definitions', version: '1' })
  await server.connect(ours as never)
  await client.connect(theirs)
  try {
    const [{ tools }, { prompts }, { resources }, { resourceTemplates }] = await Promise.all([
      client.listTools(),
      client.listPrompts(),
      client.listResources(),
      client.listResourceTemplates(),
    ])
    return { instructions: client.getInstructions() ?? '', tools, prompts, resources, resourceTemplates }
  } finally {
    await client.close()
  }
}
