export { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';
