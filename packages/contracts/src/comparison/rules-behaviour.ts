import { adds, breaks, changes } from './rule.ts'

/**
 * What the service promises beyond the values that it allows, expressed by `x-` marks; and names that programs and
 * tools select by.
 */
export const BEHAVIOUR_RULES = {
  'feature-mark-added': breaks(
    '`x-feature` is new or another: an account can be denied the operation that could not.',
    'getVessel x-feature',
    'feature-mark-removed',
  ),
  'feature-mark-removed': adds('`x-feature` is gone: no account is denied the operation.', 'getVessel x-feature'),
  'read-access-removed': breaks(
    '`x-access: read` is gone: keys that may only read may not use the operation.',
    'inferTrackingNumber x-access',
    'read-access-added',
  ),
  'read-access-added': adds(
    '`x-access: read` is new: keys that may only read may use the operation.',
    'inferTrackingNumber x-access',
  ),
  'max-included-lowered': breaks(
    '`x-max-included` is lower, or new: a request that was answered is refused.',
    'contract x-max-included',
    'max-included-raised',
  ),
  'max-included-raised': adds('`x-max-included` is higher, or gone.', 'contract x-max-included'),
  'included-removed': breaks(
    'What was always included is not, or only where `include` is left out.',
    'listTrackingRequests x-included=tracked_object',
    'included-added',
  ),
  'included-added': adds('More is always included.', 'listTrackingRequests x-included=tracked_object'),
  'included-by-default-removed': breaks(
    'A request without `include` gets less.',
    'listEmailSubmissions x-included-by-default=documents',
    'included-by-default-added',
  ),
  'included-by-default-added': adds(
    'A request without `include` gets more.',
    'listEmailSubmissions x-included-by-default=documents',
  ),
  'opt-in-mark-added': breaks(
    '`x-opt-in` is new: webhooks that name no events no longer receive the event.',
    'event shipment.updated x-opt-in',
    'opt-in-mark-removed',
  ),
  'opt-in-mark-removed': adds(
    '`x-opt-in` is gone: webhooks that name no events receive the event.',
    'event shipment.updated x-opt-in',
  ),
  'alias-removed': breaks(
    'Another name of a value is gone, or stands for less.',
    'parameter IncludeWithRoute x-aliases=port',
    'alias-added',
  ),
  'alias-added': adds(
    'A value has another name, or the name stands for more.',
    'parameter IncludeWithRoute x-aliases=port',
  ),
  'sunset-earlier': breaks(
    '`x-deprecation.sunset` is an earlier day than was promised.',
    'listVessels sunset',
    'sunset-later',
  ),
  'sunset-later': adds('`x-deprecation.sunset` is a later day.', 'listVessels sunset'),
  'deprecation-changed': changes(
    'minor',
    'Something is deprecated, or no longer; its deprecation has other dates or its first sunset, which is never sooner than six months after it.',
    'Container.ind_facility_lfd_on deprecated',
  ),
  'beta-mark-added': breaks(
    '`x-beta` is new: what was stable may change in a minor version.',
    'listDocuments x-beta',
    'beta-mark-removed',
  ),
  'beta-mark-removed': adds('`x-beta` is gone: it is stable from now on.', 'listDocuments x-beta'),
  'event-category-removed': breaks(
    'A category of events is gone.',
    'contract x-webhook-event-categories=document-events',
    'event-category-added',
  ),
  'event-category-added': adds('A category of events is new.', 'contract x-webhook-event-categories=document-events'),
  'event-name-changed': breaks(
    '`x-event` is another: the event is sent by another name.',
    'event container.created x-event',
  ),
  'resource-type-changed': breaks(
    '`x-resource-type` is another: a body of the former type is refused.',
    'advanceSandboxClock x-resource-type',
  ),
  'tag-removed': breaks(
    'An operation or event has a tag no more, or another one first; generators name groups by them.',
    'getPort tag Places',
    'tag-added',
  ),
  'tag-added': adds('An operation or event has one more tag.', 'getPort tag Places'),
  'example-removed': breaks(
    'A named example is gone, which users of the mock and of fixtures choose by its name.',
    'createTrackingRequest 422 example duplicate',
    'example-added',
  ),
  'example-added': changes(
    'patch',
    'A named example is new. No program can do more with the service, so it is like other words.',
    'createTrackingRequest',
  ),
  'bucket-changed': changes(
    'minor',
    '`x-bucket` is another: calls count with others. How many are allowed is set by the installation, and every operation lists 429.',
    'createTrackingRequest x-bucket',
  ),
  'event-kind-changed': changes(
    'minor',
    '`x-kind` is another. What comes with the event is compared as a schema.',
    'event container.created x-kind',
  ),
  'event-moved': changes(
    'minor',
    '`x-category` is another: the event is listed elsewhere, and sent as before.',
    'event container.created x-category',
  ),
  'label-changed': changes('minor', '`x-label` of the contract is another.', 'info x-label'),
  'tool-hints-changed': changes(
    'minor',
    'A tool of the MCP server has other annotations.',
    'tool list_containers x-annotations',
  ),
  'unknown-mark-changed': changes('minor', 'An `x-` mark changed for which there is no rule.', 'getPort x-colour'),
  'words-changed': changes('patch', 'A title, summary or description is in other words.', 'Container'),
} as const
