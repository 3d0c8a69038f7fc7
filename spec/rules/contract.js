const jsonApi = 'application/vnd.api+json'

/** Answers that are plain JSON because existing clients read them so. */
const plainJson = [
  'listWebhookIps',
  'triggerWebhook',
  'refreshContainer',
  'getContainerMapGeojson',
  'getContainerPositions',
  'createDirectUpload',
  'reextractDocument',
  'reclassifyDocument',
  'relinkDocument',
  'rotateDocument',
  'getDocumentDownloadUrl',
  'listDocumentTypes',
]

/** Answers that are no text at all. */
const files = { getDocumentPage: 'image/png' }

const beta = ['listDocuments', 'inferTrackingNumber', 'pod_rail_carrier_scac', 'ind_rail_carrier_scac']
const deprecated = ['ind_facility_lfd_on']

/** Other forms of an answer: for people, and for clients that keep the connection open. */
const sheets = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']
const renditions = {
  explainContainer: ['text/markdown'],
  getContainerEvidence: ['application/pdf'],
  listAccuracy: sheets,
  listContainers: sheets,
  listContradictions: sheets,
  listEvents: ['text/event-stream'],
  listShipments: sheets,
}

/** Answers are JSON:API, and every body is accepted as JSON:API and as plain JSON. Events sent to webhooks are not. */
function jsonApiMediaType() {
  return {
    Operation(operation, { report, location, resolve }) {
      if (operation['x-event']) return
      for (const [status, answer] of Object.entries(operation.responses ?? {})) {
        const types = Object.keys((answer.$ref ? resolve(answer).node : answer)?.content ?? {})
        const plain = plainJson.includes(operation.operationId) ? 'application/json' : files[operation.operationId]
        const wanted = (status < '300' && plain) || jsonApi
        const alike = (status < '300' && renditions[operation.operationId]) || []
        if (types.some((type) => type !== wanted && !alike.includes(type)))
          report({ message: `Answer ${status} is ${wanted}.`, location: location.child(['responses', status]) })
      }
      const body = Object.keys(operation.requestBody?.content ?? {})
      // A mail is no JSON.
      if (body.join() === 'message/rfc822') return
      if (body.length && body.join() !== `${jsonApi},application/json`)
        report({ message: `A body is accepted as ${jsonApi} and as application/json.`, location: location.child('requestBody') })
    },
  }
}

/** A time is either said to be UTC only, or names the field that holds its time zone. */
function localTimeNamesItsZone() {
  return {
    Schema(schema, { report, location }) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const file = property.$ref?.split('/').pop()
        if (file !== 'Timestamp.yaml' && file !== 'NullableTimestamp.yaml' && property.format !== 'date-time') continue
        if (!/, UTC\.|`\w*timezone`/.test(property.description ?? ''))
          report({
            message: `${name}: say "…, UTC." for a system time, or name the time-zone field of a local one in backticks.`,
            location: location.child(['properties', name]),
          })
      }
    },
  }
}

/** What is beta or deprecated is a promise to customers, so the list is held here as well. */
function betaAndDeprecated() {
  const expect = (report, location, name, what, marked, listed) => {
    if (marked === listed) return
    report({ message: `${name} ${listed ? 'must' : 'must not'} be marked ${what}; change spec/rules/contract.js if that is meant.`, location })
  }
  return {
    Operation(operation, { report, location }) {
      const name = operation.operationId
      expect(report, location, name, 'x-beta', operation['x-beta'] === true, beta.includes(name))
      expect(report, location, name, 'deprecated', operation.deprecated === true, deprecated.includes(name))
    },
    Parameter(parameter, { report, location }) {
      expect(report, location, parameter.name, 'deprecated', parameter.deprecated === true, deprecated.includes(parameter.name))
    },
    Schema(schema, { report, location }) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const place = location.child(['properties', name])
        expect(report, place, name, 'x-beta', property['x-beta'] === true, beta.includes(name))
        expect(report, place, name, 'deprecated', property.deprecated === true, deprecated.includes(name))
      }
    },
  }
}

const HALF_A_YEAR_MS = 181 * 86_400_000
const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The dates become the headers Deprecation and Sunset (apps/docs/publishing.md). */
function deprecationHasDates() {
  return {
    Operation(operation, { report, location }) {
      const { deprecated, 'x-deprecation': declared } = operation
      const complain = (message) => report({ message, location: location.child(declared ? 'x-deprecation' : 'deprecated') })
      if (!declared) {
        if (deprecated) complain('A deprecated operation says since when: "x-deprecation: { since: 2026-01-31 }".')
        return
      }
      const { since, sunset, link } = declared
      if (!deprecated) complain('x-deprecation also needs "deprecated: true".')
      if (!isDay(since)) complain('since is a day, such as 2026-01-31.')
      if (sunset !== undefined && (!isDay(sunset) || Date.parse(sunset) - Date.parse(since) < HALF_A_YEAR_MS))
        complain('sunset is a day, six months or more after since.')
      if (link !== undefined && !URL.canParse(link)) complain('link is the absolute URL of a page that says what to use instead.')
    },
  }
}

/** Every list can be paged. */
function listsTakePages() {
  return {
    Operation(operation, { report, location, resolve }) {
      if (!operation.operationId?.startsWith('list') || plainJson.includes(operation.operationId)) return
      const names = (operation.parameters ?? []).map((parameter) => (parameter.$ref ? resolve(parameter).node : parameter)?.name)
      // A log is read on from where one stands, not by pages.
      if (names.includes('after')) return
      for (const name of ['page[number]', 'page[size]', 'page[after]'])
        if (!names.includes(name)) report({ message: `A list takes ${name}.`, location: location.child('operationId') })
    },
  }
}

/** Every POST can be repeated without a second effect. */
function postsTakeAKey() {
  return {
    PathItem: {
      leave(path, { report, location, resolve }) {
        const { post } = path
        if (!post || post['x-event']) return
        const names = (post.parameters ?? []).map((parameter) => (parameter.$ref ? resolve(parameter).node : parameter)?.name)
        if (!names.includes('Idempotency-Key') || !post.responses?.['409'])
          report({ message: 'A POST takes Idempotency-Key and lists 409.', location: location.child('post') })
      },
    },
  }
}

const verbs = ['get', 'head', 'post', 'put', 'patch', 'delete', 'trace', 'query', 'options']
/** Those of a custom field, which are a noun. */
const optionPaths = /^\/custom_field_definitions\/\{definition_id\}\/options(\/|$)/

/** The method says what is done; the path says to what. */
function pathsAreNouns() {
  return {
    PathItem(_, { report, location, key }) {
      const verb = String(key).split('/').find((part) => verbs.includes(part.toLowerCase()))
      if (verb && !(verb === 'options' && optionPaths.test(key)))
        report({ message: `${key} should not contain the verb ${verb}.`, location: location.key() })
    },
  }
}

export default () => ({
  id: 'contract',
  rules: {
    oas3: {
      'json-api-media-type': jsonApiMediaType,
      'local-time-names-its-zone': localTimeNamesItsZone,
      'beta-and-deprecated': betaAndDeprecated,
      'deprecation-has-dates': deprecationHasDates,
      'lists-take-pages': listsTakePages,
      'paths-are-nouns': pathsAreNouns,
      'posts-take-a-key': postsTakeAKey,
    },
  },
})
