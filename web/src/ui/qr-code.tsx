import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** A quiet zone of four modules, as scanners ask for. */
const BORDER = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Share of it that may be damaged: little on a clean screen, less still where it holds much. */
  readonly correction?: 'L' | 'M';
}

/** A text as a square to scan; `label` says what it holds to those who do not see it. */
export function QrCode({ text, label, correction = 'M' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: correction, border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true" focusable="false">
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={dark.join('')} fill="#000" />
      </svg>
      <figcaption className="visually-hidden">{label}</figcaption>
    </figure>
  );
}
