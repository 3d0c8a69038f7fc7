import { writeFileSync } from 'node:fs'
import { fitWording } from './fit-wording.ts'
import { KINDS, wordedForms } from './worded-forms.ts'

/** `node learn-wording.ts` learns again which words speak for which kind of paper: after forms were added or changed. */
const { kinds, words } = fitWording(await wordedForms('development'), KINDS)
const rows = Object.entries(words).map(([word, weights]) => `    ${JSON.stringify(word)}: ${JSON.stringify(weights)}`)
writeFileSync(
  new URL('../../../packages/document-reading/src/classify/wording.json', import.meta.url),
  `{\n  "kinds": ${JSON.stringify(kinds)},\n  "words": {\n${rows.join(',\n')}\n  }\n}\n`,
)
