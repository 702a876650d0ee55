import type { Random } from '../../build/seeded-random';
import type { StreetKind } from '../city';

const FIRST = (
  'Alberto Álvaro Amélia Antônia Artur Augusta Benedito Bento Camila Carlos Carmem Cecília ' +
  'Clara Cláudio Domingos Eduardo Elisa Ernesto Estela Eugênio Fernando Flávio Francisca ' +
  'Gabriel Gonçalo Helena Henrique Inácio Isabel Jerônimo Joaquim Jorge José Júlia Laura ' +
  'Leonor Lúcia Luísa Manuel Marcos Maria Matilde Miguel Olímpio Otávio Paula Paulo Pedro ' +
  'Rafael Raul Rita Rosa Sebastião Sílvia Teresa Tomás Vicente Vitória'
).split(' ');
const LAST = (
  'Abreu Aguiar Almada Amaral Andrade Aranha Arruda Azevedo Barreto Bastos Batista Borges ' +
  'Brandão Braga Cabral Caldas Camargo Campos Cardoso Castilho Cordeiro Correia Coutinho ' +
  'Dantas Duarte Esteves Falcão Faria Ferraz Figueira Fonseca Freitas Galvão Garcia Gomes ' +
  'Guedes Guimarães Lacerda Leal Leme Lobo Macedo Machado Magalhães Malta Marinho Matos ' +
  'Meireles Menezes Morais Moura Nogueira Novais Pacheco Paiva Pedrosa Peixoto Pimenta Prado ' +
  'Queirós Ramalho Resende Sampaio Seabra Siqueira Soares Tavares Teles Toledo Torres ' +
  'Vasconcelos Veloso Viana Xavier'
).split(' ');
const TITLES = [
  'Doutor',
  'Professor',
  'Professora',
  'Coronel',
  'Capitão',
  'Dona',
  'Padre',
  'Engenheiro',
  'Comendador',
];
const NATURE = (
  'das Acácias|das Araucárias|das Azaleias|dos Buritis|das Camélias|dos Cedros|' +
  'das Cerejeiras|dos Cravos|das Figueiras|das Gameleiras|das Hortênsias|dos Ipês|' +
  'dos Jacarandás|do Jasmim|das Jabuticabeiras|dos Jequitibás|das Laranjeiras|dos Lírios|' +
  'dos Manacás|das Mangueiras|das Margaridas|das Orquídeas|das Palmeiras|das Paineiras|' +
  'dos Pinheirais|das Pitangueiras|das Quaresmeiras|das Sibipirunas|dos Sabiás|dos Tucanos|' +
  'das Andorinhas|dos Canários|do Bosque|do Mirante|da Fonte|das Nascentes|do Pomar|da Colina'
).split('|');
const NATIVE = (
  'Aimorés Apinajés Araguari Aracati Arapiraca Bororós Caeté Caiapó Cajuru Canindé Cariri ' +
  'Catanduva Guaíra Guarani Guaporé Iguape Inhambu Ipojuca Itacema Itajubá Itaúna Jaborandi ' +
  'Jacupiranga Jatobá Jurema Macunaíma Maracatu Moxotó Mundurucu Paraguaçu Parati Piracema ' +
  'Potiguar Sapucaia Tabajara Tamoio Tapajós Tucuruí Tupiniquim Ubatuba Urucuia Xingu'
).split(' ');
const DAYS = [
  'Sete de Abril',
  'Nove de Julho',
  'Treze de Junho',
  'Quinze de Agosto',
  'Vinte e Um de Abril',
  'Dois de Dezembro',
  'Três de Maio',
  'Oito de Setembro',
  'Primeiro de Março',
  'Vinte de Janeiro',
];
const PLACES = (
  'Alagoas|Amapá|Aveiro|Belém|Braga|Cabo Frio|Coimbra|Cuiabá|Diamantina|Évora|Florença|' +
  'Fortaleza|Goiás|Lisboa|Luanda|Maceió|Mariana|Montevidéu|Natal|Olinda|Ouro Preto|Paraíba|' +
  'Petrópolis|Porto Seguro|Salvador|Sergipe|Siena|Tiradentes|Toledo|Veneza|Vila Rica'
).split('|');

function plain(random: Random): string {
  const turn = random.next();
  if (turn < 0.5) return `${random.pick(FIRST)} ${random.pick(LAST)}`;
  if (turn < 0.7) return `${random.pick(TITLES)} ${random.pick(FIRST)} ${random.pick(LAST)}`;
  if (turn < 0.82) return random.pick(NATURE);
  if (turn < 0.92) return random.pick(NATIVE);
  return random.chance(0.2) ? random.pick(DAYS) : random.pick(PLACES);
}

/** Names in the style of Brazilian cities. */
export const portuguese = {
  street: (kind: StreetKind, random: Random): string => {
    if (kind === 'avenue') return `Avenida ${plain(random)}`;
    if (kind === 'lane') return `${random.chance(0.7) ? 'Travessa' : 'Viela'} ${plain(random)}`;
    return `${random.chance(0.1) ? 'Alameda' : 'Rua'} ${plain(random)}`;
  },
  green: (kind: 'park' | 'square', random: Random): string =>
    `${kind === 'park' ? 'Parque' : 'Praça'} ${plain(random)}`,
};
