import { streetsOf, type DemoStreet } from '../../../build/street';

const sp = (zone: string, rows: Parameters<typeof streetsOf>[2]) =>
  streetsOf('São Paulo', zone, rows);

/** The gazetteer's centre and south, and the neighbouring city. */
export const streetsFarther: DemoStreet[] = [
  ...sp('Cerqueira César', [
    ['Rua Augusta', '01305-100', -23.5549, -46.6582],
    ['Alameda Santos', '01418-100', -23.5641, -46.6543],
    ['Rua Haddock Lobo', '01414-001', -23.5608, -46.6661],
  ]),
  ...sp('Jardim Paulista', [
    ['Alameda Lorena', '01424-002', -23.5678, -46.6607],
    ['Rua Pamplona', '01405-001', -23.5661, -46.6561],
  ]),
  ...sp('Pacaembu', [
    ['Avenida Pacaembu', '01234-000', -23.5402, -46.6652],
    ['Rua Itápolis', '01245-000', -23.5427, -46.6689],
  ]),
  ...sp('Higienópolis', [
    ['Rua Maranhão', '01240-000', -23.5449, -46.6567],
    ['Avenida Higienópolis', '01238-001', -23.5423, -46.6571],
  ]),
  ...sp('Consolação', [
    ['Rua da Consolação', '01301-100', -23.5529, -46.6609],
    ['Rua Bela Cintra', '01415-001', -23.5563, -46.6627],
  ]),
  ...sp('Jardim Europa', [['Rua Groenlândia', '01434-000', -23.5739, -46.6699]]),
  ...sp('Itaim Bibi', [
    ['Rua João Cachoeira', '04535-010', -23.5841, -46.6761],
    ['Rua Joaquim Floriano', '04534-003', -23.5829, -46.6739],
    ['Rua Bandeira Paulista', '04532-001', -23.5843, -46.6789],
  ]),
  ...sp('Bela Vista', [
    ['Avenida Paulista', '01310-100', -23.5613, -46.6565],
    ['Rua Treze de Maio', '01327-000', -23.5602, -46.6451],
  ]),
  ...sp('Paraíso', [['Rua Vergueiro', '01504-001', -23.5711, -46.6401]]),
  ...sp('Vila Mariana', [
    ['Rua Domingos de Morais', '04010-100', -23.5876, -46.6348],
    ['Rua Joaquim Távora', '04015-011', -23.5851, -46.6419],
  ]),
  ...sp('Moema', [
    ['Avenida Ibirapuera', '04029-200', -23.6021, -46.6611],
    ['Alameda dos Nhambiquaras', '04090-011', -23.6049, -46.6637],
  ]),
  ...sp('Santo Amaro', [['Avenida Adolfo Pinheiro', '04734-000', -23.6501, -46.6991]]),
  ...streetsOf('Osasco', 'Vila Yara', [
    ['Avenida dos Autonomistas', '06020-010', -23.5413, -46.7662],
    ['Rua Avelino Lopes', '06028-080', -23.5451, -46.7634],
  ]),
  ...streetsOf('Osasco', 'Presidente Altino', [
    ['Avenida Presidente Altino', '06216-000', -23.5312, -46.7621],
  ]),
  ...streetsOf('Osasco', 'Centro', [
    ['Rua Antônio Agu', '06013-000', -23.5329, -46.7761],
    ['Rua Primitiva Vianco', '06016-004', -23.5351, -46.7769],
  ]),
];
