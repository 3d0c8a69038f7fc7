import { iso, upper } from '../../facts.ts'
import type { Cell, Issuer } from '../../issuer.ts'

const sum = (all: number, one: number) => all + one

/** A Chinese trading company that keeps its papers in workbooks, with labels in both languages. */
export const ningboTrading: Issuer = {
  name: 'Ningbo trading company',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      cells: (f, t) => {
        const currency = 'USD'
        const rows: Cell[][] = [
          [t.text('shipper', upper(f.shipper.name))],
          ['ROOM 1806, NO. 58 BAIZHANG EAST ROAD, NINGBO, CHINA'],
          [null, null, '商业发票 COMMERCIAL INVOICE'],
          [],
          [
            '收货人 TO:',
            t.text('consignee', upper(f.consignee.name)),
            null,
            '发票号 INV. NO.:',
            t.text('invoice_number', `NB26${f.digits(5)}`),
          ],
          [null, upper(f.consignee.address.join(', ')), null, '日期 DATE:', t.date('invoice_date', f.booked, iso)],
          [
            '起运港 FROM:',
            t.text('port_of_loading', upper(f.loading.name)),
            null,
            '合同号 S/C NO.:',
            `SC${f.digits(6)}`,
          ],
          [
            '目的港 TO:',
            t.text('port_of_discharge', upper(f.discharge.name)),
            null,
            '订单号 P.O. NO.:',
            t.text('purchase_order_number', f.order),
          ],
          ['价格条款 TERMS:', t.text('incoterm', `FOB ${upper(f.loading.name)}`), null, '付款 PAYMENT:', 'T/T 30/70'],
          [],
          [
            '货号 ITEM NO.',
            '品名规格 DESCRIPTION',
            '数量 QTY (PCS)',
            `单价 UNIT PRICE (${currency})`,
            `金额 AMOUNT (${currency})`,
          ],
        ]
        for (const item of f.items) {
          t.item({
            description: item.description,
            quantity: item.quantity,
            unit_price: item.price,
            amount: item.amount,
          })
          rows.push([item.code, item.description, item.quantity, item.price, item.amount])
        }
        t.money('total_amount', f.total, currency, '')
        rows.push(['合计 TOTAL:', null, f.items.map(({ quantity }) => quantity).reduce(sum, 0), null, f.total], [])
        rows.push(['原产国 COUNTRY OF ORIGIN:', t.text('country_of_origin', upper(f.loading.country))])
        return rows
      },
    },
    packing_list: {
      type: 'packing_list',
      region: 'eu',
      cells: (f, t) => {
        const rows: Cell[][] = [
          [t.text('shipper', upper(f.shipper.name))],
          [null, null, '装箱单 PACKING LIST'],
          [
            'TO:',
            t.text('consignee', upper(f.consignee.name)),
            null,
            'INV. NO.:',
            t.text('invoice_number', `NB26${f.digits(5)}`),
          ],
          [
            'FROM:',
            `${t.text('port_of_loading', upper(f.loading.name))} TO ${t.text('port_of_discharge', upper(f.discharge.name))}`,
            null,
            'DATE:',
            t.date('document_date', f.booked, iso),
          ],
          [
            'P.O. NO.:',
            t.text('purchase_order_number', f.order),
            null,
            '船名航次 VESSEL/VOY:',
            `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`,
          ],
          [],
          [
            '货号 ITEM',
            '品名 DESCRIPTION',
            '数量 PCS',
            '箱数 CTNS',
            '净重 N.W.(KGS)',
            '毛重 G.W.(KGS)',
            '体积 MEAS.(CBM)',
          ],
        ]
        for (const item of f.items)
          rows.push([item.code, item.description, item.quantity, item.cartons, item.net, item.gross, item.volume])
        t.measure('packages', f.packages, 'ctns', '')
        t.measure('net_weight', f.net, 'kg', '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        rows.push(
          [
            '合计 TOTAL',
            null,
            f.items.map(({ quantity }) => quantity).reduce(sum, 0),
            f.packages,
            f.net,
            f.weight,
            f.volume,
          ],
          [],
        )
        t.containers(f.containers, ['seal_number', 'size_type'])
        rows.push(['柜号 CONTAINER NO.', '柜型 TYPE', '封号 SEAL NO.'])
        for (const c of f.containers) rows.push([c.number, c.size, c.seal])
        return rows
      },
    },
    shipping_instruction: {
      type: null,
      region: 'eu',
      cells: (f) => [
        [null, '订舱委托书 SHIPPING INSTRUCTION / LETTER OF INSTRUCTION'],
        ['SHIPPER 发货人', upper(f.shipper.name)],
        ['CONSIGNEE 收货人', upper(f.consignee.name)],
        ['NOTIFY 通知人', upper(f.notify.name)],
        ['POL 起运港', upper(f.loading.name), 'POD 目的港', upper(f.discharge.name)],
        ['箱型箱量', `${f.containers.length} X 40HQ`, '运费条款', 'FREIGHT COLLECT'],
        ['MARKS', 'PACKAGES', 'DESCRIPTION', 'G.W.', 'MEAS.'],
        ['N/M', `${f.packages} ${f.unit}`, f.goods, f.weight, f.volume],
        ['REMARK 备注', 'PLEASE BOOK THE EARLIEST VESSEL AND SEND DRAFT B/L FOR CONFIRMATION'],
      ],
    },
  },
}
