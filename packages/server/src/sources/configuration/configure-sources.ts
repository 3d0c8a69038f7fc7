import type { Reference } from '@boxtrail/reference/reference'
import { Agent } from 'undici'
import type { Config } from '../../config/config.ts'
import type { ObtainToken } from '../http/shared-logins.ts'
import { createRegistry, type Registry } from '../registry.ts'
import type { Sandbox } from '../test-line/sandbox-sources.ts'
import { createTestLine } from '../test-line/test-line.ts'
import { configurePartner } from './configure-edi-partner.ts'
import { createConnect } from './configure-endpoint.ts'
import { configureFeed } from './configure-feed.ts'
import { configureLines } from './configure-lines.ts'
import { withDistinctNames } from './distinct-names.ts'

/** How many polls of one source a process can have under way. */
export const CONNECTIONS_PER_SOURCE = 64

/** The sources of the configuration file, the built-in test line, and the lines that lack credentials. */
export const configureSources = (
  config: Pick<Config, 'lines' | 'feeds' | 'edi' | 'locate'>,
  reference: Reference,
  { sandbox, obtainToken }: { sandbox?: Sandbox; obtainToken?: ObtainToken } = {},
): Registry => {
  // One connection pool for all sources, kept open between polls, so that the total number of connections is limited.
  const dispatcher = new Agent({
    connections: CONNECTIONS_PER_SOURCE,
    keepAliveTimeout: 30_000,
    connect: { timeout: 10_000 },
  })
  const connect = createConnect(dispatcher, config.locate, obtainToken)
  const testLine = createTestLine()
  return createRegistry(
    withDistinctNames([
      ...(sandbox?.demo(testLine) ?? [testLine]),
      ...configureLines(config, reference, connect),
      ...config.feeds.map((feed, at) => configureFeed(feed, { reference, connect, path: ['feeds', at] })),
      ...config.edi.partners.map((partner, at) => configurePartner(partner, at, config, reference)),
    ]),
    sandbox,
  )
}
