import * as z from 'zod/mini';
import { call } from './call';
import {
  Client,
  ForgotRequest,
  LoginRequest,
  RefreshRequest,
  RegisterRequest,
  ResetRequest,
  TokenAnswer,
} from './client';

/** API-31 */
export const getClient = call({
  id: 'getClient',
  method: 'GET',
  path: '/restaurant/{restaurantId}/public/client/auth',
  body: null,
  answer: Client,
});

/** API-32 */
export const logIn = call({
  id: 'logIn',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/auth',
  body: LoginRequest,
  answer: TokenAnswer,
  bearer: false,
});

/** API-33 */
export const refreshToken = call({
  id: 'refreshToken',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/auth/refresh-token',
  body: RefreshRequest,
  answer: TokenAnswer,
  bearer: false,
});

/**
 * Ends the session of the token on the server: neither the token nor its refresh is valid
 * afterwards. The answer is the same for an invalid token.
 */
export const logOut = call({
  id: 'logOut',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/auth/log-out',
  body: z.object({}),
  answer: z.object({}),
});

/** API-34 */
export const forgotPassword = call({
  id: 'forgotPassword',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/auth/forgot-password',
  body: ForgotRequest,
  answer: z.object({}),
  bearer: false,
});

/** API-35: no restaurant id in the path. */
export const resetPassword = call({
  id: 'resetPassword',
  method: 'POST',
  path: '/restaurant/public/client/auth/reset-password',
  body: ResetRequest,
  answer: TokenAnswer,
  bearer: false,
});

/** API-36 */
export const register = call({
  id: 'register',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client',
  body: RegisterRequest,
  answer: TokenAnswer,
  bearer: false,
});
