import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardFieldsProps, Entered } from './card-fields.ts';
import { readFrameMessage } from './read-frame-message.ts';
import styles from './card-entry.module.css';

const FIRST_HEIGHT = 320;
/** Whatever the frame asks for, it stays a part of the screen. */
const MAX_HEIGHT = 1200;

/**
 * Its own scripts, and its own origin to be known by: the two together open nothing here, because that origin is never the
 * portal's. It may neither open windows nor lead this page elsewhere.
 */
const SANDBOX = 'allow-scripts allow-same-origin';

/** Fields in a frame of the provider's origin. Only that frame is listened to, and messages go to its origin only. */
export function FrameFields({ fields, ref, onEnterPressed }: CardFieldsProps<'frame'>) {
  const t = useTranslations('cardEntry');
  const frame = useRef<HTMLIFrameElement>(null);
  const settle = useRef<(entered: Entered) => void>(undefined);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const address = useMemo(() => addressFor(fields.url), [fields.url]);

  useImperativeHandle(ref, () => ({
    enter: () =>
      new Promise((resolve) => {
        settle.current = resolve;
        frame.current?.contentWindow?.postMessage({ type: 'submit' }, address.origin);
      }),
  }));

  const follow = useEffectEvent((data: unknown) => {
    const message = readFrameMessage(data);
    if (message?.type === 'resize') setHeight(Math.min(message.height, MAX_HEIGHT));
    if (message?.type === 'submit-asked') onEnterPressed();
    if (message?.type === 'entered') settle.current?.(message.entered);
  });

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (origin === address.origin && source === frame.current?.contentWindow) follow(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address.origin]);

  return (
    <iframe
      ref={frame}
      src={address.href}
      title={t('frame')}
      sandbox={SANDBOX}
      className={styles.frame}
      style={{ height }}
    />
  );
}

/** The frame posts its messages to the origin that it is given, and shows itself to no other. */
function addressFor(url: string): URL {
  const address = new URL(url);
  address.searchParams.set('origin', window.location.origin);
  return address;
}
