#!/usr/bin/env node
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createServer } from './server.ts'

/** An empty variable counts as not set, as for the service. */
const setting = (name: string): string | undefined => process.env[name]?.trim() || undefined

const apiKey = setting('BOXTRAIL_API_KEY')
const baseUrl = setting('BOXTRAIL_API_URL') ?? 'http://127.0.0.1:8080'
const toolset = setting('BOXTRAIL_MCP_TOOLSET')

/** Only messages of the protocol are written to stdout. */
const say = (text: string) => process.stderr.write(`${text}\n`)

function end(problem: string): never {
  say(problem)
  process.exit(1)
}

if (apiKey === undefined)
  end('BOXTRAIL_API_KEY is not set: give the MCP server the API key in its environment (never as an argument).')
if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
  end(`BOXTRAIL_API_URL is no address of a service, such as http://127.0.0.1:8080: ${baseUrl}`)
if (toolset !== undefined && toolset !== 'all') end(`BOXTRAIL_MCP_TOOLSET is "all" or not set, and not "${toolset}".`)
if (setting('BOXTRAIL_MCP_STDIO_BANNER') === '1') say(`boxtrail-mcp ready, calling ${new URL(baseUrl).origin}`)

/** What the protocol's library says of a line that is no message lists the fields of every message that there is. */
const nameProblem = (error: Error): string =>
  'issues' in error ? 'A line on stdin is not one JSON-RPC 2.0 message, and was ignored.' : error.message

serveStdio(() => createServer({ apiKey, baseUrl, toolset }), { onerror: (error) => say(nameProblem(error)) })
