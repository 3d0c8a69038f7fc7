import type { BoxtrailClient, Container } from '@boxtrail/client'

import client = require('@boxtrail/client')

import { verifyWebhook } from '@boxtrail/client/webhooks'
import type { Schemas } from '@boxtrail/contracts'
import { examples } from '@boxtrail/contracts/examples'
import { requests } from '@boxtrail/contracts/zod'

/** TypeScript that becomes CommonJS, under `module: node16`. */
export const make = (): BoxtrailClient => client.createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'example' })
export const isMissing = (error: unknown): error is client.NotFoundError => error instanceof client.NotFoundError
export const numberOf = (container: Container | Schemas['Container']): string =>
  'attributes' in container ? container.attributes.number : container.number
export const fixture = (): string => numberOf(examples.getContainer[200].default.data)
export const isRequest = (value: unknown): boolean => requests.createTrackingRequest.body.safeParse(value).success
export const verify: typeof verifyWebhook = (options) => verifyWebhook(options)
