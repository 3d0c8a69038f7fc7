-- What an account may have open only once: the number without a SCAC of its line in front. What is sent to the line is
-- unchanged. Where a prefixed and a bare number of one line are both open already, the prefixed one keeps its prefix.
alter table tracking_requests add column bare_number text;
update tracking_requests r set bare_number = case
  when request_type <> 'container' and scac <> 'TEST' and starts_with(normalized_number, scac)
    and length(normalized_number) >= length(scac) + 5
    and not exists (select 1 from tracking_requests o where o.account_id = r.account_id and o.scac = r.scac
      and o.normalized_number = substr(r.normalized_number, length(r.scac) + 1)
      and o.status in ('pending', 'awaiting_manifest', 'created'))
    then substr(normalized_number, length(scac) + 1)
  else normalized_number end;
alter table tracking_requests alter column bare_number set not null;
drop index tracking_requests_open;
create unique index tracking_requests_open on tracking_requests (account_id, scac, bare_number)
  nulls not distinct where status in ('pending', 'awaiting_manifest', 'created');
create index tracking_requests_by_bare on tracking_requests (account_id, bare_number);
