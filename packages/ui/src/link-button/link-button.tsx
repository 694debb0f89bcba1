import type { ButtonLook } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { Icon } from '../icon/icon.tsx';
import { useLinks, type LinkElementProps } from '../link-provider/link-provider.tsx';

export interface LinkButtonProps extends ButtonLook, Omit<LinkElementProps, 'className' | 'style'> {}

/** Shows a link that looks like a button, for a navigation. With `download` it is a plain anchor. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  icon,
  iconAfter,
  isWide = false,
  children,
  ...props
}: LinkButtonProps) {
  const { Link: AppLink } = useLinks();
  const Element = props.download === undefined ? AppLink : 'a';
  const look = { 'data-variant': variant, 'data-size': size, 'data-wide': isWide || undefined };
  return (
    <Element {...props} {...look} className={buttonStyles['button']}>
      {icon !== undefined && <Icon path={icon} />}
      {children}
      {iconAfter !== undefined && <Icon path={iconAfter} />}
    </Element>
  );
}
