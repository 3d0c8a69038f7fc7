import type { paths } from '@boxtrail/contracts'

type Parameters<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? Query
  : never

/** The query of a list as the contract has it, without the page, which is an option of its own. */
export type ListQuery<Path extends keyof paths> = Omit<NonNullable<Parameters<Path>>, 'page[number]' | 'page[size]'>

/** Which related records to add to `included`. */
export type IncludeQuery<Path extends keyof paths> = Pick<
  NonNullable<Parameters<Path>>,
  'include' & keyof NonNullable<Parameters<Path>>
>
