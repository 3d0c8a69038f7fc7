import type { ReactNode } from 'react'

/** A placeholder of the same size as the part that is loading, so that nothing moves when it arrives. */
const Waiting = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`skeleton ${className}`} role="status">
    <span className="hidden">Loading …</span>
    {children}
  </div>
)

const many = (count: number, one: (n: number) => ReactNode) => Array.from({ length: count }, (_, n) => one(n))

const ROWS = 16

export const SkeletonRows = () => (
  <Waiting className="skeleton-rows">
    {many(ROWS, (n) => (
      <div key={n} className="skeleton-row">
        <span className="bone" />
        <span className="bone" />
        <span className="bone wide" />
        <span className="bone" />
      </div>
    ))}
  </Waiting>
)

const ENTRIES = 9

export const SkeletonToday = () => (
  <Waiting className="skeleton-today">
    <div className="skeleton-chips">
      {many(5, (n) => (
        <span key={n} className="bone chip-bone" />
      ))}
    </div>
    <div className="skeleton-entries">
      {many(ENTRIES, (n) => (
        <div key={n} className="skeleton-entry">
          <span className="bone" />
          <span className="bone wide" />
        </div>
      ))}
    </div>
  </Waiting>
)

/** A placeholder for a container or a shipment. */
export const SkeletonRecord = () => (
  <Waiting className="skeleton-record">
    <div className="record-head">
      <span className="bone" />
      <span className="bone title-bone" />
      <span className="bone wide" />
    </div>
    <div className="record">
      <div className="record-main">
        <div className="card card-bone" />
        <div className="map map-waiting" />
      </div>
      <div className="record-side">
        <div className="card card-bone" />
        <div className="card card-bone" />
      </div>
    </div>
  </Waiting>
)
