import { createHash } from 'node:crypto'
import type { PageLayout } from '../layout/layout.ts'
import { toLowercase } from '../lowercase.ts'
import { beginsWithLabel } from '../values/labelled/label-matches.ts'

/** The hashes of the labels of a page: two documents of one form have nearly the same, whatever their values. */
export type FormFingerprint = readonly number[]

const MIN_LABELS = 4
const MAX_LABELS = 64
const MIN_SHARED_PART = 0.7
const MAX_LABEL_LENGTH = 80

/** A hash of a label, from which its text cannot be recovered. */
export const hashLabel = (label: string): string =>
  createHash('sha256').update(normalizeLabel(label)).digest('hex').slice(0, 16)

const normalizeLabel = (label: string) =>
  toLowercase(label)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** The text before the colon of a cell with its value in it; otherwise the whole text. */
export const extractLabel = (text: string): string => /^[^:：]{2,80}(?=[:：])/u.exec(text)?.[0] ?? text

/** The fingerprint of a document; empty if its first page has too few labels. */
export function fingerprintForm([first]: readonly PageLayout[]): number[] {
  const labels = (first?.lines ?? [])
    .flat()
    .slice(0, 2_000)
    .filter(({ text }) => text.length <= 160 && (/[:：]/.test(text) || beginsWithLabel(text)))
    .map(({ text }) => normalizeLabel(extractLabel(text)))
    .filter((label) => label.length >= 2 && label.length <= MAX_LABEL_LENGTH)
  const numbers = [...new Set(labels)].map((label) => Number.parseInt(hashLabel(label).slice(0, 7), 16))
  const form = [...new Set(numbers)].toSorted((a, b) => a - b).slice(0, MAX_LABELS)
  return form.length < MIN_LABELS ? [] : form
}

/** Compares the share of common hashes among the smallest of both (MinHash). */
export function isSameForm(one: FormFingerprint, other: FormFingerprint): boolean {
  const [first, second] = [new Set(one), new Set(other)]
  const both = [...new Set([...one, ...other])].toSorted((a, b) => a - b).slice(0, MAX_LABELS)
  const shared = both.filter((number) => first.has(number) && second.has(number)).length
  return both.length >= MIN_LABELS && shared / both.length >= MIN_SHARED_PART
}
