/** Languages the demo bank speaks. */
export type BankLanguage = 'pt' | 'en';

const pt = {
  tag: 'pt-BR', title: 'Pagamento', bank: 'Banco Sandbox', demo: 'Ambiente de demonstração: nenhum valor é cobrado.', payTo: 'Pagar para', order: 'Pedido', method: 'Forma de pagamento',
  until: 'Pagar até', code: 'Código Pix copia e cola', approve: 'Aprovar pagamento', decline: 'Recusar pagamento', more: 'Outros desfechos',
  moreHint: 'Para ver como a loja se comporta quando o pagamento não é tão simples.',
  later: 'Pagar daqui a pouco', laterHint: 'Volta à loja agora; o pagamento chega em {seconds} segundos.',
  'too-late': 'Pagar tarde demais', 'too-lateHint': 'O pagamento chega depois do prazo do pedido e é devolvido.',
  twice: 'Aprovar e avisar duas vezes', twiceHint: 'A loja recebe a mesma mensagem em dobro.',
  leave: 'Sair sem pagar', leaveHint: 'Volta à loja sem resposta nenhuma.',
  wasDeclined: 'O pagamento foi recusado. Você pode tentar de novo.',
  approved: 'Pagamento aprovado', approvedHint: 'A loja já foi avisada.', late: 'Pagamento em processamento', lateHint: 'A loja será avisada assim que ele for concluído.',
  refunded: 'Pagamento devolvido', refundedHint: 'O valor voltou para você.', closed: 'Este pagamento foi encerrado', closedHint: 'O pedido foi cancelado, já foi pago ou tem outra tentativa em andamento.',
  back: 'Voltar à loja', missing: 'Pagamento não encontrado', missingHint: 'Confira o endereço ou volte à loja e tente de novo.',
};

type BankTexts = Record<keyof typeof pt, string>;

const en: BankTexts = {
  tag: 'en', title: 'Payment', bank: 'Sandbox Bank', demo: 'Demo environment: no money is charged.', payTo: 'Pay to', order: 'Order', method: 'Payment method',
  until: 'Pay until', code: 'Pix code to copy and paste', approve: 'Approve payment', decline: 'Decline payment', more: 'Other outcomes',
  moreHint: 'To see how the store behaves when a payment is not that simple.',
  later: 'Pay in a moment', laterHint: 'Back to the store now; the payment arrives in {seconds} seconds.',
  'too-late': 'Pay too late', 'too-lateHint': 'The payment arrives after the order has run out of time, and is given back.',
  twice: 'Approve and tell twice', twiceHint: 'The store gets the same message two times.',
  leave: 'Leave without paying', leaveHint: 'Back to the store without any answer.',
  wasDeclined: 'The payment was declined. You can try again.',
  approved: 'Payment approved', approvedHint: 'The store has been told.', late: 'Payment under way', lateHint: 'The store will be told once it is done.',
  refunded: 'Payment refunded', refundedHint: 'The money went back to you.', closed: 'This payment is closed', closedHint: 'The order was canceled, is paid already, or is being paid another way.',
  back: 'Back to the store', missing: 'Payment not found', missingHint: 'Check the address, or go back to the store and try again.',
};

export const bankTexts = (language: BankLanguage): BankTexts => (language === 'pt' ? pt : en);

const METHODS: Readonly<Record<string, string>> = {
  pixAsaas: 'Pix', pixTuna: 'Pix', picpay: 'PicPay', mercadopago: 'Mercado Pago', pagseguro: 'PagSeguro', stripe: 'Stripe',
};

/** A method by the name its provider goes by. */
export const methodName = (method: string): string => METHODS[method] ?? method;

/** The language of a browser's header, by its order; of two the bank does not speak, the restaurant's. */
export function bankLanguage(acceptLanguage: string | undefined, restaurantLanguage: string): BankLanguage {
  const wanted = (acceptLanguage ?? '').toLowerCase().split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(/\s*;\s*q=/);
    return { tag: tag.slice(0, 2), weight: weight === undefined ? 1 : Number(weight) || 0 };
  }).filter(({ tag, weight }) => (tag === 'pt' || tag === 'en') && weight > 0).sort((one, other) => other.weight - one.weight);
  return (wanted[0]?.tag ?? restaurantLanguage.toLowerCase().slice(0, 2)) === 'pt' ? 'pt' : 'en';
}
