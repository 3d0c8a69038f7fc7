import { numbersOf, type SearchResult } from '@boxtrail/client'
import type { IconName } from '../../parts/page/icon.tsx'
import { requestStatus } from '../../parts/record/status-look.ts'
import type { Recent } from './recent.ts'

/** What the palette offers: a record, a page or an action. */
export interface Entry {
  id: string
  group: string
  icon: IconName
  label: string
  detail?: string | undefined
  /** Words by which it is found besides its label. */
  words?: string
  /** Where it leads; what is no page does something instead. */
  path?: string
  run?: () => void
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Those of which every word that was typed begins one of theirs. */
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

/** A bill, booking or container has digits, most have letters, and none is as short as a word. */
const NUMBER = /^(?=(?:.*\d){4})[A-Z0-9][A-Z0-9-]{5,34}$/

const compact = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The one number that was typed, if it is one that could be tracked: a container's may have spaces and dashes. */
export const numberIn = (text: string): string | undefined => {
  const joined = compact(text)
  if (/^[A-Z]{3}[UJZ]\d{7}$/.test(joined)) return joined
  const [number, ...others] = /\s/.test(text.trim()) ? [] : numbersOf(text)
  return number && others.length === 0 && NUMBER.test(number) ? number : undefined
}

/** Offers to track a number that no record has. */
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
  /** The one that Enter takes without a choice: only words name pages and actions, numbers are looked for. */
  first: number
}

interface Given {
  text: string
  /** Pages and actions. */
  commands: readonly Entry[]
  recent: readonly Recent[]
  /** What the search answered for this text; undefined while it is read. */
  found: readonly SearchResult[] | undefined
  mayTrack: boolean
}

const MAX_RECORDS = 8

/** What is offered for what was typed so far. */
export const paletteOf = ({ text, commands, recent, found, mayTrack }: Given): Palette => {
  if (text.trim() === '') return { entries: [...recent.map(recentEntry), ...commands], first: -1 }
  const named = /\d/.test(text) ? [] : matching(commands, text)
  const records = (found ?? []).slice(0, MAX_RECORDS).map(foundEntry)
  const track = found && mayTrack ? trackEntry(text, found) : []
  return { entries: [...named, ...records, ...track], first: named.length > 0 ? 0 : -1 }
}
