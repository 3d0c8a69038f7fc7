import { Ago } from '../parts/time/time.tsx'
import type { Column } from './columns.ts'

/** The columns for the times of the last change and of creation. */
export const recordTimes: readonly Column<{ updatedAt: string; createdAt: string }>[] = [
  {
    id: 'changed',
    field: 'updated_at',
    header: 'Changed',
    sort: 'changed',
    isNewestFirst: true,
    width: [88, 0.5],
    rank: 8,
    isExtra: true,
    cell: ({ updatedAt }) => <Ago at={updatedAt} />,
  },
  {
    id: 'created',
    field: 'created_at',
    header: 'Created',
    sort: 'created_at',
    isNewestFirst: true,
    width: [88, 0.5],
    rank: 9,
    isExtra: true,
    cell: ({ createdAt }) => <Ago at={createdAt} />,
  },
]
