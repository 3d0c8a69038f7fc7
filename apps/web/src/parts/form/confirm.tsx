import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'

interface ConfirmProps {
  /** What is on the button that opens the question. */
  trigger: ReactNode
  /** Names that button where its text alone does not say what it is about. */
  label?: string
  title: string
  /** What follows from it. */
  children: ReactNode
  keep: string
  action: string
  confirm: () => void
  isDisabled?: boolean
}

/** A button whose action is carried out after a question. */
export const Confirm = ({ trigger, label, title, children, keep, action, confirm, isDisabled }: ConfirmProps) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger className="button" aria-label={label} disabled={isDisabled}>
      {trigger}
    </AlertDialog.Trigger>
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className="backdrop" />
      <AlertDialog.Popup className="dialog">
        <AlertDialog.Title>{title}</AlertDialog.Title>
        <AlertDialog.Description className="quiet" render={<div />}>
          {children}
        </AlertDialog.Description>
        <div className="dialog-buttons">
          <AlertDialog.Close className="button">{keep}</AlertDialog.Close>
          <AlertDialog.Close className="button primary" onClick={confirm}>
            {action}
          </AlertDialog.Close>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  </AlertDialog.Root>
)
