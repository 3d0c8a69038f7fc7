import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import type { ZoneChoice } from '../../format/time.ts'

export type Theme = 'system' | 'light' | 'dark'

interface Preferences {
  zone: ZoneChoice
  theme: Theme
  setZone: (zone: ZoneChoice) => void
  setTheme: (theme: Theme) => void
}

const Context = createContext<Preferences | null>(null)

const stored = <Value extends string>(key: string, values: readonly Value[]): Value => {
  const found = localStorage.getItem(`boxtrail.${key}`) as Value
  return values.includes(found) ? found : values[0]!
}

export const applyTheme = (theme: Theme = stored('theme', ['system', 'light', 'dark'])): void => {
  document.documentElement.dataset.theme = theme
}

/** The choices of the reader, which are stored in this browser. */
export const PreferencesProvider = ({ children }: { children: ReactNode }) => {
  const [zone, showZone] = useState(() => stored<ZoneChoice>('zone', ['place', 'mine']))
  const [theme, showTheme] = useState(() => stored<Theme>('theme', ['system', 'light', 'dark']))
  const setZone = useCallback((choice: ZoneChoice) => {
    localStorage.setItem('boxtrail.zone', choice)
    showZone(choice)
  }, [])
  const setTheme = useCallback((choice: Theme) => {
    localStorage.setItem('boxtrail.theme', choice)
    applyTheme(choice)
    showTheme(choice)
  }, [])
  const value = useMemo(() => ({ zone, theme, setZone, setTheme }), [zone, theme, setZone, setTheme])
  return <Context value={value}>{children}</Context>
}

export const usePreferences = (): Preferences => {
  const preferences = use(Context)
  if (!preferences) throw new Error('PreferencesProvider is missing')
  return preferences
}
