import { Hono } from 'hono'
import { type Clock, ClockError } from '../clock.ts'
import { instant } from '../time.ts'

/** The clock of this process: read it, freeze it, set it, advance it, change its speed. */
export const clockRoutes = (clock: Clock): Hono => {
  const app = new Hono()
  const shown = () => {
    const { speed, frozen } = clock.state()
    return { now: instant(clock.now()), speed, frozen }
  }
  app.onError((error, c) => {
    if (error instanceof ClockError || error instanceof SyntaxError) return c.json({ error: error.message }, 400)
    throw error
  })
  app.get('/', (c) => c.json(shown()))
  app.post('/freeze', (c) => {
    clock.command({ do: 'freeze' })
    return c.json(shown())
  })
  app.post('/set', async (c) => {
    clock.command({ do: 'set', toMs: Date.parse(String((await body(c.req)).to)) })
    return c.json(shown())
  })
  app.post('/advance', async (c) => {
    clock.command({ do: 'advance', byMs: Number((await body(c.req)).seconds) * 1_000 })
    return c.json(shown())
  })
  app.post('/speed', async (c) => {
    clock.command({ do: 'run', speed: Number((await body(c.req)).speed) })
    return c.json(shown())
  })
  return app
}

const body = async (request: { json(): Promise<unknown> }): Promise<Record<string, unknown>> => {
  const value = await request.json()
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
