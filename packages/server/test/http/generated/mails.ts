import fc from 'fast-check'
import { oddTexts } from './oddities.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 1, maxLength: 8 })

/** A mail with a file; some Message-IDs occur twice. */
export const mail: fc.Arbitrary<string> = fc
  .record({ id: fc.option(word), subject: word, name: word, text: word, disposition: fc.constantFrom('attachment', 'inline') })
  .map(({ id, subject, name, text, disposition }) =>
    [
      'From: Notices <notices@line.example>',
      'To: papers@harbour-street.example',
      `Subject: ${subject}`,
      ...(id === null ? [] : [`Message-ID: <${id}@line.example>`]),
      'Content-Type: multipart/mixed; boundary=part',
      '',
      '--part',
      '',
      'Please find attached.',
      '--part',
      'Content-Type: text/csv',
      `Content-Disposition: ${disposition}; filename=${name}.csv`,
      '',
      text,
      '--part--',
    ].join('\r\n'),
  )

/** A mail with one of its lines replaced. */
export const oddMail: fc.Arbitrary<string | Uint8Array> = fc
  .tuple(mail, fc.nat(20), fc.oneof(fc.constantFrom(...oddTexts), fc.constantFrom('--part', '--part--', 'Content-Type: multipart/mixed; boundary=part', 'Content-Transfer-Encoding: base64', 'Message-ID:', 'Date: Fri, 31 Feb 99999'), fc.string({ unit: 'binary' })))
  .map(([text, at, odd]) => {
    const lines = text.split('\r\n')
    lines.splice(at % lines.length, 1, /^[A-Z]/.test(lines[at % lines.length]!) ? `${lines[at % lines.length]!.split(':')[0]}: ${odd}` : odd)
    return new TextEncoder().encode(lines.join('\r\n'))
  })
