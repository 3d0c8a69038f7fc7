import { findPush, type PushResult } from '@boxtrail/server/intake/feeds/find-push'
import { problemInWords } from '@boxtrail/server/sources/problem-in-words'
import { CommandError, onDatabase } from './command.ts'

export const explainPushCommand = onDatabase({
  words: 'admin explain-push',
  parameters: ['id'],
  summary: 'Show the outcome of each item of a push: applied, kept and why it is not shown, unchanged, or refused.',
  note: 'The id is the message_id of the push; for one without, sha256: and the SHA-256 of its body; for EDI, its control numbers joined by dashes. The beginning of an id is enough. Pushes are kept for 30 days.',
  run: async ({ id }, pool) => {
    const parts = await findPush(pool, id)
    if (parts.length === 0) throw new CommandError(`No push of the last 30 days has the id "${id}".`)
    const pushes = parts.map(({ source_id, message_id, received_at, answer }) => ({
      source: source_id,
      id: message_id.split('\u001e')[0]!,
      received_at,
      results: (answer as { results?: PushResult[] }).results ?? [],
    }))
    const text = pushes.flatMap(({ source, id: of, received_at, results }) => [
      `${source}  ${of}  ${received_at.toISOString()}`,
      ...results.map((result) => `  ${lineOf(result)}`),
    ])
    return { json: pushes, text: text.join('\n') }
  },
})

const lineOf = ({
  at,
  container_number: container,
  outcome,
  changed = [],
  not_used: notUsed,
  problems = [],
}: PushResult) => {
  const details = [
    ...(changed.length > 0 ? [changed.join(', ')] : []),
    ...(notUsed ? [`${notUsed.rule}: ${notUsed.reason}`] : []),
    ...problems.map(problemInWords),
  ]
  return [at, container, outcome.replaceAll('_', ' '), ...details].filter(Boolean).join('  ')
}
