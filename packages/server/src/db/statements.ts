// @generated from the statements of packages/server/src by "pnpm generate". Edit a statement instead.
import type { Json } from '../schema/column-types.ts'
import type { AccountsRow, AccuracyJourneysRow, ApiKeysRow, AttentionContentsRow, AttentionEntriesRow, AttentionStatesRow, AuditEventsRow, BlobsRow, CalendarFeedsRow, ChangesRow, ChecksRow, ClaimsRow, ContainerRoutesRow, ContainersRow, ContradictionsRow, CustomFieldDefinitionsRow, CustomFieldOptionsRow, CustomFieldsRow, DocumentLessonsRow, DocumentNumbersRow, DocumentRepresentationsRow, DocumentsRow, EmailSubmissionsRow, FeedMessagesRow, InlandHistoryRow, InstallationRow, InvitationsRow, JourneysRow, LaneHistoryRow, LedgersRow, NotificationAttemptsRow, NotificationBodiesRow, NotificationsRow, OauthClientsRow, OauthConnectionsRow, OauthRequestsRow, OauthTokensRow, OverdueToldRow, PackedClaimsRow, PartiesRow, PeopleRow, ProvenanceRow, QuarantineRow, RateWindowsRow, ReferenceRowsRow, ReportBodiesRow, ReportObjectsRow, ReportsRow, RequestReplaysRow, RetentionHorizonsRow, SandboxJourneysRow, SandboxesRow, SearchEntriesRow, SessionsRow, ShipmentsRow, SourceLoginsRow, SourceSharesRow, SourceSilencesRow, SourcesRow, SubscriptionsRow, TariffsRow, TrackingInterruptionsRow, TrackingRequestsRow, TransportEventsRow, UsersRow, VesselPositionsRow, VesselsRow, ViewsRow, WebhooksRow } from '../schema/rows.ts'
import type { Wire } from '@boxtrail/engine/record/wire'

export interface Statements {
  'abandon-notifications': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'add-left-out-of-submission': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'add-to-accuracy-months': {
    parameters: [$1: string | null]
    row: never
  }
  'add-to-inland-lanes': {
    parameters: [$1: string | null]
    row: never
  }
  'add-to-lanes': {
    parameters: [$1: string | null]
    row: never
  }
  'admit': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: number | null, $6: readonly (number | null)[] | null, $7: readonly (number | null)[] | null, $8: readonly (number | null)[] | null]
    row: {
      bucket: RateWindowsRow['bucket']
      who: RateWindowsRow['who']
      admitted: RateWindowsRow['admitted']
      free: number
      reset_ms: number
      slot: number | null
      ends_ms: number
    }
  }
  'advance-sandbox-checks': {
    parameters: [$1: string | null, $2: number | null]
    row: never
  }
  'advance-sandbox-journeys': {
    parameters: [$1: string | null, $2: number | null]
    row: never
  }
  'advance-snoozed-attention': {
    parameters: [$1: string | null, $2: number | null]
    row: never
  }
  'answer-message': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'answer-messages': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'answers-of-source': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      wall: Date
      now: Date
      answered_at: Date | null
      asked_at: Date | null
      awaited_at: Date | null
      every_s: number | null
      checks: number
      shipments: number
      containers: number
    }
  }
  'append-audit-event': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null]
    row: never
  }
  'attend-again': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'attention-settings-of': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      id: AccountsRow['id']
      attention: AccountsRow['attention']
    }
  }
  'awaits-projection': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      awaits_projection: boolean
    }
  }
  'began-of': {
    parameters: [$1: string | null, $2: string | null, $3: Date | string | null]
    row: {
      began_at: Date | null
    }
  }
  'begin-login': {
    parameters: [$1: string | null]
    row: never
  }
  'begin-pace': {
    parameters: [$1: string | null]
    row: never
  }
  'begin-report-object': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: number | null, $8: number | null, $9: string | null]
    row: never
  }
  'begin-sandbox-journey': {
    parameters: [$1: string | null, $2: string | null, $3: number | null]
    row: never
  }
  'claim-due-checks': {
    parameters: [$1: string | null, $2: string | null, $3: number | null, $4: number | null]
    row: {
      failures: SourcesRow['failures']
      is_closed: boolean | null
      asked_at: Date | null
      id: ChecksRow['id'] | null
      source_id: ChecksRow['source_id'] | null
      subject_kind: ChecksRow['subject_kind'] | null
      subject_number: ChecksRow['subject_number'] | null
      polled_number: ChecksRow['polled_number'] | null
      first_form_outcome: ChecksRow['first_form_outcome'] | null
      every_s: ChecksRow['every_s'] | null
      body_hash: ChecksRow['body_hash'] | null
      content_hash: ChecksRow['content_hash'] | null
      awaits_confirmation: ChecksRow['awaits_confirmation'] | null
      last_outcome: ChecksRow['last_outcome'] | null
      lease_token: ChecksRow['lease_token'] | null
      attempts: ChecksRow['attempts'] | null
    }
  }
  'claim-due-checks-in-pace': {
    parameters: [$1: string | null, $2: string | null, $3: number | null, $4: number | null, $5: number | null, $6: number | null, $7: number | null, $8: number | null]
    row: {
      failures: SourcesRow['failures']
      is_closed: boolean | null
      asked_at: Date | null
      free_in_ms: number | null
      is_shared: boolean | null
      id: ChecksRow['id']
      source_id: ChecksRow['source_id']
      subject_kind: ChecksRow['subject_kind']
      subject_number: ChecksRow['subject_number']
      polled_number: ChecksRow['polled_number']
      first_form_outcome: ChecksRow['first_form_outcome']
      every_s: ChecksRow['every_s']
      body_hash: ChecksRow['body_hash']
      content_hash: ChecksRow['content_hash']
      awaits_confirmation: ChecksRow['awaits_confirmation']
      last_outcome: ChecksRow['last_outcome']
      lease_token: ChecksRow['lease_token']
      attempts: ChecksRow['attempts']
    }
  }
  'consume-oauth-token': {
    parameters: [$1: string | null, $2: string | null, $3: Date | string | null]
    row: never
  }
  'container-exists': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      "?column?": number | null
    }
  }
  'containers-total': {
    parameters: [$1: string | null]
    row: {
      total: LedgersRow['containers_total']
    }
  }
  'containers-with-several-free-days': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ContainersRow['id']
      number: ContainersRow['number']
      shipment_id: ContainersRow['shipment_id']
      pickup_lfd_line: Wire<ContainersRow['pickup_lfd_line']>
      pickup_lfd_terminal: Wire<ContainersRow['pickup_lfd_terminal']>
      pickup_lfd_rail: Wire<ContainersRow['pickup_lfd_rail']>
      pod_timezone: ContainersRow['pod_timezone']
      final_destination_timezone: ContainersRow['final_destination_timezone']
      free_time: Json
      is_waiting: boolean
    }
  }
  'continue-journeys': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: number | null, $4: readonly (string | null)[] | null]
    row: never
  }
  'contradictions-of-journeys': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: ContradictionsRow['account_id']
      journey_id: ContradictionsRow['journey_id']
      id: ContradictionsRow['id']
      kind: ContradictionsRow['kind']
      since: ContradictionsRow['since']
      content: ContradictionsRow['content']
      number: ContainersRow['number']
    }
  }
  'count-attempt': {
    parameters: [$1: string | null, $2: number | null]
    row: {
      counted: number
    }
  }
  'count-custom-field-definitions': {
    parameters: [$1: string | null]
    row: {
      total: number
    }
  }
  'count-deliveries': {
    parameters: []
    row: {
      retrying: number
      waiting: number
    }
  }
  'count-moved-bodies': {
    parameters: [$1: string | null]
    row: {
      count: number
    }
  }
  'count-owners': {
    parameters: [$1: string | null]
    row: {
      owners: number
    }
  }
  'count-queues': {
    parameters: []
    row: {
      queue: string
      waiting: number
      oldest_s: number | null
    }
  }
  'count-ready-journeys': {
    parameters: [$1: number | null]
    row: {
      ready: number
    }
  }
  'count-to-pack': {
    parameters: [$1: Date | string | null]
    row: {
      shipments: number
      containers: number
    }
  }
  'decide-oauth-request': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-attention': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'delete-blob': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-calendar-feed': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'delete-claims': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'delete-containers': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'delete-custom-field': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-custom-field-definition': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-custom-field-option': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-custom-fields-of-definition': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      kind: string
      id: CustomFieldsRow['entity_id']
      shipment_id: string | null
    }
  }
  'delete-detection': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-early-notifications': {
    parameters: [$1: string | null]
    row: {
      account_id: string
      count: number
    }
  }
  'delete-invitation': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-invitation-of': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-journey': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-links-of-document': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-numbers-of-document': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-oauth-app': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      client_name: OauthConnectionsRow['client_name']
      redirect_host: OauthConnectionsRow['redirect_host']
    }
  }
  'delete-oauth-connection': {
    parameters: [$1: string | null]
    row: {
      account_id: OauthConnectionsRow['account_id']
      user_id: OauthConnectionsRow['user_id']
      client_name: OauthConnectionsRow['client_name']
      redirect_host: OauthConnectionsRow['redirect_host']
    }
  }
  'delete-oauth-request': {
    parameters: [$1: string | null]
    row: never
  }
  'delete-oauth-token': {
    parameters: [$1: string | null]
    row: never
  }
  'delete-old-audit-events': {
    parameters: [$1: Date | string | null]
    row: never
  }
  'delete-orphaned-search-entries': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'delete-search-entries': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'delete-tariff': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'delete-unused-oauth-code': {
    parameters: [$1: string | null]
    row: never
  }
  'delete-view': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'delete-webhook': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'discard-document': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'drop-expired-shares': {
    parameters: [$1: string | null]
    row: never
  }
  'drop-old-messages': {
    parameters: []
    row: never
  }
  'enabled-lines': {
    parameters: [$1: string | null]
    row: {
      enabled_lines: AccountsRow['enabled_lines']
    }
  }
  'end-oauth-connections-of-person': {
    parameters: [$1: string | null]
    row: never
  }
  'end-oauth-connections-of-user': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'end-other-sessions': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'end-session': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'end-sessions-of-person': {
    parameters: [$1: string | null]
    row: never
  }
  'end-sessions-of-user': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'end-subscriptions': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'ensure-check': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: Date | string | null]
    row: {
      id: ChecksRow['id']
      last_asked_at: ChecksRow['last_asked_at']
      last_outcome: ChecksRow['last_outcome']
    }
  }
  'ensure-sandbox': {
    parameters: [$1: string | null]
    row: never
  }
  'ensure-source': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'expire-api-key': {
    parameters: [$1: string | null, $2: string | null, $3: number | null]
    row: never
  }
  'fail-request': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      account_id: TrackingRequestsRow['account_id']
      id: TrackingRequestsRow['id']
      request_type: TrackingRequestsRow['request_type']
      request_type_as_sent: TrackingRequestsRow['request_type_as_sent']
      request_number: TrackingRequestsRow['request_number']
      normalized_number: TrackingRequestsRow['normalized_number']
      scac: TrackingRequestsRow['scac']
      auto_detect_vocc_scac: TrackingRequestsRow['auto_detect_vocc_scac']
      status: TrackingRequestsRow['status']
      failed_reason: TrackingRequestsRow['failed_reason']
      is_retrying: TrackingRequestsRow['is_retrying']
      retry_count: TrackingRequestsRow['retry_count']
      awaiting_since: TrackingRequestsRow['awaiting_since']
      ref_numbers: TrackingRequestsRow['ref_numbers']
      shipment_tags: TrackingRequestsRow['shipment_tags']
      initial_custom_fields: TrackingRequestsRow['initial_custom_fields']
      customer_id: TrackingRequestsRow['customer_id']
      user_id: TrackingRequestsRow['user_id']
      shipment_id: TrackingRequestsRow['shipment_id']
      created_at: TrackingRequestsRow['created_at']
      updated_at: TrackingRequestsRow['updated_at']
      bare_number: TrackingRequestsRow['bare_number']
      ended_journey: TrackingRequestsRow['ended_journey']
    }
  }
  'failing-until': {
    parameters: [$1: string | null]
    row: {
      until: Date | null
    }
  }
  'find-account': {
    parameters: [$1: string | null]
    row: {
      id: AccountsRow['id']
      company_name: AccountsRow['company_name']
    }
  }
  'find-accounts-named': {
    parameters: [$1: string | null]
    row: {
      id: AccountsRow['id']
    }
  }
  'find-answers-of-messages': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      message_id: FeedMessagesRow['message_id']
      result: Json
    }
  }
  'find-api-keys': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: ApiKeysRow['id']
      user_id: ApiKeysRow['user_id']
      name: ApiKeysRow['name']
      scope: ApiKeysRow['scope']
      last4: ApiKeysRow['last4']
      created_at: ApiKeysRow['created_at']
      expires_at: ApiKeysRow['expires_at']
      last_used_at: ApiKeysRow['last_used_at']
      revoked_at: ApiKeysRow['revoked_at']
    }
  }
  'find-asked': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      since: TrackingInterruptionsRow['since']
      is_paused: TrackingInterruptionsRow['is_paused']
      asked_until: TrackingInterruptionsRow['asked_until']
    }
  }
  'find-attempts': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: boolean | null]
    row: {
      notification_id: NotificationAttemptsRow['notification_id']
      attempt: NotificationAttemptsRow['attempt']
      attempted_at: NotificationAttemptsRow['attempted_at']
      status_code: NotificationAttemptsRow['status_code']
      duration_ms: NotificationAttemptsRow['duration_ms']
      response_body: string | null
    }
  }
  'find-attention-entries': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: AttentionEntriesRow['id']
      account_id: AttentionEntriesRow['account_id']
      scope_id: AttentionEntriesRow['scope_id']
      kind: AttentionEntriesRow['kind']
      severity: AttentionEntriesRow['severity']
      due_on: AttentionEntriesRow['due_on']
      since: AttentionEntriesRow['since']
      container_id: AttentionEntriesRow['container_id']
      shipment_id: AttentionEntriesRow['shipment_id']
      tracking_request_id: AttentionEntriesRow['tracking_request_id']
      document_id: AttentionEntriesRow['document_id']
      cause: AttentionEntriesRow['cause']
      content: AttentionContentsRow['content']
      changed_at: AttentionEntriesRow['changed_at']
      state: string
      snoozed_until: Date | null
      state_reason: string | null
    }
  }
  'find-attention-states': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      account_id: AttentionStatesRow['account_id']
      entry_id: AttentionStatesRow['entry_id']
      cause: AttentionStatesRow['cause']
      state: AttentionStatesRow['state']
      snoozed_until: AttentionStatesRow['snoozed_until']
      wakes_at: AttentionStatesRow['wakes_at']
      reason: AttentionStatesRow['reason']
      user_id: AttentionStatesRow['user_id']
      changed_at: AttentionStatesRow['changed_at']
    }
  }
  'find-audit-events': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: AuditEventsRow['id']
      created_at: AuditEventsRow['created_at']
      action: AuditEventsRow['action']
      actor_type: AuditEventsRow['actor_type']
      actor_name: string | null
      user_id: AuditEventsRow['user_id']
      api_key_id: AuditEventsRow['api_key_id']
      address: AuditEventsRow['address']
      user_agent: AuditEventsRow['user_agent']
      subject_type: AuditEventsRow['subject_type']
      subject_id: AuditEventsRow['subject_id']
      details: AuditEventsRow['details']
    }
  }
  'find-awaited-checks': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      check_id: SubscriptionsRow['check_id']
    }
  }
  'find-blob': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: BlobsRow['id']
      key: BlobsRow['key']
      filename: BlobsRow['filename']
      content_type: BlobsRow['content_type']
      byte_size: BlobsRow['byte_size']
      checksum: BlobsRow['checksum']
      service_name: BlobsRow['service_name']
      created_at: BlobsRow['created_at']
      attached_at: BlobsRow['attached_at']
      sha256: BlobsRow['sha256']
    }
  }
  'find-by-name': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      shipment_id: string
      container_id: string | null
    }
  }
  'find-calendar-feeds': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null]
    row: {
      id: CalendarFeedsRow['id']
      name: CalendarFeedsRow['name']
      filters: CalendarFeedsRow['filters']
      created_at: CalendarFeedsRow['created_at']
      last_read_at: CalendarFeedsRow['last_read_at']
    }
  }
  'find-caller': {
    parameters: [$1: string | null]
    row: {
      account_id: ApiKeysRow['account_id']
      user_id: ApiKeysRow['user_id']
      id: ApiKeysRow['id']
      is_operator: ApiKeysRow['is_operator']
      scope: ApiKeysRow['scope']
      features: AccountsRow['features']
      pickup_lfd_policy: string | null
      use_is_unrecorded: boolean
    }
  }
  'find-change-times': {
    parameters: [$1: string | null, $2: readonly (number | null)[] | null]
    row: {
      sequence: ChangesRow['sequence']
      occurred_at: ChangesRow['occurred_at']
    }
  }
  'find-charged-container': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ContainersRow['id']
      marks: ContainersRow['marks']
      equipment_length: ContainersRow['equipment_length']
      equipment_type: ContainersRow['equipment_type']
      pod_timezone: ContainersRow['pod_timezone']
      final_destination_timezone: ContainersRow['final_destination_timezone']
      empty_terminated_timezone: ContainersRow['empty_terminated_timezone']
      shipping_line_scac: ShipmentsRow['shipping_line_scac']
      now: Date
    }
  }
  'find-cited-reports': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      id: ReportsRow['id']
      check_id: ReportsRow['check_id']
      source_id: ReportsRow['source_id']
      asked_at: ReportsRow['asked_at']
      received_at: ReportsRow['received_at']
      recorded_at: ReportsRow['recorded_at']
      adapter: ReportsRow['adapter']
      adapter_version: ReportsRow['adapter_version']
      media_type: ReportsRow['media_type']
      size: ReportsRow['size']
      stored_size: ReportsRow['stored_size']
      body_sha256: string | null
    }
  }
  'find-confirmed-person': {
    parameters: [$1: string | null]
    row: {
      id: PeopleRow['id']
      name: PeopleRow['name']
    }
  }
  'find-container': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ContainersRow['id']
      shipment_id: ContainersRow['shipment_id']
      number: ContainersRow['number']
      ref_numbers: ContainersRow['ref_numbers']
      equipment_type: ContainersRow['equipment_type']
      equipment_length: ContainersRow['equipment_length']
      equipment_height: ContainersRow['equipment_height']
      weight_in_lbs: ContainersRow['weight_in_lbs']
      seal_number: ContainersRow['seal_number']
      current_status: ContainersRow['current_status']
      availability_known: ContainersRow['availability_known']
      available_for_pickup: ContainersRow['available_for_pickup']
      pickup_lfd: Wire<ContainersRow['pickup_lfd']>
      pickup_lfd_line: Wire<ContainersRow['pickup_lfd_line']>
      pickup_lfd_terminal: Wire<ContainersRow['pickup_lfd_terminal']>
      pickup_lfd_rail: Wire<ContainersRow['pickup_lfd_rail']>
      pickup_appointment_at: Wire<ContainersRow['pickup_appointment_at']>
      pod_terminal_id: ContainersRow['pod_terminal_id']
      pickup_facility_id: ContainersRow['pickup_facility_id']
      pod_arrived_at: Wire<ContainersRow['pod_arrived_at']>
      pod_discharged_at: Wire<ContainersRow['pod_discharged_at']>
      pod_full_out_at: Wire<ContainersRow['pod_full_out_at']>
      pod_full_out_chassis_number: ContainersRow['pod_full_out_chassis_number']
      location_at_pod_terminal: ContainersRow['location_at_pod_terminal']
      final_destination_full_out_at: Wire<ContainersRow['final_destination_full_out_at']>
      empty_terminated_at: Wire<ContainersRow['empty_terminated_at']>
      holds_at_pod_terminal: ContainersRow['holds_at_pod_terminal']
      fees_at_pod_terminal: ContainersRow['fees_at_pod_terminal']
      pod_timezone: ContainersRow['pod_timezone']
      final_destination_timezone: ContainersRow['final_destination_timezone']
      empty_terminated_timezone: ContainersRow['empty_terminated_timezone']
      pod_rail_carrier_scac: ContainersRow['pod_rail_carrier_scac']
      ind_rail_carrier_scac: ContainersRow['ind_rail_carrier_scac']
      pod_rail_loaded_at: Wire<ContainersRow['pod_rail_loaded_at']>
      pod_rail_departed_at: Wire<ContainersRow['pod_rail_departed_at']>
      ind_eta_at: Wire<ContainersRow['ind_eta_at']>
      ind_ata_at: Wire<ContainersRow['ind_ata_at']>
      ind_rail_unloaded_at: Wire<ContainersRow['ind_rail_unloaded_at']>
      delivered_at: Wire<ContainersRow['delivered_at']>
      empty_out_at: Wire<ContainersRow['empty_out_at']>
      pol_full_in_at: Wire<ContainersRow['pol_full_in_at']>
      pol_vessel_loaded_at: Wire<ContainersRow['pol_vessel_loaded_at']>
      pol_vessel_departed_at: Wire<ContainersRow['pol_vessel_departed_at']>
      created_at: Wire<ContainersRow['created_at']>
      updated_at: Wire<ContainersRow['updated_at']>
      marks: ContainersRow['marks']
      shipment_last_tracking_request_at: string | null
      transport_event_ids: string[]
      raw_event_ids: string[]
      line_scac: ShipmentsRow['shipping_line_scac']
      line_check_id: ShipmentsRow['line_check_id']
      line_tracking_stopped_at: Wire<ShipmentsRow['line_tracking_stopped_at']>
      line_tracking_last_attempted_at: Wire<ShipmentsRow['line_tracking_last_attempted_at']>
      line_tracking_last_succeeded_at: Wire<ShipmentsRow['line_tracking_last_succeeded_at']>
      sources: Json[]
    }
  }
  'find-container-by-number': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      shipment_id: ContainersRow['shipment_id']
      container_id: ContainersRow['id']
    }
  }
  'find-container-by-part': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null]
    row: {
      shipment_id: string
      container_id: string
    }
  }
  'find-container-numbers': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      number: ContainersRow['number']
    }
  }
  'find-container-with-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      found: Json
    }
  }
  'find-containers': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: ContainersRow['id']
      shipment_id: ContainersRow['shipment_id']
      number: ContainersRow['number']
      ref_numbers: ContainersRow['ref_numbers']
      equipment_type: ContainersRow['equipment_type']
      equipment_length: ContainersRow['equipment_length']
      equipment_height: ContainersRow['equipment_height']
      weight_in_lbs: ContainersRow['weight_in_lbs']
      seal_number: ContainersRow['seal_number']
      current_status: ContainersRow['current_status']
      availability_known: ContainersRow['availability_known']
      available_for_pickup: ContainersRow['available_for_pickup']
      pickup_lfd: Wire<ContainersRow['pickup_lfd']>
      pickup_lfd_line: Wire<ContainersRow['pickup_lfd_line']>
      pickup_lfd_terminal: Wire<ContainersRow['pickup_lfd_terminal']>
      pickup_lfd_rail: Wire<ContainersRow['pickup_lfd_rail']>
      pickup_appointment_at: Wire<ContainersRow['pickup_appointment_at']>
      pod_terminal_id: ContainersRow['pod_terminal_id']
      pickup_facility_id: ContainersRow['pickup_facility_id']
      pod_arrived_at: Wire<ContainersRow['pod_arrived_at']>
      pod_discharged_at: Wire<ContainersRow['pod_discharged_at']>
      pod_full_out_at: Wire<ContainersRow['pod_full_out_at']>
      pod_full_out_chassis_number: ContainersRow['pod_full_out_chassis_number']
      location_at_pod_terminal: ContainersRow['location_at_pod_terminal']
      final_destination_full_out_at: Wire<ContainersRow['final_destination_full_out_at']>
      empty_terminated_at: Wire<ContainersRow['empty_terminated_at']>
      holds_at_pod_terminal: ContainersRow['holds_at_pod_terminal']
      fees_at_pod_terminal: ContainersRow['fees_at_pod_terminal']
      pod_timezone: ContainersRow['pod_timezone']
      final_destination_timezone: ContainersRow['final_destination_timezone']
      empty_terminated_timezone: ContainersRow['empty_terminated_timezone']
      pod_rail_carrier_scac: ContainersRow['pod_rail_carrier_scac']
      ind_rail_carrier_scac: ContainersRow['ind_rail_carrier_scac']
      pod_rail_loaded_at: Wire<ContainersRow['pod_rail_loaded_at']>
      pod_rail_departed_at: Wire<ContainersRow['pod_rail_departed_at']>
      ind_eta_at: Wire<ContainersRow['ind_eta_at']>
      ind_ata_at: Wire<ContainersRow['ind_ata_at']>
      ind_rail_unloaded_at: Wire<ContainersRow['ind_rail_unloaded_at']>
      delivered_at: Wire<ContainersRow['delivered_at']>
      empty_out_at: Wire<ContainersRow['empty_out_at']>
      pol_full_in_at: Wire<ContainersRow['pol_full_in_at']>
      pol_vessel_loaded_at: Wire<ContainersRow['pol_vessel_loaded_at']>
      pol_vessel_departed_at: Wire<ContainersRow['pol_vessel_departed_at']>
      created_at: Wire<ContainersRow['created_at']>
      updated_at: Wire<ContainersRow['updated_at']>
      marks: ContainersRow['marks']
      shipment_last_tracking_request_at: string | null
      transport_event_ids: string[]
      raw_event_ids: string[]
      line_scac: ShipmentsRow['shipping_line_scac']
      line_check_id: ShipmentsRow['line_check_id']
      line_tracking_stopped_at: Wire<ShipmentsRow['line_tracking_stopped_at']>
      line_tracking_last_attempted_at: Wire<ShipmentsRow['line_tracking_last_attempted_at']>
      line_tracking_last_succeeded_at: Wire<ShipmentsRow['line_tracking_last_succeeded_at']>
      sources: Json[]
    }
  }
  'find-containers-of-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ContainersRow['id']
      number: ContainersRow['number']
    }
  }
  'find-containers-of-shipments': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: ShipmentsRow['id']
      container_ids: string[]
    }
  }
  'find-contents-of-documents': {
    parameters: [$1: string | null, $2: readonly (Buffer | null)[] | null]
    row: {
      sha256: DocumentsRow['sha256']
    }
  }
  'find-contradictions': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: ContradictionsRow['account_id']
      id: ContradictionsRow['id']
      journey_id: ContradictionsRow['journey_id']
      container_id: ContradictionsRow['container_id']
      shipment_id: ContradictionsRow['shipment_id']
      kind: ContradictionsRow['kind']
      severity: ContradictionsRow['severity']
      rank: ContradictionsRow['rank']
      since: ContradictionsRow['since']
      opened_at: ContradictionsRow['opened_at']
      resolved_at: ContradictionsRow['resolved_at']
      content: ContradictionsRow['content']
      changed_at: ContradictionsRow['changed_at']
    }
  }
  'find-contradictions-of-container': {
    parameters: [$1: string | null, $2: string | null, $3: number | null]
    row: {
      account_id: ContradictionsRow['account_id']
      id: ContradictionsRow['id']
      journey_id: ContradictionsRow['journey_id']
      container_id: ContradictionsRow['container_id']
      shipment_id: ContradictionsRow['shipment_id']
      kind: ContradictionsRow['kind']
      severity: ContradictionsRow['severity']
      rank: ContradictionsRow['rank']
      since: ContradictionsRow['since']
      opened_at: ContradictionsRow['opened_at']
      resolved_at: ContradictionsRow['resolved_at']
      content: ContradictionsRow['content']
      changed_at: ContradictionsRow['changed_at']
      total: number
    }
  }
  'find-contradictions-of-containers': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: ContradictionsRow['account_id']
      id: ContradictionsRow['id']
      journey_id: ContradictionsRow['journey_id']
      container_id: ContradictionsRow['container_id']
      shipment_id: ContradictionsRow['shipment_id']
      kind: ContradictionsRow['kind']
      severity: ContradictionsRow['severity']
      rank: ContradictionsRow['rank']
      since: ContradictionsRow['since']
      opened_at: ContradictionsRow['opened_at']
      resolved_at: ContradictionsRow['resolved_at']
      content: ContradictionsRow['content']
      changed_at: ContradictionsRow['changed_at']
    }
  }
  'find-corrected': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      sender: string
      corrections: DocumentsRow['extracted_data_manual']
    }
  }
  'find-custom-field-by-slug': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null]
    row: {
      id: CustomFieldsRow['id']
    }
  }
  'find-custom-field-definitions': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: CustomFieldDefinitionsRow['account_id']
      id: CustomFieldDefinitionsRow['id']
      entity_type: CustomFieldDefinitionsRow['entity_type']
      api_slug: CustomFieldDefinitionsRow['api_slug']
      display_name: CustomFieldDefinitionsRow['display_name']
      description: CustomFieldDefinitionsRow['description']
      data_type: CustomFieldDefinitionsRow['data_type']
      reference_type: CustomFieldDefinitionsRow['reference_type']
      validation: CustomFieldDefinitionsRow['validation']
      default_format: CustomFieldDefinitionsRow['default_format']
      default_value: CustomFieldDefinitionsRow['default_value']
      created_at: CustomFieldDefinitionsRow['created_at']
      updated_at: CustomFieldDefinitionsRow['updated_at']
      option_ids: string[]
    }
  }
  'find-custom-field-definitions-by-slug': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null]
    row: {
      account_id: CustomFieldDefinitionsRow['account_id']
      id: CustomFieldDefinitionsRow['id']
      entity_type: CustomFieldDefinitionsRow['entity_type']
      api_slug: CustomFieldDefinitionsRow['api_slug']
      display_name: CustomFieldDefinitionsRow['display_name']
      description: CustomFieldDefinitionsRow['description']
      data_type: CustomFieldDefinitionsRow['data_type']
      reference_type: CustomFieldDefinitionsRow['reference_type']
      validation: CustomFieldDefinitionsRow['validation']
      default_format: CustomFieldDefinitionsRow['default_format']
      default_value: CustomFieldDefinitionsRow['default_value']
      created_at: CustomFieldDefinitionsRow['created_at']
      updated_at: CustomFieldDefinitionsRow['updated_at']
      option_ids: string[]
    }
  }
  'find-custom-field-option': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      id: CustomFieldOptionsRow['id']
      definition_id: CustomFieldOptionsRow['definition_id']
      value: CustomFieldOptionsRow['value']
      label: CustomFieldOptionsRow['label']
      position: CustomFieldOptionsRow['position']
    }
  }
  'find-custom-field-options': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: CustomFieldOptionsRow['id']
      definition_id: CustomFieldOptionsRow['definition_id']
      value: CustomFieldOptionsRow['value']
      label: CustomFieldOptionsRow['label']
      position: CustomFieldOptionsRow['position']
    }
  }
  'find-custom-field-options-of': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: CustomFieldOptionsRow['id']
      definition_id: CustomFieldOptionsRow['definition_id']
      value: CustomFieldOptionsRow['value']
      label: CustomFieldOptionsRow['label']
      position: CustomFieldOptionsRow['position']
    }
  }
  'find-custom-fields': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: CustomFieldsRow['account_id']
      id: CustomFieldsRow['id']
      definition_id: CustomFieldsRow['definition_id']
      shipment_id: CustomFieldsRow['shipment_id']
      container_id: CustomFieldsRow['container_id']
      tracking_request_id: CustomFieldsRow['tracking_request_id']
      entity_id: CustomFieldsRow['entity_id']
      value: CustomFieldsRow['value']
      text_value: CustomFieldsRow['text_value']
      user_id: CustomFieldsRow['user_id']
      created_at: CustomFieldsRow['created_at']
      updated_at: CustomFieldsRow['updated_at']
      api_slug: CustomFieldDefinitionsRow['api_slug']
      data_type: CustomFieldDefinitionsRow['data_type']
      default_format: CustomFieldDefinitionsRow['default_format']
    }
  }
  'find-differing-requests': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: TrackingRequestsRow['account_id']
      id: TrackingRequestsRow['id']
    }
  }
  'find-differing-shipments': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: string
      id: string
    }
  }
  'find-document-by-content': {
    parameters: [$1: string | null, $2: Buffer | null]
    row: {
      id: DocumentsRow['id']
      name: DocumentsRow['name']
    }
  }
  'find-documents': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: DocumentsRow['id']
      account_id: DocumentsRow['account_id']
      name: DocumentsRow['name']
      document_type: DocumentsRow['document_type']
      document_type_manual: DocumentsRow['document_type_manual']
      classification_notes: DocumentsRow['classification_notes']
      readability: DocumentsRow['readability']
      source: DocumentsRow['source']
      file_name: DocumentsRow['file_name']
      file_content_type: DocumentsRow['file_content_type']
      file_size_bytes: DocumentsRow['file_size_bytes']
      created_at: DocumentsRow['created_at']
      updated_at: DocumentsRow['updated_at']
      user_id: DocumentsRow['user_id']
      email_submission_id: DocumentsRow['email_submission_id']
      split_from: DocumentsRow['split_from']
      first_page: DocumentsRow['first_page']
      last_page: DocumentsRow['last_page']
      representation_id: string | null
      shipment_ids: string[]
      container_ids: string[]
      links: Json
      parts: Json
    }
  }
  'find-due-containers': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: ContainersRow['id']
      number: ContainersRow['number']
      marks: ContainersRow['marks']
      equipment_length: ContainersRow['equipment_length']
      equipment_type: ContainersRow['equipment_type']
      pod_full_out_at: ContainersRow['pod_full_out_at']
      final_destination_full_out_at: ContainersRow['final_destination_full_out_at']
      empty_terminated_at: ContainersRow['empty_terminated_at']
      created_at: ContainersRow['created_at']
      updated_at: ContainersRow['updated_at']
      shipping_line_scac: ShipmentsRow['shipping_line_scac']
      bill_of_lading_number: ShipmentsRow['bill_of_lading_number']
      now: Date
    }
  }
  'find-due-silences': {
    parameters: [$1: number | null]
    row: {
      account_id: SourceSilencesRow['account_id']
      source_id: SourceSilencesRow['source_id']
    }
  }
  'find-due-webhooks': {
    parameters: [$1: string | null, $2: number | null]
    row: {
      webhook_id: string
      is_due: boolean
    }
  }
  'find-earlier-journey': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      shipment_id: ShipmentsRow['id']
      ended_at: ContainersRow['empty_terminated_at'] | null
      ended: Json
      requested_ms: number
      before_ended_ms: number | null
    }
  }
  'find-earlier-number': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null]
    row: {
      normalized_number: TrackingRequestsRow['normalized_number']
    }
  }
  'find-ended-request': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      account_id: TrackingRequestsRow['account_id']
      id: TrackingRequestsRow['id']
      request_type: TrackingRequestsRow['request_type']
      request_type_as_sent: TrackingRequestsRow['request_type_as_sent']
      request_number: TrackingRequestsRow['request_number']
      normalized_number: TrackingRequestsRow['normalized_number']
      scac: TrackingRequestsRow['scac']
      auto_detect_vocc_scac: TrackingRequestsRow['auto_detect_vocc_scac']
      status: TrackingRequestsRow['status']
      failed_reason: TrackingRequestsRow['failed_reason']
      is_retrying: TrackingRequestsRow['is_retrying']
      retry_count: TrackingRequestsRow['retry_count']
      awaiting_since: TrackingRequestsRow['awaiting_since']
      ref_numbers: TrackingRequestsRow['ref_numbers']
      shipment_tags: TrackingRequestsRow['shipment_tags']
      initial_custom_fields: TrackingRequestsRow['initial_custom_fields']
      customer_id: TrackingRequestsRow['customer_id']
      user_id: TrackingRequestsRow['user_id']
      shipment_id: TrackingRequestsRow['shipment_id']
      created_at: TrackingRequestsRow['created_at']
      updated_at: TrackingRequestsRow['updated_at']
      bare_number: TrackingRequestsRow['bare_number']
      ended_journey: TrackingRequestsRow['ended_journey']
      journey_id: ShipmentsRow['journey_id']
    }
  }
  'find-ended-to-pack': {
    parameters: [$1: Date | string | null]
    row: {
      account_id: ShipmentsRow['account_id']
      id: ShipmentsRow['id']
    }
  }
  'find-endpoints': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      id: WebhooksRow['id']
      url: WebhooksRow['url']
      headers: WebhooksRow['headers']
      secret_sealed: WebhooksRow['secret_sealed']
      previous_secret_sealed: string | null
    }
  }
  'find-entity-container': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      shipment_id: ContainersRow['shipment_id']
      container_id: ContainersRow['id']
    }
  }
  'find-entity-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      shipment_id: ShipmentsRow['id']
      container_id: string | null
    }
  }
  'find-entity-tracking-request': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      shipment_id: TrackingRequestsRow['shipment_id']
      container_id: string | null
    }
  }
  'find-feed-of-token': {
    parameters: [$1: string | null]
    row: {
      account_id: CalendarFeedsRow['account_id']
      id: CalendarFeedsRow['id']
      name: CalendarFeedsRow['name']
      filters: CalendarFeedsRow['filters']
      is_unrecorded: boolean
    }
  }
  'find-file-of-document': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      key: BlobsRow['key']
      filename: BlobsRow['filename']
      content_type: BlobsRow['content_type']
      quarantined: DocumentsRow['quarantined']
    }
  }
  'find-followed-checks': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ChecksRow['id']
      subject_kind: ChecksRow['subject_kind']
      subject_number: ChecksRow['subject_number']
    }
  }
  'find-found-rows': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null]
    row: {
      id: string
      number: string
      shipment_id: string | null
      scac: string | null
      port_of_lading_name: string | null
      port_of_discharge_name: string | null
      containers_count: number | null
      tracking_stopped: boolean | null
      tracking_stopped_reason: string | null
      status: string | null
      failed_reason: string | null
      ref_numbers: string[]
      created_at: Date
      updated_at: Date
    }
  }
  'find-grown-logs': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null]
    row: {
      account_id: LedgersRow['account_id']
    }
  }
  'find-hash-of-email': {
    parameters: [$1: string | null]
    row: {
      password_hash: PeopleRow['password_hash']
    }
  }
  'find-history-of-contradictions': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: Date | string | null]
    row: {
      resource_id: ChangesRow['resource_id']
      opened_at: Date | null
      resolved_at: Date | null
      opens_again: boolean
    }
  }
  'find-horizon': {
    parameters: [$1: string | null]
    row: {
      dropped_before: RetentionHorizonsRow['dropped_before']
    }
  }
  'find-inland-lanes': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null]
    row: {
      account_id: InlandHistoryRow['account_id']
      line: InlandHistoryRow['line']
      pod: InlandHistoryRow['pod']
      destination: InlandHistoryRow['destination']
      rail_departure: InlandHistoryRow['rail_departure']
      inland_arrival: InlandHistoryRow['inland_arrival']
      release: InlandHistoryRow['release']
      gate_out: InlandHistoryRow['gate_out']
      empty_return: InlandHistoryRow['empty_return']
    }
  }
  'find-invitation': {
    parameters: [$1: string | null]
    row: {
      account_id: InvitationsRow['account_id']
      id: InvitationsRow['id']
      email: InvitationsRow['email']
      role: InvitationsRow['role']
      company_name: AccountsRow['company_name']
    }
  }
  'find-journey': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: JourneysRow['id']
      tracking_request_id: JourneysRow['tracking_request_id']
      check_ids: string[]
    }
  }
  'find-journey-by-its-clock': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      account_id: JourneysRow['account_id']
      id: JourneysRow['id']
      lease_token: JourneysRow['lease_token']
      stale_seq: JourneysRow['stale_seq']
      tracking_request_id: JourneysRow['tracking_request_id']
      shipment_id: JourneysRow['shipment_id']
      state: JourneysRow['state']
      attempts: JourneysRow['attempts']
      sandbox: JourneysRow['sandbox']
      wall: Date
      now: Date
    }
  }
  'find-journey-of-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      account_id: JourneysRow['account_id']
      id: JourneysRow['id']
      lease_token: JourneysRow['lease_token']
      stale_seq: JourneysRow['stale_seq']
      tracking_request_id: JourneysRow['tracking_request_id']
      shipment_id: JourneysRow['shipment_id']
      state: JourneysRow['state']
      attempts: JourneysRow['attempts']
      sandbox: JourneysRow['sandbox']
      wall: Date
      now: Date
      line_tracking_stopped_at: ShipmentsRow['line_tracking_stopped_at']
    }
  }
  'find-kept-answer': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      fingerprint: RequestReplaysRow['fingerprint']
      status: RequestReplaysRow['status']
      content_type: RequestReplaysRow['content_type']
      body_sealed: RequestReplaysRow['body_sealed']
    }
  }
  'find-key': {
    parameters: [$1: string | null]
    row: {
      id: ApiKeysRow['id']
      account_id: ApiKeysRow['account_id']
      company_name: AccountsRow['company_name']
      user_id: ApiKeysRow['user_id']
      name: ApiKeysRow['name']
      scope: ApiKeysRow['scope']
      last4: ApiKeysRow['last4']
      is_operator: ApiKeysRow['is_operator']
      created_at: ApiKeysRow['created_at']
      last_used_at: ApiKeysRow['last_used_at']
      expires_at: ApiKeysRow['expires_at']
      revoked_at: ApiKeysRow['revoked_at']
      is_from_setting: ApiKeysRow['is_from_setting']
    }
  }
  'find-lanes': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null]
    row: {
      account_id: LaneHistoryRow['account_id']
      line: LaneHistoryRow['line']
      pol: LaneHistoryRow['pol']
      pod: LaneHistoryRow['pod']
      arrival: LaneHistoryRow['arrival']
      gate_out: LaneHistoryRow['gate_out']
      empty_return: LaneHistoryRow['empty_return']
    }
  }
  'find-last-changes': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: Date | string | null]
    row: {
      resource_id: string
      last_at: Date | null
    }
  }
  'find-last-changes-in-sandbox': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: Date | string | null]
    row: {
      resource_id: string
      last_at: Date | null
    }
  }
  'find-last-representations': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: DocumentRepresentationsRow['id']
      schema_version: DocumentRepresentationsRow['schema_version']
      payload: Json
      proposed: Json
      manual: Json
      left_out: DocumentRepresentationsRow['left_out']
      created_at: DocumentRepresentationsRow['created_at']
      updated_at: Date
    }
  }
  'find-lessons': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      field: DocumentLessonsRow['field']
      label: DocumentLessonsRow['label']
      place: DocumentLessonsRow['place']
      isHere: DocumentLessonsRow['is_here']
      form: DocumentLessonsRow['form']
    }
  }
  'find-linked-documents': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null, $4: number | null]
    row: {
      id: DocumentsRow['id']
      type: DocumentsRow['document_type_effective']
      created_at: DocumentsRow['created_at']
      is_weak: boolean
      house_bill: string | null
      is_being_read: boolean
      payload: Json
      manual: Json
      has_others: boolean
    }
  }
  'find-listed-container': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      created_at: ContainersRow['created_at']
      sandbox: JourneysRow['sandbox']
      now: Date
    }
  }
  'find-listening-webhooks': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      id: WebhooksRow['id']
      account_id: WebhooksRow['account_id']
      events: WebhooksRow['events']
      parked: boolean
      pickup_lfd_policy: string | null
    }
  }
  'find-login': {
    parameters: [$1: string | null]
    row: {
      sealed: SourceLoginsRow['sealed']
      valid_ms: number | null
    }
  }
  'find-mail-by-content': {
    parameters: [$1: string | null, $2: Buffer | null]
    row: {
      id: EmailSubmissionsRow['id']
    }
  }
  'find-mail-by-message-id': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: EmailSubmissionsRow['id']
    }
  }
  'find-member': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: UsersRow['id']
      role: UsersRow['role']
      name: PeopleRow['name']
      email: PeopleRow['email']
    }
  }
  'find-members-by-email': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: UsersRow['id']
      person_id: UsersRow['person_id']
      role: UsersRow['role']
    }
  }
  'find-memberships': {
    parameters: [$1: string | null]
    row: {
      account_id: UsersRow['account_id']
      user_id: UsersRow['id']
      role: UsersRow['role']
      company_name: AccountsRow['company_name']
    }
  }
  'find-message': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      body_hash: FeedMessagesRow['body_hash']
      answer: FeedMessagesRow['answer']
    }
  }
  'find-missing-accounts': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      id: string
    }
  }
  'find-moved-until': {
    parameters: [$1: string | null]
    row: {
      check_id: ReportObjectsRow['to_check']
      id: ReportObjectsRow['to_id']
      stored_at: ReportObjectsRow['stored_at']
    }
  }
  'find-notification': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: NotificationsRow['id']
      webhook_id: NotificationsRow['webhook_id']
      event: NotificationsRow['event']
      delivery_status: NotificationsRow['delivery_status']
      reference_type: NotificationsRow['reference_type']
      reference_id: NotificationsRow['reference_id']
      created_at: Date
      body: NotificationBodiesRow['body']
    }
  }
  'find-notifications': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: boolean | null]
    row: {
      id: NotificationsRow['id']
      webhook_id: NotificationsRow['webhook_id']
      event: NotificationsRow['event']
      delivery_status: NotificationsRow['delivery_status']
      reference_type: NotificationsRow['reference_type']
      reference_id: NotificationsRow['reference_id']
      created_at: Date
      body: NotificationBodiesRow['body']
    }
  }
  'find-numbers-of-document': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      kind: DocumentNumbersRow['kind']
      value: DocumentNumbersRow['value']
      page: DocumentNumbersRow['page']
      span: DocumentNumbersRow['span']
    }
  }
  'find-oauth-caller': {
    parameters: [$1: string | null]
    row: {
      account_id: OauthConnectionsRow['account_id']
      user_id: OauthConnectionsRow['user_id']
      id: OauthConnectionsRow['id']
      role: NonNullable<UsersRow['role']>
      features: AccountsRow['features']
      pickup_lfd_policy: string | null
      scope: string | null
      audience: string | null
      use_is_unrecorded: boolean
    }
  }
  'find-oauth-client': {
    parameters: [$1: string | null]
    row: {
      metadata: OauthClientsRow['metadata']
    }
  }
  'find-oauth-connection': {
    parameters: [$1: string | null]
    row: {
      account_id: OauthConnectionsRow['account_id']
      user_id: OauthConnectionsRow['user_id']
      client_id: OauthConnectionsRow['client_id']
      scopes: OauthConnectionsRow['scopes']
      created_at: OauthConnectionsRow['created_at']
      expires_at: OauthConnectionsRow['expires_at']
    }
  }
  'find-oauth-request': {
    parameters: [$1: string | null]
    row: {
      payload: OauthRequestsRow['payload']
      client_name: OauthRequestsRow['client_name']
    }
  }
  'find-oauth-token': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      payload: OauthTokensRow['payload']
      consumed_at: OauthTokensRow['consumed_at']
    }
  }
  'find-occasion': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      company_name: AccountsRow['company_name']
      user_name: UsersRow['name'] | null
      sandbox: JourneysRow['sandbox']
    }
  }
  'find-open-journeys': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null]
    row: {
      id: JourneysRow['id']
      check_ids: string[]
    }
  }
  'find-open-requests': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      id: TrackingRequestsRow['id']
      status: TrackingRequestsRow['status']
      shipment_id: TrackingRequestsRow['shipment_id']
      scac: TrackingRequestsRow['scac']
      bare_number: TrackingRequestsRow['bare_number']
    }
  }
  'find-other-bills': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      journey_id: string
      number: ContainersRow['number']
      shipment_id: ShipmentsRow['id']
      stated: Json
    }
  }
  'find-others-with-containers': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null, $4: Date | string | null]
    row: {
      id: ContainersRow['shipment_id']
      container_ids: string[]
    }
  }
  'find-own-changes-since': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: Date | string | null]
    row: {
      resource_id: ChangesRow['resource_id']
      changeset: ChangesRow['changeset']
    }
  }
  'find-parties': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: PartiesRow['id']
      company_name: PartiesRow['company_name']
    }
  }
  'find-parties-named': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: PartiesRow['id']
    }
  }
  'find-party-name-at': {
    parameters: [$1: string | null, $2: string | null, $3: Date | string | null]
    row: {
      name: string | null
    }
  }
  'find-people-by-email': {
    parameters: [$1: string | null]
    row: {
      id: PeopleRow['id']
      password_hash: PeopleRow['password_hash']
      is_confirmed: boolean
    }
  }
  'find-person': {
    parameters: [$1: string | null]
    row: {
      id: PeopleRow['id']
      email: PeopleRow['email']
      name: PeopleRow['name']
      password_hash: PeopleRow['password_hash']
    }
  }
  'find-polled': {
    parameters: [$1: string | null, $2: string | null, $3: Date | string | null]
    row: {
      last_reports: TrackingInterruptionsRow['last_reports']
    }
  }
  'find-polled-checks': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      container_id: ContainersRow['id']
      is_tracked: boolean
      id: ChecksRow['id'] | null
      source_id: ChecksRow['source_id'] | null
    }
  }
  'find-polls-still-held': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null]
    row: {
      id: ChecksRow['id']
    }
  }
  'find-positions-of-sailings': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (Date | string | null)[] | null, $3: readonly (Date | string | null)[] | null]
    row: {
      sailing: number | null
      latitude: VesselPositionsRow['latitude']
      longitude: VesselPositionsRow['longitude']
      speed_knots: VesselPositionsRow['speed_knots']
      heading_degrees: VesselPositionsRow['heading_degrees']
      reported_at: VesselPositionsRow['reported_at']
    }
  }
  'find-push': {
    parameters: [$1: string | null]
    row: {
      source_id: FeedMessagesRow['source_id']
      message_id: FeedMessagesRow['message_id']
      received_at: FeedMessagesRow['received_at']
      answer: FeedMessagesRow['answer']
    }
  }
  'find-pushes': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      id: SourcesRow['id']
      pushed_at: SourcesRow['pushed_at']
      pushing_since: SourcesRow['pushing_since']
      push_gaps: SourcesRow['push_gaps']
      push_rests: SourcesRow['push_rests']
      created_at: SourcesRow['created_at']
      now: Date
    }
  }
  'find-quarantined': {
    parameters: [$1: string | null]
    row: {
      report_id: QuarantineRow['report_id']
      check_id: QuarantineRow['check_id']
      source_id: ChecksRow['source_id']
      subject_kind: ChecksRow['subject_kind']
      subject_number: ChecksRow['subject_number']
      body: ReportBodiesRow['body']
      complete: ReportsRow['complete']
    }
  }
  'find-quotes': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      statement: Json
      total: number
    }
  }
  'find-raw-events': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: string
      id: string
      container_id: string
      event: string | null
      original_event: string | null
      timestamp: string
      estimated: boolean
      date_only: boolean
      timezone: string | null
      location_name: string | null
      location_locode: string | null
      location_id: string | null
      terminal_id: string | null
      vessel_id: string | null
      vessel_name: string | null
      vessel_imo: string | null
      voyage_number: string | null
      data_source: string
      data_provider_name: string | null
      data_provider_code: string | null
      created_at: string
      invalidated_at: string | null
      index: number
    }
  }
  'find-raw-events-among': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      account_id: string
      id: string
      container_id: string
      event: string | null
      original_event: string | null
      timestamp: string
      estimated: boolean
      date_only: boolean
      timezone: string | null
      location_name: string | null
      location_locode: string | null
      location_id: string | null
      terminal_id: string | null
      vessel_id: string | null
      vessel_name: string | null
      vessel_imo: string | null
      voyage_number: string | null
      data_source: string
      data_provider_name: string | null
      data_provider_code: string | null
      created_at: string
      invalidated_at: string | null
      index: number
    }
  }
  'find-raw-events-by-id': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      account_id: string
      id: string
      container_id: string
      event: string | null
      original_event: string | null
      timestamp: string
      estimated: boolean
      date_only: boolean
      timezone: string | null
      location_name: string | null
      location_locode: string | null
      location_id: string | null
      terminal_id: string | null
      vessel_id: string | null
      vessel_name: string | null
      vessel_imo: string | null
      voyage_number: string | null
      data_source: string
      data_provider_name: string | null
      data_provider_code: string | null
      created_at: string
      invalidated_at: string | null
      index: number
    }
  }
  'find-receipts': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      id: ReportsRow['id']
      received_at: ReportsRow['received_at']
      recorded_at: ReportsRow['recorded_at']
      adapter: ReportsRow['adapter']
      adapter_version: ReportsRow['adapter_version']
    }
  }
  'find-receivers': {
    parameters: [$1: string | null]
    row: {
      account_id: SubscriptionsRow['account_id']
    }
  }
  'find-records-of-customer': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      shipment_id: string | null
      request_id: string | null
    }
  }
  'find-reduced-submissions': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: EmailSubmissionsRow['id']
      subject: EmailSubmissionsRow['subject']
      body_preview: string | null
      sender: EmailSubmissionsRow['sender']
      recipients: EmailSubmissionsRow['recipients']
      cc: EmailSubmissionsRow['cc']
      message_id: EmailSubmissionsRow['message_id']
      sent_at: EmailSubmissionsRow['sent_at']
      created_at: EmailSubmissionsRow['created_at']
      updated_at: EmailSubmissionsRow['updated_at']
    }
  }
  'find-referenced': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null, $5: readonly (string | null)[] | null]
    row: {
      id: string
    }
  }
  'find-refusals': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      check_id: string
      reason: QuarantineRow['reason']
    }
  }
  'find-report': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ReportsRow['id']
      check_id: ReportsRow['check_id']
      source_id: ReportsRow['source_id']
      asked_at: ReportsRow['asked_at']
      received_at: ReportsRow['received_at']
      recorded_at: ReportsRow['recorded_at']
      outcome: ReportsRow['outcome']
      adapter: ReportsRow['adapter']
      adapter_version: ReportsRow['adapter_version']
      media_type: ReportsRow['media_type']
      complete: ReportsRow['complete']
      content_hash: string | null
      body_sha256: string | null
      size: ReportsRow['size']
      stored_size: ReportsRow['stored_size']
      subject_kind: ChecksRow['subject_kind']
      subject_number: ChecksRow['subject_number']
      source_account_id: SourcesRow['account_id']
    }
  }
  'find-report-objects': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      id: string
      key: ReportObjectsRow['key']
    }
  }
  'find-reports-said-until': {
    parameters: [$1: readonly (string | null)[] | null, $2: Date | string | null]
    row: {
      check_id: ReportsRow['check_id']
      id: ReportsRow['id']
      asked_at: ReportsRow['asked_at']
      received_at: ReportsRow['received_at']
      recorded_at: ReportsRow['recorded_at']
      content_hash: ReportsRow['content_hash']
    }
  }
  'find-representations-by-id': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: DocumentRepresentationsRow['id']
      schema_version: DocumentRepresentationsRow['schema_version']
      payload: Json
      proposed: Json
      manual: Json
      left_out: DocumentRepresentationsRow['left_out']
      created_at: DocumentRepresentationsRow['created_at']
      updated_at: Date
    }
  }
  'find-request': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      account_id: TrackingRequestsRow['account_id']
      id: TrackingRequestsRow['id']
      request_type: TrackingRequestsRow['request_type']
      request_type_as_sent: TrackingRequestsRow['request_type_as_sent']
      request_number: TrackingRequestsRow['request_number']
      normalized_number: TrackingRequestsRow['normalized_number']
      scac: TrackingRequestsRow['scac']
      auto_detect_vocc_scac: TrackingRequestsRow['auto_detect_vocc_scac']
      status: TrackingRequestsRow['status']
      failed_reason: TrackingRequestsRow['failed_reason']
      is_retrying: TrackingRequestsRow['is_retrying']
      retry_count: TrackingRequestsRow['retry_count']
      awaiting_since: TrackingRequestsRow['awaiting_since']
      ref_numbers: TrackingRequestsRow['ref_numbers']
      shipment_tags: TrackingRequestsRow['shipment_tags']
      initial_custom_fields: TrackingRequestsRow['initial_custom_fields']
      customer_id: TrackingRequestsRow['customer_id']
      user_id: TrackingRequestsRow['user_id']
      shipment_id: TrackingRequestsRow['shipment_id']
      created_at: TrackingRequestsRow['created_at']
      updated_at: TrackingRequestsRow['updated_at']
      bare_number: TrackingRequestsRow['bare_number']
      ended_journey: TrackingRequestsRow['ended_journey']
    }
  }
  'find-requested': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null]
    row: {
      normalized_number: TrackingRequestsRow['normalized_number']
    }
  }
  'find-requests': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: TrackingRequestsRow['account_id']
      id: TrackingRequestsRow['id']
      request_type: TrackingRequestsRow['request_type']
      request_type_as_sent: TrackingRequestsRow['request_type_as_sent']
      request_number: TrackingRequestsRow['request_number']
      normalized_number: TrackingRequestsRow['normalized_number']
      scac: TrackingRequestsRow['scac']
      auto_detect_vocc_scac: TrackingRequestsRow['auto_detect_vocc_scac']
      status: TrackingRequestsRow['status']
      failed_reason: TrackingRequestsRow['failed_reason']
      is_retrying: TrackingRequestsRow['is_retrying']
      retry_count: TrackingRequestsRow['retry_count']
      awaiting_since: TrackingRequestsRow['awaiting_since']
      ref_numbers: TrackingRequestsRow['ref_numbers']
      shipment_tags: TrackingRequestsRow['shipment_tags']
      initial_custom_fields: TrackingRequestsRow['initial_custom_fields']
      customer_id: TrackingRequestsRow['customer_id']
      user_id: TrackingRequestsRow['user_id']
      shipment_id: TrackingRequestsRow['shipment_id']
      created_at: TrackingRequestsRow['created_at']
      updated_at: TrackingRequestsRow['updated_at']
      bare_number: TrackingRequestsRow['bare_number']
      ended_journey: TrackingRequestsRow['ended_journey']
      line_check_id: ChecksRow['id'] | null
      line_outcome: ChecksRow['last_outcome'] | null
      journey_now: Date | null
      line_retry_at: Date | null
      line_polled: boolean | null
      line_enabled: SubscriptionsRow['active'] | null
      line_disabled: boolean | null
      line_adapter: SourcesRow['adapter'] | null
      line_paused_until: SourcesRow['paused_until'] | null
      read_at: Date
    }
  }
  'find-requests-of-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      account_id: TrackingRequestsRow['account_id']
      id: TrackingRequestsRow['id']
      request_type: TrackingRequestsRow['request_type']
      request_type_as_sent: TrackingRequestsRow['request_type_as_sent']
      request_number: TrackingRequestsRow['request_number']
      normalized_number: TrackingRequestsRow['normalized_number']
      scac: TrackingRequestsRow['scac']
      auto_detect_vocc_scac: TrackingRequestsRow['auto_detect_vocc_scac']
      status: TrackingRequestsRow['status']
      failed_reason: TrackingRequestsRow['failed_reason']
      is_retrying: TrackingRequestsRow['is_retrying']
      retry_count: TrackingRequestsRow['retry_count']
      awaiting_since: TrackingRequestsRow['awaiting_since']
      ref_numbers: TrackingRequestsRow['ref_numbers']
      shipment_tags: TrackingRequestsRow['shipment_tags']
      initial_custom_fields: TrackingRequestsRow['initial_custom_fields']
      customer_id: TrackingRequestsRow['customer_id']
      user_id: TrackingRequestsRow['user_id']
      shipment_id: TrackingRequestsRow['shipment_id']
      created_at: TrackingRequestsRow['created_at']
      updated_at: TrackingRequestsRow['updated_at']
      bare_number: TrackingRequestsRow['bare_number']
      ended_journey: TrackingRequestsRow['ended_journey']
    }
  }
  'find-rival-journeys': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      journey_id: string
      account_id: JourneysRow['account_id']
      id: JourneysRow['id']
      shipment_id: ShipmentsRow['id']
    }
  }
  'find-rivals-of-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      journey_id: ShipmentsRow['journey_id']
    }
  }
  'find-route': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      container_id: ContainersRow['id']
      shipment_id: ContainersRow['shipment_id']
      scac: ShipmentsRow['shipping_line_scac']
      rail_scac: ContainersRow['pod_rail_carrier_scac']
      stops: Json
      created_at: string
      updated_at: string
    }
  }
  'find-routes-of-vessel': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      stops: ContainerRoutesRow['stops']
    }
  }
  'find-rules-since': {
    parameters: [$1: string | null, $2: Date | string | null]
    row: {
      pickup_lfd_policy: string | null
      tariff_changes: Json
    }
  }
  'find-sandbox-records': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      ahead_ms: SandboxesRow['ahead_ms']
      id: string | null
    }
  }
  'find-session': {
    parameters: [$1: string | null]
    row: {
      account_id: SessionsRow['account_id']
      id: SessionsRow['id']
      user_id: SessionsRow['user_id']
      person_id: SessionsRow['person_id']
      role: NonNullable<UsersRow['role']>
      features: AccountsRow['features']
      pickup_lfd_policy: string | null
      use_is_unrecorded: boolean
    }
  }
  'find-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ShipmentsRow['id']
      journey_id: ShipmentsRow['journey_id']
      bill_of_lading_number: ShipmentsRow['bill_of_lading_number']
      normalized_number: ShipmentsRow['normalized_number']
      shipping_line_scac: ShipmentsRow['shipping_line_scac']
      customer_id: ShipmentsRow['customer_id']
      ref_numbers: ShipmentsRow['ref_numbers']
      tags: ShipmentsRow['tags']
      port_of_lading_locode: ShipmentsRow['port_of_lading_locode']
      port_of_lading_name: ShipmentsRow['port_of_lading_name']
      port_of_discharge_locode: ShipmentsRow['port_of_discharge_locode']
      port_of_discharge_name: ShipmentsRow['port_of_discharge_name']
      pod_terminal_id: ShipmentsRow['pod_terminal_id']
      destination_locode: ShipmentsRow['destination_locode']
      destination_name: ShipmentsRow['destination_name']
      destination_terminal_id: ShipmentsRow['destination_terminal_id']
      pod_vessel_name: ShipmentsRow['pod_vessel_name']
      pod_vessel_imo: ShipmentsRow['pod_vessel_imo']
      pod_voyage_number: ShipmentsRow['pod_voyage_number']
      pol_etd_at: Wire<ShipmentsRow['pol_etd_at']>
      pol_original_etd_at: Wire<ShipmentsRow['pol_original_etd_at']>
      pol_atd_at: Wire<ShipmentsRow['pol_atd_at']>
      pod_eta_at: Wire<ShipmentsRow['pod_eta_at']>
      pod_original_eta_at: Wire<ShipmentsRow['pod_original_eta_at']>
      pod_ata_at: Wire<ShipmentsRow['pod_ata_at']>
      destination_eta_at: Wire<ShipmentsRow['destination_eta_at']>
      destination_original_eta_at: Wire<ShipmentsRow['destination_original_eta_at']>
      destination_ata_at: Wire<ShipmentsRow['destination_ata_at']>
      pol_timezone: ShipmentsRow['pol_timezone']
      pod_timezone: ShipmentsRow['pod_timezone']
      destination_timezone: ShipmentsRow['destination_timezone']
      line_tracking_stopped_at: Wire<ShipmentsRow['line_tracking_stopped_at']>
      line_tracking_stopped_reason: ShipmentsRow['line_tracking_stopped_reason']
      line_tracking_stopped_by_user_id: ShipmentsRow['line_tracking_stopped_by_user_id']
      line_check_id: ShipmentsRow['line_check_id']
      created_at: Wire<ShipmentsRow['created_at']>
      updated_at: Wire<ShipmentsRow['updated_at']>
      marks: ShipmentsRow['marks']
      packed_at: Wire<ShipmentsRow['packed_at']>
      customer_name: PartiesRow['company_name'] | null
      line_tracking_last_attempted_at: string | null
      line_tracking_last_succeeded_at: string | null
      container_ids: string[]
      sources: Json[]
    }
  }
  'find-shipment-by-part': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null]
    row: {
      shipment_id: string
      container_id: string | null
    }
  }
  'find-shipments': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: ShipmentsRow['id']
      journey_id: ShipmentsRow['journey_id']
      bill_of_lading_number: ShipmentsRow['bill_of_lading_number']
      normalized_number: ShipmentsRow['normalized_number']
      shipping_line_scac: ShipmentsRow['shipping_line_scac']
      customer_id: ShipmentsRow['customer_id']
      ref_numbers: ShipmentsRow['ref_numbers']
      tags: ShipmentsRow['tags']
      port_of_lading_locode: ShipmentsRow['port_of_lading_locode']
      port_of_lading_name: ShipmentsRow['port_of_lading_name']
      port_of_discharge_locode: ShipmentsRow['port_of_discharge_locode']
      port_of_discharge_name: ShipmentsRow['port_of_discharge_name']
      pod_terminal_id: ShipmentsRow['pod_terminal_id']
      destination_locode: ShipmentsRow['destination_locode']
      destination_name: ShipmentsRow['destination_name']
      destination_terminal_id: ShipmentsRow['destination_terminal_id']
      pod_vessel_name: ShipmentsRow['pod_vessel_name']
      pod_vessel_imo: ShipmentsRow['pod_vessel_imo']
      pod_voyage_number: ShipmentsRow['pod_voyage_number']
      pol_etd_at: Wire<ShipmentsRow['pol_etd_at']>
      pol_original_etd_at: Wire<ShipmentsRow['pol_original_etd_at']>
      pol_atd_at: Wire<ShipmentsRow['pol_atd_at']>
      pod_eta_at: Wire<ShipmentsRow['pod_eta_at']>
      pod_original_eta_at: Wire<ShipmentsRow['pod_original_eta_at']>
      pod_ata_at: Wire<ShipmentsRow['pod_ata_at']>
      destination_eta_at: Wire<ShipmentsRow['destination_eta_at']>
      destination_original_eta_at: Wire<ShipmentsRow['destination_original_eta_at']>
      destination_ata_at: Wire<ShipmentsRow['destination_ata_at']>
      pol_timezone: ShipmentsRow['pol_timezone']
      pod_timezone: ShipmentsRow['pod_timezone']
      destination_timezone: ShipmentsRow['destination_timezone']
      line_tracking_stopped_at: Wire<ShipmentsRow['line_tracking_stopped_at']>
      line_tracking_stopped_reason: ShipmentsRow['line_tracking_stopped_reason']
      line_tracking_stopped_by_user_id: ShipmentsRow['line_tracking_stopped_by_user_id']
      line_check_id: ShipmentsRow['line_check_id']
      created_at: Wire<ShipmentsRow['created_at']>
      updated_at: Wire<ShipmentsRow['updated_at']>
      marks: ShipmentsRow['marks']
      packed_at: Wire<ShipmentsRow['packed_at']>
      customer_name: PartiesRow['company_name'] | null
      line_tracking_last_attempted_at: string | null
      line_tracking_last_succeeded_at: string | null
      container_ids: string[]
      sources: Json[]
    }
  }
  'find-shipments-of-containers': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: ContainersRow['id']
      shipment_id: ContainersRow['shipment_id']
      journey_id: ShipmentsRow['journey_id']
    }
  }
  'find-silence': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      told: SourceSilencesRow['told']
    }
  }
  'find-silences': {
    parameters: [$1: string | null]
    row: {
      told: SourceSilencesRow['told']
    }
  }
  'find-silences-of-accounts': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      account_id: SourceSilencesRow['account_id']
      source_id: SourceSilencesRow['source_id']
      told: SourceSilencesRow['told']
    }
  }
  'find-silences-to-attend': {
    parameters: []
    row: {
      account_id: SourceSilencesRow['account_id']
      source_id: SourceSilencesRow['source_id']
      told: SourceSilencesRow['told']
      attended_id: SourceSilencesRow['attended_id']
      attended_after: SourceSilencesRow['attended_after']
    }
  }
  'find-slugged-fields': {
    parameters: [$1: string | null]
    row: {
      id: CustomFieldDefinitionsRow['id']
      entity_type: CustomFieldDefinitionsRow['entity_type']
      api_slug: CustomFieldDefinitionsRow['api_slug']
      data_type: CustomFieldDefinitionsRow['data_type']
    }
  }
  'find-sources-with-work': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      id: SourcesRow['id']
    }
  }
  'find-stopped-shipment': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null]
    row: {
      id: ShipmentsRow['id']
      journey_id: ShipmentsRow['journey_id']
    }
  }
  'find-stopper': {
    parameters: [$1: string | null, $2: string | null, $3: Date | string | null]
    row: {
      stopped_by_user_id: TrackingInterruptionsRow['stopped_by_user_id']
    }
  }
  'find-stored-container': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      found: Json
    }
  }
  'find-stored-file': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      key: BlobsRow['key']
      filename: BlobsRow['filename']
      contentType: BlobsRow['content_type']
      userId: BlobsRow['user_id']
    }
  }
  'find-stored-provenance': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      fields: ProvenanceRow['fields']
    }
  }
  'find-stored-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      found: Json
    }
  }
  'find-submissions': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: EmailSubmissionsRow['id']
      account_id: EmailSubmissionsRow['account_id']
      user_id: EmailSubmissionsRow['user_id']
      subject: EmailSubmissionsRow['subject']
      body: EmailSubmissionsRow['body']
      sender: EmailSubmissionsRow['sender']
      recipients: EmailSubmissionsRow['recipients']
      cc: EmailSubmissionsRow['cc']
      sent_at: EmailSubmissionsRow['sent_at']
      message_id: EmailSubmissionsRow['message_id']
      in_reply_to: EmailSubmissionsRow['in_reply_to']
      reference_ids: EmailSubmissionsRow['reference_ids']
      content_type: EmailSubmissionsRow['content_type']
      left_out: EmailSubmissionsRow['left_out']
      created_at: EmailSubmissionsRow['created_at']
      updated_at: EmailSubmissionsRow['updated_at']
      document_ids: string[]
    }
  }
  'find-tariffs': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: TariffsRow['id']
      charge: TariffsRow['charge']
      shipping_line_scac: TariffsRow['shipping_line_scac']
      port_locode: TariffsRow['port_locode']
      equipment_length: TariffsRow['equipment_length']
      equipment_type: TariffsRow['equipment_type']
      free_days: TariffsRow['free_days']
      free_days_unit: TariffsRow['free_days_unit']
      currency_code: TariffsRow['currency_code']
      tiers: TariffsRow['tiers']
      valid_from: TariffsRow['valid_from']
      valid_to: TariffsRow['valid_to']
    }
  }
  'find-tracked-containers': {
    parameters: [$1: readonly (string | null)[] | null, $2: string | null]
    row: {
      number: ContainersRow['number']
    }
  }
  'find-tracked-numbers': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      kind: string
      value: string
      shipment_id: string
      container_id: string | null
      created_at: Date
      by_reference: boolean
    }
  }
  'find-trackers': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      account_id: JourneysRow['account_id']
      id: JourneysRow['id']
      lease_token: JourneysRow['lease_token']
      stale_seq: JourneysRow['stale_seq']
      tracking_request_id: JourneysRow['tracking_request_id']
      shipment_id: JourneysRow['shipment_id']
      state: JourneysRow['state']
      attempts: JourneysRow['attempts']
      sandbox: JourneysRow['sandbox']
      now: Date
      wall: Date
    }
  }
  'find-transport-event-ids-until': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: Date | string | null]
    row: {
      container_id: TransportEventsRow['container_id']
      id: TransportEventsRow['id']
    }
  }
  'find-transport-events': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: TransportEventsRow['account_id']
      id: TransportEventsRow['id']
      container_id: TransportEventsRow['container_id']
      shipment_id: TransportEventsRow['shipment_id']
      milestone: TransportEventsRow['milestone']
      event: TransportEventsRow['event']
      timestamp: Wire<TransportEventsRow['timestamp']>
      timezone: TransportEventsRow['timezone']
      location_locode: TransportEventsRow['location_locode']
      location_id: TransportEventsRow['location_id']
      terminal_id: TransportEventsRow['terminal_id']
      vessel_id: TransportEventsRow['vessel_id']
      voyage_number: TransportEventsRow['voyage_number']
      data_source: TransportEventsRow['data_source']
      value: TransportEventsRow['value']
      source_event_id: TransportEventsRow['source_event_id']
      previous_version_id: TransportEventsRow['previous_version_id']
      created_at: Wire<TransportEventsRow['created_at']>
      invalidated_at: Wire<TransportEventsRow['invalidated_at']>
      time_basis: TransportEventsRow['time_basis']
    }
  }
  'find-transport-events-by-id': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: TransportEventsRow['account_id']
      id: TransportEventsRow['id']
      container_id: TransportEventsRow['container_id']
      shipment_id: TransportEventsRow['shipment_id']
      milestone: TransportEventsRow['milestone']
      event: TransportEventsRow['event']
      timestamp: Wire<TransportEventsRow['timestamp']>
      timezone: TransportEventsRow['timezone']
      location_locode: TransportEventsRow['location_locode']
      location_id: TransportEventsRow['location_id']
      terminal_id: TransportEventsRow['terminal_id']
      vessel_id: TransportEventsRow['vessel_id']
      voyage_number: TransportEventsRow['voyage_number']
      data_source: TransportEventsRow['data_source']
      value: TransportEventsRow['value']
      source_event_id: TransportEventsRow['source_event_id']
      previous_version_id: TransportEventsRow['previous_version_id']
      created_at: Wire<TransportEventsRow['created_at']>
      invalidated_at: Wire<TransportEventsRow['invalidated_at']>
      time_basis: TransportEventsRow['time_basis']
    }
  }
  'find-transport-events-since': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null]
    row: {
      account_id: TransportEventsRow['account_id']
      id: TransportEventsRow['id']
      container_id: TransportEventsRow['container_id']
      shipment_id: TransportEventsRow['shipment_id']
      milestone: TransportEventsRow['milestone']
      event: TransportEventsRow['event']
      timestamp: Wire<TransportEventsRow['timestamp']>
      timezone: TransportEventsRow['timezone']
      location_locode: TransportEventsRow['location_locode']
      location_id: TransportEventsRow['location_id']
      terminal_id: TransportEventsRow['terminal_id']
      vessel_id: TransportEventsRow['vessel_id']
      voyage_number: TransportEventsRow['voyage_number']
      data_source: TransportEventsRow['data_source']
      value: TransportEventsRow['value']
      source_event_id: TransportEventsRow['source_event_id']
      previous_version_id: TransportEventsRow['previous_version_id']
      created_at: Wire<TransportEventsRow['created_at']>
      invalidated_at: Wire<TransportEventsRow['invalidated_at']>
      time_basis: TransportEventsRow['time_basis']
    }
  }
  'find-transport-events-until': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null]
    row: {
      account_id: TransportEventsRow['account_id']
      id: TransportEventsRow['id']
      container_id: TransportEventsRow['container_id']
      shipment_id: TransportEventsRow['shipment_id']
      milestone: TransportEventsRow['milestone']
      event: TransportEventsRow['event']
      timestamp: Wire<TransportEventsRow['timestamp']>
      timezone: TransportEventsRow['timezone']
      location_locode: TransportEventsRow['location_locode']
      location_id: TransportEventsRow['location_id']
      terminal_id: TransportEventsRow['terminal_id']
      vessel_id: TransportEventsRow['vessel_id']
      voyage_number: TransportEventsRow['voyage_number']
      data_source: TransportEventsRow['data_source']
      value: TransportEventsRow['value']
      source_event_id: TransportEventsRow['source_event_id']
      previous_version_id: TransportEventsRow['previous_version_id']
      created_at: Wire<TransportEventsRow['created_at']>
      invalidated_at: Wire<TransportEventsRow['invalidated_at']>
      time_basis: TransportEventsRow['time_basis']
    }
  }
  'find-unfinished-report-objects': {
    parameters: []
    row: {
      month: string
      to_check: ReportObjectsRow['to_check']
      to_id: ReportObjectsRow['to_id']
      key: ReportObjectsRow['key']
    }
  }
  'find-unnamed-keys': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      key: string
    }
  }
  'find-vessel-positions': {
    parameters: [$1: string | null, $2: Date | string | null, $3: Date | string | null]
    row: {
      latitude: VesselPositionsRow['latitude']
      longitude: VesselPositionsRow['longitude']
      speed_knots: VesselPositionsRow['speed_knots']
      heading_degrees: VesselPositionsRow['heading_degrees']
      reported_at: VesselPositionsRow['reported_at']
    }
  }
  'find-vessels': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      id: VesselsRow['id']
      name: VesselsRow['name']
      imo: VesselsRow['imo']
      mmsi: VesselsRow['mmsi']
    }
  }
  'find-vessels-with-position': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      id: VesselsRow['id']
      name: VesselsRow['name']
      imo: VesselsRow['imo']
      mmsi: VesselsRow['mmsi']
      latitude: VesselPositionsRow['latitude'] | null
      longitude: VesselPositionsRow['longitude'] | null
      speed_knots: VesselPositionsRow['speed_knots'] | null
      heading_degrees: VesselPositionsRow['heading_degrees'] | null
      reported_at: VesselPositionsRow['reported_at'] | null
    }
  }
  'find-views': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null]
    row: {
      id: ViewsRow['id']
      name: ViewsRow['name']
      list: ViewsRow['list']
      filters: ViewsRow['filters']
      sort: ViewsRow['sort']
      columns: ViewsRow['columns']
      visibility: ViewsRow['visibility']
      created_at: ViewsRow['created_at']
      updated_at: ViewsRow['updated_at']
    }
  }
  'find-webhooks': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: WebhooksRow['id']
      account_id: WebhooksRow['account_id']
      url: WebhooksRow['url']
      active: WebhooksRow['active']
      events: WebhooksRow['events']
      headers: WebhooksRow['headers']
      secret_sealed: WebhooksRow['secret_sealed']
      failing_since: WebhooksRow['failing_since']
      consecutive_failures: WebhooksRow['consecutive_failures']
      disabled_at: WebhooksRow['disabled_at']
      disabled_reason: WebhooksRow['disabled_reason']
      created_at: WebhooksRow['created_at']
      previous_secret_until: Date | null
    }
  }
  'find-whereabouts': {
    parameters: [$1: string | null]
    row: {
      kind: string
      place_id: string | null
      left_at: Date | null
      containers: number
      over: number
      soon: number
      held: number
      most_urgent: Json
    }
  }
  'finish-report-object': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null]
    row: never
  }
  'first-user': {
    parameters: [$1: string | null]
    row: {
      id: UsersRow['id']
    }
  }
  'forget-answers': {
    parameters: [$1: number | null]
    row: never
  }
  'forget-attempts': {
    parameters: []
    row: never
  }
  'forget-failures': {
    parameters: [$1: string | null]
    row: never
  }
  'forget-file-of-deleted-document': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'forget-invitations': {
    parameters: []
    row: never
  }
  'forget-joined-people': {
    parameters: [$1: readonly (string | null)[] | null]
    row: never
  }
  'forget-logins': {
    parameters: []
    row: never
  }
  'forget-moved-partition': {
    parameters: [$1: string | null]
    row: never
  }
  'forget-oauth-clients': {
    parameters: []
    row: never
  }
  'forget-oauth-connections': {
    parameters: []
    row: never
  }
  'forget-oauth-requests': {
    parameters: []
    row: never
  }
  'forget-oauth-tokens': {
    parameters: []
    row: never
  }
  'forget-rate-windows': {
    parameters: []
    row: never
  }
  'forget-report-object': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null]
    row: never
  }
  'forget-sessions': {
    parameters: []
    row: never
  }
  'forget-silence': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'free-source': {
    parameters: [$1: string | null]
    row: never
  }
  'give-back-notifications': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (number | null)[] | null]
    row: never
  }
  'has-keys': {
    parameters: [$1: string | null]
    row: {
      has_keys: boolean
    }
  }
  'has-owner': {
    parameters: []
    row: {
      has_owner: boolean
    }
  }
  'has-parts': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      hasParts: boolean
    }
  }
  'has-sealed-secrets': {
    parameters: []
    row: {
      exists: boolean
    }
  }
  'hold-document': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: DocumentsRow['id']
      name: DocumentsRow['name']
      document_type: DocumentsRow['document_type']
      document_type_manual: DocumentsRow['document_type_manual']
      classification_notes: DocumentsRow['classification_notes']
      extracted_data_manual: DocumentsRow['extracted_data_manual']
      file_size_bytes: DocumentsRow['file_size_bytes']
      rotation: DocumentsRow['rotation']
      wanted: DocumentsRow['wanted']
      user_id: DocumentsRow['user_id']
      email_submission_id: DocumentsRow['email_submission_id']
    }
  }
  'insert-account': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'insert-blob': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: number | null, $7: string | null, $8: string | null, $9: string | null, $10: number | null]
    row: {
      id: BlobsRow['id']
      key: BlobsRow['key']
      filename: BlobsRow['filename']
      content_type: BlobsRow['content_type']
      byte_size: BlobsRow['byte_size']
      checksum: BlobsRow['checksum']
      service_name: BlobsRow['service_name']
      created_at: BlobsRow['created_at']
      attached_at: BlobsRow['attached_at']
      sha256: BlobsRow['sha256']
    }
  }
  'insert-calendar-feed': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null]
    row: {
      id: CalendarFeedsRow['id']
      name: CalendarFeedsRow['name']
      filters: CalendarFeedsRow['filters']
      created_at: CalendarFeedsRow['created_at']
      last_read_at: CalendarFeedsRow['last_read_at']
    }
  }
  'insert-changes': {
    parameters: [$1: string | null]
    row: never
  }
  'insert-container-checks': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (Date | string | null)[] | null]
    row: never
  }
  'insert-containers': {
    parameters: [$1: string | null]
    row: never
  }
  'insert-custom-field-definition': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null]
    row: never
  }
  'insert-custom-field-option': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: number | null]
    row: {
      id: CustomFieldOptionsRow['id']
      definition_id: CustomFieldOptionsRow['definition_id']
      value: CustomFieldOptionsRow['value']
      label: CustomFieldOptionsRow['label']
      position: CustomFieldOptionsRow['position']
    }
  }
  'insert-custom-fields': {
    parameters: [$1: string | null]
    row: {
      id: CustomFieldsRow['id']
    }
  }
  'insert-detection': {
    parameters: [$1: string | null, $2: string | null, $3: Date | string | null]
    row: never
  }
  'insert-document': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: number | null, $9: Buffer | null, $10: string | null, $11: string | null, $12: string | null, $13: number | null, $14: number | null]
    row: never
  }
  'insert-journey': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: boolean | null]
    row: never
  }
  'insert-key': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: boolean | null, $7: string | null, $8: string | null, $9: Date | string | null]
    row: never
  }
  'insert-key-of-setting': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null]
    row: never
  }
  'insert-links-of-document': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'insert-notifications': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (Buffer | null)[] | null, $5: string | null]
    row: never
  }
  'insert-numbers-of-document': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'insert-oauth-client': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: number | null]
    row: never
  }
  'insert-oauth-connection': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: readonly (string | null)[] | null]
    row: never
  }
  'insert-oauth-token': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null]
    row: never
  }
  'insert-party': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      id: PartiesRow['id']
      company_name: PartiesRow['company_name']
    }
  }
  'insert-person': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: boolean | null]
    row: never
  }
  'insert-pushed-checks': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null]
    row: never
  }
  'insert-report-body': {
    parameters: [$1: string | null, $2: string | null, $3: Buffer | null]
    row: never
  }
  'insert-reports': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (Date | string | null)[] | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null, $7: readonly (number | null)[] | null, $8: readonly (string | null)[] | null, $9: readonly (boolean | null)[] | null, $10: readonly (Buffer | null)[] | null, $11: readonly (Buffer | null)[] | null, $12: readonly (number | null)[] | null, $13: readonly (Buffer | null)[] | null]
    row: never
  }
  'insert-representation': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null]
    row: never
  }
  'insert-request': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: boolean | null, $10: readonly (string | null)[] | null, $11: readonly (string | null)[] | null, $12: string | null, $13: string | null, $14: string | null, $15: boolean | null]
    row: {
      account_id: TrackingRequestsRow['account_id']
      id: TrackingRequestsRow['id']
      request_type: TrackingRequestsRow['request_type']
      request_type_as_sent: TrackingRequestsRow['request_type_as_sent']
      request_number: TrackingRequestsRow['request_number']
      normalized_number: TrackingRequestsRow['normalized_number']
      scac: TrackingRequestsRow['scac']
      auto_detect_vocc_scac: TrackingRequestsRow['auto_detect_vocc_scac']
      status: TrackingRequestsRow['status']
      failed_reason: TrackingRequestsRow['failed_reason']
      is_retrying: TrackingRequestsRow['is_retrying']
      retry_count: TrackingRequestsRow['retry_count']
      awaiting_since: TrackingRequestsRow['awaiting_since']
      ref_numbers: TrackingRequestsRow['ref_numbers']
      shipment_tags: TrackingRequestsRow['shipment_tags']
      initial_custom_fields: TrackingRequestsRow['initial_custom_fields']
      customer_id: TrackingRequestsRow['customer_id']
      user_id: TrackingRequestsRow['user_id']
      shipment_id: TrackingRequestsRow['shipment_id']
      created_at: TrackingRequestsRow['created_at']
      updated_at: TrackingRequestsRow['updated_at']
      bare_number: TrackingRequestsRow['bare_number']
      ended_journey: TrackingRequestsRow['ended_journey']
    }
  }
  'insert-session': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: number | null]
    row: never
  }
  'insert-shipments': {
    parameters: [$1: string | null]
    row: never
  }
  'insert-submission': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: readonly (string | null)[] | null, $7: readonly (string | null)[] | null, $8: readonly (string | null)[] | null, $9: Date | string | null, $10: string | null, $11: string | null, $12: readonly (string | null)[] | null, $13: string | null, $14: Buffer | null, $15: string | null]
    row: never
  }
  'insert-transport-events': {
    parameters: [$1: string | null]
    row: never
  }
  'insert-user': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'insert-view': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: readonly (string | null)[] | null, $8: readonly (string | null)[] | null, $9: string | null]
    row: {
      id: ViewsRow['id']
      name: ViewsRow['name']
      list: ViewsRow['list']
      filters: ViewsRow['filters']
      sort: ViewsRow['sort']
      columns: ViewsRow['columns']
      visibility: ViewsRow['visibility']
      created_at: ViewsRow['created_at']
      updated_at: ViewsRow['updated_at']
    }
  }
  'insert-webhook': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: boolean | null, $5: readonly (string | null)[] | null, $6: string | null, $7: string | null]
    row: {
      id: WebhooksRow['id']
      account_id: WebhooksRow['account_id']
      url: WebhooksRow['url']
      active: WebhooksRow['active']
      events: WebhooksRow['events']
      headers: WebhooksRow['headers']
      secret_sealed: WebhooksRow['secret_sealed']
      failing_since: WebhooksRow['failing_since']
      consecutive_failures: WebhooksRow['consecutive_failures']
      disabled_at: WebhooksRow['disabled_at']
      disabled_reason: WebhooksRow['disabled_reason']
      created_at: WebhooksRow['created_at']
      previous_secret_until: Date | null
    }
  }
  'installed': {
    parameters: []
    row: {
      since: Date | null
      containers: number
    }
  }
  'interrupt-journeys': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'invalidate-transport-events': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (boolean | null)[] | null]
    row: never
  }
  'is-oauth-request-decided': {
    parameters: [$1: string | null]
    row: {
      is_decided: boolean | null
    }
  }
  'is-port-of-account': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      "?column?": number | null
    }
  }
  'is-unsettled': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: Date | string | null]
    row: {
      unsettled: boolean
    }
  }
  'is-upgraded-since': {
    parameters: [$1: string | null, $2: number | null]
    row: {
      is_recent: boolean
    }
  }
  'is-view-name-taken': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null]
    row: {
      "?column?": number | null
    }
  }
  'join-memberships': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'join-sessions': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'journeys-began': {
    parameters: [$1: string | null]
    row: {
      journey: SandboxJourneysRow['journey']
      began_at: SandboxJourneysRow['began_at']
    }
  }
  'journeys-waiting-for-feed': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: number | null]
    row: {
      journey_id: SubscriptionsRow['journey_id']
    }
  }
  'keep-answer': {
    parameters: [$1: string | null, $2: string | null, $3: Buffer | null, $4: number | null, $5: string | null, $6: string | null]
    row: never
  }
  'keep-custom-field-definition': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null]
    row: {
      account_id: CustomFieldDefinitionsRow['account_id']
      id: CustomFieldDefinitionsRow['id']
      entity_type: CustomFieldDefinitionsRow['entity_type']
      api_slug: CustomFieldDefinitionsRow['api_slug']
      display_name: CustomFieldDefinitionsRow['display_name']
      description: CustomFieldDefinitionsRow['description']
      data_type: CustomFieldDefinitionsRow['data_type']
      reference_type: CustomFieldDefinitionsRow['reference_type']
      validation: CustomFieldDefinitionsRow['validation']
      default_format: CustomFieldDefinitionsRow['default_format']
      default_value: CustomFieldDefinitionsRow['default_value']
      created_at: CustomFieldDefinitionsRow['created_at']
      updated_at: CustomFieldDefinitionsRow['updated_at']
      option_ids: string[]
    }
  }
  'keep-told-overdue': {
    parameters: [$1: string | null]
    row: {
      container_id: OverdueToldRow['container_id']
      milestone: OverdueToldRow['milestone']
    }
  }
  'last-sequence': {
    parameters: [$1: string | null]
    row: {
      last_sequence: LedgersRow['last_sequence']
    }
  }
  'learn-reported-vessels': {
    parameters: [$1: string | null]
    row: never
  }
  'learn-vessels': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'link-request': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'list-accounts': {
    parameters: []
    row: {
      id: AccountsRow['id']
      company_name: AccountsRow['company_name']
      created_at: AccountsRow['created_at']
      enabled_lines: AccountsRow['enabled_lines']
      features: AccountsRow['features']
      keys: number
    }
  }
  'list-containers': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'list-containers-in': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'list-containers-of': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'list-failing-sources': {
    parameters: []
    row: {
      id: SourcesRow['id']
      failures: SourcesRow['failures']
      is_paused: boolean
    }
  }
  'list-invitations': {
    parameters: [$1: string | null]
    row: {
      id: InvitationsRow['id']
      email: InvitationsRow['email']
      role: InvitationsRow['role']
      expires_at: InvitationsRow['expires_at']
    }
  }
  'list-keys': {
    parameters: [$1: string | null]
    row: {
      id: ApiKeysRow['id']
      account_id: ApiKeysRow['account_id']
      company_name: AccountsRow['company_name']
      user_id: ApiKeysRow['user_id']
      name: ApiKeysRow['name']
      scope: ApiKeysRow['scope']
      last4: ApiKeysRow['last4']
      is_operator: ApiKeysRow['is_operator']
      created_at: ApiKeysRow['created_at']
      last_used_at: ApiKeysRow['last_used_at']
      expires_at: ApiKeysRow['expires_at']
      revoked_at: ApiKeysRow['revoked_at']
      is_from_setting: ApiKeysRow['is_from_setting']
    }
  }
  'list-members': {
    parameters: [$1: string | null]
    row: {
      id: UsersRow['id']
      name: PeopleRow['name']
      email: PeopleRow['email']
      role: UsersRow['role']
      last_seen_at: UsersRow['last_seen_at']
    }
  }
  'list-new-containers': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'list-new-shipments': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'list-oauth-apps': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      client_id: OauthConnectionsRow['client_id']
      client_name: string | null
      redirect_host: string
      may_write: boolean
      connected_at: Date
      last_used_at: Date | null
      id: string
    }
  }
  'list-quarantine': {
    parameters: []
    row: {
      report_id: QuarantineRow['report_id']
      check_id: QuarantineRow['check_id']
      reason: QuarantineRow['reason']
      quarantined_at: QuarantineRow['quarantined_at']
      source_id: ChecksRow['source_id']
      subject_kind: ChecksRow['subject_kind']
      subject_number: ChecksRow['subject_number']
    }
  }
  'list-sessions': {
    parameters: [$1: string | null]
    row: {
      id: SessionsRow['id']
      company_name: AccountsRow['company_name']
      address: SessionsRow['address']
      user_agent: SessionsRow['user_agent']
      created_at: SessionsRow['created_at']
      last_seen_at: SessionsRow['last_seen_at']
      expires_at: SessionsRow['expires_at']
    }
  }
  'list-shipments': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'list-sources': {
    parameters: []
    row: {
      id: SourcesRow['id']
      account_id: SourcesRow['account_id']
      adapter: SourcesRow['adapter']
      failures: SourcesRow['failures']
      paused_until: SourcesRow['paused_until']
      last_polls: SourcesRow['last_polls']
      last_failure: SourcesRow['last_failure']
      pushed_at: SourcesRow['pushed_at']
      push_gaps: SourcesRow['push_gaps']
      read_at: Date
      next_poll_at: Date | null
      queue: number
    }
  }
  'load-claims': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      check_id: string
      id: string
      key: string
      statement: Json
      first_report: string
      first_seen_at: Date
      last_report: string | null
      last_seen_at: Date | null
      missing_since: Date | null
      closed_at: Date | null
      closed_because: string | null
      superseded_by: string | null
      missed: Json
      packed: Json
    }
  }
  'load-containers': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: ContainersRow['account_id']
      id: ContainersRow['id']
      shipment_id: ContainersRow['shipment_id']
      number: ContainersRow['number']
      ref_numbers: ContainersRow['ref_numbers']
      equipment_type: ContainersRow['equipment_type']
      equipment_length: ContainersRow['equipment_length']
      equipment_height: ContainersRow['equipment_height']
      weight_in_lbs: ContainersRow['weight_in_lbs']
      seal_number: ContainersRow['seal_number']
      current_status: ContainersRow['current_status']
      availability_known: ContainersRow['availability_known']
      available_for_pickup: ContainersRow['available_for_pickup']
      pickup_lfd: ContainersRow['pickup_lfd']
      pickup_lfd_line: ContainersRow['pickup_lfd_line']
      pickup_lfd_terminal: ContainersRow['pickup_lfd_terminal']
      pickup_lfd_rail: ContainersRow['pickup_lfd_rail']
      pickup_appointment_at: ContainersRow['pickup_appointment_at']
      pod_terminal_id: ContainersRow['pod_terminal_id']
      pickup_facility_id: ContainersRow['pickup_facility_id']
      pod_arrived_at: ContainersRow['pod_arrived_at']
      pod_discharged_at: ContainersRow['pod_discharged_at']
      pod_full_out_at: ContainersRow['pod_full_out_at']
      pod_full_out_chassis_number: ContainersRow['pod_full_out_chassis_number']
      location_at_pod_terminal: ContainersRow['location_at_pod_terminal']
      final_destination_full_out_at: ContainersRow['final_destination_full_out_at']
      empty_terminated_at: ContainersRow['empty_terminated_at']
      holds_at_pod_terminal: ContainersRow['holds_at_pod_terminal']
      fees_at_pod_terminal: ContainersRow['fees_at_pod_terminal']
      pod_timezone: ContainersRow['pod_timezone']
      final_destination_timezone: ContainersRow['final_destination_timezone']
      empty_terminated_timezone: ContainersRow['empty_terminated_timezone']
      pod_rail_carrier_scac: ContainersRow['pod_rail_carrier_scac']
      ind_rail_carrier_scac: ContainersRow['ind_rail_carrier_scac']
      pod_rail_loaded_at: ContainersRow['pod_rail_loaded_at']
      pod_rail_departed_at: ContainersRow['pod_rail_departed_at']
      ind_eta_at: ContainersRow['ind_eta_at']
      ind_ata_at: ContainersRow['ind_ata_at']
      ind_rail_unloaded_at: ContainersRow['ind_rail_unloaded_at']
      delivered_at: ContainersRow['delivered_at']
      empty_out_at: ContainersRow['empty_out_at']
      pol_full_in_at: ContainersRow['pol_full_in_at']
      pol_vessel_loaded_at: ContainersRow['pol_vessel_loaded_at']
      pol_vessel_departed_at: ContainersRow['pol_vessel_departed_at']
      created_at: ContainersRow['created_at']
      updated_at: ContainersRow['updated_at']
      marks: ContainersRow['marks']
    }
  }
  'load-linked-documents': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null]
    row: {
      account_id: string
      shipment_id: string
      id: DocumentsRow['id']
      name: DocumentsRow['name']
      type: NonNullable<DocumentsRow['document_type_effective']>
      created_at: DocumentsRow['created_at']
      sandbox_ahead_ms: DocumentsRow['sandbox_ahead_ms']
      containers: string[] | null
      read: Json
      decided: Json
      proposed: Json
    }
  }
  'load-packed-claims': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      check_id: PackedClaimsRow['check_id']
      rows: PackedClaimsRow['rows']
    }
  }
  'load-raw-events': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      container_id: string
      id: string
      event: string | null
      timestamp: Date
      invalidated_at: Date | null
    }
  }
  'load-report-bodies': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: ReportsRow['id']
      body: ReportBodiesRow['body']
      complete: ReportsRow['complete']
    }
  }
  'load-reports': {
    parameters: [$1: string | null]
    row: {
      id: ReportsRow['id']
      asked_at: ReportsRow['asked_at']
      outcome: ReportsRow['outcome']
      complete: ReportsRow['complete']
      body: ReportBodiesRow['body']
    }
  }
  'load-requests': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: TrackingRequestsRow['account_id']
      id: TrackingRequestsRow['id']
      request_type: TrackingRequestsRow['request_type']
      request_type_as_sent: TrackingRequestsRow['request_type_as_sent']
      request_number: TrackingRequestsRow['request_number']
      normalized_number: TrackingRequestsRow['normalized_number']
      scac: TrackingRequestsRow['scac']
      auto_detect_vocc_scac: TrackingRequestsRow['auto_detect_vocc_scac']
      status: TrackingRequestsRow['status']
      failed_reason: TrackingRequestsRow['failed_reason']
      is_retrying: TrackingRequestsRow['is_retrying']
      retry_count: TrackingRequestsRow['retry_count']
      awaiting_since: TrackingRequestsRow['awaiting_since']
      ref_numbers: TrackingRequestsRow['ref_numbers']
      shipment_tags: TrackingRequestsRow['shipment_tags']
      initial_custom_fields: TrackingRequestsRow['initial_custom_fields']
      customer_id: TrackingRequestsRow['customer_id']
      user_id: TrackingRequestsRow['user_id']
      shipment_id: TrackingRequestsRow['shipment_id']
      created_at: TrackingRequestsRow['created_at']
      updated_at: TrackingRequestsRow['updated_at']
      bare_number: TrackingRequestsRow['bare_number']
      ended_journey: TrackingRequestsRow['ended_journey']
    }
  }
  'load-routes': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      container_id: ContainerRoutesRow['container_id']
      stops: ContainerRoutesRow['stops']
      vessel_ids: ContainerRoutesRow['vessel_ids']
      updated_at: ContainerRoutesRow['updated_at']
    }
  }
  'load-shipments': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: ShipmentsRow['account_id']
      id: ShipmentsRow['id']
      journey_id: ShipmentsRow['journey_id']
      bill_of_lading_number: ShipmentsRow['bill_of_lading_number']
      normalized_number: ShipmentsRow['normalized_number']
      shipping_line_scac: ShipmentsRow['shipping_line_scac']
      customer_id: ShipmentsRow['customer_id']
      ref_numbers: ShipmentsRow['ref_numbers']
      tags: ShipmentsRow['tags']
      port_of_lading_locode: ShipmentsRow['port_of_lading_locode']
      port_of_lading_name: ShipmentsRow['port_of_lading_name']
      port_of_discharge_locode: ShipmentsRow['port_of_discharge_locode']
      port_of_discharge_name: ShipmentsRow['port_of_discharge_name']
      pod_terminal_id: ShipmentsRow['pod_terminal_id']
      destination_locode: ShipmentsRow['destination_locode']
      destination_name: ShipmentsRow['destination_name']
      destination_terminal_id: ShipmentsRow['destination_terminal_id']
      pod_vessel_name: ShipmentsRow['pod_vessel_name']
      pod_vessel_imo: ShipmentsRow['pod_vessel_imo']
      pod_voyage_number: ShipmentsRow['pod_voyage_number']
      pol_etd_at: ShipmentsRow['pol_etd_at']
      pol_original_etd_at: ShipmentsRow['pol_original_etd_at']
      pol_atd_at: ShipmentsRow['pol_atd_at']
      pod_eta_at: ShipmentsRow['pod_eta_at']
      pod_original_eta_at: ShipmentsRow['pod_original_eta_at']
      pod_ata_at: ShipmentsRow['pod_ata_at']
      destination_eta_at: ShipmentsRow['destination_eta_at']
      destination_original_eta_at: ShipmentsRow['destination_original_eta_at']
      destination_ata_at: ShipmentsRow['destination_ata_at']
      pol_timezone: ShipmentsRow['pol_timezone']
      pod_timezone: ShipmentsRow['pod_timezone']
      destination_timezone: ShipmentsRow['destination_timezone']
      line_tracking_stopped_at: ShipmentsRow['line_tracking_stopped_at']
      line_tracking_stopped_reason: ShipmentsRow['line_tracking_stopped_reason']
      line_tracking_stopped_by_user_id: ShipmentsRow['line_tracking_stopped_by_user_id']
      line_check_id: ShipmentsRow['line_check_id']
      line_tracking_last_attempted_at: ShipmentsRow['line_tracking_last_attempted_at']
      line_tracking_last_succeeded_at: ShipmentsRow['line_tracking_last_succeeded_at']
      created_at: ShipmentsRow['created_at']
      updated_at: ShipmentsRow['updated_at']
      marks: ShipmentsRow['marks']
      packed_at: ShipmentsRow['packed_at']
    }
  }
  'load-standing-claims': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      check_id: ClaimsRow['check_id']
      id: ClaimsRow['id']
      key: ClaimsRow['key']
      statement: Json
      first_report: ClaimsRow['first_report']
      first_seen_at: ClaimsRow['first_seen_at']
      last_report: ClaimsRow['last_report']
      last_seen_at: ClaimsRow['last_seen_at']
      missing_since: ClaimsRow['missing_since']
      missed: ClaimsRow['missed']
      closed_at: ClaimsRow['closed_at']
      container: string | null
    }
  }
  'load-subscribed-checks': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      check_id: SubscriptionsRow['check_id']
      account_id: SubscriptionsRow['account_id']
      journey_id: SubscriptionsRow['journey_id']
      wanted_every_s: SubscriptionsRow['wanted_every_s']
      active: SubscriptionsRow['active']
      waiting: SubscriptionsRow['waiting']
      source_id: ChecksRow['source_id']
      subject_kind: ChecksRow['subject_kind']
      subject_number: ChecksRow['subject_number']
      last_outcome: ChecksRow['last_outcome']
      last_asked_at: ChecksRow['last_asked_at']
      next_check_at: ChecksRow['next_check_at']
      last_answered_at: ChecksRow['last_answered_at']
      last_report: ChecksRow['last_report']
      last_reported_at: ChecksRow['last_reported_at']
      last_repeated_at: ChecksRow['last_repeated_at']
      last_new_claim_at: ChecksRow['last_new_claim_at']
      awaits_confirmation: ChecksRow['awaits_confirmation']
      rebuilt_at: ChecksRow['rebuilt_at']
      created_at: ChecksRow['created_at']
    }
  }
  'load-transport-events': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      container_id: TransportEventsRow['container_id']
      id: TransportEventsRow['id']
      milestone: TransportEventsRow['milestone']
      event: TransportEventsRow['event']
      timestamp: TransportEventsRow['timestamp']
      timezone: TransportEventsRow['timezone']
      location_locode: TransportEventsRow['location_locode']
      location_id: TransportEventsRow['location_id']
      terminal_id: TransportEventsRow['terminal_id']
      vessel_id: TransportEventsRow['vessel_id']
      voyage_number: TransportEventsRow['voyage_number']
    }
  }
  'load-unmoved-bodies': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: number | null]
    row: {
      check_id: ReportBodiesRow['check_id']
      id: ReportBodiesRow['id']
      body: ReportBodiesRow['body']
    }
  }
  'lock-account': {
    parameters: [$1: string | null]
    row: {
      id: AccountsRow['id']
    }
  }
  'lock-account-for-definitions': {
    parameters: [$1: string | null]
    row: {
      "?column?": number | null
    }
  }
  'lock-accuracy-of-journeys': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: AccuracyJourneysRow['account_id']
      journey_id: AccuracyJourneysRow['journey_id']
      cells: AccuracyJourneysRow['cells']
      corrections: AccuracyJourneysRow['corrections']
    }
  }
  'lock-api-key': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ApiKeysRow['id']
      name: ApiKeysRow['name']
      scope: ApiKeysRow['scope']
      is_operator: ApiKeysRow['is_operator']
      created_at: ApiKeysRow['created_at']
      expires_at: ApiKeysRow['expires_at']
      is_valid: boolean
    }
  }
  'lock-attention-entry': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: AttentionEntriesRow['id']
      cause: AttentionEntriesRow['cause']
      shipment_id: AttentionEntriesRow['shipment_id']
      container_id: AttentionEntriesRow['container_id']
      now: Date
      wall: Date
      state: string
      snoozed_until: Date | null
      state_reason: string | null
    }
  }
  'lock-attention-of': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: AttentionEntriesRow['account_id']
      id: AttentionEntriesRow['id']
      scope_id: AttentionEntriesRow['scope_id']
      kind: AttentionEntriesRow['kind']
      severity: AttentionEntriesRow['severity']
      rank: AttentionEntriesRow['rank']
      due_on: AttentionEntriesRow['due_on']
      due_order: AttentionEntriesRow['due_order']
      since: AttentionEntriesRow['since']
      container_id: AttentionEntriesRow['container_id']
      shipment_id: AttentionEntriesRow['shipment_id']
      tracking_request_id: AttentionEntriesRow['tracking_request_id']
      document_id: AttentionEntriesRow['document_id']
      cause: AttentionEntriesRow['cause']
      state: AttentionEntriesRow['state']
      snoozed_until: AttentionEntriesRow['snoozed_until']
      wakes_at: AttentionEntriesRow['wakes_at']
      state_reason: AttentionEntriesRow['state_reason']
      changed_at: AttentionEntriesRow['changed_at']
      source_id: AttentionEntriesRow['source_id']
      content: AttentionContentsRow['content']
    }
  }
  'lock-attention-settings': {
    parameters: [$1: string | null]
    row: {
      attention: AccountsRow['attention']
    }
  }
  'lock-breaker': {
    parameters: [$1: string | null]
    row: {
      failures: SourcesRow['failures']
      failed_checks: SourcesRow['failed_checks']
      paused_until: SourcesRow['paused_until']
      read_at: Date
    }
  }
  'lock-check': {
    parameters: [$1: string | null]
    row: {
      id: ChecksRow['id']
      subject_kind: ChecksRow['subject_kind']
      subject_number: ChecksRow['subject_number']
    }
  }
  'lock-checks': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      "?column?": number | null
    }
  }
  'lock-containers': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: ContainersRow['id']
      shipment_id: ContainersRow['shipment_id']
      ref_numbers: ContainersRow['ref_numbers']
      delivered_at: ContainersRow['delivered_at']
    }
  }
  'lock-contradictions': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: ContradictionsRow['account_id']
      id: ContradictionsRow['id']
      journey_id: ContradictionsRow['journey_id']
      container_id: ContradictionsRow['container_id']
      shipment_id: ContradictionsRow['shipment_id']
      kind: ContradictionsRow['kind']
      severity: ContradictionsRow['severity']
      rank: ContradictionsRow['rank']
      since: ContradictionsRow['since']
      opened_at: ContradictionsRow['opened_at']
      resolved_at: ContradictionsRow['resolved_at']
      content: ContradictionsRow['content']
      changed_at: ContradictionsRow['changed_at']
    }
  }
  'lock-custom-field': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: CustomFieldsRow['id']
    }
  }
  'lock-custom-field-definition': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      account_id: CustomFieldDefinitionsRow['account_id']
      id: CustomFieldDefinitionsRow['id']
      entity_type: CustomFieldDefinitionsRow['entity_type']
      api_slug: CustomFieldDefinitionsRow['api_slug']
      display_name: CustomFieldDefinitionsRow['display_name']
      description: CustomFieldDefinitionsRow['description']
      data_type: CustomFieldDefinitionsRow['data_type']
      reference_type: CustomFieldDefinitionsRow['reference_type']
      validation: CustomFieldDefinitionsRow['validation']
      default_format: CustomFieldDefinitionsRow['default_format']
      default_value: CustomFieldDefinitionsRow['default_value']
      created_at: CustomFieldDefinitionsRow['created_at']
      updated_at: CustomFieldDefinitionsRow['updated_at']
      option_ids: string[]
    }
  }
  'lock-due-silence': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      told: SourceSilencesRow['told']
      look_at: SourceSilencesRow['look_at']
    }
  }
  'lock-idempotency-key': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      held: boolean
    }
  }
  'lock-idle-journeys': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      account_id: ShipmentsRow['account_id']
      id: ShipmentsRow['id']
    }
  }
  'lock-installation': {
    parameters: []
    row: {
      master_key_id: InstallationRow['master_key_id']
    }
  }
  'lock-journeys': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (number | null)[] | null]
    row: {
      id: JourneysRow['id']
      is_ours: boolean
    }
  }
  'lock-leased-checks': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null]
    row: {
      id: ChecksRow['id']
      last_report: ChecksRow['last_report']
      last_reported_at: ChecksRow['last_reported_at']
    }
  }
  'lock-members': {
    parameters: [$1: string | null]
    row: {
      id: AccountsRow['id']
    }
  }
  'lock-numbers': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      count: number | null
    }
  }
  'lock-oauth-network': {
    parameters: [$1: string | null]
    row: {
      pg_advisory_xact_lock: string | null
    }
  }
  'lock-party': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: PartiesRow['id']
      company_name: PartiesRow['company_name']
    }
  }
  'lock-pushed-checks': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      id: ChecksRow['id']
      subject_kind: ChecksRow['subject_kind']
      subject_number: ChecksRow['subject_number']
      last_report: ChecksRow['last_report']
      last_reported_at: ChecksRow['last_reported_at']
      last_repeated_at: Date | null
      content_hash: ChecksRow['content_hash']
      awaits_confirmation: ChecksRow['awaits_confirmation']
      last_report_at: Date | null
    }
  }
  'lock-request': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      account_id: TrackingRequestsRow['account_id']
      id: TrackingRequestsRow['id']
      request_type: TrackingRequestsRow['request_type']
      request_type_as_sent: TrackingRequestsRow['request_type_as_sent']
      request_number: TrackingRequestsRow['request_number']
      normalized_number: TrackingRequestsRow['normalized_number']
      scac: TrackingRequestsRow['scac']
      auto_detect_vocc_scac: TrackingRequestsRow['auto_detect_vocc_scac']
      status: TrackingRequestsRow['status']
      failed_reason: TrackingRequestsRow['failed_reason']
      is_retrying: TrackingRequestsRow['is_retrying']
      retry_count: TrackingRequestsRow['retry_count']
      awaiting_since: TrackingRequestsRow['awaiting_since']
      ref_numbers: TrackingRequestsRow['ref_numbers']
      shipment_tags: TrackingRequestsRow['shipment_tags']
      initial_custom_fields: TrackingRequestsRow['initial_custom_fields']
      customer_id: TrackingRequestsRow['customer_id']
      user_id: TrackingRequestsRow['user_id']
      shipment_id: TrackingRequestsRow['shipment_id']
      created_at: TrackingRequestsRow['created_at']
      updated_at: TrackingRequestsRow['updated_at']
      bare_number: TrackingRequestsRow['bare_number']
      ended_journey: TrackingRequestsRow['ended_journey']
    }
  }
  'lock-search-entries': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      "?column?": number | null
    }
  }
  'lock-search-entries-of-requests': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      "?column?": number | null
    }
  }
  'lock-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ShipmentsRow['id']
      journey_id: ShipmentsRow['journey_id']
      ref_numbers: ShipmentsRow['ref_numbers']
      tags: ShipmentsRow['tags']
      line_tracking_stopped_at: ShipmentsRow['line_tracking_stopped_at']
      line_tracking_stopped_reason: ShipmentsRow['line_tracking_stopped_reason']
    }
  }
  'lock-shipments': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: {
      id: ShipmentsRow['id']
      journey_id: ShipmentsRow['journey_id']
      ref_numbers: ShipmentsRow['ref_numbers']
      tags: ShipmentsRow['tags']
      line_tracking_stopped_at: ShipmentsRow['line_tracking_stopped_at']
      line_tracking_stopped_reason: ShipmentsRow['line_tracking_stopped_reason']
    }
  }
  'lock-source': {
    parameters: [$1: string | null]
    row: {
      id: SourcesRow['id']
    }
  }
  'lock-subjects': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: {
      "?column?": number | null
    }
  }
  'lock-tariff': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: TariffsRow['id']
      charge: TariffsRow['charge']
      shipping_line_scac: TariffsRow['shipping_line_scac']
      port_locode: TariffsRow['port_locode']
      equipment_length: TariffsRow['equipment_length']
      equipment_type: TariffsRow['equipment_type']
      free_days: TariffsRow['free_days']
      free_days_unit: TariffsRow['free_days_unit']
      currency_code: TariffsRow['currency_code']
      tiers: TariffsRow['tiers']
      valid_from: TariffsRow['valid_from']
      valid_to: TariffsRow['valid_to']
    }
  }
  'lock-unattached-blobs': {
    parameters: [$1: string | null, $2: number | null]
    row: {
      account_id: BlobsRow['account_id']
      id: BlobsRow['id']
      key: BlobsRow['key']
    }
  }
  'lock-uncounted-journeys': {
    parameters: [$1: string | null, $2: string | null, $3: number | null]
    row: {
      account_id: JourneysRow['account_id']
      id: JourneysRow['id']
      lease_token: JourneysRow['lease_token']
      stale_seq: JourneysRow['stale_seq']
      tracking_request_id: JourneysRow['tracking_request_id']
      shipment_id: JourneysRow['shipment_id']
      state: JourneysRow['state']
      attempts: JourneysRow['attempts']
      sandbox: JourneysRow['sandbox']
      now: Date
      wall: Date
    }
  }
  'lock-unused-checks': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: {
      id: ChecksRow['id']
    }
  }
  'lock-unwanted-blobs': {
    parameters: [$1: string | null, $2: number | null, $3: number | null]
    row: {
      account_id: BlobsRow['account_id']
      id: BlobsRow['id']
      key: BlobsRow['key']
    }
  }
  'lock-view': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      id: ViewsRow['id']
      name: ViewsRow['name']
      list: ViewsRow['list']
      filters: ViewsRow['filters']
      sort: ViewsRow['sort']
      columns: ViewsRow['columns']
      visibility: ViewsRow['visibility']
      created_at: ViewsRow['created_at']
      updated_at: ViewsRow['updated_at']
    }
  }
  'lock-webhook': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: WebhooksRow['id']
      account_id: WebhooksRow['account_id']
      url: WebhooksRow['url']
      active: WebhooksRow['active']
      events: WebhooksRow['events']
      headers: WebhooksRow['headers']
      secret_sealed: WebhooksRow['secret_sealed']
      failing_since: WebhooksRow['failing_since']
      consecutive_failures: WebhooksRow['consecutive_failures']
      disabled_at: WebhooksRow['disabled_at']
      disabled_reason: WebhooksRow['disabled_reason']
      created_at: WebhooksRow['created_at']
      previous_secret_until: Date | null
    }
  }
  'lower-notification-totals': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null]
    row: never
  }
  'mark-joined-journeys-stale': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'mark-journeys-of-shipments-stale': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'mark-journeys-stale': {
    parameters: [$1: readonly (string | null)[] | null]
    row: never
  }
  'mark-lost-sources': {
    parameters: [$1: readonly (string | null)[] | null]
    row: never
  }
  'mark-replayed': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'mark-waiting-journeys-stale': {
    parameters: [$1: readonly (string | null)[] | null]
    row: never
  }
  'move-attention': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'move-contradictions': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'move-sandbox-clock': {
    parameters: [$1: string | null, $2: number | null]
    row: {
      step_ms: number | null
    }
  }
  'names-of-vessel': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      name: string
    }
  }
  'next-account': {
    parameters: [$1: string | null]
    row: {
      id: AccountsRow['id']
    }
  }
  'next-containers': {
    parameters: [$1: string | null, $2: string | null, $3: number | null]
    row: {
      account_id: ContainersRow['account_id']
      id: ContainersRow['id']
    }
  }
  'next-follow-up': {
    parameters: [$1: string | null, $2: Date | string | null, $3: number | null]
    row: {
      at: Date | null
    }
  }
  'next-requests': {
    parameters: [$1: string | null, $2: string | null, $3: number | null]
    row: {
      account_id: TrackingRequestsRow['account_id']
      id: TrackingRequestsRow['id']
    }
  }
  'next-search-entries': {
    parameters: [$1: string | null, $2: string | null, $3: number | null]
    row: {
      account_id: SearchEntriesRow['account_id']
      id: SearchEntriesRow['entity_id']
    }
  }
  'next-shipments': {
    parameters: [$1: string | null, $2: string | null, $3: number | null]
    row: {
      account_id: ShipmentsRow['account_id']
      id: ShipmentsRow['id']
    }
  }
  'note-asked': {
    parameters: [$1: string | null]
    row: never
  }
  'note-attended-silence': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null]
    row: never
  }
  'note-counted': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'note-late-sources': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'note-packed': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: Date | string | null]
    row: {
      account_id: ShipmentsRow['account_id']
      id: ShipmentsRow['id']
    }
  }
  'note-polled': {
    parameters: [$1: string | null]
    row: never
  }
  'note-polls': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'note-push': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: Date | string | null]
    row: never
  }
  'note-stopper': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'notification-ids': {
    parameters: [$1: string | null, $2: number | null, $3: number | null]
    row: {
      id: NotificationsRow['id']
    }
  }
  'notification-ids-after': {
    parameters: [$1: string | null, $2: number | null, $3: string | null]
    row: {
      id: NotificationsRow['id']
    }
  }
  'notification-ids-from-end': {
    parameters: [$1: string | null, $2: number | null, $3: number | null]
    row: {
      id: NotificationsRow['id']
    }
  }
  'notifications-total': {
    parameters: [$1: string | null]
    row: {
      total: LedgersRow['notifications_total']
    }
  }
  'now-in-ms': {
    parameters: []
    row: {
      now_ms: number
    }
  }
  'number-of-calendar-feeds': {
    parameters: [$1: string | null]
    row: {
      count: number
    }
  }
  'number-of-tariffs': {
    parameters: [$1: string | null]
    row: {
      count: number | null
    }
  }
  'number-of-views': {
    parameters: [$1: string | null]
    row: {
      count: number
    }
  }
  'outcome-of-poll': {
    parameters: [$1: string | null, $2: Date | string | null]
    row: {
      last_outcome: ChecksRow['last_outcome']
    }
  }
  'pack-claims': {
    parameters: [$1: readonly (string | null)[] | null, $2: boolean | null]
    row: never
  }
  'pack-raw-events': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'partition-sizes': {
    parameters: [$1: string | null]
    row: {
      name: string
      bytes: number
    }
  }
  'pause-journeys': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: number | null]
    row: never
  }
  'ping': {
    parameters: []
    row: {
      one: number | null
    }
  }
  'played-requests': {
    parameters: [$1: string | null, $2: number | null]
    row: {
      request_number: TrackingRequestsRow['request_number']
      normalized_number: TrackingRequestsRow['normalized_number']
    }
  }
  'poll-changed-sources': {
    parameters: [$1: readonly (string | null)[] | null]
    row: never
  }
  'poll-in-other-form': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null]
    row: never
  }
  'poll-line': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: boolean | null]
    row: never
  }
  'poll-now': {
    parameters: [$1: readonly (string | null)[] | null]
    row: never
  }
  'postpone-detection': {
    parameters: [$1: string | null, $2: string | null, $3: number | null, $4: number | null]
    row: never
  }
  'postpone-journey': {
    parameters: [$1: string | null, $2: string | null, $3: number | null, $4: string | null, $5: number | null]
    row: never
  }
  'project-again': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'project-waiting-again': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'quarantine-reports': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'read-reference-rows': {
    parameters: []
    row: {
      kind: ReferenceRowsRow['kind']
      row: ReferenceRowsRow['row']
    }
  }
  'read-report-body': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ReportsRow['id']
      check_id: ReportsRow['check_id']
      body: ReportBodiesRow['body']
    }
  }
  'read-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      id: ShipmentsRow['id']
      journey_id: ShipmentsRow['journey_id']
      ref_numbers: ShipmentsRow['ref_numbers']
      tags: ShipmentsRow['tags']
      line_tracking_stopped_at: ShipmentsRow['line_tracking_stopped_at']
      line_tracking_stopped_reason: ShipmentsRow['line_tracking_stopped_reason']
    }
  }
  'recompute-attention': {
    parameters: [$1: string | null]
    row: never
  }
  'record-calendar-reading': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'record-horizon': {
    parameters: [$1: string | null, $2: Date | string | null]
    row: never
  }
  'record-key-use': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'record-oauth-client-use': {
    parameters: [$1: string | null]
    row: never
  }
  'record-oauth-use': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'record-session-use': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'record-sign-in': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'record-webhook-health': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (boolean | null)[] | null, $4: readonly (number | null)[] | null, $5: readonly (boolean | null)[] | null, $6: number | null, $7: number | null]
    row: {
      account_id: WebhooksRow['account_id']
      id: WebhooksRow['id']
      disabled_reason: NonNullable<WebhooksRow['disabled_reason']>
    }
  }
  'recount-free-time': {
    parameters: [$1: string | null]
    row: never
  }
  'rejoin': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null]
    row: {
      id: UsersRow['id']
    }
  }
  'relabel-custom-fields': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      kind: string
      id: CustomFieldsRow['entity_id']
      shipment_id: string | null
    }
  }
  'rename-account': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'renew-share': {
    parameters: [$1: string | null, $2: string | null, $3: number | null]
    row: never
  }
  'reopen-request': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'repeat-reports': {
    parameters: [$1: string | null]
    row: {
      id: ReportsRow['id']
      lacks_body: boolean
    }
  }
  'replace-calendar-token': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null]
    row: {
      id: CalendarFeedsRow['id']
      name: CalendarFeedsRow['name']
      filters: CalendarFeedsRow['filters']
      created_at: CalendarFeedsRow['created_at']
      last_read_at: CalendarFeedsRow['last_read_at']
    }
  }
  'replace-lessons': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: readonly (number | null)[] | null, $5: string | null]
    row: never
  }
  'replace-webhook-secret': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: {
      id: WebhooksRow['id']
      account_id: WebhooksRow['account_id']
      url: WebhooksRow['url']
      active: WebhooksRow['active']
      events: WebhooksRow['events']
      headers: WebhooksRow['headers']
      secret_sealed: WebhooksRow['secret_sealed']
      failing_since: WebhooksRow['failing_since']
      consecutive_failures: WebhooksRow['consecutive_failures']
      disabled_at: WebhooksRow['disabled_at']
      disabled_reason: WebhooksRow['disabled_reason']
      created_at: WebhooksRow['created_at']
      previous_secret_until: Date | null
    }
  }
  'replay-notifications': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: Date | string | null, $6: Date | string | null, $7: number | null, $8: number | null, $9: boolean | null, $10: number | null, $11: string | null]
    row: {
      replayed: number
      seen: number
      last: string | null
    }
  }
  'requests-total': {
    parameters: [$1: string | null]
    row: {
      total: LedgersRow['tracking_requests_total']
    }
  }
  'reschedule-checks': {
    parameters: [$1: readonly (string | null)[] | null]
    row: never
  }
  'resolve-contradictions': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (Date | string | null)[] | null]
    row: never
  }
  'restart-detections': {
    parameters: [$1: string | null]
    row: never
  }
  'restart-journey': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: number | null]
    row: never
  }
  'resume-shipment': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'return-share': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'revoke-key': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'revoke-keys-of-setting': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'sandbox-clock': {
    parameters: [$1: string | null]
    row: {
      now: Date
      ahead_ms: number
    }
  }
  'save-accuracy-of-journeys': {
    parameters: [$1: string | null]
    row: never
  }
  'save-attention': {
    parameters: [$1: string | null]
    row: never
  }
  'save-attention-settings': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'save-blob-sha256': {
    parameters: [$1: string | null, $2: string | null, $3: Buffer | null]
    row: never
  }
  'save-breaker': {
    parameters: [$1: string | null, $2: number | null, $3: readonly (string | null)[] | null, $4: Date | string | null]
    row: never
  }
  'save-claims': {
    parameters: [$1: string | null]
    row: never
  }
  'save-company-name': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'save-container-own-fields': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'save-contradictions': {
    parameters: [$1: string | null]
    row: never
  }
  'save-custom-field': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null]
    row: never
  }
  'save-custom-field-definition': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null]
    row: never
  }
  'save-custom-field-option': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: number | null]
    row: never
  }
  'save-detection': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: Date | string | null, $6: number | null]
    row: never
  }
  'save-ended-journey': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'save-former-policy': {
    parameters: [$1: string | null, $2: string | null, $3: Date | string | null]
    row: never
  }
  'save-invitation': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null]
    row: {
      expires_at: InvitationsRow['expires_at']
    }
  }
  'save-linked': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'save-login': {
    parameters: [$1: string | null, $2: number | null, $3: string | null, $4: number | null]
    row: never
  }
  'save-manual-of-document': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null]
    row: never
  }
  'save-master-key-id': {
    parameters: [$1: string | null]
    row: never
  }
  'save-membership': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null]
    row: {
      id: UsersRow['id']
    }
  }
  'save-oauth-request': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: number | null]
    row: never
  }
  'save-provenance': {
    parameters: [$1: string | null]
    row: never
  }
  'save-reading': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null]
    row: never
  }
  'save-reference-rows': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'save-request-ref-numbers': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'save-routes': {
    parameters: [$1: string | null]
    row: never
  }
  'save-shipment-own-data': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'save-silence': {
    parameters: [$1: string | null, $2: string | null, $3: Date | string | null, $4: string | null]
    row: never
  }
  'save-sources': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null]
    row: {
      id: SourcesRow['id']
    }
  }
  'save-tariff': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'save-turned': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: number | null]
    row: never
  }
  'save-vessel-positions': {
    parameters: [$1: string | null]
    row: never
  }
  'set-attention-state': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: Date | string | null, $5: Date | string | null, $6: string | null, $7: string | null, $8: Date | string | null]
    row: never
  }
  'set-feature': {
    parameters: [$1: string | null, $2: string | null, $3: boolean | null]
    row: never
  }
  'set-line-access': {
    parameters: [$1: string | null, $2: string | null, $3: boolean | null]
    row: never
  }
  'set-password': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'set-request-line': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null]
    row: never
  }
  'set-role': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'set-subscriptions': {
    parameters: [$1: string | null, $2: string | null, $3: boolean | null, $4: boolean | null]
    row: never
  }
  'settle-applied-checks': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (boolean | null)[] | null, $5: readonly (number | null)[] | null, $6: readonly (number | null)[] | null, $7: readonly (Date | string | null)[] | null, $8: readonly (string | null)[] | null, $9: readonly (string | null)[] | null, $10: readonly (Date | string | null)[] | null, $11: readonly (boolean | null)[] | null, $12: readonly (Buffer | null)[] | null, $13: readonly (Buffer | null)[] | null, $14: readonly (boolean | null)[] | null]
    row: never
  }
  'settle-attempts': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: readonly (string | null)[] | null, $6: readonly (number | null)[] | null, $7: readonly (number | null)[] | null, $8: readonly (string | null)[] | null, $9: readonly (number | null)[] | null, $10: readonly (string | null)[] | null]
    row: {
      id: NotificationsRow['id']
    }
  }
  'settle-checks': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (boolean | null)[] | null, $5: readonly (number | null)[] | null, $6: readonly (number | null)[] | null, $7: readonly (Date | string | null)[] | null, $8: readonly (string | null)[] | null]
    row: {
      id: ChecksRow['id']
    }
  }
  'settle-journeys': {
    parameters: [$1: string | null]
    row: never
  }
  'settle-pushed-checks': {
    parameters: [$1: string | null]
    row: never
  }
  'settle-rebuilt-check': {
    parameters: [$1: string | null, $2: string | null, $3: boolean | null]
    row: never
  }
  'shipments-total': {
    parameters: [$1: string | null]
    row: {
      total: LedgersRow['shipments_total']
    }
  }
  'stop-requests': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'stop-shipment': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: Date | string | null]
    row: {
      line_tracking_stopped_at: ShipmentsRow['line_tracking_stopped_at']
    }
  }
  'stored-bodies': {
    parameters: []
    row: {
      objects: number
      bodies: number
      bytes: number
    }
  }
  'subscribe': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'subscribe-to-containers': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null, $5: readonly (number | null)[] | null]
    row: {
      account_id: SubscriptionsRow['account_id']
      journey_id: SubscriptionsRow['journey_id']
      check_id: SubscriptionsRow['check_id']
    }
  }
  'subscribe-to-reported': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null, $5: readonly (boolean | null)[] | null]
    row: never
  }
  'subscribe-trackers': {
    parameters: [$1: readonly (string | null)[] | null, $2: string | null, $3: readonly (string | null)[] | null, $4: boolean | null, $5: boolean | null, $6: boolean | null]
    row: never
  }
  'supersede-oauth-connections': {
    parameters: [$1: string | null, $2: string | null, $3: string | null]
    row: never
  }
  'table-sizes': {
    parameters: []
    row: {
      name: string
      rows: number | null
      heap: number
      indexes: number
      toast: number
    }
  }
  'take-blob': {
    parameters: [$1: string | null, $2: string | null]
    row: never
  }
  'take-message': {
    parameters: [$1: string | null, $2: string | null, $3: Buffer | null]
    row: never
  }
  'take-messages': {
    parameters: [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (Buffer | null)[] | null]
    row: {
      message_id: FeedMessagesRow['message_id']
    }
  }
  'take-sequences': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null]
    row: {
      account_id: LedgersRow['account_id']
      last_sequence: LedgersRow['last_sequence']
    }
  }
  'take-share': {
    parameters: [$1: string | null, $2: string | null, $3: number | null, $4: number | null, $5: number | null]
    row: {
      source_id: SourceSharesRow['source_id']
      id: SourceSharesRow['id']
      polls: SourceSharesRow['polls']
      is_probe: SourceSharesRow['is_probe']
      failures: SourcesRow['failures']
    }
  }
  'take-turns': {
    parameters: [$1: string | null, $2: number | null, $3: number | null]
    row: {
      first_at: Date
    }
  }
  'tariffs-of': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      account_id: TariffsRow['account_id']
      id: TariffsRow['id']
      charge: TariffsRow['charge']
      shipping_line_scac: TariffsRow['shipping_line_scac']
      port_locode: TariffsRow['port_locode']
      equipment_length: TariffsRow['equipment_length']
      equipment_type: TariffsRow['equipment_type']
      free_days: TariffsRow['free_days']
      free_days_unit: TariffsRow['free_days_unit']
      currency_code: TariffsRow['currency_code']
      tiers: TariffsRow['tiers']
      valid_from: TariffsRow['valid_from']
      valid_to: TariffsRow['valid_to']
    }
  }
  'time-columns': {
    parameters: [$1: readonly (string | null)[] | null]
    row: {
      name: string
      time: string
    }
  }
  'time-of-sandbox-source': {
    parameters: [$1: string | null]
    row: {
      at: Date
    }
  }
  'uncount-attempt': {
    parameters: [$1: readonly (string | null)[] | null]
    row: never
  }
  'unpack-claims': {
    parameters: [$1: readonly (string | null)[] | null]
    row: never
  }
  'unpack-raw-events': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'update-containers': {
    parameters: [$1: string | null]
    row: never
  }
  'update-requests': {
    parameters: [$1: string | null]
    row: never
  }
  'update-shipments': {
    parameters: [$1: string | null]
    row: never
  }
  'update-subscriptions': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null, $4: readonly (boolean | null)[] | null, $5: readonly (number | null)[] | null, $6: readonly (boolean | null)[] | null]
    row: {
      check_id: SubscriptionsRow['check_id']
    }
  }
  'update-view': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null, $7: string | null, $8: string | null]
    row: {
      id: ViewsRow['id']
      name: ViewsRow['name']
      list: ViewsRow['list']
      filters: ViewsRow['filters']
      sort: ViewsRow['sort']
      columns: ViewsRow['columns']
      visibility: ViewsRow['visibility']
      created_at: ViewsRow['created_at']
      updated_at: ViewsRow['updated_at']
    }
  }
  'update-webhook': {
    parameters: [$1: string | null, $2: string | null, $3: string | null, $4: boolean | null, $5: readonly (string | null)[] | null, $6: string | null]
    row: {
      id: WebhooksRow['id']
      account_id: WebhooksRow['account_id']
      url: WebhooksRow['url']
      active: WebhooksRow['active']
      events: WebhooksRow['events']
      headers: WebhooksRow['headers']
      secret_sealed: WebhooksRow['secret_sealed']
      failing_since: WebhooksRow['failing_since']
      consecutive_failures: WebhooksRow['consecutive_failures']
      disabled_at: WebhooksRow['disabled_at']
      disabled_reason: WebhooksRow['disabled_reason']
      created_at: WebhooksRow['created_at']
      previous_secret_until: Date | null
    }
  }
  'upsert-raw-events': {
    parameters: [$1: string | null]
    row: never
  }
  'wait-of-subject': {
    parameters: [$1: string | null]
    row: {
      wait_s: number
    }
  }
  'want-reading': {
    parameters: [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null]
    row: never
  }
  'want-turning': {
    parameters: [$1: string | null, $2: string | null, $3: number | null]
    row: never
  }
  'when-asked': {
    parameters: [$1: string | null, $2: string | null]
    row: {
      asked_at: ReportsRow['asked_at']
    }
  }
  'withdraw-report-objects': {
    parameters: [$1: string | null, $2: number | null]
    row: {
      month: string
      to_check: ReportObjectsRow['to_check']
      to_id: ReportObjectsRow['to_id']
      key: ReportObjectsRow['key']
    }
  }
  'write-search-entries-of-containers': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'write-search-entries-of-requests': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'write-search-entries-of-shipments': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'write-search-entries-of-shipments-with-containers': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
  'write-search-entries-of-their-requests': {
    parameters: [$1: readonly (string | null)[] | null, $2: readonly (string | null)[] | null]
    row: never
  }
}
