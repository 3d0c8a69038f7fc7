import { isContainerNumber, normalizeContainerNumber } from '@boxtrail/reference/container-number'

/** Attributes of a shipment that search covers, besides its numbers and tags. */
export const wordsOfShipment = [
  'port_of_lading_name',
  'port_of_lading_locode',
  'port_of_discharge_name',
  'port_of_discharge_locode',
  'destination_name',
  'destination_locode',
  'pod_vessel_name',
] as const

/**
 * The words of a query, each in its alternative forms, of which one must be found. Empty if the query consists of
 * punctuation, which is not indexed.
 */
export const searchWords = (query: string): string[][] => {
  // The spaces of "MSCU 663987-0" do not make it three words.
  const words = isContainerNumber(query) ? [normalizeContainerNumber(query)] : query.trim().split(/\s+/)
  if (!words.some((word) => LETTER_OR_DIGIT.test(word))) return []
  return [...new Set(words)].map((word) => [...new Set([word, withoutSigns(word)])])
}

export const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Entries contain numbers as written and without punctuation; a query may use either form. */
const withoutSigns = (word: string) =>
  /^[\p{L}\p{N}\-./]+$/u.test(word) && LETTER_OR_DIGIT.test(word) ? word.replaceAll(/[-./]/g, '') : word
