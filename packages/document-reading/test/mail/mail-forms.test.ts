import { expect, test } from 'vitest'
import { readMail } from '../harness/read-for-account.ts'

const NOTICE = 'Arrival Notice\n\nB/L No: TESTSHA2605001\nContainer: TSTU1234568\nETA: 2026-05-25\n'

/** A mail with one part. */
const mail = (type: string, content: string, encoding = '7bit') =>
  Buffer.from(
    ['From: desk@line.example', `Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`, '', content].join(
      '\r\n',
    ),
  )
const attachmentsOf = async (bytes: Buffer) => {
  const read = await readMail(bytes)
  if ('refused' in read) throw new Error(read.refused)
  const { attachments, leftOut, body } = read.result
  return { files: attachments.map((one) => [one.filename, Buffer.from(one.bytes).toString()]), leftOut, body }
}

const uuLines = (bytes: Buffer, zero: string): string[] => {
  const letter = (value: number) => (value === 0 ? zero : String.fromCharCode(32 + value))
  const lines: string[] = []
  for (let from = 0; from < bytes.length; from += 45) {
    const chunk = bytes.subarray(from, from + 45)
    let line = letter(chunk.length)
    for (let at = 0; at < chunk.length; at += 3) {
      const [a, b, c] = [chunk[at]!, chunk[at + 1] ?? 0, chunk[at + 2] ?? 0]
      line += [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63].map(letter).join('')
    }
    lines.push(line.trimEnd())
  }
  return lines
}
/** Contains runs of zero bits, which older programs write as spaces. */
const CONTENT = `${NOTICE}${'\u0001'.repeat(30)}\n`

test.each([
  ['as programs write it now', '`', ['`', 'end']],
  ['as older ones do, with spaces that were cut off at the ends of lines', ' ', ['', 'end']],
])('a file within the text of a mail is unpacked: %s', async (_what, zero, end) => {
  const lines = [
    'See below.',
    '',
    'begin 644 notice.txt',
    ...uuLines(Buffer.from(CONTENT), zero),
    ...end,
    '',
    'Regards',
  ]
  const { files, leftOut, body } = await attachmentsOf(mail('text/plain', lines.join('\r\n')))
  expect(files).toEqual([['notice.txt', CONTENT]])
  expect(leftOut).toEqual([])
  expect(body).not.toContain('begin 644')
  expect(body).toContain('Regards')
})

test('a file within the text in base64 is unpacked', async () => {
  const lines = [
    'begin-base64 644 notice.txt',
    ...Buffer.from(NOTICE)
      .toString('base64')
      .match(/.{1,60}/g)!,
    '====',
  ]
  expect((await attachmentsOf(mail('text/plain', lines.join('\r\n')))).files).toEqual([['notice.txt', NOTICE]])
})

test('a file within the text that is broken off is left out with the reason, and words that look like one are words', async () => {
  const broken = ['begin 644 notice.txt', ...uuLines(Buffer.from(NOTICE), '`'), '-- ', 'this is no line of it']
  const { files, leftOut } = await attachmentsOf(mail('text/plain', broken.join('\r\n')))
  expect(files).toEqual([])
  expect(leftOut).toEqual([{ name: 'notice.txt', reason: 'It is written into the text of the mail, and broken off' }])
  const words = await attachmentsOf(
    mail('text/plain', `${NOTICE}\nbegin 2026 season\nwith a sentence of more than one line`),
  )
  expect(words.files.map(([name]) => name)).toEqual(['message.txt'])
  expect(words.body).toContain('begin 2026 season')
})

test('many files in the text that are broken off are said once', async () => {
  const { leftOut } = await attachmentsOf(mail('text/plain', 'begin 644 a.txt\r\n#86)C\r\n-- \r\n'.repeat(1_000)))
  expect(leftOut).toHaveLength(201)
  expect(leftOut.at(-1)).toEqual({
    name: 'more files',
    reason: 'The text of the mail holds more than are unpacked',
  })
})

test('lines that claim more bytes than they hold are no file', async () => {
  const { files } = await attachmentsOf(
    mail('text/plain', ['begin 644 a.txt', ...Array(1_000).fill('M'), '`', 'end'].join('\r\n')),
  )
  expect(files).toEqual([])
})

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
/** Encodes a value of indefinite length, like programs that write while they read. */
const ber = (tag: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])])
const oid = (last: number) => der(0x06, Buffer.from(`2a864886f70d0107${last.toString(16).padStart(2, '0')}`, 'hex'))
const signedMail = (write: typeof der, octets: Buffer): Buffer =>
  write(
    0x30,
    oid(2),
    write(
      0xa0,
      write(0x30, der(0x02, Buffer.from([1])), der(0x31), write(0x30, oid(1), write(0xa0, octets)), der(0x31)),
    ),
  )
const inner = Buffer.from(`Content-Type: text/plain\r\n\r\n${NOTICE}`)
const p7m = (bytes: Buffer) =>
  attachmentsOf(mail('application/pkcs7-mime; name=smime.p7m', bytes.toString('base64'), 'base64'))

test.each([
  ['of stated length', signedMail(der, der(0x04, inner))],
  [
    'in pieces of no stated length',
    signedMail(ber, ber(0x24, der(0x04, inner.subarray(0, 40)), der(0x04, inner.subarray(40)))),
  ],
])('a mail within its signature is read: %s', async (_what, bytes) => {
  const { files, leftOut } = await p7m(bytes)
  expect(files).toEqual([['message.txt', expect.stringContaining('TESTSHA2605001')]])
  expect(leftOut).toEqual([])
})

test('a signature in more pieces than a program writes is left out', async () => {
  const pieces = Buffer.concat([Buffer.alloc(300_000, Buffer.from([0x04, 0x00])), der(0x04, inner)])
  expect((await p7m(signedMail(ber, ber(0x24, pieces)))).leftOut).toEqual([
    { name: 'smime.p7m', reason: 'It holds no signed mail that can be read' },
  ])
})

const PDF = Buffer.from('%PDF-1.4\nnot more')
const attached = (name: string, bytes: Buffer) =>
  attachmentsOf(mail(`application/pkcs7-mime; name=${name}`, bytes.toString('base64'), 'base64'))

test.each([
  ['invoice.pdf.p7m', PDF, 'invoice.pdf'],
  ['IT01234567890_FPA01.xml.p7m', Buffer.from('<?xml version="1.0"?><a/>'), 'IT01234567890_FPA01.xml'],
  ['smime.p7m', PDF, 'smime'],
])('a file within its signature is taken out of it: %s', async (name, content, inner) => {
  const { files, leftOut } = await attached(name, signedMail(der, der(0x04, content)))
  expect({ files, leftOut }).toEqual({ files: [[inner, content.toString()]], leftOut: [] })
})

test('a file whose signature cannot be opened is kept', async () => {
  const { files, leftOut } = await attached('invoice.pdf.p7m', Buffer.from('no BER'))
  expect({ files, leftOut }).toEqual({ files: [['invoice.pdf.p7m', 'no BER']], leftOut: [] })
})

test('a mail that is encrypted, or whose signature holds nothing readable, is left out with the reason', async () => {
  expect((await p7m(der(0x30, oid(3), der(0xa0, der(0x30))))).leftOut).toEqual([
    { name: 'smime.p7m', reason: 'It is encrypted' },
  ])
  for (const bytes of [Buffer.from('no BER'), signedMail(der, der(0x04, inner)).subarray(0, 60), der(0x30, oid(2))])
    expect((await p7m(bytes)).leftOut).toEqual([
      { name: 'smime.p7m', reason: 'It holds no signed mail that can be read' },
    ])
})

test('a mail of which nothing becomes a document says why', async () => {
  expect(await attachmentsOf(mail('text/plain', 'Is the container released?'))).toMatchObject({
    files: [],
    leftOut: [{ name: 'message.txt', reason: 'No file is attached, and the text of the mail is no notice' }],
  })
})

const attribute = (id: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(9)
  head.writeUInt8(2, 0)
  head.writeUInt32LE(id, 1)
  head.writeUInt32LE(data.length, 5)
  return Buffer.concat([head, data, Buffer.alloc(2)])
}

test('what a winmail.dat has attached without data of its own is left out by its name', async () => {
  const bytes = Buffer.concat([
    Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
    attribute(0x00069002, Buffer.alloc(14)),
    attribute(0x00018010, Buffer.from('Release of the container\0')),
    attribute(0x00069002, Buffer.alloc(14)),
    attribute(0x00018010, Buffer.from('notice.txt\0')),
    attribute(0x0006800f, Buffer.from(NOTICE)),
  ])
  const { files, leftOut } = await attachmentsOf(
    mail('application/ms-tnef; name=winmail.dat', bytes.toString('base64'), 'base64'),
  )
  expect(files).toEqual([['notice.txt', NOTICE]])
  expect(leftOut).toEqual([
    { name: 'Release of the container', reason: 'It is a message or object within a winmail.dat' },
  ])
})
