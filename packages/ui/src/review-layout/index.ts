export { ReviewLayout, type ReviewLayoutProps } from './review-layout.tsx';
