import { useContainerChargesForecast, useUpdateContainer } from '@boxtrail/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { equipmentOf } from '../../format/equipment.ts'
import { ContainerMap } from '../../map/lazy-map.tsx'
import { ContainerFields } from '../../own-data/custom-fields.tsx'
import { OwnWords } from '../../own-data/words.tsx'
import { Icon } from '../../parts/page/icon.tsx'
import { SkeletonRecord } from '../../parts/page/skeleton.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { Arrival } from '../../parts/record/arrival.tsx'
import { ContainerStatus } from '../../parts/record/container-status.tsx'
import { Overdue } from '../../parts/record/overdue.tsx'
import { RecordProblem } from '../../parts/record/record-problem.tsx'
import { RouteEnds } from '../../parts/record/route-ends.tsx'
import { StaleNotice } from '../../parts/record/stale-notice.tsx'
import { RecordTime } from '../../parts/time/now.tsx'
import { Time } from '../../parts/time/time.tsx'
import { Flags, Sources } from '../../provenance/sources.tsx'
import { useRemember } from '../../shell/palette/recent.ts'
import { Charges } from './charges.tsx'
import { ExplanationPanel, useExplanation } from './explanation.tsx'
import { EquipmentFacts, PickupFacts } from './facts.tsx'
import { HoldsList } from './holds-list.tsx'
import { PastPanel } from './past-panel.tsx'
import { useWholeContainer, type WholeContainer } from './queries.ts'
import { Timeline } from './timeline-list.tsx'

const route = getRouteApi('/signed-in/containers/$id')

const ContainerWords = ({ container }: { container: WholeContainer }) => {
  const { mutateAsync: update } = useUpdateContainer()
  return (
    <OwnWords
      lists={[{ label: 'References', words: container.refNumbers }]}
      save={([refNumbers = []]) => update([container.id, { refNumbers }])}
    />
  )
}

const Head = ({ container }: { container: WholeContainer }) => {
  const { shipment } = container
  return (
    <header className="record-head">
      <p className="crumbs">
        <Link to="/containers" search={{}}>
          Containers
        </Link>
        {shipment ? (
          <>
            {' · '}
            <Link to="/shipments/$id" params={{ id: shipment.id }} search={{ container: container.id }}>
              Shipment <span className="number">{shipment.billOfLadingNumber}</span>
            </Link>
          </>
        ) : null}
      </p>
      <div className="record-title">
        <h1 className="number">{container.number}</h1>
        <ContainerStatus container={container} />
        <Overdue containers={[container]} />
        <span className="quiet">{equipmentOf(container)}</span>
        {container.meta?.past ? null : <ContainerWords container={container} />}
        <a className="button small quiet-button" href={`/v2/containers/${container.id}/evidence?format=pdf`} download>
          <Icon name="download" /> Evidence pack
        </a>
      </div>
      {shipment ? (
        <div className="record-lead">
          <RouteEnds shipment={shipment} />
          <span className="lead-part">
            <Arrival shipment={shipment} />
          </span>
        </div>
      ) : null}
      {container.meta?.noLongerReportedSince ? (
        <p className="notice tone-warn">
          <Icon name="alert" />
          <span>
            Its line has not named it since{' '}
            <Time at={container.meta.noLongerReportedSince} zone={container.podTimezone} />
            {container.meta.replacedBy ? `, and names ${container.meta.replacedBy} instead` : ''}.
          </span>
        </p>
      ) : null}
      <StaleNotice since={container.meta?.staleSince} zone={container.podTimezone} />
    </header>
  )
}

export const ContainerPage = () => {
  const { id } = route.useParams()
  const { known_at: knownAt } = route.useSearch()
  const { data: container, error, refetch } = useWholeContainer(id, knownAt)
  // Everything is shown at once: a page that grows would move what is being read.
  const { isPending: isExplaining } = useExplanation(id, knownAt)
  const { isPending: isCharging } = useContainerChargesForecast(id)
  useTitle(container?.number ?? 'Container')
  useRemember('container', id, container?.number)
  if (error && !container) return <RecordProblem error={error} refetch={refetch} list="/containers" />
  if (!container || isExplaining || isCharging) return <SkeletonRecord />
  return (
    <RecordTime sources={knownAt ? [{ lastAnsweredAt: knownAt }] : (container.meta?.sources ?? [])}>
      <Head container={container} />
      <div className="record">
        <div className="record-main">
          <PastPanel container={container} knownAt={knownAt} />
          <ExplanationPanel id={id} knownAt={knownAt} />
          {knownAt ? null : <ContainerMap id={id} />}
          <Timeline container={container} />
        </div>
        <div className="record-side">
          <Flags flags={container.meta?.flags} sources={container.meta?.sources ?? []} />
          <HoldsList container={container} />
          <PickupFacts container={container} />
          {knownAt ? null : <Charges id={id} />}
          <EquipmentFacts container={container} />
          {knownAt ? null : (
            <>
              <ContainerFields id={id} />
              <Sources sources={container.meta?.sources ?? []} />
            </>
          )}
        </div>
      </div>
    </RecordTime>
  )
}
