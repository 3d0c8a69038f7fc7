import type { Schemas } from '@boxtrail/contracts'
import type { TrackingRequestBatchCreate, TrackingRequestCreate } from '../generated/inputs.ts'
import type { InferNumberResult, TrackingRequest, TrackingRequestBatch } from '../generated/records.ts'
import type { Answers, CallOptions, Format, Input, Reference, Values, WriteOptions } from '../types.ts'

export interface WaitOptions<F extends Format = Format> extends CallOptions<F> {
  /** How long to wait in total, in milliseconds; five minutes by default. */
  maxWaitMs?: number
}

export interface CreateManyOptions extends Omit<WriteOptions, 'format'> {
  /** Report the outcome of each row without creating anything. */
  dryRun?: boolean
  /** Your customer, for rows that name none. */
  customer?: Reference<'party'>
  /** Called after each 1,000 rows. */
  onProgress?: (progress: { done: number; total: number; counts: Counts }) => void
}

export type Batch = Schemas['TrackingRequestBatch']['attributes']
export type Counts = Batch['counts']
type RequestInclude = 'tracked_object' | 'customer' | 'user' | 'tracked_object.containers'

/** What you know about a number, and what is sent with it. */
export interface KnownOfNumber
  extends Partial<Pick<TrackingRequestCreate, 'refNumbers' | 'shipmentTags' | 'customer' | 'scac'>> {
  /** Used if the number does not show its kind. */
  requestType?: TrackingRequestCreate['requestType']
}

/** The same with the names of the contract. */
export interface RawKnownOfNumber
  extends Partial<Pick<Values<'createTrackingRequest'>, 'ref_numbers' | 'shipment_tags' | 'customer' | 'scac'>> {
  request_type?: TrackingRequestCreate['requestType']
}

export interface TrackingHelpers<D extends Format = 'mapped'> {
  /**
   * Waits until the line has responded, and returns the request with its shipment. Throws a `TrackingFailedError` if
   * the request fails, and a `TimeoutError` if the line still has no data after `maxWaitMs`: the request remains, and
   * the webhook `tracking_request.succeeded` notifies you later.
   */
  waitFor<I extends RequestInclude = never, F extends Format = D>(
    id: string,
    query?: { include?: readonly I[] },
    options?: WaitOptions<F>,
  ): Promise<Answers<F, 'getTrackingRequest', TrackingRequest<I | 'tracked_object'>>>
  /**
   * Creates any number of tracking requests, 1,000 at a time, and returns the outcome of each row. Rows beyond the rate
   * limit are accepted at once and processed at that rate. With an `idempotencyKey` of your own, a call that was
   * interrupted can be repeated: nothing is created twice.
   */
  createMany(
    rows: readonly Input<D, Values<'bulkCreateTrackingRequests'>, TrackingRequestBatchCreate>['rows'][number][],
    options?: CreateManyOptions,
  ): Promise<Input<D, Omit<Batch, 'dry_run'>, Pick<TrackingRequestBatch, 'counts' | 'results'>>>
  /**
   * Infers what a number is, then creates a tracking request for it. The kind that the number shows takes precedence
   * over `requestType`; a `scac` that you name takes precedence over the inferred line, which is used if it is selected
   * or is the only one.
   */
  createFromInfer(
    number: string,
    known?: Input<D, RawKnownOfNumber, KnownOfNumber>,
    options?: Omit<WriteOptions, 'format'>,
  ): Promise<{
    /** What was inferred. */
    infer: Answers<D, 'inferTrackingNumber', InferNumberResult>
    /** What was created. */
    trackingRequest: Answers<D, 'createTrackingRequest', TrackingRequest>
  }>
}
