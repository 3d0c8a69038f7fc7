// @generated from spec/ by "pnpm generate". Edit the spec instead.
import * as zod from 'zod';

export const facilityFirmsMax = 10;

export const facilitySmdgMax = 10;

export const facilityBicMax = 20;

export const facilityLocodeRegExp = new RegExp('^[A-Z]{2}[A-Z2-9]{3}$');
export const facilityNameMax = 200;

export const Facility = zod.strictObject({
  "firms": zod.string().max(facilityFirmsMax).optional(),
  "smdg": zod.string().max(facilitySmdgMax).optional(),
  "bic": zod.string().max(facilityBicMax).optional(),
  "locode": zod.string().regex(facilityLocodeRegExp).optional(),
  "name": zod.string().max(facilityNameMax).optional()
});

export const vesselNameMax = 100;

export const vesselImoRegExp = new RegExp('^\\d{7}$');

export const Vessel = zod.strictObject({
  "name": zod.string().max(vesselNameMax).optional(),
  "imo": zod.string().regex(vesselImoRegExp).optional()
});

export const holdRawNameMax = 200;

export const holdRawStatusMax = 100;

export const holdDescriptionMax = 1000;

export const Hold = zod.strictObject({
  "raw_name": zod.string().max(holdRawNameMax),
  "raw_status": zod.string().max(holdRawStatusMax),
  "description": zod.string().max(holdDescriptionMax).optional()
});

export const feeRawTypeMax = 200;

export const feeAmountMin = 0;
export const feeAmountMax = 100000000;

export const feeCurrencyRegExp = new RegExp('^[A-Z]{3}$');

export const Fee = zod.strictObject({
  "raw_type": zod.string().max(feeRawTypeMax),
  "amount": zod.number().min(feeAmountMin).max(feeAmountMax),
  "currency": zod.string().regex(feeCurrencyRegExp),
  "payee": zod.enum(['line', 'terminal', 'railway']).optional(),
  "paid_through": zod.iso.date().optional()
});

export const WhenMax = 40;

export const When = zod.string().max(WhenMax);

export const snapshotContainerNumberMin = 4;
export const snapshotContainerNumberMax = 15;

export const snapshotObservedAtMax = 40;

export const snapshotHoldsMax = 100;

export const snapshotFeesMax = 100;

export const snapshotYardLocationMax = 100;

export const snapshotChassisNumberMax = 30;

export const snapshotRailCarrierScacMax = 4;

export const snapshotLineScacMax = 4;

export const snapshotBillOfLadingMax = 35;

export const snapshotVoyageMax = 30;

export const snapshotWeightOneValueMin = 0;
export const snapshotWeightOneValueMax = 200000;

export const snapshotSealMax = 50;

export const Snapshot = zod.strictObject({
  "container_number": zod.string().min(snapshotContainerNumberMin).max(snapshotContainerNumberMax),
  "observed_at": zod.string().max(snapshotObservedAtMax),
  "facility": Facility,
  "availability": zod.union([zod.literal('yes'),zod.literal('no'),zod.literal('unknown'),zod.literal(null)]).optional(),
  "holds": zod.array(Hold).max(snapshotHoldsMax).nullish(),
  "fees": zod.array(Fee).max(snapshotFeesMax).nullish(),
  "last_free_day": zod.union([When,zod.null()]).optional(),
  "appointment_at": zod.union([When,zod.null()]).optional(),
  "yard_location": zod.string().max(snapshotYardLocationMax).nullish(),
  "chassis_number": zod.string().max(snapshotChassisNumberMax).nullish(),
  "eta_at": zod.union([When,zod.null()]).optional(),
  "discharged_at": zod.union([When,zod.null()]).optional(),
  "rail_loaded_at": zod.union([When,zod.null()]).optional(),
  "rail_departed_at": zod.union([When,zod.null()]).optional(),
  "rail_arrived_at": zod.union([When,zod.null()]).optional(),
  "rail_unloaded_at": zod.union([When,zod.null()]).optional(),
  "full_out_at": zod.union([When,zod.null()]).optional(),
  "empty_in_at": zod.union([When,zod.null()]).optional(),
  "rail_carrier_scac": zod.string().max(snapshotRailCarrierScacMax).nullish(),
  "line_scac": zod.string().max(snapshotLineScacMax).nullish(),
  "bill_of_lading": zod.string().max(snapshotBillOfLadingMax).nullish(),
  "vessel": zod.union([Vessel,zod.null()]).optional(),
  "voyage": zod.string().max(snapshotVoyageMax).nullish(),
  "weight": zod.union([zod.strictObject({
  "value": zod.number().min(snapshotWeightOneValueMin).max(snapshotWeightOneValueMax),
  "unit": zod.enum(['lb', 'kg'])
}),zod.null()]).optional(),
  "seal": zod.string().max(snapshotSealMax).nullish(),
  "off_dock_to": zod.union([Facility,zod.null()]).optional(),
  "status": zod.union([zod.literal('dropped'),zod.literal('loaded'),zod.literal(null)]).optional()
});

export const eventEventIdMax = 100;

export const eventContainerNumberMin = 4;
export const eventContainerNumberMax = 15;

export const eventObservedAtMax = 40;

export const eventVoyageMax = 30;

export const eventCarrierScacMax = 4;

export const eventBillOfLadingMax = 35;

export const eventTextMax = 1000;

export const Event = zod.strictObject({
  "event_id": zod.string().max(eventEventIdMax).optional(),
  "container_number": zod.string().min(eventContainerNumberMin).max(eventContainerNumberMax),
  "observed_at": zod.string().max(eventObservedAtMax),
  "event": zod.enum(['gate_out', 'gate_in', 'load', 'discharge', 'depart', 'arrive', 'berth', 'available', 'not_available', 'customs_release', 'carrier_release']),
  "classifier": zod.enum(['actual', 'estimated', 'planned']),
  "occurred_at": When,
  "mode": zod.enum(['vessel', 'barge', 'rail', 'truck']).optional(),
  "laden": zod.boolean().optional(),
  "facility": Facility,
  "vessel": Vessel.optional(),
  "voyage": zod.string().max(eventVoyageMax).optional(),
  "carrier_scac": zod.string().max(eventCarrierScacMax).optional(),
  "bill_of_lading": zod.string().max(eventBillOfLadingMax).optional(),
  "text": zod.string().max(eventTextMax).optional()
});

export const feedMessageMessageIdMax = 200;

export const feedMessageSentAtMax = 40;

export const feedMessageSnapshotsMax = 1000;

export const feedMessageEventsMax = 1000;

export const FeedMessage = zod.strictObject({
  "message_id": zod.string().min(1).max(feedMessageMessageIdMax),
  "sent_at": zod.string().max(feedMessageSentAtMax),
  "snapshots": zod.array(Snapshot).max(feedMessageSnapshotsMax).optional(),
  "events": zod.array(Event).max(feedMessageEventsMax).optional()
});

export const Changed = zod.array(zod.string());

export const NotUsed = zod.strictObject({
  "rule": zod.enum(['other_line', 'no_journey', 'other_journey', 'other_facility', 'not_there_yet', 'dated_in_future', 'source_precedence', 'not_shown']),
  "reason": zod.string()
});

export const Receipt = zod.strictObject({
  "message_id": zod.string().nullable(),
  "received_at": zod.iso.datetime({"offset":true}),
  "results": zod.array(zod.strictObject({
  "at": zod.string(),
  "container_number": zod.string().nullish(),
  "outcome": zod.enum(['applied', 'not_tracked', 'not_used', 'unchanged', 'refused']),
  "changed": Changed.optional(),
  "not_used": NotUsed.optional(),
  "problems": zod.array(zod.strictObject({
  "at": zod.string(),
  "reason": zod.string()
})).optional()
}))
});

export const EdiProblem = zod.strictObject({
  "at": zod.string(),
  "reason": zod.string()
});

export const EdiReceipt = zod.strictObject({
  "received_at": zod.iso.datetime({"offset":true}),
  "results": zod.array(zod.strictObject({
  "at": zod.string(),
  "container_number": zod.string().nullable(),
  "outcome": zod.enum(['applied', 'not_tracked', 'not_used', 'unchanged', 'refused']),
  "changed": Changed.optional(),
  "not_used": NotUsed.optional(),
  "problems": zod.array(EdiProblem).optional()
})),
  "notes": zod.array(EdiProblem),
  "acknowledgement": zod.string().nullable(),
  "advice": zod.string().nullable()
});

export const Feedback = zod.strictObject({
  "feedbackElements": zod.array(zod.strictObject({
  "severity": zod.enum(['WARN', 'ERROR']),
  "message": zod.string(),
  "propertyPath": zod.string().optional()
}))
});

export const Problems = zod.strictObject({
  "errors": zod.array(zod.strictObject({
  "status": zod.string(),
  "code": zod.string().optional(),
  "title": zod.string(),
  "detail": zod.string(),
  "source": zod.strictObject({
  "pointer": zod.string().optional()
}).optional()
}))
});

export const pushMessagePathFeedIdRegExp = new RegExp('^[a-z0-9][a-z0-9-]{0,62}$');

export const PushMessageParams = zod.strictObject({
  "feed_id": zod.string().regex(pushMessagePathFeedIdRegExp)
})

export const PushMessageHeader = zod.object({
  "Boxtrail-Signature": zod.string()
})

export const PushMessageBody = FeedMessage

export const PushMessage200Response = Receipt

export const PushMessage400Response = Problems

export const PushMessage401Response = Problems

export const PushMessage404Response = Problems

export const PushMessage409Response = Problems

export const PushMessage413Response = Problems

export const PushMessage415Response = Problems

export const PushMessage422Response = Problems

export const PushMessage429Response = Problems

export const pushCsvPathFeedIdRegExp = new RegExp('^[a-z0-9][a-z0-9-]{0,62}$');

export const PushCsvParams = zod.strictObject({
  "feed_id": zod.string().regex(pushCsvPathFeedIdRegExp)
})

export const PushCsvHeader = zod.object({
  "Boxtrail-Signature": zod.string()
})

export const PushCsv200Response = Receipt

export const PushCsv400Response = Problems

export const PushCsv401Response = Problems

export const PushCsv404Response = Problems

export const PushCsv413Response = Problems

export const PushCsv415Response = Problems

export const PushCsv422Response = Problems

export const PushCsv429Response = Problems

export const pushDcsaEventsPathFeedIdRegExp = new RegExp('^[a-z0-9][a-z0-9-]{0,62}$');

export const PushDcsaEventsParams = zod.strictObject({
  "feed_id": zod.string().regex(pushDcsaEventsPathFeedIdRegExp)
})

export const PushDcsaEventsHeader = zod.object({
  "Notification-Signature": zod.string()
})

export const pushDcsaEventsBodyTwoMax = 10000;

export const PushDcsaEventsBody = zod.union([zod.record(zod.string(), zod.unknown()),zod.array(zod.record(zod.string(), zod.unknown())).max(pushDcsaEventsBodyTwoMax)])

export const PushDcsaEvents204Response = zod.void()

export const PushDcsaEvents400Response = Problems

export const PushDcsaEvents401Response = Problems

export const PushDcsaEvents404Response = Problems

export const PushDcsaEvents413Response = Problems

export const PushDcsaEvents415Response = Problems

export const PushDcsaEvents429Response = Problems

export const pushArrivalNoticesPathFeedIdRegExp = new RegExp('^[a-z0-9][a-z0-9-]{0,62}$');

export const PushArrivalNoticesParams = zod.strictObject({
  "feed_id": zod.string().regex(pushArrivalNoticesPathFeedIdRegExp)
})

export const PushArrivalNoticesBody = zod.record(zod.string(), zod.unknown())

export const PushArrivalNotices200Response = Feedback

export const PushArrivalNotices400Response = Problems

export const PushArrivalNotices401Response = Problems

export const PushArrivalNotices404Response = Problems

export const PushArrivalNotices413Response = Problems

export const PushArrivalNotices415Response = Problems

export const PushArrivalNotices422Response = Problems

export const PushArrivalNotices429Response = Problems

export const pushEdiPathFeedIdRegExp = new RegExp('^[a-z0-9][a-z0-9-]{0,62}$');

export const PushEdiParams = zod.strictObject({
  "feed_id": zod.string().regex(pushEdiPathFeedIdRegExp)
})

export const PushEdiHeader = zod.object({
  "Boxtrail-Signature": zod.string()
})

export const PushEdi200Response = EdiReceipt

export const PushEdi401Response = Problems

export const PushEdi404Response = Problems

export const PushEdi413Response = Problems

export const PushEdi415Response = Problems

export const PushEdi422Response = Problems

export const PushEdi429Response = Problems

export const GetContainerMessageParams = zod.strictObject({
  "container_number": zod.string()
})

export const GetContainerMessage200Response = FeedMessage

export const GetContainerMessage404Response = zod.unknown()
