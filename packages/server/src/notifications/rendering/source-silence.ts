import type { SourceSilence } from '@boxtrail/engine/silence/silence'
import type { Subject } from './envelope.ts'
import type { NotificationInput } from './notifier.ts'

/** A silence as the change contains it: it is about a source, and comes with no other record. */
export const sourceSilenceSubject = ({ change }: NotificationInput): Subject => {
  const reference = { type: 'source_silence', id: change.resource_id } as const
  return { reference, included: [{ ...reference, attributes: change.changeset.silence![1] as SourceSilence }] }
}
