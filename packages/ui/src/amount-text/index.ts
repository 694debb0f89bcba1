export { AmountText, type AmountTextProps } from './amount-text.tsx';
