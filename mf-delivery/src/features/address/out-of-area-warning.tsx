import { useUnit } from 'effector-react';
import { OutOfAreaAlert } from '../../lib/out-of-area-alert';
import { $isWarning, warningRead } from './address.model';

/** Opens for the last address. */
export function OutOfAreaWarning() {
  const [isWarning, read] = useUnit([$isWarning, warningRead]);
  return <OutOfAreaAlert isOpen={isWarning} onRead={read} />;
}
