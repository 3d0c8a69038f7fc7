import { useState } from 'react'
import { Filters } from '../parts/form/filters.tsx'
import { Icon } from '../parts/page/icon.tsx'
import { fieldsOf, type ListName } from './fields.ts'
import { FilterControl } from './filter-controls.tsx'
import { filtersSet, type ListSearch } from './search.ts'

interface FilterBarProps {
  list: ListName
  search: ListSearch
  change: (some: ListSearch) => void
  clear: () => void
}

/**
 * The filters as chips on one line, so that the table below does not move: the usual ones, those with a value, and
 * those that were just added. On narrow screens they are behind a button with the number of active filters.
 */
export const FilterBar = ({ list, search, change, clear }: FilterBarProps) => {
  const [added, setAdded] = useState<readonly string[]>([])
  const fields = fieldsOf(list)
  const set = filtersSet(search).length + (search.rest ? 1 : 0)
  // Added filters come first, where the reader looks; the usual ones follow in their order.
  const shown = fields
    .filter(({ name, isUsual }) => isUsual || search[name] || added.includes(name))
    .toSorted((one, other) => Number(one.isUsual ?? false) - Number(other.isUsual ?? false))
  const others = fields.filter((field) => !shown.includes(field))
  return (
    <Filters
      set={set}
      clear={() => {
        setAdded([])
        clear()
      }}
    >
      {others.length > 0 ? (
        <select
          className="add-filter"
          aria-label="Add a filter"
          value=""
          onChange={({ target }) => setAdded((now) => [...now, target.value])}
        >
          <option value="">Filter by …</option>
          {others.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      ) : null}
      {shown.map((field) => (
        <FilterControl
          key={field.name}
          field={field}
          value={search[field.name]}
          change={(value) => change({ [field.name]: value })}
          isNew={added.at(-1) === field.name && !search[field.name]}
          remove={
            field.isUsual
              ? undefined
              : () => {
                  setAdded((now) => now.filter((name) => name !== field.name))
                  change({ [field.name]: undefined })
                }
          }
        />
      ))}
      {search.rest ? (
        <div className="select-filter active">
          <span className="rest">
            {[...new URLSearchParams(search.rest)].map((pair) => pair.join(' = ')).join(', ')}
          </span>
          <button type="button" className="chip-remove" onClick={() => change({ rest: undefined })}>
            <Icon name="close" />
            <span className="hidden">Remove these filters</span>
          </button>
        </div>
      ) : null}
    </Filters>
  )
}
