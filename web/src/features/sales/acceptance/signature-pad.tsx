import { useImperativeHandle, useRef, type PointerEvent, type Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import styles from './acceptance.module.css';

/** Signature as drawn. */
export interface Drawing {
  /** A PNG in base64; null when nothing was drawn, or the browser draws nothing. */
  read(): string | null;
}

interface SignaturePadProps {
  readonly ref: Ref<Drawing>;
  readonly label: string;
  readonly clear: string;
}

/** In pixels of the picture, whatever the screen: it stays well below what the server takes. */
const WIDTH = 600;
const HEIGHT = 180;

/** A surface to draw on with a finger, a pen or a mouse. It is never needed: who types their name has signed. */
export function SignaturePad({ ref, label, clear }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawn = useRef(false);
  useImperativeHandle(ref, () => ({
    read: () => {
      const picture = isDrawn.current ? canvas.current?.toDataURL('image/png') : undefined;
      return picture?.split(',')[1] ?? null;
    },
  }));

  const move = (event: PointerEvent<HTMLCanvasElement>, isStart: boolean): void => {
    const pen = event.currentTarget.getContext('2d');
    if (!pen || (!isStart && event.buttons === 0)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [((event.clientX - left) * WIDTH) / width, ((event.clientY - top) * HEIGHT) / height];
    if (isStart) {
      event.currentTarget.setPointerCapture(event.pointerId);
      Object.assign(pen, { lineWidth: 3, lineCap: 'round', lineJoin: 'round', strokeStyle: '#1b241e' });
      pen.beginPath();
      pen.moveTo(x, y);
    }
    pen.lineTo(x, y);
    pen.stroke();
    isDrawn.current = true;
  };
  const wipe = (): void => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT);
    isDrawn.current = false;
  };

  return (
    <Stack as="fieldset" className={styles.pad} gap="xs" align="start">
      <legend className="visually-hidden">{label}</legend>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        onPointerDown={(event) => move(event, true)}
        onPointerMove={(event) => move(event, false)}
      />
      <Button variant="subtle" onClick={wipe}>
        {clear}
      </Button>
    </Stack>
  );
}
