import { Time } from '../../parts/time/time.tsx'
import { Fact } from '../../provenance/fact.tsx'
import type { WholeShipment } from './queries.ts'

interface MomentProps {
  label: string
  shipment: WholeShipment
  /** In order of precedence: the first known one is shown. */
  fields: readonly (readonly [field: string, at: string | null, words: string])[]
  zone: string | null
}

const Moment = ({ label, shipment, fields, zone }: MomentProps) => {
  const [field, at, words] = fields.find(([, value]) => value) ?? fields[0]!
  return (
    <Fact label={label} subject={{ kind: 'shipment', id: shipment.id }} field={field} zone={zone}>
      {at ? (
        <>
          <Time at={at} zone={zone} /> <span className="quiet">{words}</span>
        </>
      ) : null}
    </Fact>
  )
}

/** The destination of the shipment, its vessel and its times. */
export const VoyageFacts = ({ shipment }: { shipment: WholeShipment }) => {
  const subject = { kind: 'shipment', id: shipment.id } as const
  const { polTimezone, podTimezone, destinationTimezone } = shipment
  return (
    <section className="card" aria-labelledby="voyage">
      <h2 id="voyage">Voyage</h2>
      <dl className="facts">
        <Fact label="Vessel" subject={subject} field="pod_vessel_name">
          {shipment.podVesselName}
        </Fact>
        <Fact label="Voyage" subject={subject} field="pod_voyage_number">
          {shipment.podVoyageNumber}
        </Fact>
        <Fact label="From" subject={subject} field="port_of_lading_locode">
          {shipment.portOfLadingName ?? shipment.portOfLadingLocode}
        </Fact>
        <Moment
          label="Departure"
          shipment={shipment}
          zone={polTimezone}
          fields={[
            ['pol_atd_at', shipment.polAtdAt, 'departed'],
            ['pol_etd_at', shipment.polEtdAt, 'estimated'],
          ]}
        />
        <Fact label="To" subject={subject} field="port_of_discharge_locode">
          {shipment.portOfDischargeName ?? shipment.portOfDischargeLocode}
        </Fact>
        <Moment
          label="Arrival"
          shipment={shipment}
          zone={podTimezone}
          fields={[
            ['pod_ata_at', shipment.podAtaAt, 'arrived'],
            ['pod_eta_at', shipment.podEtaAt, 'estimated'],
          ]}
        />
        {shipment.podOriginalEtaAt ? (
          <Moment
            label="First estimate"
            shipment={shipment}
            zone={podTimezone}
            fields={[['pod_original_eta_at', shipment.podOriginalEtaAt, '']]}
          />
        ) : null}
        <Fact label="Terminal" subject={subject} field="pod_terminal">
          {shipment.podTerminal?.name}
        </Fact>
        {shipment.destinationName || shipment.destinationLocode ? (
          <>
            <Fact label="Destination" subject={subject} field="destination_locode">
              {shipment.destinationName ?? shipment.destinationLocode}
            </Fact>
            <Moment
              label="Arrival there"
              shipment={shipment}
              zone={destinationTimezone}
              fields={[
                ['destination_ata_at', shipment.destinationAtaAt, 'arrived'],
                ['destination_eta_at', shipment.destinationEtaAt, 'estimated'],
              ]}
            />
          </>
        ) : null}
      </dl>
    </section>
  )
}
