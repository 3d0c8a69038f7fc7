-- Which numbers a source failed on since its last response: only different ones count as a failure of the source.
alter table sources add column failed_checks uuid[] not null default '{}';
