export { SaveButton, type SaveButtonProps } from './save-button.tsx';
