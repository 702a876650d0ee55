import { randomUUID } from 'node:crypto';
import { TRATTORIA } from './restaurants';
import type { ApiResponse, TestApi } from './test-api';

export const CARDS = `/restaurant/${TRATTORIA}/asaas/payment/credit-card`;

type Wire = Record<string, unknown>;
type Draft = { card?: Wire; holder?: Wire; fingerprint?: string; shouldStoreCard?: boolean };

/** A valid card of the sandbox, as its document sends it. */
export const aCard = ({
  card = {},
  holder = {},
  fingerprint = randomUUID(),
  shouldStoreCard = true,
}: Draft = {}) => ({
  creditCard: {
    creditCardIsDefault: false,
    creditCardHolderName: 'Ana Prado',
    creditCardExpiryMonth: '03',
    creditCardExpiryYear: '2026',
    creditCardNumber: '4111111111111111',
    creditCardCcv: '123',
    creditCardNickname: 'Mine',
    ...card,
  },
  creditCardHolder: {
    name: 'Ana Prado',
    email: 'ana@teste.example',
    phone: '19987654321',
    cpfCnpj: '52998224725',
    postalCode: '13015001',
    addressNumber: '12',
    ...holder,
  },
  client: {
    name: 'Ana',
    phone: '19987654321',
    cpf: '',
    email: '',
    car_plate: '',
    car_model_color: '',
  },
  shouldStoreCard,
  fingerprint,
});

export const createCard = (
  api: TestApi,
  draft: Draft = {},
  token?: string,
  path = CARDS,
): Promise<ApiResponse> =>
  api.call('POST', path, { body: aCard(draft), ...(token === undefined ? {} : { token }) });

/** Verifies a card on a device (API-39), or by its CVV (API-40). */
export const verify = (
  api: TestApi,
  id: string,
  fingerprint: string,
  token?: string,
  cvv?: string,
): Promise<ApiResponse> =>
  api.call('POST', `${CARDS}/${id}/${cvv === undefined ? 'fingerprint' : 'cvv'}`, {
    body: { fingerprint, ...(cvv === undefined ? {} : { creditCardCVV: cvv }) },
    ...(token === undefined ? {} : { token }),
  });
