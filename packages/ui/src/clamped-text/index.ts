export { ClampedText } from './clamped-text.tsx';
