import { Icon } from '../parts/page/icon.tsx'
import { MenuDetails } from '../parts/page/menu-details.tsx'
import type { Column } from './columns.ts'

interface ColumnsMenuProps {
  columns: readonly Pick<Column<never>, 'id' | 'header'>[]
  chosen: readonly string[]
  choose: (ids: readonly string[]) => void
  isChosen: boolean
}

/** Selects the columns of a list. The first column, which identifies the row, is always shown. */
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
        Reset to default
      </button>
    </fieldset>
  </MenuDetails>
)
