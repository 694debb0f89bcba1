export { SelectMenu, type SelectMenuProps } from './select-menu.tsx';
