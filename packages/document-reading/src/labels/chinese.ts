import type { LanguageLabels } from './language-labels.ts'

/** Labels of demurrage and detention invoices; those of other documents are in common-labels.ts. */
export const chinese: LanguageLabels = {
  invoice_number: '(?:发票|發票|[账賬帳][单單])(?:[号號][码碼]?|[编編][号號])',
  invoice_date: '(?:开票|開票|发票|發票|[账賬帳][单單]|开立|開立)日期',
  last_free_day: '(?:免[费費箱租堆]|免费用箱|免費用櫃)期?(?:截止|到期|屆滿|届满|最后)(?:日期?)?',
  free_time_start: '(?:免[费費箱租堆]|免费用箱|免費用櫃)期?(?:开始|開始|起始)(?:日期?)?',
  free_days: '免(?:费|費)(?:用[箱柜櫃]|堆存|使用|箱)?(?:期限?|天[数數]|日[数數])|免租期|免堆期',
  charged_from:
    '(?:计费|計費|收费|收費|滞[箱期]|滯[箱期])(?:期间|期間|开始(?:日期?)?|開始(?:日期?)?|起始(?:日期?)?|起)',
  charged_through:
    '(?:计费|計費|收费|收費|滞[箱期]|滯[箱期])(?:期间|期間|结束(?:日期?)?|結束(?:日期?)?|截止(?:日期?)?|止)',
  chargeable_days: '(?:计费|計費|收费|收費|滞[箱期]|滯[箱期]|超期|应收)天[数數]',
  rate_per_day: '(?:每[天日])?(?:费率|費率|单价|單價)|日(?:费率|費率)',
  total_amount: '总[计额]|總[計額]|合計|應付(?:總額|金額)|应付(?:总额|金额)',
  'head:from': '(?:计费|計費)?(?:开始|開始|起始)(?:日期?)?',
  'head:through': '(?:计费|計費)?(?:结束|結束|截止)(?:日期?)?',
}
