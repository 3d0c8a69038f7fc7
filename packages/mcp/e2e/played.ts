import { type BoxtrailClient, createClient } from '@boxtrail/client'
import { billNumber, createWorld, type Story, scenarios } from '@boxtrail/simulator'

/** Journeys whose sources finally report what really happened. */
const CAST = [
  'direct',
  'transshipment',
  'feeder',
  'barge',
  'rail',
  'rail-canada',
  'truck',
  'reefer',
  'multi-box',
  'long-dwell',
  'line-lfd',
  'two-hubs',
]

/** The true course of a journey, from the simulator and not from the service. */
export interface Played {
  bill: string
  containers: readonly string[]
  portOfLading: string
  portOfDischarge: string
  vessel: string
  /** For each container, instants by name of attribute. */
  times: readonly Record<string, string>[]
  /** The holds in the first report of the terminal. */
  holds: readonly string[]
}

const world = createWorld(1)

const actOf = (story: Story, name: string) => story.acts.find((act) => act.name === name)!

const playedOf = (story: Story, beganMs: number): Played => ({
  bill: story.bill,
  containers: story.containers,
  portOfLading: actOf(story, 'load').place.locode!,
  portOfDischarge: actOf(story, 'discharge').place.locode!,
  vessel: actOf(story, 'discharge').sailing!.vessel.name,
  times: story.truth.map((truth) =>
    Object.fromEntries(Object.entries(truth).map(([name, ms]) => [name, isoOf(beganMs + (ms as number))])),
  ),
  holds: holdsOf(story),
})

const isoOf = (ms: number) => new Date(Math.floor(ms / 1_000) * 1_000).toISOString()

const holdsOf = (story: Story) => {
  const first = story.feed.find(({ name }) => name === 'manifested')
  const says = first?.says as { holds?: { raw_name: string }[] } | undefined
  return (says?.holds ?? []).map(({ raw_name }) => raw_name.toLowerCase()).sort()
}

const bills = CAST.map((key) => billNumber({ serial: scenarios.find((one) => one.key === key)!.serial, variation: 1 }))

/** Tracks the journeys, which begin now. */
export const play = async (service: {
  url: string
  apiKey: string
}): Promise<{ journeys: Played[]; client: BoxtrailClient }> => {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey })
  for (const requestNumber of bills)
    await client.trackingRequests.create({ requestType: 'bill_of_lading', requestNumber, scac: 'TEST' })
  const { journeys } = await client.sandbox.clock()
  const begun = new Map(journeys.map(({ requestNumber, beganAt }) => [requestNumber, Date.parse(beganAt)]))
  return { client, journeys: bills.map((bill) => playedOf(world.story(bill)!, begun.get(bill)!)) }
}

/** Advances to a moment of a journey. If the service is busy, one call may advance only a part of the time. */
export const until = async (client: BoxtrailClient, { bill }: Played, moment: string): Promise<void> => {
  const isAhead = async () => {
    const { journeys } = await client.sandbox.clock()
    return journeys.find(({ requestNumber }) => requestNumber === bill)!.moments.includes(moment)
  }
  while (await isAhead()) await client.sandbox.advance({ advanceTo: moment, requestNumber: bill })
}

/** Advances until everything has happened. */
export const untilTheEnd = async (client: BoxtrailClient): Promise<void> => {
  const { now } = await client.sandbox.clock()
  const end = new Date(Date.parse(now) + 100 * 86_400_000).toISOString().replace(/\.\d+Z/, 'Z')
  // With many journeys one call advances only a part of the time.
  for (let shown = now; shown < end; ) shown = (await client.sandbox.advance({ advanceTo: end })).now
}
