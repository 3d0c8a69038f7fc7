import type { RuleId } from '@boxtrail/contracts/comparison'
import type { Document, Mutation } from './mutation.ts'

/** A change with the rule that must report it. */
type RuleMutation = Mutation & { rule: RuleId }

type Change = [title: string, rule: RuleId, edit: (spec: Document) => unknown]

const operation = (spec: Document, id: string): Document =>
  Object.values<Document>(spec.paths)
    .flatMap((item) => Object.values<Document>(item))
    .find((one) => one?.operationId === id)
const event = (spec: Document, name: string): Document => spec.webhooks[name].post
const examples = (spec: Document): Document =>
  Object.values<Document>(operation(spec, 'createTrackingRequest').requestBody.content)[0].examples

const BREAKING: Change[] = [
  [
    'denies an account what it could not',
    'feature-mark-added',
    (spec) => (operation(spec, 'getPort')['x-feature'] = 'ports'),
  ],
  ['needs another feature', 'feature-mark-added', (spec) => (operation(spec, 'getVessel')['x-feature'] = 'webhooks')],
  [
    'refuses keys that read',
    'read-access-removed',
    (spec) => delete operation(spec, 'inferTrackingNumber')['x-access'],
  ],
  ['includes fewer records', 'max-included-lowered', (spec) => (spec['x-max-included'] = 1_000)],
  [
    'includes no more what it always did',
    'included-removed',
    (spec) => operation(spec, 'listContainerRawEvents')['x-included'].pop(),
  ],
  [
    'includes only by default what it always did',
    'included-removed',
    (spec) => {
      const list = operation(spec, 'listTrackingRequests')
      list['x-included-by-default'] = list['x-included']
      delete list['x-included']
    },
  ],
  [
    'includes less by default',
    'included-by-default-removed',
    (spec) => operation(spec, 'listEmailSubmissions')['x-included-by-default'].pop(),
  ],
  [
    'includes nothing by default',
    'included-by-default-removed',
    (spec) => delete operation(spec, 'getEmailSubmission')['x-included-by-default'],
  ],
  [
    'no longer sends an event to webhooks that name none',
    'opt-in-mark-added',
    (spec) => (event(spec, 'container.created')['x-opt-in'] = true),
  ],
  ['forgets an alias', 'alias-removed', (spec) => delete spec.components.parameters.IncludeWithRoute['x-aliases'].port],
  [
    'forgets all aliases',
    'alias-removed',
    (spec) => delete spec.components.parameters.IncludeWithDocuments['x-aliases'],
  ],
  [
    'lets an alias stand for less',
    'alias-removed',
    (spec) => spec.components.parameters.IncludeWithRoute['x-aliases'].vessel.pop(),
  ],
  ['may change what was stable', 'beta-mark-added', (spec) => (operation(spec, 'getPort')['x-beta'] = true)],
  [
    'may change an attribute that was stable',
    'beta-mark-added',
    (spec) => (spec.components.schemas.Container.properties.attributes.properties.number['x-beta'] = true),
  ],
  ['forgets a category of events', 'event-category-removed', (spec) => spec['x-webhook-event-categories'].pop()],
  [
    'renames an event in its mark',
    'event-name-changed',
    (spec) => (event(spec, 'container.created')['x-event'] = 'new'),
  ],
  [
    'wants bodies of another type',
    'resource-type-changed',
    (spec) => (operation(spec, 'advanceSandboxClock')['x-resource-type'] = 'clock'),
  ],
  ['renames the tag of an operation', 'tag-removed', (spec) => (operation(spec, 'getPort').tags = ['Ports'])],
  [
    'groups an operation by another tag first',
    'tag-removed',
    (spec) => operation(spec, 'getPort').tags.unshift('Ports'),
  ],
  ['renames the tag of an event', 'tag-removed', (spec) => (event(spec, 'container.created').tags = ['Events'])],
  ['removes a named example', 'example-removed', (spec) => delete examples(spec)[Object.keys(examples(spec))[0]!]],
  [
    'renames an example of an event',
    'example-removed',
    (spec) => {
      const [media] = Object.values<Document>(event(spec, 'container.created').requestBody.content)
      media.examples = { other: Object.values(media.examples)[0] }
    },
  ],
  [
    'removes the example of an error that several share',
    'example-removed',
    (spec) => {
      const [media] = Object.values<Document>(operation(spec, 'createTrackingRequest').responses['422'].content)
      delete media.examples[Object.keys(media.examples).at(-1)!]
    },
  ],
  [
    'accepts shorter bodies',
    'request-body-size-lowered',
    (spec) => (operation(spec, 'bulkCreateTrackingRequests')['x-max-body-bytes'] = 1_024),
  ],
]

const HARMLESS: Change[] = [
  ['denies nobody an operation', 'feature-mark-removed', (spec) => delete operation(spec, 'getVessel')['x-feature']],
  [
    'lets keys that read use a POST',
    'read-access-added',
    (spec) => (operation(spec, 'createDocument')['x-access'] = 'read'),
  ],
  ['includes more records', 'max-included-raised', (spec) => (spec['x-max-included'] = 20_000)],
  ['includes as many records as there are', 'max-included-raised', (spec) => delete spec['x-max-included']],
  [
    'always includes more',
    'included-added',
    (spec) => operation(spec, 'listTrackingRequests')['x-included'].push('shipment'),
  ],
  [
    'includes more by default',
    'included-by-default-added',
    (spec) => operation(spec, 'listEmailSubmissions')['x-included-by-default'].push('shipments'),
  ],
  [
    'always includes what it did by default',
    'included-added',
    (spec) => {
      const list = operation(spec, 'listEmailSubmissions')
      list['x-included'] = list['x-included-by-default']
      delete list['x-included-by-default']
    },
  ],
  [
    'sends an event to webhooks that name none',
    'opt-in-mark-removed',
    (spec) => delete event(spec, 'shipment.updated')['x-opt-in'],
  ],
  [
    'knows another alias',
    'alias-added',
    (spec) => (spec.components.parameters.IncludeWithContainers['x-aliases'] = { box: 'shipment' }),
  ],
  ['calls stable what was beta', 'beta-mark-removed', (spec) => delete operation(spec, 'listDocuments')['x-beta']],
  [
    'has a category of events more',
    'event-category-added',
    (spec) => spec['x-webhook-event-categories'].push({ id: 'other-events', name: 'Others' }),
  ],
  ['groups an operation by a second tag', 'tag-added', (spec) => operation(spec, 'getPort').tags.push('Ports')],
  [
    'counts calls with others',
    'bucket-changed',
    (spec) => (operation(spec, 'createTrackingRequest')['x-bucket'] = 'infer'),
  ],
  ['counts calls by themselves', 'bucket-changed', (spec) => (operation(spec, 'getPort')['x-bucket'] = 'create')],
  [
    'calls the kind of an event otherwise',
    'event-kind-changed',
    (spec) => (event(spec, 'container.created')['x-kind'] = 'new'),
  ],
  [
    'lists an event elsewhere',
    'event-moved',
    (spec) => (event(spec, 'container.created')['x-category'] = 'estimate-events'),
  ],
  ['is no longer beta as a whole', 'label-changed', (spec) => delete spec.info['x-label']],
  ['deprecates an operation', 'deprecation-changed', (spec) => (operation(spec, 'getPort').deprecated = true)],
  [
    'says since when an operation is deprecated, and until when it stays',
    'deprecation-changed',
    (spec) => (operation(spec, 'getPort')['x-deprecation'] = { since: '2026-01-01', sunset: '2026-07-01' }),
  ],
  ['has a mark that nobody knows', 'unknown-mark-changed', (spec) => (operation(spec, 'getPort')['x-colour'] = 'red')],
]

const creation = (spec: Document) => spec.components.schemas.TrackingRequestCreate.properties.data.properties.attributes
const container = (spec: Document) => spec.components.schemas.Container.properties.attributes

/** Changes that break promises about what is accepted or sent. */
const NARROWER: Change[] = [
  [
    'tells a problem by another code',
    'error-code-removed',
    (spec) => (spec.components.examples['errors.not_an_image'].value.errors[0].code = 'no_image'),
  ],
  ['takes no body', 'request-body-removed', (spec) => delete operation(spec, 'inferTrackingNumber').requestBody],
  [
    'requires a body',
    'request-body-now-required',
    (spec) => (operation(spec, 'refreshContainer').requestBody = { required: true, content: {} }),
  ],
  [
    'lists what it accepts',
    'request-values-limited',
    (spec) => (creation(spec).properties.request_number.enum = ['MAEU261904573']),
  ],
  [
    'lists no longer what it sends',
    'response-values-unlisted',
    (spec) => delete container(spec).properties.equipment_length.enum,
  ],
  [
    'never includes a resource',
    'response-resource-removed',
    (spec) => spec.components.schemas.IncludedResource.oneOf.shift(),
  ],
  ['sends times in any format', 'response-limit-widened', (spec) => delete spec.components.schemas.Timestamp.format],
  [
    'says what the comparison does not know',
    'keyword-not-judged',
    (spec) => (creation(spec).properties.request_number.not = { const: '' }),
  ],
  [
    'sends no fields that are not listed',
    'response-unlisted-fields-removed',
    (spec) => (spec.components.schemas.Changeset.additionalProperties = false),
  ],
]

const WIDER: Change[] = [
  [
    'accepts fields that are not listed',
    'request-unlisted-fields-added',
    (spec) => delete creation(spec).additionalProperties,
  ],
  [
    'accepts values that are not listed',
    'request-list-opened',
    (spec) => (creation(spec).properties.request_type['x-extensible-enum'] = true),
  ],
]

/** Changes that do not affect programs which call the service, and so count only as changes of words. */
const WORDS: Change[] = [
  ['has an example more', 'example-added', (spec) => (examples(spec).other = { value: {} })],
  [
    'calls a category of events otherwise',
    'words-changed',
    (spec) => (spec['x-webhook-event-categories'][0].name = 'Other'),
  ],
]

const of = (level: Mutation['level'], list: Change[]): RuleMutation[] =>
  list.map(([title, rule, edit]) => ({ title, level, rule, edit }))

export const ruleMutations: RuleMutation[] = [
  ...of('major', NARROWER),
  ...of('minor', WIDER),
  ...of('major', BREAKING),
  ...of('minor', HARMLESS),
  ...of('patch', WORDS),
]
