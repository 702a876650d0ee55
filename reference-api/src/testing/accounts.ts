import { PASSWORD, TRATTORIA } from './restaurants';
import type { TestApi } from './test-api';

/** Logs one of the trattoria's customers in; answers the token. */
export async function logIn(api: TestApi, email: string, password = PASSWORD): Promise<string> {
  const answer = await api.call('POST', `/restaurant/${TRATTORIA}/public/client/auth`, { body: { email, password, loginMode: 'email' } });
  if (answer.status !== 200) throw new Error(`login was refused: ${answer.text}`);
  return String(answer.json['token']);
}
