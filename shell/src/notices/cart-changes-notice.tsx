import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { $view } from '../restaurant/restaurant.model';
import { $cartChanges } from './cart-changes.model';
import { useTurn } from './use-turn';

function Unread() {
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  const isMyTurn = useTurn();
  useEffect(() => {
    import(/* webpackChunkName: "cart-changes" */ './cart-changes-dialog')
      .then((module) => setDialog(() => module.CartChangesDialog))
      .catch(() => undefined); // the cart itself shows what it holds and costs
  }, []);
  return isMyTurn && Dialog !== null ? <Dialog /> : null;
}

/**
 * Tells what changed in the cart, over any page, until it is read. It waits for dialogs that are
 * open; its own parts are loaded when there is something to tell.
 */
export function CartChangesNotice() {
  const { changes, view } = useUnit({ changes: $cartChanges, view: $view });
  return changes.length > 0 && view.kind === 'ready' ? <Unread /> : null;
}
