/** An invented program of another team. What it uses was listed by hand from its code, and not by the tool. */
export interface Consumer {
  name: string
  /** Sources by file name; the extension says the language. */
  files: Record<string, string>
  /**
   * `Container.seal_number`, `Terminal.*` (all of it), `getContainer`, `listContainers filter[status]`,
   * `Container.current_status=on_ship`, `event container.created`, `error duplicate`, `status 404`, `header retry-after`.
   */
  uses: string[]
}

/** The beginning that most programs share. */
export const CLIENT = `import { createClient } from '@boxtrail/client'
const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: process.env.KEY ?? '' })
`
