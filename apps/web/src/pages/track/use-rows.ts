import type { ShippingLine } from '@boxtrail/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ALL_RECORDS } from '../../api/all-records.ts'
import { client } from '../../api/client.ts'
import { lineNamed } from './paste/read-paste.ts'
import type { PastedNumber } from './paste/types.ts'
import { inferred, isReady, notInferred, type Row, referencesOf, rowOf, withLine } from './rows.ts'

/** Concurrent inferences, which the service limits. */
const AT_ONCE = 4

/** The pasted numbers with their inferences and outcomes. */
export const useRows = (lines: readonly ShippingLine[]) => {
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<readonly Row[]>([])
  const nextId = useRef(0)
  const update = useCallback(
    (id: number, next: (row: Row) => Row) => setRows((now) => now.map((row) => (row.id === id ? next(row) : row))),
    [],
  )
  const infer = async (waiting: Row[]) => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const inference = await client.trackingRequests.inferNumber(row.number).catch(() => undefined)
      update(row.id, (now) => (inference ? inferred(now, inference) : notInferred(now)))
    }
  }
  const add = (numbers: readonly PastedNumber[]) => {
    const added = numbers.map((one) => rowOf(nextId.current++, one, one.line && lineNamed(lines, one.line)))
    setRows((now) => [...now, ...added])
    const waiting = [...added]
    for (let at = 0; at < AT_ONCE; at++) void infer(waiting)
  }
  const create = useMutation({
    mutationFn: async () => {
      const sent = rows.filter(isReady)
      const { results } = await client.trackingRequests.createMany(
        sent.map((row) => ({
          requestNumber: row.number,
          requestType: row.kind,
          scac: row.scac,
          ...(referencesOf(row).length > 0 ? { refNumbers: referencesOf(row) } : {}),
        })),
      )
      for (const result of results) update(sent[result.row]!.id, (row) => ({ ...row, result }))
    },
    onSuccess: () => queryClient.invalidateQueries(ALL_RECORDS),
  })
  return {
    rows,
    add,
    create,
    change: (id: number, some: Partial<Row>) => update(id, (row) => ({ ...row, ...some })),
    remove: (id: number) => setRows((now) => now.filter((row) => row.id !== id)),
    lineForAll: (scac: string) => setRows((now) => withLine(now, scac)),
    clear: () => setRows([]),
  }
}
