import type { OperationId } from '@boxtrail/contracts'
import { ApiError, unknownRoute } from '@boxtrail/protocol/errors'
import { createMethods, type Methods } from '@boxtrail/protocol/read/match-method'
import { BASE_PATH, documentedOperations } from '../contract.ts'

export interface Route {
  methods: Methods
  params: Record<string, string>
}

/** A file extension is a part of the path: `/pages/{page}.png`. */
const formOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replaceAll(/\{\w+\}(\.\w+)?/g, (_, extension = '') => `([^/]+${extension.replace('.', '\\.')})`)}/?$`,
  )

/** Paths with fewer parameters come first: `/webhooks/ips` is not a webhook. */
const routes = [...new Set(documentedOperations.map(({ path }) => path))]
  .map((path) => ({
    path,
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    form: formOf(path),
    methods: createMethods(documentedOperations.filter((one) => one.path === path).map(({ id }) => id as OperationId)),
  }))
  .sort((one, other) => one.names.length - other.names.length)

/** The operations of a path, and its parameters. */
export const routeOf = (pathname: string): Route => {
  const path = pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : ''
  for (const { form, names, methods } of routes) {
    const found = form.exec(path)
    if (found) return { methods, params: Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1]!)])) }
  }
  throw path === '' ? outsideOfApi() : unknownRoute()
}

const outsideOfApi = () =>
  new ApiError(404, [
    {
      status: '404',
      title: 'Not Found',
      detail: `The API begins at ${BASE_PATH}; the page at / lists its operations.`,
    },
  ])

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
