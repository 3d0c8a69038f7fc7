import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../../../tools/generate/places.ts'
import { run } from '../../../tools/release/consumer/run.ts'

const programIn = (folder: string) =>
  join(folder, 'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js')

/** Checks that the inspector accepts the schemas in both eras, and calls a tool with it. */
export const inspect = async (folder: string, url: string, apiKey: string): Promise<string> => {
  const program = programIn(folder)
  // Otherwise it stores a list of servers in the home directory.
  process.env.MCP_CATALOG_PATH = join(folder, 'catalog.json')
  const inspector = (...given: string[]) =>
    run(
      folder,
      process.execPath,
      program,
      '--cli',
      url,
      '--transport',
      'http',
      ...given,
      '--header',
      `Authorization: Token ${apiKey}`,
    )
  for (const era of ['legacy', 'modern']) {
    const { stdout, stderr } = await inspector('--protocol-era', era, '--strict', '--method', 'tools/list')
    if (!stdout.includes('track_container')) throw new Error(`${era}: the tools are not listed`)
    if (/error|warning/i.test(stderr)) throw new Error(`${era}: ${stderr}`)
    await inspector('--protocol-era', era, '--method', 'tools/call', '--tool-name', 'list_shipments')
    await inspector('--protocol-era', era, '--method', 'prompts/list')
    await inspector('--protocol-era', era, '--method', 'resources/read', '--uri', 'boxtrail://docs/milestone-glossary')
  }
  return 'clean in both eras'
}

/**
 * Connects with both entries of `mcpServers` in the README, read as a client reads them, but with the address and key
 * of this service. The package is not in a registry, so the local process is started from its sources.
 */
export const connectAsWritten = async (folder: string, url: string, apiKey: string): Promise<string> => {
  const page = await readFile(join(repository, 'packages/mcp/README.md'), 'utf8')
  const [, written = ''] = /^```json\n([\s\S]*?)^```$/m.exec(page) ?? []
  const { mcpServers } = JSON.parse(written.replaceAll('http://127.0.0.1:8080', url).replaceAll('bxt_…', apiKey))
  for (const server of Object.values(mcpServers) as { command?: string }[])
    if (server.command)
      Object.assign(server, { command: process.execPath, args: [join(repository, 'packages/mcp/src/main.ts')] })
  // The list is ignored when a file is given.
  delete process.env.MCP_CATALOG_PATH
  const config = join(folder, 'mcp.json')
  await writeFile(config, JSON.stringify({ mcpServers }))
  for (const name of Object.keys(mcpServers)) {
    const { stdout } = await run(
      folder,
      process.execPath,
      programIn(folder),
      '--cli',
      '--config',
      config,
      '--server',
      name,
      '--method',
      'tools/list',
    )
    if (!stdout.includes('track_container')) throw new Error(`${name}: the tools are not listed`)
  }
  return Object.keys(mcpServers).join(', ')
}
