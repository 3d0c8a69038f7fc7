import type { View } from '@boxtrail/client'
import { useCreateView, useDeleteView, useUpdateView, useViews } from '@boxtrail/react'
import { type FormEvent, useState } from 'react'
import { mayWrite, useSession } from '../auth/session.ts'
import { Icon } from '../parts/page/icon.tsx'
import { MenuDetails } from '../parts/page/menu-details.tsx'
import { Refusal } from '../parts/page/problem.tsx'
import type { Column } from './columns.ts'
import type { ListName } from './fields.ts'
import { type ListSearch, paramsOf, searchOfParams } from './search.ts'

type Fielded = Pick<Column<never>, 'id' | 'field'>

interface ViewsMenuProps {
  list: ListName
  search: ListSearch
  /** The columns that a view may name; a view without columns shows the default ones. */
  columns: readonly Fielded[]
  chosen: readonly string[]
  isChosen: boolean
  show: (search: ListSearch, columns: readonly string[]) => void
}

const viewsOf = ({ pages }: { pages: readonly { items: View[] }[] }) => pages.flatMap(({ items }) => items)

/** Identifies the list that a view shows. */
const signature = (params: Readonly<Record<string, string>>, sort: string | undefined): string =>
  JSON.stringify([Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1)), sort ?? ''])

const sortOf = ({ sort }: Pick<View, 'sort'>): string | undefined => sort.join(',') || undefined

/** Saved views with filters, order and columns: the user's own, and those of the account. */
export const ViewsMenu = (props: ViewsMenuProps) => {
  const { list, search, columns, chosen, isChosen, show } = props
  const session = useSession()
  const { data: all = [] } = useViews({ page: { size: 100 } }, { select: viewsOf, staleTime: 60_000 })
  const remove = useDeleteView()
  const update = useUpdateView()
  const views = all.filter((view) => view.list === list)
  const now = signature(paramsOf(search), search.sort)
  const current = views.find((view) => signature(view.filters, sortOf(view)) === now)
  const fields = isChosen ? columns.flatMap(({ id, field }) => (field && chosen.includes(id) ? [field] : [])) : []
  const open = (view: View) =>
    show(
      searchOfParams(view.filters, sortOf(view)),
      columns.filter(({ field }) => field && view.columns.includes(field)).map(({ id }) => id),
    )
  return (
    <MenuDetails
      label={
        <>
          <Icon name="stack" /> {current?.name ?? 'Views'}
        </>
      }
    >
      {views.length === 0 ? (
        <p className="quiet">No views yet: set filters and an order, and save them under a name.</p>
      ) : null}
      <ul className="views">
        {views.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              className="view-name"
              aria-current={view === current ? 'true' : undefined}
              onClick={() => open(view)}
            >
              {view.name}
              {view.visibility === 'shared' ? <span className="quiet"> shared</span> : null}
            </button>
            {mayWrite(session) ? (
              <>
                <button
                  type="button"
                  className="button small quiet-button"
                  onClick={() =>
                    update.mutate([
                      view.id,
                      { filters: paramsOf(search), sort: search.sort?.split(',') ?? [], columns: fields },
                    ])
                  }
                >
                  Replace<span className="hidden"> {view.name} with the current list</span>
                </button>
                <button type="button" className="button small quiet-button" onClick={() => remove.mutate(view.id)}>
                  <Icon name="close" />
                  <span className="hidden">Delete {view.name}</span>
                </button>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      <Refusal error={update.error ?? remove.error} />
      {mayWrite(session) ? <NewView list={list} search={search} fields={fields} /> : null}
    </MenuDetails>
  )
}

const NewView = ({ list, search, fields }: { list: ListName; search: ListSearch; fields: string[] }) => {
  const create = useCreateView()
  const [name, setName] = useState('')
  const [isShared, share] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate(
      {
        name: name.trim(),
        list,
        filters: paramsOf(search),
        sort: search.sort?.split(',') as never,
        columns: fields,
        visibility: isShared ? 'shared' : 'personal',
      },
      { onSuccess: () => setName('') },
    )
  }
  return (
    <form className="new-view" onSubmit={submit}>
      <label>
        Save the current list as
        <input
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={80}
          required
          autoComplete="off"
        />
      </label>
      <label className="menu-check">
        <input type="checkbox" checked={isShared} onChange={({ target }) => share(target.checked)} />
        for everybody in the account
      </label>
      <button type="submit" className="button primary" disabled={create.isPending || name.trim() === ''}>
        Save
      </button>
      <Refusal error={create.error} />
    </form>
  )
}
