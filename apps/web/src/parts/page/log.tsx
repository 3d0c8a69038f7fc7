import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const ROW_HEIGHT = 38

interface LogProps<Item> {
  items: readonly Item[]
  render: (item: Item) => ReactNode
}

/** A list of any length whose entries open in place: only those near the screen are rendered. */
export const Log = <Item extends { id: string }>({ items, render }: LogProps<Item>) => {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const isEmpty = items.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands above it changes with the first entries
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [isEmpty])
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (at) => items[at]!.id,
  })
  return (
    <ul ref={list} className="log" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, key }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {render(items[index]!)}
        </li>
      ))}
    </ul>
  )
}
