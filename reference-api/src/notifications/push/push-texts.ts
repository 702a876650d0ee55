import type { Language } from '@storefront/shared-domain/contracts';

type Told = 'CONFIRMED' | 'PREPARING' | 'READY' | 'DISPATCHED' | 'OVER' | 'CANCELED';

/** Push text of each stage: without customer, items and address. */
const TEXTS: Readonly<Record<Language, Readonly<Record<Told | 'other', string>>>> = {
  en: {
    CONFIRMED: 'The restaurant has accepted your order.',
    PREPARING: 'Your order is being prepared.',
    READY: 'Your order is ready.',
    DISPATCHED: 'Your order is on its way.',
    OVER: 'Your order is complete. Enjoy your meal!',
    CANCELED: 'Your order was canceled.',
    other: 'There is news about your order.',
  },
  es: {
    CONFIRMED: 'El restaurante aceptó tu pedido.',
    PREPARING: 'Están preparando tu pedido.',
    READY: 'Tu pedido está listo.',
    DISPATCHED: 'Tu pedido está en camino.',
    OVER: 'Tu pedido está completo. ¡Buen provecho!',
    CANCELED: 'Tu pedido fue cancelado.',
    other: 'Hay novedades de tu pedido.',
  },
  'pt-br': {
    CONFIRMED: 'O restaurante aceitou seu pedido.',
    PREPARING: 'Seu pedido está sendo preparado.',
    READY: 'Seu pedido está pronto.',
    DISPATCHED: 'Seu pedido saiu para entrega.',
    OVER: 'Seu pedido foi concluído. Bom apetite!',
    CANCELED: 'Seu pedido foi cancelado.',
    other: 'Há novidades sobre o seu pedido.',
  },
};

const isLanguage = (text: string): text is Language => Object.hasOwn(TEXTS, text);

/** The text of a stage; an unknown stage gets a general one. */
export function pushText(language: string, status: string): string {
  const texts = TEXTS[isLanguage(language) ? language : 'pt-br'];
  return Object.hasOwn(texts, status) && status !== 'other' ? texts[status as Told] : texts.other;
}
