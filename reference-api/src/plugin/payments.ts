export type { CardVault } from '../cards/card-vault';
export { findPaymentByReference, type PaymentRow } from '../payments/payments.repository';
export { pixCode } from '../payments/pix-code';
export type {
  PaymentRequested,
  PaymentEventKind,
  PaymentProvider,
  ProviderEvent,
  WebhookProblem,
} from '../payments/provider';
export { returnAddress, type CollectionStatus } from '../payments/return-address';
export { checkSignature, signed, SIGNATURE_HEADER } from '../payments/signature';
