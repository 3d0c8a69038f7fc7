-- The last poll of a source that brought no response: when, about which number, with what status or error.
alter table sources add column last_failure jsonb;
