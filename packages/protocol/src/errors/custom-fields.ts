import { unprocessable } from './error.ts'

export const unknownField = (slug: string, entityType: string, pointer: string) =>
  unprocessable(
    pointer,
    `${entityType} has no field ${slug}. GET /v2/custom_field_definitions lists the existing ones.`,
  )

export const slugTaken = (entityType: string, slug: string) =>
  unprocessable('/data/attributes/api_slug', `${entityType} already has a field ${slug}.`, 'duplicate')

export const tooManyValues = (kind: string, most: number) =>
  unprocessable(
    '/data/attributes/values',
    `A record has at most ${most} ${kind}. Remove some of them first.`,
    'too_many',
  )

export const tooManyDefinitions = (most: number) =>
  unprocessable('/data', `Your account has ${most} custom fields, which is the maximum.`, 'limit')

export const takesNoOptions = () => unprocessable('/data', 'Only fields of data_type enum and enum_multi have options.')

export const optionExists = (value: string) =>
  unprocessable('/data/attributes/value', `The field already has an option ${value}.`, 'duplicate')

export const tooManyOptions = (most: number) =>
  unprocessable('/data', `The field has ${most} options, which is the maximum.`, 'limit')

export const fieldExists = (slug: string) =>
  unprocessable('/data/attributes/api_slug', `The record already has a value of ${slug}. Change that one.`, 'duplicate')

export const unknownEntity = () =>
  unprocessable('/data/relationships/entity', 'There is no such record in your account.')
