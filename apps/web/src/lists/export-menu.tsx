import { useState } from 'react'
import { fileAddress, MAX_IDS, paramsOfFile } from './download.ts'
import type { ListName } from './fields.ts'
import { FileMenu } from './file-menu.tsx'

interface ExportMenuProps {
  list: ListName
  params: Record<string, string>
  sort: string | undefined
  /** The attributes of the shown columns. */
  fields: readonly string[]
  total: number | undefined
  /** The rows that are selected individually. */
  selected: ReadonlySet<string>
}

/** Exports all matching rows or the selected ones as a file. */
export const ExportMenu = ({ list, params, sort, fields, total: all, selected }: ExportMenuProps) => {
  const [isShownOnly, showOnly] = useState(false)
  const [isOfAll, takeAll] = useState(false)
  const ids = isOfAll || selected.size > MAX_IDS ? [] : [...selected]
  return (
    <FileMenu
      addressOf={(format) =>
        fileAddress(list, paramsOfFile(params, ids), { sort, fields: isShownOnly ? fields : [], format })
      }
      total={ids.length > 0 ? ids.length : all}
    >
      <p className="quiet">
        {ids.length > 0 ? 'The selected rows' : 'All rows that match'}, in this order, with times in the zone of the
        place.
      </p>
      {selected.size > 0 ? (
        <label className="menu-check">
          <input
            type="checkbox"
            checked={ids.length > 0}
            disabled={selected.size > MAX_IDS}
            onChange={({ target }) => takeAll(!target.checked)}
          />
          {selected.size > MAX_IDS
            ? `Only the selected rows: at most ${MAX_IDS}`
            : `Only the ${selected.size} selected ${selected.size === 1 ? 'row' : 'rows'}`}
        </label>
      ) : null}
      <label className="menu-check">
        <input type="checkbox" checked={isShownOnly} onChange={({ target }) => showOnly(target.checked)} />
        Only the columns that are shown
      </label>
    </FileMenu>
  )
}
