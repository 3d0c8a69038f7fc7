import { z } from 'zod'

const url = z.url({ protocol: /^https?$/, message: 'is not an http(s) URL' }).refine((text) => {
  const parsed = URL.parse(text)
  return !parsed?.username && !parsed?.password
}, 'has a user or password, which are not sent; leave them out, and write the credentials with their own settings')

const withoutSlashes = (text: string) => text.replace(/\/+$/, '')

export const httpUrl = url.transform(withoutSlashes)

/** A URL to which a path is appended: given without `added`. */
export const baseUrl = (added: string) =>
  url
    .refine((text) => !/[?#]/.test(text), 'has a ? or #, to which no path can be added; leave out what follows it')
    .transform(withoutSlashes)
    .refine((text) => !text.endsWith(added), `ends in ${added}, which is added to it; leave that out`)

/** An id in the form in which the database writes it, because accounts are compared by it. */
export const accountId = z.uuid().toLowerCase()

/** The largest value of a column of four bytes. */
const MAX_COUNT = 2_147_483_647
export const YEAR_S = 365 * 86_400
export const positive = z.number().int().positive().max(MAX_COUNT)
export const seconds = z.number().positive().max(YEAR_S)
export const days = z.number().nonnegative().max(3_650)
export const secret = z.string().min(1, 'is empty')
