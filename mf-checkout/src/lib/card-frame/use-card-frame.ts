import { serverNow } from '@storefront/shared-domain/clock';
import {
  type CardFrameStart,
  type FromCardFrame,
  readFromCardFrame,
  type ToCardFrame,
} from '@storefront/shared-domain/contracts';
import { cardFrameAddress, type CardFrameAddress } from '@storefront/shared-domain/http';
import { fingerprintOf, randomUuid, storage } from '@storefront/shared-domain/storage';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { $frameBasis, type FrameBasis } from './frame-basis.model';

/** A message without the frame's nonce, which is added when it is sent. */
type Said<Message> = Message extends unknown ? Omit<Message, 'nonce'> : never;

type Frame = {
  readonly element: HTMLIFrameElement;
  readonly address: CardFrameAddress;
  readonly nonce: string;
};

/**
 * Sends a message to the card's document. The target origin prevents delivery to another document
 * if the frame has navigated.
 */
function sendToFrame({ element, address, nonce }: Frame, message: Said<ToCardFrame>): void {
  element.contentWindow?.postMessage({ ...message, nonce }, address.origin);
}

/**
 * Listens to messages of the card's document and ignores all that differ in window, origin or
 * nonce. Returns the unsubscribe function.
 */
function receiveFromFrame(
  { element, address, nonce }: Frame,
  listener: (message: FromCardFrame) => void,
): () => void {
  const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== element.contentWindow || origin !== address.origin) return;
    const message = readFromCardFrame(data, nonce);
    if (message !== null) listener(message);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

type Own<Start> = Start extends unknown
  ? Omit<Start, keyof FrameBasis | 'type' | 'nonce' | 'fingerprint' | 'now'>
  : never;

/** Purpose of the document: a new card of this customer, or the CVV of this stored card. */
export type FramePurpose = Own<CardFrameStart>;

/** loading: the document is loading; ready: its form is shown; failed: it did not load. */
export type FrameState = 'loading' | 'ready' | 'failed';

/** Timeout in ms after which the document counts as failed. */
const READY_WITHIN_MS = 15_000;

type Opened = { readonly address: CardFrameAddress; readonly nonce: string };
const openAnew = (): Opened => {
  const nonce = randomUuid();
  return { nonce, address: cardFrameAddress(window.location.href, nonce) };
};

/**
 * The page's end of the card's document: its URL, its requested height, and a function to send
 * messages. It starts when the document has loaded; `retry` opens a new one. `onMessage` receives
 * all other messages of the document.
 */
export function useCardFrame(purpose: FramePurpose, onMessage: (message: FromCardFrame) => void) {
  const basis = useUnit($frameBasis);
  const frame = useRef<HTMLIFrameElement>(null);
  const [opened, setOpened] = useState(openAnew);
  const [state, setState] = useState<FrameState>('loading');
  const [height, setHeight] = useState(0);
  const latest = useRef({ basis, purpose, onMessage });
  useEffect(() => {
    latest.current = { basis, purpose, onMessage };
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    return receiveFromFrame({ element, ...opened }, (message) => {
      if (message.type === 'ready') setState('ready');
      if (message.type === 'ready' || message.type === 'resized') setHeight(message.height);
      else latest.current.onMessage(message);
    });
  }, [opened]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = window.setTimeout(() => setState('failed'), READY_WITHIN_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  const send = useCallback(
    (message: Said<ToCardFrame>) => {
      if (frame.current !== null) sendToFrame({ element: frame.current, ...opened }, message);
    },
    [opened],
  );
  const start = (): void => {
    const { basis: now, purpose: own } = latest.current;
    if (now !== null)
      send({
        type: 'start',
        ...now,
        ...own,
        fingerprint: fingerprintOf(storage),
        now: serverNow(),
      } as Said<ToCardFrame>);
  };
  const retry = (): void => {
    setState('loading');
    setOpened(openAnew());
  };
  return { frame, url: opened.address.url, state, height, send, start, retry };
}
