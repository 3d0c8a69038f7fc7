-- Containers that can be picked up, and those with a hold, to be filtered by.
create index containers_available on containers (account_id, id) where available_for_pickup;
create index containers_with_holds on containers (account_id, id) where holds_at_pod_terminal <> '[]';
