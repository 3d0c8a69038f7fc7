import { Link } from '@tanstack/react-router'
import { Problem } from '../page/problem.tsx'

interface RecordProblemProps {
  error: Error
  refetch: () => unknown
  /** The list of records of this kind. */
  list: '/containers' | '/shipments'
}

/** Shown instead of the page of a record that could not be loaded. */
export const RecordProblem = ({ error, refetch, list }: RecordProblemProps) => (
  <Problem
    isPage
    error={error}
    retry={() => void refetch()}
    instead={
      <Link to={list} search={{}} className="button">
        All {list.slice(1)}
      </Link>
    }
  />
)
