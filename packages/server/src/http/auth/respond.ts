import { STATUS_CODES } from 'node:http'
import type { ApiError } from '@boxtrail/protocol/errors'

const HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Cookie',
}

export interface Answer {
  status: number
  body?: unknown
  /** `Set-Cookie`. */
  cookie?: string | undefined
  /** A second `Set-Cookie`, by which the device is known from then on. */
  deviceCookie?: string | undefined
}

export const respondWith = (
  { status, body, cookie, deviceCookie }: Answer,
  headers: Record<string, string>,
): Response => {
  const { 'Content-Type': type, ...others } = HEADERS
  const all = { ...others, ...(body === undefined ? {} : { 'Content-Type': type }), ...headers }
  const response = new Response(body === undefined ? null : JSON.stringify(body), { status, headers: all })
  for (const set of [cookie, deviceCookie]) if (set !== undefined) response.headers.append('Set-Cookie', set)
  return response
}

/** An error in the form of these routes: the first problem, and the field of the form that it concerns. */
export const asAnswer = ({ status, problems }: ApiError, more: object = {}): Answer => {
  const { code, detail, source } = problems[0]!
  const field = source && 'pointer' in source ? source.pointer?.slice(1) : undefined
  const named = code ?? (STATUS_CODES[status] ?? 'error').toLowerCase().replaceAll(' ', '_')
  return { status, body: { error: { code: named, message: detail, ...(field ? { field } : {}) }, ...more } }
}
