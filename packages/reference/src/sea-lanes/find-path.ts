import { setImmediate } from 'node:timers/promises'
import type { Mesh, Node } from './mesh.ts'
import { angle } from './sphere.ts'

/** This many nodes are visited per slice, a few milliseconds' work, before yielding to other work. */
const NODES_PER_SLICE = 250

/** The shortest path through the mesh, by A*; null if no water connects the nodes. */
export const findPath = async (mesh: Mesh, from: Node, to: Node): Promise<Node[] | null> => {
  const cost = new Map<Node, number>([[from, 0]])
  const before = new Map<Node, Node>()
  const done = new Set<Node>()
  const open = createQueue<Node>()
  open.push(from, angle(from.vector, to.vector))
  for (let here = open.pop(); here; here = open.pop()) {
    if (here === to) {
      await setImmediate()
      return pathTo(to, before)
    }
    if (done.has(here)) continue
    done.add(here)
    if (done.size % NODES_PER_SLICE === 0) await setImmediate()
    const soFar = cost.get(here)!
    for (const next of mesh.neighbours(here)) {
      const reached = soFar + angle(here.vector, next.vector)
      if (reached >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue
      cost.set(next, reached)
      before.set(next, here)
      open.push(next, reached + angle(next.vector, to.vector))
    }
  }
  return null
}

const pathTo = (to: Node, before: ReadonlyMap<Node, Node>): Node[] => {
  const path = [to]
  for (let here = before.get(to); here; here = before.get(here)) path.push(here)
  return path.reverse()
}

/** A binary heap: smallest first. */
const createQueue = <T>() => {
  const items: { value: T; key: number }[] = []
  return {
    push: (value: T, key: number): void => {
      let at = items.push({ value, key }) - 1
      while (at > 0) {
        const parent = (at - 1) >> 1
        if (items[parent]!.key <= key) break
        items[at] = items[parent]!
        at = parent
      }
      items[at] = { value, key }
    },
    pop: (): T | undefined => {
      const first = items[0]
      const last = items.pop()
      if (!first || !last || items.length === 0) return first?.value
      let at = 0
      for (;;) {
        let child = 2 * at + 1
        if (child >= items.length) break
        if (child + 1 < items.length && items[child + 1]!.key < items[child]!.key) child++
        if (items[child]!.key >= last.key) break
        items[at] = items[child]!
        at = child
      }
      items[at] = last
      return first.value
    },
  }
}
