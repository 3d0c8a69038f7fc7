interface Stated {
  statement: { container: string | null }
}

/** Statements by the container that they name, in their original order. */
export interface ByContainer<One extends Stated> {
  /** Statements that name this container. */
  own: (number: string) => readonly One[]
  /** Statements that name this container or none. */
  of: (number: string) => One[]
}

/** Indexes the statements, so that a bill of a thousand containers is read once and not for each container. */
export const byContainer = <One extends Stated>(all: readonly One[]): ByContainer<One> => {
  const places = new Map<string | null, number[]>()
  for (const [at, { statement }] of all.entries()) {
    const named = places.get(statement.container)
    if (named) named.push(at)
    else places.set(statement.container, [at])
  }
  const at = (places: readonly number[]) => places.map((place) => all[place]!)
  const namingNone = places.get(null) ?? []
  return {
    own: (number) => at(places.get(number) ?? []),
    of: (number) => at([...namingNone, ...(places.get(number) ?? [])].sort((a, b) => a - b)),
  }
}
