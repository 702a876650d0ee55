export { ApiError, type ApiErrorKind, isApiError } from './api-error';
export { readCachedOrder, readCachedTracking, readOrderFile } from './cached-order';
export { type BalanceCall, readCashbackBalance } from './cashback-balance';
export { deleteCartRecovery, markCartRecovery, readCartRecovery } from './cart-recovery';
export { type CardFrameAddress, cardFrameAddress } from './card-frame-address';
export { callApi, type RequestOf } from './call-api';
export { getUser } from './get-user';
export { type LogOutCall, publishLogOut } from './log-out';
export { readPhoneItem, readPostalCode } from './places';
export { configureHttp, HttpNotConfigured, type HttpPorts } from './ports';
export {
  subscribe,
  type StreamEvent,
  type StreamListener,
  type SubscribeOptions,
} from './subscribe';
