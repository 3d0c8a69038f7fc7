import { Link } from '@tanstack/react-router'
import { equipmentOf } from '../../format/equipment.ts'
import { Arrival } from '../../parts/arrival.tsx'
import { ContainerStatus } from '../../parts/container-status.tsx'
import type { Columns } from '../../parts/data-table.tsx'
import { Fresh } from '../../parts/fresh.tsx'
import { HoldChips } from '../../parts/holds.tsx'
import { LastFreeDay } from '../../parts/last-free-day.tsx'
import { RouteEnds } from '../../parts/route-ends.tsx'
import type { ContainerRow } from './queries.ts'

export const columns: Columns<ContainerRow> = [
  {
    id: 'number',
    header: 'Container',
    cell: ({ row: { original } }) => (
      <>
        <Link to="/containers/$id" params={{ id: original.id }} className="row-link number">
          {original.number}
        </Link>
        <span className="quiet second">{equipmentOf(original)}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row: { original } }) => <ContainerStatus container={original} />,
  },
  {
    id: 'route',
    header: 'Route',
    cell: ({
      row: {
        original: { shipment },
      },
    }) =>
      shipment ? (
        <>
          <RouteEnds
            places={[
              { name: shipment.portOfLadingName, locode: shipment.portOfLadingLocode },
              { name: shipment.portOfDischargeName, locode: shipment.portOfDischargeLocode },
              { name: shipment.destinationName, locode: shipment.destinationLocode },
            ]}
          />
          <span className="quiet second">
            <Link to="/shipments/$id" params={{ id: shipment.id }} search={{}} className="number plain-link">
              {shipment.billOfLadingNumber}
            </Link>{' '}
            · {shipment.shippingLineShortName}
          </span>
        </>
      ) : null,
  },
  {
    id: 'arrival',
    header: 'Arrival',
    cell: ({
      row: {
        original: { shipment },
      },
    }) => (shipment ? <Arrival shipment={shipment} /> : null),
  },
  { id: 'lfd', header: 'Last free day', cell: ({ row: { original } }) => <LastFreeDay container={original} /> },
  { id: 'holds', header: 'Holds and fees', cell: ({ row: { original } }) => <HoldChips container={original} /> },
  {
    id: 'fresh',
    header: 'Last answer',
    cell: ({ row: { original } }) => <Fresh sources={original.meta?.sources ?? []} />,
  },
]
