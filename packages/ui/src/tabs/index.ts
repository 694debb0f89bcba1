export { TabLinks, type TabLinksProps } from './tab-links.tsx';
export { Tabs, type TabsProps } from './tabs.tsx';
