-- Journeys that subscribed to a terminal or railway after it had reported were not projected with its reports until the
-- next one differed. Those that are tracked are projected once more, with what they lacked until now; and the sources
-- that reported before they were tracked are joined as for a resumed one.
update journeys j set stale_seq = stale_seq + 1, state = state || '{"resumed": true}'
where shipment_id is not null
  and exists (select 1 from subscriptions s where s.account_id = j.account_id and s.journey_id = j.id and s.active);
