import { BoxtrailError, ConflictError } from '@boxtrail/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { client } from '../../api/client.ts'
import { documentsQuery } from './queries.ts'

export interface Upload {
  key: string
  name: string
  state: 'uploading' | 'reading' | 'linked' | 'unlinked' | 'failed'
  detail: string
}

/** Reading a document takes seconds; a scan takes longer. */
const WAITS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000]

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until a document has been read, and tells what it was linked to. */
const untilRead = async (id: string): Promise<Pick<Upload, 'state' | 'detail'>> => {
  for (const wait of WAITS_MS) {
    await sleep(wait)
    const document = await client.documents.get(id, { include: ['shipments'] })
    if (!document.readability) continue
    const numbers = document.shipments.map(({ billOfLadingNumber }) => billOfLadingNumber)
    return numbers.length > 0
      ? { state: 'linked', detail: `is linked to ${numbers.join(', ')}.` }
      : { state: 'unlinked', detail: 'names no number that you track: it is kept, and linked to no shipment.' }
  }
  return { state: 'unlinked', detail: 'is still being read, and appears here when it is linked.' }
}

const failed = (error: unknown): Pick<Upload, 'state' | 'detail'> => {
  if (error instanceof ConflictError)
    return { state: 'failed', detail: 'was uploaded before: the same file makes one document.' }
  return { state: 'failed', detail: error instanceof BoxtrailError ? error.message : 'could not be uploaded.' }
}

/** Files on their way: sent, read, and linked to what they name. */
export const useUploads = (number: string) => {
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const add = useCallback(
    (files: readonly File[]) => {
      const change = (key: string, some: Partial<Upload>) =>
        setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...some } : upload)))
      const send = async (file: File, key: string) => {
        try {
          const onProgress = ({ sent, total }: { sent: number; total: number }) =>
            change(key, { detail: `is being uploaded: ${Math.round((100 * sent) / Math.max(total, 1))} %` })
          const { id } = await client.documents.upload(file, { filename: file.name, onProgress })
          change(key, { state: 'reading', detail: 'is being read …' })
          change(key, await untilRead(id))
          await queryClient.invalidateQueries(documentsQuery(number))
        } catch (error) {
          change(key, failed(error))
        }
      }
      for (const file of files) {
        const key = crypto.randomUUID()
        setUploads((now) => [...now, { key, name: file.name, state: 'uploading', detail: 'is being uploaded …' }])
        void send(file, key)
      }
    },
    [queryClient, number],
  )
  return { uploads, add }
}
