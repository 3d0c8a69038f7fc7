/** A part of the event log, and where it continues. */
interface EventPage<Event> {
  events: Event[]
  /** How many events pass the filters. */
  total: number
  /** Whether there are more than `total`. */
  isCapped?: boolean
  /** The sequence number after which the next request continues. */
  nextAfter: number
  /** The sequence number of the latest event. */
  last: number
  hasMore: boolean
}

/** The document of a part of the event log, which is read by sequence numbers and has no numbered pages. */
export const eventPage = <Event>(
  { requestUrl }: { requestUrl: string },
  { events, total, isCapped = false, nextAfter, last, hasMore }: EventPage<Event>,
) => ({
  data: events,
  links: {
    self: requestUrl,
    current: requestUrl,
    first: withAfter(requestUrl, 0),
    ...(hasMore ? { next: withAfter(requestUrl, nextAfter) } : {}),
  },
  meta: {
    size: events.length,
    total,
    ...(isCapped ? { total_is_capped: true } : {}),
    pagination: { current: 1, records: total },
    next_after: nextAfter,
    last_sequence: last,
    has_more: hasMore,
  },
})

/** The address of the same request, continuing after an event. */
const withAfter = (requestUrl: string, after: number): string => {
  const [path, search = ''] = requestUrl.split('?')
  const kept = search.split('&').filter((pair) => pair !== '' && !pair.startsWith('after='))
  return `${path}?${[`after=${after}`, ...kept].join('&')}`
}
