/** Labels of the charged period as a whole, whose value has its first and its last day. */
const PERIOD =
  '(?:charge|charging|charged|chargeable|billing|billed|demurrage|detention|per diem|storage) period|period (?:charged|billed|of (?:charge|charges|demurrage|detention|storage))|dates?(?:\\(s\\))? (?:charged|billed|of charges?)|charge dates|(?:demurrage|detention|per diem|storage) dates'
const CHARGE = '(?:demurrage|detention|per ?diem|d ?& ?d)'

/**
 * Labels of a demurrage or detention invoice for contents that 46 CFR 541.6 requires and that no other document states.
 */
export const billingLabels = {
  free_time_start: `free ?time (?:start(?:s|ed)?|beg(?:ins?|an)|commence[sd]?|from)(?: date| on)?|(?:start|beginning|commencement)(?: date)? of free ?time|first (?:day of free ?time|free day)|free (?:days|period) (?:start|from|begin)s?(?: date| on)?|start free ?time|free start(?: date)?|ft start(?: date)?|free ?time \\((?:start|from)\\)`,
  available_date: `(?:container |cargo |unit |equipment )?availability(?: date| day)?|(?:container |cargo |unit |equipment )available(?: date| on| since)?|date (?:of )?(?:container )?(?:made )?availab(?:le|ility)|first available(?: date| day)?|available (?:on|since|for pick[- ]?up(?: on| date| from)?)`,
  earliest_return_date:
    '(?:earliest|first) (?:return(?:ing)?|receiving|in[- ]?gate) (?:date|day)|erd|earliest receiving(?: date)?|earliest return',
  charged_from: `charge[sd]? (?:from|starts?|started|begins?)(?: date| on)?(?! after)|charging (?:from|start(?: date)?)|chargeable (?:from|start(?: date)?)|${CHARGE} (?:from|starts?|started|begins?|began|commence[sd]?)(?: date| on)?(?! after)|(?:billing|billed|charge|chargeable|charged) (?:period )?(?:from|start(?: date)?)|first (?:chargeable|charged|billable|billed|demurrage|detention) (?:day|date)|first day (?:charged|billed|of (?:demurrage|detention|charges?))|(?:start|beginning) of (?:charges?|charging|chargeable period|demurrage|detention)|${PERIOD}`,
  charged_through: `charge[sd]? (?:through|thru|to|until|till|up ?to|ends?|ended)(?: date| on)?|charging end(?: date)?|chargeable (?:through|thru|to|until|end(?: date)?)|${CHARGE} (?:through|thru|to|until|till|ends?|ended)(?: date| on)?|(?:billing|billed|charge|chargeable|charged) (?:period )?(?:to|end(?: date)?)|last (?:chargeable|charged|billable|billed|demurrage|detention) (?:day|date)|last day (?:charged|billed|of (?:demurrage|detention|charges?))|(?:billed|paid) (?:through|thru|until)(?: date)?|end of (?:charges?|charging|chargeable period|demurrage|detention)|${PERIOD}`,
  tariff_rule:
    '(?:applicable|governing|demurrage|detention|per diem|d ?& ?d) (?:tariff|rule)(?: ?(?:\\/|and|&|,) ?(?:rule|contract|tariff))*(?: (?:rule|item|section|name|reference|ref\\.?|no\\.?|number|applied))*|(?:tariff|contract) ?(?:\\/|and|&) ?(?:rule|contract|section)(?: (?:no\\.?|number|reference))?|tariff (?:rule|item|reference|ref\\.?|no\\.?|number|section|name|applied)(?: (?:no\\.?|number))?|rule (?:no\\.?|number|reference)|rate (?:basis|reference|authority)|basis of (?:the )?(?:rate|rates|daily rate)',
  liability_basis:
    '(?:basis (?:of|for) (?:the )?(?:liability|billing|invoicing))|liability basis|(?:billed|billing|liable|responsible) party (?:basis|role|capacity|status)|billed (?:party )?as|reason for (?:billing|liability)|liable as|basis (?:on|upon) which (?:the )?(?:billed|invoiced) party is (?:liable|billed|invoiced|responsible)|basis for (?:the )?billed party(?: being)?(?: the)?(?: proper party(?: of interest)?)?|proper party(?: of interest)?(?: basis)?|role of (?:the )?billed party|bill(?:ed)?[- ]?to (?:role|capacity|party type)|(?:capacity|status) of (?:the )?billed party|(?:why|reason) you (?:are|were)(?: being)? (?:billed|invoiced|charged)',
} as const
