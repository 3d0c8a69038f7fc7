import { BoxtrailError } from '@boxtrail/client'
import type { Command } from '../command.ts'
import { UsageError } from '../failure.ts'
import { column } from '../output/columns.ts'
import { attemptLine } from '../webhooks/attempt-line.ts'
import { createForwarder } from '../webhooks/forwarder.ts'
import { openInbox } from '../webhooks/inbox.ts'
import { eventOf, receiverOf } from '../webhooks/receiver.ts'
import { MAX_RETRIES } from '../webhooks/retries.ts'

export const webhooksListen: Command = {
  name: 'webhooks listen',
  about: 'Deliver the events of the account to a receiver on this machine, signed, without a public address',
  options: {
    'forward-to': { value: 'URL', about: 'The receiver, such as http://localhost:3000/hook' },
    events: { value: 'NAMES', many: true, about: 'Only these; else those that a webhook gets by default' },
    secret: {
      value: 'SECRET',
      about: 'Signs with this one; else BOXTRAIL_WEBHOOK_SECRET, or a new one, which is printed',
    },
    retries: { value: 'N', about: `How often to try again, after 5 s, 1 min, 5 min …; ${MAX_RETRIES} by default` },
  },
  writes: true,
  example: 'boxtrail webhooks listen --forward-to http://localhost:3000/hook',
  run: async ({ terminal, text, texts, connect, writer: open, say }) => {
    const to = receiverOf(required(text('forward-to')), '--forward-to')
    const events = texts('events')
      .flatMap((names) => names.split(','))
      .map(eventOf)
    const retries = retriesOf(text('retries'))
    const client = await connect()
    const inbox = await openInbox(client, terminal, events)
    const secret = text('secret') ?? (terminal.env.BOXTRAIL_WEBHOOK_SECRET || inbox.secret)
    const writer = open(COLUMNS, 'ndjson')
    const forwarder = createForwarder(terminal, {
      to,
      secret,
      retries,
      onAttempt: (attempt) =>
        writer.format === 'table' ? terminal.stdout(attemptLine(attempt, terminal.now())) : writer.write(attempt),
    })
    const failed = new AbortController()
    const signal = AbortSignal.any([terminal.signal, failed.signal])
    const look = async (): Promise<void> => {
      try {
        for await (const delivery of inbox.look(signal)) await forwarder.deliver(delivery)
      } catch (error) {
        // A service that restarts has kept what was not read yet.
        if (!(error instanceof BoxtrailError && error.isRetryable)) throw error
        say(`${error.message} Trying again in ${PAUSE_MS / 1_000} s.`)
        await terminal.sleep(PAUSE_MS, signal)
        await look()
      }
    }
    const deliver = createPump(look, (error) => failed.abort(error))
    try {
      const { meta } = await client.events.list({ limit: 1 }, { signal })
      say(`The secret that verifies what arrives: ${secret}`)
      say(`Listening. Events go to ${to.href}; Ctrl-C ends it.`)
      deliver()
      const onDisconnect = ({ message }: Error, waitMs: number) =>
        say(`${message} Trying again in ${Math.ceil(waitMs / 1_000)} s.`)
      for await (const { event } of client.events.follow({ after: meta.lastSequence }, { signal, onDisconnect }))
        if (event !== null) deliver()
    } finally {
      const dropped = await forwarder.stop()
      await inbox.close().catch(() => say('Its webhook could not be removed; the next start on this machine does it.'))
      if (dropped > 0) say(`${dropped} deliveries waited for another attempt, and are dropped.`)
      await writer.end()
    }
    if (!terminal.signal.aborted) failed.signal.throwIfAborted()
  },
}

const PAUSE_MS = 5_000

const COLUMNS = ['event', 'id', 'attempt', 'status', 'error', 'durationMs', 'outcome', 'retryInMs'].map((name) =>
  column(name),
)

const required = (to: string | undefined): string => {
  if (to === undefined)
    throw new UsageError('Where the events go is missing.', {
      where: '--forward-to',
      action: 'add --forward-to http://localhost:3000/hook',
    })
  return to
}

const retriesOf = (text: string | undefined): number => {
  if (text === undefined) return MAX_RETRIES
  if (!/^\d{1,2}$/.test(text) || Number(text) > MAX_RETRIES)
    throw new UsageError(`--retries is a number from 0 to ${MAX_RETRIES}, and not "${text}".`, { where: '--retries' })
  return Number(text)
}

/** Runs `look` again if news arrives while it runs, however much: one run finds all of it. */
const createPump = (look: () => Promise<void>, onFailure: (error: unknown) => void): (() => void) => {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await look()
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) run().catch(onFailure)
  }
}
