import type { Place } from './places.ts'

const grouped = (locale: string) => (amount: number, decimals: number) =>
  amount.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
/** 1,234.500 */
export const english = grouped('en-US')
/** 1.234,500 */
export const continental = grouped('de-DE')
/** 1234.500 */
export const plain = (amount: number, decimals: number) => amount.toFixed(decimals)

const SHORT = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const parts = (date: string) => date.split('-') as [string, string, string]
const month = (date: string) => SHORT[Number(parts(date)[1]) - 1]!
export const iso = (date: string) => date
/** 31.12.2026 */
export const dotted = (date: string) => parts(date).toReversed().join('.')
/** 31-DEC-2026 */
export const named = (date: string) => `${parts(date)[2]}-${month(date)}-${parts(date)[0]}`
/** 31-Dec-26 */
export const shortNamed = (date: string) =>
  `${parts(date)[2]}-${month(date)[0]}${month(date).slice(1).toLowerCase()}-${parts(date)[0].slice(2)}`
/** 31 Dec 2026 */
export const spaced = (date: string) =>
  `${parts(date)[2]} ${month(date)[0]}${month(date).slice(1).toLowerCase()} ${parts(date)[0]}`
/** DEC. 31, 2026 */
export const chinese = (date: string) => `${month(date)}. ${parts(date)[2]}, ${parts(date)[0]}`
/** 12/31/2026 */
export const american = (date: string) => `${parts(date)[1]}/${parts(date)[2]}/${parts(date)[0]}`

export const toUpperCase = (text: string) => text.toUpperCase()
/** LOS ANGELES, CA */
export const cityWithRegion = ({ name, region, country }: Place) => `${name}, ${region || country}`

/** Rounds a number to the given decimals. */
export const round = (amount: number, decimals: number) => Math.round(amount * 10 ** decimals) / 10 ** decimals

/** The date a number of days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
