/** A folder in `packages/server/src` with what one feature needs: its handlers, rules, statements and jobs. */
export interface Room {
  holds: string
  /** The other rooms that it may import. All rooms may import the foundation. */
  mayImport: readonly string[]
}

/**
 * The foundation of all rooms, from the inside out: each may import those before it. Files beside the folders are
 * listed as well.
 */
export const foundation: Readonly<Record<string, string>> = {
  'logger.ts': 'the log of the service',
  'once-per.ts': 'values that are computed once for an object',
  'deadline.ts': 'signals that abort work that takes too long',
  'semaphore.ts': 'a limit on how much work runs at once',
  'fair-semaphore.ts': 'the same, with fair turns',
  'token.ts': 'random tokens, and the hashes that are stored',
  'streaming.ts': 'responses that are produced while they are read',
  tracing: 'OpenTelemetry spans, and how they are exported',
  schema: 'the types of rows and columns, generated from the migrations',
  config: 'the settings, each with its default and its meaning',
  db: 'migrations, typed statements, leases, transactions',
  outgoing: 'requests to addresses that tenants choose',
  storage: 'files, on disk or in S3',
  'rate-limits': 'rate limits, shared by all processes',
  idempotency: 'responses that are stored for a repeated Idempotency-Key',
  sources: "this installation's sources: configuration, registry, HTTP, the test line and the sandbox's simulator",
  metrics: 'what `/metrics` reports',
  reference: 'reference data by name, and data that operators import',
  'context.ts': 'what handlers get: the services, the caller, the request',
  'list-file.ts': 'lists that are served as files',
}

/** The allowed imports in the server: `pnpm check layers` fails on any other. */
export const rooms: Readonly<Record<string, Room>> = {
  records: {
    holds: "the API's nouns as they are stored and served: queries, resources, includes; handlers of read-only records",
    mayImport: [],
  },
  notifications: {
    holds: 'the event log, its stream, webhooks, how notifications are rendered and delivered',
    mayImport: ['records'],
  },
  identity: { holds: 'accounts, users, sessions, API keys, OAuth, invitations, the audit log', mayImport: ['records'] },
  'custom-fields': { holds: 'definitions, options and values of fields', mayImport: ['records', 'notifications'] },
  attention: {
    holds: 'attention entries: how they are written, listed, snoozed and done',
    mayImport: ['records', 'notifications'],
  },
  contradictions: {
    holds: 'contradictory statements of sources about a container, as they are stored',
    mayImport: ['records'],
  },
  accuracy: {
    holds: 'how often sources were right: counted as journeys are projected, and listed',
    mayImport: [],
  },
  silence: {
    holds: 'silent sources: how their accounts are notified, and their list',
    mayImport: ['notifications'],
  },
  charges: { holds: 'tariffs, and the costs of demurrage and detention', mayImport: ['records', 'notifications'] },
  documents: {
    holds: 'uploaded files, how they are read, linked, corrected and compared',
    mayImport: ['records', 'notifications'],
  },
  tracking: {
    holds: 'checks and how they are polled, reports, journeys and their projection, quarantine, start and stop',
    mayImport: ['records', 'notifications', 'custom-fields', 'attention', 'contradictions', 'accuracy', 'silence'],
  },
  requests: {
    holds: 'tracking requests: creation, lists of them, detection of the line, access to a line',
    mayImport: ['records', 'notifications', 'custom-fields', 'attention', 'tracking'],
  },
  intake: {
    holds: 'incoming messages: feeds, EDI, mail, the watched folder',
    mayImport: ['records', 'notifications', 'documents', 'tracking'],
  },
  sandbox: { holds: "an account's simulated world and its clock", mayImport: ['tracking'] },
  shipments: {
    holds:
      'shipments and containers: reads, edits, parties, provenance, explanations, contradictions, their past, reports, links to a number',
    mayImport: ['records', 'notifications', 'documents', 'tracking', 'contradictions'],
  },
  evidence: {
    holds: 'evidence for a dispute about a container, in one document',
    mayImport: ['records', 'charges', 'shipments', 'tracking'],
  },
  calendar: { holds: 'addresses from which calendar programs read due days', mayImport: ['records'] },
  views: { holds: 'filters, order and columns of lists, saved under a name', mayImport: ['records'] },
  maintenance: {
    holds: 'packing and deletion of old data, and repairs after an upgrade',
    mayImport: ['records', 'documents', 'identity', 'intake', 'tracking'],
  },
  http: {
    holds: 'from the request to the handler and back; pages, MCP, OAuth, feeds',
    mayImport: [
      'records',
      'notifications',
      'identity',
      'custom-fields',
      'attention',
      'accuracy',
      'silence',
      'charges',
      'documents',
      'requests',
      'intake',
      'sandbox',
      'shipments',
      'evidence',
      'views',
      'calendar',
    ],
  },
}

/** Files that compose the rooms, and may import all of them. */
export const composition: readonly string[] = ['app.ts', 'workers.ts']
