import type { Rule } from '@boxtrail/contracts/comparison'

/** Every kind of difference between two versions of the exports that is reported. */
export const EXPORT_RULES = {
  'package-removed': {
    kind: 'breaks',
    level: 'major',
    means: 'A package is no longer published.',
    example: '@boxtrail/mock',
    reverse: 'package-added',
  },
  'package-added': { kind: 'adds', level: 'minor', means: 'A package is new.', example: '@boxtrail/mock' },
  'export-removed': {
    kind: 'breaks',
    level: 'major',
    means: 'An export, entry point or command is gone.',
    example: '@boxtrail/client follow',
    reverse: 'export-added',
  },
  'export-added': {
    kind: 'adds',
    level: 'minor',
    means: 'An export, entry point or command is new.',
    example: '@boxtrail/client follow',
  },
  'type-narrowed': {
    kind: 'breaks',
    level: 'major',
    means: 'A type promises less of what is read, or asks more of what is given.',
    example: '@boxtrail/client Deprecation.sunset',
    reverse: 'type-widened',
  },
  'type-widened': {
    kind: 'adds',
    level: 'minor',
    means: 'A type promises more of what is read, or asks less of what is given.',
    example: '@boxtrail/client Deprecation.sunset',
  },
} satisfies Record<string, Rule>
export type ExportRule = keyof typeof EXPORT_RULES
