import { everybody, operator } from './cells';
import type { Row } from './row';

/**
 * Routes of pages, pictures and machine clients, which are missing from the OpenAPI description;
 * named as the router names them.
 */
export const HIDDEN_ROWS: Readonly<Record<string, Row>> = {
  'GET /openapi.json': { cells: everybody() },
  'GET /demo/outbox': { cells: everybody(), disclosesAll: true },
  'GET /metrics': operator('metrics'),
  'POST /operator/backup': operator('backup'),
  'POST /policy-reports': { cells: everybody(415), request: () => ({ body: {} }) },
  'GET *': { cells: everybody(404), request: () => ({ path: { '*': 'nothing/here' } }) },
  'GET /media/app-icons/:restaurant/:file': {
    cells: everybody(404),
    request: () => ({ path: { restaurant: 'trattoria', file: 'x' } }),
  },
  'GET /tiles/:z/:x/:file': {
    cells: everybody(),
    request: () => ({ path: { z: 15, x: 1, file: '1.png' } }),
  },
  'GET /card-form': { cells: everybody(404) },
  'GET /card-form/:file': { cells: everybody(404), request: () => ({ path: { file: 'x.js' } }) },
  'GET /vendor-frame': { cells: everybody(404) },
  'GET /vendor-frame/:file': { cells: everybody(404), request: () => ({ path: { file: 'x.js' } }) },
  'POST /payments/:provider/webhook': {
    cells: everybody(401),
    request: () => ({ path: { provider: 'sandbox' }, body: {} }),
  },
  'GET /sandbox-bank/:reference': {
    cells: everybody(),
    request: async (world) => ({ path: { reference: await world.bankReference() } }),
  },
  'POST /sandbox-bank/:reference': {
    cells: everybody(303),
    request: async (world) => ({ path: { reference: await world.bankReference() } }),
  },
};
