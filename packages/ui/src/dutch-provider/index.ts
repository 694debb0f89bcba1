export { DutchProvider } from './dutch-provider.tsx';
