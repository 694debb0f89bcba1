export { SearchPanel, type SearchPanelProps } from './search-panel.tsx';
export type { SearchResult, SearchResultGroup } from './result-group.tsx';
