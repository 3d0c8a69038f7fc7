import { useState } from 'react'
import { fileAddress, MAX_IDS, paramsOfFile } from './download.ts'
import type { ListName } from './fields.ts'
import { FileMenu } from './file-menu.tsx'

interface ExportMenuProps {
  list: ListName
  params: Record<string, string>
  sort: string | undefined
  /** Attributes of the columns that are shown. */
  fields: readonly string[]
  total: number | undefined
  /** The rows that are selected one by one. */
  selected: ReadonlySet<string>
}

/** All rows that the filters match as a file, or those that are selected. */
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
        {ids.length > 0 ? 'The selected rows' : 'All rows that match'}, in this order, with times at their place.
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
            ? `Selected rows alone: at most ${MAX_IDS}`
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
