/**
 * Shutdown state of a server. `close` marks it as closing, once; listeners added by `onClosing` are
 * called then.
 */
export type ShutdownState = {
  readonly isClosing: () => boolean;
  close(): void;
  onClosing(send: () => void): void;
};

export function createShutdownState(): ShutdownState {
  let isClosing = false;
  const listeners: (() => void)[] = [];
  return {
    isClosing: () => isClosing,
    close: () => {
      if (isClosing) return;
      isClosing = true;
      for (const send of listeners) send();
    },
    onClosing: (send) => void listeners.push(send),
  };
}
