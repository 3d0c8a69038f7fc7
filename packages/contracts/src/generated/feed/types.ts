// @generated from spec/ by "pnpm generate". Edit the spec instead.
export interface paths {
	"/feed/v1/{feed_id}/messages": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** The `id` of the feed in the configuration file. */
				feed_id: components["parameters"]["FeedId"];
			};
			cookie?: never;
		};
		/**
		 * Push snapshots and events
		 *
		 * A repeated `message_id` with the same body gets the same response, and nothing is applied twice. Snapshots and
		 *     events are independent: one that cannot be read, or that names a facility, line or railway on which the feed may
		 *     not report, is quarantined with the reason, and the others are applied.
		 */
		post: operations["pushMessage"];
	};
	"/feed/v1/{feed_id}/csv": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** The `id` of the feed in the configuration file. */
				feed_id: components["parameters"]["FeedId"];
			};
			cookie?: never;
		};
		/**
		 * Push snapshots as CSV
		 *
		 * The columns are named as the fields of a snapshot, with `.` within (`facility.firms`, `vessel.imo`). Holds and
		 *     fees are lists separated by `;`: `name=status` and `type=amount currency`. A cell that is empty was not
		 *     reported; `-` means that there is none. A row that cannot be read is named with its line and column, and the
		 *     others are applied.
		 */
		post: operations["pushCsv"];
	};
	"/feed/v1/{feed_id}/dcsa/events": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** The `id` of the feed in the configuration file. */
				feed_id: components["parameters"]["FeedId"];
			};
			cookie?: never;
		};
		/**
		 * DCSA Track & Trace 2.2 callback
		 *
		 * The callback of an event subscription, signed as DCSA says. One event or an array of events.
		 */
		post: operations["pushDcsaEvents"];
	};
	"/feed/v1/{feed_id}/arrival-notices": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** The `id` of the feed in the configuration file. */
				feed_id: components["parameters"]["FeedId"];
			};
			cookie?: never;
		};
		/**
		 * DCSA Arrival Notice 1.0
		 *
		 * The line's free time, freight and customs releases. The body is that of the DCSA standard.
		 */
		post: operations["pushArrivalNotices"];
	};
	"/feed/v1/{feed_id}/edi": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** The `id` of the feed in the configuration file. */
				feed_id: components["parameters"]["FeedId"];
			};
			cookie?: never;
		};
		/**
		 * Push an EDI interchange
		 *
		 * X12 (315, 322, 214, 404) or EDIFACT (IFTSTA, COARRI, CODECO), in the form in which you would put it into a mailbox. The
		 *     response has the outcome of each container, the 997 or CONTRL, and the 824 or APERAK. Each message is applied
		 *     once, however often it is sent.
		 *     What cannot be read is named by segment and element, and the rest is applied. `feed_id` is the `id` of the
		 *     partner in the configuration file.
		 */
		post: operations["pushEdi"];
	};
	"/containers/{container_number}": {
		parameters: NoParameters;
		/**
		 * What you know of a container now
		 *
		 * Boxtrail polls this address when the container is due. Answer 404 when you do not know the container.
		 */
		get: operations["getContainerMessage"];
	};
}
export type webhooks = Record<string, never>;
export interface components {
	schemas: {
		/** Any code or name by which the facility is known; at least one, and none that contradicts another. A feed of one facility may name its port alone. */
		Facility: {
			/**
			 * US customs FIRMS code.
			 * @example Y258
			 */
			firms?: string;
			/**
			 * SMDG terminal code; say `locode` with it.
			 * @example TRAP
			 */
			smdg?: string;
			/**
			 * BIC facility code.
			 * @example USLAXTRAP
			 */
			bic?: string;
			/**
			 * UN/LOCODE.
			 * @example USLAX
			 */
			locode?: string;
			/** @example TraPac */
			name?: string;
		};
		Vessel: {
			/** @example BOXTRAIL PIONEER */
			name?: string;
			/** @example 9300001 */
			imo?: string;
		};
		Hold: {
			/**
			 * Your own name of the hold.
			 * @example CUSTOMS_DEFAULT_HOLD
			 */
			raw_name: string;
			/**
			 * Your own word for its state, read together with the name: `FREIGHT RELEASED` with `NO` is a hold.
			 * @example HOLD
			 */
			raw_status: string;
			/** @example CBP exam */
			description?: string;
		};
		Fee: {
			/** @example DEMURRAGE */
			raw_type: string;
			/** @example 185.5 */
			amount: number;
			/** @example USD */
			currency: string;
			/**
			 * Whom it is owed to. Without it the words decide or else who reports it.
			 * @enum {unknown}
			 */
			payee?: "line" | "terminal" | "railway";
			/** The day up to which it is paid. */
			paid_through?: string;
		};
		/**
		 * An instant (`2026-05-04T18:20:00Z`, any offset), wall time at the facility (`2026-05-04T11:20:00`), or a day there (`2026-05-04`).
		 * @example 2026-05-04T11:20:00
		 */
		When: string;
		Snapshot: {
			/** @example BXTU4710023 */
			container_number: string;
			/**
			 * When you knew this; an instant with offset.
			 * @example 2026-05-04T18:20:00Z
			 */
			observed_at: string;
			/** Any code or name by which the facility is known; at least one, and none that contradicts another. A feed of one facility may name its port alone. */
			facility: Schemas["Facility"];
			/**
			 * Whether the container can be picked up.
			 * @enum {unknown}
			 */
			availability?: "yes" | "no" | "unknown" | null;
			holds?: Schemas["Hold"][] | null;
			fees?: Schemas["Fee"][] | null;
			last_free_day?: Schemas["When"] | null;
			appointment_at?: Schemas["When"] | null;
			/** @example W4-221 */
			yard_location?: string | null;
			/** @example DCLZ401122 */
			chassis_number?: string | null;
			/** When the ship or the train is expected here. */
			eta_at?: Schemas["When"] | null;
			/** From the ship. */
			discharged_at?: Schemas["When"] | null;
			rail_loaded_at?: Schemas["When"] | null;
			rail_departed_at?: Schemas["When"] | null;
			rail_arrived_at?: Schemas["When"] | null;
			rail_unloaded_at?: Schemas["When"] | null;
			/** Out of the gate, full. */
			full_out_at?: Schemas["When"] | null;
			/** Back into the gate, empty. */
			empty_in_at?: Schemas["When"] | null;
			/** @example BNSF */
			rail_carrier_scac?: string | null;
			/** @example MAEU */
			line_scac?: string | null;
			/** @example 262766319 */
			bill_of_lading?: string | null;
			vessel?: Schemas["Vessel"] | null;
			/** @example 126E */
			voyage?: string | null;
			weight?: {
				/** @example 41250 */
				value: number;
				/** @enum {unknown} */
				unit: "lb" | "kg";
			} | null;
			/** @example BXT004711 */
			seal?: string | null;
			/** The yard that the container was moved to. */
			off_dock_to?: Schemas["Facility"] | null;
			/**
			 * Left with the customer for unloading, or loaded again.
			 * @enum {unknown}
			 */
			status?: "dropped" | "loaded" | null;
		};
		Event: {
			/**
			 * Yours. The same id again corrects the event: what is only estimated now has not happened.
			 * @example 4711-17
			 */
			event_id?: string;
			/** @example BXTU4710023 */
			container_number: string;
			/**
			 * When you knew this; an instant with offset.
			 * @example 2026-05-04T18:20:00Z
			 */
			observed_at: string;
			/** @enum {unknown} */
			event: "gate_out" | "gate_in" | "load" | "discharge" | "depart" | "arrive" | "berth" | "available" | "not_available" | "customs_release" | "carrier_release";
			/** @enum {unknown} */
			classifier: "actual" | "estimated" | "planned";
			/** An instant (`2026-05-04T18:20:00Z`, any offset), wall time at the facility (`2026-05-04T11:20:00`), or a day there (`2026-05-04`). */
			occurred_at: Schemas["When"];
			/**
			 * The mode of transport. If left out, it is `truck` through a gate, otherwise the mode that others report for the same move.
			 * @enum {unknown}
			 */
			mode?: "vessel" | "barge" | "rail" | "truck";
			/** Full or empty; full when left out. */
			laden?: boolean;
			/** Any code or name by which the facility is known; at least one, and none that contradicts another. A feed of one facility may name its port alone. */
			facility: Schemas["Facility"];
			vessel?: Schemas["Vessel"];
			/** @example 126E */
			voyage?: string;
			/** @example BNSF */
			carrier_scac?: string;
			/** @example 262766319 */
			bill_of_lading?: string;
			/**
			 * In your own words.
			 * @example Grounded at ramp
			 */
			text?: string;
		};
		/** Items are validated one by one; at most 1,000 in a message. */
		FeedMessage: {
			/**
			 * Yours; unique within the feed.
			 * @example trapac-2026-05-04-000123
			 */
			message_id: string;
			/**
			 * By your clock; an instant with offset. A push older than a day is refused.
			 * @example 2026-05-04T18:20:02Z
			 */
			sent_at: string;
			snapshots?: Schemas["Snapshot"][];
			events?: Schemas["Event"][];
		};
		Receipt: {
			/** @example trapac-2026-05-04-000123 */
			message_id: string | null;
			/** @example 2026-05-04T18:20:03Z */
			received_at: string;
			results: {
				/**
				 * Position of the item; a JSON pointer or a line and column.
				 * @example /snapshots/0
				 */
				at: string;
				/** @example BXTU4710023 */
				container_number?: string | null;
				/**
				 * `applied`: shown, see `changed`. `not_tracked`: kept for when someone tracks its number. `not_used`: kept and not shown, see `not_used`. `unchanged`: as reported before. `refused`: set aside with its problems, because it cannot be read or because this feed may not report on the facility, line or railway that it names; an operator can replay it after a fix.
				 * @enum {unknown}
				 */
				outcome: "applied" | "not_tracked" | "not_used" | "unchanged" | "refused";
				/** What it set, of an item that was applied; fields of the container or shipment, and events. */
				changed?: Schemas["Changed"];
				not_used?: Schemas["NotUsed"];
				problems?: {
					/** @example /snapshots/0/observed_at */
					at: string;
					/** @example no readable instant */
					reason: string;
				}[];
			}[];
		};
		EdiReceipt: {
			/** @example 2026-05-04T18:20:03Z */
			received_at: string;
			/** One for each container of each message, and one for each message that names none. */
			results: {
				/**
				 * The transaction set or message with its control number.
				 * @example 315 0001
				 */
				at: string;
				/** @example BXTU4710023 */
				container_number: string | null;
				/**
				 * As in a receipt; `unchanged` also if this message came before.
				 * @enum {unknown}
				 */
				outcome: "applied" | "not_tracked" | "not_used" | "unchanged" | "refused";
				/** What it set, of an item that was applied; fields of the container or shipment, and events. */
				changed?: Schemas["Changed"];
				not_used?: Schemas["NotUsed"];
				problems?: Schemas["EdiProblem"][];
			}[];
			/** What does not add up, and was read all the same: counts, control numbers, check digits. */
			notes: Schemas["EdiProblem"][];
			/**
			 * The 997 or CONTRL; null if there is no sender to acknowledge to.
			 * @example ISA*00*          *00*          *ZZ*BOXTRAIL       *ZZ*TESTLINE       *260504*1820*U*00401*000000017*0*P*>~
			 */
			acknowledgement: string | null;
			/**
			 * The 824 or APERAK, to send back next to the acknowledgement: what became of each container, and why. As of the first time for a message that came before.
			 * @example ISA*00*          *00*          *ZZ*BOXTRAIL       *ZZ*TESTLINE       *260504*1820*U*00401*000000017*0*P*>~
			 */
			advice: string | null;
		};
		/** What it set, of an item that was applied; fields of the container or shipment, and events. */
		Changed: string[];
		NotUsed: {
			/**
			 * @example other_facility
			 * @enum {unknown}
			 */
			rule: "other_line" | "no_journey" | "other_journey" | "other_facility" | "not_there_yet" | "dated_in_future" | "source_precedence" | "not_shown";
			/** @example Another facility has the container, or it is bound for another one. */
			reason: string;
		};
		EdiProblem: {
			/**
			 * Segment and element, counted from 1.
			 * @example segment 4 (B4), element 3
			 */
			at: string;
			/** @example no status is known by the code "ZQ" */
			reason: string;
		};
		Feedback: {
			feedbackElements: {
				/** @enum {unknown} */
				severity: "WARN" | "ERROR";
				/** @example no readable date: "soon" */
				message: string;
				/** @example /arrivalNotices/0/freeTimes/0/lastFreeDate */
				propertyPath?: string;
			}[];
		};
		Problems: {
			errors: {
				/** @example 401 */
				status: string;
				/** @example unauthorized */
				code?: string;
				/** @example Unauthorized */
				title: string;
				/** @example The signature does not match the body. */
				detail: string;
				source?: {
					/** @example /sent_at */
					pointer?: string;
				};
			}[];
		};
	};
	responses: {
		/** Why nothing was taken. */
		Problem: Answer<Schemas["Problems"], "application/json">;
	};
	parameters: {
		/** The `id` of the feed in the configuration file. */
		FeedId: string;
		/** `sha256=` and the HMAC of the raw body, in hex. */
		Signature: string;
	};
	requestBodies: never;
	headers: never;
	pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
	pushMessage: {
		parameters: {
			query?: never;
			header: {
				/** `sha256=` and the HMAC of the raw body, in hex. */
				"Boxtrail-Signature": components["parameters"]["Signature"];
			};
			path: {
				/** The `id` of the feed in the configuration file. */
				feed_id: components["parameters"]["FeedId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": Schemas["FeedMessage"];
			};
		};
		responses: {
			/** The outcome of each item. */
			200: Answer<Schemas["Receipt"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429>;
	};
	pushCsv: {
		parameters: {
			query?: never;
			header: {
				/** `sha256=` and the HMAC of the raw body, in hex. */
				"Boxtrail-Signature": components["parameters"]["Signature"];
			};
			path: {
				/** The `id` of the feed in the configuration file. */
				feed_id: components["parameters"]["FeedId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"*/*"?: never;
			};
		};
		responses: {
			/** The outcome of each row. */
			200: Answer<Schemas["Receipt"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 404 | 413 | 415 | 422 | 429>;
	};
	pushDcsaEvents: {
		parameters: {
			query?: never;
			header: {
				/** `sha256=` and the HMAC of the raw body, in hex. */
				"Notification-Signature": string;
			};
			path: {
				/** The `id` of the feed in the configuration file. */
				feed_id: components["parameters"]["FeedId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					[key: string]: unknown;
				} | {
					[key: string]: unknown;
				}[];
			};
		};
		responses: {
			/** Received. What cannot be read is set aside on our side. */
			204: NoContent;
		} & Pick<Refusals, 400 | 401 | 404 | 413 | 415 | 429>;
	};
	pushArrivalNotices: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** The `id` of the feed in the configuration file. */
				feed_id: components["parameters"]["FeedId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					[key: string]: unknown;
				};
			};
		};
		responses: {
			/** Received; feedback in the form of DCSA, empty if everything was applied. */
			200: Answer<Schemas["Feedback"], "application/json">;
		} & Pick<Refusals, 400 | 401 | 404 | 413 | 415 | 422 | 429>;
	};
	pushEdi: {
		parameters: {
			query?: never;
			header: {
				/** `sha256=` and the HMAC of the raw body, in hex. */
				"Boxtrail-Signature": components["parameters"]["Signature"];
			};
			path: {
				/** The `id` of the feed in the configuration file. */
				feed_id: components["parameters"]["FeedId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/edi-x12": string;
				"application/edifact": string;
				"text/plain": string;
				"application/octet-stream": string;
			};
		};
		responses: {
			/** The outcome of each container. */
			200: Answer<Schemas["EdiReceipt"], "application/json">;
		} & Pick<Refusals, 401 | 404 | 413 | 415 | 422 | 429>;
	};
	getContainerMessage: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/** ISO 6346 number. */
				container_number: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** Snapshots and events of this container. */
			200: Answer<Schemas["FeedMessage"], "application/json">;
			/** The container is not known here. */
			404: NoContent;
		};
	};
}
type Responses = components["responses"];
type Schemas = components["schemas"];
/** Documented errors, by status, that several operations answer. */
export interface Refusals {
	400: Responses["Problem"];
	401: Responses["Problem"];
	404: Responses["Problem"];
	409: Responses["Problem"];
	413: Responses["Problem"];
	415: Responses["Problem"];
	422: Responses["Problem"];
	429: Responses["Problem"];
}
type NoParameters = { query?: never; header?: never; path?: never; cookie?: never };
type Answer<Body, Type extends string = "application/vnd.api+json"> = { headers: { [name: string]: unknown }; content: { [type in Type]: Body } };
type NoContent = { headers: { [name: string]: unknown }; content?: never };
