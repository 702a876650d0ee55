import {
  minor,
  type Address,
  type Client,
  type Customer,
  type DeliveryFeeResult,
} from '../contracts';

/** A complete address in São Paulo. */
export const anAddress = (overrides: Partial<Address> = {}): Address => ({
  street: 'Rua Augusta',
  number: '1200',
  zone: 'Consolação',
  complemento: 'ap 42',
  address_ref: 'portão verde',
  city: 'São Paulo',
  region: 'SP',
  cep: '01304001',
  distance: 2.4,
  deliveryFeeID: 'f9',
  coordinates: { latitude: -23.55, longitude: -46.65 },
  ...overrides,
});

/** The restaurant delivers there for 8.00. */
export const aFee = (overrides: Partial<DeliveryFeeResult> = {}): DeliveryFeeResult => ({
  found: true,
  delivery: true,
  deliveryFee: minor(800),
  deliveryFeeID: 'f9',
  distance: 2.4,
  street: 'Rua Augusta',
  zone: 'Consolação',
  city: 'São Paulo',
  number: '1200',
  ...overrides,
});

/** Name and phone, the only fields that every restaurant requires. */
export const aCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  name: 'Ana Lima',
  phone: '11987654321',
  email: '',
  cpf: '',
  birthday: '',
  carPlate: '',
  carModelColor: '',
  table: '',
  ...overrides,
});

/** A logged-in customer with 120 points. */
export const aClient = (overrides: Partial<Client> = {}): Client => ({
  id: '31',
  token: 'client-token',
  points: 120,
  name: 'Ana Lima',
  phone: '11987654321',
  cpf: '52998224725',
  email: 'ana@example.com',
  birthday: '',
  ...overrides,
});
