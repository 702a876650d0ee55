import { serve, type PluginHost } from '@storefront/reference-api/plugin';
import { listDemoRestaurants } from '@storefront/reference-api/plugin/restaurants';
import type { FastifyInstance } from 'fastify';
import { listDemo } from './demo-calls';

export const demoRestaurantsRoute = (app: FastifyInstance, { db }: Pick<PluginHost, 'db'>): void =>
  serve(app, listDemo, () => listDemoRestaurants(db));
