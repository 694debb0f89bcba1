export { StepLinks } from './step-links.tsx';
