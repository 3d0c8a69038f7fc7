import type { Body } from '@boxtrail/contracts/zod'
import { ApiError, type Problem, unknownField, unprocessable, unprocessableAll } from '@boxtrail/protocol/errors'
import { isContainerNumber, normalizeContainerNumber } from '@boxtrail/reference/container-number'
import type { Pool } from 'pg'
import type { EntityType } from '../../records/custom-field-definitions/field.ts'
import { findDefinitionsBySlug } from '../../records/custom-field-definitions/queries.ts'
import type { StagedField, StagedFields } from '../../schema/column-types.ts'
import { checkValues, type GivenValue } from './check-value.ts'
import type { Value } from './value.ts'

type Given = NonNullable<Body<'createTrackingRequest'>['data']['attributes']['initial_custom_fields']>
type GivenField = { api_slug: string; value: Value; number?: string | null }

const POINTER = '/data/attributes/initial_custom_fields'

/** Checks the fields of a tracking request; null if it has none. All errors are reported at once. */
export const stageFields = async (
  pool: Pool,
  accountId: string,
  given: Given | undefined,
): Promise<StagedFields | null> => {
  const shipment = await stage(pool, accountId, 'Shipment', given?.shipment ?? [], `${POINTER}/shipment`)
  const containers = await stage(pool, accountId, 'Container', given?.containers ?? [], `${POINTER}/containers`)
  const problems = [...shipment.problems, ...containers.problems]
  if (problems.length > 0) throw unprocessableAll(problems.slice(0, 20))
  if (shipment.staged.length + containers.staged.length === 0) return null
  return { shipment: shipment.staged, containers: containers.staged }
}

const stage = async (
  pool: Pool,
  accountId: string,
  type: EntityType,
  all: readonly GivenField[],
  pointer: string,
): Promise<{ staged: StagedField[]; problems: Problem[] }> => {
  const slugs = [...new Set(all.map(({ api_slug }) => api_slug))]
  const fields = await findDefinitionsBySlug(pool, accountId, type, slugs)
  const problems: Problem[] = []
  const results: (GivenValue & { field: { id: string }; number: string | null })[] = []
  const seen = new Set<string>()
  for (const [index, { api_slug, value, number: written }] of all.entries()) {
    const at = `${pointer}/${index}`
    const field = fields.get(api_slug)
    const number = written?.trim() ? normalizeContainerNumber(written) : null
    const key = `${api_slug} ${number}`
    if (!field) problems.push(...unknownField(api_slug, type, `${at}/api_slug`).problems)
    else if (number !== null && !isContainerNumber(number))
      problems.push(...unprocessable(`${at}/number`, 'number is not a container number.').problems)
    else if (seen.has(key))
      problems.push(...unprocessable(`${at}/api_slug`, `${api_slug} is given twice.`, 'duplicate').problems)
    else results.push({ field, given: value, pointer: `${at}/value`, name: api_slug, number })
    seen.add(key)
  }
  const staged: StagedField[] = []
  for (const [index, kept] of (await checkValues(pool, accountId, results)).entries()) {
    const { field, name, number } = results[index]!
    if (kept instanceof ApiError) problems.push(...kept.problems)
    else staged.push({ definition_id: field.id, api_slug: name, ...kept, number })
  }
  return { staged, problems }
}
