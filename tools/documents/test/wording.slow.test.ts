import { readFileSync } from 'node:fs'
import { likenessOf } from '@boxtrail/document-reading/classify/wording'
import { expect, test } from 'vitest'
import { fitWording } from '../corpus/fit-wording.ts'
import { KINDS, wordedForms } from '../corpus/worded-forms.ts'

const forms = await wordedForms('development')

test('what was learned is what the forms of the corpus teach', () => {
  const learned = new URL('../../../packages/document-reading/src/classify/wording.json', import.meta.url)
  expect(fitWording(forms, KINDS)).toEqual(JSON.parse(readFileSync(learned, 'utf8')))
})

test('the words and labels alone tell most papers of issuers that they were not learned from', () => {
  const issuers = [...new Set(forms.map(({ issuer }) => issuer))]
  const FOLDS = 10
  const results = Array.from({ length: FOLDS }, (_, fold) => {
    const isHeldOut = ({ issuer }: { issuer: string }) => issuers.indexOf(issuer) % FOLDS === fold
    const wording = fitWording(
      forms.filter((form) => !isHeldOut(form)),
      KINDS,
    )
    return forms.filter(isHeldOut).map(({ kind, fillings }) => {
      const { likenesses } = likenessOf(fillings[0]!, wording)
      const likeliest = likenesses.toSorted((a, b) => b.likelihood - a.likelihood)[0]!
      return { isRight: likeliest.kind === kind, likelihood: likeliest.likelihood }
    })
  }).flat()
  const shareRight = (some: typeof results) => some.filter(({ isRight }) => isRight).length / some.length
  const sure = results.filter(({ likelihood }) => likelihood >= 0.6)
  console.log(
    `By words and labels alone ${(100 * shareRight(results)).toFixed(1)} % right; of the ${sure.length} of ${results.length} that are sure ${(100 * shareRight(sure)).toFixed(1)} %`,
  )
  expect(shareRight(results)).toBeGreaterThanOrEqual(0.92)
  expect(shareRight(sure)).toBeGreaterThanOrEqual(0.98)
})
