import type { WebhookEventName } from '@boxtrail/contracts'
import { eventCatalogue } from '@boxtrail/contracts/events'
import type { Change } from '@boxtrail/engine/diff/difference'
import type { Reference } from '@boxtrail/reference/reference'
import { idv7 } from '../../../src/db/idv7.ts'
import type { NotificationInput, NotificationRows } from '../../../src/notifications/rendering/notifier.ts'
import type { ServedContainer } from '../../../src/records/containers/queries.ts'
import { wireRow } from '../../harness/database/rows.ts'

const NOW = '2026-03-03T11:00:00Z'

/** Rows of one container in transit to Los Angeles, with a value in every column that a notification shows. */
export const fabricatedRows = ({
  places,
}: Reference): NotificationRows & { transportEvent: NonNullable<NotificationRows['transportEvent']> } => {
  const port = places.portByLocode('USLAX')!
  const terminal = places.terminalsAt('USLAX').find(({ kind }) => kind === 'terminal')!
  const [accountId, shipmentId, containerId, requestId, vesselId] = [idv7(), idv7(), idv7(), idv7(), idv7()]
  const [at, representationId, submissionId] = [new Date(NOW), idv7(), idv7()]
  const polled = {
    line_check_id: idv7(),
    line_tracking_stopped_at: null,
    line_tracking_last_attempted_at: NOW,
    line_tracking_last_succeeded_at: NOW,
    sources: [],
  }
  const row = wireRow('containers', {
    marks: {},
    account_id: accountId,
    id: containerId,
    shipment_id: shipmentId,
    number: 'MSKU7054410',
    ref_numbers: ['PO-48213'],
    equipment_type: 'dry',
    equipment_length: 40,
    equipment_height: 'high_cube',
    weight_in_lbs: 38_140,
    current_status: 'available',
    availability_known: true,
    available_for_pickup: true,
    pickup_lfd: '2026-03-31T04:59:00Z',
    pod_terminal_id: terminal.id,
    pod_timezone: 'America/Los_Angeles',
    holds_at_pod_terminal: [{ status: 'hold', name: 'customs', description: '' }],
    fees_at_pod_terminal: [],
    created_at: '2026-02-03T08:15:04Z',
    updated_at: NOW,
  })
  const container: ServedContainer = {
    ...row,
    ...polled,
    line_scac: 'MAEU',
    shipment_last_tracking_request_at: NOW,
    transport_event_ids: [idv7(), idv7()],
    raw_event_ids: [idv7()],
  }
  const transportEvent = {
    milestone: 'arrive|USLAX|1',
    id: idv7(),
    account_id: accountId,
    container_id: containerId,
    shipment_id: shipmentId,
    event: 'container.transport.vessel_arrived',
    timestamp: NOW,
    timezone: 'America/Los_Angeles',
    location_locode: 'USLAX',
    location_id: port.id,
    terminal_id: terminal.id,
    vessel_id: vesselId,
    voyage_number: '612E',
    data_source: 'shipping_line',
    value: null,
    source_event_id: idv7(),
    time_basis: null,
    previous_version_id: null,
    created_at: NOW,
    invalidated_at: null,
  }
  return {
    request: {
      account_id: accountId,
      id: requestId,
      request_type: 'booking',
      request_type_as_sent: 'booking_number',
      request_number: '261904573',
      normalized_number: '261904573',
      bare_number: '261904573',
      scac: 'MAEU',
      status: 'created',
      failed_reason: null,
      is_retrying: false,
      retry_count: 0,
      ref_numbers: [],
      shipment_tags: [],
      shipment_id: shipmentId,
      auto_detect_vocc_scac: false,
      ended_journey: null,
      awaiting_since: null,
      initial_custom_fields: null,
      customer_id: null,
      user_id: null,
      created_at: new Date('2026-02-03T08:15:00Z'),
      updated_at: at,
    },
    shipment: {
      ...wireRow('shipments', {
        account_id: accountId,
        id: shipmentId,
        bill_of_lading_number: 'MAEU261904573',
        shipping_line_scac: 'MAEU',
        ref_numbers: [],
        tags: [],
        port_of_discharge_locode: 'USLAX',
        port_of_discharge_name: 'Los Angeles',
        pod_terminal_id: terminal.id,
        pod_vessel_name: 'BOREAL TRADER',
        pod_vessel_imo: '9812341',
        pod_voyage_number: '612E',
        pod_eta_at: '2026-03-02T14:35:00Z',
        pod_timezone: 'America/Los_Angeles',
        created_at: '2026-02-03T08:15:00Z',
        updated_at: NOW,
      }),
      customer_name: null,
      container_ids: [containerId],
      ...polled,
    },
    container,
    containers: [container],
    transportEvent,
    withdrawn: [{ ...transportEvent, id: idv7(), invalidated_at: NOW }],
    vessel: { id: vesselId, name: 'BOREAL TRADER', imo: '9812341' },
    attention: {
      id: idv7(),
      account_id: accountId,
      scope_id: idv7(),
      kind: 'held',
      severity: 'high',
      due_on: null,
      since: at,
      container_id: containerId,
      shipment_id: shipmentId,
      tracking_request_id: null,
      document_id: null,
      cause: 'hold',
      content: {
        title: 'A customs hold is set on MSKU7054410.',
        what_to_do: 'The broker releases it.',
        who_acts: { role: 'customs', name: null },
        money: null,
        evidence: [{ attribute: 'holds_at_pod_terminal', value: 'customs', source: null, reported_at: NOW }],
        actions: [{ action: 'open', method: 'GET', path: `/v2/containers/${containerId}` }],
      },
      changed_at: at,
      state: 'open',
      snoozed_until: null,
      state_reason: null,
    },
    contradiction: {
      id: idv7(),
      account_id: accountId,
      journey_id: idv7(),
      container_id: containerId,
      shipment_id: shipmentId,
      kind: 'last_free_day_differs',
      severity: 'high',
      rank: 1,
      since: at,
      opened_at: at,
      resolved_at: null,
      content: {
        title:
          'The last free day of MSKU7054410 is 5 March 2026 according to Maersk, and 3 March 2026 according to Fenix.',
        statements: (['line', 'terminal'] as const).map((kind) => ({
          about: `pickup_lfd_${kind}`,
          value: kind === 'line' ? '2026-03-05' : '2026-03-03',
          prevails: kind === 'line',
          source: { id: kind, kind, name: null },
          words: 'LFD',
          reported_at: NOW,
          report_id: idv7(),
        })),
        decided_by: { field: 'pickup_lfd', order: ['line', 'terminal', 'rail', 'document'] },
        days_at_stake: 2,
      },
      changed_at: at,
    },
    document: {
      document: {
        id: idv7(),
        account_id: accountId,
        name: 'Arrival notice',
        document_type: 'arrival_notice',
        document_type_manual: null,
        classification_notes: 'The title says so.',
        readability: 'text',
        links: [],
        split_from: null,
        first_page: null,
        last_page: null,
        parts: [],
        source: 'email',
        file_name: 'arrival-notice.pdf',
        file_content_type: 'application/pdf',
        file_size_bytes: 48_213,
        created_at: at,
        updated_at: at,
        user_id: null,
        email_submission_id: submissionId,
        representation_id: representationId,
        shipment_ids: [shipmentId],
        container_ids: [containerId],
      },
      representation: {
        id: representationId,
        schema_version: '2026-11-22',
        payload: { vessel: 'BOREAL TRADER' },
        proposed: {},
        left_out: [],
        manual: {},
        created_at: at,
        updated_at: at,
      },
      submission: {
        id: submissionId,
        subject: 'Arrival notice',
        body_preview: 'Please find attached.',
        sender: ['notices@line.example'],
        recipients: ['papers@harbour-street.example'],
        cc: [],
        message_id: '<612e-1@line.example>',
        sent_at: at,
        created_at: at,
        updated_at: at,
      },
    },
  }
}

const overdue = {
  milestone: 'gate_out',
  place: 'USLAX',
  due_from: '2026-02-10T11:00:00Z',
  due_until: NOW,
  basis: 'rule',
  stated_by: 'line:MAEU',
  overdue: true,
}

const silence = {
  source: { id: 'line:MAEU', kind: 'line', name: 'Maersk' },
  since: '2026-02-10T11:00:00Z',
  last_answered_at: '2026-02-10T11:00:00Z',
  cadence: { every_s: 21_600, basis: 'polled', cases: null },
  shipments: 1,
  containers: 2,
  noticed_at: NOW,
  ended_at: null,
  ended_because: null,
}

const changesets: Partial<Record<WebhookEventName, Change['changeset']>> = {
  'container.updated': { available_for_pickup: [false, true], holds_at_pod_terminal: [null, []] },
  'container.milestone.overdue': { expected: [null, overdue] },
  'source.silent': { silence: [null, silence] },
  'source.silence_ended': { silence: [silence, { ...silence, ended_at: NOW, ended_because: 'answered' }] },
  'shipment.updated': { pod_ata_at: ['2026-03-02T14:35:00Z', null] },
  'shipment.estimated.arrival': { pod_eta_at: [null, '2026-03-02T14:35:00Z'] },
}

/** The input for the notification of an event, with the change as the engine writes it. */
export const notificationInput = (event: WebhookEventName, rows: NotificationRows): NotificationInput => {
  const { reference } = eventCatalogue[event]
  const transportEvent = rows.transportEvent && {
    ...rows.transportEvent,
    event,
    ...(event.endsWith('.changed') ? { value: NOW } : {}),
  }
  const ofContainer = reference === 'transport_event' || reference.startsWith('container_')
  const [resource_type, resource] =
    reference === 'tracking_request'
      ? (['tracking_request', rows.request] as const)
      : reference === 'estimated_event' || reference === 'shipment_updated_event'
        ? (['shipment', rows.shipment] as const)
        : reference === 'transport_event'
          ? (['transport_event', transportEvent] as const)
          : reference === 'document'
            ? (['document', rows.document!.document] as const)
            : reference === 'attention_entry'
              ? (['attention_entry', rows.attention!] as const)
              : reference === 'contradiction'
                ? (['contradiction', rows.contradiction!] as const)
                : reference === 'source_silence'
                  ? (['source_silence', { id: idv7() }] as const)
                  : (['container', rows.container] as const)
  const change: Change = {
    id: idv7(),
    resource_type,
    resource_id: resource!.id,
    shipment_id: rows.shipment?.id ?? null,
    container_id: ofContainer ? rows.container!.id : null,
    event,
    changeset: changesets[event] ?? {},
    withdrawn_event_ids: rows.withdrawn?.map(({ id }) => id) ?? [],
  }
  const accountId = rows.request!.account_id
  const webhook = {
    id: idv7(),
    account_id: accountId,
    events: [],
    parked: false,
    pickupLfdPolicy: 'line_first' as const,
  }
  return { id: idv7(), accountId, webhook, change, sequence: 7, occurredAt: NOW, rows: { ...rows, transportEvent } }
}
