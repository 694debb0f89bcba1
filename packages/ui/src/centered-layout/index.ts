export { CenteredLayout, type CenteredLayoutProps } from './centered-layout.tsx';
