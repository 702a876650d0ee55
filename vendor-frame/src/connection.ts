import { readVendorEvent, type VendorEvent } from '@storefront/shared-domain/contracts';

/**
 * Listens to the page around this document. Events are accepted only from the parent window, only
 * with this frame's nonce, and after the first event only from the origin that sent it; `ready` is
 * sent to the parent only and contains nothing else. The document's policy (`frame-ancestors`)
 * restricts the possible parents.
 */
export function connect(view: Window, received: (event: VendorEvent) => void): void {
  const nonce = view.location.hash.slice(1);
  let origin: string | null = null;
  if (view.parent === view) return;
  view.addEventListener('message', ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (source !== view.parent || sender === 'null' || (origin !== null && sender !== origin))
      return;
    const event = readVendorEvent(data, nonce);
    if (event === null) return;
    origin = sender;
    received(event);
  });
  view.parent.postMessage({ type: 'ready', nonce }, '*');
}
