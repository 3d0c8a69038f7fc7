-- Whatever a shipment is known by, found exactly and in either case. Declared immutable for the indexes: the collation
-- of a database does not change.
create function folded(texts text[]) returns text[] language sql immutable parallel safe
  as $$ select array(select lower(t) from unnest(texts) t) $$;

create index shipments_by_name on shipments
  using gin (account_id, folded(array[bill_of_lading_number, normalized_number] || ref_numbers))
  with (gin_pending_list_limit = 512);
create index containers_by_reference on containers using gin (account_id, folded(ref_numbers))
  with (gin_pending_list_limit = 512) where ref_numbers <> '{}';
