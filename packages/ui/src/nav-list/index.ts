export { NavList, type NavListGroup, type NavListProps } from './nav-list.tsx';
