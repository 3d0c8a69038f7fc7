import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BASE_URL, testApi } from '../../harness/api.ts'
import { setUpOwner } from '../../harness/records/people.ts'
import { authorizePath, begin, proof, READ, register } from './app.ts'

// Without limits, because these tests begin more sign-ins than one network may in a minute.
const api = await testApi({ takePlaces: async () => ({ admitted: 1, remaining: 1, resetMs: 1_000 }) })
const { app } = api
const owner = await setUpOwner(api)
const clientId: string = (await register(app)).body.client_id
const path = () => authorizePath(clientId, proof().challenge)

const hostile = fc.constantFrom(
  ...[
    '',
    ' ',
    'none',
    'login',
    'consent',
    'none login',
    'code',
    'token',
    'id_token',
    'code token',
    'query',
    'fragment',
  ],
  ...[
    'form_post',
    'web_message',
    'jwt',
    'S256',
    'plain',
    'x',
    '\0',
    'https://other.example',
    '-1',
    '{}',
    'a.b.c',
    READ,
  ],
)
const PARAMETERS = [
  ...[
    'response_type',
    'response_mode',
    'prompt',
    'scope',
    'state',
    'code_challenge',
    'code_challenge_method',
    'max_age',
  ],
  ...[
    'resource',
    'request',
    'request_uri',
    'registration',
    'id_token_hint',
    'login_hint',
    'claims',
    'nonce',
    'display',
  ],
  ...['ui_locales', 'acr_values', 'dpop_jkt', 'authorization_details', 'post_logout_redirect_uri', 'client_id', 'iss'],
]

test('a link leads only to the page that asks, whatever the link contains', async () => {
  const asked = { places: 0, pages: 0 }
  const parameters = fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), hostile), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(parameters, fc.boolean(), async (given, isReplaced) => {
      const query = new URLSearchParams(path().split('?')[1])
      for (const [name, value] of given) isReplaced ? query.set(name, value) : query.append(name, value)
      const { response, location } = await begin(app, owner, `/oauth/authorize?${query}`)
      expect(location === '' || /^\/connect\/[\w-]+$/.test(location)).toBe(true)
      expect(response.status === 303 || response.status === 400).toBe(true)
      expect(await response.text()).not.toMatch(/<form|<script|http-equiv/i)
      asked[location === '' ? 'pages' : 'places']++
    }),
    { numRuns: 150 },
  )
  expect(Math.min(asked.places, asked.pages)).toBeGreaterThan(0)
})

test('a request that nobody decided, or that another browser began, leads nowhere', async () => {
  const begun = await begin(app, owner, path())
  for (const headers of [begun.headers, { cookie: owner.cookie()! }, {}]) {
    const answer = await app.request(`${BASE_URL}/oauth/authorize/${begun.uid}`, { headers })
    const location = answer.headers.get('location') ?? ''
    expect(location === '' || /^\/connect\//.test(location)).toBe(true)
  }
})
