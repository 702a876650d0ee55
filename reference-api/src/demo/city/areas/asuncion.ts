import { laEsquina } from '../../restaurants/la-esquina';
import { streets } from '../../restaurants/la-esquina/delivery';
import type { CityPlan } from '../city';
import { doorOf } from '../door';
import { districtsIn, positions } from '../plan-rows';

/** Between the bay and the park of Ñu Guasu, around Villa Morra. */
export const asuncion: CityPlan = {
  id: 'asuncion', country: 'PY', swing: 35, room: 1.45, bounds: { south: -25.316, west: -57.652, north: -25.254, east: -57.543 },
  streets, states: { Asunción: 'Capital' }, door: doorOf(laEsquina.info),
  districts: districtsIn('Asunción', 'Capital', [
    ['La Encarnación', '1209', -25.2870, -57.6420], ['General Díaz', '1413', -25.2940, -57.6370], ['Obrero', '1421', -25.3010, -57.6330], ['Pettirossi', '1423', -25.2990, -57.6190],
    ['San Vicente', '1426', -25.3090, -57.6050], ['Mburicaó', '1845', -25.2990, -57.5920], ['Tembetary', '1843', -25.3090, -57.5850], ['Villa Aurelia', '1841', -25.3120, -57.5640],
    ['San Cristóbal', '1842', -25.2990, -57.5540], ['Herrera', '1854', -25.2900, -57.5500], ['Mburucuyá', '1855', -25.2700, -57.5610], ['Santo Domingo', '1851', -25.2820, -57.5780],
    ['Bella Vista', '1858', -25.2730, -57.5860], ['Seminario', '1846', -25.2850, -57.5980], ['Jara', '1417', -25.2740, -57.6010], ['Trinidad', '1859', -25.2610, -57.5790],
  ]),
  rivers: [],
  grounds: [
    {
      kind: 'water', name: 'Bahía de Asunción',
      ring: positions(-57.6, -25.24, -57.604, -25.2545, -57.612, -25.2615, -57.6225, -25.2685, -57.636, -25.2745, -57.6465, -25.2778, -57.656, -25.2835, -57.67, -25.284, -57.67, -25.24),
    },
    { kind: 'park', name: 'Parque Ñu Guasu', ring: positions(-57.556, -25.2585, -57.5475, -25.2582, -57.547, -25.2665, -57.5555, -25.267) },
    { kind: 'park', name: 'Parque Caballero', ring: positions(-57.6195, -25.2775, -57.6145, -25.2765, -57.6135, -25.28, -57.6185, -25.2812) },
  ],
  bridges: [],
};
