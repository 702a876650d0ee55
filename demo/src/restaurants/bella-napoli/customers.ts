import type { SeededCustomer } from '@storefront/reference-api/plugin/restaurants';
import { DEMO_PASSWORD } from '../demo-password';

export const customers: SeededCustomer[] = [
  {
    id: 'cliente-demo',
    name: 'Helena Prado',
    email: 'cliente@demo.example',
    password: DEMO_PASSWORD,
    phone: '11987654321',
    cpf: '52998224725',
    points: 320,
    cashback: { balance: 27.5, expiresInDays: 21 },
  },
  {
    id: 'cliente-novo',
    name: 'Caio Menezes',
    email: 'novo@demo.example',
    password: DEMO_PASSWORD,
    phone: '11912345678',
    cpf: '11144477735',
    points: 0,
    cashback: { balance: 0, expiresInDays: 0 },
  },
];
