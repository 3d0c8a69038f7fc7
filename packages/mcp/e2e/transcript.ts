import type { Client } from '@modelcontextprotocol/client'
import { call, overHttp, overStdio, REVISIONS } from './clients.ts'

/**
 * Calls every tool, prompt and resource with the SDK's client. Each answer is a line, printed for one of the
 * transports.
 */
const everything = async (client: Client): Promise<string[]> => {
  const lines: string[] = []
  const note = (what: string, said: unknown) => lines.push(`${what}: ${JSON.stringify(said).slice(0, 110)}`)
  const { result: list } = await call(client, 'list_containers', { page_size: 1 })
  const [{ id, number }] = list.items
  const { result: container } = await call(client, 'get_container', { id })
  const given: Record<string, object> = {
    search_container: { query: number },
    track_container: { number },
    get_shipment_details: { id: container.shipment.id },
    get_supported_shipping_lines: { search: 'maersk' },
  }
  const { tools } = await client.listTools()
  for (const { name } of tools) {
    const byId = /^get_container/.test(name) ? { id } : {}
    const { result, isError } = await call(client, name, { ...byId, ...given[name] })
    if (isError) throw new Error(`${name} failed: ${JSON.stringify(result)}`)
    note(`tools/call ${name}`, result)
  }
  const prompted: Record<string, Record<string, string>> = { 'track-shipment': { container_number: number } }
  const { prompts } = await client.listPrompts()
  for (const { name } of prompts) {
    const { messages } = await client.getPrompt({ name, arguments: prompted[name] ?? { container_id: id } })
    if (messages.length !== 2) throw new Error(`${name} embeds no data`)
    note(`prompts/get ${name}`, messages[0]!.content)
  }
  const { resources } = await client.listResources()
  const { resourceTemplates } = await client.listResourceTemplates()
  const uris = [
    ...resources.map(({ uri }) => uri),
    ...resourceTemplates.map(({ uriTemplate }) => uriTemplate.replace('{id}', id)),
  ]
  for (const uri of uris) note(`resources/read ${uri}`, (await client.readResource({ uri })).contents[0])
  const counted = [tools.length, prompts.length, uris.length].join(', ')
  if (counted !== '10, 3, 2') throw new Error(`${counted} tools, prompts, resources`)
  return lines
}

export const transcript = async (service: { url: string; apiKey: string }): Promise<string> => {
  const transports = { HTTP: overHttp, stdio: overStdio }
  for (const [name, connect] of Object.entries(transports))
    for (const revision of REVISIONS) {
      const client = await connect(service, revision)
      const lines = await everything(client)
      await client.close()
      if (revision === '2026-07-28') console.log(`${name}, ${revision}\n  ${lines.join('\n  ')}`)
    }
  return `10 tools, 3 prompts, 2 resources, over HTTP and stdio, in ${REVISIONS.join(', ')}`
}
