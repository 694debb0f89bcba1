export { NavBar, NavLink, type NavLinkProps } from './nav-bar.tsx';
