import { iso, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const maersk: Issuer = {
  name: 'Maersk',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      draw: (f, s, t) => {
        const digits = f.digits(9)
        s.prose(
          40,
          24,
          520,
          'Changes to collect payer on or after the ETA of the final vessel may be subject to a payer amendment fee. Changes of invoice payer should be requested prior to release of containers at final delivery.',
          6,
        )
        s.text(40, 52, 'ARRIVAL', { size: 16, bold: true })
        s.text(40, 70, 'NOTICE', { size: 16, bold: true })
        s.text(380, 62, `B/L No: ${t.text('bill_of_lading_number', `MAEU - ${digits}`, `MAEU${digits}`)}`, {
          size: 10,
          bold: true,
        })
        s.field(40, 95, 260, 70, 'Notify Party (Complete name and address)', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(300, 95, 110, 26, 'Vessel', t.text('vessel', f.vessel))
        s.field(410, 95, 60, 26, 'Voyage No', t.text('voyage', f.voyage))
        s.field(470, 95, 90, 26, 'Print Date', `${t.date('document_date', f.noticed, iso)} 21:24`)
        s.field(300, 121, 170, 22, 'Your ref.', t.text('reference_number', f.order))
        s.field(470, 121, 90, 22, 'Product Type:', 'Maersk Spot')
        s.field(300, 143, 130, 22, 'Place of Receipt', t.text('place_of_receipt', f.receipt.name))
        s.field(430, 143, 130, 22, 'Other Numbering identification', `SOB DATE ${iso(f.onBoard)}`)
        s.field(40, 165, 173, 24, 'Port of Loading', t.text('port_of_loading', f.loading.name))
        s.field(213, 165, 173, 24, 'Port of Discharge', t.text('port_of_discharge', f.discharge.name))
        s.field(386, 165, 174, 24, 'Place of delivery', t.text('place_of_delivery', f.delivery.name))
        s.field(40, 189, 260, 60, 'Consignee (Complete name and address)', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
          `PHONE:${f.consignee.phone}`,
        ])
        s.field(300, 189, 260, 60, 'Shipper/Exporter (Complete name and address)', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
        ])
        s.box(40, 249, 520, 150)
        s.text(43, 251, 'Kind of Packages; Description of goods; Marks and Numbers; Container No./Seal No.', {
          size: 6,
        })
        s.text(400, 251, 'Gross Weight', { size: 6 })
        s.text(490, 251, 'Measurement', { size: 6 })
        s.text(45, 266, t.measure('packages', f.packages, 'pkgs', String(f.packages)))
        s.text(45, 276, 'PKGS')
        s.text(400, 266, t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)} KGS`))
        s.text(490, 266, t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 4)} CBM`))
        s.lines(45, 296, [
          f.goods,
          'N/M',
          '',
          'AGENT AT DESTINATION:',
          'MAERSK AGENCY LTD.',
          `${f.discharge.name.toUpperCase()} PHONE: ${f.forwarder.phone}`,
        ])
        s.text(
          45,
          380,
          'Applicable free time 6 days Combined (detention and demurrage) at (port of discharge / place of delivery)',
          { size: 7 },
        )
        s.text(45, 404, 'CY/CY')
        const end = s.table(
          40,
          416,
          [
            { title: 'Container No.', width: 75 },
            { title: 'Seal No.', width: 75 },
            { title: 'Seal Value', width: 45 },
            { title: 'Size/Type/Height', width: 75 },
            { title: 'Tare Weight', width: 60 },
            { title: 'Pkgs.', width: 35 },
            { title: 'Weight', width: 70 },
            { title: 'Measurement', width: 60 },
            { title: 'Rail Bond /Pick-up No.', width: 60 },
          ],
          f.containers.map((c) => {
            t.container({
              number: c.number,
              seal_number: c.seal,
              size_type: `40 DRY 9'6`,
              packages: c.packages,
              gross_weight: c.weight,
              volume: c.volume,
            })
            return [
              c.number,
              c.seal,
              '',
              `40 DRY 9'6`,
              `${plain(c.tare, 3)} KGS`,
              String(c.packages),
              `${plain(c.weight, 3)} KGS`,
              `${plain(c.volume, 4)} CBM`,
              '',
            ]
          }),
          { size: 7, headSize: 6 },
        )
        s.field(40, end + 12, 360, 26, 'The above mentioned cargo is due to arrive aboard subject vessel', '')
        s.field(400, end + 12, 160, 26, 'Date On/or About', t.date('eta', f.arrival, iso))
        s.text(40, 780, 'Page 1/2', { size: 6 })
        s.page()
        s.text(40, 40, `B/L No: MAEU - ${digits}`, { bold: true })
        s.text(40, 60, 'NOTES', { bold: true })
        s.prose(40, 75, 520, `1. Arrival Notice: ${TERMS[1]}`, 7)
        s.prose(40, 140, 520, `2. Invoices: ${TERMS[2]}`, 7)
      },
    },
    booking_confirmation: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        const booking = t.text('booking_number', f.digits(9))
        s.text(40, 30, 'MAERSK', { size: 14, bold: true, color: '#0a4a7a' })
        s.text(200, 50, 'BOOKING CONFIRMATION', { size: 14, bold: true })
        s.text(40, 80, `Booking No.: ${booking}`, { size: 9, bold: true })
        s.text(330, 80, `Print Date: ${t.date('document_date', f.booked, iso)} 08:26 UTC`, { size: 9 })
        const left: [string, string][] = [
          ['Booked by Party:', f.forwarder.name],
          ['Contact Name:', 'Iris Lindqvist'],
          ['Booked by Ref. No:', t.text('reference_number', f.order)],
          ['Service Contract:', f.digits(9)],
          ['Price Owner:', f.forwarder.name],
          ['Named Account Customer:', ''],
        ]
        const right: [string, string][] = [
          ['Service Mode:', 'CY/CY'],
          ['From:', `${t.text('place_of_receipt', `${f.receipt.name},${f.receipt.country}`)}`],
          ['To:', t.text('place_of_delivery', `${f.delivery.name},${f.delivery.country}`)],
          ['Business Unit:', `Maersk Line ${f.loading.name}`],
          ['Commodity Description:', f.goods],
        ]
        for (const [i, [label, value]] of left.entries()) s.pair(40, 100 + i * 12, label, value, { gap: 110 })
        for (const [i, [label, value]] of right.entries()) s.pair(330, 100 + i * 12, label, value, { gap: 100 })
        s.prose(
          40,
          180,
          520,
          'We request you to review the specific parameters, viz. Service Contract, Price Owner, Named account customer and Commodity description. For Non-FMC shipments, PCD is the Estimated Time of Departure (ETD) of the first vessel in the latest booking confirmation issued upon customer request.',
          7,
        )
        s.text(40, 222, `Price Calculation Date: ${iso(f.departure)}`)
        s.text(40, 240, 'Equipment', { bold: true })
        const end = s.table(
          40,
          252,
          [
            { title: 'Quantity', width: 50 },
            { title: 'Size/Type/Height', width: 120 },
            { title: 'Sub. Equip', width: 70 },
            { title: 'Gross Weight', width: 110 },
            { title: 'Pack. Qty/Kind', width: 90 },
            { title: 'Cargo Volume', width: 80 },
          ],
          [
            [
              String(f.containers.length),
              '40 DRY 9 6',
              '',
              t.measure('gross_weight', Math.round(f.weight), 'kg', `${plain(Math.round(f.weight), 3)} KGS`),
              t.measure('packages', f.packages, 'pieces', `${f.packages} Piece(s)`),
              '',
            ],
          ],
          { rules: 'head' },
        )
        s.text(40, end + 14, 'Intended Transport Plan', { bold: true })
        const legs = s.table(
          40,
          end + 26,
          [
            { title: 'From', width: 110 },
            { title: 'To', width: 110 },
            { title: 'Mode', width: 40 },
            { title: 'Vessel', width: 100 },
            { title: 'Voy No.', width: 50 },
            { title: 'ETD', width: 60 },
            { title: 'ETA', width: 60 },
          ],
          [
            [
              [t.text('port_of_loading', f.loading.name), `${f.loading.name} Terminal 2`],
              [t.text('port_of_discharge', f.discharge.name), f.terminal],
              'MVS',
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.date('etd', f.departure, iso),
              t.date('eta', f.arrival, iso),
            ],
          ],
          { rules: 'head' },
        )
        s.text(40, legs + 14, 'Load Itinerary', { bold: true })
        const itinerary = s.table(
          40,
          legs + 26,
          [
            { title: 'Type', width: 90 },
            { title: 'Location', width: 150 },
            { title: 'Release Date', width: 80 },
            { title: 'Return Date', width: 80 },
            { title: 'Load Ref.', width: 80 },
          ],
          [
            ['Empty Container Depot', f.depot, `${t.date('empty_pickup_date', f.emptyPickup, iso)} 08:00`, '', booking],
            ['Return Equip Delivery Terminal', `${f.loading.name} Terminal 2`, '', `${iso(f.cargoCutoff)} 00:01`, ''],
          ],
          { rules: 'head', size: 7 },
        )
        s.text(40, itinerary + 14, 'Export deadlines', { bold: true })
        s.table(
          40,
          itinerary + 26,
          [
            { title: 'Deadline', width: 190 },
            { title: 'Location', width: 150 },
            { title: 'Date', width: 80 },
            { title: 'Time', width: 60 },
          ],
          [
            ['SI Cut-off', f.loading.name, t.date('documentation_cutoff', f.documentCutoff, iso), '11:59'],
            ['VGM cut-off', `${f.loading.name} Terminal 2`, t.date('vgm_cutoff', f.vgmCutoff, iso), '17:00'],
            ['CY Closing', `${f.loading.name} Terminal 2`, t.date('cargo_cutoff', f.cargoCutoff, iso), '23:59'],
          ],
          { rules: 'head' },
        )
        s.prose(40, 700, 520, TERMS[1], 6)
        s.text(280, 820, 'Page 1 of 1', { size: 6 })
      },
    },
    waybill: {
      type: 'sea_waybill',
      draw: (f, s, t) => {
        const digits = f.digits(9)
        s.text(40, 30, 'NON-NEGOTIABLE WAYBILL', { size: 13, bold: true })
        s.text(330, 28, 'SCAC MAEU', { size: 7 })
        s.text(430, 28, `B/L No. ${t.text('bill_of_lading_number', digits)}`, { size: 9, bold: true })
        s.field(40, 48, 270, 56, 'Shipper', [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        s.field(310, 48, 125, 28, 'Booking No.', t.text('booking_number', digits))
        s.field(435, 48, 125, 28, 'Svc Contract', f.digits(9))
        s.field(310, 76, 250, 28, 'Export references', '')
        s.field(40, 104, 270, 56, 'Consignee', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(
          310,
          104,
          250,
          56,
          'Onward inland routing (Not part of Carriage as defined in clause 1. For account and risk of Merchant)',
          '',
        )
        s.field(40, 160, 270, 50, 'Notify Party (see clause 22)', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(
          310,
          160,
          250,
          50,
          'Place of Receipt. Applicable only when document used as Multimodal Waybill',
          t.text('place_of_receipt', f.receipt.name),
        )
        s.field(40, 210, 170, 24, 'Vessel (see clause 1 + 19)', t.text('vessel', f.vessel))
        s.field(210, 210, 100, 24, 'Voyage No.', t.text('voyage', f.voyage))
        s.field(
          310,
          210,
          250,
          24,
          'Place of Delivery. Applicable only when document used as Multimodal Waybill',
          t.text('place_of_delivery', f.delivery.name),
        )
        s.field(40, 234, 270, 24, 'Port of Loading', t.text('port_of_loading', f.loading.name))
        s.field(310, 234, 250, 24, 'Port of Discharge', t.text('port_of_discharge', f.discharge.name))
        s.text(180, 262, 'PARTICULARS FURNISHED BY SHIPPER', { size: 7, bold: true })
        s.box(40, 272, 520, 290)
        s.text(43, 274, 'Kind of Packages; Description of goods; Marks and Numbers; Container No./Seal No.', {
          size: 6,
        })
        s.text(410, 274, 'Gross Weight', { size: 6 })
        s.text(490, 274, 'Measurement', { size: 6 })
        s.text(
          45,
          288,
          `${f.containers.length} CONTAINER(S) SAID TO CONTAIN ${t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`)}`,
        )
        s.text(410, 288, t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)} KGS`))
        s.text(490, 288, t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 4)} CBM`))
        s.text(45, 300, f.goods)
        s.text(45, 312, `HS CODE ${f.hs}`)
        for (const [i, c] of f.containers.entries()) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.text(
            45,
            336 + i * 12,
            `${c.number} ${c.seal} 40 DRY 9'6 ${c.packages} ${f.unit} ${plain(c.weight, 3)} KGS ${plain(c.volume, 4)} CBM`,
            { font: 'Courier', size: 7.5 },
          )
        }
        s.text(45, 420, "SHIPPER'S LOAD, STOW, WEIGHT AND COUNT")
        s.text(45, 432, 'FREIGHT PREPAID')
        s.text(45, 500, 'CY/CY')
        s.field(40, 562, 330, 80, 'Freight & Charges', '')
        s.table(
          42,
          575,
          [
            { title: 'Rate', width: 60 },
            { title: 'Unit', width: 60 },
            { title: 'Currency', width: 60 },
            { title: 'Prepaid', width: 70 },
            { title: 'Collect', width: 70 },
          ],
          [],
          { headSize: 6 },
        )
        s.field(370, 562, 190, 26, 'Place of Issue of Waybill', f.loading.name)
        s.field(370, 588, 190, 26, 'Date Issue of Waybill', t.date('issue_date', f.issued, iso))
        s.field(370, 614, 190, 28, 'Shipped on Board Date (Local Time)', t.date('on_board_date', f.onBoard, iso))
        s.prose(40, 650, 330, TERMS[0], 5)
        s.text(380, 660, 'Signed for the Carrier Maersk A/S', { size: 7 })
      },
    },
  },
}
