export type Level = 'ok' | 'warning' | 'problem'

/** What one check found: a sentence that states it and, if there is a problem, what to do. */
export interface Finding {
  check: string
  level: Level
  message: string
}

/** The findings of one check. */
export const findings = (check: string) => ({
  ok: (message: string): Finding => ({ check, level: 'ok', message }),
  warning: (message: string): Finding => ({ check, level: 'warning', message }),
  problem: (message: string): Finding => ({ check, level: 'problem', message }),
})
