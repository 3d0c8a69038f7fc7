import { useQuery } from '@tanstack/react-query'
import { linesQuery } from '../api/lines.ts'
import { SelectFilter } from './filters.tsx'

export const LineFilter = ({
  value,
  change,
}: {
  value: string | undefined
  change: (value: string | undefined) => void
}) => {
  const { data = [] } = useQuery(linesQuery)
  const known = data.map(({ scac, shortName }) => [scac, `${shortName} (${scac})`] as const)
  // A line from a link is shown although the account may not use it any more.
  const options = value && !known.some(([scac]) => scac === value) ? [[value, value] as const, ...known] : known
  return <SelectFilter label="Line" value={value} options={options} change={change} />
}
