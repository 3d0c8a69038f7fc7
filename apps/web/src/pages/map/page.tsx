import './map.css'
import { FeatureNotEnabledError } from '@boxtrail/client'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Icon } from '../../parts/page/icon.tsx'
import { Problem } from '../../parts/page/problem.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { Status } from '../../parts/record/status.tsx'
import { urgentStatus } from '../../parts/record/status-look.ts'
import { Ago } from '../../parts/time/time.tsx'
import { inOrderOfUrgency, inWords, toneOf, urgencyOfPlaces } from './clusters.ts'
import { type Place, type Positions, usePositions } from './queries.ts'

const WorldMap = lazy(() => import('./world-map.tsx'))
const NOTHING: readonly Place[] = []

/** All containers under way with their places, on a map and as a list. */
export const MapPage = () => {
  useTitle('Map')
  const { data, error, refetch } = usePositions()
  const places = data?.features ?? NOTHING
  const [chosen, choose] = useState<readonly Place[]>(NOTHING)
  const focus = chosen.length > 1 ? chosen : places
  const [only] = chosen
  const listed = useMemo(() => inOrderOfUrgency(focus), [focus])
  if (error)
    return error instanceof FeatureNotEnabledError ? (
      <p className="list-loading">Maps are not enabled for this account: ask the operator of this installation.</p>
    ) : (
      <Problem isPage error={error} retry={() => void refetch()} />
    )
  return (
    <>
      <div className="page-head">
        <h1>Map</h1>
        <span className="total" role="status">
          {data ? <Sum of={data} /> : 'Loading …'}
        </span>
        {chosen.length > 0 ? (
          <button type="button" className="button" onClick={() => choose(NOTHING)}>
            <Icon name="close" /> Show all
          </button>
        ) : null}
      </div>
      <div className="map-page">
        <Suspense fallback={<div className="map world map-waiting" />}>
          {data ? (
            <WorldMap places={places} focus={focus} choose={choose} />
          ) : (
            <div className="map world map-waiting" />
          )}
        </Suspense>
        <aside aria-label={chosen.length === 1 ? only!.properties.name : 'Places'}>
          {chosen.length === 1 ? (
            <Card of={only!} />
          ) : (
            <ul className="places">
              {listed.map((place) => (
                <PlaceRow key={place.properties.id} of={place} choose={() => choose([place])} />
              ))}
            </ul>
          )}
          {data && chosen.length === 0 ? <Without of={data.without_position} /> : null}
        </aside>
      </div>
    </>
  )
}

const Sum = ({ of: { total, is_complete: isComplete, without_position: withoutPosition } }: { of: Positions }) => {
  const without = Object.values(withoutPosition).reduce((sum, one) => sum + one, 0)
  return (
    <>
      {isComplete ? '' : 'The newest '}
      {total} under way{without > 0 ? `, ${without} of them without a known position` : ''}
    </>
  )
}

const PlaceRow = ({ of: place, choose }: { of: Place; choose: () => void }) => {
  return (
    <li>
      <button type="button" onClick={choose}>
        <span className={`place-icon ${toneOf(urgencyOfPlaces([place]))}`}>
          <Icon name={place.properties.feature_type === 'vessel' ? 'ship' : 'stack'} />
        </span>
        <span>
          <strong>{place.properties.name}</strong>
          <span className="quiet">{inWords([place])}</span>
        </span>
      </button>
    </li>
  )
}

/** The containers at a place, the most urgent by name. */
const Card = ({ of: { properties } }: { of: Place }) => {
  const { feature_type: type, name, code, reported_at: reportedAt, containers, most_urgent: mostUrgent } = properties
  return (
    <section className="card" aria-labelledby="place">
      <h2 id="place">
        {name} <span className="quiet">{code}</span>
      </h2>
      {reportedAt ? (
        <p className="quiet">
          Its position was reported <Ago at={reportedAt} />.
        </p>
      ) : null}
      <ul className="place-containers">
        {mostUrgent.map(({ id, number, current_status: currentStatus, urgency }) => (
          <li key={id}>
            <Link to="/containers/$id" params={{ id }} className="number">
              {number}
            </Link>
            <Status look={urgentStatus(currentStatus, urgency as Parameters<typeof urgentStatus>[1])} />
          </li>
        ))}
      </ul>
      {containers > mostUrgent.length ? (
        <p className="quiet">{containers - mostUrgent.length} more here are less urgent.</p>
      ) : null}
      {containers > mostUrgent.length && type === 'vessel' ? (
        <Link to="/containers" search={{ vessel: code ?? name }} className="button">
          Show all on this vessel
        </Link>
      ) : null}
    </section>
  )
}

const REASONS = [
  ['at_sea', 'at sea: the vessel has not reported its position'],
  ['by_rail', 'on a train'],
  ['on_the_road', 'picked up'],
  ['not_handed_in', 'not at the port of lading yet'],
  ['elsewhere', 'at a place that is not on the map'],
] as const

const Without = ({ of: without }: { of: Positions['without_position'] }) => {
  const known = REASONS.filter(([reason]) => without[reason] > 0)
  if (known.length === 0) return null
  return (
    <section className="card" aria-labelledby="without">
      <h2 id="without">Not on the map</h2>
      <ul>
        {known.map(([reason, words]) => (
          <li key={reason}>
            {without[reason]} {words}
          </li>
        ))}
      </ul>
    </section>
  )
}
