import { webhookEventNames } from '@boxtrail/contracts'
import { UsageError } from '../failure.ts'
import { suggestion } from '../nearest.ts'

export const receiverOf = (text: string, option: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${text}" is not the address of a receiver.`, {
      where: option,
      action: 'write it as http://localhost:3000/hook',
    })
  return url
}

export const eventOf = (name: string): (typeof webhookEventNames)[number] => {
  const found = webhookEventNames.find((each) => each === name)
  if (!found)
    throw new UsageError(`There is no event "${name}".${suggestion(name, webhookEventNames)}`, {
      action: `there are ${webhookEventNames.join(', ')}`,
    })
  return found
}
