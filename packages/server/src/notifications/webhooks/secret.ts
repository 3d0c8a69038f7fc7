import { randomBytes } from 'node:crypto'

/** A secret of 256 random bits in the form that Standard Webhooks libraries take. */
export const createSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
