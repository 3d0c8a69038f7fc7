import type { Format } from '../types.ts'
import type { Api } from './api.ts'
import { mapped } from './map.ts'
import { callOf, fetchDocument, includeOf, operationOf, type Settings } from './operation.ts'

/** Creates a method: its arguments are the ids of the path, then parameters or values, then options. */
export const method =
  (api: Api) =>
  (called: string, settings: Settings = {}) =>
  async (...given: unknown[]): Promise<unknown> => {
    const operation = operationOf(called, settings)
    const call = callOf(operation, given)
    const document = await fetchDocument(api, operation, call)
    const format: Format = call.options.format ?? api.format
    if (format === 'raw') return document
    const made = settings.asIs ? document : mapped(document, includeOf(call, settings))
    return format === 'both' ? { raw: document, mapped: made } : made
  }

/** Creates an iteration over the records of a list; its code is loaded when one begins. */
export const list =
  (api: Api) =>
  (called: string, settings: Settings = {}) =>
    async function* (...given: unknown[]): AsyncGenerator<unknown, void, undefined> {
      const operation = operationOf(called, settings)
      yield* (await import('./iterate.ts')).iterate(api, operation, callOf(operation, given))
    }
