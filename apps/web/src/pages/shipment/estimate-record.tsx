import { useAccuracy } from '@boxtrail/react'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../parts/time/now.tsx'
import { casesInWords, FEW } from '../accuracy/figures.tsx'

interface Expected {
  podAtaAt: string | null
  podEtaAt: string | null
  shippingLineScac: string
}

const DAY_MS = 86_400_000
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' })

/**
 * How often this line's estimates were right, about as many days ahead as the arrival is now; only while the vessel is
 * expected.
 */
export const EstimateRecord = ({ shipment: { podAtaAt, podEtaAt, shippingLineScac } }: { shipment: Expected }) => {
  const isExpected = podAtaAt === null && podEtaAt !== null
  const source = `line:${shippingLineScac}`
  const { data } = useAccuracy({ filter: { source } }, { enabled: isExpected })
  const daysAhead = (Date.parse(podEtaAt ?? '') - useNow().getTime()) / DAY_MS
  const eta = data?.pages[0]?.items[0]?.eta
  const lead = eta?.find(({ daysBefore }) => daysBefore <= daysAhead) ?? eta?.at(-1)
  if (!isExpected || !lead || lead.share === null || lead.cases < FEW) return null
  return (
    <Link to="/accuracy" search={{ kind: 'line' }} className="quiet second">
      The line was right within a day in {percent.format(lead.share)} of {casesInWords(lead.cases)}, {lead.daysBefore}{' '}
      {lead.daysBefore === 1 ? 'day' : 'days'} before
    </Link>
  )
}
