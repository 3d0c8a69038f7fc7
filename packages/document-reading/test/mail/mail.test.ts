import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildZip } from '../harness/build-zip.ts'
import { readDocument, readMail } from '../harness/read-for-account.ts'

interface Part {
  type: string
  bytes: Buffer | string
  name?: string
  contentId?: string
}

let boundaries = 0

const mail = (parts: readonly Part[], subject = 'Documents'): Buffer => {
  const boundary = `part-${++boundaries}`
  const written = parts.map(({ type, bytes, name, contentId }) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}`,
      ...(name ? [`Content-Disposition: ${contentId ? 'inline' : 'attachment'}; filename="${name}"`] : []),
      ...(contentId ? [`Content-ID: <${contentId}>`] : []),
      `Content-Transfer-Encoding: ${type === 'message/rfc822' ? '8bit' : 'base64'}`,
      '',
      type === 'message/rfc822' ? bytes.toString() : Buffer.from(bytes).toString('base64'),
    ].join('\r\n'),
  )
  const head = [`From: desk@forwarder.example`, `Subject: ${subject}`, `MIME-Version: 1.0`]
  return Buffer.from(
    [...head, `Content-Type: multipart/mixed; boundary=${boundary}`, '', ...written, `--${boundary}--`, ''].join(
      '\r\n',
    ),
  )
}

/** An archive with one file. */
const archive = (name: string, content: string): Buffer => buildZip({ [name]: content })

/** A `winmail.dat`, as Outlook sends it to other programs: attributes with their lengths. */
const winmail = (name: string, content: string): Buffer => {
  const attribute = (id: number, data: Buffer) => {
    const head = Buffer.alloc(9)
    head.writeUInt8(2, 0)
    head.writeUInt32LE(id, 1)
    head.writeUInt32LE(data.length, 5)
    return Buffer.concat([head, data, Buffer.alloc(2)])
  }
  const start = Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0])
  return Buffer.concat([
    start,
    attribute(0x00069002, Buffer.alloc(14)),
    attribute(0x00018010, Buffer.from(`${name}\0`)),
    attribute(0x0006800f, Buffer.from(content)),
  ])
}

/** Grey noise, which does not compress, so that the picture is as large as a scan. */
const picture = (side: number): Buffer => {
  const rows = Buffer.alloc((side + 1) * side)
  for (let i = 0; i < rows.length; i++) rows[i] = i % (side + 1) === 0 ? 0 : (i * 7919) % 251
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const read = async (bytes: Buffer) => {
  const posted = await readMail(bytes)
  if ('refused' in posted) throw new Error(posted.refused)
  const { attachments, leftOut } = posted.result
  return { names: attachments.map(({ filename }) => filename), leftOut, attachments }
}

const text = (bytes: string): Part => ({ type: 'text/plain; charset=utf-8', bytes })
const pdf = (name: string, bytes = name): Part => ({ type: 'application/pdf', bytes, name })
const NOTICE = 'ARRIVAL NOTICE\r\n\r\nB/L No.: MAEU123456789\r\nVessel: SILVER TERN\r\nETA: 12-MAY-2026\r\n'

test('a mail that is itself a notice becomes a document with values', async () => {
  const rows = [
    ['B/L No.', 'MAEU123456789'],
    ['Vessel', 'SILVER TERN'],
    ['ETA', '12-MAY-2026'],
  ]
  const html = `<h1>ARRIVAL NOTICE</h1><table>${rows.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join('')}</table>`
  const { names, attachments } = await read(mail([{ type: 'text/html; charset=utf-8', bytes: html }], 'Your shipment'))
  expect(names).toEqual(['message.txt'])
  const { extraction } = await readDocument({ name: 'message.txt', bytes: attachments[0]!.bytes })
  expect(extraction!.payload).toMatchObject({ vessel: { value: 'SILVER TERN' }, eta: { value: '2026-05-12' } })
})

test('a notice quoted in a forwarded mail becomes a document', async () => {
  const quoted = `FYI\r\n\r\n${NOTICE.replaceAll(/^/gm, '> ')}`
  expect((await read(mail([text(quoted)]))).names).toEqual(['message.txt'])
})

test('a cover letter does not become a document', async () => {
  expect((await read(mail([text('Please find attached.'), pdf('bl.pdf')]))).names).toEqual(['bl.pdf'])
})

test('attached messages are opened up to a maximum depth', async () => {
  const inMails = (depth: number): Buffer =>
    depth === 0
      ? mail([pdf('inner.pdf')])
      : mail([{ type: 'message/rfc822', name: 'forwarded.eml', bytes: inMails(depth - 1) }])
  expect((await read(inMails(2))).names).toEqual(['inner.pdf'])
})

test('files in an archive are unpacked', async () => {
  const zip = { type: 'application/zip', name: 'documents.zip', bytes: archive('set/packing-list.txt', 'PACKING LIST') }
  expect((await read(mail([zip]))).names).toEqual(['packing-list.txt'])
})

test('an archive nested too deeply is left out with the reason', async () => {
  let zip = archive('a.txt', 'a')
  for (let n = 0; n < 5; n++) zip = archive('more.zip', zip.toString('latin1'))
  const { names, leftOut } = await read(mail([{ type: 'application/zip', name: 'nested.zip', bytes: zip }]))
  expect(names).toEqual([])
  expect(leftOut).toHaveLength(1)
})

test('files in a winmail.dat are unpacked', async () => {
  const part = { type: 'application/ms-tnef', name: 'winmail.dat', bytes: winmail('invoice.pdf', '%PDF-1.4') }
  expect((await read(mail([part]))).names).toEqual(['invoice.pdf'])
})

test('a pasted scan is kept, and logos, business cards and signatures are left out with the reason', async () => {
  const { names, leftOut } = await read(
    mail([
      { type: 'image/png', name: 'scan.png', contentId: 'scan', bytes: picture(600) },
      { type: 'image/tiff', name: 'fax.tiff', contentId: 'fax', bytes: `II*\0${'fax'.repeat(10_000)}` },
      { type: 'image/webp', name: 'icon.webp', contentId: 'icon', bytes: 'RIFF0000WEBP' },
      { type: 'image/png', name: 'logo.png', contentId: 'logo', bytes: picture(60) },
      { type: 'text/vcard', name: 'desk.vcf', bytes: 'BEGIN:VCARD' },
      { type: 'application/pkcs7-signature', name: 'smime.p7s', bytes: 'signed' },
      pdf('one.pdf', 'same'),
      pdf('two.pdf', 'same'),
    ]),
  )
  expect(names).toEqual(['scan.png', 'fax.tiff', 'one.pdf'])
  expect(leftOut).toEqual([
    { name: 'icon.webp', reason: 'It is a small picture in the text, such as a logo' },
    { name: 'logo.png', reason: 'It is a small picture in the text, such as a logo' },
    { name: 'desk.vcf', reason: 'It is a business card' },
    { name: 'smime.p7s', reason: 'It is a signature' },
    { name: 'two.pdf', reason: 'Another file of the mail has the same content' },
  ])
})

test('an attached message that is itself a notice becomes a document, beside its files', async () => {
  const forwarded = (bytes: Buffer) => ({ type: 'message/rfc822', name: 'forwarded.eml', bytes })
  const notice = text(NOTICE)
  expect((await read(mail([text('FYI'), forwarded(mail([notice, pdf('bl.pdf')], 'Your shipment'))]))).names).toEqual([
    'message.txt',
    'bl.pdf',
  ])
})

test.each([
  ['an archive', { type: 'application/zip', name: 'x', bytes: buildZip({}) }, 'It holds no file'],
  [
    'an attached message',
    { type: 'message/rfc822', name: 'x', bytes: mail([text('hello')]) },
    'It is a mail without files, and its text is no notice',
  ],
  [
    'a winmail.dat',
    { type: 'application/ms-tnef', name: 'x', bytes: winmail('a.pdf', '').subarray(0, 6) },
    'It holds no file',
  ],
  [
    'a winmail.dat that is none',
    { type: 'application/ms-tnef', name: 'x', bytes: 'nothing' },
    'It is broken, and files in it may be lost',
  ],
  [
    'a winmail.dat that was cut off',
    { type: 'application/ms-tnef', name: 'x', bytes: winmail('a.pdf', 'a'.repeat(50)).subarray(0, 60) },
    'It is broken, and files in it may be lost',
  ],
])('%s without files is left out with the reason', async (_, part, reason) => {
  const { names, leftOut } = await read(mail([part, pdf('bl.pdf')]))
  expect(names).toEqual(['bl.pdf'])
  expect(leftOut).toEqual([{ name: 'x', reason }])
})

test('of a winmail.dat that was cut off, what came is a document, and that something may be lost is said', async () => {
  const whole = winmail('a.pdf', 'aaaa')
  const bytes = Buffer.concat([whole, winmail('b.pdf', 'b'.repeat(50)).subarray(6, 60)])
  const { names, leftOut } = await read(mail([{ type: 'application/ms-tnef', name: 'winmail.dat', bytes }]))
  expect(names).toEqual(['a.pdf'])
  expect(leftOut).toEqual([{ name: 'winmail.dat', reason: 'It is broken, and files in it may be lost' }])
})

test.each([
  ['RAR', 'Rar!\x1a\x07\x01\0', 'An archive of a kind that is not opened; ZIP is'],
  ['7z', '7z\xbc\xaf\x27\x1c\0\x04', 'An archive of a kind that is not opened; ZIP is'],
  ['gzip', '\x1f\x8b\x08\0\0', 'An archive of a kind that is not opened; ZIP is'],
  ['bzip2', 'BZh91AY', 'An archive of a kind that is not opened; ZIP is'],
])('%s is said to be not read, and is not taken for a picture', async (_, head, reason) => {
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(300, 1)])
  const { quarantined, classificationNotes } = await readDocument({ name: 'x.bin', bytes })
  expect(quarantined).toBe(reason)
  expect(classificationNotes).toContain(reason)
})

test('bytes of no known kind are said to be not read, and are kept as a document', async () => {
  const bytes = Buffer.concat([Buffer.from('\0\x01\x02\x03\x04', 'latin1'), Buffer.alloc(300, 1)])
  const { quarantined, classificationNotes } = await readDocument({ name: 'x.heic', bytes })
  expect([quarantined, classificationNotes]).toEqual([null, 'It is of a kind of file that is not read.'])
})

test('a text that begins with the letters of an archive is a text', async () => {
  const bytes = Buffer.from('BZhejiang Huayou Logistics\nARRIVAL NOTICE\nB/L No.: MAEU261904573\n')
  expect((await readDocument({ name: 'notice.txt', bytes })).quarantined).toBeNull()
})
