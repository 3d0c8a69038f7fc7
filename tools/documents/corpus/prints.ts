import { city, type Facts, type Place, upper } from './facts.ts'
import type { Recorder } from './truth.ts'

const round = (amount: number, decimals: number) => Math.round(amount * 10 ** decimals) / 10 ** decimals

/** The same shipment with the weights and volumes of its containers as a form prints them, and sums that agree. */
export function rounded(f: Facts, weight: number, volume = 3): Facts {
  const containers = f.containers.map((c) => ({
    ...c,
    weight: round(c.weight, weight),
    volume: round(c.volume, volume),
  }))
  const sum = (of: (one: (typeof containers)[number]) => number, decimals: number) =>
    round(
      containers.reduce((all, one) => all + of(one), 0),
      decimals,
    )
  return {
    ...f,
    containers,
    weight: sum((c) => c.weight, weight),
    volume: sum((c) => c.volume, volume),
    net: round(f.net, weight),
  }
}

/** Prints a place with its country or state; it can be taken without. */
export function port(t: Recorder, field: string, place: Place, print: (text: string) => string = upper): string {
  const printed = print(city(place))
  return t.text(field, printed, [printed, print(place.name)])
}

/** The date some days later. */
export const after = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
