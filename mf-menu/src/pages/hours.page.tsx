import { StatusBadge } from '../features/header/status-badge';
import { OpeningHours } from '../features/hours/opening-hours';
import { ServicePage } from '../features/tabs/service-page';

/** SHELL-09 */
export default function HoursPage() {
  return (
    <ServicePage tab="hours" status={<StatusBadge />}>
      {(info) => <OpeningHours info={info} />}
    </ServicePage>
  );
}
