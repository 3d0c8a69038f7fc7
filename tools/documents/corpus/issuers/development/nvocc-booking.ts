import { american, city, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const nvoccBooking: Issuer = {
  name: 'American NVOCC',
  forms: {
    booking_confirmation: {
      type: 'booking_confirmation',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 22, f.forwarder.name, { size: 12, bold: true })
        s.text(360, 22, 'BOOKING CONFIRMATION', { size: 13, bold: true })
        s.text(360, 40, `Date: ${t.date('document_date', f.booked, american)}`)
        s.table(
          40,
          60,
          [
            { title: 'CARRIER BOOKING NO.', width: 130 },
            { title: 'OUR FILE NO.', width: 130 },
            { title: 'CUSTOMER REF. NO.', width: 130 },
            { title: 'CARRIER', width: 140 },
          ],
          [
            [
              t.text('booking_number', f.digits(10)),
              t.text('reference_number', `OE-${f.digits(7)}`),
              '',
              t.text('carrier', 'EVERGREEN LINE'),
            ],
          ],
          { rules: 'all', headSize: 6.5 },
        )
        s.table(
          40,
          94,
          [
            { title: 'SHIPPER', width: 260 },
            { title: 'VESSEL / VOYAGE', width: 270 },
          ],
          [[t.text('shipper', upper(f.shipper.name)), `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`]],
          { rules: 'all', headSize: 6.5 },
        )
        s.table(
          40,
          128,
          [
            { title: 'PORT OF LOADING', width: 130 },
            { title: 'ETD', width: 65 },
            { title: 'PORT OF DISCHARGE', width: 130 },
            { title: 'ETA', width: 65 },
            { title: 'FINAL DESTINATION', width: 140 },
          ],
          [
            [
              t.text('port_of_loading', upper(city(f.loading))),
              t.date('etd', f.departure, american),
              t.text('port_of_discharge', upper(city(f.discharge))),
              t.date('eta', f.arrival, american),
              t.text('place_of_delivery', upper(city(f.delivery))),
            ],
          ],
          { rules: 'all', headSize: 6.5 },
        )
        s.table(
          40,
          166,
          [
            { title: 'CUT-OFF', width: 130 },
            { title: 'LOCATION', width: 220 },
            { title: 'DATE', width: 90 },
            { title: 'TIME', width: 90 },
          ],
          [
            [
              'PORT CUT-OFF',
              `${upper(f.loading.name)} TERMINAL 3`,
              t.date('cargo_cutoff', f.cargoCutoff, american),
              '16:00',
            ],
            [
              'VGM CUT-OFF',
              `${upper(f.loading.name)} TERMINAL 3`,
              t.date('vgm_cutoff', f.vgmCutoff, american),
              '12:00',
            ],
            [
              'S/I CUT-OFF',
              upper(f.forwarder.name),
              t.date('documentation_cutoff', f.documentCutoff, american),
              '10:00',
            ],
            ['EARLY RETURN DATE', `${upper(f.loading.name)} TERMINAL 3`, american(f.emptyPickup), '08:00'],
          ],
          { rules: 'all' },
        )
        s.table(
          40,
          240,
          [
            { title: 'QTY', width: 50 },
            { title: 'TYPE', width: 80 },
            { title: 'COMMODITY', width: 220 },
            { title: 'WEIGHT', width: 90, align: 'right' },
            { title: 'MEASUREMENT', width: 90, align: 'right' },
          ],
          [
            [
              String(f.containers.length),
              '40HC',
              f.goods,
              t.measure('gross_weight', Math.round(f.weight), 'kg', `${english(Math.round(f.weight), 0)} KGS`),
              t.measure('volume', f.volume, 'cbm', `${english(f.volume, 3)} CBM`),
            ],
          ],
          { rules: 'all' },
        )
        s.field(40, 276, 265, 44, 'EMPTY PICKUP LOCATION', [upper(f.depot)], { labelSize: 6.5 })
        s.field(305, 276, 265, 44, 'CARGO RETURN LOCATION', [`${upper(f.loading.name)} TERMINAL 3`], { labelSize: 6.5 })
        s.prose(40, 340, 530, `REMARKS: ${TERMS[1]}`, 7)
      },
    },
  },
}
