import type { Handler } from '../../context.ts'
import { actionsOnContainers, actionsOnShipments } from './actions.ts'
import { runBatch } from './batch.ts'
import { containerList, shipmentList } from './select.ts'

export const bulkUpdateContainers: Handler<'bulkUpdateContainers'> = ({ body }, call) =>
  runBatch(call, body.data.attributes, { list: containerList, actions: actionsOnContainers })

export const bulkUpdateShipments: Handler<'bulkUpdateShipments'> = ({ body }, call) =>
  runBatch(call, body.data.attributes, { list: shipmentList, actions: actionsOnShipments })
