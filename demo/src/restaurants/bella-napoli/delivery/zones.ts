import type { SeededRegion, SeededZone } from '@storefront/reference-api/plugin/restaurants';

export const regions: SeededRegion[] = [
  { id: 'oeste', name: 'Zona Oeste' },
  { id: 'centro-sul', name: 'Centro e Sul' },
  { id: 'osasco', name: 'Osasco' },
];

type Row = readonly [id: string, zone: string, fee: number, available?: boolean];
const toZones = (city: string, regionId: string, rows: readonly Row[]): SeededZone[] =>
  rows.map(([id, zone, fee, available = true]) => ({
    id: `zona-${id}`,
    zone,
    city,
    regionId,
    available,
    fee,
    returnFee: 0,
  }));

/** Neighbourhoods with the fee of each, the nearest first. */
export const zones: SeededZone[] = [
  ...toZones('São Paulo', 'oeste', [
    ['vila-madalena', 'Vila Madalena', 4.9],
    ['pinheiros', 'Pinheiros', 5.9],
    ['sumarezinho', 'Sumarezinho', 5.9],
    ['alto-de-pinheiros', 'Alto de Pinheiros', 6.9],
    ['sumare', 'Sumaré', 6.9],
    ['perdizes', 'Perdizes', 7.9],
    ['pompeia', 'Vila Pompeia', 7.9],
    ['agua-branca', 'Água Branca', 9.9],
    ['butanta', 'Butantã', 10.9],
    ['vila-leopoldina', 'Vila Leopoldina', 11.9],
    ['lapa', 'Lapa', 11.9],
    ['barra-funda', 'Barra Funda', 12.9],
    ['morumbi', 'Morumbi', 19.9, false],
  ]),
  ...toZones('São Paulo', 'centro-sul', [
    ['cerqueira-cesar', 'Cerqueira César', 7.9],
    ['jardim-paulista', 'Jardim Paulista', 8.9],
    ['pacaembu', 'Pacaembu', 8.9],
    ['higienopolis', 'Higienópolis', 9.9],
    ['consolacao', 'Consolação', 9.9],
    ['jardim-europa', 'Jardim Europa', 9.9],
    ['itaim-bibi', 'Itaim Bibi', 11.9],
    ['bela-vista', 'Bela Vista', 12.9],
    ['paraiso', 'Paraíso', 13.9],
    ['vila-mariana', 'Vila Mariana', 15.9],
    ['moema', 'Moema', 16.9],
    ['santo-amaro', 'Santo Amaro', 24.9, false],
  ]),
  ...toZones('Osasco', 'osasco', [
    ['vila-yara', 'Vila Yara', 15.9],
    ['presidente-altino', 'Presidente Altino', 16.9],
    ['osasco-centro', 'Centro', 18.9],
  ]),
];
