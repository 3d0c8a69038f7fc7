import type { Command } from '../command.ts'
import { column } from '../output/columns.ts'

export const sandbox: Command = {
  name: 'sandbox',
  about: 'Show the clock of the sandbox and the journeys that it plays',
  writes: true,
  example: 'boxtrail sandbox',
  run: async ({ connect, writer: open, say }) => {
    const clock = await (await connect()).sandbox.clock()
    const writer = open(JOURNEYS, 'json')
    if (writer.format === 'json') return writer.one(clock)
    say(`The clock of the sandbox shows ${clock.now}, ${Math.round(clock.aheadS / 3_600)} h ahead.`)
    for (const journey of clock.journeys) await writer.write(journey)
    return writer.end()
  },
}

const JOURNEYS = [
  ...['requestNumber', 'scenario', 'title', 'beganAt'].map((name) => column(name)),
  column('next', ({ nextMoment }) => (nextMoment as { name: string } | null)?.name),
  column('at', ({ nextMoment }) => (nextMoment as { at: string } | null)?.at),
  column('moments'),
]
