export { AssociationSwitcher, type AssociationSwitcherProps } from './association-switcher.tsx';
