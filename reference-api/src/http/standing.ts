/**
 * Whether a server still wants requests. `close` says once that it will end soon; whoever asked by
 * `onClosing` is told.
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
