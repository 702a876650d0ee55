export * from './card-problems';
export * from './cards';
export * from './find-method';
export * from './identity-needs';
export {
  PARTNER_METHOD,
  WALLET_METHOD,
  type IdentityField,
  type OfflineMethod,
  type OnlineEntry,
  type OnlineMethod,
} from './method-table';
export * from './method-adjustment';
export * from './payable';
export * from './payment-groups';
export * from './payment-problems';
export * from './payment-setting';
export * from './payment-step';
export * from './shown-methods';
