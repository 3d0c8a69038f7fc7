import { webhookEventNames } from '@boxtrail/contracts'
import { afterAll, expect, test } from 'vitest'
import { smallScenarios } from '../../simulator/small-scenarios.ts'
import { playAndCompare } from './compare-current.ts'

/**
 * Together, these scenarios notify of every event that a line causes; current-records.slow.test.ts plays all of them.
 */
const FEW = [4, 19, 32, 52, 100]
const few = smallScenarios.filter(({ serial }) => FEW.includes(serial) || serial % 12 === 0)

/** Events that terminals, railways, users, documents or silent sources cause. */
const OF_OTHERS = [
  'container.contradiction.resolved',
  'container.pickup_appointment.changed',
  'container.pickup_lfd_rail.changed',
  'container.pickup_lfd_terminal.changed',
  'container.transport.available',
  'container.transport.delivered',
  'container.transport.estimated.vessel_arrived',
  'container.transport.estimated.vessel_departed',
  'container.transport.not_available',
  'document.extracted',
  'document.extraction_failed',
  'source.silence_ended',
  'source.silent',
]
const seen = new Set<string>()

test.each(few.map((scenario) => [scenario.key, scenario] as const))(
  'a webhook is notified of the records of %s exactly as a request gets them at that moment',
  async (_key, scenario) => {
    const compared = await playAndCompare(scenario)
    expect(compared.size).toBeGreaterThan(0)
    for (const event of compared) seen.add(event)
  },
  120_000,
)

afterAll(() => expect([...new Set(webhookEventNames).difference(seen)].sort()).toEqual(OF_OTHERS))
