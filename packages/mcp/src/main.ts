#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { createServer } from './server.ts'
import { Messages } from './stdio/messages.ts'

const USAGE = `usage: boxtrail-mcp

An MCP server over stdio: an AI client starts it, and writes to its stdin. Settings are taken from the environment:

BOXTRAIL_API_KEY           the API key (required)
BOXTRAIL_API_URL           the Boxtrail to call; http://127.0.0.1:8080 unless set
BOXTRAIL_MCP_TOOLSET       all: three more tools than the default ten
BOXTRAIL_MCP_STDIO_BANNER  1: says on stderr that it is ready
`

/** An empty variable counts as not set, as in the service. */
const setting = (name: string): string | undefined => process.env[name]?.trim() || undefined

/** Stdout is reserved for messages of the protocol. */
const say = (text: string) => process.stderr.write(`${text}\n`)

/** With 2 for wrong usage, as other commands do, and 1 for wrong settings. */
function end(problem: string, exitCode = 1): never {
  say(problem)
  process.exit(exitCode)
}

function print(text: string): never {
  process.stdout.write(text)
  process.exit()
}

const [argument] = process.argv.slice(2)
if (argument === '--help' || argument === '-h') print(USAGE)
if (argument === '--version' || argument === '-V') {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  print(`${version}\n`)
}
// The argument may be the API key, so it is not repeated.
if (argument !== undefined) end(`It takes no arguments: settings come from the environment.\n\n${USAGE.trimEnd()}`, 2)

const apiKey = setting('BOXTRAIL_API_KEY')
const baseUrl = setting('BOXTRAIL_API_URL') ?? 'http://127.0.0.1:8080'
const toolset = setting('BOXTRAIL_MCP_TOOLSET')

if (apiKey === undefined)
  end('BOXTRAIL_API_KEY is not set: give the MCP server the API key in its environment (never as an argument).')
if (/[^ -~]/.test(apiKey))
  end('BOXTRAIL_API_KEY has a character that no API key has: copy the key again, without the text around it.')
if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
  end(`BOXTRAIL_API_URL is not the address of a service, such as http://127.0.0.1:8080: ${baseUrl}`)
if (toolset !== undefined && toolset !== 'all') end(`BOXTRAIL_MCP_TOOLSET is "all" or not set, and not "${toolset}".`)
if (setting('BOXTRAIL_MCP_STDIO_BANNER') === '1') say(`boxtrail-mcp ready, calling ${new URL(baseUrl).origin}`)

/**
 * For an unknown message the error of the protocol's library lists the fields of every known message, so it is
 * replaced.
 */
const nameProblem = (error: Error): string =>
  'issues' in error ? 'A line on stdin is not one JSON-RPC 2.0 message, and was ignored.' : error.message

const messages = new Messages({
  say,
  refuse: (id, message) => {
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32600, message } })}\n`)
  },
})
// A client that has exited no longer reads.
process.stdout.on('error', () => process.exit())
// Many answers may wait for the pipe while a client is slow to read, each with its own listener.
process.stdout.setMaxListeners(0)

serveStdio(() => createServer({ apiKey, baseUrl, toolset }), {
  transport: new StdioServerTransport(process.stdin.pipe(messages) as never, process.stdout),
  onerror: (error) => say(nameProblem(error)),
})
