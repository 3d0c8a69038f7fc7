#!/usr/bin/env node
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createServer } from './server.ts'

const {
  BOXTRAIL_API_KEY,
  BOXTRAIL_API_URL = 'http://127.0.0.1:8080',
  BOXTRAIL_MCP_STDIO_BANNER,
  BOXTRAIL_MCP_TOOLSET,
} = process.env

/** Only messages of the protocol are written to stdout. */
const say = (text: string) => process.stderr.write(`${text}\n`)

if (!BOXTRAIL_API_KEY?.trim()) {
  say('BOXTRAIL_API_KEY is not set: give the MCP server the API key in its environment (never as an argument).')
  process.exit(1)
}
if (!URL.canParse(BOXTRAIL_API_URL)) {
  say(`BOXTRAIL_API_URL is no address: ${BOXTRAIL_API_URL}`)
  process.exit(1)
}
if (BOXTRAIL_MCP_STDIO_BANNER === '1') say(`boxtrail-mcp ready, calling ${new URL(BOXTRAIL_API_URL).origin}`)
if (BOXTRAIL_MCP_TOOLSET !== undefined && BOXTRAIL_MCP_TOOLSET !== 'all') {
  say(`BOXTRAIL_MCP_TOOLSET is "all" or not set, and not "${BOXTRAIL_MCP_TOOLSET}".`)
  process.exit(1)
}
const toolset: 'all' | undefined = BOXTRAIL_MCP_TOOLSET
const options = { apiKey: BOXTRAIL_API_KEY.trim(), baseUrl: BOXTRAIL_API_URL, toolset }
serveStdio(() => createServer(options), { onerror: (error) => say(error.message) })
