import type { Expected } from './expected';

export const lojaBloqueada: Expected = [
  ['lasanha', 'Lasanha'],
  ['agua', 'Água sem gás'],
];
