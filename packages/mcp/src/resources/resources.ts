import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { completeContainer } from '../arguments/completion.ts'
import { failureOf } from '../problems/failure.ts'
import { containerOf } from '../records/container.ts'
import { allContradictions } from '../records/contradictions.ts'
import { containerUri } from '../results/resource-link.ts'
import type { Connect } from '../tool.ts'
import { summaryOf } from './container-summary.ts'
import { documents } from './documents.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MARKDOWN = 'text/markdown'

/** Registers containers by id, and the documents. */
export const registerResources = (server: McpServer, connect: Connect): void => {
  const template = new ResourceTemplate(containerUri('{id}'), {
    list: undefined,
    complete: { id: (typed) => completeContainer(typed, connect()) },
  })
  const about = {
    title: 'Container Information',
    description: 'One container: status, availability, holds, fees, last free day',
    mimeType: MARKDOWN,
    cacheHint: { ttlMs: MINUTE_MS, cacheScope: 'private' as const },
  }
  server.registerResource('container', template, about, async ({ href }, { id }, request) => {
    if (!z.guid().safeParse(id).success) throw new ResourceNotFoundError(href)
    const { client, now } = connect(request)
    try {
      const [container, { contradictions }] = await Promise.all([
        client.containers.get(id as string, { include: ['shipment', 'pod_terminal'] }),
        allContradictions(id as string, { client }),
      ])
      const text = summaryOf({ ...containerOf(container, now(), true), contradictions })
      return { contents: [{ uri: href, mimeType: MARKDOWN, text }] }
    } catch (error) {
      throw failureOf(error, href)
    }
  })
  for (const { name, uri, text, isListed: _, ...shown } of documents) {
    const cacheHint = { ttlMs: DAY_MS, cacheScope: 'public' as const }
    server.registerResource(name, uri, { ...shown, cacheHint }, async () => ({
      contents: [{ uri, mimeType: shown.mimeType, text }],
    }))
  }
  const listed = documents.filter(({ isListed }) => isListed)
  // By default the SDK lists every resource that can be read.
  server.server.setRequestHandler('resources/list', () => ({
    resources: listed.map(({ name, uri, title, description, mimeType }) => ({
      name,
      uri,
      title,
      description,
      mimeType,
    })),
  }))
}
