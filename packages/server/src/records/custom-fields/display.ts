import type { CustomFieldValue as Value } from '../../schema/column-types.ts'
import type { FieldType } from '../custom-field-definitions/field.ts'

/** The display form of a value; `text` is stored with it and contains the labels of its options. */
export const displayOf = (
  { data_type, default_format }: Pick<FieldType, 'data_type' | 'default_format'>,
  value: Value,
  text: string | null,
): string | null => {
  if (data_type === 'number' && typeof value === 'number')
    return default_format === null ? text : formatNumber(value, default_format)
  if (typeof value === 'string' && data_type === 'date')
    return default_format === null ? value : formatTime(value, default_format)
  if (typeof value === 'string' && data_type === 'datetime')
    return formatTime(value, default_format ?? 'YYYY-MM-DD HH:mm:ss')
  return text
}

/** The problem of a format; null if values of the type can be displayed with it. */
export const formatProblem = (data_type: FieldType['data_type'], format: string): string | null => {
  if (data_type === 'number') return NUMBER.test(format) ? null : 'must be like #,##0.00, with text at either end'
  if (data_type !== 'date' && data_type !== 'datetime') return 'is not for this data_type'
  const rest = format.replaceAll(TOKEN, '')
  const tokens = [...format.matchAll(TOKEN)].map(([token]) => token)
  if (tokens.length === 0 || /[A-Za-z%]/.test(rest)) return 'must be made of YYYY, MM, MMM, DD, HH, mm and ss'
  if (data_type === 'date' && tokens.some((token) => TIME_TOKEN.test(token))) return 'must not show a time of day'
  return null
}

const NUMBER = /^([^0#,.]*)(#,##)?0(?:\.(0{1,6}))?([^0#,.]*)$/

const formatNumber = (value: number, format: string): string => {
  const [, before = '', grouped, places = '', after = ''] = NUMBER.exec(format) ?? []
  const digits = Math.abs(value).toFixed(places.length)
  const [whole = '', fraction] = digits.split('.')
  const shown = grouped ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : whole
  const sign = value < 0 && Number(digits) !== 0 ? '-' : ''
  return `${sign}${before}${fraction === undefined ? shown : `${shown}.${fraction}`}${after}`
}

// Minutes are mm, or MM after the hour, as many write it; %-letters are those of strftime.
const TOKEN = /HH\W?MM|%[YmdHMSbB]|YYYY|MMMM|MMM|MM|DD|HH|mm|SS|ss/g
const TIME_TOKEN = /^(?:HH.*|%[HMS]|mm|ss|SS)$/

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const formatTime = (stored: string, format: string): string => {
  const [year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = stored.split(/[-T:Z]/)
  const name = MONTHS[Number(month) - 1] ?? ''
  const shown: Record<string, string> = {
    ...{ YYYY: year, '%Y': year, MM: month, '%m': month, DD: day, '%d': day },
    ...{ MMMM: name, '%B': name, MMM: name.slice(0, 3), '%b': name.slice(0, 3) },
    ...{ HH: hour, '%H': hour, mm: minute, '%M': minute, ss: second, SS: second, '%S': second },
  }
  return format.replaceAll(TOKEN, (token) => shown[token] ?? `${hour}${token.slice(2, -2)}${minute}`)
}
