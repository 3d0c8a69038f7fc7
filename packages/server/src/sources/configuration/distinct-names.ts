import { parseSourceId } from '@boxtrail/engine/source-id'
import { isEdiSource } from '@boxtrail/sources/edi/edi-source'
import { isPushSource, type PushSource } from '@boxtrail/sources/port/push'
import type { Source } from '@boxtrail/sources/port/source'
import { isConnected } from '@boxtrail/sources/port/traits'

/**
 * Gives sources distinct names. A polled line may also push under the same name in the configuration, and whoever reads
 * that the two disagree must see which of them said what: a source that pushes is named with its channel, and with its
 * id if that is not enough.
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

/** Whether one account can see both: sources of the same account, or one that all accounts share. */
const isReadBySame = (a: Source, b: Source): boolean => {
  const [one, other] = [a, b].map(({ id }) => parseSourceId(id).accountId)
  return one === undefined || other === undefined || one === other
}
