import type { Language } from '@storefront/shared-domain/contracts';
import type { ApiError } from '@storefront/shared-domain/http';
import { keys, PushAnswer, storage } from '@storefront/shared-domain/storage';
import { loadCalls } from '../session/load-calls';
import { loadHttp } from '../session/provide-http';

/**
 * Push permission state of this browser: unsupported, blocked, not requested yet, or the customer's
 * answer.
 */
export type PushState = 'impossible' | 'blocked' | 'undecided' | PushAnswer;

/**
 * Result of turning notifications on: the browser's permission prompt may be refused, or closed
 * without an answer; or another device placed the order.
 */
export type TurnedOn = 'on' | 'blocked' | 'unanswered' | 'foreign';

const worker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return null;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.active ? registration : null;
};

export async function readPushState(): Promise<PushState> {
  if ((await worker()) === null) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  const answer = storage.read(keys.push, PushAnswer);
  return answer === 'on' && Notification.permission !== 'granted'
    ? 'undecided'
    : (answer ?? 'undecided');
}

const parseBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/**
 * A browser subscribes to one key at a time: an old key, which the server no longer has, is
 * unsubscribed first.
 */
async function subscribed(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: parseBytes(publicKey) };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

/**
 * Requests the permission, subscribes this device and sends the subscription to the server. Throws
 * when browser, push service or server fail.
 */
export async function turnOn(uuid: string, language: Language): Promise<TurnedOn> {
  const registration = await worker();
  if (registration === null) throw new Error('no service worker is active');
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'unanswered';
  const [{ callApi }, calls] = await Promise.all([loadHttp(), loadCalls()]);
  const { publicKey } = await callApi(calls.getPushKey, {});
  const { endpoint, keys: made } = (await subscribed(registration.pushManager, publicKey)).toJSON();
  if (endpoint === undefined || !made?.['p256dh'] || !made['auth'])
    throw new Error('the browser gave no keys');
  try {
    await callApi(calls.subscribePush, {
      params: { uuid },
      body: { endpoint, keys: { p256dh: made['p256dh'], auth: made['auth'] }, language },
    });
  } catch (error) {
    if ((error as ApiError).code !== 'order_view_only') throw error;
    return 'foreign';
  }
  storage.write(keys.push, 'on');
  // DOMAIN-055: the id of this device at the push service
  storage.write(keys.oneSignalId, endpoint);
  return 'on';
}

/**
 * Ends the subscription of this device at once. The server is informed now, or by the failure of
 * its next message. Throws when the browser fails: notifications then stay on, and so does the
 * stored state.
 */
export async function turnOff(uuid: string): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  storage.write(keys.push, 'off');
  storage.remove(keys.oneSignalId);
  if (!subscription) return;
  const { endpoint } = subscription;
  await Promise.all([loadHttp(), loadCalls()])
    .then(([{ callApi }, calls]) =>
      callApi(calls.unsubscribePush, { params: { uuid }, body: { endpoint } }),
    )
    .catch(() => undefined);
}
