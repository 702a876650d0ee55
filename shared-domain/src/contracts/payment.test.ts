import * as z from 'zod/mini';
import { expectEntity, fields } from './entity.test-kit';
import {
  CashbackBalance,
  Coupon,
  LoyaltyPartner,
  NewCard,
  PaymentForm,
  StoredCard,
  TypedCard,
} from './payment';

const both = <T>(value: T): [T, T] => [value, value];

test('[DOMAIN-040] cashback balance', () => {
  expectEntity(CashbackBalance, fields({ money: 'balance', text: 'expirationDate' }), {});
  expect(z.parse(CashbackBalance, { balance: 5, expirationDate: null }).expirationDate).toBeNull();
});

test.each(['fixDiscount', 'percentDiscount'])('[DOMAIN-041] coupon of type %s', (type) => {
  expectEntity(
    Coupon,
    fields(
      {
        id: 'id',
        text: 'code',
        money: 'fixDiscount minOrderValue',
        amount: 'percentDiscount',
        flag: 'onlyOneUsePerClient enableUseFeaturedItems',
      },
      { type: both(type) },
    ),
    { id: 1, code: 'HELLO', type },
  );
  expect(z.safeParse(Coupon, { id: 1, code: 'HELLO', type: 'gift' }).success).toBe(false);
});

test('[DOMAIN-042] card as typed', () =>
  expectEntity(TypedCard, fields({ text: 'number holderName expiryDate ccv' })));

test('[DOMAIN-044] stored card', () =>
  expectEntity(
    StoredCard,
    fields({ text: 'creditCardUUID creditCardCVV fingerprint', flag: 'creditCardIsDefault' }),
    { creditCardUUID: 'c1' },
  ));

test('[DOMAIN-045] new card payload', () => {
  const card = fields({
    flag: 'creditCardIsDefault',
    text: `
      creditCardHolderName creditCardExpiryMonth creditCardNumber creditCardExpiryYear
      creditCardCcv creditCardNickname
    `,
  });
  const holder = fields({ text: 'name email phone cpfCnpj postalCode addressNumber' });
  const client = fields({ text: 'name phone cpf email car_plate car_model_color' });
  expectEntity(
    NewCard,
    fields(
      {},
      {
        creditCard: [card.wire, card.read],
        creditCardHolder: [holder.wire, holder.read],
        client: [client.wire, client.read],
        shouldStoreCard: both(true),
      },
    ),
  );
});

test('[DOMAIN-046] payment form', () => {
  const coupon = fields({ id: 'id', text: 'input name', money: 'value' });
  const creditCard = fields({
    flag: 'creditCardIsValid creditCardIsDefault',
    text: 'creditCardBrand creditCardNumber creditCardNickName creditCardUUID creditCardCustomer creditCardToken',
  });
  const user = fields({ text: 'name cpf email' });
  const codes = fields({ text: 'confirmationCode saleID' });
  expectEntity(
    PaymentForm,
    fields(
      { text: 'paymentMethod' },
      {
        coupon: [coupon.wire, coupon.read],
        user: [user.wire, user.read],
        cash: [
          { changeNeeded: true, change: 50 },
          { changeNeeded: true, change: 5000 },
        ],
        card: both({ name: 'Visa', type: 'debit' }),
        creditCard: [creditCard.wire, creditCard.read],
        convenix: [codes.wire, codes.read],
      },
    ),
  );
  const empty = z.parse(PaymentForm, { user: {}, cash: {}, card: {}, convenix: {} });
  expect(empty).toMatchObject({
    user: { name: '', cpf: '', email: '' },
    card: { name: '' },
    convenix: { confirmationCode: '', saleID: '' },
  });
});

test('[DOMAIN-047] loyalty partner', () =>
  expectEntity(
    LoyaltyPartner,
    fields({ text: 'cpf confirmationCode saleID', flag: 'codeIsValid' }),
    {},
  ));
