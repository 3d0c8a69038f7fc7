import type { FieldName, HeaderName } from './common-labels.ts'

/**
 * Labels and column headers ("head:seal") in another language, in addition to common-labels.ts: one table for each
 * language, so that a native speaker can check it. Written without accents, as they are compared.
 */
export type LanguageLabels = Readonly<Partial<Record<FieldName | HeaderName, string>>>

/** "Factura Nº", "Rechnung Nr.", "Faktura no." */
export const withNumberWord = (words: string) =>
  `(?:${words})(?:[ -]?(?:n\\.?[°º]|n[.°º]?|no\\.?|nr\\.?|num\\.?|nummer|numero|id))?`
