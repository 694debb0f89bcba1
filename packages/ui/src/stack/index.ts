export { ButtonRow, FormStack, Stack, type StackProps } from './stack.tsx';
