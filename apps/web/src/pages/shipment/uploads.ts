import { BoxtrailError, ConflictError } from '@boxtrail/client'
import { keys } from '@boxtrail/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { client } from '../../api/client.ts'

export interface Upload {
  key: string
  name: string
  state: 'uploading' | 'reading' | 'linked' | 'unlinked' | 'failed'
  detail: string
  /** Whether sending the same file again may help. */
  isRetryable: boolean
  file: File
}

/** Reading a document takes seconds; a scan takes longer. */
const WAITS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000]

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until a document has been read, and returns what it was linked to. */
const untilRead = async (id: string): Promise<Pick<Upload, 'state' | 'detail'>> => {
  for (const wait of WAITS_MS) {
    await sleep(wait)
    const document = await client.documents.get(id, { include: ['shipments'] })
    if (!document.readability) continue
    const numbers = document.shipments.map(({ billOfLadingNumber }) => billOfLadingNumber)
    return numbers.length > 0
      ? { state: 'linked', detail: `is linked to ${numbers.join(', ')}.` }
      : { state: 'unlinked', detail: 'contains no number that you track: it is kept, but not linked to a shipment.' }
  }
  return { state: 'unlinked', detail: 'is still being read, and appears here when it is linked.' }
}

const failed = (error: unknown): Pick<Upload, 'state' | 'detail' | 'isRetryable'> => {
  if (error instanceof ConflictError)
    return {
      state: 'failed',
      detail: 'was uploaded before: the same file is kept as one document.',
      isRetryable: false,
    }
  const detail = error instanceof BoxtrailError ? error.message : 'could not be uploaded.'
  return { state: 'failed', detail, isRetryable: true }
}

/** Ids are counted, because `crypto.randomUUID` is only available over HTTPS and on this machine. */
let uploadCount = 0

/** The files that are being sent, read and linked to shipments. */
export const useUploads = () => {
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const send = useCallback(
    async ({ key, file }: Pick<Upload, 'key' | 'file'>) => {
      const change = (some: Partial<Upload>) =>
        setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...some } : upload)))
      try {
        change({ state: 'uploading', detail: 'is being uploaded …', isRetryable: false })
        const onProgress = ({ sent, total }: { sent: number; total: number }) =>
          change({ detail: `is being uploaded: ${Math.round((100 * sent) / Math.max(total, 1))} %` })
        const { id } = await client.documents.upload(file, { filename: file.name, onProgress })
        change({ state: 'reading', detail: 'is being read …' })
        change(await untilRead(id))
        await queryClient.invalidateQueries({ queryKey: keys.documents() })
      } catch (error) {
        change(failed(error))
      }
    },
    [queryClient],
  )
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const key = `${file.name} ${uploadCount++}`
        return { key, file, name: file.name, state: 'uploading', detail: 'is being uploaded …', isRetryable: false }
      })
      setUploads((now) => [...now, ...added])
      for (const upload of added) void send(upload)
    },
    [send],
  )
  const retry = (key: string) => {
    const upload = uploads.find((one) => one.key === key)
    if (upload) void send(upload)
  }
  return { uploads, add, retry }
}
