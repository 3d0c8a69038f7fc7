import { isFollowed } from '@boxtrail/engine/lifecycle/decide-request'
import { parseSourceId } from '@boxtrail/engine/source-id'
import type { SubscriptionUpdate } from '../../checks/queries.ts'
import type { Advance } from '../advance/advance.ts'
import { keyOfCheck, keyOfPoll, type WantedPoll } from '../advance/wanted-polls.ts'
import type { SubscribedCheck } from '../load/subscribed-checks.ts'

/** The subscriptions of a journey that change. */
export const changedSubscriptions = (one: Advance): SubscriptionUpdate[] => {
  const wanted = wantedBy(one)
  return one.loaded.checks
    .map((check) => ({ before: check, after: subscriptionOf(one, check, wanted) }))
    .filter(
      ({ before, after }) =>
        before.active !== after.active ||
        before.wanted_every_s !== after.wanted_every_s ||
        before.waiting !== after.waiting,
    )
    .map(({ after }) => after)
}

interface Wanted {
  polls: ReadonlyMap<string, WantedPoll>
  /** Sources that push and may have reported what was not subscribed to. */
  pushing: ReadonlySet<string>
  /** Numbers of containers that never belonged to the shipment. */
  removed: ReadonlySet<string>
}

const wantedBy = (one: Advance): Wanted => ({
  polls: new Map(one.polls.map((poll) => [keyOfPoll(poll), poll])),
  pushing: new Set(one.unsubscribed.sources.flatMap(({ id, polled }) => (polled ? [] : id))),
  removed: removedNumbers(one),
})

/**
 * The subscription from now on: a line is polled at the journey's interval, a terminal or railway while a container is
 * theirs, a source that pushes never.
 */
const subscriptionOf = (
  one: Advance,
  check: SubscribedCheck,
  { polls, pushing, removed }: Wanted,
): SubscriptionUpdate => {
  const { journey } = one.loaded
  const isLine = parseSourceId(check.source_id).isLineApi
  const poll = polls.get(keyOfCheck(check))
  const pushes = pushing.has(check.source_id)
  // A source that pushes is polled as well if it can be and is wanted.
  const otherwise = pushes ? null : check.wanted_every_s
  const everyS = isLine && check.wanted_every_s !== null ? one.everyS : (poll?.everyS ?? otherwise)
  const isSubscribed =
    !isOfAny(check, removed) && (isLine || everyS === null || poll !== undefined || one.lost.has(check.check_id))
  return {
    account_id: journey.account_id,
    journey_id: journey.id,
    check_id: check.check_id,
    active: (check.active || poll !== undefined || pushes) && isSubscribed && isStillFollowed(one),
    wanted_every_s: everyS,
    waiting: awaitsResponse(one, check),
  }
}

/** Whether its next response is to be looked at even if it is unchanged, or fails. */
export const awaitsResponse = (one: Advance, { check_id, source_id }: SubscribedCheck): boolean =>
  one.attention.silent.has(check_id) ||
  (one.waiting && parseSourceId(source_id).isLineApi) ||
  one.awaitsRepetition.has(check_id)

/** Whether neither before nor now the request has failed or tracking has stopped. */
const isStillFollowed = ({ stop, request, loaded }: Advance) =>
  stop === null && isFollowed(request?.after ?? loaded.request)

const removedNumbers = ({ difference }: Advance): Set<string> => new Set(difference.removed.map(({ number }) => number))

const isOfAny = ({ subject_kind, subject_number }: SubscribedCheck, containers: ReadonlySet<string>) =>
  subject_kind === 'container' && containers.has(subject_number)

/** What is to be polled and has no check of the journey yet. */
export const newPollsOf = (one: Advance) => {
  const { journey, checks } = one.loaded
  if (!isStillFollowed(one)) return []
  const known = new Set(checks.map(keyOfCheck))
  const wantedAt = journey.sandbox ? journey.now : null
  return one.polls
    .filter((poll) => !known.has(keyOfPoll(poll)))
    .map((poll) => ({ ...poll, id: one.newId(), accountId: journey.account_id, journeyId: journey.id, wantedAt }))
}

/** A container that never belonged to this shipment loses its subscriptions. */
export const endedSubscriptions = (one: Advance) => {
  const { journey, checks } = one.loaded
  const removed = removedNumbers(one)
  return checks
    .filter((check) => isOfAny(check, removed))
    .map(({ check_id }) => ({ account_id: journey.account_id, journey_id: journey.id, check_id }))
}

/** The numbers on which sources may have reported before. */
export const unsubscribedNumbers = ({ unsubscribed }: Advance) =>
  unsubscribed.sources.length > 0 ? unsubscribed.numbers : []

export const missingSubscriptionsOf = ({ unsubscribed, loaded: { journey } }: Advance) =>
  unsubscribed.numbers.flatMap((number) =>
    unsubscribed.sources.map(({ id, polled }) => ({
      accountId: journey.account_id,
      journeyId: journey.id,
      number,
      sourceId: id,
      polled,
    })),
  )
