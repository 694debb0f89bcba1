export { ToastRegion, type ToastRegionProps } from './toast-region.tsx';
export type { ToastMessage } from './toast.tsx';
