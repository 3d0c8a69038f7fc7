/** A check, its result, and what to do about it. */
export interface Finding {
  check: string
  result: 'ok' | 'warning' | 'failed'
  found: string
  action: string | null
}

export const ok = (check: string, found: string): Finding => ({ check, result: 'ok', found, action: null })
export const warning = (check: string, found: string, action: string): Finding => ({
  check,
  result: 'warning',
  found,
  action,
})
export const failed = (check: string, found: string, action: string): Finding => ({
  check,
  result: 'failed',
  found,
  action,
})
