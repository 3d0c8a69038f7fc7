import { type Container, createClient } from '@boxtrail/client'
import { useEffect, useState } from 'react'

const boxtrail = createClient({ baseUrl: 'http://boxtrail.test', apiKey: 'any', maxRetries: 0 })

/** What can be picked up, with its shipment. */
export const Available = () => {
  const [containers, setContainers] = useState<Container<'shipment'>[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    boxtrail.containers.list({ filter: { status: 'available' }, include: ['shipment'] }).then(
      ({ items }) => setContainers(items),
      () => setBusy(true),
    )
  }, [])
  if (isBusy) return <p>The service is busy.</p>
  if (!containers) return <p>Loading …</p>
  return (
    <ul>
      {containers.map(({ id, number, shipment }) => (
        <li key={id}>
          {number} of {shipment?.billOfLadingNumber}
        </li>
      ))}
    </ul>
  )
}
