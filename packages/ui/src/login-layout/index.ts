export { LoginLayout, type LoginLayoutProps } from './login-layout.tsx';
