import { isObject } from '@boxtrail/engine/json'
import { unprocessable } from '@boxtrail/protocol/errors'
import { subjectsOfNotice } from '@boxtrail/sources/arrival-notice/read-arrival-notice'
import { instantMs } from '@boxtrail/sources/feed/items'
import type { PushSource } from '@boxtrail/sources/port/push'
import { parseFeedJson } from './parse-message.ts'
import type { Item, Message } from './receive-message.ts'

/** The notices of a push, each assigned to its bill and to each of its containers. */
export const readArrivalNotices = (body: Uint8Array, source: PushSource): Message => {
  const json = parseFeedJson(body)
  const name = isObject(json) ? lists.find((one) => Array.isArray(json[one])) : undefined
  const notices = isObject(json) ? (name === undefined ? [json] : json[name]) : null
  if (!Array.isArray(notices) || notices.length > 1_000)
    throw unprocessable('/arrivalNotices', 'Send at most 1,000 arrival notices in a list named arrivalNotices.')
  return {
    id: null,
    body,
    items: notices.flatMap((one, index) => itemsOf(one, name === undefined ? '' : `/${name}/${index}`, source)),
  }
}

/** Full notices, and the light notifications that announce them. */
const lists = ['arrivalNotices', 'arrivalNoticeNotifications']

const itemsOf = (notice: unknown, at: string, source: PushSource): Item[] => {
  const subjects = isObject(notice) ? subjectsOfNotice(notice) : []
  const observedAtMs = isObject(notice) ? instantMs(notice.issueDateTime) : null
  // All containers of the notice share one text.
  const body = JSON.stringify({ arrivalNotice: notice })
  const all = subjects.length > 0 ? subjects : [{ kind: 'facility' as const, number: source.push.id }]
  return all.map((subject) => ({
    at,
    container: subject.kind === 'container' ? subject.number : null,
    pushed: { subject, observedAtMs, body, mediaType: 'application/json' },
  }))
}
