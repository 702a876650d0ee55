import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { deliveryBus, sessionBus } from '@storefront/shared-domain/bus';
import { $isCoordinatesRequested, $signInRequested } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { CardSlot } from './card-slot';

/**
 * The slots in the separate document of the payment (ADR 0036), which has no widgets of other
 * remotes: the login is a page, and an address is used without the question about its place on the
 * map.
 */
export function PaymentSlots() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { signInRequested, dismissSignIn, coordinatesRequested, answerCoordinates } = useUnit({
    signInRequested: $signInRequested,
    dismissSignIn: sessionBus.signInDismissed,
    coordinatesRequested: $isCoordinatesRequested,
    answerCoordinates: deliveryBus.coordinatesAnswered,
  });

  useEffect(() => {
    if (!signInRequested) return;
    dismissSignIn();
    void navigate(paths.login({ returnTo: pathname }));
  }, [signInRequested, dismissSignIn, navigate, pathname]);
  useEffect(() => {
    if (coordinatesRequested) answerCoordinates();
  }, [coordinatesRequested, answerCoordinates]);

  return <CardSlot />;
}
