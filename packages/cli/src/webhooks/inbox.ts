import type { BoxtrailClient } from '@boxtrail/client'
import type { Terminal } from '../terminal/terminal.ts'
import type { Delivery } from './post.ts'

/**
 * A reserved domain that never resolves (RFC 2606): the service notifies this webhook like any other, and cannot reach
 * it. What it would have posted is read from its notifications instead.
 */
const HOST = 'boxtrail-cli.invalid'

const urlOf = ({ hostname, pid }: Terminal) => `https://${HOST}/${encodeURIComponent(hostname)}/${pid}`

/** A webhook that exists while a command listens. */
export const openInbox = async (client: BoxtrailClient, terminal: Terminal, events: readonly string[]) => {
  await removeLeft(client, terminal)
  const webhook = await client.webhooks.create({
    url: urlOf(terminal),
    active: true,
    ...(events.length > 0 ? { events: events as never } : {}),
  })
  const seen = new Set<string>()
  return {
    secret: webhook.secret,
    /** Yields what has arrived since the last call, in the order in which it happened. */
    async *look(signal: AbortSignal): AsyncGenerator<Delivery> {
      const fresh: string[] = []
      for await (const { id, relationships } of client.webhookNotifications.iterate({}, { format: 'raw', signal })) {
        // Ids begin with their time: notifications older than the webhook are not for it.
        if (id < webhook.id || seen.has(id)) break
        if (relationships.webhook.data.id === webhook.id) fresh.unshift(id)
      }
      for (const id of fresh) {
        const { data, included } = await client.webhookNotifications.body(id, { format: 'raw', signal })
        seen.add(id)
        yield { id, event: data.attributes.event, body: JSON.stringify({ data, included }) }
      }
    },
    close: () => client.webhooks.delete(webhook.id),
  }
}

/** Removes webhooks of killed runs on this machine. */
const removeLeft = async (client: BoxtrailClient, { hostname, isRunning }: Terminal): Promise<void> => {
  const own = new RegExp(`^https://${HOST}/${escaped(encodeURIComponent(hostname))}/(\\d+)$`)
  const left: string[] = []
  for await (const { id, url } of client.webhooks.iterate()) {
    const pid = own.exec(url)?.[1]
    if (pid && !isRunning(Number(pid))) left.push(id)
  }
  for (const id of left) await client.webhooks.delete(id)
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
