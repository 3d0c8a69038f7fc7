import type { Spec } from '../comparison/document.ts'
import openapi from '../generated/openapi.json' with { type: 'json' }
import { callServer } from './call-server.ts'
import { compareDocument } from './compare-document.ts'
import type { Report } from './finding.ts'
import type { WebhookOptions } from './webhooks.ts'

export interface CheckOptions {
  /** The address of the server, with or without `/v2`. */
  against: string
  /** With a key, the server is called as well. */
  apiKey?: string | undefined
  /** Whether to create, change and delete a record as well. */
  writes?: boolean | undefined
  webhooks?: WebhookOptions | undefined
}

const own = openapi as unknown as Spec

/** Compares a running server with the contract that this package contains. */
export async function checkServer({ against, apiKey, writes, webhooks }: CheckOptions): Promise<Report> {
  const server = against.replace(/\/+$/, '').replace(/\/v2$/, '')
  if (!apiKey && (writes || webhooks)) throw new Error('--writes and --webhooks need a key: --api-key')
  const served = await fetchDocument(server)
  if (!served && !apiKey)
    throw new Error(`${server}/openapi.json is not a contract. Give a key, to compare answers instead: --api-key`)
  const called = apiKey ? await callServer({ url: server, apiKey, writes, webhooks }) : { calls: 0, findings: [] }
  return {
    server,
    contract: own.info.version,
    isDocumentCompared: served !== undefined,
    calls: called.calls,
    findings: [...(served ? compareDocument(own, served) : []), ...called.findings],
  }
}

/** The contract that the server itself serves; undefined if it serves none. */
async function fetchDocument(server: string): Promise<Spec | undefined> {
  const answer = await fetch(`${server}/openapi.json`, { signal: AbortSignal.timeout(30_000) }).catch((error) => {
    throw new Error(`${server} cannot be reached: ${error.cause?.message ?? error.message}`)
  })
  if (!answer.ok) return undefined
  const document = (await answer.json().catch(() => undefined)) as Partial<Spec> | undefined
  return document?.paths && document.components ? (document as Spec) : undefined
}
