import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { stagesRequested } from './stages.model';

const EVERY_MS = 30_000;

/** Reads the stages of the shown orders every 30 s while the page is visible. */
export function useStages(): void {
  const request = useUnit(stagesRequested);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') request();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [request]);
}
