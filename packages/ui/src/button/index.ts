export { Button, type ButtonBehaviour, type ButtonLook, type ButtonProps } from './button.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { default as iconButtonStyles } from './icon-button.module.css';
