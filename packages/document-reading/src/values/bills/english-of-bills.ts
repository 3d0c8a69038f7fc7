/** Words that an English document would contain if it stated a field, in lower case. */
export const englishHints = {
  bill_of_lading_number: /\bb ?\/ ?l|\bbills? of lading|way ?bill|\bbol\b|\bmbl\b|\bhbl\b|\bobl\b|shipment|document n/,
  port_of_discharge: /\bports?\b|\bpod\b|discharg|unlad|unload|terminal|\bpier\b|destination|arriv/,
  liability_basis:
    /consignee|shipper|merchant|importer|notify|liab|responsib|part(?:y|ies)\b|contract|customer|account of|capacity|\bbasis\b|as per b/,
  // Dates need no words beside them.
  invoice_date: null,
  due_date: /\bdue\b|payable|\bpay\b|payment|terms|\bnet \d|immediate|receipt|credit/,
  free_days: /\bfree\b|\bft\b|allow|grace/,
  free_time_start:
    /free[^.\n]{0,60}(?:start|beg[iau]n|commenc|from|first|since|\d\d)|(?:start|begin|commenc|first)[^.\n]{0,40}free/,
  last_free_day: /\bfree\b|\blfd\b|last day|expir|grace/,
  available_date: /avail|discharg|unload|ready|made accessible|landed/,
  earliest_return_date: /earliest|\berd\b|first (?:rec|ret)|receiving|return/,
  charged_dates: null,
  total_amount: /total|amount|due|balance|pay|sum\b/,
  rate_per_day: /rate|per day|\/ ?day|daily|tier|@|\bx\b|×|price|tariff|per diem/,
  tariff_rule:
    /tariff|\brules?\b|contract|agreement|\bmdtl\b|rate basis|schedule|terms (?:and|&) cond|in accordance|pursuant|as per|published/,
  dispute_contact:
    /@|\btel|phone|\bcall\b|contact|disput|waive|refund|mitigat|question|quer(?:y|ies)|inquir|enquir|\+\d/,
  dispute_url: /https?:|www\.|\bqr\b|scan\b|web ?site|\bsite\b|portal|online|\.(?:com|org|net|example|us|eu)\b/,
  dispute_within_days:
    /within|no later|deadline|days (?:of|from|after|to)|time ?frame|time limit|prior to|\bdays? to\b|(?:disput|mitigat|waive|refund|contest|protest|objection|reklam|einspruch|reclam|impugn)[^.\n]{0,80}\d/,
  certifies_rules:
    /federal maritime|\bfmc\b|\bcfr\b|\b541\b|\bosra\b|ocean shipping|certif|complian|consistent|regulation/,
  certifies_no_fault: /certif|performance|caus|contribut|fault|responsib|complian/,
} as const

export type StatableField = keyof typeof englishHints
export const statableFields = Object.keys(englishHints) as StatableField[]

/** The due date may be given as a number of days after another date. */
export const englishTerms =
  /\bterms\b|\bnet \d|\b(?:within|in) (?:\w+ )?\(?\d+\)? (?:\w+ )?days|receipt|immediate|on demand|prompt/

/** The document refers to other parts that are not in it. */
export const englishElsewhere =
  /\b(?:attach(?:ed|ment)s?|enclos(?:ed|ure)s?|annex(?:ed)?|appendix|overleaf|reverse side|see (?:page|back|next)|continued|supporting document)/
export const englishWords = /\b(?:the|of|for|date|days?|total|amount|due|from|number|rate|charges?)\b/g
