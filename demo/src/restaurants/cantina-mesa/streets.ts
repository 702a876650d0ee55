import { streetsOf, type DemoStreet } from '../../build/street';

const bh = (zone: string, rows: Parameters<typeof streetsOf>[2]) =>
  streetsOf('Belo Horizonte', zone, rows);

/** Around Savassi; positions are accurate to about a block. */
export const streets: DemoStreet[] = [
  ...bh('Savassi', [
    ['Rua Alagoas', '30130-160', -19.9367, -43.9341],
    ['Rua Pernambuco', '30130-151', -19.9371, -43.9327],
    ['Avenida Getúlio Vargas', '30112-021', -19.9379, -43.9311],
    ['Rua Antônio de Albuquerque', '30112-010', -19.9387, -43.9329],
  ]),
  ...bh('Funcionários', [
    ['Rua dos Timbiras', '30140-061', -19.9301, -43.9287],
    ['Avenida Afonso Pena', '30130-009', -19.9311, -43.9291],
  ]),
  ...bh('Lourdes', [
    ['Rua da Bahia', '30160-012', -19.9321, -43.9381],
    ['Rua Curitiba', '30170-121', -19.9337, -43.9441],
  ]),
  ...bh('Santo Agostinho', [['Avenida Amazonas', '30170-140', -19.9271, -43.9501]]),
  ...bh('Pampulha', [['Avenida Otacílio Negrão de Lima', '31365-450', -19.8521, -43.9721]]),
];
