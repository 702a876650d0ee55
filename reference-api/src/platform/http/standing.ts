/**
 * Shutdown state of a server. `close` marks it as closing, once; listeners added by `onClosing` are
 * called then.
 */
export type Standing = {
  readonly isClosing: () => boolean;
  close(): void;
  onClosing(tell: () => void): void;
};

export function createStanding(): Standing {
  let isClosing = false;
  const listeners: (() => void)[] = [];
  return {
    isClosing: () => isClosing,
    close: () => {
      if (isClosing) return;
      isClosing = true;
      for (const tell of listeners) tell();
    },
    onClosing: (tell) => void listeners.push(tell),
  };
}
