import { Time } from '../time/time.tsx'

interface Departing {
  polAtdAt: string | null
  polEtdAt: string | null
  polTimezone: string | null
}

/** The estimated or actual departure from the port of lading. */
export const Departure = ({ shipment }: { shipment: Departing }) => {
  const at = shipment.polAtdAt ?? shipment.polEtdAt
  if (!at) return <span className="quiet">–</span>
  return (
    <>
      <Time at={at} zone={shipment.polTimezone} />
      <span className="quiet second">{shipment.polAtdAt ? 'Departed' : 'Estimated'}</span>
    </>
  )
}
