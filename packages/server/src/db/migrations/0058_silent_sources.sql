-- The lists that ask for records with a silent source read only these entries.
create index attention_silent on attention_entries (account_id, shipment_id, container_id) where kind = 'source_silent';
