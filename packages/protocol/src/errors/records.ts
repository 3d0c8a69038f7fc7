import { refusal, unprocessable } from './error.ts'
import { invalidParameter } from './request.ts'

/** Also used for a record of another account, so that the two cannot be distinguished. */
export const notFound = () => refusal(404, 'There is no such record.')

/**
 * For a record that exists now, but was not known at the requested moment. `since` is when it was first known, in wire
 * form; null if that was before the moment as well, but nothing had happened to it by then.
 */
export const notKnownThen = (since: string | null) =>
  refusal(
    404,
    since === null
      ? 'Nothing was known of this record at that moment. Ask for a later known_at or as_of.'
      : `Nothing was known of this record at that moment: it is known since ${since}. Ask for known_at or as_of from then on.`,
    { code: 'not_known_then', ...(since === null ? {} : { meta: { known_since: since } }) },
  )

/** The requested `as_of` is later than `known_at`. */
export const askedBeforeKnown = () =>
  invalidParameter('as_of', 'as_of is later than known_at: send the same moment or a later one as known_at.')

/** The past of a list would have to be computed record by record. */
export const pastOfOneRecord = (parameter: 'known_at' | 'as_of') =>
  invalidParameter(
    parameter,
    `The past is served of one container or shipment: send filter[container_id] or filter[shipment_id] with ${parameter}.`,
  )

export const wrongType = (expected: string) =>
  refusal(409, `data.type must be ${expected}.`, { source: { pointer: '/data/type' } })

export const idMismatch = () => refusal(409, 'data.id is not the id in the path.', { source: { pointer: '/data/id' } })

export const bodyNoLongerKept = (dropped: { dropped_before: string } | null) =>
  refusal(
    410,
    `The body of this notification is no longer kept${dropped ? `, as of all from before ${dropped.dropped_before}` : ''}. Read the records that it was about, or the log of events.`,
    { code: 'no_longer_kept' },
  )

export const webhookInactive = () =>
  refusal(422, 'The webhook is not active. Enable it first: PATCH it with active true.', {
    code: 'webhook_inactive',
  })

/** Also used for a record of another account, so that the two cannot be distinguished. */
export const noSuchRecord = (pointer: string, kind: 'container' | 'document') =>
  unprocessable(pointer, `Your account has no ${kind} with this id.`)

export const noReadInvoice = () =>
  unprocessable(
    '/data/attributes/document_id',
    'This document is no demurrage or detention invoice that has been read. Set its type, or wait until it is read.',
  )

export const chargedBackwards = () =>
  unprocessable('/data/attributes/bill/charged_through', 'The last day that is charged is before the first.')

export const snoozeWithoutEnd = () =>
  unprocessable(
    '/data/attributes/snoozed_until',
    'A snoozed entry needs `snoozed_until`, a time in the future; the other states have none.',
  )

export const blankCompanyName = () =>
  unprocessable('/data/attributes/company_name', "Company name can't be blank.", 'blank')

export const partyExists = () =>
  unprocessable('/data/attributes/customer', 'Your account already has a party with this name.', 'duplicate')

export const tooManyTariffs = (most: number) =>
  unprocessable('/data', `Your account already has ${most} tariffs. Delete those that no longer apply.`, 'too_many')

export const viewExists = (name: string) =>
  unprocessable(
    '/data/attributes/name',
    `There is a view of this list with the name "${name}". Change that one, or choose another name.`,
    'duplicate',
  )

export const tooManyViews = (most: number) =>
  unprocessable('/data', `An account keeps at most ${most} views. Delete some of them first.`, 'too_many')

export const tooManyFeeds = (most: number) =>
  unprocessable('/data', `An account has at most ${most} calendar feeds. Delete some of them first.`, 'too_many')
