import { getRouteApi } from '@tanstack/react-router'
import { RecordList } from '../../lists/record-list.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { columns } from './columns.tsx'
import { useContainerRows } from './queries.ts'

const route = getRouteApi('/signed-in/containers')

export const ContainersPage = () => {
  useTitle('Containers')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <RecordList
      list="containers"
      names={{ title: 'Containers', one: 'container', many: 'containers' }}
      search={search}
      go={(next) => void navigate({ search: next, replace: true })}
      query={useContainerRows(search)}
      columns={columns}
      nameOf={({ number }) => number}
    >
      They appear here as soon as a line names them for a number that you track.
    </RecordList>
  )
}
