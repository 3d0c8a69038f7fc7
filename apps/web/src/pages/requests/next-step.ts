/** What a person can do about a failed or waiting request, by the action that the service names. */
const STEPS: Record<string, string> = {
  fix_number: 'Check the number and the line, then track it again.',
  choose_line: 'Track it again with another line.',
  wait_until: 'Nothing to do: it is tried again by itself.',
  contact_line: 'Ask the line, with this number.',
  track_again_for_next: 'To follow the next journey of this container, track its number again.',
  connect_line: 'Ask the operator of this installation to connect this line: the number then starts by itself.',
  check_credentials: 'Ask the operator of this installation to check the credentials of this line.',
}

/** Actions for which a person corrects the number or its line, and tracks it again. */
const CORRECTED = ['fix_number', 'choose_line', 'track_again_for_next']

export const isTrackedAgain = (action: string | null | undefined): boolean => CORRECTED.includes(action ?? '')

export const nextStep = (action: string | null | undefined): string | undefined => (action ? STEPS[action] : undefined)
