import { Link } from '@tanstack/react-router'
import { urgencyOf } from '../../format/urgency.ts'
import { Arrival } from '../../parts/arrival.tsx'
import type { Columns } from '../../parts/data-table.tsx'
import { Fresh } from '../../parts/fresh.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useNow } from '../../parts/now.tsx'
import { RouteEnds } from '../../parts/route-ends.tsx'
import { Status } from '../../parts/status.tsx'
import { Time } from '../../parts/time.tsx'
import { statusesOf } from './progress.ts'
import type { ShipmentRow } from './queries.ts'

const Progress = ({ containers }: Pick<ShipmentRow, 'containers'>) => {
  const now = useNow()
  const held = containers.filter(({ holdsAtPodTerminal }) => holdsAtPodTerminal.length > 0).length
  const over = containers.filter((container) => urgencyOf(container, now) === 'over').length
  return (
    <span className="statuses">
      {containers.length === 0 ? <span className="quiet">None named yet</span> : null}
      {statusesOf(containers, now).map(({ look, count }) => (
        <span key={look.label} className="counted">
          <span className="count">{count}</span>
          <Status look={look} />
        </span>
      ))}
      {held > 0 ? (
        <span className="chip tone-bad">
          <Icon name="lock" />
          {held} held
        </span>
      ) : null}
      {over > 0 ? (
        <span className="chip tone-bad">
          <Icon name="alert" />
          {over} over free time
        </span>
      ) : null}
    </span>
  )
}

export const columns: Columns<ShipmentRow> = [
  {
    id: 'number',
    header: 'Shipment',
    cell: ({ row: { original } }) => (
      <>
        <Link to="/shipments/$id" params={{ id: original.id }} search={{}} className="row-link number">
          {original.billOfLadingNumber}
        </Link>
        <span className="quiet second">{[original.shippingLineShortName, ...original.refNumbers].join(' · ')}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Containers',
    cell: ({ row: { original } }) => <Progress containers={original.containers} />,
  },
  {
    id: 'route',
    header: 'Route',
    cell: ({ row: { original } }) => (
      <>
        <RouteEnds
          places={[
            { name: original.portOfLadingName, locode: original.portOfLadingLocode },
            { name: original.portOfDischargeName, locode: original.portOfDischargeLocode },
            { name: original.destinationName, locode: original.destinationLocode },
          ]}
        />
        <span className="quiet second">
          {original.podVesselName ? `${original.podVesselName} ${original.podVoyageNumber ?? ''}` : null}
        </span>
      </>
    ),
  },
  {
    id: 'departure',
    header: 'Departure',
    cell: ({ row: { original } }) => {
      const at = original.polAtdAt ?? original.polEtdAt
      if (!at) return <span className="quiet">–</span>
      return (
        <>
          <Time at={at} zone={original.polTimezone} />
          <span className="quiet second">{original.polAtdAt ? 'Departed' : 'Estimated'}</span>
        </>
      )
    },
  },
  { id: 'arrival', header: 'Arrival', cell: ({ row: { original } }) => <Arrival shipment={original} /> },
  {
    id: 'fresh',
    header: 'Last answer',
    cell: ({ row: { original } }) =>
      original.lineTrackingStoppedAt ? (
        <span className="quiet">Tracking stopped</span>
      ) : (
        <Fresh sources={original.meta?.sources ?? []} />
      ),
  },
]
