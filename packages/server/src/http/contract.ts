import type { Hono } from 'hono'
import { stringify } from 'yaml'

const renditions = {
  json: JSON.stringify,
  yaml: (document: unknown) => stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
}

/** Serves the contract with the address of this installation. Loaded on first use, because it is a megabyte. */
export const bindContract = (app: Hono, baseUrl: () => string): void => {
  for (const [type, render] of Object.entries(renditions)) {
    let made: { baseUrl: string; text: string } | undefined
    app.get(`/openapi.${type}`, async () => {
      if (made?.baseUrl !== baseUrl()) made = { baseUrl: baseUrl(), text: render(await documentAt(baseUrl())) }
      return new Response(made.text, {
        headers: {
          'Content-Type': `application/${type}`,
          'Cache-Control': 'no-cache',
          'X-Content-Type-Options': 'nosniff',
        },
      })
    })
  }
}

const documentAt = async (baseUrl: string) => {
  const { default: openapi } = await import('@boxtrail/contracts/openapi.json', { with: { type: 'json' } })
  const [server] = openapi.servers
  const variables = { base: { ...server!.variables.base, default: baseUrl } }
  return { ...openapi, servers: [{ ...server, variables }] }
}
