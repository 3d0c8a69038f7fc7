import { readXml } from '../file/xml.ts'

/** The content of an invoice XML (UN/CEFACT Cross Industry Invoice, as in Factur-X and ZUGFeRD). */
export interface InvoiceXml {
  invoice_number?: string
  invoice_date?: string
  due_date?: string
  shipper?: string
  bill_to?: string
  purchase_order_number?: string
  total_amount?: { amount: number; currency: string | null }
}

const TEXTS: readonly [keyof InvoiceXml | 'currency' | 'total', RegExp][] = [
  ['invoice_number', /\/ExchangedDocument\/ID$/],
  ['invoice_date', /\/ExchangedDocument\/IssueDateTime\/DateTimeString$/],
  ['due_date', /\/SpecifiedTradePaymentTerms\/DueDateDateTime\/DateTimeString$/],
  ['shipper', /\/SellerTradeParty\/Name$/],
  ['bill_to', /\/BuyerTradeParty\/Name$/],
  ['purchase_order_number', /\/BuyerOrderReferencedDocument\/IssuerAssignedID$/],
  ['currency', /\/InvoiceCurrencyCode$/],
  ['total', /\/SpecifiedTradeSettlementHeaderMonetarySummation\/GrandTotalAmount$/],
]

/** Null for XML of another kind. Entities are refused, as in all XML. */
export async function readInvoiceXml(bytes: Uint8Array): Promise<InvoiceXml | null> {
  const found = new Map<string, string>()
  const path: string[] = []
  let text = ''
  for await (const token of readXml(once(bytes))) {
    if (typeof token === 'string') text += token.slice(0, 500)
    else if (token.kind === 'open') {
      path.push(token.name)
      text = ''
    } else if (token.kind === 'close') {
      const whole = `/${path.join('/')}`
      const field = TEXTS.find(([, pattern]) => pattern.test(whole))?.[0]
      if (field && text.trim() !== '' && !found.has(field)) found.set(field, text.trim())
      path.pop()
      text = ''
    }
  }
  return found.has('invoice_number') && found.has('total') ? shape(found) : null
}

async function* once(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes)
}

function shape(found: ReadonlyMap<string, string>): InvoiceXml {
  const invoice: InvoiceXml = {}
  for (const field of ['invoice_number', 'shipper', 'bill_to', 'purchase_order_number'] as const) {
    const text = found.get(field)
    if (text) invoice[field] = text.slice(0, 200)
  }
  for (const field of ['invoice_date', 'due_date'] as const) {
    const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(found.get(field) ?? '') ?? []
    if (year) invoice[field] = `${year}-${month}-${day}`
  }
  const amount = Number(found.get('total'))
  if (Number.isFinite(amount)) invoice.total_amount = { amount, currency: found.get('currency') ?? null }
  return invoice
}
