import { keys } from '@boxtrail/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ALL_RECORDS } from '../../api/all-records.ts'
import { client } from '../../api/client.ts'

/** An instant, or a moment of a journey. */
export type Target = { to: number } | { moment: string; number: string }

const MAX_REQUESTS = 40
/** The service answers within 15 seconds, even if the clock has not arrived. */
const CUT_SHORT_MS = 14_500

/** Advances the clock until it arrives, and shows the progress. */
export const useAdvance = () => {
  const queryClient = useQueryClient()
  const request = async (values: { advanceTo: string; requestNumber?: string }) => {
    const clock = await client.sandbox.advance(values)
    queryClient.setQueryData(keys.sandboxClock(), clock)
    return clock
  }
  const toInstant = async (to: number) => {
    for (let requests = 0; requests < MAX_REQUESTS; requests++) {
      const { now } = await request({ advanceTo: new Date(to).toISOString() })
      if (Date.parse(now) >= Math.floor(to / 1_000) * 1_000) return
    }
  }
  const toMoment = async (moment: string, requestNumber: string) => {
    for (let requests = 0; requests < MAX_REQUESTS; requests++) {
      const began = performance.now()
      const { journeys } = await request({ advanceTo: moment, requestNumber })
      const isToCome = journeys.some((one) => one.requestNumber === requestNumber && one.moments.includes(moment))
      // The name alone is not enough: some moments occur more than once.
      if (!isToCome || performance.now() - began < CUT_SHORT_MS) return
    }
  }
  return useMutation({
    mutationFn: (target: Target) => ('to' in target ? toInstant(target.to) : toMoment(target.moment, target.number)),
    onSettled: () => queryClient.invalidateQueries(ALL_RECORDS),
  })
}
