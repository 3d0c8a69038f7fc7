import type { FieldName, HeadName } from './common-labels.ts'

/**
 * How forms in another language than English name a field, or the head of a column ("head:seal"), beside what common-labels.ts
 * has: one table a language, so that a native speaker can check it. Written without accents, as they are compared.
 */
export type Words = Readonly<Partial<Record<FieldName | HeadName, string>>>

/** "Factura Nº", "Rechnung Nr.", "Faktura no." */
export const no = (words: string) => `(?:${words})(?:[ -]?(?:n[.°º]?|no\\.?|nr\\.?|num\\.?|nummer|numero|id))?`
