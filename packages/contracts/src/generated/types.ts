// @generated from spec/ by "pnpm generate". Edit the spec instead.
type Bytes = ReturnType<Uint8ArrayConstructor['of']>;
export interface paths {
	"/shipments": {
		parameters: NoParameters;
		/**
		 * List shipments
		 *
		 * Newest first, by the time of creation, unless sorted otherwise.
		 */
		get: operations["listShipments"];
	};
	"/shipments/bulk": {
		parameters: NoParameters;
		/**
		 * Change many shipments at once
		 *
		 * Performs one action on up to 10,000 shipments, named by their ids or by filters of the list, with a result for each: one that is refused does not affect the others, and repeating it changes nothing more. With filters, state how many shipments you expect (`count`): if the list has a different number by now, nothing is changed (409). A refresh polls the sources of all containers of a shipment. Has its own limit of 10 a minute. The body may have 1 MiB.
		 */
		post: operations["bulkUpdateShipments"];
	};
	"/shipments/{id}": {
		parameters: ById;
		/**
		 * Get a shipment
		 *
		 * Includes the containers, places and terminals named in `include`.
		 */
		get: operations["getShipment"];
		/**
		 * Change reference numbers and tags of a shipment
		 *
		 * Changes only the attributes in the body.
		 */
		patch: operations["updateShipment"];
	};
	"/shipments/{id}/stop_tracking": {
		parameters: ById;
		/**
		 * Stop tracking a shipment
		 *
		 * All its containers stop together. Repeating it changes nothing.
		 */
		patch: operations["stopShipmentTracking"];
	};
	"/shipments/{id}/resume_tracking": {
		parameters: ById;
		/**
		 * Resume tracking a shipment
		 *
		 * Events of the pause may be missing.
		 */
		patch: operations["resumeShipmentTracking"];
	};
	"/shipments/{id}/provenance": {
		parameters: ById;
		/**
		 * Get who reported what about a shipment
		 *
		 * For each attribute that has a value, and for its places and vessel: the source, its words, when it reported them, the report,
		 *     the rule that decided between sources, and what it prevailed over.
		 */
		get: operations["getShipmentProvenance"];
	};
	"/containers": {
		parameters: NoParameters;
		/**
		 * List containers
		 *
		 * Newest first, by the time of creation, unless sorted otherwise.
		 */
		get: operations["listContainers"];
	};
	"/containers/bulk": {
		parameters: NoParameters;
		/**
		 * Change many containers at once
		 *
		 * Performs one action on up to 10,000 containers, named by their ids or by filters of the list, with a result for each: one that is refused does not affect the others, and repeating it changes nothing more. With filters, state how many containers you expect (`count`): if the list has a different number by now, nothing is changed (409). Tracking and tags belong to the shipment of a container and are changed there, once for each shipment: all its containers share them. Has its own limit of 10 a minute. The body may have 1 MiB.
		 */
		post: operations["bulkUpdateContainers"];
	};
	"/containers/positions": {
		parameters: NoParameters;
		/**
		 * Get the positions of all containers under way, as GeoJSON
		 *
		 * One point (WGS84, longitude first) for each ship that has reported where it is since it sailed, and for each port or place
		 *     ashore, with how many containers of the account are there, how urgent they are, and the most urgent of them. Containers that are
		 *     stopped, delivered or returned empty are not under way. Those whose position is not known are counted by reason in
		 *     `without_position`.
		 *
		 *     The response has at most 20,000 containers, the newest; `is_complete` is false if there are more.
		 */
		get: operations["getContainerPositions"];
	};
	"/containers/{id}": {
		parameters: ById;
		/**
		 * Get a container
		 *
		 * Includes the shipment, places, terminals and milestones named in `include`.
		 */
		get: operations["getContainer"];
		/**
		 * Change reference numbers of a container
		 *
		 * Changes only the attributes in the body.
		 */
		patch: operations["updateContainer"];
	};
	"/containers/{id}/refresh": {
		parameters: ById;
		/**
		 * Poll every source of a container now
		 *
		 * Each source of the container is polled at once, rather than when it is next due; its reports arrive as usual. Has its
		 *     own limit of 10 a minute. If tracking has stopped, no source is polled.
		 */
		patch: operations["refreshContainer"];
	};
	"/containers/{id}/transport_events": {
		parameters: ById;
		/**
		 * List the milestones of a container
		 *
		 * Most recently recorded first.
		 */
		get: operations["listContainerTransportEvents"];
	};
	"/containers/{id}/raw_events": {
		parameters: ById;
		/**
		 * List the events of a container as the line reported them
		 *
		 * In the order of the line. Ports and vessels are included by default. Prefer the milestones.
		 */
		get: operations["listContainerRawEvents"];
	};
	"/containers/{id}/charges_forecast": {
		parameters: ById;
		/**
		 * Forecast the charges of a container
		 *
		 * Demurrage, storage and detention: free days, days left, cost so far and at risk, each with its source. Values
		 *     without a basis are null and named in `unknown`.
		 */
		get: operations["getContainerChargesForecast"];
	};
	"/containers/{id}/route": {
		parameters: ById;
		/**
		 * Get the route of a container
		 *
		 * Where it is loaded, changes ships, is discharged and goes on by rail, with ships and times.
		 */
		get: operations["getContainerRoute"];
	};
	"/containers/{id}/provenance": {
		parameters: ById;
		/**
		 * Get who reported what about a container
		 *
		 * For each attribute that has a value, and for its holds, fees and milestones: the source, its words, when it reported them, the report,
		 *     the rule that decided between sources, and what it prevailed over.
		 */
		get: operations["getContainerProvenance"];
	};
	"/containers/{id}/explain": {
		parameters: ById;
		/**
		 * Explain the state of a container
		 *
		 * Where it is, what happens next, what is holding it up, who must act, and what is not known, each sentence with its
		 *     evidence. Markdown with `format=markdown` or `Accept: text/markdown`.
		 */
		get: operations["explainContainer"];
	};
	"/containers/{id}/evidence": {
		parameters: ById;
		/**
		 * Get the evidence pack of a container
		 *
		 * What a dispute about demurrage or detention requires, as it is known at one moment: the journey, each value with
		 *     who reported it, in which words and when, what contradicts it, free time and charges, and each report that is
		 *     cited, with the SHA-256 of what was received. Your own references, tags and notes are left out. With `format=pdf`
		 *     or `Accept: application/pdf` it is a PDF, which has the JSON attached and states its SHA-256.
		 */
		get: operations["getContainerEvidence"];
	};
	"/containers/{id}/map_geojson": {
		parameters: ById;
		/**
		 * Get the journey of a container as GeoJSON
		 *
		 * The sea journey to be drawn on a map, as plain GeoJSON (WGS84, longitude first).
		 *
		 *     - `port`: one for each port of the route.
		 *     - `past_vessel_locations`: a leg that is done, along the reported positions of the vessel; without any,
		 *       along the sea lane between the two ports. Of a running leg, the reported positions since departure.
		 *     - `current_vessel`: the last reported position of the vessel on a running leg; absent without one.
		 *     - `estimated_partial_leg`: the sea lane from there to the next port.
		 *     - `estimated_full_legs`: the sea lane of a leg that has not begun, or of a running leg without a reported position.
		 *
		 *     A line never jumps from 180 to -180: across the date line its longitudes continue (181, 182 …), also those of
		 *     the points that follow. If no water connects two ports, the line is the great circle. The rail leg is not drawn. Without a known route there are no features.
		 */
		get: operations["getContainerMapGeojson"];
	};
	"/accuracy": {
		parameters: NoParameters;
		/**
		 * List how often the sources of your journeys were right
		 *
		 * For each line, terminal and railway that reported on your journeys: how often its estimate of the arrival was right within
		 *     a day at 14, 7, 3 and 1 days before, how long after the event it reports, how often it later corrects what it has
		 *     reported and by how many hours, and how often it loses a contradiction; each figure with the number of its cases. Where nothing has been
		 *     measured, the figure is null and its cases are 0. The sources with the most cases come first.
		 */
		get: operations["listAccuracy"];
	};
	"/attention": {
		parameters: NoParameters;
		/**
		 * List what needs attention
		 *
		 * What somebody must do or know now: the most severe first, then by due day, then the oldest. Without a filter, the
		 *     open entries.
		 */
		get: operations["listAttention"];
	};
	"/attention/settings": {
		parameters: NoParameters;
		/**
		 * Get the thresholds of what needs attention, and which last free day counts
		 *
		 * The settings of the account; those that nobody has changed have their defaults.
		 */
		get: operations["getAttentionSettings"];
		/**
		 * Change the thresholds of what needs attention, or which last free day counts
		 *
		 * Entries follow within seconds. Another `pickup_lfd_policy` applies within a second to every container; the
		 *     response says which have a different day by it.
		 */
		patch: operations["updateAttentionSettings"];
	};
	"/attention/{id}": {
		parameters: ById;
		/**
		 * Get an entry of what needs attention
		 *
		 * The entry as it is now; 404 when its cause is gone.
		 */
		get: operations["getAttentionEntry"];
		/**
		 * Snooze an entry, or mark it as done
		 *
		 * For the whole account. It lasts while the cause stays the same, even if the entry disappears and comes back in between.
		 */
		patch: operations["updateAttentionEntry"];
	};
	"/contradictions": {
		parameters: NoParameters;
		/**
		 * List the contradictions between sources
		 *
		 * Statements about one container that cannot all be true, each with its source: the most severe first, then the
		 *     newest. Without a filter, the open ones; with `known_at` or `as_of`, those of one container or shipment in the
		 *     past. None of them blocks a value: the records serve what prevails.
		 */
		get: operations["listContradictions"];
	};
	"/contradictions/{id}": {
		parameters: ById;
		/**
		 * Get a contradiction
		 *
		 * The contradiction as it is now, or as it was last before it was resolved.
		 */
		get: operations["getContradiction"];
	};
	"/tracking_requests": {
		parameters: NoParameters;
		/**
		 * List tracking requests
		 *
		 * Newest first, by the time of creation.
		 */
		get: operations["listTrackingRequests"];
		/**
		 * Create a tracking request
		 *
		 * Responds immediately with `pending`; the outcome follows by webhook, or by reading the request again.
		 */
		post: operations["createTrackingRequest"];
	};
	"/tracking_requests/{id}": {
		parameters: ById;
		/**
		 * Get a tracking request
		 *
		 * Includes its shipment once the line has responded. Read it again, or use a webhook, to find out the outcome.
		 */
		get: operations["getTrackingRequest"];
		/**
		 * Change reference numbers of a tracking request
		 *
		 * Changes only the attributes in the body; the number and the line cannot be changed.
		 */
		patch: operations["updateTrackingRequest"];
	};
	"/tracking_requests/bulk": {
		parameters: NoParameters;
		/**
		 * Create many tracking requests
		 *
		 * Up to 1,000 rows with the attributes of a single creation, with a result for each row: one that is rejected does not affect the others. Each row counts towards the limit of creations, 100 a minute. Rows beyond it are accepted at once, none is lost, and their lines are polled at that rate. With `dry_run` nothing is written. The body may have 2 MiB.
		 */
		post: operations["bulkCreateTrackingRequests"];
	};
	"/tracking_requests/infer_number": {
		parameters: NoParameters;
		/**
		 * Tell the kind and the line of a number
		 *
		 * Beta. Examines the number alone and polls no line. From a confidence of 0.95 the line can be selected, from 0.7 it should be confirmed. A container number reveals the owner and not the carrier, so it is never sufficient; that of a leased container reveals nothing. Has its own limit of 200 a minute.
		 *     @beta
		 */
		post: operations["inferTrackingNumber"];
	};
	"/sandbox/clock": {
		parameters: NoParameters;
		/**
		 * Read the clock of the sandbox
		 *
		 * The sandbox of an account consists of the line `TEST`, its terminals and its railways. They are simulated, use the
		 *     protocols of real ones, and are polled like real ones; their clock is the account's own. The scenarios and their numbers are
		 *     in the documentation.
		 */
		get: operations["getSandboxClock"];
		/**
		 * Advance the clock of the sandbox
		 *
		 * Nothing on the way is skipped: sources are polled at each moment at which one of them has something new, and webhooks
		 *     follow. The response comes when the clock has arrived, or after 15 seconds: with hundreds of journeys `now` is then
		 *     how far it has come, and the same request continues. It never goes back, and goes no further than the year 2199.
		 */
		post: operations["advanceSandboxClock"];
	};
	"/search": {
		parameters: NoParameters;
		/**
		 * Search everything
		 *
		 * Finds shipments, containers and tracking requests by part of a number, reference, tag, port, vessel, customer or custom
		 *     field; capitals make no difference, and every word must be found in the record. A container number may be written with spaces
		 *     and dashes. Words of one or two letters or digits find only what begins with them.
		 *
		 *     Shipments come first, then containers (`cargo`), then tracking requests, each newest first; 25 in all. A tracking
		 *     request whose number has a shipment is found as that shipment.
		 */
		get: operations["searchRecords"];
	};
	"/calendar_feeds": {
		parameters: NoParameters;
		/**
		 * List calendar feeds
		 *
		 * Those that you created, without their addresses. Newest first, by the time of creation.
		 */
		get: operations["listCalendarFeeds"];
		/**
		 * Create a calendar feed
		 *
		 * Creates a secret address from which calendar programs read the binding last free days and empty returns of the account, or
		 *     of the containers that match `filters`, as iCalendar (RFC 5545). Anyone who knows the address can read them
		 *     without a key: `attributes.url` is served in this response only, and ends when the feed is deleted or rotated, or when you leave the account.
		 *
		 *     Each is an event of a whole day with what it costs so far, and keeps its `UID` when the day moves. An event that
		 *     is done is shown as cancelled for a month, then left out.
		 */
		post: operations["createCalendarFeed"];
	};
	"/calendar_feeds/{id}": {
		parameters: ById;
		/**
		 * Get a calendar feed
		 *
		 * What the feed shows, and when a program read it last.
		 */
		get: operations["getCalendarFeed"];
		/**
		 * Delete a calendar feed
		 *
		 * Its address is answered with 404 from then on.
		 */
		delete: operations["deleteCalendarFeed"];
	};
	"/calendar_feeds/{id}/rotate": {
		parameters: ById;
		/**
		 * Replace the address of a calendar feed
		 *
		 * The new address is served in this response only. The old one is answered with 404 from then on.
		 */
		post: operations["rotateCalendarFeed"];
	};
	"/views": {
		parameters: NoParameters;
		/**
		 * List views
		 *
		 * Your own, and those that are shared in the account. Newest first, by the time of creation.
		 */
		get: operations["listViews"];
		/**
		 * Create a view
		 *
		 * Stores filters, order and columns of a list under a name: for yourself, or for everybody in the account. Filters and order are validated like those of the list.
		 */
		post: operations["createView"];
	};
	"/views/{id}": {
		parameters: ById;
		/**
		 * Get a view
		 *
		 * The view, with the address of its records.
		 */
		get: operations["getView"];
		/**
		 * Delete a view
		 *
		 * A shared view is deleted for everybody. Its records stay.
		 */
		delete: operations["deleteView"];
		/**
		 * Change a view
		 *
		 * Changes only the attributes in the body. A shared view is changed for everybody.
		 */
		patch: operations["updateView"];
	};
	"/events": {
		parameters: NoParameters;
		/**
		 * Read everything that changed, in order
		 *
		 * The account's log: every change of every record, by the API and by reports of sources, numbered without gaps. A
		 *     consumer that stores the last `meta.next_after` that it has processed, and sends it with its next request, misses
		 *     nothing, however long it was away. With `wait` the response is delayed until there is an event that matches the
		 *     filters.
		 *
		 *     With a filter that rarely matches, a response may have no events and `has_more: true`: continue with `next_after`.
		 *
		 *     With `Accept: text/event-stream` the response stays open and each event is sent as it happens, with its sequence
		 *     number as `id` and the event as JSON in `data`. A client that reconnects sends the last `id` as `Last-Event-ID`,
		 *     as browsers do, and continues from there. `limit` and `wait` have no effect.
		 */
		get: operations["listEvents"];
	};
	"/webhooks": {
		parameters: NoParameters;
		/**
		 * List webhooks
		 *
		 * Newest first, by the time of creation.
		 */
		get: operations["listWebhooks"];
		/**
		 * Create a webhook
		 *
		 * The secret is served in full here only.
		 */
		post: operations["createWebhook"];
	};
	"/webhooks/{id}": {
		parameters: ById;
		/**
		 * Get a webhook
		 *
		 * The secret is masked; it is shown in full only when the webhook is created or its secret rotated.
		 */
		get: operations["getWebhook"];
		/**
		 * Delete a webhook
		 *
		 * Nothing more is sent to it; pending deliveries are discarded.
		 */
		delete: operations["deleteWebhook"];
		/**
		 * Change a webhook
		 *
		 * Changes only the attributes in the body. `active: true` enables it again after it was disabled for failures.
		 */
		patch: operations["updateWebhook"];
	};
	"/webhooks/{id}/rotate_secret": {
		parameters: ById;
		/**
		 * Give a webhook a new secret
		 *
		 * The new secret is served in full in this response only. For 24 hours deliveries are signed with both: the header
		 *     `Webhook-Signature` holds two signatures, the compatible header is signed with the new secret, and a header with
		 *     `-Previous` appended to its name with the old one.
		 */
		post: operations["rotateWebhookSecret"];
	};
	"/webhooks/{id}/replay": {
		parameters: ById;
		/**
		 * Send a webhook its notifications again
		 *
		 * Every notification of the range is sent again with its original id and bytes, a new signature, and as many
		 *     attempts as a new one. The range is one of time, or of sequence numbers of `GET /events`. Notifications that are
		 *     already waiting to be sent are not sent twice. Events from while the webhook was disabled because of failures are
		 *     included.
		 */
		post: operations["replayWebhook"];
	};
	"/webhooks/events": {
		parameters: NoParameters;
		/**
		 * List the events that webhooks can receive
		 *
		 * The event names that `events` of a webhook accepts, by category.
		 */
		get: operations["listWebhookEvents"];
	};
	"/webhooks/ips": {
		parameters: NoParameters;
		/**
		 * List the addresses that deliveries come from
		 *
		 * The addresses from which deliveries are sent, for firewalls that admit only known senders.
		 */
		get: operations["listWebhookIps"];
	};
	"/webhooks/trigger": {
		parameters: NoParameters;
		/**
		 * Send a sample event to an address
		 *
		 * Sends once, waits for the response and stores nothing.
		 */
		post: operations["triggerWebhook"];
	};
	"/webhook_notifications": {
		parameters: NoParameters;
		/**
		 * List webhook notifications
		 *
		 * Newest first, by the time of creation.
		 */
		get: operations["listWebhookNotifications"];
	};
	"/webhook_notifications/{id}": {
		parameters: ById;
		/**
		 * Get a webhook notification
		 *
		 * The notification as it was or will be sent. Includes the record that it is about if `include` names it.
		 */
		get: operations["getWebhookNotification"];
	};
	"/webhook_notifications/{id}/body": {
		parameters: ById;
		/**
		 * Get the body of a webhook notification
		 *
		 * What is posted to the webhook, with all records that go with it as they were at the moment of the event. `data` and
		 *     `included`, written as JSON without spaces, are the bytes that are signed. The installation keeps bodies for a limited time.
		 */
		get: operations["getWebhookNotificationBody"];
	};
	"/webhook_notifications/examples": {
		parameters: NoParameters;
		/**
		 * Get an example of a webhook notification
		 *
		 * As it would be delivered.
		 */
		get: operations["getWebhookNotificationExample"];
	};
	"/shipping_lines": {
		parameters: NoParameters;
		/**
		 * List the shipping lines that can be tracked
		 *
		 * All lines that the account may use, on one page unless a size is given.
		 */
		get: operations["listShippingLines"];
	};
	"/shipping_lines/{id}": {
		parameters: ById;
		/**
		 * Get a shipping line
		 *
		 * The line is named by its id or its SCAC.
		 */
		get: operations["getShippingLine"];
	};
	"/reports/{id}": {
		parameters: ById;
		/**
		 * Get a report that provenance names
		 *
		 * Where a report came from, when, which reader read it, and what it says about your shipment. Only reports about what your
		 *     account tracks are served.
		 */
		get: operations["getReport"];
	};
	"/sources": {
		parameters: NoParameters;
		/**
		 * List the sources of the installation and how they are doing
		 *
		 * The state of each line, terminal and railway that is polled or that pushes, over all accounts. Needs a key of the
		 *     operator (`boxtrail admin keys create <account> operator`). All sources are on one page unless a size is given.
		 */
		get: operations["listSources"];
	};
	"/source_silences": {
		parameters: NoParameters;
		/**
		 * List the sources that are silent
		 *
		 * The silences that have not ended, as `source.silent` reported them: of lines, terminals, railways and feeds that have said nothing about
		 *     any of your tracked records for longer than their cadence explains. The longest comes first. Those that have ended are in
		 *     `GET /events`. Records about which a source is silent although it answers about others, and records that wait for
		 *     a source, are in `GET /attention?filter[source]=`.
		 */
		get: operations["listSourceSilences"];
	};
	"/source_silences/{id}": {
		parameters: ById;
		/**
		 * Get a silence of a source
		 *
		 * The silence of which a webhook was notified, while it lasts; 404 once it has ended.
		 */
		get: operations["getSourceSilence"];
	};
	"/ports/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier or UN/LOCODE of the place. */
				id: components["parameters"]["IdOrLocode"];
			};
			cookie?: never;
		};
		/**
		 * Get a port
		 *
		 * The place is named by its id or its UN/LOCODE.
		 */
		get: operations["getPort"];
	};
	"/metro_areas/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier or UN/LOCODE of the place. */
				id: components["parameters"]["IdOrLocode"];
			};
			cookie?: never;
		};
		/**
		 * Get a metropolitan area
		 *
		 * The place is named by its id or its UN/LOCODE.
		 */
		get: operations["getMetroArea"];
	};
	"/terminals/{id}": {
		parameters: ById;
		/**
		 * Get a terminal
		 *
		 * The terminal is named by its id.
		 */
		get: operations["getTerminal"];
	};
	"/vessels/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier or IMO number of the vessel. */
				id: components["parameters"]["IdOrImo"];
			};
			cookie?: never;
		};
		/**
		 * Get a vessel
		 *
		 * A vessel by identifier or IMO number, with its last reported position. Either `show_positions` parameter adds
		 *     `positions`: what was reported in that time, oldest first, at most 20,160 (of more, the latest).
		 */
		get: operations["getVessel"];
	};
	"/vessels/{id}/future_positions": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier or IMO number of the vessel. */
				id: components["parameters"]["IdOrImo"];
			};
			cookie?: never;
		};
		/**
		 * Get where a vessel will be on its leg
		 *
		 * Estimated positions minute by minute along the sea lane to a port, for at most fourteen days. They begin at the last
		 *     reported position of the leg; without one, at the interpolated position between its departure and its expected
		 *     arrival; before the departure, at the port of departure. Departure and arrival are those of your own shipments.
		 *     Without an expected arrival, or once it is past, a speed of 14 knots is assumed. If none of this is known there are
		 *     no positions.
		 */
		get: operations["getVesselFuturePositions"];
	};
	"/vessels/{id}/future_positions_with_coordinates": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier or IMO number of the vessel. */
				id: components["parameters"]["IdOrImo"];
			};
			cookie?: never;
		};
		/**
		 * Get where a vessel will be from where it is now
		 *
		 * Estimated positions minute by minute along the sea lane from a point to a port, from now on and for at most fourteen
		 *     days. The ship arrives when your own shipments on this leg expect it; without an expected arrival, or once it is
		 *     past, a speed of 14 knots is assumed.
		 */
		get: operations["getVesselFuturePositionsWithCoordinates"];
	};
	"/documents": {
		parameters: NoParameters;
		/**
		 * List documents
		 *
		 * Newest first, unless sorted otherwise. Beta.
		 *     @beta
		 */
		get: operations["listDocuments"];
		/**
		 * Create a document
		 *
		 * From an uploaded file: see `POST /storage/direct_uploads`. Its type, content and references are read soon after;
		 *     `document.extracted` or `document.extraction_failed` notifies the outcome. The same file can only be one document
		 *     of an account.
		 */
		post: operations["createDocument"];
	};
	"/documents/{id}": {
		parameters: ById;
		/**
		 * Get a document
		 *
		 * Includes the data read from it if `include` names `last_document_representation`.
		 */
		get: operations["getDocument"];
		/**
		 * Delete a document
		 *
		 * It no longer appears in lists, and the same file can be uploaded again.
		 */
		delete: operations["deleteDocument"];
		/**
		 * Correct a document
		 *
		 * What a person sets on a document takes precedence over what was read, now and whenever it is read again.
		 */
		patch: operations["updateDocument"];
	};
	"/documents/{id}/download_url": {
		parameters: ById;
		/**
		 * Get a link to the file of a document
		 *
		 * The link is valid for five minutes and needs no API key.
		 */
		get: operations["getDocumentDownloadUrl"];
	};
	"/documents/{id}/pages/{page}.png": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
				/** Number of the page, from 1. */
				page: string;
			};
			cookie?: never;
		};
		/**
		 * Get a page of a document as a picture
		 *
		 * A grey PNG, up to 1,600 pixels wide, of a page of a PDF or of a picture (JPEG, PNG, TIFF, WebP, GIF). The `box` of a
		 *     value in the representation is a part of it: left, top, right and bottom as parts of its width and height.
		 */
		get: operations["getDocumentPage"];
	};
	"/documents/{id}/reextract": {
		parameters: ById;
		/**
		 * Read the values of a document again
		 *
		 * The outcome is notified as `document.extracted` or `document.extraction_failed`. Values that a person set are kept.
		 */
		post: operations["reextractDocument"];
	};
	"/documents/{id}/reclassify": {
		parameters: ById;
		/**
		 * Find the type of a document again
		 *
		 * A type that a person set is kept.
		 */
		post: operations["reclassifyDocument"];
	};
	"/documents/{id}/relink": {
		parameters: ById;
		/**
		 * Link a document again
		 *
		 * To the shipments and containers that it mentions and that are tracked by now.
		 */
		post: operations["relinkDocument"];
	};
	"/documents/{id}/rotate": {
		parameters: ById;
		/**
		 * Turn an image
		 *
		 * Rotates the file of a document that is an image (JPEG, PNG, TIFF or WebP), all of its pages, clockwise. Nothing is
		 *     lost: the orientation is written into the file, and its pixels are unchanged. This is done shortly afterwards;
		 *     request `download_url` again then.
		 */
		post: operations["rotateDocument"];
	};
	"/documents/types": {
		parameters: NoParameters;
		/**
		 * List the types that a document can have
		 *
		 * The values that `document_type_manual` accepts.
		 */
		get: operations["listDocumentTypes"];
	};
	"/email_submissions": {
		parameters: NoParameters;
		/**
		 * List mails that brought documents
		 *
		 * Newest first, by the time of creation.
		 */
		get: operations["listEmailSubmissions"];
		/**
		 * Hand in a mail
		 *
		 * The mail as it was received (RFC 822, what mail programs save as `.eml` and mail servers pipe to programs). Each
		 *     file attached to it, or to a mail in it, becomes a document, except for signatures and images that are shown in
		 *     its text; a file that is already a document of the account does not become a second one. A mail that is submitted
		 *     twice is recognized by its Message-ID, or by its bytes if it has none, and gets the response of the first time.
		 */
		post: operations["createEmailSubmission"];
	};
	"/email_submissions/{id}": {
		parameters: ById;
		/**
		 * Get a mail that brought documents
		 *
		 * Includes its documents and the data read from them, unless `include` names something else.
		 */
		get: operations["getEmailSubmission"];
	};
	"/document_schemas/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Type and version, joined by `@`, or the type alone for its current version. */
				id: components["parameters"]["DocumentSchemaId"];
			};
			cookie?: never;
		};
		/**
		 * Get the schema of what is read from a type of document
		 *
		 * A published version never changes.
		 */
		get: operations["getDocumentSchema"];
	};
	"/parties": {
		parameters: NoParameters;
		/**
		 * List parties
		 *
		 * Newest first, by the time of creation.
		 */
		get: operations["listParties"];
		/**
		 * Create a party
		 *
		 * A customer of yours. Name it in the `customer` relationship of a tracking request.
		 */
		post: operations["createParty"];
	};
	"/parties/{id}": {
		parameters: ById;
		/**
		 * Get a party
		 *
		 * Parties are your customers.
		 */
		get: operations["getParty"];
		/**
		 * Change a party
		 *
		 * Shipments show the new name at once.
		 */
		patch: operations["updateParty"];
	};
	"/api_keys": {
		parameters: NoParameters;
		/**
		 * List API keys
		 *
		 * Newest first, with those that were revoked or have expired.
		 */
		get: operations["listApiKeys"];
		/**
		 * Create an API key
		 *
		 * The key is served in full in this response only.
		 */
		post: operations["createApiKey"];
	};
	"/api_keys/{id}": {
		parameters: ById;
		/**
		 * Get an API key
		 *
		 * Without the key itself, which was served at its creation.
		 */
		get: operations["getApiKey"];
		/**
		 * Revoke an API key
		 *
		 * Requests with it are rejected within a second. Repeating it changes nothing. A key of the operator can only be revoked with another one.
		 */
		delete: operations["revokeApiKey"];
	};
	"/api_keys/{id}/rotate": {
		parameters: ById;
		/**
		 * Replace an API key
		 *
		 * Creates a key with the same name, scope and lifetime, served in full in this response only. The old one expires after
		 *     the overlap, so that programs can change to the new one while both are valid.
		 */
		post: operations["rotateApiKey"];
	};
	"/audit_events": {
		parameters: NoParameters;
		/**
		 * List who did what
		 *
		 * Sign-ins, members, keys, webhooks, and the changes that people made in the web application. Newest first.
		 */
		get: operations["listAuditEvents"];
	};
	"/invoices/audit": {
		parameters: NoParameters;
		/**
		 * Audit a bill of demurrage or detention
		 *
		 * Compares what a bill states with the free time of the container, your tariff and what sources report, and lists what it
		 *     lacks of the contents that 46 CFR 541.6 requires of bills in the trade of the United States. Nothing is stored.
		 */
		post: operations["auditInvoice"];
	};
	"/tariffs": {
		parameters: NoParameters;
		/**
		 * List tariffs
		 *
		 * Newest first, by the time of creation.
		 */
		get: operations["listTariffs"];
		/**
		 * Create a tariff
		 *
		 * The most specific tariff that is valid when the free time begins determines the cost, and the free days if no source reports any.
		 */
		post: operations["createTariff"];
	};
	"/tariffs/{id}": {
		parameters: ById;
		/**
		 * Get a tariff
		 *
		 * The tariff, with the price of each range of days.
		 */
		get: operations["getTariff"];
		/**
		 * Delete a tariff
		 *
		 * Free days that came from it are then unknown.
		 */
		delete: operations["deleteTariff"];
		/**
		 * Change a tariff
		 *
		 * Forecasts and free days follow within seconds.
		 */
		patch: operations["updateTariff"];
	};
	"/shipments/{shipment_id}/custom_fields": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the shipment. */
				shipment_id: components["parameters"]["ShipmentId"];
			};
			cookie?: never;
		};
		/**
		 * List the custom fields of a shipment
		 *
		 * Newest first, by the time of creation.
		 */
		get: operations["listShipmentCustomFields"];
		/**
		 * Set a custom field of a shipment
		 *
		 * Also if the field already has a value.
		 */
		post: operations["createShipmentCustomField"];
	};
	"/shipments/{shipment_id}/custom_fields/{api_slug}": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the shipment. */
				shipment_id: components["parameters"]["ShipmentId"];
				/** Slug of the field. */
				api_slug: components["parameters"]["ApiSlug"];
			};
			cookie?: never;
		};
		/**
		 * Delete a custom field of a shipment
		 *
		 * Deletes the value; the definition remains.
		 */
		delete: operations["deleteShipmentCustomField"];
		/**
		 * Change a custom field of a shipment
		 *
		 * The field is named by the slug of its definition and must already have a value; POST sets one whether or not it has.
		 */
		patch: operations["updateShipmentCustomField"];
	};
	"/containers/{container_id}/custom_fields": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the container. */
				container_id: components["parameters"]["ContainerId"];
			};
			cookie?: never;
		};
		/**
		 * List the custom fields of a container
		 *
		 * Newest first, by the time of creation.
		 */
		get: operations["listContainerCustomFields"];
		/**
		 * Set a custom field of a container
		 *
		 * Also if the field already has a value.
		 */
		post: operations["createContainerCustomField"];
	};
	"/containers/{container_id}/custom_fields/{api_slug}": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the container. */
				container_id: components["parameters"]["ContainerId"];
				/** Slug of the field. */
				api_slug: components["parameters"]["ApiSlug"];
			};
			cookie?: never;
		};
		/**
		 * Delete a custom field of a container
		 *
		 * Deletes the value; the definition remains.
		 */
		delete: operations["deleteContainerCustomField"];
		/**
		 * Change a custom field of a container
		 *
		 * The field is named by the slug of its definition and must already have a value; POST sets one whether or not it has.
		 */
		patch: operations["updateContainerCustomField"];
	};
	"/tracking_requests/{tracking_request_id}/custom_fields": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the tracking request. */
				tracking_request_id: components["parameters"]["TrackingRequestId"];
			};
			cookie?: never;
		};
		/**
		 * List the custom fields of a tracking request
		 *
		 * Newest first, by the time of creation.
		 */
		get: operations["listTrackingRequestCustomFields"];
		/**
		 * Set a custom field of a tracking request
		 *
		 * Also if the field already has a value.
		 */
		post: operations["createTrackingRequestCustomField"];
	};
	"/tracking_requests/{tracking_request_id}/custom_fields/{api_slug}": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the tracking request. */
				tracking_request_id: components["parameters"]["TrackingRequestId"];
				/** Slug of the field. */
				api_slug: components["parameters"]["ApiSlug"];
			};
			cookie?: never;
		};
		/**
		 * Delete a custom field of a tracking request
		 *
		 * Deletes the value; the definition remains.
		 */
		delete: operations["deleteTrackingRequestCustomField"];
		/**
		 * Change a custom field of a tracking request
		 *
		 * The field is named by the slug of its definition and must already have a value; POST sets one whether or not it has.
		 */
		patch: operations["updateTrackingRequestCustomField"];
	};
	"/custom_field_definitions": {
		parameters: NoParameters;
		/**
		 * List custom field definitions
		 *
		 * Newest first, by the time of creation.
		 */
		get: operations["listCustomFieldDefinitions"];
		/**
		 * Create a custom field definition
		 *
		 * Records of the kind may then have a value for it.
		 */
		post: operations["createCustomFieldDefinition"];
	};
	"/custom_field_definitions/{id}": {
		parameters: ById;
		/**
		 * Get a custom field definition
		 *
		 * Includes the options of a list if `include` names them.
		 */
		get: operations["getCustomFieldDefinition"];
		/**
		 * Delete a custom field definition
		 *
		 * Its options and all its values are deleted as well.
		 */
		delete: operations["deleteCustomFieldDefinition"];
		/**
		 * Change a custom field definition
		 *
		 * Existing values are kept, even if a new rule would refuse them.
		 */
		patch: operations["updateCustomFieldDefinition"];
	};
	"/custom_field_definitions/{definition_id}/options": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the definition. */
				definition_id: components["parameters"]["DefinitionId"];
			};
			cookie?: never;
		};
		/**
		 * List the options of a custom field
		 *
		 * In the order in which people see them.
		 */
		get: operations["listCustomFieldOptions"];
		/**
		 * Create an option of a custom field
		 *
		 * Only for a definition whose `data_type` is `enum` or `enum_multi`.
		 */
		post: operations["createCustomFieldOption"];
	};
	"/custom_field_definitions/{definition_id}/options/{option_id}": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the definition. */
				definition_id: components["parameters"]["DefinitionId"];
				/** Identifier of the option. */
				option_id: components["parameters"]["OptionId"];
			};
			cookie?: never;
		};
		/**
		 * Get an option of a custom field
		 *
		 * The option is named by its id and that of its definition.
		 */
		get: operations["getCustomFieldOption"];
		/**
		 * Delete an option of a custom field
		 *
		 * Values that name it stay as they are.
		 */
		delete: operations["deleteCustomFieldOption"];
		/**
		 * Change an option of a custom field
		 *
		 * Values show the new label.
		 */
		patch: operations["updateCustomFieldOption"];
	};
	"/custom_fields": {
		parameters: NoParameters;
		/**
		 * List custom fields
		 *
		 * Values of all records, newest first.
		 */
		get: operations["listCustomFields"];
		/**
		 * Create a custom field
		 *
		 * A record has one value of a field; to set it whether or not there is one, post to the record itself.
		 */
		post: operations["createCustomField"];
	};
	"/custom_fields/{id}": {
		parameters: ById;
		/**
		 * Get a custom field
		 *
		 * Includes its definition, its record and the user who set it if `include` names them.
		 */
		get: operations["getCustomField"];
		/**
		 * Delete a custom field
		 *
		 * Deletes the value; the record and the definition remain.
		 */
		delete: operations["deleteCustomField"];
		/**
		 * Change a custom field
		 *
		 * Changes the value only.
		 */
		patch: operations["updateCustomField"];
	};
	"/storage/direct_uploads": {
		parameters: NoParameters;
		/**
		 * Announce a file that you are about to upload
		 *
		 * The first of three steps:
		 *
		 *     1. announce the file here;
		 *     2. `PUT` its bytes to `direct_upload.url` with every header of `direct_upload.headers`, within five minutes;
		 *     3. give `signed_id` as `attached_document` when you create the document, within 24 hours.
		 *
		 *     The store accepts the announced bytes only, and only once: another checksum, length or type, or a second upload,
		 *     is refused. A file that is not attached to a document is removed after two days.
		 *
		 *     Also available at `/storage/direct_uploads` and `/rails/active_storage/direct_uploads`, with and without `/v2`.
		 */
		post: operations["createDirectUpload"];
	};
}
export interface webhooks {
	"tracking_request.succeeded": {
		parameters: NoParameters;
		/**
		 * The line knows the number
		 *
		 * The line knows the number: the shipment exists and is linked. Included: the tracking request, its shipment and containers.
		 */
		post: operations["sendTrackingRequestSucceeded"];
	};
	"tracking_request.failed": {
		parameters: NoParameters;
		/**
		 * The number cannot be tracked and will not be tried again
		 *
		 * The number cannot be tracked and will not be tried again. Included: the tracking request that the event is about.
		 */
		post: operations["sendTrackingRequestFailed"];
	};
	"tracking_request.awaiting_manifest": {
		parameters: NoParameters;
		/**
		 * The line has no data for the number yet
		 *
		 * The line has no data for the number yet; it is polled daily. Sent once. Included: the tracking request that the event is about.
		 */
		post: operations["sendTrackingRequestAwaitingManifest"];
	};
	"tracking_request.tracking_stopped": {
		parameters: NoParameters;
		/**
		 * No more updates will come
		 *
		 * No more updates will come, because the journey ended or tracking was stopped. Included: the tracking request and its shipment.
		 */
		post: operations["sendTrackingRequestTrackingStopped"];
	};
	"container.created": {
		parameters: NoParameters;
		/**
		 * A container was added to a shipment
		 *
		 * A container was added to a shipment. Included: the event, the container and its shipment.
		 */
		post: operations["sendContainerCreated"];
	};
	"container.updated": {
		parameters: NoParameters;
		/**
		 * Attributes of a container changed
		 *
		 * Attributes of a container changed; the changeset holds old and new values. Included: the event, the container, its shipment, the terminal and its port.
		 */
		post: operations["sendContainerUpdated"];
	};
	"container.pod_terminal_changed": {
		parameters: NoParameters;
		/**
		 * The terminal at the port of discharge changed
		 *
		 * The terminal at the port of discharge changed. Included: the event, the container, its shipment and the new terminal.
		 */
		post: operations["sendContainerPodTerminalChanged"];
	};
	"container.pickup_lfd.changed": {
		parameters: NoParameters;
		/**
		 * The last free day for pickup changed
		 *
		 * The last free day for pickup changed, from any source. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerPickupLfdChanged"];
	};
	"container.pickup_lfd_line.changed": {
		parameters: NoParameters;
		/**
		 * The last free day given by the line changed
		 *
		 * The last free day given by the line changed. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerPickupLfdLineChanged"];
	};
	"container.pickup_lfd_terminal.changed": {
		parameters: NoParameters;
		/**
		 * The last free day given by the terminal changed
		 *
		 * The last free day given by the terminal changed. Included: the transport event alone.
		 */
		post: operations["sendContainerPickupLfdTerminalChanged"];
	};
	"container.pickup_lfd_rail.changed": {
		parameters: NoParameters;
		/**
		 * The last free day given by the railway changed
		 *
		 * The last free day given by the railway changed. Included: the transport event alone.
		 */
		post: operations["sendContainerPickupLfdRailChanged"];
	};
	"container.pickup_appointment.changed": {
		parameters: NoParameters;
		/**
		 * The pickup appointment changed
		 *
		 * The pickup appointment changed. Included: the transport event alone.
		 */
		post: operations["sendContainerPickupAppointmentChanged"];
	};
	"container.transport.empty_out": {
		parameters: NoParameters;
		/**
		 * The empty container was picked up at origin
		 *
		 * The empty container was picked up at origin. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportEmptyOut"];
	};
	"container.transport.full_in": {
		parameters: NoParameters;
		/**
		 * The full container entered the origin terminal
		 *
		 * The full container entered the origin terminal. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportFullIn"];
	};
	"container.transport.vessel_loaded": {
		parameters: NoParameters;
		/**
		 * Loaded on the vessel at the port of lading
		 *
		 * Loaded on the vessel at the port of lading. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportVesselLoaded"];
	};
	"container.transport.vessel_departed": {
		parameters: NoParameters;
		/**
		 * The vessel left the port of lading
		 *
		 * The vessel left the port of lading. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportVesselDeparted"];
	};
	"container.transport.transshipment_arrived": {
		parameters: NoParameters;
		/**
		 * Reached a transshipment port
		 *
		 * Reached a transshipment port. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportTransshipmentArrived"];
	};
	"container.transport.transshipment_discharged": {
		parameters: NoParameters;
		/**
		 * Unloaded at a transshipment port
		 *
		 * Unloaded at a transshipment port. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportTransshipmentDischarged"];
	};
	"container.transport.transshipment_loaded": {
		parameters: NoParameters;
		/**
		 * Loaded on the next vessel
		 *
		 * Loaded on the next vessel. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportTransshipmentLoaded"];
	};
	"container.transport.transshipment_departed": {
		parameters: NoParameters;
		/**
		 * Left a transshipment port
		 *
		 * Left a transshipment port. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportTransshipmentDeparted"];
	};
	"container.transport.feeder_arrived": {
		parameters: NoParameters;
		/**
		 * Arrived by feeder or barge
		 *
		 * Arrived by feeder or barge. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportFeederArrived"];
	};
	"container.transport.feeder_discharged": {
		parameters: NoParameters;
		/**
		 * Unloaded from a feeder or barge
		 *
		 * Unloaded from a feeder or barge. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportFeederDischarged"];
	};
	"container.transport.feeder_loaded": {
		parameters: NoParameters;
		/**
		 * Loaded on a feeder or barge
		 *
		 * Loaded on a feeder or barge. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportFeederLoaded"];
	};
	"container.transport.feeder_departed": {
		parameters: NoParameters;
		/**
		 * The feeder or barge left
		 *
		 * The feeder or barge left. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportFeederDeparted"];
	};
	"container.transport.vessel_arrived": {
		parameters: NoParameters;
		/**
		 * The vessel reached the port of discharge
		 *
		 * The vessel reached the port of discharge. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportVesselArrived"];
	};
	"container.transport.vessel_berthed": {
		parameters: NoParameters;
		/**
		 * The vessel moored at the port of discharge
		 *
		 * The vessel moored at the port of discharge. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportVesselBerthed"];
	};
	"container.transport.vessel_discharged": {
		parameters: NoParameters;
		/**
		 * Unloaded at the port of discharge
		 *
		 * Unloaded at the port of discharge. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportVesselDischarged"];
	};
	"container.transport.available": {
		parameters: NoParameters;
		/**
		 * The container is ready for pickup
		 *
		 * The container is ready for pickup. Included: the transport event alone.
		 */
		post: operations["sendContainerTransportAvailable"];
	};
	"container.transport.not_available": {
		parameters: NoParameters;
		/**
		 * No longer ready for pickup
		 *
		 * No longer ready for pickup. Included: the transport event alone.
		 */
		post: operations["sendContainerTransportNotAvailable"];
	};
	"container.transport.full_out": {
		parameters: NoParameters;
		/**
		 * The container was picked up full
		 *
		 * The container was picked up full. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportFullOut"];
	};
	"container.transport.delivered": {
		parameters: NoParameters;
		/**
		 * Marked delivered by hand
		 *
		 * Marked delivered by hand. Included: the transport event alone.
		 */
		post: operations["sendContainerTransportDelivered"];
	};
	"container.transport.empty_in": {
		parameters: NoParameters;
		/**
		 * The empty container was returned
		 *
		 * The empty container was returned. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportEmptyIn"];
	};
	"container.transport.rail_loaded": {
		parameters: NoParameters;
		/**
		 * Loaded on a railcar
		 *
		 * Loaded on a railcar. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportRailLoaded"];
	};
	"container.transport.rail_departed": {
		parameters: NoParameters;
		/**
		 * The train with the container left
		 *
		 * The train with the container left. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportRailDeparted"];
	};
	"container.transport.rail_arrived": {
		parameters: NoParameters;
		/**
		 * Reached a rail terminal
		 *
		 * Reached a rail terminal; sent for every interchange. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportRailArrived"];
	};
	"container.transport.rail_unloaded": {
		parameters: NoParameters;
		/**
		 * Unloaded from the railcar
		 *
		 * Unloaded from the railcar. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportRailUnloaded"];
	};
	"container.transport.arrived_at_inland_destination": {
		parameters: NoParameters;
		/**
		 * Reached the final inland terminal
		 *
		 * Reached the final inland terminal. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportArrivedAtInlandDestination"];
	};
	"container.transport.estimated.vessel_departed": {
		parameters: NoParameters;
		/**
		 * The estimated departure from the port of lading changed
		 *
		 * The estimated departure from the port of lading changed. Included: the transport event alone.
		 */
		post: operations["sendContainerTransportEstimatedVesselDeparted"];
	};
	"container.transport.estimated.vessel_arrived": {
		parameters: NoParameters;
		/**
		 * The estimated arrival at the port of discharge changed
		 *
		 * The estimated arrival at the port of discharge changed. Included: the transport event alone.
		 */
		post: operations["sendContainerTransportEstimatedVesselArrived"];
	};
	"container.transport.estimated.arrived_at_inland_destination": {
		parameters: NoParameters;
		/**
		 * The estimated arrival at the inland destination changed
		 *
		 * The estimated arrival at the inland destination changed. Included: the transport event, its container, shipment, place, and the terminal and vessel where known.
		 */
		post: operations["sendContainerTransportEstimatedArrivedAtInlandDestination"];
	};
	"shipment.estimated.arrival": {
		parameters: NoParameters;
		/**
		 * The estimated arrival of a shipment at the port of discharge changed
		 *
		 * The estimated arrival of a shipment at the port of discharge changed. Included: the estimate, the shipment, the port, and the vessel where known.
		 */
		post: operations["sendShipmentEstimatedArrival"];
	};
	"shipment.updated": {
		parameters: NoParameters;
		/**
		 * Attributes of a shipment changed
		 *
		 * Attributes of a shipment changed, or a milestone of one of its containers was withdrawn; the changeset holds old and new values. Sent only to webhooks that name it. Included: the event, the shipment, and the transport events that were withdrawn.
		 */
		post: operations["sendShipmentUpdated"];
	};
	"document.extracted": {
		parameters: NoParameters;
		/**
		 * A document was read: its type is known and its values are there
		 *
		 * A document was read: its type is known and its values are there. Included: the document, what was read from it, and the mail that it came with.
		 */
		post: operations["sendDocumentExtracted"];
	};
	"document.extraction_failed": {
		parameters: NoParameters;
		/**
		 * No values could be read from a document
		 *
		 * No values could be read from a document. Included: the document, what was read from it, and the mail that it came with.
		 */
		post: operations["sendDocumentExtractionFailed"];
	};
	"attention.opened": {
		parameters: NoParameters;
		/**
		 * Something needs attention
		 *
		 * An entry of `GET /attention` appeared. Sent once for each. Sent only to webhooks that name it. Included: the entry, and the container, the shipment, the tracking request or the document that it is about.
		 */
		post: operations["sendAttentionOpened"];
	};
	"attention.closed": {
		parameters: NoParameters;
		/**
		 * Something no longer needs attention
		 *
		 * The cause of an entry of `GET /attention` is gone; the entry as it was last. Sent once for each. Sent only to webhooks that name it. Included: the entry, and the container, the shipment, the tracking request or the document that it is about.
		 */
		post: operations["sendAttentionClosed"];
	};
	"container.contradiction.opened": {
		parameters: NoParameters;
		/**
		 * Sources contradict each other about a container
		 *
		 * A contradiction of `GET /contradictions` was found. Sent once each time that it opens. Sent only to webhooks that name it. Included: the contradiction, and the container and the shipment that it is about.
		 */
		post: operations["sendContainerContradictionOpened"];
	};
	"container.contradiction.resolved": {
		parameters: NoParameters;
		/**
		 * Sources no longer contradict each other
		 *
		 * The statements of a contradiction agree, or one was taken back; the contradiction as it was last. Sent once each time. Sent only to webhooks that name it. Included: the contradiction, and the container and the shipment that it is about.
		 */
		post: operations["sendContainerContradictionResolved"];
	};
	"container.milestone.overdue": {
		parameters: NoParameters;
		/**
		 * A milestone was due, and nobody has reported it
		 *
		 * The window of a milestone in `meta.expected` has passed, and nobody has reported it. Sent once for each; again only after its window has moved ahead and passed. Sent only to webhooks that name it. Included: the event with the milestone and its window, the container and its shipment.
		 */
		post: operations["sendContainerMilestoneOverdue"];
	};
	"source.silent": {
		parameters: NoParameters;
		/**
		 * A source is silent
		 *
		 * A line, a terminal, a railway or a pushing feed has said nothing about any record of yours for longer than its cadence explains. Sent once for each silence of a source, however many records await it. Sent only to webhooks that name it. Included: the silence, with its source, since when, and how many records await it.
		 */
		post: operations["sendSourceSilent"];
	};
	"source.silence_ended": {
		parameters: NoParameters;
		/**
		 * A source is no longer silent
		 *
		 * A source that was silent has answered, or nothing awaits it any more (`ended_because`). Sent once for each silence that `source.silent` reported. Sent only to webhooks that name it. Included: the silence, with its source, since when, and how many records await it.
		 */
		post: operations["sendSourceSilenceEnded"];
	};
}
export interface components {
	schemas: {
		/** A relation of Shipment. */
		ShipmentInclude: "port_of_lading" | "port_of_discharge" | "pod_terminal" | "destination" | "destination_terminal" | "line_tracking_stopped_by_user" | "containers" | "port_of_lading.terminals" | "port_of_discharge.terminals" | "pod_terminal.port" | "destination.terminals" | "destination_terminal.port" | "destination_terminal.metro_area" | "containers.shipment" | "containers.pod_terminal" | "containers.pickup_facility" | "containers.transport_events" | "containers.raw_events";
		/** What a list is ordered by. */
		ListOrder: "binding_free_day" | "-binding_free_day" | "arrival" | "-arrival" | "departure" | "-departure" | "changed" | "-changed" | "created_at" | "-created_at" | "number" | "-number" | "line" | "-line";
		/** An attribute or relationship of Container. */
		ContainerField: "number" | "ref_numbers" | "equipment_type" | "equipment_length" | "equipment_height" | "weight_in_lbs" | "seal_number" | "created_at" | "updated_at" | "current_status" | "availability_known" | "available_for_pickup" | "pickup_lfd" | "import_deadlines" | "pickup_appointment_at" | "pod_arrived_at" | "pod_discharged_at" | "pod_full_out_at" | "pod_full_out_chassis_number" | "location_at_pod_terminal" | "terminal_checked_at" | "final_destination_full_out_at" | "empty_terminated_at" | "delivered_at" | "empty_out_at" | "pol_full_in_at" | "pol_vessel_loaded_at" | "pol_vessel_departed_at" | "holds_at_pod_terminal" | "fees_at_pod_terminal" | "pod_timezone" | "final_destination_timezone" | "empty_terminated_timezone" | "pod_rail_carrier_scac" | "ind_rail_carrier_scac" | "pod_last_tracking_request_at" | "shipment_last_tracking_request_at" | "rail_last_tracking_request_at" | "pod_rail_loaded_at" | "pod_rail_departed_at" | "ind_eta_at" | "ind_ata_at" | "ind_rail_unloaded_at" | "ind_facility_lfd_on" | "ind_facility_holds" | "ind_facility_fees" | "ssl_lfd" | "shipment" | "pod_terminal" | "pickup_facility" | "transport_events" | "raw_events";
		/** An attribute or relationship of Shipment. */
		ShipmentField: "bill_of_lading_number" | "normalized_number" | "ref_numbers" | "tags" | "created_at" | "updated_at" | "port_of_lading_locode" | "port_of_lading_name" | "port_of_discharge_locode" | "port_of_discharge_name" | "destination_locode" | "destination_name" | "shipping_line_scac" | "shipping_line_name" | "shipping_line_short_name" | "customer_name" | "pod_vessel_name" | "pod_vessel_imo" | "pod_voyage_number" | "pol_etd_at" | "pol_atd_at" | "pol_original_etd_at" | "pod_eta_at" | "pod_original_eta_at" | "pod_ata_at" | "destination_eta_at" | "destination_original_eta_at" | "destination_ata_at" | "pol_timezone" | "pod_timezone" | "destination_timezone" | "line_tracking_last_attempted_at" | "line_tracking_last_succeeded_at" | "line_tracking_stopped_at" | "line_tracking_stopped_reason" | "port_of_lading" | "port_of_discharge" | "pod_terminal" | "destination" | "destination_terminal" | "line_tracking_stopped_by_user" | "containers";
		/**
		 * A time, or a date, which stands for the whole day in UTC.
		 * @example 2026-03-01T00:00:00Z
		 * @example 2026-03-01
		 */
		TimeOrDate: string;
		/**
		 * Identifier of a record: a UUID, which never changes.
		 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
		 */
		Identifier: string;
		/**
		 * An instant in UTC, in whole seconds.
		 * @example 2026-03-09T14:20:00Z
		 */
		Timestamp: string;
		/**
		 * UTC, whole seconds; null while unknown.
		 * @example 2026-03-09T14:20:00Z
		 */
		NullableTimestamp: string | null;
		/** Points at a port. */
		PortRef: {
			/** Always `port`: the kind of record that is pointed at. */
			type: "port";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Points at a terminal. */
		TerminalRef: {
			/** Always `terminal`: the kind of record that is pointed at. */
			type: "terminal";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Points at a port or a metro area. */
		LocationRef: {
			/** Kind of place: a port, or a metropolitan area inland. */
			type: "port" | "metro_area";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Refers to a terminal or a rail terminal. */
		FacilityRef: {
			/** Kind of facility, such as a marine terminal or a rail ramp. */
			type: "terminal" | "rail_terminal";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Points at a user. */
		UserRef: {
			/** Always `user`: the kind of record that is pointed at. */
			type: "user";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Points at a container. */
		ContainerRef: {
			/** Always `container`: the kind of record that is pointed at. (enum property replaced by openapi-typescript) */
			type: "container";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** What to do while the number waits or after a problem; absent while all is well. */
		NextStep: {
			/** What to do, as a name for programs; `detail` says it for people. */
			action: "fix_number" | "choose_line" | "wait_until" | "contact_line" | "check_credentials" | "connect_line" | (string & {});
			/**
			 * Why, in a sentence.
			 * @example The line does not know this number: check the number and the line.
			 */
			reason: string;
			/**
			 * When it is retried automatically; null if it is not, or if the time is not known, UTC.
			 * @example 2026-02-04T11:02:31Z
			 */
			retry_at: string | null;
		};
		/** How fresh one source is. */
		SourceFreshness: {
			/**
			 * Name of the source within the installation.
			 * @example line:MAEU
			 */
			id: string;
			/** What the source is. */
			kind: "line" | "terminal" | "rail" | "user" | (string & {});
			/**
			 * Name of the source for people.
			 * @example Maersk
			 */
			name: string;
			/** When it was last polled, UTC. */
			last_asked_at: Schemas["NullableTimestamp"];
			/** When it last gave data, UTC. */
			last_answered_at: Schemas["NullableTimestamp"];
			/** When it is polled next; null while tracking is stopped, UTC. */
			next_due_at: Schemas["NullableTimestamp"];
			/**
			 * Outcome of the last poll; null before the first and while tracking is stopped.
			 * @enum {string|null}
			 */
			last_outcome: "ok" | "not_found" | "no_data_yet" | "number_rejected" | "withheld" | "unreachable" | "throttled" | "unauthorized" | "unrecognized" | (string & {}) | null;
			/** What prevents fresh data; null if nothing does. */
			problem: Schemas["NextStep"] | null;
		};
		/** A statement of a source that cannot be true, or that another statement contradicts. */
		Flag: {
			/**
			 * `dated_in_future` is an actual event, a release of a hold or that a container is available, whose time has not come:
			 *     it is not used before that time. `impossible_order` is an event whose time contradicts another at the same port or
			 *     gate, such as a departure before the loading: both are shown. `contradicted` is a full gate-out of a container that its terminal still has, or that customs hold.
			 *     `disputed` is what a terminal or a railway reports of a container that is elsewhere or that another facility has: it
			 *     is kept, and changes nothing until the line names the place or that facility releases the container; or the terminal
			 *     that a line names for a container that another one has; or moves of another journey, which a line reports under
			 *     another bill or booking than the one that was polled.
			 */
			code: "dated_in_future" | "impossible_order" | "contradicted" | "disputed" | (string & {});
			/**
			 * The same as a sentence for people.
			 * @example discharge at Los Angeles on 2026-02-01T08:00:00Z is reported as actual before that time
			 */
			detail: string;
			/**
			 * Id of the source that reports it.
			 * @example line:TEST
			 */
			source: string;
		};
		/** One of the vessels that carry the containers of a bill. */
		ShipmentSplit: {
			/** Name of the vessel. */
			vessel_name: string | null;
			/** IMO number of the vessel. */
			vessel_imo: string | null;
			/** Estimated arrival at the port of discharge, null once it arrived, UTC. */
			pod_eta_at: string | null;
			/** How many containers it carries. */
			containers: number;
		};
		/** How precisely a time is known whose source does not state an instant. */
		TimeBasis: {
			/** With `day` the source states a date only: the time of day is the first that the day's other events allow. */
			precision: "day" | "minute";
			/** Where its zone comes from: the coordinates of the place, or its country or state, if all of that has one time. With `unknown` the local time is served as if it were UTC. */
			zone_source: "place" | "country" | "unknown" | (string & {});
		};
		/** Where its documents contradict each other, or its journey. */
		ShipmentDocuments: {
			/** A correction of a value ends its conflict. */
			conflicts: {
				/** What it is about, such as `packages`. */
				field: string;
				/** Null where it is about the whole. */
				container_number: string | null;
				/** What each document says. */
				values: {
					/** Null for what is tracked. */
					document_id: string | null;
					/** Its type in force. */
					document_type: string | null;
					/** As it was read or written, with its unit. */
					value: unknown;
					/** Number of the page where it stands, from 1. */
					page: number | null;
					/** Null where a person wrote it. */
					confidence: number | null;
					/** Whether a person set it. */
					is_manual: boolean;
				}[];
			}[];
			/** Documents that were compared. */
			compared: string[];
			/** Why others of the newest 50 were not, by their ids. */
			not_compared: {
				[key: string]: string;
			};
		};
		/** A document of the account that states a value, and where the value stands. */
		StatingDocument: {
			/**
			 * Identifier of the document.
			 * @example 019c8b54-5c00-7b1a-8d2e-3f4a5b6c7d8e
			 */
			id: string;
			/**
			 * Name of the document as its account knows it.
			 * @example Arrival notice MAEU262766319
			 */
			name: string;
			/**
			 * The page, from 1; null where the place is not known.
			 * @example 1
			 */
			page: number | null;
			/**
			 * Left, top, right and bottom, as fractions of the width and height of the page; null if the position is not known.
			 * @example [
			 *       0.12,
			 *       0.4,
			 *       0.3,
			 *       0.42
			 *     ]
			 */
			box: number[] | null;
		};
		/** What a source reported, and when. */
		ReportedStatement: {
			/** The source that reported it: a line, a terminal, a railway, one of your documents or a person. */
			source: {
				/**
				 * Name of the source within the installation; null for a user and for what is derived.
				 * @example line:MAEU
				 */
				id: string | null;
				/** `derived`: computed from other values. `user`: set by a user of this account. `document`: stated by a document of this account. */
				kind: "line" | "terminal" | "rail" | "user" | "document" | "derived" | (string & {});
				/**
				 * Name of the source for people; null if it has none.
				 * @example Maersk
				 */
				name: string | null;
			};
			/**
			 * The words as reported; of a value without words the value.
			 * @example DISC
			 */
			words: string | null;
			/** When it happened according to the source, UTC. */
			happened_at: Schemas["NullableTimestamp"];
			/** When the source first reported it, UTC. */
			first_reported_at: Schemas["NullableTimestamp"];
			/** When the source last reported it, UTC. */
			last_reported_at: Schemas["NullableTimestamp"];
			/** When the first report of it was received, UTC. */
			received_at: Schemas["NullableTimestamp"];
			/** When that report was stored, UTC. */
			recorded_at: Schemas["NullableTimestamp"];
			/**
			 * The first report of it; null where it is none.
			 * @example 019c4cdb-d000-7c1e-8d2a-3f5b6a7c8d9e
			 */
			report_id: string | null;
			/**
			 * What read that report.
			 * @example dcsa
			 */
			adapter: string | null;
			/**
			 * Version of the adapter, which changes when it reads something otherwise.
			 * @example 3
			 */
			adapter_version: number | null;
			/** The document of this account that states it; left out for other sources. */
			document?: Schemas["StatingDocument"];
		};
		/** What a value rests on. */
		ProvenanceEntry: {
			/** What a source reported, and when. */
			set_by: Schemas["ReportedStatement"];
			/** The values from which it is derived. */
			derived_from: string[];
			/** The rule that decides between kinds of sources; null if none was needed. */
			decided_by: {
				/**
				 * What the rule is about.
				 * @example discharge
				 */
				field: string;
				/** The kinds of sources, strongest first. */
				order: ("line" | "terminal" | "rail" | "document" | "user")[];
			} | null;
			/** Other statements about the same, at most 20. */
			prevailed_over: Schemas["ReportedStatement"][];
			/**
			 * How many further statements there are; left out while all are listed.
			 * @example 4
			 */
			prevailed_over_left_out?: number;
		};
		/** The moment in the past that was requested. The timestamps of polls are null: they are not kept for the past. */
		PastMoment: {
			/** What had been received until then counts; null: all that has been received, UTC. */
			known_at: Schemas["NullableTimestamp"];
			/** What was so then is served; null: the moment of the knowledge, UTC. */
			as_of: Schemas["NullableTimestamp"];
		};
		/** Evidence, as it was received or sent: the installation keeps it for a limited time. Left out while all of it is kept. */
		DroppedEvidence: {
			/** What was received or sent before this moment is no longer kept as it was; what was read from it is, UTC. */
			dropped_before: Schemas["Timestamp"];
		};
		/**
		 * How fresh the record is, source by source, and what is to be known about it. Left out in the bodies of webhooks, which
		 *     are kept as they were.
		 */
		ShipmentMeta: {
			/** The sources that are polled about it; empty while none is. */
			sources: Schemas["SourceFreshness"][];
			/** The last answer of a source that has not answered, or pushed, for a day, or for three of its intervals if those are longer; if it has not answered while it was awaited, the time since which it is awaited. Its statements may have changed since (left out while all sources answer, and once tracking has stopped), UTC. */
			stale_since?: string;
			/** Statements of sources about vessels and the whole bill that cannot be true; left out while there are none. */
			flags?: Schemas["Flag"][];
			/** The vessels that carry the containers, if there are several, most containers first; left out while there is one. The attributes are those of the first. */
			split?: Schemas["ShipmentSplit"][];
			/** Attributes whose time is not an exact instant stated by the source, and how precisely it is known; left out while there are none. */
			times?: {
				[key: string]: Schemas["TimeBasis"];
			};
			/** Only in `GET /shipments/{id}`, once it has documents. */
			documents?: Schemas["ShipmentDocuments"];
			/** Who reported the attributes and relationships named in `provenance`; left out otherwise. */
			provenance?: {
				[key: string]: Schemas["ProvenanceEntry"];
			};
			/** Left out unless `known_at` or `as_of` asks for the past. */
			past?: Schemas["PastMoment"];
			/** For the past; left out while everything that it is based on is kept as it was received. */
			evidence?: Schemas["DroppedEvidence"];
		};
		/** Goods under one bill of lading or booking, tracked at the shipping line. */
		Shipment: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `shipment`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "shipment";
			attributes: {
				/**
				 * The number as it was submitted: a bill of lading, a booking, or a container number when tracked that way.
				 * @example MAEU261904573
				 */
				bill_of_lading_number: string;
				/**
				 * The form of the number that the line expects.
				 * @example 261904573
				 */
				normalized_number: string;
				/** Your own reference numbers. */
				ref_numbers: string[];
				/** Your own tags, by which a search finds it. */
				tags: string[];
				/** When tracking began, UTC. */
				created_at: Schemas["Timestamp"];
				/** When a served attribute last changed, UTC. */
				updated_at: Schemas["Timestamp"];
				/**
				 * UN/LOCODE of the port of lading.
				 * @example CNSHA
				 */
				port_of_lading_locode: string | null;
				/**
				 * Name of the port of lading.
				 * @example Shanghai
				 */
				port_of_lading_name: string | null;
				/**
				 * UN/LOCODE of the port of discharge.
				 * @example CNSHA
				 */
				port_of_discharge_locode: string | null;
				/**
				 * Name of the port of discharge.
				 * @example Shanghai
				 */
				port_of_discharge_name: string | null;
				/**
				 * UN/LOCODE of the inland destination; null if there is none.
				 * @example CNSHA
				 */
				destination_locode: string | null;
				/**
				 * Name of the inland destination; null if there is none.
				 * @example Shanghai
				 */
				destination_name: string | null;
				/**
				 * SCAC of the line.
				 * @example MAEU
				 */
				shipping_line_scac: string;
				/**
				 * Name of the line.
				 * @example Maersk
				 */
				shipping_line_name: string;
				/**
				 * Short name of the line.
				 * @example Maersk
				 */
				shipping_line_short_name: string;
				/**
				 * Name of the customer.
				 * @example Lakeside Furniture
				 */
				customer_name: string | null;
				/**
				 * Vessel that arrives at the port of discharge.
				 * @example BOREAL TRADER
				 */
				pod_vessel_name: string | null;
				/**
				 * IMO number of that vessel.
				 * @example 9812341
				 */
				pod_vessel_imo: string | null;
				/**
				 * Voyage of that vessel.
				 * @example 612E
				 */
				pod_voyage_number: string | null;
				/** Estimated departure from the port of lading. UTC; local time in `pol_timezone`. */
				pol_etd_at: Schemas["NullableTimestamp"];
				/** Actual departure from the port of lading. UTC; local time in `pol_timezone`. */
				pol_atd_at: Schemas["NullableTimestamp"];
				/** First estimate of the departure. UTC; local time in `pol_timezone`. */
				pol_original_etd_at: Schemas["NullableTimestamp"];
				/** Estimated arrival at the port of discharge; null after arrival. UTC; local time in `pod_timezone`. */
				pod_eta_at: Schemas["NullableTimestamp"];
				/** First estimate of that arrival. UTC; local time in `pod_timezone`. */
				pod_original_eta_at: Schemas["NullableTimestamp"];
				/** Actual arrival at the port of discharge. UTC; local time in `pod_timezone`. */
				pod_ata_at: Schemas["NullableTimestamp"];
				/** Estimated arrival at the destination, as the line sees it. UTC; local time in `destination_timezone`. */
				destination_eta_at: Schemas["NullableTimestamp"];
				/** First estimate of that arrival. UTC; local time in `destination_timezone`. */
				destination_original_eta_at: Schemas["NullableTimestamp"];
				/** Actual arrival at the destination, as the line sees it. UTC; local time in `destination_timezone`. */
				destination_ata_at: Schemas["NullableTimestamp"];
				/**
				 * Zone of the port of lading. IANA name; null when the place is unknown.
				 * @example America/Chicago
				 */
				pol_timezone: string | null;
				/**
				 * Zone of the port of discharge. IANA name; null when the place is unknown.
				 * @example America/Chicago
				 */
				pod_timezone: string | null;
				/**
				 * Zone of the destination. IANA name; null when the place is unknown.
				 * @example America/Chicago
				 */
				destination_timezone: string | null;
				/** When the line was last polled, UTC. */
				line_tracking_last_attempted_at: Schemas["NullableTimestamp"];
				/** When the line last answered, UTC. */
				line_tracking_last_succeeded_at: Schemas["NullableTimestamp"];
				/** When tracking at the line stopped, UTC. */
				line_tracking_stopped_at: Schemas["NullableTimestamp"];
				/**
				 * Why the line is no longer polled; null while it is.
				 * @enum {string|null}
				 */
				line_tracking_stopped_reason: "all_containers_terminated" | "past_arrival_window" | "past_full_out_window" | "no_updates_at_line" | "cancelled_by_user" | "booking_cancelled" | (string & {}) | null;
			};
			relationships: {
				/** The port where the goods are loaded onto the ship; null while unknown. */
				port_of_lading: {
					data: Schemas["PortRef"] | null;
				};
				/** The port where the goods leave the ship; null while unknown. */
				port_of_discharge: {
					data: Schemas["PortRef"] | null;
				};
				/** Terminal at the port of discharge. */
				pod_terminal: {
					data: Schemas["TerminalRef"] | null;
				};
				/** The place inland to which the line carries the goods; null if there is none. */
				destination: {
					data: Schemas["LocationRef"] | null;
				};
				/** Terminal at the destination. */
				destination_terminal: {
					data: Schemas["FacilityRef"] | null;
				};
				/** Who stopped the tracking. */
				line_tracking_stopped_by_user: {
					data: Schemas["UserRef"] | null;
				};
				/** Containers of the shipment. */
				containers: {
					/** Always present, included or not. */
					data: Schemas["ContainerRef"][];
				};
			};
			/**
			 * How fresh the record is, source by source, and what is to be known about it. Left out in the bodies of webhooks, which
			 *     are kept as they were.
			 */
			meta?: Schemas["ShipmentMeta"];
			links: {
				/**
				 * Path of this resource.
				 * @example /v2/shipments/0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				self: string;
			};
		};
		/** A reason why a facility does not release the container. Cleared holds are removed. */
		TerminalHold: {
			/** `pending` may still turn into `hold`. */
			status: "hold" | "pending" | (string & {});
			/**
			 * Kind of hold. `freight`: the line or the forwarder, for charges or documents; `customs`: the customs authority, for a
			 *     release or an exam; `USDA`: the department of agriculture; `VACIS`: an X-ray or gamma-ray exam of customs; `TMF`: the
			 *     traffic mitigation fee of the terminals in Los Angeles and Long Beach; `other`: read the description.
			 */
			name: "freight" | "customs" | "USDA" | "VACIS" | "TMF" | "other" | (string & {});
			/**
			 * The facility's own words.
			 * @example CBP exam required
			 */
			description: string | null;
		};
		/** An amount due before pickup. A fee that the facility lists without an amount is 0 until the amount is posted. */
		TerminalFee: {
			/**
			 * Kind of fee. `demurrage`: charged by the terminal or the line for days beyond free time; `exam`: charged by the terminal
			 *     for moving the container to an exam of customs; `extended_dwell_time`: charged by the terminal for a long stay; `other`:
			 *     any other charge of the facility; `total`: the facility's own sum of the others. Leave `total` out when you add up.
			 */
			type: "demurrage" | "exam" | "extended_dwell_time" | "other" | "total" | (string & {});
			/**
			 * Amount. 0 means that it has not been posted yet.
			 * @example 185
			 */
			amount: number;
			/**
			 * ISO 4217 currency code.
			 * @example USD
			 */
			currency_code?: string;
		};
		/** Points at a shipment. */
		ShipmentRef: {
			/** Always `shipment`: the kind of record that is pointed at. (enum property replaced by openapi-typescript) */
			type: "shipment";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Points at a transport_event. */
		TransportEventRef: {
			/** Always `transport_event`: the kind of record that is pointed at. */
			type: "transport_event";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Points at a raw_event. */
		RawEventRef: {
			/** Always `raw_event`: the kind of record that is pointed at. */
			type: "raw_event";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/**
		 * A milestone that nobody has reported yet, and when it is due. It is left out once it, or a later one, is reported,
		 *     and if the line is known not to report it.
		 */
		ExpectedMilestone: {
			/**
			 * What is to happen: the sailing from the port of lading, the arrival and the discharge at the port of discharge, the
			 *     departure of the train from there, the arrival inland, the release (reported as available, and no hold is set), the pickup and the empty return.
			 */
			milestone: "departure" | "arrival" | "discharge" | "rail_departure" | "inland_arrival" | "release" | "gate_out" | "empty_return" | (string & {});
			/**
			 * Where: UN/LOCODE, otherwise its name; null if it is not known.
			 * @example DEHAM
			 */
			place: string | null;
			/**
			 * The beginning of its window, UTC.
			 * @example 2026-01-12T06:00:00Z
			 */
			due_from: string;
			/**
			 * The end of its window, UTC.
			 * @example 2026-01-15T06:00:00Z
			 */
			due_until: string;
			/**
			 * The basis of the window: a plan or an estimate, a last free day, how long your own journeys took between the same
			 *     ports, or from the port to the same place inland, with the same line (`history`), or how long it usually takes after the previous milestone (`rule`).
			 */
			basis: "plan" | "estimate" | "free_time" | "history" | "rule" | (string & {});
			/**
			 * Of how many journeys that was learned; left out unless it rests on `history`.
			 * @example 48
			 */
			cases?: number;
			/**
			 * Identifier of the source that states what the window is counted from.
			 * @example line:MAEU
			 */
			stated_by: string;
			/**
			 * Its window has passed, and nobody has reported it.
			 * @example false
			 */
			overdue: boolean;
		};
		/** Free time of one charge: when it begins, its last day, and who states that. Days are those of the place's calendar. */
		FreeTimeClock: {
			/**
			 * `demurrage`: the line's charge from discharge until pickup; `storage`: that of the terminal or railway for the same
			 *     days; `detention`: the line's charge from pickup until the empty return; `combined`: the line's charge from discharge
			 *     until the empty return, where the line does not separate the two.
			 */
			charge: "demurrage" | "storage" | "detention" | "combined" | (string & {});
			/**
			 * When the free time began; null until then. UTC; local time in `timezone`.
			 * @example 2026-02-03T14:10:00Z
			 */
			starts_at: string | null;
			/**
			 * When the container was picked up, or for detention returned; null until then. UTC; local time in `timezone`.
			 * @example null
			 */
			ended_at: string | null;
			/**
			 * Last day without the charge; null while nothing supports one.
			 * @example 2026-02-09
			 */
			last_free_day: string | null;
			/**
			 * The day was counted from a number of free days and was not reported itself.
			 * @example false
			 */
			is_calculated: boolean;
			/**
			 * What the last free day is based on; empty while nothing supports one. First what counts: where another day is stated
			 *     since the pickup than at it, the later of them, and then the other. Last, for detention, a document's day of the return
			 *     that was before the pickup and does not count.
			 */
			because: {
				/**
				 * The same as a sentence for people.
				 * @example the line reports 2026-02-09 as the last free day
				 */
				detail: string;
				/**
				 * Id of the source that reports it, or `tariff:` and the id of the tariff, or `document:` and the id of the document.
				 * @example line:TEST
				 */
				source: string;
				/**
				 * The report in which the source first said so; left out for tariffs and documents.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				report_id?: string;
			}[];
		};
		/**
		 * The free time of a container that is at its destination, or that a source has given a last free day; left out before
		 *     that. What it costs is in `charges_forecast`.
		 */
		FreeTime: {
			/**
			 * The earliest last free day of a charge that has not ended; null if there is none.
			 * @example 2026-02-09
			 */
			ends_on: string | null;
			/** Whose day `ends_on` is; null if there is none. `pickup_lfd` is another day where the line's, which it prefers, is later. */
			binding?: {
				/** The charge that begins after it, as in `clocks`. */
				charge: "demurrage" | "storage" | "detention" | "combined" | (string & {});
				/** Who reports the day, or grants the days that it is counted from; `tariff` and `document` are of your own. */
				stated_by: "line" | "terminal" | "railway" | "tariff" | "document" | (string & {});
				/**
				 * Id of the source that reports it, or `tariff:` and the id of the tariff, or `document:` and the id of the document.
				 * @example terminal:USLAX-EAGLE
				 */
				source: string | null;
				/** Whether the free time of another charge ends on another day; see `clocks`. */
				others_differ: boolean;
			} | null;
			/**
			 * UN/LOCODE of the place of pickup; null if it is unknown.
			 * @example USLAX
			 */
			locode: string | null;
			/**
			 * Time zone of that place, whose days count; null if it is unknown, and days are then those of UTC.
			 * @example America/Los_Angeles
			 */
			timezone: string | null;
			/** One for each charge. */
			clocks: Schemas["FreeTimeClock"][];
		};
		/** A journey of a container that is over. */
		EndedJourney: {
			/** State of the journey: it has ended. */
			state: "ended" | (string & {});
			/**
			 * When the container was returned empty, or was next used, UTC.
			 * @example 2026-02-13T17:07:00Z
			 */
			ended_at: string;
			/** Where it was returned empty; null if the return was not reported. */
			place: {
				/**
				 * UN/LOCODE of the place.
				 * @example USCHI
				 */
				locode: string | null;
				/**
				 * Name of the place.
				 * @example Chicago
				 */
				name: string | null;
			} | null;
		};
		/** A fee as its source reports it. A fee of the type `total` contains the others and is never added to them. */
		PayableFee: {
			/** Kind of fee, by the names of `fees_at_pod_terminal`. */
			type: "demurrage" | "exam" | "extended_dwell_time" | "other" | "total" | (string & {});
			/** Amount in the currency of `currency_code`, in whole units and not in cents. */
			amount: number;
			/** Currency by its three letters of ISO 4217. */
			currency_code: string;
			/** Whom it is owed to. */
			payee: "line" | "terminal" | "railway" | (string & {});
			/** The source's own words. */
			reported?: string;
			/** The day up to which it is paid. */
			paid_through?: string;
			/** Who reports it: `line:MAEU`, `terminal:...`. */
			source: string;
		};
		/**
		 * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
		 *     `pickup_lfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
		 *     terminal or railway where it is picked up, then of the line.
		 * @example line_first
		 */
		PickupLfdPolicyName: "line_first" | "earliest" | "terminal_first" | (string & {});
		/** A last free day, and who states it. */
		StatedFreeDay: {
			/**
			 * The day by the calendar of the place.
			 * @example 2026-02-09
			 */
			day: string;
			/** Who states it; `document` is one of your own, which counts as the line's. */
			stated_by: "line" | "terminal" | "railway" | "document" | (string & {});
			/**
			 * Id of the source that reports it, or `document:` and the id of the document; null where it is not known.
			 * @example line:TEST
			 */
			source: string | null;
		};
		/**
		 * The last free day by the policy of the account, of those that sources report; left out while nobody reports one. It
		 *     is the day that counts for you. The day after which something is charged is `free_time.ends_on`, the earliest of
		 *     all.
		 */
		PickupLfdPolicy: {
			/**
			 * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
			 *     `pickup_lfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
			 *     terminal or railway where it is picked up, then of the line.
			 */
			policy: Schemas["PickupLfdPolicyName"];
			/**
			 * The day that the policy chooses, by the calendar of the place.
			 * @example 2026-02-09
			 */
			day: string;
			/** Who states it; `document` is one of your own, which counts as the line's. */
			stated_by: "line" | "terminal" | "railway" | "document" | (string & {});
			/**
			 * Id of the source that reports it, or `document:` and the id of the document; null where it is not known.
			 * @example line:TEST
			 */
			source: string | null;
			/**
			 * Why it is this day, for people.
			 * @example Your policy is the line first, and the line states a day.
			 */
			reason: string;
			/** The days that others report. */
			others: Schemas["StatedFreeDay"][];
		};
		/**
		 * Where the container is or was picked up: the yard that it was moved to, otherwise its inland destination, otherwise
		 *     its port of discharge. Left out while no source names it; never a place that it has left for another.
		 */
		PickupPlace: {
			/**
			 * Name of the terminal or ramp, which is `pickup_facility`; null if it is not known which one.
			 * @example BNSF Logistics Park Chicago
			 */
			facility: string | null;
			/**
			 * Name of the place; null if no source names it.
			 * @example Chicago
			 */
			name: string | null;
			/**
			 * UN/LOCODE of the place; null if it is unknown.
			 * @example USCHI
			 */
			locode: string | null;
		};
		/** How fresh the record is, and what follows from it. Left out in the bodies of webhooks, which are kept as they were. */
		ContainerMeta: {
			/** The sources that are polled about it; empty while none is. */
			sources: Schemas["SourceFreshness"][];
			/** The last answer of a source that has not answered, or pushed, for a day, or for three of its intervals if those are longer; if it has not answered while it was awaited, the time since which it is awaited. Its statements may have changed since (left out while all sources answer, and once tracking has stopped), UTC. */
			stale_since?: string;
			/** Statements of sources about the container that cannot be true; left out while there are none. */
			flags?: Schemas["Flag"][];
			/** The milestones that are due next, in their order; left out while none is, and once tracking has stopped. */
			expected?: Schemas["ExpectedMilestone"][];
			/**
			 * The free time of a container that is at its destination, or that a source has given a last free day; left out before
			 *     that. What it costs is in `charges_forecast`.
			 */
			free_time?: Schemas["FreeTime"];
			/** The end of its journey; left out while it is under way. */
			journey?: Schemas["EndedJourney"];
			/** The first complete response about the bill or booking in which its line no longer named it (left out while it does; from then on it receives no events of the vessel), UTC. */
			no_longer_reported_since?: string;
			/**
			 * Number of the container that its line names instead, where it says so.
			 * @example TSTU7654320
			 */
			replaced_by?: string;
			/** What is owed, to whom and by whose report; left out while there is nothing. */
			fees?: Schemas["PayableFee"][];
			/** Lists that are empty because no source has reported them, although one has reported whether it is available: not known, which is not none. Left out while there are none, and while its availability is not known. */
			unreported?: ("holds_at_pod_terminal" | "fees_at_pod_terminal")[];
			/** Attributes that are the average over the containers of the bill, as the line declares, or as their equal values show; left out while there are none. */
			averaged?: "weight_in_lbs"[];
			/** Whether the container can be picked up now, and why. */
			pickup?: {
				/**
				 * True if it is reported as available and no hold is set; null until its availability is reported.
				 * @example false
				 */
				ready: boolean | null;
				/** What this is based on, obstacles first. */
				because: {
					/**
					 * `hold` and `pending_hold` name who must act; `out_of_sync` says that availability and holds contradict
					 *     each other, and the next update decides.
					 */
					code: "available" | "not_available" | "not_reported" | "hold" | "pending_hold" | "out_of_sync" | "picked_up" | "returned" | (string & {});
					/**
					 * The same as a sentence for people.
					 * @example customs hold: the broker releases it
					 */
					detail: string;
				}[];
			};
			/**
			 * The last free day by the policy of the account, of those that sources report; left out while nobody reports one. It
			 *     is the day that counts for you. The day after which something is charged is `free_time.ends_on`, the earliest of
			 *     all.
			 */
			pickup_lfd_policy?: Schemas["PickupLfdPolicy"];
			/**
			 * Where the container is or was picked up: the yard that it was moved to, otherwise its inland destination, otherwise
			 *     its port of discharge. Left out while no source names it; never a place that it has left for another.
			 */
			pickup_place?: Schemas["PickupPlace"];
			/** Values of the container that come from your documents; left out while there are none. */
			from_documents?: {
				/**
				 * The attribute or relationship that shows it.
				 * @example pickup_lfd
				 */
				attribute: string;
				/**
				 * Identifier of the document.
				 * @example 019c8b54-5c00-7b1a-8d2e-3f4a5b6c7d8e
				 */
				document_id: string;
				/**
				 * The page on which it stands, from 1; null where that is not known.
				 * @example 1
				 */
				page: number | null;
			}[];
			/** Attributes whose time is not an exact instant stated by the source, and how precisely it is known; left out while there are none. */
			times?: {
				[key: string]: Schemas["TimeBasis"];
			};
			/** Who reported the attributes and relationships named in `provenance`; left out otherwise. */
			provenance?: {
				[key: string]: Schemas["ProvenanceEntry"];
			};
			/** Left out unless `known_at` or `as_of` asks for the past. */
			past?: Schemas["PastMoment"];
			/** For the past; left out while everything that it is based on is kept as it was received. */
			evidence?: Schemas["DroppedEvidence"];
		};
		/** One container of a shipment. */
		Container: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `container`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "container";
			attributes: {
				/**
				 * Container number, ISO 6346.
				 * @example MSKU7054410
				 */
				number: string;
				/** Your own reference numbers. */
				ref_numbers: string[];
				/**
				 * Kind of container, such as dry or reefer; null while unknown.
				 * @enum {string|null}
				 */
				equipment_type: "dry" | "reefer" | "open top" | "flat rack" | "bulk" | "tank" | "hard top" | (string & {}) | null;
				/**
				 * Nominal length of the container in feet; null while unknown.
				 * @example 40
				 * @enum {integer|null}
				 */
				equipment_length: 10 | 20 | 40 | 45 | 50 | null;
				/**
				 * Height: 8 feet 6 inches is `standard`, 9 feet 6 inches `high_cube`; null while unknown.
				 * @enum {string|null}
				 */
				equipment_height: "standard" | "high_cube" | (string & {}) | null;
				/**
				 * Weight of the goods in pounds.
				 * @example 38140
				 */
				weight_in_lbs: number | null;
				/**
				 * Number of the seal on the doors, as the line reports it; null while unknown.
				 * @example ML-CN5520187
				 */
				seal_number: string | null;
				/** When the container was first seen, UTC. */
				created_at: Schemas["Timestamp"];
				/** When a served attribute last changed, UTC. */
				updated_at: Schemas["Timestamp"];
				/** Where the container is in its journey. */
				current_status: "new" | "on_ship" | "available" | "not_available" | "grounded" | "awaiting_inland_transfer" | "on_rail" | "picked_up" | "off_dock" | "delivered" | "dropped" | "loaded" | "empty_returned" | (string & {});
				/**
				 * Whether a facility reported availability at all.
				 * @example true
				 */
				availability_known: boolean;
				/**
				 * Whether it can be picked up; null while unknown.
				 * @example true
				 */
				available_for_pickup: boolean | null;
				/** Last free day for pickup: that of the line, otherwise of the terminal, otherwise of the railway. UTC; local time in `final_destination_timezone` or `pod_timezone`. */
				pickup_lfd: Schemas["NullableTimestamp"];
				/** Last free days by who stated them. */
				import_deadlines: {
					/** Last free day given by the line. UTC; local time in `final_destination_timezone` or `pod_timezone`. */
					pickup_lfd_line: Schemas["NullableTimestamp"];
					/** Last free day given by the terminal. UTC; local time in `pod_timezone`. */
					pickup_lfd_terminal: Schemas["NullableTimestamp"];
					/** Last free day given by the railway. UTC; local time in `final_destination_timezone`. */
					pickup_lfd_rail: Schemas["NullableTimestamp"];
				} | null;
				/** Pickup appointment. UTC; local time in `pod_timezone`. */
				pickup_appointment_at: Schemas["NullableTimestamp"];
				/** Vessel arrived at the port of discharge. UTC; local time in `pod_timezone`. */
				pod_arrived_at: Schemas["NullableTimestamp"];
				/** Discharged. UTC; local time in `pod_timezone`. */
				pod_discharged_at: Schemas["NullableTimestamp"];
				/** Left the terminal full by truck; null for inland moves. UTC; local time in `pod_timezone`. */
				pod_full_out_at: Schemas["NullableTimestamp"];
				/**
				 * Chassis it left on.
				 * @example DCLZ448120
				 */
				pod_full_out_chassis_number: string | null;
				/**
				 * Where the container is in the yard, as the terminal states it; null while unknown.
				 * @example Yard 3 row 14
				 */
				location_at_pod_terminal: string | null;
				/** When the facility where the container lies last answered, UTC. */
				terminal_checked_at: Schemas["NullableTimestamp"];
				/** Left the inland destination full. UTC; local time in `final_destination_timezone`. */
				final_destination_full_out_at: Schemas["NullableTimestamp"];
				/** Returned empty. UTC; local time in `empty_terminated_timezone`. */
				empty_terminated_at: Schemas["NullableTimestamp"];
				/** Marked as delivered by a user. UTC; local time in `final_destination_timezone`. */
				delivered_at: Schemas["NullableTimestamp"];
				/** Empty picked up at origin; the zone is the `timezone` of its transport event. */
				empty_out_at: Schemas["NullableTimestamp"];
				/** Gated in full at the port of lading; the zone is `pol_timezone` of the shipment. */
				pol_full_in_at: Schemas["NullableTimestamp"];
				/** Loaded at the port of lading; the zone is `pol_timezone` of the shipment. */
				pol_vessel_loaded_at: Schemas["NullableTimestamp"];
				/** Left the port of lading; the zone is `pol_timezone` of the shipment. */
				pol_vessel_departed_at: Schemas["NullableTimestamp"];
				/** Holds at the facility where the container is; `[]` if none were reported. */
				holds_at_pod_terminal: Schemas["TerminalHold"][];
				/** Fees at the facility where the container is; `[]` if none were reported. */
				fees_at_pod_terminal: Schemas["TerminalFee"][];
				/**
				 * Zone of the port of discharge. IANA name; null when the place is unknown.
				 * @example America/Chicago
				 */
				pod_timezone: string | null;
				/**
				 * Zone of the inland destination. IANA name; null when the place is unknown.
				 * @example America/Chicago
				 */
				final_destination_timezone: string | null;
				/**
				 * Zone of the place of empty return. IANA name; null when the place is unknown.
				 * @example America/Chicago
				 */
				empty_terminated_timezone: string | null;
				/**
				 * Railway that picks up at the port.
				 *     @beta
				 * @example BNSF
				 */
				pod_rail_carrier_scac: string | null;
				/**
				 * Railway that delivers inland.
				 *     @beta
				 * @example BNSF
				 */
				ind_rail_carrier_scac: string | null;
				/** When the terminal was last polled, UTC. */
				pod_last_tracking_request_at: Schemas["NullableTimestamp"];
				/** When the line was last polled, UTC. */
				shipment_last_tracking_request_at: Schemas["NullableTimestamp"];
				/** When the railway was last polled, UTC. */
				rail_last_tracking_request_at: Schemas["NullableTimestamp"];
				/** Loaded on rail at the port. UTC; local time in `pod_timezone`. */
				pod_rail_loaded_at: Schemas["NullableTimestamp"];
				/** Left the port by rail. UTC; local time in `pod_timezone`. */
				pod_rail_departed_at: Schemas["NullableTimestamp"];
				/** Estimated arrival at the inland destination, as the railway sees it. UTC; local time in `final_destination_timezone`. */
				ind_eta_at: Schemas["NullableTimestamp"];
				/** Actual arrival at the inland destination, as the railway sees it. UTC; local time in `final_destination_timezone`. */
				ind_ata_at: Schemas["NullableTimestamp"];
				/** Unloaded from rail at the inland destination. UTC; local time in `final_destination_timezone`. */
				ind_rail_unloaded_at: Schemas["NullableTimestamp"];
				/**
				 * Same value as `import_deadlines.pickup_lfd_rail`. UTC; local time in `final_destination_timezone`.
				 * @deprecated
				 */
				ind_facility_lfd_on: Schemas["NullableTimestamp"];
				/** Holds at the inland facility. */
				ind_facility_holds: Schemas["TerminalHold"][] | null;
				/** Fees at the inland facility. */
				ind_facility_fees: Schemas["TerminalFee"][] | null;
				/** Last free day as the line reports it. UTC; local time in `final_destination_timezone` or `pod_timezone`. */
				ssl_lfd: Schemas["NullableTimestamp"];
			};
			relationships: {
				/** Shipment of the container. */
				shipment: {
					data: Schemas["ShipmentRef"] | null;
				};
				/** Terminal at the port of discharge. */
				pod_terminal: {
					data: Schemas["TerminalRef"] | null;
				};
				/** Where to pick it up. */
				pickup_facility: {
					data: Schemas["FacilityRef"] | null;
				};
				/** What has happened to the container and what is expected, one event for each milestone. */
				transport_events: {
					/** Always present, included or not. */
					data: Schemas["TransportEventRef"][];
				};
				/** Events as the line reported them. */
				raw_events: {
					/** Always present, included or not. */
					data: Schemas["RawEventRef"][];
				};
			};
			/** How fresh the record is, and what follows from it. Left out in the bodies of webhooks, which are kept as they were. */
			meta?: Schemas["ContainerMeta"];
			/** Left out in the bodies of webhooks that were rendered before there was one. */
			links?: {
				/**
				 * Path of this resource.
				 * @example /v2/containers/019c2291-c340-7a42-9519-714d616e9411
				 */
				self: string;
			};
		};
		/**
		 * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
		 *     which is served instead where `compat.data_source` is `reference`.
		 */
		DataSource: "shipping_line" | "terminal" | "rail" | "ais" | "t49_operations_team" | "user_input" | "document" | "boxtrail_calculation" | "t49_calculation" | (string & {});
		/** Points at a vessel. */
		VesselRef: {
			/** Always `vessel`: the kind of record that is pointed at. */
			type: "vessel";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** A milestone of a container. A correction is a new event whose `previous_version` is the old one. */
		TransportEvent: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `transport_event`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "transport_event";
			attributes: {
				/** Name of the milestone, such as `container.transport.vessel_loaded`. */
				event: "container.pickup_lfd.changed" | "container.pickup_lfd_line.changed" | "container.pickup_lfd_terminal.changed" | "container.pickup_lfd_rail.changed" | "container.pickup_appointment.changed" | "container.transport.empty_out" | "container.transport.full_in" | "container.transport.vessel_loaded" | "container.transport.vessel_departed" | "container.transport.transshipment_arrived" | "container.transport.transshipment_discharged" | "container.transport.transshipment_loaded" | "container.transport.transshipment_departed" | "container.transport.feeder_arrived" | "container.transport.feeder_discharged" | "container.transport.feeder_loaded" | "container.transport.feeder_departed" | "container.transport.vessel_arrived" | "container.transport.vessel_berthed" | "container.transport.vessel_discharged" | "container.transport.available" | "container.transport.not_available" | "container.transport.full_out" | "container.transport.delivered" | "container.transport.empty_in" | "container.transport.rail_loaded" | "container.transport.rail_departed" | "container.transport.rail_arrived" | "container.transport.rail_unloaded" | "container.transport.arrived_at_inland_destination" | "container.transport.estimated.vessel_departed" | "container.transport.estimated.vessel_arrived" | "container.transport.estimated.arrived_at_inland_destination" | (string & {});
				/** When it was recorded, UTC. */
				created_at: Schemas["Timestamp"];
				/** When it happened, or the estimate of an estimated event. UTC; local time in `timezone`. */
				timestamp: Schemas["NullableTimestamp"];
				/**
				 * Zone of the place. IANA name; null when the place is unknown.
				 * @example America/Chicago
				 */
				timezone: string | null;
				/**
				 * UN/LOCODE of the place.
				 * @example USLAX
				 */
				location_locode: string | null;
				/**
				 * Number of the voyage by the line; null if none was reported.
				 * @example 612E
				 */
				voyage_number: string | null;
				/**
				 * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
				 *     which is served instead where `compat.data_source` is `reference`.
				 */
				data_source: Schemas["DataSource"];
				/**
				 * The new last free day or appointment of a `*.changed` event.
				 * @example 2026-03-31T04:59:00Z
				 */
				value: string | null;
				/** Same as `value`, typed. UTC; local time in `timezone`. */
				value_timestamp?: Schemas["NullableTimestamp"];
				/** When the event was withdrawn or replaced, UTC. */
				invalidated_at: Schemas["NullableTimestamp"];
			};
			relationships: {
				/** The shipment that the container is part of; null if there is none. */
				shipment: {
					/** Points at a shipment. */
					data: Schemas["ShipmentRef"];
				};
				/** The container that this is about. */
				container: {
					/** Points at a container. */
					data: Schemas["ContainerRef"];
				};
				/** The ship; null while unknown, and where no ship takes part. */
				vessel: {
					data: Schemas["VesselRef"] | null;
				};
				/** The port or metropolitan area where it happens; null while unknown. */
				location: {
					data: Schemas["LocationRef"] | null;
				};
				/** The terminal or rail ramp where it happens; null while unknown. */
				terminal: {
					data: Schemas["FacilityRef"] | null;
				};
				/** The raw event that it was read from. */
				source_event: {
					data: Schemas["RawEventRef"] | null;
				};
				/** The event that this one corrects. */
				previous_version: {
					data: Schemas["TransportEventRef"] | null;
				};
			};
			/** Left out in the bodies of webhooks, and where the source states an instant. */
			meta?: {
				/** How precisely a time is known whose source does not state an instant. */
				time: Schemas["TimeBasis"];
			};
		};
		/** An event as the source reported it. */
		RawEvent: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `raw_event`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "raw_event";
			attributes: {
				/**
				 * Normalised name; null when the words were not recognised.
				 * @enum {string|null}
				 */
				event: "empty_out" | "full_in" | "positioned_in" | "positioned_out" | "vessel_loaded" | "vessel_departed" | "transshipment_arrived" | "transshipment_discharged" | "transshipment_loaded" | "transshipment_departed" | "feeder_arrived" | "feeder_discharged" | "feeder_loaded" | "feeder_departed" | "rail_loaded" | "rail_departed" | "rail_arrived" | "rail_unloaded" | "vessel_arrived" | "vessel_discharged" | "arrived_at_destination" | "delivered" | "full_out" | "empty_in" | "vgm_received" | "carrier_release" | "customs_release" | "available" | (string & {}) | null;
				/**
				 * The source's own words.
				 * @example Load
				 */
				original_event: string | null;
				/** When it happens or happened. UTC; local time in `timezone`. */
				timestamp: Schemas["Timestamp"];
				/**
				 * True while it has not happened.
				 * @example false
				 */
				estimated: boolean;
				/**
				 * Date, where the source gives no time; a local date in `timezone`.
				 * @example 2026-02-14
				 */
				actual_on: string | null;
				/**
				 * Estimated date, where the source gives no time; a local date in `timezone`.
				 * @example 2026-02-14
				 */
				estimated_on?: string | null;
				/** When it happened. UTC; local time in `timezone`. */
				actual_at: Schemas["NullableTimestamp"];
				/** When it is expected. UTC; local time in `timezone`. */
				estimated_at: Schemas["NullableTimestamp"];
				/** When it is expected. UTC; local time in `timezone`. */
				will_occur_at: Schemas["NullableTimestamp"];
				/**
				 * Zone of the place. Without it the times are local wall time labelled as UTC. IANA name; null when the place is unknown.
				 * @example America/Chicago
				 */
				timezone: string | null;
				/** When it was recorded, UTC. */
				created_at: Schemas["Timestamp"];
				/**
				 * Place as the source names it.
				 * @example Shanghai
				 */
				location_name: string | null;
				/**
				 * UN/LOCODE of the place.
				 * @example CNSHA
				 */
				location_locode: string | null;
				/**
				 * Vessel as the source names it.
				 * @example BOREAL TRADER
				 */
				vessel_name: string | null;
				/**
				 * IMO number of the ship, as the line reported it; null if it did not.
				 * @example 9812341
				 */
				vessel_imo: string | null;
				/**
				 * Voyage; may be empty.
				 * @example 612E
				 */
				voyage_number: string | null;
				/**
				 * Position in the answer of the source.
				 * @example 0
				 */
				index: number;
				/**
				 * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
				 *     which is served instead where `compat.data_source` is `reference`.
				 */
				data_source: Schemas["DataSource"];
				/**
				 * Name of the source.
				 * @example Maersk
				 */
				data_provider_name: string | null;
				/**
				 * Code of the source, such as a SCAC.
				 * @example MAEU
				 */
				data_provider_code: string | null;
				/** When the source withdrew it, UTC. */
				invalidated_at: Schemas["NullableTimestamp"];
			};
			relationships: {
				/** The place that the line named; null while it is not recognized. */
				location: {
					data: Schemas["LocationRef"] | null;
				};
				/** The ship that the line named; null if it named none. */
				vessel: {
					data: Schemas["VesselRef"] | null;
				};
				/** The container that this is about. */
				container: {
					/** Points at a container. */
					data: Schemas["ContainerRef"];
				};
				/** The terminal that the line named; null while it is not recognized. */
				terminal: {
					data: Schemas["FacilityRef"] | null;
				};
			};
		};
		/** Points at a party. */
		PartyRef: {
			/** Always `party`: the kind of record that is pointed at. */
			type: "party";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** What to do while the number waits, after a problem, or after the journey has ended; absent while all is well. */
		TrackingRequestMeta: {
			/** What to do, as a name for programs; `detail` says it for people. */
			action: "fix_number" | "choose_line" | "wait_until" | "contact_line" | "check_credentials" | "connect_line" | "track_again_for_next" | (string & {});
			/**
			 * Why, in a sentence.
			 * @example The line does not know this number: check the number and the line.
			 */
			reason: string;
			/**
			 * When it is retried automatically; null if it is not, or if the time is not known, UTC.
			 * @example 2026-02-04T11:02:31Z
			 */
			retry_at: string | null;
			/** The journey of the container that had ended when it was requested; left out where none had. */
			journey?: Schemas["EndedJourney"];
		};
		/** A request to track one number at one line. */
		TrackingRequest: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `tracking_request`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "tracking_request";
			attributes: {
				/**
				 * The number as submitted.
				 * @example MAEU261904573
				 */
				request_number: string;
				/** Kind of number, in the spelling it was created with. */
				request_type: "bill_of_lading" | "booking" | "booking_number" | "container" | (string & {});
				/**
				 * SCAC of the line; null while it is being detected.
				 * @example MAEU
				 */
				scac: string | null;
				/** Your own reference numbers. */
				ref_numbers: string[];
				/** Tags for the shipment. */
				shipment_tags: string[];
				/** The same tags as in `shipment_tags`. */
				tags?: string[];
				/** State of the request. */
				status: "pending" | "awaiting_manifest" | "created" | "failed" | "tracking_stopped" | (string & {});
				/**
				 * Why it failed, or the latest problem while retrying.
				 * @enum {string|null}
				 */
				failed_reason: "unrecognized_response" | "shipping_line_unreachable" | "internal_processing_error" | "duplicate" | "expired" | "retries_exhausted" | "not_found" | "invalid_number" | "booking_cancelled" | "data_unavailable" | "scac_auto_detect_failed" | (string & {}) | null;
				/**
				 * Same as `meta.action`; null when there is nothing to do.
				 * @enum {string|null}
				 */
				action?: "fix_number" | "choose_line" | "wait_until" | "contact_line" | "check_credentials" | "connect_line" | "track_again_for_next" | (string & {}) | null;
				/**
				 * Whether the line will be polled again.
				 * @example false
				 */
				is_retrying: boolean;
				/**
				 * How often the poll of the line was retried.
				 * @example 0
				 */
				retry_count: number | null;
				/** When it was created, UTC. */
				created_at: Schemas["Timestamp"];
				/** When it last changed, UTC. */
				updated_at: Schemas["Timestamp"];
			};
			relationships: {
				/** The shipment, once there is one. */
				tracked_object: {
					data: Schemas["ShipmentRef"] | null;
				};
				/** Your customer, for whom the number is tracked; null if none was named. */
				customer: {
					data: Schemas["PartyRef"] | null;
				};
				/** The user who created it; null if a program did. */
				user: {
					data: Schemas["UserRef"] | null;
				};
			};
			/** What to do while the number waits, after a problem, or after the journey has ended; absent while all is well. */
			meta?: Schemas["TrackingRequestMeta"];
			links: {
				/**
				 * Path of this resource.
				 * @example /v2/tracking_requests/0195a3c2-5a10-7b21-8c3d-1f0e9d8c7b6a
				 */
				self: string;
			};
		};
		/** A port or inland place with a UN/LOCODE. */
		Port: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `port`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "port";
			attributes: {
				/**
				 * The identifier again, as programs of the reference API expect it among the attributes.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id: string;
				/**
				 * Name of the port, in English.
				 * @example Los Angeles
				 */
				name: string;
				/**
				 * UN/LOCODE of the place: two letters for the country, three for the place.
				 * @example USLAX
				 */
				code: string;
				/**
				 * State or region code.
				 * @example CA
				 */
				state_abbr: string | null;
				/**
				 * City of the place, in English; null while unknown.
				 * @example Los Angeles
				 */
				city: string | null;
				/**
				 * ISO 3166 country code.
				 * @example US
				 */
				country_code: string;
				/**
				 * Zone of the place by its IANA name, in which local times are meant.
				 * @example America/Los_Angeles
				 */
				time_zone: string;
				/**
				 * Latitude in decimal degrees.
				 * @example 33.7361
				 */
				latitude: string | number | null;
				/**
				 * Longitude in decimal degrees.
				 * @example -118.2626
				 */
				longitude: string | number | null;
			};
			relationships: {
				/** Terminals of the port. */
				terminals: {
					/** Always present, included or not. */
					data: Schemas["TerminalRef"][];
				};
			};
		};
		/** An inland metropolitan area with a UN/LOCODE. */
		MetroArea: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `metro_area`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "metro_area";
			attributes: {
				/**
				 * The identifier again, as programs of the reference API expect it among the attributes.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id: string;
				/**
				 * Name of the metropolitan area, in English.
				 * @example Chicago
				 */
				name: string;
				/**
				 * UN/LOCODE of the place: two letters for the country, three for the place.
				 * @example USCHI
				 */
				code: string;
				/**
				 * State or region code.
				 * @example IL
				 */
				state_abbr: string | null;
				/**
				 * ISO 3166 country code.
				 * @example US
				 */
				country_code: string;
				/**
				 * Zone of the place by its IANA name, in which local times are meant.
				 * @example America/Chicago
				 */
				time_zone: string;
				/**
				 * Latitude in decimal degrees.
				 * @example 41.8781
				 */
				latitude: string | number | null;
				/**
				 * Longitude in decimal degrees.
				 * @example -87.6298
				 */
				longitude: string | number | null;
			};
		};
		/** A marine terminal, or an inland facility known by its FIRMS code. */
		Terminal: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `terminal`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "terminal";
			attributes: {
				/**
				 * The identifier again, as programs of the reference API expect it among the attributes.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id: string;
				/**
				 * Name of the terminal, as it calls itself.
				 * @example Pier 400
				 */
				name: string;
				/**
				 * Short name of the terminal, as truckers use it; null if it has none.
				 * @example Pier 400
				 */
				nickname: string;
				/**
				 * FIRMS code of US customs, or a sublocation code.
				 * @example W185
				 */
				firms_code: string | null;
				/**
				 * Code of the terminal in the list of SMDG; null if it has none.
				 * @example APMT
				 */
				smdg_code: string | null;
				/**
				 * Code of the facility in the list of BIC; null if it has none.
				 * @example USLAXAPML
				 */
				bic_facility_code: string | null;
				/**
				 * Street and number of the facility; null while unknown.
				 * @example 2500 Navy Way
				 */
				street: string | null;
				/**
				 * City; that of its port where it has none of its own.
				 * @example San Pedro
				 */
				city: string;
				/**
				 * Name of the state or province; null while unknown.
				 * @example California
				 */
				state: string | null;
				/**
				 * Postal abbreviation of the state or province; null while unknown.
				 * @example CA
				 */
				state_abbr: string | null;
				/**
				 * Postal code of the facility's address; null while unknown.
				 * @example 90731
				 */
				zip: string | null;
				/**
				 * Name of the country in English; null while unknown.
				 * @example United States
				 */
				country: string | null;
				/** Kind of facility, such as a marine terminal or a rail ramp. */
				facility_type: "ocean_terminal" | "rail_terminal" | "depot" | (string & {});
				/** Which facts this terminal reports. Null where that is not known. */
				provided_data: {
					/**
					 * Whether `pickup_lfd` is provided.
					 * @example true
					 */
					pickup_lfd?: boolean | null;
					/**
					 * Known limits of `pickup_lfd`.
					 * @example Dates without times.
					 */
					pickup_lfd_notes?: string | null;
					/**
					 * Whether `pod_full_out_at` is provided.
					 * @example true
					 */
					pod_full_out_at?: boolean | null;
					/**
					 * Whether `available_for_pickup` is provided.
					 * @example true
					 */
					available_for_pickup?: boolean | null;
					/**
					 * Known limits of `available_for_pickup`.
					 * @example Dates without times.
					 */
					available_for_pickup_notes?: string | null;
					/**
					 * Whether `fees_at_pod_terminal` is provided.
					 * @example true
					 */
					fees_at_pod_terminal?: boolean | null;
					/**
					 * Known limits of `fees_at_pod_terminal`.
					 * @example Dates without times.
					 */
					fees_at_pod_terminal_notes?: string | null;
					/**
					 * Whether `holds_at_pod_terminal` is provided.
					 * @example true
					 */
					holds_at_pod_terminal?: boolean | null;
					/**
					 * Known limits of `holds_at_pod_terminal`.
					 * @example Dates without times.
					 */
					holds_at_pod_terminal_notes?: string | null;
					/**
					 * Whether `pickup_appointment_at` is provided.
					 * @example true
					 */
					pickup_appointment_at?: boolean | null;
					/**
					 * Known limits of `pickup_appointment_at`.
					 * @example Dates without times.
					 */
					pickup_appointment_at_notes?: string | null;
					/**
					 * Whether `location_at_pod_terminal` is provided.
					 * @example true
					 */
					location_at_pod_terminal?: boolean | null;
					/**
					 * Known limits of `location_at_pod_terminal`.
					 * @example Dates without times.
					 */
					location_at_pod_terminal_notes?: string | null;
					/**
					 * Whether `pod_full_out_chassis_number` is provided.
					 * @example true
					 */
					pod_full_out_chassis_number?: boolean | null;
					/**
					 * Known limits of `pod_full_out_chassis_number`.
					 * @example Dates without times.
					 */
					pod_full_out_chassis_number_notes?: string | null;
				};
			};
			relationships: {
				/** Port of the terminal. */
				port: {
					/** Points at a port. */
					data: Schemas["PortRef"];
				};
			};
		};
		/** Points at a metro_area. */
		MetroAreaRef: {
			/** Always `metro_area`: the kind of record that is pointed at. */
			type: "metro_area";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** A rail ramp, where containers change between train and truck. */
		RailTerminal: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `rail_terminal`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "rail_terminal";
			attributes: {
				/**
				 * The identifier again, as programs of the reference API expect it among the attributes.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id: string;
				/**
				 * Name of the ramp, as the railway calls it.
				 * @example Prairie Junction Ramp
				 */
				name: string;
				/**
				 * Short name of the ramp; null if it has none.
				 * @example Prairie Junction
				 */
				nickname: string;
				/**
				 * City of the place, in English; null while unknown.
				 * @example Chicago
				 */
				city: string;
				/**
				 * FIRMS code of US customs.
				 * @example H572
				 */
				firms_code: string | null;
			};
			relationships: {
				/** The port, if the ramp is in one. */
				port: {
					data: Schemas["PortRef"] | null;
				};
				/** Metropolitan area of the ramp. */
				metro_area: {
					/** Points at a metro_area. */
					data: Schemas["MetroAreaRef"];
				};
			};
		};
		/** A vessel. Positions are served where the account has them switched on. */
		Vessel: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `vessel`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "vessel";
			attributes: {
				/**
				 * Name of the ship, in capitals as ships report it.
				 * @example BOREAL TRADER
				 */
				name: string;
				/**
				 * Number of the ship by the IMO, which it keeps for life; null while unknown.
				 * @example 9812341
				 */
				imo: string | null;
				/**
				 * Number of the ship's radio station (MMSI); null while unknown.
				 * @example 219123000
				 */
				mmsi: string | null;
				/**
				 * Latitude of the last known position, in degrees; null while unknown.
				 * @example 33.7
				 */
				latitude: number | null;
				/**
				 * Longitude of the last known position, in degrees; null while unknown.
				 * @example -118.2
				 */
				longitude: number | null;
				/**
				 * Speed over ground in knots; null while unknown.
				 * @example 14.2
				 */
				nautical_speed_knots: number | null;
				/**
				 * Heading in degrees, 0 is north, clockwise.
				 * @example 91
				 */
				navigational_heading_degrees: number | null;
				/** When the position was reported, UTC. */
				position_timestamp: Schemas["NullableTimestamp"];
				/** Track, only if requested. */
				positions?: {
					/**
					 * Latitude of the position, in degrees north.
					 * @example 33.7
					 */
					latitude: number;
					/**
					 * Longitude of the position, in degrees east.
					 * @example -118.2
					 */
					longitude: number;
					/**
					 * Heading in degrees clockwise from north; null while unknown.
					 * @example 91
					 */
					heading: number | null;
					/** When that was, UTC. */
					timestamp: Schemas["Timestamp"];
					/**
					 * True for a calculated position.
					 * @example false
					 */
					estimated: boolean;
				}[] | null;
			};
		};
		/** Points at a place on a route. */
		RouteLocationRef: {
			/** Always `route_location`: the kind of record that is pointed at. */
			type: "route_location";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/**
		 * The route of a container: where it is loaded, changes ships, is discharged, and where the railway takes it. Other calls
		 *     of its ships are not part of it. While nothing is known of the journey it has no places.
		 */
		Route: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `route`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "route";
			attributes: {
				/**
				 * The identifier again, as programs of the reference API expect it among the attributes.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id: string;
				/** When it was first known, UTC. */
				created_at: Schemas["Timestamp"];
				/** When a place or a time of it last changed, UTC. */
				updated_at: Schemas["Timestamp"];
			};
			relationships: {
				/** The container whose route this is. */
				cargo: {
					/** Points at a container. */
					data: Schemas["ContainerRef"];
				};
				/** The shipment that this belongs to. */
				shipment: {
					/** Points at a shipment. */
					data: Schemas["ShipmentRef"];
				};
				/** The places in the order of the journey. */
				route_locations: {
					/** Always present, included or not. */
					data: Schemas["RouteLocationRef"][];
				};
			};
		};
		/** Points at a route. */
		RouteRef: {
			/** Always `route`: the kind of record that is pointed at. */
			type: "route";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/**
		 * A place where a container is loaded, changes ships, is discharged, or arrives inland. Times are UTC; the zone is the
		 *     `time_zone` of the place.
		 */
		RouteLocation: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `route_location`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "route_location";
			attributes: {
				/**
				 * The identifier again, as programs of the reference API expect it among the attributes.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id: string;
				/**
				 * SCAC of who brings it.
				 * @example MAEU
				 */
				inbound_scac: string | null;
				/**
				 * How the container arrives; null where the journey begins.
				 * @enum {string|null}
				 */
				inbound_mode: "vessel" | "rail" | (string & {}) | null;
				/** Expected arrival; null once it has arrived, UTC. */
				inbound_eta_at: Schemas["NullableTimestamp"];
				/** Actual arrival at the stop, null until it is reported, UTC. */
				inbound_ata_at: Schemas["NullableTimestamp"];
				/**
				 * Voyage that brings it.
				 * @example 612E
				 */
				inbound_voyage_number: string | null;
				/**
				 * SCAC of who takes it on.
				 * @example MAEU
				 */
				outbound_scac: string | null;
				/**
				 * How the container continues; null where its journey by sea and rail ends.
				 * @enum {string|null}
				 */
				outbound_mode: "vessel" | "rail" | (string & {}) | null;
				/** Expected departure; null once it has left, UTC. */
				outbound_etd_at: Schemas["NullableTimestamp"];
				/** Actual departure from the stop, null until it is reported, UTC. */
				outbound_atd_at: Schemas["NullableTimestamp"];
				/**
				 * Voyage that takes it on.
				 * @example 612E
				 */
				outbound_voyage_number: string | null;
				/** When it became part of the route, UTC. */
				created_at: Schemas["Timestamp"];
				/** When anything of it last changed, UTC. */
				updated_at: Schemas["Timestamp"];
			};
			relationships: {
				/** The route it is part of. */
				route: {
					/** Points at a route. */
					data: Schemas["RouteRef"];
				};
				/** The port or metropolitan area of this stop. */
				location: {
					data: Schemas["LocationRef"] | null;
				};
				/** The place under the name that some clients read. */
				port: {
					data: Schemas["LocationRef"] | null;
				};
				/** The terminal or rail ramp of this stop; null while unknown. */
				facility: {
					data: Schemas["FacilityRef"] | null;
				};
				/** The ship that brings it. */
				inbound_vessel: {
					data: Schemas["VesselRef"] | null;
				};
				/** The ship that takes it on. */
				outbound_vessel: {
					data: Schemas["VesselRef"] | null;
				};
			};
		};
		/** A shipping line, and what can be tracked with it. */
		ShippingLine: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `shipping_line`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "shipping_line";
			attributes: {
				/**
				 * SCAC of the shipping line, by which it is named everywhere here.
				 * @example MAEU
				 */
				scac: string;
				/**
				 * Name of the shipping line in full.
				 * @example Maersk
				 */
				name: string;
				/**
				 * Short name of the line, as people use it.
				 * @example Maersk
				 */
				short_name: string;
				/** Other SCACs accepted for this line. */
				alternative_scacs: string[];
				/**
				 * Tracks bills of lading.
				 * @example true
				 */
				bill_of_lading_tracking_support: boolean;
				/**
				 * Whether the line can be asked for a booking number.
				 * @example true
				 */
				booking_number_tracking_support: boolean;
				/**
				 * Whether the line can be polled by container number.
				 * @example true
				 */
				container_number_tracking_support: boolean;
				/**
				 * Whether this installation can poll the line. Requests to a line that is not configured wait until it is.
				 * @example true
				 */
				configured: boolean;
				/** Which facts this line reports. Null where that is not known. */
				provided_data: {
					/**
					 * Whether `ssl_lfd` is provided.
					 * @example true
					 */
					ssl_lfd?: boolean | null;
					/**
					 * Known limits of `ssl_lfd`.
					 * @example Dates without times.
					 */
					ssl_lfd_notes?: string | null;
					/**
					 * Whether `seal_number` is provided.
					 * @example true
					 */
					seal_number?: boolean | null;
					/**
					 * Known limits of `seal_number`.
					 * @example Dates without times.
					 */
					seal_number_notes?: string | null;
					/**
					 * Whether `weight_in_lbs` is provided.
					 * @example true
					 */
					weight_in_lbs?: boolean | null;
					/**
					 * Known limits of `weight_in_lbs`.
					 * @example Dates without times.
					 */
					weight_in_lbs_notes?: string | null;
					/**
					 * Whether `equipment_type` is provided.
					 * @example true
					 */
					equipment_type?: boolean | null;
					/**
					 * Known limits of `equipment_type`.
					 * @example Dates without times.
					 */
					equipment_type_notes?: string | null;
					/**
					 * Whether `equipment_height` is provided.
					 * @example true
					 */
					equipment_height?: boolean | null;
					/**
					 * Known limits of `equipment_height`.
					 * @example Dates without times.
					 */
					equipment_height_notes?: string | null;
					/**
					 * Whether `equipment_length` is provided.
					 * @example true
					 */
					equipment_length?: boolean | null;
					/**
					 * Known limits of `equipment_length`.
					 * @example Dates without times.
					 */
					equipment_length_notes?: string | null;
					/**
					 * Whether `pod_arrived_at` is provided.
					 * @example true
					 */
					pod_arrived_at?: boolean | null;
					/**
					 * Known limits of `pod_arrived_at`.
					 * @example Dates without times.
					 */
					pod_arrived_at_notes?: string | null;
					/**
					 * Whether `pod_discharged_at` is provided.
					 * @example true
					 */
					pod_discharged_at?: boolean | null;
					/**
					 * Known limits of `pod_discharged_at`.
					 * @example Dates without times.
					 */
					pod_discharged_at_notes?: string | null;
					/**
					 * Whether `pod_full_out_at` is provided.
					 * @example true
					 */
					pod_full_out_at?: boolean | null;
					/**
					 * Known limits of `pod_full_out_at`.
					 * @example Dates without times.
					 */
					pod_full_out_at_notes?: string | null;
					/**
					 * Whether `empty_terminated_at` is provided.
					 * @example true
					 */
					empty_terminated_at?: boolean | null;
					/**
					 * Known limits of `empty_terminated_at`.
					 * @example Dates without times.
					 */
					empty_terminated_at_notes?: string | null;
					/**
					 * Whether `final_destination_full_out_at` is provided.
					 * @example true
					 */
					final_destination_full_out_at?: boolean | null;
					/**
					 * Known limits of `final_destination_full_out_at`.
					 * @example Dates without times.
					 */
					final_destination_full_out_at_notes?: string | null;
				};
				/**
				 * Address of the line's own tracking page.
				 * @example https://line.example/track/{number}
				 */
				tracking_url: string | null;
				/**
				 * Address of the line's contact page.
				 * @example https://line.example/contact
				 */
				contact_url: string | null;
				/**
				 * Letters that its bills begin with.
				 * @example MAEU
				 */
				bol_prefix?: string | null;
				/**
				 * What to know about this line.
				 * @example Weights are averaged over the containers of a bill.
				 */
				notes: string | null;
			};
			/** Whether the line is polled. */
			meta: {
				/**
				 * `connected`: this installation polls the line. Otherwise a request for one of its numbers waits until it does:
				 *     `connectable` by its API, whose behaviour is known; `unverified` by an API whose behaviour nobody has verified;
				 *     `edi_only` by status messages; `none` where nothing is known.
				 * @example connectable
				 */
				connection: "connected" | "connectable" | "unverified" | "edi_only" | "none" | (string & {});
				/**
				 * What an operator does so that it is polled; null while it is.
				 * @example null
				 */
				how_to_connect: string | null;
			};
		};
		/** The account that owns a record. */
		Account: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `account`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "account";
			attributes: {
				/**
				 * Name of the company whose account it is.
				 * @example Harbour Street Imports
				 */
				company_name: string;
			};
		};
		/** A person of the account. */
		User: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `user`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "user";
			/** Empty: nothing about users is published here. */
			attributes?: Record<string, never>;
		};
		/** A customer of the account. */
		Party: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `party`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "party";
			attributes: {
				/**
				 * Name of the customer, as you know it.
				 * @example Lakeside Furniture
				 */
				company_name: string;
			};
		};
		/** Rules for values of the field. */
		CustomFieldValidation: {
			/**
			 * Whether a value may not be empty.
			 * @example true
			 */
			required?: boolean;
			/**
			 * A regular expression that some part of a `short_text` must match; use `^` and `$` to match all of it. RE2 syntax, in which nothing looks around or back.
			 * @example ^[A-Z]{3}$
			 */
			pattern?: string;
			/**
			 * Fewest characters of a `short_text`.
			 * @example 3
			 */
			min_length?: number;
			/**
			 * Most characters of a `short_text`.
			 * @example 3
			 */
			max_length?: number;
			/**
			 * Minimum `number`, or earliest `date` or `datetime`.
			 * @example 0
			 */
			min?: number | string;
			/**
			 * Maximum `number`, or latest `date` or `datetime`.
			 * @example 100
			 */
			max?: number | string;
		};
		/** A record of your account. */
		CustomFieldReference: {
			/**
			 * `shipment`, `container`, `tracking_request` or `party`, as the definition says.
			 * @example party
			 */
			type: string;
			/**
			 * Identifier of the record, which never changes.
			 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
			 */
			id: string;
		};
		/** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
		CustomFieldValue: string | number | boolean | string[] | Schemas["CustomFieldReference"] | null;
		/** Points at an account. */
		AccountRef: {
			/** Always `account`: the kind of record that is pointed at. */
			type: "account";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Points at a custom field option. */
		CustomFieldOptionRef: {
			/** Always `custom_field_option`: the kind of record that is pointed at. */
			type: "custom_field_option";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** A field of your own that records of one kind may have. */
		CustomFieldDefinition: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `custom_field_definition`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "custom_field_definition";
			attributes: {
				/**
				 * Kind of record that may have the field.
				 * @example Shipment
				 */
				entity_type: "Shipment" | "Container" | "TrackingRequest" | (string & {});
				/**
				 * Name of the field in the API.
				 * @example incoterm
				 */
				api_slug: string;
				/**
				 * Name of the field for people.
				 * @example Incoterm
				 */
				display_name: string;
				/**
				 * What it is for.
				 * @example Terms agreed with the supplier
				 */
				description: string | null;
				/**
				 * Kind of value that the field takes, such as a text, a number or one of its options.
				 * @example enum
				 */
				data_type: "short_text" | "number" | "date" | "datetime" | "boolean" | "enum" | "enum_multi" | "reference" | (string & {});
				/**
				 * Kind of record that values point at; null unless `data_type` is `reference`.
				 * @example null
				 * @enum {string|null}
				 */
				reference_type: "Shipment" | "Container" | "TrackingRequest" | "Party" | (string & {}) | null;
				/** Rules for values of the field. */
				validation: Schemas["CustomFieldValidation"];
				/**
				 * How values are shown.
				 * @example null
				 */
				default_format: string | null;
				/** What a form may begin with; records do not get it by themselves. */
				default_value: Schemas["CustomFieldValue"];
				/** When it was created, UTC. */
				created_at: Schemas["Timestamp"];
				/** When it was changed last, UTC. */
				updated_at: Schemas["Timestamp"];
			};
			relationships: {
				/** The account that defines it. */
				account: {
					/** Points at an account. */
					data: Schemas["AccountRef"];
				};
				/** What can be chosen, in order; none unless `data_type` is `enum` or `enum_multi`. */
				options: {
					data: Schemas["CustomFieldOptionRef"][];
				};
				/** Values of the field. There may be many, so they are listed separately. */
				fields: {
					links: {
						/**
						 * Where they are listed.
						 * @example /v2/custom_fields?filter[definition_id]=019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11
						 */
						related: string;
					};
				};
			};
		};
		/** Points at a custom field definition. */
		CustomFieldDefinitionRef: {
			/** Always `custom_field_definition`: the kind of record that is pointed at. */
			type: "custom_field_definition";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** An option of a field. */
		CustomFieldOption: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `custom_field_option`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "custom_field_option";
			attributes: {
				/**
				 * Its name for people.
				 * @example Free on board
				 */
				label: string;
				/**
				 * Its name in the API.
				 * @example FOB
				 */
				value: string;
				/**
				 * Its place among the options.
				 * @example 1
				 */
				position: number;
			};
			relationships: {
				/** The field that this belongs to, by its definition. */
				definition: {
					/** Points at a custom field definition. */
					data: Schemas["CustomFieldDefinitionRef"];
				};
			};
		};
		/** Points at a tracking_request. */
		TrackingRequestRef: {
			/** Always `tracking_request`: the kind of record that is pointed at. (enum property replaced by openapi-typescript) */
			type: "tracking_request";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Points at the record that a custom field belongs to. */
		CustomFieldEntityRef: Schemas["ShipmentRef"] | Schemas["ContainerRef"] | Schemas["TrackingRequestRef"];
		/** The value that a record has in a field of your own. */
		CustomField: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `custom_field`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "custom_field";
			attributes: {
				/**
				 * Slug of the field.
				 * @example incoterm
				 */
				api_slug: string;
				/** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
				value: Schemas["CustomFieldValue"];
				/**
				 * The value as it is displayed; null for a reference, and if there is no value.
				 * @example Free on board
				 */
				display_value: string | null;
			};
			relationships: {
				/** The record that has it. */
				entity: {
					/** Points at the record that a custom field belongs to. */
					data: Schemas["CustomFieldEntityRef"];
				};
				/** The field that this belongs to, by its definition. */
				definition: {
					/** Points at a custom field definition. */
					data: Schemas["CustomFieldDefinitionRef"];
				};
				/** Who set it last. */
				user: {
					data: Schemas["UserRef"] | null;
				};
			};
		};
		/** A header sent with each delivery. */
		WebhookHeader: {
			/**
			 * Name of a header that is sent with each notification.
			 * @example X-Tenant
			 */
			name: string;
			/**
			 * Value of that header, sent as it is.
			 * @example harbour-street
			 */
			value: string;
		};
		/** An address that receives events. */
		Webhook: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `webhook`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "webhook";
			attributes: {
				/**
				 * Where events are posted.
				 * @example https://hooks.harbour-street.example/boxtrail
				 */
				url: string;
				/**
				 * Whether events are sent.
				 * @example true
				 */
				active: boolean;
				/** Names of the events that the webhook receives. */
				events: ("tracking_request.succeeded" | "tracking_request.failed" | "tracking_request.awaiting_manifest" | "tracking_request.tracking_stopped" | "container.created" | "container.updated" | "container.pod_terminal_changed" | "container.pickup_lfd.changed" | "container.pickup_lfd_line.changed" | "container.pickup_lfd_terminal.changed" | "container.pickup_lfd_rail.changed" | "container.pickup_appointment.changed" | "container.transport.empty_out" | "container.transport.full_in" | "container.transport.vessel_loaded" | "container.transport.vessel_departed" | "container.transport.transshipment_arrived" | "container.transport.transshipment_discharged" | "container.transport.transshipment_loaded" | "container.transport.transshipment_departed" | "container.transport.feeder_arrived" | "container.transport.feeder_discharged" | "container.transport.feeder_loaded" | "container.transport.feeder_departed" | "container.transport.vessel_arrived" | "container.transport.vessel_berthed" | "container.transport.vessel_discharged" | "container.transport.available" | "container.transport.not_available" | "container.transport.full_out" | "container.transport.delivered" | "container.transport.empty_in" | "container.transport.rail_loaded" | "container.transport.rail_departed" | "container.transport.rail_arrived" | "container.transport.rail_unloaded" | "container.transport.arrived_at_inland_destination" | "container.transport.estimated.vessel_departed" | "container.transport.estimated.vessel_arrived" | "container.transport.estimated.arrived_at_inland_destination" | "shipment.estimated.arrival" | "shipment.updated" | "document.extracted" | "document.extraction_failed" | "attention.opened" | "attention.closed" | "container.contradiction.opened" | "container.contradiction.resolved" | "container.milestone.overdue" | "source.silent" | "source.silence_ended")[];
				/**
				 * Key of the signature; in full at creation and rotation, masked afterwards.
				 * @example whsec_••••••••c41f
				 */
				secret: string;
				/** Headers sent with each delivery. */
				headers: Schemas["WebhookHeader"][] | null;
				/** When it was created, UTC. */
				created_at?: Schemas["Timestamp"];
				/** Since when deliveries have failed; null while all is well, UTC. */
				failing_since?: Schemas["NullableTimestamp"];
				/**
				 * Attempts that failed in a row.
				 * @example 0
				 */
				consecutive_failures?: number;
				/** When it was disabled after failures; null otherwise, UTC. */
				disabled_at?: Schemas["NullableTimestamp"];
				/**
				 * Why: the receiver answered 410 (`gone`), or failed for days (`failing`).
				 * @enum {string|null}
				 */
				disabled_reason?: "gone" | "failing" | (string & {}) | null;
				/** Until when the secret before the last rotation signs as well, UTC. */
				previous_secret_expires_at?: Schemas["NullableTimestamp"];
			};
		};
		/** A new estimate for a whole shipment. */
		EstimatedEvent: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `estimated_event`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "estimated_event";
			attributes: {
				/** Name of the event: which estimate has changed. */
				event: "shipment.estimated.arrival";
				/** When it was recorded, UTC. */
				created_at: Schemas["Timestamp"];
				/** The estimate. UTC; local time in `timezone`. */
				estimated_timestamp: Schemas["Timestamp"];
				/**
				 * UN/LOCODE of the place.
				 * @example USLAX
				 */
				location_locode: string | null;
				/**
				 * Zone of the place. IANA name; null when the place is unknown.
				 * @example America/Chicago
				 */
				timezone: string | null;
				/**
				 * Number of the voyage by the line; null if none was reported.
				 * @example 612E
				 */
				voyage_number: string | null;
				/** The source whose report changed it. */
				data_source: "shipping_line" | "terminal" | "ais" | (string & {});
			};
			relationships: {
				/** The shipment whose estimate has changed. */
				shipment: {
					/** Points at a shipment. */
					data: Schemas["ShipmentRef"];
				};
				/** The port whose estimate has changed. */
				port: {
					data: Schemas["PortRef"] | null;
				};
				/** The ship that carries it; null while unknown. */
				vessel: {
					data: Schemas["VesselRef"] | null;
				};
			};
		};
		/**
		 * Attribute name to `[old, new]`.
		 * @example {
		 *       "available_for_pickup": [
		 *         false,
		 *         true
		 *       ]
		 *     }
		 */
		Changeset: {
			[key: string]: unknown[];
		};
		/** Attributes of a shipment changed, or milestones of its containers were withdrawn. */
		ShipmentUpdatedEvent: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `shipment_updated_event`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "shipment_updated_event";
			attributes: {
				/** Attribute name to `[old, new]`. */
				changeset: Schemas["Changeset"];
				/** When the change was seen, UTC. */
				timestamp: Schemas["Timestamp"];
				/**
				 * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
				 *     which is served instead where `compat.data_source` is `reference`.
				 */
				data_source: Schemas["DataSource"];
			};
			relationships: {
				/** The shipment that the container is part of; null if there is none. */
				shipment: {
					/** Points at a shipment. */
					data: Schemas["ShipmentRef"];
				};
				/** Milestones that were withdrawn, and that no other replaces. */
				withdrawn_events: {
					/** The transport events that the source no longer reports. */
					data: Schemas["TransportEventRef"][];
				};
			};
		};
		/** One attempt to deliver a notification. */
		WebhookNotificationLog: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `webhook_notification_log`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "webhook_notification_log";
			attributes: {
				/**
				 * The first, second … attempt.
				 * @example 1
				 */
				attempt: number;
				/** When it was sent, UTC. */
				attempted_at: Schemas["Timestamp"];
				/**
				 * Status of the response; null without one.
				 * @example 200
				 */
				status_code: number | null;
				/**
				 * Why there was no response.
				 * @example timeout
				 */
				error: string | null;
				/**
				 * How long it took.
				 * @example 212
				 */
				duration_ms: number;
				/**
				 * Beginning of the response.
				 * @example ok
				 */
				response_body: string | null;
			};
		};
		/** Attributes of a container changed. */
		ContainerUpdatedEvent: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `container_updated_event`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "container_updated_event";
			attributes: {
				/** Attribute name to `[old, new]`. */
				changeset: Schemas["Changeset"];
				/** When the change was seen. UTC; local time in `timezone`. */
				timestamp: Schemas["Timestamp"];
				/**
				 * Zone of the facility. IANA name; `Etc/UTC` when the place is unknown.
				 * @example America/Chicago
				 */
				timezone: string;
				/**
				 * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
				 *     which is served instead where `compat.data_source` is `reference`.
				 */
				data_source: Schemas["DataSource"];
			};
			relationships: {
				/** The container that this is about. */
				container: {
					/** Points at a container. */
					data: Schemas["ContainerRef"];
				};
				/** The shipment that the container is part of; null if there is none. */
				shipment: {
					/** Points at a shipment. */
					data: Schemas["ShipmentRef"];
				};
				/** Terminal at the port of discharge. */
				terminal: {
					data: Schemas["TerminalRef"] | null;
				};
			};
		};
		/** The terminal at the port of discharge changed. */
		ContainerPodTerminalChangedEvent: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `container_pod_terminal_changed_event`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "container_pod_terminal_changed_event";
			attributes: {
				/** When the change was seen. UTC; local time in `timezone`. */
				timestamp: Schemas["Timestamp"];
				/**
				 * Zone of the terminal. IANA name; `Etc/UTC` when the place is unknown.
				 * @example America/Chicago
				 */
				timezone: string;
				/** The source whose report changed it. */
				data_source: "shipping_line" | "terminal" | "pierpass" | (string & {});
			};
			relationships: {
				/** The container that this is about. */
				container: {
					/** Points at a container. */
					data: Schemas["ContainerRef"];
				};
				/** The shipment that the container is part of; null if there is none. */
				shipment: {
					/** Points at a shipment. */
					data: Schemas["ShipmentRef"];
				};
				/** The terminal where the container will be discharged, by the newest report; null if there is none. */
				terminal: {
					data: Schemas["TerminalRef"] | null;
				};
			};
		};
		/** The window of a milestone has passed, and nobody has reported it. */
		ContainerMilestoneOverdueEvent: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `container_milestone_overdue_event`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "container_milestone_overdue_event";
			attributes: {
				/** When it was noticed. UTC; local time in `timezone`. */
				timestamp: Schemas["Timestamp"];
				/**
				 * Zone of the port of discharge. IANA name; `Etc/UTC` when the place is unknown.
				 * @example America/Chicago
				 */
				timezone: string;
				/**
				 * A milestone that nobody has reported yet, and when it is due. It is left out once it, or a later one, is reported,
				 *     and if the line is known not to report it.
				 */
				expected: Schemas["ExpectedMilestone"];
			};
			relationships: {
				/** The container that this is about. */
				container: {
					/** Points at a container. */
					data: Schemas["ContainerRef"];
				};
				/** The shipment that the container is part of; null if there is none. */
				shipment: {
					/** Points at a shipment. */
					data: Schemas["ShipmentRef"];
				};
			};
		};
		/** How often a source is expected to answer or push. */
		SourceCadence: {
			/**
			 * The interval, in seconds.
			 * @example 21600
			 */
			every_s: number;
			/**
			 * `polled`: how often it is polled. `stated`: the configuration says how often it pushes. `learned`: nine in ten of its
			 *     latest pushes came within that time of the one before.
			 * @example polled
			 */
			basis: "polled" | "stated" | "learned" | (string & {});
			/**
			 * Of how many of its pushes it was learned; null where it was not.
			 * @example null
			 */
			cases: number | null;
		};
		/** A source has not answered, or not pushed, for longer than its cadence explains. */
		SourceSilence: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `source_silence`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "source_silence";
			attributes: {
				/** The source that is silent. */
				source: {
					/**
					 * Name of the source within the installation.
					 * @example line:MAEU
					 */
					id: string;
					/**
					 * What the source is.
					 * @example line
					 */
					kind: "line" | "terminal" | "rail" | "user" | (string & {});
					/**
					 * Name of the source for people.
					 * @example Maersk
					 */
					name: string;
				};
				/** Its last answer about any record of yours, or its last push; of one that has not since it is awaited, since then, UTC. */
				since: Schemas["Timestamp"];
				/** The same, null if it never did, UTC. */
				last_answered_at: Schemas["NullableTimestamp"];
				/** How often a source is expected to answer or push. */
				cadence: Schemas["SourceCadence"];
				/**
				 * How many tracked shipments of yours await its answers.
				 * @example 12
				 */
				shipments: number;
				/**
				 * How many containers of them.
				 * @example 40
				 */
				containers: number;
				/** When it was noticed, UTC. */
				noticed_at: Schemas["Timestamp"];
				/** When it was noticed that the silence had ended; null while it lasts, UTC. */
				ended_at: Schemas["NullableTimestamp"];
				/**
				 * `answered`: the source answered. `not_awaited`: no tracked record of yours awaits its answers any more, or its cadence has become another. Null while it lasts.
				 * @example null
				 * @enum {string|null}
				 */
				ended_because: "answered" | "not_awaited" | (string & {}) | null;
			};
		};
		/** A container was added to a shipment. */
		ContainerCreatedEvent: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `container_created_event`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "container_created_event";
			attributes: {
				/** When it was seen. UTC; local time in `timezone`. */
				timestamp: Schemas["Timestamp"];
				/**
				 * Zone of the timestamp. IANA name; `Etc/UTC` when the place is unknown.
				 * @example America/Chicago
				 */
				timezone: string;
			};
			relationships: {
				/** The container that this is about. */
				container: {
					/** Points at a container. */
					data: Schemas["ContainerRef"];
				};
				/** The shipment that the container is part of; null if there is none. */
				shipment: {
					/** Points at a shipment. */
					data: Schemas["ShipmentRef"];
				};
			};
		};
		/** Points at an e-mail submission. */
		EmailSubmissionRef: {
			/** Always `email_submission`: the kind of record that is pointed at. */
			type: "email_submission";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Points at a document representation. */
		DocumentRepresentationRef: {
			/** Always `document_representation`: the kind of record that is pointed at. */
			type: "document_representation";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** A document of a shipment as a file, and what was read from it. */
		Document: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `document`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "document";
			attributes: {
				/**
				 * The identifier again, as programs of the reference API expect it among the attributes.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id: string;
				/**
				 * Title of the document, for people; the file's name unless it was given.
				 * @example Arrival notice
				 */
				name: string;
				/**
				 * Code of the type that was recognized, as `GET /documents/types` lists them. Null until the document has been read, and for what is of no known type.
				 * @example arrival_notice
				 */
				document_type: string | null;
				/**
				 * Type that a person set. It is kept when the document is read again.
				 * @example null
				 */
				document_type_manual: string | null;
				/**
				 * The type in force, `document_type_manual` where it is set and else `document_type`. Filters and sorts use it.
				 * @example arrival_notice
				 */
				document_type_effective: string | null;
				/**
				 * Whether the file has text: `text`; `recognized`, from pictures; `no_text`, a picture or a scan without any that
				 *     could be recognized; `not_read`, a file that was not opened. Null until the document has been read.
				 * @enum {string|null}
				 */
				readability: "text" | "recognized" | "no_text" | "not_read" | (string & {}) | null;
				/**
				 * Why it was given its type, or why it could not be read.
				 * @example The title says arrival notice, and it names an estimated arrival.
				 */
				classification_notes: string | null;
				/** How the document was received, such as by the API or by mail. */
				source: "upload" | "api" | "email" | "split_document" | (string & {});
				/**
				 * Name of the file.
				 * @example arrival-notice-MAEU261904573.pdf
				 */
				file_name: string;
				/**
				 * Media type that the file was announced with.
				 * @example application/pdf
				 */
				file_content_type: string | null;
				/**
				 * Length of the file in bytes.
				 * @example 48213
				 */
				file_size_bytes: number | null;
				/** When it was created, UTC. */
				created_at: Schemas["Timestamp"];
				/** When it last changed, UTC. */
				updated_at: Schemas["Timestamp"];
			};
			relationships: {
				/** The account that owns it. */
				account: {
					/** Points at an account. */
					data: Schemas["AccountRef"];
				};
				/** The user who added the document; null if a program or a mail did. */
				user: {
					data: Schemas["UserRef"] | null;
				};
				/** The mail that it came with. */
				email_submission: {
					data: Schemas["EmailSubmissionRef"] | null;
				};
				/** What was last read from it. */
				last_document_representation: {
					data: Schemas["DocumentRepresentationRef"] | null;
				};
				/** Shipments that it mentions. */
				shipments: {
					/** Those that the account tracks. */
					data: Schemas["ShipmentRef"][];
				};
				/** Containers that it mentions. */
				cargos: {
					/** Those that the account tracks. */
					data: Schemas["ContainerRef"][];
				};
			};
			/** Why it is linked, and which other documents came in the same file. */
			meta?: {
				/** For each shipment and container, the number that it was found by. */
				links: {
					/** Identifier of the shipment. */
					shipment_id: string;
					/** Identifier of the container. */
					container_id: string | null;
					/** Kind of the number by which it was linked. */
					kind: "container" | "bill_of_lading" | "booking" | "reference" | (string & {});
					/**
					 * The number in the document.
					 * @example MAEU261904573
					 */
					number: string;
					/**
					 * Page on which it was found.
					 * @example 1
					 */
					page: number;
					/**
					 * `number`: a number of the shipment or container itself; `reference`: one of its reference numbers, such as a
					 *     house bill, which is a weaker link.
					 */
					strength: "number" | "reference" | (string & {});
				}[];
				/** The file of several documents that it was a part of, and its pages there. */
				split_from: {
					/** Identifier of the whole. */
					document_id: string;
					/**
					 * Number of its first page in the file, counted from 1.
					 * @example 3
					 */
					first_page: number;
					/**
					 * The same for a single page.
					 * @example 4
					 */
					last_page: number;
				} | null;
				/** The documents that it was split into, in the order of their pages. Their types and values are theirs. */
				parts: {
					/** Identifier of the part. */
					document_id: string;
					/**
					 * Number of its first page in the file, counted from 1.
					 * @example 3
					 */
					first_page: number;
					/**
					 * The same for a single page.
					 * @example 4
					 */
					last_page: number;
				}[];
			};
			links: {
				/**
				 * Address of the record.
				 * @example /v2/documents/0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				self: string;
				/**
				 * Path that returns a link to the file.
				 * @example /v2/documents/0195a3c2-7c1e-7d44-9a51-5b1f0c6de201/download_url
				 */
				download: string;
			};
		};
		/** What was read from a document, in the form that the schema of its type describes. */
		DocumentRepresentation: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `document_representation`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "document_representation";
			attributes: {
				/**
				 * Version of the schema.
				 * @example 2026-11-21
				 */
				schema_version: string;
				/** What was read; values that a person gave by `extracted_data_manual` stand in the place of those that were read. */
				payload: {
					[key: string]: unknown;
				};
				/** When it was read, UTC. */
				created_at: Schemas["Timestamp"];
				/** When it last changed, UTC. */
				updated_at: Schemas["Timestamp"];
			};
			/** What was read and is not served, and what a person set. */
			meta?: {
				/**
				 * What `extracted_data_manual` holds. A change replaces all of it: send it back with the value that is confirmed,
				 *     corrected, or rejected (null).
				 */
				manual: {
					[key: string]: unknown;
				};
				/**
				 * Values that are not certain enough, in the form of those in `payload`, except those that a person has set. A person confirms one by writing it to
				 *     `extracted_data_manual`.
				 */
				proposed: {
					[key: string]: unknown;
				};
				/** What was seen but not used. */
				left_out: {
					/**
					 * Name of the field.
					 * @example eta
					 */
					field: string;
					/**
					 * Why there is no value.
					 * @example day and month can be read in two ways
					 */
					reason: string;
				}[];
			};
		};
		/** A mail that brought documents. */
		EmailSubmission: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `email_submission`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "email_submission";
			attributes: {
				/**
				 * Subject of the mail; null if it has none.
				 * @example Arrival notice MAEU261904573
				 */
				subject: string | null;
				/**
				 * The first 200 characters of its text.
				 * @example Please find attached.
				 */
				body_preview: string | null;
				/** Addresses of those who sent the mail. */
				from: string[];
				/** Addresses of those to whom the mail was sent. */
				to: string[];
				/** Addresses of those who got a copy of the mail. */
				cc: string[];
				/**
				 * Identifier that its sender gave it.
				 * @example <612e-1@line.example>
				 */
				message_id: string | null;
				/** When it was sent, by its own account, UTC. */
				sent_at: Schemas["NullableTimestamp"];
				/** When it came, UTC. */
				created_at: Schemas["Timestamp"];
				/** When it last changed, UTC. */
				updated_at: Schemas["Timestamp"];
			};
		};
		/**
		 * What it is about. `free_time_ended`, `free_time_ending`: the binding last free day has passed, or is near. `held`: a hold
		 *     prevents the pickup; `newly_held`, `newly_released`: since the same time of the day before. `ready_for_pickup`: available,
		 *     and no hold is set. `arriving_soon`: the arrival is near; `eta_moved`: it moved since the same time of the day before.
		 *     `not_reported`: something should have happened or be known by now, and no source reports it. `source_silent`: a source does
		 *     not answer; `source_not_connected`: the line is not connected to this installation. `request_failed`, `request_waiting`: a
		 *     tracking request that needs somebody. `empty_return_due`: the empty container is to be returned. `document_contradicts`,
		 *     `document_offers_value`: a document of yours differs from what is reported, or adds to it once you confirm it.
		 *     `sources_contradict`: sources make statements that cannot all be true (`GET /contradictions`).
		 */
		AttentionKind: "free_time_ended" | "free_time_ending" | "held" | "newly_held" | "newly_released" | "ready_for_pickup" | "arriving_soon" | "eta_moved" | "not_reported" | "source_silent" | "source_not_connected" | "request_failed" | "request_waiting" | "empty_return_due" | "document_contradicts" | "document_offers_value" | "sources_contradict" | (string & {});
		/** What a charge costs if nothing happens. What no source and no tariff states is null, never 0; currencies are never added. */
		AttentionMoney: {
			/** The charge, as in `meta.free_time.clocks` of the container. */
			charge: "demurrage" | "storage" | "detention" | "combined" | (string & {});
			/** Whom it is owed to. */
			payee: "line" | "terminal" | "railway" | (string & {});
			/**
			 * What a source reports, otherwise the cost of the charged days by your tariff; null while unknown.
			 * @example 325
			 */
			amount_so_far: number | null;
			/**
			 * What tomorrow adds, by your tariff; null while unknown.
			 * @example 120
			 */
			amount_next_day: number | null;
			/**
			 * ISO 4217 currency code of both; null while neither is known.
			 * @example USD
			 */
			currency: string | null;
			/**
			 * Your tariff from which the cost is computed; null if none applies.
			 * @example 019c2291-c340-7a42-9519-714d616e9b01
			 */
			tariff_id: string | null;
		};
		/** A value that an entry is based on, and who reported it. */
		AttentionEvidence: {
			/**
			 * The attribute of the record that has the value.
			 * @example pickup_lfd
			 */
			attribute: string;
			/**
			 * The value, as the record serves it.
			 * @example 2026-03-05T08:00:00Z
			 */
			value: unknown;
			/** Who reported it; null for facts of this installation itself, such as the state of a request. */
			source: {
				/**
				 * Name of the source within the installation.
				 * @example terminal:USLAX-W218
				 */
				id: string;
				/** Kind of the source. */
				kind: "line" | "terminal" | "rail" | "user" | "document" | (string & {});
				/**
				 * Name of the source for people; null if it has none.
				 * @example Fenix Marine Services
				 */
				name: string | null;
			} | null;
			/** When it was first reported, UTC. */
			reported_at: Schemas["Timestamp"];
		};
		/** Something that can be done about an entry. */
		AttentionAction: {
			/**
			 * `open`: look at the record. `refresh`: poll its sources now. `track_again`: submit the number again. `fix_number`:
			 *     correct the number and submit it. `connect_line`: add the line to the configuration.
			 *     `review_document`: look at what was read from the document, and confirm, correct or reject it.
			 */
			action: "open" | "refresh" | "track_again" | "fix_number" | "connect_line" | "review_document" | (string & {});
			/**
			 * Method of the request that does it; null where the API cannot.
			 * @enum {string|null}
			 */
			method: "GET" | "POST" | "PATCH" | (string & {}) | null;
			/**
			 * Path of that request; null where the API cannot.
			 * @example /v2/containers/019c2291-c340-7a42-9519-714d616e9411/refresh
			 */
			path: string | null;
		};
		/** Points at a document. */
		DocumentRef: {
			/** Always `document`: the kind of record that is pointed at. */
			type: "document";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Absolute address of the request. */
		SelfLink: {
			/**
			 * Address of this request, as it was understood.
			 * @example https://boxtrail.example/v2/shipments/0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
			 */
			self: string;
		};
		/**
		 * Something that somebody must do or know. Entries are computed from the records and the clock: they appear and vanish with
		 *     their cause. The id stays the same while the cause lasts.
		 */
		AttentionEntry: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `attention_entry`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "attention_entry";
			attributes: {
				/**
				 * What it is about. `free_time_ended`, `free_time_ending`: the binding last free day has passed, or is near. `held`: a hold
				 *     prevents the pickup; `newly_held`, `newly_released`: since the same time of the day before. `ready_for_pickup`: available,
				 *     and no hold is set. `arriving_soon`: the arrival is near; `eta_moved`: it moved since the same time of the day before.
				 *     `not_reported`: something should have happened or be known by now, and no source reports it. `source_silent`: a source does
				 *     not answer; `source_not_connected`: the line is not connected to this installation. `request_failed`, `request_waiting`: a
				 *     tracking request that needs somebody. `empty_return_due`: the empty container is to be returned. `document_contradicts`,
				 *     `document_offers_value`: a document of yours differs from what is reported, or adds to it once you confirm it.
				 *     `sources_contradict`: sources make statements that cannot all be true (`GET /contradictions`).
				 */
				kind: Schemas["AttentionKind"];
				/** `high`: it costs money, or nothing proceeds until somebody acts; `medium`: it soon will; `low`: good to know. */
				severity: "high" | "medium" | "low" | (string & {});
				/**
				 * What it is, in one sentence for people.
				 * @example MSKU7054410 has been over its free time for 4 days at Fenix Marine Services.
				 */
				title: string;
				/**
				 * What helps, in one sentence for people.
				 * @example Pick it up: each further day is charged.
				 */
				what_to_do: string;
				/** Since when it is so, UTC. */
				since: Schemas["Timestamp"];
				/**
				 * The day by which something is to be done, or on which something is expected, by the calendar of the place; null if there is none or it is unknown.
				 * @example 2026-03-05
				 */
				due_on: string | null;
				/** Who has to act next. */
				who_acts: {
					/** `operator` is whoever runs this installation. */
					role: "you" | "shipping_line" | "terminal" | "customs" | "railway" | "operator" | (string & {});
					/**
					 * Name for people; null if it is not known.
					 * @example Fenix Marine Services
					 */
					name: string | null;
				};
				/** What it costs, by charge; null where no charge runs. */
				money: Schemas["AttentionMoney"][] | null;
				/** The values that it is based on; never empty. */
				evidence: Schemas["AttentionEvidence"][];
				/** What can be done about it, the most useful first. */
				actions: Schemas["AttentionAction"][];
				/** `open`; `snoozed` until `snoozed_until`; `done` until its cause changes. */
				state: "open" | "snoozed" | "done";
				/** When it is open again; null unless snoozed, UTC. */
				snoozed_until: Schemas["NullableTimestamp"];
				/**
				 * Why it was snoozed or done; null if nobody said.
				 * @example null
				 */
				state_reason: string | null;
				/** When anything of it last changed, its state included, UTC. */
				changed_at: Schemas["Timestamp"];
			};
			relationships: {
				/** The container that it is about; null if it is about none. */
				container: {
					data: Schemas["ContainerRef"] | null;
				};
				/** The shipment that it is about; null if it is about none. */
				shipment: {
					data: Schemas["ShipmentRef"] | null;
				};
				/** The tracking request that it is about; null if it is about none. */
				tracking_request: {
					data: Schemas["TrackingRequestRef"] | null;
				};
				/** The document that it is about; null if it is about none. */
				document: {
					data: Schemas["DocumentRef"] | null;
				};
			};
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/**
		 * What the statements are about. `last_free_day_differs`; `last_free_day_extended_by_one`: they agreed, and one moved;
		 *     `last_free_day_before_discharge`. `discharge_time_differs`. `gate_out_while_at_terminal`: the line reports the pickup, the
		 *     terminal has it; `gate_out_while_aboard`: the terminal reports the pickup, the line has it at sea;
		 *     `discharge_after_gate_out`; `empty_return_before_gate_out`. `freight_hold_released`, `customs_hold_released`: one source
		 *     has released what another lists; `available_with_hold`; `picked_up_with_customs_hold`. `two_terminals`: both have it;
		 *     `place_differs`. `arrived_and_still_expected`. `two_vessels`: two ships, or two numbers of one. `weight_differs`,
		 *     `seal_differs`, `size_differs`. `actual_denied`: one source has withdrawn what another reports.
		 *     `rail_arrival_after_truck_pickup`. `document_differs`: a document of yours differs from what is reported.
		 *     `two_bills`: two shipments that you track have the container, and state different ports for one voyage.
		 *     `other_bill_named`: a source reports the container under another bill of lading.
		 */
		ContradictionKind: "last_free_day_differs" | "last_free_day_extended_by_one" | "last_free_day_before_discharge" | "discharge_time_differs" | "gate_out_while_at_terminal" | "gate_out_while_aboard" | "discharge_after_gate_out" | "empty_return_before_gate_out" | "freight_hold_released" | "customs_hold_released" | "available_with_hold" | "picked_up_with_customs_hold" | "two_terminals" | "place_differs" | "arrived_and_still_expected" | "two_vessels" | "weight_differs" | "seal_differs" | "size_differs" | "actual_denied" | "rail_arrival_after_truck_pickup" | "document_differs" | "two_bills" | "other_bill_named" | (string & {});
		/** One of the statements that cannot all be true, and who makes it. */
		ContradictingStatement: {
			/**
			 * The attribute or the milestone that it states.
			 * @example pickup_lfd_terminal
			 */
			about: string;
			/**
			 * The value that it states; of a milestone its time; null for what was withdrawn.
			 * @example 2026-03-05
			 */
			value: unknown;
			/** The records serve it. Where nothing says which is wrong it is true of all. */
			prevails: boolean;
			/** Who states it: a line, a terminal, a railway or one of your documents. */
			source: {
				/**
				 * Name of the source within the installation.
				 * @example terminal:USLAX-W218
				 */
				id: string;
				/** Kind of the source. */
				kind: "line" | "terminal" | "rail" | "user" | "document" | (string & {});
				/**
				 * Name of the source for people; null if it has none.
				 * @example Fenix Marine Services
				 */
				name: string | null;
			};
			/**
			 * The words as reported; of a value without words the value.
			 * @example LFD 03/05/2026
			 */
			words: string;
			/** When it was first reported, UTC. */
			reported_at: Schemas["Timestamp"];
			/**
			 * Identifier of the report that first made it; of a document of yours, that of the document.
			 * @example 019cc5fb-bfd0-7a55-9c1b-6d0f4a3b2c1d
			 */
			report_id: string;
			/** Your document that states it, and where on it; left out for other sources. */
			document?: Schemas["StatingDocument"];
		};
		/** Notes about the response; left out if there are none. */
		EvidenceMeta: {
			/** Evidence, as it was received or sent: the installation keeps it for a limited time. Left out while all of it is kept. */
			evidence?: Schemas["DroppedEvidence"];
			/** Left out unless `known_at` or `as_of` asks for the past. */
			past?: Schemas["PastMoment"];
		};
		/**
		 * Statements about one container that cannot all be true. They are computed from what the sources report: the same reports
		 *     give the same contradictions. A contradiction is resolved when one of the statements is taken back or corrected; it is kept.
		 */
		Contradiction: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `contradiction`: the kind of record. (enum property replaced by openapi-typescript) */
			type: "contradiction";
			attributes: {
				/**
				 * What the statements are about. `last_free_day_differs`; `last_free_day_extended_by_one`: they agreed, and one moved;
				 *     `last_free_day_before_discharge`. `discharge_time_differs`. `gate_out_while_at_terminal`: the line reports the pickup, the
				 *     terminal has it; `gate_out_while_aboard`: the terminal reports the pickup, the line has it at sea;
				 *     `discharge_after_gate_out`; `empty_return_before_gate_out`. `freight_hold_released`, `customs_hold_released`: one source
				 *     has released what another lists; `available_with_hold`; `picked_up_with_customs_hold`. `two_terminals`: both have it;
				 *     `place_differs`. `arrived_and_still_expected`. `two_vessels`: two ships, or two numbers of one. `weight_differs`,
				 *     `seal_differs`, `size_differs`. `actual_denied`: one source has withdrawn what another reports.
				 *     `rail_arrival_after_truck_pickup`. `document_differs`: a document of yours differs from what is reported.
				 *     `two_bills`: two shipments that you track have the container, and state different ports for one voyage.
				 *     `other_bill_named`: a source reports the container under another bill of lading.
				 */
				kind: Schemas["ContradictionKind"];
				/** `high`: it costs money, or somebody drives to the terminal in vain; `medium`: a time or place is in doubt; `low`: good to know. */
				severity: "high" | "medium" | "low" | (string & {});
				/** `open`; `resolved`: the statements no longer contradict each other. It can open again. */
				state: "open" | "resolved";
				/**
				 * What it is, in one sentence for people.
				 * @example The last free day of MSKU7054410 is 5 March 2026 according to Maersk, and 3 March 2026 according to Fenix Marine Services.
				 */
				title: string;
				/** The statements that cannot all be true, the one that prevails first; at least two. */
				statements: Schemas["ContradictingStatement"][];
				/** The rule that decided which of them prevails; null where none did. */
				decided_by: {
					/**
					 * What the rule is about.
					 * @example pickup_lfd
					 */
					field: string;
					/** The kinds of sources, strongest first. */
					order: ("line" | "terminal" | "rail" | "document" | "user")[];
				} | null;
				/** When the last of the statements was first made: since then they contradict each other, UTC. */
				since: Schemas["Timestamp"];
				/** When it was found, and found again after it had been resolved, UTC. */
				opened_at: Schemas["Timestamp"];
				/** When it was found to be resolved; null while it is open, UTC. */
				resolved_at: Schemas["NullableTimestamp"];
				/**
				 * The days between two last free days, or between the days that a bill charges and the reported ones; null if it is about something else.
				 * @example 2
				 */
				days_at_stake: number | null;
				/** When anything of it last changed, UTC. */
				changed_at: Schemas["Timestamp"];
			};
			relationships: {
				/** The container that it is about. */
				container: {
					/** Points at a container. */
					data: Schemas["ContainerRef"];
				};
				/** The shipment of the container. */
				shipment: {
					/** Points at a shipment. */
					data: Schemas["ShipmentRef"];
				};
			};
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
			/** Notes about the response; left out if there are none. */
			meta?: Schemas["EvidenceMeta"];
		};
		/** A record that another one refers to. */
		IncludedResource: Schemas["Shipment"] | Schemas["Container"] | Schemas["TransportEvent"] | Schemas["RawEvent"] | Schemas["TrackingRequest"] | Schemas["Port"] | Schemas["MetroArea"] | Schemas["Terminal"] | Schemas["RailTerminal"] | Schemas["Vessel"] | Schemas["Route"] | Schemas["RouteLocation"] | Schemas["ShippingLine"] | Schemas["Account"] | Schemas["User"] | Schemas["Party"] | Schemas["CustomFieldDefinition"] | Schemas["CustomFieldOption"] | Schemas["CustomField"] | Schemas["Webhook"] | Schemas["EstimatedEvent"] | Schemas["ShipmentUpdatedEvent"] | Schemas["WebhookNotificationLog"] | Schemas["ContainerUpdatedEvent"] | Schemas["ContainerPodTerminalChangedEvent"] | Schemas["ContainerMilestoneOverdueEvent"] | Schemas["SourceSilence"] | Schemas["ContainerCreatedEvent"] | Schemas["Document"] | Schemas["DocumentRepresentation"] | Schemas["EmailSubmission"] | Schemas["AttentionEntry"] | Schemas["Contradiction"];
		/** Records requested by `include`, each once; absent if none were requested. */
		Included: Schemas["IncludedResource"][];
		/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
		ListLinks: {
			/**
			 * Address of this request, as it was understood.
			 * @example https://boxtrail.example/v2/shipments?page%5Bnumber%5D=1
			 */
			self: string;
			/**
			 * Address of this page of the list.
			 * @example https://boxtrail.example/v2/shipments?page%5Bnumber%5D=1&page%5Bsize%5D=30
			 */
			current: string;
			/**
			 * Address of the first page of the list.
			 * @example https://boxtrail.example/v2/shipments?page%5Bnumber%5D=1&page%5Bsize%5D=30
			 */
			first: string;
			/**
			 * Last page; absent where `meta.total_is_capped`.
			 * @example https://boxtrail.example/v2/shipments?page%5Bnumber%5D=1&page%5Bsize%5D=30
			 */
			last?: string;
			/**
			 * Next page, by cursor: a client that follows these links sees each record once while others are added or removed. Absent on
			 *     the last page.
			 * @example https://boxtrail.example/v2/shipments?page%5Bnumber%5D=2&page%5Bsize%5D=30&page%5Bafter%5D=WyIyMDI2LTAzLTAxIDAwOjAwOjAwKzAwIl0
			 */
			next?: string;
			/**
			 * Previous page; absent on the first one.
			 * @example https://boxtrail.example/v2/shipments?page%5Bnumber%5D=1&page%5Bsize%5D=30
			 */
			prev?: string;
		};
		/**
		 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
		 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
		 */
		ListMeta: {
			/**
			 * Rows in this page.
			 * @example 1
			 */
			size: number;
			/**
			 * Rows overall; at least this many if `total_is_capped`.
			 * @example 1
			 */
			total: number;
			/**
			 * True where there are more rows than were counted; absent otherwise.
			 * @example true
			 */
			total_is_capped?: boolean;
			/** Position in the list. */
			pagination: {
				/**
				 * Number of this page.
				 * @example 1
				 */
				current: number;
				/**
				 * Number of the next page; absent on the last one.
				 * @example 2
				 */
				next?: number;
				/**
				 * Number of the last page; absent when this is it, and where `total_is_capped`.
				 * @example 2
				 */
				last?: number;
				/**
				 * The same as `total`.
				 * @example 1
				 */
				records: number;
			};
			/** Left out unless `known_at` or `as_of` asks for the past. */
			past?: Schemas["PastMoment"];
			/** For the past; left out while everything that it is based on is kept as it was received. */
			evidence?: Schemas["DroppedEvidence"];
		};
		/** A page of a list of shipment records. */
		ShipmentList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["Shipment"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		Error: {
			/**
			 * HTTP status as text.
			 * @example 422
			 */
			status: string;
			/**
			 * Short name of the problem.
			 * @example Unprocessable Entity
			 */
			title: string;
			/**
			 * What is wrong and what to do next.
			 * @example SCAC is not one of the lines that can be tracked.
			 */
			detail: string;
			/**
			 * Stable name of the problem, for programs that tell problems apart. Left out where the status says it all.
			 * @example blank
			 */
			code?: "already_attached" | "blank" | "count_changed" | "duplicate" | "duplicate_document" | "idempotency_key_reused" | "in_progress" | "invalid" | "key_ended" | "limit" | "no_longer_kept" | "no_such_page" | "not_known_then" | "not_an_image" | "not_polled" | "not_uploaded" | "pages_not_shown" | "read_only" | "too_many" | "too_many_included" | "unknown_attribute" | "unreadable_mail" | "unsupported" | "webhook_inactive" | (string & {});
			/** Where the problem lies. */
			source?: {
				/**
				 * JSON pointer into the request body.
				 * @example /data/attributes/scac
				 */
				pointer?: string;
				/**
				 * Name of the query parameter.
				 * @example include
				 */
				parameter?: string;
			};
			/** Facts about the problem. */
			meta?: {
				[key: string]: unknown;
			};
		};
		/** Every refusal has this form. */
		Errors: {
			/** At least one problem. */
			errors: Schemas["Error"][];
		};
		/**
		 * The action: `refresh` polls the sources now, as fast as each of them allows; `stop_tracking` and `resume_tracking`; `add_tags` and `remove_tags`; `add_references` and `remove_references` of the reference numbers.
		 * @example add_tags
		 */
		RecordBatchAction: "refresh" | "stop_tracking" | "resume_tracking" | "add_tags" | "remove_tags" | "add_references" | "remove_references";
		/**
		 * Filters of the list by the name of their parameter, each with its value as in an address: `{"filter[status]": "available", "q": "oakland"}`. Parameters for pages, order and `include` are not filters.
		 * @example {
		 *       "filter[carrier]": "TEST",
		 *       "filter[tracking_stopped]": "false"
		 *     }
		 */
		ListFilters: {
			[key: string]: string;
		};
		/** Performs one action on many records of a list. */
		RecordBatchCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example record_batch
				 */
				type: string;
				attributes: {
					/** The action: `refresh` polls the sources now, as fast as each of them allows; `stop_tracking` and `resume_tracking`; `add_tags` and `remove_tags`; `add_references` and `remove_references` of the reference numbers. */
					action: Schemas["RecordBatchAction"];
					/** The records; results are in this order. Either these or `filters`. */
					ids?: string[];
					/** Filters of the list by the name of their parameter, each with its value as in an address: `{"filter[status]": "available", "q": "oakland"}`. Parameters for pages, order and `include` are not filters. */
					filters?: Schemas["ListFilters"];
					/**
					 * The number of records that the list showed you for these filters; required with `filters`.
					 * @example 42
					 */
					count?: number;
					/** The tags or reference numbers that are added or removed; only and always with these actions. */
					values?: string[];
				};
			};
		};
		/** Outcome for one record. */
		RecordResult: {
			/**
			 * The id as given.
			 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
			 */
			id: string;
			/** `done` if something was changed or is polled, `unchanged` if there was nothing to do, `refused` with the reason in `errors`, or `not_found`. */
			status: "done" | "unchanged" | "refused" | "not_found";
			/** Why it was refused. */
			errors: Schemas["Error"][];
		};
		/** The results for many records. They are not stored. */
		RecordBatch: {
			/**
			 * Identifier of this response.
			 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
			 */
			id: string;
			/** Always `record_batch`: the kind of record. */
			type: "record_batch";
			attributes: {
				/** The action: `refresh` polls the sources now, as fast as each of them allows; `stop_tracking` and `resume_tracking`; `add_tags` and `remove_tags`; `add_references` and `remove_references` of the reference numbers. */
				action: Schemas["RecordBatchAction"];
				/** The number of records with each result. */
				counts: {
					/**
					 * Records that were changed, or whose sources are polled.
					 * @example 2
					 */
					done: number;
					/**
					 * Records for which there was nothing to do.
					 * @example 1
					 */
					unchanged: number;
					/**
					 * Records that could not be changed.
					 * @example 0
					 */
					refused: number;
					/**
					 * Ids of no record.
					 * @example 0
					 */
					not_found: number;
				};
				/** One a record, in the order of `ids` or of the list. */
				results: Schemas["RecordResult"][];
			};
		};
		/** The outcome for each record, as one document. */
		RecordBatchDocument: {
			/** The results for many records. They are not stored. */
			data: Schemas["RecordBatch"];
		};
		/** A document with one shipment, and what `include` named. */
		ShipmentDocument: {
			/** Goods under one bill of lading or booking, tracked at the shipping line. */
			data: Schemas["Shipment"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Changes your own data of a shipment. */
		ShipmentUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example shipment
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id?: string;
				attributes: {
					/** The whole list, which replaces the previous one. */
					ref_numbers?: string[];
					/** Replaces the list; a tag given twice is kept once. */
					tags?: string[];
				};
			};
		};
		/** Optional body of an action on a shipment. */
		ShipmentAction: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example shipment
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id?: string;
			};
		};
		/** An item of a list, with its evidence. */
		ProvenanceItem: {
			/**
			 * Name of the hold or type of the fee.
			 * @example customs
			 */
			name: string;
			/** What a value rests on. */
			provenance: Schemas["ProvenanceEntry"];
		};
		/** Who reported what a record shows. */
		Provenance: {
			/**
			 * Identifier of the record.
			 * @example 019c2291-c340-7a42-9519-714d616e9411
			 */
			id: string;
			/** Always `provenance`: the kind of record. */
			type: "provenance";
			attributes: {
				/** Each attribute that has a value, by its name; within an object by its path. */
				attributes: {
					[key: string]: Schemas["ProvenanceEntry"];
				};
				/** Places, terminals and the vessel. */
				relationships: {
					[key: string]: Schemas["ProvenanceEntry"];
				};
				/** Each hold of a container, in the order of `holds_at_pod_terminal`. */
				holds?: Schemas["ProvenanceItem"][];
				/** Each fee of a container, in the order of `fees_at_pod_terminal`. */
				fees?: Schemas["ProvenanceItem"][];
				/** Each transport event of a container, by its id. */
				transport_events?: {
					[key: string]: Schemas["ProvenanceEntry"];
				};
			};
			/** Notes about the response; left out if there are none. */
			meta?: Schemas["EvidenceMeta"];
		};
		/** The provenance of one record. */
		ProvenanceDocument: {
			/** Who reported what a record shows. */
			data: Schemas["Provenance"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A relation of Container. */
		ContainerInclude: "shipment" | "pod_terminal" | "pickup_facility" | "transport_events" | "raw_events" | "shipment.port_of_lading" | "shipment.port_of_discharge" | "shipment.pod_terminal" | "shipment.destination" | "shipment.destination_terminal" | "shipment.line_tracking_stopped_by_user" | "shipment.containers" | "pod_terminal.port" | "pickup_facility.port" | "pickup_facility.metro_area" | "transport_events.shipment" | "transport_events.container" | "transport_events.vessel" | "transport_events.location" | "transport_events.terminal" | "transport_events.source_event" | "transport_events.previous_version" | "raw_events.location" | "raw_events.vessel" | "raw_events.container" | "raw_events.terminal";
		/** A page of a list of container records. */
		ContainerList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["Container"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A point on the map, by GeoJSON. */
		GeojsonPoint: {
			/** Type of the object by GeoJSON (RFC 7946). */
			type: "Point";
			/** Longitude, then latitude, in degrees (WGS 84). */
			coordinates: number[];
		};
		/** A ship or a place with containers under way. */
		MapPlace: {
			/** Type of the object by GeoJSON (RFC 7946). */
			type: "Feature";
			/** A point on the map, by GeoJSON. */
			geometry: Schemas["GeojsonPoint"];
			properties: {
				/** A ship, or a port or another place ashore. */
				feature_type: "vessel" | "place" | (string & {});
				/**
				 * Identifier of the vessel or of the port.
				 * @example 019c2291-c340-7a42-9519-714d616e9a01
				 */
				id: string;
				/**
				 * Name of the ship or place.
				 * @example Los Angeles
				 */
				name: string;
				/**
				 * IMO number of a ship, UN/LOCODE of a place.
				 * @example USLAX
				 */
				code: string | null;
				/** When the ship reported the position; null of a place, UTC. */
				reported_at: Schemas["NullableTimestamp"];
				/**
				 * How many containers are there.
				 * @example 3
				 */
				containers: number;
				/**
				 * How many of them are past their last free day.
				 * @example 1
				 */
				over: number;
				/**
				 * How many reach it within two days.
				 * @example 1
				 */
				soon: number;
				/**
				 * How many others are available and held.
				 * @example 0
				 */
				held: number;
				/** The most urgent of them, at most 20. */
				most_urgent: {
					/**
					 * Identifier of the container.
					 * @example 019c2291-c340-7a42-9519-714d616e9411
					 */
					id: string;
					/**
					 * Number of the container.
					 * @example MSKU7054410
					 */
					number: string;
					/**
					 * Status of the container, as in its `current_status`.
					 * @example available
					 */
					current_status: string;
					/**
					 * Past its last free day (`over`), at most two days before it (`soon`), available but held (`held`), or none of these (null).
					 * @enum {string|null}
					 */
					urgency: "over" | "soon" | "held" | (string & {}) | null;
				}[];
			};
		};
		/** Where containers under way are, as a GeoJSON feature collection. */
		ContainerPositions: {
			/** Type of the object by GeoJSON (RFC 7946). */
			type: "FeatureCollection";
			/** Ships and places with containers, those with most first. */
			features: Schemas["MapPlace"][];
			/**
			 * Containers under way, those without a position included.
			 * @example 214
			 */
			total: number;
			/**
			 * Whether all containers under way are counted; otherwise the newest 20000.
			 * @example true
			 */
			is_complete: boolean;
			/** Containers whose position is not known, by the reason: how many. */
			without_position: {
				/**
				 * On a ship that has not reported where it is since it sailed.
				 * @example 31
				 */
				at_sea: number;
				/**
				 * On a train between two places of the route.
				 * @example 4
				 */
				by_rail: number;
				/**
				 * Picked up or dropped.
				 * @example 12
				 */
				on_the_road: number;
				/**
				 * No source has reported it at its port of lading yet.
				 * @example 9
				 */
				not_handed_in: number;
				/**
				 * At a place whose coordinates are not known.
				 * @example 0
				 */
				elsewhere: number;
			};
		};
		/** A document with one container, and what `include` named. */
		ContainerDocument: {
			/** One container of a shipment. */
			data: Schemas["Container"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Changes your own data of a container. */
		ContainerUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example container
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id?: string;
				attributes: {
					/** The whole list, which replaces the previous one. */
					ref_numbers?: string[];
					/**
					 * When the container reached its receiver, as you know it: no source reports it. It becomes `delivered`, and
					 *     webhooks are notified. Null withdraws it. UTC; local time in `final_destination_timezone`.
					 * @example 2026-02-02T15:30:00Z
					 */
					delivered_at?: string | null;
				};
			};
		};
		RefreshResult: {
			/**
			 * The sources that are polled, in a sentence.
			 * @example Refresh started: shipping line.
			 */
			message: string;
		};
		/** A relation of TransportEvent. */
		TransportEventInclude: "shipment" | "container" | "vessel" | "location" | "terminal" | "source_event" | "previous_version" | "shipment.port_of_lading" | "shipment.port_of_discharge" | "shipment.pod_terminal" | "shipment.destination" | "shipment.destination_terminal" | "shipment.line_tracking_stopped_by_user" | "shipment.containers" | "container.shipment" | "container.pod_terminal" | "container.pickup_facility" | "container.transport_events" | "container.raw_events" | "location.terminals" | "terminal.port" | "terminal.metro_area" | "source_event.location" | "source_event.vessel" | "source_event.container" | "source_event.terminal" | "previous_version.shipment" | "previous_version.container" | "previous_version.vessel" | "previous_version.location" | "previous_version.terminal" | "previous_version.source_event" | "previous_version.previous_version";
		/** A page of a list of transport_event records. */
		TransportEventList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["TransportEvent"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A page of a list of raw_event records. */
		RawEventList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["RawEvent"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A charge with its free time and its cost, as its sources report it, otherwise by your tariffs. */
		ChargeForecast: {
			/** Free time of one charge: when it begins, its last day, and who states that. Days are those of the place's calendar. */
			free_time: Schemas["FreeTimeClock"];
			/**
			 * `free`: no day is charged yet; `charging`: the free time is over, or a source has posted an amount; `ended`: the container was picked up, or for
			 *     detention returned; `unknown`: nothing supports a last free day, or detention has not begun.
			 */
			state: "free" | "charging" | "ended" | "unknown" | (string & {});
			/**
			 * Days after today that are free; 0 on the last free day and later; null once it has ended or while unknown.
			 * @example 2
			 */
			days_left: number | null;
			/**
			 * Calendar days after the last free day, today or the day of the end included; null while unknown.
			 * @example 0
			 */
			days_charged: number | null;
			/**
			 * Your tariff from which the cost is computed; null if none applies.
			 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de2b1
			 */
			tariff_id: string | null;
			/**
			 * ISO 4217 currency code of the costs; null while no cost is known.
			 * @example USD
			 */
			currency_code: string | null;
			/**
			 * What today costs, or the first day after the free time; null without a tariff, and once it has ended.
			 * @example 120
			 */
			cost_per_day: number | null;
			/**
			 * What is reported, otherwise the cost of the charged days by your tariff; null while unknown.
			 * @example 0
			 */
			cost_so_far: number | null;
			/**
			 * What `cost_so_far` is based on.
			 * @example tariff
			 * @enum {string|null}
			 */
			cost_basis: "reported" | "tariff" | (string & {}) | null;
			/**
			 * What the next `days` days add if nothing happens; 0 once it has ended, null while unknown.
			 * @example 600
			 */
			cost_at_risk: number | null;
			/** The fees that sources report for this charge; amounts in different currencies are never added. */
			reported: Schemas["PayableFee"][];
			/** What is missing, and where it would come from. */
			unknown: string[];
		};
		/** What a container costs while it waits, so far and in the coming days. Figures are what sources report, otherwise by your tariffs; they are not an invoice. */
		ChargesForecast: {
			/**
			 * Identifier of the container.
			 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
			 */
			id: string;
			/** Always `charges_forecast`: the kind of record. */
			type: "charges_forecast";
			attributes: {
				/**
				 * When it was calculated, UTC.
				 * @example 2026-02-07T09:00:00Z
				 */
				as_of: string;
				/**
				 * How many days ahead `cost_at_risk` looks.
				 * @example 7
				 */
				days: number;
				/**
				 * The date at the place of the container.
				 * @example 2026-02-07
				 */
				today: string;
				/**
				 * Time zone of the days; null if that of the place is unknown, and days are then those of UTC.
				 * @example America/Los_Angeles
				 */
				timezone: string | null;
				/**
				 * The earliest last free day of a charge that has not ended.
				 * @example 2026-02-09
				 */
				free_time_ends_on: string | null;
				/**
				 * Last day on which the empty container can be returned without detention.
				 * @example null
				 */
				empty_return_by: string | null;
				/** One for each charge; empty before the container is near its free time and while no fee is reported. */
				charges: Schemas["ChargeForecast"][];
				/** Reported fees that do not grow by the day, such as for an exam. */
				other_fees: Schemas["PayableFee"][];
			};
		};
		/** A document with one charges forecast, and what `include` named. */
		ChargesForecastDocument: {
			/** What a container costs while it waits, so far and in the coming days. Figures are what sources report, otherwise by your tariffs; they are not an invoice. */
			data: Schemas["ChargesForecast"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A relation of Route. */
		RouteInclude: "cargo" | "shipment" | "route_locations" | "cargo.shipment" | "cargo.pod_terminal" | "cargo.pickup_facility" | "cargo.transport_events" | "cargo.raw_events" | "shipment.port_of_lading" | "shipment.port_of_discharge" | "shipment.pod_terminal" | "shipment.destination" | "shipment.destination_terminal" | "shipment.line_tracking_stopped_by_user" | "shipment.containers" | "route_locations.route" | "route_locations.location" | "route_locations.port" | "route_locations.facility" | "route_locations.inbound_vessel" | "route_locations.outbound_vessel" | "route_location" | "port" | "vessel";
		/** A document with one route, and what `include` named. */
		RouteDocument: {
			/**
			 * The route of a container: where it is loaded, changes ships, is discharged, and where the railway takes it. Other calls
			 *     of its ships are not part of it. While nothing is known of the journey it has no places.
			 */
			data: Schemas["Route"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A sentence with its evidence. */
		ExplanationSentence: {
			/**
			 * The sentence, in plain English, for people.
			 * @example A customs hold is set: the broker releases it.
			 */
			text: string;
			/** The statements that it is based on; empty if none was made. */
			evidence: {
				/** The source that reported it: a line, a terminal, a railway, one of your documents or a person. */
				source: {
					/**
					 * Name of the source within the installation.
					 * @example terminal:USLAX-W218
					 */
					id: string;
					/** Kind of the source: a line, a terminal, a railway or another. */
					kind: "line" | "terminal" | "rail" | "user" | "document" | (string & {});
					/**
					 * Name of the source for people; null if it has none.
					 * @example Fenix Marine Services
					 */
					name: string | null;
				};
				/**
				 * The words as reported.
				 * @example CUSTOMS HOLD
				 */
				words: string;
				/** When it was first reported, UTC. */
				reported_at: Schemas["Timestamp"];
				/**
				 * Identifier of the report that it rests on; of a document of yours, that of the document.
				 * @example 019cc5fb-bfd0-7a55-9c1b-6d0f4a3b2c1d
				 */
				report_id: string;
				/** Your document that states it; left out for other sources. */
				document?: Schemas["StatingDocument"];
			}[];
		};
		/** The state of a container in plain English. */
		Explanation: {
			/**
			 * Identifier of the container.
			 * @example 019c2291-c340-7a42-9519-714d616e9411
			 */
			id: string;
			/** Always `explanation`: the kind of record. */
			type: "explanation";
			attributes: {
				/**
				 * Number of the container.
				 * @example MSKU7054410
				 */
				number: string;
				/** The moment for which it is true; once tracking has stopped, that one, UTC. */
				as_of: Schemas["Timestamp"];
				/** Sentences that say where the container is, and since when. */
				where: Schemas["ExplanationSentence"][];
				/** Sentences that say what happens next, and when. */
				next: Schemas["ExplanationSentence"][];
				/** What holds it up, and who must act. */
				held_up_by: Schemas["ExplanationSentence"][];
				/** What sources say that cannot all be so, with who says it. */
				contradicted: Schemas["ExplanationSentence"][];
				/** What is not known and would matter now. */
				unknown: Schemas["ExplanationSentence"][];
			};
			/** Notes about the response; left out if there are none. */
			meta?: Schemas["EvidenceMeta"];
		};
		/** A document with one explanation, and what `include` named. */
		ExplanationDocument: {
			/** The state of a container in plain English. */
			data: Schemas["Explanation"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** An event of the journey, with its evidence. */
		EvidencedEvent: {
			/**
			 * Identifier of the transport event.
			 * @example 019cc5fb-c2a8-7d19-8b1e-6f0a3d5c7b21
			 */
			id: string;
			/**
			 * Name of the milestone.
			 * @example container.transport.vessel_loaded
			 */
			event: string;
			/** When it happened, or the estimate of an estimated event. UTC; local time in `timezone`. */
			timestamp: Schemas["NullableTimestamp"];
			/**
			 * Zone of the place. IANA name; null when the place is unknown.
			 * @example America/Los_Angeles
			 */
			timezone: string | null;
			/** How precisely the time is known; null if the source states an instant. */
			time: Schemas["TimeBasis"] | null;
			/** Where it happens; null while unknown. */
			location: {
				/**
				 * UN/LOCODE of the place.
				 * @example USLAX
				 */
				locode: string | null;
				/**
				 * Name of the place.
				 * @example Los Angeles
				 */
				name: string | null;
			} | null;
			/**
			 * The terminal or rail ramp; null while unknown.
			 * @example Fenix Marine Services
			 */
			terminal: string | null;
			/**
			 * The ship; null while unknown, and where no ship takes part.
			 * @example BOREAL TRADER
			 */
			vessel: string | null;
			/**
			 * Number of the voyage by the line; null if none was reported.
			 * @example 612E
			 */
			voyage_number: string | null;
			/**
			 * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
			 *     which is served instead where `compat.data_source` is `reference`.
			 */
			data_source: Schemas["DataSource"];
			/**
			 * The new last free day or appointment of a `*.changed` event.
			 * @example 2026-03-31T04:59:00Z
			 */
			value: string | null;
			/** When it was recorded, UTC. */
			recorded_at: Schemas["Timestamp"];
			/** When the event was withdrawn or replaced, UTC. */
			invalidated_at: Schemas["NullableTimestamp"];
			/** Its evidence; null if that is no longer known. */
			provenance: Schemas["ProvenanceEntry"] | null;
		};
		/** A value as it is served, with its evidence. */
		EvidencedValue: {
			/**
			 * The record that has it.
			 * @example container
			 */
			of: "container" | "shipment";
			/**
			 * Name of the attribute, within an object by its path, or of the place.
			 * @example pod_discharged_at
			 */
			name: string;
			/**
			 * The value as the record serves it; of a place its name.
			 * @example 2026-03-06T21:15:00Z
			 */
			value: unknown;
			/** How precisely a time is known; null if the source states an instant, and for values that are not times. */
			time: Schemas["TimeBasis"] | null;
			/** What a value rests on. */
			provenance: Schemas["ProvenanceEntry"];
			/** The last answer of the source that states it, if that source is late about the record (`meta.stale_since` covers all sources of the record): the value may have changed since (left out while it answers, once tracking has stopped, and for a moment in the past), UTC. */
			stale_since?: string;
		};
		/** Statements that cannot all be true, as `contradictions` gives them. */
		EvidencedContradiction: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/**
			 * What the statements are about. `last_free_day_differs`; `last_free_day_extended_by_one`: they agreed, and one moved;
			 *     `last_free_day_before_discharge`. `discharge_time_differs`. `gate_out_while_at_terminal`: the line reports the pickup, the
			 *     terminal has it; `gate_out_while_aboard`: the terminal reports the pickup, the line has it at sea;
			 *     `discharge_after_gate_out`; `empty_return_before_gate_out`. `freight_hold_released`, `customs_hold_released`: one source
			 *     has released what another lists; `available_with_hold`; `picked_up_with_customs_hold`. `two_terminals`: both have it;
			 *     `place_differs`. `arrived_and_still_expected`. `two_vessels`: two ships, or two numbers of one. `weight_differs`,
			 *     `seal_differs`, `size_differs`. `actual_denied`: one source has withdrawn what another reports.
			 *     `rail_arrival_after_truck_pickup`. `document_differs`: a document of yours differs from what is reported.
			 *     `two_bills`: two shipments that you track have the container, and state different ports for one voyage.
			 *     `other_bill_named`: a source reports the container under another bill of lading.
			 */
			kind: Schemas["ContradictionKind"];
			/** `high`: it costs money, or somebody drives to the terminal in vain; `medium`: a time or place is in doubt; `low`: good to know. */
			severity: "high" | "medium" | "low" | (string & {});
			/** `open`; `resolved`: the statements no longer contradict each other. */
			state: "open" | "resolved" | (string & {});
			/**
			 * What it is, in one sentence for people.
			 * @example The last free day of MSKU7054410 is 5 March 2026 according to Maersk, and 3 March 2026 according to Fenix Marine Services.
			 */
			title: string;
			/** The statements that cannot all be true, the one that prevails first. */
			statements: Schemas["ContradictingStatement"][];
			/** The rule that decided which of them prevails; null where none did. */
			decided_by: {
				/**
				 * What the rule is about.
				 * @example pickup_lfd
				 */
				field: string;
				/** The kinds of sources, strongest first. */
				order: ("line" | "terminal" | "rail" | "document" | "user")[];
			} | null;
			/** When the last of the statements was first made: since then they contradict each other, UTC. */
			since: Schemas["Timestamp"];
			/** When it was found, and found again after it had been resolved, UTC. */
			opened_at: Schemas["Timestamp"];
			/** When it was found to be resolved; null while it is open, UTC. */
			resolved_at: Schemas["NullableTimestamp"];
			/**
			 * The days between two last free days, or between the days that a bill charges and the reported ones; null if it is about something else.
			 * @example 2
			 */
			days_at_stake: number | null;
		};
		/** A report that a pack cites: what was received, when, and by what it can be compared with the original. */
		CitedReport: {
			/**
			 * By which the PDF names it.
			 * @example R1
			 */
			reference: string;
			/**
			 * Identifier of the report.
			 * @example 019cc5fb-bfd0-7a55-9c1b-6d0f4a3b2c1d
			 */
			id: string;
			/** The source whose report it is: a line, a terminal, a railway or another. */
			source: {
				/**
				 * Name of the source within the installation.
				 * @example line:MAEU
				 */
				id: string;
				/** Kind of the source: a line, a terminal, a railway or another. */
				kind: "line" | "terminal" | "rail" | "user" | (string & {});
				/**
				 * Name of the source for people; null if it has none.
				 * @example Maersk
				 */
				name: string | null;
			};
			/** What it is about. */
			subject: {
				/** Kind of the number. */
				kind: "bill" | "booking" | "container" | "facility";
				/**
				 * The number in the form of the source.
				 * @example 261904573
				 */
				number: string;
			};
			/** When the source was polled, or observed it, UTC. */
			observed_at: Schemas["Timestamp"];
			/** When it was received, UTC. */
			received_at: Schemas["Timestamp"];
			/** When it was stored, UTC. */
			recorded_at: Schemas["Timestamp"];
			/**
			 * Name of the adapter that read the report.
			 * @example dcsa
			 */
			adapter: string;
			/**
			 * Version of the adapter, which changes when it reads something otherwise.
			 * @example 3
			 */
			adapter_version: number;
			/**
			 * Media type of the report as it was received.
			 * @example application/json
			 */
			media_type: string | null;
			/**
			 * Length of the body in bytes, in UTF-8.
			 * @example 18423
			 */
			size: number | null;
			/**
			 * SHA-256 of the body in UTF-8, by which it can be compared; null where there was none, or one from before hashes were stored that is no longer kept.
			 * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
			 */
			body_sha256: string | null;
			/** `kept`: `reports/{id}` has it; `dropped`: its retention time has passed, and only its hash is kept; `none`: there was none. */
			body: "kept" | "dropped" | "none" | (string & {});
		};
		/** What is known about a container, and who stated it, to be given to the other side of a dispute. */
		EvidencePack: {
			/**
			 * Identifier of the container.
			 * @example 019c2291-c340-7a42-9519-714d616e9411
			 */
			id: string;
			/** Always `evidence_pack`: the kind of record. */
			type: "evidence_pack";
			attributes: {
				/**
				 * Number of the container.
				 * @example MSKU7054410
				 */
				number: string;
				/** What identifies its shipment. */
				shipment: {
					/**
					 * The number under which it is tracked: a bill of lading, a booking, or the container number.
					 * @example MAEU261904573
					 */
					bill_of_lading_number: string;
					/**
					 * The form of the number that the line expects.
					 * @example 261904573
					 */
					normalized_number: string;
					/**
					 * SCAC of the line.
					 * @example MAEU
					 */
					shipping_line_scac: string;
					/**
					 * Name of the line.
					 * @example Maersk
					 */
					shipping_line_name: string;
				};
				/** The moment for which it is true: that which was asked for, else that of making it; once tracking has stopped, that one at the latest, UTC. */
				as_of: Schemas["Timestamp"];
				/** The moment by which everything had been received, as asked for; null: all that has been, UTC. */
				known_at: Schemas["NullableTimestamp"];
				/** When it was made, UTC. */
				made_at: Schemas["Timestamp"];
				/** Who asked for it. */
				requested_by: {
					/**
					 * Name of the account.
					 * @example Lakeside Furniture
					 */
					account: string;
					/**
					 * Name of the person; null for a program.
					 * @example Ada Novak
					 */
					user: string | null;
				};
				/**
				 * The container is one of the sandbox: everything is invented.
				 * @example false
				 */
				is_sandbox: boolean;
				/** Its state in sentences, as `explain` gives it. */
				explanation: {
					/** Sentences that say where the container is, and since when. */
					where: Schemas["ExplanationSentence"][];
					/** Sentences that say what happens next, and when. */
					next: Schemas["ExplanationSentence"][];
					/** What holds it up, and who must act. */
					held_up_by: Schemas["ExplanationSentence"][];
					/** What sources say that cannot all be so, with who says it. */
					contradicted: Schemas["ExplanationSentence"][];
					/** What is not known and would matter now. */
					unknown: Schemas["ExplanationSentence"][];
				};
				/** What happened and what is expected, in the order of time, withdrawn events included, at most 300. */
				journey: Schemas["EvidencedEvent"][];
				/** Each value of the container and its shipment that is not your own, with its evidence. */
				values: Schemas["EvidencedValue"][];
				/** The attributes that no source has reported: unknown, which is not the same as none. */
				not_reported: string[];
				/** The holds where the container is. */
				holds: {
					/**
					 * A source has said which holds there are, or that there are none; false: nobody has, and they are unknown.
					 * @example true
					 */
					are_reported: boolean;
					/** What a value rests on. */
					provenance: Schemas["ProvenanceEntry"];
					/** The last answer of the source that states them, if that source is late about the container: they may have changed since (left out otherwise), UTC. */
					stale_since?: string;
					/** Each hold, with who reported it, in which words. */
					items: {
						/** A reason why a facility does not release the container. Cleared holds are removed. */
						value: Schemas["TerminalHold"];
						/** What a value rests on. */
						provenance: Schemas["ProvenanceEntry"];
					}[];
				};
				/** The fees where the container is. */
				fees: {
					/**
					 * A source has said which fees there are, or that there are none; false: nobody has, and they are unknown.
					 * @example true
					 */
					are_reported: boolean;
					/** What a value rests on. */
					provenance: Schemas["ProvenanceEntry"];
					/** The last answer of the source that states them, if that source is late about the container: they may have changed since (left out otherwise), UTC. */
					stale_since?: string;
					/** Each fee, with who reported it, in which words. */
					items: {
						/** An amount due before pickup. A fee that the facility lists without an amount is 0 until the amount is posted. */
						value: Schemas["TerminalFee"];
						/** What a value rests on. */
						provenance: Schemas["ProvenanceEntry"];
					}[];
				};
				/** Statements that cannot all be true, open and resolved, the oldest first, at most 100. */
				contradictions: Schemas["EvidencedContradiction"][];
				/** Free time and charges, as `charges_forecast` gives them, at `as_of`. */
				free_time: {
					/**
					 * The date at the place of the container.
					 * @example 2026-03-09
					 */
					today: string;
					/**
					 * Time zone of the days; null if that of the place is unknown, and days are then those of UTC.
					 * @example America/Los_Angeles
					 */
					timezone: string | null;
					/**
					 * The earliest last free day of a charge that has not ended.
					 * @example 2026-03-11
					 */
					ends_on: string | null;
					/** The last free day by the policy of the account; null while nobody reports one. */
					policy: Schemas["PickupLfdPolicy"] | null;
					/** One for each charge; empty before the container is near its free time and while no fee is reported. */
					charges: Schemas["ChargeForecast"][];
					/** Reported fees that do not grow by the day, such as for an exam. */
					other_fees: Schemas["PayableFee"][];
					/** What sources report as owed to each payee in each currency. Amounts of several payees or currencies are never added. */
					reported_totals: {
						/** Whom it is owed to. */
						payee: "line" | "terminal" | "railway" | (string & {});
						/**
						 * Currency by its three letters of ISO 4217.
						 * @example USD
						 */
						currency_code: string;
						/**
						 * The sum in whole units of the currency, a total by the source itself left out.
						 * @example 360
						 */
						amount: number;
					}[];
				};
				/** Each report that is cited, in the order in which they were received, at most 500. */
				reports: Schemas["CitedReport"][];
				/** Your documents that are cited. */
				documents: {
					/**
					 * By which the PDF names it.
					 * @example D1
					 */
					reference: string;
					/**
					 * Identifier of the document.
					 * @example 019c8b54-5c00-7b1a-8d2e-3f4a5b6c7d8e
					 */
					id: string;
					/**
					 * Name of the document; null if it is not known any more.
					 * @example Arrival notice MAEU262766319
					 */
					name: string | null;
				}[];
				/** How many more there are than are listed. */
				left_out: {
					/**
					 * Events of the journey.
					 * @example 0
					 */
					events: number;
					/**
					 * Contradictions beyond the hundred that are listed.
					 * @example 0
					 */
					contradictions: number;
					/**
					 * Reports that are cited, beyond the 500 that are listed.
					 * @example 0
					 */
					reports: number;
					/**
					 * Statements that a value prevailed over, of which each value has twenty.
					 * @example 0
					 */
					statements: number;
				};
			};
			/** The hash to compare it by, and which evidence is no longer kept. */
			meta: {
				/**
				 * SHA-256 of `attributes`, as JSON without white space, its members in this order.
				 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
				 */
				sha256: string;
				/** Evidence, as it was received or sent: the installation keeps it for a limited time. */
				evidence?: {
					/** What was received or sent before this moment is no longer kept as it was; what was read from it is, UTC. */
					dropped_before: Schemas["Timestamp"];
				};
				/** Left out unless `known_at` or `as_of` asks for the past. */
				past?: Schemas["PastMoment"];
			};
		};
		/** A document with one evidence pack, and what `include` named. */
		EvidencePackDocument: {
			/** What is known about a container, and who stated it, to be given to the other side of a dispute. */
			data: Schemas["EvidencePack"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A port of the route. */
		MapPort: {
			/** Type of the object by GeoJSON (RFC 7946). */
			type: "Feature";
			/** A point on the map, by GeoJSON. */
			geometry: Schemas["GeojsonPoint"];
			properties: {
				/** Kind of the feature: a port of the route. */
				feature_type: "port";
				/**
				 * Its number among the ports of the route; the port of lading is 1.
				 * @example 1
				 */
				ports_sequence: number;
				/**
				 * How many ports the route has.
				 * @example 3
				 */
				ports_total: number;
				/**
				 * Identifier of the port.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				location_id: string;
				/** Kind of place: a port, or a metropolitan area inland. */
				location_type: "Port";
				/**
				 * Name of the port, in English.
				 * @example Los Angeles
				 */
				name: string;
				/**
				 * State or region code.
				 * @example CA
				 */
				state_abbr: string | null;
				/**
				 * State, province or region of the place; null while unknown.
				 * @example California
				 */
				state: string | null;
				/**
				 * ISO 3166 country code.
				 * @example US
				 */
				country_code: string;
				/**
				 * Name of the country in English.
				 * @example United States
				 */
				country: string;
				/**
				 * Zone of the place by its IANA name, in which local times are meant.
				 * @example America/Los_Angeles
				 */
				time_zone: string;
				/**
				 * Its part in the journey: POL, TS1, TS2 …, POD.
				 * @example POD
				 */
				label: string;
				/** Expected arrival, null while unknown, and after the arrival, UTC. */
				inbound_eta_at: Schemas["NullableTimestamp"];
				/** Actual arrival at the place, null until it is reported, UTC. */
				inbound_ata_at: Schemas["NullableTimestamp"];
				/** Expected departure, null while unknown, and after the departure, UTC. */
				outbound_etd_at: Schemas["NullableTimestamp"];
				/** Actual departure from the place, null until it is reported, UTC. */
				outbound_atd_at: Schemas["NullableTimestamp"];
				/** When anything of it last changed, UTC. */
				updated_at: Schemas["NullableTimestamp"];
			};
		};
		/** The last reported position of the ship that carries the container. */
		MapCurrentVessel: {
			/** Type of the object by GeoJSON (RFC 7946). */
			type: "Feature";
			/** A point on the map, by GeoJSON. */
			geometry: Schemas["GeojsonPoint"];
			properties: {
				/** Kind of the feature: where the ship is. */
				feature_type: "current_vessel";
				/**
				 * Number of the port of departure among the ports of the route; the port of lading is 1.
				 * @example 1
				 */
				ports_sequence: number;
				/**
				 * Identifier of the ship.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				vessel_id: string;
				/**
				 * Name of the ship, in capitals as ships report it.
				 * @example BOREAL TRADER
				 */
				vessel_name: string;
				/**
				 * Number of the ship by the IMO, which it keeps for life; null while unknown.
				 * @example 9812341
				 */
				vessel_imo: string | null;
				/**
				 * Number of the voyage by the line; null if none was reported.
				 * @example 612E
				 */
				voyage_number: string | null;
				/** When the position was reported, UTC. */
				vessel_location_timestamp: Schemas["Timestamp"];
				/**
				 * Heading in degrees, 0 is north, clockwise.
				 * @example 91
				 */
				vessel_location_heading: number | null;
				/**
				 * Speed over ground in knots; null while unknown.
				 * @example 14.2
				 */
				vessel_location_speed: number | null;
				/**
				 * Identifier of the port.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				departure_port_id: string;
				/**
				 * Name of the ship, in capitals as ships report it.
				 * @example Los Angeles
				 */
				departure_port_name: string;
				/**
				 * State or region code.
				 * @example CA
				 */
				departure_port_state_abbr: string | null;
				/**
				 * State, province or region of the port; null while unknown.
				 * @example California
				 */
				departure_port_state: string | null;
				/**
				 * ISO 3166 country code.
				 * @example US
				 */
				departure_port_country_code: string;
				/**
				 * Name of the port's country in English; null while unknown.
				 * @example United States
				 */
				departure_port_country: string;
				/**
				 * Its part in the journey: POL, TS1, TS2 …, POD.
				 * @example POD
				 */
				departure_port_label: string;
				/** Actual departure from that port, null until it is reported, UTC. */
				departure_port_atd: Schemas["NullableTimestamp"];
				/**
				 * Zone of the place by its IANA name, in which local times are meant.
				 * @example America/Los_Angeles
				 */
				departure_port_time_zone: string;
				/**
				 * Identifier of the port.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				arrival_port_id: string | null;
				/**
				 * Name of the ship, in capitals as ships report it.
				 * @example Los Angeles
				 */
				arrival_port_name: string | null;
				/**
				 * State or region code.
				 * @example CA
				 */
				arrival_port_state_abbr: string | null;
				/**
				 * State, province or region of the port; null while unknown.
				 * @example California
				 */
				arrival_port_state: string | null;
				/**
				 * ISO 3166 country code.
				 * @example US
				 */
				arrival_port_country_code: string | null;
				/**
				 * Name of the port's country in English; null while unknown.
				 * @example United States
				 */
				arrival_port_country: string | null;
				/**
				 * Its part in the journey: POL, TS1, TS2 …, POD.
				 * @example POD
				 */
				arrival_port_label: string | null;
				/** Expected arrival, null while unknown, and after the arrival, UTC. */
				arrival_port_eta: Schemas["NullableTimestamp"];
				/**
				 * Zone of the place by its IANA name, in which local times are meant.
				 * @example America/Los_Angeles
				 */
				arrival_port_time_zone: string | null;
			};
		};
		/** A line on the map, by GeoJSON. */
		GeojsonLine: {
			/** Type of the object by GeoJSON (RFC 7946). */
			type: "LineString";
			/** Its points; adjacent ones are never more than 180 degrees of longitude apart. */
			coordinates: number[][];
		};
		/** Where the ship sailed. */
		MapPastVesselLocations: {
			/** Type of the object by GeoJSON (RFC 7946). */
			type: "Feature";
			/** A line on the map, by GeoJSON. */
			geometry: Schemas["GeojsonLine"];
			properties: {
				/** Kind of the feature: where the ship has been. */
				feature_type: "past_vessel_locations";
				/**
				 * Number of the port of departure among the ports of the route; the port of lading is 1.
				 * @example 1
				 */
				ports_sequence: number;
				/**
				 * Identifier of the ship.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				vessel_id: string | null;
				/** Time of the first point, UTC. */
				start_time: Schemas["NullableTimestamp"];
				/** Time of the last point, UTC. */
				end_time: Schemas["NullableTimestamp"];
				/**
				 * How many points the line has.
				 * @example 24
				 */
				point_count: number;
				/** Actual departure from the place, null until it is reported, UTC. */
				outbound_atd_at: Schemas["NullableTimestamp"];
				/** Actual arrival at the place, null until it is reported, UTC. */
				inbound_ata_at: Schemas["NullableTimestamp"];
				/** Expected arrival, null while unknown, and after the arrival, UTC. */
				inbound_eta_at: Schemas["NullableTimestamp"];
			};
		};
		/** The sea lane of a leg. */
		MapEstimatedFullLegs: {
			/** Type of the object by GeoJSON (RFC 7946). */
			type: "Feature";
			/** A line on the map, by GeoJSON. */
			geometry: Schemas["GeojsonLine"];
			properties: {
				/** Kind of the feature: the expected way from port to port. */
				feature_type: "estimated_full_legs";
				/**
				 * Number of the port of departure among the ports of the route; the port of lading is 1.
				 * @example 1
				 */
				ports_sequence: number;
				/**
				 * Identifier of the port at which the leg begins.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				previous_port_id: string;
				/**
				 * Identifier of the port at which the leg ends.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				next_port_id: string;
				/**
				 * How many points the line has.
				 * @example 24
				 */
				point_count: number;
			};
		};
		/** The sea lane from the last reported position of the ship to the next port. */
		MapEstimatedPartialLeg: {
			/** Type of the object by GeoJSON (RFC 7946). */
			type: "Feature";
			/** A line on the map, by GeoJSON. */
			geometry: Schemas["GeojsonLine"];
			properties: {
				/** Kind of the feature: the expected way from the ship to its next port. */
				feature_type: "estimated_partial_leg";
				/**
				 * Number of the port of departure among the ports of the route; the port of lading is 1.
				 * @example 1
				 */
				ports_sequence: number;
				/**
				 * Port that the ship left.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				current_port_id: string;
				/**
				 * Identifier of the port at which the leg ends.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				next_port_id: string;
				/**
				 * How many points the line has.
				 * @example 24
				 */
				point_count: number;
			};
		};
		/** A GeoJSON feature collection. */
		MapGeojson: {
			/** Type of the object by GeoJSON (RFC 7946). */
			type: "FeatureCollection";
			/** Ports in the order of the journey, then its legs. */
			features: (Schemas["MapPort"] | Schemas["MapCurrentVessel"] | Schemas["MapPastVesselLocations"] | Schemas["MapEstimatedFullLegs"] | Schemas["MapEstimatedPartialLeg"])[];
		};
		/** The share of cases in which something was true. */
		AccuracyShare: {
			/**
			 * How many cases there are.
			 * @example 250
			 */
			cases: number;
			/**
			 * The part of the cases; null without a case.
			 * @example 0.064
			 */
			share: number | null;
			/**
			 * The share lies between this and `high` with a probability of 95 % (Wilson).
			 * @example 0.04
			 */
			low: number | null;
			/**
			 * The upper end of that interval.
			 * @example 0.101
			 */
			high: number | null;
		};
		/**
		 * How often one source was right about your journeys. Containers of one journey that travel together are one case: forty
		 *     containers on one ship share one estimate of its arrival.
		 */
		SourceAccuracy: {
			/**
			 * The `id` of the source; by port pair, followed by both ports.
			 * @example line:MAEU
			 */
			id: string;
			/** Always `source_accuracy`: the kind of record. */
			type: "source_accuracy";
			attributes: {
				/** The line, terminal or railway that reports. */
				source: {
					/**
					 * Name of the source within the installation.
					 * @example line:MAEU
					 */
					id: string;
					/** Kind of the source: a line, a terminal, a railway or another. */
					kind: "line" | "terminal" | "rail" | (string & {});
					/**
					 * Name of the source for people; null if it has none.
					 * @example Maersk
					 */
					name: string | null;
				};
				/**
				 * UN/LOCODE of the port of lading; null unless by port pair, and where the journeys have none.
				 * @example CNSHA
				 */
				port_of_lading_locode: string | null;
				/**
				 * Its name; null if it is not known.
				 * @example Shanghai
				 */
				port_of_lading_name: string | null;
				/**
				 * UN/LOCODE of the port of discharge; null unless by port pair, and where the journeys have none.
				 * @example USLAX
				 */
				port_of_discharge_locode: string | null;
				/**
				 * Its name; null if it is not known.
				 * @example Los Angeles
				 */
				port_of_discharge_name: string | null;
				/**
				 * How often the estimate of the arrival at the port of discharge was within a day of the arrival, as it stood 14, 7, 3
				 *     and 1 days before. Times that are known by the day alone are compared by the day.
				 */
				eta: {
					/**
					 * Days before the arrival.
					 * @enum {integer}
					 */
					days_before: 14 | 7 | 3 | 1;
					/**
					 * Arrivals for which the source had stated an estimate by then.
					 * @example 42
					 */
					cases: number;
					/**
					 * The part of the cases in which it was right; null without a case.
					 * @example 0.714
					 */
					share: number | null;
					/**
					 * The share lies between this and `high` with a probability of 95 % (Wilson).
					 * @example 0.564
					 */
					low: number | null;
					/**
					 * The upper end of that interval.
					 * @example 0.828
					 */
					high: number | null;
				}[];
				/** How long after it happened the source reported what happened, as received; without what is reported by the day alone, and without what had happened before the source was first asked. */
				delay: {
					/**
					 * Reports that were measured.
					 * @example 210
					 */
					cases: number;
					/**
					 * Half of the reports came within this many minutes, rounded up to a class; 43200 also stands for longer. Null without a case.
					 * @example 360
					 */
					median_minutes: number | null;
				};
				/** How often it later took back what it had reported as having happened, or moved it by an hour at least, to another day or to another place. */
				corrected: Schemas["AccuracyShare"];
				/** How far its corrections moved a time, from the earliest to the latest that it stated; without what it took back for good, what moved to another place alone, and what changed between a time and a bare date. */
				correction: {
					/**
					 * Corrections that were measured.
					 * @example 15
					 */
					cases: number;
					/**
					 * Half of the corrections moved the time by at most this many hours, rounded up to a class; 720 also stands for more. Null without a case.
					 * @example 3
					 */
					median_hours: number | null;
				};
				/**
				 * How often it lost a contradiction with another source: it was the first to withdraw its statement, or
				 *     neither has and the record follows the other.
				 */
				lost: Schemas["AccuracyShare"];
			};
		};
		/** A page of a list of how often sources were right. */
		SourceAccuracyList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["SourceAccuracy"][];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A relation of AttentionEntry. */
		AttentionEntryInclude: "container" | "shipment" | "tracking_request" | "document" | "container.shipment" | "container.pod_terminal" | "container.pickup_facility" | "container.transport_events" | "container.raw_events" | "shipment.port_of_lading" | "shipment.port_of_discharge" | "shipment.pod_terminal" | "shipment.destination" | "shipment.destination_terminal" | "shipment.line_tracking_stopped_by_user" | "shipment.containers" | "tracking_request.tracked_object" | "tracking_request.customer" | "tracking_request.user" | "document.account" | "document.user" | "document.email_submission" | "document.last_document_representation" | "document.shipments" | "document.cargos";
		/** A page of what needs attention. */
		AttentionEntryList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["AttentionEntry"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/** Size and position of the page, and how many entries there are of each kind and about each source. Everything is counted exactly. */
			meta: {
				/**
				 * Rows in this page.
				 * @example 1
				 */
				size: number;
				/**
				 * Rows overall that match all filters.
				 * @example 1
				 */
				total: number;
				/** Position in the list. */
				pagination: {
					/**
					 * Number of this page.
					 * @example 1
					 */
					current: number;
					/**
					 * Number of the next page; absent on the last one.
					 * @example 2
					 */
					next?: number;
					/**
					 * Number of the last page; absent when this is it.
					 * @example 2
					 */
					last?: number;
					/**
					 * The same as `total`.
					 * @example 1
					 */
					records: number;
				};
				/**
				 * How many match the filters other than `filter[kind]`, by kind; kinds without an entry are absent.
				 * @example {
				 *       "free_time_ended": 1,
				 *       "held": 2
				 *     }
				 */
				counts: {
					[key: string]: number;
				};
				/**
				 * The sources that are silent about records of yours, or that are not connected, the longest first. Only
				 *     sources with entries that match the filters other than `filter[source]`.
				 */
				sources: {
					/** The source that is silent about records of yours, or that is not connected. */
					source: {
						/**
						 * Name of the source within the installation.
						 * @example line:MAEU
						 */
						id: string;
						/**
						 * What the source is.
						 * @example line
						 */
						kind: "line" | "terminal" | "rail" | (string & {});
						/**
						 * Name of the source for people.
						 * @example Maersk
						 */
						name: string;
					};
					/**
					 * How many entries are about it.
					 * @example 12
					 */
					count: number;
					/** The earliest `since` of them, UTC. */
					since: Schemas["Timestamp"];
				}[];
			};
		};
		/** What a change of the policy changed. */
		PickupLfdPolicyChange: {
			/**
			 * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
			 *     `pickup_lfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
			 *     terminal or railway where it is picked up, then of the line.
			 */
			before: Schemas["PickupLfdPolicyName"];
			/**
			 * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
			 *     `pickup_lfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
			 *     terminal or railway where it is picked up, then of the line.
			 */
			after: Schemas["PickupLfdPolicyName"];
			/**
			 * How many containers have another day now.
			 * @example 1
			 */
			changed: number;
			/**
			 * How many of these are not picked up yet.
			 * @example 1
			 */
			waiting: number;
			/** The first twenty-five of those that wait, by the day that they have now. */
			containers: {
				/**
				 * Identifier of the container.
				 * @example 019c2291-c340-7a42-9519-714d616e9411
				 */
				id: string;
				/**
				 * Number of the container.
				 * @example TSTU7654320
				 */
				number: string;
				/** A last free day, and who states it. */
				before: Schemas["StatedFreeDay"];
				/** A last free day, and who states it. */
				after: Schemas["StatedFreeDay"];
			}[];
		};
		/** When things need attention, and which last free day counts, for the whole account. */
		AttentionSettings: {
			/** Identifier of the account whose settings they are. */
			id: Schemas["Identifier"];
			/** Always `attention_settings`: the kind of record. */
			type: "attention_settings";
			attributes: {
				/**
				 * `free_time_ending` this many days before the last free day; 0 on that day only.
				 * @example 3
				 */
				free_time_ends_within_days: number;
				/**
				 * `arriving_soon` this many days before the arrival.
				 * @example 7
				 */
				arrives_within_days: number;
				/**
				 * `eta_moved` when the arrival moved by more than this many hours since the same time of the day before.
				 * @example 24
				 */
				eta_moved_by_hours: number;
				/**
				 * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
				 *     `pickup_lfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
				 *     terminal or railway where it is picked up, then of the line.
				 */
				pickup_lfd_policy: Schemas["PickupLfdPolicyName"];
			};
			/** In the response to a change of `pickup_lfd_policy`; left out otherwise. */
			meta?: {
				/** What a change of the policy changed. */
				pickup_lfd_policy: Schemas["PickupLfdPolicyChange"];
			};
		};
		/** A document with the settings. */
		AttentionSettingsDocument: {
			/** When things need attention, and which last free day counts, for the whole account. */
			data: Schemas["AttentionSettings"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Changes the settings; what is left out is unchanged. */
		AttentionSettingsUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example attention_settings
				 */
				type?: string;
				/**
				 * If given, it must be the id of the account; any other value is refused with 409.
				 * @example 019b76da-a800-7c1e-9f04-2b5d7e8a9c10
				 */
				id?: string;
				attributes: {
					/**
					 * `free_time_ending` this many days before the last free day; 0 on that day only.
					 * @example 3
					 */
					free_time_ends_within_days?: number;
					/**
					 * `arriving_soon` this many days before the arrival.
					 * @example 7
					 */
					arrives_within_days?: number;
					/**
					 * `eta_moved` when the arrival moved by more than this many hours since the same time of the day before.
					 * @example 48
					 */
					eta_moved_by_hours?: number;
					/**
					 * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
					 *     `pickup_lfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
					 *     terminal or railway where it is picked up, then of the line.
					 */
					pickup_lfd_policy?: Schemas["PickupLfdPolicyName"];
				};
			};
		};
		/** A document with one entry, and what `include` named. */
		AttentionEntryDocument: {
			/**
			 * Something that somebody must do or know. Entries are computed from the records and the clock: they appear and vanish with
			 *     their cause. The id stays the same while the cause lasts.
			 */
			data: Schemas["AttentionEntry"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Snoozes an entry, marks it as done, or undoes that. The cause of the entry is not changed. */
		AttentionEntryUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example attention_entry
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 0c9e6a1f-3d57-5b8e-9a41-6f2d8c7b5e30
				 */
				id?: string;
				attributes: {
					/** `done` lasts until the cause changes: another hold, another day, another estimate. */
					state: "open" | "snoozed" | "done";
					/**
					 * Until when it is snoozed; required for `snoozed`, otherwise left out or null, UTC.
					 * @example 2026-03-06T08:00:00Z
					 */
					snoozed_until?: string | null;
					/**
					 * Why, for colleagues; null for no reason.
					 * @example Appointment booked for Friday.
					 */
					reason?: string | null;
				};
			};
		};
		/** A relation of Contradiction. */
		ContradictionInclude: "container" | "shipment" | "container.shipment" | "container.pod_terminal" | "container.pickup_facility" | "container.transport_events" | "container.raw_events" | "shipment.port_of_lading" | "shipment.port_of_discharge" | "shipment.pod_terminal" | "shipment.destination" | "shipment.destination_terminal" | "shipment.line_tracking_stopped_by_user" | "shipment.containers";
		/** Size and position of the page, and how many contradictions there are of each kind. Everything is counted exactly. */
		ContradictionListMeta: {
			/**
			 * Rows in this page.
			 * @example 1
			 */
			size: number;
			/**
			 * Rows overall that match all filters.
			 * @example 1
			 */
			total: number;
			/** Position in the list. */
			pagination: {
				/**
				 * Number of this page.
				 * @example 1
				 */
				current: number;
				/**
				 * Number of the next page; absent on the last one.
				 * @example 2
				 */
				next?: number;
				/**
				 * Number of the last page; absent when this is it.
				 * @example 2
				 */
				last?: number;
				/**
				 * The same as `total`.
				 * @example 1
				 */
				records: number;
			};
			/**
			 * How many match the filters other than `filter[kind]`, by kind; kinds without one are absent.
			 * @example {
			 *       "last_free_day_differs": 1,
			 *       "two_terminals": 2
			 *     }
			 */
			counts: {
				[key: string]: number;
			};
			/** Left out unless `known_at` or `as_of` asks for the past. */
			past?: Schemas["PastMoment"];
			/** For the past; left out while everything that it is based on is kept as it was received. */
			evidence?: Schemas["DroppedEvidence"];
		};
		/** A page of contradictions. */
		ContradictionList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["Contradiction"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/** Size and position of the page, and how many contradictions there are of each kind. Everything is counted exactly. */
			meta: Schemas["ContradictionListMeta"];
		};
		/** A document with one contradiction, and what `include` named. */
		ContradictionDocument: {
			/**
			 * Statements about one container that cannot all be true. They are computed from what the sources report: the same reports
			 *     give the same contradictions. A contradiction is resolved when one of the statements is taken back or corrected; it is kept.
			 */
			data: Schemas["Contradiction"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A relation of TrackingRequest. */
		TrackingRequestInclude: "tracked_object" | "customer" | "user" | "tracked_object.port_of_lading" | "tracked_object.port_of_discharge" | "tracked_object.pod_terminal" | "tracked_object.destination" | "tracked_object.destination_terminal" | "tracked_object.line_tracking_stopped_by_user" | "tracked_object.containers" | "shipment" | "container";
		/** A page of a list of tracking_request records. */
		TrackingRequestList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["TrackingRequest"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A custom field value. */
		InitialShipmentField: {
			/**
			 * Slug of the field.
			 * @example incoterm
			 */
			api_slug: string;
			/** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
			value: Schemas["CustomFieldValue"];
		};
		/** A custom field value. */
		InitialContainerField: {
			/**
			 * Slug of the field.
			 * @example incoterm
			 */
			api_slug: string;
			/** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
			value: Schemas["CustomFieldValue"];
			/**
			 * Container it applies to; empty or absent means all.
			 * @example MSKU7054410
			 */
			number?: string | null;
		};
		/** Starts tracking a number. */
		TrackingRequestCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example tracking_request
				 */
				type: string;
				attributes: {
					/** Kind of number: a bill of lading, a booking or a container. */
					request_type: "bill_of_lading" | "booking" | "booking_number" | "container";
					/**
					 * The number to track.
					 * @example MAEU261904573
					 */
					request_number: string;
					/**
					 * SCAC of the line, primary or alternative; required unless `auto_detect_vocc_scac` is true.
					 * @example MAEU
					 */
					scac?: string | null;
					/**
					 * Find the line from the number.
					 * @example false
					 */
					auto_detect_vocc_scac?: boolean;
					/** Copied to the shipment and its containers. */
					ref_numbers?: string[];
					/** Become the tags of the shipment. */
					shipment_tags?: string[];
					/** Applied once the shipment exists. */
					initial_custom_fields?: {
						/** Values of custom fields that the shipment gets when it is found. */
						shipment?: Schemas["InitialShipmentField"][];
						/** Values of custom fields that each of its containers gets when it is found. */
						containers?: Schemas["InitialContainerField"][];
					};
				};
				/** Records this request belongs to. */
				relationships?: {
					/** Your customer; set at creation only. */
					customer?: {
						data: {
							/**
							 * Party or account id.
							 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
							 */
							id: string;
							/**
							 * Always `party`: the kind of record that is pointed at.
							 * @example party
							 */
							type: string;
						};
					};
				};
			};
		};
		/** What should be known about a request that was accepted. */
		Warning: {
			/**
			 * Which warning it is.
			 * @example looks_like_purchase_order
			 */
			code: "looks_like_purchase_order" | "looks_like_house_bill" | "looks_like_customs_entry" | "looks_like_seal" | "line_not_configured" | (string & {});
			/**
			 * What is doubtful and what to do.
			 * @example This looks like the number of a purchase order, which shipping lines do not know.
			 */
			detail: string;
			/** Where it is in the request. */
			source?: {
				/**
				 * A JSON pointer into the request.
				 * @example /data/attributes/request_number
				 */
				pointer?: string;
			};
		};
		/** A document with one tracking request, and what `include` named. */
		TrackingRequestDocument: {
			/** A request to track one number at one line. */
			data: Schemas["TrackingRequest"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
			/** Returned with a creation that should be reviewed. */
			meta?: {
				/** What is doubtful about it. */
				warnings?: Schemas["Warning"][];
			};
		};
		/** Changes your own data of a tracking request. */
		TrackingRequestUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example tracking_request
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id?: string;
				attributes: {
					/**
					 * A reference number of yours.
					 * @example PO-48213
					 */
					ref_number?: string;
					/** The whole list, which replaces the previous one. */
					ref_numbers?: string[];
				};
			};
		};
		/** One number to track, with the attributes of a single creation. */
		TrackingRequestRow: {
			/** Kind of number: a bill of lading, a booking or a container. */
			request_type: "bill_of_lading" | "booking" | "booking_number" | "container";
			/**
			 * The number to track.
			 * @example MAEU261904573
			 */
			request_number: string;
			/**
			 * SCAC of the line, primary or alternative; required unless `auto_detect_vocc_scac` is true.
			 * @example MAEU
			 */
			scac?: string | null;
			/**
			 * Find the line from the number.
			 * @example false
			 */
			auto_detect_vocc_scac?: boolean;
			/** Copied to the shipment and its containers. */
			ref_numbers?: string[];
			/** Become the tags of the shipment. */
			shipment_tags?: string[];
			/** Applied once the shipment exists. */
			initial_custom_fields?: {
				/** Values of custom fields that the shipment gets when it is found. */
				shipment?: Schemas["InitialShipmentField"][];
				/** Values of custom fields that each of its containers gets when it is found. */
				containers?: Schemas["InitialContainerField"][];
			};
			/**
			 * Your customer; takes precedence over the customer of the whole batch.
			 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
			 */
			customer_id?: string;
		};
		/** Starts tracking many numbers. */
		TrackingRequestBatchCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example tracking_request_batch
				 */
				type: string;
				attributes: {
					/**
					 * Returns what would happen to each row, and writes nothing.
					 * @example false
					 */
					dry_run?: boolean;
					/** The numbers; results are in this order. A row that is not acceptable has the result `invalid` and does not affect the others. */
					rows: (Schemas["TrackingRequestRow"] | {
						[key: string]: unknown;
					})[];
				};
				/** Records that all rows belong to. */
				relationships?: {
					/** Your customer, for rows that name none. */
					customer?: {
						data: {
							/**
							 * Party or account id.
							 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
							 */
							id: string;
							/**
							 * Always `party`: the kind of record that is pointed at.
							 * @example party
							 */
							type: string;
						};
					};
				};
			};
		};
		/** A line that the number may belong to. */
		ShippingLineCandidate: {
			/**
			 * SCAC of the shipping line, by which it is named everywhere here.
			 * @example MAEU
			 */
			scac: string;
			/**
			 * Name of the line.
			 * @example Maersk
			 */
			name: string;
			/**
			 * From 0 to 1.
			 * @example 0.98
			 */
			confidence: number;
			/** What named the line. */
			rule: "carrier_prefix" | "carrier_prefix_and_format" | "distinctive_format" | "lessor_box" | "own_mark_and_format" | "owner_prefix" | "owner_prefix_wrong_check_digit" | "shared_format" | "test_number" | (string & {});
		};
		/** Which line the number belongs to. */
		ShippingLinePrediction: {
			/** Whether the line can be selected without confirmation. */
			decision: "auto_select" | "needs_confirmation" | "no_prediction" | (string & {});
			/** The likeliest line; absent when nothing is predicted. */
			selected?: Schemas["ShippingLineCandidate"];
			/** The lines that the number may belong to, the likeliest first. */
			candidates: Schemas["ShippingLineCandidate"][];
		};
		/** What became of one row. */
		TrackingRequestRowResult: {
			/**
			 * Position of the row, from 0.
			 * @example 0
			 */
			row: number;
			/** `created`: its line is being polled. `accepted`: the tracking request exists and waits for its turn. `would_create`: a dry run found it acceptable. `duplicate`: the number is tracked already, or is in an earlier row. `invalid`: see `errors`. */
			status: "created" | "accepted" | "would_create" | "duplicate" | "invalid" | (string & {});
			/**
			 * The number as sent.
			 * @example MAEU261904573
			 */
			request_number: string | null;
			/**
			 * SCAC of the line; null while it is being detected, or where the row names none that is known.
			 * @example MAEU
			 */
			scac: string | null;
			/**
			 * The new tracking request.
			 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
			 */
			tracking_request_id: string | null;
			/**
			 * When the line is first polled, for `accepted` rows, UTC.
			 * @example 2026-02-03T08:15:31Z
			 */
			starts_at: string | null;
			/** What the number reveals of its line; in a dry run, for rows whose line is to be detected. */
			shipping_line?: Schemas["ShippingLinePrediction"];
			/** Why it was not created, with the errors of a single creation; pointers refer to the row. */
			errors: Schemas["Error"][];
			/** The record that already has the number of a duplicate. */
			meta?: {
				/**
				 * The open tracking request.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				tracking_request_id?: string;
				/** Status of the tracking request that exists already. */
				status?: "pending" | "awaiting_manifest" | "created" | (string & {});
				/**
				 * Identifier of the shipment that is tracked already.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				shipment_id?: string;
				/**
				 * The earlier row with the same number.
				 * @example 0
				 */
				row?: number;
			};
		};
		/** The results for many numbers. They are not stored; the tracking requests are. */
		TrackingRequestBatch: {
			/**
			 * Identifier of this response.
			 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
			 */
			id: string;
			/** Always `tracking_request_batch`: the kind of record. */
			type: "tracking_request_batch";
			attributes: {
				/**
				 * Whether nothing was written.
				 * @example false
				 */
				dry_run: boolean;
				/** How many rows ended so. */
				counts: {
					/**
					 * Rows whose line is polled now.
					 * @example 1
					 */
					created: number;
					/**
					 * Rows whose line is polled later.
					 * @example 1
					 */
					accepted: number;
					/**
					 * Rows that a dry run found acceptable.
					 * @example 0
					 */
					would_create: number;
					/**
					 * Rows whose number is tracked already.
					 * @example 1
					 */
					duplicate: number;
					/**
					 * Rows that are not acceptable.
					 * @example 1
					 */
					invalid: number;
				};
				/** One a row, in the order of the rows. */
				results: Schemas["TrackingRequestRowResult"][];
			};
		};
		/** What the request found out or did, as one document. */
		TrackingRequestBatchDocument: {
			/** The results for many numbers. They are not stored; the tracking requests are. */
			data: Schemas["TrackingRequestBatch"];
		};
		/** A number to classify. */
		InferNumber: {
			/**
			 * The number to look at.
			 * @example MSKU7054410
			 */
			number: string;
		};
		/** What a number alone reveals. */
		InferNumberResult: {
			/**
			 * Identifier of this response.
			 * @example req_0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
			 */
			id: string;
			/** Always `infer_number_results`: the kind of record. */
			type: "infer_number_results";
			attributes: {
				/**
				 * Type of number; null if it cannot be determined.
				 * @enum {string|null}
				 */
				number_type: "container" | "bill_of_lading" | "booking" | (string & {}) | null;
				/** What the number itself reveals. */
				validation: {
					/**
					 * Null when nothing can be checked.
					 * @example true
					 */
					is_valid: boolean | null;
					/** Name of the check that was made, such as the check digit. */
					type: "container" | "shipment" | (string & {});
					/**
					 * Whether its ISO 6346 check digit is right; absent for other numbers than a container's.
					 * @example true
					 */
					check_digit_passed?: boolean | null;
					/**
					 * The number read out of the input.
					 * @example MSKU7054410
					 */
					parsed_number?: string | null;
					/**
					 * Why it is not valid; absent if it is, or if nothing can be checked.
					 * @example The check digit should be 7.
					 */
					reason?: string | null;
				};
				/** Which line the number belongs to. */
				shipping_line: Schemas["ShippingLinePrediction"];
			};
		};
		/** What the request found out or did, as one document. */
		InferNumberDocument: {
			/** What a number alone reveals. */
			data: Schemas["InferNumberResult"];
		};
		/** The clock of an account's sandbox. */
		SandboxClock: {
			/**
			 * Identifier of the account.
			 * @example 0195a3c0-1111-7000-8000-000000000001
			 */
			id: string;
			/** Always `sandbox_clock`: the kind of record. */
			type: "sandbox_clock";
			/** Its time, and the journeys that it plays. */
			attributes: {
				/**
				 * What the clock of the sandbox shows, UTC.
				 * @example 2026-05-02T14:10:00Z
				 */
				now: string;
				/**
				 * Seconds by which it is ahead of the time of day.
				 * @example 108000
				 */
				ahead_s: number;
				/** The journeys that are tracked in the sandbox, the latest first; at most 100. */
				journeys: {
					/**
					 * The number by which the journey is tracked.
					 * @example QXSB01000
					 */
					request_number: string;
					/**
					 * Which story it plays.
					 * @example direct
					 */
					scenario: string;
					/**
					 * The story in a line.
					 * @example From port to port on one ship
					 */
					title: string;
					/**
					 * When it began, by this clock, UTC.
					 * @example 2026-05-01T08:10:00Z
					 */
					began_at: string;
					/** The next moment; null if all have passed. */
					next_moment: {
						/**
						 * Name of the moment.
						 * @example departure
						 */
						name: string;
						/**
						 * When it comes, UTC.
						 * @example 2026-05-09T03:00:00Z
						 */
						at: string;
					} | null;
					/** Names to which the clock can still be advanced, in order of time. */
					moments: string[];
				}[];
			};
		};
		/** The clock of the sandbox. */
		SandboxClockDocument: {
			/** The clock of an account's sandbox. */
			data: Schemas["SandboxClock"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** How far to advance the clock; one of the two. */
		SandboxClockAdvance: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example sandbox_clock
				 */
				type: string;
				attributes: {
					/**
					 * Duration in ISO 8601 of weeks, days, hours, minutes and seconds; at most 400 days.
					 * @example P1DT6H
					 */
					advance_by?: string;
					/**
					 * An instant, or a moment of the journey by name, with an offset in days or hours if wanted: `discharge`,
					 *     `lfd-1d`, `empty_return`.
					 * @example lfd-1d
					 */
					advance_to?: string;
					/**
					 * The journey whose moment is meant; the latest when left out.
					 * @example QXSB01000
					 */
					request_number?: string;
				};
			};
		};
		/** A record that was found. */
		SearchResult: {
			/**
			 * Identifier of the record.
			 * @example 019c2291-c340-7a42-9519-714d616e9411
			 */
			id: string;
			/** Always `search_result`: the kind of record. */
			type: "search_result";
			attributes: {
				/** What was found; `cargo` is a container. */
				entity_type: "shipment" | "cargo" | "tracking_request" | (string & {});
				/**
				 * Bill of lading, container number or number of the tracking request.
				 * @example MSKU7054410
				 */
				number: string;
				/**
				 * The shipment of a container, and of a tracking request that has one; null for a shipment itself.
				 * @example 019c2291-b3a0-759f-9076-bc5008c4d079
				 */
				shipment_id: string | null;
				/**
				 * SCAC of the line; null while it is being detected.
				 * @example MAEU
				 */
				scac: string | null;
				/**
				 * Port of lading of a shipment.
				 * @example Shanghai
				 */
				port_of_lading_name: string | null;
				/**
				 * Port of discharge of a shipment.
				 * @example Los Angeles
				 */
				port_of_discharge_name: string | null;
				/**
				 * How many containers a shipment has.
				 * @example 1
				 */
				containers_count: number | null;
				/**
				 * Whether a shipment is no longer tracked.
				 * @example false
				 */
				tracking_stopped: boolean | null;
				/**
				 * Why the tracking of a shipment stopped.
				 * @enum {string|null}
				 */
				tracking_stopped_reason: "all_containers_terminated" | "past_arrival_window" | "past_full_out_window" | "no_updates_at_line" | "cancelled_by_user" | "booking_cancelled" | (string & {}) | null;
				/**
				 * State of a tracking request.
				 * @enum {string|null}
				 */
				status: "pending" | "awaiting_manifest" | "created" | "failed" | "tracking_stopped" | (string & {}) | null;
				/**
				 * Why a tracking request failed, or its latest problem while retrying.
				 * @enum {string|null}
				 */
				failed_reason: "unrecognized_response" | "shipping_line_unreachable" | "internal_processing_error" | "duplicate" | "expired" | "retries_exhausted" | "not_found" | "invalid_number" | "booking_cancelled" | "data_unavailable" | "scac_auto_detect_failed" | (string & {}) | null;
				/** Your own reference numbers. */
				ref_numbers: string[];
				/** When the record was created, UTC. */
				created_at: Schemas["Timestamp"];
				/** When the record last changed, UTC. */
				updated_at: Schemas["Timestamp"];
			};
		};
		/** What a search found, on one page. */
		SearchResultList: {
			/** What was found, 25 at most. */
			data: Schemas["SearchResult"][];
			/** Addresses of this page and of others, with scheme and host. */
			links: {
				/**
				 * Address of this request, as it was understood.
				 * @example https://boxtrail.example/v2/search?query=MSKU7054410
				 */
				self: string;
				/**
				 * The same address as `self`: there is one page.
				 * @example https://boxtrail.example/v2/search?query=MSKU7054410
				 */
				current: string;
				/**
				 * The same address as `self`: there is one page.
				 * @example https://boxtrail.example/v2/search?query=MSKU7054410
				 */
				first: string;
				/**
				 * The same address as `self`: there is one page.
				 * @example https://boxtrail.example/v2/search?query=MSKU7054410
				 */
				last: string;
			};
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A secret address from which calendar programs read last free days and empty returns. */
		CalendarFeed: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `calendar_feed`: the kind of record. */
			type: "calendar_feed";
			attributes: {
				/**
				 * What it is for.
				 * @example Dispatch in Oakland
				 */
				name: string;
				/** Filters of the list of containers that the feed is limited to; empty for all of the account. */
				filters: Schemas["ListFilters"];
				/**
				 * The secret address; null except in the answer that makes it.
				 * @example https://boxtrail.example/calendar_feeds/3q2-7wAB.ics
				 */
				url: string | null;
				/** When it was created, UTC. */
				created_at: Schemas["Timestamp"];
				/** When a program last read the address, to the minute; null for never, UTC. */
				last_read_at: Schemas["NullableTimestamp"];
			};
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A page of a list of calendar feeds. */
		CalendarFeedList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["CalendarFeed"][];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** Creates an address from which calendar programs read. */
		CalendarFeedCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example calendar_feed
				 */
				type?: string;
				attributes: {
					/**
					 * What it is for.
					 * @example Dispatch in Oakland
					 */
					name: string;
					/** Filters of the list of containers, such as those of a view; all containers if left out. */
					filters?: Schemas["ListFilters"];
				};
			};
		};
		/** A document with one calendar feed, and what `include` named. */
		CalendarFeedDocument: {
			/** A secret address from which calendar programs read last free days and empty returns. */
			data: Schemas["CalendarFeed"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Filters, order and columns of a list, stored under a name. */
		View: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `view`: the kind of record. */
			type: "view";
			attributes: {
				/**
				 * Name of the view.
				 * @example Oakland this week
				 */
				name: string;
				/** Which list it shows. */
				list: "containers" | "shipments";
				/** Filters of the list by the name of their parameter, each with its value as in an address: `{"filter[status]": "available", "q": "oakland"}`. Parameters for pages, order and `include` are not filters. */
				filters: Schemas["ListFilters"];
				/** Order of the list, as in its parameter `sort`; empty for the newest first. */
				sort: string[];
				/** Attributes that are shown, in this order; of the other record as in files, `shipment.tags`; empty for those that a page shows by itself. */
				columns: string[];
				/** `personal` is yours alone, `shared` everybody in the account sees and may change. */
				visibility: "personal" | "shared";
				/** When it was created, UTC. */
				created_at: Schemas["Timestamp"];
				/** When it was changed last, UTC. */
				updated_at: Schemas["Timestamp"];
			};
			/** Where it is, and where its records are. */
			links: {
				/**
				 * Path of the view.
				 * @example /v2/views/0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				self: string;
				/**
				 * Path of the list with its filters and order.
				 * @example /v2/containers?filter%5Bready%5D=true
				 */
				records: string;
			};
		};
		/** A page of a list of views. */
		ViewList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["View"][];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** Stores filters, order and columns of a list under a name. */
		ViewCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example view
				 */
				type?: string;
				attributes: {
					/**
					 * Name of the view.
					 * @example Oakland this week
					 */
					name: string;
					/** Which list it shows. */
					list: "containers" | "shipments";
					/** Filters of the list by the name of their parameter, each with its value as in an address: `{"filter[status]": "available", "q": "oakland"}`. Parameters for pages, order and `include` are not filters. */
					filters?: Schemas["ListFilters"];
					/** Order of the list, as in its parameter `sort`; empty for the newest first. */
					sort?: string[];
					/** Attributes that are shown, in this order; of the other record as in files, `shipment.tags`; empty for those that a page shows by itself. */
					columns?: string[];
					/** `personal` is yours alone, `shared` everybody in the account sees and may change. */
					visibility?: "personal" | "shared";
				};
			};
		};
		/** A document with one view, and what `include` named. */
		ViewDocument: {
			/** Filters, order and columns of a list, stored under a name. */
			data: Schemas["View"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Changes a view; what is left out is unchanged. */
		ViewUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example view
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de2b1
				 */
				id?: string;
				attributes: {
					/**
					 * Name of the view.
					 * @example Oakland this week
					 */
					name?: string;
					/** Filters of the list by the name of their parameter, each with its value as in an address: `{"filter[status]": "available", "q": "oakland"}`. Parameters for pages, order and `include` are not filters. */
					filters?: Schemas["ListFilters"];
					/** Order of the list, as in its parameter `sort`; empty for the newest first. */
					sort?: string[];
					/** Attributes that are shown, in this order; of the other record as in files, `shipment.tags`; empty for those that a page shows by itself. */
					columns?: string[];
					/** `personal` is yours alone, `shared` everybody in the account sees and may change. */
					visibility?: "personal" | "shared";
				};
			};
		};
		/** One change of one record, as the account's log has it. */
		Event: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `event`: the kind of record. */
			type: "event";
			attributes: {
				/**
				 * Place in the account's log: 1, 2, 3, without a gap.
				 * @example 48211
				 */
				sequence: number;
				/**
				 * Name under which webhooks are notified of it; null if they are not.
				 * @example container.updated
				 */
				event: string | null;
				/**
				 * What changed, `[old, new]` by column. A new record has null for old.
				 * @example {
				 *       "current_status": [
				 *         "not_available",
				 *         "available"
				 *       ]
				 *     }
				 */
				changeset: {
					[key: string]: unknown[];
				};
				/** When it was noticed, UTC. */
				occurred_at: Schemas["Timestamp"];
			};
			relationships: {
				/** What changed. A record that has been deleted since is still named here. */
				resource: {
					data: {
						/**
						 * Type of the record.
						 * @example container
						 */
						type: string;
						/**
						 * Identifier of the record.
						 * @example 019c2291-c340-7a42-9519-714d616e9411
						 */
						id: string;
					};
				};
				/** The shipment it concerns. */
				shipment: {
					data: Schemas["ShipmentRef"] | null;
				};
				/** The container it concerns. */
				container: {
					data: Schemas["ContainerRef"] | null;
				};
			};
		};
		EventList: {
			/** The events of this response, the oldest first. */
			data: Schemas["Event"][];
			/** Absolute addresses. The log is continued from an event, so pages have no numbers. */
			links: {
				/**
				 * Address of this request, as it was understood.
				 * @example https://boxtrail.example/v2/events?after=48210
				 */
				self: string;
				/**
				 * The same address as `self`: there is one page.
				 * @example https://boxtrail.example/v2/events?after=48210
				 */
				current: string;
				/**
				 * From the first event on.
				 * @example https://boxtrail.example/v2/events?after=0
				 */
				first: string;
				/**
				 * Left out when there are no more for now.
				 * @example https://boxtrail.example/v2/events?after=48212
				 */
				next?: string;
			};
			/**
			 * Size of the response and position in the log. With a filter, `total` counts what matches among the newest 50,000 events; in a
			 *     longer log, `total_is_capped` is true.
			 */
			meta: {
				/**
				 * Events in this answer.
				 * @example 2
				 */
				size: number;
				/**
				 * How many events the log has in all.
				 * @example 48212
				 */
				total: number;
				/**
				 * True where older events were not counted; absent otherwise.
				 * @example true
				 */
				total_is_capped?: boolean;
				/** For clients that read it of every list; the log has no numbered pages. */
				pagination: {
					/**
					 * Always 1: the log has no numbered pages.
					 * @example 1
					 */
					current: number;
					/**
					 * The same as `total`.
					 * @example 48212
					 */
					records: number;
				};
				/**
				 * Keep it, and ask with it next time.
				 * @example 48212
				 */
				next_after: number;
				/**
				 * Number of the account's newest event.
				 * @example 48212
				 */
				last_sequence: number;
				/**
				 * Whether there are more already.
				 * @example false
				 */
				has_more: boolean;
			};
		};
		/** A page of a list of webhook records. */
		WebhookList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["Webhook"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** Name of an event that webhooks can receive. */
		WebhookEventName: "tracking_request.succeeded" | "tracking_request.failed" | "tracking_request.awaiting_manifest" | "tracking_request.tracking_stopped" | "container.created" | "container.updated" | "container.pod_terminal_changed" | "container.pickup_lfd.changed" | "container.pickup_lfd_line.changed" | "container.pickup_lfd_terminal.changed" | "container.pickup_lfd_rail.changed" | "container.pickup_appointment.changed" | "container.transport.empty_out" | "container.transport.full_in" | "container.transport.vessel_loaded" | "container.transport.vessel_departed" | "container.transport.transshipment_arrived" | "container.transport.transshipment_discharged" | "container.transport.transshipment_loaded" | "container.transport.transshipment_departed" | "container.transport.feeder_arrived" | "container.transport.feeder_discharged" | "container.transport.feeder_loaded" | "container.transport.feeder_departed" | "container.transport.vessel_arrived" | "container.transport.vessel_berthed" | "container.transport.vessel_discharged" | "container.transport.available" | "container.transport.not_available" | "container.transport.full_out" | "container.transport.delivered" | "container.transport.empty_in" | "container.transport.rail_loaded" | "container.transport.rail_departed" | "container.transport.rail_arrived" | "container.transport.rail_unloaded" | "container.transport.arrived_at_inland_destination" | "container.transport.estimated.vessel_departed" | "container.transport.estimated.vessel_arrived" | "container.transport.estimated.arrived_at_inland_destination" | "shipment.estimated.arrival" | "shipment.updated" | "document.extracted" | "document.extraction_failed" | "attention.opened" | "attention.closed" | "container.contradiction.opened" | "container.contradiction.resolved" | "container.milestone.overdue" | "source.silent" | "source.silence_ended";
		/** What registers a webhook: an address and the events that it receives. */
		WebhookCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example webhook
				 */
				type: string;
				attributes: {
					/**
					 * Address to which notifications are posted: https, and reachable from the internet.
					 * @example https://hooks.harbour-street.example/boxtrail
					 */
					url: string;
					/**
					 * Whether to send events.
					 * @example true
					 */
					active: boolean;
					/** Events to receive; one given twice is kept once. */
					events?: Schemas["WebhookEventName"][];
					/** Headers to send with each delivery. */
					headers?: {
						/**
						 * Name of a header that is sent with each notification.
						 * @example X-Tenant
						 */
						name: string;
						/**
						 * Value of that header, sent as it is.
						 * @example harbour-street
						 */
						value: string;
					}[];
				};
			};
		};
		/** A document with one webhook, and what `include` named. */
		WebhookDocument: {
			/** An address that receives events. */
			data: Schemas["Webhook"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** What changes a webhook: only the attributes that are given. */
		WebhookUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example webhook
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id?: string;
				attributes: {
					/**
					 * Address to which notifications are posted: https, and reachable from the internet.
					 * @example https://hooks.harbour-street.example/boxtrail
					 */
					url?: string;
					/**
					 * Whether to send events.
					 * @example true
					 */
					active?: boolean;
					/** Events to receive; one given twice is kept once. */
					events?: Schemas["WebhookEventName"][];
					/** Headers to send with each delivery. */
					headers?: {
						/**
						 * Name of a header that is sent with each notification.
						 * @example X-Tenant
						 */
						name: string;
						/**
						 * Value of that header, sent as it is.
						 * @example harbour-street
						 */
						value: string;
					}[];
				};
			};
		};
		WebhookReplay: {
			data: {
				/**
				 * Kind of record: it must be `webhook`.
				 * @example webhook
				 */
				type: string;
				/**
				 * Id of the path.
				 * @example 019bb2ba-9150-79fd-89dc-33545f9cc19b
				 */
				id?: string;
				/** A range of time or of sequence numbers, not both. */
				attributes: {
					/**
					 * First moment of the range, UTC.
					 * @example 2026-03-09T00:00:00Z
					 */
					from?: string;
					/**
					 * Last moment of the range; now when left out, UTC.
					 * @example 2026-03-09T06:00:00Z
					 */
					to?: string;
					/**
					 * Number of the last event that you have.
					 * @example 48210
					 */
					after_sequence?: number;
					/**
					 * Number of the last event of the range; the newest when left out.
					 * @example 48250
					 */
					until_sequence?: number;
					/**
					 * Skip notifications that were received.
					 * @example true
					 */
					only_failed?: boolean;
				};
			};
		};
		/** The number of notifications found for a replay. */
		WebhookReplayResult: {
			/**
			 * Id of the webhook.
			 * @example 019bb2ba-9150-79fd-89dc-33545f9cc19b
			 */
			id: string;
			/** Always `webhook_replay`: the kind of record. */
			type: "webhook_replay";
			attributes: {
				/**
				 * How many notifications are sent again.
				 * @example 112
				 */
				replayed: number;
			};
		};
		WebhookReplayDocument: {
			/** The number of notifications found for a replay. */
			data: Schemas["WebhookReplayResult"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A group of events. */
		WebhookEventCategory: {
			/**
			 * Name of the category for programs, such as `tracking-request-events`.
			 * @example tracking-request-events
			 */
			id: string;
			/** Always `webhook_event_category`: the kind of record. */
			type: "webhook_event_category";
			attributes: {
				/**
				 * Title of the group.
				 * @example Tracking request events
				 */
				name: string;
				/** Events of the group. */
				events: {
					/** Name of the event, such as `container.updated`. */
					name: "tracking_request.succeeded" | "tracking_request.failed" | "tracking_request.awaiting_manifest" | "tracking_request.tracking_stopped" | "container.created" | "container.updated" | "container.pod_terminal_changed" | "container.pickup_lfd.changed" | "container.pickup_lfd_line.changed" | "container.pickup_lfd_terminal.changed" | "container.pickup_lfd_rail.changed" | "container.pickup_appointment.changed" | "container.transport.empty_out" | "container.transport.full_in" | "container.transport.vessel_loaded" | "container.transport.vessel_departed" | "container.transport.transshipment_arrived" | "container.transport.transshipment_discharged" | "container.transport.transshipment_loaded" | "container.transport.transshipment_departed" | "container.transport.feeder_arrived" | "container.transport.feeder_discharged" | "container.transport.feeder_loaded" | "container.transport.feeder_departed" | "container.transport.vessel_arrived" | "container.transport.vessel_berthed" | "container.transport.vessel_discharged" | "container.transport.available" | "container.transport.not_available" | "container.transport.full_out" | "container.transport.delivered" | "container.transport.empty_in" | "container.transport.rail_loaded" | "container.transport.rail_departed" | "container.transport.rail_arrived" | "container.transport.rail_unloaded" | "container.transport.arrived_at_inland_destination" | "container.transport.estimated.vessel_departed" | "container.transport.estimated.vessel_arrived" | "container.transport.estimated.arrived_at_inland_destination" | "shipment.estimated.arrival" | "shipment.updated" | "document.extracted" | "document.extraction_failed" | "attention.opened" | "attention.closed" | "container.contradiction.opened" | "container.contradiction.resolved" | "container.milestone.overdue" | "source.silent" | "source.silence_ended" | (string & {});
					/**
					 * When it is sent.
					 * @example The shipment was found and linked.
					 */
					description: string;
				}[];
			};
		};
		/** A page of a list of webhook_event_category records. */
		WebhookEventCategoryList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["WebhookEventCategory"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** Addresses to allow in a firewall. */
		WebhookIps: {
			/** IPv4 addresses that deliveries come from. */
			webhook_notification_ips: string[];
			/** When the list last changed, UTC. */
			last_updated: Schemas["Timestamp"];
		};
		/** Sends one sample event. */
		WebhookTrigger: {
			/**
			 * Public https address to send the sample to.
			 * @example https://hooks.harbour-street.example/boxtrail
			 */
			url: string;
			/** Name of an event that webhooks can receive. */
			event: Schemas["WebhookEventName"];
			/**
			 * Signs the sample when given.
			 * @example a-test-secret
			 */
			secret?: string;
		};
		/** Outcome of the sample. */
		WebhookTriggerResult: {
			/**
			 * Where it was sent.
			 * @example https://hooks.harbour-street.example/boxtrail
			 */
			url: string;
			/**
			 * True for 200, 201, 202 and 204.
			 * @example true
			 */
			succeeded: boolean;
			/**
			 * Why there was no response; null if there was one.
			 * @example The receiver did not respond in time.
			 */
			error: string | null;
			/**
			 * HTTP status that the receiver answered; null if no answer came.
			 * @example 200
			 */
			status_code: number | null;
			/** The headers of the request that was sent, by name. */
			request_headers: {
				[key: string]: string;
			};
			/**
			 * Exactly what was sent.
			 * @example {"data":{}}
			 */
			request_body: string;
			/** The headers of the receiver's response, by name; null if there was none. */
			response_headers: {
				[key: string]: string;
			} | null;
			/**
			 * Start of the receiver's answer.
			 * @example ok
			 */
			response_body: string | null;
		};
		/** A relation of WebhookNotification. */
		WebhookNotificationInclude: "webhook" | "reference_object" | "document" | "webhook_notification_logs" | "reference_object.tracked_object" | "reference_object.customer" | "reference_object.user" | "reference_object.shipment" | "reference_object.container" | "reference_object.vessel" | "reference_object.location" | "reference_object.terminal" | "reference_object.source_event" | "reference_object.previous_version" | "reference_object.port" | "reference_object.withdrawn_events" | "reference_object.account" | "reference_object.email_submission" | "reference_object.last_document_representation" | "reference_object.shipments" | "reference_object.cargos" | "reference_object.tracking_request" | "reference_object.document" | "document.account" | "document.user" | "document.email_submission" | "document.last_document_representation" | "document.shipments" | "document.cargos";
		/** State of the delivery. */
		DeliveryStatus: "pending" | "succeeded" | "failed" | (string & {});
		/** Points at a webhook. */
		WebhookRef: {
			/** Always `webhook`: the kind of record that is pointed at. */
			type: "webhook";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Refers to the record that a notification is about. */
		NotificationReferenceRef: {
			/** Kind of record that the notification is about. */
			type: "tracking_request" | "transport_event" | "estimated_event" | "container_created_event" | "container_updated_event" | "container_pod_terminal_changed_event" | "container_milestone_overdue_event" | "shipment_updated_event" | "document" | "attention_entry" | "contradiction" | "source_silence";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Points at an attempt to deliver a notification. */
		WebhookNotificationLogRef: {
			/** Always `webhook_notification_log`: the kind of record that is pointed at. */
			type: "webhook_notification_log";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** One event for one webhook. */
		WebhookNotification: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `webhook_notification`: the kind of record. */
			type: "webhook_notification";
			attributes: {
				/**
				 * The identifier again; use it to recognize duplicates.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id: string;
				/** Name of the event, such as `container.updated`. */
				event: "tracking_request.succeeded" | "tracking_request.failed" | "tracking_request.awaiting_manifest" | "tracking_request.tracking_stopped" | "container.created" | "container.updated" | "container.pod_terminal_changed" | "container.pickup_lfd.changed" | "container.pickup_lfd_line.changed" | "container.pickup_lfd_terminal.changed" | "container.pickup_lfd_rail.changed" | "container.pickup_appointment.changed" | "container.transport.empty_out" | "container.transport.full_in" | "container.transport.vessel_loaded" | "container.transport.vessel_departed" | "container.transport.transshipment_arrived" | "container.transport.transshipment_discharged" | "container.transport.transshipment_loaded" | "container.transport.transshipment_departed" | "container.transport.feeder_arrived" | "container.transport.feeder_discharged" | "container.transport.feeder_loaded" | "container.transport.feeder_departed" | "container.transport.vessel_arrived" | "container.transport.vessel_berthed" | "container.transport.vessel_discharged" | "container.transport.available" | "container.transport.not_available" | "container.transport.full_out" | "container.transport.delivered" | "container.transport.empty_in" | "container.transport.rail_loaded" | "container.transport.rail_departed" | "container.transport.rail_arrived" | "container.transport.rail_unloaded" | "container.transport.arrived_at_inland_destination" | "container.transport.estimated.vessel_departed" | "container.transport.estimated.vessel_arrived" | "container.transport.estimated.arrived_at_inland_destination" | "shipment.estimated.arrival" | "shipment.updated" | "document.extracted" | "document.extraction_failed" | "attention.opened" | "attention.closed" | "container.contradiction.opened" | "container.contradiction.resolved" | "container.milestone.overdue" | "source.silent" | "source.silence_ended" | (string & {});
				/** State of the delivery. */
				delivery_status: Schemas["DeliveryStatus"];
				/** When it was created, UTC. */
				created_at: Schemas["Timestamp"];
				/**
				 * Version of the payload, document events only.
				 * @example 2026-01-15
				 */
				version?: string;
			};
			relationships: {
				/** The webhook that the notification was sent to. */
				webhook: {
					/** Points at a webhook. */
					data: Schemas["WebhookRef"];
				};
				/** What the event is about. */
				reference_object: {
					/** Refers to the record that a notification is about. */
					data: Schemas["NotificationReferenceRef"];
				};
				/** The document, document events only. */
				document?: {
					/** Points at a document. */
					data: Schemas["DocumentRef"];
				};
				/** The attempts to deliver it; none when it is sent. */
				webhook_notification_logs: {
					/** Each attempt to deliver it, with what the receiver answered. */
					data: Schemas["WebhookNotificationLogRef"][];
				};
			};
			/** Notes about the response; left out if there are none. */
			meta?: Schemas["EvidenceMeta"];
		};
		/** A page of a list of webhook_notification records. */
		WebhookNotificationList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["WebhookNotification"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A document with one webhook notification, and what `include` named. */
		WebhookNotificationDocument: {
			/** One event for one webhook. */
			data: Schemas["WebhookNotification"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A page of a list of shipping_line records. */
		ShippingLineList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["ShippingLine"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A document with one shipping line, and what `include` named. */
		ShippingLineDocument: {
			/** A shipping line, and what can be tracked with it. */
			data: Schemas["ShippingLine"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A response of a source, or a message that it pushed. */
		Report: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `report`: the kind of record. */
			type: "report";
			attributes: {
				/** The source whose report it is: a line, a terminal, a railway or another. */
				source: {
					/**
					 * Name of the source within the installation.
					 * @example line:MAEU
					 */
					id: string;
					/** Kind of the source: a line, a terminal, a railway or another. */
					kind: "line" | "terminal" | "rail" | "user" | (string & {});
					/**
					 * Name of the source for people; null if it has none.
					 * @example Maersk
					 */
					name: string | null;
				};
				/** What it is about. */
				subject: {
					/** Kind of the number. */
					kind: "bill" | "booking" | "container" | "facility";
					/**
					 * The number in the form of the source.
					 * @example 261904573
					 */
					number: string;
				};
				/** What came of it. */
				outcome: "ok" | "not_found" | "no_data_yet" | "number_rejected" | "withheld" | "unreachable" | "throttled" | "unauthorized" | "unrecognized" | (string & {});
				/**
				 * False if it was cut short.
				 * @example true
				 */
				complete: boolean;
				/**
				 * Name of the adapter that read the report.
				 * @example dcsa
				 */
				adapter: string;
				/**
				 * Version of the adapter, which changes when it reads something otherwise.
				 * @example 3
				 */
				adapter_version: number;
				/** When the source was polled, or observed it, UTC. */
				observed_at: Schemas["Timestamp"];
				/** When it was received, UTC. */
				received_at: Schemas["Timestamp"];
				/** When it was stored, UTC. */
				recorded_at: Schemas["Timestamp"];
				/**
				 * Media type of the report as it was received.
				 * @example application/json
				 */
				media_type: string | null;
				/**
				 * SHA-256 of what is compared with the next response.
				 * @example 6f1ed002ab5595859014ebf0951522d9
				 */
				content_hash: string | null;
				/**
				 * SHA-256 of the body in UTF-8, also when that is no longer kept; null where there was none, or one from before hashes were stored that is no longer kept.
				 * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
				 */
				body_sha256: string | null;
				/**
				 * Length of the report in bytes, as it was received.
				 * @example 18423
				 */
				size: number | null;
				/**
				 * Length in bytes as it is stored, compressed.
				 * @example 2120
				 */
				stored_size: number | null;
				/** What it was the first to report about your shipment, at most 200. */
				quotes: {
					/**
					 * The milestone or the fact.
					 * @example discharge
					 */
					about: string;
					/**
					 * The container; null for all.
					 * @example MSKU7054410
					 */
					container: string | null;
					/**
					 * The words as reported.
					 * @example DISC
					 */
					words: string;
					/** When it happened according to the source, UTC. */
					happened_at: Schemas["NullableTimestamp"];
				}[];
				/**
				 * How many there are.
				 * @example 1
				 */
				quotes_total: number;
				/**
				 * The body as received, only of a source that is configured for your account alone, or with a key of the operator; null when it is no longer kept, as `meta.evidence` says.
				 * @example {"events":[]}
				 */
				body: string | null;
			};
			/** Notes about the response; left out if there are none. */
			meta?: Schemas["EvidenceMeta"];
		};
		/** A document with one report, and what `include` named. */
		ReportDocument: {
			/** A response of a source, or a message that it pushed. */
			data: Schemas["Report"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** The state of a line, terminal or railway in this installation. */
		Source: {
			/**
			 * Its kind, and its name in the configuration.
			 * @example line:MAEU
			 */
			id: string;
			/** Always `source`: the kind of record. */
			type: "source";
			attributes: {
				/**
				 * Kind of the source: a line, a terminal, a railway or another.
				 * @example line
				 */
				kind: "line" | "terminal" | "rail";
				/**
				 * Its name; null if it is no longer configured.
				 * @example Maersk
				 */
				name: string | null;
				/**
				 * What reads its answers.
				 * @example dcsa
				 */
				adapter: string;
				/**
				 * `not_configured`: polled once it has credentials. `paused`: not polled for a while after failures. `failing`:
				 *     the last polls failed. `working`: answers. `idle`: nothing received yet.
				 * @example working
				 */
				state: "not_configured" | "paused" | "failing" | "working" | "idle";
				/**
				 * Failures in a row over its numbers.
				 * @example 0
				 */
				failures: number;
				/**
				 * Until when it is not polled, UTC.
				 * @example null
				 */
				paused_until: string | null;
				/**
				 * Numbers that are due now, counted up to 10,000.
				 * @example 3
				 */
				queue: number;
				/**
				 * When the next number is due, UTC. Null if nothing is polled.
				 * @example 2026-05-04T18:20:00Z
				 */
				next_poll_at: string | null;
				/** When it last pushed something that could be used; left out if it never did, UTC. */
				last_pushed_at?: Schemas["Timestamp"];
				/** How often it pushes; left out if it does not push, and while this is neither stated nor learned. */
				cadence?: Schemas["SourceCadence"];
				/** The latest polls, or items pushed, newest first. */
				last_polls: {
					/**
					 * When that was, UTC.
					 * @example 2026-05-04T18:15:02Z
					 */
					at: string;
					/**
					 * The bill, booking or container.
					 * @example BXTU4710023
					 */
					number: string;
					/**
					 * What came of it.
					 * @example ok
					 */
					outcome: string;
				}[];
				/** The last poll without an answer, or the last item that was refused. */
				last_failure: {
					/**
					 * When that was, UTC.
					 * @example 2026-05-04T18:15:02Z
					 */
					at: string;
					/**
					 * The bill, booking or container.
					 * @example BXTU4710023
					 */
					number: string;
					/**
					 * What came of it.
					 * @example unauthorized
					 */
					outcome: string;
					/**
					 * The status or the error.
					 * @example status 401
					 */
					reason: string;
				} | null;
			};
		};
		/** A page of a list of source records. */
		SourceList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["Source"][];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A page of a list of silences of sources. */
		SourceSilenceList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["SourceSilence"][];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A document with one silence of a source. */
		SourceSilenceDocument: {
			/** A source has not answered, or not pushed, for longer than its cadence explains. */
			data: Schemas["SourceSilence"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A document with one port, and what `include` named. */
		PortDocument: {
			/** A port or inland place with a UN/LOCODE. */
			data: Schemas["Port"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A document with one metro area, and what `include` named. */
		MetroAreaDocument: {
			/** An inland metropolitan area with a UN/LOCODE. */
			data: Schemas["MetroArea"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A document with one terminal, and what `include` named. */
		TerminalDocument: {
			/** A marine terminal, or an inland facility known by its FIRMS code. */
			data: Schemas["Terminal"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A document with one vessel, and what `include` named. */
		VesselDocument: {
			/** A vessel. Positions are served where the account has them switched on. */
			data: Schemas["Vessel"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A relation of Document. */
		DocumentInclude: "account" | "user" | "email_submission" | "last_document_representation" | "shipments" | "cargos" | "shipments.port_of_lading" | "shipments.port_of_discharge" | "shipments.pod_terminal" | "shipments.destination" | "shipments.destination_terminal" | "shipments.line_tracking_stopped_by_user" | "shipments.containers" | "cargos.shipment" | "cargos.pod_terminal" | "cargos.pickup_facility" | "cargos.transport_events" | "cargos.raw_events" | "current_extraction";
		/** A page of a list of documents. */
		DocumentList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["Document"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** Creates a document from an uploaded file. */
		DocumentCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example document
				 */
				type?: string;
				attributes: {
					/**
					 * Title. Leading and trailing white space is removed.
					 * @example Arrival notice
					 */
					name: string;
					/**
					 * The `signed_id` of the file, as `POST /storage/direct_uploads` gave it.
					 * @example eyJzYXlzIjoiMDE5YzlmM2EifQ--6a1f0c3d5e7b9a2c4d6f8e0b1a3c5d7e9f0b2a4c6d8e1f3a5b7c9d0e2f4a6b8c
					 */
					attached_document: string;
				};
			};
		};
		/** A document with one document, and what `include` named. */
		DocumentDocument: {
			/** A document of a shipment as a file, and what was read from it. */
			data: Schemas["Document"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Sets the type or values of a document where reading it did not. */
		DocumentUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example document
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id?: string;
				attributes: {
					/**
					 * Code of its type. It takes precedence over what is read; null removes it.
					 * @example arrival_notice
					 */
					document_type_manual?: string | null;
					/** Values to stand in the payload in the place of those that were read, by their names at its top; they stay when the document is read again. Null clears them. */
					extracted_data_manual?: {
						[key: string]: unknown;
					} | null;
				};
			};
		};
		DocumentDownload: {
			/**
			 * Where the file is downloaded from, as an attachment, in the next five minutes. It needs no key.
			 * @example https://boxtrail.example/storage/files/eyJzYXlzIjoiZ2V0In0--1c9d8b7a
			 */
			download_url: string;
		};
		DocumentAccepted: {
			/** It will be done soon; the outcome comes by webhook. */
			status: "accepted";
		};
		/** How far an image is rotated. */
		DocumentRotate: {
			/**
			 * By how many degrees the picture is turned, clockwise.
			 * @example 90
			 * @enum {integer}
			 */
			degrees: 90 | 180 | 270;
		};
		/** What a document can be. */
		DocumentTypes: {
			/** The types of documents that are recognized. */
			document_types: {
				/**
				 * Name of the type for programs: a value of `document_type`.
				 * @example arrival_notice
				 */
				code: string;
				/**
				 * Name of the type for people.
				 * @example Arrival notice
				 */
				label: string;
			}[];
		};
		/** A relation of EmailSubmissionDetail. */
		EmailSubmissionDetailInclude: "account" | "user" | "documents" | "documents.account" | "documents.user" | "documents.email_submission" | "documents.last_document_representation" | "documents.shipments" | "documents.cargos";
		/** A mail that brought documents, as its own endpoints return it. */
		EmailSubmissionDetail: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `email_submission`: the kind of record. */
			type: "email_submission";
			attributes: {
				/**
				 * Subject; empty when it has none.
				 * @example Arrival notice MAEU261904573
				 */
				subject: string;
				/**
				 * Its text, the first 100,000 characters of it.
				 * @example Please find attached.
				 */
				body: string | null;
				/**
				 * The first 200 characters of its text.
				 * @example Please find attached.
				 */
				body_preview: string | null;
				/** Addresses of those who sent the mail. */
				from: string[];
				/** Addresses of those to whom the mail was sent. */
				to: string[];
				/** Addresses of those who got a copy of the mail. */
				cc: string[];
				/** When it was sent, by its own account, UTC. */
				sent_at: Schemas["NullableTimestamp"];
				/**
				 * Identifier that its sender gave it.
				 * @example <612e-1@line.example>
				 */
				message_id: string | null;
				/**
				 * Identifier of the mail that it answers.
				 * @example <612e-0@line.example>
				 */
				in_reply_to: string | null;
				/** Identifiers of the mails before it. */
				references: string[];
				/**
				 * Media type of the whole.
				 * @example multipart/mixed
				 */
				content_type: string | null;
				/** Parts of which no document was made. */
				left_out: {
					/**
					 * Name of the part.
					 * @example logo.png
					 */
					name: string;
					/**
					 * Why the part of the mail was left out.
					 * @example It is a small picture in the text, such as a logo
					 */
					reason: string;
				}[];
				/**
				 * How many of its documents there are still.
				 * @example 1
				 */
				documents_count: number;
				/** When it came, UTC. */
				created_at: Schemas["Timestamp"];
				/** When it last changed, UTC. */
				updated_at: Schemas["Timestamp"];
			};
			relationships: {
				/** The account that it belongs to. */
				account: {
					/** Points at an account. */
					data: Schemas["AccountRef"];
				};
				/** The user whose key it was submitted with. */
				user: {
					data: Schemas["UserRef"] | null;
				};
				/** Documents that were attached to it and were not deleted since. */
				documents: {
					/** The documents that were made of the mail. */
					data: Schemas["DocumentRef"][];
				};
			};
			links: {
				/**
				 * Address of the record.
				 * @example /v2/email_submissions/0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				self: string;
			};
		};
		/** A page of a list of mails. */
		EmailSubmissionList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["EmailSubmissionDetail"][];
			/** Records requested by `include`, each once. */
			included?: Schemas["IncludedResource"][];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** A document with one mail, and what `include` named. */
		EmailSubmissionDocument: {
			/** A mail that brought documents, as its own endpoints return it. */
			data: Schemas["EmailSubmissionDetail"];
			/** Records requested by `include`, each once. */
			included?: Schemas["IncludedResource"][];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** The schema of what is read from a type of document. */
		DocumentSchema: {
			/**
			 * Type of the document and version of the schema, joined by `@`.
			 * @example arrival_notice@2026-11-22
			 */
			id: string;
			/** Always `document_schema`: the kind of record. */
			type: "document_schema";
			attributes: {
				/**
				 * Code of the type.
				 * @example arrival_notice
				 */
				document_type: string;
				/**
				 * Name of the type.
				 * @example Arrival notice
				 */
				label: string;
				/**
				 * Its version, a date.
				 * @example 2026-11-22
				 */
				schema_version: string;
				/**
				 * The same as the identifier.
				 * @example arrival_notice@2026-11-22
				 */
				full_version: string;
				/**
				 * Whether documents are read in this form now.
				 * @example true
				 */
				current: boolean;
				/**
				 * Whether it may still change.
				 * @example false
				 */
				draft: boolean;
				/** Since when documents are read in this form, UTC. */
				active_at: Schemas["NullableTimestamp"];
				/**
				 * Language of the schema.
				 * @example json_schema
				 */
				schema_format: "json_schema";
				/**
				 * What documents of this type hold; null if nothing is said.
				 * @example What is read from an arrival notice.
				 */
				description: string | null;
				/** The schema, JSON Schema 2020-12. */
				schema_payload: {
					[key: string]: unknown;
				};
				/** When it was made, UTC. */
				created_at: Schemas["Timestamp"];
				/** When it last changed, UTC. */
				updated_at: Schemas["Timestamp"];
			};
			links: {
				/**
				 * Address of the record.
				 * @example /v2/document_schemas/arrival_notice@2026-11-22
				 */
				self: string;
			};
		};
		/** A document with one document schema, and what `include` named. */
		DocumentSchemaDocument: {
			/** The schema of what is read from a type of document. */
			data: Schemas["DocumentSchema"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** A page of a list of party records. */
		PartyList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["Party"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** What adds a customer: at least the name. */
		PartyCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example party
				 */
				type?: string;
				attributes: {
					/**
					 * Name, unique in your account. Leading and trailing white space is removed.
					 * @example Lakeside Furniture
					 */
					company_name: string;
				};
			};
		};
		/** A document with one party, and what `include` named. */
		PartyDocument: {
			/** A customer of the account. */
			data: Schemas["Party"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** What changes a customer: only the attributes that are given. */
		PartyUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example party
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
				 */
				id?: string;
				attributes: {
					/**
					 * Name, unique in your account. Leading and trailing white space is removed.
					 * @example Lakeside Furniture
					 */
					company_name?: string;
				};
			};
		};
		/** `read` may only read; `write` may read and change. */
		ApiKeyScope: "read" | "write";
		/** A key with which programs call the API. */
		ApiKey: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `api_key`: the kind of record. */
			type: "api_key";
			attributes: {
				/**
				 * What it is for.
				 * @example ERP import
				 */
				name: string | null;
				/** `read` may only read; `write` may read and change. */
				scope: Schemas["ApiKeyScope"];
				/**
				 * The key; null except in the answer that creates it.
				 * @example null
				 */
				key: string | null;
				/**
				 * Its last four characters.
				 * @example x7Qa
				 */
				last4: string;
				/** When it was created, UTC. */
				created_at: Schemas["Timestamp"];
				/** From when on it is rejected; null for never, UTC. */
				expires_at: Schemas["NullableTimestamp"];
				/** When it was last used, to the minute; null for never, UTC. */
				last_used_at: Schemas["NullableTimestamp"];
				/** When it was revoked, UTC. */
				revoked_at: Schemas["NullableTimestamp"];
			};
			relationships: {
				/** The user who created it; null if a program did. */
				user: {
					/** Points at a user. */
					data: Schemas["UserRef"];
				};
			};
		};
		/** A page of a list of API keys. */
		ApiKeyList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["ApiKey"][];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** Adds an API key. */
		ApiKeyCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example api_key
				 */
				type?: string;
				attributes: {
					/**
					 * What it is for.
					 * @example ERP import
					 */
					name: string;
					/** `read` may only read; `write` may read and change. */
					scope: Schemas["ApiKeyScope"];
					/**
					 * From when on it is rejected; null for never, UTC.
					 * @example 2027-03-01T00:00:00Z
					 */
					expires_at?: string | null;
				};
			};
		};
		/** A document with one API key, and what `include` named. */
		ApiKeyDocument: {
			/** A key with which programs call the API. */
			data: Schemas["ApiKey"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Replaces an API key. */
		ApiKeyRotation: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example api_key
				 */
				type?: string;
				attributes: {
					/**
					 * How long the old key stays valid; a day if left out.
					 * @example 3600
					 */
					overlap_seconds?: number;
				};
			};
		};
		/** Points at an API key. */
		ApiKeyRef: {
			/** Always `api_key`: the kind of record that is pointed at. */
			type: "api_key";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** Something that somebody did. */
		AuditEvent: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `audit_event`: the kind of record. */
			type: "audit_event";
			attributes: {
				/**
				 * What was done: an operation of this API, or something at sign-in such as `session.created`.
				 * @example createApiKey
				 */
				action: string;
				/** Who: a signed-in `user`, an `api_key`, the `operator` by command, or `nobody` who was let in. */
				actor_type: "user" | "api_key" | "operator" | "nobody";
				/**
				 * Name of the user or of the key, as it is now; null for the operator, for nobody, and for a key without a name.
				 * @example Ada Lovelace
				 */
				actor_name: string | null;
				/**
				 * From which IP address; null within the service.
				 * @example 203.0.113.7
				 */
				address: string | null;
				/**
				 * The program that sent the request, by its `User-Agent`; null if it named none.
				 * @example curl/8.9
				 */
				user_agent: string | null;
				/**
				 * Type of what it was done to.
				 * @example api_key
				 */
				subject_type: string | null;
				/**
				 * Identifier of what it was done to.
				 * @example 019c2f60-1a20-7c11-8d6e-2b4f6a8c0e11
				 */
				subject_id: string | null;
				/**
				 * What else matters, such as the role of an invitation.
				 * @example {
				 *       "scope": "read"
				 *     }
				 */
				details: {
					[key: string]: unknown;
				};
				/** When that was, UTC. */
				occurred_at: Schemas["Timestamp"];
			};
			relationships: {
				/** The user who did it, or to whom the key belongs. */
				user: {
					data: Schemas["UserRef"] | null;
				};
				/** The key that was used. */
				api_key: {
					data: Schemas["ApiKeyRef"] | null;
				};
			};
		};
		/** A page of the list of who did what. */
		AuditEventList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["AuditEvent"][];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/**
		 * What the bill states about one charge of one container. `null` means that the bill does not state it; values that
		 *     are left out of a request are read from the document, if one is named; values that are left out of a response could
		 *     not be read.
		 */
		BilledValues: {
			/**
			 * Number of the bill of lading.
			 * @example TEST262766319
			 */
			bill_of_lading_number?: string | null;
			/**
			 * Number of the container.
			 * @example TSTU7654320
			 */
			container_number?: string | null;
			/**
			 * The port of discharge, by UN/LOCODE or by an unambiguous name.
			 * @example USLAX
			 */
			port_of_discharge?: string | null;
			/**
			 * Why the party that is billed owes the charge.
			 * @example Consignee under the bill of lading
			 */
			liability_basis?: string | null;
			/**
			 * Number of the invoice.
			 * @example DEM-20260301
			 */
			invoice_number?: string | null;
			/**
			 * Date of the invoice.
			 * @example 2026-03-01
			 */
			invoice_date?: string | null;
			/**
			 * Day on which it is due.
			 * @example 2026-03-31
			 */
			due_date?: string | null;
			/**
			 * The free time that is allowed, in days.
			 * @example 4
			 */
			free_days?: number | null;
			/**
			 * First day of free time.
			 * @example 2026-02-04
			 */
			free_time_starts_on?: string | null;
			/**
			 * Last day of free time.
			 * @example 2026-02-07
			 */
			free_time_ends_on?: string | null;
			/**
			 * Day from which the container was available.
			 * @example 2026-02-03
			 */
			available_on?: string | null;
			/**
			 * Of an export: the earliest day on which it could be returned.
			 * @example null
			 */
			earliest_return_on?: string | null;
			/**
			 * Day on which the full container left the terminal.
			 * @example 2026-02-12
			 */
			gate_out_on?: string | null;
			/**
			 * Day on which it came back empty.
			 * @example null
			 */
			returned_on?: string | null;
			/**
			 * First day that is charged.
			 * @example 2026-02-08
			 */
			charged_from?: string | null;
			/**
			 * Last day that is charged.
			 * @example 2026-02-12
			 */
			charged_through?: string | null;
			/**
			 * How many days are charged.
			 * @example 5
			 */
			charged_days?: number | null;
			/**
			 * The rate or rates for a day.
			 * @example [
			 *       120
			 *     ]
			 */
			daily_rates?: number[] | null;
			/**
			 * The total of this charge of this container, in whole units of the currency; negative where it is credited.
			 * @example 600
			 */
			total_amount?: number | null;
			/**
			 * ISO 4217 currency code of the amounts.
			 * @example USD
			 */
			currency_code?: string | null;
			/**
			 * The tariff, contract or other rule on which the rate is based.
			 * @example Rule 21 of the tariff
			 */
			tariff_rule?: string | null;
			/**
			 * Whom to ask for a reduction or a refund.
			 * @example disputes@line.example
			 */
			dispute_contact?: string | null;
			/**
			 * Address, or words about the code, that leads to the conditions of such a request.
			 * @example https://line.example/disputes
			 */
			dispute_url?: string | null;
			/**
			 * How many days after the invoice such a request may be made.
			 * @example 30
			 */
			dispute_within_days?: number | null;
			/**
			 * Whether it certifies that the charges follow the rules of the Federal Maritime Commission.
			 * @example true
			 */
			certifies_rules?: boolean | null;
			/**
			 * Whether it certifies that the billing party did not cause or contribute to the charges.
			 * @example true
			 */
			certifies_no_fault?: boolean | null;
		};
		/** What audits a bill: the container and the charge that it is for, and what it states. */
		InvoiceAuditCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example invoice_audit
				 */
				type?: string;
				attributes: {
					/**
					 * The container that is billed.
					 * @example 019c2291-c340-7a42-9519-714d616e9411
					 */
					container_id: string;
					/** The charge, as in `meta.free_time.clocks` of the container. */
					charge: "demurrage" | "storage" | "detention" | "combined";
					/**
					 * A demurrage or detention invoice among your documents. What `bill` leaves out is read from it; of an invoice of several
					 *     containers, amounts and days are those of the rows of this one.
					 * @example 019c8b54-5c00-7b1a-8d2e-3f4a5b6c7d8e
					 */
					document_id?: string;
					/**
					 * What the bill states about one charge of one container. `null` means that the bill does not state it; values that
					 *     are left out of a request are read from the document, if one is named; values that are left out of a response could
					 *     not be read.
					 */
					bill?: Schemas["BilledValues"];
				};
			};
		};
		/** Where on the document a value of the bill was read. */
		BilledPlace: {
			/**
			 * The value in `bill`.
			 * @example free_time_ends_on
			 */
			attribute: string;
			/**
			 * Number of the page.
			 * @example 1
			 */
			page: number;
			/**
			 * Left, top, right and bottom, as fractions of the page's width and height; null if the document has no pages to show.
			 * @example [
			 *       0.62,
			 *       0.31,
			 *       0.71,
			 *       0.33
			 *     ]
			 */
			box: number[] | null;
			/**
			 * The words that it was read from; null where they were not kept.
			 * @example 07-Feb-2026
			 */
			words: string | null;
		};
		/** A statement of a source. */
		StatedEvidence: {
			/** The source that reported it: a line, a terminal, a railway, one of your documents or a person. */
			source: {
				/**
				 * Name of the source within the installation.
				 * @example terminal:USLAX-W218
				 */
				id: string;
				/** Kind of the source: a line, a terminal, a railway or another. */
				kind: "line" | "terminal" | "rail" | "user" | "document" | (string & {});
				/**
				 * Name of the source for people; null if it has none.
				 * @example Fenix Marine Services
				 */
				name: string | null;
			};
			/**
			 * The words as reported.
			 * @example CUSTOMS HOLD
			 */
			words: string;
			/** When it was first reported, UTC. */
			reported_at: Schemas["Timestamp"];
			/**
			 * Identifier of the report that it rests on; of a document of yours, that of the document.
			 * @example 019cc5fb-bfd0-7a55-9c1b-6d0f4a3b2c1d
			 */
			report_id: string;
			/** Your document that states it; left out for other sources. */
			document?: Schemas["StatingDocument"];
		};
		/** One comparison of the bill with the record, with its evidence. */
		InvoiceFinding: {
			/**
			 * What is compared. `consistency`: values of the bill that contradict each other; `arithmetic`: whether the days at the one rate make the total; `reported_fee`: with what a source
			 *     reports as owed; `free_time_extended`: with a last free day that one of your documents states, newer than the one that counts; `issued_in_time` and `dispute_within_days`: with 46 CFR 541.7 and 541.8.
			 */
			check: "container_number" | "bill_of_lading_number" | "port_of_discharge" | "free_days" | "free_time_starts_on" | "free_time_ends_on" | "available_on" | "gate_out_on" | "returned_on" | "charged_from" | "charged_through" | "free_time_extended" | "charged_days" | "consistency" | "daily_rates" | "arithmetic" | "total_amount" | "reported_fee" | "issued_in_time" | "dispute_within_days" | (string & {});
			/** `unknown`: the record has nothing to compare the value with, so it does not count against the bill. */
			result: "differs" | "unknown" | "agrees" | (string & {});
			/**
			 * What the bill states.
			 * @example 2026-02-06
			 */
			billed: string | null;
			/**
			 * What the record gives; null if it is not known.
			 * @example 2026-02-09
			 */
			expected: string | null;
			/**
			 * The same as a sentence for people.
			 * @example The last free day is 2026-02-09, not 2026-02-06: the line reports 2026-02-09 as the last free day.
			 */
			text: string;
			/** Where the compared values of the bill are on the document; empty if they were given. */
			read_from: Schemas["BilledPlace"][];
			/** The statements of sources that it is based on; empty if it is based on the bill or a tariff alone. */
			evidence: Schemas["StatedEvidence"][];
			/**
			 * The tariff of yours that it rests on.
			 * @example null
			 */
			tariff_id: string | null;
		};
		/** What a bill of demurrage or detention has, lacks and gets wrong. It is not legal advice. */
		InvoiceAudit: {
			/**
			 * Identifier of the container.
			 * @example 019c2291-c340-7a42-9519-714d616e9411
			 */
			id: string;
			/** Always `invoice_audit`: the kind of record. */
			type: "invoice_audit";
			attributes: {
				/**
				 * Number of the container.
				 * @example TSTU7654320
				 */
				number: string;
				/** The charge that was audited: `combined` where the line has one for demurrage and detention. */
				charge: "demurrage" | "storage" | "detention" | "combined" | (string & {});
				/**
				 * The document from which values were read; null if none was named.
				 * @example null
				 */
				document_id: string | null;
				/** When it was audited, by the clock of the record, UTC. */
				as_of: Schemas["Timestamp"];
				/** What was audited: what was given, and what was read from the document. */
				bill: Schemas["BilledValues"];
				/**
				 * Where each value of `bill` that was read is on the document; several places if it is the sum of several
				 *     rows. Values that were given, or that a person wrote, have none.
				 */
				read_from: Schemas["BilledPlace"][];
				/** Whether 46 CFR part 541 of the United States applies to the bill, and what the bill lacks according to it. */
				rule: {
					/**
					 * Null: the ports are not known.
					 * @example true
					 */
					applies: boolean | null;
					/**
					 * Why it applies or does not.
					 * @example It is an import: USLAX is in the United States.
					 */
					reason: string;
					/** What the bill must state and does not. By 541.5, a bill that lacks one of them need not be paid. */
					absent: string[];
					/** What was not given, and could not be read. */
					unknown: string[];
				};
				/** Each element that 541.6 requires, in its order; empty where the rule does not apply. */
				contents: {
					/**
					 * Its name, mostly that in `bill`.
					 * @example tariff_rule
					 */
					element: string;
					/**
					 * Where it is required.
					 * @example 541.6(c)(2)
					 */
					section: string;
					/**
					 * What the bill must state.
					 * @example the tariff, contract or other rule that the rate is based on
					 */
					requirement: string;
					/** Whether it does; `unknown`: it was not given, and could not be read. */
					state: "present" | "absent" | "unknown" | "not_required" | (string & {});
				}[];
				/** Each comparison of the bill with the record; differences first, then what is unknown. */
				findings: Schemas["InvoiceFinding"][];
				/** By how much the total exceeds your tariff's price for the days that can be charged; null if one of them is not known, or the currencies differ. */
				overcharge: {
					/**
					 * In whole units of the currency.
					 * @example 240
					 */
					amount: number;
					/**
					 * ISO 4217 currency code.
					 * @example USD
					 */
					currency_code: string;
				} | null;
			};
		};
		/** A document with the audit of a bill. */
		InvoiceAuditDocument: {
			/** What a bill of demurrage or detention has, lacks and gets wrong. It is not legal advice. */
			data: Schemas["InvoiceAudit"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Cost of each calendar day after the free time. The first tier is from day 1, each other from a later day. */
		TariffTiers: {
			/**
			 * First day that costs this.
			 * @example 1
			 */
			from_day: number;
			/**
			 * Cost of each of these days.
			 * @example 120
			 */
			amount_per_day: number;
		}[];
		/** What a line, a terminal or a railway charges per day after the free time. */
		Tariff: {
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
			/** Always `tariff`: the kind of record. */
			type: "tariff";
			attributes: {
				/** Which charge the tariff is for, such as demurrage at the terminal or detention of the box. */
				charge: "demurrage" | "storage" | "detention" | "combined";
				/**
				 * SCAC of the line; null for every line.
				 * @example TEST
				 */
				shipping_line_scac: string | null;
				/**
				 * UN/LOCODE of the port or inland place of pickup; null for every place.
				 * @example USLAX
				 */
				port_locode: string | null;
				/**
				 * Length in feet; null for every length.
				 * @enum {integer|null}
				 */
				equipment_length: (string & {}) | null;
				/**
				 * Kind of container; null for every kind.
				 * @enum {string|null}
				 */
				equipment_type: "dry" | "reefer" | "open top" | "flat rack" | "bulk" | "tank" | "hard top" | (string & {}) | null;
				/**
				 * Free days from the day after discharge or pickup, used where no source reports a last free day; null for none.
				 * @example 4
				 */
				free_days: number | null;
				/** `working_days` are Monday to Friday; public holidays are not known. */
				free_days_unit: "calendar_days" | "working_days";
				/**
				 * ISO 4217 currency code.
				 * @example USD
				 */
				currency_code: string;
				/** Cost of each calendar day after the free time. The first tier is from day 1, each other from a later day. */
				tiers: Schemas["TariffTiers"];
				/**
				 * First day of free time to which it applies.
				 * @example 2026-01-01
				 */
				valid_from: string;
				/**
				 * Last such day; null for none.
				 * @example null
				 */
				valid_to: string | null;
			};
		};
		/** A page of a list of tariffs. */
		TariffList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["Tariff"][];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** What adds a tariff: free days, and the price of each range of days. */
		TariffCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example tariff
				 */
				type?: string;
				attributes: {
					/** Which charge the tariff is for, such as demurrage at the terminal or detention of the box. */
					charge: "demurrage" | "storage" | "detention" | "combined";
					/**
					 * SCAC of the line; null for every line.
					 * @example TEST
					 */
					shipping_line_scac?: string | null;
					/**
					 * UN/LOCODE of the port or inland place of pickup; null for every place.
					 * @example USLAX
					 */
					port_locode?: string | null;
					/**
					 * Length in feet; null for every length.
					 * @enum {integer|null}
					 */
					equipment_length?: (string & {}) | null;
					/**
					 * Kind of container; null for every kind.
					 * @enum {string|null}
					 */
					equipment_type?: "dry" | "reefer" | "open top" | "flat rack" | "bulk" | "tank" | "hard top" | (string & {}) | null;
					/**
					 * Free days from the day after discharge or pickup, used where no source reports a last free day; null for none.
					 * @example 4
					 */
					free_days?: number | null;
					/** `working_days` are Monday to Friday; public holidays are not known. */
					free_days_unit?: "calendar_days" | "working_days";
					/**
					 * ISO 4217 currency code.
					 * @example USD
					 */
					currency_code: string;
					/** Cost of each calendar day after the free time. The first tier is from day 1, each other from a later day. */
					tiers: Schemas["TariffTiers"];
					/**
					 * First day of free time to which it applies.
					 * @example 2026-01-01
					 */
					valid_from: string;
					/**
					 * Last such day; null for none.
					 * @example null
					 */
					valid_to?: string | null;
				};
			};
		};
		/** A document with one tariff, and what `include` named. */
		TariffDocument: {
			/** What a line, a terminal or a railway charges per day after the free time. */
			data: Schemas["Tariff"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Changes a tariff; what is left out is unchanged. */
		TariffUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example tariff
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de2b1
				 */
				id?: string;
				attributes: {
					/** Which charge the tariff is for, such as demurrage at the terminal or detention of the box. */
					charge?: "demurrage" | "storage" | "detention" | "combined";
					/**
					 * SCAC of the line; null for every line.
					 * @example TEST
					 */
					shipping_line_scac?: string | null;
					/**
					 * UN/LOCODE of the port or inland place of pickup; null for every place.
					 * @example USLAX
					 */
					port_locode?: string | null;
					/**
					 * Length in feet; null for every length.
					 * @enum {integer|null}
					 */
					equipment_length?: (string & {}) | null;
					/**
					 * Kind of container; null for every kind.
					 * @enum {string|null}
					 */
					equipment_type?: "dry" | "reefer" | "open top" | "flat rack" | "bulk" | "tank" | "hard top" | (string & {}) | null;
					/**
					 * Free days from the day after discharge or pickup, used where no source reports a last free day; null for none.
					 * @example 4
					 */
					free_days?: number | null;
					/** `working_days` are Monday to Friday; public holidays are not known. */
					free_days_unit?: "calendar_days" | "working_days";
					/**
					 * ISO 4217 currency code.
					 * @example USD
					 */
					currency_code?: string;
					/** Cost of each calendar day after the free time. The first tier is from day 1, each other from a later day. */
					tiers?: Schemas["TariffTiers"];
					/**
					 * First day of free time to which it applies.
					 * @example 2026-01-01
					 */
					valid_from?: string;
					/**
					 * Last such day; null for none.
					 * @example null
					 */
					valid_to?: string | null;
				};
			};
		};
		/** A relation of CustomField. */
		CustomFieldInclude: "entity" | "definition" | "user" | "entity.port_of_lading" | "entity.port_of_discharge" | "entity.pod_terminal" | "entity.destination" | "entity.destination_terminal" | "entity.line_tracking_stopped_by_user" | "entity.containers" | "entity.shipment" | "entity.pickup_facility" | "entity.transport_events" | "entity.raw_events" | "entity.tracked_object" | "entity.customer" | "entity.user" | "definition.account" | "definition.options";
		/** A page of a list of custom_field records. */
		CustomFieldList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["CustomField"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** Sets the value for the record in the path. */
		CustomFieldSet: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example custom_field
				 */
				type?: string;
				attributes: {
					/**
					 * Slug of the field.
					 * @example incoterm
					 */
					api_slug: string;
					/** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
					value: Schemas["CustomFieldValue"];
				};
			};
		};
		/** A document with one custom field, and what `include` named. */
		CustomFieldDocument: {
			/** The value that a record has in a field of your own. */
			data: Schemas["CustomField"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** What changes the value of a custom field. */
		CustomFieldUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example custom_field
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 019c2292-1c30-7f50-8b43-2d8e601c9e33
				 */
				id?: string;
				attributes: {
					/** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
					value: Schemas["CustomFieldValue"];
				};
			};
		};
		/** A relation of CustomFieldDefinition. */
		CustomFieldDefinitionInclude: "account" | "options" | "options.definition";
		/** A page of a list of custom_field_definition records. */
		CustomFieldDefinitionList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["CustomFieldDefinition"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** What defines a custom field: its name, the kind of its value, and which records have it. */
		CustomFieldDefinitionCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example custom_field_definition
				 */
				type?: string;
				attributes: {
					/**
					 * Kind of record; `Cargo` is another word for `Container`.
					 * @example Shipment
					 */
					entity_type: "Shipment" | "Container" | "Cargo" | "TrackingRequest";
					/**
					 * Name of the field in the API, unique among those of its kind of record.
					 * @example incoterm
					 */
					api_slug: string;
					/**
					 * Kind of value that the field takes.
					 * @example enum
					 */
					data_type: "short_text" | "number" | "date" | "datetime" | "boolean" | "enum" | "enum_multi" | "reference";
					/**
					 * Kind of record that values point at; needed for `reference`, not allowed otherwise.
					 * @example Party
					 * @enum {string|null}
					 */
					reference_type?: "Shipment" | "Container" | "Cargo" | "TrackingRequest" | "Party" | "shipment" | "container" | "tracking_request" | "party" | null;
					/**
					 * Name of the field for people.
					 * @example Incoterm
					 */
					display_name: string;
					/**
					 * What it is for.
					 * @example Terms agreed with the supplier
					 */
					description?: string | null;
					/** Rules for values; null for none. */
					validation?: Schemas["CustomFieldValidation"] | null;
					/**
					 * How values are shown, such as `#,##0.00 kg` for a number, `DD.MM.YYYY` for a date, `DD.MM.YYYY HH:mm` for a datetime. Other kinds have none.
					 * @example DD.MM.YYYY
					 */
					default_format?: string | null;
					/** What a form may begin with. */
					default_value?: Schemas["CustomFieldValue"];
				};
			};
		};
		/** A document with one custom field definition, and what `include` named. */
		CustomFieldDefinitionDocument: {
			/** A field of your own that records of one kind may have. */
			data: Schemas["CustomFieldDefinition"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Changes a field. Its kind cannot be changed. */
		CustomFieldDefinitionUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example custom_field_definition
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11
				 */
				id?: string;
				attributes: {
					/**
					 * Name of the field for people.
					 * @example Incoterm
					 */
					display_name?: string;
					/**
					 * What it is for.
					 * @example Terms agreed with the supplier
					 */
					description?: string | null;
					/** Rules for values; null for none. */
					validation?: Schemas["CustomFieldValidation"] | null;
					/**
					 * How values are shown, such as `#,##0.00 kg` for a number, `DD.MM.YYYY` for a date, `DD.MM.YYYY HH:mm` for a datetime. Other kinds have none.
					 * @example DD.MM.YYYY
					 */
					default_format?: string | null;
					/** What a form may begin with. */
					default_value?: Schemas["CustomFieldValue"];
				};
			};
		};
		/** A page of a list of custom_field_option records. */
		CustomFieldOptionList: {
			/** The records of this page, in the order of the list. */
			data: Schemas["CustomFieldOption"][];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
			links: Schemas["ListLinks"];
			/**
			 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
			 *     10,000 records; where there are more, `total_is_capped` is true and the last page is not named.
			 */
			meta: Schemas["ListMeta"];
		};
		/** The option to add, with its label for people and its value in the API. */
		CustomFieldOptionCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example custom_field_option
				 */
				type?: string;
				attributes: {
					/**
					 * Its name for people.
					 * @example Free on board
					 */
					label: string;
					/**
					 * Its name in the API.
					 * @example FOB
					 */
					value: string;
					/**
					 * Its position among the options; the last by default.
					 * @example 1
					 */
					position?: number;
				};
			};
		};
		/** A document with one custom field option, and what `include` named. */
		CustomFieldOptionDocument: {
			/** An option of a field. */
			data: Schemas["CustomFieldOption"];
			/** Records requested by `include`, each once; absent if none were requested. */
			included?: Schemas["Included"];
			/** Absolute address of the request. */
			links: Schemas["SelfLink"];
		};
		/** Changes an option. Its value cannot be changed. */
		CustomFieldOptionUpdate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example custom_field_option
				 */
				type?: string;
				/**
				 * If given, it must be the id in the path; any other value is refused with 409.
				 * @example 019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22
				 */
				id?: string;
				attributes: {
					/**
					 * Its name for people.
					 * @example Free on board
					 */
					label?: string;
					/**
					 * Its position among the options; the last by default.
					 * @example 1
					 */
					position?: number;
				};
			};
		};
		/** Gives a record a value. */
		CustomFieldCreate: {
			data: {
				/**
				 * Resource type; another value is refused with 409.
				 * @example custom_field
				 */
				type?: string;
				attributes: {
					/**
					 * Slug of the field.
					 * @example incoterm
					 */
					api_slug: string;
					/** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
					value: Schemas["CustomFieldValue"];
				};
				relationships: {
					/** The record that gets it. */
					entity: {
						data: {
							/**
							 * Kind of record; `cargo` is another word for `container`.
							 * @example shipment
							 */
							type: "shipment" | "container" | "cargo" | "tracking_request";
							/**
							 * Identifier of the record, which never changes.
							 * @example 019c2291-b3a0-759f-9076-bc5008c4d079
							 */
							id: string;
						};
					};
				};
			};
		};
		/** What announces a file that is to be uploaded. */
		DirectUploadCreate: {
			/** The file: its name, length, checksum and media type. */
			blob: {
				/**
				 * Name of the file, which downloads have as well.
				 * @example arrival-notice.pdf
				 */
				filename: string;
				/**
				 * Media type of the file.
				 * @example application/pdf
				 */
				content_type: string;
				/**
				 * Length of the file in bytes, at most 50 MB.
				 * @example 48213
				 */
				byte_size: number;
				/**
				 * MD5 of the file, 16 bytes written in base64.
				 * @example 1B2M2Y8AsgTpgAmY7PhCfg==
				 */
				checksum: string;
			};
		};
		/** An announced file, and where to put its bytes. */
		DirectUpload: {
			/** Identifier of the file. */
			id: string;
			/**
			 * The key of the file in the store.
			 * @example 0195a3c2-7c1e-7000-8000-00000000ac01/q3v9k2m8x4t7w1z6r5n0b8c2d4f6
			 */
			key: string;
			/**
			 * Name of the file.
			 * @example arrival-notice.pdf
			 */
			filename: string;
			/**
			 * Media type of the file.
			 * @example application/pdf
			 */
			content_type: string;
			/** Empty, for facts about the file that a later version knows. */
			metadata: {
				[key: string]: unknown;
			};
			/** Kind of the store. */
			service_name: "disk" | "s3" | (string & {});
			/**
			 * Length of the file in bytes.
			 * @example 48213
			 */
			byte_size: number;
			/**
			 * MD5 checksum of the file, in base64.
			 * @example 1B2M2Y8AsgTpgAmY7PhCfg==
			 */
			checksum: string;
			/** When it was announced, UTC. */
			created_at: Schemas["Timestamp"];
			/**
			 * Names the file when a document is created. Valid for your account only, once, for 24 hours.
			 * @example eyJpZCI6Ii4uLiJ9--0f3c6f2a9d
			 */
			signed_id: string;
			/** Where to put the bytes of the file, and with which headers. */
			direct_upload: {
				/** PUT the bytes here within five minutes. */
				url: string;
				/**
				 * Send each of these as it is.
				 * @example {
				 *       "Content-Type": "application/pdf"
				 *     }
				 */
				headers: {
					[key: string]: string;
				};
			};
		};
		/**
		 * Identifier of a notification, the same at each attempt.
		 * @example 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201
		 */
		NotificationId: string;
		/** The records that a notification refers to. */
		TrackingRequestNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at a tracking_request. */
				data: Schemas["TrackingRequestRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A record around a tracking request. */
		TrackingRequestIncluded: Schemas["TrackingRequest"] | Schemas["Shipment"] | Schemas["Container"];
		/** The line knows the number: the shipment exists and is linked. */
		TrackingRequestSucceededNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "tracking_request.succeeded";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TrackingRequestNotificationRelationships"];
			};
			/** The tracking request, its shipment and containers. */
			included: Schemas["TrackingRequestIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The number cannot be tracked and will not be tried again. */
		TrackingRequestFailedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "tracking_request.failed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TrackingRequestNotificationRelationships"];
			};
			/** The tracking request that the event is about. */
			included: Schemas["TrackingRequest"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The line has no data for the number yet; it is polled daily. Sent once. */
		TrackingRequestAwaitingManifestNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "tracking_request.awaiting_manifest";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TrackingRequestNotificationRelationships"];
			};
			/** The tracking request that the event is about. */
			included: Schemas["TrackingRequest"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** No more updates will come, because the journey ended or tracking was stopped. */
		TrackingRequestTrackingStoppedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "tracking_request.tracking_stopped";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TrackingRequestNotificationRelationships"];
			};
			/** The tracking request and its shipment. */
			included: Schemas["TrackingRequestIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Points at a container_created_event. */
		ContainerCreatedEventRef: {
			/** Always `container_created_event`: the kind of record that is pointed at. */
			type: "container_created_event";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** The records that a notification refers to. */
		ContainerCreatedEventNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at a container_created_event. */
				data: Schemas["ContainerCreatedEventRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A record around a new container. */
		ContainerCreatedIncluded: Schemas["ContainerCreatedEvent"] | Schemas["Container"] | Schemas["Shipment"];
		/** A container was added to a shipment. */
		ContainerCreatedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.created";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["ContainerCreatedEventNotificationRelationships"];
			};
			/** The event, the container and its shipment. */
			included: Schemas["ContainerCreatedIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Points at a container_updated_event. */
		ContainerUpdatedEventRef: {
			/** Always `container_updated_event`: the kind of record that is pointed at. */
			type: "container_updated_event";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** The records that a notification refers to. */
		ContainerUpdatedEventNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at a container_updated_event. */
				data: Schemas["ContainerUpdatedEventRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A record around a changed container. */
		ContainerUpdatedIncluded: Schemas["ContainerUpdatedEvent"] | Schemas["Container"] | Schemas["Shipment"] | Schemas["Terminal"] | Schemas["Port"];
		/** Attributes of a container changed; the changeset holds old and new values. */
		ContainerUpdatedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.updated";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["ContainerUpdatedEventNotificationRelationships"];
			};
			/** The event, the container, its shipment, the terminal and its port. */
			included: Schemas["ContainerUpdatedIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Points at a container_pod_terminal_changed_event. */
		ContainerPodTerminalChangedEventRef: {
			/** Always `container_pod_terminal_changed_event`: the kind of record that is pointed at. */
			type: "container_pod_terminal_changed_event";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** The records that a notification refers to. */
		ContainerPodTerminalChangedEventNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at a container_pod_terminal_changed_event. */
				data: Schemas["ContainerPodTerminalChangedEventRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A record around a change of terminal. */
		ContainerPodTerminalChangedIncluded: Schemas["ContainerPodTerminalChangedEvent"] | Schemas["Container"] | Schemas["Shipment"] | Schemas["Terminal"];
		/** The terminal at the port of discharge changed. */
		ContainerPodTerminalChangedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.pod_terminal_changed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["ContainerPodTerminalChangedEventNotificationRelationships"];
			};
			/** The event, the container, its shipment and the new terminal. */
			included: Schemas["ContainerPodTerminalChangedIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The records that a notification refers to. */
		TransportEventNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at a transport_event. */
				data: Schemas["TransportEventRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A record around a milestone. */
		TransportEventIncluded: Schemas["TransportEvent"] | Schemas["Container"] | Schemas["Shipment"] | Schemas["Port"] | Schemas["MetroArea"] | Schemas["Terminal"] | Schemas["RailTerminal"] | Schemas["Vessel"];
		/** The last free day for pickup changed, from any source. */
		ContainerPickupLfdChangedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.pickup_lfd.changed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The last free day given by the line changed. */
		ContainerPickupLfdLineChangedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.pickup_lfd_line.changed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The last free day given by the terminal changed. */
		ContainerPickupLfdTerminalChangedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.pickup_lfd_terminal.changed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event alone. */
			included: Schemas["TransportEvent"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The last free day given by the railway changed. */
		ContainerPickupLfdRailChangedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.pickup_lfd_rail.changed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event alone. */
			included: Schemas["TransportEvent"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The pickup appointment changed. */
		ContainerPickupAppointmentChangedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.pickup_appointment.changed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event alone. */
			included: Schemas["TransportEvent"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The empty container was picked up at origin. */
		ContainerTransportEmptyOutNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.empty_out";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The full container entered the origin terminal. */
		ContainerTransportFullInNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.full_in";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Loaded on the vessel at the port of lading. */
		ContainerTransportVesselLoadedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.vessel_loaded";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The vessel left the port of lading. */
		ContainerTransportVesselDepartedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.vessel_departed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Reached a transshipment port. */
		ContainerTransportTransshipmentArrivedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.transshipment_arrived";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Unloaded at a transshipment port. */
		ContainerTransportTransshipmentDischargedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.transshipment_discharged";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Loaded on the next vessel. */
		ContainerTransportTransshipmentLoadedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.transshipment_loaded";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Left a transshipment port. */
		ContainerTransportTransshipmentDepartedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.transshipment_departed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Arrived by feeder or barge. */
		ContainerTransportFeederArrivedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.feeder_arrived";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Unloaded from a feeder or barge. */
		ContainerTransportFeederDischargedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.feeder_discharged";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Loaded on a feeder or barge. */
		ContainerTransportFeederLoadedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.feeder_loaded";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The feeder or barge left. */
		ContainerTransportFeederDepartedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.feeder_departed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The vessel reached the port of discharge. */
		ContainerTransportVesselArrivedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.vessel_arrived";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The vessel moored at the port of discharge. */
		ContainerTransportVesselBerthedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.vessel_berthed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Unloaded at the port of discharge. */
		ContainerTransportVesselDischargedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.vessel_discharged";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The container is ready for pickup. */
		ContainerTransportAvailableNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.available";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event alone. */
			included: Schemas["TransportEvent"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** No longer ready for pickup. */
		ContainerTransportNotAvailableNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.not_available";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event alone. */
			included: Schemas["TransportEvent"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The container was picked up full. */
		ContainerTransportFullOutNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.full_out";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Marked delivered by hand. */
		ContainerTransportDeliveredNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.delivered";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event alone. */
			included: Schemas["TransportEvent"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The empty container was returned. */
		ContainerTransportEmptyInNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.empty_in";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Loaded on a railcar. */
		ContainerTransportRailLoadedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.rail_loaded";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The train with the container left. */
		ContainerTransportRailDepartedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.rail_departed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Reached a rail terminal; sent for every interchange. */
		ContainerTransportRailArrivedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.rail_arrived";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Unloaded from the railcar. */
		ContainerTransportRailUnloadedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.rail_unloaded";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Reached the final inland terminal. */
		ContainerTransportArrivedAtInlandDestinationNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.arrived_at_inland_destination";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The estimated departure from the port of lading changed. */
		ContainerTransportEstimatedVesselDepartedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.estimated.vessel_departed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event alone. */
			included: Schemas["TransportEvent"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The estimated arrival at the port of discharge changed. */
		ContainerTransportEstimatedVesselArrivedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.estimated.vessel_arrived";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event alone. */
			included: Schemas["TransportEvent"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The estimated arrival at the inland destination changed. */
		ContainerTransportEstimatedArrivedAtInlandDestinationNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.transport.estimated.arrived_at_inland_destination";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["TransportEventNotificationRelationships"];
			};
			/** The transport event, its container, shipment, place, and the terminal and vessel where known. */
			included: Schemas["TransportEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Points at an estimated_event. */
		EstimatedEventRef: {
			/** Always `estimated_event`: the kind of record that is pointed at. */
			type: "estimated_event";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** The records that a notification refers to. */
		EstimatedEventNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at an estimated_event. */
				data: Schemas["EstimatedEventRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A record around an estimate. */
		EstimatedEventIncluded: Schemas["EstimatedEvent"] | Schemas["Shipment"] | Schemas["Port"] | Schemas["Vessel"];
		/** The estimated arrival of a shipment at the port of discharge changed. */
		ShipmentEstimatedArrivalNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "shipment.estimated.arrival";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["EstimatedEventNotificationRelationships"];
			};
			/** The estimate, the shipment, the port, and the vessel where known. */
			included: Schemas["EstimatedEventIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Points at a shipment_updated_event. */
		ShipmentUpdatedEventRef: {
			/** Always `shipment_updated_event`: the kind of record that is pointed at. */
			type: "shipment_updated_event";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** The records that a notification refers to. */
		ShipmentUpdatedEventNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at a shipment_updated_event. */
				data: Schemas["ShipmentUpdatedEventRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A record around a change of a shipment. */
		ShipmentUpdatedIncluded: Schemas["ShipmentUpdatedEvent"] | Schemas["Shipment"] | Schemas["TransportEvent"];
		/** Attributes of a shipment changed, or a milestone of one of its containers was withdrawn; the changeset holds old and new values. Sent only to webhooks that name it. */
		ShipmentUpdatedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "shipment.updated";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["ShipmentUpdatedEventNotificationRelationships"];
			};
			/** The event, the shipment, and the transport events that were withdrawn. */
			included: Schemas["ShipmentUpdatedIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The records that a notification refers to. */
		DocumentNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at a document. */
				data: Schemas["DocumentRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
			/** The document that the event is about. */
			document: {
				/** Points at a document. */
				data: Schemas["DocumentRef"];
			};
		};
		/** A record around a document. */
		DocumentIncluded: Schemas["Document"] | Schemas["DocumentRepresentation"] | Schemas["EmailSubmission"];
		/** A document was read: its type is known and its values are there. */
		DocumentExtractedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "document.extracted";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
					/**
					 * Version of the payload.
					 * @example 2026-11-21
					 */
					version: string;
				};
				/** The records that a notification refers to. */
				relationships: Schemas["DocumentNotificationRelationships"];
			};
			/** The document, what was read from it, and the mail that it came with. */
			included: Schemas["DocumentIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** No values could be read from a document. */
		DocumentExtractionFailedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "document.extraction_failed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
					/**
					 * Version of the payload.
					 * @example 2026-11-21
					 */
					version: string;
				};
				/** The records that a notification refers to. */
				relationships: Schemas["DocumentNotificationRelationships"];
			};
			/** The document, what was read from it, and the mail that it came with. */
			included: Schemas["DocumentIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Refers to an attention entry. */
		AttentionEntryRef: {
			/** Always `attention_entry`: the kind of record that is pointed at. */
			type: "attention_entry";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** The records that a notification refers to. */
		AttentionNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Refers to an attention entry. */
				data: Schemas["AttentionEntryRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A record around something that needs attention. */
		AttentionIncluded: Schemas["AttentionEntry"] | Schemas["Container"] | Schemas["Shipment"] | Schemas["TrackingRequest"] | Schemas["Document"];
		/** An entry of `GET /attention` appeared. Sent once for each. Sent only to webhooks that name it. */
		AttentionOpenedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "attention.opened";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["AttentionNotificationRelationships"];
			};
			/** The entry, and the container, the shipment, the tracking request or the document that it is about. */
			included: Schemas["AttentionIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The cause of an entry of `GET /attention` is gone; the entry as it was last. Sent once for each. Sent only to webhooks that name it. */
		AttentionClosedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "attention.closed";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["AttentionNotificationRelationships"];
			};
			/** The entry, and the container, the shipment, the tracking request or the document that it is about. */
			included: Schemas["AttentionIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Points at a contradiction. */
		ContradictionRef: {
			/** Always `contradiction`: the kind of record that is pointed at. */
			type: "contradiction";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** The records that a notification refers to. */
		ContradictionNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at a contradiction. */
				data: Schemas["ContradictionRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A record around a contradiction. */
		ContradictionIncluded: Schemas["Contradiction"] | Schemas["Container"] | Schemas["Shipment"];
		/** A contradiction of `GET /contradictions` was found. Sent once each time that it opens. Sent only to webhooks that name it. */
		ContainerContradictionOpenedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.contradiction.opened";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["ContradictionNotificationRelationships"];
			};
			/** The contradiction, and the container and the shipment that it is about. */
			included: Schemas["ContradictionIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** The statements of a contradiction agree, or one was taken back; the contradiction as it was last. Sent once each time. Sent only to webhooks that name it. */
		ContainerContradictionResolvedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.contradiction.resolved";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["ContradictionNotificationRelationships"];
			};
			/** The contradiction, and the container and the shipment that it is about. */
			included: Schemas["ContradictionIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Points at a container_milestone_overdue_event. */
		ContainerMilestoneOverdueEventRef: {
			/** Always `container_milestone_overdue_event`: the kind of record that is pointed at. */
			type: "container_milestone_overdue_event";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** The records that a notification refers to. */
		ContainerMilestoneOverdueEventNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at a container_milestone_overdue_event. */
				data: Schemas["ContainerMilestoneOverdueEventRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A record around a milestone that is overdue. */
		ContainerMilestoneOverdueIncluded: Schemas["ContainerMilestoneOverdueEvent"] | Schemas["Container"] | Schemas["Shipment"];
		/** The window of a milestone in `meta.expected` has passed, and nobody has reported it. Sent once for each; again only after its window has moved ahead and passed. Sent only to webhooks that name it. */
		ContainerMilestoneOverdueNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "container.milestone.overdue";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["ContainerMilestoneOverdueEventNotificationRelationships"];
			};
			/** The event with the milestone and its window, the container and its shipment. */
			included: Schemas["ContainerMilestoneOverdueIncluded"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** Points at a source_silence. */
		SourceSilenceRef: {
			/** Always `source_silence`: the kind of record that is pointed at. */
			type: "source_silence";
			/** Identifier of a record: a UUID, which never changes. */
			id: Schemas["Identifier"];
		};
		/** The records that a notification refers to. */
		SourceSilenceNotificationRelationships: {
			/** The webhook, never included. */
			webhook: {
				/** Points at a webhook. */
				data: Schemas["WebhookRef"];
			};
			/** What the event is about. */
			reference_object: {
				/** Points at a source_silence. */
				data: Schemas["SourceSilenceRef"];
			};
			/** The attempts to deliver it; none when it is sent. */
			webhook_notification_logs: {
				/** Each attempt to deliver it, with what the receiver answered. */
				data: Schemas["WebhookNotificationLogRef"][];
			};
		};
		/** A line, a terminal, a railway or a pushing feed has said nothing about any record of yours for longer than its cadence explains. Sent once for each silence of a source, however many records await it. Sent only to webhooks that name it. */
		SourceSilentNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "source.silent";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["SourceSilenceNotificationRelationships"];
			};
			/** The silence, with its source, since when, and how many records await it. */
			included: Schemas["SourceSilence"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
		/** A source that was silent has answered, or nothing awaits it any more (`ended_because`). Sent once for each silence that `source.silent` reported. Sent only to webhooks that name it. */
		SourceSilenceEndedNotification: {
			data: {
				/** Identifier of a notification, the same at each attempt. */
				id: Schemas["NotificationId"];
				/** Always `webhook_notification`: the kind of record. */
				type: "webhook_notification";
				attributes: {
					/** Identifier of a notification, the same at each attempt. */
					id: Schemas["NotificationId"];
					/** Name of the event. */
					event: "source.silence_ended";
					/** State of the delivery. */
					delivery_status: Schemas["DeliveryStatus"];
					/** When the event was recorded, UTC. */
					created_at: Schemas["Timestamp"];
				};
				/** The records that a notification refers to. */
				relationships: Schemas["SourceSilenceNotificationRelationships"];
			};
			/** The silence, with its source, since when, and how many records await it. */
			included: Schemas["SourceSilence"][];
			/** Absolute address of the request. */
			links?: Schemas["SelfLink"];
		};
	};
	responses: {
		/** A parameter is unknown or malformed. */
		BadRequest: Answer<Schemas["Errors"]>;
		/** The API key is missing or not valid. */
		Unauthorized: {
			headers: {
				/** The scheme to use. */
				"WWW-Authenticate"?: string;
				[name: string]: unknown;
			};
			content: {
				"application/vnd.api+json": Schemas["Errors"];
			};
		};
		/** Too many requests; wait for the number of seconds in `Retry-After`. */
		TooManyRequests: {
			headers: {
				/** Seconds to wait before the next request. */
				"Retry-After"?: number;
				[name: string]: unknown;
			};
			content: {
				"application/vnd.api+json": Schemas["Errors"];
			};
		};
		/** An error on our side; the log has it under the id of the request. */
		InternalServerError: Answer<Schemas["Errors"]>;
		/** Not possible at this moment; try again after the number of seconds in `Retry-After`. */
		ServiceUnavailable: {
			headers: {
				/** Seconds to wait before the next request. */
				"Retry-After"?: number;
				[name: string]: unknown;
			};
			content: {
				"application/vnd.api+json": Schemas["Errors"];
			};
		};
		/** The account may not do this. */
		Forbidden: Answer<Schemas["Errors"]>;
		/** The body did not arrive in time; the connection is closed. */
		RequestTimeout: Answer<Schemas["Errors"]>;
		/** The body is too large. */
		PayloadTooLarge: Answer<Schemas["Errors"]>;
		/** The body is not JSON. */
		UnsupportedMediaType: Answer<Schemas["Errors"]>;
		/** The body is well-formed, but its content is not acceptable. */
		Unprocessable: Answer<Schemas["Errors"]>;
		/** There is no such record. */
		NotFound: Answer<Schemas["Errors"]>;
		/** The body names another record or type, or a request with the same Idempotency-Key is under way. */
		Conflict: Answer<Schemas["Errors"]>;
		/** It existed, but is no longer kept. */
		Gone: Answer<Schemas["Errors"]>;
		/** Received. 201, 202 and 204 count as well; anything else is tried again. */
		Received: NoContent;
	};
	parameters: {
		/** Number of the page, from 1. */
		PageNumber: number;
		/** Rows per page. More than 100 is read as 100. */
		PageSize: number;
		/**
		 * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
		 *     them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
		 *     page.
		 */
		PageAfter: string;
		/** Words to find, in numbers, references and everything else that `GET /search` covers. */
		Search: string;
		/** Only those tracked under exactly this bill of lading or booking number. */
		Number: string;
		/** Related records to add to `included`. At most 10,000 records. */
		IncludeWithShipments: Schemas["ShipmentInclude"][];
		/**
		 * The format of the response; by default the one that `Accept` names. A file (`csv`, `xlsx`) has all records of the
		 *     list in its order, one per row, so it takes no `page[…]` and no `include`; its columns are those of `fields[…]`, or
		 *     a default set. Times are local to their place, with its UTC offset. In CSV, a text that a spreadsheet would evaluate
		 *     is preceded by an apostrophe.
		 */
		FormatOfList: "json" | "csv" | "xlsx";
		/**
		 * Order of the list: names separated by commas, descending with `-` before one. Records without a value come last in
		 *     both directions; among equal ones, the newest come first. `binding_free_day` is the earliest of its containers, `arrival`
		 *     at the port of discharge and `departure` from the port of lading, actual or expected, `changed` the last change, `number` the
		 *     number of the bill, `line` the SCAC.
		 */
		SortShipments: Schemas["ListOrder"][];
		/**
		 * Returns only these attributes and relationships of each container, separated by commas, besides `id`, `type`,
		 *     `links` and `meta`. Others are left out even if the schema requires them.
		 */
		FieldsContainer: Schemas["ContainerField"][];
		/**
		 * Returns only these attributes and relationships of each shipment, separated by commas, besides `id`, `type`, `links`
		 *     and `meta`. Others are left out even if the schema requires them.
		 */
		FieldsShipment: Schemas["ShipmentField"][];
		/**
		 * Only those with one of these ids, separated by commas, in the order of the list, for example to export selected
		 *     records. Ids that are not records of the account are ignored.
		 */
		FilterId: string[];
		/**
		 * Only those in this `current_status`; a shipment matches if one of its containers does. For shipments also the stage of the journey:
		 *     `pending`, `awaiting_departure`, `in_transit`, `arrived_at_pod`, `delivered_to_destination`.
		 */
		FilterStatus: string;
		/** Only those whose port of lading, port of discharge or destination has this UN/LOCODE or name. A name that matches several places, or none, is refused with 400 and the choices. */
		FilterPort: string;
		/** Only those of the line with this SCAC or name. A name that matches several lines, or none, is refused with 400 and the choices. */
		FilterCarrier: string;
		/** Only those with `updated_at` at or after this time, UTC. */
		FilterUpdatedAtStart: Schemas["TimeOrDate"];
		/** Only those with `updated_at` at or before this time, UTC. */
		FilterUpdatedAtEnd: Schemas["TimeOrDate"];
		/** True: only those no longer tracked at the line. False: only those still tracked. */
		FilterTrackingStopped: boolean;
		/** Only those of the customer with this party or account id. */
		FilterCustomerId: string;
		/** Only those of the customer with this name. */
		FilterCustomerName: string;
		/**
		 * Only those with a hold of one of these names, set or expected, separated by commas. `any`: with a hold; `none`:
		 *     those that are known to have none. A shipment matches if one of its containers does.
		 */
		FilterHold: ("any" | "none" | "freight" | "customs" | "USDA" | "VACIS" | "TMF" | "other")[];
		/**
		 * Only those with a fee of one of these types, separated by commas. `any`: with a fee; `none`: those that are known to
		 *     have none. A shipment matches if one of its containers does.
		 */
		FilterFees: ("any" | "none" | "demurrage" | "exam" | "extended_dwell_time" | "other" | "total")[];
		/**
		 * Only those with this `meta.pickup.ready`: whether they can be picked up now. Records where this is unknown match neither. A
		 *     shipment matches if one of its containers does.
		 */
		FilterReady: boolean;
		/**
		 * Only those that are picked up here (`meta.pickup_place`): a terminal or ramp by its code or name, or a place by its UN/LOCODE
		 *     or name. A name that matches several, or none, is refused with 400 and the choices. A shipment matches if one of its containers does.
		 */
		FilterPickupPlace: string;
		/**
		 * Only those whose `pod_terminal` is this one: its name, its code of FIRMS, SMDG or BIC, or its id. A value that
		 *     matches several terminals, or none, is refused with 400 and the choices.
		 */
		FilterTerminal: string;
		/** Only those that this vessel brings to the port of discharge. Its name or its IMO number. */
		FilterVessel: string;
		/** Only those that arrived at the port of discharge, or are expected there, at or after this time, UTC. */
		FilterArrivalStart: Schemas["TimeOrDate"];
		/** Only those that arrived at the port of discharge, or are expected there, at or before this time, UTC. */
		FilterArrivalEnd: Schemas["TimeOrDate"];
		/** Only those that arrived at their inland destination, or are expected there, at or after this time, UTC. */
		FilterDestinationArrivalStart: Schemas["TimeOrDate"];
		/** Only those that arrived at their inland destination, or are expected there, at or before this time, UTC. */
		FilterDestinationArrivalEnd: Schemas["TimeOrDate"];
		/** Only those whose binding last free day (`meta.free_time.ends_on`) is this day or later. A shipment matches if one of its containers does. */
		FilterBindingFreeDayStart: string;
		/** Only those whose binding last free day (`meta.free_time.ends_on`) is this day or earlier. A shipment matches if one of its containers does. */
		FilterBindingFreeDayEnd: string;
		/** Only those that were picked up, and are due back empty without a charge on this day or later, the last free day of detention. A shipment matches if one of its containers does. */
		FilterEmptyReturnDueStart: string;
		/** Only those that were picked up, and are due back empty without a charge on this day or earlier, the last free day of detention. A shipment matches if one of its containers does. */
		FilterEmptyReturnDueEnd: string;
		/** Only those with `updated_at` at or after this time, UTC; like `filter[updated_at][start]`. */
		FilterChangedSince: Schemas["TimeOrDate"];
		/**
		 * `true`: only those with a source that could not be read, or a feed that has pushed nothing, for a day, or for three
		 *     of its intervals if those are longer: those with an entry `source_silent` in `GET /attention`. `false`: the others.
		 */
		FilterSilent: boolean;
		/**
		 * `true`: only those with a milestone in `meta.expected` whose window has passed without a report, while they are tracked. A
		 *     shipment matches if one of its containers does. `false`: the others.
		 */
		FilterOverdue: boolean;
		/** Only those whose shipment has one of these tags, separated by commas. */
		FilterTag: string[];
		/**
		 * Only those with this value in a custom field: `filter[custom_field][<api_slug>]=<value>`. The value is that of
		 *     `value` of the field, or as it is displayed. An unknown slug is refused with 400 and the known ones.
		 */
		FilterCustomField: {
			[key: string]: string;
		};
		/** All but those that `filter[hold]` with this value lists. */
		FilterNotHold: ("any" | "none" | "freight" | "customs" | "USDA" | "VACIS" | "TMF" | "other")[];
		/** All but those that `filter[fees]` with this value lists. */
		FilterNotFees: ("any" | "none" | "demurrage" | "exam" | "extended_dwell_time" | "other" | "total")[];
		/** All but those that `filter[status]` with this value lists. */
		FilterNotStatus: string;
		/** All but those that `filter[port]` with this value lists. */
		FilterNotPort: string;
		/** All but those that `filter[carrier]` with this value lists. */
		FilterNotCarrier: string;
		/** All but those that `filter[terminal]` with this value lists. */
		FilterNotTerminal: string;
		/** All but those that `filter[pickup_place]` with this value lists. */
		FilterNotPickupPlace: string;
		/** All but those that `filter[vessel]` with this value lists. */
		FilterNotVessel: string;
		/** All but those that `filter[tag]` with this value lists. */
		FilterNotTag: string[];
		/** All but those that `filter[customer_id]` with this value lists. */
		FilterNotCustomerId: string;
		/** Accepted from older clients; does nothing. */
		LegacyPodLocode: string;
		/** Accepted from older clients; does nothing. */
		LegacyLineScac: string;
		/** Accepted from older clients; does nothing. */
		LegacyUpdatedAt: string;
		/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
		IdempotencyKey: string;
		/** Identifier of the record. */
		Id: string;
		/** `true`, or names of attributes and relationships whose provenance is added to `meta`. */
		Provenance: string[];
		/** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
		KnownAt: string;
		/**
		 * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
		 *     was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
		 */
		AsOf: string;
		/** Related records to add to `included`. At most 10,000 records. */
		IncludeWithContainers: Schemas["ContainerInclude"][];
		/**
		 * Order of the list: names separated by commas, descending with `-` before one. Records without a value come last in
		 *     both directions; among equal ones, the newest come first. `binding_free_day` is `meta.free_time.ends_on`, `arrival`
		 *     at the port of discharge and `departure` from the port of lading, actual or expected, `changed` the last change, `number` the
		 *     container number, `line` the SCAC.
		 */
		SortContainers: Schemas["ListOrder"][];
		/** Only the containers with exactly this number. */
		FilterNumber: string;
		/** Only those with a charge that has not ended and whose last free day is before this date. */
		FilterFreeTimeEndsBefore: string;
		/**
		 * Only those with a charge that has not ended and whose last free day is at most this many days ahead, or has passed.
		 *     Days are counted at the place where the free time ends, and by the clock of the record: for records of the sandbox,
		 *     its clock.
		 */
		FilterFreeTimeEndsWithin: number;
		/** `true`: only those with a hold, set or expected; `false`: only those that are known to have none. */
		FilterHolds: boolean;
		/** Accepted from older clients; does nothing. */
		LegacyTerminalCheckedBefore: number;
		/** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
		PageSizeOrAll: number;
		/** Related records to add to `included`. At most 10,000 records. */
		IncludeWithTransportEvents: Schemas["TransportEventInclude"][];
		/** Related records to add to `included`. `port` and `vessel` are the places and vessels of all route locations. At most 10,000 records. */
		IncludeWithRoute: Schemas["RouteInclude"][];
		/** The format of the response; by default the one that `Accept` names. */
		Format: "json" | "markdown";
		/** The format of the response; by default the one that `Accept` names. */
		EvidenceFormat: "json" | "pdf";
		/** Related records to add to `included`. At most 10,000 records. */
		IncludeWithAttention: Schemas["AttentionEntryInclude"][];
		/** Related records to add to `included`. At most 10,000 records. */
		IncludeWithContradiction: Schemas["ContradictionInclude"][];
		/** Related records to add to `included`. `tracked_object` is always included. At most 10,000 records. */
		IncludeWithTrackingRequests: Schemas["TrackingRequestInclude"][];
		/** Only those with `created_at` at or after this time, UTC. */
		FilterCreatedAtStart: Schemas["TimeOrDate"];
		/** Only those with `created_at` at or before this time, UTC. */
		FilterCreatedAtEnd: Schemas["TimeOrDate"];
		/** Related records to add to `included`. `reference_object` is as it was sent; the records that it refers to are the present ones. At most 10,000 records. */
		IncludeWithWebhookNotifications: Schemas["WebhookNotificationInclude"][];
		/** Identifier or UN/LOCODE of the place. */
		IdOrLocode: string;
		/** Identifier or IMO number of the vessel. */
		IdOrImo: string;
		/** Port that the vessel sails to. */
		PortId: string;
		/** Port that the vessel comes from. */
		PreviousPortId: string;
		/** Where the vessel is, in degrees from -90 to 90. */
		Latitude: number;
		/** Where the vessel is, in degrees from -180 to 180. */
		Longitude: number;
		/** Related records to add to `included`. At most 10,000 records. */
		IncludeWithDocuments: Schemas["DocumentInclude"][];
		/** Related records to add to `included`. Without it, `documents` and `documents.last_document_representation`. At most 10,000 records. */
		IncludeWithEmailSubmissions: Schemas["EmailSubmissionDetailInclude"][];
		/** Type and version, joined by `@`, or the type alone for its current version. */
		DocumentSchemaId: string;
		/** Rows per page. More than 100 is read as 100. */
		PageSize25: number;
		/** Identifier of the shipment. */
		ShipmentId: string;
		/** Related records to add to `included`. At most 10,000 records. */
		IncludeWithCustomFields: Schemas["CustomFieldInclude"][];
		/** Slug of the field. */
		ApiSlug: string;
		/** Identifier of the container. */
		ContainerId: string;
		/** Identifier of the tracking request. */
		TrackingRequestId: string;
		/** Related records to add to `included`. At most 10,000 records. */
		IncludeWithCustomFieldDefinitions: Schemas["CustomFieldDefinitionInclude"][];
		/** Identifier of the definition. */
		DefinitionId: string;
		/** Identifier of the option. */
		OptionId: string;
	};
	requestBodies: never;
	headers: never;
	pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
	listShipments: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]" | "q" | "include" | "format" | "fields[container]" | "fields[shipment]" | "filter[id]" | "filter[status]" | "filter[port]" | "filter[carrier]" | "filter[updated_at][start]" | "filter[updated_at][end]" | "filter[tracking_stopped]" | "filter[customer_id]" | "filter[customer_name]" | "filter[hold]" | "filter[fees]" | "filter[ready]" | "filter[pickup_place]" | "filter[terminal]" | "filter[vessel]" | "filter[arrival][start]" | "filter[arrival][end]" | "filter[destination_arrival][start]" | "filter[destination_arrival][end]" | "filter[binding_free_day][start]" | "filter[binding_free_day][end]" | "filter[empty_return_due][start]" | "filter[empty_return_due][end]" | "filter[changed_since]" | "filter[silent]" | "filter[overdue]" | "filter[tag]" | "filter[custom_field]" | "filter[not][hold]" | "filter[not][fees]" | "filter[not][status]" | "filter[not][port]" | "filter[not][carrier]" | "filter[not][terminal]" | "filter[not][pickup_place]" | "filter[not][vessel]" | "filter[not][tag]" | "filter[not][customer_id]"> & {
				/** Only those tracked under exactly this bill of lading or booking number. */
				number?: components["parameters"]["Number"];
				/**
				 * Order of the list: names separated by commas, descending with `-` before one. Records without a value come last in
				 *     both directions; among equal ones, the newest come first. `binding_free_day` is the earliest of its containers, `arrival`
				 *     at the port of discharge and `departure` from the port of lading, actual or expected, `changed` the last change, `number` the
				 *     number of the bill, `line` the SCAC.
				 */
				sort?: components["parameters"]["SortShipments"];
				/** Accepted from older clients; does nothing. */
				"filter[pod_locode]"?: components["parameters"]["LegacyPodLocode"];
				/** Accepted from older clients; does nothing. */
				"filter[line_scac]"?: components["parameters"]["LegacyLineScac"];
				/** Accepted from older clients; does nothing. */
				"filter[updated_at]"?: components["parameters"]["LegacyUpdatedAt"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of shipments, with addresses of other pages. */
			200: Answer<Schemas["ShipmentList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	bulkUpdateShipments: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["RecordBatchCreate"]>;
		responses: {
			/** The outcome for each record. */
			200: Answer<Schemas["RecordBatchDocument"]>;
			/** The filters match another number of records than stated, the body names another type, or a request with the same Idempotency-Key is under way. */
			409: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	getShipment: {
		parameters: {
			query?: Pick<Queries, "include" | "provenance" | "known_at" | "as_of">;
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The shipment as it is now. */
			200: Answer<Schemas["ShipmentDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	updateShipment: {
		parameters: ById;
		requestBody: Sent<Schemas["ShipmentUpdate"]>;
		responses: {
			/** The shipment as it is now. */
			200: Answer<Schemas["ShipmentDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	stopShipmentTracking: {
		parameters: ById;
		requestBody?: Sent<Schemas["ShipmentAction"]>;
		responses: {
			/** The shipment as it is now. */
			200: Answer<Schemas["ShipmentDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	resumeShipmentTracking: {
		parameters: ById;
		requestBody?: Sent<Schemas["ShipmentAction"]>;
		responses: {
			/** The shipment as it is now. */
			200: Answer<Schemas["ShipmentDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getShipmentProvenance: {
		parameters: {
			query?: Pick<Queries, "known_at" | "as_of">;
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The provenance as it is now. */
			200: Answer<Schemas["ProvenanceDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	listContainers: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]" | "q" | "format" | "fields[container]" | "fields[shipment]" | "filter[id]" | "filter[status]" | "filter[port]" | "filter[carrier]" | "filter[updated_at][start]" | "filter[updated_at][end]" | "filter[tracking_stopped]" | "filter[customer_id]" | "filter[customer_name]" | "filter[hold]" | "filter[fees]" | "filter[ready]" | "filter[pickup_place]" | "filter[terminal]" | "filter[vessel]" | "filter[arrival][start]" | "filter[arrival][end]" | "filter[destination_arrival][start]" | "filter[destination_arrival][end]" | "filter[binding_free_day][start]" | "filter[binding_free_day][end]" | "filter[empty_return_due][start]" | "filter[empty_return_due][end]" | "filter[changed_since]" | "filter[silent]" | "filter[overdue]" | "filter[tag]" | "filter[custom_field]" | "filter[not][hold]" | "filter[not][fees]" | "filter[not][status]" | "filter[not][port]" | "filter[not][carrier]" | "filter[not][terminal]" | "filter[not][pickup_place]" | "filter[not][vessel]" | "filter[not][tag]" | "filter[not][customer_id]"> & {
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithContainers"];
				/**
				 * Order of the list: names separated by commas, descending with `-` before one. Records without a value come last in
				 *     both directions; among equal ones, the newest come first. `binding_free_day` is `meta.free_time.ends_on`, `arrival`
				 *     at the port of discharge and `departure` from the port of lading, actual or expected, `changed` the last change, `number` the
				 *     container number, `line` the SCAC.
				 */
				sort?: components["parameters"]["SortContainers"];
				/** Only the containers with exactly this number. */
				"filter[number]"?: components["parameters"]["FilterNumber"];
				/** Only those with a charge that has not ended and whose last free day is before this date. */
				"filter[free_time_ends_before]"?: components["parameters"]["FilterFreeTimeEndsBefore"];
				/**
				 * Only those with a charge that has not ended and whose last free day is at most this many days ahead, or has passed.
				 *     Days are counted at the place where the free time ends, and by the clock of the record: for records of the sandbox,
				 *     its clock.
				 */
				"filter[free_time_ends_within]"?: components["parameters"]["FilterFreeTimeEndsWithin"];
				/** `true`: only those with a hold, set or expected; `false`: only those that are known to have none. */
				"filter[holds]"?: components["parameters"]["FilterHolds"];
				/** Accepted from older clients; does nothing. */
				terminal_checked_before?: components["parameters"]["LegacyTerminalCheckedBefore"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of containers, with addresses of other pages. */
			200: Answer<Schemas["ContainerList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	bulkUpdateContainers: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["RecordBatchCreate"]>;
		responses: {
			/** The outcome for each record. */
			200: Answer<Schemas["RecordBatchDocument"]>;
			/** The filters match another number of records than stated, the body names another type, or a request with the same Idempotency-Key is under way. */
			409: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	getContainerPositions: {
		parameters: NoParameters;
		requestBody?: never;
		responses: {
			/** A point for each ship and place, with the number of containers there. */
			200: Answer<Schemas["ContainerPositions"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 403 | 429 | 500 | 503>;
	};
	getContainer: {
		parameters: {
			query?: Pick<Queries, "provenance" | "known_at" | "as_of"> & {
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithContainers"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The container as it is now. */
			200: Answer<Schemas["ContainerDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	updateContainer: {
		parameters: ById;
		requestBody: Sent<Schemas["ContainerUpdate"]>;
		responses: {
			/** The container as it is now. */
			200: Answer<Schemas["ContainerDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	refreshContainer: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The sources that are polled. */
			200: Answer<Schemas["RefreshResult"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	listContainerTransportEvents: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]" | "known_at" | "as_of"> & {
				/** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
				"page[size]"?: components["parameters"]["PageSizeOrAll"];
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithTransportEvents"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of transport events, with addresses of other pages. */
			200: Answer<Schemas["TransportEventList"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	listContainerRawEvents: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]" | "known_at" | "as_of"> & {
				/** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
				"page[size]"?: components["parameters"]["PageSizeOrAll"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of raw events, with addresses of other pages. */
			200: Answer<Schemas["RawEventList"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getContainerChargesForecast: {
		parameters: {
			query?: {
				/** How many days ahead `cost_at_risk` looks. */
				days?: number;
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The charges forecast as it is now. */
			200: Answer<Schemas["ChargesForecastDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getContainerRoute: {
		parameters: {
			query?: {
				/** Related records to add to `included`. `port` and `vessel` are the places and vessels of all route locations. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithRoute"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The route as it is now. */
			200: Answer<Schemas["RouteDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	getContainerProvenance: {
		parameters: {
			query?: Pick<Queries, "known_at" | "as_of">;
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The provenance as it is now. */
			200: Answer<Schemas["ProvenanceDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	explainContainer: {
		parameters: {
			query?: Pick<Queries, "known_at" | "as_of"> & {
				/** The format of the response; by default the one that `Accept` names. */
				format?: components["parameters"]["Format"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The explanation as it is now. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/vnd.api+json": Schemas["ExplanationDocument"];
					"text/markdown": string;
				};
			};
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getContainerEvidence: {
		parameters: {
			query?: Pick<Queries, "known_at" | "as_of"> & {
				/** The format of the response; by default the one that `Accept` names. */
				format?: components["parameters"]["EvidenceFormat"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The evidence pack as it is now. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/vnd.api+json": Schemas["EvidencePackDocument"];
					"application/pdf": Bytes;
				};
			};
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getContainerMapGeojson: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The sea journey as GeoJSON features, first its ports in order, then its legs. */
			200: Answer<Schemas["MapGeojson"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	listAccuracy: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]" | "format"> & {
				/** What a record is about: `source`, all of a source; `port_pair`, a source between one port of lading and one port of discharge. */
				by?: "source" | "port_pair";
				/** Only sources of these kinds, separated by commas. */
				"filter[kind]"?: ("line" | "terminal" | "rail")[];
				/** Only this source, by its `id`; a line also by its SCAC or name. */
				"filter[source]"?: string;
				/** Only journeys from this port, by UN/LOCODE or name. An ambiguous or unknown name is refused with the choices. */
				"filter[port_of_lading]"?: string;
				/** Only journeys to this port, by UN/LOCODE or name. An ambiguous or unknown name is refused with the choices. */
				"filter[port_of_discharge]"?: string;
				/** Only what happened in this month or later: an arrival, what was reported, the beginning of a contradiction; UTC. */
				"filter[month][start]"?: string;
				/** Only what happened in this month or earlier, UTC. */
				"filter[month][end]"?: string;
				/**
				 * Order of the list, descending with `-` before the name: by all cases, by the name of the source's `id`, or by a figure.
				 *     Records without the figure come last.
				 */
				sort?: "cases" | "-cases" | "source" | "-source" | "eta_14" | "-eta_14" | "eta_7" | "-eta_7" | "eta_3" | "-eta_3" | "eta_1" | "-eta_1" | "delay" | "-delay" | "corrected" | "-corrected" | "correction" | "-correction" | "lost" | "-lost";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of records, with addresses of other pages. */
			200: Answer<Schemas["SourceAccuracyList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	listAttention: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]"> & {
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithAttention"];
				/** Only these kinds, separated by commas. */
				"filter[kind]"?: Schemas["AttentionKind"][];
				/** Only these severities, separated by commas. */
				"filter[severity]"?: ("high" | "medium" | "low")[];
				/** Only these states, separated by commas; `open` unless given. */
				"filter[state]"?: ("open" | "snoozed" | "done")[];
				/**
				 * Only those about this source: records that it is silent about, or that wait until it is connected. By its `id`; a line also
				 *     by its SCAC or name.
				 */
				"filter[source]"?: string;
				/** Only those with `changed_at` at or after this time, UTC. What is gone is in `GET /events`. */
				"filter[changed_since]"?: Schemas["TimeOrDate"];
				/** Only those about this container. */
				"filter[container_id]"?: string;
				/** Only those about this shipment or one of its containers. */
				"filter[shipment_id]"?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of entries, with addresses of other pages. */
			200: Answer<Schemas["AttentionEntryList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	getAttentionSettings: {
		parameters: NoParameters;
		requestBody?: never;
		responses: {
			/** The settings as they are now. */
			200: Answer<Schemas["AttentionSettingsDocument"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	updateAttentionSettings: {
		parameters: NoParameters;
		requestBody: Sent<Schemas["AttentionSettingsUpdate"]>;
		responses: {
			/** The settings as they are now. */
			200: Answer<Schemas["AttentionSettingsDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getAttentionEntry: {
		parameters: {
			query?: {
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithAttention"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The entry as it is now. */
			200: Answer<Schemas["AttentionEntryDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	updateAttentionEntry: {
		parameters: ById;
		requestBody: Sent<Schemas["AttentionEntryUpdate"]>;
		responses: {
			/** The entry as it is now. */
			200: Answer<Schemas["AttentionEntryDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listContradictions: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]" | "format" | "known_at" | "as_of"> & {
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithContradiction"];
				/** Only these kinds, separated by commas. */
				"filter[kind]"?: Schemas["ContradictionKind"][];
				/** Only these severities, separated by commas. */
				"filter[severity]"?: ("high" | "medium" | "low")[];
				/** Only these states, separated by commas; `open` unless given. */
				"filter[state]"?: ("open" | "resolved")[];
				/** Only those with `changed_at` at or after this time, UTC. */
				"filter[changed_since]"?: Schemas["TimeOrDate"];
				/** Only those about this container. */
				"filter[container_id]"?: string;
				/** Only those about the containers of this shipment. */
				"filter[shipment_id]"?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of contradictions, with addresses of other pages. */
			200: Answer<Schemas["ContradictionList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	getContradiction: {
		parameters: {
			query?: Pick<Queries, "known_at" | "as_of"> & {
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithContradiction"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The contradiction as it is now. */
			200: Answer<Schemas["ContradictionDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	listTrackingRequests: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]" | "q" | "filter[updated_at][start]" | "filter[updated_at][end]"> & {
				/** Related records to add to `included`. `tracked_object` is always included. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithTrackingRequests"];
				/** Only those with exactly this number. */
				"filter[request_number]"?: string;
				/** Only those in this status; an unknown one matches nothing. */
				"filter[status]"?: string;
				/** Only those of this line. */
				"filter[scac]"?: string;
				/** Only those of this kind of number; `booking` and `booking_number` mean the same. */
				"filter[request_type]"?: string;
				/** Only those with `created_at` at or after this time, UTC. */
				"filter[created_at][start]"?: components["parameters"]["FilterCreatedAtStart"];
				/** Only those with `created_at` at or before this time, UTC. */
				"filter[created_at][end]"?: components["parameters"]["FilterCreatedAtEnd"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of tracking requests, with addresses of other pages. */
			200: Answer<Schemas["TrackingRequestList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	createTrackingRequest: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["TrackingRequestCreate"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["TrackingRequestDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getTrackingRequest: {
		parameters: {
			query?: {
				/** Related records to add to `included`. `tracked_object` is always included. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithTrackingRequests"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The tracking request as it is now. */
			200: Answer<Schemas["TrackingRequestDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	updateTrackingRequest: {
		parameters: ById;
		requestBody: Sent<Schemas["TrackingRequestUpdate"]>;
		responses: {
			/** The tracking request as it is now. */
			200: Answer<Schemas["TrackingRequestDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	bulkCreateTrackingRequests: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["TrackingRequestBatchCreate"]>;
		responses: {
			/** The tracking request batch as it is now. */
			200: Answer<Schemas["TrackingRequestBatchDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	inferTrackingNumber: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["InferNumber"]>;
		responses: {
			/** What the number reveals. */
			200: Answer<Schemas["InferNumberDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getSandboxClock: {
		parameters: NoParameters;
		requestBody?: never;
		responses: {
			/** The sandbox clock as it is now. */
			200: Answer<Schemas["SandboxClockDocument"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	advanceSandboxClock: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["SandboxClockAdvance"]>;
		responses: {
			/** The sandbox clock as it is now. */
			200: Answer<Schemas["SandboxClockDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	searchRecords: {
		parameters: {
			query: {
				/** What to look for. */
				query: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of search results, with addresses of other pages. */
			200: Answer<Schemas["SearchResultList"]>;
			/** A parameter is unknown, malformed or missing. */
			400: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 401 | 429 | 500 | 503>;
	};
	listCalendarFeeds: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]">;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of calendar feeds, with addresses of other pages. */
			200: Answer<Schemas["CalendarFeedList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	createCalendarFeed: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["CalendarFeedCreate"]>;
		responses: {
			/** The record that was created, with its address. */
			201: Answer<Schemas["CalendarFeedDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	getCalendarFeed: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The feed as it is now. */
			200: Answer<Schemas["CalendarFeedDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	deleteCalendarFeed: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			204: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	rotateCalendarFeed: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The feed, with its new address. */
			201: Answer<Schemas["CalendarFeedDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
	};
	listViews: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]">;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of views, with addresses of other pages. */
			200: Answer<Schemas["ViewList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	createView: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["ViewCreate"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["ViewDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getView: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The view as it is now. */
			200: Answer<Schemas["ViewDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	deleteView: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			204: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	updateView: {
		parameters: ById;
		requestBody: Sent<Schemas["ViewUpdate"]>;
		responses: {
			/** The view as it is now. */
			200: Answer<Schemas["ViewDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listEvents: {
		parameters: {
			query?: {
				/** Sequence number of the last event that you have; 0 from the beginning. */
				after?: number;
				/** At most this many events. */
				limit?: number;
				/** Seconds to wait if there are no events. */
				wait?: number;
				/** Only these events, by the names that webhooks use, separated by commas. */
				"filter[event]"?: string[];
				/** Only changes of these types of record, separated by commas. */
				"filter[resource_type]"?: string[];
				/** Only changes of this record. */
				"filter[resource_id]"?: string;
				/** Only what concerns this shipment, its containers included. */
				"filter[shipment_id]"?: string;
				/** Only what concerns this container. */
				"filter[container_id]"?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of events, with addresses of other pages. */
			200: Answer<Schemas["EventList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	listWebhooks: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]">;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of webhooks, with addresses of other pages. */
			200: Answer<Schemas["WebhookList"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 429 | 500 | 503>;
	};
	createWebhook: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["WebhookCreate"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["WebhookDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getWebhook: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The webhook as it is now. */
			200: Answer<Schemas["WebhookDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	deleteWebhook: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			200: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	updateWebhook: {
		parameters: ById;
		requestBody: Sent<Schemas["WebhookUpdate"]>;
		responses: {
			/** The webhook as it is now. */
			200: Answer<Schemas["WebhookDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	rotateWebhookSecret: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The webhook as it is now. */
			200: Answer<Schemas["WebhookDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
	};
	replayWebhook: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody: Sent<Schemas["WebhookReplay"]>;
		responses: {
			/** How many are sent again. */
			202: Answer<Schemas["WebhookReplayDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listWebhookEvents: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]"> & {
				/** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
				"page[size]"?: components["parameters"]["PageSizeOrAll"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of categories of webhook events, with addresses of other pages. */
			200: Answer<Schemas["WebhookEventCategoryList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	listWebhookIps: {
		parameters: NoParameters;
		requestBody?: never;
		responses: {
			/** The addresses from which this installation sends deliveries. */
			200: Answer<Schemas["WebhookIps"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	triggerWebhook: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["WebhookTrigger"]>;
		responses: {
			/** Whether the address accepted the sample, what was sent, and its response. */
			200: Answer<Schemas["WebhookTriggerResult"], "application/json">;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listWebhookNotifications: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]"> & {
				/** Related records to add to `included`. `reference_object` is as it was sent; the records that it refers to are the present ones. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithWebhookNotifications"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of webhook notifications, with addresses of other pages. */
			200: Answer<Schemas["WebhookNotificationList"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 429 | 500 | 503>;
	};
	getWebhookNotification: {
		parameters: {
			query?: {
				/** Related records to add to `included`. `reference_object` is as it was sent; the records that it refers to are the present ones. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithWebhookNotifications"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The webhook notification as it is now. */
			200: Answer<Schemas["WebhookNotificationDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	getWebhookNotificationBody: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The body, as it was or will be posted. */
			200: Answer<Schemas["WebhookNotificationDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 410 | 429 | 500 | 503>;
	};
	getWebhookNotificationExample: {
		parameters: {
			query: {
				/** Name of the event. */
				event: Schemas["WebhookEventName"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The webhook notification as it is now. */
			200: Answer<Schemas["WebhookNotificationDocument"]>;
			/** A parameter is unknown or malformed. */
			400: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 401 | 429 | 500 | 503>;
	};
	listShippingLines: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]"> & {
				/** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
				"page[size]"?: components["parameters"]["PageSizeOrAll"];
				/** Part of a name or SCAC, however the words of a name are joined, or a name followed by another word. */
				search?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of shipping lines, with addresses of other pages. */
			200: Answer<Schemas["ShippingLineList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	getShippingLine: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The shipping line as it is now. */
			200: Answer<Schemas["ShippingLineDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getReport: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The report as it is now. */
			200: Answer<Schemas["ReportDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	listSources: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]"> & {
				/** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
				"page[size]"?: components["parameters"]["PageSizeOrAll"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of sources, with addresses of other pages. */
			200: Answer<Schemas["SourceList"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 429 | 500 | 503>;
	};
	listSourceSilences: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]"> & {
				/** Only sources of these kinds, separated by commas. */
				"filter[kind]"?: ("line" | "terminal" | "rail")[];
				/** Only this source, by its `id`; a line also by its SCAC or name. */
				"filter[source]"?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of silences, with addresses of other pages. */
			200: Answer<Schemas["SourceSilenceList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	getSourceSilence: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The silence as it was sent. */
			200: Answer<Schemas["SourceSilenceDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getPort: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier or UN/LOCODE of the place. */
				id: components["parameters"]["IdOrLocode"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The port as it is now. */
			200: Answer<Schemas["PortDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getMetroArea: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier or UN/LOCODE of the place. */
				id: components["parameters"]["IdOrLocode"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The metro area as it is now. */
			200: Answer<Schemas["MetroAreaDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getTerminal: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The terminal as it is now. */
			200: Answer<Schemas["TerminalDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getVessel: {
		parameters: {
			query?: {
				/** Positions from then on; seven days ago where only the other end is given. */
				"show_positions[from_timestamp]"?: Schemas["TimeOrDate"];
				/** Positions up to then; now where only the other end is given. */
				"show_positions[to_timestamp]"?: Schemas["TimeOrDate"];
			};
			header?: never;
			path: {
				/** Identifier or IMO number of the vessel. */
				id: components["parameters"]["IdOrImo"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The vessel as it is now. */
			200: Answer<Schemas["VesselDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	getVesselFuturePositions: {
		parameters: {
			query: {
				/** Port that the vessel sails to. */
				port_id: components["parameters"]["PortId"];
				/** Port that the vessel comes from. */
				previous_port_id: components["parameters"]["PreviousPortId"];
			};
			header?: never;
			path: {
				/** Identifier or IMO number of the vessel. */
				id: components["parameters"]["IdOrImo"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The vessel as it is now. */
			200: Answer<Schemas["VesselDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	getVesselFuturePositionsWithCoordinates: {
		parameters: {
			query: {
				/** Port that the vessel sails to. */
				port_id: components["parameters"]["PortId"];
				/** Port that the vessel comes from. */
				previous_port_id: components["parameters"]["PreviousPortId"];
				/** Where the vessel is, in degrees from -90 to 90. */
				latitude: components["parameters"]["Latitude"];
				/** Where the vessel is, in degrees from -180 to 180. */
				longitude: components["parameters"]["Longitude"];
			};
			header?: never;
			path: {
				/** Identifier or IMO number of the vessel. */
				id: components["parameters"]["IdOrImo"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The vessel as it is now. */
			200: Answer<Schemas["VesselDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	listDocuments: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]"> & {
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithDocuments"];
				/** Order of the list, descending with `-` before it. `added_by` is the name of the user who added it, then how it came. */
				sort?: "document_type" | "-document_type" | "added_by" | "-added_by" | "created_at" | "-created_at";
				/** Only those whose file name has all of these words. */
				"filter[filename]"?: string;
				/** Only those linked to a shipment or container that has exactly this number or reference number. */
				"filter[reference]"?: string;
				/** Only those whose effective type is one of these, separated by commas. `unknown` means those of no known type. */
				"filter[document_types]"?: string[];
				/** Only those whose text could, or could not, be read. */
				"filter[readability]"?: "text" | "recognized" | "no_text" | "not_read";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of documents, with addresses of other pages. */
			200: Answer<Schemas["DocumentList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	createDocument: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["DocumentCreate"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["DocumentDocument"]>;
			/** The same file is already a document, the body names another type, or a request with the same Idempotency-Key is under way. */
			409: Answer<Schemas["Errors"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 413 | 415 | 429 | 500 | 503>;
	};
	getDocument: {
		parameters: {
			query?: {
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithDocuments"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The document as it is now. */
			200: Answer<Schemas["DocumentDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	deleteDocument: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			204: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	updateDocument: {
		parameters: ById;
		requestBody: Sent<Schemas["DocumentUpdate"]>;
		responses: {
			/** The document as it is now. */
			200: Answer<Schemas["DocumentDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getDocumentDownloadUrl: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** A link to the file that is valid for a short time. */
			200: Answer<Schemas["DocumentDownload"], "application/json">;
			/** There is no file. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getDocumentPage: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
				/** Number of the page, from 1. */
				page: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A picture of the page, as PNG. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"image/png": Bytes;
				};
			};
			/** There is no file. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	reextractDocument: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** It will be done soon. */
			202: Answer<Schemas["DocumentAccepted"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
	};
	reclassifyDocument: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** It will be done soon. */
			202: Answer<Schemas["DocumentAccepted"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
	};
	relinkDocument: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** It will be done soon. */
			202: Answer<Schemas["DocumentAccepted"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>;
	};
	rotateDocument: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody: Sent<Schemas["DocumentRotate"]>;
		responses: {
			/** It will be done soon. */
			202: Answer<Schemas["DocumentAccepted"], "application/json">;
			/** The body is understood but not acceptable, or the file is no image, or gone. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listDocumentTypes: {
		parameters: NoParameters;
		requestBody?: never;
		responses: {
			/** The types, each with its value in the API and its name for people. */
			200: Answer<Schemas["DocumentTypes"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	listEmailSubmissions: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]"> & {
				/** Related records to add to `included`. Without it, `documents` and `documents.last_document_representation`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithEmailSubmissions"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of mails, with addresses of other pages. */
			200: Answer<Schemas["EmailSubmissionList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	createEmailSubmission: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"message/rfc822": string;
			};
		};
		responses: {
			/** The mail was accepted; its attachments become documents. */
			201: Answer<Schemas["EmailSubmissionDocument"]>;
			/** The body is no mail. */
			415: Answer<Schemas["Errors"]>;
			/** The mail cannot be read, or contains more than is accepted. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 429 | 500 | 503>;
	};
	getEmailSubmission: {
		parameters: {
			query?: {
				/** Related records to add to `included`. Without it, `documents` and `documents.last_document_representation`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithEmailSubmissions"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The mail as it is now. */
			200: Answer<Schemas["EmailSubmissionDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	getDocumentSchema: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Type and version, joined by `@`, or the type alone for its current version. */
				id: components["parameters"]["DocumentSchemaId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The document schema as it is now. */
			200: Answer<Schemas["DocumentSchemaDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	listParties: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]"> & {
				/** Rows per page. More than 100 is read as 100. */
				"page[size]"?: components["parameters"]["PageSize25"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of parties, with addresses of other pages. */
			200: Answer<Schemas["PartyList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	createParty: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["PartyCreate"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["PartyDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getParty: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The party as it is now. */
			200: Answer<Schemas["PartyDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	updateParty: {
		parameters: ById;
		requestBody: Sent<Schemas["PartyUpdate"]>;
		responses: {
			/** The party as it is now. */
			200: Answer<Schemas["PartyDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listApiKeys: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]">;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of API keys, with addresses of other pages. */
			200: Answer<Schemas["ApiKeyList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	createApiKey: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["ApiKeyCreate"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["ApiKeyDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	getApiKey: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The API key as it is now. */
			200: Answer<Schemas["ApiKeyDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	revokeApiKey: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The key was revoked; the answer has no body. */
			204: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	rotateApiKey: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: Sent<Schemas["ApiKeyRotation"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["ApiKeyDocument"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503>;
	};
	listAuditEvents: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]"> & {
				/** Only these actions, separated by commas. */
				"filter[action]"?: string[];
				/** Only what this user, or one of their keys, did; by the id of `relationships.user`. */
				"filter[user]"?: string;
				/** Only what happened at or after this time, UTC. */
				"filter[occurred_at][start]"?: Schemas["TimeOrDate"];
				/** Only what happened at or before this time, UTC. */
				"filter[occurred_at][end]"?: Schemas["TimeOrDate"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of audit events, with addresses of other pages. */
			200: Answer<Schemas["AuditEventList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	auditInvoice: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["InvoiceAuditCreate"]>;
		responses: {
			/** What the bill has, lacks and gets wrong. */
			200: Answer<Schemas["InvoiceAuditDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listTariffs: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[size]" | "page[after]">;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of tariffs, with addresses of other pages. */
			200: Answer<Schemas["TariffList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	createTariff: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["TariffCreate"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["TariffDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getTariff: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** The tariff as it is now. */
			200: Answer<Schemas["TariffDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	deleteTariff: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			204: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	updateTariff: {
		parameters: ById;
		requestBody: Sent<Schemas["TariffUpdate"]>;
		responses: {
			/** The tariff as it is now. */
			200: Answer<Schemas["TariffDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listShipmentCustomFields: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]"> & {
				/** Rows per page. More than 100 is read as 100. */
				"page[size]"?: components["parameters"]["PageSize25"];
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithCustomFields"];
			};
			header?: never;
			path: {
				/** Identifier of the shipment. */
				shipment_id: components["parameters"]["ShipmentId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of custom fields, with addresses of other pages. */
			200: Answer<Schemas["CustomFieldList"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	createShipmentCustomField: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the shipment. */
				shipment_id: components["parameters"]["ShipmentId"];
			};
			cookie?: never;
		};
		requestBody: Sent<Schemas["CustomFieldSet"]>;
		responses: {
			/** The value of the field, as it is stored. */
			201: Answer<Schemas["CustomFieldDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	deleteShipmentCustomField: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the shipment. */
				shipment_id: components["parameters"]["ShipmentId"];
				/** Slug of the field. */
				api_slug: components["parameters"]["ApiSlug"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			204: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	updateShipmentCustomField: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the shipment. */
				shipment_id: components["parameters"]["ShipmentId"];
				/** Slug of the field. */
				api_slug: components["parameters"]["ApiSlug"];
			};
			cookie?: never;
		};
		requestBody: Sent<Schemas["CustomFieldUpdate"]>;
		responses: {
			/** The custom field as it is now. */
			200: Answer<Schemas["CustomFieldDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listContainerCustomFields: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]"> & {
				/** Rows per page. More than 100 is read as 100. */
				"page[size]"?: components["parameters"]["PageSize25"];
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithCustomFields"];
			};
			header?: never;
			path: {
				/** Identifier of the container. */
				container_id: components["parameters"]["ContainerId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of custom fields, with addresses of other pages. */
			200: Answer<Schemas["CustomFieldList"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	createContainerCustomField: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the container. */
				container_id: components["parameters"]["ContainerId"];
			};
			cookie?: never;
		};
		requestBody: Sent<Schemas["CustomFieldSet"]>;
		responses: {
			/** The value of the field, as it is stored. */
			201: Answer<Schemas["CustomFieldDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	deleteContainerCustomField: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the container. */
				container_id: components["parameters"]["ContainerId"];
				/** Slug of the field. */
				api_slug: components["parameters"]["ApiSlug"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			204: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	updateContainerCustomField: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the container. */
				container_id: components["parameters"]["ContainerId"];
				/** Slug of the field. */
				api_slug: components["parameters"]["ApiSlug"];
			};
			cookie?: never;
		};
		requestBody: Sent<Schemas["CustomFieldUpdate"]>;
		responses: {
			/** The custom field as it is now. */
			200: Answer<Schemas["CustomFieldDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listTrackingRequestCustomFields: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]"> & {
				/** Rows per page. More than 100 is read as 100. */
				"page[size]"?: components["parameters"]["PageSize25"];
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithCustomFields"];
			};
			header?: never;
			path: {
				/** Identifier of the tracking request. */
				tracking_request_id: components["parameters"]["TrackingRequestId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of custom fields, with addresses of other pages. */
			200: Answer<Schemas["CustomFieldList"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	createTrackingRequestCustomField: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the tracking request. */
				tracking_request_id: components["parameters"]["TrackingRequestId"];
			};
			cookie?: never;
		};
		requestBody: Sent<Schemas["CustomFieldSet"]>;
		responses: {
			/** The value of the field, as it is stored. */
			201: Answer<Schemas["CustomFieldDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	deleteTrackingRequestCustomField: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the tracking request. */
				tracking_request_id: components["parameters"]["TrackingRequestId"];
				/** Slug of the field. */
				api_slug: components["parameters"]["ApiSlug"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			204: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	updateTrackingRequestCustomField: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the tracking request. */
				tracking_request_id: components["parameters"]["TrackingRequestId"];
				/** Slug of the field. */
				api_slug: components["parameters"]["ApiSlug"];
			};
			cookie?: never;
		};
		requestBody: Sent<Schemas["CustomFieldUpdate"]>;
		responses: {
			/** The custom field as it is now. */
			200: Answer<Schemas["CustomFieldDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listCustomFieldDefinitions: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]"> & {
				/** Rows per page. More than 100 is read as 100. */
				"page[size]"?: components["parameters"]["PageSize25"];
				/** Only fields of this kind of record. */
				"filter[entity_type]"?: string;
				/** Only those of this kind of value. */
				"filter[data_type]"?: string;
				/** Only those whose name begins with this. */
				"filter[display_name]"?: string;
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithCustomFieldDefinitions"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of custom field definitions, with addresses of other pages. */
			200: Answer<Schemas["CustomFieldDefinitionList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	createCustomFieldDefinition: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["CustomFieldDefinitionCreate"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["CustomFieldDefinitionDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getCustomFieldDefinition: {
		parameters: {
			query?: {
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithCustomFieldDefinitions"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The custom field definition as it is now. */
			200: Answer<Schemas["CustomFieldDefinitionDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	deleteCustomFieldDefinition: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			200: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	updateCustomFieldDefinition: {
		parameters: ById;
		requestBody: Sent<Schemas["CustomFieldDefinitionUpdate"]>;
		responses: {
			/** The custom field definition as it is now. */
			200: Answer<Schemas["CustomFieldDefinitionDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listCustomFieldOptions: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]"> & {
				/** Rows per page. More than 100 is read as 100. */
				"page[size]"?: components["parameters"]["PageSize25"];
			};
			header?: never;
			path: {
				/** Identifier of the definition. */
				definition_id: components["parameters"]["DefinitionId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of custom field options, with addresses of other pages. */
			200: Answer<Schemas["CustomFieldOptionList"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	createCustomFieldOption: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/** Identifier of the definition. */
				definition_id: components["parameters"]["DefinitionId"];
			};
			cookie?: never;
		};
		requestBody: Sent<Schemas["CustomFieldOptionCreate"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["CustomFieldOptionDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getCustomFieldOption: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the definition. */
				definition_id: components["parameters"]["DefinitionId"];
				/** Identifier of the option. */
				option_id: components["parameters"]["OptionId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The custom field option as it is now. */
			200: Answer<Schemas["CustomFieldOptionDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	deleteCustomFieldOption: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the definition. */
				definition_id: components["parameters"]["DefinitionId"];
				/** Identifier of the option. */
				option_id: components["parameters"]["OptionId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			200: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	updateCustomFieldOption: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** Identifier of the definition. */
				definition_id: components["parameters"]["DefinitionId"];
				/** Identifier of the option. */
				option_id: components["parameters"]["OptionId"];
			};
			cookie?: never;
		};
		requestBody: Sent<Schemas["CustomFieldOptionUpdate"]>;
		responses: {
			/** The custom field option as it is now. */
			200: Answer<Schemas["CustomFieldOptionDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	listCustomFields: {
		parameters: {
			query?: Pick<Queries, "page[number]" | "page[after]"> & {
				/** Rows per page. More than 100 is read as 100. */
				"page[size]"?: components["parameters"]["PageSize25"];
				/** Only those of this kind of record. */
				"filter[entity_type]"?: string;
				/** Only those of this record. */
				"filter[entity_id]"?: string;
				/** Only those of this field. */
				"filter[definition_id]"?: string;
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithCustomFields"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** A page of custom fields, with addresses of other pages. */
			200: Answer<Schemas["CustomFieldList"]>;
		} & Pick<Refusals, 400 | 401 | 429 | 500 | 503>;
	};
	createCustomField: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["CustomFieldCreate"]>;
		responses: {
			/** The record that was created, as it is stored. */
			201: Answer<Schemas["CustomFieldDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	getCustomField: {
		parameters: {
			query?: {
				/** Related records to add to `included`. At most 10,000 records. */
				include?: components["parameters"]["IncludeWithCustomFields"];
			};
			header?: never;
			path: {
				/** Identifier of the record. */
				id: components["parameters"]["Id"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** The custom field as it is now. */
			200: Answer<Schemas["CustomFieldDocument"]>;
		} & Pick<Refusals, 400 | 401 | 404 | 429 | 500 | 503>;
	};
	deleteCustomField: {
		parameters: ById;
		requestBody?: never;
		responses: {
			/** Deleted; the answer has no body. */
			200: NoContent;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 429 | 500 | 503>;
	};
	updateCustomField: {
		parameters: ById;
		requestBody: Sent<Schemas["CustomFieldUpdate"]>;
		responses: {
			/** The custom field as it is now. */
			200: Answer<Schemas["CustomFieldDocument"]>;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	createDirectUpload: {
		parameters: {
			query?: never;
			header?: {
				/** Repeating a request with the same key and body returns the first response again. Keys are kept for 24 hours. */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: Sent<Schemas["DirectUploadCreate"]>;
		responses: {
			/** Where to put the bytes. */
			200: Answer<Schemas["DirectUpload"], "application/json">;
			/** The body is well-formed, but its content is not acceptable. */
			422: Answer<Schemas["Errors"]>;
		} & Pick<Refusals, 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 500 | 503>;
	};
	sendTrackingRequestSucceeded: Notify<Schemas["TrackingRequestSucceededNotification"]>;
	sendTrackingRequestFailed: Notify<Schemas["TrackingRequestFailedNotification"]>;
	sendTrackingRequestAwaitingManifest: Notify<Schemas["TrackingRequestAwaitingManifestNotification"]>;
	sendTrackingRequestTrackingStopped: Notify<Schemas["TrackingRequestTrackingStoppedNotification"]>;
	sendContainerCreated: Notify<Schemas["ContainerCreatedNotification"]>;
	sendContainerUpdated: Notify<Schemas["ContainerUpdatedNotification"]>;
	sendContainerPodTerminalChanged: Notify<Schemas["ContainerPodTerminalChangedNotification"]>;
	sendContainerPickupLfdChanged: Notify<Schemas["ContainerPickupLfdChangedNotification"]>;
	sendContainerPickupLfdLineChanged: Notify<Schemas["ContainerPickupLfdLineChangedNotification"]>;
	sendContainerPickupLfdTerminalChanged: Notify<Schemas["ContainerPickupLfdTerminalChangedNotification"]>;
	sendContainerPickupLfdRailChanged: Notify<Schemas["ContainerPickupLfdRailChangedNotification"]>;
	sendContainerPickupAppointmentChanged: Notify<Schemas["ContainerPickupAppointmentChangedNotification"]>;
	sendContainerTransportEmptyOut: Notify<Schemas["ContainerTransportEmptyOutNotification"]>;
	sendContainerTransportFullIn: Notify<Schemas["ContainerTransportFullInNotification"]>;
	sendContainerTransportVesselLoaded: Notify<Schemas["ContainerTransportVesselLoadedNotification"]>;
	sendContainerTransportVesselDeparted: Notify<Schemas["ContainerTransportVesselDepartedNotification"]>;
	sendContainerTransportTransshipmentArrived: Notify<Schemas["ContainerTransportTransshipmentArrivedNotification"]>;
	sendContainerTransportTransshipmentDischarged: Notify<Schemas["ContainerTransportTransshipmentDischargedNotification"]>;
	sendContainerTransportTransshipmentLoaded: Notify<Schemas["ContainerTransportTransshipmentLoadedNotification"]>;
	sendContainerTransportTransshipmentDeparted: Notify<Schemas["ContainerTransportTransshipmentDepartedNotification"]>;
	sendContainerTransportFeederArrived: Notify<Schemas["ContainerTransportFeederArrivedNotification"]>;
	sendContainerTransportFeederDischarged: Notify<Schemas["ContainerTransportFeederDischargedNotification"]>;
	sendContainerTransportFeederLoaded: Notify<Schemas["ContainerTransportFeederLoadedNotification"]>;
	sendContainerTransportFeederDeparted: Notify<Schemas["ContainerTransportFeederDepartedNotification"]>;
	sendContainerTransportVesselArrived: Notify<Schemas["ContainerTransportVesselArrivedNotification"]>;
	sendContainerTransportVesselBerthed: Notify<Schemas["ContainerTransportVesselBerthedNotification"]>;
	sendContainerTransportVesselDischarged: Notify<Schemas["ContainerTransportVesselDischargedNotification"]>;
	sendContainerTransportAvailable: Notify<Schemas["ContainerTransportAvailableNotification"]>;
	sendContainerTransportNotAvailable: Notify<Schemas["ContainerTransportNotAvailableNotification"]>;
	sendContainerTransportFullOut: Notify<Schemas["ContainerTransportFullOutNotification"]>;
	sendContainerTransportDelivered: Notify<Schemas["ContainerTransportDeliveredNotification"]>;
	sendContainerTransportEmptyIn: Notify<Schemas["ContainerTransportEmptyInNotification"]>;
	sendContainerTransportRailLoaded: Notify<Schemas["ContainerTransportRailLoadedNotification"]>;
	sendContainerTransportRailDeparted: Notify<Schemas["ContainerTransportRailDepartedNotification"]>;
	sendContainerTransportRailArrived: Notify<Schemas["ContainerTransportRailArrivedNotification"]>;
	sendContainerTransportRailUnloaded: Notify<Schemas["ContainerTransportRailUnloadedNotification"]>;
	sendContainerTransportArrivedAtInlandDestination: Notify<Schemas["ContainerTransportArrivedAtInlandDestinationNotification"]>;
	sendContainerTransportEstimatedVesselDeparted: Notify<Schemas["ContainerTransportEstimatedVesselDepartedNotification"]>;
	sendContainerTransportEstimatedVesselArrived: Notify<Schemas["ContainerTransportEstimatedVesselArrivedNotification"]>;
	sendContainerTransportEstimatedArrivedAtInlandDestination: Notify<Schemas["ContainerTransportEstimatedArrivedAtInlandDestinationNotification"]>;
	sendShipmentEstimatedArrival: Notify<Schemas["ShipmentEstimatedArrivalNotification"]>;
	sendShipmentUpdated: Notify<Schemas["ShipmentUpdatedNotification"]>;
	sendDocumentExtracted: Notify<Schemas["DocumentExtractedNotification"]>;
	sendDocumentExtractionFailed: Notify<Schemas["DocumentExtractionFailedNotification"]>;
	sendAttentionOpened: Notify<Schemas["AttentionOpenedNotification"]>;
	sendAttentionClosed: Notify<Schemas["AttentionClosedNotification"]>;
	sendContainerContradictionOpened: Notify<Schemas["ContainerContradictionOpenedNotification"]>;
	sendContainerContradictionResolved: Notify<Schemas["ContainerContradictionResolvedNotification"]>;
	sendContainerMilestoneOverdue: Notify<Schemas["ContainerMilestoneOverdueNotification"]>;
	sendSourceSilent: Notify<Schemas["SourceSilentNotification"]>;
	sendSourceSilenceEnded: Notify<Schemas["SourceSilenceEndedNotification"]>;
}
type Responses = components["responses"];
type Schemas = components["schemas"];
/** Query parameters that several operations take. */
export interface Queries {
	/** Number of the page, from 1. */
	"page[number]"?: components["parameters"]["PageNumber"];
	/** Rows per page. More than 100 is read as 100. */
	"page[size]"?: components["parameters"]["PageSize"];
	/**
	 * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
	 *     them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
	 *     page.
	 */
	"page[after]"?: components["parameters"]["PageAfter"];
	/** Words to find, in numbers, references and everything else that `GET /search` covers. */
	q?: components["parameters"]["Search"];
	/** Related records to add to `included`. At most 10,000 records. */
	include?: components["parameters"]["IncludeWithShipments"];
	/**
	 * The format of the response; by default the one that `Accept` names. A file (`csv`, `xlsx`) has all records of the
	 *     list in its order, one per row, so it takes no `page[…]` and no `include`; its columns are those of `fields[…]`, or
	 *     a default set. Times are local to their place, with its UTC offset. In CSV, a text that a spreadsheet would evaluate
	 *     is preceded by an apostrophe.
	 */
	format?: components["parameters"]["FormatOfList"];
	/**
	 * Returns only these attributes and relationships of each container, separated by commas, besides `id`, `type`,
	 *     `links` and `meta`. Others are left out even if the schema requires them.
	 */
	"fields[container]"?: components["parameters"]["FieldsContainer"];
	/**
	 * Returns only these attributes and relationships of each shipment, separated by commas, besides `id`, `type`, `links`
	 *     and `meta`. Others are left out even if the schema requires them.
	 */
	"fields[shipment]"?: components["parameters"]["FieldsShipment"];
	/**
	 * Only those with one of these ids, separated by commas, in the order of the list, for example to export selected
	 *     records. Ids that are not records of the account are ignored.
	 */
	"filter[id]"?: components["parameters"]["FilterId"];
	/**
	 * Only those in this `current_status`; a shipment matches if one of its containers does. For shipments also the stage of the journey:
	 *     `pending`, `awaiting_departure`, `in_transit`, `arrived_at_pod`, `delivered_to_destination`.
	 */
	"filter[status]"?: components["parameters"]["FilterStatus"];
	/** Only those whose port of lading, port of discharge or destination has this UN/LOCODE or name. A name that matches several places, or none, is refused with 400 and the choices. */
	"filter[port]"?: components["parameters"]["FilterPort"];
	/** Only those of the line with this SCAC or name. A name that matches several lines, or none, is refused with 400 and the choices. */
	"filter[carrier]"?: components["parameters"]["FilterCarrier"];
	/** Only those with `updated_at` at or after this time, UTC. */
	"filter[updated_at][start]"?: components["parameters"]["FilterUpdatedAtStart"];
	/** Only those with `updated_at` at or before this time, UTC. */
	"filter[updated_at][end]"?: components["parameters"]["FilterUpdatedAtEnd"];
	/** True: only those no longer tracked at the line. False: only those still tracked. */
	"filter[tracking_stopped]"?: components["parameters"]["FilterTrackingStopped"];
	/** Only those of the customer with this party or account id. */
	"filter[customer_id]"?: components["parameters"]["FilterCustomerId"];
	/** Only those of the customer with this name. */
	"filter[customer_name]"?: components["parameters"]["FilterCustomerName"];
	/**
	 * Only those with a hold of one of these names, set or expected, separated by commas. `any`: with a hold; `none`:
	 *     those that are known to have none. A shipment matches if one of its containers does.
	 */
	"filter[hold]"?: components["parameters"]["FilterHold"];
	/**
	 * Only those with a fee of one of these types, separated by commas. `any`: with a fee; `none`: those that are known to
	 *     have none. A shipment matches if one of its containers does.
	 */
	"filter[fees]"?: components["parameters"]["FilterFees"];
	/**
	 * Only those with this `meta.pickup.ready`: whether they can be picked up now. Records where this is unknown match neither. A
	 *     shipment matches if one of its containers does.
	 */
	"filter[ready]"?: components["parameters"]["FilterReady"];
	/**
	 * Only those that are picked up here (`meta.pickup_place`): a terminal or ramp by its code or name, or a place by its UN/LOCODE
	 *     or name. A name that matches several, or none, is refused with 400 and the choices. A shipment matches if one of its containers does.
	 */
	"filter[pickup_place]"?: components["parameters"]["FilterPickupPlace"];
	/**
	 * Only those whose `pod_terminal` is this one: its name, its code of FIRMS, SMDG or BIC, or its id. A value that
	 *     matches several terminals, or none, is refused with 400 and the choices.
	 */
	"filter[terminal]"?: components["parameters"]["FilterTerminal"];
	/** Only those that this vessel brings to the port of discharge. Its name or its IMO number. */
	"filter[vessel]"?: components["parameters"]["FilterVessel"];
	/** Only those that arrived at the port of discharge, or are expected there, at or after this time, UTC. */
	"filter[arrival][start]"?: components["parameters"]["FilterArrivalStart"];
	/** Only those that arrived at the port of discharge, or are expected there, at or before this time, UTC. */
	"filter[arrival][end]"?: components["parameters"]["FilterArrivalEnd"];
	/** Only those that arrived at their inland destination, or are expected there, at or after this time, UTC. */
	"filter[destination_arrival][start]"?: components["parameters"]["FilterDestinationArrivalStart"];
	/** Only those that arrived at their inland destination, or are expected there, at or before this time, UTC. */
	"filter[destination_arrival][end]"?: components["parameters"]["FilterDestinationArrivalEnd"];
	/** Only those whose binding last free day (`meta.free_time.ends_on`) is this day or later. A shipment matches if one of its containers does. */
	"filter[binding_free_day][start]"?: components["parameters"]["FilterBindingFreeDayStart"];
	/** Only those whose binding last free day (`meta.free_time.ends_on`) is this day or earlier. A shipment matches if one of its containers does. */
	"filter[binding_free_day][end]"?: components["parameters"]["FilterBindingFreeDayEnd"];
	/** Only those that were picked up, and are due back empty without a charge on this day or later, the last free day of detention. A shipment matches if one of its containers does. */
	"filter[empty_return_due][start]"?: components["parameters"]["FilterEmptyReturnDueStart"];
	/** Only those that were picked up, and are due back empty without a charge on this day or earlier, the last free day of detention. A shipment matches if one of its containers does. */
	"filter[empty_return_due][end]"?: components["parameters"]["FilterEmptyReturnDueEnd"];
	/** Only those with `updated_at` at or after this time, UTC; like `filter[updated_at][start]`. */
	"filter[changed_since]"?: components["parameters"]["FilterChangedSince"];
	/**
	 * `true`: only those with a source that could not be read, or a feed that has pushed nothing, for a day, or for three
	 *     of its intervals if those are longer: those with an entry `source_silent` in `GET /attention`. `false`: the others.
	 */
	"filter[silent]"?: components["parameters"]["FilterSilent"];
	/**
	 * `true`: only those with a milestone in `meta.expected` whose window has passed without a report, while they are tracked. A
	 *     shipment matches if one of its containers does. `false`: the others.
	 */
	"filter[overdue]"?: components["parameters"]["FilterOverdue"];
	/** Only those whose shipment has one of these tags, separated by commas. */
	"filter[tag]"?: components["parameters"]["FilterTag"];
	/**
	 * Only those with this value in a custom field: `filter[custom_field][<api_slug>]=<value>`. The value is that of
	 *     `value` of the field, or as it is displayed. An unknown slug is refused with 400 and the known ones.
	 */
	"filter[custom_field]"?: components["parameters"]["FilterCustomField"];
	/** All but those that `filter[hold]` with this value lists. */
	"filter[not][hold]"?: components["parameters"]["FilterNotHold"];
	/** All but those that `filter[fees]` with this value lists. */
	"filter[not][fees]"?: components["parameters"]["FilterNotFees"];
	/** All but those that `filter[status]` with this value lists. */
	"filter[not][status]"?: components["parameters"]["FilterNotStatus"];
	/** All but those that `filter[port]` with this value lists. */
	"filter[not][port]"?: components["parameters"]["FilterNotPort"];
	/** All but those that `filter[carrier]` with this value lists. */
	"filter[not][carrier]"?: components["parameters"]["FilterNotCarrier"];
	/** All but those that `filter[terminal]` with this value lists. */
	"filter[not][terminal]"?: components["parameters"]["FilterNotTerminal"];
	/** All but those that `filter[pickup_place]` with this value lists. */
	"filter[not][pickup_place]"?: components["parameters"]["FilterNotPickupPlace"];
	/** All but those that `filter[vessel]` with this value lists. */
	"filter[not][vessel]"?: components["parameters"]["FilterNotVessel"];
	/** All but those that `filter[tag]` with this value lists. */
	"filter[not][tag]"?: components["parameters"]["FilterNotTag"];
	/** All but those that `filter[customer_id]` with this value lists. */
	"filter[not][customer_id]"?: components["parameters"]["FilterNotCustomerId"];
	/** `true`, or names of attributes and relationships whose provenance is added to `meta`. */
	provenance?: components["parameters"]["Provenance"];
	/** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
	known_at?: components["parameters"]["KnownAt"];
	/**
	 * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
	 *     was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
	 */
	as_of?: components["parameters"]["AsOf"];
}
/** Documented errors, by status, that several operations answer. */
export interface Refusals {
	400: Responses["BadRequest"];
	401: Responses["Unauthorized"];
	429: Responses["TooManyRequests"];
	500: Responses["InternalServerError"];
	503: Responses["ServiceUnavailable"];
	403: Responses["Forbidden"];
	408: Responses["RequestTimeout"];
	413: Responses["PayloadTooLarge"];
	415: Responses["UnsupportedMediaType"];
	422: Responses["Unprocessable"];
	404: Responses["NotFound"];
	409: Responses["Conflict"];
	410: Responses["Gone"];
}
type NoParameters = { query?: never; header?: never; path?: never; cookie?: never };
type ById = {
	query?: never;
	header?: never;
	path: {
		/** Identifier of the record. */
		id: components["parameters"]["Id"];
	};
	cookie?: never;
};
type Answer<Body, Type extends string = "application/vnd.api+json"> = { headers: { [name: string]: unknown }; content: { [type in Type]: Body } };
type NoContent = { headers: { [name: string]: unknown }; content?: never };
type Sent<Body> = { content: { "application/vnd.api+json": Body; "application/json": Body } };
type Notify<Body> = {
	parameters: NoParameters;
	requestBody: { content: { "application/json": Body } };
	responses: {
		200: Responses["Received"];
	};
};
