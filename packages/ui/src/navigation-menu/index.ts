export { NavigationMenu, NavLink, type NavLinkProps } from './navigation-menu.tsx';
