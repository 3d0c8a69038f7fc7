-- The content of an entry is rewritten on the page where it is.
alter table attention_contents set (fillfactor = 70);

-- What is true of a container may change with every report; whether its journey has ended changes once. An index whose
-- condition names `marks` was written, with all others of the table, whenever they changed.
create index containers_under_way on containers (account_id, shipment_id) where empty_terminated_at is null;
drop index containers_in_free_time;
