import { type Body, requests } from '@boxtrail/contracts/zod'
import { ApiError, type Problem } from '@boxtrail/protocol/errors'
import { validateBody } from '@boxtrail/protocol/read/validate-body'
import type { Call } from '../../context.ts'
import { stageFields } from '../../custom-fields/values/initial.ts'
import { enabledLines } from '../../records/accounts/queries.ts'
import { customerOf } from '../creation/create-request.ts'
import { readNumber } from '../creation/read-number.ts'
import type { Plan } from '../creation/write-requests.ts'

type Batch = Body<'bulkCreateTrackingRequests'>
type Creation = Body<'createTrackingRequest'>

/** A row of the request, with its plan or its problems. */
export type Row = { at: number; requestNumber: string | null } & ({ plan: Plan } | { problems: Problem[] })

/** Reads each row like a single creation. A row that cannot be read does not affect the others. */
export const readRows = async (call: Call, { data }: Batch): Promise<Row[]> => {
  const context = { ...call, enabledLines: await enabledLines(call.pool, call.accountId) }
  const customerOfAll = await customerOf(call, data.relationships?.customer?.data.id)
  const customers = new Map<string, Promise<string | null>>()
  const customer = (id: string) => {
    const known = customers.get(id) ?? customerOf(call, id)
    customers.set(id, known)
    return known
  }
  const rows: Row[] = []
  for (const [at, sent] of data.attributes.rows.entries()) {
    const requestNumber = typeof sent.request_number === 'string' ? sent.request_number : null
    try {
      const creation = asCreation(sent)
      const tracked = readNumber(creation.data.attributes, context)
      const own = creation.data.relationships?.customer?.data.id
      const customerId = own === undefined ? customerOfAll : await customer(own)
      const { attributes } = creation.data
      const staged = await stageFields(call.pool, call.accountId, attributes.initial_custom_fields)
      const plan = { tracked, attributes, customerId, staged, startsAt: null }
      rows.push({ at, requestNumber, plan })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      rows.push({ at, requestNumber, problems: intoRow(error.problems, at) })
    }
  }
  return rows
}

const asCreation = ({ customer_id: id, ...attributes }: Record<string, unknown>): Creation => {
  const relationships = id === undefined ? {} : { relationships: { customer: { data: { type: 'party', id } } } }
  const body = { data: { type: 'tracking_request', attributes, ...relationships } }
  return validateBody(requests.createTrackingRequest.body, body) as Creation
}

/** Moves the pointers of a creation's problems into its row. */
export const intoRow = (problems: readonly Problem[], at: number): Problem[] =>
  problems.map((problem) => {
    const pointer = (problem.source?.pointer ?? '')
      .replace(/^\/data\/relationships\/customer.*$/, '/data/attributes/customer_id')
      .replace(/^\/data\/attributes/, `/data/attributes/rows/${at}`)
    return { ...problem, source: { pointer } }
  })
