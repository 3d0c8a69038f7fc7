import { useId, useState } from 'react'
import { Confirm } from '../../parts/form/confirm.tsx'
import type { Key } from './queries.ts'
import { nameOf, OVERLAPS } from './state.ts'

interface RotateButtonProps {
  of: Key
  isDisabled: boolean
  rotate: (overlapSeconds: number) => void
}

/** Replaces the key, after asking how long the old one stays valid. */
export const RotateButton = ({ of: key, isDisabled, rotate }: RotateButtonProps) => {
  const [overlap, setOverlap] = useState('86400')
  const select = useId()
  const name = nameOf(key)
  return (
    <Confirm
      trigger="Rotate"
      label={`Rotate ${name}`}
      title={`Replace the key ${name}?`}
      keep="Keep"
      action="Create the new key"
      confirm={() => rotate(Number(overlap))}
      isDisabled={isDisabled}
    >
      <p>A new key with the same name, scope and lifetime is created, and shown once.</p>
      <p className="dialog-field">
        <label htmlFor={select}>The old key stays valid</label>
        <select id={select} value={overlap} onChange={({ target }) => setOverlap(target.value)}>
          {OVERLAPS.map(([seconds, text]) => (
            <option key={seconds} value={seconds}>
              {text}
            </option>
          ))}
        </select>
      </p>
    </Confirm>
  )
}

interface RevokeButtonProps {
  of: Key
  isDisabled: boolean
  revoke: () => void
}

export const RevokeButton = ({ of: key, isDisabled, revoke }: RevokeButtonProps) => {
  const name = nameOf(key)
  return (
    <Confirm
      trigger="Revoke"
      label={`Revoke ${name}`}
      title={`Revoke the key ${name}?`}
      keep="Keep"
      action="Revoke"
      confirm={() => revoke()}
      isDisabled={isDisabled}
    >
      Requests with it are rejected within a second. This cannot be undone.
    </Confirm>
  )
}
