-- When the reports of a check were last read again, because one came late or an adapter was fixed: what was known before is
-- then read from the reports, and otherwise follows from the claims. Null for most.
alter table checks add column rebuilt_at timestamptz;
