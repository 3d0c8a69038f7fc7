import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'

interface ConfirmProps {
  /** The content of the button that opens the dialog. */
  trigger: ReactNode
  /** The accessible name of that button, if its text is not specific enough. */
  label?: string
  title: string
  /** The consequences. */
  children: ReactNode
  keep: string
  action: string
  confirm: () => void
  isDisabled?: boolean
}

/** A button whose action must be confirmed in a dialog. */
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
