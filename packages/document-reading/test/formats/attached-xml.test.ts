import { expect, test } from 'vitest'
import { readDocument } from '../harness/read-for-account.ts'

const XML = `<?xml version="1.0"?><rsm:CrossIndustryInvoice xmlns:rsm="a" xmlns:ram="b" xmlns:udt="c">
<rsm:ExchangedDocument><ram:ID>RE/2026-117</ram:ID><ram:IssueDateTime><udt:DateTimeString format="102">20260512</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Harbour &amp; Sons</ram:Name></ram:SellerTradeParty><ram:BuyerTradeParty><ram:Name>Lakeside Imports</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:GrandTotalAmount>1234.50</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`

/** A PDF whose page states another total than the attached XML. */
const buildPdfWith = (subtype: string, more = ''): Uint8Array => {
  const words = 'BT /F 12 Tf 20 100 Td (COMMERCIAL INVOICE) Tj 0 -30 Td (Total: EUR 999.00) Tj ET'
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(factur-x.xml) 6 0 R] >> >> ${more} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F 7 0 R >> >>',
    `<< /Type /EmbeddedFile /Subtype /${subtype} /Length ${XML.length} >>\nstream\n${XML}\nendstream`,
  ].map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`)
  const head = '%PDF-1.7\n'
  const offsets = objects.map((_, i) => head.length + objects.slice(0, i).join('').length)
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 8\n0000000000 65535 f \n${rows}trailer\n<< /Size 8 /Root 1 0 R >>\nstartxref\n${head.length + objects.join('').length}\n%%EOF`
  return Buffer.from(head + objects.join('') + end)
}
const read = (bytes: Uint8Array) => readDocument({ name: 'invoice.pdf', bytes })

test('values from the XML attached to an invoice override the printed values', async () => {
  const { documentType, extraction, quarantined } = await read(buildPdfWith('text#2Fxml'))
  expect(quarantined).toBeNull()
  expect(documentType).toBe('commercial_invoice')
  expect(extraction!.payload).toMatchObject({
    invoice_number: { value: 'RE/2026-117' },
    invoice_date: { value: '2026-05-12' },
    shipper: { value: 'Harbour & Sons' },
    total_amount: { value: { amount: 1234.5, currency: 'EUR' } },
  })
})

test('a PDF with other attachments, or with a script beside its XML, is refused', async () => {
  expect((await read(buildPdfWith('application#2Fzip'))).quarantined).not.toBeNull()
  expect(
    (await read(buildPdfWith('text#2Fxml', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'))).quarantined,
  ).not.toBeNull()
})
