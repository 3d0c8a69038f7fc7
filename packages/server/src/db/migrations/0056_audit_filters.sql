-- The audit log is filtered by what was done and by who did it, newest first.
create index audit_events_by_action on audit_events (account_id, action, created_at desc, id desc);
create index audit_events_by_user on audit_events (account_id, user_id, created_at desc, id desc) where user_id is not null;
