-- Whoever writes a record now writes what lists and search show of it as well, with statements that can be read where it
-- writes (records/listed, records/search/entries.ts). The triggers that did so, and their functions over row types, end.
--
-- Two versions on one database are not supported (apps/docs/operating/upgrade.md). Should a process of the version before
-- still write after this migration, nothing fails: no column changes, and what it writes is stored and served. But lists
-- and search do not follow it. For a week from now, maintenance compares every record with its rows once after the start
-- of a process, and writes those that differ (maintenance/listed.ts).

-- In the order in which transactions lock them (db/transaction.ts), so that none of them is waited for in a circle.
lock table tracking_requests, shipments, containers, parties, custom_fields in access exclusive mode;

drop trigger search_added on tracking_requests;
drop trigger search_changed on tracking_requests;
drop trigger search_removed on tracking_requests;
drop trigger listed_added on shipments;
drop trigger listed_changed on shipments;
drop trigger search_added on shipments;
drop trigger search_changed on shipments;
drop trigger search_changed_number on shipments;
drop trigger search_removed on shipments;
drop trigger listed_added on containers;
drop trigger listed_changed on containers;
drop trigger listed_removed on containers;
drop trigger search_added on containers;
drop trigger search_changed on containers;
drop trigger search_of_shipment_added on containers;
drop trigger search_of_shipment_removed on containers;
drop trigger search_removed on containers;
drop trigger search_changed on parties;
drop trigger search_fields_added on custom_fields;
drop trigger search_fields_changed on custom_fields;
drop trigger search_fields_removed on custom_fields;

drop function add_search_entries, change_request_entries_of_shipment, change_search_entries_of_fields,
  change_search_entries_of_party, change_search_entries_of_shipments, change_search_entry, list_added_containers,
  list_added_shipments, list_changed_containers, list_changed_shipments, list_removed_containers, remove_search_entries,
  refresh_search_entries, write_search_entries, list_container_statuses;
drop view search_rows;
drop function shipment_text, container_text, custom_field_text, search_text;
