import { feature } from 'topojson-client'
import landUrl from 'world-atlas/land-50m.json?url'

export type Land = ReturnType<typeof feature>
type Atlas = Parameters<typeof feature>[0]

let reading: Promise<Land> | undefined

const read = async (): Promise<Land> => {
  const atlas = (await (await fetch(landUrl)).json()) as Atlas
  return feature(atlas, atlas.objects.land!)
}

/** The coastlines, read once. */
export const readLand = (): Promise<Land> => {
  reading ??= read().catch((error) => {
    reading = undefined
    throw error
  })
  return reading
}
