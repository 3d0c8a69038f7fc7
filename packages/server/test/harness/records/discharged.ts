import { withCheckDigit } from '@boxtrail/reference/container-number'
import { journeyAt } from '../../intake/feeds/feed.ts'
import type { TestAccount, testApi } from '../api.ts'
import { workUntilIdle } from '../workers.ts'
import { trackingBody } from './tracked.ts'

interface Discharged {
  container: string
  /** The number of the bill. */
  number: string
  /** The id of the container's record. */
  id: string
}

/** Creates containers that were discharged at Los Angeles, with the seal BXT004711, each on its own bill. */
export const dischargedContainers = (world: Awaited<ReturnType<typeof testApi>>, prefix: string) => {
  let count = 0
  /** Returns the id of the container's record in the account. */
  const track = async (
    { container, number }: Pick<Discharged, 'container' | 'number'>,
    { api }: Pick<TestAccount, 'api'> = world,
  ): Promise<string> => {
    await api.POST('/tracking_requests', { body: trackingBody({ request_number: number }) })
    await workUntilIdle(world.context)
    const { data } = await api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
    return data!.data[0]!.id
  }
  const next = async (): Promise<Discharged> => {
    const container = withCheckDigit(`${prefix}${String(++count).padStart(5, '0')}`)!
    const number = trackingBody().data.attributes.request_number
    world.line.knows(number, journeyAt(44, container))
    return { container, number, id: await track({ container, number }) }
  }
  return { track, next }
}
