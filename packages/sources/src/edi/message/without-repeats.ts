/** Keeps the first item of each key: an event comes before the dates that repeat it. */
export const withoutRepeats = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => {
  const byKey = new Map<string, Item>()
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item)
  return [...byKey.values()]
}
