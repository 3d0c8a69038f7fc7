-- The W3C Trace Context of what caused a notification, so that its delivery is part of the same trace; null unless the
-- installation exports traces.
alter table notifications add column traceparent text;
