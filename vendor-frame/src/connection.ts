import { readVendorEvent, type VendorEvent } from '@storefront/shared-domain/contracts';

/**
 * Listens to the page around this document. Only the parent window is heard, only with this frame's
 * nonce, and after its first event only from the origin that sent it; `ready` goes to the parent
 * alone and says nothing else. Who may be the parent at all is in the document's policy
 * (`frame-ancestors`).
 */
export function connect(view: Window, heard: (event: VendorEvent) => void): void {
  const nonce = view.location.hash.slice(1);
  let origin: string | null = null;
  if (view.parent === view) return;
  view.addEventListener('message', ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (source !== view.parent || sender === 'null' || (origin !== null && sender !== origin))
      return;
    const event = readVendorEvent(data, nonce);
    if (event === null) return;
    origin = sender;
    heard(event);
  });
  view.parent.postMessage({ type: 'ready', nonce }, '*');
}
