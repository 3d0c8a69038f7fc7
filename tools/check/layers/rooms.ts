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
  'once-per.ts': 'what is computed once for an object',
  'deadline.ts': 'what aborts when work takes too long',
  'semaphore.ts': 'places for work that runs at once',
  'fair-semaphore.ts': 'the same, with turns',
  'token.ts': 'random tokens, and what is stored of them',
  'streaming.ts': 'responses that are produced while they are read',
  tracing: 'OpenTelemetry spans, and how they are exported',
  schema: 'the types of rows and columns, generated from the migrations',
  config: 'the settings, each with its default and its meaning',
  db: 'migrations, typed statements, leases, transactions',
  outgoing: 'requests to addresses that tenants choose',
  storage: 'files, on disk or in S3',
  'rate-limits': 'limits of requests, shared by all processes',
  idempotency: 'answers that are kept for a repeated Idempotency-Key',
  sources: "this installation's sources: configuration, registry, HTTP, the test line and the sandbox's simulator",
  metrics: 'what `/metrics` reports',
  reference: 'reference data by name, and what an operator imports',
  'context.ts': 'what handlers get: the services, the caller, the request',
  'list-file.ts': 'lists that are answered as files',
}

/** The allowed imports in the server: `pnpm check layers` fails on any other. */
export const rooms: Readonly<Record<string, Room>> = {
  records: {
    holds: "the API's nouns as they are stored and served: queries, resources, includes; handlers of what is only read",
    mayImport: [],
  },
  notifications: {
    holds: 'the event log, its stream, webhooks, how notifications are rendered and delivered',
    mayImport: ['records'],
  },
  identity: { holds: 'accounts, users, sessions, API keys, OAuth, invitations, the audit log', mayImport: ['records'] },
  'custom-fields': { holds: 'definitions, options and values of fields', mayImport: ['records', 'notifications'] },
  attention: {
    holds: 'what somebody must do or know: entries as they are written, listed, snoozed and done',
    mayImport: ['records', 'notifications'],
  },
  contradictions: {
    holds: 'what sources say of a container that cannot all be true, as it is written',
    mayImport: ['records'],
  },
  accuracy: {
    holds: 'how often sources were right: counted as journeys are projected, and listed',
    mayImport: [],
  },
  silence: {
    holds: 'sources that say nothing any more: how their accounts are told, and their list',
    mayImport: ['notifications'],
  },
  charges: { holds: 'tariffs, and what demurrage and detention cost', mayImport: ['records', 'notifications'] },
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
    holds: 'what is sent to us: feeds, EDI, mail, the watched folder',
    mayImport: ['records', 'notifications', 'documents', 'tracking'],
  },
  sandbox: { holds: "an account's simulated world and its clock", mayImport: ['tracking'] },
  shipments: {
    holds:
      'shipments and containers: reads, edits, parties, provenance, explanations, contradictions, their past, reports, links to a number',
    mayImport: ['records', 'notifications', 'documents', 'tracking', 'contradictions'],
  },
  evidence: {
    holds: 'what a dispute about a container needs, in one document',
    mayImport: ['records', 'charges', 'shipments', 'tracking'],
  },
  calendar: { holds: 'addresses from which calendar programs read what is due', mayImport: ['records'] },
  views: { holds: 'filters, order and columns of lists, kept under a name', mayImport: ['records'] },
  maintenance: {
    holds: 'what is packed or deleted when its time is over, and what is repaired after an upgrade',
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
