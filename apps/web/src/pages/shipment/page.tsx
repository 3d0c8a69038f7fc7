import { useUpdateShipment } from '@boxtrail/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ContainerMap } from '../../map/lazy-map.tsx'
import { ShipmentFields } from '../../own-data/custom-fields.tsx'
import { OwnWords } from '../../own-data/words.tsx'
import { Problem } from '../../parts/page/problem.tsx'
import { SkeletonRecord } from '../../parts/page/skeleton.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { Arrival } from '../../parts/record/arrival.tsx'
import { RecordProblem } from '../../parts/record/record-problem.tsx'
import { RouteEnds } from '../../parts/record/route-ends.tsx'
import { StaleNotice } from '../../parts/record/stale-notice.tsx'
import { RecordTime } from '../../parts/time/now.tsx'
import { Flags, Sources } from '../../provenance/sources.tsx'
import { useRemember } from '../../shell/palette/recent.ts'
import { useWholeContainer } from '../container/queries.ts'
import { Timeline } from '../container/timeline-list.tsx'
import { Containers } from './containers.tsx'
import { Documents } from './documents.tsx'
import { EstimateRecord } from './estimate-record.tsx'
import { VoyageFacts } from './facts.tsx'
import { useWholeShipment, type WholeShipment } from './queries.ts'
import { Tracking } from './tracking.tsx'

const route = getRouteApi('/signed-in/shipments/$id')

const ShipmentWords = ({ shipment }: { shipment: WholeShipment }) => {
  const { mutateAsync: update } = useUpdateShipment()
  return (
    <OwnWords
      lists={[
        { label: 'References', words: shipment.refNumbers },
        { label: 'Tags', words: shipment.tags },
      ]}
      save={([refNumbers = [], tags = []]) => update([shipment.id, { refNumbers, tags }])}
    />
  )
}

const Head = ({ shipment }: { shipment: WholeShipment }) => (
  <header className="record-head">
    <p className="crumbs">
      <Link to="/shipments" search={{}}>
        Shipments
      </Link>
    </p>
    <div className="record-title">
      <h1 className="number">{shipment.billOfLadingNumber}</h1>
      <span>{shipment.shippingLineName}</span>
      <ShipmentWords shipment={shipment} />
    </div>
    <div className="record-lead">
      <RouteEnds shipment={shipment} />
      <span className="lead-part">
        <Arrival shipment={shipment} />
        <EstimateRecord shipment={shipment} />
      </span>
    </div>
    <StaleNotice since={shipment.meta?.staleSince} zone={shipment.podTimezone} />
    <Tracking shipment={shipment} />
  </header>
)

const Journey = ({ containerId }: { containerId: string }) => {
  const { data, error, refetch } = useWholeContainer(containerId)
  return (
    <>
      <ContainerMap id={containerId} />
      {error ? <Problem error={error} retry={() => void refetch()} /> : null}
      {data ? <Timeline container={data} /> : null}
    </>
  )
}

export const ShipmentPage = () => {
  const { id } = route.useParams()
  const { container: wanted } = route.useSearch()
  const { data: shipment, error, refetch } = useWholeShipment(id)
  useTitle(shipment?.billOfLadingNumber ?? 'Shipment')
  useRemember('shipment', id, shipment?.billOfLadingNumber)
  if (error && !shipment) return <RecordProblem error={error} refetch={refetch} list="/shipments" />
  if (!shipment) return <SkeletonRecord />
  const selected = (shipment.containers.find((one) => one.id === wanted) ?? shipment.containers[0])?.id
  return (
    <RecordTime sources={shipment.meta?.sources ?? []}>
      <Head shipment={shipment} />
      <div className="record">
        <div className="record-main">
          <Containers shipment={shipment} selected={selected} />
          {selected ? <Journey containerId={selected} /> : null}
        </div>
        <div className="record-side">
          <Flags flags={shipment.meta?.flags} sources={shipment.meta?.sources ?? []} />
          <VoyageFacts shipment={shipment} />
          <ShipmentFields id={id} />
          <Documents number={shipment.billOfLadingNumber} conflicts={shipment.meta?.documents?.conflicts} />
          <Sources sources={shipment.meta?.sources ?? []} />
        </div>
      </div>
    </RecordTime>
  )
}
