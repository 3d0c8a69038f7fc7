import type { Schemas } from '@boxtrail/contracts'
import type { TestAccount, TestApi } from '../harness/api.ts'

type Creation = Schemas['CustomFieldDefinitionCreate']['data']['attributes']

let next = 0
export const freshSlug = () => `field_${++next}`

/** Defines custom fields as a customer does, and reads the account's log entries. */
export const createScene = (test: TestApi) => ({
  define: async (attributes: Partial<Creation> = {}, { api }: TestAccount = test) => {
    const slug = freshSlug()
    const { data } = await api.customFieldDefinitions.create({
      entity_type: 'Shipment',
      api_slug: slug,
      display_name: `Field ${slug}`,
      data_type: 'short_text',
      ...attributes,
    })
    return { id: data.id, slug: data.attributes.api_slug, definition: data }
  },

  /** Defines a field with options, given as labels by value. */
  defineChoice: async (options: Record<string, string>, attributes: Partial<Creation> = {}) => {
    const slug = freshSlug()
    const { data } = await test.api.customFieldDefinitions.create({
      entity_type: 'Shipment',
      api_slug: slug,
      display_name: `Field ${slug}`,
      data_type: 'enum',
      ...attributes,
    })
    const ids: Record<string, string> = {}
    for (const [value, label] of Object.entries(options))
      ids[value] = (await test.api.customFieldOptions.create(data.id, { value, label })).data.id
    return { id: data.id, slug, options: ids }
  },

  logOf: async (resourceId: string) => {
    const { rows } = await test.context.pool.query(
      `select resource_type, shipment_id, container_id, event, changeset from changes where resource_id = $1 order by sequence`,
      [resourceId],
    )
    return rows
  },
})

export const problemsOf = async (response: Response): Promise<Schemas['Error'][]> => (await response.json()).errors
export const pointerOf = async (response: Response) => (await problemsOf(response))[0]!.source
