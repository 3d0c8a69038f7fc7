import type { CustomField } from '@boxtrail/client'
import {
  useContainerCustomFields,
  useCreateContainerCustomField,
  useCreateShipmentCustomField,
  useCustomFieldDefinitions,
  useDeleteContainerCustomField,
  useDeleteShipmentCustomField,
  useShipmentCustomFields,
} from '@boxtrail/react'
import { useState } from 'react'
import { mayWrite, useSession } from '../auth/session.ts'
import { Icon } from '../parts/page/icon.tsx'
import { FieldForm } from './field-form.tsx'
import { isEditable, type OwnDefinition } from './value.ts'

const ALL = { page: { size: 100 } }

const definitionsOf = ({ pages }: { pages: readonly { items: OwnDefinition[] }[] }) =>
  pages.flatMap(({ items }) => items)

const useDefinitions = (entityType: 'Shipment' | 'Container') =>
  useCustomFieldDefinitions(
    { include: ['options'], filter: { entityType }, ...ALL },
    { select: definitionsOf, staleTime: 5 * 60_000 },
  )

interface Fields {
  definitions: readonly OwnDefinition[]
  values: readonly CustomField[]
  set: (slug: string, value: CustomField['value']) => Promise<unknown>
}

const valuesOf = ({ pages }: { pages: readonly { items: CustomField[] }[] }) => pages.flatMap(({ items }) => items)

/** The custom fields of a container. */
export const ContainerFields = ({ id }: { id: string }) => {
  const { data: definitions = [] } = useDefinitions('Container')
  const { data: values = [] } = useContainerCustomFields(id, ALL, { select: valuesOf, enabled: definitions.length > 0 })
  const set = useCreateContainerCustomField()
  const clear = useDeleteContainerCustomField()
  return (
    <FieldsCard
      definitions={definitions}
      values={values}
      set={(slug, value) => (value === null ? clear.mutateAsync([id, slug]) : set.mutateAsync([id, slug, value]))}
    />
  )
}

/** The custom fields of a shipment. */
export const ShipmentFields = ({ id }: { id: string }) => {
  const { data: definitions = [] } = useDefinitions('Shipment')
  const { data: values = [] } = useShipmentCustomFields(id, ALL, { select: valuesOf, enabled: definitions.length > 0 })
  const set = useCreateShipmentCustomField()
  const clear = useDeleteShipmentCustomField()
  return (
    <FieldsCard
      definitions={definitions}
      values={values}
      set={(slug, value) => (value === null ? clear.mutateAsync([id, slug]) : set.mutateAsync([id, slug, value]))}
    />
  )
}

const FieldsCard = ({ definitions, values, set }: Fields) =>
  definitions.length === 0 ? null : (
    <section className="card" aria-labelledby="own-fields">
      <h2 id="own-fields">Your fields</h2>
      <dl className="facts">
        {definitions.map((definition) => (
          <FieldRow
            key={definition.id}
            definition={definition}
            field={values.find(({ apiSlug }) => apiSlug === definition.apiSlug)}
            set={(value) => set(definition.apiSlug, value)}
          />
        ))}
      </dl>
    </section>
  )

interface FieldRowProps {
  definition: OwnDefinition
  field: CustomField | undefined
  set: (value: CustomField['value']) => Promise<unknown>
}

const FieldRow = ({ definition, field, set }: FieldRowProps) => {
  const session = useSession()
  const [isEditing, setEditing] = useState(false)
  const { displayName, description } = definition
  return (
    <div>
      <dt title={description ?? undefined}>{displayName}</dt>
      <dd>
        {isEditing ? (
          <FieldForm definition={definition} value={field?.value ?? null} set={set} close={() => setEditing(false)} />
        ) : (
          <>
            {field?.displayValue ?? <span className="quiet">–</span>}{' '}
            {mayWrite(session) && isEditable(definition) ? (
              <button type="button" className="button small quiet-button" onClick={() => setEditing(true)}>
                <Icon name="edit" />
                <span className="hidden">Edit {displayName}</span>
              </button>
            ) : null}
          </>
        )}
      </dd>
    </div>
  )
}
