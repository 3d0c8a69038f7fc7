/** Sources write in capitals. */
export const formatName = (name: string | null, locode: string | null = null): string | null => {
  if (name === null) return locode
  return name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/(?<![\p{L}'])\p{L}/gu, (c) => c.toUpperCase())
    : name
}

/** `24 January 2026`. */
export const dateInWords = (date: string): string => dates.format(Date.parse(`${date}T12:00:00Z`))

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)
