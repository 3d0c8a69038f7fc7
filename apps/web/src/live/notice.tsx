import { Icon } from '../parts/page/icon.tsx'
import { useLive } from './live.ts'

/** Says that what is on the screen no longer follows what happens, and that it does again. */
export const LiveNotice = () => {
  const { isAway, connect } = useLive()
  return (
    <div className="live" role="status">
      {isAway ? (
        <p className="notice tone-warn">
          <Icon name="alert" />
          <span>Not live: the connection was lost, and is tried again. What you see may be out of date.</span>
          <button type="button" className="button" onClick={connect}>
            Try now
          </button>
        </p>
      ) : null}
    </div>
  )
}
