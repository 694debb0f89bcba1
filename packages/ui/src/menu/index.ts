export { Menu, type MenuProps } from './menu.tsx';
export { MenuButton, type MenuButtonProps } from './menu-button.tsx';
export type { MenuEntry, MenuGroup } from './menu-group.tsx';
