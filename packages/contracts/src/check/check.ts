import type { Spec } from '../comparison/document.ts'
import openapi from '../generated/openapi.json' with { type: 'json' }
import { callServer } from './call-server.ts'
import { compareDocument } from './compare-document.ts'
import type { Report } from './finding.ts'
import type { WebhookOptions } from './webhooks.ts'

export interface CheckOptions {
  /** Where the server is, with or without `/v2`. */
  against: string
  /** With a key, the server is also called. */
  apiKey?: string | undefined
  /** Creates, changes and deletes a record of its own as well. */
  writes?: boolean | undefined
  webhooks?: WebhookOptions | undefined
}

const own = openapi as unknown as Spec

/** Compares a running server with the contract that this package was made from. */
export async function checkServer({ against, apiKey, writes, webhooks }: CheckOptions): Promise<Report> {
  const server = against.replace(/\/+$/, '').replace(/\/v2$/, '')
  if (!apiKey && (writes || webhooks)) throw new Error('--writes and --webhooks need a key: --api-key')
  const served = await fetchDocument(server)
  if (!served && !apiKey)
    throw new Error(`${server}/openapi.json is no contract. Give a key, to compare answers instead: --api-key`)
  const called = apiKey ? await callServer({ url: server, apiKey, writes, webhooks }) : { calls: 0, findings: [] }
  return {
    server,
    contract: own.info.version,
    isDocumentCompared: served !== undefined,
    calls: called.calls,
    findings: [...(served ? compareDocument(own, served) : []), ...called.findings],
  }
}

/** What the server itself says that it does; nothing where it says nothing. */
async function fetchDocument(server: string): Promise<Spec | undefined> {
  const answer = await fetch(`${server}/openapi.json`, { signal: AbortSignal.timeout(30_000) }).catch((error) => {
    throw new Error(`${server} cannot be reached: ${error.cause?.message ?? error.message}`)
  })
  if (!answer.ok) return undefined
  const document = (await answer.json().catch(() => undefined)) as Partial<Spec> | undefined
  return document?.paths && document.components ? (document as Spec) : undefined
}
