import { Link, type LinkProps } from '../router';
import { buttonClass, ButtonFace, type ButtonLook } from './button-face';

export type LinkButtonProps = Omit<LinkProps, 'className' | 'style'> & ButtonLook;

/** A router link styled as a button, for navigation only. */
export function LinkButton({ variant, size, wide, icon, end, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={buttonClass({ variant, size, wide, end })}>
      <ButtonFace icon={icon} end={end}>
        {children}
      </ButtonFace>
    </Link>
  );
}
