import { bellaNapoli } from '../../restaurants/bella-napoli';
import { streets } from '../../restaurants/bella-napoli/delivery/streets';
import type { CityPlan } from '../city';
import { doorOf } from '../door';
import { districtsIn, positions } from '../plan-rows';

/** Around the Rua Harmonia, with the two rivers and the neighbouring city. */
export const saoPaulo: CityPlan = {
  id: 'sao-paulo', country: 'BR', swing: 55, room: 1, bounds: { south: -23.665, west: -46.805, north: -23.495, east: -46.612 },
  streets, states: { 'São Paulo': 'SP', Osasco: 'SP' }, door: doorOf(bellaNapoli.info),
  districts: [
    ...districtsIn('São Paulo', 'SP', [
      ['Jaguaré', '05346', -23.5520, -46.7470], ['Rio Pequeno', '05379', -23.5690, -46.7560], ['Vila Sônia', '05626', -23.5970, -46.7400], ['Cidade Jardim', '05674', -23.5860, -46.7090],
      ['Vila Olímpia', '04551', -23.5960, -46.6850], ['Brooklin', '04561', -23.6190, -46.6900], ['Campo Belo', '04614', -23.6240, -46.6710], ['Saúde', '04145', -23.6140, -46.6370],
      ['Liberdade', '01505', -23.5580, -46.6330], ['República', '01045', -23.5440, -46.6420], ['Santa Cecília', '01228', -23.5370, -46.6520], ['Bom Retiro', '01129', -23.5270, -46.6400],
      ['Casa Verde', '02518', -23.5070, -46.6570], ['Limão', '02711', -23.5040, -46.6790], ['Freguesia do Ó', '02925', -23.5010, -46.7000], ['Vila Anastácio', '05093', -23.5160, -46.7190],
      ['Vila Romana', '05047', -23.5310, -46.6960], ['Alto da Lapa', '05465', -23.5390, -46.7110], ['Vila Jaguara', '05117', -23.5080, -46.7430], ['Jardim América', '01438', -23.5690, -46.6690],
      ['Ibirapuera', '04029', -23.5880, -46.6560], ['Ipiranga', '04266', -23.5900, -46.6150], ['Mooca', '03104', -23.5570, -46.6150], ['Brás', '03017', -23.5400, -46.6170],
      ['Jabaquara', '04321', -23.6420, -46.6430], ['Granja Julieta', '04721', -23.6380, -46.7060], ['Vila Andrade', '05717', -23.6280, -46.7330], ['Campo Limpo', '05763', -23.6420, -46.7620],
      ['Butantã Oeste', '05543', -23.5830, -46.7730], ['Jardim Arpoador', '05565', -23.6060, -46.7790], ['Santana', '02017', -23.5030, -46.6260],
    ]),
    ...districtsIn('Osasco', 'SP', [['Jardim das Flores', '06114', -23.5470, -46.7850], ['Quilômetro Dezoito', '06192', -23.5300, -46.7960], ['Rochdale', '06220', -23.5090, -46.7760]]),
  ],
  rivers: [
    {
      name: 'Rio Pinheiros', width: 78, drive: 'Marginal Pinheiros',
      line: positions(-46.712, -23.675, -46.7125, -23.645, -46.704, -23.618, -46.6965, -23.6, -46.7005, -23.585, -46.7045, -23.57, -46.716, -23.5585, -46.727, -23.547, -46.7395, -23.5375, -46.748, -23.5215),
    },
    {
      name: 'Rio Tietê', width: 90, drive: 'Marginal Tietê',
      line: positions(-46.6, -23.5195, -46.64, -23.5155, -46.668, -23.5125, -46.704, -23.51, -46.725, -23.5115, -46.748, -23.52, -46.766, -23.5235, -46.79, -23.519, -46.82, -23.514),
    },
  ],
  grounds: [
    { kind: 'park', name: 'Parque Ibirapuera', ring: positions(-46.6625, -23.5835, -46.657, -23.581, -46.6525, -23.585, -46.652, -23.5905, -46.6565, -23.5935, -46.6615, -23.5905) },
    { kind: 'water', name: '', ring: positions(-46.6595, -23.5855, -46.6575, -23.5845, -46.6565, -23.5858, -46.6572, -23.5875, -46.659, -23.5882, -46.6598, -23.587) },
    { kind: 'park', name: 'Parque da Água Branca', ring: positions(-46.6718, -23.5302, -46.6686, -23.5308, -46.6678, -23.5278, -46.6712, -23.527) },
    { kind: 'park', name: 'Parque Villa-Lobos', ring: positions(-46.7275, -23.5435, -46.7215, -23.542, -46.719, -23.5475, -46.7222, -23.5486) },
    { kind: 'park', name: 'Cidade Universitária', ring: positions(-46.738, -23.56, -46.728, -23.5545, -46.721, -23.5632, -46.7305, -23.5688) },
    { kind: 'park', name: 'Parque Burle Marx', ring: positions(-46.7205, -23.632, -46.716, -23.6305, -46.716, -23.636, -46.7202, -23.6362) },
  ],
  bridges: [],
};
