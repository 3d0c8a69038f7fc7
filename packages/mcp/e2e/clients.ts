import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { repository } from '../../../tools/generate/places.ts'

export const REVISIONS = ['2025-06-18', '2025-11-25', '2026-07-28'] as const
export type Revision = (typeof REVISIONS)[number]

const clientOf = (revision: Revision) =>
  new Client(
    { name: 'suite', version: '1' },
    (revision === '2026-07-28'
      ? { versionNegotiation: { mode: { pin: revision } } }
      : { supportedProtocolVersions: [revision] }) as never,
  )

interface Place {
  url: string
  apiKey: string
}

/** A client of the SDK, over HTTP. */
export const overHttp = async ({ url, apiKey }: Place, revision: Revision = '2026-07-28'): Promise<Client> => {
  const client = clientOf(revision)
  const requestInit = { headers: { Authorization: `Token ${apiKey}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }))
  return client
}

/** A client of the SDK, with the local process that it starts. */
export const overStdio = async ({ url, apiKey }: Place, revision: Revision = '2026-07-28'): Promise<Client> => {
  const client = clientOf(revision)
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(repository, 'packages/mcp/src/main.ts')],
    env: { BOXTRAIL_API_KEY: apiKey, BOXTRAIL_API_URL: url },
  })
  await client.connect(transport)
  return client
}

/** Calls a tool. Its text and its structured content must be equal. */
export const call = async (client: Client, name: string, given: Record<string, unknown> = {}) => {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given })
  const [{ text }] = content as unknown as [{ text: string }]
  const result = structuredContent as Record<string, never> | undefined
  if (result && text !== JSON.stringify(result)) throw new Error(`${name}: text and structure differ`)
  return { text, result: result as ReturnType<typeof JSON.parse>, isError: isError === true }
}
