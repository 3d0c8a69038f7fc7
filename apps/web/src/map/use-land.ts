import { useEffect, useState } from 'react'
import type { LandDrawing, LandRequest } from './land-worker.ts'
import type { MapFeature, MapSize } from './route.ts'

let shared: Worker | undefined
let lastKey = 0

/** One worker for all maps, which keeps the coastlines in memory. */
const worker = (): Worker => {
  shared ??= new Worker(new URL('./land-worker.ts', import.meta.url), { type: 'module' })
  return shared
}

/** The land and the graticule of a map; undefined until they are drawn. */
export const useLand = (features: readonly MapFeature[], size: MapSize): LandDrawing | undefined => {
  const [drawing, setDrawing] = useState<LandDrawing>()
  const { width, height, maxScale } = size
  useEffect(() => {
    if (width === 0) return
    const key = ++lastKey
    const draws = worker()
    const onMessage = ({ data }: MessageEvent<LandDrawing>) => {
      if (data.key === key) setDrawing(data)
    }
    draws.addEventListener('message', onMessage)
    const shown = { width, height, ...(maxScale === undefined ? {} : { maxScale }) }
    draws.postMessage({ key, features, size: shown } satisfies LandRequest)
    return () => draws.removeEventListener('message', onMessage)
  }, [features, width, height, maxScale])
  return drawing
}
