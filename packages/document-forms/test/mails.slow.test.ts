import { expect, test } from 'vitest'
import { buildMails } from '../src/mails/build-mails.ts'
import { measureMail } from '../src/measure/measure-mails.ts'

test.each(await buildMails(2))(
  'a mail with $name gives exactly its documents, each with its values',
  {
    timeout: 120_000,
  },
  async (mail) => {
    const { expected, made, typed, values, isLeftOutRight, details } = await measureMail(mail)
    expect({ made, typed, isLeftOutRight }, details.join('\n')).toEqual({
      made: expected,
      typed: expected,
      isLeftOutRight: true,
    })
    const served = values.right + values.wrong
    // One letter of a scan may be misread.
    const isRecognized = details.some((line) => line.endsWith('recognized'))
    expect(values.wrong, details.join('\n')).toBeLessThanOrEqual(Math.max(isRecognized ? 1 : 0, 0.05 * served))
  },
)
