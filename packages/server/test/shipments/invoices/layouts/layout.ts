import type { Bill } from '@boxtrail/engine/charges/audit/bill'
import type { Charge } from '@boxtrail/engine/charges/tariff'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { buildPdf, type Line } from '../../../../../document-reading/test/harness/build-pdf.ts'

/** A bill as lines and terminals print it, and what it states about its containers, written down before it was read. */
export interface Layout {
  name: string
  file: { name: string; bytes: Uint8Array }
  /** What the bill states about a charge of a container. It does not state the omitted fields, or not clearly. */
  states: readonly { container: string; charge: Charge; bill: Bill }[]
  /** Fields that the bill does not state, although all of it can be read. */
  lacks?: readonly (keyof Bill)[]
  /** Fields that the bill mentions but does not state: neither their value nor their absence is certain. */
  unclear?: readonly (keyof Bill)[]
}

export const containers = ['MSKU481902', 'TGHU730615', 'HLBU120554', 'CMAU663108', 'ONEU204417', 'CSNU815530'].map(
  (digits) => withCheckDigit(digits)!,
) as [string, string, string, string, string, string]

export const pdf = (name: string, ...pages: (readonly Line[])[]): Layout['file'] => ({
  name: `${name}.pdf`,
  bytes: new Uint8Array(buildPdf(pages)),
})
export const text = (name: string, ...lines: string[]): Layout['file'] => ({
  name: `${name}.txt`,
  bytes: new TextEncoder().encode(lines.join('\n')),
})
export const mail = (name: string, html: string): Layout['file'] => ({
  name: `${name}.eml`,
  bytes: new TextEncoder().encode(
    [
      'From: billing@line.example',
      'To: ap@importer.example',
      `Subject: ${name}`,
      'MIME-Version: 1.0',
      'Content-Type: text/html; charset=utf-8',
      '',
      html,
    ].join('\r\n'),
  ),
})

export const CERTIFIES = [
  'We certify that these charges are consistent with the rules of the Federal',
  'Maritime Commission with respect to detention and demurrage, and that our',
  'performance did not cause or contribute to the underlying invoiced charges.',
]
