export { type SignedStore, aSignedStore } from './a-signed-store';
export { type Tampering, tamperingWith } from './tamper';
