import {
  blankScac,
  duplicateNumber,
  impossibleNumber,
  notAContainerNumber,
  unknownScac,
} from '@boxtrail/protocol/errors'
import { isContainerNumber } from '@boxtrail/reference/container-number'
import { normalizeNumber } from '@boxtrail/reference/number'
import { findShapeProblem, findTestNumberProblem, stripLabel } from '@boxtrail/reference/number-shape'
import { scacOf } from '../../records/names.ts'
import { relatedOne } from '../../world/resource.ts'
import type { World } from '../../world/world.ts'

export interface Tracked {
  number: string
  type: string
  scac: string | null
}

/** The number and the line of a request. Throws the service's error if the number cannot be tracked. */
export const readNumber = (given: Record<string, unknown>, world: World): Tracked => {
  const type = given.request_type === 'booking_number' ? 'booking' : String(given.request_type)
  const number = String(given.request_number).trim()
  const bare = stripLabel(number)
  if (type === 'container' && !isContainerNumber(bare)) throw notAContainerNumber()
  const named = String(given.scac ?? '')
    .trim()
    .toUpperCase()
  if (named === '' && given.auto_detect_vocc_scac !== true) throw blankScac()
  const scac = named === '' ? null : scacOf('scac', named, world, { orElse: '' })
  if (scac === '') throw unknownScac(named)
  const problem = type === 'container' ? null : (scac === 'TEST' ? findTestNumberProblem : findShapeProblem)(bare)
  if (problem !== null) throw impossibleNumber(type === 'booking' ? 'a booking' : 'a bill of lading', problem)
  return { number, type, scac }
}

/** Refuses a number that another request already tracks, unless that has ended. */
export const refuseDuplicate = ({ number, scac }: Tracked, world: World): void => {
  const open = world
    .all('tracking_request')
    .find(
      ({ attributes: a }) =>
        normalizeNumber(String(a.request_number)) === normalizeNumber(number) &&
        a.scac === scac &&
        ['pending', 'awaiting_manifest', 'created'].includes(String(a.status)),
    )
  if (!open) return
  const shipment = relatedOne(open, 'tracked_object')
  const meta = { tracking_request_id: open.id, status: String(open.attributes.status) }
  throw duplicateNumber(number, scac, shipment ? { ...meta, shipment_id: shipment.id } : meta)
}
