import type { SeededZone } from '@storefront/reference-api/plugin/restaurants';

const zone = (id: string, name: string, fee: number, available = true): SeededZone => ({
  id: `zona-${id}`,
  zone: name,
  city: 'Curitiba',
  regionId: 'curitiba',
  available,
  fee,
  returnFee: 0,
});

export const zones: SeededZone[] = [
  zone('santa-felicidade', 'Santa Felicidade', 6),
  zone('sao-braz', 'São Braz', 8),
  zone('merces', 'Mercês', 10),
  zone('bigorrilho', 'Bigorrilho', 12),
  zone('batel', 'Batel', 14),
  zone('centro', 'Centro', 15),
  zone('agua-verde', 'Água Verde', 18, false),
];
