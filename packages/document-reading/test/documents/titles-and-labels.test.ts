import { describe, expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'
import { readDocument } from '../harness/read-for-account.ts'

const read = (text: string, name = 'a.txt') => readFile(Buffer.from(text), { name })
/** The values without their positions, including those that a person has to confirm. */
const values = async (documentType: string, text: string): Promise<Record<string, unknown>> => {
  const { extraction } = await readFile(Buffer.from(text), { name: 'a.txt', documentType })
  return Object.fromEntries(
    Object.entries({ ...extraction!.proposed, ...extraction!.payload }).flatMap(([field, found]) =>
      field === 'containers' ? [] : [[field, (found as { value: unknown }).value]],
    ),
  )
}

describe('a title gives the type in the language of the document', () => {
  test.each([
    ['提单 BILL OF LADING', 'bill_of_lading'],
    ['*** KONNOSSEMENT ***', 'bill_of_lading'],
    ['正本提单', 'bill_of_lading'],
    ['海运单 SEA WAYBILL', 'sea_waybill'],
    ['SEA WAYBILL - NO NEGOCIABLE', 'sea_waybill'],
    ['NOTIFICAÇÃO DE CHEGADA', 'arrival_notice'],
    ['到货通知书', 'arrival_notice'],
    ['ORDEM DE ENTREGA', 'delivery_order'],
    ['FATURA COMERCIAL', 'commercial_invoice'],
    ['ROMANEIO DE CARGA', 'packing_list'],
    ['DECLARAÇÃO DE IMPORTAÇÃO', 'customs_entry'],
    ['DECLARACIÓN ADUANERA DE EXPORTACIÓN', 'customs_entry'],
    ['PEDIMENTO DE IMPORTACIÓN', 'customs_entry'],
    ['EINFUHRABGABENBESCHEID', 'customs_entry'],
    ['海关进口货物报关单', 'customs_entry'],
    ['FATURA DE FRETE MARÍTIMO', 'freight_invoice'],
    ['FACTURA POR DEMORAS Y DETENCIÓN', 'demurrage_invoice'],
    ['FATURA DE SOBRESTADIA', 'demurrage_invoice'],
    ['NOTA DE DÉBITO DE DEMURRAGE', 'demurrage_invoice'],
    ['订舱确认书', 'booking_confirmation'],
    ['CONFIRMAÇÃO DE RESERVA', 'booking_confirmation'],
    ['ORDINO\n(DELIVERY ORDER)', 'delivery_order'],
    ['*** A R R I V A L   N O T I C E ***', 'arrival_notice'],
    ['Rechnung Lagergeld / Storage (Demurrage)', 'demurrage_invoice'],
    ['Factuur demurrage & detention', 'demurrage_invoice'],
    ['BILL OF ENTRY FOR HOME CONSUMPTION', 'customs_entry'],
    ['CANADA CUSTOMS CODING FORM - B3', 'customs_entry'],
    ['DOCUMENTO ÚNICO ADMINISTRATIVO - IMPORTACIÓN', 'customs_entry'],
    ['IMPORT ADVICE OF ARRIVAL', 'arrival_notice'],
    ['Notification of arrival', 'arrival_notice'],
    ['Vrijstelling / Delivery order import container', 'delivery_order'],
    ['AANKOMSTBERICHT', 'arrival_notice'],
    ['Awizo o przybyciu kontenera', 'arrival_notice'],
    ['VARIŞ İHBARI', 'arrival_notice'],
    ['到貨通知書', 'arrival_notice'],
    ['CONTAINER RELEASE ORDER', 'delivery_order'],
    ["ORDRE D'ENLÈVEMENT", 'delivery_order'],
    ['Faktura handlowa', 'commercial_invoice'],
    ['Paklijst', 'packing_list'],
    ['ÇEKİ LİSTESİ', 'packing_list'],
    ['梱包明細書', 'packing_list'],
    ['Bescheid über Einfuhrabgaben', 'customs_entry'],
    ['Vrachtfactuur', 'freight_invoice'],
    ['Potwierdzenie bookingu', 'booking_confirmation'],
    ['REZERVASYON ONAYI', 'booking_confirmation'],
    ['BOOKING AMENDMENT', 'booking_confirmation'],
    ['Booking confirmation update', 'booking_confirmation'],
  ])('the title "%s" gives the type %s', async (title, type) => {
    expect((await read(`${title}\n\nMSKU1234565\n`)).documentType).toBe(type)
  })

  test('a document keeps its type if it mentions receipts, certificates or schedules below its title', async () => {
    const text = 'BOOKING CONFIRMATION\n\nVESSEL SCHEDULE\n\nCERTIFICATE\n\nPlace of Receipt   Port of Loading\n'
    expect((await read(text)).documentType).toBe('booking_confirmation')
    expect((await read(`Place of Receipt\n\n${text}`)).documentType).toBe('booking_confirmation')
  })

  test('a document name above or beside its number is a label, not the title', async () => {
    const certificate = 'CERTIFICATE OF MARINE CARGO INSURANCE\n\nAssured\nKERALA TOYS LTD.\nVessel\nSILVER TERN\n'
    for (const place of ['Bill of Lading   SUDU46WOT114701A', 'Bill of Lading\nSUDU46WOT114701A'])
      expect((await read(`${certificate}${place}\n`)).documentType).toBeNull()
    const notice = "AVIS D'ARRIVÉE\n\nDossier   LEH26173934\nNavire   JADE COMPASS\nVoyage   916E\n"
    expect((await read(`${notice}Connaissement direct (MBL)   CMDURDC5875235\n`)).documentType).toBe('arrival_notice')
  })

  test('an arrival notice with charges is an arrival notice', async () => {
    const charges =
      'Ocean freight   2,640.00\nBunker surcharge   318.00\nHandling fee   74.50\nInvoice no.   7781\nAmount due   3,032.50\n'
    const notice = `ARRIVAL NOTICE / FREIGHT COLLECT INVOICE\n\nVessel: SILVER TERN\n${charges}`
    expect((await read(notice)).documentType).toBe('arrival_notice')
  })

  test('terms in small print do not make a document a bill', async () => {
    const terms =
      'The ocean freight, terminal handling, documentation fee and demurrage at the rate per day are due before the customs clearance of the goods begins.\n'
    expect((await read(`To whom it may concern\n\nVessel: SILVER TERN\n${terms}`)).documentType).toBeNull()
    expect((await read(`${'And further: '.repeat(9)}${terms}`)).classificationNotes).toBe(
      'Nothing speaks for any type.',
    )
  })

  test('the number of a document is not part of its title', async () => {
    const charges = 'Ocean freight   1.080,00\nTHC   245,00\nCustoms clearance   89,00\n'
    expect((await read(`Quotation 779278 / FCL import\n\n${charges}`)).documentType).toBeNull()
  })

  test('a title in two languages excludes the known types if either language does', async () => {
    const text =
      'Seefrachtangebot / Ocean Rate Quotation\n\nOcean freight   1.250,00\nTHC   410,00\nDelivery order fee   65,00\n'
    expect((await read(text)).documentType).toBeNull()
  })

  test.each([
    [
      'a tariff',
      'Demurrage and Detention Tariff\n\nEquipment   Free days   Per day\n40HC        5           USD 110.00\n',
    ],
    [
      'where to bring an empty box',
      'EMPTY RETURN ADVICE\n\nContainer: MSKU1234565\nDetention free until: 12-MAY-2026\n',
    ],
    [
      'an account',
      'ACCOUNT STATEMENT\n\nInvoice   Kind        Amount\nA-1001    Freight     90.00\nA-1002    Demurrage   64.00\n',
    ],
    ['a list of cargo', 'CARGO MANIFEST NO - CSI190007\n\nETA: 12-MAY-2026\nVessel: Silver Tern\n'],
    ['a report', 'STUFFING REPORT / JOB NO - CCD18000060\n\nETA: 12-MAY-2026\nVessel: Silver Tern\n'],
    ['a card of a job', 'JOB CARD\n\nShipper: Acme Ltd\nETA: 12-MAY-2026\nVessel: Silver Tern\n'],
    ['a receipt of a forwarder', 'FORWARDERS CARGO RECEIPT (FCR)\n\nBill of lading: MAEU123456789\n'],
    ['a waybill of the road', 'CMR WAYBILL\n\nSender: Acme Ltd\n'],
    ['the label of a number', '提单号: MAEU123456789\n'],
    ['a wish', 'BILL OF LADING INSTRUCTIONS\n\nShipped on board: 12-MAY-2026\n'],
    ['another wish', 'REQUEST FOR DELIVERY ORDER\n\nRelease to: Redline\n'],
    ['the small print', 'BILL OF LADING TERMS AND CONDITIONS\n\n1. Definitions\n'],
    ['a paper of another way', 'RAIL WAYBILL\n\nWagon: 12\n'],
    ['a fee', 'Delivery Order Fee\n\nTotal: USD 65.00\n'],
    ['money given back', 'CREDIT NOTE\n\nInvoice no.: 4711000\nOcean freight 100.00\nTHC 5.00\n'],
    ['money received', 'PAYMENT RECEIPT\n\nDemurrage invoice 4711000, USD 100 per day\n'],
    ['an agreement', 'FREE TIME EXTENSION\n\nDemurrage thereafter: USD 100 per day\n'],
    ['an offer', 'PROFORMA INVOICE\n\nUnit price: 1.00 FOB NINGBO\nCountry of origin: CN\n'],
  ])('a document about %s does not get the type that it mentions', async (_, text) => {
    expect((await read(text)).documentType).toBeNull()
  })
})

describe('values found by their labels', () => {
  test.each([
    ['Vessel / Voyage: SILVER TERN / 412W', 'SILVER TERN', '412W'],
    ['Ocean Vessel / Voy. No.   Port of Loading\nSILVER TERN V.412W        NINGBO', 'SILVER TERN', '412W'],
    ['VESSEL AND VOYAGE NO.: SILVER TERN 412W', 'SILVER TERN', '412W'],
    ['Vessel & Voyage   SILVER TERN VOY 0AB1CW1MA', 'SILVER TERN', '0AB1CW1MA'],
    ['Schiff / Reise-Nr.: SILVER TERN / FE412R', 'SILVER TERN', 'FE412R'],
    ['船名/航次 Vessel / Voy.: SILVER TERN / 412W', 'SILVER TERN', '412W'],
    ['Navio: SILVER TERN\nNº da viagem: 412W', 'SILVER TERN', '412W'],
    ['船名 Vessel: SILVER TERN 7\n航次 Voy. No.: 412W', 'SILVER TERN 7', '412W'],
    ['M/V             Voy. No.\nSILVER TERN 7   412W', 'SILVER TERN 7', '412W'],
  ])('the text "%s" gives vessel and voyage', async (text, vessel, voyage) => {
    expect(await values('arrival_notice', text)).toMatchObject({ vessel, voyage })
  })

  test('a vessel with its own label keeps its number, and a label is never a name', async () => {
    expect(await values('arrival_notice', 'Vessel: SILVER TERN 7')).toMatchObject({ vessel: 'SILVER TERN 7' })
    expect(await values('arrival_notice', 'Vessel and Voyage\n\n')).toEqual({})
    expect(await values('arrival_notice', 'Vessel / Voyage: to be advised')).not.toHaveProperty('voyage')
  })

  test.each([
    'Last Free Day (demurrage): 17-MAY-2026',
    'Demurrage free until: 17-MAY-2026',
    'Standgeldfrei bis: 17.05.2026',
    'Libre de demoras hasta: 17 de mayo de 2026',
    'Fim do free time: 17/05/2026',
    "Franchise jusqu'au : 17 mai 2026",
    '免费期至: 2026年5月17日',
    '免箱期截止 LFD: 2026/05/17',
  ])('the text "%s" gives the last free day', async (text) => {
    expect(await values('delivery_order', text)).toMatchObject({ last_free_day: '2026-05-17' })
  })

  test.each([
    ['Consignee       Dossier n°\nHarbour & Sons   X-1', 'Harbour & Sons'],
    ['Consignee       Client\nHarbour & Sons   Foo SARL', 'Harbour & Sons'],
    ['Consignee       Pos.-Nr.\nHarbour & Sons   X-1', 'Harbour & Sons'],
    ['Consignee       Abholort\nHarbour & Sons   Pier 9', 'Harbour & Sons'],
    ['Consignee       参考号 Ref. No.\nHarbour & Sons   X-1', 'Harbour & Sons'],
    ['Importer of record: Foo Inc', undefined],
    ['Freight is for account of\nconsignee.\nForm 7', undefined],
  ])('the consignee is not a label or a part of one: %s', async (text, consignee) => {
    expect((await values('delivery_order', text)).consignee).toBe(consignee)
  })

  test('a column header on two lines is one label', async () => {
    const text = 'Container      Last Free     Gate Out\n               Day\nMSKU1234565    2026-05-17    2026-05-20\n'
    expect(await values('demurrage_invoice', text)).toMatchObject({
      last_free_day: '2026-05-17',
      gate_out_date: '2026-05-20',
    })
  })

  test.each([
    ['TOTAL FACTURA (EUR): 1.234,56', 1234.56, 'EUR'],
    ['Subtotal: BRL 1.100,00\nValor total: 1.234,56 BRL', 1234.56, 'BRL'],
    ['Total HT: 1 000,00 €\nTotal TTC: 1\u00a0234,56 €', 1234.56, 'EUR'],
    ['Endbetrag      1.234,56 €', 1234.56, 'EUR'],
    ['Total: R$ 1.234,56', 1234.56, 'BRL'],
    ['总金额 Total Amount: US$1,234.56', 1234.56, 'USD'],
  ])('the text "%s" gives the total amount', async (text, amount, currency) => {
    expect(await values('freight_invoice', text)).toMatchObject({ total_amount: { amount, currency } })
  })

  test.each([
    ['Nº de factura: 26-004711', '26-004711'],
    ['N° de facture : FA-2604711', 'FA-2604711'],
    ['Facture n° FB2604711', 'FB2604711'],
    ['Número da fatura: 2604711', '2604711'],
    ['发票号码 Invoice No.: XH-2604711', 'XH-2604711'],
  ])('the text "%s" gives the invoice number', async (text, number) => {
    expect((await values('freight_invoice', text)).invoice_number).toBe(number)
  })

  test.each([
    'ETA at POD: 12-MAY-2026',
    'Expected arrival date: 12-MAY-2026',
    'Previsão de chegada: 12 de maio de 2026',
    'Llegada prevista: 12-05-2026, Puerto de carga: NINGBO',
    '预计到港 ETA: 2026-05-12',
  ])('the text "%s" gives the ETA', async (text) => {
    expect(await values('arrival_notice', text)).toMatchObject({ eta: '2026-05-12' })
  })
})

describe('trackable numbers', () => {
  const kinds = async (text: string) =>
    (await read(text)).identifiers.map(({ kind, value }) => `${kind} ${value}`).toSorted()

  test('each label in a row takes the number below it, not the first of the next line', async () => {
    expect(await kinds('File No.    Master B/L     Booking #\nFX458961    QRST8245420    329147493\n')).toEqual([
      'bill_of_lading QRST8245420',
      'booking 329147493',
      'reference FX458961',
    ])
    expect(
      await kinds('Nº de B/L      Vapor         Nº de reserva\nQRST8245420    SILVER TERN   2083684592\n'),
    ).toEqual(['bill_of_lading QRST8245420', 'booking 2083684592'])
    expect(await kinds('Remarks        Booking No.\nZX1234567      \n')).toEqual([])
  })

  test('a number after a line break in prose belongs to the label before the break', async () => {
    expect(await kinds('Please be told that the cargo under bill of lading\nQRST8245420 has come.\n')).toEqual([
      'bill_of_lading QRST8245420',
    ])
  })

  test.each([
    ['N° de B/L: QRST8245420', 'bill_of_lading QRST8245420'],
    ['Nº do conhecimento: QRST8245420', 'bill_of_lading QRST8245420'],
    ['提单号 B/L No.: QRST8245420', 'bill_of_lading QRST8245420'],
    ['提单号码 (B/L No.)   QRST8245420', 'bill_of_lading QRST8245420'],
    ['B/L NO. 提单号：QRST8245420', 'bill_of_lading QRST8245420'],
    ['提单号：QRST8245420', 'bill_of_lading QRST8245420'],
    ['Nº da reserva: 329147493', 'booking 329147493'],
    ['Buchungsreferenz: 329147493', 'booking 329147493'],
    ['订舱号   329147493', 'booking 329147493'],
  ])('the identifiers of "%s" are found', async (text, found) => {
    expect(await kinds(text)).toEqual([found])
  })
})

test('quoted text of a mail is read without its quote marks', async () => {
  const lines = ['ARRIVAL NOTICE', '', 'Vessel           Voyage', 'SILVER TERN      412W', 'MSKU1234565']
  const mail = `From: a@b.example\r\nTo: c@d.example\r\nSubject: see below\r\nMIME-Version: 1.0\r\n\r\nFYI\r\n\r\n${lines.map((line) => `> > ${line}`).join('\r\n')}`
  const { documentType, extraction } = await readDocument({ name: 'a.eml', bytes: Buffer.from(mail) })
  expect(documentType).toBe('arrival_notice')
  expect(extraction!.payload).toMatchObject({ vessel: { value: 'SILVER TERN' }, voyage: { value: '412W' } })
})

test('the HTML of a mail is read if its plain text is only a placeholder', async () => {
  const mail = [
    'From: docs@line.example',
    'To: a@b.example',
    'Subject: for you',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=x',
    '',
    '--x',
    'Content-Type: text/plain',
    '',
    'Your reader cannot show this message.',
    '--x',
    'Content-Type: text/html',
    '',
    `<h2>ARRIVAL NOTICE</h2><table><tr><td>B/L No.</td><td>QRST8245420</td></tr><tr><td>Container</td><td>MSKU1234565</td></tr></table>`,
    `<p>${'The goods come soon. '.repeat(10)}</p>`,
    '--x--',
    '',
  ].join('\r\n')
  const reading = await readDocument({ name: 'a.eml', bytes: Buffer.from(mail) })
  expect(reading.documentType).toBe('arrival_notice')
  expect(reading.identifiers.map(({ value }) => value)).toEqual(['MSKU1234565', 'QRST8245420'])
})

describe('a title', () => {
  test.each([
    '*** ARRIVAL NOTICE / FREIGHT BILL ***',
    'ARRIVAL NOTICE & FREIGHT CHARGES',
    'Arrival Notice / Freight Invoice',
  ])('a title with two document names gives an arrival notice: %s', async (title) => {
    expect((await read(`${title}\n\nOcean freight  USD 410.00\nTerminal handling  USD 10.00\n`)).documentType).toBe(
      'arrival_notice',
    )
  })

  test('a document titled "Invoice" with freight charges is a freight invoice', async () => {
    const text =
      'INVOICE\n\nInvoice number  S0007\nIncoterm  FOB\n\nInternational Freight  4,700.00\nCustoms Clearance  95.00\n'
    expect((await read(`${text}Terminal Handling  820.00\n`)).documentType).toBe('freight_invoice')
  })
})

describe('labels and months in other languages', () => {
  test.each([
    ['Vto. pago: 24/08/2026\nFecha: 30/06/2026', 'commercial_invoice', { due_date: '2026-08-24' }],
    [
      'Lastehavn: Ningbo\nLossehavn: Aarhus',
      'arrival_notice',
      { port_of_loading: 'Ningbo', port_of_discharge: 'Aarhus' },
    ],
    ['Forfallsdato: 3. maj 2026', 'freight_invoice', { due_date: '2026-05-03' }],
    ['Termin płatności: 14 sierpnia 2026', 'freight_invoice', { due_date: '2026-08-14' }],
    ['Navire : SILVER TERN\nVoyage : 412W', 'arrival_notice', { vessel: 'SILVER TERN', voyage: '412W' }],
    ['Geldig tot en met: 31-07-2026', 'delivery_order', { valid_until: '2026-07-31' }],
    ['Scadența: 12.09.2026', 'commercial_invoice', { due_date: '2026-09-12' }],
    ['Son ödeme tarihi: 5 Ağustos 2026', 'freight_invoice', { due_date: '2026-08-05' }],
  ])('the labels and months of "%s" are read', async (text, type, found) => {
    expect(await values(type, text)).toMatchObject(found)
  })

  test.each([
    ['Marseille, le 13/07/2026', '2026-07-13'],
    ['Lima, 23 de mayo de 2026', '2026-05-23'],
    ['Genova, lì 3 marzo 2026', '2026-03-03'],
    ['Hamburg, den 14.02.2026', '2026-02-14'],
  ])('the date of a letter is read from "%s"', async (line, date) => {
    expect(await values('freight_invoice', `DOUANE CONSEIL\n${line}\nFACTURE\n`)).toMatchObject({ invoice_date: date })
  })

  test('a notice written as a letter gives vessel, port, arrival and free time in sentences', async () => {
    const letter =
      'Dear Sirs,\nWe wish to inform you that the m.v. POLAR LARK, voyage 1163-949W, is expected at Dublin on\n15 Oct 2026 with your goods. Free time\nexpires 21 Oct 2026.\n'
    expect(await values('arrival_notice', letter)).toEqual({
      vessel: 'POLAR LARK',
      voyage: '1163-949W',
      port_of_discharge: 'Dublin',
      eta: '2026-10-15',
      last_free_day: '2026-10-21',
    })
    expect(
      await values('arrival_notice', 'The vessel is expected to arrive as scheduled. Free time expires soon.'),
    ).toEqual({})
  })

  test.each([
    ['BILL OF LADING', 'bill_of_lading'],
    ['SEA WAYBILL', 'sea_waybill'],
    ['ARRIVAL NOTICE', 'arrival_notice'],
    ['DELIVERY ORDER', 'delivery_order'],
    ['COMMERCIAL INVOICE', 'commercial_invoice'],
    ['PACKING LIST', 'packing_list'],
    ['CUSTOMS ENTRY', 'customs_entry'],
    ['FREIGHT INVOICE', 'freight_invoice'],
    ['DEMURRAGE INVOICE', 'demurrage_invoice'],
    ['BOOKING CONFIRMATION', 'booking_confirmation'],
  ])('the title "%s" decides the type over a few words below it', async (title, type) => {
    for (const words of [
      'Invoice No.: RE-26-33459\nBill of lading: QXSB16901\nContainer: QXSU1690109\nPackages: 1,240 CTNS\n',
      'Vessel: QX AURORA\nPort of discharge: Los Angeles\nETA: 03/04/2027\nGross weight: 18,250 kg\n',
      'Consignee: Kerala Toys Ltd.\nLast free day: 12 May 2026\nRelease no.: 445512\nTotal due: USD 120.00\n',
    ])
      expect((await read(`${title}\n${words}`)).documentType).toBe(type)
  })

  test('a date below another label is not the date of the letter', async () => {
    expect(await values('freight_invoice', 'ETA\nGenova, 3 marzo 2026\n')).not.toHaveProperty('invoice_date')
  })

  test('the word "Reserva" in a wine name is not a booking label', async () => {
    const { identifiers } = await read('Producto   Cantidad\nMALBEC RESERVA 12X750   2.752\n')
    expect(identifiers).toEqual([])
    expect((await read('Reserva: 4417720\n')).identifiers).toMatchObject([{ kind: 'booking', value: '4417720' }])
  })

  test('the duty follows its base and rate, and an amount to pay is not a weight', async () => {
    const duty = 'DROITS DE DOUANE   1 059 158,65   2,70 %   28 597,28 EUR\n'
    expect(await values('customs_entry', duty)).toMatchObject({ duty_amount: { amount: 28_597.28 } })
    const notice = 'PIECES   WEIGHT (KG)\n151 CASES   2,425.0\nTOTAL DUE   527.50\n'
    expect(await values('arrival_notice', notice)).toMatchObject({ gross_weight: { amount: 2425 } })
  })
})

test.each([
  ['ARRIVAL NOTICE', 'Previous ETA: 10 Nov 2026\nRevised ETA: 14 Nov 2026', 'eta', '2026-11-14'],
  ['BOOKING AMENDMENT', 'New ETD: 27 Nov 2026 (was 20 Nov 2026)', 'etd', '2026-11-27'],
  ['ARRIVAL NOTICE', 'Empty to be returned by: 30 Nov 2026', 'empty_return_by', '2026-11-30'],
  ['BOOKING AMENDMENT', 'Vessel: NORTHERN HERON (cancelled)', 'vessel', undefined],
  ['ARRIVAL NOTICE', 'ETA updated: 14 Nov 2026', 'eta', '2026-11-14'],
  ['ARRIVAL NOTICE', 'New Arrival Notice: 3 Nov 2026', 'eta', undefined],
  ['ARRIVAL NOTICE', 'Updated arrival notice sent 3 Nov 2026', 'eta', undefined],
  ['ARRIVAL NOTICE', 'Updated arrival information as of 3 Nov 2026', 'eta', undefined],
  ['ARRIVAL NOTICE', 'New ETA notified on 3 Nov 2026', 'eta', undefined],
  ['ARRIVAL NOTICE', 'ETA updated on 3 Nov 2026', 'eta', undefined],
  ['ARRIVAL NOTICE', 'New departure terminal: ECT, from 3 Nov 2026', 'etd', undefined],
  ['DEMURRAGE INVOICE', '付款到期日: 2026-11-20', 'due_date', '2026-11-20'],
  ['DEMURRAGE INVOICE', '到期日: 2026-11-20', 'due_date', '2026-11-20'],
  ['DEMURRAGE INVOICE', '免费期到期日: 2026-10-10', 'due_date', undefined],
  ['DEMURRAGE INVOICE', '日期: 2026-10-20', 'invoice_date', '2026-10-20'],
  ['DEMURRAGE INVOICE', '账单日期: 2026-10-20', 'invoice_date', '2026-10-20'],
  ['DEMURRAGE INVOICE', '开始日期: 2026-10-11', 'invoice_date', undefined],
  ['DEMURRAGE INVOICE', '截止日期: 2026-10-14', 'invoice_date', undefined],
])('%s with "%s" states %s %s', async (title, words, field, value) => {
  const text = `${title}\n\nBooking number: BKG7712034\nB/L: MAEU262766319\nVoyage: 046E\n${words}\n`
  const { extraction } = await readFile(Buffer.from(text), { name: 'a.txt' })
  expect((extraction!.payload[field] as { value: unknown } | undefined)?.value).toBe(value)
})
