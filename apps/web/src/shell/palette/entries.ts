import { numbersOf, type SearchResult } from '@boxtrail/client'
import type { IconName } from '../../parts/page/icon.tsx'
import { requestStatus } from '../../parts/record/status-look.ts'
import type { Recent } from './recent.ts'

/** An entry of the palette: a record, a page or an action. */
export interface Entry {
  id: string
  group: string
  icon: IconName
  label: string
  detail?: string | undefined
  /** Further words by which it is found. */
  words?: string
  /** The path that it opens; an entry without one performs an action. */
  path?: string
  run?: () => void
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** The entries that have, for every typed word, a word that starts with it. */
const matching = (entries: readonly Entry[], text: string): Entry[] => {
  const typed = wordsOf(text)
  return entries.filter(({ label, words = '' }) => {
    const own = wordsOf(`${label} ${words}`)
    return typed.every((word) => own.some((one) => one.startsWith(word)))
  })
}

const KINDS: Record<string, readonly [string, IconName]> = {
  shipment: ['Shipment', 'ship'],
  cargo: ['Container', 'box'],
  container: ['Container', 'box'],
  tracking_request: ['Request', 'clock'],
}

const pathOf = ({ id, entityType, shipmentId, number }: SearchResult): string => {
  if (entityType === 'cargo') return `/containers/${id}`
  if (entityType === 'shipment') return `/shipments/${id}`
  return shipmentId ? `/shipments/${shipmentId}` : `/requests?${new URLSearchParams({ q: number })}`
}

const detailOf = (found: SearchResult): string => {
  const route = [found.portOfLadingName, found.portOfDischargeName].filter(Boolean).join(' → ')
  const state = found.status ? requestStatus(found.status).label : null
  return [KINDS[found.entityType]?.[0], found.scac, route || null, state, found.refNumbers[0]]
    .filter(Boolean)
    .join(' · ')
}

const foundEntry = (found: SearchResult): Entry => ({
  id: found.id,
  group: 'Records',
  icon: KINDS[found.entityType]?.[1] ?? 'document',
  label: found.number,
  detail: detailOf(found),
  path: pathOf(found),
})

const recentEntry = ({ path, kind, number }: Recent): Entry => ({
  id: path,
  group: 'Recent',
  icon: KINDS[kind]![1],
  label: number,
  detail: KINDS[kind]![0],
  path,
})

/** Bill, booking and container numbers have digits and are longer than a word. */
const NUMBER = /^(?=(?:.*\d){4})[A-Z0-9][A-Z0-9-]{5,34}$/

const compact = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The typed number, if it is the only one and could be tracked. A container number may have spaces and dashes. */
export const numberIn = (text: string): string | undefined => {
  const joined = compact(text)
  if (/^[A-Z]{3}[UJZ]\d{7}$/.test(joined)) return joined
  const [number, ...others] = /\s/.test(text.trim()) ? [] : numbersOf(text)
  return number && others.length === 0 && NUMBER.test(number) ? number : undefined
}

/** An entry to track a number that no record has. */
const trackEntry = (text: string, found: readonly SearchResult[]): Entry[] => {
  const number = numberIn(text)
  if (!number || found.some((one) => compact(one.number).includes(compact(number)))) return []
  return [
    {
      id: 'track',
      group: 'Not tracked yet',
      icon: 'plus',
      label: `Track ${number}`,
      path: `/track?${new URLSearchParams({ numbers: number })}`,
    },
  ]
}

export interface Palette {
  entries: Entry[]
  /**
   * The entry that Enter takes by default: pages and actions only if words were typed, because numbers are searched
   * for.
   */
  first: number
}

interface Given {
  text: string
  /** Pages and actions. */
  commands: readonly Entry[]
  recent: readonly Recent[]
  /** The search results for this text; undefined while they are loading. */
  found: readonly SearchResult[] | undefined
  mayTrack: boolean
}

const MAX_RECORDS = 8

/** The entries for the typed text. */
export const paletteOf = ({ text, commands, recent, found, mayTrack }: Given): Palette => {
  if (text.trim() === '') return { entries: [...recent.map(recentEntry), ...commands], first: -1 }
  const named = /\d/.test(text) ? [] : matching(commands, text)
  const records = (found ?? []).slice(0, MAX_RECORDS).map(foundEntry)
  const track = found && mayTrack ? trackEntry(text, found) : []
  return { entries: [...named, ...records, ...track], first: named.length > 0 ? 0 : -1 }
}
