-- When a claim was missing from the reports of its source, or left out, and was then made again, oldest first. Without it the
-- past could not be told as it was served. Null for most: what is repeated by each report costs nothing.
alter table claims add column missed jsonb;
