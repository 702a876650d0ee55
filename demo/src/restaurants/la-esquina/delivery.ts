import type { SeededRegion, SeededZone } from '@storefront/reference-api/plugin/restaurants';

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
