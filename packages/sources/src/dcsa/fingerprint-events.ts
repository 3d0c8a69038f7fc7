import type { Profile } from './profile.ts'
import { parseAnswer } from './response-events.ts'

/**
 * The events without fields that change with every poll, in canonical order: equal texts mean an unchanged response.
 * Null if the body cannot be read.
 */
export const fingerprintEvents = (body: string, profile: Profile): string | null => {
  const answer = parseAnswer(body)
  if (answer.kind !== 'events') return null
  // A line that shuffles the keys of its events causes an extra reading but no changes.
  const { volatile } = profile
  const omit =
    volatile.length === 0 ? undefined : (name: string, value: unknown) => (volatile.includes(name) ? undefined : value)
  try {
    return answer.events
      .filter((event) => event !== undefined)
      .map((event) => JSON.stringify(event, omit))
      .sort()
      .join('\n')
  } catch {
    return null // nested deeper than any legitimate response
  }
}
