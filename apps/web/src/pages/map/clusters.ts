import type { Urgency } from '../../format/urgency.ts'
import type { Place } from './queries.ts'

/** Places that are drawn as one mark. */
export interface Cluster {
  x: number
  y: number
  places: readonly Place[]
  containers: number
  urgency: Urgency
}

/** Closer marks would hide each other, in pixels. */
const APART = 40

/** The highest urgency of the containers at some places. */
export const urgencyOfPlaces = (places: readonly Place[]): Urgency =>
  (['over', 'soon', 'held'] as const).find((one) => places.some(({ properties }) => properties[one] > 0)) ?? null

const TONES = { over: 'bad', soon: 'warn', held: 'warn' } as const

/** The CSS class for the colour of an urgency. */
export const toneOf = (urgency: Urgency): string => `tone-${urgency ? TONES[urgency] : 'info'}`

const sum = (places: readonly Place[]) => places.reduce((total, { properties }) => total + properties.containers, 0)

/**
 * Joins places that are close together on the screen into the one with the most containers; places outside of the
 * screen are left out.
 */
export const clustersOf = (
  places: readonly Place[],
  positionOf: (place: Place) => readonly [number, number] | null,
  { width, height }: { width: number; height: number },
): Cluster[] => {
  const marks: { x: number; y: number; places: Place[] }[] = []
  for (const place of places.toSorted((one, other) => other.properties.containers - one.properties.containers)) {
    const [x, y] = positionOf(place) ?? [-1, -1]
    if (x < 0 || y < 0 || x > width || y > height) continue
    const near = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) < APART)
    if (near) near.places.push(place)
    else marks.push({ x, y, places: [place] })
  }
  return marks.map((mark) => ({ ...mark, containers: sum(mark.places), urgency: urgencyOfPlaces(mark.places) }))
}

/** The most urgent places first, then those with the most containers. */
export const inOrderOfUrgency = (places: readonly Place[]): Place[] => {
  const rank = (place: Place) => ['over', 'soon', 'held', null].indexOf(urgencyOfPlaces([place]))
  return places.toSorted(
    (one, other) => rank(one) - rank(other) || other.properties.containers - one.properties.containers,
  )
}

/** `12 containers, 3 over their free time`. */
export const inWords = (places: readonly Place[]): string => {
  const of = (key: 'over' | 'soon' | 'held') => places.reduce((total, { properties }) => total + properties[key], 0)
  const count = sum(places)
  return [
    `${count} ${count === 1 ? 'container' : 'containers'}`,
    ...(of('over') > 0 ? [`${of('over')} over the free time`] : []),
    ...(of('soon') > 0 ? [`${of('soon')} with little time left`] : []),
    ...(of('held') > 0 ? [`${of('held')} held`] : []),
  ].join(', ')
}
