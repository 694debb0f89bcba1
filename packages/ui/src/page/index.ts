export { MAIN_ID, Page, SideLayout } from './page.tsx';
export { PageSkeleton } from './page-skeleton.tsx';
