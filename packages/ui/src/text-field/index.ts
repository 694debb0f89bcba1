export { TextField, type TextFieldBehaviour, type TextFieldProps } from './text-field.tsx';
