-- What there is to do about a request is told from the last asking of its line, by way of its journey.
create index journeys_by_request on journeys (account_id, tracking_request_id);
