import { parseSourceId } from '@boxtrail/engine/source-id'
import { isEdiSource } from '@boxtrail/sources/edi/edi-source'
import { isPushSource, type PushSource } from '@boxtrail/sources/port/push'
import type { Source } from '@boxtrail/sources/port/source'
import { isConnected } from '@boxtrail/sources/port/traits'

/**
 * A line that is polled may also push, under one name in the configuration. Whoever reads that two of them disagree is told
 * by which way each was said: what pushes is named with its channel, and with its id where that is not enough.
 */
export const withDistinctNames = (sources: readonly Source[]): Source[] => {
  const names = new Map(sources.map((source) => [source, source.name]))
  const renamed = (nameOf: (source: PushSource) => string) => {
    const before = new Map(names)
    const isShared = (source: Source) =>
      sources.some(
        (other) =>
          other !== source &&
          isConnected(other) &&
          isReadBySame(other, source) &&
          isAlike(before.get(other)!, before.get(source)!),
      )
    for (const source of sources) if (isPushSource(source) && isShared(source)) names.set(source, nameOf(source))
  }
  renamed((source) => `${bare(source.name)} (${channelOf(source)})`)
  renamed((source) => `${bare(source.name)} (${channelOf(source)} ${source.push.id})`)
  return sources.map((source) => {
    const name = names.get(source)!
    return name === source.name ? source : { ...source, name }
  })
}

const channelOf = (source: Source): string => (isEdiSource(source) ? 'EDI' : 'feed')

const bare = (name: string): string => name.replace(/ \((?:EDI|feed)\)$/, '')

const isAlike = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Somebody sees both: those of one account, and those of all. */
const isReadBySame = (a: Source, b: Source): boolean => {
  const [one, other] = [a, b].map(({ id }) => parseSourceId(id).accountId)
  return one === undefined || other === undefined || one === other
}
