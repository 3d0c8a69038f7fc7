import { useSearchRecords } from '@boxtrail/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { useCommands } from './commands.ts'
import { type Palette, paletteOf } from './entries.ts'
import { useRecent } from './recent.ts'

/** The search starts after a pause in typing of this length. */
const PAUSE_MS = 120
const MAX_QUERY = 200

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** The entries for the typed text; the previous results remain until new ones arrive. */
export const usePalette = (text: string, isOpen: boolean): Palette & { isSearching: boolean } => {
  const query = usePaused(text.trim().slice(0, MAX_QUERY))
  const { data, isPlaceholderData, isError } = useSearchRecords(query, {
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const isCurrent = query === text.trim().slice(0, MAX_QUERY) && data !== undefined && !isPlaceholderData
  const found = query.length > 1 ? data?.items : []
  const palette = paletteOf({
    text,
    commands: useCommands(isOpen),
    recent: useRecent(),
    found,
    mayTrack: mayWrite(useSession()) && isCurrent,
  })
  return { ...palette, isSearching: text.trim().length > 1 && !isCurrent && !isError }
}
