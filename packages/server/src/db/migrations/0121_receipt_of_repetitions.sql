-- When the last repetition of what a source pushes was received: it is only kept with the check until something else is
-- reported. Null of what has not been repeated, of polls, and of what the last release received.
alter table checks add column last_repeated_at timestamptz;
