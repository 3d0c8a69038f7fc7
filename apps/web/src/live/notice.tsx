import { Icon } from '../parts/page/icon.tsx'
import { useLive } from './live.ts'

/** Shown while the page is no longer updated live. */
export const LiveNotice = () => {
  const { isAway, connect } = useLive()
  return (
    <div className="live" role="status">
      {isAway ? (
        <p className="notice tone-warn">
          <Icon name="alert" />
          <span>Not live: the connection was lost, and a new one is being tried. What you see may be out of date.</span>
          <button type="button" className="button" onClick={connect}>
            Try now
          </button>
        </p>
      ) : null}
    </div>
  )
}
