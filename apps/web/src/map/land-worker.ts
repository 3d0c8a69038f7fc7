import { geoGraticule10, geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import landUrl from 'world-atlas/land-50m.json?url'
import type { MapSize } from './route.ts'
import { type MapFeature, projectionFor } from './route.ts'

type Atlas = Parameters<typeof feature>[0]
type Land = ReturnType<typeof feature>

export interface LandRequest {
  key: number
  features: readonly MapFeature[]
  size: MapSize
}

/** The land below a route, as paths. */
export interface LandDrawing {
  key: number
  land: string
  graticule: string
}

const read = async (): Promise<Land> => {
  const atlas = (await (await fetch(landUrl)).json()) as Atlas
  return feature(atlas, atlas.objects.land!)
}

let reading: Promise<Land> | undefined

/** Reads and projects the coastlines in a worker, because they consist of many points. */
self.onmessage = async ({ data: { key, features, size } }: MessageEvent<LandRequest>) => {
  const path = geoPath(projectionFor(geoNaturalEarth1(), features, size)).digits(1)
  reading ??= read()
  const land = await reading.catch(() => {
    // The route is drawn without land; the next map tries again.
    reading = undefined
  })
  const drawing: LandDrawing = {
    key,
    land: land ? (path(land) ?? '') : '',
    graticule: path(geoGraticule10()) ?? '',
  }
  self.postMessage(drawing)
}
