export { Menu, type MenuProps } from './menu.tsx';
export {
  MenuButton,
  MenuIconButton,
  type MenuButtonProps,
  type MenuIconButtonProps,
} from './menu-button.tsx';
export type { MenuEntry, MenuGroup } from './menu-group.tsx';
