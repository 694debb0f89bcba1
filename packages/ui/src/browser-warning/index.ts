export { BrowserWarning } from './browser-warning.tsx';
