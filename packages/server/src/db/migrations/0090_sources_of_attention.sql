-- The source that an entry is about: the one that is silent about a record, or the line that it waits for. Null for all
-- others, and of what a process of the last release wrote until its journey is projected again.
alter table attention_entries add column source_id text;

update attention_entries a
set source_id = case when a.kind = 'source_silent' then c.content->'evidence'->0->'source'->>'id' else 'line:' || nullif(a.cause, '') end
from attention_contents c
where c.account_id = a.account_id and c.id = a.id and a.kind in ('source_silent', 'source_not_connected');

-- Pages of the entries about one source, and how many there are about each.
create index attention_of_source on attention_entries (account_id, source_id, rank, due_order, since, id)
  include (kind, state, wakes_at) where source_id is not null;
