import type { Random } from '../../build/seeded-random';
import type { StreetKind } from '../city';

const FIRST = (
  'Adela Alberto Ana Andrés Ángel Antonia Aurelio Bernarda Carlos Carmen Celia Clara Cosme ' +
  'Dolores Elena Elisa Emilio Ernesto Esteban Felipe Fermín Gregorio Ignacio Inés Isabel ' +
  'Jacinto Joaquín Jorge Josefa Juana Julián Laura Lucía Luis Manuel Marcelina Marta Matías ' +
  'Mercedes Nicolás Pablo Pedro Rafael Ramón Raquel Rosa Rufino Sara Serafina Silvia Tomás ' +
  'Vicente Victoria'
).split(' ');
const LAST = (
  'Acosta Aguilera Alcaraz Almada Aquino Arce Ávalos Ayala Barrios Bareiro Benítez Bogado ' +
  'Cabañas Cáceres Cantero Cardozo Centurión Chávez Cuevas Domínguez Escobar Espínola Fariña ' +
  'Fleitas Franco Galeano Gamarra Garay Giménez Godoy Ibarra Insfrán Jara Ledesma Leiva ' +
  'Maidana Martínez Medina Melgarejo Mereles Meza Morínigo Noguera Núñez Ocampos Ojeda ' +
  'Ortellado Ovelar Paredes Peralta Ramírez Recalde Riquelme Rivarola Rojas Rolón Samudio ' +
  'Sanabria Sosa Torales Valdez Vera Villalba Yegros Zárate'
).split(' ');
const TITLES = [
  'Capitán',
  'Coronel',
  'Doctor',
  'Doctora',
  'Ingeniero',
  'Maestra',
  'Padre',
  'Profesora',
  'Sargento',
  'Teniente',
];
const NATURE = (
  'Las Acacias|Los Aromos|Los Cedros|Los Ceibos|Las Dalias|Los Eucaliptos|Las Garzas|' +
  'Los Helechos|Los Jazmines|Los Lapachos|Los Mangos|Las Margaritas|Los Naranjos|' +
  'Las Orquídeas|Las Palmas|Los Paraísos|Las Perdices|Los Pinos|Los Robles|Los Rosales|' +
  'Los Sauces|Las Violetas|El Mirador|La Fuente'
).split('|');
const NATIVE = (
  'Aguaray Arasunú Caaguazú Cerro León Guairá Guaraní Guavirá Ijhu Itapé Jaguareté Jasy ' +
  'Kuarahy Mainumby Mbaracayú Mitá Ñandutí Ñasaindy Panambí Pirayú Sapucai Tajy Tapytá ' +
  'Tobatí Urundey Yacyretá Yaguarón Yvytyruzú'
).split(' ');
const DATES = [
  '14 de Mayo',
  '15 de Agosto',
  '12 de Junio',
  '25 de Noviembre',
  '1.º de Marzo',
  '8 de Diciembre',
  '3 de Febrero',
  '29 de Septiembre',
];
const PLACES = (
  'Asturias|Bolivia|Cádiz|Córdoba|Cuba|Galicia|Guatemala|La Rioja|Lima|Murcia|Navarra|Quito|' +
  'Salta|Sevilla|Sucre|Tarija|Tucumán|Valparaíso|Venezuela'
).split('|');

function plain(random: Random): string {
  const turn = random.next();
  if (turn < 0.46) return `${random.pick(FIRST)} ${random.pick(LAST)}`;
  if (turn < 0.66) return `${random.pick(TITLES)} ${random.pick(LAST)}`;
  if (turn < 0.78) return random.pick(NATURE);
  if (turn < 0.9) return random.pick(NATIVE);
  return random.chance(0.3) ? random.pick(DATES) : random.pick(PLACES);
}

/**
 * Names in the style of cities of Paraguay: an avenue has its kind in its name, a street has not.
 */
export const spanish = {
  street: (kind: StreetKind, random: Random): string => {
    if (kind === 'avenue') return `Avenida ${plain(random)}`;
    if (kind === 'lane') return `${random.chance(0.7) ? 'Pasaje' : 'Callejón'} ${plain(random)}`;
    return plain(random);
  },
  green: (kind: 'park' | 'square', random: Random): string =>
    `${kind === 'park' ? 'Parque' : 'Plaza'} ${plain(random)}`,
};
