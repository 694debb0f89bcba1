export { InputField, type InputBehaviour, type InputFieldProps } from './input-field.tsx';
