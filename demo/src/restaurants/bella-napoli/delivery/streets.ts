import { streetsOf, type DemoStreet } from '../../../build/street';
import { streetsFarther } from './streets-farther';

const sp = (zone: string, rows: Parameters<typeof streetsOf>[2]) =>
  streetsOf('São Paulo', zone, rows);

/** A small gazetteer of the western neighbourhoods; positions are accurate to about a block. */
export const streets: DemoStreet[] = [
  ...sp('Vila Madalena', [
    ['Rua Harmonia', '05435-000', -23.5537, -46.6912],
    ['Rua Aspicuelta', '05433-010', -23.5562, -46.6897],
    ['Rua Fradique Coutinho', '05416-011', -23.5571, -46.6903],
    ['Rua Girassol', '05433-001', -23.5549, -46.6889],
    ['Rua Wisard', '05434-080', -23.5551, -46.6921],
    ['Rua Mourato Coelho', '05417-011', -23.5589, -46.6892],
    ['Rua Purpurina', '05435-030', -23.5532, -46.6881],
  ]),
  ...sp('Pinheiros', [
    ['Rua dos Pinheiros', '05422-001', -23.5662, -46.6838],
    ['Rua Teodoro Sampaio', '05405-200', -23.5607, -46.6786],
    ['Rua Cardeal Arcoverde', '05407-002', -23.5603, -46.6829],
    ['Avenida Brigadeiro Faria Lima', '05426-100', -23.5671, -46.6937],
    ['Rua Artur de Azevedo', '05404-012', -23.5617, -46.6804],
    ['Rua Ferreira de Araújo', '05428-001', -23.5653, -46.6969],
  ]),
  ...sp('Sumarezinho', [
    ['Rua Heitor Penteado', '05438-100', -23.5468, -46.6903],
    ['Rua Pereira Leite', '05442-000', -23.5479, -46.6934],
  ]),
  ...sp('Alto de Pinheiros', [
    ['Praça Panamericana', '05461-000', -23.5527, -46.7089],
    ['Avenida Pedroso de Morais', '05419-001', -23.5612, -46.7012],
    ['Rua Natingui', '05443-001', -23.5521, -46.6991],
  ]),
  ...sp('Sumaré', [
    ['Avenida Doutor Arnaldo', '01255-000', -23.5512, -46.6752],
    ['Rua Oscar Freire', '05409-010', -23.5579, -46.6744],
  ]),
  ...sp('Perdizes', [
    ['Rua Cardoso de Almeida', '05013-001', -23.5371, -46.6741],
    ['Rua Monte Alegre', '05014-001', -23.5377, -46.6719],
    ['Avenida Sumaré', '05016-090', -23.5349, -46.6763],
    ['Rua Turiassu', '05005-001', -23.5312, -46.6739],
  ]),
  ...sp('Vila Pompeia', [
    ['Avenida Pompeia', '05023-000', -23.5341, -46.6871],
    ['Rua Caraíbas', '05020-000', -23.5299, -46.6823],
  ]),
  ...sp('Água Branca', [
    ['Avenida Francisco Matarazzo', '05001-200', -23.5274, -46.6786],
    ['Rua Guaicurus', '05033-002', -23.5248, -46.6902],
  ]),
  ...sp('Butantã', [
    ['Avenida Vital Brasil', '05503-001', -23.5706, -46.7107],
    ['Rua Alvarenga', '05509-002', -23.5693, -46.7142],
  ]),
  ...sp('Vila Leopoldina', [
    ['Rua Carlos Weber', '05303-000', -23.5297, -46.7327],
    ['Avenida Imperatriz Leopoldina', '05305-011', -23.5283, -46.7372],
  ]),
  ...sp('Lapa', [
    ['Rua Doze de Outubro', '05073-001', -23.5211, -46.7041],
    ['Rua Clélia', '05042-000', -23.5237, -46.6987],
  ]),
  ...sp('Barra Funda', [
    ['Rua Barra Funda', '01152-000', -23.5288, -46.6581],
    ['Avenida Marquês de São Vicente', '01139-001', -23.5201, -46.6648],
  ]),
  ...sp('Morumbi', [['Avenida Morumbi', '05650-000', -23.6001, -46.7181]]),
  ...streetsFarther,
];
