-- Filters find a number however its letters are written.
drop index tracking_requests_by_number;
create index tracking_requests_by_number on tracking_requests (account_id, upper(request_number), created_at, id);
