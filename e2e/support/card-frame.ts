import type { FrameLocator, Page, Request } from '@playwright/test';
import type { Language } from '@storefront/shared-domain/contracts';

/** The page's start message to the card's document, without its nonce. */
export type FrameStart = {
  mode: 'new' | 'cvv';
  language: Language;
  bearer: string | null;
  card?: { uuid: string; brand: string; lastDigits: string };
};

const DEVICE = '0b0f7a9e-6a55-4f6a-8d1c-6a3f0a4d9a10';
const CLIENT = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '11987654321',
  cpf: '52998224725',
  car_plate: '',
  car_model_color: '',
};

/**
 * The card's own document inside the storefront's page, with the page's side of its protocol played
 * by hand.
 */
export class CardFrame {
  constructor(private readonly page: Page) {}

  get form(): FrameLocator {
    return this.page.frameLocator('iframe#card-frame');
  }

  /**
   * Adds the frame to the open page and starts its form; resolves when the form reports that it is
   * rendered.
   */
  async open(start: FrameStart): Promise<void> {
    await this.page.evaluate(
      ({ given, device, client }) =>
        new Promise<void>((resolve) => {
          const { config } = JSON.parse(
            document.getElementById('composition')?.textContent ?? '{}',
          ) as { config: { apiBase: string; services?: { cardBase?: string } } };
          const url = new URL(
            `${config.services?.cardBase ?? config.apiBase}/card-form/`,
            location.href,
          );
          const nonce = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11';
          const frame = document.createElement('iframe');
          Object.assign(frame, { id: 'card-frame', title: 'Card', src: `${url.href}#${nonce}` });
          Object.assign(frame.style, {
            position: 'fixed',
            inset: '0',
            width: '100%',
            height: '100%',
            border: '0',
            background: 'white',
            zIndex: '1000',
          });
          const received: unknown[] = [];
          Object.assign(window, { cardFrameReceived: received, cardFrameOrigin: url.origin });
          addEventListener('message', (event) => {
            if (event.source !== frame.contentWindow || event.origin !== url.origin) return;
            received.push(event.data);
            if ((event.data as { type: string }).type === 'ready') resolve();
          });
          frame.addEventListener('load', () =>
            frame.contentWindow?.postMessage(
              {
                type: 'start',
                nonce,
                restaurantId: 101,
                fingerprint: device,
                colors: { main: '#b3261e', onMain: '#ffffff' },
                client,
                ...given,
              },
              url.origin,
            ),
          );
          document.body.append(frame);
        }),
      { given: start, device: DEVICE, client: CLIENT },
    );
  }

  /** Answers a pressed Finish. */
  submit(shouldStoreCard: boolean, bearer: string | null): Promise<void> {
    return this.page.evaluate(
      ({ stores, token }) => {
        const frame = document.getElementById('card-frame') as HTMLIFrameElement;
        const { cardFrameOrigin } = window as unknown as { cardFrameOrigin: string };
        frame.contentWindow?.postMessage(
          {
            type: 'submit',
            nonce: '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11',
            shouldStoreCard: stores,
            bearer: token,
          },
          cardFrameOrigin,
        );
      },
      { stores: shouldStoreCard, token: bearer },
    );
  }

  /** Messages that the page has received from the frame, without `ready` and `resized`. */
  async received(): Promise<{ type: string; [more: string]: unknown }[]> {
    const all = await this.page.evaluate(
      () => (window as unknown as { cardFrameReceived: { type: string }[] }).cardFrameReceived,
    );
    return all.filter(({ type }) => type !== 'ready' && type !== 'resized');
  }
}

/**
 * Bodies and addresses of all requests of a page from now on, but for those of the card's document
 * itself.
 */
export function requestsOfPage(page: Page): () => string {
  const seen: string[] = [];
  const isOfForm = (request: Request): boolean =>
    /\/(card-form|asaas\/payment\/credit-card)(\/|$)/.test(new URL(request.url()).pathname);
  page.on('request', (request) => {
    if (!isOfForm(request)) seen.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return () => seen.join('\n');
}
