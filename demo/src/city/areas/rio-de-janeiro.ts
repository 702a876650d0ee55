import { lojaBloqueada } from '../../restaurants/loja-bloqueada';
import { streets } from '../../restaurants/loja-bloqueada/streets';
import type { CityPlan } from '../city';
import { doorOf } from '../door';
import { districtsIn, positions } from '../plan-rows';

/** The bay of Botafogo and its surroundings. */
export const rioDeJaneiro: CityPlan = {
  id: 'rio-de-janeiro',
  country: 'BR',
  swing: 35,
  room: 1.4,
  bounds: { south: -22.976, west: -43.212, north: -22.924, east: -43.158 },
  streets,
  states: { 'Rio de Janeiro': 'RJ' },
  door: doorOf(lojaBloqueada.info),
  districts: districtsIn('Rio de Janeiro', 'RJ', [
    ['Flamengo', '22210', -22.933, -43.178],
    ['Laranjeiras', '22240', -22.935, -43.189],
    ['Humaitá', '22261', -22.957, -43.199],
    ['Urca', '22291', -22.952, -43.169],
    ['Copacabana', '22020', -22.968, -43.184],
    ['Cosme Velho', '22241', -22.94, -43.202],
  ]),
  rivers: [],
  grounds: [
    {
      kind: 'water',
      name: 'Baía de Guanabara',
      ring: positions(
        -43.171,
        -22.91,
        -43.172,
        -22.923,
        -43.1715,
        -22.933,
        -43.174,
        -22.94,
        -43.1812,
        -22.9428,
        -43.1785,
        -22.949,
        -43.171,
        -22.949,
        -43.165,
        -22.9435,
        -43.1562,
        -22.948,
        -43.1575,
        -22.954,
        -43.165,
        -22.957,
        -43.168,
        -22.963,
        -43.176,
        -22.968,
        -43.183,
        -22.976,
        -43.19,
        -22.99,
        -43.12,
        -22.99,
        -43.12,
        -22.91,
      ),
    },
    {
      kind: 'park',
      name: 'Morro da Viúva',
      ring: positions(-43.1735, -22.9372, -43.1715, -22.9385, -43.1738, -22.9392),
    },
  ],
  bridges: [],
};
