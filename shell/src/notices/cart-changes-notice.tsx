import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { $view } from '../restaurant/restaurant.model';
import { $cartChanges } from './cart-changes.model';
import { useNoOpenDialog } from './use-no-open-dialog';

function Unread() {
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  const isMyTurn = useNoOpenDialog();
  useEffect(() => {
    import(/* webpackChunkName: "cart-changes" */ './cart-changes-dialog')
      .then((module) => setDialog(() => module.CartChangesDialog))
      .catch(() => undefined); // the cart page shows its content and prices
  }, []);
  return isMyTurn && Dialog !== null ? <Dialog /> : null;
}

/**
 * Shows changes of the cart over any page until they are read. It waits until other dialogs are
 * closed; the dialog is loaded on demand.
 */
export function CartChangesNotice() {
  const { changes, view } = useUnit({ changes: $cartChanges, view: $view });
  return changes.length > 0 && view.kind === 'ready' ? <Unread /> : null;
}
