/** Groups items by key, in the order of the first item of each; Node 20 has no `Map.groupBy`. */
export const groupsBy = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] => {
  const groups = new Map<unknown, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}
