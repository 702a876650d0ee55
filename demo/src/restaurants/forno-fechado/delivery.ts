import type { SeededZone } from '@storefront/reference-api/plugin/restaurants';
import { streetsOf, type DemoStreet } from '../../build/street';

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

export const streets: DemoStreet[] = [
  ...streetsOf('Curitiba', 'Santa Felicidade', [
    ['Avenida Manoel Ribas', '82020-000', -25.4011, -49.3297],
    ['Via Vêneto', '82020-470', -25.4037, -49.3311],
  ]),
  ...streetsOf('Curitiba', 'São Braz', [['Rua Antônio Escorsin', '82300-490', -25.4171, -49.3471]]),
  ...streetsOf('Curitiba', 'Mercês', [
    ['Rua Jacarezinho', '80710-150', -25.4201, -49.2901],
    ['Alameda Augusto Stellfeld', '80730-000', -25.4291, -49.2871],
  ]),
  ...streetsOf('Curitiba', 'Bigorrilho', [['Rua Padre Anchieta', '80730-001', -25.4351, -49.2957]]),
  ...streetsOf('Curitiba', 'Batel', [
    ['Avenida do Batel', '80420-090', -25.4421, -49.2901],
    ['Rua Comendador Araújo', '80420-000', -25.4361, -49.2821],
  ]),
  ...streetsOf('Curitiba', 'Centro', [['Rua XV de Novembro', '80020-310', -25.4297, -49.2701]]),
  ...streetsOf('Curitiba', 'Água Verde', [
    ['Avenida República Argentina', '80610-260', -25.4541, -49.2871],
  ]),
];
