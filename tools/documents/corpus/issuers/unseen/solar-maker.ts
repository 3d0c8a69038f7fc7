import { english, iso, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'

export const solarMaker: Issuer = {
  name: 'Chinese maker of solar modules',
  forms: {
    packing: {
      type: 'packing_list',
      landscape: true,
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 1, 2)
        const loads = f.containers.map((c) => {
          const pallets = f.random.pick([20, 22, 24, 26])
          const pieces = pallets * 31
          const gross = Math.round(pieces * 335) / 10
          return {
            ...c,
            packages: pallets,
            pieces,
            net: Math.round(pieces * 318) / 10,
            weight: gross,
            volume: Math.round(pallets * 281) / 100,
          }
        })
        const sum = (of: (one: (typeof loads)[number]) => number) =>
          Math.round(loads.reduce((all, one) => all + of(one), 0) * 100) / 100
        const seller = { ...f.shipper, name: 'Suntara Photovoltaic Technology (Wuxi) Co., Ltd.' }
        s.text(40, 24, t.text('shipper', seller.name), { size: 14, bold: true, color: '#d97706' })
        s.text(40, 42, 'No. 16 Xinhua Road, Xinwu District, Wuxi, Jiangsu 214028, P.R. China   Tel 86-510-8000 0000', {
          size: 7.5,
        })
        s.text(620, 24, 'PACKING LIST', { size: 18, bold: true, align: 'right', width: 180 })
        s.line(40, 56, 800, 56)
        s.text(40, 64, 'CONSIGNEE:', { size: 8, bold: true })
        s.lines(40, 76, t.party('consignee', f.consignee), { size: 8.5, leading: 11 })
        s.pairs(
          330,
          64,
          [
            ['INVOICE NO.:', t.text('invoice_number', `STR26${f.digits(6)}-${f.digits(1)}`)],
            ['DATE:', t.date('document_date', f.emptyPickup, iso)],
            ['CUSTOMER P/O:', t.text('purchase_order_number', f.order)],
            ['CONTRACT:', `SPA-${f.digits(5)}`],
          ],
          { gap: 85, size: 8.5 },
        )
        s.pairs(
          580,
          64,
          [
            ['PORT OF LOADING:', t.text('port_of_loading', `${upper(f.loading.name)}`)],
            ['PORT OF DISCHARGE:', t.text('port_of_discharge', `${upper(f.discharge.name)}`)],
            ['VESSEL/VOYAGE:', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            ['B/L NO.:', t.text('bill_of_lading_number', `${f.letters(4)}${f.digits(10)}`)],
          ],
          { gap: 100, size: 8.5 },
        )
        const model = `STR${f.random.pick(['415M10-54HBB', '550M10-72H', '580N10-72HT'])}`
        for (const one of loads)
          t.container({
            number: one.number,
            seal_number: one.seal,
            size_type: one.size,
            packages: one.packages,
            gross_weight: one.weight,
            volume: one.volume,
          })
        const end = s.table(
          40,
          130,
          [
            { title: ['NO.', ''], width: 30, align: 'center' },
            { title: ['CONTAINER NO.', ''], width: 95 },
            { title: ['TYPE', ''], width: 45 },
            { title: ['SEAL NO.', ''], width: 85 },
            { title: ['MODEL', ''], width: 115 },
            { title: ['POWER', '(W)'], width: 50, align: 'right' },
            { title: ['QTY', '(PCS)'], width: 60, align: 'right' },
            { title: ['PALLETS', '(PLT)'], width: 60, align: 'right' },
            { title: ['N.W.', '(KGS)'], width: 75, align: 'right' },
            { title: ['G.W.', '(KGS)'], width: 75, align: 'right' },
            { title: ['MEAS.', '(CBM)'], width: 70, align: 'right' },
          ],
          [
            ...loads.map((one, i) => [
              String(i + 1),
              one.number,
              one.size,
              one.seal,
              model,
              model.slice(3, 6),
              String(one.pieces),
              String(one.packages),
              english(one.net, 1),
              english(one.weight, 1),
              english(one.volume, 2),
            ]),
            [
              '',
              'TOTAL:',
              '',
              '',
              '',
              '',
              String(sum((one) => one.pieces)),
              t.measure(
                'packages',
                sum((one) => one.packages),
                'PALLETS',
                String(sum((one) => one.packages)),
              ),
              t.measure(
                'net_weight',
                sum((one) => one.net),
                'kg',
                english(
                  sum((one) => one.net),
                  1,
                ),
              ),
              t.measure(
                'gross_weight',
                sum((one) => one.weight),
                'kg',
                english(
                  sum((one) => one.weight),
                  1,
                ),
              ),
              t.measure(
                'volume',
                sum((one) => one.volume),
                'cbm',
                english(
                  sum((one) => one.volume),
                  2,
                ),
              ),
            ],
          ],
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 15 },
        )
        s.lines(
          40,
          end + 14,
          [
            'GOODS: CRYSTALLINE SILICON PHOTOVOLTAIC MODULES, HS CODE 8541.43, IN VERTICAL PALLETS OF 31 PIECES, PALLET SIZE 1770*1130*1250 MM',
            'MARKS: SUNTARA / MODEL / PALLET NO. / SERIAL NUMBERS AS PER FLASH TEST REPORT',
            'WOODEN PALLETS ARE HEAT TREATED AND MARKED ACCORDING TO ISPM 15.',
          ],
          { size: 8, leading: 12 },
        )
        s.stamp(700, end + 80, 34, ['SUNTARA', 'PV', 'WUXI'], '#b91c1c')
        s.text(40, 570, 'Form SPT-QR-LOG-012 Rev. A3   Effective 2023-05-10', { size: 6.5 })
      },
    },
  },
}
