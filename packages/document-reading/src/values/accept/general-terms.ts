/** Requests for notice and general terms say nothing about the containers of a bill. */
export const IS_GENERAL =
  /\bdays?['’]? notice\b|\b(?:for|to) all (?!\d+ |(?:\p{L}+ )?(?:containers|units|equipment) (?:(?:on|of|in|under|to) (?:this|(?:the )?(?:above|b\/l|bill|invoice|shipment|booking))|above|below|listed|named|mentioned|concerned)\b)|\bgranted (?:by|under) (?:the |our )?tariff\b|\bcharged (?:by|per|according to|as per) (?:the |our )?tariff\b/iu
