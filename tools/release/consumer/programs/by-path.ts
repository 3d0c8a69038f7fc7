import type { BoxtrailClient } from '@boxtrail/client'

/** Calls by path answer data or error, and never both. */
export async function cityOf(client: BoxtrailClient, id: string): Promise<string> {
  const { data, error, response } = await client.GET('/ports/{id}', {
    params: { path: { id } },
    headers: { 'X-Reason': 'example' },
    signal: AbortSignal.timeout(10_000),
  })
  if (!data) return `${response.status}: ${error.errors[0]?.detail ?? 'no detail'}`
  const city: string | null = data.data.attributes.city
  return city ?? data.data.attributes.name
}

/** What takes no parameters can be called without any. */
export async function linesAsText(client: BoxtrailClient): Promise<string> {
  const { data } = await client.GET('/shipping_lines')
  const scacs: string[] = (data?.data ?? []).map(({ attributes }) => attributes.scac)
  const raw = await client.GET('/shipping_lines', { parseAs: 'text' })
  const text: string = raw.data ?? ''
  return `${scacs.length} in ${text.length} characters`
}

export async function mistakes(client: BoxtrailClient): Promise<void> {
  // @ts-expect-error there is no such path
  await client.GET('/harbours')
  // @ts-expect-error the id is missing
  await client.GET('/ports/{id}')
  // @ts-expect-error nothing is posted to a port
  await client.POST('/ports/{id}', { params: { path: { id: '1' } } })
  // @ts-expect-error the option is called params
  await client.GET('/shipments', { query: { number: '1' } })
}
