import type { SourceKind } from '@boxtrail/engine/policy'
import type { Outcome, Reading } from '@boxtrail/engine/statement'
import type { FaultKind, World as SimulatedWorld } from '@boxtrail/simulator'
import { anyAuthority } from '@boxtrail/sources/authority/authority'
import { generic } from '@boxtrail/sources/dcsa/profile'
import { profiles } from '@boxtrail/sources/dcsa/profiles'
import { readEvents } from '@boxtrail/sources/dcsa/read-events'
import { plainPartner } from '@boxtrail/sources/edi/message/partner'
import { readEdi } from '@boxtrail/sources/edi/read-edi'
import { splitInterchange } from '@boxtrail/sources/edi/split-interchange'
import { readMessage } from '@boxtrail/sources/feed/read-feed-message'
import type { Subject } from '@boxtrail/sources/port/source'

/** The result of one poll of a simulated source, read by the real readers. */
export interface SourceAnswer {
  outcome: Outcome
  reading: Reading | null
}

const bodies: Partial<Record<FaultKind, string>> = {
  login_page: '<!doctype html><title>Sign in</title>',
  captcha: '<!doctype html><title>Are you human?</title>',
  truncated: '[{"eventType":"EQUIPMENT","eventClassifierCode":"ACT","eventDateTi',
  no_data: '[]',
}
const outcomes: Partial<Record<FaultKind, Outcome>> = {
  throttled: 'throttled',
  server_error: 'unreachable',
  bad_gateway: 'unreachable',
  hang: 'unreachable',
  slow_drip: 'unreachable',
  unauthorized: 'unauthorized',
  withheld: 'withheld',
  rejected: 'number_rejected',
  not_found: 'not_found',
}

export interface SimulatedSource {
  /** `line:TEST`, `terminal:TEST`, `rail:TEST`. */
  id: string
  kind: SourceKind
  style: 'snapshot' | 'delta'
  poll: (subject: Subject, beganMs: number, nowMs: number) => SourceAnswer
}

/** Creates the sources, which pass the world's responses to the real readers, without the network. */
export const createSources = (world: SimulatedWorld, dialect: 'generic' | 'false_z'): SimulatedSource[] => [
  {
    id: 'line:TEST',
    kind: 'line',
    style: 'snapshot',
    poll: (subject, beganMs, nowMs) => {
      const answer = world.answer({ source: 'line:TEST', number: subject.number, beganMs, nowMs })
      const profile = dialect === 'false_z' ? { ...profiles.msc!, trustsEventId: () => false } : generic
      const read = (body: string): SourceAnswer => {
        const reading = readEvents(body, subject, profile)
        return { outcome: reading.outcome, reading }
      }
      switch (answer.kind) {
        case 'events': {
          const { wrapper } = answer.line.quirks
          return read(JSON.stringify(wrapper ? { [wrapper]: answer.events } : answer.events))
        }
        case 'nothing':
          return read('[]')
        case 'fault': {
          const body = bodies[answer.fault.kind]
          return body === undefined ? { outcome: outcomes[answer.fault.kind]!, reading: null } : read(body)
        }
        default:
          return { outcome: 'not_found', reading: null }
      }
    },
  },
  feed(world, 'terminal:TEST', 'terminal'),
  feed(world, 'rail:TEST', 'rail'),
  feed(world, 'linefeed:TEST', 'line'),
  {
    id: 'edi:TEST',
    kind: 'terminal',
    style: 'delta',
    poll: (subject, beganMs, nowMs) => {
      const answer = world.answer({ source: 'edi:TEST', number: subject.number, beganMs, nowMs })
      if (answer.kind !== 'interchange') return { outcome: 'not_found', reading: null }
      const readings = splitInterchange(answer.text, plainPartner, nowMs).parts.map((part) =>
        readEdi(part.body, part.subject, plainPartner),
      )
      const statements = readings.flatMap((reading) => reading.statements)
      return { outcome: 'ok', reading: { ...readings[0]!, statements } }
    },
  },
]

/** A terminal, a railway, or a line that reports its last free days, polled through the feed contract. */
const feed = (world: SimulatedWorld, id: string, kind: SourceKind): SimulatedSource => ({
  id,
  kind,
  style: 'delta',
  poll: (subject, beganMs, nowMs) => {
    const answer = world.answer({ source: id, number: subject.number, beganMs, nowMs })
    const read = (body: string): SourceAnswer => {
      const reading = readMessage(body, subject, { kind, authority: anyAuthority })
      return { outcome: reading.outcome, reading }
    }
    if (answer.kind === 'message') return read(JSON.stringify(answer.message))
    if (answer.kind !== 'fault') return { outcome: 'not_found', reading: null }
    const body = bodies[answer.fault.kind]
    return body === undefined ? { outcome: outcomes[answer.fault.kind]!, reading: null } : read(body)
  },
})
