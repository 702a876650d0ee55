export { ApiError, type ApiErrorKind, isApiError } from './api-error';
export { readCachedOrder, readCachedTracking } from './cached-order';
export { deleteCartRecovery, markCartRecovery, readCartRecovery } from './cart-recovery';
export { type CardFrameAddress, cardFrameAddress } from './card-frame-address';
export { callApi, type RequestOf } from './call-api';
export { getUser } from './get-user';
export { readPhoneItem, readPostalCode } from './places';
export { configureHttp, HttpNotConfigured, type HttpPorts } from './ports';
export { subscribe, type StreamEvent, type StreamListener } from './subscribe';
