import { StoreError } from '../store-error';

/** Content of a signed store failed its verification, or a key must not do what was requested. */
export class TrustError extends StoreError {
  override readonly name: string = 'TrustError';
}

/** The change is stored and signed, and waits for the signature of another person. */
export class SignatureNeeded extends TrustError {
  override readonly name = 'SignatureNeeded';
}
