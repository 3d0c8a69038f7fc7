import type { Dispatcher } from 'undici'
import { createGet } from '../../../src/sources/http/create-get.ts'
import { createCredentials } from '../../../src/sources/http/credentials.ts'

/** The function by which a source is polled, without credentials. */
export const plainGet = (dispatcher: Dispatcher, timeoutMs = 30_000) =>
  createGet({ credentials: createCredentials({ kind: 'none' }, dispatcher), dispatcher, timeoutMs })
