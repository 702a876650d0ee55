import { PASSWORD, TRATTORIA } from './restaurants';
import type { Answer, TestApi } from './test-api';

/** A session as a browser holds it: the token its scripts read, and the cookie they cannot. */
export type Device = { token: string; cookie: string };

/** The name and value of the cookie an answer sets; '' when it sets none. */
export const cookieOf = ({ headers }: Answer): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** Logs one of the trattoria's customers in, as a browser does. */
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

/** Asks for a new token (API-33) and keeps what comes; the answer stays to be looked at. */
export async function renew(
  api: Pick<TestApi, 'call'>,
  device: Device,
  headers: Record<string, string> = {},
): Promise<{ answer: Answer; device: Device }> {
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

/** Logs one of the trattoria's customers in; answers the token. */
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
