/** What a person does about a request that failed or waits, by the action that the service names. */
const STEPS: Record<string, string> = {
  fix_number: 'Check the number and the line, then track it anew.',
  choose_line: 'Track it anew with another line.',
  wait_until: 'Nothing to do: it is tried again by itself.',
  contact_line: 'Ask the line, with this number.',
  track_again_for_next: 'To follow the next journey of this container, track its number again.',
  connect_line: 'Ask the operator of this installation to connect this line: the number then starts by itself.',
  check_credentials: 'Ask the operator of this installation to check the credentials of this line.',
}

/** What a person corrects in the number or its line, and tracks again. */
const CORRECTED = ['fix_number', 'choose_line', 'track_again_for_next']

export const isTrackedAgain = (action: string | null | undefined): boolean => CORRECTED.includes(action ?? '')

export const nextStep = (action: string | null | undefined): string | undefined => (action ? STEPS[action] : undefined)
