import { z } from 'zod'

export const httpUrl = z
  .url({ protocol: /^https?$/, message: 'is not an http(s) URL' })
  .transform((text) => text.replace(/\/+$/, ''))

/** What a column of four bytes holds. */
const MAX_COUNT = 2_147_483_647
export const YEAR_S = 365 * 86_400
export const positive = z.number().int().positive().max(MAX_COUNT)
export const seconds = z.number().positive().max(YEAR_S)
export const days = z.number().nonnegative().max(3_650)
export const secret = z.string().min(1, 'is empty')
