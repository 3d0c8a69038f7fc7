import { british, city, english, long, named, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const attendantPapers: Issuer = {
  name: 'Insurers, fumigators and payers',
  forms: {
    insurance_certificate: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.face('Times')
        s.text(0, 28, 'NORTHERN ATLAS MARINE INSURANCE COMPANY LIMITED', {
          size: 13,
          bold: true,
          align: 'center',
          width: 595,
        })
        s.text(0, 46, 'Incorporated 1871  -  Leadenhall Buildings, London EC3', {
          size: 8,
          align: 'center',
          width: 595,
        })
        s.text(0, 70, 'CERTIFICATE OF INSURANCE', { size: 16, bold: true, align: 'center', width: 595 })
        s.text(50, 100, `Certificate No. ${f.letters(2)}${f.digits(7)}`, { size: 10 })
        s.text(340, 100, `Open Cover No. MOC/${f.digits(6)}`, { size: 10 })
        s.text(50, 116, `Date of issue ${long(f.issued)}`, { size: 10 })
        s.text(340, 116, `Sum insured ${f.currency} ${english(f.total * 1.1, 2)}`, { size: 10, bold: true })
        s.fields(
          [
            [50, 138, 495, 40, 'Name of assured', [f.shipper.name, f.shipper.address.join(', ')]],
            [50, 178, 248, 30, 'Vessel or conveyance', `${f.vessel} V. ${f.voyage}`],
            [298, 178, 247, 30, 'Sailing on or about', spaced(f.departure)],
            [50, 208, 165, 30, 'From (commencement of transit)', f.receipt.name],
            [215, 208, 165, 30, 'Port of shipment', f.loading.name],
            [380, 208, 165, 30, 'To (final destination)', f.delivery.name],
            [
              50,
              238,
              330,
              60,
              'Marks, numbers and interest insured',
              [`${f.packages} ${f.unit} ${f.goods}`, `Invoice ${f.order}`, `Container ${f.containers[0]!.number}`],
            ],
            [380, 238, 165, 60, 'Claims, if any, payable at', [f.discharge.name, `in ${f.currency}`]],
          ],
          { labelSize: 7, size: 9.5 },
        )
        s.prose(
          50,
          314,
          495,
          'This is to certify that the goods described above are insured under the open cover mentioned, subject to Institute Cargo Clauses (A) 1/1/09, Institute War Clauses (Cargo) and Institute Strikes Clauses (Cargo), warehouse to warehouse, at 110% of the invoice value. In the event of loss or damage which may result in a claim, immediate notice must be given to the settling agent named below. Documents to be presented with any claim: original certificate, commercial invoice, packing list, bill of lading or sea waybill, survey report, delivery receipt and correspondence with the carrier.',
          9,
        )
        s.text(50, 420, `Settling agent: Keel & Martin Average Adjusters, ${city(f.discharge)}`, { size: 10 })
        s.text(50, 470, 'For and on behalf of the Company', { size: 10 })
        s.text(50, 510, '................................', { size: 10 })
        s.stamp(440, 490, 38, ['NORTHERN', 'ATLAS', 'MARINE'])
      },
    },
    fumigation_certificate: {
      type: null,
      draw: (f, s) => {
        const c = f.containers[0]!
        s.text(40, 26, 'DELTA PEST CONTROL SERVICES', { size: 15, bold: true, color: '#4e342e' })
        s.text(40, 44, 'Accredited treatment provider  -  Registration AEI VN 0000SB', { size: 8 })
        s.text(340, 28, 'METHYL BROMIDE', { size: 12, bold: true })
        s.text(340, 42, 'FUMIGATION CERTIFICATE', { size: 12, bold: true })
        s.text(40, 70, `Certificate number: ${f.digits(5)}/26/${f.letters(2)}`)
        s.text(340, 70, `Registration number: VN ${f.digits(4)}`)
        s.fill(40, 86, 515, 13, '#d7ccc8')
        s.text(44, 89, 'TARGET OF FUMIGATION DETAILS', { bold: true })
        s.pairs(
          44,
          106,
          [
            ['Target of fumigation', 'Commodity [ ]   Packing [x]   Both commodity and packing [ ]'],
            ['Commodity', f.goods],
            ['Quantity', `${f.packages} ${f.unit}`],
            ['Consignment link', `Container ${c.number}   Seal ${c.seal}   B/L ${f.letters(4)}${f.digits(8)}`],
            ['Country of origin', f.loading.country],
            ['Port of loading', f.loading.name],
            ['Country of destination', f.discharge.country],
            ['Exporter', `${f.shipper.name}, ${f.shipper.address.join(', ')}`],
            ['Importer', `${f.consignee.name}, ${f.consignee.address.join(', ')}`],
          ],
          { gap: 120, step: 15 },
        )
        s.fill(40, 248, 515, 13, '#d7ccc8')
        s.text(44, 251, 'TREATMENT DETAILS', { bold: true })
        s.table(
          40,
          266,
          [
            { title: 'Date completed', width: 90 },
            { title: 'Place', width: 100 },
            { title: 'Prescribed dose (g/m3)', width: 100 },
            { title: 'Exposure (hrs)', width: 75 },
            { title: 'Min. air temp (C)', width: 80 },
            { title: 'Applied dose', width: 70 },
          ],
          [[british(f.documentCutoff), f.loading.name, '48', '24', '21', '48 g/m3']],
          { rules: 'all' },
        )
        s.lines(
          44,
          310,
          [
            'How was the fumigation conducted?   Sheeted container [x]    Pressure tested container [ ]    Chamber [ ]',
            `Container number(s): ${f.containers.map((one) => one.number).join(', ')}`,
            'Does the target contain plastic wrapping?  No [x]      Timber 200 mm in thickness or less, spaced correctly?  Yes [x]',
            'Ventilation: final TLV reading  3 ppm',
          ],
          { leading: 15 },
        )
        s.text(44, 386, 'DECLARATION', { bold: true })
        s.prose(
          44,
          400,
          505,
          'By signing below, I, the accredited fumigator responsible, declare that these details are true and correct and the fumigation has been carried out in accordance with all requirements of the methodology.',
          8,
        )
        s.text(
          44,
          450,
          `........................        ${british(f.cargoCutoff)}        Tran Q. D., accreditation 00000`,
        )
        s.stamp(470, 460, 34, ['DELTA', 'PEST', 'CONTROL'], '#4e342e')
      },
    },
    quotation: {
      type: null,
      paper: 'LETTER',
      draw: (f, s) => {
        s.text(36, 28, 'Bluewater Rate Desk', { size: 16, bold: true, color: '#00695c' })
        s.text(36, 52, `Freight quotation Q-${f.digits(6)}`, { size: 13 })
        s.text(
          36,
          74,
          `Prepared for ${f.consignee.name} on ${spaced(f.booked)}. Valid for sailings until ${spaced(f.arrival)}.`,
          { size: 9 },
        )
        s.pairs(
          36,
          98,
          [
            ['From', city(f.loading)],
            ['To', city(f.discharge)],
            ['Terms', `FOB ${f.loading.name}`],
            ['Commodity', f.goods],
            ['Carrier options', 'ONE, Yang Ming, HMM (subject to space)'],
            ['Transit time', `${20 + f.random.below(14)} days, weekly service`],
          ],
          { gap: 100, size: 9, step: 15 },
        )
        const end = s.table(
          36,
          200,
          [
            { title: 'Charge', width: 220 },
            { title: 'Per', width: 100 },
            { title: "20'", width: 70, align: 'right' },
            { title: "40' / 40'HC", width: 80, align: 'right' },
            { title: 'Currency', width: 60 },
          ],
          [
            ['Ocean freight', 'container', '1,480.00', '2,210.00', 'USD'],
            ['Bunker (subject to change)', 'container', '310.00', '620.00', 'USD'],
            ['Terminal handling destination', 'container', '290.00', '380.00', 'USD'],
            ['Customs clearance', 'entry', '125.00', '125.00', 'USD'],
            ['Delivery order fee', 'bill of lading', '60.00', '60.00', 'USD'],
            ['Drayage to door incl. chassis', 'container', '540.00', '540.00', 'USD'],
          ],
          { rules: 'head', size: 9, headBold: true, lineHeight: 15 },
        )
        s.lines(
          36,
          end + 18,
          [
            'Not included: duties and taxes, cargo insurance, customs exams, demurrage, detention and storage.',
            'Standard free time: 5 days demurrage, 4 days detention. Rates exclude any new GRI or peak season surcharge.',
            'To book, reply to this message with the cargo ready date and your purchase order number.',
          ],
          { size: 8.5, leading: 13 },
        )
        s.text(36, end + 80, 'Accepted by (name, date): ______________________________', { size: 9 })
      },
    },
    remittance_advice: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.face('Courier')
        s.text(40, 30, upper(f.consignee.name), { size: 11, bold: true })
        s.text(40, 44, f.consignee.address.join(', '), { size: 9 })
        s.text(360, 30, 'REMITTANCE ADVICE', { size: 12, bold: true })
        s.text(40, 84, `PAID TO   : ${upper(f.forwarder.name)}`, { size: 9 })
        s.text(40, 97, `VENDOR NO : ${f.digits(7)}`, { size: 9 })
        s.text(40, 110, `PAYMENT   : ${f.digits(9)}  BACS  ${named(f.due)}`, { size: 9 })
        s.text(40, 134, 'DOC DATE     YOUR INVOICE      TEXT                     GROSS    DISCOUNT         NET', {
          size: 9,
        })
        s.text(40, 144, '-'.repeat(88), { size: 9 })
        const rows = [
          ['FREIGHT INVOICE', f.total / 20],
          ['DEMURRAGE INVOICE', 480],
          ['CUSTOMS ENTRY FEE', 65],
          ['CREDIT NOTE', -120],
        ] as const
        let net = 0
        for (const [i, [text, amount]] of rows.entries()) {
          net += Math.round(amount * 100) / 100
          s.text(
            40,
            156 + i * 13,
            `${named(f.arrival).padEnd(13)}${`SI${f.digits(8)}`.padEnd(18)}${text.padEnd(20)}${plain(amount, 2).padStart(10)}${'0.00'.padStart(12)}${plain(amount, 2).padStart(12)}`,
            { size: 9 },
          )
        }
        s.text(40, 210, '-'.repeat(88), { size: 9 })
        s.text(40, 222, `TOTAL PAID ${f.currency}${plain(net, 2).padStart(71)}`, { size: 9, bold: true })
        s.text(40, 262, 'THE ABOVE AMOUNT WILL REACH YOUR BANK ACCOUNT WITHIN 3 WORKING DAYS.', { size: 9 })
        s.text(40, 275, 'QUERIES: ACCOUNTS PAYABLE, EXT. 4410', { size: 9 })
      },
    },
  },
}
