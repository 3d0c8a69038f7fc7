import type { LeftOut, Reason } from './paste/types.ts'

const REASONS: Record<Reason, string> = {
  'same bill': 'on the row of a bill or booking, which includes its containers',
  column: 'in columns of other things',
  unlike: 'unlike the number of a bill, booking or container',
  short: 'too short for a number',
  shortened: 'shortened by the sheet: format that column as text, and copy it again',
  reference: 'references without a number on their row',
  twice: 'duplicates',
  many: 'more than can be tracked at once: track these first, then the others',
  date: 'dates',
  time: 'times',
  amount: 'weights, quantities and prices',
  equipment: 'sizes of containers',
  address: 'addresses',
  phone: 'telephone numbers',
  voyage: 'voyages',
  seal: 'seals',
  other: 'numbers of other things, by their labels',
}

/** Important reasons come first. */
const ORDER = Object.keys(REASONS) as Reason[]

const MAX_SHOWN = 30

/** The texts that are not tracked, with the reasons; a number among them can still be used. */
export const LeftOutList = ({ left, take }: { left: readonly LeftOut[]; take: (one: LeftOut) => void }) => {
  if (left.length === 0) return null
  const groups = Map.groupBy(left, ({ reason }) => reason)
  return (
    <details className="left-out">
      <summary>
        {left.length === 1
          ? '1 other text with digits was left out'
          : `${left.length} other texts with digits were left out`}
      </summary>
      <dl>
        {ORDER.filter((reason) => groups.has(reason)).map((reason) => (
          <div key={reason}>
            <dt>
              {groups.get(reason)!.length} {REASONS[reason]}
            </dt>
            <dd className="chips">
              {groups
                .get(reason)!
                .slice(0, MAX_SHOWN)
                .map((one) =>
                  one.number ? (
                    <button
                      key={`${one.at} ${one.text}`}
                      type="button"
                      className="button small"
                      onClick={() => take(one)}
                    >
                      Use <span className="number">{one.text}</span>
                    </button>
                  ) : (
                    <span key={`${one.at} ${one.text}`} className="chip" title={`Line ${one.at}`}>
                      {one.text}
                    </span>
                  ),
                )}
              {groups.get(reason)!.length > MAX_SHOWN ? (
                <span className="quiet">and {groups.get(reason)!.length - MAX_SHOWN} more</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
