import type { Format } from '../../lists/download.ts'
import type { AccuracySearch } from './search.ts'

/** The URL of the file of figures: all that match the filters, in the order of the page. */
export const fileAddress = ({ by, kind, from, to, since, until }: AccuracySearch, format: Format): string => {
  const given = {
    by,
    'filter[kind]': kind,
    'filter[port_of_lading]': from,
    'filter[port_of_discharge]': to,
    'filter[month][start]': since,
    'filter[month][end]': until,
    format,
  }
  const params = Object.entries(given).filter((one): one is [string, string] => one[1] !== undefined)
  return `/v2/accuracy?${new URLSearchParams(params)}`
}
