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
  /** Of a collector that takes OTLP over HTTP: spans go to `<endpoint>/v1/traces`. */
  endpoint: string
  serviceName: string
  /** Of the traces that begin here, from 0 to 1; those of a caller follow the caller. */
  ratio: number
}

/** A collector that is away holds up no stop. */
const LAST_SPANS_MS = 1_000

/** Exports spans from now on; what is returned sends the rest of them and ends it. Imported only where it is wanted. */
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
