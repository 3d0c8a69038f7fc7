-- Whether a file has text, has had it recognized, or has none that can be read; null until it has been read.
alter table documents add column readability text
  check (readability in ('text', 'recognized', 'no_text', 'not_read'));
create index documents_by_readability on documents (account_id, readability, created_at desc, id desc)
  where discarded_at is null;

-- What was read but is not sure enough to be served, and what was seen and not taken, each with its reason.
alter table document_representations add column proposed jsonb not null default '{}';
alter table document_representations add column left_out jsonb not null default '[]';

-- Parts of a mail of which no document was made, each with its reason.
alter table email_submissions add column left_out jsonb not null default '[]';

-- The numbers that a document names: what is tracked later finds it without reading it again.
create table document_numbers (
  account_id uuid not null,
  document_id uuid not null,
  kind text not null check (kind in ('container', 'bill_of_lading', 'booking', 'reference')),
  value text not null,
  page integer not null,
  span integer[] not null,
  primary key (account_id, document_id, kind, value),
  foreign key (account_id, document_id) references documents(account_id, id)
);
create index document_numbers_by_value on document_numbers (account_id, value);
-- Lines write their bills with and without their code before it.
create index document_numbers_by_bare_value on document_numbers (account_id, substr(value, 5))
  where kind in ('bill_of_lading', 'booking');

-- A number as documents have it: capital letters and digits.
create function bare_number(number text) returns text language sql immutable parallel safe as $$
  select regexp_replace(upper(number), '[^[:alnum:]]', '', 'g')
$$;

-- Documents that name one of these numbers are linked again. One that is being read now is read again for it.
create function relink_documents(account uuid, numbers text[]) returns void language sql as $$
  with named as (
    select distinct bare_number(number) as value from unnest(numbers) as given(number) where number <> ''),
  concerned as (
    select n.document_id from document_numbers n join named on n.account_id = account and n.value = named.value
    union
    select n.document_id from document_numbers n join named on n.account_id = account
      and n.kind in ('bill_of_lading', 'booking') and substr(n.value, 5) = named.value)
  update documents d set wanted = array_append(array_remove(d.wanted, 'link'), 'link'), next_read_at = now(),
    attempts = 0, lease_token = d.lease_token + 1, lease_until = null
  from concerned where d.account_id = account and d.id = concerned.document_id and d.discarded_at is null
$$;

create function relink_documents_of_shipment() returns trigger language plpgsql as $$ begin
  perform relink_documents(new.account_id, new.ref_numbers || new.bill_of_lading_number || new.normalized_number);
  if tg_op = 'UPDATE' then perform relink_documents(old.account_id, old.ref_numbers || old.bill_of_lading_number); end if;
  return null;
end $$;
create trigger documents_relinked_after_insert after insert on shipments
  for each row execute function relink_documents_of_shipment();
create trigger documents_relinked_after_update
  after update of bill_of_lading_number, normalized_number, ref_numbers on shipments for each row
  when (row(new.bill_of_lading_number, new.normalized_number, new.ref_numbers)
    is distinct from row(old.bill_of_lading_number, old.normalized_number, old.ref_numbers))
  execute function relink_documents_of_shipment();

create function relink_documents_of_container() returns trigger language plpgsql as $$ begin
  perform relink_documents(new.account_id, new.ref_numbers || new.number);
  if tg_op = 'UPDATE' then perform relink_documents(old.account_id, old.ref_numbers || old.number); end if;
  return null;
end $$;
create trigger documents_relinked_after_insert after insert on containers
  for each row execute function relink_documents_of_container();
create trigger documents_relinked_after_update after update of number, ref_numbers on containers for each row
  when (row(new.number, new.ref_numbers) is distinct from row(old.number, old.ref_numbers))
  execute function relink_documents_of_container();

create function relink_documents_of_request() returns trigger language plpgsql as $$ begin
  perform relink_documents(new.account_id, array[new.normalized_number]);
  return null;
end $$;
create trigger documents_relinked_after_update after update of shipment_id on tracking_requests for each row
  when (new.shipment_id is not null and new.shipment_id is distinct from old.shipment_id)
  execute function relink_documents_of_request();
