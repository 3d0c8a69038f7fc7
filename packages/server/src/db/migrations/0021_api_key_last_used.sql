-- When a key was last accepted, to the minute: an operator revokes keys that nobody uses.
alter table api_keys add column last_used_at timestamptz;
