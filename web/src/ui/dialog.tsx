import { createContext, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CloseIcon } from './icons.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** At the edge of the screen, as high as it, instead of in the middle. */
  readonly side?: boolean;
}

/** Closes the dialog around. */
export const Closing = createContext<(() => void) | undefined>(undefined);

/** Title of the dialog around; null outside of any. */
export const DialogTitle = createContext<string | null>(null);

/** A modal dialog, shown for as long as it is rendered. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children, side = false }: DialogProps) {
  const t = useTranslations('ui');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);

  // before the paint, and closed before it is taken away: only then does the browser give the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // what scrolls takes the focus in some browsers, before the first field that is in it
    if (document.activeElement === body.current)
      body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-side={side || undefined}
      aria-labelledby={id}
      // the window in which a file is chosen says the same when it is left, from within
      onCancel={({ target, currentTarget }) => (target === currentTarget ? onClose() : undefined)}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div ref={body} className={styles.body}>
        <Closing value={onClose}>
          <DialogTitle value={title}>{children}</DialogTitle>
        </Closing>
      </div>
      {/* last, so that the focus starts on what the dialog is for */}
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </button>
    </dialog>
  );
}
