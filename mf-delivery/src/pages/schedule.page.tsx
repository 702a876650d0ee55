import { useNavigate } from '@storefront/shared-ui/router';
import { paths } from '@storefront/shared-domain/paths';
import { ScheduleChoice } from '../features/opening/schedule-choice';

/** When the order is wanted (SHELL-20). */
export default function SchedulePage() {
  const navigate = useNavigate();
  return <ScheduleChoice onClose={() => void navigate(paths.delivery(), { replace: true })} />;
}
