-- SHA-256 of the body as it was kept: whoever has it can show later that it is the same, also when it is no longer kept here.
-- Null where there was no body, and of reports from before this column, which are hashed when they are asked for.
alter table reports add column body_sha256 bytea;
