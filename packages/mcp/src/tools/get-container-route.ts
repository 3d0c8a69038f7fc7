import { FeatureNotEnabledError, NotFoundError, type Route } from '@boxtrail/client'
import { z } from 'zod'
import { id } from '../arguments/parameters.ts'
import { quoted } from '../results/quote.ts'
import { defineTool } from '../tool.ts'

const ALTERNATIVE = 'Use get_container_transport_events for the places and times that have been reported.'

export const getContainerRoute = defineTool({
  name: 'get_container_route',
  title: 'Get Container Route',
  description:
    'The places of a journey in order, with ships, trains and times. Where it is not enabled, the result says what to use instead.',
  input: { id },
  output: z.looseObject({
    route_locations: z
      .array(
        z.looseObject({ port: z.looseObject({}).nullable(), inbound: z.looseObject({}), outbound: z.looseObject({}) }),
      )
      .optional(),
    error: z.string().optional(),
    alternative: z.string().optional(),
  }),
  run: async ({ id }, { client }) => {
    try {
      const route = await client.containers.route(id, {
        include: ['route_locations.port', 'route_locations.inbound_vessel', 'route_locations.outbound_vessel'],
      })
      return routeOf(route)
    } catch (error) {
      if (error instanceof FeatureNotEnabledError)
        return {
          error: 'FeatureNotEnabled',
          message: 'Routes are not enabled for this account.',
          alternative: ALTERNATIVE,
        }
      if (error instanceof NotFoundError)
        return { error: 'NotFound', message: 'There is no route of this container.', alternative: ALTERNATIVE }
      throw error
    }
  },
})

type Shown = Route<
  'route_locations' | 'route_locations.port' | 'route_locations.inbound_vessel' | 'route_locations.outbound_vessel'
>

const routeOf = (route: Shown) => ({
  route_id: route.id,
  total_legs: route.routeLocations.length,
  route_locations: route.routeLocations.map((place) => ({
    port: place.port && {
      code: place.port.code,
      name: place.port.name,
      city: 'city' in place.port ? place.port.city : null,
      country_code: place.port.countryCode,
    },
    inbound: {
      mode: place.inboundMode,
      carrier_scac: place.inboundScac,
      eta: place.inboundEtaAt,
      ata: place.inboundAtaAt,
      vessel: quoted(place.inboundVessel?.name),
    },
    outbound: {
      mode: place.outboundMode,
      carrier_scac: place.outboundScac,
      etd: place.outboundEtdAt,
      atd: place.outboundAtdAt,
      vessel: quoted(place.outboundVessel?.name),
    },
  })),
  created_at: route.createdAt,
  updated_at: route.updatedAt,
  _metadata: { presentation_guidance: 'eta and etd are estimates, ata and atd have happened. Times are UTC.' },
})
