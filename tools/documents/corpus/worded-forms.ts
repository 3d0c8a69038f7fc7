import { saidIn, type Wording } from '@boxtrail/document-reading/classify/wording'
import { documentTypes } from '@boxtrail/document-reading/document-types'
import { readPages } from '@boxtrail/document-reading/read-file'
import { buildCorpus } from './build.ts'
import type { Worded } from './fit-wording.ts'
import type { Half } from './half.ts'

export const KINDS: Wording['kinds'] = [...documentTypes.map(({ code }) => code), 'other']

/** What the forms of a half say, each with three shipments filled in. */
export async function wordedForms(half: Half): Promise<Worded[]> {
  const forms = new Map<string, Worded>()
  for (const { issuer, form, name, bytes, truth } of await buildCorpus({ half, fillings: 3 })) {
    const { pages } = await readPages(new Uint8Array(bytes), name, '')
    const key = `${issuer} ${form}`
    const kind = (truth.type ?? 'other') as Worded['kind']
    const { fillings } = forms.get(key) ?? { fillings: [] }
    forms.set(key, { issuer, kind, fillings: [...fillings, saidIn(pages)] })
  }
  return [...forms.values()]
}
