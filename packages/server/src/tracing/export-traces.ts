import { setTimeout as sleep } from 'node:timers/promises'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { setTracing } from './tracing.ts'

export interface TraceSettings {
  /** The endpoint of a collector that takes OTLP over HTTP: spans go to `<endpoint>/v1/traces`. */
  endpoint: string
  serviceName: string
  /**
   * The share of exported traces among those that begin here, from 0 to 1; traces of a caller follow the caller's
   * decision.
   */
  ratio: number
}

/** How long the last spans may take at a stop, so that an unavailable collector does not delay it. */
const LAST_SPANS_MS = 1_000

/**
 * Exports spans from now on; the returned function sends the remaining ones and ends the export. Imported only if it is
 * used.
 */
export const exportTraces = ({ endpoint, serviceName, ratio }: TraceSettings): (() => Promise<void>) => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  setTracing(true)
  return async () => {
    setTracing(false)
    await Promise.race([provider.shutdown().catch(() => {}), sleep(LAST_SPANS_MS, undefined, { ref: false })])
    trace.disable()
    propagation.disable()
    context.disable()
  }
}
