/**
 * Types of the service worker APIs in use; TypeScript's own types for workers conflict with those
 * for pages.
 */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface MessageFromPage extends LastingEvent {
  readonly data: unknown;
}

export interface PushedEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationTouched extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  message: MessageFromPage;
  push: PushedEvent;
  notificationclick: NotificationTouched;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly OpenWindow[]>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    received: (event: Events[Name]) => void,
  ): void;
}

export const scope = globalThis as unknown as WorkerScope;
