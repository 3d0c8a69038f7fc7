import { z } from 'zod'
import { lineAdapter } from '../port/line-adapter.ts'
import type { LineData } from '../port/source.ts'
import { createDcsaSource } from './dcsa-source.ts'
import { profiles } from './profiles.ts'

const names = Object.keys(profiles)

/** DCSA Track & Trace 2.2. */
export const dcsa = lineAdapter({
  name: 'dcsa',
  settings: z.strictObject({
    profile: z
      .enum(names, { error: ({ input }) => `there is no profile "${input}"; known profiles: ${names.join(', ')}` })
      .default('generic')
      .describe(`How the line deviates from the standard: ${names.map((name) => `\`${name}\``).join(', ')}`),
    averages_weights: z
      .boolean()
      .default(false)
      .describe('The line gives each container the average weight of its bill; `meta.averaged` then says so'),
  }),
  create: (options, { profile: name, averages_weights: averages }) => {
    const profile = profiles[name]!
    return createDcsaSource({
      ...options,
      profile: averages ? { ...profile, data: withAveragedWeights(profile.data) } : profile,
    })
  },
})

const withAveragedWeights = (data: LineData): LineData => ({
  ...data,
  averages: ['weight_in_lbs'],
  notes: [...data.notes, 'Weights are averaged over the containers of a bill.'],
})
