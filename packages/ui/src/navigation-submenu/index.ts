export { NavigationSubmenu, type NavigationSubmenuProps } from './navigation-submenu.tsx';
