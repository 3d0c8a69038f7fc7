-- Of the past of a journey as well (`polled`): when the checks that are asked had last reported (`last_reports`, by their ids, in ms),
-- of those that other news had come after since. Until they repeat what they reported, that decides what is served, and a response
-- without news leaves no report. A row is appended when these times change, which an estimate that moves does not: it has those
-- that differ from the rows before, and null for what does not matter any more.
alter table tracking_interruptions drop constraint tracking_interruptions_kind_check;
alter table tracking_interruptions add constraint tracking_interruptions_kind_check check (kind in ('asked', 'stopped', 'polled'));
alter table tracking_interruptions add column last_reports jsonb;
