import type { FieldName, HeaderName } from './common-labels.ts'

/**
 * How forms in another language than English name a field, or the head of a column ("head:seal"), beside what common-labels.ts
 * has: one table a language, so that a native speaker can check it. Written without accents, as they are compared.
 */
export type LanguageLabels = Readonly<Partial<Record<FieldName | HeaderName, string>>>

/** "Factura Nº", "Rechnung Nr.", "Faktura no." */
export const withNumberWord = (words: string) =>
  `(?:${words})(?:[ -]?(?:n[.°º]?|no\\.?|nr\\.?|num\\.?|nummer|numero|id))?`
