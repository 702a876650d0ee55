import { type NotificationTouched, type PushedEvent, scope } from './worker-scope';

/** What the server sends: texts, and the address of the order's page on this origin. */
interface News {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** News of one order takes the place of its last. */
  readonly tag: string;
  readonly icon?: string | undefined;
}

/**
 * The compiler's description leaves out what not every browser has. Without a tag browsers refuse
 * it.
 */
type RenewableOptions = NotificationOptions & { readonly renotify?: true };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function newsOf(data: PushedEvent['data']): News | null {
  try {
    const { title, body, url, tag, icon } = data?.json() as Record<string, unknown>;
    return text(title) === ''
      ? null
      : {
          title: text(title),
          body: text(body),
          url: pathOf(text(url)),
          tag: text(tag),
          icon: typeof icon === 'string' ? pathOf(icon) : undefined,
        };
  } catch {
    return null; // no message of ours
  }
}

/** Only addresses of this origin are opened or shown. */
function pathOf(address: string): string {
  const url = new URL(address, scope.location.origin);
  return url.origin === scope.location.origin ? url.pathname + url.search : '/';
}

/**
 * Shows what was pushed. What takes the place of earlier news is heard, too: without `renotify`
 * only the first of an order would be.
 */
export async function showNews(data: PushedEvent['data']): Promise<void> {
  const news = newsOf(data);
  if (news === null) return;
  const { title, body, url, tag, icon } = news;
  const options: RenewableOptions = {
    body,
    tag,
    data: { url },
    ...(tag === '' ? {} : { renotify: true }),
    ...(icon === undefined ? {} : { icon }),
  };
  await scope.registration.showNotification(title, options);
}

/** Opens the page of the order, in the window that shows it already, else in a new one. */
export async function openOrder(notification: NotificationTouched['notification']): Promise<void> {
  notification.close();
  const url = new URL(
    pathOf(text((notification.data as { url?: unknown } | null)?.url)),
    scope.location.origin,
  ).href;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((window) => window.url === url);
  if (open) await open.focus();
  else await scope.clients.openWindow(url);
}
