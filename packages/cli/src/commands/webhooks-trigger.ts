import { webhookEventNames } from '@boxtrail/contracts'
import type { Command } from '../command.ts'
import { Ended, EXIT, UsageError } from '../failure.ts'
import { column } from '../output/columns.ts'
import { attemptLine } from '../webhooks/attempt-line.ts'
import { createForwarder } from '../webhooks/forwarder.ts'
import { eventOf, receiverOf } from '../webhooks/receiver.ts'
import { createSecret } from '../webhooks/sign.ts'

export const webhooksTrigger: Command = {
  name: 'webhooks trigger',
  about: 'Send the example of an event once, signed: from here to --forward-to, or by the service to --to',
  arguments: 'EVENT',
  least: 1,
  most: 1,
  choices: webhookEventNames,
  options: {
    'forward-to': { value: 'URL', about: 'A receiver that this machine reaches' },
    to: { value: 'URL', about: 'A receiver that the service reaches, and may send to' },
    secret: {
      value: 'SECRET',
      about: 'Signs with this one; else BOXTRAIL_WEBHOOK_SECRET, or a new one, which is printed',
    },
  },
  writes: true,
  example: 'boxtrail webhooks trigger container.transport.available --forward-to http://localhost:3000/hook',
  run: async ({ arguments: [name = ''], terminal, text, connect, writer: open, say }) => {
    const event = eventOf(name)
    const [here, there] = [text('forward-to'), text('to')]
    if ((here === undefined) === (there === undefined))
      throw new UsageError('The example goes to one receiver.', {
        where: '--forward-to, --to',
        action: 'name one of the two: --forward-to http://localhost:3000/hook',
      })
    const [to, option] = here === undefined ? [there!, '--to'] : [here, '--forward-to']
    const receiver = receiverOf(to, option)
    const given = text('secret') ?? terminal.env.BOXTRAIL_WEBHOOK_SECRET
    const secret = given || createSecret()
    const client = await connect()
    if (!given) say(`The secret that verifies what arrives: ${secret}`)
    const writer = open(COLUMNS, 'json')
    if (here === undefined) {
      const sent = await client.webhooks.trigger({ url: receiver.href, event, secret })
      await writer.one(sent)
      if (!sent.succeeded) throw new Ended(EXIT.other)
      return
    }
    const { data, included } = await client.webhookNotifications.example(event, { format: 'raw' })
    let outcome = ''
    const forwarder = createForwarder(terminal, {
      to: receiver,
      secret,
      retries: 0,
      onAttempt: async (attempt) => {
        outcome = attempt.outcome
        if (writer.format === 'table') await terminal.stdout(attemptLine(attempt, terminal.now()))
        else await writer.one(attempt)
      },
    })
    await forwarder.deliver({ id: data.id, event, body: JSON.stringify({ data, included }) })
    if (outcome !== 'succeeded') throw new Ended(EXIT.other)
  },
}

const COLUMNS = ['event', 'id', 'status', 'error', 'durationMs', 'outcome'].map((name) => column(name))
