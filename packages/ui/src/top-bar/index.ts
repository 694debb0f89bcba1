export { TopBar, type TopBarProps } from './top-bar.tsx';
export { AssociationLabel, type AssociationLabelProps } from './association-label.tsx';
