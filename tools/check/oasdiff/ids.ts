/**
 * The rules that oasdiff classifies as errors (https://github.com/oasdiff/oasdiff, at 4553c69d of 2026-08-08): 213 of
 * 509. The others are warnings (30) and information (266).
 */
export const OASDIFF_ERRORS: readonly string[] = `
  request-property-deprecated-sunset-missing request-property-deprecated-sunset-invalid
  request-property-sunset-date-too-small response-property-deprecated-sunset-missing
  response-property-deprecated-sunset-invalid response-property-sunset-date-too-small api-stability-decreased
  request-property-stability-decreased response-property-stability-decreased api-deprecated-sunset-parse
  api-deprecated-sunset-missing api-invalid-stability-level api-sunset-date-too-small
  request-parameter-deprecated-sunset-missing request-parameter-sunset-date-too-small
  api-path-removed-without-deprecation api-path-sunset-parse api-path-removed-before-sunset
  api-removed-without-deprecation api-removed-before-sunset sunset-deleted api-sunset-date-changed-too-small
  request-parameter-sunset-deleted request-parameter-sunset-date-changed-too-small request-body-added-required
  new-required-request-default-parameter-to-existing-path new-required-request-parameter
  new-request-path-parameter new-required-request-header-property request-body-became-enum
  request-body-media-type-removed request-body-media-type-schema-added request-body-removed
  request-body-became-required request-header-property-became-enum request-header-property-became-required
  request-parameter-became-enum request-parameter-became-not-nullable
  request-parameter-property-became-not-nullable request-parameter-default-value-changed
  request-parameter-default-value-added request-parameter-default-value-removed
  request-parameter-enum-value-removed request-parameter-property-enum-value-removed
  request-parameter-max-items-decreased request-parameter-max-length-decreased request-parameter-max-decreased
  request-parameter-exclusive-max-decreased request-parameter-min-items-increased
  request-parameter-min-length-increased request-parameter-min-increased
  request-parameter-exclusive-min-increased request-parameter-pattern-added request-parameter-sunset-parse
  request-parameter-removed-before-sunset request-parameter-became-required request-parameter-type-changed
  request-parameter-property-type-specialized request-parameter-x-extensible-enum-value-removed
  request-body-all-of-added request-property-all-of-added request-body-any-of-removed
  request-property-any-of-removed request-property-became-enum request-body-became-not-nullable
  request-property-became-not-nullable request-body-const-added request-body-const-changed
  request-property-const-added request-property-const-changed request-property-enum-value-removed
  request-body-max-decreased request-property-max-decreased request-body-exclusive-max-decreased
  request-property-exclusive-max-decreased request-body-max-length-decreased
  request-property-max-length-decreased request-body-min-increased request-property-min-increased
  request-body-exclusive-min-increased request-property-exclusive-min-increased request-body-min-items-increased
  request-property-min-items-increased request-body-min-length-increased request-property-min-length-increased
  request-body-one-of-removed request-property-one-of-removed request-property-pattern-added
  request-property-became-required request-property-became-required-with-default request-body-type-changed
  request-property-type-changed new-required-request-property new-required-request-property-with-default
  request-body-wrapped-in-one-of request-property-x-extensible-enum-value-removed
  response-header-became-optional required-response-header-removed response-header-type-changed
  response-header-type-generalized response-header-became-nullable response-media-type-removed
  response-media-type-name-generalized response-property-became-nullable response-body-became-nullable
  response-property-became-optional response-body-const-removed response-body-const-changed
  response-property-const-removed response-property-const-changed response-body-max-increased
  response-property-max-increased response-body-exclusive-max-increased
  response-property-exclusive-max-increased response-body-max-length-increased
  response-property-max-length-increased response-body-max-length-unset response-property-max-length-unset
  response-body-min-decreased response-property-min-decreased response-body-exclusive-min-decreased
  response-property-exclusive-min-decreased response-body-min-items-decreased
  response-property-min-items-decreased response-body-min-items-unset response-property-min-items-unset
  response-body-min-length-decreased response-property-min-length-decreased response-body-one-of-added
  response-property-one-of-added response-body-type-changed response-body-type-generalized
  response-property-type-changed response-property-type-generalized response-required-property-removed
  response-body-wrapped-in-one-of response-success-status-removed webhook-removed
  request-body-enum-value-removed request-body-list-of-types-narrowed request-property-list-of-types-narrowed
  response-body-list-of-types-widened response-property-list-of-types-widened
  request-parameter-list-of-types-narrowed request-parameter-property-list-of-types-narrowed
  request-body-prefix-items-removed request-property-prefix-items-removed response-body-prefix-items-added
  response-property-prefix-items-added request-body-if-added request-body-then-added request-body-else-added
  request-property-if-added request-property-then-added request-property-else-added response-body-if-removed
  response-body-then-removed response-body-else-removed response-property-if-removed
  response-property-then-removed response-property-else-removed request-body-contains-added
  request-body-min-contains-increased request-body-max-contains-decreased request-property-contains-added
  request-property-min-contains-increased request-property-max-contains-decreased response-body-contains-removed
  response-body-min-contains-decreased response-body-max-contains-increased response-property-contains-removed
  response-property-min-contains-decreased response-property-max-contains-increased
  request-body-dependent-required-added request-body-dependent-required-changed
  request-property-dependent-required-added request-property-dependent-required-changed
  response-body-dependent-required-removed response-body-dependent-required-changed
  response-property-dependent-required-removed response-property-dependent-required-changed
  request-body-dependent-schema-added request-property-dependent-schema-added
  response-body-dependent-schema-removed response-property-dependent-schema-removed
  request-body-pattern-property-added request-property-pattern-property-added
  response-body-pattern-property-removed response-property-pattern-property-removed
  request-body-property-names-added request-property-property-names-added response-body-property-names-removed
  response-property-property-names-removed request-body-unevaluated-items-added
  request-body-unevaluated-properties-added request-property-unevaluated-items-added
  request-property-unevaluated-properties-added response-body-unevaluated-items-removed
  response-body-unevaluated-properties-removed response-property-unevaluated-items-removed
  response-property-unevaluated-properties-removed request-body-content-schema-added
  request-body-content-media-type-changed request-body-content-encoding-changed
  request-property-content-schema-added request-property-content-media-type-changed
  request-property-content-encoding-changed response-body-content-schema-removed
  response-body-content-media-type-changed response-body-content-encoding-changed
  response-property-content-schema-removed response-property-content-media-type-changed
  response-property-content-encoding-changed
`
  .trim()
  .split(/\s+/)
