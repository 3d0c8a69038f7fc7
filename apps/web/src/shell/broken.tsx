import type { ErrorComponentProps } from '@tanstack/react-router'
import { Icon } from '../parts/page/icon.tsx'

/** Whether the page is from an earlier release, whose files were removed by an update of the service. */
const isOutdated = (error: Error) => /dynamically imported module|module script failed/i.test(error.message)

export const Broken = ({ error: thrown }: ErrorComponentProps) => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return (
    <main className="alone">
      <div className="problem" role="alert">
        <Icon name="alert" />
        <div>
          <h1>{isOutdated(error) ? 'Boxtrail was updated' : 'This page could not be shown'}</h1>
          <p>
            {isOutdated(error)
              ? 'This page is from an earlier release. Load it again to get the current one.'
              : `${error.message} Load the page again; if that does not help, the log of the service says more.`}
          </p>
          <button type="button" className="button primary" onClick={() => location.reload()}>
            <Icon name="refresh" /> Load again
          </button>
        </div>
      </div>
    </main>
  )
}
