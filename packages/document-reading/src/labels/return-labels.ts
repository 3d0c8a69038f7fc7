const EMPTY = '(?:empty|empties|mty|mt)'
const UNIT = '(?: (?:container|equipment|unit)s?)?'
const PLACE = '(?:location|depot|terminal|yard|place|facility|point)'
const BEFORE = '(?:by|before|no(?:t)? later than|latest(?: by)?|on or before|until|deadline|due(?: date| by)?)'
const DETENTION = '(?:detention|per ?diem|equipment)'

/** After "last free day": the last free day for the return is not that for the pickup. */
export const OF_RETURN =
  '(?: (?:day|date|time))? \\(?(?:(?:for|of|to) )?(?:the )?(?:detention|per ?diem|equipment|empty|mty|return)'

/** The last free day for the return. Types without the field of the return have it as last free day (labels.ts). */
export const LAST_FREE_DAY_OF_RETURN = `last free (?:day|date) \\(?(?:(?:to|for) (?:the )?(?:empty )?return|(?:(?:for|of) )?${DETENTION})(?: of empty| empty)?\\)?|${DETENTION} (?:free (?:until|till|through)|free ?time (?:expires|ends)(?: on)?|lfd|last free (?:day|date))|lfd \\(?(?:for )?${DETENTION}\\)?`

/** Where and by when the empty container is returned, as arrival notices and delivery orders state it for truckers. */
export const returnLabels = {
  empty_return_location: `${EMPTY}${UNIT} (?:return|redelivery|turn[- ]?in|drop[- ]?off) (?:${PLACE}|to|at)|return ${EMPTY}${UNIT} (?:to|at)|${EMPTY}${UNIT} (?:depot|return|redelivery)(?= ?[:：])|(?:container |equipment )?(?:return|redelivery|turn[- ]?in) ${PLACE}|${PLACE} of (?:empty )?(?:return|redelivery)|drop[- ]?off (?:depot|location \\((?:of )?${EMPTY}\\)|location (?:of|for) (?:the )?${EMPTY}${UNIT})`,
  empty_return_by: `(?:return|redeliver)(?: (?:the )?(?:${EMPTY}${UNIT}|container|equipment|unit))? ${BEFORE}|(?:${EMPTY}${UNIT}|container|equipment) (?:return|redelivery) ${BEFORE}|return ${BEFORE}|${EMPTY}${UNIT} (?:due(?: back)?(?: by)?|back by|(?:to|must|should|shall) be (?:returned|redelivered) ${BEFORE})|latest (?:empty )?return(?: date)?|last (?:day|date) (?:(?:to|for) (?:the )?(?:empty )?return|(?:for|of) (?:detention|per ?diem|equipment (?:return|redelivery)))(?: of empty| empty)?|${DETENTION} (?:expires|ends)(?: on)?|${LAST_FREE_DAY_OF_RETURN}`,
} as const
