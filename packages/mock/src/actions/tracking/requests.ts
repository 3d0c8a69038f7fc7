import { document } from '@boxtrail/protocol/answer/json-api'
import { duplicateRow, notANumber, unknownCustomer } from '@boxtrail/protocol/errors'
import { checkDigitOk, isContainerNumber } from '@boxtrail/reference/container-number'
import { normalizeNumber } from '@boxtrail/reference/number'
import { stripLabel } from '@boxtrail/reference/number-shape'
import { operationOf } from '../../contract.ts'
import { givenIn } from '../../records/call.ts'
import type { Action } from '../action.ts'
import { readNumber, refuseDuplicate } from './read-number.ts'
import { start, succeed } from './start.ts'

const createTrackingRequest: Action = (operation, call) => {
  const { world } = call
  const given = givenIn(call)
  const tracked = readNumber(given.attributes, world)
  const customer = given.relationships?.customer?.data
  if (customer && !world.get(customer)) throw unknownCustomer()
  refuseDuplicate(tracked, world)
  const request = start(operation, call, tracked)
  const answer = document(call, request)
  succeed(request, tracked, world)
  return answer
}

interface Row {
  request_number: string
}

const bulkCreateTrackingRequests: Action = (_, call) => {
  const {
    rows = [],
    dry_run: isDry = false,
    ...shared
  } = givenIn(call).attributes as {
    rows?: Row[]
    dry_run?: boolean
  }
  const seen = new Map<string, number>()
  const results = rows.map((row, at) => {
    const given = { ...shared, ...row }
    try {
      const tracked = readNumber(given, call.world)
      const key = `${tracked.scac} ${normalizeNumber(tracked.number)}`
      const before = seen.get(key)
      if (before !== undefined) throw duplicateRow(before)
      seen.set(key, at)
      refuseDuplicate(tracked, call.world)
      const shown = { row: at, request_number: row.request_number, scac: tracked.scac, starts_at: null, errors: [] }
      if (isDry) return { ...shown, status: 'would_create', tracking_request_id: null }
      const one = { ...call, body: { data: { attributes: given } } }
      const request = start(operationOf('createTrackingRequest'), one, tracked)
      succeed(request, tracked, call.world)
      return { ...shown, status: 'created', tracking_request_id: request.id }
    } catch (error) {
      const { problems = [] } = error as { problems?: { code?: string; source?: { pointer?: string } }[] }
      const errors = problems.map((one) => ({
        ...one,
        source: { pointer: String(one.source?.pointer).replace('/data/attributes', `/data/attributes/rows/${at}`) },
      }))
      const status = problems[0]?.code === 'duplicate' ? 'duplicate' : 'invalid'
      return {
        row: at,
        status,
        request_number: row.request_number,
        scac: null,
        tracking_request_id: null,
        starts_at: null,
        errors,
      }
    }
  })
  const counts = { created: 0, accepted: 0, would_create: 0, duplicate: 0, invalid: 0 }
  for (const { status } of results) counts[status as keyof typeof counts] += 1
  return {
    data: {
      id: call.world.newId(),
      type: 'tracking_request_batch',
      attributes: { dry_run: isDry, counts, results },
    },
  }
}

const inferTrackingNumber: Action = (_, { body, world }) => {
  const number = normalizeNumber(stripLabel(String((body as { number: string }).number)))
  if (!/^(?=\D*\d)[A-Z\d]{4,35}$/.test(number)) throw notANumber()
  const isContainer = isContainerNumber(number)
  const known = world
    .all('tracking_request')
    .find(({ attributes }) => normalizeNumber(String(attributes.request_number)) === number)
  const scac = known?.attributes.scac
  const line = world.all('shipping_line').find(({ attributes }) => attributes.scac === scac)
  const candidate = line && { scac, name: line.attributes.name, confidence: 0.99, rule: 'tracked_before' }
  const passed = isContainer && checkDigitOk(number)
  return {
    data: {
      id: `req_${world.newId()}`,
      type: 'infer_number_results',
      attributes: {
        number_type: isContainer ? 'container' : (known?.attributes.request_type ?? null),
        validation: {
          is_valid: isContainer ? passed : null,
          type: isContainer ? 'container' : 'shipment',
          ...(isContainer ? { check_digit_passed: passed } : {}),
          parsed_number: number,
        },
        shipping_line: candidate
          ? { decision: 'auto_select', selected: candidate, candidates: [candidate] }
          : { decision: 'no_prediction', candidates: [] },
      },
    },
  }
}

export const requests = { createTrackingRequest, bulkCreateTrackingRequests, inferTrackingNumber }
