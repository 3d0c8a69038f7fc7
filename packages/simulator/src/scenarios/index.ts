import type { Scenario } from '../scenario.ts'
import { endFailures } from './failures-end.ts'
import { lineFailures } from './failures-line.ts'
import { pollingFailures } from './failures-polling.ts'
import { routeFailures } from './failures-route.ts'
import { terminalFailures } from './failures-terminal.ts'
import { gapScenarios } from './gaps.ts'
import { hardJourneys } from './hard-journeys.ts'
import { hardTerminals } from './hard-terminals.ts'
import { hardVessels } from './hard-vessels.ts'
import { normal } from './normal.ts'

/** Every journey that the simulator can play. */
export const scenarios: readonly Scenario[] = [
  ...normal,
  ...lineFailures,
  ...routeFailures,
  ...endFailures,
  ...pollingFailures,
  ...terminalFailures,
  ...hardTerminals,
  ...gapScenarios,
  ...hardVessels,
  ...hardJourneys,
]
