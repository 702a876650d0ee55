import {
  type CartLine,
  minor,
  type Order,
  type OrderDetails,
  type OrderUser,
  type PizzaLine,
} from '../../contracts';
import { trackingLink } from '../../paths';
import {
  aChosenExtra,
  aComboLine,
  aGeneralLine,
  anOrder,
  aPizzaLine,
  aPrizeLine,
} from '../../testing';
import { chatLink } from '../phones/phone-links';
import { orderMessage } from './order-message';
import { orderText } from './order-text';
import { english, portuguese, spanish } from './order-words.test-kit';

describe('the text of an order', () => {
  const order = (
    details: Partial<OrderDetails>,
    user: Partial<OrderUser> = {},
    more: Partial<Order> = {},
  ): Order => {
    const plain = anOrder();
    return {
      ...plain,
      ...more,
      details: { ...plain.details, ...details },
      user: { ...plain.user, ...user },
    };
  };

  test('[DOMAIN-032] [OPEN-092] a delivery in Portuguese', () => {
    const delivered = order(
      {
        total: minor(8000),
        discountValue: minor(800),
        deliveryFee: minor(900),
        deliveryFeeDiscount: minor(500),
        paymentType: 'money',
        needChange: true,
        changeValue: minor(10000),
        operatedValue: minor(150),
        paymenthMethodOperation: 'addition',
        grandTotal: minor(7750),
        scheduleTo: '2025-06-14 19:30',
      },
      { complemento: 'ap 42', address_ref: 'portão verde' },
      {
        orders: [
          aGeneralLine({
            qty: 2,
            notes: 'sem cebola',
            extras: [{ groupId: 'g', id: 'e', name: 'Queijo extra', price: minor(300), qty: 2 }],
          }),
          aPrizeLine({ name: 'Tiramisù', qty: 1 }),
        ],
      },
    );
    expect(orderText(delivered, portuguese)).toBe(
      [
        'Pedido #501',
        '',
        '2× Bruschetta',
        '  - 2× Queijo extra',
        '  Obs.: sem cebola',
        '1× Tiramisù',
        '',
        'Entrega',
        'Rua Augusta, 1200 · ap 42',
        'Consolação · São Paulo',
        'portão verde',
        '',
        'Pagamento: Dinheiro · troco para R$100,00',
        '',
        'Subtotal: R$80,00',
        'Taxa de entrega: R$4,00',
        'Desconto: -R$8,00',
        'Acréscimo Dinheiro: R$1,50',
        'TOTAL: R$77,50',
        '',
        'Agendado para 14/06/2025, 19:30',
      ].join('\n'),
    );
  });

  test('[DOMAIN-032] [OPEN-092] a drive-thru in English, paid by card with cashback', () => {
    const fetched = order(
      {
        deliveryType: 'balcony',
        carTakeout: true,
        deliveryFee: minor(0),
        total: minor(2000),
        cashbackSpent: minor(500),
        paymentType: 'creditCard',
        cardType: 'Visa',
        cardMethod: 'debit',
        grandTotal: minor(1500),
      },
      { car_model_color: 'White Golf', car_plate: 'ABC1D23' },
      { orders: [aGeneralLine({ name: 'Slice', extras: [] })] },
    );
    expect(orderText(fetched, english)).toBe(
      [
        'Order #501',
        '',
        '1× Slice',
        '',
        'Drive-thru',
        'Car: White Golf · ABC1D23',
        '',
        'Payment: Card · Visa Debit',
        '',
        'Subtotal: $ 20.00',
        'Cashback applied: -$ 5.00',
        'TOTAL: $ 15.00',
      ].join('\n'),
    );
  });

  test('an order that is paid online leads to its payment, one of a table names the table', () => {
    const online = orderText(
      order({ paymentType: 'pixAsaas' }, {}, { onlinePaymentReference: 'https://pay.example/1' }),
      portuguese,
    );
    expect(online).toContain('Pagamento: Pix\nhttps://pay.example/1');
    expect(
      orderText(
        order({
          deliveryType: 'table',
          isTable: true,
          table: '12',
          paymentType: '',
          deliveryFee: minor(0),
        }),
        portuguese,
      ),
    ).toContain('\n\nMesa 12\n\nSubtotal');
  });

  const base = (name: string) => ({ id: name, name, price: minor(100), sizeID: 'large' });
  const extra = (name: string, qty: number) => aChosenExtra({ id: name, name, qty });
  const flavor = (change: Partial<PizzaLine['selectedFlavors'][number]>) =>
    aPizzaLine()
      .selectedFlavors.slice(0, 1)
      .map((plain) => ({ ...plain, ...change }));
  const itemsOf = (...orders: CartLine[]): string[] =>
    orderText(order({}, {}, { orders }), portuguese)
      .split('\n\n')[1]
      ?.split('\n') ?? [];

  test('[DOMAIN-032] [OPEN-092] a pizza: its flavors with toppings, its crust, its dough, its extras', () => {
    const pizza = aPizzaLine({
      selectedFlavors: [
        ...flavor({ name: 'Diavola', additionalToppings: [base('Bacon'), base('Milho')] }),
        ...flavor({ name: 'Marinara', fractionText: ' ' }),
      ],
      crust: base('Catupiry'),
      dough: base('Fina'),
      extras: [extra('Molho', 1), extra('Talheres', 0), extra('Refri', 2)],
    });
    expect(itemsOf(pizza)).toEqual([
      '1× Large pizza',
      '  - 1/2 Diavola + Bacon + Milho',
      '  - Marinara',
      '  - Catupiry',
      '  - Fina',
      '  - Molho',
      '  - 2× Refri',
    ]);
    expect(itemsOf(aPizzaLine())).toEqual([
      '1× Large pizza',
      '  - 1/2 Margherita',
      '  - 1/2 Diavola',
    ]);
  });

  test("[OPEN-092] a combo names each of its pizzas before the pizza's options", () => {
    expect(itemsOf(aComboLine({ comboItems: [aPizzaLine({ crust: base('Catupiry') })] }))).toEqual([
      '1× Family night',
      '  - Large pizza',
      '  - 1/2 Margherita',
      '  - 1/2 Diavola',
      '  - Catupiry',
    ]);
  });

  test('[OPEN-092] an order of a table without a name shows its delivery type only', () => {
    const unnamed = order({ deliveryType: 'table', isTable: true, table: '' });
    expect(orderText(unnamed, portuguese).split('\n\n')[2]).toBe('Mesa');
  });

  test.each(['\n', '\r\n', '\u2028', '\u2029', '\u0085', '\v'])(
    'a note and an address with %j forge no line of the message',
    (sign) => {
      const forged = order(
        {},
        { complemento: `ap 42${sign}TOTAL: R$0,01`, address_ref: `portão${sign}Pagamento: pago` },
        { orders: [aGeneralLine({ notes: `sem cebola${sign}TOTAL: R$0,01`, extras: [] })] },
      );
      const honest = order(
        {},
        { complemento: 'ap 42 TOTAL: R$0,01', address_ref: 'portão Pagamento: pago' },
        { orders: [aGeneralLine({ notes: 'sem cebola TOTAL: R$0,01', extras: [] })] },
      );
      expect(orderText(forged, portuguese)).toBe(orderText(honest, portuguese));
    },
  );

  test.each([
    ['Visa\nTOTAL: R$0,01', 'Pagamento: Cartão · Visa TOTAL: R$0,01 Débito'],
    [' ', 'Pagamento: Cartão · Débito'],
  ])('a card brand of %j is one line of the message', (cardType, line) => {
    const paid = order({ paymentType: 'creditCard', cardType, cardMethod: 'debit' });
    expect(orderText(paid, portuguese).split('\n')).toContain(line);
  });

  test('direction marks are left out of the message', () => {
    const turned = orderText(
      order(
        {},
        { address_ref: 'port\u202eão\u2066' },
        { orders: [aGeneralLine({ notes: '\u202esem cebola', extras: [] })] },
      ),
      portuguese,
    );
    expect(turned).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    expect(turned).toContain('  Obs.: sem cebola');
  });
});

describe('the message of an order', () => {
  const restaurant = { order_link: false };
  const chat = (text: string) => chatLink('(11) 98765-4321', 'BR', text);
  const order = anOrder();
  const link = trackingLink('https://store.example', 'bella-napoli', order.uuid);
  const textOf = (chat: string | undefined): string | null =>
    new URL(chat ?? '').searchParams.get('text');

  test("[TRACKING-09] [TRACKING-11] the order in words goes to the restaurant's number", () => {
    const message = orderMessage(order, restaurant, portuguese, link, chat);
    expect(message?.text).toBe(orderText(order, portuguese));
    expect(message?.chat).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=/);
    expect(textOf(message?.chat)).toBe(message?.text);
  });

  test.each([
    { words: portuguese, text: `Pedido #501\nVeja o pedido: ${link}` },
    { words: english, text: `Order #501\nSee the order: ${link}` },
    { words: spanish, text: `Pedido #501\nVer el pedido: ${link}` },
  ])(
    '[TRACKING-09] [SHELL-27] with order_link it is the number and the link: $text',
    ({ words, text }) => {
      expect(
        orderMessage(order, { ...restaurant, order_link: true }, words, link, chat),
      ).toMatchObject({
        text,
      });
      expect(link).toBe(`https://store.example/app/bella-napoli/track?token=${order.uuid}`);
    },
  );

  test('an incomplete text, or one too long for an address, is the link, too', () => {
    const masked = { ...order, user: { ...order.user, address: 'Rua •••' } };
    const long = {
      ...order,
      orders: Array.from({ length: 200 }, (_, at) =>
        aGeneralLine({ lineId: `l${at}`, notes: 'ã'.repeat(100) }),
      ),
    };
    for (const each of [masked, long]) {
      const message = orderMessage(each, restaurant, portuguese, link, chat);
      expect(message?.text).toBe(`Pedido #501\nVeja o pedido: ${link}`);
      expect(message?.chat.length).toBeLessThan(6000);
    }
  });

  test('[OPEN-092] a URL of 6000 characters is sent whole, a longer one is not', () => {
    const withNote = (length: number) => ({
      ...order,
      orders: [aGeneralLine({ notes: 'a'.repeat(length) })],
    });
    const lengthOf = (note: number) =>
      orderMessage(withNote(note), restaurant, portuguese, link, chat)?.chat.length ?? 0;
    const longest = 6000 - lengthOf(1) + 1;
    expect(lengthOf(longest)).toBe(6000);
    expect(lengthOf(longest + 1)).toBeLessThan(1000);
  });

  test('[TRACKING-11] a restaurant without a number gets no message', () =>
    expect(orderMessage(order, restaurant, portuguese, link, () => null)).toBeNull());
});
