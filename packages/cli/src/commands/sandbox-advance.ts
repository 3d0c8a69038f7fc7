import type { Command } from '../command.ts'
import { UsageError } from '../failure.ts'
import { column } from '../output/columns.ts'

/** The service responds after this time, however far the clock has been advanced. */
const ANSWERS_AFTER_MS = 15_000

export const sandboxAdvance: Command = {
  name: 'sandbox advance',
  about: 'Advance the clock of the sandbox by a time, or to a moment of a journey',
  arguments: 'HOW-FAR   (2d, 6h, P1DT6H, 2026-12-01T08:00:00Z, discharge, lfd-1d)',
  least: 1,
  most: 1,
  options: { number: { value: 'NUMBER', about: 'The journey whose moment is meant; else the latest' } },
  writes: true,
  example: 'boxtrail sandbox advance 2d\nboxtrail sandbox advance lfd-1d --number QXSB01000',
  run: async ({ arguments: [far = ''], terminal, text, connect, writer, progress }) => {
    const by = durationOf(far)
    const number = text('number')
    if (by !== null && number)
      throw new UsageError('--number goes with a moment of a journey, not with a time.', { where: '--number' })
    const { sandbox } = await connect()
    // A duration is converted once, so that a repeated request does not add it again.
    const to = by === null ? far : new Date(Date.parse((await sandbox.clock()).now) + by).toISOString()
    for (;;) {
      const begun = terminal.now().getTime()
      const values = { advanceTo: to, ...(number ? { requestNumber: number } : {}) }
      const options = { signal: terminal.signal, timeoutMs: 4 * ANSWERS_AFTER_MS }
      const clock = await sandbox.advance(values, options)
      progress(`the clock shows ${clock.now}`)
      const isInstant = /^\d{4}-/.test(to)
      const hasArrived = isInstant
        ? Date.parse(clock.now) >= Math.floor(Date.parse(to) / 1_000) * 1_000
        : terminal.now().getTime() - begun < ANSWERS_AFTER_MS
      if (!hasArrived) continue
      progress('')
      return writer([column('now'), column('aheadS')], 'json').one(clock)
    }
  },
}

const UNITS: Record<string, number> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000 }
const ISO = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** The milliseconds of `2d` or `P1DT6H`; null for an instant or a moment. */
export const durationOf = (text: string): number | null => {
  const short = /^(\d+)([wdhm])$/.exec(text)
  if (short) return Number(short[1]) * UNITS[short[2]!]!
  const parts = ISO.exec(text)
  if (!parts || !/\d/.test(text)) return null
  const [weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0))
  return weeks! * UNITS.w! + days! * UNITS.d! + hours! * UNITS.h! + minutes! * UNITS.m! + seconds! * 1_000
}
