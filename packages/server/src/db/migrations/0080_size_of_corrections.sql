-- By how much sources corrected what they had reported (apps/docs/accuracy.md), beside what is counted already: processes of the
-- last release write `cells` and `counts` whole, and would drop what they do not know. What these columns have agrees with
-- itself, whoever writes the others.

-- Null where no process of this version has counted the journey.
alter table accuracy_journeys add column corrections jsonb;

-- In the order of `countersOf.corrections` (packages/engine/src/accuracy/counters.ts); null like 0.
alter table accuracy_months add column corrections int[];
