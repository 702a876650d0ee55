import { streetsOf, type DemoStreet } from '../../build/street';

export const streets: DemoStreet[] = streetsOf('Rio de Janeiro', 'Botafogo', [
  ['Rua Voluntários da Pátria', '22270-000', -22.9509, -43.1869],
  ['Rua São Clemente', '22260-000', -22.9497, -43.1881],
]);
