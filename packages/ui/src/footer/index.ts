export { Footer, type FooterColumn, type FooterEntry, type FooterProps } from './footer.tsx';
