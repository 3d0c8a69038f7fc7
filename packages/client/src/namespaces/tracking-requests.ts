import type { Schemas } from '@boxtrail/contracts'
import { ValidationError } from '../errors.ts'
import { answered, type Http } from '../http.ts'
import { type IterateOptions, iteratePages, type PageOptions, pageQuery } from '../pages.ts'
import type { IncludeQuery, ListQuery } from '../queries.ts'

type Creation = Schemas['TrackingRequestCreate']['data']
type Changes = Schemas['TrackingRequestUpdate']['data']['attributes']

export interface CreateOptions {
  /** Makes the creation safe to repeat; with it, failures are tried again. */
  idempotencyKey?: string
  /** The party that the shipment is for. */
  customerId?: string
}

type Attributes = Creation['attributes']
type Row = Schemas['TrackingRequestRow']

export interface CreateManyOptions extends CreateOptions {
  /** Say what would become of each row, and write nothing. */
  dryRun?: boolean
}

/** What you know of a number yourself, and what is sent with it. */
export interface FromInfer extends CreateOptions, Pick<Attributes, 'ref_numbers' | 'shipment_tags'> {
  scac?: string | undefined
  /** Taken when the number does not tell its kind. */
  numberType?: Attributes['request_type'] | undefined
}

/** What an answer calls a kind of number, and what a creation calls it. */
const kinds = new Map<unknown, Attributes['request_type']>([
  ['bill_of_lading', 'bill_of_lading'],
  ['booking', 'booking_number'],
  ['booking_number', 'booking_number'],
  ['container', 'container'],
])

interface Told {
  number_type: unknown
  shipping_line: { selected?: { scac: string }; candidates: readonly { scac: string }[] }
}

/** Number, kind and line to track, by what the number told and what the caller knows. */
const requestOf = (
  number: string,
  { number_type, shipping_line: { selected, candidates } }: Told,
  known: Pick<FromInfer, 'scac' | 'numberType'>,
): Pick<Attributes, 'request_number' | 'request_type' | 'scac'> => {
  const request_type = kinds.get(number_type ?? known.numberType)
  if (!request_type) throw new ValidationError('The number does not tell its kind: name it as numberType.')
  const scac = known.scac || selected?.scac || (candidates.length === 1 ? candidates[0]!.scac : undefined)
  if (!scac) throw new ValidationError('The number does not tell its line: name it by its SCAC.')
  return { request_number: number, request_type, scac }
}

/** Tracking requests: numbers that you want followed. */
export const trackingRequests = (http: Http) => {
  const list = (query: ListQuery<'/tracking_requests'> = {}, page: PageOptions = {}) =>
    answered(http.GET('/tracking_requests', { params: { query: { ...query, ...pageQuery(page) } } }))
  const create = (attributes: Creation['attributes'], { idempotencyKey, customerId }: CreateOptions = {}) => {
    const relationships = customerId ? { customer: { data: { type: 'party' as const, id: customerId } } } : undefined
    return answered(
      http.POST('/tracking_requests', {
        params: { header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
        body: { data: { type: 'tracking_request', attributes, ...(relationships ? { relationships } : {}) } },
      }),
    )
  }
  const infer = (number: string) => answered(http.POST('/tracking_requests/infer_number', { body: { number } }))
  return {
    /** Asks for a number to be tracked. */
    create,
    /**
     * Asks for up to 1,000 numbers to be tracked and says what became of each row; `dryRun` writes nothing. Rows beyond
     * the limit of a minute are accepted at once and asked about at that pace.
     */
    createMany: (rows: readonly Row[], { dryRun, idempotencyKey, customerId }: CreateManyOptions = {}) => {
      const relationships = customerId ? { customer: { data: { type: 'party' as const, id: customerId } } } : undefined
      const attributes = { rows: [...rows], ...(dryRun === undefined ? {} : { dry_run: dryRun }) }
      return answered(
        http.POST('/tracking_requests/bulk', {
          params: { header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
          body: { data: { type: 'tracking_request_batch', attributes, ...(relationships ? { relationships } : {}) } },
        }),
      )
    },
    /** One tracking request; `include` adds related records. */
    get: (id: string, query: IncludeQuery<'/tracking_requests/{id}'> = {}) =>
      answered(http.GET('/tracking_requests/{id}', { params: { path: { id }, query } })),
    /** One page of tracking requests, newest first. */
    list,
    /** Request by request, however many pages they fill. */
    iterate: (query: ListQuery<'/tracking_requests'> = {}, options: IterateOptions = {}) =>
      iteratePages((page) => list(query, page), options),
    /** Sets reference numbers. */
    update: (id: string, attributes: Changes) =>
      answered(
        http.PATCH('/tracking_requests/{id}', {
          params: { path: { id } },
          body: { data: { type: 'tracking_request', id, attributes } },
        }),
      ),
    /** Says which kind of number it is and which line's. */
    infer,
    /** The same by the name that older clients have for it. */
    inferNumber: infer,
    /**
     * Asks what a number is, then for it to be tracked. What the number tells of its kind goes before `numberType`; a
     * `scac` that you name goes before the line that the number tells, which is taken when it is selected or the only one.
     */
    createFromInfer: async (
      number: string,
      { scac, numberType, customerId, idempotencyKey, ...own }: FromInfer = {},
    ) => {
      const inferred = await infer(number)
      const attributes = { ...own, ...requestOf(number, inferred.data.attributes, { scac, numberType }) }
      const created = await create(attributes, {
        ...(customerId ? { customerId } : {}),
        ...(idempotencyKey ? { idempotencyKey } : {}),
      })
      return { infer: inferred, trackingRequest: created }
    },
    /** What it has in fields of your own. */
    customFields: (
      tracking_request_id: string,
      query: ListQuery<'/tracking_requests/{tracking_request_id}/custom_fields'> = {},
      page: PageOptions = {},
    ) =>
      answered(
        http.GET('/tracking_requests/{tracking_request_id}/custom_fields', {
          params: { path: { tracking_request_id }, query: { ...query, ...pageQuery(page) } },
        }),
      ),
    /** Sets a field of your own, whether or not it has a value. */
    setCustomField: (tracking_request_id: string, api_slug: string, value: Schemas['CustomFieldValue']) =>
      answered(
        http.POST('/tracking_requests/{tracking_request_id}/custom_fields', {
          params: { path: { tracking_request_id } },
          body: { data: { type: 'custom_field', attributes: { api_slug, value } } },
        }),
      ),
    /** Changes a field of your own that has a value. */
    updateCustomField: (tracking_request_id: string, api_slug: string, value: Schemas['CustomFieldValue']) =>
      answered(
        http.PATCH('/tracking_requests/{tracking_request_id}/custom_fields/{api_slug}', {
          params: { path: { tracking_request_id, api_slug } },
          body: { data: { type: 'custom_field', attributes: { value } } },
        }),
      ),
    /** Removes its value of a field of your own. */
    deleteCustomField: async (tracking_request_id: string, api_slug: string): Promise<void> => {
      await answered(
        http.DELETE('/tracking_requests/{tracking_request_id}/custom_fields/{api_slug}', {
          params: { path: { tracking_request_id, api_slug } },
        }),
      )
    },
  }
}
