import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ALL_RECORDS } from '../../api/all-records.ts'
import { client } from '../../api/client.ts'
import { inferred, isReady, notInferred, type Row, rowOf } from './rows.ts'

/** Inferences at once; the service limits how many run concurrently. */
const AT_ONCE = 4

/** The numbers that were pasted, what each of them is, and the outcome. */
export const useRows = () => {
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<readonly Row[]>([])
  const change = useCallback(
    (number: string, some: Partial<Row>) =>
      setRows((now) => now.map((row) => (row.number === number ? { ...row, ...some } : row))),
    [],
  )
  const begin = useCallback((numbers: readonly string[]) => {
    setRows(numbers.map(rowOf))
    const waiting = [...numbers]
    const infer = async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
        const told = await client.trackingRequests.inferNumber(number).catch(() => undefined)
        setRows((now) =>
          now.map((row) => (row.number !== number ? row : told ? inferred(row, told) : notInferred(row))),
        )
      }
    }
    for (let at = 0; at < AT_ONCE; at++) void infer()
  }, [])
  const create = useMutation({
    mutationFn: async () => {
      const sent = rows.filter(isReady)
      const { results } = await client.trackingRequests.createMany(
        sent.map(({ number, kind, scac }) => ({ requestNumber: number, requestType: kind, scac })),
      )
      for (const result of results) change(sent[result.row]!.number, { result })
    },
    onSuccess: () => queryClient.invalidateQueries(ALL_RECORDS),
  })
  return { rows, begin, change, create, clear: () => setRows([]) }
}
