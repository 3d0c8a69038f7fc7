import type { Json } from './bundle.ts'

export const header = '// @generated from spec/ by "pnpm generate". Edit the spec instead.\n'

/** A value as TypeScript source: JSON, with quotes only around names that need them. */
export function literal(value: Json | undefined, indent = ''): string {
  if (value === undefined) return 'undefined'
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (!value.length) return '[]'
    if (value.every((item) => item === null || typeof item !== 'object'))
      return `[${value.map((v) => literal(v)).join(', ')}]`
    return `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`
  }
  const entries = Object.entries(value)
  if (!entries.length) return '{}'
  return `{\n${entries.map(([key, item]) => `${inner}${name(key)}: ${literal(item, inner)},\n`).join('')}${indent}}`
}

export const name = (key: string) => (/^[A-Za-z_$][\w$]*$|^[1-9]\d*$/.test(key) ? key : JSON.stringify(key))

export const pascal = (camel: string) => camel.charAt(0).toUpperCase() + camel.slice(1)
