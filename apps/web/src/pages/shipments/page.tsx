import { getRouteApi } from '@tanstack/react-router'
import { RecordList } from '../../lists/record-list.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { columns } from './columns.tsx'
import { useShipmentRows } from './queries.ts'

const route = getRouteApi('/signed-in/shipments')

export const ShipmentsPage = () => {
  useTitle('Shipments')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <RecordList
      list="shipments"
      names={{ title: 'Shipments', one: 'shipment', many: 'shipments' }}
      search={search}
      go={(next) => void navigate({ search: next, replace: true })}
      query={useShipmentRows(search)}
      columns={columns}
      nameOf={({ billOfLadingNumber }) => billOfLadingNumber}
    >
      Track a bill of lading, a booking or a container: its shipment appears here when the line answers.
    </RecordList>
  )
}
