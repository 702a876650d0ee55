import { useEffect, useState } from 'react';

/**
 * True once no dialog is open, and from then on: a message that opens by itself waits until the
 * customer has answered other dialogs.
 */
export function useNoOpenDialog(): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => {
    if (isMine) return undefined;
    // The observer may run once more when the message's own dialog opens, so true is never reset.
    const look = () =>
      setMine((wasMine) => wasMine || document.querySelector('dialog[open]') === null);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    const first = requestAnimationFrame(look);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(first);
    };
  }, [isMine]);
  return isMine;
}
