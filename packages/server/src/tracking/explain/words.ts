/** A moment as people write it, at the place; without a time if the source gave only a day. */
export const momentAt = (ms: number, zone: string | null, precision: 'minute' | 'day' = 'minute'): string => {
  const timeZone = zone ?? 'UTC'
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(ms)
  if (precision === 'day') return `on ${day}`
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone })
  return `on ${day} at ${time.format(ms)} (${zone ? `local time, ${zone}` : 'UTC'})`
}

/** Sources write in capitals. */
export const named = (name: string | null, locode: string | null = null): string | null => {
  if (name === null) return locode
  return name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/(?<![\p{L}'])\p{L}/gu, (c) => c.toUpperCase())
    : name
}
