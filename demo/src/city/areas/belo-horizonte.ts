import { cantinaMesa } from '../../restaurants/cantina-mesa';
import { streets } from '../../restaurants/cantina-mesa/streets';
import type { CityPlan } from '../city';
import { doorOf } from '../door';
import { districtsIn, positions } from '../plan-rows';

/** Around Savassi, up to the lake of Pampulha. */
export const beloHorizonte: CityPlan = {
  id: 'belo-horizonte',
  country: 'BR',
  swing: 45,
  room: 1.35,
  bounds: { south: -19.972, west: -43.992, north: -19.838, east: -43.9 },
  streets,
  states: { 'Belo Horizonte': 'MG' },
  door: doorOf(cantinaMesa.info),
  districts: districtsIn('Belo Horizonte', 'MG', [
    ['Centro', '30120', -19.919, -43.939],
    ['Santa Efigênia', '30240', -19.923, -43.919],
    ['Serra', '30220', -19.938, -43.918],
    ['Cruzeiro', '30310', -19.945, -43.926],
    ['Sion', '30315', -19.953, -43.932],
    ['Santo Antônio', '30330', -19.945, -43.942],
    ['Cidade Jardim', '30380', -19.939, -43.953],
    ['Gutierrez', '30441', -19.937, -43.964],
    ['Barro Preto', '30180', -19.921, -43.953],
    ['Prado', '30411', -19.925, -43.968],
    ['Floresta', '31015', -19.911, -43.927],
    ['Lagoinha', '31110', -19.904, -43.942],
    ['Padre Eustáquio', '30720', -19.913, -43.98],
    ['Caiçara', '30770', -19.896, -43.967],
    ['Cachoeirinha', '31130', -19.885, -43.943],
    ['Sagrada Família', '31030', -19.898, -43.915],
    ['São Francisco', '31255', -19.874, -43.962],
    ['Jaraguá', '31270', -19.856, -43.948],
    ['Ouro Preto', '31310', -19.876, -43.984],
    ['Planalto', '31720', -19.85, -43.92],
    ['São Bento', '30350', -19.957, -43.955],
    ['Belvedere', '30320', -19.967, -43.938],
    ['Nova Suíça', '30421', -19.94, -43.98],
    ['Mangabeiras', '30210', -19.956, -43.911],
  ]),
  rivers: [],
  grounds: [
    {
      kind: 'water',
      name: 'Lagoa da Pampulha',
      ring: positions(
        -43.9735,
        -19.85,
        -43.9742,
        -19.856,
        -43.98,
        -19.858,
        -43.989,
        -19.862,
        -43.998,
        -19.859,
        -43.993,
        -19.852,
        -43.985,
        -19.848,
        -43.979,
        -19.846,
      ),
    },
    {
      kind: 'park',
      name: 'Parque Municipal',
      ring: positions(-43.9385, -19.9215, -43.9332, -19.922, -43.932, -19.9262, -43.9365, -19.9255),
    },
    {
      kind: 'park',
      name: 'Parque das Mangabeiras',
      ring: positions(-43.909, -19.944, -43.9005, -19.942, -43.9002, -19.956, -43.9065, -19.957),
    },
  ],
  bridges: [],
};
