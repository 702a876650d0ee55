import { useEffect, useState } from 'react';

/**
 * True once no dialog stands over the page, and from then on: a message that came by itself waits
 * until what the customer is asked is answered.
 */
export function useTurn(): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => {
    if (isMine) return undefined;
    // The observer may speak once more when the message's own dialog opens: a turn that was given
    // is not taken back.
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
