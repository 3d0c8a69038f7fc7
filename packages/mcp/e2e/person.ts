/** A user with a browser, who signs in and allows what an app requests. */
export interface Person {
  /** Returns the address to which the app's browser is redirected, with a code. */
  allow(authorizationUrl: URL | string, scopes?: readonly string[]): Promise<URL>
}

export const OWNER = { email: 'owner@boxtrail.example', password: 'the quick brown container' }

/** Settings with which a service creates this user as the owner. */
export const OWNER_SETTINGS = { BOXTRAIL_OWNER_EMAIL: OWNER.email, BOXTRAIL_OWNER_PASSWORD: OWNER.password }

const ALL = ['tracking:read', 'tracking:write']

/** `headers` are sent with each request, in addition to those of a browser. */
export const createPerson = (url: string, credentials = OWNER, headers: Record<string, string> = {}): Person => {
  const cookies = new Map<string, string>()
  const send = async (address: string, method = 'GET', body?: object): Promise<Response> => {
    // The service may state another host as its own address, so only path and query are used.
    const { pathname, search } = new URL(address, url)
    const response = await fetch(new URL(`${pathname}${search}`, url), {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: url,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const one of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one)!
      if (one.includes('Max-Age=0')) cookies.delete(name!)
      else cookies.set(name!, value!)
    }
    return response
  }
  const redirectOf = (response: Response): string => {
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${response.url} was answered with ${response.status}`)
    return location
  }

  return {
    allow: async (authorizationUrl, scopes = ALL) => {
      const page = redirectOf(await send(String(authorizationUrl)))
      const [, uid] = /^\/connect\/([\w-]+)$/.exec(page) ?? []
      if (uid === undefined) throw new Error(`the person is led to ${page}`)
      const signedIn = await send('/auth/session', 'POST', credentials)
      const { account } = (await signedIn.json()) as { account: { id: string } }
      const allowed = await send(`/auth/connect/${uid}`, 'POST', { account_id: account.id, scopes })
      if (!allowed.ok) throw new Error(`the consent was answered with ${allowed.status}: ${await allowed.text()}`)
      const { continue_at } = (await allowed.json()) as { continue_at: string }
      return new URL(redirectOf(await send(continue_at)))
    },
  }
}
