import type { TraceSettings } from './export-traces.ts'

/** Exports traces if there are settings for it; returns a function that ends this. The exporter is loaded only then. */
export const startTraces = async (settings: TraceSettings | null): Promise<() => Promise<void>> =>
  settings === null ? async () => {} : (await import('./export-traces.ts')).exportTraces(settings)
