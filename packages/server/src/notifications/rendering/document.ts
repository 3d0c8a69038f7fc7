import { representationResource } from '../../records/documents/representations.ts'
import { documentResource } from '../../records/documents/resource.ts'
import { reducedSubmissionResource } from '../../records/email-submissions/reduced.ts'
import type { Subject } from './envelope.ts'
import type { NotificationInput } from './notifier.ts'

/** Receivers expect bodies below 20 kB (Standard Webhooks); a longer reading must be requested from the API. */
const MAX_READING = 14_000

/** A document that was read: its type, its content, and the mail with which it came. */
export const documentSubject = ({ change, rows }: NotificationInput): Subject => {
  if (!rows.document) throw new Error(`The change ${change.id} of ${change.event} has no document.`)
  const { document, representation, submission } = rows.document
  const included: Subject['included'] = [documentResource(document)]
  if (representation && JSON.stringify(representation.payload).length <= MAX_READING)
    included.push(representationResource(representation))
  if (submission) included.push(reducedSubmissionResource(submission))
  return { reference: { type: 'document', id: document.id }, included }
}
