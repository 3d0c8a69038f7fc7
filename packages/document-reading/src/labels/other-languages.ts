import { chinese } from './chinese.ts'
import { dutch } from './dutch.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import type { LanguageLabels } from './language-labels.ts'
import { nordic } from './nordic.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { romanian } from './romanian.ts'
import { spanish } from './spanish.ts'
import { turkish } from './turkish.ts'

const languages: readonly LanguageLabels[] = [
  spanish,
  portuguese,
  french,
  italian,
  german,
  dutch,
  nordic,
  polish,
  romanian,
  turkish,
  chinese,
]

/** The patterns that the other languages add for a field or column header. */
export const labelsInOtherLanguages = (name: keyof LanguageLabels): string =>
  languages.flatMap((words) => (words[name] === undefined ? [] : [`|${words[name]}`])).join('')
