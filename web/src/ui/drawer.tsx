import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Row } from './layout.tsx';
import styles from './drawer.module.css';
import { CloseIcon } from './icons.tsx';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Panel beside a list, which stays in use. The focus goes into it and comes back to where it was, unless it has gone elsewhere
 * meanwhile; Escape closes it from inside.
 */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const t = useTranslations('ui');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // before the paint, and given back before the panel is taken away
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const element = panel.current;
    const closeByKey = ({ key, target }: KeyboardEvent): void => {
      // a dialog that was opened from here is closed first, by itself
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !isInDialog) onClose();
    };
    element?.addEventListener('keydown', closeByKey);
    return () => element?.removeEventListener('keydown', closeByKey);
  }, [onClose]);

  return (
    <aside ref={panel} className={styles.drawer} aria-labelledby={id}>
      <Row className={styles.head} gap="lg" isWhole align="start" justify="between">
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </Row>
      {children}
    </aside>
  );
}
