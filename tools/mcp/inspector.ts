import { join } from 'node:path'
import { run } from '../consumer/run.ts'

/** The inspector finds nothing wrong with the schemas, in either era, and calls a tool. */
export const inspect = async (folder: string, url: string, apiKey: string): Promise<string> => {
  const program = join(folder, 'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js')
  // It would keep a list of servers in the home folder.
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
