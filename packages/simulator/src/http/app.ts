import { type Context, Hono } from 'hono'
import type { Clock } from '../clock.ts'
import { readNumber } from '../numbers.ts'
import { lineOf } from '../story/lines.ts'
import type { World } from '../world.ts'
import { clockRoutes } from './clock-routes.ts'
import { dcsaError, eventsPage } from './events-page.ts'
import { faultResponse } from './faults.ts'

export interface AppOptions {
  world: World
  clock: Clock
  /** When a journey began, for requests without the header. */
  beganMs: (number: string) => number
  /** How long a source that hangs keeps its caller waiting. */
  hangMs: number
}

const parameters = ['transportDocumentReference', 'carrierBookingReference', 'equipmentReference'] as const

/** The sources of the world over HTTP: lines speak DCSA 2.2, terminals and railways the feed contract. */
export const createApp = (options: AppOptions): Hono => {
  const { world, clock, hangMs } = options
  const app = new Hono()
  app.route('/clock', clockRoutes(clock))
  app.get('/scenarios', (c) =>
    c.json(world.scenarios.map(({ key, serial, kind, title, invariant }) => ({ key, serial, kind, title, invariant }))),
  )

  app.get('/lines/:scac/v2/events', (c) => {
    const scac = c.req.param('scac').toUpperCase()
    if (!lineOf(scac)) return dcsaError(c, 404, 'no such line')
    const requested = parameters.map((name) => c.req.query(name)).find((value) => value)
    if (!requested) return dcsaError(c, 400, `one of ${parameters.join(', ')} is required`)
    const when = times(c, options, requested)
    if (!when) return dcsaError(c, 400, 'Simulator-Now and Simulator-Began must be instants')
    const answer = world.answer({ source: `line:${scac}`, number: requested, ...when })
    switch (answer.kind) {
      case 'fault':
        return faultResponse(c, answer.fault.kind, hangMs)
      case 'events':
        return eventsPage(c, answer.events, answer.line)
      case 'nothing':
        return eventsPage(c, [], lineOf(scac)!)
      default:
        return dcsaError(c, 404, 'the number is not known')
    }
  })

  const poll = (kind: 'terminal' | 'rail' | 'linefeed') => (c: Context) => {
    const number = c.req.param('number')!.toUpperCase()
    const when = times(c, options, number)
    if (!when) return c.json({ error: 'Simulator-Now and Simulator-Began must be instants' }, 400)
    if (readNumber(number)?.kind !== 'container') return c.json({ error: 'not a container of this world' }, 404)
    const answer = world.answer({ source: `${kind}:${c.req.param('code')}`, number, ...when })
    if (answer.kind === 'fault') return faultResponse(c, answer.fault.kind, hangMs)
    return answer.kind === 'message'
      ? c.json(answer.message)
      : c.json({ error: 'the container is not known here' }, 404)
  }
  app.get('/terminals/:code/containers/:number', poll('terminal'))
  app.get('/railways/:code/containers/:number', poll('rail'))
  app.get('/lines/:code/containers/:number', poll('linefeed'))
  return app
}

/**
 * The clock and the beginning of the journey: those of the request's headers, otherwise those of the process. Null for
 * headers that are not instants.
 */
const times = (c: Context, { clock, beganMs }: AppOptions, number: string) => {
  const header = (name: string, otherwise: () => number) => {
    const text = c.req.header(name)
    return text === undefined ? otherwise() : Date.parse(text)
  }
  const nowMs = header('Simulator-Now', clock.now)
  const began = header('Simulator-Began', () => beganMs(number))
  return Number.isFinite(nowMs) && Number.isFinite(began) ? { nowMs, beganMs: began } : null
}
