import { useEffect } from 'react'

/** Sets the title of the window. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Boxtrail`
  }, [title])
}
