import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { Prose } from '../../ui/prose.tsx';
import styles from './legal.module.css';

export type LegalText = 'terms' | 'privacy';

interface LegalDialogProps {
  readonly text: LegalText;
  readonly version: string;
  readonly onClose: () => void;
}

/** The terms of use or the privacy policy, to be read where they are to be accepted. */
export function LegalDialog({ text, version, onClose }: LegalDialogProps) {
  const t = useTranslations('legal');
  return (
    <Dialog title={t(`${text}.title`)} onClose={onClose}>
      <p className={styles.version}>{t('version', { version })}</p>
      <Prose>{t.rich(`${text}.text`, TAGS)}</Prose>
    </Dialog>
  );
}

const TAGS = {
  h: (words: ReactNode) => <h3 className={styles.heading}>{words}</h3>,
  p: (words: ReactNode) => <p>{words}</p>,
  ul: (words: ReactNode) => <ul>{words}</ul>,
  b: (words: ReactNode) => <strong>{words}</strong>,
  li: (words: ReactNode) => <li>{words}</li>,
};
