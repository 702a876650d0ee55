import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '@storefront/shared-domain/paths';
import { useLocation, useSearchParams } from '@storefront/shared-ui/router';
import { $isPushOffered } from './push.model';

function Loaded({ uuid }: { uuid: string }) {
  const [Setting, setSetting] = useState<ComponentType<{ uuid: string }> | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "push" */ './push-setting')
      .then(({ PushSetting }) => setSetting(() => PushSetting))
      .catch(() => undefined);
  }, []);
  return Setting === null ? null : <Setting uuid={uuid} />;
}

/**
 * Slot of the notification setting: below the tracking page, where the restaurant sends
 * notifications.
 */
export function PushPlace() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isOffered = useUnit($isPushOffered);
  const uuid = query.get('token');
  return isOffered && pathname === paths.track() && uuid ? <Loaded key={uuid} uuid={uuid} /> : null;
}
