export { PageTitleBar, type PageTitleBarProps } from './page-title-bar.tsx';
