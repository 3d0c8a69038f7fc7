import { isObject, type Json } from '@boxtrail/engine/json'
import { readTime, roughMs } from '@boxtrail/engine/time'
import { normalizeNumber } from '@boxtrail/reference/number'

/** A code as the standard writes it: some lines write `Equipment` and `Laden`. */
export const codeOf = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toUpperCase() : value)

/** The meaning of a code; `constructor` and other inherited property names are not codes. */
export const lookUp = <T>(codes: Record<string, T>, value: unknown): T | undefined => {
  const code = codeOf(value)
  return typeof code === 'string' && Object.hasOwn(codes, code) ? codes[code] : undefined
}

/** Quotes a value in the reason of a problem, unless it is an object or array. */
export const quote = (value: unknown) =>
  typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value)

/** Text without the NUL bytes and unpaired surrogates that PostgreSQL cannot store. */
export const text = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed().trim() || null : null
}

/** A container number as the service writes it; null if none is stated. */
export const containerNumber = (value: unknown) => {
  const written = text(value)
  return written === null ? null : normalizeNumber(written)
}

/** The containers that an event names; a shipment event has them among its references. */
export const containersNamed = ({ equipmentReference, references }: Json): unknown[] => [
  equipmentReference,
  ...(Array.isArray(references) ? references : []).flatMap((one) =>
    isObject(one) && codeOf(one.referenceType) === 'EQ' ? [one.referenceValue] : [],
  ),
]

/** The container of an event: its own reference, or the only one that it refers to, each converted by `read`. */
export const containerOfEvent = (event: Json, read: (stated: unknown) => string | null): string | null => {
  const named = new Set(containersNamed(event).flatMap((one) => read(one) ?? []))
  return read(event.equipmentReference) ?? (named.size === 1 ? [...named][0]! : null)
}

/** A readable time in milliseconds, for comparing events. */
export const timeMs = (stated: string): number => roughMs(readTime(stated)!)
