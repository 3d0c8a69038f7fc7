import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import type { Hono } from 'hono'
import { stringify } from 'yaml'

/** Serves the contract with the address of this installation. Built on first use, because it is a megabyte. */
export const bindContract = (app: Hono, baseUrl: () => string): void => {
  const made = new Map<string, string>()
  const textOf = (type: string, write: (document: unknown) => string): string => {
    const key = `${type} ${baseUrl()}`
    const text = made.get(key) ?? write(withAddress(baseUrl()))
    made.set(key, text)
    return text
  }
  const headers = (type: string) => ({
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  app.get('/openapi.json', () => new Response(textOf('json', JSON.stringify), { headers: headers('application/json') }))
  app.get('/openapi.yaml', () => {
    const text = textOf('yaml', (document) => stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }))
    return new Response(text, { headers: headers('application/yaml') })
  })
}

const withAddress = (baseUrl: string) => {
  const [server] = openapi.servers
  const variables = { base: { ...server!.variables.base, default: baseUrl } }
  return { ...openapi, servers: [{ ...server, variables }] }
}
