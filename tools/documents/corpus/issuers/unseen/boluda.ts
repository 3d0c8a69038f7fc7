import { british, continental, type Place, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'

const place = (name: string, code: string): Place => ({ name, region: '', country: 'España', code })
const FROM = [place('Sevilla', 'ESSVQ'), place('Valencia', 'ESVLC'), place('Cádiz', 'ESCAD')]
const TO = [place('Las Palmas', 'ESLPA'), place('Santa Cruz de Tenerife', 'ESSCT'), place('Arrecife', 'ESACE')]

export const boluda: Issuer = {
  name: 'Boluda Lines',
  forms: {
    arrival: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0, 2)
        const from = f.random.pick(FROM)
        const to = f.random.pick(TO)
        const spain = ['28001 Madrid', 'ESPAÑA']
        s.text(40, 24, 'BOLUDA', { size: 20, bold: true, color: '#003366' })
        s.text(40, 46, 'LINES, S.A.', { size: 9, bold: true, color: '#003366' })
        s.lines(
          380,
          24,
          ['Muelle León y Castillo, Edificio Boluda', 'Tel. 928 000 000   Fax 928 000 001', 'C.I.F. A-00000000'],
          { size: 7.5 },
        )
        s.text(40, 66, 'AVISO DE LLEGADA', { size: 15, bold: true, align: 'center', width: 515 })
        s.fields(
          [
            [
              40,
              92,
              258,
              52,
              'DESTINATARIO',
              t.party('consignee', { ...f.consignee, address: [f.consignee.address[0]!, spain[1]!] }),
            ],
            [
              298,
              92,
              257,
              52,
              'CARGADOR',
              t.party('shipper', { ...f.shipper, address: [f.shipper.address[0]!, ...spain] }),
            ],
            [40, 144, 129, 28, 'FECHA AVISO', t.date('document_date', f.noticed, british)],
            [169, 144, 129, 28, 'N.º CONOCIMIENTO', t.text('bill_of_lading_number', `BL${f.letters(3)}${f.digits(7)}`)],
            [298, 144, 129, 28, 'RESERVA / BOOKING', t.text('booking_number', `R${f.digits(8)}`)],
            [427, 144, 128, 28, 'SU REFERENCIA', t.text('reference_number', f.order)],
            [
              40,
              172,
              129,
              28,
              'BUQUE',
              t.text('vessel', f.random.pick(['BEATRIZ B', 'VERÓNICA B', 'LOLA B', 'CARLOTA B'])),
            ],
            [169, 172, 129, 28, 'VIAJE', t.text('voyage', `${f.digits(3)}S`)],
            [298, 172, 129, 28, 'PUERTO DE CARGA', t.text('port_of_loading', upper(from.name))],
            [427, 172, 128, 28, 'PUERTO DE DESCARGA', t.text('port_of_discharge', upper(to.name))],
            [40, 200, 129, 28, 'FECHA PREVISTA DE LLEGADA', t.date('eta', f.arrival, british)],
            [169, 200, 129, 28, 'ESCALA', f.digits(7)],
            [
              298,
              200,
              257,
              28,
              'TERMINAL DE DESCARGA',
              t.text('terminal', `TERMINAL DE CONTENEDORES DE ${upper(to.name)}`),
            ],
          ],
          { labelSize: 6, size: 8.5, labelColor: '#003366' },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          40,
          238,
          [
            { title: 'CONTENEDOR', width: 85 },
            { title: 'TIPO', width: 38 },
            { title: 'PRECINTO', width: 82 },
            { title: 'MERCANCÍA', width: 140 },
            { title: 'BULTOS', width: 50, align: 'right' },
            { title: 'PESO BRUTO (KG)', width: 70, align: 'right' },
            { title: 'M3', width: 50, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              f.goods,
              String(c.packages),
              continental(c.weight, 0),
              continental(c.volume, 2),
            ]),
            [
              'TOTAL',
              '',
              '',
              '',
              t.measure('packages', f.packages, '', String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 0)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 2)),
            ],
          ],
          { rules: 'all', size: 8.5, headSize: 7, headBold: true, lineHeight: 14 },
        )
        s.text(40, end + 14, 'Gastos a abonar antes de la retirada:', { size: 9, bold: true })
        s.pairs(
          40,
          end + 30,
          [
            ['T.H.C. destino', `${continental(148.5 * f.containers.length, 2)} EUR`],
            ['Documentación', '35,00 EUR'],
            ['Tasa T-3', `${continental(42.1 * f.containers.length, 2)} EUR`],
          ],
          { gap: 110, size: 9 },
        )
        s.text(40, end + 78, `Último día libre de ocupación: ${t.date('last_free_day', f.lastFreeDay, british)}`, {
          size: 9,
          bold: true,
        })
        s.prose(
          40,
          end + 98,
          515,
          'Les informamos de la próxima llegada de la mercancía arriba indicada. Para la retirada será imprescindible la presentación del conocimiento de embarque original debidamente endosado o carta de garantía, el pago de los gastos y el despacho aduanero (DUA, AIEM e IGIC). Pasado el plazo libre se devengarán ocupación y demoras según tarifa. La fecha de llegada es orientativa y no obliga al porteador. El presente aviso se envía a título de cortesía.',
          8,
        )
        s.text(40, 790, 'Boluda Lines, S.A. Inscrita en el R.M. de Las Palmas, Tomo 0000, Folio 00, Hoja GC-00000', {
          size: 6.5,
        })
      },
    },
  },
}
