import type { Schemas } from '@boxtrail/contracts'
import type { TrackingRequestBatchCreate, TrackingRequestCreate } from '../generated/inputs.ts'
import type { InferNumberResult, TrackingRequest, TrackingRequestBatch } from '../generated/records.ts'
import type { Answers, CallOptions, Format, Input, Reference, Values, WriteOptions } from '../types.ts'

export interface WaitOptions<F extends Format = Format> extends CallOptions<F> {
  /** How long to wait in all, in milliseconds; five minutes unless given. */
  maxWaitMs?: number
}

export interface CreateManyOptions extends Omit<WriteOptions, 'format'> {
  /** Say what would become of each row, and write nothing. */
  dryRun?: boolean
  /** Your customer, for rows that name none. */
  customer?: Reference<'party'>
  /** Called after each 1,000 rows. */
  onProgress?: (progress: { done: number; total: number; counts: Counts }) => void
}

export type Batch = Schemas['TrackingRequestBatch']['attributes']
export type Counts = Batch['counts']
type RequestInclude = 'tracked_object' | 'customer' | 'user' | 'tracked_object.containers'

/** What you know of a number yourself, and what is sent with it. */
export interface KnownOfNumber
  extends Partial<Pick<TrackingRequestCreate, 'refNumbers' | 'shipmentTags' | 'customer' | 'scac'>> {
  /** Taken when the number does not tell its kind. */
  requestType?: TrackingRequestCreate['requestType']
}

/** The same by the names of the contract. */
export interface RawKnownOfNumber
  extends Partial<Pick<Values<'createTrackingRequest'>, 'ref_numbers' | 'shipment_tags' | 'customer' | 'scac'>> {
  request_type?: TrackingRequestCreate['requestType']
}

export interface TrackingHelpers<D extends Format = 'mapped'> {
  /**
   * Waits until the line has answered, and gives the request with its shipment. Throws a `TrackingFailedError` when the
   * request fails, and a `TimeoutError` when the line has no data yet after `maxWaitMs`: the request stays, and the
   * webhook `tracking_request.succeeded` tells of it.
   */
  waitFor<I extends RequestInclude = never, F extends Format = D>(
    id: string,
    query?: { include?: readonly I[] },
    options?: WaitOptions<F>,
  ): Promise<Answers<F, 'getTrackingRequest', TrackingRequest<I | 'tracked_object'>>>
  /**
   * Creates any number of tracking requests, 1,000 at a time, and says the outcome of each row. Rows beyond the rate limit
   * are accepted at once and processed at that rate. With an `idempotencyKey` of your own, a call that was cut off can be
   * repeated: what was created is not created again.
   */
  createMany(
    rows: readonly Input<D, Values<'bulkCreateTrackingRequests'>, TrackingRequestBatchCreate>['rows'][number][],
    options?: CreateManyOptions,
  ): Promise<Input<D, Omit<Batch, 'dry_run'>, Pick<TrackingRequestBatch, 'counts' | 'results'>>>
  /**
   * Asks what a number is, then creates a tracking request for it. What the number tells of its kind goes before
   * `requestType`; a `scac` that you name goes before the line that the number tells, which is taken when it is selected or
   * the only one.
   */
  createFromInfer(
    number: string,
    known?: Input<D, RawKnownOfNumber, KnownOfNumber>,
    options?: Omit<WriteOptions, 'format'>,
  ): Promise<{
    /** What the number is. */
    infer: Answers<D, 'inferTrackingNumber', InferNumberResult>
    /** What was created for it. */
    trackingRequest: Answers<D, 'createTrackingRequest', TrackingRequest>
  }>
}
