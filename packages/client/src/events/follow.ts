import type { Api } from '../call/api.ts'
import type { ListEventsQuery } from '../generated/inputs.ts'
import type { Event } from '../generated/records.ts'
import type { Format, Items, Query } from '../types.ts'
import type { FollowOptions } from './follow-events.ts'

export interface Follow<D extends Format = 'mapped'> {
  /**
   * Yields event by event after `after`, without end: waits for news if there are none, and continues where it was if
   * the connection fails. Keep the `sequence` of the last event that you have handled and begin after it next time:
   * nothing is lost, however long you were away. Without `after`, it begins with events from now on.
   */
  follow<F extends Format = D>(
    query?: Query<D, 'listEvents', Omit<ListEventsQuery, 'wait'>>,
    options?: FollowOptions<F>,
  ): AsyncGenerator<Items<F, 'listEvents', Event>, void, undefined>
}

/** Its code is loaded when it is needed. */
export const follow = <D extends Format>(api: Api<D>): Follow<D> => ({
  async *follow(query, options) {
    yield* (await import('./follow-events.ts')).followEvents(api, query, options) as AsyncGenerator<
      never,
      void,
      undefined
    >
  },
})
