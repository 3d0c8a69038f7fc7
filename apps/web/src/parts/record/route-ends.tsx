import type { Shipment } from '@boxtrail/client'

interface Place {
  name: string | null
  locode: string | null
}

type Route = Pick<
  Shipment,
  | 'portOfLadingName'
  | 'portOfLadingLocode'
  | 'portOfDischargeName'
  | 'portOfDischargeLocode'
  | 'destinationName'
  | 'destinationLocode'
>

const endsOf = (shipment: Route): Place[] => [
  { name: shipment.portOfLadingName, locode: shipment.portOfLadingLocode },
  { name: shipment.portOfDischargeName, locode: shipment.portOfDischargeLocode },
  { name: shipment.destinationName, locode: shipment.destinationLocode },
]

const End = ({ place }: { place: Place }) => (
  <span className="route-end" title={place.locode ?? undefined}>
    {place.name ?? place.locode ?? 'Unknown'}
  </span>
)

/** The port of lading, the port of discharge, and the inland destination if there is one. */
export const RouteEnds = ({ shipment }: { shipment: Route }) => {
  const known = endsOf(shipment).filter(({ name, locode }) => name ?? locode)
  if (known.length === 0) return <span className="quiet">Not known yet</span>
  return (
    <span className="route-ends">
      {known.map((place, at) => (
        <span key={place.locode ?? place.name} className="route-part">
          {at > 0 ? (
            <span className="arrow">
              <span aria-hidden="true">→</span>
              <span className="hidden"> to </span>
            </span>
          ) : null}
          <End place={place} />
        </span>
      ))}
    </span>
  )
}
