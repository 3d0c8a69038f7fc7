import { british, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { after, rounded } from '../../prints.ts'

/** The permit that TradeNet prints. */
export const singaporeCustoms: Issuer = {
  name: 'Singapore Customs',
  forms: {
    permit: {
      type: 'customs_entry',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        s.face('Courier')
        const number = `IG${f.digits(1)}A${f.digits(6)}${f.letters(1)}`
        s.text(36, 24, 'CARGO CLEARANCE PERMIT', { size: 12, bold: true, align: 'center', width: 523 })
        s.text(430, 40, 'PG : 1 OF 1', { size: 8 })
        s.text(36, 54, `PERMIT NO : ${t.text('entry_number', number)}`, { size: 9, bold: true })
        s.text(36, 68, 'MESSAGE TYPE       : IN-PAYMENT DECLARATION PERMIT')
        s.text(36, 79, 'DECLARATION TYPE   : GST (INCLUDING DUTY EXEMPTION)')
        s.line(36, 92, 559, 92)
        const left: [string, string | string[]][] = [
          ['IMPORTER:', [t.text('importer', upper(f.consignee.name)), `20${f.digits(7)}${f.letters(1)}`]],
          ['EXPORTER:', []],
          ['HANDLING AGENT:', [upper(f.forwarder.name)]],
          ['PORT OF LOADING/NEXT PORT OF CALL:', [t.text('port_of_loading', upper(f.loading.name))]],
          ['PORT OF DISCHARGE/FINAL PORT OF CALL:', []],
          ['COUNTRY OF FINAL DESTINATION:', []],
          ['INWARD CARRIER AGENT:', ['OCEANBRIDGE AGENCIES (S) PTE LTD']],
          ['OUTWARD CARRIER AGENT:', []],
        ]
        for (const [i, [label, lines]] of left.entries()) {
          s.text(36, 98 + i * 34, label, { size: 7.5 })
          s.lines(42, 108 + i * 34, lines as string[], { size: 8.5, bold: true })
        }
        const until = after(f.noticed, 13)
        s.pairs(
          300,
          98,
          [
            ['VALIDITY PERIOD', `: ${british(f.noticed)} - ${british(until)}`],
            ['TOTAL GROSS WT/UNIT', `: ${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 0))} / KGM`],
            ['TOTAL OUTER PACK/UNIT', `: ${f.packages} / ${f.unit}`],
            ['TOT EXCISE DUT PAYABLE', ':'],
            ['TOT CUSTOMS DUT PAYABLE', ':'],
            ['TOT OTHER TAX PAYABLE', ':'],
            ['TOTAL GST AMT', `: S$${plain(Math.round(f.total * 9) / 100, 2)}`],
            ['TOTAL AMOUNT PAYABLE', `: S$${plain(Math.round(f.total * 9) / 100, 2)}`],
            ['CARGO PACKING TYPE', ': 9: CONTAINERIZED'],
            ['IN TRANSPORT IDENTIFIER', ':'],
          ],
          { gap: 118, size: 8, step: 14 },
        )
        s.text(312, 240, t.text('vessel', f.vessel), { size: 8.5, bold: true })
        s.pairs(
          300,
          256,
          [
            ['CONVEYANCE REFERENCE NO', `: ${t.text('voyage', f.voyage)}`],
            ['OBL/MAWB NO', `: ${t.text('bill_of_lading_number', `${f.letters(4)}${f.digits(9)}`)}`],
            ['ARRIVAL DATE', `: ${t.date('eta', f.arrival, british)}`],
            ['OU TRANSPORT IDENTIFIER', ':'],
            ['DEPARTURE DATE', ':'],
            ['CERTIFICATE NO', ':'],
          ],
          { gap: 118, size: 8, step: 14 },
        )
        s.pairs(
          36,
          372,
          [
            ['PLACE OF RELEASE', ': PSA TERMINAL (KEPPEL FTZ)'],
            ['PLACE OF RECEIPT', ': 21 JALAN BUROH'],
            ['LICENCE NO', ':'],
            ['CUSTOMS PROCEDURE CODE (CPC)', ':'],
          ],
          { gap: 145, size: 8, step: 12 },
        )
        s.line(36, 424, 559, 424)
        s.text(36, 428, 'CONSIGNMENT DETAILS', { bold: true })
        s.lines(
          36,
          442,
          [
            'S/NO   HS CODE      CURRENT LOT NO   PREVIOUS LOT NO    CTY OF ORIGIN   BRAND NAME',
            'MARKING             IN HAWB/HBL      OU HAWB/HBL        HS QUANTITY & UNIT',
            'PACKING/GOODS DESCRIPTION                               CIF/FOB VALUE (S$)',
          ],
          { size: 7.5 },
        )
        s.line(36, 474, 559, 474)
        const country = f.loading.code.slice(0, 2)
        s.text(36, 480, '01', { size: 8 })
        s.text(68, 480, `${f.hs.replace('.', '')}00`, { size: 8 })
        s.text(288, 480, t.text('country_of_origin', country), { size: 8 })
        s.text(362, 480, 'UNBRANDED', { size: 8 })
        s.text(36, 492, 'N/M', { size: 8 })
        s.text(126, 492, t.text('house_bill_number', f.house), { size: 8 })
        s.text(288, 492, `${plain(f.net, 4)} KGM`, { size: 8 })
        s.text(36, 504, f.goods, { size: 8 })
        s.text(288, 504, t.money('entered_value', f.total, 'SGD', plain(f.total, 2)), { size: 8 })
        s.text(288, 516, `GST AMOUNT (S$)   ${english(Math.round(f.total * 9) / 100, 2)}`, { size: 8 })
        s.line(36, 532, 559, 532)
        s.text(36, 536, 'CONTAINER IDENTIFIERS (SIZE-TYPE / SEAL)', { size: 8, bold: true })
        for (const [i, c] of f.containers.entries())
          s.text(36, 550 + i * 11, `${String(i + 1).padStart(2, '0')}) ${c.number}   ${c.size}   ${c.seal}`, {
            size: 8,
          })
        t.containers(f.containers, ['size_type', 'seal_number'])
        s.line(36, 606, 559, 606)
        s.lines(
          36,
          612,
          [
            `NAME OF COMPANY: ${upper(f.forwarder.name)}`,
            'DECLARANT NAME : TAN WEI LING',
            `DECLARANT CODE : XXXXX${f.digits(3)}A          TEL NO: 6${f.digits(7)}`,
            `PERMIT APPROVAL DATE: ${t.date('entry_date', f.noticed, british)}  10:52`,
            '',
            'CONTROLLING AGENCY/CUSTOMS CONDITIONS:',
            'A1 - THE DUTY AND/OR GST PAYABLE HAS BEEN DEDUCTED FROM YOUR IBG ACCOUNT.',
            'R1 - THE GOODS MUST BE PRODUCED WITH THIS PERMIT AND INVOICE, B/L OR DELIVERY ORDER ON REQUEST.',
          ],
          { size: 8, leading: 12, width: 520 },
        )
        s.text(36, 780, 'UNDER SECTION 128 OF THE CUSTOMS ACT A FALSE DECLARATION IS AN OFFENCE', { size: 7 })
      },
    },
  },
}
