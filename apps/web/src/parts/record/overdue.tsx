import type { Container } from '@boxtrail/client'
import { Icon } from '../page/icon.tsx'
import { inWords } from './status-look.ts'

const NAMES: Record<string, string> = {
  discharge: 'Unloading',
  rail_departure: 'Departure by train',
  inland_arrival: 'Arrival inland',
  gate_out: 'Pickup',
}

type Awaited = Pick<Container, 'meta'>

/** The overdue milestones of these containers, each once. */
const overdueOf = (containers: readonly Awaited[]): string[] => {
  const due = containers.flatMap(({ meta }) => meta?.expected ?? []).filter(({ overdue }) => overdue)
  return [...new Set(due.map(({ milestone }) => NAMES[milestone] ?? inWords(milestone)))]
}

/** The overdue milestones; nothing if there are none. */
export const Overdue = ({ containers }: { containers: readonly Awaited[] }) =>
  overdueOf(containers).map((name) => (
    <span key={name} className="chip tone-warn">
      <Icon name="clock" />
      {name} not reported
    </span>
  ))
