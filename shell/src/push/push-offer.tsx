import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useNoOpenDialog } from '../notices/use-no-open-dialog';
import { $offered, pushOfferDismissed } from './push.model';

function Offered({ uuid }: { uuid: string }) {
  const [Dialog, setDialog] = useState<ComponentType<{ uuid: string }> | null>(null);
  const isMyTurn = useNoOpenDialog();
  const dismiss = useUnit(pushOfferDismissed);
  useEffect(() => {
    import(/* webpackChunkName: "push" */ './push-dialog')
      .then(({ PushDialog }) => setDialog(() => PushDialog))
      .catch(() => dismiss()); // the order's page has the setting, too
  }, [dismiss]);
  return isMyTurn && Dialog !== null ? <Dialog uuid={uuid} /> : null;
}

/**
 * Offers notifications of an order on this device, after earlier dialogs are closed (SHELL-58,
 * OPEN-083).
 */
export function PushOffer() {
  const uuid = useUnit($offered);
  return uuid === null ? null : <Offered key={uuid} uuid={uuid} />;
}
