import { Icon } from '../page/icon.tsx'
import { Time } from '../time/time.tsx'

interface StaleNoticeProps {
  /** Undefined if its sources answer. */
  since: string | undefined
  zone: string | null
}

/** A notice that a source of a record has not answered for longer than usual. */
export const StaleNotice = ({ since, zone }: StaleNoticeProps) =>
  since ? (
    <p className="notice tone-warn">
      <Icon name="alert" />
      <span>
        What is shown may be out of date: one of its sources has not answered since <Time at={since} zone={zone} />.
      </span>
    </p>
  ) : null
