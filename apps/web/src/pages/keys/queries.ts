import type { ApiKey } from '@boxtrail/client'
import { useApiKeys } from '@boxtrail/react'
import { PAGE } from '../../api/lists.ts'

export type Key = ApiKey<never>

export const useKeys = () => useApiKeys({ page: PAGE })
