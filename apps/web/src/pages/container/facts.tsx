import { equipmentOf } from '../../format/equipment.ts'
import { dayInWords } from '../../format/last-free-day.ts'
import { LastFreeDay } from '../../parts/record/last-free-day.tsx'
import { Time } from '../../parts/time/time.tsx'
import { Fact } from '../../provenance/fact.tsx'
import { subjectOf, type WholeContainer } from './queries.ts'

const count = new Intl.NumberFormat('en-GB')
const KG_PER_LB = 0.45359237

const weightOf = ({ weightInLbs, meta }: WholeContainer): string | null =>
  weightInLbs === null
    ? null
    : `${count.format(Math.round(weightInLbs * KG_PER_LB))}\u00a0kg · ${count.format(weightInLbs)}\u00a0lb${meta?.averaged?.includes('weight_in_lbs') ? ', average of the bill' : ''}`

/** The attribute with the last free day that each party states. */
const POLICY_FIELDS: Record<string, string> = {
  line: 'import_deadlines.pickup_lfd_line',
  document: 'import_deadlines.pickup_lfd_line',
  terminal: 'import_deadlines.pickup_lfd_terminal',
  railway: 'import_deadlines.pickup_lfd_rail',
}

/** A date of the pickup that one of several parties stated. */
const Day = ({ at, zone }: { at: string; zone: string | null }) => <Time at={at} zone={zone} only="date" />

export const PickupFacts = ({ container }: { container: WholeContainer }) => {
  const subject = subjectOf(container)
  const zone = container.finalDestinationTimezone ?? container.podTimezone
  const { importDeadlines: deadlines, availableForPickup } = container
  const policy = container.meta?.pickupLfdPolicy
  const day = (at: string | null | undefined) => (at ? <Day at={at} zone={zone} /> : null)
  return (
    <section className="card" aria-labelledby="pickup">
      <h2 id="pickup">Pickup</h2>
      <dl className="facts">
        <Fact label="Available" subject={subject} field="available_for_pickup" zone={zone}>
          {availableForPickup === null ? null : availableForPickup ? 'Yes' : 'No'}
        </Fact>
        <Fact label="Last free day" subject={subject} field="pickup_lfd" zone={zone}>
          {container.pickupLfd || container.meta?.freeTime?.endsOn ? <LastFreeDay container={container} /> : null}
        </Fact>
        {deadlines?.pickupLfdLine ? (
          <Fact label="… by the line" subject={subject} field="import_deadlines.pickup_lfd_line" zone={zone}>
            {day(deadlines.pickupLfdLine)}
          </Fact>
        ) : null}
        {deadlines?.pickupLfdTerminal ? (
          <Fact label="… by the terminal" subject={subject} field="import_deadlines.pickup_lfd_terminal" zone={zone}>
            {day(deadlines.pickupLfdTerminal)}
          </Fact>
        ) : null}
        {deadlines?.pickupLfdRail ? (
          <Fact label="… by the railway" subject={subject} field="import_deadlines.pickup_lfd_rail" zone={zone}>
            {day(deadlines.pickupLfdRail)}
          </Fact>
        ) : null}
        {policy ? (
          <Fact
            label="… by your policy"
            subject={subject}
            field={POLICY_FIELDS[policy.statedBy] ?? 'pickup_lfd'}
            zone={zone}
          >
            {dayInWords(policy.day)}
            <span className="second quiet">{policy.reason}</span>
          </Fact>
        ) : null}
        <Fact label="Where" subject={subject} field="pickup_facility" zone={zone}>
          {container.meta?.pickupPlace?.facility ?? container.meta?.pickupPlace?.name}
        </Fact>
        <Fact label="Yard location" subject={subject} field="location_at_pod_terminal" zone={zone}>
          {container.locationAtPodTerminal}
        </Fact>
        <Fact label="Appointment" subject={subject} field="pickup_appointment_at" zone={zone}>
          {container.pickupAppointmentAt ? <Time at={container.pickupAppointmentAt} zone={zone} /> : null}
        </Fact>
      </dl>
    </section>
  )
}

export const EquipmentFacts = ({ container }: { container: WholeContainer }) => {
  const subject = subjectOf(container)
  return (
    <section className="card" aria-labelledby="equipment">
      <h2 id="equipment">Container</h2>
      <dl className="facts">
        <Fact label="Equipment" subject={subject} field="equipment_type">
          {equipmentOf(container)}
        </Fact>
        <Fact label="Weight" subject={subject} field="weight_in_lbs">
          {weightOf(container)}
        </Fact>
        <Fact label="Seal" subject={subject} field="seal_number">
          {container.sealNumber ? <span className="number">{container.sealNumber}</span> : null}
        </Fact>
        <Fact label="Chassis" subject={subject} field="pod_full_out_chassis_number">
          {container.podFullOutChassisNumber ? (
            <span className="number">{container.podFullOutChassisNumber}</span>
          ) : null}
        </Fact>
      </dl>
    </section>
  )
}
