import { Link } from '@tanstack/react-router'
import { isGone } from '../../format/gone.ts'
import { bindingDay } from '../../format/last-free-day.ts'
import { urgencyOf } from '../../format/urgency.ts'
import type { Column } from '../../lists/columns.ts'
import { recordTimes } from '../../lists/record-times.tsx'
import { Icon } from '../../parts/page/icon.tsx'
import { Arrival } from '../../parts/record/arrival.tsx'
import { Departure } from '../../parts/record/departure.tsx'
import { Fresh } from '../../parts/record/fresh.tsx'
import { LastFreeDay } from '../../parts/record/last-free-day.tsx'
import { Overdue } from '../../parts/record/overdue.tsx'
import { RouteEnds } from '../../parts/record/route-ends.tsx'
import { Status } from '../../parts/record/status.tsx'
import { Words } from '../../parts/record/words.tsx'
import { useNow } from '../../parts/time/now.tsx'
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
      <Overdue containers={containers} />
    </span>
  )
}

/** The earliest binding day of the containers that are still waiting. */
const EarliestFreeDay = ({ containers }: Pick<ShipmentRow, 'containers'>) => {
  const now = useNow()
  const [first] = containers
    .filter((container) => !isGone(container) && bindingDay(container, now))
    .toSorted((one, other) => bindingDay(one, now)!.days - bindingDay(other, now)!.days)
  return first ? <LastFreeDay container={first} /> : <span className="quiet">–</span>
}

export const columns: readonly Column<ShipmentRow>[] = [
  {
    id: 'number',
    field: 'bill_of_lading_number',
    header: 'Shipment',
    sort: 'number',
    width: [132, 1.2],
    rank: 0,
    cell: (shipment) => (
      <>
        <Link to="/shipments/$id" params={{ id: shipment.id }} search={{}} className="row-link number">
          {shipment.billOfLadingNumber}
        </Link>
        <span className="quiet second">{[shipment.shippingLineShortName, ...shipment.refNumbers].join(' · ')}</span>
      </>
    ),
  },
  {
    id: 'status',
    field: 'containers',
    header: 'Containers',
    width: [140, 1.4],
    rank: 1,
    cell: ({ containers }) => <Progress containers={containers} />,
  },
  {
    id: 'route',
    field: 'port_of_discharge_name',
    header: 'Route',
    width: [170, 1.8],
    rank: 3,
    cell: (shipment) => (
      <>
        <RouteEnds shipment={shipment} />
        <span className="quiet second">
          {shipment.podVesselName ? `${shipment.podVesselName} ${shipment.podVoyageNumber ?? ''}` : null}
        </span>
      </>
    ),
  },
  {
    id: 'departure',
    field: 'pol_etd_at',
    header: 'Departure',
    sort: 'departure',
    width: [158, 1.1],
    rank: 6,
    cell: (shipment) => <Departure shipment={shipment} />,
  },
  {
    id: 'arrival',
    field: 'pod_eta_at',
    header: 'Arrival',
    sort: 'arrival',
    width: [158, 1.1],
    rank: 2,
    cell: (shipment) => <Arrival shipment={shipment} />,
  },
  {
    id: 'lfd',
    field: 'container.pickup_lfd',
    header: 'Last free day',
    sort: 'binding_free_day',
    width: [104, 0.7],
    rank: 4,
    isExtra: true,
    cell: ({ containers }) => <EarliestFreeDay containers={containers} />,
  },
  {
    id: 'line',
    field: 'shipping_line_scac',
    header: 'Line',
    sort: 'line',
    width: [100, 0.7],
    rank: 7,
    isExtra: true,
    cell: ({ shippingLineShortName }) => shippingLineShortName,
  },
  {
    id: 'customer',
    field: 'customer_name',
    header: 'Customer',
    width: [110, 0.8],
    rank: 7,
    isExtra: true,
    cell: ({ customerName }) => <Words words={[customerName]} />,
  },
  {
    id: 'tags',
    field: 'tags',
    header: 'Tags',
    width: [110, 0.8],
    rank: 7,
    isExtra: true,
    cell: ({ tags }) => <Words words={tags} />,
  },
  {
    id: 'fresh',
    field: 'line_tracking_last_succeeded_at',
    header: 'Last answer',
    width: [110, 0.9],
    rank: 5,
    cell: ({ lineTrackingStoppedAt, meta }) =>
      lineTrackingStoppedAt ? (
        <span className="quiet">Tracking stopped</span>
      ) : (
        <Fresh sources={meta?.sources ?? []} staleSince={meta?.staleSince} />
      ),
  },
  ...recordTimes,
]
