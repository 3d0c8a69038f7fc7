import type { Api } from '../call/api.ts'
import type { TrackingRequests } from '../generated/methods.ts'
import type { Format } from '../types.ts'
import type { TrackingHelpers } from './tracking-types.ts'

/** Most programs need few of these helpers, so their code is loaded when it is needed. */
export const trackingHelpers = <D extends Format>(api: Api<D>, requests: TrackingRequests<D>): TrackingHelpers<D> => {
  const helper =
    (name: 'waitFor' | 'createMany' | 'createFromInfer') =>
    async (...given: unknown[]) => {
      const helpers = (await import('./tracking.ts')).tracking(api, requests) as unknown as Record<
        string,
        (...given: unknown[]) => unknown
      >
      return helpers[name]!(...given)
    }
  return {
    waitFor: helper('waitFor'),
    createMany: helper('createMany'),
    createFromInfer: helper('createFromInfer'),
  } as unknown as TrackingHelpers<D>
}
