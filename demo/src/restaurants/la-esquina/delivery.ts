import type { SeededRegion, SeededZone } from '@storefront/reference-api/plugin/restaurants';
import { streetsOf, type DemoStreet } from '../../build/street';

export const regions: SeededRegion[] = [{ id: 'asuncion', name: 'Asunción' }];

const zone = (id: string, name: string, fee: number, available = true): SeededZone => ({
  id: `barrio-${id}`,
  zone: name,
  city: 'Asunción',
  regionId: 'asuncion',
  available,
  fee,
  returnFee: 0,
});

/** Neighbourhoods with the fee of each in guaraníes, the nearest first. */
export const zones: SeededZone[] = [
  zone('villa-morra', 'Villa Morra', 8000),
  zone('manora', 'Manorá', 10_000),
  zone('recoleta', 'Recoleta', 10_000),
  zone('las-carmelitas', 'Las Carmelitas', 12_000),
  zone('los-laureles', 'Los Laureles', 12_000),
  zone('ycua-sati', 'Ycuá Satí', 12_000),
  zone('ciudad-nueva', 'Ciudad Nueva', 15_000),
  zone('las-mercedes', 'Las Mercedes', 15_000),
  zone('centro', 'La Catedral', 20_000),
  zone('sajonia', 'Sajonia', 25_000, false),
];

const asuncion = (name: string, rows: Parameters<typeof streetsOf>[2]) =>
  streetsOf('Asunción', name, rows);

/** Listed streets around the shop; positions are accurate to a few blocks. */
export const streets: DemoStreet[] = [
  ...asuncion('Villa Morra', [
    ['Avenida Mariscal López', '1849', -25.2963, -57.5782],
    ['Senador Long', '1849', -25.2951, -57.5761],
    ['Quesada', '1849', -25.2936, -57.5772],
    ['Charles de Gaulle', '1849', -25.2946, -57.5798],
  ]),
  ...asuncion('Manorá', [
    ['Dr. Bernardino Caballero', '1850', -25.2889, -57.5669],
    ['Capitán Brizuela', '1850', -25.2901, -57.5651],
  ]),
  ...asuncion('Recoleta', [
    ['Choferes del Chaco', '1847', -25.2915, -57.5889],
    ['Avenida España', '1847', -25.2879, -57.5871],
  ]),
  ...asuncion('Las Carmelitas', [['Malutín', '1853', -25.2849, -57.5589]]),
  ...asuncion('Los Laureles', [['Avenida Boggiani', '1844', -25.3012, -57.5661]]),
  ...asuncion('Ycuá Satí', [['Avenida Aviadores del Chaco', '1852', -25.2812, -57.5672]]),
  ...asuncion('Ciudad Nueva', [['Avenida Perú', '1418', -25.2899, -57.6089]]),
  ...asuncion('Las Mercedes', [['Padre Cardozo', '1415', -25.2801, -57.6081]]),
  ...asuncion('La Catedral', [
    ['Palma', '1209', -25.2822, -57.6341],
    ['Estrella', '1209', -25.2831, -57.6329],
  ]),
];
