import { calls } from '@storefront/shared-domain/contracts';
import type { Language } from '@storefront/shared-domain/contracts';
import { keys, PushAnswer, storage } from '@storefront/shared-domain/storage';
import { loadHttp } from '../remotes/provide-http';

/**
 * How this browser stands to news of orders: it has no way, forbids it, was never asked, or was
 * told on or off.
 */
export type PushStanding = 'impossible' | 'blocked' | 'unasked' | PushAnswer;

/**
 * What came of turning them on: the browser's own question may be refused, or closed without an
 * answer.
 */
export type TurnedOn = 'on' | 'blocked' | 'unanswered';

const worker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return null;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.active ? registration : null;
};

export async function pushStanding(): Promise<PushStanding> {
  if ((await worker()) === null) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  const answer = storage.read(keys.push, PushAnswer);
  return answer === 'on' && Notification.permission !== 'granted'
    ? 'unasked'
    : (answer ?? 'unasked');
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/**
 * A browser subscribes to one key at a time: one of before, which the server has no more, is let
 * go.
 */
async function subscribed(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

/**
 * Asks for the permission, subscribes this device and tells the server of it. Throws when browser,
 * push service or server fail.
 */
export async function turnOn(uuid: string, language: Language): Promise<TurnedOn> {
  const registration = await worker();
  if (registration === null) throw new Error('no service worker is active');
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'unanswered';
  const { callApi } = await loadHttp();
  const { publicKey } = await callApi(calls.getPushKey, {});
  const { endpoint, keys: made } = (await subscribed(registration.pushManager, publicKey)).toJSON();
  if (endpoint === undefined || !made?.['p256dh'] || !made['auth'])
    throw new Error('the browser gave no keys');
  await callApi(calls.subscribePush, {
    params: { uuid },
    body: { endpoint, keys: { p256dh: made['p256dh'], auth: made['auth'] }, language },
  });
  storage.write(keys.push, 'on');
  // DOMAIN-055: by what this device is known to whoever pushes
  storage.write(keys.oneSignalId, endpoint);
  return 'on';
}

/**
 * Tells no more of any order: the subscription ends here at once, and the server learns of it now
 * or with its next message. Throws when the browser fails: then it goes on being told, and nothing
 * says otherwise.
 */
export async function turnOff(uuid: string): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  storage.write(keys.push, 'off');
  storage.remove(keys.oneSignalId);
  if (!subscription) return;
  const { endpoint } = subscription;
  await loadHttp()
    .then(({ callApi }) => callApi(calls.unsubscribePush, { params: { uuid }, body: { endpoint } }))
    .catch(() => undefined);
}
