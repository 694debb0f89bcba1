import { create } from 'qrcode';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** The text in the code, such as a URL. */
  value: string;
  label: string;
}

/** The empty modules around the code that the standard requires (ISO/IEC 18004). */
const MARGIN = 4;

/** Shows a text as a QR code. It is drawn in the browser, so that no server sees the text. */
export function QrCode({ value, label }: QrCodeProps) {
  const { modules } = create(value, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const path = Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => modules.get(Math.floor(index / size), index % size))
    .map((index) => `M${(index % size) + MARGIN},${Math.floor(index / size) + MARGIN}h1v1h-1z`)
    .join('');
  const full = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${full} ${full}`}
      shapeRendering="crispEdges"
      className={styles['code']}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
