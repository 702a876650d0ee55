import { cantinaMesa } from '../../restaurants/cantina-mesa';
import { streets } from '../../restaurants/cantina-mesa/streets';
import type { CityPlan } from '../city';
import { doorOf } from '../door';
import { districtsIn, positions } from '../plan-rows';

/** Around Savassi, up to the lake of Pampulha. */
export const beloHorizonte: CityPlan = {
  id: 'belo-horizonte', country: 'BR', swing: 45, room: 1.35, bounds: { south: -19.972, west: -43.992, north: -19.838, east: -43.9 },
  streets, states: { 'Belo Horizonte': 'MG' }, door: doorOf(cantinaMesa.info),
  districts: districtsIn('Belo Horizonte', 'MG', [
    ['Centro', '30120', -19.9190, -43.9390], ['Santa Efigênia', '30240', -19.9230, -43.9190], ['Serra', '30220', -19.9380, -43.9180], ['Cruzeiro', '30310', -19.9450, -43.9260],
    ['Sion', '30315', -19.9530, -43.9320], ['Santo Antônio', '30330', -19.9450, -43.9420], ['Cidade Jardim', '30380', -19.9390, -43.9530], ['Gutierrez', '30441', -19.9370, -43.9640],
    ['Barro Preto', '30180', -19.9210, -43.9530], ['Prado', '30411', -19.9250, -43.9680], ['Floresta', '31015', -19.9110, -43.9270], ['Lagoinha', '31110', -19.9040, -43.9420],
    ['Padre Eustáquio', '30720', -19.9130, -43.9800], ['Caiçara', '30770', -19.8960, -43.9670], ['Cachoeirinha', '31130', -19.8850, -43.9430], ['Sagrada Família', '31030', -19.8980, -43.9150],
    ['São Francisco', '31255', -19.8740, -43.9620], ['Jaraguá', '31270', -19.8560, -43.9480], ['Ouro Preto', '31310', -19.8760, -43.9840], ['Planalto', '31720', -19.8500, -43.9200],
    ['São Bento', '30350', -19.9570, -43.9550], ['Belvedere', '30320', -19.9670, -43.9380], ['Nova Suíça', '30421', -19.9400, -43.9800], ['Mangabeiras', '30210', -19.9560, -43.9110],
  ]),
  rivers: [],
  grounds: [
    { kind: 'water', name: 'Lagoa da Pampulha', ring: positions(-43.9735, -19.85, -43.9742, -19.856, -43.98, -19.858, -43.989, -19.862, -43.998, -19.859, -43.993, -19.852, -43.985, -19.848, -43.979, -19.846) },
    { kind: 'park', name: 'Parque Municipal', ring: positions(-43.9385, -19.9215, -43.9332, -19.922, -43.932, -19.9262, -43.9365, -19.9255) },
    { kind: 'park', name: 'Parque das Mangabeiras', ring: positions(-43.909, -19.944, -43.9005, -19.942, -43.9002, -19.956, -43.9065, -19.957) },
  ],
  bridges: [],
};
