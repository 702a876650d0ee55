import { listHeader } from '../../platform/http/list-header';

/** Languages of the demo bank. */
export type BankLanguage = 'pt' | 'en' | 'es';

const pt = {
  tag: 'pt-BR',
  title: 'Pagamento',
  bank: 'Banco Sandbox',
  demo: 'Ambiente de demonstração: nenhum valor é cobrado.',
  payTo: 'Pagar para',
  order: 'Pedido',
  method: 'Forma de pagamento',
  until: 'Pagar até',
  code: 'Código Pix copia e cola',
  approve: 'Aprovar pagamento',
  decline: 'Recusar pagamento',
  more: 'Outros desfechos',
  moreHint: 'Para ver como a loja se comporta quando o pagamento não é tão simples.',
  later: 'Pagar daqui a pouco',
  laterHint: 'Volta à loja agora; o pagamento chega em {seconds} segundos.',
  'too-late': 'Pagar tarde demais',
  'too-lateHint': 'O pagamento chega depois do prazo do pedido e é devolvido.',
  twice: 'Aprovar e avisar duas vezes',
  twiceHint: 'A loja recebe a mesma mensagem em dobro.',
  leave: 'Sair sem pagar',
  leaveHint: 'Volta à loja sem resposta nenhuma.',
  wasDeclined: 'O pagamento foi recusado. Você pode tentar de novo.',
  approved: 'Pagamento aprovado',
  approvedHint: 'A loja já foi avisada.',
  late: 'Pagamento em processamento',
  lateHint: 'A loja será avisada assim que ele for concluído.',
  refunded: 'Pagamento devolvido',
  refundedHint: 'O valor voltou para você.',
  closed: 'Este pagamento foi encerrado',
  closedHint: 'O pedido foi cancelado, já foi pago ou tem outra tentativa em andamento.',
  back: 'Voltar à loja',
  missing: 'Pagamento não encontrado',
  missingHint: 'Confira o endereço ou volte à loja e tente de novo.',
};

type BankTexts = Record<keyof typeof pt, string>;

const en: BankTexts = {
  tag: 'en',
  title: 'Payment',
  bank: 'Sandbox Bank',
  demo: 'Demo environment: no money is charged.',
  payTo: 'Pay to',
  order: 'Order',
  method: 'Payment method',
  until: 'Pay until',
  code: 'Pix code to copy and paste',
  approve: 'Approve payment',
  decline: 'Decline payment',
  more: 'Other outcomes',
  moreHint: 'To see how the store behaves when a payment is not that simple.',
  later: 'Pay in a moment',
  laterHint: 'Back to the store now; the payment arrives in {seconds} seconds.',
  'too-late': 'Pay too late',
  'too-lateHint': 'The payment arrives after the order has run out of time, and is given back.',
  twice: 'Approve and tell twice',
  twiceHint: 'The store gets the same message two times.',
  leave: 'Leave without paying',
  leaveHint: 'Back to the store without any answer.',
  wasDeclined: 'The payment was declined. You can try again.',
  approved: 'Payment approved',
  approvedHint: 'The store has been told.',
  late: 'Payment under way',
  lateHint: 'The store will be told once it is done.',
  refunded: 'Payment refunded',
  refundedHint: 'The money went back to you.',
  closed: 'This payment is closed',
  closedHint: 'The order was canceled, is paid already, or is being paid another way.',
  back: 'Back to the store',
  missing: 'Payment not found',
  missingHint: 'Check the address, or go back to the store and try again.',
};

const es: BankTexts = {
  tag: 'es',
  title: 'Pago',
  bank: 'Banco Sandbox',
  demo: 'Entorno de demostración: no se cobra nada.',
  payTo: 'Pagar a',
  order: 'Pedido',
  method: 'Medio de pago',
  until: 'Pagar hasta',
  code: 'Código Pix para copiar y pegar',
  approve: 'Aprobar pago',
  decline: 'Rechazar pago',
  more: 'Otros resultados',
  moreHint: 'Para ver cómo se comporta la tienda cuando un pago no es tan sencillo.',
  later: 'Pagar en un momento',
  laterHint: 'Vuelve ahora a la tienda; el pago llega en {seconds} segundos.',
  'too-late': 'Pagar demasiado tarde',
  'too-lateHint': 'El pago llega después del plazo del pedido y se devuelve.',
  twice: 'Aprobar y avisar dos veces',
  twiceHint: 'La tienda recibe el mismo mensaje dos veces.',
  leave: 'Salir sin pagar',
  leaveHint: 'Vuelve a la tienda sin ninguna respuesta.',
  wasDeclined: 'El pago fue rechazado. Puedes intentarlo de nuevo.',
  approved: 'Pago aprobado',
  approvedHint: 'La tienda ya fue avisada.',
  late: 'Pago en proceso',
  lateHint: 'La tienda será avisada en cuanto se complete.',
  refunded: 'Pago devuelto',
  refundedHint: 'El dinero volvió a ti.',
  closed: 'Este pago está cerrado',
  closedHint: 'El pedido se canceló, ya está pagado o tiene otro intento en curso.',
  back: 'Volver a la tienda',
  missing: 'Pago no encontrado',
  missingHint: 'Revisa la dirección, o vuelve a la tienda e inténtalo de nuevo.',
};

const TEXTS: Readonly<Record<BankLanguage, BankTexts>> = { pt, en, es };
const spoken = (tag: string): BankLanguage | null =>
  tag === 'pt' || tag === 'en' || tag === 'es' ? tag : null;

export const bankTexts = (language: BankLanguage): BankTexts => TEXTS[language];

const METHODS: Readonly<Record<string, string>> = {
  pixAsaas: 'Pix',
  pixTuna: 'Pix',
  picpay: 'PicPay',
  mercadopago: 'Mercado Pago',
  pagseguro: 'PagSeguro',
  stripe: 'Stripe',
};

/** Display name of a payment method. */
export const methodName = (method: string): string => METHODS[method] ?? method;

/**
 * The first supported language of a browser's header; without one the restaurant's, else English.
 */
export function bankLanguage(
  acceptLanguage: string | undefined,
  restaurantLanguage: string,
): BankLanguage {
  const wanted = listHeader(acceptLanguage?.toLowerCase())
    .flatMap(({ value, weight }) => {
      const language = spoken(value.slice(0, 2));
      return language === null ? [] : [{ language, weight }];
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted[0]?.language ?? spoken(restaurantLanguage.toLowerCase().slice(0, 2)) ?? 'en';
}
