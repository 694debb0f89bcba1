export { NavigationList, type NavListGroup, type NavigationListProps } from './navigation-list.tsx';
