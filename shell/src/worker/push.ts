import { type NotificationTouched, type PushedEvent, scope } from './worker-scope';

/** Push message of the server: texts, and the URL of the order's page on this origin. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A message replaces the previous one with the same tag: one per order. */
  readonly tag: string;
  readonly icon?: string | undefined;
}

/**
 * TypeScript's type lacks `renotify`, which not all browsers support. Without a tag browsers refuse
 * it.
 */
type RenewableOptions = NotificationOptions & { readonly renotify?: true };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function parsePushMessage(data: PushedEvent['data']): PushMessage | null {
  try {
    const { title, body, url, tag, icon } = data?.json() as Record<string, unknown>;
    return text(title) === ''
      ? null
      : {
          title: text(title),
          body: text(body),
          url: toPath(text(url)),
          tag: text(tag),
          icon: typeof icon === 'string' ? toPath(icon) : undefined,
        };
  } catch {
    return null; // not a message of this server
  }
}

/** Only URLs of this origin are opened or shown. */
function toPath(address: string): string {
  const url = new URL(address, scope.location.origin);
  return url.origin === scope.location.origin ? url.pathname + url.search : '/';
}

/**
 * Shows a push message. `renotify` makes a replacement alert again: otherwise only the first
 * message of an order would.
 */
export async function showPushMessage(data: PushedEvent['data']): Promise<void> {
  const update = parsePushMessage(data);
  if (update === null) return;
  const { title, body, url, tag, icon } = update;
  const options: RenewableOptions = {
    body,
    tag,
    data: { url },
    ...(tag === '' ? {} : { renotify: true }),
    ...(icon === undefined ? {} : { icon }),
  };
  await scope.registration.showNotification(title, options);
}

/** Opens the order's page, in the window that already shows it, else in a new one. */
export async function openOrder(notification: NotificationTouched['notification']): Promise<void> {
  notification.close();
  const url = new URL(
    toPath(text((notification.data as { url?: unknown } | null)?.url)),
    scope.location.origin,
  ).href;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((window) => window.url === url);
  if (open) await open.focus();
  else await scope.clients.openWindow(url);
}
