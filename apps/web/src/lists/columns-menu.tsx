import { Icon } from '../parts/page/icon.tsx'
import { MenuDetails } from '../parts/page/menu-details.tsx'
import type { Column } from './columns.ts'

interface ColumnsMenuProps {
  columns: readonly Pick<Column<never>, 'id' | 'header'>[]
  chosen: readonly string[]
  choose: (ids: readonly string[]) => void
  isChosen: boolean
}

/** Which columns a list shows. The first, which names the row, is always there. */
export const ColumnsMenu = ({ columns, chosen, choose, isChosen }: ColumnsMenuProps) => (
  <MenuDetails
    label={
      <>
        <Icon name="columns" /> Columns
      </>
    }
  >
    <fieldset className="menu-choices">
      <legend className="hidden">Columns</legend>
      {columns.slice(1).map(({ id, header }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          {header}
        </label>
      ))}
      <button type="button" className="button small" disabled={!isChosen} onClick={() => choose([])}>
        As usual
      </button>
    </fieldset>
  </MenuDetails>
)
