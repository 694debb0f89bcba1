export { FloatingPanel, type FloatingPanelProps } from './floating-panel.tsx';
