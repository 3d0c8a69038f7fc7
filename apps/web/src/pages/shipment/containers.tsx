import { Link } from '@tanstack/react-router'
import { equipmentOf } from '../../format/equipment.ts'
import { ContainerStatus } from '../../parts/record/container-status.tsx'
import { HoldChips } from '../../parts/record/holds.tsx'
import { LastFreeDay } from '../../parts/record/last-free-day.tsx'
import { Overdue } from '../../parts/record/overdue.tsx'
import type { WholeShipment } from './queries.ts'

/** The containers of a shipment; the selected one is shown on the map and in the timeline. */
export const Containers = ({ shipment, selected }: { shipment: WholeShipment; selected: string | undefined }) => (
  <section className="card" aria-labelledby="containers">
    <h2 id="containers">
      {shipment.containers.length === 1 ? 'Container' : `${shipment.containers.length} containers`}
    </h2>
    {shipment.containers.length === 0 ? (
      <p className="quiet">The line has not named any container yet.</p>
    ) : (
      <ul className="boxes">
        {shipment.containers.map((container) => (
          <li key={container.id} className={container.id === selected ? 'selected' : undefined}>
            <span>
              <Link to="/containers/$id" params={{ id: container.id }} className="number">
                {container.number}
              </Link>
              <span className="quiet second">{equipmentOf(container)}</span>
            </span>
            <span className="statuses">
              <ContainerStatus container={container} />
              <Overdue containers={[container]} />
            </span>
            <span className="boxes-lfd">
              <span className="quiet boxes-label">Last free day </span>
              <LastFreeDay container={container} />
            </span>
            <HoldChips container={container} />
            {shipment.containers.length > 1 ? (
              <Link
                to="/shipments/$id"
                params={{ id: shipment.id }}
                search={{ container: container.id }}
                replace
                resetScroll={false}
                className="button quiet-button"
                aria-current={container.id === selected ? 'true' : undefined}
              >
                {container.id === selected ? 'Shown below' : 'Show journey'}
                <span className="hidden"> of {container.number}</span>
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    )}
  </section>
)
