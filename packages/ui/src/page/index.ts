export { MAIN_ID, Page, SideLayout, SkipLink } from './page.tsx';
