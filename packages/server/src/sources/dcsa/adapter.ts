import { z } from 'zod'
import { lineAdapter } from '../line-adapter.ts'
import { profiles } from './profiles.ts'
import { createDcsaSource } from './source.ts'

const names = Object.keys(profiles)

/** DCSA Track & Trace 2.2. */
export const dcsa = lineAdapter({
  name: 'dcsa',
  settings: z.strictObject({
    profile: z
      .enum(names, { error: ({ input }) => `there is no profile "${input}"; known profiles: ${names.join(', ')}` })
      .default('generic')
      .describe(`How the line deviates from the standard: ${names.map((name) => `\`${name}\``).join(', ')}`),
  }),
  create: (options, { profile }) => createDcsaSource({ ...options, profile: profiles[profile]! }),
})
