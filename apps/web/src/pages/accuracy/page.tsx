import './accuracy.css'
import type { SourceAccuracy } from '@boxtrail/client'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useId, useMemo } from 'react'
import { FileMenu } from '../../lists/file-menu.tsx'
import { Filters, SearchField, SelectFilter } from '../../parts/form/filters.tsx'
import { More } from '../../parts/page/more.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { Correction, Delay, FEW, Share } from './figures.tsx'
import { fileAddress } from './file-address.ts'
import { useAccuracyRows } from './queries.ts'
import type { AccuracySearch } from './search.ts'

const route = getRouteApi('/signed-in/accuracy')

const KINDS = [
  ['line', 'Lines'],
  ['terminal', 'Terminals'],
  ['rail', 'Railways'],
] as const
const GROUPS = [['port_pair', 'Source and ports']] as const

/** How often each source was right about the journeys of the account, with the number of cases beside each figure. */
export const AccuracyPage = () => {
  useTitle('Accuracy')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useAccuracyRows(search)
  const rows = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data])
  const change = useCallback(
    (some: AccuracySearch) => void navigate({ search: (now) => ({ ...now, ...some }), replace: true }),
    [navigate],
  )
  const from = useCallback((port: string | undefined) => change({ from: port }), [change])
  const to = useCallback((port: string | undefined) => change({ to: port }), [change])
  const set = [search.kind, search.by, search.since, search.until].filter((value) => value !== undefined).length
  const isFiltered = Object.entries(search).some(([name, value]) => name !== 'by' && value !== undefined)
  return (
    <>
      <div className="page-head">
        <h1>Accuracy</h1>
        <span className="total">How often lines, terminals and railways were right about your journeys</span>
        {rows.length > 0 ? (
          <div className="list-tools">
            <FileMenu addressOf={(format) => fileAddress(search, format)} total={query.data?.pages[0]?.meta.total}>
              <p className="quiet">All rows that match, in this order, with cases and intervals.</p>
            </FileMenu>
          </div>
        ) : null}
      </div>
      <div className="toolbar">
        <SearchField label="From port" value={search.from} change={from} />
        <SearchField label="To port" value={search.to} change={to} />
        <Filters set={set} clear={() => void navigate({ search: {}, replace: true })}>
          <SelectFilter label="Sources" value={search.kind} options={KINDS} change={(kind) => change({ kind })} />
          <SelectFilter
            label="By"
            value={search.by}
            options={GROUPS}
            none="Source"
            change={(by) => change({ by: by as AccuracySearch['by'] })}
          />
          <MonthFilter label="Since" value={search.since} change={(since) => change({ since })} />
          <MonthFilter label="Until" value={search.until} change={(until) => change({ until })} />
        </Filters>
      </div>
      {rows.length > 0 ? <Figures rows={rows} isByPorts={search.by === 'port_pair'} /> : null}
      {query.data && rows.length === 0 && !query.error ? <Empty isFiltered={isFiltered} /> : null}
      <More query={query} action="Show more" />
      {rows.length > 0 ? <Legend /> : null}
    </>
  )
}

const Empty = ({ isFiltered }: { isFiltered: boolean }) => (
  <div className="empty">
    <h2>{isFiltered ? 'No figures match' : 'No figures yet'}</h2>
    <p>
      {isFiltered
        ? 'Remove a filter, or choose more months.'
        : 'They appear once something has happened on a journey that you track: the first arrival says how good the estimates before it were.'}
    </p>
  </div>
)

const Legend = () => (
  <p className="quiet accuracy-legend">
    Right within a day: what the source expected that many days before the vessel arrived. Delay: half of the events
    were reported within this time. Corrected by: half of the corrections moved a time by at most this much. With fewer
    than {FEW} cases a figure is not reliable. <a href="/docs/accuracy">What is counted</a>
  </p>
)

/** On narrow screens each source is a card, with the headers beside the figures (accuracy.css). */
const Figures = ({ rows, isByPorts }: { rows: readonly SourceAccuracy[]; isByPorts: boolean }) => (
  <table className="accuracy">
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          Source
        </th>
        <th scope="colgroup" colSpan={4}>
          Arrival right within a day
        </th>
        <th scope="col" rowSpan={2}>
          Delay of reports
        </th>
        <th scope="col" rowSpan={2}>
          Corrected
        </th>
        <th scope="col" rowSpan={2}>
          Corrected by
        </th>
        <th scope="col" rowSpan={2}>
          Contradictions lost
        </th>
      </tr>
      <tr>
        {[14, 7, 3, 1].map((days) => (
          <th key={days} scope="col">
            {inDays(days)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            {row.source.name ?? row.source.id}
            <span className="quiet cases">
              {isByPorts
                ? `${row.portOfLadingName ?? row.portOfLadingLocode ?? 'Unknown'} → ${row.portOfDischargeName ?? row.portOfDischargeLocode ?? 'unknown'}`
                : row.source.id}
            </span>
          </th>
          {row.eta.map((share) => (
            <td key={share.daysBefore} data-label={`Right within a day, ${inDays(share.daysBefore)}`}>
              <Share of={share} />
            </td>
          ))}
          <td data-label="Delay of reports">
            <Delay of={row.delay} />
          </td>
          <td data-label="Corrected">
            <Share of={row.corrected} />
          </td>
          <td data-label="Corrected by">
            <Correction of={row.correction} />
          </td>
          <td data-label="Contradictions lost">
            <Share of={row.lost} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const inDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} before`

interface MonthFilterProps {
  label: string
  value: string | undefined
  change: (month: string | undefined) => void
}

const MonthFilter = ({ label, value = '', change }: MonthFilterProps) => {
  const id = useId()
  return (
    <div className={`select-filter${value ? ' active' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="month"
        placeholder="2026-01"
        value={value}
        onChange={({ target }) => change(target.value || undefined)}
      />
    </div>
  )
}
