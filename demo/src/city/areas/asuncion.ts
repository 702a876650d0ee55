import { laEsquina } from '../../restaurants/la-esquina';
import { streets } from '../../restaurants/la-esquina/delivery';
import type { CityPlan } from '../city';
import { doorOf } from '../door';
import { districtsIn, positions } from '../plan-rows';

/** Between the bay and the park of Ñu Guasu, around Villa Morra. */
export const asuncion: CityPlan = {
  id: 'asuncion',
  country: 'PY',
  swing: 35,
  room: 1.45,
  bounds: { south: -25.316, west: -57.652, north: -25.254, east: -57.543 },
  streets,
  states: { Asunción: 'Capital' },
  door: doorOf(laEsquina.info),
  districts: districtsIn('Asunción', 'Capital', [
    ['La Encarnación', '1209', -25.287, -57.642],
    ['General Díaz', '1413', -25.294, -57.637],
    ['Obrero', '1421', -25.301, -57.633],
    ['Pettirossi', '1423', -25.299, -57.619],
    ['San Vicente', '1426', -25.309, -57.605],
    ['Mburicaó', '1845', -25.299, -57.592],
    ['Tembetary', '1843', -25.309, -57.585],
    ['Villa Aurelia', '1841', -25.312, -57.564],
    ['San Cristóbal', '1842', -25.299, -57.554],
    ['Herrera', '1854', -25.29, -57.55],
    ['Mburucuyá', '1855', -25.27, -57.561],
    ['Santo Domingo', '1851', -25.282, -57.578],
    ['Bella Vista', '1858', -25.273, -57.586],
    ['Seminario', '1846', -25.285, -57.598],
    ['Jara', '1417', -25.274, -57.601],
    ['Trinidad', '1859', -25.261, -57.579],
  ]),
  rivers: [],
  grounds: [
    {
      kind: 'water',
      name: 'Bahía de Asunción',
      ring: positions(
        -57.6,
        -25.24,
        -57.604,
        -25.2545,
        -57.612,
        -25.2615,
        -57.6225,
        -25.2685,
        -57.636,
        -25.2745,
        -57.6465,
        -25.2778,
        -57.656,
        -25.2835,
        -57.67,
        -25.284,
        -57.67,
        -25.24,
      ),
    },
    {
      kind: 'park',
      name: 'Parque Ñu Guasu',
      ring: positions(-57.556, -25.2585, -57.5475, -25.2582, -57.547, -25.2665, -57.5555, -25.267),
    },
    {
      kind: 'park',
      name: 'Parque Caballero',
      ring: positions(-57.6195, -25.2775, -57.6145, -25.2765, -57.6135, -25.28, -57.6185, -25.2812),
    },
  ],
  bridges: [],
};
