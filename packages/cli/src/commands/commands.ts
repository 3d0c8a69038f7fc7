import type { Command } from '../command.ts'
import { attention } from './attention.ts'
import { completion } from './completion.ts'
import { containers } from './containers.ts'
import { contradictions } from './contradictions.ts'
import { doctor } from './doctor.ts'
import { events } from './events.ts'
import { evidence } from './evidence.ts'
import { explain } from './explain.ts'
import { get } from './get.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { requests } from './requests.ts'
import { sandbox } from './sandbox.ts'
import { sandboxAdvance } from './sandbox-advance.ts'
import { shipments } from './shipments.ts'
import { silences } from './silences.ts'
import { track } from './track.ts'
import { upload } from './upload.ts'
import { webhooksListen } from './webhooks-listen.ts'
import { webhooksTrigger } from './webhooks-trigger.ts'

/** Every command; help, completion and errors follow from it. */
export const commands: readonly Command[] = [
  login,
  logout,
  track,
  containers,
  shipments,
  requests,
  attention,
  contradictions,
  silences,
  get,
  explain,
  evidence,
  events,
  webhooksListen,
  webhooksTrigger,
  upload,
  sandbox,
  sandboxAdvance,
  doctor,
  completion,
]
