import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

export { SpanKind }

interface Traced {
  kind?: SpanKind
  attributes?: Attributes
  /** The `traceparent` of what caused it; by default that of what is under way. */
  parent?: string | null | undefined
}

let isOn = false

/** Whether spans are recorded: an installation that exports none pays for one comparison. */
export const isTracing = (): boolean => isOn

/** Called once the exporter is ready (export-traces.ts), and when it has ended. */
export const setTracing = (on: boolean): void => {
  isOn = on
}

/** Runs `work` as a span, with what it does as children. An error ends the span as failed, and is rethrown. */
export const traced = async <T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent }: Traced,
  work: (span?: Span) => Promise<T>,
): Promise<T> => {
  if (!isOn) return work()
  const within = parent ? propagation.extract(context.active(), { traceparent: parent }) : context.active()
  return trace.getTracer('boxtrail').startActiveSpan(name, { kind, attributes }, within, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) })
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * The `traceparent` of what is under way, for what it causes later or elsewhere (W3C Trace Context); null if nothing is
 * traced.
 */
export const traceparent = (): string | null => {
  if (!isOn) return null
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent ?? null
}

/**
 * Whether a trace is under way of which a statement could be a part: the statements by which workers look for work are
 * not part of one.
 */
export const isWithinTrace = (): boolean => isOn && trace.getActiveSpan() !== undefined
