import { PASSWORD, TRATTORIA } from './restaurants';
import type { ApiResponse, TestApi } from './test-api';

/** A session of a browser: the token that scripts can read, and the cookie that they cannot. */
export type Device = { token: string; cookie: string };

/** The name and value of the cookie a response sets; '' when it sets none. */
export const cookieOf = ({ headers }: ApiResponse): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** Logs in one of the trattoria's customers like a browser. */
export async function openDevice(
  api: Pick<TestApi, 'call'>,
  email: string,
  headers: Record<string, string> = {},
): Promise<Device> {
  const answer = await api.call('POST', `/restaurant/${TRATTORIA}/public/client/auth`, {
    body: { email, password: PASSWORD, loginMode: 'email' },
    headers,
  });
  if (answer.status !== 200) throw new Error(`login was refused: ${answer.text}`);
  return { token: String(answer.json['token']), cookie: cookieOf(answer) };
}

/** Requests a new token (API-33) and stores it; returns the response for further checks. */
export async function renew(
  api: Pick<TestApi, 'call'>,
  device: Device,
  headers: Record<string, string> = {},
): Promise<{ answer: ApiResponse; device: Device }> {
  const answer = await api.call(
    'POST',
    `/restaurant/${TRATTORIA}/public/client/auth/refresh-token`,
    { body: { token: device.token }, headers: { cookie: device.cookie, ...headers } },
  );
  return {
    answer,
    device:
      answer.status === 200
        ? { token: String(answer.json['token']), cookie: cookieOf(answer) }
        : device,
  };
}

/** Logs in one of the trattoria's customers; returns the token. */
export async function logIn(
  api: Pick<TestApi, 'call'>,
  email: string,
  password = PASSWORD,
): Promise<string> {
  const answer = await api.call('POST', `/restaurant/${TRATTORIA}/public/client/auth`, {
    body: { email, password, loginMode: 'email' },
  });
  if (answer.status !== 200) throw new Error(`login was refused: ${answer.text}`);
  return String(answer.json['token']);
}
