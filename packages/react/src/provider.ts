import type { BoxtrailClient } from '@boxtrail/client'
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react'

const Client = createContext<BoxtrailClient | undefined>(undefined)

/** Provides the client that hooks below it use. */
export const BoxtrailProvider = (props: { client: BoxtrailClient; children?: ReactNode }): ReactElement =>
  createElement(Client.Provider, { value: props.client }, props.children)

/** The client, for everything without a hook. */
export const useBoxtrail = (): BoxtrailClient => {
  const client = useContext(Client)
  if (!client) throw new Error('Hooks of @boxtrail/react need a <BoxtrailProvider client={…}> above them.')
  return client
}
