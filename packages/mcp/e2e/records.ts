type Json = ReturnType<typeof JSON.parse>

/** The records of the account from the REST API, with which answers are compared. */
export interface Records {
  get: (path: string) => Promise<Json>
  containers: Json[]
  shipments: Json[]
  requests: Json[]
  /** A related record, by the name of the relationship. */
  related: (record: Json, name: string) => Json | undefined
}

export const readRecords = async ({ url, apiKey }: { url: string; apiKey: string }): Promise<Records> => {
  const get = async (path: string) => {
    const response = await fetch(new URL(`/v2/${path}`, url), { headers: { Authorization: `Token ${apiKey}` } })
    if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const included = new Map<string, Json>()
  const all = async (path: string) => {
    const records: Json[] = []
    for (let next: string | undefined = path; next; ) {
      const page: Json = await get(next)
      records.push(...page.data)
      for (const one of page.included ?? []) included.set(`${one.type} ${one.id}`, one)
      next = page.links.next && new URL(page.links.next).href.split('/v2/')[1]
    }
    return records
  }
  return {
    get,
    containers: await all('containers?page[size]=100&include=shipment,pickup_facility'),
    shipments: await all('shipments?page[size]=100'),
    requests: await all('tracking_requests?page[size]=100'),
    related: ({ relationships }, name) => {
      const { data } = relationships[name]
      return data ? included.get(`${data.type} ${data.id}`) : undefined
    },
  }
}

/** Whether the container was picked up or returned empty. */
export const isGone = ({ attributes: at }: Json): boolean =>
  (at.pod_full_out_at ?? at.final_destination_full_out_at ?? at.empty_terminated_at) !== null

const dateAt = (time: string, zone: string | null) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone ?? 'UTC', dateStyle: 'short' }).format(new Date(time))

/** The last free days that apply to a waiting container, the earliest first, each with its source. */
export const freeDays = (container: Json): { day: string; by: string }[] => {
  const { import_deadlines: days, pod_timezone, final_destination_timezone: inland } = container.attributes
  const applying = [
    ['line', days.pickup_lfd_line, inland ?? pod_timezone],
    inland ? ['railway', days.pickup_lfd_rail, inland] : ['terminal', days.pickup_lfd_terminal, pod_timezone],
  ].filter(([, time]) => time !== null)
  return applying
    .map(([by, time, zone]) => ({ day: dateAt(time, zone), by }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

/** Calendar days between two dates. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Today's date at the place of the container. */
export const todayAt = ({ attributes: at }: Json, now: Date): string =>
  dateAt(now.toISOString(), at.final_destination_timezone ?? at.pod_timezone)

/** Who acts on a hold, according to the guide (apps/docs/wire.md#holds-and-fees). */
export const ACTS: Record<string, string> = {
  freight: 'the line or the forwarder releases it',
  customs: 'the broker releases it',
  VACIS: 'the broker arranges the exam',
  USDA: 'the broker arranges the inspection',
  TMF: "paying the terminal's charges releases it",
}
